# The Captain in English.
# A ware has its indefinite article; regions are names; merchant and abilities have no article.

## Things

merchant-captain = Captain
ware-captain-small = a piece of { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} seafood
ware-captain-large = a { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} treasure
ability-captain-1 = Navigator
ability-captain-2 = Fisher
ability-captain-3 = Treasure hunter
ability-captain-4 = Overseer
duty-captain-1 = move ships with up to 2 movement points, then a cursed coin comes to Pirate Island
duty-captain-2 = fish with 1 ship
duty-captain-3 = take 1 coin from Pirate Island and gain 1 gold
space-move-ship = the helm, to move a ship
space-spin = the compass
space-fish = the fishing rods
space-import = the cargo hold
region-home = Serpents’ Bay
region-a1 = Blue Shoals
region-a2 = Red Reef
region-a3 = Calm Waters
region-a4 = Green Kelp
region-a5 = Golden Sands
region-b1 = Skull Isle
region-b2 = Palm Isle
region-b3 = the Wreck
region-b4 = Turtle Isle
region-b5 = Fire Isle
region-c1 = Sapphire Deep
region-c2 = Crimson Deep
region-c3 = Pirate Island
region-c4 = Emerald Deep
region-c5 = Amber Deep
ship = ship at { $region }
coins = { $number ->
    [0] no coin
    [one] { $number } coin
   *[other] { $number } coins
}
section = section { $number }
sight-bay = home port
sight-open-sea = open sea
sight-pirates = cursed coins, patrol against corruption
sight-empty-island = an island without a treasure
sight-hidden-treasure = an island with a face-down treasure
sight-treasure-red = an island with a red treasure
sight-treasure-green = an island with a green treasure
sight-treasure-blue = an island with a blue treasure
sight-treasure-yellow = an island with a yellow treasure
sight-hook-red = hook for red seafood
sight-hook-green = hook for green seafood
sight-hook-blue = hook for blue seafood
sight-hook-yellow = hook for yellow seafood
sight-hook-coin = hook for coins
sight-icon-red = sponsorship by the warriors
sight-icon-green = sponsorship by the bards
sight-icon-blue = sponsorship by the wizards
sight-icon-yellow = sponsorship by the nobles

## The board

board-trade-captain = Four ships on a chart of your own: fish near the coast, bring hidden treasures home.
board-ships = Ships
board-islands = Treasures on islands
board-stack = Treasures in the stack
board-set-aside = Sold treasures, set aside
board-coins = Coins on Pirate Island
board-coin-supply = Coins in the supply
board-points = Movement points left
board-sailing = Ship about to sail from
board-spun = Section of the compass
board-patrol = Patrol
board-pirate-patrol = Patrol at Pirate Island
board-shortcut = Shortcut
board-seafood = Seafood left in the supply
board-coin-hook = Hook for coins
board-closed-treasure = A face-down treasure
board-section = Section { $section }: { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}, { $coins ->
    [0] no cursed coin
    [one] { $coins } cursed coin
   *[other] { $coins } cursed coins
}{ $again ->
    [1] , spin again for a corruption card
   *[0] {""}
}

## Prompts

prompt-move-ships = { $seat }: which ship moves { $must ->
    [1] to a region beside it?
   *[0] next? { $points ->
        [one] { $points } movement point is left.
       *[other] { $points } movement points are left.
    }
}
prompt-choose-course = { $seat }: where does the ship at { $region } go?
prompt-spin-again = { $seat }: do you spin the compass again? It costs a corruption card, but no hours.
prompt-fish = { $seat }: { $most ->
    [1] which ship fishes
   *[other] which ships fish
}{ $more ->
    [1] {" "}next
   *[0] {""}
}?
prompt-take-coins = { $seat }: how many coins do these ships take from Pirate Island? { $coins ->
    [one] { $coins } lies there.
   *[other] { $coins } lie there.
}
prompt-import = { $seat }: which ships come home with their cargo{ $more ->
    [1] {" "}next
   *[0] {""}
}?

## Options

