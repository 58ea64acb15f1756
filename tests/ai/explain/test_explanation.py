"""What is said for a decision is true of the cards that nobody showed the mind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.ai.coding import beaters, higher, mask_of
from game.ai.decision import Candidate, Decision, Reason
from game.ai.explain.explanation import SHOWN, Explanation, Known, explain
from game.ai.explain.ground import Ground
from game.ai.knowledge import ally_of
from game.ai.levels import make_mind
from game.cards.card import DECK, card
from game.cards.rank import Rank
from game.rules.actions import ChooseDealer, Cut, MakeCall, Play, SeatAction, Shuffle
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import Bid, Call, Word
from game.rules.contract import Trumps
from game.rules.declarations import belote_partner, belote_suits
from game.rules.options.deal import FirstDealer
from game.rules.phase import Phase
from game.rules.seats import Seat
from game.rules.state import MatchState, new_match
from game.rules.trick import best_place
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.positions.position import positions

DEALS = 4
MANNERS = Path(__file__).parents[2] / "positions"
Explained = tuple[MatchState, View, Explanation]


@cache
def explained(game: str, level: str = "medium", deals: int = DEALS) -> tuple[Explained, ...]:
    return tuple(_explained(game, level, deals))


def _explained(game: str, level: str, deals: int) -> Iterator[Explained]:
    """Every decision of some deals, with the state that the mind did not see."""
    random, mind = Random(game), make_mind(level, worlds=20)
    rules = GAMES[game].rules
    rules = replace(rules, deal=replace(rules.deal, first_dealer=FirstDealer.RANDOM))
    state = new_match(rules)
    while state.phase is not Phase.OVER and state.deal_number <= deals:
        if state.phase is Phase.SEATING:
            state = apply(state, ChooseDealer(0)).state
            continue
        if state.phase is Phase.SHUFFLING:
            deck = list(state.gathered or DECK)
            random.shuffle(deck)
            state = apply(state, Shuffle(tuple(deck))).state
            continue
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        decision = mind.decide(view, 1)
        # another lawful card half of the time, so that foolish cards have to be explained, too
        if level == "medium" and isinstance(decision.action, Play) and random.random() < 0.5:
            card = random.choice(view.choices.cards)
            decision = replace(decision, action=Play(seat, card, card in view.choices.belote_cards))
        yield state, view, explain(view, decision)
        if not isinstance(decision.action, Cut):
            state = apply(state, decision.action).state
        else:
            state = apply(state, Cut(seat, 5)).state


def hand(state: MatchState, seat: Seat) -> int:
    return mask_of(view_for(state, seat).hand)


def is_true(state: MatchState, view: View, said: Explanation) -> bool:
    """Whether the ground holds, by the open cards."""
    assert view.contract is not None
    assert view.trick is not None
    assert isinstance(said.action, Play)
    players, card, seat = view.rules.players, said.action.card, view.seat
    named = view.contract.trumps
    trumps = mask_of(one for one in DECK if view.contract.trumps.suit is one.suit)
    partner = ally_of(seat, view.contract, view.rules)
    against = [other for other in range(players) if other not in {seat, partner}]
    waiting = [(seat + step) % players for step in range(1, players - len(view.trick.cards))]
    outside = 0
    for other in against:
        outside |= hand(state, other)
    later = 0
    for other in set(waiting) & set(against):
        later |= hand(state, other)
    now = (*view.trick.cards, card)
    wins = best_place(now, view.contract.trumps) == len(now) - 1
    before = best_place(now[:-1], view.contract.trumps) if len(now) > 1 else 0
    owner = (view.trick.leader + before) % players
    best = now[before]
    match said.ground:
        case Ground.DRAWS_TRUMPS:
            is_trump, held = bool(trumps >> card & 1), sum(view.counts[other] for other in against)
            return is_trump and 0 < said.number <= held and (outside & trumps).bit_count() <= said.number
        case Ground.SURE:
            return not outside & beaters(card, named)
        case Ground.NO_TRUMP_OUT:
            return not outside & (beaters(card, named) | trumps) and bool(trumps)
        case Ground.HIGHEST | Ground.MAY_BE_RUFFED:
            exposed = [one for one in against if card.suit in said.known.voids[one]]
            exposed = [one for one in exposed if view.contract.trumps.suit not in said.known.voids[one]]
            is_plain = said.ground is Ground.HIGHEST
            return not outside & higher(card, named) and not (is_plain and exposed)
        case Ground.PARTNER_RUFFS:
            assert partner is not None
            return not any(one.suit is card.suit for one in view_for(state, partner).hand)
        case Ground.TAKES:
            return wins and not later & beaters(card, named)
        case Ground.BEST_SO_FAR | Ground.CHEAPEST_BEST:
            return wins and bool(waiting)
        case Ground.FEEDS | Ground.PARTNER_TAKES:
            return not wins and owner == partner and not later & beaters(best, named)
        case Ground.FEEDS_BEST | Ground.PARTNER_LEADS:
            return not wins and owner == partner
        case Ground.KEEPS_TRUMP:
            winning = trumps & beaters(best, named)
            spared = any(winning >> other & 1 for other in view.choices.cards if other != card)
            return spared and owner != partner
        case Ground.KEEPS_CARD:
            assert said.card is not None
            return said.card in view.hand and not outside & higher(said.card, named)
        case Ground.KEEPS_GUARD:
            assert said.card is not None
            of_suit = [one for one in view.hand if one.suit is said.card.suit]
            return said.card in of_suit and said.card.rank is Rank.TEN and len(of_suit) == 2
        case Ground.SAYS_BELOTE:
            return (seat, card) in view_for(apply(state, said.action).state, seat).belotes
        case Ground.KEEPS_BELOTE:
            assert said.card is not None
            other = belote_partner(said.card, view.contract.trumps)
            own = {one for trick in view.tricks for at, one in trick.played(players) if at == seat}
            return said.card in view.choices.cards and other in {*view.hand, *own} and bool(view.trick.cards)
        case Ground.LOST:
            could = hand(state, partner) if partner in waiting else 0
            return not wins and owner != partner and not could & beaters(best, named)
        case _:
            return True


@pytest.mark.parametrize("game", GAMES)
def test_the_ground_is_true_of_the_open_cards(game: str) -> None:
    plays = [one for one in explained(game) if isinstance(one[2].action, Play)]
    assert len(plays) > 40
    for state, view, said in plays:
        assert is_true(state, view, said), (said, view)


def test_every_ground_of_a_card_is_met() -> None:
    met = Counter(said.ground for game in GAMES for _, _, said in explained(game))
    assert {ground for ground in Ground if not met[ground]} == {
        Ground.MOSTLY,
        Ground.PROMISES,
        Ground.LEVEL,
        Ground.USUAL,
        Ground.MADE,
        Ground.FALLS,
        Ground.PASSES,
        Ground.LOSES_LESS,
        Ground.KEEPS_BELOTE,
        Ground.KEEPS_TRUMP,
        Ground.USUAL_CARD,
        Ground.EXPERIENCE,
        Ground.NOTHING_TO_DECLARE,
    }


def test_belotes_that_could_be_lost_are_spoken_of() -> None:
    """At all trumps in Bulgaria: said while it can be, and not thrown away for another card as cheap."""
    found = {}
    for name in ("leading", "following"):
        for one in positions(MANNERS / f"{name}.yaml"):
            said = explain(one.view, make_mind("medium").decide(one.view, 1))
            found[one.title] = (said.ground, said.card)
    assert found["says the belote while it leads"][0] is Ground.SAYS_BELOTE
    assert found["keeps king and queen together for a belote"] == (Ground.KEEPS_BELOTE, card("KC"))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_known_is_true(game: str) -> None:
    proved = silent = with_belote = 0
    for state, view, said in explained(game):
        if not isinstance(said.action, Play):
            continue
        known = said.known
        for seat, suits in enumerate(known.voids):
            assert not {card.suit for card in view_for(state, seat).hand} & set(suits)
            proved += len(suits)
        for seat, cards in enumerate(known.holds):
            assert set(cards) <= set(view_for(state, seat).hand)
        for seat, cards in enumerate(known.lacks):
            assert not set(cards) & {*view_for(state, seat).hand, *view.hand}
            silent += len(cards)
        assert known.points == view.card_points
        assert view.contract is not None
        with_belote += bool(belote_suits(view.contract.trumps))
        if view.contract.trumps.suit is not None:
            others = [seat for seat in range(view.rules.players) if seat != view.seat]
            held = sum(
                card.suit is view.contract.trumps.suit
                for seat in others
                for card in view_for(state, seat).hand
            )
            assert known.trumps_out is not None
            assert known.trumps_out >= held
        else:
            assert known.trumps_out is None
    assert proved > 10
    assert silent or with_belote <= 2 * len(DECK), "two deals may tell nothing"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["bela4", "belot_bg", "bela3"])
@pytest.mark.parametrize("level", ["easy", "hard", "master"])
def test_every_level_is_explained(level: str, game: str) -> None:
    weighed = 0
    for state, view, said in explained(game, level, 1):
        if isinstance(said.action, Play):
            assert is_true(state, view, said), (said, view)
        if said.options:
            weighed += 1
            assert said.worlds > 0
            assert said.options[0].action == said.action
            assert list(said.options[1:]) == sorted(said.options[1:], key=lambda one: -one.value)
        if said.ground is Ground.MOSTLY:
            assert said.number == said.options[0].best_in > said.worlds / 2
    assert (weighed > 5) == (level in {"hard", "master"})


def test_other_decisions_have_their_own_reason() -> None:
    plain = {Ground.REASON, Ground.ONLY_CALL, Ground.OWN_STANDS, Ground.LETS_PLAY, Ground.SUITS_HAND}
    plain |= {Ground.SAME_GAME, Ground.NO_SEVEN}
    for game in GAMES:
        for _, _, said in explained(game):
            if not isinstance(said.action, Play):
                assert said.ground in plain
            if isinstance(said.action, MakeCall) and isinstance(said.action.call, Bid):
                if said.action.call.trumps.suit is None:
                    assert said.known == Known()
                else:
                    assert said.known.own_trumps is not None


def weighed(values: tuple[float, ...], error: float, best_in: int = 0) -> tuple[View, Decision]:
    """A free choice of which nothing can be proved, weighed like this."""
    for _, view, said in explained("bela4"):
        cards = view.choices.cards
        if isinstance(said.action, Play) and said.ground is Ground.JUDGED and len(cards) >= len(values):
            break
    else:
        raise AssertionError("no card was played by judgement")
    others = [card for card in cards if card != said.action.card]
    told = tuple(
        Candidate(Play(view.seat, card), value, error, best_in)
        for card, value in zip((said.action.card, *others), values, strict=False)
    )
    return view, Decision(told[0].action, Reason.TAKES_TRICK, told, worlds=100)


@pytest.mark.parametrize(("lead", "ground"), [(9.0, Ground.PROMISES), (1.0, Ground.LEVEL)])
def test_numbers_are_compared_only_where_they_differ_by_more_than_chance(lead: float, ground: Ground) -> None:
    view, decision = weighed((10 + lead, 10.0), error=1.0)
    said = explain(view, decision)
    assert said.ground is ground
    assert said.amount == lead
    other = decision.candidates[1].action
    assert isinstance(other, Play)
    assert said.card is other.card
    assert said.worlds == 100


def test_cards_of_the_same_deals_are_compared_by_the_error_of_their_difference() -> None:
    view, decision = weighed((11.0, 10.0), error=9.0)
    best, *others = decision.candidates
    for difference_error, ground in ((0.4, Ground.PROMISES), (0.6, Ground.LEVEL)):
        told = (best, *(replace(one, difference_error=difference_error) for one in others))
        assert explain(view, replace(decision, candidates=told)).ground is ground


def test_deals_are_counted_where_it_was_best_in_most() -> None:
    view, decision = weighed((11.0, 10.0), error=1.0, best_in=51)
    assert (explain(view, decision).ground, explain(view, decision).number) == (Ground.MOSTLY, 51)
    view, decision = weighed((11.0, 10.0), error=1.0, best_in=50)
    assert explain(view, decision).ground is Ground.LEVEL


def test_the_action_stands_first_and_three_are_enough() -> None:
    for _, view, said in explained("belot_bg"):
        if isinstance(said.action, Play) and len(view.choices.cards) > SHOWN:
            break
    told = tuple(Candidate(Play(view.seat, card), 5.0, 1.0) for card in view.choices.cards)
    assert isinstance(said.action, Play)
    found = explain(view, Decision(told[-1].action, Reason.TAKES_TRICK, told, 10))
    assert len(found.options) == SHOWN
    assert found.options[0].action == told[-1].action


def call_weighed(reason: Reason, *values: float) -> Explanation:
    """A rule player's first call, weighed like this; it is the first of the values."""
    view, usual = next(
        (view, said) for _, view, said in explained("bela4") if isinstance(said.action, MakeCall)
    )
    others = [MakeCall(view.seat, call) for call in view.choices.calls]
    calls = sorted(others, key=lambda one: one != usual.action)
    told = [Candidate(call, value, 3.0) for call, value in zip(calls, values, strict=False)]
    best = told[0].action
    return explain(view, Decision(best, reason, tuple(sorted(told, key=lambda one: -one.value)), 200))


