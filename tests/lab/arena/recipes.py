"""A recipe describes a mind: a level, and the fields of its profile that are changed.

master                          a level as it is; easy, medium, hard, master, random
master:worlds=100,plays=no      any field of a `Profile` by its name, in every game: a number, yes or no
master:max_batches_factor=0     every card is played out in the same number of deals
master:looks_ahead=no           the heuristic policy chooses its later cards (Bela in two)
master:prior=0                  the policy has no say in the value of a card
master:belote_inference=no      a player who does not announce belote may hold the other card
master:self_play=no             the heuristic policy does the rollouts, not the self-play policy
master:network_calls=no,call_required_errors=0.5  a rule player's calls in Bulgarian belot
master:caution=no               in coinche it doubles whenever that looks better than a pass
hard:listens=no                 short for calls=no,declared=no,plays=no
master:rollouts=no              worlds are solved double dummy, none is played out (two sides)
all-seeing                      exact values of the open hands
engine:medium@COMMAND           another program, asked by the engine protocol for decisions of that level
checkout:master@FOLDER          the same of the program in another checkout, by the Python in its .venv
checkout:master:worlds=100@FOLDER  the same with another number of worlds, the only field to be asked for
tests.lab.somewhere:SomeMind  any class that makes a mind without arguments
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from game.ai.decision import Mind
from game.ai.levels import LEVELS, MEASURES, SEARCHING, UnknownLevelError, make_mind
from game.ai.profile import PART_OF, Profile
from game.ai.search.search_player import SearchPlayer
from game.app.engine import MOST_WORLDS
from game.rules.options.rules import Rules
from tests.lab.arena.all_seeing import AllSeeing
from tests.lab.arena.engine_player import engine_of
from tests.lab.arena.exact_player import ExactPlayer

ALL_SEEING = "all-seeing"
ENGINE = "engine"
CHECKOUT = "checkout"
SHORT = {"listens": ("calls", "declared", "plays")}
"""Names that stand for several fields."""
EARLIER = {
    "drawn": "draws_per_world",
    "exact": "solve_from_cards",
    "explores": "looks_ahead",
    "extension": "max_batches_factor",
    "halves": "mix_solved_and_played",
    "has_say": "self_play_in_belief",
    "is_mixed": "mix_heuristic",
    "learned": "network_calls",
    "silence": "belote_inference",
    "silent": "pass_out_every",
    "solves": "solve_each_card_from",
    "to_cards": "self_play_above_cards",
    "trust": "call_required_errors",
    "card_trust": "card_required_errors",
}
"""Fields by the names that recipes of earlier measurements use."""
OPTIONAL = {"caution", "card_odds", "call_odds"}
"""Fields that can be left out, and cannot be written here."""
ROLLOUTS = "rollouts"
WORLDS = "worlds"
WORDS = {"yes": True, "no": False}
KINDS = {bool: "yes or no", int: "a whole number", float: "a number"}

Value = bool | int | float


class RecipeError(ValueError):
    """A recipe describes no mind; the message says why."""


def maker(recipe: str) -> Callable[[], Mind]:
    """A function that makes a new mind of the recipe; raises RecipeError at once if the recipe is wrong."""
    name, _, rest = recipe.partition(":")
    if name == ALL_SEEING and not rest:
        return AllSeeing
    if name == ENGINE:
        level, _, command = rest.partition("@")
        return engine_of(level, shlex.split(command))
    if folder := checkout_of(recipe):
        level, changes, worlds = asked_of(recipe).partition(f":{WORLDS}=")
        is_asked = worlds.isdecimal() and level in SEARCHING if changes else level in {*LEVELS, *MEASURES}
        if not is_asked or int(worlds or 0) >= MOST_WORLDS:
            raise RecipeError(f"{recipe}: of another checkout a level or master:{WORLDS}=NUMBER was expected")
        python = folder / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        if not python.exists():
            raise RecipeError(f"{recipe}: a checkout with its own .venv was expected in {folder}")
        return engine_of(level, [str(python), "-m", "game", "engine"], folder, int(worlds or 0))
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
    kind = SearchPlayer if changes.pop(ROLLOUTS, True) else ExactPlayer
    level, found = mind.level, _known(recipe, mind.level(Rules()), changes)
    return lambda: kind(lambda rules: level(rules).but(**found))


def checkout_of(recipe: str) -> Path | None:
    """The folder of the checkout that a recipe asks, or None."""
    name, _, rest = recipe.partition(":")
    return Path(rest.partition("@")[2]).resolve() if name == CHECKOUT else None


def asked_of(recipe: str) -> str:
    """What a recipe asks another checkout to play."""
    return recipe.removeprefix(f"{CHECKOUT}:").partition("@")[0]


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
    """The changes, by the names of fields; raises RecipeError for what is no field, or no value of it."""
    changes = {EARLIER.get(key, key): value for key, value in changes.items()}
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
