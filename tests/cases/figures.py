"""What a case says of the end of a deal, in whichever words of the game it says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.rules.call import NAMED_GOALS
from game.rules.contract import Trumps
from game.rules.fault import Fault
from game.rules.options.play import Renege
from game.rules.scoring import whole_game
from game.rules.seats import side_of, sides
from game.rules.trick import trick_points
from game.rules.writing.count import Count
from tests.cases.shape import NotUnderstoodError, Part, by_side, cards_of, side_number, trumps_of

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Side

Points = tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Figures:
    """Tuples are by side."""

    taker: Side
    cards: Points | None
    """Card points with the last trick, no capot, no discards; None: they follow from `raw`."""
    raw: Points | None
    before_doubling: Points | None
    declarations: Points
    belote: Points
    tricks_won: Points
    """Without the last one."""
    last: Side
    multiplier: int
    goal: int
    trumps: Trumps
    penalties: Points
    """What ten-point faults cost."""
    awards: Points
    """What they bring the others."""
    prizes: Points | None
    discarded: tuple[Card, ...]

    def count(self, cards: Points) -> Count:
        """The same as the rules count it."""
        return Count(
            taker=self.taker,
            cards=cards,
            declared=self.declarations,
            belote=self.belote,
            tricks=tuple(won + (side == self.last) for side, won in enumerate(self.tricks_won)),
            last=self.last,
            trumps=self.trumps,
            multiplier=self.multiplier,
            goal=self.goal,
        )


def zeros(rules: Rules) -> Points:
    return (0,) * sides(rules.players)


def plus(one: Points, two: Points) -> Points:
    return tuple(left + right for left, right in zip(one, two, strict=True))


def less(one: Points, two: Points) -> Points:
    return tuple(left - right for left, right in zip(one, two, strict=True))


def figures_of(part: Part, rules: Rules) -> Figures:
    """Take everything that describes the end of a deal."""
    none = list(zeros(rules))
    declarations = by_side(_one_of(part, none, "declarations", "declarationsCalled", "combinations"), rules)
    belote = by_side(_one_of(part, none, "bela", "belas", "belote"), rules)
    trumps = trumps_of(part.take("contract", part.take("trump", "H")))
    prizes, awards = _points(part, "prizes", rules), _awards(part, rules)
    raw, before = _points(part, "raw", rules), _points(part, "rawBeforeDoubling", rules)
    discarded = cards_of(part.take("discards", part.take("discardedByDeclarer", ())))
    tricks_won, last = _tricks(part, rules, None if prizes is None else less(prizes, awards))
    cards: Points | None = None
    if "tricks" in part:
        cards = by_side(part.take("tricks"), rules)
    elif "cardPoints" in part:
        cards = by_side(part.take("cardPoints"), rules)
        is_apart = (prizes is not None and any(less(prizes, awards))) or 0 in _all(tricks_won, last)
        if is_apart:
            cards = tuple(
                points + rules.score.last_trick * (side == last) for side, points in enumerate(cards)
            )
    elif raw is None:
        cards = zeros(rules)
    taker = _taker(part, rules)
    if cards is not None:
        capot = last if _all(tricks_won, last).count(0) == len(tricks_won) - 1 else None
        cards = _without_capot(cards, capot, trumps, rules)
        cards = _without_discards(cards, taker, discarded, trumps, rules)
    return Figures(
        taker=taker,
        cards=cards,
        raw=raw,
        before_doubling=before,
        declarations=declarations,
        belote=belote,
        tricks_won=tricks_won,
        last=last,
        multiplier=part.take("multiplier", 1),
        goal=_goal(part),
        trumps=trumps,
        penalties=by_side(part.take("penalties", none), rules),
        awards=awards,
        prizes=prizes,
        discarded=discarded,
    )


def _one_of(part: Part, default: list[int], *keys: str) -> Any:  # noqa: ANN401 - points in any of their forms
    """The value of the one key that the case uses."""
    used = [key for key in keys if key in part]
    if len(used) > 1:
        raise NotUnderstoodError(f"{part.name} has {' and '.join(used)}, one of which was expected")
    return part.take(used[0]) if used else default


def _points(part: Part, key: str, rules: Rules) -> Points | None:
    return by_side(part.take(key), rules) if key in part else None


def _taker(part: Part, rules: Rules) -> Side:
    if "declarer" in part:
        return side_of(part.take("declarer"), rules.players)
    return side_number(part.take("declarerSide", 0))


def named_goal(goal: object) -> int:
    """The number of a bid, or of its name."""
    return {name: number for number, name in NAMED_GOALS.items()}.get(str(goal)) or int(str(goal))


def _goal(part: Part) -> int:
    goal = part.take("goal", part.take("bid", 0))
    return named_goal(goal)


def _awards(part: Part, rules: Rules) -> Points:
    """What the others write for a renege that costs ten points (E-07), told by the event or the faults."""
    none = zeros(rules)
    faults = [Fault(fault) for fault in part.take("faults", [])]
    penalties = by_side(part.take("penalties", list(none)), rules)
    if faults and sum(penalties) != 10 * len(faults):
        raise NotUnderstoodError(f"{len(faults)} faults of ten points were expected to cost {sum(penalties)}")
    if rules.play.renege is not Renege.TEN_POINTS or not rules.play.renege_award:
        return none
    is_renege = Fault.RENEGE in faults or part.take("event", None) == Fault.RENEGE.value
    if not is_renege or not any(penalties):
        return none
    return tuple(10 * (points == 0) for points in penalties)


def _tricks(part: Part, rules: Rules, prizes: Points | None) -> tuple[Points, Side]:
    """How many tricks each side took without the last one, and who took that."""
    count, hand = sides(rules.players), rules.pack.hand
    won = _won(part, rules, prizes)
    last = won.index(max(won))
    if prizes is not None and prizes.count(rules.score.last_trick) == 1:
        last = prizes.index(rules.score.last_trick)
    if "lastTrick" in part:
        last = side_number(part.take("lastTrick"))
    if sum(won) > hand or not won[last]:
        raise NotUnderstoodError(f"{hand} tricks of {count} sides were expected, not {won}")
    return tuple(tricks - (side == last) for side, tricks in enumerate(won)), last


def _won(part: Part, rules: Rules, prizes: Points | None) -> list[int]:
    count, capot = sides(rules.players), rules.score.capot
    owner = part.take("allTricks", None)
    if "tricksWon" in part:
        return list(by_side(part.take("tricksWon"), rules))
    with_trick = set(range(count))
    if owner is not None and owner is not False:
        with_trick = {side_number(owner)}
    elif prizes is not None and capot in prizes:
        with_trick = {prizes.index(capot)}
    elif prizes is not None and prizes.count(capot // 2) == count - 1 > 1:
        with_trick = {side for side, points in enumerate(prizes) if points}
    return [2 * (side in with_trick) for side in range(count)]


def _all(tricks_won: Points, last: Side) -> Points:
    return tuple(won + (side == last) for side, won in enumerate(tricks_won))


def _without_capot(cards: Points, capot: Side | None, trumps: Trumps, rules: Rules) -> Points:
    """The premium for all tricks may be in the points of the tricks already."""
    premium = rules.score.capot - rules.score.replaced_by_capot
    if capot is None or sum(cards) != whole_game(trumps, rules.score) + premium:
        return cards
    return tuple(points - premium * (side == capot) for side, points in enumerate(cards))


def _without_discards(
    cards: Points, taker: Side, discarded: tuple[Card, ...], trumps: Trumps, rules: Rules
) -> Points:
    """What the taker laid away is his, and may be in his points already."""
    laid_away = trick_points(discarded, trumps, rules.score.king)
    if sum(cards) + laid_away <= whole_game(trumps, rules.score):
        return cards
    return tuple(points - laid_away * (side == taker) for side, points in enumerate(cards))
