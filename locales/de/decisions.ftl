### Entscheidungen: je eine kurze Frage und eine Hilfe, und jede Aktion in Worten.
### .help ist für die Tastatur, .browser fürs Tippen auf Knöpfe.
### Die Wörter der Eingabe („keep“, „stop“) bleiben englisch, denn so werden sie getippt.

## Entscheidungen

decision-place = Wo startest du?
    .help = „place“ stellt dein Monster in einen der vier Außenbezirke. In jedem ist Platz für zwei Monster, und niemand startet in Manhattan. Sieh dir an, welche Gebäude du dort zerstören könntest und wer schon da ist. Manhattan ist noch leer: Wer sich zuerst bewegt, muss es betreten. Ohne Eingabe nimmst du den ersten Bezirk der Liste.
    .browser = Wähle einen der vier Außenbezirke. In jedem ist Platz für zwei Monster, und niemand startet in Manhattan: Es ist noch leer, und wer sich zuerst bewegt, muss es betreten. Sieh dir an, welche Gebäude du dort zerstören könntest und wer schon da ist.

decision-roll = Welche Würfel behältst du?
    .help = „keep“ mit Seiten behält diese Würfel und wirft alle anderen neu; „keep“ allein wirft alle neu. Auch früher behaltene Würfel darfst du neu werfen. „stop“ beendet das Würfeln, wie die Würfel liegen, und Aktionen mit „use“ kommen von Karten. Ohne Eingabe hörst du auf; darfst du das nicht, wirfst du so wenige Würfel neu wie möglich.
    .browser = Tippe auf die Würfel, die du behältst; der große Knopf wirft alle anderen neu. Auch früher behaltene Würfel darfst du neu werfen. „Stopp“ beendet das Würfeln, wie die Würfel liegen. Was deine Karten anbieten, steht neben der Frage.
decision-tokyo-roll = Welche Würfel behältst du?
    .help = „keep“ mit Seiten behält diese Würfel und wirft alle anderen neu; „keep“ allein wirft alle neu. Du hast insgesamt drei Würfe, wenn dir keine Karte mehr gibt, und auch früher behaltene Würfel darfst du neu werfen. Aktionen mit „use“ sind Extrawürfe durch Karten. „stop“ beendet das Würfeln und ist der Standard.
    .browser = Tippe auf die Würfel, die du behältst; der große Knopf wirft alle anderen neu. Drücke länger auf einen Würfel, um alle mit derselben Seite zu nehmen. Du hast insgesamt drei Würfe, wenn dir keine Karte mehr gibt, und auch früher behaltene Würfel darfst du neu werfen. „Stopp“ beendet das Würfeln, wie die Würfel liegen. Danach bringen drei gleiche Zahlen so viele Punkte, wie sie zeigen, jede weitere 1 mehr. Herzen heilen dich außerhalb von Tokio, mit Energie kaufst du Karten, und Angriffssymbole treffen die Monster auf der anderen Seite (in oder außerhalb von Tokio).
decision-new_york-roll = Welche Würfel behältst du?
    .help = „keep“ mit Seiten behält diese Würfel und wirft alle anderen neu; „keep“ allein wirft alle neu, und auch früher behaltene Würfel darfst du neu werfen. „stop“ beendet das Würfeln, wie die Würfel liegen. Du hast insgesamt drei Würfe: Jeder Netzchip nimmt dir einen Nachwurf, und ein Nachwurf mit „Autsch!“ kostet 1 Energie pro Fluchchip. Danach wird jedes Ergebnis ausgewertet, Art für Art in der Reihenfolge, die du wählst. Ohne Eingabe hörst du auf; verbietet „Pechaura“ das, wirfst du so wenige Würfel neu wie möglich.
    .browser = Tippe auf die Würfel, die du behältst; der große Knopf wirft alle anderen neu. Drücke länger auf einen Würfel, um alle mit derselben Seite zu nehmen. Du hast insgesamt drei Würfe: Jeder Netzchip nimmt dir einen Nachwurf, und ein Nachwurf mit „Autsch!“ kostet 1 Energie pro Fluchchip. „Stopp“ beendet das Würfeln, wie die Würfel liegen. Danach wird jedes Ergebnis ausgewertet, Art für Art in der Reihenfolge, die du wählst.

decision-dice = Einen Würfel ändern?
    .help = Das Würfeln ist vorbei, und mit deinen Karten kannst du das Ergebnis ändern, bevor es ausgewertet wird. Jede Aktion mit „use“ tut, was auf der Karte steht, und du wirst wieder gefragt, solange sich etwas ändern lässt. „pass“ lässt die Würfel, wie sie sind; das ist der Standard.
    .browser = Das Würfeln ist vorbei, und mit deinen Karten kannst du das Ergebnis ändern, bevor es ausgewertet wird. Wähle eine Karte, tippe auf einen markierten Würfel und bestätige. Du wirst wieder gefragt, solange sich etwas ändern lässt.
