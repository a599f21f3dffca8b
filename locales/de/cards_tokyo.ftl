### Karten von König von Tokio: Name, Text und Antworten auf Fragen.

## Behalten-Karten

card-tokyo-acid_attack = Säure­angriff
    .text = In jedem deiner Züge bekommst du 1 Angriffssymbol dazu, auch wenn kein Würfel eines zeigt.
    .ruling-1 = Schon dieses eine Symbol genügt für einen Angriff: Ein Monster in Tokio, das dadurch Leben verliert, darf Tokio verlassen.
    .ruling-2 = Es zählt für „Alphamonster“, „Feueratem“, „Stachelschweif“ und „Stadtfresser“ und als Angriffssymbol für „Totale Zerstörung“.
    .ruling-3 = Es trifft dieselben Monster wie deine anderen Angriffssymbole.
    .ruling-4 = Hast du auch eine Mimikry-Kopie, bekommst du 2 Angriffssymbole dazu.

card-tokyo-alien_origin = Alien-Herkunft
    .text = Jede Karte, die du kaufst, kostet dich 1 Energie weniger, aber nie weniger als 0.
    .ruling-1 = Das gilt für jeden Kauf, auch mit „Aus dem Labor“, „Opportunist“ und „Parasitententakel“; dort bekommt der Verkäufer den niedrigeren Preis.
    .ruling-2 = Ein Tausch der Auslage kostet weiterhin 2 Energie, und für „Alien-Herkunft“ selbst gilt der Rabatt nicht.
    .ruling-3 = „Metamorph“ zahlt weiterhin die aufgedruckten Kosten zurück.
    .ruling-4 = Hast du auch eine Mimikry-Kopie, beträgt der Rabatt 2.

card-tokyo-alpha_monster = Alpha­monster
    .text = Enthält dein Ergebnis in deinem Zug mindestens 1 Angriffssymbol, bekommst du 1 Ruhmpunkt.
    .ruling-1 = Du bekommst ihn auch, wenn niemand getroffen wird; ein Angriffssymbol, das eine Karte beisteuert, genügt.
    .ruling-2 = Es bleibt bei einem Punkt pro Zug, egal wie viele Angriffssymbole oder Opfer es gibt.
    .ruling-3 = Du bekommst den Punkt, bevor der Angriff Leben kostet.
    .ruling-4 = Eine Mimikry-Kopie bringt einen weiteren Punkt.

card-tokyo-armor_plating = Panzer­platten
    .text = Würdest du auf einmal genau 1 Leben verlieren, verlierst du keines.
    .ruling-1 = Alle Angriffssymbole eines Angriffs sind ein einziger Schaden; trifft dich auch „Feueratem“, kommt 1 dazu: 1 Angriffssymbol und 1 Feuer kosten dich also 2 Leben.
    .ruling-2 = Die Karte stoppt auch 1 Schaden durch Karten oder Chips, etwa durch einen Giftchip, „Wühlarbeit“ oder „Feueratem“ allein.
    .ruling-3 = Auch Schaden, den „Tarnung“ auf genau 1 gesenkt hat, wird gestoppt.
    .ruling-4 = Wird der Schaden gestoppt, darfst du Tokio nicht verlassen und bekommst keinen Gift- oder Schrumpfchip.
    .ruling-5 = Gegen Schaden, der ohnehin gestoppt wird, wird „Tarnung“ nicht gewürfelt und „Flügel“ nicht angeboten.
    .ruling-6 = Eine Mimikry-Kopie bringt nichts zusätzlich.

card-tokyo-background_dweller = Schatten­hocker
    .text = In deinem Zug darfst du Würfel, die eine 3 zeigen, einzeln und beliebig oft neu werfen, auch nach deinem letzten Wurf. Das verbraucht keinen Wurf.
    .ruling-1 = Zeigt der Würfel wieder eine 3, darfst du ihn wieder neu werfen.
    .ruling-2 = Auch Dreien, die du für „Tarnung“ oder mit deiner eigenen „Psi-Sonde“ würfelst, darfst du neu werfen.
    .ruling-3 = Zeigt einer deiner Würfel nach der „Psi-Sonde“ eines anderen Monsters eine 3, darfst du ihn vor dem Auswerten neu werfen.

