"""The first screen: the name, a hand of cards on the felt, and the way to the table."""

from __future__ import annotations

import pygame

from game.cards.card import Card, card
from game.scenes.cards.deck import deck_for
from game.scenes.desk import Desk, DeskScene
from game.scenes.fan import Fan
from game.scenes.logo import logo
from game.scenes.preferences import Speed
from game.scenes.room import room
from game.scenes.scene import Push, Quit, Result
from game.text.games import game_name
from game.ui.focus import Focus
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import plaque
from game.ui.theme import CREAM, CREAM_DIM, NIGHT
from game.ui.widgets import Brush, Button
from game.ui.writing import Style
from game.variants.families import family_of

SHOWN: tuple[Card, ...] = tuple(card(code) for code in ("KD", "JS", "QC", "AH", "KH"))
"""The king on the rearing horse, Fürst, Tell, the girl of spring, and the king of hearts."""


class Title(DeskScene):
    """Continue (when a match waits), new match, matches played, options, quit."""

    def __init__(self, desk: Desk) -> None:
        """Lay out the page and have the cards drawn."""
        super().__init__(desk)
        is_instant = desk.preferences.speed is Speed.INSTANT
        self.fan = Fan(desk.assets / "sprites", SHOWN, is_instant=is_instant)
        self.focus = Focus()
        self._lay_out()

    @property
    def is_moving(self) -> bool:
        """Whether a card slides or a button warms up."""
        return self.fan.is_moving or self.focus.is_moving

    def entered(self) -> None:
        """Back here: perhaps in another language, perhaps with a match to continue."""
        super().entered()
        self.desk.sits(False)
        self._lay_out()

    def resized(self) -> None:
        """Lay out anew."""
        super().resized()
        self._lay_out()

    def left(self) -> None:
        """End the background drawing."""
        self.fan.close()

    def update(self, seconds: float) -> Result:
        """Let the cards come; look whether the saved match has been read."""
        doors = self.desk.doors
        if self._known != (doors.has_saved_match, doors.complaint(self.desk.say)):
            self._lay_out()
            self.is_stale = True
        if self.fan.update(seconds):
            self.is_stale = True
        self.focus.update(seconds)
        return None

    def handle(self, event: pygame.Event) -> Result:
        """Go where a button leads."""
        self.is_stale = True
        used = self.focus.handle(event)
        if used is None:
            return None
        self.desk.sounds.play("button")
        match used.name:
            case "title.continue":
                return Push(self.desk.doors.saved_match(self.desk))
            case "title.play":
                from game.scenes.choosing.games import Games

                return Push(Games(self.desk))
            case "title.history":
                from game.scenes.history.matches import Matches

                return Push(Matches(self.desk))
            case "title.options":
                from game.scenes.options.page import Options

                return Push(Options(self.desk))
            case _:
                return Quit()

    def draw(self, screen: pygame.Surface) -> None:
        """Felt, cards, name, buttons, promise."""
        self.is_stale = False
        desk, page = self.desk, self.desk.page
        x, y = self._fan_box.centre
        screen.blit(room(desk.assets / "sprites", page, (x, y, self._fan_box.h * 0.5)), (0, 0))
        self.fan.draw(screen)
        brush = Brush(screen, desk.pen, page)
        name = self._logo(desk.say(f"title.logo.{family_of(desk.preferences.game)}"))
        spot = self._name_box.place(name.width, name.height, 0.5, 0.5)
        brush.blit(name, (spot.x, spot.y))
        style = Style(Typeface.MEDIUM, brush.px(21), CREAM, across=0.5, shadow=NIGHT)
        brush.pen.write(screen, self._subtitle(), self._line_box, style)
        self.focus.draw(brush)
        style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, across=0.5, shadow=NIGHT)
        brush.pen.write(screen, desk.say("title.promise"), self._promise_box, style)
        notice = desk.notice or desk.doors.complaint(desk.say)
        if notice:
            self._draw_notice(brush, notice)

    def _logo(self, text: str) -> pygame.Surface:
        """The name as large as its box allows."""
        box = self._name_box
        name = logo(self.desk.fonts, text, round(box.h))
        if name.width <= box.w:
            return name
        # the contour does not shrink with the letters, so a little is left over
        return logo(self.desk.fonts, text, int(0.97 * box.h * box.w / name.width))

    def _subtitle(self) -> str:
        """The game of last time; what the family is called if there was none, or one of a newer version."""
        game = self.desk.preferences.game
        known = f"game.{game}" in self.desk.say
        return game_name(self.desk.say, game) if known else self.desk.say("title.subtitle")

    def _draw_notice(self, brush: Brush, text: str) -> None:
        style = Style(Typeface.TEXT, brush.px(16), CREAM, across=0.5, wraps=True)
        width = min(brush.px(620), brush.page.width - brush.px(120))
        height = brush.pen.height(text, width - brush.px(40), style) + brush.px(22)
        box = self._fan_box.place(min(width, self._fan_box.w), height, 0.5, 1)
        brush.blit(plaque(box.ints[2:], brush.page.scale), box.ints[:2])
        brush.pen.write(brush.screen, text, box.inset(brush.px(18), brush.px(8)), style)

    def _lay_out(self) -> None:
        px, page = self.desk.page.px, self.desk.page
        area = page.area.inset(px(52), px(46))
        wide = min(px(390), area.w * 0.42)
        left = Rect(area.x + min(px(50), area.w * 0.04), area.y, wide, area.h)
        self._fan_box = Rect(left.right + px(30), area.y, area.right - left.right - px(30), area.h)
        doors = self.desk.doors
        self._known = (doors.has_saved_match, doors.complaint(self.desk.say))
        keys = ["title.play", "title.history", "title.options", "title.quit"]
        if doors.has_saved_match:
            keys.insert(0, "title.continue")
        name, line, gap, promise = px(150), px(34), px(26), px(46)
        # many buttons stand closer together in a low window
        step = min(px(68), int((left.h - name - line - gap - promise) / len(keys)))
        high = step - px(12)
        block = left.place(left.w, name + line + gap + step * len(keys) + promise)
        self._name_box, rest = block.take_top(name)
        self._line_box, rest = rest.take_top(line, gap)
        buttons = []
        for index, key in enumerate(keys):
            button = Button(key, self.desk.say(key), is_main=index == 0, px=22)
            button.box = Rect(rest.x, rest.y + index * step, rest.w, step).place(min(px(330), rest.w), high)
            buttons.append(button)
        self._promise_box = Rect(rest.x, rest.y + step * len(keys), rest.w, promise)
        current, is_visible = self.focus.current, self.focus.is_visible
        is_new = current is None or len(self.focus.widgets) != len(buttons)
        self.focus = Focus(buttons, first=None if is_new or current is None else current.name)
        self.focus.is_visible = is_visible
        likes = self.desk.preferences
        self.fan.lay(self._fan_box, deck_for(likes.deck, likes.game), likes.language)
