### Amit a szerver az üzemeltetőjének mond: induláskor, és annak, aki az /admin oldalra jön.

# $address: where the page is, with its token
server-admin_at = Csak neked, az üzemeltetőnek: { $address }
# $least, $most: letters
server-bad_token = az admin-token { $least }–{ $most } jelből áll: csak betűk, számjegyek és .~+/=_- lehet benne
server-no_admin = Ennek a szervernek nincs oldala az üzemeltető számára.
server-bad_admin_token = Nem ezt a tokent írta ki a szerver induláskor.
server-too_many_tokens = Túl sok rossz token jött a címedről. Várj egy percet.
server-no_table = Ez az asztal már nincs meg.
server-no_backup = Ez a szerver csak a memóriában tartja az asztalait, így nincs mit menteni.
server-backup_busy = Már készül egy mentés. Várd meg.
# $why: what the system says
server-backup_failed = A mentés nem sikerült: { $why }
server-no_such_backup = Ez a mentés már nincs meg.
# $path: the file
server-backup_too_large = Ez a mentés túl nagy ahhoz, hogy egy böngésző megkapja. Másold át innen: { $path }.
