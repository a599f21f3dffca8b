### Was Terminal und Befehle außer Namen, Entscheidungen und Ereignissen ausgeben.
### Befehle („save“, „undo“) bleiben englisch, denn so werden sie getippt.

## Der Tisch

terminal-welcome = { $city }, { $seats } Monster, Startwert { $seed }.
terminal-welcome_loaded = { $city }, { $seats } Monster, aus { $file }.
terminal-goal = Wer am Ende eines Zugs { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } hat oder als letztes Monster übrig ist, gewinnt.
terminal-plain_how = Fürs Ohr: „?“ sagt, was man tippen kann, „züge“ nennt alle Züge, eine leere Zeile wiederholt die Frage.
terminal-how = Tippe die Nummer einer Aktion oder die Aktion selbst. „rules“ erklärt das Spiel, „?“ die Entscheidung, alle Befehle und die sichtbaren Karten.
terminal-monster = Monster
terminal-player = Spieler
terminal-health = Leben
terminal-points = Punkte
terminal-energy = Energie
terminal-place = Ort
terminal-cards = Karten und Chips
terminal-you = du
terminal-out = ausgeschieden
terminal-empty = niemand
terminal-outside = Draußen
terminal-card_tokens = { $card } ({ $tokens } { $tokens ->
        [one] Chip
       *[other] Chips
    })
terminal-card_copies = { $card } (kopiert „{ $copied }“ von { $owner })
terminal-tokens = { $token } × { $count }
terminal-next_keep = nächste Behalten-Karte kostenlos
terminal-market = Auslage
terminal-price = Preis
terminal-kind = Art
terminal-text = Was sie bewirkt
terminal-piles = { $deck } im Stapel, { $discard } abgelegt
terminal-reduced_price = { $price } (statt { $printed })
terminal-known = Oben auf dem Stapel, nur für dich sichtbar: { $cards }
terminal-dice = Würfel
terminal-left = Übrig
terminal-destruction = Zerstörungen übrig: { $count }
terminal-side_dice = Würfel daneben
terminal-rolls_left = { $rolls ->
        [0] kein Nachwurf übrig
        [one] 1 Nachwurf übrig
       *[other] { $rolls } Nachwürfe übrig
    }

## Die Karte von New York

terminal-stack = { $tile } ×{ $height }
terminal-units = { $tile } ×{ $count }{ $fresh ->
        [0] {""}
       *[other] {" "}({ $fresh } neu)
    }
terminal-no_units = keine Einheiten
terminal-souvenir = Souvenir von { $seat }
terminal-manhattan_two = Manhattan, Platz für zwei
terminal-second_track = Weg 2
terminal-tiles_of_manhattan = Plättchen in Manhattan
terminal-goals = Zielkarten · { $goals }
terminal-goal_holder = { $goal }: { $holder }
terminal-map =
    „»“ steht vor den Monstern. „Hochhaus 1 ×3“ ist ein Stapel aus drei Plättchen mit einem Hochhaus 1 obenauf; was darunter liegt, ist verborgen. Die Zahl eines Gebäudes sagt, wie viele Zerstörungen es braucht und wie groß seine Belohnung ist: Punkte für ein Hochhaus, Energie für ein Kraftwerk, Leben für ein Hospital. Unter den Stapeln stehen die Einheiten; „neue“ sind in diesem Zug aufgetaucht: Sie schießen schon, lassen sich aber erst im nächsten Zug zerstören. Alle Plättchen in Manhattan gehören zu allen seinen Zonen.
terminal-tile_tile = Plättchen
terminal-tile_needs = Zerstörungen
terminal-tile_pays = Belohnung
terminal-tile_leaves = Hinterlässt
terminal-tile_gone = nichts

## Wählen

terminal-question = { $seat }, { $player }: { $question }
terminal-loss = { $seat } verliert gleich { $loss } von { $health } Leben.
terminal-more_moves = … und { $count } mehr. „moves“ zeigt sie alle; „{ $example }“ geht auch.
terminal-reroll = { $count } Würfel neu werfen
terminal-no_such_number = Erwartet wurde eine Zahl von 1 bis { $most }, nicht { $number }.
terminal-hint = „?“ erklärt, was du tippen kannst.
terminal-undone = Die letzte Aktion ist zurückgenommen.
terminal-no_undo = Die letzte Aktion lässt sich nicht zurücknehmen: Würfel, eine Karte oder ein Plättchen wurden aufgedeckt, ein anderer Platz hat gewählt, oder es gab keine.
terminal-saved = Gespeichert in { $file }.
terminal-not_saved = { $file } lässt sich nicht schreiben ({ $reason }).
terminal-loaded = { $file } geladen.
terminal-file_missing = Erwartet wurde der Name einer Datei: { $command } DATEI
terminal-other_seats = { $file }: Erwartet wurden { $expected } Plätze wie an diesem Tisch, nicht { $found }.
terminal-quit = Die Partie bleibt nach { $moves } { $moves ->
        [one] Aktion
       *[other] Aktionen
    } unvollendet.
