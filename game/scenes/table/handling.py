"""How the player handles his cards: chosen before they are played, pulled about, or playing themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final
from weakref import ReferenceType, ref

import pygame

from game.rules.play import why_illegal
from game.scenes.preferences import PlaysBy, SuitOrder
from game.scenes.table.picture.pointing import corner_at, offer_at
from game.scenes.table.sorting import sorting_of
from game.text.duties import illegality_sentence

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.scenes.preferences import Preferences
    from game.scenes.table.board import Board, Token
    from game.scenes.table.controls import Controls
    from game.scenes.table.picture.pose import Pose
    from game.scenes.table.scene import TableScene

Point = tuple[float, float]

PULL: Final = 10
"""Design units that the mouse may move before a press is taken for a pull."""


class Handling:
    """Only what the player has wished on the options page; by the usual wishes a press plays at once."""

    def __init__(self, scene: TableScene, controls: Controls) -> None:
        """Nothing is held."""
        self._scene = scene
        self._controls = controls
        self.selected: Token | None = None
        """The card that the next tap plays."""
        self._held: Token | None = None
        self._start: Point = (0, 0)
        self._from: Pose | None = None
        """Where the card was taken from, once it is pulled."""
        self._plays_pulled = False
        """Whether the card that is held is played when it is let go above the hand."""
        self._own: tuple[int, tuple[Card, ...]] = (0, ())
        """The order that the player has made, and in which deal."""
        self._board: ReferenceType[Board] | None = None
        """The board that was sorted last; a weak reference, for an old one may show what is covered now."""
        self._waited = 0.0
        self._is_lit = True
        """Whether the cards lie as they do where the ones that may be played are raised."""

    @property
    def _likes(self) -> Preferences:
        return self._scene.desk.preferences

    @property
    def raised(self) -> frozenset[Token]:
        """The chosen card, if there is one."""
        return frozenset() if self.selected is None else frozenset({self.selected})

    def forget(self) -> None:
        """Something happens: nothing is chosen any more, and of covered cards nothing is held."""
        self.selected, self._waited = None, 0.0
        if self._scene.sharing.is_on:
            self._let_go()
        self._arrange()

    # --- events ---------------------------------------------------------------------------------------

    def take(self, event: pygame.Event) -> bool:
        """Take the events that hold, pull and let go of a card; whether it was one of them."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._down(event.pos, is_pulled=event.dict.get("is_pulled", False))
        if self._held is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._pull(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._up(event.pos)
            return True
        return False

    def tap(self, token: Token) -> None:
        """A card was tapped, or its digit typed."""
        likes, controls = self._likes, self._controls
        is_first = token is not self.selected
        if likes.plays_by is PlaysBy.SELECT and is_first and controls.view.choices.playable:
            self.selected = controls.cursor.chosen = token
            controls.cursor.by_keys = True
            controls.note = ""
            self._scene.desk.sounds.play("button", 0.5)
            self._scene.slide()
            return
        self.selected = None
        controls.take(token)

    def refuse(self, card: Card) -> None:
        """The card may not be played: say which duty speaks against it, where that is wished."""
        scene, view = self._scene, self._controls.view
        trick, contract = view.trick, view.contract
        if trick is None or contract is None or not view.choices.playable:
            return
        duty = why_illegal(card, view.hand, trick, contract.trumps, view.rules.play, view.rules.players)
        if duty is None:
            return
        scene.desk.sounds.play("refuse")
        if self._likes.explains_illegal:
            say = scene.desk.say
            self._controls.tell(illegality_sentence(say, duty, card, trick, contract.trumps, scene.deck))

    def _down(self, where: Point, *, is_pulled: bool) -> bool:
        """`is_pulled`: a finger that is sure to pull; that plays by every wish."""
        scene, controls = self._scene, self._controls
        plays_by, order = self._likes.plays_by, self._likes.suit_order
        is_chosen_first = plays_by is PlaysBy.SELECT and not is_pulled
        is_wished = is_chosen_first or plays_by is PlaysBy.DRAG or order is SuitOrder.OWN
        if not is_wished or scene.is_busy or controls.is_guarded or controls.review is not None:
            return False
        is_button = offer_at(scene.layout, controls.prompt, controls.extras, where) is not None
        hit = [one for one in controls.hand if one.face and scene.flights.pose(one).covers(where)]
        if is_button or not hit or corner_at(scene.layout, controls.corners, where) is not None:
            self.selected = None
            return False
        self._held, self._start, self._from = hit[-1], where, None
        self._plays_pulled = is_pulled or self._likes.plays_by is PlaysBy.DRAG
        scene.thinking = 0.0
        return True

    def _pull(self, where: Point) -> None:
        scene, token = self._scene, self._held
        if token is None or token not in self._controls.hand:
            self._let_go()
            return
        across, down = where[0] - self._start[0], where[1] - self._start[1]
        if self._from is None:
            if abs(across) + abs(down) < scene.layout.page.px(PULL):
                return
            self._from = scene.flights.pose(token)
        here = replace(self._from, x=self._from.x + across, y=self._from.y + down, angle=0.0, lift=14.0)
        scene.flights.carry(token, here)
        scene.is_stale = True

    def _up(self, where: Point) -> None:
        scene, controls, token = self._scene, self._controls, self._held
        was_pulled = self._from is not None
        self._let_go()
        if token is None or token not in controls.hand:
            return
        if not was_pulled:
            self.tap(token)
            return
        if not scene.layout.page.area.contains(where):
            pass  # let go outside of the window: it was not to be played
        elif where[1] < scene.layout.hand_zone.y:
            if self._plays_pulled:
                controls.take(token)
        elif self._likes.suit_order is SuitOrder.OWN:
            self._put(token, where[0])
        if token in controls.hand:
            scene.lay_in_place()

    def _let_go(self) -> None:
        self._held = self._from = None
        self._scene.flights.let_go()

    def _put(self, token: Token, x: float) -> None:
        """The card goes between those left and right of that place; the order holds through the deal."""
        board = self._scene.show.board
        others = [one for one in board.hands[board.viewer] if one is not token]
        place = sum(self._scene.flights.pose(one).x < x for one in others)
        order = [*others[:place], token, *others[place:]]
        self._own = (self._scene.show.deal_number, tuple(one.face for one in order if one.face is not None))
        self._arrange()

    # --- time -----------------------------------------------------------------------------------------

    def pass_time(self, seconds: float) -> None:
        """Hold the cards as it is wished now; play the single one when its time has come."""
        self._arrange()
        controls, scene = self._controls, self._scene
        choices = controls.view.choices
        is_bare = controls.prompt is None and not controls.extras and controls.review is None
        is_single = len(choices.playable) == 1 and not controls.view.rules.play.allows_faults
        is_alone = not scene.sharing.is_on  # with others at the screen the tempo would tell them
        is_due = is_alone and controls.is_asked and is_bare and is_single
        if not (self._likes.plays_single and is_due):
            self._waited = 0.0
            return
        self._waited += seconds
        if self._waited >= scene.desk.pace.think and not scene.is_busy:
            self._waited = 0.0
            self.selected = None
            controls.take(next(one for one in controls.hand if one.face in choices.playable))

    def _arrange(self) -> None:
        """Sort the hand anew if it is held in another way than it should be."""
        scene, board = self._scene, self._scene.show.board
        if scene.sharing.is_on or self._own[0] != scene.show.deal_number:
            self._own = (0, ())  # of several people nobody's cards are remembered
        if self._is_lit != self._likes.lights_legal:
            self._is_lit = self._likes.lights_legal
            scene.slide()
        wanted = sorting_of(self._likes, self._own[1])
        is_new = self._board is None or self._board() is not board
        self._board = ref(board)
        if board.sorting != wanted:
            board.sorting = wanted
            if board.is_hand_up:
                board.sort()
                scene.settle() if is_new else scene.lay_in_place()
