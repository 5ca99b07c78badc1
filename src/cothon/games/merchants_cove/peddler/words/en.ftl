# The Peddler in English. A player's name only ever begins a sentence, as the Peddler's has an article.

## Things

errand-recruit = recruit and draw two adventurers
errand-goods-1 = obtain { $first }
errand-goods-2 = obtain { $first } and { $second }
errand-card-1 = obtain: { $first }
errand-card-2 = obtain: { $first }, { $second }
errand-sponsorship = collect 2 gold for each customer in the hall of the { $hall ->
    [red] warriors
    [green] bards
    [blue] wizards
   *[yellow] nobles
}
side-left = left
side-right = right
depth-inner = inner
depth-outer = outer
spot-left-outer = left, outer
spot-left-inner = left, inner
spot-right-inner = right, inner
spot-right-outer = right, outer
manner = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} ({ $spot })

## The board

board-peddler = Peddler
board-goods-of = Goods of
board-row = Stall, from the left
board-pool = Customer pool
board-few-goods = Goods with which it takes a hand
board-takes-hands = Takes clock hands
board-decisive = Decisive place of the stall
board-next-aboard = Next aboard, place of the pool
board-icon-places = Pool places with the customer icon
board-left-card = Left card slot
board-right-card = Right card slot
board-errand = Next errand
board-kind = Action
board-recruit-and-draw = recruit and draw
board-obtain-goods = obtain goods
board-sponsorship = sponsorship
board-goods = Goods
board-hall = Hall
board-half = Half of the board
board-left = left
board-right = right
board-deck = Cards in the deck
board-discard = Discarded cards
board-inner = inner
board-outer = outer
board-how-often = How often
board-next-card = next card
board-together = Both halves together
board-where = Half of the board, and inner or outer
board-says-recruit = I shall recruit on the { $half ->
    [left] left
   *[right] right
} half and draw two adventurers.
board-says-goods = I shall put on my stall: { $goods }.
board-says-sponsorship = I shall collect { $gold } gold for each customer in the hall of the { $hall ->
    [red] warriors
    [green] bards
    [blue] wizards
   *[yellow] nobles
}.
board-says-later = How often? My next card will say.
board-says-now = Now { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}: { $side ->
    [left] left
   *[right] right
}, { $depth ->
    [inner] inner
   *[outer] outer
}.
board-says-nothing = My first card of the day is still to come.
board-last-errand = Last errand
board-recruited = Recruited
board-nobody-recruited = nobody yet
board-up-to-few = up to { $few }: takes the hand
board-beyond-few = more: does not
board-hand-limit = With at most { $few } goods on its stall it takes a free clock hand, with more it does not.
board-from-the-right = For the boats it goes through its goods from the right: the first one with a customer of its colour in the pool sends that customer.
board-aboard-next = Goes aboard next
board-from-the-bag = Nobody in the pool fits: the next one to go aboard comes from the bag
board-nozama = Nozama
board-customer-icon = Filled up with a customer when a round begins

## Events

event-goods-borrowed = { $seat } sells the goods of a merchant whom nobody plays: { $merchant }.
event-hard-cards = { $seat } plays on level hard: { $number } of its cards make way for harder ones.
event-cards-shuffled = { $seat } gets a new deck, shuffled from { $number } cards; these say what it does.
event-errand-foreseen = { $seat } lays out its first card of the day, so that its next errand is known: { $errand } (on the { $side } half of the cove).
event-errand-set = { $seat } turns up a second card and does its errand { $manner }: { $errand }. Cost: { $cost }.
event-errand-next = { $seat } keeps the second card; that is its next errand: { $errand } (on the { $side } half of the cove).
event-rogues-refused = { $seat } takes only customers into its pool when a day begins; back into the bag { $number ->
    [one] goes { $number } rogue
   *[other] go { $number } rogues
}.
event-recruited-there = { $seat } recruits where its two cards point on the plaza ({ $spot }): the { $townsfolk }, not for the ability, only for what counts at the end: { $icons }.
event-recruited-nearest = { $seat } finds nobody where its two cards point on the plaza ({ $spot }) and recruits the nearest one, the { $townsfolk }, only for what counts at the end: { $icons }.
event-nobody-to-recruit = { $seat } finds the plaza empty and recruits nobody.
event-joined-pool = { $seat } draws { $adventurer } from the bag into its pool.
event-pool-full = { $seat } has no room left in its pool: instead of drawing an adventurer it discards a corruption card at random.
event-good-obtained = { $seat } obtains { $ware } for its stall.
event-stall-full = { $seat } has no room on its stall for { $ware }: instead it draws an adventurer for its pool.
event-good-not-left = { $seat } cannot obtain { $ware }, as none is left.
event-hand-taken = { $seat } takes the clock hand: with { $number2 } goods on its stall or fewer it always does, and it has { $number }.
event-hand-avoided = { $seat } passes the clock hand by: with more than { $number2 } goods on its stall it always does, and it has { $number }.
event-picked-for-good = { $seat } looks for somebody to go aboard. From the right of its stall, the first good with a customer in its pool is { $ware }: it sends { $adventurer }.
event-picked-rogue = { $seat } looks for somebody to go aboard. No good on its stall has a customer in its pool, so it sends a rogue from there.
event-picked-nobody = { $seat } looks for somebody to go aboard. In its pool there is neither a customer for its goods nor a rogue, so it draws from the bag.
event-loaded-by-icons = { $seat } puts { $adventurer } on the boat at sea that is nearest to where its two cards point ({ $spot }): the { $boat }.
event-loaded-across = { $seat } finds no boat at sea on the side where its two cards point ({ $spot }) and puts { $adventurer } on the { $boat }.
event-steered-by-icon = { $seat } has filled the { $boat } and follows its second card to the { $depth } dock.
event-steered-aside = { $seat } has filled the { $boat }; its second card says { $depth }, but that dock is taken, so it must be the other one.
event-pool-paid = { $seat } receives { $number2 } gold of sponsorship for its pool: { $some } there × { $number } in their hall.

