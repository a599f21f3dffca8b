### Amit sok játszma tanít: mikor maradj, mit ér egy kártya.

title-openings = Mi éri meg? – Tokyork
openings-title = Mi éri meg?
openings-about = Miről van szó
openings-city = Város
openings-staying = Mikor maradj
openings-cards = Mit ér egy kártya
# $games: a number
openings-counted = { $games } játszma alapján, egyformán jó botok között. Ezek az erős botok számai.
openings-staying-text = Találat után: hány ponttal változtatta a maradás a győzelmi esélyt, a maradt életerő és az ellenfelek száma szerint.
openings-cards-text = Hány ponttal változtatta a vásárlás azok győzelmi esélyét, akik megvehették.
openings-legend = ▲ és ▼: száz esetből 95-ben biztos. Jel nélkül a játszmák nem adnak választ.
openings-health = Maradt életerő
openings-rivals = Ellenfelek
openings-card = Kártya
# Above what buying changed, in points
openings-change = Hatás
# $low and $high: numbers such as +3.1
openings-range = { $low } és { $high } között
# read aloud after a number
openings-gain = biztosan jobb
openings-loss = biztosan rosszabb
openings-board = A táblán
openings-board-text = Feladványok ilyen játszmákból: dönts magad.
openings-board-stay = Maradni vagy menni?
openings-board-buy = Venni vagy spórolni?
