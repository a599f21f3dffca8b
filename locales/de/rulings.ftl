### Klarstellungen: was gespielt wird, wo die Anleitungen eine Lücke lassen.
### ruling-KENNUNG ist ein Eintrag, .example sagt, was sein kleiner Spielplan zeigt. Die Kennungen sind Adressen.

## Zahlen

ruling-section-numbers = Zahlen

ruling-points = Ruhmpunkte bleiben zwischen 0 und 20, den Enden der Anzeige. Was darüber hinausginge, verfällt; 5 Punkte weniger machen aus 20 also 15.
    .example = Punkte über 20 sind für immer weg: Ein späterer Verlust zählt ab 20.
ruling-energy = Energie hat keine Obergrenze und fällt nie unter 0.
    .example = Energie wächst ohne Grenze.
ruling-eight_dice = Niemand wirft mehr als acht Würfel: In der Schachtel sind sechs schwarze und zwei grüne.
    .example = Zwei Karten „Extrakopf“ und eine Kopie davon geben trotzdem nur acht Würfel.
ruling-tokens = Mehr Chips als in der Schachtel gibt es nicht: 12 Gift- und 12 Schrumpfchips in Tokio; 13 Netz-, 13 Fluch-, 5 Souvenir- und 15 Panzerungschips in New York. Sind alle vergeben, kommt keiner dazu; ein letzter geht im Uhrzeigersinn an das erste Opfer. Die Chips eines ausgeschiedenen Monsters werden wieder frei.
    .example = Alle zwölf Giftchips sind vergeben, also bringt ein Angriff keinen.
ruling-copied_tokens = Rauchchips und Ladung einer Mimikry-Kopie sind zusätzlich da: Die Kopie hat ihren eigenen vollen Satz.
    .example = Eine Mimikry-Kopie von „Rauchwolke“ bekommt drei eigene Rauchchips.

## Entscheidungen

ruling-section-decisions = Entscheidungen

ruling-never_stuck = Niemand steckt je fest, und keine Aktion ist leer. Wo es nur eine Möglichkeit gibt, geschieht sie ohne Frage: der letzte Wurf ohne Karte, die ihn ändern kann, eine Kaufphase, in der nichts bezahlbar ist, ein Herz, das nur heilen kann.
    .example = Nach dem dritten Wurf gibt es nichts mehr zu wählen, und die Würfel zählen sofort.
ruling-no_dice = Auch ein Monster ohne Würfel hat seinen Zug: Es würfelt nicht, betritt Tokio, wenn dort Platz ist, und darf kaufen.
    .example = Sechs Schrumpfchips lassen keinen Würfel übrig; der Zug geht mit Betreten und Kaufen weiter.
ruling-rapid_healing = „Schnellheilung“ darf bei jeder Entscheidung eingesetzt werden, die ihr Besitzer ohnehin hat, solange sie heilen würde.
    .example = „Schnellheilung“ wird nur Verletzten angeboten.

## Leben verlieren

ruling-section-losses = Leben verlieren

ruling-together = Alle Verluste eines Ereignisses gehören zusammen. Die Getroffenen antworten im Uhrzeigersinn, beginnend links vom Verursacher und endend mit ihm selbst; erst nach der letzten Antwort gelten alle Verluste. Dann scheiden alle gefallenen Monster zugleich aus, dann werden die Plätze geregelt, und dann wird geprüft, ob nur noch ein Monster steht.
    .example = Geantwortet wird im Uhrzeigersinn ab links vom Angreifer, und vor der letzten Antwort verliert niemand Leben.
ruling-out = Scheidet ein Monster aus, gehen seine Karten auf den Ablagestapel, seine Energie und seine Chips in den Vorrat und seine Zielkarten auf den Tisch, ohne dass sich Punkte ändern.
    .example = Ein ausgeschiedenes Monster verliert seine Karten und seine Energie und hat keine Züge mehr.
