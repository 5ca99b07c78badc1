# The Captain in German: questions and options without "du", mostly in the infinitive.
# A ware is in the accusative with its indefinite article; regions are names without one, behind a colon, an arrow or in
# brackets; merchant and abilities have none.

## Things

merchant-captain = Kapitänin
ware-captain-small = eine { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
} Meeresfrucht
ware-captain-large = einen { $colour ->
    [red] roten
    [green] grünen
    [blue] blauen
   *[yellow] gelben
} Schatz
ability-captain-1 = Navigator
ability-captain-2 = Fischer
ability-captain-3 = Schatzsucher
ability-captain-4 = Aufseher
duty-captain-1 = Schiffe mit bis zu 2 Bewegungspunkten bewegen, dann kommt eine verfluchte Münze auf die Pirateninsel
duty-captain-2 = mit 1 Schiff fischen
duty-captain-3 = 1 Münze von der Pirateninsel nehmen und 1 Gold gewinnen
space-move-ship = das Feld 1 Schiff bewegen
space-spin = das Feld Drehen und Segeln
space-fish = das Feld Fischen
space-import = das Feld Importieren
region-home = Schlangenbucht
region-a1 = Blaue Untiefen
region-a2 = Rotes Riff
region-a3 = Stille Wasser
region-a4 = Grüner Tang
region-a5 = Goldsand
region-b1 = Schädelinsel
region-b2 = Palmeninsel
region-b3 = Wrack
region-b4 = Schildkröteninsel
region-b5 = Feuerinsel
region-c1 = Saphirtiefe
region-c2 = Karmesintiefe
region-c3 = Pirateninsel
region-c4 = Smaragdtiefe
region-c5 = Bernsteintiefe
ship = Schiff ({ $region })
coins = { $number ->
    [0] keine Münze
    [one] { $number } Münze
   *[other] { $number } Münzen
}
section = Abschnitt { $number }
sight-bay = Heimathafen
sight-open-sea = offene See
sight-pirates = verfluchte Münzen, Patrouille gegen Korruption
sight-empty-island = eine Insel ohne Schatz
sight-hidden-treasure = eine Insel mit verdecktem Schatz
sight-treasure-red = eine Insel mit rotem Schatz
sight-treasure-green = eine Insel mit grünem Schatz
sight-treasure-blue = eine Insel mit blauem Schatz
sight-treasure-yellow = eine Insel mit gelbem Schatz
sight-hook-red = Angelhaken für rote Meeresfrüchte
sight-hook-green = Angelhaken für grüne Meeresfrüchte
sight-hook-blue = Angelhaken für blaue Meeresfrüchte
sight-hook-yellow = Angelhaken für gelbe Meeresfrüchte
sight-hook-coin = Angelhaken für Münzen
sight-icon-red = Förderung durch die Krieger
sight-icon-green = Förderung durch die Barden
sight-icon-blue = Förderung durch die Zauberer
sight-icon-yellow = Förderung durch die Adligen

## The board

board-trade-captain = Vier Schiffe auf deiner eigenen Seekarte: Fische an der Küste, hole verborgene Schätze heim.
board-ships = Schiffe
board-islands = Schätze auf Inseln
board-stack = Schätze im Stapel
board-set-aside = Verkaufte Schätze, beiseitegelegt
board-coins = Münzen auf der Pirateninsel
board-coin-supply = Münzen im Vorrat
board-points = Bewegungspunkte übrig
board-sailing = Gleich segelt ein Schiff von
board-spun = Feld des Kompasses
board-patrol = Patrouille
board-pirate-patrol = Patrouille an der Pirateninsel
board-shortcut = Abkürzung
board-seafood = Meeresfrüchte im Vorrat
board-coin-hook = Angelhaken für Münzen
board-closed-treasure = Ein verdeckter Schatz
board-section = Abschnitt { $section }: { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}, { $coins ->
    [0] keine verfluchte Münze
    [one] { $coins } verfluchte Münze
   *[other] { $coins } verfluchte Münzen
}{ $again ->
    [1] , noch einmal drehen für eine Korruptionskarte
   *[0] {""}
}

## Prompts

