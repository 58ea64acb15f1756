"""A compiled file counts only for exactly the source that it was made from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import compiled_modules
import pytest
import system

from game.app.version import SEARCH_MODULES, is_stale, search_kind

ROOT = Path(__file__).parents[2]
PLACE = "game/ai/masks.py"


@pytest.fixture
def source(checkout: Path) -> Path:
    """A source with a file beside it that looks compiled from it."""
    path = checkout / PLACE
    compiled_modules.compiled_path(path).write_bytes(
        b"\x7fELF " + compiled_modules.mark(path).encode() + b"\0"
    )
    return path


def test_fresh_is_kept(checkout: Path, source: Path) -> None:
    assert compiled_modules.are_fresh(checkout)
    assert compiled_modules.drop_stale(checkout) == []
    assert not is_stale(source)


def test_changed_source_makes_it_stale(checkout: Path, source: Path) -> None:
    source.write_text(source.read_text() + "\n# another line\n")
    assert is_stale(source)
    assert not compiled_modules.are_fresh(checkout)
    assert compiled_modules.drop_stale(checkout) == [compiled_modules.compiled_path(source)]
    assert not is_stale(source)


def test_changed_types_make_it_stale(checkout: Path, source: Path) -> None:
    source.with_suffix(".pxd").write_text("cpdef unsigned long lowest(unsigned long mask)\n")
    assert not compiled_modules.are_fresh(checkout)


@pytest.mark.parametrize("changed", ["deals/by_rules", "exact/solver", "exact/cards"])
@pytest.mark.parametrize("ending", [".py", ".pxd"])
def test_a_module_is_stale_with_whatever_it_takes_types_from(
    checkout: Path, changed: str, ending: str
) -> None:
    playout = checkout / "game/ai/deals/playout.py"
    before = compiled_modules.mark(playout)
    other = checkout / f"game/ai/{changed}{ending}"
    other.write_text(other.read_text("utf-8") + "\n# another line\n", "utf-8")
    assert compiled_modules.mark(playout) != before


def test_a_compiled_file_whose_source_has_moved_is_removed(checkout: Path, source: Path) -> None:
    left_behind = source.with_name(
        "moved" + compiled_modules.compiled_path(source).name.removeprefix("masks")
    )
    left_behind.write_bytes(b"\x7fELF")
    assert compiled_modules.drop_stale(checkout) == [left_behind]
    assert not left_behind.exists()
    assert compiled_modules.compiled_path(source).is_file()


def test_missing_source_is_no_module(checkout: Path) -> None:
    (checkout / PLACE).unlink()
    assert compiled_modules.modules(checkout) == []
    assert compiled_modules.are_fresh(checkout)


@pytest.mark.slow
@pytest.mark.skipif(not system.can_compile(), reason="no C compiler or no Python headers here")
def test_only_what_changed_is_compiled_again(checkout: Path, python: Callable[..., str]) -> None:
    script = checkout / "packaging" / "compiled_modules.py"
    twin = compiled_modules.compiled_path(checkout / PLACE)
    python(script)
    first = twin.stat().st_mtime_ns
    python(script)
    assert twin.stat().st_mtime_ns == first
    (checkout / PLACE).write_text("def lowest(mask):\n    return mask & -mask | 64\n")
    python(script)
    assert (
        python("-c", "import game.ai.masks as m; print(m.__file__.endswith('.py'), m.lowest(12))")
        == "False 68\n"
    )


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
