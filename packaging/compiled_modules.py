"""Which modules have a compiled twin beside their source, and whether it is made from today's source.

Run as a script in an environment with Cython and setuptools, it brings every compiled module up to date.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.machinery
import re
import sys
import tomllib
from pathlib import Path

RECIPE = "8"
"""Raised when the way of compiling changes, so that everything is compiled anew."""

SHARED = "game/ai/cython_utility.py"
"""Stands for what Cython would otherwise write into every module. It is compiled once, and has no source."""

TAKEN = re.compile(r"^from (game[.\w]*) cimport (\w+(?:, \w+)*)$", re.MULTILINE)
"""A line of types that are taken from a package's modules; or, of a module, single names."""


def modules(root: Path) -> list[Path]:
    """Sources to compile, as listed in pyproject.toml and present in this checkout."""
    listed = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    wheel = listed["tool"]["hatch"]["build"]["targets"]["wheel"]
    names = wheel["hooks"]["custom"]["compiled-modules"]
    return [root / name for name in names if (root / name).is_file()]


def extensions(root: Path) -> list[Path]:
    """Sources of everything that is compiled: what all modules share first, then the modules."""
    sources = modules(root)
    return [root / SHARED, *sources] if sources else []


def compiled_path(source: Path) -> Path:
    """Where this interpreter looks for the compiled twin of a source file."""
    return source.with_name(source.stem + importlib.machinery.EXTENSION_SUFFIXES[0])


def source_mark(source: Path) -> str:
    """The part of the mark that the running game checks too (see game/app/version.py)."""
    return "source " + hashlib.sha256(source.read_bytes()).hexdigest()


def mark(source: Path) -> str:
    """What a compiled file must carry to be fresh."""
    if is_shared(source):
        return f"shared by all, recipe {RECIPE}"
    has_types = source.with_suffix(".pxd").is_file()
    types_hash = hashlib.sha256(_types(source)).hexdigest() if has_types else "none"
    return f"{source_mark(source)} types {types_hash} recipe {RECIPE}"


def is_shared(source: Path) -> bool:
    """Whether this stands for what all modules share."""
    return source.name == Path(SHARED).name


def _types(source: Path) -> bytes:
    """The types beside the source; of modules whose types it takes over the source and types as well."""
    types = source.with_suffix(".pxd").read_bytes()
    root = next(folder for folder in source.parents if folder.name == "game").parent
    for package, names in TAKEN.findall(types.decode()):
        for name in names.split(", "):
            other = root.joinpath(*package.split("."), f"{name}.py")
            if other.is_file():
                types += other.read_bytes() + _types(other)
    return types


def twins(source: Path) -> list[Path]:
    """Compiled files beside a source, of whichever interpreter."""
    return [twin for kind in ("so", "pyd") for twin in source.parent.glob(f"{source.stem}.*{kind}")]


def is_made_from(twin: Path, source: Path) -> bool:
    """Whether the compiled file is made from exactly this source."""
    return twin.is_file() and mark(source).encode() in twin.read_bytes()


def are_fresh(root: Path) -> bool:
    """Whether everything that is compiled has a fresh twin."""
    return all(any(is_made_from(twin, source) for twin in twins(source)) for source in extensions(root))


def drop_stale(root: Path, *, keep_fresh: bool = True) -> list[Path]:
    """Remove compiled files that do not match their source or have none, or all; return those removed.

    Without what it shares with the others a compiled file does not start, so it goes as well then.
    """
    shared = root / SHARED
    kept = set()
    if keep_fresh:
        for source in modules(root):
            for twin in twins(source):
                common = shared.with_name(shared.stem + twin.name.removeprefix(source.stem))
                if is_made_from(twin, source) and is_made_from(common, shared):
                    kept |= {twin, common}
    compiled = [twin for kind in ("so", "pyd") for twin in (root / "game").rglob(f"*.{kind}")]
    gone = [twin for twin in compiled if twin not in kept]
    for twin in gone:
        twin.unlink()
    return gone


def main() -> int:
    """Bring the checkout's compiled modules up to date; say so if that cannot be."""
    from compiling import CompilingError, compile_modules, outdated
    from progress import Progress

    root = Path(__file__).resolve().parent.parent
    try:
        sources = outdated(root)
        with Progress() as progress:
            compile_modules(root, progress.tell)
    except CompilingError as reason:
        drop_stale(root)
        print(f"Not compiled, the game runs as plain Python ({reason}).", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    for source in sources:
        print(f"compiled: {compiled_path(source).relative_to(root)}")
    if not sources:
        print("All compiled modules are up to date.")
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
