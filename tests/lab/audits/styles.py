"""A character against the plain player of its level: what it costs, and whether the style can be seen.

    python -m tests.lab.audits.styles bela4 medium --deals 1000 --seed 1

prints for each character a measurement: the mean difference a deal in points of the sheet, and for each
preference how often, of a hundred choices that differ in it, the character followed it and, under the name
with "plain", how often the plain player did on the other side of the same deals.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from dataclasses import dataclass, field, fields, replace

from game.ai.characters import CHARACTERS, NOBODY, Character, preference, preference_for_call
from game.ai.decision import Decision, Mind
from game.ai.knowledge import knowledge_of
from game.ai.levels import LEVELS, make_mind
from game.rules.actions import MakeCall, Play
from game.rules.options.rules import Rules
from game.rules.view import View
from game.variants.catalogue import GAMES, game_named
from tests.lab.arena.boards import duel
from tests.lab.arena.findings import Findings, rounded
from tests.lab.measurements import Measurement, add_arguments, publish

LIKINGS = tuple(one.name for one in fields(Character) if one.name != "name")
SOMEBODY = {dial: replace(NOBODY, name=dial, **{dial: 1.0}) for dial in LIKINGS}
"""For each preference a character that has no other."""
PLAYED = ("draws", "cashes", "feeds", "signals", "long_suits")
CALLED = ("calls", "doubles")


def liked(view: View) -> dict[str, dict[object, float]]:
    """For each preference that matters at this decision, how much each call or card is liked."""
    seat, choices = view.seat, view.choices
    if choices.calls:
        calls = {call: MakeCall(seat, call) for call in choices.calls}
        return {
            dial: {call: preference_for_call(SOMEBODY[dial], one) for call, one in calls.items()}
            for dial in CALLED
        }
    know = knowledge_of(view)
    return {
        dial: {card: preference(SOMEBODY[dial], know, view, card) for card in choices.cards}
        for dial in PLAYED
    }


@dataclass
class Tally:
    """How often each preference was followed, where there was something to choose."""

    followed: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def note(self, view: View, decision: Decision) -> None:
        """Count a decision: 1 for what is liked most, 0 for what is liked least."""
        action = decision.action
        if isinstance(action, MakeCall):
            chosen: object = action.call
        elif isinstance(action, Play) and len(view.choices.cards) > 1:
            chosen = action.card
        else:
            return
        for dial, grades in liked(view).items():
            least, most = min(grades.values()), max(grades.values())
            if most > least:
                self.followed[dial].append((grades[chosen] - least) / (most - least))

    def share(self, dial: str) -> float:
        """The mean, in a hundred; not a number where there was never anything to choose."""
        found = self.followed[dial]
        return 100 * sum(found) / len(found) if found else float("nan")


class Watched:
    """A mind whose decisions are counted."""

    def __init__(self, mind: Mind, tally: Tally) -> None:
        self._mind = mind
        self._tally = tally

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`."""
        decision = self._mind.decide(view, seed)
        self._tally.note(view, decision)
        return decision


def style(
    character: Character, level: str, deals: int, seed: int, rules: Rules, worlds: int = 0
) -> tuple[Findings, Tally, Tally]:
    """What the character wins against the plain player, and what both of them liked."""
    own, plain = Tally(), Tally()
    found = duel(
        lambda: Watched(make_mind(level, worlds, character), own),
        lambda: Watched(make_mind(level, worlds), plain),
        deals,
        seed,
        rules,
    )
    return found, own, plain


def measurement(character: Character, given: argparse.Namespace) -> Measurement:
    """What `style` shows, as a measurement."""
    rules = game_named(given.game).rules
    found, own, plain = style(character, given.level, given.deals, given.seed, rules, given.worlds)
    shares = {dial: own.share(dial) for dial in LIKINGS}
    shares |= {f"{dial}, plain": plain.share(dial) for dial in LIKINGS}
    figures = {name: (round(share, 1), None) for name, share in shares.items() if not math.isnan(share)}
    return Measurement(
        note=given.note,
        topic="characters",
        game=given.game,
        what=character.name,
        against=given.level,
        n=given.deals,
        seed=str(given.seed),
        figures={"written": rounded(found.differences), **figures},
    )


def main() -> None:
    """Read a game and a level, and print a measurement for each character."""
    everybody = [one.name for one in CHARACTERS]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--characters", nargs="*", choices=everybody, default=everybody)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=0)
    add_arguments(parser)
    given = parser.parse_args()
    for character in CHARACTERS:
        if character.name in given.characters:
            publish(measurement(character, given), given)


if __name__ == "__main__":
    main()
