### A New York királya szabályai a szabályok oldalára.
### rules-new_york-section-SZAKASZ egy cím; rules-new_york-BEKEZDÉS egy bekezdés, saját rövid címmel (.title).

## Röviden

rules-new_york-section-goal = Röviden

rules-new_york-goal = Óriási szörny vagy, és New Yorkban garázdálkodsz. Akkor nyersz, ha egy kör végén 20 pontod van, vagy ha csak te maradsz életben.
    .title = Így nyersz
rules-new_york-turn = Egy kör hat szakaszból áll: gyűjtés, dobás a kockákkal, végrehajtás, lépés, kártyavásárlás, a kör vége. Utána az óramutató járása szerint a következő élő szörny jön.
    .title = Egy kör

## A játszma előtt

rules-new_york-section-setup = A játszma előtt

rules-new_york-setup = Minden szörny 10 életerővel kezd, pont, energia és kártya nélkül. Minden szörny ugyanazt tudja; csak a megvett kártyák teszik mássá a tiédet.
    .title = Kezdőértékek
rules-new_york-health = Sosem lehet 10-nél több életerőd, hacsak egy kártya meg nem emeli a maximumodat. A pontjaid száma mindig 0 és 20 között marad. Energiával kártyát veszel, és fizetsz néhány kártya hatásáért; annyit gyűjthetsz belőle, amennyit akarsz.
    .title = Életerő, pont, energia
rules-new_york-boroughs = New Yorknak öt kerülete van: Manhattan és körülötte Staten Island, Bronx, Queens és Brooklyn. Egy külső kerületben két szörnynek van hely.
    .title = A kerületek
rules-new_york-stacks = A 45 épületlapkát megkeverjük, és oszlopokba rakjuk: minden kerületben három oszlop, mindegyik három lapkából. Az oszlopoknak csak a legfelső lapkája látszik.
    .title = Épületoszlopok
rules-new_york-market = Mind a 64 kártyát pakliba keverjük. A három legfelső felfordítva mellette fekszik: ez a kínálat. A két speciális lap, a „Szupersztár” és a „Szabadság-szobor”, ezek mellett van, és sosem eladó.
    .title = Pakli, kínálat, speciális lapok
rules-new_york-first = Mindenki dob nyolc kockával, és az kezd, aki a legtöbb zúzást dobja. Ha többen is élen vannak, ők újra dobnak.
    .title = Ki kezd
rules-new_york-place = A kezdőjátékossal kezdve mindenki olyan külső kerületbe teszi a szörnyét, ahol kettőnél kevesebb szörny van. Manhattanben senki sem kezd.
    .title = Hol kezdesz

## A kör eleje

rules-new_york-section-start = Gyűjtés

rules-new_york-income = Ha Manhattanben kezded a köröd, a zónád fizet: az Alsó 1 pontot és 1 energiát, a Közép 2 pontot és 1 energiát, a Felső 2 pontot és 2 energiát.
    .title = Mit ad Manhattan
rules-new_york-start_cards = Utána jönnek a kör elején ható kártyáid. Némelyikkel már az első dobás előtt tehetsz valamit, például egy extra lépést.
    .title = Kártyák a kör elején

## Dobás

rules-new_york-section-roll = Dobás

rules-new_york-dice = Egy kockának hat oldala van: szív, energia, zúzás, hírnév, rombolás és „Jajj!”. Mindegyik ugyanolyan valószínű. Kártyáktól egy vagy két zöld kockát kaphatsz; nyolcnál többel senki sem dob.
    .title = Az oldalak
rules-new_york-roll = Hat kockával dobsz, utána kétszer újradobhatsz. Minden újradobás előtt megtartod a neked tetsző kockákat, a többit újradobod. Hamarabb is megállhatsz.
    .title = Három dobás
rules-new_york-keep = Minden alkalommal újra választasz: a korábban megtartott kockát is újra lehet dobni. Kártyák tilthatják vagy előírhatják az újradobást.
    .title = Megtartás és megállás
rules-new_york-tokens = Minden hálójelölő elvesz egy újradobást; zúzással veheted le. Ha „Jajj!” is van az újradobott kockák között, az balsorsjelölőnként 1 energiába kerül; ezt a jelölőt szívvel veheted le.
    .title = Háló- és balsorsjelölők
