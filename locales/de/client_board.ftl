### Das Spielfeld antwortet: was an einem Ort liegt und steht, was es bringt, was daraus wird, was „Autsch!“ tut.

# The button over a place; $place: its name.
look-at = Was ist hier? { $place }
look-tokyo = Wer einzieht, bekommt 1 Punkt. Deine Angriffe treffen alle draußen, und ihre treffen dich. Herzen heilen dich hier nicht.
look-outside = Deine Angriffe treffen die Monster in Tokio. Herzen heilen dich.
look-manhattan = Wer einzieht, bekommt 1 Punkt. Deine Angriffe treffen alle draußen, und ihre treffen dich. Herzen heilen dich hier nicht. In jeder deiner Bewegungsphasen rückst du eine Zone vor.
look-outer = Platz für zwei Monster. Deine Angriffe treffen Manhattan. Herzen heilen dich.
# A button: all of it, not only what was tapped.
look-whole = Alles hier: { $place }
look-here = Gerade hier
look-nobody = Hier ist kein Monster.
look-buildings = Gebäude
look-units = Die Armee
look-zones = Zonen: was sie zu Beginn deines Zuges bringen
look-goals = Ziele
# A tile, in a row after its name: what destroying it takes and brings.
look-durability = Widerstandskraft { $count }
# The same where the reader's cards make another number of it; $needs: that number.
look-durability-yours = Widerstandskraft { $count }, für dich { $needs }
# What a card of the reader pays besides; the card's name follows.
look-also = { $what ->
        [points] { $count ->
            [one] 1 Ruhmpunkt mehr durch
           *[other] { $count } Ruhmpunkte mehr durch
        }
        [energy] { $count } Energie mehr durch
       *[health] { $count } Leben mehr durch
    }
look-pays = { $what ->
        [points] { $count ->
            [one] zerstört: 1 Punkt
           *[other] zerstört: { $count } Punkte
        }
        [energy] zerstört: { $count } Energie
       *[health] zerstört: { $count } Leben
    }
# $unit: a kind of unit
look-becomes = wird dann: { $unit }
look-below = { $count ->
        [0] das letzte im Stapel
        [one] darunter noch 1
       *[other] darunter noch { $count }
    }
look-fresh = { $count ->
        [one] 1 ist neu: bis zum nächsten Zug sicher
       *[other] { $count } sind neu: bis zum nächsten Zug sicher
    }
look-ouch = „Autsch!“ hier
look-ouch-none = Hier sind keine Einheiten, also würde niemand getroffen.
# $count: units there, each of which deals 1 damage
look-ouch-1 = Wer es hier würfelt, erleidet { $count } Schaden.
look-ouch-2 = Jedes Monster hier erleidet { $count } Schaden.
look-ouch-3 = Die ganze Armee schießt: Jedes Monster hier erleidet { $count } Schaden, und wer es gewürfelt hat, bekommt die Freiheitsstatue.
# A card of the reader takes from the army's fire; its name follows.
look-less = Du erleidest { $count } Schaden weniger durch
