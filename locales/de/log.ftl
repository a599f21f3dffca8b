### Was geschehen ist: ein Satz für jede Art von Ereignis.
### Namen stehen im Nominativ oder hinter „von“ und „durch“, damit keiner gebeugt werden muss.

## Würfeln

log-rolled_off = { $seat } würfelt um den ersten Zug: { $claws ->
        [0] kein Angriff
        [one] 1 Angriff
       *[other] { $claws } Angriffe
    }.
log-goes_first = { $seat } beginnt.
log-turn_started = Zug { $amount }: { $seat }
log-rolled = { $reroll ->
        [yes] { $seat } würfelt{ $because } nach: { $dice }. Alle Würfel: { $all }.
       *[no] { $seat } würfelt{ $because }: { $dice }.
    }
log-rolled_aside = { $seat } würfelt{ $because }: { $dice }.
log-die_changed = { $seat } dreht{ $because } { $face } auf { $to }.
log-dice_final = { $added_claws ->
        [0] { $seat } erzielt { $dice }.
        [one] { $seat } erzielt { $dice }, dazu 1 Angriff durch Karten.
       *[other] { $seat } erzielt { $dice }, dazu { $added_claws } Angriffe durch Karten.
    }

## Punkte, Leben, Energie

log-points_gained = { $seat } bekommt { $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }{ $because }.
    .short = +{ $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }
log-points_lost = { $seat } { $seats ->
        [one] verliert
       *[other] verlieren je
    } { $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }{ $because }.
log-health_gained = { $seat } heilt { $amount }{ $because }.
    .short = +{ $amount } Leben
log-health_lost = { $seat } { $seats ->
        [one] verliert
       *[other] verlieren je
    } { $amount } Leben{ $because }.
log-health_trimmed = { $seat } gibt { $amount } Leben ab: Das Maximum ist gesunken.
log-loss_avoided = { $seat } entgeht{ $because } { $amount } Schaden.
log-energy_gained = { $seat } { $seats ->
        [one] bekommt
       *[other] bekommen je
    } { $amount } Energie{ $because }.
    .short = +{ $amount } Energie
log-energy_lost = { $seat } verliert { $amount } Energie{ $because }.
log-energy_paid = { $seat } gibt{ $because } { $amount } Energie aus.
    .short = −{ $amount } Energie
log-attacked = { $seat } greift mit { $amount } { $amount ->
        [one] Angriff
       *[other] Angriffen
    } an{ $missed ->
        [yes] {""}, trifft aber niemanden
       *[no] {""}
    }.
log-income = { $seat } bekommt Einkünfte{ $because }{ $then }.

## Orte

log-moved = { $manner ->
        [starts] { $seat } startet { $to ->
            [Bronx] in der Bronx
           *[other] im Bezirk { $to }
        }
        [goes] { $seat } verlässt { $from ->
            [Tokiobucht] die Tokiobucht
            [Bronx] die Bronx
           *[other] { $from }
        }
        [enters] { $seat } betritt { $to ->
            [Tokiobucht] die Tokiobucht
           *[other] { $to }
        }
        [climbs] { $seat } rückt nach { $to } vor
        [slides] { $seat } wechselt auf den ersten Weg: { $to }
        [flees] { $seat } flieht aus { $from } { $to ->
            [Bronx] in die Bronx
           *[other] nach { $to }
        }
        [leaves] { $seat } verlässt { $from } und geht { $to ->
            [Bronx] in die Bronx
           *[other] nach { $to }
        }
       *[moves] { $seat } geht { $to ->
            [Bronx] in die Bronx
           *[other] nach { $to }
        }
    }{ $because }{ $then }.
log-stayed = { $seat } bleibt.

## Karten und Chips

log-card_bought = { $seat } kauft „{ $card }“ { $price ->
        [0] kostenlos
       *[other] für { $price } Energie
    }{ $then }.
