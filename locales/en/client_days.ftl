# Games that last days, being told, tournaments, and the channel to watch.
title-tournament = Tournament – Tokyork
title-new_tournament = New tournament – Tokyork
title-watch = Watch – Tokyork

## Days

days-switch = The game may last days
    .text = Nobody has to be there at the same time.
days-clock = Days
days-per-turn = Time per turn
days-count =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
days-then = When the time is up
days-then-turn = A bot plays that turn
days-then-bot = A bot plays until they are back
days-then-out = They lose the seat
days-vacation = Days off for everyone
days-text = Nobody has to be there: each has { $time } for a turn or an answer, and up to { $off } off.
days-agreed = { $time } per turn. { $then }. Days off: { $off }.
# short: it stands beside the heading of a table
days-left =
    { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h
        }
       *[other] { $hours ->
            [0] { $days } d
           *[other] { $days } d { $hours } h
        }
    }
days-left-label = Time left for this turn
days-time-left = { $time } left
days-off-title = Days off
days-off-many = How many
days-off-left =
    { $days ->
        [0] You have no days off left.
        [one] You have 1 day off left.
       *[other] You have { $days } days off left.
    }
days-off-take = Take days off
days-off-now = You are off for { $time } more. Your clock stands still.
days-off-back = I’m back
days-off-other = { $name } is off for { $time } more.
days-more = Give one more day
days-next = Next game
days-waiting =
    { $count ->
        [one] 1 more game waits for you
       *[other] { $count } more games wait for you
    }

## Being told

tell-title = Notices
tell-push = Tell me when it’s my turn
    .text = A notice of this device, for games that last days. It comes from this server by way of your browser.
tell-no = This browser cannot show notices here.
tell-install = On an iPhone or iPad, first add Tokyork to the home screen.
tell-denied = Notices are blocked for this page. You can allow them in your browser’s settings.
tell-quiet = Quiet hours
    .text = Nothing is sent in between; it comes afterwards.
tell-from = From
tell-to = To
tell-mail = E-mail
tell-mail-note = Only for notices about your turn.
tell-mail-save = Save
tell-mail-open = We have sent an e-mail to { $mail }. Open its link to confirm.
tell-mail-yes = E-mails go to { $mail }.
tell-mail-proved = Your address is confirmed.
tell-mail-wrong = That link is no longer good.
tell-words = notices push bell e-mail turn

## Tournaments

cup-new = New tournament
cup-link = Tournament
cup-link-note = Several rounds, with a live table
cup-name = Name
cup-name-usual = Game night
cup-kind = Who meets whom
cup-kind-swiss = Swiss
cup-kind-everyone = Everyone
cup-kind-swiss-text = In each round you meet those who are doing about as well as you.
cup-kind-everyone-text = Rounds go on until everyone has met everyone.
cup-size = Seats per table
cup-rounds = Rounds
# Where everyone meets everyone, there may be more
cup-rounds-least = Rounds, at least
cup-level = Bots that fill the tables
cup-play = I play along
cup-make = Open the tournament
cup-make-note = You get a link to share. Bots fill the tables.
cup-invite = Link to the tournament
cup-join = Join
cup-joined = You’re in
cup-leave = Leave
cup-begin = Start
cup-wait = It starts when its host says so.
cup-who =
    { $count ->
        [0] Nobody has joined yet.
        [one] 1 player so far
       *[other] { $count } players so far
    }
cup-bots =
    { $count ->
        [0] The tables are full.
        [one] 1 bot will fill the tables.
       *[other] { $count } bots will fill the tables.
    }
cup-to-table = To my table
cup-free = Your next table opens by itself.
cup-standings = Standings
cup-rank = Rank
cup-player = Player
cup-points = Points
cup-knock_outs = Knock-outs
cup-opponents = Rivals’ points
cup-wins = Wins
cup-games = Games
cup-points-text = A point for every rival you leave behind, half for a draw. Knock-outs break ties, then the points of the rivals you met.
cup-round = Round { $number } of { $count }
cup-rounds-list = Rounds
cup-table = Table { $number }
cup-watch = Watch
cup-replay = Replay
cup-pending = waits for its players
cup-running = being played
cup-podium = Podium
cup-place = Place { $place }
cup-won = { $name } wins the tournament!
cup-bot = Bot { $number }
cup-gone = There is no such tournament
cup-gone-text = Perhaps its link is incomplete, or it ended long ago.
cup-back = Back to the tournament

## The channel

watch-link = Watch
channel-title = Channel
watch-bots = The strongest bots
watch-people = A public game
watch-next = The next game starts in a moment.
watch-leave = Leave
watch-chances = Chances to win
watch-lead = { $name } is ahead with { $chance }.
watch-rise = { $name } gains: { $before } → { $after }.
watch-fall = { $name } loses ground: { $before } → { $after }.
