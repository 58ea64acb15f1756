"""Computer players say a line now and then, after what it is about; nothing waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.records.replay import replay
from game.rules.covering import NOBODY
from game.rules.events import DealBegun, Event
from game.rules.viewing import seen_by
from game.scenes.preferences import Chatter, Speed
from game.scenes.table.show import Aside
from game.text.chatter import TONES, Line, line_of_deal

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.scenes.table.model import TableModel
    from game.scenes.table.update.step import Step
    from game.text.chatter import Tone

LONGER = 1.6
"""A line stays so many times as long as a call: nobody waits for it."""


def happened(step: Step, event: Event) -> None:
    """Choose whether a computer comments on the event that is being shown."""
    model, chat = step.model, step.model.chat
    if isinstance(event, DealBegun):
        chat.said = _before(model)
        if chat.last is not None:
            chat.said.add(chat.last[1].key)
        chat.last = chat.due = None
    chat.last = _found(model)
    if chat.last is None or chat.last[0] != len(model.told.events) - 1:
        return
    line, likes = chat.last[1], step.wishes.likes
    is_wished = likes.chatter is Chatter.LITTLE and likes.speed is not Speed.INSTANT and not model.is_lesson
    if is_wished and line.key not in chat.shown:
        chat.shown.add(line.key)
        chat.due = line


def look(step: Step) -> None:
    """Once a frame: show the waiting line as soon as its speaker has no other bubble."""
    chat, show = step.model.chat, step.model.show
    line = chat.due
    if line is None or line.seat in show.bubbles:
        return
    chat.due = None
    show.say(line.seat, Aside(step.wishes.say(line.key)), step.wishes.pace.bubble * LONGER)


def took_back(step: Step) -> None:
    """Drop a comment on what was taken back; lines already said are not repeated."""
    step.model.chat.due, step.model.chat.last = None, _found(step.model)


def _speakers(model: TableModel) -> dict[Seat, Tone]:
    portraits, people = model.seating.portraits, model.seating.people
    return {seat: TONES[portrait] for seat, portrait in enumerate(portraits) if seat not in people}


def _found(model: TableModel) -> tuple[int, Line] | None:
    speakers, match = _speakers(model), model.match
    if not speakers:
        return None
    won = match.view(model.seating.viewer).match_result if match.is_over else None
    return line_of_deal(
        model.told.events,
        speakers,
        match.rules.players,
        said=_before(model),
        winners=() if won is None else won.winners,
    )


def _before(model: TableModel) -> set[str]:
    """The lines of the deals before this one, also of those played before the program was started."""
    chat = model.chat
    if chat.said is None:
        chat.said, record = set(), model.match.record()
        deals: list[list[Event]] = []
        for _, step in replay(record) if record is not None else ():
            for event in step.events:
                if isinstance(event, DealBegun):
                    deals.append([])
                if deals:
                    deals[-1].append(seen_by(event, NOBODY))
        for events in deals[:-1]:
            found = line_of_deal(events, _speakers(model), model.match.rules.players, said=chat.said)
            if found is not None:
                chat.said.add(found[1].key)
    return chat.said
