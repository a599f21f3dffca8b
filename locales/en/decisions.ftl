### Decisions: a short question and a help text for each kind, and every move in words.
### .help is for those who type moves, .browser for those who tap on them.
### decision-KIND fits both cities; decision-tokyo-KIND and decision-new_york-KIND say more where they differ.
### decision-choose-CARD is the question a card asks; decision-move_out is the move of a monster that may not stay.
### prospect-... tell what a move or a face of New York would do as the table stands.

## Decisions

decision-place = Where do you start?
    .help = “place” puts your monster into one of the four outer boroughs. Each has room for two monsters, and nobody starts in Manhattan. Look at the buildings that you could destroy there, and at the company. Manhattan is still empty: whoever moves first has to enter it. By default you take the first borough of the list.
    .browser = Choose one of the four outer boroughs. Each has room for two monsters, and nobody starts in Manhattan: it is still empty, and whoever moves first has to enter it. Look at the buildings that you could destroy there, and at the company.

decision-roll = Which dice do you keep?
    .help = “keep” with faces keeps those dice and rolls all others again; “keep” alone rolls all of them. Dice kept before may be rolled again. “stop” ends the rolling with the dice as they lie, and “use” moves come from cards. By default you stop; if you may not, you reroll as few dice as possible.
    .browser = Tap the dice you want to keep; the main button rolls all others again. Dice kept before may be rolled again. Stop ends the rolling with the dice as they lie. What your cards offer is beside the question.
decision-tokyo-roll = Which dice do you keep?
    .help = “keep” with faces keeps those dice and rolls all others again; “keep” alone rolls all of them. You have three rolls in all, unless cards give you more, and dice kept before may be rolled again. “use” moves are extra rolls from cards. “stop” ends the rolling and is the default.
    .browser = Tap the dice you want to keep; the main button rolls all others again. Press a die longer to take all of its face. You have three rolls in all, unless cards give you more, and dice kept before may be rolled again. Stop ends the rolling with the dice as they lie. Afterwards three of a number score it, each further one 1 point more; hearts heal outside Tokyo, energy buys cards, and claws hit those on the other side.
decision-new_york-roll = Which dice do you keep?
    .help = “keep” with faces keeps those dice and rolls all others again; “keep” alone rolls all of them, and dice kept before may be rolled again. “stop” ends the rolling with the dice as they lie. You have three rolls in all: each web token takes one reroll away, and a reroll with Ouch in it costs 1 energy for each curse token. Afterwards every result is resolved, kind by kind in the order you choose. By default you stop; where Jinx Aura forbids that, you reroll as few dice as possible.
    .browser = Tap the dice you want to keep; the main button rolls all others again. Press a die longer to take all of its face. You have three rolls in all: each web token takes one reroll away, and a reroll with Ouch in it costs 1 energy for each curse token. Stop ends the rolling with the dice as they lie. Afterwards every result is resolved, kind by kind in the order you choose.

decision-dice = Change a die?
    .help = The rolling is over, and your cards let you change the result before it is resolved. Each “use” move does what the card says, and you are asked again as long as something can be changed. “pass” leaves the dice as they are and is the default.
    .browser = The rolling is over, and your cards let you change the result before it is resolved. Choose a card, tap a marked die, and confirm. You are asked again as long as something can be changed.
decision-tokyo-dice = Change a die?
    .help = The rolling is over, and your cards let you change or reroll dice before they are resolved. Each “use” move does what the card says. You are asked again as long as something can be changed. “pass” leaves the dice as they are and is the default.
    .browser = The rolling is over, and your cards let you change or reroll dice before they are resolved. Choose a card, tap a marked die, and confirm. You are asked again as long as something can be changed.
decision-new_york-dice = Change a die?
    .help = The rolling is over, and your cards offer “use” moves: they change dice that are not resolved yet or, before the first kind of result only, add results. You are asked again before each further kind. “pass” leaves everything as it is and is the default.
    .browser = The rolling is over, and your cards let you change dice that are not resolved yet or, before the first kind of result only, add results. You are asked again before each further kind.

decision-probe = Reroll a rival's die?
    .help = The active monster has finished rolling, and you may reroll one of its dice. “use” names the face of the die you want to reroll; if it comes up heart, your card is discarded. “pass” leaves its dice alone and is the default.
    .browser = The active monster has finished rolling, and you may reroll one of its dice: tap it. If it comes up heart, your card is discarded.

