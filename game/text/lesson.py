"""The first deal of a beginner as a script: sentences, each with what must be so before it is said, once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.text.cards import suit_name
from game.text.lesson_facts import Fact, facts_of, strongest_suit
from game.text.rulebook import slots_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from game.rules.view import View
    from game.text.catalogue import Words


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence of the script."""

    name: str
    """The words are `lesson.<name>`."""
    when: frozenset[Fact]
    """All of this must be so."""


def _step(name: str, *when: Fact) -> Step:
    return Step(name, frozenset(when))


NEWS: Final = (
    _step("seats", Fact.CALLING),
    _step("own", Fact.OWN, Fact.PLAYING),
    _step("partner", Fact.PARTNER, Fact.PLAYING),
    _step("theirs", Fact.THEIRS, Fact.PLAYING),
    _step("declared", Fact.DECLARED, Fact.PLAYING, Fact.LATER),
    _step("taken", Fact.TAKEN),
    _step("lost", Fact.LOST),
    _step("count", Fact.LATER),
)
"""What has happened, and what it means; the first that is so and was not said yet."""

NOW: Final = (
    _step("must", Fact.MUST_CALL),
    _step("call", Fact.CALLING, Fact.STRONG),
    _step("weak", Fact.CALLING),
    _step("last", Fact.LAST),
    _step("trump", Fact.TRUMPING),
    _step("free", Fact.FREE),
    _step("beat", Fact.BEATING),
    _step("draw", Fact.LEADING, Fact.TRUMP_JACK, Fact.OWN, Fact.FIRST),
    _step("belote", Fact.BELOTE, Fact.PLAYING),
    _step("lead", Fact.LEADING),
    _step("follow", Fact.FOLLOWING),
    _step("hint", Fact.PLAYING),
)
"""What there is to do and why; likewise."""

AFTERWARDS: Final = (
    _step("made", Fact.MADE, Fact.OWN),
    _step("made", Fact.MADE, Fact.PARTNER),
    _step("fell", Fact.FELL, Fact.OWN),
    _step("fell", Fact.FELL, Fact.PARTNER),
    _step("theyMade", Fact.MADE, Fact.THEIRS),
    _step("theyFell", Fact.FELL, Fact.THEIRS),
)
"""What the sheet says of the deal."""


def steps_now(view: View, said: Collection[str]) -> tuple[str, ...]:
    """What is to be said now that was not said before: at most one piece of news and one that helps on."""
    facts = facts_of(view)
    chosen = (_first(steps, facts, said) for steps in (NEWS, NOW, AFTERWARDS))
    return tuple(name for name in chosen if name)


def _first(steps: tuple[Step, ...], facts: frozenset[Fact], said: Collection[str]) -> str:
    return next((step.name for step in steps if step.when <= facts and step.name not in said), "")


def lesson_sentence(say: Words, name: str, view: View, deck: str) -> str:
    """The words of a step, with the figures of the rules and the names of that deck."""
    suit = suit_name(say, strongest_suit(view), deck)
    return say(f"lesson.{name}", **slots_of(say, view, deck), suit=suit)
