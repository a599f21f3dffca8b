### The rules of King of New York, for the page of rules.
### rules-new_york-section-SECTION is a heading; rules-new_york-PARAGRAPH is a paragraph with a short .title of its own.
### The ids are addresses: links, decisions and “Why?” lead to them.

## In short

rules-new_york-section-goal = In short

rules-new_york-goal = You are a giant monster on the loose in New York. You win with 20 points at the end of a turn, or as the last monster alive.
    .title = How to win
rules-new_york-turn = A turn has six steps: income, roll the dice, resolve them, move, buy cards, end the turn. Then the next living monster clockwise has its turn.
    .title = A turn

## Before the game

rules-new_york-section-setup = Before the game

rules-new_york-setup = Every monster starts with 10 health, no points, no energy and no cards. All monsters have the same abilities; only the cards that you buy make yours different.
    .title = Start values
rules-new_york-health = You never have more than 10 health, unless a card raises your maximum. Points stay between 0 and 20. Energy pays for cards and for what some cards do; you may save as much of it as you like.
    .title = Health, points, energy
rules-new_york-boroughs = New York has five boroughs: Manhattan and, around it, Staten Island, the Bronx, Queens and Brooklyn. An outer borough has room for two monsters.
    .title = The boroughs
rules-new_york-stacks = The 45 building tiles are shuffled and piled up: three stacks of three in each borough. Only the top tile of a stack can be seen.
    .title = Stacks of buildings
rules-new_york-market = All 64 cards are shuffled into a deck. The three top cards lie face up beside it: they are the market. The two goal cards, Superstar and the Statue of Liberty, lie beside them and are never for sale.
    .title = Deck, market, goal cards
rules-new_york-first = Everybody rolls eight dice, and whoever rolls the most claws begins. If several lead, they roll again.
    .title = Who begins
rules-new_york-place = Beginning with the first player, each of you puts its monster into an outer borough with fewer than two monsters. Nobody starts in Manhattan.
    .title = Where you start

## The turn begins

rules-new_york-section-start = Income

rules-new_york-income = If you begin your turn in Manhattan, your zone pays you: Lower 1 point and 1 energy, Midtown 2 points and 1 energy, Upper 2 points and 2 energy.
    .title = Income of Manhattan
rules-new_york-start_cards = Then come your cards that work at the start of a turn. Some let you act before the first roll, such as an extra move.
    .title = Cards at the start of a turn

## Rolling

rules-new_york-section-roll = Rolling the dice

rules-new_york-dice = A die has six faces: heart, energy, claw, star, destruction and Ouch. All are equally likely. Cards can give you one or two green dice; nobody rolls more than eight.
    .title = The faces
rules-new_york-roll = You roll six dice and then may reroll twice. Before each reroll you keep the dice you like and roll all others again. You may also stop early.
    .title = Three rolls
rules-new_york-keep = Every time you choose anew: a die that you kept before may be rolled again. Cards can forbid or demand rerolls.
    .title = Keep and stop
rules-new_york-tokens = Each web token takes one of your rerolls away; claws can remove it. Each curse token makes a reroll cost 1 energy if you roll an Ouch again; hearts can remove it.
    .title = Web and curse tokens
rules-new_york-change_dice = After the rolling, and again before each further kind of result, your cards may change dice that are not resolved yet. Results that cards add are fixed before the first kind.
    .title = Changing dice

## Resolving

rules-new_york-section-resolve = What the dice do

rules-new_york-resolve = All dice must be resolved, whether you like them or not. All results of one face are carried out before the next face.
    .title = Every result counts
rules-new_york-order = You choose the order of the faces, and it matters. A unit that you destroy first does not fire; a building that you destroy first turns into a unit that does.
    .title = The order is yours
rules-new_york-energy_dice = Each energy face gives you 1 energy.
    .title = Energy on the dice
rules-new_york-hearts = Outside Manhattan each heart heals you by 1, up to your maximum.
    .title = Hearts
