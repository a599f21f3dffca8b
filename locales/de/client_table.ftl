### Der Tisch im Browser: alles außer dem Pult.

## Die Leiste oben

table-loading = Der Tisch wird gedeckt …
table-title = Tokyork
table-title-yours = ● Du bist dran – Tokyork
table-menu = Menü
table-log = Protokoll
table-over = Spiel vorbei
table-before = Vor dem ersten Zug
table-turn = Zug { $turn }
table-moment = Zug { $turn } · { $phase }
table-turn-yours = { $turn ->
        [yes] Du bist am Zug
       *[no] Du hast die Wahl
    }
table-turn-at-device = { $turn ->
        [yes] { $name }: Du bist am Zug
       *[no] { $name }: Du hast die Wahl
    }
table-turn-of = { $name } ist am Zug

## Plätze

table-stood-in = { $name } ({ $bot })
table-rivals = Gegner
table-me = Dein Monster
table-look-at = { $monster } ansehen
table-out = K. o.
table-active = Am Zug
table-chooses = Muss wählen
table-stat-health = { $amount } Leben
table-stat-points = { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
table-stat-energy = { $amount } Energie
table-stat-energy-word = { $count ->
       *[other] Energie
    }
table-stat-deck = { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
table-cards-word = { $count ->
        [one] Karte
       *[other] Karten
    }
table-cards-title = Karten
table-no-cards = Noch keine Karten.
table-most-health = höchstens { $amount } Leben
table-tokens-title = Chips
table-tokens = { $count ->
        [one] { $token }
       *[other] { $token } × { $count }
    }

## Was Chips bedeuten

table-token-poison = Pro Chip 1 Leben weniger am Ende des eigenen Zugs. Außerhalb von Tokio kann ein Herz einen Chip entfernen, statt zu heilen.
table-token-shrink = Pro Chip ein Würfel weniger. Außerhalb von Tokio kann ein Herz einen Chip entfernen, statt zu heilen.
table-token-web = Pro Chip ein Nachwurf weniger. Ein Angriffssymbol kann einen Chip entfernen, statt anzugreifen.
table-token-curse = Pro Chip kostet ein Nachwurf mit „Autsch!“ 1 Energie. Ein Herz kann einen Chip entfernen, statt zu heilen.

## Karten

table-shop = Auslage
table-shop-empty = Keine Karte
table-too-dear = zu teuer für dich
table-price-now = jetzt für dich
table-rulings = Fragen und Antworten
table-buy-for = Für { $price } kaufen
table-energy-left = bleiben { $amount }
table-held-by = Gehört { $monster }.
table-card-tokens = { $count ->
        [one] 1 Chip liegt darauf.
       *[other] { $count } Chips liegen darauf.
    }
table-copies = Kopiert „{ $card }“ von { $monster }.
table-card-used = In diesem Zug schon eingesetzt.
table-goals = Ziele
table-goal-free = noch frei

## Der Spielplan

table-arena = Die Stadt
table-stands = { $monster }: { $place }
table-stay-points = Bei Zugbeginn hier: 2 Punkte
table-stay-energy = Bei Zugbeginn hier: 1 Energie
table-borough-manhattan = Manhattan
table-borough-staten_island = Staten Is.
table-borough-bronx = Bronx
table-borough-queens = Queens
table-borough-brooklyn = Brooklyn
table-stack = { $count ->
        [one] { $tile }, das letzte Plättchen
       *[other] { $tile }, { $count } Plättchen
    }
table-units = { $kind }: { $count }{ $fresh ->
        [0] { "" }
       *[other] , davon { $fresh } neu: in diesem Zug nicht zerstörbar
    }
table-hit = { $amount } Schaden für { $monster }
table-hit-you = { $amount } Schaden für dich
# $names: mehrere, vielleicht mit table-hit-self dabei
table-hit-each = je { $amount } Schaden für { $names }
table-hit-self = dich
table-knocked-out = { $monster } ist K. o.
table-knocked-out-by = { $monster } ist K. o. durch { $by }
# $parts: was dir geschah, während die anderen spielten, mit Punkten dazwischen
table-since = Seit deinem Zug: { $parts }
table-since-nothing = Seit deinem Zug: alles ruhig
# $sign: + oder −
table-since-health = { $sign }{ $amount } Leben
table-since-points = { $sign }{ $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }
table-since-energy = { $sign }{ $amount } Energie
table-since-hit = −{ $amount } Leben ({ $monster })
table-since-out = { $monster } ist raus

## Das Protokoll

table-log-before = Vor dem ersten Zug
table-log-empty = Noch ist nichts passiert.
table-log-latest = Zum Neuesten

## Das Ende

table-won-tokyo = { $count ->
        [one] { $monsters } ist König von Tokio
       *[other] { $monsters } sind Könige von Tokio
    }
table-won-new_york = { $count ->
        [one] { $monsters } ist König von New York
       *[other] { $monsters } sind Könige von New York
    }
table-won-nobody = Niemand steht mehr
table-ending-points = Sieg nach Punkten.
table-ending-elimination = Sieg als letztes Monster.
table-ending-card = Sieg durch eine Karte.
table-ending-no_winner = Alle sind ausgeschieden.
table-home = Startseite
table-look = Zum Spielplan
table-result = Zum Ergebnis
table-rematch = Revanche
table-rematch-go = Zur Revanche
table-rematch-told = Eine Revanche wird vorbereitet. Dein Platz ist frei.
table-broken = Auf dieser Seite ging etwas schief. Die Partie selbst läuft weiter.
table-reload = Neu laden
