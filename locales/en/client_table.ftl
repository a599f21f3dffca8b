### The browser's table: everything but the dock.

## The bar on top

table-loading = Setting the table …
table-title = Tokyork
# the title of the window while this browser must choose
table-title-yours = ● Your turn – Tokyork
table-menu = Menu
table-log = What happened
table-over = Game over
table-before = Before the first turn
table-turn = Turn { $turn }
# $phase: one of the phase messages
table-moment = Turn { $turn } · { $phase }
# $turn: yes if the choice belongs to one's own turn
table-turn-yours = { $turn ->
        [yes] Your turn
       *[no] Your choice
    }
table-turn-at-device = { $turn ->
        [yes] { $name }: your turn
       *[no] { $name }: your choice
    }
table-turn-of = { $monster }’s turn

## Seats

# $name: the person; $bot: level-bot
table-stood-in = { $name } ({ $bot })
table-rivals = Rivals
table-me = Your monster
table-look-at = Look at { $monster }
table-out = Knocked out
table-active = Its turn
table-chooses = Must choose
table-stat-health = { $amount } health
table-stat-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
table-stat-energy = { $amount } energy
# after a price
table-stat-energy-word = energy
table-stat-deck = { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
# after a number
table-cards-word = { $count ->
        [one] card
       *[other] cards
    }
table-cards-title = Cards
table-no-cards = No cards yet.
table-most-health = at most { $amount } health
table-tokens-title = Tokens
# $token: a token message
table-tokens = { $count ->
        [one] { $token }
       *[other] { $token } × { $count }
    }

## What tokens mean

table-token-poison = 1 health less at the end of its turn for each. Outside Tokyo a heart can remove one instead of healing.
table-token-shrink = One die less for each. Outside Tokyo a heart can remove one instead of healing.
table-token-web = One reroll less for each. A claw can remove one instead of attacking.
table-token-curse = A reroll with an Ouch among the dice costs 1 energy for each. A heart can remove one instead of healing.

## Cards

table-shop = Shop
table-shop-empty = No card
table-too-dear = more than you have
table-price-now = for you now
table-rulings = Questions and answers
table-buy-for = Buy for { $price }
table-energy-left = leaves { $amount }
table-held-by = { $monster } has it.
table-card-tokens = { $count ->
        [one] 1 token on it.
       *[other] { $count } tokens on it.
    }
table-copies = Copies { $card } of { $monster }.
table-card-used = Used this turn.
table-goals = Goals
table-goal-free = nobody yet

## The board

table-arena = The city
table-stands = { $monster }: { $place }
table-stay-points = 2 points at the start of a turn there
table-stay-energy = 1 energy at the start of a turn there
# boroughs on a small map: at most about ten letters
table-borough-manhattan = Manhattan
table-borough-staten_island = Staten Is.
table-borough-bronx = Bronx
table-borough-queens = Queens
table-borough-brooklyn = Brooklyn
table-stack = { $count ->
        [one] { $tile }, the last tile
       *[other] { $tile }, { $count } tiles
    }
# $fresh: how many of them cannot be destroyed this turn
table-units = { $kind }: { $count }{ $fresh ->
        [0] { "" }
       *[other] , { $fresh } new: not this turn
    }
table-hit = { $amount } damage to { $monster }
table-knocked-out = { $monster } is knocked out
table-knocked-out-by = { $by } knocks out { $monster }

## The log

table-log-before = Before the first turn
table-log-empty = Nothing has happened yet.

## The end

table-won-tokyo = { $count ->
        [one] { $monsters } rules Tokyo
       *[other] { $monsters } rule Tokyo
    }
table-won-new_york = { $count ->
        [one] { $monsters } rules New York
       *[other] { $monsters } rule New York
    }
table-won-nobody = Nobody is left standing
table-ending-points = Won by points.
table-ending-elimination = The last monster standing.
table-ending-card = Won by a card.
table-ending-no_winner = All fell together.
table-home = Home
table-look = See the board
table-result = Back to the result
table-rematch = Rematch
table-rematch-go = To the rematch
table-broken = Something went wrong on this page. The game itself goes on.
table-reload = Load again
