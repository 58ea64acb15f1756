"""Text becomes a record: every line is read, played, and held against what it led to."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.records.body import LAID_OUT, Body
from game.records.errors import NewerRecordError, RecordError
from game.records.lexing import Line, Tag, Token, bare_lines, lines_of
from game.records.notation import seat_named, seat_names
from game.records.record import FORMAT, RESERVED, Record, Seated
from game.records.seal import is_sealed, unsealed
from game.records.values import cards_at, number_at
from game.records.write import scribe_of
from game.rules.actions import Action, ChooseDealer
from game.rules.apply import Step
from game.rules.options.rules import Rules
from game.variants.catalogue import UnknownGameError, game_named
from game.variants.option_ids import OptionError, options_from

FIRST_TAG: Final = re.compile(r"\s*\[\s*format\b", re.IGNORECASE)
HEAD_TAGS: Final = ("format", "game", "options", "seed", "takebacks", "firstdealer", "drawn")
BODY_TAGS: Final = ("deal", "dealer", "deck", *LAID_OUT)
MIND: Final = re.compile(r"([A-Za-z]+)(?:\s*:\s*(.*))?", re.DOTALL)


def parse(text: str, first_line: int = 1, watch: Callable[[Step], object] | None = None) -> Record:
    """The record of a text, sealed or not; `first_line` is the number of its first line.

    `watch` is told at the end what each action led to, so that nobody has to play the record again.
    A claim that does not fit its lines as claims count today may fit them as the first version 1.0 counted.
    Generous about blanks and letter case, strict about sense: raises RecordError with line, column and
    what was expected, for an impossible action as well as for a result that is not the right one;
    NewerRecordError for a later format, DamagedRecordError if a checksum does not fit.
    """
    entries = list(lines_of(unsealed(text) if is_sealed(text) else text, first_line))
    start = next((place for place, entry in enumerate(entries) if _is_body(entry)), len(entries))
    head = Head()
    for entry in entries[:start]:
        if isinstance(entry, Tag):
            head.read(entry)
    record = head.record()
    first = head.first_dealer(record.rules)
    steps: list[Step] = []

    def actions(*, claims_as_first_counted: bool) -> tuple[Action, ...]:
        steps.clear()
        tell = None if watch is None else steps.append
        body = Body(record.rules, scribe_of(record), tell, claims_as_first_counted=claims_as_first_counted)
        if first is not None:
            body.do(*first)
        for entry in entries[start:]:
            body.read(entry)
        body.finish()
        return tuple(body.actions)

    try:
        found = actions(claims_as_first_counted=False)
    except RecordError as error:
        if not record.rules.match.claim_counts_held:
            raise
        try:
            found = actions(claims_as_first_counted=True)
        except RecordError:
            raise error from None
    if watch is not None:
        for step in steps:
            watch(step)
    return replace(record, actions=found)


def parse_all(text: str) -> tuple[Record, ...]:
    """The records of a text that holds one or more, each from its Format tag on; comments part nothing."""
    if is_sealed(text):
        return (parse(text),)
    lines = bare_lines(text)
    starts = [place for place, line in enumerate(lines) if FIRST_TAG.match(line)]
    if not starts or any(line.strip() for line in lines[: starts[0]]):
        return (parse(text),)
    ends = [*starts[1:], len(lines)]
    return tuple(
        parse("\n".join(lines[start:end]), start + 1) for start, end in zip(starts, ends, strict=True)
    )


def _is_body(entry: Tag | Line) -> bool:
    return isinstance(entry, Line) or entry.name.text.lower() in BODY_TAGS


class Head:
    """The tags above the first deal."""

    def __init__(self) -> None:
        """Begin with none."""
        self._known: dict[str, Token] = {}
        self._others: list[Tag] = []

    def read(self, tag: Tag) -> None:
        """Take one tag; a tag that the format knows may stand there once."""
        name = tag.name.text.lower()
        if not self._known and name != "format":
            raise tag.name.error('[Format "1"] was expected as the first tag')
        if name == "format":
            _check_format(tag.value)
        if name not in HEAD_TAGS:
            self._others.append(tag)
            return
        if name in self._known:
            raise tag.name.error(f"a second {tag.name.text} tag; one was expected")
        self._known[name] = tag.value

    def record(self) -> Record:
        """The record without its actions."""
        rules, game = self._rules()
        players, tags = self._players(rules)
        seed, take_backs = self._known.get("seed"), self._known.get("takebacks")
        return Record(
            game=game,
            rules=rules,
            players=players,
            seed=None if seed is None else seed.text,
            take_backs=0 if take_backs is None else number_at(take_backs),
            tags=tags,
        )

    def _rules(self) -> tuple[Rules, str]:
        if "format" not in self._known:
            raise RecordError(1, 1, '[Format "1"] was expected as the first tag')
        named = self._known.get("game")
        if named is None:
            raise RecordError(1, 1, 'a tag such as [Game "bela4"] was expected')
        try:
            variant = game_named(named.text)
        except UnknownGameError as error:
            raise named.error(str(error)) from None
        wanted = self._known.get("options")
        if wanted is None:
            return variant.base, variant.name
        return _rules_of(wanted, variant.base), variant.name

    def _players(self, rules: Rules) -> tuple[tuple[Seated, ...], tuple[tuple[str, str], ...]]:
        names = [name.lower() for name in seat_names(rules)]
        seated: dict[str, Seated] = {}
        rest = []
        for tag in self._others:
            name = tag.name.text.lower()
            if name not in names:
                if name in RESERVED:
                    raise tag.name.error(f"no {tag.name.text} tag was expected here")
                rest.append((tag.name.text, tag.value.text))
                continue
            if name in seated:
                raise tag.name.error(f"a second {tag.name.text} tag; one was expected")
            found = MIND.fullmatch(tag.value.text.strip())
            if found is None:
                raise tag.value.error('a player such as "human: Ana" or "medium: Mijo" was expected')
            seated[name] = Seated(found[1].lower(), found[2] or "")
        return tuple(seated.get(name, Seated()) for name in names), tuple(rest)

    def first_dealer(self, rules: Rules) -> tuple[ChooseDealer, Token] | None:
        """The action of the FirstDealer and Drawn tags, if they are there."""
        token, drawn = self._known.get("firstdealer"), self._known.get("drawn")
        if token is None:
            if drawn is not None:
                raise drawn.error('[FirstDealer "..."] was expected with the cards drawn')
            return None
        seat = seat_named(token.text.strip(), rules)
        if seat is None:
            raise token.error(f"a seat was expected: one of {', '.join(seat_names(rules))}")
        return ChooseDealer(seat, () if drawn is None else cards_at(drawn)), drawn or token


def _check_format(token: Token) -> None:
    found = number_at(token)
    if found > FORMAT:
        raise NewerRecordError(
            token.line,
            token.column,
            f"this was written by a newer version of the game (format {found}; known here is up to {FORMAT})",
        )
    if found < 1:
        raise token.error(f"a format number from 1 to {FORMAT} was expected")


def _rules_of(token: Token, base: Rules) -> Rules:
    wanted: dict[str, object] = {}
    for part in filter(None, (part.strip() for part in token.text.split(","))):
        key, sign, value = (piece.strip() for piece in part.partition("="))
        if not sign or key in wanted:
            raise token.error(f"options such as mus=false, each once, were expected, not {part!r}")
        wanted[key] = value
    try:
        return options_from(wanted, base)
    except OptionError as error:
        raise token.error(str(error)) from None
