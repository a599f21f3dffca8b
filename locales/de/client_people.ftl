### Menschen am Tisch: Namen, wer da ist, Einladungen, Zuschauen, Chat, ein Gerät für mehrere.

## Namen

seat-full = { $name } ({ $monster })
people-you-as = Du ({ $monster })
people-bots = { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
people-bot = Bot
people-knocked-out-you = Du bist K. o.
people-knocked-out-you-by = { $by } schlägt dich K. o.
people-knocked-out-by-you = Du schlägst { $name } K. o.
people-won-tokyo = Du bist König von Tokio
people-won-new_york = Du bist König von New York

## Wer da ist

people-away = Nicht da
people-away-told = { $waiting ->
        [yes] Der Tisch wartet auf { $name }: seit { $time } nicht da.
       *[no] { $name } ist seit { $time } nicht da.
    }
people-stand-in = Bot für { $name } spielen lassen
people-stand-in-note = { $name } bekommt den Platz sofort zurück.
people-stand-in-host = Der Gastgeber kann so lange einen Bot spielen lassen.
people-wait = Warten
people-joined = { $name } setzt sich dazu.
people-gone = { $name } hat den Tisch verlassen.
people-left = { $name } ist nicht da.
people-back = { $name } ist wieder da.
people-stood-in = Ein Bot spielt für { $name }, bis zur Rückkehr.
people-host-now = Du bist jetzt Gastgeber.
people-ready-told = { $name } ist bereit.

## Einladung

invite-tokyo = { $known ->
        [yes] { $host } lädt dich zu King of Tokyo ein
       *[no] Du bist zu King of Tokyo eingeladen
    }
invite-new_york = { $known ->
        [yes] { $host } lädt dich zu King of New York ein
       *[no] Du bist zu King of New York eingeladen
    }
invite-who = Am Tisch
invite-host = Gastgeber
invite-free = { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
invite-name = Dein Name
invite-sit = Platz nehmen
invite-watch = Nur zuschauen
ready-mark = Bereit
ready-say = Ich bin bereit
ready-unsay = Doch nicht bereit
ready-count = { $people ->
        [0] Sonst ist noch niemand da.
       *[other] Bereit: { $ready } von { $people }.
    }
ready-all = Alle sind bereit.

## Weggeschickt

sent-away = { $known ->
        [yes] { $host } hat dich von diesem Tisch entfernt
       *[no] Der Gastgeber hat dich von diesem Tisch entfernt
    }
sent-away-note = Du kannst hier nicht wieder Platz nehmen, aber zuschauen.
sent-away-watch = Zuschauen
sent-away-home = Startseite

## Zuschauen

watch-title = Du schaust zu: { $names }
watch-from = Von diesem Platz aus zuschauen
watch-now = Du schaust { $name } zu.
sit-here = Hier sitzen

## Tische in einer Liste

list-turn = Zug { $turn }
list-won = Gewonnen: { $names }
list-won-you = Du hast gewonnen
list-nobody = Niemand hat gewonnen
list-empty = Hier sitzt noch niemand
list-watchers = { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
list-inside-tokyo = In Tokio
list-inside-new_york = In Manhattan
list-outside-tokyo = Draußen
list-outside-new_york = In den Bezirken
list-nobody-inside = leer

## Chat

talk-mute-all = Alle stummschalten
talk-unmute-all = Alle hören
talk-muted-all = Der Chat ist stumm.
talk-emote = Emote

## Mehrere an einem Gerät

curtain-turn = Du bist dran.
curtain-never = Künftig überspringen
hotseat-face = Gesicht von { $name }
settings-curtain = Vorhang zwischen Personen
    .text = An einem Gerät wird der Bildschirm verdeckt, bis es weitergegeben ist.
