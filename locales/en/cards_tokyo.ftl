### Cards of King of Tokyo: name, text, and answers to questions a player could ask.

## Keep cards

card-tokyo-acid_attack = Acid Attack
    .text = On each of your turns, add 1 claw to your result, even if no die shows one.
    .ruling-1 = The added claw alone is enough to attack, and a monster in Tokyo that loses health to it may yield.
    .ruling-2 = It counts for Alpha Monster, Fire Breathing, Spiked Tail and Urbavore, and as the claw for Complete Destruction.
    .ruling-3 = It hits the same monsters as your other claws.
    .ruling-4 = If you also have a Mimic copy, you add 2 claws.

card-tokyo-alien_origin = Alien Origin
    .text = Each card you buy costs you 1 less energy (minimum 0).
    .ruling-1 = It applies to every purchase, including those with Made in a Lab, Opportunist and Parasitic Tentacles, where the seller receives the lower price.
    .ruling-2 = A sweep still costs 2 energy, and Alien Origin does not discount itself.
    .ruling-3 = Metamorph still pays back the printed cost.
    .ruling-4 = If you also have a Mimic copy, the discount is 2.

card-tokyo-alpha_monster = Alpha Monster
    .text = On your turn, score 1 point if your result contains at least 1 claw.
    .ruling-1 = You score even if nobody is hit, and a claw that a card adds is enough.
    .ruling-2 = It scores once a turn, however many claws or victims there are.
    .ruling-3 = You score the point before the claws cost anyone health.
    .ruling-4 = A Mimic copy scores another point.

card-tokyo-armor_plating = Armor Plating
    .text = Whenever you would lose exactly 1 health at once, you lose none.
    .ruling-1 = All claws of one attack count together, plus 1 for Fire Breathing if it hits you too: 1 claw and 1 fire cost you 2 health.
    .ruling-2 = It also stops a loss of 1 from a card or token, such as a single poison token, Burrowing, or Fire Breathing alone.
    .ruling-3 = A loss that Camouflage has cut to exactly 1 is stopped too.
    .ruling-4 = If the loss is stopped, you may not yield, and you get no poison or shrink token.
    .ruling-5 = Camouflage is not rolled, and Wings is not offered, for a loss that is stopped anyway.
    .ruling-6 = A Mimic copy adds nothing.

card-tokyo-background_dweller = Background Dweller
    .text = On your turn, you may reroll any of your dice that show a 3, one at a time and as often as you like, even after your last roll. This does not use up a roll.
    .ruling-1 = A die that comes up 3 again may be rerolled again.
    .ruling-2 = You may also reroll any 3s you roll for Camouflage or with your own Psychic Probe.
    .ruling-3 = If another monster’s Psychic Probe leaves one of your dice showing a 3, you may reroll it before the dice are resolved.

card-tokyo-burrowing = Burrowing
    .text = While you are in Tokyo, add 1 claw to your result on your turn, even if no die shows one. When you yield, the monster that takes your place loses 1 health.
    .ruling-1 = The claw is added if you are in Tokyo when the dice are resolved.
    .ruling-2 = The added claw counts like a rolled one, including for Spiked Tail and Urbavore.
    .ruling-3 = When everyone has chosen whether to yield, the attacker loses the health first and then moves in; if it is knocked out, nobody moves in.
    .ruling-4 = The attacker may defend itself against the loss, and if it survives thanks to It Has a Child! it still moves in.
    .ruling-5 = Only yielding causes the loss: being thrown out by Death From Above, the Bay closing, being knocked out or using It Has a Child! does not.
    .ruling-6 = If City and Bay are both yielded, the attacker takes the City, so Burrowing in the Bay hurts nobody.
    .ruling-7 = An attacker that is already in Tokyo takes no place and loses nothing.
    .ruling-8 = If you also have a Mimic copy, 2 claws are added and the loss is 2.

