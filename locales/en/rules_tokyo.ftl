### The rules of King of Tokyo, for the page of rules.
### rules-tokyo-section-SECTION is a heading; rules-tokyo-PARAGRAPH is a paragraph with a short .title of its own.
### The ids are addresses: links, decisions and “Why?” lead to them.

## In short

rules-tokyo-section-goal = In short

rules-tokyo-goal = You are a giant monster, and Tokyo has room for only one ruler. You win by having 20 points at the end of a turn, or by being the last monster standing.
    .title = How to win
rules-tokyo-turn = A turn has five steps: roll the dice, resolve them, enter Tokyo if it has room, buy cards, end the turn. Then the next living monster clockwise takes its turn.
    .title = A turn

## Before the game

rules-tokyo-section-setup = Before the game

rules-tokyo-setup = Every monster starts outside Tokyo with 10 health, no points, no energy and no cards. All monsters have the same abilities; only the cards you buy set yours apart.
    .title = What you start with
rules-tokyo-places = With two to four players, Tokyo has one place: Tokyo City. With five or six, there is a second one: Tokyo Bay.
    .title = City and Bay
rules-tokyo-market = All 66 cards are shuffled into a deck. The top three lie face up beside it: they are the market.
    .title = Deck and market
rules-tokyo-first = Everyone rolls six dice; the player with the most claws goes first. If there is a tie, the tied players roll again.
    .title = Who goes first

## Health, points, energy

rules-tokyo-section-numbers = Health, points, energy

rules-tokyo-health = You never have more than 10 health, unless a card raises your maximum. At 0 health your monster is out of the game.
    .title = Health
rules-tokyo-points = You never have fewer than 0 points or more than 20: anything above 20 is lost.
    .title = Points
rules-tokyo-energy = You spend energy on cards and on some card effects. You may save as much of it as you like.
    .title = Energy

## The turn begins

rules-tokyo-section-start = The turn begins

rules-tokyo-start = If you start your turn in Tokyo, you score 2 points at once. City and Bay pay the same.
    .title = Points for holding Tokyo
rules-tokyo-start_cards = Cards that work at the start of your turn do so before your first roll. Battery Monster pays out first; after the points for Tokyo, you may pay 1 energy to copy a different card with Mimic.
    .title = Cards at the start of your turn

## Rolling

rules-tokyo-section-roll = Rolling the dice

rules-tokyo-dice = A die has six faces: 1, 2, 3, heart, energy and claw. All are equally likely.
    .title = The faces
rules-tokyo-roll = You roll six dice and may then reroll twice. Before each reroll, keep the dice you like and roll all the others again.
    .title = Three rolls
rules-tokyo-keep = You choose again each time: you may also reroll a die you kept earlier. And you may always stop early.
    .title = Keep and stop
rules-tokyo-extra_dice = Cards can give you green dice, and shrink tokens take dice away. Nobody rolls more than eight dice; even with no dice, you still take your turn.
    .title = More dice, fewer dice
rules-tokyo-extra_rolls = Some cards give you extra rolls, for free or for energy. You may use them before or after your normal rolls.
    .title = Extra rolls
rules-tokyo-probe = When you have finished rolling, every other monster with Psychic Probe may reroll one of your dice, clockwise from your left.
    .title = When rivals reroll your dice
rules-tokyo-change_dice = After that, your own cards may turn dice to other faces, in any order. You cannot pay for this with energy that the dice are still showing.
    .title = Turning dice

## Resolving

rules-tokyo-section-resolve = What the dice do

rules-tokyo-resolve = All dice count, whether you like them or not. Resolve numbers first, then hearts, then energy, then claws.
    .title = The order of the dice
rules-tokyo-numbers = Three dice with the same number score that number: three 1s give 1 point, three 2s give 2, three 3s give 3. Each extra die with that number gives 1 more point. Fewer than three give nothing.
    .title = Numbers
rules-tokyo-hearts = Outside Tokyo, each heart heals you by 1, up to your maximum.
    .title = Hearts
rules-tokyo-hearts_in_tokyo = In Tokyo, hearts neither heal you nor remove your tokens. Cards can still heal you there.
    .title = No healing in Tokyo
rules-tokyo-cure = Outside Tokyo, a heart can remove one of your poison or shrink tokens instead of healing. You decide for each heart.
    .title = Hearts against tokens
rules-tokyo-energy_dice = Each energy face gives you 1 energy.
    .title = Energy on the dice
rules-tokyo-claws = Claws hit the other side: from outside they hit every monster in Tokyo, and from Tokyo they hit every monster outside. For each claw, each monster hit loses 1 health.
    .title = Claws
rules-tokyo-claws_at_nobody = Monsters on your own side are safe from your claws. If nobody is on the other side, claws do nothing.
    .title = Who is safe from claws
rules-tokyo-claws_added = Claws that cards add to your result count like claws on dice. They all hit together, as one loss.
    .title = Claws from cards
rules-tokyo-order = The order matters only with Healing Ray: its owner chooses whether to resolve claws before hearts.
    .title = Hearts or claws first

## Losing health

rules-tokyo-section-losses = Losing health

rules-tokyo-loss = All health lost to one event is lost at the same time. Monsters that reach 0 together are knocked out together.
    .title = Losses come together
rules-tokyo-damage = Before health is lost, cards can prevent it. The monsters that were hit choose clockwise, starting to the left of the one that caused it.
    .title = Preventing a loss
