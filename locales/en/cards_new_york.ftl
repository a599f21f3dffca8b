### Cards of King of New York: name, text, and answers to questions a player could ask.

## Discard cards

card-new_york-air_force_one = Air Force One
    .text = Buy it only in a turn in which you have destroyed a jet. Score 4 points; then every monster, you included, takes 1 damage for each unit in its borough.
    .ruling-1 = A jet destroyed in another borough counts too, one destroyed in an earlier turn does not.
    .ruling-2 = This is not an attack: nobody may flee, and cards about attacks do nothing.
    .ruling-3 = Units that appeared this turn fire as well.
    .ruling-4 = The fire comes from a card, not from Ouch: Bulletproof is useless against it, and it brings neither carapace tokens nor the Statue of Liberty.
    .ruling-5 = If the damage knocks you out, the points do not help, not even 20 of them.

card-new_york-brooklyn_bridge = Brooklyn Bridge
    .text = Score 4 points. Costs 1 less if you are in Brooklyn.
    .ruling-1 = What counts for the price is your borough when you buy, after the Move phase.

card-new_york-central_park = Central Park
    .text = Score 2 points and heal 2. Costs 1 less if you are in Manhattan.
    .ruling-1 = What counts for the price is your borough when you buy, after the Move phase.
    .ruling-2 = The healing works in Manhattan too, and never above your maximum.

card-new_york-columbia_university = Columbia University
    .text = Score 2 points. You also get the next Keep card that is revealed in the market, for free. Costs 1 less if you are in Manhattan.
    .ruling-1 = The first candidate is the card that replaces this one; if it is not a Keep card, your right waits for the next Keep card, on anyone's turn.
    .ruling-2 = You take the card automatically; after a sweep it is the first Keep card of the new ones, and its place is refilled.
    .ruling-3 = The card counts as bought for 0, so effects on buying happen.
    .ruling-4 = If it brings you an extra turn on another monster's turn, you play it right after that turn.
    .ruling-5 = The right is lost if you are knocked out.
    .ruling-6 = What counts for the price is your borough when you buy, after the Move phase.

card-new_york-coney_island = Coney Island
    .text = Score 3 points. Costs 1 less if you are in Brooklyn.
    .ruling-1 = What counts for the price is your borough when you buy, after the Move phase.

card-new_york-drink_the_hudson = Drink the Hudson
    .text = Gain 13 energy, score 1 point and heal 2. Costs 1 less if you are in Manhattan, Brooklyn or Staten Island.
    .ruling-1 = You must be able to pay the price before you gain the energy.
    .ruling-2 = What counts for the price is your borough when you buy, after the Move phase.
    .ruling-3 = The healing works in Manhattan too, and never above your maximum.

card-new_york-flatiron_building = Flatiron Building
    .text = Score 2 points. Costs 1 less if you are in Manhattan.
    .ruling-1 = What counts for the price is your borough when you buy, after the Move phase.

card-new_york-general_ellis = General Ellis
    .text = Buy it only in a turn in which you have destroyed a tank. Score 3 points; then every monster, you included, takes 1 damage.
    .ruling-1 = A tank destroyed in an earlier turn does not count.
    .ruling-2 = This is not an attack: nobody may flee, and cards about attacks do nothing.
    .ruling-3 = If no monster survives, nobody wins.

card-new_york-holland_tunnel = Holland Tunnel
    .text = Score 6 points. Every monster, you included, gains 3 energy. Costs 1 less if you are in Manhattan.
    .ruling-1 = The 3 energy are enough to set off Power Tap.
    .ruling-2 = What counts for the price is your borough when you buy, after the Move phase.

card-new_york-new_york_marathon = New York Marathon
    .text = While this card is in the market, every voluntary move, fleeing included, costs the mover 2 energy. When you buy it, score 2 points, gain 2 energy and heal 2.
    .ruling-1 = You pay nothing for what you have to do: entering Manhattan or climbing a zone in the Move phase, or leaving Manhattan when forced out.
    .ruling-2 = You pay for going to another borough in the Move phase, for fleeing, for Super Speed and for each move with Subway.
    .ruling-3 = A monster that cannot pay cannot make the move; what is paid goes to the supply.
    .ruling-4 = The healing works in Manhattan too, and never above your maximum.

