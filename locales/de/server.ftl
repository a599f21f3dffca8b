### Was der Server einem Browser sagt: auf wen der Tisch wartet, was die Würfel bringen, warum etwas nicht geht.

## Auf wen der Tisch wartet

waiting-place = { $seat } sucht einen Startplatz
waiting-roll = { $seat } würfelt
waiting-dice = { $seat } betrachtet die Würfel
waiting-probe = { $seat } beäugt einen Würfel
waiting-resolve = { $seat } wertet die Würfel aus
waiting-heart = { $seat } setzt Herzen ein
waiting-claw = { $seat } setzt Angriffssymbole ein
waiting-destroy = { $seat } sucht etwas zum Zerstören
waiting-damage = { $seat } wappnet sich
waiting-yield = { $seat }: bleiben oder gehen?
waiting-flee = { $seat }: bleiben oder fliehen?
waiting-move = { $seat } ist unterwegs
waiting-buy = { $seat } geht einkaufen
waiting-snatch = { $seat } beäugt eine neue Karte
waiting-end = { $seat } beendet den Zug
waiting-start = { $seat } beginnt den Zug
waiting-choose = { $seat } hat die Wahl

## Was die Würfel jetzt bringen, in Kürze

preview-points = { $whose ->
        [yours] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] Punkt
           *[other] Punkte
        }
       *[theirs] { $seats ->
            [one] {""}
           *[other] je{" "}
        }{ $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] Punkt
           *[other] Punkte
        } für { $seat }
    }
preview-health = { $whose ->
        [yours]
            { $way ->
                [more] +{ $count } Leben
               *[less] −{ $count } Leben
            }
       *[theirs]
            { $way ->
                [more] { $seats ->
                    [one] +{ $count } Leben für { $seat }
                   *[other] je +{ $count } Leben für { $seat }
                }
               *[less] { $seats ->
                    [one] { $count } Schaden für { $seat }
                   *[other] je { $count } Schaden für { $seat }
                }
            }
    }
preview-energy = { $whose ->
        [yours] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } Energie
       *[theirs] { $seats ->
            [one] {""}
           *[other] je{" "}
        }{ $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } Energie für { $seat }
    }
preview-nothing = noch nichts

## Warum eine Anfrage abgelehnt wird

server-illegal = Das geht nicht: { $why }.
server-stale = Die Partie ist schon weiter; sieh noch einmal hin und wähle neu.
server-not_begun = Die Partie hat noch nicht begonnen.
server-begun = Das lässt sich nur vor Beginn der Partie ändern.
server-game_over = Die Partie ist vorbei.
server-not_over = Das geht erst, wenn die Partie vorbei ist.
server-not_playing = Es läuft keine Partie.
server-paused = Die Partie ist pausiert.
server-people_play = Jemand ist noch im Spiel: Die Bots können die Partie nicht allein beenden.
server-not_your_choice = Hier entscheidet jemand anders.
server-stood_in = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
server-not_stood_in = Für diesen Platz springt kein Bot ein.
server-no_undo = Die letzte Aktion lässt sich nicht zurücknehmen.
server-undo_not_yours = Die letzte Aktion war nicht deine.
server-not_your_seat = Das ist nicht dein Platz.
server-not_seated = Das kann nur, wer mitgespielt hat.
server-not_host = Das kann nur der Gastgeber des Tischs.
server-rated_seats = Dieses Spiel wird gewertet: Alle behalten ihren Platz.
server-nobody_there = Dort sitzt niemand.
server-no_seat = Diesen Platz gibt es an diesem Tisch nicht.
server-sent_away = { $known ->
        [yes] { $host }
       *[no] Der Gastgeber
    } hat dich von diesem Tisch entfernt. Du kannst hier keinen Platz mehr nehmen, aber zuschauen.
server-still_here = { $known ->
        [yes] { $name } ist
       *[no] Dieser Gast ist
    } da oder gerade erst gegangen.
