# Porto Carthago in English.

## The box

pitch = Servants, quays and ships in the harbour of Carthage: load ships, gain trade points, and buy your way into the palace.

# The aim, the turn and the end, on one card.
aim-goal = Seat more of your servants in the palace of Carthage than anybody else.
aim-turn = Use one of six action cards: buy goods, hold quays, load ships or send them out. Deliveries bring talents and trade points; with both you buy seats.
aim-end = After five decades of five rounds; after four if somebody has 8 trade points.

# How far the end is.
ending-now = Decade { $decade } of { $decades }, round { $round } of { $rounds }
ending-arrival = Decade { $decade } of { $decades }, before round 1
ending-purchase = After decade { $decade }: last arrivals and purchases
ending-left = { $left ->
    [one] This is the last action round.
   *[other] At most { $left } action rounds are left.
}
ending-early = The game ends after decade { $decade } already if somebody has { $points } trade points by then. The most now: { $most }.
ending-due = from the intrigue path, if the game ended now

## Things

ship = { $civilisation } · { $good }
ship-hidden = a hidden ship card
vessel = { $code ->
   *[other] ship from { $civilisation } ({ $good })
}
vessel-hidden = hidden ship
# Chosen among the texts of event-card-peeked.
peek-hidden = hidden
# What loading a ship brings besides its income: ★ is a trade point.
reward = ★1, 2 servants home, { $privilege }
# Goods by code: as boards print them, as some of it, and without an article.
good = { $code ->
   *[other] { $name }
}
ware = { $code ->
    [DYE] dye
    [OIL] oil
    [GLASS] glass
    [CEDAR] cedar
    [JEWEL] jewellery
   *[other] { $name }
}
bare-ware = { $code ->
    [DYE] dye
    [OIL] oil
    [GLASS] glass
    [CEDAR] cedar
    [JEWEL] jewellery
   *[other] { $name }
}
some-wares = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}
origin-warehouse = from the warehouse
origin-quay = from quay { $quay }
quay = { $civilisation } { $numeral }
slot = slot { $number }
servant = { $place ->
    [LIGHTHOUSE] { $seat }: lighthouse → temple
   *[TEMPLE] { $seat }: temple → lighthouse
}
number = { $number }
action-porter = Porter
action-captain = Captain
action-aristocrat = Aristocrat
action-stevedore = Stevedore
action-merchant = Merchant
privilege-bonus-talents = 3 bonus talents
privilege-trade-point = 1 trade point
privilege-intrigue-servant = 1 servant to the intrigue path
privilege-peek-deck = look at 3 ship cards
privilege-load-any = load any good
privilege-move-servants = move up to 3 servants
privilege-call-ship = call a ship
privilege-palace-seat = palace seat without trade points
place-lighthouse = lighthouse
place-temple = temple
noun-warehouse = the warehouse
noun-charter-ship = a charter ship
line-seats = bought seats
    .how = Each servant on a bought palace seat counts 1.
line-large-seat = seats on the large seat
    .how = Each servant on the large seat counts 1.
line-extra-seats = seats from the intrigue path
    .how = At the end the players with the most servants on the path get extra seats, 1 each, even without a servant to sit there.
tie-1 = trade points
tie-2 = talents
option-name-final_purchase_always = Final purchase even if no good lies at a quay

## The board

board-decade = Decade { $decade } of { $decades } · round { $round } of { $rounds } · start player: { $seat }
board-harbour = Harbour
board-quay = Quay
board-owner = Owner
board-ship = Ship
board-wants = Wants
board-stored = Stored good
board-income = Income
board-danger = Danger
board-privilege = Privilege
board-first-row = First row
board-second-row = Second row
board-deck = Deck: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
board-top-cards = next cards: { $ships }
board-market = Market
board-price = a good costs { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}
board-bag = Bag: { $number ->
    [one] { $number } good
   *[other] { $number } goods
}
board-slots = Action cards
board-slot = Slot
board-card = Card
board-servants = Servants
board-bonus = Bonus action
board-on-it = On it
board-palace = Palace
board-next-seat = Next seat: { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}, { $points ->
    [one] { $points } trade point
   *[other] { $points } trade points
}
board-seats = Seats
board-path = Intrigue path
board-path-space = { $number } of { $spaces } spaces taken
board-players = Senators
board-player = Senator
board-talents = Talents
board-points = Trade points
board-total = Seats so far
board-total-chart = The seats through the game
board-reserve = Reserve
board-warehouse = Warehouse
board-lighthouse = Lighthouse
board-temple = Temple
board-captains = Captains
board-kept = Privileges
board-free-spaces = { $number } free
board-row-1 = 1st row
board-row-2 = 2nd row
board-deck-word = Ship deck
board-known = Known
board-price-word = Price
board-bag-word = Bag
board-refresh = Refresh
board-seat = Palace seat { $number }: { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}, { $points ->
    [one] { $points } trade point
   *[other] { $points } trade points
} needed
board-large-seat = Large seat: { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}, { $points ->
    [one] { $points } trade point
   *[other] { $points } trade points
} needed
board-slot-cost = { $number ->
    [0] no servants
    [one] { $number } servant
   *[other] { $number } servants
}
board-trade-house = Trade house
board-charter-ships = Charter ships
board-blocked = blocked by a servant
board-free = free
board-decade-word = Decade
board-round-word = Round
board-start-player = Start player
board-hidden = hidden
board-turn-away = Turn away
board-end-word = End of the game
board-rules = Rules
board-goods = Goods
board-civilisations = Civilisations
board-signs = Other signs
bonus-none = –
bonus-warehouse = extend the warehouse
bonus-palace = palace seat

## Prompts

