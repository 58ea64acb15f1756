"""Reads the records that the program writes, as far as a referee needs them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

TAG: Final = re.compile(r'\[(\w+) "(.*)"\]')


@dataclass
class Deal:
    """One deal as it is written: tags, and the lines below them, as their first word and the rest."""

    tags: dict[str, str]
    lines: list[tuple[str, str]] = field(default_factory=list)

    def line(self, word: str) -> str:
        """The first line of that name, or nothing."""
        return next((text for name, text in self.lines if name == word), "")

    def tricks(self) -> Iterator[tuple[str, str, list[tuple[str, list[str]]], str]]:
        """Of each trick its number, who leads, the cards with the words said, the text behind the comma."""
        lines: dict[str, str] = {}
        for name, text in self.lines:
            if name.isdigit():
                lines[name] = f"{lines[name]} {text.split(' ', 1)[1]}" if name in lines else text
        for number, text in lines.items():
            head, _, tail = text.partition(", ")
            leader, *words = head.split()
            cards: list[tuple[str, list[str]]] = []
            for word in words:
                if len(word) == 2:
                    cards.append((word, []))
                else:
                    cards[-1][1].append(word)
            yield number, leader, cards, tail


@dataclass
class Match:
    """The tags at the head of a match, and its deals."""

    tags: dict[str, str]
    deals: list[Deal] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """The seats in the order of play, as the head names them."""
        return [tag for tag in self.tags if tag in {"South", "East", "North", "West"}]


def read(text: str) -> list[Match]:
    """All matches of a file."""
    matches: list[Match] = []
    tags: dict[str, str] = {}
    for line in text.splitlines():
        tag = TAG.fullmatch(line)
        if tag is None:
            if line:
                word, _, rest = line.partition(" ")
                matches[-1].deals[-1].lines.append((word, rest.strip()))
            continue
        if tag[1] == "Format":
            tags = {}
            matches.append(Match(tags))
        if tag[1] == "Deal":
            tags = {}
            matches[-1].deals.append(Deal(tags))
        tags[tag[1]] = tag[2]
    return matches
