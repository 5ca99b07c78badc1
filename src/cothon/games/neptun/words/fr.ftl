# Neptun in French: questions and options in the infinitive, never "vous".
# A narrow no-break space (U+202F) stands before : ; ! ? and inside « ».

## The box

pitch = Marchands romains : prenez des contrats, fixez leur ordre et parcourez la Méditerranée à la rame, au gré d’un vent réglé en secret.

# The aim, the turn and the end, on one card.
aim-goal = Avoir le plus de points sur ses tuiles : après chaque manche, les premiers de chaque temple et les plus riches en gagnent.
aim-turn = Prendre cinq contrats et fixer leur ordre ; puis ramer et livrer : chaque livraison fait perdre les contrats en cours à sa gauche.
aim-end = Après trois manches, A, B et C ; chacune rapporte davantage.

# How far the end is.
ending-contracts = Manche { $round }, contrats : tour { $turn } sur { $turns }
ending-voyages = Manche { $round }, voyages : tour { $turn } sur { $turns }
ending-extra = Manche { $round }, tours supplémentaires
ending-left = La partie finit après la manche C : { $left ->
    [one] c’est le dernier tour.
   *[other] il reste { $left } tours.
}
ending-scoring = À la fin de la manche { $round }, chaque temple donne { $tiles ->
    [one] une tuile de points.
   *[other] { $tiles } tuiles de points.
}
ending-due = si la manche { $round } finissait maintenant

## Things

city-hidden = une ville cachée
goods-hidden = une marchandise cachée
oar-hidden = une carte Rames cachée
bonus-hidden = une tuile Bonus cachée
contract = contrat { $number }
slot = emplacement { $number }
oar = la carte Rames { $power } (vent { $modifier })
oar-own = la carte Rames { $power } (vent { $modifier }, individuelle)
deal = { $goods } pour { $city } ({ $pays ->
    [gold] { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
   *[points] { $amount ->
        [one] { $amount } point de temple
       *[other] { $amount } points de temple
    } en { $region }
})
rower = { $seat } ({ $power })
pile-city = Cartes Ville
pile-goods = Cartes Marchandise
pile-oar = Cartes Rames
bonus = une tuile Bonus de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round = { $letter }
extra = 5.{ $numeral }
aim = { $place }{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } or)
}
temple-gold = Temple d’or
line-hispania = Hispanie
    .how = Tuiles de points de ce temple : après chaque manche, elles vont aux mieux placés.
line-italia = Italie
    .how = { line-hispania.how }
line-africa = Afrique
    .how = { line-hispania.how }
line-graecia = Grèce
    .how = { line-hispania.how }
line-oriens = Orient
    .how = { line-hispania.how }
line-gold = temple d’or
    .how = Tuiles de points pour ceux qui ont le plus d’or à la fin d’une manche.
line-bonus = tuiles Bonus
    .how = Une tuile pour les cinq contrats d’une manche ; sa valeur reste secrète jusqu’à la fin.
option-name-large_oar_deck = 50 cartes Rames communes au lieu de 40
option-name-forecast_is_wind = La prévision devient telle quelle le vent suivant (de −5 à +5)
option-name-refusal_binds = Un contrat refusé reste inaccessible
option-name-refusal_binds-go = jusqu’à la fin du tour de jeu
option-name-refusal_binds-round = jusqu’à la fin de la manche
option-name-round_wind = Vent au début des manches B et C
option-name-round_wind-forecast = selon la prévision du tour 5
option-name-round_wind-keep = comme au tour 5
option-name-round_wind-reset = toujours la valeur de départ

## The board

board-round = Manche
board-turn = Tour
board-phase-acquire = Acquérir des contrats
board-phase-fulfil = Remplir les contrats
board-phase-score = Score
board-wind = Vent
board-current-wind = Vent actuel
board-forecast = Prévision
board-no-forecast = pas encore
board-order = Ordre du tour
board-oar-scale = Puissance des rames
board-display = Contrats disponibles
board-contract = Contrat
board-goods = Marchandise
board-city = Ville
board-oar = Rames
board-face-down = face cachée
board-refused-by = Refusé par
board-cities-pile = Cartes Ville
board-goods-pile = Cartes Marchandises
board-oars-pile = Cartes Rames
board-discards = défausse
board-temple = Temple
board-temples = Temples
board-tiles = Tuiles de points
board-pawns = Pions
board-gold-temple = Temple d’or
board-space = case
board-gold = Or
board-gold-amount = { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}
board-points-amount = { $number ->
    [one] { $number } point de temple
   *[other] { $number } points de temple
}
board-miles = milles
board-miles-amount = { $number ->
    [one] { $number } mille
   *[other] { $number } milles
}
board-tile-amount = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-pair = { $name } : { $value }
board-round-named = Manche { $letter }
board-turn-named = Tour { $turn }
board-slot-named = Emplacement { $number }
board-contract-named = Contrat { $number }
board-temple-round = { $temple }, manche { $letter }
board-pile-amount = { $left ->
    [one] { $left } restante
   *[other] { $left } restantes
}, { $gone ->
    [one] { $gone } défaussée
   *[other] { $gone } défaussées
}
board-oar-power = puissance { $power }
board-oar-value = puissance { $power }, modificateur de vent { $modifier }
board-points-in = { $points } en { $region }
board-away = À { $miles } du bateau
board-once = Individuelle : une fois jouée, elle quitte la partie
board-range = Portée
board-manifest = Manifeste
board-slot = Emplacement
board-empty = vide
board-open = en cours
board-lost = perdu
board-fulfilled = rempli
board-hand = Cartes Rames en main
board-own-secret = connues de leur seul propriétaire
board-played = Rames jouées
board-chosen = a choisi
board-choosing = choisit
board-your-choice = choix encore modifiable
board-chart = Carte maritime
board-region = Région
board-routes = Trajets
board-ship = Bateau
board-ships = Bateaux
board-points = Points
board-bonus = Tuiles Bonus
board-bonus-pool = Tuiles Bonus restantes
board-high-sea = haute mer
board-coastal = trajet de cabotage
board-way = Trajet
board-stay = rester sur place
board-taken = Contrat à charger
board-reconstructed = valeur reconstituée
board-players = Marchands
board-player = Marchand
board-place = Lieu
board-pays = Profit
board-signs = Autres symboles
board-turn-up = Révéler le contrat suivant
board-refusal = Refuser, ou continuer sans

