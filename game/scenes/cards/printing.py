"""How a deck is printed, whichever deck it is: large or drawn in full, in which colours, on which back."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.cards.deck import Deck
from game.scenes.preferences import Back, Preferences


@dataclass(frozen=True, slots=True)
class Printing:
    """What the player has chosen of the look of the cards."""

    is_large: bool = False
    """Only rank and suit, large, without the figures."""
    has_four_colours: bool = False
    """Each suit in a colour of its own that colour-blind eyes tell apart."""
    back: Back = Back.USUAL

    def back_of(self, deck: Deck) -> str:
        """The drawing of the back."""
        return _BACKS[deck][self.back]


PLAIN = Printing()

_BACKS = {
    Deck.HUNGARIAN: {Back.USUAL: "backs/hungarian_red", Back.OTHER: "backs/hungarian_green"},
    Deck.FRENCH: {Back.USUAL: "backs/french_blue", Back.OTHER: "backs/french_red"},
}


def printing_for(likes: Preferences) -> Printing:
    """As the player likes it."""
    return Printing(likes.has_large_index, likes.has_four_colours, likes.card_back)
