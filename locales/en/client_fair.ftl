### Fair dice: what a table says about its dice, and the page that checks them.

title-verify = Check the dice – Tokyork

## At the table. The commitment is the fingerprint of the server's secret

fair-title = The dice
fair-kind-fair = Fair dice: committed before the first roll
fair-kind-seeded = Seeded dice: they come from this position’s own seed, and nobody committed to them
fair-kind-prepared = Prepared dice: the lesson has laid them out
# $commitment: its first and last letters
fair-commitment = Commitment { $commitment }
fair-salted = { $count ->
        [0] No player has mixed in chance of their own yet.
        [one] One player has mixed in chance of their own.
       *[other] { $count } players have mixed in chance of their own.
    }
fair-check = Check the dice
fair-how = How fair dice work
fair-practice = Seeded dice: the same position with the same seed rolls the same. Nobody commits to them.
fair-fork = Fair dice: committed anew before your first roll
fair-rematch = A rematch gets fair dice of its own, committed before its first roll.

## Something is wrong. This browser remembers what it was shown

fair-lie-commitment = The server opened a secret that does not fit the commitment this browser was shown. Don’t trust these dice.
fair-lie-changed = The server shows another commitment than before the game. Don’t trust these dice.
fair-lie-salt = The chance your browser mixed in is missing from this game. Don’t trust these dice.
fair-lie-unopened = The game is over, but the server has not opened its secret. These dice cannot be checked.

## The page

proof-title = Check the dice
proof-intro = Before the first roll, the server picks a secret and shows everyone its fingerprint: the commitment. Players mix in chance of their own. When the game is over the secret is opened, and this page rolls every die and shuffles every card again, right here in your browser.
proof-open = Choose a game file
proof-open-text = You can also drop it here. It stays on this device.
proof-working = Rolling it all again…
proof-again = Check another game
proof-loading = Fetching the game…
proof-save = Save this game file

## The verdict

proof-good = As committed
proof-good-text = Every roll and every shuffle follows from the secret that was committed before the first roll.
proof-bad = Not as committed
proof-bad-text = This game is not what it claims to be. Below is where it first differs.
proof-found = What was checked
proof-state-ok = Fits
proof-state-bad = Differs
proof-state-unknown = Not checked

## The findings. $count: how many were looked at

proof-commitment-ok = The secret fits the commitment.
proof-commitment-bad = The secret does not fit the commitment.
proof-dice-ok = { $count ->
        [0] There were no rolls.
        [one] The only roll is what the secret gives.
       *[other] All { $count } rolls are what the secret gives.
    }
# $number: which roll; $move: how many moves had been made
proof-dice-bad = Roll { $number }, after move { $move }, is not what the secret gives.
proof-deck-ok = { $count ->
        [0] The cards were not shuffled.
        [one] The cards lay in the order the secret gives.
       *[other] The cards were shuffled { $count } times, each time as the secret gives.
    }
proof-deck-bad = Shuffle { $number } of the cards, after move { $move }, is not what the secret gives.
proof-tiles-ok = { $count ->
        [0] The tiles were not shuffled.
        [one] The tiles lay in the order the secret gives.
       *[other] The tiles were shuffled { $count } times, each time as the secret gives.
    }
proof-tiles-bad = Shuffle { $number } of the tiles, after move { $move }, is not what the secret gives.
proof-keeps-ok = { $count ->
        [0] There were no kept dice to compare.
        [one] Dice were kept once, and they had been lying there.
       *[other] Dice were kept { $count } times, and they had always been lying there.
    }
proof-keeps-bad = Move { $move } does not fit the dice that were lying there.
# $entry: its number in the public list
proof-entry-ok = The commitment is entry { $entry } of the server’s public list.
proof-entry-bad = Entry { $entry } of the public list does not belong to this game.
proof-entry-unknown = The file names no entry of the public list.
proof-chain-ok = { $count ->
        [one] The public list has one entry, and it is intact.
       *[other] The public list is unbroken: each of its { $count } entries locks in the one before it.
    }
proof-chain-bad = The public list is broken at entry { $entry }: somebody changed it.
proof-chain-unknown = The public list could not be reached.
proof-listed-ok = The game is in the public list.
proof-listed-bad = The game is not in the public list the way it claims.
proof-listed-unknown = Whether the game is in the public list is open.
proof-game-ok = The public list keeps a digest of the game that was played, and it is this one.
proof-game-bad = The public list keeps a digest of the game that was played, and it is another one. Once a secret is open, anybody can make up such a file.
proof-game-unknown = Whether these were the moves is open: the public list keeps no digest of this game.
proof-mine-ok = It is the commitment this browser was shown, and the chance it mixed in is part of the game.
proof-mine-bad = This browser was shown another commitment, or mixed in chance that is missing here.
proof-mine-unknown = This browser was not at this table, or no longer remembers it.

proof-expected = By the secret
proof-lying = On the table
proof-shown = Shown to this browser
proof-in-file = In the file
proof-nothing = nothing
# $count: cards or tiles that are not shown
proof-and-more = and { $count } more

## What this does not show

proof-scope = What this page does not show
proof-scope-rules = Whether every move was legal. This replays the whole game by the rules:
proof-scope-known = Whether anyone knew the dice in advance. Whoever runs the server could look at them, but could not change them once the game had begun.
proof-scope-seen = Whether you were shown the same commitment back then. Your browser remembers its last 50 tables and compares them by itself.

## What is no file of a game

proof-trouble-large = This file is too large to be a game.
proof-trouble-deep = This file is nested too deeply to be a game.
proof-trouble-garbled = This is not a game file. Files of games with fair dice are JSON text.
proof-trouble-record = This is not the record of a game.
proof-trouble-unfair = This game was not played with fair dice, so there is nothing to compare it with.
proof-trouble-unopened = The secret of this game is not open yet. Come back when the game is over.
proof-trouble-version = This game uses a newer kind of fair dice. Reload the page and try again.
proof-trouble-fair = What this file says about its secret cannot be read.
# $number: which draw or move; 0 for all
proof-trouble-draws = { $number ->
        [0] The rolls and shuffles in this file cannot be read.
       *[other] Draw { $number } in this file cannot be read.
    }
proof-trouble-moves = { $number ->
        [0] The moves in this file cannot be read.
       *[other] Move { $number } in this file cannot be read.
    }

## The public list

proof-list = The public list
proof-list-text = Every commitment of this server is written here before the first roll. Each entry locks in the one before it, so no game can vanish unnoticed.
proof-list-loading = Fetching the list…
proof-list-empty = Nothing is written here yet.
proof-list-failed = The list cannot be reached right now. A game file can still be checked.
proof-list-long = Only the newest { $count } entries are shown.
proof-list-games = { $count ->
        [one] One commitment
       *[other] { $count } commitments
    }
proof-list-over = { $count } finished
proof-list-open = { $count } open
proof-list-other = { $count } never finished
proof-list-show = Show
proof-list-which-never = Never finished
proof-list-which-open = Open
proof-list-which-all = All
proof-list-none = None.
proof-list-see = See it in the list
proof-list-this = This game
proof-list-more = Show more
proof-list-entry = Entry { $number }
proof-fate-open = Still open
proof-fate-over = Finished
proof-fate-closed = Closed before the end
proof-fate-forgotten = Abandoned, then cleared away
proof-fate-unused = Never begun
proof-fate-damaged = Damaged on the server’s disk
