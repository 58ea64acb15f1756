"""House rules under a name of the player's own, kept as text that can be read and mended by hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.variants.catalogue import UnknownGameError, game_named
from game.variants.option_ids import MOST_DIGITS, OptionError, options_from, options_of, value_text

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

FORMAT: Final = 1
HEAD: Final = "house rules, format "
LONGEST_NAME: Final = 32
"""Signs of a preset's name."""


class PresetError(ValueError):
    """A text that holds no presets as they are written here; the text is a sentence with the line."""

    def __init__(self, sentence: str, *, is_newer: bool = False) -> None:
        """Keep whether a newer version wrote it."""
        super().__init__(sentence)
        self.is_newer = is_newer


@dataclass(frozen=True, slots=True)
class Preset:
    """A game with house rules that somebody has given a name."""

    name: str
    game: str
    rules: Rules


def plain_name(text: str) -> str:
    """The text as a preset's name: one line, single blanks, not too long; perhaps nothing is left of it."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[
        :LONGEST_NAME
    ].rstrip()


def with_preset(presets: Iterable[Preset], new: Preset) -> tuple[Preset, ...]:
    """The presets with this one in the place of its namesake of the same game, or at the end."""
    kept = tuple(presets)
    if any(_is_same(one, new.game, new.name) for one in kept):
        return tuple(new if _is_same(one, new.game, new.name) else one for one in kept)
    return (*kept, new)


def without_preset(presets: Iterable[Preset], game: str, name: str) -> tuple[Preset, ...]:
    """The presets without the one of that game and name."""
    return tuple(one for one in presets if not _is_same(one, game, name))


def text_of_presets(presets: Iterable[Preset]) -> str:
    """The file: a head line, then for each preset its game and name and a line for every difference."""
    lines = [f"{HEAD}{FORMAT}"]
    for preset in presets:
        lines += ["", f"[{preset.game}] {preset.name}"]
        base = game_named(preset.game).base
        lines += [f"{key} = {value_text(value)}" for key, value in options_of(preset.rules, base).items()]
    return "\n".join(lines) + "\n"


def presets_of(text: str) -> tuple[Preset, ...]:
    """The presets of a file; raises PresetError with the number of the first line that cannot be read."""
    lines = text.splitlines()
    _check_head(lines[0] if lines else "")
    found: list[tuple[int, str, str, dict[str, object]]] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        if line.startswith("["):
            game, _, name = line[1:].partition("]")
            if not plain_name(name):
                raise PresetError(f"line {number}: [game] and a name were expected")
            found.append((number, game, plain_name(name), {}))
            continue
        key, sign, value = line.partition("=")
        if not sign or not found:
            raise PresetError(f"line {number}: option = value was expected, after a [game] and a name")
        found[-1][3][key.strip()] = value.strip()
    return tuple(_preset(*one) for one in found)


def _check_head(head: str) -> None:
    number = head.removeprefix(HEAD)
    if head == number or not (number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS):
        raise PresetError(f"line 1: {HEAD}{FORMAT!r} was expected")
    if int(number) > FORMAT:
        raise PresetError(f"line 1: format {number} was written by a newer version", is_newer=True)


def _preset(line: int, game: str, name: str, options: dict[str, object]) -> Preset:
    try:
        variant = game_named(game)
        return Preset(name, variant.name, options_from(options, variant.base))
    except (UnknownGameError, OptionError) as error:
        raise PresetError(f"line {line}, {name}: {error}") from None


def _is_same(preset: Preset, game: str, name: str) -> bool:
    return preset.game == game and preset.name.casefold() == name.casefold()
