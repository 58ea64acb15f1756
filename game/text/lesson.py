"""What a lesson says now, and the words of its sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.rank import RANKS
from game.rules.seats import side_of
from game.text.cards import suit_name, trumps_name
from game.text.lesson_facts import contract_of, facts_of, strongest_suit, trumps_out
from game.text.rulebook import slots_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from game.rules.view import View
    from game.text.catalogue import Words
    from game.text.lesson_steps import Fact, Lesson, Step


def steps_now(lesson: Lesson, view: View, said: Collection[str]) -> tuple[str, ...]:
    """What is to be said now that was not said before: at most one piece of news and one that helps on."""
    facts = facts_of(view)
    chosen = (_first(steps, facts, said) for steps in (lesson.news, lesson.now, lesson.afterwards))
    return tuple(name for name in chosen if name)


def _first(steps: tuple[Step, ...], facts: frozenset[Fact], said: Collection[str]) -> str:
    return next((step.name for step in steps if step.when <= facts and step.name not in said), "")


def lesson_sentence(say: Words, name: str, view: View, deck: str) -> str:
    """The words of a step, with the figures of the rules and of the deal and the names of that deck."""
    suit = suit_name(say, strongest_suit(view), deck)
    return say(f"lesson.{name}", **slots_of(say, view, deck), **_figures(say, view, deck), suit=suit)


def _figures(say: Words, view: View, deck: str) -> dict[str, object]:
    """The figures of the deal: trumps, the contract, and what was made and written where it is over.

    There are two sides: no game of three has a lesson.
    """
    contract, out = contract_of(view), trumps_out(view)
    figures: dict[str, object] = {"out": out, "seen": len(RANKS) - out, "game": "", "goal": 0}
    if contract is not None:
        figures |= {"game": trumps_name(say, contract.trumps, deck), "goal": contract.goal}
    made: tuple[int, ...] = (0, 0)
    written: tuple[int, ...] = (0, 0)
    if view.results:
        made, written = view.results[-1].totals, view.results[-1].written
    own = side_of(view.seat, view.rules.players)
    other = 1 - own
    return figures | {
        "ours": made[own],
        "theirs": made[other],
        "our_points": say.count("count.points", made[own]),
        "their_points": say.count("count.points", made[other]),
        "we_write": written[own],
        "they_write": written[other],
    }
