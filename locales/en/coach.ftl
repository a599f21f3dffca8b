### The coach: the best move, how much better it is, and one reason.

coach-percent = { $number }%
coach-hardly = under 1%

## How good a move is
## $chance: to win the game; $count: games won; $games: out of so many

coach-wins = This wins about { $chance } of such games.
coach-as_good = Your choice is as good: it wins about { $chance } of such games.
coach-better = { $count ->
        [one] Better than your choice by about { $count } win in { $games } games.
       *[other] Better than your choice by about { $count } wins in { $games } games.
    }

## Why, for dice
## $kept, $wanted: faces, such as “3 3”; $brings: gains in short, such as “+2 points”
## $chance: of getting there; $face: the name of a face

coach-has = Keep { $kept }: { $brings } already.
coach-hopes = Keep { $kept }: { $chance } to get { $wanted } or better ({ $brings }).
coach-none = None of these dice is worth keeping: a new throw promises more.
coach-rest = These dice help later; the others are worth a new throw.
coach-stop = As the dice lie: { $brings }. Another throw would rather spoil that.
coach-card = The card makes more of these dice than an ordinary throw.
coach-useless = Does nothing here: { $face }.
coach-worth_less = A new throw is worth more than this: { $face }.
# $seat: a monster
coach-falls = knocks out { $seat }

## Why, for other choices
## $move: another move in words; $count: wins

coach-next = { $count ->
        [one] The next best wins { $count } game in { $games } less: { $move }.
       *[other] The next best wins { $count } games in { $games } less: { $move }.
    }
coach-next_alike = About as good: { $move }.
# others are taken to roll for claws
# $damage, $points: numbers with a decimal; $chance: of a knock-out
coach-staying = Staying until your next turn: about { $damage } health lost, { $chance } to be knocked out, about { $points } points gained.

## Destruction

coach-plan_brings = Together: { $brings }.
coach-no_destruction = There is nothing to destroy with these dice.

## Why there is no advice

coach-forbidden = The host of this table allows no help.
coach-not_rolling = Odds are for whoever is rolling.
coach-bad_keep = Those are not dice of this roll.
coach-no_army = There is no army in this city.
coach-too_early = That can be told once the first turn has begun.
coach-fallen = Your monster is out of the game.
coach-no_answer = The coach has no answer just now; ask again.

## In the terminal

terminal-help_hint = hint, hint 3 3 claw
    .text = what the coach would do, compared with keeping these dice
terminal-help_odds = odds, odds 3 3 claw
    .text = chances of what matters if these dice are kept
# $kept: faces, or nothing
coach-odds_title = { $all ->
        [yes] If all dice are rolled again:
       *[no] If you keep { $kept }:
    }
# $faces: such as “3 3 3”; $seat: a monster; $card: a card
coach-chip = { $faces } or more: { $chance }
coach-chip_harm = { $faces } or more, at best: { $chance }
coach-chip_falls = { $faces } or more: { $chance } (knocks out { $seat })
coach-chip_card = { $faces } or more: { $chance } (pays for { $card })
coach-no_odds = There is nothing to roll for with these dice.
# $move: in words
coach-best = Best: { $move }.
