# Carthago: Merchants & Guilds in English.

## The box

pitch = Play cards for their action, good or coins, and win ships and guild seats in Carthage: seats times ships decide.

# The aim, the turn and the end, on one card.
aim-goal = Multiply: your points are your guild seats times your ships; achievement tiles add to them.
aim-turn = Choose an action space and pay for it with cards: market, residence, docks or delivery. Every card is an action, a good or coins.
aim-end = After three decades of five rounds; the most points win.

# How far the end is.
ending-now = Decade { $decade } of III, round { $round } of { $rounds }
ending-left = The game ends after decade III: { $left ->
    [one] this is the last round.
   *[other] { $left } rounds are left.
}

## Things

card = { $good } { $coin } ({ $action })
card-hidden = a trade card
# Read by the sentences about cards that are dealt, and never shown.
dealt-hidden = unseen
base-card = the base card { $action }
ship = { $good } ship ({ $coin ->
    [one] { $coin } coin
   *[other] { $coin } coins
}, { $effect })
ship-hidden = hidden ship
dock = dock { $number }
warship-place = warship dock { $number }
plain-card = { $good } { $coin } ({ $action })
more-cards = { $number ->
    [one] { $number } more card
   *[other] { $number } more cards
}
where-ship = at dock { $number }, beside the { $ship }
where-dock = at dock { $number }
where-warship-harbour = at warship dock { $number }
where-anchor = on the anchor
whence-dock = from dock { $number }
whence-warship-harbour = from warship dock { $number }
whence-anchor = from the anchor
guild-seat = seat { $code }
purchase-seat = the { $seat }
purchase-forum = a place in the forum
purchase-tile = the tile “{ $tile }”
basis-guild-hall-1 = { $number ->
    [one] { $number } disc
   *[other] { $number } discs
} in the forum
basis-achievement-tiles = { $number ->
    [one] { $number } disc
   *[other] { $number } discs
} on tiles
basis-residence-1 = { $number ->
    [one] { $number } freed space
   *[other] { $number } freed spaces
} of the residence
basis-guild-hall-2 = { $number ->
    [one] a single small seat
   *[other] a block of { $number } small seats
}
basis-victory-points = the places of { $number ->
    [one] { $number } disc
   *[other] { $number } discs
} on tiles
basis-ship-cards = the sets among { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}
basis-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} in hand
basis-residence-2 = { $number ->
    [one] { $number } available disc
   *[other] { $number } available discs
}
basis-goods = the sets among { $number ->
    [one] { $number } trade card
   *[other] { $number } trade cards
} in hand
decade = { $numeral }
good-dyes = dye
good-oils = oil
good-glass = glass
good-cedar = cedar
good-jewelry = jewellery
space-market = Market
space-residence = Residence
space-trading-dock = Trading Dock
space-warship-dock = Warship Dock
space-harbour-delivery = Harbour Delivery
column-left = left column
column-middle = middle column
column-right = right column
tile-guild-hall-1 = Guild Hall 1
tile-achievement-tiles = Achievement Tiles
tile-residence-1 = Residence 1
tile-guild-hall-2 = Guild Hall 2
tile-victory-points = Victory Points
tile-ship-cards = Ship Cards
tile-coins = Coins
tile-residence-2 = Residence 2
tile-goods = Goods
tile-text-guild-hall-1 = 4 points for each of your discs in the forum.
tile-text-achievement-tiles = 2 points per own disc on any of these tiles.
tile-text-residence-1 = 3 points for each freed space of your residence.
tile-text-guild-hall-2 = 3 points for each disc in your largest block of small seats.
tile-text-victory-points = Your discs on tiles: 7, 6 or 5 points on space 1, 2 or 3.
tile-text-ship-cards = Ship sets, alike or all different: 2/3/4/5 pay 1/3/6/10.
tile-text-coins = 1 point for every 3 coins on the trade cards in your hand.
tile-text-residence-2 = 3 points for each of your available discs.
tile-text-goods = Hand sets, alike or all different: 2/3/4/5 pay 1/2/4/7.
line-product = seats × ships
    .how = All guild seats times all ships, active or not.
line-guild-hall-1 = Guild Hall 1
    .how = { tile-text-guild-hall-1 }
line-achievement-tiles = Achievement Tiles
    .how = { tile-text-achievement-tiles }
line-residence-1 = Residence 1
    .how = { tile-text-residence-1 }
line-guild-hall-2 = Guild Hall 2
    .how = { tile-text-guild-hall-2 }
line-victory-points = Victory Points
    .how = { tile-text-victory-points }
line-ship-cards = Ship Cards
    .how = Sets of your ships, of one good and of different goods: 1, 3, 6 or 10 points for 2, 3, 4 or 5 ships.
line-coins = Coins
    .how = { tile-text-coins }
line-residence-2 = Residence 2
    .how = { tile-text-residence-2 }
line-goods = Goods
    .how = Sets of trade cards in your hand, of one good and of different goods: 1, 2, 4 or 7 points for 2, 3, 4 or 5 cards.
option-name-set_scoring = Sets of different goods (tiles “Ship Cards” and “Goods”)
option-name-set_scoring-each_set = every set counts
option-name-set_scoring-largest_different_only = only the largest set counts
option-name-vp_tile_scope = The tile “Victory Points” counts
option-name-vp_tile_scope-all_positions = your discs on all tiles
option-name-vp_tile_scope-this_tile_only = only your disc on this tile
option-name-column_seat = A seat for an emptied residence column
option-name-column_seat-any_column = for each column
option-name-column_seat-right_column_only = for the right column only
option-name-setup_disc_source = The disc placed before the game comes
option-name-setup_disc_source-residence_top_disc = from the residence
option-name-setup_disc_source-available_disc = from the available discs

## The board

