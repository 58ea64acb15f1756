"""A compiled file counts only for exactly the source that it was made from."""

from __future__ import annotations

import re
import shutil
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path

import compiled_modules
import compiling
import Cython
import pytest
import system

from game.app.version import SEARCH_MODULES, is_stale, search_kind

ROOT = Path(__file__).parents[2]
PLACE = "game/ai/deal_state.py"


def needs_compiler(test: Callable[..., None]) -> Callable[..., None]:
    """Mark a test that compiles."""
    can_compile = pytest.mark.skipif(not system.can_compile(), reason="no C compiler or no Python headers")
    return pytest.mark.slow(can_compile(test))


@pytest.fixture
def source(checkout: Path) -> Path:
    """A source with a file beside it that looks compiled from it."""
    for path in (checkout / compiled_modules.SHARED, checkout / PLACE):
        compiled_modules.compiled_path(path).write_bytes(
            b"\x7fELF " + compiled_modules.mark(path).encode() + b"\0"
        )
    return checkout / PLACE


def test_every_module_with_types_of_c_is_compiled_and_no_other() -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]
    names = {ROOT / name for name in listed["wheel"]["hooks"]["custom"]["compiled-modules"]}
    assert names == {types.with_suffix(".py") for types in (ROOT / "game").rglob("*.pxd")}


def test_fresh_is_kept(checkout: Path, source: Path) -> None:
    assert compiled_modules.are_fresh(checkout)
    assert compiled_modules.drop_stale(checkout) == []
    assert not is_stale(source)


def test_changed_source_makes_it_stale(checkout: Path, source: Path) -> None:
    source.write_text(source.read_text() + "\n# another line\n")
    assert is_stale(source)
    assert not compiled_modules.are_fresh(checkout)
    assert compiled_modules.compiled_path(source) in compiled_modules.drop_stale(checkout)
    assert not is_stale(source)


def test_without_what_all_share_no_compiled_file_stays(checkout: Path, source: Path) -> None:
    shared = compiled_modules.compiled_path(checkout / compiled_modules.SHARED)
    shared.write_bytes(b"\x7fELF of an older recipe")
    assert not compiled_modules.are_fresh(checkout)
    gone = {shared, compiled_modules.compiled_path(source)}
    assert set(compiled_modules.drop_stale(checkout)) == gone


def test_changed_types_make_it_stale(checkout: Path, source: Path) -> None:
    source.with_suffix(".pxd").write_text("cpdef unsigned long lowest(unsigned long mask)\n")
    assert not compiled_modules.are_fresh(checkout)


@pytest.mark.parametrize("changed", ["policy/network_policy", "solver/solver", "solver/position"])
@pytest.mark.parametrize("ending", [".py", ".pxd"])
def test_a_module_is_stale_with_whatever_it_takes_types_from(
    checkout: Path, changed: str, ending: str
) -> None:
    rollout = checkout / "game/ai/rollout/rollout.py"
    before = compiled_modules.mark(rollout)
    other = checkout / f"game/ai/{changed}{ending}"
    other.write_text(other.read_text("utf-8") + "\n# another line\n", "utf-8")
    assert compiled_modules.mark(rollout) != before


def test_a_compiled_file_whose_source_has_moved_is_removed(checkout: Path, source: Path) -> None:
    left_behind = source.with_name(
        "moved" + compiled_modules.compiled_path(source).name.removeprefix("deal_state")
    )
    left_behind.write_bytes(b"\x7fELF")
    assert compiled_modules.drop_stale(checkout) == [left_behind]
    assert not left_behind.exists()
    assert compiled_modules.compiled_path(source).is_file()


def test_missing_source_is_no_module(checkout: Path) -> None:
    (checkout / PLACE).unlink()
    assert compiled_modules.modules(checkout) == []
    assert compiled_modules.are_fresh(checkout)


def test_a_compiled_file_of_another_python_needs_what_that_one_shares(checkout: Path, source: Path) -> None:
    other = source.with_name("deal_state.cpython-399-x86_64-linux-gnu.so")
    other.write_bytes(compiled_modules.compiled_path(source).read_bytes())
    assert compiled_modules.drop_stale(checkout) == [other]


