"""What a value of the settings file may be, by its bounds."""

from __future__ import annotations

import pytest

from game.app.settings_values import geometry_of
from game.ui.window import Geometry


@pytest.mark.parametrize(
    ("x", "y", "width", "height", "is_sound"),
    [
        (99_999, -99_999, 1, 1, True),
        (None, None, 99_999, 99_999, True),
        (0, 0, 0, 1, False),
        (0, 0, 1, 0, False),
        (0, 0, 100_000, 1, False),
        (0, 0, 1, 100_000, False),
        (100_000, 0, 1, 1, False),
        (-100_000, 0, 1, 1, False),
        (0, 100_000, 1, 1, False),
        (0, -100_000, 1, 1, False),
    ],
)
def test_a_window_has_a_size_and_a_place_on_a_screen(
    x: int | None, y: int | None, width: int, height: int, *, is_sound: bool
) -> None:
    told: list[str] = []
    sides = {"x": x, "y": y, "width": width, "height": height}
    found = geometry_of(sides, lambda name, _: told.append(name))
    assert (found, told) == ((Geometry(x, y, width, height), []) if is_sound else (None, ["window"]))
