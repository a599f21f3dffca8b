### Az összes kártya képtára.

title-cards = Kártyák – Tokyork

gallery-title = Kártyák
gallery-search = Kártya keresése
gallery-city = Város
gallery-city-all = Mindkettő
gallery-kind = Típus
gallery-kind-all = Minden típus
gallery-price = Ár
gallery-price-all = Minden ár
gallery-price-exact = { $price } energia
gallery-price-up_to = Legfeljebb { $price } energia
gallery-price-from = Legalább { $price } energia
gallery-count = { $count ->
        [0] Nincs kártya
       *[other] { $count } kártya
    }
gallery-nothing = Nincs ilyen kártya. Próbálj kevesebb szót vagy más szűrőt.
gallery-all = Minden kártya
gallery-costs = Ára { $price } energia
gallery-free = Nem eladó
gallery-copies = Ebből { $copies } van a pakliban.
gallery-link = Link ehhez a kártyához
gallery-before = Előző kártya
gallery-after = Következő kártya
gallery-place = { $number } / { $count }
gallery-open = Megnézem a kártyák között
home-cards = Kártyák
