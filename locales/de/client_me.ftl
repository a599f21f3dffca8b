### Meine Spiele: Verlauf, Zahlen, Erfolge, Wertungen und der Spieler, der mitkommt.

title-me = Meine Spiele – Tokyork
title-leaderboard = Rangliste – Tokyork
me-title = Meine Spiele
me-link = Meine Spiele
me-leaderboard = Rangliste
me-loading = Es wird geblättert …
me-parts = Was du ansehen willst
me-part-games = Spiele
me-part-figures = Zahlen
me-part-feats = Erfolge
me-part-player = Spieler

## Wertungen

me-ratings = Wertungen
me-against-people = gegen Menschen
me-against-bots = gegen Bots
# $rating und $within: Zahlen wie 1.512 und 80
me-rating = { $rating } ± { $within }
# $count: gewertete Spiele
me-rated-games = { $count ->
    [one] { $count } gewertetes Spiel
   *[other] { $count } gewertete Spiele
}
me-no-rating = Noch keine gewerteten Spiele. In einem gewerteten Spiel gibt es keine Hilfe, und nichts wird zurückgenommen.
me-ladder = Leiter der Bots in { $city }
# $chance: etwa 52 %
me-ladder-rung = { $level }: Wertung { $rating }, du bist mit { $chance } davor
me-ladder-even = gleich stark
me-ladder-play = Gewertet gegen Bots „{ $level }“
me-rating-note = In 19 von 20 Fällen liegt die wahre Stärke innerhalb des angegebenen ±.

## Verlauf

me-won = Gewonnen
me-lost = Verloren
me-place = Platz { $place }
# $turns: eine Zahl
me-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
me-minutes = { $minutes } min
me-turned = Die Wende kam in Zug { $turn } ({ $cause }): Deine Chance ging von { $before } auf { $after }.
me-cause-roll = Würfel
me-cause-yield = Bleiben oder Gehen
me-cause-purchase = ein Kauf
me-cause-rest = der Rest des Zuges
me-looking = Die Wende wird gesucht …
me-points-change = Wertung { $change }
# $change: such as +5%
me-luck = Würfelglück { $change }
# $points: a number
me-gave-away = { $points ->
    [one] { $points } Punkt Siegchance verschenkt
   *[other] { $points } Punkte Siegchance verschenkt
}
me-replay = Ansehen
me-review = Rückblick
me-not-kept = Dieser Server hat die Züge nicht mehr.
me-more = Ältere Spiele
me-none = Noch kein Spiel zu Ende gespielt. Spiel eins, dann steht es hier.
me-none-found = Kein Spiel passt. Versuch es mit weniger Filtern.
me-search = Gegner suchen
me-filter = Filter
me-city = Stadt
me-any = Alle
me-result = Ergebnis
me-seats = Spieler
me-since = Von
me-until = Bis
me-with = gegen { $names }

## Zahlen

me-share-city = Siege nach Stadt
me-share-seats = Siege nach Zahl der Spieler
me-share-level = Siege nach stärkstem Bot
me-share-monster = Siege nach Monster
me-no-bots = nur Menschen
# $won von $games
me-share-of = { $won } von { $games }
me-over-time = Im Lauf der Zeit
me-line-won = Gewonnene Spiele
me-line-points = Punkte pro Spiel
me-line-knock_outs = K. o. pro Spiel
me-line-luck = Würfelglück, als Gewinnchance
me-line-quality = Durch Entscheidungen verschenkte Siegchance, in Punkten
me-line-few = Nach fünf Spielen kommt der zweite Punkt auf diese Linie.
me-span = { $first } bis { $last }
me-when = Wann
me-value = Wert
me-games-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
me-figures-none = Zahlen gibt es ab deinem ersten beendeten Spiel.

## Erfolge

me-feats-count = { $have } von { $all }
me-feat-not-yet = Noch nicht
me-feat-game = Zum Spiel
feat-brink = Am seidenen Faden
    .text = Gewonnen, nachdem nur noch ein Leben übrig war.
feat-brink_inside = Letzte Bastion
    .text = Mit einem Leben in Tokio oder Manhattan gestanden und gewonnen.
feat-untouched = Kein Kratzer
    .text = Gewonnen, ohne ein Leben zu verlieren.
feat-whisker = Um Haaresbreite
    .text = Nach Punkten gewonnen, mit jemandem einen Punkt dahinter.
feat-alone = Ganz allein
    .text = Alle anderen, mindestens zwei, selbst ausgeschaltet und gewonnen.
feat-double = Zwei auf einen Streich
    .text = Zwei Monster in einem Zug ausgeschaltet.
feat-peaceful = Sanfter Riese
    .text = Nach Punkten gewonnen, ohne jemandem wehzutun.
feat-landlord = Hausherr
    .text = Fünf Züge hintereinander in Tokio oder Manhattan begonnen.