ruling-own_turn = Wer im eigenen Zug fällt, ist damit fertig: Der Rest des Zugs entfällt, und der Nächste ist dran. Mit „Opportunist“ darf die Karte noch gekauft werden, die der letzte Kauf aufgedeckt hat.
    .example = Ein Monster, das in seiner eigenen Kaufphase fällt, kauft nichts mehr.
ruling-fire = Angriffe und „Feueratem“, die dasselbe Monster treffen, sind ein Schaden. Feuer, das ein Monster ohne Angriffe trifft, ist Schaden durch eine Karte: Es hinterlässt keinen Chip und gibt kein Recht zu räumen.
    .example = Feuer und Angriff werden zusammen 2 Schaden, und die halten „Panzerplatten“ nicht auf.
ruling-camouflage = „Tarnung“ würfelt von selbst, immer wenn Leben verloren zu gehen drohen, auch durch Gift und eigene Käufe. Um Schaden, den „Panzerplatten“ ohnehin aufhalten, wird nicht gewürfelt; Schaden, den „Tarnung“ auf 1 senkt, halten dann „Panzerplatten“ auf.
    .example = „Tarnung“ würfelt am Zugende von selbst gegen Gift.
ruling-wings = „Flügel“ werden einmal für den Rest des Zugs bezahlt, egal wessen Zug es ist, und erst angeboten, wenn „Tarnung“ gewürfelt hat.
    .example = Einmal bezahlt, schützen „Flügel“ vor jedem weiteren Schaden desselben Zugs.
ruling-poison = Für Gift ist niemand verantwortlich: Es verdirbt „Pflanzenfresser“ nichts. Für den Schaden durch „Wühlarbeit“ ist das Monster verantwortlich, das geräumt hat, nicht der Angreifer.
    .example = Gift schadet seinem Träger, und „Pflanzenfresser“ bringt ihm trotzdem den Punkt.
ruling-lost_maximum = Sinkt das Maximum, verschwinden die Leben darüber, ohne dass es als Schaden gilt.
    .example = Der Verkauf von „Noch größer“ macht aus 12 Leben 10; das ist kein Schaden, und „Pflanzenfresser“ bringt seinen Punkt.
ruling-child = Mit „Es hat ein Kind!“ behält man Energie, Gift- und Schrumpfchips und sonst nichts. Der tödliche Angriff hinterlässt trotzdem seinen Chip, und was vom Schaden übrig war, verfällt.
    .example = Ein Monster, das „Es hat ein Kind!“ rettet, behält Energie und Chips und verliert den Rest.

## Auslage und Stapel

ruling-section-market = Auslage und Stapel

ruling-empty_deck = Ein leerer Stapel entsteht neu aus dem gemischten Ablagestapel. Ist auch der leer, bleibt der Platz in der Auslage leer.
    .example = Der Stapel ist leer, also wird der Ablagestapel zum neuen Stapel.
ruling-refill = Eine gekaufte Abwerfen-Karte kommt erst auf den Ablagestapel, wenn ihr Platz aufgefüllt ist; in einem Stapel, der dabei neu entsteht, ist sie also nicht. Ein Tausch wirft zuerst ab: Ohne Stapel kommen die getauschten Karten zurück.
    .example = Die eben gekaufte Karte ist noch nicht auf dem Ablagestapel, wenn ihr Platz aufgefüllt wird.
ruling-opportunist = „Opportunist“: Alle zugleich aufgedeckten Karten bleiben im Angebot, bis der Besitzer passt, und eine nachgelegte kommt dazu. Der Käufer wird nach der nachgelegten gefragt, bevor der nächste „Opportunist“ dran ist.
    .example = Wer mit „Opportunist“ eine von drei aufgedeckten Karten kauft, darf auch die anderen und die nachgelegte nehmen.
ruling-made_in_a_lab = „Aus dem Labor“ darf nachsehen, sooft der Besitzer in seiner Kaufphase die jetzige oberste Karte nicht kennt; schon das hält die Phase offen. Mit einer Kopie sieht er die obersten zwei Karten und darf beide kaufen. Wer die Karte verliert, verliert auch das Recht, das Gesehene zu kaufen.
    .example = Eine ungesehene oberste Karte öffnet die Kaufphase auch ohne Energie, eine gesehene nicht.
