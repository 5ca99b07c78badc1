# Carthago: Merchants & Guilds in German: questions and options without "du", mostly in the infinitive.

## The box

pitch = Spiele Karten als Aktion, Ware oder Münzen und gewinne Schiffe und Gildensitze in Karthago: Am Ende zählt Sitze mal Schiffe.

## Things

card = { $good } { $coin } ({ $action })
card-hidden = eine verdeckte Handelskarte
base-card = Basiskarte { $action }
ship = „{ $good }“ (Ertrag { $coin }, { $effect })
ship-hidden = (verdeckt)
dock = Anlegestelle { $number }
warship-place = Liegeplatz { $number } im Kriegshafen
guild-seat = Gildensitz { $code }
decade = { $numeral }
space-market = Markt
space-residence = Residenz
space-trading-dock = Handelsanleger
space-warship-dock = Kriegsanleger
space-harbour-delivery = Hafenlieferung
column-left = linke Spalte
column-middle = mittlere Spalte
column-right = rechte Spalte
tile-guild-hall-1 = Gildenhaus 1
tile-achievement-tiles = Errungenschaften
tile-residence-1 = Residenz 1
tile-guild-hall-2 = Gildenhaus 2
tile-victory-points = Siegpunkte
tile-ship-cards = Schiffe
tile-coins = Münzen
tile-residence-2 = Residenz 2
tile-goods = Waren
tile-text-guild-hall-1 = 4 Punkte für jede eigene Scheibe im Gildenforum.
tile-text-achievement-tiles = 2 Punkte für jede eigene Scheibe auf Errungenschaftsplättchen, dieses mitgezählt.
tile-text-residence-1 = 3 Punkte für jedes freie Feld der eigenen Residenz.
tile-text-guild-hall-2 = 3 Punkte für jede Scheibe in der größten eigenen Gruppe kleiner Gildensitze.
tile-text-victory-points = 7, 6 oder 5 Punkte für jede eigene Scheibe auf dem 1., 2. oder 3. Feld eines Plättchens.
tile-text-ship-cards = Sätze eigener Schiffe mit gleichen und mit verschiedenen Waren: 1, 3, 6 oder 10 Punkte für 2, 3, 4 oder 5 Schiffe.
tile-text-coins = 1 Punkt für je 3 Münzen auf den Handelskarten der Hand.
tile-text-residence-2 = 3 Punkte für jede verfügbare Scheibe.
tile-text-goods = Sätze von Handelskarten der Hand mit gleichen und mit verschiedenen Waren: 1, 2, 4 oder 7 Punkte für 2, 3, 4 oder 5 Karten.
line-product = Sitze × Schiffe
line-guild-hall-1 = Gildenhaus 1
line-achievement-tiles = Errungenschaften
line-residence-1 = Residenz 1
line-guild-hall-2 = Gildenhaus 2
line-victory-points = Siegpunkte
line-ship-cards = Schiffe
line-coins = Münzen
line-residence-2 = Residenz 2
line-goods = Waren
option-name-set_scoring = Sätze verschiedener Waren (Plättchen „Schiffe“ und „Waren“)
option-name-set_scoring-each_set = jeder Satz zählt
option-name-set_scoring-largest_different_only = nur der größte Satz zählt
option-name-vp_tile_scope = Das Plättchen „Siegpunkte“ zählt
option-name-vp_tile_scope-all_positions = die eigenen Scheiben auf allen Plättchen
option-name-vp_tile_scope-this_tile_only = nur die eigene Scheibe auf diesem Plättchen
option-name-column_seat = Ein Gildensitz für eine geleerte Spalte der Residenz
option-name-column_seat-any_column = für jede Spalte
option-name-column_seat-right_column_only = nur für die rechte Spalte
option-name-setup_disc_source = Die Scheibe vor Spielbeginn kommt
option-name-setup_disc_source-residence_top_disc = aus der Residenz
option-name-setup_disc_source-available_disc = aus den verfügbaren Scheiben

## The board

board-decade = Dekade
board-round = Runde
board-start-player = Startspieler
board-actions = Aktionsrondell
board-action = Aktion
board-discs = Scheiben
board-cost = Karten
board-cards = Karten
board-marker = Gildenstein
board-neutral = neutrale Aktionsscheibe
board-trading-harbour = Handelshafen
board-warship-harbour = Kriegshafen
board-dock = Anlegestelle
board-anchor = Anker
board-outside = Wartend
board-ship = Schiff
board-effect = Effekt
board-expedition = Expedition
board-ship-pile = Schiffskartenstapel
board-trade-pile = Handelskartenstapel
board-discard = Ablagestapel
board-market = Markt
board-guild-hall = Gildenhaus
board-forum = Gildenforum
board-covered = abgedeckt
board-tiles = Errungenschaftsplättchen
board-tile = Plättchen
board-points = Punkte
board-full = voll
board-price = Preis
board-residence = Residenz
board-hand = Handkarten
board-own-secret = für die anderen verdeckt
board-left = Karten links
board-right = Karten rechts
board-available = Verfügbare Scheiben
board-strength = Stärke
board-bonus-seats = Bonus-Gildensitze
board-guild-seats = Gildensitze
board-ships = Schiffe
board-active = Aktiv
board-inactive = Inaktiv
board-coins = Münzen
board-danger = Gefahr
board-players = Kaufleute
board-player = Spieler
board-empty = leer
board-payment = Bezahlung
board-missing-cards = { $number ->
    [one] noch { $number } Karte fehlt
   *[other] noch { $number } Karten fehlen
}
board-missing-coins = { $number ->
    [one] noch { $number } Münze fehlt
   *[other] noch { $number } Münzen fehlen
}
board-ship-active = aktiv
board-ship-inactive = inaktiv
board-warship-dock = Liegeplatz
cards-played = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
board-confirm = Bezahlen
board-reconstructed = rekonstruierter Wert