card-tokyo-camouflage = Camouflage
    .text = Whenever you would lose health, roll one die per health. Each heart saves 1.
    .ruling-1 = It works against claws, cards (including those you buy) and poison.
    .ruling-2 = It rolls automatically, once for each loss; a Mimic copy rolls again for what is left.
    .ruling-3 = You can still use Wings or Rapid Healing against what is left.
    .ruling-4 = With Background Dweller, you may reroll any 3 you get here.
    .ruling-5 = If the whole loss is cancelled, you may not yield, and you get no poison or shrink token.

card-tokyo-complete_destruction = Complete Destruction
    .text = Score 9 points if your result has all six faces: 1, 2, 3, heart, energy and claw. Your dice still count as usual.
    .ruling-1 = A claw added by a card can stand in for a claw die.
    .ruling-2 = It looks at your final result, just before the dice are resolved.
    .ruling-3 = If you also have a Mimic copy, you score 18.

card-tokyo-media_friendly = Media-Friendly
    .text = Score 1 point for each card you buy.
    .ruling-1 = Buying Media-Friendly itself does not count, and a sweep is not a purchase.
    .ruling-2 = Cards bought with Opportunist, Made in a Lab or Parasitic Tentacles count.
    .ruling-3 = You score when you pay, before the card you bought takes effect.

card-tokyo-eater_of_the_dead = Eater of the Dead
    .text = Whenever another monster drops to 0 health, whatever the cause, score 3 points.
    .ruling-1 = It also scores if that monster survives thanks to It Has a Child!
    .ruling-2 = It works on anyone’s turn; points you score on another monster’s turn count at the end of that turn.
    .ruling-3 = If you also have a Mimic copy, you score 6.

card-tokyo-energy_hoarder = Energy Hoarder
    .text = At the end of your turn, score 1 point for every 6 energy you have. You keep the energy.
    .ruling-1 = Energy you get from Metamorph this turn counts.
    .ruling-2 = A Mimic copy scores the same again.

card-tokyo-even_bigger = Even Bigger
    .text = Your maximum health is 12 instead of 10. When you buy this card, heal 2.
    .ruling-1 = If you lose the card, health above 10 is gone; this does not count as losing health.
    .ruling-2 = A Mimic copy never raises the maximum above 12, but it heals 2 each time Mimic starts to copy Even Bigger.
    .ruling-3 = It heals you in Tokyo too, and it triggers Regeneration.

card-tokyo-extra_head = Extra Head
    .text = On each of your turns, roll one extra die.
    .ruling-1 = The number of your dice is set by your first roll of the turn; a card gained or lost after that makes no difference until your next turn.
    .ruling-2 = Copies add up, but nobody rolls more than 8 dice.

card-tokyo-fire_breathing = Fire Breathing
    .text = On your turn, if your result contains at least 1 claw, your left and right neighbours each lose 1 health on top of what the claws cost them, wherever they are.
    .ruling-1 = Your neighbours are the nearest living monsters on either side; with only one rival left, it loses 1, not 2.
    .ruling-2 = It also hits a neighbour in the same place as you.
    .ruling-3 = If your claws hit that neighbour too, the 1 is added to that loss.
    .ruling-4 = For any other neighbour it is a loss of 1 from a card: it may not yield and gets no poison or shrink token.
    .ruling-5 = A claw that a card adds is enough.

card-tokyo-freeze_time = Freeze Time
    .text = If your result contains at least three 1s, you may take another turn after this one, with one die fewer.
    .ruling-1 = You decide when your turn is over, after the check for a winner.
    .ruling-2 = If you get three 1s on the extra turn too, you may take yet another, with one die fewer again. Once you stop, you have all your dice back.
    .ruling-3 = It also works if you buy it on a turn in which you have already resolved three 1s.
    .ruling-4 = The extra turn is a full turn, and it comes before an extra turn from Frenzy.
    .ruling-5 = A Mimic copy gives no second extra turn for the same 1s.

