# Replays of games that are over.

## Refusals of the server

replay-unknown = There is no such game here.
replay-no_step = The game has no such move.
replay-over = The game is over at this point: choose an earlier one to play on from.
replay-bad_record = This is not a game that can be opened: { $place }: { $why }.
replay-failed = The game could not be played again. Try once more.