## Questions

prompt-over = Das Spiel ist zu Ende.
prompt-start-disc = { $seat }: Vor Spielbeginn eine Scheibe in einen der Häfen legen?
prompt-start-dock = { $seat }: Wohin soll die Scheibe kommen?
prompt-take-turn = { $seat }: { $only ->
    [pass] Kein Aktionsfeld ist wählbar. Vor dem Passen { $effects } nutzen?
   *[none] Ein Aktionsfeld wählen oder passen.
}
prompt-pay-left = { $seat }: Welche Karte für die Aktion { $space } links anlegen?
prompt-pay-right = { $seat }: Für die Aktion { $space } noch { $due ->
    [one] { $due } Karte
   *[other] { $due } Karten
} rechts anlegen{ $due ->
    [one] .
   *[other] ; in der Liste eine nach der anderen, die niedrigste zuerst.
}
prompt-before-main = { $seat }: { $only ->
    [main] Vor der Aktion { $space } noch { $effects } nutzen?
    [pass] Die Aktion { $space } ist jetzt unmöglich. Vorher { $effects } nutzen?
   *[none] Die Aktion { $space } ausführen?
}
prompt-take-card = { $seat }: Eine Karte vom Markt oder die oberste Karte des Stapels nehmen.
prompt-swap-cards = { $seat }: { $only ->
    [pass] Es gibt nichts zu tauschen. Vorher { $effects } nutzen?
   *[none] Eine Handelskarte der Hand gegen eine Karte vom Markt tauschen?
}
prompt-receive-card = { $seat }: Welche Karte im Tausch gegen { $given } nehmen?
prompt-reactivate = { $seat }: { $only ->
    [ship] Vor dem Aufdecken des Schiffs noch { $effects } nutzen?
    [go-on] Vor dem Ende der Aktion Markt noch { $effects } nutzen?
   *[none] Ein inaktives Schiff wieder aufdecken.
}
prompt-choose-column = { $seat }: Aus welcher Spalte soll eine Scheibe kommen?
prompt-pay-goods = { $seat }: Noch { $due ->
    [one] { $due } Karte
   *[other] { $due } Karten
} für die { $column } bezahlen{ $due ->
    [one] .
   *[other] ; in der Liste eine nach der anderen, die niedrigste zuerst.
}
prompt-take-dock = { $seat }: An welche Anlegestelle soll die Scheibe kommen?
prompt-take-warship-dock = { $seat }: Auf welchen Liegeplatz im Kriegshafen soll die Scheibe kommen?
prompt-choose-delivery = { $seat }: Wo soll geliefert werden?
prompt-deliver-good = { $seat }: Welche Karte liefern?
prompt-send-expedition = { $seat }: Welche Handelskarte für die Expedition abwerfen?
prompt-meet-danger = { $seat }: Gefahr { $danger }, Stärke { $strength }. Eine Eskorte einsetzen?
prompt-place-returned = { $seat }: Die Scheibe auf ein Errungenschaftsplättchen legen? { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} auf der Hand.
prompt-after-main = { $seat }: Nach der Aktion { $effects } nutzen?
prompt-guild-action = { $seat }: Eine Gildenaktion ausführen? { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} auf der Hand, { $discs ->
    [one] { $discs } verfügbare Scheibe
   *[other] { $discs } verfügbare Scheiben
}.
prompt-pay-coins = { $seat }: Noch { $due ->
    [one] { $due } Münze
   *[other] { $due } Münzen
} bezahlen{ $due ->
    [one] .
   *[other] ; in der Liste eine Karte nach der anderen, die höchste zuerst.
}
prompt-end-turn = { $seat }: Vor dem Ende des Zugs { $effects } nutzen?

## Choices

