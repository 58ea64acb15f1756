"""Positions as text: what one seat sees, what it should do, and why.

A YAML file holds a list of them. Seat 0 decides; seat 2 is its partner. Keys:

title, why        a sentence each
hand              the cards seat 0 holds, such as `AS 9S JH`
contract          trumps and taker, such as `H by 2`; or, in the auction:
calls, dealer     what was said (`pass`, `H`, in order from eldest hand) and who deals
tricks            complete tricks, `leader: card card card card` each; the winners follow from the rules
trick             the trick on the table in the same way; left out when seat 0 leads
shown, belotes    `seat: cards` of sequences laid open, and of belotes said
scores, options   the sheet by side, and house rules by the ids of the rule book
plays, avoids     cards that are right, or wrong; `calls_of`: calls that are right
reason            the reason that the decision should give (optional)
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from game.cards.card import Card, card, cards
from game.rules.auction import auction_of
from game.rules.call import call_of
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.declarations import held
from game.rules.options.play import Renege
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.play import legal_cards
from game.rules.result import Counted
from game.rules.seats import in_order, side_of
from game.rules.trick import Trick, trick_points, winner_of
from game.rules.view import Choices, View
from game.variants.option_ids import options_from

PLAYERS = 4
OPPONENTS = (1, 3)
KEYS = {
    *("title", "why", "hand", "contract", "calls", "dealer", "tricks", "trick", "shown", "belotes"),
    *("scores", "options", "plays", "avoids", "calls_of", "reason"),
}


@dataclass(frozen=True)
class Position:
    """One position of a file."""

    title: str
    view: View
    plays: tuple[Card, ...]
    avoids: tuple[Card, ...]
    calls: tuple[str, ...]
    reason: str


def positions(path: Path) -> list[Position]:
    """All positions of a file; a key that does not exist raises ValueError."""
    return [position(entry) for entry in yaml.safe_load(path.read_text("utf-8"))]


def position(entry: dict[str, Any]) -> Position:
    """One position; it must say what is right or what is wrong, and why."""
    unknown = set(entry) - KEYS
    if unknown or not entry["why"] or not {"plays", "avoids", "calls_of"} & set(entry):
        raise ValueError(f"{entry.get('title')}: no position, look at {sorted(unknown) or 'why and plays'}")
    rules = options_from(entry.get("options", {}), Rules())
    return Position(
        title=entry["title"],
        view=playing(entry, rules) if "contract" in entry else calling(entry, rules),
        plays=cards(entry.get("plays", "")),
        avoids=cards(entry.get("avoids", "")),
        calls=tuple(str(entry.get("calls_of", "")).split()),
        reason=entry.get("reason", ""),
    )


def calling(entry: dict[str, Any], rules: Rules) -> View:
    """The view of a seat that is to speak."""
    dealer = entry["dealer"]
    order = in_order((dealer + 1) % PLAYERS, PLAYERS) * 2
    calls = tuple(zip(order, map(call_of, str(entry.get("calls") or "").split()), strict=False))
    auction = auction_of(calls, dealer, rules)
    assert auction.turn == 0, f"{entry['title']}: seat {auction.turn} is to speak"
    hand = cards(entry["hand"])
    return View(
        **_common(entry, rules, Phase.CALLING),
        dealer=dealer,
        hand=tuple(sorted(hand)),
        counts=(len(hand),) * PLAYERS,
        talon_counts=(rules.pack.talon,) * PLAYERS,
        calls=calls,
        contract=None,
        shown=(),
        contest=None,
        belotes=(),
        trick=None,
        tricks=(),
        takers=(),
        card_points=(0, 0),
        choices=Choices(calls=auction.open),
    )


def playing(entry: dict[str, Any], rules: Rules) -> View:
    """The view of a seat that is to play a card."""
    letters, _, taker = str(entry["contract"]).partition(" by ")
    trumps = Trumps(letters)
    tricks = tuple(_trick(line) for line in entry.get("tricks", ()))
    takers = tuple(winner_of(trick, trumps, PLAYERS) for trick in tricks)
    trick = _trick(entry["trick"]) if "trick" in entry else Trick(0)
    assert (trick.leader + len(trick.cards)) % PLAYERS == 0, f"{entry['title']}: seat 0 is not to play"
    hand = tuple(sorted(cards(entry["hand"])))
    points = [0, 0]
    for one, seat in zip(tricks, takers, strict=True):
        points[side_of(seat, PLAYERS)] += trick_points(one.cards, trumps)
    played = [len(tricks)] * PLAYERS
    for seat, _ in trick.played(PLAYERS):
        played[seat] += 1
    seen = [*hand, *trick.cards, *(one for each in tricks for one in each.cards)]
    assert len(set(seen)) == len(seen), f"{entry['title']}: a card is there twice"
    assert len(hand) == 8 - len(tricks), f"{entry['title']}: {len(hand)} cards in hand"
    lawful = legal_cards(hand, trick, trumps, rules.play, PLAYERS)
    can_fault = rules.play.renege is not Renege.PREVENT
    return View(
        **_common(entry, rules, Phase.PLAYING),
        dealer=entry.get("dealer", 3),
        hand=hand,
        counts=tuple(8 - number for number in played),
        talon_counts=(0,) * PLAYERS,
        calls=(),
        contract=Contract(trumps=trumps, taker=int(taker)),
        shown=tuple(_shown(line) for line in entry.get("shown", ())),
        contest=None,
        belotes=tuple((_seat(line), card(line.split()[1])) for line in entry.get("belotes", ())),
        trick=trick,
        tricks=tricks,
        takers=takers,
        card_points=tuple(points),
        choices=Choices(
            cards=lawful, playable=hand if can_fault else lawful, offenders=OPPONENTS if can_fault else ()
        ),
    )


def _common(entry: dict[str, Any], rules: Rules, phase: Phase) -> dict[str, Any]:
    return {
        "rules": rules,
        "seat": 0,
        "phase": phase,
        "turn": 0,
        "deal_number": 1,
        "scores": tuple(entry.get("scores", (0, 0))),
        "hung": 0,
        "results": (),
        "match_result": None,
        "announced": (),
    }


def _seat(line: str) -> int:
    return int(line.partition(":")[0])


def _trick(line: str) -> Trick:
    return Trick(_seat(line), cards(line.partition(":")[2]))


def _shown(line: str) -> Counted:
    found = held(cards(line.partition(":")[2]), Rules().declarations)
    assert len(found) == 1, f"{line}: one declaration was expected"
    assert found[0].kind is not Kind.BELOTE
    declaration: Declaration = found[0]
    return Counted(_seat(line), declaration)
