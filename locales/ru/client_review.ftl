### Разбор сыгранной игры: в браузере, в терминале, и слова, которые к нему присылает сервер.
### $seat, $by, $winners, $leader: имена монстров, готовые к показу.

title-review = Разбор — Tokyork

## Страница

review-title = Разбор
review-open = Как всё прошло?
review-loading = Считаем кубики и атаки…
review-table = К столу
review-replay = Смотреть запись
review-unknown = Такой игры нет.
review-failed = Сервер сейчас занят, поэтому разбор займет больше времени. Он продолжится сам.

## Чем кончилось: первая строка разбора

review-won-points = { $count ->
        [1] Ход { $turn }: { $winners } побеждает с { $points } { $points ->
            [one] очком
           *[other] очками
        }.
       *[other] Ход { $turn }: { $winners } делят победу, у каждого { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }.
    }
review-won-elimination = Ход { $turn }: { $winners } побеждает как последний выживший.
review-won-card = Ход { $turn }: { $winners } побеждает благодаря карте.
review-won-no_winner = Ход { $turn }: последние монстры выбывают вместе, победителя нет.
review-last-turn = Последний ход
review-falls = Кто выбывает

## История конца. $loss: сила последнего удара; $health: сколько оставалось до него

review-end-claws = Ход { $turn }: { $seat } выбывает. { $by } бьет с силой { $loss }, а жизней оставалось { $health }.
review-end-army = Ход { $turn }: { $seat } выбывает. Военные стреляют с силой { $loss }, а жизней оставалось { $health }.
# $card: карта
review-end-card = Ход { $turn }: { $seat } выбывает. Виновата карта «{ $card }»: потеря — { $loss }, а жизней оставалось { $health }.
review-end-card_of = Ход { $turn }: { $seat } выбывает. Виновата карта «{ $card }», хозяин — { $by }: потеря — { $loss }, а жизней оставалось { $health }.
# $card: вид жетона
review-end-token = Ход { $turn }: { $seat } выбывает. Виноваты жетоны «{ $card }»: потеря — { $loss }, а жизней оставалось { $health }.
review-end-rules = Ход { $turn }: { $seat } выбывает.
review-end-title = Вы выбыли из игры
review-end-watch = Смотреть дальше
review-end-leave = Покинуть стол
review-end-note = { $names ->
        [none] Остались одни боты. Пусть доиграют сразу, или смотрите дальше: всё будет открыто.
       *[other] Еще в игре: { $names }. Можно смотреть дальше, и всё будет открыто. Реванш начнется, когда игра закончится.
    }
review-end-guess = Кто победит?
review-end-guessed = { $right ->
        [yes] Угадали: { $monster }!
       *[no] Ваша догадка: { $monster }.
    }

## The same in a few words

review-fall-claws = Ход { $turn }: бьет { $by }
    .you = Ход { $turn }: ваша атака
review-fall-army = Ход { $turn }: военные
review-fall-card = Ход { $turn }: карта «{ $card }»
review-fall-card_of = Ход { $turn }: карта «{ $card }», хозяин — { $by }
    .you = Ход { $turn }: ваша карта «{ $card }»
review-fall-token = Ход { $turn }: жетоны «{ $card }»
review-fall-rules = Ход { $turn }

## Графики

review-charts = Ход за ходом
review-chart-chances = Шанс на победу
review-chart-points = Очки
review-chart-health = Жизни
review-chart-energy = Энергия
review-chances-note = Шансы оценивает компьютер после каждого хода.
# под графиком, у левого края
review-start = Начало
review-turn = Ход { $turn }
review-turn-of = Ход { $turn }: { $seat }
review-holders-tokyo = В Токио
review-holders-new_york = В Манхэттене
review-as-table = Таблицей
review-nobody = никто
review-pick-turn = Выберите ход

## Удача

review-luck = Удача на кубиках
review-luck-note = Насколько ваши броски изменили шанс на победу по сравнению со средними кубиками. Учитывается то, что вы оставили, поэтому измеряется только удача.
# $points: например +12 % или −3 %
review-luck-best = Самый удачный бросок: ход { $turn }, { $dice } ({ $points })
review-luck-worst = Самый неудачный бросок: ход { $turn }, { $dice } ({ $points })
review-faces = Что выпало
review-faces-note = Полоса показывает, сколько выпало. В 95 играх из 100 она заканчивалась бы внутри скобки; черта — среднее.
# от $least до $most: обычные пределы
review-face-count = { $face }: { $count } из { $thrown }, обычно от { $least } до { $most }
review-thrown = { $count ->
        [one] Брошен { $count } кубик
        [few] Брошено { $count } кубика
       *[many] Брошено { $count } кубиков
    }

## Все кубики вместе

review-dice = Кубики
review-dice-note = Полоса показывает, сколько раз выпала сторона. В 95 играх из 100 честные кубики остаются в светлой зоне; черта — среднее.
review-dice-table = Все за этим столом
review-dice-server = Все оконченные игры на этом сервере: { $city }
review-dice-usual = Так ровно, как обычно падают честные кубики
review-dice-unlikely = Так неровно честные кубики падают реже одного раза на тысячу
review-dice-face = { $face }: { $count }, в среднем { $expected }, обычно от { $low } до { $high }.
review-dice-out = Вне обычной зоны.

## Переломные моменты

