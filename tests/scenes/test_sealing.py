"""The seal of a deal is seen before the cut, whole in the log, and opened only when the deal is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace

import pytest

from game.records.deal_seal import PLEDGES, SEALS, SealedDeal, in_short, secret_of, shown, with_players
from game.records.record import Record, Seated
from game.rules.phase import Phase
from game.rules.view import View
from game.scenes.desk import Desk
from game.scenes.preferences import Preferences
from game.scenes.replay.scene import Replay
from game.scenes.sealing import check_sentence, seal_in_short
from game.scenes.table.corners import Corner
from game.scenes.table.picture.seal import practice_pictures, seal_pictures
from game.scenes.table.rehearsal import some_action
from game.scenes.table.scene import TableScene
from game.table.player import Human
from game.table.session import Session
from game.text.catalogue import LANGUAGES, words
from game.variants.catalogue import GAMES
from tests.scenes.driver import Driver, Play
from tests.scenes.table.eyes import eyes, table_at
from tests.scenes.table.sights import seen

NAMES = ("Mara", "Ana", "Zlata", "Joža")
SEED = SEALS + "0123456789abcdef0123456789abcdef"
PLEDGED = with_players(PLEDGES + "0123456789abcdef" * 4, "Ana")
WORDY = ("bg", "de", "fr")
Opened = Callable[..., tuple[Driver, TableScene]]


def session_of(seed: str = SEED, game: str = "bela4") -> Session:
    rules = GAMES[game].rules
    seated = tuple(Seated("human", name) for name in NAMES[: rules.players])
    record = Record(game=game, rules=rules, players=seated, seed=seed)
    return Session(record, [Human() for _ in seated], hold_between_deals=True)


def play_on(session: Session, until: Callable[[Session], bool]) -> None:
    """Everybody does something lawful."""
    for step in range(500):
        if until(session):
            return
        seat = session.waits_for
        if seat is not None:
            session.act(some_action(session.view(seat), lambda most, step=step: step % most))
        session.advance()
    raise AssertionError("it never came to that")


def to_cut(session: Session) -> None:
    play_on(session, lambda one: one.state.phase is Phase.CUTTING)


def to_sheet(session: Session) -> None:
    play_on(session, lambda one: one.is_held)


@pytest.fixture
def table(play: Play) -> Opened:
    def begin(session: Session, **window: object) -> tuple[Driver, TableScene]:
        made: list[TableScene] = []

        def first(desk: Desk) -> TableScene:
            people = frozenset(range(session.rules.players))
            made.append(table_at(desk, session, NAMES[: len(people)], people=people))
            return made[0]

        likes = Preferences(has_played_match=True, asks_for_cut=True)
        driver = play(first, **{"likes": likes, **window})  # type: ignore[arg-type]
        return driver, made[0]

    return begin


def texts(scene: TableScene) -> list[str]:
    return [written.text for written in scene.studio.painter.easel.pen.written]


def seal_shown(scene: TableScene) -> bool:
    """Whether something of the seal lies on the table."""
    sight = seen(scene)
    return bool(seal_pictures(scene.studio.painter.easel, sight.layout, sight.show, sight.told.seal))


def test_the_seal_is_there_before_the_cut_and_its_secret_after_the_deal() -> None:
    session = session_of()
    to_cut(session)
    before = session.sealed
    assert before is not None
    assert (before.number, before.secret) == (1, "")

    play_on(session, lambda one: one.state.phase is Phase.PLAYING)
    assert session.sealed == before
    to_sheet(session)

    after = session.sealed
    assert after is not None
    assert (after.seal, after.secret) == (before.seal, secret_of(SEED, session.state.deal_number))
    session.continue_match()
    to_cut(session)
    assert session.sealed is not None
    assert session.sealed.seal != before.seal
    assert session.sealed.secret == ""


def test_old_seeds_have_no_seal_and_fresh_ones_do() -> None:
    session = session_of("an older seed")
    to_cut(session)
    assert session.sealed is None

    record = replace(session_of().record(), seed=None, actions=())
    fresh = Session(record, [Human() for _ in NAMES])
    to_cut(fresh)
    assert fresh.sealed is not None


def everything(thing: object) -> list[object]:
    """All values in it, whatever it is made of."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return [one for field in fields(thing) for one in everything(getattr(thing, field.name))]
    if isinstance(thing, tuple | list | frozenset):
        return [one for part in thing for one in everything(part)]
    return [thing]


def test_no_player_hears_or_sees_seed_seal_or_secret() -> None:
    heard: list[object] = []

    class Listener(Human):
        def observe(self, event: object) -> None:
            heard.extend(everything(event))

        def ask(self, view: View, choices: object) -> None:
            heard.extend(everything(view))

    session = session_of()
    session = Session(session.record(), [Listener() for _ in NAMES], hold_between_deals=True)
    to_cut(session)
    seal = session.sealed
    to_sheet(session)
    heard += [value for seat in range(4) for value in everything(session.view(seat))]

    assert seal is not None
    assert any(isinstance(one, int) for one in heard)
    said = " ".join(one for one in heard if isinstance(one, str))
    for secret in (SEED, seal.seal, seal.seal[:8], secret_of(SEED, 1), secret_of(SEED, 1)[:8]):
        assert secret not in said
    assert not [one for one in heard if callable(one)]


