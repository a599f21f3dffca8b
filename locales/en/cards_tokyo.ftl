### Cards of King of Tokyo: name, text, and answers to questions a player could ask.

## Keep cards

card-tokyo-acid_attack = Acid Attack
    .text = On each of your turns, add 1 claw to your result, even if no die shows one.
    .ruling-1 = The added claw alone is enough to attack, and a monster in Tokyo that loses health to it may yield.
    .ruling-2 = It counts for Alpha Monster, Fire Breathing, Spiked Tail and Urbavore, and as the claw for Complete Destruction.
    .ruling-3 = It reaches the same monsters as your other claws.
    .ruling-4 = If you also have a Mimic copy, you add 2 claws.

card-tokyo-alien_origin = Alien Origin
    .text = Each card you buy costs you 1 energy less, never below 0.
    .ruling-1 = It applies to every purchase, also through Made in a Lab, Opportunist and Parasitic Tentacles, where the seller receives the lower price.
    .ruling-2 = A sweep still costs 2 energy, and Alien Origin is not cheaper through itself.
    .ruling-3 = Metamorph still pays back the printed cost.
    .ruling-4 = If you also have a Mimic copy, the discount is 2.

card-tokyo-alpha_monster = Alpha Monster
    .text = On your turn, score 1 point if your result contains at least 1 claw.
    .ruling-1 = You score even if nobody is hit, and a claw that a card adds is enough.
    .ruling-2 = It scores once a turn, whatever the number of claws or victims.
    .ruling-3 = The point comes before the health losses caused by the claws.
    .ruling-4 = A Mimic copy scores another point.

card-tokyo-armor_plating = Armor Plating
    .text = When a single loss would cost you exactly 1 health, you lose nothing.
    .ruling-1 = All claws of an attack are one loss, and a Fire Breathing point joins them if both reach you, so 1 claw with 1 fire costs you 2.
    .ruling-2 = It also stops a loss of 1 from cards, such as one poison token, Burrowing or Fire Breathing alone.
    .ruling-3 = A loss that Camouflage has cut to exactly 1 is stopped as well.
    .ruling-4 = A stopped loss gives no right to yield and no poison or shrink token.
    .ruling-5 = Camouflage is not rolled, and Wings is not offered, for a loss that is stopped anyway.
    .ruling-6 = A Mimic copy adds nothing.

card-tokyo-background_dweller = Background Dweller
    .text = On your turn you may reroll any of your dice that show a 3, one at a time and as often as you like, even after your last roll. This uses up no roll.
    .ruling-1 = A die that comes up 3 again may be rerolled again.
    .ruling-2 = The 3s you roll for Camouflage, or with your own Psychic Probe, may be rerolled too.
    .ruling-3 = If another monster's Psychic Probe leaves one of your dice at 3, you may reroll it before the dice are resolved.

card-tokyo-burrowing = Burrowing
    .text = While you are in Tokyo, add 1 claw to your result on your turn, even if no die shows one. When you yield, the monster that takes your place loses 1 health.
    .ruling-1 = Where you are when the dice are resolved decides whether the claw is added.
    .ruling-2 = The added claw counts like a rolled one, also for Spiked Tail and Urbavore.
    .ruling-3 = When all yield choices are made, the attacker takes the loss first and then moves in; if it is knocked out, nobody moves in.
    .ruling-4 = The attacker may defend itself against the loss, and if it goes on through It Has a Child! it still moves in.
    .ruling-5 = Only yielding causes the loss: being thrown out by Death From Above, the closing of the Bay, being knocked out or using It Has a Child! does not.
    .ruling-6 = If City and Bay are both yielded, the attacker takes the City, so Burrowing in the Bay hurts nobody.
    .ruling-7 = An attacker who is in Tokyo already takes no place and loses nothing.
    .ruling-8 = If you also have a Mimic copy, 2 claws are added and the loss is 2.

card-tokyo-camouflage = Camouflage
    .text = When you are about to lose health, roll one die for each health of the loss. Every heart cancels 1 of it.
    .ruling-1 = It works against claws, cards (your own purchases included) and poison.
    .ruling-2 = It is rolled automatically, once for each loss; a Mimic copy rolls again for what is left.
    .ruling-3 = You can still answer what is left with Wings or Rapid Healing.
    .ruling-4 = Background Dweller may reroll any 3 you get here.
    .ruling-5 = If the whole loss is cancelled, you get no right to yield and no poison or shrink token.

