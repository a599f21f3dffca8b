### Gépi játékosok: a nevük, az okaik, és ami elromolhat velük.

## Nevek

bots-unknown = botot vártunk ({ $names }; NÉV:250ms, NÉV:1s vagy NÉV:400games, ha lépésenként ennyi jár; FÁJL.py:OSZTÁLY; cmd:PROGRAM), nem ezt: { $found }
bots-bad_time = { $name }: után korlátot vártunk, például 250ms, 1s vagy 400games, nem ezt: { $found }
bots-no_program = futtatható programot vártunk, nem ezt: { $found }
bots-no_games = egy programnak lépésenként idő jár, például 250ms, nem játszmák száma
bots-no_file = { $file } nem olvasható ({ $reason })
bots-bad_file = { $file } nem fut: { $reason }
bots-no_class = { $file } valamelyik botját vártuk ({ $names }), nem ezt: { $found }
bots-no_class_there = nincs bot ebben: { $file } (a tokyork.bots.Bot osztályból kell származnia)
bots-no_bot = { $name } ({ $file }) nem bot: az osztálynak a tokyork.bots.Bot osztályból kell származnia
bots-not_made = { $name } ({ $file }) nem hozható létre: { $reason }
bots-failed_at = { $reason } ({ $file }, { $line }. sor)

## Miért választotta egy bot a lépését

bots-move_value = { $move } ({ $value })
bots-reason = { $move }; további lépések: { $others }
bots-reason_alone = { $move }
bots-no_reason = { $move }, mérlegelés nélkül

## Ami elromolhat

bots-illegal = { $move } volt a válasza, de ez nem szabályos lépés (szabályos lépések száma: { $count })
bots-wrong_choose = a choose eredménye Choice legyen, ahogy a best_of készíti, nem ez: { $found }
bots-wrong_pick = a pick eredménye egy szabályos lépés száma legyen, nem ez: { $found }
bots-late = nem válaszolt { $ms } ms alatt
bots-garbled = ilyen sort vártunk: {"{"}"move": "stop"{"}"}, nem ezt: { $found }
bots-gone = kétszer összeomlott, többet nem kérdezzük
bots-ended = { $code } kóddal kilépett
bots-ended_saying = { $code } kóddal kilépett: { $last }
bots-closed = lezárta a kimenetét
bots-not_started = nem lehetett elindítani ({ $why })

## Megszámlált hibák

bots-count_crashed = { $count } összeomlás
bots-count_garbled = { $count } érthetetlen válasz
bots-count_illegal = { $count } szabálytalan lépés
bots-count_late = { $count } késés
bots-count_gone = { $count } már a kizárása után

## Tanulás

train-resumed = Folytatás { $lessons } lecke után
train-done = A neurális háló elmentve: { $path }
train-lesson = Lecke
train-games = Játszmák
train-positions = Állások
train-turns = Kör játszmánként
train-error = Hiba
train-wins = Győzelem három { $bot } ellen
train-play = { $lesson }. lecke: játszik
train-learn = { $lesson }. lecke: tanul
train-test = { $lesson }. lecke: greedy ellen
