# The shell's own words. What the games say comes from the server.

loading = One moment …
close = Close
cancel = Cancel
search = Search
you = you
bot = bot
scripted = automatic
scripted-how = The rules of the game play this seat.
send = Send
copy = Copy link
copied = Copied
just-now = just now

# Settings
settings = Settings
language = Language
theme = Light
theme-light = Day
theme-dark = Night
theme-system = As the system
pace = Pace of the others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
pace-why = Moves, and what follows from them, are shown one after another. Space shows the next one, Esc how things stand.
my-turn = My turn
not-asked = That is not what you are asked for now.
never-chosen = That is never chosen; its card says what it is for.
ends-turn = ends your turn
confirm-turn = Confirm the end of my turn
confirm-turn-why = What ends your turn or brings something to light waits until you confirm it: until then everything can be taken back. On touch screens this is on unless you turn it off: fingers stray.
every-moment = Ask me at every moment about what I could do besides
every-moment-why = Some effects could be used at many moments of a turn. Unless you want that, you are asked once, after your action; they always stand beside your other choices.
rest = Go on, and do not ask again
rest-how = Chooses “{ $answer }”. You are no longer asked for the sake of what stands beside it alone; it can still be chosen at other questions, and “Ask about everything again” ends that.
wake = Ask about everything again
confirm = Confirm
confirm-back = Back
confirm-ends = This ends your turn.
confirm-reveals = This brings something to light and cannot be taken back.
confirm-unknown = This may end your turn.
turn-alert = When it is your turn
turn-alert-browser = Show a notification of the browser
your-name = Your name

# Harbour
harbour = Harbour
to-harbour = To the harbour
welcome = Welcome to the harbour
called = You are called
games = Games
players-range = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
play-now = Play now
new-table = New table
learn = Learn
running = Your running tables
finished = Finished games
your-turn = Your turn
others-turn = The others’ turn
show-all = Show all { $count }
ways = Ways to play
way-bots = Against bots: one click, and the first question is yours.
way-friends = With friends far away: every seat has its own link.
way-beside = With people beside you: a curtain guards what is secret.
way-later = Later: a table waits for months, and every game can be seen again.
open-file = Open a saved game
fonts = Typefaces (SIL Open Font License):
no-server = The server does not answer. Is it running?

# New table
new-table-of = New table: { $title }
how-many = How many seats?
seat-name = Seat { $number }
kind-me = Me
kind-friend = A friend, by link
kind-beside = Someone beside me
kind-bot = A bot
level = Level
name-optional = Name (if you like)
variants = Variants
open-table = Open the table

# Table
no-such-table = There is no such table.
board = Board
players = Players
log = Log
chat = Chat
rules = Rules
rules-of = Rules: { $title }
rules-none = There are no texts for this game yet.
question = Question and choices
options = Choices
choose-hint = Click on the board or on a choice; arrow keys and Enter work, too.
pick-these = Do it
pick-hint = Choose all that you mean, in any order; then “{ $act }”.
reveals = reveals something: cannot be taken back
forced = with it: { $things }
each-brings = Each of these:
following = { $count ->
    [one] one more move to show
   *[other] { $count } more moves to show
}
showing = What the others did
happening = What happens
more-events = { $count ->
    [one] One more event is in the log.
   *[other] { $count } more events are in the log.
}
bad-save = This file is not a saved game of Cothon, or it is damaged.
skip = Skip
undo = Undo
undo-key = Take the last choice back (U)
undo-nothing = There is nothing to take back.
undo-last = Take the last choice back
to-move = to move
has-chosen = has chosen
absent = absent
won = won
connection-lost = The connection is lost. Trying again …
moment = { $last ->
    [one] After { $n } of 1 choice
   *[other] After { $n } of { $last } choices
}
back-to-now = Back to now
step-back = One step back
step-forward = One step on
log-since = Since my last turn
log-all = All
log-nothing = Nothing yet.
sums = Sums
round-sums = { $round }: what it brought
show-moment = Show this moment on the board
chat-nothing = Nobody has said anything yet.
chat-write = Say something
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole board
more-to-choose = { $count ->
    [one] One more thing to choose: go there
   *[other] { $count } more things to choose: go there
}
invite = Invite
invites = Invite your friends
invites-how = Each link leads to one seat. Send it to the person who shall sit there.
invites-secret = Whoever has the link can sit down, so do not post it in public.
invite-for = Invite link for { $name }
invite-anew = Invite somebody to the seat of { $name }
invite-anew-how = Everybody at the table is told.
invited = You are invited to { $title }
invited-with = At the table: { $company }
sit-down = Sit down
only-look = Only look on
invite-closed = This link does not open a seat any more, but you can look on.
look-on = Look on
looking-on = You are looking on
replace-who = Let a bot play for { $name }
replace-how = { $name } is not here. Which bot shall take over the seat?
pass-to = Pass the device to { $name }
pass-why = The table is covered, so that nobody sees what is not theirs.
i-am = I am { $name }

