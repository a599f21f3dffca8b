### Decisions: a short question and a help text for each kind, and every move in words.
### decision-KIND fits both cities; decision-tokyo-KIND and decision-new_york-KIND say more where they differ.
### decision-choose-CARD is the question a card asks.

## Decisions

decision-place = Where do you start?
    .help = You choose the borough your monster starts in. Any outer borough with fewer than two monsters is possible; nobody starts in Manhattan. By default you take the first borough of the list.

decision-roll = Which dice do you keep?
    .help = “keep” with faces keeps those dice and rolls all others again; “keep” alone rolls all of them. Dice kept before may be rolled again. “stop” ends the rolling with the dice as they lie, and “use” moves come from cards. By default you stop; if you may not, you reroll as few dice as possible.
decision-tokyo-roll = Which dice do you keep?
    .help = “keep” with faces keeps those dice and rolls all others again; “keep” alone rolls all of them. You have three rolls in all, unless cards give you more, and dice kept before may be rolled again. “use” moves are extra rolls from cards. “stop” ends the rolling and is the default.
decision-new_york-roll = Which dice do you keep?
    .help = “keep” with faces keeps those dice and rolls all others again; “keep” alone rolls all of them. You have three rolls in all, one fewer for each web token but at least one, and a reroll with Ouch costs 1 energy for each curse token. “stop” ends the rolling and is the default. Where Jinx Aura keeps you from stopping, the default rerolls as few dice as possible.

decision-dice = Change a die?
    .help = The rolling is over, and your cards let you change the result before it is resolved. Each “use” move does what the card says, and you are asked again as long as something can be changed. “pass” leaves the dice as they are and is the default.
decision-tokyo-dice = Change a die?
    .help = The rolling is over, and your cards let you change or reroll dice before they are resolved. Each “use” move does what the card says. You are asked again as long as something can be changed. “pass” leaves the dice as they are and is the default.
decision-new_york-dice = Change a die?
    .help = Your cards let you change dice that are not resolved yet, or add results. You are asked before the first kind of result and again before each further one; what only adds results is offered the first time. “pass” leaves everything as it is and is the default.

decision-probe = Reroll a rival's die?
    .help = The active monster has finished rolling, and you may reroll one of its dice. “use” names the face of the die you want to reroll; if it comes up heart, your card is discarded. “pass” leaves its dice alone and is the default.

decision-resolve = Which face first?
    .help = You choose which kind of result is resolved next. “resolve” takes all results of that face together. By default it is the first of the list.
decision-tokyo-resolve = Hearts or claws first?
    .help = You can heal other monsters, so the order matters. “resolve heart” means numbers, hearts, energy, claws. “resolve claw” means numbers, energy, claws, hearts. By default hearts come first.
decision-new_york-resolve = Which face first?
    .help = All your results must be resolved, and you choose the order. “resolve” takes all results of that face, those added by cards included, before the next kind. By default it is the first of the list: hearts, energy, claws, stars, destruction, Ouch.

decision-heart = How do you use this heart?
    .help = You use your hearts one at a time. “heal” heals you by 1, “cure” removes one of your tokens, and “pass” leaves this heart unused. By default you heal if you can, and otherwise pass.
decision-tokyo-heart = How do you use this heart?
    .help = You use your heart dice one at a time. Outside Tokyo, “heal” heals you by 1, and “cure” removes a poison or shrink token. “ray” heals another monster by 1, for 2 energy or what it has, and “pass” leaves this heart unused. By default you heal if you can, and otherwise pass.
decision-new_york-heart = How do you use this heart?
    .help = You use your hearts one at a time. “heal” heals you by 1, but not in Manhattan; “cure curse” removes a curse token anywhere. “pass” leaves this heart unused. By default you heal if you can, and otherwise pass.

decision-claw = How many webs do you shed?
    .help = You have web tokens and may spend claws to remove them, one claw for each. All other claws attack as usual. By default you shed none.

decision-destroy = What do you destroy?
    .help = You spend destruction equal to the durability of a tile and get its reward at once; a destroyed building becomes a unit, which cannot be destroyed this turn. While you can destroy a tile in your borough, you have to. “pass” is offered only where nothing is compulsory and is then the default; otherwise the default is the first tile of the list. “use” moves come from cards.

decision-damage = How do you answer this damage?
    .help = You are about to lose health, and a card lets you do something about it. “use” does what the card says, and “pass” takes the loss. By default you pass.
decision-tokyo-damage = How do you answer this loss?
    .help = You are about to lose health. “use wings” pays 2 energy, and you lose no health for the rest of the turn; “use rapid_healing” pays 2 energy and heals 1 before the loss. “use background_dweller” rerolls a 3 of your Camouflage dice. “pass” takes the loss and is the default.