card-tokyo-friend_of_children = Friend of Children
    .text = Whenever you gain energy, you get 1 more.
    .ruling-1 = All energy dice of a turn count as one gain, so you get 1 extra in total.
    .ruling-2 = It works with every gain, including each sale with Metamorph and the price of a card bought from you, but not with Battery Monster.
    .ruling-3 = With Healing Ray it adds 1 to the first payment above 0 of each monster you heal.
    .ruling-4 = A Mimic copy adds another 1.

card-tokyo-giant_brain = Giant Brain
    .text = On each of your turns, you have one more roll: four instead of three.
    .ruling-1 = Rolls from a Mimic copy, Energy Drink and Smoke Cloud come on top.

card-tokyo-gourmet = Gourmet
    .text = When you score for three or more 1s, score 2 extra points.
    .ruling-1 = Extra 1s beyond three do not change the bonus.
    .ruling-2 = If you also have a Mimic copy, the bonus is 4.

card-tokyo-healing_ray = Healing Ray
    .text = You may use your heart dice on other monsters: each die heals one of them by 1. For each die, that monster pays you 2 energy (or all it has, if less).
    .ruling-1 = The monster must be below its maximum health and cannot refuse; with no energy, it is healed for free.
    .ruling-2 = You can use it while you are in Tokyo, and on monsters in Tokyo.
    .ruling-3 = If you have both hearts and claws, you choose which to resolve first.
    .ruling-4 = A monster with Regeneration heals 1 more with the first die it receives, and does not pay for that.

card-tokyo-herbivore = Herbivore
    .text = At the end of your turn, score 1 point if no monster lost health because of you this turn.
    .ruling-1 = Only health that was really lost counts, so you still score if your attack was stopped completely.
    .ruling-2 = Health that you lose to a card you bought counts too, so you score nothing.
    .ruling-3 = Nobody counts as the cause of poison.
    .ruling-4 = It works on the turn you buy it.

card-tokyo-herd_culler = Herd Culler
    .text = After your last roll, you may turn one of your dice to a 1, once per turn.
    .ruling-1 = You use it after any Psychic Probe and before the dice are resolved.
    .ruling-2 = A Mimic copy lets you turn a second die.

card-tokyo-it_has_a_child = It Has a Child!
    .text = If you drop to 0 health, you are not knocked out: discard all your cards, drop to 0 points and continue outside Tokyo with 10 health.
    .ruling-1 = You keep your energy and your poison and shrink tokens.
    .ruling-2 = It happens automatically, and any damage left over does not reduce your new health.
    .ruling-3 = Your place in Tokyo becomes free, but you do not yield it, so Burrowing does nothing.
    .ruling-4 = You never count as knocked out, so Tokyo Bay stays open, but Eater of the Dead scores.
    .ruling-5 = If this happens on your own turn, you simply carry on with it.
    .ruling-6 = A Mimic copy saves you in the same way, and Mimic is discarded with your other cards.

card-tokyo-jets = Jets
    .text = If claws hit you in Tokyo and you yield, you lose no health to that attack.
    .ruling-1 = You choose before you lose any health. If you yield, the loss is cancelled, along with any poison or shrink token; if you stay, you take it at once, with your usual defences, and are not asked again.
    .ruling-2 = Monsters without Jets lose their health first, and any knock-outs happen, before you choose.
    .ruling-3 = Fire Breathing that is part of the attack is avoided too.
    .ruling-4 = It does nothing against losses from cards, and nothing outside Tokyo.

card-tokyo-made_in_a_lab = Made in a Lab
    .text = In your buy phase, you may look at the top card of the deck, without showing it to anyone. You may buy it like a market card or leave it there.
    .ruling-1 = Whenever the top card changes, you may look again.
    .ruling-2 = You pay as for any purchase, with any discounts, and Media-Friendly scores.
    .ruling-3 = Buying it reveals no market card, so Opportunist does not apply.
    .ruling-4 = It works only in your own buy phase, and not while the deck is empty.
    .ruling-5 = If you also have a Mimic copy, you see the top two cards.

