### What the terminal and the commands print beside names, decisions and events.

## The table

terminal-welcome = { $city }, { $seats } monsters, seed { $seed }.
terminal-welcome_loaded = { $city }, { $seats } monsters, from { $file }.
terminal-goal = Whoever has { $points } points at the end of a turn, or is the last monster standing, wins.
terminal-how = Type the number of a move or the move itself. “rules” tells how the game goes; “?” explains the decision, all commands and the cards in sight.
terminal-monster = Monster
terminal-player = Player
terminal-health = Health
terminal-points = Points
terminal-energy = Energy
terminal-place = Place
terminal-cards = Cards and tokens
terminal-you = you
terminal-out = out of the game
terminal-empty = nobody
terminal-outside = Outside
# $tokens: number of tokens on the card
terminal-card_tokens = { $card } ({ $tokens } { $tokens ->
        [one] token
       *[other] tokens
    })
terminal-card_copies = { $card } (a copy of { $copied } of { $owner })
terminal-tokens = { $token } × { $count }
# right to a card: Columbia University
terminal-next_keep = next Keep card for free
terminal-market = Market
terminal-price = Price
terminal-kind = Kind
terminal-text = What it does
# $deck, $discard: numbers of cards
terminal-piles = { $deck } in the deck, { $discard } discarded
# $printed: the price on the card, where it differs
terminal-reduced_price = { $price } (printed { $printed })
terminal-known = On top of the deck, seen only by you: { $cards }
terminal-dice = Dice
# results not resolved yet
terminal-left = Left
terminal-destruction = Destruction to spend: { $count }
terminal-side_dice = Dice beside them
terminal-rolls_left = { $rolls ->
        [0] no reroll left
        [one] 1 reroll left
       *[other] { $rolls } rerolls left
    }

## The map of New York

# $height: tiles in the stack
terminal-stack = { $tile } ×{ $height }
# $fresh: how many of the units appeared this turn
terminal-units = { $tile } ×{ $count }{ $fresh ->
        [0] {""}
       *[other] {" "}({ $fresh } new)
    }
terminal-no_units = no units
# $seat: such as p2, because there is little room
terminal-souvenir = souvenir of { $seat }
terminal-manhattan_two = Manhattan, room for two
terminal-second_track = track 2
terminal-tiles_of_manhattan = Tiles of Manhattan
terminal-goals = Goal cards · { $goals }
terminal-goal_holder = { $goal }: { $holder }
terminal-map =
    “»” marks the monsters. “High-rise 1 ×3” is a stack of three tiles with a High-rise 1 on top; what lies below is hidden. The number of a building is the destruction it needs and the size of its reward: points for a high-rise, energy for a power plant, health for a hospital. Below the stacks stand the units; “new” ones appeared this turn: they fire already, but cannot be destroyed before the next turn. All tiles of Manhattan belong to all its zones.
terminal-tile_tile = Tile
terminal-tile_needs = Destruction
terminal-tile_pays = Reward
terminal-tile_leaves = Leaves
terminal-tile_gone = nothing

## Choosing

