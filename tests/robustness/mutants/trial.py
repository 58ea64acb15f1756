"""Try mutants in forked children of a process that has collected the tests, on those tests that meet them.

A change inside functions is made by giving the functions of the loaded module their changed code. A line that
runs at import needs the modules anew, if no test notices it before: then a child of a process that has
imported no module of the game imports them with the change, and collects the tests itself.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib.abc
import importlib.machinery
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import types
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NoReturn

import coverage
import pytest

from tests.robustness.mutants.changes import Mutant, mutated

MEMORY: Final = 3 << 30
"""Bytes a child may have: an endless list is an end, too."""
TIMES_LONGER: Final = 8
"""So many times longer than without the change a test may take, and two seconds of CPU time."""
BROKEN: Final = 9
"""The exit code of a child in which something failed that was no test."""
OPTIONS: Final = ("-q", "-p", "no:cacheprovider", "-m", "not window")


@dataclass(slots=True)
class Known:
    """What is known of the tests of a room: their time, and which of them meet a line."""

    seconds: dict[str, float] = field(default_factory=dict)
    """By test; one that fails without a change is not in it."""
    meets: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    """By file and line; the test "" is the import."""
    kills: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many mutants of a file a test has killed: likely it kills the next one."""

    @classmethod
    def of(cls, told: dict[str, dict[str, object]]) -> Known:
        """What was written as JSON."""
        meets = {
            file: {int(line): names for line, names in lines.items()} for file, lines in told["meets"].items()
        }
        return cls(told["seconds"], meets)

    def runs_at_import(self, mutant: Mutant) -> bool:
        """Whether the change must be there before the modules are imported."""
        return not mutant.in_function or "" in self._meeting(mutant)

    def tests_for(self, mutant: Mutant, *, is_import: bool) -> list[str]:
        """The tests that may notice the change, the most promising first; any may that sees it at import."""
        found = set(self.seconds) if is_import else self._meeting(mutant) & self.seconds.keys()
        near = {name for names in self.meets.get(mutant.file, {}).values() for name in names}
        return sorted(
            found,
            key=lambda name: (-self.kills[mutant.file, name], name not in near, self.seconds[name], name),
        )

    def _meeting(self, mutant: Mutant) -> set[str]:
        lines = self.meets.get(mutant.file, {})
        return {name for line in range(mutant.first, mutant.last + 1) for name in lines.get(line, ())}


class Watch:
    """A plugin of pytest in a child: it limits each test, and the first failure ends the process."""

    def __init__(self, seconds: dict[str, float], told: int) -> None:
        """Give each test a multiple of its usual seconds; write the name of the failing one into `told`."""
        self._seconds = seconds
        self._told = told
        self._order = {name: number for number, name in enumerate(seconds)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only the tests that may notice, in their order."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self._order), key=lambda item: self._order[item.nodeid]
        )

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Limit the test."""
        _limit(2 + TIMES_LONGER * self._seconds.get(item.nodeid, 0.0))
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Tell who failed, and end."""
        if report.failed:
            os.write(self._told, report.nodeid.encode())
            os._exit(1)