card-tokyo-metamorph = Metamorph
    .text = At the end of your turn, you may discard any of your Keep cards. For each one, gain energy equal to its printed cost.
    .ruling-1 = You get the full printed cost, even for a card you bought for less or that is partly used up.
    .ruling-2 = You sell before all other end-of-turn effects: a card you sell no longer takes effect then, but the energy you get already counts.
    .ruling-3 = You may sell cards bought this turn, and Metamorph itself, which ends the selling.
    .ruling-4 = Mimic sells for 8, whatever it copies.
    .ruling-5 = Friend of Children adds 1 to each sale.

card-tokyo-mimic = Mimic
    .text = When you buy it, choose any Keep card in play (yours or another monster’s, but not Mimic): this card becomes a copy of it. Before your first roll each turn, you may pay 1 energy to copy a different card instead.
    .ruling-1 = The copy counts as just bought: it has all its tokens, and anything it does when bought happens.
    .ruling-2 = If the copied card leaves play, Mimic does nothing until you pay 1 energy at the start of one of your turns to copy another.
    .ruling-3 = If the copied card only changes owner, you keep the copy; if Mimic is bought from you, its buyer chooses a card for free.
    .ruling-4 = If there is no card to copy when you buy it, you may choose one later for 1 energy.
    .ruling-5 = When a copy would have to be discarded (Battery Monster, Smoke Cloud, Plot Twist, Psychic Probe), Mimic is discarded.
    .ruling-6 = If you own both a card and its copy, their effects add up, and the card itself is used up first.
    .ruling-7 = Copies of Armor Plating, It Has a Child!, Nova Breath and Opportunist add nothing to the card itself, and two Psychic Probes still allow only one reroll a turn.
    .ruling-8 = At the start of your turn, the old copy works first, for example as Battery Monster. Tokens on Mimic are lost when it copies another card.

card-tokyo-battery_monster = Battery Monster
    .text = This card comes with 6 energy. At the start of each of your turns, take 2 of it. Discard the card when it is empty.
    .ruling-1 = It pays three times and is discarded after the third payment.
    .ruling-2 = It pays before anything else on your turn, and Friend of Children adds nothing to it.
    .ruling-3 = If you buy it from another monster, it holds 6 energy again.
    .ruling-4 = As a Mimic copy it starts with another 6, and Mimic is discarded after the last payment.

card-tokyo-nova_breath = Nova Breath
    .text = Your claws hit every other monster, wherever you and they are.
    .ruling-1 = Each monster in Tokyo that loses health to them may yield, even if you are in Tokyo yourself; you then stay where you are, and its place remains empty.

card-tokyo-detritivore = Detritivore
    .text = If your result contains at least one 1, one 2 and one 3, score 2 points. Your dice still count as usual.
    .ruling-1 = It scores once a turn, even with two such sets, and the dice still count for three of a kind.
    .ruling-2 = If you also have a Mimic copy, you score 4.

card-tokyo-opportunist = Opportunist
    .text = When a market card is revealed on another monster’s turn, you may buy it at once, before anyone else.
    .ruling-1 = After a purchase, the replacement is on offer; after a sweep, all three new cards.
    .ruling-2 = All of them stay on offer until you pass, and the replacement of a card you buy joins them.
    .ruling-3 = You pay with your own energy and discounts, and the card takes effect for you at once.
    .ruling-4 = If several monsters have it, they are asked clockwise, starting to the left of the active monster.
    .ruling-5 = It does not apply during set-up, or when a card is bought from the deck or from a monster.

