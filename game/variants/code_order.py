"""The order of games, options and choices in rules codes: what is new is appended, nothing ever moves."""

from __future__ import annotations

from typing import Final

from game.variants.option_ids import Value

TRUTH: Final[tuple[Value, ...]] = (False, True)
NUMBER: Final[tuple[Value, ...]] = ()
"""Any whole number from 0."""

GAMES_IN_CODES: Final = (
    "bela4",
    "bela3",
    "bela2",
    "belot_bg",
    "belot_bg_official",
    "belote2_es",
    "belote3_es",
    "belote4_es",
    "belote4_fr",
    "coinche_fr",
    "belot_bg_official",
    "belote2_es",
    "belote3_es",
    "belote4_es",
)
"""At its second place a game has the rules that were corrected after version 1.0; at the first its base."""

CHOICES: Final[tuple[tuple[str, tuple[Value, ...]], ...]] = (
    ("target", NUMBER),
    ("direction", ("ccw", "cw")),
    ("firstDealer", ("random", "draw", "lastLoser", "lastWinner")),
    ("nextDealer", ("rotate", "morePoints")),
    ("shuffle", ("full", "neverReshuffle")),
    ("strictTable", TRUTH),
    ("talonLift", ("afterTrump", "onPass")),
    ("sevenExchange", ("off", "firstSix", "anyHand")),
    ("exchangeTo", ("keepSeven", "takerGetsSeven")),
    ("restDealFrom", ("eldest", "takersRight")),
    ("discard", ("any", "noTrump")),
    ("packFaceUp", TRUTH),
    ("mus", TRUTH),
    ("bidding", ("forced", "passThenMus", "turnUp")),
    ("contra", TRUTH),
    ("recontra", TRUTH),
    ("allTrumpsEndsAuction", TRUTH),
    ("runFromContra", TRUTH),
    ("raisePlain", TRUTH),
    ("ruff", ("always", "unlessPartnerWinning", "optional", "never")),
    ("overtrump", TRUTH),
    ("undertrump", ("forced", "free")),
    ("underPartner", ("free", "forbidden")),
    ("trickReview", ("onLead", "last", "none", "free")),
    ("renege", ("prevent", "wholeGame", "tenPoints")),
    ("renegeAward", TRUTH),
    ("renegeBg", ("prevent", "26")),
    ("declarations", TRUTH),
    ("bela", TRUTH),
    ("belotSuit", ("any", "trump", "off")),
    ("run8", ("instantWin", "100", "120", "100+20")),
    ("longRun", ("topCard", "length")),
    ("declTie", ("position", "trumpFirst", "cancel")),
    ("sharedCards", TRUTH),
    ("carreCancelsSequences", TRUTH),
    ("declTiming", ("beforeLead", "firstCard", "afterTrick1")),
    ("announce", ("auto", "manual")),
    ("beloteKingFirst", TRUTH),
    ("lastTrick", NUMBER),
    ("stiglja", NUMBER),
    ("stigljaReplacesLast", TRUTH),
    ("kingValue", NUMBER),
    ("trickless", ("drop", "toOpponents", "keep")),
    ("tie", ("fall", "hang", "takerWins")),
    ("dedans", TRUTH),
    ("belaStays", TRUTH),
    ("fall3", ("vanish", "higherOpponent", "bothOpponents")),
    ("roundSplit", ("winnerUp", "loserUp")),
    ("contraCapot", ("multiplied", "flat90", "cancelsMultiplier")),
    ("ntDoubled", TRUTH),
    ("finish", ("prolaz", "dosta", "claim")),
    ("matchTie", ("drawHalf", "callerWins", "extraDeal")),
    ("capotLock", ("false", "true", "either")),
    ("hangLock", TRUTH),
    ("claimCountsHeldJ9", TRUTH),
    ("beloteSaid", ("first", "eitherPlayed", "firstPlayed")),
    ("beloteWords", ("kingQueen", "inOrder")),
    ("declShown", ("atOnce", "afterTrick1", "afterLast")),
)
"""Every option by its id, with the values that a sign of a code stands for."""
