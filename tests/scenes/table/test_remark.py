"""A remark about a card is true, and no hidden card changes it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game.ai.knowledge import ally_of
from game.ai.levels import make_mind
from game.cards.card import card, cards
from game.rules.actions import Play
from game.rules.apply import apply
from game.rules.contract import Contract, Trumps
from game.rules.state import new_match
from game.rules.trick import Trick, best_place
from game.rules.viewing import view_for
from game.scenes.table.remark import Seen, remark
from game.table.headless import Bout
from game.variants.catalogue import GAMES

RULES = GAMES["bela4"].rules
HEARTS = Contract(trumps=Trumps.HEARTS, taker=0)
ASIDE = (Trick(0, cards("AS 7S 8S 9S")), Trick(0, cards("AC TC 8C 9C")))


@pytest.mark.parametrize(
    ("lying", "seat", "played", "seen", "number"),
    [
        ("", 0, "7H", Seen.LEADS_TRUMP, 0),
        ("", 2, "7H", Seen.LEADS_TRUMP, 0),
        ("", 1, "7H", Seen.LEADS, 0),
        ("", 1, "JH", Seen.SURE, 0),
        ("", 0, "TS", Seen.HIGHEST, 0),
        ("", 0, "TD", Seen.LEADS, 0),
        ("3: JD QD KD", 2, "TD", Seen.TAKES, 19),
        ("0: TD", 1, "AD", Seen.BEST, 21),
        ("0: TD", 1, "8H", Seen.RUFFS, 10),
        ("0: TS QS", 2, "KS", Seen.FEEDS, 4),
        ("0: TS QS", 2, "KD", Seen.FEEDS, 4),
        ("0: TS QS", 2, "JS", Seen.FEEDS, 2),
        ("0: TD", 1, "8D", Seen.FOLLOWS, 0),
        ("0: TD AD", 2, "KD", Seen.FOLLOWS, 0),
        ("0: TD AD", 2, "KC", Seen.LACKS, 0),
        ("0: TD 9H", 2, "8H", Seen.LOWER_TRUMP, 0),
    ],
)
def test_what_is_seen(lying: str, seat: int, played: str, seen: Seen, number: int) -> None:
    leader, _, before = lying.partition(":")
    trick = Trick(int(leader or seat), cards(before))
    found = remark(RULES, HEARTS, ASIDE, trick, seat, card(played))
    assert (found.seen, found.number) == (seen, number)


def test_the_king_counts_what_the_house_says() -> None:
    rules = replace(RULES, score=replace(RULES.score, king=10))
    assert remark(rules, HEARTS, ASIDE, Trick(0, cards("TS QS")), 2, card("KD")).number == 10


@pytest.mark.parametrize("game", GAMES)
def test_it_is_true_in_every_game(game: str) -> None:
    rules = GAMES[game].rules
    bout = Bout(rules, [make_mind("easy")] * rules.players, "remarks")
    for _ in range(3):
        bout.play_deal()
    met: Counter[Seen] = Counter()
    state = new_match(rules)
    for action in bout.actions:
        if isinstance(action, Play):
            view = view_for(state, action.seat)
            assert view.contract is not None
            assert view.trick is not None
            trick, trumps = view.trick, view.contract.trumps
            found = remark(rules, view.contract, view.tricks, trick, action.seat, action.card)
            met[found.seen] += 1
            now = (*trick.cards, action.card)
            wins = best_place(now, trumps) == len(now) - 1
            match found.seen:
                case Seen.SURE:
                    others = [
                        one
                        for seat in range(rules.players)
                        if seat != action.seat
                        for one in view_for(state, seat).hand
                    ]
                    assert all(best_place((action.card, one), trumps) == 0 for one in others)
                case Seen.TAKES:
                    assert wins
                    assert len(now) == rules.players
                case Seen.BEST | Seen.RUFFS:
                    assert wins
                case Seen.FEEDS:
                    assert not wins
                    owner = (trick.leader + best_place(trick.cards, trumps)) % rules.players
                    assert owner == ally_of(action.seat, view.contract, rules)
                case Seen.FOLLOWS:
                    assert action.card.suit is trick.cards[0].suit
                case Seen.LACKS | Seen.LOWER_TRUMP:
                    assert all(one.suit is not trick.cards[0].suit for one in view.hand)
                case _:
                    assert not trick.cards
        state = apply(state, action).state
    assert met.total() > 50
    assert len(met) >= (5 if rules.players == 2 else 7)