option-card = { $it }
option-pay-left-card = { $it }{ $alike ->
    [one] { "" }
   *[other] { " " }({ $alike } auf der Hand)
} anlegen{ $uses ->
    [none] { "" }
   *[other] , mit { $uses }
}
option-pay-right-card = { $it }{ $alike ->
    [one] { "" }
   *[other] { " " }({ $alike } auf der Hand)
} anlegen
option-take-card-card = { $it } nehmen
option-swap-cards-card = { $it } hergeben
option-receive-card-card = { $it } nehmen
option-pay-goods-card = Mit der Karte { $it } bezahlen{ $uses ->
    [none] { "" }
   *[other] , mit { $uses }
}
option-pay-coins-card = Mit der Karte { $it } bezahlen
option-deliver-good-card = { $it } liefern{ $uses ->
    [none] { "" }
   *[other] , mit { $uses }
}
option-send-expedition-card = { $it } abwerfen
option-ship = Schiff { $it }
option-reactivate-ship = Schiff { $it } aufdecken
option-space = { $it }
option-take-turn-space = { $it } ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
})
option-dock = { $it }
option-take-dock-dock = Anlegestelle { $dock }: { $ship ->
    [none] kein Schiff
   *[other] Schiff { $ship }
}
option-start-dock-dock = Anlegestelle { $dock }: Schiff { $ship }
option-start-disc-dock = Anlegestelle { $dock }: Schiff { $ship }
option-choose-delivery-dock = An Anlegestelle { $dock } liefern: Schiff { $ship }
option-warship-place = { $it }
option-take-warship-dock-warship-place = Liegeplatz { $dock } im Kriegshafen
option-start-dock-warship-place = Liegeplatz { $dock } im Kriegshafen
option-start-disc-warship-place = Liegeplatz { $dock } im Kriegshafen
option-choose-delivery-warship-place = Expedition von Liegeplatz { $dock } im Kriegshafen
option-anchor = Anker
option-take-warship-dock-anchor = Anker (mit Kommando)
option-choose-delivery-anchor = Expedition vom Anker
option-column = { $number ->
    [0] Linke Spalte
    [1] Mittlere Spalte
   *[2] Rechte Spalte
}
option-choose-column-column = { $number ->
    [0] Linke Spalte
    [1] Mittlere Spalte
   *[2] Rechte Spalte
}{ $uses ->
    [none] { "" }
   *[other] , mit { $uses }
}
option-start-disc-column = Oberste Scheibe, { $it }
option-guild-seat = { $it }
option-guild-action-guild-seat = Gildensitz { $code } für { $price } Münzen
option-forum = Gildenforum
option-guild-action-forum = Gildenforum für { $price } Münzen
option-tile = Plättchen „{ $it }“
option-guild-action-tile = Plättchen „{ $it }“ für { $price } Münzen{ $uses ->
    [none] { "" }
   *[other] , mit { $uses }
}
option-place-returned-tile = Plättchen „{ $it }“ für { $price } Münzen{ $uses ->
    [none] { "" }
   *[other] , mit { $uses }
}
option-pile = Die oberste Karte des Stapels
option-meet-danger-escorts = { $escorts ->
    [one] Eskorte einsetzen
   *[other] { $escorts } Eskorten einsetzen
}
option-main = Aktion ausführen
option-go-on = Weiter
option-choose-delivery-go-on = Keine weitere Lieferung
option-pass = Passen
option-take-turn-pass = Passen und eine Karte ziehen
option-start-disc-pass = Keine Scheibe legen
option-before-main-pass = Auf die Aktion verzichten
option-swap-cards-pass = Nichts tauschen
option-meet-danger-pass = Keine Eskorte einsetzen
option-place-returned-pass = Keine Scheibe legen
option-guild-action-pass = Keine Gildenaktion

## What happened

event-game-started = Das Spiel beginnt; Startspieler ist { $seat }.
event-tile-shown = Das Plättchen „{ $tile }“ ist im Spiel.
event-marker-placed = Ein Gildenstein beginnt auf dem Feld { $space }.
event-neutral-placed = Eine neutrale Aktionsscheibe beginnt auf dem Feld { $space }.
event-disc-started = { $seat } legt eine Scheibe an { $dock }.
event-warship-started = { $seat } legt eine Scheibe auf { $warship-place }.
event-start-declined = { $seat } legt keine Scheibe.
event-decade-began = Dekade { $decade } beginnt.
event-round-began = Runde { $number }.
event-start-player-found = Startspieler dieser Dekade ist { $seat }.
event-card-drawn = { $seat } zieht { $card }.
event-card-revealed = { $seat } deckt { $card } auf und behält die Karte.
event-market-filled = Neu auf dem Markt: { $card }.
event-passed = { $seat } passt.
event-space-paid = { $seat } wählt die Aktion { $space } und legt links an: { $card }.
event-right-paid = { $seat } legt rechts an: { $card }.
event-main-skipped = { $seat } verzichtet auf die Aktion.
event-market-card-taken = { $seat } nimmt { $card } vom Markt.
event-cards-swapped = { $seat } tauscht { $card } gegen { $card2 }.
event-ship-reactivated = { $seat } deckt das Schiff { $ship } wieder auf.
event-card-discarded = { $seat } wirft { $card } ab.
event-disc-freed = { $seat } nimmt { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
} aus der Residenz ({ $column }).
event-dock-taken = { $seat } legt eine Scheibe an { $dock }.
event-warship-dock-taken = { $seat } legt eine Scheibe auf { $warship-place }.
event-anchor-taken = { $seat } legt eine Scheibe auf den Anker.
event-ship-delivered = { $seat } liefert an { $dock } und gewinnt das Schiff { $ship }.
event-expedition-revealed = { $seat } trifft auf das Schiff { $ship }, Gefahr { $number }.
event-expedition-succeeded = Die Expedition gelingt: { $seat } gewinnt das Schiff { $ship }.
event-expedition-failed = Die Expedition von { $seat } misslingt: Das Schiff { $ship } kommt unter den Stapel.
event-ship-arrived = Vor dem Hafen erscheint das Schiff { $ship }.
event-disc-returned = { $seat } erhält eine Scheibe zurück.
event-ship-sent-away = Das Schiff { $ship } verlässt den Hafen und kommt unter den Stapel.
event-marker-moved = Der Gildenstein wandert vom Feld { $space } auf das Feld { $space2 }.
event-neutral-moved = Die neutrale Aktionsscheibe wandert vom Feld { $space } auf das Feld { $space2 }.
event-seat-taken = { $seat } besetzt { $guild-seat }.
event-forum-taken = { $seat } legt eine Scheibe ins Gildenforum.
event-tile-taken = { $seat } legt eine Scheibe auf das Plättchen „{ $tile }“, Preis { $number }.
event-guild-declined = { $seat } verzichtet auf die Gildenaktion.
event-cards-returned = { $seat } nimmt { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} zurück auf die Hand.
event-tile-scored = { $seat } erhält { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} für das Plättchen „{ $tile }“.
event-game-won = { $seat } gewinnt das Spiel.

## Help

