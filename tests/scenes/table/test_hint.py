"""A hint is thought out beside the table, shows itself and its reason, and leaves the match alone."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pygame
import pytest

from game.ai.decision import Decision
from game.ai.explain.advice import advised
from game.ai.explain.explanation import explain
from game.ai.levels import LEVELS, make_mind
from game.cards.card import DECK
from game.rules.actions import Discard, MakeCall, Play
from game.rules.view import View
from game.scenes.cards.deck import Deck
from game.scenes.menu import PauseMenu
from game.scenes.preferences import DeckFace, Language, Preferences
from game.scenes.table import minds
from game.scenes.table.advice import Advice, advise
from game.scenes.table.corners import Corner
from game.scenes.table.intents import Command
from game.scenes.table.offers import ButtonKind
from game.scenes.table.picture.hint_view import HintLines, hint_picture, note_box, note_sizes
from game.scenes.table.picture.pointing import shown_offers
from game.scenes.table.rehearsal import Rehearsal
from game.table.hindsight import hindsight
from game.table.seating import seed_of_view
from game.text.calls import capitalised
from game.text.cards import card_name
from game.text.catalogue import words
from game.ui.layout import Rect
from game.variants.catalogue import GAMES
from tests.scenes.driver import Play as Opened
from tests.scenes.hands import Finger
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes, give_hint
from tests.scenes.table.shared import seat_people
from tests.scenes.table.test_back_and_menu import to_own_card, to_sheet

Begin = Callable[..., Table]
PATIENCE = 60.0


def advice(at: Table) -> Advice:
    """Press H and wait for the thread."""
    at.driver.key(pygame.K_h)
    return waited(at)


def waited(at: Table) -> Advice:
    seen = eyes(at.scene)
    latest = time.monotonic() + PATIENCE
    while seen.advice is None and time.monotonic() < latest:
        time.sleep(0.005)
        at.driver.frames()
    assert seen.advice is not None
    return seen.advice


def is_shown(at: Table) -> bool:
    return eyes(at.scene).is_hint_shown


def to_play(at: Table, cards: int = 2) -> None:
    """Go on until there is a choice of cards."""
    for _ in range(60):
        assert at.own_turn()
        controls = eyes(at.scene)
        if controls.prompt is None and len(at.scene.model.view.choices.cards) >= cards:
            return
        if controls.prompt is not None:
            at.type("1")
        else:
            at.driver.key(pygame.K_RIGHT)
            at.driver.key(pygame.K_RETURN)
        at.driver.frames(2)
    raise AssertionError("there was never a choice of cards")


def test_it_is_what_the_strongest_player_would_do_and_comes_with_a_reason(table: Begin) -> None:
    at = table(speed="instant", likes=Preferences(shows_figures=True))
    to_play(at)
    view = at.scene.model.view
    found = advice(at)
    decision = make_mind(LEVELS[-1]).decide(view, seed_of_view("")(view))
    assert found.action == advised(view, decision).decision.action
    assert isinstance(found.action, Play)
    assert found.cards == {found.action.card}
    assert found.action.card in view.choices.cards
    lines = eyes(at.scene).hint_lines
    assert lines.title == "Savjet"
    assert lines.why.endswith(".")
    assert len(lines.rows) >= 2
    assert lines.rows[0][0] == lines.headline
    assert "±" in lines.rows[0][1]


def test_its_figures_are_folded_until_somebody_opens_them_and_stay_open_then(table: Begin) -> None:
    at = table(speed="instant", language="en")
    to_play(at)
    advice(at)
    lines = eyes(at.scene).hint_lines
    assert lines.headline
    assert lines.why.endswith(".")
    assert (lines.rows, lines.deals, lines.known) == ((), "", ())
    assert lines.more == "More (W)"
    at.type("w")
    lines = eyes(at.scene).hint_lines
    assert len(lines.rows) >= 2
    assert lines.more == "Less (W)"
    assert at.driver.kept[-1].shows_figures
    at.driver.key(pygame.K_h)
    advice(at)
    assert eyes(at.scene).hint_lines.rows
    at.type("w")
    assert not eyes(at.scene).hint_lines.rows
    assert not at.driver.kept[-1].shows_figures


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", ["bg", "de"])
def test_what_is_recommended_stays_where_it_is_when_the_figures_open(
    table: Begin, size: tuple[int, int], language: str
) -> None:
    at = table(speed="instant", language=language, size=size)
    to_play(at)
    advice(at)
    headline = eyes(at.scene).hint_lines.headline

    pen = at.scene.studio.painter.easel.pen

    def place() -> tuple[float, float]:
        """Where what is recommended is named first."""
        at.driver.frames(4)
        inked = next(one.inked for one in pen.written if one.text == headline)
        box = at.scene.studio.hint_box
        assert box is not None
        return box.x + inked.x, box.y + inked.y  # the note is a picture of its own

    folded = place()
    pen.forget()
    at.type("w")
    assert eyes(at.scene).hint_lines.rows
    assert place() == folded


def test_on_a_crowded_table_too_the_figures_open_where_the_hint_stands(play: Opened) -> None:
    """Cards are laid open in the middle: the folded note keeps room for its figures."""
    at = seat_people(play, {0}, size=(800, 600), language="bg")
    to_sheet(at)
    at.driver.key(pygame.K_RETURN)
    to_own_card(at)
    give_hint(at.scene, advise(at.scene.model.match.view(0), make_mind("hard"), 1))
    at.driver.frames(4)
    folded = at.scene.studio.hint_box
    at.driver.type("w")
    at.driver.frames(4)
    opened = at.scene.studio.hint_box
    assert folded is not None
    assert opened is not None
    assert (opened.x, opened.y) == (folded.x, folded.y)
    assert opened.h > folded.h


def test_a_press_on_the_note_or_on_the_button_opens_its_figures_too(table: Begin) -> None:
    at = table(speed="instant")
    to_play(at)
    advice(at)
    at.driver.frames(4)
    note = at.scene.studio.hint_box
    assert note is not None
    at.driver.click(note)
    assert eyes(at.scene).hint_lines.rows
    at.driver.click(at.scene.studio.layout.button(Corner.WHY.value))
    assert not eyes(at.scene).hint_lines.rows
    Finger(at.driver).tap(note.centre)
    assert eyes(at.scene).hint_lines.rows
    assert eyes(at.scene).explained is None


def test_the_same_view_gets_the_same_hint_and_the_match_stays_as_it_is(table: Begin) -> None:
    at = table(speed="instant")
    to_play(at)
    match = at.scene.model.match
    assert isinstance(match, Rehearsal)
    state, length = match.state, match.length
    first = advice(at)
    at.driver.key(pygame.K_h)
    assert not is_shown(at)
    assert advice(at) == first
    assert match.state is state
    assert match.length == length


def test_it_sees_the_players_view_and_nothing_else(table: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []

    class Watched:
        def decide(self, view: View, seed: int) -> Decision:
            seen.append(view)
            return make_mind("medium").decide(view, seed)

    monkeypatch.setattr(minds, "make_mind", lambda _: Watched())
    at = table(speed="instant")
    to_play(at)
    advice(at)
    assert seen == [at.scene.model.match.view(0)]


def test_a_move_hides_it(table: Begin) -> None:
    at = table(speed="instant")
    to_play(at)
    advice(at)
    at.driver.key(pygame.K_RIGHT)
    assert is_shown(at)
    at.driver.key(pygame.K_RETURN)
    assert not is_shown(at)


def test_it_never_makes_a_frame_wait(table: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = threading.Event()

    class Slow:
        def decide(self, view: View, seed: int) -> Decision:
            assert may_end.wait(PATIENCE)
            return make_mind("medium").decide(view, seed)

    monkeypatch.setattr(minds, "make_mind", lambda _: Slow())
    at = table(speed="instant")
    to_play(at)
    at.driver.key(pygame.K_h)
    assert not is_shown(at)
    at.driver.frames(8)
    assert is_shown(at)
    assert eyes(at.scene).hint_lines.why == "Trenutak …"
    at.driver.key(pygame.K_h)
    assert not is_shown(at)
    may_end.set()


def test_a_mind_that_fails_gives_no_hint_and_the_game_goes_on(
    table: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def decide(self, view: View, seed: int) -> Decision:
            raise ArithmeticError

    monkeypatch.setattr(minds, "make_mind", lambda _: Broken())
    at = table(speed="instant")
    to_play(at)
    at.driver.key(pygame.K_h)
    at.until(lambda scene: eyes(scene).note)
    assert eyes(at.scene).note == "Ovaj put nema savjeta."
    assert eyes(at.scene).advice is None


def test_on_anothers_turn_it_says_when_it_comes(table: Begin) -> None:
    at = table(people=frozenset({0}), speed="calm")
    at.until(lambda scene: not eyes(scene).is_asked)
    at.scene.want(Command.TOGGLE_HINT)
    assert eyes(at.scene).note == words("hr")("table.hint.notYet")


def test_escape_closes_it_first(table: Begin) -> None:
    at = table(speed="instant")
    to_play(at)
    at.driver.key(pygame.K_h)
    waited(at)
    at.driver.key(pygame.K_ESCAPE)
    assert not eyes(at.scene).is_hint_shown
    assert at.is_on_top
    at.driver.key(pygame.K_ESCAPE)
    assert isinstance(at.driver.top, PauseMenu)


def test_the_corner_and_the_menu_ask_for_it_too(table: Begin) -> None:
    at = table(speed="instant")
    to_play(at)
    at.driver.click(at.scene.studio.layout.button(Corner.HINT.value))
    waited(at)
    at.driver.click(at.scene.studio.layout.button(Corner.HINT.value))
    assert eyes(at.scene).advice is None
    at.driver.key(pygame.K_ESCAPE)
    menu = at.driver.top
    assert isinstance(menu, PauseMenu)
    at.driver.settle()
    words_shown = [one for one in at.driver.written if one.text == "Savjet (H)"]
    at.driver.click(words_shown[0].box)
    at.driver.frames(20)
    assert at.is_on_top
    waited(at)


@pytest.mark.parametrize("game", ["bela4", "coinche_fr", "belot_bg", "belote4_es"])
def test_calls_are_marked_on_their_buttons(table: Begin, game: str) -> None:
    rules = GAMES[game].rules
    at = table(rules=rules, speed="instant", names=("Ti", "Ana", "Zlata", "Joža")[: rules.players])
    for _ in range(9):
        assert at.own_turn()
        if at.scene.model.view.choices.calls:
            break
        if at.scene.model.view.choices.may_cut:
            at.driver.key(pygame.K_RETURN)
        else:
            at.type("1")
    found = advice(at)
    assert isinstance(found.action, MakeCall)
    controls = eyes(at.scene)
    marked = [
        offer
        for offer, _ in shown_offers(at.scene.studio.layout, controls.prompt, controls.extras)
        if found.names(offer)
    ]
    acts = [offer for offer in marked if offer.kind is ButtonKind.ACT]
    assert len(acts) == 1
    assert len(marked) - len(acts) == (1 if getattr(found.action.call, "goal", 0) else 0)


def test_the_key_never_calls(table: Begin) -> None:
    at = table(speed="instant", language="en", likes=Preferences(deck=DeckFace.FRENCH))
    assert at.own_turn()
    prompt = eyes(at.scene).prompt
    assert prompt is not None
    assert any(offer.label == "Hearts" for offer in prompt.offers)
    assert all(offer.key != "H" for offer in prompt.offers)


def test_cards_to_be_laid_away_are_marked_together(table: Begin) -> None:
    rules = GAMES["bela3"].rules
    at = table(rules=rules, dealer=2, speed="instant", names=("Ti", "Ana", "Zlata"))
    assert at.own_turn()
    at.type("1")
    assert at.own_turn()
    found = advice(at)
    assert isinstance(found.action, Discard)
    assert found.cards == set(found.action.cards)
    assert len(found.cards) == at.scene.model.view.choices.discards


@pytest.mark.sampled(4)
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", [language.value for language in Language])
def test_every_word_of_the_note_fits(table: Begin, size: tuple[int, int], language: str) -> None:
    at = table(size=size, language=language, speed="instant", likes=Preferences(deck=DeckFace.HUNGARIAN))
    scene, say = at.scene, words(language)
    easel, layout = scene.studio.painter.easel, scene.studio.layout
    keys = [key for key in say.entries if key.startswith(("ground.", "reason."))]
    slots: dict[str, object] = {"number": 388, "worlds": 400, "amount": "12,5", "card": ""}
    keys = sorted(keys, key=lambda key: len(say(key, **slots)))[-8:]
    for deck in Deck:
        name = max((capitalised(card_name(say, card, deck)) for card in DECK), key=len)
        slots["card"] = name
        for key in keys:
            rows = tuple((name, "+88,8 ± 0,9") for _ in range(3))
            told, more = say(key, **slots), say("hint.less", key="W")
            lines = HintLines(say("table.hint"), name, told, rows, say("known.deals", number=400), more=more)
            easel.pen.forget()
            sizes = note_sizes(easel, layout, lines)[0]
            assert note_box(layout).h + 1 >= sizes[0][1]
            for width, height in sizes:
                hint_picture(easel, layout, lines, Rect(0, 0, width, height))
            for one in easel.pen.written:
                assert not one.is_cut, one.text
                assert one.box.encloses(one.inked, slack=1.5), one.text


def test_advice_is_a_function_of_the_view(table: Begin) -> None:
    at = table(speed="instant")
    to_play(at)
    view = at.scene.model.match.view(0)
    mind = make_mind(LEVELS[-1])
    assert advise(view, mind, 7) == advise(view, make_mind(LEVELS[-1]), 7)


def test_the_look_back_thinks_what_the_hint_thought(play: Opened) -> None:
    at = seat_people(play, {0})
    to_own_card(at)
    found = advice(Table(at.driver, at.scene))
    record = at.session.record()
    at.session.act(found.action)
    past = hindsight(at.session.record(), len(record.actions))
    assert past is not None
    assert past.is_same
    assert explain(past.view, past.decision) == found.explanation
