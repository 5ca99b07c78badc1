# Merchants Cove in English.
# A ware has its indefinite article ("a red weapon"), so has an adventurer; a space follows "goes to"; boats, docks, piers,
# halls, merchants and abilities have none. A player's name only ever begins a sentence, as the Peddler's has an article.

## The box

pitch = Four shops, each a game of its own: brew, fish, travel in time or forge, then sell to the adventurers who have sailed in.

# The aim, the turn and the end, on one card.
aim-goal = Have the most gold. Goods bring their price per customer of their colour; at the end each faction icon pays for its hall’s customers; corruption costs.
aim-turn = Whoever is furthest back on the clock acts: make goods, hire staff, bring customers. In markets, they buy goods of their colour.
aim-end = After three rounds, each of which ends with a market.

# How far the end is.
ending-merchants = The merchants are being chosen
ending-now = Round { $round } of { $rounds }, before the market
ending-market = Round { $round } of { $rounds }, market
ending-left = { $left ->
    [one] This is the last round.
   *[other] { $left } rounds are left, with this one.
}
ending-hours = The market opens when all hourglasses have reached { $hour }; the rearmost is at { $rearmost }.
ending-due = gold for icons, if the game ended now

## Things

scripted-seat = The Peddler
the-peddler = the Peddler
adventurer-warrior = a warrior
adventurer-bard = a bard
adventurer-wizard = a wizard
adventurer-noble = a noble
adventurer-rogue = a rogue
some-warrior = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
some-bard = { $count ->
    [one] { $count } bard
   *[other] { $count } bards
}
some-wizard = { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
}
some-noble = { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}
some-rogue = { $count ->
    [one] { $count } rogue
   *[other] { $count } rogues
}
boat-l-out = outer left boat
boat-l-mid = middle left boat
boat-l-in = inner left boat
boat-r-in = inner right boat
boat-r-mid = middle right boat
boat-r-out = outer right boat
dock-dl-out = outer left dock
dock-dl-in = inner left dock
dock-dr-in = inner right dock
dock-dr-out = outer right dock
berth = { $dock } ({ $pier })
pier-bazaar = Bazaar
pier-town-square = Town Square
pier-black-market = Black Market
sizes-small = small goods
sizes-large = large goods
sizes-both = goods of both sizes
# What a good would bring on the best pier if the market were now.
worth-none = {""}
worth = {" "}· { $gold ->
    [0] no buyers ashore yet
   *[other] { $gold } gold now ({ $pier })
}{ $sea ->
    [0] {""}
   *[other] , { $sea } at sea
}
passenger = { $adventurer } of the { $boat }
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
hall-red = hall of the warriors
hall-green = hall of the bards
hall-blue = hall of the wizards
hall-yellow = hall of the nobles
good-small = small { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} good
good-large = large { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} good
icon-red = { $count ->
    [one] { $count } red faction icon
   *[other] { $count } red faction icons
}
icon-green = { $count ->
    [one] { $count } green faction icon
   *[other] { $count } green faction icons
}
icon-blue = { $count ->
    [one] { $count } blue faction icon
   *[other] { $count } blue faction icons
}
icon-yellow = { $count ->
    [one] { $count } yellow faction icon
   *[other] { $count } yellow faction icons
}
icon-corruption = { $count ->
    [one] { $count } corruption icon
   *[other] { $count } corruption icons
}
icons-none = no icon
corruption-card = a corruption card ({ $icons })
corruption-card-hidden = a corruption card
staff = { $number ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} staff place
hour = { $hour }:00
hour-late = 12:00 + { $late } h
half-hour = { $hour }:30
position-hand = the clock hand behind { $hour }:00
clock-hand = hand behind { $hour }:00
rogues-criminals = Criminals
rogues-cultists = Cultists
rogues-robbers = Robbers
roguery-criminals = Criminals, who just take up room
roguery-cultists = Cultists, who can be won over as customers for a corruption card each
roguery-robbers = Robbers, who shift a customer to another boat for a corruption card
reason-action = {" "}as a part of the cost
reason-hand = {" "}for the clock hand
reason-black-market = {" "}for having sold at the Black Market
reason-cultists = {" "}for the rogue
reason-robbers = {" "}to engage the Robbers
reason-shop = {""}
space-recruit = the plaza
space-use-staff = the staff
duty-overseer = discard 1 of your corruption cards
deed-discard-one = discard 1 of your corruption cards
deed-discard-three = discard up to 3 of your corruption cards
deed-gain-good = a { $good } for your stall
deed-draw-to-boat = draw an adventurer and put it on a boat
deed-boat-to-pier = move an adventurer from a boat to a pier
deed-boat-to-hall = move a customer from a boat to its hall
deed-boat-to-bag = move an adventurer from a boat into the bag
deed-boat-to-boat = move an adventurer from one boat to another
talent-discard-one = gets rid of a corruption card
talent-discard-three = gets rid of up to 3 corruption cards
talent-gain-good = brings a { $good } along
talent-draw-to-boat = brings one more adventurer aboard a boat
talent-boat-to-pier = takes an adventurer from a boat to a pier
talent-boat-to-hall = takes a customer from a boat to its hall
talent-boat-to-bag = takes an adventurer from a boat back into the bag
talent-boat-to-boat = takes an adventurer from one boat to another
obstacle-no-card = there is no corruption card to get rid of
obstacle-no-good = no such good is left
obstacle-docks-taken = all docks are taken, and no boat is loaded any more
obstacle-nobody-in-bag = the bag is empty
obstacle-nobody-to-send = nobody aboard the boats can be moved so
cost = { $hours ->
    [0] { $corruption ->
        [0] nothing
        [one] { $corruption } corruption card
       *[other] { $corruption } corruption cards
    }
    [one] { $hours } hour{ $corruption ->
        [0] {""}
        [one] {" "}and { $corruption } corruption card
       *[other] {" "}and { $corruption } corruption cards
    }
   *[other] { $hours } hours{ $corruption ->
        [0] {""}
        [one] {" "}and { $corruption } corruption card
       *[other] {" "}and { $corruption } corruption cards
    }
}
sale = { $crowd } at { $price } gold each
line-sales = sales
    .how = The price of each good sold, once for every customer of its colour on the pier.
