# The Chronomancer in English. A ware and an icon have their articles; merchant, abilities, spaces and slots have none.

## Things

merchant-chronomancer = Chronomancer
ware-chronomancer-small = { $colour ->
    [red] a red relic
    [green] a green relic
    [blue] a blue relic
   *[yellow] a yellow relic
}
ware-chronomancer-large = { $colour ->
    [red] a red artifact
    [green] a green artifact
    [blue] a blue artifact
   *[yellow] a yellow artifact
}
ability-chronomancer-1 = Recombobulator
ability-chronomancer-2 = Enlarger
ability-chronomancer-3 = Breaker
ability-chronomancer-4 = Overseer
duty-chronomancer-1 = exchange 1 relic of your stall for one of another colour
duty-chronomancer-2 = exchange 1 relic of your stall for an artifact of its colour
duty-chronomancer-3 = exchange 1 artifact of your stall for 2 relics of its colour
ring-lm = left time machine
ring-u1 = first upper portal space
ring-u2 = second upper portal space
ring-u3 = third upper portal space
ring-rm = right time machine
ring-l1 = first lower portal space
ring-l2 = second lower portal space
ring-l3 = third lower portal space
timeline-ul = upper left slot
timeline-ur = upper right slot
timeline-ll = lower left slot
timeline-lr = lower right slot
task-artifact = { $colour ->
    [red] a red artifact
    [green] a green artifact
    [blue] a blue artifact
   *[yellow] a yellow artifact
}
task-relic = a { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} or { $other ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} relic
task-relic-or-sponsorship = a { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} relic, or gold from the hall of the { $other ->
    [red] warriors
    [green] bards
    [blue] wizards
   *[yellow] nobles
} at once
task-recruit = recruit
task-use-staff = use staff
task-freeze-time = freeze time
task-shift-timelines = shift timelines
purpose-freeze-time = freeze time, that is, take frozen hours, which save hours later
purpose-shift-timelines = shift timelines, that is, change what the portals offer
snag-none = {""}
snag-goods = , without effect, as none is left
snag-recruit = , without effect, as the plaza is empty
snag-use-staff = , without effect, as there is no staff
snag-freeze-time = , without effect, as no frozen hour is left on the board
snag-vain = , but the staff finds nothing to do now
lack-goods = none of this is left in the supply
lack-recruit = the plaza is empty
lack-use-staff = there is no staff yet
lack-freeze-time = no frozen hour is left on the board
fragment = fragment for { $task }
fragment-face = { $fragment }, { $face ->
    [white] white
   *[blue] blue
} face up
frozen-icon = { $colour ->
    [red] the red icon
    [green] the green icon
    [blue] the blue icon
   *[yellow] the yellow icon
}

## The board

board-trade-chronomancer = Two figures walk a ring of portals that you shift and flip. Freeze hours, and spend them later.
board-chronomancer = Chronomancer
board-assistant = Assistant
board-open-portal = Reaching through
board-shifting = Timeline to shift
board-outlook = Outlook
board-edge = Printed on the board
board-vain = In vain
board-portals = Portal spaces
board-slots = Fragments on the board
board-time-stream = Time stream
board-frozen-hours = Frozen hours in supply
board-freeze-hours = Hours of freezing time
board-shift-hours = Hours of shifting timelines
board-freeze-time = Assistant: freeze time
board-shift-timelines = Chronomancer: shift timelines
board-face = Face
board-does = Action
board-action = Action
board-white = white
board-artifact = artifact
board-relic = relic
board-relic-or-sponsorship = relic, or gold from the hall at once
board-use-staff = use staff
board-colours = Colours
board-cost = Cost
board-left-half = Left half
board-right-half = Right half
board-white-face = White face of a fragment
board-blue-face = Blue face: one icon cheaper
board-slides = Slides down
board-turned-over = Leaves and is turned over

## Prompts

