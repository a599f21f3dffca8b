### Computer players: their names, their reasons, and what can go wrong with them.

## Names

# $names: the bots there are
bots-unknown = expected a bot ({ $names }; NAME:250ms, NAME:1s or NAME:400games for a limit per move; FILE.py:CLASS; cmd:PROGRAM), got { $found }
bots-bad_time = expected a limit such as 250ms or 1s after { $name }:, or 400games, got { $found }
bots-no_program = expected an executable program, got { $found }
bots-no_games = a program has a time for each move, such as 250ms, not a number of games
bots-no_file = cannot read { $file } ({ $reason })
bots-bad_file = { $file } cannot be run: { $reason }
bots-no_class = expected one of the bots in { $file } ({ $names }), got { $found }
bots-no_class_there = found no bot in { $file }: a class made from tokyork.bots.Bot
bots-no_bot = { $name } in { $file } is not a bot: make the class from tokyork.bots.Bot
bots-not_made = { $name } in { $file } cannot be made: { $reason }
bots-failed_at = { $reason } ({ $file }, line { $line })

## Why a bot chose a move

bots-move_value = { $move } ({ $value })
# $move: with its value; $others: the next best moves with theirs
bots-reason = { $move }; other moves: { $others }
bots-reason_alone = { $move }
bots-no_reason = { $move } (moves not weighed)

## What can go wrong

bots-illegal = it answered { $move }, which is not one of the { $count } legal moves
bots-wrong_choose = choose must return a Choice, such as best_of makes, and it returned { $found }
bots-wrong_pick = pick must return the number of a legal move, and it returned { $found }
bots-late = it did not answer within { $ms } ms
bots-garbled = expected a line such as {"{"}"move": "stop"{"}"}, got { $found }
bots-gone = it crashed twice and is no longer asked
bots-ended = it exited with code { $code }
# $last: the last line of its standard error
bots-ended_saying = it exited with code { $code }: { $last }
bots-closed = it closed its output
bots-not_started = it could not be started ({ $why })

## Failures, counted

bots-count_crashed = { $count } crashed
bots-count_garbled = { $count } garbled
bots-count_illegal = { $count } illegal
bots-count_late = { $count } late
bots-count_gone = { $count } after it was dropped

## Training

train-resumed = Resuming after { $lessons } { $lessons ->
        [one] lesson
       *[other] lessons
    }
train-done = Network saved to { $path }
train-lesson = Lesson
train-games = Games
train-positions = Positions
train-turns = Turns per game
train-error = Error
train-wins = Wins against three { $bot } bots
train-play = lesson { $lesson }: playing
train-learn = lesson { $lesson }: learning
train-test = lesson { $lesson }: against greedy