card-tokyo-complete_destruction = Complete Destruction
    .text = Score 9 points if you have all six faces at once: 1, 2, 3, heart, energy and claw. The dice still do everything else they do.
    .ruling-1 = A claw added by a card can stand in for a claw die.
    .ruling-2 = It looks at your final result, just before the dice are resolved.
    .ruling-3 = If you also have a Mimic copy, you score 18.

card-tokyo-media_friendly = Media-Friendly
    .text = Every card you buy scores you 1 point.
    .ruling-1 = Buying Media-Friendly itself does not count, and a sweep is not a purchase.
    .ruling-2 = Cards bought through Opportunist, Made in a Lab or Parasitic Tentacles count.
    .ruling-3 = The point comes when you pay, before the bought card takes effect.

card-tokyo-eater_of_the_dead = Eater of the Dead
    .text = Each time another monster drops to 0 health, whatever the cause, you score 3 points.
    .ruling-1 = It also scores if that monster goes on through It Has a Child! instead of being knocked out.
    .ruling-2 = It works on anyone's turn; points you score on another monster's turn count at the end of that turn.
    .ruling-3 = If you also have a Mimic copy, you score 6.

card-tokyo-energy_hoarder = Energy Hoarder
    .text = When your turn ends, count your energy: every full 6 are worth 1 point. You keep the energy.
    .ruling-1 = Energy you get from Metamorph this turn counts.
    .ruling-2 = A Mimic copy scores the same again.

card-tokyo-even_bigger = Even Bigger
    .text = Your maximum health rises to 12, and buying this card heals you 2.
    .ruling-1 = If you lose the card, health above 10 is gone; this does not count as losing health.
    .ruling-2 = A Mimic copy never raises the maximum above 12, but heals 2 each time Even Bigger is newly copied.
    .ruling-3 = The healing works in Tokyo too and sets off Regeneration.

card-tokyo-extra_head = Extra Head
    .text = On each of your turns, you roll one extra die.
    .ruling-1 = Your first roll of a turn settles how many dice you have; a card gained or lost after it makes no difference until your next turn.
    .ruling-2 = Copies add up, but nobody rolls more than 8 dice.

card-tokyo-fire_breathing = Fire Breathing
    .text = On your turn, if your result contains at least 1 claw, your left and right neighbours each lose 1 health on top of what the claws cost them, wherever they are.
    .ruling-1 = Your neighbours are the nearest living monsters on either side; with only one rival left, it loses 1, not 2.
    .ruling-2 = It also reaches a neighbour in the same place as you.
    .ruling-3 = For a neighbour hit by your claws, the point becomes part of that loss.
    .ruling-4 = For any other neighbour it is a card loss of 1, with no right to yield and no poison or shrink token.
    .ruling-5 = A claw that a card adds is enough.

card-tokyo-freeze_time = Freeze Time
    .text = If your result contains at least three 1s, you may take another turn after this one, with one die fewer.
    .ruling-1 = You decide when your turn is over, after the check whether anyone has won.
    .ruling-2 = If the extra turn also ends up with three 1s, you may take yet another with one more die missing; once you stop, you have all your dice again.
    .ruling-3 = It also works if you buy it in a turn in which you have already resolved three 1s.
    .ruling-4 = The extra turn is a full turn, and it comes before an extra turn from Frenzy.
    .ruling-5 = A Mimic copy gives no second extra turn for the same 1s.

card-tokyo-friend_of_children = Friend of Children
    .text = Each time you gain energy, you get 1 more.
    .ruling-1 = All energy dice of a turn are one gain, so they bring 1 more in all.
    .ruling-2 = It works with every gain, also with each Metamorph sale and with the price of a card bought from you, but not with Battery Monster.
    .ruling-3 = With Healing Ray it adds 1 to the first payment above 0 of each monster you heal.
    .ruling-4 = A Mimic copy adds another 1.

card-tokyo-giant_brain = Giant Brain
    .text = On each of your turns, you have one more roll: four instead of three.
    .ruling-1 = Rolls from a Mimic copy, Energy Drink and Smoke Cloud come on top.

card-tokyo-gourmet = Gourmet
    .text = When you score for three or more 1s, score 2 extra points.
    .ruling-1 = The number of 1s beyond three does not matter for the bonus.
    .ruling-2 = If you also have a Mimic copy, the bonus is 4.