decision-tokyo-dice = Einen Würfel ändern?
    .help = Das Würfeln ist vorbei, und mit deinen Karten kannst du Würfel ändern oder neu werfen, bevor sie ausgewertet werden. Jede Aktion mit „use“ tut, was auf der Karte steht. Du wirst wieder gefragt, solange sich etwas ändern lässt. „pass“ lässt die Würfel, wie sie sind; das ist der Standard.
    .browser = Das Würfeln ist vorbei, und mit deinen Karten kannst du Würfel ändern oder neu werfen, bevor sie ausgewertet werden. Wähle eine Karte, tippe auf einen markierten Würfel und bestätige. Du wirst wieder gefragt, solange sich etwas ändern lässt.
decision-new_york-dice = Einen Würfel ändern?
    .help = Das Würfeln ist vorbei, und deine Karten bieten Aktionen mit „use“: Sie ändern Würfel, die noch nicht ausgewertet sind, oder fügen dem Ergebnis etwas hinzu, aber nur vor der ersten Symbolart. Vor jeder weiteren Art wirst du wieder gefragt. „pass“ lässt alles, wie es ist; das ist der Standard.
    .browser = Das Würfeln ist vorbei, und mit deinen Karten kannst du Würfel ändern, die noch nicht ausgewertet sind, oder dem Ergebnis etwas hinzufügen, aber nur vor der ersten Symbolart. Vor jeder weiteren Art wirst du wieder gefragt.

decision-probe = Gegnerwürfel neu werfen?
    .help = Das Monster am Zug hat fertig gewürfelt, und du darfst einen seiner Würfel neu werfen. „use“ nennt die Seite, die der Würfel zeigt; kommt ein Herz, wird deine Karte abgeworfen. „pass“ lässt seine Würfel in Ruhe; das ist der Standard.
    .browser = Das Monster am Zug hat fertig gewürfelt, und du darfst einen seiner Würfel neu werfen: Tippe auf ihn. Kommt ein Herz, wird deine Karte abgeworfen.

decision-resolve = Was zuerst auswerten?
    .help = Du wählst, welche Symbolart als Nächstes ausgewertet wird. „resolve“ wertet alle Ergebnisse dieser Seite zusammen aus. Ohne Eingabe ist es die erste der Liste.
    .browser = Wähle, welche Symbolart als Nächstes ausgewertet wird: alle Ergebnisse dieser Seite zusammen.
decision-tokyo-resolve = Erst Herzen oder Angriffe?
    .help = Du kannst andere Monster heilen, darum ist die Reihenfolge wichtig. „resolve heart“ heißt: Zahlen, Herzen, Energie, Angriffssymbole. „resolve claw“ heißt: Zahlen, Energie, Angriffssymbole, Herzen. Ohne Eingabe kommen die Herzen zuerst.
    .browser = Du kannst andere Monster heilen, darum ist die Reihenfolge wichtig. Mit Herzen zuerst: Zahlen, Herzen, Energie, Angriffssymbole. Mit Angriffssymbolen zuerst: Zahlen, Energie, Angriffssymbole, Herzen.
decision-new_york-resolve = Was zuerst auswerten?
    .help = Alle deine Ergebnisse müssen ausgewertet werden, auch nutzlose, und du wählst die Reihenfolge. „resolve“ wertet alle Ergebnisse einer Seite aus, auch die durch Karten, bevor die nächste Art drankommt; die Liste sagt, was jede jetzt bewirken würde. Die Reihenfolge ist wichtig: Eine Einheit, die du vorher zerstörst, schießt bei „Autsch!“ nicht mehr, aber ein Gebäude, das du vorher zerstörst, hinterlässt eine, die schießt; und Herzen helfen mehr, wenn die Armee schon geschossen hat. Ohne Eingabe ist es die erste der Liste: Herzen, Energie, Angriffssymbole, Sterne, Zerstörungen, „Autsch!“.
    .browser = Alle deine Ergebnisse müssen ausgewertet werden, auch nutzlose, und du wählst die Reihenfolge. Tippe auf eine Seite, um zu sehen, was sie jetzt bewirken würde. Die Reihenfolge ist wichtig: Eine Einheit, die du vorher zerstörst, schießt bei „Autsch!“ nicht mehr, aber ein Gebäude, das du vorher zerstörst, hinterlässt eine, die schießt; und Herzen helfen mehr, wenn die Armee schon geschossen hat. Die übliche Reihenfolge geht von links nach rechts.

decision-heart = Wofür dieses Herz?
    .help = Du setzt deine Herzen einzeln ein. „heal“ bringt dir 1 Leben zurück, „cure“ entfernt einen deiner Chips, und „pass“ lässt dieses Herz verfallen. Ohne Eingabe heilst du dich, wenn du kannst, sonst passt du.
    .browser = Du setzt deine Herzen einzeln ein: Jedes bringt dir 1 Leben zurück oder entfernt einen deiner Chips.
