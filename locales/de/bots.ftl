### Computerspieler: ihre Namen, ihre Gründe, und was mit ihnen schiefgehen kann.

## Namen

bots-unknown = erwartet wurde ein Bot ({ $names }; NAME:250ms, NAME:1s oder NAME:400games für ein Limit je Aktion; DATEI.py:KLASSE; cmd:PROGRAMM), nicht { $found }
bots-bad_time = nach { $name }: wurde ein Limit wie 250ms, 1s oder 400games erwartet, nicht { $found }
bots-no_program = erwartet wurde ein ausführbares Programm, nicht { $found }
bots-no_games = ein Programm bekommt je Aktion eine Zeit wie 250ms, keine Anzahl von Partien
bots-no_file = { $file } lässt sich nicht lesen ({ $reason })
bots-bad_file = { $file } läuft nicht: { $reason }
bots-no_class = erwartet wurde einer der Bots in { $file } ({ $names }), nicht { $found }
bots-no_class_there = in { $file } ist kein Bot: keine Klasse, die von tokyork.bots.Bot erbt
bots-no_bot = { $name } in { $file } ist kein Bot: Die Klasse muss von tokyork.bots.Bot erben
bots-not_made = { $name } in { $file } lässt sich nicht erzeugen: { $reason }
bots-failed_at = { $reason } ({ $file }, Zeile { $line })

## Warum ein Bot eine Aktion gewählt hat

bots-move_value = { $move } ({ $value })
bots-reason = { $move }; andere Aktionen: { $others }
bots-reason_alone = { $move }
bots-no_reason = { $move }, ohne die Aktionen abzuwägen

## Was schiefgehen kann

bots-illegal = die Antwort war { $move }, keine der { $count } erlaubten Aktionen
bots-wrong_choose = choose muss eine Choice zurückgeben, wie best_of sie macht, nicht { $found }
bots-wrong_pick = pick muss die Nummer einer erlaubten Aktion zurückgeben, nicht { $found }
bots-late = keine Antwort innerhalb von { $ms } ms
bots-garbled = erwartet wurde eine Zeile wie {"{"}"move": "stop"{"}"}, nicht { $found }
bots-gone = das Programm ist zweimal abgestürzt und wird nicht mehr gefragt
bots-ended = das Programm endete mit Code { $code }
bots-ended_saying = das Programm endete mit Code { $code }: { $last }
bots-closed = das Programm hat seine Ausgabe geschlossen
bots-not_started = das Programm ließ sich nicht starten ({ $why })

## Fehler, gezählt

bots-count_crashed = { $count } abgestürzt
bots-count_garbled = { $count } unlesbar
bots-count_illegal = { $count } unerlaubt
bots-count_late = { $count } zu spät
bots-count_gone = { $count } nach dem Ausschluss

## Training

train-resumed = Weiter nach { $lessons } { $lessons ->
        [one] Lektion
       *[other] Lektionen
    }
train-done = Netz gespeichert in { $path }
train-lesson = Lektion
train-games = Partien
train-positions = Stellungen
train-turns = Züge je Partie
train-error = Fehler
train-wins = Siege gegen dreimal { $bot }
train-play = Lektion { $lesson }: Spielen
train-learn = Lektion { $lesson }: Lernen
train-test = Lektion { $lesson }: gegen greedy
