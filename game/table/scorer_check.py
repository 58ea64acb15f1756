"""What can be told of a deal: which figures there are to ask for, and what is wrong with those told."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from game.cards.card import DECK
from game.rules.auction import course_of
from game.rules.call import GENERALE_GOAL
from game.rules.contract import Trumps
from game.rules.declarations import belote_suits, run_value
from game.rules.options.declarations import BelotSuit, RunOfEight
from game.rules.options.match import Finish
from game.rules.options.play import Renege
from game.rules.options.score import CapotFor, Trickless
from game.rules.seats import seats_of, sides
from game.rules.strength import points_of
from game.table.scorer import Ending, counted_trumps

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.options.declarations import DeclarationRules
    from game.rules.options.rules import Rules
    from game.table.scorer import Told

RUNS: Final = (3, 4, 5, 8)
"""The lengths of sequences that count differently in some game."""
MOST_OF_SHARED: Final = 8
"""Of a value that several fours have, as those at 100, one side has no more declarations."""
THREE: Final = 3


@dataclass(frozen=True, slots=True)
class Complaint:
    """Why a deal cannot have been so: a key of the catalogue, and what fills its slots."""

    key: str
    slots: Mapping[str, int] = field(default_factory=dict)


def endings(rules: Rules) -> tuple[Ending, ...]:
    """How deals can end by these rules, thrown in ones left out."""
    found = [Ending.PLAYED, Ending.FAULT]
    declarations = rules.declarations
    can_win_at_once = declarations.run_of_eight is RunOfEight.INSTANT_WIN
    if declarations.allowed and can_win_at_once and declarations.belot_suit is not BelotSuit.OFF:
        found.append(Ending.BELOT)
    if rules.match.finish is Finish.DOSTA:
        found.append(Ending.STOPPED)
    if rules.match.finish is Finish.CLAIM:
        found.append(Ending.CLAIMED)
    return tuple(found)


def trumps_called(rules: Rules) -> tuple[Trumps, ...]:
    """What may be called, the lowest first."""
    return course_of(rules).trumps


def has_goals(rules: Rules) -> bool:
    """Whether a number is bid."""
    return bool(course_of(rules).goals)


def multipliers(rules: Rules) -> tuple[int, ...]:
    """What a deal may be multiplied by: 1, and more where contra and recontra may be said."""
    return rules.auction.multipliers[: 1 + len(rules.auction.doubles)]


def values(rules: Rules, trumps: Trumps | None) -> tuple[int, ...]:
    """What one declaration may count, rising; none where nothing is declared."""
    said = rules.declarations.under(trumps or Trumps.CLUBS)
    return tuple(sorted({*_run_values(said), *_four_values(said)})) if said.allowed else ()


def most_belotes(rules: Rules, trumps: Trumps | None) -> int:
    """How many belotes there can be: one, four at all trumps, none at no trumps."""
    return len(belote_suits(trumps or Trumps.CLUBS)) if rules.declarations.belote else 0


def is_whole(rules: Rules) -> bool:
    """Whether all cards are played or laid away, so that the card points of all sides are the whole game."""
    return rules.players * rules.pack.hand + rules.pack.extra == len(DECK)


def most_points(rules: Rules, trumps: Trumps | None) -> int:
    """All card points with the last trick, once: 162 in a suit, 130 at no trumps, 258 at all trumps."""
    return sum(_worths_under(trumps or Trumps.CLUBS, rules)) + rules.score.last_trick


def has_faults(rules: Rules) -> bool:
    """Whether ten-point faults are written."""
    return rules.play.renege is Renege.TEN_POINTS


def may_lack_tricks(rules: Rules, deal: Told, side: int) -> bool:
    """Whether the side may have no trick with these points: nothing, or the cards that it laid away."""
    if len(deal.cards) <= side:
        return False
    extra = rules.pack.extra if side == deal.taker else 0
    laid_away = sorted(_worths_under(counted_trumps(deal.trumps, rules), rules))[len(DECK) - extra :]
    return deal.cards[side] <= sum(laid_away)


def asks_for_last(rules: Rules, deal: Told) -> bool:
    """Whether it matters who took the last trick: two share a capot that replaces its points."""
    with_tricks = [won for won in deal.tricks if won]
    return (
        rules.score.capot_for is CapotFor.EACH_TRICKLESS
        and rules.score.replaced_by_capot > 0
        and 1 < len(with_tricks) < sides(rules.players)
    )


def asks_for_more(rules: Rules, deal: Told) -> bool:
    """Whether it matters who took more tricks: he gets what a taker without one had declared."""
    return (
        rules.score.trickless is Trickless.TO_OPPONENTS
        and deal.taker is not None
        and len(deal.tricks) == THREE
        and [won > 0 for won in deal.tricks] == [side != deal.taker for side in range(THREE)]
    )


def asks_for_help(rules: Rules, deal: Told) -> bool:
    """Whether it matters if the taker's partner took a trick: a générale was bid, their side has all."""
    return (
        deal.goal == GENERALE_GOAL
        and deal.taker is not None
        and len(seats_of(deal.taker, rules.players)) > 1
        and [side for side, won in enumerate(deal.tricks) if won] == [deal.taker]
    )


