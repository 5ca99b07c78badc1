# Carthago: Merchants & Guilds in German: questions and options without "du", mostly in the infinitive.

## The box

pitch = Spiele Karten als Aktion, Ware oder Münzen und gewinne Schiffe und Gildensitze in Karthago: Am Ende zählt Sitze mal Schiffe.

# The aim, the turn and the end, on one card.
aim-goal = Deine Punkte sind Gildensitze mal Schiffe; Errungenschaftsplättchen kommen dazu.
aim-turn = Wähle ein Aktionsfeld und bezahle es mit Karten: Markt, Residenz, Anleger oder Lieferung. Jede Karte ist Aktion, Ware oder Münzen.
aim-end = Nach drei Dekaden zu fünf Runden; die meisten Punkte gewinnen.

# How far the end is.
ending-now = Dekade { $decade } von III, Runde { $round } von { $rounds }
ending-left = Das Spiel endet nach Dekade III: { $left ->
    [one] Das ist die letzte Runde.
   *[other] Es bleiben { $left } Runden.
}

## Things

card = { $good } { $coin } ({ $action })
card-hidden = eine Handelskarte
# Read by the sentences about cards that are dealt, and never shown.
dealt-hidden = unseen
base-card = Basiskarte { $action }
ship = „{ $good }“ (Ertrag { $coin }, { $effect })
ship-hidden = (verdeckt)
dock = Anlegestelle { $number }
warship-place = Liegeplatz { $number } im Kriegshafen
plain-card = { $good } { $coin } ({ $action })
more-cards = { $number ->
    [one] { $number } weitere Karte
   *[other] { $number } weitere Karten
}
where-ship = an Anlegestelle { $number } zum Schiff { $ship }
where-dock = an Anlegestelle { $number }
where-warship-harbour = auf Liegeplatz { $number } im Kriegshafen
where-anchor = auf den Anker
whence-dock = von Anlegestelle { $number }
whence-warship-harbour = von Liegeplatz { $number } im Kriegshafen
whence-anchor = vom Anker
guild-seat = Gildensitz { $code }
purchase-seat = den { $seat }
purchase-forum = einen Platz im Gildenforum
purchase-tile = das Plättchen „{ $tile }“
basis-guild-hall-1 = { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
} im Gildenforum
basis-achievement-tiles = { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
} auf Plättchen
basis-residence-1 = { $number ->
    [one] { $number } freies Feld
   *[other] { $number } freie Felder
} der Residenz
basis-guild-hall-2 = { $number ->
    [one] einen einzelnen kleinen Gildensitz
   *[other] eine Gruppe von { $number } kleinen Gildensitzen
}
basis-victory-points = die Felder von { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
} auf Plättchen
basis-ship-cards = die Sätze aus { $number ->
    [one] { $number } Schiff
   *[other] { $number } Schiffen
}
basis-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
} auf der Hand
basis-residence-2 = { $number ->
    [one] { $number } verfügbare Scheibe
   *[other] { $number } verfügbare Scheiben
}
basis-goods = die Sätze aus { $number ->
    [one] { $number } Handelskarte
   *[other] { $number } Handelskarten
} auf der Hand
decade = { $numeral }
good-dyes = Farbstoff
good-oils = Öl
good-glass = Glas
good-cedar = Zedernholz
good-jewelry = Schmuck
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
tile-text-achievement-tiles = 2 Punkte je eigene Scheibe auf diesen Plättchen.
tile-text-residence-1 = 3 Punkte für jedes freie Feld der eigenen Residenz.
tile-text-guild-hall-2 = 3 Punkte je Scheibe deiner größten Gruppe kleiner Sitze.
tile-text-victory-points = 7/6/5 je eigene Scheibe auf Feld 1/2/3 eines Plättchens.
tile-text-ship-cards = Schiffe, gleich oder verschieden: 2/3/4/5 geben 1/3/6/10.
tile-text-coins = 1 Punkt für je 3 Münzen auf deinen Handkarten.
tile-text-residence-2 = 3 Punkte für jede verfügbare Scheibe.
tile-text-goods = Hand, gleich oder verschieden: 2/3/4/5 geben 1/2/4/7.
line-product = Sitze × Schiffe
    .how = Alle Gildensitze mal alle Schiffe, ob aktiv oder nicht.
line-guild-hall-1 = Gildenhaus 1
    .how = { tile-text-guild-hall-1 }
line-achievement-tiles = Errungenschaften
    .how = 2 Punkte je eigene Scheibe auf Errungenschaftsplättchen, samt diesem.
line-residence-1 = Residenz 1
    .how = { tile-text-residence-1 }
line-guild-hall-2 = Gildenhaus 2
    .how = 3 Punkte je Scheibe der größten eigenen Gruppe kleiner Gildensitze.
line-victory-points = Siegpunkte
    .how = 7, 6 oder 5 Punkte je eigene Scheibe auf Feld 1, 2 oder 3 eines Plättchens.
line-ship-cards = Schiffe
    .how = Sätze eigener Schiffe mit gleichen und mit verschiedenen Waren: 1, 3, 6 oder 10 Punkte für 2, 3, 4 oder 5 Schiffe.
line-coins = Münzen
    .how = { tile-text-coins }
line-residence-2 = Residenz 2
    .how = { tile-text-residence-2 }
line-goods = Waren
    .how = Sätze von Handelskarten der Hand mit gleichen und mit verschiedenen Waren: 1, 2, 4 oder 7 Punkte für 2, 3, 4 oder 5 Karten.
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
board-paid-enough = Das reicht schon: Bezahle, oder lege erst eine Karte zurück.
board-pays-not-together = Diese Karte passt nicht zu denen, die du genommen hast: Lege erst eine davon zurück.
board-pays-not-cards = Würdest du mit dieser Karte bezahlen, wäre weder die Aktion noch eine Gildenaktion mehr möglich.
board-pays-not-goods = Mit dieser Karte hast du nicht genug Karten einer Ware, die diese Spalte nimmt.
board-pays-not-coins = Diese Karte wäre zu viel: Die anderen bezahlen ohne sie.
board-seat = Gildensitz
board-reconstructed = rekonstruierter Wert
board-goods = Waren
board-effects = Schiffseffekte
board-signs = Weitere Zeichen
board-base-card = Basiskarte
board-carry-out = Ausführen; aufgenommen
board-go-on = Weiter
board-leave = Passen; schließen

