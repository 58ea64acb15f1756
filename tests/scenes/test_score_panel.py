"""The small panel: what hangs is boxed, and nothing is cut with two columns or three."""

from __future__ import annotations

import pygame
import pytest

from game.app.paths import assets
from game.rules.contract import Trumps
from game.scenes.cards.deck import Deck
from game.scenes.table.easel import Easel
from game.scenes.table.score_panel import ScoreLines, score_picture
from game.ui.fonts import Fonts
from game.ui.layout import Rect


@pytest.mark.parametrize("hung", [0, 8])
@pytest.mark.parametrize("names", [("Ние", "Вие"), ("Ti", "Ana", "Zlata")])
def test_what_hangs_is_written(names: tuple[str, ...], hung: int) -> None:
    pygame.font.init()
    easel = Easel(Fonts(), assets() / "sprites")
    lines = ScoreLines(
        names=names,
        scores=(1001, 998, 7)[: len(names)],
        running=None,
        trumps="Adut",
        taker="Zlata ×4",
        suit=Trumps.HEARTS,
        hung=hung,
    )
    score_picture(easel, Rect(0, 0, 200, 100 + 25 * len(names)), lines, Deck.FRENCH, 1.0)
    written = {one.text: one for one in easel.pen.written}
    assert ("8" in written) is (hung > 0)
    assert not any(one.is_cut for one in written.values())
    assert set(names) <= set(written)
    if hung:
        assert not written["8"].inked.overlaps(written["Zlata ×4"].inked)
