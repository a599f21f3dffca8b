### Pontosítások: hogyan játszunk ott, ahol a szabályfüzetek nyitva hagynak valamit.
### ruling-ID egy bejegyzés, az .example megmondja, mit mutat a kis táblája.

## Számok

ruling-section-numbers = Számok

ruling-points = A pont mindig 0 és 20 között marad, a számláló két vége között. Ami túlmenne rajta, elvész, így ha egy 20 pontos szörny 5 pontot veszít, 15 marad.
    .example = A 20 fölötti pont végleg elvész: egy későbbi veszteség 20-tól számít.
ruling-energy = Az energiának nincs felső határa, és sosem megy 0 alá.
    .example = Az energia korlát nélkül nőhet.
ruling-eight_dice = Nyolcnál több kockával senki sem dob: hat fekete és két zöld van a dobozban.
    .example = Két „Extra fej” és az egyiket másoló „Utánzás” is csak nyolc kockát ad.
ruling-tokens = Annyi jelölő van, amennyi a dobozban: Tokióban 12 méreg- és 12 zsugorjelölő; New Yorkban 13 háló-, 13 balsors-, 5 szuvenír- és 15 páncéljelölő. Ha elfogyott, nem jár több; az utolsót az óramutató járása szerint első áldozat kapja. A kiesett szörny jelölőit újra ki lehet osztani.
    .example = Mind a tizenkét méregjelölő kint van, így a támadásért nem jár egy sem.
ruling-copied_tokens = Ha az „Utánzás” ilyen kártyát másol, a füstjelölők és a töltés ezen felül járnak: a másolaton saját, teljes készlet van.
    .example = A „Füstfelhő” másolata három saját füstjelölőt kap.

## Döntések

ruling-section-decisions = Döntések

ruling-never_stuck = A játék sosem akad el, és nincs hatás nélküli lépés. Ha csak egy lehetőség marad, az kérdés nélkül megtörténik: az utolsó dobásnál, ha nincs módosító kártya, a vásárlásnál, ha semmire sem telik, és a szívnél, amely csak gyógyíthat.
    .example = A harmadik dobás után nincs miről dönteni, és a kockák rögtön számítanak.
ruling-no_dice = Annak a szörnynek is van köre, amelyiknek nincs kockája: nem dob, belép Tokióba, ha van hely, és vásárolhat.
    .example = Hat zsugorjelölő után nem marad kocka; a szörny így is belép Tokióba, és vásárolhat.
ruling-rapid_healing = A „Gyors gyógyulás” a gazdája bármelyik amúgy is esedékes döntésénél bevethető, ha van mit gyógyítania.
    .example = A „Gyors gyógyulás” csak akkor választható, ha az életerőd a maximum alatt van.

ruling-no_end = Egyetlen kör sem tarthat örökké. Azt a kártyát, amely annyi energiát adhat, amennyibe kerül, egy körben összesen legfeljebb háromszor lehet megvenni, akárki veszi is meg: Tokióban ilyen a „Feltöltődés”, New Yorkban az „Idd ki a Hudsont”, a „Természetes szelekció”, a „Következő szint”, a „Túltöltés”, az „Alállomás” és a „Földkábel”. A „Metró” extra körében ugyanabba a kerületbe legfeljebb háromszor utazhatsz. Minden másért fizetni kell, ezért magától véget ér.
    .example = Apró pakliban a „Feltöltődés” újra meg újra visszatér, de egy körben legfeljebb háromszor vehető meg.

## Életerővesztés

ruling-section-losses = Életerő­vesztés

ruling-together = Egy esemény minden vesztesége összetartozik. Az érintettek az óramutató járása szerint védekeznek, az okozótól balra kezdve, maga az okozó utoljára; a veszteségek csak az utolsó válasz után következnek be. Aztán egyszerre rendezzük a kieséseket, utána a helyeket, végül megnézzük, csak egy szörny maradt-e.
    .example = A védekezés az óramutató járása szerint halad a támadótól balra, és az utolsó válaszig senki sem veszít életerőt.
ruling-out = Ha egy szörny kiesik, a kártyái a dobott lapok közé, az energiája és a jelölői a készletbe, a speciális lapjai az asztalra kerülnek, és a pontok nem változnak.
    .example = A kiesett szörny elveszíti a kártyáit és az energiáját, és nem jön többé sorra.
