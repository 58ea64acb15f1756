"""A deal that was written adds up: every card once, all card points, every side's total, the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.cards.card import DECK
from game.rules.contract import Trumps
from game.rules.options.score import BidRounding, CardScale, FallenBid, Writing
from game.rules.result import Outcome
from game.rules.scoring import factors_of
from game.rules.seats import side_of
from game.rules.trick import trick_points

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.options.rules import Rules
    from game.rules.options.score import ScoreRules
    from game.rules.result import DealResult
    from game.rules.state import Deal, MatchState, Playing

COUNTED: Final = {Outcome.MADE, Outcome.FELL, Outcome.HUNG}
"""How deals end in which all tricks were counted."""
IN_THE_DECK: Final = {Trumps.NONE: 120, Trumps.ALL: 248}
"""Card points where no single suit is trumps."""
IN_A_SUIT: Final = 152
LAST_DIGIT: Final = {Trumps.NONE: 0, Trumps.ALL: 8}
"""With which digit a whole deal ends where it is written in tens; in a suit with 2."""
FALLEN_BID: Final = 160


def unsound(state: MatchState) -> str | None:
    """What does not add up in a state that has just written a deal, as a sentence; None if all is well."""
    result, deal = state.results[-1], state.the_deal
    if not every_card_once(deal):
        return "the cards at the table are not the deck"
    if state.scores != tuple(map(sum, zip(*(one.written for one in state.results), strict=True))):
        return "the sheet is not the sum of its lines"
    return unsound_result(result, deal, state.rules)


def is_sound(result: DealResult, deal: Deal, rules: Rules) -> bool:
    """Whether the cards of a deal and its line in the sheet add up."""
    return every_card_once(deal) and unsound_result(result, deal, rules) is None


def every_card_once(deal: Deal) -> bool:
    """Whether hands, tricks, talons, pack and what was laid away are the deck together."""
    playing = deal.playing
    tricks = () if playing is None else (*playing.tricks, playing.trick)
    piles = [
        *(deal.hands if playing is None else playing.hands),
        *(trick.cards for trick in tricks),
        *deal.talons,
        *(deal.extra, deal.stock, deal.discarded),
        tuple(card for card in (deal.turned, deal.bottom) if card is not None),
    ]
    return not deal.hands or sorted(card for pile in piles for card in pile) == list(DECK)


def unsound_result(result: DealResult, deal: Deal, rules: Rules) -> str | None:
    """What does not add up in a line of the sheet; a deal that ended early has nothing to add up."""
    playing, contract = deal.playing, result.contract
    if result.outcome not in COUNTED or playing is None or contract is None:
        return None
    if result.card_points != _card_points(deal, playing, rules):
        return "the card points are not those of the tricks"
    whole = _in_the_deck(contract.trumps, rules.score) + rules.score.last_trick
    if len(_played(deal, playing)) == len(DECK) and sum(result.card_points) != whole:
        return f"the card points are not {whole}"
    twice = factors_of(contract.trumps, rules.score).cards
    bonus = result.bonus or (0,) * len(result.totals)
    parts = zip(result.card_points, result.declaration_points, bonus, strict=True)
    if result.totals != tuple(cards * twice + called + premium for cards, called, premium in parts):
        return "the totals are not cards, declarations and capot"
    if _rounds_bids(rules, contract) and any(points % 10 for points in result.written):
        return "a line is not in tens"
    if any(result.written[side] for side in result.dashes):
        return "a side with a dash has written points"
    expected = _to_be_written(result, rules)
    return None if expected in {None, _written(result)} else f"{expected} points were to be written"


def _in_the_deck(trumps: Trumps, score: ScoreRules) -> int:
    if trumps.suit is None and score.card_scale is CardScale.EVEN:
        return IN_A_SUIT
    return IN_THE_DECK.get(trumps, IN_A_SUIT) + 4 * (score.king - 4)


def _played(deal: Deal, playing: Playing) -> tuple[Card, ...]:
    return (*(card for trick in playing.tricks for card in trick.cards), *deal.discarded)


def _card_points(deal: Deal, playing: Playing, rules: Rules) -> tuple[int, ...]:
    """By side: the tricks counted anew, the last one's points, and what the taker laid away."""
    contract = deal.the_contract
    king = rules.score.scale(contract.trumps)
    points = [0] * len(playing.card_points)
    for trick, taker in zip(playing.tricks, playing.takers, strict=True):
        points[side_of(taker, rules.players)] += trick_points(trick.cards, contract.trumps, king)
    points[side_of(playing.takers[-1], rules.players)] += rules.score.last_trick
    laid_away = trick_points(deal.discarded, contract.trumps, king)
    points[side_of(contract.taker, rules.players)] += laid_away
    return tuple(points)


def _written(result: DealResult) -> int:
    """What this deal alone has brought into the sheet, what hangs included, ten-point faults not."""
    hung = result.hung_after - result.hung_before
    return sum(result.written) - sum(result.lost) + hung


def _rounds_bids(rules: Rules, contract: Contract) -> bool:
    """Whether the deal is written with its bid, and that in tens."""
    is_bid = contract.goal > 0 and (rules.score.can_fall or contract.multiplier > 1)
    return is_bid and rules.score.bid_rounding is not BidRounding.OFF


def _to_be_written(result: DealResult, rules: Rules) -> int | None:
    """What all sides together must write; None where points vanish, are multiplied or rounded."""
    contract, total = result.contract, sum(result.totals)
    if contract is None or contract.multiplier > 1 or _rounds_bids(rules, contract):
        return None
    if rules.score.writing is Writing.TENS:
        is_even = rules.score.card_scale is CardScale.EVEN
        fits = total % 10 == (2 if is_even else LAST_DIGIT.get(contract.trumps, 2))
        return round(total / 10) if fits else None
    if rules.score.writing is Writing.BID and rules.score.can_fall:
        if result.outcome is Outcome.MADE:
            return total + rules.score.bid_points(contract.goal, contract.trumps)
        is_whole = rules.score.fallen_bid is FallenBid.WHOLE
        cards = total - sum(result.declaration_points) if is_whole else FALLEN_BID
        bid = rules.score.bid_points(contract.goal, contract.trumps)
        return cards + bid + sum(result.declaration_points)
    return None if result.outcome is Outcome.FELL and len(result.totals) > 2 else total
