### A böngésző oldalai: kezdőlap, új asztal, gyülekező, beállítások, névjegy.

client-title = Tokyork

title-home = Tokyork
title-new = Új asztal – Tokyork
title-join = Asztalok – Tokyork
title-table = Asztal – Tokyork
title-settings = Beállítások – Tokyork
title-about = Névjegy – Tokyork
title-unknown = Itt nincs semmi – Tokyork

## Szavak, amelyek több oldalon is előjönnek

act-home = Kezdőlap
act-skip = Ugrás a tartalomhoz
act-close = Bezárás
act-copy = Másolás
act-copied = Másolva
act-share = Megosztás
act-save = Mentés
act-send = Küldés
act-less = Kevesebb: { $what }
act-more = Több: { $what }
guest-name = Vendég
city-short-tokyo = Tokió
city-short-new_york = New York

problem-offline = A szerver nem válaszol. Nézd meg a kapcsolatot, és próbáld újra.
problem-server = A szervernek ez nem sikerült. Próbáld újra egy kicsit később.

## A botok szintjei

level-legend = Játékerő
level-1 = Első játék
    .text = Elvan a játékkal, és sokat megbocsát.
level-2 = Könnyű
    .text = Ismeri a szabályokat, de elszalaszt lehetőségeket.
level-3 = Higgadt
    .text = Értelmesen játszik, körről körre.
level-4 = Éles eszű
    .text = Kiszámolja az esélyeket, és látja, mire készülsz.
level-5 = Kegyet­len
    .text = Előre gondolkodik, és szán rá egy másodpercet.
level-bot = Bot: { $name }

## Kezdőlap

home-heading = Tokyork: a Tokió királya és a New York királya a böngésződben
home-slogan = Óriási szörnyek. Apró kockák.
home-play = Gyors játék
home-rivals = { $bots ->
        [one] Te és 1 bot
       *[other] Te és { $bots } bot
    }: { $level }
home-quick = Gyors játék
home-bots = Botok
home-friends = Barátokkal
home-join = Csatlakozás
home-puzzles = Feladványok
home-more = Egyéb
home-continue = Vissza a játékba: { $city }
home-your_turn = Te jössz
home-playing = Folyik a játék
home-gathering = Játékosokra vár
home-all = Mind ({ $count })

## Új asztal

new-title = Új asztal
new-city = Város
new-who = Játékosok
new-preset-bots = Botok
new-preset-friends = Barátok linkkel
new-preset-beside = Egy készüléken
new-preset = Ellenfelek
new-seats = Helyek
new-seat = { $number }. hely
new-kind-me = Te
new-kind-bot = Bot
new-kind-open = Egy barátnak
new-kind-beside = Ezen a készüléken
new-kind = Ki ül itt
new-open-note = Ide ülhet, aki megnyitja a linkedet.
new-name = Név
new-player = { $number }. játékos
new-begin = Indítás
new-open = Asztal nyitása
new-open-hint = Kapsz egy linket, amelyet elküldhetsz. A játék akkor indul, amikor te indítod.
new-begin-hint = Senkire sem kell várni: a játék azonnal indul.

monster-pick = Szörny
monster-any = Bármelyik
monster-taken = Foglalt

## Amiben megegyeztek

rules-title = Az asztal szabályai
rules-standard = A szabályfüzet szerint
rules-glance-shorter = Ezekkel a szabályokkal a partik { $change } arányban rövidebbek ({ $low } – { $high }).
rules-glance-longer = Ezekkel a szabályokkal a partik { $change } arányban hosszabbak ({ $low } – { $high }).
rules-glance-same = Ezekkel a szabályokkal a partik nagyjából ugyanolyan hosszúak.
rules-glance-first = A kezdő játékos a partik { $first } részét nyeri ({ $low } – { $high }), máskor { $usual }; gyors próba: { $games } parti botok között.
rules-glance-wait = A szabályok gyors próbája …
rules-glance-none = Ezekkel a szabályokkal egy parti túl sokáig tart a gyors próbához.
rules-changed = { $count } eltérés
rules-yes = Igen
rules-no = Nem
rules-first-any = Dobás dönt
rules-deck = { $all } kártyából { $cards }
rules-deck-open = Kártyák kiválasztása
rules-listed = Látható a váróban
    .text = Bárki csatlakozhat vagy nézheti a játékot. Különben csak az, akinek megvan a link.
