### Játék hallás után a böngészőben: az ajánlat az első tabulátornál, a parancsmező, és amit a billentyűk mondanak.

ear-title = Játék hallás után
ear-on = A hallás utáni játék be van kapcsolva: az asztalnál parancsmező vár. Súgóért írj kérdőjelet.
ear-off = A hallás utáni játék ki van kapcsolva.
ear-skip = Ugrás a döntéshez

## Az asztal címsorai

ear-decision = Döntés
ear-me = Én

## A parancsmező

ear-field = Parancs
ear-help = A számok választanak, a 0 végrehajtja; Shift és egy szám megtart minden ilyen kockát, és újradobja a többit; a pont megáll, marad vagy befejez; a mínusz a szokásos módon folytatja a kínálatig vagy a köröd végéig. A ? megmondja, mit lehet írni. Az Enter egyedül megismétli a kérdést.
ear-kept = { $number } { $face } { $kept ->
        [yes] marad
       *[no] szabad
    }; újra: { $count }
ear-kept-these = Marad: { $faces }; újra: { $count }
ear-die-kept = { $face } marad
ear-no-leaving = Itt nincs mit befejezni: válassz.
ear-card = { $card }, { $price } energia: { $text }
ear-choose-first = Előbb válassz: 1-től { $count }-ig, vagy fel és le.
ear-no-such-number = Nincs { $number }. lehetőség.
ear-undone = Visszavonva.
ear-chance = { $what }: { $chance }
ear-chance-for = { $what }, { $for }: { $chance }
ear-no-odds = Itt nincs mit kiszámolni.
ear-hint = { $move }.
ear-no-hint = Most nincs tipp.

## Beállítások

comfort-group-ear = Fül és billentyűk
comfort-ear = Játék hallás után
    .text = Parancsmező az asztalnál, és rövid mondatok képernyőolvasóknak
comfort-full = Mindent elmond
    .text = Semmi sem marad ki, akkor sem, ha tovább tart
comfort-shortcuts = Egybillentyűs parancsok
    .text = Betűk és számok parancsmező nélkül is játszanak az asztalnál
ear-key-of = Billentyű: { $action }
ear-key-taken = A(z) { $key } már foglalt.
ear-key-coach = edző
ear-key-undo = visszavonás
ear-key-reroll = újradobás
ear-key-leave = megállás, maradás és vége
ear-key-help = súgó
comfort-keys = Billentyűk