# $seat: the monster; $player: who plays it
terminal-question = { $seat }, { $player }: { $question }
terminal-loss = { $seat } is about to lose { $loss } of its { $health } health.
terminal-more_moves = … and { $count } more. “moves” lists them all; “{ $example }” works as well.
terminal-reroll = reroll { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
terminal-no_such_number = A number from 1 to { $most } was expected, not { $number }.
terminal-hint = “?” explains what can be typed.
terminal-undone = The last move is taken back.
terminal-no_undo = The last move cannot be taken back: dice, a card or a tile were revealed, another seat chose, or there was none.
terminal-saved = Saved to { $file }.
terminal-not_saved = { $file } cannot be written ({ $reason }).
terminal-loaded = Loaded { $file }.
terminal-file_missing = The name of a file was expected: { $command } FILE
terminal-other_seats = { $file }: { $expected } seats were expected, as at this table, not { $found }.
terminal-quit = The game is left unfinished after { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
terminal-unfinished = The moves have come to their end, but the game is unfinished after { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
# $seat: the monster; $player: the bot
terminal-bot_failed = { $seat }, { $player }: { $reason }. The default move is made instead.
terminal-cannot_go_on = the game cannot go on from this position ({ $reason })
terminal-broken_file = a position that a game can reach was expected ({ $reason })
terminal-no_game_file = a record, a snapshot or a scenario was expected
terminal-too_many_moves = at most { $moves } moves were expected with --to, because the record has no more
# $bot: what is wrong with the name of a bot
terminal-bad_player = you or you:NAME, or { $bot }
terminal-seat_number = 2 to 6 seats were expected, such as { $example }, not { $found }
terminal-seats_of_file = { $expected } seats were expected for this file, not { $found }

## Help

terminal-help_decision = The decision
terminal-help_now = Right now, unless cards change it
terminal-help_map = The map
terminal-help_tiles = Tiles
terminal-help_commands = What can be typed
terminal-help_number = a number
    .text = makes the move with that number
terminal-help_move = a move
    .text = makes it, such as { $example }; faces may stand in any order and be shortened, such as { $short }
terminal-help_question = ?
    .text = this help
terminal-help_question_name = ? NAME
    .text = the card with that name
terminal-help_rules = rules
    .text = the rules of the game in short
terminal-help_moves = moves
    .text = all legal moves
terminal-help_show = show
    .text = the table again
terminal-help_log = log
    .text = everything that happened so far
terminal-help_undo = undo
    .text = takes your last move back, until dice, a card or a tile are revealed or another seat chooses
terminal-help_language = language CODE
    .text = go on in another language: { $languages }
terminal-help_save = save FILE
    .text = saves the game
terminal-help_load = load FILE
    .text = goes on with a saved game
terminal-help_quit = quit
    .text = leaves
terminal-help_cards = Cards in sight
terminal-no_cards_in_sight = none
terminal-no_card = No card is called { $name }.

## Cards

# $cost: printed price; $kind: Keep, Discard or Goal
terminal-card_line = { $card } · { $city } · { $kind } · { $cost } energy
terminal-goal_line = { $card } · { $city } · { $kind }
terminal-card_copies_in_box = { $card } · { $city } · { $kind } · { $cost } energy · { $copies } in the box
terminal-nothing_found = No card has all of these words: { $words }

## Other commands

terminal-scenario_counts = { $ok } ok, { $failed } failed, { $error } in error
terminal-scenario_broken = the engine stopped with { $reason }
terminal-no_such_path = an existing file or folder was expected
terminal-no_scenarios = a folder with scenarios (*.yaml) was expected
terminal-after_moves = After { $moves } of { $all } moves
terminal-whose_choice = { $seat } must choose: { $question }
terminal-simulating = simulating
terminal-game_failed = game with seed { $seed } failed: { $reason }
terminal-simulated = { $city }: { $games } random games, { $seats } seats, seed { $seed }
terminal-win_share = Wins of player { $number } in turn order
terminal-mean_turns = Turns a game
terminal-mean_decisions = Decisions a game
terminal-by_points = Won by points
terminal-by_elimination = Won as the last monster standing
terminal-by_card = Won by a card
terminal-no_winner = Nobody won
terminal-errors = Errors

## Contests between bots

terminal-competing = playing
terminal-bot_number = 2 to 6 bots were expected without --seats, not { $found }
terminal-contest = { $city }: { $games } games, { $seats } seats, seed { $seed }
terminal-column_bot = Bot
terminal-column_seats = Seats played
terminal-column_wins = Wins
terminal-column_interval = 95 % sure
terminal-interval = { $low } to { $high } %
terminal-column_rating = Rating
terminal-column_time = Time a move
# $failures: such as 2 late, 1 illegal; $seed, $reason: of the first
terminal-bot_failures = { $name }: of { $answers } answers, the default move stood in for { $failures }; first in the game with seed { $seed }: { $reason }

## The check of a program

terminal-asking = asking
terminal-check_asked = Asked { $asked } questions in { $games } { $games ->
        [one] game
       *[other] games
    }, with { $ms } ms for each answer
terminal-check_kinds = Kinds of decisions: { $kinds }
terminal-check_never = Not reached: { $kinds }
terminal-check_legal = Legal answers: { $legal }
terminal-check_slowest = Slowest answer: { $ms } ms ({ $spot })
terminal-check_start = Slowest first answer, start included: { $ms } ms
# $reason: what happened there
terminal-check_failure = { $spot }: { $reason }
# $number: of the move to make; $kind: of the decision
terminal-check_spot = { $city }, { $seats } seats, seed { $seed }, move { $number } ({ $kind })
terminal-contest_cut = Stopped after { $games } of { $wanted } games
terminal-check_cut = Stopped before all games were asked through: no time left, or too many failures
terminal-check_good = All answers were good
terminal-check_bad = Not good; --seed N --games 1 asks the questions of one game again

## Odds

# $dice: the dice that show; $rerolls: see terminal-rolls_left
odds-title = { $dice }, { $rerolls }
odds-yours = Your keep
odds-best = Best keep
odds-next = Next best
odds-keep = keep { $dice }
odds-roll_all = roll all dice
odds-stop = stop

## The rules in short, one message for each city

terminal-rules-tokyo =
    Your turn: roll the dice up to three times, keeping what you like; resolve them; enter Tokyo if a place there is free; buy cards.
    1, 2, 3: three of a kind score that number, and each further one of them 1 point more.
    Heart: heals 1, but not in Tokyo. Energy: gain 1 energy, which buys cards.
    Claw: from outside it costs every monster in Tokyo 1 health; from Tokyo, every monster outside.
    Whoever loses health to claws in Tokyo may yield: it leaves, and the attacker takes its place.
    Entering Tokyo scores 1 point, starting your turn there 2. Tokyo Bay is open while at least five monsters are alive.
    A monster at 0 health is out. Points win at the end of a turn; the last monster standing wins at once.
terminal-rules-new_york =
    HOW TO WIN. A living monster with enough points at the end of a turn wins: 20, unless you agreed on another number. If several have enough, the one whose turn it was comes first, then the next clockwise. The last monster standing wins too, once its turn is over; if the last ones fall together, nobody wins.

    THE CITY. Staten Island, Bronx, Queens and Brooklyn have room for two monsters each, Manhattan for one. Each borough has three stacks of three tiles, and only the top of a stack can be seen. A tile is a building; on its back is a unit of the army. Whoever rolls the most claws begins and starts in an outer borough, the others follow clockwise.

    YOUR TURN, step by step:
    1. Income, in Manhattan only: Lower 1 point and 1 energy, Midtown 2 points and 1 energy, Upper 2 points and 2 energy.
    2. Roll six dice up to three times, each time any of them again.
    3. Resolve all results, kind by kind in the order you like. You must resolve them all.
    4. Move. If you are outside and Manhattan has room, you must enter it, at Lower Manhattan, and score 1 point. If it is full, go to any outer borough with room, or stay. In Manhattan you must climb one zone, and stay in Upper; the income comes when your next turn begins.
    5. Buy cards, as many as you can pay for; 2 energy replace the three cards of the market.

    THE DICE
    Heart: heals 1, up to 10. In Manhattan hearts do not heal; cards and hospitals do.
    Energy: gain 1 energy, which buys cards and keeps.
    Claw: 1 damage, from outside to every monster in Manhattan, from Manhattan to every monster outside. If Manhattan was empty when your turn began, claws do nothing.
    Star: with three or more you take Superstar and score 1 point, and 1 more for each star beyond the third. While you hold it, each of your stars scores 1 point; with fewer than three and without it, stars do nothing.
    Destruction: spend what a tile in your borough needs, all in one turn, and get its reward (see the table below). A building turns over and stays as a unit, and the next tile of its stack can be destroyed at once. A unit leaves the board; in the turn in which it appears it cannot be destroyed. While your destruction is enough for a tile, you must destroy one; which one is up to you, and what is left over is lost.
    Ouch: the army fires, 1 damage for each unit in a borough. One Ouch: at you. Two: at every monster in your borough. Three or more: at every monster, each from the units of its own borough; then you take the Statue of Liberty and score 3 points, and whoever had it loses 3. Units that appeared this turn fire too.

    MANHATTAN. Its zones are one borough: all its tiles are in reach, and all its units fire at whoever is there. A monster that loses health to claws in Manhattan may flee to an outer borough with room; the attacker then has to enter in its Move phase. The army, and damage from cards, give no right to flee. You leave Manhattan only by fleeing, by a card, or when you are forced out.

    FIVE OR SIX MONSTERS. While five or more are alive, Manhattan has room for two, on two tracks with the same zones. You enter the first track if it is free, otherwise the second; claws from outside hit both, and they do not hit each other. If the first track becomes empty, the other monster slides over. When fewer than five are left, a monster on the second track must leave for an outer borough.

    CARDS. Keep cards stay with you; Discard cards act at once and are gone. Each bought card is replaced at once. Some cost 1 less in a certain borough. Goal cards (Superstar, Statue of Liberty) are won with dice only. Web tokens take away rerolls until claws remove them; curse tokens make rerolling Ouch cost energy until hearts remove them.

    FALLING. At 0 health a monster is out: its cards go to the discard pile, its goal cards back to the table, and if it falls in its own turn, that turn ends at once. You must survive your whole turn to win.
terminal-language_now = From now on I speak English.
terminal-no_language = There is no language “{ $name }”; there are { $languages }.
