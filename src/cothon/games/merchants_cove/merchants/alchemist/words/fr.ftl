# The Alchemist in French: a ware and a piece have their indefinite articles; cauldrons, rows and abilities have none, a
# vessel has its preposition.

## Things

merchant-alchemist = Alchimiste
ware-alchemist-small = une potion { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
ware-alchemist-large = un élixir { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
ability-alchemist-1 = Récureur
ability-alchemist-2 = Marmiton
ability-alchemist-3 = Touilleur
ability-alchemist-4 = Surveillant
duty-alchemist-1 = remettre dans le sac jusqu’à 2 ingrédients des chaudrons ou des déchets toxiques
duty-alchemist-2 = mettre dans un chaudron 1 ingrédient du décanteur, d’un autre chaudron ou des déchets toxiques
duty-alchemist-3 = brasser dans 2 chaudrons au plus
space-take = la ligne { $number ->
    [1] du haut
    [2] du milieu
   *[3] du bas
} du décanteur
space-brew = la case Brasser
space-clean = la case Nettoyer l’ichor
row-top = ligne du haut
row-middle = ligne du milieu
row-bottom = ligne du bas
cell-tl = en haut à gauche
cell-tr = en haut à droite
cell-ml = au milieu à gauche
cell-mr = au milieu à droite
cell-bl = en bas à gauche
cell-br = en bas à droite
cell-n1 = dans le goulot, en bas
cell-n2 = dans le goulot, en haut
cauldron = { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[4] quatrième
} chaudron
vessel-cauldron = du { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[4] quatrième
} chaudron
vessel-waste = des déchets toxiques
vessel-decanter = du décanteur
piece-red = un ingrédient rouge
piece-green = un ingrédient vert
piece-blue = un ingrédient bleu
piece-yellow = un ingrédient jaune
piece-ichor = un ichor
piece-extract = un extrait
ingredient = { $piece } { $vessel }
dose-red = { $count ->
    [one] { $count } ingrédient rouge
   *[other] { $count } ingrédients rouges
}
dose-green = { $count ->
    [one] { $count } ingrédient vert
   *[other] { $count } ingrédients verts
}
dose-blue = { $count ->
    [one] { $count } ingrédient bleu
   *[other] { $count } ingrédients bleus
}
dose-yellow = { $count ->
    [one] { $count } ingrédient jaune
   *[other] { $count } ingrédients jaunes
}
dose-ichor = { $count ->
    [one] { $count } ichor
   *[other] { $count } ichors
}
dose-extract = { $count ->
    [one] { $count } extrait
   *[other] { $count } extraits
}
mix-empty = vide

## The board

board-trade-alchemist = Les billes tombent du décanteur dans quatre chaudrons. Brasse potions et élixirs, et gare à l’ichor.
board-decanter = Décanteur
board-cauldrons = Chaudrons de brassage
board-waste = Ichors dans les déchets toxiques
board-waste-spaces = Cases des déchets toxiques
board-waste-safe = Dont sans icône Corruption
board-in-hand = En main
board-ingredient-bag = Sac d’ingrédients
board-ichor = ichor
board-extract = extrait
board-brewing = Brassage en cours dans
board-potion-recipe = Potion : 2 ingrédients d’une même couleur
board-elixir-recipe = Élixir : 2 ingrédients d’une même couleur et 1 autre au choix
board-extract-recipe = Extrait d’ichor : 3 ingrédients au choix

## Prompts

prompt-take-colour = { $seat } : quelle couleur prendre ({ $row }) ? L’ichor vient avec, ainsi que tout ce qui convient et tombe dans la ligne.
prompt-take-ingredient = { $seat } : quelle bille prendre ensuite ({ $row }) ? Le goulot se vide dans sa colonne.
prompt-place-ichor = { $seat } : quel chaudron reçoit un ichor ? { $ichor ->
    [one] C’est le dernier ichor en main.
   *[other] Il y a { $ichor } ichors en main. De gauche à droite : retour en arrière seulement si une explosion coûte une carte Corruption.
}
prompt-place-coloured = { $seat } : quel chaudron reçoit { $piece } ? { $count ->
    [one] C’est le dernier ingrédient coloré en main.
   *[other] Il y a { $count } ingrédients colorés en main. De gauche à droite : un chaudron sauté n’en reçoit plus.
}
prompt-brew-next = { $seat } : dans quel chaudron brasser ? { $most ->
    [one] Un seul est encore permis.
   *[other] De gauche à droite : un chaudron sauté ne revient que si l’on pioche une carte Corruption.
}
prompt-choose-recipe = { $seat } : que brasser dans le { $cauldron } ?
prompt-spare-piece = { $seat } : pour { $ware }, il faut deux des trois ingrédients du { $cauldron }. Lesquels ?
prompt-take-extract = { $seat } : de quelle icône de Mécénat vient l’extrait pour le { $cauldron } ? Elle est alors active jusqu’à la fin de la partie.
prompt-scrub-ingredient = { $seat } : que remet le Récureur dans le sac ? { $most ->
    [one] Encore { $most } ingrédient au plus.
   *[other] { $most } ingrédients au plus.
}
prompt-fetch-ingredient = { $seat } : quel ingrédient le Marmiton met-il dans un chaudron ?
prompt-pour-ingredient = { $seat } : quel chaudron reçoit { $piece } ?

## Options

option-alchemist = Alchimiste : prendre des billes du décanteur et brasser potions et élixirs avant que l’ichor ne déborde
option-take = { $it }
option-choose-space-take = Prendre pour ses chaudrons une couleur et tout l’ichor, { $it }{ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-brew = Brasser
option-choose-space-brew = Brasser dans les chaudrons : potions de 2 ingrédients, élixirs et extraits de 3{ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-clean = Nettoyer l’ichor
option-choose-space-clean = Nettoyer l’ichor des déchets toxiques ({ $ichor }){ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-take-colour-colour = { $it } : { $mix }{ $open ->
    [1] , puis ce qui tombe dans la ligne, selon l’ordre
   *[0] {""}
}
option-cell = { $it }
option-take-ingredient-cell = Prendre { $piece } { $it }
option-fetch-ingredient-cell = Du décanteur : { $piece } { $it }
option-cauldron = { $it }
option-place-ichor-cauldron = Le { $it } ({ $mix }){ $explodes ->
    [1] , qui explose
   *[0] {""}
}
option-place-coloured-cauldron = Le { $it } ({ $mix })
option-pour-ingredient-cauldron = Le { $it } ({ $mix }){ $explodes ->
    [1] , qui explose
   *[0] {""}
}
option-brew-next-cauldron = Le { $it } ({ $mix })
option-choose-recipe-good = Brasser { $ware }{ $worth }
option-extract = Extrait d’ichor
option-choose-recipe-extract = Brasser un extrait d’ichor : un joker permanent et une icône de Mécénat active
option-ingredient = { $it }
option-spare-piece-ingredient = Utiliser { $mix }, laisser { $piece }
option-waste = Un ichor des déchets toxiques
option-take-extract-colour = Pour la { $hall } : { $inside ->
    [one] { $inside } client y est à présent
   *[other] { $inside } clients y sont à présent
}
option-place-ichor-pass = Remplir toutes les cases d’ingrédients colorés : l’ichor restant va aux déchets toxiques
option-brew-next-pass = Terminer le brassage
option-scrub-ingredient-pass = Terminer le récurage
option-fetch-ingredient-pass = Tout laisser en place

## Events

event-decanter-filled = { $seat } complète le décanteur depuis le sac : { $mix }.
event-ingredients-taken = { $seat } prend { $mix } dans le décanteur.
event-ingredient-placed = { $seat } met { $piece } dans le { $cauldron }.
event-ingredients-returned = { $seat } n’a plus de place et remet { $mix } dans le sac.
event-ichor-left-over = { $seat } n’a plus de place pour { $number ->
    [one] { $number } ichor
   *[other] { $number } ichors
}.
event-cauldron-burst = { $seat } a rempli le { $cauldron } sans rien de coloré, seulement { $mix } : il explose !
event-waste-filled = { $seat } envoie { $number ->
    [one] { $number } ichor
   *[other] { $number } ichors
} aux déchets toxiques, qui en contiennent à présent { $number2 }{ $number3 ->
    [0] {""}
    [one] {", "}ce qui coûte { $number3 } carte Corruption
   *[other] {", "}ce qui coûte { $number3 } cartes Corruption
}.
event-brewed = { $seat } brasse { $ware } dans le { $cauldron } avec { $mix }.
event-extract-brewed = { $seat } brasse un extrait d’ichor dans le { $cauldron } avec { $mix } : l’icône de Mécénat de la { $hall } est désormais active.
event-ichor-cleaned = { $seat } nettoie les déchets toxiques et remet { $number ->
    [one] { $number } ichor
   *[other] { $number } ichors
} dans le sac.
event-ingredient-scrubbed = { $seat } remet dans le sac { $piece } { $vessel }.
event-ingredient-moved = { $seat } met { $piece } { $vessel } dans le { $cauldron }.
event-nothing-at-hand = { $seat } ne trouve rien à confier à ce membre de l’équipe.

## Events that earlier versions told

event-cauldron-exploded = { $seat } a rempli d’ichor le { $cauldron } : il explose !
event-ichor-wasted = { $number ->
    [one] { $number } ichor va
   *[other] { $number } ichors vont
} aux déchets toxiques, qui en contiennent à présent { $number2 }.

## Help

help-alchemist = L’Alchimiste brasse des potions (petites marchandises) et des élixirs (grandes) avec des billes. On prend des ingrédients d’une ligne du décanteur, on les met dans ses quatre chaudrons de trois cases, et on brasse dans tous à la fois, pour 1 heure. Un bon rythme est donc de prendre jusqu’à ce que trois chaudrons soient prêts, puis de brasser. Sur 26 billes, il y en a cinq par couleur ; les six autres sont de l’ichor, qui remplace toute couleur voisine mais finit en déchets toxiques. Il y a 3 potions et 2 élixirs par couleur.
    .title = Alchimiste
    .ids = MC-ALCH-SETUP-1 MC-ALCH-SETUP-2 MC-ALCH-SETUP-3 MC-ALCH-TAKE-1 MC-ALCH-BREW-1 MC-ALCH-BREW-8 E-38 E-81
    .about = Le nombre de billes et de cases et le coût des lignes sont reconstitués.

help-decanter = Le décanteur contient 8 billes : deux colonnes de trois, et un goulot de deux au-dessus. Ses trois lignes sont trois cases d’action : 1 heure en haut, 2 au milieu, 2 et une carte Corruption en bas. On nomme une couleur et l’on prend toutes ses billes et tout l’ichor de la ligne, y compris ce qui y tombe entre-temps. Quand une bille part, celles du dessus tombent et le goulot se vide dans cette colonne ; l’ordre peut donc compter, et on le demande. L’ichor seul permet de nommer n’importe quelle couleur. Tout placé, on remplit le décanteur depuis le sac, la colonne la plus vide d’abord.
    .title = Décanteur
    .ids = MC-ALCH-DEC-1 MC-ALCH-DEC-2 MC-ALCH-DEC-3 MC-ALCH-DEC-4 MC-ALCH-DEC-5 MC-ALCH-TAKE-1 MC-ALCH-TAKE-2 MC-ALCH-TAKE-3 MC-ALCH-TAKE-6 E-35 E-36 E-39

help-cauldrons = Ce qu’on prend va sur les cases libres des quatre chaudrons, réparti à volonté ; ce qui peut être placé doit l’être. Sans case, un ingrédient coloré retourne au sac, un ichor va aux déchets toxiques. On place d’abord l’ichor, chaudron par chaudron de gauche à droite ; de chaudrons au contenu égal, un seul est proposé. Si ichors et extraits remplissent un chaudron, il explose aussitôt : son ichor va aux déchets toxiques, les extraits restent, et les cases servent à ce qui reste en main. Un ingrédient coloré l’empêche. Un chaudron de trois extraits est plein pour toujours.
    .title = Chaudrons et explosions
    .ids = MC-ALCH-TAKE-4 MC-ALCH-TAKE-5 MC-ALCH-BOOM-1 MC-ALCH-BOOM-2 E-37

help-brewing = Chaque chaudron brasse une recette au plus. Deux ingrédients d’une couleur donnent une potion, avec un troisième quelconque un élixir de cette couleur. Trois ingrédients quelconques donnent un extrait d’ichor : on le prend sur une icône de Mécénat au choix ; il reste dans ce chaudron, et l’icône rapporte à chaque phase de marché. Ichors et extraits copient une couleur du même chaudron, même si elle n’est pas utilisée ; sans couleur, ils ne servent à rien. Les couleurs utilisées vont au sac, l’ichor aux déchets toxiques ; les extraits et le reste ne bougent pas. Ce qui manque en réserve ne se brasse pas.
    .title = Brasser
    .ids = MC-ALCH-BREW-1 MC-ALCH-BREW-2 MC-ALCH-BREW-3 MC-ALCH-BREW-4 MC-ALCH-BREW-5 MC-ALCH-BREW-6 MC-ALCH-BREW-7 MC-ALCH-BREW-8 MC-ALCH-BREW-9 MC-ALCH-BREW-10 MC-ALCH-SPON-1 E-40 E-77 E-96

help-toxic_waste = L’ichor brassé, explosé ou resté sans case finit dans le chaudron des déchets toxiques, sur la plus basse case libre de six. Les trois du haut portent une icône Corruption : le quatrième, le cinquième et le sixième ichor coûtent aussitôt une carte Corruption chacun. Nettoyer l’ichor, pour 1 heure, remet tout dans le sac ; mieux vaut donc nettoyer ou récurer avant le quatrième. Quand un seul ichor s’en va, c’est le plus haut ; ce qui revient en haut coûte de nouveau une carte.
    .title = Déchets toxiques
    .ids = MC-ALCH-WASTE-1 MC-ALCH-WASTE-2 MC-ALCH-WASTE-3 MC-ALCH-CLEAN-1 E-78
    .about = Que ce chaudron ait deux cases de haut est reconstitué.

help-alchemists_staff = Récureur : on remet dans le sac deux ingrédients au plus de n’importe quels chaudrons, déchets toxiques compris. Marmiton : on prend un ingrédient du décanteur, de son goulot ou d’un chaudron et on le met dans un autre chaudron qui a une case libre. Touilleur : on brasse dans deux chaudrons au plus. Surveillant : on défausse une carte Corruption. En une seule action d’équipe, 2 heures, le Marmiton peut compléter ce que le Touilleur brasse ensuite. Le décanteur n’est rempli qu’après la dernière capacité, avant de payer les heures.
    .title = L’équipe de l’Alchimiste
    .ids = MC-ALCH-STAFF-1 MC-ALCH-STAFF-2 MC-ALCH-STAFF-3 MC-ALCH-STAFF-4 MC-ALCH-STAFF-5 MC-STAFF-1 E-41 E-95 E-97

## Why something cannot be chosen

why-row-empty = Aucune bille dans cette ligne.
why-nothing-to-brew = Aucun chaudron n’est prêt : une recette demande 2 ingrédients d’une même couleur, ou 3 au choix, et ce qu’elle donne doit être en réserve.
why-waste-empty = Aucun ichor dans les déchets toxiques.
why-colour-not-in-row = Ni cette couleur ni ichor dans la ligne.
why-cell-empty = Aucune bille à cet endroit.
why-other-row = On ne prend que les billes d’une ligne ({ $row }).
why-other-colour = On ne prend que la couleur annoncée, et l’ichor.
why-left-first = L’ordre ne compte pas ici : la bille de gauche vient d’abord.
why-cauldron-full = Ce chaudron n’a pas de place libre.
why-cauldron-passed-over = Ce chaudron a été laissé de côté et un autre, plus à droite, utilisé : annuler ce choix pour utiliser les deux.
why-cauldron-alike = Il contient la même chose que le { $cauldron }, qui vaut pour les deux.
why-too-few-spaces = À partir d’ici, il n’y a pas assez de places libres pour tout ce qui est en main.
why-brewed-already = Ce chaudron a déjà servi à brasser.
why-no-recipe = Une recette demande 2 ingrédients d’une même couleur, ou 3 au choix, et ce qu’elle donne doit être en réserve.
why-nothing-coloured = Il ne contient rien de coloré, et sans cela il n’y a pas de recette.
why-too-few-of-colour = Il faut 2 ingrédients de cette couleur ; { $number ->
    [0] il n’y en a aucun
    [one] il n’y en a que 1
   *[other] il y en a { $number }
}.
why-cauldron-not-full = Il faut 3 ingrédients, et le chaudron en contient { $number }.
why-no-extract-left = Tous les extraits sont déjà brassés.
why-no-extract-on-icon = Il n’y a plus d’extrait sur cette icône.
why-piece-needed = Il ne peut pas rester : la potion en a besoin.
why-not-in-cauldron = Il n’y en a pas dans ce chaudron.
why-other-cauldron = C’est dans le { $cauldron } que l’on brasse.
why-extract-stays = Les extraits restent pour toujours dans leur chaudron.
why-ingredient-passed-over = Cet ingrédient est resté en place et un autre, plus à droite, a été choisi : annuler ce choix pour prendre les deux.
why-marble-alike = Une bille pareille se trouve au-dessus ; prendre celle du haut revient au même.
why-no-other-cauldron = Aucun autre chaudron n’a de place libre pour lui.
why-cauldron-same = Il vient de ce chaudron et doit aller dans un autre.
why-stirred-enough = Plus aucun chaudron ne peut servir à présent.

# Ce que disent les fiches du plateau : à quoi sert chaque élément.

about-alchemist = Prend des billes au décanteur, remplit quatre chaudrons et brasse partout à la fois : potions (petites) et élixirs (grandes).
    .topic = alchemist

about-take = On nomme une couleur : on prend toutes ses billes et tout l’ichor de cette ligne, y compris ce qui y tombe.
    .topic = decanter

about-marble = Un ingrédient. On le prend par ligne et par couleur ; l’ichor suit toujours et remplace toute couleur.
    .topic = decanter

about-ingredient-bag = Les billes à venir. On complète le décanteur d’ici.
    .topic = decanter

about-cauldron = Il contient trois ingrédients et brasse une marchandise à la fois. Plein d’ichor et d’extraits seulement, il explose.
    .topic = cauldrons

about-ingredient = Il attend dans son chaudron d’être brassé. Deux d’une couleur font une potion, un troisième en fait un élixir.
    .topic = cauldrons

about-brew = Brasser dans tous les chaudrons, une recette au plus par chaudron.
    .topic = brewing

about-recipe = Les boules pleines sont d’une même couleur, les autres au choix. L’ichor copie une couleur de son chaudron.
    .topic = brewing

about-extract = Trois ingrédients quelconques font un extrait : il découvre une icône de Mécénat et reste dans le chaudron.
    .topic = brewing

about-extract-icon = Couverte d’un extrait, cette icône de Mécénat ne rapporte rien. Brasser un extrait la découvre.
    .topic = brewing

about-clean = Remettre dans le sac tout l’ichor des déchets toxiques.
    .topic = toxic_waste

about-waste = L’ichor brassé, explosé ou sans place finit ici. Les cases du haut coûtent chacune une carte Corruption.
    .topic = toxic_waste
