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
lesson-not_now = Noch nicht: Tu erst, was dein Begleiter dir zeigt, danach hast du freie Hand.

## Tokio. Gelernt wird mit The King, die anderen sind Cyber Kitty und Mekadragon.

lesson-tokyo-goal = Tippe auf beide Dreien, um sie zu behalten, und wirf die anderen Würfel neu.
    .why = Wer zuerst 20 Punkte hat, gewinnt, oder wer als Letzter noch steht.
lesson-tokyo-triple = Behalte die drei Dreien und beide Energie, und wirf den letzten Würfel neu.
    .why = Drei Dreien bringen 3 Punkte, und jede weitere Drei bringt 1 mehr.
lesson-tokyo-buy = Kaufe „Eckladen“ für 3 Energie.
    .why = Mit Energie bezahlst du Karten, und diese bringt dir sofort einen Punkt.
lesson-tokyo-hearts = Behalte beide Herzen und den Angriff, und wirf den Rest neu.
    .why = Cyber Kitty hat dich getroffen, aber außerhalb von Tokio heilt jedes Herz 1.
lesson-tokyo-claws = Drei Angriffe reichen: Hör hier auf.
    .why = Von außerhalb nimmt jeder Angriff dem Monster in Tokio 1 Leben.
lesson-tokyo-stay = Bleib in Tokio.
    .why = Fürs Betreten gab es 1 Punkt, und beginnst du deinen Zug hier, gibt es 2 mehr.
lesson-tokyo-inside = Behalte beide Angriffe und wirf alles andere neu.
    .why = In Tokio heilen dich Herzen nicht, aber deine Angriffe treffen jetzt alle draußen.
lesson-tokyo-more = Behalte die Angriffe und die Energie, und wirf die beiden anderen neu.
    .why = Pro Zug hast du drei Würfe, und das ist der letzte.
lesson-tokyo-keep = Kaufe „Plot-Twist“.
    .why = Cyber Kitty ist ausgeschieden, und diese Karte bleibt bei dir, bis du sie einsetzt.
lesson-tokyo-yield = Räume Tokio.
    .why = Noch ein Treffer, und du bist K. o.; draußen kannst du wieder heilen.
lesson-tokyo-last = Behalte die Dreien und das Herz, und wirf den Rest neu.
    .why = Du hast 17 Punkte: noch drei, und du gewinnst.
lesson-tokyo-once_more = Behalte auch die neuen Herzen, und versuch es noch einmal.
    .why = Die dritte Drei fehlt noch, aber du hast noch einen Wurf.
lesson-tokyo-twist = Tippe auf die Eins, bis sie eine Drei ist, und dreh sie mit „Plot-Twist“.
    .why = Was die Würfel nicht wollen, schafft eine Karte.

## New York. Gelernt wird mit Kong, die anderen sind Captain Fish und Sheriff.

lesson-new_york-goal = Behalte die drei Zerstörungen und wirf den Rest neu.
    .why = Wer zuerst 20 Punkte hat, gewinnt, oder wer als Letzter noch steht, und kaputte Häuser bringen etwas ein.
lesson-new_york-ouch = Behalte auch das Herz und wirf den Rest neu.
    .why = „Autsch!“ ruft die Armee: Jede Einheit in deinem Bezirk trifft dich mit 1.
lesson-new_york-order = Fang mit „Autsch!“ an.
    .why = Du wählst die Reihenfolge, und noch ist hier nur eine Einheit.
lesson-new_york-destroy = Jetzt das Zerstören.
    .why = Mit deinen drei Würfeln fallen Häuser und Einheiten in deinem eigenen Bezirk.
lesson-new_york-house = Zerstöre das Hochhaus, das 2 Würfel braucht.
    .why = Hochhäuser bringen Punkte, Kraftwerke Energie, Hospitäler Leben.
lesson-new_york-move = Geh in einen anderen Bezirk.
    .why = Die zerstörten Häuser sind jetzt Einheiten, und die bleiben in Brooklyn zurück.
lesson-new_york-stars = Behalte beide Sterne und beide Angriffe, und wirf den Rest neu.
    .why = Drei Sterne machen dich zum Superstar.
lesson-new_york-claws = Perfekt: Hör hier auf.
    .why = Du bist draußen, also treffen deine Angriffe das Monster in Manhattan.
lesson-new_york-any_order = Werte Sterne und Angriffe aus, egal in welcher Reihenfolge.
    .why = „Superstar“ bringt jetzt 1 Punkt und später jeder Stern noch 1.
lesson-new_york-stay = Bleib in Manhattan.
    .why = Es war leer, also musstest du hinein, und jede der drei Zonen zahlt mehr als die davor.
lesson-new_york-statue = Behalte beide „Autsch!“ und den Stern, und wirf den Rest neu.
    .why = Mit drei „Autsch!“ gewinnst du die Freiheitsstatue: 3 Punkte.
lesson-new_york-army = Hör auf und lass die Armee schießen.
    .why = Zwei „Autsch!“ treffen alle Monster in deinem Bezirk, drei treffen alle und überall.
lesson-new_york-superstar = Werte beides aus, egal in welcher Reihenfolge.
    .why = In Manhattan gibt es keine Einheiten, aber der arme Captain Fish steht zwischen dreien.
lesson-new_york-flee = Flieh in einen anderen Bezirk.
    .why = Du bist jetzt schwach, und in Manhattan heilen dich Herzen nicht.
lesson-new_york-last = Wieder drei Sterne: Hör hier auf.
    .why = Du bist der Superstar, also ist jeder von ihnen ein Punkt.
lesson-new_york-crown = Nimm deine Sterne und Herzen, egal in welcher Reihenfolge.
    .why = Du hast 17 Punkte, und das macht 20.
lesson-new_york-end = Geh oder bleib, ganz wie du willst.
    .why = Du gewinnst am Ende deines Zugs.