card-new_york-next_stage = Next Stage
    .text = Give up all your points. For each of them, gain 1 energy or heal 1; you choose the split.
    .ruling-1 = Whatever would heal you above your maximum is lost.
    .ruling-2 = Points from the Statue of Liberty go as well, and losing it later cannot take you below 0.
    .ruling-3 = The healing works in Manhattan too.

card-new_york-photo_op = Photo Op
    .text = Name another monster. Score 1 point for each damage you have dealt to it this turn.
    .ruling-1 = Your attack, with all its bonuses, and Violent Star count; army fire and damage from bought cards do not.
    .ruling-2 = Damage dealt counts in full, whatever health the monster has left.
    .ruling-3 = You can name only a living monster.
    .ruling-4 = Each turn counts for itself, extra turns too; with no damage dealt, the card scores nothing.

card-new_york-power_substation = Power Substation
    .text = Score 1 point and gain 8 energy, then take 3 damage.
    .ruling-1 = This damage is not an attack.
    .ruling-2 = The energy comes first, so Of Another World can already use it.

card-new_york-subterranean_cable = Subterranean Cable
    .text = Gain 4 energy, then take 4 damage.
    .ruling-1 = This damage is not an attack.
    .ruling-2 = You may buy it even if the damage will knock you out.

card-new_york-subway = Subway
    .text = Heal 2, and take another turn after this one. In that turn you may move to any borough with room as often as you like, at any point.
    .ruling-1 = You may move before the first roll, between rolls, before each kind of result, in the Move phase and while buying.
    .ruling-2 = An outer borough has room for two monsters; Manhattan is entered at Lower Manhattan, and only if it has room.
    .ruling-3 = The rewards for entering Manhattan are given at most once in that turn.
    .ruling-4 = The Move phase keeps its duties: enter Manhattan if it has room, or climb one zone if you are there; Subway moves never climb.
    .ruling-5 = If you leave Manhattan, whoever comes to a Move phase next must enter it.
    .ruling-6 = The healing works in Manhattan too, and never above your maximum.

card-new_york-tesla_cannon = Tesla Cannon
    .text = Score 2 points. Then every monster, you included, discards one of its own Keep cards.
    .ruling-1 = You choose first, then the others clockwise.
    .ruling-2 = Those who have no Keep card are spared, and goal cards are safe.
    .ruling-3 = Tokens on a discarded card go back to the supply.

card-new_york-the_unisphere = The Unisphere
    .text = Score 4 points. Costs 1 less if you are in Queens.
    .ruling-1 = What counts for the price is your borough when you buy, after the Move phase.

card-new_york-yankee_stadium = Yankee Stadium
    .text = Score 5 points and heal 5. Costs 1 less if you are in the Bronx.
    .ruling-1 = What counts for the price is your borough when you buy, after the Move phase.
    .ruling-2 = The healing works in Manhattan too, and never above your maximum.

## Keep cards

card-new_york-antimatter_pellets = Antimatter Pellets
    .text = When you attack, each monster hit first rolls one die. If it shows Ouch, the damage to that monster is doubled.
    .ruling-1 = Each victim rolls once, clockwise; the die cannot be rerolled and does nothing else.
    .ruling-2 = Tesla Antennae is added first, then Shadow Double doubles, then this card doubles.

card-new_york-artificial_heart = Artificial Heart
    .text = When rolling is over, you may turn your hearts into energy, as many as you like.
    .ruling-1 = It works in Manhattan too.
    .ruling-2 = Only dice not yet resolved can be turned; from then on they are energy in every respect, also for Overload and Climb the Empire State Building.

card-new_york-broadway_star = Broadway Star
    .text = Score 1 point when you take Superstar, and 1 point each time you start your turn holding it.
    .ruling-1 = As the holder you cannot take Superstar once more, however many stars you roll.

