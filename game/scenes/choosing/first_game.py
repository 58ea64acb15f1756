"""The first time: three pictures, one for each family, and then how many play; nothing else is asked."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.scenes.choosing.chosen import choose_game, chosen_rules
from game.scenes.choosing.family_button import FamilyButton
from game.scenes.choosing.fanned import FannedForm
from game.scenes.choosing.game_button import GameButton
from game.scenes.choosing.starting import start
from game.scenes.doors import Doors
from game.scenes.intents import FirstStep, OpenLesson, OpenSeats
from game.scenes.lesson.lessons import has_lesson
from game.scenes.page_desk import PageDesk
from game.scenes.preferences import DeckFace
from game.scenes.scene import Pop, Push, Replace, Result
from game.scenes.woodwork import draw_heading
from game.text.games import game_line, game_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import CREAM, CREAM_DIM
from game.ui.widgets import Button, Choice, Signal, Widget
from game.ui.writing import Style
from game.variants.catalogue import game_named
from game.variants.families import FAMILIES, family_named

HEAD, LINE, PICTURE, ENTRY, DECK, FOOT = 58, 30, 320, 70, 62, 50
"""Design units of the heading, the sentence below it, a family, a game, the choice of the deck, the foot."""


class FirstGame(FannedForm):
    """A family is chosen by its picture, then a game by the number of players."""

    beside = 970

    @property
    def needs(self) -> tuple[float, float]:
        """Pictures side by side, or below each other where the page is narrow."""
        return (480 if self._is_narrow else 970), self._high + 32

    @property
    def _high(self) -> float:
        games = self._family_games
        if self._is_narrow:
            body = len(FAMILIES) * (PICTURE + 18) if not games else 40 + ENTRY * len(games) + 150
            return 14 + HEAD + 2 * LINE + 24 + body + 2 * DECK + FOOT + 40
        body = PICTURE if not games else 40 + ENTRY * -(-len(games) // 2) + 150
        return 14 + HEAD + LINE + 24 + body + DECK + FOOT + 40

    def __init__(self, desk: PageDesk, doors: Doors, leads_to: FirstStep = FirstStep.MATCH) -> None:
        """`leads_to` is what follows when a game is chosen."""
        super().__init__(desk)
        self._doors = doors
        self._leads_to = leads_to
        self.family = ""
        """The family that was chosen; nothing while the pictures are shown."""
        self._lay_out()

    def _use(self, used: Signal) -> Result:
        if used.name == "first.back":
            return self._leave()
        if used.name == "first.deck":
            self.desk.change(lambda likes: replace(likes, deck=DeckFace(str(used.value))))
            self._lay_out()
            return None
        if self.family:
            return self._choose(used.name)
        games = self._games_of(used.name)
        if self._leads_to is FirstStep.LESSON and len(games) == 1:
            return self._choose(games[0])
        self.family = used.name
        self._lay_out()
        return None

    def _choose(self, game: str) -> Result:
        if self._leads_to is FirstStep.LESSON:
            return Replace(OpenLesson(game))
        choose_game(self.desk, game_named(game))
        if self._leads_to is FirstStep.MATCH:
            return start(self.desk, self._doors)
        return Push(OpenSeats(begins=True))

    def _leave(self) -> Result:
        if not self.family:
            return Pop()
        self.family = ""
        self.is_stale = True
        self._lay_out()
        return None

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board with the pictures, or with the games of one family."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        is_taught = self._leads_to is FirstStep.LESSON
        start_heading = say("title.learn" if is_taught else "games.heading")
        heading = say(f"games.{self.family}") if self.family else start_heading
        draw_heading(brush, heading, self._head.inset(brush.px(30), 0))
        style = Style(Typeface.TEXT, brush.px(16), CREAM, across=0.5, wraps=True)
        brush.pen.write(screen, self._line(), self._text, style)
        style = Style(Typeface.MEDIUM, brush.px(17), CREAM_DIM)
        brush.pen.write(screen, say("options.deck"), self._deck, style)
        self.focus.draw(brush)
        for fan in self._shown:
            fan.draw(screen)

    def _line(self) -> str:
        say, current = self.desk.say, self.focus.current
        if not self.family:
            return say("first.line")
        warm = max(self.focus.widgets, key=lambda widget: widget.warmth)
        meant = warm if warm.warmth > 0 else current
        games = self._family_games
        name = meant.name if meant is not None and meant.name in games else games[0]
        return game_line(say, name)

    @property
    def _family_games(self) -> tuple[str, ...]:
        """The games of the family that was chosen; none while the pictures are shown."""
        return self._games_of(self.family)

    def _games_of(self, family: str) -> tuple[str, ...]:
        """The games of that family which can be chosen; none if there is no such family."""
        found = family_named(family)
        games = () if found is None else found.games
        is_taught = self._leads_to is FirstStep.LESSON
        return tuple(game for game in games if not is_taught or has_lesson(game))

    # --- where everything is --------------------------------------------------------------------------

    def _lay_out(self) -> None:
        desk, px = self.desk, self.page.px
        games = self._family_games
        high, is_narrow = self._high, self._is_narrow
        self._box = self.board_box(1080, high, above=16)
        inner = self._box.inset(px(34), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(4))
        self._text, rest = rest.take_top(px(LINE * (2 if is_narrow else 1)), px(10))
        foot = Rect(inner.x, self._box.bottom - px(22) - px(FOOT), inner.w, px(FOOT))
        deck_high = px(DECK * (2 if is_narrow else 1) - 14)
        row = Rect(inner.x, foot.y - px(10) - deck_high, inner.w, deck_high)
        room = Rect(inner.x, rest.y, inner.w, row.y - px(14) - rest.y)
        chosen = self._games(games, room) if games else self._families(room)
        self._deck, cell = row.rows([0.5, 0.5]) if is_narrow else row.columns([0.28, 0.72], px(12))
        say = desk.say
        faces = [(str(face), say(f"options.deck.{face}")) for face in DeckFace]
        deck = Choice("first.deck", faces, str(desk.preferences.deck))
        deck.box = cell
        back = Button("first.back", say("games.back"))
        back.box = foot.place(px(190), foot.h, 0, 0)
        self.focus = self.focus.renewed([*chosen, deck, back])

    def _families(self, room: Rect) -> list[Widget]:
        desk, px = self.desk, self.page.px
        widgets: list[Widget] = []
        shown = [at for at, family in enumerate(FAMILIES) if self._games_of(family.name)]
        self._shown = tuple(self.fans[at] for at in shown)
        parts = [1.0] * len(shown)
        cells = room.rows(parts, px(18)) if self._is_narrow else room.columns(parts, px(18))
        say = desk.say
        for at, cell, fan in zip(shown, cells, self._shown, strict=True):
            family = FAMILIES[at]
            button = FamilyButton(family.name, say(f"games.{family.name}"), say(f"games.{family.name}.where"))
            button.box = cell
            fan.lay(button.picture(px), self.face(family.games[0]), desk.preferences.language)
            widgets.append(button)
        return widgets

    def _games(self, games: tuple[str, ...], room: Rect) -> list[Widget]:
        desk, px, say = self.desk, self.page.px, self.desk.say
        place = [family.name for family in FAMILIES].index(self.family)
        picture, rest = room.take_top(px(150), px(16))
        self._shown = (self.fans[place],)
        self.fans[place].lay(picture, self.face(games[0]), desk.preferences.language)
        widgets: list[Widget] = []
        beside = 1 if self._is_narrow else 2
        rows = rest.rows([1.0] * -(-len(games) // beside), px(10))
        for index, name in enumerate(games):
            rules = chosen_rules(desk, game_named(name))
            players = say.count("games.players", rules.players)
            line = say("games.entry", players=players, target=rules.match.target)
            button = GameButton(name, game_name(say, name), line, rules.players)
            row = rows[index // beside]
            cells = row.place(row.w, min(row.h, px(ENTRY - 8))).columns([1] * beside, px(16))
            button.box = cells[index % beside]
            widgets.append(button)
        return widgets
