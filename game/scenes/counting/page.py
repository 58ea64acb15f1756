"""The page on which the side that did not call counts its tricks before the deal is written."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.counting.piles import lying, open_height
from game.scenes.digits import TEN, digit
from game.scenes.overlay import Overlay
from game.scenes.scene import Pop, Result
from game.scenes.setpiece.dance import Place, between
from game.scenes.setpiece.figures import Look, brass, draw_ground
from game.scenes.setpiece.timeline import smooth
from game.scenes.spread import Spread
from game.scenes.table.keys import QUIET_KEYS
from game.text.cards import card_name
from game.ui.focus import Focus
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import plaque
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.tween import Tween
from game.ui.widgets import Brush, Button
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.scenes.counting.intents import OpenTrickCount, TrickCount
    from game.scenes.table_desk import TableDesk

HEAD, LINE, ENTRY, FOOT = 54, 34, 70, 58
"""Design units of the heading, of a line of text, of the sum and of the buttons below it."""
LEAST: Final = 16
"""Design units of the letters of a line that would be too long."""
STEPS: Final = (-10, -1, 1, 10)
"""What the buttons beside the sum add."""
STEP, FIGURE, BUTTON = 76, 170, 250
"""Design units across of such a button, of the sum and of a button at the foot."""
MOST: Final = 999
RESTS: Final = 1.6
"""Seconds for which the sum of a computer stays before the page leaves by itself."""
BETWEEN: Final = 0.3
"""Seconds between two tricks that a computer counts, beyond the time of a card's flight."""


