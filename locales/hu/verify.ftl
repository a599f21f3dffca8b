# Amit a `tokyork verify` egy játszma kockáiról mond.

verify-as_committed = Minden úgy van, ahogy a szerver előre rögzítette.
verify-not_as_committed = Ez a játszma nem az, aminek mondja magát.
verify-secret-ok = A titok egyezik azzal, amit az első dobás előtt megmutattak ({ $commitment }).
verify-secret-wrong = A titok nem egyezik azzal, amit az első dobás előtt megmutattak ({ $commitment }).
verify-salts-ok = Ezek a helyek adtak hozzá saját sót: { $seats }.
verify-salts-unchecked = Egyik hely sem adott hozzá sót, így a kockák csak a szerver titkán múlnak.
verify-salts-wrong = Olyan helyekhez is tartozik só, amelyek nincsenek: { $seats }.
verify-start-unchecked =
    Nem a kezdő felállásból indult: hogy akkor hogyan állt, és mi volt lefordítva, azt elhisszük. { $prepared ->
        [0] Minden kockát dobtak.
        [one] Egy dobás előre ki volt rakva.
       *[other] { $prepared } dobás előre ki volt rakva.
    }
verify-start-wrong = Az állás, amelyből indult, más kockákat nevez meg.
verify-draws-ok =
    { $throws ->
        [one] { $throws } dobás
       *[other] { $throws } dobás
    } és { $shuffles ->
        [one] { $shuffles } keverés
       *[other] { $shuffles } keverés
    } pontosan úgy következik a titokból és a sókból, ahogy a fájl elmondja.
verify-draws-wrong = A(z) { $number }. húzásnak „{ $drawn }” kellene lennie, de a fájlban ez áll: „{ $told }”.
verify-moves-ok =
    { $count ->
        [one] { $count } lépést játszottunk újra a szabályok szerint.
       *[other] { $count } lépést játszottunk újra a szabályok szerint.
    }
verify-moves-wrong = A(z) { $number }. lépés, „{ $move }”, nem lehetséges: { $why }
verify-end-ok = A játszma úgy ér véget, ahogy kell; nyertes: { $winners }.
verify-end-wrong = A játszma félbeszakad, pedig a titkot csak a végén nyitják fel.
verify-entry-ok = A nyilvános lista { $number }. bejegyzését nevezi meg, és annak pecsétje rendben van.
verify-entry-wrong = A nyilvános lista megnevezett { $number }. bejegyzése nem ehhez a játszmához tartozik.
verify-entry-unchecked = Nem nevez meg bejegyzést nyilvános listában.
verify-list-ok =
    A nyilvános lista { $count } bejegyzése közül ez a(z) { $number }.; a lánc ép. { $unended ->
        [0] Ott minden játszma véget ért.
        [one] Ott { $unended } játszma nem ért véget.
       *[other] Ott { $unended } játszma nem ért véget.
    }
verify-list-wrong = A nyilvános listában nincs benne ez a játszma, vagy a lista a(z) { $number }. bejegyzésnél megszakad.
verify-list-unchecked = A nyilvános listát nem néztük meg; a --list egy szervert vagy egy mentett listát nevez meg.
verify-fate-ok = A nyilvános lista szerint is végigjátszották.
verify-fate-unchecked = A nyilvános lista még nem mondja, hogy véget ért.
verify-fate-wrong = A végigjátszott partit egyszer rögzítik, aztán vége; a nyilvános lista { $number }. bejegyzése mást mond ({ $why }).
verify-game-ok = A nyilvános lista őrzi a lejátszott játszma lenyomatát ({ $number }. bejegyzés): ez az, lépésről lépésre.
verify-game-wrong = A nyilvános lista őrzi a lejátszott játszma lenyomatát ({ $number }. bejegyzés), és az egy másik. A titok már nyílt, ilyen fájlt bárki kitalálhat.
verify-game-unchecked = A nyilvános lista nem őrzi ennek a játszmának a lenyomatát, így nem mondja meg, hogy ezek voltak-e a lépések.