## Questions

prompt-over = Das Spiel ist zu Ende.
prompt-start-disc = { $seat }: Vor dem Spiel darf eine Scheibe kostenlos in einen Hafen, um später ein Schiff zu gewinnen. Aus welcher Spalte? Für ein erstes Spiel ist jede gut.
prompt-start-dock = { $seat }: Wohin? Neben einem Schiff gewinnt die Scheibe es, sobald seine Ware geliefert wird; vom Kriegshafen bricht sie zu einer Expedition auf.
prompt-take-turn = { $seat }: { $only ->
    [pass] Die Handkarten bezahlen kein Aktionsfeld, das etwas nützt. Vor dem Passen { $effects } nutzen?
   *[none] Ein Aktionsfeld wählen und mit Karten bezahlen, oder passen.
}
prompt-pay-left = { $seat }: Welche Karte bezahlt die Aktion { $space }? Sie liegt bis zur nächsten Dekade links an der Residenz.
prompt-pay-right = { $seat }: Für andere Scheiben auf dem Feld { $space } noch { $due ->
    [one] { $due } beliebige Karte
   *[other] { $due } beliebige Karten
}, bis zur nächsten Dekade{ $due ->
    [one] .
   *[other] ; in der Liste eine nach der anderen, die niedrigste zuerst.
}
prompt-before-main = { $seat }: { $only ->
    [main] Die Aktion { $space } ausführen oder vorher { $effects } nutzen?
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
prompt-pay-goods = { $seat }: { $begun ->
    [yes] Noch { $due ->
        [one] { $due } Karte
       *[other] { $due } Karten
    }
   *[no] { $due ->
        [one] { $due } Karte
       *[other] { $due } Karten
    }
} für die { $column } bezahlen{ $uses ->
    [none] { "" }
   *[other] , mit { $uses }
}{ $due ->
    [one] .
   *[other] ; in der Liste eine nach der anderen, die niedrigste zuerst.
}
prompt-take-dock = { $seat }: An welche Anlegestelle soll die Scheibe kommen? Sie bleibt dort, wenn die Schiffe aufrücken.
prompt-take-warship-dock = { $seat }: Auf welchen Liegeplatz im Kriegshafen soll die Scheibe kommen?
prompt-choose-delivery = { $seat }: { $first ->
    [no] Auch im anderen Hafen liefern?
   *[yes] Wo soll geliefert werden?
}
prompt-deliver-good = { $seat }: Welche Karte liefern?
prompt-send-expedition = { $seat }: Welche Handelskarte für die Expedition abwerfen? Stärke { $strength } gegen Gefahr { $least } bis { $most }; scheitert sie, gibt es eine Karte vom Stapel.
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
prompt-pay-coins = { $seat }: { $begun ->
    [yes] Noch { $due ->
        [one] { $due } Münze
       *[other] { $due } Münzen
    }
   *[no] { $due ->
        [one] { $due } Münze
       *[other] { $due } Münzen
    }
} für { $purchase } bezahlen{ $due ->
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
option-take-turn-space = { $it }: { $deed ->
    [MARKET] Karten nehmen und tauschen
    [RESIDENCE] eine Scheibe freikaufen
    [TRADING_DOCK] Scheibe neben ein Schiff
    [WARSHIP_DOCK] Scheibe für eine Expedition
    [GUILD] nur Gildenaktion
    [EXPEDITION] Expedition, Stärke { $strength } gegen Gefahr { $least } bis { $most }
   *[HARBOUR_DELIVERY] Schiffe gewinnen
} ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}){ $guild ->
    [no] { "" }
    [or] { " " }oder Gildenaktion
    [maybe] { " " }+ Gildenaktion (Münzen?)
    [coins] { "" }; zu wenig Münzen für die Gilde
    [disc] { "" }; keine Scheibe für die Gilde
   *[yes] { " " }+ Gildenaktion
}
option-dock = { $it }
option-take-dock-dock = Anlegestelle { $dock }: { $ship ->
    [none] kein Schiff
   *[other] neben Schiff { $ship }
}
option-start-dock-dock = Anlegestelle { $dock }: neben Schiff { $ship }
option-start-disc-dock = Anlegestelle { $dock }: neben Schiff { $ship }
option-choose-delivery-dock = An Anlegestelle { $dock } liefern: Schiff { $ship }
option-warship-place = { $it }
option-take-warship-dock-warship-place = Liegeplatz { $dock } im Kriegshafen
option-start-dock-warship-place = Liegeplatz { $dock } im Kriegshafen: für eine Expedition
option-start-disc-warship-place = Liegeplatz { $dock } im Kriegshafen: für eine Expedition
option-choose-delivery-warship-place = Expedition von Liegeplatz { $dock } im Kriegshafen: Stärke { $strength } gegen Gefahr { $least } bis { $most }
option-anchor = Anker
option-take-warship-dock-anchor = Anker (mit Kommando)
option-choose-delivery-anchor = Expedition vom Anker: Stärke { $strength } gegen Gefahr { $least } bis { $most }
option-column = { $number ->
    [0] Linke Spalte
    [1] Mittlere Spalte
   *[2] Rechte Spalte
}
option-choose-column-column = { $number ->
    [0] Linke Spalte
    [1] Mittlere Spalte
   *[2] Rechte Spalte
}: { $brings ->
    [bonus-seats] +{ $gain ->
        [one] { $gain } Bonussitz
       *[other] { $gain } Bonussitze
    }
    [strength] Stärke +{ $gain }
    [discs] { $gain ->
        [one] { $gain } Scheibe
       *[other] { $gain } Scheiben
    }
   *[later] ein Schritt zu Bonussitzen
} für { $price ->
    [one] { $price } Karte
   *[other] { $price } Karten
}{ $uses ->
    [none] { "" }
   *[other] , mit { $uses }
}
option-start-disc-column = { $number ->
    [0] Linke Spalte
    [1] Mittlere Spalte
   *[2] Rechte Spalte
}: { $brings ->
    [bonus-seats] +{ $gain ->
        [one] { $gain } Bonussitz
       *[other] { $gain } Bonussitze
    }
    [strength] Stärke +{ $gain }
    [next] der nächste Kauf hier bringt { $gain ->
        [one] { $gain } Scheibe
       *[other] { $gain } Scheiben
    }
   *[later] ein Schritt zu Bonussitzen
}
option-guild-seat = { $it }
option-guild-action-guild-seat = { $it } für { $price } Münzen nehmen
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

