### A szerver üzemeltetőjének oldala.

title-admin = A szervered – Tokyork
admin-title = A szervered
admin-about = Erről a szerverről
admin-token-text = Ez az oldal a szerver üzemeltetőjéé. A token annak a sornak a végén áll, amelyet a szerver induláskor kiír.
admin-token = Token
admin-open = Megnyitás
admin-leave = Felejtse el a tokent ez a böngésző
# $span: such as 3 days
admin-version = Tokyork { $version }, ennyi ideje fut: { $span }.
# $process: a name, $count: how many there are
admin-processes = A(z) { $process } folyamat válaszol, összesen { $count } van.
admin-store = Minden itt van: { $place }
# $why: what the system says
admin-trouble = Most semmit sem lehet menteni: { $why }

## Tables and people

admin-tables = Nyitott asztalok: { $count }
admin-no-tables = Senki sem játszik.
admin-damaged = A(z) { $table } asztal megsérült, ezért félre lett téve: { $why }
admin-state-gathering = játékosokra vár
admin-state-playing = folyik a játék
admin-state-over = vége
admin-state-paused = szünetel
admin-state-resting = pihen, mert senki sem nézi
admin-turn = { $turn }. kör
admin-listeners = { $count ->
        [0] senki sem kapcsolódik
        [one] egy böngésző
       *[other] { $count } böngésző
    }{ $watchers ->
        [0] {""}
       *[other] , közülük { $watchers } néző
    }
admin-listed = a lobbiban
admin-process = folyamat: { $process }
# $when: such as 3 minutes ago
admin-moved = Utolsó lépés: { $when }
admin-opened = Megnyitva: { $when }
admin-here = itt van
# $span: such as 3 minutes
admin-away = ennyi ideje távol: { $span }
admin-seat-open = Szabad hely
admin-seat-bot = Bot, { $level }. szint
admin-send-away = Elküldés
admin-send-away-who = Elküldés: { $name }
admin-send-away-ask = Elküldöd: { $name }?
admin-send-away-text = Ha folyik a játék, egy bot veszi át a helyét. Ez a böngésző nem jöhet vissza az asztalhoz; ha más nem marad, az asztal bezárul.
admin-away-done = Elküldve: { $name }.
admin-close = Asztal bezárása
admin-close-which = Asztal bezárása: { $table }
admin-close-ask = Bezárod ezt az asztalt?
admin-close-text = A(z) { $table } asztal mindenki számára véget ér, és semmi sem marad belőle. A kockák nyilvános listája megmondja, hogy bezárták.
admin-close-done = Az asztal bezárult.
admin-told = Az asztal a(z) { $process } folyamatnál van, és az már tud róla.
admin-more = Több mutatása
admin-hidden = És még { $count }.
admin-people = Emberek itt: { $count }
admin-nobody = Senki sem kapcsolódik.
admin-person = { $tables ->
        [one] egy asztal
       *[other] { $tables } asztal
    }, { $sockets ->
        [one] egy böngésző
       *[other] { $sockets } böngésző
    }, innen: { $network }

## Load

admin-load = Terhelés
admin-load-moves = Lépés másodpercenként
admin-load-requests = Kérés másodpercenként
admin-load-middle = A fele ennyi idő alatt kap választ
admin-load-slow = 100-ból 95 ennyi alatt
admin-load-cpu = CPU, egy magból
admin-load-lag = A hurok késése
admin-load-memory = Memória
admin-load-sockets = Böngészők az asztaloknál
admin-load-links = Más folyamatokhoz kötve
admin-load-lines = Hálózati kapcsolatok
admin-load-waiting = Segédfolyamatra vár
admin-load-rooms = Asztalok a memóriában
admin-load-all-moves = Lépések az indulás óta
admin-load-commits = Mentések az indulás óta

## Errors, dice, backups

admin-errors = Figyelmeztetések és hibák
admin-no-errors = Indulás óta egy sincs.
admin-times = { $count } ×
admin-dice = Tisztességes kockák
admin-dice-sum = Elköteleződések: { $count }, ebből nyitott: { $open }
admin-dice-open = Még nyitott, a legrégebbi elöl
admin-dice-newest = A legújabbak
admin-die-waiting = Felajánlva, asztal még nincs
admin-die-gathering = Az asztal játékosokra vár
admin-die-playing = Folyik a játék
admin-die-unknown = Nincs meg az asztala
admin-backups = Biztonsági mentések
# $folder: a path
admin-backup-text = A mentés mindennek az ellenőrzött másolata, a folyó játékok titkaival együtt. A legújabb öt marad meg itt: { $folder }.
admin-backup-none = Az asztalok csak a memóriában vannak, így nincs mit menteni.
admin-backup-make = Mentés most
admin-backup-busy = Mentés folyamatban …
admin-backup-done = Mentve: { $file } ({ $tables } asztal, { $moves } lépés, mind ellenőrizve).
admin-backup-damaged = Mentve: { $file }, de { $damaged } asztal sérült benne.
admin-backup-fetch = Letöltés
admin-backup-fetch-which = Letöltés: { $file }
