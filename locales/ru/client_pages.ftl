### Страницы в браузере: главная, новый стол, сбор игроков, настройки, о проекте.

client-title = Tokyork

title-home = Tokyork
title-new = Новый стол – Tokyork
title-join = Играть или смотреть – Tokyork
title-table = Стол – Tokyork
title-settings = Настройки – Tokyork
title-about = О проекте – Tokyork
title-unknown = Здесь ничего нет – Tokyork

## Слова для многих страниц

act-home = Главная
act-skip = К содержанию
act-close = Закрыть
act-copy = Копировать
act-copied = Готово
act-share = Поделиться
act-save = Сохранить
act-send = Отправить
act-less = Меньше: { $what }
act-more = Больше: { $what }
guest-name = Гость
city-short-tokyo = Токио
city-short-new_york = Нью-Йорк

problem-offline = Сервер не отвечает. Проверь связь и попробуй еще раз.
problem-server = У сервера не получилось. Попробуй еще раз чуть позже.

## Уровни ботов

level-legend = Сила игры
level-1 = Первая игра
    .text = Играет за компанию и многое прощает.
level-2 = Легкий
    .text = Знает правила, упускает шансы.
level-3 = Крепкий
    .text = Играет разумно, ход за ходом.
level-4 = Хитрый
    .text = Считает шансы и видит твои планы.
level-5 = Беспощадный
    .text = Думает наперед и берет на это секунду.
level-bot = Бот: { $name }

## Главная

home-heading = Tokyork: сыграй в «Повелителя Токио» и «Повелителя Нью-Йорка»
home-slogan = Огромные монстры. Маленькие кубики.
home-play = Играть
home-rivals = { $bots ->
        [one] Ты и { $bots } бот
        [few] Ты и { $bots } бота
       *[many] Ты и { $bots } ботов
    } · { $level }
home-quick = Играть
home-bots = Боты
home-friends = С друзьями
home-join = Играть или смотреть
home-more = Еще
home-continue = Вернуться: { $city }
home-your_turn = Твой ход
home-playing = Игра идет
home-gathering = Ждем игроков
home-all = Все { $count }

## Новый стол

new-title = Новый стол
new-city = Город
new-who = Кто играет
new-preset-bots = Боты
new-preset-friends = Друзья по ссылке
new-preset-beside = Одно устройство
new-preset = С кем
new-seats = Места
new-seat = Место { $number }
new-kind-me = Ты
new-kind-bot = Бот
new-kind-open = Для друга
new-kind-beside = За этим устройством
new-kind = Кто здесь сидит
new-open-note = Сюда сядет тот, кто откроет твою ссылку.
new-name = Имя
new-player = Игрок { $number }
new-begin = Начать
new-open = Открыть стол
new-open-hint = Ты получишь ссылку для друзей. Игра начнется, когда ты скажешь.
new-begin-hint = Ждать никого не надо: игра начнется сразу.

monster-pick = Монстр
monster-any = Любой
monster-taken = Занят

## О чем договорились

rules-title = Правила за этим столом
rules-standard = Как в книге правил
rules-changed = { $count } { $count ->
        [one] изменение
        [few] изменения
       *[many] изменений
    }
rules-yes = Да
rules-no = Нет
rules-first-any = Больше атак
rules-deck = { $cards } из { $all } карт
rules-deck-open = Выбрать карты
rules-listed = В лобби
    .text = Играть и смотреть может любой. Иначе — только по ссылке.
rules-help = Подсказки разрешены
    .text = Каждый за столом может видеть шансы и советы.
rules-clock = Таймер
rules-clock-none = Нет
rules-clock-relaxed = Не спеша
rules-clock-brisk = Бодро
rules-clock-own = Свой
rules-clock-text = { $move } на каждый выбор, потом { $reserve } запаса на игру.
rules-clock-none-text = Каждый думает сколько нужно.
rules-clock-move = На каждый выбор
rules-clock-reserve = Запас
time-seconds = { $seconds } с
time-minutes = { $minutes } мин
deck-search = Найти карту
deck-all = Все
deck-none = Ничего
deck-nothing = Таких слов нет ни на одной карте.
deck-card = { $name }: сколько штук

## Играть или смотреть

