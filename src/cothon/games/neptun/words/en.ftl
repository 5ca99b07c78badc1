# Neptun in English.

## The box

pitch = Roman sea merchants: draft contracts, fix their order, and sail the Mediterranean on oars and a wind that all of you steer in secret.

# The aim, the turn and the end, on one card.
aim-goal = Win the most points on tiles: after every round the best in each temple, and the richest, get some.
aim-turn = Take five contracts and fix their order. Then row and deliver: each delivery loses you the open contracts to its left.
aim-end = After three rounds, A, B and C; each gives away more.

# How far the end is.
ending-contracts = Round { $round }, contracts: turn { $turn } of { $turns }
ending-voyages = Round { $round }, voyages: turn { $turn } of { $turns }
ending-extra = Round { $round }, extra turns
ending-left = The game ends after round C: { $left ->
    [one] this is the last turn.
   *[other] { $left } turns are left.
}
ending-scoring = Round { $round } ends with a scoring, in which every temple gives { $tiles ->
    [one] one point tile.
   *[other] { $tiles } point tiles.
}
ending-due = if round { $round } were scored now

## Things

city-hidden = a hidden city
goods-hidden = hidden goods
oar-hidden = a hidden oar card
bonus-hidden = a hidden bonus tile
contract = contract { $number }
slot = slot { $number }
oar = oar { $power } (wind { $modifier })
oar-own = oar { $power } (wind { $modifier }, personal)
deal = { $goods } for { $city } ({ $pays ->
    [gold] { $amount } gold
   *[points] { $amount ->
        [one] { $amount } temple point
       *[other] { $amount } temple points
    } in { $region }
})
rower = { $seat } ({ $power })
pile-city = City cards
pile-goods = Goods cards
pile-oar = Oar cards
bonus = a bonus tile worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round = { $letter }
extra = 5.{ $numeral }
aim = { $place }{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } gold)
}
temple-gold = Gold temple
line-hispania = Hispania
    .how = Point tiles of this temple: after each round they go to its best-placed players.
line-italia = Italia
    .how = { line-hispania.how }
line-africa = Africa
    .how = { line-hispania.how }
line-graecia = Graecia
    .how = { line-hispania.how }
line-oriens = Oriens
    .how = { line-hispania.how }
line-gold = gold temple
    .how = Point tiles for those who own the most gold after a round.
line-bonus = bonus tiles
    .how = A tile for all five contracts of a round; its value stays secret until the end.
option-name-large_oar_deck = 50 oar cards in the common deck instead of 40
option-name-forecast_is_wind = The forecast itself is the next wind (from −5 to +5)
option-name-refusal_binds = A refused contract is out of reach
option-name-refusal_binds-go = until the end of the go
option-name-refusal_binds-round = until the end of the round
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
board-goods = Goods
board-city = City
board-oar = Oar
board-face-down = face down
board-refused-by = Refused by
board-cities-pile = City cards
board-goods-pile = Goods cards
board-oars-pile = Oar cards
board-discards = discarded
board-temple = Temple
board-temples = Temples
board-tiles = Point tiles
board-pawns = Pawns
board-gold-temple = Gold temple
board-space = space
board-gold = Gold
board-gold-amount = { $number } gold
board-points-amount = { $number ->
    [one] { $number } temple point
   *[other] { $number } temple points
}
board-miles = miles
board-miles-amount = { $number ->
    [one] { $number } mile
   *[other] { $number } miles
}
board-tile-amount = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-pair = { $name }: { $value }
board-round-named = Round { $letter }
board-turn-named = Turn { $turn }
board-slot-named = Slot { $number }
board-contract-named = Contract { $number }
board-temple-round = { $temple }, round { $letter }
board-pile-amount = { $left } left, { $gone } discarded
board-oar-power = power { $power }
board-oar-value = power { $power }, wind modifier { $modifier }
board-points-in = { $points } in { $region }
board-away = { $miles } from your ship
board-once = Personal: out of the game after this round
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
board-chart = Chart
board-region = Region
board-routes = Routes
board-ship = Ship
board-ships = Ships
board-points = Points
board-bonus = Bonus tiles
board-bonus-pool = Bonus tiles left
board-high-sea = high sea
board-coastal = coastal route
board-way = Way
board-stay = stay here
board-taken = Contract being loaded
board-reconstructed = value reconstructed
board-players = Merchants
board-player = Merchant
board-place = Place
board-pays = Pays
board-signs = Other signs
board-turn-up = Turn up the next contract
board-refusal = Refuse, or go on without

## Prompts

