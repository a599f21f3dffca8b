### What happened: a sentence for each kind of event.
### $seat, $owner, $winners: monsters; $dice, $all, $face, $to, $from, $card, $token: names, ready to show.
### $because: why, from the log-because messages below with a space in front, or nothing.
### $then: what followed at once, from log-then and the .short forms, or nothing.
### $seats: how many monsters $seat names, where the same happens to several at once.
### $amount, $price, $now, $tokens, $loss, $added_claws: numbers.

## Rolling

# $claws: how many of the dice show one
log-rolled_off = { $seat ->
        [you] You roll for the first turn
       *[other] { $seat } rolls for the first turn
    }: { $claws ->
        [0] no claws
        [one] 1 claw
       *[other] { $claws } claws
    }.
log-goes_first = { $seat ->
        [you] You go first
       *[other] { $seat } goes first
    }.
log-turn_started = { $seat ->
        [you] Turn { $amount }: you
       *[other] Turn { $amount }: { $seat }
    }
# $reroll: yes if some dice were kept
log-rolled = { $reroll ->
        [yes] { $seat ->
                [you] You reroll
               *[other] { $seat } rerolls
            }{ $because }: { $dice }. All dice: { $all }.
        [all] { $seat ->
                [you] You reroll all dice
               *[other] { $seat } rerolls all dice
            }{ $because }: { $dice }.
       *[no] { $seat ->
               [you] You roll
              *[other] { $seat } rolls
           }{ $because }: { $dice }.
    }
log-rolled_aside = { $seat ->
        [you] You roll
       *[other] { $seat } rolls
    }{ $because }: { $dice }.
# $reroll: yes if it was thrown again
log-die_changed = { $reroll ->
        [yes] { $seat ->
                [you] You reroll
               *[other] { $seat } rerolls
            } { $face }{ $because }: { $to }.
       *[no] { $seat ->
               [you] You turn
              *[other] { $seat } turns
           } { $face } into { $to }{ $because }.
    }
log-dice_final = { $added_claws ->
        [0] { $seat ->
                [you] You have rolled
               *[other] { $seat } has rolled
            } { $dice }.
        [one] { $seat ->
                [you] You have rolled
               *[other] { $seat } has rolled
            } { $dice }, and cards add 1 claw.
       *[other] { $seat ->
               [you] You have rolled
              *[other] { $seat } has rolled
           } { $dice }, and cards add { $added_claws } claws.
    }

## Points, health, energy

log-points_gained = { $seat ->
        [you] You score
       *[other] { $seat } scores
    } { $amount } { $amount ->
        [one] point
       *[other] points
    }{ $because }.
    .short = +{ $amount } { $amount ->
        [one] point
       *[other] points
    }
log-points_lost = { $seats ->
        [one] { $seat ->
            [you] You lose
           *[other] { $seat } loses
        }
       *[other] { $seat }: each loses
    } { $amount } { $amount ->
        [one] point
       *[other] points
    }{ $because }.
log-health_gained = { $seat ->
        [you] You heal
       *[other] { $seat } heals
    } { $amount }{ $because }.
    .short = +{ $amount } health
log-health_lost = { $seats ->
        [one] { $seat ->
            [you] You lose
           *[other] { $seat } loses
        }
       *[other] { $seat }: each loses
    } { $amount } health{ $because }.
log-health_trimmed = { $seat ->
        [you] You drop by { $amount } health to your new maximum
       *[other] { $seat } drops by { $amount } health to its new maximum
    }.
log-loss_avoided = { $seat ->
        [you] You avoid
       *[other] { $seat } avoids
    } losing { $amount } health{ $because }.
log-energy_gained = { $seats ->
        [one] { $seat ->
            [you] You gain
           *[other] { $seat } gains
        }
       *[other] { $seat }: each gains
    } { $amount } energy{ $because }.
    .short = +{ $amount } energy
