# Neptun in German: questions and options without "du", mostly in the infinitive.

## The box

pitch = Römische Seehändler: Nimm Aufträge an, lege ihre Folge fest und fahre übers Mittelmeer, mit Rudern und einem heimlich gelenkten Wind.

# The aim, the turn and the end, on one card.
aim-goal = Gewinne die meisten Punkte auf Plättchen: Nach jeder Runde gehen sie an die Besten jedes Tempels und die Reichsten.
aim-turn = Nimm fünf Aufträge an und lege ihre Folge fest; dann rudere los und liefere: Jede Lieferung kostet dich die offenen Aufträge links davon.
aim-end = Nach drei Runden, A, B und C; jede bringt mehr.

# How far the end is.
ending-contracts = Runde { $round }, Aufträge: Umlauf { $turn } von { $turns }
ending-voyages = Runde { $round }, Fahrten: Umlauf { $turn } von { $turns }
ending-extra = Runde { $round }, Zusatzzüge
ending-left = Das Spiel endet nach Runde C: { $left ->
    [one] Das ist der letzte Umlauf.
   *[other] Es bleiben { $left } Umläufe.
}
ending-scoring = Am Ende von Runde { $round } vergibt jeder Tempel { $tiles ->
    [one] ein Punkteplättchen.
   *[other] { $tiles } Punkteplättchen.
}
ending-due = wenn Runde { $round } jetzt gewertet würde

## Things

city-hidden = eine verdeckte Stadt
goods-hidden = eine verdeckte Ware
oar-hidden = eine verdeckte Ruderkarte
bonus-hidden = ein verdecktes Bonusplättchen
contract = Auftrag { $number }
slot = Ladeplatz { $number }
oar = Ruderkarte { $power } (Wind { $modifier })
oar-own = Ruderkarte { $power } (Wind { $modifier }, persönlich)
deal = { $goods } für { $city } ({ $pays ->
    [gold] { $amount } Gold
   *[points] { $amount ->
        [one] { $amount } Tempelpunkt
       *[other] { $amount } Tempelpunkte
    } { $region ->
        [Orient] im
       *[other] in
    } { $region }
})
rower = { $seat } ({ $power })
pile-city = Stadtkarten
pile-goods = Warenkarten
pile-oar = Ruderkarten
bonus = ein Bonusplättchen mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
round = { $letter }
extra = 5.{ $numeral }
aim = { $place }{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } Gold)
}
temple-gold = Goldtempel
line-hispania = Hispanien
    .how = Punkteplättchen dieses Tempels: Nach jeder Runde gehen sie an die Bestplatzierten.
line-italia = Italien
    .how = { line-hispania.how }
line-africa = Afrika
    .how = { line-hispania.how }
line-graecia = Griechenland
    .how = { line-hispania.how }
line-oriens = Orient
    .how = { line-hispania.how }
line-gold = Goldtempel
    .how = Punkteplättchen für die, die am Ende einer Runde das meiste Gold haben.
line-bonus = Bonusplättchen
    .how = Ein Plättchen für alle fünf Aufträge einer Runde; sein Wert bleibt bis zum Ende geheim.
option-name-large_oar_deck = 50 statt 40 gemeinsame Ruderkarten
option-name-forecast_is_wind = Die Windvorschau selbst wird zum nächsten Wind (von −5 bis +5)
option-name-refusal_binds = Ein abgelehnter Auftrag ist tabu
option-name-refusal_binds-go = bis zum Ende des Spielzugs
option-name-refusal_binds-round = bis zum Ende der Runde
option-name-round_wind = Wind zu Beginn der Runden B und C
option-name-round_wind-forecast = nach der Windvorschau von Umlauf 5
option-name-round_wind-keep = wie in Umlauf 5
option-name-round_wind-reset = immer der Anfangswert

## The board

board-round = Runde
board-turn = Umlauf
board-phase-acquire = Aufträge annehmen
board-phase-fulfil = Aufträge erfüllen
board-phase-score = Wertung
board-wind = Wind
board-current-wind = Aktueller Wind
board-forecast = Windvorschau
board-no-forecast = noch keine
board-order = Reihenfolge
board-oar-scale = Ruderstärke
board-display = Auslage
board-contract = Auftrag
board-goods = Ware
board-city = Stadt
board-oar = Ruder
board-face-down = verdeckt
board-refused-by = Abgelehnt von
board-cities-pile = Stadtkarten
board-goods-pile = Warenkarten
board-oars-pile = Ruderkarten
board-discards = abgelegt
board-temple = Tempel
board-temples = Tempel
board-tiles = Punkteplättchen
board-pawns = Tempelsteine
board-gold-temple = Goldtempel
board-space = Feld
board-gold = Gold
board-gold-amount = { $number } Gold
board-points-amount = { $number ->
    [one] { $number } Tempelpunkt
   *[other] { $number } Tempelpunkte
}
board-miles = Seemeilen
board-miles-amount = { $number ->
    [one] { $number } Seemeile
   *[other] { $number } Seemeilen
}
board-tile-amount = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
board-pair = { $name }: { $value }
board-round-named = Runde { $letter }
board-turn-named = Umlauf { $turn }
board-slot-named = Ladeplatz { $number }
board-contract-named = Auftrag { $number }
board-temple-round = { $temple }, Runde { $letter }
board-pile-amount = { $left } übrig, { $gone } abgelegt
board-oar-power = Ruderstärke { $power }
board-oar-value = Ruderstärke { $power }, Windwert { $modifier }
board-points-in = { $points } { $region ->
    [Orient] im
   *[other] in
} { $region }
board-away = { $miles } vom eigenen Schiff
board-once = Persönlich: nach dieser Runde aus dem Spiel
board-range = Reichweite
board-manifest = Ladeliste
board-slot = Ladeplatz
board-empty = leer
board-open = offen
board-lost = verloren
board-fulfilled = erfüllt
board-hand = Ruderkarten auf der Hand
board-own-secret = nur für dich sichtbar
board-played = Gespielte Ruder
board-chosen = hat gewählt
board-choosing = wählt noch
board-your-choice = deine Wahl, noch änderbar
board-chart = Seekarte
board-region = Region
board-routes = Verbindungen
board-ship = Schiff
board-ships = Schiffe
board-points = Punkte
board-bonus = Bonusplättchen
board-bonus-pool = Bonusplättchen im Vorrat
board-high-sea = Hochsee
board-coastal = Küstenverbindung
board-way = Weg
board-stay = hier bleiben
board-taken = Auftrag, der geladen wird
board-reconstructed = Wert rekonstruiert
board-players = Kaufleute
board-player = Kaufmann
board-place = Ort
board-pays = Ertrag
board-signs = Weitere Zeichen
board-turn-up = Den nächsten Auftrag aufdecken
board-refusal = Ablehnen oder ohne weitermachen

