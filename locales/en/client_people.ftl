### People at a table: names, who is here, invitations, watching, chat, one device for several.

## Names

# $name: of the person; $monster: of the monster
seat-full = { $name } ({ $monster })
people-you-as = You ({ $monster })
people-bots = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
people-bot = Bot
people-knocked-out-you = You are knocked out
# $by: who did it
people-knocked-out-you-by = { $by } knocks you out
people-knocked-out-by-you = You knock out { $name }
people-won-tokyo = You rule Tokyo
people-won-new_york = You rule New York

## Who is here

people-away = Away
# $time: such as 0:35; $waiting: yes if the table waits for them
people-away-told = { $waiting ->
        [yes] The table is waiting for { $name }, who has been away for { $time }.
       *[no] { $name } has been away for { $time }.
    }
people-stand-in = Let a bot play for { $name }
people-stand-in-note = { $name } gets the seat back on returning.
people-stand-in-host = The host can let a bot play meanwhile.
people-wait = Wait
people-joined = { $name } sits down.
people-gone = { $name } has left the table.
people-left = { $name } is away.
people-back = { $name } is back.
people-stood-in = A bot plays for { $name } until they are back.
people-host-now = You are the host now.
people-ready-told = { $name } is ready.

## Invitation

# $known: yes if the host's name is known
invite-tokyo = { $known ->
        [yes] { $host } invites you to King of Tokyo
       *[no] You are invited to King of Tokyo
    }
invite-new_york = { $known ->
        [yes] { $host } invites you to King of New York
       *[no] You are invited to King of New York
    }
invite-who = At the table
invite-host = Host
invite-free = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
invite-name = Your name
invite-sit = Sit down
invite-watch = Just watch
ready-mark = Ready
ready-say = I’m ready
ready-unsay = Not ready yet
# $people: how many others there are
ready-count = { $people ->
        [0] Nobody else is here yet.
       *[other] Ready: { $ready } of { $people }.
    }
ready-all = Everyone is ready.

## Sent away

sent-away = { $known ->
        [yes] { $host } has removed you from this table
       *[no] The host has removed you from this table
    }
sent-away-note = You cannot sit down here again, but you can watch.
sent-away-watch = Watch
sent-away-home = Home

## Watching

watch-title = Watching: { $names }
watch-from = Watch from this seat
watch-now = You are watching { $name }.
sit-here = Sit here

## Tables in a list

list-turn = Turn { $turn }
list-won = Won by { $names }
list-won-you = You won
list-nobody = Nobody won
list-empty = Nobody is sitting here yet
list-watchers = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
list-inside-tokyo = In Tokyo
list-inside-new_york = In Manhattan
list-outside-tokyo = Outside
list-outside-new_york = In the boroughs
list-nobody-inside = empty

## Chat

talk-mute-all = Mute everyone
talk-unmute-all = Hear everyone
talk-muted-all = The chat is muted.
talk-emote = Emote

## Several people on one device

curtain-turn = It is your choice.
curtain-never = Skip this from now on
hotseat-face = Face of { $name }
settings-curtain = Curtain between people
    .text = On one device, the screen is covered until it is handed over.
