"""The recipes of the levels are written down as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.ai.characters import CHARACTERS, GIVEN_UP, SHARE, SHARE_OF_A_CALL
from game.ai.levels import (
    HARD,
    LEVELS,
    MASTER,
    MASTER_CALLS,
    MASTER_ROLLOUTS,
    NUMBERS_SAMPLED,
    PURE,
    SEARCHING,
    TRUST_IN_THE_NETWORK,
    hard,
    make_mind,
    pure,
)
from game.ai.profile import AuctionSampling
from game.ai.rule_based.players import MISCOUNTS, MISJUDGES, OVERLOOKS
from game.ai.search.card_search import LOOKAHEAD_DEPTH
from game.ai.search.racing import FIRST
from game.ai.search.search_player import SearchPlayer
from game.ai.trick_rules import COMPILED
from game.rules.options.auction import AuctionKind
from game.variants.catalogue import GAMES
from tests.lab.audits.styles import LIKINGS

BOOK = (Path(__file__).parents[2] / "game" / "ai" / "README.md").read_text("utf-8")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def section(level: str) -> str:
    """What the chapter says about a level, on one line."""
    (found,) = re.findall(rf"^### {level}\n(.*?)^##", BOOK, re.MULTILINE | re.DOTALL)
    return " ".join(str(found).split())


def test_every_level_has_its_recipe_in_order() -> None:
    assert [one for one in re.findall(r"^### (\w+)$", BOOK, re.MULTILINE) if one in LEVELS] == list(LEVELS)


def test_a_level_samples_its_own_number_of_deals_or_so_many_as_it_is_told() -> None:
    for level in ("hard", "master"):
        plain, told = make_mind(level), make_mind(level, 7)
        assert isinstance(plain, SearchPlayer)
        assert isinstance(told, SearchPlayer)
        for game in GAMES.values():
            whole = (SEARCHING[level] if COMPILED else pure)(game.rules)
            assert plain.level(game.rules) == whole
            assert told.level(game.rules) == whole.but(worlds=7)


def test_the_easy_player_errs_as_often_as_is_written() -> None:
    assert f"up to {MISJUDGES} points" in section("easy")
    assert f"in {MISCOUNTS} of 100 deals" in section("easy")
    assert f"{OVERLOOKS} of 100 cards" in section("easy")


def test_the_searching_players_do_what_is_written() -> None:
    text = section("master")
    assert f"samples {HARD.worlds} worlds a card" in section("hard")
    two, three, four = (MASTER[players] for players in (2, 3, 4))
    assert two.worlds == three.worlds == four.worlds
    assert f"{two.worlds} a card, in games for two kept of {two.worlds * two.draws_per_world} draws" in text
    first, most = four.worlds // FIRST, four.worlds * four.max_batches_factor
    assert f"{first} at first, and up to {most} for cards that may still be best" in text
    assert f"{four.prior:g} points for each e times likelier" in text
    assert two.solve_each_card_from == four.solve_each_card_from
    assert f"the last {two.solve_each_card_from} tricks" in text
    assert {one.solve_from_cards for key, one in MASTER_ROLLOUTS.items() if key[0] == 4} == {5}
    assert "played out to the last 5 tricks only" in text
    assert LOOKAHEAD_DEPTH == 1
    assert (
        f"With more than {two.solve_each_card_from} cards in hand the master also chooses its next card"
        in text
    )
    assert {one.auctions for one in MASTER_CALLS.values()} == {400}
    assert "in 400 sampled auctions" in text
    assert {one.call_required_errors for one in MASTER_CALLS.values()} == {0.5}
    assert "must be better by half a standard error." in text
    assert "The self-play policy, which hears the calls, plays the worlds out" in text
    assert f"replaces its call if it is better by {TRUST_IN_THE_NETWORK:g} standard errors of what" in text
    drawn = [400 * how.draws_per_world for how in (NUMBERS_SAMPLED, AuctionSampling())]
    assert f"kept of {drawn[0]:,} draws instead of {drawn[1]:,}" in text
    caution = MASTER_CALLS[AuctionKind.NUMBERS].caution
    assert caution is not None
    assert f"Contra needs {100 * caution.contra:g} of 100 of what is at stake" in text
    assert f"recontra {100 * caution.recontra:g} " in text
    assert f"hard and master sample {PURE.worlds} worlds" in BOOK


@pytest.mark.parametrize("game", GAMES)
def test_hard_and_plain_python_do_none_of_that(game: str) -> None:
    rules = GAMES[game].rules
    for weaker in (hard(rules), pure(rules)):
        assert not weaker.budget.max_batches_factor + weaker.budget.prior
        assert not weaker.rollout.solve_from_cards + weaker.rollout.self_play
        assert not weaker.calls.auctions
    assert not hard(rules).belief.calls + hard(rules).belief.declared + hard(rules).belief.plays


def test_the_characters_give_up_what_is_written() -> None:
    text = " ".join(BOOK.split())
    assert f"is {NUMBERS[len(LIKINGS)]} numbers" in text
    assert f"at most {GIVEN_UP:g} card points" in text
    assert f"{100 * SHARE:g} % of the spread" in text
    assert f"{100 * SHARE_OF_A_CALL:g} % with a call" in text
    assert len(CHARACTERS) == len(set(CHARACTERS))
