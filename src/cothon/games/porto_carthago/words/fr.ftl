# Porto Carthago in French: questions and options in the infinitive, never "vous".
# A narrow no-break space (U+202F) stands before : ; ! ? and inside « ».

## The box

pitch = Serviteurs, quais et navires dans le port de Carthage : chargez les navires, gagnez des points de commerce et achetez des places au palais.

## Things

ship = { $civilisation } · { $good } ({ $code })
ship-hidden = une carte de navire cachée
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
privilege-palace-seat = Place au palais sans les points requis
place-lighthouse = phare
place-temple = temple de Baal
noun-warehouse = entrepôt
noun-charter-ship = navire affrété
line-seats = places au palais
line-large-seat = sur la plus grande case
line-extra-seats = places d’intrigue sans serviteur
tie-1 = points de commerce
tie-2 = talents
option-name-final_purchase_always = Achat final même si aucune marchandise n’est à quai (EC-34)

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
    [one] { $points } point requis
   *[other] { $points } points requis
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
board-points = Points
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
bonus-none = –
bonus-warehouse = case de stockage
bonus-palace = place au palais

## Prompts

prompt-over = La partie est terminée.
prompt-place-first = { $seat } : réclamer un quai ou passer.
prompt-place-again = { $seat } : réclamer un quai.
prompt-take-good = { $seat } : prendre une marchandise au marché.
prompt-choose-ship = { $seat } : quel navire amener dans le port ?{ $picks ->
    [1] { "" }
   *[other] {" "}({ $picks } à choisir)
}
prompt-choose-quay = { $seat } : à quel quai placer le navire { $ship } ?
prompt-turn-away = { $seat } : quel navire empêcher d’entrer au port ?
prompt-take-turn = { $seat } : utiliser une carte d’action, gagner des talents ou vider et remplir à nouveau le marché.
prompt-place-captain = { $seat } : placer un capitaine sur un navire affrété ?
prompt-fill-lighthouse = { $seat } : combien de serviteurs au phare ? Actuellement { $lighthouse } au phare, { $temple } au temple de Baal et { $reserve } en réserve ; { $most ->
    [one] { $most } serviteur peut être déplacé
   *[other] { $most } serviteurs au plus peuvent être déplacés
}.
prompt-fill-temple = { $seat } : { $lighthouse } au phare. Combien de serviteurs au temple de Baal ? Actuellement { $temple }.
prompt-change-quay = { $seat } : réclamer un quai ou choisir l’un de ses quais à quitter.
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
prompt-choose-bonus = { $seat } : effectuer l’action bonus ?
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
prompt-shift-servant = { $seat } : quel serviteur déplacer ?
prompt-call-ship = { $seat } : quel navire amener dans le port ?
prompt-buy-last-seat = { $seat } : acheter une dernière place au palais pour { $large_seat_price ->
    [one] { $large_seat_price } talent
   *[other] { $large_seat_price } talents
} ?

## Options

option-ship = { $it }
option-quay = { $it }
option-change-quay-quay = { $own ->
    [1] Quitter le quai { $it }{ $good ->
        [none] { "" }
       *[other] {" "}(la marchandise est perdue : { $good })
    }
   *[0] Réclamer le quai { $it }
}
option-load-any-quay = Quai { $it }, avec la marchandise { $good }
option-good = { $it }
option-slot = { $action }
option-servant = { $it }
option-number = { $number }
option-talents = Gagner { $take_talents ->
    [one] { $take_talents } talent
   *[other] { $take_talents } talents
}
option-market = Vider et remplir à nouveau le marché (nouveau tirage, achat possible pour { $refresh_price ->
    [one] { $refresh_price } talent
   *[other] { $refresh_price } talents
})
option-turn-away = Empêcher plutôt un navire d’entrer au port
option-trade-house = Avancer dans la maison du commerce
option-path = Serviteur sur le chemin de l’intrigue
option-warehouse = Entrepôt
option-charter-ship = Navire affrété
option-reserve = Réserve
option-palace = Palais
option-pass = Passer
option-choose-ship-ship = { $it }, revenu { $income }
option-turn-away-ship = { $it }, revenu { $income }
option-call-ship-ship = { $it }, revenu { $income }
option-sort-deck-ship = { $it }, revenu { $income }, danger { $danger }
option-take-turn-ship = Utiliser le privilège « { $privilege } » de la carte { $it }
option-choose-bonus-ship = Utiliser le privilège « { $privilege } » de la carte { $it }
option-end-turn-ship = Utiliser le privilège « { $privilege } » de la carte { $it }
option-take-turn-slot = { $action }, { $servants ->
    [0] gratuit
    [one] { $servants } serviteur
   *[other] { $servants } serviteurs
}{ $bonus ->
    [WAREHOUSE] , action bonus : case de stockage
    [PALACE] , action bonus : place au palais
   *[NONE] { "" }
}
option-carry-warehouse = Vers l’entrepôt
option-carry-charter-ship = Expédier sur un navire affrété (révèle la carte du dessus de la pioche)
option-place-captain-charter-ship = Placer un capitaine
option-leave-quay-reserve = Dans la réserve : dissoudre le quai
option-leave-quay-quay = Vers le quai { $it }
option-carry-quay = Vers le quai { $it }
option-pick-up-quay = { $good }, du quai { $it }
option-pick-up-good = { $it } (entrepôt)
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
option-choose-bonus-pass = Pas d’action bonus : finir le tour
option-buy-fresh-good-pass = Ne rien acheter
option-end-turn-pass = Terminer le tour
option-use-trade-point-pass = Renoncer au privilège
option-use-intrigue-servant-pass = Renoncer au privilège
option-shift-servant-pass = En rester là
option-buy-last-seat-pass = Ne rien acheter

