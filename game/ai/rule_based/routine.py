"""What every mind does in the same way: cutting, declaring, exchanging, calling proven faults, claiming."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.decision import Decision, NothingToDecideError, Reason
from game.ai.rule_based.claim import claim
from game.ai.rule_based.cut import cut
from game.ai.rule_based.declare import declaration
from game.ai.rule_based.discard import discard
from game.ai.rule_based.exchange import exchange
from game.ai.rule_based.faults import proven_offender
from game.rules.actions import Agree, CallFault, Play, Show, Stop

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.view import View


def routine_decision(view: View, seed: int) -> Decision | None:
    """A decision that needs no skill, None if a call or a card has to be found.

    Raises NothingToDecideError if the table does not wait for the seat.
    """
    choices = view.choices
    if view.turn != view.seat or not choices.is_asked:
        raise NothingToDecideError(f"seat {view.seat} was asked to decide, but it is not its turn")
    if choices.may_cut:
        return cut(view, seed)
    if choices.may_stop:
        return Decision(Stop(view.seat), Reason.HAS_ENOUGH)
    claimed = claim(view)
    if claimed is not None:
        return claimed
    offender = proven_offender(view)
    if offender is not None:
        return Decision(CallFault(view.seat, offender), Reason.PROVEN_FAULT)
    if choices.may_keep:
        return exchange(view)
    if choices.discards:
        return discard(view)
    if choices.may_show:
        return Decision(Show(view.seat), Reason.SHOWS)
    if choices.may_agree:
        return Decision(Agree(view.seat), Reason.NO_FAULT)
    return declaration(view)


def play_of(view: View, card: Card) -> Play:
    """The card played, the belote said with it where it has to be said."""
    return Play(view.seat, card, says_belote=card in view.choices.belote_cards)
