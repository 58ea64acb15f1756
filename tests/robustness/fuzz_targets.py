"""What is read from files, codes and lines is accepted so that it comes back, or refused with a sentence."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from game.ai.levels import make_mind
from game.app import engine, settings
from game.cards.card import DECK
from game.cards.shuffle import shuffled
from game.records.deal_code import DealCodeError, code_of_deck, deck_of_code
from game.records.errors import RecordError
from game.records.parse import parse, parse_all
from game.records.seal import sealed
from game.records.shared_deal import (
    SharedDeal,
    SharedLine,
    SharedLineError,
    deal_of_text,
    text_of_deal,
)
from game.records.write import write
from game.scenes.preferences import Preferences, Sitter
from game.table.history.history import FOLDER, INDEX_FILE, History
from game.table.lottery import drawn_rules
from game.table.save import load_match, read_record
from game.table.scorer_text import SheetsError, sheets_of, text_of_sheets
from game.ui.window import Geometry
from game.variants.catalogue import GAMES
from game.variants.codes import CodeError, code_of, rules_of_code
from game.variants.option_ids import options_of
from game.variants.presets import Preset, PresetError, presets_of, text_of_presets
from tests.cases.files import cases_of, read_yaml
from tests.cases.run import run_case
from tests.scenes.scorer import kitchen
from tests.table.history.past import played

FEW_WORLDS: Final = 3
"""Deals that a computer imagines here: what it is asked is tried, not how well it plays."""
MOST_CARDS: Final = 12
"""Open cards that are solved here; more take their time by right."""
CASES: Final = Path(__file__).parents[1] / "cases"


class FoundError(AssertionError):
    """Neither accepted nor refused as it should be."""


@dataclass(frozen=True, slots=True)
class Target:
    """What reads something; `check` raises what must never be raised."""

    seeds: Callable[[], list[bytes]]
    check: Callable[[bytes], None]
    seconds: float = 1.0
    """CPU time within which everything is accepted or refused."""


@cache
def _folder() -> Path:
    """The folder of the files that are read."""
    return Path(tempfile.mkdtemp(prefix="fuzz-"))


def _fresh(name: str, content: bytes) -> Path:
    """A file of that content in an otherwise empty folder."""
    for old in sorted(_folder().rglob("*"), reverse=True):
        old.rmdir() if old.is_dir() else old.unlink()
    path = _folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def _must(holds: object, sentence: str) -> None:
    if not holds:
        raise FoundError(sentence)


def _is_sentence(text: str | None) -> bool:
    return bool(text) and "Error(" not in str(text) and "Traceback" not in str(text)


def _text(content: bytes) -> str:
    return content.decode("utf-8", "surrogateescape" if content[:1] == b"\xff" else "replace")


# --- records ------------------------------------------------------------------------------------------


def _records() -> list[bytes]:
    texts = [write(played(game, "fuzz", 1)) for game in GAMES]
    texts += [write(played(game, "more", 2)) for game in ("bela3", "coinche_fr")]
    return [text.encode() for text in texts]


def _sealed_records() -> list[bytes]:
    return [sealed(one.decode()).encode() for one in _records()]


def check_record(content: bytes) -> None:
    """Parsed and written it is the same record; written again the same text."""
    text = _text(content)
    try:
        record = parse(text)
    except RecordError as error:
        _must(_is_sentence(error.sentence) and error.line > 0 and error.column > 0, f"no sentence: {error}")
    else:
        again = write(record)
        _must(parse(again) == record, "the record that was written is another one")
        _must(write(parse(again)) == again, "the text changes when it is written again")
    try:
        parse_all(text)
    except RecordError as error:
        _must(_is_sentence(error.sentence), f"no sentence: {error}")


def check_saved_match(content: bytes) -> None:
    """The file is used, or kept aside; what goes on can be written and read."""
    path = _fresh("match.txt", content)
    loose = read_record(path)
    _must((loose.record is None) == (loose.complaint is not None), "neither a record nor a sentence")
    _must(path.read_bytes() == content, "a file of somebody's own was changed")
    loaded = load_match(path)
    _must(loaded.record is not None or loaded.complaint is not None, "neither a record nor a sentence")
    if loaded.complaint is not None:
        _must(_is_sentence(loaded.complaint), f"no sentence: {loaded.complaint}")
        _must(loaded.kept is not None and loaded.kept.read_bytes() == content, "the file was not kept")
        _must(loaded.kept.parent == path.parent, "it was kept elsewhere")
    if loaded.record is not None:
        _must(parse(write(loaded.record)) == loaded.record, "what was saved does not come back")


def check_history(content: bytes) -> None:
    """A damaged index is set aside; the records are entered anew."""
    path = _fresh(INDEX_FILE, content)
    records = path.parent / FOLDER
    records.mkdir(exist_ok=True)
    (records / "one.txt").write_bytes(_sealed_records()[0])
    history = History(path.parent)
    try:
        history.look().result(timeout=20)
        lines = history.lines().result(timeout=20)  # behind the check of the whole index
    finally:
        history.close()
    _must(len(lines) == 1 or history.complaint is not None, f"{len(lines)} matches")


def _indexes() -> list[bytes]:
    path = _fresh(INDEX_FILE, b"")
    history = History(path.parent)
    (path.parent / FOLDER).mkdir()
    (path.parent / FOLDER / "one.txt").write_bytes(_sealed_records()[0])
    history.overview().result(timeout=20)
    history.close()
    return [path.read_bytes()]


# --- wishes -------------------------------------------------------------------------------------------


def _settings() -> list[bytes]:
    rules = GAMES["bela4"].rules
    wild = {"bela4": options_of(drawn_rules(rules, "fuzz")[0], rules), "poker": {"roof": 1}}
    seats = {"4": (Sitter(is_person=True, name='Žac "q" \\ \n'), Sitter(level="hard", face="ana")), "9": ()}
    usual = settings.Settings()
    other = settings.Settings(Preferences(house_rules=wild, tables=seats), Geometry(-5, 7, 900, 700), True)
    return [settings.text_of(one).encode() for one in (usual, other)]


def check_settings(content: bytes) -> None:
    """They are used as far as they are sound; written and read again they are the same."""
    path = _fresh(settings.FILE, content)
    loaded = settings.load(path)
    if loaded.complaint is not None:
        _must(_is_sentence(loaded.complaint), f"no sentence: {loaded.complaint}")
        kept = path.name if loaded.is_newer else loaded.kept
        _must(kept is not None and (path.parent / kept).read_bytes() == content, "not kept")
    text = settings.text_of(loaded.settings)
    again = settings.load(_fresh(settings.FILE, text.encode("utf-8")))
    _must(again.complaint is None, f"what was written is refused: {again.complaint}")
    _must(again.settings == loaded.settings, "what was written is something else")
    _must(settings.text_of(again.settings) == text, "the text changes when it is written again")


def _presets() -> list[bytes]:
    kept = [Preset(f"{game} kod kuće", game, drawn_rules(GAMES[game].rules, "fuzz")[0]) for game in GAMES]
    return [text_of_presets(kept[:3]).encode(), text_of_presets(kept[3:]).encode()]


def check_presets(content: bytes) -> None:
    """House rules under a name come back as they were written."""
    try:
        presets = presets_of(_text(content))
    except PresetError as error:
        _must(_is_sentence(str(error)), f"no sentence: {error}")
        return
    _must(presets_of(text_of_presets(presets)) == presets, "the presets do not come back")


# --- codes --------------------------------------------------------------------------------------------


def _rules_codes() -> list[bytes]:
    codes = [code_of(game, variant.rules) for game, variant in GAMES.items()]
    codes += [code_of(name, drawn_rules(one.rules, "fuzz")[0]) for name, one in GAMES.items()]
    return [code.encode() for code in codes]


def check_rules_code(content: bytes) -> None:
    """A code of house rules stands for rules whose code stands for the same."""
    try:
        game, rules = rules_of_code(_text(content))
    except CodeError as error:
        _must(_is_sentence(str(error)), f"no sentence: {error}")
        return
    _must(rules_of_code(code_of(game, rules)) == (game, rules), "the code stands for other rules")


def _deal_codes() -> list[bytes]:
    return [code_of_deck(shuffled(DECK, f"fuzz{number}".encode())).encode() for number in range(4)]


def check_deal_code(content: bytes) -> None:
    """A deal's code stands for a whole deck, and the deck for that code."""
    code = _text(content)
    try:
        deck = deck_of_code(code)
    except DealCodeError as error:
        _must(_is_sentence(str(error)), f"no sentence: {error}")
        return
    _must(len(set(deck)) == 32, "not a deck")
    signs = "".join(code.upper().translate(str.maketrans("ILO", "110")).replace("-", " ").split())
    _must(code_of_deck(deck).replace("-", "") == signs, "the deck has another code")


