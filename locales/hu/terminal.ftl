### Amit a terminál és a parancsok kiírnak a neveken, döntéseken és eseményeken kívül.

## Az asztal

terminal-welcome = { $city }, { $seats } szörny, véletlenmag: { $seed }.
terminal-welcome_loaded = { $city }, { $seats } szörny, innen: { $file }.
terminal-goal = Az nyer, akinek egy kör végén { $points } pontja van, vagy aki utolsóként talpon marad.
terminal-plain_how = Hallás után: a „?” megmondja, mit lehet írni, a „lépések” felsorol minden lépést, az üres sor megismétli a kérdést.
terminal-how = Írd be egy lépés számát vagy magát a lépést. A „rules” elmondja, hogy megy a játék; a „?” elmagyarázza a döntést, az összes parancsot és a látható kártyákat.
terminal-monster = Szörny
terminal-player = Játékos
terminal-health = Életerő
terminal-points = Pont
terminal-energy = Energia
terminal-place = Hely
terminal-cards = Kártyák és jelölők
terminal-you = te
terminal-out = kiesett
terminal-empty = senki
terminal-outside = Kint
terminal-card_tokens = { $card } ({ $tokens } jelölő)
terminal-card_copies = { $card } (másolat: { $copied }, { $owner } kártyája)
terminal-tokens = { $token } × { $count }
terminal-next_keep = a következő „Tartsd meg” lap ingyen
terminal-market = Kínálat
terminal-price = Ár
terminal-kind = Típus
terminal-text = Mit tesz
terminal-piles = { $deck } kártya a pakliban, { $discard } eldobva
terminal-reduced_price = { $price } (nyomtatott: { $printed })
terminal-known = A pakli tetején, csak te látod: { $cards }
terminal-dice = Kockák
terminal-left = Hátravan
terminal-destruction = Elkölthető rombolás: { $count }
terminal-side_dice = További kockák
terminal-rolls_left = { $rolls ->
        [0] nincs több újradobás
       *[other] még { $rolls } újradobás
    }

## New York térképe

terminal-stack = { $tile } ×{ $height }
terminal-units = { $tile } ×{ $count }{ $fresh ->
        [0] {""}
       *[other] {" "}({ $fresh } új)
    }
terminal-no_units = nincs egység
terminal-souvenir = { $seat } szuvenírje
terminal-manhattan_two = Manhattan, két hely
terminal-second_track = 2. út
terminal-tiles_of_manhattan = Manhattan lapkái
terminal-goals = Speciális lapok · { $goals }
terminal-goal_holder = { $goal }: { $holder }
terminal-map =
    A „»” jelöli a szörnyeket. Az „1-es felhőkarcoló ×3” három lapkás oszlop, tetején 1-es felhőkarcolóval; ami alatta van, rejtve marad. Az épület száma az, hogy hány rombolás kell hozzá, és hogy mekkora a jutalma: a felhőkarcoló pontot ad, az erőmű energiát, a kórház életerőt. Az oszlopok alatt állnak az egységek; az „új” ebben a körben tűnt fel: már lő, de csak a következő körtől pusztítható el. Manhattan minden lapkája minden zónájához tartozik.
terminal-tile_tile = Lapka
terminal-tile_needs = Rombolás
terminal-tile_pays = Jutalom
terminal-tile_leaves = Marad
terminal-tile_gone = semmi

## Választás