@needs_compiler
def test_an_interrupted_work_goes_on_where_it_stopped_and_later_only_what_changed_is_compiled_again(
    checkout: Path, python: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(root: Path, source: Path, *places: Path) -> None:
        if not compiled_modules.is_shared(source):
            raise KeyboardInterrupt
        compile_one(root, source, *places)

    told: list[str] = []
    compile_one = compiling.compile_one
    monkeypatch.setattr(compiling, "compile_one", interrupted)
    with pytest.raises(KeyboardInterrupt):
        compiling.compile_modules(checkout, told.append)
    assert told in ([], ["compiling 1 of 2: game.ai.cython_utility"])
    assert not list((checkout / "game").rglob("*.so"))
    monkeypatch.setattr(compiling, "compile_one", compile_one)
    told.clear()
    compiled = compiling.compile_modules(checkout, told.append)
    assert told == ["compiling 2 of 2: game.ai.deal_state"]
    assert all(path.is_file() for path in compiled)
    assert not list((checkout / "build" / "compiled").iterdir())
    assert compiling.outdated(checkout) == []

    script, times = (
        checkout / "packaging" / "compiled_modules.py",
        [path.stat().st_mtime_ns for path in compiled],
    )
    python(script)
    assert [path.stat().st_mtime_ns for path in compiled] == times
    (checkout / PLACE).write_text("def lowest(mask):\n    return mask & -mask | 64\n")
    python(script)
    assert sum(path.stat().st_mtime_ns != time for path, time in zip(compiled, times, strict=True)) == 1
    ask = "import game.ai.deal_state as m; print(m.__file__.endswith('.py'), m.lowest(12))"
    assert python("-c", ask) == "False 68\n"


@pytest.mark.long
@needs_compiler
def test_another_cython_compiles_everything_anew(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiling.compile_modules(checkout)
    monkeypatch.setattr(Cython, "__version__", "99.9")
    assert compiling.outdated(checkout) == compiled_modules.extensions(checkout)
    assert compiled_modules.are_fresh(checkout)


@pytest.mark.long
@needs_compiler
def test_compiled_twice_in_different_folders_it_is_the_same_file(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = shutil.copytree(checkout, tmp_path / "another" / "place")
    first = [path.read_bytes() for path in compiling.compile_modules(checkout)]
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "another"))
    assert [path.read_bytes() for path in compiling.compile_modules(elsewhere)] == first


def test_generated_twice_in_one_folder_it_has_one_stamp(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the downloads for Windows are built again after types of another file have changed."""
    monkeypatch.chdir(checkout)
    for _ in range(2):
        written = compiling.generate(checkout, checkout / PLACE, tmp_path / "c")
        assert written.read_text("utf-8").count("belot_table_compiled_from[]") == 1


def test_the_compiler_optimises_no_functions_but_those_that_python_does_not_call(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(checkout)
    code = compiling.generate(checkout, checkout / PLACE, tmp_path / "c").read_text("utf-8")
    depth, found = 0, set[tuple[str, int]]()
    for line in code.splitlines():
        depth += (line == "#pragma GCC push_options") - (line == "#pragma GCC pop_options")
        if kind := re.match(r"static .*__pyx_(p?f)_.*_lowest\(.*\{$", line):
            found.add((kind[1], depth))
    assert found == {("f", 0), ("pf", 1)}
    assert depth == 0


def test_the_search_module_is_one_that_is_compiled() -> None:
    wheel = (ROOT / "pyproject.toml").read_text("utf-8")
    for module in SEARCH_MODULES:
        assert f'"{module.replace(".", "/")}.py"' in wheel


def test_search_kind_tells_plain_from_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled_modules.compiled_path(tmp_path / "quick_one.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert search_kind("quick_one") == "compiled"
    assert search_kind("game.app.version") == "pure Python"
    assert search_kind("quick_one", "game.app.version") == "pure Python"
    assert search_kind("game.no.such") == "pure Python"
