# Porto Carthago in English.

## The box

pitch = Servants, quays and ships in the harbour of Carthage: load ships, gain trade points, and buy your way into the palace.

## Things

ship = { $civilisation } · { $good } ({ $code })
ship-hidden = a hidden ship card
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
line-seats = palace seats
line-large-seat = on the large seat
line-extra-seats = intrigue seats without a servant
tie-1 = trade points
tie-2 = talents
option-name-final_purchase_always = Final purchase even if no good lies at a quay (EC-34)

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
board-reserve = Reserve
board-warehouse = Warehouse
board-lighthouse = Lighthouse
board-temple = Temple
board-captains = Captains
board-kept = Privileges
board-free-spaces = { $number } free
bonus-none = –
bonus-warehouse = extend the warehouse
bonus-palace = palace seat

## Prompts

prompt-over = The game is over.
prompt-place-first = { $seat }: claim a quay, or pass.
prompt-place-again = { $seat }: claim a quay.
prompt-take-good = { $seat }: take a good from the market.
prompt-choose-ship = { $seat }: which ship comes into the harbour?{ $picks ->
    [1] { "" }
   *[other] {" "}({ $picks } to choose)
}
prompt-choose-quay = { $seat }: at which quay does { $ship } dock?
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
prompt-choose-bonus = { $seat }: carry out the bonus action?
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
prompt-shift-servant = { $seat }: move whose servant?
prompt-call-ship = { $seat }: which ship do you call into the harbour?
prompt-buy-last-seat = { $seat }: buy one last seat for { $large_seat_price ->
    [one] { $large_seat_price } talent
   *[other] { $large_seat_price } talents
}?

## Options

option-ship = { $it }
option-quay = { $it }
option-change-quay-quay = { $own ->
    [1] Leave { $it }{ $good ->
        [none] { "" }
       *[other] {" "}(its { $good } is lost)
    }
   *[0] Claim { $it }
}
option-load-any-quay = { $it } with { $good }
option-good = { $it }
option-slot = { $action }
option-servant = { $it }
option-number = { $number }
option-talents = Take { $take_talents ->
    [one] { $take_talents } talent
   *[other] { $take_talents } talents
}
option-market = Refresh the market (draws new goods, one of which may be bought for { $refresh_price ->
    [one] { $refresh_price } talent
   *[other] { $refresh_price } talents
})
option-turn-away = Turn one ship away instead
option-trade-house = Step in the trade house
option-path = Servant to the intrigue path
option-warehouse = Warehouse
option-charter-ship = Charter ship
option-reserve = Reserve
option-palace = Palace
option-pass = Pass
option-choose-ship-ship = { $it }, income { $income }
option-turn-away-ship = { $it }, income { $income }
option-call-ship-ship = { $it }, income { $income }
option-sort-deck-ship = { $it }, income { $income }, danger { $danger }
option-take-turn-ship = Use the privilege “{ $privilege }” of { $it }
option-choose-bonus-ship = Use the privilege “{ $privilege }” of { $it }
option-end-turn-ship = Use the privilege “{ $privilege }” of { $it }
option-take-turn-slot = { $action }, { $servants ->
    [0] free
    [one] { $servants } servant
   *[other] { $servants } servants
}{ $bonus ->
    [WAREHOUSE] , then extend the warehouse
    [PALACE] , then buy a palace seat
   *[NONE] { "" }
}
option-carry-warehouse = To the warehouse
option-carry-charter-ship = To a charter ship: the voyage begins and the top ship card is revealed
option-place-captain-charter-ship = Place a captain
option-leave-quay-reserve = To the reserve: the quay is given up
option-leave-quay-quay = To { $it }
option-carry-quay = To { $it }
option-pick-up-quay = { $good } at { $it }
option-pick-up-good = { $it } from the warehouse
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
option-choose-bonus-pass = No bonus action: end the turn
option-buy-fresh-good-pass = Buy nothing
option-end-turn-pass = End the turn
option-use-trade-point-pass = Decline
option-use-intrigue-servant-pass = Decline
option-shift-servant-pass = Enough
option-buy-last-seat-pass = Buy nothing

