"""The table: shows a match as it happens and lets a person play in it.

Events become intents (`input`), intents change the model (`update`), the effects that come of it are carried
out (`outside`); pictures show the model and what is under way (`looking`, `picture`).
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.scenes.intents import Intent as PageIntent
from game.scenes.intents import TablePort
from game.scenes.page_desk import PageScene
from game.scenes.scene import Push, Result
from game.scenes.table.dress import room_of
from game.scenes.table.input.devices import intents_of
from game.scenes.table.intents import Command, Intent
from game.scenes.table.looking import eyes, fingerprint
from game.scenes.table.model import TableModel
from game.scenes.table.motion.motion import Motion
from game.scenes.table.outside import Outside
from game.scenes.table.queries import Seen
from game.scenes.table.sitting_down import House
from game.scenes.table.studio import Studio
from game.scenes.table.update.step import Step, awaits_picture, is_popping
from game.scenes.table.update.table import update
from game.scenes.table.wishes import Desktop
from game.scenes.table_desk import TableDesk


class TableScene(PageScene):
    """One match in one window: the loop's events and seconds go in, pictures come out."""

    desk: TableDesk
    reads_itself = True

    def __init__(self, desk: TableDesk, model: TableModel, house: House | None = None) -> None:
        """Show that table; `house` saves the match and tells whether the match may go on."""
        super().__init__(desk)
        self.room = room_of(model.match.rules)
        self.model = model
        self.motion = Motion()
        self._house = house or House()
        self._desktop = Desktop(desk, model.game)
        self.studio = Studio(desk, model, self.motion, self.page)
        self._outside = Outside(desk, self._house, lambda: self.seen, self.want, self._open)
        self._pending: Result = None
        """The result that the next turn of the loop hands to the stack."""
        self._is_alone = True
        """Whether no page covers the table."""
        self._mark: tuple[object, object] = (), ()
        self.want(Command.RELAYOUT)

    @property
    def seen(self) -> Seen:
        """The table of this moment, for reading."""
        return self._step()

    @property
    def port(self) -> TablePort:
        """What the pages over the table may ask of it."""
        return self._outside.port

    def _step(self) -> Step:
        wishes = self._desktop.wishes(self.studio.deck, may_go_on=self._house.may_go_on())
        return Step(self.model, self.motion, wishes, self.studio.layout, self.studio.hint_box)

    # --- intents --------------------------------------------------------------------------------------

    def want(self, *intents: Intent) -> None:
        """Carry out intents; a page that they open appears with the next turn of the loop."""
        self._update(intents)

    def _open(self, intent: Intent) -> PageIntent | None:
        """Carry out an intent of a page; return the page that it opens."""
        self.want(intent)
        result = self._result()
        return result.page if isinstance(result, Push) else None

    def _update(self, intents: Iterable[Intent | float]) -> None:
        step, is_sketchy = self._step(), self.studio.cards.is_sketchy
        for intent in intents:
            effects = update(step, intent, is_sketchy=is_sketchy)
            for effect in effects:
                self._pending = self._outside.carry_out(effect, self.studio.painter) or self._pending
            step = self._step() if effects else step
        # only here is it decided whether the picture is out of date
        (rest, seeing), self._mark = self._mark, (fingerprint(step), eyes(step))
        self.is_stale = self.is_stale or rest != self._mark[0]
        self.is_slightly_stale = self.is_slightly_stale or seeing != self._mark[1]

    def _result(self) -> Result:
        """Hand out the pending result, and note that a page then covers the table."""
        result, self._pending = self._pending, None
        if result is not None:
            self._is_alone, self.is_stale = False, True
        return result

    # --- the loop -------------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        """Whether the next frame will look different."""
        is_still = self.motion.is_still and self.studio.painter.is_polished and not is_popping(self.model)
        return not is_still or (self.desk.photographs.are_wanted and awaits_picture(self._step()))

    def handle(self, event: pygame.Event) -> Result:
        """Take an event of a device."""
        self._update(intents_of(self.seen, event))
        return self._result()

    def update(self, seconds: float) -> Result:
        """Let time pass: cards fly, bubbles burst, the next event is shown, the match goes on."""
        if self._pending is None:
            self.is_stale = self.studio.cards.collect() or self.is_moving or self.is_stale
            self._update([*self._outside.minds.found(), seconds])
        return self._result()

    def draw(self, screen: pygame.Surface) -> None:
        """Bring the screen up to date."""
        is_slight = self.is_slightly_stale and not (self.is_stale or self.is_moving)
        self.is_stale = self.is_slightly_stale = False
        self.studio.draw(screen, self.seen, is_alone=self._is_alone, is_slight=is_slight)

    def resized(self) -> None:
        """Put everything into its place for the new size."""
        super().resized()
        self.studio.resize(self.model, self.page)
        self.want(Command.RELAYOUT)

    def entered(self) -> None:
        """A page above was closed: deck or language may have changed, or the score sheet was read."""
        super().entered()
        self._is_alone = True
        self.studio.forget_screen()
        if self.studio.is_out_of_date(self.model):
            self.studio.close()
            self.studio.dress(self.model, self.page)
            self.want(Command.ASK_AGAIN)
        self.want(Command.CLOSE_PAGE)

    def left(self) -> None:
        """Stop the background threads and turn the picture upright."""
        self.desk.is_turned = False
        self.studio.close()
        self._outside.minds.close()
        self._house.left()
