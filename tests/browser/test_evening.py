"""A whole evening as a group of friends would have it, from the day's puzzle to the history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import Player, make_table, quick_page
from tests.browser.test_evenings import SHORT, post, shot
from tests.server.running import Browser as Guest
from tokyork.puzzles.book import daily_puzzle

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.browser.people import Server
    from tests.server.running import Socket

PATIENT = 20
A_FEW = 3
"""Decisions of each person before the power fails, and after it is back."""


def test_two_friends_have_an_evening(browser: Browser, own_server: Server) -> None:
    with (
        person(browser, own_server) as ada,
        person(browser, own_server, phone=True) as bob,
        person(browser, own_server, phone=True) as pocket,
    ):
        desk, phone = quick_page(ada, name="Ada"), quick_page(bob, name="Bob")
        second = solve_the_days_puzzle_on_two_devices(desk, pocket)
        play_a_game_in_which_the_power_fails(own_server, (ada, desk), (bob, phone))
        play_a_tournament_to_its_podium(desk, phone)
        look_back(second)


def solve_the_days_puzzle_on_two_devices(desk: Page, pocket: BrowserContext) -> Page:
    """On the desk it is solved; the same player's phone knows of it."""
    desk.goto("/puzzles")
    desk.get_by_role("button", name="Play today’s puzzle").click()
    desk.get_by_role("group", name="Your answer").wait_for()
    desk.keyboard.press(str(daily_puzzle().best + 1))
    expect(desk.get_by_text("Right!", exact=True)).to_be_visible()
    desk.get_by_role("button", name="All puzzles").click()
    expect(desk.get_by_text("1 day in a row")).to_be_visible()
    desk.goto("/me")
    desk.get_by_role("radio", name="Player").press("Space")
    desk.get_by_role("button", name="Make a link").click()
    second = quick_page(pocket)
    second.goto(desk.get_by_label("Link to your player").input_value())
    second.get_by_role("button", name="Be this player").click()
    expect(second.get_by_text("Welcome back")).to_be_visible()
    second.goto("/puzzles")
    expect(second.get_by_text("1 day in a row")).to_be_visible()
    expect(second.get_by_text("Solved. The next one comes at")).to_be_visible()
    shot(second, "evening-second-device")
    return second


def play_a_game_in_which_the_power_fails(
    server: Server, first: tuple[BrowserContext, Page], other: tuple[BrowserContext, Page]
) -> None:
    """A rated one with a bot; nobody has to press anything when the server is back."""
    (ada, desk), (bob, phone) = first, other
    seats: list[dict[str, Any]] = [
        {"kind": "person", "name": "Ada"},
        {"kind": "open"},
        {"kind": "bot", "level": 1},
    ]
    table = make_table(desk, "tokyo", seats, begin=False, rated=True, help=False)
    phone.goto(f"/t/{table}")
    phone.get_by_role("button", name="Sit down").click()
    desk.goto(f"/t/{table}")
    expect(desk.get_by_text("Bob").first).to_be_visible()
    desk.get_by_role("button", name="Start").click()
    play_a_little(desk, phone)
    before = desk.locator("main[data-turn]").get_attribute("data-turn")
    server.kill()
    server.start()
    play_a_little(desk, phone)
    after = desk.locator("main[data-turn]").get_attribute("data-turn")
    assert int(after or 0) >= int(before or 0)  # nothing that was told is lost
    friends = [as_guest(server, context) for context in (ada, bob)]
    play_out(*(friend.enter(table).entered() for friend in friends))
    for page in (desk, phone):
        expect(Player(page).over).to_be_visible()
    for friend in friends:
        friend.close()


def play_a_little(*pages: Page) -> None:
    """Whoever is asked answers, until each has answered a few times."""
    players = [Player(page) for page in pages]
    while min(player.decisions for player in players) < A_FEW:
        play_whoever_is_asked(players)
        assert not any(player.over.is_visible() for player in players)


def play_whoever_is_asked(players: list[Player]) -> None:
    for player in players:
        if player.asked.is_visible():
            player.play(player.by_mouse, most=1)


def as_guest(server: Server, context: BrowserContext) -> Guest:
    """The player of a browser, by hand: for what would take long with a mouse."""
    guest = Guest(server.address.removeprefix("http://"))
    secret = next(c["value"] for c in context.cookies() if c["name"] == "guest")
    guest.http.cookies.clear()
    guest.http.cookies.set("guest", secret)
    return guest


def play_out(*seats: Socket) -> None:
    """Whatever is usual, until the game is over."""
    while not all(seat.over for seat in seats):
        for seat in seats:
            if seat.choice is not None and not seat.over:
                seat.move()
                continue
            try:
                seat.receive(0.05)
            except TimeoutError:
                continue


def play_a_tournament_to_its_podium(desk: Page, phone: Page) -> None:
    """One round by link, with a bot at the table."""
    clock = {"per_move": 60, "reserve": 60}
    wanted = {"name": "Friday", "city": "tokyo", "size": 3, "rounds": 1, "level": 1}
    made = post(desk, "/api/tournaments", {**wanted, "options": SHORT, "clock": clock})
    for page in (desk, phone):
        page.goto(f"/tournament/{made['tournament']}")
        page.get_by_role("button", name="Join").click()
    expect(desk.get_by_text("Bob")).to_be_visible()
    desk.get_by_role("button", name="Start").click()
    players = []
    for page in (desk, phone):
        page.get_by_role("link", name="To my table").click()
        players.append(Player(page))
    while not all(player.over.is_visible() for player in players):
        play_whoever_is_asked(players)
    for page in (desk, phone):
        page.get_by_role("link", name="Back to the tournament").click()
        expect(page.get_by_text("wins the tournament!")).to_be_visible()
    shot(phone, "evening-podium")


def look_back(second: Page) -> None:
    """Both games are in the history of the other device, and one of them counted."""
    games = second.get_by_role("heading", level=3)
    for _ in range(PATIENT):  # games are put into the books right after their end
        second.goto("/me")
        games.first.wait_for()
        if games.count() == 2:
            break
        second.wait_for_timeout(500)
    expect(games).to_have_count(2)
    expect(second.get_by_text("Tokyo, against people")).to_be_visible()
    expect(second.get_by_text("Tokyo, against bots")).to_be_visible()
    expect(second.get_by_text("±").first).to_be_visible()
    expect(second.get_by_text("1 rated game").first).to_be_visible()
    expect(second.get_by_role("link", name="Replay").first).to_be_visible()
    shot(second, "evening-history")
