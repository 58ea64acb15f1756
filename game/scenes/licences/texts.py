"""The licence texts that lie beside the game, joined into paragraphs: they come in lines of a typewriter."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.variants.families import TITLE

NAMES: Final = {
    "belot-table": TITLE,
    "pygame-ce": "pygame-ce",
    "libraries": "SDL, FreeType, Vorbis …",
    "python": "Python",
    "platformdirs": "platformdirs",
    "tomli-w": "tomli-w",
    "qrcodegen": "QR Code generator",
    "fontpkg-fira-sans": "Fira Sans",
    "fontpkg-alegreya-sans": "Alegreya Sans",
    "pyinstaller": "PyInstaller",
}
"""By the name of the file, in the order in which they are shown; names of works are not translated."""

FULL: Final = 56
"""A line of so many letters ran to the edge: what follows belongs to the same paragraph."""


@dataclass(frozen=True, slots=True)
class Licence:
    """The terms of one part of the game."""

    name: str
    """What the part is called."""
    paragraphs: tuple[str, ...]


def licences(assets: Path) -> tuple[Licence, ...]:
    """All texts there are: in a download all, in a checkout and a wheel our own and that of the libraries.

    An unreadable file is left out: its text lies with the part it belongs to as well.
    """
    found = []
    for stem, name in NAMES.items():
        for place in _places(assets, stem):
            try:
                text = place.read_text("utf-8", "replace")
            except OSError:
                continue
            found.append(Licence(name, paragraphs(text)))
            break
    return tuple(found)


def _places(assets: Path, stem: str) -> tuple[Path, ...]:
    in_checkout = {
        "belot-table": assets / "LICENSE",
        "libraries": assets / "packaging" / "notices" / "LIBRARIES.txt",
    }
    beside = (assets / "licences" / f"{stem}.txt",)
    return (*beside, in_checkout[stem]) if stem in in_checkout else beside


def paragraphs(text: str) -> tuple[str, ...]:
    """The text without the line breaks that a narrow page had made; rules drawn of signs fall away."""
    made: list[str] = []
    is_open = False
    for raw in text.replace("\f", "\n").expandtabs(4).splitlines():
        line = " ".join(raw.split())
        if not line.strip("-=*_ "):
            is_open = False
        elif is_open and not raw.startswith("  ") and not line.startswith(("*", "-", "o ")):
            made[-1] += f" {line}"
            is_open = len(raw) >= FULL
        else:
            made.append(line)
            is_open = len(raw) >= FULL
    return tuple(made)