terminal-question = { $seat }, { $player }: { $question }
terminal-loss = { $seat } { $loss } életerőt veszítene; most { $health } életereje van.
terminal-more_moves = … és még { $count }. A „moves” mindet felsorolja; „{ $example }” is működik.
terminal-reroll = { $count } kocka újra
terminal-no_such_number = 1 és { $most } közötti számot vártunk, nem ezt: { $number }.
terminal-hint = A „?” elmondja, mit lehet beírni.
terminal-undone = Az utolsó lépés visszavonva.
terminal-no_undo = Az utolsó lépést nem lehet visszavonni: kocka, kártya vagy lapka vált láthatóvá, más választott, vagy nem is volt lépés.
terminal-saved = Elmentve ide: { $file }.
terminal-not_saved = Nem írható: { $file } ({ $reason }).
terminal-loaded = Betöltve: { $file }.
terminal-file_missing = Egy fájl neve is kell: { $command } FÁJL
terminal-other_seats = { $file }: { $expected } helyet vártunk, mint ennél az asztalnál, nem { $found } helyet.
terminal-quit = A játék { $moves } lépés után félbemaradt.
terminal-unfinished = Nincs több bemenet, de a játszma { $moves } lépés után nincs befejezve.
terminal-bot_failed = { $seat }, { $player }: { $reason }. Helyette az alapértelmezett lépés történik.
terminal-cannot_go_on = ebből az állásból nem folytatható a játék ({ $reason })
terminal-broken_file = olyan állást vártunk, amely játék közben előállhat ({ $reason })
terminal-no_game_file = játékfelvételt, állást vagy forgatókönyvet vártunk
terminal-too_many_moves = a --to után legfeljebb { $moves } lépés lehet, mert a felvételben nincs több
terminal-bad_player = { $bot }; „you” és „you:NÉV” is lehet
terminal-seat_number = 2–6 helyet vártunk, például { $example }, nem { $found } helyet
terminal-seats_of_file = ehhez a fájlhoz { $expected } helyet vártunk, nem { $found } helyet
terminal-bots_in_terminal = botokat a terminálban játszott játszmához lehet megadni: írd hozzá, hogy --terminal, vagy válassz a böngészőben
terminal-bots_or_seats = vagy --bots, vagy --seats legyen, ne mindkettő

## Súgó

terminal-help_decision = A döntés
terminal-help_now = Most, ha kártya nem változtat rajta
terminal-help_map = A térkép
terminal-help_tiles = Lapkák
terminal-help_commands = Mit lehet beírni
terminal-help_number = egy szám
    .text = megteszi az azzal a számmal jelölt lépést
terminal-help_move = egy lépés
    .text = megteszi, például { $example }; az oldalak sorrendje mindegy, és rövidíteni is lehet, például { $short }
terminal-quoted = „{ $text }”
terminal-help_question = ?
    .text = ez a súgó
terminal-help_question_name = ? NÉV
    .text = az ilyen nevű kártya
terminal-help_rules = rules
    .text = a játék szabályai röviden
terminal-help_moves = moves
    .text = az összes szabályos lépés
terminal-help_show = show
    .text = az asztal még egyszer
terminal-help_log = log
    .text = minden, ami eddig történt
terminal-help_undo = undo
    .text = visszavonja az utolsó lépésedet, amíg kocka, kártya vagy lapka nem válik láthatóvá, vagy más nem választ
terminal-help_language = language KÓD
    .text = folytatás más nyelven: { $languages }
terminal-help_save = save FÁJL
    .text = elmenti a játékot
terminal-help_load = load FÁJL
    .text = folytat egy elmentett játékot
terminal-help_quit = quit
    .text = kilép
terminal-help_cards = Látható kártyák
terminal-no_cards_in_sight = nincs
terminal-no_card = Nincs ilyen nevű kártya: { $name }.

## Kártyák

terminal-card_line = { $card } · { $city } · { $kind } · { $cost } energia
terminal-goal_line = { $card } · { $city } · { $kind }
terminal-card_copies_in_box = { $card } · { $city } · { $kind } · { $cost } energia · { $copies } a dobozban
terminal-nothing_found = Egyik kártyán sem szerepel minden szó: { $words }

## Más parancsok

