"""Stubs of a new variant: `python -m tests.new_game NAME --like GAME --family FAMILY`.

Writes the file of the variant, its entries in the lists, its words in every language (in English, to be
translated) and a file of worked cases, and prints what is left to do. A family that does not exist yet is
written as well. Raises SystemExit with a sentence for a name that cannot be had.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from game.text.catalogue import LANGUAGES
from game.variants.catalogue import GAMES
from game.variants.families import FAMILIES, family_named, family_of

ROOT: Final = Path(__file__).parents[1]
VARIANTS: Final = Path("game/variants")
CATALOGUES: Final = Path("game/text/catalogues")

VARIANT: Final = '''"""{title}: replace this line by where it is played, and by whose rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.variants.{module} import {relative}
from game.variants.variant import Variant

_RELATIVE: Final = {relative}.rules

{constant}: Final = Variant(
    name="{name}",
    rules=replace(_RELATIVE),
)
"""{title}: replace this line by what differs from its relative, with the source."""
'''

FAMILY: Final = '    Family(name="{family}", games=("{name}",), language="en"),\n'

CASES: Final = """# Worked cases of {title}. The format is that of bela4_cases.yaml.
cases:
- {{id: {name}-legal-01, variant: {name}, kind: legal, given: {{}}, expect: {{}}, source: unknown}}
- {{id: {name}-score-01, variant: {name}, kind: score, given: {{}}, expect: {{}}, source: unknown}}
"""

LEFT: Final = """What is left to do for {name}:
- ruff check . --fix; ruff format .
- {variant}: the rules as a difference from {like}, each with its source
- tests/cases/{name}.yaml: what is given, what is expected, and the source as tests/cases/SOURCES.md names it
- game/text/catalogues/*/games.po: `game.{name}` and `game.{name}.line`, now English in every language
{family}- tests/variants/test_applicable.py: the options that this game is asked for, where a test fails
- tests/records/test_daily.py: the codes of its days, which never change after that
- tests/positions: a position with a right answer
- python -m tests.golden.make {name}: three whole matches, to be read and named
- python -m game simulate --game {name} --deals 5000: no illegal action, and every deal is sound
- where the game has words of its own: `words` in its AuctionRules, and a file of that name in every catalogue
- README, CHANGELOG and the AppStream file in packaging/linux: the name of the game
"""
FAMILY_LEFT: Final = """- game/variants/families.py: language, deck and emblem of the family {family}
- game/text/catalogues/*/menus.po: `games.{family}`, `games.{family}.where` and `title.logo.{family}`
"""


def write_stubs(root: Path, name: str, like: str, family: str) -> Path:
    """Write the stubs of the game below `root`, a copy of the project; return the variant's path in it."""
    title = name.replace("_", " ").capitalize()
    module, relative = _where_is(root, like)
    constant, path = name.upper(), VARIANTS / f"{name}.py"
    (root / path).write_text(
        VARIANT.format(title=title, name=name, module=module, relative=relative, constant=constant), "utf-8"
    )
    _edit(
        root / VARIANTS / "catalogue.py",
        "\nfrom game.variants.variant",
        f"from game.variants.{name} import {constant}",
    )
    _edit(root / VARIANTS / "catalogue.py", "\n    )\n}", f"        {constant},")
    _edit(root / VARIANTS / "code_order.py", "\n)\n", f'    "{name}",')
    _edit(root / "tests/architecture/test_shape.py", "\n}\nMAY_NAME", f'    "{name}",')
    _write_family(root / VARIANTS / "families.py", name, family)
    (root / f"tests/cases/{name}.yaml").write_text(CASES.format(title=title, name=name), "utf-8")
    last = FAMILIES[-1].name
    for language in LANGUAGES:
        folder = root / CATALOGUES / language
        _word(folder / "games.po", {f"game.{name}": title, f"game.{name}.line": f"{title}."})
        if family_named(family) is None:
            kin = family.capitalize()
            names = {f"games.{family}": kin, f"games.{family}.where": kin}
            _word(folder / "menus.po", names, after=f"games.{last}.where")
            _word(folder / "menus.po", {f"title.logo.{family}": kin}, after=f"title.logo.{last}")
    return path


def _where_is(root: Path, game: str) -> tuple[str, str]:
    """The module of a game and its constant there."""
    for file in sorted((root / VARIANTS).glob("*.py")):
        found = re.search(
            rf'^(\w+): Final = Variant\(\s*name="{game}"', file.read_text("utf-8"), re.MULTILINE
        )
        if found:
            return file.stem, found[1]
    raise LookupError(game)


def _edit(file: Path, before: str, line: str) -> None:
    """Put a line before the first place where that text stands."""
    head, found, tail = file.read_text("utf-8").partition(before)
    if not found:
        raise LookupError(f"{file}: {before!r}")
    file.write_text(f"{head}\n{line}{found}{tail}", "utf-8")


def _write_family(file: Path, name: str, family: str) -> None:
    """Add the game to its family, or the family."""
    text = file.read_text("utf-8")
    if family_named(family) is None:
        at = text.index(')\n"""In the order')
        text = text[:at] + FAMILY.format(family=family, name=name) + text[at:]
    else:
        at = text.index("games=(", text.index(f'name="{family}"'))
        end = text.index("),", at)
        text = f'{text[:end].rstrip(",")}, "{name}"{text[end:]}'
    file.write_text(text, "utf-8")


def _word(file: Path, entries: dict[str, str], after: str = "") -> None:
    """Add entries to a catalogue: after that key, or where the order of the alphabet has them."""
    blocks = file.read_text("utf-8").rstrip("\n").split("\n\n")
    keys = [found[1] if (found := re.match(r'msgid "([^"]+)"', block)) else "" for block in blocks]
    first = min(entries)
    at = keys.index(after) + 1 if after else sum(key < first for key in keys)
    blocks[at:at] = [f'msgid "{key}"\nmsgstr "{text}"' for key, text in entries.items()]
    file.write_text("\n\n".join(blocks) + "\n", "utf-8")


def main() -> None:
    """Read the command line, write the stubs, and say what is left to do."""
    parser = argparse.ArgumentParser(prog="tests.new_game", description="Write the stubs of a new variant.")
    parser.add_argument("name", help="the name in records: small letters, digits and _")
    parser.add_argument(
        "--like", default="bela4", choices=GAMES, help="the nearest relative; bela4 if not said"
    )
    parser.add_argument("--family", help="a family, old or new; that of the relative if not said")
    said = parser.parse_args()
    family = said.family or family_of(said.like).name
    for word in (said.name, family):
        if not re.fullmatch(r"[a-z][a-z0-9_]*", word):
            parser.error(f"{word!r}: small letters, digits and _ were expected")
    if said.name in GAMES or (ROOT / VARIANTS / f"{said.name}.py").exists():
        parser.error(f"there is a game or a module {said.name} already")
    variant = write_stubs(ROOT, said.name, said.like, family)
    more = FAMILY_LEFT.format(family=family) if family_named(family) is None else ""
    print(LEFT.format(name=said.name, variant=variant, like=said.like, family=more), end="")  # noqa: T201


if __name__ == "__main__":
    main()
