"""What a deal counts and what each side writes; who deals next, and when a match is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.referee.book import ALL_TRUMPS, NO_TRUMPS, Book

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Taken:
    """What the sides have at the end of a deal, a number for each side."""

    contract: str
    caller: int
    """The side that holds the contract."""
    multiplier: int
    bid: int
    cards: tuple[int, ...]
    """Card points in tricks and discards, without the last trick."""
    last: int
    """The side that won the last trick."""
    tricks: tuple[int, ...]
    melds: tuple[int, ...]
    belotes: tuple[int, ...]
    is_alone: bool = False
    """Whether the caller himself won every trick."""
    hanging: int = 0
    """What hangs from the deals before."""


@dataclass(frozen=True)
class Score:
    """What is written; None is the dash of a fall."""

    outcome: str
    written: tuple[int | None, ...]
    hangs: int = 0


def score(book: Book, taken: Taken) -> Score:
    """The line of the sheet for a deal played to its end."""
    return {
        "contract": _contract,
        "three": _three,
        "bulgarian": _bulgarian,
        "own": _own,
        "coinche": _coinche,
    }[book.scoring](book, taken)


def capot_side(taken: Taken) -> int:
    """The side that won every trick, or -1."""
    return next((side for side, won in enumerate(taken.tricks) if won == sum(taken.tricks)), -1)


def _prizes(book: Book, taken: Taken) -> tuple[list[int], list[int]]:
    """The last trick and the capot; with three players two may share the capot of Belote (G)."""
    last, capot = [0] * book.sides, [0] * book.sides
    winners_of_tricks = [side for side, won in enumerate(taken.tricks) if won]
    is_capot = len(winners_of_tricks) == 1 or (book.scoring == "own" and 0 in taken.tricks)
    if is_capot:
        for side in winners_of_tricks:
            capot[side] = book.capot // len(winners_of_tricks)
    if not (is_capot and book.capot and book.capot_replaces_last):
        last[taken.last] = 10
    return last, capot


def _with_prizes(book: Book, taken: Taken) -> list[int]:
    """Card points with the last trick and the capot."""
    return [sum(parts) for parts in zip(taken.cards, *_prizes(book, taken), strict=True)]


def _kept(book: Book, taken: Taken) -> tuple[list[int], list[int]]:
    """Declarations and belotes that count.

    Without a trick Bela counts neither, France only the belote; where they go to the others, these write
    both as declarations.
    """
    keeps = [book.trickless == "keep" or won > 0 for won in taken.tricks]
    melds = [value if keep else 0 for value, keep in zip(taken.melds, keeps, strict=True)]
    stays = book.belote_stays
    belotes = [value if keep or stays else 0 for value, keep in zip(taken.belotes, keeps, strict=True)]
    if book.trickless == "toOpponents":
        for side, keep in enumerate(keeps):
            if not keep:
                melds[1 - side] += taken.melds[side] + (0 if stays else taken.belotes[side])
    return melds, belotes


def _contract(book: Book, taken: Taken) -> Score:
    """Bela in four and two, and French Belote: the caller needs more than the other side."""
    melds, belotes = _kept(book, taken)
    prizes = _with_prizes(book, taken)
    total = [sum(parts) for parts in zip(prizes, melds, belotes, strict=True)]
    caller, other = taken.caller, 1 - taken.caller
    written: list[int | None] = list(total)
    stays = belotes[caller] if book.belote_stays else 0
    if total[caller] == total[other] and book.tie_hangs:
        written[caller] = stays
        return Score("hung", tuple(written), taken.hanging + total[caller] - stays)
    if total[caller] > total[other]:
        written[caller] = total[caller] + taken.hanging
        return Score("made", tuple(written))
    written[caller] = stays or None
    written[other] = sum(total) - stays + taken.hanging
    return Score("fell", tuple(written))


def _three(book: Book, taken: Taken) -> Score:
    """Bela in three: more than both others together, or the caller's points are lost (C-08)."""
    melds, belotes = _kept(book, taken)
    total = [sum(parts) for parts in zip(_with_prizes(book, taken), melds, belotes, strict=True)]
    written: list[int | None] = list(total)
    if 2 * total[taken.caller] > sum(total):
        return Score("made", tuple(written))
    kept = belotes[taken.caller] if book.belote_stays else 0
    written[taken.caller] = kept or None
    if book.fall_to_higher:
        others = [(taken.caller + step) % 3 for step in (1, 2)]
        higher = max(others, key=lambda side: total[side])
        written[higher] = total[higher] + total[taken.caller] - kept
    return Score("fell", tuple(written))


def _own(book: Book, taken: Taken) -> Score:
    """Belote after the Spanish sheet: everybody writes what he has."""
    melds, belotes = _kept(book, taken)
    total = [sum(parts) for parts in zip(_with_prizes(book, taken), melds, belotes, strict=True)]
    return Score("made", tuple(total))