ruling-arrive_full = Karten mit Chips, die einem anderen Monster abgekauft werden, kommen voll an.
    .example = Karten mit Chips sind wieder voll, wenn sie einem anderen Monster abgekauft werden.

## Extrazüge

ruling-section-extra_turns = Extrazüge

ruling-extra_turn = Ein Extrazug ist ein ganzer Zug, direkt nach dem laufenden und dessen Prüfung auf Sieg. Mehrere stellen sich an. Die eines ausgeschiedenen Monsters verfallen.
    .example = Der Extrazug folgt sofort und bringt wieder Punkte für den Beginn in Tokio.
ruling-freeze_time = „Zeitstopp“ fragt nach der Prüfung auf Sieg, vor dem nächsten Zug, und sein Zug kommt vor allen, die schon warten. Im Zug mit den drei Einsen gekauft, zählt die Karte schon.
    .example = „Zeitstopp“ fragt, wenn der Zug samt Gift vorbei ist.
ruling-frenzy = Der Zug durch „Raserei“ kommt nach dem ganzen laufenden Zug. Wurde sie mit „Opportunist“ gekauft, geht es danach bei dem Platz weiter, der unterbrochen wurde.
    .example = Nach dem Kauf von „Raserei“ wird vor dem Extrazug der Rest des Zugs gespielt.

## Das Ende

ruling-section-end = Das Spielende

ruling-round = „Runde“ meint in der Regel über 20 Punkte den Zug: Das Spiel endet mit dem Zug.
    .example = Das Spiel endet mit dem Zug, der 20 Punkte erreicht hat, auch wenn andere noch nicht dran waren.
ruling-win_check = Die Prüfung auf Sieg kommt am Ende jedes Zugs, nach allen Effekten dort; in Tokio sind das der Reihe nach Verkäufe, „Mitleidsbonus“, „Energiehamster“, „Pflanzenfresser“, „Solarantrieb“ und Gift. Zuerst kommt das Monster am Zug, dann die anderen im Uhrzeigersinn; das erste lebende mit 20 Punkten gewinnt allein.
    .example = Ein Punkt vom Zugende zählt bei der Prüfung auf Sieg desselben Zugs.
ruling-last_monster = Nur ein Monster übrig: In Tokio gewinnt es sofort, gleich nach dem Ausscheiden der anderen. In New York spielt ein Monster am Zug zuerst seinen Zug zu Ende und gewinnt, wenn es dann noch lebt; ist das Monster am Zug gefallen, gewinnt das andere sofort.
    .example = Das letzte Monster gewinnt sofort, ohne einzurücken und ohne sein eigenes Gift.
ruling-nobody = Niemand übrig: Niemand gewinnt, egal wie die Punkte stehen.
    .example = Durch „Bombenhagel“ fallen die beiden letzten Monster, und niemand gewinnt, 20 Punkte hin oder her.
ruling-thousand_turns = Eine Partie, die 1000 Züge erreicht, endet ohne Sieger.
    .example = Nach 1000 Zügen ohne Entscheidung endet die Partie ohne Sieger.

## Optionen

ruling-section-options = Optionen

ruling-finish_round = Die Option „Runde zu Ende spielen“: Hat ein lebendes Monster am Ende eines Zugs genug Punkte, geht es weiter, bis der Startspieler wieder an der Reihe wäre. Dann gewinnt das lebende Monster mit den meisten Punkten, und bei Gleichstand ist der Sieg geteilt. Ist der Startspieler ausgeschieden, gilt sein Platz trotzdem als Ende der Runde. Extrazüge des letzten Platzes werden vorher gespielt, und ein letzter Überlebender gewinnt weiterhin sofort.
    .example = Es geht weiter, bis der Startspieler wieder an der Reihe wäre.
