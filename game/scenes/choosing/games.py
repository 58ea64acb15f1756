"""The list of games: three families side by side, the one that was played last ready to go."""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.choosing.chosen import choose_game, chosen_game, chosen_rules
from game.scenes.choosing.fanned import FannedForm
from game.scenes.choosing.game_button import GameButton
from game.scenes.choosing.starting import start
from game.scenes.doors import Doors
from game.scenes.intents import OpenSetup
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.text.games import game_line, game_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.widgets import Button, Signal, Widget
from game.ui.writing import Style
from game.variants.catalogue import GAMES, game_named
from game.variants.families import FAMILIES

ENTRY: Final = 62
"""Design units from one game to the next."""

HEAD, FAN, NAME, LINE, FOOT = 56, 108, 52, 40, 50
"""Design units of the heading, the cards, a family's name and country, the sentence and the buttons."""

ROOMY, LEAST_FAN = 5, 40
"""So many games a family leave the cards their whole height; the least height of cards that can be told."""


class Games(FannedForm):
    """Choose a game, or play the last one again."""

    beside = 1067

    @property
    def needs(self) -> tuple[float, float]:
        """Three families side by side, or below each other where the page is narrow."""
        return (480 if self._is_narrow else 1067), self._high + 36

    @property
    def _most(self) -> int:
        return max(len(family.games) for family in FAMILIES)

    @property
    def _fan(self) -> float:
        """The height of the cards: beside each other, a family that is longer takes its room from them."""
        return FAN if self._is_narrow else max(LEAST_FAN, FAN - ENTRY * max(0, self._most - ROOMY))

    @property
    def _high(self) -> float:
        body = self._fan + NAME + 4 + self._most * ENTRY
        if self._is_narrow:
            body = sum(FAN + NAME + 4 + len(family.games) * ENTRY + 16 for family in FAMILIES) + FOOT + 8
        return 14 + HEAD + body + LINE + FOOT + 34

    def __init__(self, desk: PageDesk, doors: Doors) -> None:
        """Lay out the page and have the cards drawn."""
        super().__init__(desk)
        self._doors = doors
        self._lay_out()

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "games.back":
                return Pop()
            case "games.again":
                return start(self.desk, self._doors)
            case name:
                choose_game(self.desk, game_named(name))
                return Push(OpenSetup())

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the families and the sentence of the game that is looked at."""
        desk = self.desk
        brush = self.board(screen, self._box)
        draw_heading(brush, desk.say("games.heading"), self._head.inset(brush.px(30), 0))
        for fan in self.fans:
            fan.draw(screen)
        for family, column in zip(FAMILIES, self._names, strict=True):
            upper, lower = column.rows([0.6, 0.4])
            style = Style(Typeface.HEADING, brush.px(27), BRASS_LIGHT, across=0.5, shadow=OUTLINE)
            brush.pen.write(screen, desk.say(f"games.{family.name}"), upper, style)
            style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, across=0.5)
            brush.pen.write(screen, desk.say(f"games.{family.name}.where"), lower, style)
        style = Style(Typeface.TEXT, brush.px(16), CREAM, across=0.5, wraps=True)
        brush.pen.write(screen, game_line(desk.say, self._meant()), self._line, style)
        self.focus.draw(brush)

    def _meant(self) -> str:
        """The game under the mouse or the focus, else the one that was played last."""
        warm = max(self.focus.widgets, key=lambda widget: widget.warmth)
        meant = warm if warm.warmth > 0 else self.focus.current
        return meant.name if meant is not None and meant.name in GAMES else chosen_game(self.desk).name

    def _lay_out(self) -> None:
        desk, px = self.desk, self.page.px
        high = self._high
        self._box = self.board_box(1120, high)
        inner = self._box.inset(px(30), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(4))
        columns, rest = self._columns(rest)
        self._line, rest = rest.take_top(px(LINE), px(6))
        self._names: list[Rect] = []
        buttons: list[Widget] = []
        for family, column, fan in zip(FAMILIES, columns, self.fans, strict=True):
            box, below = column.take_top(px(self._fan))
            fan.lay(box, self.face(family.games[0]), desk.preferences.language)
            name, below = below.take_top(px(NAME), px(4))
            self._names.append(name)
            buttons += self._entries(family.games, below)
        last = chosen_game(desk)
        again = Button(
            "games.again", desk.say("games.again", game=game_name(desk.say, last.name)), is_main=True
        )
        back = Button("games.back", desk.say("games.back"))
        foot = Rect(inner.x, rest.y, inner.w, px(FOOT))
        again.box = foot.place(min(px(440), foot.w * 0.62), px(FOOT), 1, 0)
        back.box = foot.place(px(190), px(FOOT), 0, 0)
        if self._is_narrow:
            again.box, back.box = foot, foot.moved(0, px(FOOT + 8))
        self.focus = self.focus.renewed([*buttons, back, again], first="games.again")

    def _columns(self, room: Rect) -> tuple[list[Rect], Rect]:
        """Where the families stand, and what is left below them."""
        px = self.page.px
        if not self._is_narrow:
            body, rest = room.take_top(px(self._fan) + px(NAME) + px(4) + self._most * px(ENTRY), px(2))
            return body.columns([1] * len(FAMILIES), px(20)), rest
        columns = []
        for family in FAMILIES:
            high = px(FAN) + px(NAME) + px(4) + len(family.games) * px(ENTRY)
            column, room = room.take_top(high, px(14))
            columns.append(column)
        return columns, room

    def _entries(self, games: tuple[str, ...], column: Rect) -> list[GameButton]:
        say, px = self.desk.say, self.page.px
        buttons = []
        for index, name in enumerate(games):
            rules = chosen_rules(self.desk, game_named(name))
            players = say.count("games.players", rules.players)
            line = say("games.entry", players=players, target=rules.match.target)
            button = GameButton(name, game_name(say, name), line, rules.players)
            box = Rect(column.x, column.y + index * px(ENTRY), column.w, px(ENTRY) - px(6))
            buttons.append(button.at(box))
        return buttons