log-energy_lost = { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } { $amount } energy{ $because }.
log-energy_paid = { $seat ->
        [you] You pay
       *[other] { $seat } pays
    } { $amount } energy{ $because }.
    .short = −{ $amount } energy
# $missed: yes if nobody was hit
log-attacked = { $seat ->
        [you] You attack
       *[other] { $seat } attacks
    } with { $amount } { $amount ->
        [one] claw
       *[other] claws
    }{ $missed ->
        [yes] { $seat ->
                [you] {""}, but hit nobody
               *[other] {""}, but hits nobody
            }
       *[no] {""}
    }.
# the points and the energy of a place at the start of a turn
log-income = { $seat ->
        [you] You collect
       *[other] { $seat } collects
    } income{ $because }{ $then }.

## Places

# $manner: how it moves; it slides over when the other monster in Manhattan has left
log-moved = { $manner ->
        [starts] { $seat ->
                [you] You start
               *[other] { $seat } starts
            } { $to ->
            [Bronx] in the { $to }
            [staten_island] on { $to }
           *[other] in { $to }
        }
        [goes] { $seat ->
                [you] You leave
               *[other] { $seat } leaves
            } { $from ->
            [Bronx] the { $from }
           *[other] { $from }
        }
        [enters] { $seat ->
                [you] You enter
               *[other] { $seat } enters
            } { $to }
        [climbs] { $seat ->
                [you] You climb
               *[other] { $seat } climbs
            } to { $to }
        [slides] { $seat ->
                [you] You slide
               *[other] { $seat } slides
            } over to the first track in { $to }
        [flees] { $seat ->
                [you] You flee
               *[other] { $seat } flees
            } from { $from } to { $to ->
            [Bronx] the { $to }
           *[other] { $to }
        }
        [leaves] { $seat ->
                [you] You leave
               *[other] { $seat } leaves
            } { $from } for { $to ->
            [Bronx] the { $to }
           *[other] { $to }
        }
       *[moves] { $seat ->
               [you] You move
              *[other] { $seat } moves
           } to { $to ->
            [Bronx] the { $to }
           *[other] { $to }
        }
    }{ $because }{ $then }.
log-stayed = { $seat ->
        [you] You stay
       *[other] { $seat } stays
    }.

## Cards and tokens

log-card_bought = { $seat ->
        [you] You buy
       *[other] { $seat } buys
    } { $card } { $price ->
        [0] for free
       *[other] for { $price } energy
    }{ $then }.
log-card_gained = { $seat ->
        [you] You get
       *[other] { $seat } gets
    } { $card }{ $because }.
log-card_lost = { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } the card { $card }{ $because }.
log-card_revealed = New in the market: { $card }.
log-market_swept = { $seat ->
        [you] You sweep
       *[other] { $seat } sweeps
    } the market.
log-deck_shuffled = The discard pile is shuffled: a new deck of { $amount } { $amount ->
        [one] card
       *[other] cards
    }.
# $known: yes for the seat that saw the card
log-card_seen = { $known ->
        [yes] { $seat ->
                [you] You look
               *[other] { $seat } looks
            } at the top card of the deck: { $card }.
       *[no] { $seat ->
               [you] You look
              *[other] { $seat } looks
           } at the top card of the deck.
    }
log-token_gained = { $seat ->
        [you] You get
       *[other] { $seat } gets
    } a token: { $token } (now { $now }){ $because }.
log-token_lost = { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } a token: { $token } (now { $now }){ $because }.
log-charges_set = { $seat ->
        [you] Your { $card } now holds
       *[other] { $seat }’s { $card } now holds
    } { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }.
log-copy_placed = { $seat ->
        [you] You now copy
       *[other] { $seat } now copies
    } { $owner ->
        [you] your { $card }
       *[other] { $owner }’s { $card }
    }.
log-copy_ended = { $seat ->
        [you] You no longer copy
       *[other] { $seat } no longer copies
    } { $card }.

## Boroughs and goals
## $tile, $borough, $goal: names, ready to show

