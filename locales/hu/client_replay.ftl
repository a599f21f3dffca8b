# Befejezett játszmák visszajátszása.

## A szerver elutasításai

replay-no_step = A játszmában nincs ilyen lépés.
replay-over = Itt már vége a játszmának: a folytatáshoz válassz egy korábbi lépést.
replay-bad_record = Ez nem megnyitható játszma: { $place }: { $why }.
replay-failed = A játszmát nem sikerült visszajátszani. Próbáld meg még egyszer.

## Az oldal

title-replay = Visszajátszás – Tokyork
replay-title = Visszajátszás
replay-none = Itt nincs visszajátszás
replay-where = Lépés: { $step }/{ $steps } · { $turn }. kör
replay-line = Idővonal: melyik lépés látszik
replay-chances = A győzelem esélye: { $chances }
# $kept: ennyit tart meg, $rest: ennyit dob újra
replay-keeps = { $kept ->
        [0] mindet újradobja
       *[other] { $kept } marad, { $rest } újra
    }
replay-stops = mind marad
replay-chances-show = Győzelmi esélyek mutatása
replay-play = Lejátszás
replay-pause = Szünet
replay-back = Egy lépés vissza
replay-forward = Egy lépés előre
replay-turn-back = Az előző körhöz
replay-turn-forward = A következő körhöz
replay-eyes = Nézőpont
replay-eyes-all = Mindenki
replay-speed = Sebesség
replay-more = Egyéb

## Több

replay-play-on = Innen játszom tovább
replay-play-on-text = Szállj be { $step } lépés után, és játssz tovább botok ellen. A kockák máshogy esnek majd.
replay-play-on-over = Itt már vége a játszmának. Menj vissza egy kicsit, és onnan folytasd.
replay-play-on-dead = Addigra kiesett
replay-friends = A többi hely maradjon szabadon a barátoknak
replay-friends-note = Küldd el nekik az asztal linkjét. Amíg le nem ülnek, botok játszanak.
replay-play-as = A szörnyed
replay-keep = Megőrzés
replay-download = Felvétel letöltése
replay-review = Elemzés
replay-link = Link ehhez a lépéshez
replay-jump = Ugrás ide
replay-open = Felvétel megnyitása
replay-opening = Visszajátszás betöltése…
replay-open-text = Egy megőrzött játszma fájlja; ide is húzhatod.
replay-past = Legutóbbi játszmáid
