"""The duties of play, sentence by sentence (rule book A9, and the options that change them)."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from game.cards.card import cards
from game.rules.contract import Trumps
from game.rules.illegality import Illegality
from game.rules.options.play import PlayRules
from game.rules.play import legal_cards, seat_to_move, why_illegal
from game.rules.trick import Trick
from tests.rules.seated import house


@dataclass(frozen=True)
class Case:
    """A trick, a hand, and what may be played from it; the leader is seat 0."""

    says: str
    trumps: str
    trick: str
    hand: str
    legal: str
    options: dict[str, object] = field(default_factory=dict)
    players: int = 4


BULGARIAN = {"raisePlain": False, "ruff": "unlessPartnerWinning", "undertrump": "free"}
FRENCH = {"raisePlain": False, "ruff": "unlessPartnerWinning"}
SPARING = {**FRENCH, "underPartner": "forbidden"}

CASES = [
    Case("the leader plays what he likes", "H", "", "7S JH AC", "7S JH AC"),
    # A9.1: follow, and beat the best card of the suit so far
    Case("a plain suit is beaten (iber)", "H", "8S", "7S TS AH", "TS"),
    Case("any higher card will do", "H", "8S", "7S 9S AS", "9S AS"),
    Case("who cannot beat plays any card of the suit", "H", "AS", "7S TS AH", "7S TS"),
    Case("the suit is followed though trumps are held", "H", "AS", "7S JH 9H", "7S"),
    Case("the partner is beaten, too (A-02)", "H", "TS 7S", "AS 8S QD", "AS"),
    Case("the best card so far counts, not the last (A-01)", "H", "KS 8S", "QS TS 9S", "TS"),
    Case("not beating the best leaves every card of the suit", "H", "TS 8S", "9S KS", "9S KS"),
    Case("a discard between does not count", "H", "KS AD", "QS TS", "TS"),
    Case("a ten beats a king in a plain suit", "H", "KS", "QS TS", "TS"),
    Case("a jack does not beat a queen in a plain suit", "H", "QS", "JS 9S", "JS 9S"),
    # A9.2: the trick has been ruffed
    Case("after a ruff any card of the led suit will do", "H", "8S 9H", "AS 7S KC", "AS 7S"),
    Case("after a ruff the suit is still followed", "H", "8S 9H", "7S JH", "7S"),
    # A9.3: void
    Case("void: any trump", "H", "8S", "7H JH AD TC", "7H JH"),
    Case("void: trump even over the partner's card", "H", "AS 8S", "7H KD QC", "7H"),
    Case("an earlier ruff is overtrumped", "H", "8S TH", "7H 9H KC", "9H"),
    Case("also the partner's ruff", "H", "8S TH 9S", "AH 8H 7D", "AH 8H 7D", BULGARIAN),
    Case("also the partner's ruff, in Croatia", "H", "KS TH 7S", "AH 8H 7D", "AH"),
    Case("who cannot overtrump still trumps (A-03)", "H", "8S AH", "7H TH KC", "7H TH"),
    Case("the best ruff so far counts", "H", "8S 9H 7H", "8H TH JH", "JH"),
    # A9.4
    Case("neither suit nor trump: any card", "H", "8S", "AD TC 9C", "AD TC 9C"),
    # A9.5: trumps led
    Case("a led trump is beaten in trump order", "H", "TH", "8H AH 9H KS", "AH 9H"),
    Case("the nine beats the ace of trumps", "H", "AH", "TH 9H", "9H"),
    Case("who cannot beat plays any trump", "H", "JH", "7H 9H AS", "7H 9H"),
    Case("the partner's trump is beaten, too", "H", "TH 7H", "8H AH QS", "AH"),
    Case("no trump: any card", "H", "JH", "AS 7D", "AS 7D"),
    # raisePlain
    Case("without iber following is enough", "H", "8S", "7S TS AH", "7S TS", {"raisePlain": False}),
    Case("without iber trumps are still beaten", "H", "TH", "8H AH", "AH", {"raisePlain": False}),
    # overtrump
    Case("overtrump off: any led trump", "H", "TH", "8H AH", "8H AH", {"overtrump": False}),
    Case("overtrump off: any ruff", "H", "8S TH", "7H 9H KC", "7H 9H", {"overtrump": False}),
    Case("overtrump off leaves iber", "H", "8S", "7S TS", "TS", {"overtrump": False}),
    # ruff
    Case("partner winning: free", "H", "AS 8S", "7H KD", "7H KD", {"ruff": "unlessPartnerWinning"}),
    Case("partner losing: trump", "H", "TS AS", "7H KD", "7H", {"ruff": "unlessPartnerWinning"}),
    Case("partner leading for now: free", "H", "7S TS AS", "7H KD", "7H", {"ruff": "unlessPartnerWinning"}),
    Case("partner's ruff stands: free", "H", "8S 9H KS", "7H AD", "7H AD", {"ruff": "unlessPartnerWinning"}),
    Case("partner's ruff beaten", "H", "8S 9H JH", "7H AD", "7H", {"ruff": "unlessPartnerWinning"}),
    Case("partner's ruff stands: no lower trump", "H", "8S 9H KS", "7H AD", "AD", SPARING),
    Case("partner's ruff stands: a higher trump may", "H", "8S TH KS", "7H 9H AD", "9H AD", SPARING),
    Case("partner's ruff stands: a higher trump is another card", "H", "8S TH KS", "7H 9H", "9H", SPARING),
    Case("partner's ruff stands, lower trumps only: those", "H", "8S 9H KS", "7H AH", "7H AH", SPARING),
    Case("partner wins with a plain card: free", "H", "AS 8S", "7H KD", "7H KD", SPARING),
    Case("partner's ruff stands, a card of the suit: follow", "H", "8S 9H KS", "7S 7H", "7S", SPARING),
    Case("no partner with three", "H", "AS 8S", "7H KD", "7H", {"ruff": "unlessPartnerWinning"}, 3),
    Case("optional: free", "H", "8S", "7H JH AD", "7H JH AD", {"ruff": "optional"}),
    Case("optional, but a ruff overtrumps", "H", "8S TH", "7H 9H AD", "9H AD", {"ruff": "optional"}),
    Case(
        "optional, a lower ruff if none is higher", "H", "8S JH", "7H 9H AD", "7H 9H AD", {"ruff": "optional"}
    ),
    Case("never: no trump", "H", "TS", "7H JH AD 9C", "AD 9C", {"ruff": "never"}),
    Case("never, with trumps only", "H", "TS", "7H JH", "7H JH", {"ruff": "never"}),
    Case("never still follows a led trump", "H", "TH", "7H JH AD", "JH", {"ruff": "never"}),
    # undertrump
    Case("undertrump free: any card", "H", "8S AH", "7H TH KC", "7H TH KC", {"undertrump": "free"}),
    Case("undertrump free, able to beat", "H", "8S TH", "7H 9H KC", "9H", {"undertrump": "free"}),
    Case("undertrump free, nobody ruffed", "H", "8S", "7H 9H KC", "7H 9H", {"undertrump": "free"}),
    Case("undertrump free is no way round following", "H", "9H", "7H TH KC", "7H TH", {"undertrump": "free"}),
    # two and three players
    Case("two players: the same duties", "H", "KD", "AD 9D JH 7C", "AD", {}, 2),
    Case("two players: void trumps", "H", "KD", "7H JH AC", "7H JH", {}, 2),
    Case("three players: undertrump", "C", "7D 9C", "8C 7C AS", "8C 7C", {}, 3),
    Case("three players: iber", "C", "TD 7D", "AD 8D", "AD", {}, 3),
    # no trumps and all trumps
    Case("no trumps: follow only", "NT", "TS", "AS 7S KD", "AS 7S", BULGARIAN),
    Case("no trumps, void: anything", "NT", "TS", "AD 7C", "AD 7C", BULGARIAN),
    Case("no trumps under iber", "NT", "KS", "QS TS", "TS"),
    Case("all trumps: beat, the partner included", "AT", "TC 7C", "9C 8C AD", "9C", BULGARIAN),
    Case("all trumps, void: anything", "AT", "TC", "JH 7D", "JH 7D", BULGARIAN),
    Case("all trumps: an off-suit jack is not to be beaten", "AT", "TC JD", "QC AC", "AC", BULGARIAN),
    Case("all trumps without the duty", "AT", "TC", "9C 8C", "9C 8C", {"overtrump": False}),
    # the Bulgarian and French rows as a whole
    Case("Bulgaria: a plain suit needs no raise", "H", "8S", "7S TS AH", "7S TS", BULGARIAN),
    Case("Bulgaria: an opponent's ruff is overruffed", "H", "8S KS TH", "9H 8H AC", "9H", BULGARIAN),
    Case("Bulgaria: otherwise any card", "H", "8S KS 9H", "7H AH KC", "7H AH KC", BULGARIAN),
    Case("France: otherwise a lower trump", "H", "8S KS 9H", "7H AH KC", "7H AH", FRENCH),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.says)
def test_duty(case: Case) -> None:
    hand = cards(case.hand)
    play = house(**case.options).play
    found = legal_cards(hand, Trick(0, cards(case.trick)), Trumps(case.trumps), play, case.players)
    assert " ".join(map(str, found)) == case.legal


CROATIAN = PlayRules()


@pytest.mark.parametrize(
    ("trick", "hand", "card", "play", "duty"),
    [
        ("8S", "7S TS", "AC", CROATIAN, Illegality.NOT_IN_HAND),
        ("", "7S TS", "AC", CROATIAN, Illegality.NOT_IN_HAND),
        ("8S", "7S TS AH", "AH", CROATIAN, Illegality.MUST_FOLLOW),
        ("8S", "7S TS AH", "7S", CROATIAN, Illegality.MUST_BEAT),
        ("TH", "7H AH", "7H", CROATIAN, Illegality.MUST_BEAT),
        ("8S", "7H AD", "AD", CROATIAN, Illegality.MUST_TRUMP),
        ("8S AH", "7H AD", "AD", CROATIAN, Illegality.MUST_TRUMP),
        ("8S TH", "7H 9H AD", "7H", CROATIAN, Illegality.MUST_OVERTRUMP),
        ("8S TH", "7H 9H AD", "AD", CROATIAN, Illegality.MUST_TRUMP),
        ("8S", "7H AD", "7H", house(ruff="never").play, Illegality.MUST_NOT_TRUMP),
        ("8S", "7S TS", "TS", CROATIAN, None),
    ],
)
def test_a_refused_card_names_the_duty_that_it_breaks(
    trick: str, hand: str, card: str, play: PlayRules, duty: Illegality | None
) -> None:
    (wanted,) = cards(card)
    assert why_illegal(wanted, cards(hand), Trick(0, cards(trick)), Trumps.HEARTS, play, 4) is duty


def test_the_place_of_the_leader_decides_who_is_partner() -> None:
    play = house(ruff="unlessPartnerWinning").play
    hand = cards("7H KD")
    for leader in range(4):
        trick = Trick(leader, cards("AS 8S"))
        assert legal_cards(hand, trick, Trumps.HEARTS, play, 4) == hand
        assert seat_to_move(trick, 4) == (leader + 2) % 4
