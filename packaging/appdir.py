"""Lays the finished folder out as an AppDir, and makes an AppImage of it where `appimagetool` is on the path.

`https://github.com/AppImage/appimagetool` is not part of any distribution, so nothing here fetches it.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

APP = "io.github.belot_table.BelotTable"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def app_dir(root: Path, folder: Path) -> Path:
    """Make `BelotTable.AppDir` beside the folder, which stays as it is.

    Its `usr/share` is what a distribution's package installs too: entry, description, icons.
    """
    made = folder.parent / "BelotTable.AppDir"
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(folder, made / "usr" / "lib" / folder.name, symlinks=True)
    (made / "usr" / "bin").mkdir()
    (made / "usr" / "bin" / folder.name).symlink_to(f"../lib/{folder.name}/{folder.name}")
    share, linux = made / "usr" / "share", root / "packaging" / "linux"
    _copy(linux / f"{APP}.desktop", share / "applications")
    _copy(linux / f"{APP}.metainfo.xml", share / "metainfo")
    icons = root / "sprites" / "icon"
    for size in ICON_SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        _copy(icons / f"icon_{size}.png", place, f"{APP}.png")
    _copy(icons / "icon.svg", share / "icons" / "hicolor" / "scalable" / "apps", f"{APP}.svg")
    _copy(linux / "AppRun", made)
    _copy(linux / f"{APP}.desktop", made)
    _copy(icons / "icon_256.png", made, f"{APP}.png")
    (made / ".DirIcon").symlink_to(f"{APP}.png")
    return made


def app_image(made: Path, place: Path) -> Path | None:
    """Pack an AppDir into one file that runs; None without `appimagetool`."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return None
    environment = {**os.environ, "ARCH": platform.machine()}
    subprocess.run([tool, "--no-appstream", made, place], env=environment, check=True)
    return place


def _copy(source: Path, folder: Path, name: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, folder / (name or source.name))
