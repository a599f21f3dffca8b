### Döntések: mindegyikhez egy rövid kérdés és egy súgó, és minden lehetőség szavakkal.
### A .help annak szól, aki gépel, a .browser annak, aki koppint.
### A begépelhető szavak („keep”, „stop”) angolok maradnak, mert így kell beírni őket.

## Döntések

decision-place = Hol kezdesz?
    .help = A „place” a négy külső kerület egyikébe teszi a szörnyedet. Mindegyikben két szörnynek van hely, és Manhattanben senki sem kezd. Nézd meg, milyen épületeket rombolhatnál le ott, és ki van már ott. Manhattan még üres: aki elsőként lép, annak oda kell lépnie. Ha nem választasz, a lista első kerülete lesz.
    .browser = Válassz a négy külső kerületből. Mindegyikben két szörnynek van hely, és Manhattanben senki sem kezd: még üres, és aki elsőként lép, annak oda kell lépnie. Nézd meg, milyen épületeket rombolhatnál le ott, és ki van már ott.

decision-roll = Mit tartasz meg?
    .help = A „keep” és utána kockaoldalak: ezek a kockák maradnak, a többit újradobod; a „keep” magában mindet újradobja. A korábban megtartott kockákat is újra lehet dobni. A „stop” befejezi a dobást, a kockák úgy maradnak, ahogy állnak; a „use” kezdetű lépéseket kártyák adják. Ha nem választasz, megállsz; ha azt nem lehet, a lehető legkevesebb kockát dobod újra.
    .browser = Koppints azokra a kockákra, amelyeket megtartasz; a nagy gomb a többit újradobja. A korábban megtartott kockákat is újra lehet dobni. A „Megállok” befejezi a dobást, a kockák úgy maradnak, ahogy állnak. Amit a kártyáid kínálnak, az a kérdés mellett van.
decision-tokyo-roll = Mit tartasz meg?
    .help = A „keep” és utána kockaoldalak: ezek a kockák maradnak, a többit újradobod; a „keep” magában mindet újradobja. Összesen három dobásod van, ha kártya nem ad többet, és a korábban megtartott kockákat is újra lehet dobni. A „use” kezdetű lépések extra dobások, amelyeket kártyák adnak. A „stop” befejezi a dobást; ez az alapértelmezés.
    .browser = Koppints azokra a kockákra, amelyeket megtartasz; a nagy gomb a többit újradobja. Ha hosszan megnyomsz egy kockát, az összes ugyanolyat kijelölöd. Összesen három dobásod van, ha kártya nem ad többet, és a korábban megtartott kockákat is újra lehet dobni. A „Megállok” befejezi a dobást, a kockák úgy maradnak, ahogy állnak. Ezután három egyforma szám annyi pontot ér, amennyi a szám, minden további még 1 pontot; a szívek Tokión kívül gyógyítanak, energiáért kártyát vehetsz, a zúzások pedig a másik oldalon (Tokióban vagy azon kívül) lévő szörnyeket találják el.
decision-new_york-roll = Mit tartasz meg?
    .help = A „keep” és utána kockaoldalak: ezek a kockák maradnak, a többit újradobod; a „keep” magában mindet újradobja, és a korábban megtartott kockákat is újra lehet dobni. A „stop” befejezi a dobást, a kockák úgy maradnak, ahogy állnak. Összesen három dobásod van: minden hálójelölő elvesz egy újradobást, és ha „Jajj!” is van az újradobott kockák között, az balsorsjelölőnként 1 energiába kerül. Utána minden eredményt végre kell hajtani, fajtánként, az általad választott sorrendben. Ha nem választasz, megállsz; ahol a „Peches aura” ezt tiltja, a lehető legkevesebb kockát dobod újra.
    .browser = Koppints azokra a kockákra, amelyeket megtartasz; a nagy gomb a többit újradobja. Ha hosszan megnyomsz egy kockát, az összes ugyanolyat kijelölöd. Összesen három dobásod van: minden hálójelölő elvesz egy újradobást, és ha „Jajj!” is van az újradobott kockák között, az balsorsjelölőnként 1 energiába kerül. A „Megállok” befejezi a dobást, a kockák úgy maradnak, ahogy állnak. Utána minden eredményt végre kell hajtani, fajtánként, az általad választott sorrendben.

decision-dice = Módosítasz egy kockát?
    .help = A dobásnak vége, és a kártyáiddal a végrehajtás előtt módosíthatod az eredményt. Minden „use” azt teszi, amit a kártya mond, és amíg van mit módosítani, újra kérdezünk. A „pass” úgy hagyja a kockákat, ahogy vannak; ez az alapértelmezés.
    .browser = A dobásnak vége, és a kártyáiddal a végrehajtás előtt módosíthatod az eredményt. Válassz kártyát, koppints egy megjelölt kockára, és erősítsd meg. Amíg van mit módosítani, újra kérdezünk.
