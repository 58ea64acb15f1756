"""A deal that is solved from some trick on comes to what the solver says of its rest."""

from __future__ import annotations

from array import array
from collections import Counter
from random import Random

import pytest

from game.ai.coding import cards_of, mask_of
from game.ai.end_code import BELOTE_BITS, BELOTES_AT, HELPED, POINT_BITS, TRICKS_AT
from game.ai.rollout.batch import mark_belotes
from game.ai.rollout.rollout import Rollout
from game.ai.rollout.setup import set_up
from game.ai.search.end_values import count_of
from game.ai.solver.double_dummy import DoubleDummy
from game.ai.solver.solver import Solver
from game.cards.card import DECK, card, card_of, cards
from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.actions import Play
from game.rules.call import CAPOT_GOAL, GENERALE_GOAL
from game.rules.contract import Contract, Trumps
from game.rules.declarations import belote_suits
from game.rules.ending import called_belotes
from game.rules.options.rules import Rules
from game.rules.trick import Trick
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.ai.profiles import master
from tests.rules.seated import Table

EACH = 4
"""Cards in every hand; a build without a compiler has to solve them, too."""
DEALS = 8
SEATS = range(4)
OURS = 0b0101
POINTS = (1 << POINT_BITS) - 1


def laid(rules: Rules, contract: Contract, hands: list[int], exact: int) -> Rollout:
    """A table at which everybody holds these cards and has shown nothing."""
    rollout = Rollout()
    nobodys = [card for card in DECK if not sum(hands) >> card & 1]
    set_up(rollout, rules, master(rules).policies, contract, nobodys, exact)
    for seat in SEATS:
        rollout.deal.hands[seat], rollout.deal.counts[seat] = rollout.deal.inside(hands[seat]), EACH
    return rollout


def after_a_trick(rollout: Rollout, hands: list[int], lead: int) -> tuple[list[int], int]:
    """The hands when seat 0 has led this card and the others have played as light players, and who won."""
    deal = rollout.deal
    numbers = {deal.inner(card): card for card in range(32)}
    rest = list(hands)
    for seat in SEATS:
        card = lead
        if seat:
            graded = rollout.heuristic.graded(seat)
            card = numbers[max(graded, key=lambda one: graded[one])]
        deal.play(seat, deal.inner(card))
        rest[seat] ^= 1 << card
    return rest, deal.winner


@pytest.mark.parametrize(
    ("game", "trumps"),
    [
        ("belot_bg", Trumps.ALL),
        ("belot_bg", Trumps.NONE),
        ("belot_bg", Trumps.HEARTS),
        ("bela4", Trumps.SPADES),
    ],
)
def test_the_rest_is_shared_out_as_the_solver_says(game: str, trumps: Trumps) -> None:
    rules, random = GAMES[game].rules, Random(f"{game} {trumps}")
    score, contract, solver = rules.score, Contract(trumps=trumps, taker=0), Solver()
    for _ in range(DEALS):
        some = random.sample(range(32), 4 * EACH)
        hands = [sum(1 << card for card in some[seat::4]) for seat in SEATS]
        lead = some[0]
        rollout = laid(rules, contract, hands, EACH - 1)
        worlds = array("I", [rollout.deal.inside(hand) for hand in hands])
        rollout.start()
        ends = array("Q", [0])
        rollout.run(worlds, 0, array("i", [rollout.deal.inner(lead)]), ends)
        trick = laid(rules, contract, hands, 0)
        table = trick.deal
        rest, winner = after_a_trick(trick, hands, lead)
        open_hands = DoubleDummy(rules, trumps, (0, 2), solver)
        values = open_hands.values(tuple(map(cards_of, rest)), Trick(winner)).values()
        mine = max(values) if OURS >> winner & 1 else min(values)
        left = sum(table.points[table.inner(card)] for card in range(32) if sum(rest) >> card & 1)
        left += score.last_trick
        first = table.on_table if OURS >> winner & 1 else 0
        assert ends[0] & POINTS == first + mine
        assert ends[0] >> POINT_BITS & POINTS == table.on_table - first + left - mine
        assert bool(ends[0] >> TRICKS_AT & 1) == (OURS >> winner & 1 or mine > 0)
        assert bool(ends[0] >> TRICKS_AT & 2) == (not OURS >> winner & 1 or left > mine)


