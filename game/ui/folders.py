"""Folders that are named by hand: where a text leads, which folders begin so, and what speaks against one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

MOST: Final = 200
"""So many folders are offered."""


def folder_of(text: str) -> Path | None:
    """The folder that a text names in full, a tilde standing for the home folder; None for any other text."""
    try:
        path = Path(text.strip()).expanduser()
    except RuntimeError:  # there is no such user
        return None
    return path if text.strip() and path.is_absolute() else None


def folders_below(text: str) -> tuple[str, ...]:
    """The folders that begin as the text does, by their full paths; hidden ones only if a dot was typed.

    It may take long, as on a disk far away: ask in a thread.
    """
    typed = folder_of(text)
    if typed is None:
        return ()
    is_whole = text.strip().endswith(("/", os.sep)) or typed == typed.parent
    home, start = (typed, "") if is_whole else (typed.parent, typed.name)
    try:
        names = sorted(one.name for one in os.scandir(home) if _fits(one, start))
    except (OSError, ValueError):
        return ()
    return tuple(str(home / name) for name in names[:MOST])


def fault_of(text: str) -> str:
    """What speaks against keeping files there: `relative`, `file`, `closed`, or nothing; ask in a thread."""
    path = folder_of(text)
    if path is None:
        return "relative"
    try:
        there = next(one for one in (path, *path.parents) if one.exists())
    except (OSError, ValueError, StopIteration):
        return "closed"
    if not there.is_dir():
        return "file"
    return "" if os.access(there, os.W_OK | os.X_OK) else "closed"


def _fits(entry: os.DirEntry[str], start: str) -> bool:
    name = entry.name
    is_hidden = name.startswith(".") and not start.startswith(".")
    return name.casefold().startswith(start.casefold()) and not is_hidden and entry.is_dir()
