"""Who may import whom. A new arrow is a design decision, made here and told in CONTRIBUTING.md."""

from __future__ import annotations

import ast
import sys

from tests.architecture.source import Source

ALLOWED: dict[str, set[str]] = {
    "cards": set(),
    "rules": {"cards"},
    "variants": {"cards", "rules"},
    "records": {"cards", "rules", "variants"},
    "ai": {"cards", "rules"},
    "table": {"cards", "rules", "variants", "records", "ai"},
    "text": {"cards", "rules"},
    "ui": set(),
    "scenes": {"cards", "rules", "variants", "records", "ai", "table", "text", "ui"},
    "app": {"cards", "rules", "variants", "records", "ai", "table", "text", "ui", "scenes"},
}
DOOR = {"app"}
"""What the files outside every room (`game/__main__.py`) may import."""

AI_FLOORS = ("solver", "rule_based", "bidding", "policy", "rollout", "belief", "search", "explain")
"""Within `ai`, from the ground up; the files beside them hold what all need, and the players."""

WITH_PYGAME = {"ui", "scenes", "app"}
PURE = {"cards", "rules", "variants", "ai"}
"""Rooms where time, seeds and files come in as arguments."""

CLOCKS_CHANCE_AND_FILES = {
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "sqlite3",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
IMPURE_CALLS = {"open", "input", "print", "eval", "exec", "__import__"}
FONTS = {"fontpkg_fira_sans", "fontpkg_alegreya_sans"}
OUTSIDERS = {
    "ai": {"cython"},  # only to release the lock where it is compiled; without_cython stands in for it
    "ui": {"pygame", "qrcodegen", *FONTS},
    "scenes": {"pygame"},
    "app": {"pygame", "platformdirs", "tomli_w", *FONTS},
}
"""Everything that is neither ours nor Python's own."""


def test_every_room_has_its_rule(sources: list[Source]) -> None:
    assert {source.room for source in sources} <= {"", *ALLOWED}


def test_imports_are_absolute(sources: list[Source]) -> None:
    assert [(s.name, line, name) for s in sources for line, name in s.imports if name.startswith(".")] == []


def test_imports_point_downwards(sources: list[Source]) -> None:
    wrong = []
    for source in sources:
        allowed = ALLOWED[source.room] | {source.room} if source.room else DOOR
        for line, name in source.imports:
            top, *rest = name.split(".")
            if top != "game":
                continue
            room = rest[0] if rest else ""
            if room not in allowed and not (source.room == "app" and room in {"", "__version__"}):
                wrong.append(f"{source.name}:{line} imports {name}")
    assert wrong == []


def test_the_floors_of_the_ai_stand_on_each_other(sources: list[Source]) -> None:
    wrong, seen = [], set()
    for source in sources:
        room, *inside = source.name.split("/")
        if room != "ai" or inside[0] not in AI_FLOORS:
            continue
        seen.add(inside[0])
        above = AI_FLOORS[AI_FLOORS.index(inside[0]) + 1 :]
        wrong += [
            f"{source.name}:{line} imports {name}" for line, name in source.imports if _is_in(name, above)
        ]
    assert wrong == []
    assert seen == set(AI_FLOORS)


def _is_in(name: str, floors: tuple[str, ...]) -> bool:
    return any(f"{name}.".startswith(f"game.ai.{floor}.") for floor in floors)


def test_pygame_stays_upstairs(sources: list[Source]) -> None:
    wrong = [
        f"{source.name}:{line} imports {name}"
        for source in sources
        for line, name in source.imports
        if name.split(".")[0] == "pygame" and source.room not in WITH_PYGAME
    ]
    assert wrong == []


def test_other_peoples_packages_are_known(sources: list[Source]) -> None:
    wrong = [
        f"{source.name}:{line} imports {name}"
        for source in sources
        for line, name in source.imports
        if (top := name.split(".")[0]) != "game"
        and top not in sys.stdlib_module_names
        and top not in OUTSIDERS.get(source.room, set())
    ]
    assert wrong == []


def test_pure_rooms_have_no_clock_no_chance_and_no_files(sources: list[Source]) -> None:
    wrong = []
    for source in sources:
        if source.room not in PURE:
            continue
        wrong += [
            f"{source.name}:{line} imports {name}"
            for line, name in source.imports
            if name.split(".")[0] in CLOCKS_CHANCE_AND_FILES
        ]
        wrong += [
            f"{source.name}:{node.lineno} calls {node.func.id}()"
            for node in ast.walk(source.tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
        ]
    assert wrong == []