def test_a_call_that_looks_worse_than_another_is_not_said_to_be_good() -> None:
    said = call_weighed(Reason.STRONG_ENOUGH, -5.0, 4.0, -8.0)
    assert (said.ground, said.amount) == (Ground.USUAL, 9.0)
    assert call_weighed(Reason.TOO_WEAK, 1.0, 4.0).ground is Ground.USUAL
    plain = call_weighed(Reason.STRONG_ENOUGH, 4.0, -5.0)
    assert (plain.ground, plain.amount) == (Ground.REASON, 0.0)
    least = call_weighed(Reason.STRONG_ENOUGH, -4.0, -5.0)
    assert (least.ground, least.amount) == (Ground.LOSES_LESS, 1.0)


def test_a_call_for_the_sake_of_the_match_says_so_whatever_the_imagined_deals_bring() -> None:
    """They count points of the sheet, of which contra in a match that is lost without it has few to show."""
    for values in ((-5.0, 4.0, -8.0), (4.0, -5.0), (-3.0, -9.0)):
        said = call_weighed(Reason.MATCH_SCORE, *values)
        assert (said.ground, said.amount) == (Ground.REASON, 0.0)


def test_only_a_rule_players_call_is_said_to_be_usual_and_only_where_chance_may_have_made_it_worse() -> None:
    view, usual = next(
        (view, said) for _, view, said in explained("bela4") if isinstance(said.action, MakeCall)
    )
    other = next(
        MakeCall(view.seat, call) for call in view.choices.calls if MakeCall(view.seat, call) != usual.action
    )

    def said(chosen: SeatAction, better: SeatAction, lead: float) -> Ground:
        told = Candidate(better, lead, 3.0), Candidate(chosen, 0.0, 3.0)
        return explain(view, Decision(chosen, Reason.TOO_WEAK, told, 200)).ground

    assert said(usual.action, other, 12.0) is Ground.USUAL
    assert said(usual.action, other, 12.1) is Ground.REASON
    assert said(other, usual.action, 1.0) is Ground.REASON