ruling-own_turn = Aki a saját körében esik ki, annak vége a köre: a hátralévő része elmarad, és a következő jön. Az „Opportunista” gazdája azért még megveheti azt a kártyát, amelyet az utolsó vásárlás után fordítottak fel.
    .example = Aki a saját vásárlásánál esik ki, nem vesz többet.
ruling-fire = Ha ugyanazt a szörnyet zúzás és a „Tűzokádás” is éri, az egyetlen veszteség. Ha csak a tűz éri, zúzás nélkül, az kártya okozta veszteség: nem jár érte jelölő, és nem lehet kivonulni miatta.
    .example = A tűz a zúzással együtt egyetlen 2-es veszteség, ezt a „Páncélzat” nem állítja meg.
ruling-camouflage = Az „Álcázás” automatikusan dob, valahányszor veszteség következne, méregnél és a gazdája saját vásárlásánál is. Amit a „Páncélzat” úgyis megállít, arra nem dob; amit az „Álcázás” 1-re csökkent, azt utána a „Páncélzat” megállítja.
    .example = Az „Álcázás” a kör végén automatikusan dob a méreg ellen.
ruling-wings = A „Szárnyak” árát egyszer kell kifizetni, és a kör végéig véd, bárki köre is az; az „Álcázás” dobása után döntesz róla.
    .example = A „Szárnyak” egyszeri ára a kör minden további veszteségétől megvéd.
ruling-poison = A méregért senki sem felelős: nem rontja el a „Növényevő” pontját. Az „Aláásás” vesztesége a kivonuló szörny műve, nem a támadóé.
    .example = A mérgezett szörny életerőt veszít, de így is megkapja a „Növényevő” pontját.
ruling-lost_maximum = Ha a maximum csökken, a fölötte lévő életerő eltűnik, de ez nem veszteség.
    .example = A „Még nagyobb” eladása a 12 életerőt 10-re csökkenti; ez nem veszteség, és a „Növényevő” pontja megmarad.
ruling-child = A „Van egy kölyke!” megőrzi a gazdája energiáját, méreg- és zsugorjelölőit, mást nem. A végzetes támadásért így is jár jelölő, és ami a csapásból megmaradt, elvész.
    .example = Akit a „Van egy kölyke!” ment meg, megtartja az energiáját és a jelölőit, minden mást elveszít.

ruling-after_knock_outs = Ami egy veszteségért jár, az csak a kiesések után jön: New Yorkban az „Energiaszívó” és a „Főnixvér”, Tokióban az „Ettől csak erősebb!”. Ha a gazdájuk kiesik, nem kap semmit, és az „Energiaszívó” a támadótól sem vesz el energiát.
    .example = Ha az „Energiaszívó” gazdája kiesik, a támadó nem veszít energiát.
ruling-last_token = Akit ugyanaz a csapás üt ki, sosem kap jelölőt, így az utolsó jelölő az óramutató járása szerint első, talpon maradt áldozaté. Akit a „Van egy kölyke!” visszahoz, az megkapja.
    .example = Az első áldozat kiesik, így az utolsó méregjelölőt a következő kapja.

## Kínálat és pakli

ruling-section-market = Kínálat és pakli

ruling-empty_deck = Ha elfogy a pakli, a dobott lapokat megkeverjük, és abból lesz az új. Ha az sincs, a hely üres marad.
    .example = Üres a pakli, ezért a dobott lapokból lesz az új.
ruling-refill = A megvett „Dobd el” lap azután kerül a dobott lapok közé, hogy a helyére új jött, így nincs benne abban a pakliban, amelyet a pótlás kever. A lapcsere előbb eldob: ha nincs pakli, a lecserélt kártyák visszajöhetnek.
    .example = Az éppen megvett kártya még nincs a dobott lapok között, amikor a helyére új jön.
ruling-opportunist = „Opportunista”: az egyszerre felfordított kártyák addig választhatók, amíg a gazdája nem passzol, és a pótlás is közéjük kerül. A pótlásról előbb a vevő dönt, csak utána a következő „Opportunista” gazdája.
    .example = Ha három új kártyából egyet megvett, az „Opportunista” gazdája elviheti a többit és a pótlást is.
ruling-made_in_a_lab = A „Laborban készült” gazdája a vásárlásánál megnézheti a pakli legfelső lapját, ha azt még nem látta; ez magában is nyitva tartja a szakaszt. Ha „Utánzás” is másolja, a két legfelső lapot látja, és bármelyiket megveheti. Aki elveszíti a kártyát, nem veheti meg, amit látott.
    .example = Egy még nem látott legfelső lap energia nélkül is megnyitja a vásárlást; a már látott nem.