prompt-move-figure = { $seat }: which of your two figures goes on clockwise, and how far?
prompt-take-frozen-hours = { $seat }: { $count ->
    [1] which frozen hour do you take?
   *[other] which { $count } frozen hours do you take? One by one in the order of the board: what you pass over stays there.
} The icon below is then active.
prompt-spend-frozen-hours = { $seat }: { $hours ->
    [one] { $hours } hour is
   *[other] { $hours } hours are
} due. Do you spend frozen hours instead? You have { $frozen }; each one covers an icon again.
prompt-shift-timelines = { $seat }: which fragment of the time stream goes into the { $timeline }? The one there slides down, and the one below is turned over and leaves.
prompt-reach-through-portal = { $seat }: the portal offers { $task }. What do you choose?
prompt-exchange-good = { $seat }: { $does ->
    [recombobulate] which relic of your stall changes its colour?
    [enlarge] which relic of your stall becomes an artifact?
   *[break] which artifact of your stall is broken into relics?
}
prompt-recombobulate = { $seat }: you hand in { $ware }. Which relic do you take for it?

## Options

option-chronomancer = Chronomancer: send two figures round a ring of portals, fetch relics and artifacts, and save hours
option-chronomancer-to = Chronomancer: { $it }
option-move-figure-chronomancer-to = Chronomancer to the { $it }: { $task }{ $snag }
option-assistant-to = Assistant: { $it }
option-move-figure-assistant-to = Assistant to the { $it }: { $task }{ $snag }
option-fragment = { $it }
option-shift-timelines-fragment = Insert the { $face }; left half { $left }, right half { $right }
option-take-frozen-hours-colour = From { $icon }; customers in its hall: { $gold }
option-spend-frozen-hours-colour = Spend a frozen hour and cover { $icon }; customers in its hall: { $gold }
option-spend-frozen-hours-pass = Pay the remaining hours as usual
option-reach-through-portal-good = Take { $ware }{ $worth }
option-reach-through-portal-colour = Take { $gold } gold at once
option-exchange-good-good = Hand in { $ware }
option-exchange-good-pass = Exchange nothing
option-recombobulate-good = Take { $ware }{ $worth }

## Events

event-fragment-laid = { $seat } fills the { $timeline } with the { $fragment-face }.
event-chronomancer-moved = { $seat } sends the Chronomancer to the { $ring }: { $task }.
event-assistant-moved = { $seat } sends the Assistant to the { $ring }: { $task }.
event-hour-frozen = { $seat } takes a frozen hour, to be spent later; meanwhile { $frozen-icon } below it is active: its hall pays for it in the market.
event-no-hour-to-freeze = { $seat } finds no frozen hour on the board.
event-frozen-hour-spent = { $seat } spends a frozen hour instead of an hour; it covers { $frozen-icon } again, so that its hall pays nothing for it in the market.
event-timeline-entered = { $seat } fills the { $timeline } from the time stream, with the { $fragment-face }.
event-timeline-shifted = Down into the { $timeline } slides the { $fragment-face }.
event-timeline-left = Off the board and into the time stream, turned over, goes the { $fragment-face }.
event-fetched = { $seat } fetches { $ware } through the portal.
event-portal-idle = { $seat } gains nothing there, as { $lack }, but has to pay.
event-good-exchanged = { $seat } exchanges { $ware } for { $ware2 }.
event-artifact-broken = { $seat } breaks { $ware } into { $number ->
    [one] the last relic
   *[other] { $number } relics
} of its colour.
event-nothing-to-exchange = { $seat } has nothing to exchange, or gets nothing for it.

## Events that earlier versions told

event-portal-in-vain = { $seat } gains nothing there, but has to pay ({ $task }).

## Help

help-chronomancer = You move the Chronomancer or his Assistant, and act where that figure stops. Both go clockwise: left machine, three upper portal spaces, right machine, three lower ones. The Assistant must stop in each machine and leaves it only when the Chronomancer is there, too. The Chronomancer never overtakes him and never stops on his portal space, but may join him in a machine; there the Assistant goes first. Staff exchange goods of your stall: the Recombobulator a relic for one of another colour, the Enlarger a relic for an artifact, the Breaker an artifact for two relics of its colour.
    .title = Chronomancer
    .ids = MC-CHRO-MAP-1 MC-CHRO-MOVE-1 MC-CHRO-MOVE-2 MC-CHRO-MOVE-3 MC-CHRO-MOVE-4 MC-CHRO-MOVE-5 MC-CHRO-STAFF-1 MC-CHRO-STAFF-2 MC-CHRO-STAFF-3 MC-CHRO-STAFF-4