decision-tokyo-dice = Módosítasz egy kockát?
    .help = A dobásnak vége, és a kártyáiddal a végrehajtás előtt módosíthatsz vagy újradobhatsz kockákat. Minden „use” azt teszi, amit a kártya mond. Amíg van mit módosítani, újra kérdezünk. A „pass” úgy hagyja a kockákat, ahogy vannak; ez az alapértelmezés.
    .browser = A dobásnak vége, és a kártyáiddal a végrehajtás előtt módosíthatsz vagy újradobhatsz kockákat. Válassz kártyát, koppints egy megjelölt kockára, és erősítsd meg. Amíg van mit módosítani, újra kérdezünk.
decision-new_york-dice = Módosítasz egy kockát?
    .help = A dobásnak vége, és a kártyáid „use” lépéseket kínálnak: módosítják a még végre nem hajtott kockákat, vagy (csak az első eredményfajta előtt) újabb eredményt adnak hozzájuk. Minden további fajta előtt újra kérdezünk. A „pass” mindent úgy hagy, ahogy van; ez az alapértelmezés.
    .browser = A dobásnak vége, és a kártyáiddal módosíthatod a még végre nem hajtott kockákat, vagy (csak az első eredményfajta előtt) újabb eredményt adhatsz hozzájuk. Minden további fajta előtt újra kérdezünk.

decision-probe = Újradobod egy ellenfél kockáját?
    .help = A soron lévő szörny befejezte a dobást, és te újradobhatod az egyik kockáját. A „use” után annak a kockának az oldalát írd, amelyet újradobnál; ha szív lesz belőle, a kártyádat el kell dobni. A „pass” békén hagyja a kockáit; ez az alapértelmezés.
    .browser = A soron lévő szörny befejezte a dobást, és te újradobhatod az egyik kockáját: koppints rá. Ha szív lesz belőle, a kártyádat el kell dobni.

decision-resolve = Mi legyen az első?
    .help = Te döntöd el, melyik fajta eredmény következik. A „resolve” az adott oldal összes eredményét egyszerre hajtja végre. Ha nem választasz, a lista első eleme lesz.
    .browser = Te döntöd el, melyik fajta eredmény következik: az adott oldal összes eredménye egyszerre.
decision-tokyo-resolve = Szív vagy zúzás legyen előbb?
    .help = Más szörnyeket is gyógyíthatsz, ezért számít a sorrend. A „resolve heart” sorrendje: számok, szívek, energia, zúzások. A „resolve claw” sorrendje: számok, energia, zúzások, szívek. Ha nem választasz, a szívek jönnek előbb.
    .browser = Más szörnyeket is gyógyíthatsz, ezért számít a sorrend. Ha a szív az első: számok, szívek, energia, zúzások; ha a zúzás: számok, energia, zúzások, szívek.
decision-new_york-resolve = Mi legyen az első?
    .help = Minden eredményedet végre kell hajtani, a haszontalanokat is, és a sorrendről te döntesz. A „resolve” egy oldal összes eredményét végrehajtja, a kártyáktól kapottakat is, és csak utána jön a következő fajta; a lista megmondja, melyik mit tenne most. A sorrend számít: ha előbb elpusztítasz egy egységet, az a „Jajj!” miatt már nem lő, de ha előbb lerombolsz egy épületet, a helyén maradó egység lőni fog; a szívek pedig többet érnek, miután a hadsereg lőtt. Ha nem választasz, a lista első eleme lesz: szív, energia, zúzás, hírnév, rombolás, „Jajj!”.
    .browser = Minden eredményedet végre kell hajtani, a haszontalanokat is, és a sorrendről te döntesz. Koppints egy oldalra, hogy lásd, mit tenne most. A sorrend számít: ha előbb elpusztítasz egy egységet, az a „Jajj!” miatt már nem lő, de ha előbb lerombolsz egy épületet, a helyén maradó egység lőni fog; a szívek pedig többet érnek, miután a hadsereg lőtt. A szokásos sorrend balról jobbra halad.

decision-heart = Mire kell ez a szív?
    .help = A szíveidet egyenként használod fel. A „heal” visszaad neked 1 életerőt, a „cure” leveszi egy jelölődet, a „pass” veszni hagyja ezt a szívet. Ha nem választasz, gyógyulsz, ha lehet, különben passzolsz.
    .browser = A szíveidet egyenként használod fel: mindegyik visszaad neked 1 életerőt, vagy leveszi egy jelölődet.