card-new_york-bulletproof = Bulletproof
    .text = Each time Ouch dice cause you damage, you take 1 less.
    .ruling-1 = It works whoever rolled the Ouch, once each time Ouch is resolved.
    .ruling-2 = It does nothing against Air Force One.

card-new_york-can_opener = Can Opener
    .text = You need only 3 destruction instead of 4 to destroy a tank.
    .ruling-1 = The duty to destroy what you can follows this lower number.

card-new_york-carapace = Carapace
    .text = Your maximum health is 12 instead of 10. Each Ouch of your result puts a carapace token on this card. On your turn you may discard it to heal 1 per token.
    .ruling-1 = The tokens come when Ouch is resolved, before the army's damage.
    .ruling-2 = You may discard it whenever you have a choice on your own turn, at full health too, but not in answer to damage.
    .ruling-3 = Discarding it first brings your maximum back to 10: health above 10 is lost, and you heal up to 10.
    .ruling-4 = Buying it does not heal you.
    .ruling-5 = Only 15 carapace tokens exist, and when all are in use no more are placed.
    .ruling-6 = The healing works in Manhattan too.

card-new_york-chameleon = Chameleon
    .text = You may give up star dice before you resolve them. Each one lets you turn one of your unresolved dice to any face.
    .ruling-1 = A star given up does nothing more, also not for Superstar, Personal Spotlight or Natural Selection.
    .ruling-2 = You may use it before each kind of result, as long as both the star and the other die are unresolved.
    .ruling-3 = A die may also be turned to a star.
    .ruling-4 = It changes only dice, not results added by cards.

card-new_york-chinatown_regular = Chinatown Regular
    .text = Entering Manhattan heals you 2.
    .ruling-1 = You enter only from another borough; climbing a zone or changing track is not entering.
    .ruling-2 = It never heals above your maximum.

card-new_york-climb_the_empire_state_building = Climb the Empire State Building
    .text = If all six faces are on your dice while you are in Manhattan, score 2 points and play another turn after this one.
    .ruling-1 = It is checked once, after the last roll and die changes, before the first kind of result is resolved.
    .ruling-2 = Results added by cards do not help, and a die that you give up later has counted.

card-new_york-curse = Curse
    .text = Monsters you damage get a curse token each. Such a monster must pay 1 energy per token to reroll Ouch. Its hearts can each remove one instead of healing, in Manhattan too.
    .ruling-1 = An attack gives one token to each victim, not one per damage; Violent Star gives one too, army fire and bought cards do not.
    .ruling-2 = The fee is paid once for each reroll that includes an Ouch, however many there are in it.
    .ruling-3 = Tokens stay even if Curse or its owner is gone.
    .ruling-4 = Only 13 curse tokens exist, and when all are in use no more are given.

card-new_york-diva = Diva
    .text = While you hold Superstar, other monsters need four stars instead of three to take it.
    .ruling-1 = With exactly three stars nothing happens, and nothing is scored for them.
    .ruling-2 = A monster that takes it scores as usual, so four stars are worth 2 points.

card-new_york-drain = Drain
    .text = Whoever attacks you must give you 2 energy.
    .ruling-1 = It works once for each attack that damages you; a monster with less energy gives what it has.
    .ruling-2 = You get the energy right after the damage and before fleeing, but not if you are knocked out.
    .ruling-3 = The attacker cannot give health instead through Of Another World.

card-new_york-ego_trip = Ego Trip
    .text = Gain 1 energy when you take Superstar, and 1 energy each time you start your turn holding it.
    .ruling-1 = As the holder you cannot take Superstar once more, however many stars you roll.

card-new_york-extra_head = Extra Head
    .text = On each of your turns, you roll one extra die.
    .ruling-1 = You roll it from your next turn on.
    .ruling-2 = It adds up with Natural Selection, but nobody rolls more than 8 dice.