prompt-move-ships = { $seat }: Welches Schiff bewegt sich { $must ->
    [1] in eine Region daneben?
   *[0] als Nächstes? { $points ->
        [one] { $points } Bewegungspunkt ist übrig.
       *[other] { $points } Bewegungspunkte sind übrig.
    }
}
prompt-choose-course = { $seat }: Wohin segelt dieses Schiff ({ $region })?
prompt-spin-again = { $seat }: Den Kompass noch einmal drehen? Das kostet eine Korruptionskarte, aber keine Stunden.
prompt-fish = { $seat }: { $most ->
    [1] Welches Schiff fischt
   *[other] Welche Schiffe fischen
}{ $more ->
    [1] {" "}als Nächstes
   *[0] {""}
}?
prompt-take-coins = { $seat }: Wie viele Münzen nehmen diese Schiffe? Auf der Pirateninsel { $coins ->
    [one] liegt { $coins }.
   *[other] liegen { $coins }.
}
prompt-import = { $seat }: Welche Schiffe bringen{ $more ->
    [1] {" "}als Nächstes
   *[0] {""}
} ihre Ladung heim?

## Options

option-captain = Kapitänin: mit Schiffen über eine Karte segeln, Meeresfrüchte fischen und verborgene Schätze importieren
option-move-ship = 1 Schiff bewegen
option-choose-space-move-ship = 1 Schiff in eine Nachbarregion bewegen{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-spin = Drehen und Segeln
option-choose-space-spin = Den Kompass drehen: Er bringt verfluchte Münzen und sagt, wie weit Schiffe ziehen dürfen{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-fish = Fischen
option-choose-space-fish = Mit Schiffen an Angelhaken fischen, Meeresfrüchte oder Münzen; sie kehren heim{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-import = Importieren
option-choose-space-import = Schätze oder die Münzen der Pirateninsel importieren; die Schiffe kehren heim{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-ship = { $it }
option-move-ships-ship = Ein Schiff von hier bewegen: { $region }{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships } sind dort)
}
option-fish-ship = Hier fischen: { $region }, { $brings ->
    [ware] für { $ware }{ $worth }
    [coins] { $coins ->
        [0] dort ist keine Münze zu holen
        [one] bis zu { $coins } Münze
       *[other] bis zu { $coins } Münzen
    }
   *[nothing] ohne Fang, denn der Vorrat hat keine Meeresfrucht dieser Farbe
}{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships } Schiffe sind dort)
}
option-import-ship = Von hier importieren: { $region }, { $brings ->
    [ware] { $ware }{ $worth }
   *[coins] { $coins ->
        [0] keine Münze mehr
        [one] { $coins } Münze
       *[other] alle { $coins } Münzen
    }
}{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships } Schiffe sind dort)
}
option-region = { $it }
option-choose-course-region = { $it }: { $sight }{ $way ->
    [shortcut] {" "}· Abkürzung, bringt eine verfluchte Münze mehr
    [cursed] {" "}· Abkürzung, kostet eine Korruptionskarte, da keine Münze übrig ist
   *[border] {""}
}
option-coins = { $it }
option-take-coins-coins = { $number ->
    [0] Alle Münzen liegen lassen
    [one] { $number } Münze nehmen und { $number } Gold gewinnen
   *[other] { $number } Münzen nehmen und { $number } Gold gewinnen
}
option-move-ships-pass = Das Segeln beenden
option-spin-again-pay = Eine Korruptionskarte ziehen und noch einmal drehen
option-spin-again-pass = Den Kompass ruhen lassen
option-fish-pass = Nicht weiter fischen
option-import-pass = Nichts weiter importieren

## Events

