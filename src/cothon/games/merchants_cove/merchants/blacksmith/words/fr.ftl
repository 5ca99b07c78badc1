# The Blacksmith in French.

## Things

merchant-blacksmith = Forgeron
ware-blacksmith-small = une armure { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
ware-blacksmith-large = une arme { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
ability-blacksmith-1 = Souffleur
ability-blacksmith-2 = Métallurgiste
ability-blacksmith-3 = Apprenti
ability-blacksmith-4 = Surveillant
duty-blacksmith-1 = attiser ou calmer le charbon, de 3 points au plus en tout
duty-blacksmith-2 = alimenter 1 fourneau vide
duty-blacksmith-3 = forger dans 2 fourneaux alimentés au plus et lancer les dés
space-furnace = le { $number ->
    [1] grand fourneau de gauche
    [2] grand fourneau de droite
    [3] petit fourneau de gauche
   *[4] petit fourneau de droite
}
furnace-large-left = grand fourneau de gauche
furnace-large-right = grand fourneau de droite
furnace-small-left = petit fourneau de gauche
furnace-small-right = petit fourneau de droite
heat = chaleur { $heat } (charbon { $coal } + dés { $dice } ; il faut { $clean }, ou { $corrupt } et une carte Corruption)
space-smelter = le four à fusion
space-forge = la forge
die = { $value } { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
dice-two = un { $die } et { $dice }
dice-more = un { $die }, { $dice }
dice-one = un { $die }

## The board

board-trade-blacksmith = Nourris de dés quatre fourneaux : assez chauds, ils donnent armures et armes. Presque assez a son prix.
board-loose = Dés à lancer
board-cup-later = Les dés qui ne sont pas sur le plateau se lancent après la forge.
board-blacksmith = Forgeron
board-furnaces = Fourneaux
board-coal = Charbon
board-dice = Dés
board-size = Taille
board-makes = Donne
board-outcome = Si l’on forge
board-exhausted = épuisé
board-cold = trop froid
board-heat = Chaleur
board-clean = Seuil supérieur
board-corrupt = Seuil inférieur
board-smelter = Four à fusion alimenté par
board-icons-covered = Icônes de Mécénat couvertes
board-anvil = Enclume
board-smelter-name = Four à fusion
board-cooling = Charbon refroidi

## Prompts

prompt-feed-furnace = { $seat } : { $place ->
    [top] quel dé placer en haut du { $furnace } ? Il donne la couleur.
    [below] quel dé placer en bas du { $furnace } ? Il n’ajoute que de la chaleur.
   *[only] quel dé placer dans le { $furnace } ?
}
prompt-feed-smelter = { $seat } : quel dé alimente le four à fusion ? Couleur et valeur ne comptent pas.
prompt-choose-furnace = { $seat } : quel fourneau le Métallurgiste alimente-t-il ?
prompt-forge-next = { $seat } : quelle est la suite à la forge ? { $most ->
    [1] Une seule chose est encore permise.
   *[other] Les fourneaux laissés de côté gardent leurs dés pour une autre forge.
}
prompt-reroll-dice = { $seat } : quels dés de la réserve lancer aussi ? Cela ne coûte rien de plus.
prompt-change-coal = { $seat } : quel charbon attiser ou calmer ? { $points ->
    [one] Il reste { $points } point.
   *[other] Il reste { $points } points. De gauche à droite : on ne revient pas à un fourneau que l’on a sauté.
}

## Options

option-blacksmith = Forgeron : alimenter les fourneaux en dés et forger armures et armes quand ils sont chauds
option-furnace = { $it }
option-choose-space-furnace = Alimenter le { $it } { $size ->
    [large] avec deux dés, pour une arme
   *[small] avec un dé, pour une armure
}{ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-choose-furnace-furnace = Alimenter le { $it } { $size ->
    [large] avec deux dés, pour une arme
   *[small] avec un dé, pour une armure
}
option-forge-next-furnace = Forger { $ware } dans le { $it }, chaleur { $heat }{ $clean ->
    [1] {""}
   *[0] , contre une carte Corruption
}{ $worth }
option-smelter = Four à fusion
option-choose-space-smelter = Alimenter le four à fusion avec un dé : la prochaine forge peut découvrir une icône de Mécénat{ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-choose-furnace-smelter = Alimenter le four à fusion
option-forge = Forger
option-choose-space-forge = Forger dans tous les fourneaux alimentés et lancer les dés{ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-die = { $it }
option-feed-furnace-die = Un { $it } : chaleur { $heat } ; pour { $ware }, il faut { $clean }, ou { $corrupt } avec une carte Corruption{ $left ->
    [0] { "" } ; mais il n’en reste aucun à forger
   *[other] { $worth }
}
option-feed-smelter-die = Un { $it }
option-reroll-dice-die = Lancer aussi un { $it }
option-empty = Vider le { $it }
option-forge-next-empty = Vider le { $it } sans forger
option-forge-next-colour = Fondre, pour la { $hall } : { $inside ->
    [one] { $inside } client y est à présent
   *[other] { $inside } clients y sont à présent
}
option-hotter = { $it }, plus chaud
option-change-coal-hotter = Attiser le { $furnace } : charbon { $coal } + 1
option-cooler = { $it }, moins chaud
option-change-coal-cooler = Calmer le { $furnace } : charbon { $coal } − 1
option-forge-next-pass = Laisser le reste et lancer les dés
option-reroll-dice-pass = Lancer sans autre dé
option-change-coal-pass = Laisser le charbon tel quel

## Events

event-furnace-fed = { $seat } alimente le { $furnace } avec un { $die }.
event-smelter-fed = { $seat } alimente le four à fusion avec un { $die }.
event-forged-hot = { $seat } forge dans le { $furnace }, { $heat }. C’est assez pour { $ware }, qui va sur l’étal.
event-forged-warm = { $seat } forge dans le { $furnace }, { $heat }. Cela suffit pour { $ware }, qui va sur l’étal, mais coûte une carte Corruption.
event-furnace-cold = { $seat } vide le { $furnace }, { $heat } : c’est trop peu pour { $ware }.
event-furnace-cleared = { $seat } vide le { $furnace }, { $heat }, et renonce à forger { $ware }.
event-die-picked-up = { $seat } prend un { $die } dans la réserve pour le relancer.
event-smelted = { $seat } fond le dé de l’icône de la { $hall } : ce Mécénat est désormais actif.
event-dice-rolled = { $seat } lance les dés pour la réserve : { $dice }.
event-coal-changed = { $seat } règle le charbon du { $furnace } sur { $number }.
event-no-furnace-to-feed = { $seat } n’a pas de fourneau que le Métallurgiste puisse alimenter.

## Events that earlier versions told

event-forged = { $seat } forge { $ware } dans le { $furnace }, chaleur { $number }.
event-forged-corruptly = { $seat } forge { $ware } dans le { $furnace } avec une chaleur de { $number } seulement : cela coûte une carte Corruption.
event-furnace-emptied = { $seat } vide le { $furnace } sans forger.

## Help

help-blacksmith = Le Forgeron fabrique des armures (petites marchandises) et des armes (grandes) avec des dés. On alimente un fourneau en dés Alliage, 1 heure chaque fois : quatre fourneaux, quatre cases d’action. Puis on forge, 2 heures : tous les fourneaux alimentés à la fois, et le four à fusion s’il l’est aussi. Un bon rythme est donc d’alimenter deux ou trois fourneaux, puis de forger. La couleur d’un dé donne celle de la marchandise, sa valeur donne de la chaleur. On commence avec un dé lancé de chaque couleur en réserve ; quatre autres sont sur le four à fusion. Il y a 3 armures et 2 armes par couleur.
    .title = Forgeron
    .ids = MC-SMITH-SETUP-1 MC-SMITH-SETUP-3 MC-SMITH-SETUP-4 MC-SMITH-FEED-1 MC-SMITH-FORGE-1 MC-SMITH-FORGE-5 E-48
    .about = Les nombres imprimés sont reconstitués.

help-furnaces = Les deux fourneaux de gauche sont grands : ils prennent deux dés Alliage en une action et donnent une arme. Les deux de droite sont petits : un dé donne une armure. Seul un fourneau vide peut être alimenté, avec des dés de la réserve ; ils gardent leur valeur. Le dé du haut d’un grand fourneau donne la couleur, celui du bas n’ajoute que de la chaleur. Sous chaque fourneau se trouve un dé Charbon, au départ 3, 2, 2 et 1 ; il reste là et compte aussi. Un 4 rouge au-dessus d’un 3 bleu dans le premier fourneau donne ainsi une chaleur de 10 pour une arme rouge. Sans assez de dés, on ne peut pas alimenter.
    .title = Fourneaux et dés
    .ids = MC-SMITH-DICE-1 MC-SMITH-FEED-1 MC-SMITH-FEED-2 MC-SMITH-FEED-3 MC-SMITH-SETUP-1 MC-SMITH-FORGE-2 E-49

help-forging = On forge fourneau par fourneau, dans l’ordre voulu : la somme de ses dés Alliage et du charbon est la chaleur. Au seuil supérieur de la couleur, on obtient la marchandise ; au seuil inférieur seulement, on l’obtient avec une carte Corruption ; au-dessous, rien. Pour rouge et vert, les seuils sont 10 et 8, 10 et 7, 6 et 4, 5 et 3 aux quatre fourneaux depuis la gauche ; pour bleu et jaune 12 et 10, 12 et 9, 7 et 5, 7 et 4. On peut laisser un fourneau tel quel ou seulement le vider. À la fin, on lance tous les dés retirés et, si l’on veut, d’autres de la réserve, une fois. On peut forger juste pour relancer.
    .title = Forger
    .ids = MC-SMITH-FORGE-1 MC-SMITH-FORGE-2 MC-SMITH-FORGE-3 MC-SMITH-FORGE-4 MC-SMITH-FORGE-5 MC-SMITH-FORGE-7 MC-SMITH-FORGE-8 E-51

help-smelter = Sur le four à fusion, un dé couvre chacune des quatre icônes de Mécénat, rouge, verte, bleue et jaune. On l’alimente avec n’importe quel dé de la réserve, pour 1 heure ; couleur et valeur ne comptent pas. En forgeant, on peut fondre : le dé qui l’alimente et celui d’une icône au choix sont retirés, lancés et vont en réserve. Cette icône est active pour le reste de la partie et rapporte à chaque phase de marché autant d’or que sa salle a de clients. On gagne ainsi un revenu et un dé de plus. Mieux vaut fondre tôt, d’abord les icônes des salles pleines. Les quatre icônes libérées, le four a fini son œuvre.
    .title = Four à fusion
    .ids = MC-SMITH-SETUP-2 MC-SMITH-SMELT-1 MC-SMITH-FORGE-6 MC-SMITH-SPON-1 MC-SPON-1 E-50 E-99

help-smiths_staff = Souffleur : on modifie ses dés Charbon de 3 points au plus en tout, en plus ou en moins, répartis à volonté, chacun de 1 à 6. Le changement dure, un charbon chaud sert donc toute la partie. Métallurgiste : on alimente un fourneau vide avec des dés de la réserve. Apprenti : on forge avec deux fourneaux alimentés au plus, lancers compris. Surveillant : on défausse une carte Corruption. Avec les trois premiers, une seule action d’équipe, 2 heures, peut attiser, alimenter et forger. Une option étend le Métallurgiste et l’Apprenti au four à fusion.
    .title = L’équipe du Forgeron
    .ids = MC-SMITH-STAFF-1 MC-SMITH-STAFF-2 MC-SMITH-STAFF-3 MC-SMITH-STAFF-4 MC-STAFF-1 E-52 E-72

## Why something cannot be chosen

why-furnace-full = Il y a déjà des dés dans ce fourneau ; on n’alimente qu’un fourneau vide.
why-too-few-dice = Il faut { $number ->
    [one] 1 dé
   *[other] { $number } dés
} ; la réserve en compte { $number2 }.
why-smelter-full = Un dé alimente déjà le four à fusion.
why-icons-free = Il n’y a plus de dé sur les icônes : le four à fusion a fini son œuvre.
why-die-not-in-supply = La réserve n’a pas de dé pareil.
why-die-passed-over = Ce dé a été laissé de côté et un autre choisi depuis : annuler ce choix pour choisir les deux.
why-not-the-smelter = Métallurgiste et Apprenti ne s’occupent que des fourneaux, pas du four à fusion.
why-furnace-empty = Il n’y a pas de dé dans ce fourneau.
why-furnace-done = Ce fourneau a déjà eu son tour.
why-enough-forged = Rien de plus n’est permis à présent.
why-too-cold = Il est trop froid : il faut une chaleur d’au moins { $number }, et elle est de { $number2 }.
why-smelter-empty = Aucun dé n’alimente le four à fusion.
why-no-die-on-icon = Il n’y a plus de dé sur cette icône.
why-coal-hottest = Ce charbon ne peut pas être plus chaud.
why-coal-coolest = Ce charbon ne peut pas être moins chaud.
why-coal-passed-over = Ce fourneau est resté tel quel et un autre a été modifié depuis : annuler ce choix pour modifier les deux.
why-coal-one-way = Ce charbon vient de changer dans l’autre sens.
why-dice-later = Les dés de la réserve alimentent un fourneau ou le four à fusion : il faut d’abord choisir cette case.
why-coal-later = C’est le Souffleur de l’équipe qui attise ou refroidit le charbon.
why-icons-later = Une icône de Mécénat se libère en forgeant, quand un dé alimente le four à fusion.
why-rake-later = On vide un fourneau en forgeant.

# Ce que disent les fiches du plateau : à quoi sert chaque élément.

about-blacksmith = Nourrit quatre fourneaux de dés et forge partout à la fois : armures (petites) et armes (grandes).
    .topic = blacksmith

about-furnace = Le dé du haut donne la couleur, dés et charbon la chaleur. On forge la marchandise si la chaleur atteint la rangée ✓ de la couleur, et contre une carte Corruption si ce n’est que celle au crâne.
    .topic = furnaces

about-threshold = La chaleur qu’il faut à chaque couleur : à la rangée ✓, on a la marchandise ; à la rangée au crâne, on l’a aussi, mais elle coûte en plus une carte Corruption.
    .topic = forging

about-coal = Le charbon ajoute sa valeur à la chaleur et reste dans son fourneau. Le Souffleur la modifie.
    .topic = furnaces

about-die = Sa couleur fait celle de la marchandise, sa valeur donne la chaleur. Les dés utilisés sont relancés et reviennent.
    .topic = furnaces

about-rake = Retirer les dés de ce fourneau sans forger.
    .topic = furnaces

about-forge = Forger dans tous les fourneaux nourris : dés et charbon doivent atteindre la chaleur que demande la couleur.
    .topic = forging

about-smelter = On le nourrit d’un dé. En forgeant, ce dé et celui d’une icône reviennent, et l’icône paie jusqu’à la fin.
    .topic = smelter

about-mould = Une icône de Mécénat. Elle paie à chaque marché dès que son dé a été fondu.
    .topic = smelter

about-cup = Il lance les dés libérés, et ceux que l’on reprend.
    .topic = forging
