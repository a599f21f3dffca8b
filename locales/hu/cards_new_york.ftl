### A New York királya kártyái: név, szöveg, és válasz arra, amit egy játékos kérdezhet.

## „Dobd el” lapok

card-new_york-air_force_one = Air Force One
    .text = Csak olyan körben veheted meg, amelyben vadászgépet pusztítottál el. Kapsz 4 pontot; utána minden szörny, te is, 1 sebzést kap a kerülete minden egysége után.
    .ruling-1 = A másik kerületben elpusztított vadászgép is számít, a korábbi körben elpusztított nem.
    .ruling-2 = Ez nem támadás: senki sem menekülhet el, és a támadásokhoz kötött kártyák nem hatnak.
    .ruling-3 = Az ebben a körben feltűnt egységek is lőnek.
    .ruling-4 = A lövéseket kártya okozza, nem „Jajj!” dobás: a „Golyóálló” nem véd ellene, nem jár érte páncéljelölő, sem a „Szabadság-szobor”.
    .ruling-5 = Ha a sebzéstől kiesel, a pontok nem segítenek, 20 sem.

card-new_york-brooklyn_bridge = Brooklyn híd
    .text = Kapsz 4 pontot. Brooklynban 1 energiával olcsóbb.
    .ruling-1 = Az ár attól függ, melyik kerületben vagy vásárláskor, a Lépés szakasz után.

card-new_york-central_park = Central Park
    .text = Kapsz 2 pontot, és visszanyersz 2 életerőt. Manhattanben 1 energiával olcsóbb.
    .ruling-1 = Az ár attól függ, melyik kerületben vagy vásárláskor, a Lépés szakasz után.
    .ruling-2 = A gyógyulás Manhattanben is működik, de a maximumod fölé sosem visz.

card-new_york-columbia_university = Columbia Egyetem
    .text = Kapsz 2 pontot. Ingyen megkapod a kínálatba kerülő következő „Tartsd meg” lapot is. Manhattanben 1 energiával olcsóbb.
    .ruling-1 = Először az a kártya jöhet szóba, amely ennek a helyére kerül; ha az nem „Tartsd meg” lap, akkor a következő ilyen lap a tiéd, bárki körében.
    .ruling-2 = A kártyát automatikusan megkapod; lapcsere után az újak közül az első „Tartsd meg” lap a tiéd, és a helye feltöltődik.
    .ruling-3 = A kártya 0 energiáért vettnek számít, így a vételkori hatások megtörténnek.
    .ruling-4 = Ha egy másik szörny körében extra kört ad neked, azt rögtön az után a kör után játszod le.
    .ruling-5 = Ha kiesel, a kártya már nem jár.
    .ruling-6 = Az ár attól függ, melyik kerületben vagy vásárláskor, a Lépés szakasz után.

card-new_york-coney_island = Coney Island
    .text = Kapsz 3 pontot. Brooklynban 1 energiával olcsóbb.
    .ruling-1 = Az ár attól függ, melyik kerületben vagy vásárláskor, a Lépés szakasz után.

card-new_york-drink_the_hudson = Idd ki a Hudsont
    .text = Kapsz 13 energiát és 1 pontot, és visszanyersz 2 életerőt. Manhattanben, Brooklynban és Staten Islanden 1 energiával olcsóbb.
    .ruling-1 = Az árat ki kell tudnod fizetni, mielőtt megkapod az energiát.
    .ruling-2 = Az ár attól függ, melyik kerületben vagy vásárláskor, a Lépés szakasz után.
    .ruling-3 = A gyógyulás Manhattanben is működik, de a maximumod fölé sosem visz.

card-new_york-flatiron_building = Vasalóház
    .text = Kapsz 2 pontot. Manhattanben 1 energiával olcsóbb.
    .ruling-1 = Az ár attól függ, melyik kerületben vagy vásárláskor, a Lépés szakasz után.

card-new_york-general_ellis = Ellis tábornok
    .text = Csak olyan körben veheted meg, amelyben tankot pusztítottál el. Kapsz 3 pontot; utána minden szörny, te is, 1 sebzést kap.
    .ruling-1 = A korábbi körben elpusztított tank nem számít.
    .ruling-2 = Ez nem támadás: senki sem menekülhet el, és a támadásokhoz kötött kártyák nem hatnak.
    .ruling-3 = Ha senki sem éli túl, senki sem nyer.

