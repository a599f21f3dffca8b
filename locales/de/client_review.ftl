### Rückblick auf eine Partie: im Browser, im Terminal, und was der Server dazu sagt.

title-review = Analyse – Tokyork

## Die Seite

review-title = Analyse
review-open = Wie lief es?
review-loading = Würfel und Angriffe werden gezählt …
review-table = Zurück zum Tisch
review-replay = Partie ansehen
review-unknown = Diese Partie gibt es nicht.
review-failed = Der Server hat gerade viel zu tun, darum dauert die Analyse länger. Sie geht von selbst weiter.

## Wie es endete: die erste Zeile des Rückblicks

review-won-points = { $count ->
        [one] { $winners } gewinnt in Zug { $turn } mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $winners } teilen sich in Zug { $turn } den Sieg mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
review-won-elimination = { $winners } gewinnt in Zug { $turn } als letztes Monster.
review-won-card = { $winners } gewinnt in Zug { $turn } durch eine Karte.
review-won-no_winner = Niemand gewinnt: Die letzten Monster scheiden in Zug { $turn } gemeinsam aus.
review-last-turn = Der letzte Zug
review-falls = Wer ausgeschieden ist

## Wie ein Monster ausscheidet

review-end-claws = { $seat } scheidet in Zug { $turn } aus: { $loss } Schaden durch { $by }, bei noch { $health } Leben.
review-end-army = { $seat } scheidet in Zug { $turn } aus: { $loss } Schaden durch die Armee, bei noch { $health } Leben.
review-end-card = { $seat } scheidet in Zug { $turn } aus: { $loss } Schaden durch „{ $card }“, bei noch { $health } Leben.
review-end-card_of = { $seat } scheidet in Zug { $turn } aus: { $loss } Schaden durch „{ $card }“ von { $by }, bei noch { $health } Leben.
review-end-token = { $seat } scheidet in Zug { $turn } aus: { $loss } Schaden durch Chips ({ $card }), bei noch { $health } Leben.
review-end-rules = { $seat } scheidet in Zug { $turn } aus.
review-end-title = Du bist K. o.
review-end-watch = Zuschauen
review-end-leave = Tisch verlassen
review-end-note = { $names ->
        [none] Nur noch Bots sind dabei. Lass sie den Rest sofort ausspielen, oder schau zu und sieh alles.
       *[other] Noch dabei: { $names }. Du kannst zuschauen und siehst dabei alles. Eine Revanche beginnt, wenn die Partie vorbei ist.
    }
review-end-guess = Wer gewinnt?
review-end-guessed = { $right ->
        [yes] Richtig getippt: { $monster }!
       *[no] Dein Tipp war { $monster }.
    }

## The same in a few words

review-fall-claws = Zug { $turn }: Angriff von { $by }
    .you = Zug { $turn }: dein Angriff
review-fall-army = Zug { $turn }: die Armee
review-fall-card = Zug { $turn }: „{ $card }“
review-fall-card_of = Zug { $turn }: „{ $card }“ von { $by }
    .you = Zug { $turn }: deine Karte „{ $card }“
review-fall-token = Zug { $turn }: Chips ({ $card })
review-fall-rules = Zug { $turn }

## Diagramme

review-charts = Zug um Zug
review-chart-chances = Siegchance
review-chart-points = Punkte
review-chart-health = Leben
review-chart-energy = Energie
review-chances-note = Die Chancen schätzt der Computer nach jedem Zug.
review-start = Start
review-turn = Zug { $turn }
review-turn-of = Zug { $turn }: { $seat }
review-holders-tokyo = In Tokio
review-holders-new_york = In Manhattan
review-as-table = Als Tabelle
review-nobody = niemand
review-pick-turn = Wähle einen Zug

## Glück

