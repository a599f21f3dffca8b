### A Tokió királya kártyái: név, szöveg, és válasz arra, amit egy játékos kérdezhet.

## „Tartsd meg” lapok

card-tokyo-acid_attack = Sav­támadás
    .text = Minden körödben adj 1 zúzást az eredményedhez, akkor is, ha egyik kockádon sincs zúzás.
    .ruling-1 = Ez az egy zúzás is elég a támadáshoz, és az a tokiói szörny, amely életerőt veszít tőle, kivonulhat.
    .ruling-2 = Beleszámít az „Alfaszörny”, a „Tűzokádás”, a „Tüskés farok” és a „Városfaló” hatásába, a „Teljes pusztítás” kártyánál pedig zúzásnak számít.
    .ruling-3 = Ugyanazokat a szörnyeket éri el, mint a többi zúzásod.
    .ruling-4 = Ha az „Utánzás” lapod ezt másolja, összesen 2 zúzást adsz hozzá.

card-tokyo-alien_origin = Űrből jött
    .text = Minden kártya 1 energiával olcsóbb neked, de 0 alá nem megy az ára.
    .ruling-1 = Minden vásárlásra érvényes, a „Laborban készült”, az „Opportunista” és az „Élősködő csápok” révén is; az utóbbinál az eladó a csökkentett árat kapja.
    .ruling-2 = A lapcsere továbbra is 2 energia, és saját magára nem ad kedvezményt.
    .ruling-3 = Az „Alakváltó” továbbra is a nyomtatott árat adja vissza.
    .ruling-4 = Ha az „Utánzás” lapod ezt másolja, a kedvezmény összesen 2.

card-tokyo-alpha_monster = Alfa­szörny
    .text = Kapsz 1 pontot, ha a körödben legalább 1 zúzás van az eredményedben.
    .ruling-1 = Akkor is jár a pont, ha senkit sem találsz el, és elég hozzá egy kártyától kapott zúzás.
    .ruling-2 = Körönként egyszer ad pontot, akárhány a zúzás vagy az áldozat.
    .ruling-3 = A pont megelőzi a zúzások okozta életerővesztést.
    .ruling-4 = Ha az „Utánzás” lapod ezt másolja, az még egy pontot ad.

card-tokyo-armor_plating = Páncélzat
    .text = Ha egyszerre pontosan 1 életerőt veszítenél, nem veszítesz semmit.
    .ruling-1 = Egy támadás összes zúzása egyetlen veszteség, és ha a „Tűzokádás” is elér, az is hozzáadódik: 1 zúzás és a tűz miatt 2 életerőt veszítesz.
    .ruling-2 = A kártya vagy jelölő okozta 1-es veszteséget is megállítja, például egyetlen méregjelölőét, az „Aláásás” kártyáét vagy a „Tűzokádás” kártyáét önmagában.
    .ruling-3 = Azt a veszteséget is megállítja, amelyet az „Álcázás” csökkentett pontosan 1-re.
    .ruling-4 = A megállított veszteség után nem vonulhatsz ki, és nem kapsz méreg- vagy zsugorjelölőt.
    .ruling-5 = Olyan veszteségnél, amely úgyis megáll, nem dobsz az „Álcázás” kártyára, és a „Szárnyak” sem választható.
    .ruling-6 = Ha az „Utánzás” lapod ezt másolja, az nem ad hozzá semmit.

card-tokyo-background_dweller = Háttér­lakó
    .text = A körödben egyenként és akárhányszor újradobhatod azokat a kockáidat, amelyeken 3-as van, az utolsó dobás után is. Ehhez nem használsz el dobást.
    .ruling-1 = Ha egy kocka megint 3-as lett, azt is újra lehet dobni.
    .ruling-2 = Az „Álcázás” kártyára vagy a saját „Pszichoszonda” kártyáddal dobott 3-asokat is újradobhatod.
    .ruling-3 = Ha egy másik szörny „Pszichoszonda” kártyája után egy kockád 3-as lett, a végrehajtás előtt újradobhatod.