## Prompts

prompt-over = Das Spiel ist zu Ende.
prompt-take-contract = { $seat }: { $face_down ->
    [0] Einen der Aufträge nehmen. Alle liegen offen.
   *[other] Einen offenen Auftrag nehmen oder den nächsten aufdecken.
}
prompt-accept-or-refuse = { $seat }: Den aufgedeckten Auftrag nehmen, oder ihn ablehnen und den nächsten aufdecken?
prompt-load-contract = { $seat }: Auf welchen Ladeplatz kommt der Auftrag „{ $goods } für { $city }“? Dort bleibt er.
prompt-choose-oars = { $seat }: Heimlich eine Ruderkarte wählen. Der Wind steht auf { $wind }.
prompt-sail = { $seat }: Wohin soll die Fahrt gehen? Die Reichweite ist { $range }; jede weitere Seemeile kostet 1 Gold, vorhanden: { $gold }.
prompt-deliver = { $seat }: Hier liefern? { $loses ->
    [0] Kein Auftrag ginge verloren.
   *[other] Offene Aufträge weiter links gingen verloren.
}
prompt-buy-point = { $seat }: { $price } Gold für einen zusätzlichen Tempelpunkt { $temple ->
    [Orient] im
   *[other] in
} { $temple } zahlen?
prompt-join-extra = { $seat }: Am Zusatzzug { $extra } teilnehmen?
prompt-play-oar = { $seat }: Eine Ruderkarte offen ausspielen. Der Wind steht auf { $wind }.

## Options

option-contract = { $pays ->
    [none] { $it }
   *[other] „{ $goods } für { $city }“ nehmen ({ $amount } { $pays ->
        [gold] Gold
       *[points] { $region }
    }), Ruder { $power }, Wind { $modifier }{ $on_it ->
        [0] {""}
       *[other] , { $on_it } Gold darauf
    } · { $miles } Seemeilen von Kreta{ $has_own ->
        [0] {""}
       *[1] , { $near_miles ->
            [0] dieselbe Stadt wie Ladeplatz { $near_slot }
           *[other] { $near_miles } von { $near }
        }
    }
}
option-reveal = Den nächsten Auftrag aufdecken
option-take-contract-reveal = { $hidden ->
    [1] Den letzten Auftrag aufdecken: Du musst ihn nehmen
   *[other] Den nächsten Auftrag aufdecken
}{ $face_ups ->
    [0] {""}
    [one] {" "}· auf den offenen verzichten
   *[other] {" "}· auf die { $face_ups } offenen verzichten
}
option-refuse = Ablehnen und den nächsten Auftrag aufdecken
option-accept-or-refuse-refuse = { $hidden ->
    [1] Ablehnen und den letzten aufdecken: Du musst ihn nehmen
   *[other] Ablehnen und den nächsten Auftrag aufdecken
}
option-slot = { $it }
option-load-contract-slot = Ladeplatz { $at } · { $before } Seemeilen { $start ->
    [1] ab { $from }
   *[0] von { $from }
}{ $onward ->
    [0] {""}
   *[1] , dann { $after } bis { $to }
}{ $free ->
    [0] {""}
   *[other] {" "}· davor { $free } frei
}
option-deliver-slot = { $pays ->
    [none] { $it }
   *[other] Von { $it } { $goods } liefern: { $pays ->
        [gold] { $amount } Gold
       *[points] { $amount ->
            [one] { $amount } Tempelpunkt
           *[other] { $amount } Tempelpunkte
        } { $region ->
            [Orient] im
           *[other] in
        } { $region }
    }
}
option-oar = { $it }
option-choose-oars-oar = Ruder { $power }, Wind { $modifier }{ $personal ->
    [0] {""}
   *[1] , einmalig
} · Reichweite { $reach }{ $aims ->
    [0] {""}
   *[other] {": "}{ $ports }
}
option-play-oar-oar = Ruder { $power }, Wind { $modifier }{ $personal ->
    [0] {""}
   *[1] , einmalig
} · Reichweite { $reach }{ $aims ->
    [0] {""}
   *[other] {": "}{ $ports }
}
option-place = { $it }
option-sail-place = { $stays ->
    [1] { $start ->
        [1] Auf
       *[0] In
    } { $it } bleiben
   *[0] { $it }
}{ $delivers ->
    [0] {""}
   *[1] : { $goods } liefern (+{ $amount } { $pays ->
            [gold] Gold
           *[points] { $region }
        }), { $loses ->
        [0] ohne Verlust
        [one] 1 Auftrag verfiele
       *[other] { $loses } Aufträge verfielen
    }
}{ $stays ->
    [1] {""}
   *[0] {" · "}{ $miles ->
        [one] { $miles } Seemeile
       *[other] { $miles } Seemeilen
    }{ $gold ->
        [0] {""}
        [one] , { $gold } Gold
       *[other] , { $gold } Gold
    }
}{ $leads ->
    [0] {""}
   *[1] {" "}· noch { $onward } bis { $next }
}
option-temple = { $it }
option-buy-point-temple = Für { $price } Gold einen Tempelpunkt { $it ->
    [Orient] im
   *[other] in
} { $it } kaufen · { $climbs ->
    [0] weiter Platz { $then }
   *[1] { $rank ->
        [0] neu auf Platz { $then }
       *[other] Platz { $then } statt { $rank }
    }{ $tile ->
        [0] {""}
        [one] , derzeit ein Plättchen mit { $tile } Punkt
       *[other] , derzeit ein Plättchen mit { $tile } Punkten
    }
}
option-join = Teilnehmen
option-join-extra-join = Teilnehmen · spielt { $oars ->
    [one] dein letztes Ruder
   *[other] eines von { $oars } Rudern
} · { $aims ->
    [0] Reichweite höchstens { $reach }: { $nearest } ist { $miles } entfernt
   *[other] mit Ruder { $power }, Reichweite { $reach }: { $ports }
}
option-pass = Passen
option-deliver-pass = Nichts liefern
option-buy-point-pass = Keinen Punkt kaufen
option-join-extra-pass = Nicht teilnehmen · { $open ->
    [one] 1 offener Auftrag verfällt
   *[other] { $open } offene Aufträge verfallen
}

