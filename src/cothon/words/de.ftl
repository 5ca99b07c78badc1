# What the program says whatever the game, in German: it says "du" to the person at the keyboard.

seat = Spieler { $number }

## Several things in one phrase

list-0 = niemand
list-1 = { $first }
list-2 = { $first } und { $second }
list-3 = { $first }, { $second } und { $third }
list-4 = { $first }, { $second }, { $third } und { $fourth }
list-5 = { $first }, { $second }, { $third }, { $fourth } und { $fifth }
list-6 = { $first }, { $second }, { $third }, { $fourth }, { $fifth } und { $sixth }
you = du
your-turn = Du bist am Zug
pilot-random = leicht
pilot-greedy = normal

## The table in the terminal

games-facts = { $players } Spieler · { $minutes } Minuten · Regelversion { $rules }
games-option-seats = Spieler: { $seats }
games-default = voreingestellt
terminal-welcome = { $title } · { $seats } Spieler
terminal-seed = { " · " }Startwert { $seed }
terminal-sitting = Du sitzt auf Platz { $number }.
terminal-watching = Niemand sitzt an diesem Tisch: Die Bots spielen, du schaust zu.
terminal-keys = Zahl oder Namen eingeben, um zu wählen · u zurücknehmen · b Spielplan · p Zwischenstand · l Protokoll · s speichern · q speichern und beenden · ? Hilfe
terminal-ask = Deine Wahl
terminal-several = Was du in dieser Liste überspringst, kannst du danach nicht mehr nennen. Mehrere auf einmal gehen in beliebiger Folge: ihre Nummern mit Leerzeichen dazwischen eingeben.
terminal-not-understood = „{ $text }“ ist keine der Zahlen oder Buchstaben oben und kein Name, den man wählen kann.
terminal-undone = Zurückgenommen.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-another = Zu spät: Inzwischen hat jemand anderes entschieden.
terminal-undo-revealed = Zu spät: Inzwischen wurde etwas Verborgenes aufgedeckt.
terminal-saved = Gespeichert unter { $path }.
terminal-resume = Später weiterspielen mit: cothon play --resume { $path }
terminal-thinking = { $seat } überlegt …
terminal-pass-on = Bildschirm an { $seat } übergeben und die Eingabetaste drücken
terminal-help = Jede Wahl benennt etwas auf dem Tisch; die Frage sagt, was damit geschieht. Zurücknehmen geht, bis eine Karte, eine Ware oder ein Würfel aufgedeckt wurde oder jemand anderes entschieden hat. Das Spiel wird nach jeder Wahl gespeichert.
terminal-names = Beim Namen kann man jetzt wählen: { $names }.
terminal-log = Was geschah
terminal-you-win = Du hast gewonnen!
terminal-winner = { $count ->
    [one] { $seats } gewinnt das Spiel.
   *[other] Geteilter Sieg: { $seats }.
}

## What a save proves

verify-deal = Das Austeilen ist bewiesen (Tisch { $table }, Versuch { $attempt }), soweit der Spielstand reicht: Geheimnis und Zahlen ergeben die Zusage und den Schlüssel.
verify-commitment = Zusage: { $commitment }
verify-number = Zahl von { $seat }: { $number }
verify-letters = Buchstaben des Austeilens: { $letters }
verify-fits-commitment = ✓ Die Zusage ist die, die dir gezeigt wurde.
verify-fits-letters = ✓ Die Buchstaben sind die, die dir gezeigt wurden.
verify-fits-number = ✓ Deine Zahl ist unter denen, die ausgeteilt haben.
verify-proven = Damit ist dir bewiesen: Niemand hat die Karten gelegt.
verify-alone = Ein Spielstand, den jemand allein gemacht hat, beweist anderen nichts, denn alles darin kann erfunden sein. Vergleiche ihn mit dem, was deine eigene Seite dir gezeigt hat (Siegel des Servers, Buchstaben des Austeilens, Zahl deines Browsers), oder gib das hier an: { $options }.
verify-nobody = Niemand hat eine Zahl gegeben, denn nur Bots saßen da: Der Server hat allein ausgeteilt.
verify-not = Nicht bewiesen: dass während des Spiels niemand in die Datenbank des Servers geschaut hat, wer hinter einem Namen steckt, und dass gerade diese Entscheidungen getroffen wurden.
verify-migrated = Ausgeteilt nach Fassung { $rules } der Regeln, gespielt nach Fassung { $now }.
verify-migrated-material = Ausgeteilt für das Material { $then }, gespielt mit dem Material { $now }.
verify-migrated-option = Option { $option }: zugesagt { $then }, gespielt { $now }.
verify-no-option = fehlt
verify-no-deal = Am Austeilen gibt es nichts zu prüfen: Dieser Spielstand sagt nicht, woraus es gemacht ist.
verify-choices = { $count ->
    [one] Die eine Wahl ist erlaubt.
   *[other] Alle { $count } Entscheidungen sind erlaubt.
}
verify-running = Das Spiel ist nicht zu Ende.

