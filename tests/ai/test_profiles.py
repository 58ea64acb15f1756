"""A profile is chosen on purpose for every game, and under every house rule."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from pathlib import Path

import pytest

import game.ai
from game.ai.levels import hard, master, pure
from game.ai.policy.features import card_network
from game.ai.profile import PART_OF, PARTS, Profile
from game.rules.options.rules import ImpossibleRulesError, Rules
from game.variants.catalogue import GAMES
from game.variants.option_ids import option_choices, option_ids, option_value, with_option

AI = Path(game.ai.__file__).parent
LEVELS = (hard, master, pure)
FIELDS = {"policies", *PART_OF}
RAISES = {
    "policies",
    "self_play_in_belief",
    "self_play_above_cards",
    "mix_solved_and_played",
    "card_odds",
    "call_odds",
}
"""What the duty to beat plain cards decides: policies play as trained, Bela in two has odds of its own."""
EXPECTED: dict[str, set[str]] = {
    "raisePlain": RAISES | {"looks_ahead"},
    "bidding": {"hears_passes"},
    "ntDoubled": {"network_calls", "call_required_errors", "call_odds"},
}
"""What an option may change in a profile; every other option keeps the profile of its game.

A turned card changes the course of Bela in three, where the policies have not learned what a pass says. What
the network of calls learned holds where no trumps count twice.
"""


def changed_by(old: Profile, new: Profile) -> set[str]:
    parts = {name for name, part in PART_OF.items() if value(old, part, name) != value(new, part, name)}
    return parts | ({"policies"} if old.policies != new.policies else set())


def value(profile: Profile, part: str, name: str) -> object:
    return getattr(getattr(profile, part), name)


def house_rules(rules: Rules) -> list[tuple[str, Rules]]:
    """These rules with each option at each of its other values, where that is possible."""
    found = []
    for key in option_ids():
        usual = option_value(rules, key)
        is_number = isinstance(usual, int) and not isinstance(usual, Enum | bool)
        for other in (2 * usual + 1,) if is_number else option_choices(rules, key):
            try:
                changed = with_option(rules, key, other)
            except ImpossibleRulesError:
                continue
            if changed != rules:
                found.append((key, changed))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_changes_what_it_should_and_nothing_else(game: str) -> None:
    rules, seen = GAMES[game].rules, 0
    for key, other in house_rules(rules):
        for level in LEVELS:
            found = changed_by(level(rules), level(other))
            assert found <= EXPECTED.get(key, set()), (key, level.__name__)
        seen += 1
    assert seen > 30


def test_each_of_these_options_changes_something() -> None:
    found = {
        key
        for game in GAMES.values()
        for key, other in house_rules(game.rules)
        if master(other) != master(game.rules)
    }
    assert found == EXPECTED.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_network_that_a_profile_names_is_there(game: str) -> None:
    for _, rules in (("", GAMES[game].rules), *house_rules(GAMES[game].rules)):
        for policy in master(rules).policies:
            assert card_network(policy.imitation)
            assert card_network(policy.self_play)


@pytest.mark.parametrize("room", ["belief", "rollout", "search"])
def test_only_a_profile_knows_the_course_of_an_auction_and_the_duty_to_beat_plain_cards(room: str) -> None:
    sources = [path.read_text("utf-8") for path in sorted((AI / room).glob("*.py"))]
    assert len(sources) > 3
    for asked in ("course_of", "AuctionKind", "auction_kind", "skill_of", "raise_plain"):
        assert not [one for one in sources if asked in one], asked


def test_no_part_has_more_than_ten_fields_and_no_two_share_a_name() -> None:
    names = [field.name for part in PARTS.values() for field in fields(part)]
    assert len(names) == len(set(names)) == len(FIELDS) - 1
    assert all(len(fields(part)) <= 10 for part in PARTS.values())


def test_values_are_changed_by_their_names() -> None:
    whole = master(GAMES["bela4"].rules)
    other = whole.but(worlds=3, prior=0.0, solve_from_cards=0)
    assert changed_by(whole, other) == {"worlds", "prior", "solve_from_cards"}
    with pytest.raises(KeyError, match="depth"):
        whole.but(depth=3)
