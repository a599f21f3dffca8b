### Rätsel: im Browser, im Terminal, und die Worte, die mit ihnen kommen.

title-puzzles = Rätsel – Tokyork

## Was gefragt wird

# $city ist die Kennung der Stadt.
puzzle-ask-keep = Welche Würfel behältst du?
puzzle-ask-stay = { $city ->
    [new_york] Du wurdest getroffen. Bleiben oder fliehen?
   *[other] Du wurdest in Tokio getroffen. Bleiben oder gehen?
}
puzzle-ask-buy = Kaufen, Auslage tauschen oder sparen?
puzzle-ask-move = Wohin gehst du?
puzzle-ask-destroy = Was zerstörst du zuerst?
puzzle-kind-keep = Würfel behalten
puzzle-kind-stay = Bleiben oder gehen
puzzle-kind-buy = Kaufen oder tauschen
puzzle-kind-move = Wohin gehen
puzzle-kind-destroy = Was zerstören
puzzle-difficulty-1 = Leicht
puzzle-difficulty-2 = Knifflig
puzzle-difficulty-3 = Schwer
puzzle-theme-win = Auf Sieg spielen
puzzle-theme-deny = Sieger aufhalten
puzzle-theme-survive = Überleben
puzzle-theme-hunt = K. o.
puzzle-theme-points = Punkte
puzzle-theme-health = Leben
puzzle-theme-energy = Energie
puzzle-theme-centre = Das Zentrum
puzzle-theme-cards = Karten

## Warum: better ist, was die beste Antwort bringt, worse, was die andere bringt

puzzle-chances = Siegchance: { $better } mit „{ $best }“, { $worse } mit „{ $other }“.
puzzle-reason-win = Zwei Runden später hast du { $better } der Partien gewonnen statt { $worse }.
puzzle-reason-deny = Zwei Runden später hat ein Rivale { $better } der Partien gewonnen statt { $worse }.
puzzle-reason-survive = Zwei Runden später stehst du noch in { $better } der Partien statt in { $worse }.
puzzle-reason-hunt = Zwei Runden später { $better ->
    [one] ist im Schnitt { $better } Rivale
   *[other] sind im Schnitt { $better } Rivalen
} übrig statt { $worse }.
puzzle-reason-points = Zwei Runden später hast du im Schnitt { $better ->
    [one] { $better } Punkt
   *[other] { $better } Punkte
} statt { $worse }.
puzzle-reason-health = Zwei Runden später hast du im Schnitt { $better } Leben statt { $worse }.
puzzle-reason-energy = Zwei Runden später hast du im Schnitt { $better } Energie statt { $worse }.
puzzle-reason-centre = { $city ->
    [new_york] Zwei Runden später hältst du Manhattan in { $better } der Partien statt in { $worse }.
   *[other] Zwei Runden später hältst du Tokio in { $better } der Partien statt in { $worse }.
}
puzzle-reason-later = Es zahlt sich später aus: Nach zwei Runden sieht man noch wenig davon.
puzzle-proof-search = { $points ->
    [one] Zweimal mit anderen Würfeln durchgespielt: Die beste Antwort liegt mindestens 1 Punkt vorn.
   *[other] Zweimal mit anderen Würfeln durchgespielt: Die beste Antwort liegt etwa { $points } Punkte vorn.
}
puzzle-proof-exact = Dieses kleine Spiel ist gelöst: Die Chancen sind exakt.

## Antworten

puzzle-right = Richtig!
puzzle-wrong = Nicht ganz. Am besten war: { $best }.
puzzle-best = Beste Antwort
puzzle-yours = Deine Antwort
puzzle-answers = Deine Antwort
# Above the answers with their percentages
puzzle-shares = Siegchance
puzzle-next = Nächstes Rätsel
puzzle-like = Mehr davon

## Die Seite

puzzles-title = Rätsel
puzzles-intro = Eine Stellung, ein paar Antworten, eine davon klar die beste.
puzzles-daily = Rätsel des Tages
puzzles-daily-start = Das heutige Rätsel spielen
puzzles-daily-again = Noch einmal ansehen
# $time: such as 01:00, in the reader’s own time
puzzles-daily-done = Gelöst. Das nächste kommt um { $time }.
puzzles-daily-missed = Das heutige ist vorbei. Das nächste kommt um { $time }.
puzzles-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzles-streak-best = Dein Rekord: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzles-run = Gegen die Uhr
puzzles-run-text = Drei Minuten, drei Fehler: Wie viele löst du?
puzzles-run-start = Uhr starten
puzzles-run-best = Dein bester Lauf: { $count }
puzzles-run-over = { $count ->
    [one] 1 Rätsel gelöst
   *[other] { $count } Rätsel gelöst
}
puzzles-run-record = Neuer Rekord!
puzzles-openings = Was sich lohnt
puzzles-openings-text = Was viele Partien lehren, in Zahlen.
puzzles-openings-staying = Wann bleiben
puzzles-openings-cards = Was Karten bringen
puzzles-left = noch { $seconds } s
puzzles-mistakes = { $count ->
    [one] noch 1 Fehler frei
   *[other] noch { $count } Fehler frei
}
puzzles-solved = { $count } gelöst
puzzles-pick = Selbst aussuchen
puzzles-pick-start = Los
puzzles-any = Alle
puzzles-city = Stadt
puzzles-kind = Art
puzzles-difficulty = Schwierigkeit
puzzles-theme = Thema
puzzles-own = Quelle
puzzle-own-false = Die Sammlung
puzzle-own-true = Partien dieses Servers
puzzles-count = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
}
puzzles-none = Kein Rätsel passt. Versuch es mit weniger Filtern.
puzzles-unknown = Dieses Rätsel gibt es nicht.
puzzles-back = Alle Rätsel

## Im Terminal

puzzle-head = { $city } – { $kind } ({ $difficulty })
puzzle-count = { $count } Rätsel
puzzle-answer-how = Tippe einen Buchstaben von a bis { $last }, eine dieser Aktionen oder „quit“.
puzzle-score = { $right } von { $asked } richtig.
puzzle-made = { $count } Rätsel nach { $file } geschrieben.
puzzle-checking = Rätsel werden geprüft
puzzle-checked = { $count } Rätsel geprüft: Bei { $clear } war die beste Antwort wieder klar die beste, bei { $fallen } war sie es nicht.
puzzle-mining = { $done } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $found ->
    [one] { $found } neues Rätsel
   *[other] { $found } neue Rätsel
}
puzzle-mined = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} durchgesehen, { $found ->
    [one] 1 neues Rätsel
   *[other] { $found } neue Rätsel
} gefunden. In { $file } sind es jetzt { $puzzles }; der Server zeigt sie sofort.
puzzle-mined-none = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} durchgesehen: noch kein Rätsel. Gesucht wird nur in beendeten öffentlichen Partien nach den üblichen Regeln.
puzzle-no_db = { $path } gibt es nicht, also auch keine Partien darin