@pytest.mark.parametrize("language", WORDY)
def test_it_stands_below_the_score_until_the_contract(table: Opened, language: str) -> None:
    session = session_of()
    to_cut(session)
    driver, scene = table(session, size=(800, 600), language=language)
    driver.frames(2)
    assert session.sealed is not None
    say = words(language)
    seal = in_short(session.sealed.seal)

    assert say("seal.short", seal=seal) in texts(scene)
    assert not [written for written in scene.studio.painter.easel.pen.written if written.is_cut]
    whole = say("seal.whole", seal=shown(session.sealed.seal))
    lines = eyes(scene).log
    assert lines[1] == whole
    assert secret_of(SEED, 1)[:4] not in " ".join(lines)

    driver.change(shows_seal=False)
    assert not seal_shown(scene)
    assert whole in eyes(scene).log, "F7 tells it always"


def test_in_the_first_match_ever_only_the_log_tells_it(table: Opened) -> None:
    session = session_of()
    to_cut(session)
    driver, scene = table(session, likes=Preferences(asks_for_cut=True))
    driver.frames(2)
    assert session.sealed is not None
    assert not seal_shown(scene)
    assert words("hr")("seal.whole", seal=shown(session.sealed.seal)) in eyes(scene).log
    driver.change(has_played_match=True)
    assert seal_shown(scene)


@pytest.mark.parametrize(("game", "phase"), [("bela4", Phase.PLAYING), ("belote2_es", Phase.CALLING)])
def test_it_gives_way_to_the_contract_and_with_two_to_the_pack(
    table: Opened, game: str, phase: Phase
) -> None:
    session = session_of(game=game)
    to_cut(session)
    assert seal_shown(table(session)[1])
    play_on(session, lambda one: one.state.phase is phase)
    assert not seal_shown(table(session)[1])


@pytest.mark.parametrize("language", WORDY)
def test_the_look_back_says_that_it_holds(play: Play, language: str) -> None:
    session = session_of()
    to_sheet(session)
    made: list[Replay] = []

    def first(desk: Desk) -> Replay:
        made.append(Replay(desk, session.record(), viewer=0))
        return made[0]

    driver = play(first, size=(800, 600), language=language, likes=Preferences(has_played_match=True))
    driver.frames(3)
    replay = made[0]
    replay.open_deal(-1)
    replay.go_to(0)
    driver.frames(3)
    sentence = check_sentence(replay.desk.say, replay.record, replay.deal)
    number = replay.deal.number

    assert shown(secret_of(SEED, number)) in sentence
    pen = replay.painter.easel.pen
    assert sentence in [written.text for written in pen.written]
    assert not [written for written in pen.written if written.is_cut]
    wrong = replace(replay.record, seed=SEED[:-1] + "0")
    assert check_sentence(replay.desk.say, wrong, replay.deal) == ""
    assert check_sentence(replay.desk.say, replace(wrong, seed="old"), replay.deal) == ""


def test_the_log_opens_it_when_the_deal_is_over(table: Opened) -> None:
    session = session_of()
    to_sheet(session)
    _, scene = table(session)
    number = session.state.deal_number
    assert eyes(scene).log[-1] == words("hr")("seal.opened", secret=shown(secret_of(SEED, number)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pledge_has_room_below_the_score(table: Opened, language: str) -> None:
    session = session_of(PLEDGED)
    to_cut(session)
    driver, scene = table(session, size=(800, 600), language=language)
    driver.frames(2)
    assert session.sealed is not None
    assert seal_in_short(session.sealed, words(language)) in texts(scene)
    assert not [written for written in scene.studio.painter.easel.pen.written if written.is_cut]


@pytest.mark.parametrize(("players", "word"), [(None, "Seal"), ("1@2.3", "Pledge")])
def test_the_panel_calls_it_a_pledge_where_the_title_did(players: str | None, word: str) -> None:
    sealed = SealedDeal(number=1, rules="", seal="ab" * 32, secret="cd" * 32, players=players)
    assert seal_in_short(sealed, words("en")) == f"{word} {in_short(sealed.seal)}"


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("game", ["bela4", "belote2_es"])
def test_the_word_of_practice_covers_neither_score_nor_button(
    table: Opened, game: str, size: tuple[int, int]
) -> None:
    driver, scene = table(session_of(game=game), size=size)
    driver.frames(2)
    sight = seen(scene)
    (picture,) = practice_pictures(scene.studio.painter.easel, sight.layout, sight.show, "Übung")
    assert not picture.box.overlaps(sight.layout.score)
    assert not any(picture.box.overlaps(sight.layout.button(corner.value)) for corner in Corner)
