# Warum eine Aktion abgelehnt wird; beendet den Satz
# "p1 must choose (buy), and 'buy wings' is not legal: ..."
why-empty = es wurde keine Aktion angegeben
why-other_decision = das ist keine Aktion dieser Entscheidung ({ $kind })
why-not_offered = das gehört gerade nicht zu den erlaubten Aktionen
why-energy = das kostet { $cost }, und du hast { $energy } Energie
why-unknown_face = eine Seite { $face } gibt es nicht, nur { $faces }
why-no_such_die = so viele Würfel zeigen nicht { $face }; die Würfel sind { $dice }
why-no_rolls = es ist kein Wurf mehr übrig
why-may_not_reroll = diese Würfel darfst du nicht neu werfen
why-unknown_card = eine Karte „{ $card }“ gibt es in dieser Stadt nicht
why-not_in_market = „{ $card }“ liegt nicht in der Auslage, dort liegen { $market }
why-condition = die Bedingung auf „{ $card }“ ist nicht erfüllt
why-not_yours = „{ $card }“ gehört dir nicht
why-not_now = „{ $card }“ lässt sich so gerade nicht einsetzen
why-not_your_choice = hier entscheidet { $seat }
why-keep_all = alle Würfel zu behalten schreibt man stop