ruling-two_player_energy = Die Option „Energie zu zweit“, anfangs aus und nur für zwei Spieler: Wer Tokio betritt oder dort seinen Zug beginnt, bekommt 1 Energie statt Punkte. Das ist ein Gewinn wie jeder andere; der Punkt durch „Stadtfresser“ bleibt ein Punkt.
    .example = Mit der Option bringt das Betreten von Tokio 1 Energie und keinen Punkt.
ruling-health = Die Option „Start-Lebenspunkte“ sagt, mit wie vielen Leben jedes Monster beginnt, wie viele es höchstens haben kann und mit wie vielen „Es hat ein Kind!“ es zurückbringt.
    .example = Die Option gilt auch als Maximum und als Leben, mit denen ein Kind zurückkommt.
ruling-goal = Die Option „Punkte zum Sieg“ ist das Ziel. Über 20 ist sie auch das Ende der Anzeige; darunter endet die Anzeige weiter bei 20.
    .example = Steht die Option auf 10, gewinnen zehn Punkte.
ruling-deck = Die Option „Kartenauswahl“ ist der ganze Stapel: die genannten Karten, jede so oft wie angegeben, und keine anderen.
    .example = Im Stapel sind die Karten der Auswahl und keine anderen.
ruling-first = Die Option „Startspieler“ nennt, wer beginnt, statt darum zu würfeln.
    .example = Es beginnt der Platz, den die Option nennt, und dann geht es im Uhrzeigersinn weiter.

## Tokio: Würfel

ruling-section-tokyo_dice = Tokio: Würfel

ruling-dice_order = Ausgewertet werden Zahlen, Herzen, Energie, Angriffe. Wichtig kann die Reihenfolge nur sein, wenn jemand mit „Heilstrahl“ (oder einer Kopie davon) ein Herz und einen Angriff hat, auch einen durch eine Karte: Er entscheidet, ob Angriffe vor Herzen kommen.
    .example = Zahlen, Herzen und Energie zählen vor den Angriffen, und niemand wird nach der Reihenfolge gefragt.
ruling-regeneration = Alle Herzen eines Zugs sind eine Heilung. „Regeneration“ gibt ihr Leben mit dem ersten Würfel dazu, der den Besitzer heilt, und bei einem Patienten von „Heilstrahl“ mit dem ersten Herz, das er bekommt; dafür zahlt er nichts. Ein Herz, das einen Chip entfernt, heilt nicht.
    .example = „Regeneration“ gibt zu den Herzen eines Zugs 1 Leben dazu, mit dem ersten, das heilt.
ruling-added_claws = „Säureangriff“, „Wühlarbeit“ und „Giftstacheln“ zählen vor „Stachelschweif“ und „Stadtfresser“ und lösen beide aus. Diese beiden lösen einander nicht aus.
    .example = Der Angriff durch „Säureangriff“ löst „Stachelschweif“ aus, ganz ohne gewürfelten Angriff.
ruling-friend_of_children = „Freund der Kinder“ gibt zu jedem Gewinn von Energie 1 dazu, auch bei Verkäufen mit „Metamorph“ und beim Preis durch „Parasitententakel“; bei den Zahlungen eines Patienten von „Heilstrahl“ einmal, mit der ersten über 0; nicht bei dem, was „Batteriemonster“ zahlt.
    .example = Jede mit „Metamorph“ verkaufte Karte bringt 1 Energie mehr.
ruling-psychic_probe = „Psi-Sonde“ kommt, wenn das Würfeln vorbei ist, im Uhrzeigersinn ab links vom Monster am Zug, und bevor dieses Würfel ändert. Wirft es mit „Schattenhocker“ eine so gefallene 3 neu, wird noch einmal gefragt, wer seine Sonde noch nicht eingesetzt hat. Eine so gefallene 3, die auf eine andere Seite gedreht wurde, lässt sich nicht mehr neu werfen.
    .example = Das Monster am Zug ändert Würfel erst nach der Sonde.

## Tokio: City und Bucht

ruling-section-tokyo_places = Tokio: City und Bucht