def _shared_deals() -> list[bytes]:
    found = []
    for name, one in GAMES.items():
        rules = drawn_rules(one.rules, "fuzz")[0]
        deal = SharedDeal(game=name, rules=rules, dealer=1, deck=shuffled(DECK, name.encode()))
        points = (92, 70, 0)[: 3 if rules.players == 3 else 2]
        found.append(text_of_deal(deal, [SharedLine(seat=0, points=points, name="Ana")]).encode())
    return found


def check_shared_deal(content: bytes) -> None:
    """A text with a shared deal stands for a deal and lines whose text stands for the same."""
    try:
        deal, lines = deal_of_text(_text(content))
    except (CodeError, SharedLineError) as error:
        _must(_is_sentence(str(error)), f"no sentence: {error}")
        return
    _must(deal_of_text(text_of_deal(deal, lines)) == (deal, lines), "the text stands for another deal")


# --- requests -----------------------------------------------------------------------------------------


def _requests() -> list[bytes]:
    auction = {"id": 1, "ask": "legal", "game": "bela4", "seat": 0, "dealer": 3, "calls": []}
    hand = ["7S", "TS", "JH", "AD", "AC", "KC"]
    play = {"ask": "decide", "level": "medium", "game": "bela4", "seat": 1, "dealer": 3, "hand": hand[:3]}
    play |= {"calls": [[0, "pass"], [1, "H"]], "played": [[0, "AS"]], "scores": [900, 20], "hanging": 0}
    told = [{"seat": 1, "kind": "seq", "value": 50, "top": "K", "cards": ["TC", "JC", "QC", "KC"]}]
    last = {"ask": "solve", "game": "bela4", "contract": "H", "leader": 0, "trick": []}
    last |= {"hands": [["JH", "7C"], ["9H", "8C"], ["7D", "8D"], ["AC", "TC"]]}
    three = {"ask": "solve", "game": "bela3", "contract": {"trumps": "H", "taker": 1}, "leader": 0}
    wishes: list[dict[str, object]] = [
        {"id": "x", "ask": "hello"},
        {**auction, "hand": hand},
        {**auction, "hand": hand, "ask": "decide", "level": "hard", "character": "ana", "worlds": 2},
        {**auction, "game": "belote4_fr", "hand": hand[:5], "turned": "9H", "options": {"mus": True}},
        {**auction, "game": "coinche_fr", "hand": [*hand, "7D", "8D"], "calls": [], "seat": 0},
        play,
        {**play, "declared": told, "seed": 5, "level": "master", "worlds": 3},
        {**play, "game": "bela2", "phase": "exchanging", "discarded": ["7C", "8C"], "bottom": "9C"},
        last,
        {**last, "trick": ["JH"], "hands": [["7C"], ["9H", "8C"], ["7D", "8D"], ["AC", "TC"]]},
        {**three, "hands": [["7C"], ["8C"], ["9C"]]},
    ]
    return [json.dumps(one).encode() for one in wishes]


