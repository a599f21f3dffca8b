### The rules of King of New York, for the page of rules.
### rules-new_york-section-SECTION is a heading; rules-new_york-PARAGRAPH is a paragraph with a short .title of its own.
### The ids are addresses: links, decisions and “Why?” lead to them.

## In short

rules-new_york-section-goal = In short

rules-new_york-goal = You are a giant monster on the loose in New York. You win by having 20 points at the end of a turn, or by being the last monster standing.
    .title = How to win
rules-new_york-turn = A turn has six steps: income, roll the dice, resolve them, move, buy cards, end the turn. Then the next living monster clockwise takes its turn.
    .title = A turn

## Before the game

rules-new_york-section-setup = Before the game

rules-new_york-setup = Every monster starts with 10 health, no points, no energy and no cards. All monsters have the same abilities; only the cards you buy set yours apart.
    .title = What you start with
rules-new_york-health = You never have more than 10 health, unless a card raises your maximum, and never fewer than 0 points or more than 20. You spend energy on cards and on some card effects, and you may save as much of it as you like.
    .title = Health, points, energy
rules-new_york-boroughs = New York has five boroughs: Manhattan and, around it, Staten Island, the Bronx, Queens and Brooklyn. Each outer borough has room for two monsters.
    .title = The boroughs
rules-new_york-stacks = The 45 building tiles are shuffled and piled up: three stacks of three in each borough. Only the top tile of a stack can be seen.
    .title = Stacks of buildings
rules-new_york-market = All 64 cards are shuffled into a deck. The top three lie face up beside it: they are the market. The two goal cards, Superstar and the Statue of Liberty, lie next to them and are never for sale.
    .title = Deck, market, goal cards
rules-new_york-first = Everyone rolls eight dice; the player with the most claws goes first. If there is a tie, the tied players roll again.
    .title = Who goes first
rules-new_york-place = Starting with the first player, each player puts their monster in an outer borough with fewer than two monsters. Nobody starts in Manhattan.
    .title = Where you start

## The turn begins

rules-new_york-section-start = Income

rules-new_york-income = If you start your turn in Manhattan, your zone pays you: Lower 1 point and 1 energy, Midtown 2 points and 1 energy, Upper 2 points and 2 energy.
    .title = Income from Manhattan
rules-new_york-start_cards = Then your cards that work at the start of your turn take effect. Some let you act before your first roll, for example with an extra move.
    .title = Cards at the start of your turn

## Rolling

rules-new_york-section-roll = Rolling the dice

rules-new_york-dice = A die has six faces: heart, energy, claw, star, destruction and Ouch. All are equally likely. Cards can give you one or two green dice; nobody rolls more than eight.
    .title = The faces
rules-new_york-roll = You roll six dice and may then reroll twice. Before each reroll, keep the dice you like and roll all the others again. You may also stop early.
    .title = Three rolls
rules-new_york-keep = You choose again each time: you may also reroll a die you kept earlier. Cards can forbid rerolls or force you to make them.
    .title = Keep and stop
rules-new_york-tokens = Each web token takes one of your rerolls away; claws can remove it. For each curse token, a reroll that includes an Ouch costs you 1 energy; hearts can remove it.
    .title = Web and curse tokens
rules-new_york-change_dice = After rolling, and again before each further kind of result, your cards may change dice that are not resolved yet. Results that cards add are fixed before the first kind.
    .title = Changing dice

## Resolving

rules-new_york-section-resolve = What the dice do

rules-new_york-resolve = All dice must be resolved, whether you like them or not. All results of one face are carried out before the next face.
    .title = Every result counts
rules-new_york-order = You choose the order of the faces, and it matters. A unit you destroy first does not fire; a building you destroy first turns into a unit that does.
    .title = The order is yours
rules-new_york-energy_dice = Each energy face gives you 1 energy.
    .title = Energy on the dice
rules-new_york-hearts = Outside Manhattan, each heart heals you by 1, up to your maximum.
    .title = Hearts