ruling-arrive_full = A más szörnytől vett jelölős kártyán minden jelölő rajta van.
    .example = A jelölős kártya újra megtelik, ha egy másik szörnytől veszik meg.

## Extra körök

ruling-section-extra_turns = Extra körök

ruling-extra_turn = Az extra kör teljes kör, közvetlenül a mostani és a győzelem vizsgálata után. Ha több is jár, sorban jönnek. A kiesett szörny extra körei elvesznek.
    .example = Az extra kör rögtön következik, és a tokiói kezdésért újra pont jár.
ruling-freeze_time = Az „Időfagyasztás” extra köréről a győzelem vizsgálata után, a következő kör előtt döntesz, és ez a kör megelőzi a már sorban állókat. Ha abban a körben veszed meg, amelyben a három 1-est dobtad, már számít.
    .example = Az „Időfagyasztás” extra köréről akkor döntesz, amikor a körnek már vége, és a méreg is hatott.
ruling-frenzy = A „Tombolás” köre a teljes mostani kör után jön. Ha az „Opportunista” révén vették meg, utána a megszakított helytől folytatódik a játék.
    .example = A „Tombolás” megvétele után a kör hátralévő része jön, csak azután az extra kör.

## A vége

ruling-section-end = A játszma vége

ruling-round = A 20 pontról szóló szabályban a „forduló” kört jelent: a játszma a kör végén ér véget.
    .example = A játszma azzal a körrel ér véget, amelyik elérte a 20 pontot, akkor is, ha mások még nem játszottak.
ruling-win_check = A győzelmet minden kör végén vizsgáljuk, az ottani összes hatás után; Tokióban ezek sorrendje: eladás, „Vigaszdíj”, „Energiazsugori”, „Növényevő”, „Napelemes”, méreg. Előbb a soron lévő szörnyet nézzük, aztán a többit az óramutató járása szerint; az első 20 pontos élő szörny egyedül nyer.
    .example = A kör végén szerzett pont már ennek a körnek a vizsgálatában számít.
ruling-last_monster = Ha egy szörny marad: Tokióban azonnal nyer, rögtön a kiesések után. New Yorkban a soron lévő szörny előbb végigjátssza a körét, és nyer, ha még él; ha a soron lévő esett ki, a másik azonnal nyer.
    .example = Az utolsó szörny azonnal nyer, még a belépés és a saját mérge előtt.
ruling-nobody = Ha senki sem marad, senki sem nyer, bármennyi is a pont.
    .example = Ha a „Bombazápor” mindkét utolsó szörnyet kiüti, nincs győztes, 20 ponttal sem.
ruling-thousand_turns = Az a játszma, amely eléri az 1000 kört, győztes nélkül ér véget.
    .example = Ha 1000 kör után sincs döntés, a játszma győztes nélkül ér véget.

ruling-twenty_off_turn = New Yorkban az a szörny, amelyik más körében éri el a 20 pontot, annak a körnek a végén nyer. Az orosz szabálykönyvek csak annak a szörnynek a saját köréről beszélnek, amelyiknek megvan a 20 pontja, a német és a magyar arról a körről, amelyikben egy szörny összegyűjti őket; mi ezeket követjük.
    .example = A „Turista” gazdája meneküléssel éri el a 20 pontot, és a támadó körének végén nyer.
ruling-underdog = A „Vigaszdíj” csak a gazdája saját körének végén ad pontot.
    .example = Más körének végén a „Vigaszdíj” nem ad pontot.

## Beállítások

ruling-section-options = Beállítások

ruling-finish_round = „A forduló végigjátszása” beállítás: ha egy kör végén egy élő szörnynek elég pontja van, a játék addig tart, amíg újra a kezdőjátékos következne. Akkor az az élő szörny nyer, amelyiknek a legtöbb pontja van; egyenlőségnél közös a győzelem. Ha a kezdőjátékos kiesett, akkor is az ő helye jelöli a forduló végét. Előbb még az utolsó hely extra körei is lemennek, és az utolsó túlélő továbbra is azonnal nyer.
    .example = A játék addig tart, amíg újra a kezdőjátékos következne.
