"""Positions as text: what one seat sees, what it should do, and why.

A YAML file holds a list of them. Seat 0 decides; with four players seat 2 is its partner. Keys:

title, why        a sentence each
game              the game by its name in the catalogue; bela4 where nothing is said
hand              the cards seat 0 holds, such as `AS 9S JH`
contract          trumps and taker, such as `H by 2`; or, in the auction:
calls, dealer     what was said (`pass`, `H`, `take`, `90S`, in order from eldest hand) and who deals
turned            the card that lies open
tricks            complete tricks, `leader: card card card card` each; the winners follow from the rules
trick             the trick on the table in the same way; left out when seat 0 leads
shown, belotes    `seat: cards` of sequences laid open, and of belotes said
scores, options   the sheet by side, and house rules by the ids of the rule book
asked             `exchange`, `discard` or `claim`: what the seat may do besides playing, or instead
plays, avoids     cards that are right, or wrong (to play, or to lay away); `calls_of`: calls that are right
does              the action that is right by its name, such as `exchange`
reason            the reason that the decision should give (optional)
unsure            levels that do not find it, or only by luck (optional): `medium` plays by rules alone
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.cards.card import Card, card, cards
from game.rules.auction import auction_of
from game.rules.call import call_of
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.declarations import held
from game.rules.options.pack import TurnedTo
from game.rules.options.play import Renege
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.play import legal_cards
from game.rules.result import Counted
from game.rules.seats import in_order, side_of, sides
from game.rules.trick import Trick, trick_points, winner_of
from game.rules.view import Choices, View
from game.variants.catalogue import game_named
from game.variants.option_ids import options_from
from tests.cases.files import read_yaml

KEYS = {
    *("title", "why", "game", "hand", "contract", "calls", "dealer", "turned", "tricks", "trick", "shown"),
    *("belotes", "scores", "options", "asked", "plays", "avoids", "calls_of", "does", "reason"),
    "unsure",
}


@dataclass(frozen=True)
class Position:
    """One position of a file."""

    title: str
    view: View
    plays: tuple[Card, ...]
    avoids: tuple[Card, ...]
    calls: tuple[str, ...]
    does: str
    reason: str
    unsure: frozenset[str]


def positions(path: Path) -> list[Position]:
    """All positions of a file; a key that does not exist raises ValueError."""
    return [position(entry) for entry in read_yaml(path)]


def position(entry: dict[str, Any]) -> Position:
    """One position; it must say what is right or what is wrong, and why."""
    unknown = set(entry) - KEYS
    if unknown or not entry["why"] or not {"plays", "avoids", "calls_of", "does"} & set(entry):
        raise ValueError(f"{entry.get('title')}: no position, look at {sorted(unknown) or 'why and plays'}")
    rules = options_from(entry.get("options", {}), game_named(entry.get("game", "bela4")).rules)
    return Position(
        title=entry["title"],
        view=playing(entry, rules) if "contract" in entry else calling(entry, rules),
        plays=cards(entry.get("plays", "")),
        avoids=cards(entry.get("avoids", "")),
        calls=tuple(str(entry.get("calls_of", "")).split()),
        does=entry.get("does", ""),
        reason=entry.get("reason", ""),
        unsure=frozenset(str(entry.get("unsure", "")).split()),
    )


def calling(entry: dict[str, Any], rules: Rules) -> View:
    """The view of a seat that is to speak."""
    dealer, players = entry["dealer"], rules.players
    order = in_order((dealer + 1) % players, players) * 4
    calls = tuple(zip(order, map(call_of, str(entry.get("calls") or "").split()), strict=False))
    turned = _card(entry.get("turned"))
    auction = auction_of(calls, dealer, rules, turned)
    assert auction.turn == 0, f"{entry['title']}: seat {auction.turn} is to speak"
    hand = cards(entry["hand"])
    sizes = {rules.pack.first_hand, rules.pack.hand}
    assert len(hand) in sizes, f"{entry['title']}: {len(hand)} cards in hand"
    return View(
        **_common(entry, rules, Phase.CALLING),
        dealer=dealer,
        hand=tuple(sorted(hand)),
        counts=(len(hand),) * players,
        talon_counts=(rules.pack.talon,) * players,
        calls=calls,
        contract=None,
        shown=(),
        contest=None,
        belotes=(),
        trick=None,
        tricks=(),
        takers=(),
        card_points=(0,) * sides(players),
        choices=Choices(calls=auction.open),
        turned=turned,
        proposed=turned,
    )


def playing(entry: dict[str, Any], rules: Rules) -> View:
    """The view of a seat that is to play a card, or to do something before the first one."""
    players, asked = rules.players, entry.get("asked", "")
    letters, _, taker = str(entry["contract"]).partition(" by ")
    trumps = Trumps(letters)
    tricks = tuple(_trick(line) for line in entry.get("tricks", ()))
    takers = tuple(winner_of(trick, trumps, players) for trick in tricks)
    trick = _trick(entry["trick"]) if "trick" in entry else Trick(0)
    assert (trick.leader + len(trick.cards)) % players == 0, f"{entry['title']}: seat 0 is not to play"
    leaders = [one.leader for one in (*tricks, trick)]
    assert leaders[1:] == list(takers), f"{entry['title']}: who takes a trick leads to the next one"
    hand = tuple(sorted(cards(entry["hand"])))
    points = [0] * sides(players)
    for one, seat in zip(tricks, takers, strict=True):
        points[side_of(seat, players)] += trick_points(one.cards, trumps)
    played = [len(tricks)] * players
    for seat, _ in trick.played(players):
        played[seat] += 1
    seen = [*hand, *trick.cards, *(one for each in tricks for one in each.cards)]
    assert len(set(seen)) == len(seen), f"{entry['title']}: a card is there twice"
    is_early = asked in {"exchange", "discard"}
    whole = rules.pack.hand + rules.pack.extra * (asked == "discard")
    assert len(hand) == whole - len(tricks), f"{entry['title']}: {len(hand)} cards in hand"
    turned = _card(entry.get("turned"))
    return View(
        **_common(entry, rules, Phase.PLAYING),
        dealer=entry.get("dealer", (leaders[0] - 1) % players),
        hand=hand,
        counts=tuple(rules.pack.hand - number for number in played),
        talon_counts=(0,) * players,
        calls=(),
        contract=Contract(trumps=trumps, taker=int(taker)),
        shown=tuple(_shown(line) for line in entry.get("shown", ())),
        contest=None,
        belotes=tuple((_seat(line), card(line.split()[1])) for line in entry.get("belotes", ())),
        trick=None if is_early else trick,
        tricks=tricks,
        takers=takers,
        card_points=tuple(points),
        choices=_choices(asked, hand, trick, trumps, rules),
        turned=None if rules.pack.turned_to is TurnedTo.TAKER else turned,
        proposed=turned,
    )


def _choices(asked: str, hand: tuple[Card, ...], trick: Trick, trumps: Trumps, rules: Rules) -> Choices:
    """What the seat may do: what it is asked, or play."""
    if asked == "exchange":
        return Choices(may_exchange=True, may_keep=True)
    if asked == "discard":
        return Choices(discards=rules.pack.extra, discardable=hand)
    lawful = legal_cards(hand, trick, trumps, rules.play, rules.players)
    can_fault = rules.play.renege is not Renege.PREVENT
    return Choices(
        cards=lawful,
        playable=hand if can_fault else lawful,
        offenders=tuple(range(1, rules.players, 2)) if can_fault else (),
        may_claim=asked == "claim",
    )


def _common(entry: dict[str, Any], rules: Rules, phase: Phase) -> dict[str, Any]:
    return {
        "rules": rules,
        "seat": 0,
        "phase": phase,
        "turn": 0,
        "deal_number": 1,
        "scores": tuple(entry.get("scores", (0,) * sides(rules.players))),
        "hung": 0,
        "results": (),
        "match_result": None,
        "announced": (),
    }


def _card(code: str | None) -> Card | None:
    return None if code is None else card(code)


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