card-tokyo-burrowing = Aláásás
    .text = Amíg Tokióban vagy, a körödben adj 1 zúzást az eredményedhez, akkor is, ha egyik kockádon sincs zúzás. Amikor kivonulsz, a helyedre lépő szörny 1 életerőt veszít.
    .ruling-1 = Az számít, hol vagy a kockák végrehajtásakor: ettől függ, jár-e a zúzás.
    .ruling-2 = A kapott zúzás ugyanúgy számít, mint a dobott, a „Tüskés farok” és a „Városfaló” szempontjából is.
    .ruling-3 = Ha már mindenki döntött a kivonulásról, a támadó előbb elszenvedi a veszteséget, aztán lép be; ha kiesik, senki sem lép be.
    .ruling-4 = A támadó védekezhet a veszteség ellen, és ha a „Van egy kölyke!” révén tovább él, akkor is belép.
    .ruling-5 = Csak a kivonulás okoz veszteséget; a „Halál az égből”, az Öböl bezárása, a kiesés vagy a „Van egy kölyke!” nem.
    .ruling-6 = Ha a Belvárosból és az Öbölből is kivonulnak, a támadó a Belvárost foglalja el, így az Öbölben lévő „Aláásás” senkinek sem árt.
    .ruling-7 = Az a támadó, aki már Tokióban van, nem foglal el helyet, és nem veszít semmit.
    .ruling-8 = Ha az „Utánzás” lapod ezt másolja, összesen 2 zúzást adsz hozzá, és a veszteség is 2.

card-tokyo-camouflage = Álcázás
    .text = Amikor életerőt veszítenél, dobj annyi kockával, amennyi a veszteség. Minden szív eggyel csökkenti.
    .ruling-1 = Zúzás, kártya (a saját vásárlásod is) és méreg ellen is véd.
    .ruling-2 = A dobás automatikus, veszteségenként egyszer; ha az „Utánzás” lapod ezt másolja, a maradékra újra dobsz.
    .ruling-3 = A maradék ellen még bevetheted a „Szárnyak” vagy a „Gyors gyógyulás” kártyát.
    .ruling-4 = Az itt dobott 3-asokat a „Háttérlakó” révén újradobhatod.
    .ruling-5 = Ha a teljes veszteséget kivéded, nem vonulhatsz ki, és nem kapsz méreg- vagy zsugorjelölőt.

card-tokyo-complete_destruction = Teljes pusztítás
    .text = Kapsz 9 pontot, ha egyszerre mind a hat oldal megvan: 1, 2, 3, szív, energia és zúzás. A kockák ezen felül a szokásos módon számítanak.
    .ruling-1 = A kártyától kapott zúzás pótolhatja a dobott zúzást.
    .ruling-2 = A végleges eredményed számít, közvetlenül a végrehajtás előtt.
    .ruling-3 = Ha az „Utánzás” lapod ezt másolja, összesen 18 pontot kapsz.

card-tokyo-media_friendly = Média­kedvenc
    .text = Minden kártya, amelyet megveszel, 1 pontot ad neked.
    .ruling-1 = Ennek a kártyának a megvétele nem számít, és a lapcsere nem vásárlás.
    .ruling-2 = Az „Opportunista”, a „Laborban készült” vagy az „Élősködő csápok” révén vett kártyák is számítanak.
    .ruling-3 = A pont fizetéskor jár, a megvett kártya hatása előtt.

card-tokyo-eater_of_the_dead = Hullafaló
    .text = Valahányszor egy másik szörny életereje bármi okból 0-ra csökken, kapsz 3 pontot.
    .ruling-1 = Akkor is jár, ha az a szörny kiesés helyett a „Van egy kölyke!” révén tovább él.
    .ruling-2 = Bárki körében működik; ha más körében kapsz pontot, az annak a körnek a végén számít a győzelemhez.
    .ruling-3 = Ha az „Utánzás” lapod ezt másolja, összesen 6 pontot kapsz.

card-tokyo-energy_hoarder = Energia­zsugori
    .text = A köröd végén számold meg az energiádat: minden teljes 6 után kapsz 1 pontot. Az energia a tiéd marad.
    .ruling-1 = Az az energia is számít, amelyet ebben a körben az „Alakváltó” adott.
    .ruling-2 = Ha az „Utánzás” lapod ezt másolja, ugyanannyit kapsz még egyszer.

card-tokyo-even_bigger = Még nagyobb
    .text = A maximális életerőd 12 lesz, és a kártya megvételekor visszanyersz 2 életerőt.
    .ruling-1 = Ha elveszíted a kártyát, a 10 fölötti életerő eltűnik; ez nem számít életerővesztésnek.
    .ruling-2 = Az „Utánzás” sosem emeli 12 fölé a maximumot, de valahányszor ezt a kártyát kezdi másolni, visszanyersz 2 életerőt.
    .ruling-3 = A gyógyulás Tokióban is működik, és kiváltja a „Regeneráció” hatását.

card-tokyo-extra_head = Extra fej
    .text = Minden körödben eggyel több kockával dobsz.
    .ruling-1 = A kör első dobása dönti el, hány kockád van; amit utána szerzel vagy veszítesz el, az csak a következő körödben számít.
    .ruling-2 = A példányok összeadódnak, de 8-nál több kockával senki sem dob.

