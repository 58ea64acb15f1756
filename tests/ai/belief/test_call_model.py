"""What was called and declared moves imagined deals towards the true one."""

from __future__ import annotations

from array import array
from dataclasses import replace
from random import Random

import pytest

from game.ai.belief.call_model import CallModel
from game.ai.belief.sampler import Sampler
from game.ai.coding import mask_of
from game.ai.knowledge import knowledge_of
from game.ai.levels import make_mind
from game.ai.profile import Belief
from game.ai.rollout.dealing import Dealing
from game.cards.card import DECK, Card
from game.cards.suit import Suit
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import Bid, Word
from game.rules.contract import Trumps
from game.rules.phase import Phase
from game.rules.seats import Seat
from game.rules.state import MatchState
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.ai.profiles import plain
from tests.lab.arena.boards import begun

WORLDS = 200
DEAF = {"draws_per_world": 1, "calls": False, "declared": False, "plays": False}


def share_of_truth(state: MatchState, sampler: Sampler, changes: dict[str, object]) -> float:
    """How often the hidden cards lie where they truly lie, in imagined deals of the seat on turn."""
    seat = seat_to_act(state)
    assert seat is not None
    view = view_for(state, seat)
    assert view.contract is not None
    know = knowledge_of(view)
    worlds = sampler.worlds(view, view.contract, 5, plain(view.rules, worlds=WORLDS, **changes))
    right = total = 0
    for other, hand in enumerate(state.the_deal.the_play.hands):
        if other != seat:
            hidden = sampler.deal.inside(mask_of(hand) & ~know.holds[other])
            right += sum((worlds[4 * world + other] & hidden).bit_count() for world in range(WORLDS))
            total += hidden.bit_count() * WORLDS
    return right / total


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("game", ["bela4", "belot_bg", "belote4_fr", "coinche_fr", "belote2_es"])
def test_what_was_heard_tells_something(game: str) -> None:
    random, mind, sampler = Random(4), make_mind("medium"), Sampler()
    blind, telling = 0.0, 0.0
    for number in range(25):
        rules = GAMES[game].rules
        state = begun(rules, tuple(random.sample(DECK, 32)), number % rules.players)
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            if state.phase is Phase.PLAYING and len(state.the_deal.the_play.tricks) == 1:
                blind += share_of_truth(state, sampler, DEAF)
                telling += share_of_truth(state, sampler, {"draws_per_world": 4})
                break
            state = apply(state, mind.decide(view_for(state, seat), number).action).state
    assert telling > 1.02 * blind > 0


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("game", GAMES)
def test_calls_alone_tell_something(game: str) -> None:
    random, minds, sampler = Random(9), [make_mind("easy"), make_mind("medium")], Sampler()
    blind, telling, rules = 0.0, 0.0, GAMES[game].rules
    for number in range(40):
        state = begun(rules, tuple(random.sample(DECK, 32)), number % rules.players)
        while state.phase is not Phase.PLAYING and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            state = apply(state, minds[number % 2].decide(view_for(state, seat), number).action).state
        if state.phase is Phase.PLAYING:
            blind += share_of_truth(state, sampler, DEAF)
            telling += share_of_truth(state, sampler, {**DEAF, "draws_per_world": 4, "calls": True})
    assert telling > blind > 0


def test_a_seat_called_before_it_exchanged_the_seven() -> None:
    """The hands that the calls are read of are those of the auction: the exchange changes no likelihood."""
    seen, random, mind = 0, Random(3), make_mind("random")
    rules = GAMES["belote4_es"].rules
    for number in range(60):
        state = begun(rules, tuple(random.sample(DECK, 32)), number % 4)
        while state.phase in {Phase.CALLING, Phase.EXCHANGING}:
            seat, before = seat_to_act(state), state
            assert seat is not None
            state = apply(state, mind.decide(view_for(state, seat), number).action).state
            if before.phase is Phase.EXCHANGING and state.the_deal.exchanged is not None:
                other = (seat + 1) % 4
                assert weighed(before, other) == weighed(state, other)
                seen += weighed(state, other) < 1.0
                break
    assert seen > 4