card-new_york-holland_tunnel = Holland-alagút
    .text = Kapsz 6 pontot. Minden szörny, te is, kap 3 energiát. Manhattanben 1 energiával olcsóbb.
    .ruling-1 = Ez a 3 energia már kiváltja a „Megcsapolás” hatását.
    .ruling-2 = Az ár attól függ, melyik kerületben vagy vásárláskor, a Lépés szakasz után.

card-new_york-new_york_marathon = New York-i maraton
    .text = Amíg a kínálatban van, minden önkéntes lépés (a menekülés is) 2 energiába kerül annak, aki lép. Amikor megveszed, kapsz 2 pontot és 2 energiát, és visszanyersz 2 életerőt.
    .ruling-1 = Ami kötelező, az ingyen van: ha a Lépés szakaszban be kell lépned Manhattanbe, vagy ott egy zónával továbblépsz, vagy ha el kell hagynod Manhattant.
    .ruling-2 = Fizetsz, ha a Lépés szakaszban másik kerületbe mész, ha menekülsz, a „Szupersebesség” kártyáért és a „Metró” minden lépéséért.
    .ruling-3 = Aki nem tud fizetni, nem léphet; a befizetett energia a készletbe kerül.
    .ruling-4 = A gyógyulás Manhattanben is működik, de a maximumod fölé sosem visz.

card-new_york-next_stage = Következő szint
    .text = Mondj le az összes pontodról. Mindegyikért kapsz 1 energiát, vagy visszanyersz 1 életerőt; te osztod el.
    .ruling-1 = Ami a maximumod fölé gyógyítana, az elvész.
    .ruling-2 = A „Szabadság-szobor” pontjairól is lemondasz, és ha később elveszíted a lapot, attól sem mehetsz 0 alá.
    .ruling-3 = A gyógyulás Manhattanben is működik.

card-new_york-photo_op = Fotózás
    .text = Válassz egy másik szörnyet. Kapsz 1 pontot minden sebzésért, amelyet ebben a körben neki okoztál.
    .ruling-1 = A támadásod sebzése minden többletével számít, és a „Verekedős sztár” sebzése is; a hadseregé és a megvett kártyáké nem.
    .ruling-2 = Az okozott sebzés teljes egészében számít, akármennyi életereje maradt a szörnynek.
    .ruling-3 = Csak élő szörnyet választhatsz.
    .ruling-4 = Csak az ebben a körben okozott sebzés számít (az extra kör nulláról indul); ha nem sebeztél, nem jár pont.

card-new_york-power_substation = Alállomás
    .text = Kapsz 1 pontot és 8 energiát, aztán 3 sebzést.
    .ruling-1 = Ez a sebzés nem támadás.
    .ruling-2 = Előbb az energiát kapod meg, így a „Nem evilági” kártyával már fizethetsz vele.

card-new_york-subterranean_cable = Földkábel
    .text = Kapsz 4 energiát, aztán 4 sebzést.
    .ruling-1 = Ez a sebzés nem támadás.
    .ruling-2 = Akkor is megveheted, ha a sebzéstől kiesel.

card-new_york-subway = Metró
    .text = Visszanyersz 2 életerőt, és ez után a kör után játszol még egyet. Abban a körben bármikor átutazhatsz olyan kerületbe, ahol van hely, ugyanabba legfeljebb háromszor.
    .ruling-1 = Léphetsz az első dobás előtt, két dobás között, minden fajta eredmény előtt, a Lépés szakaszban és vásárlás közben.
    .ruling-2 = Egy külső kerületben két szörnynek van hely; Manhattanbe Alsó-Manhattanen át lépsz be, és csak ha van ott hely.
    .ruling-3 = A Manhattanbe lépés jutalma abban a körben legfeljebb egyszer jár.
    .ruling-4 = A Lépés szakasz ugyanúgy zajlik, mint máskor: be kell lépned Manhattanbe, ha van hely, vagy ott egy zónával tovább kell lépned; a metrózás sosem visz feljebb.
    .ruling-5 = Ha elhagyod Manhattant, annak kell belépnie, aki legközelebb a Lépés szakaszához ér.
    .ruling-6 = A gyógyulás Manhattanben is működik, de a maximumod fölé sosem visz.
    .ruling-7 = A háromszoros korlát Manhattanre is érvényes, amely egy kerületnek számít.

