### Klarstellungen: was gespielt wird, wo die Anleitungen eine Lücke lassen.
### ruling-KENNUNG ist ein Eintrag, .example sagt, was sein kleiner Spielplan zeigt. Die Kennungen sind Adressen.

## Zahlen

ruling-section-numbers = Zahlen

ruling-points = Punkte bleiben zwischen 0 und 20, den Enden der Anzeige. Was darüber hinausginge, verfällt; 5 Punkte weniger machen aus 20 also 15.
    .example = Punkte über 20 sind für immer verloren: Verlierst du später welche, zählt das ab 20.
ruling-energy = Energie hat keine Obergrenze und fällt nie unter 0.
    .example = Energie darfst du ohne Grenze sammeln.
ruling-eight_dice = Niemand wirft mehr als acht Würfel: In der Schachtel sind sechs schwarze und zwei grüne.
    .example = Zwei Karten „Extrakopf“ und eine Kopie davon bringen trotzdem nur acht Würfel.
ruling-tokens = Mehr Chips als in der Schachtel gibt es nicht: 12 Gift- und 12 Schrumpfchips in Tokio; 13 Netz-, 13 Fluch-, 5 Souvenir- und 15 Panzerungschips in New York. Sind alle vergeben, kommt keiner dazu; ein letzter geht im Uhrzeigersinn an das erste Opfer. Die Chips eines ausgeschiedenen Monsters werden wieder frei.
    .example = Alle zwölf Giftchips sind vergeben, also bringt ein Angriff keinen neuen.
ruling-copied_tokens = Rauchchips und Ladung einer Mimikry-Kopie kommen zusätzlich: Die Kopie hat ihren eigenen vollen Satz.
    .example = Eine Mimikry-Kopie von „Rauchwolke“ bekommt drei eigene Rauchchips.

## Entscheidungen

ruling-section-decisions = Entscheidungen

ruling-never_stuck = Niemand sitzt je fest, und keine Aktion bleibt ohne Wirkung. Wo es nur eine Möglichkeit gibt, wird sie ohne Frage ausgeführt: der letzte Wurf ohne Karte, die ihn ändern kann, eine Kaufphase, in der nichts bezahlbar ist, ein Herz, das nur heilen kann.
    .example = Nach dem dritten Wurf gibt es nichts mehr zu wählen, und die Würfel zählen sofort.
ruling-no_dice = Auch ein Monster ohne Würfel hat seinen Zug: Es würfelt nicht, betritt Tokio, wenn dort Platz ist, und darf kaufen.
    .example = Sechs Schrumpfchips lassen keinen Würfel übrig; das Monster betritt trotzdem Tokio und darf kaufen.
ruling-rapid_healing = „Schnellheilung“ darfst du bei jeder Entscheidung einsetzen, die du ohnehin triffst, solange du dadurch Leben zurückbekommst.
    .example = „Schnellheilung“ wird nur Monstern angeboten, denen Leben fehlen.

ruling-no_end = Kein Zug dauert ewig. Eine Karte, die so viel Energie einbringen kann, wie sie kostet, kann in einem Zug höchstens dreimal gekauft werden, egal von wem: „Energieschub“ in Tokio; „Hudson auf ex“, „Natürliche Auslese“, „Nächste Stufe“, „Überladung“, „Umspannwerk“ und „Erdkabel“ in New York. Mit „Subway“ darfst du im Extrazug höchstens dreimal in denselben Bezirk fahren. Alles andere kostet etwas und hat darum ein Ende.
    .example = Mit einem winzigen Stapel kommt „Energieschub“ immer wieder, kann in einem Zug aber höchstens dreimal gekauft werden.

## Leben verlieren

ruling-section-losses = Leben verlieren

ruling-together = Aller Schaden eines Ereignisses gehört zusammen. Die Getroffenen entscheiden im Uhrzeigersinn über ihre Abwehr, zuerst links vom Verursacher, er selbst zuletzt; erst danach trifft der Schaden alle. Dann scheiden alle Monster mit 0 Leben gemeinsam aus, dann werden die Plätze geregelt, und dann wird geprüft, ob nur noch ein Monster lebt.
    .example = Über die Abwehr wird im Uhrzeigersinn entschieden, beginnend links vom Angreifer, und vor der letzten Entscheidung verliert niemand Leben.
ruling-out = Scheidet ein Monster aus, gehen seine Karten auf den Ablagestapel, seine Energie und seine Chips in den Vorrat und seine Zielkarten auf den Tisch, ohne dass sich Punkte ändern.
    .example = Ein ausgeschiedenes Monster verliert seine Karten und seine Energie und hat keine Züge mehr.
ruling-own_turn = Scheidet ein Monster im eigenen Zug aus, entfällt der Rest des Zugs, und das nächste ist dran. Mit „Opportunist“ darf die Karte noch gekauft werden, die der letzte Kauf aufgedeckt hat.
    .example = Ein Monster, das in seiner eigenen Kaufphase ausscheidet, kauft nichts mehr.
