"""Makes the download: a folder that needs no Python, tried out, and the same folder as an archive.

It is refused without the compiled search and without every licence text. Runs in the environment that
build.py sets up.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import compiled_modules
import contents
import notices
import packing
import stand_ins

from game import __version__

NAME = "belot-table"
ROOT = Path(__file__).resolve().parent.parent


class BuildError(Exception):
    """The download cannot be made; the message is a sentence for the person at the terminal."""


def main() -> int:
    """Make it, try it, pack it, and say how big it is."""
    try:
        folder = frozen(ROOT)
        check(folder)
        report(folder, packed(folder))
    except (BuildError, FileNotFoundError) as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


def frozen(root: Path) -> Path:
    """Run PyInstaller and add the notices; return the finished folder."""
    if not compiled_modules.are_fresh(root):
        message = "The search is not compiled, as a download must have it: is there a C compiler?"
        raise BuildError(message)
    work, target = root / "build" / "download", root / "dist"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", str(work), "--distpath", str(target), str(root / "packaging" / f"{NAME}.spec")]
    if subprocess.run(command, cwd=root, check=False).returncode:
        message = "PyInstaller failed; what it said stands above."
        raise BuildError(message)
    folder = target / NAME
    if sys.platform == "linux":
        stand_ins.stand_in(folder, contents.UNUSED_LIBRARIES)
    assets = folder / "_internal" / "game" / "assets"
    packing.compress_drawings(assets)
    notices.collect(root, assets / "licences")
    (folder / "LICENCE.txt").write_text(notices.pointer(root), "utf-8")
    shutil.copyfile(root / "CHANGELOG.md", folder / "CHANGELOG.md")
    return folder


TRIALS = (
    (["--version"], "search: compiled"),
    (["--selftest"], "search compiled"),
    (
        ["simulate", "--game", "bela4", "--deals", "4", "--seats", "easy,easy,easy,easy", "--jobs", "2"],
        '"illegal"',
    ),
)
"""Arguments, and what the answer must hold."""


def check(folder: Path) -> None:
    """Start the program as somebody without Python would; it must draw a frame and play a deal."""
    program = folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
    bare = {"HOME": str(folder.parent), "PATH": "", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    for arguments, expected in TRIALS:
        command = [str(program), *arguments]
        try:
            done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False, timeout=60)
        except subprocess.TimeoutExpired as reason:
            message = f"{' '.join(command)} did not end."
            raise BuildError(message) from reason
        if done.returncode or expected not in done.stdout:
            message = f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}"
            raise BuildError(message)
        print(done.stdout.strip())


def packed(folder: Path) -> Path:
    """The folder as an archive named after version and system."""
    inner = f"{NAME}-{__version__}"
    place = folder.parent / f"{inner}-{packing.system_name()}"
    if sys.platform == "win32":
        return packing.zipped(folder, place.with_name(f"{place.name}.zip"), inner)
    return packing.tar_xz(folder, place.with_name(f"{place.name}.tar.xz"), inner)


def report(folder: Path, archive: Path) -> None:
    """Say what was made."""
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{folder}: {size / 1e6:.1f} MB")
    print(f"{archive}: {archive.stat().st_size / 1e6:.1f} MB")
    print(packing.checksums(folder.parent, [archive]).read_text("utf-8"), end="")


if __name__ == "__main__":
    sys.exit(main())