decision-tokyo-heart = Mire kell ez a szív?
    .help = A szíveidet egyenként használod fel. Tokión kívül a „heal” visszaad neked 1 életerőt, a „cure” levesz egy méreg- vagy zsugorjelölőt. A „ray” egy másik szörnynek ad vissza 1 életerőt, és ő 2 energiát fizet érte, vagy ha nincs annyija, mindet; a „pass” veszni hagyja ezt a szívet. Ha nem választasz, gyógyulsz, ha lehet, különben passzolsz.
    .browser = A szíveidet egyenként használod fel. Tokión kívül mindegyik visszaad neked 1 életerőt, vagy levesz egy méreg- vagy zsugorjelölőt. A megfelelő kártyával inkább egy másik szörnynek ad vissza 1 életerőt, és ő 2 energiát fizet érte, vagy ha nincs annyija, mindet.
decision-new_york-heart = Mire kell ez a szív?
    .help = A szíveidet egyenként használod fel, mert balsorsjelölőd van: jelölőnként 1 energiába kerül, ha „Jajj!” kockát is újradobsz. A „heal” visszaad neked 1 életerőt, de Manhattanben nem; a „cure curse” bárhol levesz egy jelölőt; a „pass” veszni hagyja ezt a szívet. Ha nem választasz, gyógyulsz, ha lehet, különben passzolsz.
    .browser = A szíveidet egyenként használod fel, mert balsorsjelölőd van: jelölőnként 1 energiába kerül, ha „Jajj!” kockát is újradobsz. Egy szív visszaad neked 1 életerőt, de Manhattanben nem, vagy bárhol levesz egy jelölőt.

decision-claw = Hány hálót rázol le?
    .help = Hálójelölőd van; mindegyik elvesz egy újradobást. A „shed” és egy szám ennyi zúzást költ el, hogy ugyanannyi jelölőt levegyen, a többi zúzás szokás szerint támad; „shed 0” esetén mind támad. Ha nem választasz, egyet sem rázol le.
    .browser = Hálójelölőd van; mindegyik elvesz egy újradobást. Döntsd el, hány zúzást költesz el, hogy ugyanannyi jelölőt levegyél. A többi zúzás szokás szerint támad.

decision-destroy = Mit rombolsz le?
    .help = A „destroy” elkölti a lapkához kellő rombolást, és rögtön megadja a jutalmát. Csak az oszlop legfelső lapkája rombolható le, egység pedig csak akkor, ha nem ebben a körben tűnt fel. Az épület megfordul, és egységként a kerületében marad: az 1-es állóképességű épület gyalogságot rejt, a 2-es vadászgépet, a 3-as tankot. Láthatóvá válik az oszlop következő lapkája is, és ha marad rombolásod, azt is lerombolhatod. Az egység lekerül a tábláról. Amíg a rombolásod elég egy lapkára a kerületedben, le kell rombolnod egyet; hogy melyiket, azt te döntöd el, és ami egyikre sem elég, az elvész. Ha nem választasz, a lista első lapkája lesz, vagy a „pass”, ahol az is választható.
    .browser = Válassz egy lapkát: annyi rombolásba kerül, amennyi rajta áll, és rögtön megadja a jutalmát. Csak az oszlop legfelső lapkája rombolható le, egység pedig csak akkor, ha nem ebben a körben tűnt fel. Az épület megfordul, és egységként a kerületében marad: az 1-es állóképességű épület gyalogságot rejt, a 2-es vadászgépet, a 3-as tankot. Láthatóvá válik az oszlop következő lapkája is, és ha marad rombolásod, azt is lerombolhatod. Az egység lekerül a tábláról. Amíg a rombolásod elég egy lapkára a kerületedben, le kell rombolnod egyet; ami egyikre sem elég, az elvész.

decision-damage = Mit teszel a sebzés ellen?
    .help = Életerőt veszítenél, de egy kártyád segíthet. A „use” azt teszi, amit a kártya mond, a „pass” elszenvedi a veszteséget. Ha nem választasz, passzolsz.
    .browser = Életerőt veszítenél, de egy kártyád segíthet. Válaszd a kártyát, vagy viseld el a veszteséget.
decision-tokyo-damage = Mit teszel a veszteség ellen?
    .help = Életerőt veszítenél. A „use wings” 2 energiába kerül, és a kör hátralévő részében nem veszítesz életerőt; a „use rapid_healing” 2 energiáért a veszteség előtt visszaad 1 életerőt. A „use background_dweller” újradob egy 3-ast az „Álcázás” kockái közül. A „pass” elszenvedi a veszteséget; ez az alapértelmezés.
    .browser = Életerőt veszítenél. A „Szárnyak” 2 energiába kerül, és a kör hátralévő részében nem veszítesz életerőt; a „Gyors gyógyulás” 2 energiáért a veszteség előtt visszaad 1 életerőt. A „Háttérlakó” újradob egy 3-ast az „Álcázás” kockái közül.
