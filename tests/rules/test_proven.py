"""What is proven holds in every layout and against every defence, and what is clear is found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.cards.card import Card, cards
from game.rules.actions import Play
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.contract import Trumps
from game.rules.events import TrickTaken
from game.rules.options.declarations import Announce
from game.rules.options.match import Finish
from game.rules.options.play import Renege
from game.rules.phase import Phase
from game.rules.proven import proof
from game.rules.state import MatchState
from game.rules.trick import Trick
from game.rules.view import View
from game.rules.viewing import view_for
from game.table.plain import lawful_actions
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.rules.played import steps

GAMES_WITH_PROOFS = ("bela4", "bela3", "bela2", "belot_bg", "belote4_fr", "coinche_fr")
DEALS, ENOUGH = often(75, 150), often(12, 25)


def proven_in(game: str) -> list[tuple[MatchState, tuple[Card, ...]]]:
    rules = replace(GAMES[game].rules, match=replace(GAMES[game].rules.match, finish=Finish.PROLAZ))
    found = []
    for state, _ in steps(rules, f"proven {game}", DEALS):
        if state.phase is Phase.PLAYING and not state.the_deal.the_play.trick.cards:
            seat = seat_to_act(state)
            assert seat is not None
            order = proof(view_for(state, seat))
            if order:
                found.append((state, order))
    return found


def other_layout(state: MatchState, luck: Random) -> MatchState:
    """The others' cards dealt anew among them, no suit to who has shown that he has none of it."""
    playing, players = state.the_deal.the_play, state.rules.players
    leader = playing.trick.leader
    void = {
        (seat, trick.cards[0].suit)
        for trick in playing.tricks
        for seat, card in trick.played(players)
        if card.suit is not trick.cards[0].suit
    }
    for _ in range(50):
        hands = list(playing.hands)
        pool = [card for seat, hand in enumerate(hands) if seat != leader for card in hand]
        luck.shuffle(pool)
        for seat in range(players):
            if seat != leader:
                hands[seat] = tuple(sorted(pool.pop() for _ in playing.hands[seat]))
        if not any(
            (seat, card.suit) in void for seat, hand in enumerate(hands) if seat != leader for card in hand
        ):
            return replace(state, deal=replace(state.the_deal, playing=replace(playing, hands=tuple(hands))))
    return state


def play_out(state: MatchState, order: tuple[Card, ...], luck: Random) -> list[int]:
    """Who takes the tricks when the leader plays the order and the others whatever they may."""
    leader = state.the_deal.the_play.trick.leader
    left, takers = list(order), list[int]()
    while left or state.the_deal.the_play.trick.cards:
        seat = seat_to_act(state)
        assert seat is not None
        choices = choices_for(state, seat)
        action = Play(seat, left.pop(0)) if seat == leader else luck.choice(lawful_actions(seat, choices))
        step = apply(state, action)
        takers += [event.seat for event in step.events if isinstance(event, TrickTaken)]
        state = step.state
        if state.phase is not Phase.PLAYING:
            break
    return takers


@pytest.mark.parametrize("game", GAMES_WITH_PROOFS)
def test_who_has_a_proof_takes_every_trick_in_every_layout(game: str) -> None:
    luck = Random(game)
    found = proven_in(game)
    assert len(found) >= ENOUGH
    for state, order in found:
        leader = state.the_deal.the_play.trick.leader
        assert set(order) == set(state.the_deal.the_play.hands[leader])
        for number in range(4):
            laid = other_layout(state, luck) if number else state
            assert play_out(laid, order, luck) == [leader] * len(order)


def a_view(hand: str, gone: str = "", trumps: Trumps = Trumps.SPADES) -> View:
    """Seat 0 leads with that hand at Bela; the cards that have gone fell with their own suits."""
    state = next(state for state, _ in steps(GAMES["bela4"].rules, "view", 1) if state.phase is Phase.PLAYING)
    view = view_for(state, 0)
    assert view.contract is not None
    return replace(
        view,
        turn=0,
        hand=cards(hand),
        counts=(len(cards(hand)),) * 4,
        trick=Trick(0),
        tricks=tuple(Trick(0, (one,)) for one in cards(gone)),
        contract=replace(view.contract, trumps=trumps),
        discarded=(),
    )