## Events

event-set-out = Alle Schiffe liegen vor Kreta; jeder hat { $number } Gold und zwei persönliche Ruderkarten, und der Wind steht auf { $number2 }.
event-order-drawn = Das Los bestimmt die Reihenfolge: { $order }.
event-round-began = Runde { $round } beginnt; an ihrem Ende vergibt jeder Tempel { $round ->
    [A] 1 Plättchen.
    [B] 2 Plättchen.
   *[C] 3 Plättchen.
}
event-display-dealt = { $number ->
    [one] { $number } Auftrag wird verdeckt ausgelegt.
   *[other] { $number } Aufträge werden verdeckt ausgelegt.
}
event-pile-reshuffled = { $pile }: Der Stapel ist aufgebraucht, die Ablage wird gemischt.
event-contract-turned-up = { $seat } deckt einen Auftrag auf: { $deal }, mit { $oar }.
event-contract-refused = { $seat } lehnt den Auftrag „{ $goods } für { $city }“ ab.
event-contract-taken = { $seat } nimmt den Auftrag „{ $goods } für { $city }“{ $number ->
    [0] {""}
   *[other] {" "}samt { $number } Gold darauf
}.
event-contract-picked = { $seat } nimmt einen offenen Auftrag: { $deal }{ $number ->
    [0] {""}
   *[other] , samt { $number } Gold darauf
}.
event-contract-imposed = Es ist der letzte Auftrag: { $seat } muss ihn nehmen.
event-contract-loaded = { $seat } lädt den Auftrag „{ $goods } für { $city }“ auf { $slot }.
event-oar-kept = { $seat } nimmt { $oar } auf die Hand.
event-order-rowed = Die neue Reihenfolge, das schwächste Ruder zuerst: { $rowers }.
event-leftover-kept = Niemand hat den Auftrag „{ $deal }“ genommen: { $number ->
    [one] Darauf wird 1 Gold gelegt.
   *[other] Es kommt 1 Gold dazu, nun liegen { $number } darauf.
}
event-leftover-turned-up = Der übrige Auftrag wird aufgedeckt: { $deal }, mit { $oar }.
event-leftover-cleared = Niemand hat den Auftrag „{ $deal }“ genommen: Er wird abgelegt{ $number ->
    [0] {""}
   *[other] , und { $number } Gold darauf { $number ->
        [one] geht
       *[other] gehen
    } an die Bank
}.
event-leftover-unseen = Der übrige Auftrag wird ungesehen abgelegt.
event-sails-set = Alle Aufträge sind geladen: Die Schiffe laufen von Kreta aus.
event-turn-began = Alle wählen verdeckt eine Ruderkarte für Umlauf { $number }.
event-oar-shown = { $seat } deckt { $oar } auf: beim jetzigen Wind eine Reichweite von { $number ->
    [one] { $number } Seemeile
   *[other] { $number } Seemeilen
}.
event-forecast-set = Die Windvorschau steht auf { $number ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] ±0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $number }
}.
event-wind-shifted = Der Wind steht nun auf { $number ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $number }
}.
event-sailed = { $seat } fährt { $number ->
    [one] { $number } Seemeile
   *[other] { $number } Seemeilen
} nach { $place }.
event-sailed-for-gold = { $seat } fährt { $number ->
    [one] { $number } Seemeile
   *[other] { $number } Seemeilen
} nach { $place } und zahlt { $number2 } Gold für die Seemeilen über die Reichweite hinaus.
event-stayed = { $seat } bleibt { $place ->
    [Kreta] auf
   *[other] in
} { $place }.
event-gold-earned = { $seat } liefert { $goods } in { $city } und erhält { $number } Gold.
event-points-gained = { $seat } erfüllt den Auftrag „{ $deal }“ und steht dort nun bei { $number }.
event-point-paid = { $seat } zahlt { $number } Gold für einen zusätzlichen Tempelpunkt { $temple ->
    [Orient] im
   *[other] in
} { $temple } und hat dort nun { $number2 }.
event-delivery-waived = { $seat } verzichtet { $place ->
    [Kreta] auf
   *[other] in
} { $place } auf die Lieferung.
event-contract-skipped = { $seat } verliert den Auftrag „{ $goods } für { $city }“: { $slot } liegt links von der Lieferung.
event-contract-lapsed = { $seat } verliert den Auftrag „{ $goods } für { $city }“: Er wurde nicht rechtzeitig geliefert.
event-extra-joined = { $seat } nimmt am Zusatzzug { $extra } teil.
event-extra-declined = { $seat } nimmt am Zusatzzug { $extra } nicht teil.
event-extra-began = Wer teilnimmt, spielt im Zusatzzug { $extra } offen eine Ruderkarte aus.
event-extra-oar-shown = { $seat } spielt { $oar } aus: beim jetzigen Wind eine Reichweite von { $number ->
    [one] { $number } Seemeile
   *[other] { $number } Seemeilen
}.
event-scoring-began = Runde { $round } wird gewertet.
event-bonus-taken = { $seat } hat alle fünf Aufträge erfüllt und nimmt { $bonus }.
event-tile-awarded = { $temple }: { $seat } gewinnt mit { $number2 ->
    [one] { $number2 } Tempelpunkt
   *[other] { $number2 } Tempelpunkten
} ein Plättchen mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.
event-tile-awarded-by-stack = { $temple }: { $seat } gewinnt mit { $number2 ->
    [one] { $number2 } Tempelpunkt
   *[other] { $number2 } Tempelpunkten
}, früher dort als andere mit ebenso vielen, ein Plättchen mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.
event-gold-tile-awarded = Goldtempel: { $seat } gewinnt mit { $number2 } Gold ein Plättchen mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.
event-gold-tile-awarded-by-order = Goldtempel: { $seat } gewinnt mit { $number2 } Gold, in der Reihenfolge vor anderen mit ebenso viel, ein Plättchen mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.
event-tile-unclaimed = { $temple }: Für das Plättchen mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
} ist niemand mehr da.
event-round-ended = Runde { $round } ist zu Ende: Gespielte Ruderkarten und alle Aufträge werden abgelegt, die Stapel neu gemischt, und die Schiffe kehren nach Kreta zurück.
event-last-round-over = Runde { $round } ist zu Ende und damit das Spiel.
event-bonus-revealed = { $seat } deckt { $bonus } auf.
event-total-counted = { $seat }: { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}, davon { $number2 } aus Tempeln und { $number3 } aus Bonusplättchen.
event-game-won = { $seat } gewinnt das Spiel.
event-victory-shared = { $seats } teilen sich den Sieg.

