"""Games as a club or a country plays them: the options that their rules name, each with its sentence.

FFB is the coinche of the federation, with all trumps and no trumps; CAN the tournament of contrée at the
games festival in Cannes; FFC the coinche of Saint-Étienne. What a source leaves open stays as the game has
it. Not had here: exact points in a last deal that the clock cuts short (CAN); 350 or 500 for a capot that was
bid, which are no bids (DUC and older pages of the FFB); a partner who does not play in a générale (BPT).
Belgium: a forced choice of trumps after eight passes, undertrumping a partner's ruff, 101 in tens (RJC),
declarations laid open with the third card (BLJ). Serbia: two more cards for the taker in two (SRW).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules.options.sentence import Custom, Sentence
from game.variants.option_ids import options_from

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.variants.variant import Variant


class Club(NamedTuple):
    """House rules that have a name and a source."""

    name: str
    """In keys of the catalogues: `club.NAME`."""
    sentences: tuple[Sentence, ...]
    is_second_hand: bool = False
    """As in `Custom`."""


_SCALE: Final = "As 19 points … Valet 13 points, Neuf 9 points, As 6 points, Dix 5 points …"
"""FFB coinche 11.2 and 11.3."""

_CLUB: Final = Club(
    "club",
    (
        Sentence("taSa", True, "Un joueur peut prendre à la couleur ainsi qu’à Sans Atout et Tout Atout."),
        Sentence("cardScale", "162", _SCALE),
        Sentence("highestBid", "240", "Le nombre de points comprend … les points des annonces éventuelles."),
        Sentence(
            "declTie",
            "trumpOrCancel",
            "… une annonce dans la couleur de l’atout est supérieure. … aucune annonce ne compte …",
        ),
        Sentence("declShown", "afterTrick1", "Lorsque la première carte du second pli vient d’être jouée …"),
        Sentence(
            "trickless", "toOpponents", "… les annonces des défenseurs changent de main et sont marqués …"
        ),
        Sentence("coincheDoubles", "160", "160 points (ou 250 points si capot réalisé, même non demandé) …"),
        Sentence("bidRounding", "5", "… arrondis à la dizaine la plus proche. 85 → 90, 84 → 80 …"),
        Sentence(
            "beloteLock",
            True,
            "… uniquement grâce aux points d’une belote, la partie n’est pas encore gagnée …",
        ),
    ),
)
"""FFB coinche, with its section 11."""

_CANNES: Final = Club(
    "cannes",
    (
        Sentence("declarations", False, "Total des points à marquer = … + 162 ou 252 + belote."),
        Sentence("highestBid", "240", "Les enchères par dizaines débutent à 80 … 270 contrat le plus élevé."),
        Sentence("capotBid", "270", "… « générale ou capot » ou « 270 » contrat le plus élevé."),
        Sentence(
            "bidRounding", "6", "Les points marqués par chaque équipe seront arrondis à 6 (156 valant 160)."
        ),
        Sentence("fallenBid", "162", "Contrat perdu : points de l’enchère demandée + 162 points ou 252 …"),
        Sentence("recontraTimes", "3", "… le surcontre les triple."),
        Sentence("coincheDoubles", "bid", "Le contre double les points de l’enchère demandée …"),
        Sentence("belaStays", False, "… + belote éventuellement car « prenable »."),
        Sentence("target", 2001, "Une partie se joue en 2001 points …"),
    ),
    is_second_hand=True,
)
"""CAN, 2016, as a survey of rules quotes it."""

_STEPHANOISE: Final = Club(
    "stephanoise",
    (
        Sentence("sixFirst", True, "6 cartes sont données à chacun … et 2 cartes sont ensuite distribuées …"),
        Sentence("taSa", True, "A SANS ATOUT, les joueurs montrent leur(s) annonces à la 9ème carte jouée."),
        Sentence("cardScale", "162", _SCALE),
        Sentence("ntBidTwice", True, "Qu’un contrat à sans atout double le montant de celui-ci …"),
        Sentence("lowestBid", "82", "… minimum d’un contrat est de 82 …"),
        Sentence("highestBid", "240", "Les annonces servent à « PRENDRE ou FAIRE SON COUP »."),
        Sentence("runFromContra", True, "… décoincher en faisant une enchère supérieure."),
        Sentence("sharedCards", True, "Une carte peut servir pour présenter plusieurs annonces …"),
    ),
    is_second_hand=True,
)
"""FFC as the same survey quotes it, and for the deal "Coinche" of the French Wikipedia; no quotation of FFC
names what cards count without a suit, so that is taken from FFB."""

_SERBIAN: Final = Club(
    "serbian",
    (
        Sentence("strictTable", True, "Karte se smeju podići jedino kad igrač ima pravo zvati."),
        Sentence("bidding", "passThenMus", "… prvi igrač s deliteljeve desne zove Aduta ili govori dalje."),
        Sentence(
            "fall3", "higherOpponent", "… koji je sakupio više štihova prisvaja i poene igrača koji je pao."
        ),
    ),
    is_second_hand=True,
)
"""SRW, bela in three, as research notes of unknown address quote it; what it says of lifting was read there.
Its text of four is that of HRW. Its "više štihova" is taken for more points in tricks, as CLO has it
("opponent with the higher score wins the bate player's points")."""

_BELGIAN: Final = Club(
    "belgian",
    (
        Sentence("direction", "cw", "… eerst elk 3, dan elk 2 die in wijzerzin worden uitgedeeld."),
        Sentence("run8", "120", "Achtste (120 ptn.) – in troef (140 ptn.) …"),
        Sentence("longRun", "length", "“Toon” in rangorde: … Achtste …, zevende, zesde, vijfde (100 ptn.) …"),
        Sentence("beloteKingFirst", True, "Tout joueur est obligé de jouer Belote avec le Roi en premier …"),
    ),
    is_second_hand=True,
)
"""WKB, BLJ for the declarations, RJC for the belote as that survey quotes it."""

_BITOLA: Final = Club(
    "bitola",
    (
        Sentence(
            "raisePlain", True, "… if you hold a Heart higher than the best one …, you have to play it."
        ),
        Sentence("ruff", "always", "Can’t follow suit but still holding trump? You’re obliged to trump in."),
        Sentence("run8", "instantWin", "… every card of trump … It wins the whole match on the spot …"),
        Sentence("belotSuit", "trump", "Any run of five-plus in a single suit is worth 100."),
        Sentence("declShown", "afterTrick1", "… lay the cards face-up … at the start of the second trick."),
        Sentence("tie", "fall", "Fall short — or even tie — and the hand is lost …"),
        Sentence("belaStays", False, "… cards and declarations alike, goes to your opponents instead."),
        Sentence("trickless", "toOpponents", "… both teams’ declarations, the other side’s included."),
        Sentence("target", 1001, "Hands keep coming until at least one team is sitting on 1001 or more …"),
        Sentence("matchTie", "callerWins", "… exactly equal, it goes to the team that took trump."),
    ),
)
"""BIT; the Macedonian Wikipedia, "Бељот", too tells the game as it is played in Bitola."""

CLUBS: Final[dict[str, tuple[Club, ...]]] = {
    "bela3": (_SERBIAN,),
    "belote4_fr": (_BELGIAN, _BITOLA),
    "coinche_fr": (_CLUB, _CANNES, _STEPHANOISE),
}
"""By game, in the order in which they are offered."""


def rules_of_club(club: Club, variant: Variant) -> Rules:
    """The rules of the game as that club plays it."""
    return options_from({one.option: one.value for one in club.sentences}, variant.rules)


def custom_of(rules: Rules, variant: Variant) -> Custom | None:
    """How the club that plays the game by these rules differs from the usual; None if no club does."""
    for club in CLUBS.get(variant.name, ()):
        if rules_of_club(club, variant) == rules:
            return Custom(club.name, variant.rules, club.sentences, club.is_second_hand)
    return None


def club_of(rules: Rules, variant: Variant) -> str:
    """The name of the club that plays the game by these rules; empty if none does."""
    custom = custom_of(rules, variant)
    return "" if custom is None else custom.name