board-decade = Decade
board-round = Round
board-start-player = Start player
board-actions = Actions
board-action = Action
board-discs = Discs
board-cost = cards
board-cards = Cards
board-marker = Guild marker
board-neutral = neutral disc
board-trading-harbour = Trading harbour
board-warship-harbour = Warship harbour
board-dock = Dock
board-anchor = Anchor
board-outside = Outside
board-ship = Ship
board-effect = Effect
board-expedition = Expedition
board-ship-pile = Ship pile
board-trade-pile = Trade pile
board-discard = Discards
board-market = Market
board-guild-hall = Guild hall
board-forum = Forum
board-covered = covered
board-tiles = Achievement tiles
board-tile = Tile
board-points = Points
board-full = full
board-price = Price
board-residence = Residence
board-hand = Hand
board-own-secret = only you see these
board-left = Left cards
board-right = Right cards
board-available = Available discs
board-strength = Strength
board-bonus-seats = Bonus seats
board-guild-seats = Seats
board-ships = Ships
board-active = Active
board-inactive = Inactive
board-coins = Coins
board-danger = Danger
board-players = Traders
board-player = Trader
board-empty = empty
board-payment = Payment
board-missing-cards = { $number ->
    [one] { $number } card is missing
   *[other] { $number } cards are missing
}
board-missing-coins = { $number ->
    [one] { $number } coin is missing
   *[other] { $number } coins are missing
}
board-ship-active = active
board-ship-inactive = inactive
board-warship-dock = Dock
cards-played = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
board-confirm = Pay
board-paid-enough = Enough is taken up: pay, or lay a card down first.
board-pays-not-together = This card does not go together with those taken up: lay one of them down first.
board-pays-not-cards = If you paid with this card, neither the action nor a guild action would be possible any more.
board-pays-not-goods = You do not have enough cards of one good that this column takes, this card among them.
board-pays-not-coins = This card would be needless: the others pay without it.
board-seat = Guild seat
board-reconstructed = value reconstructed
board-goods = Goods
board-effects = Ship effects
board-signs = Other signs
board-base-card = Base card
board-carry-out = Carry out; taken up
board-go-on = Go on
board-leave = Pass; close

## Questions

prompt-over = The game is over.
prompt-start-disc = { $seat }: before the game one disc may go to a dock for free, to win a ship later. From which column? Any is fine for a first game.
prompt-start-dock = { $seat }: to which dock? Beside a ship you will win it by delivering its good; from the warship harbour you will send an expedition.
prompt-take-turn = { $seat }: { $only ->
    [pass] your cards can pay for no action space that would be of use. Use { $effects } before you pass?
   *[none] choose an action space and pay for it with cards, or pass.
}
prompt-pay-left = { $seat }: which card pays for { $space }? It lies to the left of your residence until the next decade.
prompt-pay-right = { $seat }: { $due ->
    [one] { $due } more card, any,
   *[other] { $due } more cards, any,
} for other discs on { $space }, until the next decade{ $due ->
    [one] .
   *[other] ; in the list one by one, the lowest first.
}
prompt-before-main = { $seat }: { $only ->
    [main] carry out the action { $space }, or use { $effects } first?
    [pass] the action { $space } is impossible now. Use { $effects } before you go on?
   *[none] carry out the action { $space }?
}
prompt-take-card = { $seat }: take a card from the market or the top card of the pile.
prompt-swap-cards = { $seat }: { $only ->
    [pass] there is nothing to swap. Use { $effects } before you go on?
   *[none] swap a trade card from your hand for one in the market?
}
prompt-receive-card = { $seat }: which card do you take for { $given }?
prompt-reactivate = { $seat }: { $only ->
    [ship] use { $effects } before you turn your ship face up again?
    [go-on] use { $effects } before the market action ends?
   *[none] turn a ship face up again.
}
prompt-choose-column = { $seat }: from which column do you free a disc?
prompt-pay-goods = { $seat }: pay { $begun ->
    [yes] { $due ->
        [one] { $due } more card
       *[other] { $due } more cards
    }
   *[no] { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }
} for the { $column }{ $uses ->
    [none] { "" }
   *[other] { " " }with { $uses }
}{ $due ->
    [one] .
   *[other] ; in the list one by one, the lowest first.
}
prompt-take-dock = { $seat }: to which dock does your disc go? It stays there when the ships move up.
prompt-take-warship-dock = { $seat }: to which warship dock does your disc go?
prompt-choose-delivery = { $seat }: { $first ->
    [no] make the other delivery, too?
   *[yes] where do you deliver?
}
prompt-deliver-good = { $seat }: which card do you deliver?
prompt-send-expedition = { $seat }: which trade card do you give for the expedition? Strength { $strength } against a danger of { $least } to { $most }; if it fails you get a card back.
prompt-meet-danger = { $seat }: danger { $danger }, strength { $strength }. Send escorts?
prompt-place-returned = { $seat }: place the disc on an achievement tile? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
prompt-after-main = { $seat }: use { $effects } after the action?
prompt-guild-action = { $seat }: take a guild action? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $discs ->
    [one] { $discs } available disc
   *[other] { $discs } available discs
}.
prompt-pay-coins = { $seat }: pay { $begun ->
    [yes] { $due ->
        [one] { $due } more coin
       *[other] { $due } more coins
    }
   *[no] { $due ->
        [one] { $due } coin
       *[other] { $due } coins
    }
} for { $purchase }{ $due ->
    [one] .
   *[other] ; in the list one by one, the highest first.
}
prompt-end-turn = { $seat }: use { $effects } before your turn ends?

## Choices