rules-new_york-change_dice = A dobás után, majd minden további fajta eredmény előtt a kártyáiddal módosíthatod a még végre nem hajtott kockákat. Amit a kártyák hozzáadnak, az az első fajta előtt dől el.
    .title = Kockák módosítása

## Végrehajtás

rules-new_york-section-resolve = Mit tesznek a kockák

rules-new_york-resolve = Minden kockát végre kell hajtani, akár tetszik, akár nem. Egy oldal összes eredményét együtt hajtod végre, csak utána jön a következő oldal.
    .title = Minden eredmény számít
rules-new_york-order = Az oldalak sorrendjét te választod, és ez számít. Ha előbb elpusztítasz egy egységet, az már nem lő; ha előbb lerombolsz egy épületet, olyan egység lesz belőle, amelyik lő.
    .title = A sorrendről te döntesz
rules-new_york-energy_dice = Minden dobott energia 1 energiát ad.
    .title = Energia a kockákon
rules-new_york-hearts = Manhattanen kívül minden szív visszaad 1 életerőt, legfeljebb a maximumodig.
    .title = Szívek
rules-new_york-hearts_in_manhattan = Manhattanben a szívek nem gyógyítanak. A kártyák és a lerombolt lapkák viszont ott is gyógyítanak.
    .title = Manhattanben a kocka nem gyógyít
rules-new_york-cure = Egy szívvel gyógyulás helyett levehetsz egy balsorsjelölőt, Manhattanben is. Szívenként döntesz.
    .title = Szívek a balsors ellen

## Támadás

rules-new_york-section-attack = Zúzás

rules-new_york-claws = A zúzás a másik oldalt éri: Manhattanből minden szörnyet eltalál a külső kerületekben, onnan pedig minden manhattani szörnyet. Minden zúzástól mindegyikük 1 sebzést kap.
    .title = Zúzás
rules-new_york-no_targets = Ha a köröd elején Manhattan üres volt, a zúzásaid ebben a körben nem sebeznek.
    .title = Béke, amíg Manhattan üres
rules-new_york-attack = Akkor támadsz, ha a zúzásaid legalább 1 sebzést okoznak. A támadást erősítő kártyák csak akkor hatnak, ha ez az első sebzés megvan.
    .title = Mi a támadás
rules-new_york-shed = Zúzást hálójelölők levételére is költhetsz, jelölőnként egyet. A többi zúzás támad.
    .title = Zúzás a háló ellen
rules-new_york-damage = Minden sebzés miatt 1 életerőt veszítesz. Egy esemény összes sebzése egyszerre ér célba; ha egy kártyával védekezni lehet ellene, a gazdája előtte dönt.
    .title = Sebzés
rules-new_york-card_damage = A megvett kártya és a hadsereg sebzése nem támadás, ezért senki sem menekülhet el előle.
    .title = Sebzés, amely nem támadás
rules-new_york-out = Az a szörny, amelyiknek 0 az életereje, kiesik. A kártyáit eldobjuk, az energiája és a jelölői eltűnnek, a speciális lapjai visszakerülnek az asztalra.
    .title = Kiesés

## Rombolás

rules-new_york-section-destruction = Rombolás

rules-new_york-destroy = Minden dobott rombolást a saját kerületed lapkáira költhetsz. Egy lapkát akkor rombolsz le, ha egyetlen körben annyit költesz rá, amennyi az állóképessége. Manhattanben minden lapkát elérsz, bármelyik zónában vagy.
    .title = Rombolás
rules-new_york-buildings = Az épület annyit fizet, amennyi az állóképessége: a felhőkarcoló pontot, az erőmű energiát, a kórház életerőt.
    .title = Épületek
rules-new_york-flip = A lerombolt épület megfordul, és egységként a kerületében marad: az 1-es állóképességűből gyalogság lesz, a 2-esből vadászgép, a 3-asból tank. Láthatóvá válik az oszlop következő épülete, és azt is rögtön lerombolhatod.
    .title = Épületből egység
rules-new_york-units = Az egységeket is el lehet pusztítani, és ekkor lekerülnek a tábláról: a gyalogság állóképessége 2, jutalma 1 életerő; a vadászgépé 3, jutalma 2 energia; a tanké 4, jutalma 3 pont.
    .title = Egységek
