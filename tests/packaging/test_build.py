"""A wheel holds the game, its compiled module where one can be made, and the pictures and sounds it opens."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
import system

from game import __version__

pytestmark = pytest.mark.slow

Python = Callable[..., str]
needs_compiler = pytest.mark.skipif(
    not system.can_compile(), reason="no C compiler or no Python headers here"
)
NO_COMPILER = {"CC": "/bin/false"}
ASK = "import game.ai.deal_state as m; print(m.__file__); print(m.lowest(12))"


def wheel(python: Python, source: Path, **environment: str) -> Path:
    """Build a wheel from a checkout or an unpacked sdist."""
    python("-m", "hatchling", "build", "-t", "wheel", "-d", source / "out", cwd=source, **environment)
    (made,) = (source / "out").glob("*.whl")
    return made


def names(made: Path) -> set[str]:
    with zipfile.ZipFile(made) as opened:
        return set(opened.namelist())


def compiled(found: set[str]) -> list[str]:
    return [name for name in found if name.endswith((".so", ".pyd"))]


def answer(python: Python, folder: Path) -> tuple[Path, str]:
    """Where the module to compile is found from this folder, and its answer."""
    place, lowest = python("-c", ASK, cwd=folder, PYTHONPATH=str(folder)).splitlines()
    return Path(place), lowest


@needs_compiler
def test_wheel_with_a_compiler(python: Python, checkout: Path, tmp_path: Path) -> None:
    made = wheel(python, checkout)
    found = names(made)
    assert {name.split(".")[0] for name in compiled(found)} == {
        "game/ai/cython_utility",
        "game/ai/deal_state",
    }
    assert "none-any" not in made.name
    assert "game/assets/sprites/card.svg" in found
    assert "game/ai/deal_state.py" in found
    assert {name.split("/")[0] for name in found} == {"game", f"belot_table-{__version__}.dist-info"}
    assert not [name for name in found if "/draw/" in name or name.endswith((".c", ".pxd"))]

    with zipfile.ZipFile(made) as opened:
        opened.extractall(tmp_path / "installed")  # noqa: S202 - we have just built it
    place, lowest = answer(python, tmp_path / "installed")
    assert place.suffix in {".so", ".pyd"}
    assert lowest == "4"

    beside_source, _ = answer(python, checkout)
    assert beside_source.suffix in {".so", ".pyd"}
    assert beside_source.parent == checkout / "game" / "ai"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("environment", [NO_COMPILER, {"BELOT_TABLE_PURE": "1"}], ids=["no compiler", "pure"])
def test_wheel_without_compiling(python: Python, checkout: Path, environment: dict[str, str]) -> None:
    made = wheel(python, checkout, **environment)
    assert not compiled(names(made))
    assert made.name.endswith("py3-none-any.whl")
    place, lowest = answer(python, checkout)
    assert place.suffix == ".py"
    assert lowest == "4"


def test_no_compiler_is_an_error_where_compiled_is_required(python: Python, checkout: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as failure:
        wheel(python, checkout, BELOT_TABLE_REQUIRE_COMPILED="1", **NO_COMPILER)
    assert "CompilingError" in failure.value.stderr


@pytest.mark.long
def test_sdist_builds_the_same_wheel(python: Python, checkout: Path, tmp_path: Path) -> None:
    from_checkout = names(wheel(python, checkout))
    python("-m", "hatchling", "build", "-t", "sdist", "-d", "out")
    (archive,) = (checkout / "out").glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        assert not compiled(set(opened.getnames()))
    python("-m", "tarfile", "-e", archive, tmp_path / "unpacked")
    (source,) = (tmp_path / "unpacked").iterdir()
    assert names(wheel(python, source)) == from_checkout


@pytest.mark.long
@needs_compiler
def test_editable_install_finds_the_compiled_module_beside_its_source(python: Python, checkout: Path) -> None:
    python("-c", "from hatchling.build import build_editable; build_editable('.')")
    (made,) = checkout.glob("*.whl")
    assert not [name for name in names(made) if name.startswith("game/")]
    place, _ = answer(python, checkout)
    assert place.suffix in {".so", ".pyd"}
