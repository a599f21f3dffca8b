### Чему учат многие игры: когда остаться, чего стоит карта.

title-openings = Что выгодно — Tokyork
openings-title = Что выгодно
openings-about = О чем речь
openings-city = Город
openings-staying = Когда остаться
openings-cards = Чего стоит карта
# $games: a number
openings-counted = Подсчитано по { $games ->
    [one] { $games } игре
   *[other] { $games } играм
} между равными ботами. Это цифры сильных ботов.
openings-staying-text = После удара: на сколько пунктов решение остаться меняло шанс на победу, смотря по жизням и числу соперников.
openings-cards-text = На сколько пунктов покупка меняла шанс на победу тех, кто мог купить.
openings-legend = ▲ и ▼: верно в 95 случаях из 100. Без знака игры не дают ответа.
openings-health = Осталось жизней
openings-rivals = Соперники
openings-card = Карта
# Above what buying changed, in points
openings-change = Влияние
# $low and $high: numbers such as +3.1
openings-range = от { $low } до { $high }
# read aloud after a number
openings-gain = точно лучше
openings-loss = точно хуже
openings-board = На доске
openings-board-text = Задачи из таких игр: решайте сами.
openings-board-stay = Остаться или уйти?
openings-board-buy = Купить или копить?