card-tokyo-fire_breathing = Tűzokádás
    .text = Ha a körödben legalább 1 zúzás van az eredményedben, a bal és a jobb oldali szomszédod is veszít 1-1 életerőt a zúzásokon felül, bárhol is vannak.
    .ruling-1 = A szomszédaid a két oldaladon ülő legközelebbi élő szörnyek; ha csak egy ellenfeled maradt, 1-et veszít, nem 2-t.
    .ruling-2 = Azt a szomszédot is eléri, aki ugyanott van, ahol te.
    .ruling-3 = Ha a szomszédot a zúzásaid is eltalálják, a tűz annak a veszteségnek a része lesz.
    .ruling-4 = Minden más szomszédnál ez kártya okozta 1-es veszteség: nem lehet miatta kivonulni, és nem jár érte méreg- vagy zsugorjelölő.
    .ruling-5 = A kártyától kapott zúzás is elég hozzá.

card-tokyo-freeze_time = Idő­fagyasztás
    .text = Ha az eredményedben legalább három 1-es van, ez után a kör után játszhatsz még egyet, eggyel kevesebb kockával.
    .ruling-1 = A köröd végén döntesz, miután kiderült, hogy nyert-e valaki.
    .ruling-2 = Ha az extra körben is lesz három 1-esed, jöhet még egy, megint eggyel kevesebb kockával; ha megállsz, visszakapod az összes kockádat.
    .ruling-3 = Akkor is működik, ha abban a körben veszed meg, amelyben már végrehajtottál három 1-est.
    .ruling-4 = Az extra kör teljes kör, és megelőzi a „Tombolás” extra körét.
    .ruling-5 = Ha az „Utánzás” lapod ezt másolja, ugyanazokért az 1-esekért nem kapsz második extra kört.

card-tokyo-friend_of_children = Gyerekek barátja
    .text = Valahányszor energiát kapsz, kapsz még 1-et.
    .ruling-1 = Az egy körben kockával dobott összes energia egyetlen szerzésnek számít, így összesen csak eggyel kapsz többet.
    .ruling-2 = Minden energiaszerzésre érvényes, az „Alakváltó” minden eladására és a tőled vett kártya árára is, de az „Elemes szörny” energiájára nem.
    .ruling-3 = A „Gyógysugár” esetén minden meggyógyított szörny első, 0-nál nagyobb fizetségéhez hozzáad 1-et.
    .ruling-4 = Ha az „Utánzás” lapod ezt másolja, az még 1-et ad hozzá.

card-tokyo-giant_brain = Óriásagy
    .text = Minden körödben eggyel több dobásod van: három helyett négy.
    .ruling-1 = Az ezt másoló „Utánzás”, az „Energiaital” és a „Füstfelhő” dobásai ezen felül járnak.

card-tokyo-gourmet = Ínyenc
    .text = Amikor három vagy több 1-esért pontot kapsz, kapsz még 2 pontot.
    .ruling-1 = Hogy háromnál mennyivel több az 1-es, az itt nem számít.
    .ruling-2 = Ha az „Utánzás” lapod ezt másolja, összesen 4 pluszpont jár.

card-tokyo-healing_ray = Gyógy­sugár
    .text = A dobott szíveket más szörnyekre is használhatod: mindegyik visszaad 1 életerőt egy másik szörnynek. Az a szörny szívenként 2 energiát fizet neked, vagy ha nincs annyija, mindet.
    .ruling-1 = A szörny életerejének a maximuma alatt kell lennie, és nem utasíthatja vissza; ha nincs energiája, ingyen gyógyul.
    .ruling-2 = Tokióban is használhatod, és Tokióban lévő szörnyekre is.
    .ruling-3 = Ha szívet és zúzást is dobtál, te döntöd el, melyik jön előbb.
    .ruling-4 = A „Regeneráció” gazdája az első kapott szívtől eggyel több életerőt nyer vissza, és azért nem fizet.

card-tokyo-herbivore = Növényevő
    .text = Ha a körödben egyetlen szörny sem veszít miattad életerőt, a kör végén kapsz 1 pontot.
    .ruling-1 = Csak a tényleg elvesztett életerő számít, a teljesen kivédett támadás nem rontja el.
    .ruling-2 = Az is számít, ha te veszítesz életerőt egy megvett kártyád miatt: akkor nem jár pont.
    .ruling-3 = A méregért senki sem felelős.
    .ruling-4 = Már abban a körben működik, amelyben megveszed.

card-tokyo-herd_culler = Nyáj­ritkító
    .text = Az utolsó dobásod után az egyik kockádat 1-esre fordíthatod. Ezt körönként egyszer teheted meg.
    .ruling-1 = A „Pszichoszonda” után és a végrehajtás előtt használod.
    .ruling-2 = Ha az „Utánzás” lapod ezt másolja, még egy kockát átfordíthatsz.