terminal-unfinished = Es kommt keine Eingabe mehr, aber die Partie ist nach { $moves } { $moves ->
        [one] Aktion
       *[other] Aktionen
    } noch nicht vorbei.
terminal-bot_failed = { $seat }, { $player }: { $reason }. Stattdessen folgt die Standardaktion.
terminal-cannot_go_on = die Partie kann aus dieser Stellung nicht weitergehen ({ $reason })
terminal-broken_file = erwartet wurde eine Stellung, die im Spiel vorkommen kann ({ $reason })
terminal-no_game_file = erwartet wurde eine Aufzeichnung, eine Momentaufnahme oder ein Szenario
terminal-too_many_moves = bei --to { $moves ->
        [one] wurde höchstens 1 Aktion erwartet
       *[other] wurden höchstens { $moves } Aktionen erwartet
    }, denn mehr hat die Aufzeichnung nicht
terminal-bad_player = { $bot }; „you“ und „you:NAME“ gehen auch
terminal-seat_number = erwartet wurden 2 bis 6 Plätze wie { $example }, nicht { $found }
terminal-seats_of_file = für diese Datei wurden { $expected } Plätze erwartet, nicht { $found }
terminal-bots_in_terminal = Bots nennt man für Partien im Terminal: --terminal dazuschreiben oder im Browser wählen
terminal-bots_or_seats = erwartet wurde entweder --bots oder --seats, nicht beides

## Hilfe

terminal-help_decision = Die Entscheidung
terminal-help_now = Gerade jetzt, wenn Karten nichts daran ändern
terminal-help_map = Der Spielplan
terminal-help_tiles = Plättchen
terminal-help_commands = Was du tippen kannst
terminal-help_number = eine Nummer
    .text = führt die Aktion mit dieser Nummer aus
terminal-help_move = eine Aktion
    .text = führt sie aus, etwa { $example }; Seiten dürfen in beliebiger Reihenfolge stehen und abgekürzt sein, etwa { $short }
terminal-quoted = „{ $text }“
terminal-help_question = ?
    .text = diese Hilfe
terminal-help_question_name = ? NAME
    .text = die Karte mit diesem Namen
terminal-help_rules = rules
    .text = die Spielregeln in Kürze
terminal-help_moves = moves
    .text = alle erlaubten Aktionen
terminal-help_show = show
    .text = der Tisch noch einmal
terminal-help_log = log
    .text = alles, was bisher geschah
terminal-help_undo = undo
    .text = nimmt deine letzte Aktion zurück, bis Würfel, eine Karte oder ein Plättchen aufgedeckt sind oder ein anderer Platz wählt
terminal-help_language = language CODE
    .text = in einer anderen Sprache weiterspielen: { $languages }
terminal-help_save = save DATEI
    .text = speichert die Partie
terminal-help_load = load DATEI
    .text = setzt eine gespeicherte Partie fort
terminal-help_quit = quit
    .text = beendet das Spiel
terminal-help_cards = Sichtbare Karten
terminal-no_cards_in_sight = keine
terminal-no_card = Keine Karte heißt { $name }.

## Karten

terminal-card_line = { $card } · { $city } · { $kind } · { $cost } Energie
terminal-goal_line = { $card } · { $city } · { $kind }
terminal-card_copies_in_box = { $card } · { $city } · { $kind } · { $cost } Energie · { $copies } in der Schachtel
terminal-nothing_found = Keine Karte enthält alle diese Wörter: { $words }

## Andere Befehle

