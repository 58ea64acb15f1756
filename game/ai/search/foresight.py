"""What a card brings where the seat's own later cards are chosen by what it will have seen by then."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from game.ai.courtesy import give_way

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ai.deals.branching import Branching
    from game.ai.deals.tally import Tally

    Valued = Callable[[array[int]], array[float]]
    """The values of ends."""

FORCED: Final = 2
"""With so many cards in hand the next one leaves no choice."""


class Foresight:
    """Imagined deals part when the others play different cards; those that do not have one choice."""

    def __init__(
        self,
        playout: Branching,
        tally: Tally,
        worlds: array[int],
        times: array[int],
        marks: array[int],
        *,
        me: int,
        valued: Valued,
    ) -> None:
        """The playout stands where `me` has to play; the worlds came up so many `times` each.

        `marks` are what is to be marked in the ends of each world.
        """
        self._playout, self._tally = playout, tally
        self._worlds, self._times, self._marks = worlds, times, marks
        self._me, self._valued = me, valued

    def values(self, hand: int, cards: list[int], later: int) -> array[float]:
        """What each of the cards brings in each world, side by side, with so many later cards chosen.

        Whatever comes after these is the light player's. Cards are in the inner numbering.
        """
        return self._values(array("i", range(len(self._times))), hand, cards, later)

    def _values(self, some: array[int], hand: int, cards: list[int], later: int) -> array[float]:
        if not later or hand.bit_count() <= FORCED:
            return self._played_out(some, cards)
        found = array("d", [0.0]) * (len(some) * len(cards))
        for place, card in enumerate(cards):
            found[place :: len(cards)] = self._after(some, hand, card, later)
        return found

    def _played_out(self, some: array[int], cards: list[int]) -> array[float]:
        number = len(cards)
        ends = array("Q", [0]) * (len(some) * number)
        self._playout.run_some(self._worlds, some, self._marks, self._me, array("i", cards), number, ends)
        return self._valued(ends)

    def _after(self, some: array[int], hand: int, card: int, later: int) -> array[float]:
        """What the card brings in each of some worlds."""
        found = array("d", [0.0]) * len(some)
        give_way()
        here, left = self._playout.position(), hand ^ 1 << card
        for answers, places in self._alike(some, card).items():
            self._playout.go_on(self._me, card, answers)
            values = self._best(array("i", [some[place] for place in places]), left, later - 1)
            for place, value in zip(places, values, strict=True):
                found[place] = value
            self._playout.come_back(here)
        return found

    def _alike(self, some: array[int], card: int) -> dict[int, list[int]]:
        """Places of worlds in which the others answer the card alike, by what they answer."""
        answers = array("Q", [0]) * len(some)
        self._playout.follow(self._worlds, some, self._me, card, answers)
        alike: dict[int, list[int]] = {}
        for place, answer in enumerate(answers):
            alike.setdefault(answer, []).append(place)
        return alike

    def _best(self, some: array[int], hand: int, later: int) -> array[float]:
        """What the card that is best on their average brings in each of them."""
        give_way()
        cards = _each(self._playout.may_play(self._me, hand))
        values, number = self._values(some, hand, cards, later), len(cards)
        if number == 1:
            return values
        if len(some) == 1:
            return array("d", [max(values)])
        times = array("i", [self._times[world] for world in some])
        means = [mean for mean, _, _ in self._tally.sum_up(values, times, number)]
        return values[means.index(max(means)) :: number]


def _each(cards: int) -> list[int]:
    """The places of the bits."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found
