"""The quick rule player is the readable one, and the cards of opponents who go by its rules tell of hands."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import replace

import pytest

from game.ai.coding import mask_of
from game.ai.deals import imagined
from game.ai.deals.imagined import Imagination
from game.ai.deals.lay_table import lay_table
from game.ai.deals.playout import COMPILED, Playout
from game.ai.deals.rule_figures import knows_play, tell_rules
from game.ai.search.search_player import Level
from game.rules.asking import seat_to_act
from game.rules.contract import Contract, Trumps
from game.rules.options.declarations import DeclarationTiming
from game.rules.options.play import Renege, Undertrump
from game.rules.options.rules import Rules
from game.rules.seats import Seat
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.ai.forms import TABLE, loaded
from tests.ai.medium_deals import Played, deal, moments
from tests.ai.profiles import changed, hard, master, plain, searching
from tests.ai.search.test_search_player import views

BELA = GAMES["bela4"].rules
FORMS = {
    "bela": BELA,
    "free": replace(
        BELA, play=replace(BELA.play, overtrump=False, raise_plain=False, undertrump=Undertrump.FREE)
    ),
    "late": replace(
        BELA,
        declarations=replace(BELA.declarations, timing=DeclarationTiming.FIRST_CARD),
        score=replace(BELA.score, king=10, last_trick=20),
    ),
}
"""Games that go by rules: as it is, with fewer duties, and with other points and declarations said later."""
TELLING = (28, 49, 151)
"""They hang on a trump left to the partner, on few cards left to draw for, and on the last trick's ten."""


def weight(playout: Playout, seen: Played, me: Seat, belief: float, *, alone: bool = False) -> float:
    """How likely the plays of the deal are, for a seat whose opponents go by the rules with this chance.

    With a floor of one nothing but that tells anything (`alone`).
    """
    assert seen.view.contract is not None
    lay_table(playout, seen.view.rules, master(seen.view.rules).policies, seen.view.contract, ())
    playout.play_count = 0
    for seat, card in seen.plays:
        playout.remember(seat, playout.inner(card))
    if belief:
        tell_rules(playout, seen.view.rules, seen.view.contract, seen.view)
        playout.model_opponents((belief, belief), 1)
    found = array("d", [1.0])
    if alone:
        playout.floor = 1.0
    playout.weigh(array("I", [0] * 4), 1, me, found)
    return found[0]


def check(playout: Playout, rules: Rules, seeds: Iterable[int]) -> int:
    """Compare whole deals for both pairs of opponents; return how many choices there were."""
    choices = 0
    for seed in seeds:
        seen = deal(rules, seed, astray=0.25)
        if seen is None:
            continue
        for me in (0, 1):
            found = weight(playout, seen, me, 1.0, alone=True)
            assert found == pytest.approx(seen.by_rules[1 - me] * seen.by_rules[3 - me], rel=1e-9), seed
        choices += seen.choices
    return choices


@pytest.mark.parametrize(("form", "deals"), [("bela", 20), ("free", 12), ("late", 12)])
def test_the_quick_rule_player_plays_the_readable_one_s_card(form: str, deals: int) -> None:
    assert check(Playout(), FORMS[form], (*range(deals), *TELLING)) > 15 * deals


@pytest.mark.skipif(not COMPILED, reason="this is the plain form")
def test_so_it_does_in_plain_python() -> None:
    assert check(loaded(TABLE, compiled=False)["playout"].Playout(), BELA, (2, 3, *TELLING)) > 70


def test_each_opponent_played_the_whole_deal_in_one_of_the_two_ways() -> None:
    """So the weight is a product of one mixture for each of two opponents: of the second degree, not more."""
    seen, playout = deal(BELA, 1, astray=0.25), Imagination().playout
    assert seen is not None
    light, likely, likelier, rules = (weight(playout, seen, 0, third / 3) for third in range(4))
    assert rules - 3 * likelier + 3 * likely - light == pytest.approx(0.0, abs=1e-9 * likely)
    assert light != pytest.approx(rules, rel=0.01)
    assert weight(playout, seen, 0, 1e-12) == pytest.approx(light)


@pytest.mark.skipif(not COMPILED, reason="plain Python imagines too few deals")
def test_cards_of_rule_players_lie_where_they_are_imagined() -> None:
    profiles = [
        plain(BELA, worlds=100, drawn=8, calls=False, declared=False, rule_player=chance)
        for chance in (0.0, 0.2)
    ]
    imagination, right = Imagination(), [0, 0]
    for seed in range(25):
        for state in moments(BELA, seed):
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if len(view.hand) not in {4, 6}:
                continue
            assert view.contract is not None
            for place, profile in enumerate(profiles):
                worlds = imagination.deals(view, view.contract, 5, profile)
                for foe in ((seat + 1) % 4, (seat + 3) % 4):
                    hand = imagination.playout.inside(mask_of(state.the_deal.the_play.hands[foe]))
                    right[place] += sum((worlds[4 * w + foe] & hand).bit_count() for w in range(100))
    assert right[1] > 1.01 * right[0]


@pytest.mark.parametrize("game", GAMES)
def test_only_bela_goes_by_the_rules(game: str) -> None:
    assert knows_play(GAMES[game].rules) is (game in {"bela2", "bela3", "bela4"})


def test_other_games_do_not_go_by_the_rules() -> None:
    assert all(map(knows_play, FORMS.values()))
    assert not knows_play(replace(BELA, play=replace(BELA.play, renege=Renege.WHOLE_GAME)))


def test_without_a_trump_suit_nobody_goes_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[View] = []
    monkeypatch.setattr(imagined, "tell_rules", lambda *given: told.append(given[-1]))
    view = views("bela4", 1)[0]
    for trumps in (Trumps.NONE, Trumps.HEARTS):
        contract = Contract(trumps=trumps, taker=0)
        Imagination().deals(view, contract, 1, plain(view.rules, worlds=4, rule_player=0.5))
        assert told == [view] * (trumps is Trumps.HEARTS)


@pytest.mark.parametrize(
    ("level", "game"),
    [
        (hard, "bela4"),
        (changed(master, rule_player=0.0), "bela4"),
        (changed(master, plays=False), "bela4"),
        (master, "belote2_es"),
        (master, "belot_bg"),
    ],
)
def test_where_nobody_may_go_by_rules_none_are_told(
    level: Level, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[View] = []
    monkeypatch.setattr(imagined, "tell_rules", lambda *given: told.append(given[-1]))
    mind = searching(level, worlds=4, drawn=1, solves=0)
    for view in views(game, 1)[:8]:
        mind.decide(view, 1)
    assert told == []


def test_a_master_tells_them_in_bela_in_four(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[View] = []

    def tell(playout: Playout, rules: Rules, contract: Contract, view: View) -> None:
        told.append(view)
        tell_rules(playout, rules, contract, view)

    monkeypatch.setattr(imagined, "tell_rules", tell)
    mind = searching(master, worlds=4, drawn=1, solves=0, closer=0)
    seen = [view for view in views("bela4", 1) if view.choices.cards]
    for view in seen:
        mind.decide(view, 1)
    assert told == seen
