### Что произошло: предложение для каждого события.
### Имена стоят в именительном падеже; жетоны и карты — в кавычках после слов «жетон» и «карта».
### Настоящее время: прошедшее зависело бы от рода монстра.

## Броски

log-rolled_off = { $seat } бросает за право первого хода: { $claws ->
        [0] атак нет
        [one] { $claws } атака
        [few] { $claws } атаки
       *[many] { $claws } атак
    }.
log-goes_first = Начинает { $seat }.
log-turn_started = Ход { $amount }: { $seat }
log-rolled = { $reroll ->
        [yes] { $seat } перебрасывает{ $because }: { $dice }. Все кубики: { $all }.
        [all] { $seat } перебрасывает все кубики{ $because }: { $dice }.
       *[no] { $seat } бросает{ $because }: { $dice }.
    }
log-rolled_aside = { $seat } бросает{ $because }: { $dice }.
log-die_changed = { $reroll ->
        [yes] { $seat } перебрасывает кубик{ $because }: { $face } → { $to }.
       *[no] { $seat } меняет кубик{ $because }: { $face } → { $to }.
    }
log-dice_final = { $added_claws ->
        [0] { $seat }: итог броска — { $dice }.
        [one] { $seat }: итог броска — { $dice }, и еще { $added_claws } атака от карт.
        [few] { $seat }: итог броска — { $dice }, и еще { $added_claws } атаки от карт.
       *[many] { $seat }: итог броска — { $dice }, и еще { $added_claws } атак от карт.
    }

## Очки, жизни, энергия

