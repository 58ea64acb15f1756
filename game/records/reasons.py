"""Why an action could not be done, in the plain English of records and of other programs."""

from __future__ import annotations

from typing import Final

from game.rules.illegality import Illegality
from game.rules.refusal import Refusal

REASONS: Final[dict[Refusal | Illegality, str]] = {
    Refusal.NOT_NOW: "the table is at another stage",
    Refusal.NOT_YOUR_TURN: "it is another seat's turn",
    Refusal.NOT_A_SEAT: "there is no such seat",
    Refusal.NOT_A_DECK: "all 32 cards, each once, were expected (or those gathered, where nobody shuffles)",
    Refusal.NOT_A_DRAW: "one card for each seat was expected, the dealer's being the only lowest one",
    Refusal.NOT_A_PLACE: "a cut lifts 1 to 31 cards",
    Refusal.CALL_NOT_OPEN: "this may not be called now",
    Refusal.NOT_HELD: "the hand does not hold that, or it counts nothing",
    Refusal.NOTHING_COVERED: "nothing there lies face down",
    Refusal.NO_FAULTS_HERE: "these rules know no such fault",
    Refusal.OWN_SIDE: "a fault is called against an opponent",
    Refusal.ALREADY_ACCUSED: "the same seat was accused in vain in this trick",
    Refusal.NO_SEVEN: "the seven of trumps is not in the hand, or it does not count for the exchange",
    Refusal.NOT_A_DISCARD: "as many cards as the hand has too many were expected, such as may go",
    Refusal.NO_CLAIM: "a claim needs a trick with points in this deal and more than one trick to come",
    Refusal.NOT_ENOUGH: "the side has not enough to stop, or not the right to",
    Illegality.NOT_IN_HAND: "the card is not in the hand",
    Illegality.MUST_FOLLOW: "the hand holds a card of the led suit",
    Illegality.MUST_BEAT: "the hand can beat the best card of the suit",
    Illegality.MUST_TRUMP: "the hand is void in the led suit and holds a trump",
    Illegality.MUST_OVERTRUMP: "the hand can beat the trump in the trick",
    Illegality.MUST_NOT_UNDERTRUMP: "the partner has trumped, and the hand holds more than lower trumps",
    Illegality.MUST_NOT_TRUMP: "the hand holds another card than trumps",
}