help-portals = A portal space consists of two halves. The right one says what you do; the icons of both add up to the cost. You fetch an artifact, or a relic of one of two colours, or choose between a relic and what a hall pays at once; at the edges you recruit or use staff, for the cost of the portal. A space without effect may be entered, but is paid. In a machine the Chronomancer shifts timelines for one hour: a fragment of the time stream goes into the upper slot beside it, the one there slides down, the lowest one leaves and is turned over. A blue face costs one icon less than the white one.
    .title = Portals and timelines
    .ids = MC-CHRO-MAP-2 MC-CHRO-MAP-3 MC-CHRO-PORTAL-1 MC-CHRO-PORTAL-2 MC-CHRO-PORTAL-3 MC-CHRO-PORTAL-4 MC-CHRO-PORTAL-5 MC-CHRO-PORTAL-6 MC-CHRO-SHIFT-1 MC-CHRO-TILE-1
    .about = What fragments print is reconstructed.

help-frozen_hours = At first a frozen hour covers each of your four sponsorship icons. In a machine the Assistant freezes time for two hours: take two frozen hours of your choice into your supply, or what is left. Before your hourglass moves you may spend frozen hours, also those just taken: each saves an hour of this turn, down to none, but no corruption card. A spent one goes back on an uncovered icon of your choice. In the market phase each uncovered icon pays as much gold as there are customers in its hall, so what you keep brings income.
    .title = Frozen hours
    .ids = MC-CHRO-SETUP-1 MC-CHRO-FREEZE-1 MC-CHRO-FREEZE-2 MC-CHRO-FREEZE-3 MC-CHRO-FREEZE-4 MC-CHRO-SPON-1

## Why something cannot be chosen

why-figure-must-move = The figure stands there already and must move.
why-both-in-machine = Both figures are in one time machine: only the Assistant can move.
why-assistant-ahead = The Chronomancer may not pass the Assistant.
why-assistant-there = The Assistant stands on this portal space.
why-assistant-waits = The Assistant leaves a time machine only when the Chronomancer is there, too.
why-machine-ahead = The Assistant may not pass a time machine without stopping there.
why-no-hours-on-board = No frozen hour is left on the board.
why-no-hour-on-icon = No frozen hour lies on this icon.
why-icon-covered = A frozen hour lies on this icon already; one that is spent goes to a free icon.
why-icon-passed-over = You left this icon out and have chosen another since: take that back if you want to choose both.
why-too-few-hours-behind = You must take { $number } frozen hours, and from here on there are fewer.
why-no-hour-due = No hour is left to be paid.
why-fragment-on-board = This fragment is on the board; only one of the time stream can be inserted.
why-not-in-portal = This portal does not offer it.
why-only-relics = Only relics can be exchanged here.
why-only-artifacts = Only artifacts can be broken.
why-no-artifact-left = No artifact of this colour is left in your supply.
why-no-relic-left = No relic of this colour is left in your supply.
why-no-other-relic = No relic of another colour is left in your supply.
why-same-colour = It must be a relic of another colour.

# What the cards of the board say: what each component is for.

about-chronomancer = Two figures walk a ring of portals and fetch goods out of other times: relics are small, artifacts large.
    .topic = chronomancer

about-landing = One of the two figures may stop here. Both go clockwise, and act where they stop.
    .topic = chronomancer

about-portal = Its right half says what comes through, the icons of both halves together what it costs.
    .topic = portals

about-fragment = Half of two portals. Shifting timelines pushes a fragment in, and the lowest one leaves and is turned over.
    .topic = portals

about-frozen-icon = A frozen hour covers this sponsorship icon. Once it is taken, the icon pays at every market.
    .topic = frozen_hours

about-frozen-hours = Each spent one saves an hour of this turn, and goes back on an icon.
    .topic = frozen_hours
