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
waiting-damage = { $seat } macht sich auf einen Treffer gefasst
waiting-yield = { $seat } überlegt: bleiben oder räumen
waiting-flee = { $seat } überlegt: bleiben oder fliehen
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
