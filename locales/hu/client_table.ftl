### A böngésző asztala: minden, ami nem a pult.

## A felső sáv

table-loading = Terítjük az asztalt…
table-title = Tokyork
table-title-yours = ● Te jössz – Tokyork
table-menu = Menü
table-log = Napló
table-over = Vége a játéknak
table-before = Az első kör előtt
table-turn = { $turn }. kör
table-moment = { $turn }. kör · { $phase }
table-turn-yours = { $turn ->
        [yes] Te jössz
       *[no] Te választasz
    }
table-turn-at-device = { $turn ->
        [yes] { $name }: te jössz
       *[no] { $name }: te választasz
    }
table-turn-of = { $name } köre

## Helyek az asztalnál

table-stood-in = { $name } ({ $bot })
table-rivals = Ellenfelek
table-me = A szörnyed
table-look-at = Megnézem: { $monster }
table-out = Kiütve
table-active = Ő jön
table-chooses = Választania kell
table-stat-health = { $amount } életerő
table-stat-points = { $amount } pont
table-stat-energy = { $amount } energia
table-stat-energy-word = { $count ->
       *[other] energia
    }
table-stat-deck = { $amount } kártya
table-cards-word = { $count ->
       *[other] kártya
    }
table-cards-title = Kártyák
table-no-cards = Még nincs kártyája.
table-most-health = legfeljebb { $amount } életerő
table-tokens-title = Jelölők
table-tokens = { $count ->
        [one] { $token }
       *[other] { $token } × { $count }
    }

## Mit jelentenek a jelölők

table-token-poison = A szörny a köre végén mindegyik miatt 1 életerőt veszít. Tokión kívül szívenként gyógyulás helyett levehet egy jelölőt.
table-token-shrink = Mindegyik miatt eggyel kevesebb a kocka. Tokión kívül a szörny szívenként gyógyulás helyett levehet egy jelölőt.
table-token-web = Mindegyik miatt eggyel kevesebb az újradobás. A szörny zúzásonként támadás helyett levehet egy jelölőt.
table-token-curse = Ha „Jajj!” is van az újradobott kockák között, az mindegyik után 1 energiába kerül. A szörny szívenként gyógyulás helyett levehet egy jelölőt.

## Kártyák

table-shop = Kínálat
table-shop-empty = Nincs kártya
table-too-dear = több, mint amennyid van
table-price-now = most, neked
table-rulings = Kérdések és válaszok
table-buy-for = Megveszem: { $price }
table-energy-left = marad { $amount }
table-held-by = Nála van: { $monster }.
table-card-tokens = { $count } jelölő van rajta.
table-copies = Ezt másolja: „{ $card }” ({ $monster }).
table-card-used = Ebben a körben már bevetve.
table-goals = Speciális lapok
table-goal-free = még senkinél

## A tábla

table-arena = A város
table-stands = { $monster }: { $place }
table-stay-points = 2 pont, ha itt kezded a köröd
table-stay-energy = 1 energia, ha itt kezded a köröd
table-borough-manhattan = Manhattan
table-borough-staten_island = Staten I.
table-borough-bronx = Bronx
table-borough-queens = Queens
table-borough-brooklyn = Brooklyn
table-stack = { $count ->
        [one] { $tile }, az utolsó lapka
       *[other] { $tile }, { $count } lapka
    }
table-units = { $kind }: { $count }{ $fresh ->
        [0] { "" }
       *[other] , ebből { $fresh } új: ebben a körben nem pusztítható el
    }
table-hit = { $amount } sebzés: { $monster }
table-hit-you = { $amount } sebzés neked
# $names: többen, köztük talán table-hit-self
table-hit-each = { $names }: fejenként { $amount } sebzés
table-hit-self = te
table-knocked-out = { $monster } kiesik
table-knocked-out-by = { $by } kiüti: { $monster }
# $parts: ami veled történt, amíg a többiek játszottak, pontokkal elválasztva
table-since = A köröd óta: { $parts }
table-since-nothing = A köröd óta: minden csendes
# $sign: + vagy −
table-since-health = { $sign }{ $amount } élet
table-since-points = { $sign }{ $amount } pont
table-since-energy = { $sign }{ $amount } energia
table-since-hit = −{ $amount } élet ({ $monster })
table-since-out = { $monster } kiesett

## A napló

table-log-before = Az első kör előtt
table-log-empty = Még nem történt semmi.
table-log-latest = A legújabbhoz

## A vége

table-won-tokyo = { $count ->
        [one] Tokió királya: { $monsters }
       *[other] Tokió királyai: { $monsters }
    }
table-won-new_york = { $count ->
        [one] New York királya: { $monsters }
       *[other] New York királyai: { $monsters }
    }
table-won-nobody = Senki sem maradt talpon
table-ending-points = Pontokkal nyert.
table-ending-elimination = Az utolsó túlélő.
table-ending-card = Kártyával nyert.
table-ending-no_winner = Mindenki kiesett.
table-home = Kezdőlap
table-look = A tábla
table-result = Az eredmény
table-rematch = Visszavágó
table-rematch-go = A visszavágóhoz
table-rematch-told = Készül a visszavágó. Vár a helyed.
table-broken = Hiba történt ezen az oldalon. Maga a játék folytatódik.
table-reload = Újratöltés
