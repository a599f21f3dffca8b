# Amit a szerver a játékosokról mond: átvitel más eszközre, és értékszámok.
people-code_gone = Ezt a linket már használták, vagy lejárt. Készíts újat a másik eszközödön.
people-phrase_count = Egy szósor { $count } szóból áll, ez pedig { $found } szóból.
people-phrase_word = A(z) „{ $word }” egyik szósorban sem szerepel. Nézd meg az első négy betűjét.
people-phrase_wrong = Ezek a szavak nem tartoznak össze. Nézd át őket még egyszer, sorban.
people-phrase_nobody = Ezen a szerveren senkinek sincs ilyen szósora.
people-too_many_tries = Ez túl sok próbálkozás volt. Próbáld újra egy óra múlva.
people-no_cookie = Ez a böngésző nem őriz meg sütiket, ezért minden alkalommal valaki más.
people-passkey_bad = Ez nem sikerült. Próbáld újra.
people-passkey_many = Ez eggyel több azonosítókulcs lenne a megengedettnél. Előbb távolíts el egyet.
people-passkey_unknown = Ezt az azonosítókulcsot nem ismeri a szerver. Lehet, hogy eltávolították.
people-passkey_address = Az azonosítókulcshoz név kell a címben, nem szám.
people-table_elsewhere = Az egyik asztalod éppen foglalt. Próbáld újra egy perc múlva: ami megtörtént, megmarad.
ratings-recomputed = Az értékszámok újraszámolva: { $games } értékelt játék, { $ratings } értékszám.
