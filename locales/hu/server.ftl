### Amit a szerver mond a böngészőnek: kire vár az asztal, mit tennének a kockák, miért nem.

## Kire vár az asztal

waiting-place = { $seat } kezdőhelyet választ
waiting-roll = { $seat } dob
waiting-dice = { $seat } a kockáit nézi
waiting-probe = { $seat } kiszemel egy kockát
waiting-resolve = { $seat } végrehajtja a kockáit
waiting-heart = { $seat } a szíveit osztja be
waiting-claw = { $seat } a zúzásait osztja be
waiting-destroy = { $seat } rombolnivalót keres
waiting-damage = { $seat } várja az ütést
waiting-yield = { $seat } dönt: marad vagy kivonul
waiting-flee = { $seat } dönt: marad vagy menekül
waiting-move = { $seat } útnak indul
waiting-buy = { $seat } vásárol
waiting-snatch = { $seat } kiszemel egy új kártyát
waiting-end = { $seat } befejezi a körét
waiting-start = { $seat } elkezdi a körét
waiting-choose = { $seat } választ

## Mit tennének most a kockák, röviden

preview-points = { $whose ->
        [yours] { $way ->
            [more] +{ $count } pont
           *[less] −{ $count } pont
        }
       *[theirs] { $seat }: { $seats ->
            [one] {""}
           *[other] fejenként{" "}
        }{ $way ->
            [more] +{ $count } pont
           *[less] −{ $count } pont
        }
    }
preview-health = { $whose ->
        [yours] { $way ->
            [more] +{ $count } életerő
           *[less] −{ $count } életerő
        }
       *[theirs] { $seat }: { $seats ->
            [one] {""}
           *[other] fejenként{" "}
        }{ $way ->
            [more] +{ $count } életerő
           *[less] { $count } sebzés
        }
    }
preview-energy = { $whose ->
        [yours] { $way ->
            [more] +{ $count } energia
           *[less] −{ $count } energia
        }
       *[theirs] { $seat }: { $seats ->
            [one] {""}
           *[other] fejenként{" "}
        }{ $way ->
            [more] +{ $count } energia
           *[less] −{ $count } energia
        }
    }
preview-nothing = még semmi

## Miért nem teljesül egy kérés

server-illegal = Ez a lépés nem lehetséges: { $why }.
server-stale = A játék továbbment; nézd meg újra, és válassz még egyszer.
server-not_begun = A játék még nem kezdődött el.
server-begun = Ezt csak a játék kezdete előtt lehet módosítani.
server-game_over = A játéknak vége.
server-not_over = Ez csak a játék végén lehetséges.
server-not_playing = Most nem folyik játék.
server-paused = A játék szünetel.
server-people_play = Valaki még játszik, ezért a botok nem fejezhetik be egyedül a játszmát.
server-not_your_choice = Most más választ.
server-stood_in = Bot játszik helyetted; előbb ülj vissza.
server-not_stood_in = Azon a helyen nem játszik bot.
server-no_undo = Az utolsó lépést nem lehet visszavonni.
server-undo_not_yours = Az utolsó lépés nem a tiéd volt.
server-not_your_seat = Az nem a te helyed.
server-not_seated = Ezt csak az teheti, aki játszott.
server-not_host = Ezt csak az asztal házigazdája teheti.
server-rated_seats = Ez a játék beleszámít az értékszámba: mindenki a helyén marad.
server-nobody_there = Azon a helyen nem ül ember.
server-no_seat = Ennél az asztalnál nincs ilyen hely.
server-sent_away = { $known ->
        [yes] { $host }
       *[no] A házigazda
    } elküldött ettől az asztaltól, ezért ide már nem ülhetsz vissza. A játékot tovább nézheted.
server-still_here = { $known ->
        [yes] { $name }
       *[no] Ez a vendég
    } itt van, vagy épp csak most ment el.
server-seat_taken = Az a hely foglalt.
server-seat_count = Egy asztalnál { $least }–{ $most } hely van.
server-no_level = A botok szintjei: { $least }–{ $most }.
server-no_monster = Ebben a városban nincs ilyen szörny.
server-monster_taken = Azzal a szörnnyel már más játszik.
server-no_city = Nincs ilyen város.
server-bad_clock = Ilyen óra nem állítható be.
server-bad_options = Ezek a beállítások nem jók: { $why }.
server-no_clock = Nem jár az óra.
server-time_not_yours = Több időt csak a többiek adhatnak neked.
server-no_emote = Nincs ilyen reakció.
server-name_empty = A névben legyen legalább egy látható betű.
server-chat_empty = Üres az üzenet.
server-chat_long = Ez túl hosszú: legfeljebb { $count } karakter lehet.
server-other_table = Ez a kérés egy másik asztalnak szól.
server-bad_nonce = A kéréshez 1–64 karakteres egyszeri azonosító (nonce) kell.
server-garbled = A szerver nem értette ezt a kérést.
server-too_long = Ez több, mint amennyit a szerver egyszerre elfogad.
server-too_fast = Ez sok egyszerre; várj egy kicsit.
server-too_many_open = Már { $count } asztalnál ülsz; előbb fejezz be vagy hagyj el egyet.
server-bad_salt = Ez nem só a kockákhoz: 64 tizenhatos számjegy kell.
server-too_many_new = Ez sok új asztal volt; várj egy ideig.
server-other_origin = Ez a kérés egy másik oldalról jött.
server-cannot_save = A szerver most nem tud menteni, ezért semmi sem változott. Próbáld újra egy kicsit később.
server-damaged = Az asztal mentése megsérült, ezért a szerver félretette.

## Miért nem indul a szerver

server-bad_db = { $path } nem használható az asztalok fájljaként: { $why }
server-other_db = { $path } nem Tokyork-asztalokat tartalmazó fájl
server-newer_db = { $path } a Tokyork egy újabb változatával készült; a megnyitásához frissítsd a programot
server-db_in_use = { $path } fájlt már egy másik Tokyork-szerver használja (folyamat: { $process }); előbb állítsd le azt, vagy válassz másik fájlt a --db kapcsolóval
server-no_address = a kiszolgáló nem indítható el itt: { $host }, { $port } port: { $why }
server-bad_database = { $path } nem használható az asztalok adatbázisaként: { $why }
server-no_cluster = a --db postgresql://… és a --bus használatához két további csomag kell: telepítsd ezt: tokyork[cluster]
server-bus_alone = a --bus több folyamathoz való, amelyek közös adatbázist használnak: add meg ezt is: --db postgresql://…
server-bad_bus = { $path } nem busz címe; egy ilyen cím így néz ki: nats://host:4222
worker-ready = Gondolkodás a(z) { $bus } buszon lévő szervereknek, egyszerre ennyi: { $count }

## Az asztalok fájljának másolatai. $path: a fájl; $file: a másolat; $why: amit a rendszer mond

backup-done = { $path } mentve ide: { $file }. { $tables } asztal, { $moves } lépés, minden ellenőrizve.
backup-damaged = { $path } mentve ide: { $file }, de { $count } asztal sérült: { $names }.
backup-failed = { $path } nem másolható ide: { $file }: { $why }
backup-itself = { $file } magához ehhez tartozik: { $path }; a másolatnak más név kell
backup-none = { $path } nem létezik, így nincs mit menteni
restore-done = { $path } visszaállítva innen: { $file }. { $tables } asztal, { $moves } lépés. A korábbi tartalom itt maradt meg: { $kept }.
restore-bad = { $file } nem állítható vissza: { $why }
restore-late = a futó szerver nem vette át időben ezt: { $file }; semmi sem változott
