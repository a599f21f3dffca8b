### Comfort: settings, sounds with captions, the code to scan, the installed app.

## Settings

comfort-search = Find a setting
comfort-nothing = No matching settings.
comfort-reset = Reset all settings
comfort-reset-done = All settings are back to their defaults.
comfort-reset-note = Your name and games are kept.
comfort-group-look = Look
comfort-group-table = At the table
comfort-group-sound = Sound
comfort-motion = Less motion
    .text = Fades instead of moving and shaking things. Your device settings can ask for this, too.
comfort-confirm = Hold to confirm
    .text = Choices that are rarely good need a longer press.
comfort-sound = Sound
    .text = A chime when it is your turn, and short sounds for what happens.
comfort-volume = Volume
# $percent: a number from 0 to 100
comfort-captions = Captions
    .text = Shows a caption for every sound.
# Words that people may search for, besides those they see; separated by spaces.
comfort-words-language = translation words
comfort-words-theme = colours night bright dark mode
comfort-words-speed = animation pace time
comfort-words-motion = animation accessibility shaking
comfort-words-confirm = safety mistakes press
comfort-words-sound = mute noise audio music loud quiet
comfort-words-captions = deaf subtitles hearing accessibility
menu-settings = Settings
menu-sound-on = Sound on
menu-sound-off = Sound off

## Captions: what is heard

sound-turn = Chime: your turn
sound-ask = Ping: your choice
sound-join = Two notes: somebody sits down
sound-roll = Dice rattle
sound-points = Tinkling: points scored
sound-energy = Crackling: energy
sound-health = Warm hum: healing
sound-hit = Claws strike
sound-enter = Heavy steps
sound-buy = Ka-ching: card bought
sound-crumble = A building crumbles
sound-knocked_out = A monster crashes down
sound-win = Fanfare

## The code to scan

scan-open = QR code
scan-title = Scan with a phone
scan-how = Point a phone’s camera at the code to open this link.
# Read out instead of the picture
scan-picture = QR code for the link below
scan-network = The phone must be on the same network as this device.
scan-only-here = This address works on this device only. For phones on your network, start Tokyork with --host 0.0.0.0.

## The installed app

app-name = Tokyork
app-description = King of Tokyo and King of New York in the browser: against bots, or with friends via a link.
app-play = Play
app-cards = Cards
app-install = Install as an app
app-install-note = Tokyork gets its own icon and window on this device.
offline-title = No connection
offline-text = The monsters cannot hear you. Check your connection. Your games are safe on the server.
offline-again = Try again