card-tokyo-burrowing = Wühl­arbeit
    .text = Solange du in Tokio bist, bekommst du in deinem Zug 1 Angriffssymbol dazu, auch wenn kein Würfel eines zeigt. Verlässt du Tokio nach einem Angriff, verliert das Monster, das deinen Platz einnimmt, 1 Leben.
    .ruling-1 = Ob das Angriffssymbol dazukommt, hängt davon ab, wo du beim Auswerten der Würfel bist.
    .ruling-2 = Das zusätzliche Angriffssymbol zählt wie ein gewürfeltes, auch für „Stachelschweif“ und „Stadtfresser“.
    .ruling-3 = Haben alle entschieden, ob sie gehen oder bleiben, verliert der Angreifer zuerst das Leben und rückt dann ein; scheidet er dabei aus, rückt niemand ein.
    .ruling-4 = Der Angreifer darf sich dagegen wehren; lebt er durch „Es hat ein Kind!“ weiter, rückt er trotzdem ein.
    .ruling-5 = Das gilt nur, wenn du nach einem Angriff freiwillig gehst, nicht bei „Tod von oben“, beim Schließen der Bucht, bei deinem Ausscheiden oder bei „Es hat ein Kind!“.
    .ruling-6 = Werden City und Bucht beide frei, nimmt der Angreifer die City; „Wühlarbeit“ in der Bucht trifft dann niemanden.
    .ruling-7 = Ein Angreifer, der schon in Tokio ist, nimmt keinen Platz ein und verliert nichts.
    .ruling-8 = Hast du auch eine Mimikry-Kopie, bekommst du 2 Angriffssymbole dazu, und es kostet 2 Leben.

card-tokyo-camouflage = Tarnung
    .text = Würdest du Leben verlieren, wirf für jedes einen Würfel. Jedes Herz rettet 1 Leben.
    .ruling-1 = Das hilft gegen Angriffe, Karten (auch selbst gekaufte) und Gift.
    .ruling-2 = Gewürfelt wird automatisch, einmal für jeden Schaden; eine Mimikry-Kopie würfelt noch einmal für den Rest.
    .ruling-3 = Gegen den Rest kannst du dich noch mit „Flügel“ oder „Schnellheilung“ wehren.
    .ruling-4 = Mit „Schattenhocker“ darfst du jede 3, die du hier würfelst, neu werfen.
    .ruling-5 = Ist der ganze Schaden abgewehrt, darfst du Tokio nicht verlassen und bekommst keinen Gift- oder Schrumpfchip.

card-tokyo-complete_destruction = Totale Zerstörung
    .text = Zeigt dein Ergebnis alle sechs Seiten zugleich (1, 2, 3, Herz, Energie und Angriffssymbol), bekommst du 9 Ruhmpunkte. Die Würfel zählen außerdem wie immer.
    .ruling-1 = Ein Angriffssymbol von einer Karte kann ein gewürfeltes ersetzen.
    .ruling-2 = Es zählt dein endgültiges Ergebnis, kurz bevor die Würfel ausgewertet werden.
    .ruling-3 = Hast du auch eine Mimikry-Kopie, bekommst du 18.

card-tokyo-media_friendly = Medien­liebling
    .text = Für jede Karte, die du kaufst, bekommst du 1 Ruhmpunkt.
    .ruling-1 = Der Kauf dieser Karte selbst zählt nicht, und ein Tausch der Auslage ist kein Kauf.
    .ruling-2 = Käufe mit „Opportunist“, „Aus dem Labor“ oder „Parasitententakel“ zählen.
    .ruling-3 = Du bekommst den Punkt beim Bezahlen, noch bevor die gekaufte Karte wirkt.

card-tokyo-eater_of_the_dead = Leichen­schmaus
    .text = Immer wenn ein anderes Monster auf 0 Leben fällt, egal wodurch, bekommst du 3 Ruhmpunkte.
    .ruling-1 = Das gilt auch, wenn dieses Monster dank „Es hat ein Kind!“ weiterlebt, statt auszuscheiden.
    .ruling-2 = Das gilt in jedem Zug; Punkte aus dem Zug eines anderen Monsters zählen schon am Ende dieses Zugs.
    .ruling-3 = Hast du auch eine Mimikry-Kopie, bekommst du 6.

card-tokyo-energy_hoarder = Energie­hamster
    .text = Am Ende deines Zugs bekommst du für je 6 Energie, die du hast, 1 Ruhmpunkt. Die Energie behältst du.
    .ruling-1 = Energie, die du in diesem Zug durch „Metamorph“ bekommst, zählt mit.
    .ruling-2 = Eine Mimikry-Kopie bringt dasselbe noch einmal.

card-tokyo-even_bigger = Noch größer
    .text = Du kannst bis zu 12 Leben haben. Beim Kauf dieser Karte bekommst du 2 Leben.
    .ruling-1 = Verlierst du die Karte, verfallen alle Leben über 10; das gilt nicht als Schaden.
    .ruling-2 = Eine Mimikry-Kopie hebt das Maximum nie über 12, bringt aber jedes Mal 2 Leben, wenn „Noch größer“ neu kopiert wird.
    .ruling-3 = Die Heilung wirkt auch in Tokio und löst „Regeneration“ aus.

card-tokyo-extra_head = Extra­kopf
    .text = In jedem deiner Züge wirfst du einen Würfel mehr.
    .ruling-1 = Dein erster Wurf legt fest, wie viele Würfel du in diesem Zug hast; eine Karte, die später kommt oder geht, ändert das erst im nächsten Zug.
    .ruling-2 = Kopien zählen zusammen, aber niemand wirft mehr als 8 Würfel.

