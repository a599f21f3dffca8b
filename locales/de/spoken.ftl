### Ein Spiel fürs Ohr: kurze Sätze für die Ansagen im Browser, für Wörter auf Abruf und für `--plain` im Terminal.

## Ein Zug, der vorbei ist.

spoken-turn = { $who ->
        [own] Du
       *[other] { $seat }
    }:
spoken-nothing = nichts Neues
spoken-more = und { $count } mehr, { $word }
spoken-claws = { $count } { $count ->
        [one] Angriff
       *[other] Angriffe
    }
spoken-you_lose = du verlierst { $amount }, jetzt { $now }
spoken-lose = { $who ->
        [actor] verliert { $amount }
       *[other] { $seats } { $count ->
            [one] verliert
           *[other] verlieren
        } { $amount }
    }
spoken-out = { $who ->
        [actor] ist k. o.
        [own] bist k. o.
        [you] du bist k. o.
       *[other] { $seat } ist k. o.
    }
spoken-goes = { $manner ->
        [goes] { $who ->
            [actor] verlässt Tokio
            [own] verlässt Tokio
            [you] du verlässt Tokio
           *[other] { $seat } verlässt Tokio
        }
        [starts] { $who ->
            [actor] beginnt in: { $place }
            [own] beginnst in: { $place }
            [you] du beginnst in: { $place }
           *[other] { $seat } beginnt in: { $place }
        }
        [climbs] { $who ->
            [actor] steigt auf: { $place }
            [own] steigst auf: { $place }
            [you] du steigst auf: { $place }
           *[other] { $seat } steigt auf: { $place }
        }
        [slides] { $who ->
            [actor] rückt auf: { $place }
            [own] rückst auf: { $place }
            [you] du rückst auf: { $place }
           *[other] { $seat } rückt auf: { $place }
        }
        [enters] { $who ->
            [actor] betritt { $place }
            [own] betrittst { $place }
            [you] du betrittst { $place }
           *[other] { $seat } betritt { $place }
        }
        [flees] { $who ->
            [actor] flieht nach: { $place }
            [own] fliehst nach: { $place }
            [you] du fliehst nach: { $place }
           *[other] { $seat } flieht nach: { $place }
        }
       *[moves] { $who ->
            [actor] zieht nach: { $place }
            [own] ziehst nach: { $place }
            [you] du ziehst nach: { $place }
           *[other] { $seat } zieht nach: { $place }
        }
    }
spoken-stays = { $who ->
        [actor] bleibt
        [own] bleibst
        [you] du bleibst
       *[other] { $seat } bleibt
    }
spoken-points_gained = { $who ->
        [actor] { $amount }
        [own] { $amount }
        [you] du: { $amount }
       *[other] { $seat }: { $amount }
    } { $amount ->
        [one] Punkt
       *[other] Punkte
    }{ $near ->
        [yes] , jetzt { $now }
       *[no] { "" }
    }
spoken-points_lost = { $who ->
        [actor] verliert
        [own] verlierst
        [you] du verlierst
       *[other] { $seat } verliert
    } { $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }
spoken-energy_gained = { $who ->
        [actor] { $amount }
        [own] { $amount }
        [you] du: { $amount }
       *[other] { $seat }: { $amount }
    } Energie
spoken-energy_lost = { $who ->
        [actor] verliert
        [own] verlierst
        [you] du verlierst
       *[other] { $seat } verliert
    } { $amount } Energie
spoken-health_gained = { $who ->
        [actor] heilt
        [own] heilst
        [you] du heilst
       *[other] { $seat } heilt
    } { $amount }
spoken-buys = { $who ->
        [actor] kauft
        [own] kaufst
        [you] du kaufst
       *[other] { $seat } kauft
    } { $card } für { $price }
spoken-destroys = zerstört: { $count }
spoken-destroys_one = zerstört: { $tile }
spoken-new_card = neu in der Auslage: { $card }
spoken-stands = { $seat ->
        [you] Du
       *[other] { $seat }
    }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }

## Die eigene Entscheidung

