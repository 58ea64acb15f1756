"""What answers each question about a deal: a choice, or a figure for every side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.auction import course_of
from game.scenes.cards.deck import deck_for
from game.scenes.scorer.draft import EQUAL
from game.scenes.scorer.widgets import OpenChoice, TrumpsChoice
from game.scenes.scorer.words import side_words
from game.table.scorer import has_only_suits
from game.table.scorer_check import endings, most_points, multipliers, trumps_called
from game.text.calls import goal_phrase
from game.ui.cell import Cell
from game.ui.picker import Picker

if TYPE_CHECKING:
    from game.scenes.page_desk import PageDesk
    from game.scenes.scorer.draft import Draft
    from game.table.real_match import RealMatch
    from game.text.catalogue import Words
    from game.ui.widgets import Widget

CELLS: Final = ("cards", "declared", "faults")
"""The questions of which every side has its own figure."""


def answers(desk: PageDesk, match: RealMatch, draft: Draft, name: str) -> list[Widget]:
    """The widgets for a question, side by side; their boxes come later."""
    if name in CELLS:
        owners = side_words(desk, match)
        return [_cell(desk, draft, name, side, owner) for side, owner in enumerate(owners)]
    return [_choice(desk, match, draft, name)]


def _cell(desk: PageDesk, draft: Draft, name: str, side: int, owner: str) -> Cell:
    if name == "cards":
        trumps = draft.counted_trumps
        hint = f"0–{most_points(draft.rules, trumps)}" if trumps is not None else ""
        figure, is_derived = draft.figure(side), not draft.is_typed(side)
        return Cell(f"cards.{side}", figure, owner=owner, hint=hint, is_derived=is_derived)
    if name == "faults":
        return Cell(f"faults.{side}", draft.faults[side], owner=owner, hint="0")
    chips = [str(value) for value in draft.declared[side]]
    if count := draft.belotes[side]:
        bela = desk.say("table.note.bela")
        chips.append(bela if count == 1 else f"{bela} ×{count}")
    return Cell(f"declared.{side}", " + ".join(chips), owner=owner, hint="–")


def _choice(desk: PageDesk, match: RealMatch, draft: Draft, name: str) -> Widget:
    rules, say = draft.rules, desk.say
    by_side = [(str(side), word) for side, word in enumerate(side_words(desk, match))]
    match name:
        case "ending":
            options = [(one.value, say(f"scorer.ending.{one.value}")) for one in endings(rules)]
            return OpenChoice(name, options, draft.ending.value)
        case "trumps":
            deck = deck_for(desk.preferences.deck, match.game)
            chosen = "" if draft.told_trumps is None else draft.told_trumps.value
            may_be_any = has_only_suits(rules)
            return TrumpsChoice(name, desk, deck, trumps_called(rules), chosen, may_be_any=may_be_any)
        case "goal":
            options = [(str(goal), goal_phrase(say, goal, is_short=True)) for goal in course_of(rules).goals]
            return Picker(name, options if draft.goal else [("0", "–"), *options], str(draft.goal))
        case "contra":
            options = [(str(times), _doubled(say, times)) for times in multipliers(rules)]
            return OpenChoice(name, options, str(draft.multiplier))
        case "lacking":
            options = [
                ("".join(map(str, sorted(who))), " + ".join(by_side[side][1] for side in sorted(who)))
                for who in draft.lacking_choices()
            ]
            options[0] = ("", say("scorer.nobody"))
            return OpenChoice(name, options, "".join(map(str, sorted(draft.lacking))))
        case "more":
            with_some = [by_side[side] for side in draft.with_tricks()]
            return OpenChoice(name, [(str(EQUAL), say("scorer.equal")), *with_some], str(draft.more))
        case "helped":
            options = [("", say("scorer.helped.alone")), ("1", say("scorer.helped.partner"))]
            return OpenChoice(name, options, "1" if draft.has_helped else "")
        case "last":
            with_some = [by_side[side] for side in draft.with_tricks()]
            return OpenChoice(name, with_some, "" if draft.last is None else str(draft.last))
        case _:
            value = {"who": draft.who, "taker": draft.taker}[name]
            return OpenChoice(name, by_side, "" if value is None else str(value))


def _doubled(say: Words, times: int) -> str:
    """How often a deal counts: by the word that doubles, or as a number where the game has its own ladder."""
    key = f"scorer.contra.{times}"
    return say(key) if key in say else f"×{times}"
