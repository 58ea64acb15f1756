"""The deals of the day and of the week: what they are called, and the line to send about one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.records.daily import deal_of_day, deals_of_week
from game.records.shared_deal import DOT, text_of_deal
from game.scenes.history.wording import date_text
from game.text.games import game_name

if TYPE_CHECKING:
    from datetime import date

    from game.records.shared_deal import SharedDeal, SharedLine
    from game.text.catalogue import Words

PROGRAM: Final = "Belot table"
BETWEEN: Final = f" {DOT} "


def dated_deals(game: str, day: date) -> dict[str, SharedDeal]:
    """The deal of the day and those of its week, by the mark that a line has for each of them."""
    year, week, _ = day.isocalendar()
    numbered = enumerate(deals_of_week(game, day), 1)
    return {
        day.isoformat(): deal_of_day(game, day),
        **{f"{year:04}-W{week:02}/{number}": deal for number, deal in numbered},
    }


def mark_of(deal: SharedDeal, day: date) -> str:
    """The mark of a deal of the day or of this week, such as `2026-11-28` or `2026-W48/3`; else nothing."""
    found = dated_deals(deal.game, day).items()
    return next((mark for mark, one in found if one == deal), "")


def title_of(say: Words, mark: str) -> str:
    """What the deal of a mark is called; nothing without a mark."""
    if "/" in mark:
        return say("deals.week.number", number=mark.partition("/")[2])
    return f"{say('deals.day')}, {date_text(say, mark)}" if mark else ""


def result_line(say: Words, deal: SharedDeal, mark: str, own: SharedLine, master: SharedLine | None) -> str:
    """One line to paste: where it comes from, what came of the deal, and the code with the player's line."""
    figures = [say("deals.line.me", points=own.own)]
    if master is not None:
        figures.append(say("deals.line.master", points=master.own))
    told = f"{game_name(say, deal.game)}: {', '.join(figures)}"
    return BETWEEN.join(part for part in (PROGRAM, mark, told, text_of_deal(deal, [own])) if part)
