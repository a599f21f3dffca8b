### Játék hallás után: rövid mondatok a böngésző bemondójának, a kért szavakhoz és a terminál `--plain` módjához.

## Egy kör, amely véget ért.

spoken-turn = { $who ->
        [own] Te
       *[other] { $seat }
    }:
spoken-nothing = semmi új
spoken-more = és még { $count }, { $word }
spoken-claws = { $count } zúzás
spoken-you_lose = { $amount } életerőt vesztesz, marad { $now }
spoken-lose = { $who ->
        [actor] { $amount } életerőt veszít
       *[other] { $seats } { $amount } életerőt { $count ->
            [one] veszít
           *[other] veszít
        }
    }
spoken-out = { $who ->
        [actor] kiesett
        [own] kiestél
        [you] kiestél
       *[other] { $seat } kiesett
    }
spoken-goes = { $manner ->
        [goes] { $who ->
            [actor] kivonul Tokióból
            [own] kivonulsz Tokióból
            [you] kivonulsz Tokióból
           *[other] { $seat } kivonul Tokióból
        }
        [starts] { $who ->
            [actor] itt kezd: { $place }
            [own] itt kezdesz: { $place }
            [you] itt kezdesz: { $place }
           *[other] { $seat } itt kezd: { $place }
        }
        [climbs] { $who ->
            [actor] feljebb lép: { $place }
            [own] feljebb lépsz: { $place }
            [you] feljebb lépsz: { $place }
           *[other] { $seat } feljebb lép: { $place }
        }
        [slides] { $who ->
            [actor] átlép: { $place }
            [own] átlépsz: { $place }
            [you] átlépsz: { $place }
           *[other] { $seat } átlép: { $place }
        }
        [enters] { $who ->
            [actor] belép: { $place }
            [own] belépsz: { $place }
            [you] belépsz: { $place }
           *[other] { $seat } belép: { $place }
        }
        [flees] { $who ->
            [actor] ide menekül: { $place }
            [own] ide menekülsz: { $place }
            [you] ide menekülsz: { $place }
           *[other] { $seat } ide menekül: { $place }
        }
       *[moves] { $who ->
            [actor] ide megy: { $place }
            [own] ide mész: { $place }
            [you] ide mész: { $place }
           *[other] { $seat } ide megy: { $place }
        }
    }
spoken-stays = { $who ->
        [actor] marad
        [own] maradsz
        [you] maradsz
       *[other] { $seat } marad
    }
spoken-points_gained = { $who ->
        [actor] { $amount }
        [own] { $amount }
        [you] te: { $amount }
       *[other] { $seat }: { $amount }
    } pont{ $near ->
        [yes] , most { $now }
       *[no] { "" }
    }
spoken-points_lost = { $who ->
        [actor] { $amount } pontot veszít
        [own] { $amount } pontot vesztesz
        [you] { $amount } pontot vesztesz
       *[other] { $seat } { $amount } pontot veszít
    }
spoken-energy_gained = { $who ->
        [actor] { $amount }
        [own] { $amount }
        [you] te: { $amount }
       *[other] { $seat }: { $amount }
    } energia
spoken-energy_lost = { $who ->
        [actor] { $amount } energiát veszít
        [own] { $amount } energiát vesztesz
        [you] { $amount } energiát vesztesz
       *[other] { $seat } { $amount } energiát veszít
    }
spoken-health_gained = { $who ->
        [actor] +{ $amount } életerő
        [own] +{ $amount } életerő
        [you] te: +{ $amount } életerő
       *[other] { $seat }: +{ $amount } életerő
    }
spoken-buys = { $who ->
        [actor] vesz
        [own] veszel
        [you] te veszel
       *[other] { $seat } vesz
    }: { $card }, { $price } energia
spoken-destroys = lerombolva: { $count }
spoken-destroys_one = lerombolva: { $tile }
spoken-new_card = új a kínálatban: { $card }
spoken-stands = { $seat ->
        [you] Te
       *[other] { $seat }
    }: { $points } pont

