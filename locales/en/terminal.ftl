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
terminal-side_dice = Dice beside them
terminal-rolls_left = { $rolls ->
        [0] no reroll left
        [one] 1 reroll left
       *[other] { $rolls } rerolls left
    }

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
terminal-no_undo = The last move cannot be taken back: dice or a card were revealed, another seat chose, or there was none.
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
terminal-cannot_go_on = the game cannot go on from this position ({ $reason })
terminal-broken_file = a position that a game can reach was expected ({ $reason })
terminal-no_game_file = a record, a snapshot or a scenario was expected
terminal-too_many_moves = at most { $moves } moves were expected with --to, because the record has no more
terminal-bad_player = { $players } was expected for each seat, not { $found }
terminal-you_named = you or you:NAME
terminal-seat_number = 2 to 6 seats were expected, such as { $example }, not { $found }
terminal-seats_of_file = { $expected } seats were expected for this file, not { $found }
terminal-browser_later = The browser table comes later; “tokyork play --terminal” plays here.

## Help

terminal-help_decision = The decision
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
    .text = takes your last move back, until dice or a card are revealed or another seat chooses
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

# $cost: printed price; $kind: Keep or Discard
terminal-card_line = { $card } · { $city } · { $kind } · { $cost } energy
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
    Your turn: income in Manhattan; roll the dice up to three times, keeping what you like; resolve them kind by kind; move; buy cards.
    Heart: heals 1, but not in Manhattan. Energy: gain 1 energy, which buys cards.
    Claw: from outside it costs every monster in Manhattan 1 health; from Manhattan, every monster outside.
    Star: three take Superstar and score 1 point, each further one 1 more; whoever has Superstar scores 1 for each star.
    Destruction: spend the durability of a building or unit in your borough and get its reward; a building becomes a unit.
    Ouch!: one costs you 1 health for each unit in your borough; two, all monsters there; three, everybody, and you take the Statue of Liberty.
    If Manhattan has room when you move, you must enter it and score 1 point; there you climb a zone each turn, for more income.
    A monster at 0 health is out. Points win at the end of a turn; the last monster standing wins at once.