ruling-fire = Angriffssymbole und „Feueratem“, die dasselbe Monster treffen, sind ein einziger Schaden. Feuer ohne Angriffssymbole ist Schaden durch eine Karte: Das Monster bekommt keinen Chip und darf Tokio nicht verlassen.
    .example = Feuer und Angriffssymbol sind zusammen 2 Schaden, und die halten „Panzerplatten“ nicht auf.
ruling-camouflage = „Tarnung“ würfelt automatisch, immer wenn du Leben verlieren würdest, auch durch Gift und eigene Käufe. Gegen Schaden, den „Panzerplatten“ ohnehin aufhalten, wird nicht gewürfelt; Schaden, den „Tarnung“ auf 1 senkt, halten dann „Panzerplatten“ auf.
    .example = „Tarnung“ würfelt am Zugende automatisch gegen Gift.
ruling-wings = „Flügel“ werden einmal für den Rest des Zugs bezahlt, egal wessen Zug es ist, und erst angeboten, wenn „Tarnung“ gewürfelt hat.
    .example = Einmal bezahlt, schützen „Flügel“ vor jedem weiteren Schaden desselben Zugs.
ruling-poison = Gift gilt als von niemandem verursacht: „Pflanzenfresser“ bringt trotzdem seinen Punkt. Den Schaden durch „Wühlarbeit“ verursacht das Monster, das Tokio verlassen hat, nicht der Angreifer.
    .example = Ein vergiftetes Monster verliert Leben, aber „Pflanzenfresser“ bringt ihm trotzdem den Punkt.
ruling-lost_maximum = Sinkt das Maximum, verfallen die Leben darüber, ohne dass es als Schaden gilt.
    .example = Der Verkauf von „Noch größer“ macht aus 12 Leben 10; das ist kein Schaden, und „Pflanzenfresser“ bringt seinen Punkt.
ruling-child = Mit „Es hat ein Kind!“ behältst du Energie, Gift- und Schrumpfchips und sonst nichts. Der tödliche Angriff bringt dir trotzdem seinen Chip, und überzähliger Schaden verfällt.
    .example = Ein Monster, das „Es hat ein Kind!“ rettet, behält Energie und Chips und verliert den Rest.

ruling-after_knock_outs = Was ein Schaden einbringt, kommt erst nach dem Ausscheiden: „Energiesauger“ und „Phönixblut“ in New York, „Es wird nur stärker!“ in Tokio. Scheidet der Besitzer aus, bekommt er nichts, und der Angreifer verliert durch „Energiesauger“ keine Energie.
    .example = Scheidet der Besitzer von „Energiesauger“ aus, verliert der Angreifer keine Energie.
ruling-last_token = Ein Monster, das durch denselben Schaden ausscheidet, bekommt keinen Chip; ein letzter geht also im Uhrzeigersinn an das erste Opfer, das noch im Spiel ist. Ein Monster, das „Es hat ein Kind!“ zurückbringt, bekommt ihn.
    .example = Das erste Opfer scheidet aus, also geht der letzte Giftchip an das nächste.

## Auslage und Stapel

ruling-section-market = Auslage und Stapel

ruling-empty_deck = Ist der Stapel leer, wird der Ablagestapel gemischt und bildet den neuen Stapel. Ist auch der leer, bleibt der Platz in der Auslage leer.
    .example = Der Stapel ist leer, also wird der Ablagestapel zum neuen Stapel.
ruling-refill = Eine gekaufte Abwerfen-Karte kommt erst auf den Ablagestapel, wenn ihr Platz aufgefüllt ist; in einem Stapel, der dabei neu gebildet wird, ist sie also nicht. Bei einem Tausch wird zuerst abgeworfen: Ohne Stapel können die getauschten Karten zurückkommen.
    .example = Die eben gekaufte Karte ist noch nicht auf dem Ablagestapel, wenn ihr Platz aufgefüllt wird.
ruling-opportunist = „Opportunist“: Alle zugleich aufgedeckten Karten bleiben im Angebot, bis der Besitzer passt, und eine nachgelegte kommt dazu. Wer kauft, wird nach der nachgelegten Karte gefragt, bevor der nächste „Opportunist“ dran ist.
    .example = Wer mit „Opportunist“ eine von drei aufgedeckten Karten kauft, darf auch die anderen und die nachgelegte kaufen.
ruling-made_in_a_lab = Mit „Aus dem Labor“ darfst du in deiner Kaufphase nachsehen, sooft du die oberste Karte noch nicht kennst; schon das hält die Phase offen. Mit einer Kopie siehst du die obersten zwei Karten und darfst beide kaufen. Verlierst du die Karte, darfst du auch das Gesehene nicht mehr kaufen.
    .example = Eine ungesehene oberste Karte öffnet die Kaufphase auch ohne Energie, eine gesehene nicht.
