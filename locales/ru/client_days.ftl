# Игры на дни, уведомления, турниры и канал для зрителей.
title-tournament = Турнир — Tokyork
title-new_tournament = Новый турнир — Tokyork
title-watch = Смотреть — Tokyork

## Days

days-switch = Игра может длиться несколько дней
    .text = Не нужно быть здесь одновременно.
days-clock = Дни
days-per-turn = Время на ход
days-count =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
days-then = Когда время вышло
days-then-turn = Этот ход делает бот
days-then-bot = Бот играет до возвращения
days-then-out = Место теряется
days-vacation = Отпуск для каждого
days-text = Никому не нужно быть здесь: на ход или ответ { $time }, отпуск: { $off }.
days-agreed = На ход: { $time }. { $then }. Отпуск: { $off }.
# short: it stands beside the heading of a table
days-left =
    { $days ->
        [0] { $hours ->
            [0] { $minutes } мин
           *[other] { $hours } ч
        }
       *[other] { $hours ->
            [0] { $days } д
           *[other] { $days } д { $hours } ч
        }
    }
days-left-label = Осталось времени на этот ход
days-time-left = осталось { $time }
days-off-title = Отпуск
days-off-many = Сколько дней
days-off-left =
    { $days ->
        [0] Отпуска больше не осталось.
        [one] Остался { $days } день отпуска.
        [few] Осталось { $days } дня отпуска.
       *[other] Осталось { $days } дней отпуска.
    }
days-off-take = Взять отпуск
days-off-now = Вы в отпуске еще { $time }. Ваше время стоит.
days-off-back = Я вернулся
days-off-other = { $name } в отпуске еще { $time }.
days-more = Дать еще один день
days-next = Следующая игра
days-waiting =
    { $count ->
        [one] Вас ждет еще { $count } игра
        [few] Вас ждут еще { $count } игры
       *[other] Вас ждут еще { $count } игр
    }

## Being told

tell-title = Уведомления
tell-push = Сообщать, когда мой ход
    .text = Уведомление этого устройства для многодневных игр. Его шлет этот сервер через ваш браузер.
tell-no = Этот браузер не может показывать уведомления.
tell-install = На iPhone и iPad сначала добавьте Tokyork на экран «Домой».
tell-denied = Уведомления для этой страницы запрещены. Их можно разрешить в настройках браузера.
tell-quiet = Тихие часы
    .text = В это время ничего не приходит, только потом.
tell-from = С
tell-to = До
tell-mail = Эл. почта
tell-mail-note = Только о том, что настал ваш ход.
tell-mail-save = Сохранить
tell-mail-open = Мы отправили письмо на { $mail }. Откройте ссылку из него.
tell-mail-yes = Письма идут на { $mail }.
tell-mail-proved = Ваш адрес подтвержден.
tell-mail-wrong = Эта ссылка больше не действует.
tell-words = уведомления пуш звонок почта ход

## Tournaments

cup-new = Новый турнир
cup-link = Турнир
cup-link-note = Несколько раундов и живая таблица
cup-name = Название
cup-name-usual = Вечер игр
cup-kind = Кто с кем играет
cup-kind-swiss = Швейцарская система
cup-kind-everyone = Все
cup-kind-swiss-text = В каждом раунде вы встречаете тех, кто стоит примерно наравне.
cup-kind-everyone-text = Раунды идут, пока все не сыграют со всеми.
cup-size = Мест за столом
cup-rounds = Раунды
# Where everyone meets everyone, there may be more
cup-rounds-least = Раундов, не меньше
cup-level = Боты на свободных местах
cup-play = Я играю
cup-make = Открыть турнир
cup-make-note = Вы получите ссылку для друзей. Боты займут свободные места.
cup-invite = Ссылка на турнир
cup-join = Участвовать
cup-joined = Вы участвуете
cup-leave = Выйти
cup-begin = Начать
cup-wait = Турнир начнет организатор.
cup-who =
    { $count ->
        [0] Пока никого нет.
        [one] Пока { $count } игрок
        [few] Пока { $count } игрока
       *[other] Пока { $count } игроков
    }
cup-bots =
    { $count ->
        [0] Столы заполнены.
        [one] Места займет { $count } бот.
        [few] Места займут { $count } бота.
       *[other] Места займут { $count } ботов.
    }
cup-to-table = К моему столу
cup-free = Ваш следующий стол откроется сам.
cup-standings = Таблица
cup-rank = Место
cup-player = Игрок
cup-points = Очки
cup-knock_outs = Нокауты
cup-opponents = Очки соперников
cup-wins = Победы
cup-games = Игры
cup-points-text = Очко за каждого соперника позади, пол-очка за ничью. При равенстве решают нокауты, потом очки ваших соперников.
cup-round = Раунд { $number } из { $count }
cup-rounds-list = Раунды
cup-table = Стол { $number }
cup-watch = Смотреть
cup-replay = Запись
cup-pending = ждет игроков
cup-running = идет игра
cup-podium = Пьедестал
cup-place = Место { $place }
cup-won = Турнир выигрывает { $name }!
cup-bot = Бот { $number }
cup-gone = Такого турнира нет
cup-gone-text = Возможно, ссылка неполная или турнир давно закончился.
cup-back = Назад к турниру

## The channel

watch-link = Смотреть
channel-title = Канал
watch-bots = Сильнейшие боты
watch-people = Открытая игра
watch-next = Следующая игра начнется через миг.
watch-leave = Уйти
watch-chances = Шансы на победу
watch-lead = { $name } впереди: { $chance }.
watch-rise = { $name } поднимается: { $before } → { $after }.
watch-fall = { $name } теряет: { $before } → { $after }.
