"""Stop a writer at every system call: `python -m tests.robustness.crash`.

A `Disk` notes what a writer does in a folder: files made, bytes synced, names changed, folders synced. A
crash may happen after each of these. Certain are then the bytes of a synced file, and the names that were
changed before their folder was synced. Of the later changes in a folder any number may be on the disk, in
their order; of bytes that were not synced none, half, or all. `states` makes each of these disks in a folder
of its own. Whoever reads such a disk must find everything that the writer had confirmed by then.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path, PurePosixPath
from typing import Final
from unittest.mock import patch

from tests.scratch import scratch

SHARES: Final = (0.0, 0.5, 1.0)
"""How much of the bytes that were not synced may be on the disk."""


@dataclass(frozen=True, slots=True)
class Made:
    """A file or a folder was made."""

    path: str
    is_folder: bool = False


@dataclass(frozen=True, slots=True)
class Filled:
    """A file has these bytes now."""

    path: str
    content: bytes
    is_synced: bool


@dataclass(frozen=True, slots=True)
class Moved:
    """A file was renamed; without `into` it was removed."""

    path: str
    into: str | None = None


@dataclass(frozen=True, slots=True)
class Synced:
    """The names in a folder are on the disk."""

    folder: str


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The writer has said that this is safe."""

    what: object


Step = Made | Filled | Moved | Synced | Confirmed