help-goal = Du treibst Handel in Karthago. In 3 Dekaden zu 5 Runden hast du je Runde einen Zug und bezahlst deine Aktion mit Karten. Gewinne Schiffe in zwei Häfen und Sitze in der Gilde: Am Ende werden deine Gildensitze mit deinen Schiffen malgenommen, also lass beides wachsen. Errungenschaftsplättchen bringen je bis zu 12 Punkte dazu. Die meisten Punkte gewinnen. Handelskarten auf der Hand und die Reihenfolge der Stapel sind verdeckt, alles andere ist offen.
    .title = Ziel des Spiels
    .ids = MG-FLOW-1 MG-TURN-1 MG-SCORE-1 MG-SCORE-2 MG-SCORE-3 MG-SCORE-4 MG-SCORE-5 AMB-16

help-setup = Du beginnst mit 7 Basiskarten, 3 Handelskarten und 11 Scheiben: 8 liegen auf deiner Residenz, 3 sind verfügbar. Das Los bestimmt den Startspieler und die ersten Felder der beiden Gildensteine. Von den drei Plättchen jeder Dekade sind zwei im Spiel. Vor der ersten Runde darf jeder, vom letzten Spieler bis zum Startspieler, die oberste Scheibe einer Spalte seiner Residenz gratis auf einen freien Platz in einem der Häfen legen; das frei gewordene Feld zählt sofort. Mit einer Option des Tisches ist es eine verfügbare Scheibe. Welche zwei Aktionen doppelte Basiskarten haben, ist rekonstruiert.
    .title = Aufbau
    .ids = MG-SETUP-8 MG-SETUP-9 MG-SETUP-10 MG-SETUP-11 MG-SETUP-12 MG-SETUP-13 MG-SETUP-14 MG-SETUP-16 MG-SETUP-17 MG-SETUP-18 MG-SETUP-19 AMB-06 AMB-07

help-actions = In deinem Zug wählst du ein Aktionsfeld und bezahlst es, oder du passt. Deine Aktionsscheibe kommt auf das Feld oder bleibt dort. Markt: Karten nehmen, ein Schiff aufdecken. Residenz: Scheiben befreien. Handelsanleger, Kriegsanleger: eine Scheibe legen. Hafenlieferung: Schiffe gewinnen. Liegt dort ein Gildenstein, darf eine Gildenaktion folgen. Wählbar ist ein Feld nur, wenn seine Aktion oder eine Gildenaktion dort möglich ist. Für die Gildenaktion allein darfst du auf die Aktion verzichten, zum vollen Preis. Die Reihenfolge der Felder ist rekonstruiert.
    .title = Aktionsfelder
    .ids = MG-TURN-1 MG-TURN-4 MG-TURN-5 MG-TURN-6 MG-TURN-7 MG-TURN-8 MG-MARKER-1 AMB-19

help-cost = Lege links an deine Residenz eine Karte an, die die Aktion des Feldes zeigt. Für jede andere Aktionsscheibe dort, von Mitspielern oder neutral, legst du rechts eine beliebige weitere Karte an. Deine eigene Scheibe und Gildensteine kosten nichts. Alle Karten wählst du, bevor die Aktion beginnt. Karten links und rechts sind außer Gebrauch, kommen aber vor der nächsten Dekade auf die Hand zurück. Mit dem Effekt Gunst darf die linke Karte eine beliebige Aktion zeigen.
    .title = Ein Feld bezahlen
    .ids = MG-PAY-1 MG-PAY-2 MG-PAY-3 MG-PAY-4 MG-PAY-6 MG-PAY-7 MG-CARD-3 MG-CARD-6 MG-EFFECT-FAVOUR-1 AMB-32

help-cards = Eine Handelskarte zeigt eine Aktion, eine Ware und 2 bis 6 Münzen; du nutzt jedes Mal nur eines davon. Für ein Feld gespielt, liegt sie neben der Residenz und kommt vor der nächsten Dekade zurück. Als Ware oder Münzen bezahlt, kommt sie endgültig auf den Ablagestapel. Mit Münzen darfst du zu viel zahlen, Wechselgeld gibt es nicht. Basiskarten zeigen nur eine Aktion: Mit ihnen wird nichts bezahlt, getauscht oder abgelegt. Ein Handlimit gibt es nicht. Was die 75 Handelskarten und 7 Basiskarten zeigen, ist rekonstruiert.
    .title = Karten
    .ids = MG-CARD-1 MG-CARD-2 MG-CARD-3 MG-CARD-4 MG-CARD-5 MG-CARD-6 MG-CARD-7 AMB-17 AMB-18 AMB-49

help-market = Drei Schritte. Zuerst nimmst du eine Handelskarte: eine der fünf offenen, deren Lücke sofort gefüllt wird, oder verdeckt die oberste des Stapels. Dann darfst du eine Handelskarte deiner Hand gegen eine vom Markt tauschen, auch die eben genommene, aber keine Basiskarte. Zuletzt deckst du eines deiner inaktiven Schiffe auf, falls du eines hast; du darfst es noch im selben Zug nutzen. Anders wird kein Schiff wieder aktiv.
    .title = Markt
    .ids = MG-MARKET-1 MG-MARKET-2 MG-MARKET-3 MG-MARKET-4 MG-MARKET-5 MG-MARKET-6 MG-MARKET-7 MG-MARKET-8 MG-FX-5 AMB-36 AMB-37 AMB-61

