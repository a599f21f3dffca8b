### The review of a game: in the browser, in the terminal, and the words the server sends with it.
### $seat, $by, $winners, $leader: names of monsters, ready to show.

title-review = Game review – Tokyork

## The page

review-title = Game review
review-open = How did it go?
review-loading = Counting dice and claws…
review-table = Back to the table
review-replay = Watch the replay
review-unknown = There is no such game.
review-failed = The server is busy, so the review takes longer. It goes on by itself.

## How it ended: the first line of the review

review-won-points = { $count ->
        [one] { $winners } won with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } on turn { $turn }.
       *[other] { $winners } shared the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } on turn { $turn }.
    }
review-won-elimination = { $winners } won on turn { $turn } as the last monster standing.
review-won-card = { $winners } won with a card on turn { $turn }.
review-won-no_winner = Nobody won: the last monsters were knocked out together on turn { $turn }.
review-last-turn = The last turn
review-falls = Who was knocked out

## The story of an end. $loss: how hard the last blow was; $health: what was left before it

review-end-claws = { $seat } was knocked out on turn { $turn }. { $by } hit for { $loss } with { $health } health left.
review-end-army = { $seat } was knocked out on turn { $turn }. The army hit for { $loss } with { $health } health left.
# $card: a card
review-end-card = { $seat } was knocked out on turn { $turn }. The card { $card } hit for { $loss } with { $health } health left.
review-end-card_of = { $seat } was knocked out on turn { $turn }. { $by }’s { $card } hit for { $loss } with { $health } health left.
# $card: a kind of token
review-end-token = { $seat } was knocked out on turn { $turn }. Its tokens ({ $card }) cost { $loss } with { $health } health left.
review-end-rules = { $seat } was knocked out on turn { $turn }.
review-end-title = You are out
review-end-watch = Watch
review-end-leave = Leave the table
# $names: people who are still in the game
review-end-note = { $names ->
        [none] Only bots are left. Let them play the rest out at once, or watch with nothing hidden.
       *[other] Still in the game: { $names }. You can watch with nothing hidden. A rematch begins when the game is over.
    }
review-end-guess = Who will win?
# on the poster at the end; $right: yes if it was
review-end-guessed = { $right ->
        [yes] You guessed it: { $monster }!
       *[no] Your guess was { $monster }.
    }

## The same in a few words

review-fall-claws = Turn { $turn }: { $by }’s claws
    .you = Turn { $turn }: your claws
review-fall-army = Turn { $turn }: the army
review-fall-card = Turn { $turn }: the card { $card }
review-fall-card_of = Turn { $turn }: { $by }’s { $card }
    .you = Turn { $turn }: your { $card }
review-fall-token = Turn { $turn }: tokens ({ $card })
review-fall-rules = Turn { $turn }

## Charts

review-charts = Turn by turn
review-chart-chances = Chance of winning
review-chart-points = Points
review-chart-health = Health
review-chart-energy = Energy
review-chances-note = The chances are estimated by the computer after each turn.
# under a chart, at its left end
review-start = Start
review-turn = Turn { $turn }
review-turn-of = Turn { $turn }: { $seat }
review-holders-tokyo = In Tokyo
review-holders-new_york = In Manhattan
review-as-table = As a table
review-nobody = nobody
review-pick-turn = Choose a turn

## Luck

review-luck = Luck of the dice
review-luck-note = How much your rolls changed your chance of winning, compared with average dice. Your choices are taken as they are, so this measures luck only.
# $points: such as +12% or −3%
review-luck-best = Luckiest roll: turn { $turn }, { $dice } ({ $points })
review-luck-worst = Unluckiest roll: turn { $turn }, { $dice } ({ $points })
review-faces = Faces rolled
review-faces-note = The bar shows what you rolled. In 95 of 100 games it would lie inside the bracket; the line marks the average.
# $least to $most: the usual band
review-face-count = { $face }: { $count } of { $thrown } dice, usually { $least } to { $most }
review-thrown = { $count ->
        [one] { $count } die rolled
       *[other] { $count } dice rolled
    }

## All dice together

review-dice = The dice
review-dice-note = Each bar is how often a face came up. Fair dice stay in the shaded band in 95 of 100 games; the line marks the average.
review-dice-table = Everyone at this table
review-dice-server = All finished games on this server: { $city }
review-dice-usual = As even as fair dice usually are
review-dice-unlikely = Fair dice fall this unevenly less than once in a thousand times
review-dice-face = { $face }: { $count }, on average { $expected }, usually { $low } to { $high }.
review-dice-out = Outside the usual band.

## Turning points

