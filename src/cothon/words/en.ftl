# What the program says whatever the game, in English.

seat = Player { $number }

## Several things in one phrase

list-0 = nobody
list-1 = { $first }
list-2 = { $first } and { $second }
list-3 = { $first }, { $second } and { $third }
list-4 = { $first }, { $second }, { $third } and { $fourth }
list-5 = { $first }, { $second }, { $third }, { $fourth } and { $fifth }
list-6 = { $first }, { $second }, { $third }, { $fourth }, { $fifth } and { $sixth }
you = you
your-turn = Your turn
pilot-random = easy
pilot-greedy = normal

## The table in the terminal

games-facts = { $players } players · { $minutes } minutes · rules version { $rules }
games-option-seats = players: { $seats }
games-default = default
terminal-welcome = { $title } · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
terminal-seed = { " · " }seed { $seed }
terminal-sitting = You sit at seat { $number }.
terminal-watching = Nobody sits at this table: the bots play, you look on.
terminal-keys = Type a number or a name to choose · u undo · b board · p standing · l log · s save · q save and quit · ? help
terminal-ask = Your choice
terminal-several = What you pass over in this list cannot be named afterwards. Several at once go in any order: type their numbers with spaces between.
terminal-not-understood = “{ $text }” is not one of the numbers or letters above, nor a name that can be chosen.
terminal-undone = Taken back.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-another = Too late: another player has decided since.
terminal-undo-revealed = Too late: something has come to light that cannot be unseen.
terminal-saved = Saved to { $path }.
terminal-resume = Go on later with: cothon play --resume { $path }
terminal-thinking = { $seat } is thinking …
terminal-pass-on = Pass the screen to { $seat } and press Enter
terminal-help = Each choice names a thing on the table; the question says what is done with it. Undo works until a card, a good or a die has come to light or another player has decided. The game is saved after every choice.
terminal-names = By name you can choose now: { $names }.
terminal-log = What happened
terminal-you-win = You have won!
terminal-winner = { $count ->
    [one] The winner is { $seats }.
   *[other] { $seats } share the victory.
}

## What a save proves

verify-deal = The deal is proven (table { $table }, attempt { $attempt }) as far as the save goes: secret and numbers give the commitment and the key.
verify-commitment = Commitment: { $commitment }
verify-number = Number of { $seat }: { $number }
verify-letters = Letters of the deal: { $letters }
verify-fits-commitment = ✓ The commitment is the one that you were shown.
verify-fits-letters = ✓ The letters are those that you were shown.
verify-fits-number = ✓ Your number is among those that dealt.
verify-proven = So it is proven to you: nobody has stacked the deck.
verify-alone = A save that somebody made alone proves nothing to others, as all of its parts can be made up. Compare it with what your own page showed you (seal of the server, letters of the deal, number of your browser), or say that here: { $options }.
verify-nobody = Nobody gave a number, as only bots sat there: the server dealt alone.
verify-not = Not proven: that nobody looked into the server’s database while you played, who is behind a name, and that these are the choices that were made.
verify-migrated = Dealt under version { $rules } of the rules, played under version { $now }.
verify-migrated-material = Dealt for material { $then }, played with material { $now }.
verify-migrated-option = Option { $option }: promised { $then }, played { $now }.
verify-no-option = none
verify-no-deal = There is nothing to verify about the deal: this save does not tell what it was made of.
verify-choices = { $count ->
    [one] The one choice is legal.
   *[other] All { $count } choices are legal.
}
verify-running = The game is not over.

## Copies of the database

backup-made = { $tables ->
    [one] One table
   *[other] { $tables } tables
} and { $moves ->
    [one] one move
   *[other] { $moves } moves
} are kept in { $file }.
backup-database = Database: { $file }
backup-restored = The database is now the copy { $file }.
backup-aside = What was there before is kept as { $file }.
tidy-filed = Saves that were opened: { $count }
tidy-undealt = Tables that were never dealt: { $count }
tidy-unplayed = Tables at which nobody ever chose anything: { $count }
tidy-done = Nobody had looked at them for { $days ->
    [one] a day
   *[other] { $days } days
}: they are gone.
tidy-would = Nobody has looked at them for { $days ->
    [one] a day
   *[other] { $days } days
}: they would go. Nothing was written.
tidy-never = COTHON_KEEP_FILED is 0: everything is kept.

## The score sheet

