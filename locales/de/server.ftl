### Was der Server einem Browser sagt: auf wen der Tisch wartet, was die Würfel bringen, warum etwas nicht geht.

## Auf wen der Tisch wartet

waiting-place = { $seat } sucht einen Startplatz
waiting-roll = { $seat } würfelt
waiting-dice = { $seat } betrachtet die Würfel
waiting-probe = { $seat } beäugt einen Würfel
waiting-resolve = { $seat } wertet die Würfel aus
waiting-heart = { $seat } setzt Herzen ein
waiting-claw = { $seat } setzt Angriffe ein
waiting-destroy = { $seat } sucht etwas zum Zerstören
waiting-damage = { $seat } wappnet sich
waiting-yield = { $seat }: bleiben oder räumen?
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
       *[theirs] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] Punkt
           *[other] Punkte
        } für { $seat }
    }
preview-health = { $whose ->
        [yours] { $way ->
            [more] +{ $count } Leben
           *[less] −{ $count } Leben
        }
       *[theirs] { $way ->
            [more] { $seat } heilt { $count }
           *[less] { $count } Schaden für { $seat }
        }
    }
preview-energy = { $whose ->
        [yours] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } Energie
       *[theirs] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } Energie für { $seat }
    }
preview-nothing = noch nichts

## Warum eine Anfrage abgelehnt wird

server-illegal = Das geht nicht: { $why }.
server-stale = Das Spiel ist schon weiter; sieh noch einmal hin und wähle neu.
server-not_begun = Das Spiel hat noch nicht begonnen.
server-begun = Das lässt sich nur vor Spielbeginn ändern.
server-game_over = Das Spiel ist vorbei.
server-not_over = Das kommt erst, wenn das Spiel vorbei ist.
server-not_playing = Es läuft kein Spiel.
server-paused = Das Spiel macht Pause.
server-not_your_choice = Hier wählt jemand anders.
server-stood_in = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
server-not_stood_in = An diesem Platz springt kein Bot ein.
server-no_undo = Die letzte Aktion lässt sich nicht zurücknehmen.
server-undo_not_yours = Die letzte Aktion war nicht deine.
server-not_your_seat = Das ist nicht dein Platz.
server-not_seated = Das kann nur, wer mitgespielt hat.
server-not_host = Das kann nur der Gastgeber des Tischs.
server-nobody_there = Dort sitzt niemand.
server-no_seat = Diesen Platz gibt es an diesem Tisch nicht.
server-sent_away = Der Gastgeber hat dich von diesem Tisch geschickt; zuschauen kannst du weiter.
server-seat_taken = Dieser Platz ist besetzt.
server-seat_count = Ein Tisch hat { $least } bis { $most } Plätze.
server-no_level = Bots haben die Stufen { $least } bis { $most }.
server-no_monster = Dieses Monster gibt es in dieser Stadt nicht.
server-monster_taken = Dieses Monster spielt schon jemand anders.
server-no_city = Diese Stadt gibt es nicht.
server-bad_clock = Diese Zeiten sind nicht möglich.
server-bad_options = Diese Optionen gehen nicht: { $why }.
server-no_clock = Es läuft keine Uhr.
server-time_not_yours = Mehr Zeit geben dir die anderen.
server-no_emote = Dieses Emote gibt es nicht.
server-name_empty = Ein Name braucht einen Buchstaben, den man sieht.
server-chat_empty = Da steht nichts drin.
server-chat_long = Das ist zu lang: höchstens { $count } Zeichen.
server-other_table = Diese Anfrage gilt einem anderen Tisch.
server-bad_nonce = Eine Anfrage braucht eine Nonce mit 1 bis 64 Zeichen.
server-garbled = Der Server hat diese Anfrage nicht verstanden.
server-too_long = Das ist mehr, als der Server auf einmal nimmt.
server-too_fast = Zu viel auf einmal; warte einen Moment.
server-too_many_open = Du sitzt schon an { $count } Tischen; beende oder verlasse zuerst einen.
server-too_many_new = Das waren viele neue Tische; warte eine Weile.
server-other_origin = Diese Anfrage kam von einer anderen Seite.

## Warum der Server nicht startet

server-bad_db = { $path } lässt sich nicht als Datei der Tische verwenden: { $why }
server-other_db = { $path } ist keine Datei mit Tischen oder stammt aus einer anderen Version von Tokyork
server-no_address = an { $host }, Port { $port }, lässt sich nichts anbieten: { $why }
