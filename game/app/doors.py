"""How a match is begun and continued: the session comes from the table room, its picture from the scenes."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.launch import Launch
from game.records.record import HUMAN, Record, Seated
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.table.save import Saver, load_match
from game.variants.catalogue import game_named
from game.variants.option_ids import options_from

if TYPE_CHECKING:
    from game.app.matches import KeptMatch

FILE = "match.txt"
LEVEL = "medium"
"""The level of computer players unless the command line says otherwise."""

PEOPLE = ("", "Ana", "Zlata", "Joža")
"""Names by seat; the empty one is the player at this screen, named in his language."""


class MatchDoors:
    """Makes the table scenes; holds the match that is open."""

    def __init__(self, launch: Launch, data: Path) -> None:
        """Matches follow the command line; they are saved in the data folder."""
        self._launch = launch
        self._path = data / FILE
        self._saver = Saver(self._path)
        self._open: KeptMatch | None = None
        loaded = load_match(self._path)
        self._saved = loaded.record
        self.complaint = loaded.complaint
        """A sentence about a saved match that could not be used as it was."""

    @property
    def has_saved_match(self) -> bool:
        """Whether there is a match to continue."""
        if self._open is not None:
            return not self._open.is_over
        return self._saved is not None

    def new_match(self, desk: Desk) -> Scene:
        """A table with a fresh match."""
        game = game_named(self._launch.game)
        levels = self._launch.seats
        players = tuple(
            Seated(self._mind(levels.get(seat)), name) if seat else Seated(self._mind(levels.get(0), HUMAN))
            for seat, name in enumerate(PEOPLE[: game.rules.players])
        )
        record = Record(
            game=game.name,
            rules=options_from(self._launch.options, game.rules),
            players=players,
            seed=self._launch.seed or secrets.token_hex(16),
        )
        return self._table(desk, record)

    def saved_match(self, desk: Desk) -> Scene:
        """A table where the saved match goes on; a fresh one if it has gone meanwhile."""
        if self._open is not None and not self._open.is_over:
            return self._table(desk, self._open.session.record())
        return self._table(desk, self._saved) if self._saved is not None else self.new_match(desk)

    def asked_for(self, desk: Desk) -> Scene | None:
        """The table, if the command line wants it at once, without the title."""
        launch = self._launch
        if launch.open_file is not None:
            loaded = load_match(launch.open_file)
            return self._table(desk, loaded.record) if loaded.record is not None else None
        wants_table = (
            launch.watch or launch.deal or launch.seed or launch.deals or launch.seats or launch.options
        )
        return self.new_match(desk) if wants_table else None

    def record(self) -> str:
        """The match in progress as text, for a crash report."""
        return self._open.session.text() if self._open is not None else ""

    def close(self) -> None:
        """Write what is unwritten, end the thinking."""
        if self._open is not None:
            self._open.close()
        self._saver.close()

    def _mind(self, level: str | None, usual: str = LEVEL) -> str:
        """Who sits there: when somebody only watches, no person does."""
        if self._launch.watch and (level or usual) == HUMAN:
            return LEVEL
        return level or usual

    def _table(self, desk: Desk, record: Record) -> Scene:
        from game.app.matches import KeptMatch
        from game.scenes.table.scene import TableScene

        if self._open is not None:
            self._open.close()
        people = frozenset(seat for seat, seated in enumerate(record.players) if seated.mind == HUMAN)
        match = self._open = KeptMatch(record, self._saver if people else None)
        match.keep()
        names = tuple(seated.name or desk.say("title.you") for seated in record.players)
        return TableScene(
            desk,
            match.session,
            names,
            viewer=min(people, default=0),
            people=people,
            game=record.game,
            deals=self._launch.deals,
            changed=match.keep,
        )