option-captain = Captain: sail ships across a map, fish for seafood and import hidden treasures
option-move-ship = Move 1 ship
option-choose-space-move-ship = Move 1 ship to a region beside it{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-spin = Spin and move
option-choose-space-spin = Spin the compass: it adds cursed coins and says how far ships may move{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-fish = Fish
option-choose-space-fish = Fish with ships at hooks, for seafood or coins; they come home{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-import = Import
option-choose-space-import = Import treasures, or the coins of Pirate Island; the ships come home{ $idle ->
    [1] , without effect
   *[0] {""}
}
option-ship = { $it }
option-move-ships-ship = Move a ship from { $region }{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships } are there)
}
option-fish-ship = Fish at { $region }: { $brings ->
    [ware] { $ware }{ $worth }
    [coins] { $coins ->
        [0] no coin is there to be taken
        [one] up to { $coins } coin
       *[other] up to { $coins } coins
    }
   *[nothing] nothing, as the supply has no seafood of this colour
}{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships } ships are there)
}
option-import-ship = Import from { $region }: { $brings ->
    [ware] { $ware }{ $worth }
   *[coins] { $coins ->
        [0] no coin is there any more
        [one] { $coins } coin
       *[other] all { $coins } coins
    }
}{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships } ships are there)
}
option-region = { $it }
option-choose-course-region = To { $it }: { $sight }{ $way ->
    [shortcut] {" "}· shortcut, adds a cursed coin
    [cursed] {" "}· shortcut, costs a corruption card, as no coin is left
   *[border] {""}
}
option-coins = { $it }
option-take-coins-coins = { $number ->
    [0] Leave all coins there
    [one] Take { $number } coin and gain { $number } gold
   *[other] Take { $number } coins and gain { $number } gold
}
option-move-ships-pass = Finish moving ships
option-spin-again-pay = Draw a corruption card and spin again
option-spin-again-pass = Leave the compass alone
option-fish-pass = Fish no more
option-import-pass = Import no more

## Events

event-ship-moved = { $seat } sails a ship from { $region } to { $region2 }.
event-shortcut-taken = { $seat } sails a ship along the shortcut from { $region } to { $region2 }, for a cursed coin.
event-compass-read = { $seat } spins the compass, and the arrow says: { $number ->
    [0] no cursed coin
    [one] { $number } cursed coin
   *[other] { $number } cursed coins
} for Pirate Island, { $number2 ->
    [one] { $number2 } movement point
   *[other] { $number2 } movement points
}{ $number3 ->
    [1] , then another spin if it is paid for with a corruption card
   *[0] {""}
}.
event-points-left = { $seat } leaves { $number ->
    [one] { $number } movement point
   *[other] { $number } movement points
} unused.
event-spun-again = { $seat } buys another spin with a corruption card.
event-coins-added = { $seat } adds { $number ->
    [one] { $number } cursed coin
   *[other] { $number } cursed coins
} to Pirate Island; now { $number2 ->
    [one] { $number2 } lies there
   *[other] { $number2 } lie there
}.
event-coins-lacking = { $seat } has fewer cursed coins than must go to Pirate Island: that costs a corruption card.
event-coins-taken = { $seat } { $number ->
    [0] { $number2 ->
        [0] finds no coin on Pirate Island
       *[other] leaves all { $number2 } coins on Pirate Island
    }
    [one] takes { $number } coin from Pirate Island for { $number } gold; { $number2 ->
        [one] { $number2 } stays there
       *[other] { $number2 } stay there
    }
   *[other] takes { $number } coins from Pirate Island for { $number } gold; { $number2 ->
        [one] { $number2 } stays there
       *[other] { $number2 } stay there
    }
}.
event-islands-filled = { $seat } lays { $number ->
    [one] a new treasure on an island
   *[other] { $number } new treasures on islands
}, face down; { $number2 ->
    [0] none is left in the stack
    [one] { $number2 } is left in the stack
   *[other] { $number2 } are left in the stack
}.
event-islands-left-empty = { $seat } has no treasure left for { $number ->
    [one] { $number } island
   *[other] { $number } islands
}.
event-treasure-sighted = { $seat } turns up { $ware } at { $region }.
event-treasures-gathered = { $seat } shuffles all { $number } treasures that are not on the stall into a new stack.
event-stack-searched = { $seat } searches the stack of treasures ({ $number }) for it; then it is shuffled.
event-treasure-not-found = { $seat } finds none: the stack does not hold { $ware }.
event-seafood-caught = { $seat } catches { $ware } at { $region }; the ship sails home.
event-nothing-caught = { $seat } fishes at { $region } for { $ware }, but none is left in the supply; the ship sails home.
event-coins-fished = { $seat } fishes for coins at { $region }; the ship sails home.
event-no-ship-fishes = { $seat } has no ship at a hook for the Fisher.
event-treasure-imported = { $seat } imports { $ware } from { $region }; the ship sails home.
event-coins-imported = { $seat } imports the coins of { $region }; the ship sails home.
event-pirates-patrolled = { $seat } has { $number ->
    [one] { $number } ship on patrol at Pirate Island and may discard a corruption card
   *[other] { $number } ships on patrol at Pirate Island and may discard as many corruption cards
}.

