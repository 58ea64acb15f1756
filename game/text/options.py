"""House rules in words: what each is called, what it does, and what each choice means."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.options.rules import Impossible, Rules
    from game.text.catalogue import Words


def value_of(rules: Rules, option: str) -> object:
    """What the rules chose for an option id; raise KeyError if there is none of that id."""
    for group in fields(rules):
        options = getattr(rules, group.name)
        for field in fields(options) if is_dataclass(options) else ():
            if field.metadata.get("id") == option:
                return getattr(options, field.name)
    raise KeyError(option)


def option_title(say: Words, option: str) -> str:
    """The name of an option; `option` is its id in the rule book."""
    return say(f"option.{option}.title")


def option_text(say: Words, option: str) -> str:
    """One sentence that says what the option decides."""
    return say(f"option.{option}.text")


def choice_title(say: Words, option: str, value: object) -> str:
    """The few words on the button of one choice: an enum member, yes or no, a number."""
    if isinstance(value, bool):
        return say("option.on") if value else say("option.off")
    if isinstance(value, Enum):
        return say(f"option.{option}.{value.value}")
    return str(value)


def choice_text(say: Words, option: str, value: Enum) -> str:
    """One sentence that says what happens at the table with this choice."""
    return say(f"option.{option}.{value.value}.text")


def impossible_sentence(say: Words, reason: Impossible) -> str:
    """Why a combination of house rules makes no game."""
    return say(f"impossible.{reason.value}")
