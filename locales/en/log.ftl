### What happened: a sentence for each kind of event.
### $seat, $owner, $winners: monsters; $dice, $all, $face, $to, $from, $card, $token: names, ready to show.
### $because: why, from the log-because messages below with a space in front, or nothing.
### $amount, $price, $now, $tokens, $loss, $added_claws: numbers.

## Rolling

log-rolled_off = { $seat } rolls for the first turn: { $dice }.
log-goes_first = { $seat } goes first.
log-turn_started = Turn { $amount }: { $seat }
# $reroll: yes if some dice were kept
log-rolled = { $reroll ->
        [yes] { $seat } rerolls{ $because }: { $dice }. All dice: { $all }.
       *[no] { $seat } rolls{ $because }: { $dice }.
    }
log-rolled_aside = { $seat } rolls{ $because }: { $dice }.
log-die_changed = { $seat } turns { $face } into { $to }{ $because }.
log-dice_final = { $added_claws ->
        [0] { $seat } has rolled { $dice }.
        [one] { $seat } has rolled { $dice }, and cards add 1 claw.
       *[other] { $seat } has rolled { $dice }, and cards add { $added_claws } claws.
    }

## Points, health, energy

log-points_gained = { $seat } scores { $amount } { $amount ->
        [one] point
       *[other] points
    }{ $because }.
log-points_lost = { $seat } loses { $amount } { $amount ->
        [one] point
       *[other] points
    }{ $because }.
log-health_gained = { $seat } heals { $amount }{ $because }.
log-health_lost = { $seat } loses { $amount } health{ $because }.
log-health_trimmed = { $seat } drops by { $amount } health to its new maximum.
log-loss_avoided = { $seat } is spared { $amount } health{ $because }.
log-energy_gained = { $seat } gains { $amount } energy{ $because }.
log-energy_lost = { $seat } loses { $amount } energy{ $because }.
log-energy_paid = { $seat } pays { $amount } energy{ $because }.
log-attacked = { $seat } attacks with { $amount } { $amount ->
        [one] claw
       *[other] claws
    }.

## Places

# $where: id of the place it moves to
log-moved = { $where ->
        [outside] { $seat } leaves { $from }{ $because }.
        [nowhere] { $seat } leaves { $from }{ $because }.
        [tokyo_city] { $seat } enters { $to }{ $because }.
        [tokyo_bay] { $seat } enters { $to }{ $because }.
       *[other] { $seat } moves to { $to }{ $because }.
    }
log-stayed = { $seat } stays.

## Cards and tokens

log-card_bought = { $seat } buys { $card } { $price ->
        [0] for free
       *[other] for { $price } energy
    }.
log-card_gained = { $seat } gets { $card }{ $because }.
log-card_lost = { $seat } loses the card { $card }{ $because }.
log-card_revealed = New in the market: { $card }.
log-market_swept = { $seat } sweeps the market.
log-deck_shuffled = The discard pile is shuffled: a new deck of { $amount } { $amount ->
        [one] card
       *[other] cards
    }.
# $known: yes for the seat that saw the card
log-card_seen = { $known ->
        [yes] { $seat } looks at the top card of the deck: { $card }.
       *[no] { $seat } looks at the top card of the deck.
    }
log-token_gained = { $seat } gets a token: { $token } (now { $now }){ $because }.
log-token_lost = { $seat } loses a token: { $token } (now { $now }){ $because }.
log-charges_set = { $card } of { $seat } now holds { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }.
log-copy_placed = { $seat } now copies { $card } of { $owner }.
log-copy_ended = { $seat } no longer copies { $card }.

## Boroughs and goals
## $tile, $borough, $goal: names, ready to show

log-health_paid = { $seat } pays { $amount } health{ $because }.
log-tile_destroyed = { $seat } destroys { $tile } in { $borough }{ $because }.
log-building_revealed = { $tile } comes into sight in { $borough }.
log-unit_moved = { $tile } moves to { $borough }{ $because }.
# $robbed: yes if another monster, $from, had it
log-goal_taken = { $robbed ->
        [yes] { $seat } takes { $goal } from { $from }.
       *[no] { $seat } takes { $goal }.
    }
log-goal_lost = { $seat } loses { $goal }.
log-results_added = { $seat } adds to its dice{ $because }: { $dice }.
log-souvenir_placed = { $seat } marks { $borough } with a souvenir.

## Falling, and the end

log-fell = { $seat } is down to 0 health{ $because }.
log-reborn = { $seat } is born again{ $because }.
log-knocked_out = { $seat } is out of the game.
log-turn_queued = { $seat } will take another turn{ $because }.
log-last_round = { $seat } has enough points: the round is played to its end.
# $number: how many won
log-game_over = { $ending ->
        [points] { $number ->
            [one] { $winners } wins by points.
           *[other] { $winners } share the victory by points.
        }
        [elimination] { $winners } wins as the last monster standing.
        [card] { $winners } wins by a card.
       *[no_winner] Nobody wins.
    }

## Causes
## log-because-CITY-CAUSE-EVENT, log-because-CAUSE-EVENT or log-because-CAUSE: the first that exists.

log-because-card = because of { $card }
log-because-card_of = because of { $card } of { $owner }
log-because-token = because of its tokens: { $token }
log-because-claws = to the claws of { $owner }
log-because-army = to the army
log-because-dice-points_gained = with its dice
log-because-tokyo-rules-points_gained = for Tokyo
log-because-tokyo-rules-energy_gained = for Tokyo
log-because-new_york-rules-points_gained = for Manhattan
log-because-new_york-rules-energy_gained = for Manhattan
