# Carthago: Merchants & Guilds in French: questions and options in the infinitive, never "vous".
# A narrow no-break space (U+202F) stands before : ; ! ? and inside « ».

## The box

pitch = Cartes à usages multiples, navires et sièges de guilde à Carthage : à la fin, les sièges se multiplient par les navires.

# The aim, the turn and the end, on one card.
aim-goal = Multiplier : on marque ses sièges de guilde fois ses navires ; les tuiles Réussite s’y ajoutent.
aim-turn = Choisir une case action et la payer en cartes : marché, résidence, quais ou livraison. Chaque carte est une action, une marchandise ou des pièces.
aim-end = Après trois décennies de cinq manches ; le plus de points l’emporte.

# How far the end is.
ending-now = Décennie { $decade } sur III, manche { $round } sur { $rounds }
ending-left = La partie finit après la décennie III : { $left ->
    [one] c’est la dernière manche.
   *[other] il reste { $left } manches.
}

## Things

card = la carte { $good } { $coin } ({ $action })
card-hidden = une carte Commerce
# Read by the sentences about cards that are dealt, and never shown.
dealt-hidden = unseen
base-card = la carte de base { $action }
ship = « { $good } » (revenu { $coin }, { $effect })
ship-hidden = inconnu
dock = quai { $number }
warship-place = quai { $number } du port de guerre
plain-card = { $good } { $coin } ({ $action })
more-cards = { $number ->
    [one] { $number } autre carte
   *[other] { $number } autres cartes
}
where-ship = au quai { $number }, près du navire { $ship }
where-dock = au quai { $number }
where-warship-harbour = au quai { $number } du port de guerre
where-anchor = sur l’ancre
whence-dock = du quai { $number }
whence-warship-harbour = du quai { $number } du port de guerre
whence-anchor = de l’ancre
guild-seat = siège { $code }
purchase-seat = le { $seat }
purchase-forum = une place au forum
purchase-tile = la tuile « { $tile } »
basis-guild-hall-1 = { $number ->
    [one] { $number } disque
   *[other] { $number } disques
} au forum
basis-achievement-tiles = { $number ->
    [one] { $number } disque
   *[other] { $number } disques
} sur des tuiles
basis-residence-1 = { $number ->
    [one] { $number } case libérée
   *[other] { $number } cases libérées
} de la résidence
basis-guild-hall-2 = { $number ->
    [one] un seul petit siège
   *[other] un groupe de { $number } petits sièges
}
basis-victory-points = les places de { $number ->
    [one] { $number } disque
   *[other] { $number } disques
} sur des tuiles
basis-ship-cards = les séries de { $number ->
    [one] { $number } navire
   *[other] { $number } navires
}
basis-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} en main
basis-residence-2 = { $number ->
    [one] { $number } disque disponible
   *[other] { $number } disques disponibles
}
basis-goods = les séries de { $number ->
    [one] { $number } carte Commerce
   *[other] { $number } cartes Commerce
} en main
decade = { $numeral }
good-dyes = teinture
good-oils = huile
good-glass = verre
good-cedar = cèdre
good-jewelry = bijoux
space-market = Marché
space-residence = Résidence
space-trading-dock = Quai de commerce
space-warship-dock = Quai de guerre
space-harbour-delivery = Livraison au port
column-left = colonne de gauche
column-middle = colonne du milieu
column-right = colonne de droite
tile-guild-hall-1 = Hôtel de ville 1
tile-achievement-tiles = Réussites
tile-residence-1 = Résidence 1
tile-guild-hall-2 = Hôtel de ville 2
tile-victory-points = Points de victoire
tile-ship-cards = Navires
tile-coins = Pièces
tile-residence-2 = Résidence 2
tile-goods = Marchandises
tile-text-guild-hall-1 = 4 points par disque au forum.
tile-text-achievement-tiles = 2 points par disque sur l’une de ces tuiles.
tile-text-residence-1 = 3 points par case libérée de la résidence.
tile-text-guild-hall-2 = 3 points par disque de son plus grand groupe de petits sièges.
tile-text-victory-points = 7/6/5 points par disque sur la case 1/2/3 d’une tuile.
tile-text-ship-cards = Navires, égaux ou différents : 2/3/4/5 valent 1/3/6/10.
tile-text-coins = 1 point pour 3 pièces sur les cartes Commerce en main.
tile-text-residence-2 = 3 points par disque disponible.
tile-text-goods = Main, séries égales ou différentes : 2/3/4/5 valent 1/2/4/7.
line-product = sièges × navires
    .how = Tous les sièges de guilde fois tous les navires, actifs ou non.
line-guild-hall-1 = Hôtel de ville 1
    .how = { tile-text-guild-hall-1 }
line-achievement-tiles = Réussites
    .how = 2 points par disque sur les tuiles Réussite, celle-ci comprise.
line-residence-1 = Résidence 1
    .how = { tile-text-residence-1 }
line-guild-hall-2 = Hôtel de ville 2
    .how = { tile-text-guild-hall-2 }
line-victory-points = Points de victoire
    .how = 7, 6 ou 5 points pour chaque disque sur la 1re, 2e ou 3e case d’une tuile.
line-ship-cards = Navires
    .how = Séries de navires, marchandises identiques ou différentes : 1, 3, 6 ou 10 points pour 2, 3, 4 ou 5 navires.
line-coins = Pièces
    .how = { tile-text-coins }
line-residence-2 = Résidence 2
    .how = { tile-text-residence-2 }
line-goods = Marchandises
    .how = Séries de cartes Commerce en main, marchandises identiques ou différentes : 1, 2, 4 ou 7 points pour 2, 3, 4 ou 5 cartes.
option-name-set_scoring = Séries de marchandises différentes (tuiles « Navires » et « Marchandises »)
option-name-set_scoring-each_set = chaque série compte
option-name-set_scoring-largest_different_only = seule la plus grande série compte
option-name-vp_tile_scope = La tuile « Points de victoire » compte
option-name-vp_tile_scope-all_positions = les disques sur toutes les tuiles
option-name-vp_tile_scope-this_tile_only = le disque sur cette tuile seulement
option-name-column_seat = Un siège pour une colonne vidée de la résidence
option-name-column_seat-any_column = pour chaque colonne
option-name-column_seat-right_column_only = pour la colonne de droite seulement
option-name-setup_disc_source = Le disque placé avant la partie vient
option-name-setup_disc_source-residence_top_disc = de la résidence
option-name-setup_disc_source-available_disc = des disques disponibles

## The board

