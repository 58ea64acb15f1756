"""`--cases FILE` runs the cases of other files instead of those beside this one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.files import cases_of


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cases",
        action="append",
        default=[],
        metavar="FILE",
        help="a YAML file of cases or deals; may be given several times (default: tests/cases/*.yaml)",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" not in metafunc.fixturenames:
        return
    asked = metafunc.config.getoption("--cases", default=[])
    base = metafunc.config.invocation_params.dir
    files = [base / name for name in asked] or sorted(Path(__file__).parent.glob("*.yaml"))
    cases = [case for file in files for case in cases_of(file)]
    metafunc.parametrize("case", cases, ids=[str(case["id"]) for case in cases])