card-new_york-tesla_cannon = Teslaágyú
    .text = Kapsz 2 pontot. Utána minden szörny, te is, eldobja egy saját „Tartsd meg” lapját.
    .ruling-1 = Te választasz először, aztán a többiek az óramutató járása szerint.
    .ruling-2 = Akinek nincs „Tartsd meg” lapja, megússza, és a speciális lapok biztonságban vannak.
    .ruling-3 = Az eldobott kártyán lévő jelölők visszakerülnek a készletbe.

card-new_york-the_unisphere = Unisphere
    .text = Kapsz 4 pontot. Queensben 1 energiával olcsóbb.
    .ruling-1 = Az ár attól függ, melyik kerületben vagy vásárláskor, a Lépés szakasz után.

card-new_york-yankee_stadium = Yankee Stadion
    .text = Kapsz 5 pontot, és visszanyersz 5 életerőt. Bronxban 1 energiával olcsóbb.
    .ruling-1 = Az ár attól függ, melyik kerületben vagy vásárláskor, a Lépés szakasz után.
    .ruling-2 = A gyógyulás Manhattanben is működik, de a maximumod fölé sosem visz.

## „Tartsd meg” lapok

card-new_york-antimatter_pellets = Antianyag-sörét
    .text = Amikor támadsz, minden eltalált szörny előbb dob egy kockával. Ha „Jajj!” lesz, az a szörny dupla sebzést kap.
    .ruling-1 = Minden áldozat egyszer dob, az óramutató járása szerint; a kockát nem lehet újradobni, és másra nem hat.
    .ruling-2 = Előbb a „Teslaantennák” ad hozzá, aztán az „Árnyékmás” dupláz, végül ez a kártya.

card-new_york-artificial_heart = Műszív
    .text = A dobás végén a dobott szívekből akárhányat energiára fordíthatsz.
    .ruling-1 = Manhattanben is működik.
    .ruling-2 = Csak még végre nem hajtott kockát fordíthatsz; onnantól minden szempontból energia, a „Túltöltés” és a „Fel az Empire State-re” szempontjából is.

card-new_york-broadway_star = Broadway-sztár
    .text = Kapsz 1 pontot, amikor elnyered a „Szupersztár” lapot, és minden köröd elején, ha nálad van.
    .ruling-1 = Ha nálad van, nem nyerheted el még egyszer, akárhány hírnevet dobsz.

card-new_york-bulletproof = Golyóálló
    .text = Valahányszor „Jajj!” miatt kapnál sebzést, eggyel kevesebbet kapsz.
    .ruling-1 = Mindegy, ki dobta a „Jajj!” eredményt; minden végrehajtásnál egyszer hat.
    .ruling-2 = Az „Air Force One” ellen nem segít.

card-new_york-can_opener = Konzerv­nyitó
    .text = Egy tank elpusztításához elég 3 rombolás 4 helyett.
    .ruling-1 = A kötelező rombolásnál is ez a kisebb szám számít.

card-new_york-carapace = Páncél
    .text = A maximális életerőd 10 helyett 12. Az eredményed minden „Jajj!” szimbóluma után tégy egy páncéljelölőt erre a kártyára. A körödben eldobhatod, hogy jelölőnként visszanyerj 1 életerőt.
    .ruling-1 = A jelölők a „Jajj!” végrehajtásakor jönnek, a hadsereg sebzése előtt.
    .ruling-2 = A saját körödben bármelyik döntésednél eldobhatod, teljes életerőnél is, de sebzésre válaszul nem.
    .ruling-3 = Az eldobás előbb 10-re viszi vissza a maximumodat: a 10 fölötti életerő elvész, és legfeljebb 10-ig nyersz vissza életerőt.
    .ruling-4 = A megvétele nem gyógyít.
    .ruling-5 = Csak 15 páncéljelölő van; ha elfogyott, nem jár több.
    .ruling-6 = A gyógyulás Manhattanben is működik.

