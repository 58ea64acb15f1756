"""The workflows build, try and hand on everything, with pinned tools and few rights."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import release_files
import yaml

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github" / "workflows"
NAMES = ("test", "nightly", "release")


def workflow(name: str) -> dict[str, Any]:
    return yaml.safe_load((FOLDER / f"{name}.yml").read_text("utf-8"))


def jobs(name: str) -> dict[str, dict[str, Any]]:
    return workflow(name)["jobs"]


def commands(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


RELEASE = jobs("release")
ALL = {f"{name}: {key}": job for name in NAMES for key, job in jobs(name).items()}


def test_there_are_no_others() -> None:
    assert {path.stem for path in FOLDER.glob("*.y*ml")} == set(NAMES)


def test_the_tests_run_the_command_of_the_readme_on_debian_and_on_windows() -> None:
    told = workflow("test")
    assert set(told[True]) == {"push", "pull_request"}, "YAML reads `on` as true"
    assert "    python3 packaging/check.py\n" in (ROOT / "README.md").read_text("utf-8")
    debian, windows = told["jobs"]["debian"], told["jobs"]["windows"]
    assert debian["container"].startswith("debian:12@sha256:")
    assert debian["steps"][-1] == {"run": "python3 packaging/check.py"}
    assert windows["runs-on"].startswith("windows-")
    assert windows["steps"][-1] == {"run": "python packaging/check.py"}
    *_, night, score = jobs("nightly")["everything"]["steps"]
    assert night == {"run": "python3 packaging/check.py --all"}
    assert score["run"].startswith(".venv/bin/python -m tests.robustness.mutants ")
    assert "schedule" in workflow("nightly")[True]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_ours_is_pinned_to_the_byte(name: str) -> None:
    text = (FOLDER / f"{name}.yml").read_text("utf-8")
    uses = re.findall(r"uses: (.+)", text)
    assert [one for one in uses if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []
    images = re.findall(r"container: (.+)", text)
    assert [one for one in images if not re.fullmatch(r"[\w:]+@sha256:[0-9a-f]{64}", one)] == []


def test_an_action_has_one_version_everywhere() -> None:
    text = "".join((FOLDER / f"{name}.yml").read_text("utf-8") for name in NAMES)
    uses = set(re.findall(r"uses: (\S+)@(.+)", text))
    assert len(uses) == len({action for action, _ in uses})


@pytest.mark.parametrize("job", ALL.values(), ids=ALL.keys())
def test_a_job_ends_keeps_no_credentials_and_may_little(job: dict[str, Any]) -> None:
    assert job["timeout-minutes"] <= 330
    for step in job["steps"]:
        assert "${{" not in step.get("run", ""), "what others may have written comes in as an environment"
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False
        if step.get("uses", "").startswith("actions/upload-artifact@"):
            assert step["with"]["if-no-files-found"] == "error"
    assert job.get("strategy", {}).get("fail-fast", False) is False
    assert job["permissions"] in (
        {},
        {"contents": "read"},
        {"id-token": "write", "attestations": "write"},
        {"contents": "write"},
    )
    assert job["permissions"] != {"contents": "write"} or not any(
        "checkout" in step.get("uses", "") for step in job["steps"]
    ), "what may write runs nothing of the repository"


@pytest.mark.parametrize("name", NAMES)
def test_a_workflow_may_nothing_that_no_job_asks_for(name: str) -> None:
    assert workflow(name)["permissions"] == {}
    assert "concurrency" in workflow(name)


def test_what_is_handed_on_was_built_and_started() -> None:
    for job in ("linux", "macos"):
        assert "packaging/build.py" in commands(RELEASE[job])
        assert "--selftest" in commands(RELEASE[job])
    assert "packaging/build.py --windows" in commands(RELEASE["windows"])
    trial = RELEASE["windows-trial"]
    assert trial["needs"] == "windows"
    assert trial["runs-on"].startswith("windows-")
    assert commands(trial).count("--selftest -Wait") == 2, "unpacked, and installed"
    assert "UninstallString" in commands(trial)


def test_every_system_of_a_release_checks_its_own_names() -> None:
    checked: set[str] = set()
    for job in RELEASE.values():
        for told in re.findall(r'release_files\.py ("[^"]+"|\S+) ', commands(job)):
            rows = job.get("strategy", {}).get("matrix", {}).get("include", [{}])
            for row in rows:
                values = {f"${key.upper()}": value for key, value in row.items()}
                name = told.strip('"')
                for key, value in values.items():
                    name = name.replace(key, value)
                checked.add(name)
    assert checked == set(release_files.FILES)


def test_what_was_tried_reaches_the_release_and_nothing_else_does() -> None:
    def uploaded(job: dict[str, Any]) -> list[str]:
        return [step["with"]["name"] for step in job["steps"] if "upload-artifact" in step.get("uses", "")]

    assert uploaded(RELEASE["windows"]) == ["untried-windows"]
    collect = RELEASE["collect"]
    (pattern,) = [step["with"]["pattern"] for step in collect["steps"] if "download" in step.get("uses", "")]
    assert pattern == "ready-*"
    ready = {key for key, job in RELEASE.items() if any(one.startswith("ready-") for one in uploaded(job))}
    assert set(collect["needs"]) == ready | {"version"}
    assert "!cancelled()" in collect["if"], "one system that fails holds back no other"


def test_by_hand_nothing_is_published() -> None:
    for job in ("attest", "publish"):
        assert "github.event_name == 'push'" in RELEASE[job]["if"]
    writers = [key for key, job in RELEASE.items() if "write" in job["permissions"].values()]
    assert writers == ["attest", "publish"]
    assert "--verify-tag" in commands(RELEASE["publish"])
    assert "sha256sum" in commands(RELEASE["collect"])


def test_wheels_have_the_names_that_a_release_expects() -> None:
    built = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]["build"]
    expected = {
        name.split("-")[2]
        for names in release_files.FILES.values()
        for name in names
        if name.endswith(".whl")
    }
    assert {one.removesuffix("-*") for one in built.split()} == expected
