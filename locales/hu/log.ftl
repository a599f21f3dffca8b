### Mi történt: minden eseményfajtához egy mondat.
### A nevek ragozatlanok: a mondat elején, kettőspont után vagy birtokosként állnak.
### A zárójeles ok ($because) szóközzel kezdődik, vagy nincs.
### A Fluent kulcsaiban nem lehet szóköz, ezért a kerületeknél Staten Island az alapeset.

## Dobás

log-rolled_off = { $seat ->
        [you] Dobsz a kezdésért
       *[other] { $seat } dob a kezdésért
    }: { $claws ->
        [0] nincs zúzás
       *[other] { $claws } zúzás
    }.
log-goes_first = { $seat ->
        [you] Te kezdesz.
       *[other] { $seat } kezd.
    }
log-turn_started = { $seat ->
        [you] { $amount }. kör: te
       *[other] { $amount }. kör: { $seat }
    }
log-rolled = { $reroll ->
        [yes] { $seat ->
                [you] Újradobsz
               *[other] { $seat } újradob
            }{ $because }: { $dice }. Az összes kocka: { $all }.
        [all] { $seat ->
                [you] Minden kockát újradobsz
               *[other] { $seat } minden kockát újradob
            }{ $because }: { $dice }.
       *[no] { $seat ->
               [you] Dobsz
              *[other] { $seat } dob
           }{ $because }: { $dice }.
    }
log-rolled_aside = { $seat ->
        [you] Dobsz
       *[other] { $seat } dob
    }{ $because }: { $dice }.
log-die_changed = { $reroll ->
        [yes] { $seat ->
                [you] Egy kockát újradobsz
               *[other] { $seat } egy kockát újradob
            }{ $because }: { $face } helyett { $to }.
       *[no] { $seat ->
               [you] Kockát fordítasz
              *[other] { $seat } kockát fordít
           }{ $because }: { $face } helyett { $to }.
    }
log-dice_final = { $added_claws ->
        [0] { $seat ->
                [you] Az eredményed
               *[other] { $seat } eredménye
            }: { $dice }.
       *[other] { $seat ->
               [you] Az eredményed
              *[other] { $seat } eredménye
           }: { $dice }, a kártyák pedig még { $added_claws } zúzást adnak hozzá.
    }

## Pont, életerő, energia

log-points_gained = { $seat ->
        [you] { $amount } pontot kapsz
       *[other] { $seat } { $amount } pontot kap
    }{ $because }.
    .short = +{ $amount } pont
log-points_lost = { $seats ->
        [one] { $seat ->
            [you] { $amount } pontot veszítesz
           *[other] { $seat } { $amount } pontot veszít
        }
       *[other] { $seat }: mindenki { $amount } pontot veszít
    }{ $because }.
log-health_gained = { $seat ->
        [you] Visszanyersz
       *[other] { $seat } visszanyer
    } { $amount } életerőt{ $because }.
    .short = +{ $amount } életerő
log-health_lost = { $seats ->
        [one] { $seat ->
            [you] { $amount } életerőt veszítesz
           *[other] { $seat } { $amount } életerőt veszít
        }
       *[other] { $seat }: mindenki { $amount } életerőt veszít
    }{ $because }.
log-health_trimmed = { $seat ->
        [you] −{ $amount } életerő, mert csökkent a maximumod
       *[other] { $seat }: −{ $amount } életerő, mert csökkent a maximuma
    }.
log-loss_avoided = { $seat ->
        [you] Megúszol
       *[other] { $seat } megúszik
    } { $amount } sebzést{ $because }.
log-energy_gained = { $seats ->
        [one] { $seat ->
            [you] { $amount } energiát kapsz
           *[other] { $seat } { $amount } energiát kap
        }
       *[other] { $seat }: mindenki { $amount } energiát kap
    }{ $because }.
    .short = +{ $amount } energia
log-energy_lost = { $seat ->
        [you] { $amount } energiát veszítesz
       *[other] { $seat } { $amount } energiát veszít
    }{ $because }.
log-energy_paid = { $seat ->
        [you] { $amount } energiát fizetsz
       *[other] { $seat } { $amount } energiát fizet
    }{ $because }.
    .short = −{ $amount } energia
