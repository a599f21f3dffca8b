### Die Seiten im Browser: Startseite, neuer Tisch, Warteraum, Einstellungen, Über das Projekt.

client-title = Tokyork

title-home = Tokyork
title-new = Neuer Tisch – Tokyork
title-join = Mitspielen oder zuschauen – Tokyork
title-table = Tisch – Tokyork
title-settings = Einstellungen – Tokyork
title-about = Über das Projekt – Tokyork
title-unknown = Hier ist nichts – Tokyork

## Wörter für viele Seiten

act-home = Startseite
act-skip = Zum Inhalt springen
act-close = Schließen
act-copy = Kopieren
act-copied = Kopiert
act-share = Teilen
act-save = Speichern
act-send = Senden
act-less = Weniger: { $what }
act-more = Mehr: { $what }
guest-name = Gast
city-short-tokyo = Tokio
city-short-new_york = New York

problem-offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
problem-server = Das hat der Server nicht geschafft. Versuch es gleich noch einmal.

## Stufen der Bots

level-legend = Spielstärke
level-1 = Erstes Spiel
    .text = Spielt mit und verzeiht viel.
level-2 = Leicht
    .text = Kennt die Regeln, verpasst Chancen.
level-3 = Solide
    .text = Spielt vernünftig, Zug um Zug.
level-4 = Gewitzt
    .text = Rechnet mit Chancen und sieht, was du willst.
level-5 = Gnadenlos
    .text = Denkt voraus und nimmt sich dafür eine Sekunde.
level-bot = Bot: { $name }

## Startseite

home-heading = Tokyork: König von Tokio und König von New York spielen
home-slogan = Große Monster. Kleine Würfel.
home-play = Jetzt spielen
home-rivals = { $bots ->
        [one] Du und 1 Bot
       *[other] Du und { $bots } Bots
    }: { $level }
home-quick = Jetzt spielen
home-bots = Bots
home-friends = Mit Freunden
home-join = Tisch finden
home-puzzles = Rätsel
home-more = Mehr
home-continue = Zurück zu { $city }
home-your_turn = Du bist am Zug
home-playing = Die Partie läuft
home-gathering = Warten auf Spieler
home-all = Alle { $count }

## Ein neuer Tisch

new-title = Neuer Tisch
new-city = Stadt
new-who = Wer spielt
new-preset-bots = Bots
new-preset-friends = Freunde per Link
new-preset-beside = Ein Gerät
new-preset = Gegen wen
new-seats = Plätze
new-seat = Platz { $number }
new-kind-me = Du
new-kind-bot = Bot
new-kind-open = Frei für Freunde
new-kind-beside = An diesem Gerät
new-kind = Wer sitzt hier
new-open-note = Wer deinen Link öffnet, kann hier Platz nehmen.
new-name = Name
new-player = Spieler { $number }
new-begin = Starten
new-open = Tisch eröffnen
new-open-hint = Du bekommst einen Link zum Verschicken und startest, wann du willst.
new-begin-hint = Niemand muss mehr kommen: Die Partie beginnt sofort.

monster-pick = Monster
monster-any = Egal
monster-taken = Vergeben

## Was vereinbart ist

rules-title = Regeln an diesem Tisch
rules-standard = Wie in der Anleitung
rules-glance-shorter = Mit diesen Regeln sind Partien { $change } kürzer ({ $low } bis { $high }).
rules-glance-longer = Mit diesen Regeln sind Partien { $change } länger ({ $low } bis { $high }).
rules-glance-same = Mit diesen Regeln sind Partien etwa gleich lang.
rules-glance-first = Wer beginnt, gewinnt { $first } ({ $low } bis { $high }) statt { $usual }: eine schnelle Probe mit { $games } Partien zwischen Bots.
rules-glance-wait = Diese Regeln werden kurz ausprobiert …
rules-glance-none = Partien mit diesen Regeln dauern zu lange für eine schnelle Probe.
rules-changed = { $count ->
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }
rules-yes = Ja
rules-no = Nein
rules-first-any = Aus­würfeln
rules-deck = { $cards } von { $all } Karten
rules-deck-open = Karten auswählen
rules-listed = In der Lobby
    .text = Jeder darf mitspielen oder zuschauen. Sonst nur, wer den Link hat.
rules-help = Hilfe erlaubt
    .text = Chancen und Tipps dürfen allen am Tisch gezeigt werden.
rules-clock = Bedenkzeit
rules-clock-none = Keine
rules-clock-relaxed = Ruhig
rules-clock-brisk = Flott
rules-clock-own = Eigene
rules-clock-text = { $move } pro Entscheidung, dazu { $reserve } Reserve für die ganze Partie.
rules-clock-none-text = Alle nehmen sich die Zeit, die sie brauchen.
rules-clock-move = Pro Entscheidung
rules-clock-reserve = Reserve
time-seconds = { $seconds } s
time-minutes = { $minutes } min
deck-search = Karte suchen
deck-all = Alle
deck-none = Keine
deck-nothing = Keine Karte enthält diese Wörter.
deck-card = { $name }: Anzahl

## Mitspielen oder zuschauen

join-title = Tisch finden
join-own = Deine Tische
join-open = Offene Tische
join-open-none = Gerade ist kein Tisch offen. Eröffne einen und stell ihn in die Lobby.
join-watch = Partien zum Zuschauen
join-watch-none = Gerade spielt niemand öffentlich. Mach was kaputt.
join-code = Hast du einen Link oder Code?
join-code-label = Link oder Code
join-code-bad = Das ist kein Link zu einem Tisch. Ein Code hat nur Buchstaben, Ziffern und Striche.
join-go = Los
join-seats = { $open } von { $seats } Plätzen frei
join-players = { $seats } Spieler
join-host = Tisch von { $host }
join-new = Tisch eröffnen