event-ship-moved = { $seat } segelt mit einem Schiff: { $region } → { $region2 }.
event-shortcut-taken = { $seat } segelt mit einem Schiff für eine verfluchte Münze durch die Abkürzung: { $region } → { $region2 }.
event-compass-read = { $seat } dreht den Kompass, und der Pfeil zeigt: { $number ->
    [0] keine verfluchte Münze
    [one] { $number } verfluchte Münze
   *[other] { $number } verfluchte Münzen
} für die Pirateninsel, { $number2 ->
    [one] { $number2 } Bewegungspunkt
   *[other] { $number2 } Bewegungspunkte
}{ $number3 ->
    [1] , dann für eine Korruptionskarte noch eine Drehung
   *[0] {""}
}.
event-points-left = { $seat } lässt { $number ->
    [one] { $number } Bewegungspunkt
   *[other] { $number } Bewegungspunkte
} ungenutzt.
event-spun-again = { $seat } bezahlt eine weitere Drehung mit einer Korruptionskarte.
event-coins-added = { $seat } legt { $number ->
    [one] { $number } verfluchte Münze
   *[other] { $number } verfluchte Münzen
} auf die Pirateninsel; dort { $number2 ->
    [one] liegt nun { $number2 }
   *[other] liegen nun { $number2 }
}.
event-coins-lacking = { $seat } hat weniger verfluchte Münzen, als auf die Pirateninsel müssen: Das kostet eine Korruptionskarte.
event-coins-taken = { $seat } { $number ->
    [0] { $number2 ->
        [0] findet keine Münze auf der Pirateninsel
        [one] lässt { $number2 } Münze auf der Pirateninsel
       *[other] lässt alle { $number2 } Münzen auf der Pirateninsel
    }
    [one] nimmt { $number } Münze von der Pirateninsel und gewinnt { $number } Gold; dort { $number2 ->
        [one] bleibt { $number2 }
       *[other] bleiben { $number2 }
    }
   *[other] nimmt { $number } Münzen von der Pirateninsel und gewinnt { $number } Gold; dort { $number2 ->
        [one] bleibt { $number2 }
       *[other] bleiben { $number2 }
    }
}.
event-islands-filled = { $seat } legt { $number ->
    [one] einen neuen Schatz auf eine Insel
   *[other] { $number } neue Schätze auf Inseln
}, verdeckt; im Stapel { $number2 ->
    [0] ist keiner übrig
    [one] ist { $number2 } übrig
   *[other] sind { $number2 } übrig
}.
event-islands-left-empty = { $seat } hat für { $number ->
    [one] { $number } Insel
   *[other] { $number } Inseln
} keinen Schatz mehr.
event-treasure-sighted = { $seat } deckt { $ware } auf ({ $region }).
event-treasures-gathered = { $seat } mischt alle { $number } Schätze, die nicht auf dem Verkaufsstand liegen, zu einem neuen Stapel.
event-stack-searched = { $seat } sucht danach im Stapel der Schätze ({ $number }); dann wird er gemischt.
event-treasure-not-found = { $seat } findet darin { $ware } nicht.
event-seafood-caught = { $seat } fischt { $ware } ({ $region }); das Schiff kehrt heim.
event-nothing-caught = { $seat } fischt nach dieser Ware ({ $region }): { $ware }, doch im Vorrat ist keine mehr; das Schiff kehrt heim.
event-coins-fished = { $seat } fischt nach Münzen ({ $region }); das Schiff kehrt heim.
event-no-ship-fishes = { $seat } hat für den Fischer kein Schiff an einem Angelhaken.
event-treasure-imported = { $seat } importiert { $ware } ({ $region }); das Schiff kehrt heim.
event-coins-imported = { $seat } importiert die Münzen ({ $region }); das Schiff kehrt heim.
event-pirates-patrolled = { $seat } hat { $number ->
    [one] { $number } Schiff auf Patrouille an der Pirateninsel und darf eine Korruptionskarte abwerfen
   *[other] { $number } Schiffe auf Patrouille an der Pirateninsel und darf ebenso viele Korruptionskarten abwerfen
}.

## Events that earlier versions told

event-compass-spun = { $seat } dreht den Kompass, { $section }: { $number ->
    [0] keine Münze
    [one] { $number } Münze
   *[other] { $number } Münzen
} für die Pirateninsel, { $number2 ->
    [one] { $number2 } Bewegungspunkt
   *[other] { $number2 } Bewegungspunkte
}.

## Help

help-captain = Die Kapitänin holt Meeresfrüchte (kleine Waren) und Schätze (große Waren) mit vier Schiffen auf ihrer eigenen Seekarte. 1 Schiff bewegen dauert eine Stunde; Drehen und Segeln, Fischen, Importieren und Team einsetzen dauern zwei. Fischen und importieren dürfen beliebig viele Schiffe zugleich, und jedes davon kehrt danach in die Schlangenbucht zurück. Schicke also mehrere hinaus und rufe sie gemeinsam heim. Von jeder Farbe gibt es drei Meeresfrüchte und drei Schätze; diese sind verborgen, bis ein Schiff kommt.
    .title = Kapitänin
    .ids = MC-CAPT-SETUP-1 MC-CAPT-SETUP-2 MC-CAPT-SETUP-3 MC-CAPT-MOVE-1 MC-CAPT-FISH-1 MC-CAPT-IMPORT-1
    .about = Gedruckte Karte und Scheibe sind rekonstruiert.

help-map = Ein Bewegungspunkt bringt ein Schiff über eine Grenzlinie in eine Region daneben. Punkte dürfen auf Schiffe verteilt werden, mehrere Schiffe dürfen am selben Ort sein, und nicht ausgegebene Punkte verfallen. Eine Abkürzung führt schräg und legt eine verfluchte Münze auf die Pirateninsel. Reihe A, nahe der Bucht, hat die Angelhaken für Meeresfrüchte. Reihe B hat vier Inseln mit Schätzen und das Wrack, wo man Münzen fischt. Reihe C ist die äußere See: vier Fördersymbole und in der Mitte die Pirateninsel. Ein Schiff, das zu einem verdeckten Schatz kommt, deckt ihn sofort auf.
    .title = Seekarte
    .ids = MC-CAPT-MP-1 MC-CAPT-MP-2 MC-CAPT-MP-3 MC-CAPT-MP-4 MC-CAPT-MP-5