decision-new_york-damage = Mit teszel a sebzés ellen?
    .help = Sebzést kapnál, de a „Nem evilági” kártyával életerő helyett energiát veszíthetsz. A „use of_another_world” és egy szám: ennyi energiát veszítesz, és ugyanennyivel kevesebb életerőt; csak egyszer kérdezünk. A „pass”: az egész sebzés az életerődet csökkenti; ez az alapértelmezés.
    .browser = Sebzést kapnál, de a „Nem evilági” kártyával életerő helyett energiát veszíthetsz. Döntsd el, mennyit; csak egyszer kérdezünk.

decision-yield = Maradsz Tokióban?
    .help = Tokióban eltalált egy támadás. A „yield”: kivonulsz Tokióból, és ha a támadó kint van, ő belép; az elvesztett életerőt nem kapod vissza, de „Sugárhajtás” kártyával nem is veszítesz. A „stay”: megtartod a helyed; ez az alapértelmezés.
    .browser = Tokióban eltalált egy támadás. Ha kivonulsz, elhagyod Tokiót, és ha a támadó kint van, ő belép; az elvesztett életerőt nem kapod vissza, de „Sugárhajtás” kártyával nem is veszítesz. Ha maradsz, tiéd a hely, és a köröd elején pontot kapsz érte, de a szívek itt nem gyógyítanak.

decision-flee = Elmenekülsz Manhattanből?
    .help = Megtámadtak Manhattanben, és most elmehetsz. A „flee” egy olyan külső kerületbe visz, ahol kettőnél kevesebb szörny van; az elvesztett életerőt nem kapod vissza. A támadónak ezután a Lépés szakaszában be kell lépnie Manhattanbe, mert ott van hely. A „stay”: a zónádban maradsz, a köröd elején megkapod, amit a zóna ad, és a Lépés szakaszodban továbblépsz, de a szívek ott nem gyógyítanak, és a kinti zúzások továbbra is eltalálnak. Ha nem választasz, maradsz.
    .browser = Megtámadtak Manhattanben, és most átmehetsz egy olyan külső kerületbe, ahol kettőnél kevesebb szörny van; az elvesztett életerőt nem kapod vissza. A támadónak ezután a Lépés szakaszában be kell lépnie Manhattanbe, mert ott van hely. Ha maradsz, a köröd elején megkapod, amit a zónád ad, és a Lépés szakaszodban továbblépsz, de a szívek ott nem gyógyítanak, és a kinti zúzások továbbra is eltalálnak.

decision-move = Lépsz vagy maradsz?
    .help = A „move” bármelyik külső kerületbe átvisz, ahol kettőnél kevesebb szörny van. A „stay” befejezi a Lépés szakaszt; ez az alapértelmezés. A választott kerület egységei rád lőhetnek, és a következő körödben az ottani lapkákat rombolhatod le; néhány kártya bizonyos kerületekben 1 energiával olcsóbb.
    .browser = Bármelyik külső kerületbe átmehetsz, ahol kettőnél kevesebb szörny van. A kerület egységei rád lőhetnek, és a következő körödben az ottani lapkákat rombolhatod le; néhány kártya bizonyos kerületekben 1 energiával olcsóbb.

decision-move_out = Hova mész?
    .help = Ötnél kevesebb szörny maradt, így Manhattanben már csak egynek van hely, és neked a második útról el kell menned. A „move” olyan külső kerületbe visz, ahol kettőnél kevesebb szörny van, és nem kerül semmibe. Ha nem választasz, a lista első kerülete lesz.
    .browser = Ötnél kevesebb szörny maradt, így Manhattanben már csak egynek van hely, és neked a második útról el kell menned. Válassz olyan külső kerületet, ahol kettőnél kevesebb szörny van; ez nem kerül semmibe.

decision-buy = Veszel kártyát?
    .help = A „buy” kifizeti az árat: a kártya a tiéd, és a kínálat rögtön feltöltődik. A „sweep” 2 energiáért lecseréli a kínálat összes kártyáját. Amíg tehetsz valamit, újra kérdezünk. Az „end” befejezi a vásárlást; ez az alapértelmezés.
    .browser = Koppints egy kártyára, hogy elolvasd; ha megveszed, kifizeted az árát, és a kínálat rögtön feltöltődik. A lapcsere 2 energiáért lecseréli a kínálat összes kártyáját. Amíg tehetsz valamit, újra kérdezünk.
