"""The playout's table stands as it is before the first card of a contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.allies import ally_of
from game.ai.coding import TRUMP_CODES, duties_of, mask_of
from game.ai.deals.policy_numbers import numbers_of
from game.ai.end_code import ROW
from game.cards.card import card_of
from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.belote import can_be_lost
from game.rules.seats import sides

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.ai.deals.playout import Playout
    from game.ai.profile import Policies
    from game.cards.card import Card
    from game.rules.contract import Contract, Trumps
    from game.rules.options.rules import Rules

TWO_SIDES: Final = 2


def lay_table(
    playout: Playout,
    rules: Rules,
    policies: Policies,
    contract: Contract,
    lying: Iterable[Card],
    exact: int = 0,
) -> tuple[int, ...]:
    """Set the game and who plays it; `lying` are cards that everybody sees in no hand.

    What is played out from here is solved as soon as hands have `exact` cards, if there are two sides.
    Returns by seat a bit for its ally.
    """
    policy = policies.under(contract.trumps)
    players, score, trumps = rules.players, rules.score, contract.trumps
    allies = [ally_of(seat, contract, rules) for seat in range(players)]
    friends = tuple(0 if ally is None else 1 << ally for ally in allies)
    playout.prepare(
        TRUMP_CODES[trumps],
        duties_of(rules.play),
        players,
        friends,
        contract.taker,
        score.last_trick,
        score.scale(trumps),
        policy.light.numbers(),
    )
    solved = exact if sides(players) == TWO_SIDES else 0
    playout.solve_from(solved, duties_of(rules.play), score.scale(trumps))
    playout.mind_belotes(playout.inside(_royal(trumps, rules)))
    playout.gone = playout.inside(mask_of(lying))
    playout.place = playout.play_count = 0
    playout.teach(numbers_of(policy.imitation))
    for seat in range(ROW):
        playout.lacks[seat] = playout.hands[seat] = 0
        playout.counts[seat] = rules.pack.hand if seat < players else 0
    return friends


def _royal(trumps: Trumps, rules: Rules) -> int:
    """Kings and queens, a mask, where discarding both loses the belote."""
    if not can_be_lost(trumps, rules.declarations):
        return 0
    return mask_of(card_of(suit, rank) for suit in SUITS for rank in (Rank.KING, Rank.QUEEN))
