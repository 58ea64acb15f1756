"""How a match is begun and continued: the session comes from the table room, its picture from the scenes.

The rules and the records are imported when they are first needed, so that the first picture need not wait.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from game.app.complaint import complain
from game.app.crash import named
from game.app.given import Given
from game.app.launch import Launch
from game.app.past import Past
from game.app.pledge import NextMatch
from game.app.saved import LONGEST_WAIT, SavedMatch
from game.app.slot import Slot, match_file
from game.scenes.desk import Desk
from game.scenes.preferences import Invitation
from game.scenes.scene import Scene
from game.scenes.table_desk import TableDesk
from game.table.files import is_there, sweep

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

    from game.app.matches import Decks, KeptMatch
    from game.app.practice import Practices
    from game.records.record import Record
    from game.table.books import Books
    from game.table.open_matches import OpenList, OpenMatches
    from game.table.save import Loaded, Saver
    from game.text.catalogue import Words

FILE = match_file(1)
BEFORE = "-before"
"""What is added to the name of a match that cannot be kept open when another one takes its place."""
FILE_BEFORE = f"match{BEFORE}.txt"
HUMAN = "human"


class MatchDoors:
    """Makes the table scenes; holds the match that is open."""

    def __init__(self, launch: Launch, slot: Slot, past: Past) -> None:
        """Matches follow the command line, are saved where this window's are, and filed in the history."""
        self._launch = launch
        self.given = None if launch.open_file is None else Given(launch.open_file, launch)
        """The record of the command line, which may come when the title is there."""
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
        self._left = SavedMatch(self._path, self._prepare, self._look_round)
        self._others: OpenMatches | None = None
        self.next_match = NextMatch()

    def warm_up(self) -> None:
        """Read the saved match and import what a table needs, in a thread; answers at once."""
        self._left.read()

    @property
    def has_saved_match(self) -> bool:
        """Whether there is a match to continue."""
        if self._open is not None and self._open.is_kept:
            return not self._open.is_over
        return self._left.is_offered

    @property
    def has_open_matches(self) -> bool:
        """Whether other matches are open besides that of this window, and of any other window."""
        return self._others is not None and self._others.count > 0

    def complaint(self, say: Words) -> str:
        """Sentences about a match that cannot be saved, and what else is wrong, a line each; or nothing."""
        return "\n".join(self.complaints(say))

    def complaints(self, say: Words) -> list[str]:
        """The same, sentence by sentence."""
        is_hung = self._saver is not None and self._saver.is_hung
        is_unsaved = is_hung or self.unsaved is not None
        about_match = say("title.match_unsaved") if is_unsaved else _about(self._left.loaded, say)
        is_reading = self._left.takes_long or (self.given is not None and self.given.is_reading)
        reading = say("history.reading") if is_reading else ""
        return [*filter(None, (reading, about_match)), *self.troubles(say)]

    @property
    def unsaved(self) -> str | None:
        """A sentence if the match, or a practice, could not be written the last time."""
        owners = (one for one in (self._saver, self._practices) if one is not None)
        return next((one.complaint for one in owners if one.complaint is not None), None)

    def new_match(self, desk: TableDesk, invitation: Invitation | None = None) -> Scene:
        """A table with a fresh match: as invited; else as the last one; else as the command line says."""
        if invitation is None and self._open is not None:
            from game.table.history.stamps import afresh

            before = self._open.session.record()
            return self._fresh_table(desk, afresh(before))
        from game.app.invited import invited, launched

        if invitation is None:
            return self._fresh_table(desk, *launched(self._launch, desk.preferences))
        return self._fresh_table(desk, invited(invitation, self._launch, desk.preferences))

    def saved_match(self, desk: TableDesk) -> Scene:
        """A table where the saved match goes on; a fresh one if it has gone meanwhile."""
        saved = self._saved
        return self._table(desk, saved, books=self._books) if saved is not None else self.new_match(desk)

    def left_match_again(self, desk: TableDesk, record: Record) -> Scene:
        """A table where a match of the history goes on, from where it is by now if it is open again."""
        from game.table.history.stamps import file_name, reopened
        from game.table.save import load_match

        saved = self._saved
        if saved is not None and file_name(saved) == file_name(record):
            return self.saved_match(desk)
        name = self.others.name_of(record)
        if name is not None:
            return self.open_match(desk, name, load_match(self.others.place(name)))
        return self._fresh_table(desk, reopened(record))

    def open_list(self) -> Future[OpenList]:
        """The open matches, that of this window first; a thread reads them."""
        from game.table.history.stamps import is_played

        saved = self._saved
        return self.others.listing(self._path if saved is not None and is_played(saved) else None)

    def load_open(self, name: str) -> Future[Loaded]:
        """One of them; a thread reads it."""
        return self.others.load(self._file(name))

    def open_match(self, desk: TableDesk, name: str, loaded: Loaded) -> Scene:
        """A table where an open match goes on; that of this window stays open."""
        if loaded.record is None or name == self._path.name:
            return self.saved_match(desk)
        if complaint := _about(loaded, desk.say):
            desk.announce(complaint)
        left = self._give_way(desk)
        if self.others.take(name, self._path) or is_there(self._file(name)):  # the match goes on unsaved
            return self._table(desk, loaded.record, books=loaded.books)
        desk.announce(desk.say("open.gone"))
        if left is not None and self.others.take(left, self._path):
            return self.saved_match(desk)
        return self.new_match(desk)

    def put_away(self, name: str) -> Future[bool]:
        """Put an open match into the history; False if it stays open."""
        if name != self._path.name:
            return self.others.put_away(self.others.place(name))
        from game.table.save import Loaded

        if self._open is not None:
            self._open.close()
        self._open, self._left.loaded = None, Loaded()
        return self.others.put_away(self._path, self.flush)

    def _file(self, name: str) -> Path:
        """The file of an open match."""
        return self._path if name == self._path.name else self.others.place(name)

    def practice(self, desk: TableDesk, record: Record) -> Scene:
        """A table where a practice begins or goes on; the saved match stays as it is."""
        return self._practice_room().table(desk, record)

    def keep_practice(self, record: Record) -> None:
        """Keep a practice that no table has."""
        self._practice_room().keep(record)

    def asked_for(self, desk: Desk) -> Scene | None:
        """The table, if the command line wants it at once; None while its record is read, too."""
        launch = self._launch
        if self.given is not None:
            return self.given.table(desk, self.practice, self._fresh_table)
        if launch.deal is not None:
            from game.app.invited import practised

            practice = practised(launch, desk.preferences)
            if practice is not None:
                return self.practice(desk, practice)
        wishes = (launch.watch, launch.deal, launch.seed, launch.deals, launch.seats, launch.options)
        return self.new_match(desk) if any(wishes) else None

    def left_match(self, desk: TableDesk) -> Scene | None:
        """The table as it was left; None if its match is gone, damaged, or takes long: the title says so."""
        if not is_there(self._path):
            return None
        loaded = self._left.read(LONGEST_WAIT)
        if loaded is None or loaded.record is None or loaded.complaint:
            return None
        return self._table(desk, loaded.record, books=self._books)

    def again(self, desk: TableDesk, scenes: Sequence[Scene]) -> Scene | None:
        """A new table for the match that is open, if its table was among these scenes and it is not over."""
        if self._open is None or self._shown not in scenes or self._open.is_over:
            return None
        try:
            return self._table(desk, self._open.session.record())
        except Exception as error:  # noqa: BLE001 - it may be what broke: the title is enough, the match is saved
            complain(f"The match cannot be shown: {named(error)}")
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
        if self._others is not None:
            if not self._slot.is_first and is_there(self._path):
                self._others.put(self._path)  # the windows that stay open may go on with it
            self._others.close()

    @property
    def others(self) -> OpenMatches:
        """The open matches that no window plays."""
        if self._others is None:
            from game.table.open_matches import OpenMatches

            self._others = OpenMatches(self._path.parent, self.past, self._slot.orphans)
        return self._others

    @property
    def _saved(self) -> Record | None:
        """The match to continue, as far as it has come."""
        loaded = self.when_loaded()
        if self._open is not None and self._open.is_kept:
            return None if self._open.is_over else self._open.session.record()
        return loaded.record

    @property
    def _books(self) -> Books | None:
        """Those of that match, if they are known."""
        if self._open is not None and self._open.is_kept:
            return self._open.session.books()
        books = self.when_loaded().books
        return None if books is None else books.copy()

    def _practice_room(self) -> Practices:
        if self._practices is None:
            from game.app.practice import Practices

            self._practices = Practices(self.past)
        return self._practices

    def _prepare(self) -> None:
        if self._slot.is_first:
            self._adopt()
        self.others.names()

    def _look_round(self) -> None:
        self.next_match.make()
        self.past().look()

    def _adopt(self) -> None:
        """Keep open what closed windows and older versions left, and have a match to go on with."""
        from game.table.history.stamps import is_played
        from game.table.save import read_record

        folder, others = self._path.parent, self.others
        sweep(folder, self._path.name, older=0)  # nobody else writes this file
        for left in self._slot.orphans():
            with suppress(OSError):  # it stays where it is; the first window's own match goes on all the same
                if self._path.exists():
                    self._keep_open(left)
                else:
                    left.replace(self._path)
        for before in folder.glob(f"match*{BEFORE}.txt"):
            record = read_record(before).record
            into = None if record is None else self.past().folder.place_of(record)
            if record is not None and is_played(record) and into is not None and not is_there(into):
                others.put(before, record)
        names = others.names()
        if names and not self._path.exists():
            others.take(names[0], self._path)

    def _keep_open(self, saved: Path, record: Record | None = None) -> str | None:
        """Move a saved match to the open ones, and answer its name there; if that fails, into the history."""
        name = self.others.put(saved, record)
        if name is None:
            self._set_aside(saved)
        return name

    def _set_aside(self, saved: Path) -> None:
        """Move a match that is not kept open into the history, if anybody has played, and its file aside."""
        self.past().file_left(saved)
        with suppress(OSError):  # what refuses this refuses the new match as well, and its saver says so
            saved.replace(saved.with_stem(saved.stem + BEFORE))

    def when_loaded(self) -> Loaded:
        """Wait for the saved match and return it."""
        return self._left.when_read()

    def flush(self) -> None:
        """Wait until everything of the open match is on the disk."""
        if self._saver is not None:
            self._saver.flush()

    def _give_way(self, desk: TableDesk) -> str | None:
        """Free the place of the saved match; answer the name under which it stays open.

        None if there was no match, if nobody has played yet, or if the disk refuses.
        """
        from game.table.history.stamps import is_played

        saved = self._saved
        self.flush()
        if not is_there(self._path):
            return None
        if saved is None or not is_played(saved):
            self._set_aside(self._path)
            return None
        if self.others.is_full:
            desk.announce(desk.say("open.full", count=self.others.count))
        return self._keep_open(self._path, saved)

    def _fresh_table(
        self, desk: TableDesk, record: Record, decks: Decks = (), books: Books | None = None
    ) -> Scene:
        """A table for a match that takes the place of the saved one, which stays open."""
        self.when_loaded()
        if any(seated.mind == HUMAN for seated in record.players):
            self._give_way(desk)
        seed = record.seed or self.next_match.begin(desk.devices.take_number())
        return self._table(desk, replace(record, seed=seed), decks, books)

    def _table(self, desk: TableDesk, record: Record, decks: Decks = (), books: Books | None = None) -> Scene:
        from game.app.matches import KeptMatch
        from game.scenes.seated import faces_of, names_of
        from game.scenes.table.model import Seating
        from game.scenes.table.scene import TableScene
        from game.scenes.table.sitting_down import House, note_of, sit_down
        from game.table.save import Saver

        before, noted = None, ""
        if self._open is not None:
            noted = self._open.note_for(record)
            before = self._open.session.state.result
            if self._open.is_kept:
                self._left.loaded = self._open.left(self.when_loaded())
            self._open.close()
        people = frozenset(seat for seat, seated in enumerate(record.players) if seated.mind == HUMAN)
        if self._saver is None:
            self._saver = Saver(self._path)
        match = self._open = KeptMatch(
            record, self._saver if people else None, self.past, decks, before, books
        )
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
        match.private = lambda: note_of(model, desk.preferences)
        match.keep()
        house = House(changed=match.keep, may_go_on=match.is_written, reseat=match.reseat if people else None)
        self._shown = TableScene(desk, model, house)
        return self._shown


def _about(loaded: Loaded | None, say: Words) -> str:
    """What is to be said about a saved match that was read, or nothing."""
    if loaded is None or loaded.complaint is None:
        return ""
    if loaded.kept is None:  # it may not be touched, or its folder not be written
        return say("title.match_salvaged" if loaded.record is not None else "title.match_refused")
    if loaded.record is not None:
        return say("title.match_damaged", file=loaded.kept.name)
    key = "title.match_newer" if loaded.is_newer else "title.match_unreadable"
    return say(key, file=loaded.kept.name)
