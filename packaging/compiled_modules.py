"""The hot modules are compiled by Cython beside their source, and each compiled one names that source.

Such a module is ordinary Python that runs as it stands; its C types live in a `.pxd` beside it. The compiled
file carries a mark with a hash of both, so a stale one is recognised by its bytes, without loading it.

Run as a script in an environment with Cython and setuptools, it brings every compiled module up to date.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.machinery
import os
import re
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

RECIPE = "4"
"""Raised when the way of compiling changes, so that everything is compiled anew."""

DIRECTIVES = {"language_level": 3, "auto_pickle": False}
"""How Cython compiles. Nothing here is ever pickled; the code for it took a third of the largest modules."""

TAKEN = re.compile(r"^from (game[.\w]*) cimport (\w+(?:, \w+)*)$", re.MULTILINE)
"""A line of types that are taken from a package's modules; or, of a module, single names."""

STAMP = """
#if defined(_WIN32)
__declspec(dllexport)
#else
__attribute__((visibility("default"), used))
#endif
const char belot_table_compiled_from[] = "{mark}";
"""


class CompilingError(Exception):
    """No compiled module could be made; the message says why. The plain module still works."""


def modules(root: Path) -> list[Path]:
    """Sources to compile, as listed in pyproject.toml and present in this checkout."""
    listed = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    wheel = listed["tool"]["hatch"]["build"]["targets"]["wheel"]
    names = wheel["hooks"]["custom"]["compiled-modules"]
    return [root / name for name in names if (root / name).is_file()]


def compiled_path(source: Path) -> Path:
    """Where this interpreter looks for the compiled twin of a source file."""
    return source.with_name(source.stem + importlib.machinery.EXTENSION_SUFFIXES[0])


def source_mark(source: Path) -> str:
    """The part of the mark that the running game checks too (see game/app/version.py)."""
    return "source " + hashlib.sha256(source.read_bytes()).hexdigest()


def mark(source: Path) -> str:
    """What a compiled file must carry to be fresh."""
    has_types = source.with_suffix(".pxd").is_file()
    types_hash = hashlib.sha256(_types(source)).hexdigest() if has_types else "none"
    return f"{source_mark(source)} types {types_hash} recipe {RECIPE}"


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
    """Whether every module to compile has a fresh twin."""
    return all(any(is_made_from(twin, source) for twin in twins(source)) for source in modules(root))


def drop_stale(root: Path, *, keep_fresh: bool = True) -> list[Path]:
    """Remove compiled files that do not match their source or have none, or all; return those removed."""
    gone = [
        twin
        for source in modules(root)
        for twin in twins(source)
        if not (keep_fresh and is_made_from(twin, source))
    ]
    gone += [
        twin
        for kind in ("so", "pyd")
        for twin in (root / "game").rglob(f"*.{kind}")
        if not twin.with_name(twin.name.partition(".")[0] + ".py").is_file()
    ]
    for twin in gone:
        twin.unlink()
    return gone


def outdated(root: Path) -> list[Path]:
    """Sources whose compiled twin for this interpreter is missing or of another source."""
    return [source for source in modules(root) if not is_made_from(compiled_path(source), source)]


def compile_modules(root: Path) -> list[Path]:
    """Compile what is not fresh, in place, and return every compiled file.

    Raises:
        CompilingError: Cython, setuptools, the compiler or Python's headers are missing, or refuse.
    """
    if sources := outdated(root):
        with tempfile.TemporaryDirectory(prefix="belot-table-") as scratch:
            try:
                _compile(root, sources, Path(scratch))
            except KeyboardInterrupt:
                raise
            except (
                BaseException
            ) as reason:  # SystemExit too: nothing that a compiler does may stop an install
                message = f"{type(reason).__name__}: {reason}"
                raise CompilingError(message) from reason
    return [compiled_path(source) for source in modules(root)]


def _compile(root: Path, sources: list[Path], scratch: Path) -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    # -O3 made them larger by an eighth and no faster, but for the policy: its loops become vectors, and that,
    # five times as fast, can be had alone. No machine may round otherwise than another.
    flags = ["-O2", "-ftree-vectorize", "-ffp-contract=off", "-g0"] if os.name == "posix" else ["/O2"]
    extensions = [
        Extension(
            ".".join(source.relative_to(root).with_suffix("").parts),
            [source.relative_to(root).as_posix()],
            extra_compile_args=flags,
        )
        for source in sources
    ]
    before = Path.cwd()
    os.chdir(root)  # Cython finds packages and .pxd files from the current folder
    try:
        extensions = cythonize(
            extensions, build_dir=str(scratch / "c"), compiler_directives=DIRECTIVES, quiet=True
        )
        for source, extension in zip(sources, extensions, strict=True):
            with (root / extension.sources[0]).open("a", encoding="utf-8") as generated:
                generated.write(STAMP.format(mark=mark(source)))
        command = Distribution({"name": "belot-table", "ext_modules": extensions}).get_command_obj(
            "build_ext"
        )
        command.build_lib, command.build_temp = str(scratch / "lib"), str(scratch / "objects")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    for source, extension in zip(sources, extensions, strict=True):
        built = scratch / "lib" / command.get_ext_filename(extension.name)
        _put(built, compiled_path(source))


def _put(built: Path, place: Path) -> None:
    """Rename into place: a running game keeps the file it has loaded."""
    beside = place.with_name(place.name + ".new")
    shutil.copyfile(built, beside)
    beside.replace(place)


def main() -> int:
    """Bring the checkout's compiled modules up to date; say so if that cannot be."""
    root = Path(__file__).resolve().parent.parent
    sources = outdated(root)
    try:
        compile_modules(root)
    except CompilingError as reason:
        drop_stale(root)
        print(f"Not compiled, the game runs as plain Python ({reason}).", file=sys.stderr)
        return 1
    for source in sources:
        print(f"compiled: {compiled_path(source).relative_to(root)}")
    if not sources:
        print("All compiled modules are up to date.")
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