log-card_gained = { $seat } bekommt „{ $card }“{ $because }.
log-card_lost = { $seat } verliert „{ $card }“{ $because }.
log-card_revealed = Neu in der Auslage: { $card }.
log-market_swept = { $seat } tauscht die Auslage aus.
log-deck_shuffled = Der Ablagestapel wird gemischt: ein neuer Stapel mit { $amount } { $amount ->
        [one] Karte
       *[other] Karten
    }.
log-card_seen = { $known ->
        [yes] { $seat } sieht sich die oberste Karte des Stapels an: { $card }.
       *[no] { $seat } sieht sich die oberste Karte des Stapels an.
    }
log-token_gained = { $seat } bekommt{ $because } einen Chip: { $token } (jetzt { $now }).
log-token_lost = { $seat } wird{ $because } einen Chip los: { $token } (noch { $now }).
log-charges_set = „{ $card }“ von { $seat }: jetzt { $tokens } { $tokens ->
        [one] Chip
       *[other] Chips
    }.
log-copy_placed = { $seat } kopiert jetzt „{ $card }“ von { $owner }.
log-copy_ended = { $seat } kopiert „{ $card }“ nicht mehr.

## Bezirke und Ziele

log-health_paid = { $seat } zahlt{ $because } { $amount } Leben.
    .short = −{ $amount } Leben
log-tile_destroyed = { $seat } zerstört { $tile } { $borough ->
        [Bronx] in der Bronx
       *[other] im Bezirk { $borough }
    }{ $because }{ $then }.
log-building_revealed = { $tile } kommt { $borough ->
        [Bronx] in der Bronx
       *[other] im Bezirk { $borough }
    } zum Vorschein.
    .short = darunter { $tile }
log-unit_arrived =
    .short = { $tile } rückt an
log-unit_moved = { $tile } wird{ $because } { $borough ->
        [Bronx] in die Bronx
       *[other] nach { $borough }
    } vertrieben.
log-goal_taken = { $robbed ->
        [yes] { $seat } nimmt sich „{ $goal }“ von { $from }{ $then }.
       *[no] { $seat } nimmt sich „{ $goal }“{ $then }.
    }
log-goal_lost = „{ $goal }“ kommt zurück auf den Tisch.
log-results_added = { $seat } bekommt{ $because } dazu: { $dice }.
log-souvenir_placed = { $seat } sammelt ein Souvenir: { $borough }{ $then }.

## Ausscheiden und Spielende

log-fell = { $seat } hat{ $because } keine Leben mehr.
log-reborn = { $seat } wird{ $because } neu geboren.
log-knocked_out = { $seat } scheidet aus.
log-turn_queued = { $seat } bekommt{ $because } noch einen Zug.
log-last_round = { $seat } hat genug Punkte: Die Runde wird zu Ende gespielt.
log-game_over = { $ending ->
        [points] { $number ->
            [one] { $winners } gewinnt nach Punkten.
           *[other] { $winners } teilen sich den Sieg nach Punkten.
        }
        [elimination] { $winners } gewinnt als letztes Monster.
        [card] { $winners } gewinnt durch eine Karte.
       *[no_winner] Niemand gewinnt.
    }

## Was sofort folgt

log-then = {" "}({ $parts })
log-short_because = { $short } durch „{ $card }“

## Ursachen

log-because-card = durch „{ $card }“
log-because-card_of = durch „{ $card }“ von { $owner }
log-because-token = durch Chips ({ $token })
log-because-claws = durch den Angriff von { $owner }
log-because-army = durch die Armee
log-because-dice-points_gained = mit den Würfeln
log-because-new_york-dice-points_lost = wegen der Freiheitsstatue
log-because-new_york-rules-income = in Manhattan
log-because-tokyo-rules-points_gained = für Tokio
log-because-tokyo-rules-energy_gained = für Tokio
log-because-new_york-rules-points_gained = für Manhattan
log-because-new_york-rules-energy_gained = für Manhattan
