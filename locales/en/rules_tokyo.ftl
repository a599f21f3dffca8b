### The rules of King of Tokyo, for the page of rules.
### rules-tokyo-section-SECTION is a heading; rules-tokyo-PARAGRAPH is a paragraph with a short .title of its own.
### The ids are addresses: links, decisions and “Why?” lead to them.

## In short

rules-tokyo-section-goal = In short

rules-tokyo-goal = You are a giant monster, and there is room for only one ruler of Tokyo. You win with 20 points at the end of a turn, or as the last monster alive.
    .title = How to win
rules-tokyo-turn = A turn has five steps: roll the dice, resolve them, enter Tokyo if it has room, buy cards, end the turn. Then the next living monster clockwise has its turn.
    .title = A turn

## Before the game

rules-tokyo-section-setup = Before the game

rules-tokyo-setup = Every monster starts outside Tokyo with 10 health, no points, no energy and no cards. All monsters have the same abilities; only the cards that you buy make yours different.
    .title = Start values
rules-tokyo-places = With two to four players Tokyo has one place, Tokyo City. With five or six players there is a second one, Tokyo Bay.
    .title = City and Bay
rules-tokyo-market = All 66 cards are shuffled into a deck. The three top cards lie face up beside it: they are the market.
    .title = Deck and market
rules-tokyo-first = Everybody rolls six dice, and whoever rolls the most claws begins. If several lead, they roll again.
    .title = Who begins

## Health, points, energy

rules-tokyo-section-numbers = Health, points, energy

rules-tokyo-health = You never have more than 10 health, unless a card raises your maximum. At 0 health your monster is out of the game.
    .title = Health
rules-tokyo-points = Points stay between 0 and 20: what would go beyond 20 is lost.
    .title = Points
rules-tokyo-energy = Energy pays for cards and for what some cards do. You may save as much of it as you like.
    .title = Energy

## The turn begins

rules-tokyo-section-start = The turn begins

rules-tokyo-start = If you begin your turn in Tokyo, you score 2 points at once. City and Bay pay the same.
    .title = Points for holding Tokyo
rules-tokyo-start_cards = Cards that work at the start of a turn come before the first roll. Battery Monster pays out first; after the points for Tokyo you may move Mimic to another card for 1 energy.
    .title = Cards at the start of a turn

## Rolling

rules-tokyo-section-roll = Rolling the dice

rules-tokyo-dice = A die has six faces: 1, 2, 3, heart, energy and claw. All are equally likely.
    .title = The faces
rules-tokyo-roll = You roll six dice and then may reroll twice. Before each reroll you keep the dice you like and roll all others again.
    .title = Three rolls
rules-tokyo-keep = Every time you choose anew: a die that you kept before may be rolled again. You may also stop early.
    .title = Keep and stop
rules-tokyo-extra_dice = Cards can give you green dice, and shrink tokens take dice away. Nobody rolls more than eight dice; without any dice your turn goes on all the same.
    .title = More dice, fewer dice
rules-tokyo-extra_rolls = Some cards sell or give extra rolls. You may use them before or after your normal rolls.
    .title = Extra rolls
rules-tokyo-probe = When you have finished rolling, every other owner of Psychic Probe may reroll one of your dice, clockwise from your left.
    .title = When others reroll your dice
rules-tokyo-change_dice = After that, your own cards may turn dice to other faces, in any order. Energy that the dice show is not yours yet and cannot pay for it.
    .title = Turning dice

## Resolving

rules-tokyo-section-resolve = What the dice do

rules-tokyo-resolve = All dice count, whether you like them or not. They are resolved as numbers, hearts, energy, claws.
    .title = The order of the dice
rules-tokyo-numbers = Three dice with the same number score that number: three 1s give 1 point, three 2s give 2, three 3s give 3. Each further die of this number gives 1 more point. Fewer than three give nothing.
    .title = Numbers
rules-tokyo-hearts = Outside Tokyo each heart heals you by 1, up to your maximum.
    .title = Hearts
rules-tokyo-hearts_in_tokyo = In Tokyo hearts neither heal you nor remove your tokens. Healing by cards works there.
    .title = No healing in Tokyo
rules-tokyo-cure = Outside Tokyo a heart can remove one of your poison or shrink tokens instead of healing. You decide for each heart.
    .title = Hearts against tokens
rules-tokyo-energy_dice = Each energy face gives you 1 energy.
    .title = Energy on the dice
rules-tokyo-claws = Claws hit the other side: from outside they hit every monster in Tokyo, and from Tokyo they hit every monster outside. Each claw costs each of them 1 health.
    .title = Claws
rules-tokyo-claws_at_nobody = Monsters on your own side are safe from your claws. If nobody is on the other side, claws do nothing.
    .title = Whom claws do not reach
rules-tokyo-claws_added = Claws that cards add to your result count like claws on dice. They hit together, as one loss.
    .title = Claws from cards
rules-tokyo-order = The order matters only with Healing Ray: its owner chooses whether claws come before hearts.
    .title = Hearts or claws first

## Losing health

rules-tokyo-section-losses = Losing health

rules-tokyo-loss = Everything that one event costs is lost at the same time. If several monsters fall together, they leave the game together.
    .title = Losses come together
