"""Where a Debian system has the files of the game: program, menu entry, icons, type of records, manual."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

APP = "io.github.belot_table.BelotTable"
NAME = "belot-table"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
FOR_A_FOLDER = ("LICENCE.txt", "CHANGELOG.md")
"""What lies beside the program for those who unpack an archive; Debian has its own place for both."""


def lay_out(root: Path, folder: Path, tree: Path) -> None:
    """Lay the finished program out as it is installed.

    Args:
        root: the checkout.
        folder: the finished program, which stays as it is.
        tree: stands for `/`; it is made anew.
    """
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(
        folder, tree / "usr" / "lib" / NAME, symlinks=True, ignore=shutil.ignore_patterns(*FOR_A_FOLDER)
    )
    (tree / "usr" / "games").mkdir()
    (tree / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share, linux, icons = tree / "usr" / "share", root / "packaging" / "linux", root / "sprites" / "icon"
    _copy(linux / f"{APP}.desktop", share / "applications")
    _copy(linux / f"{APP}.metainfo.xml", share / "metainfo")
    _copy(linux / f"{NAME}.xml", share / "mime" / "packages")
    for size in ICON_SIZES:
        _copy(
            icons / f"icon_{size}.png", share / "icons" / "hicolor" / f"{size}x{size}" / "apps", f"{APP}.png"
        )
    _copy(icons / "icon.svg", share / "icons" / "hicolor" / "scalable" / "apps", f"{APP}.svg")
    _copy(linux / "lintian-overrides", share / "lintian" / "overrides", NAME)
    packed(linux / f"{NAME}.6", share / "man" / "man6" / f"{NAME}.6.gz")
    packed(root / "CHANGELOG.md", share / "doc" / NAME / "CHANGELOG.md.gz")


def packed(source: Path, target: Path) -> None:
    """Copy a file compressed, without its name and time."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(source.read_bytes(), 9, mtime=0))


def _copy(source: Path, folder: Path, name: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / (name or source.name))
