"""The licence texts that travel with a download, collected from the environment it is built in.

The pygame-ce wheel has no texts for the libraries inside it; `notices/LIBRARIES.txt` holds those.
"""

from __future__ import annotations

import importlib.metadata
import itertools
import shutil
import sys
import sysconfig
from pathlib import Path

PACKAGES = (
    "pygame-ce",
    "platformdirs",
    "tomli-w",
    "fontpkg-fira-sans",
    "fontpkg-alegreya-sans",
    "pyinstaller",
)
"""Distributions with code or files in the download."""

HEADED = ("qrcodegen",)
"""Those of one module that bring no file with their terms: they stand in the comment at its head."""

NAMES = ("LICENSE", "LICENCE", "COPYING", "LGPL", "OFL")


def collect(root: Path, folder: Path) -> list[Path]:
    """Copy every licence text into a folder.

    Raises:
        FileNotFoundError: a package or Python itself brings no licence text; a download needs them all.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = [
        _copy(root / "LICENSE", folder / "belot-table.txt"),
        _copy(root / "packaging" / "notices" / "LIBRARIES.txt", folder / "libraries.txt"),
        _copy(python_licence(), folder / "python.txt"),
    ]
    for package in PACKAGES:
        texts = licences(package)
        if not texts:
            message = f"the package {package} brings no licence text; name one in packaging/notices.py"
            raise FileNotFoundError(message)
        written += [
            _copy(text, folder / f"{package}{f'-{number}' if number > 1 else ''}.txt")
            for number, text in enumerate(texts, start=1)
        ]
    return written + [_write(folder / f"{package}.txt", head(package)) for package in HEADED]


def head(package: str) -> str:
    """The comment at the head of a distribution's one module.

    Raises:
        FileNotFoundError: there is no module, or its head grants nothing.
    """
    for file in importlib.metadata.files(package) or []:
        if file.name == f"{package}.py":
            lines = Path(str(file.locate())).read_text("utf-8").splitlines()
            comment = list(itertools.takewhile(lambda line: line.startswith("#"), lines))
            text = "\n".join(line.removeprefix("#").strip() for line in comment).strip()
            if "Permission is hereby granted" in text:
                return f"{text}\n"
    message = f"the head of {package} holds no licence; name a text in packaging/notices.py"
    raise FileNotFoundError(message)


def pointer(root: Path, inside: str) -> str:
    """Our own licence, and where those of everything inside are, in that folder of the download."""
    return (root / "LICENSE").read_text("utf-8") + (
        f"\n\nThe licences of everything else inside are in {inside}/game/assets/licences;"
        " the game shows them too, on its options page.\n"
    )


def libraries(root: Path) -> str:
    """What the libraries inside are, whose they are, and their terms."""
    return (root / "packaging" / "notices" / "LIBRARIES.txt").read_text("utf-8")


def licences(package: str) -> list[Path]:
    """Licence files of an installed distribution."""
    files = importlib.metadata.files(package) or []
    found = [
        Path(str(file.locate()))
        for file in files
        if file.stem.upper() in NAMES and file.suffix in {"", ".txt", ".md"}
    ]
    unique = {path.read_bytes(): path for path in found if path.is_file()}
    return sorted(unique.values())


def python_licence() -> Path:
    """The licence of the Python that the download carries."""
    places = [
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(f"/usr/share/doc/python{sys.version_info.major}.{sys.version_info.minor}/copyright"),
    ]
    for place in places:
        if place.is_file():
            return place
    message = f"Python's licence is at none of {', '.join(map(str, places))}"
    raise FileNotFoundError(message)


def _write(target: Path, text: str) -> Path:
    target.write_text(text, "utf-8")
    return target


def _copy(source: Path, target: Path) -> Path:
    shutil.copyfile(source, target)
    return target
