# Was `tokyork verify` über die Würfel einer Partie sagt.

verify-as_committed = Alles ist so, wie der Server es vorher festgelegt hat.
verify-not_as_committed = Diese Partie ist nicht, was sie zu sein behauptet.
verify-secret-ok = Das Geheimnis passt zu dem, was vor dem ersten Wurf gezeigt wurde ({ $commitment }).
verify-secret-wrong = Das Geheimnis passt nicht zu dem, was vor dem ersten Wurf gezeigt wurde ({ $commitment }).
verify-salts-ok = Diese Plätze haben ein eigenes Salz beigesteuert: { $seats }.
verify-salts-unchecked = Kein Platz hat ein Salz beigesteuert: Die Würfel hängen allein vom Geheimnis des Servers ab.
verify-salts-wrong = Es gibt Salze für Plätze, die niemand haben kann: { $seats }.
verify-start-unchecked =
    Sie begann nicht mit dem Aufbau: Wie sie damals stand und was verdeckt lag, wird so hingenommen, wie es dasteht. { $prepared ->
        [0] Alle Würfel wurden geworfen.
        [one] Ein Wurf lag schon vorher bereit.
       *[other] { $prepared } Würfe lagen schon vorher bereit.
    }
verify-start-wrong = Die Stellung, von der sie ausging, nennt andere Würfel.
verify-draws-ok =
    { $throws ->
        [one] { $throws } Wurf
       *[other] { $throws } Würfe
    } und { $shuffles ->
        [one] { $shuffles } Mischen
       *[other] { $shuffles }-mal Mischen
    } ergeben sich aus Geheimnis und Salzen genau so, wie die Datei es erzählt.
verify-draws-wrong = Ziehung { $number } müsste „{ $drawn }“ sein, die Datei erzählt aber „{ $told }“.
verify-moves-ok =
    { $count ->
        [one] { $count } Aktion wurde nach den Regeln nachgespielt.
       *[other] { $count } Aktionen wurden nach den Regeln nachgespielt.
    }
verify-moves-wrong = Aktion { $number }, „{ $move }“, kann nicht sein: { $why }
verify-end-ok = Die Partie endet, wie sie soll; gewonnen: { $winners }.
verify-end-wrong = Die Partie bricht vor ihrem Ende ab, ein Geheimnis wird aber erst am Ende geöffnet.
verify-entry-ok = Sie nennt Nummer { $number } der öffentlichen Liste, und das Siegel des Eintrags stimmt.
verify-entry-wrong = Der Eintrag { $number } der öffentlichen Liste, den sie nennt, gehört nicht zu ihr.
verify-entry-unchecked = Sie nennt keinen Eintrag einer öffentlichen Liste.
verify-list-ok =
    Sie steht in der öffentlichen Liste als Nummer { $number } von { $count }; die Kette ist lückenlos. { $unended ->
        [0] Alle Partien dort sind zu Ende.
        [one] { $unended } Partie dort ist nicht zu Ende.
       *[other] { $unended } Partien dort sind nicht zu Ende.
    }
verify-list-wrong = Die öffentliche Liste enthält diese Partie nicht oder ist bei Nummer { $number } gebrochen.
verify-list-unchecked = Die öffentliche Liste wurde nicht geprüft; --list nennt einen Server oder eine gespeicherte Liste.
verify-fate-ok = Auch nach der öffentlichen Liste wurde sie zu Ende gespielt.
verify-fate-unchecked = Die öffentliche Liste nennt noch kein Ende.
verify-fate-wrong = Eine zu Ende gespielte Partie wird einmal festgelegt und ist dann vorbei; Nummer { $number } der öffentlichen Liste sagt etwas anderes ({ $why }).
verify-game-ok = Die öffentliche Liste hält den Abdruck der gespielten Partie fest (Nummer { $number }): Es ist diese, Zug für Zug.
verify-game-wrong = Die öffentliche Liste hält den Abdruck der gespielten Partie fest (Nummer { $number }), und es ist eine andere. Ihr Geheimnis ist offen, also kann jeder so eine Datei erfinden.
verify-game-unchecked = Die öffentliche Liste hat keinen Abdruck dieser Partie; ob das die Züge waren, sagt sie nicht.