## Events that earlier versions told

event-compass-spun = { $seat } spins the compass, { $section }: { $number ->
    [0] no coin
    [one] { $number } coin
   *[other] { $number } coins
} for Pirate Island, { $number2 ->
    [one] { $number2 } movement point
   *[other] { $number2 } movement points
}.

## Help

help-captain = The Captain gathers seafood (small goods) and treasures (large goods) with four ships on a map of her own. Move 1 Ship takes an hour; Spin and Move, Fish, Import and Use Staff take two. Fish and Import are for any number of ships at once, and each of them then returns to Serpents’ Bay. So sail out with several ships, and call them home together. Treasures cannot be made: there are three of each colour, hidden until a ship comes near. There are three pieces of seafood of each colour.
    .title = Captain
    .ids = MC-CAPT-SETUP-1 MC-CAPT-SETUP-2 MC-CAPT-SETUP-3 MC-CAPT-MOVE-1 MC-CAPT-FISH-1 MC-CAPT-IMPORT-1
    .about = The printed map and dial are reconstructed.

help-map = A movement point takes a ship across a border into a region beside it. Points may be split among ships, several ships may share a region, and points that you do not spend are lost. A shortcut leads diagonally and adds a cursed coin to Pirate Island. Row A, near the bay, has the hooks for seafood. Row B has four islands with treasures, and the Wreck, where coins are fished. Row C is the outer sea, with sponsorship icons at four places and Pirate Island in the middle. A ship that comes to a face-down treasure turns it up at once.
    .title = Map
    .ids = MC-CAPT-MP-1 MC-CAPT-MP-2 MC-CAPT-MP-3 MC-CAPT-MP-4 MC-CAPT-MP-5

help-compass = Spin and Move: the arrow points at one of eight sections, each as likely as another. First the section’s cursed coins, 0 to 2, are added to Pirate Island, then you may spend its movement points, 2 to 5. Two sections show the icon for another spin: when your ships have moved, you may draw a corruption card and spin once more, without further hours, and so on as long as the icon comes up. On average a spin brings a little more than three points, so it takes ships farther than two single moves do.
    .title = Compass
    .ids = MC-CAPT-SPIN-1 MC-CAPT-SPIN-2 MC-CAPT-SPIN-3 MC-CAPT-SPIN-4 E-79

help-cursed_coins = Seven cursed coins go to and fro between your supply and Pirate Island. Some sections of the compass, shortcuts and the Navigator add coins to the island. If you have fewer coins than you must add, you add what you have and draw exactly one corruption card, however many are missing. Coins taken from the island are worth 1 gold each and come back to your supply: an Import from Pirate Island takes all of them, a ship that fishes at the Wreck up to four, the Treasure hunter one. So fetch them before the supply runs out.
    .title = Cursed coins
    .ids = MC-CAPT-CURSE-1 MC-CAPT-CURSE-2 MC-CAPT-FISH-3 MC-CAPT-IMPORT-3 MC-CAPT-STAFF-3 E-43

help-fishing = Fish with at least one ship at a hook. A hook with a colour gives you a piece of seafood of that colour, if your supply has one; the hook at the Wreck lets you take up to four coins from Pirate Island. Each ship that fishes returns to Serpents’ Bay, even if it got nothing, which is a free way home. All ships at the Wreck take their coins together at the end.
    .title = Fishing
    .ids = MC-CAPT-FISH-1 MC-CAPT-FISH-2 MC-CAPT-FISH-3 E-42

