"""The table by keys alone: letters of buttons, arrows, Enter, digits, and the keys of the corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.digits import digit
from game.scenes.table.keys import ARROWS, ENTER_KEYS, TELLING_KEYS, letters_of, with_marks
from game.scenes.table.offers import Deed, Offer, chosen_goal

if TYPE_CHECKING:
    from game.scenes.scene import Result
    from game.scenes.table.board import Token
    from game.scenes.table.controls import Controls
    from game.scenes.table.scene import TableScene

SAYING_KEYS: Final = (pygame.K_p, pygame.K_x)
"""The keys of passing and of contra, which a button of a controller may have been put on."""


class Keyboard:
    """Tells the controls what the keys mean."""

    def __init__(self, scene: TableScene, controls: Controls) -> None:
        """Serve these controls."""
        self._scene = scene
        self._controls = controls

    def press(self, event: pygame.Event) -> Result:
        """One key."""
        scene, key = self._scene, event.key
        if key in TELLING_KEYS:
            return self._tell(key)
        if key == pygame.K_ESCAPE:
            if self._controls.review is not None:
                self._controls.old_tricks.close()
                return None
            if self._controls.why.deed is not None:
                self._controls.why.forget()
                return None
            if self._controls.hint.is_shown:
                self._controls.hint.forget()
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
        if (offer := self._lettered(event)) is not None:
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
                return scene.pages.score(event.dict.get("at"))
            case pygame.K_u:
                if scene.desk.preferences.offers_take_back:
                    scene.take_back()
                else:
                    self._controls.tell(scene.desk.say("table.switchedOff"))
            case pygame.K_w:
                self._controls.why.step()
            case pygame.K_F1:
                return scene.pages.rules()
            case _:
                pass
        return None

    def _tell(self, key: int) -> Result:
        """Something is asked that the table tells; nothing of the match changes, not even what is shown."""
        telling = self._scene.telling
        match key:
            case pygame.K_F2:
                telling.repeat()
            case pygame.K_F3:
                telling.tell_table()
            case pygame.K_F4:
                telling.tell_hand()
            case pygame.K_F6:
                telling.tell_score()
            case _:
                return self._scene.pages.log()
        return None

    def _lettered(self, event: pygame.Event) -> Offer | None:
        """The button of that letter; controllers and fingers type none, but for passing and contra."""
        if {"pad", "by_finger"} & event.dict.keys() and event.key not in SAYING_KEYS:
            return None
        prompt = self._controls.prompt
        offers = (*(prompt.offers if prompt else ()), *self._controls.extras)
        for letter in letters_of(event.unicode, event.key):
            for one in offers:
                if one.key and letter in (one.key, *with_marks(one.key)):
                    return one
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
            self._step(ARROWS[key], is_upright=key in (pygame.K_UP, pygame.K_DOWN))
        elif key in ENTER_KEYS:
            if not self._controls.is_guarded:
                self._enter()
        elif (number := digit(key, text)) is not None:
            self._number(number - 1)
        else:
            return False
        self._scene.is_stale = True
        return True

    def _step(self, way: int, *, is_upright: bool) -> None:
        """Left and right step through cards or buttons, up leads from the cards to the buttons, down back."""
        controls, scene = self._controls, self._scene
        if controls.review is not None:
            controls.old_tricks.browse(way)
        elif is_upright and (self._has_cards or controls.spread is not None) and self._buttons:
            self._climb(-way)
        elif controls.has_focus and controls.hot is not None:
            self._go_to((controls.hot + way) % self._buttons)
        elif controls.spread is not None:
            controls.spread = min(31, max(1, controls.spread - way))
            scene.slide()
        elif self._has_cards and (controls.prompt is None or controls.view.choices.discards):
            controls.cursor.step(controls.hand, controls.light.lit, way)
            scene.slide()
        elif controls.prompt is not None:
            self._go_to(self._first if way > 0 else self._buttons - 1)

    @property
    def _first(self) -> int:
        """The first button behind the numbers, which up and down choose."""
        offers = () if self._controls.prompt is None else self._controls.prompt.offers
        return next((place for place, one in enumerate(offers) if one.deed is not Deed.NUMBER), 0)

    def _climb(self, up: int) -> None:
        """One button farther from the hand, or nearer; from the nearest one back to the hand."""
        hot = self._controls.hot if self._controls.has_focus else None
        place = (-1 if hot is None else hot) + up
        self._go_to(None if place < 0 else min(self._buttons - 1, place))

    def _go_to(self, place: int | None) -> None:
        self._controls.hot, self._controls.has_focus = place, place is not None

    @property
    def _has_cards(self) -> bool:
        """Whether a card of the hand can be meant."""
        choices = self._controls.view.choices
        return bool(self._controls.is_fresh and (choices.playable or choices.discards))

    @property
    def _buttons(self) -> int:
        """How many buttons there are."""
        prompt = self._controls.prompt
        return len(self._controls.extras) + (0 if prompt is None else len(prompt.offers))

    def _enter(self) -> None:
        if self._controls.spread is not None and not self._controls.has_focus:
            self._controls.cut()
        elif (
            self._controls.hot is not None and (offer := self._controls.offer(self._controls.hot)) is not None
        ):
            self._controls.use(offer)
        elif self._chosen is not None and self._controls.is_fresh and self._controls.view.choices.discards:
            self._controls.take(self._chosen)
        elif self._controls.prompt is not None and len(self._controls.prompt.offers) == 1:
            self._controls.use(self._controls.prompt.offers[0])
        elif self._chosen is not None:
            self._controls.take(self._chosen)

    @property
    def _chosen(self) -> Token | None:
        """The card that keys have chosen: what only lies under a resting mouse is not meant by Enter."""
        cursor = self._controls.cursor
        return cursor.chosen if cursor.by_keys else None

    def _number(self, place: int) -> None:
        is_discard = self._controls.is_fresh and self._controls.view.choices.discards
        if self._controls.prompt is not None and self._controls.spread is None and not is_discard:
            acts = [one for one in self._controls.prompt.offers if one.deed is not Deed.NUMBER]
            if place < len(acts):
                self._controls.use(acts[place])
        elif self._controls.is_fresh and place < len(self._controls.hand):
            self._controls.handling.tap(self._controls.hand[place])
