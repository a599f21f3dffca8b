### Cards of King of New York: name, text, and answers to questions a player could ask.

## Discard cards

card-new_york-air_force_one = Air Force One
    .text = You can buy this only on a turn in which you destroyed a jet. Score 4 points. Then every monster, including you, takes 1 damage per unit in its borough.
    .ruling-1 = A jet destroyed in another borough counts; one destroyed on an earlier turn does not.
    .ruling-2 = This is not an attack: nobody may flee, and cards that react to attacks do not trigger.
    .ruling-3 = Units that appeared this turn fire too.
    .ruling-4 = The damage comes from a card, not from Ouch: Bulletproof does not reduce it, and it gives neither carapace tokens nor the Statue of Liberty.
    .ruling-5 = If the damage knocks you out, you are out, even with 20 points.

card-new_york-brooklyn_bridge = Brooklyn Bridge
    .text = Score 4 points. Costs 1 less if you are in Brooklyn.
    .ruling-1 = The price depends on the borough you are in when you buy, after the Move phase.

card-new_york-central_park = Central Park
    .text = Score 2 points and heal 2. Costs 1 less if you are in Manhattan.
    .ruling-1 = The price depends on the borough you are in when you buy, after the Move phase.
    .ruling-2 = You can heal this way in Manhattan too, but never above your maximum.

card-new_york-columbia_university = Columbia University
    .text = Score 2 points. You also get the next Keep card that is revealed in the market, for free. Costs 1 less if you are in Manhattan.
    .ruling-1 = Check the card that replaces this one first. If it is not a Keep card, you get the next Keep card revealed, on anyone’s turn.
    .ruling-2 = You take the card automatically. After a sweep, it is the first Keep card among the new ones, and its slot is refilled.
    .ruling-3 = The card counts as bought for 0, so anything that happens when you buy a card happens.
    .ruling-4 = If it gives you an extra turn on another monster’s turn, you take it right after that turn.
    .ruling-5 = You lose this claim if you are knocked out.
    .ruling-6 = The price depends on the borough you are in when you buy, after the Move phase.

card-new_york-coney_island = Coney Island
    .text = Score 3 points. Costs 1 less if you are in Brooklyn.
    .ruling-1 = The price depends on the borough you are in when you buy, after the Move phase.

card-new_york-drink_the_hudson = Drink the Hudson
    .text = Gain 13 energy, score 1 point and heal 2. Costs 1 less if you are in Manhattan, in Brooklyn or on Staten Island.
    .ruling-1 = You must be able to pay the price before you gain the energy.
    .ruling-2 = The price depends on the borough you are in when you buy, after the Move phase.
    .ruling-3 = You can heal this way in Manhattan too, but never above your maximum.

card-new_york-flatiron_building = Flatiron Building
    .text = Score 2 points. Costs 1 less if you are in Manhattan.
    .ruling-1 = The price depends on the borough you are in when you buy, after the Move phase.

card-new_york-general_ellis = General Ellis
    .text = You can buy this only on a turn in which you destroyed a tank. Score 3 points. Then every monster, including you, takes 1 damage.
    .ruling-1 = A tank destroyed on an earlier turn does not count.
    .ruling-2 = This is not an attack: nobody may flee, and cards that react to attacks do not trigger.
    .ruling-3 = If no monster survives, nobody wins.

card-new_york-holland_tunnel = Holland Tunnel
    .text = Score 6 points. Every monster, including you, gains 3 energy. Costs 1 less if you are in Manhattan.
    .ruling-1 = These 3 energy are enough to trigger Power Tap.
    .ruling-2 = The price depends on the borough you are in when you buy, after the Move phase.

card-new_york-new_york_marathon = New York Marathon
    .text = While this card is in the market, every voluntary move, including fleeing, costs 2 energy. When you buy it, score 2 points, gain 2 energy and heal 2.
    .ruling-1 = Forced moves are free: entering Manhattan or climbing a zone in the Move phase, or leaving Manhattan when you are forced out.
    .ruling-2 = You pay for moving to another borough in the Move phase, for fleeing, for Super Speed and for each move with Subway.
    .ruling-3 = A monster that cannot pay cannot make the move. The energy goes to the supply.
    .ruling-4 = You can heal this way in Manhattan too, but never above your maximum.

