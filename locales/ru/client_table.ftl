### Стол в браузере: всё, кроме панели выбора.

## Верхняя строка

table-loading = Накрываем стол…
table-title = Tokyork
table-title-yours = ● Ваш ход — Tokyork
table-menu = Меню
table-log = Журнал
table-over = Игра окончена
table-before = Перед первым ходом
table-turn = Ход { $turn }
table-moment = Ход { $turn } · { $phase }
table-turn-yours = { $turn ->
        [yes] Ваш ход
       *[no] Ваш выбор
    }
table-turn-at-device = { $turn ->
        [yes] { $name }: ваш ход
       *[no] { $name }: ваш выбор
    }
table-turn-of = Ходит { $name }

## Места

table-stood-in = { $name } ({ $bot })
table-rivals = Соперники
table-me = Ваш монстр
table-look-at = Посмотреть: { $monster }
table-out = Вне игры
table-active = Сейчас ходит
table-chooses = Выбирает
table-stat-health = { $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }
table-stat-points = { $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
table-stat-energy = { $amount } { $amount ->
        [one] энергия
       *[other] энергии
    }
table-stat-energy-word = { $count ->
        [one] энергия
       *[other] энергии
    }
table-stat-deck = { $amount } { $amount ->
        [one] карта
        [few] карты
       *[many] карт
    }
table-cards-word = { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
table-cards-title = Карты
table-no-cards = Карт пока нет.
table-most-health = предел жизней: { $amount }
table-tokens-title = Жетоны
table-tokens = { $count ->
        [1] { $token }
       *[other] { $token } × { $count }
    }

## Что значат жетоны

table-token-poison = За каждый — на 1 жизнь меньше в конце хода. За пределами Токио сердце может снять жетон вместо лечения.
table-token-shrink = За каждый — на 1 кубик меньше. За пределами Токио сердце может снять жетон вместо лечения.
table-token-web = За каждый — на 1 переброс меньше. Символ атаки может снять жетон вместо удара.
table-token-curse = Переброс, в котором есть «Ай!», стоит 1 энергию за каждый жетон. Сердце может снять жетон вместо лечения.

## Карты

table-shop = Рынок
table-shop-empty = Нет карты
table-too-dear = не хватает энергии
table-price-now = сейчас для вас
table-rulings = Вопросы и ответы
table-buy-for = Купить за { $price }
table-energy-left = останется { $amount }
table-held-by = Хозяин карты: { $monster }.
table-card-tokens = На карте { $count } { $count ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
table-copies = Копирует карту «{ $card }», хозяин — { $monster }.
table-card-used = В этот ход уже применена.
table-goals = Цели
table-goal-free = пока никто

## Поле

table-arena = Город
table-stands = { $monster }: { $place }
table-stay-points = 2 очка, если начать ход здесь
table-stay-energy = 1 энергия, если начать ход здесь
table-borough-manhattan = Манхэттен
table-borough-staten_island = Статен-А.
table-borough-bronx = Бронкс
table-borough-queens = Куинс
table-borough-brooklyn = Бруклин
table-stack = { $count ->
        [1] { $tile }, последний жетон
        [one] { $tile }, { $count } жетон
        [few] { $tile }, { $count } жетона
       *[many] { $tile }, { $count } жетонов
    }
table-units = { $kind }: { $count }{ $fresh ->
        [0] { "" }
       *[other] , новых { $fresh }: в этот ход не разрушить
    }
table-hit = { $monster } получает { $amount } { $amount ->
        [one] рану
        [few] раны
       *[many] ран
    }
table-hit-you = вы получаете { $amount } { $amount ->
        [one] рану
        [few] раны
       *[many] ран
    }
# $names: несколько имен, среди них может быть table-hit-self
table-hit-each = { $names }: по { $amount } { $amount ->
        [one] ране
        [few] раны
       *[many] ран
    }
table-hit-self = вы
table-knocked-out = { $monster } выбывает
table-knocked-out-by = { $monster } выбывает. Виновник: { $by }
# $parts: что случилось с вами, пока играли другие, через точку
table-since = С вашего хода: { $parts }
table-since-nothing = С вашего хода: всё тихо
# $sign: + или −
table-since-health = { $sign }{ $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }
table-since-points = { $sign }{ $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
table-since-energy = { $sign }{ $amount } энергии
table-since-hit = −{ $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    } ({ $monster })
table-since-out = { $monster } выбывает

## Журнал

table-log-before = Перед первым ходом
table-log-empty = Пока ничего не произошло.
table-log-latest = К последнему

## Конец

table-won-tokyo = { $count ->
        [1] { $monsters } — Повелитель Токио
       *[other] { $monsters } — Повелители Токио
    }
table-won-new_york = { $count ->
        [1] { $monsters } — Повелитель Нью-Йорка
       *[other] { $monsters } — Повелители Нью-Йорка
    }
table-won-nobody = Никто не устоял на ногах
table-ending-points = Победа по очкам.
table-ending-elimination = Последний выживший.
table-ending-card = Победа благодаря карте.
table-ending-no_winner = Все монстры выбыли.
table-home = Главная
table-look = К полю
table-result = К итогам
table-rematch = Реванш
table-rematch-go = К реваншу
table-rematch-told = Готовится реванш. Ваше место ждет вас.
table-broken = На этой странице что-то сломалось. Сама игра продолжается.
table-reload = Загрузить снова
