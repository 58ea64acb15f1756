"""The ten games as the rule book tells them, and what a card is worth.

Nothing here comes from the program: sections 1 to 4 of the rule book are the only source. A card is two
characters, rank and suit; a contract is a suit, `NT` or `AT`; seats are numbers in the order of play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

SUITS: Final = "CDHS"
NATURAL: Final = "789TJQKA"
TRUMP_ORDER: Final = "78QKTA9J"
PLAIN_ORDER: Final = "789JQKTA"
TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
NO_TRUMPS: Final = "NT"
ALL_TRUMPS: Final = "AT"
EVEN_POINTS: Final = {
    ALL_TRUMPS: {"J": 13, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 2},
    NO_TRUMPS: {"A": 19, "T": 10, "K": 4, "Q": 3, "J": 2},
}
"""FFB coinche 11; the jack counts 2 at no trumps, so that all cards come to 152."""


FIVE_AND_THREE: Final = -1


@dataclass(frozen=True)
class Book:
    """The rules of one game, by the options of section 4; the defaults are those of Bela in four.

    Records name what differs from the rules of version 1.0 of a game; those stand below.
    """

    players: int = 4
    clockwise: bool = False
    """Else the play goes to the right; the dealer's left neighbour cuts."""
    packets: tuple[int, ...] = (3, 3, 2)
    """Cards of each round of dealing before the auction, the talon included."""
    turned: bool = False
    rest: int = 0
    """Cards that everybody gets after the auction; the taker of a turned card gets one fewer."""
    taker_gets_turned: bool = False
    rest_from_takers_right: bool = False
    bottom_shown: bool = False
    extra: int = 0
    """Cards that forehand gets after the call and discards again."""
    auction: str = "mus"
    """mus, forehand, turned, bulgarian or coinche."""
    must_name: bool = True
    """The dealer may not pass when the last word is his."""
    forehand_may_pass: bool = False
    """Of three at Bela, too, the dealer alone must name trumps (SRW)."""
    exchange: bool = False
    raise_plain: bool = True
    ruff_over_partner: bool = True
    undertrump: bool = True
    tie_of_runs: str = "position"
    """position, trumpFirst, cancel or trumpOrCancel."""
    shared_cards: bool = True
    quartet_cancels_runs: bool = True
    run_of_eight: int = 0
    """Points of eight in a row; 0: it wins the match; FIVE_AND_THREE: it is two runs."""
    winning_suit: str = "any"
    """Where eight in a row can win the match: any, trump or off."""
    longer_is_better: bool = False
    """Of runs of five and more the longer one is better, whatever its top card."""
    king_first: bool = False
    """A belote counts only if the king is played before the queen."""
    strict: bool = False
    """Cards are lifted at one's turn to call; no figure depends on it."""
    declarations_before_lead: bool = True
    words: str = "kingQueen"
    """To which card which word of a belote belongs; a record does not tell."""
    shown: str = "atOnce"
    """When what counts is laid open; no figure depends on it."""
    two_words: bool = False
    """A belote counts when both of its cards are announced."""
    trickless: str = "drop"
    """What a side without a trick called: drop, keep or toOpponents."""
    fall_to_higher: bool = False
    """What a taker lost against two goes to the one with more points (SRW)."""
    scoring: str = "contract"
    """contract, three, bulgarian, own or coinche."""
    capot: int = 90
    capot_replaces_last: bool = False
    belote_stays: bool = False
    tie_hangs: bool = False
    smaller_side_rounds_up: bool = False
    target: int = 1001
    more_points_deal: bool = False
    draw: str = "drawHalf"
    """What equal points over the target mean: drawHalf, extraDeal or callerWins."""
    capot_locks: bool = False
    belote_locks: bool = False
    """Who reaches the target by the belote of a fall, or without a trick, needs a trick in a later deal."""
    belote_with_first: bool = False
    """A belote is said with the first of its two cards or not at all."""
    claims: bool = False
    may_run: bool = True
    """A higher bid may follow contra, where bids rise."""
    all_and_none: bool = False
    """Coinche is bid at all trumps and at no trumps as well (FFB coinche 11)."""
    even: bool = False
    """A deal at all trumps or no trumps counts 162, by the tables of FFB coinche 11."""
    lowest: int = 80
    highest: int = 160
    """The numbers that are bid, below the capot."""
    recontra: int = 4
    doubles: str = "all"
    """What contra and recontra multiply: all, the bid (CAN), or 160 with a round count of the cards: 160,
    250 for a capot, and the winner's belote as well (FFB coinche 10.1)."""
    fallen_whole: bool = False
    """Who does not make a number gives the others all card points, not 160 (CAN)."""
    generale: bool = False
    """All tricks by the bidder alone can be bid above the capot, for 500 (PAG, BPT)."""
    bid_enough: bool = False
    """A number is made with the points that were bid, whatever the others have (FFB contrée)."""
    capot_bid: int = 250
    """What a capot counts as a bid; 270 in Cannes (CAN)."""
    no_trumps_twice: bool = False
    """At no trumps a bid counts twice, 82 as 160 (FFC)."""
    rounds_up_from: int = 0
    """From which last digit a line is rounded up to tens, below it down; 0: it is not rounded."""
    six_first: bool = False
    """Six cards before the auction, two after it (FFC)."""
    out_of_turn: bool = False
    """Contra and recontra wait for no turn (PAG)."""
    declares: bool = True
    held_count: bool = False
    """Jack and nine of trumps in hand count for who claims."""

    @property
    def keeps_two(self) -> bool:
        """Whether two of eight cards wait for the auction to end."""
        return self.six_first and self.auction == "coinche"

    @property
    def pairs(self) -> bool:
        """Whether seats 0 and 2 play together against 1 and 3."""
        return self.players == 4

    @property
    def sides(self) -> int:
        """How many columns the sheet has."""
        return 2 if self.pairs else self.players

    def side(self, seat: int) -> int:
        """The column of a seat."""
        return seat % 2 if self.pairs else seat


