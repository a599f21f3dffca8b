### Что терминал и команды печатают помимо имен, решений и событий.

## Стол

terminal-welcome = { $city }, монстров: { $seats }, зерно { $seed }.
terminal-welcome_loaded = { $city }, монстров: { $seats }, из файла { $file }.
terminal-goal = Побеждает тот, у кого в конце хода { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }, или последний выживший.
terminal-plain_how = Для слуха: «?» скажет, что можно набрать, «ходы» перечислит все ходы, пустая строка повторит вопрос.
terminal-how = Введите номер действия или само действие. «rules» — как идет игра; «?» объясняет решение, все команды и карты на виду.
terminal-monster = Монстр
terminal-player = Игрок
terminal-health = Жизни
terminal-points = Очки
terminal-energy = Энергия
terminal-place = Место
terminal-cards = Карты и жетоны
terminal-you = вы
terminal-out = вне игры
terminal-empty = никто
terminal-outside = Снаружи
terminal-card_tokens = { $card } ({ $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    })
terminal-card_copies = { $card } (копия карты «{ $copied }», хозяин — { $owner })
terminal-tokens = { $token } × { $count }
terminal-next_keep = следующая карта «Оставьте» бесплатно
terminal-market = Рынок
terminal-price = Цена
terminal-kind = Тип
terminal-text = Что делает
terminal-piles = в колоде { $deck }, в сбросе { $discard }
terminal-reduced_price = { $price } (на карте { $printed })
terminal-known = Сверху колоды, видно только вам: { $cards }
terminal-dice = Кубики
terminal-left = Осталось
terminal-destruction = Разрушений: { $count }
terminal-side_dice = Кубики рядом
terminal-rolls_left = { $rolls ->
        [0] перебросов нет
        [one] остался { $rolls } переброс
        [few] осталось { $rolls } переброса
       *[many] осталось { $rolls } перебросов
    }

## Карта Нью-Йорка

terminal-stack = { $tile } ×{ $height }
terminal-units = { $tile } ×{ $count }{ $fresh ->
        [0] {""}
       *[other] {" "}(новых { $fresh })
    }
terminal-no_units = техники нет
terminal-souvenir = сувенир { $seat }
terminal-manhattan_two = Манхэттен, два места
terminal-second_track = шкала 2
terminal-tiles_of_manhattan = Жетоны Манхэттена
terminal-goals = Карты-цели · { $goals }
terminal-goal_holder = { $goal }: { $holder }
terminal-map =
    Знаком » отмечены монстры. «Небоскреб 1 ×3» — стопка из трех жетонов, сверху Небоскреб 1; что ниже, скрыто. Число на здании — сколько разрушений нужно и какова награда: очки за небоскреб, энергия за электростанцию, жизни за больницу. Под стопками стоит техника; «новая» появилась в этот ход: она уже стреляет, но до следующего хода разрушить ее нельзя. Все жетоны Манхэттена — общие для всех его районов.
terminal-tile_tile = Жетон
terminal-tile_needs = Разрушений
terminal-tile_pays = Награда
terminal-tile_leaves = Оставляет
terminal-tile_gone = ничего

## Выбор

