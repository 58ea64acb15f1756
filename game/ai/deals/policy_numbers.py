"""Which network is the policy of the cards in a contract.

In `tests/lab/training` `teach.py` trains networks by imitation of masters, `teach_cards.py` by self-play.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from game.ai.bidding.course_skill import skill_of
from game.ai.deals.policy_rows import CARDS, FEATURES, PAIRS
from game.ai.network import load
from game.rules.contract import Trumps

if TYPE_CHECKING:
    from game.ai.network import Numbers
    from game.rules.options.rules import Rules

OF_SUITS: Final = {
    (2, False): "imitation_two",
    (2, True): "imitation_two_raising",
    (3, False): "imitation_three",
    (3, True): "imitation_three_raising",
    (4, False): "imitation_four",
    (4, True): "imitation_four_raising",
}
"""By the number of players, and whether plain cards must be beaten."""
PRACTISED: Final = {
    "selfplay_suits": "imitation_four",
    "selfplay_four": "imitation_four",
    "selfplay_no_trumps": "imitation_no_trumps",
    "selfplay_all_trumps": "imitation_all_trumps",
    "selfplay_raising": "imitation_four_raising",
    "selfplay_three": "imitation_three",
    "selfplay_three_raising": "imitation_three_raising",
    "selfplay_two": "imitation_two",
    "selfplay_two_raising": "imitation_two_raising",
}
"""The networks trained by self-play, which hear the calls, and the network each began with."""


def name_of(trumps: Trumps, rules: Rules) -> str:
    """The network that imitates masters in a contract."""
    if trumps.suit is None:
        return "imitation_no_trumps" if trumps is Trumps.NONE else "imitation_all_trumps"
    return OF_SUITS[rules.players, rules.play.raise_plain]


def practised_name_of(trumps: Trumps, rules: Rules) -> str:
    """The network trained by self-play; where games are named one above the other suits are played anew."""
    if trumps.suit is None or rules.players != PAIRS:
        return name_of(trumps, rules).replace("imitation", "selfplay")
    if rules.play.raise_plain:
        return "selfplay_raising"
    return "selfplay_suits" if skill_of(rules).knows_rising else "selfplay_four"


@lru_cache(maxsize=16)
def numbers_of(name: str) -> Numbers:
    """The weights of that network, loaded once; raises WeightsError."""
    return load(name, FEATURES, CARDS)
