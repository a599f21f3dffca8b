### Decisions: a short question and a help text for each kind, and every move in words.
### .help is for those who type moves, .browser for those who tap on them.
### decision-KIND fits both cities; decision-tokyo-KIND and decision-new_york-KIND say more where they differ.
### decision-choose-CARD is the question a card asks; decision-move_out is the move of a monster that may not stay.
### prospect-... say what a move or a face of New York would do as the table stands.

## Decisions

decision-place = Where do you start?
    .help = “place” puts your monster in one of the four outer boroughs. Each has room for two monsters, and nobody starts in Manhattan. Check which buildings you could destroy there, and who is already there. Manhattan is still empty: the first monster to move has to enter it. By default you take the first borough on the list.
    .browser = Choose one of the four outer boroughs. Each has room for two monsters. Nobody starts in Manhattan: it is still empty, and the first monster to move has to enter it. Check which buildings you could destroy there, and who is already there.

decision-roll = Which dice do you keep?
    .help = “keep” with faces keeps those dice and rerolls all the others; “keep” alone rerolls all of them. You may also reroll dice you kept earlier. “stop” keeps all dice as they are, and “use” moves come from cards. By default you stop; if you may not, you reroll as few dice as possible.
    .browser = Tap the dice you want to keep; the main button rerolls all the others. You may also reroll dice you kept earlier. Stop keeps all dice as they are. What your cards can do is shown next to the question.
decision-tokyo-roll = Which dice do you keep?
    .help = “keep” with faces keeps those dice and rerolls all the others; “keep” alone rerolls all of them. You have three rolls in total, unless cards give you more, and you may also reroll dice you kept earlier. “use” moves are extra rolls from cards. “stop” keeps all dice as they are and is the default.
    .browser = Tap the dice you want to keep; the main button rerolls all the others. Press and hold a die to select all dice with that face. You have three rolls in total, unless cards give you more, and you may also reroll dice you kept earlier. Stop keeps all dice as they are. Then three of a kind score that number, plus 1 point for each extra die; hearts heal you outside Tokyo, energy buys cards, and claws hit the monsters on the other side (in or out of Tokyo).
decision-new_york-roll = Which dice do you keep?
    .help = “keep” with faces keeps those dice and rerolls all the others; “keep” alone rerolls all of them, and you may also reroll dice you kept earlier. “stop” keeps all dice as they are. You have three rolls in total: each web token takes one reroll away, and a reroll that includes Ouch costs 1 energy per curse token. Then every result is resolved, kind by kind in the order you choose. By default you stop; if Jinx Aura forbids that, you reroll as few dice as possible.
    .browser = Tap the dice you want to keep; the main button rerolls all the others. Press and hold a die to select all dice with that face. You have three rolls in total: each web token takes one reroll away, and a reroll that includes Ouch costs 1 energy per curse token. Stop keeps all dice as they are. Then every result is resolved, kind by kind in the order you choose.

decision-dice = Change a die?
    .help = You have finished rolling. Your cards let you change the result before it is resolved. Each “use” move does what the card says, and you are asked again as long as something can be changed. “pass” leaves the dice as they are and is the default.
    .browser = You have finished rolling. Your cards let you change the result before it is resolved. Choose a card, tap a marked die and confirm. You are asked again as long as something can be changed.
decision-tokyo-dice = Change a die?
    .help = You have finished rolling. Your cards let you change or reroll dice before they are resolved. Each “use” move does what the card says. You are asked again as long as something can be changed. “pass” leaves the dice as they are and is the default.
    .browser = You have finished rolling. Your cards let you change or reroll dice before they are resolved. Choose a card, tap a marked die and confirm. You are asked again as long as something can be changed.
decision-new_york-dice = Change a die?
    .help = You have finished rolling. “use” moves come from your cards: they change dice that are not resolved yet or, before the first kind of result only, add results. You are asked again before each further kind. “pass” leaves everything as it is and is the default.
    .browser = You have finished rolling. Your cards let you change dice that are not resolved yet or, before the first kind of result only, add results. You are asked again before each further kind.

