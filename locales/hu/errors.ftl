# Miért nem szabad egy lépés: ezek egy kettőspont utáni mondatrészek.
why-empty = nem adtál meg lépést
why-other_decision = ez a lépés ennél a döntésnél nem választható ({ $kind })
why-not_offered = most nincs a szabályos lépések között
why-energy = csak { $energy } energiád van, de { $cost } kell
why-unknown_face = nincs ilyen oldal: { $face }; az oldalak: { $faces }
why-no_such_die = nincs ennyi kocka ezzel az oldallal: { $face }; a kockák: { $dice }
why-no_rolls = nincs több dobás
why-may_not_reroll = ezeket a kockákat nem szabad újradobni
why-unknown_card = ebben a városban nincs ilyen kártya: { $card }
why-not_in_market = nincs a kínálatban: { $card }; a kínálat: { $market }
why-condition = nem teljesül a kártya feltétele: { $card }
why-bought_enough = ezt a kártyát ebben a körben már háromszor megvették, és többször nem lehet, mert visszaadja az árát: { $card }
why-ridden_enough = ebben a körben már háromszor utaztál oda
why-not_yours = nincs nálad ez a kártya: { $card }
why-not_now = ez a kártya most így nem vethető be: { $card }
why-not_your_choice = most { $seat } választ
why-keep_all = ha minden kockát megtartasz, azt így írd: stop
