### Spielen ohne Server: im Ordner voller Dateien und in der App ohne Verbindung.

local-coming = Das Spiel wird geladen … { $part }
local-starting = Die Tische werden gedeckt …
local-failed = Dieser Browser kann das Spiel nicht allein ausführen. Eine neuere Version von Chrome, Edge, Firefox oder Safari kann es.
local-elsewhere = Du spielst in einem anderen Fenster.
local-take = Hier weiterspielen
local-kept = Das Spiel ist auf deinem Gerät. Du kannst es ohne Verbindung spielen.
local-private = Alles bleibt auf diesem Gerät. Nichts wird gesendet.
offline-play = Offline spielen
offline-make = Offline verfügbar machen
offline-size = Einmalig { $size } MB. Danach gehen Bots, Lektionen, Regeln und Karten ohne Verbindung.
offline-coming = Wird geladen … { $part }
offline-there = Bereit zum Offline-Spielen.
offline-not = Der Download ist abgebrochen. Prüfe deine Verbindung und versuche es noch einmal.
offline-games = { $count ->
    [one] Eine Partie auf diesem Gerät
   *[other] { $count } Partien auf diesem Gerät
 }
title-games = Partien auf diesem Gerät – Tokyork
games-title = Partien auf diesem Gerät
games-running = Noch im Gang
games-past = Beendet
games-none = Noch keine Partien. Was du hier spielst, steht dann in dieser Liste.
games-friends = Mit Freunden weiterspielen
games-share = Freunden zeigen
