"""A shared deal in words for the window: its rules, its seats, what friends and the player made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.text.deals import compared
from game.text.options import choice_title, option_title, value_of
from game.variants.catalogue import game_named
from game.variants.option_ids import options_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.records.shared_deal import SharedDeal, SharedLine
    from game.rules.seats import Seat
    from game.text.catalogue import Words

MOST_RULES: Final = 6
MOST_FRIENDS: Final = 4
"""So many house rules, and lines of friends, are told; three points stand for the others."""


def rules_text(say: Words, deal: SharedDeal) -> str:
    """The house rules that differ from the game's own, or that there are none."""
    changed = options_of(deal.rules, game_named(deal.game).rules)
    if not changed:
        return say("deal.show.own")
    told = [
        say(
            "deal.show.rule",
            title=option_title(say, option),
            choice=choice_title(say, option, value_of(deal.rules, option)),
        )
        for option in changed
    ]
    return say("deals.rules", rules=_short(told, MOST_RULES))


def seat_words(say: Words, deal: SharedDeal, seat: Seat) -> str:
    """Where a seat is in the order of play: first, second, third, dealer."""
    place = (seat - deal.dealer) % deal.rules.players
    return say(f"deals.seat.{place}") if place else say("deals.seat.dealer")


def friends_text(say: Words, deal: SharedDeal, lines: Sequence[SharedLine]) -> str:
    """What friends made of the deal: name, seat, and the points of all sides, the friend's own first."""
    told = []
    for line in lines:
        others = [points for side, points in enumerate(line.points) if side != line.side]
        points = " : ".join(map(str, [line.own, *others]))
        name = line.name or say("deals.nameless")
        told.append(say("deals.friend", name=name, seat=seat_words(say, deal, line.seat), points=points))
    return _short(told, MOST_FRIENDS)


def compared_lines(say: Words, own: SharedLine, friends: Sequence[SharedLine], master: int | None) -> str:
    """The player, the friends and the master beside each other; that the master still plays."""
    others = [(line.name, line.own, line.side != own.side) for line in friends[:MOST_FRIENDS]]
    text = compared(say, own.own, others, master)
    return f"{text}, {say('deals.master.thinks')}" if master is None else text


def _short(parts: Sequence[str], most: int) -> str:
    return "; ".join([*parts[:most], *(["…"] if len(parts) > most else [])])