ruling-yield_order = Übers Räumen wird im Uhrzeigersinn entschieden, ab links vom Monster am Zug, egal wer auf welchem Platz ist.
    .example = Die Monster in Tokio entscheiden im Uhrzeigersinn ab links vom Monster am Zug.
ruling-closing_bay = Erst werden die Plätze geregelt, dann wird nach dem Räumen gefragt. Ein Monster, das wegen der schließenden Bucht in die City kam, darf die City räumen; eines, das hinausmusste, wird nicht gefragt.
    .example = Ein Monster, das die schließende Bucht vertreibt, ist nicht mehr in Tokio und wird nicht gefragt.
ruling-jets = „Düsenantrieb“: Erst wird aller andere Schaden des Angriffs abgewickelt, auch das Ausscheiden; dann wird im Uhrzeigersinn übers Räumen entschieden. Wer mit „Düsenantrieb“ bleibt, nimmt seinen aufgeschobenen Schaden gleich nach der Wahl hin, mit allen Antworten, und wird nicht noch einmal gefragt. Wen die schließende Bucht hinausgesetzt hat, der hat nichts zu räumen und nimmt ihn auch hin.
    .example = Der Besitzer von „Düsenantrieb“ entscheidet nach dem anderen Schaden des Angriffs.
ruling-burrowing = „Wühlarbeit“ trifft nur das Monster, das den Platz einnimmt. Werden beide Plätze geräumt, nimmt der Angreifer die City, und „Wühlarbeit“ in der Bucht trifft niemanden. Ein Angreifer, der bleibt, wo er ist, nimmt keinen Platz ein.
    .example = Der Angreifer, der eine City mit „Wühlarbeit“ einnimmt, verliert 1 Leben.
ruling-burrowed_attacker = Ein Angreifer, der durch „Wühlarbeit“ fällt, rückt nicht ein; einer, den „Es hat ein Kind!“ zurückbringt, schon.
    .example = Ein Angreifer, der durch „Wühlarbeit“ fällt, rückt nicht ein, und Tokio bleibt leer.

## Tokio: Mimikry

ruling-section-tokyo_mimic = Tokio: Mimikry

ruling-mimic_goes = „Mimikry“ wird abgeworfen, wenn ihre Kopie sich selbst abwerfen würde: „Batteriemonster“ oder „Rauchwolke“, wenn sie leer sind, „Plot-Twist“ nach dem Einsatz, „Psi-Sonde“ nach einem Herz. Die kopierte Karte bleibt.
    .example = „Mimikry“ wird abgeworfen, wenn ihre Kopie von „Batteriemonster“ die letzte Energie gezahlt hat.
ruling-two_cards = Eine Karte und ihre Kopie sind zwei Karten: Was sie bringen, zählt zusammen, und was einmal pro Zug wirkt, wirkt für jede einmal. Die Karte selbst wird vor ihrer Kopie verbraucht.
    .example = „Totale Zerstörung“ und ihre Kopie bringen je 9 Punkte.
ruling-two_probes = „Psi-Sonde“ und die eigene Kopie davon erlauben zusammen einen Nachwurf, und ein Herz kostet beide.
    .example = Wer „Psi-Sonde“ und ihre Kopie hat, wirft trotzdem nur einen Würfel pro Zug neu.
ruling-no_better = Ein zweites Mal „Panzerplatten“, „Zeitstopp“ oder „Flügel“ bringt nichts dazu; ein zweites Mal „Noch größer“ heilt wieder, aber nie über 12.
    .example = „Panzerplatten“ und ihre Kopie halten 2 Schaden nicht auf.
ruling-two_solar = „Solarantrieb“ und seine Kopie prüfen die Energie im selben Moment und geben zwei als einen Gewinn.
    .example = „Solarantrieb“ und seine Kopie geben 2 Energie.
ruling-idle_mimic = Verlässt eine kopierte Karte das Spiel, tut „Mimikry“ nichts, bis der Besitzer zu Beginn seines Zugs für 1 Energie eine neue wählt. Wechselt sie nur den Besitzer, läuft die Kopie weiter. Wer „Mimikry“ selbst kauft, wählt kostenlos neu.
    .example = Hat die kopierte Karte das Spiel verlassen, kopiert „Mimikry“ zu Beginn des nächsten Zugs ihres Besitzers eine andere.
