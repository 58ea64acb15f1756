"""A letter makes the same call in every auction of a game, whatever has been said before."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.rules.actions import MakeCall
from game.rules.auction import course_of
from game.rules.call import Bid, Call, Word
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.rules.view import View
from game.scenes.cards.deck import Deck
from game.scenes.table.offers import Prompt, call_keys, letters, prompt_of
from game.scenes.table.rehearsal import Rehearsal
from game.text.catalogue import LANGUAGES, words
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.scenes.table.conftest import NAMES, Table

TABLES = {
    **{name: game.rules for name, game in GAMES.items()},
    "bela3 with a turned card": options_from({"bidding": "turnUp"}, GAMES["bela3"].rules),
    "belot_bg with contra": options_from({"contra": True, "recontra": True}, GAMES["belot_bg"].rules),
}
MATCHES, ACTIONS = 4, 250


def auctions_of(rules: Rules) -> list[View]:
    """What everybody sees who is to call, in the deals of some matches."""
    found = []
    for seed in range(MATCHES):
        match = Rehearsal(rules, f"calls {seed}")
        for _ in range(ACTIONS):
            seat = match.waits_for
            if seat is not None and (view := match.view(seat)).choices.calls:
                found.append(view)
            match.advance(None)
            match.continue_match()
    return found


def keys_of(prompt: Prompt) -> list[tuple[str, Call | Trumps]]:
    """The letters of the open calls; a suit has its letter whatever number is bid."""
    found: list[tuple[str, Call | Trumps]] = []
    for offer in prompt.offers:
        if isinstance(offer.action, MakeCall):
            call = offer.action.call
            found.append((offer.key, call.trumps if isinstance(call, Bid) else call))
    return found


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("table", TABLES)
def test_a_letter_names_the_same_call_throughout(table: str) -> None:
    views = auctions_of(TABLES[table])
    assert len(views) > 20
    for language in LANGUAGES:
        say = words(language)
        for deck in Deck:
            meant: dict[str, Call | Trumps] = {}
            letter: dict[Call | Trumps, str] = {}
            for view in views:
                prompt = prompt_of(view, say, deck, NAMES)
                assert prompt is not None
                pairs = keys_of(prompt)
                assert all(key for key, _ in pairs)
                assert len({key for key, _ in pairs}) == len(pairs), "no two open calls share a letter"
                for key, call in pairs:
                    # what doubles has one key: both are never open at once
                    once = Word.CONTRA if isinstance(call, Word) and call.doubles else call
                    assert meant.setdefault(key, once) == once, (language, deck, key)
                    assert letter.setdefault(once, key) == key, (language, deck, once)


def test_no_name_is_left_without_a_letter_where_others_could_have_another_one() -> None:
    assert letters(["karo", "ka"]) == ["K", "A"]
    assert letters(["ka", "kat", "k"]) == ["A", "T", "K"]
    assert letters(["k", "k", "kat"]) == ["K", "", "A"], "there are not enough"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", Deck)
def test_every_call_has_a_letter_of_its_own(language: str, deck: Deck) -> None:
    for rules in TABLES.values():
        keys = call_keys(rules, words(language), deck)
        signs = [*keys.values(), *"PXHWSLUMV"]
        assert all(signs)
        assert len(set(signs)) == len(signs), signs
        assert {call for call in keys if isinstance(call, Trumps)} == set(course_of(rules).trumps)
        assert (Word.TAKE in keys) is course_of(rules).turns_card


def calling(table: Callable[..., Table], language: str) -> Table:
    """A Bulgarian auction in which everything is open."""
    at = table(rules=GAMES["belot_bg"].rules, language=language, dealer=3)
    at.own_turn()
    assert {Bid(Trumps.SPADES), Word.PASS} <= set(at.scene.model.view.choices.calls)
    return at


def pressed(at: Table, key: int, written: str) -> tuple[Call, ...]:
    """What the player has said after that key, on a keyboard that writes so."""
    event = pygame.Event(
        pygame.KEYDOWN, key=key, mod=0, unicode=written, scancode=key - pygame.K_a + pygame.KSCAN_A
    )
    pygame.event.post(event)
    at.driver.frames(2)
    return tuple(call for seat, call in at.scene.model.match.view(0).calls if seat == 0)


@pytest.mark.parametrize(
    ("key", "written", "call"),
    [
        (pygame.K_p, "п", Word.PASS),
        (pygame.K_p, "p", Word.PASS),
        (pygame.K_y, "п", Word.PASS),
        (pygame.K_b, "б", Bid(Trumps.NONE)),
        (pygame.K_b, "b", Bid(Trumps.NONE)),
        (pygame.K_i, "и", Bid(Trumps.SPADES)),
        (pygame.K_i, "i", Bid(Trumps.SPADES)),
    ],
)
def test_a_bulgarian_says_everything_on_one_keyboard(
    table: Callable[..., Table], key: int, written: str, call: Call
) -> None:
    assert pressed(calling(table, "bg"), key, written) == (call,)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("written", ["s", "l", "u", "с"])
def test_who_wants_to_see_something_calls_nothing(
    table: Callable[..., Table], language: str, written: str
) -> None:
    key = ord("s" if written == "с" else written)
    assert pressed(calling(table, language), key, written) == ()