board-decade = Décennie
board-round = Manche
board-start-player = Premier joueur
board-actions = Roue d’actions
board-action = Action
board-discs = Disques
board-cost = cartes
board-cards = Cartes
board-marker = Marqueur de guilde
board-neutral = disque neutre
board-trading-harbour = Port de commerce
board-warship-harbour = Port de guerre
board-dock = Quai
board-anchor = Ancre
board-outside = Au large
board-ship = Navire
board-effect = Effet
board-expedition = Expédition
board-ship-pile = Pioche Navires
board-trade-pile = Pioche Commerce
board-discard = Défausse
board-market = Marché
board-guild-hall = Hôtel de ville
board-forum = Forum
board-covered = couvert
board-tiles = Tuiles Réussite
board-tile = Tuile
board-points = Points
board-full = complète
board-price = Prix
board-residence = Résidence
board-hand = Main
board-own-secret = cartes cachées aux autres
board-left = Cartes à gauche
board-right = Cartes à droite
board-available = Disques disponibles
board-strength = Force
board-bonus-seats = Sièges bonus
board-guild-seats = Sièges
board-ships = Navires
board-active = Actifs
board-inactive = Inactifs
board-coins = Pièces
board-danger = Danger
board-players = Marchands
board-player = Marchand
board-empty = vide
board-payment = Paiement
board-missing-cards = { $number ->
    [one] il manque { $number } carte
   *[other] il manque { $number } cartes
}
board-missing-coins = { $number ->
    [one] il manque { $number } pièce
   *[other] il manque { $number } pièces
}
board-ship-active = actif
board-ship-inactive = inactif
board-warship-dock = Quai
cards-played = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
board-confirm = Payer
board-paid-enough = Le compte y est : payez, ou reposez d’abord une carte.
board-pays-not-together = Cette carte ne va pas avec celles qui sont prises : reposez d’abord l’une d’elles.
board-pays-not-cards = Une fois cette carte payée, ni l’action ni une action de guilde ne serait plus possible.
board-pays-not-goods = Avec cette carte, il n’y a pas assez de cartes d’une même marchandise que demande cette colonne.
board-pays-not-coins = Cette carte serait de trop : les autres paient sans elle.
board-seat = Siège de guilde
board-reconstructed = valeur reconstituée
board-goods = Marchandises
board-effects = Effets des navires
board-signs = Autres symboles
board-base-card = Carte de base
board-carry-out = Faire ; carte choisie
board-go-on = Continuer
board-leave = Passer ; fermer

## Questions

prompt-over = La partie est terminée.
prompt-start-disc = { $seat } : avant la partie, un disque peut aller à quai gratuitement, pour gagner plus tard un navire. De quelle colonne ? Pour une première partie, toutes conviennent.
prompt-start-dock = { $seat } : à quel quai ? Près d’un navire, une livraison de sa marchandise le gagnera ; du port de guerre partira une expédition.
prompt-take-turn = { $seat } : { $only ->
    [pass] les cartes en main ne paient aucune case action utile. Utiliser { $effects } avant de passer ?
   *[none] choisir une case action et la payer en cartes, ou passer.
}
prompt-pay-left = { $seat } : quelle carte paie l’action { $space } ? Elle reste à gauche de la résidence jusqu’à la décennie suivante.
prompt-pay-right = { $seat } : encore { $due ->
    [one] { $due } carte quelconque
   *[other] { $due } cartes quelconques
} pour les autres disques sur la case { $space }, jusqu’à la décennie suivante{ $due ->
    [one] .
   *[other]  ; dans la liste, de la carte la plus basse à la plus haute.
}
prompt-before-main = { $seat } : { $only ->
    [main] effectuer l’action { $space }, ou utiliser d’abord { $effects } ?
    [pass] l’action { $space } est impossible pour l’instant. Utiliser { $effects } avant de continuer ?
   *[none] effectuer l’action { $space } ?
}
prompt-take-card = { $seat } : prendre une carte du marché ou la carte du dessus de la pioche.
prompt-swap-cards = { $seat } : { $only ->
    [pass] il n’y a rien à échanger. Utiliser { $effects } avant de continuer ?
   *[none] échanger une carte Commerce de la main contre une carte du marché ?
}
prompt-receive-card = { $seat } : quelle carte prendre contre { $given } ?
prompt-reactivate = { $seat } : { $only ->
    [ship] utiliser { $effects } avant de réactiver le navire ?
    [go-on] utiliser { $effects } avant la fin de l’action Marché ?
   *[none] réactiver un navire inactif.
}
prompt-choose-column = { $seat } : de quelle colonne libérer un disque ?
prompt-pay-goods = { $seat } : payer { $begun ->
    [yes] encore { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }
   *[no] { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }
} pour la { $column }{ $uses ->
    [none] { "" }
   *[other] { " " }avec { $uses }
}{ $due ->
    [one] .
   *[other]  ; dans la liste, de la carte la plus basse à la plus haute.
}
prompt-take-dock = { $seat } : à quel quai placer le disque ? Il y reste quand les navires avancent.
prompt-take-warship-dock = { $seat } : à quel quai du port de guerre placer le disque ?
prompt-choose-delivery = { $seat } : { $first ->
    [no] livrer aussi dans l’autre port ?
   *[yes] où livrer ?
}
prompt-deliver-good = { $seat } : quelle carte livrer ?
prompt-send-expedition = { $seat } : quelle carte Commerce défausser pour l’expédition ? Force { $strength } contre un danger de { $least } à { $most } ; un échec rend une carte de la pioche.
prompt-meet-danger = { $seat } : danger { $danger }, force { $strength }. Envoyer une escorte ?
prompt-place-returned = { $seat } : placer le disque sur une tuile Réussite ? { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en main.
prompt-after-main = { $seat } : utiliser { $effects } après l’action ?
prompt-guild-action = { $seat } : effectuer une action de guilde ? { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en main, { $discs ->
    [one] { $discs } disque disponible
   *[other] { $discs } disques disponibles
}.
prompt-pay-coins = { $seat } : payer { $begun ->
    [yes] encore { $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    }
   *[no] { $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    }
} pour { $purchase }{ $due ->
    [one] .
   *[other]  ; dans la liste, de la carte la plus forte à la plus faible.
}
prompt-end-turn = { $seat } : utiliser { $effects } avant la fin du tour ?

## Choices

option-card = { $it }
option-pay-left-card = Jouer { $it }{ $alike ->
    [one] { "" }
   *[other] { " " }({ $alike } en main)
}{ $uses ->
    [none] { "" }
   *[other] , avec { $uses }
}
option-pay-right-card = Jouer { $it }{ $alike ->
    [one] { "" }
   *[other] { " " }({ $alike } en main)
}
option-take-card-card = Prendre { $it }
option-swap-cards-card = Donner { $it }
option-receive-card-card = Prendre { $it }
option-pay-goods-card = Payer avec { $it }{ $uses ->
    [none] { "" }
   *[other] , avec { $uses }
}
option-pay-coins-card = Payer avec { $it }
option-deliver-good-card = Livrer { $it }{ $uses ->
    [none] { "" }
   *[other] , avec { $uses }
}
option-send-expedition-card = Défausser { $it }
option-ship = Navire { $it }
option-reactivate-ship = Réactiver le navire { $it }
option-space = { $it }
option-take-turn-space = { $it } : { $deed ->
    [MARKET] prendre et échanger des cartes
    [RESIDENCE] libérer un disque
    [TRADING_DOCK] disque près d’un navire
    [WARSHIP_DOCK] disque pour une expédition
    [GUILD] action de guilde seule
    [EXPEDITION] expédition, force { $strength } contre danger { $least } à { $most }
   *[HARBOUR_DELIVERY] gagner des navires
} ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}){ $guild ->
    [no] { "" }
    [or] { " " }ou action de guilde
    [maybe] { " " }+ action de guilde (pièces ?)
    [coins] { "" } ; sans pièces pour la guilde
    [disc] { "" } ; sans disque pour la guilde
   *[yes] { " " }+ action de guilde
}
option-dock = { $it }
option-take-dock-dock = Quai { $dock } : { $ship ->
    [none] aucun navire
   *[other] près du navire { $ship }
}
option-start-dock-dock = Quai { $dock } : près du navire { $ship }
option-start-disc-dock = Quai { $dock } : près du navire { $ship }
option-choose-delivery-dock = Livrer au quai { $dock } : navire { $ship }
option-warship-place = { $it }
option-take-warship-dock-warship-place = Quai { $dock } du port de guerre
option-start-dock-warship-place = Quai { $dock } du port de guerre : pour une expédition
option-start-disc-warship-place = Quai { $dock } du port de guerre : pour une expédition
option-choose-delivery-warship-place = Expédition depuis le quai { $dock } du port de guerre : force { $strength } contre danger { $least } à { $most }
option-anchor = L’ancre
option-take-warship-dock-anchor = L’ancre (avec Commando)
option-choose-delivery-anchor = Expédition depuis l’ancre : force { $strength } contre danger { $least } à { $most }
option-column = { $number ->
    [0] Colonne de gauche
    [1] Colonne du milieu
   *[2] Colonne de droite
}
option-choose-column-column = { $number ->
    [0] Colonne de gauche
    [1] Colonne du milieu
   *[2] Colonne de droite
} : { $brings ->
    [bonus-seats] +{ $gain ->
        [one] { $gain } siège bonus
       *[other] { $gain } sièges bonus
    }
    [strength] +{ $gain } force
    [discs] { $gain ->
        [one] { $gain } disque
       *[other] { $gain } disques
    }
   *[later] un pas vers les sièges bonus
} pour { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
}{ $uses ->
    [none] { "" }
   *[other] , avec { $uses }
}
option-start-disc-column = { $number ->
    [0] Colonne de gauche
    [1] Colonne du milieu
   *[2] Colonne de droite
} : { $brings ->
    [bonus-seats] +{ $gain ->
        [one] { $gain } siège bonus
       *[other] { $gain } sièges bonus
    }
    [strength] +{ $gain } force
    [next] le prochain achat y libère { $gain ->
        [one] { $gain } disque
       *[other] { $gain } disques
    }
   *[later] un pas vers les sièges bonus
}
option-guild-seat = { $it }
option-guild-action-guild-seat = Prendre le { $it } pour { $price } pièces
option-forum = Forum
option-guild-action-forum = Forum pour { $price } pièces
option-tile = Tuile « { $it } »
option-guild-action-tile = Tuile « { $it } » pour { $price } pièces{ $uses ->
    [none] { "" }
   *[other] , avec { $uses }
}
option-place-returned-tile = Tuile « { $it } » pour { $price } pièces{ $uses ->
    [none] { "" }
   *[other] , avec { $uses }
}
option-pile = La carte du dessus de la pioche
option-meet-danger-escorts = { $escorts ->
    [one] Envoyer l’escorte
   *[other] Envoyer { $escorts } escortes
}
option-main = Effectuer l’action
option-go-on = Continuer
option-choose-delivery-go-on = Pas d’autre livraison
option-pass = Passer
option-take-turn-pass = Passer et piocher une carte
option-start-disc-pass = Ne pas placer de disque
option-before-main-pass = Renoncer à l’action
option-swap-cards-pass = Ne rien échanger
option-meet-danger-pass = Ne pas envoyer d’escorte
option-place-returned-pass = Ne pas placer de disque
option-guild-action-pass = Pas d’action de guilde