def test_how_often_a_contract_is_made_is_said_where_enough_deals_tell() -> None:
    strong, doubts = Reason.STRONG_ENOUGH, Reason.DOUBTS_CONTRACT

    def said(
        stands: int, reached: int, value: float = 5.0, game: str = "bela4", reason: Reason = strong
    ) -> Explanation:
        view = next(view for _, view, said in explained(game) if isinstance(said.action, MakeCall))
        first, second = view.choices.calls[:2]
        told = (
            Candidate(MakeCall(view.seat, first), value, 3.0, 0, stands, reached),
            Candidate(MakeCall(view.seat, second), value - 9, 3.0),
        )
        return explain(view, Decision(told[0].action, reason, told, 200))

    assert (said(200, 158).ground, said(200, 158).number) == (Ground.MADE, 79)
    assert said(30, 10).number == 33
    assert said(29, 29).ground is Ground.REASON
    assert said(200, 90, -5.0).ground is Ground.LOSES_LESS
    assert not GAMES["belote2_es"].rules.score.can_fall
    assert said(200, 158, game="belote2_es").ground is Ground.SUITS_HAND
    contra = said(200, 158, reason=doubts)
    assert (contra.ground, contra.number, contra.amount) == (Ground.FALLS, 79, 0.0)
    assert said(200, 130, -5.0, reason=doubts).ground is Ground.FALLS  # whatever else loses more
    assert said(29, 29, reason=doubts).ground is Ground.REASON


