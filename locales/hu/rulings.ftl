### Értelmezések: hogyan játszunk ott, ahol a szabályfüzetek nyitva hagynak valamit.
### ruling-ID egy bejegyzés, az .example megmondja, mit mutat a kis táblája.

## Számok

ruling-section-numbers = Számok

ruling-points = A pont mindig 0 és 20 között marad, a számláló két vége között. Ami túlmenne rajta, elvész, így ha egy 20 pontos szörny 5 pontot veszít, 15 marad.
    .example = A 20 fölötti pont végleg elvész: egy későbbi veszteség 20-tól számít.
ruling-energy = Az energiának nincs felső határa, és sosem megy 0 alá.
    .example = Az energia korlát nélkül nőhet.
ruling-eight_dice = Nyolcnál több kockával senki sem dob: hat fekete és két zöld van a dobozban.
    .example = Két „Extra fej” és az egyik másolata is csak nyolc kockát ad.
ruling-tokens = Annyi jelölő van, amennyi a dobozban: Tokióban 12 méreg- és 12 zsugorjelölő; New Yorkban 13 háló-, 13 balsors-, 5 szuvenír- és 15 páncéljelölő. Ha elfogyott, nem jár több; az utolsót az óramutató járása szerint első áldozat kapja. A kiesett szörny jelölőit újra ki lehet osztani.
    .example = Mind a tizenkét méregjelölő kint van, így a támadásért nem jár egy sem.
ruling-copied_tokens = Az „Utánzás” másolatának füstjelölői és töltése ezen felül járnak: a másolaton saját, teljes készlet van.
    .example = A „Füstfelhő” másolata három saját füstjelölőt kap.

## Döntések

ruling-section-decisions = Döntések

ruling-never_stuck = Soha senki sem akad el, és nincs üres lépés. Ahol csak egy lehetőség marad, ott kérdés nélkül megtörténik: az utolsó dobásnál, ha nincs módosító kártya, a vásárlásnál, ha semmire sem telik, és a szívnél, amely csak gyógyíthat.
    .example = A harmadik dobás után nincs miről dönteni, és a kockák rögtön számítanak.
ruling-no_dice = Annak a szörnynek is van köre, amelyiknek nincs kockája: nem dob, belép Tokióba, ha van hely, és vásárolhat.
    .example = Hat zsugorjelölő után nem marad kocka; a kör a belépéssel és a vásárlással folytatódik.
ruling-rapid_healing = A „Gyors gyógyulás” a gazdája minden amúgy is esedékes döntésénél bevethető, ha gyógyítana.
    .example = A „Gyors gyógyulás” csak a sérültnek választható.

## Életerővesztés

ruling-section-losses = Életerő­vesztés

ruling-together = Egy esemény minden vesztesége összetartozik. Az érintettek az óramutató járása szerint védekeznek, az okozótól balra kezdve, maga az okozó utoljára; a veszteségek csak az utolsó válasz után következnek be. Aztán egyszerre rendezzük a kieséseket, utána a helyeket, végül megnézzük, csak egy szörny maradt-e.
    .example = A védekezés az óramutató járása szerint halad a támadótól balra, és az utolsó válaszig senki sem veszít életerőt.
ruling-out = Ha egy szörny kiesik, a kártyái a dobott lapok közé, az energiája és a jelölői a készletbe, a speciális lapjai az asztalra kerülnek, és a pontok nem változnak.
    .example = A kiesett szörny elveszíti a kártyáit és az energiáját, és nem jön többé sorra.
ruling-own_turn = Aki a saját körében esik ki, annak vége a köre: a maradék elmarad, és a következő jön. Az „Opportunista” azért még megveheti azt a lapot, amelyet az utolsó vásárlás fordított fel.
    .example = Aki a saját vásárlásánál esik ki, nem vesz többet.
ruling-fire = Ha ugyanazt a szörnyet zúzás és a „Tűzokádás” is éri, az egyetlen veszteség. Ha csak a tűz éri, zúzás nélkül, az kártya okozta veszteség: nem jár érte jelölő, és nem lehet kivonulni miatta.
    .example = A tűz a zúzással együtt egyetlen 2-es veszteség, ezt a „Páncélzat” nem állítja meg.
