### Rulings: what is played where the rulebooks leave a gap, as on docs/rulings.md.
### ruling-ID is an entry, .example says what its little board shows. The ids are addresses.

## Numbers

ruling-section-numbers = Numbers

ruling-points = Points stay between 0 and 20, the ends of the dial. What would go beyond is lost, so 5 points taken from a monster at 20 leave 15.
    .example = Points above 20 are lost for good: a later loss counts from 20.
ruling-energy = Energy has no upper limit and never falls below 0.
    .example = Energy grows without a limit.
ruling-eight_dice = Nobody rolls more than eight dice: six black ones and two green ones are in the box.
    .example = Two Extra Heads and a copy of one still give eight dice.
ruling-tokens = The tokens in the box are all there are: 12 poison and 12 shrink tokens in Tokyo; 13 web, 13 curse, 5 souvenir and 15 Carapace tokens in New York. With none left, none is placed; a last one goes to the first victim clockwise. Tokens of a monster that is out can be placed again.
    .example = All twelve poison tokens are in use, so an attack places none.
ruling-copied_tokens = Smoke tokens and battery energy of a Mimic copy are extra: the copy has its own full set.
    .example = A Mimic copy of Smoke Cloud gets three smoke tokens of its own.

## Decisions

ruling-section-decisions = Decisions

ruling-never_stuck = Nobody is ever stuck, and no move is empty. What leaves a single possibility is done without asking: the last roll without a card to change it, a buy phase in which nothing can be paid, a heart that can only heal.
    .example = After the third roll nothing is left to choose, and the dice count at once.
ruling-no_dice = A monster without any dice still has its turn: it rolls nothing, enters Tokyo if there is room, and may buy.
    .example = Six shrink tokens leave no dice; the turn goes on to entering Tokyo and buying.
ruling-rapid_healing = Rapid Healing may be used at every decision its owner has anyway, as long as it would heal.
    .example = Rapid Healing is offered to the wounded only.

## Losing health

ruling-section-losses = Losing health

ruling-together = All losses of one event belong together. Those hurt answer clockwise, beginning at the left of whoever caused it and ending with the causer; only after the last answer are all losses applied. Then all deaths are processed together, then places are settled, and then the game looks for a last monster standing.
    .example = Answers run clockwise from the attacker's left, and nobody loses health before the last answer.
ruling-out = When a monster is out, its cards go to the discard pile, its energy and tokens to the supply, and its goal cards to the table without a change of points.
    .example = A monster that is out loses its cards and energy and takes no more turns.
ruling-own_turn = Whoever falls in its own turn is done with it: what is left of the turn does not happen, and play passes on. An Opportunist may still buy the card that the last purchase revealed.
    .example = A monster that falls in its own buy phase buys nothing more.
ruling-fire = Claws and Fire Breathing that reach the same monster are one loss. Fire that reaches a monster without claws is a loss caused by a card: it leaves no token and gives no right to yield.
    .example = The fire joins the claw in one loss of 2, which Armor Plating does not stop.
ruling-camouflage = Camouflage rolls by itself whenever a loss is about to apply, poison and its owner's own purchases included. A loss that Armor Plating stops anyway is not rolled for; one that Camouflage cuts to 1 is then stopped by Armor Plating.
    .example = Camouflage rolls by itself against poison at the end of the turn.
ruling-wings = Wings are paid once for the rest of the turn, whoever's turn it is, and are asked for after Camouflage has rolled.
    .example = Wings paid once cover every further loss of the same turn.
ruling-poison = Poison is nobody's doing: it does not spoil Herbivore. The loss from Burrowing is the doing of the monster that yielded, not of the attacker.
    .example = Poison works on its bearer, which still gets the point of Herbivore.
ruling-lost_maximum = Health above a maximum that has fallen vanishes without being a loss.
    .example = Selling Even Bigger cuts 12 health to 10; that is no loss and leaves Herbivore its point.
ruling-child = It Has a Child keeps its owner's energy, poison and shrink tokens, and nothing else. The claws that felled it still leave their token, and what was left of the blow is lost.
    .example = A monster saved by It Has a Child keeps its energy and tokens and loses the rest.

## Market and deck

ruling-section-market = Market and deck

ruling-empty_deck = An empty deck is made anew by shuffling the discard pile. If that is empty too, the slot stays empty.
    .example = The deck is empty, so the discard pile becomes the new deck.
