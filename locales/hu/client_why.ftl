### A böngésző szavai a „Miért?” kérdéshez és az automatikus válaszokhoz.

## Miért?

why-ask = Miért?
why-ask-action = Miért nem? { $action }
why-causes = Így történt
why-none = Ehhez nincs mit hozzátenni.
why-too-dear = { $cost } energiába kerül, de csak { $energy } energiád van.
why-rule = Szabályok: { $title }
why-ruling = Pontosítás
why-new-tab = új lapon nyílik meg

## Automatikus válaszok: amire a játék magától felelhet

orders-title = Automatikus válaszok
orders-button = Automatikus válaszok
orders-intro = A játék egy pillanat múlva válaszol helyetted. Rajtad kívül senki sem tudja meg.
orders-here = Ilyen kérdésekre
orders-mine = Bekapcsolva
orders-empty = Még nincs. Ezt a jelet az újra és újra felmerülő kérdések mellett találod.
orders-switch = Bekapcsolás: { $order }
orders-revoke = Kikapcsolás: { $order }
orders-revoke-short = Kikapcsolás
orders-amount = Szám
orders-soon = Mindjárt, automatikusan: { $move }
orders-obeyed = Automatikus válasz: { $order }
# A small button beside a question that comes up turn after turn.
orders-silence = Ne kérdezd többet
# The same, read out; $orders are some of the automatic answers below.
orders-silence-what = Ebben a játékban ne kérdezd többet: { $orders }
orders-revoked = Kikapcsolva: { $order }
orders-count = { $count } automatikus válasz

## Maguk a válaszok: mi történik, és mikor

order-yield-yield-health_at_most = Legfeljebb { $amount } életerőnél kivonulok Tokióból
order-yield-stay-health_above = { $amount } fölötti életerőnél maradok Tokióban
order-yield-yield-claws_at_least = Legalább { $amount } zúzásnál kivonulok Tokióból
order-yield-stay-points_at_least = Legalább { $amount } ponttal maradok Tokióban
order-yield-yield-always = Mindig kivonulok Tokióból
order-yield-stay-always = Mindig maradok Tokióban
order-flee-flee-health_at_most = Legfeljebb { $amount } életerőnél menekülök, oda, ahol a legkevesebb egység van
order-flee-stay-health_above = { $amount } fölötti életerőnél maradok Manhattanben
order-flee-flee-claws_at_least = Legalább { $amount } zúzásnál menekülök, oda, ahol a legkevesebb egység van
order-flee-stay-points_at_least = Legalább { $amount } ponttal maradok Manhattanben
order-flee-flee-always = Mindig menekülök, oda, ahol a legkevesebb egység van
order-flee-stay-always = Mindig maradok Manhattanben
order-damage-use-loss_at_least = Legalább { $amount } sebzés ellen bevetem: { $card }
order-damage-never-always = Sebzés ellen sosem vetem be: { $card }
order-damage-pass-always = Sebzés ellen sosem vetek be kártyát
order-probe-pass-claws_below = { $amount } zúzás alatt békén hagyom mások kockáit
order-probe-pass-always = Mindig békén hagyom mások kockáit
order-buy-end-nothing_to_buy = Befejezem a körömet, ha semmit sem vehetek
order-buy-end-energy_below = { $amount } energia alatt nem veszek semmit
order-buy-buy-always = Megveszem, amint lehet: { $card }
order-buy-end-always = Sosem veszek semmit
order-snatch-pass-energy_below = { $amount } energia alatt mások körében nem veszek semmit
order-snatch-pass-always = Mások körében sosem veszek semmit
order-heart-heal-always = A szívek mindig gyógyítsanak
order-heart-cure-always = A szívek előbb jelölőt vegyenek le: { $card }
order-heart-pass-always = A szíveket mindig veszni hagyom
order-claw-shed_none-always = Minden zúzás támadjon
order-claw-shed_most-always = Annyi hálójelölőt leveszek, amennyit a zúzások engednek
order-resolve-usual-always = A kockákat mindig a szokásos sorrendben hajtom végre
# $faces: names of faces, in their order.
order-resolve-order-always = A kockákat mindig a saját sorrendemben hajtom végre: { $faces }
order-start-pass-always = Az első dobás előtt sosem vetek be kártyát
order-dice-pass-always = Dobás után sosem módosítom a kockáimat
order-end-pass-always = A köröm végén sosem vetek be kártyát
order-move-stay-always = Sosem lépek, ha nem muszáj
order-choose-pass-always = Mindig nemet mondok erre: { $card }
order-never = Erről ne kérdezz: { $card }
