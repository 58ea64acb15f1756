"""How a match of the history is put into words: when it was, who played, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.records.record import HUMAN
from game.scenes.company import EARLY, FACES, face_of_name, spoken_name
from game.scenes.table.picture.people import portrait_of

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.table.history.figures import Line, Sitter
    from game.text.catalogue import Words


def spoken(say: Words, name: str, face: str = "") -> str:
    """A name in the player's language; without one it is he himself.

    Where no face was noted, only the names of old versions tell whether somebody typed them.
    """
    return spoken_name(say, name, face or next((one for one in EARLY if FACES[one] == name), ""))


def computer_spoken(say: Words, name: str) -> str:
    """The name of a computer in the player's language: nobody has typed it."""
    return spoken(say, name, face_of_name(name))


def all_spoken(say: Words, sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """What everybody of a match is called, by seat."""
    return tuple(
        spoken(say, one.name, one.face) if one.mind == HUMAN else computer_spoken(say, one.name)
        for one in sitters
    )


def date_text(say: Words, begun: str) -> str:
    """The day and the minute as the language writes them, or nothing."""
    day, _, time = begun.partition(" ")
    parts = day.split("-")
    if len(parts) != 3:
        return begun
    return f"{say('history.date', year=parts[0], month=parts[1], day=parts[2])} {time[:5]}".strip()


def level_text(say: Words, mind: str) -> str:
    """A computer's level; nothing for people and for levels of another version."""
    return say(f"level.{mind}") if f"level.{mind}" in say else ""


def company_text(say: Words, sitters: Sequence[Sitter], viewer: Seat) -> str:
    """With whom and against whom the viewer played."""
    names = all_spoken(say, sitters)
    side = sitters[viewer].side
    mates = [names[seat] for seat, one in enumerate(sitters) if one.side == side and seat != viewer]
    others = ", ".join(names[seat] for seat, one in enumerate(sitters) if one.side != side)
    if mates:
        return say("history.together", partner=mates[0], others=others)
    return say("history.against", others=others)


def faces_beside(sitters: Sequence[Sitter], viewer: Seat) -> tuple[str, ...]:
    """The portraits of the others, the partner's first."""
    side = sitters[viewer].side
    others = [(one.side != side, seat) for seat, one in enumerate(sitters) if seat != viewer]
    found = []
    for _, seat in sorted(others):
        face = sitters[seat].face
        found.append(face if face in FACES else portrait_of(sitters[seat].name, seat))
    return tuple(found)


def ending_text(say: Words, line: Line) -> str:
    """Won, lost, shared, or left."""
    if not line.is_over:
        return say("history.left")
    if line.share == 1:
        return say("history.won")
    return say("history.shared") if line.share else say("history.lost")


def score_text(line: Line) -> str:
    """The totals, the viewer's side first."""
    own = line.sitters[line.viewer].side
    count = len(line.scores)
    return " : ".join(str(line.scores[(own + step) % count]) for step in range(count))