class Survey:
    """A plugin of pytest that runs no test but in children: first to know them, then for each mutant."""

    def __init__(self, root: Path, cover: coverage.Coverage, work: Callable[[Survey], None]) -> None:
        """Count lines with `cover`, which runs already; then do the work."""
        self.root = root
        self.known = Known()
        self._cover = cover
        self._work = work
        self._session: pytest.Session | None = None
        self._functions: dict[tuple[str, str, int], list[types.FunctionType]] = {}
        self._caches: list[functools._lru_cache_wrapper[object]] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do all there is to do with the collected tests."""
        self._session = session
        self._look_round()
        status, told = in_child(self._measured)
        verdict(status, told)
        self._cover.stop()
        self.known = Known.of(json.loads(told))
        self._work(self)
        return True

    def try_functions(self, mutant: Mutant) -> str | None:
        """The test that notices the change, "time" or the like, or None."""
        names, changed = self.known.tests_for(mutant, is_import=False), self.changed(mutant)
        if not names or changed is None:
            return None

        def trial(told: int) -> None:
            for function, code in changed:
                function.__code__ = code
            watch = Watch({name: self.known.seconds[name] for name in names}, told)
            self._session.config.pluginmanager.register(watch)
            self._run(names)

        return verdict(*in_child(trial))

    def _look_round(self) -> None:
        """Find all functions and caches of the game once."""
        gc.unfreeze()
        for thing in gc.get_objects():
            if isinstance(thing, types.FunctionType):
                code = thing.__code__
                if code.co_filename.startswith(str(self.root / "game")):
                    key = code.co_filename, code.co_qualname, code.co_firstlineno
                    self._functions.setdefault(key, []).append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper) and str(thing.__module__).startswith("game"):
                self._caches.append(thing)
        gc.freeze()

    def changed(self, mutant: Mutant) -> list[tuple[types.FunctionType, types.CodeType]] | None:
        """The functions whose code differs, each with its new code; None if one cannot take it."""
        path = self.root / mutant.file
        old = dict(_codes(compile(path.read_text(encoding="utf-8"), str(path), "exec", dont_inherit=True)))
        new = dict(_codes(compile(mutated(self.root, mutant), str(path), "exec", dont_inherit=True)))
        pairs = [
            (function, code)
            for place, code in new.items()
            if old.get(place) != code
            for function in self._functions.get((str(path), *place), ())
        ]
        fits = all(len(function.__code__.co_freevars) == len(code.co_freevars) for function, code in pairs)
        return pairs if pairs and fits else None

    def _run(self, names: list[str]) -> None:
        """Run these tests in a folder of their own, with empty caches."""
        for cache in self._caches:
            cache.cache_clear()
        items = {item.nodeid: item for item in self._session.items}
        self._session.config._tmp_path_factory._basetemp = Path(os.environ["TMPDIR"])
        for name, following in zip(names, [*names[1:], None], strict=True):
            item, after = items[name], None if following is None else items[following]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)

    def _measured(self, told: int) -> None:
        """Run all tests; tell the time of each, the failing ones, and which line meets which."""
        count = Count(self._cover)
        self._session.config.pluginmanager.register(count)
        self._run([item.nodeid for item in self._session.items])
        self._cover.stop()
        data = self._cover.get_data()
        meets = {
            str(Path(file).relative_to(self.root)): data.contexts_by_lineno(file)
            for file in data.measured_files()
        }
        with os.fdopen(os.dup(told), "w", encoding="utf-8") as out:
            json.dump({"seconds": count.seconds, "meets": meets}, out)


class Count:
    """A plugin of pytest: notes the CPU time of each passing test, and tells coverage whose turn it is."""

    def __init__(self, cover: coverage.Coverage) -> None:
        self.seconds: dict[str, float] = {}
        self._cover = cover
        self._failed: set[str] = set()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure one test."""
        self._cover.switch_context(item.nodeid)
        begun = sum(os.times()[:4])
        try:
            return (yield)
        finally:
            if item.nodeid not in self._failed:
                self.seconds[item.nodeid] = sum(os.times()[:4]) - begun

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails without a change tells nothing."""
        if report.failed:
            self._failed.add(report.nodeid)


def survey(root: Path, files: list[str], tests: tuple[str, ...], work: Callable[[Survey], None]) -> None:
    """Collect these tests in this process, which is no good for another room afterwards, and do the work."""
    cover = coverage.Coverage(data_file=None, config_file=False, include=[str(root / file) for file in files])
    cover.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])
    cover.start()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said, redirect_stdout(said):
        if pytest.main([*OPTIONS, *tests], plugins=[Survey(root, cover, work)]):
            said.seek(0)
            raise RuntimeError(said.read())


def try_import(root: Path, mutant: Mutant, known: Known, tests: tuple[str, ...]) -> str | None:
    """As `try_functions`, from a process that has not imported the game."""
    names = known.tests_for(mutant, is_import=True)

    def trial(told: int) -> None:
        _limit(60)
        sys.meta_path.insert(0, _Finder(root / mutant.file, mutated(root, mutant)))
        watch = Watch({name: known.seconds[name] for name in names}, told)
        code = pytest.main([*OPTIONS, "--basetemp", os.environ["TMPDIR"] + "/base", *tests], plugins=[watch])
        if code:
            os.write(told, b"the import")
            os._exit(1)

    return verdict(*in_child(trial))


class _Finder(importlib.abc.MetaPathFinder):
    """Finds one module, with a change."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self._path = path
        self._tree = tree

    def find_spec(
        self, name: str, path: object = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The module of the changed file; others are found as usual."""
        spec = importlib.machinery.PathFinder.find_spec(name, path) if name.startswith("game.") else None
        if spec is None or spec.origin != str(self._path):
            return None
        spec.loader = _Loader(name, spec.origin, self._tree)
        return spec


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a tree instead of the text."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self._tree = tree

    def get_code(self, _name: str) -> types.CodeType:
        """The code of the changed tree."""
        return compile(self._tree, self.path, "exec", dont_inherit=True)


def in_child(work: Callable[[int], None]) -> tuple[int, bytes]:
    """Do the work in a silent forked process; its status, and what it wrote into the handle it was given."""
    folder = tempfile.mkdtemp(prefix="mutant")
    told = Path(folder) / "told"
    child = os.fork()
    if not child:
        with _End(os.open(told, os.O_WRONLY | os.O_CREAT)) as handle:
            os.setsid()
            for output in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), output)
            os.environ["TMPDIR"] = tempfile.tempdir = folder
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            work(handle)
    try:
        status = os.waitpid(child, 0)[1]
        return status, told.read_bytes() if told.exists() else b""
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        shutil.rmtree(folder, ignore_errors=True)


class _End:
    """The end of a forked process: whatever happens in it, it never goes on where the first one does."""

    def __init__(self, told: int) -> None:
        self._told = told

    def __enter__(self) -> int:
        return self._told

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> NoReturn:
        if kind is not None:
            os.write(self._told, f"{kind.__name__}: {error}".encode())
        os._exit(0 if kind is None else BROKEN)


def verdict(status: int, told: bytes) -> str | None:
    """Who noticed, by the end of the child: nobody if it ended well.

    Raises RuntimeError if the child broke, and not what it tried.
    """
    if os.WIFSIGNALED(status):
        name = signal.Signals(os.WTERMSIG(status)).name
        return "time" if name in {"SIGVTALRM", "SIGALRM"} else name
    if os.WEXITSTATUS(status) == BROKEN and not told.startswith(b"MemoryError"):
        raise RuntimeError(told.decode())
    return (told.decode() or "an exit") if status else None


def _limit(seconds: float) -> None:
    """From now on the process ends after so many seconds of CPU time, or 20 times as many on the wall."""
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    signal.setitimer(signal.ITIMER_REAL, 20 * seconds)


def _codes(code: types.CodeType) -> Iterator[tuple[tuple[str, int], types.CodeType]]:
    """All code objects in this one, by name and line."""
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield (constant.co_qualname, constant.co_firstlineno), constant
            yield from _codes(constant)
