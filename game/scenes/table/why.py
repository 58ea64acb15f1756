"""Why did you play that? While the deal goes on only what everybody saw is said; the rest when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ai.remark import remark
from game.rules.actions import MakeCall, Play
from game.rules.reviewing import reviewable
from game.rules.trick import Trick
from game.scenes.table.picture.hint_view import HintLines
from game.scenes.table.thoughts import Thoughts
from game.text.explanation import remark_sentence, weighed_name

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.rules.view import View
    from game.scenes.table.controls import Controls
    from game.scenes.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done in this deal that everybody saw."""

    done: Play | MakeCall
    number: int = 0
    """How many tricks had been taken before it."""
    before: Trick | None = None
    """What lay in the trick before a card."""

    @property
    def seat(self) -> Seat:
        """Who did it."""
        return self.done.seat


def deeds_of(view: View) -> tuple[Deed, ...]:
    """The calls and cards of the deal in order."""
    found = [Deed(MakeCall(seat, call)) for seat, call in view.calls]
    for number, trick in enumerate((*view.tricks, *(() if view.trick is None else (view.trick,)))):
        found += [
            Deed(Play(seat, card), number, Trick(trick.leader, trick.cards[:place]))
            for place, (seat, card) in enumerate(trick.played(view.rules.players))
        ]
    return tuple(found)


class Why:
    """Asked for with a key or a click, shown until it is asked away or something happens."""

    def __init__(self, scene: TableScene, controls: Controls) -> None:
        """Nothing is asked yet."""
        self._scene = scene
        self._controls = controls
        self.deed: Deed | None = None
        """What is explained."""
        self._thoughts = Thoughts(scene)

    def step(self) -> None:
        """The latest thing that a computer did; then, one by one, what computers did before, then nothing."""
        deeds = self._deeds()
        if self.deed is not None and self.deed in deeds:
            deeds = deeds[: deeds.index(self.deed)]
            if not deeds:
                self.forget()
                return
        if not deeds:
            self._controls.tell(self._scene.desk.say("why.none"))
            return
        self._show(deeds[-1])

    def at(self, where: tuple[float, float]) -> bool:
        """Ask about the card or the player there, if a computer played or sits there; whether it was so."""
        scene = self._scene
        board, deeds = scene.show.board, self._deeds()
        for seat, token in reversed(board.trick):
            if token.face is not None and scene.flights.pose(token).covers(where):
                return self._ask([one for one in deeds if one.done == Play(seat, token.face)])
        for seat in range(len(scene.names)):
            if scene.layout.portrait(scene.painter.place(seat, board)).contains(where):
                return self._ask([one for one in deeds if one.seat == seat])
        return False

    def forget(self) -> None:
        """It is not wanted any more."""
        if self.deed is not None:
            self._scene.is_stale = True
        self.deed = None
        self._thoughts.forget()

    def collect(self) -> bool:
        """Look whether a thought is there; whether the screen looks different."""
        return self._thoughts.collect()

    def lines(self) -> HintLines:
        """What is written in the note."""
        scene, deed = self._scene, self.deed
        say, view, sentence = scene.desk.say, scene.match.view(scene.viewer), ""
        if deed is None:
            return HintLines(say("why.title"), "", "")
        if isinstance(deed.done, Play) and deed.before is not None and view.contract is not None:
            gone = view.tricks[: deed.number]
            seen = remark(view.rules, view.contract, gone, deed.before, deed.seat, deed.done.card)
            sentence = remark_sentence(say, seen)
        done = weighed_name(say, deed.done, scene.deck)
        lines = HintLines(
            title=say("why.title"),
            headline=say("why.did", name=scene.names[deed.seat], done=done),
            why=sentence,
            known=(say("table.hint.thinking" if self._thoughts.is_thinking else "why.later"),),
        )
        return self._thoughts.lines(lines)

    def _deeds(self) -> tuple[Deed, ...]:
        """What computers did, of the tricks those that may be looked at; of the one that is, where one is."""
        scene = self._scene
        view, place = scene.match.view(scene.viewer), self._controls.old_tricks.number
        open_tricks = {number - 1 for number, *_ in reviewable(view)} | {len(view.tricks)}
        if place is not None:
            open_tricks = {place - 1}
        return tuple(
            one
            for one in deeds_of(view)
            if one.seat not in scene.people
            and (one.number in open_tricks if isinstance(one.done, Play) else place is None)
        )

    def _ask(self, deeds: list[Deed]) -> bool:
        if not deeds:
            return False
        if deeds[-1] == self.deed:
            self.forget()
        else:
            self._show(deeds[-1])
        return True

    def _show(self, deed: Deed) -> None:
        self._controls.hint.forget()
        self._controls.note = ""
        self.deed = deed
        deeds = deeds_of(self._scene.match.view(self._scene.viewer))
        later = sum(one.done == deed.done for one in deeds[deeds.index(deed) + 1 :])
        self._thoughts.ask(self._controls.hint.thinker, deed.done, later)
        self._scene.is_stale = True