card-new_york-chameleon = Kaméleon
    .text = A végrehajtás előtt lemondhatsz bármennyi dobott hírnévről. Mindegyikért egy másik, még végre nem hajtott kockádat bármelyik oldalára fordíthatod.
    .ruling-1 = Amiről lemondtál, az már semmire sem jó, a „Szupersztár”, a „Reflektorfényben” és a „Természetes szelekció” szempontjából sem.
    .ruling-2 = Minden fajta eredmény előtt használhatod, ha a hírnév és a másik kocka sincs még végrehajtva.
    .ruling-3 = Egy kockát hírnévre is fordíthatsz.
    .ruling-4 = Csak kockát módosít, kártyától kapott eredményt nem.

card-new_york-chinatown_regular = China­towni törzs­vendég
    .text = Ha belépsz Manhattanbe, visszanyersz 2 életerőt.
    .ruling-1 = Belépni csak másik kerületből lehet; a zónaváltás vagy az útváltás nem belépés.
    .ruling-2 = A maximumod fölé sosem visz.

card-new_york-climb_the_empire_state_building = Fel az Empire State-re
    .text = Ha Manhattanben vagy, és a kockáidon mind a hat szimbólum látható, kapsz 2 pontot, és ez után a kör után játszol még egyet.
    .ruling-1 = Egyszer dől el: az utolsó dobás és a módosítások után, az első fajta végrehajtása előtt.
    .ruling-2 = A kártyáktól kapott eredmény nem segít; az a kocka viszont számított, amelyikről később mondasz le.

card-new_york-curse = Balsors
    .text = Akit megsebzel, balsorsjelölőt kap: jelölőnként 1 energiát fizet, ha „Jajj!” kockát dob újra. Szívenként gyógyulás helyett levehet egy jelölőt, Manhattanben is.
    .ruling-1 = Egy támadásért minden áldozat egy jelölőt kap, nem sebzésenként egyet; a „Verekedős sztár” is ad egyet, a hadsereg és a megvett kártyák nem.
    .ruling-2 = A díjat újradobásonként egyszer kell kifizetni, ha „Jajj!” is van benne, akárhány.
    .ruling-3 = A jelölők akkor is megmaradnak, ha a „Balsors” vagy a gazdája már nincs játékban.
    .ruling-4 = Csak 13 balsorsjelölő van; ha elfogyott, nem jár több.

card-new_york-diva = Díva
    .text = Amíg nálad van a „Szupersztár”, a többi szörnynek három helyett négy hírnév kell az elnyeréséhez.
    .ruling-1 = Pontosan három hírnévnél nem történik semmi, és pont sem jár értük.
    .ruling-2 = Aki elnyeri, a szokásos pontot kapja: négy hírnévért 2 pontot.

card-new_york-drain = Energia­szívó
    .text = Aki megtámad, annak 2 energiát kell adnia neked.
    .ruling-1 = Minden téged sebző támadásnál egyszer hat; akinek kevesebb energiája van, az mindet odaadja.
    .ruling-2 = Az energiát rögtön a sebzés után, a menekülés előtt kapod meg, de ha kiesel, nem.
    .ruling-3 = A támadó a „Nem evilági” révén sem adhat helyette életerőt.

card-new_york-ego_trip = Sztár­allűrök
    .text = Kapsz 1 energiát, amikor elnyered a „Szupersztár” lapot, és minden köröd elején, ha nálad van.
    .ruling-1 = Ha nálad van, nem nyerheted el még egyszer, akárhány hírnevet dobsz.

card-new_york-extra_head = Extra fej
    .text = Minden körödben eggyel több kockával dobsz.
    .ruling-1 = A következő körödtől dobsz vele.
    .ruling-2 = Összeadódik a „Természetes szelekció” kockájával, de 8-nál több kockával senki sem dob.

