### The coach: the best move, how much better it is, and one reason.

## How good a move is
## $chance: to win the game; $count: games won; $games: out of so many

coach-wins = This wins about { $chance } of games from here.
coach-as_good = Your choice is just as good: it wins about { $chance } of games from here.
coach-better = { $count ->
        [one] Better than your choice by about { $count } win in { $games } games.
       *[other] Better than your choice by about { $count } wins in { $games } games.
    }

## Why, for dice
## $kept, $wanted: faces, such as “3 3”; $brings: gains in short, such as “+2 points”
## $chance: of getting there; $face: the name of a face

coach-has = Keep { $kept }: { $brings } already.
coach-hopes = Keep { $kept }: { $chance } chance of { $wanted } or better ({ $brings }).
coach-none = None of these dice are worth keeping: rerolling everything looks better.
coach-rest = These dice will help later; reroll the others.
coach-stop = These dice give { $brings }. Rolling again would more likely spoil that.
coach-card = The card gets more out of these dice than a normal reroll.
coach-useless = Does nothing here: { $face }.
coach-worth_less = Better to reroll: { $face }.
# $seat: a monster
coach-falls = knocks out { $seat }

## Why, for other choices
## $move: another move in words; $count: wins

coach-next = { $count ->
        [one] Next best: { $move } ({ $count } fewer win in { $games } games).
       *[other] Next best: { $move } ({ $count } fewer wins in { $games } games).
    }
coach-next_alike = About as good: { $move }.
# what to expect and what to fear until one’s next turn; $damage, $worst_damage, $points: numbers with a decimal; $chance, $worst_chance: of a knock-out
coach-staying = Staying until your next turn: about { $damage } health lost and { $chance } chance of a knock-out, at worst { $worst_damage } and { $worst_chance }; about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } gained.

## Destruction

coach-plan_brings = Together: { $brings }.
coach-no_destruction = There is nothing to destroy with these dice.

## Why there is no advice

coach-forbidden = The host of this table does not allow help.
coach-not_rolling = Odds are shown only to the player who is rolling.
coach-bad_keep = Those are not dice from this roll.
coach-no_army = There is no army in this city.
coach-too_early = Available once the first turn has begun.
coach-fallen = Your monster is out of the game.
coach-no_answer = The coach has no answer right now. Ask again.

## In the terminal

terminal-help_hint = hint, hint 3 3 claw
    .text = what the coach would do, compared with keeping these dice
terminal-help_odds = odds, odds 3 3 claw
    .text = chances of what matters if you keep these dice
# $kept: faces; $any: yes if none are named
coach-odds_title = { $any ->
        [yes] Each of these, if you roll for that alone:
       *[no] If you keep { $kept } to the end:
    }
# $faces: such as “3 3 3”; $had: yes if the dice in hand are enough; $seat: a monster; $card: a card
coach-chip = { $had ->
        [yes] { $faces }: you have it
       *[no] { $faces } or more: { $chance }
    }
coach-chip_harm = { $faces } or more, at best: { $chance }
coach-chip_falls = { coach-chip } (knocks out { $seat })
coach-chip_card = { coach-chip } (pays for { $card })
coach-no_odds = There is nothing to roll for with these dice.
# $move: in words
coach-best = Best: { $move }.
