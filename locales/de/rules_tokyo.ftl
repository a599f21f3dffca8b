### Die Regeln von König von Tokio, für die Regelseite.
### rules-tokyo-section-ABSCHNITT ist eine Überschrift; rules-tokyo-ABSATZ ist ein Absatz mit eigenem kurzem .title.
### Die Kennungen sind Adressen: Links, Entscheidungen und „Warum?“ führen zu ihnen.

## Kurz gesagt

rules-tokyo-section-goal = Kurz gesagt

rules-tokyo-goal = Du bist ein riesiges Monster, und über Tokio kann nur eines herrschen. Du gewinnst mit 20 Ruhmpunkten am Ende eines Zugs oder als letztes lebendes Monster.
    .title = So gewinnst du
rules-tokyo-turn = Ein Zug hat fünf Schritte: würfeln, Würfel auswerten, Tokio betreten, wenn dort Platz ist, Karten kaufen, Zug beenden. Dann ist im Uhrzeigersinn das nächste lebende Monster am Zug.
    .title = Ein Zug

## Vor der Partie

rules-tokyo-section-setup = Vor der Partie

rules-tokyo-setup = Jedes Monster beginnt außerhalb von Tokio mit 10 Leben, ohne Punkte, ohne Energie und ohne Karten. Alle Monster können dasselbe; erst die Karten, die du kaufst, machen deines besonders.
    .title = Startwerte
rules-tokyo-places = Zu zweit bis viert hat Tokio einen Platz: Tokio City. Zu fünft oder sechst gibt es einen zweiten: die Tokiobucht.
    .title = City und Bucht
rules-tokyo-market = Alle 66 Karten werden zu einem Stapel gemischt. Die drei obersten liegen offen daneben: Das ist die Auslage.
    .title = Stapel und Auslage
rules-tokyo-first = Alle werfen sechs Würfel, und wer die meisten Angriffe würfelt, beginnt. Führen mehrere, würfeln sie noch einmal.
    .title = Wer beginnt

## Leben, Punkte, Energie

rules-tokyo-section-numbers = Leben, Punkte, Energie

rules-tokyo-health = Du hast nie mehr als 10 Leben, wenn keine Karte dein Maximum erhöht. Mit 0 Leben scheidet dein Monster aus.
    .title = Leben
rules-tokyo-points = Ruhmpunkte bleiben zwischen 0 und 20: Was über 20 hinausginge, verfällt.
    .title = Punkte
rules-tokyo-energy = Mit Energie bezahlst du Karten und manche Karteneffekte. Du darfst so viel davon sparen, wie du willst.
    .title = Energie

## Der Zug beginnt

rules-tokyo-section-start = Der Zug beginnt

rules-tokyo-start = Beginnst du deinen Zug in Tokio, bekommst du sofort 2 Punkte. City und Bucht bringen gleich viel.
    .title = Punkte für Tokio
rules-tokyo-start_cards = Karten für den Zugbeginn wirken vor dem ersten Wurf. „Batteriemonster“ zahlt zuerst; nach den Punkten für Tokio darf „Mimikry“ für 1 Energie eine andere Karte kopieren.
    .title = Karten zu Beginn des Zugs

## Würfeln

rules-tokyo-section-roll = Würfeln

rules-tokyo-dice = Ein Würfel hat sechs Seiten: 1, 2, 3, Herz, Energie und Angriff. Alle sind gleich wahrscheinlich.
    .title = Die Seiten
rules-tokyo-roll = Du wirfst sechs Würfel und darfst dann zweimal nachwürfeln. Vor jedem Nachwurf behältst du, was dir gefällt, und wirfst alle anderen neu.
    .title = Drei Würfe
rules-tokyo-keep = Du wählst jedes Mal neu: Auch einen früher behaltenen Würfel darfst du wieder werfen. Du darfst auch früher aufhören.
    .title = Behalten und aufhören
rules-tokyo-extra_dice = Karten können dir grüne Würfel geben, und Schrumpfchips nehmen dir Würfel. Niemand wirft mehr als acht; auch ganz ohne Würfel geht dein Zug weiter.
    .title = Mehr Würfel, weniger Würfel
rules-tokyo-extra_rolls = Manche Karten verkaufen oder schenken dir weitere Würfe. Du darfst sie vor oder nach deinen normalen Würfen nutzen.
    .title = Extrawürfe
rules-tokyo-probe = Hast du fertig gewürfelt, darf jeder andere Besitzer einer „Psi-Sonde“ einen deiner Würfel neu werfen, im Uhrzeigersinn, beginnend links von dir.
    .title = Wenn andere deine Würfel werfen
rules-tokyo-change_dice = Danach dürfen deine eigenen Karten Würfel auf andere Seiten drehen, in beliebiger Reihenfolge. Die Energie auf den Würfeln gehört dir noch nicht und kann das nicht bezahlen.
    .title = Würfel drehen

## Auswerten

rules-tokyo-section-resolve = Was die Würfel tun

