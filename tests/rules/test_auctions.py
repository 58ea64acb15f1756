"""The auctions of the other games: in three, about a turned card, rising, and with numbers."""

from __future__ import annotations

import pytest

from game.cards.card import card
from game.rules.auction import Auction, auction_of
from game.rules.auctions.auction import over
from game.rules.call import call_of, call_text
from game.rules.contract import Contract, Trumps
from game.variants.catalogue import game_named
from game.variants.option_ids import options_from

RISING = "C D H S NT AT"

THROWN_IN = over(None)


def after(game: str, dealer: int, *words: str, turned: str = "AH", **options: object) -> Auction:
    """The auction after these words, the seats speaking in turn; each word must be open."""
    rules, calls = options_from(options, game_named(game).rules), ()
    for word in words:
        auction = auction_of(calls, dealer, rules, card(turned))
        assert auction.turn is not None, f"nobody may say {word}"
        assert call_of(word) in auction.open, word
        calls = (*calls, (auction.turn, call_of(word)))
    return auction_of(calls, dealer, rules, card(turned))


def spoken(auction: Auction) -> tuple[int | None, str]:
    return auction.turn, " ".join(map(call_text, auction.open))


def test_in_three_the_eldest_must_call() -> None:
    assert spoken(after("bela3", 2)) == (0, "C D H S")
    assert after("bela3", 2).is_forced
    assert after("bela3", 1, "S").contract == Contract(trumps=Trumps.SPADES, taker=2)


def test_in_three_passing_may_be_allowed_and_the_dealer_must() -> None:
    allowed = {"bidding": "passThenMus"}
    assert spoken(after("bela3", 2, **allowed)) == (0, "C D H S pass")
    assert spoken(after("bela3", 2, "pass", "pass", **allowed)) == (2, "C D H S")
    assert after("bela3", 2, *["pass"] * 3, mus=False, **allowed) == THROWN_IN


def test_in_three_an_extra_card_may_be_turned_up() -> None:
    turning = {"bidding": "turnUp"}
    assert spoken(after("bela3", 2, **turning)) == (0, "take pass")
    assert spoken(after("bela3", 2, *["pass"] * 5, **turning)) == (2, "C D S")


def test_a_turned_card_is_taken_or_another_suit_named() -> None:
    for game in ("bela2", "belote2_es"):
        assert spoken(after(game, 1)) == (0, "take pass")
        assert spoken(after(game, 1, "pass")) == (1, "take pass")
        assert spoken(after(game, 1, "pass", "pass", turned="9D")) == (0, "C H S pass")
        assert after(game, 1, "pass", "take").contract == Contract(trumps=Trumps.HEARTS, taker=1)
        assert after(game, 1, "pass", "pass", "C").contract == Contract(trumps=Trumps.CLUBS, taker=0)
    assert spoken(after("bela2", 1, *["pass"] * 3)) == (1, "C D S")
    assert spoken(after("belote2_es", 1, *["pass"] * 3)) == (1, "C D S pass")
    assert after("belote2_es", 1, *["pass"] * 4) == THROWN_IN
    assert after("belote4_fr", 1, *["pass"] * 8) == THROWN_IN


def test_who_took_a_turned_card_or_named_another_suit_may_be_doubled_by_his_opponents() -> None:
    doubled = {"contra": True, "recontra": True}
    assert spoken(after("belote4_fr", 3, "pass", "take", **doubled)) == (2, "contra pass")
    assert spoken(after("belote4_fr", 3, "pass", "take", "pass", **doubled)) == (0, "contra pass")
    plain = after("belote4_fr", 3, "pass", "take", "pass", "pass", **doubled)
    assert plain.contract == Contract(trumps=Trumps.HEARTS, taker=1)
    late = [*["pass"] * 4, "C", "contra"]
    assert spoken(after("belote4_fr", 3, *late, **doubled)) == (2, "recontra pass")
    redoubled = after("belote4_fr", 3, *late, "recontra", **doubled)
    assert redoubled.contract == Contract(trumps=Trumps.CLUBS, taker=0, multiplier=4)
    assert after("belote4_fr", 3, *late, contra=True).contract == Contract(
        trumps=Trumps.CLUBS, taker=0, multiplier=2
    )


def test_without_the_turned_card_nobody_can_tell() -> None:
    with pytest.raises(LookupError, match="turned card"):
        auction_of((), 0, game_named("bela2").rules)


