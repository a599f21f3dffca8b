### Meine Partien: Verlauf, Zahlen, Erfolge, Wertungen und der Spieler, der mitkommt.

title-me = Meine Partien – Tokyork
title-leaderboard = Rangliste – Tokyork
me-title = Meine Partien
me-link = Meine Partien
me-leaderboard = Rangliste
me-loading = Es wird geblättert …
me-parts = Was du ansehen willst
me-part-games = Partien
me-part-figures = Zahlen
me-part-feats = Erfolge
me-part-player = Spieler

## Wertungen

me-ratings = Wertungen
me-against-people = gegen Menschen
me-against-bots = gegen Bots
# $rating und $within: Zahlen wie 1.512 und 80
me-rating = { $rating } ± { $within }
# $count: gewertete Partien
me-rated-games = { $count ->
    [one] { $count } gewertet
   *[other] { $count } gewertet
}
me-no-rating = Noch keine gewerteten Partien. In einer gewerteten Partie gibt es keine Hilfe, und nichts wird zurückgenommen.
me-ladder = Leiter der Bots in { $city }
me-ladder-bots = Bots
# Above the chances to come in before such a bot
me-ladder-ahead = Du bist davor
# Beside the level whose bots are the most even match
me-ladder-fits = Passt am besten
me-ladder-play = Gewertet: „{ $level }“
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
me-replay = Aufzeichnung
me-review = Analyse
me-not-kept = Dieser Server hat die Züge nicht mehr.
me-more = Ältere Partien
me-none = Noch keine Partie zu Ende gespielt. Spiel eine, dann steht sie hier.
me-none-found = Keine Partie passt. Versuch es mit weniger Filtern.
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
me-line-won = Gewonnene Partien
me-line-points = Punkte pro Partie
me-line-knock_outs = K. o. pro Partie
me-line-luck = Würfelglück, als Gewinnchance
me-line-quality = Durch Entscheidungen verschenkte Siegchance, in Punkten
me-line-few = Nach fünf Partien kommt der zweite Punkt auf diese Linie.
me-span = { $first } bis { $last }
me-when = Wann
me-value = Wert
me-games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
me-figures-none = Zahlen gibt es ab deiner ersten beendeten Partie.

## Erfolge

me-feats-count = { $have } von { $all }
me-feat-not-yet = Noch nicht
me-feat-game = Zur Partie
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
    .text = Sechs Karten in einer Partie gekauft und sie gewonnen.
feat-reborn = Zweites Leben
    .text = Gefallen, wiedergekommen und gewonnen.
feat-six_alike = Sechserpasch
    .text = Einen Wurf mit sechs gleichen Würfeln beendet.

## Der Spieler

me-player-note = Dieser Browser ist dein Spieler: Es gibt kein Konto. Nimm ihn mit oder schreib seine Wortfolge auf, dann bleiben deine Partien deine.
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
    [one] { $games } Partie
   *[other] { $games } Partien
} gespielt, und der ist verloren, wenn du die Wortfolge nicht aufgeschrieben hast.
me-become-yes = Dieser Spieler sein
me-become-no = Bleiben, wer ich bin
me-welcome = Willkommen zurück, { $name }!
me-export = Alles speichern
    .text = Eine Datei mit allem, was dieser Server von dir hat.
me-delete = Alles löschen
    .text = Deine Partien, deine Wertungen, dein Name und was du gesagt hast, werden gelöscht. In Partien anderer wirst du ein Gast.
me-delete-sure = Meinen Spieler endgültig löschen
me-delete-question = Diesen Spieler löschen?
me-delete-done = Erledigt. Dieser Browser ist jetzt jemand Neues.
me-keep = Behalten

## Rangliste

me-leaders-none = Noch niemand hat hier fünf gewertete Partien gespielt.
me-leaders-rank = Rang
me-leaders-player = Spieler
me-leaders-rating = Wertung
me-leaders-games = Partien
me-leaders-you = du
me-leaders-note = Geordnet nach dem unteren Ende jeder Wertung. Mit fünf gewerteten Partien bist du dabei.
me-leaders-hidden = Andere sehen dich hier nicht.

## Am Tisch

me-end-rating = Wertung { $against }: { $rating } ± { $within }, { $change }
me-end-feat = Erfolg: { $name }
rules-rated = Gewertete Partie
    .text = Zählt für Wertungen: keine Hilfe, und nichts wird zurückgenommen.
me-unrated-casual = Diese Partie zählt nicht für Wertungen.
me-unrated-lesson = Lektionen zählen nicht für Wertungen.
me-unrated-rules = Mit eigenen Regeln zählt eine Partie nicht für Wertungen.
me-unrated-position = Eine Partie, die mittendrin beginnt, zählt nicht für Wertungen.
me-unrated-device = Mit mehreren Menschen an einem Gerät zählt eine Partie nicht für Wertungen.
