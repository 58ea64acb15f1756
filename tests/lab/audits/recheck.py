"""Lets computers decide again what they decided in a recorded match; the decisions must be the same.

    python -m tests.lab.audits.recheck RECORD...

Every computer of the record is seated anew as the table would seat it, is shown what its seat saw then, and
has to do the same again. The cards must come from the record's seed, too. Ends with 1 if anything differs:
somebody meddled, or the match was played by a version whose computers think otherwise.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from game.records.parse import parse_all
from game.records.record import Record, as_recorded
from game.rules.actions import Action, ChooseDealer, SeatAction, Shuffle
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.seats import Seat
from game.rules.state import MatchState, new_match
from game.rules.viewing import view_for
from game.table.chance import chance_action
from game.table.plain import formal_answer
from game.table.player import Player
from game.table.seating import players_of


@dataclass(frozen=True)
class Difference:
    """Something that came out otherwise."""

    number: int
    """Of the action in the record, 1 for the first."""
    deal: int
    was: Action
    now: Action

    def __str__(self) -> str:
        return f"action {self.number}, deal {self.deal}: it was {self.was}, and is now {self.now}"


@dataclass
class Checked:
    """What a record showed."""

    decisions: int = 0
    """Decided again by computers, forced ones and formalities not counted."""
    dealt: int = 0
    """Decks and first dealers that were drawn again."""
    differences: list[Difference] = field(default_factory=list)


def recheck(record: Record) -> Checked:
    """Play the record again and ask every computer again; raises IllegalActionError as `replay` does."""
    seed, found = record.seed or "", Checked()
    players = players_of(record, seed)
    state = new_match(record.rules)
    for number, action in enumerate(record.actions, 1):
        now: Action | None
        if isinstance(action, ChooseDealer | Shuffle):
            now = chance_action(state, seed)
            found.dealt += 1
        else:
            now = _asked(state, action, players)
            found.decisions += now is not None
        if now is not None and now != action:
            found.differences.append(Difference(number, state.deal_number, action, now))
        state = apply(state, action).state
    return found


def _asked(state: MatchState, action: Action, players: tuple[Player, ...]) -> Action | None:
    """The decision of the computer to act; None for people, out of turn, and for formalities."""
    seat: Seat | None = seat_to_act(state)
    if seat is None or not isinstance(action, SeatAction) or action.seat != seat:
        return None
    choices = choices_for(state, seat)
    if formal_answer(seat, choices) is not None:
        return None
    players[seat].ask(view_for(state, seat), choices)
    answer = players[seat].answer()
    return None if answer is None else as_recorded(answer, state.rules)


def main(names: list[str]) -> int:
    """Check files of records; 0 if everything came out the same, 2 without a file."""
    if not names:
        print("A record was expected.", file=sys.stderr)  # noqa: T201
        return 2
    bad = 0
    for name in names:
        for number, record in enumerate(parse_all(Path(name).read_text("utf-8")), 1):
            found = recheck(record)
            told = (
                f"{found.decisions} decisions and {found.dealt} draws again, {len(found.differences)} differ"
            )
            print(f"{name}, match {number} ({record.game}): {told}")  # noqa: T201
            for difference in found.differences:
                print(f"  {difference}")  # noqa: T201
            bad += bool(found.differences)
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