decision-probe = Reroll a rival’s die?
    .help = The active monster has finished rolling, and you may reroll one of its dice. “use” names the face of the die you want to reroll; if it comes up a heart, your card is discarded. “pass” leaves its dice alone and is the default.
    .browser = The active monster has finished rolling, and you may reroll one of its dice: tap it. If it comes up a heart, your card is discarded.

decision-resolve = Which face first?
    .help = Choose which kind of result to resolve next. “resolve” resolves all results with that face together. The default is the first on the list.
    .browser = Choose which kind of result to resolve next: all results with that face together.
decision-tokyo-resolve = Hearts or claws first?
    .help = You can heal other monsters, so the order matters. “resolve heart” means numbers, hearts, energy, claws. “resolve claw” means numbers, energy, claws, hearts. By default hearts come first.
    .browser = You can heal other monsters, so the order matters. With hearts first it is numbers, hearts, energy, claws; with claws first it is numbers, energy, claws, hearts.
decision-new_york-resolve = Which face first?
    .help = You must resolve all your results, even useless ones, and you choose the order. “resolve” carries out all results with one face, including those added by cards, before the next kind; the list shows what each would do now. The order matters: a unit you destroy first will not fire on Ouch, but a building you destroy first leaves behind a unit that will; and hearts help more after the army has fired. The default is the first on the list: hearts, energy, claws, stars, destruction, Ouch.
    .browser = You must resolve all your results, even useless ones, and you choose the order. Tap a face to see what it would do now. The order matters: a unit you destroy first will not fire on Ouch, but a building you destroy first leaves behind a unit that will; and hearts help more after the army has fired. The usual order goes from left to right.

decision-heart = How do you use this heart?
    .help = You use your hearts one at a time. “heal” heals you by 1, “cure” removes one of your tokens, and “pass” wastes this heart. By default you heal if you can, and otherwise pass.
    .browser = You use your hearts one at a time: each heals you by 1 or removes one of your tokens.
decision-tokyo-heart = How do you use this heart?
    .help = You use your heart dice one at a time. Outside Tokyo, “heal” heals you by 1, and “cure” removes a poison or shrink token. “ray” heals another monster by 1, for 2 energy (or all it has, if less), and “pass” wastes this heart. By default you heal if you can, and otherwise pass.
    .browser = You use your hearts one at a time. Outside Tokyo, each heals you by 1 or removes a poison or shrink token. With the right card, it heals another monster by 1 instead, for 2 energy (or all it has, if less).
decision-new_york-heart = How do you use this heart?
    .help = You use your hearts one at a time, because you have curse tokens: each makes a reroll that includes Ouch cost 1 energy. “heal” heals you by 1, but not in Manhattan; “cure curse” removes one token anywhere; “pass” wastes this heart. By default you heal if you can, and otherwise pass.
    .browser = You use your hearts one at a time, because you have curse tokens: each makes a reroll that includes Ouch cost 1 energy. A heart heals you by 1, but not in Manhattan, or removes one of the tokens anywhere.

decision-claw = How many webs do you shed?
    .help = You have web tokens; each takes away one of your rerolls. “shed” with a number spends that many claws to remove as many tokens, and all other claws attack as usual; with “shed 0”, all of them attack. By default you shed none.
    .browser = You have web tokens; each takes away one of your rerolls. Choose how many claws to spend: each removes one token. All other claws attack as usual.

decision-destroy = What do you destroy?
    .help = “destroy” spends the destruction a tile needs and pays its reward at once. You can destroy the top tile of a stack, and units that did not appear this turn. A building turns over and stays in its borough as a unit: a building of durability 1 hides infantry, 2 a jet, 3 a tank. It also uncovers the next tile of its stack, which you may destroy with what is left. A unit leaves the board. As long as you have enough for a tile in your borough, you must destroy one; you choose which, and leftover destruction is lost. The default is the first tile on the list, or “pass” if that is offered.
    .browser = Choose a tile: it costs the destruction shown on it and pays its reward at once. You can destroy the top tile of a stack, and units that did not appear this turn. A building turns over and stays in its borough as a unit: a building of durability 1 hides infantry, 2 a jet, 3 a tank. It also uncovers the next tile of its stack, which you may destroy with what is left. A unit leaves the board. As long as you have enough for a tile in your borough, you must destroy one; leftover destruction is lost.

decision-damage = How do you respond to this damage?
    .help = You are about to lose health, and a card lets you do something about it. “use” does what the card says, and “pass” takes the loss. By default you pass.
    .browser = You are about to lose health, and a card lets you do something about it. Choose the card, or take the loss.
decision-tokyo-damage = How do you respond to this loss?
    .help = You are about to lose health. “use wings” costs 2 energy, and you lose no health for the rest of the turn; “use rapid_healing” costs 2 energy and heals 1 before the loss. “use background_dweller” rerolls a 3 on your Camouflage dice. “pass” takes the loss and is the default.
    .browser = You are about to lose health. Wings costs 2 energy, and you lose no health for the rest of the turn; Rapid Healing costs 2 energy and heals 1 before the loss. Background Dweller rerolls a 3 on your Camouflage dice.
decision-new_york-damage = How do you respond to this damage?
    .help = You are about to take damage, and Of Another World lets you lose energy instead of health. “use of_another_world” with a number loses that much energy and that much less health; you are asked only once. “pass” takes it all in health and is the default.
    .browser = You are about to take damage, and Of Another World lets you lose energy instead of health. Choose how much; you are asked only once.

decision-yield = Stay in Tokyo?
    .help = Claws have hit you in Tokyo. “yield” leaves Tokyo, and an attacker from outside moves in; you do not get back the health you lost, but with Jets you lose none. “stay” keeps your place and is the default.
    .browser = Claws have hit you in Tokyo. If you yield, you leave Tokyo and an attacker from outside moves in; you do not get back the health you lost, but with Jets you lose none. If you stay, you keep your place and score for it at the start of your turn, but hearts do not heal you here.

decision-flee = Flee from Manhattan?
    .help = You were attacked in Manhattan and may leave it now. “flee” takes you to an outer borough with fewer than two monsters; you do not get back the health you lost. The attacker then has to enter Manhattan when it moves, because there is room. “stay” keeps you in your zone: you get its income when your turn begins and climb when you move, but hearts do not heal you there, and claws from outside keep hitting you. By default you stay.
    .browser = You were attacked in Manhattan and may leave it now, for an outer borough with fewer than two monsters; you do not get back the health you lost. The attacker then has to enter Manhattan when it moves, because there is room. If you stay, you get the income of your zone when your turn begins and climb when you move, but hearts do not heal you there, and claws from outside keep hitting you.

decision-move = Move or stay?
    .help = “move” takes you to any outer borough with fewer than two monsters. “stay” ends the Move phase and is the default. The units in the borough you choose may fire at you, and its tiles are the ones you can destroy on your next turn; some cards cost 1 less in certain boroughs.
    .browser = You may move to any outer borough with fewer than two monsters. The units there may fire at you, and its tiles are the ones you can destroy on your next turn; some cards cost 1 less in certain boroughs.

decision-move_out = Where do you go?
    .help = Fewer than five monsters are left, so Manhattan has room for only one, and you are on the second track: you must leave. “move” takes you to an outer borough with fewer than two monsters, and it costs nothing. By default you take the first borough on the list.
    .browser = Fewer than five monsters are left, so Manhattan has room for only one, and you are on the second track: you must leave. Choose an outer borough with fewer than two monsters; it costs nothing.

