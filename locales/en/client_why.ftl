### The browser's words for “Why?” and for automatic answers.

## Why?

why-ask = Why?
# Read to those who do not see it; $action is a move that cannot be made now.
why-ask-action = Why not? { $action }
why-causes = How this happened
why-none = There is nothing more to say about it.
# $cost and $energy: amounts of energy
why-too-dear = It costs { $cost }, and you have { $energy } energy.
# A link to a paragraph of the rules; $title is its heading.
why-rule = Rules: { $title }
why-ruling = Ruling
why-new-tab = opens in a new tab

## Automatic answers: what a player lets the game answer.

orders-title = Automatic answers
orders-button = Automatic answers
orders-intro = The game answers for you after a moment. Nobody else will know.
orders-here = Questions like this one
orders-mine = Switched on
orders-empty = None yet. Look for this icon next to questions that keep coming up.
# A button; $order is one of the automatic answers below.
orders-switch = Switch on: { $order }
orders-revoke = Switch off: { $order }
orders-revoke-short = Switch off
# The number that an automatic answer depends on.
orders-amount = Number
# In the dock; $move is what will be done, such as “Stay”.
orders-soon = In a moment, automatically: { $move }
# In the dock, after it has happened; $order is one of the automatic answers below.
orders-obeyed = Answered automatically: { $order }
# A small button beside a question that comes up turn after turn.
orders-silence = Don’t ask again
# The same, read out; $orders are some of the automatic answers below.
orders-silence-what = Don’t ask again this game: { $orders }
# $order as above; a button to take it back follows.
orders-revoked = Switched off: { $order }
# Beside one's own monster.
orders-count = { $count } { $count ->
        [one] automatic answer
       *[other] automatic answers
    }

## The answers themselves: what is done, and when.

order-yield-yield-health_at_most = Leave Tokyo at { $amount } health or less
order-yield-stay-health_above = Stay in Tokyo with more than { $amount } health
order-yield-yield-claws_at_least = Leave Tokyo when hit by { $amount } claws or more
order-yield-stay-points_at_least = Stay in Tokyo with { $amount } points or more
order-yield-yield-always = Always leave Tokyo
order-yield-stay-always = Always stay in Tokyo
order-flee-flee-health_at_most = Flee at { $amount } health or less, to the borough with the fewest units
order-flee-stay-health_above = Stay in Manhattan with more than { $amount } health
order-flee-flee-claws_at_least = Flee when hit by { $amount } claws or more, to the borough with the fewest units
order-flee-stay-points_at_least = Stay in Manhattan with { $amount } points or more
order-flee-flee-always = Always flee, to the borough with the fewest units
order-flee-stay-always = Always stay in Manhattan
# $card is the name of a card.
order-damage-use-loss_at_least = Against { $amount } damage or more, use { $card }
order-damage-never-always = Never use this card against damage: { $card }
order-damage-pass-always = Never use cards against damage
order-probe-pass-claws_below = Leave rivals’ dice alone if they show fewer than { $amount } claws
order-probe-pass-always = Always leave rivals’ dice alone
order-buy-end-nothing_to_buy = End my turn if I can’t buy anything
order-buy-end-energy_below = Buy nothing with less than { $amount } energy
order-buy-buy-always = Buy as soon as I can: { $card }
order-buy-end-always = Never buy anything
order-snatch-pass-energy_below = Buy nothing on rivals’ turns with less than { $amount } energy
order-snatch-pass-always = Never buy on rivals’ turns
order-heart-heal-always = Always heal with hearts
# $card is a kind of token.
order-heart-cure-always = With hearts, first remove tokens: { $card }
order-heart-pass-always = Always leave hearts unused
order-claw-shed_none-always = Keep all claws for the attack
order-claw-shed_most-always = Remove as many web tokens as claws allow
order-resolve-usual-always = Always resolve dice in the usual order
# $faces: names of faces, in their order.
order-resolve-order-always = Always resolve dice in my order: { $faces }
order-start-pass-always = Never use cards before the first roll
order-dice-pass-always = Never change my dice after rolling
order-end-pass-always = Never use cards at the end of my turn
order-move-stay-always = Never move unless I must
# $card is the name of the card that asks.
order-choose-pass-always = Always say no to { $card }
# A card that could be used before the roll, after the roll or at the end of the turn.
order-never = Don’t ask me about { $card }