prompt-over = The game is over.
prompt-take-contract = { $seat }: { $face_down ->
    [0] take one of the contracts. All of them lie face up.
   *[other] take a contract that lies face up, or turn up the next one.
}
prompt-accept-or-refuse = { $seat }: take the contract just turned up, or refuse it and turn up the next one?
prompt-load-contract = { $seat }: on which slot do you load { $goods } for { $city }? It stays there.
prompt-choose-oars = { $seat }: choose an oar card in secret. The wind is { $wind }.
prompt-sail = { $seat }: where do you sail? Your range is { $range }; every mile beyond costs 1 gold, and you have { $gold }.
prompt-deliver = { $seat }: deliver here? { $loses ->
    [0] No contract would be lost.
   *[other] Open contracts further to the left would be lost.
}
prompt-buy-point = { $seat }: pay { $price } gold for one more temple point in { $temple }?
prompt-join-extra = { $seat }: take part in extra turn { $extra }?
prompt-play-oar = { $seat }: play an oar card openly. The wind is { $wind }.

## Options

option-contract = { $pays ->
    [none] { $it }
   *[other] Take { $goods } for { $city } ({ $amount } { $pays ->
        [gold] gold
       *[points] { $region }
    }), oar { $power }, wind { $modifier }{ $on_it ->
        [0] {""}
       *[other] , { $on_it } gold on it
    } · { $miles } miles from Creta{ $has_own ->
        [0] {""}
       *[1] , { $near_miles ->
            [0] the same city as slot { $near_slot }
           *[other] { $near_miles } from { $near }
        }
    }
}
option-reveal = Turn up the next contract
option-take-contract-reveal = { $hidden ->
    [1] Turn up the last contract: you will have to take it
   *[other] Turn up the next contract
}{ $face_ups ->
    [0] {""}
    [one] {" "}· give up the one that lies open
   *[other] {" "}· give up the { $face_ups } that lie open
}
option-refuse = Refuse it and turn up the next contract
option-accept-or-refuse-refuse = { $hidden ->
    [1] Refuse it and turn up the last: you will have to take it
   *[other] Refuse it and turn up the next contract
}
option-slot = { $it }
option-load-contract-slot = Slot { $at } · { $before } miles { $start ->
    [1] out of { $from }
   *[0] from { $from }
}{ $onward ->
    [0] {""}
   *[1] , then { $after } to { $to }
}{ $free ->
    [0] {""}
    [one] {" "}· 1 free before it
   *[other] {" "}· { $free } free before it
}
option-deliver-slot = { $pays ->
    [none] { $it }
   *[other] Deliver { $goods } from { $it }: { $pays ->
        [gold] { $amount } gold
       *[points] { $amount ->
            [one] { $amount } temple point
           *[other] { $amount } temple points
        } in { $region }
    }
}
option-oar = { $it }
option-choose-oars-oar = Oar { $power }, wind { $modifier }{ $personal ->
    [0] {""}
   *[1] , only once
} · range { $reach }{ $aims ->
    [0] {""}
   *[other] {": "}{ $ports }
}
option-play-oar-oar = Oar { $power }, wind { $modifier }{ $personal ->
    [0] {""}
   *[1] , only once
} · range { $reach }{ $aims ->
    [0] {""}
   *[other] {": "}{ $ports }
}
option-place = { $it }
option-sail-place = { $stays ->
    [1] Stay { $start ->
        [1] on
       *[0] in
    } { $it }
   *[0] { $it }
}{ $delivers ->
    [0] {""}
   *[1] : deliver { $goods } (+{ $amount } { $pays ->
            [gold] gold
           *[points] { $region }
        }), { $loses ->
        [0] nothing lost
        [one] 1 contract would be lost
       *[other] { $loses } contracts would be lost
    }
}{ $stays ->
    [1] {""}
   *[0] {" · "}{ $miles ->
        [one] { $miles } mile
       *[other] { $miles } miles
    }{ $gold ->
        [0] {""}
        [one] , { $gold } gold
       *[other] , { $gold } gold
    }
}{ $leads ->
    [0] {""}
   *[1] {" "}· { $onward } on to { $next }
}
option-temple = { $it }
option-buy-point-temple = Pay { $price } gold for a temple point in { $it } · { $climbs ->
    [0] still place { $then }
   *[1] { $rank ->
        [0] new on place { $then }
       *[other] place { $then } instead of { $rank }
    }{ $tile ->
        [0] {""}
        [one] , at present a tile worth { $tile } point
       *[other] , at present a tile worth { $tile } points
    }
}
option-join = Take part
option-join-extra-join = Take part · plays { $oars ->
    [one] your last oar
   *[other] one of { $oars } oars
} · { $aims ->
    [0] range { $reach } at most: { $nearest } is { $miles } away
   *[other] with oar { $power }, range { $reach }: { $ports }
}
option-pass = Pass
option-deliver-pass = Deliver nothing
option-buy-point-pass = Buy no point
option-join-extra-pass = Stay out · { $open ->
    [one] 1 open contract will be lost
   *[other] { $open } open contracts will be lost
}

