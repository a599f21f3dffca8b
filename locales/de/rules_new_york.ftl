### Die Regeln von König von New York, für die Regelseite.
### rules-new_york-section-ABSCHNITT ist eine Überschrift; rules-new_york-ABSATZ ist ein Absatz mit eigenem kurzem .title.
### Die Kennungen sind Adressen: Links, Entscheidungen und „Warum?“ führen zu ihnen.

## Kurz gesagt

rules-new_york-section-goal = Kurz gesagt

rules-new_york-goal = Du bist ein riesiges Monster und tobst durch New York. Du gewinnst mit 20 Ruhmpunkten am Ende eines Zugs oder als letztes lebendes Monster.
    .title = So gewinnst du
rules-new_york-turn = Ein Zug hat sechs Schritte: Einkünfte, würfeln, Würfel auswerten, bewegen, Karten kaufen, Zug beenden. Dann ist im Uhrzeigersinn das nächste lebende Monster am Zug.
    .title = Ein Zug

## Vor der Partie

rules-new_york-section-setup = Vor der Partie

rules-new_york-setup = Jedes Monster beginnt mit 10 Leben, ohne Ruhmpunkte, ohne Energie und ohne Karten. Alle Monster können dasselbe; erst deine Karten machen deines besonders.
    .title = Startwerte
rules-new_york-health = Du hast nie mehr als 10 Leben, es sei denn, eine Karte erhöht dein Maximum. Ruhmpunkte bleiben zwischen 0 und 20. Mit Energie bezahlst du Karten und manche Karteneffekte; du darfst so viel davon sparen, wie du willst.
    .title = Leben, Punkte, Energie
rules-new_york-boroughs = New York hat fünf Bezirke: Manhattan und darum herum Staten Island, die Bronx, Queens und Brooklyn. In einem Außenbezirk ist Platz für zwei Monster.
    .title = Die Bezirke
rules-new_york-stacks = Die 45 Gebäudeplättchen werden gemischt und gestapelt: in jedem Bezirk drei Stapel zu je drei Plättchen. Nur das oberste Plättchen eines Stapels ist zu sehen.
    .title = Gebäudestapel
rules-new_york-market = Alle 64 Karten werden zu einem Stapel gemischt. Die drei obersten liegen offen daneben: Das ist die Auslage. Die zwei Zielkarten, „Superstar“ und „Freiheitsstatue“, liegen daneben und sind nicht zu kaufen.
    .title = Stapel, Auslage, Zielkarten
rules-new_york-first = Alle werfen acht Würfel, und wer die meisten Angriffssymbole würfelt, beginnt. Bei Gleichstand würfeln die Führenden noch einmal.
    .title = Wer beginnt
rules-new_york-place = Beim Startspieler beginnend stellt jeder sein Monster in einen Außenbezirk mit weniger als zwei Monstern. Niemand startet in Manhattan.
    .title = Wo du startest

## Der Zug beginnt

rules-new_york-section-start = Einkünfte

rules-new_york-income = Beginnst du deinen Zug in Manhattan, bringt deine Zone Einkünfte: Lower 1 Ruhmpunkt und 1 Energie, Midtown 2 Ruhmpunkte und 1 Energie, Upper 2 Ruhmpunkte und 2 Energie.
    .title = Einkünfte in Manhattan
rules-new_york-start_cards = Dann wirken deine Karten für den Zugbeginn. Manche lassen dich vor dem ersten Wurf handeln, etwa mit einer zusätzlichen Bewegung.
    .title = Karten zu Beginn des Zugs

## Würfeln

rules-new_york-section-roll = Würfeln

rules-new_york-dice = Ein Würfel hat sechs Seiten: Herz, Energie, Angriffssymbol, Stern, Zerstörung und „Autsch!“. Alle sind gleich wahrscheinlich. Karten können dir einen oder zwei grüne Würfel geben; niemand wirft mehr als acht.
    .title = Die Seiten
rules-new_york-roll = Du wirfst sechs Würfel und darfst dann zweimal nachwürfeln. Vor jedem Nachwurf behältst du, was dir gefällt, und wirfst alle anderen neu. Du darfst auch früher aufhören.
    .title = Drei Würfe
rules-new_york-keep = Du wählst jedes Mal neu: Auch einen früher behaltenen Würfel darfst du wieder werfen. Karten können Nachwürfe verbieten oder verlangen.
    .title = Behalten und aufhören