help-residence = Bezahle den Preis einer Spalte; ihre oberste Scheibe wird für immer verfügbar. Links: 3 Handelskarten einer Ware, Farbstoffe, Öle oder Glas; die geleerten Felder geben 0, 2, dann 3 Bonus-Gildensitze. Mitte: 2-mal Zedernholz; die Stärke steigt von 1 auf 3, dann 5. Rechts: 2-mal Schmuck; das untere Feld gibt zwei Scheiben frei. In einer Spalte zählt nur das unterste leere Feld. Eine ganz geleerte Spalte ist am Ende 1 Sitz mehr (mit einer Option des Tisches nur die rechte). Je Prunk darf eine Karte des Preises eine beliebige Handelskarte sein. Stärke 3 und 5 sind rekonstruiert.
    .title = Residenz
    .ids = MG-RES-1 MG-RES-2 MG-RES-3 MG-RES-4 MG-RES-5 MG-RES-6 MG-RES-7 MG-RES-8 MG-RES-9 MG-RES-10 MG-RES-11 MG-EFFECT-OPULENCE-1 MG-SCORE-1 AMB-03 AMB-08 AMB-31

help-trading_dock = Lege eine verfügbare Scheibe an eine freie Anlegestelle im Handelshafen. Zu zweit, dritt oder viert gibt es 3, 4 oder 5 Anlegestellen, jede für eine Scheibe; alle besetzen darfst du nicht. Die Scheibe bleibt, bis du dort lieferst. Sie gehört zur Anlegestelle, nicht zum Schiff: Rücken die Schiffe auf, liegt sie neben einem anderen. Jedes Schiff zeigt eine Ware, seinen Geldertrag, eine Gefahrenzahl und einen Effekt; zwei weitere warten vor dem Hafen. Was die Schiffskarten zeigen, ist rekonstruiert.
    .title = Handelshafen
    .ids = MG-SETUP-5 MG-SETUP-6 MG-TDOCK-1 MG-TDOCK-2 MG-TDOCK-3 MG-TDOCK-4 MG-SHIPS-1 MG-SHIPS-2 MG-SHIPS-3 AMB-09 AMB-39

help-warship_dock = Lege eine verfügbare Scheibe auf einen freien Liegeplatz im Kriegshafen. Jeder Liegeplatz fasst eine Scheibe; alle besetzen darfst du nicht. Von hier schickt die Hafenlieferung Expeditionen aus. Mit dem Effekt Kommando kommt die Scheibe stattdessen auf den Anker, selbst wenn alles besetzt ist; der Anker fasst beliebig viele und zählt nicht als Liegeplatz. Solange der Schiffskartenstapel leer ist, darf niemand hier eine Scheibe legen. Die Zahl der Liegeplätze, 3, ist rekonstruiert.
    .title = Kriegshafen
    .ids = MG-WDOCK-1 MG-WDOCK-2 MG-WDOCK-3 MG-WDOCK-4 MG-WDOCK-5 MG-EFFECT-COMMANDO-1 MG-EFFECT-COMMANDO-2 MG-EFFECT-COMMANDO-3 MG-EFFECT-COMMANDO-4 MG-PILE-8 AMB-29 AMB-39

help-delivery = Liefere im Handelshafen, schicke eine Expedition aus oder tu beides einmal, in beliebiger Folge; über das Zweite entscheidest du nach dem Ersten. Für eine Lieferung wählst du eine Anlegestelle mit deiner Scheibe und einem Schiff und wirfst eine Handelskarte mit seiner Ware ab (mit Luxus eine beliebige). Die Scheibe ist wieder verfügbar, das Schiff gehört dir und ist sofort aktiv. Dann deckst du Handelskarten auf, bis ihre Münzen den Ertrag erreichen, und behältst alle. Die hinteren Schiffe rücken auf, ein neues erscheint. Was die Schiffe zeigen, ist rekonstruiert.
    .title = Hafenlieferung
    .ids = MG-DELIVER-1 MG-DELIVER-2 MG-DELIVER-3 MG-DELIVER-4 MG-DELIVER-5 MG-DELIVER-6 MG-DELIVER-7 MG-DELIVER-8 MG-DELIVER-9 MG-FX-3 MG-SHIPS-2 MG-EFFECT-LUXURY-1 AMB-50 AMB-53 AMB-54

help-expedition = Nimm deine Scheibe aus dem Kriegshafen zurück, wirf eine beliebige Handelskarte ab und decke das oberste Schiff auf. Erreicht deine Stärke die Gefahrenzahl, deckst du Karten für den Ertrag auf und nimmst das Schiff, zunächst inaktiv. Sonst hilft jede Eskorte mit +2; reicht es nicht, ziehst du eine Karte, und das Schiff kommt unter den Stapel. In jedem Fall darfst du die Scheibe sofort zum üblichen Preis auf ein Plättchen legen; das ist keine Gildenaktion. Stärke 1 genügt für 7 der 30 Schiffe, 3 für 19, 5 für 28. Die Gefahrenzahlen sind die von Porto Carthago; ihre Verteilung ist rekonstruiert.
    .title = Expedition
    .ids = MG-DELIVER-10 MG-DELIVER-11 MG-DELIVER-12 MG-DELIVER-13 MG-DELIVER-14 MG-DELIVER-15 MG-DELIVER-16 MG-DELIVER-17 MG-DELIVER-18 MG-EFFECT-ESCORTS-1 MG-EFFECT-ESCORTS-2 MG-EFFECT-ESCORTS-3 MG-FX-4 AMB-27 AMB-30 AMB-55

help-guild_markers = Ein Gildenstein auf deinem Aktionsfeld erlaubt nach der Hauptaktion eine Gildenaktion. Führst du sie aus, wandert er am Ende deines Zugs im Uhrzeigersinn auf das nächste Feld ohne Gildenstein; verzichtest du oder ist sie unmöglich, bleibt er. Die zwei Gildensteine liegen nie auf demselben Feld. Der Effekt Intrige versetzt einen auf ein beliebiges Feld ohne Gildenstein, auch auf deines; eine zweite Gildenaktion im selben Zug gibt es aber nie. Entscheidend ist, ob nach der Hauptaktion einer dort liegt.
    .title = Gildensteine
    .ids = MG-MARKER-1 MG-MARKER-2 MG-MARKER-3 MG-MARKER-4 MG-MARKER-5 MG-MARKER-6 MG-MARKER-7 MG-EFFECT-INTRIGUE-1 MG-EFFECT-INTRIGUE-2 MG-EFFECT-INTRIGUE-3 AMB-21 AMB-24 AMB-25 AMB-26

