### The page of whoever runs the server.

title-admin = Your server – Tokyork
admin-title = Your server
admin-about = About this server
admin-token-text = This page is for whoever runs the server. Its token is at the end of the line that the server prints when it starts.
admin-token = Token
admin-open = Open
admin-leave = Forget the token in this browser
# $span: such as 3 days
admin-version = Tokyork { $version }, running for { $span }.
# $process: a name, $count: how many there are
admin-processes = Process { $process } answers, one of { $count }.
admin-store = Everything is kept in { $place }
# $why: what the system says
admin-trouble = Nothing can be saved right now: { $why }

## Tables and people

admin-tables = Open tables: { $count }
admin-no-tables = Nobody is playing.
admin-damaged = Table { $table } is damaged and was set aside: { $why }
admin-state-gathering = waiting for players
admin-state-playing = playing
admin-state-over = over
admin-state-paused = paused
admin-state-resting = resting, because nobody is looking
admin-turn = turn { $turn }
admin-listeners = { $count ->
        [0] nobody connected
        [one] one browser
       *[other] { $count } browsers
    }{ $watchers ->
        [0] {""}
       *[other] , { $watchers } watching
    }
admin-listed = in the lobby
admin-process = at process { $process }
# $when: such as 3 minutes ago
admin-moved = Last move: { $when }
admin-opened = Opened: { $when }
admin-here = here
# $span: such as 3 minutes
admin-away = away for { $span }
admin-seat-open = Open seat
admin-seat-bot = Bot, level { $level }
admin-send-away = Send away
admin-send-away-who = Send away: { $name }
admin-send-away-ask = Send { $name } away?
admin-send-away-text = A bot takes over the seat if the game is on. That browser cannot come back to this table; where nobody else is left, the table is closed.
admin-away-done = { $name } was sent away.
admin-close = Close the table
admin-close-which = Close the table: { $table }
admin-close-ask = Close this table?
admin-close-text = Table { $table } ends for everybody, and nothing of it is kept. The public list of dice says that it was closed.
admin-close-done = The table is closed.
admin-told = Process { $process } has the table and was told.
admin-more = Show more
admin-hidden = And { $count } more.
admin-people = People here: { $count }
admin-nobody = Nobody is connected.
admin-person = { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $sockets ->
        [one] one browser
       *[other] { $sockets } browsers
    }, from { $network }

## Load

admin-load = Load
admin-load-moves = Moves a second
admin-load-requests = Requests a second
admin-load-middle = Half are answered within
admin-load-slow = 95 of 100 within
admin-load-cpu = CPU, of one core
admin-load-lag = The loop is late by
admin-load-memory = Memory
admin-load-sockets = Browsers at tables
admin-load-links = Linked to other processes
admin-load-lines = Network connections
admin-load-waiting = Waiting for workers
admin-load-rooms = Tables in memory
admin-load-all-moves = Moves since the start
admin-load-commits = Commits since the start

## Errors, dice, backups

admin-errors = Warnings and errors
admin-no-errors = None since the start.
admin-times = { $count } ×
admin-dice = Fair dice
admin-dice-sum = Commitments: { $count }, still open: { $open }
admin-dice-open = Still open, oldest first
admin-dice-newest = The newest
admin-die-waiting = Offered, no table yet
admin-die-gathering = Table is waiting for players
admin-die-playing = Game is on
admin-die-unknown = No table found
admin-backups = Backups
# $folder: a path
admin-backup-text = A backup is a checked copy of everything, secrets of running games included. The newest five stay in { $folder }.
admin-backup-none = Tables are kept in memory only, so there is nothing to back up.
admin-backup-make = Back up now
admin-backup-busy = Backing up …
admin-backup-done = Saved { $file }: { $tables } tables, { $moves } moves, all checked.
admin-backup-damaged = Saved { $file }, but { $damaged } of its tables are damaged.
admin-backup-fetch = Download
admin-backup-fetch-which = Download: { $file }