card-new_york-next_stage = Next Stage
    .text = Give up all your points. For each one, gain 1 energy or heal 1; you choose the split.
    .ruling-1 = Healing above your maximum is lost.
    .ruling-2 = Points from the Statue of Liberty go too, and losing it later cannot take you below 0.
    .ruling-3 = You can heal this way in Manhattan too.

card-new_york-photo_op = Photo Op
    .text = Choose another monster. Score 1 point for each damage you dealt to it this turn.
    .ruling-1 = Damage from your attack, with all its bonuses, and from Violent Star counts; army fire and damage from bought cards do not.
    .ruling-2 = All the damage counts, whatever health the monster had left.
    .ruling-3 = You can choose only a living monster.
    .ruling-4 = Only damage from the current turn counts (an extra turn starts from zero). If you dealt none, you score nothing.

card-new_york-power_substation = Power Substation
    .text = Score 1 point and gain 8 energy, then take 3 damage.
    .ruling-1 = This damage is not an attack.
    .ruling-2 = You gain the energy first, so you can already use it with Of Another World.

card-new_york-subterranean_cable = Subter­ranean Cable
    .text = Gain 4 energy, then take 4 damage.
    .ruling-1 = This damage is not an attack.
    .ruling-2 = You may buy it even if the damage will knock you out.

card-new_york-subway = Subway
    .text = Heal 2 and take another turn after this one. During that turn, you may move to any borough with room at any time, but at most three times to the same one.
    .ruling-1 = You may move before the first roll, between rolls, before each kind of result, in the Move phase and while buying.
    .ruling-2 = An outer borough has room for two monsters. You enter Manhattan at Lower Manhattan, and only if it has room.
    .ruling-3 = You get the rewards for entering Manhattan at most once on that turn.
    .ruling-4 = The Move phase works as usual: you must enter Manhattan if it has room, or climb one zone if you are there. Subway moves never climb.
    .ruling-5 = If you leave Manhattan, the next monster to reach its Move phase must enter it.
    .ruling-6 = You can heal this way in Manhattan too, but never above your maximum.
    .ruling-7 = The limit of three rides counts for Manhattan too, which is one borough.


card-new_york-tesla_cannon = Tesla Cannon
    .text = Score 2 points. Then every monster, including you, discards one of its own Keep cards.
    .ruling-1 = You choose first, then the others clockwise.
    .ruling-2 = A monster with no Keep cards discards nothing, and goal cards are safe.
    .ruling-3 = Tokens on a discarded card go back to the supply.

card-new_york-the_unisphere = The Unisphere
    .text = Score 4 points. Costs 1 less if you are in Queens.
    .ruling-1 = The price depends on the borough you are in when you buy, after the Move phase.

card-new_york-yankee_stadium = Yankee Stadium
    .text = Score 5 points and heal 5. Costs 1 less if you are in the Bronx.
    .ruling-1 = The price depends on the borough you are in when you buy, after the Move phase.
    .ruling-2 = You can heal this way in Manhattan too, but never above your maximum.

## Keep cards

card-new_york-antimatter_pellets = Antimatter Pellets
    .text = When you attack, each monster you hit rolls one die before the damage. If it shows Ouch, the damage to that monster is doubled.
    .ruling-1 = Each victim rolls once, clockwise; the die cannot be rerolled and does nothing else.
    .ruling-2 = Tesla Antennae adds its damage first, then Shadow Double doubles, then this card doubles.

card-new_york-artificial_heart = Artificial Heart
    .text = When you have finished rolling, you may turn any number of your hearts into energy.
    .ruling-1 = It works in Manhattan too.
    .ruling-2 = Only dice that are not resolved yet can be turned. From then on they count as energy in every way, including for Overload and Climb the Empire State Building.

card-new_york-broadway_star = Broadway Star
    .text = Score 1 point when you take Superstar, and 1 point each time you start your turn holding it.
    .ruling-1 = While you hold Superstar you cannot take it again, however many stars you roll.

