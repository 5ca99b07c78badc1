# Merchants Cove in French: questions and options in the infinitive, never "vous".
# A narrow no-break space (U+202F) stands before : ; ! ? and inside « ».
# A ware has its indefinite article (« une arme rouge »), so has an adventurer; a space follows « choisit »; boats, docks,
# piers, halls, merchants and abilities have none. A player's name only ever begins a sentence, as the Peddler's has an
# article.

## The box

pitch = Quatre boutiques, quatre jeux différents : brasser, pêcher, remonter le temps ou forger, puis vendre aux Aventuriers de passage.

# The aim, the turn and the end, on one card.
aim-goal = Avoir le plus d’or. Les ventes en rapportent ; à la fin, chaque icône de l’équipe paie pour les clients de sa salle, et la corruption coûte.
aim-turn = Le plus en retard sur l’horloge joue : produire, recruter, amener des clients. Au marché, ils achètent les marchandises de leur couleur.
aim-end = Après trois manches, dont chacune finit par un marché.

# How far the end is.
ending-merchants = On choisit les marchands
ending-now = Manche { $round } sur { $rounds }, avant le marché
ending-market = Manche { $round } sur { $rounds }, marché
ending-left = { $left ->
    [one] C’est la dernière manche.
   *[other] Il reste { $left } manches avec celle-ci.
}
ending-hours = Le marché ouvre quand tous les sabliers ont atteint { $hour } ; le plus en retard est à { $rearmost }.
ending-due = or pour les icônes, si la partie finissait maintenant

## Things

