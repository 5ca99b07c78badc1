# The Peddler in French, never "vous". A player's name only ever begins a sentence, as the Peddler's has an article.
# A narrow no-break space (U+202F) stands before : ; ! ? and inside « ».

## Things

errand-recruit = recruter un Habitant et tirer deux Aventuriers
errand-goods-1 = obtenir { $first }
errand-goods-2 = obtenir { $first } et { $second }
errand-card-1 = obtenir : { $first }
errand-card-2 = obtenir : { $first }, { $second }
errand-sponsorship = toucher 2 pièces d’or pour chaque client de la salle des { $hall ->
    [red] guerriers
    [green] bardes
    [blue] sorciers
   *[yellow] nobles
}
side-left = gauche
side-right = droite
depth-inner = intérieur
depth-outer = extérieur
spot-left-outer = gauche, extérieur
spot-left-inner = gauche, intérieur
spot-right-inner = droite, intérieur
spot-right-outer = droite, extérieur
manner = { $times ->
    [1] une fois
    [2] deux fois
   *[other] { $times } fois
} ({ $spot })

## The board

board-peddler = Colporteur
board-goods-of = Marchandises de
board-row = Étal, de gauche à droite
board-pool = Réserve de clients
board-few-goods = Marchandises avec lesquelles il prend une aiguille
board-takes-hands = Prend les aiguilles
board-decisive = Place décisive de l’étal
board-next-aboard = Prochain à bord, place des clients
board-icon-places = Cases de la Réserve de clients avec l’icône client
board-left-card = Case de gauche
board-right-card = Case de droite
board-errand = Prochaine action
board-kind = Action
board-recruit-and-draw = recruter et tirer
board-obtain-goods = obtenir des marchandises
board-sponsorship = Mécénat
board-goods = Marchandises
board-hall = Salle
board-half = Moitié du plateau
board-left = gauche
board-right = droite
board-deck = Cartes dans le paquet
board-discard = Cartes défaussées
board-inner = intérieur
board-outer = extérieur
board-how-often = Nombre
board-next-card = carte suivante
board-together = Les deux moitiés ensemble
board-where = Moitié du plateau, et intérieur ou extérieur
board-says-recruit = Je recruterai sur la moitié { $half ->
    [left] gauche
   *[right] droite
} et tirerai deux Aventuriers.
board-says-goods = Pour mon étal : { $goods }.
board-says-sponsorship = Je toucherai { $gold } pièces d’or par client de la salle des { $hall ->
    [red] guerriers
    [green] bardes
    [blue] sorciers
   *[yellow] nobles
}.
board-says-later = Ma carte suivante dira le nombre.
board-says-now = À présent { $times ->
    [1] une fois
    [2] deux fois
   *[other] { $times } fois
} : { $side ->
    [left] gauche
   *[right] droite
}, { $depth ->
    [inner] intérieur
   *[outer] extérieur
}.
board-says-nothing = Ma première carte du jour est encore à venir.
board-last-errand = Dernière action
board-recruited = Recrues
board-nobody-recruited = personne encore
board-up-to-few = jusqu’à { $few } : prend l’aiguille
board-beyond-few = au-delà : non
board-hand-limit = Avec { $few } marchandises au plus sur son étal, il prend une aiguille libre ; avec plus, non.
board-from-the-right = Pour les bateaux, il passe en revue ses marchandises en partant de la droite : la première dont un client de la Réserve a la couleur envoie ce client.
board-aboard-next = Embarquera le prochain
board-from-the-bag = Personne dans la Réserve de clients ne convient : le prochain à embarquer viendra du sac
board-nozama = Nozama
board-customer-icon = Complétée avec un client au début d’une manche

## Events