ruling-camouflage = Az „Álcázás” magától dob, valahányszor veszteség következne, méregnél és a gazdája saját vásárlásánál is. Amit a „Páncélzat” úgyis megállít, arra nem dob; amit az „Álcázás” 1-re csökkent, azt utána a „Páncélzat” megállítja.
    .example = Az „Álcázás” a kör végén magától dob a méreg ellen.
ruling-wings = A „Szárnyak” egy fizetése a kör végéig véd, bárki köre is az; a kérdés az „Álcázás” dobása után jön.
    .example = A „Szárnyak” egyszeri ára a kör minden további veszteségét lefedi.
ruling-poison = A méreg senkinek sem róható fel: nem rontja el a „Növényevő” pontját. Az „Aláásás” vesztesége a kivonuló szörny műve, nem a támadóé.
    .example = A méreg hat a viselőjére, aki így is megkapja a „Növényevő” pontját.
ruling-lost_maximum = Ha a maximum csökken, a fölötte lévő életerő eltűnik, de ez nem veszteség.
    .example = A „Még nagyobb” eladása a 12 életerőt 10-re vágja; ez nem veszteség, és a „Növényevő” pontja megmarad.
ruling-child = A „Van egy kölyke!” megőrzi a gazdája energiáját, méreg- és zsugorjelölőit, mást nem. Az életerejét elvevő zúzásokért így is jár jelölő, és ami a csapásból megmaradt, elvész.
    .example = Akit a „Van egy kölyke!” ment meg, megtartja az energiáját és a jelölőit, minden mást elveszít.

## Kínálat és pakli

ruling-section-market = Kínálat és pakli

ruling-empty_deck = Ha elfogy a pakli, a dobott lapokat megkeverjük, és abból lesz az új. Ha az sincs, a hely üres marad.
    .example = Üres a pakli, ezért a dobott lapokból lesz az új.
ruling-refill = A megvett „Dobd el” lap azután kerül a dobottak közé, hogy a helyére új jött, így nincs benne abban a pakliban, amelyet a pótlás kever. A lapcsere előbb eldob: ha nincs pakli, a lecserélt lapok jönnek vissza.
    .example = Az éppen megvett kártya még nincs a dobott lapok között, amikor a helyére új jön.
ruling-opportunist = „Opportunista”: az egyszerre felfordított lapok addig választhatók, amíg a gazdája nem passzol, és a pótlás is közéjük kerül. A pótlásról előbb a vevőt kérdezzük, csak utána a következő „Opportunista” gazdáját.
    .example = Három új lapból egyet megvéve az „Opportunista” elviheti a többit és a pótlást is.
ruling-made_in_a_lab = A „Laborban készült” gazdája a vásárlásánál megnézheti a pakli felső lapját, ha azt még nem látta; ez magában is nyitva tartja a fázist. Másolattal a két felső lapot látja, és bármelyiket megveheti. Aki elveszíti a kártyát, nem veheti meg, amit látott.
    .example = Egy nem látott felső lap energia nélkül is megnyitja a vásárlást; a már látott nem.
ruling-arrive_full = A más szörnytől vett jelölős kártyán minden jelölő rajta van.
    .example = A jelölős kártya újra megtelik, ha egy másik szörnytől veszik meg.

## Extra körök

ruling-section-extra_turns = Extra körök

ruling-extra_turn = Az extra kör teljes kör, közvetlenül a mostani és a győzelem vizsgálata után. Ha több is jár, sorban jönnek. A kiesett szörny extra körei elvesznek.
    .example = Az extra kör rögtön következik, és újra fizet a tokiói kezdésért.
ruling-freeze_time = Az „Időfagyasztás” a győzelem vizsgálata után kérdez, a következő kör előtt, és a köre megelőzi a már sorban állókat. Ha a három 1-es körében veszik meg, már számít.
    .example = Az „Időfagyasztás” akkor kérdez, amikor a körnek vége, a mérget is beleértve.
ruling-frenzy = A „Tombolás” köre a teljes mostani kör után jön. Ha az „Opportunista” révén vették meg, utána a megszakított helytől folytatódik a játék.
    .example = A „Tombolás” megvétele után a kör hátralévő része jön, csak azután az extra kör.

## A vége

ruling-section-end = A játszma vége

