# Ship effects in English.

## Things

effect-embargo = Embargo
effect-palette = Palette
effect-commando = Commando
effect-favour = Favour
effect-opulence = Opulence
effect-legacy = Legacy
effect-intrigue = Intrigue
effect-luxury = Luxury
effect-escorts = Escorts
use-embargo = to send the front ship away
use-palette = to renew the market
use-commando = to reach the anchor
use-favour = so that the card on the left may show any action
use-opulence = so that one card of the price may be any trade card
use-legacy = to reach a tile of an earlier decade
use-intrigue = to move a guild marker
use-luxury = so that any trade card may be delivered
use-escorts = to strengthen the expedition
any-effect-1 = { $first }
any-effect-2 = { $first } or { $second }
any-effect-3 = { $first }, { $second } or { $third }
effect-text-embargo = Before or after the action: the front ship of the trading harbour goes under the ship pile, and the others move up.
effect-text-palette = Discard the whole market and turn up five new cards.
effect-text-commando = Warship Dock: your disc may go to the anchor, even if all docks are taken.
effect-text-favour = The card to the left of your residence may show any action.
effect-text-opulence = Residence: one card of the price may be any trade card.
effect-text-legacy = You may place a disc on a tile of an earlier decade.
effect-text-intrigue = Before or after the action: move a guild marker to a space without one.
effect-text-luxury = Trading harbour: the card you deliver may be any trade card.
effect-text-escorts = Expedition: strength +2, even after the ship is revealed.

## Questions

prompt-choose-marker = { $seat }: which guild marker do you move?
prompt-move-marker = { $seat }: to which space does the guild marker go?

## Choices

option-choose-marker-space = The marker on { $it }
option-move-marker-space = To { $it }
option-embargo = Embargo: send the front ship away
option-palette = Palette: renew the market
option-intrigue = Intrigue: move a guild marker
option-escorts = Send escorts

## What happened

event-ship-used = { $seat } turns the { $ship } face down { $use }.
event-marker-shifted = { $seat } moves the guild marker from { $space } to { $space2 }.

## What earlier versions told

event-effect-used = { $seat } uses { $effect }.
event-market-renewed = The market is renewed.

## Why something cannot be chosen

why-no-active-ship = You have no active ship with the effect { $effect }.
why-effect-declined = You have just declined { $effect }; it can be used again once something has happened.
why-not-during-action = { $effect } is used before or after an action, not during it.
why-not-before-delivery = { $effect } is used before or after the action, or after the first delivery.
why-no-ship-to-send-away = There is no ship in the trading harbour to send away.
why-no-cards-to-turn-up = Market, trade pile and discards are all empty.
why-no-marker-there = There is no guild marker on this space.
why-marker-there = There is a guild marker on this space already.