card-new_york-fireball = Tűzgolyó
    .text = A zúzásaid a kerületedben lévő többi szörnyet is eltalálják.
    .ruling-1 = Az is támadás, ha csak a saját kerületedben találsz el szörnyet.
    .ruling-2 = Ha más is van veled Manhattanben, őt is eltalálod, és utána elmenekülhet.
    .ruling-3 = Ha a köröd elején Manhattan üres volt, a zúzásaid nem sebeznek, a kerületedben sem.

card-new_york-fury = Harag
    .text = Ha a kerületedben három vagy több egység van, adj 1 rombolást és 1 energiát az eredményedhez.
    .ruling-1 = Egyszer dől el: a módosítások után, az első fajta végrehajtása előtt.
    .ruling-2 = Az energia az eredményed része, így a „Túltöltés” az összegből von le 1-et.

card-new_york-hailing_cabs = Taxizápor
    .text = Minden körödben 2 rombolást adhatsz az eredményedhez. Ekkor a kör minden rombolását csak egységekre költheted.
    .ruling-1 = Az első fajta végrehajtása előtt döntesz, és dobott rombolás sem kell hozzá.
    .ruling-2 = A 2 rombolás a „Kínvárvány” szempontjából is számít.
    .ruling-3 = Ilyenkor csak egységeket kötelező elpusztítanod, és a maradék rombolás elvész.

card-new_york-hunter = Vadász
    .text = Minden gyalogság után, amelyet elpusztítasz, eggyel több életerőt nyersz vissza.
    .ruling-1 = A gyógyulás Manhattanben is működik, de a maximumod fölé sosem visz.

card-new_york-jinx_aura = Peches aura
    .text = A többi szörnynek minden újradobását fel kell használnia. A kockákat ők választják, mindig legalább egyet.
    .ruling-1 = A kötelesség megszűnik, ha egy szörnynek nincs újradobható kockája, például a „Vak düh” miatt, vagy azért, mert nem tudja kifizetni a balsors díját.

card-new_york-king_of_queens = Queens királya
    .text = Ha Queensben kezded a köröd, kapsz 1 energiát, és visszanyersz 1 életerőt.

card-new_york-leveler = Földgyalu
    .text = Minden körödben, amelyben legalább egy épületet lerombolsz, kapsz 1 pontot.
    .ruling-1 = A pont az első épületért jár, körönként egyszer.

card-new_york-long_neck = Hosszú nyak
    .text = Egy vadászgép elpusztításához elég 2 rombolás 3 helyett.
    .ruling-1 = A „Mesterlövész” révén elért vadászgépekre is érvényes.

card-new_york-natural_selection = Termé­szetes szelekció
    .text = Amikor megveszed, kapsz 4 energiát, és visszanyersz 4 életerőt. Minden körödben eggyel több kockával dobsz. Ha a köröd végén bármelyik kockádon hírnév van, elveszíted az összes életerődet, és kiesel.
    .ruling-1 = Az számít, hogyan állnak a kockáid a végrehajtás után; amiről a „Kaméleon” révén lemondtál, az nem.
    .ruling-2 = Arra a körre is érvényes, amelyben megveszed.
    .ruling-3 = Megelőzi a győzelem eldőlését, így abban a körben nem nyerhetsz, és a megszerzett extra köreid elvesznek.
    .ruling-4 = Ez nem sebzés, így semmi sem csökkenti, és a „Nem evilági” sem segít.
    .ruling-5 = A gyógyulás Manhattanben is működik, de a maximumod fölé sosem visz.

card-new_york-of_another_world = Nem evilági
    .text = Valahányszor energiát fizetsz, bármekkora részét életerőből is fizetheted. Valahányszor sebzést kapsz, az életerő bármekkora része helyett energiát veszíthetsz.
    .ruling-1 = Minden ár és díj ide tartozik, de az utolsó életerőddel nem fizethetsz.
    .ruling-2 = Az energiával fizetett sebzés is sebzés, például a menekülés, a jelölők és a „Főnixvér” szempontjából.
    .ruling-3 = Amit kapsz, az nem változik: a szív gyógyít, az energia energiát ad.
    .ruling-4 = Az „Energiaszívó” vagy a „Megcsapolás” által elvett energiát nem válthatod ki életerővel.
    .ruling-5 = A „Természetes szelekció” ellen nem véd.

