"""A past with some matches of every kind, for pages that show it; nothing has to be waited for."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from game.records.parse import parse
from game.records.record import Record, Seated
from game.scenes.history.matches import Matches
from game.table.history.figures import Line
from game.table.history.history import Complaint, History
from tests.table.history.past import at, filed, played

GOLDEN = Path(__file__).parents[2] / "golden"
LONGEST = ("Maximiliane-Ruth", "Александрина-Мая", "Bartholomäus Vid", "Katarina-Štefica")
"""Names as long as the setup takes them."""

Answer = TypeVar("Answer")


class AtOnce(History):
    """Answers before the asker has turned round."""

    def _do(self, work: Callable[[], Answer]) -> Future[Answer]:
        future: Future[Answer] = Future()
        try:
            future.set_result(work())
        except Exception as error:  # noqa: BLE001 - as the thread would
            future.set_exception(error)
        return future

    def close(self) -> None:
        self._let_go()


class SomePast:
    """What a desk takes for its past."""

    def __init__(self, data: Path, pictures: Path | None = None) -> None:
        self.data = data
        self.pictures: Path | None = pictures or data / "sheets"
        self.stand_in: Path | None = None
        self.history = AtOnce(data)

    def __call__(self) -> History:
        return self.history


def golden(name: str, *people: str) -> Record:
    """A match of the golden ones, with these people at the first seats and a long one in its head."""
    record = parse((GOLDEN / f"{name}.txt").read_text("utf-8"))
    seats = [Seated("human", one) for one in people] + list(record.players[len(people) :])
    return replace(record, players=tuple(seats))


@cache
def _folder() -> TemporaryDirectory[str]:
    folder = TemporaryDirectory(prefix="evenings")
    data = Path(folder.name)
    matches = (
        golden("bela4-faults-and-redeals", *LONGEST),
        replace(golden("bela4-capot-and-falls", ""), take_backs=22),
        golden("belot_bg-hung-and-recontra", ""),
        golden("belot_bg_official-computers", *LONGEST[:2]),
        golden("bela3-computers", *LONGEST[:3]),
        golden("belote4_fr-litige-and-capot", ""),
        golden("coinche_fr-computers", *LONGEST[:1]),
        golden("belote2_es-computers", ""),
        played("belote3_es", "left", 1),
        played("bela4", "evening 1"),
        played("bela4", "evening 2"),
    )
    for day, record in enumerate(matches, 10):
        filed(data, at(record, f"2026-12-{day} 22:45:00", f"2026-12-{day} 23:55:00"))
    return folder


def evenings() -> SomePast:
    """The same past every time; the complaint is the longest there is."""
    past = SomePast(Path(_folder().name))
    past.history.overview().result()
    past.history.complaint = Complaint("history.damaged", "history.sqlite.bad12")
    return past


def listed_in(page: Matches) -> tuple[Line, ...]:
    """The matches that the page lists; all of them were read."""
    if page.listed is None:
        return ()
    return tuple(page.listed.lines[place] for place in range(page.count))