rules-new_york-hearts_in_manhattan = In Manhattan hearts do not heal you. Healing by cards and by destroyed tiles works there.
    .title = No healing by dice in Manhattan
rules-new_york-cure = A heart can remove one of your curse tokens instead of healing, in Manhattan too. You decide for each heart.
    .title = Hearts against curses

## Attack

rules-new_york-section-attack = Claws

rules-new_york-claws = Claws hit the other side: from Manhattan they hit every monster in the outer boroughs, and from there they hit every monster in Manhattan. Each claw does 1 damage to each of them.
    .title = Claws
rules-new_york-no_targets = If Manhattan was empty when your turn began, your claws do no damage in this turn.
    .title = Peace while Manhattan is empty
rules-new_york-attack = You attack when your claws do at least 1 damage. Cards that make an attack stronger need this first damage.
    .title = What an attack is
rules-new_york-shed = You may spend claws to remove web tokens, one claw for each token. All other claws attack.
    .title = Claws against webs
rules-new_york-damage = Each damage costs 1 health. All damage of one event is done at the same time; where a card can answer it, its owner is asked before.
    .title = Damage
rules-new_york-card_damage = Damage by a bought card or by the army is no attack, so nobody may flee from it.
    .title = Damage that is no attack
rules-new_york-out = A monster at 0 health is out. Its cards are discarded, its energy and tokens are gone, and its goal cards return to the table.
    .title = Out of the game

## Destruction

rules-new_york-section-destruction = Destruction

rules-new_york-destroy = Each destruction face is 1 destruction against tiles in your own borough. A tile falls when you spend as much as its strength on it, all in one turn. In Manhattan all its tiles are in reach, whatever your zone.
    .title = Destruction
rules-new_york-buildings = A building pays its strength: a high-rise in points, a power plant in energy, a hospital in health.
    .title = Buildings
rules-new_york-flip = A destroyed building turns over and stays in its borough as a unit: strength 1 turns into infantry, 2 into a jet, 3 into a tank. The next building of the stack appears and may be destroyed at once.
    .title = From building to unit
rules-new_york-units = Units can be destroyed too, and then leave the board: infantry has strength 2 and pays 1 health, a jet has 3 and pays 2 energy, a tank has 4 and pays 3 points.
    .title = Units
rules-new_york-fresh_units = A unit that appeared in this turn cannot be destroyed in the same turn. It does fire.
    .title = Fresh units
rules-new_york-duty = As long as your destruction suffices for a tile, you must destroy one, but you choose which. What is left over is lost.
    .title = You must destroy what you can

## Stars

rules-new_york-section-stars = Stars and Superstar

rules-new_york-stars = Without Superstar, fewer than three stars do nothing. With three or more you take Superstar, from the table or from its holder, and score 1 point, plus 1 for each star beyond the third.
    .title = Three stars
rules-new_york-superstar = While you hold Superstar, each star you roll scores 1 point. You lose the card, but no points, when another monster takes it.
    .title = Holding Superstar

## Ouch

rules-new_york-section-ouch = Ouch: the army fires

rules-new_york-ouch = One Ouch: the units in your borough fire at you. You take 1 damage for each of them.
    .title = One Ouch
rules-new_york-ouch_two = Two Ouch: the units in your borough fire at every monster there, and each takes 1 damage for each unit.
    .title = Two Ouch
rules-new_york-ouch_three = Three Ouch or more: all units of the city fire. Every monster takes 1 damage for each unit in its own borough.
    .title = Three Ouch
rules-new_york-statue = Three Ouch or more also bring you the Statue of Liberty and 3 points, after the army has fired. Whoever loses the Statue to another monster loses 3 points.
    .title = The Statue of Liberty
rules-new_york-ouch_fresh = Units that appeared earlier in the turn fire as well, and fire in Manhattan reaches every zone. Nobody may flee from the army.
    .title = Who fires, and at whom

