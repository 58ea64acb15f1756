"""A desktop card table for the Belot family."""

from __future__ import annotations

__version__ = "1.0.0"