ruling-round = A 20 pontról szóló szabályban a „forduló” kört jelent: a játszma a kör végén ér véget.
    .example = A játszma azzal a körrel ér véget, amelyik elérte a 20 pontot, akkor is, ha mások még nem játszottak.
ruling-win_check = A győzelmet minden kör végén vizsgáljuk, az ottani összes hatás után; Tokióban ezek sorrendje: eladás, „Vigaszdíj”, „Energiazsugori”, „Növényevő”, „Napelemes”, méreg. Előbb a soron lévő szörnyet nézzük, aztán a többit az óramutató járása szerint; az első 20 pontos élő szörny egyedül nyer.
    .example = A kör végén szerzett pont már ennek a körnek a vizsgálatában számít.
ruling-last_monster = Ha egy szörny marad: Tokióban azonnal nyer, rögtön a kiesések után. New Yorkban a soron lévő szörny előbb végigjátssza a körét, és nyer, ha még él; ha a soron lévő esett ki, a másik azonnal nyer.
    .example = Az utolsó szörny azonnal nyer, belépés és a saját mérge nélkül.
ruling-nobody = Ha senki sem marad, senki sem nyer, bármennyi is a pont.
    .example = Ha egy bombázás mindkét utolsó szörnyet kiejti, nincs győztes, 20 ponttal sem.
ruling-thousand_turns = Az a játszma, amely eléri az 1000 kört, győztes nélkül ér véget.
    .example = 1000 eldöntetlen kör után a játszma győztes nélkül ér véget.

## Beállítások

ruling-section-options = Beállítások

ruling-finish_round = A „Teljes forduló” beállítás: ha egy kör végén egy élő szörnynek megvan a pontja, a játék addig tart, amíg újra a kezdőjátékos következne. Ekkor a legtöbb pontot gyűjtő élő szörny nyer; egyenlőségnél közös a győzelem. Ha a kezdőjátékos kiesett, akkor is az ő helye jelöli a fordulót. Az utolsó hely extra körei előbb lemennek, és az utolsó túlélő továbbra is azonnal nyer.
    .example = A játék addig tart, amíg újra a kezdőjátékos következne.
ruling-two_player_energy = Az „Energia kettesben” beállítás alapból ki van kapcsolva, és csak két játékosnál él: a tokiói belépés és kezdés pont helyett 1 energiát ad. Ez olyan szerzés, mint bármelyik másik; a „Városfaló” saját pontja pont marad.
    .example = Ezzel a beállítással a belépés 1 energiát ad, pontot nem.
ruling-health = A „Kezdő életerő” beállítás adja minden szörny kezdő életerejét, a maximumát, és azt, amennyivel a „Van egy kölyke!” visszahoz.
    .example = A beállítás a maximum is, és ennyi életerővel tér vissza a kölyök.
ruling-goal = A „Pont a győzelemhez” beállítás a cél. Ha 20-nál több, a számláló vége is ez; ha kevesebb, a számláló vége 20 marad.
    .example = Ha a beállítás 10, tíz pont elég a győzelemhez.
ruling-deck = „A pakli összetétele” beállítás a teljes pakli: a megnevezett kártyák, mindegyik a maga példányszámával, és semmi más.
    .example = A pakliban a lista kártyái vannak, és semmi más.
ruling-first = A „Kezdőjátékos” beállítás megnevezi, ki kezd, és elmarad a dobás a kezdésért.
    .example = A játék a beállításban megadott helyen kezdődik, és az óramutató járása szerint halad.

## Tokió: kockák

ruling-section-tokyo_dice = Tokió: kockák

ruling-dice_order = A végrehajtás sorrendje: számok, szívek, energia, zúzások. A sorrend csak a „Gyógysugár” (vagy a másolata) gazdájának számíthat, ha szíve és zúzása is van, a kártyától kapott zúzást is beleértve: ő dönti el, hogy a zúzások megelőzzék-e a szíveket.
    .example = A számok, a szívek és az energia megelőzik a zúzásokat, és senkit sem kérdezünk a sorrendről.
ruling-regeneration = Egy kör összes szíve egyetlen gyógyulás. A „Regeneráció” a gazdáját gyógyító első kockához ad egyet, a „Gyógysugár” páciensénél pedig az első kapott szívhez; a páciens ezért nem fizet. A jelölőt levevő szív nem gyógyít.
    .example = A „Regeneráció” egy szívet ad a kör szíveihez, az első gyógyítóval együtt.
