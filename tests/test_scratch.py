"""Nothing is left of temporary files, even of those of a program that was killed."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.scratch import kept_in, scratch

KILLED = """
import os, signal
from tests.scratch import scratch
with scratch("proof") as folder:
    (folder / "file").touch()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_folder_is_gone_in_the_end(tmp_path: Path) -> None:
    with kept_in(str(tmp_path)), scratch("proof") as folder:
        assert [tempfile.gettempdir(), os.environ["TMPDIR"]] == [str(folder)] * 2
        with scratch("proof") as another:
            assert another.parent == folder
        assert folder.parent == tmp_path
        (folder / "file").touch()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can ask there whether a program is gone")
def test_what_a_killed_program_left_is_removed_and_nothing_else(tmp_path: Path) -> None:
    with kept_in(str(tmp_path)):
        subprocess.run([sys.executable, "-c", KILLED], cwd=Path(__file__).parents[1], check=False)
        (left,) = tmp_path.iterdir()
        (theirs := tmp_path / "belot-others-1-x").mkdir()
        with scratch("proof") as first:
            assert not left.exists()
            with kept_in(str(tmp_path)), scratch("proof"):
                assert first.exists()
    assert list(tmp_path.iterdir()) == [theirs]


def test_tests_keep_their_temporary_files_among_those_of_pytest(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    assert tmp_path_factory.getbasetemp() in Path(tempfile.gettempdir()).parents