class TrickCounting(Overlay, Spread):
    """Somebody turns trick after trick over and says the sum; a computer does so by itself.

    A wrong sum is corrected by the other side and costs nothing: no rule sheet sets a price.
    """

    desk: TableDesk
    leaves_dark = True

    def __init__(self, desk: TableDesk, opened: OpenTrickCount) -> None:
        """Begin with the first side."""
        super().__init__(desk)
        self._opened = opened
        self._look = Look(desk, opened.cards, {})
        self.focus = Focus()
        self._begin(0)

    def _begin(self, place: int) -> None:
        """Let the side at that place count."""
        self._place = place
        self.turned = self._before = 0
        self._way = Tween(0, 1, 0.0)
        self.sum = 0
        self._is_typed = False
        self.is_over = False
        """Whether the right sum is shown."""
        self._verdict = ""
        self._rested = 0.0
        self.focus = Focus()
        self._lay_out()

    @property
    def count(self) -> TrickCount:
        """The tricks that are being counted."""
        return self._opened.counts[self._place]

    @property
    def needs(self) -> tuple[float, float]:
        """Three buttons side by side and the cards above them, in the smallest window at one and a half."""
        return 640, 480

    @property
    def is_moving(self) -> bool:
        """Whether the next frame looks different."""
        return super().is_moving or not self._way.is_over or self.focus.is_moving

    def entered(self) -> None:
        """Words may have changed."""
        super().entered()
        self._look.store.clear()
        self._lay_out()

    def resized(self) -> None:
        """Lay out anew; the motion is over."""
        super().resized()
        self._finish()
        self._look.store.clear()
        self._lay_out()

    def _finish(self) -> None:
        self._way.finish()
        self.finish_appearing()
        self.is_stale = True

    def update(self, seconds: float) -> Result:
        """Let cards fly; a computer counts on, and leaves when the sum has been seen."""
        self.appear(seconds)
        self.is_overlay = self.progress < 1  # then the cleared cloth covers the table
        self.focus.update(seconds)
        if self._opened.cards.collect():
            self._look.store.clear()
            self.is_stale = True
        if not self._way.is_over:
            self._way.advance(seconds)
            self.is_stale = True
            return None
        return None if self.count.is_person else self._count_on(seconds)

    def _count_on(self, seconds: float) -> Result:
        pace = self.desk.pace
        if self.turned and not self._rested and not self.is_over:  # the trick has just come to lie open
            self.sum = tuple(accumulate(self.count.points))[self.turned - 1]
            self.desk.speak(str(self.sum))
            self.is_stale = True
        self._rested += seconds
        if self.is_over:
            return self._leave() if self._rested > RESTS else None
        if not pace.play:
            self._tell()
        elif self._rested > pace.play + BETWEEN or not self.turned:
            self._rested = 0.0
            if self.turned < len(self.count.tricks):
                self._turn()
            else:
                self._tell()
        return None

    # --- what is pressed ------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Result:
        """End the motion with any press; count, or leave once the sum was said."""
        is_key = event.type == pygame.KEYDOWN and event.key not in QUIET_KEYS
        is_press = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)
        if is_key or is_press:
            self._finish()
        self.is_stale = True
        if self._is_asked:
            self._answer(event)
            return None
        if not self.is_over:
            if is_key or is_press:
                self._tell()
            return None
        used = self.focus.handle(event)
        is_beside = is_press and not any(one.box.contains(event.pos) for one in self.focus.widgets)
        is_escape = is_key and event.key == pygame.K_ESCAPE
        return self._leave() if used is not None or is_beside or is_escape else None

    def _answer(self, event: pygame.Event) -> None:
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                self._use("count.show")
                return
            if self._type(event):
                self._lay_out()
                self.focus.go_to("count.say")
                return
        used = self.focus.handle(event)
        is_press = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if used is not None:
            self._use(used.name)
        elif is_press and self._stage.contains(event.pos):
            self._use("count.turn")

    def _type(self, event: pygame.Event) -> bool:
        """Take a digit, a sign or Backspace; return whether it was one."""
        figure = digit(event.key, event.unicode)
        if figure is not None:
            longer = (self.sum * TEN if self._is_typed else 0) + figure % TEN
            self.sum = longer if longer <= MOST else figure % TEN
        elif event.key == pygame.K_BACKSPACE:
            self.sum //= TEN
        elif event.key == pygame.K_KP_PLUS or event.unicode == "+":
            self._add(1)
            return True
        elif event.key == pygame.K_KP_MINUS or event.unicode == "-":
            self._add(-1)
            return True
        else:
            return False
        self._is_typed = True
        return True

    def _add(self, step: int) -> None:
        self.sum = max(0, min(MOST, self.sum + step))
        self._is_typed = False

    def _use(self, name: str) -> None:
        match name:
            case "count.turn":
                self._turn()
            case "count.say":
                self.say_sum(self.sum)
            case "count.show":
                self._tell()
            case _:
                self._add(int(name.removeprefix("count.add")))
                self.desk.sounds.play("score_tick")
        self._lay_out()
        if name == "count.turn" and self.turned == len(self.count.tricks):
            self.focus.go_to("count.say")

    def _turn(self) -> None:
        """Turn the next trick over; after the last one all tricks lie ready again."""
        count = len(self.count.tricks)
        self._move(self.turned + 1 if self.turned < count else 0)
        if 0 < self.turned <= count:
            self.desk.sounds.play("chalk" if self.turned > 1 else "fan", 0.6)
            say, deck = self.desk.say, self._opened.deck
            cards = (card_name(say, card, deck.value) for card in self.count.tricks[self.turned - 1])
            self.desk.speak(", ".join(cards), cuts=True)

    def _move(self, turned: int) -> None:
        seconds = 0.0 if self.desk.is_still else self.desk.pace.collect
        self._before, self.turned = self.turned, turned
        self._way = Tween(0, 1, seconds, smooth)
        self.is_stale = True

    def say_sum(self, said: int) -> None:
        """Say that sum; the other side corrects a wrong one."""
        total = self.count.total
        if said == total:
            self.desk.sounds.play("pencil")
            self._end(self.desk.say("count.right"))
        else:
            self.desk.sounds.play("refuse")
            self._end(self.desk.say("count.wrong", said=said, name=self.count.checker, points=total))

    def _tell(self) -> None:
        """Show the sum to somebody who gives up counting; a computer says its own."""
        self.desk.sounds.play("pencil")
        self._end(self.desk.say("count.shown") if self.count.is_person else "")

    def _end(self, verdict: str) -> None:
        self.sum, self._verdict, self._rested, self.is_over = self.count.total, verdict, 0.0, True
        self._move(len(self.count.tricks) + 1)
        self.desk.speak(f"{self.count.name}: {self.sum}. {verdict}", cuts=True)
        self._lay_out()

    def _leave(self) -> Result:
        self.desk.sounds.play("button")
        if self._place + 1 < len(self._opened.counts):
            self._begin(self._place + 1)
            return None
        return Pop()

    # --- drawing --------------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the piles and the sum over the darkened table."""
        self.is_stale = False
        draw_ground(screen, self._look, self.progress)
        brush = Brush(screen, self.desk.pen, self.page)
        for place, card in sorted(self._cards(), key=lambda one: one[0].depth):
            picture = self._picture(card, place)
            brush.blit(picture, (place.x - picture.width / 2, place.y - picture.height / 2))
        self._write(brush, self.count.heading, self._head, (Typeface.TITLE, 30), BRASS_LIGHT)
        if not self.is_over:
            self._write(brush, self.count.trumps, self._trumps, (Typeface.MEDIUM, 22), CREAM)
        self._write(
            brush,
            self._verdict if self.is_over else self._progress(),
            self._told,
            (Typeface.MEDIUM, 22),
            CREAM if self.is_over else CREAM_DIM,
        )
        if self.is_over and self._way.is_over:
            word = brass(self.desk.fonts, str(self.sum), (self._middle.w, self._middle.h))
            spot = self._middle.place(*word.get_size())
            brush.blit(word, (spot.x, spot.y))
            brush.pen.note(str(self.sum), spot)
        elif not self.is_over:
            if self.count.is_person:
                field = plaque(self._figure.ints[2:], brush.page.scale)
                brush.blit(field, self._figure.ints[:2])
            self._write(brush, str(self.sum), self._figure, (Typeface.BOLD, 44), CREAM)
        self.focus.draw(brush)

    def _write(
        self, brush: Brush, text: str, room: Rect, face: tuple[Typeface, int], tone: tuple[int, int, int]
    ) -> None:
        size = brush.px(face[1])
        if room.h < brush.px(2 * LINE):  # one line
            size = brush.pen.fonts.fitted(text, face[0], size, room.w, brush.px(LEAST))
        style = Style(face[0], size, tone, across=0.5, wraps=True, shadow=OUTLINE)
        brush.pen.write(brush.screen, text, room, style)

    def _progress(self) -> str:
        """Tell which trick lies open."""
        say, count = self.desk.say, len(self.count.tricks)
        if not self.turned:
            return say("count.ask") if self.count.is_person else ""
        trick = say("count.trick", number=self.turned, count=count)
        is_last = self.turned == count and self.count.bonus
        return f"{trick} · {say('count.last', points=self.count.bonus)}" if is_last else trick

    def _cards(self) -> list[tuple[Place, Card]]:
        """Return every card with its place of this moment."""
        tricks, share, found = self.count.tricks, self._way.value, []
        for number, trick in enumerate(tricks):
            for at, card in enumerate(trick):
                where = (self._stage, (number, len(tricks)), (at, len(trick)))
                place = lying(*where, self.turned)
                if share < 1 and (old := lying(*where, self._before)) != place:
                    place = between(old, place, share)
                found.append((place, card))
        return found

    def _picture(self, card: Card, place: Place) -> pygame.Surface:
        pictures, face = self._opened.cards, card if place.width >= 0 else None
        if place.keeps_still:
            height = round(place.height)
            return pictures.resting(face, height, place.angle, max(2, height // 40))
        height = open_height(self._stage)
        scale = round(place.height / height, 2)
        return pictures.flying(face, height, place.angle, height // 20, scale=scale, width=abs(place.width))

    def _lay_out(self) -> None:
        px, page = self.page.px, self.page
        area = page.area.inset(px(22))
        self._head, rest = area.take_top(px(HEAD))
        foot = Rect(area.x, area.bottom - px(FOOT), area.w, px(FOOT))
        entry = Rect(area.x, foot.y - px(ENTRY + 8), area.w, px(ENTRY))
        self._told = Rect(area.x, entry.y - px(LINE), area.w, px(LINE))
        self._stage = Rect(area.x, rest.y, area.w, self._told.y - rest.y)
        self._trumps = self._stage.take_top(px(LINE))[0]
        self._middle = self._stage.inset(self._stage.w * 0.3, self._stage.h * 0.2)
        if self.is_over:
            self._told = Rect(area.x, self._told.y, area.w, px(LINE + ENTRY)).inset(px(40), px(6))
        row = entry.place(min(entry.w, px(FIGURE + 4 * (STEP + 12))), px(54))
        left, more, self._figure, plus, most = row.columns([STEP, STEP, FIGURE, STEP, STEP], px(10))
        adding = [one.at(cell) for one, cell in zip(self._adding(), (left, more, plus, most), strict=False)]
        buttons = self._buttons()
        line = foot.place(min(foot.w, px(BUTTON + 16) * max(1, len(buttons))), px(50))
        cells = line.columns([1] * max(1, len(buttons)), px(16))
        placed = [one.at(cell) for one, cell in zip(buttons, cells, strict=False)]
        self.focus = self.focus.renewed([*adding, *placed], first=placed[0].name if placed else None)

    @property
    def _is_asked(self) -> bool:
        """Whether somebody is to say the sum."""
        return self.count.is_person and not self.is_over

    def _adding(self) -> list[Button]:
        """Return the buttons beside the sum."""
        labels = [f"{step:+d}".replace("-", "−") for step in STEPS] if self._is_asked else []
        return [Button(f"count.add{step}", label) for step, label in zip(STEPS, labels, strict=False)]

    def _buttons(self) -> list[Button]:
        """Return the buttons at the foot; a computer that counts needs none."""
        say = self.desk.say
        if self.is_over:
            return [Button("score.continue", say("score.continue"), is_main=True)]
        if not self._is_asked:
            return []
        is_through = self.turned == len(self.count.tricks)
        return [
            Button("count.turn", say("count.again" if is_through else "count.turn"), is_main=not is_through),
            Button("count.say", say("count.say", points=self.sum), is_main=is_through),
            Button("count.show", say("count.show")),
        ]