ruling-fresh_copy = Eine Kopie ist immer wie frisch gekauft. Die schon kopierte Karte ist keine andere Karte, also lässt sie sich nicht noch einmal wählen, um sie aufzufüllen.
    .example = Die Kopie einer fast leeren „Rauchwolke“ beginnt mit allen drei Chips.

## New York: Würfel und Zerstören

ruling-section-new_york_dice = New York: Würfel und Zerstören

ruling-one_at_a_time = Herzen werden einzeln eingesetzt. Netzchips werden mit einer einzigen Entscheidung abgestreift, und die übrigen Angriffe treffen.
    .example = Über jedes Herz wird einzeln entschieden: heilen oder einen Fluchchip entfernen.
ruling-added_results = Was Karten zum Ergebnis dazulegen, und „Schmerzbogen“, wird einmal berechnet, wenn das Ändern vor der ersten Symbolart vorbei ist. „Taxihagel“ wird nur bis dahin angeboten, also zählen seine zwei für „Schmerzbogen“.
    .example = Die Energie durch „Zorn“ steht vor der ersten Symbolart fest, auch wenn danach eine Einheit fällt.
ruling-painbow = „Schmerzbogen“ zählt Würfel und dazugelegte Ergebnisse: 2 oder 3 geben einen Angriff, 4 oder 5 geben zwei, 6 oder mehr gewinnen sofort.
    .example = „Schmerzbogen“ macht aus drei Zerstörungen noch einen Angriff dazu.
ruling-seismic_ray = „Erdbebenstrahl“: 1 Energie, gezahlt vor dem ersten Plättchen, verlegt alle Zerstörungen dieses Zugs in einen anderen Bezirk.
    .example = Für 1 Energie gelten alle Zerstörungen in einem anderen Bezirk, und dort tauchen dann die Einheiten auf.
ruling-sharp_shooter = „Scharfschütze“ darf einen fernen Jet vor oder statt Plättchen in der Nähe wählen. Die Pflicht zu zerstören endet erst, wenn es im eigenen Bezirk für nichts mehr reicht; ein ferner Jet allein ist keine Pflicht.
    .example = Mit „Scharfschütze“ dürfen alle Zerstörungen einem fernen Jet gelten.
ruling-superstar = Wer sich „Superstar“ mit drei Sternen nimmt, bekommt 1 Punkt und 1 mehr für jeden weiteren Stern; von da an bringt dem Besitzer jeder Stern 1. Fällt durch „Rüpelstar“, wer ihn nimmt, bleibt „Superstar“ auf dem Tisch.
    .example = Sechs Sterne, die „Superstar“ bringen, ergeben zusammen 4 Punkte.
ruling-triple_ouch = Dreimal „Autsch!“: Zuerst schießt die Armee, dann wechselt die Statue den Besitzer. Wer gewürfelt hat und fällt, bekommt nichts; fällt der bisherige Besitzer, geht die Statue an den, der gewürfelt hat.
    .example = Wer drei „Autsch!“ gewürfelt hat, fällt selbst, und die Statue bleibt bei ihrem Besitzer.
ruling-bulletproof = „Kugelsicher“ hilft gegen jedes „Autsch!“, egal wer es gewürfelt hat.
    .example = „Kugelsicher“ senkt den Schaden durch die zwei „Autsch!“ des Nachbarn um 1.
ruling-antimatter_pellets = Die Opfer von „Antimaterie-Schrot“ würfeln im Uhrzeigersinn ab links vom Angreifer.
    .example = Die Opfer würfeln im Uhrzeigersinn ab links vom Angreifer.

## New York: Orte

ruling-section-new_york_places = New York: Orte

ruling-duty_to_enter = Die Pflicht, Manhattan zu betreten, gilt nur in der Bewegungsphase.
    .example = Fällt ein Monster in Manhattan während der Kaufphase, rückt nicht der Käufer nach, sondern das nächste Monster.
