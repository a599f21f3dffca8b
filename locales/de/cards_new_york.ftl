### Karten von König von New York: Name, Text und Antworten auf Fragen.

## Abwerfen-Karten

card-new_york-air_force_one = Air Force One
    .text = Du kannst diese Karte nur in einem Zug kaufen, in dem du einen Jet zerstört hast. Du bekommst 4 Ruhmpunkte; dann erleidet jedes Monster, auch du, 1 Schaden pro Einheit in seinem Bezirk.
    .ruling-1 = Auch ein Jet, den du in einem anderen Bezirk zerstört hast, zählt, einer aus einem früheren Zug nicht.
    .ruling-2 = Das ist kein Angriff: Niemand darf fliehen, und Karten, die auf Angriffe reagieren, wirken nicht.
    .ruling-3 = Auch Einheiten, die erst in diesem Zug aufgetaucht sind, schießen.
    .ruling-4 = Der Schaden kommt von einer Karte, nicht von „Autsch!“: „Kugelsicher“ hilft nicht, und es gibt weder Panzerungschips noch die Freiheitsstatue.
    .ruling-5 = Scheidest du dadurch aus, helfen die Punkte nicht, nicht einmal 20.

card-new_york-brooklyn_bridge = Brooklyn Bridge
    .text = Du bekommst 4 Ruhmpunkte. Kostet in Brooklyn 1 weniger.
    .ruling-1 = Für den Preis zählt dein Bezirk beim Kauf, also nach der Bewegung.

card-new_york-central_park = Central Park
    .text = Du bekommst 2 Ruhmpunkte und 2 Leben. Kostet in Manhattan 1 weniger.
    .ruling-1 = Für den Preis zählt dein Bezirk beim Kauf, also nach der Bewegung.
    .ruling-2 = Die Heilung wirkt auch in Manhattan, aber nie über dein Maximum hinaus.

card-new_york-columbia_university = Columbia Uni­versity
    .text = Du bekommst 2 Ruhmpunkte und kostenlos die nächste Behalten-Karte, die in der Auslage aufgedeckt wird. Kostet in Manhattan 1 weniger.
    .ruling-1 = Zuerst kommt die Karte infrage, die für diese nachgelegt wird; ist sie keine Behalten-Karte, bekommst du die nächste, die aufgedeckt wird, egal in wessen Zug.
    .ruling-2 = Du bekommst die Karte automatisch; nach einem Tausch ist es die erste Behalten-Karte unter den neuen, und ihr Platz wird aufgefüllt.
    .ruling-3 = Die Karte gilt als für 0 gekauft, Effekte beim Kauf treten also ein.
    .ruling-4 = Bringt sie dir im Zug eines anderen Monsters einen Extrazug, spielst du ihn gleich danach.
    .ruling-5 = Scheidest du aus, verfällt dein Anspruch.
    .ruling-6 = Für den Preis zählt dein Bezirk beim Kauf, also nach der Bewegung.

card-new_york-coney_island = Coney Island
    .text = Du bekommst 3 Ruhmpunkte. Kostet in Brooklyn 1 weniger.
    .ruling-1 = Für den Preis zählt dein Bezirk beim Kauf, also nach der Bewegung.

card-new_york-drink_the_hudson = Hudson auf ex
    .text = Du bekommst 13 Energie, 1 Ruhmpunkt und 2 Leben. Kostet in Manhattan, in Brooklyn und auf Staten Island 1 weniger.
    .ruling-1 = Du musst den Preis zahlen können, bevor du die Energie bekommst.
    .ruling-2 = Für den Preis zählt dein Bezirk beim Kauf, also nach der Bewegung.
    .ruling-3 = Die Heilung wirkt auch in Manhattan, aber nie über dein Maximum hinaus.

card-new_york-flatiron_building = Flatiron Building
    .text = Du bekommst 2 Ruhmpunkte. Kostet in Manhattan 1 weniger.
    .ruling-1 = Für den Preis zählt dein Bezirk beim Kauf, also nach der Bewegung.

card-new_york-general_ellis = General Ellis
    .text = Du kannst diese Karte nur in einem Zug kaufen, in dem du einen Panzer zerstört hast. Du bekommst 3 Ruhmpunkte; dann erleidet jedes Monster, auch du, 1 Schaden.
    .ruling-1 = Ein Panzer, den du in einem früheren Zug zerstört hast, zählt nicht.
    .ruling-2 = Das ist kein Angriff: Niemand darf fliehen, und Karten, die auf Angriffe reagieren, wirken nicht.
    .ruling-3 = Überlebt kein Monster, gewinnt niemand.

