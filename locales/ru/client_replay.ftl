# Записи сыгранных игр.

## Отказы сервера

replay-no_step = В игре нет такого шага.
replay-over = Здесь игра уже окончена: чтобы играть дальше, выберите место раньше.
replay-bad_record = Эту игру нельзя открыть: { $place }: { $why }.
replay-failed = Не удалось воспроизвести запись. Попробуйте еще раз.

## Страница

title-replay = Запись игры — Tokyork
replay-title = Запись игры
replay-none = Здесь нет записи
replay-where = Шаг { $step } из { $steps } · ход { $turn }
replay-line = Линия времени: какой шаг показан
replay-chances = Шансы на победу: { $chances }
# $kept: сколько оставлено, $rest: сколько брошено снова
replay-keeps = { $kept ->
        [0] перебрасывает все
       *[other] оставляет { $kept }, перебрасывает { $rest }
    }
replay-stops = оставляет все
replay-chances-show = Показывать шансы на победу
replay-play = Пуск
replay-pause = Пауза
replay-back = На шаг назад
replay-forward = На шаг вперед
replay-turn-back = К прошлому ходу
replay-turn-forward = К следующему ходу
replay-eyes = Чьими глазами
replay-eyes-all = Видно всё
replay-speed = Скорость
replay-more = Еще

## Еще

replay-play-on = Играть с этого места
replay-play-on-text = Займите место после шага { $step } и играйте дальше против ботов. Кубики выпадут заново.
replay-play-on-over = Здесь игра окончена. Вернитесь немного назад и играйте оттуда.
replay-play-on-dead = Уже вне игры
replay-friends = Оставить остальные места друзьям
replay-friends-note = Отправьте им ссылку на стол. Пока они не сели, за них играют боты.
replay-play-as = Ваш монстр
replay-keep = Сохранить
replay-download = Скачать запись
replay-review = Разбор
replay-link = Ссылка на этот шаг
replay-jump = Перейти
replay-open = Открыть запись
replay-opening = Загружаем запись…
replay-open-text = Файл сохраненной игры; его можно и перетащить сюда.
replay-past = Ваши последние игры