## Choices in a few words, with signs instead of costs: what follows a bar is a kind of thing, which has a sign, and a number.

card-face = { $good } { $coin }
brief-take-turn-space = { $it }{ $deed ->
    [GUILD] , guilde seule
   *[other] { "" }
}{ $guild ->
    [or] { " " }ou guilde
    [coins] , sans guilde
    [disc] , sans guilde
   *[other] { "" }
} | cards { $cards }{ $guild ->
    [yes] { "" } | marker
    [maybe] { "" } | marker ?
   *[other] { "" }
}
brief-take-turn-pass = Passer
brief-embargo = { effect-embargo }
brief-palette = { effect-palette }
brief-intrigue = { effect-intrigue }
brief-pay-left-card = { $face }{ $alike ->
    [one] { "" }
   *[other] { " " }×{ $alike }
}{ $uses ->
    [none] { "" }
   *[other] , { $uses }
}
brief-pay-right-card = { $face }{ $alike ->
    [one] { "" }
   *[other] { " " }×{ $alike }
}
brief-pay-goods-card = { $face }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
}
brief-deliver-good-card = { $face }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
}
brief-pay-coins-card = { $face }
brief-swap-cards-card = { $face }
brief-send-expedition-card = { $face }
brief-take-card-card = { $face }
brief-receive-card-card = { $face }
brief-guild-action-guild-seat = { $it } | coins { $price }
brief-guild-action-forum = Forum | coins { $price }
brief-guild-action-tile = { $it }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
} | coins { $price }
brief-place-returned-tile = { $it }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
} | coins { $price }

## What happened

