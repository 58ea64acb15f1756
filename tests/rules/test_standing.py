"""Where a deal stands: the sums of the sheet, and a mark that keeps its word, in every game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import DECK, card
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.events import BeloteCalled, DealScored, DeclarationsResolved
from game.rules.options.rules import Rules
from game.rules.options.score import Tie
from game.rules.result import Counted, DealResult, Outcome
from game.rules.scoring import factors_of, whole_game
from game.rules.seats import side_of, sides
from game.rules.standing import at_stake, camps, is_made, needed, points_so_far
from game.rules.state import new_match
from game.rules.trick import Trick
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.rules.played import steps

PLAYED_OUT = {Outcome.MADE, Outcome.FELL, Outcome.HUNG}


def told(
    rules: Rules,
    trumps: Trumps = Trumps.HEARTS,
    *,
    points: tuple[int, ...] = (0, 0),
    taker: int = 0,
    takers: tuple[int, ...] = (),
    multiplier: int = 1,
    goal: int = 0,
    shown: tuple[Counted, ...] = (),
    belotes: tuple[int, ...] = (),
) -> View:
    """A view of a deal that came so far."""
    view = view_for(new_match(rules), 0)
    contract = Contract(trumps=trumps, taker=taker, multiplier=multiplier, goal=goal)
    return replace(
        view,
        contract=contract,
        card_points=points,
        tricks=tuple(Trick(0, DECK[4 * place : 4 * place + 4]) for place in range(len(takers))),
        takers=takers,
        shown=shown,
        belotes=tuple((seat, card("KH")) for seat in belotes),
    )


def fifty(seat: int) -> Counted:
    cards = tuple(card(code) for code in ("7C", "8C", "9C", "TC"))
    return Counted(seat, Declaration(Kind.SEQUENCE, cards, 50))


@pytest.mark.parametrize(
    ("game", "trumps", "goal", "called", "expected"),
    [
        ("bela4", Trumps.HEARTS, 0, False, 82),
        ("bela4", Trumps.HEARTS, 0, True, 117),
        ("bela3", Trumps.HEARTS, 0, False, 82),
        ("belot_bg", Trumps.HEARTS, 0, False, 82),
        ("belot_bg", Trumps.NONE, 0, False, 131),
        ("belot_bg", Trumps.ALL, 0, False, 130),
        ("coinche_fr", Trumps.HEARTS, 110, False, 110),
        ("coinche_fr", Trumps.HEARTS, 80, False, 82),
        ("coinche_fr", Trumps.HEARTS, 80, True, 117),
        ("coinche_fr", Trumps.HEARTS, 250, False, 162),
        ("belote4_fr", Trumps.HEARTS, 0, False, 82),
        ("belote4_es", Trumps.HEARTS, 0, False, None),
    ],
)
def test_what_the_taker_needs(
    game: str, trumps: Trumps, goal: int, called: bool, expected: int | None
) -> None:
    rules = GAMES[game].rules
    more = {"shown": (fifty(1),), "belotes": (0,)} if called else {}
    nothing = (0,) * sides(rules.players)
    assert needed(told(rules, trumps, points=nothing, goal=goal, **more)) == expected  # type: ignore[arg-type]


def test_what_counts_twice_counts_twice_in_the_middle_of_a_deal() -> None:
    deal = told(GAMES["belot_bg"].rules, Trumps.NONE, points=(40, 27))
    assert points_so_far(deal) == (80, 54)
    assert points_so_far(replace(deal, contract=None)) == (40, 27)


def test_a_belote_counts_after_both_words_where_both_are_needed() -> None:
    half = told(GAMES["belote2_es"].rules, belotes=(1,))
    assert points_so_far(half) == (0, 0)
    assert points_so_far(replace(half, rebelotes=((1, card("QH")),))) == (0, 20)


def test_contra_makes_a_contest_where_nobody_falls() -> None:
    rules = GAMES["belote4_es"].rules
    assert needed(told(rules, multiplier=2)) == 82


def test_with_half_the_taker_wins_where_the_tie_is_his() -> None:
    rules = GAMES["bela4"].rules
    tied = replace(rules, score=replace(rules.score, tie=Tie.TAKER_WINS))
    assert needed(told(tied)) == 81
    assert needed(told(tied), 163) == 82
    assert is_made(told(tied, points=(81, 81), takers=(0, 1) * 4))
    assert not is_made(told(rules, points=(81, 81), takers=(0, 1) * 4))


def test_a_capot_moves_the_mark_once_the_deal_is_scored() -> None:
    taken = told(GAMES["bela4"].rules, points=(162, 0), takers=(0,) * 8)
    assert needed(taken) == 82
    assert needed(taken, 252) == 127


def test_declarations_make_a_contract_with_one_trick_but_not_alone() -> None:
    helped = told(GAMES["bela4"].rules, points=(11, 151), shown=(fifty(0),) * 3, takers=(0,) + (1,) * 7)
    assert is_made(helped)
    declared = told(GAMES["bela4"].rules, points=(0, 162), shown=(fifty(0),) * 4, takers=(1,) * 8)
    assert points_so_far(declared)[0] >= (needed(declared) or 0)
    assert not is_made(declared), "a taker without a trick has fallen"


@pytest.mark.parametrize(("game", "goal", "mark"), [("coinche_fr", 80, 80), ("bela4", 0, 82)])
def test_where_the_bid_is_enough_no_half_is_needed_but_where_nothing_was_bid(
    game: str, goal: int, mark: int
) -> None:
    rules = GAMES[game].rules
    enough = replace(rules, score=replace(rules.score, bid_is_enough=True))
    assert needed(told(enough, goal=goal)) == mark


@pytest.mark.parametrize(("declarer", "mark"), [(0, 212), (1, 162)])
def test_for_a_capot_the_taker_needs_all_cards_besides_what_he_declared(declarer: int, mark: int) -> None:
    assert needed(told(GAMES["coinche_fr"].rules, goal=250, shown=(fifty(declarer),))) == mark


def test_a_capot_is_made_with_the_last_trick_only() -> None:
    rules = GAMES["coinche_fr"].rules
    seven = told(rules, points=(152, 0), goal=250, takers=(0,) * 7)
    assert not is_made(seven)
    assert is_made(replace(seven, card_points=(162, 0), takers=(0, 2) * 4))


@pytest.mark.parametrize(("takers", "made"), [((0,) * 8, True), ((0,) * 7 + (2,), False), ((2,) * 8, False)])
def test_a_generale_is_made_without_the_partner(takers: tuple[int, ...], *, made: bool) -> None:
    assert is_made(told(GAMES["coinche_fr"].rules, points=(162, 0), goal=500, takers=takers)) is made


def test_there_is_nothing_to_make_before_the_call() -> None:
    before = view_for(new_match(GAMES["bela4"].rules), 0)
    assert needed(before) is None
    assert not is_made(before)
    assert at_stake(before) == 0
    assert camps(before) == (0, 1)


def test_who_stands_together() -> None:
    assert camps(told(GAMES["bela3"].rules, points=(0, 0, 0), taker=1)) == (1, 0, 1)
    assert camps(told(GAMES["belote3_es"].rules, points=(0, 0, 0))) == (0, 1, 2)
    assert camps(told(GAMES["bela4"].rules, taker=3)) == (1, 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_sums_are_those_of_the_sheet_and_the_mark_keeps_its_word(game: str) -> None:
    rules, made, compared = GAMES[game].rules, None, 0
    for state, step in steps(rules, f"standing {game}", often(8, 60)):
        view = view_for(step.state, 0)
        if state.deal_number != step.state.deal_number or view.contract is None:
            made = None
            continue
        assert needed(view) is None or (needed(view) or 0) <= at_stake(view)
        if any(isinstance(one, BeloteCalled | DeclarationsResolved) for one in step.events):
            made = None  # the mark has moved
        scored = next((one.result for one in step.events if isinstance(one, DealScored)), None)
        if scored is None:
            made = made or (view if is_made(view) else None)
        elif scored.outcome in PLAYED_OUT:
            compared += 1
            assert_end(view, scored)
            assert made is None or scored.outcome is Outcome.MADE
    assert compared


def assert_end(view: View, result: DealResult) -> None:
    """A deal that was played to its end came to what the sheet has."""
    contract, players = view.contract, view.rules.players
    assert contract is not None
    taker = side_of(contract.taker, players)
    often_counted = factors_of(contract.trumps, view.rules.score).cards
    laid_away = [
        (one - taken) * often_counted for one, taken in zip(result.card_points, view.card_points, strict=True)
    ]
    assert all(points == 0 for side, points in enumerate(laid_away) if side != taker)
    bonus = result.bonus or (0,) * len(laid_away)
    tricks = {side_of(seat, players) for seat in view.takers}
    if len(tricks) == len(laid_away):
        sums = [sum(one) for one in zip(points_so_far(view), laid_away, bonus, strict=True)]
        assert tuple(sums) == result.totals
        assert at_stake(view) == sum(result.totals) - sum(bonus)
        if needed(view) is not None and not any(laid_away):
            assert is_made(view) is (result.outcome is Outcome.MADE)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_at_stake_is_known_where_all_cards_are_in_play(game: str) -> None:
    rules = GAMES[game].rules
    view = told(rules, points=(0,) * sides(rules.players))
    in_play = rules.players * rules.pack.hand + rules.pack.extra
    whole = whole_game(Trumps.HEARTS, rules.score)
    assert at_stake(view) == whole if in_play == 32 else at_stake(view) <= whole
