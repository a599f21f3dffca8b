### Regeln und Klarstellungen im Browser: ihre Knöpfe, kleinen Spielpläne und lebenden Beispiele.

title-rules = Regeln – Tokyork
title-rulings = Klarstellungen – Tokyork

## Links zu den Seiten

rulebook-link = Regeln
rulings-link = Klarstellungen
rulebook-about = Regeln: { $paragraph }
rulebook-new_tab = öffnet sich in einem neuen Tab

## Die Regelseite

rulebook-title-tokyo = Regeln: Tokio
rulebook-title-new_york = Regeln: New York
rulebook-intro-tokyo = Alles, was du zum Spielen brauchst, in unseren eigenen Worten. Lies von oben nach unten oder such ein Wort.
rulebook-intro-new_york = Alles, was du zum Spielen brauchst, in unseren eigenen Worten. Lies von oben nach unten oder such ein Wort. Kennst du Tokio schon? Neu sind das Zerstören, die Armee, die Sterne und die Bezirke.
rulebook-cities = Stadt
rulebook-contents = Inhalt
rulebook-to_rulings = Sonderfälle: die Klarstellungen
rulebook-to_rules = Zurück zu den Regeln
rulebook-try = Probier es aus

## Suchen

rulebook-search-rules = In den Regeln suchen
rulebook-search-rulings = In den Klarstellungen suchen
rulebook-clear = Suche leeren
rulebook-found = { $count ->
        [0] Nichts gefunden. Versuch ein anderes Wort.
        [one] 1 Stelle gefunden
       *[other] { $count } Stellen gefunden
    }

## Die Seite der Klarstellungen

rulings-title = Klarstellungen
rulings-intro = Wo die Anleitungen eine Lücke lassen, spielen wir so. Zu jeder Klarstellung gehört ein Beispiel, das das Programm selbst gespielt hat, und ein Test sorgt dafür, dass es so bleibt.
rulings-filter = Stadt
rulings-all = Beide Städte
rulings-cards = Antworten zu einzelnen Karten
rulings-cards-intro = Dieselben Antworten stehen auf jeder Karte, wenn du sie in einer Partie ansiehst.
rulings-answers = { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    }

## Kleine Spielpläne

board-before = Vorher
board-story = Was geschieht
board-after = Nachher
board-roll = würfelt
board-may = darf: { $move }
board-may_not = darf nicht: { $move }
board-plays_on = die anderen spielen weiter
board-turn = am Zug
board-out = Ausgeschieden
board-wins = gewinnt
board-no_winner = Niemand gewinnt.
board-changed = { $before }, dann { $after }
board-options = Optionen dieses Tischs

## Beispiel: was Würfel bringen

example-dice-tokyo = Tippe auf einen Würfel, um ihn zu drehen. Was würden diese Würfel bewirken?
example-dice-new_york = Tippe auf einen Würfel, um ihn zu drehen. Was würden diese Würfel bewirken, Art für Art?
example-die = Würfel { $number }: { $face }
example-roll = Alle werfen
example-where-tokyo = Wo du bist
example-outside-tokyo = Draußen
example-inside-tokyo = In Tokio
example-where-new_york = Wo du bist
example-outside-new_york = Außenbezirk
example-inside-new_york = In Manhattan
example-points = Die Zahl { $face } bringt { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
example-points-none = Keine drei gleichen Zahlen: keine Punkte
example-heal = { $count ->
        [one] 1 Herz heilt 1 Leben
       *[other] { $count } Herzen heilen { $count } Leben
    }
example-heal-none = { $count ->
        [one] 1 Herz heilt hier nicht
       *[other] { $count } Herzen heilen hier nicht
    }
example-energy = { $count ->
        [one] 1 Energie
       *[other] { $count } Energie
    }
example-claws-tokyo-outside = { $count ->
        [one] 1 Schaden für alle in Tokio
       *[other] { $count } Schaden für alle in Tokio
    }
example-claws-tokyo-inside = { $count ->
        [one] 1 Schaden für alle außerhalb von Tokio
       *[other] { $count } Schaden für alle außerhalb von Tokio
    }
example-claws-new_york-outside = { $count ->
        [one] 1 Schaden für alle in Manhattan
       *[other] { $count } Schaden für alle in Manhattan
    }
example-claws-new_york-inside = { $count ->
        [one] 1 Schaden für alle in den Außenbezirken
       *[other] { $count } Schaden für alle in den Außenbezirken
    }
example-destroy = { $count ->
        [one] 1 Zerstörung für Plättchen in deinem Bezirk
       *[other] { $count } Zerstörungen für Plättchen in deinem Bezirk
    }
example-stars-few = { $count ->
        [one] 1 Stern ist zu wenig für „Superstar“
       *[other] { $count } Sterne sind zu wenig für „Superstar“
    }
example-stars-take = { $count } Sterne bringen „Superstar“ und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
example-ouch-1 = 1 „Autsch!“: Die Einheiten hier schießen auf dich
example-ouch-2 = 2 „Autsch!“: Die Einheiten hier schießen auf alle hier
example-ouch-3 = { $count } „Autsch!“: Alle Einheiten der Stadt schießen, und du nimmst dir die Freiheitsstatue

## Beispiel: Tokio räumen

example-yield = Gigazaur hat zwei Angriffssymbole gewürfelt. Space Penguin ist in Tokio und hat 2 Leben verloren. Soll er bleiben?
example-yield-stay = Bleiben
example-yield-leave = Tokio räumen
example-yield-again = Und andersherum?
example-yield-stayed = Space Penguin bleibt: Zu Beginn seines Zugs bekommt er 2 Punkte, aber bis dahin können ihn alle draußen treffen. Gigazaur bleibt draußen.
example-yield-left = Space Penguin geht, und seine 2 Leben bleiben verloren. Gigazaur muss hinein und bekommt 1 Punkt.

## Beispiel: Gebäude zerstören

example-destruction = Du hast vier Zerstörungen gewürfelt. Tippe an, was du zerstörst.
example-destruction-left = { $count ->
        [0] Keine Zerstörung übrig
        [one] Noch 1 Zerstörung
       *[other] Noch { $count } Zerstörungen
    }
example-destruction-over = Der Rest reicht hier für nichts mehr: Er verfällt.
example-destruction-more = Solange du etwas zerstören kannst, musst du weitermachen.
example-destruction-gains = Bekommen: { $gains }
example-destruction-nothing = noch nichts
example-again = Noch einmal
example-tile = { $tile }, braucht { $needs }
example-tile-new = { $tile }: in diesem Zug aufgetaucht, noch nicht zerstörbar
example-stack-empty = Dieser Stapel ist leer

## Beispiel: Autsch!

example-ouch = Rob ist in Queens und würfelt „Autsch!“. Wie oft?
example-ouch-number = Anzahl „Autsch!“
example-ouch-safe = sicher
example-ouch-told-1 = Die zwei Einheiten in Queens schießen nur auf Rob.
example-ouch-told-2 = Die zwei Einheiten in Queens schießen auf alle dort: auf Rob und auf Mantis.
example-ouch-told-3 = Alle Einheiten der Stadt schießen, jede auf die Monster in ihrem Bezirk. Rob nimmt sich die Freiheitsstatue und bekommt 3 Punkte.

## Beispiel: Vorrücken in Manhattan

example-climb = Kong hat gerade Manhattan betreten. Was bekommt er, wenn ihn niemand vertreibt?
example-climb-next = Kongs nächster Zug
example-climb-income = Einkünfte: { $income }
example-climb-entered = Fürs Betreten: 1 Punkt
example-climb-total = Insgesamt: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $energy } Energie