SPADES = "JS 9S AS TS KS QS 8S 7S"


@pytest.mark.parametrize(
    ("hand", "gone", "trumps", "order"),
    [
        ("JS 9S", "", Trumps.SPADES, "JS 9S"),
        ("9S 7S", "JS AS TS KS QS 8S", Trumps.SPADES, "9S 7S"),
        ("AH JS", SPADES[3:], Trumps.SPADES, "JS AH"),
        ("AH TH", SPADES, Trumps.SPADES, "AH TH"),
        ("AH KH", SPADES, Trumps.SPADES, ""),
        ("AH 7H", SPADES + " TH KH QH JH 9H", Trumps.SPADES, "AH 7H"),
        ("AH 7H", SPADES + " TH KH QH JH", Trumps.SPADES, ""),
        ("JS 9S AH", "AS TS KS QS 8S", Trumps.SPADES, "JS 9S AH"),
        ("JS AH", "AS TS KS QS 8S", Trumps.SPADES, ""),
        ("AH AD", "", Trumps.NONE, "AD AH"),
        ("AH AD", "", Trumps.SPADES, ""),
        ("JH JD", "", Trumps.ALL, "JD JH"),
        ("AH JD", "", Trumps.ALL, ""),
        ("JS", "", Trumps.SPADES, ""),
    ],
)
def test_what_is_clear_is_found_and_what_is_not_is_not(
    hand: str, gone: str, trumps: Trumps, order: str
) -> None:
    assert proof(a_view(hand, gone, trumps)) == cards(order)


def test_who_has_shown_that_he_has_no_trump_cannot_ruff() -> None:
    view = a_view("AH KH", "JS 9S AS TS KS QS 8S TH")
    assert proof(view) == ()  # the seven of spades is out
    void = replace(view, tricks=(*view.tricks, Trick(0, cards("QD 7C 8C 9C"))))
    assert proof(void) == (), "void in diamonds, not in trumps"
    trumpless = replace(view, tricks=(*view.tricks[1:], Trick(0, cards("JS 7C 8C 9C"))))
    assert proof(trumpless) == cards("AH KH")


@pytest.mark.parametrize("kind", ["faults", "words", "covered", "trick", "exchange", "turn"])
def test_nothing_is_proven_where_more_than_cards_is_to_be_decided(kind: str) -> None:
    view = a_view("JS 9S")
    rules = view.rules
    by_hand = replace(rules.declarations, announce=Announce.MANUAL)
    other = {
        "faults": {"rules": replace(rules, play=replace(rules.play, renege=Renege.WHOLE_GAME))},
        "covered": {"rules": replace(rules, deal=replace(rules.deal, strict_table=True))},
        "words": {"rules": replace(rules, declarations=by_hand)},
        "trick": {"trick": Trick(3, cards("7H"))},
        "exchange": {"trick": None},
        "turn": {"turn": 1},
    }[kind]
    assert proof(view) != ()
    assert proof(replace(view, **other)) == ()  # type: ignore[arg-type]


@pytest.mark.parametrize("finish", [Finish.DOSTA, Finish.CLAIM])
def test_the_word_that_ends_the_match_is_left_to_whoever_may_come_to_say_it(finish: Finish) -> None:
    view = a_view("JS 9S")
    match = replace(view.rules.match, finish=finish)
    said = sum(one.value for one in view.announced)
    enough = match.target - 162 - 80 - said
    for scores, is_proven in (((0, enough - 1), True), ((0, enough), False), ((enough, 0), False)):
        near = replace(view, rules=replace(view.rules, match=match), scores=scores)
        assert bool(proof(near)) is is_proven
