"""The sheets of the scorer as the text of a file, and back: nothing that cannot be played comes in."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.rules.auction import course_of
from game.rules.contract import Trumps
from game.rules.seats import sides
from game.table.real_match import RealMatch
from game.table.scorer import Ending, Told
from game.table.scorer_check import asks_for_help, trumps_called, wrong_with
from game.variants.catalogue import UnknownGameError
from game.variants.option_ids import OptionError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.rules.options.rules import Rules

FORMAT: Final = 3
"""The format of sheets that tell of a générale in which the partner took a trick."""
WITHOUT_HELP: Final = 2
WITH_SUITS: Final = 1
"""The format in which every deal that was called has its trumps, too.

Each version reads its own format and those below, so that a file has the lowest one that can hold it.
"""
MOST_SHEETS: Final = 100
"""The oldest beyond these give way."""
LONGEST_NAME: Final = 40
MOST_FIGURE: Final = 1000


class SheetsError(ValueError):
    """A text that holds no sheets; the text is a sentence that says what was expected."""

    def __init__(
        self, sentence: str, *, is_newer: bool = False, readable: tuple[RealMatch, ...] = ()
    ) -> None:
        """Keep whether a newer version wrote it, and the sheets that can be read all the same."""
        super().__init__(sentence)
        self.is_newer = is_newer
        self.readable = readable


def text_of_sheets(sheets: Iterable[RealMatch]) -> str:
    """The file: its format, then the sheets, the newest first."""
    sheets = tuple(sheets)
    number = max((_format(deal) for sheet in sheets for deal in sheet.told), default=WITH_SUITS)
    content = {"format": number, "sheets": [_plain(sheet) for sheet in sheets]}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def sheets_of(text: str) -> tuple[RealMatch, ...]:
    """The sheets of a file; raises SheetsError, which has those that are sound."""
    try:
        content = json.loads(text)
        json.dumps(content, ensure_ascii=False).encode()  # halves of letters can be written in JSON alone
    except (ValueError, RecursionError) as error:
        raise SheetsError(f"this is no JSON ({error})") from None
    number = content.get("format") if isinstance(content, dict) else None
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise SheetsError(f"an object with the format {FORMAT} was expected")
    if number > FORMAT:
        raise SheetsError(f"format {number} was written by a newer version", is_newer=True)
    found = content.get("sheets")
    if not isinstance(found, list) or len(found) > MOST_SHEETS:
        raise SheetsError(f"a list of at most {MOST_SHEETS} sheets was expected")
    sheets: list[RealMatch] = []
    wrong = ""
    for place, one in enumerate(found, 1):
        try:
            sheets.append(_sheet(one))
        except (KeyError, TypeError, ValueError) as error:
            wrong = wrong or f"sheet {place} cannot be read: {error}"
    if wrong:
        raise SheetsError(wrong, readable=tuple(sheets))
    return tuple(sheets)


def _format(deal: Told) -> int:
    """The lowest format that can hold the deal; its trumps need not have been told in any after a fault."""
    has_suit = deal.taker is None or deal.trumps is not None or deal.ending is Ending.FAULT
    return FORMAT if deal.has_helped else WITH_SUITS if has_suit else WITHOUT_HELP


def _plain(sheet: RealMatch) -> dict[str, object]:
    return {
        "game": sheet.game,
        "options": dict(sheet.options),
        "names": list(sheet.names),
        "dealer": sheet.dealer,
        "begun": sheet.begun,
        "deals": [_plain_deal(deal) for deal in sheet.told],
    }


def _plain_deal(deal: Told) -> dict[str, object]:
    """Only what differs from a deal of which nothing was told."""
    nothing = Told()
    plain: dict[str, object] = {"ending": deal.ending.value}
    if deal.trumps is not None:
        plain["trumps"] = deal.trumps.value
    for key in KEYS:
        if getattr(deal, key) != getattr(nothing, key):
            plain[key] = getattr(deal, key)
    return plain


KEYS: Final = (
    "who",
    "taker",
    "multiplier",
    "goal",
    "cards",
    "declared",
    "belotes",
    "tricks",
    "last",
    "has_helped",
    "faults",
)
NUMBERS: Final = ("who", "taker", "multiplier", "goal", "last")
TRUTHS: Final = ("has_helped",)


def _sheet(one: dict[str, object]) -> RealMatch:
    options, names, deals = one["options"], one["names"], one["deals"]
    if not isinstance(options, dict) or not isinstance(names, list) or not isinstance(deals, list):
        raise TypeError("options, names and deals were expected")
    sheet = RealMatch(
        game=str(one["game"]),
        options=options,
        names=tuple(str(name)[:LONGEST_NAME] for name in names),
        dealer=_number(one["dealer"]),
        begun=str(one["begun"])[:LONGEST_NAME],
    )
    try:
        rules = sheet.rules
    except (UnknownGameError, OptionError) as error:
        raise ValueError(str(error)) from None
    if len(sheet.names) != rules.players or not 0 <= sheet.dealer < rules.players:
        raise ValueError(f"{rules.players} names and a dealer among them were expected")
    return replace(sheet, told=tuple(_deal(deal, rules) for deal in deals))


def _deal(one: object, rules: Rules) -> Told:
    """A deal that the scorer would take as it is; unknown keys are a fault."""
    known = {"ending", "trumps", *KEYS}
    if not isinstance(one, dict) or not known >= set(one):
        raise ValueError(f"of {sorted(known)} some were expected")
    given: dict[str, object] = {"ending": Ending(one["ending"])}
    if "trumps" in one:
        given["trumps"] = Trumps(str(one["trumps"]))
    for key in KEYS:
        if key in one:
            read = _number if key in NUMBERS else _truth if key in TRUTHS else _figures
            given[key] = read(one[key])
    deal = Told(**given)  # type: ignore[arg-type]
    _check_shape(deal, rules)
    wrong = wrong_with(deal, rules)
    if wrong is not None:
        raise ValueError(f"{wrong.key} {dict(wrong.slots)}")
    return deal


def _check_shape(deal: Told, rules: Rules) -> None:
    count = sides(rules.players)
    for figures in (deal.cards, deal.declared, deal.belotes, deal.tricks, deal.faults):
        if len(figures) not in (0, count):
            raise ValueError(f"{count} figures were expected")
    by_side: tuple[tuple[object, ...], ...] = (deal.cards, deal.belotes, deal.tricks, deal.faults)
    if not all(isinstance(figure, int) for figures in by_side for figure in figures):
        raise ValueError("numbers were expected")
    declared: tuple[object, ...] = deal.declared
    if not all(isinstance(own, tuple) and all(isinstance(one, int) for one in own) for own in declared):
        raise ValueError("values of declarations were expected")
    if not all(side is None or 0 <= side < count for side in (deal.who, deal.taker, deal.last)):
        raise ValueError(f"sides from 0 to {count - 1} were expected")
    goals = (0, *course_of(rules).goals)
    if deal.multiplier not in rules.auction.multipliers or deal.goal not in goals:
        raise ValueError("a contract was expected")
    if deal.trumps is not None and deal.trumps not in trumps_called(rules):
        raise ValueError("trumps of this game were expected")
    if deal.has_helped and not asks_for_help(rules, deal):
        raise ValueError("has_helped was expected of a générale with all tricks alone")


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_FIGURE:
        raise ValueError(f"a number was expected, not {value!r}")
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"true or false was expected, not {value!r}")
    return value


def _figures(value: object) -> tuple[object, ...]:
    if not isinstance(value, list) or len(value) > MOST_FIGURE:
        raise TypeError(f"a list was expected, not {value!r}")
    return tuple(_figures(one) if isinstance(one, list) else _number(one) for one in value)