ruling-arrive_full = Kaufst du einem anderen Monster eine Karte mit Chips ab, liegen wieder alle darauf.
    .example = Karten mit Chips sind wieder voll, wenn sie einem anderen Monster abgekauft werden.

## Extrazüge

ruling-section-extra_turns = Extrazüge

ruling-extra_turn = Ein Extrazug ist ein ganzer Zug, direkt nach dem laufenden und dessen Prüfung auf Sieg. Mehrere werden nacheinander gespielt. Die eines ausgeschiedenen Monsters verfallen.
    .example = Der Extrazug folgt sofort und bringt wieder Punkte für den Beginn in Tokio.
ruling-freeze_time = Bei „Zeitstopp“ wirst du nach der Prüfung auf Sieg gefragt, vor dem nächsten Zug, und dieser Extrazug kommt vor allen, die schon warten. Im Zug mit den drei Einsen gekauft, zählt die Karte schon.
    .example = Bei „Zeitstopp“ wirst du gefragt, wenn der Zug samt Gift vorbei ist.
ruling-frenzy = Der Zug durch „Raserei“ kommt nach dem ganzen laufenden Zug. Wurde sie mit „Opportunist“ gekauft, geht es danach bei dem Platz weiter, der unterbrochen wurde.
    .example = Nach dem Kauf von „Raserei“ wird vor dem Extrazug der Rest des Zugs gespielt.

## Das Ende

ruling-section-end = Das Spielende

ruling-round = „Runde“ bedeutet in der Regel über 20 Punkte „Zug“: Die Partie endet mit dem Zug.
    .example = Die Partie endet mit dem Zug, in dem 20 Punkte erreicht sind, auch wenn andere noch nicht dran waren.
ruling-win_check = Am Ende jedes Zugs wird geprüft, ob jemand gewonnen hat, nach allen Effekten am Zugende; in Tokio sind das der Reihe nach Verkäufe, „Mitleidsbonus“, „Energiehamster“, „Pflanzenfresser“, „Solarantrieb“ und Gift. Zuerst zählt das Monster am Zug, dann die anderen im Uhrzeigersinn; das erste lebende mit 20 Punkten gewinnt allein.
    .example = Ein Punkt vom Zugende zählt bei der Prüfung auf Sieg desselben Zugs.
ruling-last_monster = Nur ein Monster übrig: In Tokio gewinnt es sofort, gleich nach dem Ausscheiden der anderen. In New York spielt ein Monster am Zug zuerst seinen Zug zu Ende und gewinnt, wenn es dann noch lebt; ist das Monster am Zug ausgeschieden, gewinnt das andere sofort.
    .example = Das letzte Monster gewinnt sofort, noch bevor es einrückt und sein eigenes Gift wirkt.
ruling-nobody = Kein Monster übrig: Niemand gewinnt, egal wie die Punkte stehen.
    .example = Scheiden durch „Bombenhagel“ die beiden letzten Monster aus, gewinnt niemand, 20 Punkte hin oder her.
ruling-thousand_turns = Eine Partie, die 1.000 Züge erreicht, endet ohne Sieger.
    .example = Nach 1.000 Zügen ohne Entscheidung endet die Partie ohne Sieger.

ruling-twenty_off_turn = In New York gewinnt ein Monster, das im Zug eines anderen 20 Punkte erreicht, am Ende dieses Zugs. Die russischen Regelhefte sprechen nur vom Zug des Monsters mit den Punkten, das deutsche und das ungarische von dem Zug, in dem ein Monster sie erreicht; so spielen wir.
    .example = Ein Monster mit „Tourist“ kommt durch die Flucht auf 20 Punkte und gewinnt am Ende des Angreiferzugs.
ruling-underdog = „Mitleidsbonus“ bringt nur am Ende des eigenen Zugs einen Punkt.
    .example = Am Ende eines fremden Zugs bringt „Mitleidsbonus“ nichts.

## Optionen

ruling-section-options = Optionen

ruling-finish_round = Die Option „Runde zu Ende spielen“: Hat ein lebendes Monster am Ende eines Zugs genug Punkte, geht es weiter, bis der Startspieler wieder an der Reihe wäre. Dann gewinnt das lebende Monster mit den meisten Punkten, und bei Gleichstand ist der Sieg geteilt. Ist der Startspieler ausgeschieden, endet die Runde trotzdem an seinem Platz. Extrazüge des letzten Platzes werden vorher gespielt, und ein letzter Überlebender gewinnt weiterhin sofort.
    .example = Es geht weiter, bis der Startspieler wieder an der Reihe wäre.
