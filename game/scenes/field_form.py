"""A page of widgets with fields among them: what is typed goes into the field that is chosen."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.scenes.form import Form
from game.scenes.intents import OpenLetters
from game.scenes.scene import Push, Result
from game.ui.field import Field


class FieldForm(Form):
    """Fields take what is typed first; then come the widgets."""

    @property
    def is_typing(self) -> bool:
        """Whether letters are typed: always, as long as this page is on top."""
        return True

    @property
    def text(self) -> str:
        """The text of the current field, if a field is current."""
        field = self.focus.current
        return field.text if isinstance(field, Field) else ""

    def handle(self, event: pygame.Event) -> Result:
        """Type, or do what a widget says; Esc goes back."""
        if (letters := self._letters_for(event)) is not None:
            return letters
        result = super().handle(event)
        self._show_caret()
        return result

    def _take(self, event: pygame.Event) -> bool:
        field = self.focus.current
        if not isinstance(field, Field) or not field.take(event):
            return False
        self.is_stale = True
        self._typed(field)
        return True

    @abstractmethod
    def _typed(self, field: Field) -> None:
        """Keep what was typed into the field."""

    def _letters_for(self, event: pygame.Event) -> Result:
        """The page of letters, when a controller uses the current field or a finger touches it."""
        field = self.focus.current
        if not isinstance(field, Field):
            return None
        by_pad = event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN and "pad" in event.dict
        by_finger = event.type == pygame.MOUSEBUTTONUP and event.dict.get("by_finger")
        if by_pad or (by_finger and field.box.contains(event.pos)):
            return Push(OpenLetters(lambda: self.text, self.handle, field.signs))
        return None

    def _show_caret(self) -> None:
        """Only the current field has a caret."""
        for widget in self.focus.widgets:
            if isinstance(widget, Field):
                widget.is_current = widget is self.focus.current
