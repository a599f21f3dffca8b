### Тренер в браузере: шансы под кубиками, что делать и что может случиться.

## В панели выбора

coach-ask = Спросить тренера
# что предполагают шансы под кубиками: пока ничего не оставлено; эти кубики оставлены
coach-odds-any = Если бросать на это:
    .text = Каждый шанс — если бросать только ради этого и как можно лучше.
coach-odds-held = Если их оставить:
    .text = Оставленные кубики лежат до конца, остальные перебрасываются, сколько можно.
# вместо шанса
coach-odds-had = уже есть
# вслух. $face: название грани; $count: сколько таких кубиков; $chance: например 77 %; $use: зачем; $about: монстр или карта
coach-odds-chip = { $use ->
        [knock_out] { $face }, { $count } или больше: { $chance }; выбывает { $about }
        [card] { $face }, { $count } или больше: { $chance }; хватит на карту «{ $about }»
        [harm] { $face }, { $count } или больше: { $chance } в лучшем случае
       *[other] { $face }, { $count } или больше: { $chance }
    }
# что делает касание опасности
coach-details = Подробнее об опасности
# вслух: до своего следующего хода. $answer: остаться, отступить; $damage: сколько жизней в среднем; $points; $chance: шанс выбыть
coach-outlook = { $answer }: жизни — около { $damage }, шанс выбыть — { $chance }, очков — около { $points }

## Лист

coach-title = Тренер
coach-topic-coach = Совет
coach-topic-forecast = Риск
coach-topic-ouch = Ай!
coach-topic-plan = План
coach-thinking = Думает…
coach-nothing = Сейчас тренеру сказать нечего.
coach-apply-keep = Оставить
coach-apply-pick = Выбрать
coach-roll-all = Перебросить все кубики

## Опасность

coach-danger = До вашего следующего хода, если остальные бросают на атаки:
coach-stay = Остаться
coach-yield = Отступить
coach-flee = Сбежать: { $place }
coach-damage = Потеря жизней
coach-death = Выбывание
coach-points = Очки
# числа найдены пробой, а не подсчетом
coach-about = Отсюда сыграно продолжений: { $count }, поэтому числа приблизительные.

## «Ай!»

coach-ouch-title = Если они выпадут сейчас:
coach-nobody-hit = Никто не ранен.
# $count: потеря жизней
coach-hit-deadly = { $count }, выбывает
coach-hit-answers = { $count }, если не поможет карта

## Разрушение

# $count: сколько разрушений есть
coach-plan-title = { $count ->
        [one] За { $count } разрушение:
        [few] За { $count } разрушения:
       *[many] За { $count } разрушений:
    }

## Настройки

settings-odds = Показывать шансы
    .text = Шансы под кубиками и насколько опасно оставаться. Хозяин стола может это запретить.