## Prompts

prompt-over = La partie est terminée.
prompt-take-contract = { $seat } : { $face_down ->
    [0] prendre un des contrats. Tous sont visibles.
   *[other] prendre un contrat visible ou révéler le suivant.
}
prompt-accept-or-refuse = { $seat } : prendre le contrat révélé, ou le refuser et révéler le suivant ?
prompt-load-contract = { $seat } : sur quel emplacement charger le contrat « { $goods } pour { $city } » ? Il y reste définitivement.
prompt-choose-oars = { $seat } : choisir une carte Rames en secret. Le vent est de { $wind }.
prompt-sail = { $seat } : où naviguer ? La portée est de { $range } ; chaque mille de plus coûte 1 pièce d’or ({ $gold ->
    [0] aucune disponible
    [one] { $gold } disponible
   *[other] { $gold } disponibles
}).
prompt-deliver = { $seat } : livrer ici ? { $loses ->
    [0] Aucun contrat ne serait perdu.
   *[other] Les contrats en cours situés plus à gauche seraient perdus.
}
prompt-buy-point = { $seat } : payer { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} pour un point de temple de plus en { $temple } ?
prompt-join-extra = { $seat } : participer au tour supplémentaire { $extra } ?
prompt-play-oar = { $seat } : jouer une carte Rames à découvert. Le vent est de { $wind }.

## Options

option-contract = { $pays ->
    [none] { $it }
   *[other] Prendre « { $goods } pour { $city } » ({ $amount } { $pays ->
        [gold] or
       *[points] { $region }
    }), Rames { $power }, vent { $modifier }{ $on_it ->
        [0] {""}
       *[other] , { $on_it } or dessus
    } · { $miles } milles depuis la Crète{ $has_own ->
        [0] {""}
       *[1] , { $near_miles ->
            [0] même ville que l’emplacement { $near_slot }
           *[other] { $near_miles } depuis { $near }
        }
    }
}
option-reveal = Révéler le contrat suivant
option-take-contract-reveal = { $hidden ->
    [1] Révéler le dernier contrat : il faudra le prendre
   *[other] Révéler le contrat suivant
}{ $face_ups ->
    [0] {""}
    [one] {" "}· renoncer à celui qui est visible
   *[other] {" "}· renoncer aux { $face_ups } visibles
}
option-refuse = Le refuser et révéler le contrat suivant
option-accept-or-refuse-refuse = { $hidden ->
    [1] Le refuser et révéler le dernier : il faudra le prendre
   *[other] Le refuser et révéler le contrat suivant
}
option-slot = { $it }
option-load-contract-slot = Emplacement { $at } · { $before } milles depuis { $start ->
    [1] la { $from }
   *[0] { $from }
}{ $onward ->
    [0] {""}
   *[1] , puis { $after } jusqu’à { $to }
}{ $free ->
    [0] {""}
    [one] {" "}· 1 libre avant
   *[other] {" "}· { $free } libres avant
}
option-deliver-slot = { $pays ->
    [none] { $it }
   *[other] Livrer { $goods ->
        [olives] des
       *[other] du
    } { $goods } ({ $it }) : { $pays ->
        [gold] { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        }
       *[points] { $amount ->
            [one] { $amount } point de temple
           *[other] { $amount } points de temple
        } en { $region }
    }
}
option-oar = { $it }
option-choose-oars-oar = Rames { $power }, vent { $modifier }{ $personal ->
    [0] {""}
   *[1] , individuelle
} · portée { $reach }{ $aims ->
    [0] {""}
   *[other] {" : "}{ $ports }
}
option-play-oar-oar = Rames { $power }, vent { $modifier }{ $personal ->
    [0] {""}
   *[1] , individuelle
} · portée { $reach }{ $aims ->
    [0] {""}
   *[other] {" : "}{ $ports }
}
option-place = { $it }
option-sail-place = { $stays ->
    [1] Rester { $start ->
        [1] en
       *[0] à
    } { $it }
   *[0] { $it }
}{ $delivers ->
    [0] {""}
   *[1]  : livrer { $goods ->
            [olives] des
           *[other] du
        } { $goods } (+{ $amount } { $pays ->
            [gold] or
           *[points] { $region }
        }), { $loses ->
        [0] sans perte
        [one] 1 contrat perdu
       *[other] { $loses } contrats perdus
    }
}{ $stays ->
    [1] {""}
   *[0] {" · "}{ $miles ->
        [one] { $miles } mille
       *[other] { $miles } milles
    }{ $gold ->
        [0] {""}
        [one] , { $gold } pièce d’or
       *[other] , { $gold } pièces d’or
    }
}{ $leads ->
    [0] {""}
   *[1] {" "}· { $next } à { $onward }
}
option-temple = { $it }
option-buy-point-temple = Payer { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} pour un point de temple en { $it } · { $climbs ->
    [0] toujours place { $then }
   *[1] { $rank ->
        [0] entrée à la place { $then }
       *[other] place { $then } au lieu de { $rank }
    }{ $tile ->
        [0] {""}
        [one] , pour l’instant une tuile de { $tile } point
       *[other] , pour l’instant une tuile de { $tile } points
    }
}
option-join = Participer
option-join-extra-join = Participer · joue { $oars ->
    [one] la dernière carte Rames
   *[other] une des { $oars } cartes Rames
} · { $aims ->
    [0] portée { $reach } au mieux : { $nearest } est à { $miles }
   *[other] avec Rames { $power }, portée { $reach } : { $ports }
}
option-pass = Passer
option-deliver-pass = Ne rien livrer
option-buy-point-pass = Ne pas acheter de point
option-join-extra-pass = Ne pas participer · { $open ->
    [one] 1 contrat en cours sera perdu
   *[other] { $open } contrats en cours seront perdus
}