ruling-two_player_energy = Az „Energia kettesben” beállítás alapból ki van kapcsolva, és csak két játékosnál érvényes: a tokiói belépés és kezdés pontok helyett 1 energiát ad. Ez olyan szerzés, mint bármelyik másik; a „Városfaló” saját pontja pont marad.
    .example = Ezzel a beállítással a belépés 1 energiát ad, pontot nem.
ruling-health = A „Kezdő életerő” beállítás adja meg minden szörny kezdő életerejét, maximumát, és azt is, mennyi életerővel hoz vissza a „Van egy kölyke!”.
    .example = A beállítás a maximum is, és ennyi életerővel tér vissza a kölyök.
ruling-goal = A „Pont a győzelemhez” beállítás a cél. Ha 20-nál több, a számláló vége is ez; ha kevesebb, a számláló vége 20 marad.
    .example = Ha a beállítás 10, tíz pont elég a győzelemhez.
ruling-deck = „A pakli összetétele” beállítás a teljes pakli: a megnevezett kártyák, mindegyik a maga példányszámával, és semmi más.
    .example = A pakliban a lista kártyái vannak, és semmi más.
ruling-first = A „Kezdőjátékos” beállítás megnevezi, ki kezd, és elmarad a dobás a kezdésért.
    .example = A játék a beállításban megadott helyen kezdődik, és az óramutató járása szerint halad.

## Tokió: kockák

ruling-section-tokyo_dice = Tokió: kockák

ruling-dice_order = A végrehajtás sorrendje: számok, szívek, energia, zúzások. A sorrend csak a „Gyógysugár” (vagy az ezt másoló „Utánzás”) gazdájának számíthat, ha szívet és zúzást is dobott, a kártyától kapott zúzást is beleértve: ő dönti el, hogy a zúzások megelőzzék-e a szíveket.
    .example = A számok, a szívek és az energia megelőzik a zúzásokat, és a sorrendről senkinek sem kell döntenie.
ruling-regeneration = Egy kör összes szíve egyetlen gyógyulásnak számít. A „Regeneráció” az első olyan szívhez ad még 1 életerőt, amely a gazdáját gyógyítja. Ha „Gyógysugár” gyógyítja, az első kapott szívhez jár, és ezért nem kell fizetnie. A jelölőt levevő szív nem gyógyít.
    .example = A „Regeneráció” a kör összes szívéhez egyszer ad még 1 életerőt, az első gyógyító szívvel együtt.
ruling-added_claws = A „Savtámadás”, az „Aláásás” és a „Méregtüskék” előbb számít, mint a „Tüskés farok” és a „Városfaló”, és beindíthatja őket. Ez utóbbi kettő egymást nem indítja be.
    .example = A „Savtámadás” zúzása beindítja a „Tüskés farok” hatását, dobott zúzás nélkül is.
ruling-friend_of_children = A „Gyerekek barátja” minden energiaszerzéshez hozzáad 1-et, az „Alakváltó” révén eladott kártyák árához és az „Élősködő csápok” miatt kapott árhoz is. Ha a „Gyógysugár” révén másik szörnyet gyógyítasz, egyszer ad 1-et, az első 0-nál nagyobb fizetséghez. Ahhoz, amit az „Elemes szörny” fizet, nem ad semmit.
    .example = Az „Alakváltó” révén eladott kártyák mindegyike 1 energiával többet hoz.
ruling-psychic_probe = A „Pszichoszonda” a dobás végén jön, az óramutató járása szerint a soron lévő szörnytől balra, mielőtt a soron lévő kockát módosít. Ha a soron lévő a „Háttérlakó” révén újradob egy szondázott 3-ast, újra dönthetnek azok, akik még nem használták a szondájukat. A más oldalára fordított szondázott 3-ast már nem lehet újradobni.
    .example = A soron lévő szörny csak a szonda után módosít kockát.

ruling-acid_attack = A „Savtámadás” zúzása olyan, mint bármelyik másik, akkor is, ha csak ez az egy van: a tokiói szörny, amelyik emiatt életerőt veszít, kivonulhat.
    .example = A „Savtámadás” egymaga is életerőbe kerül a tokiói szörnynek, és az kivonul.
ruling-fire_needs_claws = A „Tűzokádás” hatásához zúzás kell, ez kártyától is jöhet. Ahhoz, amit egy megvett kártya miatt veszítenek a többiek, nem tesz hozzá semmit.
    .example = A „Lángszóró” miatt a szomszédok is csak 2 életerőt veszítenek, hiába a „Tűzokádás”.

## Tokió: Belváros és Öböl

