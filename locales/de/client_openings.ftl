### Was viele Partien lehren: wann bleiben, was eine Karte wert ist.

title-openings = Was sich lohnt – Tokyork
openings-title = Was sich lohnt
openings-about = Worum es geht
openings-city = Stadt
openings-staying = Wann bleiben
openings-cards = Was Karten bringen
# $games: a number
openings-counted = Gezählt in { $games } Partien zwischen gleich guten Bots. Das sind die Zahlen der starken.
openings-staying-text = Nach einem Treffer: um wie viele Punkte das Bleiben die Siegchance verändert hat, je nach Leben und Zahl der Rivalen.
openings-cards-text = Um wie viele Punkte der Kauf die Siegchance derer verändert hat, die kaufen konnten.
openings-legend = ▲ und ▼: in 95 von 100 Fällen sicher. Ohne Zeichen geben die Partien keine Antwort.
openings-health = Leben übrig
openings-rivals = Rivalen
openings-card = Karte
# Above what buying changed, in points
openings-change = Wirkung
# $low and $high: numbers such as +3.1
openings-range = { $low } bis { $high }
# read aloud after a number
openings-gain = sicher besser
openings-loss = sicher schlechter
openings-board = Auf dem Brett
openings-board-text = Rätsel aus solchen Partien: Entscheide selbst.
openings-board-stay = Bleiben oder gehen?
openings-board-buy = Kaufen oder sparen?
