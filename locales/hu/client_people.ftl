### Emberek az asztalnál: nevek, jelenlét, meghívás, nézők, csevegés, több ember egy eszközön.

## Nevek

seat-full = { $name } ({ $monster })
people-you-as = Te ({ $monster })
people-bots = { $count } bot
people-bot = Bot
people-knocked-out-you = Kiestél
people-knocked-out-you-by = { $by } kiüt téged
people-knocked-out-by-you = Kiütöd: { $name }
people-won-tokyo = Te vagy Tokió királya
people-won-new_york = Te vagy New York királya

## Ki van itt

people-away = Nincs itt
people-away-told = { $waiting ->
        [yes] Az asztal rá vár: { $name }, aki { $time } óta nincs itt.
       *[no] { $name } { $time } óta nincs itt.
    }
people-stand-in = Játsszon bot helyette: { $name }
people-stand-in-note = { $name } a visszatérésekor azonnal visszakapja a helyét.
people-stand-in-host = A házigazda addig botot ültethet oda.
people-wait = Várunk
people-joined = { $name } leül az asztalhoz.
people-gone = { $name } felállt az asztaltól.
people-left = { $name } nincs itt.
people-back = { $name } visszatért.
people-stood-in = Bot játszik helyette, amíg vissza nem tér: { $name }.
people-host-now = Mostantól te vagy a házigazda.
people-ready-told = { $name } készen áll.

## Meghívás

invite-tokyo = { $known ->
        [yes] { $host } meghív egy King of Tokyo-játékra
       *[no] Meghívtak egy King of Tokyo-játékra
    }
invite-new_york = { $known ->
        [yes] { $host } meghív egy King of New York-játékra
       *[no] Meghívtak egy King of New York-játékra
    }
invite-who = Az asztalnál
invite-host = Házigazda
invite-free = { $count } szabad hely
invite-name = A neved
invite-sit = Leülök
invite-watch = Csak nézem
ready-mark = Kész
ready-say = Készen állok
ready-unsay = Mégsem állok készen
ready-count = { $people ->
        [0] Még senki más nincs itt.
       *[other] Kész: { $ready }/{ $people }.
    }
ready-all = Mindenki készen áll.

## Elküldve

sent-away = { $known ->
        [yes] { $host } elküldött ettől az asztaltól
       *[no] A házigazda elküldött ettől az asztaltól
    }
sent-away-note = Ide már nem ülhetsz vissza, de a játékot nézheted.
sent-away-watch = Nézem
sent-away-home = Kezdőlap

## Nézők

watch-title = Nézed: { $names }
watch-from = Innen nézem
watch-now = Őt nézed: { $name }.
sit-here = Ide ülök

## Asztalok listája

list-turn = { $turn }. kör
list-won = Győztes: { $names }
list-won-you = Te nyertél
list-nobody = Senki sem nyert
list-empty = Még senki sem ül itt
list-watchers = { $count } néző
list-inside-tokyo = Tokióban
list-inside-new_york = Manhattanben
list-outside-tokyo = Kint
list-outside-new_york = A kerületekben
list-nobody-inside = üres

## Csevegés

talk-mute-all = Mindenki némítása
talk-unmute-all = Mindenkit hallok
talk-muted-all = A csevegés némítva van.
talk-emote = Hangulatjel

## Többen egy eszközön

curtain-turn = Te következel.
curtain-never = Ezentúl hagyjuk ki
hotseat-face = Arc: { $name }
settings-curtain = Függöny a játékosok között
    .text = Közös eszközön a képernyő takarva marad, amíg átadjátok.