## Events

event-set-out = All ships lie at Creta; everybody has { $number } gold and two personal oar cards, and the wind is { $number2 }.
event-order-drawn = Lots are drawn: { $order }, in this order.
event-round-began = Round { $round } begins; at its end each temple gives away { $round ->
    [A] 1 tile.
    [B] 2 tiles.
   *[C] 3 tiles.
}
event-display-dealt = { $number ->
    [one] { $number } contract is laid out face down.
   *[other] { $number } contracts are laid out face down.
}
event-pile-reshuffled = { $pile }: the pile is used up, and its discards are shuffled.
event-contract-turned-up = { $seat } turns up a contract: { $deal }, with { $oar }.
event-contract-refused = { $seat } refuses { $goods } for { $city }.
event-contract-taken = { $seat } takes { $goods } for { $city }{ $number ->
    [0] {""}
   *[other] {" "}with { $number } gold on it
}.
event-contract-picked = { $seat } takes a contract that lies open: { $deal }{ $number ->
    [0] {""}
   *[other] , with { $number } gold on it
}.
event-contract-imposed = It is the last contract: { $seat } has to take it.
event-contract-loaded = { $seat } loads { $goods } for { $city } on { $slot }.
event-oar-kept = { $seat } takes { $oar } into the hand.
event-order-rowed = The new order of play, the weakest oar first: { $rowers }.
event-leftover-kept = Nobody took { $deal }: { $number ->
    [one] 1 gold is laid on it.
   *[other] another gold is laid on it, { $number } in all.
}
event-leftover-turned-up = The contract left over is turned up: { $deal }, with { $oar }.
event-leftover-cleared = Nobody took { $deal }: it is discarded{ $number ->
    [0] {""}
   *[other] , and its { $number } gold goes back to the bank
}.
event-leftover-unseen = The contract left over is discarded unseen.
event-sails-set = All contracts are loaded: the ships set sail from Creta.
event-turn-began = Everybody chooses an oar card for turn { $number } in secret.
event-oar-shown = { $seat } reveals { $oar }: a range of { $number ->
    [one] { $number } mile
   *[other] { $number } miles
} with the present wind.
event-forecast-set = The wind forecast is { $number ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] ±0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $number }
}.
event-wind-shifted = The wind is now { $number ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $number }
}.
event-sailed = { $seat } sails { $number ->
    [one] { $number } mile
   *[other] { $number } miles
} to { $place }.
event-sailed-for-gold = { $seat } sails { $number ->
    [one] { $number } mile
   *[other] { $number } miles
} to { $place } and pays { $number2 } gold for the miles beyond the range.
event-stayed = { $seat } stays { $place ->
    [Creta] on
   *[other] in
} { $place }.
event-gold-earned = { $seat } delivers { $goods } in { $city } for { $number } gold.
event-points-gained = { $seat } delivers { $deal } and has { $number } there now.
event-point-paid = { $seat } pays { $number } gold for one more temple point in { $temple } and has { $number2 } there now.
event-delivery-waived = { $seat } could deliver { $place ->
    [Creta] on
   *[other] in
} { $place } and does not.
event-contract-skipped = { $seat } loses { $goods } for { $city }: { $slot } lies to the left of the delivery.
event-contract-lapsed = { $seat } loses { $goods } for { $city }: it was not delivered in time.
event-extra-joined = { $seat } takes part in extra turn { $extra }.
event-extra-declined = { $seat } stays out of extra turn { $extra }.
event-extra-began = Whoever takes part plays an oar card openly in extra turn { $extra }.
event-extra-oar-shown = { $seat } plays { $oar }: a range of { $number ->
    [one] { $number } mile
   *[other] { $number } miles
} with the present wind.
event-scoring-began = Round { $round } is scored.
event-bonus-taken = { $seat } has fulfilled all five contracts and takes { $bonus }.
event-tile-awarded = { $temple }: { $seat }, with { $number2 ->
    [one] { $number2 } temple point
   *[other] { $number2 } temple points
}, wins a tile worth { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-tile-awarded-by-stack = { $temple }: { $seat }, with { $number2 ->
    [one] { $number2 } temple point
   *[other] { $number2 } temple points
} and there before others with as many, wins a tile worth { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-gold-tile-awarded = Gold temple: { $seat }, with { $number2 } gold, wins a tile worth { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-gold-tile-awarded-by-order = Gold temple: { $seat }, with { $number2 } gold and earlier in turn order than others with as much, wins a tile worth { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-tile-unclaimed = { $temple }: nobody is left to win the tile worth { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-round-ended = Round { $round } is over: played oars and all contracts are discarded, the piles are shuffled anew, and the ships return to Creta.
event-last-round-over = Round { $round } is over, and with it the game.
event-bonus-revealed = { $seat } turns up { $bonus }.
event-total-counted = { $seat }: { $number ->
    [one] { $number } point
   *[other] { $number } points
}, { $number2 } from temples and { $number3 } from bonus tiles.
event-game-won = { $seat } wins the game.
event-victory-shared = { $seats } share the victory.

# What earlier versions told.

event-game-started = The game begins; { $seat } is first in turn order.
event-contract-revealed = { $seat } turns up a contract: { $goods } for { $city }, with { $oar }.
event-order-set = Place { $number } in turn order: { $seat }.
event-gold-added = Nobody took the contract for { $city }; it now holds { $number } gold.
event-leftover-revealed = The contract left over is turned up: { $goods } for { $city }, with { $oar }.
event-leftover-discarded = The contract left over is discarded.
event-oar-chosen = { $seat } has chosen an oar card.
event-oar-revealed = { $seat } reveals { $oar }.
event-points-earned = { $seat } delivers { $goods } in { $city } for { $number ->
    [one] { $number } temple point
   *[other] { $number } temple points
}.
event-point-bought = { $seat } buys a temple point in { $temple }.
event-contract-lost = { $seat } loses the contract { $goods } for { $city }.
event-extra-oar-played = { $seat } plays { $oar }.
event-tile-won = { $temple }: { $seat } wins a tile worth { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

## Help

help-goal = You are a Roman merchant with a ship of your own. In each of three rounds, A, B and C, you take five contracts, fix their order on your manifest and sail out to deliver. Deliveries bring gold, or points in the temples of five regions. After each round the leaders in every temple, and the richest in the gold temple, win point tiles, and whoever has fulfilled all five contracts gets a bonus tile. The tiles grow from round to round. After round C the most points on tiles win; gold and temple points as such are worth nothing then.
    .title = Aim of the game
    .ids = NE-GEN-2 NE-GEN-3 NE-CONTRACT-3 NE-SCORE-1 NE-SCORE-2 NE-SCORE-3 NE-SCORE-10 NE-END-1 NE-END-2 NE-END-3

help-setup = You start with 5 gold, two personal oar cards, a ship on Creta and a pawn on the zero space of each of the five regional temples. The turn order is drawn by lot. The distance markers are laid on the 19 routes at random and stay for the whole game. The wind starts at 5, and there is no forecast yet. City, goods and oar cards are shuffled into three piles. Your personal oars must last for the whole game: once played they are gone at the end of the round.
    .title = Set-up
    .ids = NE-SETUP-2 NE-SETUP-5 NE-SETUP-6 NE-SETUP-7 NE-SETUP-8 NE-SETUP-9 NE-SETUP-10 NE-SETUP-11 NE-SETUP-12 NE-SETUP-13 NE-ROUND-2 EC-40
    .about = The values of the personal oars are reconstructed.

help-contracts = A contract is a column of three cards: city, goods and oar. Take the goods to the city, and it pays what the city card shows for them: either gold, or points in the temple of its region. The oar card joins your hand. There is one contract more than there are players, and in each of the five turns of phase 1 everybody takes exactly one, in turn order. Gold on it is yours at once. The one left over gets 1 gold if it lay face up; if not, it is turned up. It stays for the next turn, but after turn 5 it is discarded with its gold.
    .title = Contracts
    .ids = NE-CONTRACT-1 NE-CONTRACT-2 NE-CONTRACT-3 NE-CONTRACT-4 NE-CONTRACT-14 NE-LOAD-5 NE-REFILL-1 NE-REFILL-2 NE-REFILL-3 NE-REFILL-4 NE-REFILL-5 EC-3 EC-4 EC-37
    .about = What the cards pay is reconstructed.

help-reveal = Contracts are turned up from left to right. If none lies face up, you must turn up the first. If some do, take one of them or turn up the next; if all do, take one. As soon as you turn one up, whatever lay face up before is out of your reach for this go. Take what you have turned up, or refuse it and turn up the next; the last one on the right you must take. What you refuse stays face up for those after you. In a later turn you may take it yourself if it is still there; an option makes refusals bind for the whole round.
    .title = Turning up contracts
    .ids = NE-CONTRACT-5 NE-CONTRACT-6 NE-CONTRACT-7 NE-CONTRACT-8 NE-CONTRACT-9 NE-CONTRACT-10 NE-CONTRACT-11 NE-CONTRACT-12 NE-CONTRACT-13 NE-CONTRACT-16 EC-5 EC-6 EC-38

help-loading = A contract you have taken goes at once on any empty slot of your manifest. There it stays: you cannot move it, swap it or give it back. Slots 1 to 5, from left to right, are the order in which you should deliver, because a delivery loses all open contracts to its left. So think of your route, and leave gaps for cities on the way. Two contracts for the same city are allowed.
    .title = Loading
    .ids = NE-LOAD-1 NE-LOAD-2 NE-LOAD-3 NE-DELIVER-7 EC-35 EC-43

help-order = After loading, your pawn goes to the space of the oar scale with the power of the oar card you have just taken, on top of any pawns there. When all have taken a contract, the weakest oar comes first in the new turn order; on the same space the pawn on top, that is the last to arrive, comes first. This is done after each of the five turns. The order after the fifth holds for all of phase 2, for ties in the gold temple and for the first turn of the next round. Oars played in phase 2 do not change it.
    .title = Oar scale and turn order
    .ids = NE-LOAD-4 NE-LOAD-6 NE-ORDER-1 NE-ORDER-2 NE-ORDER-3 NE-ORDER-4 NE-SCORE-3 EC-39

help-oars = An oar card has a power, which moves your ship, and a wind modifier for the next wind. In each of the five turns of phase 2 everybody chooses a card in secret, even without an open contract; until the last has chosen you may change your mind. Then all are revealed. You begin the phase with 5 to 7 cards. What you do not play stays in hand for the next round; played cards are discarded, and your two personal ones leave the game. An option adds ten cards of power 1 and 10.
    .title = Oar cards
    .ids = NE-OAR-1 NE-OAR-2 NE-OAR-3 NE-OAR-4 NE-OAR-5 NE-OAR-6 NE-ROUND-1 NE-ROUND-2 EC-1 EC-17 EC-40 EC-45 EC-52
    .about = Powers 2 to 9 and modifiers −2 to +2 are reconstructed.

help-wind = The wind adds to every ship’s range. When the oars are revealed, their modifiers add up to the forecast, from −5 to +5 at most. It does nothing in this turn. After the last ship has sailed, the wind becomes 5 plus the forecast; the old wind does not matter. After turn 5 it stays as it is for the extra turns, and shifts only at the end of the round. Options of the table let it behave otherwise.
    .title = Wind and forecast
    .ids = NE-WIND-1 NE-WIND-2 NE-WIND-3 NE-WIND-4 NE-WIND-5 NE-WIND-6 NE-WIND-7 NE-WIND-8 EC-2 EC-7
    .about = That the wind is 5 plus the forecast is deduced from the sources, and that it carries over to the next round is reconstructed.

help-sailing = Your range is the power of your oar plus the wind. In turn order every ship sails to a place within reach, or stays. A route costs the miles on its marker, in both directions, and you may sail several in a row; the cheapest way is found for you. Every mile beyond your range costs 1 gold; miles you do not use are lost. You end in a city or on Creta, never on a route. Ships do not block each other, and passing through a city has no effect.
    .title = Sailing
    .ids = NE-SAIL-1 NE-SAIL-2 NE-SAIL-3 NE-SAIL-4 NE-SAIL-5 NE-SAIL-6 NE-SAIL-7 NE-SAIL-8 NE-SAIL-9 NE-SAIL-10 NE-SAIL-11 EC-16 EC-32 EC-36 EC-49

help-delivery = Where your ship ends, you may fulfil one open contract for that city, never more than one in a go. Gold is yours at once; temple points move your pawn up in the temple of the region. Then you may pay 3 gold for one more point there, whatever the contract paid. Afterwards all open contracts to the left of the delivered one are lost; those to the right stay. You need not begin on the left, and as long as you do not deliver you lose nothing.
    .title = Delivering
    .ids = NE-DELIVER-1 NE-DELIVER-2 NE-DELIVER-3 NE-DELIVER-4 NE-DELIVER-5 NE-DELIVER-6 NE-DELIVER-7 NE-DELIVER-8 NE-DELIVER-9 NE-DELIVER-10 EC-8 EC-12 EC-13 EC-14 EC-50 EC-51

help-temples = Each of the five regions has a temple. Temple points move your pawn up its track; they count through all three rounds and are never lost. On the same space the pawn that arrived first lies at the bottom and is ahead. When a round is scored, the best-placed win the tiles shown there: one in round A, two in B, three in C. A pawn on zero wins nothing. Temples far from Creta give more. The track is drawn up to 20 but goes on.
    .title = Temples
    .ids = NE-SETUP-11 NE-DELIVER-5 NE-SCORE-2 NE-SCORE-4 NE-SCORE-5 NE-SCORE-6 NE-SCORE-7 NE-ROUND-5 EC-22 EC-23 EC-25 EC-26
    .about = The points on the tiles and nearly all regions of cities are reconstructed.

help-gold_temple = The gold temple has no track: here the gold you own counts when a round is scored. The richest is first; in a tie, whoever is earlier in turn order. Like the other temples it gives one tile in round A, two in B and three in C, only of smaller value. You keep your gold, and without any gold you win nothing.
    .title = Gold temple
    .ids = NE-SETUP-11 NE-SCORE-3 NE-SCORE-4 NE-SCORE-5 NE-SCORE-6 NE-SCORE-7 NE-SCORE-9 EC-22 EC-28 EC-29
    .about = The points on the tiles are reconstructed.

help-bonus = Whoever fulfils all five contracts of a round, in ordinary or extra turns, takes a bonus tile. A single lost contract costs you the tile. It lies face down: everybody sees how many you have, but only you know what they are worth. At the end of the game all are turned up and count. There are five tiles each worth 1, 2 and 3 points.
    .title = Bonus tiles
    .ids = NE-SETUP-3 NE-GEN-5 NE-GEN-6 NE-SCORE-1 NE-END-2 EC-27 EC-34
    .about = The values of the bonus tiles are reconstructed.

help-extra = After turn 5, whoever has an open contract and an oar card left is asked in turn order about extra turn 5.I. Those who join then have a go each: play an oar card openly, sail, perhaps deliver. The wind of turn 5 still blows, and these oars change neither wind nor forecast. Whoever joined and still has an open contract and a card may join 5.II as well; if you stay out of 5.I, you are out of 5.II. There is no third extra turn: what is still open then is lost. A card played here is missing in the next round.
    .title = Extra turns
    .ids = NE-EXTRA-1 NE-EXTRA-2 NE-EXTRA-3 NE-EXTRA-4 NE-EXTRA-5 NE-EXTRA-6 NE-EXTRA-7 NE-WIND-6 NE-WIND-7 EC-18 EC-19 EC-20 EC-21 EC-46

help-scoring = Scoring ends every round. First, whoever has fulfilled all five contracts takes a bonus tile. Then the five temples and the gold temple give their tiles: in round A one to the first, in B two to the first and second, in C three to the first three. The best-placed gets the highest. A tile for which nobody ranks goes back to the box. It costs nothing: pawns stay where they are and gold stays with its owner. Won point tiles lie openly.
    .title = Scoring
    .ids = NE-SCORE-1 NE-SCORE-2 NE-SCORE-3 NE-SCORE-4 NE-SCORE-5 NE-SCORE-6 NE-SCORE-7 NE-SCORE-8 NE-SCORE-9 NE-SCORE-10 EC-22 EC-26 EC-29 EC-41
    .about = The values of the point tiles are reconstructed.

help-round = A round has three phases: take contracts, in five turns; fulfil them, in five turns and up to two extra ones; scoring. After rounds A and B oars that were not played stay in hand. Played oars and all city and goods cards go back and are shuffled anew, except personal oars, which leave the game. Manifests are cleared, ships return to Creta, and the temples show the tiles of the next round. Gold, won tiles, temple pawns, turn order and distances stay. The last forecast becomes the wind, unless the table plays otherwise.
    .title = Course of a round
    .ids = NE-GEN-2 NE-GEN-3 NE-GEN-4 NE-ROUND-1 NE-ROUND-2 NE-ROUND-3 NE-ROUND-4 NE-ROUND-5 NE-ROUND-6 NE-ROUND-7 NE-ROUND-8 NE-ROUND-9 NE-WIND-8 EC-7

help-end = The game ends with the scoring of round C. All bonus tiles are turned up. Your score is the sum of your point tiles and your bonus tiles; the most points win. There is no tie-breaker: the tied leaders share the victory. Gold, temple points and oar cards left in hand are worth nothing.
    .title = End of the game
    .ids = NE-END-1 NE-END-2 NE-END-3 NE-SCORE-10 EC-42

help-gold = You start with 5 gold. More comes from deliveries, and from contracts with gold lying on them. 1 gold buys a mile beyond your range; 3 gold buy one more temple point right after a delivery, in the same region. Gold earned by a delivery pays for that point, but comes too late for the same go’s miles. What you keep counts in the gold temple after every round, without being spent. Everybody’s gold is open, and the bank never runs out.
    .title = Gold
    .ids = NE-GEN-5 NE-SETUP-10 NE-CONTRACT-14 NE-SAIL-6 NE-DELIVER-4 NE-DELIVER-6 NE-SCORE-3 NE-SCORE-9 EC-12 EC-15 EC-16 EC-30

help-manifest = Your manifest has five slots, one for each contract of the round, and everybody can see it. A contract on it is open until you fulfil it or lose it. A fulfilled one is discarded and its slot stays empty. It is lost if you deliver one further to the right first, or if it is still open when phase 2 ends. Lost contracts stay where they are until the end of the round; then the manifest is cleared. There is no other way to give a contract up.
    .title = Manifest
    .ids = NE-GEN-5 NE-SETUP-10 NE-LOAD-1 NE-LOAD-3 NE-DELIVER-7 NE-DELIVER-8 NE-DELIVER-9 NE-EXTRA-7 NE-ROUND-3 NE-ROUND-9 EC-33 EC-35

help-chart = The chart has 15 cities, three in each of five regions, and Creta, where every round begins. 15 coastal routes cost 3 to 8 miles each, 4 routes across the high sea 11 to 13; the markers are laid at random and stay for the whole game. No contract leads to Creta, but you may stop there.
    .title = Chart
    .ids = NE-SETUP-5 NE-SETUP-6 NE-SETUP-7 NE-SETUP-12 NE-ROUND-6 NE-SAIL-3 NE-SAIL-5 NE-SAIL-9 EC-10 EC-32
    .about = Eight cities are named by the sources; the other seven, the course of nearly all routes and how often each distance occurs are reconstructed.

# What a choice brings.

gain-points = { $number ->
    [one] point
   *[other] points
}
gain-gold = gold
gain-fulfilled = { $number ->
    [one] contract fulfilled
   *[other] contracts fulfilled
}
gain-lost = { $number ->
    [one] lost contract
   *[other] lost contracts
}
gain-bonus = { $number ->
    [one] bonus tile
   *[other] bonus tiles
}
gain-temple = { $it }

## Why something cannot be chosen

why-face-down = Still face down: turn it up before you take it.
why-not-next = Still face down: contracts are turned up one by one, from the left.
why-all-face-up = All contracts lie face up already; take one of them.
why-given-up = Out of reach for this go: you went on and turned up another one.
why-given-up-for-round = Out of reach until the end of the round: at this table, what you refused or passed over stays so.
why-decide-first = First take or refuse the contract just turned up; refusing it turns up the next one.
why-slot-taken = A contract lies on this slot already: { $goods } for { $city }.
why-oar-played = You have already played this oar card in this round.
why-oar-of-other = { $seat } played this oar card; choose one from your own hand.
why-too-far = Too far: it costs { $number } gold, and you have { $number2 ->
    [0] none
   *[other] { $number2 }
}.
why-slot-empty = No contract lies on this slot.
why-already-fulfilled = You have already fulfilled the contract of this slot.
why-already-lost = Lost: you delivered a contract further to the right.
why-other-city = This contract is for { $place }, and your ship is in { $place2 }.
why-other-region = You delivered in { $region }; only there can you buy a temple point now.
why-oar-first = First the oar, then the course: you are asked where to sail in a moment.
why-oar-chosen = Your oar for this turn lies on the table already.
why-oar-later = Oar cards are played at sea, once all contracts are loaded.
why-column-empty = Nothing lies here any more: somebody has taken this contract.
why-take-first = First take a contract: you are asked for its slot right after.
why-loaded-for-good = A contract that is loaded stays on its slot.
why-sail-later = You sail once everybody has loaded five contracts.
why-by-delivery = You climb here by delivering in its region; { $number } gold then buy one point more.
why-load-first = First load the contract that you have just taken.
why-deliver-there = Delivered when your ship ends its move in { $place }.
why-has-arrived = Your ship has arrived: one voyage a go.
why-one-delivery = One delivery a go, and it is done.
why-extra-later = An extra turn is offered after turn 5, to whoever still has an open contract and an oar card.
why-answer-first = First take part or stay out: the oar and the course come next.

## Marks on the chart

mark-round-began = Round { $round }
mark-turn-began = Turn { $number }
mark-extra-began = Extra turn { $extra }

# What the cards of the board say: what each component is for.

about-round = Three rounds, A, B and C: take five contracts, fulfil them in five turns, then score. The tiles are worth more each time.
    .topic = round
    .why = Rounds and turns follow by themselves.

about-extra = An extra turn after the fifth, for whoever still has an open contract and an oar card.
    .topic = extra
    .why = { why-extra-later }

about-pass = Go on without it.
    .topic = extra
    .why = There is nothing to pass on now.

about-bonus-pool = Bonus tiles, face down. Whoever fulfils all five contracts of a round draws one; they count at the end.
    .topic = bonus
    .why = A bonus tile comes by itself at the end of a round, to whoever has fulfilled all five contracts.

about-city = End your move here to deliver a contract for this city. What it pays in points goes to the temple of its region.
    .topic = chart
    .why = You sail there once a go, after your oar card.

about-creta = All ships begin every round here. No contract leads to it, but you may stop.
    .topic = chart
    .why = { about-city.why }

about-contracts = Everybody takes one contract in each of five turns: goods to bring to a city, and an oar card for your hand.
    .topic = contracts
    .why = Contracts are taken one by one, in the first five turns of a round.

about-contract = Bring the goods to the city, and it pays what the card shows. The oar card joins your hand, and gold on it is yours at once.
    .topic = contracts
    .why = { about-contracts.why }

about-face-down = A contract that nobody has turned up. Whoever turns it up can no longer take those that lay open before.
    .topic = reveal
    .why = Contracts are turned up one by one, from the left.

about-refuse = Leave this contract to the others, and turn up the next one.
    .topic = reveal
    .why = There is nothing to refuse now.

about-taken = The contract that has just been taken: it goes on an empty slot of the manifest and stays there.
    .topic = loading
    .why = A contract waits here until it is loaded on a slot of the manifest.

about-pile-city = The cities of the contracts to come. Each shows what it pays for which goods.
    .topic = contracts
    .why = Nobody draws here: new contracts are laid out by themselves in every turn.

about-pile-goods = The goods of the contracts to come.
    .topic = contracts
    .why = { about-pile-city.why }

about-pile-oar = The oar cards of the contracts to come.
    .topic = oars
    .why = Nobody draws here: an oar card comes with every contract.

about-oars = Everybody plays one oar card in secret. Its power moves the ship now, its modifier changes the wind of the next turn.
    .topic = oars
    .why = Oar cards are chosen from your own hand, at sea.

about-oar = Its power plus the wind is how many miles you sail. Its modifier goes into the forecast for the next turn.
    .topic = oars
    .why = Played already: only a card of your own hand can be.

about-crew = Who rows with which card in this turn, in turn order. The cards are opened when all have chosen.
    .topic = oars
    .why = Everybody chooses an oar card of their own; all are opened together.

about-hand = Oar cards in hand. One is played in each turn; what is left over stays for the next round.
    .topic = oars
    .why = Hands are their owners’; you choose a card when you row.

about-forecast = The modifiers of this turn’s oars, added up. After the last ship it becomes the wind.
    .topic = wind
    .why = The forecast is the sum of the oars played: nobody chooses it.

about-wind = It adds to every ship’s range in this turn.
    .topic = wind
    .why = The wind follows the forecast: only oar cards change it.

about-range = Power plus wind: the miles that this ship sails for free. Each mile more costs a gold.
    .topic = sailing
    .why = The range comes from oar and wind; every mile beyond it costs 1 gold.

about-order = Who acts in which order. The oar that you take with a contract decides your place in the next turn: the weakest goes first.
    .topic = order
    .why = The order comes from the oars taken with contracts: the weakest goes first.

about-oar-scale = The power of the oar just taken. When all have taken one, the weakest comes first; on one space, whoever came last.
    .topic = order
    .why = { about-order.why }

about-route = Sailing along it costs so many miles, in both directions. Several routes may be joined.
    .topic = sailing
    .why = Choose a city, and your ship takes the cheapest way.

about-ship = It sails once in each turn, as far as oar and wind carry it, and may deliver where it ends.
    .topic = sailing
    .why = Ships are not chosen: in your go you choose where yours sails.

about-slot = Deliver from left to right: a delivery loses all open contracts to its left.
    .topic = manifest
    .why = Somebody else’s manifest: everybody loads and delivers their own contracts.

about-temples = After each round, whoever is furthest ahead on a temple’s track wins the tiles that lie beside it.
    .topic = temples
    .why = Pawns climb by deliveries, tiles come at the end of the round.

about-temple = Deliveries in its region move your pawn up. After each round the best placed win the tiles shown.
    .topic = temples
    .why = { about-temples.why }

about-gold_temple = Here the gold that you own counts. After each round the richest win the tiles shown, and keep their gold.
    .topic = gold_temple
    .why = Nothing is laid down here: at the end of the round everybody’s gold is counted.

about-gold = It pays for miles beyond your range and for a temple point at a delivery; what you keep counts in the gold temple.
    .topic = gold
    .why = Gold is spent by itself, on the miles beyond your range and the temple points that you choose.

about-points = Points on tiles won so far. With the bonus tiles they decide the game.
    .topic = end
    .why = Points come from tiles, at the end of each round.

about-bonus = One for each round with all five contracts fulfilled. Only its owner knows its points until the end.
    .topic = bonus
    .why = Bonus tiles stay secret until the end of the game.

about-tile = A point tile that a temple gave at the end of a round.
    .topic = scoring
    .why = A tile that was won stays with its owner.

# What a payment is for, in the sums of turns and rounds.

pay-contract-taken = Gold on contracts
pay-contract-picked = Gold on contracts
pay-bonus-taken = All five contracts (worth secret until the end)
pay-sailed-for-gold = Extra miles
pay-gold-earned = Deliveries
pay-point-paid = Temple points for gold
pay-tile-awarded = { $temple }
pay-tile-awarded-by-stack = { $temple }
pay-gold-tile-awarded = Gold temple
pay-gold-tile-awarded-by-order = Gold temple
