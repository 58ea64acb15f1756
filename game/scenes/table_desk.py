"""What a table works with besides a page: voices, announcements, photographs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.scenes.page_desk import PageDesk
from game.scenes.photographs import Photographs
from game.scenes.preferences import Preferences
from game.ui.audio import Sounds
from game.ui.layout import Page
from game.ui.speech import Voice


class TableDesk(PageDesk):
    """Says and shows what happens, also where no page is open for it."""

    def __init__(
        self,
        *,
        page: Page,
        assets: Path,
        preferences: Preferences,
        sounds: Sounds,
        keep: Callable[[Preferences], None] = lambda _: None,
        sits: Callable[[bool], None] = lambda _: None,
    ) -> None:
        """`sits` is called with True when the player sits down at a table, with False when he leaves it.

        `keep` is called with the preferences whenever one has changed.
        """
        super().__init__(page=page, assets=assets, preferences=preferences, sounds=sounds, keep=keep)
        self.sits = sits
        self.photographs = Photographs()
        self.is_turned = False
        """Whether the picture is upside down, for who sits at the other edge of a flat screen."""
        self.voice = Voice()
        """Silent until the program puts one here that speaks."""
        self.announcement = ""
        """A sentence that is to be shown over whatever is on the screen; the loop takes it."""

    def change(self, change: Callable[[Preferences], Preferences]) -> None:
        """Change the preferences; the voice follows them."""
        super().change(change)
        if not self.preferences.speaks:
            self.voice.hush()

    def speak(self, sentence: str, *, cuts: bool = False) -> None:
        """Say it aloud if the player wishes it; `cuts` leaves out what has not been said yet."""
        if self.preferences.speaks:
            self.voice.say(sentence, self.preferences.language, cuts=cuts)

    def announce(self, sentence: str) -> None:
        """Show a sentence for some seconds over whatever is on the screen."""
        self.announcement = sentence