decision-tokyo-heart = Wofür dieses Herz?
    .help = Du setzt deine Herzen einzeln ein. Außerhalb von Tokio bringt dir „heal“ 1 Leben zurück, und „cure“ entfernt einen Gift- oder Schrumpfchip. „ray“ gibt einem anderen Monster 1 Leben zurück, für 2 Energie (oder alles, wenn es weniger hat), und „pass“ lässt dieses Herz verfallen. Ohne Eingabe heilst du dich, wenn du kannst, sonst passt du.
    .browser = Du setzt deine Herzen einzeln ein. Außerhalb von Tokio bringt dir jedes 1 Leben zurück oder entfernt einen Gift- oder Schrumpfchip. Mit der richtigen Karte bekommt stattdessen ein anderes Monster 1 Leben zurück, für 2 Energie (oder alles, wenn es weniger hat).
decision-new_york-heart = Wofür dieses Herz?
    .help = Du setzt deine Herzen einzeln ein, weil du Fluchchips hast: Pro Chip kostet ein Nachwurf mit „Autsch!“ 1 Energie. „heal“ bringt dir 1 Leben zurück, aber nicht in Manhattan; „cure curse“ entfernt überall einen Chip; „pass“ lässt dieses Herz verfallen. Ohne Eingabe heilst du dich, wenn du kannst, sonst passt du.
    .browser = Du setzt deine Herzen einzeln ein, weil du Fluchchips hast: Pro Chip kostet ein Nachwurf mit „Autsch!“ 1 Energie. Ein Herz bringt dir 1 Leben zurück, aber nicht in Manhattan, oder entfernt überall einen der Chips.

decision-claw = Wie viele Netze streifst du ab?
    .help = Du hast Netzchips; jeder nimmt dir einen Nachwurf. „shed“ mit einer Zahl gibt so viele Angriffssymbole aus, um ebenso viele Chips zu entfernen, und alle anderen greifen an wie immer; mit „shed 0“ greifen alle an. Ohne Eingabe streifst du keinen ab.
    .browser = Du hast Netzchips; jeder nimmt dir einen Nachwurf. Wähle, wie viele Angriffssymbole du ausgibst, um ebenso viele Chips zu entfernen. Alle anderen greifen an wie immer.

decision-destroy = Was zerstörst du?
    .help = „destroy“ gibt die Zerstörungen aus, die ein Plättchen braucht, und bringt sofort seine Belohnung. Zerstören kannst du nur das oberste Plättchen eines Stapels, Einheiten nur, wenn sie nicht erst in diesem Zug aufgetaucht sind. Ein Gebäude wird umgedreht und bleibt als Einheit in seinem Bezirk: Unter Widerstandskraft 1 steckt Infanterie, unter 2 ein Jet, unter 3 ein Panzer. Es gibt auch das nächste Plättchen seines Stapels frei, und mit dem Rest darfst du es gleich zerstören. Eine Einheit verlässt das Spiel. Solange es für ein Plättchen in deinem Bezirk reicht, musst du eines zerstören; du entscheidest, welches; was für keines reicht, verfällt. Ohne Eingabe ist es das erste der Liste, oder „pass“, wo das angeboten wird.
    .browser = Wähle ein Plättchen: Es kostet so viele Zerstörungen, wie darauf steht, und bringt sofort seine Belohnung. Zerstören kannst du nur das oberste Plättchen eines Stapels, Einheiten nur, wenn sie nicht erst in diesem Zug aufgetaucht sind. Ein Gebäude wird umgedreht und bleibt als Einheit in seinem Bezirk: Unter Widerstandskraft 1 steckt Infanterie, unter 2 ein Jet, unter 3 ein Panzer. Es gibt auch das nächste Plättchen seines Stapels frei, und mit dem Rest darfst du es gleich zerstören. Eine Einheit verlässt das Spiel. Solange es für ein Plättchen in deinem Bezirk reicht, musst du eines zerstören; was für keines reicht, verfällt.

decision-damage = Wie wehrst du dich?
    .help = Du verlierst gleich Leben. Eine deiner Karten kann dagegen helfen. „use“ tut, was auf der Karte steht, und mit „pass“ nimmst du den Schaden hin. Ohne Eingabe passt du.
    .browser = Du verlierst gleich Leben. Eine deiner Karten kann dagegen helfen. Wähle die Karte oder nimm den Schaden hin.
decision-tokyo-damage = Wie wehrst du dich?
    .help = Du verlierst gleich Leben. „use wings“ kostet 2 Energie, und du verlierst für den Rest des Zugs keine; „use rapid_healing“ kostet 2 Energie und bringt dir vorher 1 Leben zurück. „use background_dweller“ wirft eine 3 aus deiner „Tarnung“ neu. Mit „pass“ nimmst du den Schaden hin; das ist der Standard.
    .browser = Du verlierst gleich Leben. „Flügel“ kostet 2 Energie, und du verlierst für den Rest des Zugs keine; „Schnellheilung“ kostet 2 Energie und bringt dir vorher 1 Leben zurück. Mit „Schattenhocker“ wirfst du eine 3 aus deiner „Tarnung“ neu.
