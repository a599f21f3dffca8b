### Egy játszma elemzése: a böngészőben, a terminálban, és amit a szerver küld hozzá.
### A nevek ragozatlanok; a körök száma a mondat elején áll.

title-review = Elemzés – Tokyork

## Az oldal

review-title = Elemzés
review-open = Hogy ment?
review-loading = Kockákat és zúzásokat számolunk…
review-table = Az asztal
review-replay = Újranézem
review-unknown = Nincs ilyen játszma.
review-failed = A szerver most elfoglalt, ezért az elemzés tovább tart. Magától folytatódik.

## Hogyan lett vége

review-won-points = { $count ->
        [one] { $turn }. kör: { $winners } { $points } ponttal nyer.
       *[other] { $turn }. kör: { $winners } közösen nyer { $points } ponttal.
    }
review-won-elimination = { $turn }. kör: { $winners } nyer utolsó túlélőként.
review-won-card = { $turn }. kör: { $winners } kártyával nyer.
review-won-no_winner = { $turn }. kör: senki sem nyer, az utolsó szörnyek együtt esnek ki.
review-last-turn = Az utolsó kör
review-falls = Kik estek ki

## Egy kiesés története

review-end-claws = { $turn }. kör: { $seat } kiesik. { $health } életereje volt, { $by } zúzásai pedig { $loss } sebzést okoztak.
review-end-army = { $turn }. kör: { $seat } kiesik. { $health } életereje volt, a hadsereg pedig { $loss } sebzést okozott.
review-end-card = { $turn }. kör: { $seat } kiesik. { $health } életereje volt, egy kártya („{ $card }”) pedig { $loss } sebzést okozott.
review-end-card_of = { $turn }. kör: { $seat } kiesik. { $health } életereje volt, { $by } kártyája („{ $card }”) pedig { $loss } sebzést okozott.
review-end-token = { $turn }. kör: { $seat } kiesik. { $health } életereje volt, a jelölői ({ $card }) pedig { $loss } sebzést okoztak.
review-end-rules = { $turn }. kör: { $seat } kiesik.
review-end-title = Kiestél
review-end-watch = Nézem tovább
review-end-leave = Távozom
review-end-note = { $names ->
        [none] Már csak botok játszanak. Játszd le velük rögtön a végét, vagy nézd végig: mindent látsz.
       *[other] Még játszik: { $names }. Végignézheted, és mindent látsz. Visszavágó a játszma végén kezdődhet.
    }
review-end-guess = Ki nyer?
review-end-guessed = { $right ->
        [yes] Eltaláltad: { $monster }!
       *[no] A tipped ez volt: { $monster }.
    }

## The same in a few words

review-fall-claws = { $turn }. kör: { $by } zúzásai
    .you = { $turn }. kör: a te zúzásaid
review-fall-army = { $turn }. kör: a hadsereg
review-fall-card = { $turn }. kör: „{ $card }”
review-fall-card_of = { $turn }. kör: { $by } kártyája („{ $card }”)
    .you = { $turn }. kör: a te kártyád („{ $card }”)
review-fall-token = { $turn }. kör: jelölők ({ $card })
review-fall-rules = { $turn }. kör

## Ábrák

review-charts = Körről körre
review-chart-chances = A győzelem esélye
review-chart-points = Pont
review-chart-health = Életerő
review-chart-energy = Energia
review-chances-note = Az esélyeket a számítógép becsüli minden kör után.
review-start = Kezdet
review-turn = { $turn }. kör
review-turn-of = { $turn }. kör: { $seat }
review-holders-tokyo = Tokióban
review-holders-new_york = Manhattanben
review-as-table = Táblázatban
review-nobody = senki
review-pick-turn = Válassz egy kört

## Szerencse

review-luck = Kockaszerencse
review-luck-note = Mennyit változtattak a dobások a győzelem esélyén az átlagos kockákhoz képest. A megtartott kockák úgy számítanak, ahogy vannak, így ez csak a szerencsét méri.
review-luck-best = Legszerencsésebb dobás: { $turn }. kör, { $dice } ({ $points })
review-luck-worst = Legpechesebb dobás: { $turn }. kör, { $dice } ({ $points })
review-faces = Dobott oldalak
review-faces-note = A sáv azt mutatja, amit dobtál. 100 játszmából 95-ben a megjelölt tartományba esne; a vonal az átlag.
review-face-count = { $face }: { $thrown } kockából { $count }, szokásosan { $least }–{ $most }
review-thrown = { $count } dobott kocka

## Az összes kocka együtt

review-dice = A kockák
review-dice-note = A sávok azt mutatják, melyik oldal hányszor jött ki. A tisztességes kockák 100 játszmából 95-ben az árnyékolt tartományban maradnak; a vonal az átlag.
review-dice-table = Mindenki ennél az asztalnál
review-dice-server = Az összes befejezett játszma ezen a szerveren: { $city }
review-dice-usual = Olyan egyenletes, amilyenek a tisztességes kockák szoktak lenni
review-dice-unlikely = Ennyire egyenetlenül ezer esetből egyszer sem esnek a tisztességes kockák
review-dice-face = { $face }: { $count }, átlagosan { $expected }, szokásosan { $low }–{ $high }.
review-dice-out = A szokásos tartományon kívül.

## Fordulópontok

