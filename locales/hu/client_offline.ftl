### Játék szerver nélkül: fájlok mappájából, és az alkalmazásban kapcsolat nélkül.

local-coming = Betöltjük a játékot … { $part }
local-starting = Megterítjük az asztalokat …
local-failed = Ez a böngésző nem tudja egyedül futtatni a játékot. A Chrome, az Edge, a Firefox vagy a Safari újabb változata igen.
local-elsewhere = Egy másik ablakban játszol.
local-take = Játék inkább itt
local-kept = A játék az eszközödön van. Kapcsolat nélkül is játszhatsz.
local-private = Minden ezen az eszközön marad. Semmit sem küldünk el.
offline-play = Játék offline
offline-make = Elérhetővé tétel offline
offline-size = Egyszer { $size } MB. Utána a botok, a leckék, a szabályok és a lapok kapcsolat nélkül is működnek.
offline-coming = Letöltés … { $part }
offline-there = Offline játékra kész.
offline-not = A letöltés megszakadt. Ellenőrizd a kapcsolatot, és próbáld újra.
offline-games = { $count ->
    [one] Egy játszma ezen az eszközön
   *[other] { $count } játszma ezen az eszközön
 }
title-games = Játszmák ezen az eszközön – Tokyork
games-title = Játszmák ezen az eszközön
games-running = Még tartanak
games-past = Véget értek
games-none = Még nincs játszma. Amit itt játszol, az majd ebben a listában lesz.
games-friends = Folytatás barátokkal
games-share = Megmutatás barátoknak