decision-new_york-damage = Wie wehrst du dich?
    .help = Du erleidest gleich Schaden, und mit „Nicht von dieser Welt“ kannst du Energie statt Leben verlieren. „use of_another_world“ mit einer Zahl kostet so viel Energie und ebenso viele Leben weniger; gefragt wirst du einmal. Mit „pass“ verlierst du alles in Leben; das ist der Standard.
    .browser = Du erleidest gleich Schaden, und mit „Nicht von dieser Welt“ kannst du Energie statt Leben verlieren. Wähle, wie viel; gefragt wirst du einmal.

decision-yield = In Tokio bleiben?
    .help = Ein Angriff hat dich in Tokio getroffen. Mit „yield“ verlässt du Tokio, und ein Angreifer von außerhalb rückt ein; verlorene Leben bekommst du nicht zurück, aber mit „Düsenantrieb“ verlierst du keine. Mit „stay“ behältst du deinen Platz; das ist der Standard.
    .browser = Ein Angriff hat dich in Tokio getroffen. Mit „Räumen“ verlässt du Tokio, und ein Angreifer von außerhalb rückt ein; verlorene Leben bekommst du nicht zurück, aber mit „Düsenantrieb“ verlierst du keine. Bleibst du, behältst du deinen Platz und bekommst zu Beginn deines Zugs Punkte dafür, aber Herzen heilen dich hier nicht.

decision-flee = Aus Manhattan fliehen?
    .help = Du wurdest in Manhattan angegriffen und darfst es jetzt verlassen. „flee“ bringt dich in einen Außenbezirk mit weniger als zwei Monstern; verlorene Leben bekommst du nicht zurück. Der Angreifer muss dann bei seiner Bewegung nach Manhattan, denn dort ist Platz. Mit „stay“ bleibst du in deiner Zone: Zu Beginn deines Zugs bekommst du ihre Einkünfte, und bei deiner Bewegung rückst du vor, aber Herzen heilen dich dort nicht, und Angriffe von außerhalb treffen dich weiter. Ohne Eingabe bleibst du.
    .browser = Du wurdest in Manhattan angegriffen und darfst es jetzt verlassen, in einen Außenbezirk mit weniger als zwei Monstern; verlorene Leben bekommst du nicht zurück. Der Angreifer muss dann bei seiner Bewegung nach Manhattan, denn dort ist Platz. Bleibst du, bekommst du zu Beginn deines Zugs die Einkünfte deiner Zone und rückst bei deiner Bewegung vor, aber Herzen heilen dich dort nicht, und Angriffe von außerhalb treffen dich weiter.

decision-move = Bewegen oder bleiben?
    .help = „move“ bringt dich in einen beliebigen Außenbezirk mit weniger als zwei Monstern. „stay“ beendet die Bewegung; das ist der Standard. Die Einheiten des Bezirks können auf dich schießen, und seine Plättchen kannst du in deinem nächsten Zug zerstören; manche Karten kosten in bestimmten Bezirken 1 weniger.
    .browser = Du darfst in einen beliebigen Außenbezirk mit weniger als zwei Monstern gehen. Die Einheiten des Bezirks können auf dich schießen, und seine Plättchen kannst du in deinem nächsten Zug zerstören; manche Karten kosten in bestimmten Bezirken 1 weniger.

decision-move_out = Wohin gehst du?
    .help = Es sind weniger als fünf Monster übrig; in Manhattan ist nur noch Platz für eines, und weil du auf dem zweiten Weg stehst, musst du hinaus. „move“ bringt dich in einen Außenbezirk mit weniger als zwei Monstern und kostet nichts. Ohne Eingabe nimmst du den ersten Bezirk der Liste.
    .browser = Es sind weniger als fünf Monster übrig; in Manhattan ist nur noch Platz für eines, und weil du auf dem zweiten Weg stehst, musst du hinaus. Wähle einen Außenbezirk mit weniger als zwei Monstern; das kostet nichts.

decision-buy = Eine Karte kaufen?
    .help = „buy“ zahlt den Preis und gibt dir die Karte, und die Auslage wird sofort aufgefüllt. „sweep“ zahlt 2 Energie und tauscht die ganze Auslage. Du wirst wieder gefragt, solange du etwas tun kannst. „end“ beendet den Einkauf; das ist der Standard.
    .browser = Tippe auf eine Karte, um sie zu lesen; der Kauf kostet ihren Preis, und die Auslage wird sofort aufgefüllt. Für 2 Energie kannst du die ganze Auslage tauschen. Du wirst wieder gefragt, solange du etwas tun kannst.
