"""An import stands at the top of its file, or in a list with what it saves."""

from __future__ import annotations

from tests.architecture.late_imports import FIRST_PICTURE, IN_THIS_ORDER, WITHOUT_PYGAME
from tests.architecture.source import Source


def test_every_import_inside_of_a_function_is_listed_and_no_other(sources: list[Source]) -> None:
    found = {(source.name, module) for source in sources for module in source.late_imports}
    lists: list[dict[str, set[str]]] = [
        {file: set(modules) for file, modules in FIRST_PICTURE.items()},
        WITHOUT_PYGAME,
        IN_THIS_ORDER,
    ]
    listed = [(file, module) for one in lists for file, modules in one.items() for module in modules]
    assert len(set(listed)) == len(listed)
    assert found == set(listed)
