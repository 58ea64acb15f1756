"""The picture of the README, made anew: `python -m tests.sprites.screenshot` writes `sprites/screenshot.png`.

Four computers play a match of Bela without a window until three cards lie on the table, the last of them with
a bela, and whoever sits in front may play some cards of a large hand, but not all. The program's own table
then shows that very card being played, at 1280x720. `--seed` looks at another match.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.ai.levels import make_mind
from game.records.record import HUMAN, Record, Seated
from game.rules.actions import Action, Play
from game.rules.apply import Step, apply
from game.rules.asking import seat_to_act
from game.rules.events import BeloteCalled
from game.rules.state import new_match
from game.rules.viewing import view_for
from game.table.headless import Bout
from game.variants.catalogue import GAMES

if TYPE_CHECKING:
    import pygame

PICTURE: Final = Path(__file__).parents[2] / "sprites" / "screenshot.png"
SIZE: Final = (1280, 720)
SEED: Final = "readme 228"
NAMES: Final = ("Ti", "Ana", "Zlata", "Joža")
GAME: Final = "bela4"
DEALS: Final = 8
"""So many deals of the match are looked through."""
AFTER: Final = 40
"""Frames from the last card on the table to the picture: the hand is lit, the bubble still there."""
PATIENCE: Final = 120.0
"""Seconds in which everything must have been drawn."""


class TurnedClock:
    """A clock that goes on by so many seconds in every frame, however long that takes."""

    seconds = 1 / 60

    def tick(self, frames: int) -> float:
        """Wait for nothing."""
        return self.seconds


def is_worth_a_picture(step: Step) -> bool:
    """Whether this is the card to be seen: the third one, a bela, and a choice for who sits in front."""
    state = step.state
    if not any(isinstance(event, BeloteCalled) for event in step.events) or seat_to_act(state) != 0:
        return False
    view = view_for(state, 0)
    cards, trick = view.choices.cards, state.the_deal.the_play.trick.cards
    return len(trick) == 3 and len(view.hand) >= 6 and 2 <= len(cards) <= 3 and min(state.scores) > 0


def found(seed: str) -> tuple[list[Action], Play]:
    """All that was done before the moment, and the card that makes it; LookupError if it does not come."""
    rules = GAMES[GAME].rules
    bout = Bout(rules, [make_mind("medium")] * rules.players, seed)
    for _ in range(DEALS):
        if max(bout.state.scores, default=0) < rules.match.target:
            bout.play_deal()
    state = new_match(rules)
    for number, action in enumerate(bout.actions):
        step = apply(state, action)
        if isinstance(action, Play) and is_worth_a_picture(step):
            return bout.actions[:number], action
        state = step.state
    raise LookupError(f"nothing to be seen in the match {seed!r}; try another one with --seed")


def picture(seed: str = SEED) -> pygame.Surface:
    """The moment of that match as the program shows it."""
    import pygame

    from game.app.loop import Loop
    from game.app.paths import assets
    from game.app.stacked import stack_at
    from game.scenes.preferences import DeckFace, Language, Preferences
    from game.scenes.table.stand_in import stand_in_desk
    from game.table.player import Human, Scripted
    from game.table.session import Session
    from game.ui.window import Geometry, Window
    from tests.scenes.table.eyes import table_at

    actions, card = found(seed)
    players = tuple(Seated("medium" if seat else HUMAN, name) for seat, name in enumerate(NAMES))
    rules = GAMES[GAME].rules
    record = Record(game=GAME, rules=rules, players=players, seed=seed, actions=tuple(actions))
    told = [Human(), *(Scripted([card] * (seat == card.seat)) for seat in range(1, rules.players))]
    pygame.font.init()
    window = Window("Bela", Geometry(None, None, *SIZE))
    likes = Preferences(language=Language.HR, deck=DeckFace.HUNGARIAN)
    desk = stand_in_desk(SIZE, assets(), likes)
    scene = table_at(desk, Session(record, told), NAMES, game=GAME)
    clock = TurnedClock()
    loop = Loop(window, desk, stack_at(desk, scene), clock)
    try:
        while not scene.model.view.choices.cards or not scene.model.question.is_fresh:
            loop.turn()
        for _ in range(AFTER):
            loop.turn()
        clock.seconds = 0.0
        end = time.monotonic() + PATIENCE
        while scene.studio.cards.is_loading or loop.stack.is_stale:
            assert time.monotonic() < end, "the cards are not drawn"
            time.sleep(0.01)
            loop.turn()
        return window.surface.copy()
    finally:
        loop.close()
        window.close()


def main() -> int:
    """Write the picture."""
    asked = argparse.ArgumentParser(prog="python -m tests.sprites.screenshot", description=__doc__)
    asked.add_argument("--seed", default=SEED)
    asked.add_argument("--into", type=Path, default=PICTURE)
    said = asked.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    import pygame

    from tests.sprites.few_colours import in_few_colours

    pygame.image.save(in_few_colours(picture(said.seed)), said.into)
    print(said.into)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
