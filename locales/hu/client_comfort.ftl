### Kényelem: beállítások, hangok feliratokkal, a leolvasható kód, a telepített alkalmazás.

## Beállítások

comfort-search = Beállítás keresése
comfort-nothing = Nincs beállítás ezekkel a szavakkal.
comfort-reset = Minden visszaállítása
comfort-reset-done = Minden beállítás visszaállt az alapértékre.
comfort-reset-note = A neved és a játszmáid megmaradnak.
comfort-group-look = Megjelenés
comfort-group-table = Az asztalnál
comfort-group-sound = Hang
comfort-motion = Kevesebb mozgás
    .text = Repülés és rázkódás helyett áttűnés. A készüléked is kérheti ezt.
comfort-confirm = Megerősítés hosszú nyomással
    .text = Ami ritkán jó választás, ahhoz hosszabban kell nyomni a gombot.
comfort-sound = Hang
    .text = Csengés, amikor te jössz, és rövid hangok az eseményekhez.
comfort-volume = Hangerő
comfort-captions = Feliratok
    .text = Minden hanghoz felirat is megjelenik.
# Ezekre a szavakra is lehet keresni.
comfort-words-language = fordítás szavak magyar
comfort-words-theme = színek éjszaka világos sötét mód
comfort-words-speed = animáció tempó idő
comfort-words-motion = animáció akadálymentesség rázkódás
comfort-words-confirm = biztonság tévedés nyomás
comfort-words-sound = némítás zaj audio zene hangos halk
comfort-words-captions = siket felirat hallás akadálymentesség
menu-settings = Beállítások
menu-sound-on = Hang: be
menu-sound-off = Hang: ki

## Feliratok: mi hallatszik

sound-turn = Csengés: te jössz
sound-ask = Pittyenés: döntened kell
sound-join = Két hang: valaki leül
sound-roll = Kockák zörögnek
sound-points = Pontok csilingelnek
sound-energy = Energia sercen
sound-health = Meleg zümmögés: gyógyulás
sound-hit = Lecsap egy zúzás
sound-enter = Súlyos léptek
sound-buy = Csilingel a pénztár
sound-crumble = Leomlik egy épület
sound-knocked_out = Elzuhan egy szörny
sound-win = Fanfár

## A leolvasható kód

scan-open = QR-kód
scan-title = Beolvasás telefonnal
scan-how = Irányítsd egy telefon kameráját a kódra. Megnyitja ezt a linket.
scan-picture = Az alábbi link QR-kódja
scan-network = A telefon ugyanazon a hálózaton legyen, mint ez a készülék.
scan-only-here = Ez a cím csak ezen a készüléken működik. Ha a hálózatod telefonjairól is csatlakoznátok, indítsd a Tokyorkot így: --host 0.0.0.0.

## A telepített alkalmazás

app-name = Tokyork
app-description = Tokió királya és New York királya a böngészőben: botok ellen vagy linkkel hívott barátokkal.
app-play = Játék
app-cards = Kártyák
app-install = Telepítés alkalmazásként
app-install-note = A Tokyork saját ikont és ablakot kap ezen a készüléken.
offline-title = Nincs kapcsolat
offline-text = A szörnyek nem hallanak téged. Nézd meg a kapcsolatot; a játszmáid a szerveren biztonságban vannak.
offline-again = Újra
