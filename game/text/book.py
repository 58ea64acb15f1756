"""The whole rules of a game as a book: every sentence that can matter at its table, in sections."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from game.rules.auction import course_of
from game.rules.call import Word
from game.rules.contract import Contract, Trumps
from game.rules.options.pack import SevenExchange
from game.rules.phase import Phase
from game.rules.state import new_match
from game.rules.trick import Trick
from game.rules.viewing import view_for
from game.text.calls import capitalised
from game.text.cards import trumps_name
from game.text.catalogue import words
from game.text.options import choice_title, option_title, value_of
from game.text.rule_tricks import RuleTrick, trick_of
from game.text.rulebook import OPTION, rule_sentence, rule_title, slots_of
from game.text.topics import topics

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.rules.options.rules import Rules
    from game.rules.options.sentence import Custom, Sheet
    from game.rules.view import View
    from game.text.catalogue import Words

SECTIONS: Final = {
    "deal": "rulebook.deal",
    "auction": "rules.group.auction",
    "declarations": "rules.group.declarations",
    "play": "rules.group.play",
    "score": "rules.group.score",
    "match": "rules.group.match",
}
"""The sections in their order, each with the key of its title."""

AREAS: Final = {
    "deal": ("deal", "cut"),
    "auction": ("auction", "contra", "exchange", "discard"),
    "declarations": ("declare", "belote"),
    "play": ("lead", "follow", "ruff", "fines"),
    "score": ("order", "last", "made"),
    "match": ("end", "claim"),
}
"""The areas of the rule book that stand in each section."""

OPTIONS: Final = {
    "deal": (
        *("firstDealer", "direction", "nextDealer", "shuffle", "talonLift", "packFaceUp", "strictTable"),
    ),
    "auction": (
        *(
            "bidding",
            "taSa",
            "generale",
            "contra",
            "recontra",
            "coincheDoubles",
            "coincheAnytime",
            "runFromContra",
            "allTrumpsEndsAuction",
        ),
        *("sevenExchange", "exchangeTo", "discard"),
    ),
    "declarations": (
        *("declTie", "longRun", "sharedCards", "run8", "belotSuit", "declTiming", "declShown", "announce"),
        *("trickless", "beloteSaid", "beloteWords", "beloteKingFirst"),
    ),
    "play": (
        *("ruff", "overtrump", "undertrump", "underPartner", "trickReview"),
        *("renege", "renegeBg", "renegeAward"),
    ),
    "score": (
        *("tie", "fall3", "belaStays", "roundSplit", "ntDoubled", "contraCapot"),
        *("capotBid", "ntBidTwice", "bidRounding"),
    ),
    "match": ("finish", "matchTie", "capotLock", "hangLock", "beloteLock", "claimCountsHeldJ9"),
}
"""The house rules that stand in each section."""

WITHOUT_SUITS: Final = {
    "order.noTrumps": (Trumps.NONE,),
    "order.allTrumps": (Trumps.ALL,),
    "order.evenNone": (Trumps.NONE,),
    "order.evenAll": (Trumps.ALL,),
    "ruff.none": (Trumps.NONE, Trumps.ALL),
}
"""What holds only at these games, though the sentence does not say so."""

LETTER: Final = "letter"
CLUB: Final = "club"
TERMS: Final = "terms"
"""The last section, which no topic stands in: what the words mean."""

OF_A_MOMENT: Final = ".now"
"""How the topics end that speak of one deal only."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A title of a few words and the sentences under it."""

    title: str
    text: str
    trick: RuleTrick | None = None
    """A trick that plays one of them."""


@dataclass(frozen=True, slots=True)
class Section:
    """One part of the book."""

    name: str
    title: str
    paragraphs: tuple[Paragraph, ...]


def book(
    say: Words,
    rules: Rules,
    deck: str,
    sheet: Sheet | None = None,
    custom: Custom | None = None,
    habits: Mapping[str, bool] | None = None,
) -> tuple[Section, ...]:
    """The rules of a game by these house rules, worded for that deck; empty sections are left out.

    Where the house rules are others than those of the game's `sheet`, the book says so, as where the player
    has other `habits`; if they are the `custom` of a club, the book names what differs from the usual.
    """
    say = say.of(rules.auction.words)
    view = replace(view_for(new_match(rules), 0), phase=Phase.CALLING)
    found: dict[str, list[str]] = {name: [] for name in SECTIONS}
    for topic in all_topics(rules):
        found[section_of(topic)].append(topic)
    sections = [
        Section(name, say(SECTIONS[name]), _paragraphs(say, found[name], view, deck))
        for name in SECTIONS
        if found[name]
    ]
    slots = slots_of(say, view, deck)
    terms = tuple(
        Paragraph(say(f"book.{term}"), say(f"book.{term}.text", **slots)) for term in terms_of(rules)
    )
    letter = () if sheet is None else _letter(say, rules, sheet, habits or {})
    club = () if custom is None else (_club(say, rules, custom),)
    return (*sections, *club, *letter, Section(TERMS, say("book.terms"), terms))


def _club(say: Words, rules: Rules, custom: Custom) -> Section:
    """What the club plays otherwise, in the words of its source, and beside it how it is usually played.

    Where these words are second-hand the section ends with saying so.
    """
    paragraphs = tuple(
        Paragraph(
            option_title(say, option),
            say(
                "book.club.differs",
                quote=quote,
                here=choice_title(say, option, value_of(rules, option)),
                usual=choice_title(say, option, value_of(custom.usual, option)),
            ),
        )
        for option, _, quote, _ in custom.sentences
    )
    if custom.is_second_hand:
        paragraphs += (Paragraph(say("book.club.source"), say("book.club.secondHand")),)
    return Section(CLUB, say(f"club.{custom.name}"), paragraphs)