## Events

event-game-started = Premier joueur : { $seat }.
event-decade-began = La décennie { $number } commence.
event-placement-passed = { $seat } ne réclame aucun quai.
event-quay-claimed = { $seat } réclame le quai { $quay }.
event-good-taken = { $seat } prend une marchandise au marché : { $good }.
event-ship-docked = Le navire { $ship } accoste au quai { $quay }.
event-ship-departed = Le navire { $ship } ne trouve aucun quai libre et quitte le port.
event-ship-turned-away = { $seat } empêche le navire { $ship } d’entrer au port.
event-ship-called = { $seat } amène le navire { $ship } dans le port.
event-rows-advanced = La seconde ligne de navires passe en première ligne.
event-ship-drawn = Nouveau navire en seconde ligne : { $ship }.
event-card-dealt = La carte { $action } est placée sur la { $slot }.
event-start-player-found = Premier joueur de la décennie : { $seat }.
event-income-taken = { $seat } reçoit un revenu de { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-good-drawn = Nouvelle marchandise au marché : { $good }.
event-round-began = Tour d’action { $number }.
event-card-used = { $seat } utilise la carte { $action } ({ $slot }) { $number ->
    [0] gratuitement
    [one] avec { $number } serviteur
   *[other] avec { $number } serviteurs
}.
event-action-forgone = { $seat } renonce à l’action.
event-talents-taken = { $seat } gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-market-refreshed = { $seat } vide et remplit à nouveau le marché.
event-captain-placed = { $seat } place un capitaine sur un navire affrété.
event-servants-moved = { $seat } a désormais { $number ->
    [one] { $number } serviteur
   *[other] { $number } serviteurs
} au phare, { $number2 } au temple de Baal et { $number3 } en réserve.
event-quay-switched = { $seat } échange le quai { $quay } contre le quai { $quay2 }.
event-quay-dissolved = { $seat } dissout le quai { $quay }.
event-good-lost = { $seat } perd une marchandise ({ $good }), qui retourne dans le sac.
event-good-bought = { $seat } achète une marchandise pour { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} : { $good }.
event-good-carried = { $seat } transporte une marchandise ({ $good }) au quai { $quay }.
event-good-stored = { $seat } transporte une marchandise ({ $good }) à l’entrepôt.
event-warehouse-extended = { $seat } libère une case de stockage pour { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-seat-bought = { $seat } achète la place { $number } au palais pour { $number2 ->
    [one] { $number2 } talent
   *[other] { $number2 } talents
}.
event-large-seat-bought = { $seat } achète une place sur la plus grande case du palais pour { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-ship-loaded = { $seat } charge le navire { $ship } au quai { $quay } et gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-point-taken = { $seat } passe à { $number ->
    [one] { $number } point
   *[other] { $number } points
} dans la maison du commerce.
event-path-taken = { $seat } place un serviteur sur la case { $number } du chemin de l’intrigue.
event-voyage-began = { $seat } expédie une marchandise ({ $good }) ; carte révélée : { $ship }.
event-voyage-succeeded = Le voyage réussit : { $seat } gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-voyage-failed = Le voyage échoue : { $seat } reçoit { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} en compensation.
event-offering-paid = { $seat } verse une offrande de { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-privilege-gained = { $seat } obtient le privilège « { $privilege } ».
event-privilege-used = { $seat } utilise le privilège « { $privilege } ».
event-privilege-declined = { $seat } renonce au privilège « { $privilege } ».
event-bonus-talents-taken = { $seat } gagne { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} en bonus.
event-card-seen = { $seat } regarde { $ship }.
event-cards-sorted = { $seat } remet { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} sur la pioche.
# Chosen by the name of the place, as place-lighthouse gives it.
event-servant-shifted = { $seat } déplace un serviteur { $place ->
    [phare] du phare au temple de Baal
   *[other] du temple de Baal au phare
} (propriétaire : { $seat2 }).
event-final-arrival-began = Il reste une marchandise à quai : les navires entrent au port une dernière fois.
event-final-purchase-passed = { $seat } n’achète pas de dernière place.
event-intrigue-scored = { $seat } obtient { $number ->
    [one] { $number } place au palais
   *[other] { $number } places au palais
} grâce au chemin de l’intrigue.
event-game-won = { $seat } remporte la partie.