ruling-added_claws = A „Savtámadás”, az „Aláásás” és a „Méregtüskék” előbb számít, mint a „Tüskés farok” és a „Városfaló”, és beindítja őket. Ez utóbbi kettő egymást nem indítja be.
    .example = A „Savtámadás” zúzása beindítja a „Tüskés farok” hatását, zúzást mutató kocka nélkül is.
ruling-friend_of_children = A „Gyerekek barátja” minden energiaszerzéshez ad 1-et, az „Alakváltó” visszatérítéséhez és az „Élősködő csápok” miatt kapott árhoz is; a „Gyógysugár” páciensének fizetségeihez egyszer, az első 0-nál nagyobbhoz; ahhoz nem, amit az „Elemes szörny” fizet.
    .example = Az „Alakváltó” minden eladott kártyája 1 energiával többet hoz.
ruling-psychic_probe = A „Pszichoszonda” a dobás végén jön, az óramutató járása szerint a soron lévő szörnytől balra, mielőtt a soron lévő kockát módosít. Ha a soron lévő a „Háttérlakó” révén újradob egy szondázott 3-ast, újra megkérdezzük azokat, akik még nem használták a szondájukat. A más oldalára fordított szondázott 3-ast már nem lehet újradobni.
    .example = A soron lévő szörny csak a szonda után módosít kockát.

## Tokió: Belváros és Öböl

ruling-section-tokyo_places = Tokió: Belváros és Öböl

ruling-yield_order = A kivonulásról az óramutató járása szerint döntenek, a soron lévő szörnytől balra kezdve, bármelyik helyen is vannak.
    .example = A tokiói szörnyek az óramutató járása szerint döntenek, a soron lévőtől balra kezdve.
ruling-closing_bay = A helyeket azelőtt rendezzük, hogy bárkit a kivonulásról kérdeznénk. Akit a bezáró Öböl a Belvárosba tett, onnan kivonulhat; akit kitett, azt nem kérdezzük.
    .example = Akit a bezáró Öböl kitett, már nincs Tokióban, ezért nem kérdezzük a kivonulásról.
ruling-jets = „Sugárhajtás”: előbb a támadás minden más vesztesége lezajlik, a kiesésekkel együtt; aztán jönnek a kivonulások az óramutató járása szerint. Ha a „Sugárhajtás” gazdája marad, rögtön a döntés után elszenvedi a visszatartott veszteséget, minden védekezéssel, és nem kérdezzük újra. Akit a bezáró Öböl kitett, annak nincs honnan kivonulnia, és szintén elszenvedi.
    .example = A „Sugárhajtás” gazdája a támadás többi vesztesége után dönt.
ruling-burrowing = Az „Aláásás” csak annak a szörnynek árt, amelyik elfoglalja a helyet. Ha mindkét helyről kivonulnak, a támadó a Belvárost foglalja el, és az Öbölben lévő „Aláásás” senkinek sem árt. Az a támadó, aki ott marad, ahol van, nem foglal el helyet.
    .example = A támadó 1 életerőt veszít, amikor az „Aláásás” gazdájától elfoglalja a Belvárost.
ruling-burrowed_attacker = Az a támadó, akit az „Aláásás” kiejt, nem lép be; akit a „Van egy kölyke!” visszahoz, az igen.
    .example = Az „Aláásás” miatt kieső támadó nem lép be, és Tokió üres marad.

## Tokió: Utánzás

ruling-section-tokyo_mimic = Tokió: „Utánzás”

ruling-mimic_goes = Az „Utánzás” lapot el kell dobni, amikor a másolata saját magát dobná el: a kiürült „Elemes szörny” vagy „Füstfelhő”, a bevetett „Váratlan fordulat”, a szívet dobó „Pszichoszonda”. A lemásolt kártya marad.
    .example = Az „Utánzás” lapot el kell dobni, amikor az „Elemes szörny” másolata az utolsó energiáját fizeti ki.
ruling-two_cards = Egy kártya és a másolata két kártya: a hatásuk összeadódik, és ami körönként egyszer hat, az mindkettőnél egyszer. Előbb az eredeti fogy el, aztán a másolat.
    .example = A „Teljes pusztítás” és a másolata 9-9 pontot ad.