rules-tokyo-resolve = Alle Würfel zählen, ob sie dir gefallen oder nicht. Die Reihenfolge ist Zahlen, Herzen, Energie, Angriffe.
    .title = Die Reihenfolge der Würfel
rules-tokyo-numbers = Drei Würfel mit derselben Zahl bringen so viele Punkte: drei Einsen 1 Punkt, drei Zweien 2, drei Dreien 3. Jeder weitere Würfel mit dieser Zahl bringt 1 Punkt mehr. Weniger als drei bringen nichts.
    .title = Zahlen
rules-tokyo-hearts = Außerhalb von Tokio heilt dich jedes Herz um 1, höchstens bis zu deinem Maximum.
    .title = Herzen
rules-tokyo-hearts_in_tokyo = In Tokio heilen dich Herzen nicht und entfernen auch keine Chips. Heilung durch Karten wirkt dort.
    .title = Keine Heilung in Tokio
rules-tokyo-cure = Außerhalb von Tokio kann ein Herz einen deiner Gift- oder Schrumpfchips entfernen, statt zu heilen. Du entscheidest für jedes Herz.
    .title = Herzen gegen Chips
rules-tokyo-energy_dice = Jede Energie auf den Würfeln bringt dir 1 Energie.
    .title = Energie auf den Würfeln
rules-tokyo-claws = Angriffe treffen die andere Seite: von außerhalb alle Monster in Tokio, von Tokio aus alle Monster draußen. Jeder Angriff kostet jedes von ihnen 1 Leben.
    .title = Angriffe
rules-tokyo-claws_at_nobody = Monster auf deiner eigenen Seite sind vor deinen Angriffen sicher. Ist niemand auf der anderen Seite, bewirken Angriffe nichts.
    .title = Wen Angriffe nicht treffen
rules-tokyo-claws_added = Angriffe, die Karten zu deinem Ergebnis dazulegen, zählen wie gewürfelte. Sie treffen zusammen, als ein Schaden.
    .title = Angriffe durch Karten
rules-tokyo-order = Die Reihenfolge ist nur bei „Heilstrahl“ wichtig: Sein Besitzer entscheidet, ob Angriffe vor Herzen kommen.
    .title = Erst Herzen oder erst Angriffe

## Leben verlieren

rules-tokyo-section-losses = Leben verlieren

rules-tokyo-loss = Alles, was ein Ereignis kostet, geht zur selben Zeit verloren. Fallen mehrere Monster zugleich, scheiden sie zugleich aus.
    .title = Verluste kommen zusammen
rules-tokyo-damage = Bevor ein Verlust gilt, können Karten darauf antworten. Wer getroffen ist, antwortet im Uhrzeigersinn, beginnend links vom Verursacher.
    .title = Antworten auf Schaden
rules-tokyo-attack = Du greifst an, wenn ein anderes Monster durch deine Angriffe Leben verliert. Ein ganz abgewehrter Schaden ist kein Angriff: Er hinterlässt keinen Chip, und niemand darf räumen.
    .title = Was ein Angriff ist
rules-tokyo-tokens = Jeder Giftchip kostet dich am Ende deines Zugs 1 Leben. Jeder Schrumpfchip nimmt dir einen Würfel. Sie bleiben, bis du sie mit Herzen entfernst.
    .title = Gift- und Schrumpfchips
rules-tokyo-out = Ein Monster mit 0 Leben scheidet aus. Seine Karten werden abgeworfen, seine Energie und seine Chips sind weg, und es verlässt Tokio.
    .title = Ausscheiden

## Tokio

rules-tokyo-section-tokyo = Tokio halten

rules-tokyo-in_tokyo = Tokio lohnt sich: 1 Punkt fürs Betreten, 2 Punkte für jeden Zug, den du dort beginnst, und deine Angriffe treffen alle draußen. Aber alle draußen treffen dich, und deine Herzen heilen nicht.
    .title = Warum Tokio, und warum nicht
rules-tokyo-yield = Kosten dich in Tokio die Angriffe eines anderen Monsters Leben, darfst du Tokio sofort räumen. Was du verloren hast, bleibt verloren.
    .title = Tokio räumen
rules-tokyo-yield_only = Zu keiner anderen Zeit kannst du Tokio verlassen: nicht in deinem eigenen Zug und nicht, wenn dich eine Karte, Feuer oder Gift Leben kostet.
    .title = Nur nach Angriffen
rules-tokyo-enter = Bist du nach den Würfeln draußen und hat Tokio einen freien Platz, musst du hinein und bekommst 1 Punkt. Einen Angriff brauchst du dafür nicht: Im allerersten Zug ist Tokio leer, also muss der Startspieler hinein.
    .title = Tokio betreten
rules-tokyo-takeover = Räumt das Monster in Tokio oder fällt es in deinem Zug, nimmst du seinen Platz ein. Bleibt es, bleibst du draußen.
    .title = Tokio übernehmen
