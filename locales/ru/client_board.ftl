### Поле отвечает: что здесь лежит и кто стоит, что это дает, чем становится и что сделает «Ай!».

# The button over a place; $place: its name.
look-at = Что здесь? { $place }
look-tokyo = За вход дают 1 очко. Ваша атака задевает всех снаружи, а их атака — вас. Сердца здесь вас не лечат.
look-outside = Ваша атака задевает монстров в Токио. Сердца вас лечат.
look-manhattan = За вход дают 1 очко. Ваша атака задевает всех снаружи, а их атака — вас. Сердца здесь вас не лечат. В каждую свою фазу перемещения вы поднимаетесь на один район.
look-outer = Здесь помещаются два монстра. Ваша атака задевает Манхэттен. Сердца вас лечат.
# A button: all of it, not only what was tapped.
look-whole = Всё здесь: { $place }
look-here = Сейчас здесь
look-nobody = Здесь нет монстров.
look-buildings = Здания
look-units = Военная техника
look-zones = Районы: что они дают в начале вашего хода
look-goals = Цели
# A tile, in a row after its name: what destroying it takes and brings.
look-durability = прочность { $count }
# The same where the reader's cards make another number of it; $needs: that number.
look-durability-yours = прочность { $count }, для вас { $needs }
# What a card of the reader pays besides; the card's name follows.
look-also = { $what ->
        [points] { $count ->
            [one] еще { $count } очко:
            [few] еще { $count } очка:
           *[many] еще { $count } очков:
        }
        [energy] { $count ->
            [one] еще { $count } энергия:
            [few] еще { $count } энергии:
           *[many] еще { $count } энергии:
        }
       *[health] { $count ->
            [one] еще { $count } жизнь:
            [few] еще { $count } жизни:
           *[many] еще { $count } жизней:
        }
    }
look-pays = { $what ->
        [points] { $count ->
            [one] награда: { $count } очко
            [few] награда: { $count } очка
           *[other] награда: { $count } очков
        }
        [energy] { $count ->
            [one] награда: { $count } энергия
            [few] награда: { $count } энергии
           *[other] награда: { $count } энергии
        }
       *[health] { $count ->
            [one] награда: { $count } жизнь
            [few] награда: { $count } жизни
           *[other] награда: { $count } жизней
        }
    }
# $unit: a kind of unit
look-becomes = потом станет: { $unit }
look-below = { $count ->
        [0] последний жетон в стопке
        [one] под ним еще { $count }
       *[other] под ним еще { $count }
    }
look-fresh = { $count ->
        [one] { $count } новый жетон: до следующего хода его не разрушить
        [few] { $count } новых жетона: до следующего хода их не разрушить
       *[other] { $count } новых жетонов: до следующего хода их не разрушить
    }
look-ouch = «Ай!» в этом месте
look-ouch-none = Техники здесь нет, так что никто не пострадает.
# $count: units there, each of which deals 1 damage
look-ouch-1 = Кто выбросит его здесь, получит ран: { $count }.
look-ouch-2 = Каждый монстр здесь получит ран: { $count }.
look-ouch-3 = Стреляет вся техника: каждый монстр здесь получит ран: { $count }, а выбросивший заберет Статую Свободы.
# A card of the reader takes from the army's fire; its name follows.
look-less = Вам достается на { $count } меньше:
