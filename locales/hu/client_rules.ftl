### A szabályok és az értelmezések oldalai a böngészőben: gombok, kis táblák, élő példák.

title-rules = Szabályok – Tokyork
title-rulings = Pontosítások – Tokyork

## Linkek ezekre az oldalakra

rulebook-link = Szabályok
rulings-link = Pontosítások
rulebook-about = Szabályok: { $paragraph }
rulebook-new_tab = új lapon nyílik meg

## A szabályok oldala

rulebook-title-tokyo = Szabályok: Tokió
rulebook-title-new_york = Szabályok: New York
rulebook-intro-tokyo = Minden, ami a játékhoz kell, a saját szavainkkal. Olvasd végig, vagy keress rá egy szóra.
rulebook-intro-new_york = Minden, ami a játékhoz kell, a saját szavainkkal. Olvasd végig, vagy keress rá egy szóra. Ha Tokiót már ismered: a rombolás, a hadsereg, a hírnév és a kerületek az újdonságok.
rulebook-cities = Város
rulebook-contents = Tartalom
rulebook-to_rulings = Különleges esetek: a pontosítások
rulebook-to_rules = Vissza a szabályokhoz
rulebook-try = Próbáld ki

## Keresés

rulebook-search-rules = Keresés a szabályokban
rulebook-search-rulings = Keresés a pontosításokban
rulebook-clear = Keresés törlése
rulebook-found = { $count ->
        [0] Nincs találat. Próbálj egy másik szót.
       *[other] { $count } találat
    }

## Az értelmezések oldala

rulings-title = Pontosítások
rulings-intro = Ahol a szabályfüzetek nyitva hagynak valamit, ott így játszunk. Mindegyikhez tartozik egy példa, amelyet maga a program játszott le, és egy teszt ügyel rá, hogy ez így is maradjon.
rulings-filter = Város
rulings-all = Mindkettő
rulings-cards = Válaszok egy-egy kártyáról
rulings-cards-intro = Ugyanezek a válaszok játék közben is ott vannak minden kártyánál, ha megnézed.
rulings-answers = { $count } válasz

## Kis táblák

board-before = Előtte
board-story = Mi történik
board-after = Utána
board-roll = dob
board-may = megteheti: { $move }
board-may_not = nem teheti meg: { $move }
board-plays_on = a többiek játszanak tovább
board-turn = ő jön
board-out = Kiesett
board-wins = nyer
board-no_winner = Senki sem nyer.
board-changed = { $before }, aztán { $after }
board-options = Az asztal beállításai

## Élő példa: mit érnek a kockák

example-dice-tokyo = Koppints egy kockára, és megfordul. Mit tennének ezek a kockák?
example-dice-new_york = Koppints egy kockára, és megfordul. Mit tennének ezek a kockák, fajtánként?
example-die = { $number }. kocka: { $face }
example-roll = Mindet dobom
example-where-tokyo = Hol vagy?
example-outside-tokyo = Kint
example-inside-tokyo = Tokióban
example-where-new_york = Hol vagy?
example-outside-new_york = Külső kerületben
example-inside-new_york = Manhattanben
example-points = Egyforma számok ({ $face }): { $count } pont
example-points-none = Nincs három egyforma szám: nincs pont
example-heal = { $count } szív { $count } életerőt ad vissza
example-heal-none = { $count } szív, itt nem gyógyít
example-energy = { $count } energia
example-claws-tokyo-outside = Tokióban mindenki { $count } életerőt veszít
example-claws-tokyo-inside = Tokión kívül mindenki { $count } életerőt veszít
example-claws-new_york-outside = { $count } sebzés mindenkinek Manhattanben
example-claws-new_york-inside = { $count } sebzés mindenkinek a külső kerületekben
example-destroy = { $count } rombolás a kerületed lapkáira
example-stars-few = { $count } hírnév: kevés a „Szupersztár” laphoz
example-stars-take = { $count } hírnév: tiéd a „Szupersztár”, és { $points } pont
example-ouch-1 = 1 „Jajj!”: az itteni egységek rád lőnek
example-ouch-2 = 2 „Jajj!”: az itteni egységek mindenkire lőnek, aki itt van
example-ouch-3 = { $count } „Jajj!”: a város minden egysége lő, és tiéd a „Szabadság-szobor”

## Élő példa: kivonulás Tokióból

example-yield = Gigazaurusz két zúzást dobott. Űrpingvin Tokióban van, és 2 életerőt veszített. Maradjon?
example-yield-stay = Maradjon
example-yield-leave = Vonuljon ki
example-yield-again = És ha másképp dönt?
example-yield-stayed = Űrpingvin marad: a köre elején 2 pontot kap, de addig kintről mindenki eltalálhatja. Gigazaurusz kint marad.
example-yield-left = Űrpingvin kivonul, de az elvesztett 2 életerőt nem kapja vissza. Gigazaurusznak be kell lépnie, és 1 pontot kap.

## Élő példa: épületek lerombolása

example-destruction = Négy rombolást dobtál. Koppints arra, amit lerombolsz.
example-destruction-left = { $count ->
        [0] Nem maradt rombolás
       *[other] Még { $count } rombolás
    }
example-destruction-over = A maradékból itt már semmit sem lehet lerombolni: elvész.
example-destruction-more = Amíg le tudsz rombolni valamit, folytatnod kell.
example-destruction-gains = Amit kaptál: { $gains }
example-destruction-nothing = még semmi
example-again = Elölről
example-tile = { $tile }, { $needs } kell hozzá
example-tile-new = { $tile }: ebben a körben tűnt fel, nem pusztítható el
example-stack-empty = Ez az oszlop elfogyott

## Élő példa: Jajj!

example-ouch = Rob Queensben áll, és „Jajj!” eredményt dob. Hányat?
example-ouch-number = Hány „Jajj!”?
example-ouch-safe = megúszta
example-ouch-told-1 = A két queensi egység csak Robra lő.
example-ouch-told-2 = A két queensi egység mindenkire lő, aki ott van: Robra és Mantiszra.
example-ouch-told-3 = A város minden egysége lő, mindegyik a saját kerülete szörnyeire. Rob elnyeri a „Szabadság-szobor” lapot és 3 pontot.

## Élő példa: továbblépés Manhattanben

example-climb = Kong most lépett be Manhattanbe. Mit kap, ha senki sem űzi el?
example-climb-next = Kong következő köre
example-climb-income = Gyűjtés: { $income }
example-climb-entered = A belépésért: 1 pont
example-climb-total = Összesen: { $points } pont, { $energy } energia
