### Lektionen: eine erste Partie in jeder Stadt, erzählt von einem kleinen Begleiter.
### Jede Nachricht sagt, was zu tun ist; .why sagt, wozu. Beides ist ein kurzer Satz.

## Rund um die Lektion

home-learn = In drei Minuten gelernt
home-learn-again = So wird gespielt
learn-guide = Dein Begleiter
learn-step = Schritt { $step } von { $of }
learn-skip = Einführung überspringen
learn-skip-short = Überspringen
learn-done-title = Geschafft!
learn-done-tokyo = Du bist König von Tokio, und jetzt kennst du das Spiel.
learn-done-new_york = Du bist König von New York, und jetzt kennst du das Spiel.
learn-done-lost = Diese Partie ist vorbei, aber du weißt genug, um zu spielen.
learn-play = Richtig spielen
learn-other-tokyo = Einführung: Tokio
learn-other-new_york = Einführung: New York
learn-home = Start­seite
lesson-not_now = Noch nicht: Folge zuerst deinem Begleiter, danach hast du freie Hand.

## Tokio. Gelernt wird mit The King, die anderen sind Cyber Kitty und Mekadragon.

lesson-tokyo-goal = Tippe auf beide Dreien, um sie zu behalten, und wirf die anderen Würfel neu.
    .why = Wer zuerst 20 Punkte hat oder als Letzter übrig ist, gewinnt.
lesson-tokyo-triple = Behalte die drei Dreien und die beiden Energie-Würfel und wirf den letzten Würfel neu.
    .why = Drei Dreien bringen 3 Punkte, und jede weitere Drei bringt 1 mehr.
lesson-tokyo-buy = Kaufe „Eckladen“ für 3 Energie.
    .why = Mit Energie bezahlst du Karten, und diese bringt dir sofort einen Punkt.
lesson-tokyo-hearts = Behalte beide Herzen und das Angriffssymbol und wirf den Rest neu.
    .why = Cyber Kitty hat dich getroffen, aber außerhalb von Tokio bringt jedes Herz 1 Leben zurück.
lesson-tokyo-claws = Drei Angriffssymbole reichen: Hör hier auf.
    .why = Von außerhalb kostet jedes Angriffssymbol das Monster in Tokio 1 Leben.
lesson-tokyo-stay = Bleib in Tokio.
    .why = Fürs Betreten gab es 1 Punkt, und beginnst du deinen Zug hier, gibt es 2 mehr.
lesson-tokyo-inside = Behalte beide Angriffssymbole und wirf alles andere neu.
    .why = In Tokio heilen dich Herzen nicht, aber deine Angriffe treffen jetzt alle draußen.
lesson-tokyo-more = Behalte die Angriffssymbole und die Energie und wirf die beiden anderen Würfel neu.
    .why = Pro Zug hast du drei Würfe, und das ist der letzte.
lesson-tokyo-keep = Kaufe „Plot-Twist“.
    .why = Cyber Kitty ist ausgeschieden, und diese Karte bleibt bei dir, bis du sie einsetzt.
lesson-tokyo-yield = Verlasse Tokio: Tippe auf „Räumen“.
    .why = Noch ein Treffer, und du bist K. o.; draußen heilen dich Herzen wieder.
lesson-tokyo-last = Behalte die Dreien und das Herz und wirf den Rest neu.
    .why = Du hast 17 Punkte: noch drei, und du gewinnst.
lesson-tokyo-once_more = Behalte auch die neuen Herzen und versuch es noch einmal.
    .why = Die dritte Drei fehlt noch, aber du hast noch einen Wurf.
lesson-tokyo-twist = Tippe auf die Eins, bis sie eine Drei ist, und dreh sie mit „Plot-Twist“.
    .why = Was die Würfel nicht wollen, schafft eine Karte.

## New York. Gelernt wird mit Kong, die anderen sind Captain Fish und Sheriff.

lesson-new_york-goal = Behalte die drei Zerstörungen und wirf den Rest neu.
    .why = Wer zuerst 20 Punkte hat oder als Letzter übrig ist, gewinnt, und Zerstören zahlt sich aus.
lesson-new_york-ouch = Behalte auch das Herz und wirf den Rest neu.
    .why = „Autsch!“ ruft die Armee: Jede Einheit in deinem Bezirk fügt dir 1 Schaden zu.
lesson-new_york-order = Fang mit „Autsch!“ an.
    .why = Du wählst die Reihenfolge, und noch ist hier nur eine Einheit.
lesson-new_york-destroy = Jetzt die Zerstörungen.
    .why = Mit deinen drei Zerstörungen zerlegst du Gebäude und Einheiten in deinem eigenen Bezirk.
lesson-new_york-house = Zerstöre das Hochhaus, das 2 Zerstörungen braucht.
    .why = Hochhäuser bringen Punkte, Kraftwerke Energie, Hospitäler Leben.
lesson-new_york-move = Geh in einen anderen Bezirk.
    .why = Aus den zerstörten Gebäuden sind Einheiten geworden, und die bleiben in Brooklyn zurück.
lesson-new_york-buy = Kaufe „Regeneration“ für 5 Energie.
    .why = Mit Energie bezahlst du Karten, und diese gibt dir zu Beginn jedes deiner Züge 1 Leben zurück.
lesson-new_york-stars = Behalte beide Sterne und beide Angriffssymbole und wirf den Rest neu.
    .why = Drei Sterne machen dich zum Superstar.
lesson-new_york-claws = Perfekt: Hör hier auf.
    .why = Du bist draußen, also treffen deine Angriffe das Monster in Manhattan.
lesson-new_york-any_order = Werte Sterne und Angriffssymbole aus, egal in welcher Reihenfolge.
    .why = „Superstar“ bringt dir jetzt 1 Punkt und später für jeden Stern 1 weiteren.
lesson-new_york-stay = Bleib in Manhattan.
    .why = Es war leer, also musstest du hinein, und jede der drei Zonen bringt mehr als die davor.
lesson-new_york-statue = Behalte beide „Autsch!“ und den Stern und wirf den Rest neu.
    .why = Mit drei „Autsch!“ bekommst du die Freiheitsstatue: 3 Punkte.
lesson-new_york-army = Hör auf und lass die Armee schießen.
    .why = Zwei „Autsch!“ treffen alle Monster in deinem Bezirk, drei treffen alle und überall.
lesson-new_york-superstar = Werte beides aus, egal in welcher Reihenfolge.
    .why = In Manhattan gibt es keine Einheiten, aber der arme Captain Fish steht zwischen dreien.
lesson-new_york-flee = Flieh in einen anderen Bezirk.
    .why = Du bist jetzt schwach, und in Manhattan heilen dich Herzen nicht.
lesson-new_york-last = Wieder drei Sterne: Hör hier auf.
    .why = Du bist der Superstar, also bringt jeder von ihnen einen Punkt.
lesson-new_york-crown = Werte deine Sterne und Herzen aus, egal in welcher Reihenfolge.
    .why = Du hast 17 Punkte, und das macht 20.
lesson-new_york-end = Geh oder bleib, ganz wie du willst.
    .why = Du gewinnst am Ende deines Zugs.