rules-new_york-tokens = Jeder Netzchip nimmt dir einen Nachwurf; Angriffssymbole können ihn entfernen. Ein Nachwurf, in dem „Autsch!“ vorkommt, kostet dich 1 Energie pro Fluchchip; Herzen können ihn entfernen.
    .title = Netz- und Fluchchips
rules-new_york-change_dice = Nach dem Würfeln und wieder vor jeder weiteren Symbolart darfst du mit Karten Würfel ändern, die noch nicht ausgewertet sind. Was Karten dem Ergebnis hinzufügen, steht vor der ersten Symbolart fest.
    .title = Würfel ändern

## Auswerten

rules-new_york-section-resolve = Was die Würfel bewirken

rules-new_york-resolve = Alle Würfel müssen ausgewertet werden, ob sie dir gefallen oder nicht. Alle Ergebnisse einer Seite werden ausgewertet, bevor die nächste an der Reihe ist.
    .title = Jedes Ergebnis zählt
rules-new_york-order = Du wählst die Reihenfolge der Seiten, und sie ist wichtig. Eine Einheit, die du vorher zerstörst, schießt nicht mehr; ein Gebäude, das du vorher zerstörst, wird zu einer, die schießt.
    .title = Die Reihenfolge bestimmst du
rules-new_york-energy_dice = Jede Energie auf den Würfeln bringt dir 1 Energie.
    .title = Energie auf den Würfeln
rules-new_york-hearts = Außerhalb Manhattans bekommst du für jedes Herz 1 Leben zurück, höchstens bis zu deinem Maximum.
    .title = Herzen
rules-new_york-hearts_in_manhattan = In Manhattan heilen dich Herzen nicht. Heilung durch Karten und zerstörte Plättchen wirkt dort.
    .title = In Manhattan heilen Würfel nicht
rules-new_york-cure = Ein Herz kann einen deiner Fluchchips entfernen, statt zu heilen, auch in Manhattan. Du entscheidest für jedes Herz.
    .title = Herzen gegen Fluchchips

## Angriff

rules-new_york-section-attack = Angriffssymbole

rules-new_york-claws = Angriffssymbole treffen die andere Seite: von Manhattan aus alle Monster in den Außenbezirken, von dort alle Monster in Manhattan. Jedes Symbol verursacht bei jedem von ihnen 1 Schaden.
    .title = Angriffssymbole
rules-new_york-no_targets = War Manhattan zu Beginn deines Zugs leer, verursachen deine Angriffssymbole in diesem Zug keinen Schaden.
    .title = Frieden, solange Manhattan leer ist
rules-new_york-attack = Ein Angriff ist es nur, wenn deine Angriffssymbole mindestens 1 Schaden verursachen. Karten, die einen Angriff verstärken, brauchen diesen ersten Schaden.
    .title = Was ein Angriff ist
rules-new_york-shed = Du darfst Angriffssymbole ausgeben, um Netzchips zu entfernen, eines pro Chip. Alle anderen greifen an wie immer.
    .title = Angriffssymbole gegen Netzchips
rules-new_york-damage = Jeder Schaden kostet 1 Leben. Aller Schaden eines Ereignisses trifft gleichzeitig; kann eine Karte dagegen helfen, wird ihr Besitzer vorher gefragt.
    .title = Schaden
rules-new_york-card_damage = Schaden durch eine gekaufte Karte oder durch die Armee ist kein Angriff, also darf danach niemand fliehen.
    .title = Schaden ohne Angriff
rules-new_york-out = Ein Monster mit 0 Leben scheidet aus. Seine Karten werden abgeworfen, seine Energie und seine Chips sind weg, und seine Zielkarten kommen zurück auf den Tisch.
    .title = Ausscheiden

## Zerstören

rules-new_york-section-destruction = Zerstörung

rules-new_york-destroy = Zerstörungen setzt du gegen Plättchen in deinem eigenen Bezirk ein. Du zerstörst ein Plättchen, wenn du in einem Zug so viele ausgibst, wie seine Widerstandskraft beträgt. In Manhattan erreichst du alle Plättchen, egal in welcher Zone du bist.
    .title = Zerstörung
rules-new_york-buildings = Ein Gebäude bringt so viel, wie seine Widerstandskraft beträgt: ein Hochhaus Ruhmpunkte, ein Kraftwerk Energie, ein Hospital Leben.
    .title = Gebäude
rules-new_york-flip = Ein zerstörtes Gebäude wird umgedreht und bleibt als Einheit in seinem Bezirk: Aus Widerstandskraft 1 wird Infanterie, aus 2 ein Jet, aus 3 ein Panzer. Das nächste Gebäude des Stapels kommt zum Vorschein, und du darfst es gleich zerstören.
    .title = Vom Gebäude zur Einheit
