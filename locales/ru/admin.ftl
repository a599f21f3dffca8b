### Что сервер говорит своему хозяину: при запуске и всем, кто приходит на /admin.

# $address: where the page is, with its token
server-admin_at = Только для вас, хозяина сервера: { $address }
# $least, $most: letters
server-bad_token = токен администратора — это от { $least } до { $most } знаков: только латинские буквы, цифры и .~+/=_-
server-no_admin = У этого сервера нет страницы для хозяина.
server-bad_admin_token = Это не тот токен, который сервер показал при запуске.
server-too_many_tokens = С вашего адреса пришло слишком много неверных токенов. Подождите минуту.
server-no_table = Такого стола больше нет.
server-no_backup = Этот сервер держит столы только в памяти, копировать нечего.
server-backup_busy = Копия уже создается. Дождитесь ее.
# $why: what the system says
server-backup_failed = Не удалось сделать копию: { $why }
server-no_such_backup = Такой копии больше нет.
# $path: the file
server-backup_too_large = Эта копия слишком велика, чтобы отправить ее в браузер. Скопируйте ее отсюда: { $path }.
