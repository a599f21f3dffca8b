### The browser's pages: home, a new table, the gathering, settings, about.

client-title = Tokyork

title-home = Tokyork
title-new = New table – Tokyork
title-join = Join or watch – Tokyork
title-table = Table – Tokyork
title-settings = Settings – Tokyork
title-about = About – Tokyork
title-unknown = Nothing here – Tokyork

## Words used on many pages

act-home = Home
act-skip = Skip to content
act-close = Close
act-copy = Copy
act-copied = Copied
act-share = Share
act-save = Save
act-send = Send
# $what: the label of a number
act-less = Less: { $what }
act-more = More: { $what }
guest-name = Guest
city-short-tokyo = Tokyo
city-short-new_york = New York

problem-offline = The server is not answering. Check your connection and try again.
problem-server = Something went wrong on the server. Try again in a moment.

## Levels of bots

level-legend = Playing strength
level-1 = First game
    .text = Plays along and forgives a lot.
level-2 = Easy
    .text = Knows the rules but misses chances.
level-3 = Steady
    .text = Plays sensibly, turn after turn.
level-4 = Sharp
    .text = Plays the odds and reads your plans.
level-5 = Merciless
    .text = Thinks ahead, about a second per move.
# $name: the level's name
level-bot = Bot: { $name }

## Home

home-heading = Tokyork: play King of Tokyo and King of New York
home-slogan = Huge monsters. Small dice.
home-play = Play now
# $bots: how many; $level: the level's name
home-rivals = { $bots ->
        [one] You and 1 bot
       *[other] You and { $bots } bots
    }: { $level }
home-quick = Play now
home-bots = Bots
home-friends = With friends
home-join = Join or watch
home-puzzles = Puzzles
home-more = More
home-continue = Back to { $city }
home-your_turn = It is your turn
home-playing = Game in progress
home-gathering = Waiting for players
home-all = All { $count }

## A new table

new-title = New table
new-city = City
new-who = Who’s playing
new-preset-bots = Bots
new-preset-friends = Friends via a link
new-preset-beside = One device
new-preset = Play against
new-seats = Seats
# $number: number of the seat, from 1
new-seat = Seat { $number }
new-kind-me = You
new-kind-bot = Bot
new-kind-open = Open for a friend
new-kind-beside = On this device
new-kind = Who sits here
new-open-note = Anyone with your link can sit here.
new-name = Name
new-player = Player { $number }
new-begin = Start
new-open = Open the table
new-open-hint = You get a link to share. Start the game whenever you like.
new-begin-hint = No need to wait for anyone: the game starts right away.

monster-pick = Monster
monster-any = Any
monster-taken = Taken

## What is agreed on

rules-title = Rules of this table
rules-standard = As in the rulebook
rules-glance-shorter = With these rules games are { $change } shorter ({ $low } to { $high }).
rules-glance-longer = With these rules games are { $change } longer ({ $low } to { $high }).
rules-glance-same = With these rules games are about as long.
rules-glance-first = Whoever begins wins { $first } ({ $low } to { $high }) instead of { $usual }: a quick try of { $games } games between bots.
rules-glance-wait = A quick try of these rules …
rules-glance-none = Games by these rules take too long for a quick try.
rules-changed = { $count ->
        [one] 1 change
       *[other] { $count } changes
    }
rules-yes = Yes
rules-no = No
rules-first-any = Most claws
rules-deck = { $cards } of { $all } cards
rules-deck-open = Choose cards
rules-listed = In the lobby
    .text = Anyone may join or watch. Otherwise only people with the link can.
rules-help = Help allowed
    .text = Odds and advice can be shown to everyone at the table.
rules-clock = Clock
rules-clock-none = None
rules-clock-relaxed = Relaxed
rules-clock-brisk = Brisk
rules-clock-own = Custom
# $move: time for a move; $reserve: time for the whole game
rules-clock-text = { $move } per decision, plus a reserve of { $reserve } for the whole game.
rules-clock-none-text = Everyone takes as long as they need.
rules-clock-move = Per decision
rules-clock-reserve = Reserve
time-seconds = { $seconds } s
time-minutes = { $minutes } min
deck-search = Find a card
deck-all = All
deck-none = None
deck-nothing = No matching cards.
deck-card = { $name }: copies

## Join or watch

join-title = Join or watch
join-own = Your tables
join-open = Open tables
join-open-none = No open tables right now. Open one and put it in the lobby.
join-watch = Games to watch
join-watch-none = There are no public games right now. Go break something.
join-code = Have a link or a code?
join-code-label = Link or code
join-code-bad = That is not a link to a table. A code has only letters, digits and dashes.
join-go = Go
# $host: name; $open and $seats: numbers
join-seats = { $open } of { $seats } seats free
join-players = { $seats } players
join-host = { $host }’s table
join-new = Open a table