card-tokyo-healing_ray = Healing Ray
    .text = You may use your heart dice on other monsters: each die heals one of them by 1. For each die, that monster pays you 2 energy, or all it has if that is less.
    .ruling-1 = The monster must be below its maximum health and cannot refuse; without energy it is healed for nothing.
    .ruling-2 = You can use it while you are in Tokyo, and on monsters in Tokyo.
    .ruling-3 = If you have both hearts and claws, you choose which of them are resolved first.
    .ruling-4 = A monster with Regeneration heals 1 more with the first die it receives, and does not pay for that.

card-tokyo-herbivore = Herbivore
    .text = If no monster loses health because of you during your turn, score 1 point at the end of it.
    .ruling-1 = Only health really lost matters, so an attack that was stopped completely does not spoil it.
    .ruling-2 = Health that you lose yourself to a card you bought counts too, and you score nothing.
    .ruling-3 = Poison counts as nobody's doing.
    .ruling-4 = It works on the turn you buy it.

card-tokyo-herd_culler = Herd Culler
    .text = After your last roll, you may turn one of your dice into a 1. You can do this once a turn.
    .ruling-1 = You use it after any Psychic Probe and before the dice are resolved.
    .ruling-2 = A Mimic copy lets you turn a second die.

card-tokyo-it_has_a_child = It Has a Child!
    .text = If you drop to 0 health, you are not knocked out: discard all your cards, fall to 0 points, and go on with 10 health outside Tokyo.
    .ruling-1 = You keep your energy and your poison and shrink tokens.
    .ruling-2 = It is automatic, and any rest of the loss is not taken from your new health.
    .ruling-3 = Your place in Tokyo becomes free without a yield choice, so Burrowing does nothing.
    .ruling-4 = You never count as knocked out, so Tokyo Bay stays open, but Eater of the Dead scores.
    .ruling-5 = On your own turn, you simply continue it.
    .ruling-6 = As a Mimic copy it saves you in the same way, and Mimic goes with your other cards.

card-tokyo-jets = Jets
    .text = If you yield when claws hit you in Tokyo, that attack costs you no health.
    .ruling-1 = You choose before your loss: if you yield, it is cancelled together with any poison or shrink token; if you stay, you take it at once, with your usual defences, and are not asked again.
    .ruling-2 = Losses of monsters without Jets, knock-outs included, are settled before you choose.
    .ruling-3 = A Fire Breathing point that is part of the attack is avoided too.
    .ruling-4 = It does nothing against losses from cards, nor outside Tokyo.

card-tokyo-made_in_a_lab = Made in a Lab
    .text = In your buy phase you may look at the top card of the deck, without showing it. You may buy it like a market card or leave it there.
    .ruling-1 = Whenever another card has come to the top, you may look again.
    .ruling-2 = You pay as for any purchase, discounts included, and Media-Friendly scores.
    .ruling-3 = Buying it reveals no market card, so Opportunist gets no chance.
    .ruling-4 = It works only in your own buy phase, and not while the deck is empty.
    .ruling-5 = If you also have a Mimic copy, you see two cards from the top.

card-tokyo-metamorph = Metamorph
    .text = At the end of your turn, you may discard any of your Keep cards. Each one gives you energy equal to its printed cost.
    .ruling-1 = You get the full printed cost, even for a card that you bought cheaper or that is partly used up.
    .ruling-2 = You sell before all other end-of-turn effects: a sold card no longer takes part in them, and the energy already counts.
    .ruling-3 = You may sell cards bought this turn and Metamorph itself, which ends the selling.
    .ruling-4 = For Mimic you get 8, whatever it copies.
    .ruling-5 = Friend of Children adds 1 to each sale.

card-tokyo-mimic = Mimic
    .text = When you buy it, choose any monster's Keep card, your own included but not Mimic: you have a copy of it. Before the first roll of your turn, you may pay 1 energy to copy another.
    .ruling-1 = The copy counts as just bought: it has all its tokens, and its own effects on buying happen.
    .ruling-2 = If the copied card leaves play, Mimic does nothing until you pay 1 energy at the start of one of your turns to copy another.
    .ruling-3 = If the copied card only changes owner, you keep the copy; if Mimic is bought from you, its buyer chooses a card for free.
    .ruling-4 = If there is no card to copy when you buy it, you may choose one later for 1 energy.
    .ruling-5 = When a copy would have to be discarded (Battery Monster, Smoke Cloud, Plot Twist, Psychic Probe), Mimic is discarded.
    .ruling-6 = If you own both a card and its copy, their effects add up, and the card itself is spent first.
    .ruling-7 = Copies of Armor Plating, It Has a Child!, Nova Breath and Opportunist add nothing to the card itself, and two Psychic Probes still allow one reroll a turn.
    .ruling-8 = At the start of your turn the old copy works first, as with Battery Monster; tokens on Mimic are lost when it copies another card.

