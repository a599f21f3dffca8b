### The browser's pages of rules and rulings: their buttons, little boards and live examples.

title-rules = Rules – Tokyork
title-rulings = Rulings – Tokyork

## Links to the pages

# on the home page and in the menu of a table
rulebook-link = Rules
rulings-link = Rulings
# in the help of a decision; $paragraph: the title of a paragraph
rulebook-about = Rules: { $paragraph }
# read to those who do not see the link's icon
rulebook-new_tab = opens in a new tab

## The page of rules

rulebook-title-tokyo = Rules: Tokyo
rulebook-title-new_york = Rules: New York
rulebook-intro-tokyo = Everything you need to play, in our own words. Read it from top to bottom, or search for a word.
rulebook-intro-new_york = Everything you need to play, in our own words. Read it from top to bottom, or search for a word. If you know Tokyo: destruction, the army, the stars and the boroughs are new.
rulebook-cities = City
rulebook-contents = Contents
rulebook-to_rulings = Special cases: the rulings
rulebook-to_rules = Back to the rules
rulebook-try = Try it

## Searching

rulebook-search-rules = Search the rules
rulebook-search-rulings = Search the rulings
rulebook-clear = Clear the search
rulebook-found = { $count ->
        [0] Nothing found. Try another word.
        [one] 1 place found
       *[other] { $count } places found
    }

## The page of rulings

rulings-title = Rulings
rulings-intro = Where the rulebooks leave a gap, this is how we play. Each ruling comes with an example that the program itself has played, and a test makes sure it stays that way.
rulings-filter = City
rulings-all = Both cities
rulings-cards = Answers about individual cards
rulings-cards-intro = You also find these answers on each card when you look at it during a game.
# $count: how many answers a card has
rulings-answers = { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }

## Little boards

board-before = Before
board-story = What happens
board-after = After
board-roll = rolls
# something that the rules allow or forbid at that moment
board-may = may: { $move }
board-may_not = may not: { $move }
board-plays_on = the others play on
board-turn = its turn
# where monsters lie that are out of the game
board-out = Out of the game
board-wins = wins
board-no_winner = Nobody wins.
# $before, $after: numbers, read aloud
board-changed = { $before }, then { $after }
board-options = Table options

## Live example: what dice score

example-dice-tokyo = Tap a die to turn it. What would these dice do?
example-dice-new_york = Tap a die to turn it. What would these dice do, kind by kind?
# $number: which die, from 1; $face: what it shows
example-die = Die { $number }: { $face }
example-roll = Roll all
example-where-tokyo = Where you stand
example-outside-tokyo = Outside
example-inside-tokyo = In Tokyo
example-where-new_york = Where you stand
example-outside-new_york = Outer borough
example-inside-new_york = In Manhattan
# $face: a number on the dice
example-points = { $face }s: { $count ->
        [one] 1 point
       *[other] { $count } points
    }
example-points-none = No three of a kind: no points
example-heal = { $count ->
        [one] 1 heart heals 1 health
       *[other] { $count } hearts heal { $count } health
    }
example-heal-none = { $count ->
        [one] 1 heart does not heal here
       *[other] { $count } hearts do not heal here
    }
example-energy = { $count ->
        [one] 1 energy
       *[other] { $count } energy
    }
example-claws-tokyo-outside = { $count ->
        [one] Everyone in Tokyo loses 1 health
       *[other] Everyone in Tokyo loses { $count } health
    }
example-claws-tokyo-inside = { $count ->
        [one] Everyone outside Tokyo loses 1 health
       *[other] Everyone outside Tokyo loses { $count } health
    }
example-claws-new_york-outside = { $count ->
        [one] 1 damage to everyone in Manhattan
       *[other] { $count } damage to everyone in Manhattan
    }
example-claws-new_york-inside = { $count ->
        [one] 1 damage to everyone in the outer boroughs
       *[other] { $count } damage to everyone in the outer boroughs
    }
example-destroy = { $count ->
        [one] 1 destruction for tiles in your borough
       *[other] { $count } destruction for tiles in your borough
    }
example-stars-few = { $count ->
        [one] 1 star is too few for Superstar
       *[other] { $count } stars are too few for Superstar
    }
# $points: what they score
example-stars-take = { $count } stars take Superstar and score { $points ->
        [one] 1 point
       *[other] { $points } points
    }
example-ouch-1 = 1 Ouch: the units here fire at you
example-ouch-2 = 2 Ouch: the units here fire at everyone here
example-ouch-3 = { $count } Ouch: all units in the city fire, and you take the Statue of Liberty

## Live example: leaving Tokyo

example-yield = Gigazaur has rolled two claws. Space Penguin is in Tokyo and has lost 2 health. Should it stay?
example-yield-stay = Stay
example-yield-leave = Leave Tokyo
example-yield-again = Try the other way
example-yield-stayed = Space Penguin stays. It scores 2 points at the start of its turn, but everyone outside can hit it until then. Gigazaur stays outside.
example-yield-left = Space Penguin leaves, and its 2 health stay lost. Gigazaur has to move in and scores 1 point.

## Live example: destroying buildings

example-destruction = You have rolled four destruction. Tap what you want to destroy.
# $count: destruction left
example-destruction-left = { $count ->
        [0] No destruction left
        [one] 1 destruction left
       *[other] { $count } destruction left
    }
example-destruction-over = What is left is not enough to destroy anything here: it is lost.
example-destruction-more = You must go on as long as you can destroy something.
example-destruction-gains = Gained: { $gains }
example-destruction-nothing = nothing yet
example-again = Start again
# $tile: name of a building; $needs: its durability
example-tile = { $tile }, needs { $needs }
example-tile-new = { $tile }: appeared this turn, cannot be destroyed yet
example-stack-empty = This stack is used up

## Live example: Ouch

example-ouch = Rob, in Queens, rolls Ouch. How many?
example-ouch-number = Number of Ouch
example-ouch-safe = safe
example-ouch-told-1 = The two units in Queens fire at Rob alone.
example-ouch-told-2 = The two units in Queens fire at everyone there: Rob and Mantis.
example-ouch-told-3 = All units in the city fire, each at the monsters in its own borough. Rob takes the Statue of Liberty and scores 3 points.

## Live example: climbing in Manhattan

example-climb = Kong has just entered Manhattan. What does it earn if nobody drives it out?
example-climb-next = Kong’s next turn
example-climb-income = Income: { $income }
example-climb-entered = For entering: 1 point
example-climb-total = In total: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $energy } energy
