"""What the player asked for when starting the program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, kw_only=True, slots=True)
class Launch:
    """The command line as a value; None = not said, so the saved settings decide."""

    game: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    """Rule options by their ids, as text."""
    deal: str | None = None
    """The code of the first deal."""
    open_file: Path | None = None
    """A record to continue."""
    seats: Mapping[int, str] = field(default_factory=dict)
    """Seat number to "human" or a computer level."""
    deck: str | None = None
    lang: str | None = None
    speed: str | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    no_sound: bool = False
    data_dir: Path | None = None
    portable: bool = False
    watch: bool = False
    """Computers in all seats."""
    deals: int | None = None
    """Stop and exit after so many deals."""
    seed: str | None = None
    screenshot_dir: Path | None = None
    """A picture of each phase is written here."""