card-new_york-bulletproof = Bulletproof
    .text = Whenever Ouch deals damage to you, you take 1 less.
    .ruling-1 = It works whoever rolled the Ouch, once each time Ouch is resolved.
    .ruling-2 = It does nothing against Air Force One.

card-new_york-can_opener = Can Opener
    .text = You need only 3 destruction instead of 4 to destroy a tank.
    .ruling-1 = If you can afford a tank at this lower cost, the rule that you must destroy what you can applies to it.

card-new_york-carapace = Carapace
    .text = Your maximum health is 12 instead of 10. For each Ouch in your result, put a carapace token on this card. On your turn, you may discard this card to heal 1 per token.
    .ruling-1 = You get the tokens when Ouch is resolved, before the army’s damage.
    .ruling-2 = You may discard it at any decision on your own turn, even at full health, but not in response to damage.
    .ruling-3 = Discarding it first drops your maximum back to 10: health above 10 is lost, and then you heal up to 10.
    .ruling-4 = Buying it does not heal you.
    .ruling-5 = There are only 15 carapace tokens; when all are in use, no more are placed.
    .ruling-6 = You can heal this way in Manhattan too.

card-new_york-chameleon = Chameleon
    .text = Before resolving your stars, you may give up any of them. For each one, turn another of your unresolved dice to any face.
    .ruling-1 = A star you give up no longer counts for anything, including Superstar, Personal Spotlight and Natural Selection.
    .ruling-2 = You may use it before each kind of result, as long as both the star and the other die are unresolved.
    .ruling-3 = You may also turn a die to a star.
    .ruling-4 = It changes dice only, not results added by cards.

card-new_york-chinatown_regular = Chinatown Regular
    .text = When you enter Manhattan, heal 2.
    .ruling-1 = You enter only from another borough; climbing a zone or changing track is not entering.
    .ruling-2 = It never heals above your maximum.

card-new_york-climb_the_empire_state_building = Climb the Empire State Building
    .text = If you are in Manhattan and your dice show all six faces, score 2 points and take another turn after this one.
    .ruling-1 = It is checked once, after your last roll and any changes to the dice, before the first kind of result is resolved.
    .ruling-2 = Results added by cards do not help; a die that you give up later still counts here.

card-new_york-curse = Curse
    .text = Each monster you damage gets a curse token. To reroll Ouch, it must pay 1 energy per token it has. It may spend a heart to remove one token instead of healing, even in Manhattan.
    .ruling-1 = An attack gives each victim one token, not one per damage. Violent Star gives one too; army fire and bought cards do not.
    .ruling-2 = The fee is paid once for each reroll that includes Ouch, however many of them it includes.
    .ruling-3 = Tokens stay even after Curse or its owner is gone.
    .ruling-4 = There are only 13 curse tokens; when all are in use, no more are given.

card-new_york-diva = Diva
    .text = While you hold Superstar, other monsters need four stars instead of three to take it.
    .ruling-1 = With exactly three stars, nothing happens, and they score nothing.
    .ruling-2 = A monster that takes it scores as usual, so four stars are worth 2 points.

card-new_york-drain = Drain
    .text = When a monster attacks you, it gives you 2 energy.
    .ruling-1 = It works once for each attack that damages you. A monster with less energy gives what it has.
    .ruling-2 = You get the energy right after the damage, before fleeing, but not if you are knocked out.
    .ruling-3 = The attacker cannot use Of Another World to give health instead.

card-new_york-ego_trip = Ego Trip
    .text = Gain 1 energy when you take Superstar, and 1 energy each time you start your turn holding it.
    .ruling-1 = While you hold Superstar you cannot take it again, however many stars you roll.

card-new_york-extra_head = Extra Head
    .text = On each of your turns, roll one extra die.
    .ruling-1 = It applies from your next turn.
    .ruling-2 = It adds to Natural Selection, but nobody rolls more than 8 dice.