decision-buy = Buy a card?
    .help = “buy” pays the price and gives you the card, and the market is refilled at once. “sweep” costs 2 energy and replaces all market cards. You are asked again as long as there is something you can do. “end” stops buying and is the default.
    .browser = Tap a card to read it. Buying it costs its price, and the market is refilled at once. A sweep costs 2 energy and replaces all market cards. You are asked again as long as there is something you can do.
decision-tokyo-buy = Buy a card?
    .help = “buy” pays the price for a card from the market or, with the right cards, from another monster or the deck, whose top card “use made_in_a_lab” shows you. “sweep” costs 2 energy and replaces all market cards. You are asked again as long as there is something you can do. “end” stops buying and is the default.
    .browser = Tap a card to read it. Buying it costs its price. With the right cards, you may buy from another monster or from the deck, too. A sweep costs 2 energy and replaces all market cards. You are asked again as long as there is something you can do.
decision-new_york-buy = Buy a card?
    .help = “buy” pays the price for a market card, and another card takes its place. Keep cards stay with you; Discard cards take effect at once and are gone. Some cards cost 1 less in certain boroughs, some can be bought only on a turn in which you destroyed a jet or a tank, and goal cards are never for sale. “sweep” costs 2 energy and replaces all market cards. You are asked again as long as there is something you can do. “end” stops buying and is the default.
    .browser = Tap a card to read it. Buying it costs its price, and another card takes its place. Keep cards stay with you; Discard cards take effect at once and are gone. Some cards cost 1 less in certain boroughs, some can be bought only on a turn in which you destroyed a jet or a tank, and goal cards are never for sale. A sweep costs 2 energy and replaces all market cards. You are asked again as long as there is something you can do.

decision-snatch = Snatch a card?
    .help = New cards are in the market, and Opportunist lets you buy them before anyone else. “buy” pays the price with your energy, and the replacement is offered to you too. “pass” leaves the cards to the others and is the default.
    .browser = New cards are in the market, and Opportunist lets you buy them before anyone else. Tap one to read it. The card that replaces it is offered to you too.

decision-end = Sell a card before your turn ends?
    .help = Metamorph lets you discard your Keep cards for energy equal to their printed cost. “use metamorph” with a card sells it, and you are asked again while you have something to sell. “pass” keeps the rest and is the default.
    .browser = Metamorph lets you discard your Keep cards for energy equal to their printed cost. Choose a card to sell; you are asked again while you have something to sell.

decision-start = Do something before you roll?
    .help = Your turn begins, and a card lets you act before your first roll. “use” and “move” do what the card says. “pass” goes on to the roll and is the default.
    .browser = Your turn begins, and a card lets you act before your first roll.
decision-tokyo-start = Copy another card?
    .help = Before your first roll, you may pay 1 energy to copy a different Keep card with Mimic. “use mimic” names the owner and the card. “pass” leaves Mimic as it is and is the default.
    .browser = Before your first roll, you may pay 1 energy to copy a different Keep card with Mimic. Choose which.
decision-new_york-start = Move before you roll?
    .help = “use super_speed” makes an extra move before your first roll: into Manhattan if it has room, otherwise to an outer borough with room; in Manhattan you climb one zone. “pass” goes on to the roll and is the default.
    .browser = You may make an extra move before your first roll: into Manhattan if it has room, otherwise to an outer borough with room; in Manhattan you climb one zone.

decision-choose = What do you choose?
    .help = A card or a rule asks you to choose. “pass” does nothing; if it is offered, it is the default, otherwise the default is the first move on the list.
    .browser = A card or a rule asks you to choose.
decision-choose-mimic = Which card does Mimic copy?
    .help = You have bought Mimic: choose the Keep card it copies. “copy” names the owner and the card; the copy counts as just bought. You must choose one; the default is the first on the list.
    .browser = You have bought Mimic: choose the Keep card it copies. The copy counts as just bought.
