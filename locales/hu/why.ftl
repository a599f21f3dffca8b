### „Miért?”: mi okozott egy sort a naplóban, és miért nem lehet valamit megtenni.
### Az okok között a napló saját mondatai, a kártyák szövege és a szabályok bekezdései is előjönnek.

because-card = „{ $card }”: { $text }
because-earlier = { $turn }. kör: { $text }
because-token = A jelölői okozzák: { $token }.
because-price = A kártya eredeti ára { $printed } energia; ennyibe került: { $paid }.
because-price_now = A kártya eredeti ára { $printed } energia; most ennyibe kerül: { $asked }.

## Mikor vethető be egy kártya

because-moments = Ekkor vethető be: { $moments }.
because-or = { " vagy " }
because-at_start = a köröd elején
because-at_roll = dobás közben
because-at_dice = az utolsó dobásod után
because-at_probe = amikor mások befejezték a dobást
because-at_damage = amikor életerőt veszítenél
because-at_buy = vásárláskor
because-at_end = a köröd végén
because-at_heart = amikor felhasználsz egy szívet
because-anytime = bármelyik döntésednél
because-at_destroy = amikor épületet rombolsz le vagy egységet pusztítasz el

## A szerver elutasításai

server-no_line = Nincs ilyen sor a naplóban.
server-many_orders = Egy helynek legfeljebb { $count } automatikus válasza lehet.
server-bad_order = Ilyen automatikus válasz nem lehetséges.

## A terminálban

terminal-help_why = why SZAVAK
    .text = miért történt, amiről a napló legutolsó olyan sora szól, amelyben ezek a szavak szerepelnek; szavak nélkül a legutolsó sor
terminal-no_line = A naplóban nincs sor ezekkel a szavakkal: { $words }
