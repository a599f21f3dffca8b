### Rulings: what is played where the rulebooks leave a gap, as on docs/rulings.md.
### ruling-ID is an entry, .example says what its little board shows. The ids are addresses.

## Numbers

ruling-section-numbers = Numbers

ruling-points = Points stay between 0 and 20, the ends of the dial. Anything beyond is lost, so if a monster at 20 loses 5 points, it has 15 left.
    .example = Points above 20 are gone for good: a later loss counts from 20.
ruling-energy = Energy has no upper limit and never drops below 0.
    .example = Energy grows without limit.
ruling-eight_dice = Nobody rolls more than eight dice: the box has six black ones and two green ones.
    .example = Two Extra Heads and a copy of one still give eight dice.
ruling-tokens = The tokens in the box are all there are: 12 poison and 12 shrink tokens in Tokyo; 13 web, 13 curse, 5 souvenir and 15 carapace tokens in New York. When none are left, no more are placed; the last one goes to the first victim clockwise. Tokens from a monster that is out can be placed again.
    .example = All twelve poison tokens are in use, so an attack places none.
ruling-copied_tokens = Smoke tokens and battery energy on a Mimic copy are extra: the copy has its own full set.
    .example = A Mimic copy of Smoke Cloud gets three smoke tokens of its own.

## Decisions

ruling-section-decisions = Decisions

ruling-never_stuck = You never get stuck, and there are no empty moves. If only one thing is possible, it happens without asking: the last roll if no card can change it, a buy phase in which you can pay for nothing, a heart that can only heal.
    .example = After the third roll nothing is left to choose, and the dice count at once.
ruling-no_dice = A monster with no dice still takes its turn: it rolls nothing, enters Tokyo if there is room, and may buy.
    .example = Six shrink tokens leave no dice; the monster still enters Tokyo and may buy.
ruling-rapid_healing = Rapid Healing may be used at every decision its owner has to make anyway, as long as it would heal.
    .example = Rapid Healing is offered only below maximum health.

ruling-no_end = No turn goes on for ever. A card that may give back as much energy as it costs can be bought at most three times in one turn, no matter who buys it: Energize in Tokyo; Drink the Hudson, Natural Selection, Next Stage, Overload, Power Substation and Subterranean Cable in New York. With Subway, you may ride into the same borough at most three times on its extra turn. Everything else costs something, so it comes to an end.
    .example = With a tiny deck, Energize comes back again and again, but it can be bought at most three times in one turn.

## Losing health

ruling-section-losses = Losing health

ruling-together = All losses from one event belong together. The monsters affected respond clockwise, starting to the left of the one that caused it, which comes last; losses apply only after the last response. Then all knock-outs happen at once, then places are settled, then the game checks whether only one monster is left.
    .example = Responses go clockwise from the attacker’s left, and nobody loses health before the last one.
ruling-out = When a monster is out, its cards go to the discard pile, its energy and tokens to the supply, and its goal cards to the table; no points change.
    .example = A monster that is out loses its cards and energy and takes no more turns.
ruling-own_turn = If a monster is knocked out on its own turn, the rest of that turn is skipped and play passes on. A monster with Opportunist may still buy the card that the last purchase revealed.
    .example = A monster knocked out in its own buy phase buys nothing more.
ruling-fire = Claws and Fire Breathing that hit the same monster are one loss. Fire that hits a monster without claws is a loss from a card: it gives no token, and the monster may not yield.
    .example = The fire and the claw make a single loss of 2, which Armor Plating does not stop.
ruling-camouflage = Camouflage rolls automatically whenever its owner would lose health, including from poison and from its own purchases. It does not roll for a loss that Armor Plating stops anyway; a loss that Camouflage cuts to 1 is then stopped by Armor Plating.
    .example = Camouflage rolls automatically against poison at the end of the turn.
ruling-wings = You pay for Wings once, and it protects you for the rest of the turn, no matter whose turn it is. You are asked after Camouflage has been rolled.
    .example = Wings, paid for once, covers every further loss on the same turn.