card-new_york-holland_tunnel = Holland Tunnel
    .text = Du bekommst 6 Ruhmpunkte. Jedes Monster, auch du, bekommt 3 Energie. Kostet in Manhattan 1 weniger.
    .ruling-1 = Die 3 Energie reichen aus, um „Angezapft“ auszulösen.
    .ruling-2 = Für den Preis zählt dein Bezirk beim Kauf, also nach der Bewegung.

card-new_york-new_york_marathon = New-York-Marathon
    .text = Solange diese Karte in der Auslage liegt, kostet jede freiwillige Bewegung, auch eine Flucht, 2 Energie. Beim Kauf bekommst du 2 Ruhmpunkte, 2 Energie und 2 Leben.
    .ruling-1 = Was du tun musst, kostet nichts: in der Bewegungsphase Manhattan zu betreten oder vorzurücken oder Manhattan zu verlassen, wenn du hinausmusst.
    .ruling-2 = Du zahlst, wenn du in der Bewegungsphase den Bezirk wechselst oder wenn du fliehst, für „Supertempo“ und für jede Bewegung mit „Subway“.
    .ruling-3 = Wer nicht zahlen kann, darf sich nicht bewegen; die Energie geht in den Vorrat.
    .ruling-4 = Die Heilung wirkt auch in Manhattan, aber nie über dein Maximum hinaus.

card-new_york-next_stage = Nächste Stufe
    .text = Gib alle deine Ruhmpunkte ab. Für jeden bekommst du 1 Energie oder 1 Leben; du teilst sie frei auf.
    .ruling-1 = Was dich über dein Maximum heilen würde, verfällt.
    .ruling-2 = Auch Punkte durch die Freiheitsstatue gibst du ab; verlierst du sie später, fällst du nicht unter 0.
    .ruling-3 = Die Heilung wirkt auch in Manhattan.

card-new_york-photo_op = Foto­termin
    .text = Wähle ein anderes Monster. Für jeden Schaden, den du ihm in diesem Zug zugefügt hast, bekommst du 1 Ruhmpunkt.
    .ruling-1 = Dein Angriff mit allem, was ihn verstärkt, und „Rüpelstar“ zählen; Beschuss durch die Armee und Schaden durch gekaufte Karten nicht.
    .ruling-2 = Der Schaden zählt voll, egal wie viele Leben das Monster noch hatte.
    .ruling-3 = Wählen kannst du nur ein lebendes Monster.
    .ruling-4 = Nur Schaden aus dem laufenden Zug zählt (ein Extrazug beginnt wieder bei 0); ohne Schaden bringt die Karte nichts.

card-new_york-power_substation = Umspann­werk
    .text = Du bekommst 1 Ruhmpunkt und 8 Energie und erleidest dann 3 Schaden.
    .ruling-1 = Dieser Schaden ist kein Angriff.
    .ruling-2 = Die Energie bekommst du zuerst; mit „Nicht von dieser Welt“ kannst du sie also schon nutzen.

card-new_york-subterranean_cable = Erdkabel
    .text = Du bekommst 4 Energie und erleidest dann 4 Schaden.
    .ruling-1 = Dieser Schaden ist kein Angriff.
    .ruling-2 = Du darfst die Karte auch kaufen, wenn du dadurch ausscheidest.

card-new_york-subway = Subway
    .text = Du bekommst 2 Leben zurück und machst nach diesem Zug noch einen. In diesem Extrazug darfst du jederzeit in einen Bezirk mit freiem Platz fahren, in denselben höchstens dreimal.
    .ruling-1 = Das geht vor dem ersten Wurf, zwischen den Würfen, vor jeder Symbolart, in der Bewegungsphase und beim Kaufen.
    .ruling-2 = Ein Außenbezirk hat Platz für zwei Monster; nach Manhattan kommst du nur über Lower Manhattan und nur, wenn Platz ist.
    .ruling-3 = Die Belohnung fürs Betreten von Manhattan gibt es im Extrazug höchstens einmal.
    .ruling-4 = In der Bewegungsphase gilt alles wie immer: Du musst Manhattan betreten, wenn dort Platz ist, oder dort eine Zone vorrücken. Mit „Subway“ selbst rückst du nie vor.
    .ruling-5 = Verlässt du Manhattan, muss das nächste Monster, das in seine Bewegungsphase kommt, es betreten.
    .ruling-6 = Die Heilung wirkt auch in Manhattan, aber nie über dein Maximum hinaus.
    .ruling-7 = Höchstens dreimal gilt auch für Manhattan, das als ein Bezirk zählt.

