### Feladványok: a böngészőben, a terminálban, és a szavak, amelyek velük járnak.

title-puzzles = Feladványok – Tokyork

## A kérdés

# $city a város azonosítója.
puzzle-ask-keep = Mit tartasz meg?
puzzle-ask-stay = { $city ->
    [new_york] Eltaláltak. Maradsz vagy menekülsz?
   *[other] Eltaláltak Tokióban. Maradsz vagy kivonulsz?
}
puzzle-ask-buy = Veszel, lapot cserélsz vagy spórolsz?
puzzle-ask-move = Hová mész?
puzzle-ask-destroy = Mit rombolsz le először?
puzzle-kind-keep = Mit tarts meg
puzzle-kind-stay = Maradni vagy menni
puzzle-kind-buy = Venni vagy cserélni
puzzle-kind-move = Hová menj
puzzle-kind-destroy = Mit rombolj le
puzzle-difficulty-1 = Könnyű
puzzle-difficulty-2 = Ravasz
puzzle-difficulty-3 = Nehéz
puzzle-theme-win = Hajrá, győzelem
puzzle-theme-deny = Állítsd meg
puzzle-theme-survive = Maradj talpon
puzzle-theme-hunt = Kiütések
puzzle-theme-points = Pontok
puzzle-theme-health = Életerő
puzzle-theme-energy = Energia
puzzle-theme-centre = A központ
puzzle-theme-cards = Kártyák

## Miért: better az, amit a legjobb válasz hoz, worse az, amit a másik

puzzle-chances = A győzelem esélye: { $better }, ha „{ $best }”; { $worse }, ha „{ $other }”.
puzzle-reason-win = Két fordulóval később a játszmák { $better } részét már megnyerted, nem csak { $worse } részét.
puzzle-reason-deny = Két fordulóval később a játszmák { $better } részét nyerte meg egy ellenfél { $worse } helyett.
puzzle-reason-survive = Két fordulóval később a játszmák { $better } részében állsz még talpon { $worse } helyett.
puzzle-reason-hunt = Két fordulóval később átlagosan { $better } ellenfél marad { $worse } helyett.
puzzle-reason-points = Két fordulóval később átlagosan { $better } pontod van { $worse } helyett.
puzzle-reason-health = Két fordulóval később átlagosan { $better } életerőd van { $worse } helyett.
puzzle-reason-energy = Két fordulóval később átlagosan { $better } energiád van { $worse } helyett.
puzzle-reason-centre = { $city ->
    [new_york] Két fordulóval később a játszmák { $better } részében te vagy Manhattanben { $worse } helyett.
   *[other] Két fordulóval később a játszmák { $better } részében te vagy Tokióban { $worse } helyett.
}
puzzle-reason-later = Később térül meg: két forduló után még kevés látszik belőle.
puzzle-proof-search = { $points ->
    [one] Kétszer végigjátszva, más-más kockákkal: a legjobb válasz legalább 1 ponttal jobb.
   *[other] Kétszer végigjátszva, más-más kockákkal: a legjobb válasz nagyjából { $points } ponttal jobb.
}
puzzle-proof-exact = Ez a kis játék meg van oldva: az esélyek pontosak.

## Válaszok

puzzle-right = Így van!
puzzle-wrong = Nem egészen. A legjobb ez volt: { $best }.
puzzle-best = A legjobb válasz
puzzle-yours = A te válaszod
puzzle-answers = A válaszod
# Above the answers with their percentages
puzzle-shares = Győzelmi esély
puzzle-next = Következő feladvány
puzzle-like = Még ilyet

## Az oldal

puzzles-title = Feladványok
puzzles-intro = Egy állás, néhány válasz, és az egyik egyértelműen a legjobb.
puzzles-daily = A nap feladványa
puzzles-daily-start = A mai feladvány
puzzles-daily-again = Megnézem újra
# $time: such as 01:00, in the reader’s own time
puzzles-daily-done = Megoldottad. A következő { $time }-kor jön.
puzzles-daily-missed = A mai megvolt. A következő { $time }-kor jön.
puzzles-streak = { $days ->
    [one] 1 nap egyhuzamban
   *[other] { $days } nap egyhuzamban
}
puzzles-streak-best = A rekordod: { $days ->
    [one] 1 nap
   *[other] { $days } nap
}
puzzles-run = Az óra ellen
puzzles-run-text = Három perc, három hiba: hányat oldasz meg?
puzzles-run-start = Indulhat az óra
puzzles-run-best = A legjobb futamod: { $count }
puzzles-run-over = { $count ->
    [one] 1 feladvány megoldva
   *[other] { $count } feladvány megoldva
}
puzzles-run-record = Új rekord!
puzzles-openings = Mi éri meg?
puzzles-openings-text = Amit sok játszma tanít, számokban.
puzzles-openings-staying = Mikor maradj
puzzles-openings-cards = Mit ér egy kártya
puzzles-left = még { $seconds } mp
puzzles-mistakes = { $count ->
    [one] még 1 hiba fér bele
   *[other] még { $count } hiba fér bele
}
puzzles-solved = { $count } megoldva
puzzles-pick = Válassz magad
puzzles-pick-start = Kezdjük
puzzles-any = Mind
puzzles-city = Város
puzzles-kind = Fajta
puzzles-difficulty = Nehézség
puzzles-theme = Téma
puzzles-own = Forrás
puzzle-own-false = A gyűjtemény
puzzle-own-true = E szerver játszmái
puzzles-count = { $count ->
    [one] 1 feladvány
   *[other] { $count } feladvány
}
puzzles-none = Nincs ilyen feladvány. Próbáld kevesebb szűrővel.
puzzles-unknown = Nincs ilyen feladvány.
puzzles-back = Minden feladvány

## A terminálban

puzzle-head = { $city } – { $kind } ({ $difficulty })
puzzle-count = { $count } feladvány
puzzle-answer-how = Írj be egy betűt a és { $last } között, a fenti lépések egyikét, vagy azt, hogy „quit”.
puzzle-score = { $asked } feladványból { $right } jó.
puzzle-made = { $count } feladvány kiírva ide: { $file }.
puzzle-checking = Feladványok ellenőrzése
puzzle-checked = { $count } feladvány ellenőrizve: { $clear } esetben a legjobb válasz megint egyértelműen a legjobb, { $fallen } esetben nem.
puzzle-mining = { $games } játszmából { $done } kész, { $found } új feladvány
puzzle-mined = { $games } játszma átnézve, { $found } új feladvány került elő. A(z) { $file } fájlban most { $puzzles } van; a szerver azonnal mutatja őket.
puzzle-mined-none = { $games } játszma átnézve: feladvány még nincs. Csak a szokásos szabályok szerint végigjátszott nyilvános játszmák számítanak.
puzzle-no_db = A(z) { $path } fájl nem létezik, így nincs mit átnézni