prompt-over = The game is over.
prompt-place-first = { $seat }: claim a quay, or pass? It is optional; in the second round everybody must claim one, and takes a good with it, for free.
prompt-place-again = { $seat }: claim a quay. With it comes a good from the market, for free.
prompt-take-good = { $seat }: take a good from the market, for free.
prompt-choose-ship = { $seat }: which ship comes into the harbour?{ $picks ->
    [1] { "" }
   *[other] {" "}({ $picks } to choose)
}
prompt-choose-quay = { $seat }: at which quay does the { $ship } dock?
prompt-turn-away = { $seat }: which ship is turned away?
prompt-take-turn = { $seat }: use an action card, take talents or refresh the market.
prompt-place-captain = { $seat }: place a captain on a charter ship?
prompt-fill-lighthouse = { $seat }: how many of your servants shall stand in the lighthouse? Now { $lighthouse } there, { $temple } in the temple, { $reserve } in reserve; at most { $most } may move.
prompt-fill-temple = { $seat }: { $lighthouse } in the lighthouse. How many of your servants shall stand in the temple? Now { $temple }.
prompt-change-quay = { $seat }: claim a quay, or choose one of yours to leave.
prompt-leave-quay = { $seat }: where do the servants of { $quay } go?
prompt-buy-good = { $seat }: buy a good for { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}?
prompt-carry = { $seat }: where does the porter carry a good?
prompt-pick-up = { $seat }: which good goes to { $target }?
prompt-buy-fresh-good = { $seat }: buy one of the new goods for { $refresh_price ->
    [one] { $refresh_price } talent
   *[other] { $refresh_price } talents
}?
prompt-choose-bonus = { $seat }: { $lack ->
    [none] carry out the bonus action? You have { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
   *[other] use a privilege, or end your turn. The bonus action is impossible now: { $lack }
}
prompt-end-turn = { $seat }: use a privilege, or end your turn.
prompt-gain-point = { $seat }: a trade point. Trade house, or a servant to the intrigue path?
prompt-split-points = { $seat }: { $points } trade points. How many servants go to the intrigue path instead?
prompt-use-trade-point = { $seat }: an extra trade point. Where does it go?
prompt-use-intrigue-servant = { $seat }: put a servant on the intrigue path?
prompt-sort-deck = { $seat }: which card goes { $depth ->
    [1] on top of the deck
   *[other] in place { $depth } from the top
}?
prompt-load-any = { $seat }: at which quay is the ship loaded with the good that lies there?
prompt-shift-servant = { $seat }: move whose servant? ({ $left ->
    [one] { $left } move
   *[other] { $left } moves
} left)
prompt-call-ship = { $seat }: which ship do you call into the harbour?
prompt-buy-last-seat = { $seat }: buy one last seat for { $large_seat_price ->
    [one] { $large_seat_price } talent
   *[other] { $large_seat_price } talents
}?

## Options

option-ship = { $it }
option-quay = { $it }
option-change-quay-quay = { $own ->
    [1] Leave quay { $it }{ $ware ->
        [none] { "" }
       *[other] {" "}(its { $ware } is lost)
    }
   *[0] Claim quay { $it }
}
option-load-any-quay = At quay { $it }, with { $ware } ({ $reward })
option-good = { $it }
option-slot = { $action }
option-servant = { $it }
option-number = { $number }
option-talents = Take { $take_talents ->
    [one] { $take_talents } talent
   *[other] { $take_talents } talents
}
option-market = Refresh the market, then a good for { $refresh_price }
option-turn-away = Turn one ship away instead
option-trade-house = Step in the trade house
option-path = Servant to the intrigue path
option-warehouse = Warehouse
option-charter-ship = Charter ship
option-reserve = Reserve
option-palace = Palace
option-pass = Pass
option-place-first-pass = Pass, claim only in the second round
option-choose-ship-ship = { $it }, income { $income }
option-turn-away-ship = { $it }, income { $income }
option-call-ship-ship = { $it }, income { $income }
option-sort-deck-ship = { $it }, income { $income }, danger { $danger }
option-take-turn-ship = Use the privilege “{ $privilege }” of { $it }
option-choose-bonus-ship = Use the privilege “{ $privilege }” of { $it }
option-end-turn-ship = Use the privilege “{ $privilege }” of { $it }
option-take-turn-slot = { $action } ({ $servants ->
    [0] no servants
   *[other] { $servants }
}): { $deed ->
    [PORTER] carry a good
    [CAPTAIN] place a captain
    [ARISTOCRAT] move servants
    [STEVEDORE] claim or leave a quay
    [MERCHANT] buy a good for { $price }
    [no-servant-left] no servant for it
    [charter-ships-taken] no ship free
    [nobody-to-move] nobody to move
    [no-free-quay] no quay free
    [too-few-to-claim] too few for a quay
    [too-few-talents] no { $price } for a good
    [warehouse-full] warehouse full
    [market-empty] market empty
    [nothing-to-carry] no good to carry
   *[nowhere-to-carry] nowhere to carry
}{ $bonus ->
    [WAREHOUSE] { " " }+ storage space for { $extension_price }
    [PALACE] { " " }+ palace seat for { $seat_price }
   *[NONE] { "" }
}{ $lack ->
   *[none] { "" }
    [warehouse-free] { " " }(all free)
    [no-servant-left] { " " }(no servant)
    [too-few-points] { " " }(needs ★{ $points })
    [too-few-talents] { " " }(you have { $talents })
}
option-carry-warehouse = To the warehouse
option-carry-charter-ship = To a charter ship: the voyage begins and the top ship card is revealed
option-place-captain-charter-ship = Place a captain
option-leave-quay-reserve = To the reserve: the quay is given up
option-leave-quay-quay = To { $it }
option-carry-quay = To { $it }{ $cargo ->
    [none] { "" }
   *[other] { "" }: { $cargo } loads its ship ({ $reward })
}
option-pick-up-quay = { $good } at { $it }{ $loads ->
    [1] { "" }, for the ship
   *[0] { "" }
}
option-pick-up-good = { $it } from the warehouse{ $loads ->
    [1] { "" }, for the ship
   *[0] { "" }
}
option-choose-bonus-warehouse = Extend the warehouse for { $extension_price ->
    [one] { $extension_price } talent
   *[other] { $extension_price } talents
}
option-choose-bonus-palace = Buy the palace seat for { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}
option-buy-last-seat-palace = Buy a place on the large seat for { $price ->
    [one] { $price } talent
   *[other] { $price } talents
}
option-split-points-number = { $number ->
    [0] None: all to the trade house
    [one] { $number } servant to the path
   *[other] { $number } servants to the path
}
option-place-captain-pass = Forgo the action
option-fill-lighthouse-pass = Forgo the action
option-change-quay-pass = Forgo the action
option-buy-good-pass = Forgo the action
option-carry-pass = Forgo the action
option-choose-bonus-pass = { $lacks ->
    [1] End the turn
   *[0] No bonus action: end the turn
}
option-buy-fresh-good-pass = Buy nothing
option-end-turn-pass = End the turn
option-use-trade-point-pass = Decline
option-use-intrigue-servant-pass = Decline
option-shift-servant-pass = Enough
option-buy-last-seat-pass = Buy nothing

## Events

event-order-drawn = Lots are drawn: { $order }, in this order.
event-market-laid = On the market lie { $wares }.
event-first-row-laid = Ships in the first row: { $fleet }.
event-second-row-laid = Ships in the second row: { $fleet }.
event-placement-passed = { $seat } passes in the first placement round.
event-quay-claimed = { $seat } claims quay { $quay } with 2 servants.
event-good-taken = { $seat } takes { $ware } from the market, for free.
event-decade-began = Decade { $number } begins: the ships of the first row enter the harbour.
event-lighthouse-ranked = Whoever has servants in the lighthouse chooses first: { $order }.
event-lighthouse-empty = Nobody stands in the lighthouse: the ships come in by themselves.
event-ship-brought-in = From the lighthouse { $seat } guides the { $vessel } to quay { $quay }.
event-ship-brought-in-vain = From the lighthouse { $seat } guides the { $vessel } in, but a ship lies at both its quays: it departs, under the deck.
event-ship-turned-away = From the lighthouse { $seat } turns the { $vessel } away, under the deck, and guides no ship in.
event-ship-arrived = The { $vessel } docks at quay { $quay }, guided by nobody.
event-ship-arrived-in-vain = The { $vessel } finds a ship at both its quays and departs, under the deck.
event-rows-advanced = The second row of ships moves up to the first.
event-second-row-filled = New ships in the second row: { $fleet }.
event-deck-empty = The deck is empty: no ships come into the second row.
event-ship-moved-up = The { $vessel } moves up to the first row.
event-ship-drawn = New ship in the second row: { $ship }.
event-workers-home = { $seat } takes { $number ->
    [one] { $number } servant
   *[other] { $number } servants
} home from the action cards: { $number2 } in reserve.
event-cards-dealt = The action cards are dealt to slots 1 to 6: { $deal }.
event-start-player-chosen = { $seat } has the most servants in reserve, { $number }, and is start player.
event-start-player-tied = { $seats } have the most servants in reserve, { $number } each; { $seat } is next clockwise and start player.
event-income-taken = { $seat } takes an income of { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}, one for each servant in reserve.
event-market-filled = New on the market: { $wares }. The next good costs { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-market-unchanged = Nothing new comes to the market. The next good costs { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-round-began = Round { $number } of this decade begins.
event-card-used = { $seat } uses the { $action } on { $slot } { $number ->
    [0] free of charge
    [one] with { $number } servant
   *[other] with { $number } servants
}.
event-action-impossible = The action of the { $action } is impossible for { $seat } now; only the bonus action is left.
event-action-forgone = { $seat } forgoes the action.
event-talents-taken = { $seat } uses no card and takes { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-market-refreshed = { $seat } uses no card and refreshes the market: all its goods go into the bag.
event-captain-placed = { $seat } puts a servant on a charter ship as its captain.
event-servants-moved = { $seat } moves servants: now { $number } in the lighthouse, { $number2 } in the temple and { $number3 } in reserve.
event-quay-switched = { $seat } moves both servants from quay { $quay } to quay { $quay2 }.
event-quay-dissolved = { $seat } gives up quay { $quay }: both servants come home.
event-good-lost = { $seat } loses the { $ware } that lay there to the bag.
event-good-bought = { $seat } buys { $ware } on the market for { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-good-brought = { $seat } carries { $ware } { $origin } to quay { $quay }.
event-good-stowed = { $seat } carries { $ware } from quay { $quay } to the warehouse.
event-warehouse-extended = { $seat } extends the warehouse for { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}; the servant there comes home.
event-seat-bought = { $seat } pays { $number2 ->
    [one] { $number2 } talent
   *[other] { $number2 } talents
} and puts a servant on palace seat { $number }.
event-large-seat-bought = { $seat } pays { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} and puts a servant on the large palace seat.
event-ship-loaded = { $seat } loads the { $vessel } at quay { $quay } and earns { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-other-good-shipped = { $seat } loads { $ware } instead onto the { $vessel } and earns { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-point-taken = { $seat } takes a trade point and stands at { $number } in the trade house.
event-path-chosen = Instead of a trade point { $seat } puts a servant on space { $number } of the intrigue path.
event-path-taken = { $seat } puts a servant on space { $number } of the intrigue path.
event-servants-home = { $seat } takes both servants home from quay { $quay }: { $number } in reserve.
event-voyage-sent = { $seat } sends { $ware } { $origin } out on a charter ship.
event-voyage-tested = The card { $ship } is revealed: danger { $number }; { $seat } has { $number2 ->
    [one] { $number2 } servant
   *[other] { $number2 } servants
} in the temple.
event-voyage-won = The voyage succeeds: { $seat } gets 2 trade points and the income of the ship.
event-voyage-lost = The voyage fails: { $seat } gets 1 trade point and half the income of the ship.
event-voyage-paid = { $seat } earns { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} with the voyage.
event-voyage-compensated = { $seat } gets { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} in compensation for the voyage.
event-offering-paid = { $seat } offers { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} for the servants in the temple.
event-captain-home = { $seat } takes the captain and one servant of the temple home: { $number } in reserve.
event-privilege-gained = { $seat } keeps the ship’s card with a privilege: { $privilege }.
event-privilege-used = { $seat } uses a privilege: { $privilege }.
event-privilege-declined = { $seat } does not use a privilege: { $privilege }.
event-privilege-void = The intrigue path is full: { $seat } cannot use a privilege ({ $privilege }).
event-bonus-talents-taken = { $seat } takes { $number ->
    [one] { $number } more talent
   *[other] { $number } more talents
}, the privilege of the ship.
event-card-peeked = { $peek ->
    [hidden] { $seat } looks at card { $number } from the top of the deck.
   *[other] { $seat } looks at card { $number } from the top of the deck: { $peek }.
}
event-cards-sorted = { $seat } puts { $number ->
    [one] { $number } card
   *[other] { $number } cards
} back on the deck, in any order.
# Chosen by the name of the place, as place-lighthouse gives it.
event-servant-shifted = { $seat } moves a servant of { $seat2 } { $place ->
    [lighthouse] from the lighthouse to the temple
   *[other] from the temple to the lighthouse
}.
event-ship-called-in = { $seat } calls the { $vessel } to quay { $quay }.
event-ship-called-in-vain = { $seat } calls the { $vessel } in, but a ship lies at both its quays: it departs, under the deck.
event-decades-over = Decade { $number } is over, and with it the game.
event-early-end-near = { $seat } lacks but one trade point: whoever has { $number } of them ends the game after decade { $number2 }.
event-early-end-due = { $seat } has { $number } trade points: the game ends after decade { $number2 }.
event-ended-early = Decade { $number } is over and the game ends early: { $number2 } trade points or more are reached by { $seats }.
event-final-arrival-began = A good lies at a quay: the ships arrive once more, then everybody may buy a last seat.
event-final-arrival-dropped = No good lies at any quay: no more ships arrive, but everybody may buy a last seat.
event-final-purchase-dropped = No good lies at any quay: no more ships arrive, and there is no last purchase.
event-final-purchase-passed = { $seat } does not buy a last seat.
event-final-purchase-barred = { $seat } cannot buy a last seat.
event-path-scored = The intrigue path is { $number ->
    [one] { $number } servant
   *[other] { $number } servants
} long: { $number2 ->
    [one] the first there gains seats in the palace.
   *[other] the first { $number2 } there gain seats in the palace.
}
event-path-worthless = The intrigue path is too short to give seats: { $number ->
    [0] nobody stands there.
    [one] { $number } servant stands there.
   *[other] { $number } servants stand there.
}
event-intrigue-won = { $seat }, with { $number ->
    [one] { $number } servant
   *[other] { $number } servants
} on the intrigue path, gains { $number2 ->
    [one] { $number2 } seat
   *[other] { $number2 } seats
}.
event-intrigue-won-by-age = { $seat }, with { $number ->
    [one] { $number } servant
   *[other] { $number } servants
} on the intrigue path and there before others with as many, gains { $number2 ->
    [one] { $number2 } seat
   *[other] { $number2 } seats
}.
event-total-counted = { $seat }: { $number ->
    [one] { $number } seat
   *[other] { $number } seats
} in the palace, { $number2 ->
    [one] { $number2 } trade point
   *[other] { $number2 } trade points
}, { $number3 ->
    [one] { $number3 } talent
   *[other] { $number3 } talents
}.
event-points-decided = { $seats } have the most seats, { $number } each: trade points decide.
event-talents-decided = { $seats } have the most trade points of these, { $number } each: talents decide.
event-game-won = { $seat } wins the game.
event-victory-shared = { $seats } share the victory.

# What earlier versions told.

event-game-started = { $seat } is start player.
event-ship-docked = The { $vessel } docks at quay { $quay }.
event-ship-departed = The { $vessel } finds no quay and departs.
event-ship-called = { $seat } calls the { $vessel }.
event-card-dealt = The { $action } card lies on { $slot }.
event-start-player-found = { $seat } is start player of this decade.
event-good-drawn = New good on the market: { $ware }.
event-good-carried = { $seat } carries { $ware } to quay { $quay }.
event-good-stored = { $seat } carries { $ware } to the warehouse.
event-other-good-loaded = { $seat } puts { $ware } aboard instead of the good that the { $vessel } wants.
event-voyage-began = { $seat } sends { $ware } out; { $ship } is revealed.
event-voyage-succeeded = The voyage succeeds: { $seat } earns { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-voyage-failed = The voyage fails: { $seat } gets { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} in compensation.
event-card-seen = { $seat } sees { $ship }.
event-intrigue-scored = { $seat } gains { $number ->
    [one] { $number } seat
   *[other] { $number } seats
} by intrigue.

## Help

help-goal = You are a senator of Carthage, and your 18 servants do the work. Buy goods, hold quays, load foreign ships and send out charter ships: every delivery brings talents and trade points. With both you buy seats in the palace for your servants, and the intrigue path gives away a few more at the end. After 5 decades, sometimes 4, whoever has the most servants in the palace wins. Everybody’s money stays hidden until then.
    .title = Aim of the game
    .ids = PC-GEN-1 PC-GEN-2 PC-GEN-12 PC-END-1 PC-END-2 PC-WIN-1

help-setup = You start without money and with 18 servants: 2 of them block storage spaces on your warehouse card, the others form your reserve. The start player is drawn by lot. From there, clockwise, each player may claim a quay with 2 servants. Then, from the last player back to the start player, each must claim a quay and take one good from the market for free. Both quays of one civilisation may be yours. The market is not filled again until phase 5 of the first decade.
    .title = Set-up
    .ids = PC-SETUP-7 PC-SETUP-8 PC-SETUP-10 PC-SETUP-11 PC-SETUP-12 PC-SETUP-13 PC-SETUP-14 PC-SETUP-15 PC-SETUP-17 EC-2 EC-49

help-harbour = Each of the 6 civilisations has 2 quays, I and II, and its ships dock only there. A quay can have an owner (2 servants on its double circle), a ship and a good; the three do not depend on each other, so a ship may well lie at a rival’s quay. Only the owner may store a good there. A ship that finds the good it wants at its quay is loaded; otherwise it stays and waits.
    .title = Harbour and quays
    .ids = PC-GEN-6 PC-GEN-7 PC-GEN-8 PC-SHIPS-10 PC-SHIPS-18 PC-LOAD-1 EC-40 EC-47 EC-61
    .about = The names of civilisations and goods are reconstructed.

help-arrival = At the start of a decade all ships of the first row come in: first those that players in the lighthouse choose, then the others from top to bottom. A ship docks at a quay of its civilisation that has no ship. If both will do, whoever brings it in chooses; without a chooser it takes quay I. If both have a ship, the newcomer departs to the bottom of the deck. When all are in, every ship that finds the good it wants is loaded, start player’s quays first, then clockwise. Then the second row moves up and new ship cards are drawn.
    .title = Arrival of the ships
    .ids = PC-SHIPS-1 PC-SHIPS-10 PC-SHIPS-11 PC-SHIPS-12 PC-SHIPS-13 PC-SHIPS-15 PC-SHIPS-16 PC-SHIPS-19 PC-SHIPS-20 PC-SHIPS-21 PC-SHIPS-22 EC-10 EC-11 EC-39
    .about = What ship cards print is reconstructed.

help-slots = Each decade the 6 action cards, two of them Porters, are shuffled onto the 6 slots. To use one, first put servants from your reserve on it: slots 1 to 6 cost 0, 1, 1, 2, 2 and 3. Any card can be used again and again, each time at full cost. After its action, or after forgoing it, you may take the slot’s bonus action once: slots 3 and 5 extend the warehouse, 4 and 6 sell a palace seat. Instead of a card you may take 3 talents or refresh the market, without servants.
    .title = Action cards
    .ids = PC-CARDS-2 PC-CARDS-3 PC-CARDS-4 PC-TURN-3 PC-TURN-4 PC-TURN-5 PC-TURN-6 PC-TURN-7 PC-TURN-8 PC-TURN-9 PC-ALT-1 PC-ALT-2 PC-ALT-5 PC-BONUS-1 PC-BONUS-2 EC-1 EC-29
    .about = The printed values are reconstructed, and so is the second Porter.

help-captain = The Captain puts 1 servant from your reserve on a free charter ship. There are as many charter ships as players, and you may hold several. The servant waits there until you send a good out with the Porter; you cannot call it back before. Each voyage sends one captain home.
    .title = Captain
    .ids = PC-ACT-CAPTAIN-1 PC-ACT-CAPTAIN-2 PC-ACT-CAPTAIN-3 PC-ACT-CAPTAIN-4 EC-45 EC-60

help-aristocrat = The Aristocrat moves up to 5 of your servants between your reserve, the lighthouse and the temple of Baal. Any mix and any direction will do, also just bringing servants home. Only the result counts, so a servant that goes from the lighthouse to the temple counts once. Lighthouse and temple hold any number. The servants you have just paid for the card cannot be moved.
    .title = Aristocrat
    .ids = PC-ACT-ARISTO-1 PC-ACT-ARISTO-2 PC-ACT-ARISTO-3 PC-ACT-ARISTO-4 EC-30 EC-46

help-stevedore = The Stevedore does one of three things. Claim: put 2 servants from your reserve on a quay without an owner, with or without a ship. Switch: move both servants of one of your quays to another quay without an owner. Dissolve: take both servants of one of your quays back to your reserve. When you leave a quay, its ship stays, but your good there is lost to the bag. You may own as many quays as your servants allow.
    .title = Stevedore
    .ids = PC-ACT-STEVEDORE-1 PC-ACT-STEVEDORE-2 PC-ACT-STEVEDORE-3 PC-ACT-STEVEDORE-4 PC-ACT-STEVEDORE-5 PC-ACT-STEVEDORE-6 EC-19 EC-30 EC-47 EC-48

help-merchant = The Merchant buys you one good of your choice from the market. You need a free storage space in your warehouse for it. The first purchase of the decade costs 4 talents, the second 3, every further one 2, no matter who buys. A refresh of the market sets the price back to 4. The bought good leaves a gap until the market is filled or refreshed.
    .title = Merchant
    .ids = PC-ACT-MERCHANT-1 PC-ACT-MERCHANT-2 PC-ACT-MERCHANT-3 PC-ACT-MERCHANT-4 PC-MKT-2 PC-ALT-4 EC-22 EC-44

help-porter = The Porter carries one of your goods from your warehouse or one of your quays to another place of yours. The warehouse needs a free storage space; a quay must be yours and must not hold a good yet. If the ship at that quay wants the good, it is loaded at once. For a charter ship you need your captain there and at least 1 of your servants in the temple of Baal; the voyage starts at once. Two action cards are Porters, each with its own slot.
    .title = Porter
    .ids = PC-ACT-PORTER-1 PC-ACT-PORTER-2 PC-ACT-PORTER-3 PC-ACT-PORTER-4 PC-ACT-PORTER-5 PC-ACT-PORTER-6 EC-1 EC-41 EC-42 EC-43

help-market = The market offers 6 goods, with 3 players only 4. Once per decade it is filled up from the bag; goods that are left stay. With the Merchant the first good of the decade costs 4 talents, the second 3, every further one 2, counted over all players. Instead of using a card you may refresh the market: all goods go back into the bag, new ones are drawn, and you may buy one of them for 6 talents if you have a free storage space. This purchase is not counted; the Merchant’s next price is 4 again.
    .title = Market
    .ids = PC-SETUP-2 PC-MKT-1 PC-MKT-2 PC-ACT-MERCHANT-3 PC-ALT-2 PC-ALT-3 PC-ALT-4 EC-21 EC-22 EC-44

help-loading = A ship is loaded as soon as the good it wants lies at its quay, even in somebody else’s turn; in the arrival phase once all ships are in. The owner of the quay must do it. The good goes into the bag, and you get the ship’s income, 1 trade point and the ship card with its privilege. Then both servants return from the quay to your reserve, and the quay is free again. They come too late to go on the intrigue path for this trade point, but in time for an immediate privilege. The danger number plays no part.
    .title = Loading a ship
    .ids = PC-LOAD-1 PC-LOAD-2 PC-LOAD-3 PC-LOAD-4 PC-SHIPS-19 PC-PRIV-1 EC-14 EC-20 EC-28
    .about = The income of ships is reconstructed.

help-voyage = You need a captain on a charter ship, a servant in the temple of Baal and a good, which the Porter brings aboard; any good will do. The top card of the deck is revealed (with an empty deck nobody can sail). If you have at least as many servants in the temple as its danger number, you get 2 trade points and its income; then you offer 1 talent per servant of yours there, at most what you have. Otherwise you get 1 trade point and half the income, rounded up, and offer nothing. Either way the card goes under the deck, the good into the bag, and the captain and one temple servant to your reserve.
    .title = Voyage
    .ids = PC-VOY-1 PC-VOY-2 PC-VOY-3 PC-VOY-4 PC-VOY-5 PC-VOY-6 PC-VOY-7 PC-VOY-8 PC-VOY-9 PC-VOY-10 PC-ACT-PORTER-6 EC-6 EC-17 EC-57

help-temple = Your servants in the temple protect your voyages: you need at least as many as the danger number of the revealed card, and at least 1 to sail at all. Dangers go from 1 to 6; 3 servants are enough for 19 of the 30 cards, 4 for 24, 6 for all. Do not overdo it: after a success you pay an offering of 1 talent for each of them. After every voyage one of them returns to your reserve. The Aristocrat brings servants here, as many as you like over time.
    .title = Temple of Baal
    .ids = PC-VOY-1 PC-VOY-4 PC-VOY-7 PC-VOY-8 PC-VOY-9 PC-ACT-ARISTO-1 PC-ACT-ARISTO-3 EC-62

help-lighthouse = When ships arrive, players with servants here choose first, most servants first. Ties: the start player of the past decade is ahead, then clockwise. The first must bring in two ships of the first row, or turn one away to the bottom of the deck and bring in none. The second must bring in two, every further player one. If both quays of the ship’s civilisation are without a ship, you choose the quay; if both have one, it departs and the pick is used up. Your servants stay here afterwards.
    .title = Lighthouse
    .ids = PC-SHIPS-2 PC-SHIPS-3 PC-SHIPS-4 PC-SHIPS-5 PC-SHIPS-6 PC-SHIPS-7 PC-SHIPS-8 PC-SHIPS-9 PC-SHIPS-11 PC-SHIPS-14 PC-SHIPS-17 EC-8 EC-9

help-trade_house = Use each trade point at once: one step in the trade house, or 1 servant from your reserve onto the intrigue path. Of two points each is decided separately. Only steps in the trade house count for palace seats, the end of the game and final ties; they are never spent and have no limit. Without a servant in reserve, or with a full path, the point goes here. Points from loads and voyages cannot be refused, those of a privilege can. If somebody has 8 points or more at the end of decade 4, the game ends.
    .title = Trade house
    .ids = PC-TP-1 PC-TP-2 PC-TP-3 PC-TP-4 PC-TP-5 PC-TP-6 PC-PAL-2 PC-END-2 PC-WIN-2 EC-15 EC-31

help-path = For a trade point you may put a servant from your reserve on the next free space instead of stepping in the trade house. It stays until the end; then the last score field reached counts. From space 3 on the first player gets 1 extra seat; from 7 on the first two get 2 and 1; from 12 on the first three get 3, 2 and 1. Most servants on the path is first; in a tie, whoever came onto the path earlier. These seats cost nothing and need no trade points. The path has 15 spaces.
    .title = Intrigue path
    .ids = PC-TP-1 PC-INTR-1 PC-INTR-2 PC-INTR-3 PC-INTRSCORE-1 PC-INTRSCORE-2 PC-INTRSCORE-3 PC-INTRSCORE-4 PC-INTRSCORE-5 EC-36 EC-53 EC-54
    .about = What the path prints is reconstructed.

help-palace = The palace bonus action buys the cheapest free seat: pay its price and put 1 servant from your reserve there, for good. The 12 seats cost 8 to 19 talents and need 2 to 5 trade points, which you keep. All players share the seats, so the next one is dearer for everybody, and nobody may skip one. After them the large seat takes any number of servants, each for 20 talents and with 6 trade points. You buy one seat per bonus action.
    .title = Palace
    .ids = PC-BONUS-1 PC-PAL-1 PC-PAL-2 PC-PAL-3 PC-PAL-4 PC-PAL-5 PC-PAL-6 PC-PAL-7 EC-50
    .about = The printed values are reconstructed, except those of the large seat.

help-warehouse = Your warehouse card has 4 storage spaces for one good each; at the start your own servants block 2 of them. The bonus action “extend the warehouse” costs 6 talents: one of these servants goes to your reserve and its space is free. One space per bonus action, until all 4 are free. With a full warehouse you can neither buy a good nor carry one in. Servants on the card bring no income.
    .title = Warehouse
    .ids = PC-SETUP-8 PC-WH-1 PC-WH-2 PC-INC-1 PC-ACT-MERCHANT-2 PC-ACT-PORTER-3 EC-44

help-privileges = A loaded ship’s card gives its privilege once; you may decline it. At once or never: 3 talents, 1 trade point, or 1 servant to the intrigue path. To keep for any turn of yours, before or after an action: sort the top 3 cards of the deck in secret; load a ship at your quay with the wrong good lying there; move up to 3 servants, anybody’s, between temple and lighthouse; call a ship of the first row to its lowest quay without a ship; buy the next palace seat at full price without the trade points. You may use several in a turn; used cards go under the deck. Kept ones are worth nothing at the end.
    .title = Privileges
    .ids = PC-TURN-11 PC-PRIV-1 PC-PRIV-2 PC-PRIV-3 PC-PRIV-4 PC-PRIV-5 PC-PRIV-6 PC-PRIV-7 PC-PRIV-TALENTS-1 PC-PRIV-TP-1 PC-PRIV-INTR-1 PC-PRIV-PEEK-1 PC-PRIV-ANY-1 PC-PRIV-MOVE-1 PC-PRIV-SHIP-1 PC-PRIV-SEAT-1 PC-END-7 EC-16 EC-18 EC-24 EC-27

help-decade = A decade has six phases: ships arrive; servants return from the action cards, which are dealt anew; the start player is found; income; the market is filled; 5 action rounds with one turn each. Start player is whoever has the most servants in reserve; in a tie, the first of the tied clockwise after the old one. In decade 1 the first start player stays. Income is 1 talent per servant in your reserve. In your turn you use one action card, take 3 talents or refresh the market.
    .title = Decade
    .ids = PC-DEC-1 PC-DEC-2 PC-DEC-3 PC-DEC-4 PC-CARDS-1 PC-CARDS-2 PC-START-1 PC-START-2 PC-START-3 PC-INC-1 PC-MKT-1 PC-TURN-1 PC-TURN-2 PC-TURN-3 EC-4

help-end = The game ends after decade 5, or after decade 4 if somebody then has 8 trade points or more. If a good still lies at any quay, the first row arrives once more, lighthouse included; then each player may buy one place on the large seat for 20 talents, with 6 trade points and a servant in reserve. Servants on action cards stay there, kept privileges are void. Without a good at a quay there is no last purchase, unless the table plays with that option. Then the intrigue path gives its seats. Most seats win; ties: trade points, then talents, then a shared victory.
    .title = End of the game
    .ids = PC-END-1 PC-END-2 PC-END-3 PC-END-4 PC-END-5 PC-END-6 PC-END-7 PC-END-8 PC-INTRSCORE-1 PC-INTRSCORE-5 PC-WIN-1 PC-WIN-2 PC-WIN-3 PC-WIN-4 EC-27 EC-33 EC-34 EC-35 EC-37 EC-59

# Why something cannot be chosen.

why-too-few-servants = It costs { $number ->
    [one] 1 servant
   *[other] { $number } servants
}, and you have { $number2 ->
    [0] none
   *[other] { $number2 }
} in your reserve.
why-no-servant-left = You would have no servant left in your reserve for it.
why-charter-ships-taken = All charter ships have a captain.
why-nobody-to-move = There is no servant that could be moved.
why-no-free-quay = You have no quay, and none is free to claim.
why-too-few-to-claim = Claiming a quay takes 2 servants; your reserve would hold { $number ->
    [0] none
   *[other] { $number }
}.
why-too-few-talents = It costs { $number ->
    [one] 1 talent
   *[other] { $number } talents
}, and you have { $number2 ->
    [0] none
   *[other] { $number2 }
}.
why-warehouse-full = Your warehouse has no free space.
why-market-empty = The market is empty.
why-nothing-to-carry = You have no good that could be carried.
why-nowhere-to-carry = You have no place to carry a good to.
why-no-goods-at-all = Market and bag are both empty.
why-quay-taken = { $seat } owns this quay.
why-quay-own = This quay is yours already.
why-quay-unowned = Nobody owns this quay; you can use only your own.
why-quay-full = { $good } lies at this quay already.
why-quay-without-good = No good lies at this quay.
why-quay-without-ship = No ship lies at this quay.
why-no-good-at-quays = No good lies at any of your quays.
why-no-captain = You have no captain on a charter ship.
why-nobody-in-temple = You have no servant in the temple, and a voyage needs one.
why-deck-empty = The deck of ships is empty.
why-not-in-market = None of these lies in the market.
why-not-in-warehouse = None of these lies in your warehouse.
why-other-civilisation = This ship docks only at the quays of { $civilisation }.
why-too-few-points = It needs { $number ->
    [one] 1 trade point
   *[other] { $number } trade points
}, and you have { $number2 ->
    [0] none
   *[other] { $number2 }
}.
why-warehouse-free = All spaces of your warehouse are free already.
why-path-full = The intrigue path is full.
why-no-quay-to-load = None of your quays has both a ship and a good.
why-row-empty = No ship lies in the first row.
why-nobody-stands-there = Nobody stands there.
why-went-the-other-way = A servant of { $seat } went the other way just now.
why-not-the-first = Only the first in the lighthouse may turn a ship away, and only instead of bringing one in.
why-merchant-buys = The Merchant buys goods. Or refresh the market, then buy one of the new ones.
why-bonus-extends = A storage space is the bonus action of slots { $bonus-slots }, after the action of the card.
why-bonus-sells = A palace seat is the bonus action of slots { $bonus-slots }, after the action of the card.
why-by-cards-at-quays = The Stevedore claims and leaves quays; the Porter brings goods there.
why-by-cards-at-sea = The Captain goes aboard a charter ship; then the Porter brings a good.
why-neither = { $bar } And the bonus action: { $bar2 }

# What a choice brings.

gain-talents = { $number ->
    [one] talent
   *[other] talents
}
gain-points = { $number ->
    [one] trade point
   *[other] trade points
}
gain-seats = { $number ->
    [one] palace seat
   *[other] palace seats
}
gain-reserve = { $number ->
    [one] servant in reserve
   *[other] servants in reserve
}
gain-lighthouse = in the lighthouse
gain-temple = in the temple
gain-captains = { $number ->
    [one] captain
   *[other] captains
}
gain-path = on the intrigue path
gain-quays = { $number ->
    [one] quay
   *[other] quays
}
gain-spaces = { $number ->
    [one] storage space
   *[other] storage spaces
}
gain-good = { $it }

## Marks on the chart

mark-decade-began = Decade { $number }
mark-round-began = Action round { $number }
mark-decades-over = End of the game
mark-ended-early = End of the game

# What the cards of the board say: what each component is for.

about-harbour = Ships dock here, each civilisation’s at its own two quays. Own the quay and bring the good that the ship wants, and you earn.
    .topic = harbour

about-quay = Two of your servants make it yours. As soon as the good that its ship wants lies here, the ship is loaded and the servants come home.
    .topic = harbour

about-ship = Whoever owns its quay and brings the wanted good gets the income, a trade point and the privilege. The danger counts on voyages only.
    .topic = loading

about-first-row = These ships come into the harbour when the next decade begins. Whoever stands in the lighthouse chooses first.
    .topic = arrival

about-second-row = These ships move up into the first row once that has come in, and new cards are drawn behind them.
    .topic = arrival

about-deck = Ship cards to come, face down. A voyage turns the top one up: its danger is the test, its income the reward.
    .topic = voyage

about-turn-away = The first in the lighthouse may keep one ship out of the harbour, and then brings none in.
    .topic = lighthouse

about-decade = It shows the decade, the action round and the start player. After the last decade, most palace seats win.
    .topic = decade

about-slots = Pay the servants that a slot asks for, and carry out the card on it. Afterwards you may take the bonus action below it.
    .topic = slots

about-porter = Carries one of your goods from warehouse or quay to another place of yours: a quay, the warehouse, or a charter ship that then sails.
    .topic = porter

about-captain = Puts a servant from your reserve on a free charter ship, where it waits for a good to carry.
    .topic = captain

about-aristocrat = Moves up to 5 of your servants between your reserve, the lighthouse and the temple.
    .topic = aristocrat

about-stevedore = Claims a quay with 2 servants, moves yours to another quay, or takes them home from one.
    .topic = stevedore

about-merchant = Buys one good from the market at the price of the moment, if your warehouse has a free space.
    .topic = merchant

about-bonus-palace = The bonus action of this slot: buy the next palace seat, with the trade points that it needs.
    .topic = palace

about-bonus-warehouse = The bonus action of this slot: pay, and a servant that blocks a space of your warehouse comes home.
    .topic = warehouse

about-talents = Instead of using a card you may take talents, without paying servants.
    .topic = slots

about-market = Goods for sale. The Merchant buys here, and each purchase makes the next one of the decade cheaper.
    .topic = market

about-good = Bring it to a ship that wants it, or send it out on a charter ship, which takes any good.
    .topic = market

about-price = What the Merchant pays for a good now. It falls with every purchase and goes up again with a new decade or a refresh.
    .topic = merchant

about-bag = Goods are drawn from here for the market, and come back here when they are loaded or lost.
    .topic = market

about-refresh = Instead of using a card: all goods go back into the bag, new ones are drawn, and you may buy one at the printed price.
    .topic = market

about-lighthouse = When ships come in, whoever has the most servants here chooses first which of them do.
    .topic = lighthouse

about-temple = Your servants here protect your voyages: you need as many as the danger of the card that is turned up.
    .topic = temple

about-voyage = With a captain aboard and a servant in the temple, the Porter sends any good out: trade points and money, at a risk.
    .topic = voyage

about-charter-ship = A captain waits here until the Porter brings a good; then the ship sails at once.
    .topic = voyage

about-trade_house = It counts your trade points. Palace seats ask for them without using them up, and they break ties.
    .topic = trade_house

about-path = A trade point may bring a servant here instead. At the end, most servants on the path get extra palace seats.
    .topic = path

about-palace = Seats here decide the game. Everybody buys from the same row, and each seat is dearer than the one before.
    .topic = palace

about-seat = This is the cheapest free seat: if you have the trade points, you pay its price, and a servant sits there for good.
    .topic = palace

about-large-seat = When all small seats are taken, and at the very end, any number of servants can be bought in here.
    .topic = palace

about-reserve = Servants at home: they pay for action cards, and each brings a talent when a decade begins.
    .topic = decade

about-money = Money for goods, storage spaces and palace seats. The others cannot see how much you have.
    .topic = goal

about-points = Trade points come from loaded ships and voyages. Palace seats need them, and they are never spent.
    .topic = trade_house

about-seats = Seats in the palace. Whoever has the most at the end wins.
    .topic = end

about-warehouse = Each free space keeps one good. Servants block the other spaces until you pay to extend the warehouse.
    .topic = warehouse

about-privileges = Ship cards that you have loaded and keep for their privileges wait here.
    .topic = privileges

about-kept-ship = Use its privilege once, in any turn of yours, before or after the action. Then the card goes under the deck.
    .topic = privileges

about-number = Choose how many; only the number that results counts.
    .topic = aristocrat

# What a payment is for, in the sums of turns and rounds.

pay-income-taken = Income
pay-talents-taken = Turns without a card
pay-bonus-talents-taken = Privileges
pay-good-bought = Goods bought
pay-warehouse-extended = Warehouse
pay-seat-bought = Seats bought
pay-large-seat-bought = Seats bought
pay-ship-loaded = Ships loaded
pay-other-good-shipped = Ships loaded
pay-voyage-paid = Voyages
pay-voyage-compensated = Voyages
pay-offering-paid = Offerings
pay-point-taken = Trade house
pay-intrigue-won = Intrigue path
pay-intrigue-won-by-age = Intrigue path
