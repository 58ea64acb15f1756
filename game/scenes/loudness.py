"""Which sounds are cards, which are voices, and how loud the player wishes each of them."""

from __future__ import annotations

from typing import Final

from game.scenes.preferences import Preferences

CARDS: Final = (
    "card_deal",
    "card_play_1",
    "card_play_2",
    "card_play_3",
    "cut",
    "knock",
    "shuffle",
    "trick_collect",
)
VOICES: Final = ("bela", "call", "contract", "declare")
AMBIENCE: Final = "ambience"
"""Goes on all the time; the others, such as the pencil and the end of a match, know only the whole volume."""


def shares_of(likes: Preferences) -> dict[str, float]:
    """The share of the whole volume by the name of the sound."""
    return {
        **dict.fromkeys(CARDS, likes.cards_volume),
        **dict.fromkeys(VOICES, likes.voices_volume),
        AMBIENCE: likes.ambience_volume,
    }
