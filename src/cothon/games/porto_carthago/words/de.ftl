# Porto Carthago in German: questions and options without "du", mostly in the infinitive.

## The box

pitch = Untertanen, Speicher und Schiffe im Hafen von Karthago: Belade Schiffe, sammle Handelspunkte und kaufe dich in den Palast ein.

# The aim, the turn and the end, on one card.
aim-goal = Bringe mehr deiner Untertanen in den Palast von Karthago als alle anderen.
aim-turn = Nutze eine von sechs Aktionskarten: Waren kaufen, Speicher besetzen, Schiffe beladen oder ausschicken. Lieferungen bringen Talente und Handelspunkte; mit beidem erwirbst du Plätze im Palast.
aim-end = Nach fünf Dekaden zu fünf Runden; nach vier, wenn jemand 8 Handelspunkte hat.

# How far the end is.
ending-now = Dekade { $decade } von { $decades }, Runde { $round } von { $rounds }
ending-arrival = Dekade { $decade } von { $decades }, vor der ersten Runde
ending-purchase = Nach Dekade { $decade }: letzte Ankunft, letzte Käufe
ending-left = { $left ->
    [one] Das ist die letzte Aktionsrunde.
   *[other] Es bleiben höchstens { $left } Aktionsrunden.
}
ending-early = Schon nach Dekade { $decade } ist Schluss, wenn dann jemand { $points } Handelspunkte hat. Die meisten zurzeit: { $most }.
ending-due = vom Intrigepfad, wenn jetzt Schluss wäre

## Things

ship = { $civilisation } · { $good }
ship-hidden = eine verdeckte Schiffskarte
vessel = { $code ->
   *[other] Schiff aus { $civilisation } ({ $good })
}
vessel-hidden = verdeckte Schiff
# Chosen among the texts of event-card-peeked.
peek-hidden = hidden
# What loading a ship brings besides its income: ★ is a trade point.
reward = ★1, 2 Untertanen zurück, { $privilege }
# Goods by code: as boards print them, as some of it, and without an article.
good = { $code ->
    [CEDAR] Zedernholz
   *[other] { $name }
}
ware = { $code ->
    [CEDAR] Zedernholz
   *[other] { $name }
}
bare-ware = { $code ->
    [CEDAR] Zedernholz
   *[other] { $name }
}
some-wares = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}
origin-warehouse = aus dem Lager
origin-quay = aus Speicher { $quay }
quay = { $civilisation } { $numeral }
slot = Feld { $number }
servant = { $place ->
    [LIGHTHOUSE] { $seat }: Leuchtturm → Baal-Tempel
   *[TEMPLE] { $seat }: Baal-Tempel → Leuchtturm
}
number = { $number }
action-porter = Träger
action-captain = Kapitän
action-aristocrat = Aristokrat
action-stevedore = Lademeister
action-merchant = Händler
privilege-bonus-talents = +3 Talente zusätzlicher Ertrag
privilege-trade-point = +1 Handelspunkt
privilege-intrigue-servant = +1 Untertan auf dem Intrigepfad
privilege-peek-deck = 3 Schiffskarten anschauen und sortieren
privilege-load-any = Beliebige Ware verladen
privilege-move-servants = Bis zu 3 Untertanen versetzen
privilege-call-ship = Schiff der ersten Reihe einfahren lassen
privilege-palace-seat = Platz im Palast ohne Handelspunkte
place-lighthouse = Leuchtturm
place-temple = Baal-Tempel
noun-warehouse = Lager
noun-charter-ship = Charterschiff
line-seats = gekaufte Plätze
    .how = Jeder Untertan auf einem gekauften Platz zählt 1.
line-large-seat = Plätze auf dem großen Palastfeld
    .how = Jeder Untertan auf dem großen Palastfeld zählt 1.
line-extra-seats = Plätze vom Intrigepfad
    .how = Wer am Ende die meisten Untertanen auf dem Pfad hat, erhält weitere Plätze, je 1, auch wenn kein Untertan mehr für sie da ist.
tie-1 = Handelspunkte
tie-2 = Talente
option-name-final_purchase_always = Letzter Kauf auch dann, wenn in keinem Speicher eine Ware liegt

## The board