spoken-your_turn = { $seat ->
        [you] Du bist dran
       *[other] { $seat }: du bist dran
    }
spoken-figures = Leben { $health }, Punkte { $points }, Energie { $energy }, { $place }
spoken-about_to_lose = { $amount } Leben stehen auf dem Spiel, { $left } blieben dir
spoken-dice = Würfel: { $dice }{ $rolling ->
        [yes] ; noch { $rolls } { $rolls ->
            [one] Wurf
           *[other] Würfe
        }
       *[no] { "" }
    }
spoken-no_dice = keine Würfel auf dem Tisch
spoken-side_dice = Würfel einer Karte: { $dice }
spoken-left = übrig: { $dice }
spoken-offered = { $number } { $card } { $price }
spoken-choices = { $count } Möglichkeiten

## Wörter auf Abruf

spoken-rival = { $number } { $seat }: { $figures }, { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }
spoken-rival_out = { $number } { $seat }: k. o.
spoken-no_rival = Es gibt die Gegner 1 bis { $most }.
spoken-cards = Karten: { $cards }
spoken-no_cards = keine Karten
spoken-tokens = { $token }: { $count }
spoken-shop_card = { $number } { $card }, { $price } Energie
spoken-no_card = Dort liegt keine Karte: 1 bis { $most }.
spoken-energy_left = Du hast { $energy } Energie
spoken-card_text = { $card }, { $price } Energie: { $text }
spoken-place = { $place }: { $there }
spoken-stack = { $tile }{ $height ->
        [1] { "" }
       *[other] { " " }von { $height }
    }
spoken-unit = { $count } { $tile }
spoken-goal = Wer zuerst { $points } Punkte hat, gewinnt, oder wer als Letzter steht
spoken-leads = { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } die meisten Punkte: { $most }
spoken-goal_card = { $card }, { $holder }: { $text }
spoken-nothing_since = Noch ist nichts geschehen

## Was nicht geht

spoken-unknown = „{ $line }“ kenne ich nicht; ? sagt, was man tippen kann
spoken-which = Welches: { $moves }
spoken-not_your_turn = Du hast gerade nichts zu entscheiden
spoken-no_moves = Du hast jetzt nichts zu wählen
spoken-more_moves = und { $count } mehr: behalte, dann die Seiten

## Hilfe

spoken-help_now = Jetzt: { $verbs }
spoken-help_dice = { $word }: Würfel
spoken-help_me = { $word }: ich
spoken-help_rivals = { $word }: Gegner; { $word } 2: einer davon
spoken-help_shop = { $word }: Auslage; { $word } 2: Text einer Karte
spoken-help_odds = { $word }: Chancen
spoken-help_hint = { $word }: Tipp
spoken-help_since = { $word }: was seit deinem Zug geschah
spoken-help_board = { $word }: Brett
spoken-help_goals = { $word }: Ziele
spoken-help_help = { $word }: diese Liste
spoken-help_moves = { $word }: alle Züge
spoken-help_undo = { $word }: zurücknehmen

## Was getippt wird

typed-dice = w, würfel
typed-me = i, ich
typed-rivals = g, gegner
typed-shop = a, auslage
typed-odds = c, chancen
typed-hint = t, tipp
typed-since = l, log, seit
typed-board = b, brett
typed-goals = z, ziele
typed-help = ?, hilfe
typed-moves = züge
typed-undo = u, zurück

typed-verb-keep = k, behalten, behalte
typed-verb-stop = x, stopp
typed-verb-stay = bleiben, bleibe
typed-verb-yield = verlassen, verlasse
typed-verb-flee = fliehen, fliehe
typed-verb-buy = kaufen, kaufe
typed-verb-sweep = tauschen, tausche
typed-verb-end = e, ende
typed-verb-use = einsetzen, nutze
typed-verb-move = ziehen, ziehe
typed-verb-place = setzen, setze
typed-verb-resolve = auswerten, werte
typed-verb-destroy = zerstören, zerstöre
typed-verb-heal = heilen, heile
typed-verb-cure = entfernen, entferne
typed-verb-pass = passen, passe