event-goods-borrowed = { $seat } vend les marchandises d’un marchand que personne ne joue : { $merchant }.
event-hard-cards = { $seat } joue au niveau difficile : { $number } de ses cartes cèdent la place à de plus dures.
event-cards-shuffled = { $seat } reçoit un nouveau paquet mélangé de { $number } cartes, qui disent ce qu’il fait.
event-errand-foreseen = { $seat } pose sa première carte du jour, et sa prochaine action est donc connue : { $errand } (moitié { $side } de la crique).
event-errand-set = { $seat } retourne une deuxième carte et accomplit son action { $manner } : { $errand }. Coût : { $cost }.
event-errand-next = { $seat } garde la deuxième carte ; voilà sa prochaine action : { $errand } (moitié { $side } de la crique).
event-rogues-refused = { $seat } ne prend que des clients dans sa Réserve au début du jour ; { $number ->
    [one] { $number } voyou tiré retourne
   *[other] { $number } voyous tirés retournent
} dans le sac.
event-recruited-there = { $seat } recrute là où ses deux cartes l’indiquent sur la Grand Place ({ $spot }) : « { $townsfolk } », non pour sa capacité, mais pour ce qui compte à la fin : { $icons }.
event-recruited-nearest = { $seat } ne trouve personne là où ses deux cartes l’indiquent sur la Grand Place ({ $spot }) et recrute au plus près « { $townsfolk } », seulement pour ce qui compte à la fin : { $icons }.
event-nobody-to-recruit = { $seat } trouve la Grand Place vide et ne recrute personne.
event-joined-pool = { $seat } tire { $adventurer } du sac pour sa Réserve de clients.
event-pool-full = { $seat } n’a plus de place dans sa Réserve de clients : au lieu de tirer un Aventurier, il défausse une carte Corruption au hasard.
event-good-obtained = { $seat } obtient { $ware } pour son étal.
event-stall-full = { $seat } n’a plus de place sur son étal pour { $ware } : il tire à la place un Aventurier pour sa Réserve de clients.
event-good-not-left = { $seat } ne peut pas obtenir { $ware } : il n’en reste plus.
event-hand-taken = { $seat } va sur l’aiguille : avec { $number2 } marchandises au plus sur son étal, il le fait toujours, et il en a { $number }.
event-hand-avoided = { $seat } évite l’aiguille : avec plus de { $number2 } marchandises sur son étal, il le fait toujours, et il en a { $number }.
event-picked-for-good = { $seat } cherche qui envoyer à bord. Depuis la droite de son étal, la première marchandise qui a un client dans sa Réserve est { $ware } : il envoie { $adventurer }.
event-picked-rogue = { $seat } cherche qui envoyer à bord. Aucune marchandise de son étal n’a de client dans sa Réserve : il en envoie un voyou.
event-picked-nobody = { $seat } cherche qui envoyer à bord. Sa Réserve n’a ni client pour ses marchandises ni voyou : il puise dans le sac.
event-loaded-by-icons = { $seat } place { $adventurer } sur le bateau en mer le plus proche de l’endroit qu’indiquent ses deux cartes ({ $spot }) : le { $boat }.
event-loaded-across = { $seat } ne trouve aucun bateau en mer du côté qu’indiquent ses deux cartes ({ $spot }) et place { $adventurer } sur le { $boat }.
event-steered-by-icon = { $seat } a rempli le { $boat } et suit sa deuxième carte vers l’emplacement { $depth }.
event-steered-aside = { $seat } a rempli le { $boat } ; sa deuxième carte indique { $depth }, mais cet emplacement est pris : ce sera l’autre.
event-pool-paid = { $seat } reçoit { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
} de Mécénat pour sa Réserve de clients : { $some } × { $number } dans leur salle.

## Events that earlier versions told

event-errand-decided = { $seat } retourne la deuxième carte ({ $spot }) : { $errand }{ $number ->
    [1] {""}
    [2] , deux fois
   *[other] , { $number } fois
}.
event-recruited-by-icons = { $seat } suit ses icônes ({ $spot }) et recrute « { $townsfolk } » sur la Grand Place, place { $number }, pour les seules icônes de la carte.
event-recruited-nearby = { $seat } ne trouve personne à l’endroit de ses icônes ({ $spot }) et recrute au plus près, place { $number } : « { $townsfolk } », pour les seules icônes de la carte.
event-hand-wanted = { $seat } { $number ->
    [0] n’a aucune marchandise
    [one] n’a que { $number } marchandise
   *[other] n’a que { $number } marchandises
} sur son étal et choisit donc l’aiguille.
event-hand-shunned = { $seat } a assez de marchandises sur son étal ({ $number }) pour éviter l’aiguille.

## Help

help-peddler = Seul, on joue contre le Colporteur ; à deux, il peut se joindre à la partie. Ses cartes jouent pour lui. Il vend les marchandises d’un marchand inutilisé, compte comme une place pour l’horloge et commence au-dessus des sabliers. À son tour, une carte vient dans la case de gauche. La moitié gauche de la carte de droite dit l’action, le côté et une part du coût ; la moitié droite de l’autre dit combien de fois, intérieur ou extérieur, et le reste du coût, payé une fois, les heures d’abord. Puis la carte de gauche passe à droite : on voit ainsi l’action suivante. Le niveau difficile change 4 des 16 cartes. Seul, il faut le devancer pour gagner.
    .title = Colporteur
    .ids = MC-PEDDLER-1 MC-PEDDLER-2 MC-PEDDLER-4 MC-PEDDLER-5 MC-PEDDLER-10 MC-PEDDLER-11 MC-PEDDLER-12 MC-PEDDLER-13 MC-PEDDLER-14 MC-PEDDLER-39 E-92
    .about = Le détail des cartes est reconstitué.
