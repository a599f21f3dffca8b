# Aufzeichnungen von Partien, die vorbei sind.

## Was der Server ablehnt

replay-no_step = Diese Aktion gibt es in der Partie nicht.
replay-over = An dieser Stelle ist die Partie vorbei: Wähle eine frühere, um weiterzuspielen.
replay-bad_record = Diese Partie lässt sich nicht öffnen: { $place }: { $why }.
replay-failed = Die Partie ließ sich nicht abspielen. Versuch es noch einmal.

## Die Seite

title-replay = Aufzeichnung – Tokyork
replay-title = Aufzeichnung
replay-none = Hier ist keine Aufzeichnung
replay-where = Aktion { $step } von { $steps } · Zug { $turn }
replay-line = Zeitleiste: welche Aktion zu sehen ist
replay-chances = Siegchancen: { $chances }
# $kept: wie viele bleiben, $rest: wie viele neu geworfen werden
replay-keeps = { $kept ->
        [0] würfelt alle neu
       *[other] behält { $kept }, würfelt { $rest } neu
    }
replay-stops = behält alle
replay-chances-show = Siegchancen zeigen
replay-play = Abspielen
replay-pause = Pause
replay-back = Eine Aktion zurück
replay-forward = Eine Aktion weiter
replay-turn-back = Zum Zug davor
replay-turn-forward = Zum nächsten Zug
replay-eyes = Blickwinkel
replay-eyes-all = Alle
replay-speed = Tempo
replay-more = Mehr

## Mehr

replay-play-on = Ab hier weiterspielen
replay-play-on-text = Übernimm nach Aktion { $step } einen Platz und spiel gegen Bots weiter. Gewürfelt wird neu.
replay-play-on-over = Hier ist die Partie vorbei. Geh ein Stück zurück, um von dort weiterzuspielen.
replay-play-on-dead = Da schon ausgeschieden
replay-friends = Die anderen Plätze für Freunde freihalten
replay-friends-note = Schick ihnen den Link zum Tisch. Bis sie sich setzen, spielen Bots.
replay-play-as = Dein Monster
replay-keep = Speichern
replay-download = Herunterladen
replay-review = Analyse
replay-link = Link zu dieser Aktion
replay-jump = Springen zu
replay-open = Aufzeichnung öffnen
replay-opening = Aufzeichnung wird geladen …
replay-open-text = Die Datei einer gespeicherten Partie; du kannst sie auch hierher ziehen.
replay-past = Deine letzten Partien
