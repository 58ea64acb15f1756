"""What the table takes from the world outside at this moment, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.aloud import aloud_words, words_of_game
from game.scenes.signs import Signs, signs_of

if TYPE_CHECKING:
    from game.scenes.cards.deck import Deck
    from game.scenes.pace import Pace
    from game.scenes.pad_seats import PadSeats
    from game.scenes.preferences import Preferences
    from game.scenes.table_desk import TableDesk
    from game.text.catalogue import Words


@dataclass(frozen=True, slots=True)
class Wishes:
    """The player's preferences with what follows from them, and the devices."""

    likes: Preferences
    say: Words
    """The words of the menus, with the game's own."""
    aloud: Words
    """The words of what is called."""
    pace: Pace
    deck: Deck
    signs: Signs
    pad_seats: PadSeats
    """Whose hands a controller is in."""
    is_still: bool
    """Whether little may move."""
    is_turned: bool
    """Whether the picture is upside down."""
    wants_pictures: bool
    """Whether pictures of phases are taken."""
    is_photographed: bool
    """Whether the next frame will be kept as a picture."""
    may_go_on: bool = True
    """Whether the last action is on the disk."""


def wishes_of(desk: TableDesk, game: str, deck: Deck, *, may_go_on: bool) -> Wishes:
    """What holds at the desk now for that game with that deck."""
    return Wishes(
        likes=desk.preferences,
        say=words_of_game(desk.say, game),
        aloud=aloud_words(desk, game),
        pace=desk.pace,
        deck=deck,
        signs=signs_of(desk.devices),
        pad_seats=desk.devices.pad_seats,
        is_still=desk.is_still,
        is_turned=desk.is_turned,
        wants_pictures=desk.photographs.are_wanted,
        is_photographed=desk.photographs.are_due,
        may_go_on=may_go_on,
    )
