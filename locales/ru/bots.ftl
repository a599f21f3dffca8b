### Игроки-компьютеры: имена, доводы и что с ними может случиться.

## Имена

bots-unknown = ожидался бот ({ $names }; NAME:250ms или NAME:1s — время на решение; cmd:PROGRAM), а не { $found }
bots-bad_time = после { $name }: ожидалось время, например 250ms или 1s, а не { $found }
bots-no_program = ожидалась программа, которую можно запустить, а не { $found }

## Почему бот сделал такой выбор

bots-move_value = { $move } ({ $value })
bots-reason = { $move }; другие варианты: { $others }
bots-reason_alone = { $move }
bots-no_reason = { $move }, без сравнения вариантов

## Что может случиться

bots-illegal = ответ { $move } не из допустимых (их { $count })
bots-late = нет ответа за { $ms } мс
bots-garbled = ожидалась строка вида {"{"}"move": "stop"{"}"}, а не { $found }
bots-gone = было два сбоя, больше его не спрашивают
bots-ended = программа завершилась с кодом { $code }
bots-ended_saying = программа завершилась с кодом { $code }: { $last }
bots-closed = программа закрыла свой вывод
bots-not_started = программу не удалось запустить ({ $why })

## Сбои по счету

bots-count_crashed = сбоев: { $count }
bots-count_garbled = неразборчивых: { $count }
bots-count_illegal = недопустимых: { $count }
bots-count_late = опозданий: { $count }
bots-count_gone = после исключения: { $count }

## Обучение

train-resumed = Продолжаем после { $lessons } { $lessons ->
        [one] урока
       *[other] уроков
    }
train-done = Нейросеть сохранена: { $path }
train-lesson = Урок
train-games = Игры
train-positions = Позиции
train-turns = Ходов за игру
train-error = Ошибка
train-wins = Победы над тремя greedy
train-play = урок { $lesson }: игра
train-learn = урок { $lesson }: обучение
train-test = урок { $lesson }: против greedy
