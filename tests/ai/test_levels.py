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
from tests.bench.styles import LIKINGS

BOOK = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
CHAPTER = BOOK.split("## Levels and characters", 1)[1].split("\n## ", 1)[0]
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def row(level: str) -> str:
    """The line of the table about a level."""
    (found,) = re.findall(rf"^\| {level} \|.*$", CHAPTER, re.MULTILINE)
    return str(found)


def test_every_level_has_its_recipe_in_order() -> None:
    places = [CHAPTER.index(row(level)) for level in LEVELS]
    assert places == sorted(places)


def test_a_level_imagines_its_own_number_of_deals_or_so_many_as_it_is_told() -> None:
    for level, budget in (("hard", HARD), ("master", MASTER)):
        plain, told = make_mind(level), make_mind(level, 7)
        assert isinstance(plain, SearchPlayer)
        assert isinstance(told, SearchPlayer)
        assert plain.budget == budget
        assert told.budget == replace(budget, worlds=7, bela_in_four=1)


def test_the_easy_player_errs_as_often_as_is_written() -> None:
    assert f"up to {MISJUDGES} points" in row("easy")
    assert f"in {MISCOUNTS} of 100 deals" in row("easy")
    assert f"{OVERLOOKS} of 100 cards" in row("easy")


def test_the_searching_players_imagine_what_is_written() -> None:
    assert f"| {HARD.worlds} a card |" in row("hard")
    assert not HARD.calls
    assert not HARD.plays
    assert f"| {MASTER.worlds} a card, chosen from {MASTER.worlds * MASTER.drawn}, in two" in row("master")
    first, most = MASTER.worlds // FIRST, MASTER.worlds * MASTER.closer
    assert f"else {first} at first, and up to {most} for cards that may still be best; in" in row("master")
    assert f"in Bela in four {MASTER.bela_in_four} times as many |" in row("master")
    assert HARD.bela_in_four == PURE.bela_in_four == 1
    assert not HARD.closer + PURE.closer
    assert MASTER.calls
    assert f"{MASTER.prior:g} points for each e times likelier" in row("master")
    assert not HARD.prior + PURE.prior
    assert MASTER.plays
    assert f"with a chance of {100 * MASTER.by_rules:g} of 100" in row("master")
    assert not HARD.by_rules
    assert not PURE.by_rules
    assert f"the last {MASTER.solves} tricks" in row("master")
    assert f"played out to the last {MASTER.exact} only" in row("master")
    assert not HARD.exact
    assert not PURE.exact
    assert f"in two all of up to {MASTER.hands:,} hands" in row("master")
    assert f"with up to {MASTER.foresees} cards" in row("master")
    assert f"of the next {LATER} tricks, with up to {TO_THE_END} of all" in row("master")
    assert LIKED == 1
    assert f"with more than {MASTER.solves}, the next one is, among what light players, med" in row("master")
    assert "against such an opponent for half of what counts" in row("master")
    assert f"in {MASTER.auctions} imagined auctions" in row("master")
    assert MASTER.trust == 0.5
    assert "must be better by half an error" in row("master")
    assert MASTER.practised
    assert "who taught themselves the cards, and hear the calls, play imagined deals out" in row("master")
    assert "must be better by half an error, in Bela in two only better;" in row("master")
    assert "in Bela in two the opponent plays by the rules where these deals are played" in row("master")
    assert MASTER.learned
    assert f"a double instead, if it is better by {MASTER.trust_learned:g} errors of what" in row("master")
    drawn = [MASTER.auctions * doubt.drawn for doubt in (OF_NUMBERS, USUAL)]
    assert f"in coinche these are chosen from {drawn[0]:,} for {drawn[1]:,}, and" in row("master")
    assert f"{100 * MASTER.contra:g} of 100 of what is at stake must speak for contra" in row("master")
    assert f"and {100 * MASTER.recontra:g} for recontra |" in row("master")
    assert not HARD.auctions + PURE.auctions
    assert not HARD.hands + HARD.foresees + PURE.hands + PURE.foresees
    assert f"hard and master imagine {PURE.worlds} deals" in CHAPTER


def test_the_characters_give_up_what_is_written() -> None:
    text = " ".join(CHAPTER.split())
    assert f"is {NUMBERS[len(LIKINGS)]} numbers" in text
    assert f"at most {GIVEN_UP:g} card points" in text
    assert f"{100 * SHARE:g} % of the spread" in text
    assert f"{100 * SHARE_OF_A_CALL:g} % with a call" in text
    assert len(CHARACTERS) == len(set(CHARACTERS))
