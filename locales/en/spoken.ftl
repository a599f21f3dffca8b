### A game for the ear: short sentences for the announcer in the browser, for words on demand, and for `--plain` in the
### terminal. A turn is told in at most 15 words, a decision in at most 30: every word counts.

## A turn that is over: who, then facts in small letters, joined by commas. $who says whom a fact is about: the actor of
## the turn, who was named in front, as somebody else (actor) or as the reader (own); or the reader (you) or another
## (other) in a turn that is not theirs.

spoken-turn = { $who ->
        [own] You
       *[other] { $seat }
    }:
spoken-nothing = nothing new
# What did not fit. $word is what is typed to hear it.
spoken-more = and { $count } more, { $word }
spoken-claws = { $count } { $count ->
        [one] claw
       *[other] claws
    }
spoken-you_lose = you lose { $amount }, now { $now }
# $seats lists one or more who lose the same.
spoken-lose = { $who ->
        [actor] loses { $amount }
       *[other] { $seats } { $count ->
            [one] loses
           *[other] lose
        } { $amount }
    }
spoken-out = { $who ->
        [actor] is out
        [own] are out
        [you] you are out
       *[other] { $seat } is out
    }
spoken-goes = { $manner ->
        [goes] { $who ->
            [actor] leaves Tokyo
            [own] leave Tokyo
            [you] you leave Tokyo
           *[other] { $seat } leaves Tokyo
        }
        [starts] { $who ->
            [actor] starts in { $place }
            [own] start in { $place }
            [you] you start in { $place }
           *[other] { $seat } starts in { $place }
        }
        [climbs] { $who ->
            [actor] climbs to { $place }
            [own] climb to { $place }
            [you] you climb to { $place }
           *[other] { $seat } climbs to { $place }
        }
        [slides] { $who ->
            [actor] slides to { $place }
            [own] slide to { $place }
            [you] you slide to { $place }
           *[other] { $seat } slides to { $place }
        }
        [enters] { $who ->
            [actor] enters { $place }
            [own] enter { $place }
            [you] you enter { $place }
           *[other] { $seat } enters { $place }
        }
        [flees] { $who ->
            [actor] flees to { $place }
            [own] flee to { $place }
            [you] you flee to { $place }
           *[other] { $seat } flees to { $place }
        }
       *[moves] { $who ->
            [actor] goes to { $place }
            [own] go to { $place }
            [you] you go to { $place }
           *[other] { $seat } goes to { $place }
        }
    }
spoken-stays = { $who ->
        [actor] stays
        [own] stay
        [you] you stay
       *[other] { $seat } stays
    }
# $near is yes for a rival near the goal: then what they have now is told.
spoken-points_gained = { $who ->
        [actor] { $amount }
        [own] { $amount }
        [you] you: { $amount }
       *[other] { $seat }: { $amount }
    } { $amount ->
        [one] point
       *[other] points
    }{ $near ->
        [yes] , now { $now }
       *[no] { "" }
    }
spoken-points_lost = { $who ->
        [actor] loses
        [own] lose
        [you] you lose
       *[other] { $seat } loses
    } { $amount } { $amount ->
        [one] point
       *[other] points
    }
spoken-energy_gained = { $who ->
        [actor] { $amount }
        [own] { $amount }
        [you] you: { $amount }
       *[other] { $seat }: { $amount }
    } energy
spoken-energy_lost = { $who ->
        [actor] loses
        [own] lose
        [you] you lose
       *[other] { $seat } loses
    } { $amount } energy
spoken-health_gained = { $who ->
        [actor] heals
        [own] heal
        [you] you heal
       *[other] { $seat } heals
    } { $amount }
spoken-buys = { $who ->
        [actor] buys
        [own] buy
        [you] you buy
       *[other] { $seat } buys
    } { $card } for { $price }
