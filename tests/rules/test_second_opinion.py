"""The duties of play, written a second time from the rule book and in another way, agree everywhere."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game.cards.card import DECK
from game.rules.contract import Trumps
from game.rules.options.play import PlayRules, Ruff, UnderPartner, Undertrump
from game.rules.play import legal_cards, why_illegal
from game.rules.trick import Trick, best_place
from tests.depth import often

POSITIONS = often(30, 90)
"""For each contract, number of players and combination of duties."""

DUTIES = [
    PlayRules(raise_plain=iber, ruff=ruff, overtrump=overtrump, undertrump=undertrump, under_partner=under)
    for iber, ruff, overtrump, undertrump, under in product(
        (True, False), Ruff, (True, False), Undertrump, UnderPartner
    )
]

TRUMP_ORDER = "J9ATKQ87"
PLAIN_ORDER = "ATKQJ987"


def power(code: str, led: str, contract: str) -> int:
    """How much a card weighs in a trick: trumps above the led suit, everything else nothing."""
    rank, suit = code
    if suit == contract:
        return 200 - TRUMP_ORDER.index(rank)
    if suit != led:
        return 0
    return 100 - (TRUMP_ORDER if contract == "AT" else PLAIN_ORDER).index(rank)


def winning_place(trick: list[str], contract: str) -> int:
    weights = [power(code, trick[0][1], contract) for code in trick]
    return weights.index(max(weights))


def opinion(hand: set[str], trick: list[str], contract: str, play: PlayRules, players: int) -> set[str]:
    """What may be played, as section A9 and the table of options put it."""
    if not trick:
        return hand
    led = trick[0][1]
    weight = {code: power(code, led, contract) for code in (*hand, *trick)}
    following = {code for code in hand if code[1] == led}
    strongest = max(weight[code] for code in trick)
    if following:
        raising = play.overtrump if contract in {led, "AT"} else play.raise_plain
        # after a ruff nothing of the led suit weighs more than the trick, so that any card will do
        better = {code for code in following if weight[code] > strongest} if raising else set()
        return better or following
    ruffs = {code for code in hand if code[1] == contract}
    discards = hand - ruffs
    partner_wins = players == 4 and len(trick) - winning_place(trick, contract) == 2
    if not ruffs:
        return hand
    if play.ruff is Ruff.UNLESS_PARTNER_WINS and partner_wins:
        has_ruffed = trick[winning_place(trick, contract)][1] == contract
        if has_ruffed and play.under_partner is UnderPartner.FORBIDDEN:
            return {code for code in hand if code not in ruffs or weight[code] > strongest} or hand
        return hand
    if play.ruff is Ruff.NEVER:
        return discards or ruffs
    winning_ruffs = {code for code in ruffs if weight[code] > strongest}
    allowed = winning_ruffs if winning_ruffs and play.overtrump else ruffs
    free = play.ruff is Ruff.OPTIONAL or (not winning_ruffs and play.undertrump is Undertrump.FREE)
    return allowed | discards if free else allowed


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("trumps", Trumps)
def test_both_opinions_agree(trumps: Trumps, players: int) -> None:
    luck = Random(f"{trumps} {players}")
    narrowed = 0
    for play in DUTIES:
        for _ in range(POSITIONS):
            pack = luck.sample(DECK, 11)
            on_table = luck.randrange(players)
            table, hand = (
                tuple(pack[:on_table]),
                tuple(sorted(pack[on_table : on_table + luck.randint(1, 8)])),
            )
            trick = Trick(luck.randrange(players), table)
            found = legal_cards(hand, trick, trumps, play, players)
            codes = [one.code for one in table]
            wanted = opinion({one.code for one in hand}, codes, trumps.value, play, players)
            assert {one.code for one in found} == wanted, (hand, trick, trumps, play, players)
            narrowed += 0 < len(found) < len(hand)
            if table:
                assert best_place(table, trumps) == winning_place(codes, trumps.value)
    assert narrowed > often(260, 800)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_cards_are_the_cards_that_break_no_duty(players: int) -> None:
    """`legal_cards` is defined by `why_illegal`, however it is computed, and keeps the hand's order."""
    luck = Random(players)
    for _ in range(often(2_000, 6_000)):
        play, trumps = luck.choice(DUTIES), luck.choice(list(Trumps))
        pack = luck.sample(DECK, 11)
        on_table = luck.randrange(players)
        hand = tuple(pack[on_table : on_table + luck.randint(1, 8)])
        trick = Trick(luck.randrange(players), tuple(pack[:on_table]))
        found = legal_cards(hand, trick, trumps, play, players)
        assert found == tuple(
            one for one in hand if why_illegal(one, hand, trick, trumps, play, players) is None
        )
        assert found
