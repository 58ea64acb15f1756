"""Keys and mouse at the table: every key has a place to click, every place to click has a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules.actions import Cut, Keep, Knock, Play
from game.rules.fault import Fault
from game.rules.view import View
from game.scenes.aloud import aloud_words
from game.scenes.scene import Result
from game.scenes.table.blunders import Blunders
from game.scenes.table.board import Token
from game.scenes.table.claiming import Claiming
from game.scenes.table.corner_deeds import use_corner
from game.scenes.table.guide import FirstCall, Guide
from game.scenes.table.hand import HandCursor, discard_light, light_of
from game.scenes.table.handling import Handling
from game.scenes.table.hint import Hint
from game.scenes.table.holding import Holding
from game.scenes.table.keyboard import Keyboard
from game.scenes.table.keys import QUIET_KEYS
from game.scenes.table.offers import Deed, Offer, Prompt, extras_of, prompt_of
from game.scenes.table.old_tricks import OldTricks
from game.scenes.table.picture.corner import Corner
from game.scenes.table.picture.painter import Light
from game.scenes.table.picture.pointing import corner_at, offer_at, ribbon_at, shown_corners
from game.scenes.table.picture.poses import Emphasis
from game.scenes.table.shared_offers import shared_extras, shared_prompt
from game.scenes.table.tip import CornerTip
from game.scenes.table.why import Why

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.scenes.table.scene import TableScene

GUARD: Final = 0.3
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
        self.old_tricks = OldTricks(scene, self)
        self.hint = Hint(scene, self)
        self.why = Why(scene, self)
        self.claiming = Claiming(scene)
        self.tip = CornerTip(scene)
        self.guide: Guide = FirstCall(scene)
        self.spread: int | None = None
        self.says_belote = False
        self.goal = 0
        """The number chosen where numbers are bid."""
        self.laid_away: tuple[Token, ...] = ()
        """The cards chosen to be laid away."""
        self._blunders = Blunders(scene, self)
        self._keyboard = Keyboard(scene, self)
        self._holding = Holding(scene, self)
        self.handling = Handling(scene, self)
        self._note_left = 0.0
        self._guard = 0.0
        self._mouse: tuple[float, float] = (-1, -1)
        self.is_fresh = False
        self._turn: Seat | None = None
        """Whom the table waited for when the view was taken."""

    @property
    def review(self) -> int | None:
        """The place of the trick that is looked at among those that may be."""
        return self.old_tricks.place

    @property
    def corners(self) -> tuple[Corner, ...]:
        """The corner buttons that are there now."""
        return shown_corners(self._scene.show, offers_hints=self._scene.desk.preferences.offers_hints)

    @property
    def is_guarded(self) -> bool:
        """Whether the turn has only just come: a press was not meant for a card yet."""
        return self._guard > 0

    # --- what is possible -----------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the seat knew when its turn came."""
        return self._scene.view

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the player, who sees his cards; everything before has been shown."""
        is_open = not self._scene.sharing.is_covered
        return self.is_fresh and is_open and self.view.choices.is_asked

    @property
    def light(self) -> Light:
        """How the own hand is lit."""
        if not self.is_fresh:
            return Light()
        if self.view.choices.discards:
            return discard_light(self._scene.show.board, self.view, self.cursor, self.laid_away)
        tells = self._scene.desk.preferences.lights_legal
        return light_of(self._scene.show.board, self.view, self.cursor, tells=tells)

    @property
    def emphasis(self) -> Emphasis:
        """Which cards of the own hand are raised."""
        light = self.light
        if not light.is_on and not light.lit:
            return Emphasis(spread=self.spread)
        if self.is_fresh and self.view.choices.discards:
            return Emphasis(frozenset(), self.cursor.chosen, frozenset(self.laid_away))
        lit = light.lit if light.is_on else frozenset()
        return Emphasis(lit, self.cursor.chosen, self.handling.raised, spread=self.spread)

    def refresh(self) -> None:
        """Nothing moves any more: find out what the player may do."""
        scene = self._scene
        turn = scene.match.waits_for
        if self.is_fresh and turn == self._turn:
            return
        if self.is_fresh:  # somebody did what nobody sees, such as keeping his seven
            self.forget()
        self.is_fresh, self._turn = True, turn
        scene.view = scene.seen()
        if scene.viewer not in scene.people:
            return
        choices = scene.view.choices
        if choices.may_keep and not choices.may_exchange and not scene.sharing.is_on:
            scene.act(Keep(scene.view.seat))
            return
        self._ask()
        self._find_extras()
        self.guide.asked(scene.view)
        if scene.view.choices.may_cut:
            if not scene.desk.preferences.asks_for_cut:
                scene.act(Knock(scene.view.seat))
                return
            self.spread = MIDDLE_CUT
        if scene.view.choices.is_asked:
            self._guard = GUARD
            scene.sharing.pads.call(scene.view.seat)
            scene.desk.photograph(f"own_{scene.view.phase.value}")
        self._point(self._mouse)
        scene.slide()

    def forget(self) -> None:
        """Something happens: nothing can be done until it has been shown."""
        self.is_fresh = False
        self.prompt, self.extras, self.hot, self.spread = None, (), None, None
        self.guide.answered()
        self.says_belote = self.has_focus = False
        self.goal, self.laid_away = 0, ()
        self._blunders.forget()
        self.handling.forget()
        self.hint.forget()
        self.why.forget()
        self.old_tricks.place = None
        self.cursor.forget()

    def pass_time(self, seconds: float) -> bool:
        """Let notes fade, look for the hint; whether anything looks different."""
        self._guard = max(0.0, self._guard - seconds)
        self.handling.pass_time(seconds)
        self.tip.pass_time(seconds)
        has_hint = self.hint.pass_time(seconds) | self.why.collect()
        if not self.note:
            return has_hint
        self._note_left -= seconds
        if self._note_left > 0:
            return has_hint
        self.note = ""
        self._blunders.forget()
        return True

    def tell(self, sentence: str) -> None:
        """Show an explanation for a while."""
        self.note, self._note_left = sentence, NOTE
        self._scene.is_stale = True

    # --- events ---------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Result:
        """One event of the mouse or the keyboard."""
        self.tip.notice(event)
        pads = self._scene.sharing.pads
        phone = self._scene.sharing.phone
        grips = (pads.take, phone.take, self.handling.take, self._holding.take)
        if pads.refuses(event, pads.asked) or any(take(event) for take in grips):
            return None
        if event.type == pygame.MOUSEMOTION:
            self._mouse = event.pos
            self._point(event.pos)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            return self._click(event.pos, event.button)
        if event.type == pygame.MOUSEWHEEL and self.review is not None:
            self.old_tricks.browse(-event.y)
            return None
        if event.type == pygame.KEYDOWN and event.key not in QUIET_KEYS:
            return self._keyboard.press(event)
        return None

    def _click(self, where: tuple[float, float], button: int) -> Result:
        scene = self._scene
        corner = corner_at(scene.layout, self.corners, where)
        if corner is not None:
            scene.hurry()
            return use_corner(scene, corner)
        if scene.is_busy:
            scene.hurry()
            return None
        if self.review is not None:
            self.old_tricks.close()
            return None
        scene.thinking = 0.0
        self._point(where)
        if self._guard > 0 or button != 1:
            return None
        offer = self.offer(offer_at(scene.layout, self.prompt, self.extras, where))
        if offer is not None:
            self.use(offer)
        elif self.spread is not None and ribbon_at(scene.show.board, scene.flights, where) is not None:
            self.cut()
        elif self.cursor.chosen is not None and not self.cursor.by_keys:
            self.take(self.cursor.chosen)
        elif not self.why.at(where):
            self._blunders.at(where)
        return None

    # --- doing ----------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Put the question of the moment."""
        scene = self._scene
        cards = tuple(token.face for token in self.laid_away if token.face is not None)
        say = scene.desk.say
        aloud = aloud_words(scene.desk, scene.game)
        prompt = prompt_of(
            scene.view, say, scene.deck, scene.names, goal=self.goal, chosen=cards, aloud=aloud
        )
        self.prompt = shared_prompt(scene.sharing, prompt, say, scene.names)
        scene.is_stale = True

    def use(self, offer: Offer) -> None:
        """A button is pressed."""
        self.note = ""
        scene = self._scene
        if offer.is_dead:
            scene.desk.sounds.play("refuse")
            missing = self.view.choices.discards - len(self.laid_away)
            self.tell(scene.desk.say.count("table.discard.title", missing))
            return
        scene.desk.sounds.play("button", 0.5)
        match offer.deed:
            case Deed.BELOTE:
                self._toggle_belote()
            case Deed.NUMBER:
                self.choose_number(offer.goal)
            case Deed.ASK:
                self.prompt, self.extras, self.hot = offer.question, (), None
                scene.is_stale = True
            case Deed.BACK:
                self.go_back()
            case Deed.COVER:
                scene.sharing.cover()
            case Deed.CLAIM:
                self.claiming.claim()
            case Deed.PEEK:
                scene.sharing.peek()
            case Deed.ACT:
                if offer.action is not None:
                    scene.act(offer.action)

    def go_back(self) -> None:
        """The question before, or none."""
        self.hot = None
        self._ask()
        self._find_extras()

    def choose_number(self, goal: int) -> None:
        """So much is to be bid."""
        self.goal = goal
        self._ask()

    def take(self, token: Token) -> None:
        """A card of the hand was meant: it is laid away, played, or out of turn."""
        if self.is_fresh and self.view.choices.discards:
            self._toggle_laid_away(token)
        elif not self.view.choices.playable or not self.is_fresh:
            self._blunders.commit(Fault.OUT_OF_TURN)
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

    def cut(self) -> None:
        """The pack is cut where it was pointed at."""
        if self.spread is not None:
            self._scene.act(Cut(self.view.seat, self.spread))

    def _play(self, token: Token) -> None:
        """Play the card, or say which duty speaks against it."""
        scene, card, choices = self._scene, token.face, self.view.choices
        if card is None or not self.is_fresh or scene.match.waits_for != scene.viewer:
            return
        if card in choices.playable:
            self.note = ""
            says = card in choices.belote_cards and self.says_belote
            scene.act(Play(scene.viewer, card, says_belote=says))
            return
        self.handling.refuse(card)

    def _toggle_belote(self) -> None:
        """With announce=manual: whether bela is said with the next card that may say it."""
        self.says_belote = not self.says_belote
        self._find_extras()
        self._scene.is_stale = True

    def _find_extras(self) -> None:
        scene = self._scene
        say = scene.desk.say
        aloud, says = aloud_words(scene.desk, scene.game), self.says_belote
        extras = extras_of(scene.view, say, scene.deck, scene.names, says_belote=says, aloud=aloud)
        self.extras = (*extras, *self.claiming.offers(), *shared_extras(scene.sharing, say))

    # --- pointing -------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[Token]:
        """The own cards from left to right."""
        return self._scene.show.board.hands[self._scene.viewer]

    def _point(self, where: tuple[float, float]) -> None:
        """The mouse is there."""
        scene = self._scene
        before = (self.corner, self.hot, self.spread)
        self.corner = corner_at(scene.layout, self.corners, where)
        offer = offer_at(scene.layout, self.prompt, self.extras, where)
        if offer is not None or not self.has_focus:
            self.hot, self.has_focus = offer, False
        if (
            self.spread is not None
            and (place := ribbon_at(scene.show.board, scene.flights, where)) is not None
        ):
            self.spread = place
        if before != (self.corner, self.hot, self.spread):
            scene.is_stale = True
            if before[2] != self.spread:
                scene.slide()
        choices = self.view.choices
        if (
            self.is_fresh
            and (choices.playable or choices.discards)
            and self.cursor.point(self.hand, scene.flights, where)
        ):
            scene.slide()

    def offer(self, index: int | None) -> Offer | None:
        """The button at that place, extras counted after the prompt's."""
        offers = (*(self.prompt.offers if self.prompt else ()), *self.extras)
        return offers[index] if index is not None and index < len(offers) else None
