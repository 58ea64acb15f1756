"""Makes the download: a folder that needs no Python, tried out, and the same folder as an archive.

It is refused without the compiled search and without every licence text. Runs in the environment that
build.py sets up.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import compiled_modules
import contents
import debian_package
import mac_bundle
import notices
import packing
import search_paths
import stand_ins
from windows import installer

from game import __version__

NAME = "belot-table"
RESOURCES = "Contents/Resources"
"""Where an .app holds files that are no programs."""
ROOT = Path(__file__).resolve().parent.parent


class BuildError(Exception):
    """The download cannot be made; the message is a sentence for the person at the terminal."""


def main() -> int:
    """Make it, try it, pack it, and say how big it is."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--folder", action="store_true", help="make and try the folder, and pack nothing")
    only_folder = asked.parse_args().folder
    try:
        folder = frozen(ROOT)
        check(folder)
        if not only_folder:
            report(folder, [*packed(folder), *installers(folder)])
    except (BuildError, FileNotFoundError) as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


def frozen(root: Path) -> Path:
    """Run PyInstaller and add the notices; return the finished folder."""
    if not compiled_modules.are_fresh(root):
        message = "The search is not compiled, as a download must have it: is there a C compiler?"
        raise BuildError(message)
    staged = root / "build" / "assets"
    packing.stage(contents.assets(root), staged)
    notices.collect(root, staged / "licences")
    work, target = root / "build" / "download", root / "dist"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", str(work), "--distpath", str(target), str(root / "packaging" / f"{NAME}.spec")]
    environment = {
        **os.environ,
        # the order of sets, and the time in a program for Windows, are to be the same in every build
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(packing.build_time()),
        # reports of errors name lines; without columns in them the modules pack a fifth smaller
        "PYTHONNODEBUGRANGES": "1",
    }
    if subprocess.run(command, cwd=root, env=environment, check=False).returncode:
        message = "PyInstaller failed; what it said stands above."
        raise BuildError(message)
    folder = target / NAME
    if sys.platform == "linux":
        stand_ins.stand_in(folder, contents.UNUSED_LIBRARIES)
        search_paths.forget(folder)
    lay_notices(root, folder, "_internal")
    if sys.platform == "darwin":
        lay_notices(root, target / f"{mac_bundle.NAME}.app" / RESOURCES, RESOURCES)
    return folder


def lay_notices(root: Path, place: Path, inside: str) -> None:
    """Our licence, which says where the others are, and what is new, where a person looks for them."""
    (place / "LICENCE.txt").write_text(notices.pointer(root, inside), "utf-8")
    shutil.copyfile(root / "CHANGELOG.md", place / "CHANGELOG.md")


TRIALS = (
    (["--version"], "search: compiled"),
    (["--selftest"], "search compiled"),
    (
        ["simulate", "--game", "bela4", "--deals", "4", "--seats", "easy,easy,easy,easy", "--jobs", "2"],
        '"illegal"',
    ),
)
"""Arguments, and what the answer must hold."""


def bare_environment(home: Path) -> dict[str, str]:
    """That of somebody without Python and without a screen; Windows starts nothing without its own folder."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
    screen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return {"HOME": str(home), "PATH": "", **screen, **(kept if sys.platform == "win32" else {})}


def check(folder: Path) -> None:
    """Start the program as somebody without Python would; it must draw a frame and play a deal."""
    program = folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
    bare = bare_environment(folder.parent)
    for arguments, expected in TRIALS:
        command = [str(program), *arguments]
        try:
            done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False, timeout=300)
        except subprocess.TimeoutExpired as reason:
            message = f"{' '.join(command)} did not end."
            raise BuildError(message) from reason
        # a program without a console may print into nothing there: its exit code tells enough
        is_silent = sys.platform == "win32" and not done.stdout
        if done.returncode or not (is_silent or expected in done.stdout):
            message = f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}"
            raise BuildError(message)
        print(done.stdout.strip())


def packed(folder: Path) -> list[Path]:
    """The folder as an archive named after version and system; macOS has the .app in its place."""
    inner = f"{NAME}-{__version__}"
    place = folder.parent / f"{inner}-{packing.system_name()}"
    if sys.platform == "win32":
        return [packing.zipped(folder, place.with_name(f"{place.name}.zip"), inner)]
    if sys.platform == "darwin":
        return []
    return [packing.tar_xz(folder, place.with_name(f"{place.name}.tar.xz"), inner)]


def installers(folder: Path) -> list[Path]:
    """What else this system can make of it: a package for Debian, an installer, a disk image."""
    inner = f"{NAME}-{__version__}-{packing.system_name()}"
    if sys.platform == "win32":
        if shutil.which("makensis") is None:
            return []
        return [installer.made(folder, folder.parent / f"{inner}-setup.exe", __version__)]
    if sys.platform == "darwin":
        subprocess.run(["sh", str(ROOT / "packaging" / "macos" / "dmg.sh"), __version__], check=True)
        return [folder.parent / f"{NAME}-{__version__}-macos-{platform.machine()}.dmg"]
    if not debian_package.can_be_made():
        print("There is no dpkg-deb, so no package for Debian is made.", file=sys.stderr)
        return []
    return [debian_package.made(ROOT, folder, __version__, stand_ins.oldest_glibc(folder))]


def report(folder: Path, made: list[Path]) -> None:
    """Say what was made."""
    for path in (folder, *made):
        print(f"{path}: {packing.size(path) / 1e6:.1f} MB")
    print(packing.checksums(folder.parent, made).read_text("utf-8"), end="")
    if sys.platform == "linux":
        print(f"needs glibc {stand_ins.oldest_glibc(folder)} or newer")


if __name__ == "__main__":
    sys.exit(main())
