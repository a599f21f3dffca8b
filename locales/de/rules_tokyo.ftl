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

rules-tokyo-setup = Jedes Monster beginnt außerhalb von Tokio mit 10 Leben, ohne Ruhmpunkte, ohne Energie und ohne Karten. Alle Monster können dasselbe; erst deine Karten machen deines besonders.
    .title = Startwerte
rules-tokyo-places = Bei zwei bis vier Spielern hat Tokio einen Platz: Tokio City. Bei fünf oder sechs gibt es einen zweiten: die Bucht von Tokio.
    .title = City und Bucht
rules-tokyo-market = Alle 66 Karten werden zu einem Stapel gemischt. Die drei obersten liegen offen daneben: Das ist die Auslage.
    .title = Stapel und Auslage
rules-tokyo-first = Alle werfen sechs Würfel, und wer die meisten Angriffssymbole würfelt, beginnt. Bei Gleichstand würfeln die Führenden noch einmal.
    .title = Wer beginnt

## Leben, Punkte, Energie

rules-tokyo-section-numbers = Leben, Punkte, Energie

rules-tokyo-health = Du hast nie mehr als 10 Leben, es sei denn, eine Karte erhöht dein Maximum. Mit 0 Leben scheidet dein Monster aus.
    .title = Leben
rules-tokyo-points = Ruhmpunkte bleiben zwischen 0 und 20: Was über 20 hinausginge, verfällt.
    .title = Punkte
rules-tokyo-energy = Mit Energie bezahlst du Karten und manche Karteneffekte. Du darfst so viel davon sparen, wie du willst.
    .title = Energie

## Der Zug beginnt

rules-tokyo-section-start = Der Zug beginnt

rules-tokyo-start = Beginnst du deinen Zug in Tokio, bekommst du sofort 2 Ruhmpunkte. City und Bucht bringen gleich viel.
    .title = Punkte für Tokio
rules-tokyo-start_cards = Karten für den Zugbeginn wirken vor dem ersten Wurf. „Batteriemonster“ zahlt zuerst; nach den Ruhmpunkten für Tokio darfst du für 1 Energie mit „Mimikry“ eine andere Karte kopieren.
    .title = Karten zu Beginn des Zugs

## Würfeln

rules-tokyo-section-roll = Würfeln

rules-tokyo-dice = Ein Würfel hat sechs Seiten: 1, 2, 3, Herz, Energie und Angriffssymbol. Alle sind gleich wahrscheinlich.
    .title = Die Seiten
rules-tokyo-roll = Du wirfst sechs Würfel und darfst dann zweimal nachwürfeln. Vor jedem Nachwurf behältst du, was dir gefällt, und wirfst alle anderen neu.
    .title = Drei Würfe
rules-tokyo-keep = Du wählst jedes Mal neu: Auch einen früher behaltenen Würfel darfst du wieder werfen. Und du darfst jederzeit früher aufhören.
    .title = Behalten und aufhören
rules-tokyo-extra_dice = Karten können dir grüne Würfel geben, und Schrumpfchips nehmen dir Würfel. Niemand wirft mehr als acht; auch ganz ohne Würfel geht dein Zug weiter.
    .title = Mehr Würfel, weniger Würfel
rules-tokyo-extra_rolls = Manche Karten geben dir weitere Würfe, kostenlos oder für Energie. Du darfst sie vor oder nach deinen normalen Würfen nutzen.
    .title = Extrawürfe
rules-tokyo-probe = Hast du fertig gewürfelt, darf jeder andere Besitzer einer „Psi-Sonde“ einen deiner Würfel neu werfen, im Uhrzeigersinn, beginnend links von dir.
    .title = Wenn andere deine Würfel neu werfen
rules-tokyo-change_dice = Danach darfst du mit deinen Karten Würfel auf andere Seiten drehen, in beliebiger Reihenfolge. Die Energie auf den Würfeln gehört dir noch nicht; damit kannst du das nicht bezahlen.
    .title = Würfel drehen

## Auswerten

rules-tokyo-section-resolve = Was die Würfel bewirken

rules-tokyo-resolve = Alle Würfel zählen, ob sie dir gefallen oder nicht. Die Reihenfolge ist: Zahlen, Herzen, Energie, Angriffssymbole.
    .title = Die Reihenfolge der Würfel
rules-tokyo-numbers = Drei Würfel mit derselben Zahl bringen so viele Ruhmpunkte, wie sie zeigen: drei Einsen 1, drei Zweien 2, drei Dreien 3. Jeder weitere Würfel mit dieser Zahl bringt 1 mehr. Weniger als drei bringen nichts.
    .title = Zahlen
