# The Alchemist in English. A ware and a piece have their indefinite articles; cauldrons, rows and abilities have none, a
# vessel has its preposition.

## Things

merchant-alchemist = Alchemist
ware-alchemist-small = a { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} potion
ware-alchemist-large = a { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} elixir
ability-alchemist-1 = Scrubber
ability-alchemist-2 = Scullion
ability-alchemist-3 = Stirrer
ability-alchemist-4 = Overseer
duty-alchemist-1 = put up to 2 ingredients from cauldrons or toxic waste into the bag
duty-alchemist-2 = move 1 ingredient from the decanter, a cauldron or the waste into a cauldron
duty-alchemist-3 = brew in up to 2 cauldrons
space-take = the { $number ->
    [1] top
    [2] middle
   *[3] bottom
} row of the decanter
space-brew = the cauldrons
space-clean = the toxic waste
row-top = top row
row-middle = middle row
row-bottom = bottom row
cell-tl = top left
cell-tr = top right
cell-ml = middle left
cell-mr = middle right
cell-bl = bottom left
cell-br = bottom right
cell-n1 = neck, below
cell-n2 = neck, above
cauldron = { $number ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} cauldron
vessel-cauldron = from the { $number ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} cauldron
vessel-waste = from the toxic waste
vessel-decanter = from the decanter
piece-red = a red ingredient
piece-green = a green ingredient
piece-blue = a blue ingredient
piece-yellow = a yellow ingredient
piece-ichor = an ichor
piece-extract = an extract
ingredient = { $piece } { $vessel }
dose-red = { $count ->
    [one] { $count } red ingredient
   *[other] { $count } red ingredients
}
dose-green = { $count ->
    [one] { $count } green ingredient
   *[other] { $count } green ingredients
}
dose-blue = { $count ->
    [one] { $count } blue ingredient
   *[other] { $count } blue ingredients
}
dose-yellow = { $count ->
    [one] { $count } yellow ingredient
   *[other] { $count } yellow ingredients
}
dose-ichor = { $count } ichor
dose-extract = { $count ->
    [one] { $count } extract
   *[other] { $count } extracts
}
mix-empty = empty

## The board

board-trade-alchemist = Marbles fall from the decanter into four cauldrons. Brew potions and elixirs, and mind the ichor.
board-decanter = Decanter
board-cauldrons = Brewing cauldrons
board-waste = Ichor in the toxic waste
board-waste-spaces = Spaces of the toxic waste
board-waste-safe = Of these without a corruption icon
board-in-hand = In hand
board-ingredient-bag = Bag of ingredients
board-ichor = ichor
board-extract = extract
board-brewing = Brewing now in
board-potion-recipe = Potion: 2 ingredients of one colour
board-elixir-recipe = Elixir: 2 ingredients of one colour and 1 more of any kind
board-extract-recipe = Ichor extract: any 3 ingredients

## Prompts

prompt-take-colour = { $seat }: which colour do you take from the { $row }? Ichor comes along, and so does whatever fits and drops into the row.
prompt-take-ingredient = { $seat }: which marble of the { $row } do you take next? The neck empties into its column.
prompt-place-ichor = { $seat }: which cauldron gets an ichor? { $ichor ->
    [one] It is the last ichor in hand.
   *[other] { $ichor } ichor are in hand. From left to right: back only if an explosion costs a corruption card.
}
prompt-place-coloured = { $seat }: which cauldron gets { $piece }? { $count ->
    [one] It is the last coloured ingredient in hand.
   *[other] { $count } coloured ingredients are in hand. From left to right: a cauldron that you pass over gets no more of them.
}
prompt-brew-next = { $seat }: in which cauldron do you brew? { $most ->
    [one] One more may be used.
   *[other] From left to right: one that you pass over comes up again only if you draw a corruption card.
}
prompt-choose-recipe = { $seat }: what do you brew in the { $cauldron }?
prompt-spare-piece = { $seat }: { $ware } takes two of the three in the { $cauldron }. Which?
prompt-take-extract = { $seat }: from which sponsorship icon comes the extract for the { $cauldron }? That icon is active for the rest of the game.
prompt-scrub-ingredient = { $seat }: what does the Scrubber put into the bag? { $most ->
    [one] { $most } ingredient may go.
   *[other] Up to { $most } ingredients may go.
}
prompt-fetch-ingredient = { $seat }: which ingredient does the Scullion put into a cauldron?
prompt-pour-ingredient = { $seat }: which cauldron gets { $piece }?