card-tokyo-it_has_a_child = Van egy kölyke!
    .text = Ha az életerőd 0-ra csökken, nem esel ki: eldobod az összes kártyádat, 0 pontod lesz, és 10 életerővel folytatod a játékot Tokión kívül.
    .ruling-1 = Az energiád, a méreg- és a zsugorjelölőid megmaradnak.
    .ruling-2 = Automatikus, és a veszteség maradéka nem vonódik le az új életerődből.
    .ruling-3 = A tokiói helyed kivonulás nélkül felszabadul, így az „Aláásás” nem hat.
    .ruling-4 = Nem számítasz kiesettnek, így a Tokiói-öböl nyitva marad, de a „Hullafaló” pontot ad.
    .ruling-5 = Ha éppen a te köröd van, egyszerűen folytatod.
    .ruling-6 = Ha az „Utánzás” lapod ezt másolja, ugyanígy megment, és az „Utánzás” a többi kártyáddal együtt elvész.

card-tokyo-jets = Sugár­hajtás
    .text = Ha Tokióban megtámadnak, és kivonulsz, a támadás miatt nem veszítesz életerőt.
    .ruling-1 = A veszteség előtt döntesz: ha kivonulsz, nem veszítesz semmit, és méreg- vagy zsugorjelölőt sem kapsz; ha maradsz, rögtön elszenveded, a szokásos védekezéssel, és nem dönthetsz újra.
    .ruling-2 = A „Sugárhajtás” nélküli szörnyek veszteségei és kiesései a döntésed előtt lezajlanak.
    .ruling-3 = A „Tűzokádás” hatását is megúszod, ha a támadás része.
    .ruling-4 = A kártyák okozta veszteség ellen és Tokión kívül nem segít.

card-tokyo-made_in_a_lab = Laborban készült
    .text = Vásárláskor titokban megnézheted a pakli legfelső lapját. Megveheted, mint a kínálat kártyáit, vagy otthagyhatod.
    .ruling-1 = Ha új kártya kerül felülre, újra megnézheted.
    .ruling-2 = Úgy fizetsz, mint minden vásárlásnál, kedvezményekkel, és a „Médiakedvenc” is pontot ad.
    .ruling-3 = Ilyenkor nem kerül új kártya a kínálatba, így az „Opportunista” nem csaphat le.
    .ruling-4 = Csak a saját vásárlásodnál működik, és üres paklinál nem.
    .ruling-5 = Ha az „Utánzás” lapod ezt másolja, a két legfelső lapot látod.

card-tokyo-metamorph = Alakváltó
    .text = A köröd végén eldobhatsz akárhány „Tartsd meg” lapodat. Mindegyikért annyi energiát kapsz, amennyi a nyomtatott ára.
    .ruling-1 = A teljes nyomtatott árat kapod, akkor is, ha a kártyát olcsóbban vetted, vagy már részben elhasználtad.
    .ruling-2 = Az eladás megelőzi a többi kör végi hatást: az eladott kártya már nem vesz részt bennük, az energia viszont már számít.
    .ruling-3 = Az ebben a körben vett kártyákat és magát az „Alakváltó” kártyát is eladhatod; az utóbbi után nincs több eladás.
    .ruling-4 = Az „Utánzás” 8 energiát ér, bármit másol.
    .ruling-5 = A „Gyerekek barátja” minden eladáshoz hozzáad 1-et.

card-tokyo-mimic = Utánzás
    .text = Amikor megveszed, válaszd ki bármelyik szörny „Tartsd meg” lapját (a sajátod is lehet, de nem „Utánzás”): ez a lap annak a másolata lesz. A köröd első dobása előtt 1 energiáért átválthatsz egy másikra.
    .ruling-1 = A másolat úgy számít, mintha most vetted volna: minden jelölője megvan, és a vételkori hatása is megtörténik.
    .ruling-2 = Ha a lemásolt kártya kikerül a játékból, az „Utánzás” nem hat, amíg egy köröd elején 1 energiáért mást nem másolsz.
    .ruling-3 = Ha a lemásolt kártya csak gazdát cserél, a másolatod megmarad; ha az „Utánzás” lapot veszik meg tőled, a vevő ingyen választ.
    .ruling-4 = Ha a vételkor nincs mit másolni, később 1 energiáért választhatsz.
    .ruling-5 = Ha a másolatot el kellene dobni („Elemes szörny”, „Füstfelhő”, „Váratlan fordulat”, „Pszichoszonda”), az „Utánzás” lapot kell eldobni.
    .ruling-6 = Ha egy kártya és a másolata is nálad van, a hatásuk összeadódik, és előbb az eredeti fogy el.
    .ruling-7 = A „Páncélzat”, a „Van egy kölyke!”, a „Nóvalehelet” és az „Opportunista” másolata nem ad hozzá semmit az eredetihez, és két „Pszichoszonda” is csak körönként egy újradobást enged.
    .ruling-8 = A köröd elején előbb még a régi másolat hat, például az „Elemes szörny”; a jelölők elvesznek, ha az „Utánzás” mást kezd másolni.

