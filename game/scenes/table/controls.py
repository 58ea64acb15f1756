"""Keys and mouse at the table: every key has a place to click, every place to click has a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules.actions import Blunder, Cut, Keep, Knock, Play
from game.rules.fault import Fault
from game.rules.play import why_illegal
from game.rules.reviewing import reviewable
from game.rules.view import View
from game.scenes.scene import Result
from game.scenes.table.board import Token
from game.scenes.table.corner import Corner
from game.scenes.table.hand import HandCursor, discard_light, light_of, lit_tokens
from game.scenes.table.keys import ARROWS, ENTER_KEYS, QUIET_KEYS, digit, with_marks
from game.scenes.table.offers import Deed, Offer, Prompt, chosen_goal, extras_of, prompt_of
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
        self.goal = 0
        """The number chosen where numbers are bid."""
        self.laid_away: tuple[Token, ...] = ()
        """The cards chosen to be laid away."""
        self._warned: Fault | None = None
        """A fault that the player has been warned of: doing the same again commits it."""
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
        if self.view.choices.discards:
            return discard_light(self._scene.show.board, self.view, self.cursor, self.laid_away)
        return light_of(self._scene.show.board, self.view, self.cursor)

    @property
    def emphasis(self) -> Emphasis:
        """Which cards of the own hand are raised."""
        light = self.light
        if not light.is_on and not light.lit:
            return Emphasis(spread=self.spread)
        if self._is_fresh and self.view.choices.discards:
            return Emphasis(frozenset(), self.cursor.chosen, frozenset(self.laid_away))
        return Emphasis(light.lit if light.is_on else frozenset(), self.cursor.chosen, spread=self.spread)

    def refresh(self) -> None:
        """Nothing moves any more: find out what the player may do."""
        if self._is_fresh:
            return
        scene = self._scene
        self._is_fresh = True
        scene.view = scene.match.view(scene.viewer)
        if scene.viewer not in scene.people:
            return
        choices = scene.view.choices
        if choices.may_keep and not choices.may_exchange:
            scene.act(Keep(scene.viewer))
            return
        self._ask()
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
        self.goal, self.laid_away, self._warned = 0, (), None
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
        self._warned = None
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
            self._use(offer)
        elif self.spread is not None and self._ribbon_at(where) is not None:
            self._cut()
        elif self.cursor.chosen is not None and not self.cursor.by_keys:
            self._take(self.cursor.chosen)
        else:
            self._blunder_at(where)
        return None

    def _key(self, event: pygame.Event) -> Result:
        scene, key = self._scene, event.key
        if key == pygame.K_ESCAPE:
            if self.review is not None:
                self._close_review()
                return None
            if self.prompt is not None and self.prompt.is_extra:
                self._go_back()
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
                self._use(offer)
                return None
        if self._number_key(event):
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
            case pygame.K_F1:
                return scene.explain()
            case _:
                pass
        return None

    def _number_key(self, event: pygame.Event) -> bool:
        """Up and down, plus and minus choose the number that is bid; whether the key was one of them."""
        way = {pygame.K_UP: 1, pygame.K_DOWN: -1}.get(event.key, {"+": 1, "-": -1}.get(event.unicode, 0))
        goals = (
            [] if self.prompt is None else [one.goal for one in self.prompt.offers if one.deed is Deed.NUMBER]
        )
        if not way or not goals or self.prompt is None:
            return False
        place = goals.index(chosen_goal(self.prompt)) + way
        self._choose_number(goals[min(len(goals) - 1, max(0, place))])
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
        if self.review is not None:
            self._browse(way)
        elif self.spread is not None:
            self.spread = min(31, max(1, self.spread - way))
            self._scene.slide()
        elif self._is_fresh and self.view.choices.discards:
            self.cursor.step(self._hand, self.light.lit, way)
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
            self._use(offer)
        elif self.cursor.chosen is not None and self._is_fresh and self.view.choices.discards:
            self._take(self.cursor.chosen)
        elif self.prompt is not None and len(self.prompt.offers) == 1:
            self._use(self.prompt.offers[0])
        elif self.cursor.chosen is not None:
            self._take(self.cursor.chosen)

    def _number(self, place: int) -> None:
        is_discard = self._is_fresh and self.view.choices.discards
        if self.prompt is not None and self.spread is None and not is_discard:
            acts = [one for one in self.prompt.offers if one.deed is not Deed.NUMBER]
            if place < len(acts):
                self._use(acts[place])
        elif self._is_fresh and place < len(self._hand):
            self._take(self._hand[place])

    # --- doing ----------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Put the question of the moment."""
        scene = self._scene
        cards = tuple(token.face for token in self.laid_away if token.face is not None)
        self.prompt = prompt_of(
            scene.view, scene.desk.say, scene.deck, scene.names, goal=self.goal, chosen=cards
        )
        scene.is_stale = True

    def _use(self, offer: Offer) -> None:
        self.note = ""
        scene = self._scene
        if offer.is_dead:
            scene.desk.sounds.play("refuse")
            self.tell(scene.desk.say.count("table.discard.title", self.view.choices.discards))
            return
        scene.desk.sounds.play("button", 0.5)
        match offer.deed:
            case Deed.BELOTE:
                self._toggle_belote()
            case Deed.NUMBER:
                self._choose_number(offer.goal)
            case Deed.ASK:
                self.prompt, self.extras, self.hot = offer.question, (), None
                scene.is_stale = True
            case Deed.BACK:
                self._go_back()
            case Deed.ACT:
                if offer.action is not None:
                    scene.act(offer.action)

    def _go_back(self) -> None:
        """The question before, or none."""
        self.hot = None
        self._ask()
        self._find_extras()

    def _choose_number(self, goal: int) -> None:
        self.goal = goal
        self._ask()

    def _take(self, token: Token) -> None:
        """A card of the hand was meant: it is laid away, played, or out of turn."""
        if self._is_fresh and self.view.choices.discards:
            self._toggle_laid_away(token)
        elif not self.view.choices.playable or not self._is_fresh:
            self._blunder(Fault.OUT_OF_TURN)
        else:
            self._play(token)

    def _toggle_laid_away(self, token: Token) -> None:
        """Choose a card to be laid away, or no longer; the oldest choice gives way to one too many."""
        scene, choices = self._scene, self.view.choices
        if token.face not in choices.discardable:
            scene.desk.sounds.play("refuse")
            self.tell(scene.desk.say("table.discard.trump"))
            return
        if token in self.laid_away:
            self.laid_away = tuple(one for one in self.laid_away if one is not token)
        else:
            self.laid_away = (*self.laid_away, token)[-choices.discards :]
        self.note = ""
        self._ask()
        scene.slide()

    def _blunder_at(self, where: tuple[float, float]) -> None:
        """A press on the pack opens it, one on the own hand plays out of turn: where that costs points."""
        scene = self._scene
        if any(token for token in scene.show.board.pack if scene.flights.pose(token).covers(where)):
            self._blunder(Fault.EXPOSED)
        elif any(scene.flights.pose(token).covers(where) for token in self._hand):
            self._blunder(Fault.OUT_OF_TURN)

    def _blunder(self, fault: Fault) -> None:
        """Only where such faults are counted, and only after a warning."""
        scene = self._scene
        if scene.viewer not in scene.people:
            return
        if fault not in scene.match.view(scene.viewer).choices.blunders:
            return
        if self._warned is fault:
            self._warned, self.note = None, ""
            scene.act(Blunder(scene.viewer, fault))
            return
        scene.desk.sounds.play("refuse")
        self.tell(scene.desk.say("table.warn.turn" if fault is Fault.OUT_OF_TURN else "table.warn.pack"))
        self._warned = fault

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
        choices = self.view.choices
        if (
            self._is_fresh
            and (choices.playable or choices.discards)
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