## Saját döntés

spoken-your_turn = { $seat ->
        [you] Te jössz
       *[other] { $seat }: te jössz
    }
spoken-figures = életerő { $health }, pont { $points }, energia { $energy }, { $place }
spoken-about_to_lose = { $amount } életerő forog kockán, { $left } maradna
spoken-dice = kockák: { $dice }{ $rolling ->
        [yes] ; még { $rolls } dobás
       *[no] { "" }
    }
spoken-no_dice = nincs kocka az asztalon
spoken-side_dice = egy kártya kockái: { $dice }
spoken-left = hátravan: { $dice }
spoken-offered = { $number } { $card } { $price }
spoken-choices = { $count } lehetőség

## Kért szavak

spoken-rival = { $number } { $seat }: { $figures }, { $cards } kártya
spoken-rival_out = { $number } { $seat }: kiesett
spoken-no_rival = Az ellenfelek száma 1-től { $most }-ig tart.
spoken-cards = kártyák: { $cards }
spoken-no_cards = nincs kártya
spoken-tokens = { $token }: { $count }
spoken-shop_card = { $number } { $card }, { $price } energia
spoken-no_card = Ott nincs kártya: 1-től { $most }-ig.
spoken-energy_left = { $energy } energiád van
spoken-card_text = { $card }, { $price } energia: { $text }
spoken-place = { $place }: { $there }
spoken-stack = { $tile }{ $height ->
        [1] { "" }
       *[other] , { $height } lapka
    }
spoken-unit = { $count } { $tile }
spoken-goal = Az nyer, aki előbb éri el a { $points } pontot, vagy aki utolsóként marad
spoken-leads = { $seat ->
        [you] Neked van a legtöbb pontod
       *[other] A legtöbb pont: { $seat }
    }, { $most }
spoken-goal_card = { $card }, { $holder }: { $text }
spoken-nothing_since = Még semmi sem történt

## Ami nem megy

spoken-unknown = Ezt nem ismerem: „{ $line }”; a ? megmondja, mit lehet írni
spoken-which = Melyik: { $moves }
spoken-not_your_turn = Most nem te döntesz
spoken-no_moves = Most nincs mit választanod
spoken-more_moves = és még { $count }: tart, aztán az oldalak

## Súgó

spoken-help_now = Most: { $verbs }
spoken-help_dice = { $word }: kockák
spoken-help_me = { $word }: én
spoken-help_rivals = { $word }: ellenfelek; { $word } 2: egyikük
spoken-help_shop = { $word }: kínálat; { $word } 2: egy kártya szövege
spoken-help_odds = { $word }: esélyek
spoken-help_hint = { $word }: tipp
spoken-help_since = { $word }: mi történt a köröd óta
spoken-help_board = { $word }: tábla
spoken-help_goals = { $word }: célok
spoken-help_help = { $word }: ez a lista
spoken-help_moves = { $word }: minden lépés
spoken-help_undo = { $word }: visszavonás

## Amit be lehet írni

typed-dice = k, kocka, kockák
typed-me = n, én
typed-rivals = f, ellenfelek
typed-shop = p, kínálat
typed-odds = e, esélyek
typed-hint = t, tipp
typed-since = l, napló
typed-board = b, tábla
typed-goals = c, célok
typed-help = ?, súgó
typed-moves = lépések
typed-undo = u, vissza

typed-verb-keep = tart
typed-verb-stop = x, stop, megállok
typed-verb-stay = marad, maradok
typed-verb-yield = kivonul, kivonulok
typed-verb-flee = menekül, menekülök
typed-verb-buy = vesz, veszek
typed-verb-sweep = csere
typed-verb-end = v, vége
typed-verb-use = bevet, bevetek
typed-verb-move = megy, megyek
typed-verb-place = kezd, kezdek
typed-verb-resolve = végrehajt
typed-verb-destroy = rombol, rombolok
typed-verb-heal = gyógyul, gyógyulok
typed-verb-cure = levesz, leveszek
typed-verb-pass = passz