decision-resolve = Which face first?
    .help = You choose which kind of result is resolved next. “resolve” takes all results of that face together. By default it is the first of the list.
    .browser = Choose which kind of result is resolved next: all results of that face together.
decision-tokyo-resolve = Hearts or claws first?
    .help = You can heal other monsters, so the order matters. “resolve heart” means numbers, hearts, energy, claws. “resolve claw” means numbers, energy, claws, hearts. By default hearts come first.
    .browser = You can heal other monsters, so the order matters. With hearts first it is numbers, hearts, energy, claws; with claws first it is numbers, energy, claws, hearts.
decision-new_york-resolve = Which face first?
    .help = All your results must be resolved, useless ones too, and you choose the order. “resolve” carries out all results of one face, those added by cards included, before the next kind; the list tells what each would do now. The order matters: a unit that you destroy first does not fire at Ouch, but a building that you destroy first leaves a unit that does; and hearts help more after the army has fired. By default it is the first of the list: hearts, energy, claws, stars, destruction, Ouch.
    .browser = All your results must be resolved, useless ones too, and you choose the order. Tap a face to see what it would do now. The order matters: a unit that you destroy first does not fire at Ouch, but a building that you destroy first leaves a unit that does; and hearts help more after the army has fired. The usual order goes from left to right.

decision-heart = How do you use this heart?
    .help = You use your hearts one at a time. “heal” heals you by 1, “cure” removes one of your tokens, and “pass” leaves this heart unused. By default you heal if you can, and otherwise pass.
    .browser = You use your hearts one at a time: each heals you by 1 or removes one of your tokens.
decision-tokyo-heart = How do you use this heart?
    .help = You use your heart dice one at a time. Outside Tokyo, “heal” heals you by 1, and “cure” removes a poison or shrink token. “ray” heals another monster by 1, for 2 energy or what it has, and “pass” leaves this heart unused. By default you heal if you can, and otherwise pass.
    .browser = You use your hearts one at a time. Outside Tokyo each heals you by 1 or removes a poison or shrink token. With the right card it heals another monster by 1 instead, for 2 energy or what it has.
decision-new_york-heart = How do you use this heart?
    .help = You use your hearts one at a time, because you have curse tokens: each of them makes a reroll with Ouch cost 1 energy. “heal” heals you by 1, but not in Manhattan; “cure curse” removes one token anywhere; “pass” leaves this heart unused. By default you heal if you can, and otherwise pass.
    .browser = You use your hearts one at a time, because you have curse tokens: each of them makes a reroll with Ouch cost 1 energy. A heart heals you by 1, but not in Manhattan, or removes one of the tokens anywhere.

decision-claw = How many webs do you shed?
    .help = You have web tokens; each of them takes one of your rerolls away. “shed” with a number spends that many claws to remove as many tokens, and all other claws attack as usual; with “shed 0” all of them attack. By default you shed none.
    .browser = You have web tokens; each of them takes one of your rerolls away. Choose how many claws you spend to remove as many tokens. All other claws attack as usual.

decision-destroy = What do you destroy?
    .help = “destroy” spends the destruction that a tile needs and pays its reward at once. Only the top tile of a stack can fall, and units that did not appear this turn. A building turns over and stays in its borough as a unit: a building of strength 1 hides infantry, 2 a jet, 3 a tank. It also uncovers the next tile of its stack, which you may destroy with what is left. A unit leaves the board. As long as you have enough for a tile in your borough, you must destroy one; which one is up to you, and destruction that is too little for any is lost. By default it is the first tile of the list, or “pass” where that is offered.
    .browser = Choose a tile: it costs the destruction written on it and pays its reward at once. Only the top tile of a stack can fall, and units that did not appear this turn. A building turns over and stays in its borough as a unit: a building of strength 1 hides infantry, 2 a jet, 3 a tank. It also uncovers the next tile of its stack, which you may destroy with what is left. A unit leaves the board. As long as you have enough for a tile in your borough, you must destroy one; destruction that is too little for any is lost.

decision-damage = How do you answer this damage?
    .help = You are about to lose health, and a card lets you do something about it. “use” does what the card says, and “pass” takes the loss. By default you pass.
    .browser = You are about to lose health, and a card lets you do something about it. Choose the card, or take the loss.
