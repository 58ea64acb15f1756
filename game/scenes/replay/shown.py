"""The picture of a past deal at one of its moments: its events as one seat, or as everybody saw them."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.events import CardTurned, Event, HandDealt, HandSeen
from game.rules.seats import Seat
from game.rules.viewing import seen_by, view_for
from game.scenes.replay.steps import Moment, PastDeal
from game.scenes.setpiece.keepsake import Kind
from game.scenes.table.account import account_of
from game.scenes.table.moments import moment_of
from game.scenes.table.show import Show
from game.scenes.table.sorting import in_hand_order
from game.text.catalogue import Words

STEADY = 60.0
"""Seconds: a bubble that old has long stopped growing."""


@dataclass(slots=True)
class Shown:
    """A show that stands at a moment of its deal."""

    deal: PastDeal
    viewer: Seat
    is_open: bool
    """Whether all hands lie open; False: only what the viewer saw is known here at all."""
    step: int
    show: Show

    @property
    def moment(self) -> Moment:
        """What is shown."""
        return self.deal.moments[self.step]

    @property
    def great(self) -> Kind | None:
        """The great moment of the deal, once it is counted."""
        result = self.show.result
        return None if result is None else moment_of(result, self.moment.state.rules)

    def go_on(self) -> tuple[Event, ...]:
        """Take one step forward; the events that the viewer sees with it. There must be one."""
        self.step += 1
        return _take(self)


def shown_at(deal: PastDeal, step: int, viewer: Seat, *, is_open: bool) -> Shown:
    """The deal after so many steps, from its beginning."""
    shown = Shown(deal, viewer, is_open, 0, Show(view_for(deal.before, viewer)))
    _take(shown)
    while shown.step < step:
        shown.go_on()
    return shown


def caption_of(shown: Shown, say: Words) -> str:
    """Which deal and which part of it is shown, in words."""
    trick, deal = shown.moment.trick, shown.deal.number
    if shown.show.result is not None:
        return say("replay.counted", deal=deal)
    return say("replay.trick", deal=deal, trick=trick) if trick else say("replay.auction", deal=deal)


def _take(shown: Shown) -> tuple[Event, ...]:
    """Let the events of the step happen."""
    show, moment = shown.show, shown.moment
    view = view_for(moment.state, shown.viewer)
    after, events = account_of(view), tuple(_seen(shown, event) for event in moment.events)
    show.bubbles.clear()
    for event in events:
        if not (shown.is_open and isinstance(event, HandSeen)):
            show.apply(event, after)
        if isinstance(event, CardTurned | HandDealt):
            show.board.open_pack(view.stock)
    for bubble in show.bubbles.values():
        bubble.age = bubble.left = STEADY
    if show.board.has_hand_to_take_up:
        show.board.take_up()
    if shown.is_open:
        _sort(show)
    return events


def _seen(shown: Shown, event: Event) -> Event:
    return event if shown.is_open else seen_by(event, shown.viewer)


def _sort(show: Show) -> None:
    """Everybody's open hand in order."""
    board = show.board
    for seat, hand in enumerate(board.hands):
        known = {token.face: token for token in hand if token.face is not None}
        if seat != board.viewer and len(known) == len(hand):
            board.hands[seat] = [known[card] for card in in_hand_order(known, board.trumps)]
