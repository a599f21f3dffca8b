### Az edző: a legjobb lépés, mennyivel jobb, és egy ok.

## Mennyire jó egy lépés

coach-wins = A győzelem esélye így nagyjából: { $chance }.
coach-as_good = A te választásod is ugyanilyen jó: a győzelem esélye nagyjából { $chance }.
coach-better = Jobb a választásodnál: { $games } játszmából nagyjából { $count } győzelemmel többet hoz.

## Miért, ha kockákról van szó

coach-has = Tartsd meg: { $kept }. Ez máris { $brings }.
coach-hopes = Tartsd meg: { $kept }. Ebből { $wanted } vagy jobb is lehet ({ $brings }), az esélye { $chance }.
coach-none = Egyik kockát sem érdemes megtartani: az új dobás többet ígér.
coach-rest = Ezek a kockák később segítenek; a többit érdemes újradobni.
coach-stop = A mostani kockákkal: { $brings }. Egy új dobás inkább rontana rajta.
coach-card = A kártya többet hoz ki ezekből a kockákból, mint egy sima dobás.
coach-useless = Itt nem ér semmit: { $face }.
coach-worth_less = Egy új dobás többet ér ennél: { $face }.
coach-falls = kiesik { $seat }

## Miért, ha másról van szó

coach-next = A második legjobb: { $move } ({ $games } játszmából { $count } győzelemmel kevesebb).
coach-next_alike = Nagyjából ugyanilyen jó: { $move }.
coach-staying = Ha a következő körödig maradsz: kb. { $damage } életerőt veszítesz, és a kiesés esélye { $chance }, legrosszabb esetben { $worst_damage }, illetve { $worst_chance }; kb. { $points } pontot szerzel.

## Rombolás

coach-plan_brings = Összesen: { $brings }.
coach-no_destruction = Ezekkel a kockákkal nincs mit lerombolni.

## Miért nincs tanács

coach-forbidden = Az asztal házigazdája nem enged segítséget.
coach-not_rolling = Az esélyek annak szólnak, aki éppen dob.
coach-bad_keep = Ezek nem ennek a dobásnak a kockái.
coach-no_army = Ebben a városban nincs hadsereg.
coach-too_early = Ezt csak az első kör kezdete után lehet megmondani.
coach-fallen = A szörnyed kiesett.
coach-no_answer = Az edzőnek most nincs válasza; kérdezd újra.

## A terminálban

terminal-help_hint = hint, hint 3 3 claw
    .text = mit tenne az edző, összevetve azzal, ha ezeket a kockákat tartod meg
terminal-help_odds = odds, odds 3 3 claw
    .text = a fontos eredmények esélye, ha ezeket a kockákat tartod meg
coach-odds_title = { $any ->
        [yes] Külön-külön, ha csak arra dobsz:
       *[no] Ha { $kept } a végéig marad:
    }
coach-chip = { $had ->
        [yes] { $faces }: megvan
       *[no] { $faces } vagy több: { $chance }
    }
coach-chip_harm = { $faces } vagy több, legjobb esetben: { $chance }
coach-chip_falls = { coach-chip } (kiesik { $seat })
coach-chip_card = { coach-chip } (elég erre: { $card })
coach-no_odds = Ezekkel a kockákkal nincs miért dobni.
coach-best = A legjobb: { $move }.
