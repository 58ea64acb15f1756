"""From tricks to the sheet."""

from __future__ import annotations

from game.cards.card import DECK
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.rules.result import DealResult, Outcome
from game.rules.seats import sides
from game.rules.trick import trick_points
from tests.cases.counted_deal import Scored, fined, written
from tests.cases.figures import figures_of
from tests.cases.shape import Part, by_side, cards_of, same, side_number, trumps_of
from tests.cases.stage import Stage

MADE = {Outcome.MADE: True, Outcome.FELL: False, Outcome.HUNG: None}
WORDS = {"inside": "fell", "hanging": "hung"}


def score(given: Part, expect: Part, rules: Rules) -> None:
    if "cards" in given or "deck" in given:
        _card_points(given, expect, rules)
        return
    stage = Stage(rules)
    hung = given.take("hangingBefore", None) if "hangingBefore" in given else given.take("hanging", 0)
    stage.begin(rules.players - 1, hung=hung or 0)
    stage.deal()
    figures = figures_of(given, rules)
    if "event" in given:
        given.take("event")  # which rule was broken: each costs the same (A15)
        if "offender" in given:
            offender = given.take("offender") % sides(rules.players)
        else:
            offender = side_number(given.take("offenderSide"))
        scored = fined(stage, figures, offender)
    else:
        scored = written(stage, figures)
    result = scored.result
    if figures.raw is not None and result.outcome is not Outcome.PENALTY:
        same("the raw points", result.totals, figures.raw)
    if figures.before_doubling is not None:
        same("the raw points before doubling", result.card_points, figures.before_doubling)
    if "dealEnds" in expect:
        same("whether a fault ends the deal", result.outcome is Outcome.PENALTY, expect.take("dealEnds"))
    if figures.prizes is not None and any(figures.prizes):
        same("the prizes", scored.prizes, figures.prizes)
    _compare_prizes(expect, scored, rules)
    compare_result(expect, result, rules)


def _compare_prizes(expect: Part, scored: Scored, rules: Rules) -> None:
    if "prizes" in expect:
        same("the prizes", scored.prizes, by_side(expect.take("prizes"), rules))
    if "bonus" in expect:
        nothing = (0,) * sides(rules.players)
        same("the capot", scored.result.bonus or nothing, by_side(expect.take("bonus"), rules))


def compare_result(expect: Part, result: DealResult, rules: Rules) -> None:
    """Everything that may be said of a written deal."""
    if "made" in expect:
        same("whether it was made", MADE.get(result.outcome), expect.take("made"))
    if "outcome" in expect:
        outcome = expect.take("outcome")
        same("the outcome", result.outcome.value, WORDS.get(outcome, outcome))
    for key, found in (
        ("counted", result.declaration_points),
        ("raw", result.totals),
        ("total", result.totals),
        ("recorded", result.written),
    ):
        if key in expect:
            same(key, found, by_side(expect.take(key), rules))
    if "sheet" in expect:
        cells = ["-" if side in result.dashes else value for side, value in enumerate(result.written)]
        same("the sheet", cells, expect.take("sheet"))
    for key in ("hanging", "hangingAfter"):
        if key in expect:
            same("the hanging points", result.hung_after, expect.take(key))


def _card_points(given: Part, expect: Part, rules: Rules) -> None:
    trumps = trumps_of(given.take("contract", Trumps.HEARTS.value))
    if "deck" in given:
        given.take("deck")
        pile = DECK
    else:
        pile = cards_of(given.take("cards"))
    for key, king in (
        ("points", rules.score.scale(trumps)),
        ("total", rules.score.scale(trumps)),
        ("pointsIfKing10", 10),
        ("pointsIfKing4", 4),
        ("kingValue4", 4),
        ("kingValue10", 10),
    ):
        if key in expect:
            same(key, trick_points(pile, trumps, king), expect.take(key))
