### Страницы в браузере: главная, новый стол, сбор игроков, настройки, о проекте.

client-title = Tokyork

title-home = Tokyork
title-new = Новый стол — Tokyork
title-join = Играть или смотреть — Tokyork
title-table = Стол — Tokyork
title-settings = Настройки — Tokyork
title-about = О проекте — Tokyork
title-unknown = Здесь ничего нет — Tokyork

## Слова для многих страниц

act-home = Главная
act-skip = К содержимому
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

problem-offline = Сервер не отвечает. Проверьте связь и попробуйте еще раз.
problem-server = У сервера не получилось. Попробуйте еще раз чуть позже.

## Уровни ботов

level-legend = Сила игры
level-1 = Первая игра
    .text = Играет за компанию и многое прощает.
level-2 = Легкий
    .text = Знает правила, упускает шансы.
level-3 = Крепкий
    .text = Играет разумно, ход за ходом.
level-4 = Хитрый
    .text = Считает шансы и видит ваши планы.
level-5 = Беспощадный
    .text = Думает наперед и берет на это секунду.
level-bot = Бот: { $name }

## Главная

home-heading = Tokyork: сыграйте в «Повелителя Токио» и «Повелителя Нью-Йорка»
home-slogan = Огромные монстры. Маленькие кубики.
home-play = Играть
home-rivals = { $bots ->
        [one] Вы и { $bots } бот
        [few] Вы и { $bots } бота
       *[many] Вы и { $bots } ботов
    } · { $level }
home-quick = Играть
home-bots = Боты
home-friends = С друзьями
home-join = Играть или смотреть
home-puzzles = Задачи
home-more = Еще
home-continue = Вернуться: { $city }
home-your_turn = Ваш ход
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
new-kind-me = Вы
new-kind-bot = Бот
new-kind-open = Для друга
new-kind-beside = На этом устройстве
new-kind = Кто здесь сидит
new-open-note = Сюда сядет тот, кто откроет вашу ссылку.
new-name = Имя
new-player = Игрок { $number }
new-begin = Начать
new-open = Открыть стол
new-open-hint = Вы получите ссылку для друзей. Игра начнется, когда вы скажете.
new-begin-hint = Ждать никого не надо: игра начнется сразу.

monster-pick = Монстр
monster-any = Любой
monster-taken = Занят

## О чем договорились

rules-title = Правила за этим столом
rules-standard = Как в книге правил
rules-glance-shorter = С этими правилами партии короче на { $change } (от { $low } до { $high }).
rules-glance-longer = С этими правилами партии длиннее на { $change } (от { $low } до { $high }).
rules-glance-same = С этими правилами партии примерно такой же длины.
rules-glance-first = Начинающий выигрывает { $first } (от { $low } до { $high }) вместо { $usual }: быстрая проба между ботами, партий: { $games }.
rules-glance-wait = Пробуем эти правила …
rules-glance-none = Партии с этими правилами слишком долгие для быстрой пробы.
rules-changed = { $count } { $count ->
        [one] изменение
        [few] изменения
       *[many] изменений
    }
rules-yes = Да
rules-no = Нет
rules-first-any = По числу атак
rules-deck = { $cards } из { $all } карт
rules-deck-open = Выбрать карты
rules-listed = В лобби
    .text = Играть и смотреть может любой. Иначе — только по ссылке.
rules-help = Подсказки разрешены
    .text = Каждый за столом может видеть шансы и советы.
rules-clock = Таймер
rules-clock-none = Нет
rules-clock-relaxed = Мягкий
rules-clock-brisk = Бодрый
rules-clock-own = Свой
rules-clock-text = { $move } на каждое решение и { $reserve } в запасе на всю игру.
rules-clock-none-text = Каждый думает столько, сколько нужно.
rules-clock-move = На каждое решение
rules-clock-reserve = Запас
time-seconds = { $seconds } с
time-minutes = { $minutes } мин
deck-search = Найти карту
deck-all = Все
deck-none = Ни одной
deck-nothing = Таких слов нет ни на одной карте.
deck-card = { $name }: сколько штук

## Играть или смотреть

join-title = Играть или смотреть
join-own = Ваши столы
join-open = Открытые столы
join-open-none = Сейчас открытых столов нет. Откройте свой и добавьте его в лобби.
join-watch = Можно посмотреть
join-watch-none = Сейчас нет открытых игр. Пора что-нибудь сломать.
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
gather-invite = Отправьте эту ссылку друзьям
gather-only-here = Этот адрес работает только на этом устройстве. Для друзей в вашей сети запустите Tokyork с --host 0.0.0.0.
gather-seats = Кто играет
gather-open = Свободно
gather-sit = Сесть сюда
gather-you = Вы
gather-away = Нет на месте
gather-here = На месте
gather-host-note = Хозяин стола начнет игру, когда все соберутся.
gather-watchers = { $count ->
        [0] Никто не смотрит
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
       *[many] Смотрят { $count } зрителей
    }
