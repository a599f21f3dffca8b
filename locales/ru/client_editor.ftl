### Редактор позиций: тренировка с любой своей позиции.

title-practice = Тренировка — Tokyork
practice-title = Тренировка
practice-short = Составить позицию
practice-intro = Составьте любую позицию и сыграйте ее против ботов.
practice-edit_this = Изменить эту позицию

## Поле

practice-board = Поле
practice-players = Игроки
practice-count = Монстры
practice-seat = Место { $number }
## $number: какое место; $part: что-то из practice-part-...
practice-seat_part = Место { $number }, { $part }
practice-turn = Чей ход начинается
practice-you = За кого вы играете
practice-level = Боты
practice-place = Где стоит
practice-health = Жизни
practice-points = Очки
practice-energy = Энергия
practice-out = Вне игры
practice-tokens = Жетоны
practice-goals = Карты-цели
practice-cards = Карты
practice-cards-of = { $count ->
        [0] Нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
practice-cards-choose = Выбрать карты
practice-market = Рынок
practice-market-note = До трех карт; остальное — из колоды.
practice-dice = Первый бросок
practice-dice-note = Если кубики не выбраны, первый бросок решает случай.
practice-die = Кубик { $number }
practice-dice-set = Выбрать кубики
practice-boroughs = Боро
practice-borough-dealt = Здания — случайно
practice-borough-set = Выбрать здания
## $number: какая стопка
practice-stack = Стопка { $number }, сверху вниз
practice-tile = Здание { $number }
practice-tile-none = Нет
practice-units = Техника
practice-begin = Играть позицию

## Текстом

practice-text = Текстом
practice-text-note = Сценарий, который можно сохранить, отправить или вставить сюда.
practice-copy = Копировать
practice-copied = Готово
practice-download = Скачать
practice-use = Взять этот текст
practice-reset = Начать заново

## Чего не бывает. $where: practice-part-..., место или боро; $why: practice-why-...

practice-bad = { $where }: { $why }
practice-part-at = где стоит
practice-part-health = жизни
practice-part-monster = монстр
practice-part-points = очки
practice-part-energy = энергия
practice-part-tokens = жетоны
practice-part-goals = карты-цели
practice-part-cards = карты
practice-part-players = Игроки
practice-part-turn = Ход
practice-part-rolls = Первый бросок
practice-part-market = Рынок
practice-part-deck = Колода
practice-part-discard = Сброс
practice-part-game = Город
practice-part-options = Правила
practice-why-at = там нет места для этого монстра.
practice-why-health = у монстра не бывает столько жизней.
practice-why-monster = этого монстра нет в этом городе, или он уже играет.
practice-why-number = это число слишком большое или слишком маленькое.
practice-why-tokens = столько таких жетонов нет.
practice-why-goals = у каждой карты-цели только один хозяин.
practice-why-card = этой карты нет в коробке, или она уже в другом месте.
practice-why-tiles = столько таких жетонов нет, или их слишком много в одном месте.
practice-why-alive = нужно от двух до шести монстров, и хотя бы двое живых.
practice-why-turn = ходить должен живой монстр.
practice-why-rolls = число кубиков не подходит этому монстру.
practice-why-other = такого в позиции не бывает.
practice-no_scenario = Этот текст — не сценарий.
practice-too_long = Этот текст слишком длинный для сценария.
practice-over = В этой позиции игра уже окончена.
