### Tisztességes kockák: mit mond egy asztal a kockáiról, és az oldal, amely ellenőrzi őket.

title-verify = Kockák ellenőrzése – Tokyork

## Az asztalnál. A lenyomat a szerver titkának ujjlenyomata

fair-title = A kockák
fair-kind-fair = Tisztességes kockák: az első dobás előtt rögzítve
fair-kind-seeded = Kockák kezdőértékből: az állás saját kezdőértékéből jönnek, senki sem rögzítette őket
fair-kind-prepared = Előkészített kockák: a lecke adja őket
fair-commitment = Lenyomat: { $commitment }
fair-salted = { $count ->
        [0] Még egy játékos sem kevert bele saját véletlent.
       *[other] { $count } játékos kevert bele saját véletlent.
    }
fair-check = Kockák ellenőrzése
fair-how = Hogyan működnek a tisztességes kockák
fair-practice = Kockák kezdőértékből: ugyanaz az állás ugyanazzal a kezdőértékkel ugyanazt dobja. Senki sem rögzíti őket.
fair-fork = Tisztességes kockák: az első dobásod előtt újra rögzítve
fair-rematch = A visszavágó saját tisztességes kockákat kap, az első dobása előtt rögzítve.

## Valami nem stimmel. Ez a böngésző emlékszik arra, amit mutattak neki

fair-lie-commitment = A szerver olyan titkot nyitott fel, amely nem illik ahhoz a lenyomathoz, amelyet ez a böngésző látott. Ne bízz ezekben a kockákban.
fair-lie-changed = A szerver más lenyomatot mutat, mint a játszma előtt. Ne bízz ezekben a kockákban.
fair-lie-salt = A böngésződ által belekevert véletlen hiányzik ebből a játszmából. Ne bízz ezekben a kockákban.
fair-lie-unopened = A játszma véget ért, de a szerver nem nyitotta fel a titkát. Ezeket a kockákat nem lehet ellenőrizni.

## Az oldal

proof-title = Kockák ellenőrzése
proof-intro = Az első dobás előtt a szerver választ egy titkot, és mindenkinek megmutatja az ujjlenyomatát: ez a lenyomat. A játékosok saját véletlent kevernek bele. A játszma végén a titok kinyílik, és ez az oldal újra dob minden kockával és újra megkever minden kártyát, itt, a böngésződben.
proof-open = Játszmafájl kiválasztása
proof-open-text = Ide is húzhatod. Nem hagyja el ezt a készüléket.
proof-working = Mindent újra dobunk…
proof-again = Másik játszma ellenőrzése
proof-loading = A játszma betöltése…
proof-save = A játszmafájl mentése

## Az ítélet

proof-good = Ahogy rögzítették
proof-good-text = Minden dobás és minden keverés abból a titokból következik, amelyet az első dobás előtt rögzítettek.
proof-bad = Nem úgy, ahogy rögzítették
proof-bad-text = Ez a játszma nem az, aminek mondja magát. Lent látod, hol tér el először.
proof-found = Amit ellenőriztünk
proof-state-ok = Egyezik
proof-state-bad = Eltér
proof-state-unknown = Nincs ellenőrizve

## Az eredmények

proof-commitment-ok = A titok illik a lenyomathoz.
proof-commitment-bad = A titok nem illik a lenyomathoz.
proof-dice-ok = { $count ->
        [0] Nem volt dobás.
        [one] Az egyetlen dobás az, amit a titok ad.
       *[other] Mind a { $count } dobás az, amit a titok ad.
    }
proof-dice-bad = { $number }. dobás ({ $move }. lépés után): nem az, amit a titok ad.
proof-deck-ok = { $count ->
        [0] A kártyákat nem keverték meg.
        [one] A kártyák abban a sorrendben voltak, amelyet a titok ad.
       *[other] { $count } alkalommal keverték meg a kártyákat, mindig úgy, ahogy a titok adja.
    }
proof-deck-bad = A kártyák { $number }. keverése ({ $move }. lépés után): nem az, amit a titok ad.
proof-tiles-ok = { $count ->
        [0] A lapkákat nem keverték meg.
        [one] A lapkák abban a sorrendben voltak, amelyet a titok ad.
       *[other] { $count } alkalommal keverték meg a lapkákat, mindig úgy, ahogy a titok adja.
    }
proof-tiles-bad = A lapkák { $number }. keverése ({ $move }. lépés után): nem az, amit a titok ad.
proof-keeps-ok = { $count ->
        [0] Nem volt összevethető megtartott kocka.
       *[other] { $count } alkalommal tartottak meg kockákat: mindig ott feküdtek.
    }
proof-keeps-bad = { $move }. lépés: nem illik azokhoz a kockákhoz, amelyek ott feküdtek.
proof-entry-ok = A lenyomat a szerver nyilvános listájának { $entry }. bejegyzése.
proof-entry-bad = A nyilvános lista { $entry }. bejegyzése nem ehhez a játszmához tartozik.
proof-entry-unknown = A fájl nem nevez meg bejegyzést a nyilvános listából.
proof-chain-ok = { $count ->
        [one] A nyilvános lista egyetlen bejegyzése ép.
       *[other] A nyilvános lista hiánytalan: mind a { $count } bejegyzés rögzíti az előzőt.
    }
