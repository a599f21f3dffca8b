### Задачи: в браузере, в терминале, и слова, которые к ним прилагаются.

title-puzzles = Задачи — Tokyork

## Что спрашивается

# $city – идентификатор города.
puzzle-ask-keep = Какие кубики оставить?
puzzle-ask-stay = { $city ->
    [new_york] Вас ранили. Остаться или сбежать?
   *[other] Вас ранили в Токио. Остаться или отступить?
}
puzzle-ask-buy = Купить, сменить карты или копить?
puzzle-ask-move = Куда идти?
puzzle-ask-destroy = Что разрушить первым?
puzzle-kind-keep = Какие кубики оставить
puzzle-kind-stay = Остаться или уйти
puzzle-kind-buy = Купить или сменить
puzzle-kind-move = Куда идти
puzzle-kind-destroy = Что разрушить
puzzle-difficulty-1 = Легкие
puzzle-difficulty-2 = Хитрые
puzzle-difficulty-3 = Трудные
puzzle-theme-win = К победе
puzzle-theme-deny = Помешать победе
puzzle-theme-survive = Устоять
puzzle-theme-hunt = Нокауты
puzzle-theme-points = Очки
puzzle-theme-health = Жизни
puzzle-theme-energy = Энергия
puzzle-theme-centre = Центр
puzzle-theme-cards = Карты

## Почему: better – что дает лучший ответ, worse – что дает другой

puzzle-chances = Шанс на победу: { $better } — «{ $best }», { $worse } — «{ $other }».
puzzle-reason-win = Через два раунда победа уже ваша в { $better } партий вместо { $worse }.
puzzle-reason-deny = Через два раунда соперник уже победил в { $better } партий вместо { $worse }.
puzzle-reason-survive = Через два раунда вы еще в игре в { $better } партий вместо { $worse }.
puzzle-reason-hunt = Через два раунда соперников остается в среднем { $better } вместо { $worse }.
puzzle-reason-points = Через два раунда очков у вас в среднем { $better } вместо { $worse }.
puzzle-reason-health = Через два раунда жизней у вас в среднем { $better } вместо { $worse }.
puzzle-reason-energy = Через два раунда энергии у вас в среднем { $better } вместо { $worse }.
puzzle-reason-centre = { $city ->
    [new_york] Через два раунда Манхэттен ваш в { $better } партий вместо { $worse }.
   *[other] Через два раунда Токио ваш в { $better } партий вместо { $worse }.
}
puzzle-reason-later = Это окупится позже: через два раунда разница еще мала.
puzzle-proof-search = { $points ->
    [one] Разыграно дважды с разными кубиками: лучший ответ впереди примерно на { $points } пункт.
    [few] Разыграно дважды с разными кубиками: лучший ответ впереди примерно на { $points } пункта.
   *[many] Разыграно дважды с разными кубиками: лучший ответ впереди примерно на { $points } пунктов.
}
puzzle-proof-exact = Эта маленькая игра решена: шансы точные.

## Ответы

puzzle-right = Верно!
puzzle-wrong = Не совсем. Лучший ответ: { $best }.
puzzle-best = Лучший ответ
puzzle-yours = Ваш ответ
puzzle-answers = Ваш ответ
# Above the answers with their percentages
puzzle-shares = Шанс на победу
puzzle-next = Следующая задача
puzzle-like = Похожая задача

## Страница

puzzles-title = Задачи
puzzles-intro = Одна позиция, несколько ответов, один из них явно лучший.
puzzles-daily = Задача дня
puzzles-daily-start = Решить сегодняшнюю
puzzles-daily-again = Открыть еще раз
# $time: such as 01:00, in the reader’s own time
puzzles-daily-done = Решено. Следующая появится в { $time }.
puzzles-daily-missed = Сегодняшняя позади. Следующая появится в { $time }.
puzzles-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
puzzles-streak-best = Ваш рекорд: { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
puzzles-run = На время
puzzles-run-text = Три минуты, три ошибки: сколько получится решить?
puzzles-run-start = Запустить часы
puzzles-run-best = Ваш лучший результат: { $count }
puzzles-run-over = { $count ->
    [one] Решена { $count } задача
    [few] Решено { $count } задачи
   *[many] Решено { $count } задач
}
puzzles-run-record = Новый рекорд!
puzzles-openings = Что выгодно
puzzles-openings-text = Чему учат многие игры, в цифрах.
puzzles-openings-staying = Когда остаться
puzzles-openings-cards = Чего стоит карта
puzzles-left = еще { $seconds } с
puzzles-mistakes = { $count ->
    [one] еще { $count } ошибка
    [few] еще { $count } ошибки
   *[many] еще { $count } ошибок
}
puzzles-solved = решено: { $count }
puzzles-pick = На ваш выбор
puzzles-pick-start = Играть
puzzles-any = Все
puzzles-city = Город
puzzles-kind = Вид
puzzles-difficulty = Сложность
puzzles-theme = Тема
puzzles-own = Откуда
puzzle-own-false = Сборник
puzzle-own-true = Партии этого сервера
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
}
puzzles-none = Таких задач нет. Уберите часть условий.
puzzles-unknown = Такой задачи нет.
puzzles-back = Все задачи

## В терминале

puzzle-head = { $city } — { $kind } ({ $difficulty })
puzzle-count = Задач: { $count }
puzzle-answer-how = Введите букву от a до { $last }, один из этих ходов или «quit».
puzzle-score = Верно: { $right } из { $asked }.
puzzle-made = Задач записано в { $file }: { $count }.
puzzle-checking = Проверка задач
puzzle-checked = Проверено задач: { $count }. Лучший ответ снова явно лучший: { $clear }; уже не лучший: { $fallen }.
puzzle-mining = Партий: { $done } из { $games }, новых задач: { $found }
puzzle-mined = Просмотрено партий: { $games }, найдено новых задач: { $found }. В файле { $file } теперь { $puzzles }; сервер показывает их сразу.
puzzle-mined-none = Просмотрено партий: { $games }. Задач пока нет: подходят только завершенные открытые партии по обычным правилам.
puzzle-no_db = Файла { $path } нет, так что просматривать нечего
