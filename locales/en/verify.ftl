# What `tokyork verify` says about a game's dice.

verify-as_committed = Everything is as the server committed it.
verify-not_as_committed = This game is not what it claims to be.
verify-secret-ok = The secret fits what was shown before the first roll ({ $commitment }).
verify-secret-wrong = The secret does not fit what was shown before the first roll ({ $commitment }).
verify-salts-ok = These seats added a salt of their own: { $seats }.
verify-salts-unchecked = No seat added a salt, so the dice rest on the server’s secret alone.
verify-salts-wrong = There are salts for seats that nobody can have: { $seats }.
verify-start-unchecked =
    It did not begin at set-up: how it stood then, and what lay face down, is taken as told. { $prepared ->
        [0] All dice were thrown.
        [one] One throw was laid out beforehand.
       *[other] { $prepared } throws were laid out beforehand.
    }
verify-start-wrong = The position it began from names other dice.
verify-draws-ok =
    { $throws ->
        [one] { $throws } throw
       *[other] { $throws } throws
    } and { $shuffles ->
        [one] { $shuffles } shuffle
       *[other] { $shuffles } shuffles
    } came out of the secret and the salts just as the file tells.
verify-draws-wrong = Draw { $number } should be “{ $drawn }”, but the file tells “{ $told }”.
verify-moves-ok =
    { $count ->
        [one] { $count } move was played again by the rules.
       *[other] { $count } moves were played again by the rules.
    }
verify-moves-wrong = Move { $number }, “{ $move }”, cannot be: { $why }
verify-end-ok = The game ends as it should; winners: { $winners }.
verify-end-wrong = The game stops before it is over, and a secret is opened only at the end.
verify-entry-ok = It claims number { $number } of the public list, and the entry’s seal is right.
verify-entry-wrong = The entry { $number } of the public list that it names is not this game’s.
verify-entry-unchecked = It names no entry of a public list.
verify-list-ok =
    It stands in the public list as number { $number } of { $count }; the chain is whole. { $unended ->
        [0] All games there have ended.
        [one] { $unended } game there has not ended.
       *[other] { $unended } games there have not ended.
    }
verify-list-wrong = The public list does not hold this game, or is broken at number { $number }.
verify-list-unchecked = The public list was not looked at; --list names a server or a saved list.
verify-fate-ok = The public list, too, says that it was played to its end.
verify-fate-unchecked = The public list does not say yet that it ended.
verify-fate-wrong = A game that was played to its end is committed once and then over; number { $number } of the public list says otherwise ({ $why }).
verify-game-ok = The public list keeps a digest of the game that was played (number { $number }): it is this one, move by move.
verify-game-wrong = The public list keeps a digest of the game that was played (number { $number }), and it is another one. Its secret is open, so anybody can make up such a file.
verify-game-unchecked = The public list keeps no digest of this game, so it does not tell whether these were the moves.
