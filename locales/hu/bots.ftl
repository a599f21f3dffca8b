### Gépi játékosok: a nevük, az okaik, és ami elromolhat velük.

## Nevek

bots-unknown = egy bot kellett volna ({ $names }; NAME:250ms vagy NAME:1s, ha lépésenként ennyi idő jár; cmd:PROGRAM), nem ez: { $found }
bots-bad_time = { $name }: után idő kellett volna, például 250ms vagy 1s, nem ez: { $found }
bots-no_program = futtatható program kellett volna, nem ez: { $found }

## Miért választotta egy bot a lépését

bots-move_value = { $move } ({ $value })
bots-reason = { $move }; további lépések: { $others }
bots-reason_alone = { $move }
bots-no_reason = { $move }, mérlegelés nélkül

## Ami elromolhat

bots-illegal = { $move } volt a válasza, de ez nincs a szabályos lépések között (van { $count })
bots-late = nem válaszolt { $ms } ms alatt
bots-garbled = ilyen sor kellett volna: {"{"}"move": "stop"{"}"}, nem ez: { $found }
bots-gone = kétszer elromlott, többet nem kérdezzük
bots-endless = egy körben { $moves } lépést tett, és a kör nem ért véget
bots-ended = ezzel a kóddal ért véget: { $code }
bots-ended_saying = ezzel a kóddal ért véget: { $code }: { $last }
bots-closed = lezárta a kimenetét
bots-not_started = nem lehetett elindítani ({ $why })

## Megszámlált hibák

bots-count_crashed = { $count } összeomlás
bots-count_garbled = { $count } érthetetlen válasz
bots-count_illegal = { $count } szabálytalan lépés
bots-count_late = { $count } késés
bots-count_gone = { $count } már feladás után
bots-count_endless = { $count } végtelen kör

## Tanulás

train-resumed = Folytatás { $lessons } lecke után
train-done = A háló itt van: { $path }
train-lesson = Lecke
train-games = Játszmák
train-positions = Állások
train-turns = Kör játszmánként
train-error = Hiba
train-wins = Győzelem három greedy ellen
train-play = { $lesson }. lecke: játszik
train-learn = { $lesson }. lecke: tanul
train-test = { $lesson }. lecke: greedy ellen
