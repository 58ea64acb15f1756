"""A sentence above the hand explains the first call of all and the first single card, once each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from game.rules.call import Word

if TYPE_CHECKING:
    from game.rules.view import View
    from game.scenes.cards.deck import Deck
    from game.scenes.preferences import Preferences
    from game.text.catalogue import Words

SINGLE: Final = "caption.single"


@dataclass(frozen=True, slots=True)
class FirstCall:
    """Explains the first call of a player, and in a later match that a single card may play itself."""

    has_played: bool
    """Whether the player has played a match before; in the first match only the first call is explained."""

    def steps(
        self, view: View, said: set[str], likes: Preferences, *, is_alone: bool
    ) -> tuple[str, ...] | None:
        """Return the steps for a first call or first single card of a lone player; None otherwise."""
        choices = view.choices
        is_offered = self.has_played and not likes.plays_single and not likes.has_seen_offer
        if not is_alone:
            return None
        if choices.calls and not likes.has_seen_caption:
            if Word.PASS not in choices.calls:
                return ("caption.forced",)
            return ("caption.turned" if Word.TAKE in choices.calls else "caption.call",)
        return (SINGLE,) if is_offered and len(choices.playable) == 1 < len(view.hand) else None

    def sentence(self, steps: tuple[str, ...], view: View, say: Words, deck: Deck) -> str:
        """Return the caption text of these steps."""
        return " ".join(say(step, name=say("options.plays_single")) for step in steps)

    def learned(self, steps: tuple[str, ...]) -> Callable[[Preferences], Preferences] | None:
        """Return how to note in the preferences that these steps were explained; None without steps."""
        if not steps:
            return None
        if SINGLE in steps:
            return lambda likes: replace(likes, has_seen_offer=True)
        return lambda likes: replace(likes, has_seen_caption=True)