# What earlier versions told.

event-game-started = Das Spiel beginnt; { $seat } ist zuerst an der Reihe.
event-contract-revealed = { $seat } deckt den Auftrag „{ $goods } für { $city }“ mit { $oar } auf.
event-order-set = Platz { $number } der Reihenfolge: { $seat }.
event-gold-added = Niemand hat den Auftrag für { $city } genommen; darauf { $number ->
    [one] liegt
   *[other] liegen
} nun { $number } Gold.
event-leftover-revealed = Der übrige Auftrag wird aufgedeckt: „{ $goods } für { $city }“ mit { $oar }.
event-leftover-discarded = Der übrige Auftrag wird abgelegt.
event-oar-chosen = { $seat } hat eine Ruderkarte gewählt.
event-oar-revealed = { $seat } deckt { $oar } auf.
event-points-earned = { $seat } liefert { $goods } in { $city } und erhält { $number ->
    [one] { $number } Tempelpunkt
   *[other] { $number } Tempelpunkte
}.
event-point-bought = { $seat } kauft einen Tempelpunkt { $temple ->
    [Orient] im
   *[other] in
} { $temple }.
event-contract-lost = { $seat } verliert den Auftrag „{ $goods } für { $city }“.
event-extra-oar-played = { $seat } spielt { $oar } aus.
event-tile-won = { $temple }: { $seat } gewinnt ein Plättchen mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.

## Help

help-goal = Du bist ein römischer Kaufmann mit eigenem Schiff. In drei Runden, A, B und C, nimmst du je fünf Aufträge an, legst ihre Folge auf deiner Ladeliste fest und lieferst sie aus. Lieferungen bringen Gold oder Punkte in den Tempeln von fünf Regionen. Nach jeder Runde gewinnen die Besten jedes Tempels und die Reichsten im Goldtempel Punkteplättchen; wer alle fünf Aufträge erfüllt hat, bekommt ein Bonusplättchen. Die Plättchen werden von Runde zu Runde wertvoller. Wer nach Runde C die meisten Punkte auf Plättchen hat, gewinnt; Gold und Tempelpunkte selbst zählen dann nichts.
    .title = Ziel des Spiels
    .ids = NE-GEN-2 NE-GEN-3 NE-CONTRACT-3 NE-SCORE-1 NE-SCORE-2 NE-SCORE-3 NE-SCORE-10 NE-END-1 NE-END-2 NE-END-3

help-setup = Du beginnst mit 5 Gold, zwei persönlichen Ruderkarten, einem Schiff auf Kreta und je einem Tempelstein auf dem Startfeld der fünf regionalen Tempel. Das Los bestimmt die Reihenfolge. Die Entfernungsplättchen werden zufällig auf die 19 Verbindungen gelegt und bleiben das ganze Spiel. Der Wind steht anfangs auf 5, eine Windvorschau gibt es noch nicht. Stadt-, Waren- und Ruderkarten bilden drei Stapel. Die persönlichen Ruder müssen für das ganze Spiel reichen: Ausgespielt scheiden sie am Rundenende aus.
    .title = Aufbau
    .ids = NE-SETUP-2 NE-SETUP-5 NE-SETUP-6 NE-SETUP-7 NE-SETUP-8 NE-SETUP-9 NE-SETUP-10 NE-SETUP-11 NE-SETUP-12 NE-SETUP-13 NE-ROUND-2 EC-40
    .about = Die Werte der persönlichen Ruder sind rekonstruiert.

help-contracts = Ein Auftrag ist eine Spalte aus drei Karten: Stadt, Ware und Ruder. Lieferst du die Ware in die Stadt, bringt er, was deren Karte dafür zeigt: Gold oder Punkte im Tempel der Region. Die Ruderkarte kommt auf die Hand. Es liegt ein Auftrag mehr aus, als Spieler da sind; in jedem der fünf Umläufe von Phase 1 nimmt jeder der Reihe nach genau einen, samt Gold darauf. Der übrige bekommt 1 Gold, wenn er offen lag; sonst wird er aufgedeckt. Er bleibt für den nächsten Umlauf; nach Umlauf 5 wird er mit seinem Gold abgelegt.
    .title = Aufträge
    .ids = NE-CONTRACT-1 NE-CONTRACT-2 NE-CONTRACT-3 NE-CONTRACT-4 NE-CONTRACT-14 NE-LOAD-5 NE-REFILL-1 NE-REFILL-2 NE-REFILL-3 NE-REFILL-4 NE-REFILL-5 EC-3 EC-4 EC-37
    .about = Die Erträge sind rekonstruiert.

help-reveal = Aufträge werden von links nach rechts aufgedeckt. Liegt keiner offen, musst du den ersten aufdecken. Liegen einige offen, nimm einen davon oder decke den nächsten auf; liegen alle offen, nimm einen. Sobald du aufdeckst, ist für diesen Spielzug alles tabu, was schon offen lag. Nimm den aufgedeckten Auftrag, oder lehne ihn ab und decke den nächsten auf; den letzten rechts musst du nehmen. Was du ablehnst, bleibt für die anderen offen liegen. In einem späteren Umlauf darfst du es selbst nehmen, wenn es noch da ist; mit einer Option bindet die Ablehnung für die ganze Runde.
    .title = Aufträge aufdecken
    .ids = NE-CONTRACT-5 NE-CONTRACT-6 NE-CONTRACT-7 NE-CONTRACT-8 NE-CONTRACT-9 NE-CONTRACT-10 NE-CONTRACT-11 NE-CONTRACT-12 NE-CONTRACT-13 NE-CONTRACT-16 EC-5 EC-6 EC-38

help-loading = Ein genommener Auftrag kommt sofort auf einen beliebigen leeren Ladeplatz deiner Ladeliste. Dort bleibt er: Du kannst ihn nicht verschieben, tauschen oder zurückgeben. Die Ladeplätze 1 bis 5, von links nach rechts, sind die Folge, in der du liefern solltest, denn mit einer Lieferung gehen alle offenen Aufträge links davon verloren. Denke also an deinen Weg und lass Lücken für Städte unterwegs. Zwei Aufträge für dieselbe Stadt sind erlaubt.
    .title = Laden
    .ids = NE-LOAD-1 NE-LOAD-2 NE-LOAD-3 NE-DELIVER-7 EC-35 EC-43

