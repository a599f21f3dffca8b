### The gallery of all cards.

title-cards = Cards – Tokyork

gallery-title = Cards
gallery-search = Find a card
gallery-city = City
gallery-city-all = Both
gallery-kind = Type
gallery-kind-all = Any type
gallery-price = Price
gallery-price-all = Any price
# $price: a number of energy, alone: a card that costs exactly this
gallery-price-exact = { $price } energy
# $price: a number of energy: this much or less
gallery-price-up_to = Up to { $price } energy
# $price: a number of energy: this much or more
gallery-price-from = { $price } energy or more
gallery-count = { $count ->
        [0] No cards
        [one] 1 card
       *[other] { $count } cards
    }
gallery-nothing = No matching cards. Try fewer words or other filters.
gallery-all = Show all cards
# The price of a card, for those who listen.
gallery-costs = Costs { $price } energy
gallery-free = Not for sale
# In the sheet of a card
gallery-copies = { $copies ->
        [one] 1 copy in the deck.
       *[other] { $copies } copies in the deck.
    }
gallery-link = Link to this card
gallery-before = Previous card
gallery-after = Next card
# $number: which of the cards found; $count: how many there are
gallery-place = { $number } of { $count }
# A link from a table, opens a new tab
gallery-open = Show in the card gallery
home-cards = Cards