help-treasures = Import with at least one ship at a treasure or at Pirate Island. The treasure goes to your stall, the ship to Serpents’ Bay; of two ships at an island only one can take its treasure. At the end of the action every island without a treasure gets one from the stack, face up where a ship is. Sold treasures are set aside. In cleanup all treasures but those on the stall are shuffled, and the islands get new ones. A mercenary for a large good searches the stack: if there is no treasure of the colour in it, you get nothing.
    .title = Treasures
    .ids = MC-CAPT-IMPORT-1 MC-CAPT-IMPORT-2 MC-CAPT-IMPORT-4 MC-CAPT-GOODS-1 MC-CAPT-MERC MC-CAPT-CLEAN-1 E-44 E-45

help-patrol = In the market phase, when sponsorship is paid, each ship in the outer sea is on patrol. At a sponsorship icon it activates that icon: you receive as much gold as there are customers in that hall, twice for two ships. For each ship at Pirate Island you may discard a corruption card of your choice, the one for the Black Market included, as it is drawn before. Ships stay where they are, so they can go on working there in the next round. Send spare ships out before production ends.
    .title = Patrol
    .ids = MC-CAPT-PATROL-1 MC-CAPT-PATROL-2 MC-CAPT-PATROL-3 MC-CAPT-PATROL-4 E-34

help-captains_staff = Navigator: spend up to two movement points, then add a cursed coin to Pirate Island, even if no ship has moved. Fisher: fish with one ship. Treasure hunter: take a coin from Pirate Island and gain 1 gold. Overseer: discard a corruption card. The order is yours, and it matters: let the Navigator bring a ship to a hook before the Fisher casts the line, and the coin that he adds is there for the Treasure hunter.
    .title = The Captain’s staff
    .ids = MC-CAPT-STAFF-1 MC-CAPT-STAFF-2 MC-CAPT-STAFF-3 MC-CAPT-STAFF-4 MC-STAFF-1 E-95

## Why something cannot be chosen

why-no-ship-at-hook = None of your ships is at a hook.
why-no-ship-at-cargo = None of your ships is at an island with a treasure, or at Pirate Island.
why-no-ship-there = None of your ships is there.
why-no-hook-there = There is no hook to fish at.
why-no-cargo-there = There is nothing to import: no treasure, and it is not Pirate Island.
why-region-passed-over = You left this ship out and have chosen another since: take that back if you want to choose both.
why-enough-fished = No more ships may fish now.
why-no-way-there = Neither a border nor a shortcut leads there from { $region }.
why-ship-must-move = The ship is there already and must move.

# What the cards of the board say: what each component is for.

about-captain = Sails four ships on a map of her own: seafood are small goods, treasures large ones.
    .topic = captain

about-region = A movement point takes a ship across one border. What lies here says what a ship can do.
    .topic = map

about-own-ships = They fish at hooks, import treasures and patrol the outer sea. Whoever fishes or imports returns to the bay.
    .topic = map

about-move-ship = Move one ship across one border.
    .topic = map

about-fish = Any number of ships at hooks take seafood or coins, and return to the bay.
    .topic = fishing

about-import = Any number of ships take the treasures of their islands, or the coins of Pirate Island, and return to the bay.
    .topic = treasures

about-compass = Spin it: cursed coins come to Pirate Island, then your ships have the movement points that it shows.
    .topic = compass

about-section = Each section is as likely as another. The number is movement points, coins go to Pirate Island, the arrow allows another spin.
    .topic = compass

about-movement = Movement points left in this action. What is not spent is lost.
    .topic = compass

about-hook = A ship that fishes here takes a piece of seafood of this colour, or coins from Pirate Island at the Wreck.
    .topic = fishing

about-shortcut = It leads across the corner for one movement point, and adds a cursed coin to Pirate Island.
    .topic = map

about-patrol = At the market each ship here is on patrol: you receive as much gold as there are customers in that hall.
    .topic = patrol

about-pirates = At the market you may discard a corruption card for each ship on patrol here.
    .topic = patrol

about-cursed-coins = Taken from Pirate Island, each is worth a gold. Whoever must add coins and has too few draws a corruption card.
    .topic = cursed_coins

about-treasures = There are three treasures of each colour. Islands get theirs from the stack; sold ones are set aside until the round ends.
    .topic = treasures

about-treasure = A large good. A ship that comes here turns it up, and Import brings it to your stall.
    .topic = treasures

# What a payment is for, in the sums of turns and rounds.

pay-coins-taken = Cursed coins
