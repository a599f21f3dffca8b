### Игра на слух: короткие фразы для диктора в браузере, для слов по запросу и для `--plain` в терминале.

## Ход, который закончился.

spoken-turn = { $who ->
        [own] Вы
       *[other] { $seat }
    }:
spoken-nothing = ничего нового
spoken-more = и еще { $count }, { $word }
spoken-claws = { $count } { $count ->
        [one] атака
        [few] атаки
        [many] атак
       *[other] атаки
    }
spoken-you_lose = вы теряете { $amount }, осталось { $now }
spoken-lose = { $who ->
        [actor] теряет { $amount }
       *[other] { $seats } { $count ->
            [1] теряет
           *[other] теряют
        } { $amount }
    }
spoken-out = { $who ->
        [actor] выбывает
        [own] выбываете
        [you] вы выбываете
       *[other] { $seat } выбывает
    }
spoken-goes = { $manner ->
        [goes] { $who ->
            [actor] покидает Токио
            [own] покидаете Токио
            [you] вы покидаете Токио
           *[other] { $seat } покидает Токио
        }
        [starts] { $who ->
            [actor] начинает: { $place }
            [own] начинаете: { $place }
            [you] вы начинаете: { $place }
           *[other] { $seat } начинает: { $place }
        }
        [climbs] { $who ->
            [actor] поднимается: { $place }
            [own] поднимаетесь: { $place }
            [you] вы поднимаетесь: { $place }
           *[other] { $seat } поднимается: { $place }
        }
        [slides] { $who ->
            [actor] переходит: { $place }
            [own] переходите: { $place }
            [you] вы переходите: { $place }
           *[other] { $seat } переходит: { $place }
        }
        [enters] { $who ->
            [actor] входит: { $place }
            [own] входите: { $place }
            [you] вы входите: { $place }
           *[other] { $seat } входит: { $place }
        }
        [flees] { $who ->
            [actor] бежит: { $place }
            [own] бежите: { $place }
            [you] вы бежите: { $place }
           *[other] { $seat } бежит: { $place }
        }
       *[moves] { $who ->
            [actor] идет: { $place }
            [own] идете: { $place }
            [you] вы идете: { $place }
           *[other] { $seat } идет: { $place }
        }
    }
spoken-stays = { $who ->
        [actor] остается
        [own] остаетесь
        [you] вы остаетесь
       *[other] { $seat } остается
    }
spoken-points_gained = { $who ->
        [actor] { $amount }
        [own] { $amount }
        [you] вы: { $amount }
       *[other] { $seat }: { $amount }
    } { $amount ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }{ $near ->
        [yes] , теперь { $now }
       *[no] { "" }
    }
