### A Tokió királya szabályai a szabályok oldalára.
### rules-tokyo-section-SZAKASZ egy cím; rules-tokyo-BEKEZDÉS egy bekezdés, saját rövid címmel (.title).

## Röviden

rules-tokyo-section-goal = Röviden

rules-tokyo-goal = Óriási szörny vagy, és Tokiónak csak egy ura lehet. Akkor nyersz, ha egy kör végén 20 pontod van, vagy ha csak te maradsz életben.
    .title = Így nyersz
rules-tokyo-turn = Egy kör öt szakaszból áll: dobás a kockákkal, végrehajtás, belépés Tokióba, ha van hely, kártyavásárlás, a kör vége. Utána az óramutató járása szerint a következő élő szörny jön.
    .title = Egy kör

## A játszma előtt

rules-tokyo-section-setup = A játszma előtt

rules-tokyo-setup = Minden szörny Tokión kívül kezd 10 életerővel, pont, energia és kártya nélkül. Minden szörny ugyanazt tudja; csak a megvett kártyák teszik mássá a tiédet.
    .title = Kezdőértékek
rules-tokyo-places = 2–4 játékos esetén Tokióban egy hely van, Tokió belvárosa. Öt vagy hat játékosnál van egy második is, a Tokiói-öböl.
    .title = Belváros és Öböl
rules-tokyo-market = Mind a 66 kártyát pakliba keverjük. A három legfelső felfordítva mellette fekszik: ez a kínálat.
    .title = Pakli és kínálat
rules-tokyo-first = Mindenki dob hat kockával, és az kezd, aki a legtöbb zúzást dobja. Ha többen is élen vannak, ők újra dobnak.
    .title = Ki kezd

## Életerő, pont, energia

rules-tokyo-section-numbers = Életerő, pont, energia

rules-tokyo-health = Sosem lehet 10-nél több életerőd, hacsak egy kártya meg nem emeli a maximumodat. 0 életerőnél a szörnyed kiesik.
    .title = Életerő
rules-tokyo-points = A pontjaid száma mindig 0 és 20 között marad: ami 20 fölé menne, elvész.
    .title = Pont
rules-tokyo-energy = Energiával kártyát veszel, és fizetsz néhány kártya hatásáért. Annyit gyűjthetsz belőle, amennyit akarsz.
    .title = Energia

## A kör eleje

rules-tokyo-section-start = A kör eleje

rules-tokyo-start = Ha Tokióban kezded a köröd, rögtön 2 pontot kapsz. A Belváros és az Öböl ugyanannyit ad.
    .title = Pont Tokió uralásáért
rules-tokyo-start_cards = A kör elején ható kártyák az első dobás előtt jönnek. Legelőször az „Elemes szörny” fizet; a Tokióért járó pontok után pedig 1 energiáért másik kártyát másolhatsz az „Utánzás” lapoddal.
    .title = Kártyák a kör elején

## Dobás

rules-tokyo-section-roll = Dobás

rules-tokyo-dice = Egy kockának hat oldala van: 1, 2, 3, szív, energia és zúzás. Mindegyik ugyanolyan valószínű.
    .title = Az oldalak
rules-tokyo-roll = Hat kockával dobsz, utána kétszer újradobhatsz. Minden újradobás előtt megtartod a neked tetsző kockákat, a többit újradobod.
    .title = Három dobás
rules-tokyo-keep = Minden alkalommal újra választasz: a korábban megtartott kockát is újra lehet dobni. És bármikor megállhatsz hamarabb.
    .title = Megtartás és megállás
rules-tokyo-extra_dice = Kártyáktól zöld kockát kaphatsz, a zsugorjelölők pedig kockát vesznek el. Nyolcnál több kockával senki sem dob; kocka nélkül a köröd ugyanúgy folytatódik.
    .title = Több és kevesebb kocka
rules-tokyo-extra_rolls = Néhány kártya extra dobást ad, ingyen vagy energiáért. Ezeket a rendes dobásaid előtt vagy után is használhatod.
    .title = Extra dobások
rules-tokyo-probe = Ha befejezted a dobást, minden más szörny, akinek „Pszichoszonda” kártyája van, újradobhatja az egyik kockádat, az óramutató járása szerint, tőled balra kezdve.
    .title = Ha mások dobják újra a kockádat
rules-tokyo-change_dice = Ezután a saját kártyáiddal más oldalukra fordíthatod a kockákat, bármilyen sorrendben. A kockákon látható energia még nem a tiéd, ezért ebből nem fizethetsz.
    .title = Kockák fordítása

## Végrehajtás

rules-tokyo-section-resolve = Mit tesznek a kockák

rules-tokyo-resolve = Minden kocka számít, akár tetszik, akár nem. A végrehajtás sorrendje: számok, szívek, energia, zúzások.
    .title = A kockák sorrendje
