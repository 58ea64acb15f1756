"""The solver says what trying everything by the readable rules says, plain and compiled alike."""

from __future__ import annotations

import re
import threading
import time
from array import array
from random import Random
from types import ModuleType
from typing import NamedTuple

import pytest

from game.ai.coding import TRUMP_CODES, duties_of, mask_of, packed
from game.ai.solver.double_dummy import DoubleDummy, side_against_all
from game.ai.trick_rules import COMPILED
from game.cards.card import DECK, Card, card, cards
from game.rules.contract import Contract, Trumps
from game.rules.options.rules import Rules
from game.rules.play import legal_cards, seat_to_move
from game.rules.trick import Trick, trick_points, winner_of
from game.variants.catalogue import GAMES
from tests.ai.forms import SOLVER, are_compiled, loaded, source_of
from tests.depth import often

FORMS = ["plain", "compiled"] if are_compiled(SOLVER) else ["plain"]
ENDINGS = often(100, 250)
LONGEST = {2: 5, 3: 4, 4: 3}


class Ending(NamedTuple):
    """Open hands in the middle of a trick."""

    rules: Rules
    trumps: Trumps
    hands: tuple[tuple[Card, ...], ...]
    trick: Trick
    ours: frozenset[int]


@pytest.fixture(scope="module", params=FORMS)
def solver(request: pytest.FixtureRequest) -> ModuleType:
    """The module with those below it, loaded from their own files and kept apart from those in use."""
    module = loaded(SOLVER, compiled=request.param == "compiled")["solver"]
    assert str(module.__file__).endswith(".py") is (request.param == "plain")
    return module


def endings(seed: int, count: int, longest: dict[int, int] = LONGEST) -> list[Ending]:
    """Random endings of every game under all trumps, with up to all but one card of a trick on the table."""
    random, found = Random(seed), []
    for _ in range(count):
        rules = random.choice(list(GAMES.values())).rules
        players, trumps = rules.players, random.choice(list(Trumps))
        each = random.randint(1, longest[players])
        deck = random.sample(DECK, players * each)
        hands = [tuple(sorted(deck[seat * each : (seat + 1) * each])) for seat in range(players)]
        trick = Trick(random.randrange(players))
        for _ in range(random.randrange(players)):
            seat = seat_to_move(trick, players)
            played = random.choice(legal_cards(hands[seat], trick, trumps, rules.play, players))
            hands[seat] = tuple(one for one in hands[seat] if one is not played)
            trick = Trick(trick.leader, (*trick.cards, played))
        ours = {0, 2} if players == 4 else set(random.sample(range(players), random.randint(1, players - 1)))
        found.append(Ending(rules, trumps, tuple(hands), trick, frozenset(ours)))
    return found


def tried(ending: Ending) -> dict[Card, int]:
    """The value of every legal card by trying everything."""
    seat = seat_to_move(ending.trick, ending.rules.players)
    lawful = legal_cards(
        ending.hands[seat], ending.trick, ending.trumps, ending.rules.play, ending.rules.players
    )
    return {one: after(ending, seat, one) for one in lawful}


def after(ending: Ending, seat: int, played: Card) -> int:
    """What our side takes from now on if this card is played."""
    rules, trumps = ending.rules, ending.trumps
    hands = tuple(
        tuple(one for one in hand if one is not played) if place == seat else hand
        for place, hand in enumerate(ending.hands)
    )
    trick, gained = Trick(ending.trick.leader, (*ending.trick.cards, played)), 0
    if len(trick.cards) == rules.players:
        winner = winner_of(trick, trumps, rules.players)
        if winner in ending.ours:
            gained = trick_points(trick.cards, trumps, rules.score.king)
            gained += 0 if any(hands) else rules.score.last_trick
        trick = Trick(winner)
    if not any(hands):
        return gained
    then = ending._replace(hands=hands, trick=trick)
    best = max if seat_to_move(trick, rules.players) in ending.ours else min
    return gained + best(tried(then).values())


def solved(ending: Ending, solver: object) -> dict[Card, int]:
    return DoubleDummy(ending.rules, ending.trumps, sorted(ending.ours), solver).values(  # type: ignore[arg-type]
        ending.hands, ending.trick
    )


def test_the_compiled_form_has_the_constants_of_the_plain_one() -> None:
    plain, compared = loaded(SOLVER, compiled=False), 0
    for name in SOLVER:
        module, types = plain[name.rpartition(".")[2]], source_of(name).with_suffix(".pxd").read_text("utf-8")
        constants = re.findall(r"#define SOLVER_(\w+) (\w+?)(?:ULL)?$", types, re.MULTILINE)
        assert {one: int(value, 0) for one, value in constants} == {
            one: getattr(module, one) for one, _ in constants
        }
        compared += len(constants)
    assert compared > 10
    ordering = plain["solver"].Solver().ordering
    assert plain["ordering"].HABITS + 1 == len(ordering.answers) == len(ordering.openings)


def test_endings_are_worth_what_trying_everything_says(solver: ModuleType) -> None:
    one = solver.Solver()
    for ending in endings(1, ENDINGS):
        assert solved(ending, one) == tried(ending), ending


