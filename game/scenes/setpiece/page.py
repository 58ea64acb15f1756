"""The page of a great moment of a deal: it passes, ends on its picture, and the picture can be taken away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.overlay import Overlay
from game.scenes.scene import Pop, Result
from game.scenes.setpiece.composition import Composition
from game.scenes.setpiece.dance import Ground
from game.scenes.setpiece.figures import Look, draw_ground
from game.scenes.setpiece.keepsake import TIMELINES, Keepsake
from game.scenes.setpiece.taking import Taking
from game.scenes.setpiece.timeline import Passing
from game.scenes.shortcuts import BY_NAME
from game.scenes.spread import Spread
from game.scenes.table.keys import QUIET_KEYS
from game.ui.focus import Focus
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import CREAM
from game.ui.widgets import Brush, Button
from game.ui.writing import Style

if TYPE_CHECKING:
    from datetime import date

    from game.scenes.history.past import Past
    from game.scenes.setpiece.intents import OpenSetPiece
    from game.scenes.table_desk import TableDesk

FOOT, TOLD, EDGE = 58, 30, 22
"""Design units of the buttons, of the line that tells where a picture was put, and of the rim."""
PICTURE: Final = 600
"""Design units of the picture's height at most."""
BUTTON: Final = 250
FAN: Final = 0.25
"""The middle of the winners' fan lies so far from each edge, in heights of the window: no card is cut."""
RESTS: Final = 2.5
"""Seconds for which the picture stays where nobody is there to press."""


class SetPiece(Overlay, Spread):
    """Any key or click ends the motion; the next one leaves."""

    desk: TableDesk
    leaves_dark = True

    def __init__(self, desk: TableDesk, moment: OpenSetPiece, past: Past, today: date) -> None:
        """Show that moment, of today unless it tells its day; `past` keeps what is saved."""
        super().__init__(desk)
        self._moment = moment
        self._taking = Taking(desk, past, replace(moment.keepsake, day=moment.keepsake.day or today))
        self._passing = Passing(TIMELINES[moment.keepsake.kind], desk.pace.count_up, is_still=desk.is_still)
        self._stays, self._rested = moment.stays, 0.0
        self.focus = Focus()
        self._look = Look(desk, moment.cards, {})
        self._lay_out()

    @property
    def needs(self) -> tuple[float, float]:
        """Three buttons side by side, and above them a picture that grows with the player's scale."""
        return 3 * BUTTON + 100, 576

    @property
    def keepsake(self) -> Keepsake:
        """What the moment leaves behind."""
        return self._taking.keepsake

    @property
    def is_over(self) -> bool:
        """Whether the last picture is there."""
        return self._passing.is_over

    @property
    def is_moving(self) -> bool:
        """Whether the next frame looks different."""
        return super().is_moving or not self.is_over or self.focus.is_moving

    def entered(self) -> None:
        """Words may have changed."""
        super().entered()
        self._lay_out()

    def resized(self) -> None:
        """Lay out anew; the motion is over."""
        super().resized()
        self.finish()
        self._lay_out()

    def finish(self) -> None:
        """Go to the last picture at once."""
        self._passing.finish()
        self.finish_appearing()
        self.is_overlay = False
        self.is_stale = True

    def update(self, seconds: float) -> Result:
        """Let the moment pass; where nobody presses, the page leaves by itself."""
        self.appear(seconds)
        self.is_overlay = self.progress < 1  # then the cleared cloth covers the table
        self.focus.update(seconds)
        if self._moment.cards.collect():
            self._look.store.clear()
            self.is_stale = True
        if self._taking.keeping.is_done_now():
            self.is_stale = True
        if not self.is_over:
            for sound in self._passing.pass_time(seconds):
                self.desk.sounds.play(sound)
            self.is_stale = True
        elif not self._stays:
            self._rested += seconds
            return Pop() if self._rested > RESTS else None
        return None

    def handle(self, event: pygame.Event) -> Result:
        """End the motion with the first press; afterwards use the buttons, or leave."""
        is_key = event.type == pygame.KEYDOWN and event.key not in QUIET_KEYS
        is_press = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)
        if (is_key or is_press) and not self.is_over:
            self.finish()
            return None
        self.is_stale = True
        self._stays = self._stays or is_key or is_press  # somebody is there after all
        if is_key and event.key == pygame.K_ESCAPE:
            return self._leave()
        if is_key and event.key == BY_NAME["take_back"].key:
            self.desk.announce(self.desk.say("table.takeBack.counted"))
            return None
        used = self.focus.handle(event)
        if used is not None and self._taking.take(used.name):
            self.desk.sounds.play("button")
            return None
        is_beside = is_press and not any(one.box.contains(event.pos) for one in self.focus.widgets)
        return self._leave() if used is not None or is_beside else None

    def _leave(self) -> Result:
        self.desk.sounds.play("button")
        return Pop()

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the moment over the darkened table."""
        self.is_stale = False
        draw_ground(screen, self._look, self.progress)
        brush = Brush(screen, self.desk.pen, self.page)
        self._composition.draw(brush, self._passing.share)
        if not self.is_over:
            return
        self.focus.draw(brush)
        told = self._taking.keeping.message(self._told.w)
        if told:
            style = Style(Typeface.MEDIUM, brush.px(16), CREAM, across=0.5)
            brush.pen.write(screen, told, self._told, style)

    def _lay_out(self) -> None:
        px, page, say = self.page.px, self.page, self.desk.say
        self._look.store.clear()
        area = page.area.inset(px(14), px(EDGE))
        foot = Rect(area.x, area.bottom - px(FOOT), area.w, px(FOOT))
        self._told = Rect(area.x + px(20), foot.y - px(TOLD), area.w - px(40), px(TOLD))
        names = ["score.continue", *self._taking.buttons]
        row = foot.place(min(foot.w, px(BUTTON + 16) * len(names)), px(50))
        cells = row.columns([1] * len(names), px(16))
        buttons = [Button(name, say(name), is_main=place == 0) for place, name in enumerate(names)]
        self.focus = self.focus.renewed([one.at(cell) for one, cell in zip(buttons, cells, strict=True)])
        above = Rect(area.x, area.y, area.w, self._told.y - area.y)
        box = above.place(above.w, min(above.h, px(PICTURE)))
        inner = page.area.inset(FAN * page.height)
        (across, down), right, low = self._moment.origin, inner.right, inner.bottom
        origin = (
            min(max(page.area.x + across * page.width, inner.x), right),
            min(max(page.area.y + down * page.height, inner.y), low),
        )
        self._composition = Composition(self._look, self.keepsake, box, Ground(page.area, origin))
