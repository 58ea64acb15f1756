"""Several people with a controller each: who is asked acts, and sees his cards while he holds a shoulder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.scenes.table.scene import TableScene

PUBLIC: Final = frozenset({pygame.K_ESCAPE, pygame.K_s, pygame.K_l, pygame.K_F1, pygame.K_m})
"""The menu, the score, the last trick, the rules and the sound are everybody's."""

TAP: Final = 0.35
"""Seconds: a shoulder that is let go sooner was tapped, and the cards stay open until they are covered."""


class PadTurns:
    """Keys and mouse are anybody's; a controller that belongs to a seat is nobody else's."""

    def __init__(self, scene: TableScene) -> None:
        """Nobody holds anything."""
        self._scene = scene
        self._peeking: int | None = None
        """The controller whose shoulder is held."""
        self._age = 0.0
        self._called: tuple[Seat, int] | None = None

    def refuses(self, event: pygame.Event, seat: Seat | None) -> bool:
        """Whether the event comes from a controller that must not act for that seat.

        When it is pressed, it is said whose turn it is; who decided last may take that back until then.
        """
        pad, desk = event.dict.get("pad"), self._scene.desk
        if pad is None or seat is None or event.dict.get("key") in PUBLIC or pad == self._peeking:
            return False
        is_back = event.dict.get("key") == pygame.K_u
        who = self._scene.sharing.taker_back() if is_back else seat
        if desk.pad_seats.may_act(pad, seat if who is None else who, self._scene.people):
            return False
        if event.type == pygame.KEYDOWN:
            desk.announce(desk.say("pads.turn", name=self._scene.names[seat]))
        return True

    @property
    def asked(self) -> Seat | None:
        """Who is to do something: who looks, else whom the table waits for; nobody while cards move."""
        scene = self._scene
        if scene.is_busy or not scene.sharing.is_on:
            return None
        if scene.sharing.is_looking:
            return scene.sharing.open_seat
        seat = scene.match.waits_for
        return seat if seat in scene.people else None

    def take(self, event: pygame.Event) -> bool:
        """Take what a shoulder of somebody's own controller does; whether it was that."""
        pad, sharing = event.dict.get("pad"), self._scene.sharing
        if pad is None or event.dict.get("key") != pygame.K_SPACE:
            return False
        if event.type == pygame.KEYUP:
            return self._let_go(pad)
        seat = self.asked
        if seat is None or self._scene.desk.pad_seats.seat_of(pad) != seat:
            return False
        if sharing.open_seat is None:
            self.peek(pad, seat)
        elif not sharing.is_looking or sharing.open_seat == seat:
            sharing.cover()
        return True

    def peek(self, pad: int, seat: Seat) -> None:
        """His cards lie open, at least as long as the shoulder is held."""
        self._peeking, self._age = pad, 0.0
        self._scene.sharing.open(seat)

    def call(self, seat: Seat) -> None:
        """His controller shakes once when it is his turn."""
        scene = self._scene
        now = (seat, scene.match.length)
        pad = scene.desk.pad_seats.pad_of(seat)
        if scene.sharing.is_on and pad is not None and self._called != now:
            scene.desk.pads.rumble(pad)
        self._called = now

    def pass_time(self, seconds: float) -> None:
        """A shoulder is held longer and longer."""
        self._age += seconds

    def _let_go(self, pad: int) -> bool:
        if pad != self._peeking:
            return False
        self._peeking = None
        is_held = self._scene.desk.preferences.peeks_by_hold or self._age >= TAP
        if is_held and not self._scene.sharing.is_covered:
            self._scene.sharing.cover()
        return True