line-sponsorship = sponsorship
    .how = Each sponsorship icon pays as much gold as there are customers in its hall.
line-trade = other earnings of the shop
    .how = Whatever else a shop earns by its own rules.
line-renown = faction icons
    .how = At the end each faction icon brings as much gold as there are customers in its hall.
line-disgrace = corruption icons
    .how = At the end each corruption icon costs as much gold as there are rogues in the lair.
tie-1 = unsold goods
tie-2 = corruption cards (fewer are better)
option-name-townsfolk = Townsfolk
option-name-townsfolk-locals_mercenaries = locals and mercenaries
option-name-townsfolk-locals_sailors = locals and sailors
option-name-townsfolk-mercenaries_sailors = mercenaries and sailors
option-name-townsfolk-all = locals, mercenaries and sailors
option-name-rogues = Rogue card
option-name-rogues-criminals = Criminals: no effect
option-name-rogues-cultists = Cultists: rogues on a pier buy for a corruption card
option-name-rogues-robbers = Robbers: whoever loads a rogue may shift a customer for a corruption card
option-name-rogues-lot = drawn by lot
option-name-merchants = Merchants are
option-name-merchants-chosen = chosen one after another
option-name-merchants-lot = drawn by lot
option-name-peddler = Two play against the Peddler, too
option-name-peddler_level = The Peddler’s level
option-name-peddler_level-normal = normal
option-name-peddler_level-hard = hard
option-name-smelter_counts = Metallurgist and Apprentice may also see to the smelter

## The board

board-colour = Colour
board-figure = Figure at
board-round = Round
board-rogues = Rogue card
board-recruiting = Costs { $hours ->
    [0] {""}
    [one] { $hours } hour
   *[other] { $hours } hours
}{ $corruption ->
    [0] {""}
    [one] {" "}and { $corruption } corruption card
   *[other] {" "}and { $corruption } corruption cards
}
board-clock = Clock
board-marker = Market marker
board-icons = Adventurer icons, at half past
board-hands = Clock hands
board-free-hands = Free clock hands
board-mice = Mice
board-stacks = Hourglasses, from the bottom
board-next-hour = Next hour
board-next-hand = Next clock hand
board-boats = Boats
board-code = Which
board-place = Place
board-aboard = Aboard
board-piers = Piers
board-market = Open market
board-pier = Pier
board-seller = Seller
board-won-over = Rogues won over
board-buyers = Customers
board-pays = Brings
board-price = Price for each customer
board-crowd = Adventurers
board-halls = Faction halls
board-lair = Rogues in the lair
board-bag = Adventurer bag
board-drawn = Out of the bag
board-plaza = Plaza
board-townsfolk = Townsfolk
board-hours = Hours
board-corruption = Corruption cards
board-townsfolk-deck = Townsfolk deck
board-corruption-deck = Corruption deck
board-corruption-discard = Discarded corruption
board-players = Merchants
board-merchant = Merchant
board-gold = Gold
board-hour = Hour
board-stall = Stall
board-supply = Supply
board-staff = Staff
board-faction-icons = Faction icons of the staff
board-corruption-icons = Corruption icons of the staff
board-icons-active = Active sponsorship icons
board-shop = Shop
board-warrior = warriors
board-bard = bards
board-wizard = wizards
board-noble = nobles
board-rogue = rogues
board-sea = at sea
board-away = away
board-cove = The cove
board-hall-red = Hall of the warriors
board-hall-green = Hall of the bards
board-hall-blue = Hall of the wizards
board-hall-yellow = Hall of the nobles
board-pier-bazaar = Bazaar
board-pier-town-square = Town Square
board-pier-black-market = Black Market
board-oclock = { $hour }:00
board-late = 12:00 + { $late } h
board-half-past = { $hour }:30: { $number ->
    [one] { $number } adventurer comes aboard
   *[other] { $number } adventurers come aboard
}
board-own-shop = My shop
board-pages = Pages
board-visit = Shop of { $name }
board-small = small
board-large = large
board-criminals = Criminals
board-cultists = Cultists
board-robbers = Robbers
board-signs = Other signs
board-small-good = small good
board-large-good = large good
board-icon-shield = Sponsorship icon: pays at every market
board-icon-round = Faction icon: pays in the final scoring
board-icon-bolt = Sponsorship paid at once
board-locals = Locals
board-mercenaries = Mercenaries
board-sailors = Sailors
board-goes-to = goes to
board-once-more = once more: spin or roll again

## Prompts

prompt-over = The game is over.
prompt-choose-merchant = { $seat }: which merchant do you play?
prompt-choose-space = { $seat }: to which action space does your figure go? It may not stay where it stands.
prompt-choose-way = { $seat }: at { $hour }, with { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} to spend: do you go on to the next hour, or onto the clock hand?
prompt-choose-boat = { $seat }: you have drawn { $adventurer }. Which boat does it board?
prompt-choose-dock = { $seat }: the { $boat } is full. At which dock does it land?
prompt-rob-customer = { $seat }: for a corruption card the Robbers drag a customer of the { $boat } to another boat. Which one?
prompt-shift-customer = { $seat }: the Robbers drag { $adventurer } away. To which boat?
prompt-win-rogues-over = { $seat }: do you draw a corruption card, so that a rogue at the { $pier } buys like a customer of every colour? { $left ->
    [one] { $left } rogue is
   *[other] { $left } rogues are
} left. There: { $crowd }; sold are { $sizes }.
prompt-sell-goods = { $seat }: what do you sell at the { $pier } ({ $sizes })? There: { $crowd }{ $won ->
    [0] {""}
    [one] {"; "}{ $won } rogue buys from you
   *[other] {"; "}{ $won } rogues buy from you
}.{ $smuggles ->
    [1] {" "}Whoever sells anything here draws a corruption card at the end of the market: { $least } to { $most } corruption icons, each of which would cost { $lair } gold now.
   *[0] {""}
}
prompt-recruit = { $seat }: whom do you recruit from the plaza?
prompt-choose-slot = { $seat }: which staff place does the { $townsfolk } take?
prompt-use-staff = { $seat }: { $used ->
    [0] which staff ability do you use?
   *[other] which staff ability do you use next?
}
prompt-discard-corruption = { $seat }: { $most ->
    [1] which corruption card do you discard?
   *[other] which corruption cards do you discard? Up to { $most } may go.
}
prompt-choose-passenger = { $seat }: { $to ->
    [boat-to-pier] who leaves a boat for a pier?
    [boat-to-hall] which customer leaves a boat for its hall?
    [boat-to-bag] who leaves a boat for the bag?
   *[boat-to-boat] who changes boats?
}
prompt-choose-pier = { $seat }: you send { $adventurer } ashore. To which pier?
prompt-change-boat = { $seat }: you move { $adventurer }. To which boat?