option-card = { $it }
option-pay-left-card = Play { $it }{ $alike ->
    [one] { "" }
   *[other] { " " }({ $alike } in hand)
}{ $uses ->
    [none] { "" }
   *[other] , with { $uses }
}
option-pay-right-card = Play { $it }{ $alike ->
    [one] { "" }
   *[other] { " " }({ $alike } in hand)
}
option-take-card-card = Take { $it }
option-swap-cards-card = Give { $it }
option-receive-card-card = Take { $it }
option-pay-goods-card = Pay { $it }{ $uses ->
    [none] { "" }
   *[other] , with { $uses }
}
option-pay-coins-card = Pay { $it }
option-deliver-good-card = Deliver { $it }{ $uses ->
    [none] { "" }
   *[other] , with { $uses }
}
option-send-expedition-card = Give { $it }
option-ship = { $it }
option-reactivate-ship = Turn up the { $it }
option-space = { $it }
option-take-turn-space = { $it }: { $deed ->
    [MARKET] take and swap cards
    [RESIDENCE] free a disc
    [TRADING_DOCK] disc beside a ship
    [WARSHIP_DOCK] disc for an expedition
    [GUILD] guild action alone
    [EXPEDITION] expedition, strength { $strength } against danger { $least } to { $most }
   *[HARBOUR_DELIVERY] win ships
} ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}){ $guild ->
    [no] { "" }
    [or] { " " }or guild action
    [maybe] { " " }+ guild action (coins?)
    [coins] { "" }; too few coins for the guild
    [disc] { "" }; no disc for the guild
   *[yes] { " " }+ guild action
}
option-dock = { $it }
option-take-dock-dock = Dock { $dock }: { $ship ->
    [none] no ship
   *[other] beside the { $ship }
}
option-start-dock-dock = Dock { $dock }: beside the { $ship }
option-start-disc-dock = Dock { $dock }: beside the { $ship }
option-choose-delivery-dock = Deliver at dock { $dock }: { $ship }
option-warship-place = { $it }
option-take-warship-dock-warship-place = Warship dock { $dock }
option-start-dock-warship-place = Warship dock { $dock }: for an expedition
option-start-disc-warship-place = Warship dock { $dock }: for an expedition
option-choose-delivery-warship-place = Expedition from warship dock { $dock }: strength { $strength } against danger { $least } to { $most }
option-anchor = The anchor
option-take-warship-dock-anchor = The anchor (with Commando)
option-choose-delivery-anchor = Expedition from the anchor: strength { $strength } against danger { $least } to { $most }
option-column = { $number ->
    [0] Left column
    [1] Middle column
   *[2] Right column
}
option-choose-column-column = { $number ->
    [0] Left column
    [1] Middle column
   *[2] Right column
}: { $brings ->
    [bonus-seats] +{ $gain ->
        [one] { $gain } bonus seat
       *[other] { $gain } bonus seats
    }
    [strength] +{ $gain } strength
    [discs] { $gain ->
        [one] { $gain } disc
       *[other] { $gain } discs
    }
   *[later] a step towards bonus seats
} for { $price ->
    [one] { $price } card
   *[other] { $price } cards
}{ $uses ->
    [none] { "" }
   *[other] , with { $uses }
}
option-start-disc-column = { $number ->
    [0] Left column
    [1] Middle column
   *[2] Right column
}: { $brings ->
    [bonus-seats] +{ $gain ->
        [one] { $gain } bonus seat
       *[other] { $gain } bonus seats
    }
    [strength] +{ $gain } strength
    [next] the next purchase here frees { $gain ->
        [one] { $gain } disc
       *[other] { $gain } discs
    }
   *[later] a step towards bonus seats
}
option-guild-seat = { $it }
option-guild-action-guild-seat = Take the { $it } for { $price } coins
option-forum = Forum
option-guild-action-forum = Forum for { $price } coins
option-tile = Tile “{ $it }”
option-guild-action-tile = Tile “{ $it }” for { $price } coins{ $uses ->
    [none] { "" }
   *[other] , with { $uses }
}
option-place-returned-tile = Tile “{ $it }” for { $price } coins{ $uses ->
    [none] { "" }
   *[other] , with { $uses }
}
option-pile = The top card of the pile
option-meet-danger-escorts = { $escorts ->
    [one] Send the escorts
   *[other] Send { $escorts } escorts
}
option-main = Carry the action out
option-go-on = Go on
option-choose-delivery-go-on = No further delivery
option-pass = Pass
option-take-turn-pass = Pass and draw a card
option-start-disc-pass = Place no disc
option-before-main-pass = Skip the action
option-swap-cards-pass = Swap nothing
option-meet-danger-pass = Send no escorts
option-place-returned-pass = Place no disc
option-guild-action-pass = No guild action

## Choices in a few words, with signs instead of costs: what follows a bar is a kind of thing, which has a sign, and a number.

card-face = { $good } { $coin }
brief-take-turn-space = { $it }{ $deed ->
    [GUILD] , guild alone
   *[other] { "" }
}{ $guild ->
    [or] { " " }or guild
    [coins] , no guild
    [disc] , no guild
   *[other] { "" }
} | cards { $cards }{ $guild ->
    [yes] { "" } | marker
    [maybe] { "" } | marker ?
   *[other] { "" }
}
brief-take-turn-pass = Pass
brief-embargo = { effect-embargo }
brief-palette = { effect-palette }
brief-intrigue = { effect-intrigue }
brief-pay-left-card = { $face }{ $alike ->
    [one] { "" }
   *[other] { " " }×{ $alike }
}{ $uses ->
    [none] { "" }
   *[other] , { $uses }
}
brief-pay-right-card = { $face }{ $alike ->
    [one] { "" }
   *[other] { " " }×{ $alike }
}
brief-pay-goods-card = { $face }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
}
brief-deliver-good-card = { $face }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
}
brief-pay-coins-card = { $face }
brief-swap-cards-card = { $face }
brief-send-expedition-card = { $face }
brief-take-card-card = { $face }
brief-receive-card-card = { $face }
brief-guild-action-guild-seat = { $it } | coins { $price }
brief-guild-action-forum = Forum | coins { $price }
brief-guild-action-tile = { $it }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
} | coins { $price }
brief-place-returned-tile = { $it }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
} | coins { $price }

## What happened