review-turning = Fordulópontok
review-turning-none = A játszmában nem volt fordulópont: az elejétől a végéig egy irányba ment.
review-turning-leader = { $leader }: előtte { $before }, utána { $after }
review-cause-roll = A kockák: { $seat } dobása { $dice } ({ $leader }: { $change }).
review-cause-purchase = A vásárlás: { $seat } ezt veszi: { $cards } ({ $leader }: { $change }).
review-cause-yield = A válasz a támadásra, amelyet { $seat } indított ({ $leader }: { $change }).
review-cause-rest = Ami a dobás után történt, { $seat } körében ({ $leader }: { $change }).
review-part-roll = Kockák
review-part-purchase = Vásárlás
review-part-yield = Maradás vagy távozás
review-part-rest = A többi
review-before = Előtte
review-after = Utána
review-turning-replay = Megnézem

## Statisztika

review-stats = Statisztika
review-stats-player = Játékos
stats-turns = Körök
stats-points = Pont
stats-health = Életerő
stats-energy = Energia
stats-cards = Kártyák
stats-dice = Kockák
stats-place = { $city ->
        [new_york] Manhattan
       *[other] Tokió
    }
stats-city = A város
stats-goals = Speciális lapok
stat-turns = Lejátszott körök
stat-extra_turns = Extra körök
stat-points_end = Pont a végén
stat-health_end = Életerő a végén
stat-energy_end = Energia a végén
stat-points_gained = Szerzett pont
stat-points_ones = 1-esekkel
stat-points_twos = 2-esekkel
stat-points_threes = 3-asokkal
stat-points_superstar = hírnévért
stat-points_statue = a szoborért
stat-points_tiles = rombolással
stat-points_enter = belépésért
stat-points_stay = bent kezdett körért
stat-points_cards = kártyákkal
stat-points_lost = Elvesztett pont
stat-damage_dealt = Okozott sebzés
stat-dealt_claws = zúzásokkal
stat-dealt_army = a hadsereggel
stat-dealt_cards = kártyákkal
stat-knock_outs = Kiütött ellenfelek
stat-damage_taken = Kapott sebzés
stat-taken_claws = zúzásoktól
stat-taken_army = a hadseregtől
stat-taken_cards = kártyáktól és jelölőktől
stat-damage_avoided = Megúszott sebzés
stat-healed = Visszanyert életerő
stat-healed_dice = szívekkel
stat-healed_tiles = kórházakban
stat-healed_cards = kártyákkal
stat-health_paid = Fizetett életerő
stat-saved = Megmenekülés a kieséstől
stat-energy_gained = Szerzett energia
stat-energy_dice = kockákkal
stat-energy_tiles = erőművekből
stat-energy_place = gyűjtéssel
stat-energy_cards = kártyákkal
stat-energy_paid = Elköltött energia
stat-energy_lost = Elvesztett energia
stat-energy_unspent = El nem költött energia
stat-keeps_bought = Vett „Tartsd meg” lapok
stat-discards_bought = Vett „Dobd el” lapok
stat-spent_on_cards = Kártyákra költött energia
stat-cards_lost = Elvesztett kártyák
stat-sweeps = Lapcserék
stat-dice_thrown = Dobott kockák
stat-rerolls = Újradobások
stat-dice_rerolled = Újradobott kockák
stat-attacks = Támadások
stat-claws = Zúzások támadásban
stat-entered = Belépések
stat-turns_inside = Bent kezdett körök
stat-stayed = Maradás támadás után
stat-left = Távozások
stat-buildings = Lerombolt épületek
stat-units = Elpusztított egységek
stat-ouch_1 = Körök 1 „Jajj!” dobással
stat-ouch_2 = Körök 2 „Jajj!” dobással
stat-ouch_3 = Körök legalább 3 „Jajj!” dobással
stat-took_superstar = „Szupersztár” elnyerése
stat-took_statue_of_liberty = „Szabadság-szobor” elnyerése

## A terminálban

review-terminal-luck = { $seat }: { $points }
review-terminal-unfinished = A játszmának még nincs vége; így áll { $turn } kör után.

## Döntéseim

review-choices = A döntéseid
review-choices-of = { $name } döntései
review-choices-note = Minden döntést az alapján értékelünk, amit akkor tudni lehetett. Az utána jövő kockák nem számítanak.
review-choices-progress = { $total } döntésből a { $done }. értékelése…
review-choices-counting = Nézzük a döntéseidet…
review-choices-total = { $points ->
    [one] 1 pontnyi esélyt szalasztottál el.
   *[other] { $points } pontnyi esélyt szalasztottál el.
}
review-choices-total-of = { $points ->
    [one] { $name } 1 pontnyi esélyt szalasztott el.
   *[other] { $name } { $points } pontnyi esélyt szalasztott el.
}
# $level egy bot szintjének neve, például Éles eszű.
review-choices-others = Ugyanennyi döntésnél egy „{ $level }” bot nagyjából { $points } pontnyit szalaszt el.
# Above a list of levels with numbers
review-choices-compared = Ugyanennyi döntésnél a botok nagyjából ennyit szalasztanak el:
review-choices-worst = A legdrágábbak
review-choices-none = Nem volt egyértelmű hiba. Szép játék!
review-choices-cost = { $points ->
    [one] 1 pontnyi esélybe került
   *[other] { $points } pontnyi esélybe került
}
review-choices-made = Te:
review-choices-best = Jobb:
review-choices-again = Próbáld újra innen
review-choices-again-note = Ugyanez az állás nyílik meg, gyakorló kockákkal, amelyek máshogy esnek majd.
review-choices-count = { $count ->
    [one] 1 döntés értékelve
   *[other] { $count } döntés értékelve
}
review-terminal-choices = Döntések
review-terminal-choice = { $turn }. kör, { $seat }: { $made }. Jobb: { $best }. { $points ->
    [one] 1 pontba került.
   *[other] { $points } pontba került.
}
review-terminal-judging = Döntések értékelése
