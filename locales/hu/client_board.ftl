### A tábla válaszol: mi van egy helyen, mit ad, mivé válik, mit tenne a „Jajj!”.

# The button over a place; $place: its name.
look-at = Mi van itt? { $place }
look-tokyo = A bevonulás 1 pontot ér. A támadásod minden kint lévő szörnyet eltalál, az övék pedig téged. A szívek itt nem gyógyítanak.
look-outside = A támadásod a Tokióban lévő szörnyeket találja el. A szívek gyógyítanak.
look-manhattan = A bevonulás 1 pontot ér. A támadásod minden kint lévő szörnyet eltalál, az övék pedig téged. A szívek itt nem gyógyítanak. Minden Lépés szakaszodban egy zónával továbblépsz.
look-outer = Két szörny fér el benne. A támadásod Manhattant találja el. A szívek gyógyítanak.
# A button: all of it, not only what was tapped.
look-whole = Minden itt: { $place }
look-here = Most itt van
look-nobody = Itt nincs szörny.
look-buildings = Épületek
look-units = A hadsereg
look-zones = Zónák: ennyit adnak a köröd elején
look-goals = Célok
# A tile, in a row after its name: what destroying it takes and brings.
look-durability = állóképesség: { $count }
# The same where the reader's cards make another number of it; $needs: that number.
look-durability-yours = állóképesség: { $count }, neked { $needs }
# What a card of the reader pays besides; the card's name follows.
look-also = { $what ->
        [points] még { $count } pont:
        [energy] még { $count } energia:
       *[health] még { $count } életerő:
    }
look-pays = { $what ->
        [points] jutalma: { $count } pont
        [energy] jutalma: { $count } energia
       *[health] jutalma: { $count } életerő
    }
# $unit: a kind of unit
look-becomes = utána ez lesz belőle: { $unit }
look-below = { $count ->
        [0] az oszlop utolsó lapkája
       *[other] alatta még { $count }
    }
look-fresh = { $count } új: a következő körig nem pusztítható el
look-ouch = „Jajj!” ezen a helyen
look-ouch-none = Itt nincs egység, így senkit sem érne találat.
# $count: units there, each of which deals 1 damage
look-ouch-1 = Aki itt dobja, { $count } sebzést kap.
look-ouch-2 = Itt minden szörny { $count } sebzést kap.
look-ouch-3 = Az egész hadsereg lő: itt minden szörny { $count } sebzést kap, és aki dobta, megkapja a Szabadság-szobrot.
# A card of the reader takes from the army's fire; its name follows.
look-less = Te { $count } sebzéssel kevesebbet kapsz:
