# Porto Carthago in French: questions and options in the infinitive, never "vous".
# A narrow no-break space (U+202F) stands before : ; ! ? and inside « ».

## The box

pitch = Serviteurs, quais et navires dans le port de Carthage : chargez les navires, gagnez des points de commerce et achetez des places au palais.

# The aim, the turn and the end, on one card.
aim-goal = Installer au palais de Carthage plus de serviteurs que tous les autres.
aim-turn = Utiliser une des six cartes d’action : acheter, tenir des quais, charger ou envoyer des navires. Les livraisons rapportent talents et points de commerce ; avec les deux, on achète des places.
aim-end = Après cinq décennies de cinq tours, ou quatre si quelqu’un a 8 points de commerce.

# How far the end is.
ending-now = Décennie { $decade } sur { $decades }, tour { $round } sur { $rounds }
ending-arrival = Décennie { $decade } sur { $decades }, avant le premier tour
ending-purchase = Après la décennie { $decade } : dernières arrivées, derniers achats
ending-left = { $left ->
    [one] C’est le dernier tour d’action.
   *[other] Il reste { $left } tours d’action au plus.
}
ending-early = La partie finit dès la fin de la décennie { $decade } si quelqu’un a alors { $points } points de commerce. Maximum actuel : { $most }.
ending-due = du chemin de l’intrigue, si la partie finissait maintenant

## Things

ship = { $civilisation } · { $good }
ship-hidden = une carte de navire cachée
vessel = navire { $code ->
    [EGY] d’Égypte
    [ETR] d’Étrurie
    [IBE] d’Ibérie
   *[other] de { $civilisation }
} ({ $good })
vessel-hidden = navire caché
# Chosen among the texts of event-card-peeked.
peek-hidden = hidden
# What loading a ship brings besides its income: ★ is a trade point.
reward = ★1, 2 serviteurs de retour, { $privilege }
# Goods by code: as boards print them, as some of it, and without an article.
good = { $code ->
   *[other] { $name }
}
ware = { $code ->
    [DYE] de la teinture
    [OIL] de l’huile
    [GLASS] du verre
    [CEDAR] du cèdre
    [JEWEL] des bijoux
   *[other] { $name }
}
bare-ware = { $code ->
    [DYE] teinture
    [OIL] huile
    [GLASS] verre
    [CEDAR] cèdre
    [JEWEL] bijoux
   *[other] { $name }
}
some-wares = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}
origin-warehouse = de l’entrepôt
origin-quay = du quai { $quay }
quay = { $civilisation } { $numeral }
slot = case { $number }
servant = { $place ->
    [LIGHTHOUSE] { $seat } : phare → temple
   *[TEMPLE] { $seat } : temple → phare
}
number = { $number }
action-porter = Transporteur
action-captain = Capitaine
action-aristocrat = Aristocrate
action-stevedore = Arrimeur
action-merchant = Marchand
privilege-bonus-talents = Bonus de 3 talents
privilege-trade-point = +1 point de commerce
privilege-intrigue-servant = +1 serviteur sur le chemin de l’intrigue
privilege-peek-deck = Regarder et trier 3 cartes de navire
privilege-load-any = Charger n’importe quelle marchandise
privilege-move-servants = Déplacer jusqu’à 3 serviteurs
privilege-call-ship = Amener un navire de la première ligne
privilege-palace-seat = Place au palais sans les points de commerce
place-lighthouse = phare
place-temple = temple de Baal
noun-warehouse = entrepôt
noun-charter-ship = navire affrété
line-seats = places achetées
    .how = Chaque serviteur sur une place achetée compte 1.
line-large-seat = places sur la plus grande case
    .how = Chaque serviteur sur la plus grande case compte 1.
line-extra-seats = places du chemin de l’intrigue
    .how = À la fin, qui a le plus de serviteurs sur le chemin gagne des places en plus, 1 chacune, même sans serviteur pour les occuper.
tie-1 = points de commerce
tie-2 = talents
option-name-final_purchase_always = Achat final même si aucune marchandise n’est à quai

## The board

board-decade = Décennie { $decade } sur { $decades } · tour d’action { $round } sur { $rounds } · premier joueur : { $seat }
board-harbour = Port
board-quay = Quai
board-owner = Propriétaire
board-ship = Navire
board-wants = Désire
board-stored = Marchandise
board-income = Revenu
board-danger = Danger
board-privilege = Privilège
board-first-row = Première ligne
board-second-row = Seconde ligne
board-deck = Pioche : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
board-top-cards = prochaines cartes : { $ships }
board-market = Marché
board-price = une marchandise coûte { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}
board-bag = Sac : { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
}
board-slots = Cartes d’action
board-slot = Case
board-card = Carte
board-servants = Serviteurs
board-bonus = Action bonus
board-on-it = Dessus
board-palace = Palais
board-next-seat = Place suivante : { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}, { $points ->
    [one] { $points } point de commerce requis
   *[other] { $points } points de commerce requis
}
board-seats = Places
board-path = Chemin de l’intrigue
board-path-space = { $number ->
    [one] { $number } case occupée
   *[other] { $number } cases occupées
} sur { $spaces }
board-players = Sénateurs
board-player = Sénateur
board-talents = Talents
board-points = Points de commerce
board-total = Places pour l’instant
board-total-chart = Les places au fil de la partie
board-reserve = Réserve
board-warehouse = Entrepôt
board-lighthouse = Phare
board-temple = Temple
board-captains = Capitaines
board-kept = Privilèges
board-free-spaces = { $number ->
    [one] { $number } libre
   *[other] { $number } libres
}
board-row-1 = 1re ligne
board-row-2 = 2e ligne
board-deck-word = Pioche
board-known = Connues
board-price-word = Prix
board-bag-word = Sac
board-refresh = Renouveler
board-seat = Place { $number } au palais : { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}, { $points ->
    [one] { $points } point de commerce requis
   *[other] { $points } points de commerce requis
}
board-large-seat = La plus grande case : { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}, { $points ->
    [one] { $points } point de commerce requis
   *[other] { $points } points de commerce requis
}
board-slot-cost = { $number ->
    [0] sans serviteur
    [one] { $number } serviteur
   *[other] { $number } serviteurs
}
board-trade-house = Maison du commerce
board-charter-ships = Navires affrétés
board-blocked = occupée par un serviteur
board-free = libre
board-decade-word = Décennie
board-round-word = Tour
board-start-player = Premier joueur
board-hidden = caché
board-turn-away = Refouler
board-end-word = Fin de la partie
board-rules = Règles
board-goods = Marchandises
board-civilisations = Civilisations
board-signs = Autres symboles
bonus-none = –
bonus-warehouse = case de stockage
bonus-palace = place au palais

## Prompts