decision-tokyo-buy = Eine Karte kaufen?
    .help = „buy“ zahlt den Preis für eine Karte aus der Auslage oder, mit den richtigen Karten, von einem anderen Monster oder vom Stapel, dessen oberste Karte dir „use made_in_a_lab“ zeigt. „sweep“ zahlt 2 Energie und tauscht die ganze Auslage. Du wirst wieder gefragt, solange du etwas tun kannst. „end“ beendet den Einkauf; das ist der Standard.
    .browser = Tippe auf eine Karte, um sie zu lesen; der Kauf kostet ihren Preis. Mit den richtigen Karten kaufst du auch von einem anderen Monster oder vom Stapel. Für 2 Energie kannst du die ganze Auslage tauschen. Du wirst wieder gefragt, solange du etwas tun kannst.
decision-new_york-buy = Eine Karte kaufen?
    .help = „buy“ zahlt den Preis für eine Karte der Auslage, und eine andere nimmt ihren Platz ein. Behalten-Karten bleiben bei dir, Abwerfen-Karten wirken sofort und sind dann weg. Manche Karten kosten in bestimmten Bezirken 1 weniger, manche gibt es nur in einem Zug, in dem du einen Jet oder Panzer zerstört hast, und Zielkarten sind nie zu kaufen. „sweep“ zahlt 2 Energie und tauscht die ganze Auslage. Du wirst wieder gefragt, solange du etwas tun kannst. „end“ beendet den Einkauf; das ist der Standard.
    .browser = Tippe auf eine Karte, um sie zu lesen; der Kauf kostet ihren Preis, und eine andere nimmt ihren Platz ein. Behalten-Karten bleiben bei dir, Abwerfen-Karten wirken sofort und sind dann weg. Manche Karten kosten in bestimmten Bezirken 1 weniger, manche gibt es nur in einem Zug, in dem du einen Jet oder Panzer zerstört hast, und Zielkarten sind nie zu kaufen. Für 2 Energie kannst du die ganze Auslage tauschen. Du wirst wieder gefragt, solange du etwas tun kannst.

decision-snatch = Karte wegschnappen?
    .help = Neue Karten liegen aus, und mit „Opportunist“ darfst du sie vor allen anderen kaufen. „buy“ zahlt den Preis mit deiner Energie, und auch die nachgelegte Karte wird dir angeboten. „pass“ lässt die Karten den anderen; das ist der Standard.
    .browser = Neue Karten liegen aus, und mit „Opportunist“ darfst du sie vor allen anderen kaufen. Tippe auf eine, um sie zu lesen. Auch die nachgelegte Karte wird dir angeboten.

decision-end = Vor dem Zugende eine Karte verkaufen?
    .help = „Metamorph“ lässt dich Behalten-Karten abwerfen; dafür bekommst du ihre aufgedruckten Kosten als Energie. „use metamorph“ mit einer Karte verkauft sie, und du wirst wieder gefragt, solange du etwas zu verkaufen hast. „pass“ behält den Rest; das ist der Standard.
    .browser = „Metamorph“ lässt dich Behalten-Karten abwerfen; dafür bekommst du ihre aufgedruckten Kosten als Energie. Wähle eine Karte zum Verkauf; du wirst wieder gefragt, solange du etwas zu verkaufen hast.

decision-start = Vor dem Würfeln etwas tun?
    .help = Dein Zug beginnt, und eine Karte lässt dich vor dem ersten Wurf handeln. „use“ und „move“ tun, was auf der Karte steht. „pass“ geht weiter zum Würfeln; das ist der Standard.
    .browser = Dein Zug beginnt, und eine Karte lässt dich vor dem ersten Wurf handeln.
decision-tokyo-start = Eine andere Karte kopieren?
    .help = Vor dem ersten Wurf darfst du 1 Energie zahlen, damit „Mimikry“ eine andere Behalten-Karte kopiert. „use mimic“ nennt den Besitzer und die Karte. „pass“ lässt alles, wie es ist; das ist der Standard.
    .browser = Vor dem ersten Wurf darfst du 1 Energie zahlen, damit „Mimikry“ eine andere Behalten-Karte kopiert. Wähle, welche.
decision-new_york-start = Vor dem Würfeln bewegen?
    .help = „use super_speed“ ist eine zusätzliche Bewegung vor dem ersten Wurf: nach Manhattan, wenn dort Platz ist, sonst in einen Außenbezirk mit Platz; in Manhattan rückst du eine Zone vor. „pass“ geht weiter zum Würfeln; das ist der Standard.
    .browser = Vor dem ersten Wurf darfst du dich zusätzlich bewegen: nach Manhattan, wenn dort Platz ist, sonst in einen Außenbezirk mit Platz; in Manhattan rückst du eine Zone vor.

