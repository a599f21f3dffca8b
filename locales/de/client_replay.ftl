# Aufzeichnungen von Partien, die vorbei sind.

## Was der Server ablehnt

replay-no_step = Diese Aktion gibt es in der Partie nicht.
replay-over = An dieser Stelle ist die Partie vorbei: Wähle eine frühere, um weiterzuspielen.
replay-bad_record = Diese Partie lässt sich nicht öffnen: { $place }: { $why }.
replay-failed = Die Partie ließ sich nicht noch einmal abspielen. Versuch es noch einmal.

## Die Seite

title-replay = Aufzeichnung – Tokyork
replay-title = Aufzeichnung
replay-none = Hier ist keine Aufzeichnung
replay-where = Aktion { $step } von { $steps } · Zug { $turn }
replay-line = Zeitleiste: welche Aktion zu sehen ist
replay-chances = Siegchancen: { $chances }
replay-play = Abspielen
replay-pause = Pause
replay-back = Eine Aktion zurück
replay-forward = Eine Aktion weiter
replay-turn-back = Zum Zug davor
replay-turn-forward = Zum nächsten Zug
replay-eyes = Mit wessen Augen
replay-eyes-all = Alle
replay-speed = Tempo
replay-more = Mehr

## Mehr

replay-play-on = Ab hier weiterspielen
replay-play-on-text = Übernimm nach Aktion { $step } einen Platz und spiel gegen Bots weiter. Die Würfel fallen neu.
replay-play-on-over = Hier ist die Partie vorbei. Geh ein Stück zurück, um von dort weiterzuspielen.
replay-play-on-dead = Da schon ausgeschieden
replay-play-as = Dein Monster
replay-keep = Aufheben
replay-download = Herunterladen
replay-review = Rückblick
replay-link = Link zu dieser Aktion
replay-jump = Springen zu
replay-open = Aufzeichnung öffnen
replay-opening = Wird noch einmal gespielt …
replay-open-text = Eine Datei mit einer Partie, die du aufgehoben hast; du kannst sie auch hierher ziehen.
replay-past = Deine letzten Partien