# Before the deal
waiting-for = Waiting for { $names }
waiting-you = Waiting for you
gathering = Not dealt yet
gathered = All are here: the deal is being made …
attempt = Attempt { $number }
seat-ready = is here
seat-comes = is just coming
seat-free = not here yet
seat-later = may still come
begin-without = Begin without them
begin-who = Begin without { $names }?
begin-how = Missing: { $names }. Their seats stay theirs, and their links still work: whoever comes later plays. Only their numbers have no part in the deal. This cannot be taken back.
begin-again-how = { $names } had pledged a number, but it does not come. Another attempt begins, with new numbers of all who are here; everybody sees that there was one before.
begin-now = Begin
keep-waiting = Keep waiting

# Fair deal
this-table = This table
deal = Fair deal
deal-how = Nobody deals alone. The server draws a secret and shows a seal of it; every browser draws a number and shows a seal of that. Only when no seal can be changed any more the numbers are opened, and secret and numbers together deal. So nobody can choose the deal, not even whoever runs the server.
deal-letters = Letters of this deal
deal-letters-how = Compare these letters with the others, if you like: everybody must see the same.
deal-letters-later = They stand here as soon as everybody has come.
deal-letters-none = None: nobody but bots sat at this table.
deal-commitment = Seal of the server
deal-number = Number of this browser
deal-number-how = “cothon verify” compares it, the letters and the seal with the saved game.
deal-attempt = Attempt
deal-attempt-how = An earlier attempt was broken off, because a number did not come.
deal-took-part = Took part
deal-nobody = only the server
deal-brought-over = Since the deal this table was brought over to a later version. What was promised, and what is played:
deal-seed = Dealt by a number that was named, { $seed }: anybody can compute all cards.
deal-unknown = Nothing is known of this deal: the table was opened from a file or from a moment of another game, or by an earlier version.
deal-proven = The deal is proven.
deal-proven-how = The server’s secret fits the seal that this browser saw before the deal, and its own number is among the numbers.
deal-absent = This browser did not take part in the deal. It can be checked with “cothon verify” and the saved game.
deal-wrong = The deal does not fit what this browser was shown.
deal-cards = That the cards follow from secret and numbers, “cothon verify” checks with the saved game.
deal-limits = Nothing proves that nobody looked: whoever runs the machine can read its database.
doubt-commitment = The seal of the server is not the one that was shown first.
doubt-secret = The secret does not fit the seal of the server.
doubt-pledges = The seals of the numbers are not those that were shown, or a number does not fit its seal.
doubt-number = The number of this browser is missing.

# Seats
move-seat = Go on on another device
move-how = Open this link on the other device, and sit down there: your seat goes along, and this device looks on.
move-for = Link for the seat of { $name }
move-secret = It works once. Whoever has it gets your seat, so send it to nobody but yourself.
take-back = Take your seat back
replace-wait = { $seconds ->
    [one] { $name } has just gone. In 1 second a bot may play instead.
   *[other] { $name } has just gone. In { $seconds } seconds a bot may play instead.
}
replace-back = { $name } is back.

# End
game-over = The game is over.
score-sheet = Scores
you-win = You have won!
you-share = You share the victory!
wins = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
first = Winner
shared-first = Shared victory
place = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
total = Total
tie-break = Tie:
rank = Place
chart = Scores through the game
chart-hint = Click to see the game at that moment.
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
again = Again
swap-seats = Swap seats
replay = Replay
save-file = Save as file

# The aim and the standing
standing = Standing
standing-progress = How far the game has come
standing-so-far = So far
standing-due = + { $when }
standing-together = Together
standing-place = place { $place }
standing-hidden = “?” stands for what you cannot know now. The crown goes by what you can know.
leads = leads
points-so-far = Points so far
points-open = Points so far, and something hidden
aim = The aim
aim-goal = The aim
aim-turn = Your turn
aim-end = The end
aim-begin = Got it
aim-again = The key A and the menu show this card again.
aim-again-touch = The menu shows this card again.
touch-hint = Hold a finger on a thing to see what it is.
mat-of = What lies before { $name }
about-text = About this text
rules-told = Rules:

# Games of other rules
kept-game = Kept game
retold = Of other rules: to read
read = Read
retold-how = Played under other rules: it can be read, but not replayed.
save-story = Save the story

# Replay
moment-slider = Moment of the game
speed = Speed
to-start = To the beginning
to-end = To the end
play = Play
pause = Pause
eyes = Through whose eyes
onlooker = Onlooker
play-on = Play on from here
play-on-how = { $n ->
    [one] A new table is opened where this game stood after 1 choice.
   *[other] A new table is opened where this game stood after { $n } choices.
}
play-on-bots = Bots take the other seats.
play-on-seat = You sit down as
link-moment = Link to this moment
to-table = To the table

# A label and what it stands at.
valued = { $name }: { $value }

# The plain panel.
nothing = none
details = Details

# Cards of components, and what icons mean
card-rule = Rule: { $title }
icons = Icons
