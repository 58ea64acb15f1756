"""A hint: what the strongest player would do with the same view, and why; nothing in the match changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.explain import Explanation, explain
from game.ai.levels import LEVELS, make_mind
from game.rules.actions import Discard, MakeCall, Play
from game.rules.call import Bid
from game.rules.seats import side_of
from game.scenes.table.offers import Deed
from game.scenes.table.picture.hint_view import HintLines
from game.scenes.table.picture.note_places import NoteStand
from game.table.thinker import Thinker
from game.text.explanation import deals_phrase, known_sentences, weighed_name, weighed_value, why_sentence

if TYPE_CHECKING:
    from game.ai.decision import Mind
    from game.cards.card import Card
    from game.rules.actions import SeatAction
    from game.rules.view import View
    from game.scenes.table.controls import Controls
    from game.scenes.table.offers import Offer
    from game.scenes.table.scene import TableScene
    from game.table.thinker import Thought

SEED: Final = 1
"""The same for every hint: the same view gets the same advice."""

PATIENCE: Final = 0.3
"""Seconds after which it is said that the hint is still being thought out."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, and why."""

    view: View
    explanation: Explanation

    @property
    def action(self) -> SeatAction:
        """What to do."""
        return self.explanation.action

    @property
    def cards(self) -> frozenset[Card]:
        """The cards of the hand that are meant."""
        match self.action:
            case Play(card=card):
                return frozenset({card})
            case Discard(cards=cards):
                return frozenset(cards)
            case _:
                return frozenset()

    def names(self, offer: Offer) -> bool:
        """Whether pressing that button belongs to it."""
        action = self.action
        if isinstance(action, MakeCall) and isinstance(action.call, Bid) and action.call.goal:
            if offer.deed is Deed.NUMBER:
                return offer.goal == action.call.goal
            return offer.trumps is action.call.trumps
        if isinstance(action, Play):
            return offer.deed is Deed.BELOTE and action.says_belote and not offer.is_on
        asked = () if offer.question is None else offer.question.offers
        return offer.action == action or any(one.action == action for one in asked)


def advise(view: View, mind: Mind) -> Advice:
    """Think about what the seat of the view should do."""
    return Advice(view, explain(view, mind.decide(view, SEED)))


class Hint:
    """Asked for, thought out in the background, shown until it is asked away or something happens."""

    def __init__(self, scene: TableScene, controls: Controls) -> None:
        """Nothing is asked yet."""
        self._scene = scene
        self._controls = controls
        self.thinker = Thinker()
        """Also thinks for those who ask why: one of the two at a time."""
        self.stand = NoteStand()
        """Where the note is, theirs as well."""
        self._mind: Mind | None = None
        self._thought: Thought[Advice] | None = None
        self._waited = 0.0
        self.advice: Advice | None = None

    @property
    def is_shown(self) -> bool:
        """Whether something of it is on the screen."""
        return self.advice is not None or (self._thought is not None and self._waited > PATIENCE)

    def toggle(self) -> None:
        """Ask for it, or be done with it."""
        if self.advice is not None or self._thought is not None:
            self.forget()
            return
        controls, say = self._controls, self._scene.desk.say
        if not self._scene.desk.preferences.offers_hints:
            controls.tell(say("table.switchedOff"))
            return
        if not controls.is_asked:
            controls.tell(say("table.hint.notYet"))
            return
        controls.old_tricks.close()
        controls.why.forget()
        controls.note = ""
        mind = self._mind = self._mind or make_mind(LEVELS[-1])
        view = controls.view
        self._thought = self.thinker.think(lambda: advise(view, mind))
        self._waited = 0.0

    def forget(self) -> None:
        """It is not wanted any more."""
        if self._thought is not None:
            self._thought.drop()
        if self.is_shown:
            self._scene.is_stale = True
        self._thought = self.advice = None

    def pass_time(self, seconds: float) -> bool:
        """Look whether it is there; whether the screen looks different."""
        if self._thought is None:
            return False
        self._waited += seconds
        try:
            self.advice = self._thought.outcome()
        except Exception:  # noqa: BLE001 - whatever a mind does wrong, the player goes on without it
            self.forget()
            self._controls.tell(self._scene.desk.say("table.hint.none"))
            return True
        if self.advice is None:
            return self._waited - seconds <= PATIENCE < self._waited
        self._thought = None
        return True

    def close(self) -> None:
        """Let go of the thread."""
        self.forget()
        self.thinker.close()

    def lines(self) -> HintLines:
        """What is written in the note."""
        scene, advice = self._scene, self.advice
        say, deck = scene.desk.say, scene.deck
        if advice is None:
            return HintLines(say("table.hint"), "", say("table.hint.thinking"))
        explanation = advice.explanation
        own = side_of(advice.view.seat, advice.view.rules.players)
        known = known_sentences(say, explanation.known, scene.names, deck, own)
        return HintLines(
            title=say("table.hint"),
            headline=weighed_name(say, advice.action, deck) or self._label(advice),
            why=why_sentence(say, explanation, deck),
            rows=tuple(
                (weighed_name(say, one.action, deck), weighed_value(say, one, explanation.options))
                for one in explanation.options
            ),
            deals=deals_phrase(say, explanation.worlds) if explanation.worlds else "",
            known=known,
        )

    def _label(self, advice: Advice) -> str:
        """The words on the button that is meant."""
        prompt = self._controls.prompt
        offers = (*(prompt.offers if prompt else ()), *self._controls.extras)
        return next((offer.label for offer in offers if advice.names(offer)), "")
