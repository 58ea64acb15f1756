"""Who has the rest for certain may take it: one press, the cards that prove it, and all falls in a moment."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.rules.proven import proof
from game.rules.seats import side_of
from game.scenes.table.offers import Deed, Offer
from game.text.cards import card_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.pace import Pace
    from game.scenes.table.scene import TableScene
    from game.table.session import Rest
    from game.text.spoken import Teller

WHOLE: Final = 0.6
"""Seconds in which all cards that are left fall."""


class Claiming:
    """Serves one scene; what is proven is asked of the rules, what is done is the match's."""

    def __init__(self, scene: TableScene) -> None:
        """Nobody has claimed anything."""
        self._scene = scene
        self._told: Rest | None = None
        self._place = 0
        """The event of the deal after which it was said."""

    @property
    def is_wished(self) -> bool:
        """Whether deals may end before their last card is played by hand."""
        return not self._scene.desk.preferences.plays_to_end

    def offers(self) -> tuple[Offer, ...]:
        """The button, for who is asked to lead and sees his cards."""
        scene, view = self._scene, self._scene.view
        is_offered = self.is_wished and scene.desk.preferences.offers_claim
        if not is_offered or scene.sharing.is_covered or view.seat not in scene.people:
            return ()
        if not proof(view):
            return ()
        return (Offer(scene.desk.say("claim.rest"), None, "R", deed=Deed.CLAIM),)

    def claim(self) -> None:
        """The viewer takes the rest; hands that lie open are covered, as everybody looks now."""
        scene = self._scene
        if scene.match.claim(scene.viewer):
            scene.sharing.cover()
            scene.controls.forget()
            self.look()

    def look(self) -> None:
        """Let computers know whether they may claim; say who has claimed, and show the proof."""
        scene = self._scene
        scene.match.claims = self.is_wished and bool(scene.people)
        rest = scene.match.claimed
        if rest is not None and rest is not self._told:
            scene.controls.tell(self.sentence(rest))
            self._place = max(0, len(scene.telling.events) - 1)
        self._told = rest

    def sentence(self, rest: Rest) -> str:
        """Whose the rest is, and the order in which his cards take it."""
        scene, say = self._scene, self._scene.desk.say
        cards = ", ".join(card_name(say, card, scene.deck) for card in rest.order)
        return say("claim.proof", name=scene.names[rest.seat], cards=cards)

    def told(self, teller: Teller) -> dict[int, str]:
        """What the log says of it, by the place of the event that it follows."""
        scene, rest = self._scene, self._told
        if rest is None:
            return {}
        names = teller.side(side_of(rest.seat, scene.match.rules.players))
        return {self._place: scene.desk.say("claim.taken", names=names)}

    def on_sheet(self, by_side: Sequence[str]) -> str:
        """The same for the sheet of the deal; nothing where nobody has claimed."""
        scene, rest = self._scene, self._scene.match.claimed
        if rest is None:
            return ""
        return scene.desk.say("claim.taken", names=by_side[side_of(rest.seat, scene.match.rules.players)])

    @property
    def pace(self) -> Pace:
        """That of the table, or so fast that all that is left falls in a moment."""
        pace, rest = self._scene.desk.pace, self._scene.match.claimed
        if rest is None:
            return pace
        each = min(pace.play, WHOLE / (len(rest.order) * (self._scene.show.players + 2)))
        return replace(pace, play=each, think=0.0, full_trick=each, waits_on_trick=False, collect=each)