card-new_york-fireball = Fireball
    .text = Your claws also hit all other monsters in your borough.
    .ruling-1 = Hitting only monsters in your borough is an attack as well.
    .ruling-2 = If you share Manhattan with another monster, it is hit too and may flee afterwards.
    .ruling-3 = If Manhattan was empty when your turn began, your claws deal no damage, not even in your borough.

card-new_york-fury = Fury
    .text = If there are three or more units in your borough, add 1 destruction and 1 energy to your result.
    .ruling-1 = It is checked once, after die changes and before the first kind of result is resolved.
    .ruling-2 = The energy is part of your result, so Overload takes 1 from the total.

card-new_york-hailing_cabs = Hailing Cabs
    .text = On each of your turns, you may add 2 destruction to your result. All your destruction of that turn then counts only against units.
    .ruling-1 = You decide before the first kind of result is resolved, and you need no destruction die for it.
    .ruling-2 = The 2 destruction count for Painbow.
    .ruling-3 = Your duty to destroy then covers only units, and destruction left over is lost.

card-new_york-hunter = Hunter
    .text = Each infantry you destroy heals you 1 more.
    .ruling-1 = The healing works in Manhattan too, and never above your maximum.

card-new_york-jinx_aura = Jinx Aura
    .text = Other monsters must use all their rerolls. They choose the dice, at least one each time.
    .ruling-1 = The duty ends if a monster has no die that it may reroll, for example because of Terminal Rage or a curse fee it cannot pay.

card-new_york-king_of_queens = King of Queens
    .text = If you start your turn in Queens, gain 1 energy and heal 1.

card-new_york-leveler = Leveler
    .text = On each of your turns in which you destroy at least one building, score 1 point.
    .ruling-1 = The point comes with the first building, and only once a turn.

card-new_york-long_neck = Long Neck
    .text = You need only 2 destruction instead of 3 to destroy a jet.
    .ruling-1 = This holds for jets reached with Sharp Shooter as well.

card-new_york-natural_selection = Natural Selection
    .text = When you buy it, gain 4 energy and heal 4. On each of your turns, roll one extra die. If any of your dice shows a star when your turn ends, you lose all your health and are knocked out.
    .ruling-1 = What counts is how your dice lie after resolving, without stars you gave up with Chameleon.
    .ruling-2 = This also holds for the turn in which you buy it.
    .ruling-3 = It comes before the win check, so you cannot win that turn, and extra turns you have earned are lost.
    .ruling-4 = It is not damage, so nothing reduces it, and Of Another World does not help.
    .ruling-5 = The healing works in Manhattan too, and never above your maximum.

card-new_york-of_another_world = Of Another World
    .text = Whenever you pay energy, you may pay any part in health instead. Whenever you take damage, you may lose energy instead of any part of the health.
    .ruling-1 = Every price and fee counts, but you cannot pay with your last health.
    .ruling-2 = Damage met with energy still counts as damage, for example for fleeing, tokens and Phoenix Blood.
    .ruling-3 = What you gain stays what it is: hearts heal, and energy results give energy.
    .ruling-4 = Energy taken by Drain or Power Tap cannot be replaced with health.
    .ruling-5 = It does not save you from Natural Selection.

card-new_york-overload = Overload
    .text = When you buy it, gain 4 energy. From then on, the energy results of each of your turns give you 1 energy less in all.
    .ruling-1 = In a turn without energy results, nothing is taken from you.
    .ruling-2 = Energy from tiles, from Manhattan and from cards that give it directly is not reduced.

card-new_york-painbow = Painbow
    .text = With 2 or 3 destruction in your result, add 1 claw to it; with 4 or 5, add 2 claws. With 6 or more, you win at once.
    .ruling-1 = Destruction from Stomp, Fury and Hailing Cabs is included.
    .ruling-2 = The win comes as soon as your result is final, and nothing is resolved any more.
    .ruling-3 = The added claws work like rolled ones.

card-new_york-personal_spotlight = Personal Spotlight
    .text = On each of your turns with at least one star in your result, score 1 point.
    .ruling-1 = It scores once a turn, with or without Superstar.
    .ruling-2 = Stars you give up with Chameleon are worth nothing here.

