### Мои игры: история, цифры, достижения, рейтинги и игрок, которого берут с собой.

title-me = Мои игры — Tokyork
title-leaderboard = Таблица лидеров — Tokyork
me-title = Мои игры
me-link = Мои игры
me-leaderboard = Таблица лидеров
me-loading = Листаем страницы …
me-parts = Что посмотреть
me-part-games = Игры
me-part-figures = Цифры
me-part-feats = Успехи
me-part-player = Игрок

## Рейтинги

me-ratings = Рейтинги
me-against-people = против людей
me-against-bots = против ботов
# $rating и $within: числа вроде 1512 и 80
me-rating = { $rating } ± { $within }
# $count: рейтинговые игры
me-rated-games = { $count ->
    [one] { $count } рейтинговая игра
    [few] { $count } рейтинговые игры
   *[many] { $count } рейтинговых игр
}
me-no-rating = Рейтинговых игр пока нет. В рейтинговой игре нет подсказок и ходы нельзя отменять.
me-ladder = Лестница ботов: { $city }
me-ladder-bots = Боты
# Above the chances to come in before such a bot
me-ladder-ahead = Вы впереди
# Beside the level whose bots are the most even match
me-ladder-fits = Ваш уровень
me-ladder-play = На рейтинг: «{ $level }»
me-rating-note = В 19 случаях из 20 настоящая сила лежит в указанных пределах (±).

## История

me-won = Победа
me-lost = Поражение
me-place = Место { $place }
# $turns: число
me-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
me-minutes = { $minutes } мин
me-turned = Перелом на ходу { $turn } ({ $cause }): ваш шанс изменился с { $before } до { $after }.
me-cause-roll = кубики
me-cause-yield = остаться или уйти
me-cause-purchase = покупка
me-cause-rest = остаток хода
me-looking = Ищем перелом …
me-points-change = Рейтинг { $change }
# $change: such as +5%
me-luck = везение { $change }
# $points: a number
me-gave-away = { $points ->
    [one] упущен { $points } пункт шанса
    [few] упущено { $points } пункта шанса
   *[many] упущено { $points } пунктов шанса
}
me-replay = Запись
me-review = Разбор
me-not-kept = Сервер больше не хранит эти ходы.
me-more = Более ранние игры
me-none = Законченных игр пока нет. Сыграйте, и игра появится здесь.
me-none-found = Ничего не подходит. Попробуйте убрать часть фильтров.
me-search = Найти соперника
me-filter = Фильтры
me-city = Город
me-any = Все
me-result = Итог
me-seats = Игроков
me-since = С
me-until = По
me-with = против: { $names }

## Цифры

me-share-city = Победы по городам
me-share-seats = Победы по числу игроков
me-share-level = Победы по сильнейшему боту
me-share-monster = Победы по монстрам
me-no-bots = только люди
# $won из $games
me-share-of = { $won } из { $games }
me-over-time = Со временем
me-line-won = Выиграно игр
me-line-points = Очков за игру
me-line-knock_outs = Нокаутов за игру
me-line-luck = Везение в шансах на победу
me-line-quality = Упущенный шанс на победу, в пунктах
me-line-few = Вторая точка на линии появится после пяти игр.
me-span = с { $first } по { $last }
me-when = Когда
me-value = Значение
me-games-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
me-figures-none = Цифры появятся после первой законченной игры.

## Достижения

me-feats-count = { $have } из { $all }
me-feat-not-yet = Еще нет
me-feat-game = К игре
feat-brink = На волоске
    .text = Победа после того, как оставалась одна жизнь.
feat-brink_inside = Последний рубеж
    .text = Победа с одной жизнью в Токио или Манхэттене.
feat-untouched = Ни царапины
    .text = Победа без единой потерянной жизни.
feat-whisker = Впритык
    .text = Победа по очкам, когда соперник отстал на одно очко.
feat-alone = Один за всех
    .text = Победа после нокаута всех соперников, не меньше двух.
feat-double = Двоих одним махом
    .text = Два монстра нокаутированы за один ход.
feat-peaceful = Добрый великан
    .text = Победа по очкам, никого не задев.
feat-landlord = Хозяин дома
    .text = Пять ходов подряд начаты в Токио или Манхэттене.
