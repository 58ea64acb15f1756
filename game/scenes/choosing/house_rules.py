"""All house rules of one game: a list that can be walked through, and beside it what each choice means."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

import pygame

from game.rules.options.rules import Impossible, ImpossibleRulesError, Rules
from game.scenes.choosing.chosen import (
    LETTER,
    USUAL,
    choose_named,
    choose_rules,
    chosen_game,
    chosen_rules,
    club_named,
)
from game.scenes.choosing.numbers import MOST, steps_of
from game.scenes.choosing.rule_groups import GROUPS, changed_groups, shown_in
from game.scenes.choosing.rule_widgets import RuleChoice, RuleRow, RuleTabs
from game.scenes.digits import TEN, digit
from game.scenes.form import Form
from game.scenes.intents import OpenSharing
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.text.catalogue import Words
from game.text.games import game_name
from game.text.options import choice_text, choice_title, impossible_sentence, option_text, option_title
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.scrolling import draw_bar
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Button, Signal, Widget
from game.ui.writing import Style
from game.variants.clubs import CLUBS
from game.variants.letter import SENTENCES
from game.variants.option_ids import option_choices, option_value, with_option

ROW: Final = 46
HEAD, TABS, FOOT, NARROW = 50, 46, 50, 490

RuleValue = Enum | bool | int


class HouseRules(Form):
    """A change holds at once; what makes no game is grey and says why."""

    is_scrolled = True

    @property
    def needs(self) -> tuple[float, float]:
        """The list beside what a rule means, or above it where the page is narrow."""
        if not self._is_narrow:
            return 853, 576
        rows = len(shown_in(self.group, self.rules))
        head = 36 + 14 + HEAD + 8 + TABS + 12
        foot = len(self._ways_on()) * (FOOT + 8)
        return NARROW, head + rows * ROW + 16 + self._detail_high() + 20 + foot + 30

    def __init__(self, desk: PageDesk) -> None:
        """Begin with the first group."""
        super().__init__(desk)
        self.group = next(iter(GROUPS))
        self.selected = ""
        self._first = 0
        self._typed = ""
        self._lay_out()

    @property
    def rules(self) -> Rules:
        """The rules as they are now."""
        return chosen_rules(self.desk, chosen_game(self.desk))

    @property
    def say(self) -> Words:
        """The words of the menus with those that the game has for its calls."""
        return self.desk.say.of(self.rules.auction.words)

    def handle(self, event: pygame.Event) -> Result:
        """Walk through the list, change what is asked; Esc goes back."""
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                return Pop()
            if self._take_key(event):
                return None
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
            return None
        self.is_stale = True
        used = self.focus.handle(event)
        current = self.focus.current
        if isinstance(current, RuleRow) and current.name != self.selected:
            self._select(current.name)
        if used is None:
            return None
        return self._use(used)

    def _use(self, used: Signal) -> Result:
        if used.value is not None or isinstance(self.focus[used.name], Button | RuleChoice):
            self.desk.sounds.play("button")
        match used.name:
            case "rules.back":
                return Pop()
            case "rules.usual":
                choose_named(self.desk, chosen_game(self.desk), USUAL)
                self._lay_out()
            case "rules.letter":
                choose_named(self.desk, chosen_game(self.desk), LETTER)
                self._lay_out()
            case "rules.club":
                choose_named(self.desk, chosen_game(self.desk), str(used.value))
                self._lay_out()
            case "rules.share":
                return Push(OpenSharing())
            case "rules.group":
                self.group, self.selected, self._first = str(used.value), "", 0
                self._lay_out()
            case "rules.number":
                self._change(int(str(used.value)))
            case name if name.startswith("choice"):
                self._change(option_choices(self.rules, self.selected)[int(name.removeprefix("choice"))])
            case _ if used.value is not None:
                self._step(round(float(used.value)))
        return None

    # --- changing -------------------------------------------------------------------------------------

    def _select(self, key: str) -> None:
        self.selected, self._typed = key, ""
        self._lay_out()

    def _step(self, step: int) -> None:
        """The next choice that makes a game, round and round."""
        rules, key = self.rules, self.selected
        choices: tuple[RuleValue, ...] = option_choices(rules, key)
        choices = choices or steps_of(key, rules, chosen_game(self.desk).rules)
        place = choices.index(option_value(rules, key))
        for distance in range(1, len(choices)):
            value = choices[(place + step * distance) % len(choices)]
            if self._why_not(value) is None:
                self._change(value)
                return

    def _change(self, value: RuleValue) -> None:
        if self._why_not(value) is not None:
            return
        choose_rules(self.desk, chosen_game(self.desk), with_option(self.rules, self.selected, value))
        self._lay_out()
        self.is_stale = True

    def _why_not(self, value: RuleValue) -> Impossible | None:
        """Why the selected option cannot be this."""
        try:
            with_option(self.rules, self.selected, value)
        except ImpossibleRulesError as error:
            return error.reason
        return None

    def _take_key(self, event: pygame.Event) -> bool:
        """Keys of the list: its ends scroll, and digits are a number."""
        current = self.focus.current
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            groups = list(GROUPS)
            step = 1 if event.key == pygame.K_PAGEDOWN else -1
            self.group = groups[(groups.index(self.group) + step) % len(groups)]
            self.selected, self._first = "", 0
            self._lay_out()
            self.is_stale = True
            return True
        if not isinstance(current, RuleRow):
            return False
        shown = shown_in(self.group, self.rules)
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key, 0)
        place = shown.index(current.name) + step
        if step and 0 <= place < len(shown) and not self._first <= place < self._first + self.rows_seen:
            self._first = max(0, min(place, len(shown) - self.rows_seen) if step > 0 else place)
            self._select(shown[place])
            self.focus.go_to(shown[place])
            self.focus.is_visible = self.is_stale = True
            return True
        return self._take_digit(event)

    def _take_digit(self, event: pygame.Event) -> bool:
        if option_choices(self.rules, self.selected):
            return False
        number = digit(event.key, str(getattr(event, "unicode", "")))
        if event.key == pygame.K_BACKSPACE:
            self._typed = self._typed[:-1]
        elif number is not None and int(f"{self._typed}{number % TEN}") <= MOST:
            self._typed += str(number % TEN)
        else:
            return False
        if self._typed:
            self._change(int(self._typed))
        return True

    def _scroll(self, rows: int) -> None:
        count = len(shown_in(self.group, self.rules))
        self._first = max(0, min(count - self.rows_seen, self._first + rows))
        self._lay_out()
        self.is_stale = True

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the list and the selected option."""
        desk, say = self.desk, self.say
        brush = self.board(screen, self._box)
        heading = say("rules.heading", game=game_name(say, chosen_game(desk).name))
        draw_heading(brush, heading, self._head.inset(brush.px(20), 0), 30)
        line = self.detail_box.x - brush.px(14)
        if not self._is_narrow:
            pygame.draw.line(
                screen, BRASS, (line, self.detail_box.y), (line, self.detail_box.bottom), max(1, brush.px(1))
            )
        upper, lower = self._title, self._text
        style = Style(Typeface.MEDIUM, brush.px(21), BRASS_LIGHT)
        brush.pen.write(screen, option_title(say, self.selected), upper, style)
        style = Style(Typeface.TEXT, brush.px(16), CREAM, down=0, wraps=True)
        brush.pen.write(screen, option_text(say, self.selected), lower, style)
        if self._hint.h:
            style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, down=0, wraps=True)
            brush.pen.write(screen, say("rules.digits"), self._hint, style)
        self._draw_bar(brush)
        self.focus.draw(brush)

    def _draw_bar(self, brush: Brush) -> None:
        """How much of the list is to be seen, if not all of it is."""
        count = len(shown_in(self.group, self.rules))
        if count <= self.rows_seen:
            return
        draw_bar(brush, self.list_box, self._first / count, self.rows_seen / count, beside=5)

    def _lay_out(self) -> None:
        desk, px = self.desk, self.page.px
        rules, usual = self.rules, chosen_game(desk).rules
        shown = shown_in(self.group, rules)
        if self.selected not in shown:
            self.selected = shown[0]
        self._box = self.board_box(1160, None if self._is_narrow else 664)
        inner = self._box.inset(px(30), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(8))
        tabs, rest = rest.take_top(px(TABS), px(12))
        body = Rect(rest.x, rest.y, rest.w, rest.h - px(FOOT) - px(20))
        self.list_box, self.detail_box = body.columns([0.52, 0.48], px(32))
        if self._is_narrow:
            self.list_box, self.detail_box = rest.take_top(len(shown) * px(ROW) + px(2), px(14))
        self.rows_seen = max(1, int(self.list_box.h // px(ROW)))
        self._first = max(0, min(self._first, len(shown) - self.rows_seen))
        say = self.say
        named = [(one, say(f"rules.group.{one}")) for one in GROUPS]
        groups: Picker | RuleTabs = (Picker if self._is_narrow else RuleTabs)(
            "rules.group", named, self.group
        )
        if isinstance(groups, RuleTabs):
            groups.changed = changed_groups(rules, usual)
        groups.box = tabs
        widgets: list[Widget] = [groups]
        for index, key in enumerate(shown[self._first : self._first + self.rows_seen]):
            row = RuleRow(
                key,
                option_title(say, key),
                choice_title(say, key, option_value(rules, key)),
                is_changed=option_value(rules, key) != option_value(usual, key),
                is_selected=key == self.selected,
            )
            row.box = Rect(
                self.list_box.x, self.list_box.y + index * px(ROW), self.list_box.w, px(ROW) - px(2)
            )
            widgets.append(row)
        widgets += self._choices(rules, usual)
        widgets += self._buttons(inner, is_changed=rules != usual)
        self.focus = self.focus.renewed(widgets, first=self.selected)

    def _choices(self, rules: Rules, usual: Rules) -> list[Widget]:
        """The choices of the selected option, below its sentence."""
        desk, px, say, key = self.desk, self.page.px, self.say, self.selected
        self._title, rest = self.detail_box.take_top(px(32), px(2))
        style = Style(Typeface.TEXT, px(16), wraps=True)
        high = desk.pen.height(option_text(say, key), rest.w, style)
        self._text, rest = rest.take_top(high + px(2), px(12))
        self._hint = Rect(rest.x, rest.y, rest.w, 0)
        choices = option_choices(rules, key)
        if not choices:
            steps = [(str(step), str(step)) for step in steps_of(key, rules, usual)]
            picker = Picker("rules.number", steps, str(option_value(rules, key)))
            picker.box, rest = rest.take_top(px(46), px(10))
            picker.box = picker.box.place(min(px(300), rest.w), px(46), 0, 0)
            self._hint = rest.take_top(px(44))[0]
            return [picker]
        widgets: list[Widget] = []
        for index, value in enumerate(choices):
            choice = self._choice(index, value, usual)
            choice.box, rest = rest.take_top(choice.height(desk.pen, px(15), rest.w, self.page.scale), px(4))
            widgets.append(choice)
        return widgets

    def _choice(self, index: int, value: RuleValue, usual: Rules) -> RuleChoice:
        say, key = self.say, self.selected
        reason = self._why_not(value)
        text = choice_text(say, key, value) if isinstance(value, Enum) else ""
        choice = RuleChoice(
            f"choice{index}",
            choice_title(say, key, value),
            impossible_sentence(say, reason) if reason is not None else text,
            is_chosen=value == option_value(self.rules, key),
            tag=say("rules.usual.tag") if value == option_value(usual, key) else "",
        )
        choice.is_enabled = reason is None
        return choice

    def _detail_high(self) -> float:
        """The design units that the selected option takes in a narrow page."""
        if self.selected not in shown_in(self.group, self.rules):
            self.selected = shown_in(self.group, self.rules)[0]
        unit, usual = self.desk.wished_scale, chosen_game(self.desk).rules
        wide = (NARROW - 44 - 60) * unit
        style = Style(Typeface.TEXT, round(16 * unit), wraps=True)
        high = self.desk.pen.height(option_text(self.say, self.selected), wide, style) / unit + 60
        for index, value in enumerate(option_choices(self.rules, self.selected)):
            choice = self._choice(index, value, usual)
            high += choice.height(self.desk.pen, round(15 * unit), wide, unit) / unit + 5
        return high + (0 if option_choices(self.rules, self.selected) else 120)

    def _ways_on(self) -> tuple[str, ...]:
        """The buttons at the foot; the letter and the clubs are only of games that have some.

        With both there is no room for a way back to the usual, which stands among the clubs.
        """
        game = chosen_game(self.desk).name
        letter = ("rules.letter",) if game in SENTENCES else ()
        club = ("rules.club",) if game in CLUBS else ()
        usual = () if letter and club else ("rules.usual",)
        return (*usual, *letter, *club, "rules.share", "rules.back")

    def _clubs(self) -> Picker:
        """The clubs whose rules can be had with one press."""
        game = chosen_game(self.desk)
        now = club_named(self.rules, game)
        names = dict.fromkeys((USUAL, *(club.name for club in CLUBS[game.name]), now))
        return Picker("rules.club", [(name, self.say(f"club.{name}")) for name in names], now)

    def _buttons(self, inner: Rect, *, is_changed: bool) -> list[Widget]:
        px, say, names = self.page.px, self.say, self._ways_on()
        foot = Rect(inner.x, self._box.bottom - px(22) - px(FOOT), inner.w, px(FOOT))
        boxes: Iterable[Rect] = foot.columns([*(1 for _ in names[:-1]), 0.8], px(14))
        if self._is_narrow:
            boxes = (foot.moved(0, (place - len(names) + 1) * px(FOOT + 8)) for place in range(len(names)))
        buttons: list[Widget] = []
        for name, box in zip(names, boxes, strict=True):
            if name == "rules.club":
                buttons.append(self._clubs())
                buttons[-1].box = box
                continue
            button = Button(name, say(name), is_main=name == "rules.back", px=18)
            button.box = box
            button.is_enabled = is_changed or name != "rules.usual"
            buttons.append(button)
        return buttons