rules-new_york-fresh_units = Az ebben a körben feltűnt egységet ugyanebben a körben nem lehet elpusztítani. Lőni viszont lő.
    .title = Új egységek
rules-new_york-duty = Amíg a rombolásod elég egy lapkára, le kell rombolnod egyet, de te választod ki, melyiket. Ami marad, elvész.
    .title = Amit tudsz, le kell rombolnod

## Hírnév

rules-new_york-section-stars = Hírnév és „Szupersztár”

rules-new_york-stars = „Szupersztár” nélkül háromnál kevesebb hírnév nem ér semmit. Hárommal vagy többel elnyered a „Szupersztár” lapot, az asztalról vagy a gazdájától, és 1 pontot kapsz, a harmadikon felül minden hírnévért még 1-et.
    .title = Három hírnév
rules-new_york-superstar = Amíg nálad van a „Szupersztár”, minden dobott hírnév 1 pontot ad. Ha egy másik szörny elnyeri tőled, a lapot elveszíted, pontot nem.
    .title = Ha nálad van a „Szupersztár”

## Jajj!

rules-new_york-section-ouch = „Jajj!”: lő a hadsereg

rules-new_york-ouch = Egy „Jajj!”: a kerületed egységei rád lőnek. Mindegyiktől 1 sebzést kapsz.
    .title = Egy „Jajj!”
rules-new_york-ouch_two = Két „Jajj!”: a kerületed egységei minden ottani szörnyre lőnek, és mindegyik szörny egységenként 1 sebzést kap.
    .title = Két „Jajj!”
rules-new_york-ouch_three = Három „Jajj!” vagy több: a város minden egysége lő. Minden szörny a saját kerületének minden egységétől 1 sebzést kap.
    .title = Három „Jajj!”
rules-new_york-statue = Három vagy több „Jajj!” a „Szabadság-szobor” lapot és 3 pontot is meghozza, miután a hadsereg lőtt. Akitől egy másik szörny elnyeri a szobrot, 3 pontot veszít.
    .title = A „Szabadság-szobor”
rules-new_york-ouch_fresh = A körben korábban feltűnt egységek is lőnek, és Manhattanben a lövés minden zónát elér. A hadsereg elől senki sem menekülhet el.
    .title = Ki lő, és kire

## Lépés

rules-new_york-section-move = Lépés

rules-new_york-enter = Ha a kockák után kint vagy, és Manhattanben van hely, Alsó-Manhattanbe kell lépned. A belépésért 1 pontot kapsz.
    .title = Belépés Manhattanbe
rules-new_york-move = Ha Manhattan tele van, maradhatsz, ahol vagy, vagy átléphetsz bármelyik külső kerületbe, ahol kettőnél kevesebb szörny van. A távolság nem számít.
    .title = Lépés odakint
rules-new_york-climb = Ha Manhattanben vagy, egy zónával továbblépsz: az Alsóból a Középbe, a Középből a Felsőbe. A Felsőben maradsz. Abban a körben, amelyben a Lépés szakaszban lépsz be, még nem lépsz tovább.
    .title = Továbblépés

## Manhattan

rules-new_york-section-manhattan = Manhattan uralása

rules-new_york-manhattan = Manhattan egyetlen kerület három zónával, és egy szörnynek van benne hely. Minden köröd elején fizet, és a zúzásaid mindenkit eltalálnak odakint; de kintről téged is mindenki eltalál, és a szíveid nem gyógyítanak.
    .title = Miért jó Manhattan, és miért nem
rules-new_york-flee = Ha Manhattanben megsebez egy másik szörny támadása, rögtön elmenekülhetsz egy külső kerületbe, ahol kettőnél kevesebb szörny van. Az elvesztett életerőt nem kapod vissza, a támadónak pedig a Lépés szakaszában be kell lépnie Manhattanbe.
    .title = Menekülés
rules-new_york-leaving = Manhattanből nem sétálhatsz ki csak úgy. Csak akkor kerülsz ki onnan, ha elmenekülsz, ha egy kártya elvisz, ha kettőtöknek túl szűk lesz, vagy ha kiesel.
    .title = A kiutak

