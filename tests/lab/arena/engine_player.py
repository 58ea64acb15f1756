"""A mind that asks another program for its calls and cards, by the engine protocol."""

from __future__ import annotations

import contextlib
import json
import subprocess
import weakref
from collections.abc import Callable
from pathlib import Path

from game.ai.decision import Decision, Reason
from game.ai.rule_based.routine import play_of, routine_decision
from game.cards.rank import RANK_LETTERS
from game.rules.actions import Action, Discard, MakeCall
from game.rules.call import call_text
from game.rules.declaration import Kind
from game.rules.view import View
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_of


class EngineError(RuntimeError):
    """The other program ended, answered with an error, or chose an action that is not legal."""


def engine_of(
    level: str, command: list[str], folder: Path | None = None, worlds: int = 0
) -> Callable[[], EnginePlayer]:
    """A maker of minds that start the command in the folder and ask it for decisions of the level."""
    return lambda: EnginePlayer(level, command, folder, worlds)


class EnginePlayer:
    """Calls, discards and plays as the other program answers; formalities are done as by every mind here."""

    def __init__(self, level: str, command: list[str], folder: Path | None = None, worlds: int = 0) -> None:
        """Start the program, in the folder if there is one; 0 `worlds` are the usual number."""
        self._wish = {"ask": "decide", "level": level} | ({"worlds": worlds} if worlds else {})
        self._program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=folder
        )
        self._asked = 0
        weakref.finalize(self, _end, self._program)

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`."""
        done = routine_decision(view, seed)
        if done is not None and not view.choices.discards:
            return done
        if not view.choices.calls and not view.choices.discards and len(view.choices.cards) == 1:
            return Decision(play_of(view, view.choices.cards[0]), Reason.ONLY_CHOICE)
        self._asked += 1
        wish = {"id": self._asked, **self._wish, "seed": seed, **told(view)}
        answer = self._answer(wish)
        if "error" in answer or answer.get("id") != self._asked:
            raise EngineError(f"{wish} was answered by {answer}")
        return Decision(_action(view, str(answer["action"])), Reason.ONLY_CHOICE)

    def _answer(self, wish: dict[str, object]) -> dict[str, object]:
        into, out = self._program.stdin, self._program.stdout
        assert into is not None
        assert out is not None
        try:
            into.write(json.dumps(wish) + "\n")
            into.flush()
            line = out.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise EngineError(f"the program ended at {wish}")
        return dict(json.loads(line))


def _end(program: subprocess.Popen[str]) -> None:
    with program, contextlib.suppress(BrokenPipeError):
        program.kill()


def told(view: View) -> dict[str, object]:
    """All that the seat knows, as a request of the engine protocol."""
    game = _game_of(view)
    found: dict[str, object] = {
        "game": game,
        "options": dict(options_of(view.rules, GAMES[game].rules)),
        "seat": view.seat,
        "dealer": view.dealer,
        "hand": [card.code for card in view.hand],
        "calls": [[seat, call_text(call)] for seat, call in view.calls],
        "scores": list(view.scores),
        "hanging": view.hung,
    }
    if view.proposed is not None:
        found["turned"] = view.proposed.code
    if view.discarded:
        found["discarded"] = [card.code for card in view.discarded]
    if view.bottom is not None:
        found["bottom"] = view.bottom.code
    if view.exchanged is not None:
        found["exchanged"] = view.exchanged
    if view.contract is None or view.choices.calls or view.choices.discards:
        return found
    found["played"] = [
        [seat, card.code]
        for trick in (*view.tricks, view.trick)
        if trick is not None
        for seat, card in trick.played(view.rules.players)
    ]
    found["declared"] = _declared(view)
    return found


def _declared(view: View) -> list[dict[str, object]]:
    """What was announced and shown; silence has the value 0, and an unknown kind is taken for a sequence."""
    laid = list(view.shown)
    found: list[dict[str, object]] = []
    for one in view.announced:
        is_it = [(open_.seat, open_.declaration.value) == (one.seat, one.value) for open_ in laid]
        shown = laid.pop(is_it.index(True)).declaration if any(is_it) else None
        kind = one.kind or (shown.kind if shown else None)
        kind = kind or (Kind.SEQUENCE if one.value <= 100 else Kind.FOUR)
        said: dict[str, object] = {"seat": one.seat, "kind": kind.value, "value": one.value}
        if one.top is not None:
            said["top"] = RANK_LETTERS[one.top]
        if shown:
            said["cards"] = [card.code for card in shown.cards]
        found.append(said)
    for open_ in laid:
        codes = [card.code for card in open_.declaration.cards]
        kind, value = open_.declaration.kind, open_.declaration.value
        found.append({"seat": open_.seat, "kind": kind.value, "value": value, "cards": codes})
    for seat, card in view.belotes:
        found.append({"seat": seat, "kind": Kind.BELOTE.value, "value": 20, "cards": [card.code]})
    return found


def _game_of(view: View) -> str:
    """The game from whose rules these differ in the fewest options."""
    near = [name for name, one in GAMES.items() if one.rules.players == view.rules.players]
    return min(near, key=lambda name: len(options_of(view.rules, GAMES[name].rules)))


def _action(view: View, text: str) -> Action:
    if view.choices.discards:
        word, *codes = text.split()
        cards = tuple(card for card in view.choices.discardable if card.code in codes)
        if word == "discard" and len(cards) == view.choices.discards:
            return Discard(view.seat, cards)
    for call in view.choices.calls:
        if call_text(call) == text:
            return MakeCall(view.seat, call)
    for card in view.choices.cards:
        if card.code == text:
            return play_of(view, card)
    raise EngineError(f"{text} was answered, which is not legal with {view.hand}")
