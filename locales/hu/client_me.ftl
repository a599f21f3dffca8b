### Játszmáim: előzmények, számok, tettek, értékszámok, és a játékos, aki velünk jön.

title-me = Játszmáim – Tokyork
title-leaderboard = Ranglista – Tokyork
me-title = Játszmáim
me-link = Játszmáim
me-leaderboard = Ranglista
me-loading = Lapozgatás …
me-parts = Mit nézzünk meg
me-part-games = Játsz­mák
me-part-figures = Számok
me-part-feats = Tettek
me-part-player = Játékos

## Értékszámok

me-ratings = Értékszámok
me-against-people = emberek ellen
me-against-bots = botok ellen
# $rating és $within: számok, például 1512 és 80
me-rating = { $rating } ± { $within }
# $count: értékelt játszmák
me-rated-games = { $count ->
    [one] { $count } értékelt játszma
   *[other] { $count } értékelt játszma
}
me-no-rating = Még nincs értékelt játszma. Értékelt játszmában nincs segítség, és lépést sem lehet visszavonni.
me-ladder = A botok létrája: { $city }
me-ladder-bots = Botok
# Above the chances to come in before such a bot
me-ladder-ahead = Megelőzöd
# Beside the level whose bots are the most even match
me-ladder-fits = Hozzád illik
me-ladder-play = Értékelt: „{ $level }”
me-rating-note = Húszból tizenkilencszer a valódi erő a ± határain belül van.

## Előzmények

me-won = Győzelem
me-lost = Vereség
me-place = { $place }. hely
# $turns: egy szám
me-turns = { $turns ->
    [one] { $turns } kör
   *[other] { $turns } kör
}
me-minutes = { $minutes } perc
me-turned = A { $turn }. körben fordult meg ({ $cause }): az esélyed { $before } helyett { $after } lett.
me-cause-roll = kockák
me-cause-yield = maradás vagy távozás
me-cause-purchase = egy vásárlás
me-cause-rest = a kör többi része
me-looking = Keressük a fordulópontot …
me-points-change = Értékszám: { $change }
# $change: such as +5%
me-luck = kockaszerencse: { $change }
# $points: a number
me-gave-away = elszalasztott esély: { $points } pont
me-replay = Visszajátszás
me-review = Elemzés
me-not-kept = A lépéseket ez a szerver már nem őrzi.
me-more = Régebbi játszmák
me-none = Még nincs befejezett játszma. Játssz egyet, és itt lesz.
me-none-found = Nincs ilyen játszma. Próbáld kevesebb szűrővel.
me-search = Ellenfél keresése
me-filter = Szűrők
me-city = Város
me-any = Mind
me-result = Eredmény
me-seats = Játékosok
me-since = Ettől
me-until = Eddig
me-with = ellenfelek: { $names }

## Számok

me-share-city = Győzelmek városonként
me-share-seats = Győzelmek a játékosok száma szerint
me-share-level = Győzelmek a legerősebb bot szerint
me-share-monster = Győzelmek szörnyenként
me-no-bots = csak emberek
# $won és $games
me-share-of = { $games } játszmából { $won }
me-over-time = Az idő múlásával
me-line-won = Megnyert játszmák
me-line-points = Pont játszmánként
me-line-knock_outs = Kiütés játszmánként
me-line-luck = Kockaszerencse, győzelmi esélyben
me-line-quality = A döntésekkel elszalasztott esély, pontban
me-line-few = Öt játszma után kerül második pont erre a vonalra.
me-span = { $first } és { $last } között
me-when = Mikor
me-value = Érték
me-games-count = { $count ->
    [one] { $count } játszma
   *[other] { $count } játszma
}
me-figures-none = Számok az első befejezett játszmád után lesznek.

## Tettek

me-feats-count = { $have } / { $all }
me-feat-not-yet = Még nincs meg
me-feat-game = Megnézem
feat-brink = Hajszálon
    .text = Győzelem úgy, hogy már csak 1 életerő maradt.
feat-brink_inside = Utolsó bástya
    .text = Győzelem 1 életerővel, Tokióban vagy Manhattanben.
feat-untouched = Egy karcolás sem
    .text = Győzelem úgy, hogy egyetlen életerő sem veszett el.
feat-whisker = Egy hajszállal
    .text = Pontokkal megnyert játszma, egy pont előnnyel.
feat-alone = Egyedül mindenki ellen
    .text = Minden ellenfél, legalább kettő, kiütve, és győzelem.
feat-double = Kettőt egy csapásra
    .text = Két szörny kiütve egyetlen körben.
feat-peaceful = Szelíd óriás
    .text = Pontokkal megnyert játszma, senkit sem bántva.