## Öt vagy hat szörny

rules-new_york-section-five = Öt vagy hat játékossal

rules-new_york-second_track = Öt vagy hat szörnynél Manhattanben kettőnek van hely, két úton, ugyanazokkal a zónákkal és ugyanannyi bevétellel. Az első úton lépsz be, vagy ha az foglalt, a másodikon, és a saját utadon lépsz tovább.
    .title = Két út
rules-new_york-two_in_manhattan = Amíg kettőnél kevesebb szörny van ott, a Lépés szakaszodban be kell lépned. A kinti zúzás mindkettőt eltalálja; ők ketten egymást nem.
    .title = Két szörny Manhattanben
rules-new_york-flee_order = Támadás után az első úton lévő szörny dönt előbb arról, hogy menekül-e. Ha elmegy vagy kiesik, a másik a saját zónájában átkerül az első útra.
    .title = Ki menekül előbb
rules-new_york-too_small = Ha ötnél kevesebb szörny marad, Manhattanben már csak egynek van hely, végleg. A második úton lévő szörnynek rögtön el kell mennie egy külső kerületbe, ahol van hely.
    .title = Ha Manhattan túl szűk lesz

## Vásárlás

rules-new_york-section-buy = Kártyavásárlás

rules-new_york-buy = Akárhány kártyát vehetsz a kínálatból, amíg ki tudod fizetni. Az üres helyre rögtön új kártya kerül a pakliból, és azt is megveheted.
    .title = Vásárlás
rules-new_york-sweep = 2 energiáért eldobhatod a kínálat mindhárom kártyáját, és három újat fordítasz fel, ahányszor csak ki tudod fizetni. Ha elfogy a pakli, a dobott lapokat megkeverjük, és abból lesz az új.
    .title = Lapcsere, üres pakli
rules-new_york-card_kinds = A „Tartsd meg” lap előtted marad, és mostantól hat. A „Dobd el” lap egyszer hat, azonnal, aztán a dobott lapok közé kerül.
    .title = „Tartsd meg” és „Dobd el” lapok
rules-new_york-prices = Néhány „Dobd el” lap 1 energiával olcsóbb, amíg egy bizonyos kerületben vagy. Néhányat csak olyan körben vehetsz meg, amelyben vadászgépet vagy tankot pusztítottál el.
    .title = Árak és feltételek
rules-new_york-choose = Ha egy kártya mást mond, mint ezek a szabályok, a kártyának van igaza. Amiről te döntesz, azt akkor kínáljuk fel, amikor a kártya hat; minden más magától megtörténik.
    .title = Kártyák bevetése

rules-new_york-no_end = Azt a kártyát, amely legalább annyi energiát adhat, amennyibe kerül (ilyen az „Idd ki a Hudsont”), egy körben legfeljebb háromszor lehet megvenni. A „Metró” extra körében ugyanabba a kerületbe legfeljebb háromszor utazhatsz.
    .title = Minden kör véget ér

## A vége

rules-new_york-section-end = A kör vége, a játszma vége

rules-new_york-end = Ha végeztél a vásárlással, most hatnak a kör végi kártyák. Az extra kör teljes kör, közvetlenül a mostani után.
    .title = A kör vége, extra körök
rules-new_york-win_points = Ha egy kör végén egy élő szörnynek 20 pontja van, nyer. Ha többnek is, a soron lévő nyer, ha köztük van, különben az óramutató járása szerint a következő. Aki a kör vége előtt kiesik, 20 ponttal sem nyer.
    .title = Győzelem pontokkal
rules-new_york-win_last = Ha csak egy szörny marad életben, és ő van soron, végigjátssza a körét, és ha még él, nyer. Ha nem ő van soron, azonnal nyer. Ha az utolsó szörnyek ugyanabban a körben esnek ki, senki sem nyer.
    .title = Az utolsó túlélő
rules-new_york-options = Az asztal házigazdája átállíthatja a kezdő életerőt, a győzelemhez kellő pontok számát, a paklit és a kezdőjátékost. Öt vagy hat játékosnál is beállítható, hogy Manhattanben csak egy szörnynek legyen hely.
    .title = Az asztal beállításai
