"""Everything that happens can be told in every language, with names, and never what is hidden."""

from __future__ import annotations

from typing import get_args

import pytest

from game.cards.card import card_of
from game.cards.rank import Rank
from game.cards.suit import Suit
from game.rules.call import Bid, Word
from game.rules.contract import Trumps
from game.rules.covering import NOBODY
from game.rules.events import (
    CallMade,
    CardPlayed,
    Claimed,
    ContractMade,
    DealScored,
    DeckCut,
    Event,
    MatchWon,
    TrickTaken,
)
from game.rules.seats import FOUR
from game.rules.viewing import seen_by, view_for
from game.text.cards import card_name
from game.text.catalogue import LANGUAGES, words
from game.text.spoken import Teller
from tests.golden.test_golden import FILES, history_in

NAMES = ("Luka", "Ana", "Mara", "Ivo")
QUEEN = card_of(Suit.CLUBS, Rank.QUEEN)
TRICK = TrickTaken(seat=3, number=2, cards=(QUEEN,) * 4, leader=0, points=21, is_last=False)
SILENT = {"MatchBegun", "HandDealt", "HandSeen", "TalonTaken", "DeclarationsResolved"}


def teller(language: str = "en", players: int = FOUR, deck: str = "french", own: int | None = None) -> Teller:
    return Teller(words(language), NAMES[:players], deck, own=own)


def test_the_sentences_of_the_table_in_english_and_croatian() -> None:
    assert teller().event(CardPlayed(0, QUEEN)) == "Luka plays the queen of clubs."
    assert teller("hr", deck="hungarian").event(CardPlayed(0, QUEEN)) == "Luka igra babu žira."
    assert teller().event(TRICK) == "Trick to Ana and Ivo, 21."
    assert teller("hr").event(CallMade(1, Bid(Trumps.CLUBS), is_forced=False)) == "Ana: Zovem tref"
    assert teller().event(CallMade(1, Word.PASS, is_forced=False)) == "Ana: Pass"
    assert teller().event(DeckCut(2, 0)) == "Mara knocks."
    assert teller().event(DeckCut(2, 5)) == "Mara cuts."
    assert teller().event(Claimed(0, 1001, is_right=True)) == "Luka: enough points, the match is over."
    assert teller().event(Claimed(0, 1001, is_right=False)) == "Luka: a wrong claim, the match is lost."
    assert teller().hand(()) == "No cards lie open."
    assert teller().hand((QUEEN,)) == "Cards: queen of clubs."


def test_only_who_sits_alone_without_a_name_is_you() -> None:
    assert teller(own=0).event(CardPlayed(0, QUEEN)) == "You play the queen of clubs."
    assert teller(own=0).event(CardPlayed(1, QUEEN)) == "Ana plays the queen of clubs."
    history = history_in(next(file for file in FILES if file.stem == "bela4-talon-and-stop"))
    told = [teller().event(event) for event in history.events]
    assert any("Luka plays" in sentence for sentence in told)
    assert not any(sentence.startswith("You ") for sentence in told)


def test_the_calls_may_be_of_another_language() -> None:
    aloud = Teller(words("en"), NAMES, "french", aloud=words("bg"))
    assert aloud.event(CallMade(0, Word.PASS, is_forced=False)) == "Luka: Пас"
    assert aloud.event(CardPlayed(0, QUEEN)) == "Luka plays the queen of clubs."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_sentence_and_none_tells_a_secret(language: str) -> None:
    told: dict[str, str] = {}
    for file in FILES:
        history = history_in(file)
        rules = history.record.rules
        tells = teller(language, rules.players, "hungarian")
        kinds = {type(event): event for event in history.events}
        for event in [*kinds.values(), *history.events[:150]]:
            sentence = tells.event(seen_by(event, NOBODY))
            assert sentence == tells.event(event), "it was told from something that not everybody may know"
            told[type(event).__name__] = sentence or told.get(type(event).__name__, "")
    assert set(told) == {kind.__name__ for kind in get_args(Event)}
    assert {kind for kind, sentence in told.items() if not sentence} == SILENT


def test_score_table_and_hand_are_told_from_a_view() -> None:
    history = history_in(next(file for file in FILES if file.stem == "bela4-talon-and-stop"))
    seen = set()
    for _, step in history.steps:
        view = view_for(step.state, 0)
        tells = teller()
        seen.add(tells.table(view).split(" ")[0])
        if view.trick is not None and view.trick.cards:
            assert tells.table(view).count(";") == len(view.trick.cards) - 1
        assert tells.hand(view.hand).count(",") == max(0, len(view.hand) - 1)
        assert f" {view.scores[0]}," in tells.score(view)
        assert view.contract is None or tells.score(view).endswith(tells.event(ContractMade(view.contract)))
    assert seen == {"No", "On"}


def test_before_the_first_trick_the_table_shows_what_was_turned_up() -> None:
    history = history_in(next(file for file in FILES if file.stem == "bela2-computers"))
    views = [view_for(step.state, 0) for _, step in history.steps]
    turned = next(view.turned for view in views if view.turned is not None and view.trick is None)
    told = {teller(players=2).table(view) for view in views if view.turned == turned and view.trick is None}
    assert told == {f"Turned up: {card_name(words('en'), turned, 'french')}."}


def test_a_deal_and_a_match_end_with_figures_and_winners() -> None:
    history = history_in(next(file for file in FILES if file.stem == "bela3-computers"))
    tells = teller(players=3)
    scored = next(event for event in history.events if isinstance(event, DealScored))
    won = next(event for event in history.events if isinstance(event, MatchWon))
    figures = ", ".join(f"{name} {one}" for name, one in zip(NAMES, scored.result.written, strict=False))
    assert figures in tells.event(scored)
    assert tells.event(won) == f"Victory: {NAMES[won.result.winners[0]]}"
