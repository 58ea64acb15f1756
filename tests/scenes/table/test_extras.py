"""The words on the small buttons beside the hand are whole in every language and in the smallest window."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from game.scenes.signs import Signs
from game.scenes.table.offers import Offer
from game.scenes.table.picture.prompt_view import extra_boxes, question_pictures
from game.scenes.table.picture.sight import Question
from game.text.calls import belote_phrase, claim_phrase, stop_phrase
from game.text.catalogue import LANGUAGES, Words, words
from tests.scenes.table.conftest import Table

PLAIN = ("table.peek", "table.talon", "people.cover", "people.peek", "phone.again")


def offers(say: Words) -> tuple[Offer, ...]:
    """Whatever may stand there; a name as long as one may be typed."""
    said = [belote_phrase(say, is_second=is_second).strip(" \u202f!") for is_second in (False, True)]
    return (
        Offer(say("claim.rest"), None, "R"),
        Offer(say("table.show"), None, "V"),
        Offer(say("table.exchange.yes"), None, "Z"),
        Offer(claim_phrase(say), None),
        Offer(stop_phrase(say), None),
        *(Offer(say(key), None) for key in PLAIN),
        *(Offer(say("table.belote", word=word), None, "B") for word in said),
        *(Offer(say("table.belote.on", word=word), None, "B") for word in said),
        Offer(say("table.fault", name="Bartholomäus"), None),
    )


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_the_words_beside_the_hand_are_whole(table: Callable[..., Table], size: tuple[int, int]) -> None:
    scene = table(size=size).scene
    easel, cards, layout = scene.studio.painter.easel, scene.studio.painter.cards, scene.studio.layout
    for language in LANGUAGES:
        for offer in offers(words(language)):
            easel.clear()
            question_pictures(easel, layout, cards, scene.studio.deck, Question(extras=(offer,)), Signs())
            assert offer.label in [written.text for written in easel.pen.written]
            assert not any(written.is_cut for written in easel.pen.written), (language, offer.label)


def test_several_stand_one_above_the_other(table: Callable[..., Table]) -> None:
    layout = table(size=(800, 600)).scene.studio.layout
    boxes = extra_boxes(offers(words("de")), layout)
    assert all(upper.bottom <= lower.y for lower, upper in pairwise(boxes))
    assert len({box.w for box in boxes}) == 1
    assert len({box.h for box in boxes}) > 1