help-guild_action = Liegt nach der Hauptaktion ein Gildenstein auf deinem Feld, darfst du eine verfügbare Scheibe legen: auf einen kleinen Gildensitz, ins Gildenforum oder auf ein Plättchen der laufenden Dekade. Du bezahlst mit Münzen von der Hand, auch zu viel, aber ohne Wechselgeld. Eben gewonnene Scheiben und Karten darfst du nutzen. Hast du auf die Hauptaktion verzichtet, musst du die Gildenaktion ausführen. Es gibt nur eine je Zug, und die Scheibe kommt nie zurück.
    .title = Gildenaktion
    .ids = MG-GUILD-1 MG-GUILD-2 MG-GUILD-3 MG-GUILD-6 MG-TURN-6 MG-TURN-7 MG-MARKER-5 MG-CARD-7 MG-PLACE-1 MG-PLACE-5

help-hall = Die 12 kleinen Gildensitze kosten 6 bis 11 Münzen und fassen je eine Scheibe; du hast unter den freien die Wahl. Am Ende ist jede deiner Scheiben ein Sitz. Das Plättchen Gildenhaus 2 belohnt deine größte Gruppe: Sitze neben- oder hintereinander, nicht diagonal und nicht über das Forum hinweg. Zu dritt sind ein Sitz für 6 und einer für 7 abgedeckt, zu zweit je beide; abgedeckte gehören niemandem. Die Anordnung ist rekonstruiert, ebenso die Zahl der Sitze ab 8 Münzen.
    .title = Gildenhaus
    .ids = MG-GUILD-3 MG-GUILD-4 MG-GUILD-6 MG-FEW-4 MG-FEW-5 MG-SCORE-1 MG-TILE-GUILDHALL2-1 AMB-56

help-forum = Das Gildenforum ist der große Sitz im Gildenhaus. Es fasst beliebig viele Scheiben, auch mehrere eines Spielers, jede für 12 Münzen. Am Ende ist jede deiner Scheiben hier ein Gildensitz, genau wie ein kleiner. Das Plättchen Gildenhaus 1 gibt für jede von ihnen 4 Punkte. Zu Gruppen von Sitzen zählt das Forum nicht.
    .title = Gildenforum
    .ids = MG-GUILD-3 MG-GUILD-5 MG-GUILD-6 MG-SCORE-1 MG-TILE-GUILDHALL1-1 MG-TILE-GUILDHALL2-1 AMB-47

help-tiles = Nur die zwei Plättchen der laufenden Dekade sind offen, mit dem Effekt Vermächtnis auch frühere. Deine Scheibe kommt auf das oberste freie Feld: 2, 5, dann 8 Münzen; zu zweit und zu dritt gibt es nur die ersten zwei. Jeder hat im ganzen Spiel höchstens eine Scheibe je Plättchen. Gewertet wird am Ende, nur mit Scheibe, höchstens 12 Punkte je Plättchen. Sätze gleicher und verschiedener Waren zählen beide, jede Karte in beiden: 2, 3, 4, 5 Schiffe geben 1, 3, 6, 10 Punkte, Karten 1, 2, 4, 7. Optionen des Tisches regeln strittige Sätze und das Plättchen Siegpunkte.
    .title = Errungenschaftsplättchen
    .ids = MG-PLACE-1 MG-PLACE-2 MG-PLACE-3 MG-PLACE-4 MG-PLACE-5 MG-PLACE-6 MG-FEW-6 MG-SCORE-4 MG-EFFECT-LEGACY-1 MG-EFFECT-LEGACY-2 MG-TILE-VICTORYPOINTS-1 MG-TILE-SHIPCARDS-1 MG-TILE-SHIPCARDS-2 MG-TILE-SHIPCARDS-3 MG-TILE-GOODS-1 AMB-01 AMB-02 AMB-40 AMB-41

help-effects = In deinem Zug nutzt du beliebig viele deiner aktiven Schiffe; jedes wird dann inaktiv, bis der Markt es aufdeckt. Vor oder nach der Aktion: Embargo schickt das vorderste Schiff weg, Intrige versetzt einen Gildenstein, Palette erneuert den Markt (auch zwischen Schritten). Von selbst, sobald deine Wahl sie braucht: Gunst, beliebige linke Karte; Prunk, beliebige Karte im Preis der Residenz; Luxus, beliebige Karte beim Liefern; Kommando, Scheibe auf den Anker; Vermächtnis, früheres Plättchen. Eskorte: Stärke +2. Auch inaktive Schiffe zählen am Ende. Die Verteilung der Effekte ist rekonstruiert.
    .title = Schiffseffekte
    .ids = MG-FX-1 MG-FX-2 MG-FX-3 MG-FX-4 MG-FX-5 MG-FX-6 MG-FX-7 MG-FX-9 MG-FX-11 MG-EFFECT-EMBARGO-2 MG-EFFECT-PALETTE-2 MG-EFFECT-PALETTE-3 MG-EFFECT-COMMANDO-1 MG-EFFECT-FAVOUR-1 MG-EFFECT-OPULENCE-1 MG-EFFECT-LEGACY-1 MG-EFFECT-INTRIGUE-2 MG-EFFECT-LUXURY-1 MG-EFFECT-ESCORTS-1 MG-SCORE-2 AMB-23

