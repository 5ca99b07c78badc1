# Carthago: Merchants & Guilds in English.

## The box

pitch = Traders of Carthage: play multi-use cards for actions, win ships in two harbours and seats in the guild. Seats times ships decide.

## Things

card = { $good } { $coin } · { $action }
card-hidden = a hidden trade card
base-card = base card { $action }
ship = { $good } ship (coins { $coin }, { $effect })
ship-hidden = a hidden ship
dock = dock { $number }
warship-place = warship dock { $number }
guild-seat = seat { $code }
decade = { $numeral }
space-market = Market
space-residence = Residence
space-trading-dock = Trading Dock
space-warship-dock = Warship Dock
space-harbour-delivery = Harbour Delivery
column-left = left column
column-middle = middle column
column-right = right column
effect-embargo = Embargo
effect-palette = Palette
effect-commando = Commando
effect-favour = Favour
effect-opulence = Opulence
effect-legacy = Legacy
effect-intrigue = Intrigue
effect-luxury = Luxury
effect-escorts = Escorts
effect-text-embargo = Before or after the action: the front-most ship goes under the ship pile, the others move up.
effect-text-palette = Discard the whole market and turn up five new cards.
effect-text-commando = Warship Dock: your disc may go to the anchor, even if all docks are taken.
effect-text-favour = The card to the left of your residence may show any action.
effect-text-opulence = Residence: one card of the price may be any trade card.
effect-text-legacy = Place a disc on a tile of an earlier decade.
effect-text-intrigue = Before or after the action: move a guild marker to a space without one.
effect-text-luxury = Trading harbour: the card you deliver may be any trade card.
effect-text-escorts = Expedition: strength +2, also after the ship is revealed.
tile-guild-hall-1 = Forum
tile-achievement-tiles = Achievements
tile-residence-1 = Freed residence
tile-guild-hall-2 = Block of seats
tile-victory-points = First places
tile-ship-cards = Fleet
tile-coins = Coins
tile-residence-2 = Available discs
tile-goods = Goods in hand
tile-text-guild-hall-1 = 4 points for each of your discs in the forum.
tile-text-achievement-tiles = 2 points for each of your discs on achievement tiles.
tile-text-residence-1 = 3 points for each empty space of your residence.
tile-text-guild-hall-2 = 3 points for each disc in your largest block of small seats.
tile-text-victory-points = 7, 6 or 5 points for each of your discs on the 1st, 2nd or 3rd space of a tile.
tile-text-ship-cards = Sets of ships with alike and with different goods.
tile-text-coins = A third of the coins on the trade cards in your hand.
tile-text-residence-2 = 3 points for each available disc.
tile-text-goods = Sets of trade cards in your hand with alike and with different goods.
line-product = seats × ships
line-guild-hall-1 = Forum
line-achievement-tiles = Achievements
line-residence-1 = Freed residence
line-guild-hall-2 = Block of seats
line-victory-points = First places
line-ship-cards = Fleet
line-coins = Coins
line-residence-2 = Available discs
line-goods = Goods in hand
option-name-set_scoring = Sets of different goods (Fleet, Goods in hand)
option-name-set_scoring-each_set = every set counts
option-name-set_scoring-largest_different_only = only the largest counts
option-name-vp_tile_scope = The tile “First places” counts
option-name-vp_tile_scope-all_positions = your discs on all tiles
option-name-vp_tile_scope-this_tile_only = your disc on this tile only
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
board-cost = cards
board-marker = guild marker
board-neutral = neutral disc
board-trading-harbour = Trading harbour
board-warship-harbour = Warship harbour
board-dock = Dock
board-anchor = Anchor
board-outside = Outside
board-ship-pile = Ship pile
board-trade-pile = Trade pile
board-discard = Discards
board-market = Market
board-guild-hall = Guild hall
board-forum = Forum
board-covered = covered
board-tiles = Achievement tiles
board-price = Price
board-residence = Residence
board-hand = Hand
board-own-secret = only you see these
board-left = Left of the residence
board-right = Right of the residence
board-available = Available discs
board-strength = Strength
board-bonus-seats = Bonus seats
board-guild-seats = Seats
board-ships = Ships
board-active = active
board-inactive = inactive
board-coins = coins
board-danger = danger
board-players = Players
board-empty = empty
board-missing-cards = { $number ->
    [one] { $number } card is missing
   *[other] { $number } cards are missing
}
board-missing-coins = { $number ->
    [one] { $number } coin is missing
   *[other] { $number } coins are missing
}
board-confirm = Pay
board-reconstructed = value reconstructed

## Questions