rules-new_york-hearts_in_manhattan = In Manhattan, hearts do not heal you. Cards and destroyed tiles can still heal you there.
    .title = No healing from dice in Manhattan
rules-new_york-cure = A heart can remove one of your curse tokens instead of healing, in Manhattan too. You decide for each heart.
    .title = Hearts against curses

## Attack

rules-new_york-section-attack = Claws

rules-new_york-claws = Claws hit the other side: from Manhattan they hit every monster in the outer boroughs, and from there they hit every monster in Manhattan. Each claw deals 1 damage to each of them.
    .title = Claws
rules-new_york-no_targets = If Manhattan was empty when your turn began, your claws deal no damage this turn.
    .title = Peace while Manhattan is empty
rules-new_york-attack = You attack when your claws deal at least 1 damage. Cards that make an attack stronger need this first damage.
    .title = What an attack is
rules-new_york-shed = You may spend claws to remove web tokens, one claw per token. All other claws attack.
    .title = Claws against webs
rules-new_york-damage = Each damage costs 1 health. All damage from one event is dealt at the same time; if a card can prevent it, its owner is asked first.
    .title = Damage
rules-new_york-card_damage = Damage from a bought card or from the army is not an attack, so nobody may flee from it.
    .title = Damage that is not an attack
rules-new_york-out = A monster at 0 health is out. Its cards are discarded, its energy and tokens are gone, and its goal cards return to the table.
    .title = Out of the game

## Destruction

rules-new_york-section-destruction = Destruction

rules-new_york-destroy = Each destruction face is 1 destruction, for tiles in your own borough. To destroy a tile, spend as much as its durability, all in one turn. In Manhattan, all its tiles are in reach, whatever your zone.
    .title = Destruction
rules-new_york-buildings = A building pays as much as its durability: a high-rise in points, a power plant in energy, a hospital in health.
    .title = Buildings
rules-new_york-flip = A destroyed building turns over and stays in its borough as a unit: durability 1 turns into infantry, 2 into a jet, 3 into a tank. The next building of the stack appears and may be destroyed at once.
    .title = From building to unit
rules-new_york-units = Units can be destroyed too, and then they leave the board: infantry has durability 2 and pays 1 health, a jet has 3 and pays 2 energy, a tank has 4 and pays 3 points.
    .title = Units
rules-new_york-fresh_units = A unit that appeared this turn cannot be destroyed this turn, but it does fire.
    .title = Fresh units
rules-new_york-duty = As long as you have enough destruction for a tile, you must destroy one; you choose which. Any destruction left over is lost.
    .title = You must destroy what you can

## Stars

rules-new_york-section-stars = Stars and Superstar

rules-new_york-stars = Without Superstar, fewer than three stars do nothing. With three or more, you take Superstar, from the table or from its holder, and score 1 point, plus 1 for each star beyond the third.
    .title = Three stars
rules-new_york-superstar = While you hold Superstar, each star you roll scores 1 point. When another monster takes it, you lose the card, but no points.
    .title = Holding Superstar

## Ouch

rules-new_york-section-ouch = Ouch: the army fires

rules-new_york-ouch = One Ouch: the units in your borough fire at you. You take 1 damage per unit.
    .title = One Ouch
rules-new_york-ouch_two = Two Ouch: the units in your borough fire at every monster there. Each takes 1 damage per unit.
    .title = Two Ouch
rules-new_york-ouch_three = Three or more Ouch: all units in the city fire. Every monster takes 1 damage per unit in its own borough.
    .title = Three Ouch
rules-new_york-statue = With three or more Ouch you also take the Statue of Liberty and score 3 points, after the army has fired. If another monster takes the Statue from you, you lose 3 points.
    .title = The Statue of Liberty
rules-new_york-ouch_fresh = Units that appeared earlier in the turn fire as well, and fire in Manhattan reaches every zone. Nobody may flee from the army.
    .title = Who fires, and who is hit

## Move

rules-new_york-section-move = Moving