card-new_york-tesla_cannon = Tesla-Kanone
    .text = Du bekommst 2 Ruhmpunkte. Danach wirft jedes Monster, auch du, eine seiner Behalten-Karten ab.
    .ruling-1 = Du wählst zuerst, dann die anderen im Uhrzeigersinn.
    .ruling-2 = Wer keine Behalten-Karte hat, bleibt verschont, und Zielkarten sind sicher.
    .ruling-3 = Chips auf einer abgeworfenen Karte gehen in den Vorrat zurück.

card-new_york-the_unisphere = Unisphere
    .text = Du bekommst 4 Ruhmpunkte. Kostet in Queens 1 weniger.
    .ruling-1 = Für den Preis zählt dein Bezirk beim Kauf, also nach der Bewegung.

card-new_york-yankee_stadium = Yankee Stadium
    .text = Du bekommst 5 Ruhmpunkte und 5 Leben. Kostet in der Bronx 1 weniger.
    .ruling-1 = Für den Preis zählt dein Bezirk beim Kauf, also nach der Bewegung.
    .ruling-2 = Die Heilung wirkt auch in Manhattan, aber nie über dein Maximum hinaus.

## Behalten-Karten

card-new_york-antimatter_pellets = Anti­materie-Schrot
    .text = Wenn du angreifst, wirft jedes getroffene Monster zuerst einen Würfel. Zeigt er „Autsch!“, verdoppelt sich der Schaden für dieses Monster.
    .ruling-1 = Jedes Opfer würfelt einmal, im Uhrzeigersinn; der Würfel wird nicht neu geworfen und hat sonst keine Wirkung.
    .ruling-2 = Zuerst kommt der Schaden durch „Tesla-Antennen“ dazu, dann verdoppelt „Schattenzwilling“, dann diese Karte.

card-new_york-artificial_heart = Kunstherz
    .text = Nach dem Würfeln darfst du beliebig viele deiner Herzen in Energie verwandeln.
    .ruling-1 = Das geht auch in Manhattan.
    .ruling-2 = Es geht nur mit Würfeln, die noch nicht ausgewertet sind; danach gelten sie ganz als Energie, auch für „Überladung“ und „Empire State erklimmen“.

card-new_york-broadway_star = Broadway-Star
    .text = Du bekommst 1 Ruhmpunkt, wenn du dir „Superstar“ nimmst, und jedes Mal 1 Ruhmpunkt, wenn du deinen Zug mit „Superstar“ beginnst.
    .ruling-1 = Hast du „Superstar“ schon, kannst du ihn dir nicht noch einmal nehmen, egal wie viele Sterne du würfelst.

card-new_york-bulletproof = Kugel­sicher
    .text = Immer wenn „Autsch!“ dir Schaden zufügt, erleidest du 1 weniger.
    .ruling-1 = Das gilt, egal wer „Autsch!“ gewürfelt hat, einmal bei jeder Auswertung von „Autsch!“.
    .ruling-2 = Gegen „Air Force One“ hilft das nicht.

card-new_york-can_opener = Dosen­öffner
    .text = Für einen Panzer brauchst du nur 3 Zerstörungen statt 4.
    .ruling-1 = Auch für die Pflicht, zu zerstören, was du kannst, gilt diese kleinere Zahl.

card-new_york-carapace = Panzerung
    .text = Du kannst 12 Leben haben statt 10. Für jedes „Autsch!“ in deinem Ergebnis legst du einen Panzerungschip auf diese Karte. In deinem Zug darfst du die Karte abwerfen und pro Chip 1 Leben zurückbekommen.
    .ruling-1 = Du legst die Chips, wenn „Autsch!“ ausgewertet wird, noch vor dem Schaden durch die Armee.
    .ruling-2 = Abwerfen darfst du die Karte bei jeder Entscheidung in deinem Zug, auch wenn du schon alle Leben hast, aber nicht, um dich gegen Schaden zu wehren.
    .ruling-3 = Beim Abwerfen sinkt dein Maximum zuerst auf 10: Leben darüber verfallen; dann bekommst du Leben zurück, bis du höchstens 10 hast.
    .ruling-4 = Beim Kauf bekommst du keine Leben.
    .ruling-5 = Es gibt nur 15 Panzerungschips; sind alle vergeben, kommt keiner mehr dazu.
    .ruling-6 = Die Heilung wirkt auch in Manhattan.

