"""A plaque that can be pressed, for whoever draws more on it than a word."""

from __future__ import annotations

from game.ui.layout import Rect
from game.ui.plaques import brass_plaque, plaque
from game.ui.render.shadow import faded
from game.ui.widgets import Brush, Widget


class PlaqueWidget(Widget):
    """Its whole box is the plaque."""

    is_main = False
    """Whether the plaque is of brass: that of the one thing that most people want."""

    def lay(self, brush: Brush) -> Rect:
        """Draw the plaque as warm as it is; its box as it lies now, pressed down or not."""
        size, unit = self.box.ints[2:], brush.page.scale
        lies = self.box.moved(0, brush.px(2) if self.is_pressed else 0)
        spot = (lies.x, lies.y)
        made = brass_plaque if self.is_main else plaque
        brush.blit(made(size, unit), spot)
        if self.warmth > 0:
            hot = made(size, unit, is_hot=True)
            brush.blit(hot if self.warmth >= 1 else faded(hot, self.warmth), spot)
        return lies
