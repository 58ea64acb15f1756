"""The rule sheets by their letter, where the games as they are usually played are milder.

Sheets: [000] Croatian and [002] German of Bela, [001] Bulgarian, the official Bulgarian rules (OFF),
[004] Polish. France has no sheet: French belote and coinche follow the FFB as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.options.sentence import Sentence, Sheet
from game.variants.option_ids import options_from

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.variants.variant import Variant

_BELA_IN_FOUR: Final = (
    Sentence(
        "strictTable",
        True,
        "Karte se smiju podići jedino kad igrač ima pravo zvati. Inače se kažnjava igrom (162 boda).",
    ),
    Sentence(
        "talonLift",
        "afterTrump",
        "„Taloni“ – zadnje dvije karte, smiju se podići tek kad je objavljen, „zvan“ adut.",
    ),
    Sentence("announce", "manual", "Belu je obavezno najaviti."),
    Sentence(
        "renege",
        "wholeGame",
        "Ako se bilo koje od navedenih pravila prekrši, … protivnicima se pišu 162 boda … + sva zvanja …",
    ),
)
"""[000]."""

_BELA_IN_FEWER: Final = (
    Sentence(
        "belotSuit", "trump", "Acht Trumpfkarten in einer Reihe … und der Spieler … gewinnt automatisch."
    ),
    Sentence("announce", "manual", "Es ist obligatorisch, Weiß anzusagen."),
)
"""[002]; "Weiß" is the bela."""

_OPEN_PACK: Final = Sentence(
    "packFaceUp", True, "Die restlichen Karten werden offen auf die zuvor ausgelegte Karte gelegt."
)
"""[002]."""

_BULGARIAN: Final = (
    Sentence("allTrumpsEndsAuction", True, "Щом се стигне до всичко коз … анонсите спират."),
    Sentence("ruff", "optional", "Отговорете на боята или ако нямате такава можете да цакате с коза."),
    Sentence("declTiming", "beforeLead", "След края на раздаването може да обявите следните комбинации."),
    Sentence("announce", "manual", "Можете да го обявите при подаване на всяка от двете карти."),
)
"""[001]."""

_OFFICIAL: Final = (
    Sentence("announce", "manual", "Обявяването на белот става при изиграването на първата от двете карти."),
)
"""OFF."""

_BELOTE: Final = (
    Sentence("kingValue", 10, "Król -> 10 punktów", is_explained=True),
    Sentence("ruff", "never", "Gdy nie można podążać za kolorem, nie gra się atutów.", is_explained=True),
    Sentence(
        "announce",
        "manual",
        "Pominięcie którejkolwiek z tych dwóch deklaracji uniemożliwia … zapisanie jej wartości …",
    ),
    Sentence("renege", "tenPoints", "Źle podążyć za kartą w triku -> 10 punktów"),
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


def sheet_of(variant: Variant) -> Sheet | None:
    """The sheet of the game, if it has one."""
    sentences = SENTENCES.get(variant.name)
    return Sheet(by_the_letter(variant), sentences) if sentences else None


def by_the_letter(variant: Variant) -> Rules:
    """The rules of the game by the letter of its sheet; the usual ones where it has none."""
    wanted = {sentence.option: sentence.value for sentence in SENTENCES.get(variant.name, ())}
    return options_from(wanted, variant.rules)
