### Страницы правил и разъяснений в браузере: кнопки, маленькие поля и живые примеры.

title-rules = Правила — Tokyork
title-rulings = Разъяснения — Tokyork

## Ссылки на страницы

# на главной и в меню стола
rulebook-link = Правила
rulings-link = Разъяснения
# в помощи к решению; $paragraph: заголовок абзаца
rulebook-about = Правила: { $paragraph }
# читается тем, кто не видит значка ссылки
rulebook-new_tab = откроется в новой вкладке

## Страница правил

rulebook-title-tokyo = Правила: Токио
rulebook-title-new_york = Правила: Нью-Йорк
rulebook-intro-tokyo = Всё, что нужно для игры, нашими словами. Читайте подряд или ищите по слову.
rulebook-intro-new_york = Всё, что нужно для игры, нашими словами. Читайте подряд или ищите по слову. Если вы знаете Токио: новое здесь — разрушения, военные, звезды и боро.
rulebook-cities = Город
rulebook-contents = Содержание
rulebook-to_rulings = Особые случаи: разъяснения
rulebook-to_rules = К правилам
rulebook-try = Попробуйте

## Поиск

rulebook-search-rules = Поиск в правилах
rulebook-search-rulings = Поиск в разъяснениях
rulebook-clear = Очистить поиск
rulebook-found = { $count ->
        [0] Ничего не найдено. Попробуйте другое слово.
        [one] Найдено { $count } место
        [few] Найдено { $count } места
       *[many] Найдено { $count } мест
    }

## Страница разъяснений

rulings-title = Разъяснения
rulings-intro = Там, где в правилах пробел, мы играем так. У каждого разъяснения есть пример, сыгранный самой программой, и тест следит, чтобы так и оставалось.
rulings-filter = Город
rulings-all = Оба города
rulings-cards = Ответы об отдельных картах
rulings-cards-intro = Те же ответы есть на каждой карте, когда вы смотрите ее в игре.
# $count: сколько ответов у карты
rulings-answers = { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[many] { $count } ответов
    }

## Маленькие поля

board-before = До
board-story = Что происходит
board-after = После
board-roll = бросает
# что правила в этот момент разрешают или запрещают
board-may = можно: { $move }
board-may_not = нельзя: { $move }
board-plays_on = остальные играют дальше
board-turn = сейчас ходит
# где лежат монстры, которые вне игры
board-out = Вне игры
board-wins = побеждает
board-no_winner = Победителя нет.
# $before, $after: числа, читаются вслух
board-changed = было { $before }, стало { $after }
board-options = Настройки этого стола

## Живой пример: что дают кубики

example-dice-tokyo = Коснитесь кубика, чтобы его повернуть. Что сделали бы эти кубики?
example-dice-new_york = Коснитесь кубика, чтобы его повернуть. Что сделали бы эти кубики, символ за символом?
# $number: какой кубик, с 1; $face: что на нем
example-die = Кубик { $number }: { $face }
example-roll = Бросить все
example-where-tokyo = Где вы
example-outside-tokyo = Снаружи
example-inside-tokyo = В Токио
example-where-new_york = Где вы
example-outside-new_york = Вне Манхэттена
example-inside-new_york = В Манхэттене
# $face: число на кубиках
example-points = Число { $face }: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
example-points-none = Нет трех одинаковых чисел: нет очков
example-heal = { $count ->
        [one] { $count } сердце восстанавливает { $count } жизнь
        [few] { $count } сердца восстанавливают { $count } жизни
       *[many] { $count } сердец восстанавливают { $count } жизней
    }
example-heal-none = { $count ->
        [one] { $count } сердце здесь не лечит
        [few] { $count } сердца здесь не лечат
       *[many] { $count } сердец здесь не лечат
    }
example-energy = { $count ->
        [one] { $count } энергия
       *[other] { $count } энергии
    }
example-claws-tokyo-outside = { $count ->
        [one] Каждый в Токио теряет { $count } жизнь
        [few] Каждый в Токио теряет { $count } жизни
       *[many] Каждый в Токио теряет { $count } жизней
    }