decision-tokyo-buy = Veszel kártyát?
    .help = A „buy” megvesz egy kártyát a kínálatból, vagy ha a kártyáid engedik, egy másik szörnytől vagy a pakliból; a pakli legfelső lapját a „use made_in_a_lab” mutatja meg. A „sweep” 2 energiáért lecseréli a kínálat összes kártyáját. Amíg tehetsz valamit, újra kérdezünk. Az „end” befejezi a vásárlást; ez az alapértelmezés.
    .browser = Koppints egy kártyára, hogy elolvasd; ha megveszed, kifizeted az árát. Ha a kártyáid engedik, egy másik szörnytől vagy a pakliból is vehetsz. A lapcsere 2 energiáért lecseréli a kínálat összes kártyáját. Amíg tehetsz valamit, újra kérdezünk.
decision-new_york-buy = Veszel kártyát?
    .help = A „buy” megvesz egy kártyát a kínálatból, és egy másik kerül a helyére. A „Tartsd meg” lapok nálad maradnak, a „Dobd el” lapok azonnal hatnak, aztán eldobod őket. Néhány kártya bizonyos kerületekben 1 energiával olcsóbb, néhányat csak olyan körben vehetsz meg, amelyben vadászgépet vagy tankot pusztítottál el, a speciális lapok pedig sosem eladók. A „sweep” 2 energiáért lecseréli a kínálat összes kártyáját. Amíg tehetsz valamit, újra kérdezünk. Az „end” befejezi a vásárlást; ez az alapértelmezés.
    .browser = Koppints egy kártyára, hogy elolvasd; ha megveszed, kifizeted az árát, és egy másik kártya kerül a helyére. A „Tartsd meg” lapok nálad maradnak, a „Dobd el” lapok azonnal hatnak, aztán eldobod őket. Néhány kártya bizonyos kerületekben 1 energiával olcsóbb, néhányat csak olyan körben vehetsz meg, amelyben vadászgépet vagy tankot pusztítottál el, a speciális lapok pedig sosem eladók. A lapcsere 2 energiáért lecseréli a kínálat összes kártyáját. Amíg tehetsz valamit, újra kérdezünk.

decision-snatch = Lecsapsz egy kártyára?
    .help = Új kártya van a kínálatban, és az „Opportunista” révén mindenki előtt megveheted. A „buy” a te energiádból fizeti ki az árát, és ami a helyére kerül, azt is megveheted. A „pass” a többieknek hagyja a kártyákat; ez az alapértelmezés.
    .browser = Új kártya van a kínálatban, és az „Opportunista” révén mindenki előtt megveheted. Koppints rá, hogy elolvasd. Ami a helyére kerül, azt is megveheted.

decision-end = Eladsz egy kártyát?
    .help = Az „Alakváltó” révén eldobhatod „Tartsd meg” lapjaidat, és megkapod a rájuk nyomtatott árat energiában. A „use metamorph” és egy kártya eladja azt a kártyát; amíg van mit eladnod, újra kérdezünk. A „pass” megtartja a többit; ez az alapértelmezés.
    .browser = Az „Alakváltó” révén eldobhatod „Tartsd meg” lapjaidat, és megkapod a rájuk nyomtatott árat energiában. Válaszd ki, melyiket adod el; amíg van mit eladnod, újra kérdezünk.

decision-start = Teszel valamit dobás előtt?
    .help = Kezdődik a köröd, és egy kártyáddal már az első dobás előtt tehetsz valamit. A „use” és a „move” azt teszi, amit a kártya mond. A „pass” továbbmegy a dobásra; ez az alapértelmezés.
    .browser = Kezdődik a köröd, és egy kártyáddal már az első dobás előtt tehetsz valamit.
decision-tokyo-start = Lemásolsz egy másik kártyát?
    .help = Az első dobás előtt 1 energiáért másik „Tartsd meg” lapot másolhatsz az „Utánzás” kártyával. A „use mimic” a tulajdonost és a kártyát nevezi meg. A „pass” mindent úgy hagy, ahogy van; ez az alapértelmezés.
    .browser = Az első dobás előtt 1 energiáért másik „Tartsd meg” lapot másolhatsz az „Utánzás” kártyával. Válaszd ki, melyiket.
decision-new_york-start = Lépsz a dobás előtt?
    .help = A „use super_speed” egy extra lépés az első dobás előtt: Manhattanbe, ha van ott hely, különben egy külső kerületbe, ahol van; Manhattanben egy zónával továbblépsz. A „pass” továbbmegy a dobásra; ez az alapértelmezés.
    .browser = Az első dobás előtt tehetsz egy extra lépést: Manhattanbe, ha van ott hely, különben egy külső kerületbe, ahol van; Manhattanben egy zónával továbblépsz.

