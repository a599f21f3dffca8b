### Names of things: monsters, faces, places, tiles, tokens, cities, phases, options, kinds of cards.

## Monsters

monster-gigazaur = Gigazaur
monster-cyber_kitty = Cyber Kitty
monster-the_king = The King
monster-mekadragon = Mekadragon
monster-space_penguin = Space Penguin
monster-alienoid = Alienoid
monster-captain_fish = Captain Fish
monster-kong = Kong
monster-sheriff = Sheriff
monster-rob = Rob
monster-drakonis = Drakonis
monster-mantis = Mantis

# $monster: name of the monster; $number: number of the seat, from 1
seat-name = { $monster } (p{ $number })
# one of several in a list
seat-listed = { $seat ->
        [you] you
       *[other] { $seat }
    }

## Faces of the dice

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = Heart
face-energy = Energy
face-claw = Claw
face-star = Star
face-destroy = Destruction
face-ouch = Ouch!

## Cities and places

city-tokyo = King of Tokyo
city-new_york = King of New York

place-outside = Outside Tokyo
place-tokyo_city = Tokyo City
place-tokyo_bay = Tokyo Bay

place-manhattan = Manhattan
place-staten_island = Staten Island
place-bronx = Bronx
place-queens = Queens
place-brooklyn = Brooklyn

place-lower = Lower Manhattan
place-midtown = Midtown
place-upper = Upper Manhattan
# the second track, used from five players on
place-lower_2 = Lower Manhattan (track 2)
place-midtown_2 = Midtown (track 2)
place-upper_2 = Upper Manhattan (track 2)
place-nowhere = nowhere yet

# Manhattan's zones in short, and what they pay at the start of a turn
zone-lower = Lower
    .income = 1 point, 1 energy
zone-midtown = Midtown
    .income = 2 points, 1 energy
zone-upper = Upper
    .income = 2 points, 2 energy

## Tiles

tile-high_rise_1 = High-rise 1
tile-high_rise_2 = High-rise 2
tile-high_rise_3 = High-rise 3
tile-power_plant_2 = Power plant 2
tile-power_plant_3 = Power plant 3
tile-hospital_2 = Hospital 2
tile-hospital_3 = Hospital 3
tile-infantry = Infantry
tile-jet = Jet
tile-tank = Tank

# what a destroyed tile pays, and what dice bring
reward-points = +{ $amount } { $amount ->
        [one] point
       *[other] points
    }
reward-energy = +{ $amount } energy
reward-health = +{ $amount } health

## Tokens

token-poison = Poison
token-shrink = Shrink
token-web = Web
token-curse = Curse
token-souvenir = Souvenir
token-carapace = Carapace
token-smoke = Smoke
token-battery = Battery charge

## Phases of a turn

phase-start = Start of turn
phase-roll = Roll
phase-dice = Change dice
phase-probe = Probe
phase-resolve = Resolve
phase-move = Move
phase-buy = Buy
phase-end = End of turn

## Options of a game

option-health = Starting health
    .text = The health every monster starts with: 10 unless you change it.
option-points = Points to win
    .text = The points a monster needs to win: 20 unless you change it. If you set more than 20, it is also the most a monster can have.
option-deck = Deck list
    .text = Which cards are in the deck, and how many of each. Leave it empty to use every card.
option-first = First player
    .text = The seat that takes the first turn. If none is set, the monster that rolls the most claws goes first.
option-finish_round = Finish the round
    .text = When a monster has enough points at the end of a turn, play continues until the first player would be next. Then the living monster with the most points wins; a tie is a shared victory.
option-two_player_energy = Energy for two
    .text = For two players: entering Tokyo and starting a turn there give 1 energy instead of points.
option-one_in_manhattan = One in Manhattan
    .text = Manhattan holds only one monster, even with five or six players.

## Kinds of cards

kind-keep = Keep
kind-discard = Discard
kind-goal = Goal

## Numbers

# how a percentage is written. $number: such as 27 or +13
percent = { $number }%
    .hardly = under 1%
