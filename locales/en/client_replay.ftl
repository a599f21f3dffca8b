# Replays of games that are over.

## Refusals of the server

replay-no_step = There is no such move in this game.
replay-over = The game is over at this point. Choose an earlier one to play on from.
replay-bad_record = This game cannot be opened: { $place }: { $why }.
replay-failed = The replay could not be loaded. Please try again.

## The page

title-replay = Replay – Tokyork
replay-title = Replay
replay-none = No replay here
replay-where = Move { $step } of { $steps } · turn { $turn }
replay-line = Timeline: move shown
replay-chances = Chances of winning: { $chances }
# what was done with the dice; $kept: how many were kept, $rest: how many thrown again
replay-keeps = { $kept ->
        [0] rerolls all
       *[other] keeps { $kept }, rerolls { $rest }
    }
replay-stops = keeps all
replay-chances-show = Show chances of winning
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forward = One move forward
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-eyes = Point of view
replay-eyes-all = Everyone
replay-speed = Speed
replay-more = More

## More

replay-play-on = Play on from here
replay-play-on-text = Take a seat after move { $step } and play on against bots. The dice will be rolled afresh.
replay-play-on-over = The game is over here. Go back a little to play on from there.
replay-play-on-dead = Already knocked out
replay-friends = Keep the other seats free for friends
replay-friends-note = Send them the link to the table. Bots play until they sit down.
replay-play-as = Your monster
replay-keep = Save
replay-download = Download the record
replay-review = Game review
replay-link = Link to this move
replay-jump = Jump to
replay-open = Open a record
replay-opening = Loading the replay…
replay-open-text = A saved game file. You can also drop it here.
replay-past = Your last games
