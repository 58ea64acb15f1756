"""The finished profile of a level is printed, one field a line."""

from __future__ import annotations

import pytest

from game.ai.profile import PART_OF
from tests.lab.audits import profile


@pytest.mark.parametrize(
    ("words", "worlds"), [(["bela4"], 400), (["bela4", "hard"], 24), (["coinche_fr", "master"], 400)]
)
def test_every_field_has_a_line(
    words: list[str], worlds: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["profile", *words])
    profile.main()
    told = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    assert {f"{part}.{name}" for name, part in PART_OF.items()} < told.keys()
    assert told["budget.worlds"] == str(worlds)
