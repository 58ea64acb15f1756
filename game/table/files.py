"""Files are whole or not there: written beside, flushed to the disk, then renamed."""

from __future__ import annotations

import os
import tempfile
from itertools import count
from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write the file so that after any interruption the old or the new content is there, complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def set_aside(path: Path, ending: str) -> Path:
    """Rename a file that cannot be used to a name that is free; answer the new name."""
    names = (path.with_name(f"{path.name}.{ending}{number or ''}") for number in count())
    aside = next(name for name in names if not name.exists())
    path.replace(aside)
    return aside