## Choices in a few words, with signs instead of costs: what follows a bar is a kind of thing, which has a sign, and a number.

card-face = { $good } { $coin }
brief-take-turn-space = { $it }{ $deed ->
    [GUILD] , nur Gilde
   *[other] { "" }
}{ $guild ->
    [or] { " " }oder Gilde
    [coins] , ohne Gilde
    [disc] , ohne Gilde
   *[other] { "" }
} | cards { $cards }{ $guild ->
    [yes] { "" } | marker
    [maybe] { "" } | marker ?
   *[other] { "" }
}
brief-take-turn-pass = Passen
brief-embargo = { effect-embargo }
brief-palette = { effect-palette }
brief-intrigue = { effect-intrigue }
brief-pay-left-card = { $face }{ $alike ->
    [one] { "" }
   *[other] { " " }×{ $alike }
}{ $uses ->
    [none] { "" }
   *[other] , { $uses }
}
brief-pay-right-card = { $face }{ $alike ->
    [one] { "" }
   *[other] { " " }×{ $alike }
}
brief-pay-goods-card = { $face }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
}
brief-deliver-good-card = { $face }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
}
brief-pay-coins-card = { $face }
brief-swap-cards-card = { $face }
brief-send-expedition-card = { $face }
brief-take-card-card = { $face }
brief-receive-card-card = { $face }
brief-guild-action-guild-seat = { $it } | coins { $price }
brief-guild-action-forum = Gildenforum | coins { $price }
brief-guild-action-tile = { $it }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
} | coins { $price }
brief-place-returned-tile = { $it }{ $uses ->
    [none] { "" }
   *[other] , { $uses }
} | coins { $price }

## What happened

