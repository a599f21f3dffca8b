# Was Leute außerhalb des Spiels erreicht: Hinweise des Geräts und Briefe.
telling-turn = Du bist dran in { $city }
telling-reminder = Wenig Zeit in { $city }
telling-body =
    { $people ->
        [yes] Du spielst mit { $names }.
       *[no] Du spielst gegen Bots.
    } { $days ->
        [0] { $hours ->
            [one] Es bleibt eine Stunde.
           *[other] Es bleiben { $hours } Stunden.
        }
        [1] Es bleibt etwa ein Tag.
       *[other] Es bleiben etwa { $days } Tage.
    }
telling-mail-subject = Ist das deine Adresse?
telling-mail-text = Jemand möchte, dass Tokyork an diese Adresse schreibt, wenn er dran ist. Wenn du das warst, öffne diesen Link. Wenn nicht, tu nichts, und es kommt nichts mehr.
