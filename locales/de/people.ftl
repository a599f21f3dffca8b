# Was der Server über Spieler sagt: sie auf andere Geräte mitnehmen, und Wertungen.
people-code_gone = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf deinem anderen Gerät einen neuen.
people-phrase_count = Eine Wortfolge hat { $count } Wörter, diese hat { $found }.
people-phrase_word = „{ $word }“ kommt in keiner Wortfolge vor. Prüfe die ersten vier Buchstaben.
people-phrase_wrong = Diese Wörter gehören nicht zusammen. Prüfe sie noch einmal, in ihrer Reihenfolge.
people-phrase_nobody = Auf diesem Server hat niemand diese Wortfolge.
people-too_many_tries = Das war zu oft. Versuch es in einer Stunde wieder.
people-no_cookie = Dieser Browser behält keine Cookies und ist darum jedes Mal jemand Neues.
people-passkey_bad = Das hat nicht geklappt. Bitte versuche es noch einmal.
people-passkey_many = Das wäre ein Passkey zu viel. Entferne erst einen.
people-passkey_unknown = Diesen Passkey kennt der Server nicht. Vielleicht wurde er entfernt.
people-passkey_address = Passkeys brauchen einen Namen in der Adresse, keine Zahlen.
people-table_elsewhere = An einem deiner Tische wird gerade etwas gespeichert. Versuch es in einer Minute wieder: Was erledigt ist, bleibt erledigt.
ratings-recomputed = Wertungen neu berechnet: { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}, { $ratings ->
    [one] { $ratings } Wertung
   *[other] { $ratings } Wertungen
}.