log-attacked = { $seat ->
        [you] { $amount } zúzással támadsz
       *[other] { $seat } { $amount } zúzással támad
    }{ $missed ->
        [yes] {""}, { $seat ->
                [you] de senkit sem találsz el
               *[other] de senkit sem talál el
            }
       *[no] {""}
    }.
log-income = { $seat ->
        [you] Gyűjtesz
       *[other] { $seat } gyűjt
    }{ $because }{ $then }.

## Helyek

log-moved = { $manner ->
        [starts] { $seat ->
            [you] Te{" "}
           *[other] { $seat }{" "}
        }{ $to ->
            [Bronx] Bronxban
            [Queens] Queensben
            [Brooklyn] Brooklynban
           *[other] { $to }en
        } { $seat ->
            [you] kezdesz
           *[other] kezd
        }{ $because }
        [goes] { $seat ->
                [you] Távozol innen
               *[other] { $seat } távozik innen
            }{ $because }: { $from }
        [enters] { $seat ->
                [you] Belépsz ide
               *[other] { $seat } belép ide
            }{ $because }: { $to }
        [climbs] { $seat ->
                [you] Továbblépsz ide
               *[other] { $seat } továbblép ide
            }{ $because }: { $to }
        [slides] { $seat ->
                [you] Átkerülsz az első útra
               *[other] { $seat } átkerül az első útra
            }{ $because }: { $to }
        [flees] { $seat ->
            [you] Te{" "}
           *[other] { $seat }{" "}
        }{ $to ->
            [Bronx] Bronxba
            [Queens] Queensbe
            [Brooklyn] Brooklynba
           *[other] { $to }re
        } { $seat ->
            [you] menekülsz innen
           *[other] menekül innen
        }{ $because }: { $from }
        [leaves] { $seat ->
            [you] Te{" "}
           *[other] { $seat }{" "}
        }{ $to ->
            [Bronx] Bronxba
            [Queens] Queensbe
            [Brooklyn] Brooklynba
           *[other] { $to }re
        } { $seat ->
            [you] távozol innen
           *[other] távozik innen
        }{ $because }: { $from }
       *[moves] { $seat ->
            [you] Te{" "}
           *[other] { $seat }{" "}
        }{ $to ->
            [Bronx] Bronxba
            [Queens] Queensbe
            [Brooklyn] Brooklynba
           *[other] { $to }re
        } { $seat ->
            [you] lépsz
           *[other] lép
        }{ $because }
    }{ $then }.
log-stayed = { $seat ->
        [you] Maradsz
       *[other] { $seat } marad
    }.

## Kártyák és jelölők

log-card_bought = { $seat ->
            [you] Te{" "}
           *[other] { $seat }{" "}
        }{ $price ->
        [0] ingyen
       *[other] { $price } energiáért
    } { $seat ->
            [you] megveszed
           *[other] megveszi
        }: { $card }{ $then }.
log-card_gained = { $seat ->
        [you] Kártyát kapsz
       *[other] { $seat } kártyát kap
    }{ $because }: { $card }.
log-card_lost = { $seat ->
        [you] Elveszítesz egy kártyát
       *[other] { $seat } elveszít egy kártyát
    }{ $because }: { $card }.
log-card_revealed = Új a kínálatban: { $card }.
log-market_swept = { $seat ->
        [you] Lecseréled a kínálatot
       *[other] { $seat } lecseréli a kínálatot
    }.
log-deck_shuffled = A dobott lapokat megkeverjük: az új pakliban { $amount } kártya van.
log-card_seen = { $known ->
        [yes] { $seat ->
                [you] Megnézed
               *[other] { $seat } megnézi
            } a pakli legfelső lapját: { $card }.
       *[no] { $seat ->
               [you] Megnézed
              *[other] { $seat } megnézi
           } a pakli legfelső lapját.
    }
log-token_gained = { $seat ->
        [you] Jelölőt kapsz
       *[other] { $seat } jelölőt kap
    }{ $because }: { $token } (most { $now }).
log-token_lost = { $seat ->
        [you] Megszabadulsz
       *[other] { $seat } megszabadul
    } egy jelölőtől{ $because }: { $token } (marad { $now }).
log-charges_set = { $seat ->
        [you] A kártyádon most
       *[other] { $seat } kártyáján most
    } { $tokens } jelölő van: { $card }.
log-copy_placed = { $seat ->
        [you] Mostantól ezt másolod
       *[other] { $seat } mostantól ezt másolja
    }: { $card } { $owner ->
            [you] (a te kártyád)
           *[other] ({ $owner })
        }.
