### Удобство: настройки, звуки с подписями, код для камеры, приложение.

## Настройки

comfort-search = Найти настройку
comfort-nothing = Настроек с такими словами нет.
comfort-reset = Сбросить все настройки
comfort-reset-done = Все настройки снова как в начале.
comfort-reset-note = Ваше имя и ваши игры останутся.
comfort-group-look = Вид
comfort-group-table = За столом
comfort-group-sound = Звук
comfort-motion = Меньше движения
    .text = Плавная смена вместо полетов и тряски. Это может попросить и само устройство.
comfort-confirm = Подтверждать удержанием
    .text = Выбор, который редко бывает хорош, требует долгого нажатия.
comfort-sound = Звук
    .text = Сигнал, когда ваш ход, и короткие звуки событий.
comfort-volume = Громкость
# $percent: число от 0 до 100
comfort-captions = Подписи к звукам
    .text = Каждый звук сопровождается подписью.
# Слова, которые могут искать, кроме видимых; через пробел.
comfort-words-language = перевод слова
comfort-words-theme = цвета ночь светло темный режим
comfort-words-speed = анимация темп время
comfort-words-motion = анимация доступность тряска
comfort-words-confirm = безопасность ошибки нажатие
comfort-words-sound = тишина шум аудио музыка громко тихо
comfort-words-captions = глухота субтитры слух доступность
menu-settings = Настройки
menu-sound-on = Звук включен
menu-sound-off = Звук выключен

## Подписи: что слышно

sound-turn = Колокольчик: ваш ход
sound-ask = Сигнал: вас спрашивают
sound-join = Две ноты: кто-то садится за стол
sound-roll = Гремят кубики
sound-points = Звенят очки
sound-energy = Трещит энергия
sound-health = Теплый гул: лечение
sound-hit = Удар когтями
sound-enter = Тяжелые шаги
sound-buy = Звякает касса
sound-crumble = Рушится здание
sound-knocked_out = Монстр падает с грохотом
sound-win = Фанфары

## Код для камеры

scan-open = QR-код
scan-title = Открыть на телефоне
scan-how = Наведите камеру телефона на код: откроется эта ссылка.
# Читается вместо картинки
scan-picture = QR-код ссылки ниже
scan-network = Телефон должен быть в одной сети с этим устройством.
scan-only-here = Этот адрес работает только на этом устройстве. Для телефонов в вашей сети запустите Tokyork с --host 0.0.0.0.

## Приложение

app-name = Tokyork
app-description = «Повелитель Токио» и «Повелитель Нью-Йорка» в браузере: против ботов или с друзьями по ссылке.
app-play = Играть
app-cards = Карты
app-install = Установить приложение
app-install-note = У Tokyork будут свой значок и свое окно на этом устройстве.
offline-title = Нет связи
offline-text = Монстры вас не слышат. Проверьте связь; ваши игры целы на сервере.
offline-again = Повторить