decision-tokyo-damage = How do you answer this loss?
    .help = You are about to lose health. “use wings” pays 2 energy, and you lose no health for the rest of the turn; “use rapid_healing” pays 2 energy and heals 1 before the loss. “use background_dweller” rerolls a 3 of your Camouflage dice. “pass” takes the loss and is the default.
    .browser = You are about to lose health. Wings cost 2 energy, and you lose no health for the rest of the turn; Rapid Healing costs 2 energy and heals 1 before the loss. Background Dweller rerolls a 3 of your Camouflage dice.
decision-new_york-damage = How do you answer this damage?
    .help = You are about to take damage, and Of Another World lets you lose energy instead of health. “use of_another_world” with a number loses that much energy and as much less health; you are asked once. “pass” takes it all in health and is the default.
    .browser = You are about to take damage, and Of Another World lets you lose energy instead of health. Choose how much; you are asked once.

decision-yield = Stay in Tokyo?
    .help = Claws have hit you in Tokyo. “yield” leaves Tokyo, and an attacker from outside moves in; health already lost is not given back, but with Jets you lose none. “stay” keeps your place and is the default.
    .browser = Claws have hit you in Tokyo. If you yield, you leave Tokyo and an attacker from outside moves in; health already lost is not given back, but with Jets you lose none. If you stay, you keep your place and score for it, but hearts do not heal you here.

decision-flee = Flee from Manhattan?
    .help = You were attacked in Manhattan and may leave it now. “flee” takes you to an outer borough with fewer than two monsters; the health you lost is not given back. The attacker then has to enter Manhattan when it moves, because there is room. “stay” keeps you in your zone: you get its income when your turn begins and climb when you move, but hearts do not heal you there, and claws from outside go on hitting you. By default you stay.
    .browser = You were attacked in Manhattan and may leave it now, for an outer borough with fewer than two monsters; the health you lost is not given back. The attacker then has to enter Manhattan when it moves, because there is room. If you stay, you get the income of your zone when your turn begins and climb when you move, but hearts do not heal you there, and claws from outside go on hitting you.

decision-move = Move or stay?
    .help = “move” takes you to any outer borough with fewer than two monsters. “stay” ends the Move phase and is the default. The units of the borough you choose may fire at you, and its tiles are those you can destroy in your next turn; some cards cost 1 less in certain boroughs.
    .browser = You may move to any outer borough with fewer than two monsters. The units of the borough may fire at you, and its tiles are those you can destroy in your next turn; some cards cost 1 less in certain boroughs.

decision-move_out = Where do you go?
    .help = Fewer than five monsters are left, so Manhattan has room for one only, and you, on the second track, must leave it. “move” takes you to an outer borough with fewer than two monsters, and it costs nothing. By default you take the first borough of the list.
    .browser = Fewer than five monsters are left, so Manhattan has room for one only, and you, on the second track, must leave it. Choose an outer borough with fewer than two monsters; it costs nothing.

decision-buy = Buy a card?
    .help = “buy” pays the price and gives you the card, and the market is refilled at once. “sweep” pays 2 energy and replaces all market cards. You are asked again as long as you can do something. “end” stops buying and is the default.
    .browser = Tap a card to read it; buying pays its price, and the market is refilled at once. Sweep pays 2 energy and replaces all market cards. You are asked again as long as you can do something.
decision-tokyo-buy = Buy a card?
    .help = “buy” pays the price for a card from the market or, with the right cards, from another monster or the deck, whose top card “use made_in_a_lab” shows you. “sweep” pays 2 energy and replaces all market cards. You are asked again as long as you can do something. “end” stops buying and is the default.
    .browser = Tap a card to read it; buying pays its price. With the right cards you buy from another monster or from the deck, too. Sweep pays 2 energy and replaces all market cards. You are asked again as long as you can do something.
