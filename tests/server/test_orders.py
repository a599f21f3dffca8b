"""Standing orders: what they answer, who may give them, and that nobody else notices."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.server.tables import ANN, BEN, asked, playing
from tokyork import Game
from tokyork.server.protocol import requests
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.requests import GiveOrders
from tokyork.server.protocol.standing_orders import Order
from tokyork.server.room import autoplay
from tokyork.server.room import room as live_room
from tokyork.server.table.orders import answering, fitting, read_orders, silencing
from tokyork.server.table.table import Change, Table, TableData

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Running, Socket

    Guests = Callable[[], Browser]

DICE = [1, 1, 2, 2, 3, 3]
LEAVE_AT_4 = Order("yield", "yield", "health_at_most", 4)
STAY_ABOVE_4 = Order("yield", "stay", "health_above", 4)


def position(*players: dict[str, Any], rolls: list[Any], city: str = "tokyo", **more: Any) -> Game:  # noqa: ANN401 - hatchling has no types here
    """A game in which p1 has just rolled."""
    data = {"game": city, "players": list(players), "turn": "p1", "rolls": [*rolls, DICE, DICE]}
    return Game.from_scenario(data | {"market": ["energize", "mimic", "tank"]} | more)


def answer(orders: list[Order], view: dict[str, Any]) -> str | None:
    """The move that orders make, whichever of them does."""
    found = answering(orders, view)
    return None if found is None else found[0]


def attacked(claws: int = 2, **victim: Any) -> Game:  # noqa: ANN401 - hatchling has no types here
    """P2 in Tokyo is about to answer an attack of p1."""
    dice = ["claw"] * claws + [1, 1, 2, 2, 3, 3][claws:]
    game = position({"energy": 8}, {"at": "tokyo_city", **victim}, rolls=[dice])
    game.play("stop")
    return game


# --- what they answer ---


@pytest.mark.parametrize(("health", "move"), [(6, "yield"), (7, "stay"), (10, "stay")])
def test_a_monster_leaves_at_some_health_and_stays_above(health: int, move: str) -> None:
    view = attacked(health=health).view("p2")  # two claws have hit

    assert answer([LEAVE_AT_4, STAY_ABOVE_4], view) == move


@pytest.mark.parametrize(("claws", "move"), [(2, None), (3, "yield"), (4, "yield")])
def test_a_monster_leaves_when_hit_hard_enough(claws: int, move: str | None) -> None:
    view = attacked(claws=claws).view("p2")

    assert answer([Order("yield", "yield", "claws_at_least", 3)], view) == move


@pytest.mark.parametrize(("points", "move"), [(17, "yield"), (18, "stay")])
def test_a_monster_that_is_about_to_win_stays(points: int, move: str) -> None:
    view = attacked(health=5, points=points).view("p2")

    stay = Order("yield", "stay", "points_at_least", 18)
    assert answer([stay, LEAVE_AT_4], view) == move
    assert answer([LEAVE_AT_4, stay], view) == "yield"  # what stands first decides


def test_a_card_is_bought_as_soon_as_it_can_be_paid() -> None:
    poor = position({"energy": 3}, {"at": "tokyo_city"}, rolls=[DICE])
    poor.play("stop")
    wanted = next(one for one in fitting(poor.view("p1")) if one.answer == "buy tank")
    rich = position({"energy": 4}, {"at": "tokyo_city"}, rolls=[DICE])
    rich.play("stop")

    assert answer([wanted, Order("buy", "end")], poor.view("p1")) == "end"
    assert answer([wanted, Order("buy", "end")], rich.view("p1")) == "buy tank"
    assert read_orders("tokyo", [wanted]) == [wanted]
    with pytest.raises(RefusedError):
        read_orders("tokyo", [Order("buy", "buy wings", card="tank")])


def test_without_a_fitting_order_nothing_is_answered() -> None:
    view = attacked(health=9).view("p2")

    assert answer([], view) is None
    assert answer([LEAVE_AT_4], view) is None
    assert answer([Order("buy", "end")], view) is None


def test_what_depends_on_something_comes_before_always() -> None:
    view = attacked(health=6).view("p2")

    assert answer([Order("yield", "stay"), LEAVE_AT_4], view) == "yield"


@pytest.mark.parametrize(("claws", "move"), [(2, "pass"), (3, "use wings")])
def test_a_card_is_used_against_large_losses_and_declined_otherwise(claws: int, move: str) -> None:
    view = attacked(claws, energy=2, cards=["wings"]).view("p2")
    orders = [
        Order("damage", "use wings", "loss_at_least", 3, "wings"),
        Order("damage", "never", card="wings"),
    ]

    assert answer(orders, view) == move
    assert answer([orders[1]], view) == "pass"


def test_declining_one_card_does_not_decline_another() -> None:
    game = attacked(2, health=5, energy=4, cards=["wings", "rapid_healing"])
    moves = game.view("p2")["decision"]["moves"]
    assert {"use wings", "use rapid_healing"} <= set(moves)

    assert answer([Order("damage", "never", card="wings")], game.view("p2")) is None


@pytest.mark.parametrize(("energy", "move"), [(2, "end"), (5, None)])
def test_buying_is_skipped_when_nothing_is_affordable(energy: int, move: str | None) -> None:
    game = position({"energy": energy}, {"at": "tokyo_city"}, rolls=[DICE])
    game.play("stop")
    decision = game.decision
    assert decision is not None
    assert decision.kind == "buy"  # two energy would sweep the market

    assert answer([Order("buy", "end", "nothing_to_buy")], game.view("p1")) == move


def test_one_flees_to_the_borough_with_the_fewest_units() -> None:
    view: dict[str, Any] = {
        "seat": "p1",
        "monsters": [{"seat": "p1", "health": 3, "energy": 0, "points": 0}],
        "dice": [],
        "boroughs": {
            "bronx": {"units": {"jet": 2}},
            "queens": {"units": {"infantry": 1}},
            "brooklyn": {"units": {"tank": 1}},
        },
        "decision": {
            "kind": "flee",
            "moves": ["flee bronx", "flee queens", "flee brooklyn", "stay"],
            "default": "stay",
        },
    }

    assert answer([Order("flee", "flee", "health_at_most", 4)], view) == "flee queens"


# --- one's own order of dice ---


def resolving() -> Game:
    """P1 in New York resolves stars, energy, a heart and Ouch."""
    dice = ["star", "star", "energy", "energy", "ouch", "heart"]
    players = [{"at": "bronx", "health": 5}, {"at": "queens"}]
    game = Game.from_scenario(
        {"game": "new_york", "players": players, "turn": "p1", "rolls": [dice], "market": []}
    )
    game.play("stop")
    return game


def test_dice_are_resolved_in_the_order_that_somebody_likes() -> None:
    game = resolving()
    liked = Order("resolve", "order heart ouch energy")
    resolved = []
    while (decision := game.decision) and decision.kind == "resolve":
        move = answer([liked], game.view("p1"))
        assert move is not None
        resolved.append(move)
        game.play(move)

    assert read_orders("new_york", [liked]) == [liked]
    assert resolved[:3] == ["resolve heart", "resolve ouch", "resolve energy"]


@pytest.mark.parametrize(
    "liked",
    ["order", "order star star", "order 3", "order nonsense", "order  star", "order star " * 40],
)
def test_an_order_of_faces_that_are_none_or_named_twice_is_refused(liked: str) -> None:
    with pytest.raises(RefusedError):
        read_orders("new_york", [Order("resolve", liked)])
    with pytest.raises(RefusedError):
        read_orders("new_york", [Order("buy", "order star")])


# --- questions that need not come again ---

LEAVING = {"pass", "end", "stop", "stay"}


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_every_card_that_brings_up_a_question_of_its_own_can_be_silenced(city: str) -> None:
    silenced: set[str] = set()
    for seed in range(6):
        game = Game(city, seats=3, seed=seed)
        while not game.over and game.state.made < 500:
            decision = game.decision
            assert decision is not None
            view = game.view(decision.seat)
            moves = [str(move) for move in decision.moves]
            alone = all(move in LEAVING or move.startswith("use ") for move in moves)
            orders = silencing(view)
            if alone and len(LEAVING & set(moves)) == 1 and decision.kind != "damage":
                assert orders, moves
                silenced |= {order.card for order in orders if order.card}
            if orders:
                assert read_orders(city, orders) == orders
                assert answer(orders, view) in LEAVING | {view["decision"]["default"]}
            buys = [move for move in moves if move.startswith("buy")]
            game.play(buys[0] if buys else moves[game.state.made % len(moves)])

    assert silenced


def test_a_card_that_was_silenced_does_not_silence_another() -> None:
    dice = ["claw", 1, 2, 2, 3, 3]
    rolls = [dice, dice, dice]
    game = position({"energy": 4, "cards": ["herd_culler", "plot_twist"]}, {}, rolls=rolls)
    game.play("stop")
    view = game.view("p1")
    culler, twist = silencing(view)

    assert (culler.decision, culler.answer, culler.card) == ("dice", "never", "herd_culler")
    assert answer([culler], view) is None
    assert answer([culler, twist], view) == "pass"


def test_a_market_in_which_only_a_sweep_can_be_paid_can_be_skipped_from_now_on() -> None:
    game = position({"energy": 2}, {"at": "tokyo_city"}, rolls=[DICE])
    game.play("stop")
    assert silencing(game.view("p1")) == [Order("buy", "end", "nothing_to_buy")]

    rich = position({"energy": 9}, {"at": "tokyo_city"}, rolls=[DICE])
    rich.play("stop")
    assert silencing(rich.view("p1")) == []


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_market_in_which_nothing_can_be_paid_is_not_asked_about(city: str) -> None:
    places = {"tokyo": ("outside", "outside"), "new_york": ("bronx", "queens")}[city]
    players = [{"energy": 1, "at": places[0]}, {"at": places[1]}]
    dice = {"tokyo": DICE, "new_york": ["heart"] * 6}[city]
    market = {"tokyo": ["energize", "mimic", "tank"], "new_york": ["regeneration"]}[city]
    data = {"game": city, "players": players, "turn": "p1"}
    game = Game.from_scenario(data | {"rolls": [dice, dice], "market": market})
    kinds: list[str] = []
    while (decision := game.decision) and decision.seat == "p1" and len(kinds) < 9:
        kinds.append(decision.kind)
        game.play(decision.moves[-1] if decision.kind == "roll" else decision.moves[0])

    assert "buy" not in kinds


def test_nobody_gets_rid_of_questions_about_a_loss_by_one_tap() -> None:
    assert silencing(attacked(2, energy=4, cards=["wings"]).view("p2")) == []


# --- which are offered ---


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_every_order_that_is_offered_can_be_given_and_answers(city: str) -> None:
    game = Game(city, seats=4, seed=5)
    seen: set[str] = set()
    while not game.over and game.state.made < 700:
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        for order in fitting(view):
            assert read_orders(city, [order]) == [order]
            move = answer([order], view)
            assert move is None or move in view["decision"]["moves"]
            may_wait = order.answer == "never" or order.answer.startswith("buy ")
            assert move is not None or order.when != "always" or may_wait
            seen.add(order.decision)
        buys = [move for move in decision.moves if str(move).startswith("buy")]
        game.play(buys[0] if buys else decision.moves[game.state.made % len(decision.moves)])

    assert {"buy", "yield" if city == "tokyo" else "flee"} <= seen


@pytest.mark.parametrize(
    "order",
    [
        Order("roll", "stop"),
        Order("yield", "end"),
        Order("yield", "stay", "loss_at_least", 2),
        Order("yield", "stay", "health_above", -1),
        Order("damage", "use wings"),
        Order("damage", "use wings", "loss_at_least", 2, "no_such_card"),
        Order("buy", "buy mimic"),
        Order("heart", "cure poison", card="shrink"),
    ],
)
def test_orders_that_make_no_sense_are_refused(order: Order) -> None:
    with pytest.raises(RefusedError):
        read_orders("tokyo", [order])


def test_a_later_order_replaces_one_about_the_same() -> None:
    later = Order("yield", "yield", "health_at_most", 6)

    assert read_orders("tokyo", [LEAVE_AT_4, STAY_ABOVE_4, later]) == [later, STAY_ABOVE_4]
    with pytest.raises(RefusedError):
        read_orders("tokyo", [LEAVE_AT_4] * 25)


# --- at a table ---


def test_only_who_holds_a_seat_gives_it_orders() -> None:
    at = playing(ANN, BEN)
    at.give_orders(BEN, GiveOrders("n", "p2", [LEAVE_AT_4]))

    assert at.chair("p2").orders == [LEAVE_AT_4]
    with pytest.raises(RefusedError):
        at.give_orders(ANN, GiveOrders("n", "p2", []))


def test_orders_are_kept_with_the_table_and_end_with_who_gave_them() -> None:
    at = playing(ANN, BEN)
    at.give_orders(BEN, GiveOrders("n", "p2", [LEAVE_AT_4]))
    kept = msgspec.json.decode(msgspec.json.encode(at.data), type=TableData)
    assert Table(kept).chair("p2").orders == [LEAVE_AT_4]

    asked(at, ANN, requests.SetSeat("n", "p2", "open"))
    assert at.chair("p2").orders == []


def test_whoever_takes_a_move_back_is_asked() -> None:
    at = playing(ANN, BEN)
    at.begin(attacked(health=9))
    at.give_orders(BEN, GiveOrders("n", "p2", [STAY_ABOVE_4]))
    assert at.ordered() == "stay"
    at.play("stay", BEN)
    asked(at, BEN, requests.Undo("n", "t1", at.seq))

    assert at.running.chooser == "p2"
    assert at.ordered() is None


# --- over a real server ---


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "ORDER_DELAY", (0.05, 0.1))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "ORDER_DELAY", (30.0, 31.0))
    monkeypatch.setattr(live_room, "GATHER_PRESENCE", 0.0)  # not told late, as if of orders


def at_a_table(guest: Guests, running: Running, game: Game) -> tuple[Socket, Socket]:
    """Ann and Ben at a table with this position, Ben in the seat that chooses."""
    ann, ben = guest(), guest()
    table = ann.make("Ann", "")
    first, second = ann.enter(table).entered(), ben.enter(table).entered()
    second.do("sit", seat="p2", name="Ben")
    first.do("begin")

    async def put() -> None:
        room = running.server.lobby.rooms[table]
        room.table.begin(game)
        await room._done(Change(table=True, began=True))

    running.call(put())
    for socket in (first, second):
        socket.receive_until(lambda s: s.game and s.game["view"]["decision"]["kind"] == "yield")
    return first, second


def give(socket: Socket, *orders: Order) -> None:
    socket.do("orders", seat="p2", orders=[msgspec.to_builtins(order) for order in orders])


@pytest.mark.usefixtures("quick")
def test_an_order_answers_for_its_seat(guest: Guests, running: Running) -> None:
    first, second = at_a_table(guest, running, attacked(health=9))
    give(second, STAY_ABOVE_4)
    second.receive_until(lambda s: s.choice is None)
    first.receive_until(lambda s: s.choice is not None)

    assert second.game is not None
    assert second.game["view"]["monsters"][1]["at"] == "tokyo_city"
    assert any(line["kind"] == "stayed" for line in second.lines)


@pytest.mark.usefixtures("quick")
def test_whose_order_has_answered_is_told_so_and_nobody_else(
    guest: Guests, running: Running
) -> None:
    first, second = at_a_table(guest, running, attacked(health=9))
    give(second, STAY_ABOVE_4)
    second.receive_until(lambda s: s.choice is None)
    first.receive_until(lambda s: s.choice is not None)

    assert second.game is not None
    assert second.game["obeyed"] == {"orders": [msgspec.to_builtins(STAY_ABOVE_4)], "undo": True}
    assert "health_above" not in str(first.received)
    first.move("end")
    second.receive_until(lambda s: s.choice is not None)
    assert second.game["obeyed"] is None


def test_an_answer_is_told_of_all_orders_that_made_it() -> None:
    view = attacked(2, health=5, energy=4, cards=["wings"]).view("p2")
    never = Order("damage", "never", card="wings")

    assert answering([never, LEAVE_AT_4], view) == ("pass", [never])


def test_an_answer_by_hand_obeys_nothing() -> None:
    at = playing(ANN, BEN)
    at.begin(attacked(health=9))
    at.play("stay", BEN)

    assert at.obeyed("p2") is None


def test_who_goes_on_choosing_is_told_what_was_answered_this_turn() -> None:
    at = playing(ANN, BEN)
    at.begin(attacked(health=9))
    at.running.play("stay", BEN, orders=[STAY_ABOVE_4])

    assert at.obeyed("p2", choosing=True) is not None
    at.play("end", ANN)  # p1 has shopped: another turn
    assert at.obeyed("p2", choosing=True) is None
    assert at.obeyed("p2") is not None


def test_orders_on_ones_own_turn_do_not_dawdle() -> None:
    at = playing(ANN, BEN)
    at.begin(attacked(health=9))
    answering = at.is_on_turn  # p2 answers p1's attack
    at.play("stay", BEN)

    assert (answering, at.is_on_turn) == (False, True)
    assert autoplay.TURN_DELAY[1] < autoplay.ORDER_DELAY[0]


@pytest.mark.usefixtures("slow")
def test_nothing_of_an_order_is_told_to_others(guest: Guests, running: Running) -> None:
    first, second = at_a_table(guest, running, attacked(health=9))
    first.receive_until(lambda s: s.seat("p2")["here"])
    before = len(first.received)
    give(second, STAY_ABOVE_4)
    second.receive_until(lambda s: s.choice and s.choice["order"] == "stay")
    first.do("chat", text="anything?")

    assert second.seat("p2")["orders"] == [msgspec.to_builtins(STAY_ABOVE_4)]
    assert {message["type"] for message in first.received[before:]} == {"said", "answer"}
    assert first.seat("p2")["orders"] == []
    assert "health_above" not in str(first.received)


@pytest.mark.usefixtures("slow")
def test_an_answer_by_hand_comes_before_the_order(guest: Guests, running: Running) -> None:
    first, second = at_a_table(guest, running, attacked(health=9))
    give(second, STAY_ABOVE_4)
    started = time.monotonic()
    second.receive_until(lambda s: s.choice and s.choice["order"])
    second.move("yield")
    first.receive_until(lambda s: s.choice is not None)

    assert first.game is not None
    assert first.game["view"]["monsters"][1]["at"] == "outside"
    assert time.monotonic() - started < 30


@pytest.mark.usefixtures("quick")
def test_an_undone_order_asks(guest: Guests, running: Running) -> None:
    _, second = at_a_table(guest, running, attacked(health=9))
    give(second, STAY_ABOVE_4)
    second.receive_until(lambda s: s.choice is None)
    second.do("undo", table=second.name, seq=second.seq)
    second.receive_until(lambda s: s.choice is not None)

    assert second.choice is not None
    assert second.choice["kind"] == "yield"
    assert second.choice["order"] is None
