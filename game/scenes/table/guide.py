"""A sentence above the hand explains the first call of all and the first single card, once each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.rules.call import Word
from game.scenes.table.picture.note_places import NoteStand

if TYPE_CHECKING:
    from game.rules.view import View
    from game.scenes.table.scene import TableScene


class Guide:
    """Says nothing; the others differ from it."""

    def __init__(self, scene: TableScene) -> None:
        """Serve that scene."""
        self._scene = scene
        self.stand = NoteStand()
        """Where the sentence is when it finds no room above the hand."""

    @property
    def sentence(self) -> str:
        """What is written now, or nothing."""
        return ""

    def asked(self, view: View) -> None:
        """The player is asked something, or what he sees has changed."""

    def answered(self) -> None:
        """Something happens: what was said is over."""


class FirstCall(Guide):
    """Explains the first call of a player, and in a later match that a single card may play itself."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing is said yet."""
        super().__init__(scene)
        self._key = ""
        self._has_played = scene.desk.preferences.has_seen_caption
        """Whether he knew the table before this match; in the first one nothing more is said."""

    @property
    def sentence(self) -> str:
        """It is your call, or there is only one card."""
        say = self._scene.desk.say
        return say(self._key, name=say("options.plays_single")) if self._key else ""

    def asked(self, view: View) -> None:
        """Speak up at the first call, or the first single card, if one person sits at the screen."""
        scene, choices, likes = self._scene, view.choices, self._scene.desk.preferences
        if scene.sharing.is_on:
            return
        if choices.calls and not likes.has_seen_caption:
            self._key = "caption.turned" if Word.TAKE in choices.calls else "caption.call"
            if Word.PASS not in choices.calls:
                self._key = "caption.forced"
        elif self._is_offered and len(choices.playable) == 1 < len(view.hand):
            self._key = "caption.single"
        else:
            return
        scene.desk.speak(self.sentence)

    @property
    def _is_offered(self) -> bool:
        likes = self._scene.desk.preferences
        return self._has_played and not likes.plays_single and not likes.has_seen_offer

    def answered(self) -> None:
        """He knows it now."""
        if self._key == "caption.single":
            self._scene.desk.change(lambda likes: replace(likes, has_seen_offer=True))
        elif self._key:
            self._scene.desk.change(lambda likes: replace(likes, has_seen_caption=True))
        self._key = ""
