### Namen: Monster, Würfelseiten, Orte, Plättchen, Chips, Städte, Phasen, Optionen, Kartenarten.
### Ortsnamen stehen in Sätzen mit „in“ und „nach“; nur Bronx und Bucht brauchen ihren Artikel, und es
### heißt „auf Staten Island“. Die Sätze erkennen die Orte am Namen, der dafür ein Wort sein muss: Darum
### heißt die Bucht von Tokio hier kurz Bucht und erst in Sätzen „Bucht von Tokio“.

## Monster

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

seat-name = { $monster } (p{ $number })
seat-listed = { $seat ->
        [you] du
       *[other] { $seat }
    }

## Würfelseiten

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = Herz
face-energy = Energie
face-claw = Angriff
face-star = Stern
face-destroy = Zerstörung
face-ouch = Autsch!

## Städte und Orte

city-tokyo = König von Tokio
city-new_york = König von New York

place-outside = Außerhalb von Tokio
place-tokyo_city = Tokio City
place-tokyo_bay = Bucht

place-manhattan = Manhattan
place-staten_island = Staten Island
place-bronx = Bronx
place-queens = Queens
place-brooklyn = Brooklyn

place-lower = Lower Manhattan
place-midtown = Midtown
place-upper = Upper Manhattan
place-lower_2 = Lower Manhattan (Weg 2)
place-midtown_2 = Midtown (Weg 2)
place-upper_2 = Upper Manhattan (Weg 2)
place-nowhere = noch nirgends

zone-lower = Lower
    .income = 1 Punkt, 1 Energie
zone-midtown = Midtown
    .income = 2 Punkte, 1 Energie
zone-upper = Upper
    .income = 2 Punkte, 2 Energie

## Plättchen

tile-high_rise_1 = Hochhaus 1
tile-high_rise_2 = Hochhaus 2
tile-high_rise_3 = Hochhaus 3
tile-power_plant_2 = Kraftwerk 2
tile-power_plant_3 = Kraftwerk 3
tile-hospital_2 = Hospital 2
tile-hospital_3 = Hospital 3
tile-infantry = Infanterie
tile-jet = Jet
tile-tank = Panzer

reward-points = +{ $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }
reward-energy = +{ $amount } Energie
reward-health = +{ $amount } Leben

## Chips

token-poison = Gift
token-shrink = Schrumpfen
token-web = Netz
token-curse = Fluch
token-souvenir = Souvenir
token-carapace = Panzerung
token-smoke = Rauch
token-battery = Ladung

## Phasen eines Zugs

phase-start = Zugbeginn
phase-roll = Würfeln
phase-dice = Würfel ändern
phase-probe = Sonde
phase-resolve = Auswerten
phase-move = Bewegung
phase-buy = Kaufen
phase-end = Zugende

## Optionen einer Partie

option-health = Start-Lebenspunkte
    .text = Mit so vielen Leben beginnt jedes Monster: mit 10, wenn du nichts änderst.
option-points = Punkte zum Sieg
    .text = So viele Punkte braucht ein Monster zum Sieg: 20, wenn du nichts änderst. Eine Zahl über 20 ist zugleich das Höchste, was ein Monster haben kann.
option-deck = Kartenauswahl
    .text = Welche Karten im Stapel sind und wie oft. Ohne Auswahl ist es die ganze Schachtel.
option-first = Startspieler
    .text = Wer den ersten Zug hat. Ohne Angabe beginnt das Monster, das die meisten Angriffssymbole würfelt.
option-finish_round = Runde zu Ende spielen
    .text = Hat ein Monster am Ende eines Zugs genug Punkte, geht es weiter, bis der Startspieler wieder an der Reihe wäre. Dann gewinnt das lebende Monster mit den meisten Punkten; bei Gleichstand ist der Sieg geteilt.
option-two_player_energy = Energie zu zweit
    .text = Für zwei Spieler: Wer Tokio betritt oder dort seinen Zug beginnt, bekommt 1 Energie statt Punkte.
option-one_in_manhattan = Nur eins in Manhattan
    .text = In Manhattan ist nur Platz für ein Monster, auch bei fünf oder sechs Spielern.

## Kartenarten

kind-keep = Behalten
kind-discard = Abwerfen
kind-goal = Ziel

## Zahlen

percent = { $number } %
    .hardly = unter 1 %
