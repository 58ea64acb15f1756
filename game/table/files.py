"""Files are whole or not there: written beside, flushed to the disk, then renamed."""

from __future__ import annotations

import errno
import io
import os
import stat
import sys
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

ABANDONED: Final = 3600.0
"""After so many seconds nobody is writing a half-written file any more."""
LARGEST: Final = 16_000_000
"""Bytes of the largest file that is read: some 400 times a long match."""


def write_whole(path: Path, content: str | bytes) -> None:
    """Write the file so that after any interruption the old or the new content is there, complete.

    Whoever may read the old file may read the new one. A link is replaced and not followed.
    """
    import tempfile  # with archives, chance and hashes, for which no first picture should wait

    make_folder(path.parent)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
            file.flush()
            os.fsync(file.fileno())
        with suppress(OSError):  # there is no old file
            if stat.S_ISREG(mode := path.lstat().st_mode):
                Path(name).chmod(mode & 0o777)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    flush_folder(path.parent)


def make_folder(path: Path) -> None:
    """Make the folder and those above it that are missing, and have their names on the disk."""
    if path.is_dir():
        return
    make_folder(path.parent)
    path.mkdir(exist_ok=True)
    flush_folder(path.parent)


def read_bounded(path: Path, most: int = LARGEST) -> bytes:
    """The bytes of a regular file; whatever waits for a writer, or never ends, is not opened.

    Raises FileNotFoundError, or an OSError whose `strerror` is a sentence: of a folder, a pipe, a device or
    a socket, and of a file of more than `most` bytes.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "it is not a regular file", str(path))
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "it is not a regular file", str(path))
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most} bytes", str(path))
    return content


def read_bounded_text(path: Path, most: int = LARGEST, errors: str = "strict") -> str:
    """The text of a regular file in UTF-8, with one newline for each kind of line end.

    Raises what `read_bounded` raises, and UnicodeDecodeError.
    """
    return io.IncrementalNewlineDecoder(None, translate=True).decode(
        read_bounded(path, most).decode("utf-8", errors), final=True
    )


def move(path: Path, into: Path) -> None:
    """Rename the file, and have both folders on the disk; raises OSError and leaves the file where it was."""
    path.replace(into)
    for folder in {path.parent, into.parent}:
        flush_folder(folder)


def flush_folder(folder: Path) -> None:
    """Have the new name on the disk as well; Windows needs no such thing, and some disks refuse it."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def is_there(path: Path) -> bool:
    """Whether there is such a file; of a folder that may not be looked into, no."""
    try:
        return path.is_file()
    except OSError:
        return False


def set_aside(path: Path, ending: str) -> Path:
    """Rename a file that cannot be used to a name that is free; answer the new name."""
    names = (path.with_name(f"{path.name}.{ending}{number or ''}") for number in count())
    aside = next(name for name in names if not name.exists())
    path.replace(aside)
    return aside


def told_aside(path: Path, ending: str, why: str) -> tuple[str, bool]:
    """Set the file aside; answer the sentence with where it is now, and whether its place is free."""
    try:
        return f"{why}; it is kept as {set_aside(path, ending).name}", True
    except OSError as error:
        return f"{why}; it could not be moved away ({error})", False


def sweep(folder: Path, name: str = "*", older: float = ABANDONED) -> None:
    """Remove what killed programs left half written for files of that name.

    A clock that was set back does not keep them for ever: what is from the future is abandoned as well.
    """
    with suppress(OSError):
        for left in folder.glob(f".{name}.????????"):
            with suppress(OSError):
                if abs(time.time() - left.stat().st_mtime) >= older and left.is_file():
                    left.unlink()
