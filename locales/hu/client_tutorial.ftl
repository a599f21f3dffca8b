### Leckék: egy-egy első játszma mindkét városban, egy kis vezetővel.
### Az üzenet megmondja, mi a teendő, a .why pedig, hogy mire jó. Mindkettő egy rövid mondat.

## A lecke körül

home-learn = Tanuld meg 3 perc alatt
home-learn-again = Oktató játék
learn-guide = A vezetőd
learn-step = Lépés: { $step }/{ $of }
learn-skip = Lecke kihagyása
learn-skip-short = Kihagyás
learn-done-title = Sikerült!
learn-done-tokyo = Te vagy Tokió királya, és most már ismered a játékot.
learn-done-new_york = Te vagy New York királya, és most már ismered a játékot.
learn-done-lost = Ennek a játszmának vége, de már eleget tudsz a játékhoz.
learn-play = Igazi játszma
learn-other-tokyo = A tokiói lecke
learn-other-new_york = A New York-i lecke
learn-home = Kezdőlap
lesson-not_now = Még nem: előbb tedd meg, amit a vezetőd mutat, utána azt teszel, amit akarsz.

## Tokió. A tanuló a Király, a többiek Kibercica és Mechasárkány.

lesson-tokyo-goal = Koppints a két 3-asra, hogy megtartsd őket, aztán dobd újra a többi kockát.
    .why = Az nyer, akinek elsőként lesz 20 pontja, vagy aki utolsóként talpon marad.
lesson-tokyo-triple = Tartsd meg a három 3-ast és a két energiát, aztán dobd újra az utolsó kockát.
    .why = Három 3-as 3 pontot ér, minden további 3-as még 1-et.
lesson-tokyo-buy = Vedd meg 3 energiáért a „Sarki bolt” kártyát.
    .why = Energiáért kártyát vehetsz, és ez rögtön ad egy pontot.
lesson-tokyo-hearts = Tartsd meg a két szívet és a zúzást, a többit dobd újra.
    .why = Kibercica eltalált, de Tokión kívül minden szív visszaad 1 életerőt.
lesson-tokyo-claws = Három zúzás elég: állj meg.
    .why = Kintről minden zúzásod miatt 1 életerőt veszít a tokiói szörny.
lesson-tokyo-stay = Maradj Tokióban.
    .why = A belépésért 1 pontot kaptál, és ha itt kezded a köröd, jön még 2.
lesson-tokyo-inside = Tartsd meg a két zúzást, minden mást dobj újra.
    .why = Tokióban a szívek nem gyógyítanak, de a zúzásaid most mindenkit eltalálnak odakint.
lesson-tokyo-more = Tartsd meg a zúzásokat és az energiát, a másik kettőt dobd újra.
    .why = Egy körben háromszor dobhatsz, és ez az utolsó dobás.
lesson-tokyo-keep = Vedd meg a „Váratlan fordulat” kártyát.
    .why = Kibercica kiesett, ez a kártya pedig nálad marad, amíg be nem veted.
lesson-tokyo-yield = Vonulj ki Tokióból.
    .why = Még egy találat kiütne, kint viszont újra gyógyulhatsz.
lesson-tokyo-last = Tartsd meg a 3-asokat és a szívet, a többit dobd újra.
    .why = 17 pontod van: még három, és nyersz.
lesson-tokyo-once_more = Tartsd meg a szíveket is, és próbáld meg még egyszer.
    .why = Még nincs harmadik 3-as, de van még egy dobásod.
lesson-tokyo-twist = Addig koppints az 1-esre, amíg 3-as nem lesz, majd fordítsd át a „Váratlan fordulat” kártyával.
    .why = Egy kártya megteheti, amit a kockák nem akarnak.

## New York. A tanuló Kong, a többiek Halkapitány és Seriff.

lesson-new_york-goal = Tartsd meg a három rombolást, a többit dobd újra.
    .why = Az nyer, akinek elsőként lesz 20 pontja, vagy aki utolsóként talpon marad, és a rombolás kifizetődik.
lesson-new_york-ouch = Tartsd meg a szívet is, a többit dobd újra.
    .why = A „Jajj!” riasztja a hadsereget: a kerületedben minden egység 1 sebzést okoz neked.
lesson-new_york-order = Kezdd a „Jajj!” eredménnyel.
    .why = A sorrendről te döntesz, és most még csak egy egység van itt.
lesson-new_york-destroy = Most jöjjön a rombolás.
    .why = A három rombolást a saját kerületed épületeire és egységeire költheted.
lesson-new_york-house = Rombold le a 2-es felhőkarcolót.
    .why = A felhőkarcoló pontot ad, az erőmű energiát, a kórház életerőt.
lesson-new_york-move = Lépj át egy másik kerületbe.
    .why = A lerombolt épületekből egységek lettek, de azok Brooklynban maradnak.
lesson-new_york-buy = Vedd meg 5 energiáért a „Regeneráció” kártyát.
    .why = Energiáért kártyát vehetsz, és ez minden köröd elején visszaad 1 életerőt.
lesson-new_york-stars = Tartsd meg a két hírnevet és a két zúzást, a többit dobd újra.
    .why = Három hírnévvel te leszel a „Szupersztár”.
lesson-new_york-claws = Tökéletes: állj meg.
    .why = Kint vagy, ezért a zúzásaid a manhattani szörnyet találják el.
lesson-new_york-any_order = Hajtsd végre a hírneveket és a zúzásokat, bármilyen sorrendben.
    .why = A „Szupersztár” most 1 pontot ér, és később minden hírnév még 1-et.
lesson-new_york-stay = Maradj Manhattanben.
    .why = Üres volt, ezért be kellett lépned, és a három zónája egyre többet fizet.
lesson-new_york-statue = Tartsd meg a két „Jajj!” kockát és a hírnevet, a többit dobd újra.
    .why = Három „Jajj!” esetén tiéd a „Szabadság-szobor”: 3 pont.
lesson-new_york-army = Állj meg, és hagyd lőni a hadsereget.
    .why = Két „Jajj!” a kerületed minden szörnyét eltalálja, három mindenkit, mindenhol.
lesson-new_york-superstar = Hajtsd végre mindkettőt, bármilyen sorrendben.
    .why = Manhattanben nincs egység, de szegény Halkapitány három egység között áll.
lesson-new_york-flee = Menekülj egy másik kerületbe.
    .why = Most gyenge vagy, és Manhattanben a szívek nem gyógyítanak.
lesson-new_york-last = Megint három hírnév: állj meg.
    .why = Te vagy a „Szupersztár”, ezért mindegyik egy pont.
lesson-new_york-crown = Hajtsd végre a hírneveket és a szíveket, bármilyen sorrendben.
    .why = 17 pontod van, és ezzel meglesz a 20.
lesson-new_york-end = Lépj vagy maradj, ahogy tetszik.
    .why = A köröd végén nyersz.