event-game-started = The game begins. By lot { $seat } is the start player.
event-order-found = The order of play is { $order }.
event-harbour-laid = In the trading harbour lie, from the front: { $ships }.
event-outside-laid = Outside wait the { $ship }, then the { $ship2 }.
event-markers-drawn = Cards drawn from the pile put the { $number ->
    [one] guild marker
   *[other] guild markers
} on { $spaces }; { $number2 ->
    [one] { $number2 } card is
   *[other] { $number2 } cards are
} discarded for this.
event-tiles-chosen = The achievement tiles of decade { $decade } are “{ $tile }” and “{ $tile2 }”.
event-neutrals-drawn = { $number ->
    [one] A neutral disc stands for the missing player
   *[other] Neutral discs stand for the missing players
} on { $spaces }; { $number2 ->
    [one] { $number2 } card is
   *[other] { $number2 } cards are
} discarded for this.
event-seats-covered = As so few play, { $number ->
    [one] { $number } seat of the guild hall is
   *[other] { $number } seats of the guild hall are
} covered.
event-one-dealt = { $seat } is dealt { $dealt ->
    [unseen] a trade card
   *[other] { $dealt }
}.
event-two-dealt = { $seat } is dealt { $dealt ->
    [unseen] two trade cards
   *[other] { $dealt } and { $dealt2 }
}.
event-three-dealt = { $seat } is dealt { $dealt ->
    [unseen] three trade cards
   *[other] { $dealt }, { $dealt2 } and { $dealt3 }
}.
event-disc-sent = { $seat } places the top disc of the { $column } { $where }.
event-start-declined = { $seat } places no disc before the game.
event-decade-began = Decade { $decade } begins.
event-tiles-opened = The tiles “{ $tile }” and “{ $tile2 }” can be taken from now on.
event-start-player-leads = { $seat } has the most available discs ({ $number }) and becomes start player.
event-start-player-tied = { $seats } have the most available discs ({ $number } each); { $seat } comes next clockwise and becomes start player.
event-cards-returned = { $seat } takes { $number ->
    [one] { $number } card
   *[other] { $number } cards
} from beside the residence back into the hand.
event-discs-lifted = The players’ action discs leave the actions board.
event-round-began = Round { $number } begins.
event-passed = { $seat } passes.
event-pass-forced = { $seat } can pay for no action space that would be of use, and has to pass.
event-space-paid = { $seat } goes to { $space } and plays { $card } on the left.
event-right-paid = For another disc there { $seat } plays { $card } on the right.
event-action-left = { $seat } goes on without the action { $space }.
event-action-impossible = { $seat } cannot carry out the action { $space }.
event-marker-moved = The guild marker has been used and moves on from { $space } to { $space2 }.
event-neutral-moved = The neutral disc moves on from { $space } to { $space2 }.
event-card-drawn = { $seat } draws { $card } from the pile.
event-cards-revealed = For the ship’s { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} { $seat } turns up and keeps { $cards }.
event-discards-shuffled = The trade pile is used up: { $number ->
    [one] { $number } discarded card becomes the new one
   *[other] { $number } discarded cards are shuffled into a new one
}.
event-market-cleared = The whole market is discarded: { $cards }.
event-market-laid = The market offers { $cards }.
event-market-filled = New in the market: { $card }.
event-market-card-taken = { $seat } takes { $card } from the market.
event-pile-card-taken = { $seat } takes { $card } from the top of the pile.
event-cards-swapped = { $seat } gives { $card } to the market and takes { $card2 } for it.
event-ship-reactivated = { $seat } turns the { $ship } face up again.
event-disc-bought = { $seat } pays { $cards } and frees { $number ->
    [one] { $number } disc
   *[other] { $number } discs
} from the { $column }.
event-bonus-seats-grew = { $seat } now has { $number ->
    [one] { $number } bonus seat
   *[other] { $number } bonus seats
}.
event-strength-grew = { $seat } now has strength { $number }.
event-column-emptied = The { $column } of { $seat } is empty, which counts as one more guild seat.
event-disc-placed = { $seat } places an available disc { $where }.
event-good-delivered = { $seat } delivers { $card } at { $dock }, wins the { $ship } and takes the disc back.
event-expedition-sent = { $seat } discards { $card } for an expedition and takes back the disc { $whence }.
event-expedition-met = The expedition meets the { $ship }: danger { $number } against { $seat }’s strength { $number2 }.
event-escorts-kept = { $seat } sends no escorts.
event-expedition-succeeded = The expedition succeeds: { $seat } wins the { $ship }, face down.
event-expedition-failed = { $seat }’s expedition fails: the { $ship } goes under the ship pile.
event-ship-sent-away = The { $ship } leaves the front of the harbour and goes under the ship pile.
event-harbour-advanced = The ships move up, the discs stay at their docks: the { $ship } enters at { $dock }, and the { $ship2 } comes to wait outside.
event-harbour-stopped = The ship pile is empty: no ship moves up.
event-disc-came-home = The ship pile is empty: { $seat } gets back the disc { $whence }.
event-seat-bought = { $seat } takes a guild action and pays { $cards } for the { $guild-seat }.
event-forum-bought = { $seat } takes a guild action and pays { $cards } for a place in the forum (price { $number }).
event-tile-bought = { $seat } takes a guild action and pays { $cards } for a space on the tile “{ $tile }” (price { $number }).
event-tile-reached = { $seat } pays { $cards } and places the disc of the expedition on the tile “{ $tile }” (price { $number }).
event-guild-declined = { $seat } forgoes the guild action.
event-guild-unpaid = { $seat } cannot pay for a guild action.
event-guild-without-disc = { $seat } has no available disc for a guild action.
event-game-ended = The last round of decade III is over: the game ends, and all hands are laid open.
event-seats-counted = Guild seats of { $seat }: { $number ->
    [one] { $number } disc
   *[other] { $number } discs
} in the guild hall, { $number2 ->
    [one] { $number2 } bonus seat
   *[other] { $number2 } bonus seats
}, { $number3 ->
    [one] { $number3 } emptied column
   *[other] { $number3 } emptied columns
}.
event-product-scored = { $seat } scores { $number3 ->
    [one] { $number3 } point
   *[other] { $number3 } points
} for { $number ->
    [one] { $number } guild seat
   *[other] { $number } guild seats
} × { $number2 ->
    [one] { $number2 } ship
   *[other] { $number2 } ships
}.
event-tile-counted = { $seat } scores { $number ->
    [one] { $number } point
   *[other] { $number } points
} with the tile “{ $tile }” for { $basis }.
event-tile-limited = { $seat } scores the limit of { $number ->
    [one] { $number } point
   *[other] { $number } points
} with the tile “{ $tile }” for { $basis }.
event-total-reached = { $seat } reaches { $number3 ->
    [one] { $number3 } point
   *[other] { $number3 } points
}: { $number } for seats and ships, { $number2 } for tiles.
event-victory-won = { $seat } wins with { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-victory-shared = { $seats } share the victory with { $number ->
    [one] { $number } point
   *[other] { $number } points
} each.

## What earlier versions told

event-tile-shown = The tile “{ $tile }” is in the game.
event-marker-placed = A guild marker starts on { $space }.
event-neutral-placed = A neutral disc starts on { $space }.
event-disc-started = { $seat } places a disc at { $dock }.
event-warship-started = { $seat } places a disc at { $warship-place }.
event-start-player-found = { $seat } becomes start player.
event-card-revealed = { $seat } turns up { $card } and keeps it.
event-main-skipped = { $seat } skips the action.
event-card-discarded = { $seat } discards { $card }.
event-disc-freed = { $seat } frees { $number ->
    [one] { $number } disc
   *[other] { $number } discs
} from the { $column }.
event-dock-taken = { $seat } places a disc at { $dock }.
event-warship-dock-taken = { $seat } places a disc at { $warship-place }.
event-anchor-taken = { $seat } places a disc on the anchor.
event-ship-delivered = { $seat } delivers at { $dock } and wins the { $ship }.
event-expedition-revealed = { $seat } meets the { $ship }, danger { $number }.
event-ship-arrived = The { $ship } arrives outside the harbour.
event-disc-returned = A disc returns to { $seat }.
event-seat-taken = { $seat } takes the { $guild-seat }.
event-forum-taken = { $seat } places a disc in the forum.
event-tile-taken = { $seat } places a disc on the tile “{ $tile }”, price { $number }.
event-tile-scored = { $seat } scores { $number ->
    [one] { $number } point
   *[other] { $number } points
} for the tile “{ $tile }”.
event-game-won = { $seat } wins.

## Help

help-goal = You are a trader of Carthage. In 3 decades of 5 rounds you have one turn per round and pay for your action with cards. Win ships in two harbours and seats in the traders’ guild: at the end your seats are multiplied by your ships, so let both grow. Achievement tiles add up to 12 points each. Whoever has the most points wins. Trade cards in hand and the order of the piles are hidden; everything else is open.
    .title = Aim of the game
    .ids = MG-FLOW-1 MG-TURN-1 MG-SCORE-1 MG-SCORE-2 MG-SCORE-3 MG-SCORE-4 MG-SCORE-5 AMB-16

help-setup = You start with 7 base cards, 3 trade cards and 11 discs: 8 lie on your residence, 3 are available. The start player is drawn by lot, and so are the first two spaces of the guild markers. Of the three tiles of each decade two are in the game. Before the first round, from the last player back to the start player, each may move the topmost disc of a residence column to an empty dock of either harbour, for free; the freed space counts at once. With an option of the table it is an available disc instead.
    .title = Set-up
    .ids = MG-SETUP-8 MG-SETUP-9 MG-SETUP-10 MG-SETUP-11 MG-SETUP-12 MG-SETUP-13 MG-SETUP-14 MG-SETUP-16 MG-SETUP-17 MG-SETUP-18 MG-SETUP-19 AMB-06 AMB-07
    .about = Which two actions have two base cards is reconstructed.

help-actions = In your turn you choose an action space and pay for it, or pass. Your action disc goes to that space or stays there. Market: get cards and turn a ship up. Residence: free discs. Trading Dock, Warship Dock: place a disc. Harbour Delivery: win ships. With a guild marker on the space a guild action may follow. You can choose a space only if its action or a guild action there is possible. You may skip the action to take just the guild action, but pay in full all the same.
    .title = Action spaces
    .ids = MG-TURN-1 MG-TURN-4 MG-TURN-5 MG-TURN-6 MG-TURN-7 MG-TURN-8 MG-MARKER-1 AMB-19
    .about = The order of the spaces is reconstructed.

help-cost = Play one card that shows the action of the space; it goes to the left of your residence. For every other action disc there, a player’s or a neutral one, play one more card of any kind to the right. Your own disc and guild markers cost nothing. All cards are chosen before the action begins. Left and right cards are out of use but return to your hand before the next decade. With the effect Favour the left card may show any action.
    .title = Paying for a space
    .ids = MG-PAY-1 MG-PAY-2 MG-PAY-3 MG-PAY-4 MG-PAY-6 MG-PAY-7 MG-CARD-3 MG-CARD-6 MG-EFFECT-FAVOUR-1 AMB-32

help-cards = A trade card shows an action, a good and 2 to 6 coins; each time you use just one of the three. Played for a space, it lies beside your residence and comes back before the next decade. Paid as a good or as coins, it goes to the discards for good. You may overpay with coins, but there is no change. Base cards show only an action: they never pay goods or coins and are never swapped or discarded. There is no hand limit.
    .title = Cards
    .ids = MG-CARD-1 MG-CARD-2 MG-CARD-3 MG-CARD-4 MG-CARD-5 MG-CARD-6 MG-CARD-7 AMB-17 AMB-18 AMB-49
    .about = What the 75 trade cards and 7 base cards show is reconstructed.

help-market = Three steps. First take a trade card: one of the five face-up cards, whose gap is filled at once, or the hidden top card of the pile. Then you may swap one trade card from your hand for one in the market; the card just taken will do, a base card will not. Last, turn one of your inactive ships face up, if you have one; you may use it in the same turn. Nothing else makes a ship active again.
    .title = Market
    .ids = MG-MARKET-1 MG-MARKET-2 MG-MARKET-3 MG-MARKET-4 MG-MARKET-5 MG-MARKET-6 MG-MARKET-7 MG-MARKET-8 MG-FX-5 AMB-36 AMB-37 AMB-61

help-residence = Pay the price of one column; its topmost disc becomes available for good. Left: 3 trade cards of one good, dye, oil or glass; the emptied spaces give 0, 2, then 3 bonus seats. Middle: 2 cedar; your strength rises from 1 to 3, then 5. Right: 2 jewellery; the lower space frees two discs. Only the lowest empty space of a column counts. A fully emptied column is 1 more seat at the end (with an option of the table the right one only). Each Opulence lets one card of the price be any trade card.
    .title = Residence
    .ids = MG-RES-1 MG-RES-2 MG-RES-3 MG-RES-4 MG-RES-5 MG-RES-6 MG-RES-7 MG-RES-8 MG-RES-9 MG-RES-10 MG-RES-11 MG-EFFECT-OPULENCE-1 MG-SCORE-1 AMB-03 AMB-08 AMB-31
    .about = Strengths 3 and 5 are reconstructed.

help-trading_dock = Move an available disc to an empty dock of the trading harbour. With 2, 3 or 4 players there are 3, 4 or 5 docks; each holds one disc, and you may not hold them all. The disc stays until you deliver there. It belongs to the dock, not to the ship: when the ships move up, it lies beside another one. Every ship shows a good, its coins, a danger value and an effect; two more wait outside.
    .title = Trading harbour
    .ids = MG-SETUP-5 MG-SETUP-6 MG-TDOCK-1 MG-TDOCK-2 MG-TDOCK-3 MG-TDOCK-4 MG-SHIPS-1 MG-SHIPS-2 MG-SHIPS-3 AMB-09 AMB-39
    .about = What the ships show is reconstructed.

help-warship_dock = Move an available disc to an empty dock of the warship harbour. Each dock holds one disc, and you may not hold them all. From here Harbour Delivery sends out expeditions. With the effect Commando the disc goes to the anchor instead, even if every dock is taken; the anchor holds any number of discs and does not count as a dock. While the ship pile is empty nobody can place a disc here.
    .title = Warship harbour
    .ids = MG-WDOCK-1 MG-WDOCK-2 MG-WDOCK-3 MG-WDOCK-4 MG-WDOCK-5 MG-EFFECT-COMMANDO-1 MG-EFFECT-COMMANDO-2 MG-EFFECT-COMMANDO-3 MG-EFFECT-COMMANDO-4 MG-PILE-8 AMB-29 AMB-39
    .about = The number of docks, 3, is reconstructed.

help-delivery = Deliver in the trading harbour, send an expedition, or do one of each in either order; after the first you decide about the second. For a trading delivery choose a dock with your disc and a ship, and discard a trade card with the ship’s good (any trade card with Luxury). Your disc is available again, and the ship is yours, active at once. Then turn up trade cards until their coins reach those of the ship, and keep them all. The ships behind move up, and a new one arrives outside.
    .title = Harbour Delivery
    .ids = MG-DELIVER-1 MG-DELIVER-2 MG-DELIVER-3 MG-DELIVER-4 MG-DELIVER-5 MG-DELIVER-6 MG-DELIVER-7 MG-DELIVER-8 MG-DELIVER-9 MG-FX-3 MG-SHIPS-2 MG-EFFECT-LUXURY-1 AMB-50 AMB-53 AMB-54
    .about = What the ships show is reconstructed.

help-expedition = Take your disc back from the warship harbour, discard any trade card and reveal the top ship of the pile. If your strength reaches its danger value, turn up cards for its coins and take the ship, inactive at first. If not, Escorts can help, +2 each; otherwise draw one card, and the ship goes under the pile. Either way you may at once place the disc on a tile, at its usual price; that is no guild action. Strength 1 is enough for 7 of the 30 ships, 3 for 19, 5 for 28.
    .title = Expedition
    .ids = MG-DELIVER-10 MG-DELIVER-11 MG-DELIVER-12 MG-DELIVER-13 MG-DELIVER-14 MG-DELIVER-15 MG-DELIVER-16 MG-DELIVER-17 MG-DELIVER-18 MG-EFFECT-ESCORTS-1 MG-EFFECT-ESCORTS-2 MG-EFFECT-ESCORTS-3 MG-FX-4 AMB-27 AMB-30 AMB-55
    .about = The danger values are those of Porto Carthago; which ship has which is reconstructed.

help-guild_markers = A guild marker on your action space allows one guild action after the main action. If you take it, the marker moves at the end of your turn to the next space clockwise without one; if you decline or cannot, it stays. The two markers never share a space. The effect Intrigue moves one of them to any space without a marker, even to yours, but there is never a second guild action in a turn. What counts is whether a marker is there after the main action.
    .title = Guild markers
    .ids = MG-MARKER-1 MG-MARKER-2 MG-MARKER-3 MG-MARKER-4 MG-MARKER-5 MG-MARKER-6 MG-MARKER-7 MG-EFFECT-INTRIGUE-1 MG-EFFECT-INTRIGUE-2 MG-EFFECT-INTRIGUE-3 AMB-21 AMB-24 AMB-25 AMB-26

help-guild_action = If a guild marker is on your space after the main action, you may place one available disc: on a small seat, in the forum, or on a tile of the current decade. Pay with coins from your hand; you may overpay, but there is no change. Discs and cards just won may be used. If you skipped the main action, you have to take the guild action. There is only one per turn, and the disc never comes back.
    .title = Guild action
    .ids = MG-GUILD-1 MG-GUILD-2 MG-GUILD-3 MG-GUILD-6 MG-TURN-6 MG-TURN-7 MG-MARKER-5 MG-CARD-7 MG-PLACE-1 MG-PLACE-5

help-hall = The 12 small seats cost 6 to 11 coins and hold one disc each; any empty one may be chosen. At the end every disc of yours is one seat. The tile Guild Hall 2 rewards your largest block: seats side by side or one behind the other, not diagonally, not across the forum. With 3 players one seat of 6 and one of 7 are covered, with 2 players both of each; covered seats belong to nobody.
    .title = Guild hall
    .ids = MG-GUILD-3 MG-GUILD-4 MG-GUILD-6 MG-FEW-4 MG-FEW-5 MG-SCORE-1 MG-TILE-GUILDHALL2-1 AMB-56
    .about = The layout is reconstructed, and so is the number of seats from 8 coins up.

help-forum = The forum is the large seat of the guild hall. It takes any number of discs, several of one player too, each for 12 coins. At the end each of your discs here is one seat, just like a small one. The tile Guild Hall 1 gives 4 points for each of them. For blocks of seats the forum does not count.
    .title = Forum
    .ids = MG-GUILD-3 MG-GUILD-5 MG-GUILD-6 MG-SCORE-1 MG-TILE-GUILDHALL1-1 MG-TILE-GUILDHALL2-1 AMB-47

help-tiles = Only the two tiles of the current decade can be taken; with the effect Legacy earlier ones too. Your disc goes to the highest free space: 2, 5, then 8 coins; with 2 or 3 players only the first two are open. One disc per player and tile, for the whole game. Tiles score at the end for those with a disc on them, at most 12 points each. Sets of alike and of different goods both count, the same card once in each: ships 1, 3, 6, 10 points for 2, 3, 4, 5; cards 1, 2, 4, 7. Options of the table settle disputed sets and the tile Victory Points.
    .title = Achievement tiles
    .ids = MG-PLACE-1 MG-PLACE-2 MG-PLACE-3 MG-PLACE-4 MG-PLACE-5 MG-PLACE-6 MG-FEW-6 MG-SCORE-4 MG-EFFECT-LEGACY-1 MG-EFFECT-LEGACY-2 MG-TILE-VICTORYPOINTS-1 MG-TILE-SHIPCARDS-1 MG-TILE-SHIPCARDS-2 MG-TILE-SHIPCARDS-3 MG-TILE-GOODS-1 AMB-01 AMB-02 AMB-40 AMB-41

help-effects = In your turn you may use any number of your active ships; each then turns inactive, until the Market turns it up. Before or after the action: Embargo sends the front ship away, Intrigue moves a guild marker, Palette renews the market (also between steps). Used up when your choice needs them: Favour, any left card; Opulence, any card in the residence price; Luxury, any card for a trading delivery; Commando, disc to the anchor; Legacy, an earlier tile. Escorts: strength +2. Inactive ships count at the end too.
    .title = Ship effects
    .ids = MG-FX-1 MG-FX-2 MG-FX-3 MG-FX-4 MG-FX-5 MG-FX-6 MG-FX-7 MG-FX-9 MG-FX-11 MG-EFFECT-EMBARGO-2 MG-EFFECT-PALETTE-2 MG-EFFECT-PALETTE-3 MG-EFFECT-COMMANDO-1 MG-EFFECT-FAVOUR-1 MG-EFFECT-OPULENCE-1 MG-EFFECT-LEGACY-1 MG-EFFECT-INTRIGUE-2 MG-EFFECT-LUXURY-1 MG-EFFECT-ESCORTS-1 MG-SCORE-2 AMB-23
    .about = Which ship has which effect is reconstructed.

help-neutral = With fewer than four players neutral action discs stand for those missing: one with 3 players, two with 2. Each makes its space one card dearer. If you choose a space with a neutral disc, it moves at the end of your turn to the next space clockwise without one, even if you skipped the main action. Neutral discs never share a space with each other, but may share one with a guild marker. They stay on the board between decades. Others cover cheap seats of the guild hall.
    .title = Neutral discs
    .ids = MG-FEW-1 MG-FEW-2 MG-FEW-3 MG-FEW-4 MG-FEW-7 MG-NEUTRAL-1 MG-NEUTRAL-2 MG-NEUTRAL-3 MG-PAY-2 AMB-05 AMB-20

help-passing = If you cannot or will not pay for a space, you pass: no action, no guild action, no cards played. You draw one trade card, unseen by the others. Your action disc stays where it is and goes on costing others a card. You lose only this turn. Embargo, Palette and Intrigue may be used before you pass.
    .title = Passing
    .ids = MG-PASS-1 MG-PASS-2 MG-PASS-3 MG-PASS-4 MG-PASS-6 MG-PAY-5 AMB-22 AMB-51

help-decade = A decade has 5 rounds with one turn each, always beginning with the same start player. Before decades II and III: the market is renewed, and the tiles of the new decade open; the front ship goes under the pile, and the others move up; most available discs make the start player (ties: the first of those tied clockwise after the old one, who is looked at last); left and right cards return to the hands; everyone draws 2 trade cards, before decade III only 1; action discs leave the board. Guild markers, neutral discs and discs at docks stay.
    .title = Decade
    .ids = MG-FLOW-1 MG-FLOW-2 MG-FLOW-3 MG-FLOW-4 MG-DECADE-1 MG-DECADE-2 MG-DECADE-3 MG-DECADE-4 MG-DECADE-5 MG-DECADE-6 MG-DECADE-7 MG-DECADE-8 MG-DECADE-9 MG-DECADE-10 MG-DECADE-11 MG-DECADE-12 MG-DECADE-13 AMB-43

help-piles = If a trade card is needed and the pile is used up, the discards are shuffled. If the ship pile is empty, ships no longer move up after a delivery. Then discs at docks without a ship, and all discs in the warship harbour, return to their owners; nobody can place discs in such places or send an expedition. A failed expedition’s ship, the front ship sent away by Embargo and that of a new decade go to the bottom of the pile. The discards are open, the order of the piles is hidden.
    .title = Piles
    .ids = MG-PILE-1 MG-PILE-2 MG-PILE-4 MG-PILE-5 MG-PILE-6 MG-PILE-7 MG-PILE-8 AMB-10 AMB-11 AMB-12 AMB-14

help-end = The game ends after round 5 of decade III; left and right cards do not return any more. Seats are your discs in the guild hall and the forum, the bonus seats of your left column, and 1 for each emptied column. Ships are all of yours, active or not. You score seats times ships, and every tile with your disc on it, at most 12 points each. The most points win; in a tie the victory is shared.
    .title = End of the game
    .ids = MG-END-1 MG-END-2 MG-SCORE-1 MG-SCORE-2 MG-SCORE-3 MG-SCORE-4 MG-SCORE-5 AMB-03 AMB-45 AMB-60

# What a choice brings.

gain-total = { $number ->
    [one] point
   *[other] points
}
gain-points = { $number ->
    [one] point
   *[other] points
}
gain-guild-seats = { $number ->
    [one] guild seat
   *[other] guild seats
}
gain-bonus-seats = { $number ->
    [one] bonus seat
   *[other] bonus seats
}
gain-tiles = { $number ->
    [one] achievement
   *[other] achievements
}
gain-strength = strength
gain-ships = { $number ->
    [one] ship
   *[other] ships
}
gain-active = { $number ->
    [one] active ship
   *[other] active ships
}
gain-discs = { $number ->
    [one] disc at hand
   *[other] discs at hand
}
gain-cards = { $number ->
    [one] card
   *[other] cards
}
gain-docks = { $number ->
    [one] dock
   *[other] docks
}
gain-forum = in the forum
## Why something cannot be chosen

why-too-few-cards = It costs { $number ->
    [one] 1 card
   *[other] { $number } cards
}, and you have { $number2 ->
    [0] none
   *[other] { $number2 }
} in hand.
why-no-card-shows-it = None of the cards in your hand shows the action { $space }.
why-cards-needed = Once you had paid for this space, neither its action nor a guild action there would be possible.
why-card-needed = If you paid with this card, neither the action nor a guild action would be possible.
why-other-action = The card on the left must show the action { $space }.
why-skipped-for-nothing = You can skip the action only for a guild action, and none is possible now.
why-guild-action-due = Without the main action you have to take the guild action.
why-picked-earlier = You left this card out and have picked another since: take that one back if you want to pay with both.
why-too-few-follow = The cards are picked from the lowest up, and too few come after this one.
why-picked-already = You have laid this card already.
why-beside-residence = This card lies beside your residence and is out of use until it returns to your hand.
why-in-the-market = This card lies in the market; you can use only cards from your hand.
why-base-card-pays-nothing = A base card pays neither goods nor coins; you need a trade card.
why-other-good = The ship wants a trade card with this good: { $good }.
why-goods-do-not-match = With this card you do not get enough cards of one good that the { $column } takes.
why-higher-coins-first = The cards are picked from the highest coins down, and this one comes before the last one picked.
why-coins-follow-short = The cards are picked from the highest coins down: from this one on they come to { $number }, and { $number2 ->
    [one] 1 coin is
   *[other] { $number2 } coins are
} missing.
why-no-card-left = There is no trade card left to draw.
why-in-hand-already = This card is in your hand already.
why-give-first = First choose the trade card from your hand that you give for it.
why-base-card-stays = A base card cannot be swapped.
why-market-empty = The market is empty.
why-ship-active = This ship is active already.
why-residence-empty = No disc is left on your residence.
why-column-empty = No disc is left in this column.
why-too-few-trade-cards = This column costs { $number ->
    [one] 1 trade card
   *[other] { $number } trade cards
}, and you have { $number2 ->
    [0] none
   *[other] { $number2 }
}.
why-too-few-matching = This column costs { $number ->
    [one] 1 trade card
   *[other] { $number } trade cards
} of one good that it takes, and you have { $number2 ->
    [0] none
   *[other] at most { $number2 }
}.
why-no-column-payable = Your trade cards cannot pay for any column of your residence that still holds a disc.
why-no-disc = You have no available disc.
why-dock-own = Your disc lies there already.
why-dock-of-another = A disc of { $seat } lies there.
why-last-dock = You may not hold all docks of a harbour.
why-no-dock-left = There is no dock left that you may take.
why-dock-without-ship = No ship lies at this dock.
why-ship-pile-empty = The ship pile is empty.
why-column-first = First choose the column of your residence from which the disc comes.
why-available-disc-goes = At this table one of your available discs goes to a dock, not one from the residence.
why-no-anchor-at-start = Before the game begins no disc goes to the anchor.
why-before-start = First the discs are placed; then the first turn begins.
why-no-disc-in-harbours = You have no disc beside a ship, and none that can go on an expedition.
why-nothing-to-deliver = You have no trade card that you could deliver.
why-no-disc-there = No disc of yours lies there.
why-no-card-for-ship = You have no trade card with the good that this ship wants: { $good }.
why-harbour-done = You can deliver only once to each harbour.
why-too-few-coins = It costs { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, and you have { $number2 ->
    [0] none
   *[other] { $number2 }
} in hand.
why-seat-own = Your disc lies there already.
why-seat-of-another = A disc of { $seat } lies there.
why-seat-covered = This seat is covered: with so few players nobody may take it.
why-later-decade = This tile can be taken only from decade { $decade } on.
why-earlier-decade = This tile is from decade { $decade }; it takes an active ship with the effect Legacy.
why-tile-own = Your disc is on this tile already, and each player may have only one there.
why-tile-full = All spaces of this tile are taken.
why-tiles-only = The disc of an expedition may go only to an achievement tile, not to the guild hall.
why-space-is-chosen = The space of this turn is chosen; the next one comes with your next turn.
why-docks-by-action = Discs go to docks by the actions Trading Dock and Warship Dock; ships are won by Harbour Delivery.
why-columns-by-residence = The discs of your residence are freed by the action Residence.
why-places-by-guild-action = Seats and tiles are bought in a guild action, which follows the action of a space with a guild marker.
why-market-by-action = Cards are taken from here by the action Market.
why-cards-when-due = Cards of your hand are asked for when something is to be paid or delivered.
why-ships-by-market = Inactive ships are turned up again by the action Market; of the active ones the effect is used.

## Marks on the chart

mark-decade-began = Decade { $decade }
mark-round-began = Round { $number }

# What the cards of the board say: what each component is for.

about-actions = In your turn you choose one of these spaces and pay for it with cards. Other discs on it make it dearer, a guild marker allows a guild action.
    .topic = actions

about-market = Take a trade card, exchange one if you like, and turn one of your ships face up again.
    .topic = market

about-residence = Pay goods for a column of your residence: its topmost disc becomes available for good.
    .topic = residence

about-trading_dock = Move an available disc to an empty dock here. With Harbour Delivery you then win the ship that lies there.
    .topic = trading_dock

about-warship_dock = Move an available disc to an empty dock here. With Harbour Delivery you then send out an expedition for a ship.
    .topic = warship_dock

about-harbour_delivery = Deliver the wanted good at a dock of yours and take the ship, send out an expedition, or one of each.
    .topic = delivery

about-action = Carry the action out, or go on to what comes next in your turn.
    .topic = actions

about-pass = No action in this turn; you draw a trade card instead.
    .topic = passing

about-dock = No ship lies here now. When the ships move up, one will come.
    .topic = trading_dock

about-ship = Win it in the trading harbour by delivering its good, or on an expedition against its danger. It pays its coins in cards and has an effect.
    .topic = trading_dock

about-own-ship = At the end your ships are multiplied by your seats. While it is active, its effect can be used once; then it is turned.
    .topic = effects

about-ship-pile = Ships to come, face down. Expeditions meet the top one.
    .topic = piles

about-warship-place = A disc here can be sent on an expedition. Nobody may take all docks.
    .topic = warship_dock

about-anchor = With the effect Commando a disc may lie here, even if all docks are taken. There is room for any number.
    .topic = warship_dock

about-expedition = The ship that an expedition has met: if your strength reaches its danger, it is yours.
    .topic = expedition

about-trade-card = Use it for one of three things: its action to pay for a space, its good, or its coins. Paid for a space it comes back; otherwise it is discarded.
    .topic = cards

about-base-card = It shows nothing but an action: pay for a space with it. It comes back with every new decade.
    .topic = cards

about-trade-pile = Trade cards, face down. When it is used up, the discards are shuffled.
    .topic = piles

about-discard = Cards paid as goods or coins. Everybody may look through them.
    .topic = piles

about-piles = Cards paid as goods or coins lie here until the pile is shuffled anew.
    .topic = piles

about-hall = A guild action buys a seat here with coins. At the end your seats are multiplied by your ships.
    .topic = hall

about-seat = It takes one disc, which stays to the end and counts as one seat. Seats side by side form a block.
    .topic = hall

about-forum = The large seat takes any number of discs, each for the printed price, and each counts as a seat.
    .topic = forum

about-decade = Three decades of five rounds. Between decades the cards beside your residence come back to your hand.
    .topic = decade

about-start-player = The turn begins here in every round of the decade. Most available discs decide who starts the next one.
    .topic = decade

about-tile = With a disc on it, it scores at the end, 12 points at most. The upper spaces are cheaper; one disc for each player.
    .topic = tiles

about-hand = Your cards: each is an action, a good or coins. There is no limit.
    .topic = cards

about-hand-of = Cards in hand. Those that everybody has seen taken are named.
    .topic = cards

about-pay = Take up the cards with which you want to pay; then this button pays them all at once.
    .topic = cost

about-coins = The coins on all cards in your hand. They buy guild seats and tiles; there is no change.
    .topic = cards

about-good = How many cards in your hand show this good. Residences and ships ask for goods.
    .topic = cards

about-column-left = Freeing these discs brings bonus seats, which count like seats of the guild hall.
    .topic = residence

about-column-middle = Freeing these discs raises your strength for expeditions.
    .topic = residence

about-column-right = Freeing these discs gives you the most discs to place; the lowest space holds two.
    .topic = residence

about-available = Discs that you can place: at docks, on guild seats and on tiles.
    .topic = residence

about-strength = An expedition succeeds if strength reaches the danger of the ship that it meets.
    .topic = expedition

about-product = Seats times ships: the heart of the score. Tiles come on top.
    .topic = end

about-beside-left = Cards that paid for action spaces. They come back when the next decade begins.
    .topic = cost

about-beside-right = Cards paid because of other discs on the space. They come back when the next decade begins.
    .topic = cost

# What a payment is for, in the sums of turns and rounds.

pay-good-delivered = Deliveries
pay-expedition-succeeded = Expeditions
pay-seat-bought = Guild hall
pay-forum-bought = Forum
pay-tile-bought = Achievement tiles
pay-tile-reached = Achievement tiles
pay-column-emptied = Residence
pay-product-scored = Guild seats × ships
pay-tile-counted = { $tile }
pay-tile-limited = { $tile }