card-tokyo-battery_monster = Elemes szörny
    .text = 6 energia van rajta, és minden köröd elején 2 a tiéd lesz belőle. Ha elfogyott, dobd el ezt a kártyát.
    .ruling-1 = Háromszor fizet, és a harmadik fizetéssel el kell dobni.
    .ruling-2 = A körben legelőször ez fizet, és a „Gyerekek barátja” nem ad hozzá semmit.
    .ruling-3 = Ha egy másik szörnytől veszed meg, újra 6 energia van rajta.
    .ruling-4 = Ha az „Utánzás” lapod ezt másolja, az külön 6 energiával indul, és az utolsó fizetés után az „Utánzás” lapot kell eldobni.

card-tokyo-nova_breath = Nóva­lehelet
    .text = A zúzásaid minden más szörnyet eltalálnak, bárhol vagy te, és bárhol vannak ők.
    .ruling-1 = Minden tokiói szörny kivonulhat, ha életerőt veszít tőlük, akkor is, ha te is Tokióban vagy; ilyenkor a helyeden maradsz, az övé pedig üres lesz.

card-tokyo-detritivore = Törmelék­evő
    .text = Ha az eredményedben van legalább egy 1-es, egy 2-es és egy 3-as, kapsz 2 pontot azon felül, amit a kockák adnak.
    .ruling-1 = Körönként egyszer ad pontot, két ilyen sornál is, és a kockák a három egyformába is beleszámítanak.
    .ruling-2 = Ha az „Utánzás” lapod ezt másolja, összesen 4 pontot kapsz.

card-tokyo-opportunist = Opportu­nista
    .text = Ha egy másik szörny körében új kártya kerül a kínálatba, mindenki előtt azonnal megveheted.
    .ruling-1 = Vásárlás után a pótlólag felfordított kártyát veheted meg, lapcsere után mind a három újat.
    .ruling-2 = Amíg nem passzolsz, bármelyiket megveheted, azt is, amelyik egy általad vett kártya helyére kerül.
    .ruling-3 = A saját energiádból és kedvezményeddel fizetsz, és a kártya rögtön hat.
    .ruling-4 = Ha több szörnynek is van ilyenje, az óramutató járása szerint döntenek, a soron lévő szörnytől balra kezdve.
    .ruling-5 = Az előkészületeknél, és ha valaki a pakliból vagy egy szörnytől vesz, nem csaphatsz le.

card-tokyo-parasitic_tentacles = Élősködő csápok
    .text = Vásárláskor más szörnyek „Tartsd meg” lapjait is megveheted. Az ár a gazdájáé, aki nem mondhat nemet.
    .ruling-1 = Az ár a nyomtatott ár, a saját kedvezményeiddel csökkentve.
    .ruling-2 = Ez is rendes vásárlás: a „Médiakedvenc” pontot ad, a vételkori hatások megtörténnek, és a jelölős kártyán újra minden jelölő rajta van.
    .ruling-3 = Az eladó rögtön elveszíti a hatást; a „Még nagyobb” nélkül például 10-re csökken az életereje.
    .ruling-4 = Ha a kártyát egy „Utánzás” másolja, a másolat megmarad.
    .ruling-5 = Nem kerül új kártya a kínálatba, így az „Opportunista” nem csaphat le.

card-tokyo-plot_twist = Váratlan fordulat
    .text = Az utolsó dobásod után eldobhatod ezt a kártyát, hogy az egyik kockádat bármelyik oldalára fordítsd.
    .ruling-1 = A „Pszichoszonda” után és a végrehajtás előtt használod, a „Nyájritkító” és a „Nyúlékony” kártyával tetszőleges sorrendben.
    .ruling-2 = Ha az „Utánzás” lapod ezt másolja, az ugyanígy működik, és utána az „Utánzás” lapot kell eldobni.

card-tokyo-poison_quills = Méreg­tüskék
    .text = Ha az eredményedben legalább három 2-es van, adj hozzá 2 zúzást.
    .ruling-1 = A 2-esek a szokásos pontokat is megadják.
    .ruling-2 = A kapott zúzások ugyanúgy számítanak, mint a dobottak, a „Tüskés farok”, a „Városfaló”, az „Alfaszörny” és a „Tűzokádás” szempontjából is.
    .ruling-3 = Körönként egyszer hat, akárhány a 2-es; ha az „Utánzás” lapod ezt másolja, az még 2 zúzást ad.