terminal-scenario_counts = { $ok } gut, { $failed } gescheitert, { $error } mit Fehler
terminal-scenario_broken = das Programm brach ab mit { $reason }
terminal-no_such_path = erwartet wurde eine vorhandene Datei oder ein vorhandener Ordner
terminal-no_scenarios = erwartet wurde ein Ordner mit Szenarien (*.yaml)
terminal-after_moves = Nach { $moves } von { $all } Aktionen
terminal-whose_choice = { $seat } muss wählen: { $question }
terminal-simulating = Simulation
terminal-game_failed = Partie mit Startwert { $seed } gescheitert: { $reason }
terminal-simulated = { $city }: { $games } Zufallspartien, { $seats } Plätze, Startwert { $seed }
terminal-simulated_bots = { $city }: { $games } Partien von { $bots }, { $seats } Plätze, Startwert { $seed }
terminal-games_cut = angehalten: { $games } von { $wanted } Partien sind gesichert; --resume spielt den Rest
terminal-games_kept = { $games } Partien liegen in { $folder }.
terminal-reporting = lese Partien
terminal-pace = { $done } von { $total }, { $rate } pro Sekunde
terminal-blundering = Patzer werden gesucht
terminal-report_made = Der Bericht liegt in { $file }.
terminal-examples_copied = { $count } Beispiele liegen in { $folder }.
terminal-compare_shorter = Mit den zweiten Regeln sind Partien { $change } kürzer ({ $low } bis { $high }).
terminal-compare_longer = Mit den zweiten Regeln sind Partien { $change } länger ({ $low } bis { $high }).
terminal-compare_as_long = Mit den zweiten Regeln dauern Partien gleich lang, soweit { $games } Partien das zeigen.
terminal-compare_first_seat = Wer beginnt, gewinnt { $two } statt { $one }.
terminal-compare_first_seat_same = Wer beginnt, gewinnt gleich oft: { $one } und { $two }.
terminal-compare_card = { $card } wird { $two }-mal je Partie gekauft statt { $one }-mal; wer die Karte kauft, gewinnt zu { $wins_two } statt { $wins_one }.
terminal-compare_card_same = { $card } wird gleich oft gekauft: { $one }- und { $two }-mal je Partie; wer die Karte kauft, gewinnt zu { $wins_one } und { $wins_two }.
terminal-compare_measure = was
terminal-compare_one = erste
terminal-compare_two = zweite
terminal-compare_change = Änderung
terminal-compare_from_to = Intervall
terminal-compare_turns = Züge
terminal-compare_decisions = Entscheidungen
terminal-compare_first = wer beginnt, gewinnt
terminal-compare_points = Ende durch Punkte
terminal-compare_elimination = Ende durch Ausscheiden
terminal-compare_no_winner = ohne Sieger
terminal-compare_bought = { $card }: Käufe je Partie
terminal-compare_buyers_win = { $card }: Käufer gewinnen
terminal-too_many_bots = erwartet wurden höchstens { $seats } Bots, einer je Platz, nicht { $found }
terminal-bot_replaced = { $name }: Bei { $count ->
    [one] einer Antwort
   *[other] { $count } Antworten
} sprang die Standardaktion ein; zuerst in der Partie mit Startwert { $seed }: { $reason }
terminal-win_share = Siege von Spieler { $number } in Zugreihenfolge
terminal-mean_turns = Züge je Partie
terminal-mean_decisions = Entscheidungen je Partie
terminal-by_points = Nach Punkten gewonnen
terminal-by_elimination = Als letztes Monster gewonnen
terminal-by_card = Durch eine Karte gewonnen
terminal-no_winner = Niemand gewann
terminal-errors = Fehler

## Wettkämpfe zwischen Bots

terminal-competing = Wettkampf
terminal-bot_number = ohne --seats wurden 2 bis 6 Bots erwartet, nicht { $found }
terminal-contest = { $city }: { $games } Partien, { $seats } Plätze, Startwert { $seed }
terminal-column_bot = Bot
terminal-column_seats = Gespielte Plätze
terminal-column_wins = Siege
terminal-column_interval = 95-%-Intervall
terminal-interval = { $low } bis { $high }
terminal-column_rating = Wertung
terminal-column_time = Zeit je Aktion
terminal-column_by_rounds = Nach Runden
terminal-column_fewer = Einfache Spiele je Spiel
terminal-column_duels = Duelle
terminal-column_lost = Verlust pro Spiel
terminal-column_by_keeping = Beim Behalten
terminal-column_by_answers = Beim Bleiben oder Gehen
terminal-perfection = Verlorene Prozentpunkte Siegchance pro Spiel gegen perfektes Spiel (King of Tokyo zu zweit, ohne Karten)
terminal-bot_failures = { $name }: Bei { $failures } von { $answers } Antworten sprang die Standardaktion ein; zuerst in der Partie mit Startwert { $seed }: { $reason }

## Die Prüfung eines Programms

terminal-asking = Fragen
terminal-check_asked = { $asked ->
        [one] 1 Frage
       *[other] { $asked } Fragen
    } in { $games } { $games ->
        [one] Partie
       *[other] Partien
    } gestellt, mit { $ms } ms für jede Antwort
