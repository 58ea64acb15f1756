"""Of level cards the dearest goes to the partner's sure trick, the cheapest to a lost one; else the first."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.decision import Reason
from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.card_choice import Option, options
from game.ai.search.search_player import SearchPlayer, expected
from game.ai.weights.rule_player import STANDARD
from game.cards.card import cards
from tests.ai.profiles import master
from tests.positions.position import position, positions

FOLLOWING = Path(__file__).parents[2] / "positions" / "following.yaml"
HAND = "8C 9C TC KC JS KS TS QS"


def seen(trick: str, game: str = "bela4", contract: str = "H by 2", more: str = "") -> Assessment:
    """Where a seat with that hand, and perhaps more, follows, or leads if there is no trick."""
    hand = HAND + more
    entry = {"title": "", "why": "it is one", "game": game, "hand": hand, "contract": contract, "plays": hand}
    if trick:
        entry["trick"] = trick
    return Assessment(position(entry).view, STANDARD)


def in_order(sight: Assessment, text: str) -> list[Option]:
    """The cards as they are told, whatever the rule player likes best."""
    graded = {str(one.card): one for one in options(sight, cards(text))}
    return [graded[name] for name in text.split()]


@pytest.mark.parametrize(
    ("trick", "level", "card"),
    [
        pytest.param("1: 7D JH 8D", "8C TC 9C", "TC", id="the last of all, the partner has it"),
        pytest.param("2: JH 8D", "8C TC 9C", "TC", id="one more to come, but nothing beats the jack"),
        pytest.param("1: JH 8D 9D", "TC 8C 9C", "8C", id="lost"),
        pytest.param("3: JH", "TC 8C 9C", "8C", id="lost though two are to come"),
        pytest.param("2: TD 8D", "8C TC 9C", "8C", id="the partner's, but the next may beat it"),
        pytest.param("1: 8S 7S 9S", "JS TS KS", "JS", id="the own one with any of them"),
        pytest.param("1: 8S 7S 9S", "TC JS 9C", "TC", id="the own one with one of them"),
        pytest.param("", "8C TC 9C", "8C", id="a lead"),
    ],
)
def test_what_people_expect(trick: str, level: str, card: str) -> None:
    sight = seen(trick)
    assert str(expected(sight, in_order(sight, level)).card) == card


def test_of_equally_dear_ones_the_first_stays() -> None:
    sight = seen("1: 7D JH 8D")
    assert str(expected(sight, in_order(sight, "8C KS KC")).card) == "KS"
    sight = seen("1: JH 7D 8D")
    assert str(expected(sight, in_order(sight, "KC 9C 8C")).card) == "9C"


def test_an_ally_who_writes_his_own_points_is_fed_with_nothing() -> None:
    """In Bela in three the two who did not take are allies, and each writes what he won."""
    sight = seen("2: JH", "bela3", "H by 1", " AC AS")
    assert sight.is_loose
    assert str(expected(sight, in_order(sight, "8C TC 9C")).card) == "8C"
    sight = seen("1: JH 8D", "bela3", "H by 1", " AC AS")
    assert str(expected(sight, in_order(sight, "TC 8C 9C")).card) == "8C"


def test_the_master_tells_the_one_it_plays_first() -> None:
    """Both are worth the same; what a hint shows begins with what it says."""
    (king,) = (one for one in positions(FOLLOWING) if "the king, not the nine" in one.title)
    decision = SearchPlayer(master).decide(king.view, 1)
    assert [str(one.action.card) for one in decision.candidates] == ["KD", "9D"]  # type: ignore[union-attr]
    assert decision.action == decision.candidates[0].action
    assert decision.candidates[0].value == decision.candidates[1].value
    assert decision.reason is Reason.FEEDS_PARTNER
