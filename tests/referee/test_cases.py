"""The worked cases of the rule book, decided by the referee: he must know the rules before he judges."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.files import read_yaml
from tests.referee.book import BOOKS, CORRECTED, Book, points, with_options
from tests.referee.play import auction, counted, in_order, legal, winner

CASES = [
    case
    for file in sorted((Path(__file__).parents[1] / "cases").glob("*.yaml"))
    for case in read_yaml(file).get("cases", [])
]


def of(kind: str, *needed: str) -> list[pytest.ParameterSet]:
    """The cases of a kind that say these things and ask for nothing that a record does not show."""
    return [
        pytest.param(case, id=case["id"])
        for case in CASES
        if case["kind"] == kind
        and all(word in case["given"] or word in case["expect"] for word in needed)
        and not {"announced", "events", "tricksWon", "event"} & set(case["given"])
        and understood(case) is not None
    ]


def understood(case: dict) -> Book | None:
    """The book under the options of the case, or None if the referee does not know one of them."""
    options = case["given"].get("options", {})
    text = " ".join(
        f"{key}={str(value).lower() if value in (True, False) else value}" for key, value in options.items()
    )
    try:
        game = case["variant"]
        return with_options(with_options(BOOKS[game], CORRECTED.get(game, "")), text)
    except KeyError:
        return None


@pytest.mark.parametrize("case", of("legal", "hand", "legal"))
def test_legal_cards(case: dict) -> None:
    given = case["given"]
    trick = [played["card"] for played in given["trick"]]
    found = legal(understood(case), given["contract"], trick, given["hand"])
    assert in_order(found) == in_order(case["expect"]["legal"])


@pytest.mark.parametrize("case", of("legal", "winner"))
def test_winner(case: dict) -> None:
    given, expected = case["given"], case["expect"]
    trick = [played["card"] for played in given["trick"]]
    assert winner(trick, given["contract"]) == expected["winner"]
    if "points" in expected:
        assert sum(points(card, given["contract"]) for card in trick) == expected["points"]


@pytest.mark.parametrize("case", of("bid", "calls", "actions"))
def test_calls(case: dict) -> None:
    given, expected = case["given"], case["expect"]
    now = auction(understood(case), given["dealer"], given["calls"], given.get("turned", ""))
    assert now.turn == expected["turn"]
    assert list(now.allowed) == expected["actions"]


@pytest.mark.parametrize("case", of("declarations", "contract", "counted"))
def test_contests(case: dict) -> None:
    given, book = case["given"], understood(case)
    hands = {seat: given["hands"].get(seat, []) for seat in range(book.players)}
    melds = counted(book, given["contract"], given["first"], given.get("declarer", given["first"]), hands)
    expected = [
        (one["seat"], sorted(one["cards"])) for one in case["expect"]["counted"] if one["kind"] != "bela"
    ]
    assert sorted((meld.seat, sorted(meld.cards)) for meld in melds) == sorted(expected)
