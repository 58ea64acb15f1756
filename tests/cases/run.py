"""One case, decided by the real rules."""

from __future__ import annotations

from typing import Any

from tests.cases import bid, declared, legal, matched, scored, whole_deal
from tests.cases.shape import NotUnderstoodError, Part, rules_of

KINDS = {
    "legal": legal.run,
    "bid": bid.run,
    "declarations": declared.run,
    "score": scored.score,
    "match": matched.match,
}


def run_case(case: dict[str, Any]) -> None:
    """Compare everything in the case with the real rules; raise AssertionError at the first difference.

    What is of another shape than its place asks for fails with a sentence as well.
    """
    try:
        _run(case)
    except (TypeError, AttributeError, LookupError) as error:
        raise NotUnderstoodError(
            f"the case {case['id']!r} has something of a wrong shape: {error!r}"
        ) from error


def _run(case: dict[str, Any]) -> None:
    kind = case.get("kind")
    assert kind != "unreadable", case["why"]
    if kind == "deal":
        whole = Part("the deal", case)
        for key in ("id", "kind", "source", "note"):
            whole.take(key, None)
        whole_deal.run(whole, rules_of(whole.take("variant"), whole.take("options", {})))
        whole.finish()
        return
    if kind not in KINDS:
        raise NotUnderstoodError(f"kind {kind!r} is not understood; there is {', '.join(KINDS)}")
    outer = Part("the case", case)
    for key in ("id", "kind", "source", "note"):
        outer.take(key, None)
    given, expect = Part("given", outer.take("given")), Part("expect", outer.take("expect"))
    rules = rules_of(outer.take("variant"), given.take("options", {}))
    outer.finish()
    if not expect:
        raise NotUnderstoodError(f"the case {case['id']!r} expects nothing")
    KINDS[kind](given, expect, rules)
    given.finish()
    expect.finish()