## Copies of the database

backup-made = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} und { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
} sind in { $file } aufbewahrt.
backup-database = Datenbank: { $file }
backup-restored = Die Datenbank ist jetzt die Kopie { $file }.
backup-aside = Was vorher da war, liegt in { $file }.
tidy-filed = Geöffnete Spielstände: { $count }
tidy-undealt = Nie ausgeteilte Tische: { $count }
tidy-unplayed = Tische, an denen nie jemand etwas gewählt hat: { $count }
tidy-done = Niemand hatte sie { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang angesehen: Sie sind gelöscht.
tidy-would = Niemand hat sie { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang angesehen: Sie würden gelöscht. Nichts wurde geschrieben.
tidy-never = COTHON_KEEP_FILED ist 0: Alles bleibt.

## The score sheet

standing-title = Zwischenstand
score-title = Endstand
score-rank = Rang
score-player = Spieler
score-total = Summe

## The table in the browser

server-waiting = Warten auf { $seat }.
server-chosen = Du hast gewählt und kannst noch ändern. Es fehlt noch: { $seat }.
server-chosen-opening = Du hast gewählt. Gleich wird aufgedeckt.
server-opening = Alle wählen heimlich. Gleich wird aufgedeckt.
server-thinking = { $count ->
    [one] { $seat } überlegt …
   *[other] { $seat } überlegen …
}
server-moved-on = Das Spiel ist inzwischen weitergegangen: Schau noch einmal hin.
server-not-your-turn = An der Reihe: { $seat }.
server-not-your-seat = Das ist nicht dein Platz.
server-not-legal = Das ist jetzt nicht möglich (Wahl { $choice }).
server-not-together = So geht es nicht auf: Etwas ist überflüssig oder passt nicht.
server-game-over = Das Spiel ist zu Ende.
server-undo-nothing = Es gibt nichts zurückzunehmen.
server-undo-over = Das Spiel ist zu Ende, und alles wurde aufgedeckt.
server-undo-sealed = Alle wählen gleichzeitig: Du kannst deine Wahl ändern, bis alle gewählt haben.
server-undo-another = Zu spät: Inzwischen hat jemand anderes entschieden.
server-undo-revealed = Zu spät: Inzwischen wurde etwas Verborgenes aufgedeckt.
server-undo-onlooker = Du schaust nur zu.
server-only-players = Hier kann nur schreiben, wer am Tisch sitzt.
server-too-fast = Das war etwas schnell: Warte einen Augenblick.
server-too-many = Zu viele auf einmal: schließe erst etwas anderes, oder komm später wieder.
server-too-many-saves = Das waren viele Spielstände für einen Tag: Öffne den nächsten später.
server-too-many-branches = Du hast heute viele Partien weitergespielt: Spiele die nächste später weiter.
server-seat-taken = Jemand anderes hat diesen Platz genommen.
server-invite-invalid = Diese Einladung gilt nicht oder nicht mehr.
server-only-host = Nur wer den Tisch eröffnet hat, kann einen Platz einem Bot überlassen.
server-name-long = Ein Name hat höchstens { $most } Zeichen.
server-name-invisible = Ein Name hat nur sichtbare Zeichen.
server-no-table = Diesen Tisch gibt es nicht.
server-trouble = Der Server konnte das nicht festhalten: Versuch es noch einmal.
server-busy = Gerade schauen viele zurück: Versuch es noch einmal.
server-damaged = Dieser Tisch ist in der Datenbank beschädigt und kann nicht gelesen werden.
server-not-dealt = Der Tisch ist noch nicht ausgeteilt.
server-pledged = Deine Zahl für dieses Austeilen steht schon fest.
server-pledges-closed = Zu spät für dieses Austeilen: Es geht ohne deine Zahl weiter.
server-number-early = Zahlen werden genannt, wenn niemand mehr eine versprechen kann.
server-number-wrong = Diese Zahl passt zu nichts, was versprochen wurde.
server-no-pledge = Noch hat niemand eine Zahl zum Austeilen gegeben: Warte einen Augenblick.
server-only-host-begins = Nur wer den Tisch eröffnet hat, kann beginnen.
server-only-host-invites = Nur wer den Tisch eröffnet hat, kann auf einen Platz einladen.
server-hands-claimed = Platz { $number }: { $name } spielt jetzt hier.
server-hands-moved = Platz { $number }: { $name } spielt jetzt auf einem anderen Gerät.
server-hands-handed = Platz { $number }: { $name } spielt jetzt auf einem anderen Gerät, anstelle von { $before }.
server-hands-lent = Platz { $number }: Ein Bot ({ $level }) spielt jetzt für { $name }.
server-hands-filled = Platz { $number }: Niemand war gekommen; jetzt spielt hier ein Bot ({ $level }) als { $name }, und die Einladung gilt nicht mehr.
server-hands-back = Platz { $number }: { $name } spielt wieder selbst, anstelle des Bots.
server-hands-invited = Platz { $number } ({ $name }): Wer den Tisch eröffnet hat, hat neu eingeladen.
server-hands-many = Dieser Platz hat zu oft gewechselt: Er bleibt, wie er ist.
server-bots-own = Dieser Platz gehört von Anfang an einem Bot.
server-still-here = Dieser Platz hat seinen Spieler: Ein Bot kann ihn übernehmen, wenn er noch { $seconds ->
    [one] eine Sekunde fort ist.
   *[other] { $seconds } Sekunden fort ist.
}

## Aufbewahrte Spiele anderer Regeln

stored-event = ({ $event }: { $numbers })
server-kept-over = { $what ->
    [game] Hier wurde { $title } gespielt, ein Spiel, das dieser Server nicht kennt.
    [rules] { $title } wurde hier nach Fassung { $rules } der Regeln gespielt; inzwischen gilt Fassung { $now }.
   *[material] { $title } wurde hier mit anderem Material gespielt, als dieser Server hat.
} Das Spiel ist aufbewahrt, wie es erzählt wurde: Man kann es nachlesen, aber nicht nachspielen.
server-kept-running = { $what ->
    [game] Hier wird { $title } gespielt, ein Spiel, das dieser Server nicht kennt.
    [rules] { $title } wird hier nach Fassung { $rules } der Regeln gespielt; inzwischen gilt Fassung { $now }.
   *[material] { $title } wird hier mit anderem Material gespielt, als dieser Server hat.
} So kann es nicht weitergehen. Was bisher geschah, lässt sich nachlesen; vielleicht kann, wer den Server betreibt, den Tisch übernehmen.
server-kept-gathering = { $what ->
    [game] Hier sollte { $title } gespielt werden, ein Spiel, das dieser Server nicht kennt.
    [rules] { $title } sollte hier nach Fassung { $rules } der Regeln gespielt werden; inzwischen gilt Fassung { $now }.
   *[material] { $title } sollte hier mit anderem Material gespielt werden, als dieser Server hat.
} Es wurde nie ausgeteilt: Eröffne einen neuen Tisch.

## Was eine Wahl bringt

gain-more = +{ $number } { $what }
gain-less = −{ $number } { $what }
gain-by-luck = ? { $what }