ruling-two_probes = A „Pszichoszonda” és a gazdája másolata együtt egy újradobás, és egy szív mindkettőt elviszi.
    .example = A „Pszichoszonda” és a másolata együtt is csak egy kockát dob újra körönként.
ruling-no_better = A második „Páncélzat”, „Időfagyasztás” vagy „Szárnyak” nem ad hozzá semmit; a második „Még nagyobb” újra visszaadja az életerőt, de sosem 12 fölé.
    .example = A „Páncélzat” és a másolata sem állítja meg a 2-es veszteséget.
ruling-two_solar = A „Napelemes” és a másolata ugyanabban a pillanatban nézi meg az energiát, és kettőt ad, egyetlen szerzésként.
    .example = A „Napelemes” és a másolata 2 energiát ad.
ruling-idle_mimic = Ha a lemásolt kártya kikerül a játékból, az „Utánzás” nem hat, amíg a gazdája egy köre elején 1 energiáért mást nem választ. Ha csak gazdát cserél, a másolat megmarad. Aki magát az „Utánzás” lapot veszi meg, ingyen választ újra.
    .example = Ha a lemásolt kártya kikerült a játékból, az „Utánzás” gazdája a következő köre elején választ újat.
ruling-fresh_copy = A másolat mindig olyan, mintha most vették volna. Amit már másol, az nem másik kártya, így nem lehet azzal feltölteni, hogy újra azt választod.
    .example = Egy majdnem üres „Füstfelhő” másolata mindhárom jelölővel indul.

## New York: kockák és rombolás

ruling-section-new_york_dice = New York: kockák és rombolás

ruling-one_at_a_time = A szíveket egyenként használod fel. A hálójelölők levétele egyetlen döntés, és a maradék zúzás támad.
    .example = Minden szívről külön döntés születik: gyógyítson, vagy vegyen le egy balsorsjelölőt.
ruling-added_results = Amit a kártyák az eredményhez adnak, és amit a „Kínvárvány” tesz, egyszer dől el, amikor az első fajta előtti módosításnak vége. A „Taxizápor” csak ekkor választható, így a kettője a „Kínvárvány” szempontjából is számít.
    .example = A „Harag” energiája az első fajta előtt eldől, akkor is, ha utána elpusztul egy egység.
ruling-painbow = A „Kínvárvány” a kockákat és a hozzáadott eredményeket is számolja: 2 vagy 3 egy zúzást ad, 4 vagy 5 kettőt, 6 vagy több azonnal nyer.
    .example = A „Kínvárvány” három rombolásért még egy zúzást ad.
ruling-seismic_ray = „Szeizmikus sugár”: az első lapka előtt fizetett 1 energia a kör minden rombolását egyetlen másik kerületbe viszi.
    .example = 1 energiáért az egész rombolás másik kerületbe megy, és az egységek is ott tűnnek fel.
ruling-sharp_shooter = A „Mesterlövész” a helyi lapkák előtt vagy helyett távoli vadászgépet is választhat. A kötelesség csak akkor szűnik meg, ha a saját kerületben semmire sem elég; egy távoli vadászgép magában nem kötelesség.
    .example = A „Mesterlövész” minden rombolását egy távoli vadászgépre költheti.
ruling-superstar = A három hírnévvel elnyert „Szupersztár” 1 pontot ad, és minden további hírnévért még 1-et; onnantól a gazdája minden hírnévért 1-et kap. Ha az elnyerője a „Verekedős sztár” miatt kiesik, a lap az asztalon marad.
    .example = Hat hírnév, amely elnyeri a „Szupersztár” lapot, összesen 4 pontot ad.
ruling-triple_ouch = Három „Jajj!”: előbb a hadsereg lő, aztán cserél gazdát a „Szabadság-szobor”. Ha a dobó kiesett, nem kap semmit; ha a szobor gazdája esett ki, a dobóé lesz.
    .example = A dobó a saját három „Jajj!” eredményétől esik ki, és a „Szabadság-szobor” a gazdájánál marad.
ruling-bulletproof = A „Golyóálló” minden „Jajj!” ellen véd, bárki dobta.
    .example = A „Golyóálló” eggyel csökkenti annak a két „Jajj!” kockának a sebzését, amelyet a szomszéd dobott.
