### The coach in the browser: odds under the dice, what to do, what may happen.

## In the dock

coach-ask = Ask the coach
# what the chances below the dice assume: nothing is kept yet; these dice are kept
coach-odds-any = If you roll for it:
    .text = Each chance is for rolling for that alone, as well as possible.
coach-odds-held = Keeping these:
    .text = The dice you keep stay to the end; the others are rerolled as often as you may.
# in place of a chance
coach-odds-had = you have it
# read aloud. $face: its name; $count: dice of it; $chance: such as 77%; $use: what for; $about: a monster or a card
coach-odds-chip = { $use ->
        [knock_out] { $count } or more of { $face }: { $chance }, knocks out { $about }
        [card] { $count } or more of { $face }: { $chance }, enough for { $about }
        [harm] { $count } or more of { $face }: { $chance } at best
       *[other] { $count } or more of { $face }: { $chance }
    }
# what a tap on the danger does
coach-details = More about the danger
# read aloud: until one’s next turn. $case: as expected, or at worst; $damage: change of health on average; $chance: of a knock-out
coach-outlook = { $case ->
        [worst] At worst: { $damage } health, { $chance } chance of a knock-out
       *[expected] Expected: { $damage } health, { $chance } chance of a knock-out
    }

## The sheet

coach-title = The coach
coach-topic-coach = Best move
coach-topic-forecast = Danger
coach-topic-ouch = Ouch!
coach-topic-plan = Destroy
coach-thinking = Thinking…
coach-nothing = The coach has no advice right now.
coach-apply-keep = Keep these
coach-apply-pick = Choose this
coach-roll-all = Reroll all dice

## Danger

coach-danger = Until your next turn, on average:
# two cases, as short as possible: what to expect, and what to fear
coach-expected = Expected
coach-worst = At worst
coach-cases = Expected: your rivals roll as strong players do. At worst: all of them roll only to hurt you.
coach-stay = Stay
coach-yield = Yield
coach-flee = Flee to { $place ->
        [Bronx] the { $place }
       *[other] { $place }
    }
coach-damage = Health lost
coach-death = Knocked out
coach-points = Points won
# numbers found by trying, not by counting
coach-about = Estimated by playing { $count } games from here, so it may be a little off.

## Ouch

coach-ouch-title = If you roll them now:
coach-nobody-hit = Nobody is hit.
# $count: health lost
coach-hit-deadly = { $count }, knocked out
coach-hit-answers = { $count }, unless a card helps

## Destruction

# $count: destruction at hand
coach-plan-title = { $count ->
        [one] With { $count } destruction:
       *[other] With { $count } destruction:
    }

## Settings

settings-odds = Show odds
    .text = Chances under the dice, and how risky it is to stay. The host of a table may switch this off.
