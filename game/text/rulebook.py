"""The rule of the moment in words: the sentences of the rule book with the numbers of these house rules."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.contract import Trumps
from game.rules.scoring import whole_game
from game.text.cards import Form, rank_name, suit_name, trumps_name
from game.text.options import choice_text, option_text, option_title, value_of
from game.text.topics import topics

if TYPE_CHECKING:
    from game.rules.view import View
    from game.text.catalogue import Words

__all__ = ["rule_sentence", "rule_title", "topics"]

OPTION: Final = "option."
"""How the topics begin that are a choice among house rules."""

TITLES: Final = {
    "contra": "contra",
    "exchange": "sevenExchange",
    "discard": "discard",
    "declare": "declarations",
    "belote": "bela",
    "ruff": "ruff",
    "last": "lastTrick",
    "end": "finish",
}
"""Areas of the rule book that have the title of an option."""

FIGURES: Final = {"jacks": Rank.JACK, "nines": Rank.NINE}


def rule_title(say: Words, topic: str) -> str:
    """A few words over the sentence of a topic; neighbouring topics may have the same."""
    if topic.startswith(OPTION):
        return option_title(say, topic.removeprefix(OPTION))
    area = topic.partition(".")[0]
    return option_title(say, TITLES[area]) if area in TITLES else say(f"rulebook.{area}")


def rule_sentence(say: Words, topic: str, view: View, deck: str = "french") -> str:
    """What the rules say about a topic, with the figures of `view.rules`; `deck` names suits and ranks."""
    say = say.of(view.rules.auction.words)
    if not topic.startswith(OPTION):
        return say(f"rulebook.{topic}", **slots_of(say, view, deck))
    option = topic.removeprefix(OPTION)
    value = value_of(view.rules, option)
    return choice_text(say, option, value) if isinstance(value, Enum) else option_text(say, option)


def slots_of(say: Words, view: View, deck: str) -> dict[str, object]:
    """Everything that a sentence of the rule book may mention."""
    rules = view.rules
    pack, score = rules.pack, rules.score
    whole = whole_game(None, score)
    return {
        "packets": " + ".join(map(str, pack.rounds)),
        "talon": say.count("rulebook.cards", pack.talon),
        "rest": say.count("rulebook.cards", pack.later),
        "extra": say.count("rulebook.cards", pack.extra),
        "hand": say.count("rulebook.cards", pack.hand),
        "last": say.count("count.points", score.last_trick),
        "capot": say.count("count.points", score.capot),
        "hung": say.count("count.points", view.hung),
        "whole": whole,
        "need": whole // 2 + 1,
        "target": rules.match.target,
        "multiplier": 1 if view.contract is None else view.contract.multiplier,
        "king_points": score.king,
        "lowest": _lowest(rules.auction.goals),
        "highest": rules.auction.highest_bid.value,
        "recontra": rules.auction.multipliers[-1],
        "fallen": score.fallen_bid.value,
        "belote_points": rules.declarations.belote_value,
        **_names(say, deck),
    }


def _lowest(goals: tuple[int, ...]) -> str:
    """Where bidding begins, with the numbers after it where the first step is smaller than the others."""
    first, second, third, *_ = goals
    return str(first) if second - first == third - second else f"{first}, {second}, {third} …"


def _names(say: Words, deck: str) -> dict[str, object]:
    """Ranks, suits and games as this deck and this language call them."""
    ranks = {rank.name.lower(): rank_name(say, rank, deck) for rank in Rank}
    suits = {suit.name.lower(): suit_name(say, suit, deck) for suit in SUITS}
    fours = {name: rank_name(say, rank, deck, Form.FOUR) for name, rank in FIGURES.items()}
    objects = {
        f"the_{rank.name.lower()}": rank_name(say, rank, deck, Form.OBJECT)
        for rank in (Rank.KING, Rank.QUEEN)
    }
    games = {
        "no_trumps": trumps_name(say, Trumps.NONE, deck),
        "all_trumps": trumps_name(say, Trumps.ALL, deck),
    }
    return {**ranks, **suits, **fours, **objects, **games}