event-game-started = La partie commence. Le sort désigne { $seat } comme premier joueur.
event-order-found = Ordre du tour : { $order }.
event-harbour-laid = Au port de commerce se trouvent, de l’avant vers l’arrière : { $ships }.
event-outside-laid = Au large attendent le navire { $ship }, puis le navire { $ship2 }.
event-markers-drawn = Des cartes piochées placent { $number ->
    [one] le marqueur de guilde sur la case
   *[other] les marqueurs de guilde sur les cases
} { $spaces } ; { $number2 ->
    [one] { $number2 } carte est défaussée
   *[other] { $number2 } cartes sont défaussées
} pour cela.
event-tiles-chosen = Tuiles Réussite de la décennie { $decade } : « { $tile } » et « { $tile2 } ».
event-neutrals-drawn = { $number ->
    [one] Un disque neutre remplace le joueur absent sur la case
   *[other] Des disques neutres remplacent les joueurs absents sur les cases
} { $spaces } ; { $number2 ->
    [one] { $number2 } carte est défaussée
   *[other] { $number2 } cartes sont défaussées
} pour cela.
event-seats-covered = Comme les quatre couleurs ne jouent pas toutes, { $number ->
    [one] { $number } petit siège est couvert
   *[other] { $number } petits sièges sont couverts
}.
event-one-dealt = { $seat } reçoit { $dealt ->
    [unseen] une carte Commerce
   *[other] { $dealt }
}.
event-two-dealt = { $seat } reçoit { $dealt ->
    [unseen] deux cartes Commerce
   *[other] { $dealt } et { $dealt2 }
}.
event-three-dealt = { $seat } reçoit { $dealt ->
    [unseen] trois cartes Commerce
   *[other] { $dealt }, { $dealt2 } et { $dealt3 }
}.
event-disc-sent = { $seat } place le disque du haut de la { $column } { $where }.
event-start-declined = { $seat } ne place pas de disque avant la partie.
event-decade-began = La décennie { $decade } commence.
event-tiles-opened = Les tuiles « { $tile } » et « { $tile2 } » sont désormais accessibles.
event-start-player-leads = { $seat } a le plus de disques disponibles ({ $number }) et devient premier joueur.
event-start-player-tied = { $seats } ont le plus de disques disponibles ({ $number } chacun) ; { $seat } vient ensuite dans le sens horaire et devient premier joueur.
event-cards-returned = { $seat } reprend en main { $number ->
    [one] { $number } carte jouée
   *[other] { $number } cartes jouées
} près de sa résidence.
event-discs-lifted = Les disques d’action des joueurs quittent la roue d’actions.
event-round-began = La manche { $number } commence.
event-passed = { $seat } passe.
event-pass-forced = { $seat } ne peut payer aucune case action utile et doit passer.
event-space-paid = { $seat } choisit l’action { $space } et joue à gauche { $card }.
event-right-paid = Pour un autre disque sur la case, { $seat } joue à droite { $card }.
event-action-left = { $seat } continue sans l’action { $space }.
event-action-impossible = { $seat } ne peut pas effectuer l’action { $space }.
event-marker-moved = Le marqueur de guilde utilisé passe de la case { $space } à la case { $space2 }.
event-neutral-moved = Le disque neutre passe de la case { $space } à la case { $space2 }.
event-card-drawn = { $seat } pioche { $card }.
event-cards-revealed = Pour le revenu { $number } du navire, { $seat } révèle et garde { $cards }.
event-discards-shuffled = La pioche Commerce est épuisée : { $number ->
    [one] { $number } carte défaussée en forme une nouvelle
   *[other] { $number } cartes défaussées sont mélangées pour en former une nouvelle
}.
event-market-cleared = Tout le marché est défaussé : { $cards }.
event-market-laid = Le marché propose { $cards }.
event-market-filled = Le marché reçoit { $card }.
event-market-card-taken = { $seat } prend au marché { $card }.
event-pile-card-taken = { $seat } prend sur la pioche { $card }.
event-cards-swapped = { $seat } donne au marché { $card } et prend { $card2 } en échange.
event-ship-reactivated = { $seat } réactive le navire { $ship }.
event-disc-bought = { $seat } paie { $cards } et libère { $number ->
    [one] { $number } disque
   *[other] { $number } disques
} de la { $column }.
event-bonus-seats-grew = { $seat } a désormais { $number ->
    [one] { $number } siège bonus
   *[other] { $number } sièges bonus
}.
event-strength-grew = { $seat } a désormais une force de { $number }.
event-column-emptied = La { $column } est vide chez { $seat } et compte comme un siège de plus.
event-disc-placed = { $seat } place un disque disponible { $where }.
event-good-delivered = { $seat } livre { $card } au { $dock }, gagne le navire { $ship } et reprend le disque.
event-expedition-sent = { $seat } défausse { $card } pour une expédition et reprend le disque { $whence }.
event-expedition-met = L’expédition rencontre le navire { $ship } : danger { $number } contre une force de { $number2 } ({ $seat }).
event-escorts-kept = { $seat } n’envoie pas d’escorte.
event-expedition-succeeded = L’expédition réussit : { $seat } gagne le navire { $ship }, face cachée.
event-expedition-failed = L’expédition échoue ({ $seat }) : le navire { $ship } passe sous la pioche.
event-ship-sent-away = Le navire de tête, { $ship }, quitte le port et passe sous la pioche.
event-harbour-advanced = Les navires avancent, les disques restent à leur quai : le navire { $ship } entre au { $dock } et le navire { $ship2 } attend désormais au large.
event-harbour-stopped = La pioche Navires est vide : aucun navire n’avance.
event-disc-came-home = La pioche Navires est vide : { $seat } récupère le disque { $whence }.
event-seat-bought = { $seat } effectue une action de guilde et paie { $cards } pour le { $guild-seat }.
event-forum-bought = { $seat } effectue une action de guilde et paie { $cards } pour une place au forum (prix { $number }).
event-tile-bought = { $seat } effectue une action de guilde et paie { $cards } pour une case de la tuile « { $tile } » (prix { $number }).
event-tile-reached = { $seat } paie { $cards } et place le disque de l’expédition sur la tuile « { $tile } » (prix { $number }).
event-guild-declined = { $seat } renonce à l’action de guilde.
event-guild-unpaid = { $seat } ne peut payer aucune action de guilde.
event-guild-without-disc = { $seat } n’a pas de disque disponible pour une action de guilde.
event-game-ended = La dernière manche de la décennie III est finie : la partie se termine et toutes les mains sont révélées.
event-seats-counted = Sièges ({ $seat }) : { $number ->
    [one] { $number } disque
   *[other] { $number } disques
} à l’hôtel de ville, { $number2 ->
    [one] { $number2 } siège bonus
   *[other] { $number2 } sièges bonus
}, { $number3 ->
    [one] { $number3 } colonne vidée
   *[other] { $number3 } colonnes vidées
}.
event-product-scored = { $seat } marque { $number3 ->
    [one] { $number3 } point
   *[other] { $number3 } points
} pour { $number ->
    [one] { $number } siège
   *[other] { $number } sièges
} × { $number2 ->
    [one] { $number2 } navire
   *[other] { $number2 } navires
}.
event-tile-counted = { $seat } marque { $number ->
    [one] { $number } point
   *[other] { $number } points
} avec la tuile « { $tile } » pour { $basis }.
event-tile-limited = { $seat } marque le maximum de { $number ->
    [one] { $number } point
   *[other] { $number } points
} avec la tuile « { $tile } » pour { $basis }.
event-total-reached = { $seat } atteint { $number3 ->
    [one] { $number3 } point
   *[other] { $number3 } points
} : { $number } pour les sièges et les navires, { $number2 } pour les tuiles.
event-victory-won = { $seat } gagne avec { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-victory-shared = { $seats } partagent la victoire avec { $number ->
    [one] { $number } point
   *[other] { $number } points
} chacun.

## What earlier versions told

event-tile-shown = La tuile « { $tile } » est en jeu.
event-marker-placed = Un marqueur de guilde commence sur la case { $space }.
event-neutral-placed = Un disque neutre commence sur la case { $space }.
event-disc-started = { $seat } place un disque au { $dock }.
event-warship-started = { $seat } place un disque au { $warship-place }.
event-start-player-found = Premier joueur de la décennie : { $seat }.
event-card-revealed = { $seat } révèle et garde { $card }.
event-main-skipped = { $seat } renonce à l’action.
event-card-discarded = { $seat } défausse { $card }.
event-disc-freed = { $seat } libère { $number ->
    [one] { $number } disque
   *[other] { $number } disques
} de la { $column }.
event-dock-taken = { $seat } place un disque au { $dock }.
event-warship-dock-taken = { $seat } place un disque au { $warship-place }.
event-anchor-taken = { $seat } place un disque sur l’ancre.
event-ship-delivered = { $seat } livre au { $dock } et gagne le navire { $ship }.
event-expedition-revealed = { $seat } rencontre le navire { $ship }, danger { $number }.
event-ship-arrived = Le navire { $ship } arrive au large.
event-disc-returned = { $seat } récupère un disque.
event-seat-taken = { $seat } prend le { $guild-seat }.
event-forum-taken = { $seat } place un disque au forum.
event-tile-taken = { $seat } place un disque sur la tuile « { $tile } », prix { $number }.
event-tile-scored = { $seat } marque { $number ->
    [one] { $number } point
   *[other] { $number } points
} avec la tuile « { $tile } ».
event-game-won = { $seat } gagne la partie.

## Help

help-goal = Chacun est un marchand de Carthage. En 3 décennies de 5 manches, on joue un tour par manche et on paie son action avec des cartes. On gagne des navires dans deux ports et des sièges dans la guilde : à la fin, les sièges sont multipliés par les navires, mieux vaut donc développer les deux. Les tuiles Réussite rapportent jusqu’à 12 points chacune. Qui a le plus de points gagne. Les cartes Commerce en main et l’ordre des pioches sont cachés, tout le reste est visible.
    .title = But du jeu
    .ids = MG-FLOW-1 MG-TURN-1 MG-SCORE-1 MG-SCORE-2 MG-SCORE-3 MG-SCORE-4 MG-SCORE-5 AMB-16

help-setup = On commence avec 7 cartes de base, 3 cartes Commerce et 11 disques : 8 sur la résidence, 3 disponibles. Le premier joueur et les cases des deux marqueurs de guilde sont tirés au sort. Sur les trois tuiles de chaque décennie, deux sont en jeu. Avant la première manche, du dernier joueur jusqu’au premier, chacun peut envoyer gratuitement le disque du haut d’une colonne de sa résidence à un quai libre de l’un des ports ; la case libérée compte aussitôt. Avec une option de la table, c’est un disque disponible.
    .title = Mise en place
    .ids = MG-SETUP-8 MG-SETUP-9 MG-SETUP-10 MG-SETUP-11 MG-SETUP-12 MG-SETUP-13 MG-SETUP-14 MG-SETUP-16 MG-SETUP-17 MG-SETUP-18 MG-SETUP-19 AMB-06 AMB-07
    .about = Les deux actions présentes sur deux cartes de base sont reconstituées.

help-actions = À son tour, on choisit une case action et on la paie, ou on passe. Le disque d’action va sur cette case ou y reste. Marché : des cartes, et un navire réactivé. Résidence : libérer des disques. Quai de commerce, Quai de guerre : placer un disque. Livraison au port : gagner des navires. Avec un marqueur de guilde sur la case, une action de guilde peut suivre. Il faut que l’action de la case ou une action de guilde y soit possible. On peut renoncer à l’action pour la seule action de guilde, au prix plein.
    .title = Cases action
    .ids = MG-TURN-1 MG-TURN-4 MG-TURN-5 MG-TURN-6 MG-TURN-7 MG-TURN-8 MG-MARKER-1 AMB-19
    .about = L’ordre des cases est reconstitué.

help-cost = On joue à gauche de sa résidence une carte qui montre l’action de la case. Pour chaque autre disque d’action présent, d’un joueur ou neutre, on joue à droite une carte de plus, quelconque. Son propre disque et les marqueurs de guilde ne coûtent rien. Toutes les cartes se choisissent avant l’action. Les cartes à gauche et à droite ne servent plus, mais reviennent en main avant la décennie suivante. Avec l’effet Faveur, la carte de gauche peut montrer n’importe quelle action.
    .title = Payer une case
    .ids = MG-PAY-1 MG-PAY-2 MG-PAY-3 MG-PAY-4 MG-PAY-6 MG-PAY-7 MG-CARD-3 MG-CARD-6 MG-EFFECT-FAVOUR-1 AMB-32

help-cards = Une carte Commerce montre une action, une marchandise et de 2 à 6 pièces ; on n’utilise chaque fois qu’un des trois. Jouée pour une case, elle reste à côté de la résidence et revient avant la décennie suivante. Payée comme marchandise ou en pièces, elle va à la défausse. On peut payer trop de pièces, mais on ne rend pas la monnaie. Les cartes de base ne montrent qu’une action : jamais payées, échangées ni défaussées. La main n’a pas de limite.
    .title = Cartes
    .ids = MG-CARD-1 MG-CARD-2 MG-CARD-3 MG-CARD-4 MG-CARD-5 MG-CARD-6 MG-CARD-7 AMB-17 AMB-18 AMB-49
    .about = Le contenu des 75 cartes Commerce et des 7 cartes de base est reconstitué.

help-market = Trois étapes. D’abord, prendre une carte Commerce : une des cinq cartes visibles, aussitôt remplacée, ou la carte cachée du dessus de la pioche. Ensuite, on peut échanger une carte Commerce de la main contre une carte du marché ; celle que l’on vient de prendre convient, une carte de base non. Enfin, on réactive un de ses navires inactifs, si l’on en a ; il peut servir dès ce tour. Rien d’autre ne rend un navire de nouveau actif.
    .title = Marché
    .ids = MG-MARKET-1 MG-MARKET-2 MG-MARKET-3 MG-MARKET-4 MG-MARKET-5 MG-MARKET-6 MG-MARKET-7 MG-MARKET-8 MG-FX-5 AMB-36 AMB-37 AMB-61

help-residence = On paie le prix d’une colonne ; son disque du haut devient disponible pour toujours. À gauche : 3 cartes Commerce d’une même marchandise, teinture, huile ou verre ; les cases vidées donnent 0, 2, puis 3 sièges bonus. Au milieu : 2 cartes de cèdre ; la force passe de 1 à 3, puis 5. À droite : 2 cartes de bijoux ; la case du bas libère deux disques. Seule compte la case vide la plus basse. Une colonne vidée vaut 1 siège de plus à la fin (avec une option de la table, celle de droite seulement). Chaque Opulence remplace une carte du prix par une carte Commerce quelconque.
    .title = Résidence
    .ids = MG-RES-1 MG-RES-2 MG-RES-3 MG-RES-4 MG-RES-5 MG-RES-6 MG-RES-7 MG-RES-8 MG-RES-9 MG-RES-10 MG-RES-11 MG-EFFECT-OPULENCE-1 MG-SCORE-1 AMB-03 AMB-08 AMB-31
    .about = Les forces 3 et 5 sont reconstituées.

help-trading_dock = On place un disque disponible à un quai libre du port de commerce. Il y a 3, 4 ou 5 quais à 2, 3 ou 4 joueurs ; chacun reçoit un seul disque, et on ne peut pas les occuper tous. Le disque reste jusqu’à la livraison. Il appartient au quai, pas au navire : quand les navires avancent, il se retrouve à côté d’un autre. Chaque navire montre une marchandise, un revenu, un nombre danger et un effet ; deux autres attendent au large.
    .title = Port de commerce
    .ids = MG-SETUP-5 MG-SETUP-6 MG-TDOCK-1 MG-TDOCK-2 MG-TDOCK-3 MG-TDOCK-4 MG-SHIPS-1 MG-SHIPS-2 MG-SHIPS-3 AMB-09 AMB-39
    .about = Le contenu des cartes de navire est reconstitué.

help-warship_dock = On place un disque disponible à un quai libre du port de guerre. Chaque quai reçoit un seul disque, et on ne peut pas les occuper tous. D’ici, la Livraison au port envoie des expéditions. Avec l’effet Commando, le disque va plutôt sur l’ancre, même si tous les quais sont pris ; l’ancre n’a pas de limite et ne compte pas comme quai. Tant que la pioche des navires est vide, personne ne peut placer de disque ici.
    .title = Port de guerre
    .ids = MG-WDOCK-1 MG-WDOCK-2 MG-WDOCK-3 MG-WDOCK-4 MG-WDOCK-5 MG-EFFECT-COMMANDO-1 MG-EFFECT-COMMANDO-2 MG-EFFECT-COMMANDO-3 MG-EFFECT-COMMANDO-4 MG-PILE-8 AMB-29 AMB-39
    .about = Le nombre de quais, 3, est reconstitué.

help-delivery = On livre au port de commerce, on envoie une expédition, ou on fait une fois chacun dans l’ordre voulu ; la seconde se décide après la première. Pour livrer, on choisit un quai avec son disque et un navire, et on défausse une carte Commerce de la marchandise du navire (avec Luxe, n’importe laquelle). Le disque redevient disponible et on gagne le navire, actif aussitôt. Puis on révèle des cartes Commerce jusqu’à atteindre le revenu du navire, et on les garde toutes. Les navires suivants avancent, un nouveau arrive au large.
    .title = Livraison au port
    .ids = MG-DELIVER-1 MG-DELIVER-2 MG-DELIVER-3 MG-DELIVER-4 MG-DELIVER-5 MG-DELIVER-6 MG-DELIVER-7 MG-DELIVER-8 MG-DELIVER-9 MG-FX-3 MG-SHIPS-2 MG-EFFECT-LUXURY-1 AMB-50 AMB-53 AMB-54
    .about = Le contenu des cartes de navire est reconstitué.

help-expedition = On reprend son disque du port de guerre, on défausse une carte Commerce quelconque et on révèle le premier navire de la pioche. Si la force atteint le nombre danger, on révèle des cartes pour son revenu et on prend le navire, d’abord inactif. Sinon, Escorte peut aider, +2 chacune ; à défaut, on pioche une carte et le navire passe sous la pioche. Dans les deux cas, on peut aussitôt placer le disque sur une tuile, au prix habituel ; ce n’est pas une action de guilde. Une force de 1 suffit pour 7 des 30 navires, 3 pour 19, 5 pour 28.
    .title = Expédition
    .ids = MG-DELIVER-10 MG-DELIVER-11 MG-DELIVER-12 MG-DELIVER-13 MG-DELIVER-14 MG-DELIVER-15 MG-DELIVER-16 MG-DELIVER-17 MG-DELIVER-18 MG-EFFECT-ESCORTS-1 MG-EFFECT-ESCORTS-2 MG-EFFECT-ESCORTS-3 MG-FX-4 AMB-27 AMB-30 AMB-55
    .about = Les dangers sont ceux de Porto Carthago ; leur répartition est reconstituée.

help-guild_markers = Un marqueur de guilde sur sa case permet une action de guilde après l’action principale. Si on la fait, le marqueur passe à la fin du tour à la prochaine case sans marqueur, dans le sens horaire ; si l’on y renonce ou si elle est impossible, il reste. Les deux marqueurs ne partagent jamais une case. L’effet Intrigue en déplace un vers n’importe quelle case sans marqueur, même la sienne, mais il n’y a jamais deux actions de guilde par tour. Ce qui compte, c’est qu’un marqueur s’y trouve après l’action principale.
    .title = Marqueurs de guilde
    .ids = MG-MARKER-1 MG-MARKER-2 MG-MARKER-3 MG-MARKER-4 MG-MARKER-5 MG-MARKER-6 MG-MARKER-7 MG-EFFECT-INTRIGUE-1 MG-EFFECT-INTRIGUE-2 MG-EFFECT-INTRIGUE-3 AMB-21 AMB-24 AMB-25 AMB-26

help-guild_action = Si un marqueur de guilde est sur sa case après l’action principale, on peut placer un disque disponible : sur un petit siège, au forum ou sur une tuile de la décennie en cours. On paie en pièces avec ses cartes en main, éventuellement trop, sans monnaie rendue. Les disques et les cartes que l’on vient de gagner peuvent servir. Qui a renoncé à l’action principale doit faire l’action de guilde. Une seule par tour, et le disque ne revient jamais.
    .title = Action de guilde
    .ids = MG-GUILD-1 MG-GUILD-2 MG-GUILD-3 MG-GUILD-6 MG-TURN-6 MG-TURN-7 MG-MARKER-5 MG-CARD-7 MG-PLACE-1 MG-PLACE-5

help-hall = Les 12 petits sièges coûtent de 6 à 11 pièces et reçoivent un disque chacun ; on choisit librement parmi les sièges vides. À la fin, chaque disque y vaut un siège. La tuile Hôtel de ville 2 récompense le plus grand groupe : sièges côte à côte ou l’un derrière l’autre, ni en diagonale, ni à travers le forum. À 3 joueurs, un siège à 6 et un à 7 sont couverts, à 2 joueurs les deux de chaque prix ; un siège couvert n’est à personne.
    .title = Hôtel de ville
    .ids = MG-GUILD-3 MG-GUILD-4 MG-GUILD-6 MG-FEW-4 MG-FEW-5 MG-SCORE-1 MG-TILE-GUILDHALL2-1 AMB-56
    .about = Le plan est reconstitué, tout comme le nombre de sièges à partir de 8 pièces.

help-forum = Le forum de la guilde est le grand siège de l’hôtel de ville. Il accueille autant de disques que l’on veut, même plusieurs d’un même joueur, chacun pour 12 pièces. À la fin, chaque disque y vaut un siège, comme sur un petit. La tuile Hôtel de ville 1 donne 4 points pour chacun d’eux. Le forum ne compte pas dans les groupes de sièges.
    .title = Forum
    .ids = MG-GUILD-3 MG-GUILD-5 MG-GUILD-6 MG-SCORE-1 MG-TILE-GUILDHALL1-1 MG-TILE-GUILDHALL2-1 AMB-47

help-tiles = Seules les deux tuiles de la décennie en cours sont ouvertes ; avec l’effet Héritage, les anciennes aussi. Le disque va sur la case libre la plus haute : 2, 5, puis 8 pièces ; à 2 ou 3 joueurs, seules les deux premières existent. Un disque par joueur et par tuile dans toute la partie. Une tuile rapporte à la fin à ceux qui y ont un disque, 12 points au plus. Les séries de marchandises identiques et différentes comptent, une carte servant une fois dans chaque : 2, 3, 4, 5 navires valent 1, 3, 6, 10 points, les cartes 1, 2, 4, 7. Des options de la table règlent les séries douteuses et la tuile Points de victoire.
    .title = Tuiles Réussite
    .ids = MG-PLACE-1 MG-PLACE-2 MG-PLACE-3 MG-PLACE-4 MG-PLACE-5 MG-PLACE-6 MG-FEW-6 MG-SCORE-4 MG-EFFECT-LEGACY-1 MG-EFFECT-LEGACY-2 MG-TILE-VICTORYPOINTS-1 MG-TILE-SHIPCARDS-1 MG-TILE-SHIPCARDS-2 MG-TILE-SHIPCARDS-3 MG-TILE-GOODS-1 AMB-01 AMB-02 AMB-40 AMB-41

help-effects = À son tour, on utilise autant de navires actifs que l’on veut ; chacun devient inactif, jusqu’à ce que le Marché le réactive. Avant ou après l’action : Embargo renvoie le navire de tête, Intrigue déplace un marqueur de guilde, Palette renouvelle le marché (aussi entre deux étapes). Utilisés dès que le choix fait l’exige : Faveur, carte de gauche au choix ; Opulence, carte quelconque dans le prix de la résidence ; Luxe, carte quelconque pour livrer ; Commando, disque sur l’ancre ; Héritage, tuile passée. Escorte : force +2. Les navires inactifs comptent aussi à la fin.
    .title = Effets des navires
    .ids = MG-FX-1 MG-FX-2 MG-FX-3 MG-FX-4 MG-FX-5 MG-FX-6 MG-FX-7 MG-FX-9 MG-FX-11 MG-EFFECT-EMBARGO-2 MG-EFFECT-PALETTE-2 MG-EFFECT-PALETTE-3 MG-EFFECT-COMMANDO-1 MG-EFFECT-FAVOUR-1 MG-EFFECT-OPULENCE-1 MG-EFFECT-LEGACY-1 MG-EFFECT-INTRIGUE-2 MG-EFFECT-LUXURY-1 MG-EFFECT-ESCORTS-1 MG-SCORE-2 AMB-23
    .about = La répartition des effets est reconstituée.

help-neutral = À moins de quatre, des disques d’action neutres remplacent les absents : un à 3 joueurs, deux à 2. Chacun renchérit sa case d’une carte. Quand on choisit une case avec un disque neutre, celui-ci passe à la fin du tour à la prochaine case sans disque neutre, dans le sens horaire, même si l’on a renoncé à l’action. Deux disques neutres ne partagent jamais une case ; avec un marqueur de guilde, c’est permis. Ils restent en place d’une décennie à l’autre. D’autres couvrent des sièges bon marché de l’hôtel de ville.
    .title = Disques neutres
    .ids = MG-FEW-1 MG-FEW-2 MG-FEW-3 MG-FEW-4 MG-FEW-7 MG-NEUTRAL-1 MG-NEUTRAL-2 MG-NEUTRAL-3 MG-PAY-2 AMB-05 AMB-20

help-passing = Qui ne peut ou ne veut payer aucune case passe : ni action, ni action de guilde, ni carte jouée. On pioche une carte Commerce, cachée aux autres. Le disque d’action reste où il est et continue de coûter une carte aux autres. On ne perd que ce tour. Embargo, Palette et Intrigue peuvent servir avant de passer.
    .title = Passer
    .ids = MG-PASS-1 MG-PASS-2 MG-PASS-3 MG-PASS-4 MG-PASS-6 MG-PAY-5 AMB-22 AMB-51

help-decade = Une décennie a 5 manches d’un tour chacun, toujours avec le même premier joueur. Avant les décennies II et III : le marché est renouvelé et les tuiles de la décennie s’ouvrent ; le navire de tête passe sous la pioche et les autres avancent ; le plus de disques disponibles désigne le premier joueur (égalité : le premier des ex æquo après l’ancien, dans le sens horaire, l’ancien en dernier) ; les cartes à gauche et à droite reviennent en main ; chacun pioche 2 cartes Commerce, 1 seule avant la III ; les disques d’action quittent la roue. Marqueurs de guilde, disques neutres et disques à quai restent.
    .title = Décennie
    .ids = MG-FLOW-1 MG-FLOW-2 MG-FLOW-3 MG-FLOW-4 MG-DECADE-1 MG-DECADE-2 MG-DECADE-3 MG-DECADE-4 MG-DECADE-5 MG-DECADE-6 MG-DECADE-7 MG-DECADE-8 MG-DECADE-9 MG-DECADE-10 MG-DECADE-11 MG-DECADE-12 MG-DECADE-13 AMB-43

help-piles = S’il faut une carte Commerce et que la pioche est vide, on mélange la défausse. Si la pioche des navires est vide, les navires n’avancent plus après une livraison. Les disques aux quais sans navire et tous ceux du port de guerre reviennent alors à leurs propriétaires ; impossible d’en placer à ces endroits ou d’envoyer une expédition. Le navire d’une expédition ratée, celui que renvoie Embargo et celui d’une nouvelle décennie passent sous la pioche. La défausse est visible, l’ordre des pioches est caché.
    .title = Pioches
    .ids = MG-PILE-1 MG-PILE-2 MG-PILE-4 MG-PILE-5 MG-PILE-6 MG-PILE-7 MG-PILE-8 AMB-10 AMB-11 AMB-12 AMB-14

help-end = La partie finit après la manche 5 de la décennie III ; les cartes à gauche et à droite ne reviennent plus. Les sièges : ses disques à l’hôtel de ville et au forum, les sièges bonus de la colonne de gauche et 1 par colonne vidée. Les navires : tous les siens, actifs ou non. On marque sièges fois navires, plus chaque tuile où l’on a un disque, 12 points au plus par tuile. Le plus de points l’emporte ; à égalité, la victoire est partagée.
    .title = Fin de la partie
    .ids = MG-END-1 MG-END-2 MG-SCORE-1 MG-SCORE-2 MG-SCORE-3 MG-SCORE-4 MG-SCORE-5 AMB-03 AMB-45 AMB-60

# Ce qu’un choix apporte.

gain-total = { $number ->
    [one] point
   *[other] points
}
gain-points = { $number ->
    [one] point
   *[other] points
}
gain-guild-seats = { $number ->
    [one] siège de guilde
   *[other] sièges de guilde
}
gain-bonus-seats = { $number ->
    [one] siège bonus
   *[other] sièges bonus
}
gain-tiles = { $number ->
    [one] réussite
   *[other] réussites
}
gain-strength = force
gain-ships = { $number ->
    [one] navire
   *[other] navires
}
gain-active = { $number ->
    [one] navire actif
   *[other] navires actifs
}
gain-discs = { $number ->
    [one] disque disponible
   *[other] disques disponibles
}
gain-cards = { $number ->
    [one] carte
   *[other] cartes
}
gain-docks = { $number ->
    [one] quai
   *[other] quais
}
gain-forum = au forum
## Why something cannot be chosen

why-too-few-cards = Cela coûte { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} ; il y en a { $number2 } en main.
why-no-card-shows-it = Aucune carte en main ne montre l’action { $space }.
why-cards-needed = Une fois cette case payée, ni son action ni une action de guilde n’y serait possible.
why-card-needed = Une fois cette carte payée, ni l’action ni une action de guilde ne serait possible.
why-other-action = La carte de gauche doit montrer l’action { $space }.
why-skipped-for-nothing = On ne renonce à l’action que pour une action de guilde, et aucune n’est possible pour l’instant.
why-guild-action-due = Sans action principale, l’action de guilde est obligatoire.
why-picked-earlier = Cette carte a été laissée de côté et une autre choisie depuis : reprendre celle-ci pour payer avec les deux.
why-too-few-follow = Les cartes se choisissent à partir de la plus basse, et trop peu viennent après celle-ci.
why-picked-already = Cette carte est déjà posée.
why-beside-residence = Cette carte se trouve à côté de la résidence et ne sert plus avant de revenir en main.
why-in-the-market = Cette carte se trouve au marché ; seules les cartes en main peuvent servir.
why-base-card-pays-nothing = Une carte de base ne vaut ni marchandise ni pièces ; il faut une carte Commerce.
why-other-good = Le navire demande une carte Commerce avec cette marchandise : { $good }.
why-goods-do-not-match = Avec cette carte, il n’y a pas assez de cartes d’une même marchandise que demande la { $column }.
why-higher-coins-first = Les cartes se choisissent à partir de la plus haute valeur en pièces, et celle-ci vient avant la dernière choisie.
why-coins-follow-short = Les cartes se choisissent à partir de la plus haute valeur en pièces : à partir de celle-ci, elles font { $number }, et il manque { $number2 ->
    [one] 1 pièce
   *[other] { $number2 } pièces
}.
why-no-card-left = Il n’y a plus de carte Commerce à piocher.
why-in-hand-already = Cette carte est déjà en main.
why-give-first = Il faut d’abord choisir la carte Commerce de sa main à donner en échange.
why-base-card-stays = Une carte de base ne peut pas être échangée.
why-market-empty = Le marché est vide.
why-ship-active = Ce navire est déjà actif.
why-residence-empty = Il ne reste aucun disque dans la résidence.
why-column-empty = Il ne reste aucun disque dans cette colonne.
why-too-few-trade-cards = Cette colonne coûte { $number ->
    [one] 1 carte Commerce
   *[other] { $number } cartes Commerce
} ; il y en a { $number2 } en main.
why-too-few-matching = Cette colonne coûte { $number ->
    [one] 1 carte Commerce
   *[other] { $number } cartes Commerce
} d’une même marchandise qu’elle demande ; il y en a { $number2 ->
    [0] 0
   *[other] au plus { $number2 }
} en main.
why-no-column-payable = Les cartes Commerce en main ne suffisent à payer aucune colonne où il reste un disque.
why-no-disc = Il n’y a aucun disque disponible.
why-dock-own = Un de ses propres disques s’y trouve déjà.
why-dock-of-another = Un disque de { $seat } s’y trouve.
why-last-dock = Nul ne peut occuper tous les quais d’un port.
why-no-dock-left = Il ne reste aucun quai à occuper.
why-dock-without-ship = Aucun navire ne se trouve à ce quai.
why-ship-pile-empty = La pioche Navires est vide.
why-column-first = Il faut d’abord choisir la colonne de la résidence d’où vient le disque.
why-available-disc-goes = À cette table, c’est un disque disponible qui va à quai, et non un disque de la résidence.
why-no-anchor-at-start = Avant le début de la partie, aucun disque ne va sur l’ancre.
why-before-start = D’abord les disques à placer avant la partie ; le premier tour vient ensuite.
why-no-disc-in-harbours = On n’a aucun disque près d’un navire, ni aucun qui puisse partir en expédition.
why-nothing-to-deliver = Aucune carte Commerce en main ne peut être livrée.
why-no-disc-there = On n’y a aucun disque.
why-no-card-for-ship = Aucune carte Commerce en main n’a la marchandise que demande ce navire : { $good }.
why-harbour-done = On ne livre qu’une fois à chaque port.
why-too-few-coins = Cela coûte { $number ->
    [one] 1 pièce
   *[other] { $number } pièces
} ; il y en a { $number2 } en main.
why-seat-own = Un de ses propres disques s’y trouve déjà.
why-seat-of-another = Un disque de { $seat } s’y trouve.
why-seat-covered = Ce siège est couvert : à si peu de joueurs, nul ne peut le prendre.
why-later-decade = Cette tuile ne peut être prise qu’à partir de la décennie { $decade }.
why-earlier-decade = Cette tuile est de la décennie { $decade } ; il faut un navire actif avec l’effet Héritage.
why-tile-own = Un de ses propres disques est déjà sur cette tuile, et chacun ne peut y en avoir qu’un.
why-tile-full = Toutes les cases de cette tuile sont occupées.
why-tiles-only = Le disque d’une expédition ne peut aller que sur une tuile Réussite, et non à l’hôtel de ville.
why-space-is-chosen = La case de ce tour est choisie ; la suivante viendra au prochain tour.
why-docks-by-action = Les disques vont aux quais par les actions Quai de commerce et Quai de guerre ; les navires se gagnent par Livraison au port.
why-columns-by-residence = Les disques de la résidence se libèrent par l’action Résidence.
why-places-by-guild-action = Sièges et tuiles s’achètent par une action de guilde, après l’action d’une case avec un marqueur de guilde.
why-market-by-action = C’est l’action Marché qui prend des cartes ici.
why-cards-when-due = Les cartes de la main servent quand il faut payer ou livrer.
why-ships-by-market = L’action Marché retourne les navires inactifs ; des navires actifs, on utilise l’effet.

## Marks on the chart

mark-decade-began = Décennie { $decade }
mark-round-began = Manche { $number }

# Ce que disent les fiches du plateau : à quoi sert chaque élément.

about-actions = À son tour, on choisit une case et on la paie en cartes. Les autres disques la renchérissent, un marqueur de guilde permet une action de guilde.
    .topic = actions

about-market = Prendre une carte Commerce, en échanger une si l’on veut, et réactiver un de ses navires.
    .topic = market

about-residence = Payer en marchandises une colonne de sa résidence : le disque du haut devient disponible pour toujours.
    .topic = residence

about-trading_dock = Placer un disque disponible à un quai libre du port de commerce. Avec Livraison au port, on gagne ensuite le navire qui s’y trouve.
    .topic = trading_dock

about-warship_dock = Placer un disque disponible à un quai libre du port de guerre. Avec Livraison au port, on envoie ensuite une expédition.
    .topic = warship_dock

about-harbour_delivery = Livrer la marchandise voulue à son quai et prendre le navire, envoyer une expédition, ou faire les deux.
    .topic = delivery

about-action = Faire l’action, ou passer à la suite de son tour.
    .topic = actions

about-pass = Pas d’action ce tour-ci ; on pioche une carte Commerce à la place.
    .topic = passing

about-dock = Aucun navire n’est ici pour l’instant. Il en viendra un quand les navires avanceront.
    .topic = trading_dock

about-ship = On le gagne au port de commerce en livrant sa marchandise, ou en expédition contre son danger. Il rapporte ses pièces en cartes et a un effet.
    .topic = trading_dock

about-own-ship = À la fin, on multiplie navires et sièges. Tant qu’il est actif, son effet sert une fois ; ensuite il est retourné.
    .topic = effects

about-ship-pile = Les navires à venir, face cachée. Les expéditions rencontrent celui du dessus.
    .topic = piles

about-warship-place = Un disque placé ici peut partir en expédition. Personne ne peut occuper tous les quais.
    .topic = warship_dock

about-anchor = Avec l’effet Commando, un disque peut se poser ici, même si tous les quais sont pris. La place est illimitée.
    .topic = warship_dock

about-expedition = Le navire rencontré par une expédition : si la force atteint son danger, il est gagné.
    .topic = expedition

about-trade-card = Elle sert à une chose sur trois : son action pour payer une case, sa marchandise ou ses pièces. Payée pour une case, elle revient ; sinon elle est défaussée.
    .topic = cards

about-base-card = Elle ne montre qu’une action : elle paie une case. Elle revient à chaque nouvelle décennie.
    .topic = cards

about-trade-pile = Les cartes Commerce, face cachée. Quand la pioche est vide, on mélange la défausse.
    .topic = piles

about-discard = Les cartes payées en marchandises ou en pièces. Chacun peut les consulter.
    .topic = piles

about-piles = Les cartes payées en marchandises ou en pièces restent ici jusqu’au prochain mélange.
    .topic = piles

about-hall = Une action de guilde y achète un siège en pièces. À la fin, on multiplie sièges et navires.
    .topic = hall

about-seat = Il reçoit un disque, qui y reste jusqu’à la fin et compte comme un siège. Des sièges voisins forment un groupe.
    .topic = hall

about-forum = Le grand siège reçoit autant de disques que l’on veut, chacun au prix indiqué, et chacun vaut un siège.
    .topic = forum

about-decade = Trois décennies de cinq manches. Entre elles, les cartes posées près de la résidence reviennent en main.
    .topic = decade

about-start-player = C’est par ici que commence chaque manche de la décennie. Le plus de disques disponibles désigne le prochain premier joueur.
    .topic = decade

about-tile = Avec un disque dessus, elle rapporte à la fin, 12 points au plus. Les cases du haut sont moins chères ; un disque par joueur.
    .topic = tiles

about-hand = Les cartes en main : chacune vaut une action, une marchandise ou des pièces. Il n’y a pas de limite.
    .topic = cards

about-hand-of = Les cartes en main. Celles que tous ont vu prendre sont nommées.
    .topic = cards

about-pay = On choisit les cartes du paiement ; ce bouton les paie ensuite toutes ensemble.
    .topic = cost

about-coins = Les pièces de toutes les cartes en main. Elles achètent sièges et tuiles ; on ne rend pas la monnaie.
    .topic = cards

about-good = Le nombre de cartes en main qui montrent cette marchandise. Résidence et navires en demandent.
    .topic = cards

about-column-left = Libérer ces disques donne des sièges bonus, qui comptent comme ceux de l’hôtel de ville.
    .topic = residence

about-column-middle = Libérer ces disques augmente la force des expéditions.
    .topic = residence

about-column-right = C’est ici que l’on libère le plus de disques ; la case du bas en compte deux.
    .topic = residence

about-available = Les disques à placer : aux quais, sur les sièges de guilde et sur les tuiles.
    .topic = residence

about-strength = Une expédition réussit si la force atteint le danger du navire rencontré.
    .topic = expedition

about-product = Sièges fois navires : le cœur du score. Les tuiles s’y ajoutent.
    .topic = end

about-beside-left = Les cartes qui ont payé des cases d’action. Elles reviennent au début de la prochaine décennie.
    .topic = cost

about-beside-right = Les cartes payées à cause des autres disques de la case. Elles reviennent au début de la prochaine décennie.
    .topic = cost

# What a payment is for, in the sums of turns and rounds.

pay-good-delivered = Livraisons
pay-expedition-succeeded = Expéditions
pay-seat-bought = Hôtel de ville
pay-forum-bought = Forum
pay-tile-bought = Tuiles Réussite
pay-tile-reached = Tuiles Réussite
pay-column-emptied = Résidence
pay-product-scored = Sièges de guilde × navires
pay-tile-counted = { $tile }
pay-tile-limited = { $tile }