## Options

option-recruit = Recruit
option-choose-space-recruit = Recruit one of the townsfolk: an ability at once, staff for later · the cost depends on the place
option-use-staff = Use staff
option-choose-space-use-staff = Use staff{ $idle ->
    [1] {""}
   *[0] {": "}{ $abilities }
}{ $idle ->
    [1] , without effect
   *[0] {""}
}{ $vain ->
    [1] , but there is nothing to do now
   *[0] {""}
}
option-townsfolk = { $it }
option-recruit-townsfolk = { $it }: { $does }{ $vain ->
    [1] {" "}(finds nothing to do now)
   *[0] { $worth }
} · { $icons }
option-staff = { $it }
option-use-staff-staff = { $ability } ({ $townsfolk }): { $does }{ $vain ->
    [1] {" "}· finds nothing to do now
   *[0] {""}
}
option-choose-slot-staff = { $taken ->
    [1] { $ability }, in place of the { $townsfolk }: { $does }
   *[0] { $ability }, free place: { $does }
}
option-boat = { $it }
option-choose-boat-boat = The { $it }; aboard: { $crowd }{ $fills ->
    [yes] . It will be full and dock
    [maybe] . It will be full and dock, unless a customer is robbed from it before
   *[no] {""}
}
option-shift-customer-boat = To the { $it }; aboard: { $crowd }{ $fills ->
    [yes] . It will be full and dock
   *[no] {""}
}
option-change-boat-boat = To the { $it }; aboard: { $crowd }{ $fills ->
    [yes] . It will be full and dock
    [maybe] . It will be full and dock, unless a customer is robbed from it before
   *[no] {""}
}
option-dock = { $it }
option-choose-dock-dock = At the { $it }: all go to the { $pier } ({ $sizes }){ $gold ->
    [-1] {""}
   *[other] {" "}· your goods there: then { $gold } gold
}{ $smuggles ->
    [1] {" "}· whoever sells there draws a corruption card, with { $least } to { $most } icons at −{ $lair } gold each by now
   *[0] {""}
}
option-pier = { $it }
option-choose-pier-pier = To the { $it } ({ $sizes }); there: { $crowd }{ $smuggles ->
    [1] {" "}· whoever sells there draws a corruption card, with { $least } to { $most } icons at −{ $lair } gold each by now
   *[0] {""}
}
option-passenger = { $it }
option-choose-passenger-passenger = Choose { $adventurer } of the { $boat }
option-rob-customer-passenger = Draw a corruption card and move { $adventurer } away from the { $boat }
option-corruption = { $it }
option-discard-corruption-corruption = Discard { $it }
option-good = { $it }
option-sell-goods-good = Sell { $ware } for { $gold } gold: { $buyers ->
    [one] { $buyers } customer × { $price } gold
   *[other] { $buyers } customers × { $price } gold
}{ $left ->
    [1] {""}
   *[other] {" "}({ $left } on the stall)
}
option-colour = { $it }
option-hour = Next hour
option-choose-way-hour = On to { $next }{ $loads ->
    [0] {""}
    [1] {"; "}on the way the boats are loaded once
    [2] {"; "}on the way the boats are loaded twice
   *[other] {"; "}on the way the boats are loaded { $loads } times
}
option-hand = Clock hand
option-choose-way-hand = Onto the clock hand: an hour more to work, but a corruption card, and no boat is loaded
option-pay = Draw a corruption card
option-win-rogues-over-pay = Draw a corruption card and win a rogue over
option-pass = Pass
option-rob-customer-pass = Leave the Robbers alone
option-win-rogues-over-pass = Go on to the sale
option-sell-goods-pass = Finish selling here
option-use-staff-pass = Use no more staff
option-discard-corruption-pass = Finish discarding

## Events

