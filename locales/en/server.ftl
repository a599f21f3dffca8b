### What the server says to a browser: whom a table waits for, what dice would do, why not.

## Whom the table waits for. $seat: a monster's name

waiting-place = { $seat } is choosing where to start
waiting-roll = { $seat } is rolling
waiting-dice = { $seat } is looking at the dice
waiting-probe = { $seat } is eyeing a die
waiting-resolve = { $seat } is resolving the dice
waiting-heart = { $seat } is using hearts
waiting-claw = { $seat } is using claws
waiting-destroy = { $seat } is choosing what to destroy
waiting-damage = { $seat } is bracing for the hit
waiting-yield = { $seat } is deciding: stay or yield
waiting-flee = { $seat } is deciding: stay or flee
waiting-move = { $seat } is on the move
waiting-buy = { $seat } is at the market
waiting-snatch = { $seat } is eyeing a new card
waiting-end = { $seat } is ending the turn
waiting-start = { $seat } is starting the turn
waiting-choose = { $seat } is choosing

## What the dice would do now, in short
## $whose: yours or theirs; $seat: a monster's name; $count; $way: more or less

preview-points = { $whose ->
        [yours] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] point
           *[other] points
        }
       *[theirs] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] point
           *[other] points
        } for { $seat }{ $seats ->
            [one] {""}
           *[other] {" "}each
        }
    }
preview-health = { $whose ->
        [yours] { $way ->
            [more] +{ $count } health
           *[less] −{ $count } health
        }
       *[theirs] { $way ->
            [more] { $seat } { $seats ->
                [one] heals { $count }
               *[other] heal { $count } each
            }
           *[less] { $count } damage to { $seat }{ $seats ->
                [one] {""}
               *[other] {" "}each
            }
        }
    }
preview-energy = { $whose ->
        [yours] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } energy
       *[theirs] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } energy for { $seat }{ $seats ->
            [one] {""}
           *[other] {" "}each
        }
    }
preview-nothing = nothing yet

## Why a request is refused

server-illegal = That move is not possible: { $why }.
server-stale = The game has moved on. Take another look and choose again.
server-not_begun = The game has not begun yet.
server-begun = That can only be changed before the game begins.
server-game_over = The game is over.
server-not_over = That is only possible after the game.
server-not_playing = No game is in progress.
server-paused = The game is paused.
server-people_play = Somebody is still in the game, so the bots cannot finish it alone.
server-not_your_choice = It is somebody else’s choice.
server-stood_in = A bot is playing for you. Take your seat back first.
server-not_stood_in = No bot is playing for that seat.
server-no_undo = The last move cannot be undone.
server-undo_not_yours = The last move was not yours.
server-not_your_seat = That is not your seat.
server-not_seated = Only players of this game can do that.
server-not_host = Only the host of the table can do that.
server-rated_seats = This game counts for ratings: everybody keeps their seat.
server-nobody_there = Nobody is sitting there.
server-no_seat = There is no such seat at this table.
server-sent_away = { $known ->
        [yes] { $host }
       *[no] The host
    } has removed you from this table, so you cannot sit down here again. You can still watch.
server-still_here = { $known ->
        [yes] { $name } is
       *[no] This guest is
    } here, or has only just left.
server-seat_taken = That seat is taken.
server-seat_count = A table has { $least } to { $most } seats.
server-no_level = Bots have levels { $least } to { $most }.
server-no_monster = There is no such monster in this city.
server-monster_taken = Somebody else is playing that monster.
server-no_city = There is no such city.
server-bad_clock = These clock settings are not possible.
server-bad_options = These options do not work: { $why }.
server-no_clock = No clock is running.
server-time_not_yours = Only other players can give you more time.
server-no_emote = There is no such emote.
server-name_empty = A name needs at least one visible character.
server-chat_empty = The message is empty.
server-chat_long = That is too long: { $count } characters at most.
server-other_table = That request is for another table.
server-bad_nonce = A request needs a nonce of 1 to 64 characters.
server-garbled = The server did not understand that request.
server-too_long = That is too long for the server.
server-too_fast = That was too fast. Wait a moment.
server-too_many_open = You already sit at { $count } tables. Finish or leave one first.
server-bad_salt = That is no salt for the dice: 64 hexadecimal digits are expected.
server-too_many_new = You have opened a lot of tables. Wait a while before opening another.
server-other_origin = That request came from another site.
server-cannot_save = The server cannot save right now, so nothing was changed. Try again in a moment.
server-damaged = The saved copy of this table is damaged, so the server has set it aside.

## Why the server does not start. $path: a file; $why: what the system says

server-bad_db = { $path } cannot be used as the table file: { $why }
server-other_db = { $path } is not a Tokyork table file
server-newer_db = { $path } was written by a newer version of Tokyork; update the program to open it
server-db_in_use = another Tokyork server is using { $path } (process { $process }); stop that one first, or choose another file with --db
server-no_address = cannot listen on { $host }, port { $port }: { $why }
server-bad_database = { $path } cannot be used as the database of tables: { $why }
server-no_cluster = --db postgresql://… and --bus need two more packages: install tokyork[cluster]
server-bus_alone = --bus is for several processes, and they share a database: add --db postgresql://…
server-bad_bus = { $path } is not the address of a bus; it looks like nats://host:4222
worker-ready = Thinking for the servers on { $bus }, { $count } at a time

## Copies of the table file. $path: the table file; $file: the copy; $why: what the system says

backup-done = Saved a copy of { $path } as { $file }: { $tables } tables, { $moves } moves, all checked.
backup-damaged = Saved a copy of { $path } as { $file }, but { $count } of its tables are damaged: { $names }.
backup-failed = cannot copy { $path } to { $file }: { $why }
backup-itself = { $file } belongs to { $path } itself; a copy needs another name
backup-none = { $path } does not exist, so there is nothing to copy
restore-done = Restored { $path } from { $file }: { $tables } tables, { $moves } moves. What was there before is kept as { $kept }.
restore-bad = { $file } cannot be restored: { $why }
restore-late = the running server did not take { $file } in time; nothing was changed
