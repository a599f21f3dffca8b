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