review-luck = Würfelglück
review-luck-note = Wie sehr deine Würfe deine Siegchance verändert haben, verglichen mit durchschnittlichen Würfen. Was du behalten hast, zählt so, wie es ist; gemessen wird also nur das Glück.
review-luck-best = Glücklichster Wurf: Zug { $turn }, { $dice } ({ $points })
review-luck-worst = Unglücklichster Wurf: Zug { $turn }, { $dice } ({ $points })
review-faces = Gewürfelte Seiten
review-faces-note = Der Balken zeigt, was du gewürfelt hast. In 95 von 100 Partien läge er in der Klammer; der Strich ist der Durchschnitt.
review-face-count = { $face }: { $count } von { $thrown } Würfeln, üblich sind { $least } bis { $most }
review-thrown = { $count ->
        [one] { $count } Würfel geworfen
       *[other] { $count } Würfel geworfen
    }

## Alle Würfel zusammen

review-dice = Die Würfel
review-dice-note = Jeder Balken zeigt, wie oft eine Seite fiel. Faire Würfel bleiben in 95 von 100 Partien im hellen Band; der Strich ist der Durchschnitt.
review-dice-table = Alle an diesem Tisch
review-dice-server = Alle beendeten Partien auf diesem Server: { $city }
review-dice-usual = So gleichmäßig, wie faire Würfel meist fallen
review-dice-unlikely = So ungleich fallen faire Würfel seltener als einmal in tausend Fällen
review-dice-face = { $face }: { $count }, im Durchschnitt { $expected }, üblich sind { $low } bis { $high }.
review-dice-out = Außerhalb des üblichen Bands.

## Wendepunkte

review-turning = Wendepunkte
review-turning-none = Diese Partie hatte keinen Wendepunkt: Sie lief von Anfang bis Ende in eine Richtung.
review-turning-leader = { $leader }: vorher { $before }, nachher { $after }
review-cause-roll = Die Würfel: { $seat } würfelt { $dice } ({ $change } für { $leader }).
review-cause-purchase = Der Kauf: { $seat } kauft { $cards } ({ $change } für { $leader }).
review-cause-yield = Die Reaktion auf den Angriff von { $seat } ({ $change } für { $leader }).
review-cause-rest = Was auf die Würfel von { $seat } folgte ({ $change } für { $leader }).
review-part-roll = Würfel
review-part-purchase = Kauf
review-part-yield = Bleiben oder gehen
review-part-rest = Der Rest
review-before = Vorher
review-after = Nachher
review-turning-replay = Ansehen

## Statistik

review-stats = Statistik
review-stats-player = Spieler
stats-turns = Züge
stats-points = Punkte
stats-health = Leben
stats-energy = Energie
stats-cards = Karten
stats-dice = Würfel
stats-place = { $city ->
        [new_york] Manhattan
       *[other] Tokio
    }