terminal-question = { $seat }, { $player }: { $question }
terminal-loss = { $seat } вот-вот потеряет жизни: { $loss } из { $health }.
terminal-more_moves = …и еще { $count }. «moves» покажет все; можно и «{ $example }».
terminal-reroll = перебросить { $count } { $count ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
terminal-no_such_number = Ожидалось число от 1 до { $most }, а не { $number }.
terminal-hint = «?» объясняет, что можно ввести.
terminal-undone = Последнее действие отменено.
terminal-no_undo = Последнее действие отменить нельзя: открылись кубики, карта или жетон, выбирал другой игрок или действий еще не было.
terminal-saved = Сохранено: { $file }.
terminal-not_saved = Не удалось записать { $file } ({ $reason }).
terminal-loaded = Загружено: { $file }.
terminal-file_missing = Нужно имя файла: { $command } ФАЙЛ
terminal-other_seats = { $file }: ожидалось мест, как за этим столом: { $expected }, а не { $found }.
terminal-quit = Игра не окончена, сделано { $moves } { $moves ->
        [one] действие
        [few] действия
       *[many] действий
    }.
terminal-unfinished = Ввод закончился, но игра не окончена, сделано { $moves } { $moves ->
        [one] действие
        [few] действия
       *[many] действий
    }.
terminal-bot_failed = { $seat }, { $player }: { $reason }. Вместо этого выполнено действие по умолчанию.
terminal-cannot_go_on = с этой позиции игра продолжиться не может ({ $reason })
terminal-broken_file = ожидалась позиция, которая возможна в игре ({ $reason })
terminal-no_game_file = ожидалась запись, снимок или сценарий
terminal-too_many_moves = для --to ожидалось не больше { $moves }: больше в записи нет
terminal-bad_player = { $bot }; можно и «you», и «you:NAME»
terminal-seat_number = ожидалось от 2 до 6 мест, например { $example }, а не { $found }
terminal-seats_of_file = для этого файла ожидалось мест: { $expected }, а не { $found }
terminal-bots_in_terminal = ботов называют для игры в терминале: добавьте --terminal или выберите их в браузере
terminal-bots_or_seats = ожидалось либо --bots, либо --seats, но не оба сразу

## Помощь

terminal-help_decision = Решение
terminal-help_now = Прямо сейчас, если карты ничего не меняют
terminal-help_map = Карта города
terminal-help_tiles = Жетоны
terminal-help_commands = Что можно ввести
terminal-help_number = число
    .text = выполняет действие с этим номером
terminal-help_move = действие
    .text = выполняет его, например { $example }; символы можно ставить в любом порядке и сокращать, например { $short }
terminal-quoted = «{ $text }»
terminal-help_question = ?
    .text = эта помощь
terminal-help_question_name = ? НАЗВАНИЕ
    .text = карта с этим названием
terminal-help_rules = rules
    .text = правила игры вкратце
terminal-help_moves = moves
    .text = все допустимые действия
terminal-help_show = show
    .text = стол еще раз
terminal-help_log = log
    .text = всё, что произошло
terminal-help_undo = undo
    .text = отменяет ваше последнее действие, пока не открылись кубики, карта или жетон и не выбирал другой игрок
terminal-help_language = language КОД
    .text = продолжить на другом языке: { $languages }
terminal-help_save = save ФАЙЛ
    .text = сохраняет игру
terminal-help_load = load ФАЙЛ
    .text = продолжает сохраненную игру
terminal-help_quit = quit
    .text = выход
terminal-help_cards = Карты на виду
terminal-no_cards_in_sight = нет
terminal-no_card = Карты с названием { $name } нет.

## Карты

terminal-card_line = { $card } · { $city } · { $kind } · энергия: { $cost }
terminal-goal_line = { $card } · { $city } · { $kind }
terminal-card_copies_in_box = { $card } · { $city } · { $kind } · энергия: { $cost } · в коробке: { $copies }
terminal-nothing_found = Карты со всеми этими словами нет: { $words }

## Другие команды

terminal-scenario_counts = успешно { $ok }, не сошлось { $failed }, с ошибкой { $error }
terminal-scenario_broken = движок остановился: { $reason }
terminal-no_such_path = ожидался существующий файл или папка
terminal-no_scenarios = ожидалась папка со сценариями (*.yaml)
terminal-after_moves = После { $moves } из { $all } действий
terminal-whose_choice = Выбирает { $seat }: { $question }
terminal-simulating = идут игры
terminal-game_failed = игра с зерном { $seed } прервана ошибкой: { $reason }
terminal-simulated = { $city }: случайных игр { $games }, мест { $seats }, зерно { $seed }
terminal-simulated_bots = { $city }: игр { $games } ({ $bots }), мест { $seats }, зерно { $seed }
terminal-games_cut = остановлено: сохранено игр { $games } из { $wanted }; остальные сыграет --resume
terminal-games_kept = Игр: { $games }, папка { $folder }.
terminal-reporting = чтение игр
terminal-pace = { $done } из { $total }, { $rate } в секунду
terminal-blundering = поиск ошибок
terminal-report_made = Отчет: { $file }.
terminal-examples_copied = Примеров: { $count }, папка { $folder }.
terminal-compare_shorter = По вторым правилам игры короче на { $change } (от { $low } до { $high }).
terminal-compare_longer = По вторым правилам игры длиннее на { $change } (от { $low } до { $high }).
terminal-compare_as_long = По вторым правилам игры длятся столько же, насколько это видно по числу игр: { $games }.
terminal-compare_first_seat = Первый игрок побеждает в { $two } игр вместо { $one }.
terminal-compare_first_seat_same = Первый игрок побеждает так же часто: { $one } и { $two }.
terminal-compare_card = { $card }: покупок за игру — { $two } вместо { $one }; купившие побеждают в { $wins_two } случаев вместо { $wins_one }.
terminal-compare_card_same = { $card }: покупают так же часто — { $one } и { $two } за игру; купившие побеждают в { $wins_one } и { $wins_two } случаев.
terminal-compare_measure = что
terminal-compare_one = первые
terminal-compare_two = вторые
terminal-compare_change = изменение
terminal-compare_from_to = интервал
terminal-compare_turns = ходы
terminal-compare_decisions = решения
terminal-compare_first = побеждает первый
terminal-compare_points = конец по очкам
terminal-compare_elimination = конец по выбыванию
terminal-compare_no_winner = без победителя
terminal-compare_bought = { $card }: покупок за игру
terminal-compare_buyers_win = { $card }: победы купивших
terminal-too_many_bots = ожидалось ботов не больше, чем мест ({ $seats }), а не { $found }
terminal-bot_replaced = { $name }: ответов заменено действием по умолчанию: { $count }; впервые в игре с зерном { $seed }: { $reason }
terminal-win_share = Победы игрока { $number } по порядку хода
terminal-mean_turns = Ходов за игру
terminal-mean_decisions = Решений за игру
terminal-by_points = Победа по очкам
terminal-by_elimination = Победа последнего выжившего
terminal-by_card = Победа благодаря карте
terminal-no_winner = Победителя нет
terminal-errors = Ошибки

## Состязания ботов

terminal-competing = играем
terminal-bot_number = без --seats ожидалось от 2 до 6 ботов, а не { $found }
terminal-contest = { $city }: игр { $games }, мест { $seats }, зерно { $seed }
terminal-column_bot = Бот
terminal-column_seats = Сыграно мест
terminal-column_wins = Победы
terminal-column_interval = доверительный интервал 95 %
terminal-interval = от { $low } до { $high }
terminal-column_rating = Рейтинг
terminal-column_time = Время на решение
terminal-column_by_rounds = По кругам
terminal-column_fewer = Обычных игр за одну
terminal-column_duels = Дуэли
terminal-column_lost = Потеря за игру
terminal-column_by_keeping = На выборе кубиков
terminal-column_by_answers = На решении остаться или уйти
terminal-perfection = Потеря шансов на победу за игру против безошибочной игры, в процентных пунктах (King of Tokyo вдвоем, без карт)
terminal-bot_failures = { $name }: ответов { $answers }, из них заменено действием по умолчанию: { $failures }; впервые в игре с зерном { $seed }: { $reason }

## Проверка программы

terminal-asking = спрашиваем
terminal-check_asked = Вопросов задано: { $asked }, за { $games } { $games ->
        [one] игру
        [few] игры
       *[many] игр
    }; на ответ { $ms } мс
terminal-check_kinds = Виды решений: { $kinds }
terminal-check_never = Не встретились: { $kinds }
terminal-check_legal = Допустимых ответов: { $legal }
terminal-check_slowest = Самый долгий ответ: { $ms } мс ({ $spot })
terminal-check_start = Самый долгий первый ответ, с запуском: { $ms } мс
terminal-check_failure = { $spot }: { $reason }
terminal-check_spot = { $city }, мест { $seats }, зерно { $seed }, действие { $number } ({ $kind })
terminal-contest_cut = Остановлено после { $games } из { $wanted } игр
terminal-check_cut = Остановлено до конца всех игр: закончилось время или слишком много сбоев
terminal-check_good = Все ответы хороши
terminal-check_bad = Плохо; --seed N --games 1 задаст вопросы одной игры снова

## Шансы

odds-title = { $dice }, { $rerolls }
odds-yours = Ваш выбор
odds-best = Лучший выбор
odds-next = Следующий
odds-keep = оставить: { $dice }
odds-roll_all = бросить все кубики
odds-stop = стоп

## Правила вкратце, по сообщению на город

terminal-rules-tokyo =
    Ваш ход: бросьте кубики до трех раз, оставляя что нравится; разыграйте их; войдите в Токио, если там есть место; купите карты.
    1, 2, 3: три одинаковых числа приносят столько очков, сколько на них указано, и каждое следующее — еще 1.
    Сердце: восстанавливает 1 жизнь, но не в Токио. Энергия: получите 1 энергию, на нее покупают карты.
    Атака: снаружи отнимает 1 жизнь у каждого монстра в Токио, из Токио — у каждого монстра снаружи.
    Кто теряет жизни от атак в Токио, может отступить: он уходит, а атакующий занимает его место.
    Вход в Токио дает 1 очко, начало хода там — 2. Токийский залив открыт, пока живы хотя бы пять монстров.
    Монстр с 0 жизней выбывает. По очкам побеждают в конце хода; последний выживший побеждает сразу.
terminal-rules-new_york =
    КАК ПОБЕДИТЬ. Живой монстр, у которого в конце хода достаточно очков, побеждает: их нужно 20, если вы не договорились о другом числе. Если хватает нескольким, побеждает тот, чей был ход, если он среди них, а иначе — следующий по часовой стрелке. Последний выживший тоже побеждает, когда его ход окончен; если последние монстры выбывают вместе, победителя нет.

    ГОРОД. На Статен-Айленде, в Бронксе, Куинсе и Бруклине есть место для двух монстров, в Манхэттене — для одного. В каждом боро три стопки по три жетона, и виден только верхний. Жетон — это здание, а на обороте — военная техника. У кого выпало больше всего атак, ходит первым и начинает в боро вне Манхэттена, остальные за ним по часовой стрелке.

    ВАШ ХОД, шаг за шагом:
    1. Доход, только в Манхэттене: Даунтаун — 1 очко и 1 энергия, Мидтаун — 2 очка и 1 энергия, Аптаун — 2 очка и 2 энергии.
    2. Бросьте шесть кубиков до трех раз, каждый раз любые из них.
    3. Разыграйте все результаты, символ за символом, в любом порядке. Разыграть надо все.
    4. Перемещение. Если вы снаружи, а в Манхэттене есть место, вы обязаны его захватить: вы входите в Даунтаун и получаете 1 очко. Если места нет, перейдите в любой боро вне Манхэттена, где оно есть, или останьтесь. В Манхэттене надо подняться на район выше, а в Аптауне остаться; доход вы получите в начале следующего хода.
    5. Купите карты, на сколько хватит энергии; за 2 энергии меняются три карты рынка.

    КУБИКИ
    Сердце: восстанавливает 1 жизнь, до 10. В Манхэттене сердца не лечат; лечат карты и больницы.
    Энергия: получите 1 энергию; на нее покупают карты, и она не пропадает.
    Атака: 1 рана, снаружи — каждому монстру в Манхэттене, из Манхэттена — каждому монстру снаружи. Если в начале вашего хода Манхэттен был пуст, атаки ничего не делают.
    Звезда: с тремя или больше звездами вы забираете карту «Суперзвезда» и получаете 1 очко и еще по 1 за каждую звезду сверх трех. Пока она у вас, каждая ваша звезда приносит 1 очко; без нее меньше трех звезд ничего не дают.
    Разрушение: потратьте столько, сколько нужно жетону в вашем боро, за один ход, и получите его награду (см. таблицу ниже). Здание переворачивается и остается техникой, а следующий жетон стопки можно разрушить сразу. Техника уходит с поля; в ход, когда она появилась, разрушить ее нельзя. Пока разрушений хватает на жетон, вы обязаны разрушать; какой — решаете вы, а остаток пропадает.
    «Ай!»: стреляют военные, 1 рана за каждый жетон техники в боро. Одно «Ай!»: по вам. Два: по каждому монстру в вашем боро. Три или больше: по каждому монстру, техникой его боро; потом вы забираете карту «Статуя Свободы» и получаете 3 очка, а прежний хозяин теряет 3. Техника, появившаяся в этот ход, тоже стреляет.

    МАНХЭТТЕН. Его районы — один боро: все его жетоны доступны, и вся его техника стреляет по тем, кто там. Монстр, потерявший в Манхэттене жизни от атак, может сбежать в боро вне Манхэттена, где есть место; атакующему тогда придется захватить Манхэттен в фазу перемещения. Военные и раны от карт права сбежать не дают. Покинуть Манхэттен можно, только если вы сбегаете, если вас перемещает карта или если вас вынуждают уйти.

    ПЯТЬ ИЛИ ШЕСТЬ МОНСТРОВ. Пока живы пять или больше, в Манхэттене два места, на двух шкалах с теми же районами. Вы входите на первую шкалу, если она свободна, иначе на вторую; атаки снаружи бьют по обоим, а друг друга они не бьют. Если первая шкала пустеет, второй монстр переходит на нее. Когда осталось меньше пяти, монстр со второй шкалы обязан уйти в боро вне Манхэттена.

    КАРТЫ. Карты «Оставьте» остаются у вас; карты «Сбросьте» действуют сразу и уходят. Купленная карта сразу заменяется. Некоторые в определенном боро стоят на 1 меньше. Карты-цели («Суперзвезда», «Статуя Свободы») берутся только кубиками. Жетоны паутины отнимают перебросы, пока их не снимут атаки; жетоны проклятия берут энергию за переброс «Ай!», пока их не снимут сердца.

    ВЫБЫВАНИЕ. С 0 жизней монстр выбывает: его карты уходят в сброс, карты-цели возвращаются на стол, а если это случилось в его ход, ход сразу заканчивается. Чтобы победить, надо пережить весь свой ход.
terminal-language_now = Теперь я говорю по-русски.
terminal-no_language = Языка «{ $name }» нет; есть { $languages }.

## Said once by commands that play many games, where the package was installed without a C compiler
terminal-interpreted = Движок работает без компиляции, примерно в десять раз медленнее: при установке не нашлось компилятора C.

# What `text-agent` says.
terminal-agent_games = { $games ->
    [one] { $games } партия, мест: { $seats }, на остальных местах играет { $rival }
    [few] { $games } партии, мест: { $seats }, на остальных местах играет { $rival }
    [many] { $games } партий, мест: { $seats }, на остальных местах играет { $rival }
   *[other] { $games } партии, мест: { $seats }, на остальных местах играет { $rival }
}
terminal-agent_wins = Победы: { $share } (от { $low } до { $high }); у равного игрока { $fair }
terminal-agent_legal = Допустимые ответы: { $share } (от { $low } до { $high }) из { $answers }
terminal-agent_time = Время: { $game } с на партию, { $answer } мс на ответ
terminal-agent_tokens = Токены: { $tokens } на партию
