### Die Seite für alle, die den Server betreiben.

title-admin = Dein Server – Tokyork
admin-title = Dein Server
admin-about = Über diesen Server
admin-token-text = Diese Seite ist für alle, die den Server betreiben. Das Token steht am Ende der Zeile, die der Server beim Start ausgibt.
admin-token = Token
admin-open = Öffnen
admin-leave = Token in diesem Browser vergessen
# $span: such as 3 days
admin-version = Tokyork { $version }, läuft seit { $span }.
# $process: a name, $count: how many there are
admin-processes = Es antwortet Prozess { $process }, einer von { $count }.
admin-store = Alles liegt in { $place }
# $why: what the system says
admin-trouble = Gerade lässt sich nichts speichern: { $why }

## Tables and people

admin-tables = Offene Tische: { $count }
admin-no-tables = Niemand spielt.
admin-damaged = Tisch { $table } ist beschädigt und wurde beiseitegelegt: { $why }
admin-state-gathering = wartet auf Mitspieler
admin-state-playing = spielt
admin-state-over = zu Ende
admin-state-paused = pausiert
admin-state-resting = ruht, weil niemand zuschaut
admin-turn = Zug { $turn }
admin-listeners = { $count ->
        [0] niemand verbunden
        [one] ein Browser
       *[other] { $count } Browser
    }{ $watchers ->
        [0] {""}
       *[other] , davon { $watchers } nur zum Zuschauen
    }
admin-listed = in der Lobby
admin-process = bei Prozess { $process }
# $when: such as 3 minutes ago
admin-moved = Letzter Zug: { $when }
admin-opened = Eröffnet: { $when }
admin-here = da
# $span: such as 3 minutes
admin-away = weg seit { $span }
admin-seat-open = Freier Platz
admin-seat-bot = Bot, Stufe { $level }
admin-send-away = Wegschicken
admin-send-away-who = Wegschicken: { $name }
admin-send-away-ask = { $name } wegschicken?
admin-send-away-text = Läuft das Spiel, übernimmt ein Bot den Platz. Dieser Browser kommt nicht an den Tisch zurück; bleibt sonst niemand, wird der Tisch geschlossen.
admin-away-done = { $name } wurde weggeschickt.
admin-close = Tisch schließen
admin-close-which = Tisch schließen: { $table }
admin-close-ask = Diesen Tisch schließen?
admin-close-text = Tisch { $table } endet für alle, und nichts davon bleibt. In der öffentlichen Würfelliste steht, dass er geschlossen wurde.
admin-close-done = Der Tisch ist geschlossen.
admin-told = Prozess { $process } hat den Tisch und weiß Bescheid.
admin-more = Mehr zeigen
admin-hidden = Und { $count } weitere.
admin-people = Leute hier: { $count }
admin-nobody = Niemand ist verbunden.
admin-person = { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $sockets ->
        [one] ein Browser
       *[other] { $sockets } Browser
    }, aus { $network }

## Load

admin-load = Last
admin-load-moves = Züge pro Sekunde
admin-load-requests = Anfragen pro Sekunde
admin-load-middle = Die Hälfte beantwortet in
admin-load-slow = 95 von 100 in
admin-load-cpu = CPU, von einem Kern
admin-load-lag = Die Schleife ist zu spät um
admin-load-memory = Speicher
admin-load-sockets = Browser an Tischen
admin-load-links = Verknüpft mit anderen Prozessen
admin-load-lines = Netzverbindungen
admin-load-waiting = Warten auf Helferprozesse
admin-load-rooms = Tische im Speicher
admin-load-all-moves = Züge seit dem Start
admin-load-commits = Speichervorgänge seit dem Start

## Errors, dice, backups

admin-errors = Warnungen und Fehler
admin-no-errors = Keine seit dem Start.
admin-times = { $count } ×
admin-dice = Faire Würfel
admin-dice-sum = Festlegungen: { $count }, noch offen: { $open }
admin-dice-open = Noch offen, älteste zuerst
admin-dice-newest = Die neuesten
admin-die-waiting = Angeboten, noch kein Tisch
admin-die-gathering = Tisch wartet auf Mitspieler
admin-die-playing = Spiel läuft
admin-die-unknown = Kein Tisch gefunden
admin-backups = Sicherungen
# $folder: a path
admin-backup-text = Eine Sicherung ist eine geprüfte Kopie von allem, samt den Geheimnissen laufender Spiele. Die neuesten fünf bleiben in { $folder }.
admin-backup-none = Die Tische liegen nur im Speicher, es gibt also nichts zu sichern.
admin-backup-make = Jetzt sichern
admin-backup-busy = Sicherung läuft …
admin-backup-done = { $file } gespeichert: { $tables } Tische, { $moves } Züge, alles geprüft.
admin-backup-damaged = { $file } gespeichert, aber { $damaged } Tische darin sind beschädigt.
admin-backup-fetch = Herunterladen
admin-backup-fetch-which = Herunterladen: { $file }