ruling-two_player_energy = Die Option „Energie zu zweit“, anfangs aus und nur für zwei Spieler: Wer Tokio betritt oder dort seinen Zug beginnt, bekommt 1 Energie statt Punkte. Das ist ein Gewinn wie jeder andere; der Punkt durch „Stadtfresser“ bleibt ein Punkt.
    .example = Mit der Option bringt das Betreten von Tokio 1 Energie und keinen Punkt.
ruling-health = Die Option „Start-Lebenspunkte“ sagt, mit wie vielen Leben jedes Monster beginnt, wie viele es höchstens haben kann und mit wie vielen „Es hat ein Kind!“ es zurückbringt.
    .example = Die Option legt auch das Maximum fest und die Leben, mit denen „Es hat ein Kind!“ ein Monster zurückbringt.
ruling-goal = Die Option „Punkte zum Sieg“ ist das Ziel. Über 20 ist sie auch das Ende der Anzeige; bei weniger endet die Anzeige weiterhin bei 20.
    .example = Steht die Option auf 10, reichen zehn Punkte zum Sieg.
ruling-deck = Die Option „Kartenauswahl“ ist der ganze Stapel: die genannten Karten, jede so oft wie angegeben, und keine anderen.
    .example = Im Stapel sind die Karten der Auswahl und keine anderen.
ruling-first = Die Option „Startspieler“ legt fest, wer beginnt; darum gewürfelt wird dann nicht.
    .example = Es beginnt der Platz, den die Option festlegt, und dann geht es im Uhrzeigersinn weiter.

## Tokio: Würfel

ruling-section-tokyo_dice = Tokio: Würfel

ruling-dice_order = Ausgewertet wird in dieser Reihenfolge: Zahlen, Herzen, Energie, Angriffssymbole. Wichtig kann die Reihenfolge nur sein, wenn jemand mit „Heilstrahl“ (oder einer Kopie davon) ein Herz und ein Angriffssymbol hat, auch eines von einer Karte: Er entscheidet, ob Angriffssymbole vor Herzen kommen.
    .example = Zahlen, Herzen und Energie zählen vor den Angriffssymbolen, und niemand wird nach der Reihenfolge gefragt.
ruling-regeneration = Alle Herzen eines Zugs sind eine einzige Heilung. „Regeneration“ bringt dem Besitzer 1 Leben zusätzlich mit dem ersten Herz, das ihn heilt. Wird er mit „Heilstrahl“ geheilt, kommt es mit dem ersten Herz, das er bekommt, und kostet ihn nichts. Ein Herz, das einen Chip entfernt, heilt nicht.
    .example = „Regeneration“ bringt für alle Herzen eines Zugs einmal 1 Leben dazu, mit dem ersten Herz, das heilt.
ruling-added_claws = „Säureangriff“, „Wühlarbeit“ und „Giftstacheln“ zählen vor „Stachelschweif“ und „Stadtfresser“ und können beide auslösen. Diese beiden lösen sich nicht gegenseitig aus.
    .example = Das Angriffssymbol von „Säureangriff“ löst „Stachelschweif“ aus, ganz ohne gewürfeltes Angriffssymbol.
ruling-friend_of_children = „Freund der Kinder“ bringt bei jedem Gewinn von Energie 1 mehr, auch bei Verkäufen mit „Metamorph“ und beim Preis durch „Parasitententakel“. Heilst du mit „Heilstrahl“ ein anderes Monster, kommt nur einmal 1 hinzu, bei der ersten Zahlung über 0. Zu dem, was „Batteriemonster“ zahlt, kommt nichts hinzu.
    .example = Jede mit „Metamorph“ verkaufte Karte bringt 1 Energie mehr.
ruling-psychic_probe = „Psi-Sonde“ wird nach dem Würfeln angeboten, im Uhrzeigersinn, beginnend links vom Monster am Zug, und bevor dieses Würfel ändert. Wirft es mit „Schattenhocker“ eine dabei gewürfelte 3 neu, wird noch einmal gefragt, wer seine Sonde noch nicht eingesetzt hat. Eine solche 3, die auf eine andere Seite gedreht wurde, lässt sich nicht mehr neu werfen.
    .example = Das Monster am Zug ändert Würfel erst nach der Sonde.

ruling-acid_attack = Das Angriffssymbol von „Säureangriff“ zählt wie jedes andere, auch wenn es das einzige ist: Ein Monster in Tokio, das dadurch Leben verliert, darf Tokio verlassen.
    .example = „Säureangriff“ allein verletzt das Monster in Tokio, und es verlässt Tokio.
ruling-fire_needs_claws = „Feueratem“ braucht ein Angriffssymbol, das auch von einer Karte kommen kann. Zum Schaden durch eine gekaufte Karte kommt nichts hinzu.
    .example = „Flammenwerfer“ kostet auch die Nachbarn nur 2 Leben, trotz „Feueratem“.

## Tokio: City und Bucht

ruling-section-tokyo_places = Tokio: City und Bucht

