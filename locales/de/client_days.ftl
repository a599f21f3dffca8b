# Spiele über Tage, Hinweise, Turniere und der Kanal zum Zuschauen.
title-tournament = Turnier – Tokyork
title-new_tournament = Neues Turnier – Tokyork
title-watch = Zuschauen – Tokyork

## Days

days-switch = Die Partie darf Tage dauern
    .text = Niemand muss zur gleichen Zeit da sein.
days-clock = Tage
days-per-turn = Zeit pro Zug
days-count =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
days-then = Wenn die Zeit um ist
days-then-turn = Ein Bot spielt diesen Zug
days-then-bot = Ein Bot spielt bis zur Rückkehr
days-then-out = Der Platz ist verloren
days-vacation = Freie Tage für alle
days-text = Niemand muss da sein: Pro Zug oder Antwort { $time } Zeit, dazu frei: { $off }.
days-agreed = { $time } pro Zug. { $then }. Freie Tage: { $off }.
# short: it stands beside the heading of a table
days-left =
    { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h
        }
       *[other] { $hours ->
            [0] { $days } T
           *[other] { $days } T { $hours } h
        }
    }
days-left-label = Zeit für diesen Zug
days-time-left = noch { $time }
days-off-title = Freie Tage
days-off-many = Wie viele
days-off-left =
    { $days ->
        [0] Du hast keine freien Tage mehr.
        [one] Du hast noch 1 freien Tag.
       *[other] Du hast noch { $days } freie Tage.
    }
days-off-take = Tage freinehmen
days-off-now = Du hast noch { $time } frei. Deine Uhr steht.
days-off-back = Wieder da
days-off-other = { $name } hat noch { $time } frei.
days-more = Einen Tag schenken
days-next = Nächste Partie
days-waiting =
    { $count ->
        [one] 1 weitere Partie wartet auf dich
       *[other] { $count } weitere Partien warten auf dich
    }

## Being told

tell-title = Hinweise
tell-push = Sag mir, wenn ich dran bin
    .text = Ein Hinweis dieses Geräts, für Partien über Tage. Er kommt von diesem Server über deinen Browser.
tell-no = Dieser Browser kann hier keine Hinweise zeigen.
tell-install = Auf iPhone und iPad zuerst Tokyork zum Home-Bildschirm hinzufügen.
tell-denied = Hinweise sind für diese Seite gesperrt. In den Einstellungen des Browsers kannst du sie erlauben.
tell-quiet = Ruhezeit
    .text = Dazwischen kommt nichts; danach schon.
tell-from = Von
tell-to = Bis
tell-mail = E-Mail
tell-mail-note = Nur für Hinweise, dass du dran bist.
tell-mail-save = Speichern
tell-mail-open = Eine E-Mail ist unterwegs an { $mail }. Öffne ihren Link zur Bestätigung.
tell-mail-yes = E-Mails gehen an { $mail }.
tell-mail-proved = Deine Adresse ist bestätigt.
tell-mail-wrong = Dieser Link gilt nicht mehr.
tell-words = Hinweise Push Glocke E-Mail dran

## Tournaments

cup-new = Neues Turnier
cup-link = Turnier
cup-link-note = Mehrere Runden, mit Tabelle
cup-name = Name
cup-name-usual = Spieleabend
cup-kind = Wer spielt gegen wen
cup-kind-swiss = Schweizer System
cup-kind-everyone = Alle
cup-kind-swiss-text = In jeder Runde spielst du gegen die, die etwa gleich weit sind.
cup-kind-everyone-text = Es wird gespielt, bis alle auf alle getroffen sind.
cup-size = Plätze pro Tisch
cup-rounds = Runden
# Where everyone meets everyone, there may be more
cup-rounds-least = Runden, mindestens
cup-level = Bots, die auffüllen
cup-play = Ich spiele mit
cup-make = Turnier eröffnen
cup-make-note = Du bekommst einen Link zum Teilen. Bots füllen die Tische.
cup-invite = Link zum Turnier
cup-join = Mitspielen
cup-joined = Du bist dabei
cup-leave = Aussteigen
cup-begin = Los
cup-wait = Es beginnt, wenn der Gastgeber es sagt.
cup-who =
    { $count ->
        [0] Noch ist niemand dabei.
        [one] 1 Spieler bisher
       *[other] { $count } Spieler bisher
    }
cup-bots =
    { $count ->
        [0] Die Tische sind voll.
        [one] 1 Bot füllt die Tische.
       *[other] { $count } Bots füllen die Tische.
    }
cup-to-table = Zu meinem Tisch
cup-free = Dein nächster Tisch öffnet sich von selbst.
cup-standings = Tabelle
cup-rank = Rang
cup-player = Spieler
cup-points = Punkte
cup-knock_outs = K. o.
cup-opponents = Punkte der Gegner
cup-wins = Siege
cup-games = Partien
cup-points-text = Ein Punkt für jeden, den du hinter dir lässt, ein halber bei Gleichstand. Dann zählen K.-o.-Schläge, dann die Punkte deiner Gegner.
cup-round = Runde { $number } von { $count }
cup-rounds-list = Runden
cup-table = Tisch { $number }
cup-watch = Zuschauen
cup-replay = Aufzeichnung
cup-pending = wartet auf Spieler
cup-running = läuft
cup-podium = Siegerpodest
cup-place = Platz { $place }
cup-won = { $name } gewinnt das Turnier!
cup-bot = Bot { $number }
cup-gone = Dieses Turnier gibt es nicht
cup-gone-text = Vielleicht ist der Link unvollständig, oder es ist lange vorbei.
cup-back = Zurück zum Turnier

## The channel

watch-link = Zuschauen
channel-title = Kanal
watch-bots = Die stärksten Bots
watch-people = Eine öffentliche Partie
watch-next = Die nächste Partie beginnt gleich.
watch-leave = Verlassen
watch-chances = Gewinnchancen
watch-lead = { $name } liegt mit { $chance } vorn.
watch-rise = { $name } holt auf: { $before } → { $after }.
watch-fall = { $name } fällt zurück: { $before } → { $after }.
