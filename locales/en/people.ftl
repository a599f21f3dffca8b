# What the server says about players: carrying them to other devices, and ratings.
people-code_gone = This link has been used, or is too old. Make a new one on your other device.
people-phrase_count = A phrase has { $count } words, and this has { $found }.
people-phrase_word = “{ $word }” is not a word of any phrase. Check its first four letters.
people-phrase_wrong = These words do not belong together. Check them once more, in their order.
people-phrase_nobody = Nobody on this server has this phrase.
people-too_many_tries = That was too often. Try again in an hour.
people-no_cookie = This browser keeps no cookies, so it is somebody new each time.
people-passkey_bad = That did not work. Please try again.
people-passkey_many = That is one passkey too many. Remove one first.
people-passkey_unknown = This server does not know this passkey. It may have been removed.
people-passkey_address = Passkeys need a name in the address, not a number.
people-table_elsewhere = One of your tables is busy right now. Try again in a minute: what is done stays done.
ratings-recomputed = Ratings computed anew: { $games ->
    [one] { $games } game
   *[other] { $games } games
} that counted, { $ratings ->
    [one] { $ratings } rating
   *[other] { $ratings } ratings
}.