help-order = Nach dem Laden kommt deine Spielfigur auf das Feld der Ruderstärke-Leiste, das zur gerade genommenen Ruderkarte passt, oben auf die Figuren dort. Haben alle einen Auftrag, kommt in der neuen Reihenfolge das schwächste Ruder zuerst; auf demselben Feld die Figur, die oben steht, also zuletzt kam. So geht es nach jedem der fünf Umläufe. Die Reihenfolge nach dem fünften gilt für die ganze Phase 2, bei Gleichstand im Goldtempel und für den ersten Umlauf der nächsten Runde. In Phase 2 gespielte Ruder ändern sie nicht.
    .title = Ruderstärke und Reihenfolge
    .ids = NE-LOAD-4 NE-LOAD-6 NE-ORDER-1 NE-ORDER-2 NE-ORDER-3 NE-ORDER-4 NE-SCORE-3 EC-39

help-oars = Eine Ruderkarte hat eine Ruderstärke für dein Schiff und einen Windwert für den nächsten Wind. In jedem der fünf Umläufe von Phase 2 wählen alle heimlich eine Karte, auch ohne offenen Auftrag; bis der Letzte gewählt hat, darfst du es dir anders überlegen. Dann wird aufgedeckt. Du beginnst die Phase mit 5 bis 7 Karten. Nicht gespielte bleiben für die nächste Runde auf der Hand; gespielte werden abgelegt, deine zwei persönlichen scheiden aus. Eine Option ergänzt zehn Karten der Stärken 1 und 10.
    .title = Ruderkarten
    .ids = NE-OAR-1 NE-OAR-2 NE-OAR-3 NE-OAR-4 NE-OAR-5 NE-OAR-6 NE-ROUND-1 NE-ROUND-2 EC-1 EC-17 EC-40 EC-45 EC-52
    .about = Ruderstärken 2 bis 9 und Windwerte −2 bis +2 sind rekonstruiert.

help-wind = Der Wind erhöht die Reichweite aller Schiffe. Sind die Ruder aufgedeckt, ergibt die Summe ihrer Windwerte die Windvorschau, höchstens −5 bis +5. In diesem Umlauf bewirkt sie nichts. Nach dem letzten Schiff wird der Wind 5 plus Windvorschau; der alte Wind zählt nicht. Nach Umlauf 5 bleibt er für die Zusatzzüge und ändert sich erst am Ende der Runde. Optionen des Tisches können es anders regeln.
    .title = Wind und Windvorschau
    .ids = NE-WIND-1 NE-WIND-2 NE-WIND-3 NE-WIND-4 NE-WIND-5 NE-WIND-6 NE-WIND-7 NE-WIND-8 EC-2 EC-7
    .about = Dass der Wind 5 plus Windvorschau ist, ist aus den Quellen erschlossen; dass er in die nächste Runde mitgeht, ist rekonstruiert.

help-sailing = Deine Reichweite ist die Ruderstärke deiner Karte plus der Wind. Der Reihe nach fährt jedes Schiff an einen erreichbaren Ort oder bleibt. Eine Verbindung kostet in beiden Richtungen die Seemeilen auf ihrem Plättchen, und du darfst mehrere hintereinander befahren; der billigste Weg wird für dich gesucht. Jede Seemeile über die Reichweite hinaus kostet 1 Gold; ungenutzte verfallen. Du endest in einer Stadt oder auf Kreta, nie unterwegs. Schiffe blockieren einander nicht, und durch eine Stadt zu fahren bewirkt nichts.
    .title = Fahren
    .ids = NE-SAIL-1 NE-SAIL-2 NE-SAIL-3 NE-SAIL-4 NE-SAIL-5 NE-SAIL-6 NE-SAIL-7 NE-SAIL-8 NE-SAIL-9 NE-SAIL-10 NE-SAIL-11 EC-16 EC-32 EC-36 EC-49

help-delivery = Wo dein Schiff endet, darfst du einen offenen Auftrag für diese Stadt erfüllen, nie mehr als einen je Spielzug. Gold bekommst du sofort; Tempelpunkte bringen deinen Tempelstein im Tempel der Region voran. Danach darfst du dort für 3 Gold einen weiteren Punkt kaufen, egal was der Auftrag eingebracht hat. Dann gehen alle offenen Aufträge links vom gelieferten verloren; die rechts davon bleiben. Du musst nicht links anfangen, und solange du nicht lieferst, verlierst du nichts.
    .title = Liefern
    .ids = NE-DELIVER-1 NE-DELIVER-2 NE-DELIVER-3 NE-DELIVER-4 NE-DELIVER-5 NE-DELIVER-6 NE-DELIVER-7 NE-DELIVER-8 NE-DELIVER-9 NE-DELIVER-10 EC-8 EC-12 EC-13 EC-14 EC-50 EC-51

help-temples = Jede der fünf Regionen hat einen Tempel. Tempelpunkte bringen deinen Tempelstein dort voran; sie zählen über alle drei Runden und gehen nie verloren. Auf demselben Feld liegt unten, wer zuerst kam, und ist besser platziert. In der Wertung gewinnen die Besten die Plättchen dort: eines in Runde A, zwei in B, drei in C. Auf dem Startfeld gewinnst du nichts. Tempel fern von Kreta bringen mehr. Die Leiste ist bis 20 gezeichnet, geht aber weiter.
    .title = Tempel
    .ids = NE-SETUP-11 NE-DELIVER-5 NE-SCORE-2 NE-SCORE-4 NE-SCORE-5 NE-SCORE-6 NE-SCORE-7 NE-ROUND-5 EC-22 EC-23 EC-25 EC-26
    .about = Die Punkte der Plättchen und fast alle Regionen der Städte sind rekonstruiert.

help-gold_temple = Der Goldtempel hat keine Leiste: Hier zählt in der Wertung das Gold, das du besitzt. Wer am meisten hat, ist Erster; bei Gleichstand, wer in der Reihenfolge weiter vorn ist. Wie die anderen Tempel vergibt er ein Plättchen in Runde A, zwei in B und drei in C, nur von kleinerem Wert. Dein Gold behältst du; ganz ohne Gold gewinnst du nichts.
    .title = Goldtempel
    .ids = NE-SETUP-11 NE-SCORE-3 NE-SCORE-4 NE-SCORE-5 NE-SCORE-6 NE-SCORE-7 NE-SCORE-9 EC-22 EC-28 EC-29
    .about = Die Punkte der Plättchen sind rekonstruiert.

