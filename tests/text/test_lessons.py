"""The lessons of all games: whatever the pupil does, no sentence contradicts the table."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.ai.levels import make_mind
from game.rules.actions import Action, Knock, MakeCall, Play
from game.rules.call import Call, Word, call_of
from game.rules.result import Outcome
from game.rules.view import View
from game.scenes.lesson.lessons import LESSONS, has_lesson
from game.scenes.lesson.scripts import SCRIPTS, lesson_for
from game.scenes.lesson.session import lesson_session
from game.table.seating import seed_of_view
from game.table.session import Session
from game.table.thinker import Thinker
from game.text.catalogue import LANGUAGES, words
from game.text.lesson import lesson_sentence, steps_now
from game.text.lesson_facts import trumps_out
from game.text.lesson_steps import Lesson
from game.variants.catalogue import GAMES
from game.variants.families import family_of
from tests.depth import often
from tests.text.lesson_claims import CLAIMS

Said = list[tuple[View, tuple[str, ...]]]
Pupil = Callable[[View], Action]

NEW = ("belot_bg", "belote4_fr", "coinche_fr", "belote2_es")
"""Games whose lesson has claims; Bela has tests of its own."""


def heard(game: str, seed: str, pupil: Pupil, said: set[str]) -> tuple[Said, Session]:
    """What a pupil hears in a guided deal; the names of all sentences are added to `said`."""
    thinker, found, lesson = Thinker(), Said(), SCRIPTS[game]
    session = lesson_session(thinker, game, seed)[1]
    try:
        while not (session.is_held or session.is_over):
            if session.waits_for != 0:
                session.advance()
                continue
            view = session.view(0)
            if view.choices.may_cut:
                session.act(Knock(0))  # as the table of a lesson does
                continue
            if view.choices.is_asked:
                steps = steps_now(lesson, view, said)
                said.update(steps)
                found.append((view, steps))
            session.act(pupil(view))
    finally:
        thinker.close()
    view = session.view(0)
    found.append((view, steps_now(lesson, view, ())))
    return found, session


def careful(seed: str, *calls: str) -> Pupil:
    """Says these calls, then passes where that is possible, and plays as a medium computer does."""
    mind, seed_of, wanted = make_mind("medium"), seed_of_view(seed), [call_of(call) for call in calls]

    def decide(view: View) -> Action:
        if not view.choices.calls:
            return mind.decide(view, seed_of(view)).action
        call: Call = wanted.pop(0) if wanted and wanted[0] in view.choices.calls else Word.PASS
        return MakeCall(view.seat, call)

    return decide


def careless(seed: str) -> Pupil:
    """Calls and plays anything that is allowed."""
    chance = random.Random(seed)

    def decide(view: View) -> Action:
        choices = view.choices
        if choices.calls:
            bids = [call for call in choices.calls if call is not Word.PASS]
            call = chance.choice([*bids, *[Word.PASS] * len(bids)] or [Word.PASS])
            return MakeCall(view.seat, call)
        if choices.playable:
            return Play(view.seat, chance.choice(choices.playable))
        return make_mind("easy").decide(view, 1).action

    return decide


def steps_of(lesson: Lesson) -> set[str]:
    return {step.name for step in (*lesson.news, *lesson.now, *lesson.afterwards)}


def claimed(found: Said) -> None:
    for view, steps in found:
        assert len(steps) <= 2
        for name in steps:
            assert CLAIMS[name](view), (name, view.hand, view.calls, view.trick, view.contract)


@pytest.mark.parametrize("game", NEW)
def test_no_sentence_contradicts_the_table_whatever_is_called_and_played(game: str) -> None:
    lesson, met = SCRIPTS[game], set[str]()
    seeds = [*lesson.seeds, *(f"{game} {number}" for number in range(often(8, 200)))]
    for seed in seeds:
        for pupil in (careless(seed), careful(seed)):
            said = set[str]()
            found, _ = heard(game, seed, pupil, said)
            claimed(found)
            met |= said | set(found[-1][1])
            names = [name for _, steps in found[:-1] for name in steps]
            assert len(names) == len(set(names)), "each is said once"
    assert len(met) >= 0.8 * len(steps_of(lesson))


WELL = {
    "belot_bg": (("C",), ("AT",), ("NT",)),
    "belote4_fr": (("take",), ()),
    "coinche_fr": (("90H",), ("pass", "100D")),
    "belote2_es": (("take",), ("pass", "H")),
}
"""What a pupil calls in each deal who does as the lesson says."""

TAUGHT = {
    "belot_bg": {"bulgarian.call", "bulgarian.jacks", "bulgarian.aces", "bulgarian.ladder"}
    | {"bulgarian.own", "bulgarian.allTrumps", "bulgarian.noTrumps", "holds", "declared", "belote"}
    | {"bulgarian.beatAll", "out", "ruff", "excused", "spare", "last"},
    "belote4_fr": {"french.take", "french.leave", "french.own", "french.theirs", "holds", "belote", "out"}
    | {"french.second", "draw", "climb", "ruff", "excused", "spare", "french.last"},
    "coinche_fr": {"coinche.bid", "coinche.support", "coinche.contra", "coinche.own", "coinche.partner"}
    | {"holds", "belote", "out", "ruff", "excused", "toPartner", "give", "spare", "french.last"},
    "belote2_es": {"two.take", "two.leave", "two.name", "two.seven", "two.own", "two.holds", "two.belote"}
    | {"two.declared", "two.out", "two.draw", "two.follow", "two.ruff", "last"},
}
"""What such a pupil has heard in the end."""


@pytest.mark.parametrize("game", NEW)
def test_who_does_as_the_lesson_says_learns_what_there_is_to_know(game: str) -> None:
    lesson, learned, ends = SCRIPTS[game], set[str](), list[Outcome]()
    for seed, calls in zip(lesson.seeds, WELL[game], strict=True):
        said = set(lesson.remembered(frozenset(learned)))
        found, session = heard(game, seed, careful(seed, *calls), said)
        learned |= said
        claimed(found)
        assert found[0][1], "it begins with a sentence"
        assert found[-1][1], "the sheet is explained"
        assert session.state.deal_number == 1, "nobody throws the cards in"
        again = heard(game, seed, careful(seed, *calls), set())[1]
        assert again.record().actions == session.record().actions, "it is the same for everybody"
        ends.append(session.state.results[-1].outcome)
    assert learned >= TAUGHT[game], TAUGHT[game] - learned
    assert ends[0] is Outcome.MADE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NEW)
def test_every_sentence_is_worded(game: str, language: str) -> None:
    say, lesson, thinker = words(language), SCRIPTS[game], Thinker()
    view = lesson_session(thinker, game, lesson.seeds[0])[1].view(0)
    thinker.close()
    for deck in ("hungarian", "french"):
        told = [lesson_sentence(say, name, view, deck) for name in steps_of(lesson)]
        assert all(30 <= len(sentence) <= 160 for sentence in told), max(told, key=len)
        assert all(sentence[0].isupper() and sentence[-1] in ".?" for sentence in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_between_and_after_the_deals_are_worded(language: str) -> None:
    say = words(language)
    for lesson in SCRIPTS.values():
        assert say(f"lesson.{lesson.words}.over")
        assert say(f"lesson.{lesson.words}.over.text", key="R")
        for deal in range(1, len(lesson.seeds)):
            assert say(f"lesson.{lesson.words}.half{deal}.text", key="R")


def test_the_list_of_names_is_the_list_of_lessons() -> None:
    assert set(SCRIPTS) == LESSONS <= set(GAMES)
    assert all(lesson_for(game) is not None for game in LESSONS)
    assert lesson_for("bela3") is None
    assert not has_lesson("bela3")
    assert {family_of(game).name for game in LESSONS} == {"bela", "belot", "belote"}


def test_a_trump_that_lies_open_is_not_counted_as_out() -> None:
    thinker = Thinker()
    session = lesson_session(thinker, "belote2_es", SCRIPTS["belote2_es"].seeds[0])[1]
    thinker.close()
    pupil = careful(SCRIPTS["belote2_es"].seeds[0], "take")
    while session.view(0).contract is None or not session.view(0).choices.playable:
        if session.waits_for == 0:
            session.act(pupil(session.view(0)))
        else:
            session.advance()
    view = session.view(0)
    assert view.turned is not None
    assert view.contract is not None
    assert view.turned.suit is view.contract.trumps.suit
    assert trumps_out(replace(view, turned=None)) == trumps_out(view) + 1
