### Im Browser: „Warum?“ und automatische Antworten.

## Warum?

why-ask = Warum?
why-ask-action = Warum nicht? { $action }
why-causes = Wie es dazu kam
why-none = Mehr gibt es dazu nicht zu sagen.
why-too-dear = Sie kostet { $cost }, und du hast { $energy } Energie.
why-rule = Regeln: { $title }
why-ruling = Klarstellung
why-new-tab = öffnet sich in einem neuen Tab

## Automatische Antworten: was das Spiel für jemanden von selbst beantwortet

orders-title = Automatische Antworten
orders-button = Automatische Antworten
orders-intro = Das Spiel antwortet nach einem Moment für dich. Sonst erfährt es niemand.
orders-here = Fragen wie diese
orders-mine = Eingeschaltet
orders-empty = Noch keine. Dieses Zeichen steht neben Fragen, die immer wieder kommen.
orders-switch = Einschalten: { $order }
orders-revoke = Ausschalten: { $order }
orders-revoke-short = Ausschalten
orders-amount = Zahl
orders-soon = Gleich automatisch: { $move }
orders-obeyed = Automatisch beantwortet: { $order }
# A small button beside a question that comes up turn after turn.
orders-silence = Nicht mehr fragen
# The same, read out; $orders are some of the automatic answers below.
orders-silence-what = In dieser Partie nicht mehr fragen: { $orders }
orders-revoked = Ausgeschaltet: { $order }
orders-count = { $count } { $count ->
        [one] automatische Antwort
       *[other] automatische Antworten
    }

## Die Antworten selbst: was geschieht, und wann

order-yield-yield-health_at_most = Tokio verlassen bei höchstens { $amount } Leben
order-yield-stay-health_above = In Tokio bleiben bei mehr als { $amount } Leben
order-yield-yield-claws_at_least = Tokio verlassen ab { $amount } Angriffssymbolen
order-yield-stay-points_at_least = In Tokio bleiben ab { $amount } Siegpunkten
order-yield-yield-always = Tokio immer verlassen
order-yield-stay-always = Immer in Tokio bleiben
order-flee-flee-health_at_most = Bei höchstens { $amount } Leben fliehen: dorthin, wo die wenigsten Einheiten sind
order-flee-stay-health_above = In Manhattan bleiben bei mehr als { $amount } Leben
order-flee-flee-claws_at_least = Fliehen ab { $amount } Angriffssymbolen: dorthin, wo die wenigsten Einheiten sind
order-flee-stay-points_at_least = In Manhattan bleiben ab { $amount } Siegpunkten
order-flee-flee-always = Immer fliehen: dorthin, wo die wenigsten Einheiten sind
order-flee-stay-always = Immer in Manhattan bleiben
order-damage-use-loss_at_least = Ab { $amount } Schaden „{ $card }“ einsetzen
order-damage-never-always = Diese Karte nie gegen Schaden einsetzen: „{ $card }“
order-damage-pass-always = Nie Karten gegen Schaden einsetzen
order-probe-pass-claws_below = Gegnerische Würfel nicht anrühren bei weniger als { $amount } { $amount ->
        [one] Angriffssymbol
       *[other] Angriffssymbolen
    }
order-probe-pass-always = Gegnerische Würfel nie anrühren
order-buy-end-nothing_to_buy = Meinen Zug beenden, wenn ich nichts kaufen kann
order-buy-end-energy_below = Nichts kaufen bei weniger als { $amount } Energie
order-buy-buy-always = Kaufen, sobald ich kann: „{ $card }“
order-buy-end-always = Nie etwas kaufen
order-snatch-pass-energy_below = In den Zügen anderer nichts kaufen bei weniger als { $amount } Energie
order-snatch-pass-always = In den Zügen anderer nie etwas kaufen
order-heart-heal-always = Mit Herzen immer heilen
order-heart-cure-always = Mit Herzen zuerst Chips entfernen: { $card }
order-heart-pass-always = Herzen immer verfallen lassen
order-claw-shed_none-always = Alle Angriffssymbole zum Angreifen nutzen
order-claw-shed_most-always = Mit Angriffssymbolen so viele Netzchips entfernen wie möglich
order-resolve-usual-always = Würfel immer in der üblichen Reihenfolge auswerten
# $faces: names of faces, in their order.
order-resolve-order-always = Würfel immer in meiner Reihenfolge auswerten: { $faces }
order-start-pass-always = Nie Karten vor dem ersten Wurf einsetzen
order-dice-pass-always = Meine Würfel nach dem Würfeln nie ändern
order-end-pass-always = Nie Karten am Ende meines Zugs einsetzen
order-move-stay-always = Nie bewegen, wenn ich nicht muss
order-choose-pass-always = Zu „{ $card }“ immer Nein sagen
order-never = Nicht nach „{ $card }“ fragen
