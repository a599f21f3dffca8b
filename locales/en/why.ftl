### “Why?”: the causes of a line of the log, and of a move that cannot be made.
### Beside these, a chain uses the log's own sentences, the texts of cards and the paragraphs of the rules.

# A card at work. $text is what the card says: whole sentences.
because-card = { $card }: { $text }
# Something from an earlier turn. $text is a sentence of the log.
because-earlier = Turn { $turn }: { $text }
because-token = Because of its tokens: { $token }.
# When a card was bought for another price than the printed one.
because-price = Printed price: { $printed } energy; paid: { $paid }.
# When a card cannot be bought, and its price is another one than printed.
because-price_now = Printed price: { $printed } energy; price now: { $asked }.

## When a card can be used. $moments lists some of the following, joined by because-or.

because-moments = It can be used { $moments }.
because-or = { " or " }
because-at_start = when your turn begins
because-at_roll = while you roll
because-at_dice = after your last roll
because-at_probe = when a rival has finished rolling
because-at_damage = when you are about to lose health
because-at_buy = when you buy cards
because-at_end = at the end of your turn
because-at_heart = when you use a heart
because-anytime = at any decision of yours
because-at_destroy = when you destroy buildings or units

## Refusals of the server.

server-no_line = There is no such line in the log.
server-many_orders = A seat can have at most { $count } { $count ->
        [one] automatic answer
       *[other] automatic answers
    }.
server-bad_order = This automatic answer is not possible.

## In the terminal.

# What is typed, and what it does. The word “why” itself is not translated.
terminal-help_why = why WORDS
    .text = explains the last log line with these words, or simply the last line
terminal-no_line = No log line has these words: { $words }
