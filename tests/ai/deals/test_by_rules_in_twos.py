"""Between two and in three, too, the quick rule player is the readable one."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from game.ai.coding import mask_of
from game.ai.deals.habits import SURE, Habits
from game.ai.deals.imagined import Imagination
from game.ai.deals.lay_table import lay_table
from game.ai.deals.playout import COMPILED, Playout
from game.ai.deals.rule_figures import knows_play, tell_rules
from game.ai.end_code import POINT_BITS
from game.cards.card import DECK
from game.rules.options.declarations import DeclarationTiming
from game.rules.options.pack import SevenExchange
from game.rules.options.play import Undertrump
from game.rules.options.rules import Rules
from game.rules.seats import Seat
from game.variants.catalogue import GAMES
from tests.ai.forms import TABLE, loaded
from tests.ai.medium_deals import Played, deal, leads, played_out, remembered
from tests.ai.profiles import master, plain

TWO, THREE = GAMES["bela2"].rules, GAMES["bela3"].rules
FREE = replace(TWO.play, overtrump=False, raise_plain=False, undertrump=Undertrump.FREE)
LATE = replace(TWO.declarations, timing=DeclarationTiming.FIRST_CARD)
FORMS = {
    "two": TWO,
    "three": THREE,
    "two, free": replace(TWO, play=FREE, pack=replace(TWO.pack, pack_face_up=True)),
    "two, late": replace(TWO, declarations=LATE, score=replace(TWO.score, king=10, last_trick=20)),
    "three, free": replace(THREE, play=FREE),
    "three, late": replace(THREE, declarations=LATE, score=replace(THREE.score, king=10, last_trick=20)),
    "three, each for himself": replace(THREE, score=replace(THREE.score, can_fall=False)),
}
POINTS = (1 << POINT_BITS) - 1


def weight(playout: Playout, seen: Played, me: Seat, world: array[int] | None = None) -> float:
    """How likely the plays of the deal are, for a seat that is sure that the others go by the rules.

    The world is what is held after the last card, by default nothing.
    """
    view, contract = seen.view, seen.view.contract
    assert contract is not None
    lying = [card for card in (view.turned, view.bottom, *view.stock) if card is not None]
    lay_table(playout, view.rules, master(view.rules).policies, contract, lying)
    playout.play_count = 0
    for seat, card in seen.plays:
        playout.remember(seat, playout.inner(card))
    tell_rules(playout, view.rules, contract, view)
    playout.model_opponents((1.0, 1.0), 1)
    found = array("d", [1.0])
    # With a floor of one nothing else tells anything.
    playout.floor = 1.0
    playout.weigh(world or array("I", [0] * 4), 1, me, found)
    return found[0]


def check(playout: Playout, rules: Rules, seeds: range) -> int:
    """Compare whole deals for all seats; return how many choices there were."""
    choices = 0
    for seed in seeds:
        seen = deal(rules, seed, astray=0.25)
        if seen is None:
            continue
        for me in range(rules.players):
            expected = 1.0
            for seat in range(rules.players):
                expected *= 1.0 if seat == me else seen.by_rules[seat]
            assert weight(playout, seen, me) == pytest.approx(expected, rel=1e-9), (seed, me)
        choices += seen.choices
    return choices


@pytest.mark.parametrize("form", FORMS)
def test_the_quick_rule_player_plays_the_readable_one_s_card(form: str) -> None:
    rules = FORMS[form]
    assert check(Playout(), rules, range(20, 50)) > 30 * 5 * rules.players


@pytest.mark.skipif(not COMPILED, reason="this is the plain form")
@pytest.mark.parametrize("form", ["two", "three"])
def test_so_it_does_in_plain_python(form: str) -> None:
    plain = loaded(TABLE, compiled=False)["playout"].Playout()
    assert check(plain, FORMS[form], range(30, 33)) > 3 * 5 * FORMS[form].players


def test_a_taker_s_cards_tell_what_he_laid_away() -> None:
    """Whoever knows the two cards that are out plays otherwise than one who does not."""
    playout, differs = Playout(), 0
    for seed in range(20):
        seen = deal(THREE, seed, astray=0.0)
        assert seen is not None
        assert seen.view.contract is not None
        taker = seen.view.contract.taker
        me = (taker + 1) % 3
        whole = mask_of(DECK)
        away = whole & ~sum(1 << card for _, card in seen.plays)
        right = weight(playout, seen, me)
        # The same cards laid away lie in a hand that plays none of them: he cannot have known them.
        held = array("I", [0] * 4)
        held[3] = playout.inside(away)
        differs += right != pytest.approx(weight(playout, seen, me, held), rel=1e-9)
    assert differs > 2


@pytest.mark.skipif(not COMPILED, reason="plain Python is slow")
@pytest.mark.parametrize("form", ["two", "three"])
def test_believed_players_play_by_the_rules_in_every_deal_that_is_played_out(form: str) -> None:
    imagination, checked, differs = Imagination(), 0, 0
    playout, players = imagination.playout, FORMS[form].players
    for seed in range(14):
        state, view = leads(FORMS[form], seed)
        assert view.contract is not None
        imagination.deals(view, view.contract, 1, plain(view.rules, worlds=4, drawn=1, rule_player=0.5))
        hands = array("I", [0] * 4)
        for seat, hand in enumerate(state.the_deal.the_play.hands):
            hands[seat] = playout.inside(mask_of(hand))
        for card in view.choices.cards:
            right = played_out(state, card)
            if right is None:
                continue
            found = []
            for believed in (1.0, 0.0):
                playout.believed[0] = playout.believed[1] = believed
                ends = array("Q", [0])
                playout.run(hands, 1, view.seat, array("i", [playout.inner(card)]), 1, ends)
                found.append(tuple(ends[0] >> POINT_BITS * side & POINTS for side in range(players)))
            assert found[0] == right, (seed, card)
            checked += 1
            differs += found[1] != right
    assert checked > 30
    assert differs > 3


def test_a_match_tells_who_plays_by_the_rules() -> None:
    for other, belief in (("medium", SURE), ("random", 1 - SURE)):
        memory = Habits(Imagination().playout)
        two, three = (plain(rules, rule_player=0.2) for rules in (TWO, THREE))
        assert memory.beliefs(remembered(TWO, "medium", other), two)[0] == pytest.approx(belief)
        view = remembered(THREE, "medium", "medium", other)
        assert memory.beliefs(view, three) == pytest.approx((SURE, belief))
        view = remembered(THREE, "medium", other, "medium")
        assert memory.beliefs(view, three) == pytest.approx((belief, SURE))


def test_what_lay_open_is_remembered() -> None:
    for rules in (TWO, FORMS["two, free"], FORMS["two, late"], THREE):
        (deal_,) = remembered(rules, "medium", "medium", "medium", deals=1).past
        lay = {"two": 1, "two, late": 1, "two, free": 12, "three": 0}
        form = next(name for name, one in FORMS.items() if one == rules)
        assert len(deal_.lying) == lay[form]
        assert not set(deal_.lying) & {card for trick in deal_.tricks for card in trick.cards}


def test_who_exchanges_cards_does_not_go_by_the_rules() -> None:
    assert all(map(knows_play, FORMS.values()))
    pack = replace(TWO.pack, seven_exchange=SevenExchange.ANY_HAND)
    assert not knows_play(replace(TWO, pack=pack))
