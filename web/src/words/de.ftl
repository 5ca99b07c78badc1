# Die Wörter des Tisches selbst. Die der Spiele kommen vom Server.

loading = Einen Augenblick …
close = Schließen
cancel = Abbrechen
search = Suchen
you = du
bot = Bot
scripted = automatisch
scripted-how = Diesen Platz spielen die Spielregeln.
send = Senden
copy = Link kopieren
copied = Kopiert
just-now = gerade eben

# Einstellungen
settings = Einstellungen
language = Sprache
theme = Licht
theme-light = Tag
theme-dark = Nacht
theme-system = Wie das System
pace = Tempo der Züge der anderen
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
pace-why = Züge und was aus ihnen folgt werden nacheinander gezeigt. Leertaste zeigt das Nächste, Esc den jetzigen Stand.
my-turn = Mein Zug
not-asked = Danach wirst du jetzt nicht gefragt.
never-chosen = Das wird nie gewählt; wozu es da ist, sagt seine Karte.
ends-turn = beendet deinen Zug
confirm-turn = Das Ende meines Zuges bestätigen
confirm-turn-why = Was deinen Zug beendet oder etwas aufdeckt, wartet, bis du es bestätigst: Bis dahin lässt sich alles zurücknehmen. Auf Bildschirmen zum Antippen ist das eingeschaltet, bis du es ausschaltest: Finger verirren sich.
every-moment = Mich jederzeit fragen, was ich außerdem tun könnte
every-moment-why = Manche Effekte ließen sich in einem Zug zu vielen Zeitpunkten nutzen. Sonst wirst du einmal gefragt, nach deiner Aktion; neben deinen anderen Möglichkeiten stehen sie immer.
rest = Weiter, und nicht mehr fragen
rest-how = Wählt „{ $answer }“. Nur dessentwegen, was daneben steht, wirst du nicht mehr gefragt; bei anderen Fragen bleibt es wählbar, und „Wieder nach allem fragen“ hebt das auf.
wake = Wieder nach allem fragen
confirm = Bestätigen
confirm-back = Zurück
confirm-ends = Das beendet deinen Zug.
confirm-reveals = Das deckt etwas auf und lässt sich nicht zurücknehmen.
confirm-unknown = Das beendet vielleicht deinen Zug.
turn-alert = Wenn du am Zug bist
turn-alert-browser = Benachrichtigung des Browsers zeigen
your-name = Dein Name

# Hafen
harbour = Hafen
to-harbour = Zum Hafen
welcome = Willkommen im Hafen
called = Du heißt
games = Spiele
players-range = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1–{ $most } Personen
    }
   *[other] { $least }–{ $most } Personen
}
minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
play-now = Sofort spielen
new-table = Neuer Tisch
learn = Lernen
running = Deine laufenden Tische
finished = Beendete Partien
your-turn = Du bist am Zug
others-turn = Die anderen sind am Zug
show-all = Alle { $count } zeigen
ways = So kannst du spielen
way-bots = Gegen Bots: ein Klick, und die erste Frage gehört dir.
way-friends = Mit Freunden in der Ferne: Jeder Platz hat seinen eigenen Link.
way-beside = Mit Leuten neben dir: Ein Vorhang hütet, was geheim ist.
way-later = Später: Ein Tisch wartet monatelang, und jede Partie lässt sich wieder ansehen.
open-file = Gespeicherte Partie öffnen
fonts = Schriften (SIL Open Font License):
no-server = Der Server antwortet nicht. Läuft er?

# Neuer Tisch
new-table-of = Neuer Tisch: { $title }
how-many = Wie viele Plätze?
seat-name = Platz { $number }
kind-me = Ich
kind-friend = Freund, per Link
kind-beside = Jemand neben mir
kind-bot = Ein Bot
level = Stärke
name-optional = Name (wenn du magst)
variants = Varianten
open-table = Tisch eröffnen