@dataclass
class Disk:
    """What happened in the folder, in order."""

    folder: Path
    steps: list[Step] = field(default_factory=list)
    _open: dict[int, str] = field(default_factory=dict)
    _known: dict[str, bytes] = field(default_factory=dict)
    """By name the bytes that were noted last."""

    def confirm(self, what: object) -> None:
        """Note that from here on this must be found again."""
        self.steps.append(Confirmed(what))

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Note all changes in the folder; a way of writing that cannot be noted raises AssertionError."""
        names = ("open", "fsync", "replace", "rename", "unlink", "mkdir")
        honest = {name: getattr(os, name) for name in names}

        def opened(path: object, flags: int, *rest: int, **more: int) -> int:
            name = self._name(path)
            was_there = name is not None and (self.folder / name).exists()
            handle: int = honest["open"](path, flags, *rest, **more)
            if name is not None:
                self._open[handle] = name
                if flags & os.O_CREAT and not was_there:
                    self.steps.append(Made(name))
            return handle

        def synced(handle: int) -> None:
            honest["fsync"](handle)
            name = self._open.get(handle)
            if name is None:
                return
            path = self.folder / name
            if path.is_dir():
                self.steps.append(Synced(name))
                return
            self._known[name] = path.read_bytes()
            self.steps.append(Filled(name, self._known[name], is_synced=True))

        def moved(path: object, into: object, **more: int) -> None:
            name, new = self._name(path), self._name(into)
            if name is not None:
                self._note_unsynced(name)
            honest["replace"](path, into, **more)
            if name is not None and new is not None:
                self.steps.append(Moved(name, new))
                self._known[new] = self._known.pop(name)

        def removed(path: object, **more: int) -> None:
            honest["unlink"](path, **more)
            name = self._name(path)
            if name is not None:
                self.steps.append(Moved(name))

        def made(path: object, *rest: int, **more: int) -> None:
            honest["mkdir"](path, *rest, **more)
            name = self._name(path)
            if name is not None:
                self.steps.append(Made(name, is_folder=True))

        with ExitStack() as stack:
            for name, way in zip(names, (opened, synced, moved, moved, removed, made), strict=True):
                stack.enter_context(patch.object(os, name, way))
            yield

    def _note_unsynced(self, name: str) -> None:
        """Bytes that were written and never synced may be on the disk or not."""
        content = (self.folder / name).read_bytes()
        if self._known.get(name) != content:
            self._known[name] = content
            self.steps.append(Filled(name, content, is_synced=False))

    def _name(self, path: object) -> str | None:
        """The name within the folder; None for anything outside, and for the index of the history."""
        if not isinstance(path, str | os.PathLike):
            return None
        whole = Path(os.fspath(path))
        if whole == self.folder or self.folder not in whole.parents:
            return "." if whole == self.folder else None
        return whole.relative_to(self.folder).as_posix()


@dataclass
class _Names:
    """The names on a disk, each with the number of its bytes; folders have none."""

    files: dict[str, int] = field(default_factory=dict)
    folders: set[str] = field(default_factory=set)

    def change(self, step: Made | Moved, number: int) -> None:
        match step:
            case Made(path, True):
                self.folders.add(path)
            case Made(path):
                self.files[path] = number
            case Moved(path, None):
                self.files.pop(path, None)
            case Moved(path, into) if into is not None and path in self.files:
                self.files[into] = self.files.pop(path)


def states(disk: Disk, into: Path) -> Iterator[tuple[Path, list[object]]]:
    """Every disk that a crash may leave, each in a new folder, and what had been confirmed by then."""
    seen: set[tuple[object, ...]] = set()
    for end in range(len(disk.steps) + 1):
        confirmed = [step.what for step in disk.steps[:end] if isinstance(step, Confirmed)]
        for names, contents in _disks(disk.steps[:end]):
            for share in SHARES:
                files = {
                    path: content if is_synced else content[: int(len(content) * share)]
                    for path, number in names.files.items()
                    if str(PurePosixPath(path).parent) in {".", *names.folders}  # or nothing leads to it
                    for content, is_synced in [contents.get(number, (b"", True))]
                }
                key = (tuple(sorted(files.items())), tuple(sorted(names.folders)), len(confirmed))
                if key in seen:
                    continue
                seen.add(key)
                folder = into / f"{len(seen):05d}"
                folder.mkdir()
                for name in sorted(names.folders):
                    (folder / name).mkdir(parents=True, exist_ok=True)
                for path, content in files.items():
                    (folder / path).parent.mkdir(parents=True, exist_ok=True)
                    (folder / path).write_bytes(content)
                yield folder, confirmed


def _disks(steps: list[Step]) -> Iterator[tuple[_Names, dict[int, tuple[bytes, bool]]]]:
    """The names that may be there after these steps, with the bytes of each and whether they are certain.

    Changes in one folder reach the disk in their order, those in different folders in any.
    """
    numbers: dict[str, int] = {}
    contents: dict[int, tuple[bytes, bool]] = {}
    changes: list[tuple[Made | Moved, int]] = []
    certain: set[int] = set()
    for place, step in enumerate(steps):
        match step:
            case Made(path):
                numbers[path] = place
                changes.append((step, place))
            case Moved(path, moved_to):
                number = numbers.pop(path, -1)
                if moved_to is not None:
                    numbers[moved_to] = number
                changes.append((step, number))
            case Filled(path, content, is_synced):
                contents[numbers.setdefault(path, place)] = content, is_synced
            case Synced(folder):
                certain |= {one for one, (change, _) in enumerate(changes) if folder in _folders(change)}
            case Confirmed():
                pass
    waiting: dict[str, list[int]] = {}
    for one, (change, _) in enumerate(changes):
        if one not in certain:
            waiting.setdefault(_folders(change)[0], []).append(one)
    for counts in product(*(range(len(those) + 1) for those in waiting.values())):
        done = certain.union(*(those[:count] for those, count in zip(waiting.values(), counts, strict=True)))
        names = _Names()
        for one in sorted(done):
            names.change(*changes[one])
        yield names, contents


def _folders(change: Made | Moved) -> tuple[str, ...]:
    """The folders of which one must be synced for the change to be certain, that of the new name first."""
    paths = (change.path,) if isinstance(change, Made) or change.into is None else (change.into, change.path)
    return tuple(str(PurePosixPath(path).parent) for path in paths)


@dataclass(frozen=True, slots=True)
class Proof:
    """What one proof reached."""

    name: str
    steps: int
    disks: int
    confirmed: int
    """How many things had been confirmed in the end."""
    wrong: tuple[str, ...]

    @property
    def line(self) -> str:
        """The proof in one line."""
        return (
            f"{self.name}: stopped after each of {self.steps} steps, {self.disks} disks, "
            f"{self.confirmed} confirmed, {len(self.wrong)} wrong"
        )


def prove(
    name: str, write: Callable[[Disk], None], find: Callable[[Path, list[object]], str | None]
) -> Proof:
    """Run the writer, and let `find` read every disk; it answers a sentence where something is missing."""
    with tempfile.TemporaryDirectory() as home:
        disk = Disk(Path(home).resolve() / "data")
        disk.folder.mkdir()
        with disk.watched():
            write(disk)
        whole = {path.relative_to(disk.folder) for path in disk.folder.rglob("*") if path.is_file()}
        wrong, count, last = [], 0, Path()
        for folder, confirmed in states(disk, Path(home)):
            count += 1
            files = sorted(path.name for path in folder.rglob("*") if path.is_file())
            last_files = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
            answer = find(folder, confirmed)
            if answer is not None:
                wrong.append(f"{answer}; confirmed {confirmed}, on the disk {files}")
            shutil.rmtree(folder)
            last = folder
        noted = {path for path in last_files if ".sqlite" not in path.name}
        missed = {path for path in whole if ".sqlite" not in path.name and not path.name.endswith(".lock")}
        assert noted == missed, f"not everything was noted: {noted ^ missed}, last {last.name}"
        confirmed_count = sum(isinstance(step, Confirmed) for step in disk.steps)
        return Proof(name, len(disk.steps) - confirmed_count, count, confirmed_count, tuple(wrong))


if __name__ == "__main__":
    from tests.robustness.crash_proofs import PROOFS

    with scratch("crash"):
        proofs = [make() for name, make in PROOFS.items() if not sys.argv[1:] or name in sys.argv[1:]]
    for proof in proofs:
        sys.stdout.write("\n".join((proof.line, *proof.wrong[:5], "")))
    sys.exit(any(proof.wrong for proof in proofs))