ruling-poison = Nobody counts as the cause of poison, so it does not affect Herbivore. The loss from Burrowing is caused by the monster that yielded, not by the attacker.
    .example = Poison costs its monster health, but Herbivore still scores the point.
ruling-lost_maximum = Health above your maximum is gone when that maximum drops, but this does not count as losing health.
    .example = Selling Even Bigger cuts 12 health to 10; that is not a loss, and Herbivore still scores.
ruling-child = It Has a Child! lets you keep your energy, poison and shrink tokens, and nothing else. The attack that brought you to 0 still gives its token, and leftover damage is ignored.
    .example = A monster saved by It Has a Child! keeps its energy and tokens and loses everything else.

ruling-after_knock_outs = What a monster gets for losing health comes after the knock-outs: Drain and Phoenix Blood in New York, We’re Only Making It Stronger! in Tokyo. If their owner is knocked out, it gets nothing, and Drain takes nothing from the attacker.
    .example = A Drain whose owner is knocked out takes no energy from the attacker.
ruling-last_token = A token is never placed on a monster that the same blow knocks out, so a last one goes to the first victim clockwise that is still standing. A monster that It Has a Child! brings back gets it.
    .example = The first victim is knocked out, so the last poison token goes to the next one.

## Market and deck

ruling-section-market = Market and deck

ruling-empty_deck = When the deck is empty, the discard pile is shuffled to form a new one. If that is empty too, the slot stays empty.
    .example = The deck is empty, so the discard pile becomes the new deck.
ruling-refill = A bought Discard card goes to the discard pile after its slot has been refilled, so it is not in a deck reshuffled for that refill. A sweep discards first: if there is no deck, the swept cards may come back.
    .example = The card just bought is not yet in the discard pile when its slot is refilled.
ruling-opportunist = With Opportunist, all cards of one reveal stay on offer until you pass, and any replacement joins them. You are asked about the replacement before the next monster with Opportunist.
    .example = After buying one of three revealed cards with Opportunist, you may also take the others and the replacement.
ruling-made_in_a_lab = In your buy phase, Made in a Lab lets you look whenever you have not yet seen the current top card; this alone keeps the phase open. With a copy you see the top two cards and may buy either. If you lose the card, you can no longer buy what you saw.
    .example = An unseen top card opens the buy phase even without energy; a seen one does not.
ruling-arrive_full = If you buy a card with tokens from another monster, it comes with all its tokens.
    .example = Cards with tokens are filled up again when bought from another monster.

## Extra turns

ruling-section-extra_turns = Extra turns

ruling-extra_turn = An extra turn is a full turn, played right after the current one and its win check. Several extra turns are played one after another. A monster that is knocked out loses its extra turns.
    .example = The extra turn follows at once and scores for starting in Tokyo again.
ruling-freeze_time = Freeze Time asks after the win check, before the next turn begins, and its turn comes before any other extra turns that are waiting. If you buy it on the turn of the three 1s, it already counts.
    .example = Freeze Time asks when the turn is over, after poison.
ruling-frenzy = The extra turn from Frenzy comes after the whole current turn. If it was bought with Opportunist, play then continues from the seat that was interrupted.
    .example = After buying Frenzy, the rest of the turn is played before the extra turn.

## The end

ruling-section-end = The end of the game

ruling-round = “Round” in the rule about 20 points means turn: the game ends with that turn.
    .example = The game ends with the turn on which 20 points were reached, even if others have not played yet.
ruling-win_check = The win check comes at the end of every turn, after all end-of-turn effects; in Tokyo these are sales, Rooting for the Underdog, Energy Hoarder, Herbivore, Solar Powered and poison, in this order. The active monster is checked first, then the others clockwise; the first living one with 20 points wins alone.
    .example = A point scored at the end of the turn counts in the win check of that turn.
ruling-last_monster = If one monster is left in Tokyo, it wins at once, right after the knock-outs. In New York, the active monster first finishes its turn and wins if it is still alive; if the active monster was knocked out, the other wins at once.
    .example = The last monster wins at once, before moving in and before its own poison takes effect.
ruling-nobody = If no monster is left, nobody wins, whatever the score.
    .example = If High Altitude Bombing knocks out the last two monsters, nobody wins, even with 20 points.
