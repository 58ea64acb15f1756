"""What runs here: version, compiled search or not, and the libraries below, told without importing pygame."""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import game

NAME = "belot-table"
SEARCH_MODULES = tuple(
    f"game.ai.{name}"
    for name in (
        "bidding.simulated_bidder",
        "bidding.simulated_auction",
        "trick_rules",
        "deal_state",
        "policy.heuristic_policy",
        "policy.network_policy",
        "rollout.rollout",
        "rollout.batch",
        "rollout.lookahead",
        "rollout.dealing",
        "belief.uniform_sampler",
        "belief.likelihood",
        "solver.position",
        "solver.quick_tricks",
        "solver.transposition",
        "solver.ordering",
        "solver.solver",
    )
)
"""The modules whose compiled form makes the search fast."""

SDL_LIBRARIES = (
    "pygame_ce.libs/libSDL2-2*",  # Linux wheels
    "libSDL2-2*",  # the download for Linux
    "pygame/SDL2.dll",  # Windows
    "SDL2.dll",  # the download for Windows
    "pygame/.dylibs/libSDL2-2*",  # macOS
    "libSDL2-2.0.0.dylib",  # the download for macOS
)
"""Where SDL lies, seen from the folder that holds the pygame package."""


def search_kind(*modules: str) -> str:
    """Say `compiled` if an import of every search module would give a compiled one, else `pure Python`."""
    return "compiled" if all(map(_is_compiled, modules or SEARCH_MODULES)) else "pure Python"


def _is_compiled(module: str) -> bool:
    try:
        spec = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        spec = None
    origin = spec.origin if spec else None
    return bool(origin and origin.endswith(tuple(EXTENSION_SUFFIXES)))


def is_stale(source: Path) -> bool:
    """Whether a compiled module stands beside this source that was made from another one.

    The build appends a hash of the source to the compiled file (packaging/compiled_modules.py).
    """
    twin = source.with_name(source.stem + EXTENSION_SUFFIXES[0])
    if not (source.is_file() and twin.is_file()):
        return False
    mark = "source " + hashlib.sha256(source.read_bytes()).hexdigest()
    return mark.encode() not in twin.read_bytes()


def version_lines() -> list[str]:
    """Return the lines of `--version`; the last one warns where compiled and plain search differ."""
    lines = [
        f"{NAME} {game.__version__}",
        f"search: {search_kind()}",
        f"pygame-ce {_pygame_version()}",
        f"SDL {_sdl_version()}",
    ]
    root = Path(game.__file__).parents[1]
    sources = (root.joinpath(*module.split(".")).with_suffix(".py") for module in SEARCH_MODULES)
    lines += [
        f"{source} has changed since it was compiled: run packaging/start.py to compile it again."
        for source in sources
        if is_stale(source)
    ]
    return lines


def _pygame_version() -> str:
    """Read the name of the folder that tells what was installed, `pygame_ce-2.5.8.dist-info`."""
    found = sorted(_beside_pygame().glob("pygame_ce-*.dist-info"))
    return found[-1].stem.partition("-")[2] if found else "not found"


def _sdl_version() -> str:
    """Ask the SDL library that pygame-ce brings along; it is loaded for that, pygame is not."""
    beside = _beside_pygame()
    for pattern in SDL_LIBRARIES:
        for library in sorted(beside.glob(pattern)):
            numbers = (ctypes.c_uint8 * 3)()
            try:
                ctypes.CDLL(str(library)).SDL_GetVersion(numbers)
            except (OSError, AttributeError):
                continue
            return ".".join(str(number) for number in numbers)
    return "not found"


def _beside_pygame() -> Path:
    """The folder that holds the package pygame."""
    spec = importlib.util.find_spec("pygame")
    return Path(spec.origin).parents[1] if spec and spec.origin else Path(sys.prefix)
