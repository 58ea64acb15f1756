"""Turned cards, extra cards, the rest of the deal, the seven, and cards laid away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.cards.card import DECK, Card, card, cards
from game.rules.actions import Action, Discard, Exchange, Keep, MakeCall, Play
from game.rules.asking import choices_for, seat_to_act
from game.rules.call import call_of
from game.rules.events import (
    CardsDiscarded,
    CardTurned,
    Event,
    HandDealt,
    SevenExchanged,
    TalonTaken,
    TurnedTaken,
)
from game.rules.options.pack import PackRules
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.state import new_match
from game.rules.viewing import seen_by, view_for
from game.variants.catalogue import game_named
from game.variants.option_ids import options_from
from tests.cases.laid_deck import laid_deck
from tests.cases.stage import Stage


def dealt(
    game: str,
    *words: str,
    dealer: int | None = None,
    turned: str | None = None,
    hands: dict[int, str] | None = None,
    taker: int = 0,
    **options: object,
) -> Stage:
    """A deal after these words; the dealer is the last seat unless told."""
    rules = options_from(options, game_named(game).rules)
    last = rules.players - 1 if dealer is None else dealer
    stage = Stage(rules)
    stage.begin(last)
    wanted = {seat: cards(codes) for seat, codes in (hands or {}).items()}
    up = None if turned is None else card(turned)
    stage.deal(laid_deck(rules, last, turned=up, hands=wanted, taker=taker))
    for word in words:
        seat = seat_to_act(stage.state)
        assert seat is not None
        stage.do(MakeCall(seat, call_of(word)))
    return stage


def refusal(stage: Stage, action: Action) -> object:
    with pytest.raises(IllegalActionError) as raised:
        stage.do(action)
    return raised.value.reason


def all_cards(stage: Stage) -> list[Card]:
    """Every card that lies somewhere, each as often as it does."""
    deal = stage.state.the_deal
    piles: Sequence[Sequence[Card]] = (*deal.hands, *deal.talons, deal.extra, deal.stock, deal.discarded)
    open_cards = [one for one in (deal.turned, deal.bottom) if one is not None]
    return sorted([*(one for pile in piles for one in pile), *open_cards])


GAMES = {
    "bela4": ((6, 6, 6, 6), (8, 8, 8, 8), 0),
    "bela3": ((6, 6, 6), (12, 10, 10), 0),
    "bela2": ((6, 6), (10, 10), 11),
    "belot_bg": ((5, 5, 5, 5), (8, 8, 8, 8), 0),
    "belote2_es": ((6, 6), (9, 9), 12),
    "belote3_es": ((6, 6, 6), (9, 9, 9), 3),
    "belote4_es": ((5, 5, 5, 5), (8, 8, 8, 8), 0),
    "coinche_fr": ((8, 8, 8, 8), (8, 8, 8, 8), 0),
}


@pytest.mark.parametrize("game", GAMES)
def test_hands_before_and_after_the_auction(game: str) -> None:
    before, afterwards, left = GAMES[game]
    stage = dealt(game)
    assert view_for(stage.state, 0).counts == before
    assert all_cards(stage) == list(DECK)
    word = choices_for(stage.state, 0).calls[0]
    stage.do(MakeCall(0, word))
    while stage.state.phase is Phase.CALLING:
        seat = seat_to_act(stage.state)
        assert seat is not None
        stage.do(MakeCall(seat, call_of("pass")))
    assert view_for(stage.state, 0).counts == afterwards
    assert view_for(stage.state, 0).stock_count == left
    assert all_cards(stage) == list(DECK)


def events_of(stage: Stage, kind: type[Event]) -> list[Event]:
    return [event for event in stage.events if type(event) is kind]


def test_a_turned_card_is_seen_by_all_and_its_suit_proposed() -> None:
    stage = dealt("bela2", turned="AH")
    assert events_of(stage, CardTurned) == [CardTurned(card("AH"), is_bottom=False)]
    for seat in (0, 1):
        assert view_for(stage.state, seat).turned == card("AH")
    stage.do(MakeCall(0, call_of("take")))
    view = view_for(stage.state, 1)
    assert (view.turned, view.proposed, view.bottom) == (card("AH"), card("AH"), None)
    assert card("AH") not in (*stage.state.the_deal.hands[0], *stage.state.the_deal.hands[1])


def test_the_bottom_card_is_laid_open_after_the_rest() -> None:
    for game in ("belote2_es", "belote3_es"):
        stage = dealt(game, "take", turned="9D")
        bottom = stage.state.the_deal.deck[-1]
        assert view_for(stage.state, 1).bottom == bottom
        assert CardTurned(bottom, is_bottom=True) in stage.events
        assert stage.events.index(CardTurned(bottom, is_bottom=True)) > max(
            place for place, event in enumerate(stage.events) if isinstance(event, HandDealt)
        )


@pytest.mark.parametrize(
    ("pack", "can_wait"),
    [
        (PackRules(packets=(3, 2, 3), talon=0), True),
        (PackRules(packets=(3, 2, 3), talon=2), False),
        (PackRules(packets=(3, 2, 3), talon=0, rest=1), False),
        (PackRules(packets=(3, 2, 3), talon=0, extra=2), False),
        (PackRules(packets=(3, 3), talon=0), False),
    ],
)
def test_two_cards_can_wait_where_nothing_but_a_hand_of_eight_is_dealt(
    pack: PackRules, *, can_wait: bool
) -> None:
    assert pack.is_whole is can_wait
    assert (replace(pack, six_first=True).later == 2) is can_wait


@pytest.mark.parametrize("game", ["belot_bg", "belote4_fr", "coinche_fr"])
@pytest.mark.parametrize("strict", [False, True])
def test_what_is_dealt_after_the_auction_is_seen_by_its_owner(game: str, *, strict: bool) -> None:
    stage = dealt(game, strictTable=strict)
    before = len(stage.events)
    stage.do(MakeCall(0, choices_for(stage.state, 0).calls[0]))
    while stage.state.phase is Phase.CALLING:
        stage.do(MakeCall(seat_to_act(stage.state) or 0, call_of("pass")))
    rest = [event for event in stage.events[before:] if isinstance(event, HandDealt)]
    assert len(rest) == (0 if game == "coinche_fr" else 4)
    assert not any(event.is_covered or event.is_talon for event in rest)


@pytest.mark.parametrize(("words", "taker"), [(("pass", "take"), 1), (("pass",) * 5 + ("H",), 1)])
def test_the_taker_in_four_gets_the_turned_card_and_one_card_less(words: tuple[str, ...], taker: int) -> None:
    for game, first in (("belote4_es", 0), ("belote4_fr", 0)):
        stage = dealt(game, *words, turned="KS", taker=taker)
        assert events_of(stage, TurnedTaken) == [TurnedTaken(taker, card("KS"))]
        later = [(event.seat, event.count) for event in events_of(stage, HandDealt)][8:]
        assert dict(later) == {seat: 3 - (seat == taker) for seat in range(4)}
        assert later[0][0] == first
        assert card("KS") in stage.state.the_deal.hands[taker]
        assert view_for(stage.state, 0).turned is None


def test_the_rest_may_begin_at_the_takers_right() -> None:
    """To the left play clockwise: the right neighbour is the one before in play; else the one after."""
    later = {}
    for direction in ("cw", "ccw"):
        stage = dealt("belote4_es", "pass", "pass", "take", turned="KS", taker=2, direction=direction)
        later[direction] = [event.seat for event in events_of(stage, HandDealt)][8]
    assert later == {"cw": 1, "ccw": 3}


def test_the_extra_cards_go_to_the_caller_who_lays_two_away() -> None:
    assert view_for(dealt("bela3").state, 1).extra_count == 2
    stage = dealt("bela3", "S", hands={0: "AD TD"})
    assert [(event.seat, event.count) for event in events_of(stage, TalonTaken)] == [
        (0, 4),
        (1, 4),
        (2, 4),
        (0, 2),
    ]
    assert (stage.state.phase, seat_to_act(stage.state)) == (Phase.DISCARDING, 0)
    choices = choices_for(stage.state, 0)
    assert (choices.discards, choices.discardable) == (2, stage.state.the_deal.hands[0])
    assert choices.is_asked
    assert not choices_for(stage.state, 1).is_asked
    stage.do(Discard(0, cards("TD AD")))
    event = CardsDiscarded(0, 2, cards("TD AD"))
    assert stage.events[-1:] == [event] or event in stage.events
    assert seen_by(event, 1) == CardsDiscarded(0, 2, None)
    assert seen_by(event, 0) == event
    assert view_for(stage.state, 0).discarded == cards("TD AD")
    assert view_for(stage.state, 1).discarded == ()
    assert view_for(stage.state, 1).discard_count == 2
    assert view_for(stage.state, 1).counts == (10, 10, 10)
    assert stage.state.phase is Phase.PLAYING


def test_what_cannot_be_laid_away() -> None:
    stage = dealt("bela3", "S", hands={0: "7S 8S AD TD"})
    strange = next(one for one in DECK if one not in stage.state.the_deal.hands[0])
    for wrong in (cards("AD"), cards("AD TD 7S"), cards("AD AD"), cards("AD TD AD"), (card("AD"), strange)):
        assert refusal(stage, Discard(0, wrong)) is Refusal.NOT_A_DISCARD
    assert refusal(stage, Discard(1, cards("AD TD"))) is Refusal.NOT_YOUR_TURN
    assert refusal(dealt("bela3"), Discard(0, cards("AD TD"))) is Refusal.NOT_NOW
    stage.do(Discard(0, cards("7S 8S")))
    held = dealt("bela3", "S", hands={0: "7S 8S AD TD"}, discard="noTrump")
    assert not {card("7S"), card("8S")} & set(choices_for(held.state, 0).discardable)
    assert refusal(held, Discard(0, cards("7S AD"))) is Refusal.NOT_A_DISCARD
    held.do(Discard(0, cards("TD AD")))


def test_an_open_extra_card_goes_to_the_caller_too() -> None:
    stage = dealt("bela3", "pass", "take", bidding="turnUp")
    assert [event.seat for event in events_of(stage, TurnedTaken)] == [1]
    assert [event.is_bottom for event in stage.events if isinstance(event, CardTurned)] == [False]
    assert view_for(stage.state, 0).counts == (10, 12, 10)
    assert all_cards(stage) == list(DECK)


def test_everybody_is_asked_for_the_seven_but_only_its_holder_may_exchange() -> None:
    stage = dealt("belote2_es", "take", turned="9D", hands={1: "7D"})
    assert (stage.state.phase, seat_to_act(stage.state)) == (Phase.EXCHANGING, 0)
    asked = choices_for(stage.state, 0)
    assert (asked.may_keep, asked.may_exchange, asked.is_asked) == (True, False, True)
    assert not choices_for(stage.state, 1).may_keep
    assert refusal(stage, Exchange(1)) is Refusal.NOT_YOUR_TURN
    assert refusal(stage, Exchange(0)) is Refusal.NO_SEVEN
    stage.do(Keep(0))
    assert choices_for(stage.state, 1).may_exchange
    stage.do(Exchange(1))
    assert SevenExchanged(1, card("7D"), card("9D"), None) in stage.events
    view = view_for(stage.state, 0)
    assert (view.turned, view.proposed, view.exchanged) == (card("7D"), card("9D"), 1)
    assert card("9D") in view_for(stage.state, 1).hand
    assert card("7D") not in view_for(stage.state, 1).hand
    assert stage.state.phase is Phase.PLAYING
    assert refusal(stage, Keep(0)) is Refusal.NOT_NOW
    assert all_cards(stage) == list(DECK)


def test_a_seven_may_be_kept() -> None:
    stage = dealt("belote2_es", "take", turned="9D", hands={0: "7D"})
    stage.do(Keep(0))
    stage.do(Keep(1))
    assert stage.state.phase is Phase.PLAYING
    assert card("7D") in view_for(stage.state, 0).hand


def test_who_kept_the_seven_may_still_exchange_until_another_player_plays() -> None:
    """[004]: the right ends when the holder's opponent begins his move, not with the holder's own."""
    stage = dealt("belote2_es", "take", turned="9D", hands={0: "7D"})
    stage.do(Keep(0))
    assert not choices_for(stage.state, 0).may_exchange
    stage.do(Keep(1))
    assert choices_for(stage.state, 0).may_exchange
    assert not choices_for(stage.state, 1).may_exchange
    assert refusal(stage, Exchange(2)) is Refusal.NOT_NOW
    kept = stage.state
    stage.do(Play(0, card("7D")))
    assert not choices_for(stage.state, 0).may_exchange
    stage.state = kept
    stage.do(Play(0, next(one for one in choices_for(stage.state, 0).cards if one != card("7D"))))
    assert choices_for(stage.state, 0).may_exchange
    late = stage.state
    stage.do(Exchange(0))
    assert stage.state.the_deal.the_play.trick == late.the_deal.the_play.trick
    view = view_for(stage.state, 0)
    assert card("9D") in view.hand
    assert card("7D") not in (*view.hand, *stage.state.the_deal.hands[0])
    assert not choices_for(stage.state, 0).may_exchange
    assert sorted(
        (*stage.state.the_deal.the_play.hands[0], *stage.state.the_deal.the_play.trick.cards)
    ) == list(stage.state.the_deal.hands[0])
    stage.state = late
    stage.do(Play(1, choices_for(late, 1).cards[0]))
    assert refusal(stage, Exchange(0)) is Refusal.NOT_NOW
    assert refusal(stage, Exchange(1)) is Refusal.NOT_NOW


def test_in_three_the_right_ends_when_the_next_player_plays() -> None:
    stage = dealt("belote3_es", "take", turned="9D", hands={0: "7D"})
    for seat in range(3):
        stage.do(Keep(seat))
    for seat, may in ((0, True), (1, False)):
        stage.do(Play(seat, choices_for(stage.state, seat).cards[-1]))
        assert choices_for(stage.state, 0).may_exchange is may


def test_in_four_the_first_card_ends_the_right() -> None:
    stage = dealt("belote4_es", "take", turned="KS", hands={0: "7S"}, dealer=3, taker=0)
    other = dealt("belote4_es", "pass", "take", turned="KS", hands={0: "7S"}, taker=1)
    for table in (stage, other):
        for seat in range(4):
            table.do(Keep(seat))
    assert not choices_for(stage.state, 0).may_exchange
    assert choices_for(other.state, 0).may_exchange
    other.do(Play(0, next(one for one in choices_for(other.state, 0).cards if one != card("7S"))))
    assert not choices_for(other.state, 0).may_exchange


@pytest.mark.parametrize(
    ("words", "turned"),
    [(("take",), "7D"), (("pass", "pass", "H"), "9D")],
    ids=["the seven itself is turned", "another suit became trumps"],
)
def test_nobody_is_asked_where_the_seven_is_worth_nothing(words: tuple[str, ...], turned: str) -> None:
    assert dealt("belote2_es", *words, turned=turned).state.phase is Phase.PLAYING


def test_nobody_is_asked_for_the_seven_where_no_card_is_turned() -> None:
    stage = dealt("belot_bg", "C", "pass", "pass", "pass", hands={0: "7C"}, sevenExchange="anyHand")
    assert stage.state.phase is not Phase.EXCHANGING
    assert not choices_for(stage.state, 0).may_exchange


def test_the_seven_may_have_to_be_among_the_first_six() -> None:
    first, late = "7H JS 9S AS TS KD", "JS 9S AS TS KD QD 7H"
    for hand, may in ((first, True), (late, False)):
        stage = dealt("bela2", "take", turned="AH", hands={0: hand}, sevenExchange="firstSix")
        assert choices_for(stage.state, 0).may_exchange is may
    anywhere = dealt("bela2", "take", turned="AH", hands={0: late}, sevenExchange="anyHand")
    assert choices_for(anywhere.state, 0).may_exchange
    assert dealt("bela2", "take", turned="AH", hands={0: first}).state.phase is Phase.PLAYING


def test_in_four_the_taker_gets_the_seven_and_cannot_exchange_himself() -> None:
    stage = dealt("belote4_es", "take", turned="KS", hands={2: "7S"}, taker=0)
    for seat in (0, 1):
        assert not choices_for(stage.state, seat).may_exchange
        stage.do(Keep(seat))
    stage.do(Exchange(2))
    assert SevenExchanged(2, card("7S"), card("KS"), 0) in stage.events
    assert card("7S") in view_for(stage.state, 0).hand
    assert card("KS") in view_for(stage.state, 2).hand
    assert view_for(stage.state, 0).turned is None
    assert all_cards(stage) == list(DECK)
    own = dealt("belote4_es", "take", turned="KS", hands={0: "7S"}, taker=0)
    assert not choices_for(own.state, 0).may_exchange


def test_a_taken_card_that_was_laid_away_is_not_to_be_had() -> None:
    rules = {"bidding": "turnUp", "sevenExchange": "anyHand", "exchangeTo": "takerGetsSeven"}
    for gone, phase in (("AC KC", Phase.PLAYING), ("QC KC", Phase.EXCHANGING)):
        stage = dealt("bela3", "take", turned="AC", hands={0: "KC QC", 1: "7C"}, **rules)
        stage.do(Discard(0, cards(gone)))
        assert stage.state.phase is phase
    stage.do(Keep(0))
    stage.do(Exchange(1))
    assert all_cards(stage) == list(DECK)


def test_the_pack_may_lie_face_up() -> None:
    assert view_for(dealt("bela2").state, 0).stock == ()
    stage = dealt("bela2", packFaceUp=True)
    assert view_for(stage.state, 0).stock == stage.state.the_deal.stock
    assert len(stage.state.the_deal.stock) == 11
    assert view_for(new_match(stage.state.rules), 0).stock == ()


def test_a_talon_lifted_at_a_pass_waits_for_the_last_round() -> None:
    stage = dealt("bela2", "pass", "pass", talonLift="onPass")
    assert view_for(stage.state, 0).counts == (6, 6)
    stage.do(MakeCall(0, call_of("pass")))
    assert view_for(stage.state, 0).counts == (10, 6)
