"""From tricks to the sheet, and from the sheet to the end of the match."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.cards.card import DECK
from game.rules.actions import Stop
from game.rules.contract import Trumps
from game.rules.events import Event, MatchWon
from game.rules.match import verdict
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError
from game.rules.result import DealResult, MatchResult, Outcome
from game.rules.seats import seats_of, sides
from game.rules.trick import Trick, trick_points
from tests.cases.counted_deal import counting, figures_of, fined, written
from tests.cases.shape import NotUnderstoodError, Part, by_side, cards_of, same, side_number, trumps_of
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
    if "event" in given:
        given.take("event")  # which rule was broken: each costs the same (A15)
        if "offender" in given:
            offender = given.take("offender") % sides(rules.players)
        else:
            offender = side_number(given.take("offenderSide"))
        result = fined(stage, figures_of(given, rules), offender)
    else:
        result = written(stage, figures_of(given, rules))
    if "dealEnds" in expect:
        same("whether a fault ends the deal", result.outcome is Outcome.PENALTY, expect.take("dealEnds"))
    compare_result(expect, result, rules)


def compare_result(expect: Part, result: DealResult, rules: Rules) -> None:
    """Everything that may be said of a written deal."""
    if "made" in expect:
        same("whether it was made", MADE.get(result.outcome), expect.take("made"))
    if "outcome" in expect:
        outcome = expect.take("outcome")
        same("the outcome", result.outcome.value, WORDS.get(outcome, outcome))
    for key, found in (
        ("counted", result.declaration_points),
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
        ("points", rules.score.king),
        ("pointsIfKing10", 10),
        ("kingValue4", 4),
        ("kingValue10", 10),
    ):
        if key in expect:
            same(key, trick_points(pile, trumps, king), expect.take(key))


def match(given: Part, expect: Part, rules: Rules) -> None:
    target = given.take("target", rules.match.target)
    rules = replace(rules, match=replace(rules.match, target=target))
    before = by_side(given.take("before"), rules)
    stage = Stage(rules)
    stage.begin(rules.players - 1, scores=before, hung=given.take("hangingBefore", 0))
    if "event" in given:
        _belot(given.take("event"), stage)
    elif "midDeal" in given:
        stage.deal()
        _middle(given.take("midDeal"), expect, stage)
    elif "deal" in given:
        stage.deal()
        part = Part("given.deal", given.take("deal"))
        written(stage, figures_of(part, rules))
        part.finish()
    elif "recorded" in given:
        recorded = by_side(given.take("recorded"), rules)
        taker = side_number(given.take("declarerSide")) if "declarerSide" in given else None
        _compare_match(
            expect, _plus(before, recorded), verdict(_plus(before, recorded), taker, rules.match), rules
        )
        return
    else:
        raise NotUnderstoodError("given has no deal, midDeal, event or recorded, one of which was expected")
    ended = [event.result for event in stage.events if isinstance(event, MatchWon)]
    same("whether the table knows that the match is over", bool(ended), stage.state.phase is Phase.OVER)
    _compare_match(expect, stage.state.scores, ended[0] if ended else None, rules)


def _plus(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(left + right for left, right in zip(one, two, strict=True))


def _compare_match(expect: Part, scores: tuple[int, ...], end: MatchResult | None, rules: Rules) -> None:
    if "over" in expect:
        same("whether the match is over", end is not None, expect.take("over"))
    if "after" in expect:
        same("the scores", scores, by_side(expect.take("after"), rules))
    if "winner" in expect:
        winner = expect.take("winner")
        found = end.winners[0] if end is not None and len(end.winners) == 1 else None
        same("the winner", found, None if winner is None else side_number(winner))
    if "result" in expect:
        word = None if end is None else "draw" if len(end.winners) > 1 else "win"
        same("the result", word, expect.take("result"))
    if "leaders" in expect:
        leaders = [side for side, value in enumerate(scores) if value == max(scores)]
        same("the leaders", leaders, expect.take("leaders"))
    if "matchPoints" in expect:
        same("the match points", list(end.match_points) if end else None, expect.take("matchPoints"))


def _belot(event: object, stage: Stage) -> None:
    """A side holds eight in a row when trumps are called: {belotOf8: side}."""
    if not isinstance(event, dict) or set(event) != {"belotOf8"}:
        raise NotUnderstoodError(f"given.event {event!r} is not understood here")
    seat = seats_of(side_number(event["belotOf8"]), stage.rules.players)[0]
    stage.deal()
    hands = tuple(DECK[8:16] if place == seat else () for place in range(stage.rules.players))
    deal = replace(stage.state.the_deal, hands=hands, talons=((),) * stage.rules.players)
    stage.state = replace(stage.state, deal=deal)
    stage.contract(Trumps.DIAMONDS, 0)


def _middle(content: dict[str, Any], expect: Part, stage: Stage) -> None:
    """Some tricks are taken, and perhaps a side says that it has enough."""
    rules = stage.rules
    part = Part("given.midDeal", content)
    tricks = part.take("tricksSoFar")
    claim = part.take("claim", None)
    has_won = part.take("justWonTrick", default=False)
    part = Part("given.midDeal", {**_rest(part, content), "tricks": tricks})
    state = counting(stage, figures_of(part, rules))
    part.finish()
    side = 0 if claim is None else side_number(claim)
    seat = seats_of(side, rules.players)[0]
    other = seats_of((side + 1) % sides(rules.players), rules.players)[0]
    taker = seat if has_won else other
    playing = state.the_deal.the_play
    playing = replace(
        playing,
        trick=Trick(taker),
        tricks=playing.tricks[:4],
        takers=(other, seat, other, taker),
        hands=tuple(DECK[place * 4 : place * 4 + 4] for place in range(rules.players)),
    )
    stage.state = replace(state, deal=replace(state.the_deal, playing=playing))
    if claim is None:
        return
    events: tuple[Event, ...] = ()
    try:
        events = stage.do(Stop(seat))
    except IllegalActionError:
        events = ()
    for key in ("allowed", "valid"):
        if key in expect:
            same("whether the side may stop", bool(events), expect.take(key))


def _rest(part: Part, content: dict[str, Any]) -> dict[str, Any]:
    taken = {"tricksSoFar", "claim", "justWonTrick"}
    part.take("tricksSoFar")
    return {key: value for key, value in content.items() if key not in taken}
