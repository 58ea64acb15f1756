"""The arena is fair: swapping the minds turns the sign, equals are level, processes change nothing."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.decision import Mind
from game.ai.levels import make_mind
from tests.lab.arena.boards import duel
from tests.lab.arena.command import arguments, main, measurement, pairs_of
from tests.lab.arena.findings import Findings, Times
from tests.lab.arena.series import CHUNK, Duel, Kept, OtherProgramError, pieces, play, run
from tests.lab.measurements import ROOT, read


def medium() -> Mind:
    return make_mind("medium")


def easy() -> Mind:
    return make_mind("easy")


def test_equals_are_level() -> None:
    found = duel(medium, medium, deals=4, seed=2)
    assert found.differences == found.cards == [0.0] * 4
    assert sum(found.taken.values()) == 8


def test_swapping_the_levels_turns_the_sign() -> None:
    one = duel(medium, easy, deals=6, seed=3)
    other = duel(easy, medium, deals=6, seed=3)
    assert one.mean == -other.mean != 0


def test_the_levels_are_in_order() -> None:
    """Wide margins on few deals; the real figures come from thousands."""
    found = duel(medium, lambda: make_mind("random"), deals=60, seed=5)
    assert found.mean > 3 * found.error > 0
    found = duel(easy, lambda: make_mind("random"), deals=60, seed=5)
    assert found.mean > 3 * found.error > 0


def test_the_standard_error() -> None:
    assert Findings(differences=[1.0, 3.0, 5.0, 7.0]).error == (20 / 3 / 4) ** 0.5


def test_a_control_draws_other_lots_and_is_level() -> None:
    found = run(Duel(game="bela4", first="easy", second="easy", deals=30, seed=4))
    assert any(found.differences)
    assert abs(found.mean) < 2 * found.error


def test_processes_change_nothing() -> None:
    asked = Duel(game="bela3", first="easy", second="random", deals=2 * CHUNK + 1, seed=6)
    alone, together = run(asked), run(asked, 2)
    assert alone.differences == together.differences
    assert alone.taken == together.taken
    assert len(alone.differences) == asked.deals
    assert len(set(alone.differences)) > CHUNK


def test_more_deals_begin_with_the_same() -> None:
    asked = Duel(game="belot_bg", first="medium", second="random", deals=4, seed=6)
    assert run(replace(asked, deals=7)).differences[:4] == run(asked).differences


@pytest.mark.parametrize("game", ["bela4", "belote3_es", "coinche_fr"])
def test_cards_only_are_played_under_one_contract(game: str) -> None:
    asked = Duel(game=game, first="random", second="easy", deals=6, seed=1, cards_only=True)
    found = run(asked)
    times = 3 if game == "belote3_es" else 2
    assert found.thrown_in == 0
    assert sum(found.taken.values()) == 6 * times
    assert all(count % times == 0 for count in found.taken.values())
    assert found.cards != [0.0] * 6


def test_who_sees_all_takes_more_cards() -> None:
    found = run(Duel(game="bela4", first="all-seeing", second="medium", deals=15, cards_only=True))
    assert sum(found.cards) > 15 * 10


@pytest.mark.parametrize("game", ["bela4", "bela3"])
def test_matches_are_shared_out(game: str) -> None:
    asked = Duel(game=game, first="medium", second="random", matches=1, seed=1)
    found, other = run(asked), run(replace(asked, first="random", second="medium"))
    assert found.illegal == 0
    assert len(found.shares) == 1
    assert min(found.shares) > max(other.shares)


def test_pairs_are_told_in_three_ways() -> None:
    def asked(*words: str) -> list[tuple[str, str]]:
        return pairs_of(arguments().parse_args(["all", *words]))

    assert asked("hard", "easy") == [("hard", "easy")]
    assert asked("a", "b", "--against", "c") == [("a", "c"), ("b", "c")]
    assert asked("a", "b", "c", "--ladder") == [("a", "b"), ("b", "c")]
    assert asked("--ladder")[0] == ("master", "hard")
    assert asked("--ladder")[-1] == ("easy", "random")
    with pytest.raises(ValueError, match="two recipes were expected"):
        asked("hard")


def test_a_series_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["arena", "bela4,belot_bg", "medium", "easy", "--deals", "2"])
    main()
    out = capsys.readouterr()
    assert "belot_bg: medium v easy, 2 deals, seed 1" in out.out
    assert "bela4: medium v easy: 2 of 2, " in out.err
    lines = [json.loads(line) for line in out.out.splitlines() if line.startswith("{")]
    assert [(one["game"], one["what"], one["against"], one["n"]) for one in lines] == [
        ("bela4", "medium", "easy", 2),
        ("belot_bg", "medium", "easy", 2),
    ]


def test_a_series_that_was_played_before_is_still_told_and_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = tmp_path / "measurements.jsonl"
    monkeypatch.setattr("tests.lab.measurements.FILE", recorded)
    for _ in range(2):
        words = ["bela4", "medium", "easy", "--deals", "2", "--keep", str(tmp_path / "kept"), "--record"]
        monkeypatch.setattr("sys.argv", ["arena", *words])
        main()
    first, then = read(recorded)
    assert first == then


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("whist medium easy", "whist"),
        ("bela4 medium sage", "there is no level 'sage'"),
        ("bela4 medium", "two recipes were expected"),
    ],
)
def test_a_wrong_question_gets_a_sentence(
    words: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["arena", *words.split()])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert why in capsys.readouterr().err


def test_duels_are_played_in_turn() -> None:
    short, long = (
        Duel(game="bela4", first="a", second="b", deals=3),
        Duel(game="x", first="a", second="b", deals=9),
    )
    assert list(pieces([short, long], [0, 0], 6)) == [
        (0, range(3)),
        (1, range(5)),
        (1, range(5, 6)),
        (1, range(6, 9)),
    ]
    assert list(pieces([short, long], [3, 6], 6)) == [(1, range(6, 9))]
    assert list(pieces([short, long], [0, 2], 0)) == [(0, range(3)), (1, range(2, 7)), (1, range(7, 9))]
    assert not list(pieces([], [], 6))


def test_a_series_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    asked = [Duel(game=game, first="easy", second="random", deals=8) for game in ("belot_bg", "coinche_fr")]
    file = tmp_path / "kept.jsonl"
    kept = Kept(file, asked)
    for step, (place, part) in enumerate(play(asked, [0, 0], block=4)):
        kept.append(asked[place], part)
        if step == 2:
            break
    file.write_text(file.read_text("utf-8") + '{"duel": "belot', "utf-8")
    again = Kept(file, asked)
    done = [again.found[one.key].count for one in asked]
    assert done == [8, 4], "a line that was cut off is played again"
    for place, part in play(asked, done, block=4):
        again.append(asked[place], part)
    found = Kept(file, asked).found
    for each in asked:
        one, other = found[each.key], run(each)
        one.first = one.second = other.first = other.second = Times()
        assert one == other


def test_what_another_program_found_is_not_gone_on_with(tmp_path: Path) -> None:
    file, duel = tmp_path / "kept.jsonl", Duel(game="bela4", first="easy", second="random")
    Kept(file, [duel]).append(duel, Findings())
    Kept(file, [duel])
    file.write_text(file.read_text("utf-8").replace(duel.program, "0" * 16), "utf-8")
    with pytest.raises(OtherProgramError, match="by another program"):
        Kept(file, [duel])


@pytest.mark.skipif(sys.platform == "win32", reason="the other Python is a script of the shell")
def test_a_recipe_plays_the_same_of_another_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other checkout is this one here: by the engine protocol it decides the same, so both are level."""
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\ncd "{ROOT}"\nexec "{sys.executable}" "$@"\n', "utf-8")
    python.chmod(0o755)
    recorded = tmp_path / "measurements.jsonl"
    monkeypatch.setattr("tests.lab.measurements.FILE", recorded)
    words = ["bela2", "hard:worlds=4", "--deals", "2", "--record", "--note", "a trial"]
    monkeypatch.setattr("sys.argv", ["arena", *words, "--against-checkout", str(tmp_path)])
    main()
    (found,) = read(recorded)
    assert found.line() in capsys.readouterr().out
    assert (found.topic, found.game, found.n, found.note) == ("versions", "bela2", 2, "a trial")
    assert found.against.startswith("hard:worlds=4 of ")
    assert found.figures == {"written": (0.0, 0.0), "cards": (0.0, 0.0)}
    duel = Duel(game="bela2", first="easy", second=f"checkout:master@{tmp_path}")
    assert measurement(duel, Findings(), "versions", "").against == "master of unknown"