example-claws-tokyo-inside = { $count ->
        [one] Каждый за пределами Токио теряет { $count } жизнь
        [few] Каждый за пределами Токио теряет { $count } жизни
       *[many] Каждый за пределами Токио теряет { $count } жизней
    }
example-claws-new_york-outside = { $count ->
        [one] Каждый в Манхэттене получает { $count } рану
        [few] Каждый в Манхэттене получает { $count } раны
       *[many] Каждый в Манхэттене получает { $count } ран
    }
example-claws-new_york-inside = { $count ->
        [one] Каждый вне Манхэттена получает { $count } рану
        [few] Каждый вне Манхэттена получает { $count } раны
       *[many] Каждый вне Манхэттена получает { $count } ран
    }
example-destroy = { $count ->
        [one] { $count } разрушение для жетонов в вашем боро
        [few] { $count } разрушения для жетонов в вашем боро
       *[many] { $count } разрушений для жетонов в вашем боро
    }
example-stars-few = { $count ->
        [one] { $count } звезды мало для карты «Суперзвезда»
       *[other] { $count } звезд мало для карты «Суперзвезда»
    }
# $points: сколько они дают
example-stars-take = За { $count } { $count ->
        [one] звезду
        [few] звезды
       *[many] звезд
    } вы забираете карту «Суперзвезда»: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
example-ouch-1 = 1 «Ай!»: техника здесь стреляет в вас
example-ouch-2 = 2 «Ай!»: техника здесь стреляет по всем здесь
example-ouch-3 = { $count } «Ай!»: стреляет вся техника города, и вы забираете карту «Статуя Свободы»

## Живой пример: отступить из Токио

example-yield = У Гигазавра две атаки. Космопингвин в Токио теряет 2 жизни. Остаться ли ему?
example-yield-stay = Остаться
example-yield-leave = Отступить
example-yield-again = Попробовать иначе
example-yield-stayed = Космопингвин остается: в начале своего хода он получит 2 очка, но до тех пор его могут бить все снаружи. Гигазавр остается снаружи.
example-yield-left = Космопингвин отступает, но его 2 жизни не возвращаются. Гигазавр обязан войти и получает 1 очко.

## Живой пример: разрушить здания

example-destruction = У вас четыре разрушения. Коснитесь того, что хотите разрушить.
# $count: сколько разрушений осталось
example-destruction-left = { $count ->
        [0] Разрушений не осталось
        [one] Осталось { $count } разрушение
        [few] Осталось { $count } разрушения
       *[many] Осталось { $count } разрушений
    }
example-destruction-over = Остатка ни на что не хватает: он пропадает.
example-destruction-more = Пока хватает на какой-нибудь жетон, вы обязаны разрушать.
example-destruction-gains = Получено: { $gains }
example-destruction-nothing = пока ничего
example-again = Начать заново
# $tile: название здания; $needs: его прочность
example-tile = { $tile }, нужно { $needs }
example-tile-new = { $tile }: новый жетон, в этот ход разрушить нельзя
example-stack-empty = Эта стопка закончилась

## Живой пример: «Ай!»

example-ouch = Робу в Куинсе выпало «Ай!». Сколько раз?
example-ouch-number = Сколько «Ай!»
example-ouch-safe = без ран
example-ouch-told-1 = Два жетона техники в Куинсе стреляют только в Роба.
example-ouch-told-2 = Два жетона техники в Куинсе стреляют по всем там: в Роба и в Мантиса.
example-ouch-told-3 = Стреляет вся техника города, каждый жетон — по монстрам своего боро. Роб забирает карту «Статуя Свободы» и получает 3 очка.

## Живой пример: подъем в Манхэттене

example-climb = Конг только что вошел в Манхэттен. Что он получит, если его никто не прогонит?
example-climb-next = Следующий ход Конга
example-climb-income = Доход: { $income }
example-climb-entered = За захват: 1 очко
example-climb-total = Всего: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $energy } { $energy ->
        [one] энергия
       *[other] энергии
    }
