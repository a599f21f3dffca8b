### A dolgok neve: szörnyek, kockaoldalak, helyek, lapkák, jelölők, városok, szakaszok, beállítások, kártyafajták.

## Szörnyek

monster-gigazaur = Gigazaurusz
monster-cyber_kitty = Kibercica
monster-the_king = Király
monster-mekadragon = Mechasárkány
monster-space_penguin = Űrpingvin
monster-alienoid = Alienoid
monster-captain_fish = Halkapitány
monster-kong = Kong
monster-sheriff = Seriff
monster-rob = Rob
monster-drakonis = Drakonisz
monster-mantis = Mantisz

seat-name = { $monster } (p{ $number })
seat-listed = { $seat ->
        [you] te
       *[other] { $seat }
    }

## A kockák oldalai

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = Szív
face-energy = Energia
face-claw = Zúzás
face-star = Hírnév
face-destroy = Rombolás
face-ouch = Jajj!

## Városok és helyek

city-tokyo = Tokió királya
city-new_york = New York királya

place-outside = Tokión kívül
place-tokyo_city = Tokió belvárosa
place-tokyo_bay = Tokiói-öböl

place-manhattan = Manhattan
place-staten_island = Staten Island
place-bronx = Bronx
place-queens = Queens
place-brooklyn = Brooklyn

place-lower = Alsó-Manhattan
place-midtown = Közép-Manhattan
place-upper = Felső-Manhattan
place-lower_2 = Alsó-Manhattan, 2. út
place-midtown_2 = Közép-Manhattan, 2. út
place-upper_2 = Felső-Manhattan, 2. út
place-nowhere = még sehol

zone-lower = Alsó
    .income = 1 pont, 1 energia
zone-midtown = Közép
    .income = 2 pont, 1 energia
zone-upper = Felső
    .income = 2 pont, 2 energia

## Lapkák

tile-high_rise_1 = 1-es felhő­karcoló
tile-high_rise_2 = 2-es felhő­karcoló
tile-high_rise_3 = 3-as felhő­karcoló
tile-power_plant_2 = 2-es erőmű
tile-power_plant_3 = 3-as erőmű
tile-hospital_2 = 2-es kórház
tile-hospital_3 = 3-as kórház
tile-infantry = Gyalog­ság
tile-jet = Vadász­gép
tile-tank = Tank

reward-points = +{ $amount } pont
reward-energy = +{ $amount } energia
reward-health = +{ $amount } életerő

## Jelölők

token-poison = Méreg
token-shrink = Zsugor
token-web = Háló
token-curse = Balsors
token-souvenir = Szuvenír
token-carapace = Páncél
token-smoke = Füst
token-battery = Töltés

## A kör szakaszai

phase-start = A kör eleje
phase-roll = Dobás
phase-dice = Kockák módosítása
phase-probe = Szonda
phase-resolve = Végrehajtás
phase-move = Lépés
phase-buy = Vásárlás
phase-end = A kör vége

## A játék beállításai

option-health = Kezdő életerő
    .text = Ennyi életerővel kezd minden szörny: 10-zel, ha nem állítod át.
option-points = Pont a győzelemhez
    .text = Ennyi pont kell a győzelemhez: 20, ha nem állítod át. Ha 20-nál nagyobb számot adsz meg, annál több pontja senkinek sem lehet.
option-deck = A pakli összetétele
    .text = Mely kártyák vannak a pakliban, és hány példányban. Lista nélkül a teljes paklival játszotok.
option-first = Kezdőjátékos
    .text = Az itt megadott hely játssza az első kört. Ha nincs megadva, az a szörny kezd, amelyik a legtöbb zúzást dobja.
option-finish_round = A forduló végigjátszása
    .text = Ha egy kör végén egy szörnynek elég pontja van, a játék addig tart, amíg újra a kezdőjátékos következne. Akkor az az élő szörny nyer, amelyiknek a legtöbb pontja van; egyenlőségnél közös a győzelem.
option-two_player_energy = Energia kettesben
    .text = Két játékosnál: aki belép Tokióba vagy ott kezdi a körét, pontok helyett 1 energiát kap.
option-one_in_manhattan = Egy szörny Manhattanben
    .text = Manhattanben csak egy szörnynek van hely, öt vagy hat játékosnál is.

## Kártyafajták

kind-keep = Tartsd meg
kind-discard = Dobd el
kind-goal = Speciális

## Számok

percent = { $number }%
    .hardly = 1% alatt