decision-choose-freeze_time = Take another turn?
    .help = Three 1s let you take an extra turn now, with one die fewer; each further one in a row costs another die. “again” takes it. “pass” lets play go on and is the default.
    .browser = Three 1s let you take an extra turn now, with one die fewer; each further one in a row costs another die.
decision-choose-stink_attack = Which unit do you send away?
    .help = You have moved to a borough with units and may send up to four of them away. “scatter” sends one unit to another borough, where it can fire at monsters; each borough can receive one. You are asked again while more is possible. “pass” leaves the rest here and is the default.
    .browser = You have moved to a borough with units and may send up to four of them away. Choose a unit and where it goes: it can fire at monsters there, and each borough can receive one. You are asked again while more is possible.
decision-choose-tesla_cannon = Which card do you discard?
    .help = Tesla Cannon makes every monster discard one of its Keep cards. “discard” names the card you lose. You must choose one; the default is the first on the list.
    .browser = Tesla Cannon makes every monster discard one of its Keep cards. Choose the one you lose.
decision-choose-next_stage = How many points become energy?
    .help = You give up all your points. “energy” with a number turns that many of them into energy, and the rest heal you, up to your maximum. By default none become energy.
    .browser = You give up all your points. Choose how many of them become energy; the rest heal you, up to your maximum.
decision-choose-photo_op = Who is in the photo?
    .help = Choose a monster: you score 1 point for each damage you dealt to it this turn. “photo” names it. You must choose one; the default is the first living monster on your left.
    .browser = Choose a monster: you score 1 point for each damage you dealt to it this turn.
decision-choose-of_another_world = How much do you pay in health?
    .help = You have a price or fee to pay, and Of Another World lets you pay part of it in health. “pay” with a number pays that much in health and the rest in energy; you cannot spend your last health. By default you pay as little health as possible.
    .browser = You have a price or fee to pay, and Of Another World lets you pay part of it in health. Choose how much; the rest is paid in energy, and you cannot spend your last health.

## Moves
## $face, $to, $faces, $card, $target, $tile, $place, $token, $seat: names, ready to show.
## $count, $price: numbers.

# $faces: the kept dice; $count: dice rolled again
move-keep = keep { $faces }, reroll { $count } { $count ->
        [one] die
       *[other] dice
    }
move-keep_none = keep nothing, reroll all dice
move-stop = stop rolling
move-resolve = resolve { $face }
move-heal = heal 1
move-cure = remove a token: { $token }
move-ray = heal { $seat } by 1, for 2 energy (or all it has, if less)
# $count: claws spent
move-shed = { $count ->
        [0] shed no web tokens
        [one] spend 1 claw to shed 1 web token
       *[other] spend { $count } claws to shed { $count } web tokens
    }
move-destroy = destroy { $tile }
# $count: tiles left in the stack, this one included
move-destroy_stack = destroy { $tile }, in the stack of { $count }
move-destroy_at = destroy { $tile } in another borough: { $place }
move-yield = yield, leave Tokyo
move-flee = flee to { $place ->
        [Bronx] the { $place }
       *[other] { $place }
    }
move-stay = stay
move-move = move to { $place ->
        [Bronx] the { $place }
       *[other] { $place }
    }
move-place = start { $place ->
        [Bronx] in the { $place }
        [staten_island] on { $place }
       *[other] in { $place }
    }
move-buy = buy { $card } { $price ->
        [0] for free
       *[other] for { $price } energy
    }
move-buy_from_seat = buy { $card } from { $seat } { $price ->
        [0] for free
       *[other] for { $price } energy
    }
move-buy_from_deck = buy { $card } from the deck { $price ->
        [0] for free
       *[other] for { $price } energy
    }
move-buy_from_discard = buy { $card } from the discard pile { $price ->
        [0] for free
       *[other] for { $price } energy
    }