def wrong_with(deal: Told, rules: Rules) -> Complaint | None:
    """What cannot be, or None; a deal with everything that its ending asks for."""
    if deal.ending in (Ending.PASSED, Ending.BELOT):
        return None
    if deal.ending is not Ending.FAULT and deal.taker is None:
        return Complaint("scorer.bad.taker")
    is_called = deal.taker is not None and (deal.trumps is not None or deal.ending is not Ending.FAULT)
    if has_goals(rules) and is_called and not deal.goal:
        return Complaint("scorer.bad.goal")
    wrong = _wrong_declared(deal, rules)
    if deal.ending is Ending.FAULT:
        return wrong
    return _wrong_cards(deal, rules) or wrong or _wrong_tricks(deal, rules)


def _wrong_cards(deal: Told, rules: Rules) -> Complaint | None:
    most = most_points(rules, deal.trumps)
    if len(deal.cards) != sides(rules.players):
        return Complaint("scorer.bad.cards", {"most": most})
    if not all(0 <= points <= most for points in deal.cards):
        return Complaint("scorer.bad.range", {"most": most})
    together = sum(deal.cards)
    if deal.ending is Ending.PLAYED and is_whole(rules) and together != most:
        return Complaint("scorer.bad.sum", {"most": most, "together": together})
    if together > most:
        return Complaint("scorer.bad.above", {"most": most, "together": together})
    for points in deal.cards:
        if not _can_be(points, deal.trumps or Trumps.CLUBS, rules):
            return Complaint("scorer.bad.never", {"points": points})
    return None


def _wrong_declared(deal: Told, rules: Rules) -> Complaint | None:
    found = [value for side in deal.declared for value in side]
    allowed, said = values(rules, deal.trumps), rules.declarations.under(deal.trumps or Trumps.CLUBS)
    if found and not allowed:
        return Complaint("scorer.bad.none")
    for value in sorted(set(found)):
        most = _most_of(value, said, rules) if value in allowed else 0
        by_side = [own.count(value) for own in deal.declared]
        if (sum(by_side) if _is_of_one_four(value, said) else max(by_side)) > most:
            return Complaint("scorer.bad.many", {"points": value, "most": most})
    most = most_belotes(rules, deal.trumps)
    if sum(deal.belotes) > most:
        return Complaint("scorer.bad.belotes", {"most": most})
    if deal.ending is not Ending.FAULT and _camps(deal, rules) > 1 + (
        not rules.declarations.four_cancels_sequences
    ):
        return Complaint("scorer.bad.both")
    return None


def _most_of(value: int, said: DeclarationRules, rules: Rules) -> int:
    """How many declarations of that value the hands of one side have cards for."""
    if value in _four_values(said):
        return 1 if _is_of_one_four(value, said) else MOST_OF_SHARED
    length = next(length for length in RUNS if run_value(length, said) == value)
    return len(seats_of(0, rules.players)) * (rules.pack.hand // length)


def _four_values(said: DeclarationRules) -> list[int]:
    return [value for _, value in said.fours]


def _run_values(said: DeclarationRules) -> set[int]:
    return {run_value(length, said) for length in RUNS} if said.sequences else set()


def _is_of_one_four(value: int, said: DeclarationRules) -> bool:
    """Whether there is only one such declaration in the pack: four jacks at 200, four nines at 150."""
    return _four_values(said).count(value) == 1 and value not in _run_values(said)


def _camps(deal: Told, rules: Rules) -> int:
    """How many of those who stand apart in the contest write declarations."""
    with_some = [side for side, own in enumerate(deal.declared) if own]
    if rules.declarations.defenders_share and len(deal.declared) > 2:
        return len({side == deal.taker for side in with_some})
    return len(with_some)


def _wrong_tricks(deal: Told, rules: Rules) -> Complaint | None:
    if not deal.tricks:
        return None
    if not any(deal.tricks):
        return Complaint("scorer.bad.tricks")
    for side, won in enumerate(deal.tricks):
        if not won and not may_lack_tricks(rules, deal, side):
            return Complaint("scorer.bad.trickless", {"points": deal.cards[side]})
    return None


def _can_be(points: int, trumps: Trumps, rules: Rules) -> bool:
    """Whether any cards, with the last trick or without, count so much."""
    sums = _sums(trumps, rules.score.scale(trumps))
    last = rules.score.last_trick
    return bool(sums >> points & 1 or (points >= last and sums >> (points - last) & 1))


def _worths_under(trumps: Trumps, rules: Rules) -> tuple[int, ...]:
    return _worths(trumps, rules.score.scale(trumps))


@lru_cache(maxsize=16)
def _worths(trumps: Trumps, king: int) -> tuple[int, ...]:
    return tuple(points_of(card, trumps, king) for card in DECK)


@lru_cache(maxsize=16)
def _sums(trumps: Trumps, king: int) -> int:
    """Bit n is set when some cards count n together."""
    sums = 1
    for worth in _worths(trumps, king):
        sums |= sums << worth
    return sums
