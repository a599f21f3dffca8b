### Страница для того, кто держит сервер.

title-admin = Ваш сервер — Tokyork
admin-title = Ваш сервер
admin-about = Об этом сервере
admin-token-text = Эта страница — для хозяина сервера. Токен стоит в конце строки, которую сервер печатает при запуске.
admin-token = Токен
admin-open = Открыть
admin-leave = Забыть токен в этом браузере
# $span: such as 3 days
admin-version = Tokyork { $version }, работает уже { $span }.
# $process: a name, $count: how many there are
admin-processes = Отвечает процесс { $process }, всего их { $count }.
admin-store = Всё хранится здесь: { $place }
# $why: what the system says
admin-trouble = Сейчас ничего нельзя сохранить: { $why }

## Tables and people

admin-tables = Открытые столы: { $count }
admin-no-tables = Никто не играет.
admin-damaged = Стол { $table } поврежден и отложен: { $why }
admin-state-gathering = ждет игроков
admin-state-playing = идет игра
admin-state-over = окончена
admin-state-paused = пауза
admin-state-resting = отдыхает: никто не смотрит
admin-turn = ход { $turn }
admin-listeners = { $count ->
        [0] никто не подключен
        [one] { $count } браузер
        [few] { $count } браузера
       *[many] { $count } браузеров
    }{ $watchers ->
        [0] {""}
       *[other] , из них только смотрят: { $watchers }
    }
admin-listed = в лобби
admin-process = процесс { $process }
# $when: such as 3 minutes ago
admin-moved = Последний ход: { $when }
admin-opened = Открыт: { $when }
admin-here = здесь
# $span: such as 3 minutes
admin-away = отсутствует { $span }
admin-seat-open = Свободное место
admin-seat-bot = Бот, уровень { $level }
admin-send-away = Выставить
admin-send-away-who = Выставить: { $name }
admin-send-away-ask = Выставить: { $name }?
admin-send-away-text = Если игра идет, место займет бот. Этот браузер к столу больше не вернется; если за столом никого не останется, он закроется.
admin-away-done = { $name } больше не за столом.
admin-close = Закрыть стол
admin-close-which = Закрыть стол: { $table }
admin-close-ask = Закрыть этот стол?
admin-close-text = Стол { $table } закончится для всех, и ничего от него не останется. В открытом списке кубиков будет сказано, что его закрыли.
admin-close-done = Стол закрыт.
admin-told = Стол у процесса { $process }, ему передано.
admin-more = Показать еще
admin-hidden = И еще { $count }.
admin-people = Люди здесь: { $count }
admin-nobody = Никто не подключен.
admin-person = { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $sockets ->
        [one] { $sockets } браузер
        [few] { $sockets } браузера
       *[many] { $sockets } браузеров
    }, сеть { $network }

## Load

admin-load = Нагрузка
admin-load-moves = Ходов в секунду
admin-load-requests = Запросов в секунду
admin-load-middle = Половина ответов — за
admin-load-slow = 95 из 100 — за
admin-load-cpu = CPU, от одного ядра
admin-load-lag = Цикл опаздывает на
admin-load-memory = Память
admin-load-sockets = Браузеры за столами
admin-load-links = Связаны с другими процессами
admin-load-lines = Сетевые соединения
admin-load-waiting = Ждут помощников
admin-load-rooms = Столы в памяти
admin-load-all-moves = Ходов с запуска
admin-load-commits = Записей с запуска

## Errors, dice, backups

admin-errors = Предупреждения и ошибки
admin-no-errors = С запуска ни одной.
admin-times = { $count } ×
admin-dice = Честные кубики
admin-dice-sum = Обязательства: { $count }, еще открыты: { $open }
admin-dice-open = Еще открыты, сначала старые
admin-dice-newest = Самые новые
admin-die-waiting = Предложено, стола еще нет
admin-die-gathering = Стол ждет игроков
admin-die-playing = Игра идет
admin-die-unknown = Стол не найден
admin-backups = Резервные копии
# $folder: a path
admin-backup-text = Копия — это проверенный снимок всего, вместе с тайнами идущих игр. Пять самых новых лежат здесь: { $folder }.
admin-backup-none = Столы хранятся только в памяти, копировать нечего.
admin-backup-make = Сделать копию
admin-backup-busy = Копирую …
admin-backup-done = Сохранено: { $file }. Столы: { $tables }, ходы: { $moves }, всё проверено.
admin-backup-damaged = Сохранено: { $file }, но поврежденных столов в копии: { $damaged }.
admin-backup-fetch = Скачать
admin-backup-fetch-which = Скачать: { $file }