card-tokyo-fire_breathing = Feuer­atem
    .text = Enthält dein Ergebnis in deinem Zug mindestens 1 Angriffssymbol, verlieren dein linker und dein rechter Nachbar je 1 Leben extra, egal wo sie sind.
    .ruling-1 = Nachbarn sind die nächsten lebenden Monster links und rechts; ist nur noch ein Gegner übrig, verliert er 1, nicht 2.
    .ruling-2 = Es trifft auch einen Nachbarn, der am selben Ort ist wie du.
    .ruling-3 = Trifft dein Angriff den Nachbarn ohnehin, wird das Feuer Teil dieses Schadens.
    .ruling-4 = Für jeden anderen Nachbarn ist es 1 Schaden durch eine Karte: Er darf Tokio nicht verlassen und bekommt keinen Gift- oder Schrumpfchip.
    .ruling-5 = Ein Angriffssymbol, das eine Karte beisteuert, genügt.

card-tokyo-freeze_time = Zeitstopp
    .text = Enthält dein Ergebnis mindestens drei Einsen, darfst du nach diesem Zug noch einen Zug machen, mit einem Würfel weniger.
    .ruling-1 = Du entscheidest, wenn dein Zug vorbei ist und geprüft wurde, ob jemand gewonnen hat.
    .ruling-2 = Hast du auch im Extrazug drei Einsen, darfst du noch einen machen, wieder mit einem Würfel weniger; hörst du auf, hast du wieder alle Würfel.
    .ruling-3 = Das gilt auch, wenn du die Karte in einem Zug kaufst, in dem du schon drei Einsen ausgewertet hast.
    .ruling-4 = Der Extrazug ist ein ganzer Zug und kommt vor einem Extrazug durch „Raserei“.
    .ruling-5 = Eine Mimikry-Kopie bringt für dieselben Einsen keinen zweiten Extrazug.

card-tokyo-friend_of_children = Freund der Kinder
    .text = Immer wenn du Energie bekommst, bekommst du 1 zusätzlich.
    .ruling-1 = Alle Energie auf den Würfeln eines Zugs zählt als ein Gewinn: Sie bringt zusammen 1 mehr.
    .ruling-2 = Das gilt für jeden Gewinn, auch für jeden Verkauf mit „Metamorph“ und den Preis einer Karte, die man dir abkauft, aber nicht für „Batteriemonster“.
    .ruling-3 = Bei „Heilstrahl“ kommt 1 zur ersten Zahlung über 0 jedes Monsters dazu, das du heilst.
    .ruling-4 = Eine Mimikry-Kopie bringt noch 1 mehr.

card-tokyo-giant_brain = Riesen­hirn
    .text = In jedem deiner Züge hast du einen Wurf mehr: vier statt drei.
    .ruling-1 = Würfe durch eine Mimikry-Kopie, „Energydrink“ und „Rauchwolke“ kommen noch dazu.

card-tokyo-gourmet = Fein­schmecker
    .text = Für drei oder mehr Einsen bekommst du 2 Ruhmpunkte zusätzlich.
    .ruling-1 = Wie viele Einsen über drei es sind, ändert an den Extrapunkten nichts.
    .ruling-2 = Hast du auch eine Mimikry-Kopie, sind es 4 extra.

card-tokyo-healing_ray = Heil­strahl
    .text = Du darfst deine Herzen für andere Monster einsetzen: Jedes gibt einem von ihnen 1 Leben zurück. Pro Herz zahlt dir das Monster 2 Energie oder, wenn es weniger hat, alles.
    .ruling-1 = Das Monster muss unter seinem Maximum sein und kann nicht ablehnen; hat es keine Energie, wird es umsonst geheilt.
    .ruling-2 = Das geht auch, wenn du in Tokio bist, und bei Monstern in Tokio.
    .ruling-3 = Hast du Herzen und Angriffssymbole, entscheidest du, was davon zuerst ausgewertet wird.
    .ruling-4 = Ein Monster mit „Regeneration“ bekommt mit dem ersten Herz 1 Leben mehr und zahlt dafür nichts.

card-tokyo-herbivore = Pflanzen­fresser
    .text = Verliert in deinem Zug kein Monster durch dich Leben, bekommst du am Ende des Zugs 1 Ruhmpunkt.
    .ruling-1 = Nur wirklich verlorene Leben zählen: Ein ganz abgewehrter Angriff schadet hier nicht.
    .ruling-2 = Verlierst du selbst Leben durch eine Karte, die du gekauft hast, zählt das auch, und du bekommst keinen Punkt.
    .ruling-3 = Gift gilt als von niemandem verursacht.
    .ruling-4 = Die Karte wirkt schon in dem Zug, in dem du sie kaufst.

card-tokyo-herd_culler = Herden­schreck
    .text = Einmal pro Zug darfst du nach deinem letzten Wurf einen deiner Würfel auf 1 drehen.
    .ruling-1 = Das geht nach jeder „Psi-Sonde“ und vor dem Auswerten der Würfel.
    .ruling-2 = Mit einer Mimikry-Kopie darfst du einen zweiten Würfel drehen.

