"""Chance for a mind: bytes that follow from a seed and from what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.coding import plays_of
from game.cards.shuffle import byte_stream, pick
from game.rules.view import View

SEED_BYTES = 16


def random_bytes(view: View, seed: int) -> Iterator[int]:
    """Return the bytes of one decision; each seat, deal and moment of a deal has others for the same seed."""
    moment = (view.seat, view.deal_number, len(view.calls), len(view.tricks), len(view.hand))
    text = f"{seed % (1 << 8 * SEED_BYTES)}/{moment}"
    return byte_stream(text.encode())


def bytes_of_deal(view: View) -> Iterator[int]:
    """Return bytes that are the same throughout a deal; they follow from the cards dealt to the seat."""
    played = [card for seat, card in plays_of(view) if seat == view.seat]
    dealt = sorted((*view.hand, *view.discarded, *played))
    return byte_stream(f"{view.seat}/{[int(card) for card in dealt]}".encode())


def happens(numbers: Iterator[int], percent: int) -> bool:
    """Draw whether something happens that has this chance in percent."""
    return pick(numbers, 100) < percent
