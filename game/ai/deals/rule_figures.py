"""The figures and the public knowledge by which `ByRules` plays are told to it here, and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from game.ai.cardplay.chances import likelier_of
from game.ai.cardplay.forecast import DISCARD, FEEDS, STARVES
from game.ai.cardplay.weights import weights_for
from game.ai.coding import mask_of
from game.rules.declarations import belote_partner
from game.rules.options.declarations import DeclarationShowing, DeclarationTiming
from game.rules.options.pack import SevenExchange, TurnedTo
from game.rules.options.play import Ruff
from game.rules.seats import sides

if TYPE_CHECKING:
    from game.ai.cardplay.weights import Weights
    from game.ai.deals.by_rules import ByRules
    from game.cards.card import Card
    from game.rules.call import Call
    from game.rules.contract import Contract
    from game.rules.options.rules import Rules
    from game.rules.result import Counted
    from game.rules.seats import Seat
    from game.rules.trick import Trick

PAIRS: Final = 2
SLIP: Final = 0.1
"""How often a player of whom it is believed that he plays by the rules plays another card than they say."""


def knows_play(rules: Rules) -> bool:
    """Whether `ByRules` knows this play under a trump suit: always a ruff, no faults, no exchange."""
    pack = rules.pack
    return (
        rules.play.ruff is Ruff.ALWAYS
        and pack.turned_to is not TurnedTo.TAKER
        and pack.seven_exchange is SevenExchange.OFF
        and not rules.play.allows_faults
    )


class PublicDeal(Protocol):
    """What everybody saw and heard of a deal: a View, or a deal that is over."""

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """Who called what, in order."""
        ...

    @property
    def shown(self) -> tuple[Counted, ...]:
        """Declarations that were laid open."""
        ...

    @property
    def belotes(self) -> tuple[tuple[Seat, Card], ...]:
        """Who said belote, with which card."""
        ...

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks, in order."""
        ...

    @property
    def trick(self) -> Trick | None:
        """The trick on the table."""
        ...


@dataclass(frozen=True, slots=True)
class Called:
    """A deal before its first card: nothing but calls was heard."""

    calls: tuple[tuple[Seat, Call], ...]
    shown: tuple[Counted, ...] = ()
    belotes: tuple[tuple[Seat, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None


def tell_rules(table: ByRules, rules: Rules, contract: Contract, deal: PublicDeal) -> None:
    """Tell everything about a deal; the table stands as it did before the first card."""
    weights = weights_for(rules)
    names = table.outer()
    ratios = likelier_of(rules, contract, deal.calls, weights)
    by_ratio = {1.0: 0}
    for card, name in enumerate(names):
        ratio = ratios.get(name, 1.0)
        by_ratio[ratio] = by_ratio.get(ratio, 0) | 1 << card
    kinds = tuple((cards, ratio) for ratio, cards in by_ratio.items())
    figures = (*_figures(weights), *_shares(rules, weights))
    table.tell(figures, kinds, tuple(names), rules.pack.hand // 2, int(rules.pack.extra > 0))
    _tell_shown(table, rules, contract, deal)


def _figures(weights: Weights) -> tuple[float, ...]:
    """In the order in which they are taken."""
    return (
        weights.trick,
        weights.ruff,
        weights.guard,
        weights.decay,
        weights.promotion,
        weights.unguarded,
        weights.control,
        weights.loss,
        weights.draw,
        weights.draw_out,
        weights.cash,
        weights.defend,
        weights.capot,
        DISCARD,
        FEEDS - STARVES,
        STARVES,
        SLIP,
    )


def _shares(rules: Rules, weights: Weights) -> tuple[float, float]:
    """What counts of a trick that the ally may take, and of the points of an opponent who has rivals."""
    if sides(rules.players) == PAIRS:
        return 1.0, 1.0
    return (1 + weights.ally) / 2, 1.0 if rules.score.can_fall else weights.rival


def _tell_shown(table: ByRules, rules: Rules, contract: Contract, deal: PublicDeal) -> None:
    """Declarations laid open while cards were to be played, and the halves of belotes."""
    is_before = rules.declarations.timing is DeclarationTiming.BEFORE_LEAD
    first = 0 if is_before and rules.declarations.showing is DeclarationShowing.AT_ONCE else rules.players
    is_last = rules.declarations.showing is DeclarationShowing.AFTER_LAST_TRICK
    for one in () if is_last else deal.shown:
        table.must_hold(first, one.seat, table.inside(mask_of(one.declaration.cards)))
    order = [card for trick in (*deal.tricks, deal.trick) if trick is not None for card in trick.cards]
    for seat, card in deal.belotes:
        other = belote_partner(card, contract.trumps)
        if other is not None:
            table.must_hold(order.index(card) + 1, seat, 1 << table.inner(other))
