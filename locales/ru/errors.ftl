# Почему действие не принято: конец предложения
# "p1 must choose (buy), and 'buy wings' is not legal: ..."
why-empty = действие не указано
why-other_decision = это действие не для этого решения ({ $kind })
why-not_offered = сейчас этого нет среди допустимых действий
why-energy = это стоит { $cost }, а энергии у вас { $energy }
why-unknown_face = символа { $face } нет; символы: { $faces }
why-no_such_die = столько раз { $face } не выпало; кубики: { $dice }
why-no_rolls = бросков не осталось
why-may_not_reroll = эти кубики перебрасывать нельзя
why-unknown_card = карты «{ $card }» в этом городе нет
why-not_in_market = карты «{ $card }» нет на рынке, там: { $market }
why-condition = условие карты «{ $card }» не выполнено
why-bought_enough = карта «{ $card }» уже куплена трижды за этот ход, а больше нельзя: она возвращает свою цену
why-ridden_enough = туда вы уже трижды ездили в этот ход
why-not_yours = карты «{ $card }» у вас нет
why-not_now = карту «{ $card }» сейчас так применить нельзя
why-not_your_choice = сейчас выбирает { $seat }
why-keep_all = чтобы оставить все кубики, введите stop