@pytest.mark.parametrize(
    ("taker", "partner", "lead", "is_helped"),
    [
        ("JH 9H AH TH", "AS TS KS QS", "JH", False),
        ("JH 9H AH 7S", "AS TS KS QS", "7S", True),
        ("JH 9H AH 7S", "AS TS KS QS", "JH", True),
        ("JH 9H AH AS", "7H TS KS QS", "JH", False),
    ],
)
@pytest.mark.parametrize("exact", [0, EACH - 1])
def test_at_a_generale_the_end_tells_whether_the_partner_has_a_trick(
    taker: str, partner: str, lead: str, exact: int, *, is_helped: bool
) -> None:
    """The last case throws a trump of the partner's under a higher one: that takes nothing."""
    rules = options_from({"generale": True}, GAMES["coinche_fr"].rules)
    hands = [mask_of(cards(held)) for held in (taker, "7C 8C 9C JC", partner, "7D 8D 9D JD")]
    ends = {}
    for goal in (CAPOT_GOAL, GENERALE_GOAL):
        contract = Contract(trumps=Trumps.HEARTS, taker=0, goal=goal)
        rollout = laid(rules, contract, hands, exact)
        rollout.start()
        found = array("Q", [0])
        worlds = array("I", [rollout.deal.inside(hand) for hand in hands])
        rollout.run(worlds, 0, array("i", [rollout.deal.inner(card(lead))]), found)
        ends[goal] = found[0]
        nothing = (0, 0)
        assert count_of(rules, contract, found[0], nothing, nothing).tricks == (1, 0)
    assert ends[CAPOT_GOAL] >> TRICKS_AT & HELPED == 0
    assert bool(ends[GENERALE_GOAL] >> TRICKS_AT & HELPED) is is_helped
    assert ends[GENERALE_GOAL] & ~(HELPED << TRICKS_AT) == ends[CAPOT_GOAL]


def test_three_sides_are_played_out() -> None:
    rules, contract = GAMES["bela3"].rules, Contract(trumps=Trumps.HEARTS, taker=0)
    random = Random(5)
    deck = random.sample(range(32), 30)
    found = []
    for exact in (0, EACH):
        rollout = Rollout()
        set_up(rollout, rules, master(rules).policies, contract, (), exact)
        worlds = array(
            "I", [rollout.deal.inside(sum(1 << card for card in deck[seat::3])) for seat in range(3)]
        )
        worlds.append(0)
        rollout.start()
        ends = array("Q", [0])
        rollout.play_from_here(worlds, 0, ends)
        found.append(ends[0])
    assert found[0] == found[1]


@pytest.mark.parametrize(("game", "trumps"), [("belot_bg", "AT"), ("belot_bg", "H"), ("bela4", "H")])
def test_belotes_count_as_at_the_table(game: str, trumps: str) -> None:
    """After the last trick of deals played by lot, where pairs of king and queen are often thrown away."""
    random, found = Random(f"belote {game} {trumps}"), Counter[str]()
    for _ in range(80):
        table, plays = few_cards(game, trumps, random), list[Play]()
        dealt = [mask_of(hand) for hand in table.state.the_deal.the_play.hands]
        while len(plays) < 2 * len(SEATS):
            plays.append(Play(table.turn, random.choice(table.choices(table.turn).cards)))
            table.do(plays[-1])
        view, hands = table.view(table.turn), table.state.the_deal.the_play.hands
        assert view.contract is not None
        rollout = laid(view.rules, view.contract, dealt, 0)
        deal, was = rollout.deal, array("I", [0] * 4)
        worlds = array("I", [deal.inside(mask_of(hand)) for hand in hands])
        for one in plays:
            card = deal.inner(one.card)
            deal.play(one.seat, card)
            was[one.seat] |= 1 << card
        rollout.start()
        ends = array("Q", [0])
        rollout.run(worlds, view.seat, array("i", [deal.inner(hands[view.seat][0])]), ends)
        suits = belote_suits(view.contract.trumps)
        pairs = [deal.inside(0b11 << 8 * suit + Rank.QUEEN) for suit in suits]
        mark_belotes(worlds, 4, was, array("I", pairs), ends)
        table.play(" ".join(hands[(view.seat + place) % 4][0].code for place in SEATS))
        counted = called_belotes(table.state)
        for side in (0, 1):
            wanted = sum(one.seat % 2 == side for one in counted)
            assert ends[0] >> BELOTES_AT + BELOTE_BITS * side & 7 == wanted
        held = [worlds[seat] | was[seat] for seat in SEATS]
        found["held"] += sum(hand & pair == pair for hand in held for pair in pairs)
        found["counted"] += len(counted)
    assert found["counted"] > 10
    assert (found["held"] > found["counted"] + 10) is (trumps == "AT")


def few_cards(game: str, trumps: str, random: Random) -> Table:
    """Three cards for each seat, some of them kings and queens side by side."""
    seats = dict(zip(random.sample(SEATS, 3), random.sample(SUITS, 3), strict=True))
    rest = [one for one in DECK if one.rank not in {Rank.KING, Rank.QUEEN}]
    random.shuffle(rest)
    given = {}
    for seat in SEATS:
        suit = seats.get(seat)
        pair = [card_of(suit, Rank.KING), card_of(suit, Rank.QUEEN)] if suit else [rest.pop(), rest.pop()]
        given[seat] = " ".join(one.code for one in (*pair, rest.pop()))
    return Table.holding(game, trumps, given, declarations=False)
