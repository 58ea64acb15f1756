"""The checkout's own Python environment: made when missing, renewed when what it is made from changes."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

import compiled_modules
import system
from progress import Progress
from system import Lack

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = FOLDER / "belot-table.json"

PIP_STEP = re.compile(r"(?:Collecting |Processing \S*/)([A-Za-z][\w.]*(?:-[A-Za-z][\w.]*)*)")
"""A line in which pip names the package that it turns to."""

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

    Takes a few milliseconds when nothing has changed. A work that was interrupted goes on where it stopped.

    Args:
        groups: names from `[dependency-groups]` in pyproject.toml.
        with_screen: also ask the system for what tests with a real window need.

    Raises:
        SetupError: the environment is missing and cannot be made.
    """
    lacks = [system.screen()] if with_screen else []
    found, wish = stamp(), _wished(groups)
    try:
        if found is None or not found.serves(wish):
            make(found, wish, lacks)
        else:
            system.provide(lacks)
        _compile()
    except KeyboardInterrupt:
        message = "Interrupted. Started again it goes on from there."
        raise SetupError(message) from None
    compiled_modules.drop_stale(ROOT, keep_fresh=not _is_pure())
    return PYTHON


def _is_pure() -> bool:
    """Whether nothing is to be compiled."""
    return os.environ.get("BELOT_TABLE_PURE") == "1"


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


def stamp() -> Stamp | None:
    """Read the environment's stamp; an environment without a legible one counts as not made."""
    if not os.access(PYTHON, os.X_OK):
        return None
    try:
        kept = json.loads(STAMP.read_text("utf-8"))
        return Stamp(**{**kept, "groups": tuple(kept["groups"])})
    except (OSError, ValueError, TypeError, KeyError):
        return None


def make(found: Stamp | None, wish: Stamp, lacks: list[Lack]) -> None:
    """Make or renew the environment, then stamp it."""
    must_create = not is_usable() or (found is not None and not found.is_at_home(wish))
    system.provide([*([system.venv()] if must_create else []), system.compiler(), *lacks])
    groups = tuple(sorted({*wish.groups, *(found.groups if found else ()), BUILD_GROUP}))
    try:
        with Progress() as progress:
            if must_create:
                _create(progress)
            depended = _project()["project"]["dependencies"]
            install(progress, *depended, *requirements(groups))
        _compile()
        with Progress() as progress:
            install(progress, "--no-build-isolation", "--no-deps", "-e", str(ROOT))
    except SetupError as reason:
        if must_create or found is None or not found.has_all(wish.groups):
            raise
        print(f"{reason} The environment stays as it was.", file=sys.stderr)
        return
    made = Stamp(wish.place, str(PYTHON.resolve()), wish.requirements, groups)
    STAMP.write_text(json.dumps(asdict(made), indent=2) + "\n", "utf-8")


def _compile() -> None:
    """Compile the search where it is not fresh and that is worth a try; the build hook then finds it done."""
    if not _is_pure() and not compiled_modules.are_fresh(ROOT) and system.can_compile():
        command = [PYTHON, ROOT / "packaging" / "compiled_modules.py"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as running:
            try:
                running.wait()
            except KeyboardInterrupt:
                running.wait()  # it was interrupted too, and clears the terminal's line
                raise


def is_usable() -> bool:
    """Whether the environment's Python runs, is new enough and has pip, perhaps after a setup cut short."""
    if not os.access(PYTHON, os.X_OK):
        return False
    is_new_enough = [PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    has_pip = [PYTHON, "-c", "import pip"]
    gets_pip = [PYTHON, "-m", "ensurepip"]
    return _succeeds(is_new_enough) and (_succeeds(has_pip) or _succeeds(gets_pip))


def _succeeds(command: list[str | Path]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _create(progress: Progress) -> None:
    if system.venv().packages:
        message = (
            f"{sys.executable} cannot make environments (its venv module has no pip). "
            "Install what is named above and run this again."
        )
        raise SetupError(message)
    progress.tell(f"setting up {FOLDER}, about a minute, once")
    done = subprocess.run([sys.executable, "-m", "venv", "--clear", FOLDER], check=False)
    if done.returncode:
        message = f"{sys.executable} -m venv {FOLDER} failed; what it said stands above."
        raise SetupError(message)


def install(progress: Progress, *arguments: str) -> None:
    """Install with pip, tell which package it is at, and show everything that it said only if it fails."""
    command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    command += ["--progress-bar", "off", "--no-compile", *arguments]
    said = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        for line in running.stdout or ():
            said.append(line)
            if step := PIP_STEP.match(line):
                progress.tell(f"packages: {step[1]}")
            elif line.startswith("Installing collected packages: "):
                progress.tell(f"packages: installing {line.count(',') + 1}")
    if running.returncode:
        progress.clear()
        sys.stderr.writelines(said)
        message = f"pip could not install into {FOLDER}; what it said stands above (is there a network?)."
        raise SetupError(message)