card-new_york-overload = Túltöltés
    .text = Amikor megveszed, kapsz 4 energiát. Onnantól minden körödben a kockákon dobott energia összesen eggyel kevesebbet ér.
    .ruling-1 = Ha egy körben nincs energia az eredményedben, nem veszítesz semmit.
    .ruling-2 = A lapkák, Manhattan és az energiát közvetlenül adó kártyák energiája nem csökken.

card-new_york-painbow = Kín­várvány
    .text = Ha az eredményedben 2 vagy 3 rombolás van, adj hozzá 1 zúzást; ha 4 vagy 5, adj hozzá 2 zúzást. Ha 6 vagy több, azonnal nyersz.
    .ruling-1 = A „Taposás”, a „Harag” és a „Taxizápor” rombolása is beleszámít.
    .ruling-2 = Azonnal nyersz, amint végleges az eredményed; mást már nem kell végrehajtani.
    .ruling-3 = A kapott zúzások ugyanúgy számítanak, mint a dobottak.

card-new_york-personal_spotlight = Reflektor­fényben
    .text = Minden körödben, amelyben legalább egy hírnév van az eredményedben, kapsz 1 pontot.
    .ruling-1 = Körönként egyszer ad pontot, a „Szupersztár” lappal vagy nélküle.
    .ruling-2 = Amiről a „Kaméleon” révén lemondtál, az itt nem ér semmit.

card-new_york-phoenix_blood = Főnixvér
    .text = Valahányszor sebzést kapsz, kapsz 1 energiát.
    .ruling-1 = Akármekkora a sebzés, 1 energia jár érte; ha 0-ra csökkent, semmi.
    .ruling-2 = Ha a sebzéstől kiesel, nem jár semmi.
    .ruling-3 = A „Nem evilági” révén energiával fizetett sebzés is számít, de a kapott energiával azt már nem fizetheted.

card-new_york-power_tap = Meg­csapolás
    .text = Ha egy másik szörny egy körben 3 vagy több energiát kapott, ad neked 1 energiát.
    .ruling-1 = A körben kapott összes energia együtt számít, bárki körében.
    .ruling-2 = Egy szörny minden „Megcsapolás” miatt körönként legfeljebb 1 energiát ad, amikor eléri a 3-at; ha nincs energiája, nem ad semmit.
    .ruling-3 = Az így kapott energia nem vált ki újabb „Megcsapolás” hatást.
    .ruling-4 = A szörny a „Nem evilági” révén sem adhat helyette életerőt.

card-new_york-regeneration = Regene­ráció
    .text = Minden köröd elején visszanyersz 1 életerőt.
    .ruling-1 = Manhattanben is működik, de a maximumod fölé sosem visz.

card-new_york-scavenger = Guberáló
    .text = Vásárláskor a dobott lapok közül is vehetsz „Tartsd meg” lapot, a nyomtatott árnál 1 energiával olcsóbban.
    .ruling-1 = A dobott lapokat bárki bármikor átnézheti.
    .ruling-2 = Az ár nem mehet 0 alá, és nem kerül új kártya a kínálatba.
    .ruling-3 = Ha a dobott lapokat a pakliba keverik, már nem lehet közülük venni.

card-new_york-seismic_ray = Szeiz­mikus sugár
    .text = Mielőtt egy körben bármit lerombolnál, fizethetsz 1 energiát, hogy minden rombolásodat a sajátod helyett egy másik kerületben használd.
    .ruling-1 = Egy fizetés a kör minden rombolását egyetlen kerületbe viszi; nem oszthatod meg.
    .ruling-2 = A kötelező rombolás ekkor arra a kerületre érvényes.
    .ruling-3 = Az ott lerombolt épület egysége is ott marad, nem a te kerületedben.

card-new_york-shadow_double = Árnyékmás
    .text = Amikor támadsz, dupla sebzést okozol.
    .ruling-1 = Ha a zúzásokból legalább 1 sebzés sincs, nincs mit duplázni.
    .ruling-2 = Előbb a „Teslaantennák” ad hozzá; az „Antianyag-sörét” utána dupláz.