card-tokyo-parasitic_tentacles = Parasitic Tentacles
    .text = When you buy cards, you may also buy other monsters’ Keep cards. You pay the price to the owner, who cannot refuse.
    .ruling-1 = The price is the printed cost minus your own discounts.
    .ruling-2 = It is a purchase like any other: Media-Friendly scores, anything the card does when bought happens, and a card with tokens has all of them again.
    .ruling-3 = The seller loses the effect at once; without Even Bigger, for example, its health is cut to 10.
    .ruling-4 = If a Mimic is copying the card, the copy keeps working.
    .ruling-5 = No market card is revealed, so Opportunist does not apply.

card-tokyo-plot_twist = Plot Twist
    .text = After your last roll, you may discard this card to turn one of your dice to any face.
    .ruling-1 = You use it after any Psychic Probe and before the dice are resolved, in any order with Herd Culler and Stretchy.
    .ruling-2 = A Mimic copy works in the same way, and then Mimic is discarded.

card-tokyo-poison_quills = Poison Quills
    .text = If your result contains at least three 2s, add 2 claws.
    .ruling-1 = The 2s score their points as usual.
    .ruling-2 = The added claws work like rolled ones, including for Spiked Tail, Urbavore, Alpha Monster and Fire Breathing.
    .ruling-3 = It works once a turn, however many 2s there are; a Mimic copy adds 2 more claws.

card-tokyo-poison_spit = Poison Spit
    .text = When a monster loses health to your claws, it gets a poison token. At the end of its turn, it loses 1 health per token. Outside Tokyo, it may spend a heart to remove one token instead of healing.
    .ruling-1 = An attack gives each victim one token, not one per health lost; a Mimic copy gives a second.
    .ruling-2 = No token is given if the loss was stopped completely, or for Fire Breathing alone or any other loss from a card.
    .ruling-3 = Tokens stay after they have cost health, and even after Poison Spit or its owner is gone.
    .ruling-4 = All of a monster’s poison tokens are one loss, which comes after all other end-of-turn effects. The monster may defend itself against it.
    .ruling-5 = Poison can knock out a monster with 20 points before it wins.
    .ruling-6 = There are only 12 poison tokens; when all are in use, no more are given.

card-tokyo-psychic_probe = Psychic Probe
    .text = When another monster has made its last roll of the turn, you may reroll one of its dice. If it comes up a heart, discard this card.
    .ruling-1 = You can use it once a turn, before the active monster changes dice with Herd Culler, Plot Twist or Stretchy.
    .ruling-2 = Several owners are asked clockwise, starting to the left of the active monster.
    .ruling-3 = If the active monster then rerolls a die with Background Dweller, owners who have not used their probe yet are asked again.
    .ruling-4 = With both the card and a Mimic copy, you still get one reroll a turn, and a heart discards both.

card-tokyo-rapid_healing = Rapid Healing
    .text = At any decision of yours, on anyone’s turn, you may pay 2 energy to heal 1, as often as you like. You also get the chance before losing your last health.
    .ruling-1 = It works in Tokyo too, but not at maximum health.
    .ruling-2 = Before such a loss, you heal first, up to your maximum, and then take the whole loss; you are asked only if this can save you.
    .ruling-3 = With Regeneration, 2 energy heal you 2.

card-tokyo-regeneration = Regeneration
    .text = Whenever you heal, you heal 1 more, up to your maximum.
    .ruling-1 = All heart dice of a turn count as healing once; you get the extra 1 with the first die that heals you.
    .ruling-2 = Removing tokens with heart dice is not healing.
    .ruling-3 = It works with cards too: Heal, Nuclear Power Plant, Even Bigger, Rapid Healing, and another monster’s Healing Ray.
    .ruling-4 = The new health from It Has a Child! is not healing.

card-tokyo-rooting_for_the_underdog = Rooting for the Underdog
    .text = At the end of your turn, score 1 point if every other monster has more points than you.
    .ruling-1 = Only living monsters count, and a tie for last place scores nothing.
    .ruling-2 = It is checked before Energy Hoarder and Herbivore score.

