# Warum eine Aktion abgelehnt wird; beendet den Satz
# "p1 must choose (buy), and 'buy wings' is not legal: ..."
why-empty = es wurde keine Aktion angegeben
why-other_decision = das ist keine Aktion dieser Entscheidung ({ $kind })
why-not_offered = das gehört gerade nicht zu den erlaubten Aktionen
why-energy = das kostet { $cost }, und du hast { $energy } Energie
why-unknown_face = eine Seite { $face } gibt es nicht, nur { $faces }
why-no_such_die = so oft ist { $face } nicht dabei; die Würfel zeigen { $dice }
why-no_rolls = es ist kein Wurf mehr übrig
why-may_not_reroll = diese Würfel darfst du nicht neu werfen
why-unknown_card = eine Karte „{ $card }“ gibt es in dieser Stadt nicht
why-not_in_market = „{ $card }“ liegt nicht in der Auslage, dort liegen { $market }
why-condition = die Bedingung auf „{ $card }“ ist nicht erfüllt
why-bought_enough = „{ $card }“ wurde in diesem Zug schon dreimal gekauft; öfter geht es nicht, weil die Karte ihren Preis wieder einbringt
why-ridden_enough = dorthin bist du in diesem Zug schon dreimal gefahren
why-not_yours = „{ $card }“ gehört dir nicht
why-not_now = „{ $card }“ lässt sich so gerade nicht einsetzen
why-not_your_choice = hier entscheidet { $seat }
why-keep_all = um alle Würfel zu behalten, gib „stop“ ein