gather-begin = Начать
gather-begin-bots = { $open ->
        [1] Начать: бот займет свободное место
        [one] Начать: боты займут { $open } место
        [few] Начать: боты займут { $open } места
       *[many] Начать: боты займут { $open } мест
    }
gather-add = Добавить место
gather-remove = Убрать это место
gather-change = Изменить
gather-rules = Правила
gather-rules-change = Изменить правила
gather-as = Ваше имя
gather-host-missing = Займите место или смотрите.

## Меню места и стола

seatmenu-name = Имя
seatmenu-rename = Сменить имя
seatmenu-link = Ваша личная ссылка
seatmenu-link-make = Играть на другом устройстве
seatmenu-link-note = Откройте ее на другом устройстве, чтобы играть за это место там. Она сработает один раз и заменит прежние ссылки. Никому ее не давайте.
seatmenu-leave = Освободить место
seatmenu-leave-note = Дальше играет бот; вернуться можно.
seatmenu-return = Вернуться на место
seatmenu-kick = Удалить
seatmenu-kick-note = Место освободится для других.
seatmenu-bot = Отдать боту
seatmenu-open = Открыть для друга
seatmenu-beside = Игрок на этом устройстве
tablemenu-pause = Пауза
tablemenu-resume = Продолжить
tablemenu-more-time = Добавить время
tablemenu-invite = Ссылка на этот стол
tablemenu-leave = Покинуть стол
tablemenu-leave-note = Пока вас нет, за вас играет бот.
tablemenu-home = Главная

## Чат

talk-title = Чат
talk-write = Ваше сообщение
talk-empty = Пока тихо. Пора рыкнуть.
talk-mute = Заглушить: { $name }
talk-unmute = Снова слушать: { $name }
talk-muted = Заглушено
talk-emotes = Эмоции
talk-unread = { $count ->
        [0] Чат
        [one] Чат: { $count } новое сообщение
        [few] Чат: { $count } новых сообщения
       *[many] Чат: { $count } новых сообщений
    }
talk-watcher = зритель
emote-roar = Р-р-р!
emote-laugh = Ха-ха
emote-cry = О нет
emote-wow = Ого
emote-thanks = Спасибо
emote-hurry = Ходим?
emote-sorry = Пардон
emote-well_played = Браво

## Сообщения, таймер, занавес

banner-lost = Связь потеряна. Пробуем снова.
banner-back = Соединение восстановлено.
banner-paused = Игра на паузе.
banner-stood_in = За игрока { $name } играет бот.
banner-return = Вернуться
banner-resume = Продолжить
clock-left = { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
clock-reserve = Запас { $time }
clock-move = Время на это решение
curtain-title = Передайте устройство: { $name }
curtain-text = Здесь секрет: сейчас смотрит только { $name }.
curtain-ready = Я — { $name }

## Настройки

settings-title = Настройки
settings-name = Ваше имя
settings-name-label = Имя
settings-name-note = Его видят другие, когда вы садитесь за стол.
# the button with one’s own name
settings-name-is = Ваше имя: { $name }
settings-name-saved = Сохранено
settings-language = Язык
settings-theme = Тема
settings-theme-light = Светлая
settings-theme-dark = Темная
settings-theme-system = Как в системе
settings-speed = Скорость
settings-speed-relaxed = Плавно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-instant = Сразу

## О проекте

about-short = О проекте
about-title = О проекте
about-what = В Tokyork можно играть в «Повелителя Токио» и «Повелителя Нью-Йорка» прямо в браузере: против ботов, с друзьями по ссылке или вместе на одном устройстве.
# $version: например 1.2.0
about-version = Версия { $version }
about-unofficial = Неофициально и независимо
about-unofficial-text = Tokyork делают поклонники игр. Проект не связан с автором и издателем игр и не одобрен ими. Все тексты, рисунки и код — наши собственные.
about-games = Игры
about-games-text = «Повелителя Токио» и «Повелителя Нью-Йорка» придумал Ричард Гарфилд, издает их IELLO. Если они понравились вам здесь, купите коробки: настоящие кубики гремят громче.
about-licences = Лицензии
about-licences-text = Программа и рисунки — свободное ПО под лицензией MIT.
about-fonts = Шрифты: Dela Gothic One, copyright 2020 The Dela Gothic Project Authors, и Rubik, copyright 2015 The Rubik Project Authors, оба под SIL Open Font License 1.1.
about-docs = Документация: игра, свой сервер, боты, Python (на английском)
about-private = Что хранится
about-private-text = Ваш браузер хранит настройки и секретный ключ от ваших мест. Всё загружается только с этого сервера.

## Здесь ничего нет

unknown-title = Здесь ничего нет
unknown-text = Похоже, на эту страницу наступил какой-то монстр.
gone-title = Такого стола нет
gone-text = Этого стола не существует, или его уже убрали.
loading = Открываем стол…