card-new_york-chameleon = Chamä­leon
    .text = Du darfst Sterne abgeben, bevor du sie auswertest. Für jeden drehst du einen anderen noch nicht ausgewerteten Würfel auf eine beliebige Seite.
    .ruling-1 = Ein abgegebener Stern zählt für nichts mehr, auch nicht für „Superstar“, „Im Rampenlicht“ oder „Natürliche Auslese“.
    .ruling-2 = Das geht vor jeder Symbolart, solange der Stern und der andere Würfel beide noch nicht ausgewertet sind.
    .ruling-3 = Du darfst einen Würfel auch auf einen Stern drehen.
    .ruling-4 = Das ändert nur Würfel, keine Ergebnisse, die durch Karten dazukommen.

card-new_york-chinatown_regular = Chinatown-Stammgast
    .text = Wenn du Manhattan betrittst, bekommst du 2 Leben zurück.
    .ruling-1 = Betreten heißt, dass du aus einem anderen Bezirk kommst; vorrücken oder den Weg wechseln zählt nicht.
    .ruling-2 = Die Heilung geht nie über dein Maximum hinaus.

card-new_york-climb_the_empire_state_building = Empire State erklim­men
    .text = Zeigen deine Würfel alle sechs Seiten, während du in Manhattan bist, bekommst du 2 Ruhmpunkte und machst nach diesem Zug noch einen.
    .ruling-1 = Geprüft wird einmal, nach dem letzten Wurf und allen Änderungen, vor der ersten Auswertung.
    .ruling-2 = Ergebnisse durch Karten helfen nicht; ein Würfel, den du später abgibst, zählt hier trotzdem.

card-new_york-curse = Fluch
    .text = Monster, denen du Schaden zufügst, bekommen je einen Fluchchip. Ein Monster mit Fluchchips zahlt für einen Nachwurf mit „Autsch!“ 1 Energie pro Chip. Mit jedem Herz darf es, statt zu heilen, einen Chip entfernen, auch in Manhattan.
    .ruling-1 = Ein Angriff gibt jedem Opfer einen Chip, nicht einen pro Schaden; auch „Rüpelstar“ gibt einen, Beschuss durch die Armee und gekaufte Karten nicht.
    .ruling-2 = Du zahlst einmal pro Nachwurf, in dem „Autsch!“ vorkommt, egal wie oft.
    .ruling-3 = Chips bleiben auch dann, wenn „Fluch“ oder sein Besitzer weg ist.
    .ruling-4 = Es gibt nur 13 Fluchchips; sind alle vergeben, kommt keiner mehr dazu.

card-new_york-diva = Diva
    .text = Solange du „Superstar“ hast, brauchen andere Monster vier Sterne statt drei, um ihn dir abzunehmen.
    .ruling-1 = Bei genau drei Sternen geschieht nichts, und es gibt keine Punkte dafür.
    .ruling-2 = Wer ihn dir abnimmt, bekommt die üblichen Punkte: Vier Sterne bringen also 2.

card-new_york-drain = Energie­sauger
    .text = Wer dich angreift, muss dir 2 Energie geben.
    .ruling-1 = Das gilt einmal für jeden Angriff, der dir Schaden zufügt; wer weniger Energie hat, gibt alles.
    .ruling-2 = Du bekommst die Energie gleich nach dem Schaden und vor der Flucht, aber nicht, wenn du ausscheidest.
    .ruling-3 = Der Angreifer kann auch mit „Nicht von dieser Welt“ keine Leben statt Energie geben.

card-new_york-ego_trip = Egotrip
    .text = Du bekommst 1 Energie, wenn du dir „Superstar“ nimmst, und jedes Mal 1 Energie, wenn du deinen Zug mit „Superstar“ beginnst.
    .ruling-1 = Hast du „Superstar“ schon, kannst du ihn dir nicht noch einmal nehmen, egal wie viele Sterne du würfelst.

card-new_york-extra_head = Extra­kopf
    .text = In jedem deiner Züge wirfst du einen Würfel mehr.
    .ruling-1 = Das gilt ab deinem nächsten Zug.
    .ruling-2 = Die Karte zählt mit „Natürliche Auslese“ zusammen, aber niemand wirft mehr als 8 Würfel.

card-new_york-fireball = Feuerball
    .text = Deine Angriffssymbole treffen auch alle anderen Monster in deinem Bezirk.
    .ruling-1 = Auch wenn nur Monster in deinem Bezirk getroffen werden, ist es ein Angriff.
    .ruling-2 = Teilst du dir Manhattan mit einem anderen Monster, wird es auch getroffen und darf danach fliehen.
    .ruling-3 = War Manhattan zu Beginn deines Zugs leer, verursachen deine Angriffssymbole keinen Schaden, auch nicht in deinem Bezirk.