ruling-yield_order = Ob sie Tokio verlassen, entscheiden die Monster im Uhrzeigersinn, beginnend links vom Monster am Zug, egal auf welchem Platz sie sind.
    .example = Die Monster in Tokio entscheiden im Uhrzeigersinn, beginnend links vom Monster am Zug.
ruling-closing_bay = Erst werden die Plätze geregelt, dann wird gefragt, wer Tokio verlässt. Ein Monster, das wegen der schließenden Bucht in die City kam, darf Tokio verlassen; eines, das hinausmusste, wird nicht gefragt.
    .example = Ein Monster, das die schließende Bucht vertreibt, ist nicht mehr in Tokio und wird nicht gefragt.
ruling-jets = „Düsenantrieb“: Erst wird aller andere Schaden des Angriffs abgewickelt, auch das Ausscheiden; dann wird im Uhrzeigersinn entschieden, wer Tokio verlässt. Wer mit „Düsenantrieb“ bleibt, erleidet seinen aufgeschobenen Schaden gleich nach dieser Entscheidung, darf sich wie üblich wehren und wird nicht noch einmal gefragt. Wer wegen der schließenden Bucht schon draußen ist, kann Tokio nicht mehr verlassen und erleidet ihn auch.
    .example = Der Besitzer von „Düsenantrieb“ entscheidet nach dem anderen Schaden des Angriffs.
ruling-burrowing = „Wühlarbeit“ trifft nur das Monster, das den Platz einnimmt. Werden beide Plätze frei, nimmt der Angreifer die City, und „Wühlarbeit“ in der Bucht trifft niemanden. Ein Angreifer, der bleibt, wo er ist, nimmt keinen Platz ein.
    .example = Der Angreifer, der in der City den Platz eines Monsters mit „Wühlarbeit“ einnimmt, verliert 1 Leben.
ruling-burrowed_attacker = Ein Angreifer, der durch „Wühlarbeit“ ausscheidet, rückt nicht ein; einer, den „Es hat ein Kind!“ zurückbringt, schon.
    .example = Ein Angreifer, der durch „Wühlarbeit“ ausscheidet, rückt nicht ein, und Tokio bleibt leer.

ruling-only_city = Verlässt nur das Monster in der City Tokio, kommt der Angreifer in die City, und das Monster in der Bucht bleibt in der Bucht.
    .example = Die City wird frei, die Bucht nicht: Der Angreifer kommt in die City.
ruling-city_falls = Scheidet das Monster in der City aus und sind noch vier im Spiel, zieht das Monster aus der Bucht sofort in die City. Der Angreifer kommt nur hinein, wenn es danach Tokio verlässt. Sind noch fünf im Spiel, bleibt die Bucht offen, und der Angreifer kommt in die City.
    .example = Das Monster aus der Bucht übernimmt die City, und der Angreifer bleibt draußen.

## Tokio: Mimikry

ruling-section-tokyo_mimic = Tokio: Mimikry

ruling-mimic_goes = „Mimikry“ wird abgeworfen, wenn die Kopie abgeworfen werden müsste: „Batteriemonster“ oder „Rauchwolke“, wenn sie leer sind, „Plot-Twist“ nach dem Einsatz, „Psi-Sonde“ nach einem Herz. Die kopierte Karte bleibt.
    .example = „Mimikry“ wird abgeworfen, wenn ihre Kopie von „Batteriemonster“ die letzte Energie gezahlt hat.
ruling-two_cards = Eine Karte und ihre Kopie sind zwei Karten: Was sie bringen, zählt zusammen, und was einmal pro Zug wirkt, wirkt für jede einmal. Die Karte selbst wird vor ihrer Kopie verbraucht.
    .example = „Totale Zerstörung“ und ihre Kopie bringen je 9 Punkte.
ruling-two_probes = „Psi-Sonde“ und die eigene Kopie davon erlauben zusammen einen Nachwurf, und ein Herz kostet beide.
    .example = Wer „Psi-Sonde“ und ihre Kopie hat, wirft trotzdem nur einen Würfel pro Zug neu.
ruling-no_better = Ein zweites Mal „Panzerplatten“, „Zeitstopp“ oder „Flügel“ bringt nichts; ein zweites Mal „Noch größer“ bringt wieder 2 Leben, aber nie über 12 hinaus.
    .example = „Panzerplatten“ und ihre Kopie halten 2 Schaden nicht auf.
ruling-two_solar = „Solarantrieb“ und seine Kopie prüfen die Energie im selben Moment und bringen zusammen 2 als einen Gewinn.
    .example = „Solarantrieb“ und seine Kopie bringen 2 Energie.
