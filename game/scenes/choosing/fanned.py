"""A page on which the families of games show their cards."""

from __future__ import annotations

from game.cards.card import card
from game.scenes.cards.deck import Deck, deck_for
from game.scenes.fan import Fan
from game.scenes.form import Form
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Result
from game.variants.families import FAMILIES


class FannedForm(Form):
    """One fan for each family; who derives from it lays them and draws them."""

    def __init__(self, desk: PageDesk) -> None:
        """Have the cards drawn in the background; they lie there at once, so that no box is empty."""
        super().__init__(desk)
        sprites = desk.assets / "sprites"
        self.fans = tuple(
            Fan(sprites, [card(code) for code in family.emblem], is_instant=True) for family in FAMILIES
        )

    @property
    def is_moving(self) -> bool:
        """Whether a card slides or a button warms up."""
        return super().is_moving or any(fan.is_moving for fan in self.fans)

    def face(self, game: str) -> Deck:
        """The deck in which that game is shown to this player."""
        return deck_for(self.desk.preferences.deck, game)

    def left(self) -> None:
        """End the background drawing."""
        for fan in self.fans:
            fan.close()

    def finish(self) -> None:
        """Wait until all cards lie (for pictures of the screen)."""
        for fan in self.fans:
            fan.finish()
        self.is_stale = True

    def update(self, seconds: float) -> Result:
        """Let the cards come."""
        for fan in self.fans:
            if fan.update(seconds):
                self.is_stale = True
        return super().update(seconds)