rules-tokyo-hearts = Außerhalb von Tokio bekommst du für jedes Herz 1 Leben zurück, höchstens bis zu deinem Maximum.
    .title = Herzen
rules-tokyo-hearts_in_tokyo = In Tokio heilen dich Herzen nicht und entfernen auch keine Chips. Heilung durch Karten wirkt dort.
    .title = Keine Heilung in Tokio
rules-tokyo-cure = Außerhalb von Tokio kann ein Herz einen deiner Gift- oder Schrumpfchips entfernen, statt zu heilen. Du entscheidest für jedes Herz.
    .title = Herzen gegen Chips
rules-tokyo-energy_dice = Jede Energie auf den Würfeln bringt dir 1 Energie.
    .title = Energie auf den Würfeln
rules-tokyo-claws = Angriffssymbole treffen die andere Seite: von außerhalb alle Monster in Tokio, von Tokio aus alle Monster draußen. Jedes Symbol kostet jedes von ihnen 1 Leben.
    .title = Angriffssymbole
rules-tokyo-claws_at_nobody = Monster auf deiner eigenen Seite sind vor deinen Angriffssymbolen sicher. Ist niemand auf der anderen Seite, bewirken sie nichts.
    .title = Wen du nicht triffst
rules-tokyo-claws_added = Angriffssymbole, die durch Karten dazukommen, zählen wie gewürfelte. Alle zusammen sind ein einziger Schaden.
    .title = Angriffssymbole von Karten
rules-tokyo-order = Die Reihenfolge ist nur bei „Heilstrahl“ wichtig: Wer die Karte hat, entscheidet, ob Angriffssymbole vor Herzen ausgewertet werden.
    .title = Erst Herzen oder erst Angriffssymbole

## Leben verlieren

rules-tokyo-section-losses = Leben verlieren

rules-tokyo-loss = Aller Schaden eines Ereignisses trifft gleichzeitig. Monster, die dabei auf 0 Leben kommen, scheiden gemeinsam aus.
    .title = Schaden trifft gleichzeitig
rules-tokyo-damage = Bevor Leben verloren gehen, können Karten das verhindern. Gefragt wird im Uhrzeigersinn, beginnend links vom Verursacher.
    .title = Sich gegen Schaden wehren
rules-tokyo-attack = Ein Angriff ist es nur, wenn ein anderes Monster durch deine Angriffssymbole wirklich Leben verliert. Wird der Schaden ganz abgewehrt, gilt das nicht als Angriff: Es gibt keinen Chip, und niemand darf Tokio verlassen.
    .title = Was ein Angriff ist
rules-tokyo-tokens = Jeder Giftchip kostet dich am Ende deines Zugs 1 Leben. Jeder Schrumpfchip nimmt dir einen Würfel. Sie bleiben, bis du sie mit Herzen entfernst.
    .title = Gift- und Schrumpfchips
rules-tokyo-out = Ein Monster mit 0 Leben scheidet aus. Seine Karten werden abgeworfen, seine Energie und seine Chips sind weg, und es verlässt Tokio.
    .title = Ausscheiden

## Tokio

rules-tokyo-section-tokyo = Tokio halten

rules-tokyo-in_tokyo = Tokio lohnt sich: 1 Ruhmpunkt fürs Betreten, 2 Ruhmpunkte für jeden Zug, den du dort beginnst, und deine Angriffe treffen alle draußen. Aber alle draußen treffen dich, und deine Herzen heilen nicht.
    .title = Was für Tokio spricht und was dagegen
rules-tokyo-yield = Kostet dich in Tokio der Angriff eines anderen Monsters Leben, darfst du Tokio sofort verlassen. Was du verloren hast, bleibt verloren.
    .title = Tokio verlassen
rules-tokyo-yield_only = Zu keiner anderen Zeit kannst du Tokio verlassen: nicht in deinem eigenen Zug und nicht, wenn dich eine Karte, Feuer oder Gift Leben kostet.
    .title = Nur nach einem Angriff
rules-tokyo-enter = Bist du nach dem Auswerten der Würfel draußen und hat Tokio einen freien Platz, musst du hinein und bekommst 1 Ruhmpunkt. Ein Angriffssymbol brauchst du dafür nicht: Im allerersten Zug ist Tokio leer, also muss der Startspieler hinein.
    .title = Tokio betreten
rules-tokyo-takeover = Verlässt das Monster in Tokio seinen Platz oder scheidet es in deinem Zug aus, nimmst du seinen Platz ein. Bleibt es, bleibst du draußen.
    .title = Tokio übernehmen