rules-new_york-enter = After the dice, if you are outside and Manhattan has room, you must move to Lower Manhattan. You score 1 point for entering.
    .title = Entering Manhattan
rules-new_york-move = If Manhattan is full, you may stay where you are or move to any outer borough with fewer than two monsters. Distance does not matter.
    .title = Moving outside
rules-new_york-climb = If you are in Manhattan, you climb one zone: from Lower to Midtown, from Midtown to Upper. In Upper you stay. You do not climb in the Move phase in which you enter.
    .title = Climbing

## Manhattan

rules-new_york-section-manhattan = Holding Manhattan

rules-new_york-manhattan = Manhattan is one borough with three zones and room for one monster. It pays income, and your claws hit everyone outside. But everyone outside hits you, and your hearts do not heal you.
    .title = Why Manhattan, and why not
rules-new_york-flee = If another monster’s attack damages you in Manhattan, you may flee right then to an outer borough with fewer than two monsters. The health you lost stays lost, and the attacker must enter Manhattan when it moves.
    .title = Fleeing
rules-new_york-leaving = You cannot simply walk out of Manhattan. You leave it only by fleeing, through a card that moves you, when it becomes too small for two, or when you are knocked out.
    .title = Ways out

## Five or six monsters

rules-new_york-section-five = With five or six players

rules-new_york-second_track = With five or six monsters, Manhattan has room for two, on two tracks with the same zones and income. You enter on the first track, or on the second if the first is taken, and climb on your own track.
    .title = Two tracks
rules-new_york-two_in_manhattan = As long as fewer than two monsters are there, you must enter when you move. Claws from outside hit both; the two do not hit each other.
    .title = Two monsters in Manhattan
rules-new_york-flee_order = After an attack, the monster on the first track decides first whether to flee. If it leaves or is knocked out, the other slides over to the first track, in its own zone.
    .title = Who flees first
rules-new_york-too_small = When fewer than five monsters are left, Manhattan has room for only one, for good. The monster on the second track must leave at once, for an outer borough with room.
    .title = When Manhattan gets too small

## Buying

rules-new_york-section-buy = Buying cards

rules-new_york-buy = You may buy as many market cards as you can pay for. The free slot is filled from the deck at once, and you may buy the new card too.
    .title = Buying
rules-new_york-sweep = For 2 energy, you may discard all three market cards and reveal three new ones, as often as you can pay. When the deck is empty, the discard pile is shuffled and becomes the new deck.
    .title = Sweeping the market, empty deck
rules-new_york-card_kinds = A Keep card stays in front of you and works from now on. A Discard card takes effect once, at once, and then goes to the discard pile.
    .title = Keep and Discard cards
rules-new_york-prices = Some Discard cards cost 1 less while you are in a certain borough. A few can be bought only on a turn in which you destroyed a jet or a tank.
    .title = Prices and conditions
rules-new_york-choose = If a card contradicts these rules, follow the card. If it gives you a choice, you are asked at that moment; everything else happens automatically.
    .title = Using cards

rules-new_york-no_end = A card that may give back at least the energy it costs, such as Drink the Hudson, can be bought at most three times in one turn. On an extra turn from Subway, you may ride into the same borough at most three times.
    .title = No turn without end

## The end

rules-new_york-section-end = End of turn, end of game

rules-new_york-end = When you have finished buying, your end-of-turn cards take effect. An extra turn is a complete turn, right after the current one.
    .title = End of the turn, extra turns
rules-new_york-win_points = If a living monster has 20 points at the end of a turn, it wins. If several do, the active monster wins if it is one of them; otherwise the next one clockwise wins. A monster knocked out before the turn ends does not win, even with 20 points.
    .title = Winning on points
rules-new_york-win_last = If only one monster is left and it is its turn, it finishes the turn and wins if it survives. If it is not its turn, it wins at once. If the last monsters are knocked out on the same turn, nobody wins.
    .title = The last monster standing
rules-new_york-options = The host of a table may change the starting health, the points needed to win, the deck and who goes first. With five or six players, Manhattan can be limited to one monster.
    .title = Table options
