### Der Stellungseditor: Üben ab einer selbst gebauten Stellung.

title-practice = Üben – Tokyork
practice-title = Ab hier üben
practice-short = Stellung aufbauen
practice-intro = Bau eine beliebige Stellung auf und spiel sie gegen Bots.
practice-edit_this = Stellung ändern

## Der Spielplan

practice-board = Der Spielplan
practice-players = Spieler
practice-count = Monster
practice-seat = Platz { $number }
practice-seat_part = Platz { $number }, { $part }
practice-turn = Wessen Zug beginnt
practice-you = Du spielst
practice-level = Die Bots
practice-place = Ort
practice-health = Leben
practice-points = Punkte
practice-energy = Energie
practice-out = K. o.
practice-tokens = Chips
practice-goals = Zielkarten
practice-cards = Karten
practice-cards-of = { $count ->
    [0] Keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
  }
practice-cards-choose = Karten wählen
practice-market = Auslage
practice-market-note = Bis zu drei Karten; der Rest kommt zufällig vom Stapel.
practice-dice = Erster Wurf
practice-dice-note = Ohne Würfel entscheidet beim ersten Wurf der Zufall.
practice-die = Würfel { $number }
practice-dice-set = Würfel wählen
practice-boroughs = Bezirke
practice-borough-dealt = Gebäude nach Zufall
practice-borough-set = Gebäude wählen
practice-stack = Stapel { $number }, von oben
practice-tile = Gebäude { $number }
practice-tile-none = Keines
practice-units = Einheiten
practice-begin = Ab hier spielen

## Als Text

practice-text = Als Text
practice-text-note = Ein Szenario zum Speichern, Verschicken oder Einfügen.
practice-copy = Kopieren
practice-copied = Kopiert
practice-download = Herunterladen
practice-use = Text übernehmen
practice-reset = Neu anfangen

## Was nicht sein kann

practice-bad = { $where }: { $why }
practice-part-at = Ort
practice-part-health = Leben
practice-part-monster = Monster
practice-part-points = Punkte
practice-part-energy = Energie
practice-part-tokens = Chips
practice-part-goals = Zielkarten
practice-part-cards = Karten
practice-part-players = Spieler
practice-part-turn = Zug
practice-part-rolls = Erster Wurf
practice-part-market = Auslage
practice-part-deck = Stapel
practice-part-discard = Ablagestapel
practice-part-game = Stadt
practice-part-options = Regeln
practice-why-at = Dort ist kein Platz für dieses Monster.
practice-why-health = So viele oder so wenige Leben kann ein Monster nicht haben.
practice-why-monster = Dieses Monster gibt es in dieser Stadt nicht, oder es spielt schon mit.
practice-why-number = Diese Zahl ist zu hoch oder zu niedrig.
practice-why-tokens = So viele dieser Chips gibt es nicht.
practice-why-goals = Jede Zielkarte kann nur bei einem Monster liegen.
practice-why-card = Diese Karte ist nicht in der Schachtel oder liegt schon woanders.
practice-why-tiles = So viele dieser Plättchen gibt es nicht, oder an einem Ort liegen zu viele.
practice-why-alive = Nötig sind zwei bis sechs Monster, von denen mindestens zwei leben.
practice-why-turn = Am Zug muss ein lebendes Monster sein.
practice-why-rolls = Die Zahl der Würfel passt nicht zu diesem Monster.
practice-why-other = Das kann es in einer Stellung nicht geben.
practice-no_scenario = Dieser Text ist kein Szenario.
practice-too_long = Dieser Text ist zu lang für ein Szenario.
practice-over = In dieser Stellung ist die Partie schon vorbei.
