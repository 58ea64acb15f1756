"""The random player: anything lawful, each as likely; a measure for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.decision import Decision, Reason
from game.ai.formalities import formality, play_of
from game.ai.lot import lots
from game.cards.shuffle import pick
from game.rules.actions import MakeCall

if TYPE_CHECKING:
    from game.rules.view import View


class RandomPlayer:
    """A mind without one."""

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`."""
        done = formality(view, seed)
        if done is not None:
            return done
        numbers, choices = lots(view, seed), view.choices
        if choices.calls:
            call = choices.calls[pick(numbers, len(choices.calls))]
            return Decision(MakeCall(view.seat, call), Reason.BY_CHANCE)
        card = choices.cards[pick(numbers, len(choices.cards))]
        return Decision(
            play_of(view, card), Reason.BY_CHANCE if len(choices.cards) > 1 else Reason.ONLY_CHOICE
        )
