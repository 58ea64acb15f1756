"""A hint: what the strongest player would do with the same view, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ai.explain.advice import advised
from game.ai.explain.explanation import Explanation, Known, explain
from game.rules.actions import Discard, MakeCall, Play
from game.rules.call import Bid
from game.scenes.table.offers import ButtonKind

if TYPE_CHECKING:
    from game.ai.decision import Candidate, Mind
    from game.cards.card import Card
    from game.rules.actions import SeatAction
    from game.rules.view import View
    from game.scenes.table.offers import Offer


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, and why."""

    view: View
    explanation: Explanation
    rival: Candidate | None = None
    """Another action that is as good within one standard error."""
    is_safer: bool = False
    """Whether the rival is valued higher, and the action is named because it risks less."""

    @property
    def has_figures(self) -> bool:
        """Whether there is more to show than the sentence."""
        told = self.explanation
        return bool(told.options or told.worlds) or told.known != Known()

    @property
    def action(self) -> SeatAction:
        """What to do."""
        return self.explanation.action

    @property
    def cards(self) -> frozenset[Card]:
        """The cards of the hand that the advice names."""
        match self.action:
            case Play(card=card):
                return frozenset({card})
            case Discard(cards=cards):
                return frozenset(cards)
            case _:
                return frozenset()

    def names(self, offer: Offer) -> bool:
        """Whether the advice includes pressing that button."""
        action = self.action
        if isinstance(action, MakeCall) and isinstance(action.call, Bid) and action.call.goal:
            if offer.kind is ButtonKind.NUMBER:
                return offer.goal == action.call.goal
            return offer.trumps is action.call.trumps
        if isinstance(action, Play):
            return offer.kind is ButtonKind.BELOTE and action.says_belote and not offer.is_on
        asked = () if offer.question is None else offer.question.offers
        return offer.action == action or any(one.action == action for one in asked)


def advise(view: View, mind: Mind, seed: int) -> Advice:
    """Return what the seat of the view should do; the same view, mind and seed give the same advice."""
    found = advised(view, mind.decide(view, seed))
    return Advice(view, explain(view, found.decision), found.rival, found.is_safer)