def check_request(content: bytes) -> None:
    """Every line is answered with one JSON object; an error is a sentence, never one of Python's own."""
    for line in content.splitlines():
        if _is_long(line):
            continue
        answer = engine.answer_line(line)
        told = json.loads(json.dumps(answer, allow_nan=False))
        error = told.get("error")
        _must(error is None or _is_sentence(error), f"no sentence: {error}")
        _must("\n" not in json.dumps(answer), "an answer of several lines")


def _is_long(line: bytes) -> bool:
    """Whether solving it may take its time by right."""
    try:
        wish = json.loads(line)
        return wish["ask"] == "solve" and len(str(wish["hands"])) > 6 * MOST_CARDS
    except Exception:  # noqa: BLE001 - whatever it is, it is not solved
        return False


def with_few_worlds() -> None:
    """From now on computers imagine few deals: what they are asked is tried, not how well they play."""
    usual = make_mind

    def light(level: str, worlds: int = 0, character: object = None) -> object:
        return usual(level, min(worlds or FEW_WORLDS, FEW_WORLDS), character)

    engine.make_mind = light


# --- sheets of real cards -----------------------------------------------------------------------------


def _sheets() -> list[bytes]:
    return [text_of_sheets(sheets).encode() for sheets in (kitchen.ALL, *((one,) for one in kitchen.ALL))]


def check_sheets(content: bytes) -> None:
    """Sheets come back and can be written by their rules, or there is a sentence."""
    try:
        sheets = sheets_of(_text(content))
    except SheetsError as error:
        _must(_is_sentence(str(error)), f"no sentence: {error!r}")
        return
    _must(sheets_of(text_of_sheets(sheets)) == sheets, "the sheets do not come back")
    for sheet in sheets:
        sheet.standing()


# --- case files ---------------------------------------------------------------------------------------


def _cases() -> list[bytes]:
    found = []
    for file in sorted(CASES.glob("*.yaml")):
        for heading, entries in (read_yaml(file) or {}).items():
            found += [{heading: [entry]} for entry in (entries or [])[::17]]
    return [yaml.safe_dump(one, allow_unicode=True, sort_keys=False).encode() for one in found]


# PyYAML's scanner is written in Python, and takes its time over deep nests
def check_case(content: bytes) -> None:
    """A case agrees with the rules, or fails with a sentence."""
    for case in cases_of(_fresh("cases.yaml", content)):
        try:
            run_case(case)
        except (AssertionError, ValueError) as error:
            _must(str(error), f"no sentence: {error!r}")


TARGETS: Final[dict[str, Target]] = {
    "record": Target(_records, check_record),
    "match": Target(_sealed_records, check_saved_match),
    "history": Target(_indexes, check_history),
    "settings": Target(_settings, check_settings),
    "presets": Target(_presets, check_presets),
    "sheets": Target(_sheets, check_sheets),
    "rules-code": Target(_rules_codes, check_rules_code),
    "deal-code": Target(_deal_codes, check_deal_code),
    "shared-deal": Target(_shared_deals, check_shared_deal),
    "request": Target(_requests, check_request),
    "case": Target(_cases, check_case, seconds=3.0),
}