spoken-points_lost = { $who ->
        [actor] теряет
        [own] теряете
        [you] вы теряете
       *[other] { $seat } теряет
    } { $amount } { $amount ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
spoken-energy_gained = { $who ->
        [actor] { $amount }
        [own] { $amount }
        [you] вы: { $amount }
       *[other] { $seat }: { $amount }
    } { $amount ->
        [one] энергия
        [few] энергии
        [many] энергий
       *[other] энергии
    }
spoken-energy_lost = { $who ->
        [actor] теряет
        [own] теряете
        [you] вы теряете
       *[other] { $seat } теряет
    } { $amount } { $amount ->
        [one] энергию
        [few] энергии
        [many] энергий
       *[other] энергии
    }
spoken-health_gained = { $who ->
        [actor] восстанавливает
        [own] восстанавливаете
        [you] вы восстанавливаете
       *[other] { $seat } восстанавливает
    } { $amount }
spoken-buys = { $who ->
        [actor] покупает
        [own] покупаете
        [you] вы покупаете
       *[other] { $seat } покупает
    } { $card } за { $price }
spoken-destroys = разрушено: { $count }
spoken-destroys_one = разрушено: { $tile }
spoken-new_card = новое на рынке: { $card }
spoken-stands = { $seat ->
        [you] Вы
       *[other] { $seat }
    }: { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }

## Собственное решение

spoken-your_turn = { $seat ->
        [you] Ваш ход
       *[other] { $seat }: ваш ход
    }
spoken-figures = жизни { $health }, очки { $points }, энергия { $energy }, { $place }
spoken-about_to_lose = под угрозой жизней: { $amount }, останется { $left }
spoken-dice = кубики: { $dice }{ $rolling ->
        [yes] ; еще { $rolls } { $rolls ->
            [one] бросок
            [few] броска
            [many] бросков
           *[other] броска
        }
       *[no] { "" }
    }
spoken-no_dice = на столе нет кубиков
spoken-side_dice = кубики карты: { $dice }
spoken-left = осталось: { $dice }
spoken-offered = { $number } { $card } { $price }
spoken-choices = { $count } { $count ->
        [one] вариант
        [few] варианта
        [many] вариантов
       *[other] варианта
    }

## Слова по запросу

spoken-rival = { $number } { $seat }: { $figures }, { $cards } { $cards ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    }
spoken-rival_out = { $number } { $seat }: вне игры
spoken-no_rival = Соперники — с 1 по { $most }.
spoken-cards = карты: { $cards }
spoken-no_cards = карт нет
spoken-tokens = { $token }: { $count }
spoken-shop_card = { $number } { $card }, цена { $price }
spoken-no_card = Там нет карты: с 1 по { $most }.
spoken-energy_left = Ваша энергия: { $energy }
spoken-card_text = { $card }, цена { $price }: { $text }
spoken-place = { $place }: { $there }
spoken-stack = { $tile }{ $height ->
        [1] { "" }
       *[other] { " " }из { $height }
    }
spoken-unit = { $count } { $tile }
spoken-goal = Побеждает тот, кто первым наберет { $points } очков или останется последним
spoken-leads = Больше всех очков — { $seat ->
        [you] у вас
       *[other] { $seat }
    }: { $most }
spoken-goal_card = { $card }, { $holder }: { $text }
spoken-nothing_since = Пока ничего не случилось

## Чего нельзя

spoken-unknown = Команды «{ $line }» нет; ? скажет, что можно набрать
spoken-which = Что именно: { $moves }
spoken-not_your_turn = Сейчас выбираете не вы
spoken-no_moves = Сейчас вам нечего выбирать
spoken-more_moves = и еще { $count }: оставить, затем грани

## Помощь

spoken-help_now = Сейчас: { $verbs }
spoken-help_dice = { $word }: кубики
spoken-help_me = { $word }: я
spoken-help_rivals = { $word }: соперники; { $word } 2: один из них
spoken-help_shop = { $word }: рынок; { $word } 2: текст карты
spoken-help_odds = { $word }: шансы
spoken-help_hint = { $word }: подсказка
spoken-help_since = { $word }: что было после вашего хода
spoken-help_board = { $word }: поле
spoken-help_goals = { $word }: цели
spoken-help_help = { $word }: этот список
spoken-help_moves = { $word }: все ходы
spoken-help_undo = { $word }: отменить ход

## Что набирают

typed-dice = к, кубики
typed-me = я
typed-rivals = с, соперники
typed-shop = р, рынок
typed-odds = ш, шансы
typed-hint = п, подсказка
typed-since = л, журнал
typed-board = д, доска, поле
typed-goals = ц, цели
typed-help = ?, помощь
typed-moves = ходы
typed-undo = о, отмена

typed-verb-keep = в, взять, оставить
typed-verb-stop = х, стоп
typed-verb-stay = остаться, остаюсь
typed-verb-yield = отступить, отступаю
typed-verb-flee = сбежать, бегу
typed-verb-buy = купить, куплю
typed-verb-sweep = сменить, смена
typed-verb-end = з, закончить, конец
typed-verb-use = применить
typed-verb-move = переместиться, иду
typed-verb-place = начать, встать
typed-verb-resolve = разыграть
typed-verb-destroy = разрушить
typed-verb-heal = лечить, лечу
typed-verb-cure = снять
typed-verb-pass = пас
