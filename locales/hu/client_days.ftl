# Napokig tartó játékok, értesítések, versenyek és a nézőcsatorna.
title-tournament = Verseny – Tokyork
title-new_tournament = Új verseny – Tokyork
title-watch = Nézőtér – Tokyork

## Days

days-switch = A játék napokig is tarthat
    .text = Nem kell egyszerre itt lennetek.
days-clock = Napok
days-per-turn = Idő körönként
days-count = { $days } nap
days-then = Ha lejár az idő
days-then-turn = Azt a kört bot játssza le
days-then-bot = Bot játszik, amíg visszatér
days-then-out = Elveszíti a helyét
days-vacation = Szabadnapok mindenkinek
days-text = Senkinek nem kell itt lennie: körönként vagy válaszonként { $time }, szabadság: { $off }.
days-agreed = Körönként { $time }. { $then }. Szabadnapok: { $off }.
# short: it stands beside the heading of a table
days-left =
    { $days ->
        [0] { $hours ->
            [0] { $minutes } perc
           *[other] { $hours } óra
        }
       *[other] { $hours ->
            [0] { $days } nap
           *[other] { $days } nap { $hours } ó
        }
    }
days-left-label = Hátralévő idő erre a körre
days-time-left = még { $time }
days-off-title = Szabadnapok
days-off-many = Hány nap
days-off-left =
    { $days ->
        [0] Nincs több szabadnapod.
       *[other] Még { $days } szabadnapod van.
    }
days-off-take = Szabadságra megyek
days-off-now = Szabadságon vagy, még { $time }. Az órád áll.
days-off-back = Itt vagyok
days-off-other = { $name } szabadságon van, még { $time }.
days-more = Még egy nap neki
days-next = Következő játszma
days-waiting = Még { $count } játszma vár rád

## Being told

tell-title = Értesítések
tell-push = Szólj, ha én jövök
    .text = Az eszköz értesítése a napokig tartó játékokhoz. Ez a szerver küldi, a böngésződön át.
tell-no = Ez a böngésző itt nem tud értesítést mutatni.
tell-install = iPhone-on és iPaden előbb tedd a Tokyorkot a kezdőképernyőre.
tell-denied = Az értesítések le vannak tiltva ezen az oldalon. A böngésző beállításaiban engedélyezheted.
tell-quiet = Csendes órák
    .text = Közben nem jön semmi, utána igen.
tell-from = Ettől
tell-to = Eddig
tell-mail = E-mail
tell-mail-note = Csak arról, hogy te jössz.
tell-mail-save = Mentés
tell-mail-open = Levelet küldtünk ide: { $mail }. Nyisd meg a benne lévő linket.
tell-mail-yes = A levelek ide mennek: { $mail }.
tell-mail-proved = A címed megerősítve.
tell-mail-wrong = Ez a link már nem érvényes.
tell-words = értesítés push csengő e-mail kör

## Tournaments

cup-new = Új verseny
cup-link = Verseny
cup-link-note = Több forduló, élő táblázattal
cup-name = Név
cup-name-usual = Társasest
cup-kind = Ki kivel játszik
cup-kind-swiss = Svájci rendszer
cup-kind-everyone = Mindenki
cup-kind-swiss-text = Minden fordulóban a veled nagyjából egy szinten állókkal játszol.
cup-kind-everyone-text = Addig tartanak a fordulók, míg mindenki mindenkivel találkozik.
cup-size = Székek asztalonként
cup-rounds = Fordulók
# Where everyone meets everyone, there may be more
cup-rounds-least = Fordulók, legalább
cup-level = Kitöltő botok
cup-play = Én is játszom
cup-make = Verseny megnyitása
cup-make-note = Kapsz egy megosztható linket. Az asztalokat botok töltik fel.
cup-invite = A verseny linkje
cup-join = Beszállok
cup-joined = Benne vagy
cup-leave = Kiszállok
cup-begin = Kezdés
cup-wait = A házigazda indítja.
cup-who =
    { $count ->
        [0] Még senki sem szállt be.
       *[other] Eddig { $count } játékos
    }
cup-bots =
    { $count ->
        [0] Az asztalok megteltek.
       *[other] { $count } bot tölti fel az asztalokat.
    }
cup-to-table = Az asztalomhoz
cup-free = A következő asztalod magától megnyílik.
cup-standings = Állás
cup-rank = Hely
cup-player = Játékos
cup-points = Pont
cup-knock_outs = Kiütés
cup-opponents = Ellenfelek pontjai
cup-wins = Győzelem
cup-games = Játszma
cup-points-text = Egy pont minden mögötted végzett ellenfélért, fél pont döntetlenért. Egyenlőségnél a kiütések, aztán az ellenfeleid pontjai döntenek.
cup-round = Forduló: { $number }/{ $count }
cup-rounds-list = Fordulók
cup-table = { $number }. asztal
cup-watch = Megnézem
cup-replay = Visszajátszás
cup-pending = játékosokra vár
cup-running = folyamatban
cup-podium = Dobogó
cup-place = { $place }. hely
cup-won = { $name } nyerte a versenyt!
cup-bot = Bot { $number }
cup-gone = Nincs ilyen verseny
cup-gone-text = Talán hiányos a link, vagy régen véget ért.
cup-back = Vissza a versenyhez

## The channel

watch-link = Nézőtér
channel-title = Csatorna
watch-bots = A legerősebb botok
watch-people = Nyilvános játszma
watch-next = Mindjárt kezdődik a következő játszma.
watch-leave = Kilépés
watch-chances = Győzelmi esélyek
watch-lead = { $name } vezet: { $chance }.
watch-rise = { $name } feljön: { $before } → { $after }.
watch-fall = { $name } visszaesik: { $before } → { $after }.
