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
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
pace-why = Moves of bots and of other players are shown one after another; “Skip” shows where things stand.
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
pick-hint = Click all that you mean, in any order; then “{ $act }”. What you leave out is closed.
reveals = reveals something: cannot be taken back
following = { $count ->
    [one] one more move to show
   *[other] { $count } more moves to show
}
showing = What the others did
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
show-moment = Show this moment on the board
chat-nothing = Nobody has said anything yet.
chat-write = Say something
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole board
invite = Invite
invites = Invite your friends
invites-how = Each link leads to one seat. Send it to the person who shall sit there.
invites-secret = Whoever has the link can sit down, so do not post it in public.
invite-for = Invite link for { $name }
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

# End
game-over = The game is over.
score-sheet = Scores
you-win = You have won!
you-share = You share the victory!
wins = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
total = Total
tie-break = Tie:
rank = Place
chart = Scores through the game
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
again = Again
swap-seats = Swap seats
replay = Replay
save-file = Save as file

# Replay
moment-slider = Moment of the game
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
