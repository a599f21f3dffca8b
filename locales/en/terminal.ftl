### What the terminal and the commands print beside names, decisions and events.

## The table

terminal-welcome = { $city }, { $seats } monsters, seed { $seed }.
terminal-welcome_loaded = { $city }, { $seats } monsters, from { $file }.
terminal-goal = To win, have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end of a turn or be the last monster standing.
terminal-plain_how = For the ear: “?” tells what can be typed, “moves” lists all moves, an empty line repeats the question.
terminal-how = Type the number of a move or the move itself. “rules” explains the game; “?” explains the decision, all commands and the cards in sight.
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
terminal-card_copies = { $card } (a copy of { $owner }’s { $copied })
terminal-tokens = { $token } × { $count }
# right to a card: Columbia University
terminal-next_keep = next Keep card for free
terminal-market = Market
terminal-price = Price
terminal-kind = Type
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
terminal-side_dice = Other dice
terminal-rolls_left = { $rolls ->
        [0] no rerolls left
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
terminal-souvenir = { $seat }’s souvenir
terminal-manhattan_two = Manhattan, room for two
terminal-second_track = track 2
terminal-tiles_of_manhattan = Tiles in Manhattan
terminal-goals = Goal cards · { $goals }
terminal-goal_holder = { $goal }: { $holder }
terminal-map =
    “»” marks the monsters. “High-rise 1 ×3” is a stack of three tiles with a High-rise 1 on top; the tiles below are hidden. The number on a building is its durability, the destruction it needs, and also its reward: points for a high-rise, energy for a power plant, health for a hospital. The units stand below the stacks; “new” ones appeared this turn: they already fire, but cannot be destroyed before the next turn. All tiles in Manhattan belong to all its zones.
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
terminal-no_such_number = Expected a number from 1 to { $most }, got { $number }.
terminal-hint = “?” shows what you can type.
terminal-undone = The last move has been undone.
terminal-no_undo = The last move cannot be undone: it revealed dice, a card or a tile, another seat has chosen since, or there was no move.
terminal-saved = Saved to { $file }.
terminal-not_saved = { $file } cannot be written ({ $reason }).
terminal-loaded = Loaded { $file }.
terminal-file_missing = Expected the name of a file: { $command } FILE
terminal-other_seats = { $file }: expected { $expected } seats, as at this table, got { $found }.
terminal-quit = The game is left unfinished after { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
terminal-unfinished = There is no more input, but the game is unfinished after { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
# $seat: the monster; $player: the bot
terminal-bot_failed = { $seat }, { $player }: { $reason }. The default move is made instead.
terminal-cannot_go_on = the game cannot continue from this position ({ $reason })
terminal-broken_file = expected a position that a game can reach ({ $reason })
terminal-no_game_file = expected a record, a snapshot or a scenario
terminal-too_many_moves = expected at most { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } with --to, because the record has no more
# $bot: what is wrong with the name of a bot
terminal-bad_player = { $bot }; “you” and “you:NAME” work too
terminal-seat_number = expected 2 to 6 seats, such as { $example }, got { $found }
terminal-seats_of_file = expected { $expected } seats for this file, got { $found }
terminal-bots_in_terminal = bots are named for games in the terminal: add --terminal, or choose them in the browser
terminal-bots_or_seats = expected either --bots or --seats, not both

## Help

terminal-help_decision = The decision
terminal-help_now = Right now, unless cards change it
terminal-help_map = The map
terminal-help_tiles = Tiles
terminal-help_commands = What you can type
terminal-help_number = a number
    .text = makes the move with that number
terminal-help_move = a move
    .text = makes it, such as { $example }; faces can be in any order and shortened, such as { $short }
# $text: what a player can type
terminal-quoted = “{ $text }”
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
    .text = everything that has happened so far
terminal-help_undo = undo
    .text = undoes your last move, until dice, a card or a tile are revealed or another seat chooses
terminal-help_language = language CODE
    .text = switches to another language: { $languages }
terminal-help_save = save FILE
    .text = saves the game
terminal-help_load = load FILE
    .text = continues a saved game
terminal-help_quit = quit
    .text = leaves the game
terminal-help_cards = Cards in sight
terminal-no_cards_in_sight = none
terminal-no_card = There is no card called { $name }.

## Cards

# $cost: printed price; $kind: Keep, Discard or Goal
terminal-card_line = { $card } · { $city } · { $kind } · { $cost } energy
terminal-goal_line = { $card } · { $city } · { $kind }
terminal-card_copies_in_box = { $card } · { $city } · { $kind } · { $cost } energy · { $copies } in the box
terminal-nothing_found = No card has all of these words: { $words }

## Other commands

terminal-scenario_counts = { $ok } ok, { $failed } failed, { $error } in error
terminal-scenario_broken = the engine stopped with { $reason }
terminal-no_such_path = expected an existing file or folder
terminal-no_scenarios = expected a folder with scenarios (*.yaml)
terminal-after_moves = After { $moves } of { $all } moves
terminal-whose_choice = { $seat } must choose: { $question }
terminal-simulating = simulating
terminal-game_failed = game with seed { $seed } failed: { $reason }
terminal-simulated = { $city }: { $games } random games, { $seats } seats, seed { $seed }
terminal-simulated_bots = { $city }: { $games } games of { $bots }, { $seats } seats, seed { $seed }
terminal-games_cut = stopped: { $games } of { $wanted } games are saved; --resume goes on with the rest
terminal-games_kept = { $games } games are in { $folder }.
terminal-reporting = reading games
terminal-pace = { $done } of { $total }, { $rate } a second
terminal-blundering = looking for blunders
terminal-report_made = The report is in { $file }.
terminal-examples_copied = { $count } examples are in { $folder }.
terminal-compare_shorter = With the second rules, games are { $change } shorter ({ $low } to { $high }).
terminal-compare_longer = With the second rules, games are { $change } longer ({ $low } to { $high }).
terminal-compare_as_long = With the second rules, games take as long, as far as { $games } games can tell.
terminal-compare_first_seat = The first seat wins { $two } instead of { $one }.
terminal-compare_first_seat_same = The first seat wins as often: { $one } and { $two }.
terminal-compare_card = { $card } is bought { $two } times a game instead of { $one }; its buyers win { $wins_two } instead of { $wins_one }.
terminal-compare_card_same = { $card } is bought as often: { $one } and { $two } times a game; its buyers win { $wins_one } and { $wins_two }.
terminal-compare_measure = what
terminal-compare_one = first
terminal-compare_two = second
terminal-compare_change = change
terminal-compare_from_to = interval
terminal-compare_turns = turns
terminal-compare_decisions = decisions
terminal-compare_first = first seat wins
terminal-compare_points = ended by points
terminal-compare_elimination = ended by elimination
terminal-compare_no_winner = without a winner
terminal-compare_bought = { $card }: bought a game
terminal-compare_buyers_win = { $card }: buyers win
terminal-too_many_bots = expected at most { $seats } bots, one for each seat, got { $found }
terminal-bot_replaced = { $name }: the default move replaced { $count ->
    [one] one answer
   *[other] { $count } answers
}; first in the game with seed { $seed }: { $reason }
terminal-win_share = Wins by player { $number } in turn order
terminal-mean_turns = Turns per game
terminal-mean_decisions = Decisions per game
terminal-by_points = Won on points
terminal-by_elimination = Won as the last monster standing
terminal-by_card = Won with a card
terminal-no_winner = Nobody won
terminal-errors = Errors

## Contests between bots

terminal-competing = playing
terminal-bot_number = expected 2 to 6 bots without --seats, got { $found }
terminal-contest = { $city }: { $games } games, { $seats } seats, seed { $seed }
terminal-column_bot = Bot
terminal-column_seats = Seats played
terminal-column_wins = Wins
terminal-column_interval = 95% interval
terminal-interval = { $low } to { $high }
terminal-column_rating = Rating
terminal-column_time = Time per move
terminal-column_by_rounds = By rounds
terminal-column_fewer = Plain games for one
terminal-column_duels = Duels
terminal-column_lost = Lost per game
terminal-column_by_keeping = By keeping
terminal-column_by_answers = By staying or leaving
terminal-perfection = Points of win chance lost per game against perfect play (King of Tokyo for two, without cards)
# $failures: such as 2 late, 1 illegal; $seed, $reason: of the first
terminal-bot_failures = { $name }: { $answers } answers, of which the default move replaced { $failures }; first in the game with seed { $seed }: { $reason }

## The check of a program

terminal-asking = asking
terminal-check_asked = Asked { $asked ->
        [one] { $asked } question
       *[other] { $asked } questions
    } in { $games } { $games ->
        [one] game
       *[other] games
    }, with { $ms } ms for each answer
terminal-check_kinds = Kinds of decision: { $kinds }
terminal-check_never = Not reached: { $kinds }
terminal-check_legal = Legal answers: { $legal }
terminal-check_slowest = Slowest answer: { $ms } ms ({ $spot })
terminal-check_start = Slowest first answer, including the start: { $ms } ms
# $reason: what happened there
terminal-check_failure = { $spot }: { $reason }
# $number: of the move to make; $kind: of the decision
terminal-check_spot = { $city }, { $seats } seats, seed { $seed }, move { $number } ({ $kind })
terminal-contest_cut = Stopped after { $games } of { $wanted } games
terminal-check_cut = Stopped before all games were checked: no time left, or too many failures
terminal-check_good = All answers were good
terminal-check_bad = Not good; --seed N --games 1 asks the questions of one game again

## Odds

# $dice: the dice that show; $rerolls: see terminal-rolls_left
odds-title = { $dice }, { $rerolls }
odds-yours = Your keep
odds-best = Best keep
odds-next = Next best
odds-keep = keep { $dice }
odds-roll_all = reroll all dice
odds-stop = stop

## The rules in short, one message for each city

terminal-rules-tokyo =
    Your turn: roll the dice up to three times, keeping what you like; resolve them; enter Tokyo if it has a free place; buy cards.
    1, 2, 3: three of a kind score that number, plus 1 point for each extra die.
    Heart: heals 1, but not in Tokyo. Energy: gain 1 energy, which buys cards.
    Claw: from outside, every monster in Tokyo loses 1 health; from Tokyo, every monster outside does.
    A monster that loses health to claws in Tokyo may yield: it leaves, and the attacker takes its place.
    Entering Tokyo scores 1 point, starting your turn there 2. Tokyo Bay is open while at least five monsters are alive.
    A monster at 0 health is out. You win with enough points at the end of a turn; the last monster standing wins at once.
terminal-rules-new_york =
    HOW TO WIN. If a living monster has enough points at the end of a turn, it wins: 20, unless you agreed on another number. If several do, the active monster wins if it is one of them, otherwise the next one clockwise. The last monster standing wins too, once its turn is over; if the last ones are knocked out together, nobody wins.

    THE CITY. Staten Island, the Bronx, Queens and Brooklyn have room for two monsters each, Manhattan for one. Each borough has three stacks of three tiles, and only the top of a stack can be seen. A tile is a building; on its back is a unit of the army. The player who rolls the most claws goes first and starts in an outer borough; the others follow clockwise.

    YOUR TURN, step by step:
    1. Income, in Manhattan only: Lower 1 point and 1 energy, Midtown 2 points and 1 energy, Upper 2 points and 2 energy.
    2. Roll six dice, then reroll any of them up to twice.
    3. Resolve all results, kind by kind, in any order. You must resolve them all.
    4. Move. If you are outside and Manhattan has room, you must enter it, at Lower Manhattan, and score 1 point. If it is full, go to any outer borough with room, or stay. In Manhattan you must climb one zone; in Upper you stay. You collect the income when your next turn begins.
    5. Buy cards, as many as you can pay for; for 2 energy you replace the three market cards.

    THE DICE
    Heart: heals 1, up to 10. In Manhattan hearts do not heal; cards and hospitals do.
    Energy: gain 1 energy, which buys cards and does not expire.
    Claw: 1 damage, from outside to every monster in Manhattan, from Manhattan to every monster outside. If Manhattan was empty when your turn began, claws do nothing.
    Star: with three or more, you take Superstar and score 1 point, plus 1 for each star beyond the third. While you hold it, each of your stars scores 1 point; without it, fewer than three stars do nothing.
    Destruction: spend what a tile in your borough needs, all in one turn, and get its reward (see the table below). A building turns over and stays as a unit, and the next tile of its stack can be destroyed at once. A unit leaves the board; it cannot be destroyed on the turn it appears. While you have enough destruction for a tile, you must destroy one; you choose which, and what is left over is lost.
    Ouch: the army fires, 1 damage per unit in a borough. One Ouch: at you. Two: at every monster in your borough. Three or more: at every monster, each from the units in its own borough; then you take the Statue of Liberty and score 3 points, and the monster that had it loses 3. Units that appeared this turn fire too.

    MANHATTAN. Its zones are one borough: all its tiles are in reach, and all its units fire at every monster there. A monster that loses health to claws in Manhattan may flee to an outer borough with room; the attacker then has to enter in its Move phase. You may not flee from the army or from damage by cards. You leave Manhattan only by fleeing, through a card, or when you are forced out.

    FIVE OR SIX MONSTERS. While five or more are alive, Manhattan has room for two, on two tracks with the same zones. You enter the first track if it is free, otherwise the second; claws from outside hit both, and they do not hit each other. If the first track becomes empty, the other monster slides over. When fewer than five are left, a monster on the second track must leave for an outer borough.

    CARDS. Keep cards stay with you; Discard cards take effect at once and are gone. Each card you buy is replaced at once. Some cost 1 less in a certain borough. Goal cards (Superstar, Statue of Liberty) are won only with dice. Web tokens take away rerolls until claws remove them; curse tokens make rerolling Ouch cost energy until hearts remove them.

    KNOCKED OUT. At 0 health a monster is out: its cards go to the discard pile, its goal cards back to the table, and if it happens on its own turn, that turn ends at once. You must survive your whole turn to win.
terminal-language_now = Language: English.
terminal-no_language = There is no language “{ $name }”. Choose from { $languages }.

## Said once by commands that play many games, where the package was installed without a C compiler
terminal-interpreted = The engine runs interpreted, about ten times slower: it was installed without a C compiler.

# What `text-agent` says.
terminal-agent_games = { $games ->
    [one] One game with { $seats } seats, all others played by { $rival }
   *[other] { $games } games with { $seats } seats, all others played by { $rival }
}
terminal-agent_wins = Wins: { $share } ({ $low } to { $high }); an equal player wins { $fair }
terminal-agent_legal = Answers that could be played: { $share } ({ $low } to { $high }) of { $answers }
terminal-agent_time = Time: { $game } s a game, { $answer } ms an answer
terminal-agent_tokens = Tokens: { $tokens } a game