help-compass = Drehen und Segeln: Der Pfeil zeigt auf einen von acht gleich wahrscheinlichen Abschnitten. Zuerst kommen dessen verfluchte Münzen, 0 bis 2, auf die Pirateninsel, dann darfst du seine 2 bis 5 Bewegungspunkte ausgeben. Zwei Abschnitte zeigen das Symbol für eine weitere Drehung: Sind die Schiffe bewegt, darfst du eine Korruptionskarte ziehen und ohne weitere Stunden noch einmal drehen, und so fort, solange das Symbol kommt. Im Schnitt bringt eine Drehung etwas mehr als drei Punkte, also mehr als zwei einzelne Bewegungen.
    .title = Kompass
    .ids = MC-CAPT-SPIN-1 MC-CAPT-SPIN-2 MC-CAPT-SPIN-3 MC-CAPT-SPIN-4 E-79

help-cursed_coins = Sieben verfluchte Münzen wandern zwischen deinem Vorrat und der Pirateninsel hin und her. Manche Abschnitte des Kompasses, Abkürzungen und der Navigator legen Münzen auf die Insel. Hast du zu wenige, lege, was du hast, und ziehe genau eine Korruptionskarte, wie viele auch fehlen. Münzen von der Insel bringen je 1 Gold und kommen zurück in deinen Vorrat: Importieren von der Pirateninsel nimmt alle, ein Schiff, das am Wrack fischt, bis zu vier, der Schatzsucher eine. Hole sie also, bevor der Vorrat leer ist.
    .title = Verfluchte Münzen
    .ids = MC-CAPT-CURSE-1 MC-CAPT-CURSE-2 MC-CAPT-FISH-3 MC-CAPT-IMPORT-3 MC-CAPT-STAFF-3 E-43

help-fishing = Fische mit mindestens einem Schiff an einem Angelhaken. Ein farbiger Haken gibt dir eine Meeresfrucht dieser Farbe, wenn dein Vorrat noch eine hat; am Haken beim Wrack nimmst du bis zu vier Münzen von der Pirateninsel. Jedes Schiff, das fischt, kehrt in die Schlangenbucht zurück, auch ohne Fang: ein Heimweg, der nichts kostet. Alle Schiffe am Wrack nehmen ihre Münzen am Ende gemeinsam.
    .title = Fischen
    .ids = MC-CAPT-FISH-1 MC-CAPT-FISH-2 MC-CAPT-FISH-3 E-42

help-treasures = Importiere mit mindestens einem Schiff bei einem Schatz oder an der Pirateninsel. Der Schatz kommt auf den Verkaufsstand, das Schiff in die Schlangenbucht; von zwei Schiffen bei einer Insel nimmt nur eines den Schatz. Am Ende der Aktion erhält jede Insel ohne Schatz einen vom Stapel, offen, wo ein Schiff ist. Verkaufte Schätze liegen beiseite. In der Aufräumphase werden alle außer denen auf dem Verkaufsstand gemischt und die Inseln neu belegt. Ein Söldner für eine große Ware durchsucht den Stapel: Ist kein Schatz der Farbe darin, gibt es nichts.
    .title = Schätze
    .ids = MC-CAPT-IMPORT-1 MC-CAPT-IMPORT-2 MC-CAPT-IMPORT-4 MC-CAPT-GOODS-1 MC-CAPT-MERC MC-CAPT-CLEAN-1 E-44 E-45

help-patrol = In der Marktphase, bei der Förderung, ist jedes Schiff in der äußeren See auf Patrouille. An einem Fördersymbol aktiviert es dieses: Du erhältst so viel Gold, wie Kunden in diesem Gildenhaus sind, bei zwei Schiffen zweimal. Für jedes Schiff an der Pirateninsel darfst du eine Korruptionskarte deiner Wahl abwerfen, auch die für den Schwarzmarkt, denn sie wird vorher gezogen. Schiffe bleiben, wo sie sind, und können dort in der nächsten Runde weiterarbeiten. Schicke freie Schiffe hinaus, bevor die Produktion endet.
    .title = Patrouille
    .ids = MC-CAPT-PATROL-1 MC-CAPT-PATROL-2 MC-CAPT-PATROL-3 MC-CAPT-PATROL-4 E-34

