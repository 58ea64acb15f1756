"""The recipes of the levels are written down as they are."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from game.ai.bidding.call_doubt import OF_NUMBERS, USUAL
from game.ai.blunders import MISCOUNTS, MISJUDGES, OVERLOOKS
from game.ai.character import CHARACTERS
from game.ai.character_liking import GIVEN_UP, SHARE, SHARE_OF_A_CALL
from game.ai.levels import LEVELS, make_mind
from game.ai.search.contest import FIRST
from game.ai.search.search_player import HARD, LATER, LIKED, MASTER, PURE, TO_THE_END, SearchPlayer
from tests.lab.audits.styles import LIKINGS

BOOK = (Path(__file__).parents[2] / "game" / "ai" / "README.md").read_text("utf-8")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def section(level: str) -> str:
    """What the chapter says about a level, on one line."""
    (found,) = re.findall(rf"^### {level}\n(.*?)^##", BOOK, re.MULTILINE | re.DOTALL)
    return " ".join(str(found).split())


def test_every_level_has_its_recipe_in_order() -> None:
    assert [one for one in re.findall(r"^### (\w+)$", BOOK, re.MULTILINE) if one in LEVELS] == list(LEVELS)


def test_a_level_imagines_its_own_number_of_deals_or_so_many_as_it_is_told() -> None:
    for level, budget in (("hard", HARD), ("master", MASTER)):
        plain, told = make_mind(level), make_mind(level, 7)
        assert isinstance(plain, SearchPlayer)
        assert isinstance(told, SearchPlayer)
        assert plain.budget == budget
        assert told.budget == replace(budget, worlds=7, bela_in_four=1)


def test_the_easy_player_errs_as_often_as_is_written() -> None:
    assert f"up to {MISJUDGES} points" in section("easy")
    assert f"in {MISCOUNTS} of 100 deals" in section("easy")
    assert f"{OVERLOOKS} of 100 cards" in section("easy")


def test_the_searching_players_imagine_what_is_written() -> None:
    assert f"samples {HARD.worlds} deals a card" in section("hard")
    assert not HARD.calls
    assert not HARD.plays
    assert f"{MASTER.worlds} a card, in games for two drawn from {MASTER.worlds * MASTER.drawn}" in section(
        "master"
    )
    first, most = MASTER.worlds // FIRST, MASTER.worlds * MASTER.closer
    assert f"{first} at first, and up to {most} for cards that may still be best" in section("master")
    assert f"Bela in four takes {MASTER.bela_in_four} times as many" in section("master")
    assert HARD.bela_in_four == PURE.bela_in_four == 1
    assert not HARD.closer + PURE.closer
    assert MASTER.calls
    assert f"{MASTER.prior:g} points for each e times likelier" in section("master")
    assert not HARD.prior + PURE.prior
    assert MASTER.plays
    assert f"The chance is {100 * MASTER.by_rules:g} of 100" in section("master")
    assert not HARD.by_rules
    assert not PURE.by_rules
    assert f"the last {MASTER.solves} tricks" in section("master")
    assert f"played out to the last {MASTER.exact} tricks only" in section("master")
    assert not HARD.exact
    assert not PURE.exact
    assert f"enumerates all of up to {MASTER.hands:,} hands" in section("master")
    assert f"with up to {MASTER.foresees} cards" in section("master")
    assert f"of the next {LATER} tricks, with up to {TO_THE_END} cards all of them" in section("master")
    assert LIKED == 1
    assert (
        f"with more than {MASTER.solves}, it chooses only its next card, among what light players, med"
        in section("master")
    )
    assert "that is half of what counts" in section("master")
    assert f"in {MASTER.auctions} imagined auctions" in section("master")
    assert MASTER.trust == 0.5
    assert "must be better by half a standard error" in section("master")
    assert MASTER.practised
    assert "who taught themselves the cards, and hear the calls, play the deals out" in section("master")
    assert "must be better by half a standard error, in Bela in two only better" in section("master")
    assert "the opponent plays by rules in the sampled deals as often as the belief says" in section("master")
    assert MASTER.learned
    assert (
        f"replaces their call if it is better by {MASTER.trust_learned:g} standard errors of what"
        in section("master")
    )
    drawn = [MASTER.auctions * doubt.drawn for doubt in (OF_NUMBERS, USUAL)]
    assert f"chosen from {drawn[0]:,} candidates for {drawn[1]:,}" in section("master")
    assert f"Contra needs {100 * MASTER.contra:g} of 100 of what is at stake" in section("master")
    assert f"recontra {100 * MASTER.recontra:g} " in section("master")
    assert not HARD.auctions + PURE.auctions
    assert not HARD.hands + HARD.foresees + PURE.hands + PURE.foresees
    assert f"hard and master imagine {PURE.worlds} deals" in BOOK


def test_the_characters_give_up_what_is_written() -> None:
    text = " ".join(BOOK.split())
    assert f"is {NUMBERS[len(LIKINGS)]} numbers" in text
    assert f"at most {GIVEN_UP:g} card points" in text
    assert f"{100 * SHARE:g} % of the spread" in text
    assert f"{100 * SHARE_OF_A_CALL:g} % with a call" in text
    assert len(CHARACTERS) == len(set(CHARACTERS))
