"""The values of the command line: each is read by one function, or refused with what was expected.

Records and minds are imported where a word needs them: the first picture waits for this file.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from datetime import date
from pathlib import Path
from stat import S_ISDIR
from typing import TYPE_CHECKING, Final, TypeAlias

from game.records.errors import RecordError
from game.rules.phase import Phase
from game.table.files import read_bounded_text
from game.text.catalogue import LANGUAGES
from game.variants.catalogue import UnknownGameError, game_named
from game.variants.option_ids import Value
from game.variants.variant import Variant

if TYPE_CHECKING:
    from game.records.shared_deal import SharedDeal, SharedLine

Options: TypeAlias = dict[str, Value]

HUMAN: Final = "human"
SMALLEST: Final = (800, 600)
LARGEST: Final = 16384
SIZE: Final = re.compile(r"(\d{1,5})[xX×](\d{1,5})")
DAY: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)
WEEK: Final = re.compile(r"(\d{4})-[Ww](\d{2})", re.ASCII)
SEAT: Final = re.compile(r"(\d)=(\w+)")


def game_name(text: str) -> Variant:
    """A game of the family."""
    try:
        return game_named(text)
    except UnknownGameError as error:
        raise ArgumentTypeError(str(error)) from None


def rule_options(text: str) -> Options:
    """House rules as a JSON object; whether the ids exist is for the game to say."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ArgumentTypeError(f'a JSON object such as {{"mus": false}} was expected ({error})') from None
    if not isinstance(found, dict):
        raise ArgumentTypeError(f'a JSON object such as {{"mus": false}} was expected, not {text}')
    for key, value in found.items():
        if not isinstance(value, bool | int | str):
            raise ArgumentTypeError(f"option {key}: true, false, a whole number or a word was expected")
    return found


def deal_code(text: str) -> str:
    """The code of a deal, or of a deck alone, as it was typed."""
    from game.records.deal_code import deck_of_code
    from game.records.shared_deal import HEADING, deal_of_text

    errors: list[str] = []
    for read in (deck_of_code, deal_of_text):
        try:
            read(text)
        except ValueError as error:
            errors.append(str(error))
        else:
            return text
    raise ArgumentTypeError(errors[text.strip().upper().startswith(HEADING)])


def shared_deal(code: str | None) -> tuple[SharedDeal, tuple[SharedLine, ...]] | None:
    """The deal of a code with game and rules, and the lines behind it; None for the code of a deck alone."""
    from game.records.shared_deal import deal_of_text

    try:
        return None if code is None else deal_of_text(code)
    except ValueError:
        return None


def record_file(text: str) -> Path:
    """A file with a sound record."""
    from game.records.parse import parse

    path = Path(text)
    try:
        parse(read_bounded_text(path))
    except OSError as error:
        raise ArgumentTypeError(f"{text} cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ArgumentTypeError(f"{text} is no text in UTF-8") from None
    except RecordError as error:
        raise ArgumentTypeError(f"{text}:{error.line}:{error.column}: {error.sentence}") from None
    return path


def is_over(path: Path) -> bool:
    """Whether the match in a file with a sound record has come to its end."""
    from game.records.parse import parse
    from game.records.replay import state_after

    return state_after(parse(read_bounded_text(path))).phase is Phase.OVER


def day(text: str) -> date:
    """A day of the calendar, as 2026-11-28."""
    try:
        return _read_date(DAY, text, date)
    except ValueError:
        raise ArgumentTypeError(f"a day such as 2026-11-28 was expected, not {text!r}") from None


def week(text: str) -> date:
    """The Monday of a week by ISO 8601, as 2026-W48."""
    try:
        return _read_date(WEEK, text, lambda year, number: date.fromisocalendar(year, number, 1))
    except ValueError:
        raise ArgumentTypeError(f"a week such as 2026-W48 was expected, not {text!r}") from None


def _read_date(pattern: re.Pattern[str], text: str, made: Callable[..., date]) -> date:
    """The date made from the numbers of the pattern; raise ValueError if there is none."""
    found = pattern.fullmatch(text.strip())
    if found is None:
        raise ValueError(text)
    return made(*map(int, found.groups()))


def seat_player(text: str) -> tuple[int, str]:
    """N=human or N=level."""
    found = SEAT.fullmatch(text.strip())
    if found is None:
        raise ArgumentTypeError(f"a seat and its player such as 1=medium were expected, not {text!r}")
    return int(found[1]), HUMAN if found[2] == HUMAN else level(found[2])


def seat_players(text: str) -> tuple[str, ...]:
    """A comma list of levels."""
    return tuple(measured(word.strip()) for word in text.split(","))


def level(text: str) -> str:
    """A level that somebody can play against."""
    from game.ai.levels import LEVELS

    if text not in LEVELS:
        raise ArgumentTypeError(f"there is no player {text!r}; there is {', '.join((HUMAN, *LEVELS))}")
    return text


def measured(text: str) -> str:
    """A level, or a player that only serves to measure others."""
    from game.ai.levels import LEVELS, MEASURES

    if text not in (*LEVELS, *MEASURES):
        raise ArgumentTypeError(f"there is no level {text!r}; there is {', '.join((*LEVELS, *MEASURES))}")
    return text


def language(text: str) -> str:
    """A language of the game."""
    if text not in LANGUAGES:
        raise ArgumentTypeError(f"there is no language {text!r}; there is {', '.join(LANGUAGES)}")
    return text


def whole_number(text: str) -> int:
    """A number from 1."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise ArgumentTypeError(f"a whole number from 1 was expected, not {text!r}")
    return int(text)


def window_size(text: str) -> tuple[int, int]:
    """Width and height in pixels."""
    found = SIZE.fullmatch(text.strip())
    if found is None:
        raise ArgumentTypeError(f"width and height such as 1280x720 were expected, not {text!r}")
    width, height = int(found[1]), int(found[2])
    if width < SMALLEST[0] or height < SMALLEST[1] or max(width, height) > LARGEST:
        raise ArgumentTypeError(
            f"a size from {SMALLEST[0]}x{SMALLEST[1]} to {LARGEST}x{LARGEST} was expected, not {text}"
        )
    return width, height


def seed_text(text: str) -> str:
    """A seed: any text that a record can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError(f"a text in UTF-8 was expected, not {text!r}") from None
    return text


def directory(text: str) -> Path:
    """A folder, made if it is not there."""
    path = Path(text)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise ArgumentTypeError(f"a folder was expected, but {text} is a file") from None
    except OSError as error:
        raise ArgumentTypeError(f"the folder {text} cannot be made ({error.strerror})") from None
    return path


def record_target(text: str) -> Path:
    """A file that can be written."""
    path = Path(text)
    try:
        is_folder = S_ISDIR(path.stat().st_mode)
    except FileNotFoundError:
        is_folder = False
    except OSError as error:  # it may not be looked at, or no file can be named so
        raise ArgumentTypeError(f"{text} cannot be written ({error.strerror})") from None
    if is_folder or not path.parent.is_dir():
        raise ArgumentTypeError(f"a file in a folder that exists was expected, not {text}")
    return path
