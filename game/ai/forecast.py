"""What becomes of a trick after a card: the chance that the own side takes it, and what is still added."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.chances import Odds, chance_of_any
from game.ai.masks import best_place, higher
from game.rules.options.play import Ruff
from game.rules.seats import partner_of
from game.rules.strength import POINTS

if TYPE_CHECKING:
    from game.ai.knowledge import Knowledge
    from game.rules.contract import Trumps
    from game.rules.options.play import PlayRules
    from game.rules.seats import Seat

WHOLE_SUIT: Final = 0xFF
SELDOM: Final = 0.1
"""How often a player ruffs who need not."""
DISCARD: Final = 3.0
"""Points of a card thrown on another suit, as a rule."""
FEEDS: Final = 1.5
STARVES: Final = 0.55
"""What part of the usual points a player gives who thinks that his side takes the trick, or the other."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What to expect of a trick."""

    ours: float
    """The chance that the own side takes it."""
    added: float
    """Points that the players after this card are expected to add."""


class TrickForecast:
    """The trick on the table before the seat plays, with the odds for the players after it."""

    def __init__(
        self, know: Knowledge, odds: Odds, trick: int, count: int, trumps: Trumps, play: PlayRules
    ) -> None:
        """`trick` holds `count` packed cards; the seat of the knowledge is to play."""
        self._know = know
        self._odds = odds
        self._trick = trick
        self._count = count
        self._points = POINTS[trumps]
        self._play = play
        self._after = [(know.seat + step) % know.players for step in range(1, know.players - count)]

    def after(self, card: int) -> Forecast:
        """What to expect when the seat plays this card."""
        know = self._know
        trick = self._trick | card << 8 * self._count
        place = best_place(trick, self._count + 1, know.trumps)
        best = trick >> 8 * place & 0xFF
        holder = (know.seat - self._count + place) % know.players
        led = (trick & 0xFF) >> 3
        ours = self._chance(best, holder, 0, led)
        added = 0.0
        for seat in self._after:
            wins = ours if seat == know.partner else 1 - ours
            added += self._usual(seat, led) * (STARVES + (FEEDS - STARVES) * wins)
        return Forecast(ours, added)

    def _chance(self, best: int, holder: Seat, step: int, led: int) -> float:
        """The chance that the own side takes it when `best` of `holder` is to be beaten by those after."""
        know = self._know
        if step == len(self._after):
            return 1.0 if holder in {know.seat, know.partner} else 0.0
        seat = self._after[step]
        beaten, with_card = self._beats(seat, best, holder, led)
        stays = self._chance(best, holder, step + 1, led) if beaten < 1 else 0.0
        if not beaten:
            return stays
        return (1 - beaten) * stays + beaten * self._chance(with_card, seat, step + 1, led)

    def _beats(self, seat: Seat, best: int, holder: Seat, led: int) -> tuple[float, int]:
        """The chance that the seat beats the best card, and the likeliest card to do it with."""
        know, odds = self._know, self._odds[seat]
        may = know.may_hold[seat]
        above = higher(best, know.trumps) & may
        if best >> 3 == led:
            by_suit = chance_of_any(odds, above)
            if not know.all_trumps or know.all_trumps >> 8 * led & 1:
                return by_suit, self._likeliest(odds, above, best)
            above_trumps = know.all_trumps & may
        else:
            by_suit, above_trumps = 0.0, above
        lacks = 1 - chance_of_any(odds, (WHOLE_SUIT << 8 * led) & may)
        ruffs = lacks * chance_of_any(odds, above_trumps) if lacks else 0.0
        if ruffs:
            ruffs *= self._willing(seat, holder)
        if ruffs > by_suit:
            return by_suit + ruffs, self._likeliest(odds, above_trumps, best)
        return by_suit + ruffs, self._likeliest(odds, above if best >> 3 == led else above_trumps, best)

    def _willing(self, seat: Seat, holder: Seat) -> float:
        """How often a player who may ruff does so under the duties of play."""
        ruff = self._play.ruff
        if ruff is Ruff.NEVER:
            return 0.0
        is_partners = holder == partner_of(seat, self._know.players)
        if ruff is not Ruff.ALWAYS and is_partners:
            return SELDOM
        return 1.0

    @staticmethod
    def _likeliest(odds: list[float], cards: int, otherwise: int) -> int:
        found, most = otherwise, 0.0
        while cards:
            bit = cards & -cards
            cards ^= bit
            number = bit.bit_length() - 1
            if odds[number] > most:
                found, most = number, odds[number]
        return found

    def _usual(self, seat: Seat, led: int) -> float:
        """Points that the seat usually adds: of the led suit if it has some, else of a discard."""
        odds = self._odds[seat]
        none, weight, points = 1.0, 0.0, 0.0
        for number in range(8 * led, 8 * led + 8):
            chance = odds[number]
            if chance:
                none *= 1 - chance
                weight += chance
                points += chance * self._points[number]
        return (1 - none) * points / weight + none * DISCARD if weight else DISCARD