def test_a_pass_says_how_often_the_best_call_is_made() -> None:
    view = next(view for _, view, said in explained("belot_bg") if isinstance(said.action, MakeCall))

    def said(other: Call, stands: int, reached: int, value: float = -9.0) -> Explanation:
        told = (
            Candidate(MakeCall(view.seat, Word.PASS), 0.0, 3.0),
            Candidate(MakeCall(view.seat, other), value, 3.0, 0, stands, reached),
        )
        return explain(view, Decision(told[0].action, Reason.TOO_WEAK, told, 200))

    hearts = Bid(Trumps.HEARTS)
    assert (said(hearts, 160, 62).ground, said(hearts, 160, 62).number) == (Ground.PASSES, 39)
    assert said(hearts, 29, 3).ground is Ground.REASON
    assert said(Word.CONTRA, 160, 62).ground is Ground.REASON
    assert said(hearts, 160, 120, 20.0).ground is Ground.REASON


def test_a_call_that_loses_is_not_said_to_win() -> None:
    assert call_weighed(Reason.STRONG_ENOUGH, -5.0, -9.0).ground is Ground.LOSES_LESS
    assert call_weighed(Reason.LEAST_EVIL, -5.0, -9.0).ground is Ground.REASON
    assert call_weighed(Reason.TOO_WEAK, -5.0, -9.0).ground is Ground.REASON
