# Ship effects in French: questions and options in the infinitive, never "vous".

## Things

effect-embargo = Embargo
effect-palette = Palette
effect-commando = Commando
effect-favour = Faveur
effect-opulence = Opulence
effect-legacy = Héritage
effect-intrigue = Intrigue
effect-luxury = Luxe
effect-escorts = Escorte
use-embargo = pour renvoyer le navire de tête
use-palette = pour renouveler le marché
use-commando = pour accéder à l’ancre
use-favour = pour que la carte de gauche puisse montrer n’importe quelle action
use-opulence = pour qu’une carte du prix puisse être n’importe quelle carte Commerce
use-legacy = pour accéder à une tuile d’une décennie passée
use-intrigue = pour déplacer un marqueur de guilde
use-luxury = pour pouvoir livrer n’importe quelle carte Commerce
use-escorts = pour renforcer l’expédition
any-effect-1 = { $first }
any-effect-2 = { $first } ou { $second }
any-effect-3 = { $first }, { $second } ou { $third }
effect-text-embargo = Avant ou après l’action : le navire de tête du port de commerce passe sous la pioche et les autres avancent.
effect-text-palette = Défausser tout le marché et révéler cinq nouvelles cartes.
effect-text-commando = Quai de guerre : le disque peut aller sur l’ancre, même si tous les quais sont occupés.
effect-text-favour = La carte jouée à gauche de la résidence peut montrer n’importe quelle action.
effect-text-opulence = Résidence : une carte du prix peut être n’importe quelle carte Commerce.
effect-text-legacy = On peut placer un disque sur une tuile d’une décennie passée.
effect-text-intrigue = Avant ou après l’action : déplacer un marqueur de guilde vers une case qui n’en a pas.
effect-text-luxury = Port de commerce : la carte livrée peut être n’importe quelle carte Commerce.
effect-text-escorts = Expédition : force +2, même une fois le navire révélé.

## Questions

prompt-choose-marker = { $seat } : quel marqueur de guilde déplacer ?
prompt-move-marker = { $seat } : vers quelle case déplacer le marqueur de guilde ?

## Choices

option-choose-marker-space = Le marqueur de la case { $it }
option-move-marker-space = Vers la case { $it }
option-embargo = Embargo : renvoyer le navire de tête
option-palette = Palette : renouveler le marché
option-intrigue = Intrigue : déplacer un marqueur de guilde
option-escorts = Envoyer une escorte

## What happened

event-ship-used = { $seat } retourne le navire { $ship } { $use }.
event-marker-shifted = { $seat } déplace le marqueur de guilde de la case { $space } à la case { $space2 }.

## What earlier versions told

event-effect-used = { $seat } utilise l’effet { $effect }.
event-market-renewed = Le marché est renouvelé.

## Why something cannot be chosen

why-no-active-ship = Il n’y a aucun navire actif avec l’effet { $effect }.
why-effect-declined = L’effet { $effect } vient d’être refusé ; il faut qu’il se passe quelque chose avant de pouvoir l’utiliser.
why-not-during-action = L’effet { $effect } s’utilise avant ou après une action, pas pendant.
why-not-before-delivery = L’effet { $effect } s’utilise avant ou après l’action, ou après la première livraison.
why-no-ship-to-send-away = Aucun navire à renvoyer ne se trouve au port de commerce.
why-no-cards-to-turn-up = Le marché, la pioche Commerce et la défausse sont vides.
why-no-marker-there = Il n’y a pas de marqueur de guilde sur cette case.
why-marker-there = Il y a déjà un marqueur de guilde sur cette case.