card-new_york-fury = Zorn
    .text = Sind drei oder mehr Einheiten in deinem Bezirk, kommen 1 Zerstörung und 1 Energie zu deinem Ergebnis dazu.
    .ruling-1 = Geprüft wird einmal, nach allen Änderungen und vor der ersten Auswertung.
    .ruling-2 = Die Energie gehört zum Ergebnis; „Überladung“ zieht also 1 von der Summe ab.

card-new_york-hailing_cabs = Taxi­hagel
    .text = In jedem deiner Züge darfst du deinem Ergebnis 2 Zerstörungen hinzufügen. Alle Zerstörungen dieses Zugs wirken dann nur gegen Einheiten.
    .ruling-1 = Du entscheidest vor der ersten Auswertung und brauchst dafür keine gewürfelte Zerstörung.
    .ruling-2 = Die 2 Zerstörungen zählen für „Schmerzbogen“.
    .ruling-3 = Zerstören musst du dann nur Einheiten; was übrig bleibt, verfällt.

card-new_york-hunter = Jäger
    .text = Jede Infanterie, die du zerstörst, bringt dir 1 Leben mehr.
    .ruling-1 = Die Heilung wirkt auch in Manhattan, aber nie über dein Maximum hinaus.

card-new_york-jinx_aura = Pechaura
    .text = Alle anderen Monster müssen alle ihre Nachwürfe nutzen. Sie wählen die Würfel, jedes Mal mindestens einen.
    .ruling-1 = Die Pflicht endet, wenn ein Monster keinen Würfel mehr neu werfen darf, etwa wegen „Blinde Wut“ oder weil es für seine Fluchchips nicht zahlen kann.

card-new_york-king_of_queens = King of Queens
    .text = Beginnst du deinen Zug in Queens, bekommst du 1 Energie und 1 Leben.

card-new_york-leveler = Platt­macher
    .text = In jedem deiner Züge, in dem du mindestens ein Gebäude zerstörst, bekommst du 1 Ruhmpunkt.
    .ruling-1 = Du bekommst den Punkt beim ersten Gebäude und nur einmal pro Zug.

card-new_york-long_neck = Langer Hals
    .text = Für einen Jet brauchst du nur 2 Zerstörungen statt 3.
    .ruling-1 = Das gilt auch für Jets, die du mit „Scharfschütze“ erreichst.

card-new_york-natural_selection = Natür­liche Auslese
    .text = Beim Kauf bekommst du 4 Energie und 4 Leben. In jedem deiner Züge wirfst du einen Würfel mehr. Zeigt am Ende deines Zugs einer deiner Würfel einen Stern, verlierst du alle Leben und scheidest aus.
    .ruling-1 = Es zählt, was deine Würfel nach dem Auswerten zeigen; Sterne, die du mit „Chamäleon“ abgegeben hast, zählen nicht.
    .ruling-2 = Das gilt auch für den Zug, in dem du die Karte kaufst.
    .ruling-3 = Es geschieht vor der Prüfung auf Sieg: In diesem Zug kannst du nicht gewinnen, und verdiente Extrazüge verfallen.
    .ruling-4 = Das ist kein Schaden: Nichts verringert das, und „Nicht von dieser Welt“ hilft nicht.
    .ruling-5 = Die Heilung wirkt auch in Manhattan, aber nie über dein Maximum hinaus.

card-new_york-of_another_world = Nicht von dieser Welt
    .text = Wenn du Energie zahlst, darfst du einen beliebigen Teil davon in Leben zahlen. Wenn du Schaden erleidest, darfst du für einen beliebigen Teil davon Energie statt Leben verlieren.
    .ruling-1 = Das gilt für jeden Preis und jede Gebühr, aber mit deinem letzten Leben kannst du nicht zahlen.
    .ruling-2 = Schaden, den du mit Energie deckst, bleibt Schaden, etwa für Flucht, Chips und „Phönixblut“.
    .ruling-3 = Was du bekommst, ist davon nicht betroffen: Herzen heilen, und Energie bringt Energie.
    .ruling-4 = Energie, die dir „Energiesauger“ oder „Angezapft“ nimmt, kannst du nicht durch Leben ersetzen.
    .ruling-5 = Vor „Natürliche Auslese“ rettet dich das nicht.

