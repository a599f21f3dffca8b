### Faire Würfel: was ein Tisch über seine Würfel sagt, und die Seite, die sie prüft.

title-verify = Würfel prüfen – Tokyork

## Am Tisch. Die Festlegung ist der Fingerabdruck des Geheimnisses

fair-title = Die Würfel
fair-kind-fair = Faire Würfel: festgelegt vor dem ersten Wurf
fair-kind-seeded = Würfel aus einem Startwert: Er gehört zu dieser Stellung, festgelegt hat sie niemand
fair-kind-prepared = Vorbereitete Würfel: Die Lektion gibt sie vor
fair-commitment = Festlegung { $commitment }
fair-salted = { $count ->
        [0] Noch niemand hat eigenen Zufall beigemischt.
        [one] Ein Spieler hat eigenen Zufall beigemischt.
       *[other] { $count } Spieler haben eigenen Zufall beigemischt.
    }
fair-check = Würfel prüfen
fair-how = So funktionieren faire Würfel
fair-practice = Würfel aus einem Startwert: Dieselbe Stellung mit demselben Startwert würfelt gleich. Festgelegt werden sie nicht.
fair-fork = Faire Würfel: neu festgelegt vor deinem ersten Wurf
fair-rematch = Eine Revanche bekommt eigene faire Würfel, festgelegt vor ihrem ersten Wurf.

## Etwas stimmt nicht. Dieser Browser merkt sich, was ihm gezeigt wurde

fair-lie-commitment = Der Server hat ein Geheimnis geöffnet, das nicht zu der Festlegung passt, die dieser Browser gesehen hat. Trau diesen Würfeln nicht.
fair-lie-changed = Der Server zeigt eine andere Festlegung als vor der Partie. Trau diesen Würfeln nicht.
fair-lie-salt = Der Zufall, den dein Browser beigemischt hat, fehlt in dieser Partie. Trau diesen Würfeln nicht.
fair-lie-unopened = Die Partie ist vorbei, aber der Server hat sein Geheimnis nicht geöffnet. Diese Würfel lassen sich nicht prüfen.

## Die Seite

proof-title = Würfel prüfen
proof-intro = Vor dem ersten Wurf wählt der Server ein Geheimnis und zeigt allen dessen Fingerabdruck: die Festlegung. Die Spieler mischen eigenen Zufall bei. Ist die Partie vorbei, wird das Geheimnis geöffnet, und diese Seite würfelt jeden Würfel und mischt jede Karte noch einmal, hier in deinem Browser.
proof-open = Partie-Datei wählen
proof-open-text = Du kannst sie auch hier ablegen. Sie bleibt auf diesem Gerät.
proof-working = Alles wird noch einmal gewürfelt …
proof-again = Noch eine Partie prüfen
proof-loading = Die Partie wird geholt …
proof-save = Diese Partie sichern

## Das Urteil

proof-good = Wie festgelegt
proof-good-text = Jeder Wurf und jedes Mischen folgt aus dem Geheimnis, das vor dem ersten Wurf festgelegt wurde.
proof-bad = Nicht wie festgelegt
proof-bad-text = Diese Partie ist nicht, was sie zu sein behauptet. Unten steht, wo sie zuerst abweicht.
proof-found = Was geprüft wurde
proof-state-ok = Passt
proof-state-bad = Weicht ab
proof-state-unknown = Nicht geprüft

## Die Ergebnisse

proof-commitment-ok = Das Geheimnis passt zur Festlegung.
proof-commitment-bad = Das Geheimnis passt nicht zur Festlegung.
proof-dice-ok = { $count ->
        [0] Es wurde nicht gewürfelt.
        [one] Der einzige Wurf ist, was das Geheimnis ergibt.
       *[other] Alle { $count } Würfe sind, was das Geheimnis ergibt.
    }
proof-dice-bad = Wurf { $number }, nach Aktion { $move }, ist nicht, was das Geheimnis ergibt.
proof-deck-ok = { $count ->
        [0] Die Karten wurden nicht gemischt.
        [one] Die Karten lagen so, wie das Geheimnis sie ergibt.
       *[other] Die Karten wurden { $count }-mal gemischt, immer wie das Geheimnis es ergibt.
    }
proof-deck-bad = Mischen { $number } der Karten, nach Aktion { $move }, ist nicht, was das Geheimnis ergibt.
proof-tiles-ok = { $count ->
        [0] Die Plättchen wurden nicht gemischt.
        [one] Die Plättchen lagen so, wie das Geheimnis sie ergibt.
       *[other] Die Plättchen wurden { $count }-mal gemischt, immer wie das Geheimnis es ergibt.
    }
proof-tiles-bad = Mischen { $number } der Plättchen, nach Aktion { $move }, ist nicht, was das Geheimnis ergibt.
proof-keeps-ok = { $count ->
        [0] Es gab keine behaltenen Würfel zu vergleichen.
        [one] Einmal wurden Würfel behalten: Sie lagen da.
       *[other] { $count }-mal wurden Würfel behalten: Sie lagen immer da.
    }