card-tokyo-it_has_a_child = Es hat ein Kind!
    .text = Fällst du auf 0 Leben, scheidest du nicht aus: Du wirfst alle deine Karten ab, fällst auf 0 Ruhmpunkte und spielst mit 10 Leben außerhalb von Tokio weiter.
    .ruling-1 = Du behältst deine Energie und deine Gift- und Schrumpfchips.
    .ruling-2 = Das geschieht automatisch, und überzähliger Schaden kostet dich keine deiner neuen Leben.
    .ruling-3 = Dein Platz in Tokio wird frei, aber du verlässt ihn nicht freiwillig; „Wühlarbeit“ wirkt also nicht.
    .ruling-4 = Du giltst nie als ausgeschieden: Die Bucht bleibt offen, aber „Leichenschmaus“ bringt Punkte.
    .ruling-5 = Geschieht es in deinem eigenen Zug, spielst du ihn einfach weiter.
    .ruling-6 = Als Mimikry-Kopie rettet dich die Karte genauso; „Mimikry“ wirfst du dabei mit ab.

card-tokyo-jets = Düsen­antrieb
    .text = Verlässt du Tokio, wenn dich dort ein Angriff trifft, kostet er dich keine Leben.
    .ruling-1 = Du entscheidest, bevor dich der Schaden trifft: Verlässt du Tokio, entfällt er samt Gift- oder Schrumpfchip; bleibst du, trifft er dich sofort, du darfst dich wie üblich wehren und wirst nicht noch einmal gefragt.
    .ruling-2 = Monster ohne „Düsenantrieb“ erleiden ihren Schaden, bevor du entscheidest, und scheiden auch schon vorher aus.
    .ruling-3 = Auch „Feueratem“ als Teil des Angriffs bleibt dir erspart.
    .ruling-4 = Gegen Schaden durch Karten und außerhalb von Tokio hilft die Karte nicht.

card-tokyo-made_in_a_lab = Aus dem Labor
    .text = Wenn du Karten kaufst, darfst du die oberste Karte des Stapels heimlich ansehen. Du darfst sie kaufen wie eine aus der Auslage oder liegen lassen.
    .ruling-1 = Liegt eine andere Karte oben, darfst du wieder nachsehen.
    .ruling-2 = Du zahlst wie bei jedem Kauf, mit Rabatt, und „Medienliebling“ bringt seinen Punkt.
    .ruling-3 = Dabei wird keine Karte der Auslage aufgedeckt, also hilft „Opportunist“ hier nicht.
    .ruling-4 = Das geht nur in deiner eigenen Kaufphase und nicht bei leerem Stapel.
    .ruling-5 = Hast du auch eine Mimikry-Kopie, siehst du die obersten zwei Karten.

card-tokyo-metamorph = Meta­morph
    .text = Am Ende deines Zugs darfst du beliebige deiner Behalten-Karten abwerfen. Jede bringt dir Energie in Höhe ihrer aufgedruckten Kosten.
    .ruling-1 = Du bekommst die vollen aufgedruckten Kosten, auch für eine billiger gekaufte oder halb verbrauchte Karte.
    .ruling-2 = Du verkaufst vor allen anderen Effekten am Zugende: Eine verkaufte Karte wirkt dort nicht mehr, und die Energie zählt schon.
    .ruling-3 = Du darfst auch Karten aus diesem Zug verkaufen und „Metamorph“ selbst; danach kannst du nichts mehr verkaufen.
    .ruling-4 = Für „Mimikry“ bekommst du 8, egal was sie kopiert.
    .ruling-5 = „Freund der Kinder“ bringt bei jedem Verkauf 1 mehr.

card-tokyo-mimic = Mimikry
    .text = Wähle beim Kauf eine Behalten-Karte eines beliebigen Monsters, auch eine eigene, nur nicht „Mimikry“: Diese Karte wird zu einer Kopie davon. Vor dem ersten Wurf deines Zugs darfst du für 1 Energie eine andere kopieren.
    .ruling-1 = Die Kopie gilt als frisch gekauft: Sie hat alle Chips, und ihre Effekte beim Kauf treten ein.
    .ruling-2 = Verlässt die kopierte Karte das Spiel, hat „Mimikry“ keine Wirkung, bis du zu Beginn eines deiner Züge 1 Energie zahlst, um eine andere zu kopieren.
    .ruling-3 = Wechselt die kopierte Karte nur den Besitzer, behältst du die Kopie; kauft dir jemand „Mimikry“ ab, wählt er kostenlos eine Karte.
    .ruling-4 = Gibt es beim Kauf nichts zu kopieren, darfst du später für 1 Energie eine Karte wählen.
    .ruling-5 = Müsste die Kopie abgeworfen werden („Batteriemonster“, „Rauchwolke“, „Plot-Twist“, „Psi-Sonde“), wird „Mimikry“ abgeworfen.
    .ruling-6 = Besitzt du eine Karte und ihre Kopie, zählen beide Effekte zusammen, und die Karte selbst wird zuerst verbraucht.
    .ruling-7 = Kopien von „Panzerplatten“, „Es hat ein Kind!“, „Nova-Atem“ und „Opportunist“ bringen neben der Karte selbst nichts, und zwei „Psi-Sonden“ erlauben trotzdem nur einen Nachwurf pro Zug.
    .ruling-8 = Zu Beginn deines Zugs wirkt zuerst die alte Kopie, etwa „Batteriemonster“; Chips auf „Mimikry“ gehen verloren, wenn die Karte etwas anderes kopiert.

