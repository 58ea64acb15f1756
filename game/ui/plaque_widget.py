"""A plaque that can be pressed, for whoever draws more on it than a word."""

from __future__ import annotations

from game.ui.layout import Rect
from game.ui.plaques import plaque
from game.ui.render.shadow import faded
from game.ui.widgets import Brush, Widget


class PlaqueWidget(Widget):
    """Its whole box is the plaque."""

    def lay(self, brush: Brush) -> Rect:
        """Draw the plaque as warm as it is; its box as it lies now, pressed down or not."""
        size, unit = self.box.ints[2:], brush.page.scale
        lies = self.box.moved(0, brush.px(2) if self.is_pressed else 0)
        spot = (lies.x, lies.y)
        brush.blit(plaque(size, unit), spot)
        if self.warmth > 0:
            hot = plaque(size, unit, is_hot=True)
            brush.blit(hot if self.warmth >= 1 else faded(hot, self.warmth), spot)
        return lies
