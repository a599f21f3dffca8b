### Панель выбора в браузере: что выбрать и как.
### Слова самой игры (вопросы, действия, причины) приходят от сервера.

## Везде

dock-undo = Отменить
dock-no-undo = Отменить нечего: последнее действие было не ваше или что-то открыло.
dock-help = О чем этот вопрос?
dock-cannot = Сейчас нельзя:
dock-now = По этим кубикам:
dock-keys = Клавиши: Enter делает то, что написано на большой кнопке, S останавливает бросок, пропускает или оставляет на месте, Y — отступить. Стрелки выбирают, Escape отменяет выбор, U отменяет ваше последнее действие, ? открывает эту справку. Во время броска 1–8 оставляют кубики, R тоже перебрасывает.
dock-hold = { $action }: удерживайте кнопку или нажмите еще раз.
dock-hold-how = Отменить это будет нельзя: удерживайте кнопку или нажмите дважды.
dock-not-now = Не сейчас.
dock-pick = Что выбрать?
dock-pass = Пас
dock-cards = Карты: { $count }

## Кубики

dock-die = кубик { $number }: { $face }{ $state ->
        [kept] , оставлен
        [frozen] , надо оставить
        [changed] , изменен
        [gone] , разыгран
       *[free] {""}
    }
dock-dice = Кубики
dock-your-dice = Ваши кубики: коснитесь тех, что хотите оставить
dock-last-roll = Последний бросок: { $faces }
dock-all-of-face = Оставить все «{ $face }»: { $count }
dock-rolls-left = { $count ->
        [0] Перебросов нет
        [one] Еще { $count } переброс
        [few] Еще { $count } переброса
       *[many] Еще { $count } перебросов
    }
dock-rolls-hint = { $count ->
        [0] Перебросов нет
        [one] Еще { $count } переброс: что оставить?
        [few] Еще { $count } переброса: что оставить?
       *[many] Еще { $count } перебросов: что оставить?
    }
dock-reroll = { $all ->
        [yes] Перебросить все { $count }
       *[no] { $count ->
            [one] Перебросить { $count } кубик
            [few] Перебросить { $count } кубика
           *[many] Перебросить { $count } кубиков
        }
    }
dock-reroll-many = Перебросить { $count } (еще { $left })
dock-keep-all = Оставить все
dock-stop = Стоп
dock-release = Снять выбор
dock-must-reroll = Надо перебросить хотя бы один кубик.
dock-keep-refused = Эти кубики нельзя перебросить. Оставьте другие.
dock-card-needs-dice = «{ $card }»: перебросить только эти кубики нельзя.
dock-die-frozen = { $face }: этот кубик надо оставить.

## Замена кубиков

dock-keep-as-is = Не менять
dock-change = Изменить кубик
dock-pick-card = Сначала выберите карту.
dock-pick-die = «{ $card }»: коснитесь отмеченного кубика.
dock-die-gone = Этот кубик уже разыгран, изменить его нельзя.
dock-die-unfit = «{ $card }»: этот кубик не подходит ({ $face }).
dock-turn = { $face } → { $to }

## Сердца, грани, цели

dock-hearts-left = { $count ->
        [1] На что потратить сердце?
       *[other] На что потратить сердца? Осталось { $count }
    }
dock-from-to = { $from } → { $to }
dock-cure = Снять: { $token }
dock-tokens = { $count } { $count ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }
dock-usual-order = Обычный порядок
dock-usual-is = Порядок: { $faces }
dock-destroy-in = { $place }: еще { $count } { $count ->
        [one] разрушение
        [few] разрушения
       *[many] разрушений
    }
dock-then-left = { $count ->
        [0] Ничего не останется
       *[other] Останется { $count }{ $next ->
            [none] {""}
           *[other] , хватит на: { $next }
        }
    }

## Места

dock-stay = Остаться
dock-yield = Отступить
dock-stay-in = Остаться: { $place }
dock-stay-points = +2 в ваш ход
dock-stay-energy = +1 энергия в ваш ход
dock-stay-risk = Атаки снаружи бьют по вам
dock-yield-enters = Сюда входит { $name }
dock-yield-heal = Сердца снова лечат вас
dock-nobody = никто
dock-borough-full = { $place }: мест нет, там уже два монстра.
dock-borough-closed = { $place }: сейчас туда нельзя.
dock-manhattan-taken = Манхэттен уже занимают: { $names }.

## Потеря жизней

dock-damage = Вы можете потерять жизни: { $count }
dock-damage-from = { $count ->
        [one] Грозит { $count } рана
        [few] Грозят { $count } раны
       *[many] Грозит { $count } ран
    } ({ $from })
dock-take = Принять { $count }
dock-answer = «{ $card }»: потеря жизней — { $loss }
dock-lose = { $loss ->
        [0] Без потерь
        [one] −{ $loss } жизнь
        [few] −{ $loss } жизни
       *[many] −{ $loss } жизней
    }
dock-health-bar = { $health } { $health ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }, после потери — { $after }

## Рынок

dock-pick-ware = Какую карту?
dock-buy-for = { $price ->
        [0] Взять бесплатно
       *[other] Купить за { $price }
    }
dock-energy-left = { $count ->
        [0] Энергии не останется
        [one] Останется { $count } энергия
       *[other] Останется { $count } энергии
    }
dock-from-deck = из колоды
dock-from-discard = из сброса
dock-sweep = Сменить за 2
dock-end-buying = Готово

## Числа, техника

dock-less = Меньше
dock-more = Больше
dock-most = Больше выбрать нельзя: { $count } — предел.
dock-least = Меньше выбрать нельзя: { $count } — предел.
dock-send = Прогнать
dock-send-where = Куда прогнать: { $tile }
dock-pick-unit = Выберите технику.
dock-pick-place = Выберите боро.
dock-other-unit = другая техника

## Ожидание

dock-moment = Минутку
dock-paused = Игра на паузе
dock-over = Игра окончена
dock-speed = Скорость: { $speed ->
        [relaxed] спокойно
        [fast] быстро
        [instant] сразу
       *[normal] обычно
    }
dock-skip = К моему ходу
dock-skip-ahead = Пропустить
# only bots are left: they play the rest at once
dock-finish = Доиграть сразу
