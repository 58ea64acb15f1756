"""The rule sheets by their letter, where the games as they are usually played are milder.

Sheets: [000] Croatian and [002] German of Bela, [001] Bulgarian, the official Bulgarian rules (OFF),
[004] Polish. France has no sheet: French belote and coinche follow the FFB as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.options.sentence import Manner, Sentence, Sheet
from game.variants.option_ids import options_from

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.variants.variant import Variant

_BELA_IN_FOUR: Final = (
    Sentence("strictTable", True, "bela.strictTable"),
    Sentence("talonLift", "afterTrump", "bela.talonLift"),
    Sentence("announce", "manual", "bela.announce"),
    Sentence("renege", "wholeGame", "bela.renege"),
)
"""[000]."""

_BELA_IN_FEWER: Final = (
    Sentence("belotSuit", "trump", "bela2.belotSuit"),
    Sentence("announce", "manual", "bela2.announce"),
)
"""[002]; its "Weiß" is the bela."""

_OPEN_PACK: Final = Sentence("packFaceUp", True, "bela2.packFaceUp")
"""[002]."""

_BULGARIAN: Final = (
    Sentence("allTrumpsEndsAuction", True, "bulgarian.allTrumpsEndsAuction"),
    Sentence("ruff", "optional", "bulgarian.ruff"),
    Sentence("declTiming", "beforeLead", "bulgarian.declTiming"),
    Sentence("announce", "manual", "bulgarian.announce"),
)
"""[001]."""

_OFFICIAL: Final = (Sentence("announce", "manual", "official.announce"),)
"""OFF."""

_BELOTE: Final = (
    Sentence("kingValue", 10, "belote.kingValue", is_explained=True),
    Sentence("ruff", "never", "belote.ruff", is_explained=True),
    Sentence("announce", "manual", "belote.announce"),
    Sentence("renege", "tenPoints", "belote.renege"),
)
"""[004]."""

SENTENCES: Final[dict[str, tuple[Sentence, ...]]] = {
    "bela4": _BELA_IN_FOUR,
    "bela3": _BELA_IN_FEWER,
    "bela2": (*_BELA_IN_FEWER, _OPEN_PACK),
    "belot_bg": _BULGARIAN,
    "belot_bg_official": _OFFICIAL,
    "belote2_es": _BELOTE,
    "belote3_es": _BELOTE,
    "belote4_es": _BELOTE,
}
"""By game, what its sheet says otherwise than its usual rules, or as they do where that could surprise."""

_BELOTE_MANNERS: Final = (Manner("asks_for_cut", True, "belote.asks_for_cut"),)
"""[004]."""

MANNERS: Final[dict[str, tuple[Manner, ...]]] = {
    "bela4": (
        Manner("asks_for_cut", True, "bela.asks_for_cut"),
        Manner("offers_take_back", False, "bela.offers_take_back"),
        Manner("counts_tricks", True, "bela.counts_tricks"),
    ),
    "belote2_es": _BELOTE_MANNERS,
    "belote3_es": _BELOTE_MANNERS,
    "belote4_es": _BELOTE_MANNERS,
}
"""By game, what its sheet says of cutting, of cards that lie, and of who counts ([000], [004]).

No sheet says what a wrong count of tricks costs.
"""

COUNTED_BY_HAND: Final = frozenset(
    game for game, manners in MANNERS.items() if any(one.habit == "counts_tricks" for one in manners)
)
"""The games of a sheet that says who counts the tricks."""

LANGUAGES: Final = {
    "bela4": "hr",
    "bela3": "de",
    "bela2": "de",
    "belot_bg": "bg",
    "belot_bg_official": "bg",
    "belote2_es": "pl",
    "belote3_es": "pl",
    "belote4_es": "pl",
}
"""By game, the language of its sheet."""


def sheet_of(variant: Variant) -> Sheet | None:
    """The sheet of the game, if it has one."""
    sentences = SENTENCES.get(variant.name)
    if sentences is None:
        return None
    manners = MANNERS.get(variant.name, ())
    return Sheet(by_the_letter(variant), sentences, LANGUAGES[variant.name], manners)


def by_the_letter(variant: Variant) -> Rules:
    """The rules of the game by the letter of its sheet; the usual ones where it has none."""
    wanted = {sentence.option: sentence.value for sentence in SENTENCES.get(variant.name, ())}
    return options_from(wanted, variant.rules)
