"""The record with which a match begins: what was invited to, and what the command line says of it."""

from __future__ import annotations

from dataclasses import replace

from game.app.complaint import complain
from game.app.launch import Launch
from game.app.words import shared_deal
from game.cards.card import Card
from game.records.deal_code import deck_of_code
from game.records.record import HUMAN, Record
from game.scenes.company import company_of, country, named, with_sitter
from game.scenes.intents import PlayDeal
from game.scenes.once_more.beginning import practice_of
from game.scenes.preferences import Invitation, Preferences, Sitter
from game.scenes.seated import company_at, with_company
from game.variants.catalogue import GAMES, game_named
from game.variants.option_ids import OptionError, options_from


def invited(invitation: Invitation, launch: Launch, likes: Preferences) -> Record:
    """A match of which nothing has been played; options that cannot be used are left out.

    Whoever has no name gets one of the country that `likes` has for the game.
    """
    game = game_named(invitation.game)
    try:
        rules = options_from(invitation.options, game.rules)
    except OptionError as error:
        complain(f"The house rules of {game.name} cannot be used: {error}.")
        rules = game.rules
    company = named(_company(invitation, launch, rules.players), country(likes, game.name))
    return with_company(Record(game=game.name, rules=rules, players=()), company)


def launched(launch: Launch, likes: Preferences) -> tuple[Record, tuple[tuple[Card, ...], ...]]:
    """The match that the command line asks for, and the decks with which it begins."""
    invitation = Invitation(game=launch.game or next(iter(GAMES)), options=launch.options)
    record = invited(invitation, launch, likes)
    decks = (deck_of_code(launch.deal),) if launch.deal is not None else ()
    return replace(record, seed=launch.seed), decks


def practised(launch: Launch, likes: Preferences) -> Record | None:
    """The practice of that deal, in the seat of the first friend; None without such a code."""
    shared = shared_deal(launch.deal)
    if shared is None:
        return None
    deal, lines = shared
    seat = lines[0].seat if lines else 0
    return reseated(practice_of(PlayDeal(deal, seat, lines), likes), launch)


def reseated(record: Record, launch: Launch) -> Record:
    """The match of a file; where the command line says who sits somewhere, that one sits there."""
    if not (launch.watch or launch.seats):
        return record
    invitation = Invitation(game=record.game, seats=company_at(record))
    return with_company(record, _company(invitation, launch, record.rules.players))


def _company(invitation: Invitation, launch: Launch, players: int) -> tuple[Sitter, ...]:
    """Who was invited; where the command line says who sits somewhere, that one."""
    company = company_of({str(players): invitation.seats}, players)
    if launch.watch:
        company = tuple(replace(sitter, is_person=False) for sitter in company)
    for seat, mind in launch.seats.items():
        if seat < players:
            level = company[seat].level if mind == HUMAN else mind
            company = with_sitter(company, seat, replace(company[seat], is_person=mind == HUMAN, level=level))
    return company
