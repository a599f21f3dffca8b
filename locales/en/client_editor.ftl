### The position editor: practice from a position of one's own making.

title-practice = Practice · Tokyork
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
practice-turn = Whose turn begins
practice-you = You play
practice-level = The bots
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
practice-market = Shop
practice-market-note = Up to three cards; the rest is dealt.
practice-dice = First roll
practice-dice-note = Without dice, the first roll is left to chance.
practice-die = Die { $number }
practice-dice-set = Choose the dice
practice-boroughs = Boroughs
practice-borough-dealt = Buildings dealt by chance
practice-borough-set = Choose the buildings
## $number: of a stack
practice-stack = Stack { $number }, from the top
practice-tile = Building { $number }
practice-tile-none = None
practice-units = Units
practice-begin = Play from here

## As text

practice-text = As text
practice-text-note = A scenario that can be kept, sent, or pasted here.
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
practice-part-market = Shop
practice-part-deck = Deck
practice-part-discard = Discard pile
practice-part-game = City
practice-part-options = Rules
practice-why-at = there is no room for this monster there.
practice-why-health = a monster cannot have so much health, or so little.
practice-why-monster = this monster is not in this city, or already plays.
practice-why-number = this number is too high or too low.
practice-why-tokens = there are not so many of these tokens.
practice-why-goals = each goal card has only one holder.
practice-why-card = this card is not in the box, or is already somewhere else.
practice-why-tiles = there are not so many of these tiles, or too many in one place.
practice-why-alive = two to six monsters are needed, and two of them alive.
practice-why-turn = it must be the turn of a monster that is alive.
practice-why-rolls = the number of dice does not fit this monster.
practice-why-other = this is not something a position can have.
practice-no_scenario = This text is not a scenario.
practice-too_long = This text is too long for a scenario.
practice-over = In this position the game is already over.
