### Was geschehen ist: ein Satz für jede Art von Ereignis.
### Namen stehen im Nominativ oder hinter „von“ und „durch“, damit keiner gebeugt werden muss.

## Würfeln

log-rolled_off = { $seat ->
        [you] Du würfelst um den ersten Zug
       *[other] { $seat } würfelt um den ersten Zug
    }: { $claws ->
        [0] kein Angriffssymbol
        [one] 1 Angriffssymbol
       *[other] { $claws } Angriffssymbole
    }.
log-goes_first = { $seat ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    }.
log-turn_started = { $seat ->
        [you] Zug { $amount }: du
       *[other] Zug { $amount }: { $seat }
    }
log-rolled = { $reroll ->
        [yes] { $seat ->
                [you] Du würfelst
               *[other] { $seat } würfelt
            }{ $because } nach: { $dice }. Alle Würfel: { $all }.
        [all] { $seat ->
                [you] Du würfelst
               *[other] { $seat } würfelt
            }{ $because } alle Würfel neu: { $dice }.
       *[no] { $seat ->
               [you] Du würfelst
              *[other] { $seat } würfelt
           }{ $because }: { $dice }.
    }
log-rolled_aside = { $seat ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    }{ $because }: { $dice }.
log-die_changed = { $reroll ->
        [yes] { $seat ->
                [you] Du würfelst
               *[other] { $seat } würfelt
            }{ $because } neu: { $face } → { $to }.
       *[no] { $seat ->
               [you] Du änderst
              *[other] { $seat } ändert
           }{ $because } einen Würfel: { $face } → { $to }.
    }
log-dice_final = { $added_claws ->
        [0] { $seat ->
                [you] Du hast am Ende
               *[other] { $seat } hat am Ende
            }: { $dice }.
        [one] { $seat ->
                [you] Du hast am Ende
               *[other] { $seat } hat am Ende
            }: { $dice }, dazu 1 Angriffssymbol von Karten.
       *[other] { $seat ->
               [you] Du hast am Ende
              *[other] { $seat } hat am Ende
           }: { $dice }, dazu { $added_claws } Angriffssymbole von Karten.
    }

## Punkte, Leben, Energie

log-points_gained = { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }{ $because }.
    .short = +{ $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }
log-points_lost = { $seats ->
        [one] { $seat ->
            [you] Du verlierst
           *[other] { $seat } verliert
        }
       *[other] { $seat }: alle verlieren je
    } { $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }{ $because }.
log-health_gained = { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }{ $because } { $amount } Leben zurück.
    .short = +{ $amount } Leben
log-health_lost = { $seats ->
        [one] { $seat ->
            [you] Du verlierst
           *[other] { $seat } verliert
        }
       *[other] { $seat }: alle verlieren je
    } { $amount } Leben{ $because }.
log-health_trimmed = { $seat ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $amount } Leben, weil das Maximum sinkt.
log-loss_avoided = { $seat ->
        [you] Du entgehst
       *[other] { $seat } entgeht
    }{ $because } { $amount } Schaden.
log-energy_gained = { $seats ->
        [one] { $seat ->
            [you] Du bekommst
           *[other] { $seat } bekommt
        }
       *[other] { $seat }: alle bekommen je
    } { $amount } Energie{ $because }.
    .short = +{ $amount } Energie
log-energy_lost = { $seat ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $amount } Energie{ $because }.
log-energy_paid = { $seat ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    }{ $because } { $amount } Energie.
    .short = −{ $amount } Energie
log-attacked = { $seat ->
        [you] Du greifst an
       *[other] { $seat } greift an
    } ({ $amount } { $amount ->
        [one] Angriffssymbol
       *[other] Angriffssymbole
    }){ $missed ->
        [yes] { $seat ->
                [you] {""}, triffst aber niemanden
               *[other] {""}, trifft aber niemanden
            }
       *[no] {""}
    }.
log-income = { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } Einkünfte{ $because }{ $then }.

## Orte

log-moved = { $manner ->
        [starts] { $seat ->
                [you] Du startest
               *[other] { $seat } startet
            }{ $because } { $to ->
            [Bronx] in der Bronx
            [Queens] in Queens
            [Brooklyn] in Brooklyn
           *[other] auf { $to }
        }
        [goes] { $seat ->
                [you] Du verlässt
               *[other] { $seat } verlässt
            }{ $because } { $from ->
            [Bucht] die Bucht von Tokio
            [Bronx] die Bronx
           *[other] { $from }
        }
        [enters] { $seat ->
                [you] Du betrittst
               *[other] { $seat } betritt
            }{ $because } { $to ->
            [Bucht] die Bucht von Tokio
           *[other] { $to }
        }
        [climbs] { $seat ->
                [you] Du rückst
               *[other] { $seat } rückt
            }{ $because } nach { $to } vor
        [slides] { $seat ->
                [you] Du wechselst
               *[other] { $seat } wechselt
            }{ $because } auf den ersten Weg: { $to }
        [flees] { $seat ->
                [you] Du fliehst
               *[other] { $seat } flieht
            }{ $because } aus { $from } { $to ->
            [Bronx] in die Bronx
           *[other] nach { $to }
        }
        [leaves] { $seat ->
                [you] Du verlässt
               *[other] { $seat } verlässt
            }{ $because } { $from } { $seat ->
                    [you] und gehst
                   *[other] und geht
                } { $to ->
            [Bronx] in die Bronx
           *[other] nach { $to }
        }
       *[moves] { $seat ->
               [you] Du gehst
              *[other] { $seat } geht
           }{ $because } { $to ->
            [Bronx] in die Bronx
           *[other] nach { $to }
        }
    }{ $then }.
