### Что сервер говорит браузеру: кого ждет стол, что сделали бы кубики, почему нет.

## Кого ждет стол

waiting-place = { $seat } выбирает, где начать
waiting-roll = { $seat } бросает кубики
waiting-dice = { $seat } смотрит на кубики
waiting-probe = { $seat } метит в кубик
waiting-resolve = { $seat } разыгрывает кубики
waiting-heart = { $seat } тратит сердца
waiting-claw = { $seat } тратит атаки
waiting-destroy = { $seat } выбирает, что разрушить
waiting-damage = { $seat } готовится к удару
waiting-yield = { $seat } решает: остаться или отступить
waiting-flee = { $seat } решает: остаться или сбежать
waiting-move = { $seat } в пути
waiting-buy = { $seat } на рынке
waiting-snatch = { $seat } смотрит на новую карту
waiting-end = { $seat } заканчивает ход
waiting-start = { $seat } начинает ход
waiting-choose = { $seat } выбирает

## Что сейчас сделали бы кубики, коротко

preview-points = { $whose ->
        [yours] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] очко
            [few] очка
           *[many] очков
        }
       *[theirs] { $seat }: { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] очко
            [few] очка
           *[many] очков
        }
    }
preview-health = { $whose ->
        [yours] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] жизнь
            [few] жизни
           *[many] жизней
        }
       *[theirs] { $seat }: { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] жизнь
            [few] жизни
           *[many] жизней
        }
    }
preview-energy = { $whose ->
        [yours] { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] энергия
           *[other] энергии
        }
       *[theirs] { $seat }: { $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] энергия
           *[other] энергии
        }
    }
preview-nothing = пока ничего

## Почему просьба отклонена

server-illegal = Так сходить нельзя: { $why }.
server-stale = Игра уже ушла вперед; посмотри и выбери заново.
server-not_begun = Игра еще не началась.
server-begun = Это можно менять только до начала игры.
server-game_over = Игра окончена.
server-not_over = Это будет, когда игра закончится.
server-not_playing = Сейчас игра не идет.
server-paused = Игра на паузе.
server-not_your_choice = Сейчас выбираешь не ты.
server-stood_in = За тебя играет бот; сначала вернись на место.
server-not_stood_in = За это место бот не играет.
server-no_undo = Последний ход вернуть нельзя.
server-undo_not_yours = Последний ход был не твой.
server-not_your_seat = Это не твое место.
server-not_seated = Это могут только те, кто играл.
server-not_host = Это может только хозяин стола.
server-nobody_there = Там нет человека.
server-no_seat = За этим столом нет такого места.
server-sent_away = Хозяин стола закрыл тебе место за этим столом; смотреть можно.
server-seat_taken = Это место занято.
server-seat_count = За столом от { $least } до { $most } мест.
server-no_level = Уровни ботов: от { $least } до { $most }.
server-no_monster = В этом городе нет такого монстра.
server-monster_taken = За этого монстра уже играют.
server-no_city = Такого города нет.
server-bad_clock = Такое время не подходит.
server-bad_options = Эти настройки не подходят: { $why }.
server-no_clock = Таймер не идет.
server-time_not_yours = Время добавляют другие.
server-no_emote = Такого быстрого слова нет.
server-name_empty = В имени нужна хоть одна видимая буква.
server-chat_empty = Здесь нечего сказать.
server-chat_long = Слишком длинно, предел в знаках: { $count }.
server-other_table = Эта просьба для другого стола.
server-bad_nonce = Просьбе нужна метка (nonce) от 1 до 64 знаков.
server-garbled = Сервер не понял эту просьбу.
server-too_long = Столько сервер разом не принимает.
server-too_fast = Слишком много сразу; подожди немного.
server-too_many_open = Столов у тебя уже { $count }; закончи игру или выйди из-за одного.
server-too_many_new = Слишком много новых столов; подожди.
server-other_origin = Эта просьба пришла с другого сайта.

## Почему сервер не запускается

server-bad_db = { $path }: этот файл не подходит для столов: { $why }
server-other_db = { $path }: это не файл столов или файл другой версии Tokyork
server-no_address = адрес { $host }, порт { $port } занять не удалось: { $why }
