# The Chronomancer in French: questions and options in the infinitive, never "vous".
# A ware, a space, a fragment and an icon have their articles; merchant and abilities have none.
# A narrow no-break space (U+202F) stands before : ; ! ? and inside « ».

## Things

merchant-chronomancer = Chronomancien
ware-chronomancer-small = { $colour ->
    [red] une relique rouge
    [green] une relique verte
    [blue] une relique bleue
   *[yellow] une relique jaune
}
ware-chronomancer-large = { $colour ->
    [red] un artefact rouge
    [green] un artefact vert
    [blue] un artefact bleu
   *[yellow] un artefact jaune
}
ability-chronomancer-1 = Recombobulateur
ability-chronomancer-2 = Engrandisseur
ability-chronomancer-3 = Briseur
ability-chronomancer-4 = Surveillant
duty-chronomancer-1 = échanger 1 relique de son étal contre une d’une autre couleur
duty-chronomancer-2 = échanger 1 relique de son étal contre un artefact de sa couleur
duty-chronomancer-3 = échanger 1 artefact de son étal contre 2 reliques de sa couleur
ring-lm = la Machine Temporelle de gauche
ring-u1 = la première case Portail supérieure
ring-u2 = la deuxième case Portail supérieure
ring-u3 = la troisième case Portail supérieure
ring-rm = la Machine Temporelle de droite
ring-l1 = la première case Portail inférieure
ring-l2 = la deuxième case Portail inférieure
ring-l3 = la troisième case Portail inférieure
timeline-ul = en haut à gauche
timeline-ur = en haut à droite
timeline-ll = en bas à gauche
timeline-lr = en bas à droite
task-artifact = { $colour ->
    [red] un artefact rouge
    [green] un artefact vert
    [blue] un artefact bleu
   *[yellow] un artefact jaune
}
task-relic = une relique { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} ou { $other ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
task-relic-or-sponsorship = une relique { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}, ou le Mécénat Immédiat des { $other ->
    [red] guerriers
    [green] bardes
    [blue] sorciers
   *[yellow] nobles
}
task-recruit = recruter
task-use-staff = utiliser l’équipe
task-freeze-time = figer le temps
task-shift-timelines = décaler les lignes temporelles
purpose-freeze-time = figer le temps, c’est-à-dire prendre des Heures Gelées, qui épargnent des heures plus tard
purpose-shift-timelines = décaler les lignes temporelles, c’est-à-dire changer ce qu’offrent les portails
snag-none = {""}
snag-goods = , sans effet, car il n’en reste plus
snag-recruit = , sans effet, car la Grand Place est vide
snag-use-staff = , sans effet, car il n’y a pas d’équipe
snag-freeze-time = , sans effet, car il n’y a plus d’Heure Gelée sur le plateau
snag-vain = , mais l’équipe n’a rien à faire pour l’instant
lack-goods = il n’en reste plus dans la réserve
lack-recruit = la Grand Place est vide
lack-use-staff = il n’y a pas encore d’équipe
lack-freeze-time = il n’y a plus d’Heure Gelée sur le plateau
fragment = le fragment pour { $task }
fragment-face = { $fragment }, face { $face ->
    [white] blanche
   *[blue] bleue
} visible
frozen-icon = { $colour ->
    [red] l’icône rouge
    [green] l’icône verte
    [blue] l’icône bleue
   *[yellow] l’icône jaune
}

## The board

board-trade-chronomancer = Deux figurines parcourent un anneau de portails que tu décales et retournes. Fige des heures pour plus tard.
board-chronomancer = Chronomancien
board-assistant = Assistant
board-open-portal = Portail ouvert
board-shifting = Ligne à décaler
board-outlook = Perspective
board-edge = Imprimé sur le plateau
board-vain = Sans effet
board-portals = Cases Portail
board-slots = Fragments sur le plateau
board-time-stream = Flux Temporel
board-frozen-hours = Heures Gelées en réserve
board-freeze-hours = Heures pour figer le temps
board-shift-hours = Heures pour décaler les lignes temporelles
board-freeze-time = Assistant : figer le temps
board-shift-timelines = Chronomancien : décaler les lignes temporelles
board-face = Face
board-does = Action
board-action = Action
board-white = blanche
board-artifact = artefact
board-relic = relique
board-relic-or-sponsorship = relique, ou tout de suite l’or de la salle
board-use-staff = utiliser son équipe
board-colours = Couleurs
board-cost = Coût
board-left-half = Moitié gauche
board-right-half = Moitié droite
board-white-face = Face blanche d’un fragment
board-blue-face = Face bleue : une icône de moins
board-slides = Glisse vers le bas
board-turned-over = Sort et se retourne

## Prompts

prompt-move-figure = { $seat } : laquelle des deux figurines avancer dans le sens horaire, et jusqu’où ?
prompt-take-frozen-hours = { $seat } : { $count ->
    [1] quelle Heure Gelée prendre ?
   *[other] quelles Heures Gelées prendre ({ $count }) ? Une à une dans l’ordre du plateau : celle que l’on saute y reste.
} L’icône découverte devient active.
prompt-spend-frozen-hours = { $seat } : { $hours ->
    [one] { $hours } heure à payer
   *[other] { $hours } heures à payer
}. Dépenser plutôt des Heures Gelées ? En réserve : { $frozen } ; chacune recouvre une icône.
prompt-shift-timelines = { $seat } : quel fragment du Flux Temporel poser { $timeline } ? Celui qui s’y trouve descend, celui du dessous sort et se retourne.
prompt-reach-through-portal = { $seat } : le portail propose { $task }. Que choisir ?
prompt-exchange-good = { $seat } : { $does ->
    [recombobulate] quelle relique de l’étal change de couleur ?
    [enlarge] quelle relique de l’étal devient un artefact ?
   *[break] quel artefact de l’étal briser en reliques ?
}
prompt-recombobulate = { $seat } : { $ware } à échanger. Contre quelle relique ?

## Options

option-chronomancer = Chronomancien : faire tourner deux figurines de portail en portail, prendre reliques et artefacts, et épargner des heures
option-chronomancer-to = Chronomancien : { $it }
option-move-figure-chronomancer-to = Avancer le Chronomancien jusqu’à { $it } : { $task }{ $snag }
option-assistant-to = Assistant : { $it }
option-move-figure-assistant-to = Avancer l’Assistant jusqu’à { $it } : { $task }{ $snag }
option-fragment = { $it }
option-shift-timelines-fragment = Poser { $face } ; moitié gauche : { $left }, moitié droite : { $right }
option-take-frozen-hours-colour = Découvrir { $icon } (clients dans sa salle : { $gold })
option-spend-frozen-hours-colour = Dépenser une Heure Gelée et recouvrir { $icon } (clients dans sa salle : { $gold })
option-spend-frozen-hours-pass = Payer normalement les heures restantes
option-reach-through-portal-good = Prendre { $ware }{ $worth }
option-reach-through-portal-colour = Recevoir tout de suite { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
option-exchange-good-good = Rendre { $ware }
option-exchange-good-pass = Ne rien échanger
option-recombobulate-good = Prendre { $ware }{ $worth }

## Events

event-fragment-laid = { $seat } pose { $timeline } { $fragment-face }.
event-chronomancer-moved = { $seat } avance le Chronomancien jusqu’à { $ring } : { $task }.
event-assistant-moved = { $seat } avance l’Assistant jusqu’à { $ring } : { $task }.
event-hour-frozen = { $seat } prend une Heure Gelée, à dépenser plus tard ; d’ici là, { $frozen-icon } est active : sa salle paie au marché.
event-no-hour-to-freeze = { $seat } ne trouve aucune Heure Gelée sur le plateau.
event-frozen-hour-spent = { $seat } dépense une Heure Gelée au lieu d’une heure ; elle recouvre { $frozen-icon }, dont la salle ne paie donc plus rien au marché.
event-timeline-entered = { $seat } pose { $timeline }, depuis le Flux Temporel, { $fragment-face }.
event-timeline-shifted = Descend d’un cran, { $timeline } : { $fragment-face }.
event-timeline-left = Sort du plateau, retourné, pour rejoindre le Flux Temporel : { $fragment-face }.
event-fetched = { $seat } rapporte { $ware } par le portail.
event-portal-idle = { $seat } n’y gagne rien, car { $lack }, mais doit payer.
event-good-exchanged = { $seat } échange { $ware } contre { $ware2 }.
event-artifact-broken = { $seat } brise { $ware } et obtient { $number ->
    [one] la dernière relique
   *[other] { $number } reliques
} de sa couleur.
event-nothing-to-exchange = { $seat } n’a rien à échanger ou n’obtiendrait rien en échange.

## Events that earlier versions told

event-portal-in-vain = { $seat } n’y gagne rien, mais doit payer ({ $task }).

## Help

help-chronomancer = On déplace le Chronomancien ou son Assistant et on fait l’action de la case où s’arrête la figurine. Les deux avancent dans le sens horaire : machine de gauche, trois cases Portail en haut, machine de droite, trois en bas. L’Assistant s’arrête à chaque machine et n’en sort que si le Chronomancien y est aussi. Celui-ci ne le dépasse pas et ne s’arrête pas sur sa case Portail, mais peut le rejoindre dans une machine, d’où l’Assistant part en premier. L’équipe échange des marchandises de l’étal : le Recombobulateur une relique contre une autre couleur, l’Engrandisseur une relique contre un artefact, le Briseur un artefact contre deux reliques.
    .title = Chronomancien
    .ids = MC-CHRO-MAP-1 MC-CHRO-MOVE-1 MC-CHRO-MOVE-2 MC-CHRO-MOVE-3 MC-CHRO-MOVE-4 MC-CHRO-MOVE-5 MC-CHRO-STAFF-1 MC-CHRO-STAFF-2 MC-CHRO-STAFF-3 MC-CHRO-STAFF-4

help-portals = Une case Portail a deux moitiés : celle de droite indique l’action, les icônes des deux font le coût. On y prend un artefact, ou une relique de l’une des deux couleurs, ou bien une relique ou un Mécénat Immédiat ; aux bords on recrute ou on utilise l’équipe, au coût du portail. On peut entrer sur une case sans effet, mais on la paie. Dans une machine, le Chronomancien décale les lignes temporelles pour une heure : un fragment du Flux Temporel prend la place du haut, l’ancien descend, celui du bas sort et se retourne. Une face bleue coûte une icône de moins.
    .title = Portails et lignes temporelles
    .ids = MC-CHRO-MAP-2 MC-CHRO-MAP-3 MC-CHRO-PORTAL-1 MC-CHRO-PORTAL-2 MC-CHRO-PORTAL-3 MC-CHRO-PORTAL-4 MC-CHRO-PORTAL-5 MC-CHRO-PORTAL-6 MC-CHRO-SHIFT-1 MC-CHRO-TILE-1
    .about = Les valeurs des fragments sont reconstituées.

help-frozen_hours = Au début, une Heure Gelée recouvre chacune des quatre icônes de Mécénat. Dans une machine, l’Assistant fige le temps pour deux heures : on prend deux Heures Gelées au choix dans sa réserve, ou ce qui reste. Avant d’avancer son sablier, on peut en dépenser, même celles du tour : chacune épargne une heure de ce tour, jusqu’à zéro, mais aucune carte Corruption, puis recouvre une icône visible au choix. À la phase de marché, chaque icône visible rapporte autant d’or qu’il y a de clients dans sa salle : ce que l’on garde rapporte donc.
    .title = Heures Gelées
    .ids = MC-CHRO-SETUP-1 MC-CHRO-FREEZE-1 MC-CHRO-FREEZE-2 MC-CHRO-FREEZE-3 MC-CHRO-FREEZE-4 MC-CHRO-SPON-1

## Why something cannot be chosen

why-figure-must-move = La figurine s’y trouve déjà, et elle doit avancer.
why-both-in-machine = Les deux figurines sont dans une même Machine Temporelle : seul l’Assistant peut avancer.
why-assistant-ahead = Le Chronomancien ne peut pas dépasser l’Assistant.
why-assistant-there = L’Assistant occupe cette case Portail.
why-assistant-waits = L’Assistant ne quitte une Machine Temporelle que si le Chronomancien y est aussi.
why-machine-ahead = L’Assistant ne peut pas passer une Machine Temporelle sans s’y arrêter.
why-no-hours-on-board = Il n’y a plus d’Heure Gelée sur le plateau.
why-no-hour-on-icon = Il n’y a pas d’Heure Gelée sur cette icône.
why-icon-covered = Une Heure Gelée couvre déjà cette icône ; celle que l’on dépense va sur une icône libre.
why-icon-passed-over = Cette icône a été laissée de côté et une autre choisie depuis : annuler ce choix pour choisir les deux.
why-too-few-hours-behind = Il faut prendre { $number } Heures Gelées, et à partir d’ici il y en a moins.
why-no-hour-due = Il ne reste aucune heure à payer.
why-fragment-on-board = Ce fragment est sur le plateau ; seul un fragment du Flux Temporel peut y entrer.
why-not-in-portal = Ce portail ne l’offre pas.
why-only-relics = Seules les reliques s’échangent ici.
why-only-artifacts = Seuls les artefacts se brisent.
why-no-artifact-left = Il ne reste aucun artefact de cette couleur en réserve.
why-no-relic-left = Il ne reste aucune relique de cette couleur en réserve.
why-no-other-relic = Il ne reste aucune relique d’une autre couleur en réserve.
why-same-colour = Il faut une relique d’une autre couleur.

# Ce que disent les fiches du plateau : à quoi sert chaque élément.

about-chronomancer = Deux figurines parcourent un anneau de portails et rapportent des marchandises d’autres temps : reliques (petites), artefacts (grandes).
    .topic = chronomancer

about-landing = L’une des deux figurines peut s’arrêter ici. Toutes deux vont dans le sens horaire et agissent où elles s’arrêtent.
    .topic = chronomancer

about-portal = Sa moitié droite dit ce qui en sort, les icônes des deux moitiés ensemble ce que cela coûte.
    .topic = portals

about-fragment = La moitié de deux portails. Décaler les lignes temporelles insère un fragment ; celui du bas sort et se retourne.
    .topic = portals

about-frozen-icon = Une Heure Gelée couvre cette icône de Mécénat. Une fois prise, l’icône paie à chaque marché.
    .topic = frozen_hours

about-frozen-hours = Chaque Heure Gelée dépensée épargne une heure de ce tour, et retourne sur une icône.
    .topic = frozen_hours
