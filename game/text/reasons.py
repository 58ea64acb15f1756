"""Why a computer player did what it did, in one honest sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.text.catalogue import Words


def reason_sentence(say: Words, reason: str) -> str:
    """The sentence for a decision's reason, named by its value (`feedsPartner`)."""
    return say(f"reason.{reason}")