feat-comeback = Spätzünder
    .text = Gewonnen, obwohl jemand zehn Punkte voraus war.
feat-bare = Bloße Krallen
    .text = Gewonnen, ohne eine Karte zu kaufen.
feat-shopper = Großeinkauf
    .text = Sechs Karten in einem Spiel gekauft und es gewonnen.
feat-reborn = Zweites Leben
    .text = Gefallen, wiedergekommen und gewonnen.
feat-six_alike = Sechserpasch
    .text = Einen Wurf mit sechs gleichen Würfeln beendet.

## Der Spieler

me-player-note = Dieser Browser ist dein Spieler: Es gibt kein Konto. Nimm ihn mit oder schreib seine Wortfolge auf, dann bleiben deine Spiele deine.
me-name = Name
me-favourite = Lieblingsmonster in { $city }
me-favourite-none = Überrasch mich
me-hidden = Nicht in der Rangliste zeigen
    .text = An Tischen, an denen du spielst, sieht man deinen Namen weiterhin.
me-carry = Auf ein anderes Gerät
me-carry-how = Öffne diesen Link auf deinem anderen Gerät, oder scanne dort den Code. Er geht einmal, innerhalb von { $minutes } Minuten. Danach sind beide Geräte derselbe Spieler.
me-carry-make = Link machen
me-carry-link = Link zu deinem Spieler
me-carry-warning = Wer ihn öffnet, wird du. Zeig ihn sonst niemandem.
me-passkey = Passkey
    .text = Dein Gerät bewahrt deinen Spieler auf und gibt ihn per Fingerabdruck, Gesicht oder PIN frei. Wenn deine Geräte Passkeys teilen, ist er auf allen da.
me-passkey-list = Deine Passkeys
# $date: a day
me-passkey-of = Angelegt am { $date }
me-passkey-forget = Entfernen
me-passkey-make = Passkey anlegen
me-passkey-use = Passkey benutzen
me-passkey-made = Fertig. Dieser Passkey holt deinen Spieler zurück.
me-passkey-forgotten = Entfernt. Lösche ihn auch auf deinem Gerät.
me-passkey-broken-off = Es ist nichts passiert. Du kannst es jederzeit noch einmal versuchen.
# The name of a passkey whose player has none
me-passkey-nameless = Gast
me-phrase = Wortfolge
me-phrase-how = Diese zwölf Wörter bringen deinen Spieler zurück, wenn dieser Browser ihn vergisst. Schreib sie auf; ohne diesen Browser kann sie niemand mehr lesen, auch dieser Server nicht.
me-phrase-show = Meine Wortfolge zeigen
me-phrase-list = Deine Wortfolge
me-restore = Ich habe eine Wortfolge
me-restore-label = Zwölf Wörter in ihrer Reihenfolge
me-restore-do = Meinen Spieler zurückholen
me-become = Hier dieser Spieler sein?
me-become-text = Dieser Browser spielt dann als der Spieler dieses Links.
me-become-lost = Er hat als jemand anderes { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} gespielt, und der ist verloren, wenn du die Wortfolge nicht aufgeschrieben hast.
me-become-yes = Dieser Spieler sein
me-become-no = Bleiben, wer ich bin
me-welcome = Willkommen zurück, { $name }!
me-export = Alles speichern
    .text = Eine Datei mit allem, was dieser Server von dir hat.
me-delete = Alles löschen
    .text = Deine Spiele, Wertungen, dein Name und was du gesagt hast, werden gelöscht. In Spielen anderer wirst du ein Gast.
me-delete-sure = Meinen Spieler endgültig löschen
me-delete-question = Diesen Spieler löschen?
me-delete-done = Erledigt. Dieser Browser ist jetzt jemand Neues.
me-keep = Behalten

## Rangliste

me-leaders-none = Noch niemand hat hier fünf gewertete Spiele gespielt.
me-leaders-rank = Rang
me-leaders-player = Spieler
me-leaders-rating = Wertung
me-leaders-games = Spiele
me-leaders-you = du
me-leaders-note = Geordnet nach dem unteren Ende jeder Wertung. Mit fünf gewerteten Spielen bist du dabei.
me-leaders-hidden = Andere sehen dich hier nicht.

## Am Tisch

me-end-rating = Wertung { $against }: { $rating } ± { $within }, { $change }
me-end-feat = Erfolg: { $name }
rules-rated = Gewertetes Spiel
    .text = Zählt für Wertungen: keine Hilfe, und nichts wird zurückgenommen.
me-unrated-casual = Dieses Spiel zählt nicht für Wertungen.
me-unrated-lesson = Lektionen zählen nicht für Wertungen.
me-unrated-rules = Mit eigenen Regeln zählt ein Spiel nicht für Wertungen.
me-unrated-position = Ein Spiel, das mittendrin beginnt, zählt nicht für Wertungen.
me-unrated-device = Mit mehreren Menschen an einem Gerät zählt ein Spiel nicht für Wertungen.