decision-choose = Was wählst du?
    .help = Eine Karte oder eine Regel lässt dich wählen. „pass“ tut nichts; wo es angeboten wird, ist es der Standard, sonst die erste Aktion der Liste.
    .browser = Eine Karte oder eine Regel lässt dich wählen.
decision-choose-mimic = Was kopiert „Mimikry“?
    .help = Du hast „Mimikry“ gekauft und wählst die Behalten-Karte, die sie kopiert. „copy“ nennt den Besitzer und die Karte; die Kopie gilt als frisch gekauft. Eine musst du wählen; ohne Eingabe ist es die erste der Liste.
    .browser = Du hast „Mimikry“ gekauft: Wähle die Behalten-Karte, die sie kopiert. Die Kopie gilt als frisch gekauft.
decision-choose-freeze_time = Noch ein Zug?
    .help = Drei Einsen erlauben dir jetzt einen Extrazug mit einem Würfel weniger; jeder weitere in Folge kostet noch einen Würfel. Mit „again“ machst du ihn. „pass“ lässt die anderen weiterspielen; das ist der Standard.
    .browser = Drei Einsen erlauben dir jetzt einen Extrazug mit einem Würfel weniger; jeder weitere in Folge kostet noch einen Würfel.
decision-choose-stink_attack = Welche Einheit vertreibst du?
    .help = Du bist in einen Bezirk mit Einheiten gekommen und darfst bis zu vier von ihnen vertreiben. „scatter“ schickt eine Einheit in einen anderen Bezirk; dort kann sie auf Monster schießen. Jeder Bezirk kann eine aufnehmen. Du wirst wieder gefragt, solange noch etwas geht. „pass“ lässt den Rest hier; das ist der Standard.
    .browser = Du bist in einen Bezirk mit Einheiten gekommen und darfst bis zu vier von ihnen vertreiben. Wähle eine Einheit und wohin sie geht: Dort kann sie auf Monster schießen, und jeder Bezirk kann eine aufnehmen. Du wirst wieder gefragt, solange noch etwas geht.
decision-choose-tesla_cannon = Welche Karte wirfst du ab?
    .help = Durch „Tesla-Kanone“ muss jedes Monster eine seiner Behalten-Karten abwerfen. „discard“ nennt die Karte, die du verlierst. Eine musst du wählen; ohne Eingabe ist es die erste der Liste.
    .browser = Durch „Tesla-Kanone“ muss jedes Monster eine seiner Behalten-Karten abwerfen. Wähle die Karte, die du verlierst.
decision-choose-next_stage = Wie viele Punkte zu Energie?
    .help = Du gibst alle deine Punkte ab. „energy“ mit einer Zahl macht so viele davon zu Energie; für den Rest bekommst du Leben zurück, höchstens bis zu deinem Maximum. Ohne Eingabe wird keiner zu Energie.
    .browser = Du gibst alle deine Punkte ab. Wähle, wie viele davon zu Energie werden; für den Rest bekommst du Leben zurück, höchstens bis zu deinem Maximum.
decision-choose-photo_op = Foto mit wem?
    .help = Für jeden Schaden, den du dem gewählten Monster in diesem Zug zugefügt hast, bekommst du 1 Punkt. „photo“ wählt es. Eines musst du wählen; ohne Eingabe ist es das erste lebende Monster links von dir.
    .browser = Wähle ein Monster: Für jeden Schaden, den du ihm in diesem Zug zugefügt hast, bekommst du 1 Punkt.
decision-choose-of_another_world = Wie viel zahlst du in Leben?
    .help = Du hast einen Preis oder eine Gebühr zu zahlen, und mit „Nicht von dieser Welt“ kannst du einen Teil in Leben zahlen. „pay“ mit einer Zahl zahlt so viel in Leben und den Rest in Energie; dein letztes Leben kannst du nicht ausgeben. Ohne Eingabe zahlst du so wenige Leben wie möglich.
    .browser = Du hast einen Preis oder eine Gebühr zu zahlen, und mit „Nicht von dieser Welt“ kannst du einen Teil in Leben zahlen. Wähle, wie viel; der Rest wird in Energie gezahlt, und dein letztes Leben kannst du nicht ausgeben.

## Aktionen

move-keep = { $faces } behalten, { $count } Würfel neu werfen
move-keep_none = alle Würfel neu werfen
move-stop = aufhören zu würfeln
move-resolve = { $face } auswerten
move-heal = 1 Leben heilen
move-cure = einen Chip entfernen: { $token }
move-ray = { $seat } um 1 Leben heilen, für 2 Energie (oder alles)
move-shed = { $count ->
        [0] keine Netzchips abstreifen
        [one] 1 Netzchip abstreifen, für 1 Angriffssymbol
       *[other] { $count } Netzchips abstreifen, für { $count } Angriffssymbole
    }