ruling-section-tokyo_places = Tokió: Belváros és Öböl

ruling-yield_order = A kivonulásról az óramutató járása szerint döntenek, a soron lévő szörnytől balra kezdve, bármelyik helyen is vannak.
    .example = A tokiói szörnyek az óramutató járása szerint döntenek, a soron lévőtől balra kezdve.
ruling-closing_bay = A helyeket azelőtt rendezzük, hogy bárkit a kivonulásról kérdeznénk. Akit a bezáró Öböl a Belvárosba tett, onnan kivonulhat; akit kitett, azt nem kérdezzük.
    .example = Akit a bezáró Öböl kitett, már nincs Tokióban, ezért nem kérdezzük a kivonulásról.
ruling-jets = „Sugárhajtás”: előbb a támadás minden más vesztesége lezajlik, a kiesésekkel együtt; aztán jönnek a kivonulások az óramutató járása szerint. Ha a „Sugárhajtás” gazdája marad, rögtön a döntés után elszenvedi a visszatartott veszteséget, a szokott módon védekezhet, és nem kérdezzük újra. Akit a bezáró Öböl kitett, annak nincs honnan kivonulnia, és szintén elszenvedi.
    .example = A „Sugárhajtás” gazdája a támadás többi vesztesége után dönt.
ruling-burrowing = Az „Aláásás” csak annak a szörnynek árt, amelyik elfoglalja a helyet. Ha mindkét helyről kivonulnak, a támadó a Belvárost foglalja el, és az Öbölben lévő „Aláásás” senkinek sem árt. Az a támadó, aki ott marad, ahol van, nem foglal el helyet.
    .example = A támadó 1 életerőt veszít, amikor az „Aláásás” gazdájától elfoglalja a Belvárost.
ruling-burrowed_attacker = Az a támadó, akit az „Aláásás” kiüt, nem lép be; akit a „Van egy kölyke!” visszahoz, az igen.
    .example = Az „Aláásás” miatt kieső támadó nem lép be, és Tokió üres marad.

ruling-only_city = Ha csak a Belvárosban lévő szörny vonul ki, a támadó a Belvárosba lép, az Öbölben lévő szörny pedig az Öbölben marad.
    .example = A Belváros megürül, az Öböl nem: a támadó a Belvárosba lép.
ruling-city_falls = Ha a Belvárosban lévő szörny kiesik, és négyen maradnak, az Öbölben lévő szörny azonnal átmegy a Belvárosba. A támadó csak akkor lép be, ha az a szörny ezután kivonul. Ha öten maradnak, az Öböl nyitva marad, és a támadó a Belvárosba lép.
    .example = Az Öbölből jött szörny veszi át a Belvárost, a támadó kint marad.

## Tokió: Utánzás

ruling-section-tokyo_mimic = Tokió: „Utánzás”

ruling-mimic_goes = Az „Utánzás” lapot el kell dobni, amikor a másolata saját magát dobná el: a kiürült „Elemes szörny” vagy „Füstfelhő”, a bevetett „Váratlan fordulat”, a szívet dobó „Pszichoszonda”. A lemásolt kártya marad.
    .example = Az „Utánzás” lapot el kell dobni, amikor az „Elemes szörny” másolata az utolsó energiáját fizeti ki.
ruling-two_cards = Egy kártya és a másolata két kártya: a hatásuk összeadódik, és ami körönként egyszer hat, az mindkettőnél egyszer. Előbb az eredeti fogy el, aztán a másolat.
    .example = A „Teljes pusztítás” és a másolata 9-9 pontot ad.
ruling-two_probes = A „Pszichoszonda” és az azt másoló „Utánzás” együtt is csak körönként egy újradobást enged, és egy szív mindkettőt elviszi.
    .example = A „Pszichoszonda” és a másolata együtt is csak egy kocka újradobását engedi körönként.
ruling-no_better = A második „Páncélzat”, „Időfagyasztás” vagy „Szárnyak” nem ad hozzá semmit; a második „Még nagyobb” újra visszaad 2 életerőt, de sosem 12 fölé.
    .example = A „Páncélzat” és a másolata sem állítja meg a 2-es veszteséget.
ruling-two_solar = A „Napelemes” és a másolata ugyanabban a pillanatban nézi meg az energiát, és kettőt ad, egyetlen szerzésként.
    .example = A „Napelemes” és a másolata 2 energiát ad.
