"""A deal while it is being told: what is typed so far, what follows from it, and what is still wrong."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations
from typing import TYPE_CHECKING, Final

from game.rules.seats import sides
from game.table.scorer import Ending, Told, counted_trumps, has_only_suits
from game.table.scorer_check import (
    Complaint,
    asks_for_help,
    asks_for_last,
    asks_for_more,
    has_faults,
    has_goals,
    is_whole,
    may_lack_tricks,
    most_belotes,
    most_points,
    multipliers,
    trumps_called,
    values,
    wrong_with,
)

if TYPE_CHECKING:
    from game.rules.contract import Trumps
    from game.rules.options.rules import Rules
    from game.rules.seats import Side

LONGEST: Final = 3
"""Digits of a figure."""
MOST_CHIPS: Final = 8
BELOTE: Final = "bela"
FIGURES: Final = ("cards", "faults")
"""Cells of one number."""
EQUAL: Final = -1
"""Nobody took more tricks than another."""


class Draft:
    """Everything by side; `told` is what it comes to."""

    def __init__(self, rules: Rules, deal: Told | None = None) -> None:
        """Begin with nothing, or with a deal that is to be corrected."""
        self.rules = rules
        self.count = sides(rules.players)
        deal = deal or Told()
        self.ending = deal.ending
        self.who: Side | None = None if deal.ending is Ending.PLAYED else deal.who
        self.taker: Side | None = deal.taker
        self.trumps: Trumps | None = deal.trumps
        self.multiplier, self.goal = deal.multiplier, deal.goal
        self.last: Side | None = deal.last
        self.more = deal.tricks.index(2) if 2 in deal.tricks else EQUAL
        self.has_helped = deal.has_helped
        self.faults = ["" if not one else str(one) for one in deal.faults or (0,) * self.count]
        self.declared = [list(own) for own in deal.declared or ((),) * self.count]
        self.belotes = list(deal.belotes or (0,) * self.count)
        self._typed = {side: str(points) for side, points in enumerate(deal.cards)}
        self._lacking: frozenset[Side] | None = (
            frozenset(side for side, won in enumerate(deal.tricks) if not won) if deal.tricks else None
        )
        self._pending = ""
        self._is_anew = True
        """Whether the next digit begins a number, whatever stands there."""

    @property
    def is_begun(self) -> bool:
        """Whether anything was said or typed."""
        blank = Draft(self.rules)
        return (self.told(), self._typed) != (blank.told(), blank._typed)

    @property
    def counted_trumps(self) -> Trumps | None:
        """By which trumps the deal counts: told, of no matter, or known by the sum; None: still open."""
        known = self._known_trumps
        if known is not None or self.ending is not Ending.PLAYED or not is_whole(self.rules):
            return known
        together = sum(map(int, self._typed.values())) if len(self._typed) == self.count else -1
        may = (one for one in trumps_called(self.rules) if most_points(self.rules, one) == together)
        return next(may, None)

    @property
    def told_trumps(self) -> Trumps | None:
        """What was told, or follows: of a suit that follows from the sum nobody knows which one it is."""
        counted = self.counted_trumps
        is_a_suit = counted is None or counted.suit is not None
        return self.trumps if is_a_suit else counted

    @property
    def _known_trumps(self) -> Trumps | None:
        """By which trumps the deal counts whatever the figures are."""
        is_known = self.trumps is not None or has_only_suits(self.rules)
        return counted_trumps(self.trumps, self.rules) if is_known else None

    # --- what there is to tell ------------------------------------------------------------------------

    def rows(self) -> tuple[str, ...]:
        """The questions that this ending and these rules ask, in the order of the table."""
        is_played = self.ending is Ending.PLAYED
        if self.ending is Ending.BELOT:
            return ("ending", "who")
        wanted = {
            "who": not is_played,
            "taker": True,
            "trumps": True,
            "goal": has_goals(self.rules),
            "contra": len(multipliers(self.rules)) > 1,
            "cards": self.ending is not Ending.FAULT,
            "declared": bool(self.chips() or most_belotes(self.rules, self.counted_trumps)),
            "lacking": is_played and len(self.lacking_choices()) > 1,
            "last": is_played and asks_for_last(self.rules, self.told()),
            "more": is_played and asks_for_more(self.rules, self.told()),
            "helped": is_played and asks_for_help(self.rules, self.told()),
            "faults": has_faults(self.rules) and self.ending is not Ending.FAULT,
        }
        return ("ending", *(name for name, is_asked in wanted.items() if is_asked))

    def chips(self) -> tuple[int, ...]:
        """What one declaration may count here."""
        return values(self.rules, self.counted_trumps)

    def lacking_choices(self) -> tuple[frozenset[Side], ...]:
        """Which sides may be without a trick, with their points: nobody first."""
        deal = self._without_tricks()
        may = [side for side in range(len(deal.cards)) if may_lack_tricks(self.rules, deal, side)]
        groups = chain.from_iterable(combinations(may, size) for size in range(self.count))
        return tuple(map(frozenset, groups)) if deal.cards else (frozenset(),)

    @property
    def lacking(self) -> frozenset[Side]:
        """Who has no trick: as was said, otherwise everybody without a point."""
        choices = self.lacking_choices()
        if self._lacking in choices:
            return self._lacking or frozenset()
        cards = self._without_tricks().cards
        none = frozenset(side for side, points in enumerate(cards) if not points)
        return none if none in choices else frozenset()

    @lacking.setter
    def lacking(self, who: frozenset[Side]) -> None:
        self._lacking = who

    # --- typing ---------------------------------------------------------------------------------------

    def figure(self, side: Side) -> str:
        """The card points of a side as they stand there, also those that follow from the others."""
        if side in self._typed:
            return self._typed[side]
        others = [self._typed.get(one, "") for one in range(self.count) if one != side]
        if self.ending is not Ending.PLAYED or not is_whole(self.rules) or self._known_trumps is None:
            return ""
        if not all(others):
            return ""
        rest = most_points(self.rules, self._known_trumps) - sum(map(int, others))
        return str(rest) if rest >= 0 else ""

    def is_typed(self, side: Side) -> bool:
        """Whether the figure was typed, and does not follow from others."""
        return side in self._typed

    def take(self, cell: str, key: str) -> None:
        """A digit, the value of a declaration, a belote, or nothing: then the last of them goes."""
        kind, _, number = cell.partition(".")
        side = int(number)
        if self._is_anew and key and kind in FIGURES:
            self._empty(kind, side)
        self._is_anew = False
        if kind == "cards":
            self._take_points(side, key)
        elif kind == "faults":
            self.faults[side] = _after(self.faults[side], key, 1)
        elif kind == "declared":
            self._take_declared(side, key)

    def leave(self) -> None:
        """Another cell is typed in: the next digit begins a number."""
        self._pending, self._is_anew = "", True

    def _empty(self, kind: str, side: Side) -> None:
        """What stood there gives way to a new number."""
        if kind == "faults":
            self.faults[side] = ""
        else:
            self._typed.pop(side, None)

    def _take_points(self, side: Side, key: str) -> None:
        text = _after(self._typed.pop(side, ""), key, LONGEST)
        if not text:
            return
        self._typed[side] = text
        follows = self.ending is Ending.PLAYED and is_whole(self.rules) and self._known_trumps is not None
        if follows and len(self._typed) == self.count:
            # the figure that was typed first gives way: it follows from the others
            del self._typed[next(iter(self._typed))]

    def _take_declared(self, side: Side, key: str) -> None:
        own, allowed = self.declared[side], self.chips()
        if key == BELOTE:
            others = sum(self.belotes)
            self.belotes[side] += others < most_belotes(self.rules, self.counted_trumps)
        elif not key:
            if self.belotes[side]:
                self.belotes[side] -= 1
            elif own:
                own.pop()
        elif len(key) > 1:
            if int(key) in allowed and len(own) < MOST_CHIPS:
                own.append(int(key))
        else:
            self._type_value(own, key, allowed)
            return
        self._pending = ""

    def _type_value(self, own: list[int], digit: str, allowed: tuple[int, ...]) -> None:
        """Add a typed digit to the number being typed, and put it into `own` in place of the shorter number.

        2, 0, 0 gives 2, then 20, then 200, as far as `allowed` has them.
        """
        texts = [str(value) for value in allowed]
        grown = self._pending + digit
        if not any(text.startswith(grown) for text in texts):
            grown = digit
        if self._pending in texts and grown.startswith(self._pending) and own:
            own.pop()
        self._pending = grown if any(text.startswith(grown) for text in texts) else ""
        if grown in texts and len(own) < MOST_CHIPS:
            own.append(int(grown))

    # --- what it comes to -----------------------------------------------------------------------------

    def told(self) -> Told:
        """The deal as far as it has been told."""
        deal = self._without_tricks()
        if self.ending is not Ending.PLAYED or not deal.cards:
            return deal
        lacking = self.lacking
        tricks = tuple(0 if side in lacking else 1 + (side == self.more) for side in range(self.count))
        deal = self._deal(tricks if len(self.lacking_choices()) > 1 else ())
        return replace(deal, has_helped=self.has_helped and asks_for_help(self.rules, deal))

    def complaint(self) -> Complaint | None:
        """Why it cannot be written yet."""
        deal = self.told()
        wrong = wrong_with(deal, self.rules)
        is_open = self.counted_trumps is None and self.ending not in (Ending.FAULT, Ending.BELOT)
        if is_open and self.taker is not None:
            return Complaint("scorer.bad.call")
        if wrong is None and "who" in self.rows() and self.who is None:
            return Complaint("scorer.bad.who")
        if wrong is None and "last" in self.rows() and self.last not in self.with_tricks():
            return Complaint("scorer.bad.last")
        return wrong

    def with_tricks(self) -> tuple[Side, ...]:
        """Who may have taken the last one."""
        return tuple(side for side in range(self.count) if side not in self.lacking)

    def _without_tricks(self) -> Told:
        return self._deal(())

    def _deal(self, tricks: tuple[int, ...]) -> Told:
        if self.ending is Ending.BELOT:
            return Told(ending=Ending.BELOT, who=self.who or 0)
        figures = [self.figure(side) for side in range(self.count)]
        is_counted = self.ending is not Ending.FAULT and all(figures)
        chips = self.chips()
        declared = tuple(tuple(value for value in own if value in chips) for own in self.declared)
        is_played = self.ending is Ending.PLAYED
        belotes = tuple(self.belotes) if most_belotes(self.rules, self.counted_trumps) else (0,) * self.count
        return Told(
            ending=self.ending,
            who=0 if is_played else self.who or 0,
            taker=self.taker,
            trumps=self.told_trumps,
            multiplier=self.multiplier,
            goal=self.goal,
            cards=tuple(map(int, figures)) if is_counted else (),
            declared=declared if any(declared) else (),
            belotes=belotes if any(belotes) else (),
            tricks=tricks,
            last=self.last if tricks else None,
            faults=tuple(int(one or 0) for one in self.faults)
            if any(map(int, filter(None, self.faults)))
            else (),
        )


def _after(text: str, key: str, longest: int) -> str:
    """The text when a digit was typed, or nothing: then its last digit goes."""
    if not key:
        return text[:-1]
    if not key.isdigit() or len(text) >= longest:
        return text
    return (text + key).lstrip("0") or "0"