## Options

option-alchemist = Alchemist: take marbles from the decanter, and brew potions and elixirs before the ichor gets too much
option-take = { $it }
option-choose-space-take = Take one colour and all ichor from the { $it }, for your cauldrons{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-brew = Brew
option-choose-space-brew = Brew in your cauldrons: potions of 2, elixirs and extracts of 3 ingredients{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-clean = Clean ichor
option-choose-space-clean = Clean { $ichor } ichor out of the toxic waste{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-take-colour-colour = { $it }: { $mix }{ $open ->
    [1] , then what drops into the row, which depends on the order
   *[0] {""}
}
option-cell = { $it }
option-take-ingredient-cell = Take { $piece }, { $it }
option-fetch-ingredient-cell = From the decanter: { $piece }, { $it }
option-cauldron = { $it }
option-place-ichor-cauldron = The { $it } ({ $mix }){ $explodes ->
    [1] , which explodes
   *[0] {""}
}
option-place-coloured-cauldron = The { $it } ({ $mix })
option-pour-ingredient-cauldron = The { $it } ({ $mix }){ $explodes ->
    [1] , which explodes
   *[0] {""}
}
option-brew-next-cauldron = The { $it } ({ $mix })
option-choose-recipe-good = Brew { $ware }{ $worth }
option-extract = Ichor extract
option-choose-recipe-extract = Brew an ichor extract: a wild ingredient for good, and an active sponsorship icon
option-ingredient = { $it }
option-spare-piece-ingredient = Use { $mix }, leave { $piece }
option-waste = An ichor from the toxic waste
option-take-extract-colour = For the { $hall }: { $inside ->
    [one] { $inside } customer is there now
   *[other] { $inside } customers are there now
}
option-place-ichor-pass = Fill all spaces with the coloured ingredients: ichor that is left goes to the toxic waste
option-brew-next-pass = Finish brewing
option-scrub-ingredient-pass = Finish scrubbing
option-fetch-ingredient-pass = Leave everything where it is

## Events

event-decanter-filled = { $seat } fills the decanter up from the bag: { $mix }.
event-ingredients-taken = { $seat } takes { $mix } from the decanter.
event-ingredient-placed = { $seat } puts { $piece } into the { $cauldron }.
event-ingredients-returned = { $seat } has no space left and puts { $mix } back into the bag.
event-ichor-left-over = { $seat } has no space left for { $number } ichor.
event-cauldron-burst = { $seat } has filled the { $cauldron }, and nothing coloured is in it, only { $mix }: it explodes!
event-waste-filled = { $seat } sends { $number } ichor to the toxic waste, which now holds { $number2 }{ $number3 ->
    [0] {""}
    [one] {": "}so full that it costs { $number3 } corruption card
   *[other] {": "}so full that it costs { $number3 } corruption cards
}.
event-brewed = { $seat } brews { $ware } in the { $cauldron } from { $mix }.
event-extract-brewed = { $seat } brews an ichor extract in the { $cauldron } from { $mix }: the sponsorship icon of the { $hall } is active from now on.
event-ichor-cleaned = { $seat } cleans { $number } ichor out of the toxic waste and puts it into the bag.
event-ingredient-scrubbed = { $seat } puts { $piece } { $vessel } into the bag.
event-ingredient-moved = { $seat } puts { $piece } { $vessel } into the { $cauldron }.
event-nothing-at-hand = { $seat } finds nothing that this helper could work on.

## Events that earlier versions told

event-cauldron-exploded = { $seat } has filled the { $cauldron } with ichor: it explodes!
event-ichor-wasted = { $number ->
    [one] { $number } ichor goes
   *[other] { $number } ichor go
} to the toxic waste; now { $number2 } of it { $number2 ->
    [one] is
   *[other] are
} there.

## Help

help-alchemist = The Alchemist brews potions (small goods) and elixirs (large goods) from marbles. Take ingredients from a row of the decanter, put them into your four cauldrons of three spaces each, and brew in all of them at once, for 1 hour. So a good rhythm is to take until three cauldrons are ready, and then to brew. Of 26 marbles five are of each colour; the other six are ichor, which stands for any colour beside it, but ends as toxic waste. There are 3 potions and 2 elixirs of each colour.
    .title = Alchemist
    .ids = MC-ALCH-SETUP-1 MC-ALCH-SETUP-2 MC-ALCH-SETUP-3 MC-ALCH-TAKE-1 MC-ALCH-BREW-1 MC-ALCH-BREW-8 E-38 E-81
    .about = How many marbles and spaces there are, and what the rows cost, is reconstructed.

help-decanter = The decanter holds 8 marbles: two columns of three, and a neck of two above both. Its three rows are three action spaces: 1 hour for the top, 2 for the middle, 2 and a corruption card for the bottom. Name a colour: you take every marble of it and all ichor in that row, also what drops into the row meanwhile. When a marble leaves, those above it drop, and the neck empties into that column; so with a filled neck the order can matter, and you are asked. Ichor alone is enough to name any colour. When all is placed, the decanter is filled again from the bag, the emptier column first.
    .title = Decanter
    .ids = MC-ALCH-DEC-1 MC-ALCH-DEC-2 MC-ALCH-DEC-3 MC-ALCH-DEC-4 MC-ALCH-DEC-5 MC-ALCH-TAKE-1 MC-ALCH-TAKE-2 MC-ALCH-TAKE-3 MC-ALCH-TAKE-6 E-35 E-36 E-39

help-cauldrons = What you take goes into free spaces of your four cauldrons, spread as you like; what can be placed must be. Coloured ingredients without a space go back to the bag, ichor to the toxic waste. You are asked for the ichor first, cauldron by cauldron from left to right; of cauldrons that hold the same only one is offered. If ichor and extracts fill a cauldron, it explodes at once: its ichor goes to the toxic waste, extracts stay, and its spaces are free for what is still in hand. Something coloured in it prevents that. A cauldron with three extracts is full for good.
    .title = Cauldrons and explosions
    .ids = MC-ALCH-TAKE-4 MC-ALCH-TAKE-5 MC-ALCH-BOOM-1 MC-ALCH-BOOM-2 E-37

help-brewing = Each cauldron brews one recipe at most. Two ingredients of one colour make a potion of it; a third one of any kind makes it an elixir. Any three make an ichor extract: take one from a sponsorship icon of your choice; it stays in this cauldron for good, and the icon pays in every market phase. Ichor and extracts copy the colour of an ingredient in the same cauldron, which need not be used itself; with nothing coloured there they are of no use. Used colours go to the bag, used ichor to the toxic waste, extracts stay, and what is not used stays, too. A good that is out of stock cannot be brewed.
    .title = Brewing
    .ids = MC-ALCH-BREW-1 MC-ALCH-BREW-2 MC-ALCH-BREW-3 MC-ALCH-BREW-4 MC-ALCH-BREW-5 MC-ALCH-BREW-6 MC-ALCH-BREW-7 MC-ALCH-BREW-8 MC-ALCH-BREW-9 MC-ALCH-BREW-10 MC-ALCH-SPON-1 E-40 E-77 E-96

help-toxic_waste = Ichor that was brewed, exploded or found no space lands in the toxic waste cauldron, on the lowest free of its six spaces. The three upper ones have a corruption icon: the fourth, fifth and sixth ichor cost a corruption card each, at once. Clean Ichor, for 1 hour, puts all of it back into the bag; so clean or scrub before the fourth ichor comes. When a single ichor leaves, it is the highest; whatever takes a top space later costs a card again.
    .title = Toxic waste
    .ids = MC-ALCH-WASTE-1 MC-ALCH-WASTE-2 MC-ALCH-WASTE-3 MC-ALCH-CLEAN-1 E-78
    .about = That the cauldron is two spaces high is reconstructed.

help-alchemists_staff = Scrubber: put up to two ingredients of any cauldrons, toxic waste included, into the bag. Scullion: take one ingredient from the decanter, its neck or any cauldron and put it into another cauldron with a free space. Stirrer: brew in up to two cauldrons. Overseer: discard a corruption card. In one use of staff, 2 hours, the Scullion can complete what the Stirrer then brews. The decanter is filled again only after the last ability, before the hours are paid.
    .title = The Alchemist’s staff
    .ids = MC-ALCH-STAFF-1 MC-ALCH-STAFF-2 MC-ALCH-STAFF-3 MC-ALCH-STAFF-4 MC-ALCH-STAFF-5 MC-STAFF-1 E-41 E-95 E-97

## Why something cannot be chosen

why-row-empty = No marble lies in this row.
why-nothing-to-brew = No cauldron is ready: a recipe takes 2 ingredients of one colour, or any 3, and what it makes must be in your supply.
why-waste-empty = There is no ichor in the toxic waste.
why-colour-not-in-row = Neither this colour nor ichor lies in the row.
why-cell-empty = No marble lies there.
why-other-row = You take marbles from the { $row } only.
why-other-colour = You take only the colour that you have named, and ichor.
why-left-first = The order does not matter here: the left marble comes first.
why-cauldron-full = This cauldron has no free space.
why-cauldron-passed-over = You left this cauldron out and have used one to its right: take that back if you want to use both.
why-cauldron-alike = It holds the same as the { $cauldron }, which stands for both.
why-too-few-spaces = From here on there are too few free spaces for all that you have in hand.
why-brewed-already = You have already brewed in this cauldron.
why-no-recipe = A recipe needs 2 ingredients of one colour, or any 3, and what it makes must be in your supply.
why-nothing-coloured = Nothing coloured lies in it, and without that there is no recipe.
why-too-few-of-colour = It needs 2 ingredients of this colour; { $number ->
    [0] there is none
    [one] there is only 1
   *[other] there are { $number }
}.
why-cauldron-not-full = It needs 3 ingredients, and the cauldron holds { $number ->
    [0] none
   *[other] { $number }
}.
why-no-extract-left = All extracts have been brewed already.
why-no-extract-on-icon = No extract lies on this icon any more.
why-piece-needed = It cannot be left: the potion needs it.
why-not-in-cauldron = None of these lies in this cauldron.
why-other-cauldron = You are brewing in the { $cauldron }.
why-extract-stays = Extracts stay in their cauldron for good.
why-ingredient-passed-over = You left this ingredient in its place and have chosen one to its right: take that back if you want both.
why-marble-alike = An equal marble lies above it; take the upper one, it comes to the same.
why-no-other-cauldron = No other cauldron has a free space for it.
why-cauldron-same = It comes from this cauldron and must go into another one.
why-stirred-enough = No more cauldrons may be used now.

# What the cards of the board say: what each component is for.

about-alchemist = Takes marbles from a decanter, fills four cauldrons and brews in all of them at once: potions are small goods, elixirs large ones.
    .topic = alchemist

about-take = Name a colour: you take every marble of it and all ichor in this row, also what drops into it.
    .topic = decanter

about-marble = An ingredient. Taken row by row, by colour; ichor always comes along and stands for any colour.
    .topic = decanter

about-ingredient-bag = Marbles to come. The decanter is filled up from here.
    .topic = decanter

about-cauldron = It holds three ingredients and brews one good at a time. Filled with nothing but ichor and extracts, it explodes.
    .topic = cauldrons

about-ingredient = It waits in its cauldron to be brewed. Two of one colour make a potion, a third makes it an elixir.
    .topic = cauldrons

about-brew = Brew in every cauldron, at most one recipe in each.
    .topic = brewing

about-recipe = Full balls must be of one colour, open ones may be anything. Ichor copies a colour of its cauldron.
    .topic = brewing

about-extract = Any three ingredients make an extract: it uncovers a sponsorship icon and stays in the cauldron for good.
    .topic = brewing

about-extract-icon = While an extract covers it, this sponsorship icon pays nothing. Brew an extract to take it away.
    .topic = brewing

about-clean = Put all ichor of the toxic waste back into the bag.
    .topic = toxic_waste

about-waste = Ichor that was brewed, exploded or found no room lands here. The upper spaces cost a corruption card each.
    .topic = toxic_waste