terminal-scenario_counts = { $ok } rendben, { $failed } sikertelen, { $error } hibás
terminal-scenario_broken = a motor megállt: { $reason }
terminal-no_such_path = létező fájlt vagy mappát vártunk
terminal-no_scenarios = forgatókönyveket (*.yaml) tartalmazó mappát vártunk
terminal-after_moves = { $moves } lépés után ({ $all } lépésből)
terminal-whose_choice = { $seat } választ: { $question }
terminal-simulating = szimuláció
terminal-game_failed = hiba egy játszmában (véletlenmag: { $seed }): { $reason }
terminal-simulated = { $city }: { $games } véletlen játszma, { $seats } hely, véletlenmag: { $seed }
terminal-simulated_bots = { $city }: { $games } játszma ({ $bots }), { $seats } hely, véletlenmag: { $seed }
terminal-games_cut = megállítva: { $games } játszma van meg a { $wanted } közül; a többit a --resume játssza le
terminal-games_kept = { $games } játszma itt található: { $folder }.
terminal-reporting = játszmák olvasása
terminal-pace = { $done } / { $total }, másodpercenként { $rate }
terminal-blundering = hibák keresése
terminal-report_made = A jelentés itt van: { $file }.
terminal-examples_copied = { $count } példa itt található: { $folder }.
terminal-compare_shorter = A második szabályokkal a játszmák rövidebbek, ennyivel: { $change } ({ $low } – { $high }).
terminal-compare_longer = A második szabályokkal a játszmák hosszabbak, ennyivel: { $change } ({ $low } – { $high }).
terminal-compare_as_long = A második szabályokkal a játszmák ugyanolyan hosszúak, amennyire { $games } játszma megmutatja.
terminal-compare_first_seat = A kezdő játékos { $two } arányban nyer { $one } helyett.
terminal-compare_first_seat_same = A kezdő játékos ugyanolyan gyakran nyer: { $one } és { $two }.
terminal-compare_card = { $card }: játékonként { $one } helyett { $two } vásárlás; aki megveszi, { $wins_one } helyett { $wins_two } eséllyel nyer.
terminal-compare_card_same = { $card }: ugyanolyan gyakran veszik meg, játékonként { $one } és { $two } alkalommal; aki megveszi, { $wins_one } és { $wins_two } eséllyel nyer.
terminal-compare_measure = mi
terminal-compare_one = első
terminal-compare_two = második
terminal-compare_change = változás
terminal-compare_from_to = intervallum
terminal-compare_turns = körök
terminal-compare_decisions = döntések
terminal-compare_first = a kezdő nyer
terminal-compare_points = pontokkal ért véget
terminal-compare_elimination = kieséssel ért véget
terminal-compare_no_winner = győztes nélkül
terminal-compare_bought = { $card }: vásárlás játékonként
terminal-compare_buyers_win = { $card }: a vevő nyer
terminal-too_many_bots = legfeljebb { $seats } botot vártunk, minden helyre egyet, nem { $found } botot
terminal-bot_replaced = { $name }: { $count } válasz helyett az alapértelmezett lépés ugrott be; először itt (véletlenmag: { $seed }): { $reason }
terminal-win_share = Győzelmek: sorrendben { $number }. játékos
terminal-mean_turns = Kör játszmánként
terminal-mean_decisions = Döntés játszmánként
terminal-by_points = Pontokkal nyert
terminal-by_elimination = Utolsó túlélőként nyert
terminal-by_card = Kártyával nyert
terminal-no_winner = Senki sem nyert
terminal-errors = Hibák

## Botok versenye

terminal-competing = játék
terminal-bot_number = --seats nélkül 2–6 botot vártunk, nem { $found } botot
terminal-contest = { $city }: { $games } játszma, { $seats } hely, véletlenmag: { $seed }
terminal-column_bot = Bot
terminal-column_seats = Lejátszott helyek
terminal-column_wins = Győzelem
terminal-column_interval = 95%-os tartomány
terminal-interval = { $low }–{ $high }
terminal-column_rating = Értékszám
terminal-column_time = Idő lépésenként
terminal-column_by_rounds = Körök szerint
terminal-column_fewer = Sima játék egy helyett
terminal-column_duels = Párbajok
terminal-column_lost = Veszteség játékonként
terminal-column_by_keeping = Megtartáskor
terminal-column_by_answers = Maradáskor vagy távozáskor
terminal-perfection = Elvesztett győzelmi esély (százalékpont) játékonként a tökéletes játék ellen (King of Tokyo két játékossal, kártyák nélkül)
terminal-bot_failures = { $name }: { $answers } válaszból { $failures } helyett az alapértelmezett lépés ugrott be; először itt (véletlenmag: { $seed }): { $reason }

## Egy program ellenőrzése