card-new_york-phoenix_blood = Phoenix Blood
    .text = Each time you take damage, gain 1 energy.
    .ruling-1 = It is 1 energy however much the damage is, and nothing if the damage was reduced to 0.
    .ruling-2 = You gain nothing if the damage knocks you out.
    .ruling-3 = Damage met with energy through Of Another World counts, but the gained energy comes too late for it.

card-new_york-power_tap = Power Tap
    .text = When another monster has gained 3 or more energy in one turn, it gives you 1 energy.
    .ruling-1 = All energy gained during a turn counts together, on anyone's turn.
    .ruling-2 = A monster gives at most once a turn for each Power Tap, when its total reaches 3, and nothing if it has no energy.
    .ruling-3 = Energy that you get through Power Tap sets off no other Power Tap.
    .ruling-4 = The monster cannot give health instead through Of Another World.

card-new_york-regeneration = Regeneration
    .text = You heal 1 whenever your turn starts.
    .ruling-1 = It works in Manhattan too, and never above your maximum.

card-new_york-scavenger = Scavenger
    .text = While buying, you may also take Keep cards out of the discard pile. You pay 1 energy less than printed for them.
    .ruling-1 = Everyone may look through the discard pile at any time.
    .ruling-2 = The price is never below 0, and no market card is revealed.
    .ruling-3 = Once the discard pile has been shuffled into the deck, its cards are no longer on offer.

card-new_york-seismic_ray = Seismic Ray
    .text = Before you destroy anything in a turn, you may pay 1 energy to use all your destruction in another borough instead of your own.
    .ruling-1 = One payment moves all destruction of the turn to one borough; you cannot split it.
    .ruling-2 = The duty to destroy what you can then holds for that borough.
    .ruling-3 = A building you destroy there leaves its unit there, not in your borough.

card-new_york-shadow_double = Shadow Double
    .text = When you attack, you deal double damage.
    .ruling-1 = Without at least 1 damage from claws there is nothing to double.
    .ruling-2 = Tesla Antennae is added first; Antimatter Pellets doubles afterwards.

card-new_york-sharp_shooter = Sharp Shooter
    .text = You may also use destruction on jets in other boroughs. All jets you destroy, near or far, score 1 extra point each.
    .ruling-1 = You may take a distant jet before or instead of a tile in your borough, but your duty to destroy lasts while you can destroy a tile there.
    .ruling-2 = You get its usual reward, and it lets you buy Air Force One.
    .ruling-3 = A jet that appeared this turn cannot be destroyed yet.

card-new_york-stink_attack = Stink Attack
    .text = Each time you move to another borough, you may send up to four of the units there away, each to a different borough.
    .ruling-1 = They go to the other four boroughs, Manhattan included, at most one to each.
    .ruling-2 = It does not matter how you changed borough: moving, entering Manhattan, fleeing, with Super Speed or Subway, or forced out; climbing a zone does not count.
    .ruling-3 = A unit that appeared this turn cannot be destroyed this turn, even after you sent it away.

card-new_york-stomp = Stomp
    .text = On each of your turns, add 1 destruction to your result, even if no die shows one.
    .ruling-1 = You have to use it if you can destroy something with it.

card-new_york-super_speed = Super Speed
    .text = Before your first roll, you may make one extra move.
    .ruling-1 = If Manhattan has room you can only enter it, otherwise you can go to any outer borough with fewer than two monsters; in Manhattan you climb one zone.
    .ruling-2 = The income of your turn comes before it, so a zone you reach pays from your next turn on.
    .ruling-3 = If you enter Manhattan with it, you climb one zone in the Move phase of the same turn.
    .ruling-4 = If Manhattan was empty when your turn began, your claws still deal no damage this turn.
    .ruling-5 = It is always voluntary, so New York Marathon makes it cost 2 energy.

