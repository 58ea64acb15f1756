"""Makes the download for Windows on Debian: the folder, tried out with Wine, as a zip and as an installer.

`python3 packaging/build.py --windows` starts it in the environment that it sets up. Everything else that is
needed is fetched: Debian's packages, the wheels in requirements.txt, Python's sources.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent.parent
ROOT = PACKAGING.parent
sys.path[:0] = [str(PACKAGING), str(ROOT)]

import download  # noqa: E402
import packing  # noqa: E402
import system  # noqa: E402
from progress import Progress  # noqa: E402
from windows import installer, modules, python_tree  # noqa: E402
from windows.signature import SignatureError  # noqa: E402
from windows.sources import SourceError  # noqa: E402
from windows.wine import DRIVE, Wine  # noqa: E402

from game import __version__  # noqa: E402

BUILD = ROOT / "build" / "windows"
CHECKOUT = BUILD / "checkout"
"""A copy of what the download is made from, with the modules compiled for Windows."""
PARTS = ("game", "packaging", "sprites", "sounds", "pyproject.toml", "LICENSE", "CHANGELOG.md", "README.md")
FOLDER = CHECKOUT / "dist" / download.NAME
SYSTEM = "windows-amd64"
CHANCES = 2
"""A busy machine could not start one of PyInstaller's processes under Wine, in 1 of 13 builds."""

PROGRAMS = {
    "wine": ("wine", "wine64"),
    "x86_64-w64-mingw32-gcc": ("gcc-mingw-w64-x86-64",),
    "x86_64-w64-mingw32-dlltool": ("binutils-mingw-w64-x86-64",),
    "gendef": ("mingw-w64-tools",),
    "osslsigncode": ("osslsigncode", "ca-certificates"),
    "makensis": ("nsis",),
}
"""What is run, and the packages of Debian that bring it."""


def main() -> int:
    """Make everything, and say how big it is."""
    try:
        provide()
        folder = made(ROOT)
        (ROOT / "dist").mkdir(exist_ok=True)
        place = ROOT / "dist" / f"{download.NAME}-{__version__}-{SYSTEM}"
        archive = packing.zipped(
            folder, place.with_name(f"{place.name}.zip"), f"{download.NAME}-{__version__}"
        )
        setup = installer.made(folder, place.with_name(f"{place.name}-setup.exe"), __version__)
    except (download.BuildError, SourceError, SignatureError) as reason:
        print(reason, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as reason:
        print(f"{reason.stderr or ''}\n{' '.join(map(str, reason.cmd))} failed.", file=sys.stderr)
        return 1
    for path in (folder, archive, setup):
        print(f"{path}: {packing.size(path) / 1e6:.1f} MB")
    print(packing.checksums(ROOT / "dist", [archive, setup]).read_text("utf-8"), end="")
    return 0


def provide() -> None:
    """Install what is lacking of Debian.

    Raises:
        BuildError: that could not be done.
    """
    packages = [one for name, some in PROGRAMS.items() if not shutil.which(name) for one in some]
    system.provide(
        [
            system.Lack(
                tuple(packages),
                ", ".join(PROGRAMS),
                "Without, the download for Windows cannot be made.",
                is_needed=True,
            )
        ]
    )
    if missing := [name for name in PROGRAMS if not shutil.which(name)]:
        raise download.BuildError(f"There is no {', no '.join(missing)}.")


def made(root: Path) -> Path:
    """The finished folder, tried out.

    Raises:
        BuildError: PyInstaller fails, or the program that it made does.
        SourceError: a part cannot be had.
        SignatureError: Python's library is not what it should be.
        subprocess.CalledProcessError: a compiler or Wine refuses.
    """
    with Progress() as progress:
        progress.tell("Python for Windows")
        tree = python_tree.laid_out(BUILD / "downloads", BUILD / "python")
        compiled = modules.compiled(root, tree, BUILD / "modules", progress.tell)
        progress.tell("a Windows to try it in")
        wine = Wine(BUILD)
        wine.ready()
    copy(root, compiled)
    script = f"{DRIVE}\\checkout\\packaging\\download.py"
    always = {
        "PYTHONPATH": f"{DRIVE}\\checkout",
        "PYTHONDONTWRITEBYTECODE": "1",
        # each module alone packs badly; zip and installer pack all of them together
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
        "SOURCE_DATE_EPOCH": str(packing.build_time()),
    }
    try:
        for chance in range(1, CHANCES + 1):
            if not wine.run(f"{DRIVE}\\python\\python.exe", script, "--folder", **always):
                break
            if chance == CHANCES:
                raise download.BuildError(
                    "With Wine the folder could not be made; what was said stands above."
                )
            print("That failed with Wine; once more.", file=sys.stderr)
    finally:
        wine.end()
    return FOLDER


def copy(root: Path, compiled: dict[Path, Path]) -> None:
    """Copy what the download is made from, and put the compiled files beside their sources there."""
    shutil.rmtree(CHECKOUT, ignore_errors=True)
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
    for part in PARTS:
        if (root / part).is_dir():
            shutil.copytree(root / part, CHECKOUT / part, ignore=ignored)
        else:
            shutil.copyfile(root / part, CHECKOUT / part)
    for source, place in compiled.items():
        twin = CHECKOUT / source.relative_to(root).with_suffix(modules.SUFFIX)
        shutil.copyfile(place, twin)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