## Der Warteraum

gather-title = Warten auf Spieler
gather-invite = Schick diesen Link deinen Freunden
gather-only-here = Diese Adresse gilt nur auf diesem Gerät. Für Freunde in deinem Netz starte Tokyork mit --host 0.0.0.0.
gather-seats = Wer spielt
gather-open = Freier Platz
gather-sit = Hinsetzen
gather-you = Du
gather-away = Nicht da
gather-here = Da
gather-host-note = Der Gastgeber beginnt, wenn alle da sind.
gather-watchers = { $count ->
        [0] Niemand schaut zu
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
gather-begin = Starten
gather-begin-bots = { $open ->
        [one] Starten: Ein Bot füllt den freien Platz
       *[other] Starten: Bots füllen { $open } freie Plätze
    }
gather-add = Platz hinzufügen
gather-remove = Diesen Platz entfernen
gather-change = Ändern
gather-rules = Regeln
gather-rules-change = Regeln ändern
gather-as = Dein Name
gather-host-missing = Nimm Platz oder schau zu.

## Menüs eines Platzes und des Tischs

seatmenu-name = Name
seatmenu-rename = Umbenennen
seatmenu-link = Dein privater Link
seatmenu-link-make = Auf anderem Gerät spielen
seatmenu-link-note = Öffne ihn auf dem anderen Gerät, um diesen Platz dort zu spielen. Er gilt einmal und ersetzt jeden früheren Link. Gib ihn nicht weiter.
seatmenu-leave = Platz verlassen
seatmenu-leave-note = Ein Bot spielt weiter; du kannst zurückkommen.
seatmenu-return = Platz zurücknehmen
seatmenu-kick = Entfernen
seatmenu-kick-note = Der Platz wird für jemand anderen frei.
seatmenu-bot = An einen Bot geben
seatmenu-open = Frei für Freunde
seatmenu-beside = Jemand an diesem Gerät
tablemenu-pause = Pause
tablemenu-resume = Fortsetzen
tablemenu-more-time = Mehr Zeit geben
tablemenu-invite = Link zu diesem Tisch
tablemenu-leave = Tisch verlassen
tablemenu-leave-note = Ein Bot springt für dich ein, bis du zurückkommst.
tablemenu-home = Startseite

## Chat

talk-title = Chat
talk-write = Sag etwas
talk-empty = Noch ist es still. Brüll zuerst.
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder hören
talk-muted = Stumm
talk-emotes = Emotes
talk-unread = { $count ->
        [0] Chat
        [one] Chat: 1 neue Nachricht
       *[other] Chat: { $count } neue Nachrichten
    }
talk-watcher = schaut zu
emote-roar = Uaargh!
emote-laugh = Haha
emote-cry = Oh nein
emote-wow = Wow
emote-thanks = Danke
emote-hurry = Bist du dran?
emote-sorry = Sorry
emote-well_played = Gut gespielt

## Hinweise, Uhr, Vorhang

banner-lost = Verbindung verloren. Neuer Versuch läuft.
banner-back = Wieder verbunden.
banner-paused = Die Partie ist pausiert.
banner-stood_in = Ein Bot spielt für { $name }.
banner-return = Platz zurücknehmen
banner-resume = Fortsetzen
clock-left = { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
clock-reserve = Reserve { $time }
clock-move = Zeit für diese Entscheidung
curtain-title = Weitergeben an { $name }
curtain-text = Jetzt wird es geheim: Nur { $name } darf hinsehen.
curtain-ready = Ich bin { $name }

## Einstellungen

settings-title = Einstellungen
settings-name = Dein Name
settings-name-label = Name
settings-name-note = Andere sehen ihn, wenn du dich an einen Tisch setzt.
# the button with one’s own name
settings-name-is = Dein Name: { $name }
settings-name-saved = Gespeichert
settings-language = Sprache
settings-theme = Farbschema
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-system = Wie das Gerät
settings-speed = Tempo
settings-speed-relaxed = Ruhig
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort

## Über das Projekt

about-short = Infos
about-title = Über das Projekt
about-what = Mit Tokyork spielst du König von Tokio und König von New York im Browser: gegen Bots, mit Freunden per Link oder gemeinsam an einem Gerät.
about-version = Version { $version }
about-unofficial = Inoffiziell und unabhängig
about-unofficial-text = Tokyork ist von Fans gemacht. Es ist weder mit dem Autor noch mit dem Verlag der Spiele verbunden und wird von ihnen nicht unterstützt. Alle Texte, Zeichnungen und Programme sind unsere eigenen.
about-games = Die Spiele
about-games-text = King of Tokyo und King of New York sind von Richard Garfield und erscheinen bei IELLO. Wenn sie dir hier gefallen, hol dir die Schachteln: Echte Würfel sind lauter.
about-licences = Lizenzen
about-licences-text = Das Programm und seine Zeichnungen sind freie Software unter der MIT-Lizenz.
about-fonts = Schriften: Dela Gothic One, Copyright 2020 The Dela Gothic Project Authors, und Rubik, Copyright 2015 The Rubik Project Authors, beide unter der SIL Open Font License 1.1.
about-docs = Dokumentation: Spielen, Hosten, Bots, Python (auf Englisch)
about-private = Was gespeichert wird
about-private-text = Dein Browser speichert deine Einstellungen und einen geheimen Schlüssel zu deinen Plätzen. Geladen wird nur von diesem Server.

## Hier ist nichts

unknown-title = Hier ist nichts
unknown-text = Da ist wohl ein Monster auf die Seite getreten.
gone-title = Diesen Tisch gibt es nicht
gone-text = Der Tisch existiert nicht oder wurde abgeräumt.
loading = Der Tisch wird geöffnet …