card-tokyo-battery_monster = Battery Monster
    .text = It holds 6 energy, and 2 of them become yours at the start of each of your turns. Discard this card once it holds none.
    .ruling-1 = It pays three times and is discarded with the third payment.
    .ruling-2 = It pays first in the turn, and Friend of Children adds nothing to it.
    .ruling-3 = Bought from another monster, it holds 6 energy again.
    .ruling-4 = As a Mimic copy it starts with another 6, and Mimic is discarded after the last payment.

card-tokyo-nova_breath = Nova Breath
    .text = Your claws hit every other monster, wherever you and they are.
    .ruling-1 = Each monster in Tokyo that loses health to them may yield, even if you are in Tokyo yourself; you then stay where you are and its place remains empty.

card-tokyo-detritivore = Detritivore
    .text = If your result contains at least one 1, one 2 and one 3, score 2 points on top of what the dice give.
    .ruling-1 = It scores once a turn, even with two such sets, and the dice still count for three of a kind.
    .ruling-2 = If you also have a Mimic copy, you score 4.

card-tokyo-opportunist = Opportunist
    .text = When a market card is revealed on another monster's turn, you may buy it at once, before anyone else.
    .ruling-1 = After a purchase the replacement is on offer, after a sweep all three new cards.
    .ruling-2 = All of them stay on offer until you pass, and the replacement of a card you buy joins them.
    .ruling-3 = You pay with your own energy and discounts, and the card takes effect for you at once.
    .ruling-4 = If several monsters have it, they are asked clockwise, beginning to the left of the active monster.
    .ruling-5 = The set-up, and cards bought from the deck or from a monster, give no chance.

card-tokyo-parasitic_tentacles = Parasitic Tentacles
    .text = When you buy cards, you may also take Keep cards from other monsters. The owner gets the price from you and cannot refuse.
    .ruling-1 = The price is the printed cost less your own discounts.
    .ruling-2 = It is a purchase like any other: Media-Friendly scores, effects on buying happen, and a card with tokens has all of them again.
    .ruling-3 = The seller loses the effect at once, so without Even Bigger its health is cut to 10.
    .ruling-4 = If the card is copied by a Mimic, the copy goes on.
    .ruling-5 = No market card is revealed, so Opportunist gets no chance.

card-tokyo-plot_twist = Plot Twist
    .text = After your last roll, you may discard this card to turn one of your dice to any face.
    .ruling-1 = You use it after any Psychic Probe and before the dice are resolved, in any order with Herd Culler and Stretchy.
    .ruling-2 = A Mimic copy is used in the same way, and then Mimic is discarded.

card-tokyo-poison_quills = Poison Quills
    .text = If your result contains at least three 2s, add 2 claws to it.
    .ruling-1 = The 2s score their points as usual.
    .ruling-2 = The added claws work like rolled ones, also for Spiked Tail, Urbavore, Alpha Monster and Fire Breathing.
    .ruling-3 = It works once a turn, however many 2s there are; a Mimic copy adds 2 more claws.

card-tokyo-poison_spit = Poison Spit
    .text = When your claws cost a monster health, it gets a poison token. At the end of its turn it loses 1 health per token. Outside Tokyo, its heart dice can each remove one instead of healing.
    .ruling-1 = An attack gives one token to each victim, not one per health lost; a Mimic copy gives a second.
    .ruling-2 = There is no token if the loss was stopped completely, nor for Fire Breathing alone or any other card loss.
    .ruling-3 = Tokens stay after they have cost health, and even if Poison Spit or its owner is gone.
    .ruling-4 = All poison tokens of a monster are one loss, which comes after all other end-of-turn effects and can be defended against.
    .ruling-5 = Poison can knock out a monster that has 20 points before it wins.
    .ruling-6 = Only 12 poison tokens exist, and when all are in use no more are given.

