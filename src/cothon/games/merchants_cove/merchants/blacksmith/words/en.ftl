# The Blacksmith in English.

## Things

merchant-blacksmith = Blacksmith
ware-blacksmith-small = a suit of { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} armour
ware-blacksmith-large = a { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} weapon
ability-blacksmith-1 = Bellows hand
ability-blacksmith-2 = Metallurgist
ability-blacksmith-3 = Apprentice
ability-blacksmith-4 = Overseer
duty-blacksmith-1 = make coal hotter or cooler, by up to 3 points in all
duty-blacksmith-2 = feed 1 empty furnace
duty-blacksmith-3 = forge in up to 2 fed furnaces and roll the dice
space-furnace = the { $number ->
    [1] left large
    [2] right large
    [3] left small
   *[4] right small
} furnace
furnace-large-left = left large furnace
furnace-large-right = right large furnace
furnace-small-left = left small furnace
furnace-small-right = right small furnace
heat = heat { $heat } (coal { $coal } + dice { $dice }; it takes { $clean }, or { $corrupt } and a corruption card)
space-smelter = the smelter
space-forge = the anvil
die = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} { $value }
dice-two = { $die } and { $dice }
dice-more = { $die }, { $dice }
dice-one = { $die }

## The board

board-trade-blacksmith = Feed dice to four furnaces: hot enough, they become armour and weapons. Almost hot enough has its price.
board-loose = Dice to roll
board-cup-later = Dice that lie nowhere on the board are rolled after forging.
board-blacksmith = Blacksmith
board-furnaces = Furnaces
board-coal = Coal
board-dice = Dice
board-size = Size
board-makes = Makes
board-outcome = If forged
board-exhausted = exhausted
board-cold = cold
board-heat = Heat
board-clean = Clean threshold
board-corrupt = Corrupt threshold
board-smelter = Smelter fed with
board-icons-covered = Covered sponsorship icons
board-anvil = Anvil
board-smelter-name = Smelter
board-cooling = Cooler coal

## Prompts

prompt-feed-furnace = { $seat }: { $place ->
    [top] which die goes into the { $furnace } at the top and gives the colour?
    [below] which die goes into the { $furnace } below? It only adds heat.
   *[only] which die goes into the { $furnace }?
}
prompt-feed-smelter = { $seat }: which die feeds the smelter? Colour and value do not matter.
prompt-choose-furnace = { $seat }: which furnace does the Metallurgist feed?
prompt-forge-next = { $seat }: what comes next at the forge? { $most ->
    [1] One more may be seen to.
   *[other] Furnaces that you leave out keep their dice for a later forging.
}
prompt-reroll-dice = { $seat }: which dice of the supply are rolled along? That costs nothing more.
prompt-change-coal = { $seat }: which coal burns hotter or cooler? { $points ->
    [one] { $points } point is left.
   *[other] { $points } points are left. From left to right: you do not come back to a furnace that you pass over.
}

## Options

