"""The rule of the moment is chosen by phase and rules, and worded with the figures of these rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import product
from types import SimpleNamespace
from typing import cast

import pytest

from game.cards.card import cards
from game.rules.call import Word
from game.rules.contract import Contract, Trumps
from game.rules.options.auction import ThreeHandBidding
from game.rules.options.deal import ShuffleHabit
from game.rules.options.declarations import BelotSuit, RunOfEight
from game.rules.options.play import BulgarianRenege, Renege
from game.rules.options.rules import ImpossibleRulesError, Rules
from game.rules.phase import Phase
from game.rules.trick import Trick
from game.rules.view import View
from game.text.catalogue import LANGUAGES, words
from game.text.rulebook import rule_sentence, rule_title
from game.text.topics import topics
from game.variants.catalogue import GAMES

TITLES = {"deal", "cut", "auction", "follow", "order", "lead", "made", "hung", "fines", "claim", "cards"}
CONTRACTS = (Trumps.HEARTS, Trumps.NONE, Trumps.ALL, None)
LONGEST = 240
"""Letters that a reader takes in at a glance, two sentences or so."""


def seen(rules: Rules, **knowledge: object) -> View:
    """A view with the fields that the rule book asks for."""
    usual = {"seat": 0, "turn": 0, "phase": Phase.PLAYING, "calls": (), "contract": None, "hung": 0}
    table = {"trick": None, "tricks": (), "hand": cards("7C 8C")}
    return cast("View", SimpleNamespace(rules=rules, **usual | table | knowledge))


def of_the_game(name: str) -> Rules:
    return GAMES[name].rules


def values(value: object) -> tuple[object, ...]:
    """What else could stand there."""
    if isinstance(value, Enum):
        return tuple(type(value))
    return (True, False) if isinstance(value, bool) else (0, value)


def neighbours(rules: Rules) -> Iterator[Rules]:
    """These rules, and every set of rules with one other choice."""
    yield rules
    for group in fields(rules):
        options = getattr(rules, group.name)
        for field in fields(options) if is_dataclass(options) else ():
            for value in values(getattr(options, field.name)) if "id" in field.metadata else ():
                try:
                    yield replace(rules, **{group.name: replace(options, **{field.name: value})})
                except ImpossibleRulesError:
                    continue


def views(rules: Rules) -> Iterator[View]:
    """Moments of a match under these rules."""
    for phase, trumps in product(Phase, CONTRACTS):
        contract = trumps and Contract(trumps=trumps, taker=0, multiplier=2)
        yield seen(rules, phase=phase, contract=contract, trick=Trick(0), hung=5)
        later = ((0, "pass"),) * rules.players
        yield seen(rules, phase=phase, contract=contract, calls=later, trick=Trick(3, cards("7H")))
    last = ((),) * (rules.pack.hand - 1)
    yield seen(rules, contract=Contract(trumps=Trumps.CLUBS, taker=0), tricks=last)


@pytest.fixture(scope="module")
def reachable() -> dict[str, View]:
    """Every topic that comes up in any game or beside it, with one of its moments."""
    found: dict[str, View] = {}
    for variant in GAMES.values():
        for rules in neighbours(variant.rules):
            for view in views(rules):
                found |= {topic: view for topic in topics(view) if topic not in found}
    return found


def test_every_moment_has_a_rule_and_none_twice() -> None:
    for variant in GAMES.values():
        for view in views(variant.rules):
            chosen = topics(view)
            assert chosen, f"{variant.name}: {view.phase}"
            assert len(set(chosen)) == len(chosen), f"{variant.name}: {view.phase}"


def test_every_sentence_of_the_rule_book_has_its_moment(reachable: dict[str, View]) -> None:
    written = {key.removeprefix("rulebook.") for key in words("hr").entries if key.startswith("rulebook.")}
    assert written - TITLES == {topic for topic in reachable if not topic.startswith("option.")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["french", "hungarian"])
def test_topics_are_worded(language: str, deck: str, reachable: dict[str, View]) -> None:
    say = words(language)
    for topic, view in reachable.items():
        sentence = rule_sentence(say, topic, view, deck)
        assert sentence.endswith("."), topic
        assert len(sentence) <= LONGEST, f"{topic}: {len(sentence)} letters"
        assert rule_title(say, topic), topic


def test_figures_are_those_of_the_house_rules() -> None:
    say, bela = words("en"), of_the_game("bela4")
    dear = replace(bela, score=replace(bela.score, king=10, last_trick=20, capot=100))
    view = seen(dear)
    assert "82 of 162" in rule_sentence(say, "made.half", seen(bela))
    assert "99 of 196" in rule_sentence(say, "made.half", view)
    assert rule_sentence(say, "last.plus", view) == (
        "The last trick brings 20 points, and all tricks 100 points more."
    )
    assert "king 10" in rule_sentence(say, "order.suit", view)
    assert "1001" in rule_sentence(say, "end.target", view)
    assert "3 + 3 cards, and the last 2 cards" in rule_sentence(say, "deal.talon", view)


def test_names_are_those_of_the_deck() -> None:
    say, view = words("hr"), seen(of_the_game("bela4"))
    assert "baba 3" in rule_sentence(say, "order.suit", view, "hungarian")
    assert "baba 3" in rule_sentence(say, "order.suit", view, "french")


def test_an_option_says_what_was_chosen() -> None:
    say, bela = words("en"), of_the_game("bela4")
    assert rule_sentence(say, "option.ruff", seen(bela)) == say("option.ruff.always.text")
    assert rule_title(say, "option.ruff") == rule_title(say, "ruff.must") == "Trumping"
    assert rule_sentence(say, "option.overtrump", seen(bela)) == say("option.overtrump.text")
    with pytest.raises(KeyError, match="nonsense"):
        rule_sentence(say, "option.nonsense", seen(bela))


@pytest.mark.parametrize(
    ("game", "trumps", "topic"),
    [
        ("bela4", Trumps.HEARTS, "follow.every"),
        ("belot_bg", Trumps.HEARTS, "follow.trumps"),
        ("belot_bg", Trumps.NONE, "follow.noTrumps"),
        ("belot_bg", Trumps.ALL, "follow.allTrumps"),
    ],
)
def test_the_duty_of_the_hand_comes_first(game: str, trumps: Trumps, topic: str) -> None:
    contract = Contract(trumps=trumps, taker=1)
    view = seen(of_the_game(game), contract=contract, trick=Trick(3, cards("9C")))
    assert topics(view)[0] == topic
    void = replace_trick(view, "9D")
    assert topics(void)[0] == ("option.ruff" if trumps.suit is not None else "ruff.none")
    assert topics(seen(of_the_game(game), contract=contract))[0] == "lead.eldest"


def replace_trick(view: View, led: str) -> View:
    return seen(view.rules, contract=view.contract, trick=Trick(3, cards(led)))


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("bela4", "auction.oneRound"),
        ("bela3", "option.bidding"),
        ("bela2", "auction.turnedFirst"),
        ("belot_bg", "auction.rising"),
        ("belote4_fr", "auction.turnedFirst"),
        ("coinche_fr", "auction.numbers"),
    ],
)
def test_each_auction_has_its_rule(game: str, first: str) -> None:
    assert topics(seen(of_the_game(game), phase=Phase.CALLING))[0] == first


@pytest.mark.parametrize(("game", "end"), [("bela2", "auction.mus"), ("belote4_fr", "auction.thrownIn")])
def test_what_comes_when_all_pass_is_told_in_the_last_round(game: str, end: str) -> None:
    rules = of_the_game(game)
    passed = ((0, Word.PASS),) * rules.players
    assert end not in topics(seen(rules, phase=Phase.CALLING))
    assert topics(seen(rules, phase=Phase.CALLING, calls=passed))[:2] == ("auction.turnedSecond", end)


@pytest.mark.parametrize(
    ("game", "needed"),
    [
        ("bela4", "made.half"),
        ("bela3", "made.both"),
        ("bela2", "made.more"),
        ("belot_bg_official", "made.tens"),
        ("belote2_es", "made.none"),
        ("coinche_fr", "made.bid"),
    ],
)
def test_each_contract_has_its_rule(game: str, needed: str) -> None:
    contract = Contract(trumps=Trumps.SPADES, taker=0)
    chosen = topics(seen(of_the_game(game), contract=contract))
    assert next(topic for topic in chosen if topic.startswith("made.")) == needed


def test_what_cannot_happen_is_not_said() -> None:
    bela, bulgarian = of_the_game("bela4"), of_the_game("belot_bg")
    assert "option.contra" not in topics(seen(bela, phase=Phase.CALLING))
    assert "option.contra" in topics(seen(bulgarian, phase=Phase.CALLING))
    none = Contract(trumps=Trumps.NONE, taker=0)
    assert not [topic for topic in topics(seen(bulgarian, contract=none)) if topic.startswith("belote.")]
    assert "option.roundSplit" not in topics(seen(bulgarian, contract=none))
    assert "option.roundSplit" in topics(seen(bulgarian, phase=Phase.CALLING))
    assert "hung.now" not in topics(seen(bulgarian, contract=none))
    assert "hung.now" in topics(seen(bulgarian, contract=none, hung=8))
    assert "option.renegeBg" not in topics(seen(bulgarian, contract=none))
    costly = replace(bulgarian.play, bulgarian_renege=BulgarianRenege.WHOLE_GAME, renege=Renege.PREVENT)
    assert "option.renegeBg" in topics(seen(replace(bulgarian, play=costly), contract=none))


@pytest.mark.parametrize(
    ("topic", "phase", "where", "nowhere"),
    [
        ("option.direction", Phase.SEATING, ["bela4", "bela3"], ["bela2"]),
        ("contra.bid", Phase.CALLING, ["coinche_fr"], ["belot_bg", "bela4"]),
        ("option.contra", Phase.CALLING, ["belot_bg"], ["coinche_fr", "bela4"]),
        ("option.recontra", Phase.CALLING, ["belot_bg"], ["coinche_fr", "bela4"]),
        ("auction.mus", Phase.CALLING, ["bela4"], ["bela3", "belot_bg"]),
        ("declare.fours", Phase.DECLARING, ["belot_bg"], ["belot_bg_official"]),
        ("declare.apart", Phase.DECLARING, ["belot_bg_official"], ["belot_bg"]),
    ],
)
def test_a_rule_is_told_where_it_holds(
    topic: str, phase: Phase, where: list[str], nowhere: list[str]
) -> None:
    contract = Contract(trumps=Trumps.HEARTS, taker=0) if phase is Phase.DECLARING else None
    told = {
        game for game in GAMES if topic in topics(seen(of_the_game(game), phase=phase, contract=contract))
    }
    assert set(where) <= told
    assert not set(nowhere) & told


def test_house_rules_are_told_where_they_matter() -> None:
    bela, three, bulgarian = of_the_game("bela4"), of_the_game("bela3"), of_the_game("belot_bg")
    never = replace(bela, deal=replace(bela.deal, shuffle=ShuffleHabit.NEVER))
    assert "option.shuffle" in topics(seen(never, phase=Phase.SHUFFLING))
    assert "option.shuffle" not in topics(seen(bela, phase=Phase.SHUFFLING))
    once = replace(bulgarian, auction=replace(bulgarian.auction, recontra=False))
    assert "option.recontra" not in topics(seen(once, phase=Phase.CALLING))
    declared = replace(bela.declarations, run_of_eight=RunOfEight.INSTANT_WIN, belot_suit=BelotSuit.OFF)
    assert "option.run8" not in topics(seen(replace(bela, declarations=declared), phase=Phase.DECLARING))
    declared = replace(bela.declarations, run_of_eight=RunOfEight.HUNDRED, belot_suit=BelotSuit.OFF)
    assert "option.run8" in topics(seen(replace(bela, declarations=declared), phase=Phase.DECLARING))
    declared = replace(bela.declarations, belote=False)
    without_belote = topics(seen(replace(bela, declarations=declared), phase=Phase.DECLARING))
    assert not [topic for topic in without_belote if topic.startswith("belote.")]
    assert "last.only" in topics(
        seen(replace(bela, score=replace(bela.score, capot=0)), phase=Phase.AGREEING)
    )
    may_pass = replace(three.auction, three_hand=ThreeHandBidding.PASS_THEN_MUS)
    assert "auction.mus" in topics(seen(replace(three, auction=may_pass), phase=Phase.CALLING))


def test_the_last_trick_comes_first_in_the_last_trick() -> None:
    bela = of_the_game("bela4")
    contract = Contract(trumps=Trumps.CLUBS, taker=0)
    assert topics(seen(bela, contract=contract, tricks=((),) * 7))[0] == "last.plus"
    assert topics(seen(bela, contract=contract, tricks=((),) * 6))[0] != "last.plus"