proof-keeps-bad = Aktion { $move } passt nicht zu den Würfeln, die da lagen.
proof-entry-ok = Die Festlegung ist Eintrag { $entry } der öffentlichen Liste des Servers.
proof-entry-bad = Eintrag { $entry } der öffentlichen Liste gehört nicht zu dieser Partie.
proof-entry-unknown = Die Datei nennt keinen Eintrag der öffentlichen Liste.
proof-chain-ok = { $count ->
        [one] Die öffentliche Liste hat einen Eintrag, und er ist unversehrt.
       *[other] Die öffentliche Liste ist lückenlos: Jeder ihrer { $count } Einträge hält den vorigen fest.
    }
proof-chain-bad = Die öffentliche Liste ist bei Eintrag { $entry } gebrochen: Jemand hat sie geändert.
proof-chain-unknown = Die öffentliche Liste war nicht zu erreichen.
proof-listed-ok = Die Partie steht in der öffentlichen Liste.
proof-listed-bad = Die Partie steht nicht so in der öffentlichen Liste, wie sie behauptet.
proof-listed-unknown = Ob die Partie in der öffentlichen Liste steht, ist offen.
proof-game-ok = Die öffentliche Liste hält den Abdruck der gespielten Partie fest, und es ist diese.
proof-game-bad = Die öffentliche Liste hält den Abdruck der gespielten Partie fest, und es ist eine andere. Ist ein Geheimnis offen, kann jeder so eine Datei erfinden.
proof-game-unknown = Ob das die Züge waren, ist offen: Die öffentliche Liste hat keinen Abdruck dieser Partie.
proof-mine-ok = Es ist die Festlegung, die dieser Browser gesehen hat, und sein beigemischter Zufall ist dabei.
proof-mine-bad = Dieser Browser hat eine andere Festlegung gesehen, oder sein beigemischter Zufall fehlt hier.
proof-mine-unknown = Dieser Browser war nicht an diesem Tisch oder erinnert sich nicht mehr daran.

proof-expected = Nach dem Geheimnis
proof-lying = Auf dem Tisch
proof-shown = Diesem Browser gezeigt
proof-in-file = In der Datei
proof-nothing = nichts
proof-and-more = und { $count } weitere

## Was das nicht zeigt

proof-scope = Was diese Seite nicht zeigt
proof-scope-rules = Ob jede Aktion erlaubt war. Das spielt die ganze Partie nach den Regeln nach:
proof-scope-known = Ob jemand die Würfel vorher kannte. Wer den Server betreibt, könnte sie ansehen, sie aber nicht mehr ändern, sobald die Partie begonnen hat.
proof-scope-seen = Ob dir damals dieselbe Festlegung gezeigt wurde. Dein Browser merkt sich seine letzten 50 Tische und vergleicht sie von selbst.

## Was keine Partie ist

proof-trouble-large = Diese Datei ist zu groß für eine Partie.
proof-trouble-deep = Diese Datei ist zu tief verschachtelt für eine Partie.
proof-trouble-garbled = Das ist keine Partie-Datei. Partien mit fairen Würfeln sind JSON-Text.
proof-trouble-record = Das ist nicht die Aufzeichnung einer Partie.
proof-trouble-unfair = Diese Partie hatte keine fairen Würfel; es gibt nichts, womit man sie vergleichen könnte.
proof-trouble-unopened = Das Geheimnis dieser Partie ist noch nicht offen. Komm wieder, wenn sie vorbei ist.
proof-trouble-version = Diese Partie nutzt eine neuere Art fairer Würfel. Lade die Seite neu und versuch es noch einmal.
proof-trouble-fair = Was diese Datei über ihr Geheimnis sagt, ist nicht zu lesen.
proof-trouble-draws = { $number ->
        [0] Die Würfe und das Mischen in dieser Datei sind nicht zu lesen.
       *[other] Ziehung { $number } in dieser Datei ist nicht zu lesen.
    }
proof-trouble-moves = { $number ->
        [0] Die Aktionen in dieser Datei sind nicht zu lesen.
       *[other] Aktion { $number } in dieser Datei ist nicht zu lesen.
    }

## Die öffentliche Liste

proof-list = Die öffentliche Liste
proof-list-text = Jede Festlegung dieses Servers steht hier vor dem ersten Wurf. Jeder Eintrag hält den vorigen fest, damit keine Partie unbemerkt verschwindet.
proof-list-loading = Die Liste wird geholt …
proof-list-empty = Hier steht noch nichts.
proof-list-failed = Die Liste ist gerade nicht zu erreichen. Eine Partie-Datei lässt sich trotzdem prüfen.
proof-list-long = Nur die neuesten { $count } Einträge werden gezeigt.
proof-list-games = { $count ->
        [one] Eine Festlegung
       *[other] { $count } Festlegungen
    }
proof-list-over = { $count } beendet
proof-list-open = { $count } offen
proof-list-other = { $count } nie beendet
proof-list-show = Anzeigen
proof-list-which-never = Nie beendet
proof-list-which-open = Offen
proof-list-which-all = Alle
proof-list-none = Keine.
proof-list-see = In der Liste ansehen
proof-list-this = Diese Partie
proof-list-more = Mehr anzeigen
proof-list-entry = Eintrag { $number }
proof-fate-open = Noch offen
proof-fate-over = Beendet
proof-fate-closed = Vor dem Ende geschlossen
proof-fate-forgotten = Verlassen, dann aufgeräumt
proof-fate-unused = Nie begonnen
proof-fate-damaged = Auf der Platte des Servers beschädigt