option-blacksmith = Blacksmith: feed furnaces with dice, and forge armour and weapons when they are hot
option-furnace = { $it }
option-choose-space-furnace = Feed the { $it } { $size ->
    [large] with two dice, for a weapon
   *[small] with a die, for armour
}{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-choose-furnace-furnace = Feed the { $it } { $size ->
    [large] with two dice, for a weapon
   *[small] with a die, for armour
}
option-forge-next-furnace = Forge { $ware } in the { $it }, heat { $heat }{ $clean ->
    [1] {""}
   *[0] {", "}for a corruption card
}{ $worth }
option-smelter = Smelter
option-choose-space-smelter = Feed the smelter with a die: the next forging can uncover a sponsorship icon{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-choose-furnace-smelter = Feed the smelter
option-forge = Forge
option-choose-space-forge = Forge in all fed furnaces and roll the dice{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-die = { $it }
option-feed-furnace-die = A { $it }: heat { $heat }; { $ware } needs { $clean }, or { $corrupt } with a corruption card{ $left ->
    [0] { "" }; but none of these is left to be made
   *[other] { $worth }
}
option-feed-smelter-die = A { $it }
option-reroll-dice-die = Roll a { $it } along
option-empty = Empty the { $it }
option-forge-next-empty = Empty the { $it } without forging
option-forge-next-colour = Smelt, for the { $hall }: { $inside ->
    [one] { $inside } customer is there now
   *[other] { $inside } customers are there now
}
option-hotter = { $it }, hotter
option-change-coal-hotter = The { $furnace }, hotter: coal { $coal } + 1
option-cooler = { $it }, cooler
option-change-coal-cooler = The { $furnace }, cooler: coal { $coal } − 1
option-forge-next-pass = Leave the rest and roll the dice
option-reroll-dice-pass = Roll without any more
option-change-coal-pass = Leave the coal as it is

## Events

event-furnace-fed = { $seat } feeds the { $furnace } with a { $die }.
event-smelter-fed = { $seat } feeds the smelter with a { $die }.
event-forged-hot = { $seat } forges in the { $furnace }, { $heat }. It is hot enough for { $ware }, which goes to the stall.
event-forged-warm = { $seat } forges in the { $furnace }, { $heat }. That does for { $ware }, which goes to the stall, but it costs a corruption card.
event-furnace-cold = { $seat } empties the { $furnace }, { $heat }: it is too cold for { $ware }.
event-furnace-cleared = { $seat } empties the { $furnace }, { $heat }, and does without { $ware }.
event-die-picked-up = { $seat } takes a { $die } out of the supply, to roll it again.
event-smelted = { $seat } smelts a die off the icon of the { $hall }: that sponsorship is active from now on.
event-dice-rolled = { $seat } rolls the dice for the supply: { $dice }.
event-coal-changed = { $seat } sets the coal of the { $furnace } to { $number }.
event-no-furnace-to-feed = { $seat } finds no furnace for the Metallurgist to feed.

## Events that earlier versions told

event-forged = { $seat } forges { $ware } in the { $furnace }, heat { $number }.
event-forged-corruptly = { $seat } forges { $ware } in the { $furnace } with a heat of only { $number }: that costs a corruption card.
event-furnace-emptied = { $seat } empties the { $furnace } without forging.

## Help

help-blacksmith = The Blacksmith makes armour (small goods) and weapons (large goods) from dice. Feed a furnace with alloy dice, 1 hour each time: four furnaces are four action spaces. Then forge, 2 hours: all fed furnaces at once, and the smelter, if it is fed. So a good rhythm is to feed two or three furnaces and then to forge. The colour of a die gives the colour of the good, its value gives heat. You begin with one die of each colour, rolled, in the supply; four more lie on the smelter. There are 3 suits of armour and 2 weapons of each colour.
    .title = Blacksmith
    .ids = MC-SMITH-SETUP-1 MC-SMITH-SETUP-3 MC-SMITH-SETUP-4 MC-SMITH-FEED-1 MC-SMITH-FORGE-1 MC-SMITH-FORGE-5 E-48
    .about = The printed numbers of the shop are reconstructed.

help-furnaces = The two furnaces on the left are large: they take two alloy dice in one action and make a weapon. The two on the right are small: one die makes armour. Only an empty furnace can be fed, with dice from the supply; they keep the values they show. The upper die of a large furnace gives the colour, the lower one only adds heat. Under each furnace lies a coal die, at first 3, 2, 2 and 1; it stays there and counts as heat, too. So a red 4 above a blue 3 in the first furnace makes a heat of 10 for a red weapon. Without enough dice a furnace cannot be fed.
    .title = Furnaces and dice
    .ids = MC-SMITH-DICE-1 MC-SMITH-FEED-1 MC-SMITH-FEED-2 MC-SMITH-FEED-3 MC-SMITH-SETUP-1 MC-SMITH-FORGE-2 E-49

help-forging = Forge, furnace by furnace in any order: the sum of its alloy dice and its coal is the heat. If it reaches the upper threshold of the colour, you get the good; if only the lower one, you get it with a corruption card; below that, nothing. For red and green the thresholds are 10 and 8, 10 and 7, 6 and 4, 5 and 3 in the four furnaces from the left; for blue and yellow 12 and 10, 12 and 9, 7 and 5, 7 and 4. You may leave a furnace as it is or just empty it. At the end all dice that came off are rolled, and with them any others of your supply, once. You may forge only in order to roll.
    .title = Forging
    .ids = MC-SMITH-FORGE-1 MC-SMITH-FORGE-2 MC-SMITH-FORGE-3 MC-SMITH-FORGE-4 MC-SMITH-FORGE-5 MC-SMITH-FORGE-7 MC-SMITH-FORGE-8 E-51

help-smelter = On the smelter lies a die on each of four sponsorship icons, red, green, blue and yellow. Feed it with any die of your supply, for 1 hour; colour and value do not matter. When you forge, you may smelt: the die you fed and the die on one icon of your choice come off, are rolled and join your supply. That icon is active for the rest of the game and pays in every market phase as much gold as there are customers in its hall. So you gain income and a die more to work with. Smelt early, and the icons of full halls first. Once all four icons are free, the smelter has done its work.
    .title = Smelter
    .ids = MC-SMITH-SETUP-2 MC-SMITH-SMELT-1 MC-SMITH-FORGE-6 MC-SMITH-SPON-1 MC-SPON-1 E-50 E-99

help-smiths_staff = Bellows hand: change your coal dice by up to 3 points in all, up or down, as you like among them, each from 1 to 6. The change stays, so hot coal helps for the rest of the game. Metallurgist: feed one empty furnace with dice of your supply. Apprentice: forge with up to two fed furnaces, rolls included. Overseer: discard a corruption card. With the first three at work one use of staff, 2 hours, can stoke, feed and forge. An option lets Metallurgist and Apprentice see to the smelter, too.
    .title = The Blacksmith’s staff
    .ids = MC-SMITH-STAFF-1 MC-SMITH-STAFF-2 MC-SMITH-STAFF-3 MC-SMITH-STAFF-4 MC-STAFF-1 E-52 E-72

## Why something cannot be chosen

why-furnace-full = Dice lie in this furnace already; only an empty one can be fed.
why-too-few-dice = It takes { $number ->
    [one] 1 die
   *[other] { $number } dice
}, and your supply has { $number2 ->
    [0] none
   *[other] { $number2 }
}.
why-smelter-full = A die feeds the smelter already.
why-icons-free = No die lies on the icons any more: the smelter has done its work.
why-die-not-in-supply = Your supply has no such die.
why-die-passed-over = You left this die out and have chosen another since: take that back if you want to choose both.
why-not-the-smelter = Metallurgist and Apprentice see to furnaces only, not to the smelter.
why-furnace-empty = No dice lie in this furnace.
why-furnace-done = You have seen to this furnace already.
why-enough-forged = No more may be seen to now.
why-too-cold = It is too cold: it needs a heat of { $number } at least, and has { $number2 }.
why-smelter-empty = No die feeds the smelter.
why-no-die-on-icon = No die lies on this icon any more.
why-coal-hottest = This coal is as hot as can be.
why-coal-coolest = This coal is as cool as can be.
why-coal-passed-over = You left this furnace as it is and have gone on to another: take that back if you want to change both.
why-coal-one-way = You have just changed this coal the other way.
why-dice-later = Dice of the supply feed a furnace or the smelter: choose that space first.
why-coal-later = The Bellows hand on your staff makes coal hotter or cooler.
why-icons-later = A sponsorship icon is freed when you forge with a die in the smelter.
why-rake-later = A furnace is emptied when you forge at the anvil.

# What the cards of the board say: what each component is for.

about-blacksmith = Feeds dice to four furnaces and forges in all of them at once: armour is a small good, a weapon a large one.
    .topic = blacksmith

about-furnace = The upper die gives the colour, dice and coal the heat. Forging makes the good if the heat reaches the ✓ row of that colour, and with a corruption card if it reaches only the skull’s.
    .topic = furnaces

about-threshold = The heat that each colour takes: ✓ is the row for the good alone; the row with the skull is enough for it, too, but costs a corruption card besides.
    .topic = forging

about-coal = The coal adds its value to the heat and stays in its furnace. The Bellows hand changes it.
    .topic = furnaces

about-die = Its colour makes the good’s colour, its value gives heat. Used dice are rolled and come back.
    .topic = furnaces

about-rake = Take the dice out of this furnace without forging.
    .topic = furnaces

about-forge = Forge in every fed furnace: dice and coal together must reach the heat that the colour needs.
    .topic = forging

about-smelter = Feed it with any die. When you forge, that die and one on an icon come off, and the icon pays for the rest of the game.
    .topic = smelter

about-mould = A sponsorship icon. It pays at every market once the die on it has been smelted off.
    .topic = smelter

about-cup = It rolls the dice that have come free, and those that you take up again.
    .topic = forging
