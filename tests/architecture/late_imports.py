"""All imports inside of functions below `game/`, with the reason why they are not at the top of the file.

One that saves less than 2 ms belongs at the top. `python -X importtime -m game --first-frame` tells what a
first picture opens.
"""

from __future__ import annotations

FIRST_PICTURE: dict[str, dict[str, float]] = {
    "app/commandline.py": {"game.app.commands": 28.7},
    "app/commands.py": {
        "game.app.bench": 210.6,
        "game.app.deal": 250.9,
        "game.app.engine": 165.2,
        "game.app.selftest": 286.4,
        "game.app.simulate": 243.3,
        "game.app.verify": 111.4,
        "game.app.version": 5.5,
        "game.table.arena": 199.8,
    },
    "app/crash.py": {
        "game.app.version": 5.8,
        "platform": 1.3,
        "traceback": 1.9,
    },
    "app/doors.py": {
        "game.app.invited": 209.4,
        "game.app.matches": 261.5,
        "game.app.practice": 435.3,
        "game.scenes.seated": 202.8,
        "game.scenes.table.model": 7.0,
        "game.scenes.table.scene": 393.4,
        "game.scenes.table.sitting_down": 333.4,
        "game.table.history.stamps": 8.8,
        "game.table.open_matches": 130.0,
        "game.table.save": 123.5,
    },
    "app/first_frame.py": {"tempfile": 3.2},
    "app/given.py": {
        "game.app.invited": 209.4,
        "game.table.books": 123.5,
        "game.table.once_more": 215.4,
        "game.table.save": 123.5,
    },
    "app/opening.py": {
        "game.app.speaking": 6.4,
        "game.app.stillness": 7.2,
    },
    "app/past.py": {"game.table.history.history": 164.8},
    "app/paths.py": {"platformdirs": 21.5},
    "app/pledge.py": {"game.records.deal_seal": 35.2, "game.table.chance": 37.9},
    "app/recovery.py": {"game.scenes.broke": 4.0},
    "app/saved.py": {"game.table.save": 123.5},
    "app/settings.py": {
        "json": 1.4,
        "tomli_w": 3.8,
        "tomllib": 3.5,
    },
    "app/sheets.py": {
        "concurrent.futures": 4.0,
        "game.table.scorer_text": 91.4,
    },
    "app/shelf.py": {"game.variants.presets": 20.2},
    "app/stacked.py": {"game.scenes.routes": 15.7},
    "app/thrift.py": {"ctypes": 2.1},
    "app/words.py": {
        "game.ai.levels": 126.4,
        "game.records.deal_code": 2.3,
        "game.records.parse": 101.3,
        "game.records.replay": 77.9,
        "game.records.shared_deal": 7.2,
    },
    "scenes/cards/colours.py": {"json": 1.4},
    "scenes/cards/faces.py": {"game.scenes.cards.index_plan": 3.1},
    "scenes/history/past.py": {"game.table.history.history": 164.8},
    "scenes/routes.py": {
        "game.scenes.choosing.first_game": 154.4,
        "game.scenes.choosing.games": 169.5,
        "game.scenes.choosing.house_rules": 163.7,
        "game.scenes.choosing.setup": 171.1,
        "game.scenes.choosing.players_words": 2.5,
        "game.scenes.choosing.setup_seats": 163.5,
        "game.scenes.choosing.sharing": 165.2,
        "game.scenes.deals.code_desk": 251.3,
        "game.scenes.deals.deal_page": 145.7,
        "game.scenes.deals.week": 263.6,
        "game.scenes.history.fair": 221.6,
        "game.scenes.history.game_figures": 208.2,
        "game.scenes.history.match": 288.8,
        "game.scenes.history.matches": 211.1,
        "game.scenes.history.open_list": 211.0,
        "game.scenes.key_map": 3.3,
        "game.scenes.lesson.over": 435.1,
        "game.scenes.lesson.table": 417.1,
        "game.scenes.licences.page": 3.4,
        "game.scenes.menu": 7.2,
        "game.scenes.once_more.beginning": 264.8,
        "game.scenes.once_more.comparison": 299.9,
        "game.scenes.once_more.page": 263.4,
        "game.scenes.options.folder": 11.1,
        "game.scenes.options.page": 60.0,
        "game.scenes.over": 18.7,
        "game.scenes.replay.moment": 301.2,
        "game.scenes.replay.scene": 319.3,
        "game.scenes.rule_book": 225.4,
        "game.scenes.rule_now": 22.5,
        "game.scenes.score": 232.3,
        "game.scenes.score_line": 207.0,
        "game.scenes.scorer.begin": 271.9,
        "game.scenes.scorer.sheet": 275.3,
        "game.scenes.scorer.sheets": 250.5,
        "game.scenes.scorer.telling": 153.7,
        "game.scenes.table.code_page": 291.0,
        "game.scenes.counting.page": 89.7,
        "game.scenes.setpiece.page": 39.7,
        "game.scenes.table.curtain": 288.4,
        "game.scenes.table.log": 2.1,
    },
    "scenes/scorer/half_told.py": {"game.scenes.scorer.draft": 81.0},
    "scenes/title.py": {"game.scenes.title_ways": 156.1},
    "table/files.py": {"tempfile": 3.2},
    "text/plurals.py": {"gettext": 0.7},
    "ui/audio.py": {"pygame.mixer": 3.7},
    "ui/code_square.py": {"qrcodegen": 6.8},
    "ui/monitors.py": {"ctypes": 2.1},
    "ui/pad_devices.py": {"pygame._sdl2": 4.0},
    "ui/speech.py": {"subprocess": 3.8},
}
"""By file and module, the milliseconds of CPU time by which the first picture would come later.

Measured in November 2026, each module on top of what the first picture opens anyway. A start with words
behind the program's name opens a window as well: for `commands.py` and `words.py` it is that start. For
`routes.py` it is the first page that a button opens. Those of less than 2 ms are there because
tests/app/test_start.py keeps what they open out of every start.
"""

WITHOUT_PYGAME: dict[str, set[str]] = {
    "app/bench.py": {
        "game.app.doors",
        "game.app.settings",
        "game.scenes.table.bench",
        "game.ui.window",
    },
    "app/selftest.py": {
        "game.app.doors",
        "game.app.opening",
        "game.app.settings",
        "game.scenes.table.scene",
        "game.ui.audio",
        "game.ui.render.svg",
        "pygame",
    },
    "scenes/table/bench.py": {
        "game.rules.options.rules",
        "game.scenes.table.model",
        "game.scenes.table.rehearsal",
        "game.scenes.table.scene",
        "game.scenes.table.sitting_down",
        "game.scenes.table.stand_in",
        "pygame",
    },
}
"""They import pygame, which waits until the environment names the screen; other commands need none."""

IN_THIS_ORDER: dict[str, set[str]] = {
    "app/main.py": {
        "game.app.commandline",
        "game.app.log",
        "game.app.quick_classes",
    },
    "app/open_table.py": {
        "game.app.opening",
        "game.ui.window",
        "pygame",
    },
}
"""What `game/app/later.py` puts off must be put off before these are imported."""