board-decade = Dekade { $decade } von { $decades } · Aktionsrunde { $round } von { $rounds } · Startspieler: { $seat }
board-harbour = Hafen
board-quay = Speicher
board-owner = Besitzer
board-ship = Schiff
board-wants = Wünscht
board-stored = Ware
board-income = Ertrag
board-danger = Gefahr
board-privilege = Privileg
board-first-row = Erste Schiffsreihe
board-second-row = Zweite Schiffsreihe
board-deck = Schiffskartenstapel: { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
board-top-cards = nächste Karten: { $ships }
board-market = Markt
board-price = eine Ware kostet { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}
board-bag = Beutel: { $number ->
    [one] { $number } Ware
   *[other] { $number } Waren
}
board-slots = Aktionskarten
board-slot = Feld
board-card = Karte
board-servants = Untertanen
board-bonus = Nebenaktion
board-on-it = Darauf
board-palace = Palast
board-next-seat = Nächster Platz: { $price ->
    [one] { $price } Talent
   *[other] { $price } Talente
}, { $points ->
    [one] { $points } Handelspunkt
   *[other] { $points } Handelspunkte
}
board-seats = Plätze
board-path = Intrigepfad
board-path-space = { $number } von { $spaces } Feldern besetzt
board-players = Senatoren
board-player = Senator
board-talents = Talente
board-points = Handelspunkte
board-total = Plätze bisher
board-total-chart = Die Plätze im Lauf der Partie
board-reserve = Vorrat
board-warehouse = Lager
board-lighthouse = Leuchtturm
board-temple = Tempel
board-captains = Kapitäne
board-kept = Privilegien
board-free-spaces = { $number } frei
board-row-1 = 1. Reihe
board-row-2 = 2. Reihe
board-deck-word = Schiffskarten
board-known = Bekannt
board-price-word = Preis
board-bag-word = Beutel
board-refresh = Neu füllen
board-seat = Platz { $number } im Palast: { $price ->
    [one] { $price } Talent
   *[other] { $price } Talente
}, { $points ->
    [one] { $points } Handelspunkt
   *[other] { $points } Handelspunkte
} nötig
board-large-seat = Großes Palastfeld: { $price ->
    [one] { $price } Talent
   *[other] { $price } Talente
}, { $points ->
    [one] { $points } Handelspunkt
   *[other] { $points } Handelspunkte
} nötig
board-slot-cost = { $number ->
    [0] ohne Untertan
    [one] { $number } Untertan
   *[other] { $number } Untertanen
}
board-trade-house = Handelshaus
board-charter-ships = Charterschiffe
board-blocked = von einem Untertan besetzt
board-free = frei
board-decade-word = Dekade
board-round-word = Runde
board-start-player = Startspieler
board-hidden = verdeckt
board-turn-away = Abweisen
board-end-word = Spielende
board-rules = Regeln
board-goods = Waren
board-civilisations = Zivilisationen
board-signs = Weitere Zeichen
bonus-none = –
bonus-warehouse = Lager erweitern
bonus-palace = Platz im Palast

## Prompts

prompt-over = Das Spiel ist zu Ende.
prompt-place-first = { $seat }: Einen Speicher besetzen oder passen? Das ist freiwillig; in der zweiten Runde muss jeder einen besetzen und nimmt sich dazu eine Ware, kostenlos.
prompt-place-again = { $seat }: Einen Speicher besetzen. Dazu gibt es eine Ware vom Markt, kostenlos.
prompt-take-good = { $seat }: Eine Ware vom Markt nehmen, kostenlos.
prompt-choose-ship = { $seat }: Welches Schiff soll in den Hafen einfahren?{ $picks ->
    [1] { "" }
   *[other] {" "}(noch { $picks })
}
prompt-choose-quay = { $seat }: An welchem Speicher soll das { $ship } anlegen?
prompt-turn-away = { $seat }: Welches Schiff soll nicht in den Hafen kommen?
prompt-take-turn = { $seat }: Eine Aktionskarte nutzen, Talente nehmen oder den Markt neu befüllen.
prompt-place-captain = { $seat }: Ein Charterschiff mit einem Kapitän besetzen?
prompt-fill-lighthouse = { $seat }: Wie viele Untertanen sollen im Leuchtturm stehen? Bisher { $lighthouse } im Leuchtturm, { $temple } im Baal-Tempel und { $reserve } im Vorrat; höchstens { $most ->
    [one] { $most } darf
   *[other] { $most } dürfen
} umgesetzt werden.
prompt-fill-temple = { $seat }: { $lighthouse } im Leuchtturm. Wie viele Untertanen sollen im Baal-Tempel stehen? Bisher { $temple }.
prompt-change-quay = { $seat }: Einen Speicher besetzen oder einen eigenen verlassen.
prompt-leave-quay = { $seat }: Wohin sollen die Untertanen von Speicher { $quay } gehen?
prompt-buy-good = { $seat }: Eine Ware für { $price ->
    [one] { $price } Talent
   *[other] { $price } Talente
} kaufen?
prompt-carry = { $seat }: Wohin soll der Träger eine Ware transportieren?
prompt-pick-up = { $seat }: Welche Ware soll transportiert werden? Ziel: { $target }.
prompt-buy-fresh-good = { $seat }: Eine der neuen Waren für { $refresh_price ->
    [one] { $refresh_price } Talent
   *[other] { $refresh_price } Talente
} kaufen?
prompt-choose-bonus = { $seat }: { $lack ->
    [none] Die Nebenaktion ausführen? Vorhanden: { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
   *[other] Ein Privileg nutzen oder den Zug beenden. Die Nebenaktion geht jetzt nicht: { $lack }
}
prompt-end-turn = { $seat }: Ein Privileg nutzen oder den Zug beenden.
prompt-gain-point = { $seat }: 1 Handelspunkt. Im Handelshaus vorrücken oder einen Untertan auf den Intrigepfad stellen?
prompt-split-points = { $seat }: { $points ->
    [one] { $points } Handelspunkt
   *[other] { $points } Handelspunkte
}. Wie viele Untertanen sollen stattdessen auf den Intrigepfad kommen?
prompt-use-trade-point = { $seat }: 1 zusätzlicher Handelspunkt. Wohin damit?
prompt-use-intrigue-servant = { $seat }: Einen Untertan auf den Intrigepfad stellen?
prompt-sort-deck = { $seat }: Welche Karte soll { $depth ->
    [1] ganz oben auf dem Stapel
   *[other] an { $depth }. Stelle von oben
} liegen?
prompt-load-any = { $seat }: An welchem Speicher soll das Schiff mit der dort lagernden Ware beladen werden?
prompt-shift-servant = { $seat }: Welcher Untertan soll versetzt werden? (noch { $left } möglich)
prompt-call-ship = { $seat }: Welches Schiff soll in den Hafen einfahren?
prompt-buy-last-seat = { $seat }: Einen letzten Platz im Palast für { $large_seat_price ->
    [one] { $large_seat_price } Talent
   *[other] { $large_seat_price } Talente
} erwerben?

## Options

option-ship = { $it }
option-quay = { $it }
option-change-quay-quay = { $own ->
    [1] Speicher { $it } verlassen{ $ware ->
        [none] { "" }
       *[other] {" "}({ $ware } geht verloren)
    }
   *[0] Speicher { $it } besetzen
}
option-load-any-quay = An Speicher { $it }, mit { $ware } ({ $reward })
option-good = { $it }
option-slot = { $action }
option-servant = { $it }
option-number = { $number }
option-talents = { $take_talents ->
    [one] { $take_talents } Talent
   *[other] { $take_talents } Talente
} nehmen
option-market = Markt neu befüllen, Ware für { $refresh_price }
option-turn-away = Stattdessen ein Schiff nicht in den Hafen lassen
option-trade-house = Im Handelshaus vorrücken
option-path = Untertan auf den Intrigepfad
option-warehouse = Lager
option-charter-ship = Charterschiff
option-reserve = Vorrat
option-palace = Palast
option-pass = Passen
option-place-first-pass = Passen, erst in der zweiten Runde besetzen
option-choose-ship-ship = { $it }, Ertrag { $income }
option-turn-away-ship = { $it }, Ertrag { $income }
option-call-ship-ship = { $it }, Ertrag { $income }
option-sort-deck-ship = { $it }, Ertrag { $income }, Gefahr { $danger }
option-take-turn-ship = Privileg „{ $privilege }“ der Karte { $it } nutzen
option-choose-bonus-ship = Privileg „{ $privilege }“ der Karte { $it } nutzen
option-end-turn-ship = Privileg „{ $privilege }“ der Karte { $it } nutzen
option-take-turn-slot = { $action } ({ $servants ->
    [0] ohne Untertan
   *[other] { $servants }
}): { $deed ->
    [PORTER] Ware tragen
    [CAPTAIN] Charterschiff besetzen
    [ARISTOCRAT] Untertanen versetzen
    [STEVEDORE] Speicher besetzen oder verlassen
    [MERCHANT] Ware für { $price } kaufen
    [no-servant-left] kein Untertan dafür
    [charter-ships-taken] kein Schiff frei
    [nobody-to-move] niemand zu versetzen
    [no-free-quay] kein Speicher frei
    [too-few-to-claim] zu wenige für einen Speicher
    [too-few-talents] keine { $price } für eine Ware
    [warehouse-full] Lager voll
    [market-empty] Markt leer
    [nothing-to-carry] keine Ware zu tragen
   *[nowhere-to-carry] kein Ort dafür
}{ $bonus ->
    [WAREHOUSE] { " " }+ Lagerplatz für { $extension_price }
    [PALACE] { " " }+ Palastplatz für { $seat_price }
   *[NONE] { "" }
}{ $lack ->
   *[none] { "" }
    [warehouse-free] { " " }(alle frei)
    [no-servant-left] { " " }(kein Untertan)
    [too-few-points] { " " }(ab ★{ $points })
    [too-few-talents] { " " }(du hast { $talents })
}
option-carry-warehouse = Ins Lager
option-carry-charter-ship = Mit einem Charterschiff verschiffen (deckt die oberste Schiffskarte auf)
option-place-captain-charter-ship = Charterschiff besetzen
option-leave-quay-reserve = In den Vorrat: den Speicher auflösen
option-leave-quay-quay = Zu Speicher { $it }
option-carry-quay = Zu Speicher { $it }{ $cargo ->
    [none] { "" }
   *[other] { "" }: { $cargo } belädt das Schiff ({ $reward })
}
option-pick-up-quay = { $good } aus Speicher { $it }{ $loads ->
    [1] { "" }, für das Schiff
   *[0] { "" }
}
option-pick-up-good = { $it } aus dem Lager{ $loads ->
    [1] { "" }, für das Schiff
   *[0] { "" }
}
option-choose-bonus-warehouse = Lager für { $extension_price ->
    [one] { $extension_price } Talent
   *[other] { $extension_price } Talente
} erweitern
option-choose-bonus-palace = Platz im Palast für { $price ->
    [one] { $price } Talent
   *[other] { $price } Talente
} erwerben
option-buy-last-seat-palace = Platz auf dem großen Palastfeld für { $price ->
    [one] { $price } Talent
   *[other] { $price } Talente
} erwerben
option-split-points-number = { $number ->
    [0] Keiner: alles ins Handelshaus
    [one] { $number } Untertan auf den Intrigepfad
   *[other] { $number } Untertanen auf den Intrigepfad
}
option-place-captain-pass = Auf die Aktion verzichten
option-fill-lighthouse-pass = Auf die Aktion verzichten
option-change-quay-pass = Auf die Aktion verzichten
option-buy-good-pass = Auf die Aktion verzichten
option-carry-pass = Auf die Aktion verzichten
option-choose-bonus-pass = { $lacks ->
    [1] Zug beenden
   *[0] Keine Nebenaktion: Zug beenden
}
option-buy-fresh-good-pass = Nichts kaufen
option-end-turn-pass = Zug beenden
option-use-trade-point-pass = Auf das Privileg verzichten
option-use-intrigue-servant-pass = Auf das Privileg verzichten
option-shift-servant-pass = Fertig
option-buy-last-seat-pass = Nichts kaufen

## Events

event-order-drawn = Das Los bestimmt die Reihenfolge: { $order }.
event-market-laid = Auf dem Markt liegen { $wares }.
event-first-row-laid = Schiffe der ersten Reihe: { $fleet }.
event-second-row-laid = Schiffe der zweiten Reihe: { $fleet }.
event-placement-passed = { $seat } passt in der ersten Einsetzrunde.
event-quay-claimed = { $seat } besetzt Speicher { $quay } mit 2 Untertanen.
event-good-taken = { $seat } nimmt { $ware } kostenlos vom Markt.
event-decade-began = Dekade { $number } beginnt: Die Schiffe der ersten Reihe fahren in den Hafen ein.
event-lighthouse-ranked = Wer Untertanen im Leuchtturm hat, wählt zuerst: { $order }.
event-lighthouse-empty = Niemand steht im Leuchtturm: Die Schiffe fahren von selbst ein.
event-ship-brought-in = Vom Leuchtturm aus lotst { $seat } das { $vessel } zu Speicher { $quay }.
event-ship-brought-in-vain = Vom Leuchtturm aus lotst { $seat } das { $vessel } in den Hafen, doch an beiden Speichern liegt schon ein Schiff: Es fährt wieder ab, unter den Stapel.
event-ship-turned-away = Vom Leuchtturm aus weist { $seat } das { $vessel } ab, unter den Stapel, und lotst kein Schiff herein.
event-ship-arrived = Das { $vessel } legt von selbst an Speicher { $quay } an.
event-ship-arrived-in-vain = Das { $vessel } findet an beiden Speichern schon ein Schiff und fährt wieder ab, unter den Stapel.
event-rows-advanced = Die zweite Schiffsreihe rückt in die erste vor.
event-second-row-filled = Neue Schiffe in der zweiten Reihe: { $fleet }.
event-deck-empty = Der Stapel ist leer: In die zweite Reihe kommen keine Schiffe.
event-ship-moved-up = Das { $vessel } rückt in die erste Reihe vor.
event-ship-drawn = Neues Schiff in der zweiten Reihe: { $ship }.
event-workers-home = { $seat } holt { $number ->
    [one] { $number } Untertan
   *[other] { $number } Untertanen
} von den Aktionskarten zurück: { $number2 } im Vorrat.
event-cards-dealt = Die Aktionskarten kommen auf die Felder 1 bis 6: { $deal }.
event-start-player-chosen = { $seat } hat mit { $number } die meisten Untertanen im Vorrat und ist Startspieler.
event-start-player-tied = { $seats } haben mit je { $number } die meisten Untertanen im Vorrat; im Uhrzeigersinn ist { $seat } der nächste und Startspieler.
event-income-taken = { $seat } erhält { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
} Einkommen, je Untertan im Vorrat eines.
event-market-filled = Neu auf dem Markt: { $wares }. Die nächste Ware kostet { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-market-unchanged = Auf den Markt kommt nichts Neues. Die nächste Ware kostet { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-round-began = Runde { $number } dieser Dekade beginnt.
event-card-used = { $seat } nutzt die Aktionskarte { $action } auf { $slot } { $number ->
    [0] kostenlos
    [one] mit { $number } Untertan
   *[other] mit { $number } Untertanen
}.
event-action-impossible = Die Aktion der Karte { $action } ist für { $seat } jetzt unmöglich; es bleibt nur die Nebenaktion.
event-action-forgone = { $seat } verzichtet auf die Aktion.
event-talents-taken = { $seat } nutzt keine Karte und nimmt { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-market-refreshed = { $seat } nutzt keine Karte und befüllt den Markt neu: Alle Waren dort kommen in den Beutel.
event-captain-placed = { $seat } stellt einen Untertan als Kapitän auf ein Charterschiff.
event-servants-moved = { $seat } setzt Untertanen um: nun { $number } im Leuchtturm, { $number2 } im Baal-Tempel und { $number3 } im Vorrat.
event-quay-switched = { $seat } versetzt beide Untertanen von Speicher { $quay } zu Speicher { $quay2 }.
event-quay-dissolved = { $seat } löst Speicher { $quay } auf: Beide Untertanen kommen zurück.
event-good-lost = { $seat } verliert die Ware, die dort lag, an den Beutel: { $ware }.
event-good-bought = { $seat } kauft auf dem Markt { $ware } für { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-good-brought = { $seat } transportiert { $ware } { $origin } zu Speicher { $quay }.
event-good-stowed = { $seat } transportiert { $ware } aus Speicher { $quay } ins Lager.
event-warehouse-extended = { $seat } erweitert das Lager für { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}; der Untertan dort kommt zurück.
event-seat-bought = { $seat } zahlt { $number2 ->
    [one] { $number2 } Talent
   *[other] { $number2 } Talente
} und setzt einen Untertan auf Platz { $number } im Palast.
event-large-seat-bought = { $seat } zahlt { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
} und setzt einen Untertan auf das große Palastfeld.
event-ship-loaded = { $seat } belädt das { $vessel } an Speicher { $quay } und erhält { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-other-good-shipped = { $seat } lädt stattdessen { $ware } auf das { $vessel } und erhält { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-point-taken = { $seat } nimmt einen Handelspunkt und steht im Handelshaus auf { $number }.
event-path-chosen = Statt eines Handelspunkts stellt { $seat } einen Untertan auf Feld { $number } des Intrigepfads.
event-path-taken = { $seat } stellt einen Untertan auf Feld { $number } des Intrigepfads.
event-servants-home = { $seat } holt beide Untertanen von Speicher { $quay } zurück: { $number } im Vorrat.
event-voyage-sent = { $seat } verschifft { $ware } { $origin } auf einem Charterschiff.
event-voyage-tested = Aufgedeckt wird die Karte { $ship }: Gefahr { $number }; { $seat } hat { $number2 ->
    [one] { $number2 } Untertan
   *[other] { $number2 } Untertanen
} im Baal-Tempel.
event-voyage-won = Die Schiffsprobe gelingt: { $seat } erhält 2 Handelspunkte und den Ertrag des Schiffs.
event-voyage-lost = Die Schiffsprobe misslingt: { $seat } erhält 1 Handelspunkt und den halben Ertrag des Schiffs.
event-voyage-paid = { $seat } erhält für die Reise { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-voyage-compensated = { $seat } erhält für die Reise { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
} Entschädigung.
event-offering-paid = { $seat } zahlt { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
} Steuern für die Untertanen im Baal-Tempel.
event-captain-home = { $seat } holt den Kapitän und einen Untertan aus dem Baal-Tempel zurück: { $number } im Vorrat.
event-privilege-gained = { $seat } behält die Schiffskarte mit dem Privileg „{ $privilege }“.
event-privilege-used = { $seat } nutzt das Privileg „{ $privilege }“.
event-privilege-declined = { $seat } verzichtet auf das Privileg „{ $privilege }“.
event-privilege-void = Der Intrigepfad ist voll: { $seat } kann das Privileg „{ $privilege }“ nicht nutzen.
event-bonus-talents-taken = { $seat } erhält durch das Privileg des Schiffs { $number ->
    [one] { $number } zusätzliches Talent
   *[other] { $number } zusätzliche Talente
}.
event-card-peeked = { $peek ->
    [hidden] { $seat } schaut sich die { $number }. Karte des Stapels an.
   *[other] { $seat } schaut sich die { $number }. Karte des Stapels an: { $peek }.
}
event-cards-sorted = { $seat } legt { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} in beliebiger Reihenfolge auf den Stapel zurück.
# Chosen by the name of the place, as place-lighthouse gives it.
event-servant-shifted = { $seat } versetzt einen Untertan von { $seat2 } { $place ->
    [Leuchtturm] vom Leuchtturm in den Baal-Tempel
   *[other] vom Baal-Tempel in den Leuchtturm
}.
event-ship-called-in = { $seat } lässt das { $vessel } zu Speicher { $quay } einfahren.
event-ship-called-in-vain = { $seat } lässt das { $vessel } einfahren, doch an beiden Speichern liegt schon ein Schiff: Es fährt wieder ab, unter den Stapel.
event-decades-over = Dekade { $number } ist vorbei und damit das Spiel.
event-early-end-near = { $seat } fehlt nur noch ein Handelspunkt: Hat jemand { $number }, so endet das Spiel nach Dekade { $number2 }.
event-early-end-due = { $seat } hat { $number } Handelspunkte: Das Spiel endet nach Dekade { $number2 }.
event-ended-early = Dekade { $number } ist vorbei, und das Spiel endet vorzeitig. Mindestens { $number2 } Handelspunkte haben erreicht: { $seats }.
event-final-arrival-began = In einem Speicher liegt noch eine Ware: Die Schiffe fahren ein letztes Mal in den Hafen ein, dann darf jeder einen letzten Platz kaufen.
event-final-arrival-dropped = In keinem Speicher liegt noch eine Ware: Es fahren keine Schiffe mehr ein, doch jeder darf einen letzten Platz kaufen.
event-final-purchase-dropped = In keinem Speicher liegt noch eine Ware: Es fahren keine Schiffe mehr ein, und niemand kauft einen letzten Platz.
event-final-purchase-passed = { $seat } erwirbt keinen letzten Platz.
event-final-purchase-barred = { $seat } kann keinen letzten Platz erwerben.
event-path-scored = Auf dem Intrigepfad { $number ->
    [one] steht { $number } Untertan
   *[other] stehen { $number } Untertanen
}: { $number2 ->
    [one] Der Erste dort erhält
   *[other] Die ersten { $number2 } dort erhalten
} Plätze im Palast.
event-path-worthless = Der Intrigepfad bringt keine Plätze: Dort { $number ->
    [0] steht niemand
    [one] steht nur { $number } Untertan
   *[other] stehen nur { $number } Untertanen
}.
event-intrigue-won = { $seat } hat { $number ->
    [one] { $number } Untertan
   *[other] { $number } Untertanen
} auf dem Intrigepfad und erhält { $number2 ->
    [one] { $number2 } Platz
   *[other] { $number2 } Plätze
} im Palast.
event-intrigue-won-by-age = { $seat } hat { $number ->
    [one] { $number } Untertan
   *[other] { $number } Untertanen
} auf dem Intrigepfad, früher als andere mit ebenso vielen, und erhält { $number2 ->
    [one] { $number2 } Platz
   *[other] { $number2 } Plätze
} im Palast.
event-total-counted = { $seat }: { $number ->
    [one] { $number } Platz
   *[other] { $number } Plätze
} im Palast, { $number2 ->
    [one] { $number2 } Handelspunkt
   *[other] { $number2 } Handelspunkte
}, { $number3 ->
    [one] { $number3 } Talent
   *[other] { $number3 } Talente
}.
event-points-decided = { $seats } haben mit je { $number } die meisten Plätze: Die Handelspunkte entscheiden.
event-talents-decided = { $seats } haben davon mit je { $number } die meisten Handelspunkte: Die Talente entscheiden.
event-game-won = { $seat } gewinnt das Spiel.
event-victory-shared = { $seats } teilen sich den Sieg.

# What earlier versions told.

event-game-started = Startspieler ist { $seat }.
event-ship-docked = Das { $vessel } legt an Speicher { $quay } an.
event-ship-departed = Das { $vessel } findet keinen freien Speicher und fährt wieder ab.
event-ship-called = { $seat } lässt das { $vessel } einfahren.
event-card-dealt = Die Aktionskarte { $action } liegt auf { $slot }.
event-start-player-found = Startspieler dieser Dekade ist { $seat }.
event-good-drawn = Neue Ware auf dem Markt: { $ware }.
event-good-carried = { $seat } transportiert { $ware } zu Speicher { $quay }.
event-good-stored = { $seat } transportiert { $ware } ins Lager.
event-other-good-loaded = { $seat } verlädt { $ware } auf das { $vessel } statt der gewünschten Ware.
event-voyage-began = { $seat } verschifft { $ware }; aufgedeckt wird { $ship }.
event-voyage-succeeded = Die Schiffsprobe gelingt: { $seat } erhält { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-voyage-failed = Die Schiffsprobe misslingt: { $seat } erhält { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
} Entschädigung.
event-card-seen = { $seat } schaut sich { $ship } an.
event-intrigue-scored = { $seat } erhält durch den Intrigepfad { $number ->
    [one] { $number } Platz
   *[other] { $number } Plätze
} im Palast.

## Help

help-goal = Du bist Senator in Karthago, und deine 18 Untertanen arbeiten für dich. Kaufe Waren, besetze Speicher, belade fremde Schiffe und schicke Charterschiffe aus: Jede Lieferung bringt Talente und Handelspunkte. Mit beidem erwirbst du Plätze im Palast, und der Intrigepfad vergibt am Ende noch einige dazu. Wer nach 5 Dekaden, manchmal nach 4, die meisten Untertanen im Palast hat, gewinnt. Das Geld bleibt bis dahin geheim.
    .title = Ziel des Spiels
    .ids = PC-GEN-1 PC-GEN-2 PC-GEN-12 PC-END-1 PC-END-2 PC-WIN-1

help-setup = Du beginnst ohne Geld und mit 18 Untertanen: 2 davon blockieren Lagerplätze deiner Lagerkarte, die anderen bilden deinen Vorrat. Das Los bestimmt den Startspieler. Von ihm aus darf im Uhrzeigersinn jeder mit 2 Untertanen einen Speicher besetzen. Dann muss jeder, vom Schlussspieler zurück bis zum Startspieler, einen Speicher besetzen und eine Ware gratis vom Markt nehmen. Dir dürfen beide Speicher einer Zivilisation gehören. Der Markt wird erst in Phase 5 der ersten Dekade wieder aufgefüllt.
    .title = Aufbau
    .ids = PC-SETUP-7 PC-SETUP-8 PC-SETUP-10 PC-SETUP-11 PC-SETUP-12 PC-SETUP-13 PC-SETUP-14 PC-SETUP-15 PC-SETUP-17 EC-2 EC-49

help-harbour = Jede der 6 Zivilisationen hat 2 Speicher, I und II, und nur dort legen ihre Schiffe an. Ein Speicher kann einen Besitzer haben (2 Untertanen auf dem Doppelkreis), ein Schiff und eine Ware; die drei hängen nicht voneinander ab, ein Schiff kann also auch bei der Konkurrenz anlegen. Nur der Besitzer darf dort eine Ware lagern. Findet ein Schiff an seinem Speicher die gewünschte Ware, wird es beladen; sonst bleibt es und wartet.
    .title = Hafen und Speicher
    .ids = PC-GEN-6 PC-GEN-7 PC-GEN-8 PC-SHIPS-10 PC-SHIPS-18 PC-LOAD-1 EC-40 EC-47 EC-61
    .about = Die Namen der Zivilisationen und Waren sind rekonstruiert.

help-arrival = Zu Beginn der Dekade fahren alle Schiffe der ersten Reihe ein: erst die, die im Leuchtturm ausgesucht werden, dann die übrigen von oben nach unten. Ein Schiff legt an einem Speicher seiner Zivilisation ohne Schiff an. Sind beide möglich, wählt, wer es hereinholt; holt es niemand, nimmt es Speicher I. Liegt an beiden ein Schiff, fährt es wieder ab, unter den Stapel. Danach wird jedes Schiff beladen, das seine gewünschte Ware vorfindet, Startspieler zuerst, dann im Uhrzeigersinn. Dann rückt die zweite Reihe vor, und neue Karten werden gezogen.
    .title = Ankunft der Schiffe
    .ids = PC-SHIPS-1 PC-SHIPS-10 PC-SHIPS-11 PC-SHIPS-12 PC-SHIPS-13 PC-SHIPS-15 PC-SHIPS-16 PC-SHIPS-19 PC-SHIPS-20 PC-SHIPS-21 PC-SHIPS-22 EC-10 EC-11 EC-39
    .about = Was auf den Schiffskarten steht, ist rekonstruiert.

help-slots = Jede Dekade werden die 6 Aktionskarten, darunter zwei Träger, auf die 6 Felder gemischt. Um eine zu nutzen, stellst du erst Untertanen aus deinem Vorrat darauf: 0, 1, 1, 2, 2 und 3 auf Feld 1 bis 6. Jede Karte ist beliebig oft nutzbar, jedes Mal zum vollen Preis. Nach der Aktion, auch wenn du auf sie verzichtest, darfst du einmal die Nebenaktion ausführen: Lager erweitern (Feld 3 und 5) oder Platz im Palast (4 und 6). Statt einer Karte kannst du ohne Untertanen 3 Talente nehmen oder den Markt neu befüllen.
    .title = Aktionskarten
    .ids = PC-CARDS-2 PC-CARDS-3 PC-CARDS-4 PC-TURN-3 PC-TURN-4 PC-TURN-5 PC-TURN-6 PC-TURN-7 PC-TURN-8 PC-TURN-9 PC-ALT-1 PC-ALT-2 PC-ALT-5 PC-BONUS-1 PC-BONUS-2 EC-1 EC-29
    .about = Die gedruckten Werte sind rekonstruiert, der zweite Träger auch.

help-captain = Mit dem Kapitän stellst du 1 Untertan aus deinem Vorrat auf ein freies Charterschiff. Es gibt so viele Charterschiffe wie Spieler, und du darfst mehrere besetzen. Der Untertan wartet dort, bis du mit dem Träger eine Ware verschiffst; vorher kannst du ihn nicht zurückholen. Jede Fahrt bringt einen Kapitän heim.
    .title = Kapitän
    .ids = PC-ACT-CAPTAIN-1 PC-ACT-CAPTAIN-2 PC-ACT-CAPTAIN-3 PC-ACT-CAPTAIN-4 EC-45 EC-60

help-aristocrat = Mit dem Aristokraten versetzt du bis zu 5 deiner Untertanen zwischen Vorrat, Leuchtturm und Baal-Tempel. Jede Mischung und jede Richtung ist erlaubt, auch nur zurück in den Vorrat. Es zählt allein das Ergebnis: Wer vom Leuchtturm in den Tempel geht, zählt einmal. Leuchtturm und Tempel fassen beliebig viele. Die Untertanen, die du gerade für die Karte bezahlt hast, kannst du nicht versetzen.
    .title = Aristokrat
    .ids = PC-ACT-ARISTO-1 PC-ACT-ARISTO-2 PC-ACT-ARISTO-3 PC-ACT-ARISTO-4 EC-30 EC-46

help-stevedore = Der Lademeister tut eines von dreien. Besetzen: Stelle 2 Untertanen aus deinem Vorrat auf einen Speicher ohne Besitzer, mit oder ohne Schiff. Wechseln: Versetze beide Untertanen eines deiner Speicher auf einen anderen Speicher ohne Besitzer. Auflösen: Nimm beide Untertanen eines deiner Speicher in den Vorrat zurück. Verlässt du einen Speicher, bleibt das Schiff dort, deine Ware aber geht an den Beutel verloren. Du darfst so viele Speicher haben, wie deine Untertanen erlauben.
    .title = Lademeister
    .ids = PC-ACT-STEVEDORE-1 PC-ACT-STEVEDORE-2 PC-ACT-STEVEDORE-3 PC-ACT-STEVEDORE-4 PC-ACT-STEVEDORE-5 PC-ACT-STEVEDORE-6 EC-19 EC-30 EC-47 EC-48

help-merchant = Mit dem Händler kaufst du eine Ware deiner Wahl vom Markt. Du brauchst dafür einen freien Lagerplatz. Der erste Kauf der Dekade kostet 4 Talente, der zweite 3, jeder weitere 2, egal wer kauft. Wird der Markt neu befüllt, beginnt der Preis wieder bei 4. Der Platz der Ware bleibt leer, bis der Markt aufgefüllt oder neu befüllt wird.
    .title = Händler
    .ids = PC-ACT-MERCHANT-1 PC-ACT-MERCHANT-2 PC-ACT-MERCHANT-3 PC-ACT-MERCHANT-4 PC-MKT-2 PC-ALT-4 EC-22 EC-44

help-porter = Der Träger transportiert eine deiner Waren aus deinem Lager oder von einem deiner Speicher an einen anderen deiner Orte. Im Lager muss ein Lagerplatz frei sein; ein Speicher muss dir gehören und noch ohne Ware sein. Wünscht das Schiff dort diese Ware, wird es sofort beladen. Für ein Charterschiff brauchst du darauf deinen Kapitän und mindestens 1 Untertan im Baal-Tempel; die Fahrt beginnt sofort. Zwei Aktionskarten sind Träger, jede auf ihrem eigenen Feld.
    .title = Träger
    .ids = PC-ACT-PORTER-1 PC-ACT-PORTER-2 PC-ACT-PORTER-3 PC-ACT-PORTER-4 PC-ACT-PORTER-5 PC-ACT-PORTER-6 EC-1 EC-41 EC-42 EC-43

help-market = Der Markt bietet 6 Waren, zu dritt nur 4. Einmal je Dekade wird er aus dem Beutel aufgefüllt; was noch da ist, bleibt. Beim Händler kostet die erste Ware der Dekade 4 Talente, die zweite 3, jede weitere 2, über alle Spieler gezählt. Statt eine Karte zu nutzen, kannst du den Markt neu befüllen: Alle Waren kommen in den Beutel, neue werden gezogen, und du darfst eine davon für 6 Talente kaufen, wenn du einen freien Lagerplatz hast. Dieser Kauf zählt nicht mit; beim Händler geht es wieder mit 4 los.
    .title = Markt
    .ids = PC-SETUP-2 PC-MKT-1 PC-MKT-2 PC-ACT-MERCHANT-3 PC-ALT-2 PC-ALT-3 PC-ALT-4 EC-21 EC-22 EC-44

help-loading = Ein Schiff wird beladen, sobald die gewünschte Ware an seinem Speicher liegt, auch im Zug eines anderen; bei der Ankunft erst, wenn alle Schiffe da sind. Das ist Pflicht. Die Ware kommt in den Beutel, und der Besitzer des Speichers erhält den Ertrag des Schiffs, 1 Handelspunkt und die Schiffskarte mit ihrem Privileg. Dann kehren beide Untertanen in den Vorrat zurück, und der Speicher ist wieder frei. Um für diesen Handelspunkt auf den Intrigepfad zu gehen, kommen sie zu spät, für ein Sofort-Privileg rechtzeitig. Die Gefahrenzahl spielt keine Rolle.
    .title = Ein Schiff beladen
    .ids = PC-LOAD-1 PC-LOAD-2 PC-LOAD-3 PC-LOAD-4 PC-SHIPS-19 PC-PRIV-1 EC-14 EC-20 EC-28
    .about = Die Erträge der Schiffe sind rekonstruiert.

help-voyage = Du brauchst einen Kapitän auf einem Charterschiff, einen Untertan im Baal-Tempel und eine beliebige Ware, die der Träger bringt. Die oberste Karte des Stapels wird aufgedeckt (bei leerem Stapel geht es nicht). Hast du mindestens so viele Untertanen im Tempel wie die Gefahrenzahl, erhältst du 2 Handelspunkte und den Ertrag; dann zahlst du für jeden deiner Untertanen dort 1 Talent Steuern, höchstens was du hast. Sonst gibt es 1 Handelspunkt und den halben Ertrag, aufgerundet, ohne Steuern. Stets kommen die Karte unter den Stapel, die Ware in den Beutel, der Kapitän und ein Untertan des Tempels in den Vorrat.
    .title = Verschiffen
    .ids = PC-VOY-1 PC-VOY-2 PC-VOY-3 PC-VOY-4 PC-VOY-5 PC-VOY-6 PC-VOY-7 PC-VOY-8 PC-VOY-9 PC-VOY-10 PC-ACT-PORTER-6 EC-6 EC-17 EC-57

help-temple = Deine Untertanen im Tempel schützen deine Fahrten: Du brauchst mindestens so viele wie die Gefahrenzahl der aufgedeckten Karte, und mindestens 1, um überhaupt zu verschiffen. Die Gefahr reicht von 1 bis 6; 3 Untertanen genügen für 19 der 30 Karten, 4 für 24, 6 für alle. Übertreibe es nicht: Nach einem Erfolg kostet dich jeder von ihnen 1 Talent Steuern. Nach jeder Fahrt kehrt einer von ihnen in den Vorrat zurück. Der Aristokrat bringt Untertanen hierher, Platz ist für beliebig viele.
    .title = Baal-Tempel
    .ids = PC-VOY-1 PC-VOY-4 PC-VOY-7 PC-VOY-8 PC-VOY-9 PC-ACT-ARISTO-1 PC-ACT-ARISTO-3 EC-62

help-lighthouse = Kommen Schiffe an, wählen zuerst die Spieler mit Untertanen hier, die meisten zuerst. Gleichstand: Der Startspieler der vergangenen Dekade liegt vorn, dann geht es im Uhrzeigersinn. Der Erste muss zwei Schiffe der ersten Reihe einfahren lassen, oder er hält eines fern (unter den Stapel) und holt keines. Der Zweite muss zwei holen, jeder Weitere eines. Hat keiner der beiden möglichen Speicher ein Schiff, wählst du den Speicher; haben beide eines, fährt das Schiff ab und die Wahl ist verbraucht. Deine Untertanen bleiben danach hier.
    .title = Leuchtturm
    .ids = PC-SHIPS-2 PC-SHIPS-3 PC-SHIPS-4 PC-SHIPS-5 PC-SHIPS-6 PC-SHIPS-7 PC-SHIPS-8 PC-SHIPS-9 PC-SHIPS-11 PC-SHIPS-14 PC-SHIPS-17 EC-8 EC-9

help-trade_house = Jeden Handelspunkt setzt du sofort ein: ein Schritt im Handelshaus oder 1 Untertan aus deinem Vorrat auf den Intrigepfad. Bei zwei Punkten entscheidest du für jeden einzeln. Nur das Handelshaus zählt für Plätze im Palast, Spielende und Gleichstand; diese Punkte gibst du nie aus, und sie sind nicht begrenzt. Ohne Untertan im Vorrat oder bei vollem Pfad kommt der Punkt hierher. Punkte aus Beladen und Verschiffen musst du nehmen, die eines Privilegs nicht. Hat jemand am Ende der Dekade 4 mindestens 8 Punkte, endet das Spiel.
    .title = Handelshaus
    .ids = PC-TP-1 PC-TP-2 PC-TP-3 PC-TP-4 PC-TP-5 PC-TP-6 PC-PAL-2 PC-END-2 PC-WIN-2 EC-15 EC-31

help-path = Für einen Handelspunkt kannst du statt eines Schritts im Handelshaus einen Untertan aus deinem Vorrat auf das nächste freie Feld stellen. Er bleibt bis zum Ende; dann zählt das letzte erreichte Punktfeld. Ab Feld 3 erhält der Erste 1 Platz im Palast; ab Feld 7 die ersten zwei 2 und 1; ab Feld 12 die ersten drei 3, 2 und 1. Erster ist, wer hier die meisten Untertanen hat; bei Gleichstand, wer früher auf den Pfad kam. Diese Plätze kosten nichts und brauchen keine Handelspunkte. Der Pfad hat 15 Felder.
    .title = Intrigepfad
    .ids = PC-TP-1 PC-INTR-1 PC-INTR-2 PC-INTR-3 PC-INTRSCORE-1 PC-INTRSCORE-2 PC-INTRSCORE-3 PC-INTRSCORE-4 PC-INTRSCORE-5 EC-36 EC-53 EC-54
    .about = Was auf dem Pfad steht, ist rekonstruiert.

help-palace = Mit der Palast-Nebenaktion erwirbst du den billigsten freien Platz: Zahle den Preis und stelle 1 Untertan aus deinem Vorrat darauf, für immer. Die 12 Plätze kosten 8 bis 19 Talente und verlangen 2 bis 5 Handelspunkte, die du behältst. Alle teilen sich die Plätze: Der nächste wird für jeden teurer, und überspringen darf man keinen. Danach nimmt das große Palastfeld beliebig viele Untertanen auf, jeden für 20 Talente und mit 6 Handelspunkten. Je Nebenaktion gibt es einen Platz.
    .title = Palast
    .ids = PC-BONUS-1 PC-PAL-1 PC-PAL-2 PC-PAL-3 PC-PAL-4 PC-PAL-5 PC-PAL-6 PC-PAL-7 EC-50
    .about = Die gedruckten Werte sind rekonstruiert, außer denen des großen Palastfelds.

help-warehouse = Deine Lagerkarte hat 4 Lagerplätze für je eine Ware; zu Beginn blockieren deine eigenen Untertanen 2 davon. Die Nebenaktion „Lager erweitern“ kostet 6 Talente: Einer dieser Untertanen kommt in den Vorrat, und sein Lagerplatz wird frei. Je Nebenaktion ein Platz, bis alle 4 frei sind. Mit vollem Lager kannst du weder eine Ware kaufen noch eine hineintragen. Untertanen auf der Karte bringen kein Einkommen.
    .title = Lager
    .ids = PC-SETUP-8 PC-WH-1 PC-WH-2 PC-INC-1 PC-ACT-MERCHANT-2 PC-ACT-PORTER-3 EC-44

help-privileges = Die Karte eines beladenen Schiffs gibt dir ihr Privileg einmal; du darfst verzichten. Sofort oder nie: 3 Talente, 1 Handelspunkt oder 1 Untertan auf den Intrigepfad. Zum Behalten, für eigene Züge vor oder nach einer Aktion: die obersten 3 Karten heimlich sortieren; ein Schiff an deinem Speicher mit der unerwünschten Ware dort beladen; bis zu 3 Untertanen, auch fremde, zwischen Tempel und Leuchtturm versetzen; ein Schiff der ersten Reihe zu seinem niedrigsten Speicher ohne Schiff holen; den nächsten Platz im Palast zum vollen Preis ohne die Punkte erwerben. Mehrere je Zug sind erlaubt; genutzte Karten kommen unter den Stapel. Am Ende verfallen alle.
    .title = Privilegien
    .ids = PC-TURN-11 PC-PRIV-1 PC-PRIV-2 PC-PRIV-3 PC-PRIV-4 PC-PRIV-5 PC-PRIV-6 PC-PRIV-7 PC-PRIV-TALENTS-1 PC-PRIV-TP-1 PC-PRIV-INTR-1 PC-PRIV-PEEK-1 PC-PRIV-ANY-1 PC-PRIV-MOVE-1 PC-PRIV-SHIP-1 PC-PRIV-SEAT-1 PC-END-7 EC-16 EC-18 EC-24 EC-27

help-decade = Eine Dekade hat sechs Phasen: Schiffe kommen an; Untertanen kehren von den Aktionskarten zurück, die neu ausgelegt werden; Startspieler; Einkommen; Markt auffüllen; 5 Aktionsrunden mit je einem Zug. Startspieler wird, wer die meisten Untertanen im Vorrat hat; bei Gleichstand der erste der Gleichen im Uhrzeigersinn nach dem alten. In Dekade 1 bleibt er unverändert. Das Einkommen ist 1 Talent je Untertan in deinem Vorrat. In deinem Zug nutzt du eine Aktionskarte, nimmst 3 Talente oder befüllst den Markt neu.
    .title = Dekade
    .ids = PC-DEC-1 PC-DEC-2 PC-DEC-3 PC-DEC-4 PC-CARDS-1 PC-CARDS-2 PC-START-1 PC-START-2 PC-START-3 PC-INC-1 PC-MKT-1 PC-TURN-1 PC-TURN-2 PC-TURN-3 EC-4

help-end = Das Spiel endet nach Dekade 5, oder nach Dekade 4, wenn dann jemand mindestens 8 Handelspunkte hat. Liegt noch in einem Speicher eine Ware, fährt die erste Reihe ein letztes Mal ein, mit Leuchtturm; dann darf jeder einen Platz auf dem großen Palastfeld erwerben: 20 Talente, 6 Handelspunkte, 1 Untertan im Vorrat. Untertanen auf Aktionskarten bleiben dort, behaltene Privilegien verfallen. Ohne Ware im Speicher entfällt der Kauf, außer mit der Tischoption. Dann vergibt der Intrigepfad seine Plätze. Die meisten Plätze gewinnen; Gleichstand: Handelspunkte, dann Talente, sonst geteilter Sieg.
    .title = Spielende
    .ids = PC-END-1 PC-END-2 PC-END-3 PC-END-4 PC-END-5 PC-END-6 PC-END-7 PC-END-8 PC-INTRSCORE-1 PC-INTRSCORE-5 PC-WIN-1 PC-WIN-2 PC-WIN-3 PC-WIN-4 EC-27 EC-33 EC-34 EC-35 EC-37 EC-59

# Warum etwas nicht gewählt werden kann.

why-too-few-servants = Das kostet { $number ->
    [one] 1 Untertan
   *[other] { $number } Untertanen
}; in deinem Vorrat { $number2 ->
    [0] ist keiner
    [one] ist 1
   *[other] sind { $number2 }
}.
why-no-servant-left = Dafür bliebe kein Untertan in deinem Vorrat.
why-charter-ships-taken = Alle Charterschiffe haben einen Kapitän.
why-nobody-to-move = Es gibt keinen Untertan, der versetzt werden könnte.
why-no-free-quay = Du hast keinen Speicher, und keiner ist frei.
why-too-few-to-claim = Einen Speicher zu besetzen braucht 2 Untertanen; in deinem Vorrat { $number ->
    [0] wäre keiner
    [one] wäre 1
   *[other] wären { $number }
}.
why-too-few-talents = Das kostet { $number ->
    [one] 1 Talent
   *[other] { $number } Talente
}; du hast { $number2 ->
    [0] keine
   *[other] { $number2 }
}.
why-warehouse-full = Dein Lager hat keinen freien Platz.
why-market-empty = Der Markt ist leer.
why-nothing-to-carry = Du hast keine Ware, die getragen werden könnte.
why-nowhere-to-carry = Du hast keinen Ort, an den du eine Ware tragen könntest.
why-no-goods-at-all = Markt und Beutel sind beide leer.
why-quay-taken = Dieser Speicher gehört { $seat }.
why-quay-own = Dieser Speicher gehört schon dir.
why-quay-unowned = Dieser Speicher gehört niemandem; du kannst nur deine eigenen nutzen.
why-quay-full = An diesem Speicher liegt schon eine Ware: { $good }.
why-quay-without-good = An diesem Speicher liegt keine Ware.
why-quay-without-ship = An diesem Speicher liegt kein Schiff.
why-no-good-at-quays = An keinem deiner Speicher liegt eine Ware.
why-no-captain = Du hast keinen Kapitän auf einem Charterschiff.
why-nobody-in-temple = Du hast keinen Untertan im Tempel, und eine Fahrt braucht einen.
why-deck-empty = Der Stapel der Schiffskarten ist leer.
why-not-in-market = Davon liegt nichts auf dem Markt.
why-not-in-warehouse = Davon liegt nichts in deinem Lager.
why-other-civilisation = Dieses Schiff legt nur an den Speichern dieser Zivilisation an: { $civilisation }.
why-too-few-points = Das verlangt { $number ->
    [one] 1 Handelspunkt
   *[other] { $number } Handelspunkte
}; du hast { $number2 ->
    [0] keine
    [one] 1
   *[other] { $number2 }
}.
why-warehouse-free = Alle Plätze deines Lagers sind schon frei.
why-path-full = Der Intrigepfad ist voll.
why-no-quay-to-load = Keiner deiner Speicher hat ein Schiff und eine Ware.
why-row-empty = In der 1. Reihe liegt kein Schiff.
why-nobody-stands-there = Dort steht niemand.
why-went-the-other-way = Ein Untertan von { $seat } ging eben den umgekehrten Weg.
why-not-the-first = Nur wer im Leuchtturm vorn liegt, darf ein Schiff abweisen, und nur statt eines hereinzuholen.
why-merchant-buys = Waren kauft der Händler. Oder du füllst den Markt neu und kaufst eine der neuen.
why-bonus-extends = Einen Lagerplatz gibt es als Nebenaktion der Felder { $bonus-slots }, nach der Aktion der Karte.
why-bonus-sells = Einen Platz im Palast gibt es als Nebenaktion der Felder { $bonus-slots }, nach der Aktion der Karte.
why-by-cards-at-quays = Speicher besetzt und verlässt der Lademeister; Waren trägt der Träger hin.
why-by-cards-at-sea = Der Kapitän besetzt ein Charterschiff; dann bringt der Träger eine Ware.
why-neither = { $bar } Und die Nebenaktion: { $bar2 }

# Was eine Wahl bringt.

gain-talents = { $number ->
    [one] Talent
   *[other] Talente
}
gain-points = { $number ->
    [one] Handelspunkt
   *[other] Handelspunkte
}
gain-seats = { $number ->
    [one] Platz im Palast
   *[other] Plätze im Palast
}
gain-reserve = { $number ->
    [one] Untertan im Vorrat
   *[other] Untertanen im Vorrat
}
gain-lighthouse = im Leuchtturm
gain-temple = im Tempel
gain-captains = { $number ->
    [one] Kapitän
   *[other] Kapitäne
}
gain-path = auf dem Intrigepfad
gain-quays = { $number ->
    [one] Speicher
   *[other] Speicher
}
gain-spaces = { $number ->
    [one] Lagerplatz
   *[other] Lagerplätze
}
gain-good = { $it }

## Marks on the chart

mark-decade-began = Dekade { $number }
mark-round-began = Aktionsrunde { $number }
mark-decades-over = Spielende
mark-ended-early = Spielende

# Was die Karten des Bretts sagen: wozu jedes Ding gut ist.

about-harbour = Hier legen die Schiffe an, jede Zivilisation an ihren zwei Speichern. Wem der Speicher gehört und wer die gewünschte Ware bringt, verdient.
    .topic = harbour

about-quay = Mit zwei Untertanen gehört er dir. Sobald hier die gewünschte Ware liegt, wird das Schiff beladen, und die Untertanen kehren heim.
    .topic = harbour

about-ship = Wem sein Speicher gehört und wer die gewünschte Ware bringt, erhält Ertrag, einen Handelspunkt und das Privileg. Die Gefahr zählt nur bei Fahrten.
    .topic = loading

about-first-row = Diese Schiffe fahren zu Beginn der nächsten Dekade in den Hafen ein. Wer im Leuchtturm steht, wählt zuerst.
    .topic = arrival

about-second-row = Diese Schiffe rücken in die erste Reihe vor, sobald die eingefahren ist; dahinter werden neue Karten gezogen.
    .topic = arrival

about-deck = Verdeckte Schiffskarten. Eine Fahrt deckt die oberste auf: Ihre Gefahr ist die Probe, ihr Ertrag der Lohn.
    .topic = voyage

about-turn-away = Der Erste im Leuchtturm darf ein Schiff vom Hafen fernhalten und holt dann keines herein.
    .topic = lighthouse

about-decade = Hier stehen Dekade, Aktionsrunde und Startspieler. Nach der letzten Dekade gewinnen die meisten Plätze im Palast.
    .topic = decade

about-slots = Zahle die Untertanen, die ein Feld verlangt, und nutze die Karte darauf. Danach darfst du die Nebenaktion darunter ausführen.
    .topic = slots

about-porter = Trägt eine deiner Waren aus Lager oder Speicher an einen anderen deiner Orte: Speicher, Lager oder Charterschiff, das dann ausläuft.
    .topic = porter

about-captain = Stellt einen Untertan aus deinem Vorrat auf ein freies Charterschiff, wo er auf eine Ware wartet.
    .topic = captain

about-aristocrat = Versetzt bis zu 5 deiner Untertanen zwischen Vorrat, Leuchtturm und Tempel.
    .topic = aristocrat

about-stevedore = Besetzt einen Speicher mit 2 Untertanen, wechselt zu einem anderen oder holt sie von einem heim.
    .topic = stevedore

about-merchant = Kauft eine Ware vom Markt zum jetzigen Preis, wenn in deinem Lager ein Platz frei ist.
    .topic = merchant

about-bonus-palace = Die Nebenaktion dieses Felds: den nächsten Platz im Palast kaufen, wenn du die nötigen Handelspunkte hast.
    .topic = palace

about-bonus-warehouse = Die Nebenaktion dieses Felds: Du zahlst, und ein Untertan, der einen Lagerplatz blockiert, kehrt heim.
    .topic = warehouse

about-talents = Statt eine Karte zu nutzen, kannst du Talente nehmen, ohne Untertanen zu zahlen.
    .topic = slots

about-market = Hier werden Waren verkauft. Der Händler kauft ein, und jeder Kauf der Dekade macht den nächsten billiger.
    .topic = market

about-good = Bring sie zu einem Schiff, das sie wünscht, oder verschiffe sie: Ein Charterschiff nimmt jede Ware.
    .topic = market

about-price = So viel kostet eine Ware jetzt beim Händler. Der Preis fällt mit jedem Kauf und steigt mit neuer Dekade oder neuem Markt wieder.
    .topic = merchant

about-bag = Von hier kommen die Waren auf den Markt, und hierher zurück, wenn sie verladen oder verloren sind.
    .topic = market

about-refresh = Statt einer Karte: Alle Waren kommen in den Beutel, neue werden gezogen, und du darfst eine zum gedruckten Preis kaufen.
    .topic = market

about-lighthouse = Kommen Schiffe an, wählt zuerst, wer hier die meisten Untertanen hat.
    .topic = lighthouse

about-temple = Deine Untertanen hier schützen deine Fahrten: Du brauchst so viele wie die Gefahr der aufgedeckten Karte.
    .topic = temple

about-voyage = Mit Kapitän an Bord und Untertan im Tempel verschifft der Träger eine Ware: Handelspunkte und Geld, mit Risiko.
    .topic = voyage

about-charter-ship = Hier wartet ein Kapitän, bis der Träger eine Ware bringt; dann läuft das Schiff sofort aus.
    .topic = voyage

about-trade_house = Hier werden deine Handelspunkte gezählt. Plätze im Palast verlangen sie, verbrauchen sie aber nicht, und sie entscheiden Gleichstände.
    .topic = trade_house

about-path = Statt eines Handelspunkts kommt ein Untertan hierher. Am Ende bringen die meisten auf dem Pfad zusätzliche Plätze im Palast.
    .topic = path

about-palace = Plätze hier entscheiden das Spiel. Alle kaufen aus derselben Reihe, und jeder Platz ist teurer als der davor.
    .topic = palace

about-seat = Dies ist der billigste freie Platz: Hast du die Handelspunkte, so zahlst du den Preis, und ein Untertan bleibt für immer dort.
    .topic = palace

about-large-seat = Sind alle kleinen Plätze vergeben, und ganz am Schluss, können hier beliebig viele Untertanen eingekauft werden.
    .topic = palace

about-reserve = Untertanen zu Hause: Mit ihnen zahlst du Aktionskarten, und jeder bringt zu Beginn einer Dekade ein Talent.
    .topic = decade

about-money = Geld für Waren, Lagerplätze und Plätze im Palast. Die anderen sehen nicht, wie viel du hast.
    .topic = goal

about-points = Handelspunkte kommen von beladenen Schiffen und Fahrten. Plätze im Palast verlangen sie; ausgegeben werden sie nie.
    .topic = trade_house

about-seats = Plätze im Palast. Wer am Ende die meisten hat, gewinnt.
    .topic = end

about-warehouse = Jeder freie Platz fasst eine Ware. Die anderen blockieren Untertanen, bis du zahlst, um das Lager zu erweitern.
    .topic = warehouse

about-privileges = Hier liegen Karten beladener Schiffe, die du wegen ihres Privilegs behältst.
    .topic = privileges

about-kept-ship = Nutze ihr Privileg einmal, in einem deiner Züge, vor oder nach der Aktion. Dann kommt die Karte unter den Stapel.
    .topic = privileges

about-number = Wähle, wie viele; nur die Zahl am Ende zählt.
    .topic = aristocrat

# What a payment is for, in the sums of turns and rounds.

pay-income-taken = Einkommen
pay-talents-taken = Züge ohne Karte
pay-bonus-talents-taken = Privilegien
pay-good-bought = Gekaufte Waren
pay-warehouse-extended = Lager
pay-seat-bought = Gekaufte Plätze
pay-large-seat-bought = Gekaufte Plätze
pay-ship-loaded = Beladene Schiffe
pay-other-good-shipped = Beladene Schiffe
pay-voyage-paid = Reisen
pay-voyage-compensated = Reisen
pay-offering-paid = Steuern
pay-point-taken = Handelshaus
pay-intrigue-won = Intrigepfad
pay-intrigue-won-by-age = Intrigepfad