help-bonus = Wer in einer Runde alle fünf Aufträge erfüllt, auch erst in Zusatzzügen, nimmt ein Bonusplättchen. Ein einziger verlorener Auftrag kostet dich das Plättchen. Es liegt verdeckt: Alle sehen, wie viele du hast, aber nur du kennst ihren Wert. Am Ende des Spiels werden alle aufgedeckt und zählen. Es gibt je fünf Plättchen mit 1, 2 und 3 Punkten.
    .title = Bonusplättchen
    .ids = NE-SETUP-3 NE-GEN-5 NE-GEN-6 NE-SCORE-1 NE-END-2 EC-27 EC-34
    .about = Die Werte der Bonusplättchen sind rekonstruiert.

help-extra = Wer nach Umlauf 5 noch einen offenen Auftrag und eine Ruderkarte hat, wird der Reihe nach gefragt, ob er am Zusatzzug 5.I teilnimmt. Die Teilnehmer spielen dann je eine Ruderkarte offen aus, fahren und dürfen liefern. Es weht noch der Wind von Umlauf 5, und diese Karten ändern weder Wind noch Windvorschau. Wer dabei war und noch einen offenen Auftrag und eine Karte hat, darf auch zu 5.II; ohne 5.I kein 5.II. Einen dritten gibt es nicht: Was dann noch offen ist, geht verloren. Eine hier gespielte Karte fehlt in der nächsten Runde.
    .title = Zusatzzüge
    .ids = NE-EXTRA-1 NE-EXTRA-2 NE-EXTRA-3 NE-EXTRA-4 NE-EXTRA-5 NE-EXTRA-6 NE-EXTRA-7 NE-WIND-6 NE-WIND-7 EC-18 EC-19 EC-20 EC-21 EC-46

help-scoring = Die Wertung beendet jede Runde. Zuerst nimmt jeder, der alle fünf Aufträge erfüllt hat, ein Bonusplättchen. Dann vergeben die fünf Tempel und der Goldtempel ihre Plättchen: in Runde A eines an den Ersten, in B zwei an die ersten beiden, in C drei an die ersten drei, das höchste an den Ersten. Ein Plättchen, für das niemand in Frage kommt, geht in die Schachtel. Es kostet nichts: Tempelsteine bleiben stehen, Gold bleibt bei dir. Gewonnene Punkteplättchen liegen offen.
    .title = Wertung
    .ids = NE-SCORE-1 NE-SCORE-2 NE-SCORE-3 NE-SCORE-4 NE-SCORE-5 NE-SCORE-6 NE-SCORE-7 NE-SCORE-8 NE-SCORE-9 NE-SCORE-10 EC-22 EC-26 EC-29 EC-41
    .about = Die Werte der Punkteplättchen sind rekonstruiert.

help-round = Eine Runde hat drei Phasen: Aufträge annehmen, in fünf Umläufen; Aufträge erfüllen, in fünf Umläufen und bis zu zwei Zusatzzügen; Wertung. Nach Runde A und B bleiben nicht gespielte Ruder auf der Hand. Gespielte und alle Stadt- und Warenkarten werden neu gemischt; nur persönliche Ruder scheiden aus. Ladelisten werden geleert, Schiffe kehren nach Kreta zurück, die Tempel zeigen die Plättchen der nächsten Runde. Gold, Plättchen, Tempelsteine, Reihenfolge und Entfernungen bleiben. Die letzte Windvorschau wird zum Wind, außer mit einer Tischoption.
    .title = Ablauf einer Runde
    .ids = NE-GEN-2 NE-GEN-3 NE-GEN-4 NE-ROUND-1 NE-ROUND-2 NE-ROUND-3 NE-ROUND-4 NE-ROUND-5 NE-ROUND-6 NE-ROUND-7 NE-ROUND-8 NE-ROUND-9 NE-WIND-8 EC-7

help-end = Das Spiel endet mit der Wertung von Runde C. Alle Bonusplättchen werden aufgedeckt. Es zählt die Summe deiner Punkteplättchen und Bonusplättchen; die meisten Punkte gewinnen. Bei Gleichstand entscheidet nichts weiter: Die Führenden teilen sich den Sieg. Gold, Tempelpunkte und übrige Ruderkarten sind nichts wert.
    .title = Spielende
    .ids = NE-END-1 NE-END-2 NE-END-3 NE-SCORE-10 EC-42

help-gold = Du beginnst mit 5 Gold. Mehr bringen Lieferungen und Aufträge, auf denen Gold liegt. 1 Gold kauft eine Seemeile über deine Reichweite hinaus; 3 Gold kaufen gleich nach einer Lieferung einen zusätzlichen Tempelpunkt in derselben Region. Mit dem Gold einer Lieferung kannst du diesen Punkt bezahlen, für Seemeilen desselben Spielzugs kommt es zu spät. Was du behältst, zählt nach jeder Runde im Goldtempel, ohne ausgegeben zu werden. Alles Gold liegt offen, und der allgemeine Vorrat geht nie aus.
    .title = Gold
    .ids = NE-GEN-5 NE-SETUP-10 NE-CONTRACT-14 NE-SAIL-6 NE-DELIVER-4 NE-DELIVER-6 NE-SCORE-3 NE-SCORE-9 EC-12 EC-15 EC-16 EC-30

help-manifest = Deine Ladeliste hat fünf Ladeplätze, einen für jeden Auftrag der Runde, und alle können sie sehen. Ein Auftrag darauf ist offen, bis du ihn erfüllst oder verlierst. Ein erfüllter wird abgelegt, sein Ladeplatz bleibt leer. Verloren ist er, wenn du vorher einen weiter rechts lieferst oder er am Ende von Phase 2 noch offen ist. Verlorene Aufträge bleiben bis zum Ende der Runde liegen; dann wird die Ladeliste geleert. Anders wirst du einen Auftrag nicht los.
    .title = Ladeliste
    .ids = NE-GEN-5 NE-SETUP-10 NE-LOAD-1 NE-LOAD-3 NE-DELIVER-7 NE-DELIVER-8 NE-DELIVER-9 NE-EXTRA-7 NE-ROUND-3 NE-ROUND-9 EC-33 EC-35

