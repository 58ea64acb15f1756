"""What is to be seen of a deal's seal: at the table before the cut, in the log, and when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.records.deal_seal import in_short, sealed_deal, shown
from game.rules.events import DealBegun, DealScored, Redeal
from game.scenes.table.easel import blit, laid, whole
from game.scenes.table.places import TWO
from game.scenes.table.score_panel import GROUND
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import pill
from game.ui.theme import BRASS, CREAM_DIM
from game.ui.writing import Pen, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.records.record import Record
    from game.rules.events import Event
    from game.scenes.replay.steps import PastDeal
    from game.scenes.table.scene import TableScene
    from game.text.catalogue import Words
    from game.ui.render.stage import Picture


def seal_pictures(scene: TableScene) -> list[Picture]:
    """The beginning of the seal below the score, from the moment the deck lies there to the contract."""
    show, sealed = scene.show, scene.match.sealed
    is_wished = scene.desk.preferences.shows_seal
    if not is_wished or sealed is None or show.deal_number != sealed.number:
        return []
    if show.standing is not None or show.result is not None:
        return []
    if show.players == TWO and any(show.board.hands):  # the pack lies there
        return []
    text = scene.desk.say("seal.short", seal=in_short(sealed.seal))
    layout, easel = scene.layout, scene.painter.easel
    unit = layout.page.scale
    box = Rect(layout.score.x, layout.score.bottom + 6 * unit, layout.score.w, 26 * unit)
    size = whole(box)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, pill(size, unit, GROUND, BRASS), (0, 0))
        line = Rect(0, 0, *size).inset(10 * unit, 0)
        pen.write(surface, text, line, Style(Typeface.MEDIUM, round(14 * unit), CREAM_DIM, across=0.5))

    return [laid(easel.panel(("seal", text), size, draw), box)]


def with_seal(scene: TableScene, events: Sequence[Event], lines: tuple[str, ...]) -> tuple[str, ...]:
    """The lines of the log with the whole seal below the first, and what was under it at the foot."""
    sealed, say = scene.match.sealed, scene.desk.say
    if not scene.desk.preferences.shows_seal or sealed is None or not lines:
        return lines
    begun = events[0]
    if not isinstance(begun, DealBegun) or begun.number != sealed.number:
        return lines
    lines = (lines[0], say("seal.whole", seal=shown(sealed.seal)), *lines[1:])
    if sealed.secret and any(isinstance(event, DealScored | Redeal) for event in events):
        lines = (*lines, say("seal.opened", secret=shown(sealed.secret)))
    return lines


def check_sentence(say: Words, record: Record, deal: PastDeal) -> str:
    """The seal of a deal that is over, recomputed: it holds for these cards; empty where there is none."""
    begun = deal.moments[0].state.the_deal
    top = len(begun.deck) - (begun.cut or 0)
    sealed = sealed_deal(record, deal.number, begun.deck[top:] + begun.deck[:top])
    if sealed is None or not deal.is_closed:
        return ""
    return say("seal.holds", seal=in_short(sealed.seal), secret=shown(sealed.secret))
