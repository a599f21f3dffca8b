### A game looked back upon: in the browser, in the terminal, and the words the server sends with it.
### $seat, $by, $winners, $leader: names of monsters, ready to show.

title-review = Looking back – Tokyork

## The page

review-title = Looking back
review-open = How did it go?
review-loading = Counting dice and claws …
review-table = Back to the table
review-replay = Watch the replay
review-unknown = There is no such game.
review-failed = The review could not be made; try again in a moment.

## How it ended: the first line of the review

review-won-points = { $count ->
        [one] { $winners } won with { $points } points in turn { $turn }.
       *[other] { $winners } shared the victory with { $points } points in turn { $turn }.
    }
review-won-elimination = { $winners } won in turn { $turn } as the last monster standing.
review-won-card = { $winners } won by a card in turn { $turn }.
review-won-no_winner = Nobody won: the last monsters fell together in turn { $turn }.
review-last-turn = The last turn
review-falls = Who was knocked out

## The story of an end. $loss: how hard the last blow was; $health: what was left before it

review-end-claws = { $seat } was knocked out in turn { $turn }. { $by } struck for { $loss } when { $health } health was left.
review-end-army = { $seat } was knocked out in turn { $turn }. The army fired for { $loss } when { $health } health was left.
# $card: a card
review-end-card = { $seat } was knocked out in turn { $turn }. The card was { $card }: { $loss } damage when { $health } health was left.
review-end-card_of = { $seat } was knocked out in turn { $turn }. The card was { $card } ({ $by }): { $loss } damage when { $health } health was left.
# $card: a kind of token
review-end-token = { $seat } was knocked out in turn { $turn }. Its tokens did it ({ $card }): { $loss } damage when { $health } health was left.
review-end-rules = { $seat } was knocked out in turn { $turn }.
review-end-title = You are out
review-end-watch = Keep watching
review-end-leave = Leave the table
review-end-note = You can watch the rest of the game with everything in sight.

## Charts

review-charts = Turn by turn
review-chart-chances = Chance to win
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
# $percent: a number with its sign, such as 42 %
review-percent = { $percent } %
review-as-table = As a table
review-nobody = nobody
review-pick-turn = Choose a turn

## Luck

review-luck = Luck of the dice
review-luck-note = How much your throws changed your chance to win, compared with average dice. What you kept is counted as it is, so only luck is measured.
# $points: such as +12 or −3: points of a hundred
review-luck-points = { $points } %
review-luck-best = Luckiest roll: turn { $turn }, { $dice } ({ $points } %)
review-luck-worst = Unluckiest roll: turn { $turn }, { $dice } ({ $points } %)
review-faces = Faces thrown
review-faces-note = The bar is what came up. The bracket holds 95 of 100 players; the line in it is the average.
# $least to $most: the usual band
review-face-count = { $face }: { $count } of { $thrown } dice, usual are { $least } to { $most }
review-thrown = { $count ->
        [one] { $count } die thrown
       *[other] { $count } dice thrown
    }

## Turning points

review-turning = Turning points
review-turning-none = The game had no turning point: it went one way from start to end.
review-turning-leader = { $leader }: { $before } % before, { $after } % after
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
stat-points_enter = for coming in
stat-points_stay = for staying in
stat-points_cards = by cards
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
stat-healed_tiles = in hospitals
stat-healed_cards = by cards
stat-health_paid = Health paid
stat-saved = Saved from the end
stat-energy_gained = Energy gained
stat-energy_dice = with dice
stat-energy_tiles = from power plants
stat-energy_place = for the place
stat-energy_cards = by cards
stat-energy_paid = Energy spent
stat-energy_lost = Energy lost
stat-energy_unspent = Energy never used
stat-keeps_bought = Keep cards bought
stat-discards_bought = Discard cards bought
stat-spent_on_cards = Energy for cards
stat-cards_lost = Cards lost
stat-sweeps = Shops swept
stat-dice_thrown = Dice thrown
stat-rerolls = Rerolls
stat-dice_rerolled = Dice rerolled
stat-attacks = Attacks
stat-claws = Claws in attacks
stat-entered = Times come in
stat-turns_inside = Turns begun inside
stat-stayed = Times stayed under attack
stat-left = Times left
stat-buildings = Buildings destroyed
stat-units = Units destroyed
stat-ouch_1 = Turns with 1 Ouch
stat-ouch_2 = Turns with 2 Ouch
stat-ouch_3 = Turns with 3 or more Ouch
stat-took_superstar = Superstar taken
stat-took_statue_of_liberty = Statue of Liberty taken

## In the terminal

review-terminal-luck = { $seat }: { $points } %
review-terminal-unfinished = The game is not over: this is how it stands after turn { $turn }.
