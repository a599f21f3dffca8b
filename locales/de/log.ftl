### Was geschehen ist: ein Satz für jede Art von Ereignis.
### Namen stehen im Nominativ oder hinter „von“ und „durch“, damit keiner gebeugt werden muss.

## Würfeln

log-rolled_off = { $seat } würfelt um den ersten Zug: { $claws ->
        [0] kein Angriffssymbol
        [one] 1 Angriffssymbol
       *[other] { $claws } Angriffssymbole
    }.
log-goes_first = { $seat } beginnt.
log-turn_started = Zug { $amount }: { $seat }
log-rolled = { $reroll ->
        [yes] { $seat } würfelt{ $because } nach: { $dice }. Alle Würfel: { $all }.
        [all] { $seat } würfelt{ $because } alle Würfel neu: { $dice }.
       *[no] { $seat } würfelt{ $because }: { $dice }.
    }
log-rolled_aside = { $seat } würfelt{ $because }: { $dice }.
log-die_changed = { $reroll ->
        [yes] { $seat } würfelt{ $because } neu: { $face } → { $to }.
       *[no] { $seat } ändert{ $because } einen Würfel: { $face } → { $to }.
    }
log-dice_final = { $added_claws ->
        [0] { $seat } hat am Ende: { $dice }.
        [one] { $seat } hat am Ende: { $dice }, dazu 1 Angriffssymbol von Karten.
       *[other] { $seat } hat am Ende: { $dice }, dazu { $added_claws } Angriffssymbole von Karten.
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
log-health_gained = { $seat } bekommt{ $because } { $amount } Leben zurück.
    .short = +{ $amount } Leben
log-health_lost = { $seat } { $seats ->
        [one] verliert
       *[other] verlieren je
    } { $amount } Leben{ $because }.
log-health_trimmed = { $seat } verliert { $amount } Leben, weil das Maximum sinkt.
log-loss_avoided = { $seat } entgeht{ $because } { $amount } Schaden.
log-energy_gained = { $seat } { $seats ->
        [one] bekommt
       *[other] bekommen je
    } { $amount } Energie{ $because }.
    .short = +{ $amount } Energie
log-energy_lost = { $seat } verliert { $amount } Energie{ $because }.
log-energy_paid = { $seat } zahlt{ $because } { $amount } Energie.
    .short = −{ $amount } Energie
log-attacked = { $seat } greift an ({ $amount } { $amount ->
        [one] Angriffssymbol
       *[other] Angriffssymbole
    }){ $missed ->
        [yes] {""}, trifft aber niemanden
       *[no] {""}
    }.
log-income = { $seat } bekommt Einkünfte{ $because }{ $then }.

## Orte

log-moved = { $manner ->
        [starts] { $seat } startet{ $because } { $to ->
            [Bronx] in der Bronx
            [Queens] in Queens
            [Brooklyn] in Brooklyn
           *[other] auf { $to }
        }
        [goes] { $seat } verlässt{ $because } { $from ->
            [Bucht] die Bucht von Tokio
            [Bronx] die Bronx
           *[other] { $from }
        }
        [enters] { $seat } betritt{ $because } { $to ->
            [Bucht] die Bucht von Tokio
           *[other] { $to }
        }
        [climbs] { $seat } rückt{ $because } nach { $to } vor
        [slides] { $seat } wechselt{ $because } auf den ersten Weg: { $to }
        [flees] { $seat } flieht{ $because } aus { $from } { $to ->
            [Bronx] in die Bronx
           *[other] nach { $to }
        }
        [leaves] { $seat } verlässt{ $because } { $from } und geht { $to ->
            [Bronx] in die Bronx
           *[other] nach { $to }
        }
       *[moves] { $seat } geht{ $because } { $to ->
            [Bronx] in die Bronx
           *[other] nach { $to }
        }
    }{ $then }.
log-stayed = { $seat } bleibt.

## Karten und Chips

log-card_bought = { $seat } kauft „{ $card }“ { $price ->
        [0] kostenlos
       *[other] für { $price } Energie
    }{ $then }.
log-card_gained = { $seat } bekommt „{ $card }“{ $because }.
log-card_lost = { $seat } verliert „{ $card }“{ $because }.
log-card_revealed = Neu in der Auslage: { $card }.
log-market_swept = { $seat } tauscht die Auslage.
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
log-charges_set = „{ $card }“ von { $seat }: jetzt { $tokens ->
        [0] keine Chips mehr
        [one] 1 Chip
       *[other] { $tokens } Chips
    }.
log-copy_placed = { $seat } kopiert jetzt „{ $card }“ von { $owner }.
log-copy_ended = { $seat } kopiert „{ $card }“ nicht mehr.

## Bezirke und Ziele

log-health_paid = { $seat } zahlt{ $because } { $amount } Leben.
    .short = −{ $amount } Leben
log-tile_destroyed = { $seat } zerstört{ $because } { $tile } { $borough ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $borough }
    }{ $then }.
log-building_revealed = { $tile } kommt { $borough ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $borough }
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
log-goal_lost = „{ $goal }“ liegt wieder auf dem Tisch.
log-results_added = { $seat } bekommt{ $because } dazu: { $dice }.
log-souvenir_placed = { $seat } hinterlässt ein Souvenir { $borough ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $borough }
    }{ $then }.

## Ausscheiden und Spielende

log-fell = { $seat } fällt{ $because } auf 0 Leben.
log-reborn = { $seat } lebt{ $because } wieder.
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
# $line, $times
log-times = { $line } ({ $times }-mal)

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
