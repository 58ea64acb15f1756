"""The engine protocol: one JSON object a line in, one out, and the next line is answered whatever came."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NoReturn, TextIO

import game
from game.ai.characters import CHARACTERS, NOBODY, UnknownCharacterError, character_named
from game.ai.explain.explanation import explain
from game.ai.levels import LEVELS, MEASURES, make_mind
from game.app.asked import Asked, AskedError
from game.app.position import view_asked
from game.app.solve import solve
from game.app.version import NAME, search_kind
from game.rules.actions import Declare, Discard, Exchange, Keep, MakeCall, Play
from game.rules.call import call_text
from game.text.catalogue import words
from game.text.explanation import why_sentence
from game.variants.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.rules.actions import Action
    from game.rules.view import Choices, View

LONGEST: Final = 1_000_000
"""No request needs as many letters."""

MOST_WORLDS: Final = 20_001
"""Below this: as many deals as anybody may have imagined."""

Answer = dict[str, object]


def serve(lines: Iterable[bytes], out: TextIO) -> int:
    """Answer every line until the input ends; 0."""
    for line in lines:
        if line.strip():
            print(json.dumps(answer_line(line), allow_nan=False), file=out, flush=True)
    return 0


def answer_line(line: bytes) -> Answer:
    """The answer to one line."""
    if len(line) > LONGEST:
        return {"id": None, "error": f"a line of at most {LONGEST} bytes was expected", "where": ""}
    try:
        content = json.loads(line, parse_constant=_no_json, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        return {"id": None, "error": f"one JSON object was expected ({error})", "where": ""}
    if not isinstance(content, dict):
        return {"id": None, "error": "one JSON object was expected", "where": ""}
    identity = content.get("id")
    try:
        return {"id": identity, **_answer(Asked(content))}
    except AskedError as error:
        return {"id": identity, "error": str(error), "where": error.where}
    except Exception as error:  # noqa: BLE001 - the process stays alive whatever comes in
        return {"id": identity, "error": f"this cannot be answered ({error!r})", "where": ""}


def _no_json(word: str) -> NoReturn:
    raise ValueError(f"{word} is no JSON")


def _finite(digits: str) -> float:
    """A number that can be written into an answer again."""
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"{digits} is too large a number")
    return number


def _answer(asked: Asked) -> Answer:
    asks: dict[str, Callable[[Asked], Answer]] = {
        "hello": hello,
        "legal": legal,
        "decide": decide,
        "solve": solve,
    }
    what = asked.word("ask")
    if what not in asks:
        raise AskedError("ask", f"one of {', '.join(asks)} was expected, not {what!r}")
    return asks[what](asked)


def hello(_asked: Asked) -> Answer:
    """Who answers here."""
    return {
        "name": NAME,
        "version": game.__version__,
        "games": list(GAMES),
        "levels": list(LEVELS),
        "characters": [one.name for one in CHARACTERS],
        "search": search_kind(),
    }


def legal(asked: Asked) -> Answer:
    """What the seat may call, play or lay away; cards in the order C D H S, 7 to A."""
    return {"actions": actions_of(view_asked(asked).choices)}


def actions_of(choices: Choices) -> list[str]:
    """Calls, exchange and keep, or cards: those that may be played, or of which so many are laid away."""
    if choices.calls:
        return [call_text(call) for call in choices.calls]
    if choices.may_keep:
        return ["exchange", "keep"] if choices.may_exchange else ["keep"]
    return [card.code for card in choices.cards or choices.discardable]


def decide(asked: Asked) -> Answer:
    """What a computer of the level would do and why; a mind that weighs nothing has one candidate, no value.

    The others are points of the sheet, own less the others', the best first. Without a `character` the level
    plays what is best; with one it chooses between what is about as good.
    """
    level = asked.word("level", LEVELS[-1])
    if level not in (*LEVELS, *MEASURES):
        raise AskedError("level", f"one of {', '.join((*LEVELS, *MEASURES))} was expected, not {level!r}")
    try:
        character = character_named(asked.word("character", NOBODY.name))
    except UnknownCharacterError as error:
        raise AskedError("character", str(error)) from None
    view, seed = view_asked(asked), asked.number("seed", 0)
    began = time.perf_counter()
    decision = make_mind(level, asked.number("worlds", 0, MOST_WORLDS), character).decide(view, seed)
    spent = time.perf_counter() - began
    action = _text(decision.action, view)
    weighed = [
        {"action": _text(one.action, view), "value": round(one.value, 3), "se": round(one.error, 3)}
        for one in decision.candidates
    ]
    explanation = explain(view, decision)
    return {
        "action": action,
        "candidates": weighed or [{"action": action, "value": None, "se": None}],
        "worlds": decision.worlds,
        "reason": decision.reason.value,
        "ground": explanation.ground.value,
        "why": why_sentence(words("en"), explanation, "french"),
        "ms": round(1000 * spent, 3),
    }


def _text(action: Action, view: View) -> str:
    match action:
        case MakeCall(call=call):
            return call_text(call)
        case Play(card=card):
            return card.code
        case Discard(cards=cards):
            return " ".join(["discard", *(card.code for card in cards)])
        case Exchange():
            return "exchange"
        case Keep():
            return "keep"
        case Declare():
            return view.choices.cards[0].code
        case _:
            raise AskedError("", f"{type(action).__name__} was decided, which has no word here")
