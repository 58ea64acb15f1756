"""Coinche as three kinds of club play it: the options that their rules name, each with its sentence.

FFB is the coinche of the federation, with all trumps and no trumps; CAN the tournament of contrée at the
games festival in Cannes; FFC the coinche of Saint-Étienne. What a source leaves open stays as `coinche_fr`
has it. Not had here: tens in the sheet (FFB, CAN), 270 for a capot (CAN), a bid that counts twice at no
trumps (FFC).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules.options.sentence import Sentence
from game.variants.option_ids import options_from

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.variants.variant import Variant


class Club(NamedTuple):
    """House rules that have a name and a source."""

    name: str
    """In keys of the catalogues: `club.NAME`."""
    sentences: tuple[Sentence, ...]


_SCALE: Final = "As 19 points … Valet 13 points, Neuf 9 points, As 6 points, Dix 5 points …"
"""FFB coinche 11.2 and 11.3."""

_CLUB: Final = Club(
    "club",
    (
        Sentence("taSa", True, "Un joueur peut prendre à la couleur ainsi qu’à Sans Atout et Tout Atout."),
        Sentence("cardScale", "162", _SCALE),
        Sentence("highestBid", "240", "Le nombre de points comprend … les points des annonces éventuelles."),
    ),
)
"""FFB coinche, with its section 11."""

_CANNES: Final = Club(
    "cannes",
    (
        Sentence("declarations", False, "Total des points à marquer = … + 162 ou 252 + belote."),
        Sentence("highestBid", "240", "Les enchères par dizaines débutent à 80 … 270 contrat le plus élevé."),
        Sentence("fallenBid", "162", "Contrat perdu : points de l’enchère demandée + 162 points ou 252 …"),
        Sentence("recontraTimes", "3", "… le surcontre les triple."),
        Sentence("coincheDoubles", "bid", "Le contre double les points de l’enchère demandée …"),
        Sentence("belaStays", False, "… + belote éventuellement car « prenable »."),
        Sentence("target", 2001, "Une partie se joue en 2001 points …"),
    ),
)
"""CAN, 2016."""

_STEPHANOISE: Final = Club(
    "stephanoise",
    (
        Sentence("sixFirst", True, "6 cartes sont données à chacun … et 2 cartes sont ensuite distribuées …"),
        Sentence("taSa", True, "A SANS ATOUT, les joueurs montrent leur(s) annonces à la 9ème carte jouée."),
        Sentence("cardScale", "162", _SCALE),
        Sentence("lowestBid", "82", "… minimum d’un contrat est de 82 …"),
        Sentence("highestBid", "240", "Les annonces servent à « PRENDRE ou FAIRE SON COUP »."),
        Sentence("runFromContra", True, "… décoincher en faisant une enchère supérieure."),
        Sentence("sharedCards", True, "Une carte peut servir pour présenter plusieurs annonces …"),
    ),
)
"""FFC, and for the deal "Coinche" of the French Wikipedia; no quotation of FFC names what cards count without
a suit, so that is taken from FFB."""

CLUBS: Final[dict[str, tuple[Club, ...]]] = {"coinche_fr": (_CLUB, _CANNES, _STEPHANOISE)}
"""By game, in the order in which they are offered."""


def rules_of_club(club: Club, variant: Variant) -> Rules:
    """The rules of the game as that club plays it."""
    return options_from({one.option: one.value for one in club.sentences}, variant.rules)


def club_of(rules: Rules, variant: Variant) -> str:
    """The name of the club that plays the game by these rules; empty if none does."""
    clubs = CLUBS.get(variant.name, ())
    return next((club.name for club in clubs if rules_of_club(club, variant) == rules), "")
