"""What people ask of a table, and who may ask it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from tokyork.cities import CITIES
from tokyork.server import messages as m
from tokyork.server import teaching
from tokyork.server.refusals import RefusedError
from tokyork.server.seats import FEWEST, MOST, Place, read_level, read_monster
from tokyork.server.tables import Change, Table, TableData, read_settings
from tokyork.server.wording import clean_name

if TYPE_CHECKING:
    from tokyork.server.course import Course

LONGEST_NONCE = 64
TABLE = Change(table=True)


class Asker(msgspec.Struct):
    """Who asks, and who is connected meanwhile."""

    guest: str
    here: Collection[str] = ()
    new_table: str = ""
    """The name of a table that may have to be made."""


def ask(table: Table, who: Asker, request: m.Request) -> Change:
    """Do what somebody asks for, or refuse it and change nothing."""
    if not 0 < len(request.nonce) <= LONGEST_NONCE:
        raise RefusedError("bad", "server-bad_nonce")
    return _HANDLERS[type(request)](table, who, request)


# --- the game ---


def _move(table: Table, who: Asker, request: m.Move) -> Change:
    course = _course_for(table, request)
    mover = table.mover
    if mover is None:
        raise RefusedError("not_now", "server-game_over")
    if mover.guest != who.guest:
        raise RefusedError("not_yours", "server-not_your_choice")
    if mover.stood_in:
        raise RefusedError("not_now", "server-stood_in")
    teaching.check(table, request.move)
    return table.played(course.play(request.move, who.guest, request.nonce))


def _undo(table: Table, who: Asker, request: m.Undo) -> Change:
    course = _course_for(table, request)
    seat = table.undoer()
    if seat is None:
        raise RefusedError("not_now", "server-no_undo")
    if table.place(seat).guest != who.guest:
        raise RefusedError("not_yours", "server-undo_not_yours")
    return Change(course.undo(who.guest, request.nonce))


def _course_for(table: Table, request: m.Move | m.Undo) -> Course:
    """The game, if the request is about what it is like now."""
    if request.table != table.data.table:
        raise RefusedError("bad", "server-other_table")
    course = table.running
    if table.data.status == "over":
        raise RefusedError("not_now", "server-game_over")
    if request.seq != course.seq:
        raise RefusedError("stale", "server-stale")
    if table.data.paused:
        raise RefusedError("not_now", "server-paused")
    return course


# --- seats ---


def _sit(table: Table, who: Asker, request: m.Sit) -> Change:
    place = table.place(request.seat)
    if table.data.status == "over":
        raise RefusedError("not_now", "server-game_over")
    if place.kind != "open":
        raise RefusedError("taken", "server-seat_taken")
    if who.guest in table.data.sent_away:
        raise RefusedError("not_yours", "server-sent_away")
    place.give_to(who.guest, clean_name(request.name))
    table.pass_host_on()
    return TABLE


def _leave(table: Table, who: Asker, request: m.Leave) -> Change:
    place = _own(table, who, request.seat)
    if table.data.status == "over":
        raise RefusedError("not_now", "server-game_over")
    if table.data.status == "playing":
        place.stood_in = True
    else:
        place.empty()
    table.pass_host_on()
    return Change(table=True, closed=table.data.status == "gathering" and not table.persons)


def _return(table: Table, who: Asker, request: m.Return) -> Change:
    place = _own(table, who, request.seat)
    if not place.stood_in:
        raise RefusedError("not_now", "server-not_stood_in")
    place.stood_in = False
    table.pass_host_on()
    return TABLE


def _dress(table: Table, who: Asker, request: m.Dress) -> Change:
    _while_gathering(table)
    place = table.place(request.seat)
    if place.guest != who.guest and (place.kind == "person" or who.guest != table.data.host):
        raise RefusedError("not_yours", "server-not_your_seat")
    if request.monster is not None:
        read_monster(table.data.settings.city, request.monster)
        if any(p.monster == request.monster for p in table.data.places if p is not place):
            raise RefusedError("taken", "server-monster_taken")
    place.monster = request.monster
    return TABLE


def _rename(table: Table, who: Asker, request: m.Rename) -> Change:
    place = table.place(request.seat)
    if place.kind != "person":
        raise RefusedError("not_now", "server-nobody_there")
    if who.guest not in {place.guest, table.data.host}:
        raise RefusedError("not_yours", "server-not_your_seat")
    place.name = clean_name(request.name)
    return TABLE


# --- the host's part ---


def _set_seat(table: Table, who: Asker, request: m.SetSeat) -> Change:
    _as_host(table, who)
    place = table.place(request.seat)
    if table.data.status == "over":
        raise RefusedError("not_now", "server-game_over")
    before = place.guest
    if request.kind == "person":
        place.give_to(who.guest, clean_name(request.name))
    elif request.kind == "open":
        place.empty()
    elif table.data.status == "playing" and _is_away(place, who):
        place.level = read_level(request.level)
        place.stood_in = True
    else:
        place.give_to_bot(request.level)
    if before is not None and before != who.guest and not table.seats_of(before):
        table.data.sent_away.append(before)
    return TABLE


def _is_away(place: Place, who: Asker) -> bool:
    """Whether a person sits here whose browser is not connected: who may come back."""
    return place.kind == "person" and place.guest not in who.here


def _add_seat(table: Table, who: Asker, _: m.AddSeat) -> Change:
    _as_host(table, who)
    _while_gathering(table)
    if len(table.data.places) >= MOST:
        raise RefusedError("not_now", "server-seat_count", least=FEWEST, most=MOST)
    table.data.places.append(Place())
    return TABLE


def _remove_seat(table: Table, who: Asker, request: m.RemoveSeat) -> Change:
    _as_host(table, who)
    _while_gathering(table)
    place = table.place(request.seat)
    if len(table.data.places) <= FEWEST:
        raise RefusedError("not_now", "server-seat_count", least=FEWEST, most=MOST)
    table.data.places = [p for p in table.data.places if p is not place]
    return TABLE


def _configure(table: Table, who: Asker, request: m.Configure) -> Change:
    _as_host(table, who)
    _while_gathering(table)
    table.data.settings = read_settings(request.settings, len(table.data.places))
    monsters = CITIES[request.settings.city].monsters
    for place in table.data.places:
        if place.monster not in monsters:
            place.monster = None
    return TABLE


def _begin(table: Table, who: Asker, _: m.Begin) -> Change:
    _as_host(table, who)
    _while_gathering(table)
    table.begin()
    return Change(table=True, began=True)


def _pause(table: Table, who: Asker, request: m.Pause) -> Change:
    _as_host(table, who)
    if table.data.status != "playing":
        raise RefusedError("not_now", "server-not_playing")
    table.data.paused = request.paused
    return TABLE


def _rematch(table: Table, who: Asker, _: m.Rematch) -> Change:
    if table.data.status != "over":
        raise RefusedError("not_now", "server-not_over")
    if not table.seats_of(who.guest):
        raise RefusedError("not_yours", "server-not_seated")
    if table.data.rematch is not None:
        return TABLE
    places = [
        Place(p.kind, p.name, p.level, p.monster, p.guest, p.secret) for p in table.data.places
    ]
    for place in places:
        if place.guest is not None:
            place.give_to(place.guest, place.name)
    table.data.rematch = who.new_table
    again = Table(TableData(who.new_table, who.guest, table.data.settings, places))
    if again.persons == [who.guest]:  # there is nobody to wait for
        again.begin()
    return Change(table=True, rematch=again.data)


# --- who may ---


def _own(table: Table, who: Asker, seat: str) -> Place:
    place = table.place(seat)
    if place.guest != who.guest:
        raise RefusedError("not_yours", "server-not_your_seat")
    return place


def _as_host(table: Table, who: Asker) -> None:
    if who.guest != table.data.host:
        raise RefusedError("not_host", "server-not_host")


def _while_gathering(table: Table) -> None:
    if table.data.status != "gathering":
        raise RefusedError("not_now", "server-begun")


_Handler: TypeAlias = Callable[[Table, Asker, Any], Change]
_HANDLERS: dict[type[m.Request], _Handler] = {
    m.Move: _move,
    m.Undo: _undo,
    m.Sit: _sit,
    m.Leave: _leave,
    m.Return: _return,
    m.Dress: _dress,
    m.Rename: _rename,
    m.SetSeat: _set_seat,
    m.AddSeat: _add_seat,
    m.RemoveSeat: _remove_seat,
    m.Configure: _configure,
    m.Begin: _begin,
    m.Pause: _pause,
    m.Rematch: _rematch,
}
