### Nach Gehör spielen im Browser: das Angebot beim ersten Tabulator, das Befehlsfeld und was Tasten sagen.

ear-title = Nach Gehör spielen
ear-on = Nach Gehör spielen ist an: Am Tisch wartet ein Befehlsfeld auf dich. Tippe ein Fragezeichen für Hilfe.
ear-off = Nach Gehör spielen ist aus.
ear-skip = Zur Entscheidung springen

## Überschriften des Tischs

ear-decision = Entscheidung
ear-me = Ich

## Das Befehlsfeld

ear-field = Befehl
ear-help = Ziffern wählen, 0 führt aus; Umschalt und eine Ziffer behalten alle solchen Würfel und werfen den Rest; ein Punkt stoppt, bleibt oder beendet; ein Minus macht wie üblich weiter, bis zur Auslage oder zum Ende des Zugs. ? sagt, was man tippen kann. Die Eingabetaste allein wiederholt die Frage.
ear-kept = { $number } { $face } { $kept ->
        [yes] behalten
       *[no] frei
    }; neu werfen: { $count }
ear-kept-these = Behalten: { $faces }; neu werfen: { $count }
ear-die-kept = { $face } behalten
ear-no-leaving = Hier gibt es nichts zu beenden: Wähle etwas.
ear-card = { $card }, { $price } Energie: { $text }
ear-choose-first = Wähle erst: 1 bis { $count }, oder auf und ab.
ear-no-such-number = Nichts hat die Nummer { $number }.
ear-undone = Zurückgenommen.
ear-chance = { $what }: { $chance }
ear-chance-for = { $what } für { $for }: { $chance }
ear-no-odds = Hier gibt es nichts auszurechnen.
ear-hint = { $move }.
ear-no-hint = Jetzt gibt es keinen Tipp.

## Einstellungen

comfort-group-ear = Ohren und Tasten
comfort-ear = Nach Gehör spielen
    .text = Am Tisch ein Befehlsfeld, und kurze Sätze für Screenreader
comfort-full = Alles ansagen
    .text = Nichts wird weggelassen, auch wenn es länger dauert
comfort-shortcuts = Tastenkürzel mit einer Taste
    .text = Buchstaben und Ziffern spielen am Tisch auch ohne Befehlsfeld
ear-key-of = Taste für { $action }
ear-key-taken = { $key } ist schon vergeben.
ear-key-coach = den Trainer
ear-key-undo = Zurücknehmen
ear-key-reroll = Neu werfen
ear-key-leave = Stopp, Bleiben und Ende
ear-key-help = Hilfe
comfort-keys = Tasten
