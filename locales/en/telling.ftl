# What reaches people outside the game: notices of the device, and letters.
telling-turn = Your turn in { $city }
telling-reminder = Little time left in { $city }
telling-body =
    { $people ->
        [yes] You play with { $names }.
       *[no] Your rivals are bots.
    } { $days ->
        [0] { $hours ->
            [one] One hour is left.
           *[other] { $hours } hours are left.
        }
        [1] About a day is left.
       *[other] About { $days } days are left.
    }
telling-mail-subject = Is this your address?
telling-mail-text = Somebody wants Tokyork to write to this address when it is their turn. If that was you, open this link. If not, do nothing, and nothing more will come.