card-tokyo-psychic_probe = Psychic Probe
    .text = When another monster has made its last roll of a turn, you may pick one of its dice and reroll it. Should it now show a heart, you discard this card.
    .ruling-1 = You use it at most once a turn, before the active monster changes dice with Herd Culler, Plot Twist or Stretchy.
    .ruling-2 = Several owners are asked clockwise from the active monster.
    .ruling-3 = If the active monster then rerolls a die with Background Dweller, owners who have not used their probe are asked again.
    .ruling-4 = Having both the card and a Mimic copy still means one reroll a turn, and a heart removes both.

card-tokyo-rapid_healing = Rapid Healing
    .text = Whenever you have a choice to make, on anyone's turn, you may also pay 2 energy to heal 1, repeatedly. You are asked as well before a loss that would bring you to 0 health.
    .ruling-1 = It works in Tokyo too, but not at maximum health.
    .ruling-2 = Before such a loss you heal first, up to your maximum, and then take the whole loss; you are asked only if it can save you.
    .ruling-3 = If you have Regeneration, 2 energy heal you 2.

card-tokyo-regeneration = Regeneration
    .text = Each time you heal, you heal 1 more, up to your maximum.
    .ruling-1 = All heart dice of a turn are one healing, and the extra 1 comes with the first die that heals you.
    .ruling-2 = Heart dice that remove tokens are not healing.
    .ruling-3 = It works with cards too: Heal, Nuclear Power Plant, Even Bigger, Rapid Healing, and the Healing Ray of another monster.
    .ruling-4 = The new health from It Has a Child! is not healing.

card-tokyo-rooting_for_the_underdog = Rooting for the Underdog
    .text = At the end of your turn, score 1 point if every other monster has more points than you.
    .ruling-1 = Only living monsters count, and a tie for last place scores nothing.
    .ruling-2 = It is checked before Energy Hoarder and Herbivore score.

card-tokyo-shrink_ray = Shrink Ray
    .text = When your claws cost a monster health, it gets a shrink token. It rolls one die fewer per token. Outside Tokyo, its heart dice can each remove one instead of healing.
    .ruling-1 = An attack gives one token to each victim, not one per health lost; a Mimic copy gives a second.
    .ruling-2 = There is no token if the loss was stopped completely, nor for Fire Breathing alone or any other card loss.
    .ruling-3 = Tokens stay even if Shrink Ray or its owner is gone.
    .ruling-4 = The first roll of a turn settles the number of dice, which is never below 0, so a token removed now helps from the next turn on.
    .ruling-5 = Only 12 shrink tokens exist, and when all are in use no more are given.

card-tokyo-smoke_cloud = Smoke Cloud
    .text = It holds 3 smoke tokens. While rolling on your turn, you may spend one to roll any of your dice once more. Discard this card with the last token.
    .ruling-1 = You may spend several tokens in a turn, before or after your usual rolls, which are not used up.
    .ruling-2 = Bought from another monster, it has 3 tokens again.
    .ruling-3 = A Mimic copy has 3 tokens of its own, and Mimic is discarded with the last one.

card-tokyo-solar_powered = Solar Powered
    .text = At the end of your turn, gain 1 energy if you have none.
    .ruling-1 = It is checked after Metamorph sales and end-of-turn points.
    .ruling-2 = Friend of Children adds 1, and a Mimic copy gives another 1.

card-tokyo-spiked_tail = Spiked Tail
    .text = On your turn, if your result contains at least 1 claw, add 1 more.
    .ruling-1 = Acid Attack, Burrowing or Poison Quills can supply the first claw.
    .ruling-2 = If you also have a Mimic copy, you add 2 claws.

card-tokyo-stretchy = Stretchy
    .text = After your last roll, you may pay 2 energy to turn one of your dice to any face. You may do so as often as you can pay.
    .ruling-1 = You cannot spend the energy that this turn's dice are about to bring.
    .ruling-2 = You use it after any Psychic Probe and before the dice are resolved, in any order with Herd Culler and Plot Twist.

card-tokyo-energy_drink = Energy Drink
    .text = While rolling on your turn, you may pay 1 energy for an extra roll of any of your dice. You may do so as often as you can pay.
    .ruling-1 = You may use it before or after your usual rolls, which are not used up.

card-tokyo-urbavore = Urbavore
    .text = When you start your turn in Tokyo, score 1 extra point. On your turn in Tokyo, if your result contains at least 1 claw, add 1 more.
    .ruling-1 = Acid Attack, Burrowing or Poison Quills can supply the first claw.
    .ruling-2 = For the claw, you must be in Tokyo when the dice are resolved.
    .ruling-3 = The extra point remains a point even if starting in Tokyo gives energy by option.
    .ruling-4 = A Mimic copy gives another point and another claw.