standing-title = Standing
score-title = Final scores
score-rank = Rank
score-player = Player
score-total = Total

## The table in the browser

server-waiting = Waiting for { $seat }.
server-chosen = You have chosen and may still change it. Waiting for { $seat }.
server-chosen-opening = You have chosen. The choices are opened in a moment.
server-opening = All choose in secret. The choices are opened in a moment.
server-thinking = { $count ->
    [one] { $seat } is thinking …
   *[other] { $seat } are thinking …
}
server-moved-on = The table has gone on since: look again.
server-not-your-turn = It is the turn of { $seat }.
server-not-your-seat = That seat is not yours.
server-not-legal = That is not possible now (choice { $choice }).
server-not-together = That does not work out: something is needless or does not fit.
server-game-over = The game is over.
server-undo-nothing = There is nothing to take back.
server-undo-over = The game is over, and everything has been shown.
server-undo-sealed = All choose at the same time: until the last one has, simply choose again.
server-undo-another = Too late: another player has decided since.
server-undo-revealed = Too late: something has come to light that cannot be unseen.
server-undo-onlooker = You are only looking on.
server-only-players = Only those who sit at the table can write here.
server-too-fast = That was a little fast: wait a moment.
server-too-many = Too many at once: close something else first, or come again later.
server-too-many-saves = You have opened many saves today: open the next one later.
server-too-many-branches = You have played on from many games today: do so again later.
server-seat-taken = Somebody else has taken this seat.
server-invite-invalid = This invitation is not valid, or not valid any more.
server-only-host = Only whoever opened the table can let a bot take over a seat.
server-name-long = A name has at most { $most } characters.
server-name-invisible = A name has visible characters only.
server-no-table = There is no such table.
server-trouble = The server could not write this down: try again.
server-busy = Many look back at this moment: try again.
server-damaged = This table is damaged in the database and cannot be read.
server-not-dealt = The table is not dealt yet.
server-pledged = Your number for this deal stands already.
server-pledges-closed = Too late for this deal: it goes on without your number.
server-number-early = Numbers are told when nobody can pledge one any more.
server-number-wrong = This number does not fit anything that was pledged.
server-no-pledge = Nobody has given a number to the deal yet: wait a moment.
server-only-host-begins = Only whoever opened the table can begin.
server-only-host-invites = Only whoever opened the table can invite to a seat.
server-hands-claimed = Seat { $number }: { $name } plays here now.
server-hands-moved = Seat { $number }: { $name } plays on another device now.
server-hands-handed = Seat { $number }: { $name } plays on another device now, instead of { $before }.
server-hands-lent = Seat { $number }: a bot ({ $level }) plays for { $name } now.
server-hands-filled = Seat { $number }: nobody had come; a bot ({ $level }) plays here now as { $name }, and the invitation is void.
server-hands-back = Seat { $number }: { $name } plays again, instead of the bot.
server-hands-invited = Seat { $number } ({ $name }): whoever opened the table has made a new invitation.
server-hands-many = This seat has changed hands too often: it stays as it is.
server-bots-own = This seat has been a bot’s from the beginning.
server-still-here = This seat has its player: a bot can take over when they have been gone for { $seconds ->
    [one] another second.
   *[other] another { $seconds } seconds.
}

## Stored games of other rules

stored-event = ({ $event }: { $numbers })
server-kept-over = { $what ->
    [game] { $title } was played here, a game that this server does not know.
    [rules] { $title } was played here under version { $rules } of its rules; by now they are at version { $now }.
   *[material] { $title } was played here with other material than this server has.
} The game is kept as it was told: it can be read, but not replayed.
server-kept-running = { $what ->
    [game] { $title } is played here, a game that this server does not know.
    [rules] { $title } is played here under version { $rules } of its rules; by now they are at version { $now }.
   *[material] { $title } is played here with other material than this server has.
} It cannot go on like this. What happened so far can be read; whoever runs the server may be able to bring it over.
server-kept-gathering = { $what ->
    [game] { $title } was to be played here, a game that this server does not know.
    [rules] { $title } was to be played here under version { $rules } of its rules; by now they are at version { $now }.
   *[material] { $title } was to be played here with other material than this server has.
} It was never dealt: open a new table.

## What a choice brings

gain-more = +{ $number } { $what }
gain-less = −{ $number } { $what }
gain-by-luck = ? { $what }