decision-choose = Mit választasz?
    .help = Egy kártya vagy egy szabály választást kér. A „pass” nem tesz semmit; ahol választható, ez az alapértelmezés, máshol a lista első lépése.
    .browser = Egy kártya vagy egy szabály választást kér.
decision-choose-mimic = Melyik kártyát másolod le?
    .help = Megvetted az „Utánzás” kártyát: válaszd ki, melyik „Tartsd meg” lapot másolja. A „copy” a tulajdonost és a kártyát nevezi meg; a másolat úgy számít, mintha most vetted volna. Választanod kell; ha nem teszed, a lista első eleme lesz.
    .browser = Megvetted az „Utánzás” kártyát: válaszd ki, melyik „Tartsd meg” lapot másolja. A másolat úgy számít, mintha most vetted volna.
decision-choose-freeze_time = Kérsz még egy kört?
    .help = A három 1-es miatt most játszhatsz egy extra kört, eggyel kevesebb kockával; minden közvetlenül következő extra körben még eggyel kevesebb kockád lesz. Az „again”: kéred az extra kört. A „pass”: a játék megy tovább; ez az alapértelmezés.
    .browser = A három 1-es miatt most játszhatsz egy extra kört, eggyel kevesebb kockával; minden közvetlenül következő extra körben még eggyel kevesebb kockád lesz.
decision-choose-stink_attack = Melyik egységet zavarod el?
    .help = Olyan kerületbe jöttél, ahol egységek vannak, és legfeljebb négyet elzavarhatsz. A „scatter” egy másik kerületbe küld egy egységet, és ott rálőhet arra, aki ott van; egy-egy kerületbe legfeljebb egyet küldhetsz. Amíg van mit elzavarni, újra kérdezünk. A „pass” itt hagyja a többit; ez az alapértelmezés.
    .browser = Olyan kerületbe jöttél, ahol egységek vannak, és legfeljebb négyet elzavarhatsz. Válassz egy egységet, és hogy hova menjen: ott rálőhet arra, aki ott van, és egy-egy kerületbe legfeljebb egyet küldhetsz. Amíg van mit elzavarni, újra kérdezünk.
decision-choose-tesla_cannon = Melyik kártyát dobod el?
    .help = A „Teslaágyú” miatt minden szörny eldobja egy „Tartsd meg” lapját. A „discard” azt nevezi meg, amelyiket elveszíted. Választanod kell; ha nem teszed, a lista első eleme lesz.
    .browser = A „Teslaágyú” miatt minden szörny eldobja egy „Tartsd meg” lapját. Válaszd ki, melyiket veszíted el.
decision-choose-next_stage = Hány pontból legyen energia?
    .help = Minden pontodról lemondasz. Az „energy” és egy szám: ennyi pontból energia lesz, a többi gyógyít, legfeljebb a maximumodig. Ha nem választasz, egyből sem lesz energia.
    .browser = Minden pontodról lemondasz. Döntsd el, hány pontból legyen energia; a többi gyógyít, legfeljebb a maximumodig.
decision-choose-photo_op = Ki kerüljön a fotóra?
    .help = 1 pontot kapsz minden sebzésért, amelyet ebben a körben a választott szörnynek okoztál. A „photo” nevezi meg. Választanod kell; ha nem teszed, a tőled balra ülő első élő szörny lesz az.
    .browser = Válassz egy szörnyet: 1 pontot kapsz minden sebzésért, amelyet ebben a körben neki okoztál.
decision-choose-of_another_world = Mennyit fizetsz életerőből?
    .help = Árat vagy díjat kell fizetned, és a „Nem evilági” kártyával egy részét életerőből is fizetheted. A „pay” és egy szám: ennyit életerőből fizetsz, a többit energiából; az utolsó életerődet nem költheted el. Ha nem választasz, a lehető legkevesebb életerőt fizeted.
    .browser = Árat vagy díjat kell fizetned, és a „Nem evilági” kártyával egy részét életerőből is fizetheted. Döntsd el, mennyit; a többit energiából fizeted, és az utolsó életerődet nem költheted el.

## Lépések
## A nevek ragozatlanul állnak, kivéve a kerületeket; Staten Island mindenhol az alapeset,
## mert a Fluent kulcsaiban nem lehet szóköz.

move-keep = { $faces } marad, { $count } kocka újra
move-keep_none = minden kocka újradobása
move-stop = megállok
move-resolve = végrehajtás: { $face }
move-heal = +1 életerő
move-cure = jelölő levétele: { $token }
move-ray = { $seat } kap 1 életerőt 2 energiáért (ha nincs annyi, mindért)
move-shed = { $count ->
        [0] egy hálójelölőt sem rázok le
       *[other] { $count } zúzásért { $count } hálójelölő lerázása
    }