BELA4: Final = Book()
BELA3: Final = replace(
    BELA4, players=3, packets=(3, 3, 4), extra=2, auction="forehand", scoring="three", target=701
)
BELA2: Final = replace(BELA4, players=2, packets=(3, 3, 4), turned=True, auction="turned", target=501)
BELOT_BG: Final = Book(
    packets=(3, 2),
    rest=3,
    auction="bulgarian",
    raise_plain=False,
    ruff_over_partner=False,
    undertrump=False,
    tie_of_runs="cancel",
    shared_cards=False,
    run_of_eight=100,
    declarations_before_lead=False,
    trickless="keep",
    scoring="bulgarian",
    tie_hangs=True,
    target=151,
    draw="extraDeal",
)
BELOT_BG_OFFICIAL: Final = replace(
    BELOT_BG, quartet_cancels_runs=False, smaller_side_rounds_up=True, capot_locks=True
)
BELOTE2_ES: Final = Book(
    players=2,
    clockwise=True,
    bottom_shown=True,
    packets=(3, 3),
    turned=True,
    rest=3,
    auction="turned",
    must_name=False,
    exchange=True,
    raise_plain=False,
    tie_of_runs="trumpFirst",
    shared_cards=False,
    run_of_eight=120,
    declarations_before_lead=False,
    two_words=True,
    trickless="keep",
    scoring="own",
    capot=100,
    capot_replaces_last=True,
    target=1000,
    more_points_deal=True,
    draw="extraDeal",
    claims=True,
)
BELOTE3_ES: Final = replace(BELOTE2_ES, players=3, more_points_deal=False)
BELOTE4_ES: Final = replace(
    BELOTE3_ES,
    players=4,
    packets=(3, 2),
    bottom_shown=False,
    taker_gets_turned=True,
    rest_from_takers_right=True,
    ruff_over_partner=False,
)
BELOTE4_FR: Final = replace(
    BELOTE4_ES,
    clockwise=False,
    rest_from_takers_right=False,
    exchange=False,
    run_of_eight=100,
    two_words=False,
    trickless="drop",
    scoring="contract",
    belote_stays=True,
    tie_hangs=True,
    claims=False,
)
COINCHE_FR: Final = replace(
    BELOTE4_FR,
    packets=(3, 2, 3),
    turned=False,
    rest=0,
    taker_gets_turned=False,
    auction="coinche",
    may_run=False,
    undertrump=False,
    scoring="coinche",
    tie_hangs=False,
    target=2000,
)

BOOKS: Final = {
    "bela4": BELA4,
    "bela3": BELA3,
    "bela2": BELA2,
    "belot_bg": BELOT_BG,
    "belot_bg_official": BELOT_BG_OFFICIAL,
    "belote2_es": BELOTE2_ES,
    "belote3_es": BELOTE3_ES,
    "belote4_es": BELOTE4_ES,
    "belote4_fr": BELOTE4_FR,
    "coinche_fr": COINCHE_FR,
}


def is_trump(card: str, contract: str) -> bool:
    """Whether the card counts and beats in the order J 9 A T K Q 8 7."""
    return contract in {ALL_TRUMPS, card[1]}


def points(card: str, contract: str, *, even: bool = False) -> int:
    """What the card counts in a trick; `even` where all contracts count alike."""
    if even and contract in EVEN_POINTS:
        return EVEN_POINTS[contract].get(card[0], 0)
    return (TRUMP_POINTS if is_trump(card, contract) else PLAIN_POINTS)[card[0]]


def strength(card: str, contract: str) -> int:
    """The place of the card within its suit; higher beats lower."""
    return (TRUMP_ORDER if is_trump(card, contract) else PLAIN_ORDER).index(card[0])


