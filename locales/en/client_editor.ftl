### The position editor: practice from a position of one's own making.

title-practice = Practice – Tokyork
practice-title = Practice from here
practice-short = Set up a position
practice-intro = Set up any position, then play it against bots.
practice-edit_this = Edit this position

## The board

practice-board = The board
practice-players = Players
practice-count = Monsters
practice-seat = Seat { $number }
## $number: of a seat; $part: one of practice-part-...
practice-seat_part = Seat { $number }, { $part }
practice-turn = Whose turn it is
practice-you = You play
practice-level = Bots
practice-place = Place
practice-health = Health
practice-points = Points
practice-energy = Energy
practice-out = Knocked out
practice-tokens = Tokens
practice-goals = Goal cards
practice-cards = Cards
practice-cards-of = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
  }
practice-cards-choose = Choose cards
practice-market = Market
practice-market-note = Up to three cards; the rest are dealt at random.
practice-dice = First roll
practice-dice-note = Leave this empty for a random first roll.
practice-die = Die { $number }
practice-dice-set = Choose the dice
practice-boroughs = Boroughs
practice-borough-dealt = Random buildings
practice-borough-set = Choose the buildings
## $number: of a stack
practice-stack = Stack { $number }, from the top
practice-tile = Building { $number }
practice-tile-none = None
practice-units = Units
practice-begin = Play from here

## As text

practice-text = As text
practice-text-note = A scenario you can save, share or paste here.
practice-copy = Copy
practice-copied = Copied
practice-download = Download
practice-use = Use this text
practice-reset = Start over

## What cannot be. $where: practice-part-..., a seat or a borough; $why: practice-why-...

practice-bad = { $where }: { $why }
practice-part-at = place
practice-part-health = health
practice-part-monster = monster
practice-part-points = points
practice-part-energy = energy
practice-part-tokens = tokens
practice-part-goals = goal cards
practice-part-cards = cards
practice-part-players = Players
practice-part-turn = Turn
practice-part-rolls = First roll
practice-part-market = Market
practice-part-deck = Deck
practice-part-discard = Discard pile
practice-part-game = City
practice-part-options = Rules
practice-why-at = there is no room for this monster there.
practice-why-health = a monster cannot have that much health, or that little.
practice-why-monster = this monster is not in this city, or is already taken.
practice-why-number = this number is too high or too low.
practice-why-tokens = there are not that many of these tokens.
practice-why-goals = each goal card can have only one holder.
practice-why-card = this card is not in the box, or is already somewhere else.
practice-why-tiles = there are not that many of these tiles, or there are too many in one place.
practice-why-alive = a game needs two to six monsters, at least two of them alive.
practice-why-turn = it must be the turn of a monster that is still alive.
practice-why-rolls = the number of dice does not fit this monster.
practice-why-other = this cannot be part of a position.
practice-no_scenario = This text is not a scenario.
practice-too_long = This text is too long for a scenario.
practice-over = The game is already over in this position.
