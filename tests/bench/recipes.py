"""A recipe is a mind in words: a level, and what is changed in its profile.

master                          a level as it is; easy, medium, hard, master, random
master:worlds=100,plays=no      any field of a `Profile` by its name, in every game: a number, yes or no
master:closer=0                 every card is played out in as many deals, none in more
master:hands=0,explores=no      for two: sampled hands only, no own later card is chosen
master:prior=0                  what masters mostly play has no say in what it plays itself
master:silence=no               who says no belote may have the other half all the same
master:imitation=no             light players' grades judge what was played, not what masters taught
master:self_play=no             light players play deals out, not the policy of self-play
master:learned=no,trust=0.5     a rule player says what is usually called (Bulgarian belot)
master:caution=no               in coinche it doubles whenever that looks better than a pass
hard:listens=no                 short for calls=no,declared=no,plays=no
master:rollouts=no              imagined deals are solved exactly, none is played out; for two sides
master:sheet=no                 cards are played for card points only, as the all-seeing player does
all-seeing                      exact values of the open hands
engine:medium@COMMAND           another program, asked by the engine protocol for decisions of that level
tests.bench.somewhere:SomeMind  any class that makes a mind without arguments
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from game.ai.decision import Mind
from game.ai.levels import UnknownLevelError, make_mind
from game.ai.profile import PART_OF, Profile
from game.ai.search.search_player import SearchPlayer
from game.rules.options.rules import Rules
from tests.bench.all_seeing import AllSeeing
from tests.bench.exact_player import ExactPlayer
from tests.bench.outside import WORD, outside
from tests.bench.points_player import PointsPlayer

ALL_SEEING = "all-seeing"
SHORT = {"listens": ("calls", "declared", "plays")}
"""Words for several fields at once."""
WITHOUT = {"rollouts": ExactPlayer, "sheet": PointsPlayer}
"""The searching player without something."""
OPTIONAL = {"caution", "card_odds", "call_odds"}
"""Fields that can be left out, and cannot be written here."""
WORDS = {"yes": True, "no": False}
KINDS = {bool: "yes or no", int: "a whole number", float: "a number"}

Value = bool | int | float


class RecipeError(ValueError):
    """A recipe that nobody can cook; the message says what is wrong with it."""


def maker(recipe: str) -> Callable[[], Mind]:
    """What makes new minds of the recipe; raises RecipeError at once if it is none."""
    name, _, rest = recipe.partition(":")
    if name == ALL_SEEING and not rest:
        return AllSeeing
    if name == WORD:
        level, _, command = rest.partition("@")
        return outside(level, command)
    if "." in name:
        return _found(name, rest)
    changes = dict(_change(recipe, one) for one in rest.split(",") if one)
    try:
        mind = make_mind(name)
    except UnknownLevelError as error:
        raise RecipeError(f"{recipe}: {error}") from None
    if not changes:
        return lambda: make_mind(name)
    if not isinstance(mind, SearchPlayer):
        raise RecipeError(f"{recipe}: {name} does not search, it has no profile")
    without = [key for key in WITHOUT if not changes.pop(key, True)]
    if len(without) > 1:
        raise RecipeError(f"{recipe}: only one of {' and '.join(without)} can be left out at a time")
    found = _known(recipe, mind.level(Rules()), changes)
    level, kind = mind.level, WITHOUT[without[0]] if without else SearchPlayer
    return lambda: kind(lambda rules: level(rules).but(**found))


def _found(module: str, name: str) -> Callable[[], Mind]:
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise RecipeError(f"{module}:{name}: {error}") from None


def _change(recipe: str, text: str) -> tuple[str, Value]:
    key, _, value = text.partition("=")
    if value in WORDS:
        return key, WORDS[value]
    try:
        return key, int(value) if value.isdecimal() else float(value)
    except ValueError:
        raise RecipeError(f"{recipe}: {key}= a number, yes or no was expected, not {value!r}") from None


def _known(recipe: str, usual: Profile, changes: dict[str, Value]) -> dict[str, Value | None]:
    """The changes with short words written out; raises RecipeError for no field, or no value of it."""
    for short, names in SHORT.items():
        if short in changes:
            value = changes.pop(short)
            changes |= dict.fromkeys(names, value)
    found: dict[str, Value | None] = {}
    for key, value in changes.items():
        if key not in PART_OF:
            raise RecipeError(f"{recipe}: no {key!r} is in a profile; there is {', '.join(PART_OF)}")
        kind = type(getattr(getattr(usual, PART_OF[key]), key))
        if key in OPTIONAL and value is False:
            found[key] = None
        elif type(value) is kind or (type(value), kind) == (int, float):
            found[key] = value
        else:
            raise RecipeError(f"{recipe}: {key} is {KINDS.get(kind, 'no, or as it is')}")
    return found
