### Der Coach im Browser: Chancen unter den Würfeln, was zu tun ist, was passieren kann.

## Im Pult

coach-ask = Coach fragen
coach-odds-any = Würfelst du darauf:
    .text = Jede Chance gilt, wenn du nur darauf würfelst, so gut es geht.
coach-odds-held = Wenn diese bleiben:
    .text = Die behaltenen Würfel bleiben bis zum Schluss, die anderen wirfst du neu, so oft du darfst.
coach-odds-had = hast du
coach-odds-chip = { $use ->
        [knock_out] { $face }, mindestens { $count }: { $chance }, schlägt { $about } K. o.
        [card] { $face }, mindestens { $count }: { $chance }, genug für „{ $about }“
        [harm] { $face }, mindestens { $count }: bestenfalls { $chance }
       *[other] { $face }, mindestens { $count }: { $chance }
    }
coach-details = Mehr über die Gefahr
coach-outlook = { $case ->
        [worst] Schlimmstenfalls: Leben { $damage }, K.-o.-Risiko { $chance }
       *[expected] Zu erwarten: Leben { $damage }, K.-o.-Risiko { $chance }
    }

## Das Blatt

coach-title = Der Coach
coach-topic-coach = Beste Wahl
coach-topic-forecast = Gefahr
coach-topic-ouch = Autsch!
coach-topic-plan = Abriss
coach-thinking = Überlegt …
coach-nothing = Dazu fällt dem Coach gerade nichts ein.
coach-apply-keep = Diese behalten
coach-apply-pick = Das nehmen
coach-roll-all = Alle Würfel neu werfen

## Gefahr

coach-danger = Bis zu deinem nächsten Zug, im Schnitt:
coach-expected = Erwartet
coach-worst = Ernstfall
coach-cases = Erwartet: Die anderen würfeln wie starke Spieler. Ernstfall: Alle würfeln nur darauf, dir zu schaden.
coach-stay = Bleiben
coach-yield = Räumen
coach-flee = Flucht: { $place }
coach-damage = Leben verloren
coach-death = K. o.
coach-points = Punkte dazu
coach-about = Ab hier { $count }-mal weitergespielt: Die Zahlen können ein wenig danebenliegen.

## Autsch!

coach-ouch-title = Wenn du sie jetzt würfelst:
coach-nobody-hit = Niemand wird getroffen.
coach-hit-deadly = { $count }, K. o.
coach-hit-answers = { $count }, wenn keine Karte hilft

## Zerstören

coach-plan-title = { $count ->
        [one] Mit { $count } Zerstörung:
       *[other] Mit { $count } Zerstörungen:
    }

## Einstellungen

settings-odds = Chancen zeigen
    .text = Chancen unter den Würfeln und wie gefährlich es ist zu bleiben. Der Gastgeber eines Tischs kann es verbieten.