card-new_york-overload = Über­ladung
    .text = Beim Kauf bekommst du 4 Energie. Von da an bringt dir die Energie in deinem Ergebnis insgesamt 1 weniger pro Zug.
    .ruling-1 = In einem Zug ohne Energie im Ergebnis wird dir nichts abgezogen.
    .ruling-2 = Energie durch Plättchen, durch Manhattan und direkt durch Karten wird nicht weniger.

card-new_york-painbow = Schmerz­bogen
    .text = Bei 2 oder 3 Zerstörungen im Ergebnis bekommst du 1 Angriffssymbol dazu, bei 4 oder 5 sind es 2. Bei 6 oder mehr gewinnst du sofort.
    .ruling-1 = Zerstörungen durch „Stampfer“, „Zorn“ und „Taxihagel“ zählen mit.
    .ruling-2 = Du gewinnst, sobald dein Ergebnis feststeht; ausgewertet wird dann nichts mehr.
    .ruling-3 = Die zusätzlichen Angriffssymbole wirken wie gewürfelte.

card-new_york-personal_spotlight = Im Rampen­licht
    .text = In jedem deiner Züge mit mindestens einem Stern im Ergebnis bekommst du 1 Ruhmpunkt.
    .ruling-1 = Das gilt einmal pro Zug, mit oder ohne „Superstar“.
    .ruling-2 = Sterne, die du mit „Chamäleon“ abgibst, sind hier nichts wert.

card-new_york-phoenix_blood = Phönix­blut
    .text = Immer wenn du Schaden erleidest, bekommst du 1 Energie.
    .ruling-1 = Du bekommst 1 Energie, egal wie groß der Schaden ist, und keine, wenn er auf 0 gesenkt wurde.
    .ruling-2 = Scheidest du dadurch aus, bekommst du nichts.
    .ruling-3 = Schaden, den du mit „Nicht von dieser Welt“ durch Energie deckst, zählt, aber mit der neuen Energie kannst du ihn nicht mehr decken.

card-new_york-power_tap = Angezapft
    .text = Hat ein anderes Monster in einem Zug 3 oder mehr Energie bekommen, gibt es dir 1 Energie.
    .ruling-1 = Alle Energie eines Zugs zählt zusammen, egal in wessen Zug.
    .ruling-2 = Ein Monster gibt für jede Karte „Angezapft“ höchstens 1 Energie pro Zug, sobald es 3 erreicht, und nichts, wenn es keine Energie hat.
    .ruling-3 = Energie, die du so bekommst, löst keine andere Karte „Angezapft“ aus.
    .ruling-4 = Das Monster kann auch mit „Nicht von dieser Welt“ keine Leben statt Energie geben.

card-new_york-regeneration = Rege­neration
    .text = Zu Beginn jedes deiner Züge bekommst du 1 Leben zurück.
    .ruling-1 = Das geht auch in Manhattan, aber nie über dein Maximum hinaus.

card-new_york-scavenger = Schrott­sammler
    .text = Beim Kaufen darfst du auch Behalten-Karten aus dem Ablagestapel kaufen. Sie kosten dich 1 Energie weniger als aufgedruckt.
    .ruling-1 = Den Ablagestapel darf jeder jederzeit durchsehen.
    .ruling-2 = Der Preis ist nie unter 0, und in der Auslage wird keine Karte aufgedeckt.
    .ruling-3 = Ist der Ablagestapel in den Kartenstapel gemischt, sind seine Karten nicht mehr zu haben.

card-new_york-seismic_ray = Erdbeben­strahl
    .text = Bevor du in einem Zug etwas zerstörst, darfst du 1 Energie zahlen, um alle deine Zerstörungen in einem anderen Bezirk einzusetzen statt in deinem.
    .ruling-1 = Eine Zahlung verlegt alle Zerstörungen des Zugs in einen Bezirk; aufteilen kannst du sie nicht.
    .ruling-2 = Du musst dann in diesem Bezirk zerstören, was du kannst.
    .ruling-3 = Ein Gebäude, das du dort zerstörst, hinterlässt seine Einheit dort, nicht bei dir.

card-new_york-shadow_double = Schatten­zwilling
    .text = Wenn du angreifst, verursachst du doppelten Schaden.
    .ruling-1 = Ohne mindestens 1 Schaden durch Angriffssymbole gibt es nichts zu verdoppeln.
    .ruling-2 = Zuerst kommt der Schaden durch „Tesla-Antennen“ dazu, „Antimaterie-Schrot“ verdoppelt danach.