## Move

rules-new_york-section-move = Moving

rules-new_york-enter = After the dice, if you are outside and Manhattan has room, you must move to Lower Manhattan. You score 1 point for entering.
    .title = Entering Manhattan
rules-new_york-move = If Manhattan is full, you may stay where you are, or move to any outer borough with fewer than two monsters. Distance does not matter.
    .title = Moving outside
rules-new_york-climb = If you are in Manhattan, you climb one zone: from Lower to Midtown, from Midtown to Upper. In Upper you stay. In the turn in which you enter by moving you do not climb.
    .title = Climbing

## Manhattan

rules-new_york-section-manhattan = Holding Manhattan

rules-new_york-manhattan = Manhattan is one borough with three zones and room for one monster. It pays income, and your claws hit everybody outside; but everybody outside hits you, and your hearts do not heal.
    .title = Why Manhattan, and why not
rules-new_york-flee = If another monster's attack does damage to you in Manhattan, you may flee right then, to an outer borough with fewer than two monsters. What you lost stays lost, and the attacker must enter Manhattan when it moves.
    .title = Fleeing
rules-new_york-leaving = You cannot leave Manhattan on your own. You leave it by fleeing, by a card that moves you, when it gets too small, or when you are out.
    .title = Ways out

## Five or six monsters

rules-new_york-section-five = With five or six players

rules-new_york-second_track = With five or six monsters Manhattan has room for two, on two tracks with the same zones and income. You enter on the first track, or on the second if the first is taken, and climb on your own track.
    .title = Two tracks
rules-new_york-two_in_manhattan = As long as fewer than two monsters are there, you must enter when you move. Claws from outside hit both; the two do not hit each other.
    .title = Two monsters in Manhattan
rules-new_york-flee_order = After an attack the monster on the first track decides first whether to flee. If it leaves or is out, the other slides over to the first track, in its own zone.
    .title = Who flees first
rules-new_york-too_small = When fewer than five monsters are left, Manhattan has room for one only, for good. The monster on the second track must leave at once, to an outer borough with room.
    .title = When Manhattan gets too small

## Buying

rules-new_york-section-buy = Buying cards

rules-new_york-buy = You may buy any number of cards from the market, as long as you can pay. The free slot is filled from the deck at once, and you may buy the new card as well.
    .title = Buying
rules-new_york-sweep = For 2 energy you may discard all three cards of the market and turn up three new ones, as often as you can pay. When the deck is empty, the discard pile is shuffled and becomes the new deck.
    .title = Sweeping the market, empty deck
rules-new_york-card_kinds = A Keep card stays in front of you and works from now on. A Discard card works once, at once, and then goes to the discard pile.
    .title = Keep and Discard cards
rules-new_york-prices = Some Discard cards cost 1 less while you are in a certain borough. A few can be bought only in a turn in which you destroyed a jet or a tank.
    .title = Prices and conditions
rules-new_york-choose = If a card says something else than these rules, the card is right. What is your choice is offered to you when the card works; everything else happens by itself.
    .title = Using cards

## The end

rules-new_york-section-end = End of turn, end of game

rules-new_york-end = When you are done with buying, cards that work at the end of a turn work now. An extra turn is a complete turn, right after the current one.
    .title = End of the turn, extra turns
rules-new_york-win_points = At the end of every turn the game looks for a living monster with 20 points: it wins. With several, the one whose turn it is comes first, then the next clockwise. Who falls before the turn ends does not win, even with 20 points.
    .title = Winning by points
rules-new_york-win_last = If only one monster is alive, it plays its turn to the end and wins if it still lives. If it was not its turn, it wins at once. If the last monsters fall in the same turn, nobody wins.
    .title = The last one standing
rules-new_york-options = The host of a table may change starting health, points to win, the deck and who begins. With five or six players, Manhattan may be kept to one monster.
    .title = Options of a table
