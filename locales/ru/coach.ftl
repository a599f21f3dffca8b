### Тренер: лучший ход, насколько он лучше, и один довод.

coach-percent = { $number } %
coach-hardly = меньше 1 %

## Насколько хорош ход
## $chance: шанс победить; $count: сколько побед; $games: на сколько игр

coach-wins = По оценке, шанс победить — { $chance }.
coach-as_good = Твой выбор не хуже: по оценке, шанс победить — { $chance }.
coach-better = { $count ->
        [one] Лучше твоего выбора примерно на { $count } победу в { $games } играх.
        [few] Лучше твоего выбора примерно на { $count } победы в { $games } играх.
       *[many] Лучше твоего выбора примерно на { $count } побед в { $games } играх.
    }

## Почему, о кубиках
## $kept, $wanted: грани, например «3 3»; $brings: польза коротко, например «+2 очка»
## $chance: шанс, что получится; $face: название грани

coach-has = Оставь: { $kept }. Это уже { $brings }.
coach-hopes = Оставь: { $kept }. Шанс, что выйдет { $wanted } или лучше, — { $chance } ({ $brings }).
coach-none = Ни один из этих кубиков не стоит оставлять: новый бросок обещает больше.
coach-rest = Эти кубики пригодятся потом, а остальные стоит перебросить.
coach-stop = Сейчас на кубиках: { $brings }. Новый бросок скорее это испортит.
coach-card = Карта даст с этими кубиками больше, чем обычный бросок.
coach-useless = Здесь не дает ничего: { $face }.
coach-worth_less = Новый бросок стоит больше, чем это: { $face }.
# $seat: монстр
coach-falls = выбывает { $seat }

## Почему, о другом выборе
## $move: другой ход словами; $count: победы

coach-next = { $count ->
        [one] Следующий по силе ход: { $move }. Побед меньше на { $count } в { $games } играх.
       *[other] Следующий по силе ход: { $move }. Побед меньше на { $count } в { $games } играх.
    }
coach-next_alike = Почти так же хорошо: { $move }.
# считается, что остальные бросают на атаки
# $damage, $points: дробные числа; $chance: шанс выбыть
coach-staying = Если остаться до следующего хода: потеря жизней — около { $damage }, шанс выбыть — { $chance }, прибавка очков — около { $points }.

## Разрушение

coach-plan_brings = Вместе: { $brings }.
coach-no_destruction = С этими кубиками разрушить нечего.

## Почему нет совета

coach-forbidden = Хозяин стола не разрешает подсказок.
coach-not_rolling = Шансы — для того, кто бросает.
coach-bad_keep = В этом броске нет таких кубиков.
coach-no_army = В этом городе нет военных.
coach-fallen = Твой монстр вне игры.
coach-no_answer = Сейчас у тренера нет ответа; спроси еще раз.

## В терминале

terminal-help_hint = hint, hint 3 3 claw
    .text = что сделал бы тренер, и чем это лучше, чем оставить эти кубики
terminal-help_odds = odds, odds 3 3 claw
    .text = шансы на то, что важно, если оставить эти кубики
# $kept: грани или ничего
coach-odds_title = { $all ->
        [yes] Если перебросить все кубики:
       *[no] Если оставить «{ $kept }»:
    }
# не меньше $count граней $face; $use: зачем
coach-chip = { $face } × { $count } или больше: { $chance }
coach-chip_harm = { $face } × { $count } или больше, в лучшем случае: { $chance }
coach-chip_falls = { $face } × { $count } или больше: { $chance } (выбывает { $seat })
coach-chip_card = { $face } × { $count } или больше: { $chance } (хватит на карту «{ $card }»)
coach-no_odds = С этими кубиками бросать не на что.
# $move: словами
coach-best = Лучший ход: { $move }.