card-new_york-fireball = Fireball
    .text = Your claws also hit all other monsters in your borough.
    .ruling-1 = Hitting only monsters in your borough is an attack too.
    .ruling-2 = If you share Manhattan with another monster, it is hit too and may then flee.
    .ruling-3 = If Manhattan was empty when your turn began, your claws deal no damage, not even in your borough.

card-new_york-fury = Fury
    .text = If there are three or more units in your borough, add 1 destruction and 1 energy to your result.
    .ruling-1 = It is checked once, after any changes to the dice, before the first kind of result is resolved.
    .ruling-2 = The energy is part of your result, so Overload takes 1 from the total.

card-new_york-hailing_cabs = Hailing Cabs
    .text = On each of your turns, you may add 2 destruction to your result. If you do, all your destruction this turn can be spent only on units.
    .ruling-1 = You decide before the first kind of result is resolved, and you do not need a destruction die.
    .ruling-2 = The 2 destruction count for Painbow.
    .ruling-3 = You then have to destroy units only; leftover destruction is lost.

card-new_york-hunter = Hunter
    .text = Heal 1 extra for each infantry you destroy.
    .ruling-1 = You can heal this way in Manhattan too, but never above your maximum.

card-new_york-jinx_aura = Jinx Aura
    .text = Other monsters must use all their rerolls. They choose which dice to reroll, at least one each time.
    .ruling-1 = A monster may stop if it has no die it may reroll, for example because of Terminal Rage or a curse fee it cannot pay.

card-new_york-king_of_queens = King of Queens
    .text = If you start your turn in Queens, gain 1 energy and heal 1.

card-new_york-leveler = Leveler
    .text = On each of your turns in which you destroy at least one building, score 1 point.
    .ruling-1 = You score with the first building, and only once a turn.

card-new_york-long_neck = Long Neck
    .text = You need only 2 destruction instead of 3 to destroy a jet.
    .ruling-1 = This also applies to jets you reach with Sharp Shooter.

card-new_york-natural_selection = Natural Selection
    .text = When you buy it, gain 4 energy and heal 4. On each of your turns, roll one extra die. If any of your dice shows a star at the end of your turn, you lose all your health and are knocked out.
    .ruling-1 = Look at your dice as they are after resolving; stars you gave up with Chameleon do not count.
    .ruling-2 = This also applies on the turn you buy it.
    .ruling-3 = It comes before the win check, so you cannot win on that turn, and any extra turns you have earned are lost.
    .ruling-4 = It is not damage, so nothing reduces it, and Of Another World does not help.
    .ruling-5 = You can heal this way in Manhattan too, but never above your maximum.

card-new_york-of_another_world = Of Another World
    .text = Whenever you pay energy, you may pay any part of it in health instead. Whenever you take damage, you may lose energy instead of health for any part of it.
    .ruling-1 = This works for every price and fee, but you cannot pay with your last health.
    .ruling-2 = Damage you pay for with energy still counts as damage, for example for fleeing, tokens and Phoenix Blood.
    .ruling-3 = Gains are not affected: hearts still heal, and energy results still give energy.
    .ruling-4 = Energy taken by Drain or Power Tap cannot be replaced with health.
    .ruling-5 = It does not save you from Natural Selection.

card-new_york-overload = Overload
    .text = When you buy it, gain 4 energy. From then on, your energy results give you 1 less energy in total each turn.
    .ruling-1 = On a turn without energy results, you lose nothing.
    .ruling-2 = Energy from tiles, from Manhattan and from cards that give it directly is not reduced.

card-new_york-painbow = Painbow
    .text = With 2 or 3 destruction in your result, add 1 claw; with 4 or 5, add 2 claws. With 6 or more, you win at once.
    .ruling-1 = Destruction from Stomp, Fury and Hailing Cabs counts.
    .ruling-2 = You win as soon as your result is final; nothing more is resolved.
    .ruling-3 = The added claws work like rolled claws.

card-new_york-personal_spotlight = Personal Spotlight
    .text = On each of your turns with at least one star in your result, score 1 point.
    .ruling-1 = It scores once a turn, with or without Superstar.
    .ruling-2 = Stars you give up with Chameleon do not count here.

