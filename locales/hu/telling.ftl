# Ami a játékon kívül éri el az embereket: az eszköz értesítései és a levelek.
telling-turn = Te jössz: { $city }
telling-reminder = Fogy az időd: { $city }
telling-body =
    { $people ->
        [yes] Játékostársak: { $names }.
       *[no] Botok ellen játszol.
    } { $days ->
        [0] { $hours ->
            [one] Egy óra maradt.
           *[other] { $hours } óra maradt.
        }
        [1] Nagyjából egy nap maradt.
       *[other] Nagyjából { $days } nap maradt.
    }
telling-mail-subject = A te címed ez?
telling-mail-text = Valaki azt kéri, hogy a Tokyork erre a címre írjon, amikor rajta a sor. Ha te voltál, nyisd meg ezt a linket. Ha nem, ne tégy semmit, és több levél nem jön.