join-title = Играть или смотреть
join-own = Твои столы
join-open = Открытые столы
join-open-none = Сейчас открытых столов нет. Открой свой и добавь его в лобби.
join-watch = Можно посмотреть
join-watch-none = Сейчас никто не играет на виду. Пора что-нибудь сломать.
join-code = Есть ссылка или код?
join-code-label = Ссылка или код
join-code-bad = Это не ссылка на стол. В коде только латинские буквы, цифры и дефисы.
join-go = Вперед
join-seats = свободно { $open } из { $seats }
join-players = { $seats } { $seats ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
join-host = Стол: { $host }
join-new = Открыть стол

## Сбор игроков

gather-title = Ждем игроков
gather-invite = Отправь эту ссылку друзьям
gather-only-here = Этот адрес работает только на этом устройстве. Для друзей в твоей сети запусти Tokyork с --host 0.0.0.0.
gather-seats = Кто играет
gather-open = Свободно
gather-sit = Сесть сюда
gather-you = Ты
gather-away = Нет на месте
gather-here = На месте
gather-host-note = Хозяин стола начнет игру, когда все соберутся.
gather-watchers = { $count ->
        [0] Никто не смотрит
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
       *[many] Смотрят { $count } зрителей
    }
gather-begin = Начать
gather-begin-bots = { $open ->
        [1] Начать: бот займет свободное место
        [one] Начать: боты займут { $open } место
        [few] Начать: боты займут { $open } места
       *[many] Начать: боты займут { $open } мест
    }
gather-add = Добавить место
gather-remove = Убрать это место
gather-change = Изменить
gather-rules = Правила
gather-rules-change = Изменить правила
gather-as = Твое имя
gather-host-missing = Займи место или смотри.

## Меню места и стола

seatmenu-name = Имя
seatmenu-rename = Сменить имя
seatmenu-link = Твоя личная ссылка
seatmenu-link-note = По ней можно продолжить игру на другом устройстве. Никому ее не давай.
seatmenu-leave = Освободить место
seatmenu-leave-note = Дальше играет бот; вернуться можно.
seatmenu-return = Вернуться на место
seatmenu-kick = Удалить
seatmenu-kick-note = Место освободится для других.
seatmenu-bot = Отдать боту
seatmenu-open = Открыть для друга
seatmenu-beside = Игрок за этим устройством
tablemenu-pause = Пауза
tablemenu-resume = Продолжить
tablemenu-more-time = Добавить время
tablemenu-invite = Ссылка на этот стол
tablemenu-leave = Покинуть стол
tablemenu-leave-note = Пока тебя нет, за тебя играет бот.
tablemenu-home = Главная

## Чат

talk-title = Чат
talk-write = Скажи что-нибудь
talk-empty = Пока тихо. Пора рыкнуть.
talk-mute = Не слушать: { $name }
talk-unmute = Снова слушать: { $name }
talk-muted = Без звука
talk-emotes = Быстрые слова
talk-unread = { $count ->
        [0] Чат
        [one] Чат: { $count } новое сообщение
        [few] Чат: { $count } новых сообщения
       *[many] Чат: { $count } новых сообщений
    }
talk-watcher = зритель
emote-roar = Р-р-р!
emote-laugh = Ха-ха
emote-cry = О нет
emote-wow = Ого
emote-thanks = Спасибо
emote-hurry = Твой ход?
emote-sorry = Прости
emote-well_played = Браво

## Сообщения, таймер, занавес

banner-lost = Связь потеряна. Пробуем снова.
banner-paused = Игра на паузе.
banner-stood_in = Играет бот, место держит { $name }.
banner-return = Играть
banner-resume = Продолжить
clock-left = { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
clock-reserve = Запас { $time }
clock-move = Время на этот выбор
curtain-title = Передай устройство: { $name }
curtain-text = Здесь секрет: сейчас смотрит только { $name }.
curtain-ready = Я — { $name }

## Настройки

settings-title = Настройки
settings-name = Твое имя
settings-name-saved = Сохранено
settings-language = Язык
settings-theme = Тема
settings-theme-light = Светлая
settings-theme-dark = Темная
settings-theme-system = Как в системе
settings-speed = Скорость
settings-speed-relaxed = Не спеша
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-instant = Сразу

## О проекте

about-short = О проекте
about-title = О проекте
about-what = В Tokyork можно играть в «Повелителя Токио» и «Повелителя Нью-Йорка» прямо в браузере: против ботов, с друзьями по ссылке или вместе за одним устройством.
# $version: например 1.2.0
about-version = Версия { $version }
about-unofficial = Неофициально и независимо
about-unofficial-text = Tokyork делают поклонники игр. Проект не связан с автором и издателем игр и не одобрен ими. Все тексты, рисунки и код — наши собственные.
about-games = Игры
about-games-text = «Повелителя Токио» и «Повелителя Нью-Йорка» придумал Ричард Гарфилд, издает их IELLO. Если понравились здесь, купи коробки: настоящие кубики гремят громче.
about-licences = Лицензии
about-licences-text = Программа и рисунки — свободное ПО под лицензией MIT.
about-fonts = Шрифты: Dela Gothic One, copyright 2020 The Dela Gothic Project Authors, и Rubik, copyright 2015 The Rubik Project Authors, оба под SIL Open Font License 1.1.
about-private = Что хранится
about-private-text = Твой браузер хранит настройки и секрет, который держит твои места. Ничего не загружается ниоткуда, кроме этого сервера.

## Здесь ничего нет

unknown-title = Здесь ничего нет
unknown-text = Похоже, на эту страницу наступил какой-то монстр.
gone-title = Такого стола нет
gone-text = Этого стола не существует, или его уже убрали.
loading = Открываем стол