rules-help = Segítséggel
    .text = Az asztalnál mindenki láthat esélyeket és tanácsokat.
rules-clock = Óra
rules-clock-none = Nincs
rules-clock-relaxed = Nyugodt
rules-clock-brisk = Pörgős
rules-clock-own = Egyéni
rules-clock-text = Döntésenként { $move }, azon felül { $reserve } tartalék az egész játszmára.
rules-clock-none-text = Mindenki annyi időt kap, amennyi kell neki.
rules-clock-move = Döntésenként
rules-clock-reserve = Tartalék
time-seconds = { $seconds } mp
time-minutes = { $minutes } perc
deck-search = Kártya keresése
deck-all = Mind
deck-none = Egy sem
deck-nothing = Nincs kártya ezekkel a szavakkal.
deck-card = { $name }: példányszám

## Csatlakozás vagy nézés

join-title = Asztalok
join-own = Az asztalaid
join-open = Nyílt asztalok
join-open-none = Most nincs nyílt asztal. Nyiss egyet, és tedd láthatóvá a váróban.
join-watch = Nézhető játszmák
join-watch-none = Most nincs nyilvános játszma. Törj-zúzz egy kicsit.
join-code = Van linked vagy kódod?
join-code-label = Link vagy kód
join-code-bad = Ez nem egy asztal linkje. A kódban csak betű, számjegy és kötőjel van.
join-go = Mehet
join-seats = { $seats } helyből szabad: { $open }
join-players = { $seats } játékos
join-host = { $host } asztala
join-new = Asztal nyitása

## Gyülekező

gather-title = Játékosokra várunk
gather-invite = Küldd el ezt a linket a barátaidnak
gather-only-here = Ez a cím csak ezen a készüléken működik. Ha a hálózatodon másokkal játszanál, indítsd a Tokyorkot így: --host 0.0.0.0.
gather-seats = Játékosok
gather-open = Szabad hely
gather-sit = Ideülök
gather-you = Te
gather-away = Nincs itt
gather-here = Itt van
gather-host-note = A házigazda indítja a játékot, ha mindenki megjött.
gather-watchers = { $count ->
        [0] Nincs néző
       *[other] { $count } néző
    }
gather-begin = Indítás
gather-begin-bots = { $open ->
        [one] Indítás: a szabad helyre bot ül
       *[other] Indítás: { $open } szabad helyre bot ül
    }
gather-add = Új hely
gather-remove = Hely törlése
gather-change = Módosítás
gather-rules = Szabályok
gather-rules-change = Szabályok módosítása
gather-as = A neved
gather-host-missing = Ülj le, vagy nézd a játékot.

## Egy hely és az asztal menüje

seatmenu-name = Név
seatmenu-rename = Átnevezés
seatmenu-link = A titkos linked
seatmenu-link-make = Folytatás másik készüléken
seatmenu-link-note = Nyisd meg a másik készüléken, és ott játszhatod tovább ezt a helyet. Egyszer használható, és minden korábbi linket érvénytelenít. Ne add ki senkinek.
seatmenu-leave = Felállok
seatmenu-leave-note = Egy bot játszik tovább; visszajöhetsz.
seatmenu-return = Visszaülök
seatmenu-kick = Eltávolítás
seatmenu-kick-note = A hely felszabadul valaki másnak.
seatmenu-bot = Bot vegye át
seatmenu-open = Legyen egy baráté
seatmenu-beside = Valaki ezen a készüléken
tablemenu-pause = Szünet
tablemenu-resume = Folytatás
tablemenu-more-time = Idő hozzáadása
tablemenu-invite = Az asztal linkje
tablemenu-leave = Elhagyom az asztalt
tablemenu-leave-note = Amíg vissza nem jössz, egy bot játszik helyetted.
tablemenu-home = Kezdőlap

