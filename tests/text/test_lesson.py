"""The script of the first deal: every sentence is said in some deal, once, in every language and deck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.levels import make_mind
from game.cards.card import Card, cards
from game.cards.suit import Suit
from game.rules.actions import Action, MakeCall, Play
from game.rules.call import BIDS, Word
from game.rules.phase import Phase
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.rules.state import new_match
from game.rules.view import Choices, View
from game.rules.viewing import view_for
from game.scenes.lesson.bela import BELA
from game.scenes.lesson.session import lesson_session
from game.table.seating import seed_of_view
from game.table.session import Session
from game.table.thinker import Thinker
from game.text.catalogue import LANGUAGES, words
from game.text.lesson import lesson_sentence, steps_now
from game.text.lesson_facts import facts_of, strongest_suit
from game.text.lesson_steps import Fact
from game.variants.catalogue import GAMES
from tests.text.made import made

GAME, SEED = "bela4", BELA.seeds[0]
STEPS = (*BELA.news, *BELA.now, *BELA.afterwards)

Said = list[tuple[View, tuple[str, ...]]]

WELL = cards("9C 9S 7C KH QC QS JS KS")
"""How a good player plays this deal, card by card as they may be played."""


def taught(seed: str = SEED, *, passes: bool = False, plays: tuple[Card, ...] = ()) -> tuple[Said, Session]:
    """What is said in a deal in which a computer plays for the beginner, or lets the others call."""
    mind, thinker, seed_of = make_mind("medium"), Thinker(), seed_of_view(seed)
    session, said, found = lesson_session(thinker, GAME, seed)[1], set[str](), Said()

    def listen(view: View) -> None:
        steps = steps_now(BELA, view, said)
        said.update(steps)
        found.append((view, steps))

    try:
        while not session.is_held:
            if session.waits_for == 0:
                view = session.view(0)
                if view.choices.calls or view.choices.playable:
                    listen(view)
                action: Action = mind.decide(view, seed_of(view)).action
                if passes and Word.PASS in view.choices.calls:
                    action = MakeCall(0, Word.PASS)
                wanted = [card for card in plays if card in view.choices.playable]
                session.act(Play(0, wanted[0]) if wanted else action)
            else:
                session.advance()
    finally:
        thinker.close()
    listen(session.view(0))
    return found, session


@pytest.fixture(scope="module")
def lesson() -> tuple[Said, Session]:
    return taught(plays=WELL)


def test_the_deal_teaches_what_there_is_to_know(lesson: tuple[Said, Session]) -> None:
    found, _ = lesson
    names = [name for _, steps in found for name in steps]
    assert len(names) == len(set(names)), "each is said once"
    assert names[:4] == ["seats", "call", "own", "draw"]
    assert {"belote", "declared", "beat", "follow", "trump", "taken", "lost", "last"} <= set(names)
    assert names[-1] == "made"
    assert all(len(steps) <= 2 for _, steps in found)


def test_it_is_the_same_deal_for_everybody(lesson: tuple[Said, Session]) -> None:
    again = taught(plays=WELL)[1]
    assert again.record().actions == lesson[1].record().actions


def test_whoever_does_otherwise_hears_what_fits() -> None:
    found, session = taught(passes=True)
    contract = session.state.results[-1].contract
    assert contract is not None
    assert contract.taker != 0
    names = {name for _, steps in found for name in steps}
    assert "own" not in names
    assert names & {"partner", "theirs"}


def test_sentences_are_true_and_every_one_is_said_somewhere(lesson: tuple[Said, Session]) -> None:
    names = {name for _, steps in lesson[0] for name in steps}
    for number in range(24):
        found, session = taught(f"any {number}", passes=number % 3 == 0)
        result = session.state.results[-1]
        for view, steps in found:
            names.update(steps)
            facts = facts_of(view)
            if Fact.TRUMPING in facts and view.trick is not None:
                led = view.trick.cards[0].suit
                assert all(card.suit is not led for card in view.choices.playable)
            if Fact.FREE in facts:
                assert len(view.choices.playable) == len(view.hand)
        last = found[-1][1][-1] if found[-1][1] else ""
        if result.contract is not None and result.outcome in (Outcome.MADE, Outcome.FELL):
            is_ours = side_of(result.contract.taker, 4) == 0
            made = "made" if is_ours else "theyMade"
            fell = "fell" if is_ours else "theyFell"
            assert last == (made if result.outcome is Outcome.MADE else fell)
    assert names == {step.name for step in STEPS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_worded(language: str, lesson: tuple[Said, Session]) -> None:
    say, view = words(language), lesson[0][1][0]
    for deck in ("hungarian", "french"):
        told = [lesson_sentence(say, step.name, view, deck) for step in STEPS]
        assert all(30 <= len(sentence) <= 160 for sentence in told), max(told, key=len)
        assert all(sentence[0].isupper() and sentence[-1] in ".?" for sentence in told)


@pytest.mark.parametrize(
    ("hand", "suit", "is_strong"),
    [
        ("9H KH 7H AS TS 8S 7D 8D", Suit.HEARTS, False),  # long, but without the jack
        ("JH 9H TS KS AD 7D AC 8C", Suit.HEARTS, False),  # the jack, but short
        ("JH 9H 7H KS AD 7D AC 8C", Suit.HEARTS, True),
        ("9H KH 7H TS QS 8S 7S 8D", Suit.HEARTS, False),
        ("AH 7H 8H QS KS TS QD AC", Suit.HEARTS, False),
    ],
)
def test_the_suit_to_call(hand: str, suit: Suit, is_strong: bool) -> None:
    view = seen(phase=Phase.CALLING, hand=cards(hand), choices=Choices(calls=(*BIDS.values(), Word.PASS)))
    assert strongest_suit(view) is suit
    facts = facts_of(view)
    assert Fact.CALLING in facts
    assert (Fact.STRONG in facts) == is_strong
    assert not facts & {Fact.PLAYING, Fact.FIRST, Fact.LEADING, Fact.MUST_CALL}


def test_after_the_deal_it_is_told_of_the_contract_of_that_deal() -> None:
    ours, theirs = (made(taker, number=taker) for taker in (0, 1))
    assert Fact.THEIRS in facts_of(seen(phase=Phase.SHUFFLING, results=(ours, theirs)))
    assert Fact.OWN in facts_of(seen(phase=Phase.SHUFFLING, results=(theirs, ours)))


def seen(**knowledge: object) -> View:
    """What the beginner sees before anything has happened, but for that."""
    return replace(view_for(new_match(GAMES[GAME].rules), 0), **knowledge)  # type: ignore[arg-type]


def test_it_is_a_deal_of_the_usual_game(lesson: tuple[Said, Session]) -> None:
    assert lesson[1].rules == GAMES[GAME].rules
