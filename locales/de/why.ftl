### „Warum?“: die Ursachen einer Zeile des Protokolls und einer Aktion, die nicht geht.
### Eine Kette nutzt außerdem die Sätze des Protokolls, die Kartentexte und die Absätze der Regeln.

because-card = „{ $card }“: { $text }
because-earlier = Zug { $turn }: { $text }
because-token = Das kommt von den Chips: { $token }.
because-price = Auf der Karte stehen { $printed } Energie; gekostet hat sie { $paid }.
because-price_now = Auf der Karte stehen { $printed } Energie; jetzt kostet sie { $asked }.

## Wann sich eine Karte einsetzen lässt

because-moments = Sie lässt sich einsetzen: { $moments }.
because-or = { " oder " }
because-at_start = zu Beginn deines Zugs
because-at_roll = während du würfelst
because-at_dice = nach deinem letzten Wurf
because-at_probe = wenn andere gewürfelt haben
because-at_damage = wenn du Leben verlieren würdest
because-at_buy = wenn du Karten kaufst
because-at_end = am Ende deines Zugs
because-at_heart = wenn du ein Herz einsetzt
because-anytime = immer wenn du etwas wählen musst
because-at_destroy = wenn du Gebäude oder Einheiten zerstörst

## Was der Server ablehnt

server-no_line = Diese Zeile gibt es im Protokoll nicht.
server-many_orders = Ein Platz kann höchstens { $count } { $count ->
        [one] automatische Antwort
       *[other] automatische Antworten
    } haben.
server-bad_order = Diese automatische Antwort ist nicht möglich.

## Im Terminal

terminal-help_why = why WÖRTER
    .text = wie es zur letzten Zeile des Protokolls mit diesen Wörtern kam; ohne Wörter zur letzten Zeile
terminal-no_line = Keine Zeile des Protokolls enthält diese Wörter: { $words }