rules-tokyo-numbers = Három egyforma szám annyi pontot ad, amennyi maga a szám: három 1-es 1 pont, három 2-es 2, három 3-as 3. Minden további ilyen kocka még 1 pont. Háromnál kevesebb nem ér semmit.
    .title = Számok
rules-tokyo-hearts = Tokión kívül minden szív visszaad 1 életerőt, legfeljebb a maximumodig.
    .title = Szívek
rules-tokyo-hearts_in_tokyo = Tokióban a szívek nem gyógyítanak, és a jelölőidet sem veszik le. A kártyák ott is gyógyítanak.
    .title = Tokióban nincs gyógyulás
rules-tokyo-cure = Tokión kívül egy szívvel gyógyulás helyett levehetsz egy méreg- vagy zsugorjelölőt. Szívenként döntesz.
    .title = Szívek a jelölők ellen
rules-tokyo-energy_dice = Minden dobott energia 1 energiát ad.
    .title = Energia a kockákon
rules-tokyo-claws = A zúzás a másik oldalt éri: kintről minden tokiói szörnyet, Tokióból minden kinti szörnyet eltalál. Minden zúzás miatt mindegyikük 1 életerőt veszít.
    .title = Zúzás
rules-tokyo-claws_at_nobody = A veled egy oldalon lévő szörnyeket a zúzásaid nem bántják. Ha a másik oldalon senki sincs, a zúzás nem tesz semmit.
    .title = Kit nem ér el a zúzás
rules-tokyo-claws_added = A kártyáktól kapott zúzás ugyanúgy számít, mint a dobott. Együtt csapnak le, egyetlen veszteségként.
    .title = Zúzás kártyától
rules-tokyo-order = A sorrend csak a „Gyógysugár” miatt számít: a gazdája eldönti, hogy a zúzások megelőzzék-e a szíveket.
    .title = Mi legyen előbb: szív vagy zúzás

## Életerővesztés

rules-tokyo-section-losses = Életerő­vesztés

rules-tokyo-loss = Egy esemény minden vesztesége egyszerre következik be. Ha több szörny életereje egyszerre fogy el, együtt esnek ki.
    .title = Egyszerre veszítetek
rules-tokyo-damage = Mielőtt egy veszteség bekövetkezik, kártyákkal védekezni lehet ellene. Az érintettek az óramutató járása szerint védekeznek, a veszteség okozójától balra kezdve.
    .title = Védekezés a veszteség ellen
rules-tokyo-attack = Akkor támadsz, ha egy másik szörny életerőt veszít a zúzásaidtól. A teljesen kivédett veszteség nem támadás: nem jár érte jelölő, és senki sem vonulhat ki miatta.
    .title = Mi a támadás
rules-tokyo-tokens = A köröd végén minden méregjelölő miatt 1 életerőt veszítesz. Minden zsugorjelölő miatt eggyel kevesebb kockával dobsz. Addig maradnak, amíg szívekkel le nem veszed őket.
    .title = Méreg- és zsugorjelölők
rules-tokyo-out = Az a szörny, amelyiknek 0 az életereje, kiesik. A kártyáit eldobjuk, az energiája és a jelölői eltűnnek, és elhagyja Tokiót.
    .title = Kiesés

## Tokió

rules-tokyo-section-tokyo = Tokió uralása

rules-tokyo-in_tokyo = Tokió kifizetődik: 1 pont a belépésért, 2 pont minden ott kezdett körért, és a zúzásaid mindenkit eltalálnak odakint. De kintről téged is mindenki eltalál, és a szíveid nem gyógyítanak.
    .title = Miért jó Tokió, és miért nem
rules-tokyo-yield = Ha Tokióban életerőt veszítesz egy másik szörny zúzásaitól, rögtön kivonulhatsz. Az elvesztett életerőt nem kapod vissza.
    .title = Kivonulás Tokióból
rules-tokyo-yield_only = Máskor nem vonulhatsz ki: a saját körödben sem, és akkor sem, ha kártya, tűz vagy méreg miatt veszítesz életerőt.
    .title = Csak zúzás után
rules-tokyo-enter = Ha a kockák után kint vagy, és Tokióban van szabad hely, be kell lépned, és 1 pontot kapsz. Zúzás nem kell hozzá: a legelső körben Tokió üres, így a kezdőjátékos belép.
    .title = Belépés Tokióba
rules-tokyo-takeover = Ha a tokiói szörny a te körödben kivonul vagy kiesik, te lépsz a helyére. Ha marad, te kint maradsz.
    .title = Tokió elfoglalása
rules-tokyo-bay = Öt vagy hat élő szörnynél két hely van. Ha be kell lépned, előbb a Belvárosba lépsz; ha az foglalt, de az Öböl szabad, akkor az Öbölbe.
    .title = Belépés két helynél