log-health_paid = { $seat ->
        [you] You pay
       *[other] { $seat } pays
    } { $amount } health{ $because }.
    .short = −{ $amount } health
log-tile_destroyed = { $seat ->
        [you] You destroy
       *[other] { $seat } destroys
    } { $tile } { $borough ->
        [Bronx] in the { $borough }
        [staten_island] on { $borough }
       *[other] in { $borough }
    }{ $because }{ $then }.
log-building_revealed = { $tile } is revealed { $borough ->
        [Bronx] in the { $borough }
        [staten_island] on { $borough }
       *[other] in { $borough }
    }.
    .short = { $tile } beneath
# $tile: the unit on the back of a destroyed building
log-unit_arrived =
    .short = { $tile } moves in
log-unit_moved = { $tile } is sent to { $borough ->
        [Bronx] the { $borough }
       *[other] { $borough }
    }{ $because }.
# $robbed: yes if another monster, $from, had it
log-goal_taken = { $robbed ->
        [yes] { $seat ->
                [you] You take
               *[other] { $seat } takes
            } the { $goal } card { $from ->
                    [you] from you
                   *[other] from { $from }
                }{ $then }.
       *[no] { $seat ->
               [you] You take
              *[other] { $seat } takes
           } the { $goal } card{ $then }.
    }
log-goal_lost = The { $goal } card goes back to the table.
log-results_added = { $seat ->
        [you] You add to your dice
       *[other] { $seat } adds to its dice
    }{ $because }: { $dice }.
log-souvenir_placed = { $seat ->
        [you] You leave
       *[other] { $seat } leaves
    } a souvenir { $borough ->
        [Bronx] in the { $borough }
        [staten_island] on { $borough }
       *[other] in { $borough }
    }{ $then }.

## Knocked out, and the end

log-fell = { $seat ->
        [you] You are down to
       *[other] { $seat } is down to
    } 0 health{ $because }.
log-reborn = { $seat ->
        [you] You are reborn
       *[other] { $seat } is reborn
    }{ $because }.
log-knocked_out = { $seat ->
        [you] You are out of the game
       *[other] { $seat } is out of the game
    }.
log-turn_queued = { $seat ->
        [you] You will take another turn
       *[other] { $seat } will take another turn
    }{ $because }.
log-last_round = { $seat ->
        [you] You have enough points
       *[other] { $seat } has enough points
    }: the round is played out.
# $number: how many won
log-game_over = { $ending ->
        [points] { $number ->
            [one] { $winners ->
                    [you] You win
                   *[other] { $winners } wins
                } on points.
           *[other] { $winners } share the victory on points.
        }
        [elimination] { $winners ->
                [you] You win
               *[other] { $winners } wins
            } as the last monster standing.
        [card] { $winners ->
                [you] You win
               *[other] { $winners } wins
            } with a card.
       *[no_winner] Nobody wins.
    }

## What followed at once: $parts are the short forms, with commas between them

log-then = : { $parts }
log-short_because = { $short } ({ $card })
# $line: a sentence; $times: how often it happened, one after the other
log-times = { $line } ({ $times } times)

## Causes
## log-because-CITY-CAUSE-EVENT, log-because-CAUSE-EVENT or log-because-CAUSE: the first that exists.

log-because-card = because of { $card }
log-because-card_of = { $owner ->
        [you] because of your { $card }
       *[other] because of { $owner }’s { $card }
    }
log-because-token = because of tokens: { $token }
log-because-claws = { $owner ->
        [you] to your claws
       *[other] to { $owner }’s claws
    }
log-because-army = to the army
log-because-dice-points_gained = with the dice
log-because-new_york-dice-points_lost = along with the Statue of Liberty
log-because-new_york-rules-income = in Manhattan
log-because-tokyo-rules-points_gained = for Tokyo
log-because-tokyo-rules-energy_gained = for Tokyo
log-because-new_york-rules-points_gained = for Manhattan
log-because-new_york-rules-energy_gained = for Manhattan
