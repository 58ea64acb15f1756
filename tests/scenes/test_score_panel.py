"""The small panel: what hangs and what counts double are boxed; nothing is cut, with two columns or three."""

from __future__ import annotations

import pygame
import pytest

from game.app.paths import assets
from game.rules.call import CAPOT_GOAL, GENERALE_GOAL
from game.rules.contract import Contract, Trumps
from game.scenes.cards.deck import Deck
from game.scenes.table.picture.easel import Easel
from game.scenes.table.picture.score_panel import ScoreLines, score_picture, trumps_words
from game.text.calls import goal_phrase
from game.text.catalogue import LANGUAGES, words
from game.ui.fonts import Fonts
from game.ui.layout import Rect
from game.ui.writing import LEGIBLE, Written
from tests.scenes.roomy import assert_unmixed

SMALLEST, LARGER = 600 / 816, 1.1
"""Pixels to a design unit of the smallest window, and of a larger one at a larger size of text."""


def _written(lines: ScoreLines, unit: float = 1.0) -> dict[str, Written]:
    pygame.font.init()
    easel = Easel(Fonts(), assets() / "sprites")
    box = Rect(0, 0, 196 * unit, (134 if len(lines.names) == 3 else 106) * unit)
    score_picture(easel, box, lines, Deck.FRENCH, unit)
    return {one.text: one for one in easel.pen.written if one.text}


@pytest.mark.parametrize("hung", [0, 8])
@pytest.mark.parametrize("names", [("Ние", "Вие"), ("Ti", "Ana", "Zlata")])
def test_what_hangs_is_written(names: tuple[str, ...], hung: int) -> None:
    lines = ScoreLines(
        names=names,
        scores=(1001, 998, 7)[: len(names)],
        running=None,
        trumps="Adut",
        taker="Zlata",
        suit=Trumps.HEARTS,
        multiplier=4,
        hung=hung,
    )
    written = _written(lines)
    assert ("8" in written) is (hung > 0)
    assert not any(one.is_cut for one in written.values())
    assert {*names, "×4"} <= set(written)
    assert_unmixed(written.values())


@pytest.mark.parametrize("unit", [SMALLEST, LARGER])
@pytest.mark.parametrize(
    "trumps", ["всичко коз", "ohne Trumpf", "sans atout", "bez aduta", "wszystkie atu", "no trumps"]
)
def test_a_long_game_leaves_room_for_the_taker_and_for_contra(trumps: str, unit: float) -> None:
    lines = ScoreLines(
        names=("Ние", "Вие"),
        scores=(1001, 998),
        running=(26, 26),
        trumps=trumps,
        taker="Zlata",
        suit=Trumps.ALL,
        multiplier=2,
    )
    written = _written(lines, unit)
    assert {trumps, "Zlata", "×2"} <= set(written)
    for text in (trumps, "Zlata", "×2"):
        assert not written[text].is_cut
        assert written[text].px >= max(LEGIBLE, round(15 * unit)), text
        assert written[text].box.encloses(written[text].inked, slack=1.5), text
    assert_unmixed(written.values())


def test_contra_is_not_cut_behind_a_very_long_name() -> None:
    lines = ScoreLines(
        names=("We", "They"),
        scores=(0, 0),
        running=None,
        trumps="no trumps",
        taker="Maximiliana-Theodora",
        suit=Trumps.NONE,
        multiplier=4,
        hung=162,
    )
    written = _written(lines, SMALLEST)
    assert {"×4", "162"} <= set(written)
    assert not written["×4"].is_cut
    assert not written["×4"].inked.overlaps(written["162"].inked)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("goal", [CAPOT_GOAL, GENERALE_GOAL])
def test_a_bid_with_a_name_stands_there_without_the_comma_before_its_trumps(language: str, goal: int) -> None:
    contract = Contract(trumps=Trumps.HEARTS, taker=0, goal=goal)
    named = trumps_words(words(language), contract, Deck.FRENCH)
    assert named
    assert named == named.rstrip(", ")
    assert goal_phrase(words(language), goal).startswith(named)