card-tokyo-shrink_ray = Shrink Ray
    .text = When a monster loses health to your claws, it gets a shrink token. It rolls one die fewer per token. Outside Tokyo, it may spend a heart to remove one token instead of healing.
    .ruling-1 = An attack gives each victim one token, not one per health lost; a Mimic copy gives a second.
    .ruling-2 = No token is given if the loss was stopped completely, or for Fire Breathing alone or any other loss from a card.
    .ruling-3 = Tokens stay even after Shrink Ray or its owner is gone.
    .ruling-4 = The number of dice is set by the first roll of the turn and is never below 0. A token removed now helps from the next turn on.
    .ruling-5 = There are only 12 shrink tokens; when all are in use, no more are given.

card-tokyo-smoke_cloud = Smoke Cloud
    .text = This card comes with 3 smoke tokens. While rolling on your turn, you may spend one for an extra roll of any of your dice. Discard the card when the last token is spent.
    .ruling-1 = You may spend several tokens on a turn, before or after your normal rolls; it does not use those up.
    .ruling-2 = If you buy it from another monster, it has 3 tokens again.
    .ruling-3 = A Mimic copy has 3 tokens of its own, and Mimic is discarded when the last one is spent.

card-tokyo-solar_powered = Solar Powered
    .text = At the end of your turn, gain 1 energy if you have none.
    .ruling-1 = It is checked after Metamorph sales and end-of-turn points.
    .ruling-2 = Friend of Children adds 1, and a Mimic copy gives another 1.

card-tokyo-spiked_tail = Spiked Tail
    .text = On your turn, if your result contains at least 1 claw, add 1 more.
    .ruling-1 = Acid Attack, Burrowing or Poison Quills can supply the first claw.
    .ruling-2 = If you also have a Mimic copy, you add 2 claws.

card-tokyo-stretchy = Stretchy
    .text = After your last roll, you may pay 2 energy to turn one of your dice to any face, as often as you can pay.
    .ruling-1 = You cannot spend the energy that this turn’s dice are about to give you.
    .ruling-2 = You use it after any Psychic Probe and before the dice are resolved, in any order with Herd Culler and Plot Twist.

card-tokyo-energy_drink = Energy Drink
    .text = While rolling on your turn, you may pay 1 energy for an extra roll of any of your dice, as often as you can pay.
    .ruling-1 = You may use it before or after your normal rolls; it does not use those up.

card-tokyo-urbavore = Urbavore
    .text = When you start your turn in Tokyo, score 1 extra point. On your turn in Tokyo, if your result contains at least 1 claw, add 1 more.
    .ruling-1 = Acid Attack, Burrowing or Poison Quills can supply the first claw.
    .ruling-2 = For the claw, you must be in Tokyo when the dice are resolved.
    .ruling-3 = With the option “Energy for two”, this extra point is still a point.
    .ruling-4 = A Mimic copy gives another point and another claw.

card-tokyo-were_only_making_it_stronger = We’re Only Making It Stronger!
    .text = Whenever you lose 2 or more health at once, gain 1 energy.
    .ruling-1 = Only health really lost after all defences counts. You gain 1 energy, however much you lost.
    .ruling-2 = The cause does not matter: claws, a card or poison.
    .ruling-3 = You gain nothing if the loss brings you to 0 health, even if It Has a Child! saves you.
    .ruling-4 = A Mimic copy gives another 1.

card-tokyo-wings = Wings
    .text = Whenever you would lose health, you may pay 2 energy: you lose none now and none for the rest of this turn.
    .ruling-1 = It works on anyone’s turn and against every kind of loss, including poison and cards you buy.
    .ruling-2 = Since you lose no health, you may not yield, and you get no poison or shrink token.
    .ruling-3 = You choose after Camouflage has been rolled.
    .ruling-4 = An extra turn is a new turn, so you have to pay again.