card-tokyo-were_only_making_it_stronger = We're Only Making It Stronger!
    .text = Each time a single loss costs you 2 or more health, gain 1 energy.
    .ruling-1 = What counts is the health really lost after all defences; it gives 1 energy, however much that was.
    .ruling-2 = The cause does not matter: claws, a card or poison.
    .ruling-3 = It gives nothing if the loss brings you to 0 health, even if It Has a Child! saves you.
    .ruling-4 = A Mimic copy gives another 1.

card-tokyo-wings = Wings
    .text = When you are about to lose health, you may pay 2 energy: you lose none now and none for the rest of this turn.
    .ruling-1 = It works on anyone's turn and against every kind of loss, poison and your own cards included.
    .ruling-2 = As you lose no health, you get no right to yield and no poison or shrink token.
    .ruling-3 = You choose after Camouflage has been rolled.
    .ruling-4 = An extra turn is a new turn, so you would have to pay again.

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
    .ruling-2 = The monsters that leave lose no health, and as they do not yield, Burrowing and Jets do nothing.
    .ruling-3 = It works the same if you buy it through Opportunist on another monster's turn.

card-tokyo-energize = Energize
    .text = Gain 9 energy.
    .ruling-1 = You must be able to pay the full price first.
    .ruling-2 = With Friend of Children, you gain 10.

card-tokyo-evacuation_orders = Evacuation Orders
    .text = All other monsters lose 5 points each, never going below 0.
    .ruling-1 = It can stop a monster that has reached 20 points, because winning is checked at the end of the turn.

card-tokyo-flame_thrower = Flame Thrower
    .text = All other monsters lose 2 health each, wherever they are.
    .ruling-1 = These are not claws, so nobody may yield.
    .ruling-2 = Defences are asked for clockwise from your left; then all losses apply together.

card-tokyo-frenzy = Frenzy
    .text = Take another turn after this one.
    .ruling-1 = First you finish this turn, with further purchases, end-of-turn effects and the win check.
    .ruling-2 = Bought through Opportunist, it gives you a turn right after the current one; then play goes on to the left of the monster whose turn it was.
    .ruling-3 = An extra turn from Freeze Time comes first.
    .ruling-4 = If you are knocked out before it begins, the extra turn is lost.

card-tokyo-gas_refinery = Gas Refinery
    .text = Score 2 points. All other monsters lose 3 health each, wherever they are.
    .ruling-1 = The points come first.
    .ruling-2 = These are not claws, so nobody may yield.
    .ruling-3 = Defences are asked for clockwise from your left; then all losses apply together.

card-tokyo-heal = Heal
    .text = Heal 2.
    .ruling-1 = It works in Tokyo too, and never above your maximum.
    .ruling-2 = Regeneration adds 1.

card-tokyo-high_altitude_bombing = High Altitude Bombing
    .text = Every monster loses 3 health, you included.
    .ruling-1 = All losses apply together: if no monster survives, nobody wins.
    .ruling-2 = These are not claws, so nobody may yield.

card-tokyo-jet_fighters = Jet Fighters
    .text = Score 5 points, then lose 4 health.
    .ruling-1 = If the loss knocks you out, the points do not help, not even 20 of them.
    .ruling-2 = You may defend yourself against the loss as usual.

card-tokyo-national_guard = National Guard
    .text = Score 2 points, then lose 2 health.
    .ruling-1 = If the loss knocks you out, the points do not help, not even 20 of them.
    .ruling-2 = You may defend yourself against the loss as usual.

card-tokyo-nuclear_power_plant = Nuclear Power Plant
    .text = Score 2 points and heal 3.
    .ruling-1 = It works in Tokyo too, and never above your maximum.
    .ruling-2 = Regeneration adds 1.

card-tokyo-skyscraper = Skyscraper
    .text = Score 4 points.

card-tokyo-tank = Tank
    .text = Score 4 points, then lose 3 health.
    .ruling-1 = If the loss knocks you out, the points do not help, not even 20 of them.
    .ruling-2 = You may defend yourself against the loss as usual.

card-tokyo-vast_storm = Vast Storm
    .text = Score 2 points. Each other monster loses half its energy, rounded down.
    .ruling-1 = The energy goes to the supply, not to you.
