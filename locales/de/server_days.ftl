# Ablehnungen zu Spielen über Tage, zu Hinweisen und zu Turnieren.
server-bad_pace = Wähle 1 bis { $most } Tage pro Zug, höchstens { $off } freie Tage und keine Uhr dazu.
server-no_vacation = Hier gibt es keine freien Tage.
server-vacation_left =
    { $days ->
        [0] Du hast hier keinen ganzen freien Tag mehr.
        [one] Du hast hier noch einen freien Tag.
       *[other] Du hast hier noch { $days } freie Tage.
    }
server-days_agreed = Diese Partie dauert Tage: Alle haben die vereinbarte Zeit.
server-tournament_begun = Dieses Turnier hat schon begonnen.
server-tournament_full = Dieses Turnier ist voll: { $most } spielen mit.
server-tournament_host = Das kann nur, wer das Turnier gemacht hat.
server-tournament_bad = Wähle Tische mit 3 bis 6 Plätzen und höchstens { $most } Runden.
server-tournament_name = Ein Turnier braucht einen Namen.
server-no_tournament = Dieses Turnier gibt es nicht.
server-bad_push = Der Push-Dienst dieses Browsers ist nicht nutzbar.
server-bad_quiet = Diese Stunden sind nicht möglich.
server-bad_mail = An diese Adresse lässt sich keine E-Mail senden.
server-no_mail = Die E-Mail ließ sich nicht senden. Versuch es später noch einmal.
server-nothing_to_watch = Diesen Tisch gibt es nicht zu sehen.
