"""Who sits at the table may change between two deals: chosen at any time, it holds with the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.choosing.chosen import choose_company
from game.scenes.choosing.setup_seats import SetupSeats
from game.scenes.company import company_of, people_of
from game.scenes.seated import company_at, faces_of, names_of
from game.scenes.table.sharing import Sharing

if TYPE_CHECKING:
    from game.records.record import Record
    from game.scenes.preferences import Sitter
    from game.scenes.table.scene import TableScene

Company = tuple["Sitter", ...]


class Reseating:
    """The way from the menu to the page of who sits where, and back to the table."""

    def __init__(
        self, scene: TableScene, record: Callable[[], Record], change: Callable[[Company], None]
    ) -> None:
        """`record` tells who plays now, `change` puts others in their places between two deals."""
        self._scene = scene
        self._record = record
        self._change = change
        self._wanted: Company | None = None

    def page(self) -> SetupSeats:
        """The page, with those who play now, or who are to play from the next deal on."""
        scene = self._scene
        choose_company(scene.desk, self._wanted or company_at(self._record()))
        return SetupSeats(scene.desk, rules=scene.match.rules, changed=self._want)

    def _want(self) -> None:
        scene = self._scene
        company = company_of(scene.desk.preferences.tables, scene.match.rules.players)
        self._wanted = None if company == company_at(self._record()) else company

    def settle(self) -> bool:
        """The next deal begins: whoever was chosen sits down; whether anybody did."""
        if self._wanted is None:
            return False
        scene, company = self._scene, self._wanted
        self._wanted = None
        self._change(company)
        record, people = self._record(), people_of(company)
        scene.names, scene.portraits = names_of(record, scene.desk.say), faces_of(record)
        scene.people = people
        scene.viewer = scene.viewer if scene.viewer in people else min(people, default=0)
        scene.sharing = Sharing(scene)
        scene.look_anew()
        return True