card-new_york-sharp_shooter = Scharf­schütze
    .text = Du darfst Zerstörungen auch gegen Jets in anderen Bezirken einsetzen. Alle Jets, die du zerstörst, nah oder fern, bringen je 1 Ruhmpunkt extra.
    .ruling-1 = Du darfst einen fernen Jet vor oder anstelle eines Plättchens in deinem Bezirk zerstören; solange du dort noch eines zerstören kannst, musst du aber weitermachen.
    .ruling-2 = Du bekommst seine übliche Belohnung und darfst „Air Force One“ kaufen.
    .ruling-3 = Ein Jet, der erst in diesem Zug aufgetaucht ist, kann noch nicht zerstört werden.

card-new_york-stink_attack = Stink­attacke
    .text = Immer wenn du in einen anderen Bezirk kommst, darfst du bis zu vier der Einheiten dort vertreiben, in jeden anderen Bezirk höchstens eine.
    .ruling-1 = Sie gehen in die vier anderen Bezirke, auch nach Manhattan, in jeden höchstens eine.
    .ruling-2 = Wie du den Bezirk wechselst, ist egal: durch Bewegung, Betreten von Manhattan, Flucht, „Supertempo“ oder „Subway“, auch gezwungen; vorrücken zählt nicht.
    .ruling-3 = Eine Einheit, die in diesem Zug aufgetaucht ist, kann in diesem Zug nicht zerstört werden, auch nicht, nachdem du sie vertrieben hast.

card-new_york-stomp = Stampfer
    .text = In jedem deiner Züge bekommst du 1 Zerstörung dazu, auch wenn kein Würfel eine zeigt.
    .ruling-1 = Du musst sie nutzen, wenn du damit etwas zerstören kannst.

card-new_york-super_speed = Super­tempo
    .text = Vor deinem ersten Wurf darfst du dich einmal zusätzlich bewegen.
    .ruling-1 = Hat Manhattan Platz, kannst du nur dorthin, sonst in jeden Außenbezirk mit weniger als zwei Monstern; in Manhattan rückst du eine Zone vor.
    .ruling-2 = Die Einkünfte deines Zugs kommen vorher; eine neu erreichte Zone zahlt also ab deinem nächsten Zug.
    .ruling-3 = Betrittst du so Manhattan, rückst du in der Bewegungsphase desselben Zugs eine Zone vor.
    .ruling-4 = War Manhattan zu Beginn deines Zugs leer, verursachen deine Angriffssymbole in diesem Zug trotzdem keinen Schaden.
    .ruling-5 = Das ist immer freiwillig; liegt „New-York-Marathon“ aus, kostet es also 2 Energie.

card-new_york-terminal_rage = Blinde Wut
    .text = Nach dem Zug, in dem du diese Karte kaufst, machst du noch einen. Solange du sie hast, darfst du Würfel mit Angriffssymbol nicht neu werfen.
    .ruling-1 = Ein Angriffssymbol liegt fest, sobald es gewürfelt ist; verlierst du die Karte, gilt das nicht mehr.

card-new_york-tesla_antennae = Tesla-Antennen
    .text = Deine Angriffe verursachen 1 Schaden mehr bei jedem Monster, das mehr Leben hat als du.
    .ruling-1 = Verglichen wird kurz vor dem Schaden, für jedes Monster einzeln.
    .ruling-2 = Ohne mindestens 1 Schaden durch Angriffssymbole kommt nichts dazu.

card-new_york-tourist = Tourist
    .text = Lege beim Kauf einen Souvenirchip in deinen Bezirk und später in jeden Bezirk ohne Souvenir, den du betrittst. Für jeden gelegten Chip bekommst du 1 Ruhmpunkt und 1 Energie.
    .ruling-1 = Für jeden der fünf Bezirke gibt es einen Chip; die Zonen von Manhattan sind ein Bezirk.
    .ruling-2 = Das geht auch im Zug eines anderen Monsters, wenn du fliehst oder hinausmusst.
    .ruling-3 = Geht die Karte verloren, bleiben die Chips, und wer sie später hat, bekommt nur etwas für Bezirke ohne Chip.

card-new_york-towering_titan = Turmhoher Titan
    .text = In jedem deiner Züge bekommst du 2 Angriffssymbole dazu, auch wenn kein Würfel eines zeigt.
    .ruling-1 = Sie wirken wie gewürfelte; du kannst also auch ohne gewürfeltes Angriffssymbol angreifen.

card-new_york-trash_thrower = Müll­werfer
    .text = Dein Angriff kostet jedes Monster, dem er Schaden zufügt, auch 1 Ruhmpunkt.
    .ruling-1 = Das kostet 1 Punkt pro Angriff, egal wie groß der Schaden ist; unter 0 fällt dabei niemand.
    .ruling-2 = Du bekommst den Punkt nicht.