review-turning = Переломные моменты
review-turning-none = Перелома в игре не было: она шла в одну сторону от начала до конца.
review-turning-leader = { $leader }: было { $before }, стало { $after }
# что переломило игру. $seat: чей был ход; $dice: грани; $cards; $change: например +13 % к шансу $leader
review-cause-roll = Кубики: { $seat } выбрасывает { $dice } ({ $leader }: { $change }).
review-cause-purchase = Покупка: { $seat } покупает { $cards } ({ $leader }: { $change }).
review-cause-yield = Ответ на атаку монстра { $seat } ({ $leader }: { $change }).
review-cause-rest = Что было после броска монстра { $seat } ({ $leader }: { $change }).
# части хода, перед тем, что каждая сделала с шансом
review-part-roll = Кубики
review-part-purchase = Покупка
review-part-yield = Остаться или уйти
review-part-rest = Остальное
review-before = До
review-after = После
review-turning-replay = Посмотреть

## Статистика

review-stats = Статистика
review-stats-player = Игрок
stats-turns = Ходы
stats-points = Очки
stats-health = Жизни
stats-energy = Энергия
stats-cards = Карты
stats-dice = Кубики
stats-place = { $city ->
        [new_york] Манхэттен
       *[other] Токио
    }
stats-city = Город
stats-goals = Цели
stat-turns = Сыграно ходов
stat-extra_turns = Дополнительные ходы
stat-points_end = Очки в конце
stat-health_end = Жизни в конце
stat-energy_end = Энергия в конце
stat-points_gained = Получено очков
stat-points_ones = за единицы
stat-points_twos = за двойки
stat-points_threes = за тройки
stat-points_superstar = за карту «Суперзвезда»
stat-points_statue = за карту «Статуя Свободы»
stat-points_tiles = за разрушения
stat-points_enter = за вход
stat-points_stay = за начало хода внутри
stat-points_cards = от карт
stat-points_lost = Потеряно очков
stat-damage_dealt = Нанесено ран
stat-dealt_claws = атаками
stat-dealt_army = военными
stat-dealt_cards = картами
stat-knock_outs = Выбито соперников
stat-damage_taken = Получено ран
stat-taken_claws = от атак
stat-taken_army = от военных
stat-taken_cards = от карт и жетонов
stat-damage_avoided = Предотвращено ран
stat-healed = Восстановлено жизней
stat-healed_dice = сердцами
stat-healed_tiles = в больницах
stat-healed_cards = картами
stat-health_paid = Заплачено жизней
stat-saved = Спасений от выбывания
stat-energy_gained = Получено энергии
stat-energy_dice = с кубиков
stat-energy_tiles = с электростанций
stat-energy_place = как доход
stat-energy_cards = от карт
stat-energy_paid = Потрачено энергии
stat-energy_lost = Потеряно энергии
stat-energy_unspent = Неиспользованная энергия
stat-keeps_bought = Куплено карт «Оставьте»
stat-discards_bought = Куплено карт «Сбросьте»
stat-spent_on_cards = Энергии на карты
stat-cards_lost = Потеряно карт
stat-sweeps = Смены карт
stat-dice_thrown = Брошено кубиков
stat-rerolls = Перебросы
stat-dice_rerolled = Переброшено кубиков
stat-attacks = Атаки
stat-claws = Символы в атаках
stat-entered = Входы
stat-turns_inside = Начато ходов внутри
stat-stayed = Решения остаться
stat-left = Уходы
stat-buildings = Разрушено зданий
stat-units = Разрушено техники
stat-ouch_1 = Ходы с 1 «Ай!»
stat-ouch_2 = Ходы с 2 «Ай!»
stat-ouch_3 = Ходы с 3 и больше «Ай!»
stat-took_superstar = Получена «Суперзвезда»
stat-took_statue_of_liberty = Получена «Статуя Свободы»

## В терминале

review-terminal-luck = { $seat }: { $points }
review-terminal-unfinished = Игра не окончена: вот положение после хода { $turn }.

## Мои решения

review-choices = Ваши решения
review-choices-of = Решения: { $name }
review-choices-note = Каждое решение оценивается по тому, что можно было знать в тот момент. Кубики, выпавшие потом, не в счет.
review-choices-progress = Оцениваем решение { $done } из { $total }…
review-choices-counting = Смотрим на ваши решения…
review-choices-total = { $points ->
    [one] Упущен { $points } пункт шанса на победу.
    [few] Упущено { $points } пункта шанса на победу.
   *[many] Упущено { $points } пунктов шанса на победу.
}
review-choices-total-of = { $points ->
    [one] { $name }: упущен { $points } пункт шанса на победу.
    [few] { $name }: упущено { $points } пункта шанса на победу.
   *[many] { $name }: упущено { $points } пунктов шанса на победу.
}
# $level – имя уровня бота, например «Хитрый».
review-choices-others = За столько же решений бот уровня «{ $level }» упускает около { $points ->
    [one] { $points } пункта.
   *[other] { $points } пунктов.
}
# Above a list of levels with numbers
review-choices-compared = За столько же решений боты упускают примерно:
review-choices-worst = Самые дорогие
review-choices-none = Явных ошибок нет. Отличная игра!
review-choices-cost = { $points ->
    [one] Цена — { $points } пункт шанса
    [few] Цена — { $points } пункта шанса
   *[many] Цена — { $points } пунктов шанса
}
review-choices-made = Вы:
review-choices-best = Лучше:
review-choices-again = Переиграть отсюда
review-choices-again-note = Откроется та же позиция с тренировочными кубиками: бросаем их заново.
review-choices-count = { $count ->
    [one] Оценено { $count } решение
    [few] Оценено { $count } решения
   *[many] Оценено { $count } решений
}
review-terminal-choices = Решения
review-terminal-choice = Ход { $turn }, { $seat }: { $made }. Лучше: { $best }. { $points ->
    [one] Цена — { $points } пункт.
    [few] Цена — { $points } пункта.
   *[many] Цена — { $points } пунктов.
}
review-terminal-judging = Оценка решений
