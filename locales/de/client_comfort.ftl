### Komfort: Einstellungen, Töne mit Untertiteln, der Code zum Scannen, die installierte App.

## Einstellungen

comfort-search = Einstellung suchen
comfort-nothing = Keine Einstellung enthält diese Wörter.
comfort-reset = Alles zurücksetzen
comfort-reset-done = Alle Einstellungen sind wieder wie am Anfang.
comfort-reset-note = Dein Name und deine Partien bleiben.
comfort-group-look = Aussehen
comfort-group-table = Am Tisch
comfort-group-sound = Ton
comfort-motion = Weniger Bewegung
    .text = Blenden statt Fliegen und Wackeln. Auch dein Gerät kann das vorgeben.
comfort-confirm = Gedrückt halten
    .text = Was selten eine gute Wahl ist, musst du länger gedrückt halten.
comfort-sound = Ton
    .text = Ein Glockenton, wenn du am Zug bist, und kurze Töne für alles, was passiert.
comfort-volume = Lautstärke
comfort-captions = Untertitel
    .text = Jeder Ton wird auch als Text angezeigt.
# Suchwörter neben denen, die man sieht
comfort-words-language = Übersetzung Wörter deutsch
comfort-words-theme = Farben Nacht hell dunkel Dunkelmodus
comfort-words-speed = Animation Geschwindigkeit Zeit
comfort-words-motion = Animation Barrierefreiheit Wackeln
comfort-words-confirm = Bestätigen Sicherheit Fehler drücken Versehen
comfort-words-sound = stumm Lärm Audio Musik Geräusche laut leise
comfort-words-captions = gehörlos taub Hören Barrierefreiheit
menu-settings = Einstellungen
menu-sound-on = Ton an
menu-sound-off = Ton aus

## Untertitel: was zu hören ist

sound-turn = Glocke: Du bist am Zug
sound-ask = Pling: Du wirst gefragt
sound-join = Zwei Töne: jemand setzt sich dazu
sound-roll = Würfel klappern
sound-points = Punkte klimpern
sound-energy = Energie knistert
sound-health = Warmes Summen: Heilung
sound-hit = Krallen schlagen zu
sound-enter = Schwere Schritte
sound-buy = Eine Kasse klingelt
sound-crumble = Ein Gebäude stürzt ein
sound-knocked_out = Ein Monster kracht zu Boden
sound-win = Fanfare

## Der Code zum Scannen

scan-open = QR-Code
scan-title = Mit dem Handy scannen
scan-how = Richte die Kamera eines Handys auf den Code. Er öffnet diesen Link.
scan-picture = QR-Code des Links darunter
scan-network = Das Handy muss im selben Netz sein wie dieses Gerät.
scan-only-here = Diese Adresse gilt nur auf diesem Gerät. Für Handys in deinem Netz starte Tokyork mit --host 0.0.0.0.

## Die installierte App

app-name = Tokyork
app-description = König von Tokio und König von New York im Browser: gegen Bots oder mit Freunden per Link.
app-play = Spielen
app-cards = Karten
app-install = App installieren
app-install-note = Tokyork bekommt auf diesem Gerät ein eigenes Symbol und Fenster.
offline-title = Keine Verbindung
offline-text = Die Monster hören dich nicht. Prüfe deine Verbindung; deine Partien sind auf dem Server sicher.
offline-again = Erneut versuchen