ruling-antimatter_pellets = Az „Antianyag-sörét” áldozatai az óramutató járása szerint dobnak, a támadótól balra kezdve.
    .example = Az áldozatok az óramutató járása szerint dobnak, a támadótól balra kezdve.

## New York: helyek

ruling-section-new_york_places = New York: helyek

ruling-duty_to_enter = Manhattanbe csak a Lépés fázisban kötelező belépni.
    .example = Ha a manhattani szörny a Vásárlás fázisban esik ki, nem a vevő lép a helyére, hanem a következő szörny.
ruling-two_in_manhattan = A két manhattani szörny szabályai öt játékostól élnek; az „Egy szörny Manhattanben” beállítás kikapcsolja őket.
    .example = Öt szörnynél a másodiknak is be kell lépnie, bár Manhattan foglalt.
ruling-super_speed = A „Szupersebesség” sosem kötelező, ezért a „New York-i maraton” díja rá is vonatkozik. Aki ezzel lépett be Manhattanbe, ugyanennek a körnek a Lépés fázisában egy zónával továbblép.
    .example = Egy szörny lemondhat a „Szupersebesség” lépéséről, bár Manhattanben van hely, és a Lépés fázisban lép be.
ruling-marathon = A „New York-i maraton” díja 2 energia, menekülésnél is.
    .example = Amíg a „New York-i maraton” a kínálatban van, a kerületváltás 2 energiába kerül.
ruling-subway = A „Metró” extra körében a manhattani belépés legfeljebb egyszer fizet, és a belépés kötelessége nem szűnik meg.
    .example = Aki a „Metró” révén ki-be jár Manhattanbe, egyetlen pontot kap.

## New York: kártyák és energia

ruling-section-new_york_cards = New York: kártyák és energia

ruling-of_another_world = „Nem evilági”: minden ár és díj részben életerőből is fizethető, és a gazdáját mindig megkérdezzük, ha mindkét út nyitva áll. Az „Energiaszívó” vagy a „Megcsapolás” elvette energia nem díj.
    .example = Egy 3 energiás kártya 2 életerőbe és 1 energiába is kerülhet.
ruling-power_tap = A „Megcsapolás” a körben kapott összes energiát számolja, mindegyik „Megcsapolás” körönként egyszer; amit ez fizet, nem vált ki másikat.
    .example = A gyűjtés és a kockák együtt érik el a 3 energiát, amely a „Megcsapolás” laphoz kell.
ruling-photo_op = A „Fotózás” bármelyik másik élő szörnyet megnevezheti. A pont az okozott sebzés, akármennyi életerő volt hátra.
    .example = Öt sebzés öt pont, bár az áldozatnak 3 életereje volt, és 4 sebzést energiából fizetett.
ruling-tesla_cannon = „Teslaágyú”: a vevő választ először, aztán a többiek az óramutató járása szerint.
    .example = A vevő dob el először, aztán a többiek az óramutató járása szerint.
ruling-columbia_university = A „Columbia Egyetem” ingyen lapja megvett lapnak számít, és ha még jár, a következő felfordított „Tartsd meg” lapot viszi el, más körében is.
    .example = Az ingyen kapott „Vak düh” megadja az extra körét.
ruling-carapace = A „Páncél” a gazdája körének bármelyik döntésénél beváltható, de sebzésre válaszul nem. Amíg a gazdája a „Nem evilági” révén fizet ki egy árat, akkor sem váltható be, ha utána az árra már nem telne.
    .example = A „Páncél” nem váltható be, amíg az ár a 10 fölötti életerőre épít.
ruling-overload = A „Túltöltés” körönként 1 energiát vesz el a kockákból, akkor is, ha két részletben hajtják végre őket.
    .example = Ha az energia végrehajtása után szívekből energia lesz, a „Túltöltés” már nem vesz el többet.
ruling-turned_die = Ha egy kockát olyan oldalára fordítanak, amelynek a fajtáját már végrehajtották, az annak a fajtának új eredménye, és később hajtják végre.
    .example = Az energiára fordított szív számít, bár az energia már megvolt; a végrehajtott kockákhoz nem lehet nyúlni.
