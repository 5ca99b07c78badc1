# Ship effects in German: questions and options without "du", mostly in the infinitive.

## Things

effect-embargo = Embargo
effect-palette = Palette
effect-commando = Kommando
effect-favour = Gunst
effect-opulence = Prunk
effect-legacy = Vermächtnis
effect-intrigue = Intrige
effect-luxury = Luxus
effect-escorts = Eskorte
use-embargo = um das vorderste Schiff wegzuschicken
use-palette = um den Markt zu erneuern
use-commando = um auf den Anker zu kommen
use-favour = damit die Karte links eine beliebige Aktion zeigen darf
use-opulence = damit eine Karte des Preises eine beliebige Handelskarte sein darf
use-legacy = um auf ein Plättchen einer früheren Dekade zu kommen
use-intrigue = um einen Gildenstein zu versetzen
use-luxury = damit eine beliebige Handelskarte geliefert werden darf
use-escorts = um die Expedition zu verstärken
any-effect-1 = { $first }
any-effect-2 = { $first } oder { $second }
any-effect-3 = { $first }, { $second } oder { $third }
effect-text-embargo = Vor oder nach der Aktion: Das vorderste Schiff im Handelshafen kommt unter den Schiffskartenstapel, die anderen rücken auf.
effect-text-palette = Den ganzen Markt ablegen und fünf neue Karten aufdecken.
effect-text-commando = Kriegsanleger: Die Scheibe darf auf den Anker, auch wenn alle Liegeplätze besetzt sind.
effect-text-favour = Die Karte links der Residenz darf eine beliebige Aktion zeigen.
effect-text-opulence = Residenz: Eine Karte des Preises darf eine beliebige Handelskarte sein.
effect-text-legacy = Eine Scheibe darf auf ein Plättchen einer früheren Dekade gelegt werden.
effect-text-intrigue = Vor oder nach der Aktion: einen Gildenstein auf ein Feld ohne Gildenstein versetzen.
effect-text-luxury = Handelshafen: Die gelieferte Karte darf eine beliebige Handelskarte sein.
effect-text-escorts = Expedition: Stärke +2, auch nachdem das Schiff aufgedeckt ist.

## Questions

prompt-choose-marker = { $seat }: Welchen Gildenstein versetzen?
prompt-move-marker = { $seat }: Auf welches Feld soll der Gildenstein?

## Choices

option-choose-marker-space = Den Gildenstein auf dem Feld { $it }
option-move-marker-space = Auf das Feld { $it }
option-embargo = Embargo: das vorderste Schiff wegschicken
option-palette = Palette: den Markt erneuern
option-intrigue = Intrige: einen Gildenstein versetzen
option-escorts = Eskorte einsetzen

## What happened

event-ship-used = { $seat } dreht das Schiff { $ship } um, { $use }.
event-marker-shifted = { $seat } versetzt den Gildenstein vom Feld { $space } auf das Feld { $space2 }.

## What earlier versions told

event-effect-used = { $seat } nutzt den Effekt { $effect }.
event-market-renewed = Der Markt wird erneuert.

## Why something cannot be chosen

why-no-active-ship = Du hast kein aktives Schiff mit dem Effekt { $effect }.
why-effect-declined = Du hast eben auf { $effect } verzichtet; der Effekt ist erst wieder nutzbar, wenn etwas geschehen ist.
why-not-during-action = { $effect } wird vor oder nach einer Aktion genutzt, nicht währenddessen.
why-not-before-delivery = { $effect } wird vor oder nach der Aktion genutzt oder nach der ersten Lieferung.
why-no-ship-to-send-away = Im Handelshafen liegt kein Schiff, das weggeschickt werden könnte.
why-no-cards-to-turn-up = Markt, Handelskartenstapel und Ablagestapel sind leer.
why-no-marker-there = Auf diesem Feld liegt kein Gildenstein.
why-marker-there = Auf diesem Feld liegt schon ein Gildenstein.