log-copy_ended = { $seat ->
        [you] Már nem másolod ezt
       *[other] { $seat } már nem másolja ezt
    }: { $card }.

## Kerületek és speciális lapok

log-health_paid = { $seat ->
        [you] { $amount } életerőt fizetsz
       *[other] { $seat } { $amount } életerőt fizet
    }{ $because }.
    .short = −{ $amount } életerő
log-tile_destroyed = { $seat ->
            [you] Te{" "}
           *[other] { $seat }{" "}
        }{ $borough ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $borough }en
    } { $seat ->
            [you] rombolsz
           *[other] rombol
        }{ $because }: { $tile }{ $then }.
log-building_revealed = { $borough ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $borough }en
    } előbukkan: { $tile }.
    .short = alatta: { $tile }
log-unit_arrived =
    .short = feltűnik: { $tile }
log-unit_moved = { $tile } átkerül { $borough ->
        [Manhattan] Manhattanbe
        [Bronx] Bronxba
        [Queens] Queensbe
        [Brooklyn] Brooklynba
       *[other] { $borough }re
    }{ $because }.
log-goal_taken = { $robbed ->
        [yes] { $seat ->
                [you] Elnyered
               *[other] { $seat } elnyeri
            } { $from ->
                    [you] a te lapodat
                   *[other] { $from } lapját
                }: { $goal }{ $then }.
       *[no] { $seat ->
               [you] Elnyered
              *[other] { $seat } elnyeri
           } a lapot: { $goal }{ $then }.
    }
log-goal_lost = Visszakerül az asztalra: { $goal }.
log-results_added = { $seat ->
        [you] Az eredményedhez
       *[other] { $seat } eredményéhez
    } hozzáadódik{ $because }: { $dice }.
log-souvenir_placed = { $seat ->
        [you] Szuvenírt teszel
       *[other] { $seat } szuvenírt tesz
    } ide: { $borough }{ $then }.

## Kiesés és a játék vége

log-fell = { $seat ->
        [you] Az életerőd
       *[other] { $seat } életereje
    } 0-ra csökken{ $because }.
log-reborn = { $seat ->
        [you] Újjászületsz
       *[other] { $seat } újjászületik
    }{ $because }.
log-knocked_out = { $seat ->
        [you] Kiesel
       *[other] { $seat } kiesik
    } a játékból.
log-turn_queued = { $seat ->
        [you] Kapsz még egy kört
       *[other] { $seat } kap még egy kört
    }{ $because }.
log-last_round = { $seat ->
        [you] Elég pontot gyűjtöttél
       *[other] { $seat } elég pontot gyűjtött
    }: a fordulót még végigjátsszátok.
log-game_over = { $ending ->
        [points] { $number ->
            [one] { $winners ->
                    [you] Pontokkal nyersz
                   *[other] { $winners } pontokkal nyer
                }.
           *[other] { $winners } közösen nyer pontokkal.
        }
        [elimination] { $winners ->
                [you] Te nyersz utolsó
               *[other] { $winners } nyer utolsó
            } túlélőként.
        [card] { $winners ->
                [you] Kártyával nyersz
               *[other] { $winners } kártyával nyer
            }.
       *[no_winner] Senki sem nyer.
    }

## Ami rögtön következik

log-then = {" "}({ $parts })
log-short_because = { $short } – „{ $card }”
# $line, $times
log-times = { $line } (×{ $times })

## Okok

log-because-card = („{ $card }”)
log-because-card_of = { $owner ->
        [you] („{ $card }”, a te kártyád)
       *[other] („{ $card }”, { $owner } kártyája)
    }
log-because-token = (jelölő: { $token })
log-because-claws = { $owner ->
        [you] a te zúzásaidtól
       *[other] { $owner } zúzásaitól
    }
log-because-army = a hadsereg lövéseitől
log-because-dice-points_gained = a kockákért
log-because-new_york-dice-points_lost = („Szabadság-szobor”)
log-because-new_york-rules-income = Manhattanben
log-because-tokyo-rules-points_gained = Tokióért
log-because-tokyo-rules-energy_gained = Tokióért
log-because-new_york-rules-points_gained = Manhattanért
log-because-new_york-rules-energy_gained = Manhattanért
