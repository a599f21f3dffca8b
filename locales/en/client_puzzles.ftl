### Puzzles: in the browser, in the terminal, and the words that come with them.

title-puzzles = Puzzles – Tokyork

## What is asked

# $city is the id of the city.
puzzle-ask-keep = Which dice do you keep?
puzzle-ask-stay = { $city ->
    [new_york] You were hit. Stay or flee?
   *[other] You were hit in Tokyo. Stay or leave?
}
puzzle-ask-buy = Buy, sweep, or save your energy?
puzzle-ask-move = Where do you go?
puzzle-ask-destroy = What do you destroy first?
puzzle-kind-keep = Dice to keep
puzzle-kind-stay = Stay or leave
puzzle-kind-buy = Buy or sweep
puzzle-kind-move = Where to go
puzzle-kind-destroy = What to destroy
puzzle-difficulty-1 = Easy
puzzle-difficulty-2 = Tricky
puzzle-difficulty-3 = Hard
puzzle-theme-win = Go for the win
puzzle-theme-deny = Stop a winner
puzzle-theme-survive = Stay alive
puzzle-theme-hunt = Knock-outs
puzzle-theme-points = Points
puzzle-theme-health = Health
puzzle-theme-energy = Energy
puzzle-theme-centre = The centre
puzzle-theme-cards = Cards

## Why: better is what the best answer brings, worse what the other one does

puzzle-chances = Chance of winning: { $better } with “{ $best }”, { $worse } with “{ $other }”.
puzzle-reason-win = Two rounds on, you have won { $better } of games instead of { $worse }.
puzzle-reason-deny = Two rounds on, a rival has won { $better } of games instead of { $worse }.
puzzle-reason-survive = Two rounds on, you are still standing in { $better } of games instead of { $worse }.
puzzle-reason-hunt = Two rounds on, { $better ->
    [one] { $better } rival is left
   *[other] { $better } rivals are left
} on average instead of { $worse }.
puzzle-reason-points = Two rounds on, you have { $better ->
    [one] { $better } point
   *[other] { $better } points
} on average instead of { $worse }.
puzzle-reason-health = Two rounds on, you have { $better } health on average instead of { $worse }.
puzzle-reason-energy = Two rounds on, you have { $better } energy on average instead of { $worse }.
puzzle-reason-centre = { $city ->
    [new_york] Two rounds on, you hold Manhattan in { $better } of games instead of { $worse }.
   *[other] Two rounds on, you hold Tokyo in { $better } of games instead of { $worse }.
}
puzzle-reason-later = It pays off later: after two rounds little shows yet.
puzzle-proof-search = { $points ->
    [one] Played out twice with different dice: the best answer is ahead by 1 point or more.
   *[other] Played out twice with different dice: the best answer is ahead by about { $points } points.
}
puzzle-proof-exact = This little game is solved: the chances are exact.

## Answering

puzzle-right = Right!
puzzle-wrong = Not quite. Best was: { $best }.
puzzle-best = Best answer
puzzle-yours = Your answer
puzzle-answers = Your answer
# Above the answers with their percentages
puzzle-shares = Chance to win
puzzle-next = Next puzzle
puzzle-like = More like this

## The page

puzzles-title = Puzzles
puzzles-intro = One position, a few answers, one of them clearly best.
puzzles-daily = Puzzle of the day
puzzles-daily-start = Play today’s puzzle
puzzles-daily-again = See it again
# $time: such as 01:00, in the reader’s own time
puzzles-daily-done = Solved. The next one comes at { $time }.
puzzles-daily-missed = Today’s is done. The next one comes at { $time }.
puzzles-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzles-streak-best = Your best: { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzles-run = Against the clock
puzzles-run-text = Three minutes, three mistakes: how many can you solve?
puzzles-run-start = Start the clock
puzzles-run-best = Your best run: { $count }
puzzles-run-over = { $count ->
    [one] 1 puzzle solved
   *[other] { $count } puzzles solved
}
puzzles-run-record = A new best!
puzzles-openings = What pays off
puzzles-openings-text = What many games teach, in numbers.
puzzles-openings-staying = When to stay
puzzles-openings-cards = What a card is worth
puzzles-left = { $seconds } s left
puzzles-mistakes = { $count ->
    [one] 1 mistake left
   *[other] { $count } mistakes left
}
puzzles-solved = { $count } solved
puzzles-pick = Pick your own
puzzles-pick-start = Play
puzzles-any = All
puzzles-city = City
puzzles-kind = Kind
puzzles-difficulty = Difficulty
puzzles-theme = Theme
puzzles-own = Source
puzzle-own-false = The collection
puzzle-own-true = This server’s games
puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-none = No puzzle fits. Try fewer filters.
puzzles-unknown = There is no such puzzle.
puzzles-back = All puzzles

## In the terminal

puzzle-head = { $city } – { $kind } ({ $difficulty })
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-answer-how = Type a letter from a to { $last }, one of these moves, or “quit”.
puzzle-score = { $right } of { $asked } right.
puzzle-made = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} written to { $file }.
puzzle-checking = Checking puzzles
puzzle-checked = Checked { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}: in { $clear } the best answer was clearly best again, in { $fallen } it was not the best.
puzzle-mining = { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $found ->
    [one] { $found } new puzzle
   *[other] { $found } new puzzles
}
puzzle-mined = Looked through { $games ->
    [one] 1 game
   *[other] { $games } games
} and found { $found ->
    [one] 1 new puzzle
   *[other] { $found } new puzzles
}. { $file } now has { $puzzles }; the server shows them at once.
puzzle-mined-none = Looked through { $games ->
    [one] 1 game
   *[other] { $games } games
}: no puzzle yet. Only finished public games by the usual rules are used.
puzzle-no_db = { $path } does not exist, so there are no games to look through