move-destroy = lerombolás: { $tile }
move-destroy_stack = lerombolás: { $tile } ({ $count } lapkás oszlop)
move-destroy_at = lerombolás: { $tile } (másik kerület: { $place })
move-yield = kivonulok Tokióból
move-flee = { $place ->
        [Manhattan] Manhattanbe
        [Bronx] Bronxba
        [Queens] Queensbe
        [Brooklyn] Brooklynba
       *[other] { $place }re
    } menekülök
move-stay = maradok
move-move = { $place ->
        [Manhattan] Manhattanbe
        [Bronx] Bronxba
        [Queens] Queensbe
        [Brooklyn] Brooklynba
       *[other] { $place }re
    } lépek
move-place = { $place ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $place }en
    } kezdek
move-buy = vétel: { $card }, { $price ->
        [0] ingyen
       *[other] { $price } energiáért
    }
move-buy_from_seat = vétel: { $card }, tőle: { $seat }, { $price ->
        [0] ingyen
       *[other] { $price } energiáért
    }
move-buy_from_deck = vétel a pakliból: { $card }, { $price ->
        [0] ingyen
       *[other] { $price } energiáért
    }
move-buy_from_discard = vétel a dobott lapokból: { $card }, { $price ->
        [0] ingyen
       *[other] { $price } energiáért
    }
move-sweep = lapcsere 2 energiáért
move-use = bevetés: { $card }
move-use_faces = { $card }: { $faces } marad, { $count } kocka újra
move-use_faces_none = { $card }: minden kocka újra
move-use_face = { $card }: { $face }
move-use_face_to = { $card }: { $face } helyett { $to }
move-use_card = { $card }: { $target }
move-use_seat_card = { $card }: { $target } ({ $seat } kártyája)
move-use_number = { $card }: { $count } életerő helyett { $count } energia
move-use_place = { $card }: { $place }
move-copy = másolás: { $card } ({ $seat } kártyája)
move-again = még egy kör
move-pay = { $count ->
        [0] mindent energiából
       *[other] életerőből { $count }, a többi energiából
    }
move-energy = { $count ->
        [0] minden pont gyógyítson
       *[other] { $count } energia, a többi pont gyógyít
    }
move-photo = fotó: { $seat }
move-discard = eldobás: { $card }
move-scatter = { $place ->
        [Manhattan] Manhattanbe
        [Bronx] Bronxba
        [Queens] Queensbe
        [Brooklyn] Brooklynba
       *[other] { $place }re
    } zavarom: { $tile }
move-pass = passz
move-end = a vásárlás vége

## Mit tennének most New York lépései

prospect-you = te
prospect-and = { $first }; { $second }
prospect-results = { $count } × { $face }: { $effect }
prospect-hearts = { $count ->
        [0] semmi, teljes az életerőd
       *[other] visszanyersz { $count } életerőt
    }
prospect-hearts_in_manhattan = semmi, Manhattanben a szívek nem gyógyítanak
prospect-hearts_one_by_one = egyenként: gyógyulás vagy balsorsjelölő levétele
prospect-claws = { $seats ->
        [one] { $count } sebzés
       *[other] fejenként { $count } sebzés
    }: { $names }
prospect-claws_in_peace = semmi, mert Manhattan üres volt a köröd elején
prospect-claws_at_nobody = nincs kit eltalálni
prospect-stars_too_few = semmi, { $needed } kellene a „Szupersztár” laphoz
prospect-stars_of_holder = { $pays }, mert nálad van a „Szupersztár”
prospect-stars_taking = tiéd a „Szupersztár” { $robbed ->
        [yes] (eddig { $seat } birtokolta): { $pays }
       *[no] lap: { $pays }
    }
prospect-destruction = { $place ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $place }en
    } lapkák lerombolása, amíg lehet
prospect-destruction_idle = semmi, { $place ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $place }en
    } egyik lapkához sem elég
prospect-army = a hadsereg lő: { $hits }
prospect-hit = { $name } −{ $damage }
prospect-army_silent = semmi, nincs egység
prospect-statue = tiéd a „Szabadság-szobor” { $robbed ->
        [yes] (eddig { $seat } birtokolta): +3 pont, { $seat }: −3
       *[no] lap: +3 pont
    }
prospect-statue_kept = nálad marad a „Szabadság-szobor”
prospect-destroy = { $needs } rombolás, { $pays }, helyén: { $leaves }
prospect-there = { $move }: { $there }
prospect-units = { $count ->
        [0] nincs egység
       *[other] { $count } egység
    }