def test_the_last_trick_counts_its_ten() -> None:
    rules = GAMES["bela4"].rules
    hands = tuple(cards(one) for one in ("AH", "7H", "TH", "8H"))
    assert DoubleDummy(rules, Trumps.SPADES, (0, 2)).values(hands, Trick(0)) == {card("AH"): 31}
    assert DoubleDummy(rules, Trumps.SPADES, (1, 3)).values(hands, Trick(0)) == {card("AH"): 0}


def test_a_deal_has_the_same_values_whatever_the_table_remembers() -> None:
    random, rules = Random(2), GAMES["belote4_fr"].rules
    used = DoubleDummy(rules, Trumps.HEARTS, (0, 2))
    each = 8 if COMPILED else 4
    for _ in range(6):
        deck = random.sample(DECK, 4 * each)
        hands = tuple(tuple(sorted(deck[each * seat : each * seat + each])) for seat in range(4))
        fresh = DoubleDummy(rules, Trumps.HEARTS, (0, 2)).values(hands, Trick(0))
        assert used.values(hands, Trick(0)) == fresh
        other = DoubleDummy(rules, Trumps.HEARTS, (1, 3)).values(hands, Trick(0))
        left = trick_points(tuple(deck), Trumps.HEARTS, rules.score.king) + rules.score.last_trick
        assert {one: left - value for one, value in other.items()} == fresh


@pytest.mark.parametrize("trumps", [Trumps.HEARTS, Trumps.NONE, Trumps.ALL])
def test_what_one_side_takes_the_other_does_not(trumps: Trumps) -> None:
    random, rules = Random(7), GAMES["belot_bg"].rules
    deals, each = (500, 5) if COMPILED else (5, 4)
    ours, theirs = DoubleDummy(rules, trumps, (0, 2)), DoubleDummy(rules, trumps, (1, 3))
    for _ in range(deals):
        deck = random.sample(DECK, 4 * each)
        hands = tuple(tuple(deck[each * seat : each * seat + each]) for seat in range(4))
        left = trick_points(tuple(deck), trumps, rules.score.king) + rules.score.last_trick
        lost = theirs.values(hands, Trick(0))
        assert ours.values(hands, Trick(0)) == {one: left - value for one, value in lost.items()}, hands


def test_many_worlds_at_once_have_the_values_of_each(solver: ModuleType) -> None:
    rules, trumps, random = GAMES["belot_bg"].rules, Trumps.ALL, Random(3)
    mine = tuple(sorted(random.sample(DECK, 4)))
    unseen = [one for one in DECK if one not in mine]
    worlds = []
    for _ in range(10):
        deck = random.sample(unseen, 12)
        worlds.append((mine, *(tuple(sorted(deck[4 * seat : 4 * seat + 4])) for seat in range(3))))
    double_dummy = DoubleDummy(rules, trumps, (0, 2), solver.Solver())
    masks = array("I", [mask_of(hand) for hands in worlds for hand in hands])
    together = double_dummy.worlds(masks, Trick(0), mask_of(mine))
    single = [DoubleDummy(rules, trumps, (0, 2)).values(hands, Trick(0)) for hands in worlds]
    assert list(together) == [values[one] for values in single for one in mine]


def test_three_players_may_be_one_against_two_or_each_for_himself() -> None:
    bela, belote = GAMES["bela3"].rules, GAMES["belote3_es"].rules
    contract = Contract(trumps=Trumps.HEARTS, taker=1)
    assert side_against_all(1, contract, bela) == (1,)
    assert side_against_all(0, contract, bela) == (0, 2)
    assert side_against_all(0, None, bela) == (0,)
    assert side_against_all(0, contract, belote) == ((0,) if not belote.score.can_fall else (0, 2))
    assert side_against_all(3, contract, GAMES["bela4"].rules) == (3, 1)


@pytest.mark.skipif("compiled" not in FORMS, reason="nothing is compiled here")
def test_python_goes_on_while_the_compiled_solver_thinks() -> None:
    from game.ai.solver.solver import Solver

    random, rules = Random(4), GAMES["belot_bg"].rules
    deck = random.sample(DECK, 32)
    masks = array("I", [mask_of(deck[8 * seat : 8 * seat + 8]) for seat in range(4)] * 3)
    solver = Solver()
    solver.prepare(TRUMP_CODES[Trumps.NONE], duties_of(rules.play), 4, 5, 10, 4)
    found = array("i", [0] * 24)
    calls: list[tuple[float, float]] = []

    def solve() -> None:
        for _ in range(6):
            solver.forget()
            began = time.perf_counter()
            solver.solve_worlds(masks, 0, packed(()), 0, masks[0], found)
            calls.append((began, time.perf_counter()))

    thread = threading.Thread(target=solve)
    thread.start()
    moments = []
    while thread.is_alive():
        moments.append(time.perf_counter())
    thread.join()
    assert any(
        began + (ended - began) / 3 < moment < ended - (ended - began) / 3
        for began, ended in calls
        for moment in moments
    )
