### The coach in the browser: odds under the dice, what to do, what may happen.

## In the dock

coach-ask = Ask the coach
# what a list of chances is called
coach-odds = Chances if you keep these dice
# read aloud. $face: its name; $count: dice of it; $chance: such as 77 %; $use: what for; $about: a monster or a card
coach-odds-chip = { $use ->
        [knock_out] { $count } or more of { $face }: { $chance }, knocks out { $about }
        [card] { $count } or more of { $face }: { $chance }, enough for { $about }
        [harm] { $count } or more of { $face }: { $chance } at best
       *[other] { $count } or more of { $face }: { $chance }
    }
# in short, until one’s next turn. $damage: health lost on average; $points; $chance: of a knock-out
coach-short-damage = health
coach-short-death = { $chance } knocked out
coach-outlook = { $answer }: about { $damage } health, { $chance } to be knocked out, about { $points } points

## The sheet

coach-title = The coach
coach-topic-coach = Best move
coach-topic-forecast = Danger
coach-topic-ouch = Ouch!
coach-topic-plan = Destruction
coach-thinking = Thinking…
coach-nothing = The coach has nothing to say just now.
coach-apply-keep = Keep these
coach-apply-pick = Choose this
coach-roll-all = Roll all dice again
coach-close = Close

## Danger

coach-danger = Until your next turn, if the others roll for claws:
coach-stay = Stay
coach-yield = Yield
coach-flee = Flee to { $place }
coach-damage = Health lost
coach-death = Knocked out
coach-points = Points won
coach-whose = In whose turn
coach-together = Together
# numbers found by trying, not by counting
coach-about = Found by playing this on { $count } times: a few points off at most.

## Ouch

coach-ouch-title = If you roll them now:
coach-nobody-hit = Nobody is hit.
# $count: health lost
coach-hit-deadly = { $count }, knocked out
coach-hit-answers = { $count }, unless a card helps
coach-hit-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Destruction

# $count: destruction at hand
coach-plan-title = { $count ->
        [one] With { $count } destruction:
       *[other] With { $count } destruction:
    }

## Settings

settings-odds = Show odds
    .text = Chances under the dice, and how dangerous it is to stay. The host of a table may forbid it.
