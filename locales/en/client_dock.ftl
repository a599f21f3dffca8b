### The browser's dock: what is to be chosen, and how.
### What the game itself says (questions, moves, reasons) comes from the server.

## Everywhere

dock-undo = Undo
dock-no-undo = Nothing to undo: the last move was not yours, or it revealed something.
dock-help = What’s this?
dock-cannot = Not now:
dock-now = With these dice:
dock-keys = Keys: Enter does what the big button says, S stops, passes or stays, Y yields. Arrows choose, Escape cancels a choice, U undoes your last move, ? opens this. While rolling, 1 to 8 keep dice and R rerolls too.
# $action: the words of the button
dock-hold = { $action }: hold the button, or press it again.
dock-hold-how = This cannot be undone: press and hold, or press twice.
dock-not-now = Not now.
dock-pick = Choose one
dock-pass = Pass
# $count: cards and other moves that can be used now
dock-cards = Cards: { $count }

## Dice

# $number: place of the die, from 1; $face: name; $state: kept, frozen, changed, gone, free
dock-die = die { $number }: { $face }{ $state ->
        [kept] , kept
        [frozen] , must be kept
        [changed] , changed
        [gone] , resolved
       *[free] {""}
    }
dock-dice = The dice
dock-your-dice = Your dice: tap those you want to keep
# $faces: names of the faces
dock-last-roll = Last roll: { $faces }
dock-all-of-face = Keep every { $face }: { $count }
# $count: rerolls that are left
dock-rolls-left = { $count ->
        [0] No rerolls left
        [one] 1 reroll left
       *[other] { $count } rerolls left
    }
# the same for those who have room for it
dock-rolls-hint = { $count ->
        [0] No rerolls left
        [one] Tap dice to keep: 1 reroll left
       *[other] Tap dice to keep: { $count } rerolls left
    }
# $all: yes if no die is kept
dock-reroll = { $all ->
        [yes] Reroll all { $count }
       *[no] { $count ->
            [one] Reroll 1 die
           *[other] Reroll { $count } dice
        }
    }
# many dice: the button also says what the question has no room for; $left: rerolls that are left
dock-reroll-many = Reroll { $count } ({ $left } left)
dock-keep-all = Keep all
dock-stop = Stop
dock-release = Clear selection
dock-must-reroll = You must reroll at least one die.
dock-keep-refused = These dice cannot be rerolled. Keep different ones.
dock-card-needs-dice = { $card } cannot reroll just these dice.
# $face: a face that may not be rerolled
dock-die-frozen = { $face }: this die must be kept.

## Changing dice

dock-keep-as-is = Keep as is
dock-change = Change a die
dock-pick-card = Choose a card first.
dock-pick-die = { $card }: tap a marked die.
dock-die-gone = This die is already resolved and cannot be changed.
dock-die-unfit = { $card } does not work on this die: { $face }.
dock-turn = { $face } becomes { $to }

## Hearts, faces, targets

# $count: hearts that are left
dock-hearts-left = { $count ->
        [one] Use your heart
       *[other] Use hearts: { $count } left
    }
dock-from-to = { $from } to { $to }
dock-cure = Cure { $token }
dock-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
dock-usual-order = Usual order
# $faces: names in their order
dock-usual-is = Usual order: { $faces }
# $count: destruction that is left
dock-destroy-in = { $place }: { $count } destruction left
# $next: tiles for which that is enough, or none
dock-then-left = { $count ->
        [0] None left after this
       *[other] { $next ->
            [none] { $count } left after this
           *[other] { $count } left, enough for: { $next }
        }
    }

## Places

dock-stay = Stay
dock-yield = Yield
dock-stay-in = Stay here ({ $place })
dock-stay-points = +2 next turn
dock-stay-energy = +1 energy next turn
dock-stay-risk = Claws from outside hit you
dock-yield-enters = { $name } moves in
dock-yield-heal = Hearts heal you again
dock-nobody = nobody
dock-borough-full = { $place ->
        [Bronx] The { $place }
       *[other] { $place }
    } is full: two monsters are there.
dock-borough-closed = You cannot go to { $place ->
        [Bronx] the { $place }
       *[other] { $place }
    } now.
# $names: monsters
dock-manhattan-taken = Manhattan is held by { $names }.

## Losing health

dock-damage = You are about to lose { $count } health
dock-damage-from = { $count } damage from { $from }
dock-take = Take { $count }
# $loss: what is lost in spite of it
dock-answer = Use { $card }: lose { $loss } health
dock-lose = Lose { $loss } health
dock-health-bar = { $health } health, { $after } after the loss

## The market

dock-pick-ware = Choose a card
dock-buy-for = { $price ->
        [0] Take it for free
       *[other] Buy for { $price }
    }
dock-energy-left = { $count ->
        [0] No energy left after this
       *[other] { $count } energy left after this
    }
dock-from-deck = from the deck
dock-from-discard = from the discard pile
dock-sweep = Sweep for 2
dock-end-buying = Done

## Numbers, units

dock-less = Less
dock-more = More
# $count: the largest and the smallest number that can be chosen
dock-most = { $count } is the most you can choose.
dock-least = { $count } is the least you can choose.
dock-send = Send away
dock-send-where = Send { $tile } where?
dock-pick-unit = Choose a unit.
dock-pick-place = Choose a borough.
dock-other-unit = other unit

## Waiting

dock-moment = One moment
dock-paused = The game is paused
dock-over = The game is over
# $speed: relaxed, normal, fast, instant
dock-speed = Speed: { $speed ->
        [relaxed] relaxed
        [fast] fast
        [instant] instant
       *[normal] normal
    }
dock-skip = Skip to me
dock-skip-ahead = Skip ahead
# only bots are left: they play the rest at once
dock-finish = Finish now