help-neutral = Sind weniger als vier am Tisch, stehen neutrale Aktionsscheiben für die Fehlenden: zu dritt eine, zu zweit zwei. Jede macht ihr Feld um eine Karte teurer. Wählst du ein Feld mit neutraler Scheibe, wandert sie am Ende deines Zugs im Uhrzeigersinn auf das nächste Feld ohne eine solche, auch wenn du auf die Aktion verzichtet hast. Zwei neutrale Scheiben liegen nie auf demselben Feld, eine und ein Gildenstein dürfen es. Sie bleiben auch beim Wechsel der Dekade. Andere decken billige Sitze im Gildenhaus ab.
    .title = Neutrale Scheiben
    .ids = MG-FEW-1 MG-FEW-2 MG-FEW-3 MG-FEW-4 MG-FEW-7 MG-NEUTRAL-1 MG-NEUTRAL-2 MG-NEUTRAL-3 MG-PAY-2 AMB-05 AMB-20

help-passing = Kannst oder willst du kein Feld bezahlen, passt du: keine Aktion, keine Gildenaktion, keine Karten. Du ziehst eine Handelskarte, verdeckt für die anderen. Deine Aktionsscheibe bleibt liegen und kostet andere weiterhin eine Karte. Du verlierst nur diesen Zug. Embargo, Palette und Intrige darfst du vor dem Passen nutzen.
    .title = Passen
    .ids = MG-PASS-1 MG-PASS-2 MG-PASS-3 MG-PASS-4 MG-PASS-6 MG-PAY-5 AMB-22 AMB-51

help-decade = Eine Dekade hat 5 Runden mit je einem Zug, immer vom selben Startspieler aus. Vor Dekade II und III: Der Markt wird erneuert, die Plättchen der neuen Dekade werden offen; das vorderste Schiff kommt unter den Stapel, die anderen rücken auf; wer die meisten verfügbaren Scheiben hat, wird Startspieler (Gleichstand: der Erste der Gleichen im Uhrzeigersinn nach dem alten, dieser zuletzt); Karten links und rechts kommen auf die Hand; jeder zieht 2 Handelskarten, vor Dekade III nur 1; Aktionsscheiben verlassen das Rondell. Gildensteine, neutrale Scheiben und Scheiben in den Häfen bleiben.
    .title = Dekade
    .ids = MG-FLOW-1 MG-FLOW-2 MG-FLOW-3 MG-FLOW-4 MG-DECADE-1 MG-DECADE-2 MG-DECADE-3 MG-DECADE-4 MG-DECADE-5 MG-DECADE-6 MG-DECADE-7 MG-DECADE-8 MG-DECADE-9 MG-DECADE-10 MG-DECADE-11 MG-DECADE-12 MG-DECADE-13 AMB-43

help-piles = Wird eine Handelskarte gebraucht und der Stapel ist leer, wird der Ablagestapel neu gemischt. Ist der Schiffskartenstapel leer, rücken nach einer Lieferung keine Schiffe mehr auf. Dann kehren Scheiben an Anlegestellen ohne Schiff und alle Scheiben im Kriegshafen zu ihren Besitzern zurück; dort kann niemand Scheiben legen, und es gibt keine Expeditionen. Das Schiff einer misslungenen Expedition, das vorderste beim Embargo und das einer neuen Dekade kommen unter den Stapel. Der Ablagestapel ist offen, die Reihenfolge der Stapel verdeckt.
    .title = Stapel
    .ids = MG-PILE-1 MG-PILE-2 MG-PILE-4 MG-PILE-5 MG-PILE-6 MG-PILE-7 MG-PILE-8 AMB-10 AMB-11 AMB-12 AMB-14

help-end = Das Spiel endet nach Runde 5 der Dekade III; Karten links und rechts kommen nicht mehr zurück. Gildensitze sind deine Scheiben im Gildenhaus und im Forum, die Bonus-Gildensitze deiner linken Spalte und 1 für jede geleerte Spalte. Schiffe sind alle deine, aktiv oder nicht. Du erhältst Sitze mal Schiffe und jedes Plättchen mit deiner Scheibe, höchstens 12 Punkte je Plättchen. Die meisten Punkte gewinnen; bei Gleichstand ist der Sieg geteilt.
    .title = Spielende
    .ids = MG-END-1 MG-END-2 MG-SCORE-1 MG-SCORE-2 MG-SCORE-3 MG-SCORE-4 MG-SCORE-5 AMB-03 AMB-45 AMB-60

# Was eine Wahl bringt.

gain-guild-seats = { $number ->
    [one] Gildensitz
   *[other] Gildensitze
}
gain-bonus-seats = { $number ->
    [one] Bonus-Gildensitz
   *[other] Bonus-Gildensitze
}
gain-tiles = { $number ->
    [one] Errungenschaft
   *[other] Errungenschaften
}
gain-strength = Stärke
gain-ships = { $number ->
    [one] Schiff
   *[other] Schiffe
}
gain-discs = { $number ->
    [one] verfügbare Scheibe
   *[other] verfügbare Scheiben
}
gain-hand = { $number ->
    [one] Handkarte
   *[other] Handkarten
}
gain-left = { $number ->
    [one] Karte links
   *[other] Karten links
}
gain-right = { $number ->
    [one] Karte rechts
   *[other] Karten rechts
}
gain-docks = { $number ->
    [one] Anlegestelle
   *[other] Anlegestellen
}
gain-forum = im Gildenforum
## Why something cannot be chosen

