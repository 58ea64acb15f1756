"""The places of the planted defects are in the program, each once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.robustness.planted import DEFECTS, ROOT, plant


@pytest.mark.parametrize("name", DEFECTS)
def test_a_defect_has_its_place(tmp_path: Path, name: str) -> None:
    defect = DEFECTS[name]
    (tmp_path / defect.file).parent.mkdir(parents=True)
    shutil.copy(ROOT / defect.file, tmp_path / defect.file)
    plant(tmp_path, defect)
    planted = (tmp_path / defect.file).read_text(encoding="utf-8")
    compile(planted, defect.file, "exec")
    assert planted != (ROOT / defect.file).read_text(encoding="utf-8")
    assert all((ROOT / room).exists() for room in defect.rooms)


def test_a_place_that_is_gone_is_refused(tmp_path: Path) -> None:
    defect = DEFECTS["a dealer"]
    (tmp_path / defect.file).parent.mkdir(parents=True)
    (tmp_path / defect.file).write_text("dealer = 0\n", encoding="utf-8")
    with pytest.raises(ValueError, match="does not hold once"):
        plant(tmp_path, defect)
