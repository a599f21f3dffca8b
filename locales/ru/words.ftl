### Имена и названия: монстры, грани кубиков, места, жетоны, города, фазы, настройки, типы карт.
### Все места мужского рода: винительный падеж равен именительному («покидает Бронкс», «занимает Токио-Сити»).
### Предложного падежа у переменных нет, поэтому «боро Бруклин», «район Мидтаун» или двоеточие.

## Монстры

monster-gigazaur = Гигазавр
monster-cyber_kitty = Киберкиса
monster-the_king = Кинг
monster-mekadragon = Мехадракон
monster-space_penguin = Космопингвин
monster-alienoid = Алиеноид
monster-captain_fish = Капитан Фиш
monster-kong = Конг
monster-sheriff = Шериф
monster-rob = Роб
monster-drakonis = Драконис
monster-mantis = Мантис

seat-name = { $monster } (p{ $number })
seat-listed = { $seat ->
        [you] вы
       *[other] { $seat }
    }

## Грани кубиков

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = Сердце
face-energy = Энергия
face-claw = Атака
face-star = Звезда
face-destroy = Разру­шение
face-ouch = Ай!

## Города и места

city-tokyo = Повелитель Токио
city-new_york = Повелитель Нью-Йорка

place-outside = За пределами Токио
place-tokyo_city = Токио-Сити
place-tokyo_bay = Токийский залив

place-manhattan = Манхэттен
place-staten_island = Статен-Айленд
place-bronx = Бронкс
place-queens = Куинс
place-brooklyn = Бруклин

place-lower = Даунтаун
place-midtown = Мидтаун
place-upper = Аптаун
place-lower_2 = Даунтаун (шкала 2)
place-midtown_2 = Мидтаун (шкала 2)
place-upper_2 = Аптаун (шкала 2)
place-nowhere = пока нигде

zone-lower = Даунтаун
    .income = 1 очко, 1 энергия
zone-midtown = Мидтаун
    .income = 2 очка, 1 энергия
zone-upper = Аптаун
    .income = 2 очка, 2 энергии

## Жетоны зданий и техники

tile-high_rise_1 = Небо­скреб 1
tile-high_rise_2 = Небо­скреб 2
tile-high_rise_3 = Небо­скреб 3
tile-power_plant_2 = Электро­станция 2
tile-power_plant_3 = Электро­станция 3
tile-hospital_2 = Боль­ница 2
tile-hospital_3 = Боль­ница 3
tile-infantry = Пехота
tile-jet = Самолет
tile-tank = Танк

reward-points = +{ $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
reward-energy = +{ $amount } { $amount ->
        [one] энергия
       *[other] энергии
    }
reward-health = +{ $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }

## Жетоны на монстрах и картах

token-poison = Яд
token-shrink = Уменьшение
token-web = Паутина
token-curse = Проклятие
token-souvenir = Сувенир
token-carapace = Панцирь
token-smoke = Дым
token-battery = Заряд

## Фазы хода

phase-start = Начало хода
phase-roll = Бросок
phase-dice = Изменение
phase-probe = Зонд
phase-resolve = Розыгрыш
phase-move = Перемещение
phase-buy = Покупка
phase-end = Конец хода

## Настройки игры

option-health = Жизни в начале
    .text = Сколько жизней у каждого монстра в начале игры: обычно 10.
option-points = Очки для победы
    .text = Сколько очков нужно для победы: обычно 20. Если число больше 20, это и предел очков.
option-deck = Состав колоды
    .text = Какие карты лежат в колоде и сколько каждой. Без списка играют всей коробкой.
option-first = Первый игрок
    .text = Место, которое ходит первым. Если не указать, начинает монстр, у которого выпало больше всего атак.
option-finish_round = Доигрывать раунд
    .text = Когда в конце хода у монстра достаточно очков, игра идет дальше, пока очередь не дойдет до первого игрока. Тогда побеждает живой монстр, у которого больше всего очков; при равенстве победа общая.
option-two_player_energy = Энергия на двоих
    .text = Для двух игроков: вход в Токио и начало хода там дают 1 энергию вместо очков.
option-one_in_manhattan = Один в Манхэттене
    .text = В Манхэттене есть место только для одного монстра, даже при пяти и шести игроках.

## Типы карт

kind-keep = Оставьте
kind-discard = Сбросьте
kind-goal = Цель

## Числа

# как пишутся проценты. $number: например 27 или +13
percent = { $number } %
    .hardly = меньше 1 %