stats-city = Die Stadt
stats-goals = Ziele
stat-turns = Gespielte Züge
stat-extra_turns = Extrazüge
stat-points_end = Punkte am Ende
stat-health_end = Leben am Ende
stat-energy_end = Energie am Ende
stat-points_gained = Punkte dazu
stat-points_ones = mit Einsen
stat-points_twos = mit Zweien
stat-points_threes = mit Dreien
stat-points_superstar = als Superstar
stat-points_statue = mit der Freiheitsstatue
stat-points_tiles = fürs Zerstören
stat-points_enter = fürs Betreten
stat-points_stay = für den Zugbeginn dort
stat-points_cards = durch Karten
stat-points_lost = Punkte verloren
stat-damage_dealt = Schaden verursacht
stat-dealt_claws = durch Angriffe
stat-dealt_army = durch die Armee
stat-dealt_cards = durch Karten
stat-knock_outs = Gegner K. o.
stat-damage_taken = Schaden erlitten
stat-taken_claws = durch Angriffe
stat-taken_army = durch die Armee
stat-taken_cards = durch Karten und Chips
stat-damage_avoided = Schaden vermieden
stat-healed = Leben zurück
stat-healed_dice = mit Herzen
stat-healed_tiles = mit Hospitälern
stat-healed_cards = durch Karten
stat-health_paid = Leben gezahlt
stat-saved = Vor dem K. o. gerettet
stat-energy_gained = Energie dazu
stat-energy_dice = mit Würfeln
stat-energy_tiles = aus Kraftwerken
stat-energy_place = als Einkünfte
stat-energy_cards = durch Karten
stat-energy_paid = Energie ausgegeben
stat-energy_lost = Energie verloren
stat-energy_unspent = Energie nie genutzt
stat-keeps_bought = Behalten-Karten gekauft
stat-discards_bought = Abwerfen-Karten gekauft
stat-spent_on_cards = Energie für Karten
stat-cards_lost = Karten verloren
stat-sweeps = Auslage getauscht
stat-dice_thrown = Würfel geworfen
stat-rerolls = Nachwürfe
stat-dice_rerolled = Würfel neu geworfen
stat-attacks = Angriffe
stat-claws = Angriffssymbole in Angriffen
stat-entered = Betreten
stat-turns_inside = Züge dort begonnen
stat-stayed = Trotz Angriff geblieben
stat-left = Verlassen
stat-buildings = Gebäude zerstört
stat-units = Einheiten zerstört
stat-ouch_1 = Züge mit 1 „Autsch!“
stat-ouch_2 = Züge mit 2 „Autsch!“
stat-ouch_3 = Züge mit 3 oder mehr „Autsch!“
stat-took_superstar = „Superstar“ genommen
stat-took_statue_of_liberty = „Freiheitsstatue“ genommen

## Im Terminal

review-terminal-luck = { $seat }: { $points }
review-terminal-unfinished = Die Partie ist nicht vorbei: So steht es nach Zug { $turn }.

## Meine Entscheidungen

review-choices = Deine Entscheidungen
review-choices-of = Entscheidungen von { $name }
review-choices-note = Beurteilt wird jede Entscheidung nach dem, was man in dem Moment wissen konnte. Die Würfel danach zählen nicht.
review-choices-progress = Entscheidung { $done } von { $total } wird beurteilt …
review-choices-counting = Deine Entscheidungen werden angesehen …
review-choices-total = { $points ->
    [one] Du hast 1 Punkt Siegchance verschenkt.
   *[other] Du hast { $points } Punkte Siegchance verschenkt.
}
review-choices-total-of = { $points ->
    [one] { $name } hat 1 Punkt Siegchance verschenkt.
   *[other] { $name } hat { $points } Punkte Siegchance verschenkt.
}
# $level ist der Name der Stufe eines Bots, etwa Gewitzt.
review-choices-others = Bei ebenso vielen Entscheidungen verschenkt ein Bot der Stufe „{ $level }“ etwa { $points }.
# Above a list of levels with numbers
review-choices-compared = Bei ebenso vielen Entscheidungen verschenken Bots etwa:
review-choices-worst = Die teuersten
review-choices-none = Kein klarer Fehler. Gut gespielt!
review-choices-cost = { $points ->
    [one] Hat 1 Punkt Siegchance gekostet
   *[other] Hat { $points } Punkte Siegchance gekostet
}
review-choices-made = Du:
review-choices-best = Besser:
review-choices-again = Ab hier noch einmal
review-choices-again-note = Öffnet dieselbe Stellung mit Übungswürfeln, die neu geworfen werden.
review-choices-count = { $count ->
    [one] 1 Entscheidung beurteilt
   *[other] { $count } Entscheidungen beurteilt
}
review-terminal-choices = Entscheidungen
review-terminal-choice = Zug { $turn }, { $seat }: { $made }. Besser: { $best }. { $points ->
    [one] Hat 1 Punkt gekostet.
   *[other] Hat { $points } Punkte gekostet.
}
review-terminal-judging = Entscheidungen werden beurteilt
