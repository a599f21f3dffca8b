### Mi történt: minden eseményfajtához egy mondat.
### A nevek ragozatlanok: a mondat elején, kettőspont után vagy birtokosként állnak.
### A zárójeles ok ($because) szóközzel kezdődik, vagy nincs.
### A Fluent kulcsaiban nem lehet szóköz, ezért a kerületeknél Staten Island az alapeset.

## Dobás

log-rolled_off = { $seat } dob a kezdésért: { $claws ->
        [0] nincs zúzás
       *[other] { $claws } zúzás
    }.
log-goes_first = { $seat } kezd.
log-turn_started = { $amount }. kör: { $seat }
log-rolled = { $reroll ->
        [yes] { $seat } újradob{ $because }: { $dice }. Az összes kocka: { $all }.
        [all] { $seat } minden kockát újradob{ $because }: { $dice }.
       *[no] { $seat } dob{ $because }: { $dice }.
    }
log-rolled_aside = { $seat } dob{ $because }: { $dice }.
log-die_changed = { $reroll ->
        [yes] { $seat } egy kockát újradob{ $because }: { $face } helyett { $to }.
       *[no] { $seat } kockát fordít{ $because }: { $face } helyett { $to }.
    }
log-dice_final = { $added_claws ->
        [0] { $seat } eredménye: { $dice }.
       *[other] { $seat } eredménye: { $dice }, a kártyák pedig még { $added_claws } zúzást adnak hozzá.
    }

## Pont, életerő, energia

log-points_gained = { $seat } { $amount } pontot kap{ $because }.
    .short = +{ $amount } pont
log-points_lost = { $seat } { $seats ->
        [one] { $amount }
       *[other] fejenként { $amount }
    } pontot veszít{ $because }.
log-health_gained = { $seat } visszanyer { $amount } életerőt{ $because }.
    .short = +{ $amount } életerő
log-health_lost = { $seat } { $seats ->
        [one] { $amount }
       *[other] fejenként { $amount }
    } életerőt veszít{ $because }.
log-health_trimmed = { $seat }: −{ $amount } életerő, mert csökkent a maximuma.
log-loss_avoided = { $seat } megúszik { $amount } sebzést{ $because }.
log-energy_gained = { $seat } { $seats ->
        [one] { $amount }
       *[other] fejenként { $amount }
    } energiát kap{ $because }.
    .short = +{ $amount } energia
log-energy_lost = { $seat } { $amount } energiát veszít{ $because }.
log-energy_paid = { $seat } { $amount } energiát fizet{ $because }.
    .short = −{ $amount } energia
log-attacked = { $seat } { $amount } zúzással támad{ $missed ->
        [yes] {""}, de senkit sem talál el
       *[no] {""}
    }.
log-income = { $seat } gyűjt{ $because }{ $then }.

## Helyek

log-moved = { $manner ->
        [starts] { $seat } { $to ->
            [Bronx] Bronxban
            [Queens] Queensben
            [Brooklyn] Brooklynban
           *[other] { $to }en
        } kezd{ $because }
        [goes] { $seat } távozik innen{ $because }: { $from }
        [enters] { $seat } belép ide{ $because }: { $to }
        [climbs] { $seat } továbblép ide{ $because }: { $to }
        [slides] { $seat } átkerül az első útra{ $because }: { $to }
        [flees] { $seat } { $to ->
            [Bronx] Bronxba
            [Queens] Queensbe
            [Brooklyn] Brooklynba
           *[other] { $to }re
        } menekül innen{ $because }: { $from }
        [leaves] { $seat } { $to ->
            [Bronx] Bronxba
            [Queens] Queensbe
            [Brooklyn] Brooklynba
           *[other] { $to }re
        } távozik innen{ $because }: { $from }
       *[moves] { $seat } { $to ->
            [Bronx] Bronxba
            [Queens] Queensbe
            [Brooklyn] Brooklynba
           *[other] { $to }re
        } lép{ $because }
    }{ $then }.
log-stayed = { $seat } marad.

## Kártyák és jelölők

log-card_bought = { $seat } { $price ->
        [0] ingyen
       *[other] { $price } energiáért
    } megveszi: { $card }{ $then }.
log-card_gained = { $seat } kártyát kap{ $because }: { $card }.
log-card_lost = { $seat } elveszít egy kártyát{ $because }: { $card }.
log-card_revealed = Új a kínálatban: { $card }.
log-market_swept = { $seat } lecseréli a kínálatot.
log-deck_shuffled = A dobott lapokat megkeverjük: az új pakliban { $amount } kártya van.
log-card_seen = { $known ->
        [yes] { $seat } megnézi a pakli legfelső lapját: { $card }.
       *[no] { $seat } megnézi a pakli legfelső lapját.
    }
log-token_gained = { $seat } jelölőt kap{ $because }: { $token } (most { $now }).
log-token_lost = { $seat } megszabadul egy jelölőtől{ $because }: { $token } (marad { $now }).
log-charges_set = { $seat } kártyáján most { $tokens } jelölő van: { $card }.
log-copy_placed = { $seat } mostantól ezt másolja: { $card } ({ $owner }).
log-copy_ended = { $seat } már nem másolja ezt: { $card }.

## Kerületek és speciális lapok

log-health_paid = { $seat } { $amount } életerőt fizet{ $because }.
    .short = −{ $amount } életerő
log-tile_destroyed = { $seat } { $borough ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $borough }en
    } rombol{ $because }: { $tile }{ $then }.
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
        [yes] { $seat } elnyeri { $from } lapját: { $goal }{ $then }.
       *[no] { $seat } elnyeri a lapot: { $goal }{ $then }.
    }
log-goal_lost = Visszakerül az asztalra: { $goal }.
log-results_added = { $seat } eredményéhez hozzáadódik{ $because }: { $dice }.
log-souvenir_placed = { $seat } szuvenírt tesz ide: { $borough }{ $then }.

## Kiesés és a játék vége

log-fell = { $seat } életereje 0-ra csökken{ $because }.
log-reborn = { $seat } újjászületik{ $because }.
log-knocked_out = { $seat } kiesik a játékból.
log-turn_queued = { $seat } kap még egy kört{ $because }.
log-last_round = { $seat } elég pontot gyűjtött: a fordulót még végigjátsszátok.
log-game_over = { $ending ->
        [points] { $number ->
            [one] { $winners } pontokkal nyer.
           *[other] { $winners } közösen nyer pontokkal.
        }
        [elimination] { $winners } nyer utolsó túlélőként.
        [card] { $winners } kártyával nyer.
       *[no_winner] Senki sem nyer.
    }

## Ami rögtön következik

log-then = {" "}({ $parts })
log-short_because = { $short } – „{ $card }”
# $line, $times
log-times = { $line } (×{ $times })

## Okok

log-because-card = („{ $card }”)
log-because-card_of = („{ $card }”, { $owner } kártyája)
log-because-token = (jelölő: { $token })
log-because-claws = { $owner } zúzásaitól
log-because-army = a hadsereg lövéseitől
log-because-dice-points_gained = a kockákért
log-because-new_york-dice-points_lost = („Szabadság-szobor”)
log-because-new_york-rules-income = Manhattanben
log-because-tokyo-rules-points_gained = Tokióért
log-because-tokyo-rules-energy_gained = Tokióért
log-because-new_york-rules-points_gained = Manhattanért
log-because-new_york-rules-energy_gained = Manhattanért
