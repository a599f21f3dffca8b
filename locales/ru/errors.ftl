# Почему ход не принят: конец предложения
# "p1 must choose (buy), and 'buy wings' is not legal: ..."
why-empty = ход не указан
why-other_decision = это не ход для этого решения ({ $kind })
why-not_offered = сейчас этого нет среди допустимых ходов
why-energy = это стоит { $cost }, а энергии у тебя { $energy }
why-unknown_face = символа { $face } нет; символы: { $faces }
why-no_such_die = столько кубиков не показывают { $face }; кубики: { $dice }
why-no_rolls = бросков не осталось
why-may_not_reroll = эти кубики перебрасывать нельзя
why-unknown_card = карты { $card } в этом городе нет
why-not_in_market = карты { $card } нет на рынке, там: { $market }
why-condition = условие карты { $card } не выполнено
why-not_yours = карты { $card } у тебя нет
why-not_now = карту { $card } сейчас так не применить
why-not_your_choice = сейчас выбирает { $seat }
why-keep_all = оставить все кубики пишется stop
