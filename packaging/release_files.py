"""Which files a release hands on, by system, and which of them a folder lacks."""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from game import __version__  # noqa: E402 - a script finds the game beside itself

_PYTHONS = ("311", "312", "313", "314")
_WHEELS = {"Linux": "manylinux*_x86_64", "Windows": "win_amd64"}
_MAC_WHEELS = {"arm64": "macosx_*_arm64", "x86_64": "macosx_*_x86_64"}


def _wheels(kind: str) -> tuple[str, ...]:
    return tuple(f"belot_table-{__version__}-cp{one}-cp{one}-{kind}.whl" for one in _PYTHONS)


FILES: dict[str, tuple[str, ...]] = {
    "Linux": (
        f"belot-table-{__version__}-linux-x86_64.tar.xz",
        f"belot-table_{__version__}_amd64.deb",
        f"belot-table-{__version__}-linux-x86_64.cdx.json",
    ),
    "Windows": (
        f"belot-table-{__version__}-windows-amd64.zip",
        f"belot-table-{__version__}-windows-amd64-setup.exe",
        f"belot-table-{__version__}-windows-amd64.cdx.json",
    ),
    **{
        f"macOS ({kind})": (
            f"belot-table-{__version__}-macos-{kind}.dmg",
            f"belot-table-{__version__}-macos-{kind}.cdx.json",
        )
        for kind in ("arm64", "x86_64")
    },
    **{f"wheels for {system}": _wheels(kind) for system, kind in _WHEELS.items()},
    **{f"wheels for macOS ({machine})": _wheels(kind) for machine, kind in _MAC_WHEELS.items()},
    "source": (f"belot_table-{__version__}.tar.gz",),
}
"""By system, the names of its files; `*` stands for what the tool that makes the file chooses."""


def lacking(system: str, folder: Path) -> list[str]:
    """The names of that system for which the folder has no file, or only an empty one."""
    there = [path.name for path in folder.iterdir() if path.is_file() and path.stat().st_size]
    return [name for name in FILES[system] if not any(fnmatch(one, name) for one in there)]


def main() -> int:
    """Say what is missing; 1 if something is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("system", choices=FILES)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    missing = lacking(asked.system, asked.folder)
    for name in missing:
        print(f"{asked.folder} lacks {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