## Events

event-set-out = Tous les bateaux sont en Crète ; chacun a { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} et deux cartes Rames individuelles, et le vent est de { $number2 }.
event-order-drawn = Le sort décide de l’ordre : { $order }.
event-round-began = La manche { $round } commence ; à sa fin, chaque temple donne { $round ->
    [A] 1 tuile.
    [B] 2 tuiles.
   *[C] 3 tuiles.
}
event-display-dealt = { $number ->
    [one] { $number } contrat est posé face cachée.
   *[other] { $number } contrats sont posés face cachée.
}
event-pile-reshuffled = { $pile } : la pioche est épuisée, la défausse est mélangée.
event-contract-turned-up = { $seat } révèle un contrat : { $deal }, avec { $oar }.
event-contract-refused = { $seat } refuse le contrat « { $goods } pour { $city } ».
event-contract-taken = { $seat } prend le contrat « { $goods } pour { $city } »{ $number ->
    [0] {""}
    [one] {" "}et la pièce d’or posée dessus
   *[other] {" "}et les { $number } pièces d’or posées dessus
}.
event-contract-picked = { $seat } prend un contrat visible : { $deal }{ $number ->
    [0] {""}
    [one] , avec la pièce d’or posée dessus
   *[other] , avec les { $number } pièces d’or posées dessus
}.
event-contract-imposed = C’est le dernier contrat : { $seat } doit le prendre.
event-contract-loaded = { $seat } charge le contrat « { $goods } pour { $city } » sur l’{ $slot }.
event-oar-kept = { $seat } prend { $oar } en main.
event-order-rowed = Nouvel ordre du tour, les rames les plus faibles d’abord : { $rowers }.
event-leftover-kept = Personne n’a pris le contrat « { $deal } » : { $number ->
    [one] une pièce d’or y est posée.
   *[other] une pièce d’or de plus, il en porte maintenant { $number }.
}
event-leftover-turned-up = Le contrat restant est révélé : { $deal }, avec { $oar }.
event-leftover-cleared = Personne n’a pris le contrat « { $deal } » : il est défaussé{ $number ->
    [0] {""}
    [one] , et sa pièce d’or retourne à la banque
   *[other] , et ses { $number } pièces d’or retournent à la banque
}.
event-leftover-unseen = Le contrat restant est défaussé sans être vu.
event-sails-set = Tous les contrats sont chargés : les bateaux quittent la Crète.
event-turn-began = Chacun choisit en secret une carte Rames pour le tour { $number }.
event-oar-shown = { $seat } révèle { $oar } : une portée de { $number ->
    [one] { $number } mille
   *[other] { $number } milles
} avec le vent actuel.
event-forecast-set = La prévision des vents est de { $number ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] ±0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $number }
}.
event-wind-shifted = Le vent est maintenant de { $number ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $number }
}.
event-sailed = { $seat } parcourt { $number ->
    [one] { $number } mille
   *[other] { $number } milles
}, destination { $place }.
event-sailed-for-gold = { $seat } parcourt { $number ->
    [one] { $number } mille
   *[other] { $number } milles
}, destination { $place }, et paie { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
} pour les milles au-delà de la portée.
event-stayed = { $seat } reste sur place ({ $place }).
event-gold-earned = { $seat } livre { $goods ->
    [olives] des
   *[other] du
} { $goods } à { $city } et gagne { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}.
event-points-gained = { $seat } livre le contrat « { $deal } » et en a désormais { $number }.
event-point-paid = { $seat } paie { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} pour un point de temple de plus en { $temple } et en a désormais { $number2 }.
event-delivery-waived = { $seat } pourrait livrer sur place ({ $place }) et ne le fait pas.
event-contract-skipped = { $seat } perd le contrat « { $goods } pour { $city } » : l’{ $slot } est à gauche de la livraison.
event-contract-lapsed = { $seat } perd le contrat « { $goods } pour { $city } », non livré à temps.
event-extra-joined = { $seat } participe au tour supplémentaire { $extra }.
event-extra-declined = { $seat } ne participe pas au tour supplémentaire { $extra }.
event-extra-began = Les participants au tour supplémentaire { $extra } jouent une carte Rames à découvert.
event-extra-oar-shown = { $seat } joue { $oar } : une portée de { $number ->
    [one] { $number } mille
   *[other] { $number } milles
} avec le vent actuel.
event-scoring-began = Décompte de la manche { $round }.
event-bonus-taken = { $seat } a rempli ses cinq contrats et prend { $bonus }.
event-tile-awarded = { $temple } : { $seat }, avec { $number2 ->
    [one] { $number2 } point
   *[other] { $number2 } points
} de temple, remporte une tuile de { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-tile-awarded-by-stack = { $temple } : { $seat }, avec { $number2 ->
    [one] { $number2 } point
   *[other] { $number2 } points
} de temple et arrivé avant d’autres à égalité, remporte une tuile de { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-gold-tile-awarded = Temple d’or : { $seat }, avec { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
}, remporte une tuile de { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-gold-tile-awarded-by-order = Temple d’or : { $seat }, avec { $number2 ->
    [one] { $number2 } pièce d’or
   *[other] { $number2 } pièces d’or
} et plus tôt dans l’ordre du tour que d’autres à égalité, remporte une tuile de { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-tile-unclaimed = { $temple } : il ne reste personne pour la tuile de { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-round-ended = La manche { $round } est terminée : les rames jouées et tous les contrats sont défaussés, les pioches remélangées, et les bateaux retournent en Crète.
event-last-round-over = La manche { $round } s’achève, et la partie avec elle.
event-bonus-revealed = { $seat } retourne { $bonus }.
event-total-counted = { $seat } : { $number ->
    [one] { $number } point
   *[other] { $number } points
}, dont { $number2 } des temples et { $number3 } des tuiles Bonus.
event-game-won = { $seat } remporte la partie.
event-victory-shared = { $seats } se partagent la victoire.

# What earlier versions told.

event-game-started = La partie commence ; premier dans l’ordre du tour : { $seat }.
event-contract-revealed = { $seat } révèle le contrat « { $goods } pour { $city } », avec { $oar }.
event-order-set = Place { $number } dans l’ordre du tour : { $seat }.
event-gold-added = Personne n’a pris le contrat pour { $city } ; il porte maintenant { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}.
event-leftover-revealed = Le contrat restant est révélé : « { $goods } pour { $city } », avec { $oar }.
event-leftover-discarded = Le contrat restant est défaussé.
event-oar-chosen = { $seat } a choisi une carte Rames.
event-oar-revealed = { $seat } révèle { $oar }.
event-points-earned = { $seat } livre { $goods ->
    [olives] des
   *[other] du
} { $goods } à { $city } et gagne { $number ->
    [one] { $number } point de temple
   *[other] { $number } points de temple
}.
event-point-bought = { $seat } achète un point de temple en { $temple }.
event-contract-lost = { $seat } perd le contrat « { $goods } pour { $city } ».
event-extra-oar-played = { $seat } joue { $oar }.
event-tile-won = { $temple } : { $seat } remporte une tuile de { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

## Help

help-goal = On est un marchand romain avec son propre bateau. À chacune des trois manches, A, B et C, on prend cinq contrats, on fixe leur ordre sur son manifeste et on part livrer. Les livraisons rapportent de l’or ou des points dans les temples de cinq régions. Après chaque manche, les mieux placés de chaque temple et les plus riches, au temple d’or, gagnent des tuiles de points ; qui a rempli ses cinq contrats reçoit une tuile Bonus. Les tuiles valent de plus en plus. Après la manche C, le plus grand total de tuiles gagne ; l’or et les points de temple ne valent alors plus rien.
    .title = But du jeu
    .ids = NE-GEN-2 NE-GEN-3 NE-CONTRACT-3 NE-SCORE-1 NE-SCORE-2 NE-SCORE-3 NE-SCORE-10 NE-END-1 NE-END-2 NE-END-3

help-setup = On commence avec 5 pièces d’or, deux cartes Rames individuelles, un bateau en Crète et un pion sur la case zéro de chacun des cinq temples régionaux. L’ordre du tour est tiré au sort. Les marqueurs de distance sont placés au hasard sur les 19 trajets et y restent toute la partie. Le vent est de 5 au départ, sans prévision. Les cartes Ville, Marchandises et Rames forment trois pioches. Les deux rames individuelles doivent suffire pour toute la partie : une fois jouées, elles la quittent à la fin de la manche.
    .title = Mise en place
    .ids = NE-SETUP-2 NE-SETUP-5 NE-SETUP-6 NE-SETUP-7 NE-SETUP-8 NE-SETUP-9 NE-SETUP-10 NE-SETUP-11 NE-SETUP-12 NE-SETUP-13 NE-ROUND-2 EC-40
    .about = Les valeurs des rames personnelles sont reconstituées.

help-contracts = Un contrat est une colonne de trois cartes : Ville, Marchandises et Rames. Une fois livré dans la ville, il rapporte ce qu’elle indique pour cette marchandise : de l’or ou des points dans le temple de sa région. La carte Rames va en main. Il y a un contrat de plus que de joueurs ; à chacun des cinq tours de la phase 1, chacun en prend exactement un, dans l’ordre, avec l’or posé dessus. Le contrat restant reçoit 1 pièce d’or s’il était visible ; sinon, on le révèle. Il reste pour le tour suivant ; après le tour 5, il est défaussé avec son or.
    .title = Contrats
    .ids = NE-CONTRACT-1 NE-CONTRACT-2 NE-CONTRACT-3 NE-CONTRACT-4 NE-CONTRACT-14 NE-LOAD-5 NE-REFILL-1 NE-REFILL-2 NE-REFILL-3 NE-REFILL-4 NE-REFILL-5 EC-3 EC-4 EC-37
    .about = Les profits sont reconstitués.

help-reveal = Les contrats se révèlent de gauche à droite. Si aucun n’est visible, il faut révéler le premier. Si certains le sont, on en prend un ou on révèle le suivant ; si tous le sont, on en prend un. Dès que l’on révèle, tout ce qui était déjà visible devient inaccessible pour ce tour de jeu. On prend le contrat révélé, ou on le refuse et on révèle le suivant ; le dernier à droite, il faut le prendre. Un contrat refusé reste visible pour les joueurs suivants. À un tour ultérieur, on peut le prendre soi-même s’il est encore là ; une option fait durer les refus toute la manche.
    .title = Révéler des contrats
    .ids = NE-CONTRACT-5 NE-CONTRACT-6 NE-CONTRACT-7 NE-CONTRACT-8 NE-CONTRACT-9 NE-CONTRACT-10 NE-CONTRACT-11 NE-CONTRACT-12 NE-CONTRACT-13 NE-CONTRACT-16 EC-5 EC-6 EC-38

help-loading = Un contrat pris se charge aussitôt sur n’importe quel emplacement vide de son manifeste. Il y reste : impossible de le déplacer, de l’échanger ou de le rendre. Les emplacements 1 à 5, de gauche à droite, donnent l’ordre dans lequel livrer, car une livraison fait perdre tous les contrats en cours à sa gauche. Mieux vaut donc penser à son trajet et laisser des places pour les villes en chemin. Deux contrats pour la même ville sont permis.
    .title = Charger
    .ids = NE-LOAD-1 NE-LOAD-2 NE-LOAD-3 NE-DELIVER-7 EC-35 EC-43

help-order = Après le chargement, le pion Joueur va sur la case de l’échelle de puissance des rames qui correspond à la carte Rames prise, au-dessus des pions déjà là. Quand tous ont pris un contrat, la plus faible puissance passe en premier dans le nouvel ordre ; sur une même case, le pion du dessus, donc le dernier arrivé, passe devant. Cela se fait après chacun des cinq tours. L’ordre du cinquième vaut pour toute la phase 2, pour les égalités au temple d’or et pour le premier tour de la manche suivante. Les rames jouées en phase 2 n’y changent rien.
    .title = Échelle des rames et ordre du tour
    .ids = NE-LOAD-4 NE-LOAD-6 NE-ORDER-1 NE-ORDER-2 NE-ORDER-3 NE-ORDER-4 NE-SCORE-3 EC-39

help-oars = Une carte Rames a une puissance, qui fait avancer le bateau, et un modificateur pour le vent suivant. À chacun des cinq tours de la phase 2, chacun choisit une carte en secret, même sans contrat en cours ; on peut changer d’avis jusqu’au dernier choix. Puis on révèle tout. On commence la phase avec 5 à 7 cartes. Celles que l’on ne joue pas restent en main pour la manche suivante ; les cartes jouées sont défaussées, les deux individuelles quittent la partie. Une option ajoute dix cartes de puissance 1 et 10.
    .title = Cartes Rames
    .ids = NE-OAR-1 NE-OAR-2 NE-OAR-3 NE-OAR-4 NE-OAR-5 NE-OAR-6 NE-ROUND-1 NE-ROUND-2 EC-1 EC-17 EC-40 EC-45 EC-52
    .about = Puissances 2 à 9 et modificateurs −2 à +2 sont reconstitués.

help-wind = Le vent s’ajoute à la portée de tous les bateaux. Quand les rames sont révélées, la somme de leurs modificateurs donne la prévision, de −5 à +5 au plus. Elle n’a aucun effet pendant ce tour. Après le dernier bateau, le vent devient 5 plus la prévision ; l’ancien vent ne compte pas. Après le tour 5, il reste le même pour les tours supplémentaires et ne change qu’à la fin de la manche. Des options de la table le règlent autrement.
    .title = Vent et prévision
    .ids = NE-WIND-1 NE-WIND-2 NE-WIND-3 NE-WIND-4 NE-WIND-5 NE-WIND-6 NE-WIND-7 NE-WIND-8 EC-2 EC-7
    .about = Que le vent soit 5 plus la prévision est déduit des sources ; son passage à la manche suivante est reconstitué.

help-sailing = La portée est la puissance de la carte Rames plus le vent. Dans l’ordre, chaque bateau gagne un lieu à sa portée, ou reste sur place. Un trajet coûte les milles de son marqueur, dans les deux sens, et on peut en enchaîner plusieurs ; le chemin le moins cher est trouvé d’office. Chaque mille au-delà de la portée coûte 1 pièce d’or ; les milles inutilisés sont perdus. On finit dans une ville ou en Crète, jamais en route. Les bateaux ne se bloquent pas, et traverser une ville n’a aucun effet.
    .title = Naviguer
    .ids = NE-SAIL-1 NE-SAIL-2 NE-SAIL-3 NE-SAIL-4 NE-SAIL-5 NE-SAIL-6 NE-SAIL-7 NE-SAIL-8 NE-SAIL-9 NE-SAIL-10 NE-SAIL-11 EC-16 EC-32 EC-36 EC-49

help-delivery = Là où le bateau s’arrête, on peut remplir un contrat en cours pour cette ville, jamais plus d’un à la fois. L’or se prend aussitôt ; les points de temple font monter le pion dans le temple de la région. Ensuite, on peut payer 3 pièces d’or pour y gagner un point de plus, quel que soit le profit du contrat. Tous les contrats en cours à gauche de celui que l’on livre sont alors perdus ; ceux de droite restent. On n’est pas obligé de commencer à gauche, et tant qu’on ne livre pas, on ne perd rien.
    .title = Livrer
    .ids = NE-DELIVER-1 NE-DELIVER-2 NE-DELIVER-3 NE-DELIVER-4 NE-DELIVER-5 NE-DELIVER-6 NE-DELIVER-7 NE-DELIVER-8 NE-DELIVER-9 NE-DELIVER-10 EC-8 EC-12 EC-13 EC-14 EC-50 EC-51

help-temples = Chacune des cinq régions a un temple. Les points de temple y font monter le pion ; ils comptent pour les trois manches et ne se perdent jamais. Sur une même case, le pion arrivé le premier est en bas de la pile et passe devant. Au score, les mieux placés gagnent les tuiles posées là : une à la manche A, deux à la B, trois à la C. Un pion sur zéro ne gagne rien. Les temples loin de la Crète rapportent plus. La piste, dessinée jusqu’à 20, continue au-delà.
    .title = Temples
    .ids = NE-SETUP-11 NE-DELIVER-5 NE-SCORE-2 NE-SCORE-4 NE-SCORE-5 NE-SCORE-6 NE-SCORE-7 NE-ROUND-5 EC-22 EC-23 EC-25 EC-26
    .about = Les points des tuiles et la région de presque toutes les villes sont reconstitués.

help-gold_temple = Le temple d’or n’a pas de piste : au score, c’est l’or possédé qui compte. Le plus riche est premier ; à égalité, celui qui est plus tôt dans l’ordre du tour. Comme les autres temples, il donne une tuile à la manche A, deux à la B et trois à la C, mais de moindre valeur. On garde son or ; sans or, on ne gagne rien.
    .title = Temple d’or
    .ids = NE-SETUP-11 NE-SCORE-3 NE-SCORE-4 NE-SCORE-5 NE-SCORE-6 NE-SCORE-7 NE-SCORE-9 EC-22 EC-28 EC-29
    .about = Les points des tuiles sont reconstitués.

help-bonus = Qui remplit ses cinq contrats d’une manche, tours supplémentaires compris, prend une tuile Bonus. Un seul contrat perdu, et la tuile est perdue aussi. Elle reste face cachée : tous voient combien chacun en a, mais seul le propriétaire connaît leur valeur. À la fin de la partie, on les retourne toutes et elles comptent. Il y a cinq tuiles de chaque valeur, 1, 2 et 3 points.
    .title = Tuiles Bonus
    .ids = NE-SETUP-3 NE-GEN-5 NE-GEN-6 NE-SCORE-1 NE-END-2 EC-27 EC-34
    .about = Les valeurs des tuiles Bonus sont reconstituées.

help-extra = Après le tour 5, qui a encore un contrat en cours et une carte Rames est interrogé, dans l’ordre, pour le tour supplémentaire 5.I. Chaque participant joue alors une carte Rames à découvert, navigue et peut livrer. Le vent du tour 5 souffle encore, et ces cartes ne changent ni vent ni prévision. Un participant qui a encore un contrat en cours et une carte peut aussi jouer le 5.II ; sans 5.I, pas de 5.II. Il n’y a pas de troisième : ce qui reste en cours est perdu. Une carte jouée ici manquera à la manche suivante.
    .title = Tours supplémentaires
    .ids = NE-EXTRA-1 NE-EXTRA-2 NE-EXTRA-3 NE-EXTRA-4 NE-EXTRA-5 NE-EXTRA-6 NE-EXTRA-7 NE-WIND-6 NE-WIND-7 EC-18 EC-19 EC-20 EC-21 EC-46

help-scoring = Le score termine chaque manche. D’abord, qui a rempli ses cinq contrats prend une tuile Bonus. Puis les cinq temples et le temple d’or donnent leurs tuiles : à la manche A une au premier, à la B deux aux deux premiers, à la C trois aux trois premiers. Le mieux placé reçoit la plus forte. Une tuile que personne ne mérite retourne dans la boîte. Cela ne coûte rien : les pions restent en place et chacun garde son or. Les tuiles de points gagnées restent visibles.
    .title = Score
    .ids = NE-SCORE-1 NE-SCORE-2 NE-SCORE-3 NE-SCORE-4 NE-SCORE-5 NE-SCORE-6 NE-SCORE-7 NE-SCORE-8 NE-SCORE-9 NE-SCORE-10 EC-22 EC-26 EC-29 EC-41
    .about = Les valeurs des tuiles de points sont reconstituées.

help-round = Une manche a trois phases : prendre des contrats, en cinq tours ; les remplir, en cinq tours et jusqu’à deux tours supplémentaires ; le score. Après les manches A et B, les rames non jouées restent en main. Les rames jouées et toutes les cartes Ville et Marchandises sont remélangées, sauf les rames individuelles, qui quittent la partie. Les manifestes sont vidés, les bateaux retournent en Crète et les temples montrent les tuiles suivantes. Or, tuiles gagnées, pions, ordre et distances restent. La dernière prévision devient le vent, sauf option de la table.
    .title = Déroulement d’une manche
    .ids = NE-GEN-2 NE-GEN-3 NE-GEN-4 NE-ROUND-1 NE-ROUND-2 NE-ROUND-3 NE-ROUND-4 NE-ROUND-5 NE-ROUND-6 NE-ROUND-7 NE-ROUND-8 NE-ROUND-9 NE-WIND-8 EC-7

help-end = La partie finit avec le score de la manche C. Toutes les tuiles Bonus sont retournées. Le total est la somme des tuiles de points et des tuiles Bonus ; le plus grand gagne. Rien ne départage les égalités : les premiers ex æquo partagent la victoire. L’or, les points de temple et les cartes Rames en main ne valent rien.
    .title = Fin de la partie
    .ids = NE-END-1 NE-END-2 NE-END-3 NE-SCORE-10 EC-42

help-gold = On commence avec 5 pièces d’or. Les livraisons en rapportent, ainsi que les contrats sur lesquels il y en a. 1 pièce achète un mille au-delà de la portée ; 3 pièces achètent un point de temple de plus, juste après une livraison et dans la même région. L’or d’une livraison peut payer ce point, mais vient trop tard pour les milles du même tour de jeu. Ce que l’on garde compte au temple d’or après chaque manche, sans être dépensé. L’or de chacun est visible, et la réserve générale ne s’épuise jamais.
    .title = Or
    .ids = NE-GEN-5 NE-SETUP-10 NE-CONTRACT-14 NE-SAIL-6 NE-DELIVER-4 NE-DELIVER-6 NE-SCORE-3 NE-SCORE-9 EC-12 EC-15 EC-16 EC-30

help-manifest = Le manifeste a cinq emplacements, un par contrat de la manche, et tous peuvent le voir. Un contrat y est en cours jusqu’à ce qu’il soit rempli ou perdu. Rempli, il est défaussé et son emplacement reste vide. Il est perdu si l’on en livre d’abord un autre plus à droite, ou s’il est encore en cours à la fin de la phase 2. Les contrats perdus restent en place jusqu’à la fin de la manche ; puis le manifeste est vidé. Il n’y a pas d’autre moyen d’abandonner un contrat.
    .title = Manifeste
    .ids = NE-GEN-5 NE-SETUP-10 NE-LOAD-1 NE-LOAD-3 NE-DELIVER-7 NE-DELIVER-8 NE-DELIVER-9 NE-EXTRA-7 NE-ROUND-3 NE-ROUND-9 EC-33 EC-35

help-chart = La carte montre 15 villes, trois dans chacune des cinq régions, et la Crète, d’où part chaque manche. 15 trajets de cabotage coûtent de 3 à 8 milles, 4 trajets en haute mer de 11 à 13 ; les marqueurs sont placés au hasard et restent toute la partie. Aucun contrat ne mène en Crète, mais on peut s’y arrêter.
    .title = Carte maritime
    .ids = NE-SETUP-5 NE-SETUP-6 NE-SETUP-7 NE-SETUP-12 NE-ROUND-6 NE-SAIL-3 NE-SAIL-5 NE-SAIL-9 EC-10 EC-32
    .about = Huit villes sont nommées par les sources ; les sept autres, le tracé de presque tous les trajets et la répartition des distances sont reconstitués.

# Ce qu’un choix apporte.

gain-points = { $number ->
    [one] point
   *[other] points
}
gain-gold = or
gain-fulfilled = { $number ->
    [one] contrat rempli
   *[other] contrats remplis
}
gain-lost = { $number ->
    [one] contrat perdu
   *[other] contrats perdus
}
gain-bonus = { $number ->
    [one] tuile Bonus
   *[other] tuiles Bonus
}
gain-temple = { $it }
## Why something cannot be chosen

why-face-down = Encore face cachée : il faut le révéler avant de le prendre.
why-not-next = Encore face cachée : les contrats se révèlent un par un, de gauche à droite.
why-all-face-up = Tous les contrats sont déjà visibles ; il faut en prendre un.
why-given-up = Inaccessible pour ce tour de jeu : un autre a été révélé ensuite.
why-given-up-for-round = Inaccessible jusqu’à la fin de la manche : à cette table, un contrat refusé ou laissé de côté le reste.
why-decide-first = Il faut d’abord prendre ou refuser le contrat révélé ; le refuser révèle le suivant.
why-slot-taken = Cet emplacement porte déjà un contrat : « { $goods } pour { $city } ».
why-oar-played = Cette carte Rames a déjà été jouée pendant cette manche.
why-oar-of-other = { $seat } a joué cette carte Rames ; seule une carte encore en main peut être choisie.
why-too-far = Trop loin : il faut { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}, il { $number2 ->
    [0] n’y en a aucune
   *[other] y en a { $number2 }
}.
why-slot-empty = Il n’y a aucun contrat sur cet emplacement.
why-already-fulfilled = Le contrat de cet emplacement est déjà rempli.
why-already-lost = Perdu : un contrat plus à droite a été livré.
why-other-city = Ce contrat est pour { $place }, et le bateau est à { $place2 }.
why-other-region = La livraison a eu lieu en { $region } ; un point de temple ne s’achète que là.
why-oar-first = D’abord la carte Rames, puis la destination : elle sera demandée ensuite.
why-oar-chosen = La carte Rames de ce tour est déjà jouée.
why-oar-later = Les cartes Rames se jouent en mer, une fois tous les contrats chargés.
why-column-empty = Plus rien ici : ce contrat a déjà été pris.
why-take-first = D’abord prendre un contrat : son emplacement se choisit juste après.
why-loaded-for-good = Un contrat chargé reste sur son emplacement.
why-sail-later = On navigue quand chacun a chargé ses cinq contrats.
why-by-delivery = On monte dans ce temple en livrant dans sa région ; { $number } pièces d’or y ajoutent alors un point.
why-load-first = D’abord charger le contrat qui vient d’être pris.
why-deliver-there = Se livre quand le bateau finit son trajet à { $place }.
why-has-arrived = Le bateau est arrivé : un seul trajet par tour de jeu.
why-one-delivery = Une seule livraison par tour de jeu, et elle est faite.
why-extra-later = Un tour supplémentaire se propose après le tour 5, à qui a encore un contrat en cours et une carte Rames.
why-answer-first = D’abord participer ou non : la carte Rames et la destination viennent ensuite.

## Marks on the chart

mark-round-began = Manche { $round }
mark-turn-began = Tour { $number }
mark-extra-began = Tour supplémentaire { $extra }

# Ce que disent les fiches du plateau : à quoi sert chaque élément.

about-round = Trois manches, A, B et C : prendre cinq contrats, les remplir en cinq tours, puis marquer. Les tuiles valent chaque fois plus.
    .topic = round
    .why = Les manches et les tours se suivent d’eux-mêmes.

about-extra = Un tour supplémentaire après le cinquième, pour qui a encore un contrat en cours et une carte Rames.
    .topic = extra
    .why = { why-extra-later }

about-pass = Continuer sans le faire.
    .topic = extra
    .why = Il n’y a rien à laisser passer pour le moment.

about-bonus-pool = Tuiles Bonus, face cachée. Qui remplit les cinq contrats d’une manche en pioche une ; elles comptent à la fin.
    .topic = bonus
    .why = Une tuile Bonus vient d’elle-même, à la fin d’une manche, à qui a rempli ses cinq contrats.

about-city = On y finit son trajet pour livrer un contrat de cette ville. Les points gagnés vont au temple de sa région.
    .topic = chart
    .why = On y navigue une fois par tour de jeu, après la carte Rames.

about-creta = Tous les bateaux commencent chaque manche ici. Aucun contrat n’y mène, mais on peut s’y arrêter.
    .topic = chart
    .why = { about-city.why }

about-contracts = Chacun prend un contrat à chacun des cinq tours : une marchandise à livrer dans une ville, et une carte Rames pour la main.
    .topic = contracts
    .why = On prend les contrats un par un, pendant les cinq premiers tours de la manche.

about-contract = Livrée dans la ville, la marchandise rapporte ce qu’indique la carte. La carte Rames va en main, l’or posé dessus se prend aussitôt.
    .topic = contracts
    .why = { about-contracts.why }

about-face-down = Un contrat que personne n’a révélé. Qui le révèle ne peut plus prendre ceux qui étaient visibles avant.
    .topic = reveal
    .why = Les contrats se révèlent un par un, de gauche à droite.

about-refuse = Laisser ce contrat aux autres et révéler le suivant.
    .topic = reveal
    .why = Rien n’est à refuser pour le moment.

about-taken = Le contrat qui vient d’être pris : il va sur un emplacement vide du manifeste et y reste.
    .topic = loading
    .why = Ici attend le contrat pris, jusqu’à ce qu’il soit chargé sur un emplacement du manifeste.

about-pile-city = Les villes des contrats à venir. Chacune indique ce qu’elle paie pour quelle marchandise.
    .topic = contracts
    .why = On ne pioche pas ici : les nouveaux contrats sont posés d’eux-mêmes à chaque tour.

about-pile-goods = Les marchandises des contrats à venir.
    .topic = contracts
    .why = { about-pile-city.why }

about-pile-oar = Les cartes Rames des contrats à venir.
    .topic = oars
    .why = On ne pioche pas ici : une carte Rames vient avec chaque contrat.

about-oars = Chacun joue une carte Rames en secret. Sa puissance fait avancer le bateau, son modificateur change le vent du tour suivant.
    .topic = oars
    .why = Les cartes Rames se choisissent dans sa propre main, en mer.

about-oar = Sa puissance plus le vent donnent les milles que l’on peut parcourir. Son modificateur entre dans la prévision du tour suivant.
    .topic = oars
    .why = Déjà jouée : seule une carte de sa propre main peut l’être.

about-crew = Qui rame avec quelle carte ce tour-ci, dans l’ordre du tour. Les cartes s’ouvrent quand tous ont choisi.
    .topic = oars
    .why = Chacun choisit sa propre carte Rames ; toutes s’ouvrent ensemble.

about-hand = Les cartes Rames en main. On en joue une par tour ; celles qui restent servent à la manche suivante.
    .topic = oars
    .why = La main de chacun est à lui ; on y choisit une carte quand on rame.

about-forecast = La somme des modificateurs des rames de ce tour. Après le dernier bateau, elle devient le vent.
    .topic = wind
    .why = La prévision est la somme des cartes Rames jouées : elle ne se choisit pas.

about-wind = Il s’ajoute à la portée de tous les bateaux pendant ce tour.
    .topic = wind
    .why = Le vent suit la prévision : on ne le change que par les cartes Rames.

about-range = Puissance plus vent : les milles gratuits de ce bateau. Chaque mille de plus coûte une pièce d’or.
    .topic = sailing
    .why = La portée vient de la carte Rames et du vent ; au-delà, chaque mille coûte 1 pièce d’or.

about-order = Qui joue dans quel ordre. La rame prise avec un contrat fixe la place au tour suivant : la plus faible passe en premier.
    .topic = order
    .why = L’ordre vient des cartes Rames prises avec les contrats : la plus faible passe en premier.

about-oar-scale = La puissance de la rame qui vient d’être prise. Quand tous en ont une, la plus faible passe en premier ; à égalité, la dernière arrivée.
    .topic = order
    .why = { about-order.why }

about-route = Le parcourir coûte autant de milles, dans les deux sens. On peut enchaîner plusieurs trajets.
    .topic = sailing
    .why = On choisit une ville, et le bateau prend le trajet le moins cher.

about-ship = Il navigue une fois par tour, aussi loin que rame et vent le portent, et peut livrer là où il s’arrête.
    .topic = sailing
    .why = Un bateau ne se choisit pas : à son tour, on choisit sa destination.

about-slot = On livre de gauche à droite : une livraison fait perdre tous les contrats en cours à sa gauche.
    .topic = manifest
    .why = Le manifeste d’un autre : chacun charge et livre ses propres contrats.

about-temples = Après chaque manche, les plus avancés sur la piste d’un temple gagnent les tuiles posées à côté.
    .topic = temples
    .why = Les pions montent par les livraisons, les tuiles viennent à la fin de la manche.

about-temple = Les livraisons dans sa région font monter le pion. Après chaque manche, les mieux placés gagnent les tuiles indiquées.
    .topic = temples
    .why = { about-temples.why }

about-gold_temple = Ici compte l’or que l’on possède. Après chaque manche, les plus riches gagnent les tuiles et gardent leur or.
    .topic = gold_temple
    .why = Rien ne se dépose ici : à la fin de la manche, l’or de chacun est compté.

about-gold = Il paie les milles au-delà de la portée et un point de temple lors d’une livraison ; le reste compte au temple d’or.
    .topic = gold
    .why = L’or se dépense tout seul, pour les milles de trop et les points de temple que l’on choisit.

about-points = Les points des tuiles déjà gagnées. Avec les tuiles Bonus, ils décident de la partie.
    .topic = end
    .why = Les points viennent des tuiles, à la fin de chaque manche.

about-bonus = Une par manche où les cinq contrats ont été remplis. Son propriétaire seul en connaît les points jusqu’à la fin.
    .topic = bonus
    .why = Les tuiles Bonus restent secrètes jusqu’à la fin de la partie.

about-tile = Une tuile de points donnée par un temple à la fin d’une manche.
    .topic = scoring
    .why = Une tuile gagnée reste à son propriétaire.

# What a payment is for, in the sums of turns and rounds.

pay-contract-taken = Or sur les contrats
pay-contract-picked = Or sur les contrats
pay-bonus-taken = Les cinq contrats (valeur secrète jusqu’à la fin)
pay-sailed-for-gold = Milles supplémentaires
pay-gold-earned = Livraisons
pay-point-paid = Points de temple payés
pay-tile-awarded = { $temple }
pay-tile-awarded-by-stack = { $temple }
pay-gold-tile-awarded = Temple d’or
pay-gold-tile-awarded-by-order = Temple d’or
