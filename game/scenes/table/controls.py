"""Keys and mouse at the table: every key has a place to click, every place to click has a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules.actions import Action, Cut, Knock, Play
from game.rules.play import why_illegal
from game.rules.reviewing import reviewable
from game.rules.view import View
from game.scenes.scene import Result
from game.scenes.table.board import Token
from game.scenes.table.corner import Corner
from game.scenes.table.hand import HandCursor, light_of, lit_tokens
from game.scenes.table.keys import ARROWS, ENTER_KEYS, QUIET_KEYS, digit, with_marks
from game.scenes.table.offers import Offer, Prompt, extras_of, prompt_of
from game.scenes.table.painter import Light
from game.scenes.table.poses import Emphasis
from game.scenes.table.prompt_view import extra_boxes, prompt_boxes
from game.text.duties import illegality_sentence

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

GUARD: Final = 0.25
"""Seconds after a turn passes to the player in which a click plays nothing: it was not meant for a card."""

NOTE: Final = 3.5
"""Seconds in which an explanation stays."""

MIDDLE_CUT: Final = 16


class Controls:
    """What the player can do now, and what he points at."""

    def __init__(self, scene: TableScene) -> None:
        """Serve that scene."""
        self._scene = scene
        self.cursor = HandCursor()
        self.prompt: Prompt | None = None
        self.extras: tuple[Offer, ...] = ()
        self.hot: int | None = None
        """The button under the mouse or the keyboard, extras counted after the prompt's."""
        self.has_focus = False
        """Whether the keyboard chose it."""
        self.corner: Corner | None = None
        self.note = ""
        self.review: int | None = None
        """The place of the trick that is looked at among those that may be."""
        self.spread: int | None = None
        self.says_belote = False
        self._note_left = 0.0
        self._guard = 0.0
        self._mouse: tuple[float, float] = (-1, -1)
        self._is_fresh = False

    # --- what is possible -----------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the seat knew when its turn came."""
        return self._scene.view

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the player, and everything before has been shown."""
        return self._is_fresh and self.view.choices.is_asked

    @property
    def light(self) -> Light:
        """How the own hand is lit."""
        if not self._is_fresh:
            return Light()
        return light_of(self._scene.show.board, self.view, self.cursor)

    @property
    def emphasis(self) -> Emphasis:
        """Which cards of the own hand are raised."""
        light = self.light
        if not light.is_on and not light.lit:
            return Emphasis(spread=self.spread)
        return Emphasis(light.lit if light.is_on else frozenset(), self.cursor.chosen, self.spread)

    def refresh(self) -> None:
        """Nothing moves any more: find out what the player may do."""
        if self._is_fresh:
            return
        scene = self._scene
        self._is_fresh = True
        scene.view = scene.match.view(scene.viewer)
        if scene.viewer not in scene.people:
            return
        self.prompt = prompt_of(scene.view, scene.desk.say, scene.deck)
        self._find_extras()
        if scene.view.choices.may_cut:
            if not scene.desk.preferences.asks_for_cut:
                scene.act(Knock(scene.viewer))
                return
            self.spread = MIDDLE_CUT
        if scene.view.choices.is_asked:
            self._guard = GUARD
            scene.desk.photograph(f"own_{scene.view.phase.value}")
        self._point(self._mouse)
        scene.slide()

    def forget(self) -> None:
        """Something happens: nothing can be done until it has been shown."""
        self._is_fresh = False
        self.prompt, self.extras, self.hot, self.spread = None, (), None, None
        self.says_belote = self.has_focus = False
        self.review = None
        self.cursor.forget()

    def pass_time(self, seconds: float) -> bool:
        """Let notes fade; whether one did."""
        self._guard = max(0.0, self._guard - seconds)
        if not self.note:
            return False
        self._note_left -= seconds
        if self._note_left > 0:
            return False
        self.note = ""
        return True

    def tell(self, sentence: str) -> None:
        """Show an explanation for a while."""
        self.note, self._note_left = sentence, NOTE
        self._scene.is_stale = True

    # --- events ---------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Result:
        """One event of the mouse or the keyboard."""
        if event.type == pygame.MOUSEMOTION:
            self._mouse = event.pos
            self._point(event.pos)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            return self._click(event.pos, event.button)
        if event.type == pygame.MOUSEWHEEL and self.review is not None:
            self._browse(-event.y)
            return None
        if event.type == pygame.KEYDOWN and event.key not in QUIET_KEYS:
            return self._key(event)
        return None

    def _click(self, where: tuple[float, float], button: int) -> Result:
        scene = self._scene
        corner = self._corner_at(where)
        if corner is not None:
            scene.hurry()
            return self._use_corner(corner)
        if scene.is_busy:
            scene.hurry()
            return None
        if self.review is not None:
            self._close_review()
            return None
        scene.thinking = 0.0
        self._point(where)
        if self._guard > 0 or button != 1:
            return None
        offer = self._offer(self._offer_at(where))
        if offer is not None:
            self._use(offer.action)
        elif self.spread is not None and self._ribbon_at(where) is not None:
            self._cut()
        elif self.cursor.chosen is not None and not self.cursor.by_keys:
            self._play(self.cursor.chosen)
        return None

    def _key(self, event: pygame.Event) -> Result:
        scene, key = self._scene, event.key
        if key == pygame.K_ESCAPE:
            if self.review is not None:
                self._close_review()
                return None
            scene.hurry()
            return scene.pause()
        if scene.is_busy:
            scene.hurry()
            return None
        scene.thinking = 0.0
        letter = event.unicode.upper() or pygame.key.name(key).upper()
        for offer in (*(self.prompt.offers if self.prompt else ()), *self.extras):
            if offer.key and letter in (offer.key, *with_marks(offer.key)):
                self._use(offer.action)
                return None
        if self._choose_by_key(key, event.unicode):
            return None
        match key:
            case pygame.K_l:
                self._toggle_review()
            case pygame.K_s:
                return scene.open_sheet()
            case pygame.K_u:
                scene.take_back()
            case _:
                pass
        return None

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
        if self.review is not None:
            self._browse(way)
        elif self.spread is not None:
            self.spread = min(31, max(1, self.spread - way))
            self._scene.slide()
        elif self.prompt is not None:
            count = len(self.prompt.offers) + len(self.extras)
            self.hot = (0 if way > 0 else count - 1) if self.hot is None else (self.hot + way) % count
            self.has_focus = True
        elif self._is_fresh and self.view.choices.playable:
            self.cursor.step(self._hand, lit_tokens(self._scene.show.board, self.view), way)
            self._scene.slide()

    def _enter(self) -> None:
        if self.spread is not None:
            self._cut()
        elif self.hot is not None and (offer := self._offer(self.hot)) is not None:
            self._use(offer.action)
        elif self.prompt is not None and len(self.prompt.offers) == 1:
            self._use(self.prompt.offers[0].action)
        elif self.cursor.chosen is not None:
            self._play(self.cursor.chosen)

    def _number(self, place: int) -> None:
        if self.prompt is not None and self.spread is None:
            if place < len(self.prompt.offers):
                self._use(self.prompt.offers[place].action)
        elif self._is_fresh and place < len(self._hand):
            self._play(self._hand[place])

    # --- doing ----------------------------------------------------------------------------------------

    def _use(self, action: Action | None) -> None:
        self.note = ""
        self._scene.desk.sounds.play("button", 0.5)
        if action is None:
            self._toggle_belote()
        else:
            self._scene.act(action)

    def _cut(self) -> None:
        if self.spread is not None:
            self._scene.act(Cut(self._scene.viewer, self.spread))

    def _play(self, token: Token) -> None:
        """Play the card, or say which duty speaks against it."""
        scene, card, choices = self._scene, token.face, self.view.choices
        if card is None or not self._is_fresh or scene.match.waits_for != scene.viewer:
            return
        if card in choices.playable:
            self.note = ""
            says = card in choices.belote_cards and self.says_belote
            scene.act(Play(scene.viewer, card, says_belote=says))
            return
        trick, contract = self.view.trick, self.view.contract
        if trick is None or contract is None or not choices.playable:
            return
        rules = self.view.rules
        duty = why_illegal(card, self.view.hand, trick, contract.trumps, rules.play, rules.players)
        if duty is not None:
            scene.desk.sounds.play("refuse")
            self.tell(illegality_sentence(scene.desk.say, duty, card, trick, contract.trumps, scene.deck))

    def _toggle_belote(self) -> None:
        """With announce=manual: whether bela is said with the next card that may say it."""
        self.says_belote = not self.says_belote
        self._find_extras()
        self._scene.is_stale = True

    def _find_extras(self) -> None:
        scene = self._scene
        self.extras = extras_of(
            scene.view, scene.desk.say, scene.deck, scene.names, says_belote=self.says_belote
        )

    def _use_corner(self, corner: Corner) -> Result:
        scene = self._scene
        match corner:
            case Corner.MENU:
                return scene.pause()
            case Corner.SOUND:
                scene.desk.change(is_muted=not scene.desk.preferences.is_muted)
                scene.is_stale = True
            case Corner.SCORE:
                return scene.open_sheet()
            case Corner.LAST_TRICK:
                self._toggle_review()
        return None

    # --- old tricks -----------------------------------------------------------------------------------

    def _toggle_review(self) -> None:
        if self.review is not None:
            self._close_review()
            return
        scene = self._scene
        scene.view = scene.match.view(scene.viewer)
        tricks = reviewable(scene.view)
        if tricks:
            self.review, self.note = len(tricks) - 1, ""
            scene.is_stale = True
        elif scene.view.tricks:
            self.tell(scene.desk.say("table.review.none"))

    def _browse(self, way: int) -> None:
        if self.review is not None:
            self.review = min(len(reviewable(self.view)) - 1, max(0, self.review + way))
            self._scene.is_stale = True

    def _close_review(self) -> None:
        self.review = None
        self._scene.is_stale = True

    # --- pointing -------------------------------------------------------------------------------------

    @property
    def _hand(self) -> list[Token]:
        return self._scene.show.board.hands[self._scene.viewer]

    def _point(self, where: tuple[float, float]) -> None:
        """The mouse is there."""
        scene = self._scene
        before = (self.corner, self.hot, self.spread)
        self.corner = self._corner_at(where)
        offer = self._offer_at(where)
        if offer is not None or not self.has_focus:
            self.hot, self.has_focus = offer, False
        if self.spread is not None and (place := self._ribbon_at(where)) is not None:
            self.spread = place
        if before != (self.corner, self.hot, self.spread):
            scene.is_stale = True
            if before[2] != self.spread:
                scene.slide()
        if (
            self._is_fresh
            and self.view.choices.playable
            and self.cursor.point(self._hand, scene.flights, where)
        ):
            scene.slide()

    def _corner_at(self, where: tuple[float, float]) -> Corner | None:
        scene = self._scene
        found = next((one for one in Corner if scene.layout.button(one.value).contains(where)), None)
        return None if found is Corner.LAST_TRICK and scene.show.last_trick is None else found

    def _offer_at(self, where: tuple[float, float]) -> int | None:
        layout = self._scene.layout
        boxes = () if self.prompt is None else prompt_boxes(self.prompt, layout).buttons
        boxes = (*boxes, *extra_boxes(self.extras, layout))
        return next((index for index, box in enumerate(boxes) if box.contains(where)), None)

    def _offer(self, index: int | None) -> Offer | None:
        offers = (*(self.prompt.offers if self.prompt else ()), *self.extras)
        return offers[index] if index is not None and index < len(offers) else None

    def _ribbon_at(self, where: tuple[float, float]) -> int | None:
        """How many cards a cut at that point lifts; None beside the ribbon."""
        scene = self._scene
        pack = scene.show.board.pack
        hit = [index for index, token in enumerate(pack) if scene.flights.pose(token).covers(where)]
        return min(31, max(1, len(pack) - hit[-1])) if hit else None