move-sweep = sweep the market for 2 energy
move-use = use { $card }
# $faces: the kept dice; $count: dice rolled again
move-use_faces = use { $card }: keep { $faces }, reroll { $count } { $count ->
        [one] die
       *[other] dice
    }
move-use_faces_none = use { $card }: reroll all dice
move-use_face = use { $card } on a die: { $face }
move-use_face_to = use { $card }: turn { $face } into { $to }
# $target: the card it is used on
move-use_card = use { $card } on { $target }
move-use_seat_card = use { $card } on { $seat }’s { $target }
move-use_number = use { $card }: lose { $count } energy instead of { $count } health
move-use_place = use { $card }: { $place }
move-copy = copy { $seat }’s { $card }
move-again = take another turn
# $count: health paid
move-pay = { $count ->
        [0] pay everything in energy
       *[other] pay { $count } in health, the rest in energy
    }
# $count: points that become energy
move-energy = { $count ->
        [0] no energy, heal with all points
       *[other] gain { $count } energy, heal with the other points
    }
move-photo = take a photo with { $seat }
move-discard = discard { $card }
move-scatter = send { $tile } to { $place ->
        [Bronx] the { $place }
       *[other] { $place }
    }
move-pass = pass
move-end = finish buying

## What New York's moves would do now, beside the list of moves
## $names, $name, $seat, $place, $face: names, ready to show; $pays: a reward; $robbed: yes if $seat has it.

prospect-you = you
prospect-and = { $first }; { $second }
# $effect: one of the following, for $count results
prospect-results = { $count } × { $face }: { $effect }
prospect-hearts = { $count ->
        [0] nothing, you are at full health
       *[other] heal { $count }
    }
prospect-hearts_in_manhattan = nothing, hearts do not heal in Manhattan
prospect-hearts_one_by_one = one at a time, to heal or to remove curse tokens
# $seats: how many monsters
prospect-claws = { $count } damage to { $names }{ $seats ->
        [one] {""}
       *[other] {" "}each
    }
prospect-claws_in_peace = nothing, because Manhattan was empty when your turn began
prospect-claws_at_nobody = nobody to hit
prospect-stars_too_few = nothing, you need { $needed } to take Superstar
prospect-stars_of_holder = { $pays }, because you hold Superstar
prospect-stars_taking = you take Superstar { $robbed ->
        [yes] from { $seat }: { $pays }
       *[no] and score: { $pays }
    }
prospect-destruction = destroy tiles { $place ->
        [Bronx] in the { $place }
        [staten_island] on { $place }
       *[other] in { $place }
    }, as long as you can
prospect-destruction_idle = nothing, not enough for any tile { $place ->
        [Bronx] in the { $place }
        [staten_island] on { $place }
       *[other] in { $place }
    }
prospect-army = the army hits { $hits }
prospect-hit = { $name } for { $damage }
prospect-army_silent = nothing, there are no units
prospect-statue = you take the Statue of Liberty { $robbed ->
        [yes] from { $seat }: +3 points, −3 for { $seat }
       *[no] and score +3 points
    }
prospect-statue_kept = you keep the Statue of Liberty
# $needs: destruction; $leaves: a unit, or nothing
prospect-destroy = needs { $needs }, pays { $pays }, leaves { $leaves }
# $move: a move in words; $there: units and monsters of the borough
prospect-there = { $move }: { $there }
prospect-units = { $count ->
        [0] no units
        [one] 1 unit
       *[other] { $count } units
    }
# $energy: what cards make it cost
prospect-for_energy = { $move } for { $energy } energy
prospect-photo = take a photo with { $name }: { $pays }
prospect-stay = stay { $place ->
        [Bronx] in the { $place }
        [staten_island] on { $place }
       *[other] in { $place }
    }