ruling-idle_mimic = Ha a lemásolt kártya kikerül a játékból, az „Utánzás” nem hat, amíg a gazdája egy köre elején 1 energiáért mást nem választ. Ha csak gazdát cserél, a másolat megmarad. Aki magát az „Utánzás” lapot veszi meg, ingyen választ újra.
    .example = Ha a lemásolt kártya kikerült a játékból, az „Utánzás” gazdája a következő köre elején választ újat.
ruling-fresh_copy = A másolat mindig olyan, mintha most vették volna. Amit már másol, az nem másik kártya, így nem lehet azzal feltölteni, hogy újra azt választod.
    .example = Egy majdnem üres „Füstfelhő” másolata mindhárom jelölővel indul.

ruling-two_underdogs = A „Vigaszdíj” és a másolata ugyanabban a pillanatban nézi meg a pontokat, és 1-1 pontot ad.
    .example = Egypontos hátránynál a „Vigaszdíj” és a másolata 2 pontot ad.
ruling-two_stronger = Az „Ettől csak erősebb!” és a másolata 2 energiát ad egyetlen szerzésként, ahogy a „Napelemes” is, így a „Gyerekek barátja” 1-et ad hozzá, nem 2-t.
    .example = Egy veszteség 3 energiát hoz: 2-t a kártya és a másolata, 1-et a „Gyerekek barátja”.
ruling-copy_of_the_fallen = A másolat még hat annál a csapásnál, amelyik a lemásolt kártya gazdáját kiüti: a „Hullafaló” pontot ad, az „Ettől csak erősebb!” energiát. Az „Utánzás” csak ezután nem hat.
    .example = Az „Utánzás” a „Hullafaló” kártyát másolja, és 3 pontot ad épp annak a kártyának a gazdájáért.

## New York: kockák és rombolás

ruling-section-new_york_dice = New York: kockák és rombolás

ruling-one_at_a_time = A szíveket egyenként használod fel. A hálójelölők levétele egyetlen döntés, és a maradék zúzás támad.
    .example = Minden szívről külön döntesz: gyógyítson, vagy vegyen le egy balsorsjelölőt.
ruling-added_results = Amit a kártyák az eredményhez adnak, és amit a „Kínvárvány” tesz, egyszer dől el, amikor az első fajta előtti módosításnak vége. A „Taxizápor” csak ekkor választható, így a két rombolása a „Kínvárvány” szempontjából is számít.
    .example = A „Harag” energiája az első fajta előtt eldől, akkor is, ha utána elpusztul egy egység.
ruling-painbow = A „Kínvárvány” a kockákat és a hozzáadott eredményeket is számolja: 2 vagy 3 rombolás egy zúzást ad, 4 vagy 5 kettőt, 6 vagy több azonnali győzelmet jelent.
    .example = A „Kínvárvány” három rombolásért még egy zúzást ad.
ruling-seismic_ray = „Szeizmikus sugár”: az első lapka előtt fizetett 1 energia a kör minden rombolását egyetlen másik kerületbe viszi.
    .example = 1 energiáért az egész rombolás másik kerületbe megy, és az egységek is ott tűnnek fel.
ruling-sharp_shooter = A „Mesterlövész” révén a saját kerületed lapkái előtt vagy helyett távoli vadászgépet is választhatsz. Addig kell rombolnod, amíg a saját kerületedben futja valamire; távoli vadászgépet önmagában sosem kötelező elpusztítani.
    .example = A „Mesterlövész” gazdája minden rombolását egy távoli vadászgépre költheti.
ruling-superstar = A három hírnévvel elnyert „Szupersztár” 1 pontot ad, és minden további hírnévért még 1-et; onnantól a gazdája minden hírnévért 1-et kap. Ha az elnyerője a „Verekedős sztár” miatt kiesik, a lap az asztalon marad.
    .example = Ha hat hírnévvel nyered el a „Szupersztár” lapot, az összesen 4 pontot ad.
ruling-triple_ouch = Három „Jajj!”: előbb a hadsereg lő, aztán cserél gazdát a „Szabadság-szobor”. Ha a dobó kiesett, nem kap semmit; ha a szobor gazdája esett ki, a dobóé lesz.
    .example = A dobó a saját három „Jajj!” eredményétől esik ki, és a „Szabadság-szobor” a gazdájánál marad.
ruling-bulletproof = A „Golyóálló” minden „Jajj!” ellen véd, bárki dobta.
    .example = A „Golyóálló” eggyel csökkenti annak a két „Jajj!” eredménynek a sebzését, amelyet a szomszéd dobott.
