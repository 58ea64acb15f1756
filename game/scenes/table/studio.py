"""What draws one table: cards, panels and canvas for the size of the window, the deck and the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.options.deal import Direction
from game.scenes.preferences import Venue
from game.scenes.table.dress import dress_of
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.looking import sight_of
from game.scenes.table.picture.easel import Easel
from game.scenes.table.picture.frame import Frame, frame_of, people_of
from game.scenes.table.picture.note_places import NoteStands
from game.scenes.table.picture.painter import Painter
from game.scenes.table.queries import is_flat, is_shared
from game.ui.render.stage import Stage

if TYPE_CHECKING:
    import pygame

    from game.scenes.cards.deck import Deck
    from game.scenes.cards.pictures import CardPictures
    from game.scenes.page_desk import PageDesk
    from game.scenes.table.model import TableModel
    from game.scenes.table.motion.motion import Motion
    from game.scenes.table.queries import Seen
    from game.ui.layout import Page, Rect


class Studio:
    """Knows the desk, but changes nothing there; what lies on the table comes in when it is drawn."""

    def __init__(self, desk: PageDesk, model: TableModel, motion: Motion, page: Page) -> None:
        """Set up for what the player wishes now."""
        self._desk = desk
        self._easel = Easel(desk.fonts, desk.assets / "sprites")
        self._flights = motion.flights
        self._stands = NoteStands()
        self._screen: pygame.Surface | None = None
        """The surface that still shows exactly what the canvas shows."""
        self._frame: Frame | None = None
        """What was drawn last."""
        self.dress(model, page)

    def dress(self, model: TableModel, page: Page) -> None:
        """Take deck, language and size from the desk."""
        self._dressed = dress_of(self._desk)
        self.deck: Deck = self._dressed.deck(model.game)
        self._easel.back = self._dressed.printing.back_of(self.deck).removeprefix("backs/")
        is_bare = model.is_lesson or is_flat(model, self._desk.preferences)
        self._venue = self._dressed.venue(model.game, is_bare=is_bare)
        self.layout = self._layout(model, page)
        cards = self._dressed.cards(self._desk, model.game, self.layout, self._venue)
        board = model.show.board
        own = () if is_shared(model) else board.own_cards
        cards.prefetch(*own, *(token.face for _, token in board.trick if token.face is not None))
        self._set_up(cards)

    def is_out_of_date(self, model: TableModel) -> bool:
        """Whether the player wishes another deck, language or way of lying since."""
        is_turned = self.layout.faces_players != is_flat(model, self._desk.preferences)
        return is_turned or self._dressed != dress_of(self._desk)

    def resize(self, model: TableModel, page: Page) -> None:
        """Draw for another size of the window."""
        self._screen = None
        self.layout = self._layout(model, page)
        self.cards.resize(self.layout.hand_height)
        self._set_up(self.cards)

    def _layout(self, model: TableModel, page: Page) -> TableLayout:
        rules, likes = model.match.rules, self._desk.preferences
        is_clockwise = rules.deal.direction is Direction.CLOCKWISE
        return TableLayout(
            page,
            players=rules.players,
            is_clockwise=is_clockwise,
            faces_players=is_flat(model, likes),
            has_large_people=not model.is_lesson,  # what is explained needs the room
            has_room=self._venue is not Venue.BARE,
        )

    def _set_up(self, cards: CardPictures) -> None:
        spread = self._dressed.spread(self._desk, self._easel, self._flights, self.layout, self._venue)
        self.stage, self._frame = Stage(spread), None
        self.painter = Painter(self._easel, cards, self.layout, self.deck, self._stands)

    @property
    def cards(self) -> CardPictures:
        """The pictures of the cards."""
        return self.painter.cards

    @property
    def hint_box(self) -> Rect | None:
        """Where the last hint was laid."""
        return self.painter.stands.hint.box

    def draw(self, screen: pygame.Surface, seen: Seen, *, is_alone: bool, is_slight: bool = False) -> None:
        """Bring the canvas up to date and lay it on the screen.

        `is_alone`: nothing else was drawn there since, so that only what has changed need be laid there.
        `is_slight`: nothing but eyes has changed since the last frame.
        """
        sight, last = sight_of(seen), self._frame
        if is_slight and last is not None:
            self._frame = last._replace(people=people_of(self.painter, sight))
        else:
            self._frame = frame_of(self.painter, sight)
        pieces = self.stage.paint(self._frame.pictures)
        if is_alone and screen is self._screen:
            screen.fblits([(self.stage.canvas.subsurface(piece), piece.topleft) for piece in pieces])
        else:
            screen.blit(self.stage.canvas, (0, 0))
        self._screen = screen if is_alone else None

    def forget_screen(self) -> None:
        """Something else was drawn on the screen."""
        self._screen = None

    def close(self) -> None:
        """Let go of the threads that draw cards."""
        self.cards.close()