spoken-destroys = destroyed: { $count }
spoken-destroys_one = destroyed: { $tile }
spoken-new_card = new in the market: { $card }
# After the end of the game, for each who is left
spoken-stands = { $seat ->
        [you] You
       *[other] { $seat }
    }: { $points } { $points ->
        [one] point
       *[other] points
    }

## One’s own decision

spoken-your_turn = { $seat ->
        [you] Your turn
       *[other] { $seat }: your turn
    }
spoken-figures = health { $health }, points { $points }, energy { $energy }, { $place }
spoken-about_to_lose = { $amount } health at stake, { $left } would be left
spoken-dice = dice: { $dice }{ $rolling ->
        [yes] ; { $rolls } { $rolls ->
            [one] reroll
           *[other] rerolls
        }
       *[no] { "" }
    }
spoken-no_dice = no dice on the table
spoken-side_dice = dice of a card: { $dice }
spoken-left = left: { $dice }
spoken-offered = { $number } { $card } { $price }
spoken-choices = { $count } choices

## Words on demand

spoken-rival = { $number } { $seat }: { $figures }, { $cards } { $cards ->
        [one] card
       *[other] cards
    }
spoken-rival_out = { $number } { $seat }: out
spoken-no_rival = There are rivals 1 to { $most }.
spoken-cards = cards: { $cards }
spoken-no_cards = no cards
spoken-tokens = { $token }: { $count }
spoken-shop_card = { $number } { $card }, { $price } energy
spoken-no_card = The market has no card there: 1 to { $most }.
spoken-energy_left = You have { $energy } energy
spoken-card_text = { $card }, { $price } energy: { $text }
spoken-place = { $place }: { $there }
# a pile of buildings: the one on top, and how many there are
spoken-stack = { $tile }{ $height ->
        [1] { "" }
       *[other] { " " }of { $height }
    }
spoken-unit = { $count } { $tile }
spoken-goal = First to { $points } points wins, or the last one standing
spoken-leads = { $seat ->
        [you] You have
       *[other] { $seat } has
    } most points: { $most }
spoken-goal_card = { $card }, { $holder }: { $text }
spoken-nothing_since = Nothing has happened yet

## What cannot be done

spoken-unknown = I do not know “{ $line }”; ? tells what can be typed
spoken-which = Which one: { $moves }
spoken-not_your_turn = It is not your turn to choose
spoken-no_moves = You have nothing to choose now
spoken-more_moves = and { $count } more: keep, then the faces

## Help. $word is what is typed.

spoken-help_now = Now: { $verbs }
spoken-help_dice = { $word }: dice
spoken-help_me = { $word }: me
spoken-help_rivals = { $word }: rivals; { $word } 2: one of them
spoken-help_shop = { $word }: market, the shop; { $word } 2: a card’s text
spoken-help_odds = { $word }: odds
spoken-help_hint = { $word }: hint
spoken-help_since = { $word }: what happened since your turn
spoken-help_board = { $word }: board
spoken-help_goals = { $word }: goals
spoken-help_help = { $word }: this list
spoken-help_moves = { $word }: all moves
spoken-help_undo = { $word }: take back

## What is typed: letters and words in small letters, separated by commas; help tells the first of a command and the last
## of a move. No word may mean two things; English words work in every language unless they mean something else there.

typed-dice = d, dice
typed-me = m, me
typed-rivals = r, rivals
typed-shop = s, shop, market
typed-odds = o, odds
typed-hint = h, hint
typed-since = l, log, since
typed-board = b, board
typed-goals = g, goals
typed-help = ?, help
typed-moves = moves
typed-undo = u, undo

typed-verb-keep = k, keep
typed-verb-stop = x, stop
typed-verb-stay = stay
typed-verb-yield = leave, yield
typed-verb-flee = flee
typed-verb-buy = buy
typed-verb-sweep = sweep
typed-verb-end = e, end
typed-verb-use = use
typed-verb-move = go, move
typed-verb-place = place
typed-verb-resolve = resolve
typed-verb-destroy = destroy
typed-verb-heal = heal
typed-verb-cure = cure
typed-verb-pass = pass