def test_games_rise_and_three_passes_close() -> None:
    assert spoken(after("belot_bg", 3)) == (0, f"{RISING} pass")
    assert spoken(after("belot_bg", 3, "D")) == (1, "H S NT AT contra pass")
    assert spoken(after("belot_bg", 3, "D", "NT")) == (2, "AT contra pass")
    assert after("belot_bg", 3, "D", "NT").standing == Contract(trumps=Trumps.NONE, taker=1)
    ended = after("belot_bg", 3, "pass", "D", "pass", "pass", "pass")
    assert ended.contract == Contract(trumps=Trumps.DIAMONDS, taker=1)
    assert after("belot_bg", 3, *["pass"] * 4) == THROWN_IN
    assert after("belot_bg", 3, "pass", "pass", "pass").turn == 3


def test_passed_players_may_return() -> None:
    assert spoken(after("belot_bg", 3, "pass", "H", "pass", "pass")) == (0, "S NT AT contra pass")


def test_the_partner_may_raise_but_not_double() -> None:
    assert spoken(after("belot_bg", 3, "H", "pass")) == (2, "S NT AT pass")


def test_recontra_belongs_to_the_bidders_side_and_a_higher_game_cancels_both() -> None:
    assert spoken(after("belot_bg", 3, "H", "contra")) == (2, "S NT AT recontra pass")
    assert spoken(after("belot_bg", 3, "H", "contra", "pass")) == (3, "S NT AT pass")
    assert spoken(after("belot_bg", 3, "H", "contra", "recontra")) == (3, "S NT AT pass")
    redoubled = after("belot_bg", 3, "H", "contra", "recontra", "pass", "pass", "pass")
    assert redoubled.contract == Contract(trumps=Trumps.HEARTS, taker=0, multiplier=4)
    fled = after("belot_bg", 3, "H", "contra", "recontra", "S")
    assert fled.standing == Contract(trumps=Trumps.SPADES, taker=3)


def test_where_nobody_may_run_only_recontra_is_left() -> None:
    stay = {"runFromContra": False}
    assert spoken(after("belot_bg", 3, "H", "contra", **stay)) == (2, "recontra pass")
    closed = after("belot_bg", 3, "H", "contra", "recontra", **stay)
    assert closed.contract == Contract(trumps=Trumps.HEARTS, taker=0, multiplier=4)
    none = after("belot_bg", 3, "AT", "contra", recontra=False)
    assert none.contract == Contract(trumps=Trumps.ALL, taker=0, multiplier=2)


def test_all_trumps_may_end_the_auction() -> None:
    assert spoken(after("belot_bg", 3, "AT")) == (1, "contra pass")
    ended = after("belot_bg", 3, "AT", allTrumpsEndsAuction=True)
    assert ended.contract == Contract(trumps=Trumps.ALL, taker=0)
    assert after("belot_bg", 3, "NT", allTrumpsEndsAuction=True).turn == 1
    assert after("belot_bg", 3, "AT", contra=False, recontra=False).contract is not None


def test_the_dealer_may_have_to_bid() -> None:
    assert spoken(after("belot_bg", 3, *["pass"] * 3, mus=True)) == (3, RISING)


def test_numbers_rise_by_ten_and_no_suit_is_higher() -> None:
    opening = after("coinche_fr", 3)
    assert spoken(opening)[1].split()[:5] == ["80C", "80D", "80H", "80S", "90C"]
    assert spoken(opening)[1].split()[-2:] == ["capotS", "pass"]
    assert len(opening.open) == 10 * 4 + 1
    assert spoken(after("coinche_fr", 3, "150H"))[1] == (
        "160C 160D 160H 160S capotC capotD capotH capotS contra pass"
    )
    assert spoken(after("coinche_fr", 3, "capotH")) == (1, "contra pass")
    bid = after("coinche_fr", 3, "90S", "pass", "pass", "pass")
    assert bid.contract == Contract(trumps=Trumps.SPADES, taker=0, goal=90)


def test_a_contre_stops_the_numbers() -> None:
    assert spoken(after("coinche_fr", 3, "90S", "contra")) == (2, "recontra pass")
    assert spoken(after("coinche_fr", 3, "90S", "contra", "pass")) == (3, "pass")
    ended = after("coinche_fr", 3, "90S", "contra", "recontra")
    assert ended.contract == Contract(trumps=Trumps.SPADES, taker=0, goal=90, multiplier=4)
    assert after("coinche_fr", 3, "90S", "contra", "pass", "pass", "pass").contract is not None
