"""Every value of the settings file is checked by the field that it fills; what is wrong is told, not used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, fields, replace
from datetime import date, datetime, time
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, Final

from game.scenes.preferences import LARGEST_SCALE, SMALLEST_SCALE, Preferences, Sitter
from game.ui.window import Geometry

RANGES: Final[dict[str, tuple[float, float]]] = {"scale": (SMALLEST_SCALE, LARGEST_SCALE)}
"""The least and the most of numbers that do not go from 0 to 1."""

FARTHEST: Final = 100_000
"""Pixels beyond which nobody has a screen."""

Wrong = Callable[[str, str], None]
"""Takes the name of a value and what is wrong with it."""


def preferences_of(tree: object, likes: Preferences, wrong: Wrong) -> Preferences:
    """What the file says, and for the rest these."""
    if not isinstance(tree, dict):
        wrong("preferences", f"an object was expected, found {kind_of(tree)}")
        return likes
    tree = _with_tables(tree)
    sound: dict[str, Any] = {}
    for wish in fields(likes):
        if wish.name in tree:
            value, expected = _checked(wish.name, tree[wish.name], getattr(likes, wish.name))
            if expected is None:
                sound[wish.name] = value
            else:
                wrong(wish.name, f"{expected} was expected, found {tree[wish.name]!r}")
    return replace(likes, **sound)


def geometry_of(tree: object, wrong: Wrong) -> Geometry | None:
    """Where the window stood, None if the file does not say it in whole numbers."""
    if tree is None:
        return None
    names = ("x", "y", "width", "height")
    if not isinstance(tree, dict) or not all(type(tree.get(name)) in (int, type(None)) for name in names):
        wrong("window", f"whole numbers {', '.join(names)} were expected, found {tree!r}")
        return None
    width, height = tree.get("width"), tree.get("height")
    if width is None or height is None or not (0 < width < FARTHEST and 0 < height < FARTHEST):
        wrong("window", f"a width and a height in pixels were expected, found {width!r} and {height!r}")
        return None
    x, y = tree.get("x"), tree.get("y")
    if not all(place is None or -FARTHEST < place < FARTHEST for place in (x, y)):
        wrong("window", f"a place on a screen was expected, found {x!r} and {y!r}")
        return None
    return Geometry(x, y, width, height, is_maximised=tree.get("is_maximised") is True)


def plain(value: object) -> object:
    """The value as a file has it."""
    if isinstance(value, Mapping):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, StrEnum):
        return str(value)
    return asdict(value) if isinstance(value, Sitter) else value


KINDS: Final[dict[type, str]] = {
    NoneType: "nothing",
    list: "a list",
    str: "a text",
    bool: "true or false",
    int: "a number",
    float: "a number",
    date: "a date",
    datetime: "a date and a time",
    time: "a time",
}
"""What the values of a file are called in a sentence, objects apart."""


def kind_of(tree: object) -> str:
    """What such a value is called in a sentence."""
    return KINDS.get(type(tree), "an object")


def _with_tables(tree: dict[str, Any]) -> dict[str, Any]:
    """Older files tell only the levels of the computers, by seat after the player's own."""
    levels = tree.get("levels")
    if "tables" in tree or not isinstance(levels, list):
        return tree
    computers = [{"level": level} for level in levels]
    tables = {str(count): [{"is_person": True}, *computers[: count - 1]] for count in (2, 3, 4)}
    return {**tree, "tables": tables}


def _checked(name: str, value: object, default: object) -> tuple[object, str | None]:
    """The value as the program uses it, or what was expected instead."""
    if name == "tables":
        tables = _tables(value)
        return tables, None if tables is not None else "who sits where, by the number of players"
    if name == "house_rules":
        return (value, None) if _is_by_game(value, bool | int | str) else (None, "house rules by game")
    if name == "before_letter":
        return (value, None) if _is_by_game(value, bool) else (None, "options by game")
    if isinstance(default, Mapping):
        return (value, None) if _is_names(value) else (None, "names for names")
    if isinstance(default, StrEnum):
        allowed = [str(member) for member in type(default)]
        return (type(default)(value), None) if value in allowed else (None, f"one of {', '.join(allowed)}")
    if isinstance(default, bool):
        return value, None if isinstance(value, bool) else "true or false"
    if type(default) is str:
        return value, None if isinstance(value, str) and (value or not default) else "a word"
    least, most = RANGES.get(name, (0, 1))
    if isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most:
        return float(value), None
    return None, f"a number from {least} to {most}"


def _is_by_game(tree: object, kinds: type | UnionType) -> bool:
    """Whether it maps games to options of these kinds; whether there are such is seen when they are used."""
    return isinstance(tree, dict) and all(
        isinstance(options, dict) and all(isinstance(value, kinds) for value in options.values())
        for options in tree.values()
    )


def _is_names(tree: object) -> bool:
    """Whether it maps names to names; whether there are such is seen when they are used."""
    return isinstance(tree, dict) and all(isinstance(value, str) for value in tree.values())


def _tables(tree: object) -> Mapping[str, tuple[Sitter, ...]] | None:
    """Who sits where, None if it cannot be read; whether a face is drawn is seen when it is used."""
    usual = asdict(Sitter())
    if not isinstance(tree, dict):
        return None
    tables: dict[str, tuple[Sitter, ...]] = {}
    for name, seats in tree.items():
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            return None
        known = [{key: seat[key] for key in usual if key in seat} for seat in seats]
        if any(type(value) is not type(usual[key]) for seat in known for key, value in seat.items()):
            return None
        tables[name] = tuple(Sitter(**seat) for seat in known)
    return tables
