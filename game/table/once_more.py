"""A past deal once more: a practice record that keeps the line of then, to be compared with the new one.

The tag `Then` holds the old line, which is a record of that deal alone. The tag `Line "SEAT PLACE"` says
whose line is compared, and after how many actions of the record the new line begins. The tag `Friends` holds
lines of others as they follow a code. Programs that do not know these tags read a match with one deal.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.records.errors import RecordError
from game.records.parse import parse
from game.records.record import as_recorded
from game.records.replay import replay
from game.records.shared_deal import SharedDeal, SharedLine, deal_of_text, text_of_deal
from game.records.write import write
from game.rules.actions import Action, ChooseDealer, Cut, Knock, Shuffle
from game.rules.apply import apply
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError
from game.rules.state import new_match
from game.table.chance import new_seed
from game.table.headless import Bout
from game.table.history.stamps import FRIENDS, LINE, PRACTICE, THEN, afresh, tag_of
from game.table.practice import practice_record, shared_deal_of, shared_deals
from game.table.seating import minds_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.records.record import Record
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat
    from game.rules.state import MatchState


@dataclass(frozen=True, slots=True, kw_only=True)
class Lines:
    """What a practice record is compared with."""

    seat: Seat
    """The seat of the record whose line it is."""
    begins: int
    """After how many actions of the record the new line begins."""
    then: Record | None
    """The line played then, by the same seats; None for a deal that somebody sent."""
    friends: tuple[SharedLine, ...]
    """The lines of others, by the seats of the code."""


def deal_practice(deal: SharedDeal, seat: Seat, friends: Iterable[SharedLine] = ()) -> Record:
    """The record that has just dealt a shared deal, played in that seat of the code; nobody sits there yet.

    Raises ValueError for a seat that the game does not have.
    """
    record = practice_record(deal, seat)
    noted = _noted(record, LINE, f"0 {len(record.actions)}")
    return _noted(noted, FRIENDS, text_of_deal(deal, friends))


def past_practice(record: Record, number: int, place: int, seat: Seat) -> Record:
    """The record that plays on in deal `number` after `place` actions of that match; 0 is the opening.

    The players and the seats are those of the match; `seat` is the one whose line is compared. Raises
    ValueError if the match has no such deal or seat.
    """
    then, before = _line(record, number)
    if seat not in range(record.rules.players):
        raise ValueError(f"there is no seat {seat}; there are seats 0 to {record.rules.players - 1}")
    opened = _opening_length(then)
    begins = min(max(opened, place - before + opened), len(then.actions))
    noted = _noted(_noted(then, LINE, f"{seat} {begins}"), THEN, write(then))
    return replace(noted, actions=then.actions[:begins])


def lines_of(record: Record) -> Lines | None:
    """What a practice record is compared with; None for any other record, and where a tag is damaged."""
    if shared_deal_of(record) is None:
        return None
    seat, _, begins = tag_of(record, LINE).partition(" ")
    is_whole = seat.isdecimal() and begins.isdecimal() and int(seat) < record.rules.players
    opened = _opening_length(record)
    return Lines(
        seat=int(seat) if is_whole else 0,
        begins=min(int(begins), len(record.actions)) if is_whole else opened,
        then=_then(record),
        friends=_friends(record),
    )


def begun_again(record: Record) -> Record:
    """The same practice before the first action of the new line, as a record of its own."""
    lines = lines_of(record)
    begins = _opening_length(record) if lines is None else lines.begins
    kept = tuple(tag for tag in record.tags if tag[0] in (PRACTICE, LINE, THEN, FRIENDS))
    bare = afresh(record)
    return replace(bare, tags=(*bare.tags, *kept), actions=record.actions[:begins])


def played_out(record: Record, is_wanted: Callable[[], bool]) -> Record | None:
    """The practice after its computers have played the deal to the end; None if `is_wanted` answers no.

    Thinking takes its time. Raises ValueError if a person sits there.
    """
    minds = [mind for mind in minds_of(record) if mind is not None]
    if len(minds) < len(record.players):
        raise ValueError("only computers play a deal to the end without a table")
    bout = Bout(record.rules, minds, record.seed or new_seed())
    for action in record.actions:
        bout.do(action)
    while not is_deal_over(bout.state):
        if not is_wanted():
            return None
        bout.step()
    actions = tuple(as_recorded(action, record.rules) for action in bout.actions)
    return replace(record, seed=bout.seed, actions=actions)


def is_deal_over(state: MatchState) -> bool:
    """Whether the first deal of a match is over: written or thrown in."""
    return state.deal_number > 1 or (state.deal_number == 1 and state.phase in (Phase.SHUFFLING, Phase.OVER))


def _line(record: Record, number: int) -> tuple[Record, int]:
    """That deal as a match of its own, and how many actions of the record come before its first call."""
    deal = shared_deals(record).get(number)
    if deal is None:
        raise ValueError(f"the match has no deal {number}")
    turn = tag_of(record, PRACTICE).rpartition(" ")[2] if shared_deal_of(record) is not None else "0"
    begun = practice_record(deal, int(turn))
    played, before = _actions_of(record, number)
    actions = _lawful((*begun.actions, *played), record.rules)
    bare = afresh(record)
    return replace(bare, tags=(*bare.tags, *begun.tags), actions=actions), before


def _actions_of(record: Record, number: int) -> tuple[list[Action], int]:
    """The actions of a deal from the first call on, and how many of the record come before."""
    found: list[Action] = []
    before: int | None = None
    for place, (action, step) in enumerate(replay(record), 1):
        if before is not None:
            if isinstance(action, Shuffle | ChooseDealer):
                break
            found.append(action)
        elif isinstance(action, Cut | Knock) and step.state.the_deal.number == number:
            before = place
    return found, before or 0


def _lawful(actions: Iterable[Action], rules: Rules) -> tuple[Action, ...]:
    """The actions up to the first that cannot be done: a score of then may have allowed what follows."""
    done: list[Action] = []
    state = new_match(rules)
    for action in actions:
        try:
            state = apply(state, action).state
        except IllegalActionError:
            break
        done.append(action)
    return tuple(done)


def _opening_length(record: Record) -> int:
    """How many actions come before the first call."""
    places = (place for place, action in enumerate(record.actions, 1) if isinstance(action, Cut | Knock))
    return next(places, 0)


def _noted(record: Record, name: str, text: str) -> Record:
    return replace(record, tags=(*record.tags, (name, text)))


def _then(record: Record) -> Record | None:
    try:
        then = parse(tag_of(record, THEN))
    except RecordError:
        return None
    return then if then.rules == record.rules and shared_deal_of(then) == shared_deal_of(record) else None


def _friends(record: Record) -> tuple[SharedLine, ...]:
    try:
        return deal_of_text(tag_of(record, FRIENDS))[1]
    except ValueError:
        return ()
