# Porto Carthago in German: questions and options without "du", mostly in the infinitive.

## The box

pitch = Untertanen, Speicher und Schiffe im Hafen von Karthago: Belade Schiffe, sammle Handelspunkte und kaufe dich in den Palast ein.

## Things

ship = { $civilisation } · { $good } ({ $code })
ship-hidden = eine verdeckte Schiffskarte
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
line-seats = Plätze im Palast
line-large-seat = auf dem großen Palastfeld
line-extra-seats = Intrigeplätze ohne Untertan
tie-1 = Handelspunkte
tie-2 = Talente
option-name-final_purchase_always = Letzter Kauf auch dann, wenn in keinem Speicher eine Ware liegt (EC-34)

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
board-points = Punkte
board-reserve = Vorrat
board-warehouse = Lager
board-lighthouse = Leuchtturm
board-temple = Tempel
board-captains = Kapitäne
board-kept = Privilegien
board-free-spaces = { $number } frei
bonus-none = –
bonus-warehouse = Lager erweitern
bonus-palace = Platz im Palast

## Prompts

prompt-over = Das Spiel ist zu Ende.
prompt-place-first = { $seat }: Einen Speicher besetzen oder passen.
prompt-place-again = { $seat }: Einen Speicher besetzen.
prompt-take-good = { $seat }: Eine Ware vom Markt nehmen.
prompt-choose-ship = { $seat }: Welches Schiff soll in den Hafen einfahren?{ $picks ->
    [1] { "" }
   *[other] {" "}(noch { $picks })
}
prompt-choose-quay = { $seat }: An welchem Speicher soll das Schiff { $ship } anlegen?
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
prompt-choose-bonus = { $seat }: Die Nebenaktion ausführen?
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
prompt-shift-servant = { $seat }: Welcher Untertan soll versetzt werden?
prompt-call-ship = { $seat }: Welches Schiff soll in den Hafen einfahren?
prompt-buy-last-seat = { $seat }: Einen letzten Platz im Palast für { $large_seat_price ->
    [one] { $large_seat_price } Talent
   *[other] { $large_seat_price } Talente
} erwerben?

## Options

option-ship = { $it }
option-quay = { $it }
option-change-quay-quay = { $own ->
    [1] Speicher { $it } verlassen{ $good ->
        [none] { "" }
       *[other] {" "}({ $good } geht verloren)
    }
   *[0] Speicher { $it } besetzen
}
option-load-any-quay = Speicher { $it } mit { $good }
option-good = { $it }
option-slot = { $action }
option-servant = { $it }
option-number = { $number }
option-talents = { $take_talents ->
    [one] { $take_talents } Talent
   *[other] { $take_talents } Talente
} nehmen
option-market = Markt neu befüllen (zieht neue Waren, Kauf für { $refresh_price ->
    [one] { $refresh_price } Talent
   *[other] { $refresh_price } Talente
} möglich)
option-turn-away = Stattdessen ein Schiff nicht in den Hafen lassen
option-trade-house = Im Handelshaus vorrücken
option-path = Untertan auf den Intrigepfad
option-warehouse = Lager
option-charter-ship = Charterschiff
option-reserve = Vorrat
option-palace = Palast
option-pass = Passen
option-choose-ship-ship = { $it }, Ertrag { $income }
option-turn-away-ship = { $it }, Ertrag { $income }
option-call-ship-ship = { $it }, Ertrag { $income }
option-sort-deck-ship = { $it }, Ertrag { $income }, Gefahr { $danger }
option-take-turn-ship = Privileg „{ $privilege }“ der Karte { $it } nutzen
option-choose-bonus-ship = Privileg „{ $privilege }“ der Karte { $it } nutzen
option-end-turn-ship = Privileg „{ $privilege }“ der Karte { $it } nutzen
option-take-turn-slot = { $action }, { $servants ->
    [0] kostenlos
    [one] { $servants } Untertan
   *[other] { $servants } Untertanen
}{ $bonus ->
    [WAREHOUSE] , Nebenaktion: Lager erweitern
    [PALACE] , Nebenaktion: Platz im Palast
   *[NONE] { "" }
}
option-carry-warehouse = Ins Lager
option-carry-charter-ship = Mit einem Charterschiff verschiffen (deckt die oberste Schiffskarte auf)
option-place-captain-charter-ship = Charterschiff besetzen
option-leave-quay-reserve = In den Vorrat: den Speicher auflösen
option-leave-quay-quay = Zu Speicher { $it }
option-carry-quay = Zu Speicher { $it }
option-pick-up-quay = { $good } aus Speicher { $it }
option-pick-up-good = { $it } aus dem Lager
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
option-choose-bonus-pass = Keine Nebenaktion: Zug beenden
option-buy-fresh-good-pass = Nichts kaufen
option-end-turn-pass = Zug beenden
option-use-trade-point-pass = Auf das Privileg verzichten
option-use-intrigue-servant-pass = Auf das Privileg verzichten
option-shift-servant-pass = Fertig
option-buy-last-seat-pass = Nichts kaufen

