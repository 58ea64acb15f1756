"""Whoever says no belote with king or queen of trumps lacks the other one, wherever it would be said."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.ai.belief.sampler import Sampler
from game.ai.knowledge import excluded_by_silence, knowledge_of
from game.ai.levels import make_mind
from game.cards.card import DECK
from game.rules.actions import Play
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.declarations import belote_suits
from game.rules.phase import Phase
from game.rules.state import MatchState
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.ai.profiles import plain
from tests.lab.arena.boards import begun
from tests.rules.seated import Table

DEALS = 30
LOT = make_mind("random")


def moved(state: MatchState, number: int) -> MatchState:
    """After the next move of players by lot, who say belote with every card with which they may."""
    seat = seat_to_act(state)
    assert seat is not None
    view = view_for(state, seat)
    action = LOT.decide(view, number).action
    if isinstance(action, Play):
        action = replace(action, says_belote=action.card in view.choices.belote_cards)
    return apply(state, action).state


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("game", list(GAMES))
def test_nobody_holds_what_his_silence_excludes(game: str) -> None:
    random, news, with_belote = Random(8), 0, 0
    for number in range(DEALS):
        rules = GAMES[game].rules
        state = begun(rules, tuple(random.sample(DECK, 32)), number % rules.players)
        while not state.results and state.phase is not Phase.SHUFFLING:
            if state.phase is Phase.PLAYING:
                seat = (number + 1) % rules.players
                view = view_for(state, seat)
                know, lacks = knowledge_of(view), excluded_by_silence(view)
                for other, hand in enumerate(state.the_deal.the_play.hands):
                    assert not any(lacks[other] >> card & 1 for card in hand)
                    news += (know.may_hold[other] & lacks[other]).bit_count()
            state = moved(state, number)
        contract = state.results[-1].contract if state.results else None
        with_belote += contract is not None and bool(belote_suits(contract.trumps))
    assert news > with_belote / 2 > 0, "silence says more than duties do"


def lacking(hands: dict[int, str], played: str, **options: object) -> list[str]:
    """What the seats lack by their silence, at all trumps in Bulgaria, after these cards."""
    table = Table.holding("belot_bg", "AT", hands, declarations=False, **options).play(played)
    told = excluded_by_silence(view_for(table.state, 3))
    return [" ".join(str(card) for card in DECK if mask >> card & 1) for mask in told]


def test_who_leads_or_follows_without_a_word_lacks_the_other_half() -> None:
    hands = {0: "KH 7D 8D", 1: "JH KD 9D", 2: "QH QD TD", 3: "7H JD AD"}
    assert lacking(hands, "KH JH QH 7H") == ["QH", "", "KH", ""]


def test_of_a_discard_nothing_is_learned() -> None:
    """[001]: belote is said with a card that leads, follows or ruffs, so silence had no choice."""
    hands = {0: "7H 8H", 1: "KD QD", 2: "8D 9D", 3: "9H TH"}
    assert lacking(hands, "7H KD") == ["", "", "", ""]


def test_a_first_card_that_was_thrown_away_says_nothing_by_the_official_rules_either() -> None:
    hands = {0: "7H 8H", 1: "KD QD", 2: "8D 9D", 3: "9H TH"}
    assert lacking(hands, "7H KD", beloteSaid="firstPlayed") == ["", "", "", ""]


def test_the_queen_before_the_king_says_nothing_where_the_king_must_come_first() -> None:
    hands = {0: "QH KH", 1: "JH 9H", 2: "8D 9D", 3: "7H TH"}
    assert lacking(hands, "QH JH", beloteKingFirst=True) == ["", "", "", ""]
    assert lacking(hands, "KH JH", beloteKingFirst=True) == ["", "", "", ""], "it was said"


def test_who_announces_himself_may_have_forgotten() -> None:
    hands = {0: "KH 7D 8D", 1: "JH KD 9D", 2: "QH QD TD", 3: "7H JD AD"}
    assert lacking(hands, "KH JH QH 7H", announce="manual") == ["", "", "", ""]


def test_imagined_deals_go_with_it() -> None:
    """In no imagined deal the other half lies with whoever kept silent, and nothing else is excluded."""
    random, sampler, seen = Random(3), Sampler(), 0
    profiles = {
        told: plain(
            GAMES["belote4_fr"].rules,
            worlds=200,
            draws_per_world=1,
            calls=False,
            declared=False,
            plays=False,
            belote_inference=told,
        )
        for told in (True, False)
    }
    for number in range(12):
        rules = GAMES["belote4_fr"].rules
        state = begun(rules, tuple(random.sample(DECK, 32)), number % 4)
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if state.phase is Phase.PLAYING and len(view.hand) == 5:
                assert view.contract is not None
                lacks, know = excluded_by_silence(view), knowledge_of(view)
                for other in range(4):
                    news = know.may_hold[other] & ~know.holds[other] & lacks[other]
                    if other == seat or not news:
                        continue
                    seen += 1
                    for told, profile in profiles.items():
                        worlds = sampler.worlds(view, view.contract, number, profile)
                        card = sampler.deal.inside(news)
                        with_it = sum(bool(worlds[place] & card) for place in range(other, len(worlds), 4))
                        assert bool(with_it) is not told
            state = moved(state, number)
    assert seen
