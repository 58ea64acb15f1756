"""What happened and what lies there, in short sentences with names, for ears and for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.call import Bid
from game.rules.events import (
    BeloteCalled,
    CallMade,
    CardPlayed,
    CardsDiscarded,
    CardTurned,
    Claimed,
    ContractMade,
    DealBegun,
    DealScored,
    DeckCut,
    DeclarationAnnounced,
    DeclarationShown,
    DeclarationsResolved,
    Event,
    FaultCalled,
    HandDealt,
    HandSeen,
    MatchBegun,
    MatchWon,
    PointsHung,
    Redeal,
    SevenExchanged,
    TalonTaken,
    TrickTaken,
    TurnedTaken,
)
from game.rules.seats import seats_of, side_of, sides
from game.text.calls import (
    announcement_phrase,
    belote_phrase,
    call_phrase,
    capitalised,
    contract_phrase,
    declaration_phrase,
)
from game.text.cards import Form, card_name
from game.text.results import fault_sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.cards.card import Card
    from game.rules.seats import Seat, Side
    from game.rules.view import View
    from game.text.catalogue import Words


class Teller:
    """Tells events to everybody at the screen, in the words of one language and one deck."""

    def __init__(
        self,
        say: Words,
        names: Sequence[str],
        deck: str,
        *,
        own: Seat | None = None,
        aloud: Words | None = None,
        is_bare: bool = False,
    ) -> None:
        """`own` is the seat that is "you": only where one person sits alone and has given no name.

        `aloud` are the words of what is called, where they are of another language; with `is_bare` only
        the name of a game is called, as in `call_phrase`.
        """
        self._say = say
        self._names = tuple(names)
        self._deck = deck
        self._own = own
        self._aloud = aloud or say
        self._is_bare = is_bare

    def event(self, event: Event) -> str:  # noqa: C901 - one line for each kind
        """A sentence about the event as it was seen; empty where there is nothing to tell."""
        say = self._say
        match event:
            case DealBegun(number=number, dealer=dealer):
                return say("spoken.deal", number=number, name=self._names[dealer])
            case DeckCut(seat=seat, place=place):
                return self._done("cut", seat) if place else self._done("knock", seat)
            case CallMade(seat=seat, call=call, is_forced=is_forced):
                bare = self._is_bare and isinstance(call, Bid)
                return self._said(
                    seat, call_phrase(self._aloud, call, self._deck, is_forced=is_forced, is_bare=bare)
                )
            case ContractMade(contract=contract):
                phrase = contract_phrase(say, contract, self._deck)
                return say("spoken.contract", name=self._names[contract.taker], contract=phrase)
            case CardTurned(card=card):
                return say("spoken.turned", card=card_name(say, card, self._deck))
            case TurnedTaken(seat=seat, card=card):
                return self._done("take", seat, card=card_name(say, card, self._deck, Form.OBJECT))
            case SevenExchanged(seat=seat, seven=seven, turned=turned):
                given, got = (card_name(say, card, self._deck, Form.OBJECT) for card in (seven, turned))
                return self._done("exchange", seat, seven=given, turned=got)
            case CardsDiscarded(seat=seat, count=count):
                return say.count("table.discarded", count, name=self._names[seat])
            case DeclarationAnnounced(seat=seat, value=value, kind=kind, top=top):
                return self._said(seat, announcement_phrase(self._aloud, value, kind, top, self._deck))
            case DeclarationShown(seat=seat, declaration=declaration):
                phrase = declaration_phrase(say, declaration, self._deck)
                return say("table.declaration", name=self._names[seat], declaration=phrase)
            case BeloteCalled(seat=seat, is_rebelote=is_rebelote):
                return self._said(seat, belote_phrase(self._aloud, is_second=is_rebelote))
            case CardPlayed(seat=seat, card=card):
                return self._done("play", seat, card=card_name(say, card, self._deck, Form.OBJECT))
            case TrickTaken(seat=seat, points=points, is_last=is_last):
                key = "spoken.trick.last" if is_last else "spoken.trick"
                return say(key, names=self.side(side_of(seat, len(self._names))), points=points)
            case FaultCalled(offender=offender, accuser=accuser, fault=fault):
                accusing = None if accuser is None else self._names[accuser]
                return fault_sentence(say, fault, self._names[offender], accusing)
            case Claimed(seat=seat, is_right=is_right):
                return say("table.claim.right" if is_right else "table.claim.wrong", name=self._names[seat])
            case Redeal():
                return say("table.redeal")
            case PointsHung(points=points):
                return say("table.hung", points=points)
            case DealScored(result=result, scores=scores):
                figures, totals = self._figures(result.written), self._figures(scores)
                return say("spoken.scored", number=result.number, figures=figures, totals=totals)
            case MatchWon(result=result):
                winners = (self.side(side) for side in result.winners)
                return say("people.winners", names=", ".join(winners))
            case MatchBegun() | HandDealt() | HandSeen() | TalonTaken() | DeclarationsResolved():
                return ""

    def turned_over(self, event: TrickTaken) -> str:
        """All that is written of a trick whose cards may not be seen again."""
        taker = self.side(side_of(event.seat, len(self._names)))
        return self._say("spoken.log.hidden", number=event.number, names=taker)

    def side(self, side: Side) -> str:
        """The names of a side: one, or two."""
        players = len(self._names)
        if sides(players) == players:
            return self._names[side]
        first, second = (self._names[seat] for seat in seats_of(side, players))
        return self._say("spoken.and", first=first, second=second)

    def score(self, view: View) -> str:
        """The sheet's totals, and what is played."""
        contract = view.contract
        parts = [self._say("spoken.score", figures=self._figures(view.scores))]
        if contract is not None:
            parts.append(self.event(ContractMade(contract)))
        return " ".join(parts)

    def table(self, view: View) -> str:
        """What lies open in the middle: the trick, before it the card that was turned up."""
        say, deck = self._say, self._deck
        trick = view.trick
        if trick is not None and trick.cards:
            cards = "; ".join(
                self._said(seat, card_name(say, card, deck)) for seat, card in trick.played(len(self._names))
            )
            return say("spoken.table", cards=cards)
        if view.turned is not None:
            return say("spoken.turned", card=card_name(say, view.turned, deck))
        return say("spoken.table.empty")

    def hand(self, cards: Iterable[Card]) -> str:
        """The cards of a hand in the order in which they are held; the caller has asked who may hear it."""
        named = ", ".join(card_name(self._say, card, self._deck) for card in cards)
        return self._say("spoken.hand", cards=named) if named else self._say("spoken.hand.none")

    def _said(self, seat: Seat, words: str) -> str:
        return self._say("people.asked", name=self._names[seat], question=capitalised(words))

    def _done(self, deed: str, seat: Seat, **slots: str) -> str:
        """Somebody did that; where he is "you" the sentence is another one."""
        if seat == self._own:
            return self._say(f"spoken.{deed}.own", **slots)
        return self._say(f"spoken.{deed}", name=self._names[seat], **slots)

    def _figures(self, figures: Sequence[int]) -> str:
        return ", ".join(f"{self.side(side)} {figure}" for side, figure in enumerate(figures))
