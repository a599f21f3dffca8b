### Az edző a böngészőben: esélyek a kockák alatt, mit érdemes tenni, mi történhet.

## A pultnál

coach-ask = Mit mond az edző?
coach-odds-any = Ha csak erre dobsz:
    .text = Mindegyik esély akkor igaz, ha csak arra dobsz, a lehető legjobban.
coach-odds-held = Ha ezek maradnak:
    .text = A megtartott kockák a végéig maradnak, a többit újradobod, ahányszor csak lehet.
coach-odds-had = megvan
coach-odds-chip = { $use ->
        [knock_out] Legalább { $count } × { $face }: { $chance }, kiesik: { $about }
        [card] Legalább { $count } × { $face }: { $chance }, elég erre: { $about }
        [harm] Legalább { $count } × { $face }: legjobb esetben { $chance }
       *[other] Legalább { $count } × { $face }: { $chance }
    }
coach-details = Bővebben a veszélyről
coach-outlook = { $case ->
        [worst] Legrosszabb esetben: { $damage } életerő, a kiesés esélye { $chance }
       *[expected] Várhatóan: { $damage } életerő, a kiesés esélye { $chance }
    }

## A lap

coach-title = Az edző
coach-topic-coach = Tanács
coach-topic-forecast = Veszély
coach-topic-ouch = Jajj!
coach-topic-plan = Terv
coach-thinking = Gondolkodik…
coach-nothing = Az edzőnek most nincs mondanivalója.
coach-apply-keep = Megtartom
coach-apply-pick = Legyen ez
coach-roll-all = Minden kocka újra

## Veszély

coach-danger = A következő körödig, átlagosan:
coach-expected = Várható
coach-worst = Rossz eset
coach-cases = Várható: a többiek úgy dobnak, ahogy az erős játékosok. Rossz eset: mindenki csak azért dob, hogy neked ártson.
coach-stay = Maradok
coach-yield = Kivonulok
coach-flee = Menekülés ide: { $place }
coach-damage = Életerő­vesztés
coach-death = Kiesés
coach-points = Szerzett pont
coach-about = Innen lejátszott { $count } próbajátszma alapján, ezért kissé pontatlan lehet.

## Jajj!

coach-ouch-title = Ha most ezt dobod:
coach-nobody-hit = Senkit sem ér találat.
coach-hit-deadly = { $count }, kiesik
coach-hit-answers = { $count }, ha nem segít kártya

## Rombolás

coach-plan-title = { $count } rombolásból:

## Beállítások

settings-odds = Esélyek mutatása
    .text = Esélyek a kockák alatt, és hogy mennyire veszélyes maradni. Az asztal házigazdája megtilthatja.