terminal-asking = kérdezés
terminal-check_asked = { $asked } kérdés { $games } játszmában, válaszonként { $ms } ms
terminal-check_kinds = Döntésfajták: { $kinds }
terminal-check_never = Nem fordult elő: { $kinds }
terminal-check_legal = Szabályos válasz: { $legal }
terminal-check_slowest = Leglassabb válasz: { $ms } ms ({ $spot })
terminal-check_start = Leglassabb első válasz, indítással együtt: { $ms } ms
terminal-check_failure = { $spot }: { $reason }
terminal-check_spot = { $city }, { $seats } hely, véletlenmag: { $seed }, { $number }. lépés ({ $kind })
terminal-contest_cut = { $wanted } játszmából { $games } után leállt
terminal-check_cut = Leállt, mielőtt minden játszma végére ért: elfogyott az idő, vagy túl sok volt a hiba
terminal-check_good = Minden válasz jó volt
terminal-check_bad = Nem jó; a --seed N --games 1 újra felteszi egy játszma kérdéseit

## Esélyek

odds-title = { $dice }, { $rerolls }
odds-yours = Ezt tartod meg
odds-best = Ezt érdemes megtartani
odds-next = A következő legjobb
odds-keep = megtartás: { $dice }
odds-roll_all = minden kocka újra
odds-stop = megállás

## A szabályok röviden, városonként egy szöveg

terminal-rules-tokyo =
    A köröd: legfeljebb háromszor dobsz a kockákkal, és megtartod, ami tetszik; végrehajtod őket; belépsz Tokióba, ha van ott szabad hely; kártyát veszel.
    1, 2, 3: három egyforma annyi pontot ér, amennyi a szám, minden további egyforma még 1 pontot.
    Szív: visszaad 1 életerőt, de Tokióban nem. Energia: kapsz 1 energiát, amelyből kártyát vehetsz.
    Zúzás: kintről Tokió minden szörnye 1 életerőt veszít; Tokióból minden kinti szörny.
    Aki Tokióban zúzástól életerőt veszít, kivonulhat: elmegy, és a támadó foglalja el a helyét.
    A belépés Tokióba 1 pontot ér, az ott kezdett kör 2 pontot. A Tokiói-öböl addig nyitott, amíg legalább öt szörny él.
    Akinek 0 az életereje, kiesik. Pontokkal a kör végén lehet nyerni; az utolsó túlélő azonnal nyer.