feat-landlord = Háziúr
    .text = Öt egymást követő kör kezdete Tokióban vagy Manhattanben.
feat-comeback = Későn érő
    .text = Győzelem tízpontos hátrányból.
feat-bare = Puszta karommal
    .text = Győzelem kártyavásárlás nélkül.
feat-shopper = Nagybevásárlás
    .text = Hat megvett kártya egy játszmában, és győzelem.
feat-reborn = Második élet
    .text = Elesés, visszatérés, győzelem.
feat-six_alike = Hat egyforma
    .text = Hat egyforma kockával befejezett dobás.

## A játékos

me-player-note = Ez a böngésző a játékosod: nincs fiók. Vidd magaddal, vagy írd fel a szósorát, és a játszmáid a tieid maradnak.
me-name = Név
me-favourite = Kedvenc szörny: { $city }
me-favourite-none = Lepj meg
me-hidden = Ne legyek a ranglistán
    .text = Az asztaloknál, ahol játszol, a neved továbbra is látszik.
me-carry = Másik eszközre
me-carry-how = Nyisd meg ezt a linket a másik eszközödön, vagy olvasd be ott a kódot. Egyszer működik, { $minutes } percen belül. Utána mindkét eszköz ugyanaz a játékos.
me-carry-make = Link készítése
me-carry-link = Link a játékosodhoz
me-carry-warning = Aki megnyitja, az te lesz. Másnak ne mutasd meg.
me-passkey = Azonosítókulcs
    .text = Az eszközöd megőrzi a játékosodat, és ujjlenyomatra, arcra vagy PIN-kódra adja ki. Ha az eszközeid közösen használják az azonosítókulcsokat, mindegyiken ott lesz.
me-passkey-list = Az azonosítókulcsaid
# $date: a day
me-passkey-of = Létrehozva: { $date }
me-passkey-forget = Eltávolítás
me-passkey-make = Új azonosítókulcs
me-passkey-use = Azonosítókulcs használata
me-passkey-made = Kész. Ez az azonosítókulcs visszahozza a játékosodat.
me-passkey-forgotten = Eltávolítva. Töröld az eszközödről is.
me-passkey-broken-off = Nem történt semmi. Bármikor újra próbálhatod.
# The name of a passkey whose player has none
me-passkey-nameless = Vendég
me-phrase = Szósor
me-phrase-how = Ez a tizenkét szó visszahozza a játékosodat, ha ez a böngésző elfelejti. Írd fel; e nélkül a böngésző nélkül senki sem tudja többé elolvasni, ez a szerver sem.
me-phrase-show = A szósorom megmutatása
me-phrase-list = A szósorod
me-restore = Van szósorom
me-restore-label = Tizenkét szó, sorban
me-restore-do = A játékosom visszahozása
me-become = Legyél itt ez a játékos?
me-become-text = Ez a böngésző azután a link játékosaként játszik.
me-become-lost = Eddig valaki másként { $games ->
    [one] { $games } játszmát
   *[other] { $games } játszmát
} játszott, aki elvész, ha nem írtad fel a szósorát.
me-become-yes = Legyek ez a játékos
me-become-no = Maradok, aki vagyok
me-welcome = Üdv újra, { $name }!
me-export = Minden mentése
    .text = Egy fájl mindennel, amit ez a szerver rólad őriz.
me-delete = Minden törlése
    .text = A játszmáid, értékszámaid, neved és üzeneteid törlődnek. Mások játszmáiban vendég leszel.
me-delete-sure = A játékosom végleges törlése
me-delete-question = Töröljük ezt a játékost?
me-delete-done = Kész. Ez a böngésző most valaki új.
me-keep = Megtartom

## Ranglista

me-leaders-none = Itt még senki sem játszott öt értékelt játszmát.
me-leaders-rank = Hely
me-leaders-player = Játékos
me-leaders-rating = Értékszám
me-leaders-games = Játszmák
me-leaders-you = te
me-leaders-note = A sorrendet az értékszámok alsó határa adja. Öt értékelt játszma után kerülsz ide.
me-leaders-hidden = Mások nem látnak itt.

## Az asztalnál

me-end-rating = Értékszám { $against }: { $rating } ± { $within }, { $change }
me-end-feat = Új tett: { $name }
rules-rated = Értékelt játszma
    .text = Számít az értékszámokba: nincs segítség, és nincs visszavonás.
me-unrated-casual = Ez a játszma nem számít az értékszámokba.
me-unrated-lesson = A leckék nem számítanak az értékszámokba.
me-unrated-rules = Saját szabályokkal egy játszma nem számít az értékszámokba.
me-unrated-position = A közepén kezdődő játszma nem számít az értékszámokba.
me-unrated-device = Ha többen játszanak egy eszközön, a játszma nem számít az értékszámokba.