move-destroy = { $tile } zerstören
move-destroy_stack = { $tile } zerstören, Stapel mit { $count }
move-destroy_at = { $tile } in einem anderen Bezirk zerstören: { $place }
move-yield = Tokio verlassen
move-flee = { $place ->
        [Bronx] in die Bronx
       *[other] nach { $place }
    } fliehen
move-stay = bleiben
move-move = { $place ->
        [Bronx] in die Bronx
       *[other] nach { $place }
    } gehen
move-place = { $place ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $place }
    } starten
move-buy = „{ $card }“ { $price ->
        [0] kostenlos kaufen
       *[other] für { $price } Energie kaufen
    }
move-buy_from_seat = „{ $card }“ von { $seat } { $price ->
        [0] kostenlos kaufen
       *[other] für { $price } Energie kaufen
    }
move-buy_from_deck = „{ $card }“ vom Stapel { $price ->
        [0] kostenlos kaufen
       *[other] für { $price } Energie kaufen
    }
move-buy_from_discard = „{ $card }“ aus der Ablage { $price ->
        [0] kostenlos kaufen
       *[other] für { $price } Energie kaufen
    }
move-sweep = Auslage für 2 Energie tauschen
move-use = „{ $card }“ einsetzen
move-use_faces = „{ $card }“ einsetzen: { $faces } behalten, { $count } Würfel neu werfen
move-use_faces_none = „{ $card }“ einsetzen: alle Würfel neu werfen
move-use_face = „{ $card }“ einsetzen: { $face }
move-use_face_to = „{ $card }“ einsetzen: { $face } → { $to }
move-use_card = „{ $card }“ einsetzen: „{ $target }“
move-use_seat_card = „{ $card }“ einsetzen: „{ $target }“ von { $seat }
move-use_number = „{ $card }“ einsetzen: { $count } Energie statt { $count } Leben verlieren
move-use_place = „{ $card }“ einsetzen: { $place }
move-copy = „{ $card }“ von { $seat } kopieren
move-again = noch einen Zug machen
move-pay = { $count ->
        [0] alles in Energie zahlen
        [one] 1 Leben zahlen, den Rest in Energie
       *[other] { $count } Leben zahlen, den Rest in Energie
    }
move-energy = { $count ->
        [0] keine Energie, für alle Punkte Leben
       *[other] { $count } Energie, für die übrigen Punkte Leben
    }
move-photo = Foto mit { $seat } machen
move-discard = „{ $card }“ abwerfen
move-scatter = { $tile } vertreiben: { $place }
move-pass = passen
move-end = Einkauf beenden

## Was Aktionen in New York jetzt bewirken würden, neben der Liste der Aktionen

# immer hinter „trifft“
prospect-you = dich
prospect-and = { $first }; { $second }
prospect-results = { $count } × { $face }: { $effect }
prospect-hearts = { $count ->
        [0] nichts, du hast schon alle Leben
       *[other] +{ $count } Leben
    }
prospect-hearts_in_manhattan = nichts, in Manhattan heilen Herzen nicht
prospect-hearts_one_by_one = einzeln, um dich zu heilen oder Fluchchips zu entfernen
prospect-claws = { $seats ->
        [one] {""}
       *[other] je{" "}
    }{ $count } Schaden für { $names }
prospect-claws_in_peace = nichts, denn zu Beginn deines Zugs war Manhattan leer
prospect-claws_at_nobody = es gibt niemanden zu treffen
prospect-stars_too_few = nichts, erst { $needed } bringen „Superstar“
prospect-stars_of_holder = { $pays }, denn du hast „Superstar“
prospect-stars_taking = du nimmst dir „Superstar“{ $robbed ->
        [yes] {" "}von { $seat }: { $pays }
       *[no] {""}: { $pays }
    }
prospect-destruction = Plättchen { $place ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $place }
    } zerstören, solange es geht
prospect-destruction_idle = nichts, es reicht für kein Plättchen { $place ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $place }
    }
prospect-army = die Armee trifft { $hits }
prospect-hit = { $name } ({ $damage } Schaden)
prospect-army_silent = nichts, es gibt keine Einheiten
prospect-statue = du nimmst dir die Freiheitsstatue{ $robbed ->
        [yes] {" "}von { $seat }: +3 Punkte, −3 für { $seat }
       *[no] {""}: +3 Punkte
    }
prospect-statue_kept = du behältst die Freiheitsstatue
prospect-destroy = braucht { $needs }, bringt { $pays }, hinterlässt: { $leaves }
prospect-there = { $move }: { $there }
prospect-units = { $count ->
        [0] keine Einheiten
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
prospect-for_energy = { $move }, für { $energy } Energie
prospect-photo = Foto mit { $name }: { $pays }
prospect-stay = { $place ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $place }
    } bleiben