rules-tokyo-bay = Mit fünf oder sechs lebenden Monstern gibt es zwei Plätze. Musst du hinein, kommt die City zuerst; ist sie besetzt und die Bucht frei, betrittst du die Bucht.
    .title = Betreten bei zwei Plätzen
rules-tokyo-bay_claws = Angriffe von außerhalb treffen beide Plätze. Angriffe von einem der Plätze treffen alle draußen, aber nicht das Monster auf dem anderen Platz.
    .title = Angriffe bei zwei Plätzen
rules-tokyo-bay_yield = Jedes der beiden Monster entscheidet selbst, ob es Tokio verlässt. Gehen beide, nimmt der Angreifer die City, und die Bucht bleibt leer; geht nur eines, rückt das andere nicht nach.
    .title = Verlassen bei zwei Plätzen
rules-tokyo-bay_closes = Sobald nur noch vier Monster leben, schließt die Bucht für immer. Ihr Monster geht in die City, wenn sie leer ist, bekommt dafür aber keinen Ruhmpunkt; sonst verlässt es Tokio.
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
    .title = Kaufen, wenn andere am Zug sind
rules-tokyo-buy_elsewhere = Manche Karten lassen dich woanders kaufen: „Aus dem Labor“ oben vom Stapel, „Parasitententakel“ von einem anderen Monster, das nicht ablehnen kann und den Preis bekommt.
    .title = Vom Stapel und von Monstern kaufen
rules-tokyo-empty_deck = Ist der Stapel leer, wird der Ablagestapel gemischt und bildet den neuen Stapel.
    .title = Leerer Stapel

rules-tokyo-no_end = Eine Karte, die mindestens die Energie einbringt, die sie kostet, etwa „Energieschub“, kann in einem Zug höchstens dreimal gekauft werden, egal von wem.
    .title = Kein Zug ohne Ende

## Karten

rules-tokyo-section-cards = Was Karten ändern

rules-tokyo-card_rules = Widerspricht eine Karte diesen Regeln, gilt die Karte. Die Galerie zeigt, was jede Karte bewirkt, mit Antworten zu Sonderfällen.
    .title = Karten gehen vor
rules-tokyo-choose = Auf der Karte steht, wann sie wirkt. Was du entscheiden darfst, wird dir in diesem Moment angeboten; alles andere geschieht automatisch.
    .title = Karten einsetzen
rules-tokyo-mimic = „Mimikry“ kopiert eine Behalten-Karte eines beliebigen Monsters, als hättest du sie gerade gekauft. Verlässt diese Karte das Spiel, darfst du zu Beginn deines Zugs für 1 Energie eine andere wählen.
    .title = Eine Karte kopieren
rules-tokyo-extra_turns = Ein Extrazug ist ein ganzer Zug, direkt nach dem laufenden. Vorher wird geprüft, ob schon jemand gewonnen hat; dann entfällt der Extrazug.
    .title = Extrazüge

## Das Ende

rules-tokyo-section-end = Zugende, Spielende

rules-tokyo-end = Bist du mit dem Kaufen fertig, wirken die Karten für das Zugende, und danach kostet dich Gift Leben.
    .title = Zugende
rules-tokyo-sell = Hast du „Metamorph“, darfst du am Ende deines Zugs deine Behalten-Karten zu ihren aufgedruckten Kosten verkaufen.
    .title = Karten verkaufen
rules-tokyo-win_points = Hat am Ende eines Zugs ein lebendes Monster 20 Ruhmpunkte, gewinnt es. Haben mehrere so viele, gewinnt das Monster am Zug, wenn es dazugehört, sonst das nächste im Uhrzeigersinn. Wer vorher ausscheidet, gewinnt nicht, auch nicht mit 20 Ruhmpunkten.
    .title = Sieg nach Punkten
rules-tokyo-win_last = Lebt nur noch ein Monster, gewinnt es sofort, egal wie viele Ruhmpunkte es hat.
    .title = Das letzte Monster
rules-tokyo-nobody = Scheiden die letzten Monster gemeinsam aus, gewinnt niemand.
    .title = Niemand gewinnt
rules-tokyo-options = Wer einen Tisch eröffnet, darf Start-Lebenspunkte, Punkte zum Sieg, Kartenauswahl und Startspieler ändern und die Runde zu Ende spielen lassen. Bei zwei Spielern kann Tokio Energie statt Punkte bringen.
    .title = Optionen eines Tischs