ruling-thousand_turns = A game that reaches 1,000 turns ends without a winner.
    .example = After 1,000 turns without a decision the game ends without a winner.

ruling-twenty_off_turn = In New York, a monster that reaches 20 points on another’s turn wins at the end of that turn. The Russian rulebooks speak only of the turn of the monster that has the points; the German and the Hungarian one speak of the turn on which a monster gets them, and we follow these.
    .example = A monster with Tourist reaches 20 points by fleeing and wins at the end of the attacker’s turn.
ruling-underdog = Rooting for the Underdog scores only at the end of its owner’s own turn.
    .example = At the end of another monster’s turn, Rooting for the Underdog scores nothing.

## Options

ruling-section-options = Options

ruling-finish_round = The option “Finish the round”: once a living monster has enough points at the end of a turn, play continues until the first player would be next. Then the living monster with the most points wins, and ties share the victory. If the first player is out, its seat still marks the end of the round. The last seat’s extra turns are played first, and a last survivor still wins at once.
    .example = Play continues until the first player would be next.
ruling-two_player_energy = The option “Energy for two”, off by default and only for two players: entering Tokyo and starting there give 1 energy instead of points. It is a gain like any other; Urbavore’s own point is still a point.
    .example = With the option, entering Tokyo gives 1 energy and no point.
ruling-health = The option “Starting health” is what every monster starts with, its maximum, and the health that It Has a Child! gives.
    .example = The option also sets the maximum, and the health you get from It Has a Child!
ruling-goal = The option “Points to win” sets the goal. Above 20, the dial ends there too; below 20, it still ends at 20.
    .example = With the option set to 10, you need ten points to win.
ruling-deck = The option “Deck list” is the complete deck: the cards on the list, in the numbers given, and no others.
    .example = The deck has the cards on the list and no others.
ruling-first = The option “First player” sets who goes first, instead of the roll-off.
    .example = The seat named by the option goes first, and play continues clockwise.

## Tokyo: dice

ruling-section-tokyo_dice = Tokyo: dice

ruling-dice_order = Dice are resolved in this order: numbers, hearts, energy, claws. The order can matter only to the owner of Healing Ray (or of a copy) who has both a heart and a claw, even if the claw comes from a card: it chooses whether claws come before hearts.
    .example = Numbers, hearts and energy count before the claws, and nobody is asked for an order.
ruling-regeneration = All heart dice of a turn are one gain. Regeneration adds 1 health with the first heart die that heals its owner. A monster healed by Healing Ray gets it with the first heart it receives and does not pay for it. A heart that removes a token heals nothing.
    .example = Regeneration adds 1 health once for all heart dice of the turn, with the first one that heals.
ruling-added_claws = Acid Attack, Burrowing and Poison Quills are counted before Spiked Tail and Urbavore and can trigger them. Those two do not trigger each other.
    .example = The claw from Acid Attack triggers Spiked Tail without a claw on the dice.
ruling-friend_of_children = Friend of Children adds 1 to every gain of energy, including a sale with Metamorph and the price received from Parasitic Tentacles. When you heal another monster with Healing Ray, it adds 1 once, to the first payment above 0. It adds nothing to what Battery Monster pays out.
    .example = Each card sold with Metamorph gives 1 more energy.
ruling-psychic_probe = Psychic Probe is used when the rolling is over, clockwise from the active monster’s left, and before the active monster changes dice. If the active monster then rerolls a probed 3 with Background Dweller, monsters that have not used their probe yet are asked once more. A probed 3 that was turned to another face can no longer be rerolled.
    .example = The active monster changes dice only after the probe.

ruling-acid_attack = The claw of Acid Attack is a claw like any other, even if it is the only one: a monster in Tokyo that it hurts may yield.
    .example = Acid Attack alone hurts the monster in Tokyo, which yields.
ruling-fire_needs_claws = Fire Breathing needs a claw, which may come from a card. It adds nothing to the health that a bought card makes others lose.
    .example = Even with Fire Breathing, Flame Thrower costs the neighbours only 2 health, like everyone else.

