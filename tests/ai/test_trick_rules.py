"""Compiled parts know of a trick what the readable rules say."""

from __future__ import annotations

from itertools import product
from random import Random
from types import ModuleType

import pytest

from game.ai.coding import TRUMP_CODES, beaters, cards_of, duties_of, higher, mask_of, packed
from game.ai.deal_state import DealState
from game.cards.card import DECK, Card, card, cards
from game.rules.contract import Trumps
from game.rules.options.play import PlayRules, Ruff, UnderPartner, Undertrump
from game.rules.play import legal_cards, seat_to_move
from game.rules.scoring import PLAIN_KING
from game.rules.trick import Trick, winner_of
from tests.ai.forms import are_compiled, loaded
from tests.depth import often

POSITIONS = often(10_000, 100_000)
LONGEST_HAND = {2: 10, 3: 10, 4: 8}

ALL_DUTIES = [
    PlayRules(raise_plain=raises, ruff=ruff, overtrump=overtrump, undertrump=undertrump, under_partner=under)
    for raises, ruff, overtrump, undertrump, under in product(
        (False, True), Ruff, (False, True), Undertrump, UnderPartner
    )
]

Position = tuple[tuple[Card, ...], Trick, Trumps, PlayRules, int]


def positions(seed: int, count: int) -> list[Position]:
    """Random positions of 2 to 4 players under all trumps and duties; half of them of two or three suits."""
    random, found = Random(seed), []
    for number in range(count):
        players = random.choice((2, 3, 4))
        deck = [
            one
            for one in DECK
            if number % 2 or one.suit in ((0, 1, 2), (1, 3), (0, 3), (0, 2))[number // 2 % 4]
        ]
        random.shuffle(deck)
        size = random.randint(1, min(LONGEST_HAND[players], len(deck) - players))
        trick = Trick(random.randrange(players), tuple(deck[size : size + random.randrange(players)]))
        found.append(
            (
                tuple(sorted(deck[:size])),
                trick,
                random.choice(tuple(Trumps)),
                random.choice(ALL_DUTIES),
                players,
            )
        )
    return found


@pytest.fixture(params=["plain", "compiled"], scope="module")
def deal_state(request: pytest.FixtureRequest) -> ModuleType:
    """The module of deals as plain Python, and compiled where there is one."""
    names, compiled = ("game.ai.trick_rules", "game.ai.deal_state"), request.param == "compiled"
    if compiled and not are_compiled(names):
        pytest.skip("nothing is compiled")
    return loaded(names, compiled=compiled)["deal_state"]


def deal_of(deal_state: ModuleType, trick: Trick, trumps: Trumps, play: PlayRules, players: int) -> DealState:
    """The deal after the cards of this trick."""
    deal: DealState = deal_state.DealState()
    deal.set_up(TRUMP_CODES[trumps], duties_of(play), players, (0,) * players, 0, 10, PLAIN_KING)
    for seat, one in trick.played(players):
        deal.play(seat, deal.inner(one))
    return deal


def test_legal_cards_are_those_of_the_rules(deal_state: ModuleType) -> None:
    narrowed = 0
    for hand, trick, trumps, play, players in positions(2026, POSITIONS):
        deal = deal_of(deal_state, trick, trumps, play, players)
        expected = legal_cards(hand, trick, trumps, play, players)
        found = deal.legal(seat_to_move(trick, players), deal.inside(mask_of(hand)))
        assert found == deal.inside(mask_of(expected)), (hand, trick, trumps, play, players)
        narrowed += len(expected) < len(hand)
    assert narrowed > POSITIONS / 5


def test_what_a_card_excludes_is_what_would_have_made_it_illegal(deal_state: ModuleType) -> None:
    told = 0
    for hand, trick, trumps, play, players in positions(7, 6_000):
        if not trick.cards:
            continue
        deal, played = deal_of(deal_state, trick, trumps, play, players), hand[0]
        others = [one for one in DECK if one != played and one not in trick.cards]
        expected = mask_of(
            other
            for other in others
            if played not in legal_cards((played, other), trick, trumps, play, players)
        )
        seat = seat_to_move(trick, players)
        deal.play(seat, deal.inner(played))
        found = deal.lacks[seat] & deal.inside(mask_of(others))
        assert found == deal.inside(expected), (played, trick, trumps, play, players)
        told += bool(expected)
    assert told > 1_000


def test_a_legal_card_excludes_nothing_of_its_own_hand(deal_state: ModuleType) -> None:
    for hand, trick, trumps, play, players in positions(11, 3_000):
        seat = seat_to_move(trick, players)
        for played in legal_cards(hand, trick, trumps, play, players):
            deal = deal_of(deal_state, trick, trumps, play, players)
            deal.play(seat, deal.inner(played))
            assert not deal.lacks[seat] & deal.inside(mask_of(hand) ^ 1 << played)


def test_the_winner_is_the_same(deal_state: ModuleType) -> None:
    for _, trick, trumps, play, players in positions(3, 5_000):
        if trick.cards:
            deal = deal_of(deal_state, trick, trumps, play, players)
            assert deal.winner == winner_of(trick, trumps, players)


def test_cards_above_another() -> None:
    assert cards_of(higher(card("TH"), Trumps.HEARTS)) == cards("9H JH AH")
    assert cards_of(higher(card("TH"), Trumps.SPADES)) == cards("AH")
    assert cards_of(beaters(card("AH"), Trumps.SPADES)) == cards("7S 8S 9S TS JS QS KS AS")
    assert not beaters(card("JH"), Trumps.ALL)


def test_cards_and_masks_are_two_ways_of_writing() -> None:
    hand = cards("7C TD JH AS")
    assert cards_of(mask_of(hand)) == hand
    assert packed(hand[:2]) == hand[0] | hand[1] << 8
    assert mask_of([card("7C")]) == 1
