"""Carries out the effects of the table: saving, sounds, speech, thinking, pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import pygame

from game.scenes.company import company_of, country, named, people_of, unnamed
from game.scenes.intents import OpenLog, OpenRuleNow, OpenSeats, TablePort
from game.scenes.scene import Push, Quit, Result
from game.scenes.seated import company_at, faces_of, names_of
from game.scenes.table import effects, pages
from game.scenes.table.effects import Order, Page
from game.scenes.table.input import pads
from game.scenes.table.intents import Refuse, Reseated, WantCompany
from game.scenes.table.minds import Minds
from game.scenes.table.queries import known
from game.scenes.table.sentences import log_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.rules.seats import Seat
    from game.scenes.intents import Intent as PageIntent
    from game.scenes.intents import OpenPause
    from game.scenes.preferences import Sitter
    from game.scenes.table.effects import Effect
    from game.scenes.table.intents import Intent
    from game.scenes.table.picture.painter import Painter
    from game.scenes.table.queries import Seen
    from game.scenes.table.sitting_down import House
    from game.scenes.table_desk import TableDesk


class Outside:
    """Carries out the effects of one table."""

    def __init__(
        self,
        desk: TableDesk,
        house: House,
        seen: Callable[[], Seen],
        want: Callable[[Intent], None],
        open_page: Callable[[Intent], PageIntent | None],
    ) -> None:
        """Serve the table that `seen` returns.

        `want` carries out intents of pages, `open_page` also returns the page that an intent opens.
        """
        self._desk = desk
        self._house = house
        self._seen = seen
        self._want = want
        self.port = TablePort(want, open_page, self._is_refused, self.menu)
        """For the pages over the table."""
        self.minds = Minds()

    def carry_out(self, effect: Effect, painter: Painter) -> Result:
        """Carry out the effect; return the result that opens a page, if it does."""
        if isinstance(effect, effects.Over):
            return self._open(effect, painter)
        if isinstance(effect, Order):
            self._obey(effect, painter)
        else:
            self._do(effect)
        return None

    def _obey(self, order: Order, painter: Painter) -> None:
        match order:
            case Order.SAVE:
                self._house.changed()
            case Order.FORGET_FACES:
                painter.forget_faces()
            case Order.DROP_HINT:
                self.minds.drop_hint()
            case Order.DROP_THOUGHT:
                self.minds.drop_back()
            case _:
                assert_never(order)

    def _do(self, effect: effects.Doing) -> None:
        desk = self._desk
        match effect:
            case effects.Sound(name, volume, pan):
                desk.sounds.play(name, volume, -pan if desk.is_turned else pan)
            case effects.Speak(sentence, cuts):
                desk.speak(sentence, cuts=cuts)
            case effects.Announce(sentence):
                desk.announce(sentence)
            case effects.Change(change):
                desk.change(change)
            case effects.Rumble(pad):
                desk.devices.pads.rumble(pad)
            case effects.Photograph(name):
                desk.photographs.ask(name)
            case effects.Turn(is_turned):
                desk.is_turned = is_turned
            case effects.ThinkHint(view, seed):
                self.minds.think_hint(view, seed)
            case effects.ThinkBack(record, place):
                self.minds.think_back(record, place)
            case effects.Reseat(company):
                self._reseat(company)
            case _:
                assert_never(effect)

    # --- pages

    def _open(self, effect: effects.Over, painter: Painter) -> Result:
        seen = self._seen()
        match effect:
            case effects.ShowCurtain():
                return Push(pages.curtain(seen, effect, painter, self.port))
            case effects.ShowCode():
                return Push(pages.code(seen, effect, self.port))
            case Page.MENU:
                return Push(self.menu())
            case Page.SCORE:
                return Push(pages.score(seen, self.port))
            case Page.TRICKS:
                return Push(pages.trick_count(seen, painter))
            case Page.COUNT:
                return Push(pages.count(seen, self.port, self._house.afterwards))
            case effects.ShowSetPiece(kind, result):
                return Push(pages.great_moment(seen, kind, result, painter))
            case effects.ShowEnd(result):
                return Push(pages.end(seen, result))
            case Page.RULES:
                return Push(OpenRuleNow(known(seen.model), seen.model.game))
            case Page.LOG:
                return Push(self._log())
            case Page.AFTERWARDS:
                return Push(self._house.next_page()) if self._house.next_page is not None else None
            case Page.END_PROGRAM:
                return Quit()
            case _:
                assert_never(effect)

    def _is_refused(self, event: pygame.Event, seat: Seat) -> bool:
        """Whether a controller must not act for that seat; then announce whose turn it is."""
        is_refused = pads.is_refused(self._seen(), event, seat)
        if is_refused and event.type == pygame.KEYDOWN:
            self._want(Refuse(seat))
        return is_refused

    def menu(self) -> OpenPause:
        """The menu."""
        return pages.menu(self._seen(), self.port, self._log(), self._way_to_seats())

    def _log(self) -> OpenLog:
        def lines() -> tuple[str, ...]:
            seen = self._seen()
            return log_of(seen.model, seen.wishes)

        return OpenLog(lines)

    # --- who sits at the table

    def _way_to_seats(self) -> Callable[[], OpenSeats] | None:
        """Return what makes the page for choosing players; it begins with those of the next deal."""
        record = self._seen().model.match.record()
        if self._house.reseat is None or record is None:
            return None
        sitting = unnamed(company_at(record))

        def seats() -> OpenSeats:
            model = self._seen().model
            return OpenSeats(
                (model.game, model.match.rules), model.seating.wanted or sitting, self._want_company
            )

        return seats

    def _want_company(self) -> None:
        """Seat the players chosen on that page with the next deal."""
        match = self._seen().model.match
        record, company = match.record(), company_of(self._desk.preferences.tables, match.rules.players)
        is_new = record is not None and company != unnamed(company_at(record))
        self._want(WantCompany(company if is_new else None))

    def _reseat(self, company: tuple[Sitter, ...]) -> None:
        if self._house.reseat is not None:
            self._house.reseat(named(company, country(self._desk.preferences, self._seen().model.game)))
        record = self._seen().model.match.record()
        if record is not None:
            names = names_of(record, self._desk.say)
            self._want(Reseated(names, faces_of(record), people_of(company)))
