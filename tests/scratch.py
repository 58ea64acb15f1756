"""Where tests and scripts keep temporary files: nothing is left of them, even of those that were killed."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def scratch(name: str) -> Iterator[Path]:
    """In here temporary files are kept in a folder of its own, which is answered and removed in the end.

    First those of the same name are removed whose program was killed.
    """
    for left in Path(tempfile.gettempdir()).glob(f"belot-{name}-*-*"):
        if _is_gone(int(left.name.split("-")[-2])):
            shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=f"belot-{name}-{os.getpid()}-") as folder, kept_in(folder):
        yield Path(folder)


@contextmanager
def kept_in(folder: str) -> Iterator[None]:
    """In here this program, and those that it starts, keep their temporary files in that folder."""
    before, told = tempfile.tempdir, os.environ.get("TMPDIR")
    tempfile.tempdir = os.environ["TMPDIR"] = folder
    try:
        yield
    finally:
        tempfile.tempdir = before
        del os.environ["TMPDIR"]
        if told is not None:
            os.environ["TMPDIR"] = told


def _is_gone(program: int) -> bool:
    """Whether no program has that number; on Windows nobody can ask without ending it."""
    if sys.platform == "win32":
        return False
    try:
        os.kill(program, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
