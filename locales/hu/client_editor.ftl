### Az állásszerkesztő: gyakorlás saját készítésű állásból.

title-practice = Gyakorlás – Tokyork
practice-title = Gyakorlás innen
practice-short = Állás felállítása
practice-intro = Állíts fel bármilyen állást, aztán játszd le botok ellen.
practice-edit_this = Az állás szerkesztése

## A tábla

practice-board = A tábla
practice-players = Játékosok
practice-count = Szörnyek
practice-seat = { $number }. hely
practice-seat_part = { $number }. hely, { $part }
practice-turn = Kinek a köre kezdődik
practice-you = Ezzel játszol
practice-level = A botok
practice-place = Hely
practice-health = Életerő
practice-points = Pont
practice-energy = Energia
practice-out = Kiesett
practice-tokens = Jelölők
practice-goals = Speciális lapok
practice-cards = Kártyák
practice-cards-of = { $count ->
    [0] Nincs kártya
   *[other] { $count } kártya
  }
practice-cards-choose = Kártyák választása
practice-market = Kínálat
practice-market-note = Legfeljebb három kártya; a többi a pakliból jön.
practice-dice = Első dobás
practice-dice-note = Ha nem adsz meg kockákat, az első dobás véletlen.
practice-die = { $number }. kocka
practice-dice-set = Kockák választása
practice-boroughs = Kerületek
practice-borough-dealt = Véletlen épületek
practice-borough-set = Épületek választása
practice-stack = { $number }. oszlop, felülről
practice-tile = { $number }. épület
practice-tile-none = Nincs
practice-units = Egységek
practice-begin = Innen játszom

## Szövegként

practice-text = Szövegként
practice-text-note = Forgatókönyv, amelyet megőrizhetsz, elküldhetsz vagy ide beilleszthetsz.
practice-copy = Másolás
practice-copied = Másolva
practice-download = Letöltés
practice-use = Szöveg betöltése
practice-reset = Elölről

## Ami nem lehet

practice-bad = { $where }: { $why }
practice-part-at = hely
practice-part-health = életerő
practice-part-monster = szörny
practice-part-points = pont
practice-part-energy = energia
practice-part-tokens = jelölők
practice-part-goals = speciális lapok
practice-part-cards = kártyák
practice-part-players = Játékosok
practice-part-turn = Kör
practice-part-rolls = Első dobás
practice-part-market = Kínálat
practice-part-deck = Pakli
practice-part-discard = Dobott lapok
practice-part-game = Város
practice-part-options = Szabályok
practice-why-at = ott nincs hely ennek a szörnynek.
practice-why-health = egy szörny életereje nem lehet ennyi.
practice-why-monster = ez a szörny nincs ebben a városban, vagy már játszik.
practice-why-number = ez a szám túl nagy vagy túl kicsi.
practice-why-tokens = nincs ennyi ilyen jelölő.
practice-why-goals = egy speciális lap csak egy szörnynél lehet.
practice-why-card = ez a kártya nincs a dobozban, vagy már máshol van.
practice-why-tiles = nincs ennyi ilyen lapka, vagy túl sok van egy helyen.
practice-why-alive = 2–6 szörny kell, közülük legalább kettő élő.
practice-why-turn = élő szörny legyen soron.
practice-why-rolls = ennek a szörnynek nem ennyi kockája van.
practice-why-other = ilyesmi nem lehet egy állásban.
practice-no_scenario = Ez a szöveg nem forgatókönyv.
practice-too_long = Ez a szöveg túl hosszú forgatókönyvnek.
practice-over = Ebben az állásban már vége a játszmának.
