"""What the table takes from the player's wishes: cards, cloth and scale; it is laid anew when one changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.cards.suit import SUITS
from game.rules.auction import course_of
from game.rules.options.rules import Rules
from game.scenes.cards.deck import Deck, deck_for
from game.scenes.cards.pictures import CardPictures
from game.scenes.cards.printing import Printing, printing_for
from game.scenes.page_desk import PageDesk
from game.scenes.preferences import Cloth, DeckFace, Language, Venue
from game.scenes.surroundings import away_of, venue_of
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import THREE, TWO
from game.scenes.table.motion.flights import Flights
from game.scenes.table.picture.backdrop import backdrop
from game.scenes.table.picture.easel import Easel

ROOM = (890.0, 515.0)
"""The design units, across and down, in which a table still has a place for everything.

What gives way before that, in this order: the backs of the others, which do not grow at all; the own cards,
of whose enlargement a quarter is left (they fill a third of the window as it is); portraits and plates, of
whose enlargement six tenths are left; the cards of the trick, which take what room there is. Words, buttons,
the score and questions never give way, and nothing is laid over the own hand.

So 1280 x 720 pixels hold 1.40. With backs half as large and a hand that no longer grows it would be 1.54, but
then one's own call finds no room beside the hand; 2.5 it can never be: the score (106 units), a question
(150) and the hand below each other would be 880 pixels high.
"""
ROOM_WITH_PACK = (1000.0, 575.0)
"""The same where the turned card lies above the calls, or a part of the pack opposite."""
ROOM_OF_SIX = (1060.0, 640.0)
"""The same where there are six games to call, below the pack."""


@dataclass(frozen=True, slots=True)
class Dress:
    """The wishes that a table follows."""

    face: DeckFace
    language: Language
    printing: Printing
    cloth: Cloth
    place: Venue
    is_still: bool
    """Whether cards fade instead of flying."""

    def deck(self, game: str) -> Deck:
        """The deck of that game."""
        return deck_for(self.face, game)

    def venue(self, game: str, *, is_bare: bool) -> Venue:
        """Where that game is played; a flat screen has no far wall, and a lesson needs the window."""
        return Venue.BARE if is_bare else venue_of(self.place, game)

    def cards(
        self, desk: PageDesk, game: str, layout: TableLayout, venue: Venue = Venue.BARE
    ) -> CardPictures:
        """The pictures of that deck for hands of that layout, with shadows as they fall there."""
        sprites, deck, height = desk.assets / "sprites", self.deck(game), layout.hand_height
        return CardPictures(sprites, deck, self.language, height, self.printing, away=away_of(venue))

    def spread(
        self,
        desk: PageDesk,
        easel: Easel,
        flights: Flights,
        layout: TableLayout,
        venue: Venue = Venue.BARE,
    ) -> Callable[[], pygame.Surface]:
        """What draws the table of that layout there, with the easel ready for it, and the flights."""
        easel.clear()
        flights.is_still = self.is_still
        easel.has_four_colours = self.printing.has_four_colours
        easel.is_still = self.is_still
        return partial(backdrop, desk.assets / "sprites", layout, self.cloth, venue)


def dress_of(desk: PageDesk) -> Dress:
    """As the player likes it now."""
    likes = desk.preferences
    return Dress(likes.deck, likes.language, printing_for(likes), likes.cloth, likes.place, desk.is_still)


def room_of(rules: Rules) -> tuple[float, float]:
    """The design units that a table of these rules needs."""
    course = course_of(rules)
    if len(course.offered) > len(SUITS):
        return ROOM_OF_SIX
    has_turned = course.turns_card and rules.players != TWO
    return ROOM_WITH_PACK if has_turned or rules.players == THREE else ROOM
