### The board answers: what lies and stands at a place, what it pays, what it becomes, what Ouch does.

# The button over a place; $place: its name.
look-at = What is in { $place ->
        [Bronx] the { $place }
       *[other] { $place }
    }?
look-tokyo = Moving in scores 1 point. Your claws hit everyone outside, and theirs hit you. Hearts do not heal you here.
look-outside = Your claws hit the monsters in Tokyo. Hearts heal you.
look-manhattan = Moving in scores 1 point. Your claws hit everyone outside, and theirs hit you. Hearts do not heal you here. You climb one zone in each of your Move phases.
look-outer = Room for two monsters. Your claws hit Manhattan. Hearts heal you.
# A button: all of it, not only what was tapped.
look-whole = Everything in { $place ->
        [Bronx] the { $place }
       *[other] { $place }
    }
look-here = Here now
look-nobody = No monster is here.
look-buildings = Buildings
look-units = The army
look-zones = Zones: what they pay when your turn starts
look-goals = Goals
# A tile, in a row after its name: what destroying it takes and brings.
look-durability = durability { $count }
# The same where the reader's cards make another number of it; $needs: that number.
look-durability-yours = durability { $count }, for you { $needs }
# What a card of the reader pays besides; the card's name follows.
look-also = { $what ->
        [points] { $count ->
            [one] 1 more point with
           *[other] { $count } more points with
        }
        [energy] { $count } more energy with
       *[health] { $count } more health with
    }
look-pays = { $what ->
        [points] { $count ->
            [one] destroyed: 1 point
           *[other] destroyed: { $count } points
        }
        [energy] destroyed: { $count } energy
       *[health] destroyed: { $count } health
    }
# $unit: a kind of unit
look-becomes = then becomes: { $unit }
look-below = { $count ->
        [0] the last of its stack
        [one] 1 more below
       *[other] { $count } more below
    }
look-fresh = { $count ->
        [one] 1 is new: safe until the next turn
       *[other] { $count } are new: safe until the next turn
    }
look-ouch = Ouch here
look-ouch-none = No units here, so nobody would be hit.
# $count: units there, each of which deals 1 damage
look-ouch-1 = Who rolls it here takes { $count } damage.
look-ouch-2 = Every monster here takes { $count } damage.
look-ouch-3 = The whole army fires: every monster here takes { $count } damage, and who rolled it takes the Statue of Liberty.
# A card of the reader takes from the army's fire; its name follows.
look-less = You take { $count } less with
