### Was der Server seinem Betreiber sagt: beim Start, und jedem, der zu /admin kommt.

# $address: where the page is, with its token
server-admin_at = Nur für dich als Betreiber: { $address }
# $least, $most: letters
server-bad_token = das Admin-Token braucht { $least } bis { $most } Zeichen, nur Buchstaben, Ziffern und .~+/=_-
server-no_admin = Dieser Server hat keine Seite für seinen Betreiber.
server-bad_admin_token = Das ist nicht das Token, das der Server beim Start ausgegeben hat.
server-too_many_tokens = Zu viele falsche Tokens von deiner Adresse. Warte eine Minute.
server-no_table = Diesen Tisch gibt es nicht mehr.
server-no_backup = Dieser Server hält seine Tische nur im Speicher, es gibt also nichts zu sichern.
server-backup_busy = Es läuft schon eine Sicherung. Warte, bis sie fertig ist.
# $why: what the system says
server-backup_failed = Die Sicherung ist nicht gelungen: { $why }
server-no_such_backup = Diese Sicherung gibt es nicht mehr.
# $path: the file
server-backup_too_large = Diese Sicherung ist zu groß, um sie an einen Browser zu schicken. Kopiere sie aus { $path }.