def _bulgarian(book: Book, taken: Taken) -> Score:
    """Raw points are compared; then tens are rounded, and doubled after that (D-07 to D-12)."""
    factor = 2 if taken.contract == NO_TRUMPS else 1
    melds, belotes = _kept(book, taken)
    last, capot = _prizes(book, taken)
    raw = [
        (taken.cards[side] + last[side]) * factor + capot[side] + melds[side] + belotes[side]
        for side in range(2)
    ]
    caller, other = taken.caller, 1 - taken.caller
    game = _nearest_ten(sum(raw)) * taken.multiplier
    written: list[int | None] = [0, 0]
    if raw[caller] == raw[other] and book.tie_hangs:
        if taken.multiplier > 1:
            return Score("hung", (0, 0), taken.hanging + game)
        written[other] = game // 2
        return Score("hung", tuple(written), taken.hanging + game - game // 2)
    ahead = caller if raw[caller] > raw[other] else other
    outcome = "made" if ahead == caller else "fell"
    if ahead == caller and taken.multiplier == 1:
        tens = [_tens(book, taken.contract, raw[side], is_ahead=side == ahead) for side in range(2)]
        tens[caller] += taken.hanging
        return Score(outcome, tuple(tens))
    written[ahead] = game + taken.hanging
    if ahead == other:
        written[caller] = None
    return Score(outcome, tuple(written))


def _nearest_ten(points: int) -> int:
    return (points + 5) // 10


def _tens(book: Book, contract: str, raw: int, *, is_ahead: bool) -> int:
    """Raw points in tens; at digit 6 (all trumps: 4) one side rounds up and the other down."""
    middle = {NO_TRUMPS: 5, ALL_TRUMPS: 4}.get(contract, 6)
    tens, digit = divmod(raw, 10)
    if contract == NO_TRUMPS or digit != middle:
        return tens + (digit >= middle)
    return tens + (is_ahead != book.smaller_side_rounds_up)


def _coinche(book: Book, taken: Taken) -> Score:
    """Points made and points bid, perhaps in tens."""
    found = _with_bid(book, taken)
    if not book.rounds_up_from:
        return found
    written = [points and _to_ten(points, book.rounds_up_from) for points in found.written]
    return Score(found.outcome, tuple(written))


def _to_ten(points: int, up_from: int) -> int:
    tens, digit = divmod(points, 10)
    return 10 * (tens + (digit >= up_from))


def _counted_bid(book: Book, taken: Taken) -> int:
    """What the bid counts in the sheet before it is doubled."""
    bid = book.capot_bid if taken.bid == 250 else taken.bid
    if book.no_trumps_twice and taken.contract == NO_TRUMPS:
        return 160 if bid == 82 else 2 * bid
    return bid


def _with_bid(book: Book, taken: Taken) -> Score:
    """A belote stays, or is lost with the deal, and is never doubled."""
    melds, belotes = _kept(book, taken)
    last, capot = _prizes(book, taken)
    twice = 2 if taken.contract == NO_TRUMPS and not book.even else 1
    prizes = [(taken.cards[side] + last[side]) * twice + capot[side] for side in range(2)]
    total = [sum(parts) for parts in zip(prizes, melds, belotes, strict=True)]
    caller, other = taken.caller, 1 - taken.caller
    is_capot_bid = taken.bid >= 250
    bid_alone = book.doubles == "bid"
    times = 1 if bid_alone else taken.multiplier
    bid = _counted_bid(book, taken) * (taken.multiplier if bid_alone else 1)
    if is_capot_bid:
        is_made = capot_side(taken) == caller and (taken.bid == 250 or taken.is_alone)
    else:
        is_made = total[caller] >= taken.bid and (book.bid_enough or total[caller] > total[other])
    kept = list(belotes)
    if not book.belote_stays and (times > 1 or not is_made):
        winner = caller if is_made else other
        kept[winner], kept[1 - winner] = sum(belotes), 0
    if book.doubles == "160":
        kept[caller if is_made else other] *= times
        if times > 1:
            prizes[caller] = 250 if capot_side(taken) == caller else 160
    written: list[int | None] = list(kept)
    if not is_made:
        cards = sum(prizes) if book.fallen_whole else 160
        written[other] = (cards + bid + sum(melds)) * times + kept[other]
        written[caller] = kept[caller] or None
        return Score("fell", tuple(written))
    written[caller] = (prizes[caller] + melds[caller] + bid) * times + kept[caller]
    if times == 1:
        written[other] = total[other]
    return Score("made", tuple(written))


def next_dealer(book: Book, dealer: int, written: Sequence[int | None] | None) -> int:
    """Who deals next: the next in play order, in Belote for two whoever had more points.

    Args:
        book: the rules.
        dealer: who dealt this time.
        written: what the sides wrote; None after a redeal.
    """
    if book.more_points_deal and written is not None:
        points = [value or 0 for value in written]
        if points.count(max(points)) == 1:
            best = points.index(max(points))
            turns = ((dealer + step) % book.players for step in range(1, book.players + 1))
            return next(seat for seat in turns if book.side(seat) == best)
    return (dealer + 1) % book.players


def winners(book: Book, sheet: Sequence[int], taken: Taken, found: Score) -> list[int]:
    """The sides that have won the match after a scored deal; two or more share it, nobody: it goes on."""
    if max(sheet) < book.target or (book.capot_locks and capot_side(taken) >= 0):
        return []
    first = [side for side, points in enumerate(sheet) if points == max(sheet)]
    if book.belote_locks and not _has_earned(book, sheet[first[0]], first[0], taken, found):
        return []
    if len(first) > 1 and book.draw == "callerWins" and taken.caller in first:
        return [taken.caller]
    return first if len(first) == 1 or book.draw == "drawHalf" else []


def _has_earned(book: Book, points: int, side: int, taken: Taken, found: Score) -> bool:
    """Whether more than a belote has brought the side its points (FFB coinche 10.3)."""
    gained = found.written[side] or 0
    if gained > taken.belotes[side] // (10 if book.scoring == "bulgarian" else 1):
        return True
    was_there = points - gained >= book.target
    fell = found.outcome == "fell" and side == taken.caller
    return taken.tricks[side] > 0 and (was_there or not fell)