help-captains_staff = Navigator: Gib bis zu zwei Bewegungspunkte aus und lege dann eine verfluchte Münze auf die Pirateninsel, auch wenn sich kein Schiff bewegt hat. Fischer: Fische mit einem Schiff. Schatzsucher: Nimm eine Münze von der Pirateninsel und gewinne 1 Gold. Aufseher: Wirf eine Korruptionskarte ab. Die Reihenfolge ist frei und wichtig: Der Navigator bringt ein Schiff an den Haken, bevor der Fischer die Angel auswirft, und die Münze, die er hinlegt, liegt für den Schatzsucher bereit.
    .title = Das Team der Kapitänin
    .ids = MC-CAPT-STAFF-1 MC-CAPT-STAFF-2 MC-CAPT-STAFF-3 MC-CAPT-STAFF-4 MC-STAFF-1 E-95

## Why something cannot be chosen

why-no-ship-at-hook = Keines deiner Schiffe ist an einem Angelhaken.
why-no-ship-at-cargo = Keines deiner Schiffe ist an einer Insel mit einem Schatz oder an der Pirateninsel.
why-no-ship-there = Dort ist keines deiner Schiffe.
why-no-hook-there = Dort ist kein Angelhaken zum Fischen.
why-no-cargo-there = Dort gibt es nichts zu importieren: keinen Schatz, und es ist nicht die Pirateninsel.
why-region-passed-over = Dieses Schiff hast du ausgelassen und seither ein anderes gewählt: Nimm das zurück, wenn du beide wählen willst.
why-enough-fished = Mehr Schiffe dürfen jetzt nicht fischen.
why-no-way-there = Von hier ({ $region }) führt weder eine Grenze noch eine Abkürzung dorthin.
why-ship-must-move = Dort ist das Schiff schon; es muss sich bewegen.

# Was die Karten des Bretts sagen: wozu jedes Ding gut ist.

about-captain = Segelt mit vier Schiffen auf eigener Seekarte: Meeresfrüchte sind kleine Waren, Schätze große.
    .topic = captain

about-region = Ein Bewegungspunkt bringt ein Schiff über eine Grenze. Was hier liegt, sagt, was ein Schiff tun kann.
    .topic = map

about-own-ships = Sie fischen an Haken, importieren Schätze und patrouillieren draußen. Nach Fischen und Importieren geht es in die Bucht.
    .topic = map

about-move-ship = Bewege ein Schiff über eine Grenze.
    .topic = map

about-fish = Beliebig viele Schiffe an Haken holen Meeresfrüchte oder Münzen und kehren in die Bucht zurück.
    .topic = fishing

about-import = Beliebig viele Schiffe nehmen den Schatz ihrer Insel oder die Münzen der Pirateninsel und kehren in die Bucht zurück.
    .topic = treasures

about-compass = Drehe ihn: Verfluchte Münzen kommen auf die Pirateninsel, dann haben deine Schiffe die gezeigten Bewegungspunkte.
    .topic = compass

about-section = Jeder Abschnitt ist gleich wahrscheinlich. Die Zahl sind Bewegungspunkte, Münzen gehen auf die Pirateninsel, der Pfeil erlaubt noch eine Drehung.
    .topic = compass

about-movement = Bewegungspunkte, die in dieser Aktion bleiben. Was du nicht ausgibst, verfällt.
    .topic = compass

about-hook = Ein Schiff, das hier fischt, holt eine Meeresfrucht dieser Farbe, am Wrack Münzen von der Pirateninsel.
    .topic = fishing

about-shortcut = Sie führt für einen Bewegungspunkt über Eck und legt eine verfluchte Münze auf die Pirateninsel.
    .topic = map

about-patrol = Am Markt ist jedes Schiff hier auf Patrouille: Du erhältst so viel Gold, wie Kunden in diesem Gildenhaus sind.
    .topic = patrol

about-pirates = Am Markt darfst du für jedes Schiff auf Patrouille hier eine Korruptionskarte abwerfen.
    .topic = patrol

about-cursed-coins = Von der Pirateninsel geholt, ist jede ein Gold wert. Wer welche legen muss und zu wenige hat, zieht eine Korruptionskarte.
    .topic = cursed_coins

about-treasures = Es gibt drei Schätze je Farbe. Inseln erhalten ihre vom Stapel; verkaufte liegen bis zum Rundenende beiseite.
    .topic = treasures

about-treasure = Eine große Ware. Ein Schiff, das kommt, deckt sie auf, und Importieren bringt sie an deinen Stand.
    .topic = treasures

# What a payment is for, in the sums of turns and rounds.

pay-coins-taken = Verfluchte Münzen
