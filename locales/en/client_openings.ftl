### What many games teach: when to stay, what a card is worth.

title-openings = What pays off – Tokyork
openings-title = What pays off
openings-about = What about
openings-city = City
openings-staying = When to stay
openings-cards = What a card is worth
# $games: a number
openings-counted = Counted in { $games } games between equally good bots. These are the figures of strong ones.
openings-staying-text = After a hit: by how many points staying changed the chance to win, depending on what health is left and how many rivals.
openings-cards-text = By how many points buying it changed the chance to win of those who could.
openings-legend = ▲ and ▼: sure in 95 of 100 cases. Without a sign, the games do not tell.
openings-health = Health left
openings-rivals = Rivals
openings-card = Card
# Above what buying changed, in points
openings-change = Change
# $low and $high: numbers such as +3.1
openings-range = { $low } to { $high }
# read aloud after a number
openings-gain = surely better
openings-loss = surely worse
openings-board = On the board
openings-board-text = Puzzles from such games: decide for yourself.
openings-board-stay = Stay or leave?
openings-board-buy = Buy or save?