## Events that earlier versions told

event-errand-decided = { $seat } turns up the second card ({ $spot }): { $errand }{ $number ->
    [1] {""}
    [2] , twice
   *[other] , { $number } times
}.
event-recruited-by-icons = { $seat } follows its icons ({ $spot }) and recruits the { $townsfolk } from place { $number } of the plaza, just for the icons on the card.
event-recruited-nearby = { $seat } finds nobody where its icons point ({ $spot }) and recruits the nearest one, the { $townsfolk } from place { $number }, just for the icons on the card.
event-hand-wanted = { $seat } has few goods on its stall ({ $number }) and so wants the clock hand.
event-hand-shunned = { $seat } has enough goods on its stall ({ $number }) to pass the clock hand by.

## Help

help-peddler = Alone you play against the Peddler; two may let it join. Nobody plays it: cards do. It sells the goods of an unused merchant, counts as a seat for the clock and begins on top of the hourglasses. In its turn a card comes into the left slot. The left half of the right card says what it does, on which half of the main board, and part of the cost; the right half of the left card how often, inner or outer, and the rest of the cost, which is paid once, hours first. Then the left card moves into the right slot: so you see its next errand. Level hard exchanges 4 of its 16 cards. Alone you win only if you end ahead of it.
    .title = Peddler
    .ids = MC-PEDDLER-1 MC-PEDDLER-2 MC-PEDDLER-4 MC-PEDDLER-5 MC-PEDDLER-10 MC-PEDDLER-11 MC-PEDDLER-12 MC-PEDDLER-13 MC-PEDDLER-14 MC-PEDDLER-39 E-92
    .about = What the cards say is reconstructed.
help-peddler_errands = Recruit and draw: the Peddler takes the townsfolk card that its icons name, from left outer (place 1) to right outer (place 4), only for its icons at the end, and draws two adventurers into its pool of 6. For each that finds no room it discards a corruption card at random. Obtain goods: they go to the leftmost free places of its stall of 6; for a good without room it draws an adventurer into its pool, and one that is not left is lost. Sponsorship: 2 gold at once for each customer in the hall shown. On the clock it takes a free hand if it has 3 goods or fewer on its stall.
    .title = The Peddler’s errands
    .ids = MC-PEDDLER-6 MC-PEDDLER-7 MC-PEDDLER-15 MC-PEDDLER-16 MC-PEDDLER-18 MC-PEDDLER-19 MC-PEDDLER-20 MC-PEDDLER-21 MC-PEDDLER-22 E-84
help-peddler_boats = When the Peddler loads boats, its stall decides: from the right, the first good whose colour a customer in its pool has sends that customer. Otherwise a rogue of the pool goes; otherwise somebody is drawn from the bag. Its icons name the boat: on their side the one at sea that lies outermost or innermost, and if there is none, the same on the other side. A boat that is full docks on its own side, outside or inside as the icon says, or at the other dock if that one is taken. Then the pool moves up to the left. The Peddler never makes use of Robbers.
    .title = The Peddler and the boats
    .ids = MC-PEDDLER-24 MC-PEDDLER-25 MC-PEDDLER-26 MC-PEDDLER-27 MC-PEDDLER-28 MC-PEDDLER-29 MC-PEDDLER-30 MC-PEDDLER-37 E-91
help-peddler_market = At each pier the Peddler sells every good that finds a customer, even if a later pier would pay more; with Cultists it first wins over every rogue there, if it has a good of a fitting size. What it cannot sell keeps its place, and new goods fill the gaps. Then each customer in its pool brings as much gold as there are customers in the hall of that colour; rogues bring nothing, and all of them stay. When the next round begins, the four left places of the pool are filled up with customers, and all its cards form a new deck. Nobody sees its corruption cards before the end.
    .title = The Peddler at the market
    .ids = MC-PEDDLER-9 MC-PEDDLER-32 MC-PEDDLER-33 MC-PEDDLER-34 MC-PEDDLER-35 MC-PEDDLER-36 MC-PEDDLER-38 MC-PEDDLER-40

# What the cards of the board say: what each component is for.

about-peddler = Nobody plays the Peddler: cards do. It sells the goods of an unused merchant, and it can win.
    .topic = peddler

about-errand = The left half of the right card says what it does and where; the right half of the left card how often, inner or outer.
    .topic = peddler_errands

about-errand-deck = In each of its turns a card comes into the left slot, and the one before moves on to the right.
    .topic = peddler

about-row = Its goods, filled up from the left. For the boats it goes through them from the right: the first with a fitting customer decides.
    .topic = peddler_boats

about-pool = Its own adventurers. From here it sends them to the boats, and its customers bring gold at every market.
    .topic = peddler_boats

about-recruited = Townsfolk that it has recruited. Only their icons count, at the end.
    .topic = peddler_errands

about-hand-limit = Few goods on its stall: it takes a free clock hand and so works longer.
    .topic = peddler

# What a payment is for, in the sums of turns and rounds.

pay-pool-paid = Sponsorship