rules-new_york-units = Auch Einheiten lassen sich zerstören und verlassen dann das Spiel: Infanterie hat Widerstandskraft 2 und bringt 1 Leben, ein Jet hat 3 und bringt 2 Energie, ein Panzer hat 4 und bringt 3 Ruhmpunkte.
    .title = Einheiten
rules-new_york-fresh_units = Eine Einheit, die in diesem Zug aufgetaucht ist, lässt sich im selben Zug nicht zerstören. Schießen kann sie aber.
    .title = Neue Einheiten
rules-new_york-duty = Solange deine Zerstörungen für ein Plättchen reichen, musst du eines zerstören; du entscheidest, welches. Was übrig bleibt, verfällt.
    .title = Zerstören ist Pflicht

## Sterne

rules-new_york-section-stars = Sterne und Superstar

rules-new_york-stars = Ohne „Superstar“ bewirken weniger als drei Sterne nichts. Mit drei oder mehr nimmst du dir „Superstar“, vom Tisch oder von seinem Besitzer, und bekommst 1 Ruhmpunkt, dazu 1 für jeden Stern über drei.
    .title = Drei Sterne
rules-new_york-superstar = Solange du „Superstar“ hast, bringt jeder gewürfelte Stern 1 Ruhmpunkt. Nimmt ein anderes Monster ihn dir ab, verlierst du die Karte, aber keine Ruhmpunkte.
    .title = Superstar sein

## Autsch!

rules-new_york-section-ouch = „Autsch!“: Die Armee schießt

rules-new_york-ouch = Ein „Autsch!“: Die Einheiten in deinem Bezirk schießen auf dich. Für jede von ihnen erleidest du 1 Schaden.
    .title = Ein „Autsch!“
rules-new_york-ouch_two = Zwei „Autsch!“: Die Einheiten in deinem Bezirk schießen auf alle Monster dort, und jedes erleidet 1 Schaden pro Einheit.
    .title = Zwei „Autsch!“
rules-new_york-ouch_three = Drei „Autsch!“ oder mehr: Alle Einheiten der Stadt schießen. Jedes Monster erleidet 1 Schaden für jede Einheit in seinem eigenen Bezirk.
    .title = Drei „Autsch!“
rules-new_york-statue = Drei „Autsch!“ oder mehr bringen dir auch die Freiheitsstatue und 3 Ruhmpunkte, nachdem die Armee geschossen hat. Wer die Statue an ein anderes Monster verliert, verliert 3 Ruhmpunkte.
    .title = Die Freiheitsstatue
rules-new_york-ouch_fresh = Auch Einheiten, die erst in diesem Zug aufgetaucht sind, schießen, und in Manhattan treffen sie jede Zone. Vor der Armee darf niemand fliehen.
    .title = Wer schießt und auf wen

## Bewegung

rules-new_york-section-move = Bewegung

rules-new_york-enter = Bist du nach dem Auswerten der Würfel draußen und hat Manhattan Platz, musst du nach Lower Manhattan. Fürs Betreten bekommst du 1 Ruhmpunkt.
    .title = Manhattan betreten
rules-new_york-move = Ist Manhattan voll, darfst du bleiben, wo du bist, oder in einen beliebigen Außenbezirk mit weniger als zwei Monstern gehen. Die Entfernung ist egal.
    .title = Draußen bewegen
rules-new_york-climb = Bist du in Manhattan, rückst du eine Zone vor: von Lower nach Midtown, von Midtown nach Upper. In Upper bleibst du. In der Bewegungsphase, in der du Manhattan betrittst, rückst du nicht vor.
    .title = Vorrücken

## Manhattan

rules-new_york-section-manhattan = Manhattan halten

rules-new_york-manhattan = Manhattan ist ein Bezirk mit drei Zonen und Platz für ein Monster. Es bringt Einkünfte, und deine Angriffe treffen alle draußen; aber alle draußen treffen dich, und deine Herzen heilen nicht.
    .title = Was für Manhattan spricht und was dagegen
rules-new_york-flee = Fügt dir ein anderes Monster in Manhattan durch einen Angriff Schaden zu, darfst du sofort fliehen, in einen Außenbezirk mit weniger als zwei Monstern. Was du verloren hast, bleibt verloren, und der Angreifer muss bei seiner Bewegung nach Manhattan.
    .title = Fliehen