card-new_york-phoenix_blood = Phoenix Blood
    .text = Whenever you take damage, gain 1 energy.
    .ruling-1 = It is 1 energy however much damage you take, and none if the damage was reduced to 0.
    .ruling-2 = You gain nothing if the damage knocks you out.
    .ruling-3 = Damage you pay for with energy (Of Another World) counts, but you cannot pay with the energy you gain from it.

card-new_york-power_tap = Power Tap
    .text = When another monster has gained 3 or more energy in one turn, it gives you 1 energy.
    .ruling-1 = All energy gained during a turn counts together, on anyone’s turn.
    .ruling-2 = A monster gives at most 1 energy per turn for each Power Tap, when its total reaches 3, and none if it has none left.
    .ruling-3 = Energy you get from Power Tap does not trigger another Power Tap.
    .ruling-4 = The monster cannot use Of Another World to give health instead.

card-new_york-regeneration = Regeneration
    .text = At the start of your turn, heal 1.
    .ruling-1 = It works in Manhattan too, but never above your maximum.

card-new_york-scavenger = Scavenger
    .text = When you buy cards, you may also buy Keep cards from the discard pile, each for 1 less energy than printed.
    .ruling-1 = Everyone may look through the discard pile at any time.
    .ruling-2 = The price is never below 0, and no market card is revealed.
    .ruling-3 = Once the discard pile has been shuffled into the deck, its cards are no longer on offer.

card-new_york-seismic_ray = Seismic Ray
    .text = Before you destroy anything on your turn, you may pay 1 energy to use all your destruction in another borough instead of your own.
    .ruling-1 = One payment moves all your destruction this turn to one borough; you cannot split it.
    .ruling-2 = You must then destroy what you can in that borough.
    .ruling-3 = A building you destroy there leaves its unit there, not in your borough.

card-new_york-shadow_double = Shadow Double
    .text = When you attack, you deal double damage.
    .ruling-1 = Unless your claws deal at least 1 damage, there is nothing to double.
    .ruling-2 = Tesla Antennae adds its damage first; Antimatter Pellets doubles afterwards.

card-new_york-sharp_shooter = Sharp Shooter
    .text = You may also use destruction on jets in other boroughs. Each jet you destroy, anywhere, scores 1 extra point.
    .ruling-1 = You may choose a distant jet before or instead of a tile in your borough, but you must go on destroying while you can afford a tile there.
    .ruling-2 = You get the usual reward for the jet, and it lets you buy Air Force One.
    .ruling-3 = A jet that appeared this turn cannot be destroyed yet.

card-new_york-stink_attack = Stink Attack
    .text = Whenever you move to another borough, you may send up to four units away from there, each to a different borough.
    .ruling-1 = They go to the other four boroughs, including Manhattan, at most one to each.
    .ruling-2 = It does not matter how you changed borough: by moving, entering Manhattan or fleeing, with Super Speed or Subway, or because you were forced out. Climbing a zone does not count.
    .ruling-3 = A unit that appeared this turn cannot be destroyed this turn, even after you send it away.

card-new_york-stomp = Stomp
    .text = On each of your turns, add 1 destruction to your result, even if no die shows one.
    .ruling-1 = You have to use it if it is enough to destroy something.

card-new_york-super_speed = Super Speed
    .text = Before your first roll, you may make one extra move.
    .ruling-1 = If Manhattan has room, you can only enter it; otherwise you can go to any outer borough with fewer than two monsters. In Manhattan, you climb one zone.
    .ruling-2 = You collect income before this move, so a zone you reach pays from your next turn on.
    .ruling-3 = If you enter Manhattan with it, you climb one zone in the Move phase of the same turn.
    .ruling-4 = If Manhattan was empty when your turn began, your claws still deal no damage this turn.
    .ruling-5 = It is always voluntary, so New York Marathon makes it cost 2 energy.

card-new_york-terminal_rage = Terminal Rage
    .text = When you buy it, take another turn after this one. While you own it, you cannot reroll dice that show a claw.
    .ruling-1 = A claw is fixed as soon as you roll it; if you lose the card, you may reroll claws again.

