# Why a move is refused: these complete the sentence
# "p1 must choose (buy), and 'buy wings' is not legal: ..."
why-empty = no move was given
why-other_decision = this is not one of the moves of this decision ({ $kind })
why-not_offered = it is not among the legal moves now
why-energy = it costs { $cost }, and you have { $energy } energy
why-unknown_face = there is no face { $face }; the faces are { $faces }
why-no_such_die = not that many dice show { $face }; the dice are { $dice }
why-no_rolls = no rolls are left
why-may_not_reroll = these dice may not be rerolled
why-unknown_card = there is no card { $card } in this city
why-not_in_market = { $card } is not in the market, which offers { $market }
why-condition = the condition on { $card } is not met
why-not_yours = you do not have { $card }
why-not_now = { $card } cannot be used that way now
why-not_your_choice = it is the choice of { $seat }
why-keep_all = to keep all dice is written stop