help-chart = Die Seekarte zeigt 15 Städte, drei in jeder der fünf Regionen, und Kreta, wo jede Runde beginnt. 15 Küstenverbindungen kosten je 3 bis 8 Seemeilen, 4 Hochseeverbindungen 11 bis 13; die Plättchen werden zufällig verteilt und bleiben das ganze Spiel. Kein Auftrag führt nach Kreta, aber du darfst dort halten.
    .title = Seekarte
    .ids = NE-SETUP-5 NE-SETUP-6 NE-SETUP-7 NE-SETUP-12 NE-ROUND-6 NE-SAIL-3 NE-SAIL-5 NE-SAIL-9 EC-10 EC-32
    .about = Acht Städte nennen die Quellen; die anderen sieben, der Verlauf fast aller Verbindungen und die Verteilung der Entfernungen sind rekonstruiert.

# Was eine Wahl bringt.

gain-points = { $number ->
    [one] Punkt
   *[other] Punkte
}
gain-gold = Gold
gain-fulfilled = { $number ->
    [one] erfüllter Auftrag
   *[other] erfüllte Aufträge
}
gain-lost = { $number ->
    [one] verlorener Auftrag
   *[other] verlorene Aufträge
}
gain-bonus = { $number ->
    [one] Bonusplättchen
   *[other] Bonusplättchen
}
gain-temple = { $it }

## Why something cannot be chosen

why-face-down = Noch verdeckt: erst aufdecken, dann nehmen.
why-not-next = Noch verdeckt: Aufgedeckt wird einer nach dem anderen, von links.
why-all-face-up = Alle Aufträge liegen schon offen; nimm einen davon.
why-given-up = Tabu für diesen Spielzug: Du hast danach weiter aufgedeckt.
why-given-up-for-round = Tabu bis zum Ende der Runde: An diesem Tisch bindet, was du abgelehnt oder liegen gelassen hast.
why-decide-first = Nimm zuerst den eben aufgedeckten Auftrag oder lehne ihn ab; das Ablehnen deckt den nächsten auf.
why-slot-taken = Auf diesem Ladeplatz liegt schon der Auftrag „{ $goods } für { $city }“.
why-oar-played = Diese Ruderkarte hast du in dieser Runde schon gespielt.
why-oar-of-other = Diese Ruderkarte hat { $seat } gespielt; wähle eine aus deiner eigenen Hand.
why-too-far = Zu weit: kostet { $number } Gold, du hast { $number2 ->
    [0] keines
   *[other] { $number2 }
}.
why-slot-empty = Auf diesem Ladeplatz liegt kein Auftrag.
why-already-fulfilled = Den Auftrag dieses Ladeplatzes hast du schon erfüllt.
why-already-lost = Verloren: Du hast einen Auftrag weiter rechts geliefert.
why-other-city = Dieser Auftrag ist für { $place }; dein Schiff liegt in { $place2 }.
why-other-region = Du hast { $region ->
    [Orient] im
   *[other] in
} { $region } geliefert; nur dort kannst du jetzt einen Tempelpunkt kaufen.
why-oar-first = Erst das Ruder, dann das Ziel: Wohin du fährst, wirst du gleich gefragt.
why-oar-chosen = Dein Ruder für diesen Umlauf liegt schon auf dem Tisch.
why-oar-later = Ruderkarten werden erst auf See gespielt, wenn alle Aufträge geladen sind.
why-column-empty = Hier liegt nichts mehr: Diesen Auftrag hat schon jemand genommen.
why-take-first = Nimm zuerst einen Auftrag: Nach seinem Ladeplatz wirst du gleich danach gefragt.
why-loaded-for-good = Ein geladener Auftrag bleibt auf seinem Ladeplatz.
why-sail-later = Gesegelt wird, wenn alle fünf Aufträge geladen haben.
why-by-delivery = Hier steigst du, wenn du in dieser Region lieferst; { $number } Gold kaufen dann einen Punkt dazu.
why-load-first = Lade zuerst den Auftrag, den du eben genommen hast.
why-deliver-there = Geliefert wird, wenn dein Schiff seine Fahrt in { $place } beendet.
why-has-arrived = Dein Schiff ist angekommen: eine Fahrt je Spielzug.
why-one-delivery = Eine Lieferung je Spielzug, und die ist getan.
why-extra-later = Ein Zusatzzug wird nach Umlauf 5 angeboten, wenn du noch einen offenen Auftrag und eine Ruderkarte hast.
why-answer-first = Erst teilnehmen oder nicht: Ruder und Ziel kommen danach.

## Marks on the chart

mark-round-began = Runde { $round }
mark-turn-began = Umlauf { $number }
mark-extra-began = Zusatzzug { $extra }

# Was die Karten des Bretts sagen: wozu jedes Ding gut ist.

about-round = Drei Runden, A, B und C: fünf Aufträge annehmen, sie in fünf Umläufen erfüllen, dann werten. Die Plättchen sind jedes Mal mehr wert.
    .topic = round
    .why = Runden und Umläufe folgen von selbst aufeinander.

about-extra = Ein zusätzlicher Umlauf nach dem fünften, für alle mit offenem Auftrag und einer Ruderkarte.
    .topic = extra
    .why = { why-extra-later }

about-pass = Ohne das weitermachen.
    .topic = extra
    .why = Im Augenblick ist nichts auszulassen.

about-bonus-pool = Verdeckte Bonusplättchen. Wer alle fünf Aufträge einer Runde erfüllt, zieht eines; gezählt wird am Ende.
    .topic = bonus
    .why = Ein Bonusplättchen kommt von selbst: am Ende einer Runde, wenn alle fünf Aufträge erfüllt sind.

about-city = Beende hier deine Fahrt, um einen Auftrag für diese Stadt zu erfüllen. Seine Punkte zählen im Tempel der Region.
    .topic = chart
    .why = Dorthin segelst du einmal je Spielzug, nach der Ruderkarte.

about-creta = Hier beginnen alle Schiffe jede Runde. Kein Auftrag führt hierher, aber du darfst hier halten.
    .topic = chart
    .why = { about-city.why }

about-contracts = In jedem der fünf Umläufe nimmt jeder einen Auftrag: eine Ware für eine Stadt und eine Ruderkarte auf die Hand.
    .topic = contracts
    .why = Aufträge werden einer nach dem anderen genommen, in den ersten fünf Umläufen einer Runde.

about-contract = Bring die Ware in die Stadt, und du erhältst, was die Karte zeigt. Die Ruderkarte kommt auf die Hand, Gold darauf gehört dir sofort.
    .topic = contracts
    .why = { about-contracts.why }

