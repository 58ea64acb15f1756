"""The finished profile of a searching level in a game, one field a line.

python -m tests.lab.audits.profile bela4
python -m tests.lab.audits.profile coinche_fr hard
"""

from __future__ import annotations

import argparse
from dataclasses import fields
from enum import Enum

from game.ai.levels import SEARCHING
from game.ai.profile import PARTS, Profile
from game.variants.catalogue import GAMES, game_named


def lines_of(profile: Profile) -> list[str]:
    """Return the fields of each part with their values, and the names of the networks of each contract."""
    found = [
        f"policies.{kind}: imitation {policy.imitation}, self_play {policy.self_play}"
        for kind, policy in profile.policies._asdict().items()
    ]
    for name, part in PARTS.items():
        for one in fields(part):
            value = getattr(getattr(profile, name), one.name)
            told = value.value if isinstance(value, Enum) else value
            found.append(f"{name}.{one.name}: {told}")
    return found


def main() -> None:
    """Print the profile that the command line names."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=GAMES)
    words.add_argument("level", choices=SEARCHING, nargs="?", default="master")
    given = words.parse_args()
    print("\n".join(lines_of(SEARCHING[given.level](game_named(given.game).rules))))  # noqa: T201


if __name__ == "__main__":
    main()
