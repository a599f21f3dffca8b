### What the server says to a browser: whom a table waits for, what dice would do, why not.

## Whom the table waits for. $seat: a monster's name

waiting-place = { $seat } chooses where to start
waiting-roll = { $seat } is rolling
waiting-dice = { $seat } looks at the dice
waiting-probe = { $seat } eyes a die
waiting-resolve = { $seat } resolves the dice
waiting-heart = { $seat } uses hearts
waiting-claw = { $seat } uses claws
waiting-destroy = { $seat } picks something to destroy
waiting-damage = { $seat } braces for the hit
waiting-yield = { $seat } decides: stay or yield
waiting-flee = { $seat } decides: stay or flee
waiting-move = { $seat } is on the move
waiting-buy = { $seat } is at the shop
waiting-snatch = { $seat } eyes a new card
waiting-end = { $seat } ends the turn
waiting-start = { $seat } begins the turn
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
        } for { $seat }
    }
preview-health = { $whose ->
        [yours] { $way ->
            [more] +{ $count } health
           *[less] −{ $count } health
        }
       *[theirs] { $way ->
            [more] { $seat } heals { $count }
           *[less] { $count } damage to { $seat }
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
        } energy for { $seat }
    }
preview-nothing = nothing yet

## Why a request is refused

server-illegal = That move is not possible: { $why }.
server-stale = The game has moved on; look again and choose anew.
server-not_begun = The game has not begun yet.
server-begun = That can only be changed before the game begins.
server-game_over = The game is over.
server-not_over = That comes when the game is over.
server-not_playing = There is no game going on.
server-paused = The game is paused.
server-not_your_choice = It is somebody else’s choice.
server-stood_in = A bot plays for you; take your seat back first.
server-not_stood_in = No bot plays for that seat.
server-no_undo = The last move cannot be taken back.
server-undo_not_yours = The last move was not yours.
server-not_your_seat = That is not your seat.
server-not_seated = Only those who played can do that.
server-not_host = Only the host of the table can do that.
server-nobody_there = No person sits there.
server-no_seat = There is no such seat at this table.
server-sent_away = The host has sent you away from this table; you can still watch.
server-seat_taken = That seat is taken.
server-seat_count = A table has { $least } to { $most } seats.
server-no_level = Bots have levels { $least } to { $most }.
server-no_monster = There is no such monster in this city.
server-monster_taken = Somebody else plays that monster.
server-no_city = There is no such city.
server-bad_clock = Those times are not possible.
server-bad_options = These options do not work: { $why }.
server-no_clock = No clock is running.
server-time_not_yours = More time is given by the others.
server-no_emote = There is no such emote.
server-name_empty = A name needs a letter that can be seen.
server-chat_empty = There is nothing to say in that.
server-chat_long = That is too long: at most { $count } letters.
server-other_table = That request is for another table.
server-bad_nonce = A request needs a nonce of 1 to 64 letters.
server-garbled = The server did not understand that request.
server-too_long = That is more than the server takes at once.
server-too_fast = Too much at once; wait a moment.
server-too_many_open = You already sit at { $count } tables; finish or leave one first.
server-too_many_new = That were many new tables; wait a while.
server-other_origin = That request came from another site.

## Why the server does not start. $path: a file; $why: what the system says

server-bad_db = { $path } cannot be used as the file of tables: { $why }
server-other_db = { $path } is no file of tables, or one of another version of Tokyork
server-no_address = nothing can be served at { $host }, port { $port }: { $why }
