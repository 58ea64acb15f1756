"""How a match is begun and continued: the session comes from the table room, its picture from the scenes.

The rules and the records are imported when they are first needed, so that the first picture need not wait.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from game.app.crash import named
from game.app.launch import Launch
from game.app.past import Past
from game.app.slot import Slot, match_file
from game.scenes.desk import Desk
from game.scenes.preferences import Invitation
from game.scenes.scene import Scene
from game.table.files import is_there, sweep

if TYPE_CHECKING:
    from game.app.matches import KeptMatch
    from game.app.practice import Practices
    from game.cards.card import Card
    from game.records.record import Record
    from game.table.save import Loaded, Saver
    from game.text.catalogue import Words

FILE = match_file(1)
BEFORE = "-before"
"""What is added to the name of an unfinished match when another one takes its place."""
FILE_BEFORE = f"match{BEFORE}.txt"

HUMAN = "human"


class MatchDoors:
    """Makes the table scenes; holds the match that is open."""

    def __init__(self, launch: Launch, slot: Slot, past: Past) -> None:
        """Matches follow the command line, are saved where this window's are, and filed in the history."""
        self._launch = launch
        self.past = past
        """The history, in which matches are filed."""
        self._slot = slot
        self._path = slot.match_path
        self._shown: Scene | None = None
        self.troubles: Callable[[Words], list[str]] = lambda _: []
        """Sentences about what else is wrong, such as settings that cannot be written."""
        self._saver: Saver | None = None
        self._open: KeptMatch | None = None
        self._practices: Practices | None = None
        self._loaded: Loaded | None = None
        self._loader: threading.Thread | None = None

    def warm_up(self) -> None:
        """Read the saved match and import what a table needs, in a thread; answers at once."""
        if self._loader is None:
            self._loader = threading.Thread(target=self._load, name="saved match", daemon=True)
            self._loader.start()

    @property
    def has_saved_match(self) -> bool:
        """Whether there is a match to continue."""
        if self._open is not None and self._open.is_kept:
            return not self._open.is_over
        return self._loaded.record is not None if self._loaded is not None else is_there(self._path)

    def complaint(self, say: Words) -> str:
        """Sentences about a match that cannot be saved, and what else is wrong, a line each; or nothing."""
        return "\n".join(self.complaints(say))

    def complaints(self, say: Words) -> list[str]:
        """The same, sentence by sentence."""
        is_hung = self._saver is not None and self._saver.is_hung
        is_unsaved = is_hung or self.unsaved is not None
        about_match = say("title.match_unsaved") if is_unsaved else self._about_loaded(say)
        return [*filter(None, (about_match,)), *self.troubles(say)]

    def _about_loaded(self, say: Words) -> str:
        """What is to be said about the saved match that was found, or nothing."""
        loaded = self._loaded
        if loaded is None or loaded.complaint is None:
            return ""
        if loaded.kept is None:  # it may not be touched, or its folder not be written
            return say("title.match_salvaged" if loaded.record is not None else "title.match_refused")
        if loaded.record is not None:
            return say("title.match_damaged", file=loaded.kept.name)
        key = "title.match_newer" if loaded.is_newer else "title.match_unreadable"
        return say(key, file=loaded.kept.name)

    @property
    def unsaved(self) -> str | None:
        """A sentence if the match, or a practice, could not be written the last time."""
        owners = (one for one in (self._saver, self._practices) if one is not None)
        return next((one.complaint for one in owners if one.complaint is not None), None)

    def new_match(self, desk: Desk, invitation: Invitation | None = None) -> Scene:
        """A table with a fresh match: as invited; else as the last one; else as the command line says."""
        if invitation is None and self._open is not None:
            from game.table.history.stamps import afresh

            before = self._open.session.record()
            return self._fresh_table(desk, afresh(before))
        from game.app.invited import invited, launched

        if invitation is None:
            return self._fresh_table(desk, *launched(self._launch))
        return self._fresh_table(desk, invited(invitation, self._launch))

    def saved_match(self, desk: Desk) -> Scene:
        """A table where the saved match goes on; a fresh one if it has gone meanwhile."""
        if self._open is not None and self._open.is_kept and not self._open.is_over:
            return self._table(desk, self._open.session.record())
        saved = self._when_loaded().record
        return self._table(desk, saved) if saved is not None else self.new_match(desk)

    def left_match_again(self, desk: Desk, record: Record) -> Scene:
        """A table where a match of the history goes on; what is saved now goes into the history."""
        from game.table.history.stamps import reopened

        return self._fresh_table(desk, reopened(record))

    def practice(self, desk: Desk, record: Record) -> Scene:
        """A table where a practice begins or goes on; the saved match stays as it is."""
        return self._practice_room().table(desk, record)

    def keep_practice(self, record: Record) -> None:
        """Keep a practice that no table has."""
        self._practice_room().keep(record)

    def asked_for(self, desk: Desk) -> Scene | None:
        """The table, if the command line wants it at once, without the title."""
        launch = self._launch
        if launch.open_file is not None:
            from game.app.invited import reseated
            from game.table.once_more import lines_of
            from game.table.save import read_record

            loaded = read_record(launch.open_file)
            desk.notice = loaded.complaint or desk.notice
            if loaded.record is not None and lines_of(loaded.record) is not None:
                return self.practice(desk, loaded.record)
            return self._fresh_table(desk, reseated(loaded.record, launch)) if loaded.record else None
        wishes = (launch.watch, launch.deal, launch.seed, launch.deals, launch.seats, launch.options)
        return self.new_match(desk) if any(wishes) else None

    def left_match(self, desk: Desk) -> Scene | None:
        """The table as it was left; None if its match is gone or damaged: the title says so."""
        if not is_there(self._path):
            return None
        loaded = self._when_loaded()
        return None if loaded.record is None or loaded.complaint else self._table(desk, loaded.record)

    def again(self, desk: Desk, scenes: Sequence[Scene]) -> Scene | None:
        """A new table for the match that is open, if its table was among these scenes and it is not over."""
        if self._open is None or self._shown not in scenes or self._open.is_over:
            return None
        try:
            return self._table(desk, self._open.session.record())
        except Exception as error:  # noqa: BLE001 - it may be what broke: the title is enough, the match is saved
            print(f"The match cannot be shown: {named(error)}", file=sys.stderr)
            return None

    def notes(self) -> str:
        """The practice or the match in progress as text, for a crash report."""
        try:
            practised = "" if self._practices is None else self._practices.text
            return practised or (self._open.session.text() if self._open is not None else "")
        except Exception as error:  # noqa: BLE001 - a report without it is better than none
            return f"The match cannot be written down: {named(error)}"

    def close(self) -> None:
        """Write what is unwritten, end the thinking."""
        if self._practices is not None:
            self._practices.close()
        if self._open is not None:
            self._open.keep()
            self._open.close()
        if self._saver is not None:
            self._saver.close()

    def _practice_room(self) -> Practices:
        if self._practices is None:
            from game.app.practice import Practices

            self._practices = Practices(self.past)
        return self._practices

    def _load(self) -> None:
        from game.table.save import Loaded, load_match

        try:
            if self._slot.is_first:
                self._adopt()
            self._loaded = load_match(self._path)
        except Exception as error:  # noqa: BLE001 - whatever is in that file, the window stays open
            self._loaded = Loaded(complaint=f"The saved match {self._path} cannot be used: {named(error)}.")
        if self._loaded.complaint is not None:
            print(self._loaded.complaint, file=sys.stderr)
        self.past().look()

    def _adopt(self) -> None:
        """Matches of further windows that are closed by now: one goes on here, or all go into the history."""
        sweep(self._path.parent, self._path.name, older=0)  # nobody else writes this file
        for left in self._slot.orphans():
            with suppress(OSError):  # it stays where it is; the first window's own match goes on all the same
                if not self._path.exists():
                    left.replace(self._path)
                    continue
                self.past().file_left(left)
                left.replace(left.with_stem(left.stem + BEFORE))

    def _when_loaded(self) -> Loaded:
        self.warm_up()
        assert self._loader is not None  # noqa: S101 - warm_up has just seen to it
        self._loader.join()
        assert self._loaded is not None, "the saved match could not be looked for"  # noqa: S101 - a fault of ours
        return self._loaded

    def _fresh_table(self, desk: Desk, record: Record, decks: tuple[tuple[Card, ...], ...] = ()) -> Scene:
        """A table for a match that takes the place of the saved one, whose file is kept beside."""
        from game.table.chance import new_seed

        self._when_loaded()
        if self._saver is not None:
            self._saver.flush()
        is_kept = any(seated.mind == HUMAN for seated in record.players)
        if is_kept and is_there(self._path):
            self.past().file_left(self._path)
            with suppress(OSError):  # what refuses this refuses the new match as well, and its saver says so
                self._path.replace(self._path.with_stem(self._path.stem + BEFORE))
        return self._table(desk, replace(record, seed=record.seed or new_seed()), decks)

    def _table(self, desk: Desk, record: Record, decks: tuple[tuple[Card, ...], ...] = ()) -> Scene:
        from game.app.matches import KeptMatch
        from game.scenes.seated import faces_of, names_of
        from game.scenes.table.model import Seating
        from game.scenes.table.phones import note_of
        from game.scenes.table.scene import TableScene
        from game.scenes.table.sitting_down import House, sit_down
        from game.table.save import Saver

        before, noted = None, ""
        if self._open is not None:
            noted = self._open.private()
            before = self._open.session.state.result
            self._open.close()
        people = frozenset(seat for seat, seated in enumerate(record.players) if seated.mind == HUMAN)
        if self._saver is None:
            self._saver = Saver(self._path)
        match = self._open = KeptMatch(record, self._saver if people else None, self.past, decks, before)
        match.keep()
        if people:
            desk.sits(True)
        model = sit_down(
            match.session,
            Seating(names_of(record, desk.say), people, min(people, default=0), faces_of(record)),
            desk.preferences,
            game=record.game,
            deals=self._launch.deals,
            noted=match.noted or noted,
        )
        match.private = lambda: note_of(model.phones)
        house = House(changed=match.keep, may_go_on=match.is_written, reseat=match.reseat if people else None)
        self._shown = TableScene(desk, model, house)
        return self._shown
