# Elutasítások a napokig tartó játékokról, az értesítésekről és a versenyekről.
server-bad_pace = Körönként 1–{ $most } nap, legfeljebb { $off } szabadnap, és mellé nem jár óra.
server-no_vacation = Itt nincsenek szabadnapok.
server-vacation_left =
    { $days ->
        [0] Itt már nincs egész szabadnapod.
       *[other] Itt még { $days } szabadnapod van.
    }
server-days_agreed = Ez a játék napokig tart: mindenkinek annyi ideje van, amennyiben megegyeztetek.
server-tournament_begun = Ez a verseny már elkezdődött.
server-tournament_full = Ez a verseny betelt: { $most } játékos van benne.
server-tournament_host = Ezt csak az teheti meg, aki a versenyt indította.
server-tournament_bad = 3–6 fős asztalokat és legfeljebb { $most } fordulót válassz.
server-tournament_name = A versenynek név is kell.
server-no_tournament = Nincs ilyen verseny.
server-bad_push = Ennek a böngészőnek az értesítő szolgáltatása nem használható.
server-bad_quiet = Ezek az órák nem lehetségesek.
server-bad_mail = Erre a címre nem küldhető levél.
server-no_mail = A levelet nem sikerült elküldeni. Próbáld meg később.
server-nothing_to_watch = Nincs ilyen nézhető asztal.
