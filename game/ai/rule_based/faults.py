"""Faults that can be proved: a player shows a card that he would have had to play before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.coding import TRUMP_CODES, duties_of, packed
from game.ai.masks import excluded

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.rules.view import View


def proven_offender(view: View) -> Seat | None:
    """An opponent who may be accused and whose later cards prove that he broke a duty, or None.

    Each lawfully played card tells which others its player cannot have held; whoever plays one of those
    afterwards did not play lawfully. Cards still in hands prove nothing.
    """
    if view.contract is None or not view.choices.offenders:
        return None
    players = view.rules.players
    trumps, duties = TRUMP_CODES[view.contract.trumps], duties_of(view.rules.play)
    lacks = [0] * players
    guilty = set()
    for trick in (*view.tricks, view.trick):
        if trick is None:
            continue
        number = packed(trick.cards)
        for place, card in enumerate(trick.cards):
            player = (trick.leader + place) % players
            if lacks[player] >> card & 1:
                guilty.add(player)
            lacks[player] |= excluded(card, number & ((1 << 8 * place) - 1), place, players, trumps, duties)
    return next((seat for seat in view.choices.offenders if seat in guilty), None)