## Events

event-game-started = Startspieler ist { $seat }.
event-decade-began = Dekade { $number } beginnt.
event-placement-passed = { $seat } besetzt keinen Speicher.
event-quay-claimed = { $seat } besetzt Speicher { $quay }.
event-good-taken = { $seat } nimmt { $good } vom Markt.
event-ship-docked = Das Schiff { $ship } legt an Speicher { $quay } an.
event-ship-departed = Das Schiff { $ship } findet keinen freien Speicher und fährt wieder ab.
event-ship-turned-away = { $seat } lässt das Schiff { $ship } nicht in den Hafen.
event-ship-called = { $seat } lässt das Schiff { $ship } einfahren.
event-rows-advanced = Die zweite Schiffsreihe rückt in die erste vor.
event-ship-drawn = Neues Schiff in der zweiten Reihe: { $ship }.
event-card-dealt = Die Aktionskarte { $action } liegt auf { $slot }.
event-start-player-found = Startspieler dieser Dekade ist { $seat }.
event-income-taken = { $seat } erhält { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
} Einkommen.
event-good-drawn = Neue Ware auf dem Markt: { $good }.
event-round-began = Aktionsrunde { $number }.
event-card-used = { $seat } nutzt die Aktionskarte { $action } auf { $slot } { $number ->
    [0] kostenlos
    [one] mit { $number } Untertan
   *[other] mit { $number } Untertanen
}.
event-action-forgone = { $seat } verzichtet auf die Aktion.
event-talents-taken = { $seat } nimmt { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-market-refreshed = { $seat } befüllt den Markt neu.
event-captain-placed = { $seat } besetzt ein Charterschiff mit einem Kapitän.
event-servants-moved = { $seat } hat nun { $number ->
    [one] { $number } Untertan
   *[other] { $number } Untertanen
} im Leuchtturm, { $number2 } im Baal-Tempel und { $number3 } im Vorrat.
event-quay-switched = { $seat } wechselt von Speicher { $quay } zu Speicher { $quay2 }.
event-quay-dissolved = { $seat } löst Speicher { $quay } auf.
event-good-lost = { $seat } verliert { $good } an den Beutel.
event-good-bought = { $seat } kauft { $good } für { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-good-carried = { $seat } transportiert { $good } zu Speicher { $quay }.
event-good-stored = { $seat } transportiert { $good } ins Lager.
event-warehouse-extended = { $seat } erweitert das Lager für { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-seat-bought = { $seat } erwirbt Platz { $number } im Palast für { $number2 ->
    [one] { $number2 } Talent
   *[other] { $number2 } Talente
}.
event-large-seat-bought = { $seat } erwirbt einen Platz auf dem großen Palastfeld für { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-ship-loaded = { $seat } belädt das Schiff { $ship } an Speicher { $quay } und erhält { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-point-taken = { $seat } rückt im Handelshaus auf { $number } vor.
event-path-taken = { $seat } stellt einen Untertan auf Feld { $number } des Intrigepfads.
event-voyage-began = { $seat } verschifft { $good }; aufgedeckt wird { $ship }.
event-voyage-succeeded = Die Schiffsprobe gelingt: { $seat } erhält { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
}.
event-voyage-failed = Die Schiffsprobe misslingt: { $seat } erhält { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
} Entschädigung.
event-offering-paid = { $seat } zahlt { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
} Steuern.
event-privilege-gained = { $seat } erhält das Privileg „{ $privilege }“.
event-privilege-used = { $seat } nutzt das Privileg „{ $privilege }“.
event-privilege-declined = { $seat } verzichtet auf das Privileg „{ $privilege }“.
event-bonus-talents-taken = { $seat } erhält { $number ->
    [one] { $number } zusätzliches Talent
   *[other] { $number } zusätzliche Talente
}.
event-card-seen = { $seat } schaut sich { $ship } an.
event-cards-sorted = { $seat } legt { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} auf den Stapel zurück.
# Chosen by the name of the place, as place-lighthouse gives it.
event-servant-shifted = { $seat } versetzt einen Untertan von { $seat2 } { $place ->
    [Leuchtturm] vom Leuchtturm in den Baal-Tempel
   *[other] vom Baal-Tempel in den Leuchtturm
}.
event-final-arrival-began = In einem Speicher liegt noch eine Ware: Die Schiffe fahren ein letztes Mal in den Hafen ein.
event-final-purchase-passed = { $seat } erwirbt keinen letzten Platz.
event-intrigue-scored = { $seat } erhält durch den Intrigepfad { $number ->
    [one] { $number } Platz
   *[other] { $number } Plätze
} im Palast.
event-game-won = { $seat } gewinnt das Spiel.
