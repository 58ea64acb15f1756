"""From the sheet to the end of the match."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.cards.card import DECK
from game.rules.actions import Action, Claim, Stop
from game.rules.claiming import claim, may_claim
from game.rules.contract import Contract, Trumps
from game.rules.declaring import begin_declaring
from game.rules.events import Claimed, Event, MatchWon
from game.rules.match import delay, verdict
from game.rules.options.match import Finish
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError
from game.rules.result import MatchResult
from game.rules.seats import seats_of, side_of, sides
from game.rules.state import MatchState
from game.rules.trick import Trick, trick_points
from tests.cases.counted_deal import counting, written
from tests.cases.figures import figures_of, plus
from tests.cases.shape import NotUnderstoodError, Part, by_side, cards_of, same, side_number, trumps_of
from tests.cases.stage import Stage


def match(given: Part, expect: Part, rules: Rules) -> None:
    target = given.take("target", rules.match.target)
    rules = replace(rules, match=replace(rules.match, target=target))
    before = by_side(given.take("before"), rules)
    if "recorded" in given:
        _recorded(given, expect, before, rules)
        return
    stage = Stage(rules)
    part = Part("given.deal", given.take("deal")) if "deal" in given else None
    hung = given.take("hangingBefore", 0)
    stage.begin(rules.players - 1, scores=before, hung=part.take("hangingBefore", hung) if part else hung)
    stage.deal()
    if "event" in given:
        _belot(given.take("event"), stage)
    elif "midDeal" in given:
        _middle(given.take("midDeal"), expect, stage)
    elif "claim" in given:
        _claim(given, expect, stage)
    elif part is not None:
        written(stage, figures_of(part, rules))
        part.finish()
    else:
        raise NotUnderstoodError(
            "given has no deal, midDeal, event, claim or recorded, one of which was expected"
        )
    ended = [event.result for event in stage.events if isinstance(event, MatchWon)]
    same("whether the table knows that the match is over", bool(ended), stage.state.phase is Phase.OVER)
    _compare_match(expect, stage.state.scores, ended[0] if ended else None, rules)


def _recorded(given: Part, expect: Part, before: tuple[int, ...], rules: Rules) -> None:
    """A line of the sheet, with all that matters of the deal."""
    scores = plus(before, by_side(given.take("recorded"), rules))
    taker = given.take("declarerSide", given.take("declarer", None))
    capot = given.take("allTricks", None)
    side = None if capot is None else side_number(capot)
    hung = given.take("hangingAfter", given.take("hanging", 0))
    end = verdict(scores, None if taker is None else side_number(taker), rules.match, capot=side, hung=hung)
    if "reason" in expect:
        why = delay(scores, rules.match, capot=side, hung=hung)
        same("why the match goes on", why and why.value, expect.take("reason"))
    _compare_match(expect, scores, end, rules)


def _compare_match(expect: Part, scores: tuple[int, ...], end: MatchResult | None, rules: Rules) -> None:
    if "over" in expect:
        same("whether the match is over", end is not None, expect.take("over"))
    for key in ("after", "scores"):
        if key in expect:
            same("the scores", scores, by_side(expect.take(key), rules))
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
    players = stage.rules.players
    seat = seats_of(side_number(event["belotOf8"]), players)[0]
    hands = tuple(DECK[8:16] if place == seat else () for place in range(players))
    _play_with(stage, hands, Contract(trumps=Trumps.DIAMONDS, taker=0))


def _play_with(stage: Stage, hands: tuple[Any, ...], contract: Contract) -> None:
    """The play begins with these hands, whatever the auction was."""
    deal = stage.state.the_deal
    deal = replace(deal, hands=hands, talons=((),) * len(hands), contract=contract)
    events: list[Event] = []
    stage.state = begin_declaring(replace(stage.state, deal=deal), events)
    stage.events += events


def _middle(content: dict[str, Any], expect: Part, stage: Stage) -> None:
    """Some tricks are taken, and perhaps a side says that it has enough."""
    rules = stage.rules
    part = Part("given.midDeal", content)
    tricks = part.take("tricksSoFar")
    said = part.take("claim", None)
    has_won = part.take("justWonTrick", default=False)
    part = Part("given.midDeal", {**_rest(part, content), "tricks": tricks})
    state = counting(stage, figures_of(part, rules))
    part.finish()
    seat = seats_of(0 if said is None else side_number(said), rules.players)[0]
    other = (seat + 1) % rules.players
    taker = seat if has_won else other
    playing = state.the_deal.the_play
    playing = replace(
        playing,
        trick=Trick(taker),
        tricks=(Trick(0),) * 4,
        takers=(other, seat, other, taker),
        hands=tuple(DECK[place * 4 : place * 4 + 4] for place in range(rules.players)),
    )
    stage.state = replace(state, deal=replace(state.the_deal, playing=playing))
    if said is None:
        return
    action: Action = Claim(seat) if rules.match.finish is Finish.CLAIM else Stop(seat)
    try:
        is_possible = bool(stage.do(action))
    except IllegalActionError:
        is_possible = False
    for key in ("allowed", "valid"):
        if key in expect:
            same("whether the side may stop", is_possible, expect.take(key))


def _rest(part: Part, content: dict[str, Any]) -> dict[str, Any]:
    taken = {"tricksSoFar", "claim", "justWonTrick"}
    part.take("tricksSoFar")
    return {key: value for key, value in content.items() if key not in taken}


def _claim(given: Part, expect: Part, stage: Stage) -> None:
    """A seat says that it has enough: {seat, acceptedCombinations, cardsWon, tricksWon, tricksLeft}."""
    part = Part("given.claim", given.take("claim"))
    seat = part.take("seat")
    state = _claiming(part, seat, stage, trumps_of(given.take("contract", part.take("contract", "H"))))
    part.finish()
    stage.state = state
    is_allowed = may_claim(state, seat)
    if "allowed" in expect:
        same("whether the seat may claim", is_allowed, expect.take("allowed"))
    if not is_allowed:
        return
    events: list[Event] = []
    stage.state = claim(state, Claim(seat), events)
    stage.events += events
    claimed = next(event for event in events if isinstance(event, Claimed))
    if "claimed" in expect:
        same("what the seat has", claimed.points, expect.take("claimed"))
    for key in ("valid", "right"):
        if key in expect:
            same("whether the claim is right", claimed.is_right, expect.take(key))


def _claiming(part: Part, seat: int, stage: Stage, trumps: Trumps) -> MatchState:
    """The middle of a deal: the seat has won these cards, the others the tricks that are missing."""
    rules = stage.rules
    players, side = rules.players, side_of(seat, rules.players)
    count = sides(players)
    cards, left = cards_of(part.take("cardsWon", ())), part.take("tricksLeft")
    won = part.take("tricksWon", -(-len(cards) // players))
    lost = rules.pack.hand - left - won
    if lost < 0 or len(cards) > won * players:
        raise NotUnderstoodError(
            f"{won} tricks of {len(cards)} cards with {left} to come were expected to fit"
        )
    own = {"declarations": part.take("acceptedCombinations", 0), "belote": part.take("belote", 0)}
    figures = Part(
        "given.claim",
        {key: [value * (one == side) for one in range(count)] for key, value in own.items()}
        | {"contract": trumps.value, "declarer": seat},
    )
    state = counting(stage, figures_of(figures, rules))
    held = cards_of(part.take("hand", part.take("heldTrumps", ())))
    spare = [card for card in DECK if card not in {*cards, *held} and card.rank.letter not in "J9"]
    hand = (*held, *spare[: max(0, left - len(held))])
    tricks = [Trick(seat, cards[place * players : (place + 1) * players]) for place in range(won)]
    other = (seat + 1) % players
    points = trick_points(cards, trumps, rules.score.scale(trumps))
    playing = replace(
        state.the_deal.the_play,
        card_points=tuple(points * (one == side) for one in range(count)),
        tricks=(*tricks, *(Trick(other) for _ in range(lost))),
        takers=(*(seat for _ in range(won)), *(other for _ in range(lost))),
        trick=Trick(seat),
        hands=tuple(hand if place == seat else () for place in range(players)),
    )
    return replace(state, deal=replace(state.the_deal, playing=playing))
