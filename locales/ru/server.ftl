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
       *[theirs] { $seat }: { $seats ->
            [1] {""}
           *[other] каждый{" "}
        }{ $way ->
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
       *[theirs] { $seat }: { $seats ->
            [1] {""}
           *[other] каждый{" "}
        }{ $way ->
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
       *[theirs] { $seat }: { $seats ->
            [1] {""}
           *[other] каждый{" "}
        }{ $way ->
            [more] +{ $count }
           *[less] −{ $count }
        } { $count ->
            [one] энергия
           *[other] энергии
        }
    }
preview-nothing = пока ничего

## Почему просьба отклонена

server-illegal = Так нельзя: { $why }.
server-stale = Игра уже ушла вперед; посмотрите и выберите заново.
server-not_begun = Игра еще не началась.
server-begun = Это можно менять только до начала игры.
server-game_over = Игра окончена.
server-not_over = Это будет, когда игра закончится.
server-not_playing = Сейчас игра не идет.
server-paused = Игра на паузе.
server-people_play = Кто-то еще в игре: боты не могут закончить ее сами.
server-not_your_choice = Сейчас выбираете не вы.
server-stood_in = За вас играет бот; сначала вернитесь на место.
server-not_stood_in = На этом месте играет не бот.
server-no_undo = Последнее действие отменить нельзя.
server-undo_not_yours = Последнее действие было не ваше.
server-not_your_seat = Это не ваше место.
server-not_seated = Это могут только те, кто играл.
server-not_host = Это может только хозяин стола.
server-rated_seats = Эта партия идет в рейтинг: все остаются на своих местах.
server-nobody_there = На этом месте нет игрока.
server-no_seat = За этим столом нет такого места.
server-sent_away = { $known ->
        [yes] Хозяин стола ({ $host })
       *[no] Хозяин стола
    } удалил вас из игры, поэтому сесть снова нельзя. Смотреть игру можно.
server-still_here = { $known ->
        [yes] { $name }
       *[no] Этот гость
    } на месте или отсутствует совсем недолго.
server-seat_taken = Это место занято.
server-seat_count = За столом от { $least } до { $most } мест.
server-no_level = Уровни ботов: от { $least } до { $most }.
server-no_monster = В этом городе нет такого монстра.
server-monster_taken = За этого монстра уже играют.
server-no_city = Такого города нет.
server-bad_clock = Такое время не подходит.
server-bad_options = Эти настройки не подходят: { $why }.
server-no_clock = Таймер не идет.
server-time_not_yours = Время вам могут добавить другие игроки.
server-no_emote = Такой эмоции нет.
server-name_empty = В имени нужна хоть одна видимая буква.
server-chat_empty = Сообщение пустое.
server-chat_long = Слишком длинное сообщение. Максимум знаков: { $count }.
server-other_table = Этот запрос для другого стола.
server-bad_nonce = Запросу нужна метка (nonce) от 1 до 64 знаков.
server-garbled = Сервер не понял этот запрос.
server-too_long = Столько за один раз сервер не принимает.
server-too_fast = Слишком много сразу; подождите немного.
server-too_many_open = Вы уже сидите за столами: { $count }; сначала закончите игру или покиньте один из них.
server-bad_salt = Это не соль для кубиков: нужны 64 шестнадцатеричные цифры.
server-too_many_new = Слишком много новых столов; подождите.
server-other_origin = Этот запрос пришел с другого сайта.
server-cannot_save = Сервер сейчас не может сохранять, поэтому ничего не изменилось. Попробуйте чуть позже.
server-damaged = Сохраненная запись этого стола повреждена, поэтому сервер отложил его.

## Почему сервер не запускается

server-bad_db = { $path }: этот файл не подходит для столов: { $why }
server-other_db = { $path }: это не файл столов Tokyork
server-newer_db = { $path }: файл создан более новой версией Tokyork; обновите программу, чтобы открыть его
server-db_in_use = { $path } уже использует другой сервер Tokyork (процесс { $process }); сначала остановите его или выберите другой файл с помощью --db
server-no_address = адрес { $host }, порт { $port } занять не удалось: { $why }
server-bad_database = { $path }: эта база данных не подходит для столов: { $why }
server-no_cluster = для --db postgresql://… и --bus нужны еще два пакета: установите tokyork[cluster]
server-bus_alone = --bus нужен нескольким процессам, а у них общая база данных: добавьте --db postgresql://…
server-bad_bus = { $path }: это не адрес шины; он выглядит как nats://host:4222
worker-ready = Думаем за серверы на шине { $bus }, мыслей одновременно: { $count }

## Копии файла столов. $path: файл столов; $file: копия; $why: что говорит система

backup-done = { $path } сохранен как { $file }: столов { $tables }, ходов { $moves }, всё проверено.
backup-damaged = { $path } сохранен как { $file }, но повреждены столы ({ $count }): { $names }.
backup-failed = не удалось скопировать { $path } в { $file }: { $why }
backup-itself = { $file } — часть самого { $path }; копии нужно другое имя
backup-none = { $path } не существует, копировать нечего
restore-done = { $path } восстановлен из { $file }: столов { $tables }, ходов { $moves }. Прежнее содержимое сохранено как { $kept }.
restore-bad = { $file } нельзя восстановить: { $why }
restore-late = работающий сервер не принял { $file } вовремя; ничего не изменилось
