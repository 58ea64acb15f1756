"""Declarations and belote: what counts, and for whom."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.cards.card import DECK, card
from game.cards.rank import Rank
from game.cards.suit import Suit
from game.rules.actions import Declare, Play
from game.rules.asking import seat_to_act
from game.rules.auction import course_of
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration
from game.rules.declarations import belote_suits, fours, held, runs
from game.rules.declaring import begin_declaring
from game.rules.ending import called_belotes
from game.rules.events import DealScored, DeclarationShown, DeclarationsResolved, Event, MatchWon
from game.rules.options.declarations import Announce, BeloteWords, DeclarationTiming
from game.rules.options.rules import Rules
from game.rules.options.score import Trickless
from game.rules.phase import Phase
from game.rules.seats import before, side_of, sides
from game.rules.trick import Trick
from game.rules.writing.premium import left_without_trick
from tests.cases.shape import NotUnderstoodError, Part, by_side, cards_of, same, side_number, trumps_of
from tests.cases.stage import Stage

if TYPE_CHECKING:
    from game.cards.card import Card

BELOTE_WORDS = {"bela", "belot", "belote", "rebelote"}
BOUND_WORDS = {Rank.KING: "belote", Rank.QUEEN: "rebelote"}
"""Where both words must be said, each belongs to its card."""

Entry = tuple[int, str, frozenset[str], int]
"""Seat, kind, cards, value."""

Hands = tuple[tuple["Card", ...], ...]


def run(given: Part, expect: Part, rules: Rules) -> None:
    same("the number of players", rules.players, given.take("players", rules.players))
    announced, plays = given.take("announced", None), given.take("events", None)
    rules = _at_once(rules, manual=announced is not None or plays is not None)
    first = given.take("first", 0)
    trumps = trumps_of(given.take("contract"))
    hands = _hands(given.take("hands"), rules)
    stage = Stage(rules)
    stage.begin(before(first, rules.players))
    stage.deal()
    taker = given.take("declarer", first)
    _hold(stage, hands, Contract(trumps=_callable(trumps, rules), taker=taker))
    while stage.state.phase is Phase.DECLARING:
        seat = seat_to_act(stage.state)
        assert seat is not None
        stage.do(Declare(seat, _said(seat, hands, announced, rules)))
    if stage.state.phase is not Phase.OVER:
        _belotes(stage, hands, trumps, plays, announced)
    _compare(given, expect, stage, taker)


def _at_once(rules: Rules, *, manual: bool) -> Rules:
    """Declarations said before the lead, so that hands of a few cards suffice; it changes no contest."""
    told = replace(rules.declarations, timing=DeclarationTiming.BEFORE_LEAD)
    if manual:
        told = replace(told, announce=Announce.MANUAL)
    return replace(rules, declarations=told)


def _callable(trumps: Trumps, rules: Rules) -> Trumps:
    if trumps not in course_of(rules).trumps:
        raise NotUnderstoodError(f"{trumps.value} cannot be called in this game")
    return trumps


def _hands(hands: dict[object, list[str]], rules: Rules) -> Hands:
    found = {int(str(seat).removeprefix("seat")): tuple(sorted(cards_of(of))) for seat, of in hands.items()}
    if set(found) - set(range(rules.players)):
        raise NotUnderstoodError(
            f"hands of seats 0 to {rules.players - 1} were expected, not {sorted(found)}"
        )
    return tuple(found.get(seat, ()) for seat in range(rules.players))


def _hold(stage: Stage, hands: Hands, contract: Contract) -> None:
    """Everybody holds just the cards that matter, the contract is made, and the declarations begin."""
    empty: Hands = ((),) * stage.rules.players
    deal = replace(stage.state.the_deal, hands=hands, talons=empty, contract=contract)
    events: list[Event] = []
    stage.state = begin_declaring(replace(stage.state, deal=deal), events)
    stage.events += events


def _said(seat: int, hands: Hands, announced: dict[Any, Any] | None, rules: Rules) -> tuple[Declaration, ...]:
    """What the seat announced, in its order; without a list: all that it holds."""
    if announced is None:
        return held(hands[seat], rules.declarations)
    return tuple(
        one
        for codes in _lists(announced, seat)
        if not _is_belote(codes)
        for one in [_declaration(cards_of(codes), rules)]
    )


def _lists(announced: dict[Any, Any], seat: int) -> list[list[str]]:
    """The lists of cards under 0, "0" or "seat0"."""
    keys = {key for key in announced if str(key).removeprefix("seat") == str(seat)}
    return [codes for key in keys for codes in announced[key]]


def _is_belote(codes: list[str]) -> bool:
    return len(codes) == 2


def _declaration(cards: tuple[Card, ...], rules: Rules) -> Declaration:
    every = (*fours(cards, rules.declarations), *runs(cards, rules.declarations))
    found = [one for one in every if set(one.cards) == set(cards)]
    if not found:
        raise NotUnderstoodError(f"{cards} is no declaration")
    return found[0]


def _belotes(
    stage: Stage,
    hands: Hands,
    trumps: Trumps,
    plays: list[dict[str, Any]] | None,
    announced: dict[Any, Any] | None,
) -> None:
    """Play kings and queens of trumps: as the case tells, or the king first, belote said where it counts."""
    if plays is not None:
        for play in plays:
            if set(play) - {"seat", "plays", "says", "led"} or play.get("says") not in {None, *BELOTE_WORDS}:
                raise NotUnderstoodError(f"an event {play} is not understood here")
            one = card(play["plays"])
            _play(stage, play["seat"], one, play.get("led"), says=_is_right(play.get("says"), one, stage))
        return
    for seat, hand in enumerate(hands):
        said = announced is None or any(_is_belote(codes) for codes in _lists(announced, seat))
        for suit in belote_suits(trumps):
            pair = [one for one in hand if one.suit == suit and one.rank in {Rank.KING, Rank.QUEEN}]
            if len(pair) == 2:
                for one in reversed(pair):
                    _play(stage, seat, one, None, says=said)


def _is_right(word: str | None, one: Card, stage: Stage) -> bool:
    """Whether it is the word for this card, or for the one that comes now."""
    rules = stage.rules.declarations
    if rules.belote_twice and rules.belote_words is BeloteWords.IN_ORDER:
        return word == ("rebelote" if stage.state.the_deal.the_play.belotes else "belote")
    if rules.belote_twice:
        return word == BOUND_WORDS.get(one.rank)
    return word in BELOTE_WORDS


def _play(stage: Stage, seat: int, one: Card, led: str | None, *, says: bool) -> None:
    """The seat plays the card, leading it or to a card of the suit that was led; it is not the last trick."""
    players = stage.rules.players
    deal = stage.state.the_deal
    playing = deal.the_play
    named = {held for hand in playing.hands for held in hand} | {one}
    spare = [free for free in DECK if free not in named]
    on_table: tuple[Card, ...] = ()
    if led is not None:
        suit = Suit("CDHS".index(led[-1]))
        on_table = (card(led),) if len(led) == 2 else (next(free for free in spare if free.suit is suit),)
    leader = before(seat, players) if on_table else seat
    hands = tuple(
        hand if place == seat or hand else (next(free for free in spare if free not in on_table),)
        for place, hand in enumerate(playing.hands)
    )
    playing = replace(playing, trick=Trick(leader, on_table), hands=hands)
    stage.state = replace(stage.state, deal=replace(deal, playing=playing))
    stage.do(Play(seat, one, says_belote=says))


def _counted(stage: Stage) -> list[Entry]:
    """What won the contest, or the match at once, and the belotes as the score counts them."""
    said = [(one.seat, one.declaration) for one in stage.state.the_deal.said.counted]
    if stage.state.phase is Phase.OVER:
        shown = [event for event in stage.events if isinstance(event, DeclarationShown)]
        said = [(event.seat, event.declaration) for event in shown]
    belotes = [(one.seat, one.declaration) for one in called_belotes(stage.state)]
    return [
        (seat, one.kind.value, frozenset(map(str, one.cards)), one.value) for seat, one in [*said, *belotes]
    ]


def _compare(given: Part, expect: Part, stage: Stage, taker: int) -> None:
    rules, counted = stage.rules, _counted(stage)
    if "tricksWon" in given:
        won = _tricks(given.take("tricksWon"), rules)
        points = _after_tricks(counted, won, taker, rules)
        if rules.score.trickless is Trickless.DROP:
            counted = [
                one
                for one in counted
                if won[side_of(one[0], rules.players)] or (one[1] == "bela" and rules.score.belote_stays)
            ]
    else:
        points = _points(counted, rules)
    if "counted" in expect:
        wanted = [_entry(one) for one in expect.take("counted")]
        same("what counts", _sorted(counted), _sorted(wanted))
    if "points" in expect:
        same("the points", points, by_side(expect.take("points"), rules))
    if "winner" in expect:
        verdicts = [event.side for event in stage.events if isinstance(event, DeclarationsResolved)]
        winner = expect.take("winner")
        wanted_side = None if winner is None else _side(winner)
        same("who wins the contest", verdicts[0] if verdicts else None, wanted_side)
    _compare_end(expect, stage)


def _compare_end(expect: Part, stage: Stage) -> None:
    if "instantWin" not in expect:
        assert stage.state.phase is not Phase.OVER, "nothing was said of an instant win"
        return
    winner = expect.take("instantWin")
    ended = [event.result for event in stage.events if isinstance(event, MatchWon)]
    if winner in {None, False}:
        assert not ended, "the match was not expected to end"
        return
    assert ended, "the match was expected to end"
    assert any(isinstance(event, DealScored) for event in stage.events)
    same("who wins at once", ended[0].winners, (_side(winner),))


def _side(text: object) -> int:
    return side_number(str(text).replace("seat", "side"))


def _points(counted: list[Entry], rules: Rules) -> tuple[int, ...]:
    points = [0] * sides(rules.players)
    for seat, _, _, value in counted:
        points[side_of(seat, rules.players)] += value
    return tuple(points)


def _after_tricks(counted: list[Entry], won: tuple[int, ...], taker: int, rules: Rules) -> tuple[int, ...]:
    """What is left when a side has no trick; a belote that always stays is never lost."""
    belote = _points([one for one in counted if one[1] == "bela"], rules)
    others = _points([one for one in counted if one[1] != "bela"], rules)
    lost = (0,) * len(won) if rules.score.belote_stays else belote
    side = side_of(taker, rules.players)
    kept = left_without_trick(others, lost, won, side, rules.score.trickless)
    stays = belote if rules.score.belote_stays else (0,) * len(won)
    return tuple(map(sum, zip(*kept, stays, strict=True)))


def _tricks(tricks: object, rules: Rules) -> tuple[int, ...]:
    """Tricks by side, given by side or by seat."""
    count = sides(rules.players)
    if not isinstance(tricks, list) or len(tricks) == count:
        return by_side(tricks, rules)
    if len(tricks) != rules.players:
        raise NotUnderstoodError(f"tricks of {count} sides or of all seats were expected, not {tricks!r}")
    won = [0] * count
    for seat, number in enumerate(tricks):
        won[side_of(seat, rules.players)] += number
    return tuple(won)


def _entry(one: dict[str, Any]) -> Entry:
    if set(one) - {"seat", "kind", "cards", "value"}:
        raise NotUnderstoodError(f"a counted entry {one} is not understood here")
    return (one["seat"], one["kind"], frozenset(map(str, one["cards"])), one["value"])


def _sorted(entries: list[Entry]) -> list[tuple[int, str, list[str], int]]:
    return sorted((seat, kind, sorted(cards), value) for seat, kind, cards, value in entries)
