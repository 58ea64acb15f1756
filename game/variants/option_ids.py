"""House rules by the ids of the rule book: read into Rules, and written as the difference from a preset."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from typing import Any, Final, TypeAlias

from game.rules.options.pack import ExchangeTo
from game.rules.options.rules import Impossible, ImpossibleRulesError, Rules

Value: TypeAlias = bool | int | str
"""What stands in an option file: true or false, a whole number, or the word of a choice."""

REASONS: Final = {
    Impossible.RECONTRA_WITHOUT_CONTRA: "recontra needs contra",
    Impossible.TARGET_NOT_POSITIVE: "the target must be at least 1 point",
    Impossible.NEGATIVE_PREMIUM: "the last trick and the capot cannot count less than nothing",
    Impossible.KING_NEITHER_FOUR_NOR_TEN: "a king counts 4 or 10",
    Impossible.TWO_PRICES_OF_A_RENEGE: "a renege has one price: renege or renegeBg, not both",
}

TRUTHS: Final = {"true": True, "false": False}

MOST_DIGITS: Final = 9
"""Of a number: far beyond any sheet, and no burden to convert."""


class OptionError(ValueError):
    """A house rule that cannot be had; the text is a sentence that names it."""

    def __init__(self, key: str, sentence: str) -> None:
        """Keep the id, empty when a combination is at fault."""
        super().__init__(f"option {key}: {sentence}" if key else f"these options make no game: {sentence}")
        self.key = key


def options_from(wanted: Mapping[str, object], base: Rules) -> Rules:
    """The base with these changes; a value may also be given as text (`"false"`, `"501"`).

    Recontra goes with contra, and exchangeTo follows who takes the turned card, whatever is asked for.

    Raises OptionError for an unknown id, a value of the wrong kind, or rules that exclude each other.
    """
    places = _places(base)
    changes: dict[str, dict[str, object]] = {}
    for key, value in wanted.items():
        if key not in places:
            raise OptionError(key, f"there is no such option; there is {', '.join(sorted(places))}")
        group, name = places[key]
        changes.setdefault(group, {})[name] = _read(key, value, getattr(getattr(base, group), name))
    groups: dict[str, Any] = {
        group: replace(getattr(base, group), **changed) for group, changed in changes.items()
    }
    try:
        return _with_groups(base, groups, wanted)
    except ImpossibleRulesError as error:
        raise OptionError("", REASONS[error.reason]) from None


def options_of(rules: Rules, base: Rules) -> dict[str, Value]:
    """What must be given to `options_from` to turn the base into these rules, by id."""
    if rules == base:  # usual, and a file of many short records asks for each
        return {}
    before = {key: value for key, _, _, value in all_options(base)}
    return {key: _plain(value) for key, _, _, value in all_options(rules) if value != before[key]}


def option_ids() -> tuple[str, ...]:
    """The ids of all options, in the order of the rules."""
    return tuple(_places(Rules()))


def option_value(rules: Rules, key: str) -> Enum | bool | int:
    """What the rules say about an option: a member, a truth or a number; KeyError if unknown."""
    group, name = _places(rules)[key]
    value = getattr(getattr(rules, group), name)
    assert isinstance(value, Enum | bool | int), "an option is a truth, a number or a choice"  # noqa: S101
    return value


def option_choices(rules: Rules, key: str) -> tuple[Enum | bool, ...]:
    """Everything that an option can be, in the order of the rules; nothing for a number."""
    value = option_value(rules, key)
    if isinstance(value, Enum):
        return tuple(type(value))
    return (True, False) if isinstance(value, bool) else ()


def with_option(rules: Rules, key: str, value: Enum | bool | int) -> Rules:  # noqa: FBT001 - a rule is on or off
    """The rules with one option changed; raises ImpossibleRulesError if that makes no game."""
    group, name = _places(rules)[key]
    options: Any = getattr(rules, group)
    return _with_groups(rules, {group: replace(options, **{name: value})}, {key})


def _with_groups(rules: Rules, groups: dict[str, Any], wanted: Container[str]) -> Rules:
    """The rules with these groups of options, and what nobody asked for as it follows from the others.

    Without contra there is no recontra; the seven goes where the turned card went (F-03).
    """
    auction = groups.get("auction", rules.auction)
    if not auction.contra and "recontra" not in wanted:
        groups = {**groups, "auction": replace(auction, recontra=False)}
    rules = replace(rules, **groups)
    to = ExchangeTo.TAKER_GETS_SEVEN if rules.taker_gets_turned else ExchangeTo.KEEP_SEVEN
    return rules if rules.pack.exchange_to is to else replace(rules, pack=replace(rules.pack, exchange_to=to))


def value_text(value: Value) -> str:
    """The value as records write it: `true`, `501`, `always`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def all_options(rules: Rules) -> Iterator[tuple[str, str, str, object]]:
    """Id, group, field and value of every option."""
    for key, (group, name) in _places(rules).items():
        yield key, group, name, getattr(getattr(rules, group), name)


def _places(rules: Rules) -> Mapping[str, tuple[str, str]]:
    """Group and field of every option, by its id."""
    return _places_in(tuple((group.name, type(getattr(rules, group.name))) for group in fields(rules)))


@cache
def _places_in(groups: tuple[tuple[str, type], ...]) -> Mapping[str, tuple[str, str]]:
    """Group and field of every option in groups of these names and types; found once, as it takes long."""
    return {
        field.metadata["id"]: (name, field.name)
        for name, kind in groups
        if is_dataclass(kind)
        for field in fields(kind)
        if "id" in field.metadata
    }


def _plain(value: object) -> Value:
    plain = value.value if isinstance(value, Enum) else value
    assert isinstance(plain, bool | int | str), "an option is a truth, a number or a choice"  # noqa: S101
    return plain


def _read(key: str, value: object, like: object) -> object:
    """The value as the rules hold it: of the same kind as the one that stands there now."""
    if isinstance(like, Enum):
        return _choice(key, value, type(like))
    if isinstance(like, bool):
        truth = TRUTHS.get(value.lower()) if isinstance(value, str) else value
        if not isinstance(truth, bool):
            raise OptionError(key, f"true or false was expected, not {value!r}")
        return truth
    if isinstance(value, str) and value.isascii() and value.isdigit():
        number: object = int(value[: MOST_DIGITS + 1])  # one digit too many is refused below
    else:
        number = value
    if isinstance(number, bool) or not isinstance(number, int):
        raise OptionError(key, f"a whole number was expected, not {value!r}")
    if abs(number) >= 10**MOST_DIGITS:
        raise OptionError(key, f"a whole number of at most {MOST_DIGITS} digits was expected")
    return number


def _choice(key: str, value: object, choices: type[Enum]) -> Enum:
    words = {str(value).lower() if isinstance(value, bool) else str(value)}  # some choices were once a truth
    if value is False:
        words.add("off")  # what a YAML file calls off arrives as false
    for choice in choices:
        if choice.value in words:
            return choice
    expected = ", ".join(str(choice.value) for choice in choices)
    raise OptionError(key, f"one of {expected} was expected, not {value!r}")
