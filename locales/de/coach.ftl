### Der Coach: die beste Wahl, um wie viel sie besser ist, und ein Grund.

## Wie gut eine Wahl ist

coach-wins = Damit gewinnst du etwa { $chance } solcher Partien.
coach-as_good = Deine Wahl ist genauso gut: Damit gewinnst du etwa { $chance } solcher Partien.
coach-better = { $count ->
        [one] Besser als deine Wahl: etwa { $count } Sieg mehr in { $games } Partien.
       *[other] Besser als deine Wahl: etwa { $count } Siege mehr in { $games } Partien.
    }

## Warum, bei Würfeln

coach-has = { $kept } behalten: schon jetzt { $brings }.
coach-hopes = { $kept } behalten: { $chance } Chance auf { $wanted } oder mehr ({ $brings }).
coach-none = Keiner dieser Würfel lohnt sich: Ein neuer Wurf verspricht mehr.
coach-rest = Diese Würfel helfen später; bei den anderen lohnt sich ein neuer Wurf.
coach-stop = So wie die Würfel liegen: { $brings }. Noch ein Wurf würde das eher verderben.
coach-card = Die Karte macht mehr aus diesen Würfeln als ein gewöhnlicher Wurf.
coach-useless = Bewirkt hier nichts: { $face }.
coach-worth_less = Ein neuer Wurf ist mehr wert als das: { $face }.
coach-falls = { $seat } scheidet aus

## Warum, bei anderen Entscheidungen

coach-next = { $count ->
        [one] Am zweitbesten: { $move } ({ $count } Sieg weniger in { $games } Partien).
       *[other] Am zweitbesten: { $move } ({ $count } Siege weniger in { $games } Partien).
    }
coach-next_alike = Etwa genauso gut: { $move }.
coach-staying = Bleibst du bis zu deinem nächsten Zug: etwa { $damage } Leben weniger und { $chance } K.-o.-Risiko, im Ernstfall { $worst_damage } und { $worst_chance }; etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr.

## Zerstören

coach-plan_brings = Zusammen: { $brings }.
coach-no_destruction = Mit diesen Würfeln lässt sich nichts zerstören.

## Warum es keinen Rat gibt

coach-forbidden = Der Gastgeber dieses Tischs erlaubt keine Hilfe.
coach-not_rolling = Chancen gibt es nur für den, der gerade würfelt.
coach-bad_keep = Diese Würfel gehören nicht zu diesem Wurf.
coach-no_army = In dieser Stadt gibt es keine Armee.
coach-too_early = Das lässt sich erst sagen, wenn der erste Zug begonnen hat.
coach-fallen = Dein Monster ist ausgeschieden.
coach-no_answer = Der Coach weiß gerade keine Antwort; frag noch einmal.

## Im Terminal

terminal-help_hint = hint, hint 3 3 claw
    .text = was der Coach täte, verglichen damit, diese Würfel zu behalten
terminal-help_odds = odds, odds 3 3 claw
    .text = Chancen auf alles Wichtige, wenn diese Würfel bleiben
coach-odds_title = { $any ->
        [yes] Jeweils, wenn du nur darauf würfelst:
       *[no] Wenn du { $kept } bis zum Schluss behältst:
    }
coach-chip = { $had ->
        [yes] { $faces }: hast du
       *[no] { $faces } oder mehr: { $chance }
    }
coach-chip_harm = { $faces } oder mehr, bestenfalls: { $chance }
coach-chip_falls = { coach-chip } ({ $seat } scheidet aus)
coach-chip_card = { coach-chip } (reicht für „{ $card }“)
coach-no_odds = Mit diesen Würfeln gibt es nichts, worauf du würfeln könntest.
coach-best = Am besten: { $move }.