# Tisch
no-such-table = Diesen Tisch gibt es nicht.
board = Spielplan
players = Spieler
log = Verlauf
chat = Gespräch
rules = Regeln
rules-of = Regeln: { $title }
rules-none = Zu diesem Spiel gibt es noch keine Texte.
question = Frage und Möglichkeiten
options = Möglichkeiten
choose-hint = Klicke auf den Plan oder auf eine Möglichkeit; Pfeiltasten und Enter gehen auch.
pick-these = Ausführen
pick-hint = Wähle alles, was du meinst, in beliebiger Reihenfolge; dann „{ $act }“.
reveals = deckt etwas auf: nicht rücknehmbar
forced = dabei: { $things }
each-brings = Jede davon:
following = { $count ->
    [one] noch ein Zug zu zeigen
   *[other] noch { $count } Züge zu zeigen
}
showing = Was die anderen tun
happening = Was geschieht
more-events = { $count ->
    [one] Ein weiteres Ereignis steht im Verlauf.
   *[other] { $count } weitere Ereignisse stehen im Verlauf.
}
bad-save = Diese Datei ist keine Partie von Cothon, oder sie ist beschädigt.
skip = Überspringen
undo = Zurück
undo-key = Letzte Wahl zurücknehmen (U)
undo-nothing = Es gibt nichts zurückzunehmen.
undo-last = Letzte Wahl zurücknehmen
to-move = am Zug
has-chosen = hat gewählt
absent = abwesend
won = gewonnen
connection-lost = Verbindung verloren. Neuer Versuch …
moment = { $last ->
    [one] Nach { $n } von 1 Entscheidung
   *[other] Nach { $n } von { $last } Entscheidungen
}
back-to-now = Zurück zum Jetzt
step-back = Einen Schritt zurück
step-forward = Einen Schritt weiter
log-since = Seit meinem letzten Zug
log-all = Alles
log-nothing = Noch nichts.
sums = Summen
round-sums = { $round }: was sie brachte
show-moment = Diesen Moment auf dem Plan zeigen
chat-nothing = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganzer Plan
more-to-choose = { $count ->
    [one] Noch eine Möglichkeit außer Sicht: dorthin
   *[other] Noch { $count } Möglichkeiten außer Sicht: dorthin
}
invite = Einladen
invites = Lade deine Freunde ein
invites-how = Jeder Link führt zu einem Platz. Schick ihn der Person, die dort sitzen soll.
invites-secret = Wer den Link hat, kann sich setzen; teile ihn nicht öffentlich.
invite-for = Einladungslink für { $name }
invite-anew = Jemanden auf den Platz von { $name } einladen
invite-anew-how = Alle am Tisch erfahren davon.
invited = Du bist zu { $title } eingeladen
invited-with = Am Tisch: { $company }
sit-down = Hinsetzen
only-look = Nur zusehen
invite-closed = Dieser Link öffnet keinen Platz mehr, aber du kannst zusehen.
look-on = Zusehen
looking-on = Du siehst zu
replace-who = Einen Bot für { $name } spielen lassen
replace-how = { $name } ist nicht da. Welcher Bot soll den Platz übernehmen?
pass-to = Gib das Gerät an { $name }
pass-why = Der Tisch ist verdeckt, damit niemand sieht, was ihm nicht gehört.
i-am = Ich bin { $name }

# Vor dem Geben
waiting-for = Warten auf { $names }
waiting-you = Warten auf dich
gathering = Noch nicht ausgeteilt
gathered = Alle sind da: Es wird ausgeteilt …
attempt = Versuch { $number }
seat-ready = ist da
seat-comes = kommt gerade
seat-free = noch nicht da
seat-later = kann noch kommen
begin-without = Ohne sie beginnen
begin-who = Ohne { $names } beginnen?
begin-how = Es fehlt noch: { $names }. Die Plätze bleiben vergeben, und die Links gelten weiter: Wer später kommt, spielt mit. Nur die Zahlen der Fehlenden gehen nicht in das Austeilen ein. Das lässt sich nicht zurücknehmen.
begin-again-how = { $names }: Die versprochene Zahl kommt nicht. Ein neuer Versuch beginnt, mit neuen Zahlen von allen, die da sind; alle sehen, dass es schon einen gab.
begin-now = Beginnen
keep-waiting = Weiter warten

# Faires Austeilen
this-table = Dieser Tisch
deal = Faires Austeilen
deal-how = Niemand teilt allein aus. Der Server zieht ein Geheimnis und zeigt dessen Siegel; jeder Browser zieht eine Zahl und zeigt deren Siegel. Erst wenn sich kein Siegel mehr ändern lässt, werden die Zahlen geöffnet, und Geheimnis und Zahlen zusammen teilen aus. So kann niemand wählen, was ausgeteilt wird, auch nicht, wer den Server betreibt.
deal-letters = Buchstaben dieses Austeilens
deal-letters-how = Vergleiche diese Buchstaben mit den anderen, wenn du magst: Alle müssen dieselben sehen.
deal-letters-later = Sie stehen hier, sobald alle da sind.
deal-letters-none = Keine: An diesem Tisch saßen nur Bots.
deal-commitment = Siegel des Servers
deal-number = Zahl dieses Browsers
deal-number-how = „cothon verify“ vergleicht sie, die Buchstaben und das Siegel mit der gespeicherten Partie.
deal-attempt = Versuch
deal-attempt-how = Ein früherer Versuch wurde abgebrochen, weil eine Zahl nicht kam.
deal-took-part = Daran beteiligt
deal-nobody = nur der Server
deal-brought-over = Seit dem Austeilen ist dieser Tisch auf eine neuere Version umgezogen. Was zugesagt war und was gespielt wird:
deal-seed = Ausgeteilt nach einer genannten Zahl, { $seed }: Jeder kann alle Karten ausrechnen.
deal-unknown = Über dieses Austeilen ist nichts bekannt: Der Tisch stammt aus einer Datei, aus einem Moment einer anderen Partie oder von einer früheren Version.
deal-proven = Das Austeilen ist bewiesen.
deal-proven-how = Das Geheimnis des Servers passt zu dem Siegel, das dieser Browser vorher sah, und seine eigene Zahl ist unter den Zahlen.
deal-absent = Dieser Browser war am Austeilen nicht beteiligt. Prüfen lässt es sich mit „cothon verify“ und der gespeicherten Partie.
deal-wrong = Das Austeilen passt nicht zu dem, was diesem Browser gezeigt wurde.
deal-cards = Dass die Karten aus Geheimnis und Zahlen folgen, prüft „cothon verify“ an der gespeicherten Partie.
deal-limits = Nichts beweist, dass niemand nachgesehen hat: Wer die Maschine betreibt, kann ihre Datenbank lesen.
doubt-commitment = Das Siegel des Servers ist nicht das zuerst gezeigte.
doubt-secret = Das Geheimnis passt nicht zum Siegel des Servers.
doubt-pledges = Die Siegel der Zahlen sind nicht die gezeigten, oder eine Zahl passt nicht zu ihrem Siegel.
doubt-number = Die Zahl dieses Browsers fehlt.

