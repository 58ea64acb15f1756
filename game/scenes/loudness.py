"""Which sounds are cards, which are voices, and how loud the player wishes each of them."""

from __future__ import annotations

from typing import Final

from game.scenes.preferences import Preferences

CARDS: Final = (
    "bridge",
    "card_deal",
    "card_glide",
    "card_thud",
    "cut",
    "fan",
    "knock",
    "pack",
    "riffle",
    "shuffle",
    "shuffle_calm",
    "shuffle_quick",
    "trick_collect",
)
VOICES: Final = ("bela", "call", "contract", "declare")
BARE: Final = "bare"
"""The murmur of a café, for the table that stands nowhere in particular."""
PLACES: Final = (BARE, "bar", "inn", "terrace", "yard")
"""The places whose tone goes on all the time. Other sounds, as the pencil's, know only the whole volume."""


def tone_of(place: str) -> str:
    """The sound that goes on all the time in that place; of an unknown one that of the bare table."""
    return f"rooms/{place if place in PLACES else BARE}"


def shares_of(likes: Preferences) -> dict[str, float]:
    """The share of the whole volume by the name of the sound."""
    return {
        **dict.fromkeys(CARDS, likes.cards_volume),
        **dict.fromkeys(VOICES, likes.voices_volume),
        **dict.fromkeys(map(tone_of, PLACES), likes.ambience_volume),
    }
