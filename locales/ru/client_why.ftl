### Слова браузера для «Почему?» и автоответов.

## Почему?

why-ask = Почему?
# Читается тем, кто не видит; $action — действие, которое сейчас невозможно.
why-ask-action = Почему нельзя? { $action }
why-causes = Почему так произошло
why-none = Больше об этом сказать нечего.
why-too-dear = Цена — { $cost }, а энергии у вас { $energy }.
# Ссылка на абзац правил; $title — его заголовок.
why-rule = Правила: { $title }
why-ruling = Разъяснение
why-new-tab = откроется в новой вкладке

## Автоответы: на что игра отвечает за игрока сама.

orders-title = Автоответы
orders-button = Автоответы
orders-intro = Игра отвечает за вас, чуть подождав. Больше никто об этом не узнает.
orders-here = На такие вопросы
orders-mine = Включено
orders-empty = Пока ничего. Этот знак стоит у вопросов, которые повторяются снова и снова.
# Кнопка; $order — один из автоответов ниже.
orders-switch = Включить: { $order }
orders-revoke = Выключить: { $order }
orders-revoke-short = Выключить
# Число, от которого зависит автоответ.
orders-amount = Число
# В панели; $move — что произойдет, например «Остаться».
orders-soon = Сейчас автоматически: { $move }
orders-obeyed = Автоответ: { $order }
# A small button beside a question that comes up turn after turn.
orders-silence = Больше не спрашивать
# The same, read out; $orders are some of the automatic answers below.
orders-silence-what = Больше не спрашивать в этой игре: { $orders }
orders-revoked = Выключено: { $order }
# Рядом со своим монстром.
orders-count = { $count } { $count ->
        [one] автоответ
        [few] автоответа
       *[many] автоответов
    }

## Сами автоответы: что и когда.

order-yield-yield-health_at_most = Отступать, если жизней { $amount } или меньше
order-yield-stay-health_above = Оставаться в Токио, если жизней больше { $amount }
order-yield-yield-claws_at_least = Отступать, если атак { $amount } или больше
order-yield-stay-points_at_least = Оставаться в Токио, если очков { $amount } или больше
order-yield-yield-always = Всегда отступать из Токио
order-yield-stay-always = Всегда оставаться в Токио
order-flee-flee-health_at_most = Сбегать, если жизней { $amount } или меньше, туда, где меньше всего техники
order-flee-stay-health_above = Оставаться в Манхэттене, если жизней больше { $amount }
order-flee-flee-claws_at_least = Сбегать, если атак { $amount } или больше, туда, где меньше всего техники
order-flee-stay-points_at_least = Оставаться в Манхэттене, если очков { $amount } или больше
order-flee-flee-always = Всегда сбегать туда, где меньше всего техники
order-flee-stay-always = Всегда оставаться в Манхэттене
# $card — название карты.
order-damage-use-loss_at_least = Применять «{ $card }», если потеря — { $amount } или больше
order-damage-never-always = Никогда не защищаться картой «{ $card }»
order-damage-pass-always = Никогда не защищаться картами
order-probe-pass-claws_below = Не трогать чужие кубики, если атак на них меньше { $amount }
order-probe-pass-always = Никогда не трогать чужие кубики
order-buy-end-nothing_to_buy = Заканчивать ход, если ничего нельзя купить
order-buy-end-energy_below = Ничего не покупать, если энергии меньше { $amount }
order-buy-buy-always = Покупать, как только хватит энергии: «{ $card }»
order-buy-end-always = Никогда ничего не покупать
order-snatch-pass-energy_below = В чужой ход не покупать, если энергии меньше { $amount }
order-snatch-pass-always = Никогда не покупать в чужой ход
order-heart-heal-always = Всегда лечиться сердцами
# $card — вид жетона.
order-heart-cure-always = Сердцами сначала снимать жетоны: { $card }
order-heart-pass-always = Никогда не тратить сердца
order-claw-shed_none-always = Тратить все атаки на удар
order-claw-shed_most-always = Снимать паутину, пока хватает атак
order-resolve-usual-always = Всегда разыгрывать кубики в обычном порядке
# $faces: names of faces, in their order.
order-resolve-order-always = Всегда разыгрывать кубики в моем порядке: { $faces }
order-start-pass-always = Никогда не применять карты до первого броска
order-dice-pass-always = Никогда не менять кубики после бросков
order-end-pass-always = Никогда не применять карты в конце хода
order-move-stay-always = Не перемещаться без нужды
# $card — название карты, которая спрашивает.
order-choose-pass-always = Всегда отказываться: «{ $card }»
# Карта, которую можно применить до броска, после него или в конце хода.
order-never = Не спрашивать о карте «{ $card }»
