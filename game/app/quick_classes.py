"""Dataclasses whose methods are compiled when they are first called: a start calls few of those it defines.

A class costs 0.05 ms instead of 0.4 ms, and a first table opens 200 of them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any, Final

MAKER: Final = "_create_fn"
"""What compiles a method in Python 3.11 and 3.12; later versions compile a class at a time."""

Method = Callable[..., Any]


def begin() -> None:
    """From now on the methods of new dataclasses wait; where Python has no such function, nothing changes."""
    create = getattr(dataclasses, MAKER, None)
    if create is not None and not isinstance(create, partial):
        setattr(dataclasses, MAKER, partial(_waiting, create))


def _waiting(create: Method, name: str, *rest: object, **more: object) -> Method:
    """Return a method that is compiled by its first call, which puts what it compiled into its own place."""
    made: Method | None = None

    def wait(self: object, /, *given: object, **named: object) -> object:
        nonlocal made
        made = made or create(name, *rest, **more)
        for owner in type(self).__mro__:
            if owner.__dict__.get(name) is wait:
                setattr(owner, name, made)
                made.__qualname__ = wait.__qualname__
        return made(self, *given, **named)

    wait.__name__ = name
    return wait
