"""A field of a rules group knows the id by which option files and the rule book call it."""

from __future__ import annotations

from dataclasses import field
from typing import Any


def option(key: str, default: Any) -> Any:  # noqa: ANN401 - dataclasses.field is typed so
    """A field whose name in option files is `key`, an id of the rule book."""
    return field(default=default, metadata={"id": key})
