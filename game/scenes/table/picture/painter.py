"""One frame of the table as a list of pictures, from the felt upwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.rules.contract import Contract
from game.rules.seats import Seat
from game.scenes.cards.deck import Deck
from game.scenes.cards.pictures import CardPictures
from game.scenes.table.board import Board, Token
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place, facing
from game.scenes.table.geometry.poses import laid_cells
from game.scenes.table.motion.flights import Flights
from game.scenes.table.motion.hover import LEVEL, Lean
from game.scenes.table.picture.bubbles import Said, bubble_picture, phrase, tag_picture
from game.scenes.table.picture.card_painter import CardPainter
from game.scenes.table.picture.easel import Easel, laid, turned
from game.scenes.table.picture.light import UNLIT, Light
from game.scenes.table.picture.note_places import NoteStands
from game.scenes.table.picture.panels import label_picture
from game.scenes.table.picture.people import Person, person_pictures
from game.scenes.table.picture.speech_places import NOTHING, BubbleStand, Shown, turned_box
from game.scenes.table.show import Show
from game.text.calls import declaration_phrase
from game.text.catalogue import Words
from game.ui.render.stage import Picture


class Painter:
    """Turns the show into pictures for one window size, deck and language."""

    def __init__(
        self,
        easel: Easel,
        cards: CardPictures,
        layout: TableLayout,
        deck: Deck,
        stands: NoteStands | None = None,
    ) -> None:
        """Paint with these; the `stands` remember where notes lie."""
        self.stands = stands or NoteStands()
        self.easel = easel
        self.cards = cards
        self.layout = layout
        self.deck = deck
        self._painted = CardPainter(cards, layout)
        self._stands: dict[Seat, BubbleStand] = {}
        """Where the bubbles stand."""

    @property
    def is_polished(self) -> bool:
        """Whether in the last frame every card lay still and had its careful picture."""
        return self._painted.is_polished

    def begin(self, flights: Flights) -> None:
        """A new frame."""
        self._painted.begin(flights)

    def forget_faces(self) -> None:
        """No card keeps the picture that it had last."""
        self._painted.forget_faces()

    def tokens(self, tokens: Iterable[Token], flights: Flights, light: Light = UNLIT) -> list[Picture]:
        """The cards in that order."""
        return self._painted.tokens(tokens, flights, light)

    def each(self, tokens: Iterable[Token], flights: Flights, light: Light = UNLIT) -> list[list[Picture]]:
        """The pictures of each card: perhaps a shadow, and the card."""
        return self._painted.each(tokens, flights, light)

    @property
    def shown_light(self) -> Light:
        """How the own hand was lit in the last frame."""
        return self._painted.light

    def hand(
        self, tokens: Sequence[Token], flights: Flights, light: Light, lean: Lean = LEVEL
    ) -> list[list[Picture]]:
        """The pictures of each card of the own hand, all of them lit in the same frame."""
        return self._painted.hand(tokens, flights, light, lean)

    def people(self, show: Show, people: Sequence[Person], say: Words) -> list[Picture]:
        """All portraits with their plates."""
        board, contract = show.board, show.account.standing
        shown = (self.layout, board.viewer, people, contract, self.deck, say.language)
        return self.easel.group("people", shown, lambda: self._people(board, people, contract, say))

    def _people(
        self, board: Board, people: Sequence[Person], contract: Contract | None, say: Words
    ) -> list[Picture]:
        easel, layout, pictures = self.easel, self.layout, list[Picture]()
        for seat, person in enumerate(people):
            place = self.place(seat, board)
            drawn = person_pictures(easel, layout, place, person, contract, self.deck, say=say)
            angle = facing(place, is_on=layout.faces_players)
            pictures += turned(easel, drawn, layout.person(place).centre, angle) if angle else drawn
        return pictures

    def said(
        self,
        show: Show,
        aloud: Words,
        names: Sequence[str],
        seen_from: Callable[[Seat], Shown] = lambda _: NOTHING,
    ) -> list[Said]:
        """Everything that is being said, and small what was said before in the auction.

        A new bubble stands off what `seen_from` its seat is to be seen, where it can.
        """
        easel, layout, deck, found = self.easel, self.layout, self.deck, list[Said]()
        for seat, call in show.account.last_calls.items():
            if seat not in show.bubbles:
                place, words = self.place(seat, show.board), phrase(show.called(call), aloud, names, deck)
                tag = self._faced(tag_picture(easel, layout, place, words, deck), place)
                found.append(Said(seat, tag, tag.box))
        self._stands = {
            seat: one for seat, one in self._stands.items() if one.bubble is show.bubbles.get(seat)
        }
        for seat, bubble in show.bubbles.items():
            place, words = self.place(seat, show.board), phrase(bubble.speech, aloud, names, deck)
            shown = seen_from(seat)
            shown = replace(shown, now=(*shown.now, *(one.box for one in found)))
            stand = self._stands.setdefault(seat, BubbleStand(bubble))
            find = partial(stand.place, layout, place, shown)
            picture, box = bubble_picture(easel, layout, place, bubble, words, deck, find=find)
            faced = self._faced(picture, place)
            found.append(Said(seat, faced, box if faced is picture else faced.box))
        return found

    def _faced(self, said: Picture, place: Place) -> Picture:
        """What is said, turned to its speaker where the screen lies flat."""
        angle = facing(place, is_on=self.layout.faces_players)
        if not angle:
            return said
        made = self.easel.kept(
            ("faced", said.surface, angle), lambda: pygame.transform.rotate(said.surface, angle)
        )
        return laid(made, turned_box(self.layout, place, said.surface.width, said.surface.height))

    def labels(self, board: Board, say: Words, names: Sequence[str]) -> list[Picture]:
        """What is written above the declarations laid open: whose each is, and what."""
        pictures = []
        for shown, cell in zip(board.laid, laid_cells(board, self.layout), strict=True):
            what = declaration_phrase(say, shown.declaration, self.deck)
            text = say("table.declaration", name=names[shown.seat], declaration=what)
            pictures.append(label_picture(self.easel, self.layout, text, cell))
        return pictures

    def place(self, seat: Seat, board: Board) -> Place:
        """Where that seat is drawn."""
        return self.layout.place(seat, board.viewer, board.players)