ruling-refill = A bought Discard card goes to the discard pile after its slot was refilled, so it is not in the deck that the refill makes. A sweep discards first: with no deck, the swept cards come back.
    .example = The card just bought is not yet in the discard pile when its slot is refilled.
ruling-opportunist = Opportunist: all cards of one reveal stay on offer until the owner passes, and a replacement joins them. The buyer is asked about the replacement before the next Opportunist.
    .example = After buying one of three revealed cards an Opportunist may take the others and the replacement.
ruling-made_in_a_lab = Made in a Lab may look whenever its owner, in its buy phase, has not seen the present top card; that alone keeps the phase open. With a copy the two top cards are seen, and either may be bought. Whoever loses the card loses the right to buy what it saw.
    .example = An unseen top card opens the buy phase even without energy; a seen one does not.
ruling-arrive_full = Cards with tokens that are bought from another monster arrive full.
    .example = Cards with tokens are filled up again when they are bought from another monster.

## Extra turns

ruling-section-extra_turns = Extra turns

ruling-extra_turn = An extra turn is a full turn, played right after the current one and its win check. Several queue. Those of a monster that is out are lost.
    .example = The extra turn follows at once and pays for starting in Tokyo again.
ruling-freeze_time = Freeze Time asks after the win check, before the next turn begins, and its turn comes before those already queued. Bought in the turn of the three 1s, it already counts.
    .example = Freeze Time asks when the turn is over, poison included.
ruling-frenzy = Frenzy's turn comes after the complete current turn. If an Opportunist bought it, play then goes on from the seat that was interrupted.
    .example = After buying Frenzy the rest of the turn is played before the extra turn.

## The end

ruling-section-end = The end of the game

ruling-round = “Round” in the rule about 20 points means turn: the game ends with the turn.
    .example = The game ends with the turn that reached 20 points, even if others have not played yet.
ruling-win_check = The win check comes at the end of every turn, after all effects there; in Tokyo these are sales, Rooting for the Underdog, Energy Hoarder, Herbivore, Solar Powered and poison, in this order. The active monster is looked at first, then the others clockwise; the first living one with 20 points wins alone.
    .example = A point scored at the end of the turn counts in the win check of that turn.
ruling-last_monster = One monster left: in Tokyo it wins at once, right after the deaths are processed. In New York an active monster first plays its turn to the end, and wins if it is still alive; if the active monster fell, the other wins at once.
    .example = The last monster wins at once, without moving in and without its own poison.
ruling-nobody = Nobody left: nobody wins, whatever the points.
    .example = A bombing that fells both last monsters leaves no winner, 20 points or not.
ruling-thousand_turns = A game that reaches 1,000 turns ends without a winner.
    .example = After 1,000 turns without a decision the game ends without a winner.

## Options

ruling-section-options = Options

ruling-finish_round = The option “Finish the round”: once a living monster has the points at the end of a turn, play goes on until it would return to the first player. Then the living monster with the most points wins, and ties share the victory. If the first player is out, its seat still marks the round. Extra turns of the last seat are played first, and a last survivor still wins at once.
    .example = Play goes on until it would return to the first player.
ruling-two_player_energy = The option “Energy for two”, off by default and only for two players: entering Tokyo and starting there give 1 energy instead of points. It is a gain like any other; Urbavore's own point stays a point.
    .example = With the option, entering Tokyo gives 1 energy and no point.
ruling-health = The option “Starting health” is what every monster starts with, its maximum, and what It Has a Child brings back.
    .example = The option is the maximum too, and the health a child comes back with.
ruling-goal = The option “Points to win” is the goal. Above 20 it is the end of the dial too; below, the dial still ends at 20.
    .example = With the option at 10, ten points win.
ruling-deck = The option “Deck list” is the complete deck: the cards named, each with its number of copies, and no others.
    .example = The deck has the cards of the list and no others.
ruling-first = The option “First player” names who begins, instead of the roll-off.
    .example = Play begins with the seat that the option names and goes on clockwise.

## Tokyo: dice

ruling-section-tokyo_dice = Tokyo: dice

ruling-dice_order = Dice are resolved as numbers, hearts, energy, claws. The order can matter only to an owner of Healing Ray (or of its copy) who has a heart and a claw, a card's claw included: it chooses whether claws come before hearts.
    .example = Numbers, hearts and energy count before the claws, and nobody is asked for an order.