log-points_gained = { $seat } получает { $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }{ $because }.
    .short = +{ $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
log-points_lost = { $seat } { $seats ->
        [1] теряет
       *[other] теряют по
    } { $amount } { $amount ->
        [one] { $seats ->
            [1] очко
           *[other] очку
        }
        [few] очка
       *[many] очков
    }{ $because }.
log-health_gained = { $seat } восстанавливает { $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }{ $because }.
    .short = +{ $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }
log-health_lost = { $seat } { $seats ->
        [1] теряет
       *[other] теряют по
    } { $amount } { $amount ->
        [one] { $seats ->
            [1] жизнь
           *[other] жизни
        }
        [few] жизни
       *[many] жизней
    }{ $because }.
log-health_trimmed = У монстра { $seat } новый предел жизней: −{ $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }.
log-loss_avoided = { $seat } избегает потери { $amount } { $amount ->
        [one] жизни
       *[other] жизней
    }{ $because }.
log-energy_gained = { $seat } { $seats ->
        [1] получает
       *[other] получают по
    } { $amount } { $amount ->
        [one] { $seats ->
            [1] энергию
           *[other] энергии
        }
       *[other] энергии
    }{ $because }.
    .short = +{ $amount } { $amount ->
        [one] энергия
       *[other] энергии
    }
log-energy_lost = { $seat } теряет { $amount } { $amount ->
        [one] энергию
       *[other] энергии
    }{ $because }.
log-energy_paid = { $seat } платит { $amount } { $amount ->
        [one] энергию
       *[other] энергии
    }{ $because }.
    .short = −{ $amount } { $amount ->
        [one] энергия
       *[other] энергии
    }
log-attacked = { $seat } атакует с силой { $amount }{ $missed ->
        [yes] {""}, но ни в кого не попадает
       *[no] {""}
    }.
log-income = { $seat } получает доход{ $because }{ $then }.

## Места

log-moved = { $manner ->
        [starts] { $seat } начинает в боро { $to }
        [goes] { $seat } покидает { $from }
        [enters] { $seat } входит в { $to }
        [climbs] { $seat } поднимается в { $to }
        [slides] { $seat } переходит на первую шкалу, район { $to }
        [flees] { $seat } покидает { $from } и сбегает в боро { $to }
        [leaves] { $seat } покидает { $from } и уходит в боро { $to }
       *[moves] { $seat } перемещается в боро { $to }
    }{ $because }{ $then }.
log-stayed = { $seat } остается.

## Карты и жетоны

log-card_bought = { $seat } покупает карту «{ $card }» { $price ->
        [0] бесплатно
        [one] за { $price } энергию
       *[other] за { $price } энергии
    }{ $then }.
log-card_gained = { $seat } получает карту «{ $card }»{ $because }.
log-card_lost = { $seat } теряет карту «{ $card }»{ $because }.
log-card_revealed = Новое на рынке: { $card }.
log-market_swept = { $seat } меняет карты на рынке.
log-deck_shuffled = Сброс перемешан, новая колода: { $amount } { $amount ->
        [one] карта
        [few] карты
       *[many] карт
    }.
log-card_seen = { $known ->
        [yes] { $seat } смотрит верхнюю карту колоды: «{ $card }».
       *[no] { $seat } смотрит верхнюю карту колоды.
    }
log-token_gained = { $seat } получает жетон «{ $token }» (всего { $now }){ $because }.
log-token_lost = { $seat } снимает жетон «{ $token }» (осталось { $now }){ $because }.
log-charges_set = { $seat }: на карте «{ $card }» теперь { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
log-copy_placed = { $seat } теперь копирует карту «{ $card }», хозяин — { $owner }.
log-copy_ended = { $seat } больше не копирует карту «{ $card }».

## Боро и цели

log-health_paid = { $seat } платит { $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }{ $because }.
    .short = −{ $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }
log-tile_destroyed = { $seat } разрушает жетон «{ $tile }» в боро { $borough }{ $because }{ $then }.
log-building_revealed = В боро { $borough } открывается жетон «{ $tile }».
    .short = в стопке теперь { $tile }
log-unit_arrived =
    .short = появляется { $tile }
log-unit_moved = { $tile } уходит в боро { $borough }{ $because }.
log-goal_taken = { $robbed ->
        [yes] { $seat } забирает карту «{ $goal }», прежний хозяин — { $from }{ $then }.
       *[no] { $seat } забирает карту «{ $goal }»{ $then }.
    }
log-goal_lost = Карта «{ $goal }» возвращается на стол.
log-results_added = { $seat } добавляет к результату{ $because }: { $dice }.
log-souvenir_placed = { $seat } оставляет сувенир в боро { $borough }{ $then }.

## Выбывание и конец

log-fell = У монстра { $seat } остается 0 жизней{ $because }.
log-reborn = { $seat } рождается заново{ $because }.
log-knocked_out = { $seat } выбывает.
log-turn_queued = { $seat } получает дополнительный ход{ $because }.
log-last_round = { $seat } набирает достаточно очков: раунд доигрывается до конца.
log-game_over = { $ending ->
        [points] { $number ->
            [1] { $winners } побеждает по очкам.
           *[other] { $winners } делят победу по очкам.
        }
        [elimination] { $winners } побеждает как последний выживший.
        [card] { $winners } побеждает благодаря карте.
       *[no_winner] Победителя нет.
    }

## Что последовало сразу

log-then = : { $parts }
log-short_because = { $short } («{ $card }»)
# $line, $times
log-times = { $line } (×{ $times })

## Причины

log-because-card = по карте «{ $card }»
log-because-card_of = по карте «{ $card }», хозяин — { $owner }
log-because-token = из-за жетонов «{ $token }»
log-because-claws = от атаки монстра { $owner }
log-because-army = от огня военных
log-because-dice-points_gained = за кубики
log-because-new_york-dice-points_lost = вместе с картой «Статуя Свободы»
log-because-new_york-rules-income = в Манхэттене
log-because-tokyo-rules-points_gained = за Токио
log-because-tokyo-rules-energy_gained = за Токио
log-because-new_york-rules-points_gained = за Манхэттен
log-because-new_york-rules-energy_gained = за Манхэттен