card-new_york-terminal_rage = Terminal Rage
    .text = Buying it gives you another turn after this one. While you own it, you cannot reroll dice that show a claw.
    .ruling-1 = A claw is fixed as soon as it is rolled; if you lose the card, you are free again.

card-new_york-tesla_antennae = Tesla Antennae
    .text = Your attacks deal 1 more damage to each monster that has more health than you.
    .ruling-1 = Health is compared just before the damage, for each monster by itself.
    .ruling-2 = Without at least 1 damage from claws it adds nothing.

card-new_york-tourist = Tourist
    .text = When you buy it, put a souvenir token on your borough. Each time you enter a borough without one, put one there too. Each time you place one, score 1 point and gain 1 energy.
    .ruling-1 = There is one token for each of the five boroughs; the zones of Manhattan are one borough.
    .ruling-2 = You can also score on another monster's turn, by fleeing or being forced out.
    .ruling-3 = If the card is lost, the tokens stay, and a later owner scores only for boroughs without one.

card-new_york-towering_titan = Towering Titan
    .text = On each of your turns, add 2 claws to your result, even if no die shows one.
    .ruling-1 = They work like rolled claws, so you can attack without any claw die.

card-new_york-trash_thrower = Trash Thrower
    .text = Your attack also takes 1 point from each monster it damages.
    .ruling-1 = A monster loses 1 point for each attack, whatever the damage, and never goes below 0.
    .ruling-2 = You do not get the point.

card-new_york-trophy_hunter = Trophy Hunter
    .text = Each unit you destroy scores 1 extra point.
    .ruling-1 = This is on top of its reward and of Sharp Shooter or Hunter.

card-new_york-universal_soldier = Universal Soldier
    .text = When rolling is over, you may turn hearts into claws and claws into hearts, as many as you like.
    .ruling-1 = It works on dice that are not yet resolved, not on results added by cards.

card-new_york-violent_star = Violent Star
    .text = If you take Superstar from a monster, it takes 2 damage from you. If a monster takes it from you, that monster takes 1.
    .ruling-1 = This is not an attack: nobody may flee, and cards about attacks do nothing.
    .ruling-2 = Nobody is hurt when Superstar comes from the table.
    .ruling-3 = A taker knocked out by it leaves Superstar on the table.

card-new_york-webspinner = Webspinner
    .text = Monsters you damage get a web token each. On its turn, such a monster has one reroll fewer per token. Its claws can each remove one instead of attacking.
    .ruling-1 = An attack gives one token to each victim, not one per damage; Violent Star gives one too, army fire and bought cards do not.
    .ruling-2 = The number of rerolls is set when the roll phase begins, and is never below 0.
    .ruling-3 = Claws added by cards can be spent on tokens too; a claw spent this way deals no damage.
    .ruling-4 = Tokens stay even if Webspinner or its owner is gone.
    .ruling-5 = Only 13 web tokens exist, and when all are in use no more are given.

## Goal cards

card-new_york-superstar = Superstar
    .text = Take it with three or more stars: 1 point for three, and 1 more for each further star. From your next turn on, while you hold it, each star you resolve scores 1 point.
    .ruling-1 = Taking it with three stars scores 1 point in all, with four 2, with five 3, and so on.
    .ruling-2 = As the holder you score 1 point for each star, even with three or more.
    .ruling-3 = Without it, fewer than three stars score nothing.
    .ruling-4 = Another monster with three or more stars takes it from you; that costs you no points.
    .ruling-5 = If its holder is knocked out, it goes back to the table.
    .ruling-6 = It is not a Keep card and cannot be bought, swept or discarded.

card-new_york-statue_of_liberty = Statue of Liberty
    .text = Take it with three or more Ouch and score 3 points. When another monster takes it from you, you lose 3 points.
    .ruling-1 = The army's damage comes first: a monster knocked out by it does not take the Statue, and a holder who survives keeps it.
    .ruling-2 = Three or more Ouch mean nothing new for the monster that holds it already.
    .ruling-3 = The loss cannot take you below 0 points.
    .ruling-4 = If its holder is knocked out, it goes back to the table and no points change.
