"""Who plays king or queen of trumps and says no belote does not hold the other one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.belote import is_first_word
from game.rules.declarations import belote_partner
from game.rules.options.declarations import Announce
from game.rules.trick import Trick

if TYPE_CHECKING:
    from game.rules.view import View


def excluded_by_silence(view: View) -> tuple[int, ...]:
    """By seat the cards, a mask, that it would have said belote with, and did not.

    Nothing where players announce themselves: who forgets says nothing either.
    """
    rules, players, contract = view.rules.declarations, view.rules.players, view.contract
    found = [0] * players
    if contract is None or not rules.belote or rules.announce is Announce.MANUAL:
        return tuple(found)
    said = set(view.belotes)
    for trick in (*view.tricks, view.trick):
        for place, (seat, card) in enumerate(() if trick is None else trick.played(players)):
            other = belote_partner(card, contract.trumps)
            if trick is None or other is None or (seat, card) in said:
                continue
            before = Trick(trick.leader, trick.cards[:place])
            if is_first_word(card, before, contract.trumps, rules):
                found[seat] |= 1 << other
    return tuple(found)
