"""The command `deal`: what a deal's code stands for, the code of a day's deal, the codes of a week's ten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.complaint import complain
from game.records.daily import deal_of_day, deals_of_week
from game.records.replay import state_after
from game.records.shared_deal import SharedLineError, code_of_deal, deal_of_text
from game.table.practice import practice_record
from game.text.catalogue import words
from game.text.deals import deal_lines, line_text, said_code
from game.variants.catalogue import game_named
from game.variants.code_signs import CodeError
from game.variants.option_ids import options_of

if TYPE_CHECKING:
    from datetime import date

    from game.records.shared_deal import SharedDeal

UNSOUND = 1


def show_code(text: str, language: str) -> int:
    """Print the deal of a code and the lines behind it; 0, or 1 if the text is damaged."""
    try:
        deal, lines = deal_of_text(text)
    except (CodeError, SharedLineError) as error:
        complain(f"{error}.")
        return UNSOUND
    say = words(language)
    _show(deal, language)
    for line in lines:
        print(line_text(say, line.name, line.seat, line.points))
    return 0


def show_day(game: str, day: date, language: str) -> int:
    """Print the code of the day's deal alone on a line, then how it is said and what it stands for."""
    deal = deal_of_day(game, day)
    code = code_of_deal(deal)
    say = words(language)
    print(code)
    print(say("deal.said", words=said_code(say, code)))
    _show(deal, language)
    return 0


def show_week(game: str, day: date) -> int:
    """Print the codes of the ten deals of the week in which the day lies, a line each."""
    print("\n".join(map(code_of_deal, deals_of_week(game, day))))
    return 0


def _show(deal: SharedDeal, language: str) -> None:
    dealt = state_after(practice_record(deal, 0)).the_deal
    changed = options_of(deal.rules, game_named(deal.game).rules)
    print("\n".join(deal_lines(words(language), deal.game, deal.rules, changed, dealt)))
