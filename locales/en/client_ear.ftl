### Playing by ear in the browser: the offer at the first tab stop, the command field, and what keys say.

ear-title = Play by ear
ear-on = Play by ear is on: at the table, a command field waits for you. Type a question mark for help.
ear-off = Play by ear is off.
ear-skip = Skip to the decision

## Headings of the table

ear-decision = Decision
ear-me = Me

## The command field

ear-field = Command
ear-help = Digits choose, 0 does it; Shift and a digit keep all such dice and throw the rest; a full stop stops, stays or ends; a minus goes on as usual, to the shop or the end of the turn. ? tells what can be typed. Enter alone repeats the question.
# A die was kept or let go by its key. $count: how many would be thrown again
ear-kept = { $number } { $face } { $kept ->
        [yes] kept
       *[no] free
    }; rerolling { $count }
ear-kept-these = Kept: { $faces }; rerolling { $count }
ear-die-kept = { $face } kept
ear-no-leaving = There is nothing to end here: choose.
ear-card = { $card }, { $price } energy: { $text }
ear-choose-first = Choose first: 1 to { $count }, or up and down.
ear-no-such-number = Nothing has number { $number }.
ear-undone = Taken back.
ear-chance = { $what }: { $chance }
# $for: a card that wants it, or the rival whom it would knock out
ear-chance-for = { $what } for { $for }: { $chance }
ear-no-odds = Nothing to work out here.
ear-hint = { $move }.
ear-no-hint = No hint now.

## Settings

comfort-group-ear = Ears and keys
comfort-ear = Play by ear
    .text = A command field at the table, and short sentences for screen readers
comfort-full = Tell everything
    .text = Nothing is left out of what is told, even if it takes longer
comfort-shortcuts = Single-key shortcuts
    .text = Letters and digits play at the table without a command field
ear-key-of = Key for { $action }
ear-key-taken = { $key } is taken already.
ear-key-coach = the coach
ear-key-undo = undo
ear-key-reroll = reroll
ear-key-leave = stop, stay and end
ear-key-help = help
comfort-keys = Keys
