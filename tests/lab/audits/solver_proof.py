"""Compares the solver's values and legal cards with brute force by the readable rules.

    python -m tests.lab.audits.solver_proof --endings 20000 --seed 1

Endings of every kind are drawn by lot: every game's rules or duties of play by lot, a trump suit, no trumps
or all trumps, two, three or four players with two to five cards, the other cards out of play, any number of
cards on the table, and in three any one or two seats as allies. For each, the value of every legal card is
compared, of a solver whose table is empty or has been kept; so are the cards that the rules and the
solver call legal. It tells what was drawn and every difference, and exits with 1 if there is one.
The same seed draws the same endings, so a difference is found again by its number.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, replace
from random import Random

from game.ai.coding import TRUMP_CODES, duties_of, mask_of
from game.ai.solver import solver
from game.ai.solver.double_dummy import DoubleDummy
from game.ai.trick_rules import COMPILED
from game.cards.card import DECK, Card
from game.rules.contract import Trumps
from game.rules.options.play import PlayRules, Ruff, UnderPartner, Undertrump
from game.rules.options.rules import Rules
from game.rules.play import legal_cards, seat_to_move
from game.rules.trick import Trick, best_place, trick_points, winner_of
from game.variants.catalogue import GAMES
from tests.ai.forms import SOLVER, loaded

Hands = tuple[tuple[Card, ...], ...]
Known = dict[tuple[Hands, int], int]
"""Values of positions between tricks, by hands and leader."""

CARDS = {2: (2, 3, 4, 5, 5), 3: (2, 3, 3, 4, 5), 4: (2, 2, 3, 3, 3, 3, 3, 4)}
"""How many cards each hand holds, by players; drawn evenly."""
LONG = 50
"""One in so many endings of four players has five cards each."""
KEPT = 3
"""One in so many endings finds the table empty."""
TOLD_EVERY = 1000


@dataclass(frozen=True, kw_only=True)
class Ending:
    """Open hands in the middle of a trick."""

    rules: Rules
    trumps: Trumps
    hands: Hands
    trick: Trick
    ours: frozenset[int]

    @property
    def seat(self) -> int:
        """Who is to play."""
        return seat_to_move(self.trick, self.rules.players)

    @property
    def legal(self) -> tuple[Card, ...]:
        """The legal cards of the seat to act by the readable rules."""
        return legal_cards(
            self.hands[self.seat], self.trick, self.trumps, self.rules.play, self.rules.players
        )

    @property
    def kind(self) -> str:
        """What counts it among its like."""
        table = "lead" if not self.trick.cards else "trick"
        trumps = "suit" if self.trumps.suit is not None else self.trumps.value
        return f"{self.rules.players} players, {trumps}, {len(self.hands[self.seat])} cards, {table}"


def drawn(random: Random) -> Ending:
    """A random ending."""
    rules = random.choice(list(GAMES.values())).rules
    if random.random() < 0.5:
        rules = replace(rules, play=duties_by_lot(random, rules))
    players, trumps = rules.players, random.choice((random.choice(list(Trumps)[:4]), Trumps.NONE, Trumps.ALL))
    each = random.choice(CARDS[players])
    if players == 4 and not random.randrange(LONG):
        each = 5
    pack = random.sample(DECK, players * each)
    hands = [tuple(sorted(pack[seat * each : (seat + 1) * each])) for seat in range(players)]
    trick = Trick(random.randrange(players))
    for _ in range(random.randrange(players)):
        seat = seat_to_move(trick, players)
        played = random.choice(legal_cards(hands[seat], trick, trumps, rules.play, players))
        hands[seat] = tuple(one for one in hands[seat] if one is not played)
        trick = Trick(trick.leader, (*trick.cards, played))
    ours = (
        random.choice(({0, 2}, {1, 3}))
        if players == 4
        else random.sample(range(players), random.randint(1, players - 1))
    )
    return Ending(rules=rules, trumps=trumps, hands=tuple(hands), trick=trick, ours=frozenset(ours))


def duties_by_lot(random: Random, rules: Rules) -> PlayRules:
    """Any duties of play together."""
    return replace(
        rules.play,
        raise_plain=random.random() < 0.5,
        overtrump=random.random() < 0.5,
        ruff=random.choice(list(Ruff)),
        undertrump=random.choice(list(Undertrump)),
        under_partner=random.choice(list(UnderPartner)),
    )


def tried(ending: Ending) -> dict[Card, int]:
    """What our side takes from now on after every legal card, by trying everything."""
    known: Known = {}
    return {one: _after(ending, ending.hands, ending.trick, one, known) for one in ending.legal}


def _after(ending: Ending, hands: Hands, trick: Trick, played: Card, known: Known) -> int:
    """The value once this card is played."""
    rules, players = ending.rules, ending.rules.players
    seat = seat_to_move(trick, players)
    mine = tuple([one for one in hands[seat] if one is not played])
    hands = (*hands[:seat], mine, *hands[seat + 1 :])
    trick = Trick(trick.leader, (*trick.cards, played))
    if len(trick.cards) < players:
        return _best(ending, hands, trick, known)
    winner, is_last = winner_of(trick, ending.trumps, players), not any(hands)
    gained = 0
    if winner in ending.ours:
        gained = trick_points(trick.cards, ending.trumps, rules.score.king)
        gained += rules.score.last_trick if is_last else 0
    return gained if is_last else gained + _best(ending, hands, Trick(winner), known)


def _best(ending: Ending, hands: Hands, trick: Trick, known: Known) -> int:
    """The value for the player to move."""
    place = (hands, trick.leader)
    if not trick.cards and place in known:
        return known[place]
    seat = seat_to_move(trick, ending.rules.players)
    lawful = legal_cards(hands[seat], trick, ending.trumps, ending.rules.play, ending.rules.players)
    values = [_after(ending, hands, trick, one, known) for one in lawful]
    value = max(values) if seat in ending.ours else min(values)
    if not trick.cards:
        known[place] = value
    return value


def solved(ending: Ending, one: solver.Solver) -> dict[Card, int]:
    """The values of the solver."""
    double_dummy = DoubleDummy(ending.rules, ending.trumps, sorted(ending.ours), one)
    return double_dummy.values(ending.hands, ending.trick)


def legal_by_solver(ending: Ending, plain: object) -> tuple[int, int]:
    """The legal cards as the solver lists them, and the rules' ones, both in the solver's numbering."""
    rules, trick = ending.rules, ending.trick
    position = plain.position  # type: ignore[attr-defined]
    duties, ours = duties_of(rules.play), sum(1 << seat for seat in ending.ours)
    plain.prepare(TRUMP_CODES[ending.trumps], duties, rules.players, ours, 10, rules.score.king)  # type: ignore[attr-defined]
    lawful = position.all_inside(mask_of(ending.legal))
    hand = position.all_inside(mask_of(ending.hands[ending.seat]))
    if not trick.cards:
        return hand, lawful
    best = trick.cards[best_place(trick.cards, ending.trumps)]
    winner = winner_of(trick, ending.trumps, rules.players)
    led = position.one_inside(trick.cards[0]) >> 3
    return position.may_follow(ending.seat, hand, led, position.one_inside(best), winner), lawful


def differences(endings: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Compare this many random endings; returns how many there were of each kind, and a line a difference."""
    random, kinds, found = Random(seed), Counter[str](), list[str]()
    kept, plain = solver.Solver(), loaded(SOLVER, compiled=False)["solver"].Solver()
    for number in range(endings):
        ending = drawn(random)
        kinds[ending.kind] += 1
        if not number % KEPT:
            kept.forget()
        if (got := solved(ending, kept)) != (wanted := tried(ending)):
            found.append(f"{number}: {ending}: solver {got}, tried {wanted}")
        listed, lawful = legal_by_solver(ending, plain)
        if listed != lawful:
            found.append(f"{number}: {ending}: the solver lists {listed:#x}, the rules {lawful:#x}")
        if not (number + 1) % TOLD_EVERY:
            tell(f"{number + 1} endings, {len(found)} differ")
    return kinds, found


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Compare as many as asked for; 0 if nothing differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--endings", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kinds, found = differences(asked.endings, asked.seed)
    for kind, count in sorted(kinds.items()):
        tell(f"{count:6} {kind}")
    for line in found:
        tell(line)
    form = "compiled" if COMPILED else "plain"
    tell(f"{asked.endings} endings, {len(found)} differ, solver {form}")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
