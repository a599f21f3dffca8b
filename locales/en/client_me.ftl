### My games: history, figures, achievements, ratings, and the player who travels.

title-me = My games – Tokyork
title-leaderboard = Leaderboard – Tokyork
me-title = My games
me-link = My games
me-leaderboard = Leaderboard
me-loading = Turning the pages …
me-parts = What to look at
me-part-games = Games
me-part-figures = Figures
me-part-feats = Feats
me-part-player = Player

## Ratings

me-ratings = Ratings
me-against-people = against people
me-against-bots = against bots
# $rating and $within: numbers such as 1,512 and 80
me-rating = { $rating } ± { $within }
# $count: rated games
me-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
me-no-rating = No rated games yet. A rated game is played without help, and no move is taken back.
me-ladder = Ladder of bots in { $city }
me-ladder-bots = Bots
# Above the chances to come in before such a bot
me-ladder-ahead = You finish ahead
# Beside the level whose bots are the most even match
me-ladder-fits = Closest match
me-ladder-play = Rated game: “{ $level }”
me-rating-note = 19 times out of 20, the true strength lies within the ± shown.

## History

me-won = Won
me-lost = Lost
me-place = Place { $place }
# $turns: a number
me-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
me-minutes = { $minutes } min
me-turned = It turned in turn { $turn } ({ $cause }): your chance went from { $before } to { $after }.
me-cause-roll = dice
me-cause-yield = staying or leaving
me-cause-purchase = a purchase
me-cause-rest = the rest of the turn
me-looking = Looking for the turning point …
me-points-change = Rating { $change }
# $change: such as +5%
me-luck = dice luck { $change }
# $points: a number
me-gave-away = { $points ->
    [one] decisions gave away { $points } point of chance
   *[other] decisions gave away { $points } points of chance
}
me-replay = Replay
me-review = Review
me-not-kept = This server no longer keeps the moves.
me-more = Older games
me-none = No finished games yet. Play one, and it will be here.
me-none-found = No game fits. Try fewer filters.
me-search = Search for an opponent
me-filter = Filters
me-city = City
me-any = All
me-result = Result
me-seats = Players
me-since = From
me-until = To
me-with = against { $names }

## Figures

me-share-city = Wins by city
me-share-seats = Wins by number of players
me-share-level = Wins by strongest bot
me-share-monster = Wins by monster
me-no-bots = people only
# $won of $games
me-share-of = { $won } of { $games }
me-over-time = Over time
me-line-won = Games won
me-line-points = Points a game
me-line-knock_outs = Knock-outs a game
me-line-luck = Luck with dice, in chance to win
me-line-quality = Points of chance that decisions gave away
me-line-few = Play five games for a second point on this line.
me-span = { $first } to { $last }
me-when = When
me-value = Value
me-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
me-figures-none = Figures come with your first finished game.

## Achievements

me-feats-count = { $have } of { $all }
me-feat-not-yet = Not yet
me-feat-game = See the game
feat-brink = By a thread
    .text = Won after being down to one health.
feat-brink_inside = Last one standing
    .text = Won from one health inside Tokyo or Manhattan.
feat-untouched = Not a scratch
    .text = Won without losing any health.
feat-whisker = By a whisker
    .text = Won on points with a rival one point behind.
feat-alone = Me, myself and I
    .text = Knocked out every rival, two at least, and won.
feat-double = Two at one blow
    .text = Knocked out two monsters in one turn.
feat-peaceful = Gentle giant
    .text = Won on points without hurting anyone.
feat-landlord = Landlord
    .text = Began five turns in a row inside Tokyo or Manhattan.
feat-comeback = Late bloomer
    .text = Won after a rival was ten points ahead.
feat-bare = Bare claws
    .text = Won without buying a card.
feat-shopper = Big spender
    .text = Bought six cards in a game, and won it.
feat-reborn = Second life
    .text = Fell, came back, and won.
feat-six_alike = Six of a kind
    .text = Finished a roll with six equal dice.

## The player

me-player-note = This browser is your player: there is no account. Take it along or write its phrase down, and your games stay yours.
me-name = Name
me-favourite = Favourite monster in { $city }
me-favourite-none = Surprise me
me-hidden = Hide me on the leaderboard
    .text = Your name is still seen at tables where you play.
me-carry = To another device
me-carry-how = Open this link on your other device, or scan the code there. It works once, within { $minutes } minutes. Both devices are the same player afterwards.
me-carry-make = Make a link
me-carry-link = Link to your player
me-carry-warning = Whoever opens it becomes you. Show it to nobody else.
me-passkey = Passkey
    .text = Your device keeps your player and unlocks it with your fingerprint, face or PIN. If your devices share passkeys, it is there on all of them.
me-passkey-list = Your passkeys
# $date: a day
me-passkey-of = Made on { $date }
me-passkey-forget = Remove
me-passkey-make = Make a passkey
me-passkey-use = Use a passkey
me-passkey-made = Done. This passkey brings your player back.
me-passkey-forgotten = Removed. Delete it on your device, too.
me-passkey-broken-off = Nothing was done. You can try again any time.
# The name of a passkey whose player has none
me-passkey-nameless = Guest
me-phrase = Phrase
me-phrase-how = These twelve words bring your player back if this browser forgets it. Write them down; nobody, not even this server, can read them again without this browser.
me-phrase-show = Show my phrase
me-phrase-list = Your phrase
me-restore = I have a phrase
me-restore-label = Twelve words, in their order
me-restore-do = Bring my player back
me-become = Be this player here?
me-become-text = This browser then plays as the player of that link.
me-become-lost = It has played { $games ->
    [one] { $games } game
   *[other] { $games } games
} as somebody else, who is lost unless you have written the phrase down.
me-become-yes = Be this player
me-become-no = Stay who I am
me-welcome = Welcome back, { $name }!
me-export = Save all of it
    .text = One file with everything that this server keeps of you.
me-delete = Delete all of it
    .text = Your games, ratings, name and chat are deleted. In others’ games you become a guest.
me-delete-sure = Delete my player for good
me-delete-question = Delete this player?
me-delete-done = Done. This browser is somebody new now.
me-keep = Keep it

## Leaderboard

me-leaders-none = Nobody has played five rated games here yet.
me-leaders-rank = Rank
me-leaders-player = Player
me-leaders-rating = Rating
me-leaders-games = Games
me-leaders-you = you
me-leaders-note = Ordered by the lower end of each rating. Five rated games bring you here.
me-leaders-hidden = You are hidden from others.

## At the table

me-end-rating = Rating { $against }: { $rating } ± { $within }, { $change }
me-end-feat = Achievement: { $name }
rules-rated = Rated game
    .text = Counts for ratings: no help, and no move is taken back.
me-unrated-casual = This game does not count for ratings.
me-unrated-lesson = Lessons do not count for ratings.
me-unrated-rules = With rules of your own, a game does not count for ratings.
me-unrated-position = A game that begins in the middle does not count for ratings.
me-unrated-device = With several people on one device, a game does not count for ratings.