terminal-rules-new_york =
    HOGYAN NYERSZ. Az az élő szörny nyer, amelynek egy kör végén elég pontja van: 20, ha nem másban egyeztetek meg. Ha többeknek is megvan, a soron lévő nyer, ha köztük van, különben az óramutató járása szerint a következő. Az utolsó túlélő is nyer, ha véget ért a köre; ha az utolsók egyszerre esnek ki, senki sem nyer.

    A VÁROS. Staten Islanden, Bronxban, Queensben és Brooklynban két-két szörnynek van hely, Manhattanben egynek. Minden kerületben három oszlop áll, mindegyik három lapkából, és csak a legfelső látszik. A lapka egyik oldala épület, a hátoldala a hadsereg egysége. Aki a legtöbb zúzást dobja, az kezd, és egy külső kerületbe áll; a többiek az óramutató járása szerint követik.

    A KÖRÖD, szakaszról szakaszra:
    1. Gyűjtés, csak Manhattanben: Alsó 1 pont és 1 energia, Közép 2 pont és 1 energia, Felső 2 pont és 2 energia.
    2. Dobj hat kockával, legfeljebb háromszor; mindig te döntöd el, melyiket dobod újra.
    3. Hajts végre minden eredményt, fajtánként, a neked tetsző sorrendben. Mindet végre kell hajtani.
    4. Lépés. Ha kint vagy, és Manhattanben van hely, be kell lépned Alsó-Manhattanbe, és kapsz 1 pontot. Ha tele van, átléphetsz egy külső kerületbe, ahol van hely, vagy maradhatsz. Manhattanben egy zónával tovább kell lépned, Felső-Manhattanben maradsz; a zóna a következő köröd elején fizet.
    5. Vegyél kártyát, amennyit ki tudsz fizetni; 2 energia lecseréli a kínálat három kártyáját.

    A KOCKÁK
    Szív: visszaad 1 életerőt, legfeljebb 10-ig. Manhattanben a szívek nem gyógyítanak; a kártyák és a kórházak igen.
    Energia: kapsz 1 energiát, amelyből kártyát vehetsz, és amely megmarad.
    Zúzás: 1 sebzés, kintről Manhattan minden szörnyének, Manhattanből minden kinti szörnynek. Ha a köröd elején Manhattan üres volt, a zúzás nem tesz semmit.
    Hírnév: három vagy több esetén elnyered a „Szupersztár” lapot, és kapsz 1 pontot, a harmadikon felül minden továbbiért még 1-et. Amíg nálad van, minden hírnév 1 pontot ad; nélküle háromnál kevesebb nem tesz semmit.
    Rombolás: költsd el egy körön belül, amennyi egy lapkához kell a kerületedben, és megkapod a jutalmát (lásd a lenti táblázatot). Az épület megfordul, és egységként ott marad, az oszlop következő lapkáját pedig rögtön le lehet rombolni. Az egység lekerül a tábláról; abban a körben, amelyben feltűnik, nem pusztítható el. Amíg a rombolásod elég egy lapkára, le kell rombolnod egyet; hogy melyiket, azt te döntöd el, és ami marad, az elvész.
    Jajj!: a hadsereg lő, a kerület minden egysége 1 sebzést okoz. Egy „Jajj!”: rád. Kettő: a kerületed minden szörnyére. Három vagy több: minden szörnyre, a saját kerülete egységeivel; utána elnyered a „Szabadság-szobor” lapot, és kapsz 3 pontot, akinél pedig eddig volt, 3 pontot veszít. Az ebben a körben feltűnt egységek is lőnek.

    MANHATTAN. A zónái egy kerületet alkotnak: minden lapkája elérhető, és minden egysége arra lő, aki ott van. Aki Manhattanben zúzástól életerőt veszít, egy külső kerületbe menekülhet, ahol van hely; a támadónak ekkor a Lépés szakaszában be kell lépnie. A hadsereg és a kártyák sebzése után nem lehet menekülni. Manhattant csak meneküléssel, kártyával vagy kényszerből lehet elhagyni.

    ÖT VAGY HAT SZÖRNY. Amíg legalább öt szörny él, Manhattanben két szörnynek van hely, két úton, ugyanazokkal a zónákkal. Az első útra lépsz, ha szabad, különben a másodikra; a kinti zúzás mindkettőt eltalálja, egymást viszont nem találják el. Ha az első út kiürül, a másik szörny átkerül rá. Ha ötnél kevesebben maradtok, a második útról ki kell lépni egy külső kerületbe.

    KÁRTYÁK. A „Tartsd meg” lapok nálad maradnak; a „Dobd el” lapok azonnal hatnak, aztán eldobod őket. A megvett kártya helyére rögtön új kerül. Néhány kártya egy bizonyos kerületben 1 energiával olcsóbb. A speciális lapokat (Szupersztár, Szabadság-szobor) csak kockákkal lehet elnyerni. A hálójelölő újradobást vesz el, amíg zúzással le nem veszed; a balsorsjelölő miatt energiába kerül a „Jajj!” újradobása, amíg szívvel le nem veszed.

    KIESÉS. Akinek 0 az életereje, kiesik: a kártyái a dobott lapokhoz kerülnek, a speciális lapjai vissza az asztalra, és ha a saját körében esik ki, a köre azonnal véget ér. A győzelemhez túl kell élned az egész körödet.
terminal-language_now = Mostantól magyarul beszélek.
terminal-no_language = Nincs „{ $name }” nyelv; ezek vannak: { $languages }.

## Said once by commands that play many games, where the package was installed without a C compiler
terminal-interpreted = A játékmotor lefordítatlanul fut, körülbelül tízszer lassabban: a telepítéskor nem volt C-fordító.

# What `text-agent` says.
terminal-agent_games = { $games ->
    [one] Egy parti { $seats } hellyel, a többi helyen { $rival } játszik
   *[other] { $games } parti { $seats } hellyel, a többi helyen { $rival } játszik
}
terminal-agent_wins = Győzelem: { $share } ({ $low } – { $high }); egyenlő erejű játékos: { $fair }
terminal-agent_legal = Lejátszható válasz: { $share } ({ $low } – { $high }), összesen { $answers } válaszból
terminal-agent_time = Idő: partinként { $game } s, válaszonként { $answer } ms
terminal-agent_tokens = Token: partinként { $tokens }
