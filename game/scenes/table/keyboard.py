"""The table by keys alone: letters of buttons, arrows, Enter, digits, and the keys of the corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.table.hand import lit_tokens
from game.scenes.table.keys import ARROWS, ENTER_KEYS, digit, with_marks
from game.scenes.table.offers import Deed, chosen_goal

if TYPE_CHECKING:
    from game.scenes.scene import Result
    from game.scenes.table.controls import Controls
    from game.scenes.table.scene import TableScene


class Keyboard:
    """Tells the controls what the keys mean."""

    def __init__(self, scene: TableScene, controls: Controls) -> None:
        """Serve these controls."""
        self._scene = scene
        self._controls = controls

    def press(self, event: pygame.Event) -> Result:
        """One key."""
        scene, key = self._scene, event.key
        if key == pygame.K_ESCAPE:
            if self._controls.review is not None:
                self._controls.old_tricks.close()
                return None
            if self._controls.why.deed is not None:
                self._controls.why.forget()
                return None
            if self._controls.prompt is not None and self._controls.prompt.is_extra:
                self._controls.go_back()
                return None
            scene.hurry()
            return scene.pause()
        if scene.is_busy:
            scene.hurry()
            return None
        scene.thinking = 0.0
        letter = event.unicode.upper() or pygame.key.name(key).upper()
        for offer in (
            *(self._controls.prompt.offers if self._controls.prompt else ()),
            *self._controls.extras,
        ):
            if offer.key and letter in (offer.key, *with_marks(offer.key)):
                self._controls.use(offer)
                return None
        if key == pygame.K_SPACE and self._scene.sharing.is_on:
            self._scene.sharing.toggle()
            return None
        if self._number_key(event):
            return None
        if self._choose_by_key(key, event.unicode):
            return None
        match key:
            case pygame.K_h:
                self._controls.hint.toggle()
            case pygame.K_l:
                self._controls.old_tricks.toggle()
            case pygame.K_s:
                return scene.pages.score()
            case pygame.K_u:
                scene.take_back()
            case pygame.K_w:
                self._controls.why.step()
            case pygame.K_F1:
                return scene.pages.rules()
            case _:
                pass
        return None

    def _number_key(self, event: pygame.Event) -> bool:
        """Up and down, plus and minus choose the number that is bid; whether the key was one of them."""
        way = {pygame.K_UP: 1, pygame.K_DOWN: -1}.get(event.key, {"+": 1, "-": -1}.get(event.unicode, 0))
        goals = (
            []
            if self._controls.prompt is None
            else [one.goal for one in self._controls.prompt.offers if one.deed is Deed.NUMBER]
        )
        if not way or not goals or self._controls.prompt is None:
            return False
        place = goals.index(chosen_goal(self._controls.prompt)) + way
        self._controls.choose_number(goals[min(len(goals) - 1, max(0, place))])
        return True

    def _choose_by_key(self, key: int, text: str) -> bool:
        """Arrows, Enter and digits; whether the key was one of them."""
        if key in ARROWS:
            self._step(ARROWS[key])
        elif key in ENTER_KEYS:
            self._enter()
        elif (number := digit(key, text)) is not None:
            self._number(number - 1)
        else:
            return False
        self._scene.is_stale = True
        return True

    def _step(self, way: int) -> None:
        if self._controls.review is not None:
            self._controls.old_tricks.browse(way)
        elif self._controls.spread is not None:
            self._controls.spread = min(31, max(1, self._controls.spread - way))
            self._scene.slide()
        elif self._controls.is_fresh and self._controls.view.choices.discards:
            self._controls.cursor.step(self._controls.hand, self._controls.light.lit, way)
            self._scene.slide()
        elif self._controls.prompt is not None:
            count = len(self._controls.prompt.offers) + len(self._controls.extras)
            self._controls.hot = (
                (0 if way > 0 else count - 1)
                if self._controls.hot is None
                else (self._controls.hot + way) % count
            )
            self._controls.has_focus = True
        elif self._controls.is_fresh and self._controls.view.choices.playable:
            self._controls.cursor.step(
                self._controls.hand, lit_tokens(self._scene.show.board, self._controls.view), way
            )
            self._scene.slide()

    def _enter(self) -> None:
        if self._controls.spread is not None:
            self._controls.cut()
        elif (
            self._controls.hot is not None and (offer := self._controls.offer(self._controls.hot)) is not None
        ):
            self._controls.use(offer)
        elif (
            self._controls.cursor.chosen is not None
            and self._controls.is_fresh
            and self._controls.view.choices.discards
        ):
            self._controls.take(self._controls.cursor.chosen)
        elif self._controls.prompt is not None and len(self._controls.prompt.offers) == 1:
            self._controls.use(self._controls.prompt.offers[0])
        elif self._controls.cursor.chosen is not None:
            self._controls.take(self._controls.cursor.chosen)

    def _number(self, place: int) -> None:
        is_discard = self._controls.is_fresh and self._controls.view.choices.discards
        if self._controls.prompt is not None and self._controls.spread is None and not is_discard:
            acts = [one for one in self._controls.prompt.offers if one.deed is not Deed.NUMBER]
            if place < len(acts):
                self._controls.use(acts[place])
        elif self._controls.is_fresh and place < len(self._controls.hand):
            self._controls.take(self._controls.hand[place])