# Plätze
move-seat = Auf einem anderen Gerät weiterspielen
move-how = Öffne diesen Link auf dem anderen Gerät und setz dich dort hin: Dein Platz kommt mit, und dieses Gerät sieht zu.
move-for = Link für den Platz von { $name }
move-secret = Er gilt einmal. Wer ihn hat, bekommt deinen Platz; schick ihn nur dir selbst.
take-back = Platz zurücknehmen
replace-wait = { $seconds ->
    [one] { $name } ist gerade gegangen. In 1 Sekunde darf ein Bot einspringen.
   *[other] { $name } ist gerade gegangen. In { $seconds } Sekunden darf ein Bot einspringen.
}
replace-back = { $name } ist wieder da.

# Ende
game-over = Die Partie ist zu Ende.
score-sheet = Wertung
you-win = Du hast gewonnen!
you-share = Du teilst dir den Sieg!
wins = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
first = Sieg
shared-first = Geteilter Sieg
place = { $rank }. Platz
total = Summe
tie-break = Gleichstand:
rank = Rang
chart = Die Punkte im Lauf der Partie
chart-hint = Ein Klick zeigt das Spiel in diesem Moment.
choices = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
again = Noch einmal
swap-seats = Plätze tauschen
replay = Ansehen
save-file = Als Datei speichern

# The aim and the standing
standing = Zwischenstand
standing-progress = Wie weit das Spiel ist
standing-so-far = Bisher
standing-due = + { $when }
standing-together = Zusammen
standing-place = Platz { $place }
standing-hidden = „?“ steht für das, was du jetzt nicht wissen kannst. Die Krone richtet sich nach dem, was du wissen kannst.
leads = führt
points-so-far = Punkte bisher
points-open = Punkte bisher, und etwas Verborgenes
aim = Das Ziel
aim-goal = Das Ziel
aim-turn = Dein Zug
aim-end = Das Ende
aim-begin = Alles klar
aim-again = Die Taste A und das Menü zeigen diese Karte wieder.
aim-again-touch = Das Menü zeigt diese Karte wieder.
touch-hint = Lass den Finger auf etwas liegen, um zu sehen, was es ist.
mat-of = Was vor { $name } liegt
about-text = Über diesen Text
rules-told = Regeln:

# Games of other rules
kept-game = Aufbewahrtes Spiel
retold = Andere Regeln: zum Nachlesen
read = Nachlesen
retold-how = Nach anderen Regeln gespielt: Man kann es nachlesen, aber nicht nachspielen.
save-story = Erzählung speichern

# Ansehen
moment-slider = Moment der Partie
speed = Tempo
to-start = Zum Anfang
to-end = Zum Ende
play = Abspielen
pause = Pause
eyes = Mit wessen Augen
onlooker = Zuschauer
play-on = Von hier weiterspielen
play-on-how = { $n ->
    [one] Ein neuer Tisch wird eröffnet, wo diese Partie nach 1 Entscheidung stand.
   *[other] Ein neuer Tisch wird eröffnet, wo diese Partie nach { $n } Entscheidungen stand.
}
play-on-bots = Bots nehmen die anderen Plätze.
play-on-seat = Du sitzt als
link-moment = Link zu diesem Moment
to-table = Zum Tisch

# A label and what it stands at.
valued = { $name }: { $value }

# The plain panel.
nothing = nichts
details = Einzelheiten

# Cards of components, and what icons mean
card-rule = Regel: { $title }
icons = Symbole
