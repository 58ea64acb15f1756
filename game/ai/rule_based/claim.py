"""Claiming the match: only when the seat's own count reaches the target beyond doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.decision import Decision, Reason
from game.rules.actions import Claim
from game.rules.claiming import held_points
from game.rules.declarations import belote_partner
from game.rules.seats import side_of

if TYPE_CHECKING:
    from game.rules.view import View


def claim(view: View) -> Decision | None:
    """The claim if it is certainly right, else None."""
    if not view.choices.may_claim or sure_points(view) < view.rules.match.target:
        return None
    return Decision(Claim(view.seat), Reason.HAS_ENOUGH)


def sure_points(view: View) -> int:
    """What the seat's side has beyond doubt if it claims now.

    The sheet, tricks, declarations that won, whole belotes, and what counts of its hand.
    """
    players = view.rules.players
    side = side_of(view.seat, players)
    declared = sum(one.declaration.value for one in view.shown if side_of(one.seat, players) == side)
    lost = view.lost[side] if view.lost else 0
    held = 0 if view.contract is None else held_points(view.hand, view.contract.trumps, view.rules.match)
    return view.scores[side] + view.card_points[side] + declared + _belotes(view) + held + min(lost, 0)


def _belotes(view: View) -> int:
    """Belotes of the side; where both words are needed, only those whose both cards have been said."""
    if view.contract is None:
        return 0
    players = view.rules.players
    side = side_of(view.seat, players)
    said = {card for seat, card in view.belotes if side_of(seat, players) == side}
    trumps, rules = view.contract.trumps, view.rules.declarations
    pairs = {frozenset({card, belote_partner(card, trumps) or card}) for card in said}
    return sum(rules.belote_value for pair in pairs if not rules.belote_twice or pair <= said)
