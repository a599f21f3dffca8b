### Computerspieler: ihre Namen, ihre Gründe, und was mit ihnen schiefgehen kann.

## Namen

bots-unknown = erwartet wurde ein Bot ({ $names }; NAME:250ms oder NAME:1s für eine Zeit je Aktion; cmd:PROGRAMM), nicht { $found }
bots-bad_time = nach { $name }: wurde eine Zeit wie 250ms oder 1s erwartet, nicht { $found }
bots-no_program = erwartet wurde ein ausführbares Programm, nicht { $found }

## Warum ein Bot eine Aktion gewählt hat

bots-move_value = { $move } ({ $value })
bots-reason = { $move }; andere Aktionen: { $others }
bots-reason_alone = { $move }
bots-no_reason = { $move }, ohne die Aktionen abzuwägen

## Was schiefgehen kann

bots-illegal = die Antwort war { $move }, keine der { $count } erlaubten Aktionen
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
train-wins = Siege gegen dreimal greedy
train-play = Lektion { $lesson }: Spielen
train-learn = Lektion { $lesson }: Lernen
train-test = Lektion { $lesson }: gegen greedy