terminal-check_kinds = Arten von Entscheidungen: { $kinds }
terminal-check_never = Nicht erreicht: { $kinds }
terminal-check_legal = Erlaubte Antworten: { $legal }
terminal-check_slowest = Langsamste Antwort: { $ms } ms ({ $spot })
terminal-check_start = Langsamste erste Antwort, Start inbegriffen: { $ms } ms
terminal-check_failure = { $spot }: { $reason }
terminal-check_spot = { $city }, { $seats } Plätze, Startwert { $seed }, Aktion { $number } ({ $kind })
terminal-contest_cut = Nach { $games } von { $wanted } Partien angehalten
terminal-check_cut = Angehalten, bevor alle Partien geprüft waren: keine Zeit mehr oder zu viele Fehler
terminal-check_good = Alle Antworten waren gut
terminal-check_bad = Nicht gut; --seed N --games 1 stellt die Fragen einer Partie noch einmal

## Chancen

odds-title = { $dice }, { $rerolls }
odds-yours = Deine Wahl
odds-best = Am besten
odds-next = Am zweitbesten
odds-keep = { $dice } behalten
odds-roll_all = alle Würfel neu werfen
odds-stop = aufhören

## Die Regeln in Kürze, eine Nachricht je Stadt

terminal-rules-tokyo =
    Dein Zug: Würfle bis zu dreimal und behalte, was dir gefällt; werte die Würfel aus; betritt Tokio, wenn dort ein Platz frei ist; kaufe Karten.
    1, 2, 3: Drei gleiche Zahlen bringen so viele Ruhmpunkte, wie sie zeigen, jeder weitere gleiche Würfel 1 mehr.
    Herz: bringt 1 Leben zurück, aber nicht in Tokio. Energie: bringt 1 Energie, mit der du Karten kaufst.
    Angriff: kostet von außerhalb jedes Monster in Tokio 1 Leben, von Tokio aus jedes Monster außerhalb.
    Wer in Tokio durch einen Angriff Leben verliert, darf Tokio verlassen; der Angreifer nimmt dann seinen Platz ein.
    Tokio zu betreten bringt 1 Ruhmpunkt, dort den Zug zu beginnen 2. Die Bucht von Tokio ist offen, solange mindestens fünf Monster leben.
    Ein Monster mit 0 Leben scheidet aus. Mit genug Ruhmpunkten gewinnst du am Ende eines Zugs, als letztes Monster sofort.