card-new_york-trophy_hunter = Trophäen­jäger
    .text = Jede Einheit, die du zerstörst, bringt 1 Ruhmpunkt extra.
    .ruling-1 = Das kommt zu ihrer Belohnung und zu „Scharfschütze“ oder „Jäger“ dazu.

card-new_york-universal_soldier = Universal­soldat
    .text = Nach dem Würfeln darfst du Herzen in Angriffssymbole und Angriffssymbole in Herzen verwandeln, höchstens so oft, wie du Würfel hast.
    .ruling-1 = Das geht nur mit Würfeln, die noch nicht ausgewertet sind, nicht mit Ergebnissen durch Karten.
    .ruling-2 = Vor jeder Symbolart kannst du das höchstens so oft tun, wie du Würfel hast.

card-new_york-violent_star = Rüpelstar
    .text = Nimmst du einem Monster „Superstar“ ab, fügst du ihm 2 Schaden zu. Nimmt ein Monster ihn dir ab, erleidet es 1 Schaden.
    .ruling-1 = Das ist kein Angriff: Niemand darf fliehen, und Karten, die auf Angriffe reagieren, wirken nicht.
    .ruling-2 = Liegt „Superstar“ auf dem Tisch, erleidet niemand Schaden.
    .ruling-3 = Scheidet das Monster, das ihn dir abnimmt, dadurch aus, bleibt „Superstar“ auf dem Tisch liegen.

card-new_york-webspinner = Netz­spinner
    .text = Monster, denen du Schaden zufügst, bekommen je einen Netzchip. Pro Chip hat ein Monster in seinem Zug einen Nachwurf weniger. Jedes seiner Angriffssymbole kann einen Chip entfernen, statt anzugreifen.
    .ruling-1 = Ein Angriff gibt jedem Opfer einen Chip, nicht einen pro Schaden; auch „Rüpelstar“ gibt einen, Beschuss durch die Armee und gekaufte Karten nicht.
    .ruling-2 = Die Zahl der Nachwürfe steht zu Beginn des Würfelns fest und ist nie unter 0.
    .ruling-3 = Auch Angriffssymbole von Karten können Chips entfernen; ein so genutztes Symbol verursacht keinen Schaden.
    .ruling-4 = Chips bleiben auch dann, wenn „Netzspinner“ oder sein Besitzer weg ist.
    .ruling-5 = Es gibt nur 13 Netzchips; sind alle vergeben, kommt keiner mehr dazu.

## Zielkarten

card-new_york-superstar = Superstar
    .text = Mit drei oder mehr Sternen nimmst du dir diese Karte und bekommst 1 Ruhmpunkt, dazu 1 für jeden Stern über drei. Ab deinem nächsten Zug bringt dir jeder Stern 1 Ruhmpunkt, solange du sie hast.
    .ruling-1 = Nimmst du dir „Superstar“ mit drei Sternen, bekommst du insgesamt 1 Punkt, mit vier 2, mit fünf 3 und so weiter.
    .ruling-2 = Hast du ihn schon, bekommst du 1 Punkt für jeden Stern, auch bei drei oder mehr.
    .ruling-3 = Ohne ihn bringen weniger als drei Sterne nichts.
    .ruling-4 = Ein anderes Monster mit drei oder mehr Sternen nimmt ihn dir ab; das kostet dich keine Punkte.
    .ruling-5 = Scheidet sein Besitzer aus, kommt er zurück auf den Tisch.
    .ruling-6 = Er ist keine Behalten-Karte und kann nicht gekauft, getauscht oder abgeworfen werden.

card-new_york-statue_of_liberty = Freiheits­statue
    .text = Mit drei oder mehr „Autsch!“ nimmst du dir diese Karte und bekommst 3 Ruhmpunkte. Nimmt ein anderes Monster sie dir ab, verlierst du 3 Ruhmpunkte.
    .ruling-1 = Zuerst kommt der Schaden durch die Armee: Wer dadurch ausscheidet, bekommt die Statue nicht; dann behält sie, wer sie hatte und überlebt.
    .ruling-2 = Hast du sie schon, ändern drei oder mehr „Autsch!“ daran nichts.
    .ruling-3 = Verlierst du sie, fällst du dabei nicht unter 0 Punkte.
    .ruling-4 = Scheidet ihr Besitzer aus, kommt sie zurück auf den Tisch, und an den Punkten ändert sich nichts.
