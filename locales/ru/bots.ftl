### Игроки-компьютеры: имена, доводы и что с ними может случиться.

## Имена

bots-unknown = ожидался бот ({ $names }; NAME:250ms, NAME:1s или NAME:400games — предел на решение; FILE.py:CLASS; cmd:PROGRAM), а не { $found }
bots-bad_time = после { $name }: ожидался предел, например 250ms, 1s или 400games, а не { $found }
bots-no_program = ожидалась программа, которую можно запустить, а не { $found }
bots-no_games = программе дается время на решение, например 250ms, а не число игр
bots-no_file = { $file }: не читается ({ $reason })
bots-bad_file = { $file }: не выполняется: { $reason }
bots-no_class = ожидался один из ботов в { $file } ({ $names }), а не { $found }
bots-no_class_there = в { $file } нет бота: класса, унаследованного от tokyork.bots.Bot
bots-no_bot = { $name } в { $file } — не бот: класс должен наследовать tokyork.bots.Bot
bots-not_made = { $name } в { $file } не удалось создать: { $reason }
bots-failed_at = { $reason } ({ $file }, строка { $line })

## Почему бот сделал такой выбор

bots-move_value = { $move } ({ $value })
bots-reason = { $move }; другие варианты: { $others }
bots-reason_alone = { $move }
bots-no_reason = { $move }, без сравнения вариантов

## Что может случиться

bots-illegal = ответ { $move } не из допустимых (их { $count })
bots-wrong_choose = choose должен возвращать Choice, например из best_of, а не { $found }
bots-wrong_pick = pick должен возвращать номер допустимого варианта, а не { $found }
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
train-wins = Победы над тремя { $bot }
train-play = урок { $lesson }: игра
train-learn = урок { $lesson }: обучение
train-test = урок { $lesson }: против greedy