ruling-regeneration = All heart dice of a turn are one gain. Regeneration adds its heart with the first die that heals its owner, and for a patient of Healing Ray with the first heart the patient receives; the patient pays nothing for it. A heart that removes a token heals nothing.
    .example = Regeneration adds one heart to a turn's heart dice, with the first that heals.
ruling-added_claws = Acid Attack, Burrowing and Poison Quills are counted before Spiked Tail and Urbavore and switch them on. Those two do not switch each other on.
    .example = The claw of Acid Attack switches on Spiked Tail without a claw on the dice.
ruling-friend_of_children = Friend of Children adds 1 to every gain of energy, the refund of Metamorph and the price received from Parasitic Tentacles included; to a patient's payments for Healing Ray once, with the first above 0; not to what Battery Monster pays out.
    .example = Each card sold with Metamorph brings 1 energy more.
ruling-psychic_probe = Psychic Probe comes when the rolling is over, clockwise from the active monster's left, and before the active monster changes dice. If the active Background Dweller rolls a probed 3 again, whoever has not used a probe yet is asked once more. A probed 3 that was turned to another face can no longer be rolled again.
    .example = The active monster changes dice only after the probe.

## Tokyo: City and Bay

ruling-section-tokyo_places = Tokyo: City and Bay

ruling-yield_order = Yield choices run clockwise from the left of the active monster, whichever place is held.
    .example = The monsters in Tokyo choose clockwise from the active monster's left.
ruling-closing_bay = Places are settled before anybody is asked to yield. A monster that the closing Bay moved into the City may yield the City; one that it put outside is not asked.
    .example = A monster driven from the closing Bay is no longer in Tokyo and is not asked to yield.
ruling-jets = Jets: all other losses of the attack are settled first, deaths included; then the yields run clockwise. A Jets owner who stays takes its held loss right after choosing, with all answers, and is not asked again. One whom the closing Bay put outside has nothing to yield and takes it too.
    .example = The owner of Jets chooses after the other losses of the attack.
ruling-burrowing = Burrowing hurts only the monster that takes the place. If both places are yielded the attacker takes the City, and a burrower in the Bay hurts nobody. An attacker that stays where it is takes no place.
    .example = The attacker that takes a burrower's City loses 1 health.
ruling-burrowed_attacker = An attacker whom Burrowing fells does not enter; one that It Has a Child brings back does.
    .example = An attacker that falls to Burrowing does not enter, and Tokyo stays empty.

## Tokyo: Mimic

ruling-section-tokyo_mimic = Tokyo: Mimic

ruling-mimic_goes = Mimic is discarded when its copy would discard itself: an emptied Battery Monster or Smoke Cloud, a used Plot Twist, a Psychic Probe that showed a heart. The copied card stays.
    .example = Mimic is discarded when its copy of Battery Monster has paid its last energy.
ruling-two_cards = A card and its copy are two cards: bonuses add up, and what works once a turn works once for each. The card itself is spent before its copy.
    .example = Complete Destruction and its copy score 9 points each.
ruling-two_probes = Psychic Probe and its owner's copy of it allow one reroll together, and a heart takes both away.
    .example = The owner of Psychic Probe and of its copy still rerolls one die a turn.
ruling-no_better = A second Armor Plating, Freeze Time or Wings adds nothing; a second Even Bigger gives its hearts again, but never above 12.
    .example = Armor Plating and its copy do not stop a loss of 2.
ruling-two_solar = Solar Powered and its copy look at the energy at the same moment and give two as one gain.
    .example = Solar Powered and its copy give 2 energy.
ruling-idle_mimic = When a copied card leaves play, Mimic is idle until it is placed again for 1 energy at the start of its owner's turn. When it only changes hands, the copy goes on. Whoever buys Mimic itself chooses anew for free.
    .example = After its card left play, Mimic is placed again at the start of its owner's next turn.
ruling-fresh_copy = A copy is always as if just bought. The card it copies already is not another card, so Mimic cannot be placed there again to refill it.
    .example = A copy of a nearly empty Smoke Cloud starts with all three tokens.

## New York: dice and destruction

ruling-section-new_york_dice = New York: dice and destruction

ruling-one_at_a_time = Heart dice are spent one at a time. Web tokens are shed in one decision, and the claws left attack.
    .example = Each heart is decided by itself, between healing and removing a curse token.
