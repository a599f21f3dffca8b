### Галерея всех карт.

title-cards = Карты — Tokyork

gallery-title = Карты
gallery-search = Найти карту
gallery-city = Город
gallery-city-all = Оба
gallery-kind = Тип
gallery-kind-all = Любой тип
gallery-price = Цена
gallery-price-all = Любая цена
# $price: только число энергии: карта стоит ровно столько
gallery-price-exact = { $price } { $price ->
        [one] энергия
       *[other] энергии
    }
# $price: число энергии: столько или меньше
gallery-price-up_to = До { $price } энергии
# $price: число энергии: столько или больше
gallery-price-from = От { $price } энергии
gallery-count = { $count ->
        [0] Карт нет
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
gallery-nothing = Ни одна карта не подходит. Уберите часть слов или смените фильтры.
gallery-all = Показать все карты
# Цена карты, для тех, кто слушает.
gallery-costs = Стоит { $price } { $price ->
        [one] энергию
       *[other] энергии
    }
gallery-free = Не продается
# На листе карты
gallery-copies = { $copies ->
        [one] В колоде { $copies } такая карта.
        [few] В колоде { $copies } такие карты.
       *[many] В колоде { $copies } таких карт.
    }
gallery-link = Ссылка на эту карту
gallery-before = Предыдущая карта
gallery-after = Следующая карта
# $number: какая из найденных карт; $count: сколько их
gallery-place = { $number } из { $count }
# Ссылка со стола, открывает новую вкладку
gallery-open = Показать в галерее карт
home-cards = Карты