ruling-idle_mimic = Verlässt eine kopierte Karte das Spiel, hat „Mimikry“ keine Wirkung, bis der Besitzer zu Beginn seines Zugs für 1 Energie eine neue wählt. Wechselt sie nur den Besitzer, bleibt die Kopie bestehen. Wer „Mimikry“ selbst kauft, wählt kostenlos neu.
    .example = Hat die kopierte Karte das Spiel verlassen, kopiert „Mimikry“ zu Beginn des nächsten Zugs ihres Besitzers eine andere.
ruling-fresh_copy = Eine Kopie ist immer wie frisch gekauft. Die schon kopierte Karte ist keine andere Karte, also lässt sie sich nicht noch einmal wählen, um sie aufzufüllen.
    .example = Die Kopie einer fast leeren „Rauchwolke“ beginnt mit allen drei Chips.

ruling-two_underdogs = „Mitleidsbonus“ und seine Kopie prüfen die Punkte im selben Moment und bringen je 1 Punkt.
    .example = Bei einem Punkt Rückstand bringen „Mitleidsbonus“ und seine Kopie 2 Punkte.
ruling-two_stronger = „Es wird nur stärker!“ und ihre Kopie geben wie „Solarantrieb“ 2 Energie als einen Gewinn; „Freund der Kinder“ fügt also 1 hinzu und nicht 2.
    .example = Ein Schaden bringt 3 Energie: 2 von der Karte und ihrer Kopie, 1 von „Freund der Kinder“.
ruling-copy_of_the_fallen = Eine Kopie wirkt noch bei dem Schaden, durch den der Besitzer der kopierten Karte ausscheidet: „Leichenschmaus“ bringt Punkte und „Es wird nur stärker!“ Energie. Erst danach hat „Mimikry“ keine Wirkung mehr.
    .example = „Mimikry“ kopiert „Leichenschmaus“ und bringt 3 Punkte für den Besitzer eben dieser Karte.

## New York: Würfel und Zerstören

ruling-section-new_york_dice = New York: Würfel und Zerstörung

ruling-one_at_a_time = Herzen werden einzeln eingesetzt. Netzchips werden mit einer einzigen Entscheidung entfernt, und die übrigen Angriffssymbole greifen an.
    .example = Über jedes Herz wird einzeln entschieden: heilen oder einen Fluchchip entfernen.
ruling-added_results = Was Karten dem Ergebnis hinzufügen, und „Schmerzbogen“ wird einmal berechnet, wenn das Ändern vor der ersten Symbolart vorbei ist. „Taxihagel“ wird nur bis dahin angeboten, also zählen seine zwei Zerstörungen für „Schmerzbogen“.
    .example = Die Energie durch „Zorn“ steht vor der ersten Symbolart fest, auch wenn danach eine Einheit zerstört wird.
ruling-painbow = Für „Schmerzbogen“ zählen Würfel und hinzugefügte Ergebnisse: 2 oder 3 Zerstörungen bringen ein Angriffssymbol, 4 oder 5 bringen zwei, mit 6 oder mehr gewinnst du sofort.
    .example = „Schmerzbogen“ bringt bei drei Zerstörungen ein Angriffssymbol dazu.
ruling-seismic_ray = „Erdbebenstrahl“: 1 Energie, gezahlt vor dem ersten zerstörten Plättchen, verlegt alle Zerstörungen dieses Zugs in einen anderen Bezirk.
    .example = Für 1 Energie gelten alle Zerstörungen in einem anderen Bezirk, und dort tauchen dann auch die Einheiten auf.
ruling-sharp_shooter = Mit „Scharfschütze“ darfst du einen fernen Jet vor oder anstelle von Plättchen in deinem Bezirk wählen. Die Pflicht zu zerstören endet erst, wenn es im eigenen Bezirk für nichts mehr reicht; einen fernen Jet musst du nie zerstören.
    .example = Mit „Scharfschütze“ darfst du alle Zerstörungen gegen einen fernen Jet einsetzen.
ruling-superstar = Wer sich „Superstar“ mit drei Sternen nimmt, bekommt 1 Punkt und 1 mehr für jeden weiteren Stern; von da an bringt dem Besitzer jeder Stern 1 Punkt. Scheidet ein Monster, das ihn sich nimmt, durch „Rüpelstar“ aus, bleibt „Superstar“ auf dem Tisch.
    .example = Sechs Sterne, die „Superstar“ bringen, ergeben insgesamt 4 Punkte.
ruling-triple_ouch = Dreimal „Autsch!“: Zuerst schießt die Armee, dann wechselt die Statue den Besitzer. Scheidet dabei aus, wer gewürfelt hat, bekommt er nichts; scheidet der bisherige Besitzer aus, geht die Statue an das Monster, das gewürfelt hat.
    .example = Das Monster, das drei „Autsch!“ gewürfelt hat, scheidet selbst aus, und die Statue bleibt bei ihrem Besitzer.
ruling-bulletproof = „Kugelsicher“ hilft gegen jedes „Autsch!“, egal wer es gewürfelt hat.
    .example = „Kugelsicher“ senkt den Schaden durch die zwei „Autsch!“ des Nachbarn um 1.
ruling-antimatter_pellets = Die Opfer von „Antimaterie-Schrot“ würfeln im Uhrzeigersinn, beginnend links vom Angreifer.
    .example = Die Opfer würfeln im Uhrzeigersinn, beginnend links vom Angreifer.

ruling-what_an_attack_is = Ein Angriff ist mindestens 1 Schaden durch Angriffssymbole, und Symbole, die Karten hinzufügen, zählen wie die auf den Würfeln. Das deutsche Regelheft spricht von Symbolen der Würfel, das ungarische von gewürfelten; die russischen sagen nur Symbole, und so spielen wir.
    .example = Die Angriffssymbole von „Turmhoher Titan“ allein sind ein Angriff auf Manhattan, und das Monster dort darf fliehen.
ruling-webs_without_targets = Mit Angriffssymbolen entfernst du Netzchips auch dann, wenn Manhattan zu Beginn des Zugs leer war und sie niemandem schaden.
    .example = Manhattan ist leer, die Angriffssymbole schaden niemandem, aber eines entfernt ein Netz.
ruling-universal_soldier = Vor jeder Symbolart kannst du „Universalsoldat“ höchstens so oft einsetzen, wie du Würfel hast.
    .example = Mit sechs Würfeln wird ein Herz sechsmal hin- und hergedreht, dann wird ausgewertet.

## New York: Orte

ruling-section-new_york_places = New York: Orte

ruling-duty_to_enter = Die Pflicht, Manhattan zu betreten, gilt nur in deiner Bewegungsphase.
    .example = Scheidet ein Monster in Manhattan während der Kaufphase aus, rückt nicht der Käufer nach, sondern das nächste Monster in seiner Bewegungsphase.
ruling-two_in_manhattan = Die Regeln für zwei Monster in Manhattan gelten ab fünf Spielern; die Option „Nur eins in Manhattan“ schaltet sie ab.
    .example = Mit fünf Monstern muss das zweite hinein, obwohl in Manhattan schon eines ist.
ruling-super_speed = „Supertempo“ ist nie Pflicht, also fällt dafür die Gebühr durch „New-York-Marathon“ an. Wer damit Manhattan betreten hat, rückt in der Bewegungsphase desselben Zugs vor.
    .example = Ein Monster darf auf „Supertempo“ verzichten, obwohl in Manhattan Platz ist, und betritt es dann in der Bewegungsphase.
ruling-marathon = Die Gebühr durch „New-York-Marathon“ beträgt 2 Energie, auch für eine Flucht.
    .example = Den Bezirk zu wechseln kostet 2 Energie, solange „New-York-Marathon“ in der Auslage liegt.
ruling-subway = Mit „Subway“ bringt das Betreten von Manhattan im Extrazug nur einmal etwas ein, und in deiner Bewegungsphase musst du Manhattan trotzdem betreten.
    .example = Mit „Subway“ nach Manhattan hinein und wieder hinaus: Das bringt nur einen einzigen Punkt.

ruling-empty_manhattan = Ist in Manhattan nach einer Bewegungsphase Platz, muss das nächste Monster, das seine Bewegungsphase erreicht, hinein, auch wenn es dasselbe in einem Extrazug ist. Die Regelhefte sagen es auf drei Arten: am Ende deines Zugs, in deiner Bewegungsphase, das nächste Monster; die Bewegungsphase ist die genaueste Angabe, und so spielen wir.
    .example = Mit „Subway“ verlässt das Monster Manhattan nach seiner Bewegungsphase, und das nächste muss hinein.
ruling-stink_attack = Stehen dort mehrere Einheiten derselben Art, schickt „Stinkattacke“ zuerst eine weg, die nicht in diesem Zug aufgedeckt wurde. Eine in diesem Zug aufgedeckte Einheit ist bis zum Ende des Zugs sicher, wohin sie auch geschickt wird.
    .example = Von zwei Infanterie-Einheiten muss die ältere weichen und kann dort, wo sie hinkommt, zerstört werden.

## New York: Karten und Energie

ruling-section-new_york_cards = New York: Karten und Energie

ruling-of_another_world = „Nicht von dieser Welt“: Jeder Preis und jede Gebühr darf zum Teil in Leben gezahlt werden, und der Besitzer wird gefragt, wenn beides möglich ist. Energie, die „Energiesauger“ oder „Angezapft“ nimmt, ist keine Gebühr.
    .example = Eine Karte für 3 Energie darf 2 Leben und 1 Energie kosten.
ruling-power_tap = Für „Angezapft“ zählt alle Energie, die ein Monster in einem Zug bekommt, einmal pro Zug für jede Karte „Angezapft“; was sie einbringt, löst keine andere aus.
    .example = Einkünfte und Würfel zusammen erreichen die 3 Energie für „Angezapft“.
