"""The random player takes each legal action with the same chance; the others are measured by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.decision import Decision, Reason
from game.ai.random_stream import random_bytes
from game.ai.rule_based.routine import play_of, routine_decision
from game.cards.shuffle import pick
from game.rules.actions import MakeCall

if TYPE_CHECKING:
    from game.rules.view import View


class RandomPlayer:
    """A mind that chooses at random."""

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`."""
        done = routine_decision(view, seed)
        if done is not None:
            return done
        numbers, choices = random_bytes(view, seed), view.choices
        if choices.calls:
            call = choices.calls[pick(numbers, len(choices.calls))]
            return Decision(MakeCall(view.seat, call), Reason.BY_CHANCE)
        card = choices.cards[pick(numbers, len(choices.cards))]
        return Decision(
            play_of(view, card), Reason.BY_CHANCE if len(choices.cards) > 1 else Reason.ONLY_CHOICE
        )
