"""What is dealt when, and what becomes of the cards that are left over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.rules.options.option import option


class SevenExchange(Enum):
    """Whether the seven of trumps may be laid down for the turned card, when its suit became trumps."""

    OFF = "off"
    """Never (Bela by [002] and [003], French belote)."""
    FIRST_SIX = "firstSix"
    """By a player who had the seven among his first cards, those dealt before the auction (HRW, PET)."""
    ANY_HAND = "anyHand"
    """By a player who has it in his whole hand ([004], E-10)."""


class TurnedTo(Enum):
    """Who gets the turned card when trumps have been called."""

    NOBODY = "nobody"
    """It lies open (two and three players)."""
    TAKER = "taker"
    """The taker, who is dealt one card less afterwards (four players)."""


class ExchangeTo(Enum):
    """What becomes of the seven that was laid down."""

    KEEP_SEVEN = "keepSeven"
    """It lies open in the place of the turned card, which nobody else takes (two and three players)."""
    TAKER_GETS_SEVEN = "takerGetsSeven"
    """The taker, who had the turned card, gets the seven for it (F-03)."""


class RestDealFrom(Enum):
    """With whom the dealing begins after the auction; it changes no card's chances."""

    ELDEST = "eldest"
    """With the player after the dealer."""
    TAKERS_RIGHT = "takersRight"
    """With the player on the taker's right ([004] "po prawej stronie tego gracza", F-02)."""


class Discard(Enum):
    """What a player who has too many cards may lay away."""

    ANY = "any"
    """Any cards, trumps and points too (C-03)."""
    NO_TRUMP = "noTrump"
    """No trumps."""


SIX: Final = (3, 3)
TWO: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class PackRules:
    """What is dealt when, and what becomes of the cards that are left over."""

    packets: tuple[int, ...] = (3, 3)
    """How many cards each round of dealing gives to every seat ([000] three, three)."""
    talon: int = 2
    """How many cards are then put apart before every seat, to be lifted later ([000] two)."""
    turns_up: bool = False
    """True: after the packets the next card is turned up and its suit proposed as trumps."""
    turned_to: TurnedTo = TurnedTo.NOBODY
    rest: int = 0
    """How many cards every seat is dealt after the auction."""
    shows_bottom: bool = False
    """True: after that the bottom card of the pack is laid open beside the turned one ([004])."""
    extra: int = 0
    """Cards apart for whoever calls, who then lays away as many (Bela in three: two)."""
    seven_exchange: SevenExchange = option("sevenExchange", SevenExchange.OFF)
    exchange_to: ExchangeTo = option("exchangeTo", ExchangeTo.KEEP_SEVEN)
    rest_deal_from: RestDealFrom = option("restDealFrom", RestDealFrom.ELDEST)
    discard: Discard = option("discard", Discard.ANY)
    pack_face_up: bool = option("packFaceUp", default=False)
    """True: the cards that nobody gets lie face up (PET, B-03)."""

    six_first: bool = option("sixFirst", default=False)
    """True: two cards of a hand of eight come after the auction (FFC "6 cartes, enchères, puis 2")."""

    @property
    def rounds(self) -> tuple[int, ...]:
        """How many cards each round of dealing before the auction gives to every seat."""
        return SIX if self._keeps_two else self.packets

    @property
    def later(self) -> int:
        """How many cards every seat is dealt after the auction."""
        return TWO if self._keeps_two else self.rest

    @property
    def is_whole(self) -> bool:
        """Whether nothing but one hand of eight for each is dealt, so that two of its cards can wait."""
        return sum(self.packets) == sum(SIX) + TWO and not (self.rest or self.talon or self.extra)

    @property
    def _keeps_two(self) -> bool:
        return self.six_first and self.is_whole

    @property
    def first_hand(self) -> int:
        """How many cards every seat sees before the auction."""
        return sum(self.rounds)

    @property
    def hand(self) -> int:
        """How many cards every seat plays with: as many as there are tricks."""
        return sum(self.rounds) + self.talon + self.later
