### Люди за столом: имена, присутствие, приглашения, зрители, чат, одно устройство на всех.

## Имена

seat-full = { $name } ({ $monster })
people-you-as = Вы ({ $monster })
people-bots = { $count } { $count ->
        [one] бот
        [few] бота
       *[many] ботов
    }
people-bot = Бот
people-knocked-out-you = Вы выбываете
people-knocked-out-you-by = Вы выбываете. Виновник: { $by }
people-knocked-out-by-you = { $name } выбывает от вашей атаки
people-won-tokyo = Вы — Повелитель Токио
people-won-new_york = Вы — Повелитель Нью-Йорка

## Кто на месте

people-away = Не на месте
people-away-told = { $waiting ->
        [yes] Все ждут: { $name } отсутствует уже { $time }.
       *[no] { $name } отсутствует уже { $time }.
    }
people-stand-in = Пусть пока играет бот: { $name }
people-stand-in-note = Место вернется сразу: { $name }.
people-stand-in-host = Хозяин стола может посадить на это время бота.
people-wait = Подождать
people-joined = За стол садится { $name }.
people-gone = { $name } больше не за столом.
people-left = { $name } не на месте.
people-back = { $name } снова здесь.
people-stood-in = Пока играет бот: { $name } не на месте.
people-host-now = Теперь хозяин стола — вы.
people-ready-told = Готовность: { $name }.

## Приглашение

invite-tokyo = { $known ->
        [yes] { $host } приглашает вас в King of Tokyo
       *[no] Вас приглашают в King of Tokyo
    }
invite-new_york = { $known ->
        [yes] { $host } приглашает вас в King of New York
       *[no] Вас приглашают в King of New York
    }
invite-who = За столом
invite-host = Хозяин стола
invite-free = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
invite-name = Ваше имя
invite-sit = Сесть за стол
invite-watch = Только смотреть
ready-mark = На старте
ready-say = Можно начинать
ready-unsay = Еще не готово
ready-count = { $people ->
        [0] Больше пока никого нет.
       *[other] Готовность: { $ready } из { $people }.
    }
ready-all = Можно начинать: все на старте.

## Удаление из игры

sent-away = { $known ->
        [yes] Хозяин стола ({ $host }) удалил вас из игры
       *[no] Хозяин стола удалил вас из игры
    }
sent-away-note = Сесть за этот стол снова нельзя, но можно смотреть.
sent-away-watch = Смотреть
sent-away-home = На главную

## Зрители

watch-title = Вы смотрите: { $names }
watch-from = Смотреть с этого места
watch-now = Вы смотрите с места игрока { $name }.
sit-here = Сесть сюда

## Столы в списке

list-turn = Ход { $turn }
list-won = Победа: { $names }
list-won-you = Вы победили
list-nobody = Победителя нет
list-empty = Здесь пока никого нет
list-watchers = { $count } { $count ->
        [one] зритель
        [few] зрителя
       *[many] зрителей
    }
list-inside-tokyo = В Токио
list-inside-new_york = В Манхэттене
list-outside-tokyo = Снаружи
list-outside-new_york = В боро
list-nobody-inside = пусто

## Чат

talk-mute-all = Не слышать никого
talk-unmute-all = Слышать всех
talk-muted-all = Чат отключен.
talk-emote = Эмоция

## Несколько человек на одном устройстве

curtain-turn = Теперь выбираете вы.
curtain-never = Больше не показывать
hotseat-face = Лицо: { $name }
settings-curtain = Занавес между игроками
    .text = На общем устройстве экран закрыт, пока его не передали.
