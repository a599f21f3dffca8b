### The browser's table: everything but the dock.

## The bar on top

table-loading = Setting the table…
table-title = Tokyork
# the title of the window while this browser must choose
table-title-yours = ● Your turn – Tokyork
table-menu = Menu
table-log = Log
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
table-turn-of = { $name }’s turn

## Seats

# $name: the person; $bot: level-bot
table-stood-in = { $name } ({ $bot })
table-rivals = Rivals
table-me = Your monster
table-look-at = Look at { $monster }
table-out = Knocked out
table-active = Its turn
table-chooses = Choosing
table-stat-health = { $amount } health
table-stat-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
table-stat-energy = { $amount } energy
# after a price
table-stat-energy-word = { $count ->
       *[other] energy
    }
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
table-most-health = max. health { $amount }
table-tokens-title = Tokens
# $token: a token message
table-tokens = { $count ->
        [one] { $token }
       *[other] { $token } × { $count }
    }

## What tokens mean

table-token-poison = Each one costs 1 health at the end of its turn. Outside Tokyo, a heart can remove one instead of healing.
table-token-shrink = One fewer die per token. Outside Tokyo, a heart can remove one instead of healing.
table-token-web = One fewer reroll per token. A claw can remove one instead of attacking.
table-token-curse = Rerolling any Ouch costs 1 energy per token. A heart can remove one instead of healing.

## Cards

table-shop = Market
table-shop-empty = No card
table-too-dear = not enough energy
table-price-now = your price now
table-rulings = Questions and answers
table-buy-for = Buy for { $price }
table-energy-left = leaves { $amount }
table-held-by = { $monster } has it.
table-card-tokens = { $count ->
        [one] 1 token on it.
       *[other] { $count } tokens on it.
    }
table-copies = Copies { $monster }’s { $card }.
table-card-used = Used this turn.
table-goals = Goals
table-goal-free = nobody yet

## The board

table-arena = City
table-stands = { $monster }: { $place }
table-stay-points = 2 points if you start your turn here
table-stay-energy = 1 energy if you start your turn here
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
       *[other] , { $fresh } new (cannot be destroyed this turn)
    }
table-hit = { $amount } damage to { $monster }
table-hit-you = { $amount } damage to you
# $names: several, the reader perhaps among them as table-hit-self
table-hit-each = { $amount } damage to { $names } each
table-hit-self = you
table-knocked-out = { $monster } is knocked out
table-knocked-out-by = { $by } knocks out { $monster }
# $parts: what happened to you while the others played, with dots between
table-since = Since your turn: { $parts }
table-since-nothing = Since your turn: all quiet
# $sign: + or −
table-since-health = { $sign }{ $amount } health
table-since-points = { $sign }{ $amount } { $amount ->
        [one] point
       *[other] points
    }
table-since-energy = { $sign }{ $amount } energy
table-since-hit = −{ $amount } health ({ $monster })
table-since-out = { $monster } is out

## The log

table-log-before = Before the first turn
table-log-empty = Nothing has happened yet.
table-log-latest = Latest

## The end

table-won-tokyo = { $count ->
        [one] { $monsters } rules Tokyo
       *[other] { $monsters } rule Tokyo
    }
table-won-new_york = { $count ->
        [one] { $monsters } rules New York
       *[other] { $monsters } rule New York
    }
table-won-nobody = No monster is left standing
table-ending-points = Won on points.
table-ending-elimination = The last monster standing.
table-ending-card = Won with a card.
table-ending-no_winner = Everyone was knocked out.
table-home = Home
table-look = See the board
table-result = Back to the result
table-rematch = Rematch
table-rematch-go = To the rematch
table-rematch-told = A rematch is being set up. Your seat is waiting.
table-broken = Something went wrong on this page. The game itself is still running.
table-reload = Reload