rules-tokyo-bay = Mit fünf oder sechs lebenden Monstern gibt es zwei Plätze. Musst du hinein, kommt die City zuerst; ist sie besetzt und die Bucht frei, betrittst du die Bucht.
    .title = Betreten bei zwei Plätzen
rules-tokyo-bay_claws = Angriffe von außerhalb treffen beide Plätze. Angriffe von einem der Plätze treffen alle draußen, aber nicht den anderen Platz.
    .title = Angriffe bei zwei Plätzen
rules-tokyo-bay_yield = Jedes der beiden Monster entscheidet selbst, ob es räumt. Räumen beide, nimmt der Angreifer die City, und die Bucht bleibt leer; räumt nur eines, rückt das andere nicht nach.
    .title = Räumen bei zwei Plätzen
rules-tokyo-bay_closes = Sobald nur noch vier Monster leben, schließt die Bucht für immer. Ihr Monster geht in die City, wenn sie leer ist, ohne Punkt dafür; sonst verlässt es Tokio.
    .title = Wenn die Bucht schließt

## Kaufen

rules-tokyo-section-buy = Karten kaufen

rules-tokyo-buy = Du darfst beliebig viele Karten aus der Auslage kaufen, solange du zahlen kannst. Der freie Platz wird sofort vom Stapel aufgefüllt, und auch die neue Karte darfst du kaufen.
    .title = Kaufen
rules-tokyo-sweep = Für 2 Energie darfst du alle drei Karten der Auslage abwerfen und drei neue aufdecken, so oft du zahlen kannst.
    .title = Auslage tauschen
rules-tokyo-keep_cards = Eine Behalten-Karte bleibt vor dir liegen und wirkt von da an.
    .title = Behalten-Karten
rules-tokyo-discard_cards = Eine Abwerfen-Karte wirkt einmal, sofort, und kommt dann auf den Ablagestapel.
    .title = Abwerfen-Karten
rules-tokyo-snatch = Tauchen im Zug eines anderen Monsters neue Karten in der Auslage auf, darf ein Besitzer von „Opportunist“ sie vor allen anderen kaufen.
    .title = Kaufen in fremden Zügen
rules-tokyo-buy_elsewhere = Manche Karten lassen dich woanders kaufen: „Aus dem Labor“ oben vom Stapel, „Parasitententakel“ von einem anderen Monster, das nicht ablehnen kann und den Preis bekommt.
    .title = Vom Stapel und von Monstern kaufen
rules-tokyo-empty_deck = Ist der Stapel leer, wird der Ablagestapel gemischt und ist der neue Stapel.
    .title = Leerer Stapel

## Karten

rules-tokyo-section-cards = Was Karten ändern

rules-tokyo-card_rules = Sagt eine Karte etwas anderes als diese Regeln, hat die Karte recht. Die Galerie zeigt, was jede Karte tut, mit Antworten zu Sonderfällen.
    .title = Karten gehen vor
rules-tokyo-choose = Auf der Karte steht, wann sie wirkt. Was du entscheiden darfst, wird dir in diesem Moment angeboten; alles andere geschieht von selbst.
    .title = Karten einsetzen
rules-tokyo-mimic = „Mimikry“ kopiert eine Behalten-Karte irgendeines Monsters, als hättest du sie gerade gekauft. Verlässt diese Karte das Spiel, darfst du zu Beginn deines Zugs für 1 Energie eine andere wählen.
    .title = Eine Karte kopieren
rules-tokyo-extra_turns = Ein Extrazug ist ein ganzer Zug, direkt nach dem laufenden. Wer schon gewonnen hat, braucht keine Züge mehr: Zuerst wird geprüft, ob jemand gewonnen hat.
    .title = Extrazüge

## Das Ende

rules-tokyo-section-end = Zugende, Spielende

rules-tokyo-end = Bist du mit dem Kaufen fertig, wirken die Karten für das Zugende, und danach schadet dir Gift.
    .title = Zugende
rules-tokyo-sell = Am Ende deines Zugs darfst du mit „Metamorph“ Behalten-Karten zu ihren aufgedruckten Kosten verkaufen.
    .title = Karten verkaufen
rules-tokyo-win_points = Am Ende jedes Zugs wird ein lebendes Monster mit 20 Punkten gesucht: Es gewinnt. Sind es mehrere, kommt das Monster am Zug zuerst, dann das nächste im Uhrzeigersinn. Wer vor dem Zugende fällt, gewinnt nicht, auch nicht mit 20 Punkten.
    .title = Sieg nach Punkten
rules-tokyo-win_last = Lebt nur noch ein Monster, gewinnt es sofort, egal wie viele Punkte es hat.
    .title = Das letzte Monster
rules-tokyo-nobody = Fallen die letzten Monster zugleich, gewinnt niemand.
    .title = Niemand gewinnt
rules-tokyo-options = Der Gastgeber eines Tischs darf Start-Lebenspunkte, Punkte zum Sieg, Kartenauswahl und Startspieler ändern. Zu zweit kann Tokio Energie statt Punkte bringen.
    .title = Optionen eines Tischs
