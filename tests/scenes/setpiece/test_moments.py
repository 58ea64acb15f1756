"""Which deals are great moments, whose they are, and how long each of them passes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import DECK
from game.cards.suit import Suit
from game.rules.contract import Contract, Trumps
from game.rules.phase import Phase
from game.rules.result import DealResult, Outcome
from game.rules.trick import Trick
from game.scenes.setpiece.keepsake import TIMELINES, Kind, grown
from game.scenes.setpiece.timeline import Passing, staggered
from game.scenes.table.moments import last_ace, moment_of, winners_of
from game.variants.catalogue import GAMES
from tests.scenes.setpiece.pieces import deal
from tests.scenes.test_screens import in_the

BELA = GAMES["bela4"].rules


@pytest.mark.parametrize(
    ("result", "kind"),
    [
        (deal(), None),
        (deal(Outcome.FELL), None),
        (deal(Outcome.HUNG, multiplier=2), None),
        (deal(Outcome.PENALTY, multiplier=2), None),
        (deal(multiplier=2, written=(204, 0)), None),
        (deal(multiplier=2, written=(324, 0)), Kind.BIG),
        (deal(Outcome.FELL, multiplier=2, written=(0, 324)), Kind.FELL),
        (deal(capot=1, written=(0, 252)), Kind.CAPOT),
        (deal(Outcome.FELL, capot=1, multiplier=4, written=(0, 1008)), Kind.CAPOT),
        (deal(Outcome.BELOT, written=(1001, 0)), Kind.BELOT),
    ],
)
def test_the_moment_of_a_deal(result: DealResult, kind: Kind | None) -> None:
    assert moment_of(result, BELA) is kind


def test_a_deal_without_a_contract_is_no_moment() -> None:
    assert moment_of(replace(deal(Outcome.PENALTY), contract=None, multiplier=2), BELA) is None


@pytest.mark.parametrize(
    ("kind", "result", "players", "winners"),
    [
        (Kind.CAPOT, deal(capot=1, written=(0, 252)), 4, (1,)),
        (Kind.BELOT, deal(Outcome.BELOT, written=(0, 1001)), 4, (1,)),
        (Kind.FELL, deal(Outcome.FELL, multiplier=2, taker=3), 4, (0,)),
        (Kind.FELL, deal(Outcome.FELL, multiplier=2, taker=1), 2, (0,)),
        (Kind.FELL, deal(Outcome.FELL, multiplier=2, taker=1, written=(80, 0, 80)), 3, (0, 2)),
        (Kind.BIG, deal(multiplier=4, taker=2), 4, (0,)),
    ],
)
def test_whose_moment_it_is(kind: Kind, result: DealResult, players: int, winners: tuple[int, ...]) -> None:
    assert winners_of(kind, result, players) == winners


def test_the_season_is_that_of_the_last_ace_of_a_winner() -> None:
    view = in_the("bela4", Phase.PLAYING)
    aces = {card.suit: card for card in DECK if card.code[0] == "A"}
    low = [card for card in DECK if card.code[0] == "7"]
    tricks = (
        Trick(0, (aces[Suit.DIAMONDS], low[0], low[1], low[2])),
        Trick(1, (aces[Suit.CLUBS], aces[Suit.SPADES], low[3], low[0])),
    )
    view = replace(view, tricks=tricks, contract=Contract(trumps=Trumps.HEARTS, taker=0))
    assert last_ace(view, (1,)) is Suit.CLUBS
    assert last_ace(view, (0,)) is Suit.SPADES
    assert last_ace(view, ()) is Suit.HEARTS


@pytest.mark.parametrize(
    ("kind", "seconds"), [(Kind.CAPOT, 2.6), (Kind.WON, 5.0), (Kind.LOST, 2.0), (Kind.BELOT, 2.2)]
)
def test_how_long_a_moment_passes(kind: Kind, seconds: float) -> None:
    assert TIMELINES[kind].seconds == pytest.approx(seconds)


@pytest.mark.parametrize("kind", Kind)
def test_every_part_begins_at_nothing_and_ends_whole(kind: Kind) -> None:
    timeline = TIMELINES[kind]
    for cue in timeline.cues:
        assert timeline.share(cue.name, cue.begins) == 0
        assert 0 < timeline.share(cue.name, cue.begins + cue.seconds / 2) < 1.1
        assert timeline.share(cue.name, timeline.seconds) == 1


def test_a_moment_follows_the_speed_of_the_table() -> None:
    timeline = TIMELINES[Kind.CAPOT]
    calm, usual, quick = (Passing(timeline, seconds, is_still=False) for seconds in (1.5, 0.9, 0.4))
    for one in (calm, usual, quick):
        one.pass_time(1.0)
    assert usual.now == pytest.approx(1.0)
    assert calm.now < usual.now < quick.now
    assert Passing(timeline, 0.9, is_still=True).is_over
    assert Passing(timeline, 0.0, is_still=False).is_over


def test_one_after_the_other() -> None:
    shares = [staggered(0.5, place, 5) for place in range(5)]
    assert shares == sorted(shares, reverse=True)
    assert [staggered(1.0, place, 5) for place in range(5)] == pytest.approx([1.0] * 5)
    assert staggered(0.3, 0, 1) > 0


def test_points_grow_as_they_were_doubled() -> None:
    assert grown(1280, 4) == (320, 640, 1280)
    assert grown(324, 2) == (162, 324)
    assert grown(81, 2) == (81,)
    assert grown(480, 3) == (480,)