card-new_york-sharp_shooter = Mester­lövész
    .text = A rombolásodat más kerületek vadászgépeire is használhatod. Minden vadászgép, amelyet bárhol elpusztítasz, még 1 pontot is ad.
    .ruling-1 = A távoli vadászgép a kerületed lapkája előtt vagy helyett is jöhet, de amíg a kerületedben le tudsz rombolni valamit, folytatnod kell.
    .ruling-2 = Megkapod a szokásos jutalmát, és megveheted az „Air Force One” kártyát.
    .ruling-3 = Az ebben a körben feltűnt vadászgép még nem pusztítható el.

card-new_york-stink_attack = Bűzbomba
    .text = Valahányszor másik kerületbe érsz, legfeljebb négy ottani egységet elzavarhatsz, egy-egy kerületbe legfeljebb egyet.
    .ruling-1 = A másik négy kerületbe mehetnek, Manhattanbe is, mindegyikbe legfeljebb egy.
    .ruling-2 = Mindegy, hogyan kerültél oda: lépéssel, Manhattanbe belépve, menekülve, „Szupersebesség” vagy „Metró” révén, vagy kényszerből; a zónaváltás nem számít.
    .ruling-3 = Az ebben a körben feltűnt egység akkor sem pusztítható el ebben a körben, ha elzavartad.

card-new_york-stomp = Taposás
    .text = Minden körödben adj 1 rombolást az eredményedhez, akkor is, ha egyik kockádon sincs rombolás.
    .ruling-1 = Ha le tudsz vele rombolni valamit, használnod kell.

card-new_york-super_speed = Szuper­sebesség
    .text = Az első dobásod előtt tehetsz egy extra lépést.
    .ruling-1 = Ha Manhattanben van hely, csak oda léphetsz be, különben bármelyik külső kerületbe, ahol kettőnél kevesebb szörny van; Manhattanben egy zónával továbblépsz.
    .ruling-2 = A kör eleji gyűjtés megelőzi, így az elért zóna a következő körödtől fizet.
    .ruling-3 = Ha ezzel lépsz be Manhattanbe, ugyanennek a körnek a Lépés szakaszában egy zónával továbblépsz.
    .ruling-4 = Ha a köröd elején Manhattan üres volt, a zúzásaid ebben a körben így sem sebeznek.
    .ruling-5 = Mindig önkéntes, ezért a „New York-i maraton” miatt 2 energiába kerül.

card-new_york-terminal_rage = Vak düh
    .text = Ha megveszed, ez után a kör után játszol még egyet. Amíg nálad van, a dobott zúzásokat nem dobhatod újra.
    .ruling-1 = A dobott zúzás rögtön rögzül; ha elveszíted a kártyát, újra szabadon dobhatsz.

card-new_york-tesla_antennae = Tesla­antennák
    .text = A támadásod eggyel többet sebez minden olyan szörnyön, amelynek több az életereje, mint neked.
    .ruling-1 = Az életerőt közvetlenül a sebzés előtt hasonlítjuk össze, szörnyenként.
    .ruling-2 = Ha a zúzásokból legalább 1 sebzés sincs, nem ad hozzá semmit.

card-new_york-tourist = Turista
    .text = Amikor megveszed, tégy szuvenírjelölőt a kerületedre, és ha később olyan kerületbe érsz, ahol nincs szuvenír, oda is. Minden letett jelölőért kapsz 1 pontot és 1 energiát.
    .ruling-1 = Az öt kerület mindegyikére egy jelölő jut; Manhattan zónái egy kerület.
    .ruling-2 = Más körében is kaphatsz pontot, ha menekülsz vagy ki kell lépned.
    .ruling-3 = Ha a kártya elvész, a jelölők maradnak, és a későbbi gazdája csak azokért a kerületekért kap pontot, ahol nincs jelölő.

card-new_york-towering_titan = Torony­magas titán
    .text = Minden körödben adj 2 zúzást az eredményedhez, akkor is, ha egyik kockádon sincs zúzás.
    .ruling-1 = Ugyanúgy számítanak, mint a dobott zúzások, így akkor is támadhatsz, ha egy zúzást sem dobtál.