decision-new_york-buy = Buy a card?
    .help = “buy” pays the price for a card of the market, and another card takes its place. Keep cards stay with you, Discard cards act at once and are gone. Some cards cost 1 less in certain boroughs, some are for sale only in a turn in which you destroyed a jet or a tank, and goal cards are never for sale. “sweep” pays 2 energy and replaces all market cards. You are asked again as long as you can do something. “end” stops buying and is the default.
    .browser = Tap a card to read it; buying pays its price, and another card takes its place. Keep cards stay with you, Discard cards act at once and are gone. Some cards cost 1 less in certain boroughs, some are for sale only in a turn in which you destroyed a jet or a tank, and goal cards are never for sale. Sweep pays 2 energy and replaces all market cards. You are asked again as long as you can do something.

decision-snatch = Snatch a card?
    .help = New cards are in the market, and Opportunist lets you buy them before anyone else. “buy” pays the price from your energy, and the replacement is offered to you as well. “pass” leaves the cards to the others and is the default.
    .browser = New cards are in the market, and Opportunist lets you buy them before anyone else. Tap one to read it. The card that replaces it is offered to you as well.

decision-end = Sell a card before your turn ends?
    .help = Metamorph lets you discard your Keep cards for their printed cost in energy. “use metamorph” with a card sells it, and you are asked again while you have something to sell. “pass” keeps the rest and is the default.
    .browser = Metamorph lets you discard your Keep cards for their printed cost in energy. Choose a card to sell; you are asked again while you have something to sell.

decision-start = Do something before you roll?
    .help = Your turn begins, and a card lets you act before the first roll. “use” and “move” do what the card says. “pass” goes on to the roll and is the default.
    .browser = Your turn begins, and a card lets you act before the first roll.
decision-tokyo-start = Copy another card?
    .help = Before the first roll you may pay 1 energy to let Mimic copy another Keep card. “use mimic” names the owner and the card. “pass” leaves Mimic as it is and is the default.
    .browser = Before the first roll you may pay 1 energy to let Mimic copy another Keep card. Choose which.
decision-new_york-start = Move before you roll?
    .help = “use super_speed” makes an extra move before the first roll: into Manhattan if it has room, otherwise to an outer borough with room; in Manhattan it climbs one zone. “pass” goes on to the roll and is the default.
    .browser = You may make an extra move before the first roll: into Manhattan if it has room, otherwise to an outer borough with room; in Manhattan you climb one zone.

decision-choose = What do you choose?
    .help = A card or a rule asks you to choose. “pass” does nothing; where it is offered it is the default, otherwise the default is the first move of the list.
    .browser = A card or a rule asks you to choose.
decision-choose-mimic = Which card does Mimic copy?
    .help = You have bought Mimic and choose the Keep card it copies. “copy” names the owner and the card; the copy counts as just bought. You must choose one, by default the first of the list.
    .browser = You have bought Mimic: choose the Keep card it copies. The copy counts as just bought.
decision-choose-freeze_time = Take another turn?
    .help = Three 1s let you take an extra turn now, with one die fewer; each further one in a row costs another die. “again” takes it. “pass” lets play go on and is the default.
    .browser = Three 1s let you take an extra turn now, with one die fewer; each further one in a row costs another die.
decision-choose-stink_attack = Which unit do you send away?
    .help = You have come to a borough with units and may send up to four of them away. “scatter” sends one unit to another borough, where it fires at whoever is there; each borough can receive one. You are asked again while more is possible. “pass” leaves the rest here and is the default.
    .browser = You have come to a borough with units and may send up to four of them away. Choose a unit and where it goes: there it fires at whoever is there, and each borough can receive one. You are asked again while more is possible.
decision-choose-tesla_cannon = Which card do you discard?
    .help = Tesla Cannon makes every monster discard one of its Keep cards. “discard” names the card you lose. You must choose one, by default the first of the list.
    .browser = Tesla Cannon makes every monster discard one of its Keep cards. Choose the one you lose.
decision-choose-next_stage = How many points become energy?
    .help = You give up all your points. “energy” with a number turns that many of them into energy, and the rest heals you, up to your maximum. By default none becomes energy.
    .browser = You give up all your points. Choose how many of them become energy; the rest heals you, up to your maximum.
decision-choose-photo_op = Whom do you name?
    .help = You score 1 point for each damage you have dealt this turn to the monster you name. “photo” names it. You must choose one, by default the first living monster on your left.
    .browser = Choose a monster: you score 1 point for each damage you have dealt to it this turn.
