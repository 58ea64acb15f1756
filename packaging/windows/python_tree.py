"""Lays out a Python for Windows that Wine can run and that modules can be compiled for.

The wheel of panda3d brings python.org's own `python311.dll` and the modules beside it, signed; Python's
sources bring the rest. `python.exe` is a line of C. Nothing of panda3d itself is used.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

from windows import signature, sources

RECIPE = "1"
"""Raised when the tree is laid out otherwise, so that it is made anew."""

LIBRARY = "python311.dll"
SIGNER = "Python Software Foundation"
BESIDE_PYTHON = (LIBRARY, "VCRUNTIME140.dll")
"""What `python.exe` loads before it knows its folders; the other libraries lie in `DLLs`."""

PROGRAM = """\
#include <wchar.h>
int Py_Main(int argc, wchar_t **argv);
int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
"""

COMPILER = "x86_64-w64-mingw32-gcc"
UNUSED = {"test", "tests", "idlelib", "turtledemo", "ensurepip", "lib2to3", "tkinter"}
"""Folders of the standard library that nothing here opens."""


def laid_out(downloads: Path, tree: Path) -> Path:
    """Make the tree of what is downloaded, or leave it as it is if it is made of just that.

    Raises:
        SourceError: a part is missing.
        SignatureError: Python's library is not signed by who makes Python.
        subprocess.CalledProcessError: a compiler refuses.
    """
    wheels, archive = sources.wheels(downloads), sources.python_sources(downloads)
    parts = " ".join([RECIPE, sources.digest(archive), *map(sources.digest, wheels)])
    made_from = tree / "made_from"
    stamp = hashlib.sha256(parts.encode()).hexdigest()
    if made_from.is_file() and made_from.read_text("utf-8") == stamp:
        return tree
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    (runtime,) = [wheel for wheel in wheels if wheel.name.startswith("panda3d-")]
    lay_runtime(runtime, tree)
    signature.require(tree / LIBRARY, SIGNER)
    lay_sources(archive, tree)
    for wheel in wheels:
        if wheel != runtime:
            with zipfile.ZipFile(wheel) as opened:
                opened.extractall(tree / "Lib" / "site-packages")  # noqa: S202 - its hash is pinned
    make_import_library(tree)
    make_program(tree)
    made_from.write_text(stamp, "utf-8")
    return tree


def lay_runtime(wheel: Path, tree: Path) -> None:
    """Take Python's library and its modules out of the wheel; Windows itself has the api-ms-win-*."""
    (tree / "DLLs").mkdir()
    with zipfile.ZipFile(wheel) as opened:
        for entry in opened.namelist():
            path = PurePosixPath(entry)
            if path.parent.name == "deploy_libs" and not path.name.startswith("api-ms-win-"):
                place = tree if path.name in BESIDE_PYTHON else tree / "DLLs"
                (place / path.name).write_bytes(opened.read(entry))


def lay_sources(archive: Path, tree: Path) -> None:
    """The standard library, the headers with those of Windows, and the licence with Microsoft's terms."""
    with tarfile.open(archive) as opened:
        for entry in opened:
            parts = PurePosixPath(entry.name).parts[1:]
            if not entry.isfile() or UNUSED.intersection(parts[:-1]):
                continue
            if parts[0] in {"Lib", "Include"}:
                place = tree.joinpath(*parts)
            elif parts == ("PC", "pyconfig.h"):
                place = tree / "Include" / "pyconfig.h"
            elif parts in {("LICENSE",), ("PC", "crtlicense.txt")}:
                place = tree / parts[-1]
            else:
                continue
            place.parent.mkdir(parents=True, exist_ok=True)
            content = opened.extractfile(entry)
            place.write_bytes(content.read() if content else b"")
    # python.org joins them too: Microsoft's terms are for VCRUNTIME140.dll
    terms = [(tree / name).read_text("utf-8") for name in ("LICENSE", "crtlicense.txt")]
    (tree / "LICENSE.txt").write_text("\n".join(terms), "utf-8")


def make_program(tree: Path) -> None:
    """Compile `python.exe` against the import library."""
    source = tree / "python.c"
    source.write_text(PROGRAM, "utf-8")
    command = [COMPILER, "-municode", "-O2", "-s", "-o", tree / "python.exe", source]
    subprocess.run([*command, f"-L{tree / 'libs'}", "-lpython311"], check=True)


def make_import_library(tree: Path) -> None:
    """What a linker reads in place of the library: its names."""
    names = tree / "libs" / "python311.def"
    names.parent.mkdir(exist_ok=True)
    with names.open("w") as listed:
        subprocess.run(["gendef", "-", tree / LIBRARY], stdout=listed, stderr=subprocess.DEVNULL, check=True)
    made = names.with_name("libpython311.a")
    command = ["x86_64-w64-mingw32-dlltool", "-d", names, "-l", made, "-D", LIBRARY]
    subprocess.run(command, check=True)