prompt-over = La partie est terminée.
prompt-place-first = { $seat } : réclamer un quai ou passer ? C’est facultatif ; au second tour, chacun doit en réclamer un et prend alors une marchandise gratuite.
prompt-place-again = { $seat } : réclamer un quai. Une marchandise du marché vient avec, gratuitement.
prompt-take-good = { $seat } : prendre une marchandise au marché, gratuitement.
prompt-choose-ship = { $seat } : quel navire amener dans le port ?{ $picks ->
    [1] { "" }
   *[other] {" "}({ $picks } à choisir)
}
prompt-choose-quay = { $seat } : à quel quai placer le { $ship } ?
prompt-turn-away = { $seat } : quel navire empêcher d’entrer au port ?
prompt-take-turn = { $seat } : utiliser une carte d’action, gagner des talents ou vider et remplir à nouveau le marché.
prompt-place-captain = { $seat } : placer un capitaine sur un navire affrété ?
prompt-fill-lighthouse = { $seat } : combien de serviteurs au phare ? Actuellement { $lighthouse } au phare, { $temple } au temple de Baal et { $reserve } en réserve ; { $most ->
    [one] { $most } serviteur peut être déplacé
   *[other] { $most } serviteurs au plus peuvent être déplacés
}.
prompt-fill-temple = { $seat } : { $lighthouse } au phare. Combien de serviteurs au temple de Baal ? Actuellement { $temple }.
prompt-change-quay = { $seat } : réclamer un quai ou choisir un quai à quitter.
prompt-leave-quay = { $seat } : où envoyer les serviteurs du quai { $quay } ?
prompt-buy-good = { $seat } : acheter une marchandise pour { $price ->
    [one] { $price } talent
   *[other] { $price } talents
} ?
prompt-carry = { $seat } : où transporter une marchandise ?
prompt-pick-up = { $seat } : quelle marchandise transporter ? Destination : { $target }.
prompt-buy-fresh-good = { $seat } : acheter une des nouvelles marchandises pour { $refresh_price ->
    [one] { $refresh_price } talent
   *[other] { $refresh_price } talents
} ?
prompt-choose-bonus = { $seat } : { $lack ->
    [none] effectuer l’action bonus ? En caisse : { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
   *[other] utiliser un privilège ou terminer le tour. L’action bonus est impossible maintenant : { $lack }
}
prompt-end-turn = { $seat } : utiliser un privilège ou terminer le tour.
prompt-gain-point = { $seat } : 1 point de commerce. Avancer dans la maison du commerce ou placer un serviteur sur le chemin de l’intrigue ?
prompt-split-points = { $seat } : { $points ->
    [one] { $points } point de commerce
   *[other] { $points } points de commerce
}. Combien de serviteurs placer plutôt sur le chemin de l’intrigue ?
prompt-use-trade-point = { $seat } : 1 point de commerce en bonus. Où le placer ?
prompt-use-intrigue-servant = { $seat } : placer un serviteur sur le chemin de l’intrigue ?
prompt-sort-deck = { $seat } : quelle carte placer { $depth ->
    [1] sur le dessus de la pioche
   *[other] en position { $depth } à partir du haut
} ?
prompt-load-any = { $seat } : à quel quai charger le navire avec la marchandise qui s’y trouve ?
prompt-shift-servant = { $seat } : quel serviteur déplacer ? (encore { $left ->
    [one] { $left } possible
   *[other] { $left } possibles
})
prompt-call-ship = { $seat } : quel navire amener dans le port ?
prompt-buy-last-seat = { $seat } : acheter une dernière place au palais pour { $large_seat_price ->
    [one] { $large_seat_price } talent
   *[other] { $large_seat_price } talents
} ?

## Options

option-ship = { $it }
option-quay = { $it }
option-change-quay-quay = { $own ->
    [1] Quitter le quai { $it }{ $ware ->
        [none] { "" }
       *[other] {" "}(la marchandise est perdue : { $ware })
    }
   *[0] Réclamer le quai { $it }
}
option-load-any-quay = Au quai { $it }, avec la marchandise { $ware } ({ $reward })
option-good = { $it }
option-slot = { $action }
option-servant = { $it }
option-number = { $number }
option-talents = Gagner { $take_talents ->
    [one] { $take_talents } talent
   *[other] { $take_talents } talents
}
option-market = Renouveler le marché, puis une marchandise pour { $refresh_price }
option-turn-away = Empêcher plutôt un navire d’entrer au port
option-trade-house = Avancer dans la maison du commerce
option-path = Serviteur sur le chemin de l’intrigue
option-warehouse = Entrepôt
option-charter-ship = Navire affrété
option-reserve = Réserve
option-palace = Palais
option-pass = Passer
option-place-first-pass = Passer, ne réclamer qu’au second tour
option-choose-ship-ship = { $it }, revenu { $income }
option-turn-away-ship = { $it }, revenu { $income }
option-call-ship-ship = { $it }, revenu { $income }
option-sort-deck-ship = { $it }, revenu { $income }, danger { $danger }
option-take-turn-ship = Utiliser le privilège « { $privilege } » de la carte { $it }
option-choose-bonus-ship = Utiliser le privilège « { $privilege } » de la carte { $it }
option-end-turn-ship = Utiliser le privilège « { $privilege } » de la carte { $it }
option-take-turn-slot = { $action } ({ $servants ->
    [0] sans serviteur
   *[other] { $servants }
}) : { $deed ->
    [PORTER] porter une marchandise
    [CAPTAIN] placer un capitaine
    [ARISTOCRAT] déplacer des serviteurs
    [STEVEDORE] réclamer ou quitter un quai
    [MERCHANT] acheter une marchandise pour { $price }
    [no-servant-left] pas de serviteur
    [charter-ships-taken] aucun navire libre
    [nobody-to-move] personne à déplacer
    [no-free-quay] aucun quai libre
    [too-few-to-claim] trop peu pour un quai
    [too-few-talents] pas { $price } pour acheter
    [warehouse-full] entrepôt plein
    [market-empty] marché vide
    [nothing-to-carry] rien à porter
   *[nowhere-to-carry] nulle part où porter
}{ $bonus ->
    [WAREHOUSE] { " " }+ stockage pour { $extension_price }
    [PALACE] { " " }+ palais pour { $seat_price }
   *[NONE] { "" }
}{ $lack ->
   *[none] { "" }
    [warehouse-free] { " " }(tout est libre)
    [no-servant-left] { " " }(pas de serviteur)
    [too-few-points] { " " }(★{ $points } requis)
    [too-few-talents] { " " }(en caisse : { $talents })
}
option-carry-warehouse = Vers l’entrepôt
option-carry-charter-ship = Expédier sur un navire affrété (révèle la carte du dessus de la pioche)
option-place-captain-charter-ship = Placer un capitaine
option-leave-quay-reserve = Dans la réserve : dissoudre le quai
option-leave-quay-quay = Vers le quai { $it }
option-carry-quay = Vers le quai { $it }{ $cargo ->
    [none] { "" }
   *[other] { "" } : { $cargo } pour le navire ({ $reward })
}
option-pick-up-quay = { $good }, du quai { $it }{ $loads ->
    [1] { "" }, pour le navire
   *[0] { "" }
}
option-pick-up-good = { $it } (entrepôt){ $loads ->
    [1] { "" }, pour le navire
   *[0] { "" }
}
option-choose-bonus-warehouse = Libérer une case de stockage pour { $extension_price ->
    [one] { $extension_price } talent
   *[other] { $extension_price } talents
}
option-choose-bonus-palace = Acheter la place au palais pour { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}
option-buy-last-seat-palace = Acheter une place sur la plus grande case pour { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}
option-split-points-number = { $number ->
    [0] Aucun : tout dans la maison du commerce
    [one] { $number } serviteur sur le chemin
   *[other] { $number } serviteurs sur le chemin
}
option-place-captain-pass = Renoncer à l’action
option-fill-lighthouse-pass = Renoncer à l’action
option-change-quay-pass = Renoncer à l’action
option-buy-good-pass = Renoncer à l’action
option-carry-pass = Renoncer à l’action
option-choose-bonus-pass = { $lacks ->
    [1] Terminer le tour
   *[0] Pas d’action bonus : finir le tour
}
option-buy-fresh-good-pass = Ne rien acheter
option-end-turn-pass = Terminer le tour
option-use-trade-point-pass = Renoncer au privilège
option-use-intrigue-servant-pass = Renoncer au privilège
option-shift-servant-pass = En rester là
option-buy-last-seat-pass = Ne rien acheter

## Events

event-order-drawn = Le sort décide de l’ordre : { $order }.
event-market-laid = Au marché : { $wares }.
event-first-row-laid = Navires en première ligne : { $fleet }.
event-second-row-laid = Navires en seconde ligne : { $fleet }.
event-placement-passed = { $seat } passe au premier tour de placement.
event-quay-claimed = { $seat } réclame le quai { $quay } avec 2 serviteurs.
event-good-taken = { $seat } prend gratuitement { $ware } au marché.
event-decade-began = La décennie { $number } commence : les navires de la première ligne entrent au port.
event-lighthouse-ranked = Les serviteurs au phare donnent l’ordre des choix : { $order }.
event-lighthouse-empty = Personne au phare : les navires entrent d’eux-mêmes.
event-ship-brought-in = Depuis le phare, { $seat } guide le { $vessel } au quai { $quay }.
event-ship-brought-in-vain = Depuis le phare, { $seat } guide le { $vessel }, mais ses deux quais ont déjà un navire : il repart, sous la pioche.
event-ship-turned-away = Depuis le phare, { $seat } refoule le { $vessel }, sous la pioche, et n’en guide aucun.
event-ship-arrived = Le { $vessel } accoste de lui-même au quai { $quay }.
event-ship-arrived-in-vain = Le { $vessel } trouve un navire à chacun de ses deux quais et repart, sous la pioche.
event-rows-advanced = La seconde ligne de navires passe en première ligne.
event-second-row-filled = Nouveaux navires en seconde ligne : { $fleet }.
event-deck-empty = La pioche est vide : aucun navire n’arrive en seconde ligne.
event-ship-moved-up = Le { $vessel } passe en première ligne.
event-ship-drawn = Nouveau navire en seconde ligne : { $ship }.
event-workers-home = { $seat } reprend { $number ->
    [one] { $number } serviteur
   *[other] { $number } serviteurs
} sur les cartes d’action : { $number2 } en réserve.
event-cards-dealt = Les cartes d’action sont réparties sur les cases 1 à 6 : { $deal }.
event-start-player-chosen = { $seat } a le plus de serviteurs en réserve ({ $number }) et devient premier joueur.
event-start-player-tied = { $seats } ont le plus de serviteurs en réserve ({ $number } chacun) ; dans le sens horaire vient d’abord { $seat }, qui devient premier joueur.
event-income-taken = { $seat } reçoit un revenu de { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}, un par serviteur en réserve.
event-market-filled = Nouveau au marché : { $wares }. La prochaine marchandise coûte { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-market-unchanged = Rien de nouveau au marché. La prochaine marchandise coûte { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-round-began = Le tour { $number } de la décennie commence.
event-card-used = { $seat } utilise la carte { $action } ({ $slot }) { $number ->
    [0] gratuitement
    [one] avec { $number } serviteur
   *[other] avec { $number } serviteurs
}.
event-action-impossible = L’action de la carte { $action } est impossible en ce moment ; il ne reste à { $seat } que l’action bonus.
event-action-forgone = { $seat } renonce à l’action.
event-talents-taken = { $seat } n’utilise aucune carte et gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-market-refreshed = { $seat } n’utilise aucune carte et renouvelle le marché : toutes ses marchandises vont dans le sac.
event-captain-placed = { $seat } place un serviteur comme capitaine sur un navire affrété.
event-servants-moved = { $seat } déplace des serviteurs : désormais { $number } au phare, { $number2 } au temple de Baal et { $number3 } en réserve.
event-quay-switched = { $seat } déplace ses deux serviteurs du quai { $quay } au quai { $quay2 }.
event-quay-dissolved = { $seat } dissout le quai { $quay } : ses deux serviteurs reviennent.
event-good-lost = { $seat } perd la marchandise qui s’y trouvait ({ $ware }), remise dans le sac.
event-good-bought = { $seat } achète { $ware } au marché pour { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-good-brought = { $seat } transporte { $ware } { $origin } au quai { $quay }.
event-good-stowed = { $seat } transporte { $ware } du quai { $quay } à l’entrepôt.
event-warehouse-extended = { $seat } libère une case de stockage pour { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} ; le serviteur qui l’occupait revient.
event-seat-bought = { $seat } paie { $number2 ->
    [one] { $number2 } talent
   *[other] { $number2 } talents
} et place un serviteur sur la place { $number } du palais.
event-large-seat-bought = { $seat } paie { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} et place un serviteur sur la plus grande case du palais.
event-ship-loaded = { $seat } charge le { $vessel } au quai { $quay } et gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-other-good-shipped = { $seat } charge à la place { $ware } sur le { $vessel } et gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-point-taken = { $seat } prend un point de commerce et passe à { $number } dans la maison du commerce.
event-path-chosen = Au lieu d’un point de commerce, { $seat } place un serviteur sur la case { $number } du chemin de l’intrigue.
event-path-taken = { $seat } place un serviteur sur la case { $number } du chemin de l’intrigue.
event-servants-home = { $seat } reprend ses deux serviteurs du quai { $quay } : { $number } en réserve.
event-voyage-sent = { $seat } expédie { $ware } { $origin } sur un navire affrété.
event-voyage-tested = La carte { $ship } est révélée : danger { $number } ; { $seat } a { $number2 ->
    [one] { $number2 } serviteur
   *[other] { $number2 } serviteurs
} au temple de Baal.
event-voyage-won = Le voyage réussit : { $seat } obtient 2 points de commerce et le revenu du navire.
event-voyage-lost = Le voyage échoue : { $seat } obtient 1 point de commerce et la moitié du revenu du navire.
event-voyage-paid = { $seat } gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} grâce au voyage.
event-voyage-compensated = { $seat } reçoit { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} en compensation du voyage.
event-offering-paid = { $seat } verse une offrande de { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} pour ses serviteurs au temple.
event-captain-home = { $seat } reprend le capitaine et un serviteur du temple : { $number } en réserve.
event-privilege-gained = { $seat } garde la carte du navire et son privilège « { $privilege } ».
event-privilege-used = { $seat } utilise le privilège « { $privilege } ».
event-privilege-declined = { $seat } renonce au privilège « { $privilege } ».
event-privilege-void = Le chemin de l’intrigue est complet : { $seat } ne peut pas utiliser le privilège « { $privilege } ».
event-bonus-talents-taken = Grâce au privilège du navire, { $seat } gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} en bonus.
event-card-peeked = { $peek ->
    [hidden] { $seat } regarde la carte { $number } de la pioche.
   *[other] { $seat } regarde la carte { $number } de la pioche : { $peek }.
}
event-cards-sorted = { $seat } remet { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} sur la pioche, dans l’ordre de son choix.
# Chosen by the name of the place, as place-lighthouse gives it.
event-servant-shifted = { $seat } déplace un serviteur { $place ->
    [phare] du phare au temple de Baal
   *[other] du temple de Baal au phare
} (propriétaire : { $seat2 }).
event-ship-called-in = { $seat } amène le { $vessel } au quai { $quay }.
event-ship-called-in-vain = { $seat } amène le { $vessel }, mais ses deux quais ont déjà un navire : il repart, sous la pioche.
event-decades-over = La décennie { $number } s’achève, et la partie avec elle.
event-early-end-near = Il ne manque qu’un point de commerce à { $seat } : dès que quelqu’un en a { $number }, la partie finira avec la décennie { $number2 }.
event-early-end-due = { $seat } a { $number } points de commerce : la partie finira avec la décennie { $number2 }.
event-ended-early = La décennie { $number } s’achève et la partie finit plus tôt. Ont atteint { $number2 } points de commerce ou plus : { $seats }.
event-final-arrival-began = Il reste une marchandise à quai : les navires entrent au port une dernière fois, puis chacun peut acheter une dernière place.
event-final-arrival-dropped = Il ne reste aucune marchandise à quai : plus aucun navire n’entre au port, mais chacun peut acheter une dernière place.
event-final-purchase-dropped = Il ne reste aucune marchandise à quai : plus aucun navire n’entre au port, et il n’y a pas de dernier achat.
event-final-purchase-passed = { $seat } n’achète pas de dernière place.
event-final-purchase-barred = { $seat } ne peut pas acheter de dernière place.
event-path-scored = Le chemin de l’intrigue compte { $number ->
    [one] { $number } serviteur
   *[other] { $number } serviteurs
} : { $number2 ->
    [one] le premier y obtient
   *[other] les { $number2 } premiers y obtiennent
} des places au palais.
event-path-worthless = Le chemin de l’intrigue est trop court pour donner des places : { $number ->
    [0] aucun serviteur.
    [one] { $number } serviteur.
   *[other] { $number } serviteurs.
}
event-intrigue-won = { $seat } a { $number ->
    [one] { $number } serviteur
   *[other] { $number } serviteurs
} sur le chemin de l’intrigue et obtient { $number2 ->
    [one] { $number2 } place
   *[other] { $number2 } places
} au palais.
event-intrigue-won-by-age = { $seat } a { $number ->
    [one] { $number } serviteur
   *[other] { $number } serviteurs
} sur le chemin de l’intrigue, plus tôt que d’autres à égalité, et obtient { $number2 ->
    [one] { $number2 } place
   *[other] { $number2 } places
} au palais.
event-total-counted = { $seat } : { $number ->
    [one] { $number } place
   *[other] { $number } places
} au palais, { $number2 ->
    [one] { $number2 } point
   *[other] { $number2 } points
} de commerce, { $number3 ->
    [one] { $number3 } talent
   *[other] { $number3 } talents
}.
event-points-decided = { $seats } ont le plus de places ({ $number } chacun) : les points de commerce décident.
event-talents-decided = Parmi eux, { $seats } ont le plus de points de commerce ({ $number } chacun) : les talents décident.
event-game-won = { $seat } remporte la partie.
event-victory-shared = { $seats } se partagent la victoire.

# What earlier versions told.

event-game-started = Premier joueur : { $seat }.
event-ship-docked = Le { $vessel } accoste au quai { $quay }.
event-ship-departed = Le { $vessel } ne trouve aucun quai libre et quitte le port.
event-ship-called = { $seat } amène le { $vessel } dans le port.
event-card-dealt = La carte { $action } est placée sur la { $slot }.
event-start-player-found = Premier joueur de la décennie : { $seat }.
event-good-drawn = Nouvelle marchandise au marché : { $ware }.
event-good-carried = { $seat } transporte { $ware } au quai { $quay }.
event-good-stored = { $seat } transporte { $ware } à l’entrepôt.
event-other-good-loaded = { $seat } embarque { $ware } sur le { $vessel }, qui désire autre chose.
event-voyage-began = { $seat } expédie { $ware } ; carte révélée : { $ship }.
event-voyage-succeeded = Le voyage réussit : { $seat } gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-voyage-failed = Le voyage échoue : { $seat } reçoit { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} en compensation.
event-card-seen = { $seat } regarde { $ship }.
event-intrigue-scored = { $seat } obtient { $number ->
    [one] { $number } place au palais
   *[other] { $number } places au palais
} grâce au chemin de l’intrigue.

## Help

help-goal = Chaque sénateur de Carthage dispose de 18 serviteurs. On achète des marchandises, on tient des quais, on charge des navires étrangers et on envoie des navires affrétés : chaque livraison rapporte des talents et des points de commerce. Avec les deux, on achète des places au palais, et le chemin de l’intrigue en offre quelques-unes de plus à la fin. Après 5 décennies, parfois 4, la victoire va à celui qui a le plus de serviteurs au palais. L’argent de chacun reste caché jusque-là.
    .title = But du jeu
    .ids = PC-GEN-1 PC-GEN-2 PC-GEN-12 PC-END-1 PC-END-2 PC-WIN-1

help-setup = On commence sans argent, avec 18 serviteurs : 2 bloquent des cases de stockage de la carte d’entrepôt, les autres forment la réserve. Le premier joueur est tiré au sort. À partir de lui, dans le sens horaire, chacun peut réclamer un quai avec 2 serviteurs. Puis, du dernier joueur jusqu’au premier, chacun doit réclamer un quai et prendre gratuitement une marchandise au marché. On peut tenir les deux quais d’une civilisation. Le marché ne se remplit à nouveau qu’à la phase 5 de la première décennie.
    .title = Mise en place
    .ids = PC-SETUP-7 PC-SETUP-8 PC-SETUP-10 PC-SETUP-11 PC-SETUP-12 PC-SETUP-13 PC-SETUP-14 PC-SETUP-15 PC-SETUP-17 EC-2 EC-49

help-harbour = Chacune des 6 civilisations a 2 quais, I et II, et ses navires n’accostent que là. Un quai peut avoir un propriétaire (2 serviteurs sur le double cercle), un navire et une marchandise ; les trois sont indépendants, un navire peut donc accoster chez un adversaire. Seul le propriétaire peut y stocker une marchandise. Un navire qui trouve à son quai la marchandise désirée est chargé ; sinon, il reste et attend.
    .title = Port et quais
    .ids = PC-GEN-6 PC-GEN-7 PC-GEN-8 PC-SHIPS-10 PC-SHIPS-18 PC-LOAD-1 EC-40 EC-47 EC-61
    .about = Les noms des civilisations et des marchandises sont reconstitués.

help-arrival = Au début d’une décennie, tous les navires de la première ligne entrent : d’abord ceux que choisissent les joueurs présents au phare, puis les autres, de haut en bas. Un navire accoste à un quai de sa civilisation sans navire. Si les deux conviennent, celui qui l’amène choisit ; un navire que personne n’amène prend le quai I. Si les deux ont un navire, le nouveau venu quitte le port et passe sous la pioche. À la fin, chaque navire qui trouve la marchandise désirée est chargé, premier joueur d’abord, puis sens horaire. La seconde ligne avance et l’on pioche de nouvelles cartes.
    .title = Arrivée des navires
    .ids = PC-SHIPS-1 PC-SHIPS-10 PC-SHIPS-11 PC-SHIPS-12 PC-SHIPS-13 PC-SHIPS-15 PC-SHIPS-16 PC-SHIPS-19 PC-SHIPS-20 PC-SHIPS-21 PC-SHIPS-22 EC-10 EC-11 EC-39
    .about = Le contenu des cartes de navire est reconstitué.

help-slots = À chaque décennie, les 6 cartes d’action, dont deux Transporteurs, sont mélangées sur les 6 cases. Pour en utiliser une, on y met d’abord des serviteurs de sa réserve : 0, 1, 1, 2, 2 et 3 pour les cases 1 à 6. Une carte peut resservir à volonté, chaque fois au prix plein. Après son action, faite ou non, on peut jouer une fois l’action bonus : case de stockage (3 et 5) ou place au palais (4 et 6). Au lieu d’une carte, on peut gagner 3 talents ou vider et remplir le marché, sans serviteurs.
    .title = Cartes d’action
    .ids = PC-CARDS-2 PC-CARDS-3 PC-CARDS-4 PC-TURN-3 PC-TURN-4 PC-TURN-5 PC-TURN-6 PC-TURN-7 PC-TURN-8 PC-TURN-9 PC-ALT-1 PC-ALT-2 PC-ALT-5 PC-BONUS-1 PC-BONUS-2 EC-1 EC-29
    .about = Les valeurs imprimées sont reconstituées, le second Transporteur aussi.

help-captain = Avec le Capitaine, on place 1 serviteur de sa réserve sur un navire affrété libre. Il y a autant de navires affrétés que de joueurs, et on peut en tenir plusieurs. Le serviteur attend là qu’une marchandise soit expédiée avec le Transporteur ; impossible de le rappeler avant. Chaque voyage ramène un seul capitaine.
    .title = Capitaine
    .ids = PC-ACT-CAPTAIN-1 PC-ACT-CAPTAIN-2 PC-ACT-CAPTAIN-3 PC-ACT-CAPTAIN-4 EC-45 EC-60

help-aristocrat = Avec l’Aristocrate, on déplace jusqu’à 5 de ses serviteurs entre la réserve, le phare et le temple de Baal. Tous les mélanges et toutes les directions sont permis, même un simple retour à la réserve. Seul le résultat compte : un serviteur qui passe du phare au temple compte une fois. Le phare et le temple n’ont pas de limite. Les serviteurs que l’on vient de payer pour la carte ne peuvent pas être déplacés.
    .title = Aristocrate
    .ids = PC-ACT-ARISTO-1 PC-ACT-ARISTO-2 PC-ACT-ARISTO-3 PC-ACT-ARISTO-4 EC-30 EC-46

help-stevedore = Avec l’Arrimeur, on fait une seule chose sur trois. Réclamer : placer 2 serviteurs de la réserve sur un quai sans propriétaire, avec ou sans navire. Échanger : déplacer les deux serviteurs d’un de ses quais vers un autre quai sans propriétaire. Dissoudre : reprendre dans la réserve les deux serviteurs d’un de ses quais. Quand on quitte un quai, le navire y reste, mais la marchandise est perdue et retourne dans le sac. On peut tenir autant de quais que les serviteurs le permettent.
    .title = Arrimeur
    .ids = PC-ACT-STEVEDORE-1 PC-ACT-STEVEDORE-2 PC-ACT-STEVEDORE-3 PC-ACT-STEVEDORE-4 PC-ACT-STEVEDORE-5 PC-ACT-STEVEDORE-6 EC-19 EC-30 EC-47 EC-48

help-merchant = Avec le Marchand, on achète au marché une marchandise au choix. Il faut une case de stockage libre dans son entrepôt. Le premier achat de la décennie coûte 4 talents, le deuxième 3, chaque suivant 2, peu importe qui achète. Vider et remplir le marché ramène le prix à 4. L’emplacement reste vide jusqu’au prochain remplissage du marché.
    .title = Marchand
    .ids = PC-ACT-MERCHANT-1 PC-ACT-MERCHANT-2 PC-ACT-MERCHANT-3 PC-ACT-MERCHANT-4 PC-MKT-2 PC-ALT-4 EC-22 EC-44

help-porter = Avec le Transporteur, on porte une de ses marchandises, depuis son entrepôt ou un de ses quais, vers un autre endroit à soi. Dans l’entrepôt, il faut une case de stockage libre ; un quai doit être à soi et encore sans marchandise. Si le navire du quai désire cette marchandise, il est chargé aussitôt. Pour un navire affrété, il faut y avoir son capitaine et au moins 1 serviteur au temple de Baal ; le voyage commence aussitôt. Deux cartes d’action sont des Transporteurs, chacune sur sa case.
    .title = Transporteur
    .ids = PC-ACT-PORTER-1 PC-ACT-PORTER-2 PC-ACT-PORTER-3 PC-ACT-PORTER-4 PC-ACT-PORTER-5 PC-ACT-PORTER-6 EC-1 EC-41 EC-42 EC-43

help-market = Le marché propose 6 marchandises, seulement 4 à 3 joueurs. Une fois par décennie, on le complète depuis le sac ; ce qui restait y demeure. Avec le Marchand, la première marchandise de la décennie coûte 4 talents, la deuxième 3, chaque suivante 2, tous joueurs confondus. Au lieu d’utiliser une carte, on peut vider et remplir à nouveau le marché : tout retourne dans le sac, on tire de nouvelles marchandises et on peut en acheter une pour 6 talents, avec une case de stockage libre. Cet achat n’est pas compté ; le prix suivant du Marchand est de nouveau 4.
    .title = Marché
    .ids = PC-SETUP-2 PC-MKT-1 PC-MKT-2 PC-ACT-MERCHANT-3 PC-ALT-2 PC-ALT-3 PC-ALT-4 EC-21 EC-22 EC-44

help-loading = Un navire est chargé dès que la marchandise désirée est à son quai, même pendant le tour d’un autre ; à l’arrivée, quand tous les navires sont entrés. C’est obligatoire. La marchandise va dans le sac, et le propriétaire du quai reçoit le revenu du navire, 1 point de commerce et la carte avec son privilège. Puis les deux serviteurs du quai retournent à la réserve, et le quai est libre. C’est trop tard pour aller sur le chemin de l’intrigue avec ce point, mais à temps pour un privilège immédiat. Le nombre danger ne joue aucun rôle.
    .title = Charger un navire
    .ids = PC-LOAD-1 PC-LOAD-2 PC-LOAD-3 PC-LOAD-4 PC-SHIPS-19 PC-PRIV-1 EC-14 EC-20 EC-28
    .about = Le revenu des navires est reconstitué.

help-voyage = Il faut un capitaine sur un navire affrété, un serviteur au temple de Baal et une marchandise quelconque, apportée par le Transporteur. On révèle la carte du dessus de la pioche (pioche vide : pas de voyage). Avec au moins autant de serviteurs au temple que le nombre danger, on gagne 2 points de commerce et le revenu, puis on verse 1 talent d’offrande par serviteur que l’on y a, au plus tout son argent. Sinon, on reçoit 1 point et la moitié du revenu, arrondie vers le haut, sans offrande. Ensuite, la carte va sous la pioche, la marchandise dans le sac, le capitaine et un serviteur du temple dans la réserve.
    .title = Voyage
    .ids = PC-VOY-1 PC-VOY-2 PC-VOY-3 PC-VOY-4 PC-VOY-5 PC-VOY-6 PC-VOY-7 PC-VOY-8 PC-VOY-9 PC-VOY-10 PC-ACT-PORTER-6 EC-6 EC-17 EC-57

help-temple = Les serviteurs au temple protègent les voyages de leur sénateur : il en faut au moins autant que le nombre danger de la carte révélée, et au moins 1 pour partir. Le danger va de 1 à 6 ; 3 serviteurs suffisent pour 19 des 30 cartes, 4 pour 24, 6 pour toutes. Inutile d’exagérer : après une réussite, chacun de ces serviteurs coûte 1 talent d’offrande. Après chaque voyage, l’un d’eux retourne à la réserve. L’Aristocrate amène des serviteurs ici, sans limite de place.
    .title = Temple de Baal
    .ids = PC-VOY-1 PC-VOY-4 PC-VOY-7 PC-VOY-8 PC-VOY-9 PC-ACT-ARISTO-1 PC-ACT-ARISTO-3 EC-62

help-lighthouse = À l’arrivée des navires, les joueurs présents au phare choisissent d’abord, le plus de serviteurs en tête. Égalité : le premier joueur de la décennie écoulée passe devant, puis sens horaire. Le premier doit amener deux navires de la première ligne, ou en empêcher un d’entrer (sous la pioche) et n’en amener aucun. Le deuxième doit en amener deux, chaque suivant un. Si les deux quais possibles sont sans navire, on choisit le quai ; si les deux en ont un, le navire repart et le choix est consommé. Les serviteurs restent ensuite au phare.
    .title = Phare
    .ids = PC-SHIPS-2 PC-SHIPS-3 PC-SHIPS-4 PC-SHIPS-5 PC-SHIPS-6 PC-SHIPS-7 PC-SHIPS-8 PC-SHIPS-9 PC-SHIPS-11 PC-SHIPS-14 PC-SHIPS-17 EC-8 EC-9

help-trade_house = Chaque point de commerce sert aussitôt : un pas dans la maison du commerce, ou 1 serviteur de la réserve sur le chemin de l’intrigue. De deux points, chacun se décide à part. Seule la maison du commerce compte pour les places au palais, la fin et les égalités ; ces points ne se dépensent jamais et n’ont pas de plafond. Sans serviteur en réserve, ou si le chemin est plein, le point va ici. Les points d’un chargement ou d’un voyage ne se refusent pas, ceux d’un privilège si. Si quelqu’un a au moins 8 points à la fin de la décennie 4, la partie s’arrête.
    .title = Maison du commerce
    .ids = PC-TP-1 PC-TP-2 PC-TP-3 PC-TP-4 PC-TP-5 PC-TP-6 PC-PAL-2 PC-END-2 PC-WIN-2 EC-15 EC-31

help-path = Pour un point de commerce, on peut placer un serviteur de la réserve sur la prochaine case libre au lieu d’avancer dans la maison du commerce. Il y reste jusqu’à la fin ; la dernière case score atteinte compte alors. Dès la case 3, le premier reçoit 1 place au palais ; dès la 7, les deux premiers 2 et 1 ; dès la 12, les trois premiers 3, 2 et 1. Le premier est celui qui a le plus de serviteurs ici ; à égalité, celui qui est arrivé plus tôt. Ces places sont sans condition ni prix. Le chemin a 15 cases.
    .title = Chemin de l’intrigue
    .ids = PC-TP-1 PC-INTR-1 PC-INTR-2 PC-INTR-3 PC-INTRSCORE-1 PC-INTRSCORE-2 PC-INTRSCORE-3 PC-INTRSCORE-4 PC-INTRSCORE-5 EC-36 EC-53 EC-54
    .about = Ce qui est imprimé sur le chemin est reconstitué.

help-palace = L’action bonus du palais achète la place libre la moins chère : on paie son prix et on y met 1 serviteur de la réserve, pour toujours. Les 12 places coûtent de 8 à 19 talents et exigent de 2 à 5 points de commerce, que l’on garde. Elles sont communes à tous : la suivante est plus chère pour chacun, et on ne peut pas en sauter. Ensuite, la plus grande case accueille tous les serviteurs voulus, chacun pour 20 talents et avec 6 points de commerce. On achète une place par action bonus.
    .title = Palais
    .ids = PC-BONUS-1 PC-PAL-1 PC-PAL-2 PC-PAL-3 PC-PAL-4 PC-PAL-5 PC-PAL-6 PC-PAL-7 EC-50
    .about = Les valeurs imprimées sont reconstituées, sauf celles de la plus grande case.

help-warehouse = La carte d’entrepôt a 4 cases de stockage pour une marchandise chacune ; au début, 2 sont bloquées par des serviteurs du joueur. L’action bonus « case de stockage » coûte 6 talents : un de ces serviteurs va dans la réserve et sa case devient libre. Une case par action bonus, jusqu’à ce que les 4 soient libres. Entrepôt plein : ni achat, ni transport vers lui. Les serviteurs sur la carte ne rapportent aucun revenu.
    .title = Entrepôt
    .ids = PC-SETUP-8 PC-WH-1 PC-WH-2 PC-INC-1 PC-ACT-MERCHANT-2 PC-ACT-PORTER-3 EC-44

help-privileges = La carte d’un navire chargé donne son privilège une fois ; on peut y renoncer. Immédiatement ou jamais : 3 talents, 1 point de commerce ou 1 serviteur sur le chemin de l’intrigue. À garder pour un de ses tours, avant ou après une action : trier en secret les 3 cartes du haut ; charger un navire à son quai avec la marchandise non désirée qui s’y trouve ; déplacer jusqu’à 3 serviteurs, même adverses, entre temple et phare ; amener un navire de la première ligne à son quai sans navire de plus petit numéro ; acheter la prochaine place au palais, prix plein, sans les points. Plusieurs par tour sont permis ; la carte utilisée va sous la pioche. Les privilèges gardés ne valent rien à la fin.
    .title = Privilèges
    .ids = PC-TURN-11 PC-PRIV-1 PC-PRIV-2 PC-PRIV-3 PC-PRIV-4 PC-PRIV-5 PC-PRIV-6 PC-PRIV-7 PC-PRIV-TALENTS-1 PC-PRIV-TP-1 PC-PRIV-INTR-1 PC-PRIV-PEEK-1 PC-PRIV-ANY-1 PC-PRIV-MOVE-1 PC-PRIV-SHIP-1 PC-PRIV-SEAT-1 PC-END-7 EC-16 EC-18 EC-24 EC-27

help-decade = Une décennie a six phases : arrivée des navires ; retour des serviteurs des cartes d’action et nouvelle donne ; premier joueur ; revenu ; marché complété ; 5 tours d’action où chacun joue une fois. Le premier joueur est celui qui a le plus de serviteurs en réserve ; à égalité, le premier des ex æquo après l’ancien, dans le sens horaire. Dans la première décennie, il ne change pas. Le revenu est de 1 talent par serviteur en réserve. À son tour, on utilise une carte d’action, on gagne 3 talents ou on vide et remplit le marché.
    .title = Décennie
    .ids = PC-DEC-1 PC-DEC-2 PC-DEC-3 PC-DEC-4 PC-CARDS-1 PC-CARDS-2 PC-START-1 PC-START-2 PC-START-3 PC-INC-1 PC-MKT-1 PC-TURN-1 PC-TURN-2 PC-TURN-3 EC-4

help-end = La partie finit après la décennie 5, ou après la 4 si quelqu’un a alors au moins 8 points de commerce. S’il reste une marchandise à un quai, la première ligne arrive encore une fois, phare compris ; puis chacun peut acheter une place sur la plus grande case : 20 talents, 6 points de commerce, 1 serviteur en réserve. Les serviteurs des cartes d’action y restent, les privilèges gardés sont perdus. Sans marchandise à quai, pas d’achat final, sauf option de la table. Ensuite, le chemin de l’intrigue donne ses places. Qui a le plus de places gagne ; égalité : points de commerce, puis talents, sinon victoire partagée.
    .title = Fin de la partie
    .ids = PC-END-1 PC-END-2 PC-END-3 PC-END-4 PC-END-5 PC-END-6 PC-END-7 PC-END-8 PC-INTRSCORE-1 PC-INTRSCORE-5 PC-WIN-1 PC-WIN-2 PC-WIN-3 PC-WIN-4 EC-27 EC-33 EC-34 EC-35 EC-37 EC-59

# Pourquoi une chose ne peut pas être choisie.

why-too-few-servants = Il faut { $number ->
    [one] 1 serviteur
   *[other] { $number } serviteurs
} ; la réserve en compte { $number2 }.
why-no-servant-left = Il ne resterait aucun serviteur en réserve pour cela.
why-charter-ships-taken = Tous les navires affrétés ont un capitaine.
why-nobody-to-move = Aucun serviteur ne peut être déplacé.
why-no-free-quay = Aucun quai à quitter, et aucun n’est libre.
why-too-few-to-claim = Réclamer un quai demande 2 serviteurs ; la réserve en compterait { $number }.
why-too-few-talents = Cela coûte { $number ->
    [one] 1 talent
   *[other] { $number } talents
} ; il y en a { $number2 }.
why-warehouse-full = L’entrepôt n’a plus de place libre.
why-market-empty = Le marché est vide.
why-nothing-to-carry = Il n’y a aucune marchandise à porter.
why-nowhere-to-carry = Il n’y a aucun endroit où porter une marchandise.
why-no-goods-at-all = Le marché et le sac sont vides tous les deux.
why-quay-taken = Ce quai appartient à { $seat }.
why-quay-own = C’est déjà l’un de ses propres quais.
why-quay-unowned = Ce quai n’est à personne ; seuls les siens peuvent servir.
why-quay-full = Une marchandise s’y trouve déjà : { $good }.
why-quay-without-good = Aucune marchandise ne se trouve à ce quai.
why-quay-without-ship = Aucun navire ne se trouve à ce quai.
why-no-good-at-quays = Aucune marchandise ne se trouve à ses quais.
why-no-captain = Aucun capitaine sur un navire affrété.
why-nobody-in-temple = Aucun serviteur au temple, et un voyage en demande un.
why-deck-empty = La pioche des navires est vide.
why-not-in-market = Il n’y en a pas au marché.
why-not-in-warehouse = Il n’y en a pas dans l’entrepôt.
why-other-civilisation = Ce navire n’accoste qu’aux quais de sa civilisation : { $civilisation }.
why-too-few-points = Il faut { $number ->
    [one] 1 point de commerce
   *[other] { $number } points de commerce
} ; il y en a { $number2 }.
why-warehouse-free = Toutes les places de l’entrepôt sont déjà libres.
why-path-full = Le chemin de l’intrigue est plein.
why-no-quay-to-load = Aucun de ses quais n’a à la fois un navire et une marchandise.
why-row-empty = Aucun navire ne se trouve dans la 1re ligne.
why-nobody-stands-there = Il n’y a personne à cet endroit.
why-went-the-other-way = Un serviteur de { $seat } vient de faire le chemin inverse.
why-not-the-first = Seul le premier du phare peut renvoyer un navire, et seulement au lieu d’en faire entrer un.
why-merchant-buys = C’est le Marchand qui achète. Ou renouveler le marché, puis acheter une des nouvelles marchandises.
why-bonus-extends = Une case de stockage est l’action bonus des cases { $bonus-slots }, après l’action de la carte.
why-bonus-sells = Une place au palais est l’action bonus des cases { $bonus-slots }, après l’action de la carte.
why-by-cards-at-quays = L’Arrimeur réclame et quitte les quais, le Transporteur y porte des marchandises.
why-by-cards-at-sea = Le Capitaine monte à bord d’un navire affrété, puis le Transporteur y porte une marchandise.
why-neither = { $bar } Et l’action bonus : { $bar2 }

# Ce qu’un choix apporte.

gain-talents = { $number ->
    [one] talent
   *[other] talents
}
gain-points = { $number ->
    [one] point de commerce
   *[other] points de commerce
}
gain-seats = { $number ->
    [one] place au palais
   *[other] places au palais
}
gain-reserve = { $number ->
    [one] serviteur en réserve
   *[other] serviteurs en réserve
}
gain-lighthouse = au phare
gain-temple = au temple
gain-captains = { $number ->
    [one] capitaine
   *[other] capitaines
}
gain-path = sur le chemin de l’intrigue
gain-quays = { $number ->
    [one] quai
   *[other] quais
}
gain-spaces = { $number ->
    [one] place d’entrepôt
   *[other] places d’entrepôt
}
gain-good = { $it }

## Marks on the chart

mark-decade-began = Décennie { $number }
mark-round-began = Tour d’action { $number }
mark-decades-over = Fin de la partie
mark-ended-early = Fin de la partie

# Ce que disent les fiches du plateau : à quoi sert chaque élément.

about-harbour = Les navires accostent ici, chaque civilisation à ses deux quais. Qui tient le quai et y apporte la marchandise désirée encaisse.
    .topic = harbour

about-quay = Deux serviteurs suffisent pour en être propriétaire. Dès que la marchandise désirée s’y trouve, le navire est chargé et les serviteurs rentrent.
    .topic = harbour

about-ship = Le propriétaire de son quai qui apporte la marchandise désirée reçoit le revenu, un point de commerce et le privilège. Le danger ne compte qu’en voyage.
    .topic = loading

about-first-row = Ces navires entrent au port au début de la prochaine décennie. Qui se trouve au phare choisit en premier.
    .topic = arrival

about-second-row = Ces navires passent en première ligne quand celle-ci est entrée au port ; de nouvelles cartes sont piochées derrière eux.
    .topic = arrival

about-deck = Les cartes de navire à venir, face cachée. Un voyage révèle celle du dessus : son danger est l’épreuve, son revenu la récompense.
    .topic = voyage

about-turn-away = Le premier au phare peut empêcher un navire d’entrer au port ; il n’en amène alors aucun.
    .topic = lighthouse

about-decade = On y lit la décennie, le tour d’action et le premier joueur. Après la dernière décennie, le plus de places au palais l’emporte.
    .topic = decade

about-slots = On paie les serviteurs que demande une case et l’on joue la carte posée dessus. Ensuite, l’action bonus du dessous est permise.
    .topic = slots

about-porter = Porte une marchandise de l’entrepôt ou d’un quai vers un autre endroit à soi : quai, entrepôt, ou navire affrété, qui part aussitôt.
    .topic = porter

about-captain = Place un serviteur de la réserve sur un navire affrété libre, où il attend une marchandise.
    .topic = captain

about-aristocrat = Déplace jusqu’à 5 de ses serviteurs entre la réserve, le phare et le temple.
    .topic = aristocrat

about-stevedore = Réclame un quai avec 2 serviteurs, change de quai, ou reprend les serviteurs d’un quai.
    .topic = stevedore

about-merchant = Achète une marchandise au marché, au prix du moment, s’il reste une case libre dans l’entrepôt.
    .topic = merchant

about-bonus-palace = L’action bonus de cette case : acheter la prochaine place au palais, avec les points de commerce exigés.
    .topic = palace

about-bonus-warehouse = L’action bonus de cette case : on paie, et un serviteur qui bloque une case de l’entrepôt rentre.
    .topic = warehouse

about-talents = Au lieu d’utiliser une carte, on peut prendre des talents, sans payer de serviteurs.
    .topic = slots

about-market = Les marchandises à vendre. Le Marchand achète ici ; chaque achat de la décennie rend le suivant moins cher.
    .topic = market

about-good = À porter à un navire qui la désire, ou à expédier sur un navire affrété, qui prend tout.
    .topic = market

about-price = Le prix actuel d’une marchandise avec le Marchand. Il baisse à chaque achat et remonte avec une décennie ou un marché renouvelé.
    .topic = merchant

about-bag = On tire d’ici les marchandises du marché ; chargées ou perdues, elles y reviennent.
    .topic = market

about-refresh = Au lieu d’une carte : tout retourne dans le sac, on tire de nouvelles marchandises et on peut en acheter une au prix indiqué.
    .topic = market

about-lighthouse = À l’arrivée des navires, celui qui a ici le plus de serviteurs choisit le premier lesquels entrent.
    .topic = lighthouse

about-temple = Les serviteurs placés ici protègent les voyages : il en faut autant que le danger de la carte révélée.
    .topic = temple

about-voyage = Avec un capitaine à bord et un serviteur au temple, le Transporteur expédie une marchandise : points de commerce et argent, non sans risque.
    .topic = voyage

about-charter-ship = Un capitaine y attend que le Transporteur apporte une marchandise ; le navire part alors aussitôt.
    .topic = voyage

about-trade_house = On y compte les points de commerce. Les places au palais les exigent sans les dépenser, et ils départagent les égalités.
    .topic = trade_house

about-path = Un point de commerce peut amener ici un serviteur. À la fin, les plus nombreux sur le chemin reçoivent des places au palais.
    .topic = path

about-palace = Ces places décident de la partie. Tous achètent dans la même rangée, et chaque place est plus chère que la précédente.
    .topic = palace

about-seat = C’est la place libre la moins chère : qui a les points de commerce paie son prix, et un serviteur s’y installe pour de bon.
    .topic = palace

about-large-seat = Quand toutes les places sont prises, et tout à la fin, on peut y acheter autant de places que l’on veut.
    .topic = palace

about-reserve = Les serviteurs à la maison : ils paient les cartes d’action, et chacun rapporte un talent au début d’une décennie.
    .topic = decade

about-money = L’argent des marchandises, des cases de stockage et des places au palais. Les autres ne voient pas combien on a.
    .topic = goal

about-points = Les points de commerce viennent des navires chargés et des voyages. Le palais les exige, mais on ne les dépense jamais.
    .topic = trade_house

about-seats = Les places au palais. Qui en a le plus à la fin l’emporte.
    .topic = end

about-warehouse = Chaque case libre garde une marchandise. Des serviteurs bloquent les autres jusqu’à ce que l’on paie pour agrandir.
    .topic = warehouse

about-privileges = Ici attendent les cartes des navires chargés, gardées pour leur privilège.
    .topic = privileges

about-kept-ship = Son privilège sert une fois, à l’un de ses tours, avant ou après l’action. La carte va ensuite sous la pioche.
    .topic = privileges

about-number = On choisit combien ; seul le nombre obtenu compte.
    .topic = aristocrat

# What a payment is for, in the sums of turns and rounds.

pay-income-taken = Revenu
pay-talents-taken = Tours sans carte
pay-bonus-talents-taken = Privilèges
pay-good-bought = Marchandises achetées
pay-warehouse-extended = Entrepôt
pay-seat-bought = Places achetées
pay-large-seat-bought = Places achetées
pay-ship-loaded = Navires chargés
pay-other-good-shipped = Navires chargés
pay-voyage-paid = Voyages
pay-voyage-compensated = Voyages
pay-offering-paid = Offrandes
pay-point-taken = Maison du commerce
pay-intrigue-won = Chemin de l’intrigue
pay-intrigue-won-by-age = Chemin de l’intrigue
