"""What characters cost is measured, by deals and by single cards."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from game.ai.characters import NOBODY
from game.variants.catalogue import GAMES
from tests.lab.audits import style_costs, styles
from tests.lab.audits.style_costs import losses, positions


def lines_of(
    main: Callable[[], None], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[dict[str, object]]:
    monkeypatch.setattr("sys.argv", ["tool", *words.split()])
    main()
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_style_is_measured_against_the_plain_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "bela4 medium --deals 2 --characters ana tome"
    ana, tome = lines_of(styles.main, words, monkeypatch, capsys)
    assert (ana["what"], tome["what"]) == ("ana", "tome")
    for one in (ana, tome):
        assert (one["topic"], one["against"], one["n"]) == ("characters", "medium", 2)
        assert {"written", "draws", "draws, plain"} <= set(one["figures"])


def test_the_cards_of_a_character_are_judged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = lines_of(style_costs.main, "bela2 medium --deals 1", monkeypatch, capsys)
    assert {one["topic"] for one in found} == {"character cards"}
    assert all(set(one["figures"]) == {"cost", "other cards", "a deal"} for one in found)


def test_whoever_plays_as_usual_loses_nothing() -> None:
    views = list(positions(GAMES["bela2"].rules, 1, 1))
    assert views
    assert not losses(NOBODY, "medium", views)
