### Das Pult im Browser: was zu wählen ist, und wie.
### Was das Spiel selbst sagt (Fragen, Aktionen, Gründe), kommt vom Server.

## Überall

dock-undo = Rückgängig
dock-no-undo = Nichts zurückzunehmen: Die letzte Aktion war nicht deine oder hat etwas aufgedeckt.
dock-help = Worum geht es?
dock-cannot = Jetzt nicht:
dock-now = So wie die Würfel liegen:
dock-keys = Tasten: Enter tut, was auf dem großen Knopf steht, S hört auf, verzichtet oder bleibt, Y räumt Tokio. Pfeile wählen, Escape nimmt die Wahl zurück, U macht deinen letzten Zug rückgängig, ? öffnet diese Hilfe. Beim Würfeln behalten 1 bis 8 die Würfel, R wirft auch neu.
dock-hold = { $action }: Knopf gedrückt halten oder noch einmal drücken.
dock-hold-how = Das lässt sich nicht zurücknehmen: kurz gedrückt halten oder zweimal drücken.
dock-not-now = Jetzt nicht.
dock-pick = Wähle aus
dock-pass = Passen
dock-cards = Karten: { $count }

## Würfel

dock-die = Würfel { $number }: { $face }{ $state ->
        [kept] , behalten
        [frozen] , muss bleiben
        [changed] , geändert
        [gone] , ausgewertet
       *[free] {""}
    }
dock-dice = Die Würfel
dock-your-dice = Deine Würfel: Tippe an, was bleibt
dock-last-roll = Letzter Wurf: { $faces }
dock-all-of-face = Alle behalten: { $face } ({ $count })
dock-rolls-left = { $count ->
        [0] Kein Nachwurf übrig
        [one] Noch 1 Nachwurf
       *[other] Noch { $count } Nachwürfe
    }
dock-rolls-hint = { $count ->
        [0] Kein Nachwurf übrig
        [one] Tippe an, was bleibt: noch 1 Nachwurf
       *[other] Tippe an, was bleibt: noch { $count } Nachwürfe
    }
dock-reroll = { $all ->
        [yes] Alle { $count } neu werfen
       *[no] { $count ->
            [one] 1 Würfel neu werfen
           *[other] { $count } Würfel neu werfen
        }
    }
dock-reroll-many = { $count } neu werfen (noch { $left })
dock-keep-all = Alle behalten
dock-stop = Stopp
dock-release = Auswahl löschen
dock-must-reroll = Mindestens einen Würfel musst du neu werfen.
dock-keep-refused = Diese Würfel darfst du nicht neu werfen. Behalte andere.
dock-card-needs-dice = Mit „{ $card }“ kannst du nicht genau diese Würfel neu werfen.
dock-die-frozen = { $face }: Dieser Würfel muss bleiben.

## Würfel ändern

dock-keep-as-is = So lassen
dock-change = Würfel ändern
dock-pick-card = Wähle zuerst eine Karte.
dock-pick-die = „{ $card }“: markierten Würfel antippen.
dock-die-gone = Dieser Würfel ist ausgewertet und bleibt, wie er ist.
dock-die-unfit = „{ $card }“ wirkt auf diesen Würfel nicht: { $face }.
dock-turn = { $face } → { $to }

## Herzen, Seiten, Ziele

dock-hearts-left = { $count ->
        [one] Herz einsetzen
       *[other] Herzen einsetzen: noch { $count }
    }
dock-from-to = { $from } → { $to }
dock-cure = { $token } loswerden
dock-tokens = { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
dock-usual-order = Wie üblich
dock-usual-is = Wie üblich: { $faces }
dock-destroy-in = { $place }: noch { $count } { $count ->
        [one] Zerstörung
       *[other] Zerstörungen
    }
dock-then-left = { $count ->
        [0] Danach nichts übrig
       *[other] { $next ->
            [none] Danach noch { $count }
           *[other] Noch { $count }, reicht für: { $next }
        }
    }

## Orte

dock-stay = Bleiben
dock-yield = Räumen
dock-stay-in = Hier bleiben ({ $place })
dock-stay-points = +2 im nächsten Zug
dock-stay-energy = +1 Energie im nächsten Zug
dock-stay-risk = Angriffe von außen treffen dich
dock-yield-enters = { $name } rückt ein
dock-yield-heal = Herzen heilen dich wieder
dock-nobody = niemand
dock-borough-full = { $place ->
        [Bronx] Die Bronx
       *[other] { $place }
    } ist voll: Dort sind schon zwei Monster.
dock-borough-closed = Du kannst jetzt nicht { $place ->
        [Bronx] in die Bronx
       *[other] nach { $place }
    } gehen.
dock-manhattan-taken = Manhattan ist besetzt: { $names }.

## Leben verlieren

dock-damage = { $count } Schaden droht
dock-damage-from = { $count } Schaden von { $from }
dock-take = { $count } einstecken
dock-answer = „{ $card }“: { $loss ->
        [0] kein Leben verlieren
       *[other] { $loss } Leben verlieren
    }
dock-lose = { $loss ->
        [0] Kein Leben verlieren
       *[other] { $loss } Leben verlieren
    }
dock-health-bar = { $health } Leben, danach { $after }

## Die Auslage

dock-pick-ware = Wähle eine Karte
dock-buy-for = { $price ->
        [0] Kostenlos
       *[other] Für { $price } kaufen
    }
dock-energy-left = { $count ->
        [0] Danach keine Energie übrig
       *[other] Danach noch { $count } Energie
    }
dock-from-deck = vom Stapel
dock-from-discard = aus der Ablage
dock-sweep = Tausch: 2
dock-end-buying = Fertig

## Zahlen, Einheiten

dock-less = Weniger
dock-more = Mehr
dock-most = Mehr als { $count } geht nicht.
dock-least = Weniger als { $count } geht nicht.
dock-send = Vertreiben
dock-send-where = Wohin vertreiben: { $tile }
dock-pick-unit = Wähle eine Einheit.
dock-pick-place = Wähle einen Bezirk.
dock-other-unit = andere Einheit

## Warten

dock-moment = Einen Moment
dock-paused = Die Partie ist pausiert
dock-over = Die Partie ist vorbei
dock-speed = Tempo: { $speed ->
        [relaxed] ruhig
        [fast] schnell
        [instant] sofort
       *[normal] normal
    }
dock-skip = Bis zu mir
dock-skip-ahead = Vorspulen
# only bots are left: they play the rest at once
dock-finish = Sofort beenden
