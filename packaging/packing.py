"""How the finished folder is made small and put into files to hand on, with their checksums.

An archive of the same folder is the same to the byte: names in order, no owner, the time of the last commit.
"""

from __future__ import annotations

import gzip
import hashlib
import lzma
import os
import platform
import shutil
import stat
import subprocess
import tarfile
import time
import zipfile
from pathlib import Path
from typing import IO

X86 = {"x86_64", "amd64", "i686"}
SUMS = "SHA256SUMS"


def stage(assets: dict[str, str], folder: Path) -> None:
    """Lay the assets out as they are shipped, drawings compressed: game/ui/render/svg.py reads both kinds.

    Args:
        assets: path of each file, and its path in a wheel, `game/assets/...`.
        folder: stands for `game/assets`; whatever it held is gone.
    """
    shutil.rmtree(folder, ignore_errors=True)
    for source, target in assets.items():
        place = folder.joinpath(*Path(target).parts[2:])
        place.parent.mkdir(parents=True, exist_ok=True)
        if place.suffix == ".svg":
            packed = gzip.compress(Path(source).read_bytes(), 9, mtime=0)
            place.with_name(place.name + "z").write_bytes(packed)
        else:
            shutil.copyfile(source, place)


def system_name() -> str:
    """System and processor as they stand in the name of a download."""
    return f"{platform.system().lower()}-{platform.machine().lower()}"


def build_time() -> int:
    """Seconds since 1970 that stand for "now": `SOURCE_DATE_EPOCH`, or the time of the last commit."""
    if said := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(said)
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return int(time.time())
    return int(done.stdout)


def tar_xz(folder: Path, archive: Path, inner: str) -> Path:
    """Pack a folder as `.tar.xz`, with the filter for x86 machine code where that is what it holds."""
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
    if platform.machine().lower() in X86:
        filters.insert(0, {"id": lzma.FILTER_X86})
    with lzma.open(archive, "wb", check=lzma.CHECK_CRC64, filters=filters) as packed:
        _tar(folder, packed, inner)
    return archive


def _tar(folder: Path, stream: IO[bytes], inner: str) -> None:
    now = build_time()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = now
        entry.mode = 0o755 if entry.isdir() or entry.mode & stat.S_IXUSR else 0o644
        return entry

    with tarfile.open(fileobj=stream, mode="w|", format=tarfile.GNU_FORMAT) as pack:
        pack.add(folder, arcname=inner, recursive=False, filter=plain)
        for path in sorted(folder.rglob("*"), key=_kind):
            name = f"{inner}/{path.relative_to(folder).as_posix()}"
            pack.add(path, arcname=name, recursive=False, filter=plain)


def _kind(path: Path) -> tuple[bool, str, str]:
    """Machine code side by side, then the rest by kind: what is alike packs well together."""
    return (".so" not in path.name, path.suffix, path.as_posix())


def zipped(folder: Path, archive: Path, inner: str) -> Path:
    """Pack a folder as `.zip`, as Windows opens it without help."""
    now = time.gmtime(build_time())[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{inner}/{path.relative_to(folder).as_posix()}", now)
                entry.external_attr = (
                    0o644 << 16
                )  # Windows asks for none, and whose umask made them is no matter
                pack.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return archive


def size(path: Path) -> int:
    """Bytes of a file, or of all files in a folder; links count nothing."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


def checksums(folder: Path, made: list[Path]) -> Path:
    """Write the SHA-256 of every file to hand on, in the form that `sha256sum --check` reads."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(made)]
    sums = folder / SUMS
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums
