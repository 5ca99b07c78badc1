# The Captain in French: questions and options in the infinitive, never "vous".
# A ware has its indefinite article; regions are names without one, behind a colon, an arrow or in brackets.
# A narrow no-break space (U+202F) stands before : ; ! ? and inside « ».

## Things

merchant-captain = Capitaine
ware-captain-small = un fruit de mer { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
ware-captain-large = un trésor { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
ability-captain-1 = Navigateur
ability-captain-2 = Pêcheur
ability-captain-3 = Chasseur de trésor
ability-captain-4 = Surveillant
duty-captain-1 = déplacer des vaisseaux avec 2 points de mouvement au plus, puis une pièce maudite arrive sur l’Île des Pirates
duty-captain-2 = pêcher avec 1 vaisseau
duty-captain-3 = prendre 1 pièce sur l’Île des Pirates et gagner 1 pièce d’or
space-move-ship = la case Déplacer 1 vaisseau
space-spin = la case Faire tourner et déplacer
space-fish = la case Pêcher
space-import = la case Importer
region-home = Baie des Serpents
region-a1 = Hauts-fonds bleus
region-a2 = Récif rouge
region-a3 = Eaux calmes
region-a4 = Varech vert
region-a5 = Sables dorés
region-b1 = Île du Crâne
region-b2 = Île aux Palmiers
region-b3 = Épave
region-b4 = Île de la Tortue
region-b5 = Île de Feu
region-c1 = Fosse de saphir
region-c2 = Fosse écarlate
region-c3 = Île des Pirates
region-c4 = Fosse d’émeraude
region-c5 = Fosse d’ambre
ship = vaisseau ({ $region })
coins = { $number ->
    [0] aucune pièce
    [one] { $number } pièce
   *[other] { $number } pièces
}
section = secteur { $number }
sight-bay = port d’attache
sight-open-sea = pleine mer
sight-pirates = pièces maudites, patrouille contre la corruption
sight-empty-island = une île sans trésor
sight-hidden-treasure = une île avec un trésor face cachée
sight-treasure-red = une île avec un trésor rouge
sight-treasure-green = une île avec un trésor vert
sight-treasure-blue = une île avec un trésor bleu
sight-treasure-yellow = une île avec un trésor jaune
sight-hook-red = hameçon pour fruit de mer rouge
sight-hook-green = hameçon pour fruit de mer vert
sight-hook-blue = hameçon pour fruit de mer bleu
sight-hook-yellow = hameçon pour fruit de mer jaune
sight-hook-coin = hameçon pour pièces
sight-icon-red = Mécénat des guerriers
sight-icon-green = Mécénat des bardes
sight-icon-blue = Mécénat des sorciers
sight-icon-yellow = Mécénat des nobles

## The board

board-trade-captain = Quatre vaisseaux sur ta propre carte : pêche près des côtes, ramène des trésors cachés.
board-ships = Vaisseaux
board-islands = Trésors sur les îles
board-stack = Trésors dans la pile
board-set-aside = Trésors vendus, mis de côté
board-coins = Pièces sur l’Île des Pirates
board-coin-supply = Pièces en réserve
board-points = Points de mouvement restants
board-sailing = Vaisseau qui va partir de
board-spun = Secteur de la boussole
board-patrol = Patrouille
board-pirate-patrol = Patrouille à l’Île des Pirates
board-shortcut = Raccourci
board-seafood = Fruits de mer en réserve
board-coin-hook = Hameçon pour pièces
board-closed-treasure = Un trésor face cachée
board-section = Secteur { $section } : { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}, { $coins ->
    [0] aucune pièce maudite
    [one] { $coins } pièce maudite
   *[other] { $coins } pièces maudites
}{ $again ->
    [1] , tourner encore pour une carte Corruption
   *[0] {""}
}

## Prompts

prompt-move-ships = { $seat } : quel vaisseau déplacer { $must ->
    [1] vers une région voisine ?
   *[0] ensuite ? Il reste { $points ->
        [one] { $points } point de mouvement.
       *[other] { $points } points de mouvement.
    }
}
prompt-choose-course = { $seat } : où envoyer le vaisseau ? Il part d’ici : { $region }.
prompt-spin-again = { $seat } : faire encore tourner la boussole ? Cela coûte une carte Corruption, mais aucune heure.
prompt-fish = { $seat } : { $most ->
    [1] avec quel vaisseau
   *[other] avec quels vaisseaux
} pêcher{ $more ->
    [1] {" "}ensuite
   *[0] {""}
} ?
prompt-take-coins = { $seat } : combien de pièces prendre avec ces vaisseaux ? Il y en a { $coins } sur l’Île des Pirates.
prompt-import = { $seat } : avec quels vaisseaux importer{ $more ->
    [1] {" "}ensuite
   *[0] {""}
} ?

## Options

option-captain = Capitaine : mener ses vaisseaux sur une carte, pêcher des fruits de mer et importer des trésors cachés
option-move-ship = Déplacer 1 vaisseau
option-choose-space-move-ship = Déplacer 1 vaisseau vers une région voisine{ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-spin = Faire tourner et déplacer
option-choose-space-spin = Faire tourner la boussole : elle ajoute des pièces maudites et dit de combien les vaisseaux peuvent avancer{ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-fish = Pêcher
option-choose-space-fish = Pêcher avec les vaisseaux aux hameçons, fruits de mer ou pièces ; ils rentrent au port{ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-import = Importer
option-choose-space-import = Importer des trésors ou les pièces de l’Île des Pirates ; les vaisseaux rentrent au port{ $idle ->
    [1] , sans effet
   *[0] {""}
}
option-ship = { $it }
option-move-ships-ship = Déplacer un vaisseau d’ici : { $region }{ $ships ->
    [1] {""}
   *[other] {" "}(ils y sont { $ships })
}
option-fish-ship = Pêcher ici : { $region }, { $brings ->
    [ware] { $ware }{ $worth }
    [coins] { $coins ->
        [0] aucune pièce à prendre
        [one] jusqu’à { $coins } pièce
       *[other] jusqu’à { $coins } pièces
    }
   *[nothing] rien, car la réserve n’a plus de fruit de mer de cette couleur
}{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships } vaisseaux y sont)
}
option-import-ship = Importer d’ici : { $region }, { $brings ->
    [ware] { $ware }{ $worth }
   *[coins] { $coins ->
        [0] plus aucune pièce
        [one] { $coins } pièce
       *[other] les { $coins } pièces
    }
}{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships } vaisseaux y sont)
}
option-region = { $it }
option-choose-course-region = { $it } : { $sight }{ $way ->
    [shortcut] {" "}· raccourci, ajoute une pièce maudite
    [cursed] {" "}· raccourci, coûte une carte Corruption, car il ne reste aucune pièce
   *[border] {""}
}
option-coins = { $it }
option-take-coins-coins = { $number ->
    [0] Laisser toutes les pièces
    [one] Prendre { $number } pièce maudite et gagner { $number } pièce d’or
   *[other] Prendre { $number } pièces maudites et gagner { $number } pièces d’or
}
option-move-ships-pass = Terminer les déplacements
option-spin-again-pay = Piocher une carte Corruption et faire encore tourner la boussole
option-spin-again-pass = Laisser la boussole
option-fish-pass = Ne plus pêcher
option-import-pass = Ne plus importer

## Events

event-ship-moved = { $seat } déplace un vaisseau : { $region } → { $region2 }.
event-shortcut-taken = { $seat } déplace un vaisseau par le raccourci, contre une pièce maudite : { $region } → { $region2 }.
event-compass-read = { $seat } fait tourner la boussole, et la flèche indique : { $number ->
    [0] aucune pièce maudite
    [one] { $number } pièce maudite
   *[other] { $number } pièces maudites
} pour l’Île des Pirates, { $number2 ->
    [one] { $number2 } point de mouvement
   *[other] { $number2 } points de mouvement
}{ $number3 ->
    [1] , puis un autre tour contre une carte Corruption
   *[0] {""}
}.
event-points-left = { $seat } laisse { $number ->
    [one] { $number } point de mouvement inutilisé
   *[other] { $number } points de mouvement inutilisés
}.
event-spun-again = { $seat } paie d’une carte Corruption un nouveau tour de boussole.
event-coins-added = { $seat } ajoute { $number ->
    [one] { $number } pièce maudite
   *[other] { $number } pièces maudites
} à l’Île des Pirates, qui en a maintenant { $number2 }.
event-coins-lacking = { $seat } a moins de pièces maudites qu’il n’en faut pour l’Île des Pirates : cela coûte une carte Corruption.
event-coins-taken = { $seat } { $number ->
    [0] { $number2 ->
        [0] ne trouve aucune pièce sur l’Île des Pirates
        [one] laisse { $number2 } pièce sur l’Île des Pirates
       *[other] laisse les { $number2 } pièces sur l’Île des Pirates
    }
    [one] prend { $number } pièce maudite sur l’Île des Pirates et gagne { $number } pièce d’or ; il en reste { $number2 }
   *[other] prend { $number } pièces maudites sur l’Île des Pirates et gagne { $number } pièces d’or ; il en reste { $number2 }
}.
event-islands-filled = { $seat } pose { $number ->
    [one] un nouveau trésor sur une île
   *[other] { $number } nouveaux trésors sur des îles
}, face cachée ; { $number2 ->
    [0] il n’en reste aucun dans la pile
   *[other] il en reste { $number2 } dans la pile
}.
event-islands-left-empty = { $seat } n’a plus de trésor pour { $number ->
    [one] { $number } île
   *[other] { $number } îles
}.
event-treasure-sighted = { $seat } découvre { $ware } ({ $region }).
event-treasures-gathered = { $seat } mélange en une nouvelle pile les { $number } trésors qui ne sont pas sur l’étal.
event-stack-searched = { $seat } le cherche dans la pile de trésors ({ $number }), qui est ensuite mélangée.
event-treasure-not-found = { $seat } ne trouve pas { $ware } dans la pile.
event-seafood-caught = { $seat } pêche { $ware } ({ $region }) ; le vaisseau rentre au port.
event-nothing-caught = { $seat } pêche { $ware } ({ $region }), mais il n’en reste plus dans la réserve ; le vaisseau rentre au port.
event-coins-fished = { $seat } pêche des pièces ({ $region }) ; le vaisseau rentre au port.
event-no-ship-fishes = { $seat } n’a pas de vaisseau près d’un hameçon pour le Pêcheur.
event-treasure-imported = { $seat } importe { $ware } ({ $region }) ; le vaisseau rentre au port.
event-coins-imported = { $seat } importe les pièces ({ $region }) ; le vaisseau rentre au port.
event-pirates-patrolled = { $seat } a { $number ->
    [one] { $number } vaisseau en patrouille à l’Île des Pirates et peut défausser une carte Corruption
   *[other] { $number } vaisseaux en patrouille à l’Île des Pirates et peut défausser autant de cartes Corruption
}.

## Events that earlier versions told

event-compass-spun = { $seat } fait tourner la boussole, { $section } : { $number ->
    [0] aucune pièce
    [one] { $number } pièce
   *[other] { $number } pièces
} pour l’Île des Pirates, { $number2 ->
    [one] { $number2 } point de mouvement
   *[other] { $number2 } points de mouvement
}.

## Help

help-captain = La Capitaine obtient des fruits de mer (petites marchandises) et des trésors (grandes) avec quatre vaisseaux sur sa propre carte. Déplacer 1 vaisseau prend une heure ; Faire tourner et déplacer, Pêcher, Importer et Utiliser son équipe en prennent deux. On pêche et on importe avec autant de vaisseaux qu’on veut à la fois, et chacun rentre ensuite à la Baie des Serpents. Mieux vaut donc en envoyer plusieurs et les rappeler ensemble. Il y a par couleur trois fruits de mer et trois trésors ; ceux-ci sont cachés jusqu’à ce qu’un vaisseau s’en approche.
    .title = Capitaine
    .ids = MC-CAPT-SETUP-1 MC-CAPT-SETUP-2 MC-CAPT-SETUP-3 MC-CAPT-MOVE-1 MC-CAPT-FISH-1 MC-CAPT-IMPORT-1
    .about = Carte et cadran imprimés sont reconstitués.

help-map = Un point de mouvement mène un vaisseau dans une région voisine. On répartit les points comme on veut, plusieurs vaisseaux peuvent être au même endroit, et les points non dépensés sont perdus. Un raccourci mène en diagonale et ajoute une pièce maudite à l’Île des Pirates. La rangée A, près de la baie, a les hameçons pour fruits de mer. La rangée B a quatre îles aux trésors, et l’Épave, où l’on pêche des pièces. La rangée C est le large : quatre icônes de Mécénat et, au milieu, l’Île des Pirates. Un vaisseau qui arrive près d’un trésor face cachée le retourne aussitôt.
    .title = Carte
    .ids = MC-CAPT-MP-1 MC-CAPT-MP-2 MC-CAPT-MP-3 MC-CAPT-MP-4 MC-CAPT-MP-5

help-compass = Faire tourner et déplacer : la flèche désigne un des huit secteurs, tous aussi probables. On ajoute d’abord les pièces maudites du secteur, de 0 à 2, à l’Île des Pirates, puis on dépense jusqu’à ses 2 à 5 points de mouvement. Deux secteurs montrent l’icône d’un nouveau tour : après les déplacements, on peut piocher une carte Corruption et faire encore tourner la flèche sans autre coût en heures, et ainsi de suite tant que l’icône revient. En moyenne, un tour donne un peu plus de trois points : c’est plus que deux déplacements simples.
    .title = Boussole
    .ids = MC-CAPT-SPIN-1 MC-CAPT-SPIN-2 MC-CAPT-SPIN-3 MC-CAPT-SPIN-4 E-79

help-cursed_coins = Sept pièces maudites vont et viennent entre la réserve et l’Île des Pirates. Certains secteurs de la boussole, les raccourcis et le Navigateur en ajoutent à l’île. S’il en manque, on ajoute ce qu’on a et on pioche exactement une carte Corruption, quel que soit le nombre manquant. Les pièces reprises sur l’île valent 1 pièce d’or chacune et reviennent en réserve : importer de l’Île des Pirates les prend toutes, un vaisseau qui pêche à l’Épave jusqu’à quatre, le Chasseur de trésor une. Il est bon d’aller les chercher avant que la réserve soit vide.
    .title = Pièces maudites
    .ids = MC-CAPT-CURSE-1 MC-CAPT-CURSE-2 MC-CAPT-FISH-3 MC-CAPT-IMPORT-3 MC-CAPT-STAFF-3 E-43

help-fishing = On pêche avec au moins un vaisseau près d’un hameçon. Un hameçon de couleur donne un fruit de mer de cette couleur, s’il en reste en réserve ; celui de l’Épave permet de prendre jusqu’à quatre pièces sur l’Île des Pirates. Chaque vaisseau qui pêche rentre à la Baie des Serpents, même sans rien : c’est un retour gratuit. Tous les vaisseaux de l’Épave prennent leurs pièces ensemble, à la fin.
    .title = Pêche
    .ids = MC-CAPT-FISH-1 MC-CAPT-FISH-2 MC-CAPT-FISH-3 E-42

help-treasures = On importe avec au moins un vaisseau près d’un trésor ou à l’Île des Pirates. Le trésor va sur l’étal, le vaisseau à la Baie des Serpents ; de deux vaisseaux près d’une île, un seul peut prendre le trésor. À la fin de l’action, chaque île sans trésor en reçoit un de la pile, face visible s’il y a là un vaisseau. Les trésors vendus sont mis de côté. Au nettoyage, on mélange tous ceux qui ne sont pas sur l’étal et on garnit de nouveau les îles. Un Mercenaire pour une grande marchandise fouille la pile : sans trésor de la couleur, on ne reçoit rien.
    .title = Trésors
    .ids = MC-CAPT-IMPORT-1 MC-CAPT-IMPORT-2 MC-CAPT-IMPORT-4 MC-CAPT-GOODS-1 MC-CAPT-MERC MC-CAPT-CLEAN-1 E-44 E-45

help-patrol = Pendant la phase de marché, au moment du Mécénat, chaque vaisseau au large est en patrouille. Près d’une icône de Mécénat, il l’active : on reçoit autant d’or qu’il y a de clients dans cette salle, deux fois pour deux vaisseaux. Pour chaque vaisseau à l’Île des Pirates, on peut défausser une carte Corruption au choix, y compris celle du Marché Noir, piochée avant. Les vaisseaux restent sur place et y serviront encore à la manche suivante. Il est bon d’envoyer au large ceux qui n’ont rien à faire avant la fin de la production.
    .title = Patrouille
    .ids = MC-CAPT-PATROL-1 MC-CAPT-PATROL-2 MC-CAPT-PATROL-3 MC-CAPT-PATROL-4 E-34

help-captains_staff = Navigateur : dépenser jusqu’à deux points de mouvement, puis ajouter une pièce maudite à l’Île des Pirates, même si aucun vaisseau n’a bougé. Pêcheur : pêcher avec un vaisseau. Chasseur de trésor : prendre une pièce sur l’Île des Pirates et gagner 1 pièce d’or. Surveillant : défausser une carte Corruption. L’ordre est libre, et il compte : le Navigateur mène un vaisseau à un hameçon avant que le Pêcheur ne lance sa ligne, et la pièce qu’il ajoute est là pour le Chasseur de trésor.
    .title = L’équipe de la Capitaine
    .ids = MC-CAPT-STAFF-1 MC-CAPT-STAFF-2 MC-CAPT-STAFF-3 MC-CAPT-STAFF-4 MC-STAFF-1 E-95

## Why something cannot be chosen

why-no-ship-at-hook = Aucun de ses vaisseaux n’est à un hameçon.
why-no-ship-at-cargo = Aucun de ses vaisseaux n’est à une île avec un trésor, ni à l’Île des Pirates.
why-no-ship-there = Aucun de ses vaisseaux n’est là.
why-no-hook-there = Il n’y a là aucun hameçon pour pêcher.
why-no-cargo-there = Il n’y a rien à importer : pas de trésor, et ce n’est pas l’Île des Pirates.
why-region-passed-over = Ce vaisseau a été laissé de côté et un autre choisi depuis : annuler ce choix pour choisir les deux.
why-enough-fished = Plus aucun vaisseau ne peut pêcher à présent.
why-no-way-there = Ni frontière ni raccourci n’y mène d’ici : { $region }.
why-ship-must-move = Le vaisseau y est déjà, et il doit bouger.

# Ce que disent les fiches du plateau : à quoi sert chaque élément.

about-captain = Mène quatre vaisseaux sur sa propre carte : fruits de mer (petites) et trésors (grandes).
    .topic = captain

about-region = Un point de mouvement fait franchir une frontière à un vaisseau. Ce qui s’y trouve dit ce qu’il peut y faire.
    .topic = map

about-own-ships = Ils pêchent aux hameçons, importent des trésors et patrouillent au large. Après la pêche ou l’import, retour à la baie.
    .topic = map

about-move-ship = Déplacer un vaisseau d’une région.
    .topic = map

about-fish = Tous les vaisseaux voulus aux hameçons prennent fruits de mer ou pièces, et reviennent à la baie.
    .topic = fishing

about-import = Tous les vaisseaux voulus prennent le trésor de leur île, ou les pièces de l’Île des Pirates, et reviennent à la baie.
    .topic = treasures

about-compass = On la fait tourner : des pièces maudites vont sur l’Île des Pirates, puis les vaisseaux ont les points indiqués.
    .topic = compass

about-section = Chaque secteur est aussi probable. Le nombre : points de mouvement ; les pièces vont aux Pirates ; la flèche permet de rejouer.
    .topic = compass

about-movement = Les points de mouvement restants de cette action. Ce qui n’est pas dépensé est perdu.
    .topic = compass

about-hook = Un vaisseau qui pêche ici prend un fruit de mer de cette couleur ou, à l’Épave, des pièces de l’Île des Pirates.
    .topic = fishing

about-shortcut = Il coupe en diagonale pour un point de mouvement, et ajoute une pièce maudite à l’Île des Pirates.
    .topic = map

about-patrol = Au marché, chaque vaisseau ici patrouille : on reçoit autant d’or que la salle a de clients.
    .topic = patrol

about-pirates = Au marché, on peut défausser une carte Corruption par vaisseau en patrouille ici.
    .topic = patrol

about-cursed-coins = Prise sur l’Île des Pirates, chacune vaut une pièce d’or. Qui doit en ajouter et n’en a pas assez pioche une carte Corruption.
    .topic = cursed_coins

about-treasures = Il y a trois trésors de chaque couleur. Les îles reçoivent les leurs de la pile ; les vendus attendent la fin de la manche.
    .topic = treasures

about-treasure = Une grande marchandise. Un vaisseau qui arrive la révèle, et Importer l’amène à l’étal.
    .topic = treasures

# What a payment is for, in the sums of turns and rounds.

pay-coins-taken = Pièces maudites
