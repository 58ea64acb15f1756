"""What is told of a deal's seal: in the log, and when the deal is over."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote

from game.records.deal_seal import in_short, sealed_deal, shown
from game.rules.events import DealBegun, DealScored, Redeal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.records.deal_seal import SealedDeal
    from game.records.record import Record
    from game.rules.events import Event
    from game.scenes.replay.steps import PastDeal
    from game.text.catalogue import Words


def seal_in_short(sealed: SealedDeal, say: Words) -> str:
    """The seal for the score panel, called a pledge where the title has called it that."""
    return say("seal.short" if sealed.players is None else "seal.short.pledged", seal=in_short(sealed.seal))


def with_seal(
    sealed: SealedDeal | None, say: Words, events: Sequence[Event], lines: tuple[str, ...]
) -> tuple[str, ...]:
    """The lines of the log with the whole seal below the first, and what was under it at the foot."""
    if sealed is None or not lines:
        return lines
    begun = events[0]
    if not isinstance(begun, DealBegun) or begun.number != sealed.number:
        return lines
    if sealed.players is None:
        told: tuple[str, ...] = (say("seal.whole", seal=shown(sealed.seal)),)
    else:
        number = unquote(sealed.players)
        told = (say("seal.pledged", pledge=shown(sealed.seal)), say("seal.players", number=number))
    lines = (lines[0], *told, *lines[1:])
    if sealed.secret and any(isinstance(event, DealScored | Redeal) for event in events):
        key = "seal.opened" if sealed.players is None else "seal.secret"
        lines = (*lines, say(key, secret=shown(sealed.secret)))
    return lines


def check_sentence(say: Words, record: Record, deal: PastDeal) -> str:
    """The seal of a deal that is over, recomputed: it holds for these cards; empty where there is none."""
    begun = deal.moments[0].state.the_deal
    top = len(begun.deck) - (begun.cut or 0)
    sealed = sealed_deal(record, deal.number, begun.deck[top:] + begun.deck[:top])
    if sealed is None or not deal.is_closed:
        return ""
    key = "seal.holds" if sealed.players is None else "seal.kept"
    return say(key, seal=in_short(sealed.seal), secret=shown(sealed.secret))
