# Why a move is refused: these complete the sentence
# "p1 must choose (buy), and 'buy wings' is not legal: ..."
why-empty = no move was given
why-other_decision = that move does not fit this decision ({ $kind })
why-not_offered = it is not one of the legal moves now
why-energy = it costs { $cost }, and you have { $energy } energy
why-unknown_face = there is no face { $face }; the faces are { $faces }
why-no_such_die = there are not that many dice showing { $face }; the dice are { $dice }
why-no_rolls = there are no rolls left
why-may_not_reroll = these dice may not be rerolled
why-unknown_card = there is no card { $card } in this city
why-not_in_market = { $card } is not in the market, which offers { $market }
why-condition = the condition on { $card } is not met
why-bought_enough = { $card } has already been bought three times this turn, which is the limit for a card that gives back its price
why-ridden_enough = you have already ridden there three times this turn
why-not_yours = you do not have { $card }
why-not_now = { $card } cannot be used that way now
why-not_your_choice = it is { $seat }’s choice
why-keep_all = to keep all dice, type “stop”