ruling-antimatter_pellets = Az „Antianyag-sörét” áldozatai az óramutató járása szerint dobnak, a támadótól balra kezdve.
    .example = Az áldozatok az óramutató járása szerint dobnak, a támadótól balra kezdve.

ruling-what_an_attack_is = Támadás az, ha a zúzások legalább 1 sebzést okoznak, és a kártyáktól kapott zúzás ugyanúgy számít, mint a kockákon lévő. A német szabálykönyv a kockák zúzásairól, a magyar a dobott zúzásról beszél; az orosz szabálykönyvek egyszerűen zúzást írnak, és mi ezeket követjük.
    .example = A „Toronymagas titán” zúzásai egymagukban is támadásnak számítanak, és a manhattani szörny elmenekülhet.
ruling-webs_without_targets = Zúzással akkor is levehetsz hálójelölőt, ha Manhattan a köröd kezdetén üres volt, és senkit sem sebezhetsz meg.
    .example = Manhattan üres, a zúzás senkit sem sebez meg, de egy hálót levesz.
ruling-universal_soldier = Minden fajta végrehajtása előtt legfeljebb annyiszor használhatod az „Univerzális katona” kártyát, ahány kockád van.
    .example = Hat kockával egy szív hatszor fordul oda-vissza, aztán a kockák végrehajtása következik.

## New York: helyek

ruling-section-new_york_places = New York: helyek

ruling-duty_to_enter = Manhattanbe csak a Lépés szakaszodban kötelező belépned.
    .example = Ha a manhattani szörny a Vásárlás szakaszban esik ki, nem a vevő lép a helyére, hanem a következő szörny a saját Lépés szakaszában.
ruling-two_in_manhattan = A két manhattani szörny szabályai öt játékostól érvényesek; az „Egy szörny Manhattanben” beállítás kikapcsolja őket.
    .example = Öt szörnynél a másodiknak is be kell lépnie, bár Manhattan foglalt.
ruling-super_speed = A „Szupersebesség” sosem kötelező, ezért a „New York-i maraton” díja rá is vonatkozik. Aki ezzel lépett be Manhattanbe, ugyanennek a körnek a Lépés szakaszában egy zónával továbblép.
    .example = Egy szörny lemondhat a „Szupersebesség” lépéséről, bár Manhattanben van hely, és a Lépés szakaszban lép be.
ruling-marathon = A „New York-i maraton” díja 2 energia, menekülésnél is.
    .example = Amíg a „New York-i maraton” a kínálatban van, a kerületváltás 2 energiába kerül.
ruling-subway = A „Metró” extra körében a Manhattanbe lépésért csak egyszer jár jutalom, és a Lépés szakaszodban így is be kell lépned.
    .example = Aki a „Metró” révén ki-be jár Manhattanben, egyetlen pontot kap.

ruling-empty_manhattan = Ha Manhattanben egy Lépés szakasz után szabad hely marad, annak a szörnynek kell belépnie, amelyik következőnek ér a saját Lépés szakaszához, akkor is, ha ez ugyanannak a szörnynek az extra köre. A szabálykönyvek háromféleképpen mondják: a köröd végén, a Lépés szakaszodban, illetve a következő szörny; ezek közül a Lépés szakasz a legpontosabb, mi ezt követjük.
    .example = A „Metró” a Lépés szakasz után viszi ki a szörnyet Manhattanből, és a következőnek kell belépnie.
ruling-stink_attack = Ha több egyforma egység van ott, a „Bűzbomba” előbb olyat zavar el, amelyik nem ebben a körben bukkant fel. Az ebben a körben felbukkant egység a kör végéig biztonságban van, bárhová kerül.
    .example = A két gyalogsági egység közül a régebbi megy el, és az új helyén el is pusztítható.

## New York: kártyák és energia

ruling-section-new_york_cards = New York: kártyák és energia

ruling-of_another_world = „Nem evilági”: minden ár és díj részben életerőből is fizethető, és a gazdája mindig választhat, ha mindkét mód lehetséges. Az „Energiaszívó” vagy a „Megcsapolás” által elvett energia nem díj.
    .example = Egy 3 energiás kártya 2 életerőbe és 1 energiába is kerülhet.
