"""`python3 packaging/bare_system.py`: archive and package are played in a bare Debian, left, and go on.

The archive is unpacked in a Debian with nothing but what every desktop has for a window. The package is
installed in one with the tools of a menu, and found there: entry, icon, type of a record; a record is opened
as by a double click; then the package goes again, and nothing of it may be left.

Needs root, and debootstrap, Xvfb, openbox, xdotool, wmctrl; both systems are made once from Debian's
packages, below `build`. Prints two JSON objects; the exit code is 1 where anything in them is not as it
should be.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from bare_root import HOME, MATCH, PROGRAMS, Root
from debian_tree import APP, NAME

ROOT = Path(__file__).resolve().parent.parent
WINDOW = "libx11-6,libxext6,libxcursor1,libxi6,libxrandr2,libxfixes3,libxss1"
"""What every desktop has: SDL opens these by name."""
DESKTOP = (
    "desktop-file-utils,shared-mime-info,libglib2.0-bin,hicolor-icon-theme,gtk-update-icon-cache,xdg-utils"
)
"""What reads entries, icons and types of files on every desktop, without any window of its own."""
ENTRY = f"/usr/share/applications/{APP}.desktop"
KIND = "text/x-belot-record"
BEGINNING = ("--game", "bela4", "--size", "1280x720", "--speed", "instant")


def main() -> int:
    """Try both; 2 where that cannot be done."""
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    archives = sorted((ROOT / "dist").glob(f"{NAME}-*.tar.xz"))
    packages = sorted((ROOT / "dist").glob(f"{NAME}_*.deb"))
    if missing or not archives or not packages or os.geteuid() != 0:
        why = (
            f"there is no {', '.join(missing)}"
            if missing
            else "it needs root, an archive and a package in dist"
        )
        print(f"This cannot be tried here: {why}.", file=sys.stderr)
        return 2
    tried = [archive_tried(archives[-1]), package_tried(packages[-1])]
    return 0 if all(value for found in tried for value in found.values()) else 1


def archive_tried(archive: Path) -> dict[str, object]:
    """Unpack the archive where there is no Python, and play."""
    bare = Root(ROOT / "build" / "bare")
    bare.make(WINDOW)
    fresh_home(bare)
    subprocess.run(["tar", "-xJf", archive, "-C", bare.place / HOME], check=True)
    (folder,) = (bare.place / HOME).glob(f"{NAME}-*")
    program = f"/{folder.relative_to(bare.place)}/{NAME}"
    found: dict[str, object] = {
        "archive": archive.name,
        "is_without_python": not list((bare.place / "usr" / "bin").glob("python*")),
        "looks_well": bare.run(program, "--selftest").returncode == 0,
    }
    with bare.screen():
        left = bare.played(15, program, *BEGINNING)
        gone_on = bare.played(8, program)
    return told({**found, "words_when_left": len(moves(left)), "went_on": is_beginning(left, gone_on)})


def package_tried(package: Path) -> dict[str, object]:
    """Install the package, find it in the menu, open a record, and remove it again."""
    bare = Root(ROOT / "build" / "bare-desktop")
    bare.make(DESKTOP)
    fresh_home(bare)
    before = bare.files()
    shutil.copy(package, bare.place / "tmp" / "belot.deb")
    bare.run("apt-get", "update", "-qq")
    done = bare.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "/tmp/belot.deb")  # noqa: S108
    print(done.stderr, file=sys.stderr, end="")
    found: dict[str, object] = {"package": package.name, "was_installed": done.returncode == 0}
    found["files_are_whole"] = bare.run("dpkg", "--verify", NAME).stdout == ""
    found["entry_is_valid"] = bare.run("desktop-file-validate", ENTRY).returncode == 0
    cache = bare.place / "usr" / "share" / "icons" / "hicolor" / "icon-theme.cache"
    found["icon_is_found"] = APP.encode() in cache.read_bytes()
    with bare.screen():
        bare.played(1, "gio", "launch", ENTRY)
        left = bare.played(15, NAME, *BEGINNING)
        record = bare.place / HOME / "moja partija.belot"
        (bare.place / MATCH).replace(record)
        shutil.rmtree(bare.place / HOME / ".local")
        inside = f"/{record.relative_to(bare.place)}"
        found["record_is_known"] = (
            KIND in bare.run("gio", "info", "-a", "standard::content-type", inside).stdout
        )
        found["record_without_name_is_known"] = nameless(bare, record)
        found["entry_opens_it"] = (
            bare.run("xdg-mime", "query", "default", KIND).stdout.strip() == f"{APP}.desktop"
        )
        gone_on = bare.played(8, "gio", "open", inside)
    found |= {"words_when_left": len(moves(left)), "a_record_opens": is_beginning(left, gone_on)}
    gone = bare.run("apt-get", "purge", "-y", "-qq", "--autoremove", NAME)
    left_over = sorted(bare.files() - before)
    print(*left_over, sep="\n", end="", file=sys.stderr)
    return told({**found, "was_removed": gone.returncode == 0, "nothing_is_left": not left_over})


def nameless(bare: Root, record: Path) -> bool:
    """Whether a record is known by how it begins, where its name tells nothing."""
    shutil.copy(record, record.with_name("nameless"))
    said = bare.run("gio", "info", "-a", "standard::content-type", f"/{HOME}/nameless").stdout
    return KIND in said


def fresh_home(bare: Root) -> None:
    """Give the player an empty folder."""
    shutil.rmtree(bare.place / HOME, ignore_errors=True)
    (bare.place / HOME).mkdir(parents=True)


def told(found: dict[str, object]) -> dict[str, object]:
    """Print what was found, and answer it."""
    print(json.dumps(found), flush=True)
    return found


def moves(record: str) -> list[str]:
    """The words of a record below its tags, in their order: calls and cards."""
    return [word for line in record.splitlines() if not line.startswith("[") for word in line.split()]


def is_beginning(left: str, gone_on: str) -> bool:
    """Whether everything of the one record stands at the beginning of the other, and more follows."""
    first, second = moves(left), moves(gone_on)
    return len(second) > len(first) > 0 and second[: len(first)] == first


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
