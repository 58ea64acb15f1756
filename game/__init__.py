"""A desktop card table for the Belot family."""

from __future__ import annotations

__version__ = "0.1.0"