server-seat_taken = Dieser Platz ist besetzt.
server-seat_count = Ein Tisch hat { $least } bis { $most } Plätze.
server-no_level = Bots haben die Stufen { $least } bis { $most }.
server-no_monster = Dieses Monster gibt es in dieser Stadt nicht.
server-monster_taken = Dieses Monster spielt schon jemand anders.
server-no_city = Diese Stadt gibt es nicht.
server-bad_clock = Diese Zeiten sind nicht möglich.
server-bad_options = Diese Optionen gehen nicht: { $why }.
server-no_clock = Es läuft keine Uhr.
server-time_not_yours = Mehr Zeit können dir nur die anderen geben.
server-no_emote = Dieses Emote gibt es nicht.
server-name_empty = Ein Name braucht mindestens ein sichtbares Zeichen.
server-chat_empty = Die Nachricht ist leer.
server-chat_long = Das ist zu lang: höchstens { $count } Zeichen.
server-other_table = Diese Anfrage gilt einem anderen Tisch.
server-bad_nonce = Eine Anfrage braucht eine Nonce mit 1 bis 64 Zeichen.
server-garbled = Der Server hat diese Anfrage nicht verstanden.
server-too_long = Das ist mehr, als der Server auf einmal annimmt.
server-too_fast = Zu viel auf einmal; warte einen Moment.
server-too_many_open = Du sitzt schon an { $count } Tischen; beende oder verlasse zuerst einen.
server-bad_salt = Das ist kein Salz für die Würfel: erwartet werden 64 hexadezimale Ziffern.
server-too_many_new = Du hast gerade viele Tische eröffnet. Warte eine Weile.
server-other_origin = Diese Anfrage kam von einer anderen Website.
server-cannot_save = Der Server kann gerade nichts speichern, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
server-damaged = Die gespeicherte Fassung dieses Tisches ist beschädigt; der Server hat ihn beiseitegelegt.

## Warum der Server nicht startet

server-bad_db = { $path } lässt sich nicht als Datei der Tische verwenden: { $why }
server-other_db = { $path } ist keine Datei mit Tischen von Tokyork
server-newer_db = { $path } stammt aus einer neueren Version von Tokyork; aktualisiere das Programm, um sie zu öffnen
server-db_in_use = Ein anderer Tokyork-Server benutzt { $path } schon (Prozess { $process }); beende erst ihn oder wähle mit --db eine andere Datei
server-no_address = an { $host }, Port { $port }, lässt sich nichts anbieten: { $why }
server-bad_database = { $path } lässt sich nicht als Datenbank der Tische verwenden: { $why }
server-no_cluster = --db postgresql://… und --bus brauchen zwei weitere Pakete: installiere tokyork[cluster]
server-bus_alone = --bus ist für mehrere Prozesse da, und die teilen sich eine Datenbank: ergänze --db postgresql://…
server-bad_bus = { $path } ist keine Adresse eines Busses; sie sieht aus wie nats://host:4222
worker-ready = Denkt für die Server an { $bus }, { $count } Gedanken zugleich

## Kopien der Datei mit den Tischen. $path: die Datei; $file: die Kopie; $why: was das System sagt

backup-done = { $path } ist als { $file } gesichert: { $tables } Tische, { $moves } Züge, alles geprüft.
backup-damaged = { $path } ist als { $file } gesichert, aber { $count } der Tische sind beschädigt: { $names }.
backup-failed = { $path } lässt sich nicht nach { $file } kopieren: { $why }
backup-itself = { $file } gehört zu { $path } selbst; eine Kopie braucht einen anderen Namen
backup-none = { $path } gibt es nicht, also auch nichts zu sichern
restore-done = { $path } ist aus { $file } wiederhergestellt: { $tables } Tische, { $moves } Züge. Was vorher da war, liegt in { $kept }.
restore-bad = { $file } lässt sich nicht wiederherstellen: { $why }
restore-late = Der laufende Server hat { $file } nicht rechtzeitig übernommen; es hat sich nichts geändert