card-tokyo-poison_spit = Méreg­köpés
    .text = Ha egy szörny életerőt veszít a zúzásaidtól, méregjelölőt kap. A köre végén jelölőnként 1 életerőt veszít. Tokión kívül szívenként gyógyulás helyett levehet egy jelölőt.
    .ruling-1 = Egy támadásért minden áldozat egy jelölőt kap, nem életerőnként egyet; ha az „Utánzás” lapod ezt másolja, egy másodikat is.
    .ruling-2 = Nem jár jelölő a teljesen kivédett veszteségért, sem a „Tűzokádás” vagy más kártya okozta veszteségért önmagában.
    .ruling-3 = A jelölők a veszteség után is megmaradnak, és akkor is, ha a „Méregköpés” vagy a gazdája már nincs játékban.
    .ruling-4 = Egy szörny összes méregjelölője egyetlen veszteség, amely minden más kör végi hatás után jön, és lehet ellene védekezni.
    .ruling-5 = A méreg a 20 pontos szörnyet is kiütheti, mielőtt nyerne.
    .ruling-6 = Csak 12 méregjelölő van; ha elfogyott, nem jár több.

card-tokyo-psychic_probe = Pszicho­szonda
    .text = Amikor egy másik szörny túl van a köre utolsó dobásán, újradobhatod az egyik kockáját. Ha szív lesz belőle, dobd el ezt a kártyát.
    .ruling-1 = Körönként legfeljebb egyszer használod, mielőtt a soron lévő szörny a „Nyájritkító”, a „Váratlan fordulat” vagy a „Nyúlékony” kártyával módosít.
    .ruling-2 = Ha több szörnynek is van ilyenje, az óramutató járása szerint döntenek, a soron lévő szörnytől balra kezdve.
    .ruling-3 = Ha a soron lévő szörny ezután a „Háttérlakó” kártyával újradob, újra dönthetnek azok, akik még nem használták a szondájukat.
    .ruling-4 = A kártya és az azt másoló „Utánzás” együtt is csak körönként egy újradobást enged, és egy szív mindkettőt elviszi.

card-tokyo-rapid_healing = Gyors gyógyulás
    .text = Bármelyik döntésednél, bárki körében, 2 energiáért visszanyerhetsz 1 életerőt, akárhányszor. Akkor is választhatod, amikor egy veszteségtől 0-ra csökkenne az életerőd.
    .ruling-1 = Tokióban is működik, de maximális életerőnél nem.
    .ruling-2 = Ilyen veszteség előtt előbb gyógyulsz, legfeljebb a maximumodig, aztán elszenveded az egészet; csak akkor választhatod, ha megmenthet.
    .ruling-3 = A „Regeneráció” kártyával 2 energiáért 2 életerőt nyersz vissza.

card-tokyo-regeneration = Regene­ráció
    .text = Valahányszor életerőt nyersz vissza, eggyel többet nyersz vissza, legfeljebb a maximumodig.
    .ruling-1 = Egy kör összes szíve egyetlen gyógyulásnak számít, és a többlet az első olyan szívvel jár, amely téged gyógyít.
    .ruling-2 = A jelölőt levevő szív nem számít gyógyulásnak.
    .ruling-3 = Kártyákkal is működik: „Gyógyír”, „Atomerőmű”, „Még nagyobb”, „Gyors gyógyulás” és egy másik szörny „Gyógysugár” kártyája.
    .ruling-4 = A „Van egy kölyke!” új életereje nem számít gyógyulásnak.

card-tokyo-rooting_for_the_underdog = Vigaszdíj
    .text = A köröd végén kapsz 1 pontot, ha minden más szörnynek több pontja van, mint neked.
    .ruling-1 = Csak az élő szörnyek számítanak, és ha többen vannak az utolsó helyen, nem jár pont.
    .ruling-2 = Az „Energiazsugori” és a „Növényevő” pontjai előtt dől el.

card-tokyo-shrink_ray = Zsugor­sugár
    .text = Ha egy szörny életerőt veszít a zúzásaidtól, zsugorjelölőt kap. Jelölőnként eggyel kevesebb kockával dob. Tokión kívül szívenként gyógyulás helyett levehet egy jelölőt.
    .ruling-1 = Egy támadásért minden áldozat egy jelölőt kap, nem életerőnként egyet; ha az „Utánzás” lapod ezt másolja, egy másodikat is.
    .ruling-2 = Nem jár jelölő a teljesen kivédett veszteségért, sem a „Tűzokádás” vagy más kártya okozta veszteségért önmagában.
    .ruling-3 = A jelölők akkor is megmaradnak, ha a „Zsugorsugár” vagy a gazdája már nincs játékban.
    .ruling-4 = A kör első dobása dönti el a kockák számát, amely nem mehet 0 alá; a most levett jelölő tehát a következő körtől segít.
    .ruling-5 = Csak 12 zsugorjelölő van; ha elfogyott, nem jár több.