ruling-two_in_manhattan = Die Regeln für zwei Monster in Manhattan gelten ab fünf Spielern; die Option „Nur eins in Manhattan“ schaltet sie ab.
    .example = Mit fünf Monstern muss das zweite hinein, obwohl in Manhattan schon eines ist.
ruling-super_speed = „Supertempo“ ist nie Pflicht, also kostet es mit „New-York-Marathon“ seine Gebühr. Wer damit Manhattan betreten hat, rückt in der Bewegungsphase desselben Zugs vor.
    .example = Ein Monster darf auf „Supertempo“ verzichten, obwohl in Manhattan Platz ist, und betritt es dann in der Bewegungsphase.
ruling-marathon = Die Gebühr durch „New-York-Marathon“ ist 2 Energie, auch für eine Flucht.
    .example = Den Bezirk zu wechseln kostet 2 Energie, solange „New-York-Marathon“ in der Auslage liegt.
ruling-subway = „Subway“ bringt im Extrazug fürs Betreten von Manhattan höchstens einmal etwas ein und hebt die Pflicht zum Betreten nicht auf.
    .example = Mit „Subway“ nach Manhattan hinein und wieder hinaus: Das bringt nur einen einzigen Punkt.

## New York: Karten und Energie

ruling-section-new_york_cards = New York: Karten und Energie

ruling-of_another_world = „Nicht von dieser Welt“: Jeder Preis und jede Gebühr darf zum Teil in Leben gezahlt werden, und der Besitzer wird gefragt, wenn beides möglich ist. Energie, die „Energiesauger“ oder „Angezapft“ nimmt, ist keine Gebühr.
    .example = Eine Karte für 3 Energie darf 2 Leben und 1 Energie kosten.
ruling-power_tap = „Angezapft“ zählt alle Energie, die in einem Zug gewonnen wird, einmal pro Zug für jedes „Angezapft“; was es einbringt, löst kein anderes aus.
    .example = Einkünfte und Würfel zusammen erreichen die 3 Energie für „Angezapft“.
ruling-photo_op = „Fototermin“ nennt irgendein anderes lebendes Monster. Die Punkte sind der verursachte Schaden, egal wie viele Leben noch da waren.
    .example = Fünf Schaden sind fünf Punkte, obwohl das Opfer 3 Leben hatte und 4 davon in Energie gezahlt hat.
ruling-tesla_cannon = „Tesla-Kanone“: Der Käufer wählt zuerst, dann die anderen im Uhrzeigersinn.
    .example = Der Käufer wirft zuerst ab, dann die anderen im Uhrzeigersinn.
ruling-columbia_university = Die kostenlose Karte durch „Columbia University“ gilt als gekauft, und ein offenes Recht nimmt die nächste aufgedeckte Behalten-Karte, auch im Zug eines anderen.
    .example = „Blinde Wut“, kostenlos bekommen, bringt ihren Extrazug.
ruling-carapace = „Panzerung“ darf bei jeder Entscheidung im Zug ihres Besitzers eingelöst werden, nur nicht als Antwort auf Schaden. Während ein Preis mit „Nicht von dieser Welt“ gezahlt wird, geht es nicht, wenn der Preis danach nicht mehr zu zahlen wäre.
    .example = „Panzerung“ lässt sich nicht einlösen, solange der Preis die Leben über 10 braucht.
ruling-overload = „Überladung“ nimmt der gewürfelten Energie 1 pro Zug, auch wenn sie in zwei Teilen ausgewertet wird.
    .example = Herzen, die nach dem Auswerten der Energie zu Energie werden, verlieren durch „Überladung“ nichts mehr.
ruling-turned_die = Wird ein Würfel auf eine Seite gedreht, die schon ausgewertet ist, gilt er als neues Ergebnis dieser Art und wird später ausgewertet.
    .example = Ein zu Energie gedrehtes Herz zählt, obwohl die Energie schon ausgewertet ist; ausgewertete Würfel lassen sich nicht mehr drehen.
