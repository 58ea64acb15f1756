"""Makes the installer of a finished folder with NSIS's `makensis`: for one user, without more rights."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

import packing
import windows_version

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = Path(__file__).with_name("installer.nsi")
ICONS = ROOT / "sprites" / "icon"

SIDE = (164, 314)
"""Pixels of the picture at the side of the last page."""
FELT = (30, 84, 60)
"""Its ground: red, green, blue."""


def made(folder: Path, place: Path, version: str) -> Path:
    """Pack a folder into an installer.

    Args:
        folder: the finished program.
        place: the installer to write.
        version: of the game.

    Raises:
        subprocess.CalledProcessError: makensis refuses; what it said stands in `stdout`.
        FileNotFoundError: there is no makensis.
    """
    with tempfile.TemporaryDirectory() as scratch:
        listed, side = Path(scratch, "files.nsh"), Path(scratch, "side.bmp")
        listed.write_text(files(folder), "utf-8")
        draw_side(side)
        words = {
            "NAME": windows_version.NAME,
            "AUTHORS": windows_version.AUTHORS,
            "VERSION": version,
            "NUMBERS": ".".join(map(str, windows_version.numbers(version))),
            "KILOBYTES": str(packing.size(folder) // 1024),
            "FILES": str(listed),
            "ICON": str(ICONS / "icon.ico"),
            "SIDE": str(side),
            "OUT": str(place.resolve()),
        }
        command = [
            "makensis",
            "-V2",
            "-INPUTCHARSET",
            "UTF8",
            *(f"-D{key}={text}" for key, text in words.items()),
        ]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(packing.build_time()), "LC_ALL": "C.UTF-8"}
        subprocess.run([*command, str(SCRIPT)], env=environment, capture_output=True, text=True, check=True)
    return place


def draw_side(place: Path) -> None:
    """Draw the picture at the side of the last page: the icon on the table."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    side, icon = pygame.Surface(SIDE), pygame.image.load(ICONS / "icon_128.png")
    side.fill(FELT)
    side.blit(icon, icon.get_rect(center=(SIDE[0] // 2, SIDE[1] // 3)))
    pygame.image.save(side, place)


def files(folder: Path) -> str:
    """The instructions that unpack a folder, always in one order: what is alike packs well together."""
    lines = []
    last = ""
    for path in sorted((one for one in folder.rglob("*") if one.is_file()), key=_kind):
        inner = str(path.parent.relative_to(folder)).replace("/", "\\")
        place = "$INSTDIR" if inner == "." else f"$INSTDIR\\{inner}"
        if place != last:
            lines.append(f'SetOutPath "{place}"')
        last = place
        lines.append(f'File "{path}"')
    return "".join(f"{line}\n" for line in lines)


def _kind(path: Path) -> tuple[bool, str, str]:
    return (path.suffix not in {".exe", ".dll", ".pyd"}, path.suffix, path.as_posix())