prospect-stay_in_manhattan = bleiben; im nächsten Zug: { $income }
prospect-stay_and_climb = Bewegung beenden; dann rückst du eine Zone vor, wenn es eine gibt
prospect-stay_and_enter = Bewegung beenden; dann musst du nach Manhattan
prospect-reroll_with_fee = { $count } Würfel neu werfen, { $fee } Energie für „Autsch!“ zahlen

## Was die Seiten in New York jetzt bewirken würden, in der Hilfe

prospect-face_heart = heilt je 1 Leben, bis { $most }; du hast { $health }
prospect-face_heart_in_manhattan = heilt nicht in Manhattan
prospect-face_heart_cures = jedes kann stattdessen einen Fluchchip entfernen
prospect-face_energy = je 1 Energie
prospect-face_claw = je 1 Schaden für { $names }; wer Leben verliert, darf aus Manhattan fliehen
prospect-face_claw_from_manhattan = je 1 Schaden für { $names }
prospect-face_star_of_holder = je 1 Punkt, denn du hast „Superstar“
prospect-face_star = weniger als { $needed } bewirken nichts; { $needed } bringen „Superstar“ { $robbed ->
        [yes] von { $seat } und{" "}
       *[no] und{" "}
    }{ $pays }, jeder weitere bringt 1 mehr
prospect-face_destroy = für Plättchen { $place ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $place }
    }: { $tiles }. Was du zerstören kannst, musst du zerstören
prospect-face_destroy_idle = kein Plättchen { $place ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $place }
    } lässt sich zerstören
prospect-tile = { $tile } (braucht { $needs }, { $pays })
prospect-face_ouch = einmal: { $one }. Zweimal: { $two }. Dreimal oder öfter: { $three }; { $statue }. Auch Einheiten, die in diesem Zug auftauchen, schießen

prospect-ahead_enter = in Manhattan ist Platz, also musst du nach dem Auswerten dorthin, für 1 Punkt
prospect-ahead_free = Manhattan ist voll; geht dort niemand weg, darfst du in einen anderen Bezirk gehen oder bleiben
prospect-ahead_climb = nach dem Auswerten rückst du nach { $place } vor; freiwillig kannst du Manhattan nicht verlassen
prospect-ahead_top = du bleibst in Upper Manhattan; freiwillig kannst du Manhattan nicht verlassen

## Mehr zu manchen Aktionen in New York, in der Hilfe

prospect-hint_use = Aktionen mit „use“ kommen von deinen Karten, deren Texte unten stehen.
prospect-hint_ride = Das ist dein Extrazug durch „Subway“: „move“ bringt dich in jeden Bezirk mit Platz, bevor du weitermachst, in denselben höchstens dreimal.
prospect-hint_distant = „destroy … at“ meint ein Plättchen in einem anderen Bezirk, den eine deiner Karten erreicht; das ist nie Pflicht.
prospect-hint_stack = „x2“ und „x3“ meinen den höheren von mehreren Stapeln mit demselben Gebäude; ohne das ist der niedrigste gemeint.
prospect-hint_idle = Es reicht für kein Plättchen dort, wo deine Zerstörungen gelten, also ist nichts Pflicht: „pass“ lässt den Rest verfallen.
prospect-hint_discard = „buy … from discard“ kauft eine Behalten-Karte aus der Ablage, für 1 Energie weniger als aufgedruckt.

## Worum es bei Entscheidungen in New York gerade geht, in der Hilfe

prospect-now_destroy = Du hast noch { $count } { $count ->
        [one] Zerstörung
       *[other] Zerstörungen
    } für Plättchen { $place ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $place }
    }.
prospect-now_destroy_units = Du hast noch { $count } { $count ->
        [one] Zerstörung
       *[other] Zerstörungen
    } für Einheiten { $place ->
        [Manhattan] in Manhattan
        [Bronx] in der Bronx
        [Queens] in Queens
        [Brooklyn] in Brooklyn
       *[other] auf { $place }
    }; an Gebäude kommst du in diesem Zug nicht heran.
prospect-now_flee = { $seat } hat dich in { $place } angegriffen, und du hast noch { $health } Leben.
prospect-now_units = { $count ->
        [0] In Manhattan gibt es keine Einheiten, die auf dich schießen könnten.
        [one] In Manhattan gibt es 1 Einheit, die auf dich schießen kann, wenn jemand „Autsch!“ würfelt.
       *[other] In Manhattan gibt es { $count } Einheiten, die auf dich schießen können, wenn jemand „Autsch!“ würfelt.
    }
prospect-now_exit = Manhattan ist zu klein für zwei geworden.
prospect-now_ride = Das ist dein Extrazug durch „Subway“: Du darfst dich immer wieder bewegen, in jeden Bezirk mit Platz, in denselben höchstens dreimal. „stay“ beendet die Phase wie immer: In Manhattan rückst du eine Zone vor, und von außerhalb gehst du nach Manhattan, wenn dort Platz ist.
prospect-now_move = Manhattan ist voll. Wäre dort Platz, müsstest du hinein.