## Tokyo: City and Bay

ruling-section-tokyo_places = Tokyo: City and Bay

ruling-yield_order = Monsters choose whether to yield clockwise from the active monster’s left, whichever place they hold.
    .example = The monsters in Tokyo choose clockwise from the active monster’s left.
ruling-closing_bay = Places are settled before anyone is asked to yield. A monster that the closing Bay moved into the City may yield the City; one that it put outside is not asked.
    .example = A monster driven from the closing Bay is no longer in Tokyo and is not asked to yield.
ruling-jets = With Jets, all other losses from the attack are settled first, including knock-outs; then monsters choose clockwise whether to yield. If the owner of Jets stays, it takes the delayed loss right after choosing, may defend itself as usual, and is not asked again. If the Bay closed and put it outside, it has nothing to yield and takes the loss too.
    .example = The owner of Jets chooses after the other losses from the attack.
ruling-burrowing = Burrowing hurts only the monster that takes the place. If both places are yielded, the attacker takes the City, and Burrowing in the Bay hurts nobody. An attacker that stays where it is takes no place.
    .example = The attacker takes the City from a monster with Burrowing and loses 1 health.
ruling-burrowed_attacker = An attacker knocked out by Burrowing does not enter; one saved by It Has a Child! does.
    .example = An attacker knocked out by Burrowing does not enter, and Tokyo stays empty.

ruling-only_city = If only the monster in the City yields, the attacker takes the City, and the monster in the Bay stays in the Bay.
    .example = The City is yielded and the Bay is not: the attacker takes the City.
ruling-city_falls = If the monster in the City is knocked out and four are left, the monster in the Bay moves into the City at once. The attacker enters only if that monster then yields. With five left the Bay stays open, and the attacker enters the City.
    .example = The monster in the Bay takes the City of the one knocked out, and the attacker stays outside.

## Tokyo: Mimic

ruling-section-tokyo_mimic = Tokyo: Mimic

ruling-mimic_goes = Mimic is discarded whenever its copy would be discarded: an empty Battery Monster or Smoke Cloud, a used Plot Twist, a Psychic Probe that came up a heart. The copied card stays.
    .example = Mimic is discarded when its copy of Battery Monster has paid its last energy.
ruling-two_cards = A card and its copy are two cards: bonuses add up, and anything that works once a turn works once for each. The card itself is used up before its copy.
    .example = Complete Destruction and its copy score 9 points each.
ruling-two_probes = If you own Psychic Probe and a copy of it, you still get one reroll, and a heart takes both away.
    .example = The owner of Psychic Probe and a copy still rerolls one die a turn.
ruling-no_better = A second Armor Plating, Freeze Time or Wings adds nothing; a second Even Bigger heals 2 again, but never above 12.
    .example = Armor Plating and its copy do not stop a loss of 2.
ruling-two_solar = Solar Powered and its copy check your energy at the same moment and give 2 as one gain.
    .example = Solar Powered and its copy give 2 energy.
ruling-idle_mimic = When a copied card leaves play, Mimic does nothing until its owner pays 1 energy at the start of its turn to copy another card. If the copied card only changes hands, the copy keeps working. A monster that buys Mimic itself chooses a new card for free.
    .example = After its card has left play, Mimic copies another at the start of its owner’s next turn.
ruling-fresh_copy = A copy is always as if just bought. The card Mimic already copies does not count as another card, so you cannot pay to copy it again and refill it.
    .example = A copy of a nearly empty Smoke Cloud starts with all three tokens.

ruling-two_underdogs = Rooting for the Underdog and its copy look at the points at the same moment and score 1 each.
    .example = One point behind, Rooting for the Underdog and its copy score 2.
ruling-two_stronger = We’re Only Making It Stronger! and its copy give 2 energy as one gain, just as Solar Powered does, so Friend of Children adds 1 and not 2.
    .example = One loss brings 3 energy: 2 from the card and its copy, 1 from Friend of Children.
ruling-copy_of_the_fallen = A copy still counts for the blow that knocks out the owner of the copied card: Eater of the Dead scores, and We’re Only Making It Stronger! pays. Mimic does nothing only after that.
    .example = Mimic copies Eater of the Dead and scores 3 for the owner of that very card.