rules-new_york-leaving = Einfach so kannst du Manhattan nicht verlassen. Hinaus kommst du nur durch Flucht, durch eine Karte, die dich bewegt, wenn es für zwei zu klein wird oder wenn du ausscheidest.
    .title = Wege hinaus

## Fünf oder sechs Monster

rules-new_york-section-five = Bei fünf oder sechs Spielern

rules-new_york-second_track = Mit fünf oder sechs Monstern hat Manhattan Platz für zwei, auf zwei Wegen mit denselben Zonen und Einkünften. Du betrittst den ersten Weg oder, wenn der besetzt ist, den zweiten und rückst auf deinem eigenen Weg vor.
    .title = Zwei Wege
rules-new_york-two_in_manhattan = Solange dort weniger als zwei Monster sind, musst du bei deiner Bewegung hinein. Angriffe von außerhalb treffen beide; die beiden treffen sich gegenseitig nicht.
    .title = Zwei Monster in Manhattan
rules-new_york-flee_order = Nach einem Angriff entscheidet das Monster auf dem ersten Weg zuerst, ob es flieht. Geht es oder scheidet es aus, wechselt das andere auf den ersten Weg, in seiner eigenen Zone.
    .title = Wer zuerst flieht
rules-new_york-too_small = Sind weniger als fünf Monster übrig, hat Manhattan für immer nur noch Platz für eines. Das Monster auf dem zweiten Weg muss sofort hinaus, in einen Außenbezirk mit Platz.
    .title = Wenn Manhattan zu klein wird

## Kaufen

rules-new_york-section-buy = Karten kaufen

rules-new_york-buy = Du darfst beliebig viele Karten aus der Auslage kaufen, solange du zahlen kannst. Der freie Platz wird sofort vom Stapel aufgefüllt, und auch die neue Karte darfst du kaufen.
    .title = Kaufen
rules-new_york-sweep = Für 2 Energie darfst du alle drei Karten der Auslage abwerfen und drei neue aufdecken, so oft du zahlen kannst. Ist der Stapel leer, wird der Ablagestapel gemischt und bildet den neuen Stapel.
    .title = Auslage tauschen, leerer Stapel
rules-new_york-card_kinds = Eine Behalten-Karte bleibt vor dir liegen und wirkt von da an. Eine Abwerfen-Karte wirkt einmal, sofort, und kommt dann auf den Ablagestapel.
    .title = Behalten- und Abwerfen-Karten
rules-new_york-prices = Manche Abwerfen-Karten kosten 1 weniger, wenn du in einem bestimmten Bezirk bist. Ein paar kannst du nur in einem Zug kaufen, in dem du einen Jet oder einen Panzer zerstört hast.
    .title = Preise und Bedingungen
rules-new_york-choose = Widerspricht eine Karte diesen Regeln, gilt die Karte. Was du entscheiden darfst, wird dir angeboten, wenn die Karte wirkt; alles andere geschieht automatisch.
    .title = Karten einsetzen

rules-new_york-no_end = Eine Karte, die mindestens die Energie einbringen kann, die sie kostet, etwa „Hudson auf ex“, kann in einem Zug höchstens dreimal gekauft werden. Im Extrazug durch „Subway“ darfst du höchstens dreimal in denselben Bezirk fahren.
    .title = Kein Zug ohne Ende

## Das Ende

rules-new_york-section-end = Zugende, Spielende

rules-new_york-end = Bist du mit dem Kaufen fertig, wirken die Karten für das Zugende. Ein Extrazug ist ein ganzer Zug, direkt nach dem laufenden.
    .title = Zugende, Extrazüge
rules-new_york-win_points = Hat am Ende eines Zugs ein lebendes Monster 20 Ruhmpunkte, gewinnt es. Haben mehrere so viele, gewinnt das Monster am Zug, wenn es dazugehört, sonst das nächste im Uhrzeigersinn. Wer vorher ausscheidet, gewinnt nicht, auch nicht mit 20 Ruhmpunkten.
    .title = Sieg nach Punkten
rules-new_york-win_last = Lebt nur noch ein Monster und ist es am Zug, spielt es den Zug zu Ende und gewinnt, wenn es dann noch lebt. Ist es nicht am Zug, gewinnt es sofort. Scheiden die letzten Monster im selben Zug aus, gewinnt niemand.
    .title = Das letzte Monster
rules-new_york-options = Wer einen Tisch eröffnet, darf Start-Lebenspunkte, Punkte zum Sieg, Kartenauswahl und Startspieler ändern. Bei fünf oder sechs Spielern lässt sich Manhattan auf ein Monster beschränken.
    .title = Optionen eines Tischs
