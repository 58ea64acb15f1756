"""The checkout's own Python environment: made when missing, renewed when what it is made from changes."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

import compiled_modules
import system

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = FOLDER / "belot-table.json"

BUILD_GROUP = "build"
"""Always installed, so that a changed module is compiled again without a network."""


class SetupError(Exception):
    """The environment could not be made; the message is a sentence for the person at the terminal."""


@dataclass(frozen=True)
class Stamp:
    """What an environment was made from."""

    place: str
    """The checkout, which an editable install points back to."""
    interpreter: str
    requirements: str
    """A hash of what pyproject.toml asks for."""
    groups: tuple[str, ...]
    """Dependency groups installed beside the game's own dependencies."""

    def serves(self, wish: Stamp) -> bool:
        """Whether an environment with this stamp is as good as the wished one."""
        return self.is_at_home(wish) and self.requirements == wish.requirements and self.has_all(wish.groups)

    def is_at_home(self, wish: Stamp) -> bool:
        """Whether neither the checkout nor the interpreter below it has moved."""
        return (self.place, self.interpreter) == (wish.place, wish.interpreter)

    def has_all(self, groups: tuple[str, ...]) -> bool:
        """Whether all these dependency groups are installed."""
        return set(groups) <= set(self.groups)


def ready(groups: tuple[str, ...] = (), *, with_screen: bool = False) -> Path:
    """Return the environment's Python, with the game and the given dependency groups installed.

    Takes a few milliseconds when nothing has changed.

    Args:
        groups: names from `[dependency-groups]` in pyproject.toml.
        with_screen: also ask the system for what tests with a real window need.

    Raises:
        SetupError: the environment is missing and cannot be made.
    """
    packages = system.screen_packages() if with_screen else []
    found, wish = _stamp(), _wished(groups)
    if found is None or not found.serves(wish):
        _make(found, wish, packages)
    else:
        system.install(packages, "by the tests that open a window; without, those are skipped")
    is_pure = os.environ.get("BELOT_TABLE_PURE") == "1"
    if not is_pure and not compiled_modules.are_fresh(ROOT) and system.can_compile():
        subprocess.run([PYTHON, ROOT / "packaging" / "compiled_modules.py"], check=False, stdout=sys.stderr)
    compiled_modules.drop_stale(ROOT, keep_fresh=not is_pure)
    return PYTHON


def requirements(groups: tuple[str, ...]) -> list[str]:
    """Requirements of dependency groups, with the groups they include."""
    listed = _project()["dependency-groups"]
    wanted: list[str] = []
    for group in groups:
        for entry in listed[group]:
            wanted += requirements((entry["include-group"],)) if isinstance(entry, dict) else [entry]
    return wanted


def _project() -> dict[str, dict[str, list[str | dict[str, str]]]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def _wished(groups: tuple[str, ...]) -> Stamp:
    project = _project()
    asked = [project[table] for table in ("build-system", "project", "dependency-groups")]
    return Stamp(
        place=str(ROOT),
        interpreter=str(PYTHON.resolve()),
        requirements=hashlib.sha256(json.dumps(asked).encode()).hexdigest(),
        groups=groups,
    )


def _stamp() -> Stamp | None:
    """Read the environment's stamp; an environment without a legible one counts as not made."""
    if not os.access(PYTHON, os.X_OK):
        return None
    try:
        kept = json.loads(STAMP.read_text("utf-8"))
        return Stamp(**{**kept, "groups": tuple(kept["groups"])})
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _make(found: Stamp | None, wish: Stamp, packages: list[str]) -> None:
    """Make or renew the environment, then stamp it."""
    must_create = not _is_usable() or (found is not None and not found.is_at_home(wish))
    packages = system.compiler_packages() + packages
    if must_create:
        packages = system.venv_packages() + packages
    if packages:
        system.install(packages, "to set everything up")
    if not system.can_compile():
        print(
            "Without a C compiler the game runs as plain Python; its players think slower.", file=sys.stderr
        )

    print(
        f"Setting up {FOLDER}. This happens once and may take a minute or two."
        if must_create or found is None
        else f"Bringing {FOLDER} up to date.",
        file=sys.stderr,
    )
    groups = tuple(sorted({*wish.groups, *(found.groups if found else ()), BUILD_GROUP}))
    try:
        if must_create:
            _create()
        _pip("install", *requirements((BUILD_GROUP,)))
        _pip("install", "--no-build-isolation", "-e", str(ROOT), *requirements(groups))
    except SetupError as reason:
        if must_create or found is None or not found.has_all(wish.groups):
            raise
        print(f"{reason} The environment stays as it was.", file=sys.stderr)
        return
    made = Stamp(wish.place, str(PYTHON.resolve()), wish.requirements, groups)
    STAMP.write_text(json.dumps(asdict(made), indent=2) + "\n", "utf-8")


def _is_usable() -> bool:
    """Whether the environment's Python runs, is new enough and has pip, perhaps after a setup cut short."""
    if not os.access(PYTHON, os.X_OK):
        return False
    is_new_enough = [PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    has_pip = [PYTHON, "-c", "import pip"]
    gets_pip = [PYTHON, "-m", "ensurepip"]
    return _succeeds(is_new_enough) and (_succeeds(has_pip) or _succeeds(gets_pip))


def _succeeds(command: list[str | Path]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _create() -> None:
    if system.venv_packages():
        message = (
            f"{sys.executable} cannot make environments (its venv module has no pip). "
            "Install what is named above and run this again."
        )
        raise SetupError(message)
    done = subprocess.run([sys.executable, "-m", "venv", "--clear", FOLDER], check=False)
    if done.returncode:
        message = f"{sys.executable} -m venv {FOLDER} failed; what it said stands above."
        raise SetupError(message)


def _pip(*arguments: str) -> None:
    command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    if subprocess.run(command, check=False, stdout=sys.stderr).returncode:
        message = f"pip could not install into {FOLDER}; what it said stands above (is there a network?)."
        raise SetupError(message)