def next_to(seat: int, players: int) -> int:
    """Who comes after the seat."""
    return (seat + 1) % players


TRUTH: Final = {"true": True, "false": False}
OPTIONS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "raisePlain": ("raise_plain", TRUTH),
    "ruff": ("ruff_over_partner", {"always": True, "unlessPartnerWinning": False}),
    "undertrump": ("undertrump", {"forced": True, "free": False}),
    "run8": ("run_of_eight", {"instantWin": 0, "100": 100, "120": 120, "100+20": FIVE_AND_THREE}),
    "claimCountsHeldJ9": ("held_count", TRUTH),
    "beloteWords": ("words", {words: words for words in ("kingQueen", "inOrder")}),
    "declTie": (
        "tie_of_runs",
        {value: value for value in ("position", "trumpFirst", "cancel", "trumpOrCancel")},
    ),
    "sharedCards": ("shared_cards", TRUTH),
    "carreCancelsSequences": ("quartet_cancels_runs", TRUTH),
    "trickless": ("trickless", {value: value for value in ("drop", "keep", "toOpponents")}),
    "stiglja": ("capot", {"0": 0, "90": 90, "100": 100}),
    "stigljaReplacesLast": ("capot_replaces_last", TRUTH),
    "belaStays": ("belote_stays", TRUTH),
    "tie": ("tie_hangs", {"hang": True, "fall": False}),
    "roundSplit": ("smaller_side_rounds_up", {"loserUp": True, "winnerUp": False}),
    "target": ("target", {str(points): points for points in (100, 151, 301, 501, 1001, 2001)}),
    "runFromContra": ("may_run", TRUTH),
    "taSa": ("all_and_none", TRUTH),
    "cardScale": ("even", {"usual": False, "162": True}),
    "lowestBid": ("lowest", {"80": 80, "82": 82}),
    "highestBid": ("highest", {"160": 160, "180": 180, "240": 240}),
    "recontraTimes": ("recontra", {"4": 4, "3": 3}),
    "coincheDoubles": ("doubles", {part: part for part in ("all", "bid", "160")}),
    "fallenBid": ("fallen_whole", {"160": False, "162": True}),
    "generale": ("generale", TRUTH),
    "bidEnough": ("bid_enough", TRUTH),
    "capotBid": ("capot_bid", {"250": 250, "270": 270}),
    "ntBidTwice": ("no_trumps_twice", TRUTH),
    "bidRounding": ("rounds_up_from", {"off": 0, "5": 5, "6": 6}),
    "sixFirst": ("six_first", TRUTH),
    "coincheAnytime": ("out_of_turn", TRUTH),
    "declarations": ("declares", TRUTH),
    "nextDealer": ("more_points_deal", {"morePoints": True, "rotate": False}),
    "restDealFrom": ("rest_from_takers_right", {"takersRight": True, "eldest": False}),
    "mus": ("must_name", TRUTH),
    "sevenExchange": ("exchange", {"anyHand": True, "off": False}),
    "matchTie": ("draw", {value: value for value in ("drawHalf", "extraDeal", "callerWins")}),
    "direction": ("clockwise", {"cw": True, "ccw": False}),
    "bidding": ("forehand_may_pass", {"forced": False, "passThenMus": True}),
    "fall3": ("fall_to_higher", {"vanish": False, "higherOpponent": True}),
    "belotSuit": ("winning_suit", {value: value for value in ("any", "trump", "off")}),
    "longRun": ("longer_is_better", {"length": True, "topCard": False}),
    "beloteKingFirst": ("king_first", TRUTH),
    "strictTable": ("strict", TRUTH),
    "capotLock": ("capot_locks", {**TRUTH, "either": True}),
    "beloteLock": ("belote_locks", TRUTH),
    "beloteSaid": ("belote_with_first", {"firstPlayed": True, "eitherPlayed": False}),
    "declShown": ("shown", {when: when for when in ("atOnce", "afterTrick1", "afterLast")}),
}
"""House rules that the referee knows: their ids in section 4, their fields, and the values that he knows."""


CORRECTED: Final = {
    "belot_bg_official": "beloteSaid=firstPlayed, capotLock=either, declShown=afterLast",
    "belote2_es": "run8=100+20, claimCountsHeldJ9=true",
    "belote3_es": "run8=100+20, claimCountsHeldJ9=true, nextDealer=morePoints",
    "belote4_es": "run8=100+20, claimCountsHeldJ9=true, nextDealer=morePoints",
}
"""What is played today where a game was corrected after version 1.0."""


def with_options(book: Book, options: str) -> Book:
    """The book under house rules as a record names them: `mus=false, tie=hang`.

    Raises KeyError for a rule or a value that the referee does not know.
    """
    for option in options.split():
        key, _, value = option.strip(",").partition("=")
        field, values = OPTIONS[key]
        book = replace(book, **{field: values[value]})
    return book
