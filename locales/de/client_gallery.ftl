### Die Galerie aller Karten.

title-cards = Karten – Tokyork

gallery-title = Karten
gallery-search = Karte suchen
gallery-city = Stadt
gallery-city-all = Beide
gallery-kind = Art
gallery-kind-all = Jede Art
gallery-price = Preis
gallery-price-all = Jeder Preis
gallery-price-exact = { $price } Energie
gallery-price-up_to = Bis { $price } Energie
gallery-price-from = Ab { $price } Energie
gallery-count = { $count ->
        [0] Keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
gallery-nothing = Keine Karte passt. Versuch es mit weniger Wörtern oder anderen Filtern.
gallery-all = Alle Karten zeigen
gallery-costs = Kostet { $price } Energie
gallery-free = Nicht zu kaufen
gallery-copies = { $copies ->
        [one] Davon ist 1 im Stapel.
       *[other] Davon sind { $copies } im Stapel.
    }
gallery-link = Link zu dieser Karte
gallery-before = Vorige Karte
gallery-after = Nächste Karte
gallery-place = { $number } von { $count }
gallery-open = In der Kartengalerie zeigen
home-cards = Karten
