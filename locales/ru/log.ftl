### Что произошло: предложение для каждого события.
### Имена стоят в именительном падеже; жетоны и карты — в кавычках после слов «жетон» и «карта».
### Настоящее время: прошедшее зависело бы от рода монстра.

## Броски

log-rolled_off = { $seat ->
        [you] Вы бросаете
       *[other] { $seat } бросает
    } за право первого хода: { $claws ->
        [0] атак нет
        [one] { $claws } атака
        [few] { $claws } атаки
       *[many] { $claws } атак
    }.
log-goes_first = { $seat ->
        [you] Вы начинаете
       *[other] Начинает { $seat }
    }.
log-turn_started = { $seat ->
        [you] Ход { $amount }: вы
       *[other] Ход { $amount }: { $seat }
    }
log-rolled = { $reroll ->
        [yes] { $seat ->
                [you] Вы перебрасываете
               *[other] { $seat } перебрасывает
            }{ $because }: { $dice }. Все кубики: { $all }.
        [all] { $seat ->
                [you] Вы перебрасываете все кубики
               *[other] { $seat } перебрасывает все кубики
            }{ $because }: { $dice }.
       *[no] { $seat ->
               [you] Вы бросаете
              *[other] { $seat } бросает
           }{ $because }: { $dice }.
    }
log-rolled_aside = { $seat ->
        [you] Вы бросаете
       *[other] { $seat } бросает
    }{ $because }: { $dice }.
log-die_changed = { $reroll ->
        [yes] { $seat ->
                [you] Вы перебрасываете кубик
               *[other] { $seat } перебрасывает кубик
            }{ $because }: { $face } → { $to }.
       *[no] { $seat ->
               [you] Вы меняете кубик
              *[other] { $seat } меняет кубик
           }{ $because }: { $face } → { $to }.
    }
log-dice_final = { $added_claws ->
        [0] { $seat ->
                [you] Ваш итог броска
               *[other] { $seat }: итог броска
            } — { $dice }.
        [one] { $seat ->
                [you] Ваш итог броска
               *[other] { $seat }: итог броска
            } — { $dice }, и еще { $added_claws } атака от карт.
        [few] { $seat ->
                [you] Ваш итог броска
               *[other] { $seat }: итог броска
            } — { $dice }, и еще { $added_claws } атаки от карт.
       *[many] { $seat ->
               [you] Ваш итог броска
              *[other] { $seat }: итог броска
           } — { $dice }, и еще { $added_claws } атак от карт.
    }

## Очки, жизни, энергия