rules-tokyo-attack = You attack when your claws make another monster lose health. If the whole loss is prevented, it is not an attack: no tokens are given, and nobody may yield.
    .title = What an attack is
rules-tokyo-tokens = Each poison token costs you 1 health at the end of your turn. Each shrink token takes one die away from you. They stay until you remove them with hearts.
    .title = Poison and shrink tokens
rules-tokyo-out = A monster at 0 health is out. Its cards are discarded, its energy and tokens are gone, and it leaves Tokyo.
    .title = Out of the game

## Tokyo

rules-tokyo-section-tokyo = Holding Tokyo

rules-tokyo-in_tokyo = Tokyo pays: 1 point for entering and 2 points for each turn you start there. And your claws hit everyone outside. But everyone outside hits you, and your hearts do not heal you.
    .title = Why Tokyo, and why not
rules-tokyo-yield = If another monster’s claws cost you health in Tokyo, you may yield right then and leave Tokyo. The health you lost stays lost.
    .title = Leaving Tokyo
rules-tokyo-yield_only = You cannot leave Tokyo at any other time: not on your own turn, and not after losing health to a card, to fire or to poison.
    .title = Only after claws
rules-tokyo-enter = After the dice, if you are outside and Tokyo has a free place, you must enter it, and you score 1 point. You do not need a claw for this: on the very first turn Tokyo is empty, so the first player moves in.
    .title = Entering Tokyo
rules-tokyo-takeover = If the monster in Tokyo leaves or is knocked out on your turn, you take its place. If it stays, you stay outside.
    .title = Taking over
rules-tokyo-bay = While five or six monsters are alive, there are two places. If you must enter, City comes first; if City is taken and the Bay is free, you enter the Bay.
    .title = Entering with two places
rules-tokyo-bay_claws = Claws from outside hit both places. Claws from one place hit everyone outside, but not the other place.
    .title = Claws with two places
rules-tokyo-bay_yield = Each of the two decides for itself whether to leave. If both leave, the attacker takes City and the Bay stays empty; if only one leaves, the other stays where it is.
    .title = Leaving with two places
rules-tokyo-bay_closes = As soon as only four monsters are left, the Bay closes for good. Its monster goes to City if City is empty, without scoring; otherwise it leaves Tokyo.
    .title = When the Bay closes

## Buying

rules-tokyo-section-buy = Buying cards

rules-tokyo-buy = You may buy as many market cards as you can pay for. The free slot is filled from the deck at once, and you may buy the new card too.
    .title = Buying
rules-tokyo-sweep = For 2 energy, you may discard all three market cards and reveal three new ones, as often as you can pay.
    .title = Sweeping the market
rules-tokyo-keep_cards = A Keep card stays in front of you and works from now on.
    .title = Keep cards
rules-tokyo-discard_cards = A Discard card takes effect once, at once, and then goes to the discard pile.
    .title = Discard cards
rules-tokyo-snatch = When new cards appear in the market on another monster’s turn, a monster with Opportunist may buy them before anyone else.
    .title = Buying out of turn
rules-tokyo-buy_elsewhere = Some cards let you buy elsewhere: Made in a Lab from the top of the deck, Parasitic Tentacles from another monster, which cannot refuse and gets what you pay.
    .title = Buying from the deck or a monster
rules-tokyo-empty_deck = When the deck is empty, the discard pile is shuffled and becomes the new deck.
    .title = An empty deck

rules-tokyo-no_end = A card that gives back at least the energy it costs, such as Energize, can be bought at most three times in one turn, no matter who buys it.
    .title = No turn without end

## Cards

rules-tokyo-section-cards = What cards change

rules-tokyo-card_rules = If a card contradicts these rules, follow the card. The gallery shows what each card does and answers questions about special cases.
    .title = Cards come first
rules-tokyo-choose = Each card says when it works. If it gives you a choice, you are asked at that moment; everything else happens automatically.
    .title = Using cards
rules-tokyo-mimic = Mimic copies any monster’s Keep card, as if you had just bought it. If that card leaves play, you may pay 1 energy at the start of your turn to copy another card.
    .title = Copying a card
rules-tokyo-extra_turns = An extra turn is a complete turn, right after the current one. The game checks for a winner first, so an extra turn is not played once somebody has won.
    .title = Extra turns

## The end

rules-tokyo-section-end = End of turn, end of game

rules-tokyo-end = When you have finished buying, your end-of-turn cards take effect, and then poison costs you health.
    .title = End of the turn
rules-tokyo-sell = If you own Metamorph, you may sell your Keep cards for their printed cost at the end of your turn.
    .title = Selling cards
rules-tokyo-win_points = If a living monster has 20 points at the end of a turn, it wins. If several do, the active monster wins if it is one of them; otherwise the next one clockwise wins. A monster knocked out before the turn ends does not win, even with 20 points.
    .title = Winning on points
rules-tokyo-win_last = If only one monster is left, it wins at once, whatever its score.
    .title = The last monster standing
rules-tokyo-nobody = If the last monsters are knocked out together, nobody wins.
    .title = Nobody wins
rules-tokyo-options = The host of a table may change the starting health, the points needed to win, the deck and who goes first, and may have the round played to its end. With two players, Tokyo can be set to give energy instead of points.
    .title = Table options
