# Replays of games that are over.

## Refusals of the server

replay-no_step = The game has no such move.
replay-over = The game is over at this point: choose an earlier one to play on from.
replay-bad_record = This is not a game that can be opened: { $place }: { $why }.
replay-failed = The game could not be played again. Try once more.

## The page

title-replay = Replay – Tokyork
replay-title = Replay
replay-none = No replay here
replay-where = Move { $step } of { $steps } · turn { $turn }
replay-line = Time line: which move is shown
replay-chances = Chances to win: { $chances }
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forward = One move on
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-eyes = Through whose eyes
replay-eyes-all = Everybody
replay-speed = Speed
replay-more = More

## More

replay-play-on = Play on from here
replay-play-on-text = Take a seat after move { $step } and play on against bots. The dice will fall anew.
replay-play-on-over = The game is over here. Go back a little to play on from there.
replay-play-on-dead = Knocked out by then
replay-play-as = Your monster
replay-keep = Keep it
replay-download = Download the record
replay-review = Looking back
replay-link = Link to this move
replay-jump = Jump to
replay-open = Open a record
replay-opening = Playing it again …
replay-open-text = A file of a game that you kept; you can also drop it here.
replay-past = Your last games
