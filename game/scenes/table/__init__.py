"""The table: one match being played in one window.

    model.py     all that the table knows, as plain data (`TableModel`); `queries.py`, `phones.py` and
                 `sentences.py` answer what follows from it
    intents.py   what a player can want
    input/       an event of a device becomes intents; it reads what is seen and changes nothing
    update/      an intent, or time that passes, changes the model; effects come out; the only writer
    effects.py   what the table asks of the world outside; `outside.py` carries it out
    motion/      what is under way: cards in flight, events that wait to be shown, points that are counted
    picture/     what is seen (`Sight`) becomes pictures; `looking.py` makes the sight of the model
    studio.py    canvas, cards and panels for the size of the window, the deck and the language
    scene.py     the thin shell that the loop holds: events in, effects out, picture drawn

The way of a click on a card: `scene.handle` -> `input/devices.py` asks `input/mouse.py`, which answers
`TakeCard(token)` -> `update/table.py` calls `update/cards.py`, which plays it -> `update/playing.py` gives
the action to the match, takes its events, queues them in `motion/director.py` and answers `Order.SAVE` ->
`outside.py` has the match written. In the turns that follow `update/passing_time.py` shows the events one by
one: `show.py` moves the cards on the board, `motion/flights.py` lets them fly, `scene.draw` paints them.
"""
