"""Case files: YAML with a list of cases, a list of deals, or both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from pathlib import Path

Case = dict[str, Any]

_LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The same in C, ten times as fast, where the library came with it."""


def read_yaml(file: Path) -> Any:  # noqa: ANN401 - whatever the file holds
    """What the file holds, in plain values; raises OSError, ValueError, RecursionError or YAMLError."""
    return yaml.load(file.read_text(encoding="utf-8"), Loader=_LOADER)  # noqa: S506 - both are safe


def cases_of(file: Path) -> list[Case]:
    """Every case of the file; what cannot be read becomes a case that fails and says why."""
    try:
        content = read_yaml(file)
    except (OSError, ValueError, RecursionError, yaml.YAMLError) as error:
        return [_unreadable(file, f"cannot be read: {error}")]
    if not isinstance(content, dict) or not content or set(content) - {"cases", "deals"}:
        return [_unreadable(file, "must hold a list named cases, a list named deals, or both")]
    found = []
    for heading, kind in (("cases", None), ("deals", "deal")):
        entries = content.get(heading) or []
        if not isinstance(entries, list):
            found.append(_unreadable(file, f"holds no list of {heading}"))
            continue
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict) or "id" not in entry:
                found.append(_unreadable(file, f"entry {number} of {heading} has no id"))
            else:
                found.append(entry if kind is None else {"kind": kind, **entry})
    return found or [_unreadable(file, "holds no cases")]


def _unreadable(file: Path, why: str) -> Case:
    return {"id": file.name, "kind": "unreadable", "why": f"{file.name} {why}"}