proof-chain-bad = A nyilvános lista megszakad ennél a bejegyzésnél: { $entry }. Valaki megváltoztatta.
proof-chain-unknown = A nyilvános lista nem érhető el.
proof-listed-ok = A játszma szerepel a nyilvános listában.
proof-listed-bad = A játszma nem úgy szerepel a nyilvános listában, ahogy állítja.
proof-listed-unknown = Nyitott kérdés, hogy a játszma szerepel-e a nyilvános listában.
proof-game-ok = A nyilvános lista őrzi a lejátszott játszma lenyomatát, és ez az.
proof-game-bad = A nyilvános lista őrzi a lejátszott játszma lenyomatát, és az egy másik. Ha a titok már nyílt, ilyen fájlt bárki kitalálhat.
proof-game-unknown = Nyitott kérdés, hogy ezek voltak-e a lépések: a nyilvános lista nem őrzi ennek a játszmának a lenyomatát.
proof-mine-ok = Ezt a lenyomatot látta ez a böngésző, és az általa belekevert véletlen is benne van.
proof-mine-bad = Ez a böngésző más lenyomatot látott, vagy hiányzik az általa belekevert véletlen.
proof-mine-unknown = Ez a böngésző nem volt ennél az asztalnál, vagy már nem emlékszik rá.

proof-expected = A titok szerint
proof-lying = Az asztalon
proof-shown = Ezt látta a böngésző
proof-in-file = A fájlban
proof-nothing = semmi
proof-and-more = és még { $count }

## Amit ez nem mutat meg

proof-scope = Amit ez az oldal nem mutat meg
proof-scope-rules = Szabályos volt-e minden lépés. Ez a szabályok szerint játssza újra az egész játszmát:
proof-scope-known = Ismerte-e valaki előre a kockákat. Aki a szervert működteti, megnézhetné őket, de a játszma kezdete után már nem változtathat rajtuk.
proof-scope-seen = Ugyanazt a lenyomatot láttad-e akkor. A böngésződ megjegyzi az utolsó 50 asztalát, és magától összeveti őket.

## Ami nem játszmafájl

proof-trouble-large = Ez a fájl túl nagy egy játszmához.
proof-trouble-deep = Ez a fájl túl mélyen van egymásba ágyazva.
proof-trouble-garbled = Ez nem játszmafájl. A tisztességes kockákkal játszott játszmák fájlja JSON-szöveg.
proof-trouble-record = Ez nem egy játszma feljegyzése.
proof-trouble-unfair = Ezt a játszmát nem tisztességes kockákkal játszották, így nincs mivel összevetni.
proof-trouble-unopened = Ennek a játszmának a titka még nincs felnyitva. Gyere vissza, ha véget ért.
proof-trouble-version = Ez a játszma újabb fajta tisztességes kockákat használ. Töltsd újra az oldalt, és próbáld meg ismét.
proof-trouble-fair = Nem olvasható, amit ez a fájl a titkáról mond.
proof-trouble-draws = { $number ->
        [0] A fájlban lévő dobások és keverések nem olvashatók.
       *[other] A fájlban lévő { $number }. húzás nem olvasható.
    }
proof-trouble-moves = { $number ->
        [0] A fájlban lévő lépések nem olvashatók.
       *[other] A fájlban lévő { $number }. lépés nem olvasható.
    }

## A nyilvános lista

proof-list = A nyilvános lista
proof-list-text = Ennek a szervernek minden lenyomata ide kerül az első dobás előtt. Minden bejegyzés rögzíti az előzőt, így egy játszma sem tűnhet el észrevétlenül.
proof-list-loading = A lista betöltése…
proof-list-empty = Itt még nincs semmi.
proof-list-failed = A lista most nem érhető el. Játszmafájlt így is ellenőrizhetsz.
proof-list-long = Csak a legújabb { $count } bejegyzés látható.
proof-list-games = { $count } lenyomat
proof-list-over = { $count } befejezett
proof-list-open = { $count } nyitott
proof-list-other = { $count } befejezetlen
proof-list-show = Megjelenítés
proof-list-which-never = Befejezetlen
proof-list-which-open = Nyitott
proof-list-which-all = Mind
proof-list-none = Nincs ilyen.
proof-list-see = Megnézem a listában
proof-list-this = Ez a játszma
proof-list-more = Több megjelenítése
proof-list-entry = { $number }. bejegyzés
proof-fate-open = Még nyitott
proof-fate-over = Befejezve
proof-fate-closed = A vége előtt bezárták
proof-fate-forgotten = Elhagyták, majd törölték
proof-fate-unused = El sem kezdték
proof-fate-damaged = Megsérült a szerver lemezén