card-new_york-tesla_antennae = Tesla Antennae
    .text = Your attacks deal 1 more damage to each monster that has more health than you.
    .ruling-1 = Health is compared just before the damage, separately for each monster.
    .ruling-2 = Unless your claws deal at least 1 damage, it adds nothing.

card-new_york-tourist = Tourist
    .text = When you buy it, put a souvenir token on your borough. Whenever you enter a borough without one, put one there too. For each one you place, score 1 point and gain 1 energy.
    .ruling-1 = There is one token for each of the five boroughs; the zones of Manhattan are one borough.
    .ruling-2 = You can also score on another monster’s turn, by fleeing or being forced out.
    .ruling-3 = If the card is lost, the tokens stay, and a later owner scores only for boroughs without one.

card-new_york-towering_titan = Towering Titan
    .text = On each of your turns, add 2 claws to your result, even if no die shows one.
    .ruling-1 = They work like rolled claws, so you can attack without a single claw die.

card-new_york-trash_thrower = Trash Thrower
    .text = Your attacks also cost each monster they damage 1 point.
    .ruling-1 = A monster loses 1 point per attack, whatever the damage, and never drops below 0.
    .ruling-2 = You do not get the point.

card-new_york-trophy_hunter = Trophy Hunter
    .text = Each unit you destroy scores 1 extra point.
    .ruling-1 = This is on top of its reward and of Sharp Shooter or Hunter.

card-new_york-universal_soldier = Universal Soldier
    .text = When you have finished rolling, you may turn your hearts into claws and your claws into hearts, at most as many times as you have dice.
    .ruling-1 = It works on dice that are not resolved yet, not on results added by cards.
    .ruling-2 = Before each kind of result, you can use it at most as many times as you have dice.


card-new_york-violent_star = Violent Star
    .text = If you take Superstar from a monster, it takes 2 damage. If a monster takes it from you, that monster takes 1 damage.
    .ruling-1 = This is not an attack: nobody may flee, and cards that react to attacks do not trigger.
    .ruling-2 = Nobody is hurt when Superstar comes from the table.
    .ruling-3 = If this knocks out the monster that takes it, Superstar stays on the table.

card-new_york-webspinner = Webspinner
    .text = Each monster you damage gets a web token. On its turn, it has one fewer reroll per token. It may spend a claw to remove one token instead of attacking.
    .ruling-1 = An attack gives each victim one token, not one per damage. Violent Star gives one too; army fire and bought cards do not.
    .ruling-2 = The number of rerolls is set when the roll phase begins and is never below 0.
    .ruling-3 = Claws added by cards can be spent on tokens too; a claw spent this way deals no damage.
    .ruling-4 = Tokens stay even after Webspinner or its owner is gone.
    .ruling-5 = There are only 13 web tokens; when all are in use, no more are given.

## Goal cards

card-new_york-superstar = Superstar
    .text = Roll three or more stars to take this card and score 1 point, plus 1 for each star beyond the third. From your next turn on, each star in your result scores 1 point while you hold it.
    .ruling-1 = Taking it with three stars scores 1 point in total, with four 2, with five 3, and so on.
    .ruling-2 = While you hold it, you score 1 point for each star, even with three or more.
    .ruling-3 = Without it, fewer than three stars score nothing.
    .ruling-4 = Another monster that rolls three or more stars takes it from you; that costs you no points.
    .ruling-5 = If its holder is knocked out, it goes back to the table.
    .ruling-6 = It is not a Keep card and cannot be bought, swept or discarded.

card-new_york-statue_of_liberty = Statue of Liberty
    .text = Roll three or more Ouch to take this card and score 3 points. When another monster takes it from you, you lose 3 points.
    .ruling-1 = The army’s damage comes first. If it knocks out the monster that rolled, that monster does not take the Statue, and a holder that survives keeps it.
    .ruling-2 = If you already hold it, rolling three or more Ouch changes nothing.
    .ruling-3 = This cannot take you below 0 points.
    .ruling-4 = If its holder is knocked out, it goes back to the table and no points change.