event-game-started = Das Spiel beginnt. Das Los macht { $seat } zum Startspieler.
event-order-found = Reihenfolge der Züge: { $order }.
event-harbour-laid = Im Handelshafen liegen, von vorn nach hinten: { $ships }.
event-outside-laid = Vor dem Hafen warten erst das Schiff { $ship }, dann das Schiff { $ship2 }.
event-markers-drawn = Gezogene Karten legen { $number ->
    [one] den Gildenstein auf das Feld
   *[other] die Gildensteine auf die Felder
} { $spaces }; { $number2 ->
    [one] { $number2 } Karte wird
   *[other] { $number2 } Karten werden
} dafür abgelegt.
event-tiles-chosen = Errungenschaftsplättchen der Dekade { $decade }: „{ $tile }“ und „{ $tile2 }“.
event-neutrals-drawn = { $number ->
    [one] Eine neutrale Aktionsscheibe steht für den fehlenden Spieler auf dem Feld
   *[other] Neutrale Aktionsscheiben stehen für die fehlenden Spieler auf den Feldern
} { $spaces }; { $number2 ->
    [one] { $number2 } Karte wird
   *[other] { $number2 } Karten werden
} dafür abgelegt.
event-seats-covered = Da nicht alle vier Farben mitspielen, { $number ->
    [one] ist { $number } kleiner Gildensitz
   *[other] sind { $number } kleine Gildensitze
} abgedeckt.
event-one-dealt = { $seat } erhält { $dealt ->
    [unseen] eine Handelskarte
   *[other] { $dealt }
}.
event-two-dealt = { $seat } erhält { $dealt ->
    [unseen] zwei Handelskarten
   *[other] { $dealt } und { $dealt2 }
}.
event-three-dealt = { $seat } erhält { $dealt ->
    [unseen] drei Handelskarten
   *[other] { $dealt }, { $dealt2 } und { $dealt3 }
}.
event-disc-sent = { $seat } legt die oberste Scheibe ({ $column }) { $where }.
event-start-declined = { $seat } legt vor dem Spiel keine Scheibe.
event-decade-began = Dekade { $decade } beginnt.
event-tiles-opened = Die Plättchen „{ $tile }“ und „{ $tile2 }“ sind ab jetzt zu haben.
event-start-player-leads = { $seat } hat die meisten verfügbaren Scheiben ({ $number }) und wird Startspieler.
event-start-player-tied = { $seats } haben die meisten verfügbaren Scheiben (je { $number }); im Uhrzeigersinn folgt { $seat } und wird Startspieler.
event-cards-returned = { $seat } nimmt { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} neben der Residenz zurück auf die Hand.
event-discs-lifted = Die Aktionsscheiben der Spieler verlassen das Aktionsrondell.
event-round-began = Runde { $number } beginnt.
event-passed = { $seat } passt.
event-pass-forced = { $seat } kann kein Aktionsfeld bezahlen und nutzen und muss passen.
event-space-paid = { $seat } wählt die Aktion { $space } und legt links an: { $card }.
event-right-paid = Für eine andere Scheibe auf dem Feld legt { $seat } rechts an: { $card }.
event-action-left = { $seat } macht ohne die Aktion { $space } weiter.
event-action-impossible = { $seat } kann die Aktion { $space } nicht ausführen.
event-marker-moved = Der genutzte Gildenstein rückt vom Feld { $space } auf das Feld { $space2 } vor.
event-neutral-moved = Die neutrale Aktionsscheibe rückt vom Feld { $space } auf das Feld { $space2 } vor.
event-card-drawn = { $seat } zieht { $card } vom Stapel.
event-cards-revealed = Für den Ertrag { $number } des Schiffs deckt { $seat } auf und behält: { $cards }.
event-discards-shuffled = Der Handelskartenstapel ist aufgebraucht: { $number ->
    [one] { $number } abgelegte Karte wird zum neuen Stapel
   *[other] { $number } abgelegte Karten werden zum neuen Stapel gemischt
}.
event-market-cleared = Der ganze Markt wird abgelegt: { $cards }.
event-market-laid = Der Markt bietet { $cards }.
event-market-filled = Neu auf dem Markt: { $card }.
event-market-card-taken = { $seat } nimmt { $card } vom Markt.
event-pile-card-taken = { $seat } nimmt { $card } oben vom Stapel.
event-cards-swapped = { $seat } gibt { $card } an den Markt und nimmt dafür { $card2 }.
event-ship-reactivated = { $seat } deckt das Schiff { $ship } wieder auf.
event-disc-bought = { $seat } zahlt { $cards } und nimmt { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
} aus der Residenz ({ $column }).
event-bonus-seats-grew = { $seat } hat jetzt { $number ->
    [one] { $number } Bonus-Gildensitz
   *[other] { $number } Bonus-Gildensitze
}.
event-strength-grew = { $seat } hat jetzt Stärke { $number }.
event-column-emptied = Eine Spalte von { $seat } ist leer ({ $column }) und zählt als weiterer Gildensitz.
event-disc-placed = { $seat } legt eine verfügbare Scheibe { $where }.
event-good-delivered = { $seat } liefert { $card } an { $dock }, gewinnt das Schiff { $ship } und nimmt die Scheibe zurück.
event-expedition-sent = { $seat } wirft { $card } für eine Expedition ab und nimmt die Scheibe { $whence } zurück.
event-expedition-met = Die Expedition trifft auf das Schiff { $ship }: Gefahr { $number } gegen Stärke { $number2 } von { $seat }.
event-escorts-kept = { $seat } setzt keine Eskorte ein.
event-expedition-succeeded = Die Expedition gelingt: { $seat } gewinnt das Schiff { $ship }, verdeckt.
event-expedition-failed = Die Expedition von { $seat } misslingt: Das Schiff { $ship } kommt unter den Schiffskartenstapel.
event-ship-sent-away = Das vorderste Schiff, { $ship }, verlässt den Hafen und kommt unter den Schiffskartenstapel.
event-harbour-advanced = Die Schiffe rücken auf, die Scheiben bleiben an ihren Anlegestellen: Das Schiff { $ship } läuft an { $dock } ein, und das Schiff { $ship2 } wartet nun vor dem Hafen.
event-harbour-stopped = Der Schiffskartenstapel ist leer: Kein Schiff rückt auf.
event-disc-came-home = Der Schiffskartenstapel ist leer: { $seat } erhält die Scheibe { $whence } zurück.
event-seat-bought = { $seat } führt eine Gildenaktion aus und zahlt { $cards } für den { $guild-seat }.
event-forum-bought = { $seat } führt eine Gildenaktion aus und zahlt { $cards } für einen Platz im Gildenforum (Preis { $number }).
event-tile-bought = { $seat } führt eine Gildenaktion aus und zahlt { $cards } für ein Feld auf dem Plättchen „{ $tile }“ (Preis { $number }).
event-tile-reached = { $seat } zahlt { $cards } und legt die Scheibe der Expedition auf das Plättchen „{ $tile }“ (Preis { $number }).
event-guild-declined = { $seat } verzichtet auf die Gildenaktion.
event-guild-unpaid = { $seat } kann keine Gildenaktion bezahlen.
event-guild-without-disc = { $seat } hat für eine Gildenaktion keine verfügbare Scheibe.
event-game-ended = Die letzte Runde der Dekade III ist vorbei: Das Spiel endet, und alle Handkarten werden aufgedeckt.
event-seats-counted = Gildensitze von { $seat }: { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
} im Gildenhaus, { $number2 ->
    [one] { $number2 } Bonus-Gildensitz
   *[other] { $number2 } Bonus-Gildensitze
}, { $number3 ->
    [one] { $number3 } geleerte Spalte
   *[other] { $number3 } geleerte Spalten
}.
event-product-scored = { $seat } erhält { $number3 ->
    [one] { $number3 } Punkt
   *[other] { $number3 } Punkte
} für { $number ->
    [one] { $number } Gildensitz
   *[other] { $number } Gildensitze
} × { $number2 ->
    [one] { $number2 } Schiff
   *[other] { $number2 } Schiffe
}.
event-tile-counted = { $seat } erhält { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} durch das Plättchen „{ $tile }“ für { $basis }.
event-tile-limited = { $seat } erhält { $number ->
    [one] den einen höchstens möglichen Punkt
   *[other] die höchstens möglichen { $number } Punkte
} durch das Plättchen „{ $tile }“ für { $basis }.
event-total-reached = { $seat } kommt auf { $number3 ->
    [one] { $number3 } Punkt
   *[other] { $number3 } Punkte
}: { $number } für Sitze mal Schiffe, { $number2 } für Plättchen.
event-victory-won = { $seat } gewinnt mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.
event-victory-shared = { $seats } teilen sich den Sieg mit je { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.

## What earlier versions told

event-tile-shown = Das Plättchen „{ $tile }“ ist im Spiel.
event-marker-placed = Ein Gildenstein beginnt auf dem Feld { $space }.
event-neutral-placed = Eine neutrale Aktionsscheibe beginnt auf dem Feld { $space }.
event-disc-started = { $seat } legt eine Scheibe an { $dock }.
event-warship-started = { $seat } legt eine Scheibe auf { $warship-place }.
event-start-player-found = Startspieler dieser Dekade ist { $seat }.
event-card-revealed = { $seat } deckt { $card } auf und behält die Karte.
event-main-skipped = { $seat } verzichtet auf die Aktion.
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
event-ship-arrived = Vor dem Hafen erscheint das Schiff { $ship }.
event-disc-returned = { $seat } erhält eine Scheibe zurück.
event-seat-taken = { $seat } besetzt den { $guild-seat }.
event-forum-taken = { $seat } legt eine Scheibe ins Gildenforum.
event-tile-taken = { $seat } legt eine Scheibe auf das Plättchen „{ $tile }“, Preis { $number }.
event-tile-scored = { $seat } erhält { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} für das Plättchen „{ $tile }“.
event-game-won = { $seat } gewinnt das Spiel.

## Help

help-goal = Du treibst Handel in Karthago. In 3 Dekaden zu 5 Runden hast du je Runde einen Zug und bezahlst deine Aktion mit Karten. Gewinne Schiffe in zwei Häfen und Sitze in der Gilde: Am Ende werden deine Gildensitze mit deinen Schiffen malgenommen, also lass beides wachsen. Errungenschaftsplättchen bringen je bis zu 12 Punkte dazu. Die meisten Punkte gewinnen. Handelskarten auf der Hand und die Reihenfolge der Stapel sind verdeckt, alles andere ist offen.
    .title = Ziel des Spiels
    .ids = MG-FLOW-1 MG-TURN-1 MG-SCORE-1 MG-SCORE-2 MG-SCORE-3 MG-SCORE-4 MG-SCORE-5 AMB-16

help-setup = Du beginnst mit 7 Basiskarten, 3 Handelskarten und 11 Scheiben: 8 liegen auf deiner Residenz, 3 sind verfügbar. Das Los bestimmt den Startspieler und die ersten Felder der beiden Gildensteine. Von den drei Plättchen jeder Dekade sind zwei im Spiel. Vor der ersten Runde darf jeder, vom letzten Spieler bis zum Startspieler, die oberste Scheibe einer Spalte seiner Residenz gratis auf einen freien Platz in einem der Häfen legen; das frei gewordene Feld zählt sofort. Mit einer Option des Tisches ist es eine verfügbare Scheibe.
    .title = Aufbau
    .ids = MG-SETUP-8 MG-SETUP-9 MG-SETUP-10 MG-SETUP-11 MG-SETUP-12 MG-SETUP-13 MG-SETUP-14 MG-SETUP-16 MG-SETUP-17 MG-SETUP-18 MG-SETUP-19 AMB-06 AMB-07
    .about = Welche zwei Aktionen doppelte Basiskarten haben, ist rekonstruiert.

help-actions = In deinem Zug wählst du ein Aktionsfeld und bezahlst es, oder du passt. Deine Aktionsscheibe kommt auf das Feld oder bleibt dort. Markt: Karten nehmen, ein Schiff aufdecken. Residenz: Scheiben befreien. Handelsanleger, Kriegsanleger: eine Scheibe legen. Hafenlieferung: Schiffe gewinnen. Liegt dort ein Gildenstein, darf eine Gildenaktion folgen. Wählbar ist ein Feld nur, wenn seine Aktion oder eine Gildenaktion dort möglich ist. Für die Gildenaktion allein darfst du auf die Aktion verzichten, zum vollen Preis.
    .title = Aktionsfelder
    .ids = MG-TURN-1 MG-TURN-4 MG-TURN-5 MG-TURN-6 MG-TURN-7 MG-TURN-8 MG-MARKER-1 AMB-19
    .about = Die Reihenfolge der Felder ist rekonstruiert.

help-cost = Lege links an deine Residenz eine Karte an, die die Aktion des Feldes zeigt. Für jede andere Aktionsscheibe dort, von Mitspielern oder neutral, legst du rechts eine beliebige weitere Karte an. Deine eigene Scheibe und Gildensteine kosten nichts. Alle Karten wählst du, bevor die Aktion beginnt. Karten links und rechts sind außer Gebrauch, kommen aber vor der nächsten Dekade auf die Hand zurück. Mit dem Effekt Gunst darf die linke Karte eine beliebige Aktion zeigen.
    .title = Ein Feld bezahlen
    .ids = MG-PAY-1 MG-PAY-2 MG-PAY-3 MG-PAY-4 MG-PAY-6 MG-PAY-7 MG-CARD-3 MG-CARD-6 MG-EFFECT-FAVOUR-1 AMB-32

help-cards = Eine Handelskarte zeigt eine Aktion, eine Ware und 2 bis 6 Münzen; du nutzt jedes Mal nur eines davon. Für ein Feld gespielt, liegt sie neben der Residenz und kommt vor der nächsten Dekade zurück. Als Ware oder Münzen bezahlt, kommt sie endgültig auf den Ablagestapel. Mit Münzen darfst du zu viel zahlen, Wechselgeld gibt es nicht. Basiskarten zeigen nur eine Aktion: Mit ihnen wird nichts bezahlt, getauscht oder abgelegt. Ein Handlimit gibt es nicht.
    .title = Karten
    .ids = MG-CARD-1 MG-CARD-2 MG-CARD-3 MG-CARD-4 MG-CARD-5 MG-CARD-6 MG-CARD-7 AMB-17 AMB-18 AMB-49
    .about = Was die 75 Handelskarten und 7 Basiskarten zeigen, ist rekonstruiert.

help-market = Drei Schritte. Zuerst nimmst du eine Handelskarte: eine der fünf offenen, deren Lücke sofort gefüllt wird, oder verdeckt die oberste des Stapels. Dann darfst du eine Handelskarte deiner Hand gegen eine vom Markt tauschen, auch die eben genommene, aber keine Basiskarte. Zuletzt deckst du eines deiner inaktiven Schiffe auf, falls du eines hast; du darfst es noch im selben Zug nutzen. Anders wird kein Schiff wieder aktiv.
    .title = Markt
    .ids = MG-MARKET-1 MG-MARKET-2 MG-MARKET-3 MG-MARKET-4 MG-MARKET-5 MG-MARKET-6 MG-MARKET-7 MG-MARKET-8 MG-FX-5 AMB-36 AMB-37 AMB-61

help-residence = Bezahle den Preis einer Spalte; ihre oberste Scheibe wird für immer verfügbar. Links: 3 Handelskarten einer Ware, Farbstoff, Öl oder Glas; die geleerten Felder geben 0, 2, dann 3 Bonus-Gildensitze. Mitte: 2-mal Zedernholz; die Stärke steigt von 1 auf 3, dann 5. Rechts: 2-mal Schmuck; das untere Feld gibt zwei Scheiben frei. In einer Spalte zählt nur das unterste leere Feld. Eine ganz geleerte Spalte ist am Ende 1 Sitz mehr (mit einer Option des Tisches nur die rechte). Je Prunk darf eine Karte des Preises eine beliebige Handelskarte sein.
    .title = Residenz
    .ids = MG-RES-1 MG-RES-2 MG-RES-3 MG-RES-4 MG-RES-5 MG-RES-6 MG-RES-7 MG-RES-8 MG-RES-9 MG-RES-10 MG-RES-11 MG-EFFECT-OPULENCE-1 MG-SCORE-1 AMB-03 AMB-08 AMB-31
    .about = Stärke 3 und 5 sind rekonstruiert.

help-trading_dock = Lege eine verfügbare Scheibe an eine freie Anlegestelle im Handelshafen. Zu zweit, dritt oder viert gibt es 3, 4 oder 5 Anlegestellen, jede für eine Scheibe; alle besetzen darfst du nicht. Die Scheibe bleibt, bis du dort lieferst. Sie gehört zur Anlegestelle, nicht zum Schiff: Rücken die Schiffe auf, liegt sie neben einem anderen. Jedes Schiff zeigt eine Ware, seinen Geldertrag, eine Gefahrenzahl und einen Effekt; zwei weitere warten vor dem Hafen.
    .title = Handelshafen
    .ids = MG-SETUP-5 MG-SETUP-6 MG-TDOCK-1 MG-TDOCK-2 MG-TDOCK-3 MG-TDOCK-4 MG-SHIPS-1 MG-SHIPS-2 MG-SHIPS-3 AMB-09 AMB-39
    .about = Was die Schiffskarten zeigen, ist rekonstruiert.

help-warship_dock = Lege eine verfügbare Scheibe auf einen freien Liegeplatz im Kriegshafen. Jeder Liegeplatz fasst eine Scheibe; alle besetzen darfst du nicht. Von hier schickt die Hafenlieferung Expeditionen aus. Mit dem Effekt Kommando kommt die Scheibe stattdessen auf den Anker, selbst wenn alles besetzt ist; der Anker fasst beliebig viele und zählt nicht als Liegeplatz. Solange der Schiffskartenstapel leer ist, darf niemand hier eine Scheibe legen.
    .title = Kriegshafen
    .ids = MG-WDOCK-1 MG-WDOCK-2 MG-WDOCK-3 MG-WDOCK-4 MG-WDOCK-5 MG-EFFECT-COMMANDO-1 MG-EFFECT-COMMANDO-2 MG-EFFECT-COMMANDO-3 MG-EFFECT-COMMANDO-4 MG-PILE-8 AMB-29 AMB-39
    .about = Die Zahl der Liegeplätze, 3, ist rekonstruiert.

help-delivery = Liefere im Handelshafen, schicke eine Expedition aus oder tu beides einmal, in beliebiger Folge; über das Zweite entscheidest du nach dem Ersten. Für eine Lieferung wählst du eine Anlegestelle mit deiner Scheibe und einem Schiff und wirfst eine Handelskarte mit seiner Ware ab (mit Luxus eine beliebige). Die Scheibe ist wieder verfügbar, das Schiff gehört dir und ist sofort aktiv. Dann deckst du Handelskarten auf, bis ihre Münzen den Ertrag erreichen, und behältst alle. Die hinteren Schiffe rücken auf, ein neues erscheint.
    .title = Hafenlieferung
    .ids = MG-DELIVER-1 MG-DELIVER-2 MG-DELIVER-3 MG-DELIVER-4 MG-DELIVER-5 MG-DELIVER-6 MG-DELIVER-7 MG-DELIVER-8 MG-DELIVER-9 MG-FX-3 MG-SHIPS-2 MG-EFFECT-LUXURY-1 AMB-50 AMB-53 AMB-54
    .about = Was die Schiffe zeigen, ist rekonstruiert.

help-expedition = Nimm deine Scheibe aus dem Kriegshafen zurück, wirf eine beliebige Handelskarte ab und decke das oberste Schiff auf. Erreicht deine Stärke die Gefahrenzahl, deckst du Karten für den Ertrag auf und nimmst das Schiff, zunächst inaktiv. Sonst hilft jede Eskorte mit +2; reicht es nicht, ziehst du eine Karte, und das Schiff kommt unter den Stapel. In jedem Fall darfst du die Scheibe sofort zum üblichen Preis auf ein Plättchen legen; das ist keine Gildenaktion. Stärke 1 genügt für 7 der 30 Schiffe, 3 für 19, 5 für 28.
    .title = Expedition
    .ids = MG-DELIVER-10 MG-DELIVER-11 MG-DELIVER-12 MG-DELIVER-13 MG-DELIVER-14 MG-DELIVER-15 MG-DELIVER-16 MG-DELIVER-17 MG-DELIVER-18 MG-EFFECT-ESCORTS-1 MG-EFFECT-ESCORTS-2 MG-EFFECT-ESCORTS-3 MG-FX-4 AMB-27 AMB-30 AMB-55
    .about = Die Gefahrenzahlen sind die von Porto Carthago; ihre Verteilung ist rekonstruiert.

help-guild_markers = Ein Gildenstein auf deinem Aktionsfeld erlaubt nach der Hauptaktion eine Gildenaktion. Führst du sie aus, wandert er am Ende deines Zugs im Uhrzeigersinn auf das nächste Feld ohne Gildenstein; verzichtest du oder ist sie unmöglich, bleibt er. Die zwei Gildensteine liegen nie auf demselben Feld. Der Effekt Intrige versetzt einen auf ein beliebiges Feld ohne Gildenstein, auch auf deines; eine zweite Gildenaktion im selben Zug gibt es aber nie. Entscheidend ist, ob nach der Hauptaktion einer dort liegt.
    .title = Gildensteine
    .ids = MG-MARKER-1 MG-MARKER-2 MG-MARKER-3 MG-MARKER-4 MG-MARKER-5 MG-MARKER-6 MG-MARKER-7 MG-EFFECT-INTRIGUE-1 MG-EFFECT-INTRIGUE-2 MG-EFFECT-INTRIGUE-3 AMB-21 AMB-24 AMB-25 AMB-26

help-guild_action = Liegt nach der Hauptaktion ein Gildenstein auf deinem Feld, darfst du eine verfügbare Scheibe legen: auf einen kleinen Gildensitz, ins Gildenforum oder auf ein Plättchen der laufenden Dekade. Du bezahlst mit Münzen von der Hand, auch zu viel, aber ohne Wechselgeld. Eben gewonnene Scheiben und Karten darfst du nutzen. Hast du auf die Hauptaktion verzichtet, musst du die Gildenaktion ausführen. Es gibt nur eine je Zug, und die Scheibe kommt nie zurück.
    .title = Gildenaktion
    .ids = MG-GUILD-1 MG-GUILD-2 MG-GUILD-3 MG-GUILD-6 MG-TURN-6 MG-TURN-7 MG-MARKER-5 MG-CARD-7 MG-PLACE-1 MG-PLACE-5

help-hall = Die 12 kleinen Gildensitze kosten 6 bis 11 Münzen und fassen je eine Scheibe; du hast unter den freien die Wahl. Am Ende ist jede deiner Scheiben ein Sitz. Das Plättchen Gildenhaus 2 belohnt deine größte Gruppe: Sitze neben- oder hintereinander, nicht diagonal und nicht über das Forum hinweg. Zu dritt sind ein Sitz für 6 und einer für 7 abgedeckt, zu zweit je beide; abgedeckte gehören niemandem.
    .title = Gildenhaus
    .ids = MG-GUILD-3 MG-GUILD-4 MG-GUILD-6 MG-FEW-4 MG-FEW-5 MG-SCORE-1 MG-TILE-GUILDHALL2-1 AMB-56
    .about = Die Anordnung ist rekonstruiert, ebenso die Zahl der Sitze ab 8 Münzen.

help-forum = Das Gildenforum ist der große Sitz im Gildenhaus. Es fasst beliebig viele Scheiben, auch mehrere eines Spielers, jede für 12 Münzen. Am Ende ist jede deiner Scheiben hier ein Gildensitz, genau wie ein kleiner. Das Plättchen Gildenhaus 1 gibt für jede von ihnen 4 Punkte. Zu Gruppen von Sitzen zählt das Forum nicht.
    .title = Gildenforum
    .ids = MG-GUILD-3 MG-GUILD-5 MG-GUILD-6 MG-SCORE-1 MG-TILE-GUILDHALL1-1 MG-TILE-GUILDHALL2-1 AMB-47

help-tiles = Nur die zwei Plättchen der laufenden Dekade sind offen, mit dem Effekt Vermächtnis auch frühere. Deine Scheibe kommt auf das oberste freie Feld: 2, 5, dann 8 Münzen; zu zweit und zu dritt gibt es nur die ersten zwei. Jeder hat im ganzen Spiel höchstens eine Scheibe je Plättchen. Gewertet wird am Ende, nur mit Scheibe, höchstens 12 Punkte je Plättchen. Sätze gleicher und verschiedener Waren zählen beide, jede Karte in beiden: 2, 3, 4, 5 Schiffe geben 1, 3, 6, 10 Punkte, Karten 1, 2, 4, 7. Optionen des Tisches regeln strittige Sätze und das Plättchen Siegpunkte.
    .title = Errungenschaftsplättchen
    .ids = MG-PLACE-1 MG-PLACE-2 MG-PLACE-3 MG-PLACE-4 MG-PLACE-5 MG-PLACE-6 MG-FEW-6 MG-SCORE-4 MG-EFFECT-LEGACY-1 MG-EFFECT-LEGACY-2 MG-TILE-VICTORYPOINTS-1 MG-TILE-SHIPCARDS-1 MG-TILE-SHIPCARDS-2 MG-TILE-SHIPCARDS-3 MG-TILE-GOODS-1 AMB-01 AMB-02 AMB-40 AMB-41

help-effects = In deinem Zug nutzt du beliebig viele deiner aktiven Schiffe; jedes wird dann inaktiv, bis der Markt es aufdeckt. Vor oder nach der Aktion: Embargo schickt das vorderste Schiff weg, Intrige versetzt einen Gildenstein, Palette erneuert den Markt (auch zwischen Schritten). Von selbst, sobald deine Wahl sie braucht: Gunst, beliebige linke Karte; Prunk, beliebige Karte im Preis der Residenz; Luxus, beliebige Karte beim Liefern; Kommando, Scheibe auf den Anker; Vermächtnis, früheres Plättchen. Eskorte: Stärke +2. Auch inaktive Schiffe zählen am Ende.
    .title = Schiffseffekte
    .ids = MG-FX-1 MG-FX-2 MG-FX-3 MG-FX-4 MG-FX-5 MG-FX-6 MG-FX-7 MG-FX-9 MG-FX-11 MG-EFFECT-EMBARGO-2 MG-EFFECT-PALETTE-2 MG-EFFECT-PALETTE-3 MG-EFFECT-COMMANDO-1 MG-EFFECT-FAVOUR-1 MG-EFFECT-OPULENCE-1 MG-EFFECT-LEGACY-1 MG-EFFECT-INTRIGUE-2 MG-EFFECT-LUXURY-1 MG-EFFECT-ESCORTS-1 MG-SCORE-2 AMB-23
    .about = Die Verteilung der Effekte ist rekonstruiert.

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

gain-total = { $number ->
    [one] Punkt
   *[other] Punkte
}
gain-points = { $number ->
    [one] Punkt
   *[other] Punkte
}
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
gain-active = { $number ->
    [one] aktives Schiff
   *[other] aktive Schiffe
}
gain-discs = { $number ->
    [one] verfügbare Scheibe
   *[other] verfügbare Scheiben
}
gain-cards = { $number ->
    [one] Karte
   *[other] Karten
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
why-picked-earlier = Diese Karte hast du ausgelassen und seither eine andere gewählt: Nimm die andere zurück, wenn du mit beiden zahlen willst.
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
why-before-start = Zuerst werden die Scheiben vor Spielbeginn gelegt; danach beginnt der erste Zug.
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
why-space-is-chosen = Das Feld dieses Zuges ist gewählt; das nächste kommt mit deinem nächsten Zug.
why-docks-by-action = Scheiben kommen mit den Aktionen Handelsanleger und Kriegsanleger an Anlegestellen; Schiffe gewinnt die Hafenlieferung.
why-columns-by-residence = Die Scheiben deiner Residenz kaufst du mit der Aktion Residenz frei.
why-places-by-guild-action = Sitze und Plättchen kauft eine Gildenaktion, nach der Aktion eines Feldes mit Gildenstein.
why-market-by-action = Karten nimmst du hier mit der Aktion Markt.
why-cards-when-due = Handkarten sind gefragt, wenn etwas zu bezahlen oder zu liefern ist.
why-ships-by-market = Inaktive Schiffe deckt die Aktion Markt wieder auf; von aktiven nutzt du den Effekt.

## Marks on the chart

mark-decade-began = Dekade { $decade }
mark-round-began = Runde { $number }

# Was die Karten des Bretts sagen: wozu jedes Ding gut ist.

about-actions = In deinem Zug wählst du ein Feld und bezahlst es mit Karten. Fremde Scheiben verteuern es, ein Gildenstein erlaubt eine Gildenaktion.
    .topic = actions

about-market = Nimm eine Handelskarte, tausche auf Wunsch eine und decke eines deiner Schiffe wieder auf.
    .topic = market

about-residence = Bezahle Waren für eine Spalte deiner Residenz: Ihre oberste Scheibe wird für immer verfügbar.
    .topic = residence

about-trading_dock = Lege eine verfügbare Scheibe an eine freie Anlegestelle. Mit der Hafenlieferung gewinnst du dann das Schiff, das dort liegt.
    .topic = trading_dock

about-warship_dock = Lege eine verfügbare Scheibe auf einen freien Liegeplatz. Mit der Hafenlieferung schickst du dann eine Expedition aus.
    .topic = warship_dock

about-harbour_delivery = Liefere die gewünschte Ware an deiner Anlegestelle und nimm das Schiff, schicke eine Expedition aus, oder beides.
    .topic = delivery

about-action = Führe die Aktion aus oder geh weiter zum Nächsten in deinem Zug.
    .topic = actions

about-pass = Keine Aktion in diesem Zug; dafür ziehst du eine Handelskarte.
    .topic = passing

about-dock = Hier liegt gerade kein Schiff. Rücken die Schiffe auf, kommt eines.
    .topic = trading_dock

about-ship = Du gewinnst es mit seiner Ware im Handelshafen oder per Expedition gegen seine Gefahr. Es bringt Münzen in Karten und einen Effekt.
    .topic = trading_dock

about-own-ship = Am Ende werden deine Schiffe mit deinen Gildensitzen malgenommen. Solange es aktiv ist, nutzt du seinen Effekt einmal; dann ist es inaktiv.
    .topic = effects

about-ship-pile = Verdeckte Schiffe. Expeditionen begegnen dem obersten.
    .topic = piles

about-warship-place = Eine Scheibe hier kann auf Expedition gehen. Niemand darf alle Liegeplätze besetzen.
    .topic = warship_dock

about-anchor = Mit dem Effekt Kommando darf eine Scheibe hierher, auch wenn alles besetzt ist. Platz ist für beliebig viele.
    .topic = warship_dock

about-expedition = Das Schiff, dem eine Expedition begegnet ist: Erreicht deine Stärke seine Gefahr, gehört es dir.
    .topic = expedition

about-trade-card = Sie dient zu einem von dreien: ihre Aktion für ein Feld, ihre Ware oder ihre Münzen. Für ein Feld bezahlt, kommt sie zurück; sonst wird sie abgelegt.
    .topic = cards

about-base-card = Sie zeigt nur eine Aktion: Bezahle damit ein Feld. Mit jeder neuen Dekade kommt sie zurück.
    .topic = cards

about-trade-pile = Verdeckte Handelskarten. Ist der Stapel leer, wird der Ablagestapel gemischt.
    .topic = piles

about-discard = Karten, die als Ware oder Münzen bezahlt wurden. Alle dürfen sie ansehen.
    .topic = piles

about-piles = Karten, die als Ware oder Münzen bezahlt wurden, liegen hier, bis neu gemischt wird.
    .topic = piles

about-hall = Mit einer Gildenaktion kaufst du hier für Münzen einen Sitz. Am Ende werden Sitze mit Schiffen malgenommen.
    .topic = hall

about-seat = Er fasst eine Scheibe, die dort bis zum Schluss bleibt und als ein Sitz zählt. Benachbarte Sitze bilden eine Gruppe.
    .topic = hall

about-forum = Der große Sitz fasst beliebig viele Scheiben, jede zum gedruckten Preis, und jede zählt als Gildensitz.
    .topic = forum

about-decade = Drei Dekaden zu fünf Runden. Dazwischen kommen die Karten neben deiner Residenz auf die Hand zurück.
    .topic = decade

about-start-player = Hier beginnt jede Runde der Dekade. Wer die meisten verfügbaren Scheiben hat, beginnt die nächste.
    .topic = decade

about-tile = Mit deiner Scheibe darauf zählt es am Ende, höchstens 12 Punkte. Obere Felder sind billiger; je Spieler eine Scheibe.
    .topic = tiles

about-hand = Deine Karten: Jede ist eine Aktion, eine Ware oder Münzen. Ein Limit gibt es nicht.
    .topic = cards

about-hand-of = Handkarten. Genannt sind die, die alle gesehen haben.
    .topic = cards

about-pay = Nimm die Karten auf, mit denen du zahlen willst; dieser Knopf bezahlt sie dann zusammen.
    .topic = cost

about-coins = Die Münzen auf allen Handkarten. Damit kaufst du Gildensitze und Plättchen; Wechselgeld gibt es nicht.
    .topic = cards

about-good = So viele deiner Handkarten zeigen diese Ware. Residenz und Schiffe verlangen Waren.
    .topic = cards

about-column-left = Befreite Scheiben bringen hier Bonus-Gildensitze, die wie Sitze im Gildenhaus zählen.
    .topic = residence

about-column-middle = Befreite Scheiben steigern hier deine Stärke für Expeditionen.
    .topic = residence

about-column-right = Hier befreist du die meisten Scheiben; auf dem unteren Feld liegen zwei.
    .topic = residence

about-available = Scheiben, die du legen kannst: in Häfen, auf Gildensitze und auf Plättchen.
    .topic = residence

about-strength = Eine Expedition gelingt, wenn die Stärke die Gefahr des Schiffs erreicht, dem sie begegnet.
    .topic = expedition

about-product = Gildensitze mal Schiffe: der Kern der Wertung. Plättchen kommen dazu.
    .topic = end

about-beside-left = Karten, mit denen Aktionsfelder bezahlt wurden. Zur nächsten Dekade kommen sie zurück.
    .topic = cost

about-beside-right = Karten, die fremde Scheiben auf dem Feld gekostet haben. Zur nächsten Dekade kommen sie zurück.
    .topic = cost

# What a payment is for, in the sums of turns and rounds.

pay-good-delivered = Lieferungen
pay-expedition-succeeded = Expeditionen
pay-seat-bought = Gildenhaus
pay-forum-bought = Gildenforum
pay-tile-bought = Errungenschaftsplättchen
pay-tile-reached = Errungenschaftsplättchen
pay-column-emptied = Residenz
pay-product-scored = Gildensitze × Schiffe
pay-tile-counted = { $tile }
pay-tile-limited = { $tile }