## New York: dice and destruction

ruling-section-new_york_dice = New York: dice and destruction

ruling-one_at_a_time = Heart dice are spent one at a time. Web tokens are shed in one decision, and the remaining claws attack.
    .example = You decide for each heart whether to heal or to remove a curse token.
ruling-added_results = Results added by cards, and Painbow, are worked out once, after the last chance to change dice before the first kind is resolved. Hailing Cabs is offered only at that point, so its 2 destruction count for Painbow.
    .example = The energy from Fury is fixed before the first kind is resolved, even if a unit is destroyed afterwards.
ruling-painbow = Painbow counts dice and added results: 2 or 3 destruction add one claw, 4 or 5 add two, and 6 or more win at once.
    .example = With three destruction, Painbow adds one claw.
ruling-seismic_ray = Seismic Ray: for 1 energy, paid before you destroy your first tile, all of this turn’s destruction moves to one other borough.
    .example = For 1 energy, all the destruction goes to another borough, and the units appear there.
ruling-sharp_shooter = With Sharp Shooter, you may choose a distant jet before or instead of tiles in your own borough. You must go on destroying until you can afford nothing in your own borough; a distant jet alone is never compulsory.
    .example = A monster with Sharp Shooter may spend all its destruction on a distant jet.
ruling-superstar = Taking Superstar with three stars scores 1 point, plus 1 for each further star; from then on its holder scores 1 for each star. If Violent Star knocks out the monster taking it, it stays on the table.
    .example = Taking Superstar with six stars scores 4 points in total.
ruling-triple_ouch = Three Ouch: the army fires first, then the Statue changes hands. If the monster that rolled is knocked out, it gets nothing; if the holder is knocked out, the Statue goes to the one that rolled.
    .example = A monster is knocked out by its own three Ouch, and the Statue stays with its holder.
ruling-bulletproof = Bulletproof works against every Ouch, whoever rolled it.
    .example = Bulletproof takes 1 off the fire from two Ouch that the neighbour rolled.
ruling-antimatter_pellets = The victims of Antimatter Pellets roll clockwise from the attacker’s left.
    .example = The victims roll clockwise from the attacker’s left.

ruling-what_an_attack_is = An attack is at least 1 damage from claws, and claws that cards add count like those on the dice. The German rulebook speaks of claws on the dice and the Hungarian one of rolled claws; the Russian ones say just claws, and we follow these.
    .example = The claws of Towering Titan alone attack Manhattan, and its monster may flee.
ruling-webs_without_targets = Claws shed web tokens even if Manhattan was empty at the start of the turn and they can damage nobody.
    .example = Manhattan is empty, so the claws hurt nobody, but one of them sheds a web.
ruling-universal_soldier = Before each kind of result, Universal Soldier can be used at most as many times as you have dice.
    .example = With six dice, a heart is turned back and forth six times, and then the dice are resolved.

## New York: places

ruling-section-new_york_places = New York: places

ruling-duty_to_enter = The rule that you must enter Manhattan applies only in your Move phase.
    .example = If a monster in Manhattan is knocked out in the Buy phase, the next monster to move enters, not the buyer.
ruling-two_in_manhattan = The rules for two monsters in Manhattan apply with five or six players; the option “One in Manhattan” switches them off.
    .example = With five monsters, the second has to enter even though Manhattan is taken.
ruling-super_speed = Super Speed is always voluntary, so New York Marathon makes it cost energy. A monster that enters Manhattan with it climbs in the Move phase of the same turn.
    .example = A monster may decline Super Speed even though Manhattan has room; it then enters in its Move phase.
ruling-marathon = New York Marathon charges 2 energy, for fleeing too.
    .example = Moving to another borough costs 2 energy while New York Marathon is in the market.
ruling-subway = On its extra turn, Subway pays for entering Manhattan only once, and you still have to enter in your Move phase.
    .example = Going in and out of Manhattan by Subway scores a single point.

