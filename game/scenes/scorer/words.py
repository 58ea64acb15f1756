"""How a sheet of real cards is put into words: its sides, what a deal came to, what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.result import Outcome
from game.rules.seats import FOUR
from game.scenes.preferences import LETTERS
from game.scenes.table.sheet import sheet_of
from game.table.real_match import view_of
from game.text.plain import unmarked
from game.text.results import result_notes

if TYPE_CHECKING:
    from game.rules.result import DealResult
    from game.scenes.page_desk import PageDesk
    from game.scenes.sheet import Sheet
    from game.table.real_match import RealMatch
    from game.table.scorer import Standing
    from game.table.scorer_check import Complaint

OWN: Final = 0
"""The side of whoever writes."""


def names_of_match(desk: PageDesk, match: RealMatch) -> tuple[str, ...]:
    """The players by seat; who has no name is the first, second ... letter of the language."""
    letters = nameless(desk)
    return tuple(name or letters[seat] for seat, name in enumerate(match.names))


def nameless(desk: PageDesk) -> tuple[str, ...]:
    """What those are called who have no name, by seat: letters without marks, A B C D or А Б В Г."""
    letters = LETTERS[desk.preferences.language]
    return tuple(letter.upper() for letter in letters if unmarked(letter) == letter)[:FOUR]


def side_words(desk: PageDesk, match: RealMatch) -> tuple[str, ...]:
    """The sides: us and them for pairs, otherwise the players."""
    if len(match.names) == FOUR:
        return desk.say("table.us"), desk.say("table.them")
    return names_of_match(desk, match)


def paper_of(desk: PageDesk, match: RealMatch, *, is_fresh: bool = False) -> Sheet:
    """The sheet as it lies on the table."""
    return sheet_of(
        view_of(match),
        desk.say,
        names_of_match(desk, match),
        is_fresh=is_fresh,
        game=match.game,
        speaks_of_us=len(match.names) == FOUR,
    )


def line_words(desk: PageDesk, match: RealMatch, line: DealResult) -> str:
    """What became of a deal and what is written, in a sentence."""
    rules, names = match.rules, side_words(desk, match)
    score = rules.score
    notes = result_notes(
        desk.say,
        line,
        rules.players,
        names,
        OWN,
        can_fall=score.can_fall,
        bid_is_enough=score.bid_is_enough,
    )
    figures = " · ".join(
        f"{name} {'–' if side in line.dashes else points}"
        for side, (name, points) in enumerate(zip(names, line.written, strict=True))
    )
    hung = desk.say("score.note.hung", points=line.hung_after) if line.outcome is Outcome.HUNG else ""
    return "\n".join(filter(None, (" ".join(notes), figures, hung)))


def complaint_words(desk: PageDesk, complaint: Complaint) -> str:
    """Why a deal cannot have been so."""
    return desk.say(complaint.key, **complaint.slots)


def ending_words(desk: PageDesk, match: RealMatch, standing: Standing) -> str:
    """Who has won, or who deals next."""
    names = side_words(desk, match)
    if standing.over is None:
        return desk.say("scorer.dealer", name=names_of_match(desk, match)[standing.dealer])
    winners = ", ".join(names[side] for side in standing.over.winners)
    return desk.say("scorer.over" if len(standing.over.winners) == 1 else "scorer.shared", names=winners)


def score_words(standing: Standing) -> str:
    """The totals, in the order of the columns."""
    return " : ".join(map(str, standing.scores))


def is_won(winners: tuple[int, ...]) -> bool | None:
    """Whether whoever writes has won; None for a draw."""
    return OWN in winners if len(winners) == 1 else None