## Events

event-game-started = { $seat } is start player.
event-decade-began = Decade { $number } begins.
event-placement-passed = { $seat } claims no quay.
event-quay-claimed = { $seat } claims { $quay }.
event-good-taken = { $seat } takes { $good } from the market.
event-ship-docked = { $ship } docks at { $quay }.
event-ship-departed = { $ship } finds no quay and departs.
event-ship-turned-away = { $seat } turns { $ship } away.
event-ship-called = { $seat } calls { $ship }.
event-rows-advanced = The second row of ships moves up to the first.
event-ship-drawn = New ship in the second row: { $ship }.
event-card-dealt = The { $action } card lies on { $slot }.
event-start-player-found = { $seat } is start player of this decade.
event-income-taken = { $seat } takes an income of { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-good-drawn = New good on the market: { $good }.
event-round-began = Action round { $number }.
event-card-used = { $seat } uses the { $action } on { $slot } { $number ->
    [0] free of charge
    [one] with { $number } servant
   *[other] with { $number } servants
}.
event-action-forgone = { $seat } forgoes the action.
event-talents-taken = { $seat } takes { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-market-refreshed = { $seat } refreshes the market.
event-captain-placed = { $seat } places a captain on a charter ship.
event-servants-moved = { $seat } now has { $number ->
    [one] { $number } servant
   *[other] { $number } servants
} in the lighthouse, { $number2 } in the temple and { $number3 } in reserve.
event-quay-switched = { $seat } leaves { $quay } for { $quay2 }.
event-quay-dissolved = { $seat } gives up { $quay }.
event-good-lost = { $seat } loses { $good } to the bag.
event-good-bought = { $seat } buys { $good } for { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-good-carried = { $seat } carries { $good } to { $quay }.
event-good-stored = { $seat } carries { $good } to the warehouse.
event-warehouse-extended = { $seat } extends the warehouse for { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-seat-bought = { $seat } buys palace seat { $number } for { $number2 ->
    [one] { $number2 } talent
   *[other] { $number2 } talents
}.
event-large-seat-bought = { $seat } buys a place on the large seat for { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-ship-loaded = { $seat } loads { $ship } at { $quay } and earns { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-point-taken = { $seat } steps to { $number } in the trade house.
event-path-taken = { $seat } puts a servant on space { $number } of the intrigue path.
event-voyage-began = { $seat } sends { $good } out; { $ship } is revealed.
event-voyage-succeeded = The voyage succeeds: { $seat } earns { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-voyage-failed = The voyage fails: { $seat } gets { $number ->
    [one] { $number } talent
   *[other] { $number } talents
} in compensation.
event-offering-paid = { $seat } pays an offering of { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-privilege-gained = { $seat } keeps a privilege: { $privilege }.
event-privilege-used = { $seat } uses a privilege: { $privilege }.
event-privilege-declined = { $seat } does not use a privilege: { $privilege }.
event-bonus-talents-taken = { $seat } takes { $number ->
    [one] { $number } more talent
   *[other] { $number } more talents
}.
event-card-seen = { $seat } sees { $ship }.
event-cards-sorted = { $seat } puts { $number ->
    [one] { $number } card
   *[other] { $number } cards
} back on the deck.
# Chosen by the name of the place, as place-lighthouse gives it.
event-servant-shifted = { $seat } moves a servant of { $seat2 } { $place ->
    [lighthouse] from the lighthouse to the temple
   *[other] from the temple to the lighthouse
}.
event-final-arrival-began = A good lies at a quay: the ships arrive once more.
event-final-purchase-passed = { $seat } does not buy a last seat.
event-intrigue-scored = { $seat } gains { $number ->
    [one] { $number } seat
   *[other] { $number } seats
} by intrigue.
event-game-won = { $seat } wins the game.