ruling-power_tap = A „Megcsapolás” a körben kapott összes energiát számolja, mindegyik „Megcsapolás” körönként egyszer; amit ez fizet, nem vált ki másikat.
    .example = A gyűjtés és a kockák együtt érik el a 3 energiát, amely a „Megcsapolás” kártyához kell.
ruling-photo_op = A „Fotózás” megvételekor bármelyik másik élő szörnyet választhatod. Annyi pontot kapsz, amennyi sebzést neki okoztál, akármennyi életereje volt.
    .example = Öt sebzés öt pont, bár az áldozatnak 3 életereje volt, és 4 sebzést energiából fizetett.
ruling-tesla_cannon = „Teslaágyú”: a vevő választ először, aztán a többiek az óramutató járása szerint.
    .example = A vevő dob el először, aztán a többiek az óramutató járása szerint.
ruling-columbia_university = A „Columbia Egyetem” ingyenes kártyája megvettnek számít, és ha még nem kaptad meg, a következő felfordított „Tartsd meg” lap a tiéd, más körében is.
    .example = Az ingyen kapott „Vak düh” megadja az extra körét.
ruling-carapace = A „Páncél” a gazdája körének bármelyik döntésénél beváltható, de sebzésre válaszul nem. Amíg a gazdája a „Nem evilági” révén fizet ki egy árat, akkor sem váltható be, ha utána az árra már nem telne.
    .example = A „Páncél” nem váltható be, amíg az ár a 10 fölötti életerőre épít.
ruling-overload = A „Túltöltés” körönként 1-gyel csökkenti a kockákon dobott energiát, akkor is, ha két részletben hajtod végre.
    .example = Ha az energia végrehajtása után szívekből energia lesz, a „Túltöltés” már nem vesz el többet.
ruling-turned_die = Ha egy még végre nem hajtott kockát olyan oldalára fordítasz, amelynek a fajtáját már végrehajtottad, az ennek a fajtának új eredménye, és később hajtod végre.
    .example = Az energiára fordított szív számít, bár az energiát már végrehajtották; a végrehajtott kockákhoz nem lehet nyúlni.

ruling-columbia_owner = A „Columbia Egyetem” ingyenes kártyája azután jár, hogy a megvett kártya kifejtette a hatását. Ha ettől a vevő kiesik, a saját joga elvész, és a felfordított „Tartsd meg” lap a kínálatban marad; ha viszont más szörnynek jár, az megkapja.
    .example = Aki a saját vásárlásától kiesik, nem kap ingyenes kártyát: az a kínálatban marad.

## What is answered otherwise elsewhere; beside ruling-ID.

ruling-elsewhere-acid_attack = Máshol azt olvashatod, hogy csak dobott zúzás miatt lehet kivonulni: a kiadó az első kiadásról felelt így, ott a kártya nem zúzást ad, hanem sebez.
ruling-elsewhere-regeneration = Máshol azt olvashatod, hogy a „Regeneráció” nem hat, ha más gyógyít, vagy hogy a gyógyító saját „Regeneráció” kártyája még 1 életerőt ad a szokásos áron: a kiadó az első kiadásról felelt így.
ruling-elsewhere-frenzy = Máshol azt olvashatod, hogy a „Tombolás” megvétele azonnal véget vet a körnek, és a kör végi hatások elmaradnak; a Board Game Arenán végigjátsszák a kört, ahogy mi is.
ruling-elsewhere-friend_of_children = Máshol azt olvashatod, hogy a „Gyerekek barátja” nem ad semmit az „Alakváltó” révén eladott kártyákhoz, mert az csak visszakapott energia; a Board Game Arenán 1-et ad, ahogy itt is.
ruling-elsewhere-fire = Máshol azt olvashatod, hogy a „Páncélzat” minden forrást külön néz, így az egyetlen zúzást és a tüzet egymás után megállítja; a Board Game Arena összeadja őket, ahogy mi is.
ruling-elsewhere-fire_needs_claws = Máshol azt olvashatod, hogy a tűz a kártyák okozta sebzéshez is hozzáadódik: a kiadó az első kiadásról felelt így, ott a kártya minden sebzésről szól.
ruling-elsewhere-city_falls = Máshol azt olvashatod, hogy a támadó mindig az általa kiütött szörny helyére lép, és az Öbölben lévő szörnynek el kell hagynia Tokiót: az első kiadás szabálykönyve így is érthető.
ruling-elsewhere-underdog = Máshol azt olvashatod, hogy bármelyik kör vége számít: az első kiadás szövege ezt nyitva hagyja.