rules-tokyo-damage = Before a loss applies, cards can answer it. Those who are hit answer clockwise, beginning at the left of whoever caused it.
    .title = Answers to a loss
rules-tokyo-attack = You attack when your claws make another monster lose health. A loss that is avoided completely is no attack: it leaves no token and allows nobody to yield.
    .title = What an attack is
rules-tokyo-tokens = Each poison token costs you 1 health at the end of your turn. Each shrink token takes one die from your roll. They stay until you remove them with hearts.
    .title = Poison and shrink tokens
rules-tokyo-out = A monster at 0 health is out. Its cards are discarded, its energy and tokens are gone, and it leaves Tokyo.
    .title = Out of the game

## Tokyo

rules-tokyo-section-tokyo = Holding Tokyo

rules-tokyo-in_tokyo = Tokyo pays: 1 point for entering, 2 points for each turn that you begin there, and your claws hit everybody outside. But everybody outside hits you, and your hearts do not heal.
    .title = Why Tokyo, and why not
rules-tokyo-yield = If another monster's claws cost you health in Tokyo, you may leave Tokyo right then. What you lost stays lost.
    .title = Leaving Tokyo
rules-tokyo-yield_only = You cannot leave Tokyo at any other time: not on your own turn, and not after losing health to a card, to fire or to poison.
    .title = Only after claws
rules-tokyo-enter = After the dice, if you are outside and Tokyo has a free place, you must enter it and score 1 point. You need no claw for that: in the very first turn Tokyo is empty, so the first player moves in.
    .title = Entering Tokyo
rules-tokyo-takeover = When the monster in Tokyo leaves or falls on your turn, you take its place. If it stays, you stay outside.
    .title = Taking over
rules-tokyo-bay = With five or six living monsters there are two places. If you must enter, City comes first; if City is taken and the Bay is free, you enter the Bay.
    .title = Entering with two places
rules-tokyo-bay_claws = Claws from outside hit both places. Claws from one place hit everybody outside, but not the other place.
    .title = Claws with two places
rules-tokyo-bay_yield = Each of the two decides for itself whether to leave. If both leave, the attacker takes City and the Bay stays empty; if only one leaves, the other does not shift.
    .title = Leaving with two places
rules-tokyo-bay_closes = As soon as only four monsters live, the Bay closes for good. Its monster goes to City if City is empty, without a point; otherwise it leaves Tokyo.
    .title = When the Bay closes

## Buying

rules-tokyo-section-buy = Buying cards

rules-tokyo-buy = You may buy any number of cards from the market, as long as you can pay. The free slot is filled from the deck at once, and you may buy the new card as well.
    .title = Buying
rules-tokyo-sweep = For 2 energy you may discard all three cards of the market and turn up three new ones, as often as you can pay.
    .title = Sweeping the market
rules-tokyo-keep_cards = A Keep card stays in front of you and works from now on.
    .title = Keep cards
rules-tokyo-discard_cards = A Discard card works once, at once, and then goes to the discard pile.
    .title = Discard cards
rules-tokyo-snatch = When new cards appear in the market on another monster's turn, an owner of Opportunist may buy them before anybody else.
    .title = Buying out of turn
rules-tokyo-buy_elsewhere = Some cards let you buy elsewhere: Made in a Lab from the top of the deck, Parasitic Tentacles from another monster, which cannot refuse and gets the price.
    .title = Buying from deck and monsters
rules-tokyo-empty_deck = When the deck is empty, the discard pile is shuffled and becomes the new deck.
    .title = An empty deck

## Cards

rules-tokyo-section-cards = What cards change

rules-tokyo-card_rules = If a card says something else than these rules, the card is right. The gallery tells what each card does, with answers to special cases.
    .title = Cards come first
rules-tokyo-choose = A card says when it works. What is your choice is offered to you at that moment; everything else happens by itself.
    .title = Using cards
rules-tokyo-mimic = Mimic copies a Keep card of any monster, as if you had just bought it. If that card leaves play, you may place Mimic anew for 1 energy when your turn begins.
    .title = Copying a card
rules-tokyo-extra_turns = An extra turn is a complete turn, right after the current one. Whoever has already won needs no more turns: the game looks for a winner first.
    .title = Extra turns

## The end

rules-tokyo-section-end = End of turn, end of game

rules-tokyo-end = When you are done with buying, cards that work at the end of a turn work now, and then poison hurts you.
    .title = End of the turn
rules-tokyo-sell = At the end of your turn, the owner of Metamorph may sell Keep cards for their printed price.
    .title = Selling cards
rules-tokyo-win_points = At the end of every turn the game looks for a living monster with 20 points: it wins. With several, the one whose turn it is comes first, then the next clockwise. Who falls before the turn ends does not win, even with 20 points.
    .title = Winning by points
rules-tokyo-win_last = If only one monster is alive, it wins at once, whatever its points.
    .title = The last one standing
rules-tokyo-nobody = If the last monsters fall together, nobody wins.
    .title = Nobody wins
rules-tokyo-options = The host of a table may change starting health, points to win, the deck and who begins. With two players, Tokyo may pay energy instead of points.
    .title = Options of a table