## Discard cards

card-tokyo-apartment_building = Apartment Building
    .text = Score 3 points.

card-tokyo-commuter_train = Commuter Train
    .text = Score 2 points.

card-tokyo-corner_store = Corner Store
    .text = Score 1 point.

card-tokyo-death_from_above = Death From Above
    .text = Score 2 points. All other monsters leave Tokyo, and you go to Tokyo City.
    .ruling-1 = If you come from outside, you also score the usual point for entering; going from the Bay to the City scores nothing.
    .ruling-2 = The monsters that leave lose no health. They do not yield, so Burrowing and Jets do nothing.
    .ruling-3 = It works the same way if you buy it with Opportunist on another monster’s turn.

card-tokyo-energize = Energize
    .text = Gain 9 energy.
    .ruling-1 = You must be able to pay the full price first.
    .ruling-2 = With Friend of Children, you gain 10.

card-tokyo-evacuation_orders = Evacuation Orders
    .text = Each other monster loses 5 points (but never drops below 0).
    .ruling-1 = It can stop a monster that has reached 20 points, because winning is checked at the end of the turn.

card-tokyo-flame_thrower = Flame Thrower
    .text = Each other monster loses 2 health, wherever it is.
    .ruling-1 = This is not an attack, so nobody may yield.
    .ruling-2 = Monsters choose their defences clockwise from your left; then everyone loses health at the same time.

card-tokyo-frenzy = Frenzy
    .text = Take another turn after this one.
    .ruling-1 = First you finish this turn, with any further purchases, end-of-turn effects and the win check.
    .ruling-2 = If you buy it with Opportunist, you take your turn right after the current one; then play continues to the left of the monster whose turn it was.
    .ruling-3 = An extra turn from Freeze Time comes first.
    .ruling-4 = If you are knocked out before it begins, the extra turn is lost.

card-tokyo-gas_refinery = Gas Refinery
    .text = Score 2 points. Each other monster loses 3 health, wherever it is.
    .ruling-1 = You score the points first.
    .ruling-2 = This is not an attack, so nobody may yield.
    .ruling-3 = Monsters choose their defences clockwise from your left; then everyone loses health at the same time.

card-tokyo-heal = Heal
    .text = Heal 2.
    .ruling-1 = It works in Tokyo too, but never above your maximum.
    .ruling-2 = Regeneration adds 1.

card-tokyo-high_altitude_bombing = High Altitude Bombing
    .text = Every monster, including you, loses 3 health.
    .ruling-1 = Everyone loses health at the same time: if no monster survives, nobody wins.
    .ruling-2 = This is not an attack, so nobody may yield.

card-tokyo-jet_fighters = Jet Fighters
    .text = Score 5 points, then lose 4 health.
    .ruling-1 = If the loss knocks you out, you are out, even with 20 points.
    .ruling-2 = You may defend yourself against the loss as usual.

card-tokyo-national_guard = National Guard
    .text = Score 2 points, then lose 2 health.
    .ruling-1 = If the loss knocks you out, you are out, even with 20 points.
    .ruling-2 = You may defend yourself against the loss as usual.

card-tokyo-nuclear_power_plant = Nuclear Power Plant
    .text = Score 2 points and heal 3.
    .ruling-1 = It works in Tokyo too, but never above your maximum.
    .ruling-2 = Regeneration adds 1.

card-tokyo-skyscraper = Skyscraper
    .text = Score 4 points.

card-tokyo-tank = Tank
    .text = Score 4 points, then lose 3 health.
    .ruling-1 = If the loss knocks you out, you are out, even with 20 points.
    .ruling-2 = You may defend yourself against the loss as usual.

card-tokyo-vast_storm = Vast Storm
    .text = Score 2 points. Each other monster loses half its energy, rounded down.
    .ruling-1 = The energy goes to the supply, not to you.
