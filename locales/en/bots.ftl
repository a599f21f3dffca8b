### Computer players: their names, their reasons, and what can go wrong with them.

## Names

# $names: the bots there are
bots-unknown = a bot was expected ({ $names }; NAME:250ms or NAME:1s for a time a move; cmd:PROGRAM), not { $found }
bots-bad_time = a time such as 250ms or 1s was expected behind { $name }:, not { $found }
bots-no_program = a program that can be run was expected, not { $found }

## Why a bot chose a move

bots-move_value = { $move } ({ $value })
# $move: with its value; $others: the next best moves with theirs
bots-reason = { $move }; other moves: { $others }
bots-reason_alone = { $move }
bots-no_reason = { $move }, without weighing the moves

## What can go wrong

bots-illegal = it answered { $move }, which is none of the { $count } legal moves
bots-late = it did not answer within { $ms } ms
bots-garbled = a line such as {"{"}"move": "stop"{"}"} was expected, not { $found }
bots-gone = it broke down twice and is not asked any more
bots-endless = it made { $moves } moves in one turn, and the turn did not end
bots-ended = it ended with code { $code }
# $last: the last line of its standard error
bots-ended_saying = it ended with code { $code }: { $last }
bots-closed = it closed its output
bots-not_started = it could not be started ({ $why })

## Failures, counted

bots-count_crashed = { $count } crashed
bots-count_garbled = { $count } garbled
bots-count_illegal = { $count } illegal
bots-count_late = { $count } late
bots-count_gone = { $count } after it was given up
bots-count_endless = { $count } in an endless turn

## Training

train-resumed = Going on after { $lessons } { $lessons ->
        [one] lesson
       *[other] lessons
    }
train-done = The network lies in { $path }
train-lesson = Lesson
train-games = Games
train-positions = Positions
train-turns = Turns a game
train-error = Error
train-wins = Wins against three greedy
train-play = lesson { $lesson }: playing
train-learn = lesson { $lesson }: learning
train-test = lesson { $lesson }: against greedy
