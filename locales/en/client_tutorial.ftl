### Lessons: a first game in each city, told by a small guide.
### Each message says what to do; .why says what it is good for. Both are one short sentence.

## Around the lesson

home-learn = Learn in three minutes
home-learn-again = How to play
learn-guide = Your guide
## $step and $of: numbers
learn-step = Step { $step } of { $of }
learn-skip = Skip tutorial
learn-skip-short = Skip
learn-done-title = You did it!
learn-done-tokyo = You are the King of Tokyo, and now you know the game.
learn-done-new_york = You are the King of New York, and now you know the game.
learn-done-lost = That game is over, but you know enough to play.
learn-play = Play a real game
learn-other-tokyo = Tutorial for Tokyo
learn-other-new_york = Tutorial for New York
learn-home = Home
lesson-not_now = Not yet: follow your guide first, then play as you like.

## Tokyo. The learner is The King, the others are Cyber Kitty and Mekadragon.

lesson-tokyo-goal = Tap both 3s to keep them, then roll the other dice.
    .why = Be the first to reach 20 points, or the last monster standing.
lesson-tokyo-triple = Keep the three 3s and both energy dice, then roll the last one.
    .why = Three 3s are worth 3 points, and each extra 3 is worth 1 more.
lesson-tokyo-buy = Buy the Corner Store for 3 energy.
    .why = Energy buys cards, and this one gives you a point at once.
lesson-tokyo-hearts = Keep both hearts and the claw, then roll the rest.
    .why = Cyber Kitty has hit you, but every heart heals 1 while you are outside Tokyo.
lesson-tokyo-claws = Three claws are plenty: stop here.
    .why = From outside, every claw takes 1 health from the monster in Tokyo.
lesson-tokyo-stay = Stay in Tokyo.
    .why = You scored 1 point for coming in, and starting your turn here scores 2 more.
lesson-tokyo-inside = Keep both claws and roll everything else.
    .why = Hearts do not heal you in Tokyo, but your claws now hit everyone outside.
lesson-tokyo-more = Keep the claws and the energy, then roll the other two.
    .why = You may roll three times a turn, and this is your last roll.
lesson-tokyo-keep = Buy Plot Twist.
    .why = Cyber Kitty is out of the game, and this card stays with you until you use it.
lesson-tokyo-yield = Leave Tokyo.
    .why = One more hit would knock you out, and outside you can heal again.
lesson-tokyo-last = Keep the 3s and the heart, then roll the rest.
    .why = You have 17 points: three more and you win.
lesson-tokyo-once_more = Keep the hearts as well, and try once more.
    .why = There is no third 3 yet, but you have another roll.
lesson-tokyo-twist = Tap the 1 until it is a 3, then turn it with Plot Twist.
    .why = A card can do what the dice would not.

## New York. The learner is Kong, the others are Captain Fish and Sheriff.

lesson-new_york-goal = Keep the three destruction dice, then roll the rest.
    .why = Be the first to reach 20 points, or the last monster standing – and wrecking buildings pays.
lesson-new_york-ouch = Keep the heart as well, and roll the rest.
    .why = An Ouch calls the army: every unit in your borough hits you for 1.
lesson-new_york-order = Start with the Ouch.
    .why = You choose the order, and right now there is only one unit here.
lesson-new_york-destroy = Now the destruction.
    .why = Your three dice can destroy buildings and units in your own borough.
lesson-new_york-house = Destroy the high-rise that takes 2 dice.
    .why = High-rises give points, power plants energy, hospitals health.
lesson-new_york-move = Move to another borough.
    .why = The buildings you destroyed have become units, and they stay behind in Brooklyn.
lesson-new_york-buy = Buy Regeneration for 5 energy.
    .why = Energy buys cards, and this one heals you by 1 at the start of each of your turns.
lesson-new_york-stars = Keep both stars and both claws, then roll the rest.
    .why = Three stars make you the Superstar.
lesson-new_york-claws = Perfect: stop here.
    .why = You are outside, so your claws hit the monster in Manhattan.
lesson-new_york-any_order = Resolve stars and claws in any order.
    .why = Taking Superstar scores 1 point now, and every later star 1 more.
lesson-new_york-stay = Stay in Manhattan.
    .why = You had to enter when it was empty, and each of its three zones pays more than the last.
lesson-new_york-statue = Keep both Ouch dice and the star, then roll the rest.
    .why = With three Ouch, you win the Statue of Liberty: 3 points.
lesson-new_york-army = Stop, and let the army shoot.
    .why = Two Ouch hit all monsters in your borough, three hit everyone, everywhere.
lesson-new_york-superstar = Resolve both, in any order.
    .why = Manhattan has no units, but poor Captain Fish stands among three of them.
lesson-new_york-flee = Flee to another borough.
    .why = You are weak now, and hearts do not heal you in Manhattan.
lesson-new_york-last = Three stars again: stop here.
    .why = You are the Superstar, so each of them is a point.
lesson-new_york-crown = Resolve your stars and hearts in any order.
    .why = You have 17 points, and that makes 20.
lesson-new_york-end = Move or stay, as you like.
    .why = You win at the end of your turn.
