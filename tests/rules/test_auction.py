"""Calling (rule book A5, A-19) and the doubling of some rooms."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.actions import MakeCall
from game.rules.auction import Auction, auction_of
from game.rules.auctions.auction import over
from game.rules.call import BIDS, Word, call_of, call_text
from game.rules.contract import Contract, Trumps
from game.rules.events import CallMade, ContractMade, Redeal, TalonTaken
from game.rules.phase import Phase
from game.rules.refusal import Refusal
from tests.rules.seated import Table, house

THROWN_IN = over(None)


def after(dealer: int, *words: str, **options: object) -> Auction:
    """The auction after these words, the seats speaking in turn."""
    rules, calls = house(**options), ()
    for word in words:
        turn = auction_of(calls, dealer, rules).turn
        assert turn is not None
        calls = (*calls, (turn, call_of(word)))
    return auction_of(calls, dealer, rules)


def spoken(auction: Auction) -> tuple[int | None, str]:
    return auction.turn, " ".join(map(call_text, auction.open))


@pytest.mark.parametrize("dealer", range(4))
def test_the_right_to_call_begins_at_the_dealers_right_and_goes_round(dealer: int) -> None:
    for passes in range(4):
        turn, said = spoken(after(dealer, *["pass"] * passes))
        assert turn == (dealer + 1 + passes) % 4
        assert said == ("C D H S" if passes == 3 else "C D H S pass")


def test_the_dealer_must_call() -> None:
    assert after(3, "pass", "pass", "pass").is_forced
    assert not after(3, "pass", "pass").is_forced
    assert not after(3, "H").is_forced


def test_without_mus_the_dealer_may_pass_and_the_cards_are_thrown_in() -> None:
    assert spoken(after(3, "pass", "pass", "pass", mus=False)) == (3, "C D H S pass")
    ended = after(3, "pass", "pass", "pass", "pass", mus=False)
    assert ended == THROWN_IN
    assert ended.contract is None
    assert after(3) != THROWN_IN
    assert after(3, "H") != THROWN_IN


@pytest.mark.parametrize("suit", "CDHS")
def test_the_first_suit_called_stands(suit: str) -> None:
    ended = after(3, "pass", suit)
    named = Contract(trumps=Trumps(suit), taker=1)
    assert ended == Auction(contract=named, standing=named)


def test_nobody_is_asked_for_a_contra_unless_the_room_knows_it() -> None:
    assert after(3, "H").turn is None
    assert after(3, "H", "pass", "pass", contra=True).contract == Contract(trumps=Trumps.HEARTS, taker=0)


def test_the_takers_opponents_are_asked_in_turn_whether_they_double() -> None:
    assert spoken(after(3, "pass", "H", contra=True)) == (2, "contra pass")
    assert spoken(after(3, "pass", "H", "pass", contra=True)) == (0, "contra pass")
    doubled = after(3, "pass", "H", "pass", "contra", contra=True)
    assert doubled.contract == Contract(trumps=Trumps.HEARTS, taker=1, multiplier=2)


def test_the_takers_side_is_asked_in_turn_whether_it_redoubles() -> None:
    rooms = {"contra": True, "recontra": True}
    assert spoken(after(3, "H", "contra", **rooms)) == (2, "recontra pass")
    assert spoken(after(3, "H", "contra", "pass", **rooms)) == (0, "recontra pass")
    assert spoken(after(3, "H", "pass", "contra", **rooms)) == (0, "recontra pass")
    assert after(3, "H", "contra", "pass", "pass", **rooms).contract == Contract(
        trumps=Trumps.HEARTS, taker=0, multiplier=2
    )
    for passes in range(2):
        redoubled = after(3, "H", "contra", *["pass"] * passes, "recontra", **rooms)
        assert redoubled.contract == Contract(trumps=Trumps.HEARTS, taker=0, multiplier=4)
    assert after(3, "H", "pass", "pass", **rooms).contract == Contract(trumps=Trumps.HEARTS, taker=0)


def test_words_and_letters_of_calls() -> None:
    for text in [
        "pass",
        "contra",
        "recontra",
        "take",
        "C",
        "D",
        "H",
        "S",
        "NT",
        "AT",
        "80H",
        "160S",
        "capotC",
        "82D",
        "170S",
        "240AT",
        "80NT",
        "capotNT",
    ]:
        assert call_text(call_of(text)) == text
    assert call_of("H") is BIDS[Trumps.HEARTS]
    wrong = ("", "h", "PASS", "X", "75H", "90", "84S", "260AT", "CAPOTH", "capot")
    for text in wrong:
        with pytest.raises(ValueError):  # noqa: PT011 - any sentence
            call_of(text)


def test_a_call_ends_the_auction_and_all_lift_their_talons() -> None:
    table = Table().say("pass", "H")
    assert table.state.the_deal.the_contract == Contract(trumps=Trumps.HEARTS, taker=1)
    assert [event.contract.taker for event in table.happened(ContractMade)] == [1]
    assert [(event.seat, event.count) for event in table.happened(TalonTaken)] == [(n, 2) for n in range(4)]
    assert table.state.the_deal.talons == ((), (), (), ())
    for seat in range(4):
        assert table.view(seat).hand == tuple(sorted(table.hands[seat]))
        assert table.view(seat).counts == (8, 8, 8, 8)


def test_eldest_leads_whoever_called() -> None:
    for caller in range(4):
        table = Table(dealer=1).say(*["pass"] * caller, "S")
        assert table.turn == 2
        assert [seat for seat in range(4) if table.choices(seat).cards] == [2]


def test_a_forced_call_is_told_as_such() -> None:
    table = Table(dealer=2).say("pass", "pass", "pass", "D")
    assert [(event.seat, event.is_forced) for event in table.happened(CallMade)] == [
        (3, False),
        (0, False),
        (1, False),
        (2, True),
    ]


def test_a_call_out_of_turn_or_not_open_is_refused() -> None:
    table = Table()
    assert table.refusal(MakeCall(1, Word.PASS)) is Refusal.NOT_YOUR_TURN
    assert table.refusal(MakeCall(7, Word.PASS)) is Refusal.NOT_YOUR_TURN
    assert table.refusal(MakeCall(0, Word.CONTRA)) is Refusal.CALL_NOT_OPEN
    assert table.refusal(MakeCall(0, BIDS[Trumps.NONE])) is Refusal.CALL_NOT_OPEN
    assert table.refusal(MakeCall(0, BIDS[Trumps.ALL])) is Refusal.CALL_NOT_OPEN
    table.say("pass", "pass", "pass")
    assert table.refusal(MakeCall(3, Word.PASS)) is Refusal.CALL_NOT_OPEN
    table.say("S")
    assert table.refusal(MakeCall(0, Word.PASS)) is Refusal.NOT_NOW
    assert Table.seated().refusal(MakeCall(0, Word.PASS)) is Refusal.NOT_NOW


def test_nobody_overcalls() -> None:
    table = Table().say("C")
    assert table.state.phase is Phase.PLAYING
    assert table.refusal(MakeCall(1, BIDS[Trumps.HEARTS])) is Refusal.NOT_NOW


def test_cards_thrown_in_leave_the_sheet_and_pass_the_deal_on() -> None:
    table = Table(dealer=3, mus=False).with_scores(10, 20).say("pass", "pass", "pass", "pass")
    assert [event.next_dealer for event in table.happened(Redeal)] == [0]
    assert (table.state.phase, table.state.dealer, table.state.scores) == (Phase.SHUFFLING, 0, (10, 20))
    assert table.state.results == ()
    assert table.deal().turn == 1
    assert table.state.deal_number == 2


def test_points_that_hang_wait_through_a_deal_thrown_in() -> None:
    table = Table(mus=False, tie="hang")
    table.state = replace(table.state, hung=81)
    assert table.say("pass", "pass", "pass", "pass").state.hung == 81