help-peddler_errands = Recruter et tirer : le Colporteur prend l’Habitant que désignent ses icônes, de gauche extérieur (place 1) à droite extérieur (place 4), pour ses seules icônes à la fin, puis tire deux Aventuriers pour sa Réserve de clients de 6 cases. Pour chacun qui n’y trouve pas de place, il défausse au hasard une carte Corruption. Obtenir des marchandises : elles vont aux premières cases libres de son étal, qui en a 6 ; sans place, un Aventurier vient dans sa Réserve ; ce qui manque est perdu. Mécénat : aussitôt 2 pièces d’or par client de la salle indiquée. Sur l’horloge, il prend une aiguille libre s’il a au plus 3 marchandises sur son étal.
    .title = Les actions du Colporteur
    .ids = MC-PEDDLER-6 MC-PEDDLER-7 MC-PEDDLER-15 MC-PEDDLER-16 MC-PEDDLER-18 MC-PEDDLER-19 MC-PEDDLER-20 MC-PEDDLER-21 MC-PEDDLER-22 E-84
help-peddler_boats = Quand le Colporteur charge les bateaux, son étal décide : en partant de la droite, la première marchandise dont un client de sa Réserve a la couleur envoie ce client. Sinon, c’est un voyou de la Réserve ; sinon, on tire quelqu’un du sac. Les icônes désignent le bateau : de leur côté, celui en mer le plus à l’extérieur ou à l’intérieur ; s’il n’y en a pas, de même de l’autre côté. Un bateau plein accoste de son propre côté, à l’extérieur ou à l’intérieur selon l’icône, ou à l’autre emplacement si celui-là est pris. Puis la Réserve glisse vers la gauche. Le Colporteur ne se sert jamais des Voleurs.
    .title = Le Colporteur et les bateaux
    .ids = MC-PEDDLER-24 MC-PEDDLER-25 MC-PEDDLER-26 MC-PEDDLER-27 MC-PEDDLER-28 MC-PEDDLER-29 MC-PEDDLER-30 MC-PEDDLER-37 E-91
help-peddler_market = À chaque quai, le Colporteur vend tout ce qui trouve un client, même si un quai suivant paierait mieux ; avec les Cultistes, il rallie d’abord chaque voyou s’il a une marchandise de la bonne taille. Ce qui reste garde sa place, et de nouvelles marchandises comblent les trous. Ensuite, chaque client de sa Réserve rapporte autant de pièces d’or qu’il y a de clients dans la salle de sa couleur ; les voyous ne rapportent rien, et tous restent. Au début de la manche suivante, les quatre cases de gauche de la Réserve sont complétées avec des clients, et ses cartes forment un nouveau paquet. Personne ne voit ses cartes Corruption avant la fin.
    .title = Le Colporteur au marché
    .ids = MC-PEDDLER-9 MC-PEDDLER-32 MC-PEDDLER-33 MC-PEDDLER-34 MC-PEDDLER-35 MC-PEDDLER-36 MC-PEDDLER-38 MC-PEDDLER-40

# Ce que disent les fiches du plateau : à quoi sert chaque élément.

about-peddler = Personne ne joue le Colporteur : ses cartes s’en chargent. Il vend les marchandises d’un marchand absent, et il peut gagner.
    .topic = peddler

about-errand = La moitié gauche de la carte de droite dit quoi et où ; la moitié droite de la carte de gauche combien de fois, intérieur ou extérieur.
    .topic = peddler_errands

about-errand-deck = À chacun de ses tours, une carte arrive sur la case de gauche, et la précédente passe à droite.
    .topic = peddler

about-row = Ses marchandises, posées depuis la gauche. Pour les bateaux, il les parcourt depuis la droite : la première qui a un client décide.
    .topic = peddler_boats

about-pool = Ses propres aventuriers. Il les envoie d’ici vers les bateaux, et ses clients rapportent de l’or à chaque marché.
    .topic = peddler_boats

about-recruited = Les habitants qu’il a recrutés. Seules leurs icônes comptent, à la fin.
    .topic = peddler_errands

about-hand-limit = Peu de marchandises à l’étal : il prend une aiguille libre et travaille donc plus longtemps.
    .topic = peddler

# What a payment is for, in the sums of turns and rounds.

pay-pool-paid = Mécénat