event-rogues-agreed = Rogues of this game, as agreed: { $roguery }. { $number ->
    [one] { $number } begins
   *[other] { $number } begin
} in the lair, { $number2 } in the bag.
event-rogues-drawn = Rogues of this game, by lot: { $roguery }. { $number ->
    [one] { $number } begins
   *[other] { $number } begin
} in the lair, { $number2 } in the bag.
event-townsfolk-shuffled = Townsfolk of this game: { $townsfolk-types }. Their { $number } cards are shuffled.
event-plaza-opened = On the plaza, from the dearest place to the cheapest: the { $townsfolk }, the { $townsfolk2 }, the { $townsfolk3 } and the { $townsfolk4 }.
event-merchant-chosen = { $seat } plays the { $merchant }.
event-merchant-drawn = { $seat } draws a lot and plays the { $merchant }.
event-order-drawn = The hourglasses are stacked by lot, and whoever is on top begins. From the top: { $lineup }.
event-order-behind-peddler = The hourglasses are stacked, the Peddler’s always on top, and whoever is on top begins. From the top: { $lineup }.
event-round-opened = Round { $number } of 3 begins: all hourglasses stand at { $hour }, from the top { $lineup }, and the market marker stands at { $hour2 }.
event-boat-boarded = The { $boat } comes into sight; aboard: { $crowd }.
event-rogues-set-aside = In the arrival only customers come aboard: { $number ->
    [one] { $number } rogue who was drawn goes
   *[other] { $number } rogues who were drawn go
} back into the bag.
event-production-began = The shops open: the production phase begins.
event-production-ended = All hourglasses have reached { $hour }: production ends, the market opens.
event-selling-order = At every pier they sell in this order, whoever is furthest ahead on the clock first: { $lineup }.
event-boat-turned-away = The { $boat } is still at sea and turns away. To the halls and the lair: { $crowd }.
event-purse-counted = { $seat } has { $number } gold after round { $number2 }.
event-round-ended = Round { $number } is over: adventurers on the piers go back into the bag, and all boats put out to sea.
event-mouse-left = The mouse on the clock { $clock-hand } moves to { $hour }: that hand is free from now on, and that hour is closed.
event-space-taken = { $seat } goes to { $space }.
event-space-taken-in-vain = { $seat } can do nothing anywhere in the shop and goes to { $space } just to let time pass.
event-hours-spent = { $seat } pays { $number ->
    [one] { $number } hour
   *[other] { $number } hours
} for this, from { $position } on.
event-no-hours-spent = { $seat } has no hour to pay: the hourglass stays where it is.
event-icon-passed = { $seat } passes { $half-hour } and brings { $number ->
    [one] { $number } adventurer
   *[other] { $number } adventurers
} aboard the boats.
event-icon-ignored = { $seat } passes { $half-hour }, but all docks are taken: nobody comes aboard any more.
event-hand-entered = { $seat } steps onto the clock hand behind { $hour }: an hour more to work, no boat is loaded there, and it costs a corruption card.
event-marker-moved = As all docks are taken, the market marker moves to { $hour }, just ahead of the foremost hourglass: whoever reaches it has finished for this round.
event-marker-reached = { $seat } has reached the market marker at { $hour } and has finished for this round.
event-docks-full = All four docks are taken: no boat is loaded any more in this round.
event-corruption-drawn = { $seat } draws { $corruption-card }{ $reason }.
event-corruption-discarded = { $seat } discards { $corruption-card }.
event-corruption-kept = { $seat } discards no corruption card.
event-corruption-reshuffled = The corruption deck is used up: { $number ->
    [one] the only discarded card becomes
   *[other] the { $number } discarded cards are shuffled and become
} the new deck.
event-no-corruption-left = { $seat } draws no corruption card, as none is left.
event-bag-empty = { $seat } finds nobody in the bag.
event-adventurer-drawn = { $seat } draws { $adventurer } from the bag.
event-adventurer-loaded = { $seat } puts { $adventurer } on the { $boat }.
event-boat-docked = { $seat } brings the full { $boat } in to the { $berth }. Ashore go: { $crowd }.
event-boat-docked-last = { $seat } brings the full { $boat } in to the last free dock on its side, the { $berth }. Ashore go: { $crowd }.
event-boat-removed = The { $boat } finds no dock any more and sails away. To the halls and the lair: { $crowd }.
event-customer-robbed = { $seat } has { $adventurer } dragged from the { $boat } to the { $boat2 }.
event-townsfolk-recruited = { $seat } recruits the { $townsfolk }, who { $talent }, for { $cost }.
event-ability-idle = { $seat } gains nothing from what the { $townsfolk } can do: { $obstacle }.
event-townsfolk-employed = { $seat } takes the { $townsfolk } on as { $ability }; on the card: { $icons }.
event-townsfolk-dismissed = { $seat } dismisses the { $townsfolk } to make room; the card goes under the deck.
event-townsfolk-joined = The townsfolk on the plaza move up to cheaper places, and the { $townsfolk } joins them.
event-townsfolk-left = The { $townsfolk }, whom nobody has recruited from the cheapest place of the plaza, goes under the deck.
event-staff-used = { $seat } puts the { $ability } to work.
event-nothing-done = { $seat } leaves everything as it is.
event-nothing-to-discard = { $seat } has no corruption card to discard.
event-good-gained = { $seat } gets { $ware } for the stall.
event-sent-to-pier = { $seat } sends { $adventurer } from the { $boat } to the { $pier }.
event-sent-to-hall = { $seat } sends { $adventurer } from the { $boat } to its hall.
event-sent-to-bag = { $seat } sends { $adventurer } from the { $boat } back into the bag.
event-sent-to-boat = { $seat } sends { $adventurer } from the { $boat } to the { $boat2 }.
event-pier-opened = The { $pier } opens for { $sizes }. There: { $crowd }.
event-rogue-won-over = { $seat } wins over a rogue at the { $pier } as a customer of every colour.
event-ware-sold = { $seat } sells { $ware } for { $number } gold: { $sale }.
event-goods-kept = { $seat } could sell something at the { $pier }, but keeps it.
event-no-buyers = { $seat } has goods for the { $pier }, but nobody there wants their colours.
event-no-goods-to-sell = { $seat } has nothing to sell at the { $pier } ({ $sizes }).
event-market-ended = All piers are closed. Whoever sold at the Black Market draws a corruption card, and the halls pay their sponsorship.
event-hall-paid = { $seat } receives { $number2 } gold of sponsorship: { $number ->
    [one] { $number } active icon
   *[other] { $number } active icons
} × { $some } in their hall.
event-hall-paid-at-once = { $seat } receives { $number2 } gold of sponsorship at once: { $number } gold × { $some } in their hall.
event-final-scoring = The third market is over, and with it the game. Now the icons on staff and corruption cards count, by who is in the halls and the lair: { $crowd }.
event-gold-earned = { $seat } has earned { $number } gold by { $number3 ->
    [0] sales and { $number2 } by sponsorship
   *[other] sales, { $number2 } by sponsorship and { $number3 } otherwise in the shop
}.
event-hand-revealed = { $seat } turns { $number ->
    [one] the only corruption card
   *[other] { $number } corruption cards
} over.
event-corruption-revealed = { $seat } had { $corruption-card }.
event-icons-scored = { $seat } gains { $number2 } gold: { $number ->
    [one] { $number } faction icon
   *[other] { $number } faction icons
} × { $some } in their hall.
event-corruption-scored = { $seat } loses { $number2 } gold: { $number ->
    [one] { $number } corruption icon
   *[other] { $number } corruption icons
} × { $some } in the lair.
event-gold-counted = { $seat } ends with { $number } gold in all.
event-tie-broken-by-goods = { $seat } has as much gold as { $mention }, but more unsold goods: { $number } against { $number2 }.
event-tie-broken-by-cards = { $seat } has as much gold and as many unsold goods as { $mention }, but fewer corruption cards: { $number } against { $number2 }.
event-solo-tie = { $seat } is level with the Peddler in gold, unsold goods and corruption cards, and that is not enough.
event-solo-won = { $seat } beats the Peddler, { $number } gold against { $number2 }, and wins the game.
event-solo-lost = { $seat } does not beat the Peddler, { $number } gold against { $number2 }: the game is lost.
event-game-decided = { $seat } wins the game with { $number } gold.
event-victory-level = { $lineup } share the victory: all have { $number } gold, and as many unsold goods and corruption cards.