prompt-over = The game is over.
prompt-start-disc = { $seat }: you may place a disc at a dock before the game begins.
prompt-start-dock = { $seat }: to which dock does the disc go?
prompt-take-turn = { $seat }: choose an action space, or pass.
prompt-pay-left = { $seat }: which card do you play to the left for { $space }?
prompt-pay-right = { $seat }: play { $due ->
    [one] { $due } more card
   *[other] { $due } more cards
} to the right for { $space }.
prompt-before-main = { $seat }: carry out { $space }?
prompt-take-card = { $seat }: take a card of the market or the top card of the pile.
prompt-swap-cards = { $seat }: give a trade card for one of the market?
prompt-receive-card = { $seat }: which card do you take for { $given }?
prompt-reactivate = { $seat }: turn a ship face up.
prompt-choose-column = { $seat }: from which column do you free a disc?
prompt-pay-goods = { $seat }: pay { $due ->
    [one] { $due } more card
   *[other] { $due } more cards
} for the { $column }.
prompt-take-dock = { $seat }: to which dock does your disc go?
prompt-take-warship-dock = { $seat }: to which warship dock does your disc go?
prompt-choose-delivery = { $seat }: where do you deliver?
prompt-deliver-good = { $seat }: which card do you deliver?
prompt-send-expedition = { $seat }: which trade card do you give for the expedition?
prompt-meet-danger = { $seat }: danger { $danger }, strength { $strength }. Send escorts?
prompt-place-returned = { $seat }: place the disc on an achievement tile? You have { $coins } coins.
prompt-after-main = { $seat }: use an effect after the action?
prompt-guild-action = { $seat }: take a guild action? You have { $coins } coins and { $discs } discs.
prompt-pay-coins = { $seat }: pay { $due ->
    [one] { $due } more coin
   *[other] { $due } more coins
}.
prompt-end-turn = { $seat }: use an effect before your turn ends?
prompt-choose-marker = { $seat }: which guild marker do you move?
prompt-move-marker = { $seat }: to which space does the guild marker go?

## Choices

option-card = { $it }
option-pay-left-card = Play { $it }
option-pay-right-card = Play { $it }
option-take-card-card = Take { $it }
option-swap-cards-card = Give { $it }
option-receive-card-card = Take { $it }
option-pay-goods-card = Pay { $it }
option-pay-coins-card = Pay { $it }
option-deliver-good-card = Deliver { $it }
option-send-expedition-card = Give { $it }
option-ship = { $it }
option-reactivate-ship = Turn up { $it }
option-space = { $it }
option-take-turn-space = { $it } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
option-choose-marker-space = The marker on { $it }
option-move-marker-space = To { $it }
option-dock = Dock { $number }
option-take-dock-dock = { $it }: { $ship ->
    [none] no ship
   *[other] { $ship }
}
option-start-dock-dock = { $it }: { $ship }
option-start-disc-dock = { $it }: { $ship }
option-choose-delivery-dock = Deliver at { $it }: { $ship }
option-warship-place = { $it }
option-choose-delivery-warship-place = Expedition from { $it }
option-anchor = The anchor (Commando)
option-choose-delivery-anchor = Expedition from the anchor
option-column = { $it }
option-start-disc-column = The top disc of the { $it }
option-guild-seat = { $it } for { $price } coins
option-forum = Forum for { $price } coins
option-tile = Tile “{ $it }” for { $price } coins
option-pile = The top card of the pile
option-embargo = Embargo: send the front-most ship away
option-palette = Palette: renew the market
option-intrigue = Intrigue: move a guild marker
option-escorts = { $escorts ->
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

## What happened

event-game-started = The game begins; { $seat } is the start player.
event-tile-shown = The tile “{ $tile }” is part of the game.
event-marker-placed = A guild marker starts on { $space }.
event-neutral-placed = A neutral disc starts on { $space }.
event-disc-started = { $seat } puts a disc at { $dock }.
event-warship-started = { $seat } puts a disc at { $warship-place }.
event-start-declined = { $seat } places no disc.
event-decade-began = Decade { $decade } begins.
event-round-began = Round { $number } begins.
event-start-player-found = { $seat } is the start player.
event-card-drawn = { $seat } draws { $card }.
event-card-revealed = { $seat } turns up { $card } and keeps it.
event-market-filled = { $card } comes to the market.
event-passed = { $seat } passes.
event-space-paid = { $seat } goes to { $space } with { $card }.
event-right-paid = { $seat } adds { $card }.
event-main-skipped = { $seat } skips the action.
event-market-card-taken = { $seat } takes { $card } from the market.
event-cards-swapped = { $seat } swaps { $card } for { $card2 }.
event-ship-reactivated = { $seat } turns the { $ship } face up.
event-card-discarded = { $seat } discards { $card }.
event-disc-freed = { $seat } frees { $number ->
    [one] { $number } disc
   *[other] { $number } discs
} from the { $column }.
event-dock-taken = { $seat } puts a disc at { $dock }.
event-warship-dock-taken = { $seat } puts a disc at { $warship-place }.
event-anchor-taken = { $seat } puts a disc on the anchor.
event-ship-delivered = { $seat } delivers at { $dock } and wins the { $ship }.
event-expedition-revealed = { $seat } meets the { $ship }, danger { $number }.
event-expedition-succeeded = { $seat } succeeds and wins the { $ship }.
event-expedition-failed = { $seat } fails; the { $ship } goes under the pile.
event-ship-arrived = The { $ship } arrives outside the harbour.
event-disc-returned = A disc returns to { $seat }.
event-effect-used = { $seat } uses { $effect }.
event-ship-sent-away = The { $ship } leaves the harbour.
event-market-renewed = The market is renewed.
event-marker-moved = The guild marker moves from { $space } to { $space2 }.
event-neutral-moved = The neutral disc moves from { $space } to { $space2 }.
event-seat-taken = { $seat } takes { $guild-seat }.
event-forum-taken = { $seat } places a disc in the forum.
event-tile-taken = { $seat } pays at least { $number } coins for the tile “{ $tile }”.
event-guild-declined = { $seat } takes no guild action.
event-cards-returned = { $seat } takes back { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-tile-scored = { $seat } scores { $number } for “{ $tile }”.
event-game-won = { $seat } wins.