ruling-photo_op = Für „Fototermin“ wählst du ein beliebiges anderes lebendes Monster. Du bekommst so viele Punkte, wie du ihm Schaden zugefügt hast, egal wie viele Leben es noch hatte.
    .example = 5 Schaden bringen fünf Punkte, auch wenn das Opfer nur 3 Leben hatte und 4 Schaden mit Energie gedeckt hat.
ruling-tesla_cannon = „Tesla-Kanone“: Der Käufer wählt zuerst, dann die anderen im Uhrzeigersinn.
    .example = Der Käufer wirft zuerst ab, dann die anderen im Uhrzeigersinn.
ruling-columbia_university = Die kostenlose Karte durch „Columbia University“ gilt als gekauft. Ein offener Anspruch gilt für die nächste aufgedeckte Behalten-Karte, auch im Zug eines anderen Monsters.
    .example = „Blinde Wut“, kostenlos bekommen, bringt ihren Extrazug.
ruling-carapace = „Panzerung“ darfst du bei jeder Entscheidung in deinem Zug abwerfen, nur nicht, um dich gegen Schaden zu wehren. Während du mit „Nicht von dieser Welt“ einen Preis zahlst, geht es nicht, wenn der Preis danach nicht mehr zu zahlen wäre.
    .example = „Panzerung“ lässt sich nicht abwerfen, solange der Preis die Leben über 10 braucht.
ruling-overload = „Überladung“ verringert die Energie von deinen Würfeln um 1 pro Zug, auch wenn sie in zwei Teilen ausgewertet wird.
    .example = Herzen, die nach dem Auswerten der Energie zu Energie werden, verlieren durch „Überladung“ nichts mehr.
ruling-turned_die = Drehst du einen noch nicht ausgewerteten Würfel auf eine Seite, die schon ausgewertet ist, zählt er als neues Ergebnis dieser Symbolart und wird später ausgewertet.
    .example = Ein zu Energie gedrehtes Herz zählt, obwohl die Energie schon ausgewertet ist; ausgewertete Würfel lassen sich nicht mehr drehen.

ruling-columbia_owner = Die kostenlose Karte durch „Columbia University“ kommt erst, wenn die gekaufte Karte gewirkt hat. Scheidet der Käufer dadurch aus, verfällt sein eigener Anspruch, und die aufgedeckte Behalten-Karte bleibt in der Auslage; hat ein anderes Monster den Anspruch, bekommt es sie trotzdem.
    .example = Wer durch den eigenen Kauf ausscheidet, bekommt keine kostenlose Karte; sie bleibt in der Auslage.

## What is answered otherwise elsewhere; beside ruling-ID.

ruling-elsewhere-acid_attack = Anderswo ist zu lesen, dass nur gewürfelte Angriffssymbole erlauben, Tokio zu verlassen: So antwortete der Verlag zur ersten Ausgabe, deren Karte Schaden macht, statt ein Symbol hinzuzufügen.
ruling-elsewhere-regeneration = Anderswo ist zu lesen, dass „Regeneration“ nicht wirkt, wenn dich ein anderes Monster heilt, oder dass die „Regeneration“ des Heilenden noch 1 Leben zum üblichen Preis bringt: So antwortete der Verlag zur ersten Ausgabe.
ruling-elsewhere-frenzy = Anderswo ist zu lesen, dass der Kauf von „Raserei“ den Zug sofort beendet und alles am Zugende entfällt; auf Board Game Arena wird der Zug zu Ende gespielt, wie hier.
ruling-elsewhere-friend_of_children = Anderswo ist zu lesen, dass „Freund der Kinder“ zu einem Verkauf mit „Metamorph“ nichts hinzufügt, weil man nur Energie zurückbekommt; auf Board Game Arena kommt 1 hinzu, wie hier.
ruling-elsewhere-fire = Anderswo ist zu lesen, dass „Panzerplatten“ jede Schadensquelle einzeln betrachten und so ein einzelnes Angriffssymbol und das Feuer nacheinander aufhalten; Board Game Arena zählt beides zusammen, wie wir.
ruling-elsewhere-fire_needs_claws = Anderswo ist zu lesen, dass das Feuer auch zum Schaden durch Karten hinzukommt: So antwortete der Verlag zur ersten Ausgabe, deren Karte von jedem Schaden spricht.
ruling-elsewhere-city_falls = Anderswo ist zu lesen, dass der Angreifer immer den Platz des Monsters bekommt, das durch ihn ausscheidet, und das Monster aus der Bucht Tokio verlassen muss: So lässt sich das Regelheft der ersten Ausgabe lesen.
ruling-elsewhere-underdog = Anderswo ist zu lesen, dass das Ende jedes Zugs zählt: Der Text der ersten Ausgabe lässt das offen.