## Events that earlier versions told

event-rogues-came = The rogues of this game are { $rogues }: { $number } in the lair, { $number2 } in the bag.
event-hourglass-stacked = { $seat } { $number ->
    [1] is on top of the stack of hourglasses and begins
   *[other] is number { $number } in the stack
}.
event-townsfolk-came = The { $townsfolk } comes to the plaza, place { $number }.
event-round-began = Round { $number } begins; all hourglasses stand at { $hour }.
event-mouse-moved = The mouse on the { $number ->
    [1] first
   *[other] second
} clock hand moves to { $hour }: that hand is free, and that hour is closed.
event-townsfolk-called = { $seat } recruits the { $townsfolk } from place { $number } of the plaza.
event-ability-lost = { $seat } gets nothing from what the { $townsfolk } can do.
event-townsfolk-hired = { $seat } takes the { $townsfolk } on as { $ability }.
event-good-sold = { $seat } sells { $ware } to { $number ->
    [one] { $number } customer
   *[other] { $number } customers
} for { $number2 } gold.
event-sponsored = { $seat } has { $number ->
    [one] { $number } sponsorship icon
   *[other] { $number } sponsorship icons
} of the { $hall } and receives { $number2 } gold.
event-sponsored-at-once = { $seat } receives { $number } gold from the { $hall } at once.
event-renown-scored = { $seat } has { $number ->
    [one] { $number } faction icon
   *[other] { $number } faction icons
} of the { $hall } and gains { $number2 } gold.
event-disgrace-scored = { $seat } has { $number ->
    [one] { $number } corruption icon
   *[other] { $number } corruption icons
} and loses { $number2 } gold to the lair.
event-tie-by-goods = { $seat } is ahead of others with as much gold by more unsold goods ({ $number }).
event-tie-by-corruption = { $seat } is ahead of others with as much gold by fewer corruption cards ({ $number }).
event-game-won = { $seat } wins the game.
event-victory-shared = { $seats } share the victory.

## Help

help-goal = You keep a shop in the cove, with a board and rules of its own. In each of three rounds adventurers sail in on six boats; you spend your hours on making goods in four colours and two sizes, and you help to decide which customers land at which of the three piers. In the market a good brings its price once for every customer of its colour on the pier: a small blue good for three wizards is 3 × 4 gold. Sponsorship and the icons on your staff bring gold, too; corruption costs you at the end. Most gold after three rounds wins.
    .title = Aim of the game
    .ids = MC-GEN-4 MC-GEN-11 MC-FLOW-1 MC-MARKET-5 MC-SPON-1 MC-END-2 MC-END-3 MC-END-4

help-setup = Everybody plays a different merchant and begins without gold. Townsfolk of two or all three types are shuffled, and four of them lie open on the plaza. Each faction hall holds one customer. The other 12 warriors, 12 bards, 8 wizards and 8 nobles are in the bag. The rogue card says how many rogues join them and how many begin in the lair. The hourglasses are stacked on 1:00 in random order, the top one begins; the Peddler’s lies on top of all. A mouse sits on each clock hand, and the market marker stands at 12:00. For a first game take locals, mercenaries and the Criminals.
    .title = Set-up
    .ids = MC-SETUP-2 MC-SETUP-3 MC-SETUP-5 MC-SETUP-6 MC-SETUP-7 MC-SETUP-9 MC-SETUP-10 MC-SETUP-12 MC-SETUP-13 E-58

help-round = A round is a day with four phases. Arrival: two adventurers come aboard each boat. Production: whoever is furthest back on the clock takes a turn, until all hourglasses have reached the market marker; boats still at sea then bring their customers to the halls and their rogues to the lair. Market: goods are sold at the three piers one after another, then sponsorship is paid. Cleanup prepares the next day. After the third market the final scoring follows instead. Gold, stalls, staff, corruption cards and everything in your shop stay from round to round.
    .title = Course of a round
    .ids = MC-FLOW-1 MC-FLOW-2 MC-ARRIVE-2 MC-ENDP-1 MC-ENDP-3 MC-MARKET-9 MC-CLEAN-9

help-arrival = At the beginning of a round all six boats are empty and at sea, three on each side of Dragon Island. Two adventurers drawn from the bag come aboard each of them, from left to right. There are four kinds of customers: warriors buy red goods, bards green, wizards blue, nobles yellow. Wizards and nobles are rarer (9 each, against 13 warriors and 13 bards) and pay better. Rogues are grey and buy nothing. With Criminals or Robbers a rogue drawn now is set aside and goes back into the bag; with Cultists it sails along. What the bag holds can be seen at any time.
    .title = Arrival and adventurers
    .ids = MC-GEN-2 MC-ARRIVE-1 MC-ARRIVE-2 MC-ARRIVE-3 MC-ARRIVE-4 MC-ARRIVE-5 E-15