decision-choose-of_another_world = How much do you pay in health?
    .help = You have a price or fee to pay, and Of Another World lets you pay part of it in health. “pay” with a number pays that much in health and the rest in energy; your last health cannot be spent. By default you pay as little health as possible.
    .browser = You have a price or fee to pay, and Of Another World lets you pay part of it in health. Choose how much; the rest is paid in energy, and your last health cannot be spent.

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
move-ray = heal { $seat } by 1, for 2 energy or what it has
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
move-flee = flee to { $place }
move-stay = stay
move-move = move to { $place }
move-place = start in { $place }
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
move-use_seat_card = use { $card } on a card of { $seat }: { $target }
move-use_number = use { $card }: lose { $count } energy instead of { $count } health
move-use_place = use { $card }: { $place }
move-copy = copy a card of { $seat }: { $card }
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
move-photo = name { $seat }
move-discard = discard { $card }
move-scatter = send { $tile } away: { $place }
move-pass = pass
move-end = end the buying

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
prospect-stars_too_few = nothing, { $needed } would take Superstar
prospect-stars_of_holder = { $pays }, because you hold Superstar
prospect-stars_taking = you take Superstar { $robbed ->
        [yes] from { $seat }: { $pays }
       *[no] and score: { $pays }
    }
prospect-destruction = destroy tiles in { $place }, as long as you can
prospect-destruction_idle = nothing, too little for any tile in { $place }
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
prospect-photo = name { $name }: { $pays }
prospect-stay = stay in { $place }
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
prospect-face_claw = 1 damage each to { $names }; whoever loses health may flee from Manhattan
prospect-face_claw_from_manhattan = 1 damage each to { $names }
prospect-face_star_of_holder = 1 point each, because you hold Superstar
prospect-face_star = fewer than { $needed } do nothing; { $needed } take Superstar { $robbed ->
        [yes] from { $seat }{" "}
       *[no] {""}
    }for { $pays }, and each further one scores 1 more
prospect-face_destroy = for tiles in { $place }: { $tiles }. What you can destroy, you must
prospect-face_destroy_idle = no tile in { $place } can be destroyed
prospect-tile = { $tile } (needs { $needs }, { $pays })
prospect-face_ouch = one: { $one }. Two: { $two }. Three or more: { $three }; { $statue }. Units that appear this turn fire as well

# the Move phase that follows the dice
prospect-ahead_enter = Manhattan has room, so you will have to enter it after your dice, for 1 point
prospect-ahead_free = Manhattan is full; unless somebody leaves it, you may go to another borough or stay
prospect-ahead_climb = you will climb to { $place } after your dice; you cannot leave Manhattan on your own
prospect-ahead_top = you will stay in Upper Manhattan; you cannot leave Manhattan on your own

## More about some of New York's moves, in the help where they are offered

prospect-hint_use = “use” moves come from your cards, whose texts are below.
prospect-hint_ride = This is your extra turn by Subway: “move” takes you to any borough with room, as often as you like, before you go on.
prospect-hint_distant = “destroy … at” is a tile in another borough, which a card of yours can reach; it is never compulsory.
prospect-hint_stack = “x2” and “x3” name the taller of several stacks that show the same building; without it the lowest one is meant.
prospect-hint_idle = You have too little for any tile where your destruction applies, so nothing is compulsory: “pass” gives up the rest.
prospect-hint_discard = “buy … from discard” takes a Keep card out of the discard pile, for 1 energy less than printed.

## What New York's decisions are about now, in the help

prospect-now_destroy = You have { $count } destruction left for tiles in { $place }.
prospect-now_destroy_units = You have { $count } destruction left for units in { $place }; buildings are out of reach in this turn.
prospect-now_flee = { $seat } has attacked you in { $place }, and you have { $health } health left.
prospect-now_units = { $count ->
        [0] Manhattan has no units that could fire at you.
        [one] Manhattan has 1 unit that fires at you when somebody's Ouch says so.
       *[other] Manhattan has { $count } units that fire at you when somebody's Ouch says so.
    }
prospect-now_exit = Manhattan has become too small for two.
prospect-now_ride = This is your extra turn by Subway: you may move again and again, to any borough with room. “stay” ends the phase with its duty: in Manhattan you climb a zone, and outside you enter Manhattan if it has room.
prospect-now_move = Manhattan is full. If it had room, you would have to enter it, and you would not be asked.