why-too-few-cards = Das kostet { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}; du hast { $number2 ->
    [0] keine
   *[other] { $number2 }
} auf der Hand.
why-no-card-shows-it = Keine deiner Handkarten zeigt die Aktion { $space }.
why-cards-needed = Hättest du dieses Feld bezahlt, wäre dort weder die Aktion noch eine Gildenaktion möglich.
why-card-needed = Würdest du mit dieser Karte bezahlen, wäre weder die Aktion noch eine Gildenaktion möglich.
why-other-action = Die Karte links muss die Aktion { $space } zeigen.
why-skipped-for-nothing = Du kannst nur für eine Gildenaktion auf die Aktion verzichten, und jetzt ist keine möglich.
why-guild-action-due = Ohne Aktion musst du die Gildenaktion ausführen.
why-picked-earlier = Die Karten werden von der niedrigsten an gewählt, und diese kommt vor der zuletzt gewählten.
why-too-few-follow = Die Karten werden von der niedrigsten an gewählt, und nach dieser kommen zu wenige.
why-picked-already = Diese Karte hast du schon gelegt.
why-beside-residence = Diese Karte liegt neben deiner Residenz; du kannst sie erst wieder nutzen, wenn sie auf die Hand zurückkommt.
why-in-the-market = Diese Karte liegt auf dem Markt; du kannst nur Handkarten nutzen.
why-base-card-pays-nothing = Eine Basiskarte zählt weder als Ware noch als Münzen; du brauchst eine Handelskarte.
why-other-good = Das Schiff verlangt eine Handelskarte mit dieser Ware: { $good }.
why-goods-do-not-match = Mit dieser Karte hast du nicht genug Karten mit einer der Waren, die diese Spalte verlangt ({ $column }).
why-higher-coins-first = Die Karten werden von den höchsten Münzen an gewählt, und diese kommt vor der zuletzt gewählten.
why-coins-follow-short = Die Karten werden von den höchsten Münzen an gewählt: Von dieser an ergeben sie { $number }, und es { $number2 ->
    [one] fehlt 1 Münze
   *[other] fehlen { $number2 } Münzen
}.
why-no-card-left = Es gibt keine Handelskarte mehr zu ziehen.
why-in-hand-already = Diese Karte hast du schon auf der Hand.
why-give-first = Wähle zuerst die Handelskarte deiner Hand, die du dafür gibst.
why-base-card-stays = Eine Basiskarte kann nicht getauscht werden.
why-market-empty = Der Markt ist leer.
why-ship-active = Dieses Schiff ist schon aktiv.
why-residence-empty = In deiner Residenz liegt keine Scheibe mehr.
why-column-empty = In dieser Spalte liegt keine Scheibe mehr.
why-too-few-trade-cards = Diese Spalte kostet { $number ->
    [one] 1 Handelskarte
   *[other] { $number } Handelskarten
}; du hast { $number2 ->
    [0] keine
   *[other] { $number2 }
}.
why-too-few-matching = Diese Spalte kostet { $number ->
    [one] 1 Handelskarte
   *[other] { $number } Handelskarten
} mit einer der Waren, die sie verlangt; du hast { $number2 ->
    [0] keine
   *[other] höchstens { $number2 }
}.
why-no-column-payable = Mit deinen Handelskarten kannst du keine Spalte deiner Residenz bezahlen, in der noch eine Scheibe liegt.
why-no-disc = Du hast keine verfügbare Scheibe.
why-dock-own = Dort liegt schon deine Scheibe.
why-dock-of-another = Dort liegt eine Scheibe von { $seat }.
why-last-dock = Du darfst nicht alle Plätze eines Hafens besetzen.
why-no-dock-left = Es gibt keinen Platz mehr, den du besetzen darfst.
why-dock-without-ship = An dieser Anlegestelle liegt kein Schiff.
why-ship-pile-empty = Der Schiffskartenstapel ist leer.
why-column-first = Wähle zuerst die Spalte deiner Residenz, aus der die Scheibe kommt.
why-available-disc-goes = An diesem Tisch kommt eine deiner verfügbaren Scheiben in den Hafen, keine aus der Residenz.
why-no-anchor-at-start = Vor Spielbeginn kommt keine Scheibe auf den Anker.
why-no-disc-in-harbours = Du hast keine Scheibe bei einem Schiff und keine, die auf Expedition gehen kann.
why-nothing-to-deliver = Du hast keine Handelskarte, die du liefern könntest.
why-no-disc-there = Dort liegt keine Scheibe von dir.
why-no-card-for-ship = Du hast keine Handelskarte mit der Ware, die dieses Schiff verlangt: { $good }.
why-harbour-done = In jeden Hafen kannst du nur einmal liefern.
why-too-few-coins = Das kostet { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}; du hast { $number2 ->
    [0] keine
   *[other] { $number2 }
} auf der Hand.
why-seat-own = Dort liegt schon deine Scheibe.
why-seat-of-another = Dort liegt eine Scheibe von { $seat }.
why-seat-covered = Dieser Gildensitz ist abgedeckt: Bei so wenigen Spielern darf ihn niemand nehmen.
why-later-decade = Dieses Plättchen kann erst ab Dekade { $decade } genommen werden.
why-earlier-decade = Dieses Plättchen ist aus Dekade { $decade }; dafür brauchst du ein aktives Schiff mit dem Effekt Vermächtnis.
why-tile-own = Auf diesem Plättchen liegt schon deine Scheibe; mehr als eine darf dort niemand haben.
why-tile-full = Alle Felder dieses Plättchens sind besetzt.
why-tiles-only = Die Scheibe einer Expedition darf nur auf ein Errungenschaftsplättchen, nicht ins Gildenhaus.
