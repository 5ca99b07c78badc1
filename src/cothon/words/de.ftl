# What the program says whatever the game, in German: it says "du" to the person at the keyboard.

seat = Spieler { $number }
you = du
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
terminal-keys = Zahl oder Namen eingeben, um zu wählen · u zurücknehmen · b Spielplan · l Protokoll · s speichern · q speichern und beenden · ? Hilfe
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

## The score sheet

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
server-undo-sealed = Alle wählen gleichzeitig: Bis der Letzte gewählt hat, wähle einfach neu.
server-undo-another = Zu spät: Inzwischen hat jemand anderes entschieden.
server-undo-revealed = Zu spät: Inzwischen wurde etwas Verborgenes aufgedeckt.
server-undo-onlooker = Du schaust nur zu.
server-only-players = Hier kann nur schreiben, wer am Tisch sitzt.
server-too-fast = Das war etwas schnell: Warte einen Augenblick.
server-seat-taken = Jemand anderes hat diesen Platz genommen.
server-invite-invalid = Diese Einladung gilt nicht oder nicht mehr.
server-seat-bot = Ein Bot hat diesen Platz übernommen.
server-only-host = Nur wer den Tisch eröffnet hat, kann einen Platz einem Bot überlassen.
server-name-long = Ein Name hat höchstens { $most } Zeichen.
server-name-invisible = Ein Name hat nur sichtbare Zeichen.
server-no-table = Diesen Tisch gibt es nicht.
server-trouble = Der Server konnte das nicht festhalten: Versuch es noch einmal.
