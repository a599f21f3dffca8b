# Refusals about games that last days, about being told, and about tournaments.
server-bad_pace = Choose 1 to { $most } days a turn, at most { $off } days off, and no clock besides.
server-no_vacation = There are no days off here.
server-vacation_left =
    { $days ->
        [0] You have no whole day off left here.
        [one] You have one day off left here.
       *[other] You have { $days } days off left here.
    }
server-days_agreed = This game lasts days: everybody has the time that was agreed on.
server-tournament_begun = This tournament has already begun.
server-tournament_full = This tournament is full: { $most } play along.
server-tournament_host = Only whoever made this tournament can do that.
server-tournament_bad = Choose tables of 3 to 6 and at most { $most } rounds.
server-tournament_name = A tournament needs a name.
server-no_tournament = There is no such tournament.
server-bad_push = This browser’s push service cannot be used.
server-bad_quiet = Those hours are not possible.
server-bad_mail = E-mails cannot be sent to that address.
server-no_mail = The e-mail could not be sent. Try again later.
server-nothing_to_watch = There is no such table to watch.
