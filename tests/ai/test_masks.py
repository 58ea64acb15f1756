"""The masks say what the readable rules say."""

from __future__ import annotations

from itertools import product
from random import Random
from types import ModuleType

from game.ai.coding import TRUMP_CODES, cards_of, duties_of, mask_of, packed
from game.cards.card import DECK, Card, card, cards
from game.rules.contract import Trumps
from game.rules.options.play import PlayRules, Ruff, UnderPartner, Undertrump
from game.rules.play import legal_cards
from game.rules.strength import HEIGHT, beats
from game.rules.trick import Trick, best_place
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


def coded(trick: Trick, trumps: Trumps, play: PlayRules, players: int) -> tuple[int, int, int, int, int]:
    return packed(trick.cards), len(trick.cards), players, TRUMP_CODES[trumps], duties_of(play)


def test_masks_agree_with_the_duties(masks: ModuleType) -> None:
    narrowed = 0
    for hand, trick, trumps, play, players in positions(2026, POSITIONS):
        expected = legal_cards(hand, trick, trumps, play, players)
        found = masks.legal_mask(mask_of(hand), *coded(trick, trumps, play, players))
        assert found == mask_of(expected), (hand, trick, trumps, play, players)
        narrowed += len(expected) < len(hand)
    assert narrowed > POSITIONS / 5


def test_what_a_card_excludes_is_what_would_have_made_it_illegal(masks: ModuleType) -> None:
    told = 0
    for hand, trick, trumps, play, players in positions(7, 6_000):
        if not trick.cards:
            continue
        played = hand[0]
        others = [one for one in DECK if one != played and one not in trick.cards]
        expected = mask_of(
            other
            for other in others
            if played not in legal_cards((played, other), trick, trumps, play, players)
        )
        found = masks.excluded(played, *coded(trick, trumps, play, players))
        assert found & mask_of(others) == expected, (played, trick, trumps, play, players)
        told += bool(expected)
    assert told > 1_000


def test_a_legal_card_excludes_nothing_of_its_own_hand(masks: ModuleType) -> None:
    for hand, trick, trumps, play, players in positions(11, 6_000):
        for played in legal_cards(hand, trick, trumps, play, players):
            found = masks.excluded(played, *coded(trick, trumps, play, players))
            assert not found & (mask_of(hand) ^ 1 << played)


def test_the_winner_is_the_same(masks: ModuleType) -> None:
    for _, trick, trumps, play, players in positions(3, 5_000):
        if trick.cards:
            number, count, *_ = coded(trick, trumps, play, players)
            assert masks.best_place(number, count, TRUMP_CODES[trumps]) == best_place(trick.cards, trumps)


def test_heights_are_the_same(masks: ModuleType) -> None:
    for trumps, low in product(Trumps, DECK):
        code = TRUMP_CODES[trumps]
        above = (
            other for other in DECK if other.suit is low.suit and HEIGHT[trumps][other] > HEIGHT[trumps][low]
        )
        assert masks.higher(low, code) == mask_of(above)
        assert masks.beaters(low, code) == mask_of(other for other in DECK if beats(other, low, trumps))


def test_trumps_are_the_same(masks: ModuleType) -> None:
    for trumps in Trumps:
        expected = mask_of(one for one in DECK if trumps.is_trump(one.suit))
        assert masks.trumps_of(TRUMP_CODES[trumps]) == expected


def test_the_lowest_is_found(masks: ModuleType) -> None:
    random = Random(5)
    for _ in range(2_000):
        mask = random.getrandbits(32) & random.getrandbits(32)
        if mask:
            assert 1 << masks.lowest(mask) == mask & -mask


def test_masters(masks: ModuleType) -> None:
    hand = mask_of(cards("9H TH AC KC 7S"))
    outside = mask_of(cards("AH KH TC 8S QD"))
    assert cards_of(masks.masters(hand, outside, TRUMP_CODES[Trumps.HEARTS])) == cards("AC 9H")
    assert masks.masters(hand, 0, TRUMP_CODES[Trumps.HEARTS]) == hand


def test_cards_and_masks_are_two_ways_of_writing() -> None:
    hand = cards("7C TD JH AS")
    assert cards_of(mask_of(hand)) == hand
    assert packed(hand[:2]) == hand[0] | hand[1] << 8
    assert mask_of([card("7C")]) == 1
