"""What is asked and answered about players: their games, ratings, and where they are carried."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from tokyork.server.protocol.seating import SeatKind, Unrated  # noqa: TC001 - msgspec reads them

Against = Literal["people", "bots"]


# --- ratings ---


class RatingShown(Struct):
    """A rating as people read it."""

    city: str
    against: Against
    rating: int
    within: int
    """In 19 of 20 cases the true strength lies so far from it at most."""
    games: int


class Rung(Struct):
    """A level of the bots."""

    level: int
    rating: int
    chance: float
    """That this player comes in before such a bot."""


class Ladder(Struct):
    """The bots of a city, and the level that is an even match."""

    city: str
    rungs: list[Rung]
    suggested: int


class Leader(Struct):
    """A line of the leaderboard."""

    rank: int
    name: str
    rating: int
    within: int
    games: int
    you: bool


class Leaderboard(Struct):
    """GET /api/leaderboard."""

    city: str
    against: Against
    leaders: list[Leader]
    own: Leader | None
    """Where this player stands, if not among them."""
    hidden: bool
    """Whether this player does not want to be shown."""


class RatingChange(Struct):
    """What a game did to one's rating."""

    against: Against
    rating: int
    within: int
    change: int


class GameRating(Struct):
    """GET /api/games/TABLE/rating."""

    settled: bool
    """Whether the game is in the books already."""
    unrated: Unrated | None
    changes: list[RatingChange]
    feats: list[str]
    """What was achieved for the first time."""


# --- my games ---


class Achieved(Struct):
    """An achievement, and where it was first earned."""

    id: str
    table: str
    at: float


class Me(Struct):
    """GET /api/me."""

    name: str
    language: str
    monsters: list[str]
    """Favourites, at most one of each city."""
    hidden: bool
    games: int
    won: int
    ratings: list[RatingShown]
    ladders: list[Ladder]
    achieved: list[Achieved]
    feats: list[str]
    """All achievements there are."""


class PastSeat(Struct):
    """Who played a seat of a past game, and how that went."""

    seat: str
    kind: SeatKind
    name: str
    level: int | None
    monster: str
    place: int
    points: int
    alive: bool
    knock_outs: int
    left: bool = False
    """Whether a bot stood in for the person in the end."""


class TurnMoment(Struct):
    """When a game turned, for one player."""

    turn: int
    at: int
    seat: str
    cause: str
    before: float
    after: float


class PastGame(Struct):
    """A game in somebody's history."""

    table: str
    at: float
    city: str
    seat: str
    place: int
    won: bool
    turns: int
    minutes: int | None
    players: list[PastSeat]
    kept: bool
    """Whether it can be replayed and reviewed."""
    looked_at: bool
    """Whether it is known when it turned."""
    moment: TurnMoment | None
    luck: float | None
    quality: float | None
    """The chance to win that its decisions gave away."""
    change: int | None
    """Of the rating."""


class PastGames(Struct):
    """GET /api/me/games: a page of one's history, newest first."""

    games: list[PastGame]
    next: str | None
    """Where the next page begins."""


class Share(Struct):
    """How often a player won under some circumstance."""

    by: Literal["city", "seats", "level", "monster"]
    key: str
    games: int
    won: int


class Period(Struct):
    """A stretch of games in a row; averages."""

    first: float
    last: float
    games: int
    won: int
    points: float
    knock_outs: float
    luck: float | None
    quality: float | None


class Statistics(Struct):
    """GET /api/me/statistics."""

    games: int
    shares: list[Share]
    periods: list[Period]


class NewWishes(Struct, forbid_unknown_fields=True):
    """POST /api/me: what follows a player; only what is told changes."""

    language: str | UnsetType = UNSET
    monsters: list[str] | UnsetType = UNSET
    hidden: bool | UnsetType = UNSET


class PuzzleDiary(Struct, forbid_unknown_fields=True):
    """POST /api/me/puzzles: what a browser knows; the answer is what all of the player's know."""

    day: int = -1
    """The last day whose puzzle was answered, counted in UTC since 1970; -1 for none."""
    solved: bool = False
    """Whether that first answer was right."""
    streak: int = 0
    """Days in a row with a right answer."""
    longest: int = 0
    run: int = 0
    """The most puzzles solved against the clock."""


# --- to another device ---


class Transfer(Struct):
    """POST /api/me/transfer: a link that works once, for a while."""

    path: str
    seconds: int


class Carry(Struct, forbid_unknown_fields=True):
    """POST /api/me/carry."""

    code: str


class SecretWords(Struct, forbid_unknown_fields=True):
    """POST /api/me/phrase answers it, and POST /api/me/restore asks with it."""

    words: str


class Carried(Struct):
    """Who this browser is now."""

    name: str
    language: str
    monsters: list[str]
    games: int


# --- passkeys; bytes are written as WebAuthn writes them: base64url without padding ---


class PasskeyOptions(Struct):
    """POST /api/me/passkeys/options, to make one; POST /api/passkey/options, to use one."""

    challenge: str
    rp: str
    """The name of this server, which passkeys are bound to."""
    user: str = ""
    """The secret that a new passkey keeps."""
    name: str = ""
    known: list[str] = []
    """Passkeys that are there already: a device needs no second one."""


class NewPasskey(Struct, forbid_unknown_fields=True):
    """POST /api/me/passkeys."""

    id: str
    client_data: str
    authenticator_data: str
    public_key: str


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """POST /api/passkey: this browser is its player from now on (`Carried`)."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str
    user: str


class PasskeyShown(Struct):
    """A passkey as its owner sees it."""

    id: str
    made: float


class Passkeys(Struct):
    """GET /api/me/passkeys."""

    passkeys: list[PasskeyShown]


class NoPasskey(Struct, forbid_unknown_fields=True):
    """POST /api/me/passkeys/forget."""

    id: str


class Departure(Struct, forbid_unknown_fields=True):
    """POST /api/me/delete."""

    sure: bool


class Gone(Struct):
    """The answer: in how many games somebody is nobody now."""

    games: int
