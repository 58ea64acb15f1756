"""What libraries name at their import, and no first picture needs, is opened when it is first used."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType
from typing import Any, Final, cast

AT_FIRST_USE: Final = frozenset({"difflib", "inspect", "ipaddress", "platform", "pygame.sprite"})
"""Opened by the first who takes something out of them: pygame compares names of fonts where one is missing
and greets with the version of Python, dataclasses read signatures of classes without a docstring, and URLs
may hold addresses."""

WITHOUT: Final = (
    "importlib.resources",  # its readers of archives; pygame then opens its files by their paths
    "pygame._debug",
    "pygame.mixer",  # with the libraries that read sounds; game/ui/audio.py opens it
    "pygame.mixer_music",
    "pygame.system",  # batteries, and a dataclass about them
    "pygame.typing",
)
"""What pygame does without, as it says itself, where it cannot be imported."""


class Later:
    """Finds these modules as all others are found, but has them opened at their first use."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module with a loader that waits; None for all others."""
        spec = PathFinder.find_spec(fullname, path, target) if fullname in AT_FIRST_USE else None
        if spec is not None and spec.loader is not None:
            spec.loader = LazyLoader(spec.loader)
        return spec


def begin() -> None:
    """From now on those modules wait; called before anything is imported that names one of them."""
    if not any(isinstance(finder, Later) for finder in sys.meta_path):
        sys.meta_path.insert(0, Later())


@contextmanager
def without() -> Iterator[None]:
    """In here pygame is imported without some of its parts; each can be imported by its name afterwards."""
    absent = [name for name in WITHOUT if name not in sys.modules]
    modules = cast("dict[str, Any]", sys.modules)
    modules.update(dict.fromkeys(absent))
    try:
        yield
    finally:
        for name in absent:
            del modules[name]