log-stayed = { $seat ->
        [you] Du bleibst
       *[other] { $seat } bleibt
    }.

## Karten und Chips

log-card_bought = { $seat ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } „{ $card }“ { $price ->
        [0] kostenlos
       *[other] für { $price } Energie
    }{ $then }.
log-card_gained = { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } „{ $card }“{ $because }.
log-card_lost = { $seat ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } „{ $card }“{ $because }.
log-card_revealed = Neu in der Auslage: { $card }.
log-market_swept = { $seat ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } die Auslage.
log-deck_shuffled = Der Ablagestapel wird gemischt: ein neuer Stapel mit { $amount } { $amount ->
        [one] Karte
       *[other] Karten
    }.
log-card_seen = { $known ->
        [yes] { $seat ->
                [you] Du siehst dir
               *[other] { $seat } sieht sich
            } die oberste Karte des Stapels an: { $card }.
       *[no] { $seat ->
               [you] Du siehst dir
              *[other] { $seat } sieht sich
           } die oberste Karte des Stapels an.
    }
log-token_gained = { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }{ $because } einen Chip: { $token } (jetzt { $now }).
log-token_lost = { $seat ->
        [you] Du wirst
       *[other] { $seat } wird
    }{ $because } einen Chip los: { $token } (noch { $now }).
log-charges_set = { $seat ->
        [you] Deine Karte „{ $card }“: jetzt
       *[other] „{ $card }“ von { $seat }: jetzt
    } { $tokens ->
        [0] keine Chips mehr
        [one] 1 Chip
       *[other] { $tokens } Chips
    }.
log-copy_placed = { $seat ->
        [you] Du kopierst
       *[other] { $seat } kopiert
    } jetzt { $owner ->
            [you] deine Karte „{ $card }“.
           *[other] „{ $card }“ von { $owner }.
        }
log-copy_ended = { $seat ->
        [you] Du kopierst
       *[other] { $seat } kopiert
    } „{ $card }“ nicht mehr.

## Bezirke und Ziele

log-health_paid = { $seat ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    }{ $because } { $amount } Leben.
    .short = −{ $amount } Leben
log-tile_destroyed = { $seat ->
        [you] Du zerstörst
       *[other] { $seat } zerstört
    }{ $because } { $tile } { $borough ->
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
        [yes] { $seat ->
                [you] Du nimmst dir
               *[other] { $seat } nimmt sich
            } „{ $goal }“ { $from ->
                    [you] von dir
                   *[other] von { $from }
                }{ $then }.
       *[no] { $seat ->
               [you] Du nimmst dir
              *[other] { $seat } nimmt sich
           } „{ $goal }“{ $then }.
    }
log-goal_lost = „{ $goal }“ liegt wieder auf dem Tisch.
log-results_added = { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }{ $because } dazu: { $dice }.
log-souvenir_placed = { $seat ->
        [you] Du hinterlässt
       *[other] { $seat } hinterlässt
    } ein Souvenir { $borough ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $borough }
    }{ $then }.

## Ausscheiden und Spielende

log-fell = { $seat ->
        [you] Du fällst
       *[other] { $seat } fällt
    }{ $because } auf 0 Leben.
log-reborn = { $seat ->
        [you] Du lebst
       *[other] { $seat } lebt
    }{ $because } wieder.
log-knocked_out = { $seat ->
        [you] Du scheidest aus
       *[other] { $seat } scheidet aus
    }.
log-turn_queued = { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }{ $because } noch einen Zug.
log-last_round = { $seat ->
        [you] Du hast genug Punkte
       *[other] { $seat } hat genug Punkte
    }: Die Runde wird zu Ende gespielt.
log-game_over = { $ending ->
        [points] { $number ->
            [one] { $winners ->
                    [you] Du gewinnst
                   *[other] { $winners } gewinnt
                } nach Punkten.
           *[other] { $winners } teilen sich den Sieg nach Punkten.
        }
        [elimination] { $winners ->
                [you] Du gewinnst
               *[other] { $winners } gewinnt
            } als letztes Monster.
        [card] { $winners ->
                [you] Du gewinnst
               *[other] { $winners } gewinnt
            } durch eine Karte.
       *[no_winner] Niemand gewinnt.
    }

## Was sofort folgt

log-then = {" "}({ $parts })
log-short_because = { $short } durch „{ $card }“
# $line, $times
log-times = { $line } ({ $times }-mal)

## Ursachen

log-because-card = durch „{ $card }“
log-because-card_of = { $owner ->
        [you] durch deine Karte „{ $card }“
       *[other] durch „{ $card }“ von { $owner }
    }
log-because-token = durch Chips ({ $token })
log-because-claws = { $owner ->
        [you] durch deinen Angriff
       *[other] durch den Angriff von { $owner }
    }
log-because-army = durch die Armee
log-because-dice-points_gained = mit den Würfeln
log-because-new_york-dice-points_lost = wegen der Freiheitsstatue
log-because-new_york-rules-income = in Manhattan
log-because-tokyo-rules-points_gained = für Tokio
log-because-tokyo-rules-energy_gained = für Tokio
log-because-new_york-rules-points_gained = für Manhattan
log-because-new_york-rules-energy_gained = für Manhattan