ruling-added_results = What cards add to the results, and Painbow, is computed once, when the window before the first kind closes. Hailing Cabs is offered in that window only, so its two count for Painbow.
    .example = The energy of Fury is fixed before the first kind is resolved, even if a unit then falls.
ruling-painbow = Painbow counts dice and added results: 2 or 3 give one claw, 4 or 5 give two, 6 or more win at once.
    .example = Painbow turns three destructions into one more claw.
ruling-seismic_ray = Seismic Ray: 1 energy, paid before the first tile falls, moves all of this turn's destruction to one other borough.
    .example = For 1 energy the whole destruction goes to another borough, where the units then appear.
ruling-sharp_shooter = Sharp Shooter may choose a distant jet before or instead of local tiles. The duty to destroy ends only when nothing in the own borough is affordable; a distant jet alone is no duty.
    .example = A Sharp Shooter may spend all its destruction on a distant jet.
ruling-superstar = Superstar taken with three stars scores 1 point, and 1 more for each further star; its holder scores 1 for each star from then on. A taker whom Violent Star fells leaves it on the table.
    .example = Six stars that take Superstar score 4 points in all.
ruling-triple_ouch = Triple Ouch: the army fires first, then the Statue changes hands. A roller who fell gets nothing; a holder who fell leaves the Statue to the roller.
    .example = The roller falls to its own three Ouch, and the Statue stays with its holder.
ruling-bulletproof = Bulletproof works against every Ouch, whoever rolled it.
    .example = Bulletproof takes 1 off the fire of two Ouch that the neighbour rolled.
ruling-antimatter_pellets = The victims of Antimatter Pellets roll clockwise from the attacker's left.
    .example = The victims roll clockwise from the attacker's left.

## New York: places

ruling-section-new_york_places = New York: places

ruling-duty_to_enter = The duty to enter Manhattan is one of the Move phase only.
    .example = A monster in Manhattan that falls in the Buy phase is not replaced by the buyer but by the next monster.
ruling-two_in_manhattan = The rules for two monsters in Manhattan hold from five players on; the option “One in Manhattan” switches them off.
    .example = With five monsters the second has to enter although Manhattan is taken.
ruling-super_speed = Super Speed is never compulsory, so New York Marathon taxes it. A monster that entered Manhattan with it climbs in the Move phase of the same turn.
    .example = A monster may decline Super Speed although Manhattan has room, and then enters in its Move phase.
ruling-marathon = New York Marathon's fee is 2 energy, for fleeing too.
    .example = Changing the borough costs 2 energy while New York Marathon lies in the market.
ruling-subway = Subway pays for entering Manhattan at most once in its extra turn, and does not lift the duty to enter.
    .example = Going in and out of Manhattan by Subway scores a single point.

## New York: cards and energy

ruling-section-new_york_cards = New York: cards and energy

ruling-of_another_world = Of Another World: every price and fee may be paid partly in health, and its owner is asked whenever both ways are open. Energy taken by Drain or Power Tap is no fee.
    .example = A card of 3 energy may cost 2 health and 1 energy.
ruling-power_tap = Power Tap counts all energy gained in a turn, once a turn for each Power Tap; what it pays out triggers no other.
    .example = Income and dice together reach the 3 energy that Power Tap asks for.
ruling-photo_op = Photo Op names any other living monster. Its points are the damage dealt, whatever health was left.
    .example = Five damage are five points, though the victim had 3 health and paid 4 of it in energy.
ruling-tesla_cannon = Tesla Cannon: the buyer chooses first, then the others clockwise.
    .example = The buyer discards first, then the others clockwise.
ruling-columbia_university = Columbia University's free card counts as bought, and a pending right takes the next Keep card that is revealed, in another's turn too.
    .example = Terminal Rage, received for free, gives its extra turn.
ruling-carapace = Carapace may be cashed in at every decision of its owner's turn except an answer to damage. While a price is being paid with Of Another World, it may not if the price could then not be paid.
    .example = Carapace cannot be cashed in while the price leans on the health above 10.
ruling-overload = Overload takes 1 energy a turn off the dice, even if they are resolved in two portions.
    .example = Hearts turned into energy after the energy was resolved lose nothing more to Overload.
ruling-turned_die = A die that is turned, after its kind was resolved, into a face already resolved is a new result of that kind and is resolved later.
    .example = A heart turned into energy counts, though the energy was resolved before; dice already resolved are out of reach.