card-tokyo-battery_monster = Batterie­monster
    .text = Darauf liegen 6 Energie, von denen du zu Beginn jedes deiner Züge 2 bekommst. Ist die Karte leer, wirf sie ab.
    .ruling-1 = Sie zahlt dreimal und wird mit der dritten Zahlung abgeworfen.
    .ruling-2 = Sie zahlt als Erstes im Zug, und „Freund der Kinder“ bringt dabei nichts.
    .ruling-3 = Kaufst du sie einem anderen Monster ab, liegen wieder 6 Energie darauf.
    .ruling-4 = Als Mimikry-Kopie beginnt sie mit eigenen 6 Energie, und nach der letzten Zahlung wird „Mimikry“ abgeworfen.

card-tokyo-nova_breath = Nova-Atem
    .text = Deine Angriffssymbole treffen alle anderen Monster, egal wo ihr seid.
    .ruling-1 = Jedes Monster in Tokio, das dadurch Leben verliert, darf Tokio verlassen, auch wenn du selbst dort bist; du bleibst dann, wo du bist, und sein Platz bleibt leer.

card-tokyo-detritivore = Reste­fresser
    .text = Enthält dein Ergebnis mindestens eine 1, eine 2 und eine 3, bekommst du 2 Ruhmpunkte zusätzlich.
    .ruling-1 = Das gilt einmal pro Zug, auch bei zwei solchen Reihen, und die Würfel zählen trotzdem auch für drei Gleiche.
    .ruling-2 = Hast du auch eine Mimikry-Kopie, bekommst du 4.

card-tokyo-opportunist = Oppor­tunist
    .text = Wird im Zug eines anderen Monsters eine Karte der Auslage aufgedeckt, darfst du sie sofort kaufen, vor allen anderen.
    .ruling-1 = Nach einem Kauf geht es um die nachgelegte Karte, nach einem Tausch um alle drei neuen.
    .ruling-2 = Alle stehen dir offen, bis du passt, und für jede gekaufte kommt die nachgelegte dazu.
    .ruling-3 = Du zahlst mit deiner Energie und deinen Rabatten, und die Karte wirkt sofort für dich.
    .ruling-4 = Haben mehrere Monster die Karte, werden sie im Uhrzeigersinn gefragt, beginnend links vom Monster am Zug.
    .ruling-5 = Beim Aufbau und bei Käufen vom Stapel oder von einem Monster gilt das nicht.

card-tokyo-parasitic_tentacles = Parasiten­tentakel
    .text = Wenn du Karten kaufst, darfst du auch Behalten-Karten anderer Monster kaufen. Den Preis bekommt der Besitzer, und er kann nicht ablehnen.
    .ruling-1 = Der Preis sind die aufgedruckten Kosten abzüglich deiner Rabatte.
    .ruling-2 = Es ist ein Kauf wie jeder andere: „Medienliebling“ bringt seinen Punkt, Effekte beim Kauf treten ein, und eine Karte mit Chips hat wieder alle.
    .ruling-3 = Der Verkäufer verliert den Effekt sofort; ohne „Noch größer“ sinkt er also auf höchstens 10 Leben.
    .ruling-4 = Kopiert eine „Mimikry“ die Karte, bleibt die Kopie bestehen.
    .ruling-5 = Dabei wird keine Karte der Auslage aufgedeckt, also hilft „Opportunist“ hier nicht.

card-tokyo-plot_twist = Plot-Twist
    .text = Nach deinem letzten Wurf darfst du diese Karte abwerfen, um einen deiner Würfel auf eine beliebige Seite zu drehen.
    .ruling-1 = Das geht nach jeder „Psi-Sonde“ und vor dem Auswerten der Würfel, in beliebiger Reihenfolge mit „Herdenschreck“ und „Dehnbar“.
    .ruling-2 = Eine Mimikry-Kopie wird genauso eingesetzt, danach wird „Mimikry“ abgeworfen.

card-tokyo-poison_quills = Gift­stacheln
    .text = Enthält dein Ergebnis mindestens drei Zweien, bekommst du 2 Angriffssymbole dazu.
    .ruling-1 = Die Zweien bringen ihre Punkte wie immer.
    .ruling-2 = Die zusätzlichen Angriffssymbole wirken wie gewürfelte, auch für „Stachelschweif“, „Stadtfresser“, „Alphamonster“ und „Feueratem“.
    .ruling-3 = Das gilt einmal pro Zug, egal wie viele Zweien es sind; eine Mimikry-Kopie bringt noch 2 Angriffssymbole.