def _letter(say: Words, rules: Rules, sheet: Sheet, habits: Mapping[str, bool]) -> tuple[Section, ...]:
    """What the sheet says, and beside it how it is played here, where that differs."""
    paragraphs = []
    for option, _, quote, is_explained in sheet.sentences:
        here, by_sheet = value_of(rules, option), value_of(sheet.rules, option)
        if by_sheet != here:
            slots = {"sheet": choice_title(say, option, by_sheet), "here": choice_title(say, option, here)}
            text = say("book.letter.differs", quote=_quoted(say, quote, sheet.language), **slots)
            why = f" {say(f'book.letter.why.{option}')}" if is_explained else ""
            paragraphs.append(Paragraph(option_title(say, option), text + why))
    for habit, is_on, quote in sheet.manners:
        if habits.get(habit, is_on) is not is_on:
            slots = {"sheet": _answer(say, is_yes=is_on), "here": _answer(say, is_yes=not is_on)}
            text = say("book.letter.differs", quote=_quoted(say, quote, sheet.language), **slots)
            paragraphs.append(Paragraph(say(f"options.{habit}"), text))
    if not paragraphs:
        paragraphs.append(Paragraph(say("book.letter"), say("book.letter.same")))
    return (Section(LETTER, say("book.letter"), tuple(paragraphs)),)


def _answer(say: Words, *, is_yes: bool) -> str:
    return say("option.on" if is_yes else "option.off")


def _quoted(say: Words, quote: str, language: str) -> str:
    """The words of a sheet that is written in that language; for who reads another one, translated beside."""
    own = say(f"quote.{quote}")
    if say.language == language:
        return say("book.letter.quote", quote=own)
    return say("book.letter.meaning", original=words(language)(f"quote.{quote}"), quote=own)


def terms_of(rules: Rules) -> tuple[str, ...]:
    """The words that somebody who sits down at this table for the first time does not know."""
    known = {
        "trick": True,
        "trumps": True,
        "lead": True,
        "iber": rules.play.raise_plain,
        "taker": True,
        "fall": rules.score.can_fall,
        "talon": rules.pack.talon > 0,
        "declaration": rules.declarations.allowed,
        "belote": rules.declarations.belote,
        "capot": rules.score.capot > 0,
    }
    return tuple(term for term, is_used in known.items() if is_used)


def section_of(topic: str) -> str:
    """The section in which a topic stands; KeyError for one that has none."""
    area, name = topic.partition(".")[0], topic.removeprefix(OPTION)
    shelves, wanted = (OPTIONS, name) if topic.startswith(OPTION) else (AREAS, area)
    for section, members in shelves.items():
        if wanted in members:
            return section
    raise KeyError(topic)


def all_topics(rules: Rules) -> tuple[str, ...]:
    """Everything that can matter under these rules, each once, in the order in which a deal asks for it."""
    found = dict.fromkeys(topic for view in _moments(rules) for topic in topics(view))
    return tuple(topic for topic in found if not topic.endswith(OF_A_MOMENT))


def _moments(rules: Rules) -> Iterator[View]:
    """Views of all the moments that a deal may have; nothing in them but what the topics ask for."""
    blank = view_for(new_match(rules), 0)
    for phase in (Phase.SEATING, Phase.SHUFFLING, Phase.CALLING):
        yield replace(blank, phase=phase)
    yield replace(blank, phase=Phase.CALLING, calls=blank.calls + ((0, Word.PASS),) * rules.players)
    for trumps in _kinds(rules):
        contract = Contract(trumps=trumps, taker=0, multiplier=1 + rules.auction.contra)
        dealt = replace(blank, contract=contract)
        for phase in _phases(rules):
            yield replace(dealt, phase=phase)
        last = (Trick(0),) * (rules.pack.hand - 1)
        yield replace(dealt, phase=Phase.PLAYING, tricks=last)
    yield replace(blank, phase=Phase.OVER)


def _kinds(rules: Rules) -> tuple[Trumps, ...]:
    """Any suit stands for all; without trumps and with all trumps only where that can be called."""
    return tuple(one for one in course_of(rules).trumps if one.suit is None or one is Trumps.HEARTS)


def _phases(rules: Rules) -> Iterator[Phase]:
    """What may come between the call and the count."""
    if rules.pack.seven_exchange is not SevenExchange.OFF:
        yield Phase.EXCHANGING
    if rules.pack.extra:
        yield Phase.DISCARDING
    yield from (Phase.DECLARING, Phase.PLAYING, Phase.AGREEING)


def _paragraphs(say: Words, names: list[str], view: View, deck: str) -> tuple[Paragraph, ...]:
    """The topics in words; those of one title stand together."""
    found: dict[str, list[str]] = {}
    tricks: dict[str, RuleTrick] = {}
    for topic in names:
        title, text = rule_title(say, topic), rule_sentence(say, topic, view, deck)
        if topic in WITHOUT_SUITS:
            callable_here = course_of(view.rules).trumps
            kinds = ", ".join(
                trumps_name(say, trumps, deck) for trumps in WITHOUT_SUITS[topic] if trumps in callable_here
            )
            text = f"{capitalised(kinds)} – {text[0].lower()}{text[1:]}"
        if text not in found.setdefault(title, []):
            found[title].append(text)
        trick = trick_of(topic, view.rules)
        if trick is not None:
            tricks.setdefault(title, trick)
    return tuple(Paragraph(title, " ".join(texts), tricks.get(title)) for title, texts in found.items())
