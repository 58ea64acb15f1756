"""The writers of this program under `crash`: matches, their ends, practice, settings, house rules, sheets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.app import settings, shelf
from game.app import sheets as app_sheets
from game.app.sheets import FileSheets
from game.app.shelf import FileShelf
from game.records.record import Record
from game.records.write import write
from game.scenes.preferences import Cloth, Preferences
from game.table.history.figures import Wanted
from game.table.history.history import History
from game.table.history.stamps import begun, ended
from game.table.once_more import past_practice
from game.table.open_matches import FOLDER as OPEN
from game.table.open_matches import OpenMatches
from game.table.real_match import RealMatch
from game.table.save import Saver, load_match
from game.table.scorer import Ending, Told
from game.variants.catalogue import GAMES
from game.variants.presets import Preset
from tests.robustness.crash import Disk, Proof, prove
from tests.robustness.crash_index import the_index
from tests.table.history.past import played

KINDS: Final = (Wanted(), Wanted(is_practice=True))
"""What the history lists: matches, and practice."""
SAVED: Final = "match.txt"
ACTIONS: Final = 6
"""So many actions of a match are saved one after the other."""


def _records_of(folder: Path) -> list[Record]:
    """The matches of a folder of records, as a start finds them."""
    history = History(folder)
    try:
        names = [line.name for kind in KINDS for line in history.lines(kind).result()]
        found = [history.record(name).result() for name in names]
    finally:
        history.close()
    return [one for one in found if one is not None]


def _cut(record: Record, count: int) -> Record:
    return replace(record, actions=record.actions[:count])


def a_match() -> Proof:
    """Every action is on the disk when the saver says so."""
    whole = replace(played("bela4", "crash", 1), seed="crash")

    def save(disk: Disk) -> None:
        saver = Saver(disk.folder / SAVED)
        for count in range(len(whole.actions) - ACTIONS, len(whole.actions)):
            saver.save(write(_cut(whole, count)))
            saver.flush()
            disk.confirm(count)
        saver.close()

    def find(folder: Path, confirmed: list[object]) -> str | None:
        loaded = load_match(folder / SAVED)
        found = 0 if loaded.record is None else len(loaded.record.actions)
        if loaded.complaint is not None:
            return loaded.complaint
        wanted = max((one for one in confirmed if isinstance(one, int)), default=0)
        return None if found >= wanted else f"{found} actions of {wanted}"

    return prove("match", save, find)


def the_end_of_a_match() -> Proof:
    """A match that is over is in the history or still saved, and never in neither."""
    whole = begun(replace(played("bela4", "crash", 9), seed="crash"), "2026-11-28 20:15:00")

    def save(disk: Disk) -> None:
        history = History(disk.folder)
        saver = Saver(disk.folder / SAVED)
        saver.save(write(_cut(whole, len(whole.actions) - 1)))
        saver.flush()
        disk.confirm("saved")
        into = history.folder.place_of(whole)
        assert into is not None
        saver.put_away(ended(write(whole), "2026-11-28 21:00:00"), into)
        saver.flush()
        disk.confirm("ended")
        saver.save(write(_cut(replace(whole, seed="next"), 3)))
        saver.flush()
        disk.confirm("next")
        saver.close()
        history.close()

    def find(folder: Path, confirmed: list[object]) -> str | None:
        loaded = load_match(folder / SAVED)
        past = _records_of(folder)
        if loaded.complaint is not None:
            return loaded.complaint
        is_filed = any(one.actions == whole.actions for one in past)
        if "ended" in confirmed and not is_filed:
            return "the match that is over is not in the history"
        if "next" in confirmed and (loaded.record is None or loaded.record.seed != "next"):
            return "the next match is gone"
        is_saved = loaded.record is not None and loaded.record.seed == "crash"
        if "saved" in confirmed and not is_filed and not is_saved:
            return "the match is nowhere"
        return None

    return prove("end of a match", save, find)


def open_matches() -> Proof:
    """Matches that change places are in one of them after every crash."""
    one, other = (replace(played("bela4", name, 1), seed=name) for name in ("one", "other"))

    def save(disk: Disk) -> None:
        history = History(disk.folder)
        saved, others = disk.folder / SAVED, OpenMatches(disk.folder, lambda: history)
        saver = Saver(saved)
        saver.save(write(one))
        saver.flush()
        disk.confirm("one")
        left = others.put(saved)
        assert left is not None
        saver.save(write(other))
        saver.flush()
        disk.confirm("other")
        assert others.put(saved) is not None
        assert others.take(left, saved)
        disk.confirm("taken")
        saver.close()
        others.close()
        history.close()

    def find(folder: Path, confirmed: list[object]) -> str | None:
        paths = [folder / SAVED, *(folder / OPEN).glob("*.txt")]
        loaded = [load_match(path) for path in paths]
        for match in loaded:
            if match.complaint is not None:
                return match.complaint
        seeds = [match.record.seed for match in loaded if match.record is not None]
        missing = {"one", "other"}.intersection(map(str, confirmed)).difference(map(str, seeds))
        return f"gone: {missing}" if missing else None

    return prove("open matches", save, find)


def the_settings() -> Proof:
    """The file has the settings of before or the new ones, whole."""
    wishes = [Preferences(cloth=cloth, volume=place / 9) for place, cloth in enumerate(Cloth)]

    def save(disk: Disk) -> None:
        for wish in wishes:
            keeper = settings.Keeper(disk.folder / settings.FILE, settings.Settings())
            keeper.keep(wish)
            keeper.close()
            disk.confirm(wishes.index(wish))

    def find(folder: Path, confirmed: list[object]) -> str | None:
        loaded = settings.load(folder / settings.FILE)
        if loaded.complaint is not None:
            return loaded.complaint
        known = loaded.settings.preferences
        later = wishes[max((one for one in confirmed if isinstance(one, int)), default=-1) :]
        return None if not confirmed or known in later else "older settings"

    return prove("settings", save, find)


def house_rules() -> Proof:
    """Kept house rules are there once the shelf is closed."""
    things = tuple(Preset(f"at {name}", name, game.rules) for name, game in GAMES.items())

    def save(disk: Disk) -> None:
        for count in range(1, 5):
            kept = FileShelf(disk.folder / shelf.FILE)
            kept.put(things[:count])
            kept.close()
            disk.confirm(count)

    def find(folder: Path, confirmed: list[object]) -> str | None:
        kept = FileShelf(folder / shelf.FILE)
        found, complaint = len(kept.things), kept.complaint
        kept.close()
        wanted = max((one for one in confirmed if isinstance(one, int)), default=0)
        return complaint or (None if found >= wanted else f"{found} of {wanted}")

    return prove("house rules", save, find)


def sheets() -> Proof:
    """Sheets of real cards have every deal whose entry was confirmed."""
    deal = Told(ending=Ending.PASSED)
    empty = RealMatch(game="bela4", names=("Ana", "Luka", "Mara", "Joža"), options={})
    told = [replace(empty, told=(deal,) * count) for count in range(1, 6)]

    def save(disk: Disk) -> None:
        for match in told:
            kept = FileSheets(disk.folder / app_sheets.FILE)
            kept.put((match,))
            kept.close()
            disk.confirm(len(match.told))

    def find(folder: Path, confirmed: list[object]) -> str | None:
        kept = FileSheets(folder / app_sheets.FILE)
        found, complaint = max((len(one.told) for one in kept.things), default=0), kept.complaint
        kept.close()
        wanted = max((one for one in confirmed if isinstance(one, int)), default=0)
        return complaint or (None if found >= wanted else f"{found} deals of {wanted}")

    return prove("sheets", save, find)


def practice() -> Proof:
    """A practice is in the history with every action that was confirmed, and the saved match is untouched."""
    whole = past_practice(replace(played("bela4", "practice", 1), seed="practice"), 1, 0, 0)
    whole = begun(replace(whole, actions=played("bela4", "practice", 1).actions), "2026-11-28 20:15:00")
    saved = replace(played("bela4", "saved", 1), seed="saved")
    lengths = range(len(whole.actions) - ACTIONS, len(whole.actions))

    def save(disk: Disk) -> None:
        saver = Saver(disk.folder / SAVED)
        saver.save(write(_cut(saved, 9)))
        saver.flush()
        history = History(disk.folder)
        place = history.folder.place_of(whole)
        assert place is not None
        beside = Saver(place)
        for count in lengths:
            beside.save(write(_cut(whole, count)))
            beside.flush()
            disk.confirm(count)
        beside.save(ended(write(whole), "2026-11-28 21:00:00"))
        beside.flush()
        disk.confirm(len(whole.actions))
        for one in (saver, beside):
            one.close()
        history.close()

    def find(folder: Path, confirmed: list[object]) -> str | None:
        wanted = max((one for one in confirmed if isinstance(one, int)), default=0)
        if not wanted:
            return None
        loaded = load_match(folder / SAVED)
        if loaded.record is None or loaded.record.seed != "saved":
            return "the saved match is gone"
        found = max((len(one.actions) for one in _records_of(folder)), default=0)
        return None if found >= wanted else f"{found} actions of {wanted}"

    return prove("practice", save, find)


PROOFS: Final[dict[str, Callable[[], Proof]]] = {
    "match": a_match,
    "end": the_end_of_a_match,
    "open": open_matches,
    "settings": the_settings,
    "rules": house_rules,
    "sheets": sheets,
    "practice": practice,
    "index": the_index,
}