card-tokyo-poison_spit = Gift­spucke
    .text = Kostet dein Angriff ein Monster Leben, bekommt es einen Giftchip. Am Ende seines Zugs verliert es pro Chip 1 Leben. Außerhalb von Tokio kann jedes seiner Herzen einen Chip entfernen, statt zu heilen.
    .ruling-1 = Ein Angriff gibt jedem Opfer einen Chip, nicht einen pro verlorenem Leben; eine Mimikry-Kopie gibt einen zweiten.
    .ruling-2 = Es gibt keinen Chip, wenn der Schaden ganz abgewehrt wurde, und keinen für „Feueratem“ allein oder anderen Schaden durch Karten.
    .ruling-3 = Chips bleiben auch, nachdem sie Leben gekostet haben, und selbst dann, wenn „Giftspucke“ oder ihr Besitzer weg ist.
    .ruling-4 = Alle Giftchips eines Monsters sind ein einziger Schaden; er kommt nach allen anderen Effekten am Zugende und lässt sich abwehren.
    .ruling-5 = Durch Gift kann ein Monster mit 20 Punkten ausscheiden, bevor es gewinnt.
    .ruling-6 = Es gibt nur 12 Giftchips; sind alle vergeben, kommt keiner mehr dazu.

card-tokyo-psychic_probe = Psi-Sonde
    .text = Hat ein anderes Monster seinen letzten Wurf gemacht, darfst du einen seiner Würfel neu werfen. Zeigt er dann ein Herz, wirf diese Karte ab.
    .ruling-1 = Das geht höchstens einmal pro Zug und nur, bevor das Monster am Zug Würfel mit „Herdenschreck“, „Plot-Twist“ oder „Dehnbar“ ändert.
    .ruling-2 = Mehrere Besitzer werden im Uhrzeigersinn gefragt, beginnend links vom Monster am Zug.
    .ruling-3 = Wirft das Monster am Zug danach mit „Schattenhocker“ einen Würfel neu, werden alle noch einmal gefragt, die ihre Sonde noch nicht eingesetzt haben.
    .ruling-4 = Auch mit Karte und Mimikry-Kopie bleibt es bei einem Nachwurf pro Zug, und ein Herz kostet dich beide.

card-tokyo-rapid_healing = Schnell­heilung
    .text = Bei jeder deiner Entscheidungen, egal in wessen Zug, darfst du beliebig oft 2 Energie zahlen, um 1 Leben zurückzubekommen. Gefragt wirst du auch, bevor du auf 0 Leben fällst.
    .ruling-1 = Das geht auch in Tokio, aber nicht, wenn du schon alle Leben hast.
    .ruling-2 = Vor solchem Schaden bekommst du zuerst Leben zurück, höchstens bis zu deinem Maximum, dann trifft dich der ganze Schaden; gefragt wirst du nur, wenn es dich retten kann.
    .ruling-3 = Mit „Regeneration“ bekommst du für 2 Energie 2 Leben zurück.

card-tokyo-regeneration = Rege­neration
    .text = Immer wenn du Leben zurückbekommst, bekommst du 1 mehr, höchstens bis zu deinem Maximum.
    .ruling-1 = Alle Herzen eines Zugs sind eine einzige Heilung; das zusätzliche Leben kommt mit dem ersten Herz, das dich heilt.
    .ruling-2 = Herzen, die Chips entfernen, sind keine Heilung.
    .ruling-3 = Das gilt auch bei Karten: „Heilung“, „Atomkraftwerk“, „Noch größer“, „Schnellheilung“ und dem „Heilstrahl“ eines anderen Monsters.
    .ruling-4 = Die neuen Leben durch „Es hat ein Kind!“ sind keine Heilung.

card-tokyo-rooting_for_the_underdog = Mitleids­bonus
    .text = Haben am Ende deines Zugs alle anderen Monster mehr Ruhmpunkte als du, bekommst du 1 Ruhmpunkt.
    .ruling-1 = Nur lebende Monster zählen; bei Gleichstand auf dem letzten Platz gibt es nichts.
    .ruling-2 = Das wird geprüft, bevor „Energiehamster“ und „Pflanzenfresser“ Punkte bringen.

card-tokyo-shrink_ray = Schrumpf­strahl
    .text = Kostet dein Angriff ein Monster Leben, bekommt es einen Schrumpfchip. Pro Chip wirft es einen Würfel weniger. Außerhalb von Tokio kann jedes seiner Herzen einen Chip entfernen, statt zu heilen.
    .ruling-1 = Ein Angriff gibt jedem Opfer einen Chip, nicht einen pro verlorenem Leben; eine Mimikry-Kopie gibt einen zweiten.
    .ruling-2 = Es gibt keinen Chip, wenn der Schaden ganz abgewehrt wurde, und keinen für „Feueratem“ allein oder anderen Schaden durch Karten.
    .ruling-3 = Chips bleiben auch dann, wenn „Schrumpfstrahl“ oder sein Besitzer weg ist.
    .ruling-4 = Der erste Wurf eines Zugs legt die Zahl der Würfel fest (nie unter 0); ein Chip, den du jetzt loswirst, hilft also ab dem nächsten Zug.
    .ruling-5 = Es gibt nur 12 Schrumpfchips; sind alle vergeben, kommt keiner mehr dazu.

