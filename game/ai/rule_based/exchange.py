"""Whether to lay the seven of trumps down for the turned card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.decision import Decision, Reason
from game.cards.card import card_of
from game.cards.rank import Rank
from game.rules.actions import Exchange, Keep
from game.rules.declarations import held
from game.rules.seats import partner_of

if TYPE_CHECKING:
    from game.rules.view import View


def exchange(view: View) -> Decision:
    """Exchange for a better trump, unless more would be lost in declarations or the partner has it."""
    keep = Decision(Keep(view.seat), Reason.KEEPS_SEVEN)
    if not view.choices.may_exchange or view.proposed is None:
        return keep
    taker = None if view.contract is None else view.contract.taker
    if view.turned is None and taker == partner_of(view.seat, view.rules.players):
        return keep
    rules = view.rules.declarations
    if view.contract is not None:
        rules = rules.under(view.contract.trumps)
    seven = card_of(view.proposed.suit, Rank.SEVEN)
    after = tuple(sorted((view.proposed, *(card for card in view.hand if card is not seven))))
    lost = sum(one.value for one in held(view.hand, rules)) - sum(one.value for one in held(after, rules))
    if lost > 0:
        return keep
    return Decision(Exchange(view.seat), Reason.BETTER_TRUMP)