card-tokyo-smoke_cloud = Füstfelhő
    .text = 3 füstjelölő van rajta. A köröd dobásai közben elkölthetsz egyet, hogy még egyszer dobj akárhány kockáddal. Az utolsó jelölővel dobd el ezt a kártyát.
    .ruling-1 = Egy körben több jelölőt is elkölthetsz, a szokásos dobásaid előtt vagy után; azok nem fogynak tőle.
    .ruling-2 = Ha egy másik szörnytől veszed meg, újra 3 jelölő van rajta.
    .ruling-3 = Ha az „Utánzás” lapod ezt másolja, azon külön 3 jelölő van, és az utolsóval az „Utánzás” lapot kell eldobni.

card-tokyo-solar_powered = Napelemes
    .text = A köröd végén kapsz 1 energiát, ha nincs egy sem.
    .ruling-1 = Az „Alakváltó” eladásai és a kör végi pontok után dől el.
    .ruling-2 = A „Gyerekek barátja” hozzáad 1-et, és ha az „Utánzás” lapod ezt másolja, az is ad még 1-et.

card-tokyo-spiked_tail = Tüskés farok
    .text = Ha a körödben legalább 1 zúzás van az eredményedben, adj hozzá még 1-et.
    .ruling-1 = Az első zúzás jöhet a „Savtámadás”, az „Aláásás” vagy a „Méregtüskék” kártyától is.
    .ruling-2 = Ha az „Utánzás” lapod ezt másolja, összesen 2 zúzást adsz hozzá.

card-tokyo-stretchy = Nyúlékony
    .text = Az utolsó dobásod után 2 energiáért bármelyik oldalára fordíthatod az egyik kockádat. Annyiszor teheted, ahányszor ki tudod fizetni.
    .ruling-1 = Azt az energiát még nem költheted el, amelyet ennek a körnek a kockái hoznak.
    .ruling-2 = A „Pszichoszonda” után és a végrehajtás előtt használod, a „Nyájritkító” és a „Váratlan fordulat” kártyával tetszőleges sorrendben.

card-tokyo-energy_drink = Energia­ital
    .text = A köröd dobásai közben 1 energiáért még egyszer dobhatsz akárhány kockáddal. Annyiszor teheted, ahányszor ki tudod fizetni.
    .ruling-1 = A szokásos dobásaid előtt vagy után is használhatod; azok nem fogynak tőle.

card-tokyo-urbavore = Városfaló
    .text = Ha Tokióban kezded a köröd, kapsz még 1 pontot. Ha a körödben Tokióban vagy, és legalább 1 zúzás van az eredményedben, adj hozzá még 1-et.
    .ruling-1 = Az első zúzás jöhet a „Savtámadás”, az „Aláásás” vagy a „Méregtüskék” kártyától is.
    .ruling-2 = A zúzáshoz a kockák végrehajtásakor kell Tokióban lenned.
    .ruling-3 = A pluszpont az „Energia kettesben” beállításnál is pont marad.
    .ruling-4 = Ha az „Utánzás” lapod ezt másolja, az még egy pontot és még egy zúzást ad.

card-tokyo-were_only_making_it_stronger = Ettől csak erősebb!
    .text = Valahányszor egyszerre 2 vagy több életerőt veszítesz, kapsz 1 energiát.
    .ruling-1 = A védekezés után tényleg elvesztett életerő számít; akármennyi volt, 1 energia jár érte.
    .ruling-2 = Mindegy, mi okozta: zúzás, kártya vagy méreg.
    .ruling-3 = Nem jár semmi, ha a veszteségtől 0-ra csökken az életerőd, akkor sem, ha a „Van egy kölyke!” megment.
    .ruling-4 = Ha az „Utánzás” lapod ezt másolja, az még 1-et ad.

card-tokyo-wings = Szárnyak
    .text = Amikor életerőt veszítenél, fizethetsz 2 energiát: sem most, sem a kör hátralévő részében nem veszítesz életerőt.
    .ruling-1 = Bárki körében és mindenféle veszteség ellen véd, a méreg és a saját vásárlásaid ellen is.
    .ruling-2 = Mivel nem veszítesz életerőt, nem vonulhatsz ki, és nem kapsz méreg- vagy zsugorjelölőt.
    .ruling-3 = Az „Álcázás” dobása után döntesz.
    .ruling-4 = Az extra kör új kör, ott újra fizetned kell.

## „Dobd el” lapok

card-tokyo-apartment_building = Társasház
    .text = Kapsz 3 pontot.

card-tokyo-commuter_train = Elővárosi vonat
    .text = Kapsz 2 pontot.

card-tokyo-corner_store = Sarki bolt
    .text = Kapsz 1 pontot.

