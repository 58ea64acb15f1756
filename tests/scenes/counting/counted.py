"""Tricks to be counted, for tests of the page on which that is done."""

from __future__ import annotations

from collections.abc import Callable

from game.cards.card import cards
from game.scenes.cards.deck import Deck
from game.scenes.cards.pictures import CardPictures
from game.scenes.counting.intents import OpenTrickCount, TrickCount
from game.scenes.counting.page import TrickCounting
from game.scenes.desk import Desk

TRICKS = (cards("AS TS KS 7S"), cards("JH 9H 8H 7H"), cards("QC JC AC 9C"))
POINTS = (25, 34, 26)
"""With hearts as trumps, the last trick's ten included."""


def own(**changes: object) -> TrickCount:
    """The tricks of somebody at the screen."""
    count = TrickCount(
        heading="Ana + Bartholomäus: prebrojite štihove",
        name="Ana",
        checker="Bartholomäus",
        trumps="Trumpf: Herz",
        is_person=True,
        tricks=TRICKS,
        points=POINTS,
        bonus=10,
    )
    return TrickCount(**{name: getattr(count, name) for name in count.__slots__} | changes)  # type: ignore[arg-type]


def counting(*counts: TrickCount) -> Callable[[Desk], TrickCounting]:
    """The page on which these are counted one after the other."""

    def begin(desk: Desk) -> TrickCounting:
        pictures = CardPictures(desk.assets / "sprites", Deck.HUNGARIAN, desk.preferences.language, 160)
        return TrickCounting(desk, OpenTrickCount(counts or (own(),), pictures, Deck.HUNGARIAN))

    return begin


def corrected(desk: Desk) -> TrickCounting:
    """The page after a wrong sum."""
    page = counting()(desk)
    page.say_sum(999)
    return page