card-tokyo-smoke_cloud = Rauch­wolke
    .text = Darauf liegen 3 Rauchchips. Beim Würfeln in deinem Zug darfst du einen ausgeben, um beliebige deiner Würfel noch einmal zu werfen. Gibst du den letzten aus, wirf diese Karte ab.
    .ruling-1 = Du darfst mehrere Chips in einem Zug ausgeben, vor oder nach deinen üblichen Würfen; die verbrauchst du damit nicht.
    .ruling-2 = Kaufst du sie einem anderen Monster ab, liegen wieder 3 Chips darauf.
    .ruling-3 = Eine Mimikry-Kopie hat 3 eigene Chips, und mit dem letzten wird „Mimikry“ abgeworfen.

card-tokyo-solar_powered = Solar­antrieb
    .text = Hast du am Ende deines Zugs keine Energie, bekommst du 1.
    .ruling-1 = Das wird nach Verkäufen mit „Metamorph“ und den Punkten am Zugende geprüft.
    .ruling-2 = „Freund der Kinder“ bringt 1 mehr, eine Mimikry-Kopie noch 1.

card-tokyo-spiked_tail = Stachel­schweif
    .text = Enthält dein Ergebnis in deinem Zug mindestens 1 Angriffssymbol, bekommst du 1 weiteres dazu.
    .ruling-1 = Das erste Angriffssymbol kann auch von „Säureangriff“, „Wühlarbeit“ oder „Giftstacheln“ kommen.
    .ruling-2 = Hast du auch eine Mimikry-Kopie, bekommst du 2 Angriffssymbole dazu.

card-tokyo-stretchy = Dehnbar
    .text = Nach deinem letzten Wurf darfst du 2 Energie zahlen, um einen deiner Würfel auf eine beliebige Seite zu drehen. Das geht, so oft du zahlen kannst.
    .ruling-1 = Energie, die die Würfel dieses Zugs erst noch bringen, kannst du nicht ausgeben.
    .ruling-2 = Das geht nach jeder „Psi-Sonde“ und vor dem Auswerten der Würfel, in beliebiger Reihenfolge mit „Herdenschreck“ und „Plot-Twist“.

card-tokyo-energy_drink = Energy­drink
    .text = Beim Würfeln in deinem Zug darfst du 1 Energie zahlen, um beliebige deiner Würfel noch einmal zu werfen. Das geht, so oft du zahlen kannst.
    .ruling-1 = Das geht vor oder nach deinen üblichen Würfen; die verbrauchst du damit nicht.

card-tokyo-urbavore = Stadt­fresser
    .text = Beginnst du deinen Zug in Tokio, bekommst du 1 Ruhmpunkt extra. Enthält dein Ergebnis in Tokio mindestens 1 Angriffssymbol, bekommst du 1 weiteres dazu.
    .ruling-1 = Das erste Angriffssymbol kann auch von „Säureangriff“, „Wühlarbeit“ oder „Giftstacheln“ kommen.
    .ruling-2 = Für das Angriffssymbol musst du beim Auswerten der Würfel in Tokio sein.
    .ruling-3 = Der Extrapunkt bleibt ein Punkt, auch mit der Option „Energie zu zweit“.
    .ruling-4 = Eine Mimikry-Kopie bringt noch einen Punkt und noch ein Angriffssymbol.

card-tokyo-were_only_making_it_stronger = Es wird nur stärker!
    .text = Immer wenn du auf einmal 2 oder mehr Leben verlierst, bekommst du 1 Energie.
    .ruling-1 = Es zählen die Leben, die du nach aller Abwehr wirklich verlierst; es gibt 1 Energie, egal wie viele es waren.
    .ruling-2 = Die Ursache ist egal: Angriff, Karte oder Gift.
    .ruling-3 = Es gibt nichts, wenn du auf 0 Leben fällst, auch wenn „Es hat ein Kind!“ dich rettet.
    .ruling-4 = Eine Mimikry-Kopie bringt noch 1.

card-tokyo-wings = Flügel
    .text = Würdest du Leben verlieren, darfst du 2 Energie zahlen: Dann verlierst du jetzt und für den Rest dieses Zugs keine.
    .ruling-1 = Das hilft in jedem Zug und gegen jeden Schaden, auch gegen Gift und Karten, die du kaufst.
    .ruling-2 = Da du keine Leben verlierst, darfst du Tokio nicht verlassen und bekommst keinen Gift- oder Schrumpfchip.
    .ruling-3 = Du entscheidest, nachdem „Tarnung“ gewürfelt wurde.
    .ruling-4 = Ein Extrazug ist ein neuer Zug, dort müsstest du noch einmal zahlen.

## Abwerfen-Karten

card-tokyo-apartment_building = Wohn­block
    .text = Du bekommst 3 Ruhmpunkte.

card-tokyo-commuter_train = Pendler­zug
    .text = Du bekommst 2 Ruhmpunkte.

card-tokyo-corner_store = Eckladen
    .text = Du bekommst 1 Ruhmpunkt.

