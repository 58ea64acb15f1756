"""What a seat knows follows from what it saw: every lawful deal agrees with it, and voids are noticed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.ai.coding import cards_of, mask_of
from game.ai.knowledge import knowledge_of
from game.ai.levels import make_mind
from game.ai.rule_based.card_odds import odds_of
from game.ai.weights.rule_player import STANDARD
from game.cards.card import DECK, cards
from game.rules.actions import ChooseDealer, Knock, Shuffle
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.seats import before
from game.rules.state import MatchState, new_match
from game.rules.view import View
from game.rules.viewing import view_for
from tests.ai.first_calls import first_to_call
from tests.positions.position import position

DEALS = 40


def dealt(random: Random, rules: Rules) -> MatchState:
    dealer = random.randrange(4)
    state = apply(new_match(rules), ChooseDealer(dealer)).state
    state = apply(state, Shuffle(tuple(random.sample(DECK, 32)))).state
    return apply(state, Knock(before(dealer, 4))).state


def test_no_card_is_thought_impossible_where_it_is() -> None:
    random, mind, told = Random(9), make_mind("random"), 0
    for number in range(DEALS):
        state = dealt(random, Rules())
        while not state.results:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if state.phase is Phase.PLAYING:
                know = knowledge_of(view)
                assert know.hand == mask_of(view.hand)
                for other, hand in enumerate(state.the_deal.the_play.hands):
                    if other != seat:
                        held = mask_of(hand)
                        assert know.may_hold[other] & held == held
                        assert know.holds[other] & held == know.holds[other]
                        told += (know.unknown & ~know.may_hold[other]).bit_count()
            state = apply(state, mind.decide(view, number).action).state
    assert told > 10 * DEALS


def test_the_odds_add_up() -> None:
    random, mind = Random(4), make_mind("medium")
    for number in range(10):
        state = dealt(random, Rules())
        while not state.results:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if state.phase is Phase.PLAYING:
                know = knowledge_of(view)
                odds = odds_of(view, know, STANDARD)
                for one in cards_of(know.unknown):
                    assert abs(sum(of_seat[one] for of_seat in odds) - 1) < 0.02
                for other in range(4):
                    assert all(0 <= chance <= 1.001 for chance in odds[other])
                    if other != seat:
                        assert abs(sum(odds[other]) - know.counts[other]) < 1.2
            state = apply(state, mind.decide(view, number).action).state


def seen(**entry: object) -> View:
    hand = {"hand": "7C 8C 9C 7D 8D 9D 7S", "contract": "H by 1", "title": "t", "why": "w", "plays": ""}
    return position({**hand, **entry}).view


def test_before_the_call_only_the_own_cards_are_known() -> None:
    hand = cards("JH 9H AH TH KH AS")
    know = knowledge_of(first_to_call("bela4", hand, 3))
    assert know.unknown == mask_of(card for card in DECK if card not in hand)


def test_not_following_shows_a_void() -> None:
    know = knowledge_of(seen(tricks=["1: AD QS TD JD"], trick="1: AS KS QD", hand="7C 8C 9C 7D 8D 9D 7S"))
    diamonds, trumps = mask_of(DECK[8:16]), mask_of(DECK[16:24])
    assert not know.may_hold[2] & (diamonds | trumps)
    assert know.may_hold[1] & trumps


def test_a_seat_is_no_riddle_to_itself_and_without_a_trump_suit_nobody_ruffs() -> None:
    view = seen(trick="3: QS", hand="7C 8C 9C 7D 8D 9D 7S 9S")
    know = knowledge_of(view)
    assert know.may_hold[0] == 0
    assert know.trumps_against == mask_of(DECK[16:24])
    without = knowledge_of(
        seen(trick="3: QS", hand="7C 8C 9C 7D 8D 9D 7S 9S", game="belot_bg", contract="NT by 1")
    )
    assert without.trumps_against == 0


def test_not_beating_shows_that_nothing_higher_was_held() -> None:
    know = knowledge_of(seen(trick="1: QS 8S JS", hand="7C 8C 9C 7D 8D 9D 7S 9S"))
    assert not know.may_hold[2] & mask_of(cards("KS TS AS"))
    assert not know.may_hold[3] & mask_of(cards("KS TS AS"))
    assert know.may_hold[1] & mask_of(cards("KS TS AS")) == mask_of(cards("KS TS AS"))


def test_what_was_shown_is_known() -> None:
    know = knowledge_of(seen(shown=["2: QS KS AS"], hand="7C 8C 9C 7D 8D 9D 7S 9S"))
    assert know.holds[2] == mask_of(cards("QS KS AS"))
    assert not (know.may_hold[1] | know.may_hold[3]) & mask_of(cards("QS KS AS"))
    assert not know.is_master(cards("TH")[0])


def test_a_said_belote_tells_the_other_half() -> None:
    know = knowledge_of(seen(belotes=["3: KH"], trick="3: KH", hand="7C 8C 9C 7D 8D 9D 7S 9S"))
    assert know.holds[3] == mask_of(cards("QH"))


def two(**entry: object) -> View:
    hand = {"game": "belote2_es", "hand": "7C 8C 9C 7D 8D 9D 7S 8S 9S", "contract": "H by 1"}
    return position({**hand, "title": "t", "why": "w", "plays": "", "turned": "QH", **entry}).view


def test_the_turned_card_that_lies_is_with_nobody() -> None:
    know = knowledge_of(two())
    assert not know.unknown & mask_of(cards("QH"))
    assert know.unknown.bit_count() == 22


def test_an_exchange_is_seen_by_all() -> None:
    know = knowledge_of(replace(two(), turned=cards("7H")[0], exchanged=1))
    assert know.holds[1] == mask_of(cards("QH"))
    assert not know.unknown & mask_of(cards("7H"))


def test_the_bottom_card_and_own_discards_are_out() -> None:
    know = knowledge_of(replace(two(), bottom=cards("AH")[0], discarded=cards("KS AS")))
    assert not know.unknown & mask_of(cards("AH KS AS"))


def test_the_taker_holds_the_turned_card_that_he_took() -> None:
    entry = {"game": "belote4_es", "hand": "7C 8C 9C 7D 8D 9D 7S 8S", "contract": "H by 1", "turned": "QH"}
    view = position({"title": "t", "why": "w", "plays": "", **entry}).view
    assert knowledge_of(view).holds[1] == mask_of(cards("QH"))
    changed = knowledge_of(replace(view, exchanged=2))
    assert changed.holds[2] == mask_of(cards("QH"))
    assert changed.holds[1] == mask_of(cards("7H"))


def test_in_three_the_takers_opponents_play_together() -> None:
    entry = {"game": "bela3", "hand": "7C 8C 9C 7D 8D 9D 7S 8S 9S TS", "title": "t", "why": "w", "plays": ""}
    assert knowledge_of(position({**entry, "contract": "H by 1"}).view).partner == 2
    assert knowledge_of(position({**entry, "contract": "H by 0"}).view).opponents == (1, 2)
    alone = {**entry, "game": "belote3_es", "hand": "7C 8C 9C 7D 8D 9D 7S 8S 9S", "contract": "H by 1"}
    assert knowledge_of(position(alone).view).partner is None