terminal-rules-new_york =
    ZIEL. Hat ein lebendes Monster am Ende eines Zugs genug Ruhmpunkte, gewinnt es: 20, wenn ihr keine andere Zahl vereinbart habt. Haben mehrere genug, gewinnt das Monster am Zug, wenn es dazugehört, sonst das nächste im Uhrzeigersinn. Auch das letzte Monster gewinnt, sobald sein Zug vorbei ist; scheiden die letzten gemeinsam aus, gewinnt niemand.

    DIE STADT. Staten Island, die Bronx, Queens und Brooklyn haben Platz für je zwei Monster, Manhattan für eines. In jedem Bezirk liegen drei Stapel aus drei Plättchen, und nur das oberste ist zu sehen. Ein Plättchen ist ein Gebäude; auf seiner Rückseite ist eine Einheit der Armee. Wer die meisten Angriffssymbole würfelt, beginnt und startet in einem Außenbezirk, die anderen folgen im Uhrzeigersinn.

    DEIN ZUG, Schritt für Schritt:
    1. Einkünfte, nur in Manhattan: Lower 1 Ruhmpunkt und 1 Energie, Midtown 2 Ruhmpunkte und 1 Energie, Upper 2 Ruhmpunkte und 2 Energie.
    2. Wirf sechs Würfel, bis zu dreimal, jedes Mal beliebige davon neu.
    3. Werte alle Ergebnisse aus, Art für Art in der Reihenfolge, die du willst. Keines darfst du auslassen.
    4. Bewege dich. Bist du außerhalb und hat Manhattan Platz, musst du es betreten, in Lower Manhattan, und bekommst 1 Ruhmpunkt. Ist es voll, geh in einen Außenbezirk mit Platz oder bleib. In Manhattan musst du eine Zone vorrücken; in Upper bleibst du. Die Einkünfte kommen, wenn dein nächster Zug beginnt.
    5. Kaufe Karten, so viele du bezahlen kannst; für 2 Energie werden die drei Karten der Auslage getauscht.

    DIE WÜRFEL
    Herz: bringt 1 Leben zurück, bis 10. In Manhattan heilen Herzen nicht, Karten und Hospitäler schon.
    Energie: bringt 1 Energie, mit der du Karten kaufst; sie verfällt nicht.
    Angriff: 1 Schaden, von außerhalb für jedes Monster in Manhattan, von Manhattan aus für jedes außerhalb. War Manhattan zu Beginn deines Zugs leer, bewirken Angriffssymbole nichts.
    Stern: Mit drei oder mehr nimmst du dir „Superstar“ und bekommst 1 Ruhmpunkt, dazu 1 für jeden Stern über drei. Solange du ihn hast, bringt jeder deiner Sterne 1 Ruhmpunkt; mit weniger als drei und ohne ihn bewirken Sterne nichts.
    Zerstörung: Gib aus, was ein Plättchen in deinem Bezirk braucht, alles in einem Zug, und nimm seine Belohnung (siehe die Tabelle unten). Ein Gebäude wird umgedreht und bleibt als Einheit, und das nächste Plättchen seines Stapels kann sofort zerstört werden. Eine Einheit verlässt das Spiel; in dem Zug, in dem sie auftaucht, kann sie nicht zerstört werden. Solange es für ein Plättchen reicht, musst du eines zerstören; du entscheidest, welches, und was übrig bleibt, verfällt.
    Autsch!: Die Armee schießt, 1 Schaden für jede Einheit in einem Bezirk. Einmal: auf dich. Zweimal: auf jedes Monster in deinem Bezirk. Dreimal oder öfter: auf jedes Monster, jeweils aus dem eigenen Bezirk; dann nimmst du dir die Freiheitsstatue und bekommst 3 Ruhmpunkte, und wer sie hatte, verliert 3. Auch Einheiten, die erst in diesem Zug aufgetaucht sind, schießen.

    MANHATTAN. Seine Zonen sind ein Bezirk: Alle seine Plättchen sind erreichbar, und alle seine Einheiten schießen auf jeden, der dort ist. Ein Monster, das in Manhattan durch einen Angriff Leben verliert, darf in einen Außenbezirk mit Platz fliehen; der Angreifer muss dann in seiner Bewegungsphase hinein. Vor der Armee und nach Schaden durch Karten darfst du nicht fliehen. Du verlässt Manhattan nur durch Flucht, durch eine Karte oder wenn du hinausmusst.

    FÜNF ODER SECHS MONSTER. Solange fünf oder mehr leben, hat Manhattan Platz für zwei, auf zwei Wegen mit denselben Zonen. Du betrittst den ersten Weg, wenn er frei ist, sonst den zweiten; Angriffe von außerhalb treffen beide; die beiden treffen sich gegenseitig nicht. Wird der erste Weg leer, wechselt das andere Monster hinüber. Sind weniger als fünf übrig, muss ein Monster auf dem zweiten Weg in einen Außenbezirk.

    KARTEN. Behalten-Karten bleiben bei dir; Abwerfen-Karten wirken sofort und sind dann weg. Jede gekaufte Karte wird sofort ersetzt. Manche kosten in einem bestimmten Bezirk 1 weniger. Zielkarten („Superstar“, „Freiheitsstatue“) bekommst du nur mit Würfeln. Netzchips kosten Nachwürfe, bis Angriffssymbole sie entfernen; mit Fluchchips kostet es Energie, „Autsch!“ neu zu werfen, bis Herzen sie entfernen.

    AUSSCHEIDEN. Mit 0 Leben scheidet ein Monster aus: Seine Karten gehen in die Ablage, seine Zielkarten zurück auf den Tisch, und scheidet es in seinem eigenen Zug aus, endet der sofort. Du musst deinen ganzen Zug überleben, um zu gewinnen.
terminal-language_now = Ab jetzt spreche ich Deutsch.
terminal-no_language = Eine Sprache „{ $name }“ gibt es nicht; es gibt { $languages }.

## Said once by commands that play many games, where the package was installed without a C compiler
terminal-interpreted = Der Spielkern läuft unkompiliert und damit etwa zehnmal langsamer: Beim Installieren fehlte ein C-Compiler.

# What `text-agent` says.
terminal-agent_games = { $games ->
    [one] Eine Partie mit { $seats } Plätzen, alle anderen spielt { $rival }
   *[other] { $games } Partien mit { $seats } Plätzen, alle anderen spielt { $rival }
}
terminal-agent_wins = Siege: { $share } ({ $low } bis { $high }); wer gleich gut spielt, gewinnt { $fair }
terminal-agent_legal = Spielbare Antworten: { $share } ({ $low } bis { $high }) von { $answers }
terminal-agent_time = Zeit: { $game } s pro Partie, { $answer } ms pro Antwort
terminal-agent_tokens = Tokens: { $tokens } pro Partie
