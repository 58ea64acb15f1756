"""One call of `update`: the model, the preferences that apply, and the effects that result."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.scenes.table.effects import Effect, Photograph, Sound
from game.scenes.table.geometry.poses import poses_of
from game.scenes.table.model import TableModel
from game.scenes.table.motion.flights import STRAIGHT, Course
from game.scenes.table.motion.ways import SLIDE
from game.scenes.table.picture.bubbles import POP
from game.scenes.table.queries import Seen, emphasis

RAISE: Final = 0.11
"""Seconds in which a card of the hand is raised or lowered."""

PARTS_LATER: Final = 0.03
"""Seconds after which the neighbours of a card under the pointer part."""

GUARD: Final = 0.3
"""Seconds after a turn begins in which a press plays nothing, because it was meant for what came before."""

NOTE: Final = 3.5
"""Seconds in which an explanation stays."""


@dataclass(frozen=True, slots=True)
class Step(Seen):
    """What one call of `update` works on."""

    effects: list[Effect] = field(default_factory=list)

    def sound(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play a sound, from -1 (left) to 1 (right) of a picture that is not turned."""
        self.effects.append(Sound(name, volume, pan))

    def hear(self) -> None:
        """Play what is heard of events that begin and of cards that have landed."""
        for heard in self.motion.contacts.due(self.motion.flights):
            self.sound(*heard)

    def tell(self, sentence: str) -> None:
        """Show an explanation for a while."""
        self.model.note.text, self.model.note.left = sentence, NOTE

    def refuse(self, sentence: str = "") -> None:
        """Play the sound of a refusal, and explain it if there is a sentence."""
        self.sound("refuse")
        if sentence:
            self.tell(sentence)

    def send(self, seconds: float, *, course: Course = STRAIGHT) -> None:
        """Let each card whose target pose changed fly there within so many seconds."""
        poses = poses_of(self.model.show.board, self.layout, emphasis(self.model, self.wishes.likes))
        self.motion.flights.send(poses, seconds, course=course)

    def lay_in_place(self) -> None:
        """Animate each card whose target pose changed; cards in flight continue."""
        poses = poses_of(self.model.show.board, self.layout, emphasis(self.model, self.wishes.likes))
        self.motion.flights.send(
            poses, min(RAISE, self.wishes.pace.play), course=self._parting(), is_minor=True
        )

    def _parting(self) -> Course:
        """The chosen card goes first, and its neighbours part a moment later."""
        chosen = self.model.attention.chosen
        late = {token: PARTS_LATER for token in self.hand if token is not chosen} if chosen else {}
        return Course(SLIDE, late=late)

    def slide(self) -> None:
        """Raise and lower the cards of the own hand, unless cards still fly."""
        if self.motion.flights.are_over:
            self.lay_in_place()

    def settle(self) -> None:
        """Put every card into its target pose at once; no card flies any more."""
        poses = poses_of(self.model.show.board, self.layout, emphasis(self.model, self.wishes.likes))
        self.motion.flights.settle(poses)


def is_popping(model: TableModel) -> bool:
    """Whether a speech bubble is still growing."""
    bubbles = model.show.bubbles
    return bool(bubbles) and any(bubble.age < POP for bubble in bubbles.values())


def awaits_picture(step: Step) -> bool:
    """Whether a picture is still to be taken, so that the next event must wait."""
    if not step.wishes.wants_pictures:
        return False
    is_asked = any(isinstance(effect, Photograph) for effect in step.effects)
    return bool(step.model.progress.phase) or step.wishes.is_photographed or is_asked