scripted-seat = Le Colporteur
the-peddler = le Colporteur
adventurer-warrior = un guerrier
adventurer-bard = un barde
adventurer-wizard = un sorcier
adventurer-noble = un noble
adventurer-rogue = un voyou
some-warrior = { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}
some-bard = { $count ->
    [one] { $count } barde
   *[other] { $count } bardes
}
some-wizard = { $count ->
    [one] { $count } sorcier
   *[other] { $count } sorciers
}
some-noble = { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}
some-rogue = { $count ->
    [one] { $count } voyou
   *[other] { $count } voyous
}
boat-l-out = bateau de gauche extérieur
boat-l-mid = bateau de gauche central
boat-l-in = bateau de gauche intérieur
boat-r-in = bateau de droite intérieur
boat-r-mid = bateau de droite central
boat-r-out = bateau de droite extérieur
dock-dl-out = emplacement de gauche extérieur
dock-dl-in = emplacement de gauche intérieur
dock-dr-in = emplacement de droite intérieur
dock-dr-out = emplacement de droite extérieur
berth = { $dock } ({ $pier })
pier-bazaar = quai du Bazar
pier-town-square = quai de la Grand Place
pier-black-market = quai du Marché Noir
sizes-small = petites marchandises
sizes-large = grandes marchandises
sizes-both = marchandises des deux tailles
# Ce qu’une marchandise rapporterait au meilleur quai si le marché ouvrait maintenant.
worth-none = {""}
worth = {" "}· { $gold ->
    [0] aucun acheteur à quai pour l’instant
   *[other] { $gold } pièces d’or maintenant ({ $pier })
}{ $sea ->
    [0] {""}
   *[other] , { $sea } en mer
}
passenger = { $adventurer } du { $boat }
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
hall-red = salle des guerriers
hall-green = salle des bardes
hall-blue = salle des sorciers
hall-yellow = salle des nobles
good-small = petite marchandise { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
good-large = grande marchandise { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
icon-red = { $count ->
    [one] { $count } icône de Clan rouge
   *[other] { $count } icônes de Clan rouges
}
icon-green = { $count ->
    [one] { $count } icône de Clan verte
   *[other] { $count } icônes de Clan vertes
}
icon-blue = { $count ->
    [one] { $count } icône de Clan bleue
   *[other] { $count } icônes de Clan bleues
}
icon-yellow = { $count ->
    [one] { $count } icône de Clan jaune
   *[other] { $count } icônes de Clan jaunes
}
icon-corruption = { $count ->
    [one] { $count } icône Corruption
   *[other] { $count } icônes Corruption
}
icons-none = aucune icône
corruption-card = une carte Corruption ({ $icons })
corruption-card-hidden = une carte Corruption
staff = { $number ->
    [1] première
    [2] deuxième
    [3] troisième
   *[4] quatrième
} place de l’équipe
hour = { $hour } h
hour-late = 12 h + { $late } h
half-hour = { $hour } h 30
position-hand = l’aiguille derrière { $hour } h
clock-hand = aiguille derrière { $hour } h
rogues-criminals = Criminels
rogues-cultists = Cultistes
rogues-robbers = Voleurs
roguery-criminals = les Criminels, qui ne font que prendre de la place
roguery-cultists = les Cultistes, que l’on peut rallier comme clients contre une carte Corruption chacun
roguery-robbers = les Voleurs, qui emmènent un client sur un autre bateau contre une carte Corruption
reason-action = {" "}comme part du coût
reason-hand = {" "}pour l’aiguille
reason-black-market = {" "}pour avoir vendu au Marché Noir
reason-cultists = {" "}pour le voyou
reason-robbers = {" "}pour engager les Voleurs
reason-shop = {""}
space-recruit = la case Recruter
space-use-staff = la case Utiliser son équipe
duty-overseer = défausser 1 de ses cartes Corruption
deed-discard-one = défausser 1 de ses cartes Corruption
deed-discard-three = défausser jusqu’à 3 de ses cartes Corruption
deed-gain-good = une { $good } pour son étal
deed-draw-to-boat = tirer un Aventurier et le placer sur un bateau
deed-boat-to-pier = déplacer un Aventurier d’un bateau à un quai
deed-boat-to-hall = déplacer un client d’un bateau à sa salle
deed-boat-to-bag = remettre dans le sac un Aventurier d’un bateau
deed-boat-to-boat = déplacer un Aventurier d’un bateau à un autre
talent-discard-one = une carte Corruption à défausser
talent-discard-three = jusqu’à 3 cartes Corruption à défausser
talent-gain-good = une { $good } en plus
talent-draw-to-boat = un Aventurier de plus à bord d’un bateau
talent-boat-to-pier = un Aventurier passe d’un bateau à un quai
talent-boat-to-hall = un client passe d’un bateau à sa salle
talent-boat-to-bag = un Aventurier d’un bateau retourne dans le sac
talent-boat-to-boat = un Aventurier passe d’un bateau à un autre
obstacle-no-card = il n’y a pas de carte Corruption à défausser
obstacle-no-good = il ne reste aucune marchandise de cette sorte
obstacle-docks-taken = tous les emplacements sont pris, on ne charge plus de bateau
obstacle-nobody-in-bag = le sac est vide
obstacle-nobody-to-send = personne à bord ne peut être déplacé ainsi
cost = { $hours ->
    [0] { $corruption ->
        [0] rien
        [one] { $corruption } carte Corruption
       *[other] { $corruption } cartes Corruption
    }
    [one] { $hours } heure{ $corruption ->
        [0] {""}
        [one] {" "}et { $corruption } carte Corruption
       *[other] {" "}et { $corruption } cartes Corruption
    }
   *[other] { $hours } heures{ $corruption ->
        [0] {""}
        [one] {" "}et { $corruption } carte Corruption
       *[other] {" "}et { $corruption } cartes Corruption
    }
}
sale = { $crowd } à { $price } pièces d’or chacun
line-sales = ventes
    .how = Le prix de chaque marchandise vendue, une fois par client de sa couleur sur le quai.
line-sponsorship = Mécénat
    .how = Chaque icône de Mécénat rapporte autant d’or que sa salle a de clients.
line-trade = autres gains de la boutique
    .how = Tout ce qu’une boutique gagne encore par ses propres règles.
line-renown = icônes de Clan
    .how = À la fin, chaque icône de Clan rapporte autant d’or que sa salle a de clients.
line-disgrace = icônes Corruption
    .how = À la fin, chaque icône Corruption coûte autant d’or qu’il y a de voyous au repaire.
tie-1 = marchandises invendues
tie-2 = cartes Corruption (moins, c’est mieux)
option-name-townsfolk = Habitants
option-name-townsfolk-locals_mercenaries = Autochtones et Mercenaires
option-name-townsfolk-locals_sailors = Autochtones et Marins
option-name-townsfolk-mercenaries_sailors = Mercenaires et Marins
option-name-townsfolk-all = Autochtones, Mercenaires et Marins
option-name-rogues = Carte Voyous
option-name-rogues-criminals = Criminels : sans effet
option-name-rogues-cultists = Cultistes : les voyous à quai achètent, contre une carte Corruption
option-name-rogues-robbers = Voleurs : qui charge un voyou peut déplacer un client, contre une carte Corruption
option-name-rogues-lot = tirée au sort
option-name-merchants = Les marchands sont
option-name-merchants-chosen = choisis tour à tour
option-name-merchants-lot = tirés au sort
option-name-peddler = À deux aussi, jouer contre le Colporteur
option-name-peddler_level = Niveau du Colporteur
option-name-peddler_level-normal = normal
option-name-peddler_level-hard = difficile
option-name-smelter_counts = Le Métallurgiste et l’Apprenti s’occupent aussi du four à fusion

## The board

board-colour = Couleur
board-figure = Figurine sur
board-round = Manche
board-rogues = Carte Voyous
board-recruiting = Coûte { $hours ->
    [0] {""}
    [one] { $hours } heure
   *[other] { $hours } heures
}{ $corruption ->
    [0] {""}
    [one] {" "}et { $corruption } carte Corruption
   *[other] {" "}et { $corruption } cartes Corruption
}
board-clock = Horloge
board-marker = Marqueur de marché
board-icons = Indicateurs Aventurier, une demi-heure après
board-hands = Aiguilles
board-free-hands = Aiguilles libres
board-mice = Souris
board-stacks = Sabliers, à partir du bas
board-next-hour = Heure suivante
board-next-hand = Aiguille suivante
board-boats = Bateaux
board-code = Lequel
board-place = Lieu
board-aboard = À bord
board-piers = Quais
board-market = Marché ouvert
board-pier = Quai
board-seller = Vend
board-won-over = Voyous ralliés
board-buyers = Clients
board-pays = Rapporte
board-price = Prix par client
board-crowd = Aventuriers
board-halls = Salles de Clan
board-lair = Voyous au repaire
board-bag = Sac Aventuriers
board-drawn = Hors du sac
board-plaza = Habitants de la Grand Place
board-townsfolk = Habitant
board-hours = Heures
board-corruption = Cartes Corruption
board-townsfolk-deck = Paquet Habitants
board-corruption-deck = Paquet Corruption
board-corruption-discard = Corruption défaussée
board-players = Marchands
board-merchant = Marchand
board-gold = Or
board-hour = Heure
board-stall = Étal
board-supply = Réserve
board-staff = Équipe
board-faction-icons = Icônes de Clan de l’équipe
board-corruption-icons = Icônes Corruption de l’équipe
board-icons-active = Icônes de Mécénat actives
board-shop = Boutique
board-warrior = guerriers
board-bard = bardes
board-wizard = sorciers
board-noble = nobles
board-rogue = voyous
board-sea = en mer
board-away = parti
board-cove = La baie
board-hall-red = Salle des Guerriers
board-hall-green = Salle des Bardes
board-hall-blue = Salle des Sorciers
board-hall-yellow = Salle des Nobles
board-pier-bazaar = Bazar
board-pier-town-square = Grand Place
board-pier-black-market = Marché Noir
board-oclock = { $hour } h
board-late = 12 h + { $late } h
board-half-past = { $hour } h 30 : { $number ->
    [one] { $number } Aventurier monte à bord
   *[other] { $number } Aventuriers montent à bord
}
board-own-shop = Ma boutique
board-pages = Pages
board-visit = Boutique de { $name }
board-small = petite
board-large = grande
board-criminals = Criminels
board-cultists = Cultistes
board-robbers = Voleurs
board-signs = Autres symboles
board-small-good = petite marchandise
board-large-good = grande marchandise
board-icon-shield = Icône de Mécénat : paie à chaque marché
board-icon-round = Icône de Clan : paie au décompte final
board-icon-bolt = Mécénat payé tout de suite
board-locals = Autochtones
board-mercenaries = Mercenaires
board-sailors = Marins
board-goes-to = va vers
board-once-more = encore une fois : tourner ou relancer

## Prompts

prompt-over = La partie est terminée.
prompt-choose-merchant = { $seat } : quel marchand jouer ?
prompt-choose-space = { $seat } : sur quelle case d’action placer la figurine ? Elle ne peut pas rester où elle est.
prompt-choose-way = { $seat } : à { $hour }, avec { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} à dépenser, passer à l’heure suivante ou aller sur l’aiguille ?
prompt-choose-boat = { $seat } : le sac a livré { $adventurer }. Sur quel bateau le placer ?
prompt-choose-dock = { $seat } : le { $boat } est plein. À quel emplacement accoste-t-il ?
prompt-rob-customer = { $seat } : contre une carte Corruption, les Voleurs emmènent un client du { $boat } sur un autre bateau. Lequel ?
prompt-shift-customer = { $seat } : les Voleurs emmènent { $adventurer }. Sur quel bateau ?
prompt-win-rogues-over = { $seat } : piocher une carte Corruption pour qu’un voyou du { $pier } achète comme un client de chaque couleur ? Encore à rallier : { $left }. Sur place : { $crowd } ; en vente : { $sizes }.
prompt-sell-goods = { $seat } : que vendre au { $pier } ({ $sizes }) ? Sur place : { $crowd }{ $won ->
    [0] {""}
    [one] , dont { $won } voyou acheteur
   *[other] , dont { $won } voyous acheteurs
}.{ $smuggles ->
    [1] {" "}Vendre ici coûte une carte Corruption à la fin du marché : de { $least } à { $most } icônes Corruption, dont chacune coûterait maintenant { $lair } pièces d’or.
   *[0] {""}
}
prompt-recruit = { $seat } : qui recruter sur la Grand Place ?
prompt-choose-slot = { $seat } : quelle place de l’équipe pour « { $townsfolk } » ?
prompt-use-staff = { $seat } : { $used ->
    [0] quelle capacité de l’équipe utiliser ?
   *[other] quelle capacité de l’équipe utiliser ensuite ?
}
prompt-discard-corruption = { $seat } : { $most ->
    [1] quelle carte Corruption défausser ?
   *[other] quelles cartes Corruption défausser ? Jusqu’à { $most } peuvent partir.
}
prompt-choose-passenger = { $seat } : { $to ->
    [boat-to-pier] qui quitte un bateau pour un quai ?
    [boat-to-hall] quel client quitte un bateau pour sa salle ?
    [boat-to-bag] qui quitte un bateau pour le sac ?
   *[boat-to-boat] qui change de bateau ?
}
prompt-choose-pier = { $seat } : à quel quai débarquer { $adventurer } ?
prompt-change-boat = { $seat } : sur quel bateau déplacer { $adventurer } ?

## Options

option-recruit = Recruter
option-choose-space-recruit = Recruter un Habitant : une capacité tout de suite, un membre de l’équipe pour plus tard · le coût dépend de sa place
option-use-staff = Utiliser son équipe
option-choose-space-use-staff = Utiliser son équipe{ $idle ->
    [1] {""}
   *[0] {" : "}{ $abilities }
}{ $idle ->
    [1] , sans effet
   *[0] {""}
}{ $vain ->
    [1] , mais rien à faire pour l’instant
   *[0] {""}
}
option-townsfolk = { $it }
option-recruit-townsfolk = { $it } : { $does }{ $vain ->
    [1] {" "}(rien à faire pour l’instant)
   *[0] { $worth }
} · { $icons }
option-staff = { $it }
option-use-staff-staff = { $ability } ({ $townsfolk }) : { $does }{ $vain ->
    [1] {" "}· rien à faire pour l’instant
   *[0] {""}
}
option-choose-slot-staff = { $taken ->
    [1] { $ability }, en remplaçant « { $townsfolk } » : { $does }
   *[0] { $ability }, place libre : { $does }
}
option-boat = { $it }
option-choose-boat-boat = Sur le { $it } ; à bord : { $crowd }{ $fills ->
    [yes] . Il sera plein et accostera
    [maybe] . Il sera plein et accostera, sauf si un client en est enlevé avant
   *[no] {""}
}
option-shift-customer-boat = Sur le { $it } ; à bord : { $crowd }{ $fills ->
    [yes] . Il sera plein et accostera
   *[no] {""}
}
option-change-boat-boat = Sur le { $it } ; à bord : { $crowd }{ $fills ->
    [yes] . Il sera plein et accostera
    [maybe] . Il sera plein et accostera, sauf si un client en est enlevé avant
   *[no] {""}
}
option-dock = { $it }
option-choose-dock-dock = À l’{ $it } : tous vont au { $pier } ({ $sizes }){ $gold ->
    [-1] {""}
   *[other] {" "}· vos marchandises là-bas : alors { $gold } pièces d’or
}{ $smuggles ->
    [1] {" "}· qui y vend pioche une carte Corruption, de { $least } à { $most } icônes à −{ $lair } pièces d’or chacune à ce jour
   *[0] {""}
}
option-pier = { $it }
option-choose-pier-pier = Au { $it } ({ $sizes }) ; sur place : { $crowd }{ $smuggles ->
    [1] {" "}· qui y vend pioche une carte Corruption, de { $least } à { $most } icônes à −{ $lair } pièces d’or chacune à ce jour
   *[0] {""}
}
option-passenger = { $it }
option-choose-passenger-passenger = Choisir { $adventurer } du { $boat }
option-rob-customer-passenger = Piocher une carte Corruption et emmener { $adventurer } du { $boat }
option-corruption = { $it }
option-discard-corruption-corruption = Défausser { $it }
option-good = { $it }
option-sell-goods-good = Vendre { $ware } pour { $gold } pièces d’or : { $buyers ->
    [one] { $buyers } client × { $price } pièces d’or
   *[other] { $buyers } clients × { $price } pièces d’or
}{ $left ->
    [1] {""}
   *[other] {" "}({ $left } sur l’étal)
}
option-colour = { $it }
option-hour = Heure suivante
option-choose-way-hour = Passer à { $next }{ $loads ->
    [0] {""}
    [1] , en chargeant les bateaux une fois
    [2] , en chargeant les bateaux deux fois
   *[other] , en chargeant les bateaux { $loads } fois
}
option-hand = Aiguille
option-choose-way-hand = Aller sur l’aiguille : une heure de travail en plus, mais une carte Corruption, et aucun bateau n’est chargé
option-pay = Piocher une carte Corruption
option-win-rogues-over-pay = Piocher une carte Corruption et rallier un voyou
option-pass = Passer
option-rob-customer-pass = Laisser les Voleurs en paix
option-win-rogues-over-pass = Passer à la vente
option-sell-goods-pass = Terminer les ventes ici
option-use-staff-pass = Ne plus utiliser l’équipe
option-discard-corruption-pass = Terminer la défausse

## Events

event-rogues-agreed = Voyous de cette partie, comme convenu : { $roguery }. { $number } au repaire, { $number2 } dans le sac.
event-rogues-drawn = Voyous de cette partie, tirés au sort : { $roguery }. { $number } au repaire, { $number2 } dans le sac.
event-townsfolk-shuffled = Habitants de cette partie : { $townsfolk-types }. Leurs { $number } cartes sont mélangées.
event-plaza-opened = Sur la Grand Place, de la place la plus chère à la moins chère : « { $townsfolk } », « { $townsfolk2 } », « { $townsfolk3 } » et « { $townsfolk4 } ».
event-merchant-chosen = { $seat } choisit son marchand : { $merchant }.
event-merchant-drawn = { $seat } tire son marchand au sort : { $merchant }.
event-order-drawn = Les sabliers sont empilés au hasard, et celui du sommet commence. De haut en bas : { $lineup }.
event-order-behind-peddler = Les sabliers sont empilés, celui du Colporteur toujours au sommet, et celui du sommet commence. De haut en bas : { $lineup }.
event-round-opened = La manche { $number } sur 3 commence : tous les sabliers sont à { $hour }, de haut en bas { $lineup }, et le marqueur de marché est à { $hour2 }.
event-boat-boarded = Le { $boat } est en vue ; à bord : { $crowd }.
event-rogues-set-aside = À l’arrivée, seuls des clients montent à bord : { $number ->
    [one] { $number } voyou tiré retourne
   *[other] { $number } voyous tirés retournent
} dans le sac.
event-production-began = Les boutiques ouvrent : la phase de production commence.
event-production-ended = Tous les sabliers ont atteint { $hour } : la production finit, le marché ouvre.
event-selling-order = À chaque quai, on vend tour à tour, du plus avancé à l’horloge au moins avancé : { $lineup }.
event-boat-turned-away = Le { $boat } est encore en mer et repart. Vers les salles ou le repaire : { $crowd }.
event-purse-counted = { $seat } a { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} après la manche { $number2 }.
event-round-ended = La manche { $number } est terminée : les Aventuriers des quais retournent dans le sac et tous les bateaux reprennent la mer.
event-mouse-left = La souris de l’{ $clock-hand } va sur { $hour } : l’aiguille est désormais libre, cette heure est fermée.
event-space-taken = { $seat } choisit { $space }.
event-space-taken-in-vain = { $seat } ne peut rien faire dans toute la boutique et choisit { $space } pour laisser passer le temps.
event-hours-spent = { $seat } paie { $number ->
    [one] { $number } heure
   *[other] { $number } heures
} pour cela, à partir de { $position }.
event-no-hours-spent = { $seat } n’a pas d’heure à payer : le sablier reste où il est.
event-icon-passed = { $seat } passe { $half-hour } et fait monter { $number ->
    [one] { $number } Aventurier
   *[other] { $number } Aventuriers
} à bord des bateaux.
event-icon-ignored = { $seat } passe { $half-hour }, mais tous les emplacements sont pris : personne ne monte plus à bord.
event-hand-entered = { $seat } va sur l’aiguille derrière { $hour } : une heure de travail en plus, aucun bateau chargé, mais une carte Corruption à piocher.
event-marker-moved = Comme tous les emplacements sont pris, le marqueur de marché va sur { $hour }, juste devant le sablier de tête : qui l’atteint a fini sa manche.
event-marker-reached = { $seat } a atteint le marqueur de marché à { $hour } et a fini sa manche.
event-docks-full = Les quatre emplacements sont pris : on ne charge plus de bateau pendant cette manche.
event-corruption-drawn = { $seat } pioche { $corruption-card }{ $reason }.
event-corruption-discarded = { $seat } défausse { $corruption-card }.
event-corruption-kept = { $seat } ne défausse aucune carte Corruption.
event-corruption-reshuffled = Le paquet Corruption est épuisé : { $number ->
    [one] la seule carte défaussée forme
   *[other] les { $number } cartes défaussées sont mélangées et forment
} le nouveau paquet.
event-no-corruption-left = { $seat } ne pioche pas de carte Corruption : il n’y en a plus.
event-bag-empty = { $seat } trouve le sac vide.
event-adventurer-drawn = { $seat } tire { $adventurer } du sac.
event-adventurer-loaded = { $seat } place { $adventurer } sur le { $boat }.
event-boat-docked = { $seat } fait accoster le { $boat }, qui est plein, à l’{ $berth }. Débarquent : { $crowd }.
event-boat-docked-last = { $seat } fait accoster le { $boat }, qui est plein, au dernier emplacement libre de son côté, l’{ $berth }. Débarquent : { $crowd }.
event-boat-removed = Le { $boat } ne trouve plus d’emplacement et s’en va. Vers les salles ou le repaire : { $crowd }.
event-customer-robbed = { $seat } fait emmener { $adventurer } du { $boat } au { $boat2 }.
event-townsfolk-recruited = { $seat } recrute « { $townsfolk } » pour { $cost } : { $talent }.
event-ability-idle = { $seat } ne tire rien de la capacité de « { $townsfolk } » : { $obstacle }.
event-townsfolk-employed = { $seat } fait entrer « { $townsfolk } » dans l’équipe comme { $ability } ; sur la carte : { $icons }.
event-townsfolk-dismissed = { $seat } renvoie « { $townsfolk } » pour faire de la place ; la carte va sous le paquet.
event-townsfolk-joined = Les Habitants de la Grand Place glissent vers les places moins chères, et un autre les rejoint : « { $townsfolk } ».
event-townsfolk-left = Personne n’ayant recruté « { $townsfolk } », à la place la moins chère, la carte va sous le paquet.
event-staff-used = { $seat } met l’équipe au travail : { $ability }.
event-nothing-done = { $seat } laisse tout en l’état.
event-nothing-to-discard = { $seat } n’a pas de carte Corruption à défausser.
event-good-gained = { $seat } reçoit { $ware } sur son étal.
event-sent-to-pier = { $seat } envoie { $adventurer } du { $boat } au { $pier }.
event-sent-to-hall = { $seat } envoie { $adventurer } du { $boat } à sa salle de Clan.
event-sent-to-bag = { $seat } remet { $adventurer } du { $boat } dans le sac.
event-sent-to-boat = { $seat } envoie { $adventurer } du { $boat } au { $boat2 }.
event-pier-opened = Le { $pier } ouvre ({ $sizes }). Sur place : { $crowd }.
event-rogue-won-over = { $seat } rallie un voyou du { $pier } comme client de chaque couleur.
event-ware-sold = { $seat } vend { $ware } pour { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} : { $sale }.
event-goods-kept = { $seat } pourrait vendre au { $pier }, mais garde ses marchandises.
event-no-buyers = { $seat } a des marchandises pour le { $pier }, mais personne n’y veut de leurs couleurs.
event-no-goods-to-sell = { $seat } n’a rien à vendre au { $pier } ({ $sizes }).
event-market-ended = Tous les quais sont fermés. Qui a vendu au Marché Noir pioche une carte Corruption, puis les salles de Clan versent leur Mécénat.
event-hall-paid = { $seat } reçoit { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
} de Mécénat : { $number ->
    [one] { $number } icône active
   *[other] { $number } icônes actives
} × { $some } dans leur salle.
event-hall-paid-at-once = { $seat } reçoit aussitôt { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
} de Mécénat : { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} × { $some } dans leur salle.
event-final-scoring = Le troisième marché est terminé, et avec lui la partie. Les icônes de l’équipe et des cartes Corruption comptent maintenant, selon qui est dans les salles et le repaire : { $crowd }.
event-gold-earned = { $seat } a gagné { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} par { $number3 ->
    [0] les ventes et { $number2 } par le Mécénat
   *[other] les ventes, { $number2 } par le Mécénat et { $number3 } autrement dans la boutique
}.
event-hand-revealed = { $seat } retourne { $number ->
    [one] sa seule carte Corruption
   *[other] ses { $number } cartes Corruption
}.
event-corruption-revealed = { $seat } avait { $corruption-card }.
event-icons-scored = { $seat } gagne { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
} : { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} de Clan × { $some } dans leur salle.
event-corruption-scored = { $seat } perd { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
} : { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} Corruption × { $some } au repaire.
event-gold-counted = { $seat } finit avec { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} en tout.
event-tie-broken-by-goods = { $seat } a autant d’or que { $mention }, mais plus de marchandises invendues : { $number } contre { $number2 }.
event-tie-broken-by-cards = { $seat } a autant d’or et de marchandises invendues que { $mention }, mais moins de cartes Corruption : { $number } contre { $number2 }.
event-solo-tie = { $seat } égale le Colporteur en or, en marchandises invendues et en cartes Corruption, et cela ne suffit pas.
event-solo-won = { $seat } bat le Colporteur, { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} contre { $number2 }, et remporte la partie.
event-solo-lost = { $seat } ne bat pas le Colporteur, { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} contre { $number2 } : la partie est perdue.
event-game-decided = { $seat } remporte la partie avec { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}.
event-victory-level = { $lineup } partagent la victoire : tous ont { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}, et autant de marchandises invendues et de cartes Corruption.

## Events that earlier versions told

event-rogues-came = Les voyous de cette partie sont les { $rogues } : { $number } au repaire, { $number2 } dans le sac.
event-hourglass-stacked = { $seat } { $number ->
    [1] a son sablier au sommet de la pile et commence
   *[other] a le sablier numéro { $number } de la pile
}.
event-townsfolk-came = Nouvel Habitant sur la Grand Place : « { $townsfolk } », place { $number }.
event-round-began = La manche { $number } commence ; tous les sabliers sont à { $hour }.
event-mouse-moved = La souris de la { $number ->
    [1] première
   *[other] seconde
} aiguille va sur { $hour } : l’aiguille est libre, cette heure est fermée.
event-townsfolk-called = { $seat } recrute « { $townsfolk } » sur la Grand Place, place { $number }.
event-ability-lost = { $seat } ne peut pas profiter de la capacité de « { $townsfolk } » : elle ne trouve rien à faire.
event-townsfolk-hired = { $seat } fait entrer « { $townsfolk } » dans l’équipe comme { $ability }.
event-good-sold = { $seat } vend { $ware } à { $number ->
    [one] { $number } client
   *[other] { $number } clients
} pour { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
}.
event-sponsored = { $seat } a { $number ->
    [one] { $number } icône de Mécénat
   *[other] { $number } icônes de Mécénat
} de la { $hall } et reçoit { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
}.
event-sponsored-at-once = { $seat } reçoit aussitôt { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} de la { $hall }.
event-renown-scored = { $seat } a { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} de Clan de la { $hall } et gagne { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
}.
event-disgrace-scored = { $seat } a { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} Corruption et perd { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
} à cause du repaire.
event-tie-by-goods = { $seat } l’emporte, à or égal, par ses marchandises invendues ({ $number }).
event-tie-by-corruption = { $seat } l’emporte, à or égal, par le plus petit nombre de cartes Corruption ({ $number }).
event-game-won = { $seat } remporte la partie.
event-victory-shared = { $seats } partagent la victoire.

## Help

help-goal = On tient une boutique de la baie, avec un plateau et des règles à elle. À chacune des trois manches, des Aventuriers arrivent sur six bateaux ; on dépense ses heures à produire des marchandises de quatre couleurs et de deux tailles, et on influe sur les clients qui débarquent à chacun des trois quais. Au marché, une marchandise rapporte son prix une fois par client de sa couleur sur le quai : une petite bleue pour trois sorciers, c’est 3 × 4 pièces d’or. Le Mécénat et les icônes de l’équipe rapportent aussi de l’or ; la corruption en coûte à la fin. Après trois manches, le plus riche gagne.
    .title = But du jeu
    .ids = MC-GEN-4 MC-GEN-11 MC-FLOW-1 MC-MARKET-5 MC-SPON-1 MC-END-2 MC-END-3 MC-END-4

help-setup = Chacun joue un marchand différent et commence sans or. Les Habitants de deux types, ou des trois, sont mélangés, et quatre sont visibles sur la Grand Place. Chaque salle de Clan abrite un client. Les 12 autres guerriers, 12 bardes, 8 sorciers et 8 nobles sont dans le sac. La carte Voyous indique combien de voyous les rejoignent et combien commencent dans le repaire. Les sabliers sont empilés au hasard sur 1 h, celui du dessus commence ; celui du Colporteur est tout en haut. Une souris occupe chaque aiguille, et le marqueur de marché est sur 12 h. Pour débuter : Autochtones, Mercenaires et Criminels.
    .title = Mise en place
    .ids = MC-SETUP-2 MC-SETUP-3 MC-SETUP-5 MC-SETUP-6 MC-SETUP-7 MC-SETUP-9 MC-SETUP-10 MC-SETUP-12 MC-SETUP-13 E-58

help-round = Une manche est une journée de quatre phases. Arrivée : deux Aventuriers montent sur chaque bateau. Production : le sablier le plus en retard sur l’horloge joue, jusqu’à ce que tous aient atteint le marqueur de marché ; les bateaux encore en mer conduisent alors leurs clients aux salles et leurs voyous au repaire. Marché : on vend aux trois quais, l’un après l’autre, puis le Mécénat est payé. Le nettoyage prépare le lendemain. Après le troisième marché vient le décompte final. Or, étals, équipes, cartes Corruption et tout ce qui est en boutique restent d’une manche à l’autre.
    .title = Déroulement d’une manche
    .ids = MC-FLOW-1 MC-FLOW-2 MC-ARRIVE-2 MC-ENDP-1 MC-ENDP-3 MC-MARKET-9 MC-CLEAN-9

help-arrival = Au début d’une manche, les six bateaux sont vides et en mer, trois de chaque côté de l’Île du Dragon. Deux Aventuriers tirés du sac montent sur chacun, de gauche à droite. Il y a quatre sortes de clients : les guerriers achètent les marchandises rouges, les bardes les vertes, les sorciers les bleues, les nobles les jaunes. Sorciers et nobles sont plus rares (9 de chaque, contre 13 guerriers et 13 bardes) et paient mieux. Les voyous, gris, n’achètent rien. Avec les Criminels ou les Voleurs, un voyou tiré à ce moment retourne au sac ; avec les Cultistes, il embarque. Le contenu du sac est visible à tout moment.
    .title = Arrivée et Aventuriers
    .ids = MC-GEN-2 MC-ARRIVE-1 MC-ARRIVE-2 MC-ARRIVE-3 MC-ARRIVE-4 MC-ARRIVE-5 E-15

help-turn = Le sablier le plus en retard joue ; sur une même case, celui du dessus. On peut donc jouer plusieurs fois de suite. On déplace sa figurine sur une autre case d’action de sa boutique : jamais celle où elle se trouve, même d’une manche à l’autre. On effectue l’action, que l’on peut choisir si elle est au moins en partie possible. Puis on paie : d’abord les cartes Corruption du coût, ensuite les heures, qui font avancer le sablier. Chaque boutique a les cases Recruter et Utiliser son équipe ; les autres lui sont propres. Si rien n’est possible, une autre case, sauf Recruter, coûte ses heures pour rien. Au marqueur de marché, la manche est finie pour ce joueur.
    .title = Un tour
    .ids = MC-TURN-0 MC-TURN-1 MC-TURN-2 MC-TURN-3 MC-TURN-4 MC-GEN-7 MC-ENDP-1 E-01

help-clock = Une heure fait avancer le sablier d’une case ; en arrivant, il se pose sur ceux qui y sont. Chaque fois qu’il passe 3 h 30, 6 h 30, 9 h 30 ou 11 h 30, on charge les bateaux. À deux places, 9 h 30 et 11 h 30 comptent double ; à trois, seulement 11 h 30 ; le Colporteur occupe une place. La manche 1 commence à 1 h, la 2 à 2 h, la 3 à 3 h. Le marqueur de marché est sur 12 h ; quand les quatre emplacements sont pris, il va juste devant le premier sablier. La production finit quand tous l’ont atteint. Qui l’a dépassé y revient, le plus avancé au-dessus, et vend d’abord.
    .title = Horloge
    .ids = MC-SETUP-11 MC-CLOCK-1 MC-CLOCK-2 MC-CLOCK-3 MC-CLOCK-4 MC-CLOCK-5 MC-CLOCK-6 MC-DOCK-4 MC-DOCK-6 MC-ENDP-1 MC-ENDP-2
    .about = L’icône de 6 h 30 est reconstituée.

help-hands = Une aiguille est une case de plus : l’une est derrière 6 h, l’autre derrière 9 h. Tant qu’une souris l’occupe, elle est fermée. La première est libre aux manches 2 et 3, la seconde à la manche 3 ; les souris vont sur 1 h et 2 h, qu’elles ferment. Depuis 6 h, avec une heure à dépenser, on peut aller sur l’aiguille plutôt qu’à 7 h ; le pas suivant mène à 7 h. On gagne ainsi une heure de travail. En échange, on pioche aussitôt une carte Corruption et on ne charge pas de bateau, car on ne passe pas 6 h 30. Une aiguille vient après son heure et avant la suivante.
    .title = Aiguilles et souris
    .ids = MC-CLOCK-7 MC-CLOCK-8 MC-CLOCK-9 MC-CLOCK-10 MC-CLOCK-11 MC-CLOCK-12 MC-CLEAN-5 MC-CLEAN-6 E-10 E-11 E-13
    .about = La place des aiguilles est reconstituée.

help-boats = Pour charger les bateaux, on tire un Aventurier du sac, puis on le place sur un bateau en mer qui a de la place, d’un côté ou de l’autre. Les voyous embarquent aussi. Un bateau en contient quatre ; qui y place le quatrième doit aussitôt le mettre à quai. Mieux vaut donc choisir un bateau dont on a les marchandises, pour un quai où on peut les vendre, ou gâcher celui des autres avec un voyou. Si le sac est vide, il ne se passe rien. À la fin de la production, les bateaux encore en mer sont vidés : les clients vont dans leurs salles, les voyous au repaire.
    .title = Charger les bateaux
    .ids = MC-SETUP-1 MC-LOAD-1 MC-LOAD-2 MC-LOAD-3 MC-LOAD-4 MC-LOAD-5 MC-ENDP-3 E-14

help-docks = Un bateau plein accoste de son côté : à gauche, à l’emplacement extérieur, qui mène au quai du Bazar, ou intérieur, vers la Grand Place ; à droite, à l’emplacement intérieur, encore vers la Grand Place, ou extérieur, vers le Marché Noir. Tous ses passagers vont sur ce quai, et le bateau vide reste là. La Grand Place peut donc recevoir huit Aventuriers, les deux autres quatre. Quand les deux emplacements d’un côté sont pris, le troisième bateau s’en va : ses clients rejoignent leurs salles, ses voyous le repaire. Les quatre pris, on ne charge plus de bateau et le marqueur de marché avance.
    .title = Emplacements et quais
    .ids = MC-DOCK-1 MC-DOCK-2 MC-DOCK-3 MC-DOCK-4 MC-DOCK-5 MC-DOCK-7 E-66
    .about = Les liaisons entre emplacements et quais sont déduites.

help-goods = Chaque marchand produit des marchandises de quatre couleurs et de deux tailles ; seuls les noms changent. La couleur dit qui achète : rouge, les guerriers ; vert, les bardes ; bleu, les sorciers ; jaune, les nobles. La taille dit où : les grandes au Bazar, les petites à la Grand Place, toutes au Marché Noir. Le prix par client est de 3 pièces d’or pour une petite rouge ou verte, 4 pour une bleue ou jaune ; les grandes valent 6 et 8. La production va de la réserve à l’étal, visible de tous et sans limite. La réserve est limitée : sans pièce, pas de production. Ce qui est vendu y retourne, le reste attend le marché suivant.
    .title = Marchandises et étal
    .ids = MC-GEN-3 MC-GEN-4 MC-GEN-5 MC-GEN-6 MC-MARKET-7 E-85

help-market = On visite les quais de gauche à droite : Bazar (grandes marchandises), Grand Place (petites), Marché Noir (toutes). À chacun, tous vendent tour à tour, le sablier du dessus d’abord : autant de marchandises admises que l’on veut, ou aucune. Chacune rapporte son prix multiplié par le nombre de clients de sa couleur sur ce quai ; sans client, pas de vente. Les clients ne s’épuisent pas : tous comptent pour chaque marchandise et chaque vendeur. Quatre guerriers paient donc 12 pièces d’or par petite rouge. Qui a vendu au Marché Noir pioche ensuite une carte Corruption. Puis les salles paient le Mécénat. Les clients retournent au sac au nettoyage.
    .title = Marché
    .ids = MC-MARKET-1 MC-MARKET-2 MC-MARKET-3 MC-MARKET-4 MC-MARKET-5 MC-MARKET-6 MC-MARKET-7 MC-MARKET-8 MC-MARKET-9 MC-CLEAN-1 E-31

help-halls = Chaque Clan a une salle : guerriers, bardes, sorciers, nobles. Les clients y viennent des bateaux restés sans emplacement ou encore en mer à la fin de la production, ou grâce à un Marin, et y restent toute la partie. Une salle vaut autant de pièces d’or qu’elle a de clients. Les icônes de Mécénat actives de la boutique rapportent cela à chaque phase de marché, après les ventes ; chaque icône compte. Le Mécénat Immédiat le paie une fois, sur-le-champ. Les icônes de Clan rondes de l’équipe et des cartes Corruption le paient au décompte final. Les voyous de ces bateaux vont au repaire : chaque icône Corruption y coûte autant d’or qu’il y a de voyous.
    .title = Salles, repaire et Mécénat
    .ids = MC-SPON-1 MC-SPON-2 MC-SPON-3 MC-SPON-4 MC-DOCK-3 MC-ENDP-3 MC-END-2 MC-ROGUE-3 E-65

help-corruption = On pioche des cartes Corruption comme coût de certaines actions, sur une aiguille, après une vente au Marché Noir, pour certaines cartes Voyous et en boutique. Elles restent secrètes, mais leur nombre est visible. Au décompte final, chacune de leurs icônes Corruption, comme celles de l’équipe, coûte autant d’or qu’il y a de voyous au repaire ; chacune de leurs icônes de Clan rapporte autant d’or que sa salle a de clients. Sur 60 cartes, 24 ont une icône Corruption, 24 deux et une de Clan, 12 quatre et deux de Clan. Le Surveillant et les Autochtones permettent d’en défausser, face cachée.
    .title = Corruption
    .ids = MC-GEN-8 MC-GEN-9 MC-GEN-10 MC-MARKET-8 MC-CLOCK-9 MC-STAFF-2 MC-END-1 MC-END-2 MC-END-3 E-24
    .about = Le contenu des cartes Corruption est reconstitué.

help-rogues = Une carte Voyous vaut pour toute la partie. Les Criminels (2 voyous au repaire, 6 dans le sac) ne font rien. Les Cultistes (1 et 5) viennent aussi à l’arrivée. Avant de vendre à un quai, on peut piocher une carte Corruption pour chaque voyou présent : il compte alors comme un client de chaque couleur pour tout ce que l’on y vend maintenant. Il faut une marchandise d’une taille admise. Voleurs (2 et 5) : qui place un voyou sur un bateau peut piocher une carte Corruption et déplacer un client de ce bateau vers un autre en mer qui a de la place, avant tout accostage. À part cela, les voyous à quai n’achètent rien.
    .title = Carte Voyous
    .ids = MC-ROGUE-1 MC-ROGUE-2 MC-ROGUE-3 MC-ROGUE-4 MC-ROGUE-5 MC-ROGUE-6 MC-ROGUE-7 E-32 E-82
    .about = Le nombre de voyous est reconstitué.

help-plaza = Quatre Habitants sont visibles sur la Grand Place. On en recrute un : sa capacité agit aussitôt, autant que possible. Il prend ensuite une place du plateau d’équipe, libre ou celle d’un équipier qui va sous le paquet ; dès lors, on peut utiliser la capacité de cette place. Enfin, on paie le coût de sa place sur la Grand Place : de gauche à droite 2 heures et une carte Corruption, 2 heures, 1 heure et une carte Corruption, 1 heure. Les autres glissent vers la droite et un nouveau arrive à gauche. Attendre les rend donc moins chers, si personne ne les prend ; à la fin d’une manche, le dernier à droite part.
    .title = Grand Place et recrutement
    .ids = MC-RECRUIT-1 MC-RECRUIT-2 MC-RECRUIT-3 MC-RECRUIT-4 MC-RECRUIT-5 MC-RECRUIT-6 MC-RECRUIT-7 MC-RECRUIT-8 MC-CLEAN-2 E-80
    .about = Les coûts sont reconstitués.

help-townsfolk = De trois types de douze cartes, deux ou tous sont en jeu. Les Autochtones permettent de défausser une de ses cartes Corruption, certains jusqu’à trois, et ont beaucoup d’icônes de Clan. Les Mercenaires apportent une marchandise précise de la réserve à l’étal, mais certains ont des icônes Corruption. Les Marins déplacent des Aventuriers : un du sac sur un bateau, ou un d’un bateau vers un quai, vers sa salle (clients seulement), dans le sac ou sur un autre bateau en mer. La capacité agit une fois, au recrutement, et il faut l’utiliser si possible ; le reste est perdu. Les icônes comptent à la fin.
    .title = Habitants
    .ids = MC-TOWN-1 MC-TOWN-2 MC-TOWN-3 MC-TOWN-4 MC-TOWN-5 MC-TOWN-6 MC-TOWN-7 MC-TOWN-8 MC-TOWN-9 MC-TOWN-10 MC-RECRUIT-8 E-30
    .about = Icônes et effets par carte sont reconstitués.

help-staff = Le plateau d’équipe a quatre places, chacune avec une capacité propre au marchand ; la dernière est toujours le Surveillant. Un Habitant recruté rend utilisable la capacité de sa place, à partir d’un tour suivant. L’action Utiliser son équipe, en général pour 2 heures, emploie une ou plusieurs capacités pourvues, chacune une fois au plus, dans l’ordre voulu ; chacune s’achève avant la suivante. Une équipe complète fait donc quatre choses en une action. Le Surveillant défausse une carte Corruption. On peut choisir une capacité même sans effet. À la fin, les icônes des cartes de l’équipe comptent ; pas celles des cartes remplacées.
    .title = Équipe
    .ids = MC-STAFF-1 MC-STAFF-2 MC-RECRUIT-3 MC-RECRUIT-8 MC-END-2 E-71 E-73 E-95

help-cleanup = Après les manches 1 et 2 : tous les Aventuriers des quais retournent au sac ; ceux des salles et du repaire restent. L’Habitant à droite de la Grand Place va sous le paquet, les autres glissent et un nouveau arrive. Les bateaux, vides, reprennent la mer. Certaines boutiques ont à faire. Une souris passe d’une aiguille à la plus petite heure, ce qui libère l’aiguille. La pile de sabliers va, dans le même ordre, sur la première heure sans souris : l’ordre des dernières ventes devient celui des premiers tours. Le marqueur de marché revient sur 12 h. Tout le reste demeure. Après la manche 3, il n’y a pas de nettoyage.
    .title = Nettoyage
    .ids = MC-CLEAN-1 MC-CLEAN-2 MC-CLEAN-3 MC-CLEAN-4 MC-CLEAN-5 MC-CLEAN-6 MC-CLEAN-7 MC-CLEAN-8 MC-CLEAN-9 MC-FLOW-2

help-end = Après le troisième marché, toutes les cartes Corruption sont révélées. Chaque icône de Clan des cartes de l’équipe et des cartes Corruption rapporte autant d’or que sa salle a de clients. Chacune de leurs icônes Corruption coûte autant d’or qu’il y a de voyous au repaire ; on peut même finir au-dessous de 0. Le plus riche gagne. À égalité, le plus de marchandises invendues sur l’étal l’emporte, puis le moins de cartes Corruption ; sinon, la victoire est partagée. En solitaire, il faut devancer le Colporteur : l’égalité parfaite ne suffit pas.
    .title = Décompte final
    .ids = MC-END-1 MC-END-2 MC-END-3 MC-END-4 MC-END-5 MC-PEDDLER-39 E-62 E-63 E-92

# Ce qu’un choix apporte.

gain-gold = or
gain-corruption = { $number ->
    [one] carte Corruption
   *[other] cartes Corruption
}
gain-staff = équipe
gain-turns = { $number ->
    [one] tour avant le marché
   *[other] tours avant le marché
}
    .gone = termine votre manche : plus aucun tour avant le marché
gain-hours = { $number ->
    [one] heure dépensée
   *[other] heures dépensées
}
gain-good = { $it }
gain-colour = mécénat ({ $it })
gain-ichors = { $number ->
    [one] ichor aux déchets
   *[other] ichors aux déchets
}
## Why something cannot be chosen

why-merchant-taken = { $seat } joue déjà ce marchand.
why-figure-stands-there = La figurine s’y trouve, et elle ne peut pas y rester.
why-plaza-empty = La Grand Place est vide : il n’y a personne à recruter.
why-no-staff = L’équipe est vide : il faut d’abord recruter.
why-staff-place-free = Personne n’occupe cette place de l’équipe.
why-staff-used-already = Cette capacité a déjà servi ; chacune ne sert qu’une fois.
why-boat-docked = Ce bateau a accosté ; on n’embarque qu’en mer.
why-boat-away = Ce bateau est parti pour le reste de la manche.
why-boat-full = Ce bateau est plein : ils sont { $number } à bord.
why-boat-same = Il faut un autre bateau que celui d’origine.
why-dock-other-side = Un bateau n’accoste que de son côté de l’île.
why-dock-taken = Un bateau occupe déjà cet emplacement.
why-not-aboard = Personne de cette sorte n’est à bord de ce bateau.
why-rogue-without-hall = Les voyous n’ont pas de salle ; seuls les clients y vont.
why-no-other-boat = Aucun autre bateau en mer n’a de place libre.
why-only-customers-robbed = Les Voleurs n’emmènent que des clients, jamais de voyou.
why-other-boat-robbed = Les Voleurs n’emmènent qu’un client du { $boat }, où le voyou est monté.
why-no-corruption-card = Cela coûte une carte Corruption, et il n’en reste aucune à piocher.
why-no-cultists = Les voyous n’achètent que si les Cultistes sont en jeu.
why-no-rogue-there = Au { $pier }, il ne reste aucun voyou à rallier.
why-no-good-for-pier = L’étal n’a rien qui se vende au { $pier }.
why-not-on-stall = Il n’y en a pas sur l’étal.
why-wrong-size = Au { $pier }, on ne vend que ceci : { $sizes }.
why-no-customer = Il faut { $adventurer } pour l’acheter, et il n’y en a aucun au { $pier }.
why-good-passed-over = Cette marchandise a été laissée de côté et une autre vendue depuis : annuler cette vente pour vendre les deux.
why-card-passed-over = Cette carte a été gardée et une autre défaussée depuis : annuler cette défausse pour défausser les deux.
why-same-icons = Elle a les mêmes icônes qu’une autre carte qui peut être choisie.
why-not-in-supply = Il n’en reste plus en réserve.
why-spaces-later = On choisit une case d’action au début du tour ; il faut d’abord répondre à la question posée.
why-townsfolk-later = On recrute les Habitants de la Grand Place par l’action Recruter.
why-staff-later = Les capacités de l’équipe servent par l’action Utiliser son équipe.
why-boats-later = On embarque quand un sablier passe une demi-heure avec des Aventuriers, ou grâce aux Marins que l’on recrute.
why-docks-later = Un bateau accoste dès qu’ils sont quatre à bord.
why-piers-later = Au marché, on vend à un quai après l’autre, de gauche à droite.
why-goods-later = Les marchandises de l’étal se vendent au marché.
why-clock-by-itself = Les sabliers avancent des heures que coûtent les actions.
why-cards-later = On défausse des cartes Corruption quand un Autochtone ou le Surveillant de l’équipe le permet.
why-shop-later = Cela fait partie d’une action de la boutique : il faut d’abord choisir sa case, au début d’un tour.

## Marks on the chart

mark-round-opened = Manche { $number }

# Ce que disent les fiches du plateau : à quoi sert chaque élément.

about-boat = Il a quatre places. Qui fait monter le quatrième accoste aussitôt, et tous à bord vont au quai de cet emplacement.
    .topic = boats

about-adventurer = Un client. Les guerriers achètent le rouge, les bardes le vert, les sorciers le bleu, les nobles le jaune ; chacun au quai fait monter le prix.
    .topic = arrival

about-rogue = Les voyous n’achètent rien, mais prennent de la place à bord et aux quais. Au repaire, ils rendent la corruption plus coûteuse à la fin.
    .topic = rogues

about-bag = Les aventuriers à venir. Chacun peut savoir qui s’y trouve ; qui charge un bateau en tire un.
    .topic = arrival

about-dock = Un bateau plein accoste ici, et tous ses passagers vont au quai. Quand tous les emplacements sont pris, le marché vient plus tôt.
    .topic = docks

about-pier = Pendant le marché, on vend ici les marchandises des tailles indiquées, au prix multiplié par les clients de leur couleur.
    .topic = market

about-black-market = On vend ici des marchandises des deux tailles. Mais qui vend ici pioche une carte Corruption après le marché : chacune de ses icônes coûte à la fin l’or des voyous au repaire.
    .topic = market

about-sale = Ce que cette marchandise rapporte ici : son prix, une fois par client de sa couleur. Les clients restent là.
    .topic = market

about-hall = Ses clients valent de l’or : les icônes de Mécénat actives en paient autant à chaque marché, les icônes de Clan à la fin.
    .topic = halls

about-lair = Chaque icône Corruption coûte à la fin autant d’or qu’il y a de voyous ici.
    .topic = halls

about-rogues = Cette carte vaut pour toute la partie. Elle dit combien il y a de voyous et ce qu’ils font.
    .topic = rogues

about-hour = Chaque heure d’une action avance le sablier d’une case. Le plus en arrière joue le tour suivant.
    .topic = clock

about-hand = Une aiguille est une case de plus : une heure de travail en plus, contre une carte Corruption. Une souris la ferme.
    .topic = hands

about-half-past = Qui dépasse cette heure charge les bateaux : on tire un aventurier et on lui choisit un bateau.
    .topic = boats

about-marker = Quand tous les sabliers sont arrivés ici, le marché commence.
    .topic = clock

about-townsfolk = On les engage par l’action Recruter : leur capacité agit aussitôt, puis ils prennent une place de l’équipe. À la fin, les icônes de Clan rapportent de l’or, les icônes Corruption en coûtent.
    .topic = plaza

about-townsfolk-deck = Les habitants à venir. Un nouveau arrive sur la Grand Place après chaque recrutement.
    .topic = plaza

about-corruption-deck = Les cartes Corruption se piochent comme prix de certaines actions. Les autres ne voient pas lesquelles.
    .topic = corruption

about-corruption-discard = Les cartes Corruption dont quelqu’un s’est débarrassé.
    .topic = corruption

about-corruption = À la fin, chaque icône Corruption coûte autant que le repaire a de voyous ; chaque icône de Clan rapporte autant que sa salle a de clients.
    .topic = corruption

about-recruit = On choisit un habitant de la Grand Place : son pouvoir agit aussitôt, et il rejoint l’équipe.
    .topic = plaza

about-use-staff = On utilise en une action autant de pouvoirs occupés que l’on veut, chacun une fois.
    .topic = staff

about-staff = Une recrue placée ici rend ce pouvoir utilisable, par l’action Utiliser son équipe.
    .topic = staff

about-good = Sa couleur dit qui l’achète, sa taille à quel quai. Elle rapporte son prix une fois par client.
    .topic = goods

about-sponsorship = Chaque icône active rapporte à chaque marché autant d’or que sa salle a de clients.
    .topic = halls

about-gold = Le plus d’or à la fin l’emporte. Il vient des ventes, du Mécénat et des icônes.
    .topic = end

# What a payment is for, in the sums of turns and rounds.

pay-ware-sold = Ventes
pay-hall-paid = Mécénat
pay-hall-paid-at-once = Mécénat
pay-icons-scored = Icônes de Clan
pay-corruption-scored = Corruption