# $income: what the zone pays
prospect-stay_in_manhattan = stay; your next turn begins with { $income }
prospect-stay_and_climb = stop moving; you then climb a zone, if there is one
prospect-stay_and_enter = stop moving; you then have to enter Manhattan
# $fee: energy
prospect-reroll_with_fee = reroll { $count ->
        [one] 1 die
       *[other] { $count } dice
    } and pay { $fee } energy for Ouch

## What New York's faces would do now, in the help

prospect-face_heart = heals 1 each, up to { $most }; you have { $health } health
prospect-face_heart_in_manhattan = does not heal in Manhattan
prospect-face_heart_cures = each can remove a curse token instead
prospect-face_energy = 1 energy each
prospect-face_claw = 1 damage each to { $names }; a monster that loses health may flee from Manhattan
prospect-face_claw_from_manhattan = 1 damage each to { $names }
prospect-face_star_of_holder = 1 point each, because you hold Superstar
prospect-face_star = fewer than { $needed } do nothing; with { $needed } you take Superstar { $robbed ->
        [yes] from { $seat }{" "}
       *[no] {""}
    }for { $pays }, plus 1 more for each extra star
prospect-face_destroy = for tiles { $place ->
        [Bronx] in the { $place }
        [staten_island] on { $place }
       *[other] in { $place }
    }: { $tiles }. You must destroy what you can
prospect-face_destroy_idle = no tile { $place ->
        [Bronx] in the { $place }
        [staten_island] on { $place }
       *[other] in { $place }
    } can be destroyed
prospect-tile = { $tile } (needs { $needs }, { $pays })
prospect-face_ouch = one: { $one }. Two: { $two }. Three or more: { $three }; { $statue }. Units that appear this turn fire too

# the Move phase that follows the dice
prospect-ahead_enter = Manhattan has room, so you will have to enter it after your dice, for 1 point
prospect-ahead_free = Manhattan is full; unless somebody leaves it, you may go to another borough or stay
prospect-ahead_climb = you will climb to { $place } after your dice; you cannot leave Manhattan on your own
prospect-ahead_top = you will stay in Upper Manhattan; you cannot leave Manhattan on your own

## More about some of New York's moves, in the help where they are offered

prospect-hint_use = “use” moves come from your cards, whose texts are below.
prospect-hint_ride = This is your extra turn from Subway: “move” takes you to any borough with room before you go on, at most three times to the same one.
prospect-hint_distant = “destroy … at” is a tile in another borough that one of your cards can reach; it is never compulsory.
prospect-hint_stack = “x2” and “x3” mean the taller of several stacks that show the same building; without them, the lowest one is meant.
prospect-hint_idle = You do not have enough for any tile in the borough your destruction is for, so nothing is compulsory: “pass” gives up the rest.
prospect-hint_discard = “buy … from discard” buys a Keep card from the discard pile, for 1 less energy than printed.

## What New York's decisions are about now, in the help

prospect-now_destroy = You have { $count } destruction left for tiles { $place ->
        [Bronx] in the { $place }
        [staten_island] on { $place }
       *[other] in { $place }
    }.
prospect-now_destroy_units = You have { $count } destruction left for units { $place ->
        [Bronx] in the { $place }
        [staten_island] on { $place }
       *[other] in { $place }
    }; buildings are out of reach this turn.
prospect-now_flee = { $seat } has attacked you in { $place }, and you have { $health } health left.
prospect-now_units = { $count ->
        [0] Manhattan has no units that could fire at you.
        [one] Manhattan has 1 unit that can fire at you when somebody rolls Ouch.
       *[other] Manhattan has { $count } units that can fire at you when somebody rolls Ouch.
    }
prospect-now_exit = Manhattan has become too small for two.
prospect-now_ride = This is your extra turn from Subway: you may move again and again, to any borough with room, but at most three times to the same one. “stay” ends the phase as usual: in Manhattan you climb a zone, and outside you enter Manhattan if it has room.
prospect-now_move = Manhattan is full. If it had room, you would have to enter it.