help-turn = Whoever’s hourglass is furthest back takes the turn; of several on one space the top one. So you may have several turns in a row. Move your figure to another action space of your shop: never the one it stands on, not even across rounds. Carry the action out; you may choose it if at least a part of it is possible. Then pay: first draw the corruption cards of its cost, then move your hourglass forward by its hours. Every shop has Recruit and Use Staff; the other spaces are its own. If nothing at all can be done, any other space except Recruit costs its hours for nothing. Once you have reached the market marker, you are done for the round.
    .title = A turn
    .ids = MC-TURN-0 MC-TURN-1 MC-TURN-2 MC-TURN-3 MC-TURN-4 MC-GEN-7 MC-ENDP-1 E-01

help-clock = An hour moves your hourglass one space; on arrival it goes on top of those already there. Whenever it passes 3:30, 6:30, 9:30 or 11:30, you load the boats. With two seats 9:30 and 11:30 count twice, with three only 11:30; the Peddler counts as a seat. Round 1 begins at 1:00, round 2 at 2:00, round 3 at 3:00. The market marker stands at 12:00; when all four docks are taken, it moves to the hour directly ahead of the foremost hourglass. Production ends when all have reached it. You may pass it: those beyond come back to it, the one furthest ahead on top, and sell first.
    .title = Clock
    .ids = MC-SETUP-11 MC-CLOCK-1 MC-CLOCK-2 MC-CLOCK-3 MC-CLOCK-4 MC-CLOCK-5 MC-CLOCK-6 MC-DOCK-4 MC-DOCK-6 MC-ENDP-1 MC-ENDP-2
    .about = The 6:30 icon is reconstructed.

help-hands = A clock hand is an extra space: one lies behind 6:00, the other behind 9:00. While a mouse sits on it, it is closed. The first hand is free in rounds 2 and 3, the second in round 3; the mice go to 1:00 and 2:00 and close these hours. Standing at 6:00 with an hour to spend you may step onto the hand instead of going to 7:00; the next step leads on to 7:00. So you get one more hour of work. For that you draw a corruption card at once, and you load no boat, because you do not pass 6:30. A hand ranks behind its hour and before the next.
    .title = Clock hands and mice
    .ids = MC-CLOCK-7 MC-CLOCK-8 MC-CLOCK-9 MC-CLOCK-10 MC-CLOCK-11 MC-CLOCK-12 MC-CLEAN-5 MC-CLEAN-6 E-10 E-11 E-13
    .about = Where the hands lie is reconstructed.

help-boats = To load the boats, draw an adventurer from the bag and then put it on any boat at sea with a free place, on either side. Rogues are loaded, too. A boat holds four; whoever puts the fourth aboard must dock it at once. So look for a boat with customers whose goods you have, and for the pier where you can sell them, or spoil the boat for others with a rogue. If the bag is empty, nothing happens. At the end of production boats still at sea are emptied: customers into their halls, rogues into the lair.
    .title = Loading boats
    .ids = MC-SETUP-1 MC-LOAD-1 MC-LOAD-2 MC-LOAD-3 MC-LOAD-4 MC-LOAD-5 MC-ENDP-3 E-14

help-docks = A full boat docks on its own side: left at the outer dock, which leads to the Bazaar, or at the inner one, to the Town Square; right at the inner dock, again to the Town Square, or at the outer one, to the Black Market. All aboard go to that pier, and the empty boat stays in the dock. So the Town Square may get eight adventurers, the other two four each. When both docks of a side are taken, the third boat there sails away: its customers go to their halls, its rogues to the lair. With all four docks taken no boat is loaded any more, and the market marker moves forward.
    .title = Docks and piers
    .ids = MC-DOCK-1 MC-DOCK-2 MC-DOCK-3 MC-DOCK-4 MC-DOCK-5 MC-DOCK-7 E-66
    .about = Which dock leads to which pier is deduced.

help-goods = Every merchant makes goods in four colours and two sizes; only the names differ. The colour says who buys: red warriors, green bards, blue wizards, yellow nobles. The size says where: large goods at the Bazaar, small ones at the Town Square, both at the Black Market. The base price for one customer is 3 gold for a small red or green good, 4 for blue or yellow; large ones bring 6 and 8. What you make goes from your supply to your stall, which everybody sees and which is never full. The supply is limited: if no piece of a good is left, you cannot make it. Sold goods go back to it, unsold ones stay for the next market.
    .title = Goods and stall
    .ids = MC-GEN-3 MC-GEN-4 MC-GEN-5 MC-GEN-6 MC-MARKET-7 E-85

help-market = The piers are visited from left to right: Bazaar (large goods), Town Square (small goods), Black Market (both). At each all sell one after another, the top hourglass first: any number of goods that fit, or none. A good brings its base price times the customers of its colour on that pier; without any it cannot be sold there. Customers are not used up: they count in full for every good and for every seller. So four warriors pay 12 gold for each small red good. Whoever sold anything at the Black Market then draws one corruption card. After that the halls pay sponsorship. Customers leave the piers only in the cleanup, back into the bag.
    .title = Market
    .ids = MC-MARKET-1 MC-MARKET-2 MC-MARKET-3 MC-MARKET-4 MC-MARKET-5 MC-MARKET-6 MC-MARKET-7 MC-MARKET-8 MC-MARKET-9 MC-CLEAN-1 E-31

help-halls = Each faction has a hall: warriors, bards, wizards, nobles. Customers come there from boats that found no dock or were still at sea when production ended, or are led there by a sailor, and stay for the rest of the game. A hall is worth as much gold as it holds customers. Active sponsorship icons of your shop pay that in every market phase, after all sales; each icon pays. Immediate sponsorship pays it once, at that moment. The round faction icons on your staff and corruption cards pay it in the final scoring. Rogues of such boats go to the lair: there every corruption icon costs you as much gold as there are rogues.
    .title = Halls, lair and sponsorship
    .ids = MC-SPON-1 MC-SPON-2 MC-SPON-3 MC-SPON-4 MC-DOCK-3 MC-ENDP-3 MC-END-2 MC-ROGUE-3 E-65

