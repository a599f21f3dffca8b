### A böngésző pultja: mi közül és hogyan lehet választani.
### Amit maga a játék mond (kérdések, lehetőségek, okok), az a szervertől jön.

## Mindenhol

dock-undo = Visszavonás
dock-no-undo = Itt nincs mit visszavonni: az utolsó lépés nem a tiéd volt, vagy felfedett valamit.
dock-help = Miről van szó?
dock-cannot = Most nem megy:
dock-now = A mostani kockákkal:
dock-keys = Billentyűk: az Enter azt teszi, ami a nagy gombon áll, az S megáll, passzol vagy marad, az Y elhagyja Tokiót. A nyilak választanak, az Escape elveti a választást, az U visszavonja az utolsó lépésed, a ? ezt a súgót nyitja meg. Dobás közben az 1–8 kockát tart meg, az R is újradob.
dock-hold = { $action }: tartsd nyomva a gombot, vagy nyomd meg még egyszer.
dock-hold-how = Ezt nem lehet visszavonni: tartsd nyomva egy pillanatig, vagy nyomd meg kétszer.
dock-not-now = Most nem.
dock-pick = Válassz egyet
dock-pass = Passz
dock-cards = Kártyák: { $count }

## Kockák

dock-die = { $number }. kocka: { $face }{ $state ->
        [kept] , megtartva
        [frozen] , maradnia kell
        [changed] , módosítva
        [gone] , végrehajtva
       *[free] {""}
    }
dock-dice = A kockák
dock-your-dice = A kockáid: jelöld, mi maradjon
dock-last-roll = Utolsó dobás: { $faces }
dock-all-of-face = Mindet megtartom: { $face } ({ $count })
dock-rolls-left = { $count ->
        [0] Nincs több újradobás
       *[other] Még { $count } újradobás
    }
dock-rolls-hint = { $count ->
        [0] Nincs több újradobás
       *[other] Mi maradjon? Még { $count } újradobás
    }
dock-reroll = { $all ->
        [yes] { $count ->
            [1] 1 kocka újra
            [5] Mind az 5 újra
           *[other] Mind a { $count } újra
        }
       *[no] { $count } kocka újra
    }
dock-reroll-many = { $count } újra (még { $left })
dock-keep-all = Mind marad
dock-stop = Megállok
dock-release = Jelölés törlése
dock-must-reroll = Legalább egy kockát újra kell dobnod.
dock-keep-refused = Ezeket a kockákat nem dobhatod újra. Tarts meg másokat.
dock-card-needs-dice = „{ $card }”: pont ezeket a kockákat nem dobhatod újra vele.
dock-die-frozen = { $face }: ennek a kockának maradnia kell.

## Kockák módosítása

dock-keep-as-is = Így marad
dock-change = Kocka módosítása
dock-pick-card = Előbb válassz kártyát.
dock-pick-die = „{ $card }”: koppints egy megjelölt kockára.
dock-die-gone = Ezt a kockát már végrehajtottad, nem módosítható.
dock-die-unfit = „{ $card }”: ezzel a kockával nem tud mit kezdeni ({ $face }).
dock-turn = { $face } helyett { $to }

## Szívek, oldalak, célpontok

dock-hearts-left = { $count ->
        [one] Mire kell a szív?
       *[other] Szívek: még { $count }
    }
dock-from-to = { $from } → { $to }
dock-cure = { $token } levétele
dock-tokens = { $count } jelölő
dock-usual-order = Szokásos sorrend
dock-usual-is = Sorrend: { $faces }
dock-destroy-in = { $place }: még { $count } rombolás
dock-then-left = { $count ->
        [0] Nem marad
       *[other] Marad { $count }{ $next ->
            [none] {""}
           *[other] , elég erre: { $next }
        }
    }

## Helyek

dock-stay = Maradok
dock-yield = Kivonulok
dock-stay-in = { $place ->
        [Manhattan] Manhattanben
        [Bronx] Bronxban
        [Queens] Queensben
        [Brooklyn] Brooklynban
       *[other] { $place }en
    } maradok
dock-stay-points = +2 a következő körben
dock-stay-energy = +1 energia a következő körben
dock-stay-risk = A kinti zúzások eltalálnak
dock-yield-enters = { $name } belép
dock-yield-heal = A szívek újra gyógyítanak
dock-nobody = senki
dock-borough-full = { $place } tele van: két szörny áll ott.
dock-borough-closed = { $place }: oda most nem mehetsz.
dock-manhattan-taken = Manhattan foglalt: { $names }.

## Életerővesztés

dock-damage = { $count } életerőt veszítenél
dock-damage-from = { $from }: { $count } sebzés
dock-take = Kibírom: { $count }
dock-answer = „{ $card }”: { $loss ->
        [0] megúszom
       *[other] −{ $loss } életerő
    }
dock-lose = { $loss ->
        [0] Megúszom
       *[other] −{ $loss } életerő
    }
dock-health-bar = { $health } életerő, a veszteség után { $after }

## A kínálat

dock-pick-ware = Válassz kártyát
dock-buy-for = { $price ->
        [0] Elviszem ingyen
       *[other] Megveszem: { $price }
    }
dock-energy-left = { $count ->
        [0] Utána nem marad energiád
       *[other] Utána { $count } energiád marad
    }
dock-from-deck = a pakliból
dock-from-discard = a dobottakból
dock-sweep = Csere: 2
dock-end-buying = Kész

## Számok, egységek

dock-less = Kevesebb
dock-more = Több
dock-most = Ennél többet nem választhatsz: { $count }.
dock-least = Ennél kevesebbet nem választhatsz: { $count }.
dock-send = Elzavarom
dock-send-where = Hova zavarod: { $tile }
dock-pick-unit = Válassz egységet.
dock-pick-place = Válassz kerületet.
dock-other-unit = másik egység

## Várakozás

dock-moment = Egy pillanat
dock-paused = A játék szünetel
dock-over = Vége a játéknak
dock-speed = Sebesség: { $speed ->
        [relaxed] nyugodt
        [fast] gyors
        [instant] azonnali
       *[normal] normál
    }
dock-skip = Ugrás hozzám
dock-skip-ahead = Előretekerés
# only bots are left: they play the rest at once
dock-finish = Vége rögtön