about-face-down = Ein Auftrag, den noch niemand aufgedeckt hat. Wer ihn aufdeckt, kann die bisher offenen nicht mehr nehmen.
    .topic = reveal
    .why = Aufgedeckt wird einer nach dem anderen, von links.

about-refuse = Überlasse diesen Auftrag den anderen und decke den nächsten auf.
    .topic = reveal
    .why = Im Augenblick ist nichts abzulehnen.

about-taken = Der eben genommene Auftrag: Er kommt auf einen leeren Ladeplatz und bleibt dort.
    .topic = loading
    .why = Hier wartet der genommene Auftrag, bis er auf einen Ladeplatz kommt.

about-pile-city = Die Städte der nächsten Aufträge. Jede zeigt, was sie für welche Ware zahlt.
    .topic = contracts
    .why = Hier zieht niemand: Neue Aufträge werden in jedem Umlauf von selbst ausgelegt.

about-pile-goods = Die Waren der nächsten Aufträge.
    .topic = contracts
    .why = { about-pile-city.why }

about-pile-oar = Die Ruderkarten der nächsten Aufträge.
    .topic = oars
    .why = Hier zieht niemand: Mit jedem Auftrag kommt eine Ruderkarte.

about-oars = Jeder spielt heimlich eine Ruderkarte. Ihre Stärke bewegt das Schiff, ihr Windwert ändert den Wind des nächsten Umlaufs.
    .topic = oars
    .why = Ruderkarten wählst du auf See aus der eigenen Hand.

about-oar = Ihre Stärke plus der Wind ergibt deine Seemeilen. Ihr Windwert geht in die Vorschau für den nächsten Umlauf ein.
    .topic = oars
    .why = Schon gespielt: Das geht nur mit Karten aus der eigenen Hand.

about-crew = Wer in diesem Umlauf mit welcher Karte rudert, in der Reihenfolge. Aufgedeckt wird, wenn alle gewählt haben.
    .topic = oars
    .why = Alle wählen ihre eigene Ruderkarte; aufgedeckt werden sie gemeinsam.

about-hand = Ruderkarten auf der Hand. In jedem Umlauf wird eine gespielt; was übrig ist, bleibt für die nächste Runde.
    .topic = oars
    .why = Eine Hand gehört ihrem Besitzer; gewählt wird daraus, wenn gerudert wird.

about-forecast = Die Summe der Windwerte dieses Umlaufs. Nach dem letzten Schiff wird sie zum Wind.
    .topic = wind
    .why = Die Windvorschau ist die Summe der gespielten Ruder: Niemand wählt sie.

about-wind = Er kommt in diesem Umlauf zur Reichweite jedes Schiffs dazu.
    .topic = wind
    .why = Der Wind folgt der Windvorschau: Nur Ruderkarten ändern ihn.

about-range = Ruderstärke plus Wind: so viele Seemeilen kostenlos. Jede weitere kostet ein Gold.
    .topic = sailing
    .why = Die Reichweite kommt von Ruder und Wind; jede Seemeile darüber kostet 1 Gold.

about-order = Wer wann an der Reihe ist. Das Ruder deines Auftrags bestimmt deinen Platz im nächsten Umlauf: das schwächste zuerst.
    .topic = order
    .why = Die Reihenfolge kommt von den Rudern, die mit Aufträgen genommen wurden: Das schwächste ist zuerst an der Reihe.

about-oar-scale = Die Stärke des eben genommenen Ruders. Haben alle eines, ist das schwächste zuerst dran; auf einem Feld, wer zuletzt kam.
    .topic = order
    .why = { about-order.why }

about-route = Sie kostet so viele Seemeilen, in beiden Richtungen. Mehrere Verbindungen dürfen aneinandergereiht werden.
    .topic = sailing
    .why = Wähle eine Stadt, und dein Schiff nimmt den günstigsten Weg.

about-ship = Es fährt einmal je Umlauf, so weit Ruder und Wind es tragen, und darf am Ziel liefern.
    .topic = sailing
    .why = Schiffe wählt man nicht: In deinem Spielzug wählst du, wohin deines fährt.

about-slot = Liefere von links nach rechts: Mit einer Lieferung gehen alle offenen Aufträge links davon verloren.
    .topic = manifest
    .why = Eine fremde Ladeliste: Alle laden und liefern ihre eigenen Aufträge.

about-temples = Nach jeder Runde gewinnen die Vordersten eines Tempels die Plättchen daneben.
    .topic = temples
    .why = Tempelsteine steigen durch Lieferungen, Plättchen kommen am Ende der Runde.

about-temple = Lieferungen in seine Region bringen deinen Stein voran. Nach jeder Runde gewinnen die Besten die Plättchen.
    .topic = temples
    .why = { about-temples.why }

about-gold_temple = Hier zählt dein Gold. Nach jeder Runde gewinnen die Reichsten die Plättchen und behalten ihr Gold.
    .topic = gold_temple
    .why = Hier wird nichts abgelegt: Am Ende der Runde wird das Gold aller gezählt.

about-gold = Es bezahlt Seemeilen über deine Reichweite und einen Tempelpunkt beim Liefern; der Rest zählt im Goldtempel.
    .topic = gold
    .why = Gold wird von selbst ausgegeben, für weitere Seemeilen und für Tempelpunkte, die du wählst.

about-points = Punkte auf bisher gewonnenen Plättchen. Mit den Bonusplättchen entscheiden sie das Spiel.
    .topic = end
    .why = Punkte kommen von Plättchen, am Ende jeder Runde.

about-bonus = Eines für jede Runde mit allen fünf erfüllten Aufträgen. Die Punkte kennt bis zum Ende nur, wem es gehört.
    .topic = bonus
    .why = Bonusplättchen bleiben bis zum Ende des Spiels geheim.

about-tile = Ein Punkteplättchen, das ein Tempel am Ende einer Runde vergeben hat.
    .topic = scoring
    .why = Ein gewonnenes Plättchen bleibt bei seinem Besitzer.

# What a payment is for, in the sums of turns and rounds.

pay-contract-taken = Gold auf Aufträgen
pay-contract-picked = Gold auf Aufträgen
pay-bonus-taken = Alle fünf Aufträge (Wert geheim bis zum Ende)
pay-sailed-for-gold = Zusätzliche Seemeilen
pay-gold-earned = Lieferungen
pay-point-paid = Tempelpunkte für Gold
pay-tile-awarded = { $temple }
pay-tile-awarded-by-stack = { $temple }
pay-gold-tile-awarded = Goldtempel
pay-gold-tile-awarded-by-order = Goldtempel