help-corruption = You draw corruption cards as the cost of some actions, on a clock hand, after sales at the Black Market, for some rogue cards and in your shop. Only you see your cards, but all see how many you hold. In the final scoring each corruption icon on them and on your staff costs as much gold as there are rogues in the lair; each faction icon on them brings as much as there are customers in its hall. Of the 60 cards 24 have one corruption icon, 24 two and a faction icon, 12 four and two faction icons. The Overseer and locals let you discard cards, face down.
    .title = Corruption
    .ids = MC-GEN-8 MC-GEN-9 MC-GEN-10 MC-MARKET-8 MC-CLOCK-9 MC-STAFF-2 MC-END-1 MC-END-2 MC-END-3 E-24
    .about = What corruption cards show is reconstructed.

help-rogues = One rogue card holds for the whole game. Criminals (2 rogues in the lair, 6 in the bag) do nothing. Cultists (1 and 5) also come in the arrival. Before selling at a pier you may draw a corruption card for each rogue there: it then counts as one customer of every colour for all you sell at that pier now. You need a good of a fitting size. Robbers (2 and 5): whoever puts a rogue on a boat may draw a corruption card and move a customer of that boat to another boat at sea with room, before any boat docks. Apart from that, rogues on piers buy nothing.
    .title = Rogue card
    .ids = MC-ROGUE-1 MC-ROGUE-2 MC-ROGUE-3 MC-ROGUE-4 MC-ROGUE-5 MC-ROGUE-6 MC-ROGUE-7 E-32 E-82
    .about = How many rogues there are is reconstructed.

help-plaza = Four townsfolk lie open on the plaza. Recruit one: its ability works at once, as far as possible. Then it takes a place on your staff board, a free one or that of somebody who goes under the deck; from now on you can use the staff ability of that place. At last you pay what its place on the plaza costs: from the left 2 hours and a corruption card, 2 hours, 1 hour and a corruption card, 1 hour. Then the others slide to the right, and a new one comes on the left. So waiting makes them cheaper, if nobody else takes them; after a round the rightmost leaves.
    .title = Plaza and recruiting
    .ids = MC-RECRUIT-1 MC-RECRUIT-2 MC-RECRUIT-3 MC-RECRUIT-4 MC-RECRUIT-5 MC-RECRUIT-6 MC-RECRUIT-7 MC-RECRUIT-8 MC-CLEAN-2 E-80
    .about = The costs are reconstructed.

help-townsfolk = Of three types, twelve cards each, two or all are in play. Locals let you discard one of your corruption cards, some up to three, and have many faction icons. Mercenaries bring a certain good from your supply to your stall, but some have corruption icons. Sailors move adventurers: one drawn from the bag onto a boat, or one of a boat to a pier, to its hall (customers only), into the bag or onto another boat at sea. The ability works once, when you recruit, and must be used if it can be; what is impossible is lost. The icons count at the end.
    .title = Townsfolk
    .ids = MC-TOWN-1 MC-TOWN-2 MC-TOWN-3 MC-TOWN-4 MC-TOWN-5 MC-TOWN-6 MC-TOWN-7 MC-TOWN-8 MC-TOWN-9 MC-TOWN-10 MC-RECRUIT-8 E-30
    .about = Icons and which card does what are reconstructed.

help-staff = Your staff board has four places, each with an ability of its merchant; the last one is the Overseer in every shop. Whoever you recruit makes the ability of the chosen place usable, from a later turn on. The action Use Staff, normally for 2 hours, uses one or more of your staffed abilities, each at most once, in any order; each is done completely before the next. So a full staff does four things in one action. The Overseer discards one of your corruption cards. An ability may be chosen even if it finds nothing to do. At the end the icons on your staff cards count; replaced cards do not.
    .title = Staff
    .ids = MC-STAFF-1 MC-STAFF-2 MC-RECRUIT-3 MC-RECRUIT-8 MC-END-2 E-71 E-73 E-95

help-cleanup = After rounds 1 and 2: all adventurers on the piers go back into the bag; those in halls and lair stay. The townsfolk card on the right of the plaza goes under the deck, the others slide, and a new one comes. The boats return to sea, empty. Some shops have something to do. A mouse moves from a clock hand to the lowest hour, which frees the hand. The stack of hourglasses goes, in the same order, to the first hour without a mouse, so that the last order of selling is the first order of turns. The market marker goes back to 12:00. Everything else stays as it is. After round 3 there is no cleanup.
    .title = Cleanup
    .ids = MC-CLEAN-1 MC-CLEAN-2 MC-CLEAN-3 MC-CLEAN-4 MC-CLEAN-5 MC-CLEAN-6 MC-CLEAN-7 MC-CLEAN-8 MC-CLEAN-9 MC-FLOW-2

help-end = After the third market all corruption cards are revealed. Each faction icon on your staff and corruption cards brings as much gold as there are customers in its hall. Each corruption icon on them costs as much gold as there are rogues in the lair; your gold may even fall below 0. Most gold wins. In a tie more unsold goods on the stall decide, then fewer corruption cards; if that is equal, too, the victory is shared. Alone you must end ahead of the Peddler: if everything is equal, you have not won.
    .title = Final scoring
    .ids = MC-END-1 MC-END-2 MC-END-3 MC-END-4 MC-END-5 MC-PEDDLER-39 E-62 E-63 E-92

# What a choice brings.

gain-gold = gold
gain-corruption = { $number ->
    [one] corruption card
   *[other] corruption cards
}
gain-staff = staff
gain-turns = { $number ->
    [one] turn before the market
   *[other] turns before the market
}
    .gone = ends your round: no further turn before the market
gain-hours = { $number ->
    [one] hour spent
   *[other] hours spent
}
gain-good = { $it }
gain-colour = sponsorship ({ $it })
gain-ichors = { $number ->
    [one] ichor in the waste
   *[other] ichors in the waste
}
## Why something cannot be chosen