card-tokyo-death_from_above = Tod von oben
    .text = Du bekommst 2 Ruhmpunkte. Alle anderen Monster verlassen Tokio, und du gehst nach Tokio City.
    .ruling-1 = Kommst du von außerhalb, bekommst du auch den üblichen Punkt fürs Betreten; von der Bucht in die City gibt es nichts.
    .ruling-2 = Die vertriebenen Monster verlieren keine Leben; da sie nicht freiwillig gehen, wirken „Wühlarbeit“ und „Düsenantrieb“ nicht.
    .ruling-3 = Das gilt genauso, wenn du die Karte mit „Opportunist“ im Zug eines anderen Monsters kaufst.

card-tokyo-energize = Energie­schub
    .text = Du bekommst 9 Energie.
    .ruling-1 = Den vollen Preis musst du zuerst zahlen können.
    .ruling-2 = Mit „Freund der Kinder“ bekommst du 10.

card-tokyo-evacuation_orders = Evaku­ierung
    .text = Alle anderen Monster verlieren je 5 Ruhmpunkte, fallen aber nie unter 0.
    .ruling-1 = Das kann ein Monster mit 20 Punkten aufhalten, denn der Sieg wird erst am Zugende geprüft.

card-tokyo-flame_thrower = Flammen­werfer
    .text = Alle anderen Monster verlieren je 2 Leben, egal wo sie sind.
    .ruling-1 = Das ist kein Angriff: Niemand darf Tokio verlassen.
    .ruling-2 = Im Uhrzeigersinn, beginnend links von dir, wird gefragt, wer sich wehrt; dann trifft der Schaden alle gleichzeitig.

card-tokyo-frenzy = Raserei
    .text = Nach diesem Zug machst du noch einen Zug.
    .ruling-1 = Zuerst spielst du diesen Zug zu Ende: weitere Käufe, Effekte am Zugende, Prüfung auf Sieg.
    .ruling-2 = Mit „Opportunist“ gekauft, bringt dir die Karte einen Zug gleich nach dem laufenden; danach geht es links von dem Monster weiter, das am Zug war.
    .ruling-3 = Ein Extrazug durch „Zeitstopp“ kommt zuerst.
    .ruling-4 = Scheidest du vorher aus, verfällt der Extrazug.

card-tokyo-gas_refinery = Gas­raffi­nerie
    .text = Du bekommst 2 Ruhmpunkte. Alle anderen Monster verlieren je 3 Leben, egal wo sie sind.
    .ruling-1 = Zuerst bekommst du die Punkte.
    .ruling-2 = Das ist kein Angriff: Niemand darf Tokio verlassen.
    .ruling-3 = Im Uhrzeigersinn, beginnend links von dir, wird gefragt, wer sich wehrt; dann trifft der Schaden alle gleichzeitig.

card-tokyo-heal = Heilung
    .text = Du bekommst 2 Leben zurück.
    .ruling-1 = Das geht auch in Tokio, aber nie über dein Maximum hinaus.
    .ruling-2 = „Regeneration“ bringt 1 mehr.

card-tokyo-high_altitude_bombing = Bomben­hagel
    .text = Jedes Monster verliert 3 Leben, auch du.
    .ruling-1 = Der Schaden trifft alle gleichzeitig: Überlebt kein Monster, gewinnt niemand.
    .ruling-2 = Das ist kein Angriff: Niemand darf Tokio verlassen.

card-tokyo-jet_fighters = Düsen­jäger
    .text = Du bekommst 5 Ruhmpunkte und verlierst dann 4 Leben.
    .ruling-1 = Scheidest du dadurch aus, helfen die Punkte nicht, nicht einmal 20.
    .ruling-2 = Du darfst dich gegen den Schaden wie üblich wehren.

card-tokyo-national_guard = National­garde
    .text = Du bekommst 2 Ruhmpunkte und verlierst dann 2 Leben.
    .ruling-1 = Scheidest du dadurch aus, helfen die Punkte nicht, nicht einmal 20.
    .ruling-2 = Du darfst dich gegen den Schaden wie üblich wehren.

card-tokyo-nuclear_power_plant = Atom­kraftwerk
    .text = Du bekommst 2 Ruhmpunkte und 3 Leben.
    .ruling-1 = Das geht auch in Tokio, aber nie über dein Maximum hinaus.
    .ruling-2 = „Regeneration“ bringt 1 mehr.

card-tokyo-skyscraper = Wolken­kratzer
    .text = Du bekommst 4 Ruhmpunkte.

card-tokyo-tank = Panzer
    .text = Du bekommst 4 Ruhmpunkte und verlierst dann 3 Leben.
    .ruling-1 = Scheidest du dadurch aus, helfen die Punkte nicht, nicht einmal 20.
    .ruling-2 = Du darfst dich gegen den Schaden wie üblich wehren.

card-tokyo-vast_storm = Mega­sturm
    .text = Du bekommst 2 Ruhmpunkte. Jedes andere Monster verliert die Hälfte seiner Energie, abgerundet.
    .ruling-1 = Die Energie geht in den Vorrat, nicht an dich.