ruling-empty_manhattan = If Manhattan has room after a Move phase, the next monster to reach its own Move phase must enter it, even if that is the same monster on an extra turn. The rulebooks put it in three ways: at the end of your turn, in your Move phase, or the next monster. The Move phase is the most exact of them, and we follow that.
    .example = Subway takes the monster out of Manhattan after its Move phase, and the next monster must enter.
ruling-stink_attack = If several units of the same kind are there, Stink Attack first sends one that was not turned up this turn. A unit turned up this turn is safe until the turn ends, wherever it is sent.
    .example = Of two infantry units, the older one is sent away and can be destroyed where it went.

## New York: cards and energy

ruling-section-new_york_cards = New York: cards and energy

ruling-of_another_world = With Of Another World, you may pay part of any price or fee in health, and you are asked whenever you have both options. Energy taken by Drain or Power Tap is not a fee.
    .example = A card that costs 3 energy can be paid for with 2 health and 1 energy.
ruling-power_tap = Power Tap counts all energy gained during a turn, once a turn for each Power Tap; what it pays out triggers no other.
    .example = Income and dice together reach the 3 energy that Power Tap needs.
ruling-photo_op = With Photo Op, you choose any other living monster. You score the damage you dealt to it, whatever health it had left.
    .example = Five damage scores five points, even though the victim had only 3 health and paid for 4 of the damage with energy.
ruling-tesla_cannon = For Tesla Cannon, the buyer chooses first, then the others clockwise.
    .example = The buyer discards first, then the others clockwise.
ruling-columbia_university = The free card from Columbia University counts as bought, and if your claim is still open, you get the next Keep card revealed, even on another monster’s turn.
    .example = Terminal Rage, taken for free, gives its extra turn.
ruling-carapace = You may cash in Carapace at any decision on your own turn, except in response to damage. You may not do this while paying with Of Another World if you could then no longer pay.
    .example = You cannot cash in Carapace while you need health above 10 to pay the price.
ruling-overload = Overload reduces the energy from your dice by 1 each turn, even if you resolve it in two parts.
    .example = Hearts turned into energy after energy was resolved lose nothing more to Overload.
ruling-turned_die = If you turn an unresolved die to a face that has already been resolved, it counts as a new result of that face and is resolved later.
    .example = A heart turned into energy still counts, even though energy was resolved before; dice already resolved are out of reach.

ruling-columbia_owner = The free card from Columbia University comes after the bought card has taken effect. If that knocks out the buyer, the buyer’s own claim is lost and the revealed Keep card stays in the market; if another monster has a claim, it still gets the card.
    .example = A buyer knocked out by its own purchase gets no free card, and the Keep card stays in the market.

## What is answered otherwise elsewhere; beside ruling-ID.

ruling-elsewhere-acid_attack = Elsewhere you may read that only rolled claws let a monster leave Tokyo: the publisher’s answer about the first edition, whose card deals damage instead of adding a claw.
ruling-elsewhere-regeneration = Elsewhere you may read that Regeneration does not work when another monster heals you, or that the healer’s own Regeneration heals a patient once more, for the usual price: the publisher’s answers about the first edition.
ruling-elsewhere-frenzy = Elsewhere you may read that buying Frenzy ends the turn at once and skips everything at its end; Board Game Arena plays the turn out, as we do.
ruling-elsewhere-friend_of_children = Elsewhere you may read that Friend of Children adds nothing to a sale with Metamorph, because that only brings energy back; on Board Game Arena it adds 1, as here.
ruling-elsewhere-fire = Elsewhere you may read that Armor Plating looks at each source of damage by itself and so stops a single claw and the fire, one after the other; Board Game Arena adds them up, as we do.
ruling-elsewhere-fire_needs_claws = Elsewhere you may read that the fire joins the damage of cards as well: the publisher’s answer about the first edition, whose card says “when you deal damage”.
ruling-elsewhere-city_falls = Elsewhere you may read that the attacker always takes the place of a monster it knocks out, so that the monster in the Bay has to leave Tokyo: the first edition’s rulebook can be read like that.
ruling-elsewhere-underdog = Elsewhere you may read that the end of any turn counts: the text of the first edition leaves that open.