decision-new_york-damage = How do you answer this damage?
    .help = You are about to take damage and may lose energy instead of health. “use of_another_world” with a number loses that much energy and as much less health; you are asked once. “pass” takes it all in health and is the default.

decision-yield = Stay in Tokyo?
    .help = Claws have hit you in Tokyo. “yield” leaves Tokyo, and an attacker from outside moves in; health already lost is not given back, but with Jets you lose none. “stay” keeps your place and is the default.

decision-flee = Flee from Manhattan?
    .help = You were attacked in Manhattan. “flee” takes you to an outer borough with fewer than two monsters; the damage remains. It costs 2 energy while New York Marathon is in the market. “stay” keeps you in Manhattan and is the default.

decision-move = Move or stay?
    .help = “move” takes you to a borough with room; it costs 2 energy while New York Marathon is in the market, unless you are forced out of Manhattan. “stay” ends the Move phase and is the default. When forced out you must choose a borough, by default the first of the list. In the extra turn of Subway you may move again and again; “stay” then also enters Manhattan if it has room, or climbs.

decision-buy = Buy a card?
    .help = “buy” pays the price and gives you the card, and the market is refilled at once. “sweep” pays 2 energy and replaces all market cards. You are asked again as long as you can do something. “end” stops buying and is the default.
decision-tokyo-buy = Buy a card?
    .help = “buy” pays the price for a card from the market or, with the right cards, from another monster or the deck, whose top card “use made_in_a_lab” shows you. “sweep” pays 2 energy and replaces all market cards. You are asked again as long as you can do something. “end” stops buying and is the default.
decision-new_york-buy = Buy a card?
    .help = “buy” pays the price for a card from the market or, with Scavenger, from the discard pile; some cards cost 1 less in certain boroughs. “sweep” pays 2 energy and replaces all market cards. You are asked again as long as you can do something. “end” stops buying and is the default.

decision-snatch = Snatch a card?
    .help = New cards are in the market, and Opportunist lets you buy them before anyone else. “buy” pays the price from your energy, and the replacement is offered to you as well. “pass” leaves the cards to the others and is the default.

decision-end = Sell a card before your turn ends?
    .help = Metamorph lets you discard your Keep cards for their printed cost in energy. “use metamorph” with a card sells it, and you are asked again while you have something to sell. “pass” keeps the rest and is the default.

decision-start = Do something before you roll?
    .help = Your turn begins, and a card lets you act before the first roll. “use” and “move” do what the card says. “pass” goes on to the roll and is the default.
decision-tokyo-start = Copy another card?
    .help = Before the first roll you may pay 1 energy to let Mimic copy another Keep card. “use mimic” names the owner and the card. “pass” leaves Mimic as it is and is the default.
decision-new_york-start = Move before you roll?
    .help = “use super_speed” makes an extra move before the first roll: to the named borough, or one zone up if you are in Manhattan. In the extra turn of Subway, “move” takes you to a borough with room, as often as you like. Both cost 2 energy while New York Marathon is in the market. “pass” goes on to the roll and is the default.

decision-choose = What do you choose?
    .help = A card or a rule asks you to choose. “pass” does nothing; where it is offered it is the default, otherwise the default is the first move of the list.
decision-choose-mimic = Which card does Mimic copy?
    .help = You have bought Mimic and choose the Keep card it copies. “copy” names the owner and the card; the copy counts as just bought. You must choose one, by default the first of the list.
decision-choose-freeze_time = Take another turn?
    .help = Three 1s let you take an extra turn now, with one die fewer; each further one in a row costs another die. “again” takes it. “pass” lets play go on and is the default.
decision-choose-stink_attack = Which unit do you send away?
    .help = You have come to a borough with units and may send up to four of them away. “scatter” sends one unit to another borough, and each borough can receive one; you are asked again while more is possible. “pass” leaves the rest here and is the default.
decision-choose-tesla_cannon = Which card do you discard?
    .help = Tesla Cannon makes every monster discard one of its Keep cards. “discard” names the card you lose. You must choose one, by default the first of the list.
decision-choose-next_stage = How many points become energy?
    .help = You give up all your points. “energy” with a number turns that many of them into energy, and the rest heals you, up to your maximum. By default none becomes energy.
decision-choose-photo_op = Whom do you name?
    .help = You score 1 point for each damage you have dealt this turn to the monster you name. “photo” names it. You must choose one, by default the first living monster on your left.
decision-choose-of_another_world = How much do you pay in health?
    .help = You have a price or fee to pay, and Of Another World lets you pay part of it in health. “pay” with a number pays that much in health and the rest in energy; your last health cannot be spent. By default you pay as little health as possible.

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