rules-tokyo-bay_claws = A kinti zúzás mindkét helyet eléri. Az egyik helyről induló zúzás mindenkit eltalál odakint, de a másik helyet nem.
    .title = Zúzás két helynél
rules-tokyo-bay_yield = Mindketten maguk döntik el, kivonulnak-e. Ha mindketten kivonulnak, a támadó a Belvárost foglalja el, és az Öböl üres marad; ha csak az egyik, a másik nem mozdul.
    .title = Kivonulás két helynél
rules-tokyo-bay_closes = Amint már csak négy szörny él, az Öböl végleg bezár. A szörnye pont nélkül a Belvárosba kerül, ha az üres; különben elhagyja Tokiót.
    .title = Ha az Öböl bezár

## Vásárlás

rules-tokyo-section-buy = Kártyavásárlás

rules-tokyo-buy = Akárhány kártyát vehetsz a kínálatból, amíg ki tudod fizetni. Az üres helyre rögtön új kártya kerül a pakliból, és azt is megveheted.
    .title = Vásárlás
rules-tokyo-sweep = 2 energiáért eldobhatod a kínálat mindhárom kártyáját, és három újat fordítasz fel, ahányszor csak ki tudod fizetni.
    .title = Lapcsere
rules-tokyo-keep_cards = A „Tartsd meg” lap előtted marad, és mostantól hat.
    .title = „Tartsd meg” lapok
rules-tokyo-discard_cards = A „Dobd el” lap egyszer hat, azonnal, aztán a dobott lapok közé kerül.
    .title = „Dobd el” lapok
rules-tokyo-snatch = Ha egy másik szörny körében új kártya kerül a kínálatba, az „Opportunista” gazdája mindenki előtt megveheti.
    .title = Vásárlás más körében
rules-tokyo-buy_elsewhere = Néhány kártyával máshonnan is vehetsz: a „Laborban készült” révén a pakli tetejéről, az „Élősködő csápok” révén egy másik szörnytől, aki nem mondhat nemet, és megkapja az árat.
    .title = Vétel pakliból és szörnytől
rules-tokyo-empty_deck = Ha elfogy a pakli, a dobott lapokat megkeverjük, és abból lesz az új.
    .title = Üres pakli

rules-tokyo-no_end = Azt a kártyát, amely legalább annyi energiát ad, amennyibe kerül (ilyen a „Feltöltődés”), egy körben összesen legfeljebb háromszor lehet megvenni, akárki veszi is meg.
    .title = Minden kör véget ér

## Kártyák

rules-tokyo-section-cards = Mit tudnak a kártyák

rules-tokyo-card_rules = Ha egy kártya mást mond, mint ezek a szabályok, a kártyának van igaza. A Kártyák oldal elmondja, melyik mit tesz, és válaszol a különleges esetekre.
    .title = A kártya az első
rules-tokyo-choose = A kártya megmondja, mikor hat. Amiről te döntesz, azt akkor kínáljuk fel; minden más magától megtörténik.
    .title = Kártyák bevetése
rules-tokyo-mimic = Az „Utánzás” bármelyik szörny „Tartsd meg” lapját másolja, mintha most vetted volna. Ha az a kártya kikerül a játékból, a köröd elején 1 energiáért mást választhatsz.
    .title = Kártya másolása
rules-tokyo-extra_turns = Az extra kör teljes kör, közvetlenül a mostani után. Előbb azt nézzük meg, van-e győztes: ha van, az extra kör elmarad.
    .title = Extra körök

## A vége

rules-tokyo-section-end = A kör vége, a játszma vége

rules-tokyo-end = Ha végeztél a vásárlással, most hatnak a kör végi kártyák, aztán életerőt veszítesz a méreg miatt.
    .title = A kör vége
rules-tokyo-sell = Ha nálad van az „Alakváltó”, a köröd végén eladhatod a „Tartsd meg” lapjaidat a nyomtatott árukon.
    .title = Kártyák eladása
rules-tokyo-win_points = Ha egy kör végén egy élő szörnynek 20 pontja van, nyer. Ha többnek is, a soron lévő nyer, ha köztük van, különben az óramutató járása szerint a következő. Aki a kör vége előtt kiesik, 20 ponttal sem nyer.
    .title = Győzelem pontokkal
rules-tokyo-win_last = Ha csak egy szörny marad életben, azonnal nyer, akárhány pontja van.
    .title = Az utolsó túlélő
rules-tokyo-nobody = Ha az utolsó szörnyek együtt esnek ki, senki sem nyer.
    .title = Senki sem nyer
rules-tokyo-options = Az asztal házigazdája átállíthatja a kezdő életerőt, a győzelemhez kellő pontok számát, a paklit és a kezdőjátékost, és beállíthatja a forduló végigjátszását. Két játékosnál Tokió pontok helyett energiát is adhat.
    .title = Az asztal beállításai