card-new_york-trash_thrower = Szemét­dobáló
    .text = A támadásod minden megsebzett szörnytől 1 pontot is elvesz.
    .ruling-1 = Egy szörny támadásonként 1 pontot veszít, akármekkora a sebzés, de 0 alá sosem csökkennek a pontjai.
    .ruling-2 = A pontot nem te kapod.

card-new_york-trophy_hunter = Trófea­vadász
    .text = Minden egység, amelyet elpusztítasz, még 1 pontot ad.
    .ruling-1 = Ez a jutalmán és a „Mesterlövész” vagy a „Vadász” hatásán felül jár.

card-new_york-universal_soldier = Univer­zális katona
    .text = A dobás végén a dobott szíveket zúzásra, a zúzásokat szívre fordíthatod, legfeljebb annyiszor, ahány kockád van.
    .ruling-1 = Csak még végre nem hajtott kockákra hat, kártyától kapott eredményre nem.
    .ruling-2 = Minden fajta végrehajtása előtt legfeljebb annyiszor használhatod, ahány kockád van.

card-new_york-violent_star = Verekedős sztár
    .text = Ha elnyered egy szörnytől a „Szupersztár” lapot, az a szörny 2 sebzést kap tőled. Ha egy szörny tőled nyeri el, az 1 sebzést kap.
    .ruling-1 = Ez nem támadás: senki sem menekülhet el, és a támadásokhoz kötött kártyák nem hatnak.
    .ruling-2 = Senki sem sérül, ha a „Szupersztár” még az asztalon volt.
    .ruling-3 = Ha az elnyerője ettől kiesik, a „Szupersztár” az asztalon marad.

card-new_york-webspinner = Hálószövő
    .text = Akit megsebzel, hálójelölőt kap. Az a szörny a körében jelölőnként eggyel kevesebbszer dobhat újra. Zúzásonként támadás helyett levehet egy jelölőt.
    .ruling-1 = Egy támadásért minden áldozat egy jelölőt kap, nem sebzésenként egyet; a „Verekedős sztár” is ad egyet, a hadsereg és a megvett kártyák nem.
    .ruling-2 = Az újradobások száma a Dobás szakasz elején dől el, és nem mehet 0 alá.
    .ruling-3 = A kártyáktól kapott zúzás is elkölthető jelölőre; az így elköltött zúzás nem sebez.
    .ruling-4 = A jelölők akkor is megmaradnak, ha a „Hálószövő” vagy a gazdája már nincs játékban.
    .ruling-5 = Csak 13 hálójelölő van; ha elfogyott, nem jár több.

## Speciális lapok

card-new_york-superstar = Szuper­sztár
    .text = Három vagy több hírnévvel nyered el: háromért 1 pont jár, minden továbbiért még 1. A következő körödtől, amíg nálad van, minden végrehajtott hírnév 1 pontot ad.
    .ruling-1 = Ha három hírnévvel nyered el, összesen 1 pont jár, néggyel 2, öttel 3 és így tovább.
    .ruling-2 = Amíg nálad van, minden hírnévért 1 pontot kapsz, három vagy több esetén is.
    .ruling-3 = Nélküle háromnál kevesebb hírnév nem ér semmit.
    .ruling-4 = Ha egy másik szörny dob három vagy több hírnevet, elnyeri tőled; ezért nem veszítesz pontot.
    .ruling-5 = Ha a gazdája kiesik, a lap visszakerül az asztalra.
    .ruling-6 = Nem „Tartsd meg” lap; nem lehet megvenni, lecserélni vagy eldobni.

card-new_york-statue_of_liberty = Szabadság-szobor
    .text = Három vagy több „Jajj!” dobással nyered el, és kapsz 3 pontot. Ha egy másik szörny elnyeri tőled, 3 pontot veszítesz.
    .ruling-1 = A hadsereg sebzése jön előbb: aki kiesik tőle, nem nyeri el a szobrot, és ha a gazdája túléli, nála marad.
    .ruling-2 = Akinél már ott van, annak a három vagy több „Jajj!” nem hoz újat.
    .ruling-3 = A veszteség nem vihet 0 pont alá.
    .ruling-4 = Ha a gazdája kiesik, a lap visszakerül az asztalra, és a pontok nem változnak.