card-tokyo-death_from_above = Halál az égből
    .text = Kapsz 2 pontot. Minden más szörny elhagyja Tokiót, te pedig Tokió belvárosába lépsz.
    .ruling-1 = Ha kintről jössz, a belépésért járó pontot is megkapod; az Öbölből a Belvárosba lépésért nem jár pont.
    .ruling-2 = A távozó szörnyek nem veszítenek életerőt, és mivel nem kivonulnak, az „Aláásás” és a „Sugárhajtás” nem hat.
    .ruling-3 = Ugyanígy működik, ha az „Opportunista” révén egy másik szörny körében veszed meg.

card-tokyo-energize = Fel­töltődés
    .text = Kapsz 9 energiát.
    .ruling-1 = Előbb a teljes árat ki kell tudnod fizetni.
    .ruling-2 = A „Gyerekek barátja” kártyával 10-et kapsz.

card-tokyo-evacuation_orders = Evakuálás
    .text = Minden más szörny 5 pontot veszít, de 0 alá senkié sem csökken.
    .ruling-1 = A 20 pontot elérő szörnyet is megállíthatja, mert a győzelem a kör végén dől el.

card-tokyo-flame_thrower = Lángszóró
    .text = Minden más szörny 2 életerőt veszít, bárhol is van.
    .ruling-1 = Ez nem támadás, ezért senki sem vonulhat ki.
    .ruling-2 = A védekezésről a szörnyek az óramutató járása szerint döntenek, tőled balra kezdve; utána minden veszteség egyszerre következik be.

card-tokyo-frenzy = Tombolás
    .text = Ez után a kör után játssz még egyet.
    .ruling-1 = Előbb befejezed ezt a kört: jöhet még vásárlás, a kör végi hatások, és kiderül, nyert-e valaki.
    .ruling-2 = Ha az „Opportunista” révén veszed meg, rögtön a mostani kör után jössz; aztán attól balra folytatódik a játék, akinek a köre volt.
    .ruling-3 = Az „Időfagyasztás” extra köre megelőzi.
    .ruling-4 = Ha kiesel, mielőtt elkezdődne, az extra kör elvész.

card-tokyo-gas_refinery = Gáz­finomító
    .text = Kapsz 2 pontot. Minden más szörny 3 életerőt veszít, bárhol is van.
    .ruling-1 = Előbb a pontokat kapod meg.
    .ruling-2 = Ez nem támadás, ezért senki sem vonulhat ki.
    .ruling-3 = A védekezésről a szörnyek az óramutató járása szerint döntenek, tőled balra kezdve; utána minden veszteség egyszerre következik be.

card-tokyo-heal = Gyógyír
    .text = Visszanyersz 2 életerőt.
    .ruling-1 = Tokióban is működik, de a maximumod fölé sosem visz.
    .ruling-2 = A „Regeneráció” hozzáad 1-et.

card-tokyo-high_altitude_bombing = Bomba­zápor
    .text = Minden szörny 3 életerőt veszít, te is.
    .ruling-1 = Minden veszteség egyszerre következik be: ha senki sem éli túl, senki sem nyer.
    .ruling-2 = Ez nem támadás, ezért senki sem vonulhat ki.

card-tokyo-jet_fighters = Vadász­gépek
    .text = Kapsz 5 pontot, aztán veszítesz 4 életerőt.
    .ruling-1 = Ha a veszteségtől kiesel, a pontok nem segítenek, 20 sem.
    .ruling-2 = A veszteség ellen a szokásos módon védekezhetsz.

card-tokyo-national_guard = Nemzet­őrség
    .text = Kapsz 2 pontot, aztán veszítesz 2 életerőt.
    .ruling-1 = Ha a veszteségtől kiesel, a pontok nem segítenek, 20 sem.
    .ruling-2 = A veszteség ellen a szokásos módon védekezhetsz.

card-tokyo-nuclear_power_plant = Atomerőmű
    .text = Kapsz 2 pontot, és visszanyersz 3 életerőt.
    .ruling-1 = Tokióban is működik, de a maximumod fölé sosem visz.
    .ruling-2 = A „Regeneráció” hozzáad 1-et.

card-tokyo-skyscraper = Felhő­karcoló
    .text = Kapsz 4 pontot.

card-tokyo-tank = Tank
    .text = Kapsz 4 pontot, aztán veszítesz 3 életerőt.
    .ruling-1 = Ha a veszteségtől kiesel, a pontok nem segítenek, 20 sem.
    .ruling-2 = A veszteség ellen a szokásos módon védekezhetsz.

card-tokyo-vast_storm = Óriás­vihar
    .text = Kapsz 2 pontot. Minden más szörny elveszíti az energiája felét, lefelé kerekítve.
    .ruling-1 = Az energia a készletbe kerül, nem hozzád.