## The gathering

gather-title = Waiting for players
gather-invite = Send this link to your friends
gather-only-here = This address works on this device only. For friends on your network, start Tokyork with --host 0.0.0.0.
gather-seats = Who’s playing
gather-open = Free seat
gather-sit = Sit here
gather-you = You
gather-away = Away
gather-here = Here
gather-host-note = The host starts the game when everyone is here.
gather-watchers = { $count ->
        [0] No spectators
        [one] 1 spectator
       *[other] { $count } spectators
    }
gather-begin = Start
gather-begin-bots = { $open ->
        [one] Start: a bot takes the free seat
       *[other] Start: bots take { $open } free seats
    }
gather-add = Add a seat
gather-remove = Remove this seat
gather-change = Change
gather-rules = Rules
gather-rules-change = Change the rules
gather-as = Your name
gather-host-missing = Take a seat, or watch.

## Menus of a seat and of the table

seatmenu-name = Name
seatmenu-rename = Rename
seatmenu-link = Your private link
seatmenu-link-make = Play on another device
seatmenu-link-note = Open it on the other device to play this seat there. It works once, and replaces any link you made before. Don’t share it.
seatmenu-leave = Leave the seat
seatmenu-leave-note = A bot takes over; you can come back.
seatmenu-return = Take your seat back
seatmenu-kick = Remove
seatmenu-kick-note = The seat becomes free for somebody else.
seatmenu-bot = Hand to a bot
seatmenu-open = Open for a friend
seatmenu-beside = Somebody on this device
tablemenu-pause = Pause
tablemenu-resume = Resume
tablemenu-more-time = Give more time
tablemenu-invite = Link to this table
tablemenu-leave = Leave the table
tablemenu-leave-note = A bot plays for you until you come back.
tablemenu-home = Home

## Talk

talk-title = Chat
talk-write = Say something
talk-empty = Quiet so far. Be the first to roar.
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
talk-muted = Muted
talk-emotes = Emotes
talk-unread = { $count ->
        [0] Chat
        [one] Chat: 1 new message
       *[other] Chat: { $count } new messages
    }
talk-watcher = watching
emote-roar = Roar!
emote-laugh = Haha
emote-cry = Oh no
emote-wow = Wow
emote-thanks = Thanks
emote-hurry = Your move?
emote-sorry = Sorry
emote-well_played = Well played

## Banners, clock, curtain

banner-lost = Connection lost. Reconnecting…
banner-back = Connected again.
banner-paused = The game is paused.
banner-stood_in = A bot is playing for { $name }.
banner-return = Take my seat back
banner-resume = Resume
clock-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
clock-reserve = Reserve { $time }
clock-move = Time for this decision
curtain-title = Hand over to { $name }
curtain-text = Secret information: only { $name } should look now.
curtain-ready = I am { $name }

## Settings

settings-title = Settings
settings-name = Your name
settings-name-label = Name
settings-name-note = Others see it when you sit down at a table.
# the button with one’s own name
settings-name-is = Your name: { $name }
settings-name-saved = Saved
settings-language = Language
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = Same as device
settings-speed = Speed
settings-speed-relaxed = Relaxed
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant

## About

about-short = About
about-title = About
about-what = Tokyork lets you play King of Tokyo and King of New York in the browser: against bots, with friends via a link, or together around one device.
# $version: such as 1.2.0
about-version = Version { $version }
about-unofficial = Unofficial and independent
about-unofficial-text = Tokyork is made by fans. It is not affiliated with, or endorsed by, the designer or the publisher of the games. All words, drawings and program code are our own.
about-games = The games
about-games-text = King of Tokyo and King of New York were designed by Richard Garfield and are published by IELLO. If you enjoy them here, get the boxes: real dice are louder.
about-licences = Licences
about-licences-text = The program and its drawings are free software under the MIT licence.
about-fonts = Typefaces: Dela Gothic One, copyright 2020 The Dela Gothic Project Authors, and Rubik, copyright 2015 The Rubik Project Authors, both under the SIL Open Font License 1.1.
about-docs = Documentation: playing, hosting, bots, Python (in English)
about-private = What is stored
about-private-text = Your browser stores your settings and a secret key to your seats. Nothing is loaded from anywhere but this server.

## Nothing here

unknown-title = Nothing here
unknown-text = Some monster must have stepped on this page.
gone-title = No such table
gone-text = This table does not exist, or it has been cleared away.
loading = Opening the table…
