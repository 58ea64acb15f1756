"""A shared deal in words: how its code is said, what it holds, and what people made of it compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.seats import after, in_order
from game.text.games import game_name
from game.text.options import choice_title, option_title, value_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat
    from game.rules.state import Deal
    from game.text.catalogue import Words


def said_code(say: Words, code: str) -> str:
    """What somebody reads out on the phone: a word for each sign of the code, a pause after each group."""
    groups = (group.strip() for group in code.upper().split("-"))
    return " – ".join(", ".join(say(f"deal.sign.{sign}") for sign in group) for group in groups)


def compared(
    say: Words,
    own: int,
    friends: Sequence[tuple[str, int, bool]] = (),
    master: int | None = None,
    me: str = "",
) -> str:
    """`you 104, your friend 92, the master 97`; `me` is a name where several people could be "you".

    A friend is his name or nothing, the points of his side, and whether he played for the other side.
    """
    parts = [say("deal.compare.named", name=me, points=own) if me else say("deal.compare.you", points=own)]
    for name, points, is_other in friends:
        line = (
            say("deal.compare.named", name=name, points=points)
            if name
            else say("deal.compare.friend", points=points)
        )
        parts.append(say("deal.compare.other", line=line) if is_other else line)
    if master is not None:
        parts.append(say("deal.compare.master", points=master))
    return ", ".join(parts)


def line_fault(say: Words) -> str:
    """What to say when a friend's line behind a sound code cannot be read."""
    return say("deal.line.wrong")


def line_text(say: Words, name: str, seat: Seat, points: Sequence[int]) -> str:
    """What somebody made of the deal: name, seat, and the points of all sides."""
    figures = ":".join(map(str, points))
    if name:
        return say("deal.show.named", name=name, seat=seat, points=figures)
    return say("deal.show.line", seat=seat, points=figures)


def deal_lines(say: Words, game: str, rules: Rules, changed: Iterable[str], deal: Deal) -> list[str]:
    """A line each for game, house rules, dealer, hands in the order of dealing, and the cards beside them.

    `changed` are the ids of the options that differ from the game's own; `deal` waits for its first call.
    """
    say = say.of(rules.auction.words)
    options = [
        "  "
        + say(
            "deal.show.rule",
            title=option_title(say, option),
            choice=choice_title(say, option, value_of(rules, option)),
        )
        for option in changed
    ]
    lines = [f"{game_name(say, game)} ({game})"]
    lines += [say("setup.rules"), *options] if options else [say("deal.show.own")]
    lines.append(say("deal.show.dealer", seat=deal.dealer))
    for seat in in_order(after(deal.dealer, rules.players), rules.players):
        hand = cards_text(deal.hands[seat])
        if rules.pack.talon:
            talon = cards_text(deal.talons[seat])
            lines.append(say("deal.show.talon", seat=seat, cards=hand, talon=talon))
        else:
            lines.append(say("deal.show.hand", seat=seat, cards=hand))
    if deal.turned is not None:
        lines.append(say("deal.show.turned", cards=cards_text([deal.turned])))
    if deal.extra:
        lines.append(say("deal.show.extra", cards=cards_text(deal.extra)))
    if deal.stock:
        lines.append(say("deal.show.pack", cards=cards_text(deal.stock)))
    return lines


def cards_text(cards: Iterable[Card]) -> str:
    """The cards by their codes: JH TS."""
    return " ".join(card.code for card in cards)
