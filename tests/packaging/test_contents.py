"""What a download leaves out is nothing that the game opens."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import contents
import pytest
import stand_ins

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
FOR_THE_COMPILER = {"cython"}
"""Imported with a stand-in of our own for where it is missing."""


def imported(source: Path) -> set[str]:
    """Every module a file imports, and every module above it, without relative imports: there are none."""
    names = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def test_the_game_imports_nothing_that_is_left_out() -> None:
    left_out = set(contents.LEFT_OUT) - FOR_THE_COMPILER
    wrong = {
        f"{source.relative_to(ROOT)}: {name}"
        for source in (ROOT / "game").rglob("*.py")
        for name in imported(source)
        for parent in (name, *(".".join(name.split(".")[:count]) for count in range(1, name.count(".") + 1)))
        if parent in left_out
    }
    assert not wrong


def test_where_dataclasses_are_docstrings_stay(tmp_path: Path) -> None:
    plain, values = tmp_path / "plain.py", tmp_path / "values.py"
    plain.write_text('"""No class."""\n', "utf-8")
    values.write_text("from dataclasses import dataclass\n", "utf-8")
    modules = [(name, str(path), "PYMODULE-2") for name, path in (("a", plain), ("b", values))]
    found = contents.compiled([*modules, ("package", "-", "PYMODULE-2")])
    assert [kind for *_, kind in found] == ["PYMODULE-2", "PYMODULE-1", "PYMODULE-2"]


def test_the_font_of_unclear_licence_is_not_used() -> None:
    assert not contents.is_used("/site-packages/pygame/freesansbold.ttf")
    assert contents.is_used("/site-packages/pygame/pygame_icon.bmp")


@pytest.fixture
def libraries(tmp_path: Path) -> Path:
    """A program that asks a reader for one function, and the reader, which rests on another library."""
    if not all(map(shutil.which, ("cc", "readelf"))):
        pytest.skip("needs a C compiler and readelf")
    made = {
        "libdeep.so": ("int deep(void) { return 3; }", []),
        "libreader.so": (
            "int deep(void); int read_it(void) { return deep(); } int idle(void) { return 1; }",
            ["deep"],
        ),
        "asks": ("int read_it(void); int main(void) { return read_it(); }", ["reader"]),
    }
    for name, (source, uses) in made.items():
        (tmp_path / "source.c").write_text(source)
        shape = ["-shared", "-fPIC", f"-Wl,-soname,{name}"] if name.endswith(".so") else []
        linked = [f"-L{tmp_path}", *(f"-l{library}" for library in uses), f"-Wl,-rpath,{tmp_path}"]
        subprocess.run(["cc", *shape, "-o", tmp_path / name, tmp_path / "source.c", *linked], check=True)
    return tmp_path


def test_a_stand_in_answers_zero_and_what_only_the_reader_needed_goes(libraries: Path) -> None:
    assert subprocess.run([libraries / "asks"], check=False).returncode == 3
    made = stand_ins.stand_in(libraries, ("libreader",))
    assert [path.name for path in made] == ["libreader.so"]
    assert not (libraries / "libdeep.so").exists()
    assert subprocess.run([libraries / "asks"], env={"LD_BIND_NOW": "1"}, check=False).returncode == 0
    assert [one.name for one in stand_ins.symbols(made[0]) if one.is_defined] == ["read_it"]


def test_a_download_starts_without_what_only_its_workers_need() -> None:
    asked = "import sys, launch; launch.serve(['--game', 'bela4']); print('multiprocessing' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], cwd=PACKAGING, capture_output=True, check=True)
    assert done.stdout.strip() == b"False"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such process")
def test_a_download_serves_as_the_process_that_clears_up_after_its_workers() -> None:
    reading, writing = os.pipe()
    os.close(writing)
    asked = f"import launch; launch.serve(['-c', launch.TRACKER + '{reading})']); raise SystemExit(1)"
    done = subprocess.run(
        [sys.executable, "-c", asked], cwd=PACKAGING, capture_output=True, pass_fds=[reading], check=False
    )
    os.close(reading)
    assert done.returncode == 0, done.stderr