review-turning = Turning points
review-turning-none = The game had no turning point: it went one way from start to finish.
review-turning-leader = { $leader }: { $before } before, { $after } after
# what turned the game. $seat: whose turn it was; $dice: faces; $cards; $change: such as +13%, of the chance of $leader
review-cause-roll = The dice: { $seat } rolls { $dice } ({ $change } for { $leader }).
review-cause-purchase = The purchase: { $seat } buys { $cards } ({ $change } for { $leader }).
review-cause-yield = The answer to { $seat }’s attack ({ $change } for { $leader }).
review-cause-rest = What followed { $seat }’s roll ({ $change } for { $leader }).
# the parts of a turn, before what each did to a chance
review-part-roll = Dice
review-part-purchase = Purchase
review-part-yield = Stay or leave
review-part-rest = The rest
review-before = Before
review-after = After
review-turning-replay = Watch this

## Statistics

review-stats = Statistics
review-stats-player = Player
stats-turns = Turns
stats-points = Points
stats-health = Health
stats-energy = Energy
stats-cards = Cards
stats-dice = Dice
stats-place = { $city ->
        [new_york] Manhattan
       *[other] Tokyo
    }
stats-city = The city
stats-goals = Goals
stat-turns = Turns played
stat-extra_turns = Extra turns
stat-points_end = Points at the end
stat-health_end = Health at the end
stat-energy_end = Energy at the end
stat-points_gained = Points gained
stat-points_ones = with 1s
stat-points_twos = with 2s
stat-points_threes = with 3s
stat-points_superstar = as Superstar
stat-points_statue = with the Statue of Liberty
stat-points_tiles = for destruction
stat-points_enter = for entering
stat-points_stay = for starting a turn inside
stat-points_cards = from cards
stat-points_lost = Points lost
stat-damage_dealt = Damage dealt
stat-dealt_claws = with claws
stat-dealt_army = by the army
stat-dealt_cards = by cards
stat-knock_outs = Rivals knocked out
stat-damage_taken = Damage taken
stat-taken_claws = from claws
stat-taken_army = from the army
stat-taken_cards = from cards and tokens
stat-damage_avoided = Damage avoided
stat-healed = Health regained
stat-healed_dice = with hearts
stat-healed_tiles = from hospitals
stat-healed_cards = from cards
stat-health_paid = Health paid
stat-saved = Saved from a knock-out
stat-energy_gained = Energy gained
stat-energy_dice = with dice
stat-energy_tiles = from power plants
stat-energy_place = as income
stat-energy_cards = from cards
stat-energy_paid = Energy spent
stat-energy_lost = Energy lost
stat-energy_unspent = Energy never used
stat-keeps_bought = Keep cards bought
stat-discards_bought = Discard cards bought
stat-spent_on_cards = Energy spent on cards
stat-cards_lost = Cards lost
stat-sweeps = Market sweeps
stat-dice_thrown = Dice rolled
stat-rerolls = Rerolls
stat-dice_rerolled = Dice rerolled
stat-attacks = Attacks
stat-claws = Claws in attacks
stat-entered = Entries
stat-turns_inside = Turns started inside
stat-stayed = Times stayed under attack
stat-left = Exits
stat-buildings = Buildings destroyed
stat-units = Units destroyed
stat-ouch_1 = Turns with 1 Ouch
stat-ouch_2 = Turns with 2 Ouch
stat-ouch_3 = Turns with 3 or more Ouch
stat-took_superstar = Superstar taken
stat-took_statue_of_liberty = Statue of Liberty taken

## In the terminal

review-terminal-luck = { $seat }: { $points }
review-terminal-unfinished = The game is not over. This is how it stands after turn { $turn }.

## My choices

review-choices = Your choices
review-choices-of = Choices of { $name }
review-choices-note = Each choice is judged by what could be known at the time. The dice that came afterwards do not count.
review-choices-progress = Judging choice { $done } of { $total }…
review-choices-counting = Looking at your choices…
review-choices-total = { $points ->
    [one] You gave away 1 point of chance.
   *[other] You gave away { $points } points of chance.
}
review-choices-total-of = { $points ->
    [one] { $name } gave away 1 point of chance.
   *[other] { $name } gave away { $points } points of chance.
}
# $level is the name of a bot's level, such as Sharp.
review-choices-others = In as many choices, a “{ $level }” bot gives away about { $points }.
# Above a list of levels with numbers
review-choices-compared = In as many choices, bots give away about:
review-choices-worst = The most costly
review-choices-none = No clear mistake. Well played!
review-choices-cost = { $points ->
    [one] Cost 1 point of chance
   *[other] Cost { $points } points of chance
}
review-choices-made = You:
review-choices-best = Better:
review-choices-again = Try again from here
review-choices-again-note = Opens the same position with practice dice, rolled afresh.
review-choices-count = { $count ->
    [one] 1 choice judged
   *[other] { $count } choices judged
}
review-terminal-choices = Choices
review-terminal-choice = Turn { $turn }, { $seat }: { $made }. Better: { $best }. { $points ->
    [one] Cost 1 point.
   *[other] Cost { $points } points.
}
review-terminal-judging = Judging choices
