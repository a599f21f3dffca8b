### Playing without a server: in the folder of files, and in the app without a connection.

# $part: how much has come, as a percentage
local-coming = Getting the game ready … { $part }
local-starting = Setting up the tables …
local-failed = This browser cannot run the game by itself. A newer version of Chrome, Edge, Firefox or Safari can.
local-elsewhere = You are playing in another window.
local-take = Play here instead
local-kept = This game is on your device. You can play it without a connection.
local-private = Everything stays on this device. Nothing is sent anywhere.
offline-play = Play offline
offline-make = Make available offline
# $size: megabytes to download
offline-size = { $size } MB, once. Bots, lessons, rules and cards then work without a connection.
# $part: a percentage
offline-coming = Downloading … { $part }
offline-there = Ready to play offline.
offline-not = The download stopped. Check your connection and try again.
# $count: games kept on this device
offline-games = { $count ->
    [one] One game on this device
   *[other] { $count } games on this device
 }
title-games = Games on this device – Tokyork
games-title = Games on this device
games-running = Still running
games-past = Over
games-none = No games yet. Whatever you play here will be listed.
games-friends = Play on with friends
games-share = Show it to friends