feat-comeback = Поздний старт
    .text = Победа после отставания на десять очков.
feat-bare = Голыми когтями
    .text = Победа без единой купленной карты.
feat-shopper = Большие покупки
    .text = Шесть карт куплено за игру, и игра выиграна.
feat-reborn = Вторая жизнь
    .text = Пасть, вернуться и победить.
feat-six_alike = Шесть одинаковых
    .text = Бросок закончен шестью одинаковыми кубиками.

## Игрок

me-player-note = Этот браузер и есть ваш игрок: учетной записи нет. Возьмите его с собой или запишите фразу, и ваши игры останутся вашими.
me-name = Имя
me-favourite = Любимый монстр: { $city }
me-favourite-none = Любой
me-hidden = Не показывать меня в таблице
    .text = За столами, где вы играете, имя видно по-прежнему.
me-carry = На другое устройство
me-carry-how = Откройте эту ссылку на другом устройстве или считайте там код. Она сработает один раз, в течение { $minutes } минут. После этого оба устройства — один игрок.
me-carry-make = Создать ссылку
me-carry-link = Ссылка на вашего игрока
me-carry-warning = Кто ее откроет, станет вами. Никому больше ее не показывайте.
me-passkey = Ключ доступа
    .text = Устройство хранит вашего игрока и открывает его по отпечатку, лицу или PIN-коду. Если ваши устройства делятся ключами доступа, он будет на всех.
me-passkey-list = Ваши ключи доступа
# $date: a day
me-passkey-of = Создан { $date }
me-passkey-forget = Удалить
me-passkey-make = Создать ключ доступа
me-passkey-use = Войти по ключу
me-passkey-made = Готово. Этот ключ вернет вашего игрока.
me-passkey-forgotten = Удален. Удалите его и на устройстве.
me-passkey-broken-off = Ничего не произошло. Можно попробовать еще раз в любое время.
# The name of a passkey whose player has none
me-passkey-nameless = Гость
me-phrase = Фраза
me-phrase-how = Эти двенадцать слов вернут вашего игрока, если браузер его забудет. Запишите их; без этого браузера их не прочтет никто, даже сервер.
me-phrase-show = Показать мою фразу
me-phrase-list = Ваша фраза
me-restore = У меня есть фраза
me-restore-label = Двенадцать слов по порядку
me-restore-do = Вернуть моего игрока
me-become = Стать здесь этим игроком?
me-become-text = Этот браузер будет играть за игрока из ссылки.
me-become-lost = Здесь уже сыграно за другого: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}. Он пропадет, если вы не записали его фразу.
me-become-yes = Стать этим игроком
me-become-no = Остаться собой
me-welcome = С возвращением, { $name }!
me-export = Сохранить всё
    .text = Один файл со всем, что сервер хранит о вас.
me-delete = Удалить всё
    .text = Ваши игры, рейтинги, имя и сообщения будут удалены. В чужих играх вы станете гостем.
me-delete-sure = Удалить моего игрока навсегда
me-delete-question = Удалить этого игрока?
me-delete-done = Готово. Теперь этот браузер — кто-то новый.
me-keep = Оставить

## Таблица лидеров

me-leaders-none = Пока никто не сыграл здесь пять рейтинговых игр.
me-leaders-rank = Место
me-leaders-player = Игрок
me-leaders-rating = Рейтинг
me-leaders-games = Игры
me-leaders-you = вы
me-leaders-note = Порядок — по нижней границе рейтинга. Сюда попадают после пяти рейтинговых игр.
me-leaders-hidden = Другие вас здесь не видят.

## За столом

me-end-rating = Рейтинг { $against }: { $rating } ± { $within }, { $change }
me-end-feat = Достижение: { $name }
rules-rated = Рейтинговая игра
    .text = Идет в рейтинг: без подсказок и без отмены ходов.
me-unrated-casual = Эта игра не идет в рейтинг.
me-unrated-lesson = Уроки не идут в рейтинг.
me-unrated-rules = Игра по своим правилам не идет в рейтинг.
me-unrated-position = Игра, начатая с середины, не идет в рейтинг.
me-unrated-device = Если за одним устройством несколько человек, игра не идет в рейтинг.