## Csevegés

talk-title = Csevegés
talk-write = Szólj hozzá
talk-empty = Eddig csend van. Bődülj el elsőnek.
talk-mute = Némítás: { $name }
talk-unmute = Újra hallom: { $name }
talk-muted = Némítva
talk-emotes = Reakciók
talk-unread = { $count ->
        [0] Csevegés
       *[other] Csevegés: { $count } új üzenet
    }
talk-watcher = néző
emote-roar = Roáár!
emote-laugh = Haha
emote-cry = Jaj, ne
emote-wow = Hű
emote-thanks = Kösz
emote-hurry = Lépsz?
emote-sorry = Bocs
emote-well_played = Szép volt

## Sávok, óra, függöny

banner-lost = Megszakadt a kapcsolat. Újracsatlakozunk…
banner-back = Újra van kapcsolat.
banner-paused = A játék szünetel.
banner-stood_in = { $name } helyett egy bot játszik.
banner-return = Visszaülök
banner-resume = Folytatás
clock-left = Még { $seconds } másodperc
clock-reserve = Tartalék: { $time }
clock-move = Idő erre a döntésre
curtain-title = Add át: { $name }
curtain-text = Titok következik: most csak { $name } nézzen ide.
curtain-ready = Én vagyok { $name }

## Beállítások

settings-title = Beállítások
settings-name = A neved
settings-name-label = Név
settings-name-note = A többiek ezt látják, amikor asztalhoz ülsz.
# the button with one’s own name
settings-name-is = A neved: { $name }
settings-name-saved = Mentve
settings-language = Nyelv
settings-theme = Téma
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-theme-system = Automatikus
settings-speed = Sebesség
settings-speed-relaxed = Nyugodt
settings-speed-normal = Normál
settings-speed-fast = Gyors
settings-speed-instant = Azonnali

## Névjegy

about-short = Névjegy
about-title = Névjegy
about-what = A Tokyorkkal a böngésződben játszhatod a Tokió királyát és a New York királyát: botok ellen, linkkel hívott barátokkal vagy közösen, egy készülék körül.
about-version = Verzió: { $version }
about-unofficial = Nem hivatalos, független
about-unofficial-text = A Tokyork rajongók műve. Sem a játékok szerzőjéhez, sem a kiadójukhoz nincs köze, és ők nem hagyták jóvá. Minden szöveg, rajz és programkód a sajátunk.
about-games = A játékok
about-games-text = A Tokió királyát (King of Tokyo) és a New York királyát (King of New York) Richard Garfield tervezte, kiadójuk az IELLO. Ha itt megtetszettek, szerezd meg a dobozukat is: az igazi kocka hangosabb.
about-licences = Licencek
about-licences-text = A program és a rajzai szabad szoftverek, MIT-licenccel.
about-fonts = Betűtípusok: Dela Gothic One, copyright 2020 The Dela Gothic Project Authors, és Rubik, copyright 2015 The Rubik Project Authors; mindkettő a SIL Open Font License 1.1 alatt.
about-docs = Dokumentáció: játék, szerver, botok, Python (angolul)
about-private = Amit tárolunk
about-private-text = A böngésződ őrzi a beállításaidat és egy titkos kulcsot a helyeidhez. Ezen a szerveren kívül sehonnan sem tölt be semmit.

## Itt nincs semmi

unknown-title = Itt nincs semmi
unknown-text = Ezt az oldalt biztosan eltaposta egy szörny.
gone-title = Nincs ilyen asztal
gone-text = Ez az asztal nem létezik, vagy már leszedtük.
loading = Az asztal megnyitása…