why-merchant-taken = { $seat } plays this merchant.
why-figure-stands-there = Your figure stands there, and it may not stay.
why-plaza-empty = The plaza is empty: there is nobody to recruit.
why-no-staff = You have no staff yet: recruit somebody first.
why-staff-place-free = Nobody of your staff has this place.
why-staff-used-already = You have used this ability already; each works once.
why-boat-docked = This boat has docked; only boats at sea are boarded.
why-boat-away = This boat has sailed away for the rest of the round.
why-boat-full = This boat is full: { $number } are aboard.
why-boat-same = It must be another boat than the one it comes from.
why-dock-other-side = A boat docks only on its own side of the island.
why-dock-taken = A boat lies at this dock already.
why-not-aboard = Nobody of this kind is aboard this boat.
why-rogue-without-hall = Rogues have no hall; only customers go there.
why-no-other-boat = No other boat at sea has a free place.
why-only-customers-robbed = The Robbers drag away customers only, no rogue.
why-other-boat-robbed = The Robbers take somebody from the { $boat } only, where the rogue went aboard.
why-no-corruption-card = It costs a corruption card, and none is left to draw.
why-no-cultists = Rogues buy something only if the Cultists are in play.
why-no-rogue-there = No rogue is left at the { $pier } to be won over.
why-no-good-for-pier = You have no good that can be sold at the { $pier }.
why-not-on-stall = You have none of these on your stall.
why-wrong-size = At the { $pier } only { $sizes } are sold.
why-no-customer = It takes { $adventurer } to buy it, and there is none at the { $pier }.
why-good-passed-over = You left this good out and have sold another since: take that back if you want to sell both.
why-card-passed-over = You kept this card and have discarded another since: take that back if you want to discard both.
why-same-icons = It has the same icons as another card that you can choose.
why-not-in-supply = None of these is left in your supply.
why-spaces-later = You choose an action space at the beginning of a turn; first answer what is asked now.
why-townsfolk-later = Townsfolk of the plaza are recruited with the action Recruit.
why-staff-later = Staff abilities are used with the action Use Staff.
why-boats-later = Boats are boarded when an hourglass passes a half hour with adventurers, and by sailors whom somebody recruits.
why-docks-later = A boat docks as soon as four are aboard.
why-piers-later = Goods are sold at one pier after another in the market, from left to right.
why-goods-later = Goods of the stall are sold in the market.
why-clock-by-itself = Hourglasses move by the hours that actions cost.
why-cards-later = Corruption cards are discarded when a local or your Overseer lets you.
why-shop-later = This belongs to an action of your shop: choose its space first, at the beginning of a turn.

## Marks on the chart

mark-round-opened = Round { $number }

# What the cards of the board say: what each component is for.

about-boat = It holds four. Whoever puts the fourth aboard docks it at once, and all aboard go to the pier of that dock.
    .topic = boats

about-adventurer = A customer. Warriors buy red goods, bards green, wizards blue and nobles yellow; each on the pier raises what such a good brings.
    .topic = arrival

about-rogue = Rogues buy nothing, but take up room on boats and piers. In the lair they make corruption dearer at the end.
    .topic = rogues

about-bag = Adventurers to come. Everybody may know who is inside; whoever loads a boat draws one.
    .topic = arrival

about-dock = A full boat docks here, and everybody aboard goes to the pier behind it. When all docks are taken, the market comes earlier.
    .topic = docks

about-pier = In the market phase goods of the sizes shown are sold here, each at its price times the customers of its colour.
    .topic = market

about-black-market = Goods of both sizes are sold here. But whoever sells anything here draws a corruption card at the end of the market: each icon on it costs as much gold at the end as there are rogues in the lair.
    .topic = market

about-sale = What this good brings here now: its price, once for every customer of its colour. Customers are not used up.
    .topic = market

about-hall = Its customers are worth gold: active sponsorship icons pay as many at every market, faction icons at the end.
    .topic = halls

about-lair = Each corruption icon costs as much gold at the end as there are rogues in here.
    .topic = halls

about-rogues = This card holds for the whole game. It says how many rogues there are, and what they do.
    .topic = rogues

about-hour = Every hour that an action costs moves your hourglass one space. Whoever is furthest back takes the next turn.
    .topic = clock

about-hand = A clock hand is an extra space: one more hour of work, for a corruption card. A mouse closes it.
    .topic = hands

about-half-past = Whoever passes this time loads the boats: draws an adventurer and chooses a boat for it.
    .topic = boats

about-marker = When all hourglasses have come here, the market begins.
    .topic = clock

about-townsfolk = Recruited with the action Recruit: what they can do happens at once, then they take a place of your staff. Faction icons bring gold at the end, corruption icons cost it.
    .topic = plaza

about-townsfolk-deck = Townsfolk to come. A new one comes to the plaza whenever somebody has been recruited.
    .topic = plaza

about-corruption-deck = Corruption cards are drawn as the price of some actions. Nobody else sees which ones you draw.
    .topic = corruption

about-corruption-discard = Corruption cards that somebody got rid of.
    .topic = corruption

about-corruption = At the end each corruption icon costs as much as there are rogues in the lair; each faction icon brings what its hall is worth.
    .topic = corruption

about-recruit = Choose somebody from the plaza: their ability works at once, and they join your staff.
    .topic = plaza

about-use-staff = Use any number of your staffed abilities in one action, each once.
    .topic = staff

about-staff = Somebody recruited makes this ability usable, with the action Use Staff.
    .topic = staff

about-good = Its colour says who buys it, its size at which pier. It brings its price once for every such customer.
    .topic = goods

about-sponsorship = Each active icon pays as much gold at every market as there are customers in its hall.
    .topic = halls

about-gold = Most gold at the end wins. It comes from sales, sponsorship and icons.
    .topic = end

# What a payment is for, in the sums of turns and rounds.

pay-ware-sold = Sales
pay-hall-paid = Sponsorship
pay-hall-paid-at-once = Sponsorship
pay-icons-scored = Faction icons
pay-corruption-scored = Corruption