prospect-for_energy = { $move }, { $energy } energiáért
prospect-photo = fotó: { $name }, { $pays }
prospect-stay = { $place ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $place }en
    } maradok
prospect-stay_in_manhattan = maradok; a köröm elején { $income }
prospect-stay_and_climb = nem lépek többet; utána egy zónával továbblépek, ha lehet
prospect-stay_and_enter = nem lépek többet; utána be kell lépnem Manhattanbe
prospect-reroll_with_fee = { $count } kocka újra, és { $fee } energia a „Jajj!” miatt

## Mit tennének most New York kockaoldalai, a súgóban

prospect-face_heart = mindegyik visszaad 1 életerőt, legfeljebb { $most }-ig; most { $health } életerőd van
prospect-face_heart_in_manhattan = Manhattanben nem gyógyít
prospect-face_heart_cures = helyette mindegyik levehet egy balsorsjelölőt
prospect-face_energy = mindegyik 1 energia
prospect-face_claw = mindegyik 1 sebzés: { $names }; aki életerőt veszít, elmenekülhet Manhattanből
prospect-face_claw_from_manhattan = mindegyik 1 sebzés: { $names }
prospect-face_star_of_holder = mindegyik 1 pont, mert nálad van a „Szupersztár”
prospect-face_star = { $needed } alatt semmi; { $needed } esetén tiéd a „Szupersztár” { $robbed ->
        [yes] (eddig { $seat } birtokolta): { $pays }
       *[no] lap: { $pays }
    }, és minden további 1 ponttal többet ér
prospect-face_destroy = { $place ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $place }en
    } ezekre a lapkákra: { $tiles }. Amit le tudsz rombolni, azt le is kell
prospect-face_destroy_idle = { $place ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $place }en
    } most egy lapkát sem lehet lerombolni
prospect-tile = { $tile } ({ $needs } kell, { $pays })
prospect-face_ouch = egy: { $one }. Kettő: { $two }. Három vagy több: { $three }; { $statue }. Az ebben a körben feltűnt egységek is lőnek

prospect-ahead_enter = Manhattanben van hely, ezért a kockák után be kell lépned, 1 pontért
prospect-ahead_free = Manhattan tele van; ha senki sem megy el onnan, átmehetsz egy másik kerületbe, vagy maradhatsz
prospect-ahead_climb = a kockák után továbblépsz ide: { $place }; Manhattant önszántadból nem hagyhatod el
prospect-ahead_top = Felső-Manhattanben maradsz; Manhattant önszántadból nem hagyhatod el

## Több New York néhány lépéséről, a súgóban

prospect-hint_use = A „use” lépéseket a kártyáid adják; a szövegük lentebb olvasható.
prospect-hint_ride = Ez a „Metró” extra köre: a „move” bármelyik kerületbe átvisz, ahol van hely, mielőtt továbbmész, ugyanabba legfeljebb háromszor.
prospect-hint_distant = A „destroy … at” egy másik kerület lapkája, amelyet egy kártyáddal elérsz; ez sosem kötelező.
prospect-hint_stack = Az „x2” és az „x3” a magasabb oszlop, ha több oszlop tetején ugyanaz az épület áll; nélkülük a legalacsonyabbról van szó.
prospect-hint_idle = A rombolásod egyik elérhető lapkához sem elég, ezért semmi sem kötelező: a „pass” lemond a maradékról.
prospect-hint_discard = A „buy … from discard” egy „Tartsd meg” lapot vesz ki a dobott lapokból, a nyomtatott árnál 1 energiával olcsóbban.

## Miről szólnak most New York döntései, a súgóban

prospect-now_destroy = Még { $count } rombolást költhetsz { $place ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $place }en
    } lapkákra.
prospect-now_destroy_units = Még { $count } rombolást költhetsz { $place ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $place }en
    } egységekre; az épületeket ebben a körben nem éred el.
prospect-now_flee = { $seat } megtámadott itt: { $place }; { $health } életerőd maradt.
prospect-now_units = { $count ->
        [0] Manhattanben nincs egység, amely rád lőhetne.
       *[other] Manhattanben { $count } egység van, amely rád lőhet, ha valaki „Jajj!” szimbólumot dob.
    }
prospect-now_exit = Manhattan kettőtöknek már túl szűk.
prospect-now_ride = Ez a „Metró” extra köre: újra meg újra léphetsz bármelyik kerületbe, ahol van hely, de ugyanabba legfeljebb háromszor. A „stay” a szokásos módon befejezi a szakaszt: Manhattanben egy zónával továbblépsz, kintről pedig belépsz Manhattanbe, ha van ott hely.
prospect-now_move = Manhattan tele van. Ha volna hely, be kellene lépned.