log-points_gained = { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }{ $because }.
    .short = +{ $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
log-points_lost = { $seats ->
        [1] { $seat ->
            [you] Вы теряете
           *[other] { $seat } теряет
        }
       *[other] { $seat }: каждый теряет
    } { $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }{ $because }.
log-health_gained = { $seat ->
        [you] Вы восстанавливаете
       *[other] { $seat } восстанавливает
    } { $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }{ $because }.
    .short = +{ $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }
log-health_lost = { $seats ->
        [1] { $seat ->
            [you] Вы теряете
           *[other] { $seat } теряет
        }
       *[other] { $seat }: каждый теряет
    } { $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }{ $because }.
log-health_trimmed = { $seat ->
        [you] У вас новый предел жизней
       *[other] { $seat }: новый предел жизней
    }: −{ $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }.
log-loss_avoided = { $seat ->
        [you] Вы избегаете
       *[other] { $seat } избегает
    } потери { $amount } { $amount ->
        [one] жизни
       *[other] жизней
    }{ $because }.
log-energy_gained = { $seats ->
        [1] { $seat ->
            [you] Вы получаете
           *[other] { $seat } получает
        }
       *[other] { $seat }: каждый получает
    } { $amount } { $amount ->
        [one] энергию
       *[other] энергии
    }{ $because }.
    .short = +{ $amount } { $amount ->
        [one] энергия
       *[other] энергии
    }
log-energy_lost = { $seat ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } { $amount } { $amount ->
        [one] энергию
       *[other] энергии
    }{ $because }.
log-energy_paid = { $seat ->
        [you] Вы платите
       *[other] { $seat } платит
    } { $amount } { $amount ->
        [one] энергию
       *[other] энергии
    }{ $because }.
    .short = −{ $amount } { $amount ->
        [one] энергия
       *[other] энергии
    }
log-attacked = { $seat ->
        [you] Вы атакуете
       *[other] { $seat } атакует
    } с силой { $amount }{ $missed ->
        [yes] {""}, { $seat ->
                [you] но ни в кого не попадаете
               *[other] но ни в кого не попадает
            }
       *[no] {""}
    }.
log-income = { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } доход{ $because }{ $then }.

## Места

log-moved = { $manner ->
        [starts] { $seat ->
                [you] Вы начинаете
               *[other] { $seat } начинает
            } в боро { $to }
        [goes] { $seat ->
                [you] Вы покидаете
               *[other] { $seat } покидает
            } { $from }
        [enters] { $seat ->
                [you] Вы входите
               *[other] { $seat } входит
            } в { $to }
        [climbs] { $seat ->
                [you] Вы поднимаетесь
               *[other] { $seat } поднимается
            } в { $to }
        [slides] { $seat ->
                [you] Вы переходите
               *[other] { $seat } переходит
            } на первую шкалу, район { $to }
        [flees] { $seat ->
                [you] Вы покидаете
               *[other] { $seat } покидает
            } { $from } { $seat ->
                    [you] и сбегаете
                   *[other] и сбегает
                } в боро { $to }
        [leaves] { $seat ->
                [you] Вы покидаете
               *[other] { $seat } покидает
            } { $from } { $seat ->
                    [you] и уходите
                   *[other] и уходит
                } в боро { $to }
       *[moves] { $seat ->
               [you] Вы перемещаетесь
              *[other] { $seat } перемещается
           } в боро { $to }
    }{ $because }{ $then }.
log-stayed = { $seat ->
        [you] Вы остаетесь
       *[other] { $seat } остается
    }.

## Карты и жетоны

log-card_bought = { $seat ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } карту «{ $card }» { $price ->
        [0] бесплатно
        [one] за { $price } энергию
       *[other] за { $price } энергии
    }{ $then }.
log-card_gained = { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } карту «{ $card }»{ $because }.
log-card_lost = { $seat ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } карту «{ $card }»{ $because }.
log-card_revealed = Новое на рынке: { $card }.
log-market_swept = { $seat ->
        [you] Вы меняете карты
       *[other] { $seat } меняет карты
    } на рынке.
log-deck_shuffled = Сброс перемешан, новая колода: { $amount } { $amount ->
        [one] карта
        [few] карты
       *[many] карт
    }.
log-card_seen = { $known ->
        [yes] { $seat ->
                [you] Вы смотрите
               *[other] { $seat } смотрит
            } верхнюю карту колоды: «{ $card }».
       *[no] { $seat ->
               [you] Вы смотрите
              *[other] { $seat } смотрит
           } верхнюю карту колоды.
    }
log-token_gained = { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } жетон «{ $token }» (всего { $now }){ $because }.
log-token_lost = { $seat ->
        [you] Вы снимаете
       *[other] { $seat } снимает
    } жетон «{ $token }» (осталось { $now }){ $because }.
log-charges_set = { $seat ->
        [you] На вашей карте «
       *[other] { $seat }: на карте «
    }{ $card }» теперь { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
log-copy_placed = { $seat ->
        [you] Вы теперь копируете
       *[other] { $seat } теперь копирует
    } карту «{ $card }», { $owner ->
            [you] хозяин — вы
           *[other] хозяин — { $owner }
        }.
log-copy_ended = { $seat ->
        [you] Вы больше не копируете
       *[other] { $seat } больше не копирует
    } карту «{ $card }».

## Боро и цели

log-health_paid = { $seat ->
        [you] Вы платите
       *[other] { $seat } платит
    } { $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }{ $because }.
    .short = −{ $amount } { $amount ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }
log-tile_destroyed = { $seat ->
        [you] Вы разрушаете
       *[other] { $seat } разрушает
    } жетон «{ $tile }» в боро { $borough }{ $because }{ $then }.
log-building_revealed = В боро { $borough } открывается жетон «{ $tile }».
    .short = в стопке теперь { $tile }
log-unit_arrived =
    .short = появляется { $tile }
log-unit_moved = { $tile } уходит в боро { $borough }{ $because }.
log-goal_taken = { $robbed ->
        [yes] { $seat ->
                [you] Вы забираете
               *[other] { $seat } забирает
            } карту «{ $goal }», { $from ->
                    [you] прежний хозяин — вы
                   *[other] прежний хозяин — { $from }
                }{ $then }.
       *[no] { $seat ->
               [you] Вы забираете
              *[other] { $seat } забирает
           } карту «{ $goal }»{ $then }.
    }
log-goal_lost = Карта «{ $goal }» возвращается на стол.
log-results_added = { $seat ->
        [you] Вы добавляете
       *[other] { $seat } добавляет
    } к результату{ $because }: { $dice }.
log-souvenir_placed = { $seat ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } сувенир в боро { $borough }{ $then }.

## Выбывание и конец

log-fell = { $seat ->
        [you] У вас остается
       *[other] { $seat }: остается
    } 0 жизней{ $because }.
log-reborn = { $seat ->
        [you] Вы рождаетесь
       *[other] { $seat } рождается
    } заново{ $because }.
log-knocked_out = { $seat ->
        [you] Вы выбываете
       *[other] { $seat } выбывает
    }.
log-turn_queued = { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } дополнительный ход{ $because }.
log-last_round = { $seat ->
        [you] Вы набираете
       *[other] { $seat } набирает
    } достаточно очков: раунд доигрывается до конца.
log-game_over = { $ending ->
        [points] { $number ->
            [1] { $winners ->
                    [you] Вы побеждаете
                   *[other] { $winners } побеждает
                } по очкам.
           *[other] { $winners } делят победу по очкам.
        }
        [elimination] { $winners ->
                [you] Вы побеждаете
               *[other] { $winners } побеждает
            } как последний выживший.
        [card] { $winners ->
                [you] Вы побеждаете
               *[other] { $winners } побеждает
            } благодаря карте.
       *[no_winner] Победителя нет.
    }

## Что последовало сразу

log-then = : { $parts }
log-short_because = { $short } («{ $card }»)
# $line, $times
log-times = { $line } (×{ $times })

## Причины

log-because-card = по карте «{ $card }»
log-because-card_of = по карте «{ $card }», { $owner ->
        [you] хозяин — вы
       *[other] хозяин — { $owner }
    }
log-because-token = из-за жетонов «{ $token }»
log-because-claws = { $owner ->
        [you] от вашей атаки
       *[other] от атаки ({ $owner })
    }
log-because-army = от огня военных
log-because-dice-points_gained = за кубики
log-because-new_york-dice-points_lost = вместе с картой «Статуя Свободы»
log-because-new_york-rules-income = в Манхэттене
log-because-tokyo-rules-points_gained = за Токио
log-because-tokyo-rules-energy_gained = за Токио
log-because-new_york-rules-points_gained = за Манхэттен
log-because-new_york-rules-energy_gained = за Манхэттен
