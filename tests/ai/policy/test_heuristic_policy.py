"""The heuristic policy keeps the duties of play, and its rollouts count what the rules count."""

from __future__ import annotations

from array import array
from dataclasses import replace
from random import Random

import pytest

from game.ai.coding import TRUMP_CODES, cards_of, duties_of
from game.ai.end_code import LAST_AT, POINT_BITS, TRICKS_AT
from game.ai.rollout.rollout import Rollout
from game.ai.weights.heuristic import heuristic_weights
from game.cards.card import DECK
from game.rules.contract import Trumps
from game.rules.options.play import PlayRules, Ruff, UnderPartner, Undertrump
from game.rules.play import legal_cards
from game.rules.scoring import PLAIN_KING
from game.rules.trick import Trick, trick_points, winner_of

PLAYS = (
    PlayRules(),
    PlayRules(raise_plain=False, ruff=Ruff.UNLESS_PARTNER_WINS, undertrump=Undertrump.FREE),
    PlayRules(raise_plain=False, ruff=Ruff.UNLESS_PARTNER_WINS, under_partner=UnderPartner.FORBIDDEN),
    PlayRules(ruff=Ruff.OPTIONAL, overtrump=False),
    PlayRules(ruff=Ruff.NEVER),
)

SUIT = heuristic_weights("suit")


def prepared(trumps: Trumps, play: PlayRules, players: int) -> Rollout:
    rollout = Rollout()
    friends = (4, 8, 1, 2) if players == 4 else (0,) * players
    rollout.deal.set_up(TRUMP_CODES[trumps], duties_of(play), players, friends, 0, 10, 4)
    rollout.deal.clear(32 // players)
    rollout.heuristic.prepare(SUIT.numbers())
    return rollout


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("play", PLAYS)
@pytest.mark.parametrize("trumps", [Trumps.HEARTS, Trumps.NONE, Trumps.ALL])
def test_it_grades_the_cards_that_may_be_played(trumps: Trumps, play: PlayRules, players: int) -> None:
    for seed in range(6):
        random = Random(seed)
        deck = random.sample(range(32), 32)
        each = 8 if players == 4 else 10
        hands = [sum(1 << card for card in deck[each * seat : each * seat + each]) for seat in range(players)]
        rollout = prepared(trumps, play, players)
        deal = rollout.deal
        for seat in range(players):
            deal.hands[seat] = deal.inside(hands[seat])
            deal.counts[seat] = each
        trick = Trick(0)
        for turn in range(each * players):
            seat = (trick.leader + turn % players) % players
            legal = legal_cards(cards_of(hands[seat]), trick, trumps, play, players)
            assert set(rollout.heuristic.graded(seat)) == {deal.inner(card) for card in legal}
            card = random.choice(legal)
            deal.play(seat, deal.inner(card))
            hands[seat] &= ~(1 << card)
            trick = Trick(trick.leader, (*trick.cards, card))
            if len(trick.cards) == players:
                trick = Trick(winner_of(trick, trumps, players))


@pytest.mark.parametrize("trumps", [Trumps.SPADES, Trumps.NONE, Trumps.ALL])
def test_every_end_counts_all_points(trumps: Trumps) -> None:
    random = Random(3)
    rollout = prepared(trumps, PLAYS[0], 4)
    worlds = array("I")
    for _ in range(50):
        deck = random.sample(range(32), 32)
        for seat in range(4):
            worlds.append(rollout.deal.inside(sum(1 << card for card in deck[8 * seat : 8 * seat + 8])))
    rollout.start()
    whole = trick_points(DECK, trumps, PLAIN_KING) + 10
    for world in range(50):
        choices = array("i", [card for card in range(32) if worlds[4 * world] >> card & 1])
        ends = array("Q", [0] * 8)
        rollout.run(worlds[4 * world : 4 * world + 4], 0, choices, ends)
        for end in ends:
            mine, theirs = end & 511, end >> POINT_BITS & 511
            assert mine + theirs == whole
            assert end >> LAST_AT < 2
            tricks = end >> TRICKS_AT & 15
            assert tricks in {1, 2, 3}
            assert (tricks == 1) == (theirs == 0)


def test_a_lead_knows_who_opened_the_suit() -> None:
    rollout = prepared(Trumps.NONE, PlayRules(), 4)
    deal = rollout.deal
    for seat, card in (
        (2, 8),
        (3, 9),
        (0, 10),
        (1, 11),
        (1, 16),
        (2, 17),
        (3, 18),
        (0, 19),
        (0, 12),
        (1, 13),
        (2, 15),
        (3, 20),
    ):
        deal.play(seat, deal.inner(card))
    assert list(deal.opened) == [-1, 2, 1, -1]
    deal.hands[0] = deal.inside(0xFF00_0000 | 1 << 14 | 1 << 22)
    grades = rollout.heuristic.graded(0)
    deal.opened[1] = deal.opened[2] = -1
    blind = rollout.heuristic.graded(0)
    more = {deal.inner(14): SUIT.back, deal.inner(22): -SUIT.into}
    for card, grade in grades.items():
        assert grade - blind[card] == round(1024 * more.get(card, 0.0)) << 4


@pytest.mark.parametrize(
    ("field", "signs"), [("under", "0000+0"), ("top", "---000"), ("spent", "+++000"), ("side", "000---")]
)
def test_a_lead_is_weighed_by_what_it_spends(field: str, signs: str) -> None:
    """Jack, nine and ace of trumps, which are masters; ace and jack of diamonds; the ten of hearts."""
    hand, grades = (4, 2, 7, 15, 12, 19), []
    for weight in (0.0, 2.0):
        rollout = prepared(Trumps.CLUBS, PlayRules(), 4)
        rollout.heuristic.prepare(replace(SUIT, **{field: weight}).numbers())
        rollout.deal.hands[0] = rollout.deal.inside(sum(1 << card for card in hand))
        found = rollout.heuristic.graded(0)
        grades.append([found[rollout.deal.inner(card)] for card in hand])
    less = zip(*grades, strict=True)
    assert "".join("0" if one == other else "+" if one > other else "-" for one, other in less) == signs
