"""The tricks of the rule book play what the rules say: what is shown may be played, and a duty is one."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

import pytest

from game.rules.options.play import PlayRules
from game.rules.options.rules import Rules
from game.rules.play import legal_cards
from game.rules.trick import Trick
from game.text.book import all_topics
from game.text.rule_tricks import OPTION, TRICKS, TRUMPS, trick_of
from game.variants.catalogue import GAMES

FIELDS = {
    "ruff": "ruff",
    "overtrump": "overtrump",
    "undertrump": "undertrump",
    "underPartner": "under_partner",
}


def plays(topic: str, rules: Rules) -> bool:
    """Whether a trick shows the topic; its cards are then what these rules let be played."""
    trick = trick_of(topic, rules)
    if trick is None:
        return False
    assert len(trick.cards) == rules.players
    played, before = trick.cards[trick.place], Trick(0, trick.cards[: trick.place])
    legal = legal_cards((played, trick.other), before, TRUMPS, rules.play, rules.players)
    assert legal == ((played,) if trick.is_duty else (played, trick.other)), topic
    return True


@pytest.mark.parametrize("game", GAMES)
def test_the_duties_of_every_game_are_played(game: str) -> None:
    rules = GAMES[game].rules
    found = [topic for topic in all_topics(rules) if plays(topic, rules)]
    assert any(topic.startswith("follow") for topic in found)
    assert any("ruff" in topic for topic in found)


@pytest.mark.parametrize("key", [key for key in TRICKS if key.startswith(OPTION)])
def test_every_house_rule_is_played_by_its_own_trick(key: str) -> None:
    option, value = key.removeprefix(OPTION).split(".")
    field = FIELDS[option]
    usual = getattr(PlayRules(), field)
    wanted = type(usual)(value) if isinstance(usual, Enum) else value == "True"
    found = []
    for variant in GAMES.values():
        rules = replace(variant.rules, play=replace(variant.rules.play, **{field: wanted}))
        if plays(f"{OPTION}{option}", rules):
            found.append(trick_of(f"{OPTION}{option}", rules))
    assert found, "no game shows it"
    assert {trick.cards[trick.place] for trick in found if trick is not None} == {
        TRICKS[key].cards[TRICKS[key].place]
    }


def test_nobody_plays_a_card_twice_and_the_taker_is_among_them() -> None:
    for trick in TRICKS.values():
        assert len({*trick.cards, trick.other}) == 5
        assert trick.taker in trick.cards
