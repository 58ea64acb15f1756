"""Starts the arena: `python -m tests.lab.arena --help`."""

from __future__ import annotations

from tests.lab.arena.command import main

main()
