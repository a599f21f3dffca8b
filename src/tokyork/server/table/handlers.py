"""What people ask of a table, and who may ask it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from tokyork.cities import CITIES
from tokyork.fair.seal import Seal  # noqa: TC001 - msgspec reads it
from tokyork.server.protocol import requests as r
from tokyork.server.protocol.clean_text import given_name
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.table import lesson_table as teaching
from tokyork.server.table.seats import FEWEST, MOST, Chair, read_level, read_monster, read_salt
from tokyork.server.table.table import Change, Table, TableData, read_settings

if TYPE_CHECKING:
    from tokyork.server.table.match import Match

TABLE = Change(table=True)


class Asker(msgspec.Struct):
    """Who asks, and who is not connected meanwhile."""

    guest: str
    away: Mapping[str, float] = {}
    """Of the holders of seats and the host: who is away, and for how many seconds."""
    new_table: str = ""
    """The name of a table that may have to be made."""
    seal: Seal | None = None
    """What its dice would come from."""


def handle(table: Table, who: Asker, request: r.Request) -> Change:
    """Do what somebody asks for, or refuse it and change nothing."""
    _check_nonce(request)
    return _HANDLERS[type(request)](table, who, request)


def _check_nonce(request: r.Request) -> None:
    if not 0 < len(request.nonce) <= r.LONGEST_NONCE:
        raise RefusedError("bad", "server-bad_nonce")


# --- the game ---


def _move(table: Table, who: Asker, request: r.PlayMove) -> Change:
    _match_for(table, request)
    mover = table.mover
    if mover is None:
        raise RefusedError("not_now", "server-game_over")
    if mover.guest != who.guest:
        raise RefusedError("not_yours", "server-not_your_choice")
    if mover.stood_in:
        raise RefusedError("not_now", "server-stood_in")
    teaching.check(table, request.move)
    return table.play(request.move, who.guest, request.nonce)


def _undo(table: Table, who: Asker, request: r.Undo) -> Change:
    match = _match_for(table, request)
    seat = table.undoer()
    if seat is None:
        raise RefusedError("not_now", "server-no_undo")
    if table.chair(seat).guest != who.guest:
        raise RefusedError("not_yours", "server-undo_not_yours")
    return Change(match.undo(who.guest, request.nonce))


def _finish(table: Table, who: Asker, _: r.Finish) -> Change:
    if table.data.status != "playing":
        raise RefusedError("not_now", "server-not_playing")
    if table.data.paused:
        raise RefusedError("not_now", "server-paused")
    if not table.seats_of(who.guest) and not table.data.is_hosted_by(who.guest):
        raise RefusedError("not_yours", "server-not_seated")
    if table.living_persons():
        raise RefusedError("not_now", "server-people_play")
    table.hasty = True
    return TABLE


def _match_for(table: Table, request: r.PlayMove | r.Undo) -> Match:
    """The game, if the request is about what it is like now."""
    if request.table != table.data.table:
        raise RefusedError("bad", "server-other_table")
    match = table.running
    if table.data.status == "over":
        raise RefusedError("not_now", "server-game_over")
    if request.seq != match.seq:
        raise RefusedError("stale", "server-stale")
    if table.data.paused:
        raise RefusedError("not_now", "server-paused")
    return match


# --- seats ---


def _sit(table: Table, who: Asker, request: r.Sit) -> Change:
    chair = table.chair(request.seat)
    if table.data.status == "over":
        raise RefusedError("not_now", "server-game_over")
    if chair.kind != "open":
        raise RefusedError("taken", "server-seat_taken")
    if who.guest in table.data.sent_away:
        host = table.data.senders.get(who.guest, "")
        known = "yes" if host else "no"
        raise RefusedError("not_yours", "server-sent_away", host=host, known=known)
    chair.give_to(who.guest, given_name(request.name))
    table.pass_host_on()
    return TABLE


def _leave(table: Table, who: Asker, request: r.Leave) -> Change:
    chair = _own(table, who, request.seat)
    if table.data.status == "over":
        raise RefusedError("not_now", "server-game_over")
    if table.data.status == "playing":
        chair.stand_in(until_back=False)
    else:
        chair.empty()
    table.pass_host_on()
    return Change(table=True, closed=table.data.status == "gathering" and not table.persons)


def _return(table: Table, who: Asker, request: r.Return) -> Change:
    chair = _own(table, who, request.seat)
    if not chair.stood_in:
        raise RefusedError("not_now", "server-not_stood_in")
    chair.take_back()
    table.pass_host_on()
    return TABLE


def _stand_in(table: Table, who: Asker, request: r.StandIn) -> Change:
    chair = table.chair(request.seat)
    if table.data.status != "playing":
        raise RefusedError("not_now", "server-not_playing")
    if chair.kind != "person" or chair.stood_in:
        raise RefusedError("not_now", "server-nobody_there")
    _check_not_days(table)
    if who.away.get(chair.guest or "", 0.0) < r.AWAY_AFTER:
        known = "yes" if chair.name else "no"
        raise RefusedError("not_now", "server-still_here", name=chair.name, known=known)
    host_is_here = table.data.host not in who.away
    if not table.data.is_hosted_by(who.guest) and (host_is_here or not table.seats_of(who.guest)):
        raise RefusedError("not_host", "server-not_host")
    chair.stand_in(until_back=True)
    return TABLE


def _ready(table: Table, who: Asker, request: r.Ready) -> Change:
    _while_gathering(table)
    _own(table, who, request.seat).ready = request.ready
    return Change(table=True, view=False)


def _dress(table: Table, who: Asker, request: r.Dress) -> Change:
    _while_gathering(table)
    chair = table.chair(request.seat)
    if chair.guest != who.guest and (
        chair.kind == "person" or not table.data.is_hosted_by(who.guest)
    ):
        raise RefusedError("not_yours", "server-not_your_seat")
    if request.monster is not None:
        read_monster(table.data.settings.city, request.monster)
        if any(p.monster == request.monster for p in table.data.chairs if p is not chair):
            raise RefusedError("taken", "server-monster_taken")
    chair.monster = request.monster
    return TABLE


def _rename(table: Table, who: Asker, request: r.Rename) -> Change:
    chair = table.chair(request.seat)
    if chair.kind != "person":
        raise RefusedError("not_now", "server-nobody_there")
    if who.guest != chair.guest and not table.data.is_hosted_by(who.guest):
        raise RefusedError("not_yours", "server-not_your_seat")
    chair.name = given_name(request.name)
    return TABLE


# --- the host's part ---


def _set_seat(table: Table, who: Asker, request: r.SetSeat) -> Change:
    _as_host(table, who)
    chair = table.chair(request.seat)
    if table.data.status == "over":
        raise RefusedError("not_now", "server-game_over")
    before = chair.guest
    if table.data.status == "playing" and chair.kind == "person" and before != who.guest:
        _check_not_days(table)
    if table.data.status == "playing" and table.data.settings.rated:
        _check_rated(request, chair, who)
    if request.kind == "person":
        chair.give_to(who.guest, given_name(request.name))
    elif request.kind == "open":
        chair.empty()
    elif table.data.status == "playing" and _is_away(chair, who):
        chair.level = read_level(request.level)
        chair.stand_in(until_back=True)
    else:
        chair.give_to_bot(request.level)
    if before is not None:
        table.send_away(before)
    return TABLE


def _check_not_days(table: Table) -> None:
    """Where a game lasts days nobody has to be there, and what becomes of who is late is agreed."""
    if table.data.settings.pace is not None:
        raise RefusedError("not_now", "server-days_agreed")


def _check_rated(request: r.SetSeat, chair: Chair, who: Asker) -> None:
    """Who began a game that counts ends it: a bot may stand in for who is away, nothing else.

    Or a host who loses would take a rival's seat, and the game would count for nobody.
    """
    if request.kind != "bot" or not _is_away(chair, who):
        raise RefusedError("not_now", "server-rated_seats")


def _is_away(chair: Chair, who: Asker) -> bool:
    """Whether a person sits here whose browser is not connected: who may come back."""
    return chair.kind == "person" and chair.guest in who.away


def _add_seat(table: Table, who: Asker, _: r.AddSeat) -> Change:
    _as_host(table, who)
    _while_gathering(table)
    if len(table.data.chairs) >= MOST:
        raise RefusedError("not_now", "server-seat_count", least=FEWEST, most=MOST)
    table.data.chairs.append(Chair())
    return TABLE


def _remove_seat(table: Table, who: Asker, request: r.RemoveSeat) -> Change:
    _as_host(table, who)
    _while_gathering(table)
    chair = table.chair(request.seat)
    if len(table.data.chairs) <= FEWEST:
        raise RefusedError("not_now", "server-seat_count", least=FEWEST, most=MOST)
    table.data.chairs = [p for p in table.data.chairs if p is not chair]
    if chair.guest is not None:
        table.send_away(chair.guest)
    return TABLE


def _configure(table: Table, who: Asker, request: r.Configure) -> Change:
    _as_host(table, who)
    _while_gathering(table)
    table.data.settings = read_settings(request.settings, len(table.data.chairs))
    monsters = CITIES[request.settings.city].monsters
    for chair in table.data.chairs:
        chair.ready = False  # for these rules nobody said so yet
        if chair.monster not in monsters:
            chair.monster = None
    return TABLE


def _salt(table: Table, who: Asker, request: r.Salt) -> Change:
    _while_gathering(table)
    _own(table, who, request.seat).add_salt(request.salt)
    return Change(table=True, view=False)


def _begin(table: Table, who: Asker, _: r.Begin) -> Change:
    _as_host(table, who)
    _while_gathering(table)
    table.begin()
    return Change(table=True, began=True)


def _pause(table: Table, who: Asker, request: r.Pause) -> Change:
    _as_host(table, who)
    if table.data.status != "playing":
        raise RefusedError("not_now", "server-not_playing")
    table.data.paused = request.paused
    return TABLE


def check_rematch(table: Table, guest: str, request: r.Rematch) -> None:
    """Refuse what will be refused, before anything is made for it."""
    _check_nonce(request)
    if table.data.status != "over":
        raise RefusedError("not_now", "server-not_over")
    if not table.seats_of(guest):
        raise RefusedError("not_yours", "server-not_seated")
    for seat, salt in request.salts.items():
        _own(table, Asker(guest), seat)
        read_salt(salt)


def _rematch(table: Table, who: Asker, request: r.Rematch) -> Change:
    check_rematch(table, who.guest, request)
    if table.data.rematch is not None:
        return TABLE
    chairs = [Chair(p.kind, p.name, p.level, p.monster, p.guest) for p in table.data.chairs]
    for chair in chairs:
        if chair.guest is not None:
            chair.give_to(chair.guest, chair.name)
    again = Table(TableData(who.new_table, who.guest, table.data.settings, chairs, seal=who.seal))
    for seat, salt in request.salts.items():
        _own(again, who, seat).add_salt(salt)
    table.data.rematch = who.new_table
    if again.persons == [who.guest]:  # there is nobody to wait for
        again.begin()
    return Change(table=True, rematch=again.data)


# --- who may ---


def _own(table: Table, who: Asker, seat: str) -> Chair:
    chair = table.chair(seat)
    if chair.guest != who.guest:
        raise RefusedError("not_yours", "server-not_your_seat")
    return chair


def _as_host(table: Table, who: Asker) -> None:
    if not table.data.is_hosted_by(who.guest):
        raise RefusedError("not_host", "server-not_host")


def _while_gathering(table: Table) -> None:
    if table.data.status != "gathering":
        raise RefusedError("not_now", "server-begun")


_Handler: TypeAlias = Callable[[Table, Asker, Any], Change]
_HANDLERS: dict[type[r.Request], _Handler] = {
    r.PlayMove: _move,
    r.Undo: _undo,
    r.Finish: _finish,
    r.Sit: _sit,
    r.Leave: _leave,
    r.Return: _return,
    r.StandIn: _stand_in,
    r.Ready: _ready,
    r.Dress: _dress,
    r.Rename: _rename,
    r.SetSeat: _set_seat,
    r.AddSeat: _add_seat,
    r.RemoveSeat: _remove_seat,
    r.Configure: _configure,
    r.Salt: _salt,
    r.Begin: _begin,
    r.Pause: _pause,
    r.Rematch: _rematch,
}
