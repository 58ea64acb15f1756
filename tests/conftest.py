"""Every test runs without a screen, without a sound card, and away from the player's own files."""

from __future__ import annotations

import gc
import os
import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path

import compiled_modules
import pytest
from hypothesis import settings

from game.ui.render import svg
from tests import depth
from tests.scratch import kept_in

# SDL reads these when pygame is first imported, so they are set before any test module is.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# A first start speaks the system's language; here nobody has chosen one.
os.environ["LANG"] = "C.UTF-8"
for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)

# The same examples on every machine and no clock in the verdict.
settings.register_profile("table", derandomize=True, deadline=None, database=None)
settings.load_profile("table")

# What is tested is the source as it stands, never a compiled file from before the last edit.
compiled_modules.drop_stale(Path(__file__).parents[1])

FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")

OF_THE_RULES = ("tests/rules/", "tests/cases/", "tests/variants/")
"""Where every branch of the rules is to be met; what other tests meet does not count."""

AT_LENGTH = (
    "tests/rules/test_adding_up.py",
    "tests/rules/test_secrecy.py::test_a_view",
    "tests/rules/test_secrecy.py::test_no_card",
    "tests/rules/test_secrets_of_every_game.py",
    "tests/rules/test_whole_matches.py",
    "tests/rules/test_wild.py",
    "tests/rules/test_wild_games.py",
)
"""They play so many deals that counting takes longer than playing; the other tests meet every branch too."""

_numbers = count()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all",
        action="store_true",
        dest="goes_deep",
        help="also everything that repeats: all sizes in all languages, long fuzzing, thousands of deals",
    )
    parser.addoption("--order-seed", help="run the modules, and the tests of each, in an order by lot")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("goes_deep"):
        depth.go_deep()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """In a worker pytest-cov begins twice: the first count would go on beside the second when that pauses."""
    plugin = session.config.pluginmanager.getplugin("_cov")
    if hasattr(session.config, "workerinput") and plugin and plugin.cov_controller is not None:
        plugin.cov_controller.pause()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collect without looking for garbage: what is collected stays, and later searches leave it out."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("goes_deep"):
        items[:] = depth.short(items)
    if config.getoption("order_seed") is not None:
        items[:] = _by_lot(items, config.getoption("order_seed"))


def _by_lot(items: list[pytest.Item], seed: str) -> list[pytest.Item]:
    """The modules in an order by lot, and the tests of each."""
    modules: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        modules[item.nodeid.partition("::")[0]].append(item)
    order, lot = list(modules.values()), random.Random(seed)
    for tests in (order, *order):
        lot.shuffle(tests)
    return list(chain.from_iterable(order))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Where branches are counted, those that other tests meet are not."""
    plugin = item.config.pluginmanager.getplugin("_cov")
    coverage = plugin.cov_controller if plugin else None
    counts = item.nodeid.startswith(OF_THE_RULES) and not item.nodeid.startswith(AT_LENGTH)
    if coverage is not None and coverage.started is not counts:
        if coverage.started:
            coverage.pause()
        else:
            coverage.resume()
    return (yield)


@pytest.fixture(scope="session", autouse=True)
def _temporary_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep all temporary files among those of pytest, which removes what older runs have left."""
    with kept_in(str(tmp_path_factory.mktemp("temporary"))):
        yield


@pytest.fixture(autouse=True)
def _whole_drawings() -> Iterator[None]:
    """Forget after each test which drawings were missing in it; the title of a later one would tell."""
    yield
    svg.unreadable.clear()


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Name data, settings and cache folders for this test alone; whoever writes into them makes them."""
    player = tmp_path_factory.getbasetemp() / f"player{next(_numbers)}"
    for name in FOLDERS:
        monkeypatch.setenv(name, str(player / name.removeprefix("XDG_").lower()))
    monkeypatch.delenv("BELOT_TABLE_DATA_DIR", raising=False)
    return player
