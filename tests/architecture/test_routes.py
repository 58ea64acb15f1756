"""Only the routes know the scenes: the others ask for a place by an intent."""

from __future__ import annotations

from tests.architecture.source import Source

ROUTES = "game.scenes.routes"
NO_SCENES = {
    f"game.scenes.{name}"
    for name in (
        *("counting.intents", "deals.intents", "history.intents", "replay.intents", "scorer.intents"),
        *("desk", "intents", "scene", "score_line"),
    )
} | {"game.scenes"}
"""What the routes work with."""


def test_no_scene_knows_another(sources: list[Source]) -> None:
    (routes,) = (source for source in sources if source.module == ROUTES)
    scenes = {name.rpartition(".")[0] for _, name in routes.imports if name.startswith("game.")} - NO_SCENES
    assert len(scenes) > 20
    wrong = [
        f"{source.name}:{line} imports {name}"
        for source in sources
        for line, name in source.imports
        if source.room == "scenes" and source is not routes
        if name.rpartition(".")[0] in scenes
    ]
    assert wrong == []


WHOLE = {
    "scenes/desk.py",
    "scenes/routes.py",
    "scenes/table/stand_in.py",
    "scenes/title.py",
    "scenes/title_buttons.py",
    "scenes/title_ways.py",
}


def test_few_hold_the_whole_desk(sources: list[Source]) -> None:
    found = {
        source.name
        for source in sources
        for _, name in source.imports
        if source.room == "scenes" and name == "game.scenes.desk.Desk"
    }
    assert found <= WHOLE