def weighed(state: MatchState, seat: Seat) -> float:
    """How likely the true hands make the calls."""
    weights, hands = array("d", [1.0]), array("I", map(mask_of, state.the_deal.hands))
    CallModel(Dealing()).weigh(view_for(state, seat), Belief(declared=False), hands, weights)
    return weights[0]


def after_the_calls(random: Random, lot: int, seat: Seat) -> View:
    """Bela in four before the lead, called by medium players: all hands have spoken."""
    mind, state = make_mind("medium"), begun(GAMES["bela4"].rules, tuple(random.sample(DECK, 32)), 0)
    while state.phase is Phase.CALLING:
        caller = seat_to_act(state)
        assert caller is not None
        state = apply(state, mind.decide(view_for(state, caller), lot).action).state
    return view_for(state, seat)


def test_a_seat_that_announced_nothing_has_nothing() -> None:
    """Who was silent before anybody spoke holds no run."""
    random, sampler, seen = Random(6), Sampler(), 0
    for number in range(12):
        view = after_the_calls(random, number, 1)
        if any(one.value for one in view.announced):
            continue
        seen += 1
        assert view.contract is not None
        worlds = sampler.worlds(view, view.contract, 1, plain(view.rules, worlds=100, draws_per_world=8))
        wrong = sum(_has_run(sampler, worlds, world, seat) for world in range(100) for seat in (0, 2, 3))
        assert wrong < 10
    assert seen > 2


def test_who_was_silent_before_others_spoke_has_nothing_either() -> None:
    """Whoever speaks after an opponent with 20 may keep quiet with a run, who spoke before him may not."""
    random, sampler, seen = Random(6), Sampler(), 0
    for number in range(60):
        view = after_the_calls(random, number, 0)
        first, second, *_ = view.announced
        if (first.seat, first.value, second.seat, second.value) != (1, 0, 2, 20):
            continue
        seen += 1
        assert view.contract is not None
        worlds = sampler.worlds(view, view.contract, 1, plain(view.rules, worlds=100, draws_per_world=16))
        assert sum(_has_run(sampler, worlds, world, 1) for world in range(100)) < 5
    assert seen > 3


def _has_run(sampler: Sampler, worlds: array[int], world: int, seat: int) -> bool:
    held: set[Card] = {card for card in DECK if worlds[4 * world + seat] >> sampler.deal.inner(card) & 1}
    return any(
        {card, DECK[card + 1], DECK[card + 2]} <= held
        for card in DECK[:30]
        if card.suit == DECK[card + 2].suit
    )


def test_a_seat_that_doubles_is_thought_to_have_trumps() -> None:
    """Seat 2 passed first: only what it said later, double or pass, differs."""
    state = begun(GAMES["belot_bg"].rules, tuple(Random(8).sample(DECK, 32)), 3)
    for seat, call in ((0, Bid(Trumps.CLUBS)), (1, Word.PASS), (2, Word.PASS), (3, Bid(Trumps.HEARTS))):
        state = apply(state, MakeCall(seat, call)).state
    for seat, call in ((0, Word.PASS), (1, Word.PASS), (2, Word.CONTRA), (3, Word.PASS), (0, Word.PASS)):
        state = apply(state, MakeCall(seat, call)).state
    state = apply(state, MakeCall(1, Word.PASS)).state
    view = view_for(state, 0)
    quiet = replace(view, calls=tuple(view.calls[:6]))
    assert hearts_of(2, view) > 1.1 * hearts_of(2, quiet) > 0


def hearts_of(seat: int, view: View) -> float:
    """How many hearts the seat holds on the average of imagined deals."""
    sampler = Sampler()
    assert view.contract is not None
    worlds = sampler.worlds(view, view.contract, 3, plain(view.rules, worlds=400, draws_per_world=4))
    hearts = sampler.deal.inside(mask_of(card for card in DECK if card.suit is Suit.HEARTS))
    return sum((worlds[4 * world + seat] & hearts).bit_count() for world in range(400)) / 400


def test_the_policy_that_judges_plays_is_loaded_only_where_it_is_used() -> None:
    view, sampler = after_the_calls(Random(1), 1, 1), Sampler()
    assert view.contract is not None
    for plays in (True, False, True):
        sampler.worlds(view, view.contract, 1, plain(view.rules, plays=plays))
        assert bool(sampler.rollout.imitation.units) is plays
