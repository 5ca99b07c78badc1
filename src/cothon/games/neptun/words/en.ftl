# Neptun in English.

## The box

pitch = Roman sea merchants: draft contracts, fix their order, and sail the Mediterranean on oars and a wind that all of you steer in secret.

## Things

city-hidden = a hidden city
goods-hidden = hidden goods
oar-hidden = a hidden oar card
bonus-hidden = a hidden bonus tile
contract = contract { $number }
slot = slot { $number }
oar = oar { $power } (wind { $modifier })
bonus = bonus tile { $points }
round = { $letter }
extra = 5.{ $numeral }
temple-gold = gold temple
line-hispania = Hispania
line-italia = Italia
line-africa = Africa
line-graecia = Graecia
line-oriens = Oriens
line-gold = gold temple
line-bonus = bonus tiles
option-name-large_oar_deck = 50 oar cards in the common deck instead of 40
option-name-forecast_is_wind = The forecast itself is the next wind (from −5 to +5)
option-name-round_wind = Wind at the start of rounds B and C
option-name-round_wind-forecast = as forecast in turn 5
option-name-round_wind-keep = as in turn 5
option-name-round_wind-reset = always the start value

## The board

board-round = Round
board-turn = Turn
board-phase-acquire = Acquire contracts
board-phase-fulfil = Fulfil contracts
board-phase-score = Scoring
board-wind = Wind
board-current-wind = Current wind
board-forecast = Forecast
board-no-forecast = none yet
board-order = Turn order
board-oar-scale = Oar scale
board-display = Contracts on offer
board-contract = Contract
board-face-down = face down
board-reveal = Turn up the next contract
board-cities-pile = City cards
board-goods-pile = Goods cards
board-oars-pile = Oar cards
board-discards = discarded
board-temple = Temple
board-temples = Temples
board-tiles = Point tiles
board-gold-temple = Gold temple
board-space = space
board-gold = Gold
board-miles = miles
board-range = Range
board-manifest = Manifest
board-slot = Slot
board-empty = empty
board-open = open
board-lost = lost
board-fulfilled = fulfilled
board-hand = Oar cards in hand
board-own-secret = only you see these
board-played = Played oars
board-chosen = has chosen
board-choosing = is choosing
board-your-choice = your choice, may still be changed
board-ship = Ship
board-points = Points
board-bonus = Bonus tiles
board-bonus-pool = Bonus tiles left
board-power = power
board-modifier = wind modifier
board-high-sea = high sea
board-coastal = coastal route
board-way = Way
board-stay = stay here
board-reconstructed = value reconstructed
board-players = Players
board-place = Place
board-pays = Pays

## Questions

prompt-over = The game is over.
prompt-take-contract = { $seat }: take a contract that lies face up, or turn up the next one.
prompt-accept-or-refuse = { $seat }: take the contract you turned up, or refuse it and turn up the next one?
prompt-load-contract = { $seat }: load { $goods } for { $city } on an empty slot. It stays there.
prompt-choose-oars = { $seat }: choose an oar card in secret. The wind is { $wind }.
prompt-sail = { $seat }: where do you sail? Range { $range }, and { $gold } gold for more miles.
prompt-deliver = { $seat }: what do you deliver here? Open contracts to its left are lost.
prompt-buy-point = { $seat }: pay { $price } gold for one more point in { $temple }?
prompt-join-extra = { $seat }: take part in the extra turn { $extra }?
prompt-play-oar = { $seat }: play an oar card openly. The wind is { $wind }.

## Choices

option-contract = take { $goods } to { $city } ({ $pays ->
    [gold] { $amount } gold
   *[points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } in { $region }
}; { $oar }{ $on_it ->
    [0] {""}
   *[other] ; { $on_it } gold on it
})
option-reveal = turn up the next contract
option-refuse = refuse it and turn up the next contract
option-slot = slot { $number }
option-load-contract-slot = load on slot { $it }
option-deliver-slot = deliver { $goods } from { $it } ({ $pays ->
    [gold] { $amount } gold
   *[points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } in { $region }
})
option-oar = { $it }
option-choose-oars-oar = choose { $it }
option-play-oar-oar = play { $it }
option-place = { $it }
option-sail-place = { $stays ->
    [1] stay in { $it }
   *[0] sail to { $it }, { $miles ->
        [one] { $miles } mile
       *[other] { $miles } miles
    }{ $gold ->
        [0] {""}
       *[other] , for { $gold } gold
    }
}
option-temple = { $it }
option-buy-point-temple = pay { $price } gold for a point in { $it }
option-join = take part
option-pass = pass
option-deliver-pass = deliver nothing
option-buy-point-pass = buy no point
option-join-extra-pass = stay out

## What happened

event-game-started = The game begins; { $seat } is first in turn order.
event-round-began = Round { $round } begins.
event-display-dealt = { $number ->
    [one] { $number } contract is laid out face down.
   *[other] { $number } contracts are laid out face down.
}
event-contract-revealed = { $seat } turns up { $goods } for { $city } with { $oar }.
event-contract-refused = { $seat } refuses { $goods } for { $city }.
event-contract-taken = { $seat } takes { $goods } for { $city }{ $number ->
    [0] {""}
   *[other] {" "}with { $number } gold on it
}.
event-contract-loaded = { $seat } loads { $goods } for { $city } on { $slot }.
event-oar-kept = { $seat } rows with { $oar } and keeps the card.
event-order-set = { $number }. in turn order: { $seat }.
event-gold-added = The contract for { $city } is left over; { $number } gold lies on it now.
event-leftover-revealed = The contract left over is turned up: { $goods } for { $city } with { $oar }.
event-leftover-discarded = The last contract left over is discarded.
event-turn-began = Turn { $number }: everybody chooses an oar card.
event-oar-chosen = { $seat } has chosen.
event-oar-revealed = { $seat } reveals { $oar }.
event-forecast-set = The forecast is { NUMBER($number) }.
event-wind-shifted = The wind is now { NUMBER($number) }.
event-sailed = { $seat } sails { $number ->
    [one] { $number } mile
   *[other] { $number } miles
} to { $place }.
event-sailed-for-gold = { $seat } sails { $number ->
    [one] { $number } mile
   *[other] { $number } miles
} to { $place } and pays { $number2 } gold for missing ones.
event-stayed = { $seat } stays in { $place }.
event-gold-earned = { $seat } delivers { $goods } in { $city } for { $number } gold.
event-points-earned = { $seat } delivers { $goods } in { $city } for { $number ->
    [one] { $number } temple point
   *[other] { $number } temple points
}.
event-point-bought = { $seat } buys a point in { $temple }.
event-contract-lost = { $seat } loses the contract { $goods } for { $city }.
event-extra-joined = { $seat } takes part in the extra turn { $extra }.
event-extra-declined = { $seat } stays out of the extra turn { $extra }.
event-extra-began = Extra turn { $extra } begins.
event-extra-oar-played = { $seat } plays { $oar }.
event-bonus-taken = { $seat } has fulfilled all five contracts and takes { $bonus }.
event-tile-won = { $temple }: { $seat } wins a tile of { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-tile-unclaimed = { $temple }: nobody wins the tile of { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-round-ended = Round { $round } is over; the cards are shuffled and all ships return to Creta.
event-bonus-revealed = { $seat } turns up { $bonus }.
event-game-won = { $seat } wins.
event-discards-shuffled = A pile is empty; its discards are shuffled.
