# The Alchemist in German: a ware and a piece are in the accusative with their indefinite articles; cauldrons, rows and
# abilities have none, a vessel has its preposition. Mixes are the same in nominative and accusative.

## Things

merchant-alchemist = Alchemistin
ware-alchemist-small = einen { $colour ->
    [red] roten
    [green] grünen
    [blue] blauen
   *[yellow] gelben
} Trank
ware-alchemist-large = ein { $colour ->
    [red] rotes
    [green] grünes
    [blue] blaues
   *[yellow] gelbes
} Elixier
ability-alchemist-1 = Schrubber
ability-alchemist-2 = Küchenhilfe
ability-alchemist-3 = Rührer
ability-alchemist-4 = Aufseher
duty-alchemist-1 = bis zu 2 Zutaten aus Kesseln oder Giftmüllkessel in den Beutel legen
duty-alchemist-2 = 1 Zutat aus dem Dekanter, einem anderen Kessel oder dem Giftmüllkessel in einen Kessel legen
duty-alchemist-3 = in bis zu 2 Kesseln brauen
space-take = die { $number ->
    [1] obere
    [2] mittlere
   *[3] untere
} Reihe des Dekanters
space-brew = das Feld Brauen
space-clean = das Feld Ichor reinigen
row-top = obere Reihe
row-middle = mittlere Reihe
row-bottom = untere Reihe
cell-tl = oben links
cell-tr = oben rechts
cell-ml = Mitte links
cell-mr = Mitte rechts
cell-bl = unten links
cell-br = unten rechts
cell-n1 = im Hals unten
cell-n2 = im Hals oben
cauldron = { $number ->
    [1] Kessel links außen
    [2] Kessel links innen
    [3] Kessel rechts innen
   *[4] Kessel rechts außen
}
vessel-cauldron = aus dem { $number ->
    [1] Kessel links außen
    [2] Kessel links innen
    [3] Kessel rechts innen
   *[4] Kessel rechts außen
}
vessel-waste = aus dem Giftmüllkessel
vessel-decanter = aus dem Dekanter
piece-red = eine rote Zutat
piece-green = eine grüne Zutat
piece-blue = eine blaue Zutat
piece-yellow = eine gelbe Zutat
piece-ichor = einen Ichor
piece-extract = einen Extrakt
ingredient = { $piece } { $vessel }
dose-red = { $count ->
    [one] { $count } rote Zutat
   *[other] { $count } rote Zutaten
}
dose-green = { $count ->
    [one] { $count } grüne Zutat
   *[other] { $count } grüne Zutaten
}
dose-blue = { $count ->
    [one] { $count } blaue Zutat
   *[other] { $count } blaue Zutaten
}
dose-yellow = { $count ->
    [one] { $count } gelbe Zutat
   *[other] { $count } gelbe Zutaten
}
dose-ichor = { $count } Ichor
dose-extract = { $count ->
    [one] { $count } Extrakt
   *[other] { $count } Extrakte
}
mix-empty = leer

## The board

board-trade-alchemist = Murmeln fallen aus dem Dekanter in vier Kessel. Braue Tränke und Elixiere, und hüte dich vor dem Ichor.
board-decanter = Dekanter
board-cauldrons = Braukessel
board-waste = Ichor im Giftmüllkessel
board-waste-spaces = Plätze im Giftmüllkessel
board-waste-safe = Davon ohne Korruptionssymbol
board-in-hand = In der Hand
board-ingredient-bag = Zutatenbeutel
board-ichor = Ichor
board-extract = Extrakt
board-brewing = Gebraut wird in
board-potion-recipe = Trank: 2 Zutaten einer Farbe
board-elixir-recipe = Elixier: 2 Zutaten einer Farbe und 1 weitere beliebige
board-extract-recipe = Ichor-Extrakt: 3 beliebige Zutaten

## Prompts

prompt-take-colour = { $seat }: Welche Farbe nehmen ({ $row })? Ichor kommt mit, ebenso alles Passende, das in die Reihe nachrutscht.
prompt-take-ingredient = { $seat }: Welche Kugel als Nächste nehmen ({ $row })? Der Hals rutscht in ihre Spalte nach.
prompt-place-ichor = { $seat }: In welchen Kessel kommt Ichor? { $ichor ->
    [one] Es ist der letzte Ichor in der Hand.
   *[other] { $ichor } Ichor sind in der Hand. Von links nach rechts: zurück nur, wenn eine Explosion eine Korruptionskarte kostet.
}
prompt-place-coloured = { $seat }: In welchen Kessel { $piece } legen? { $count ->
    [one] Es ist die letzte farbige Zutat in der Hand.
   *[other] { $count } farbige Zutaten sind in der Hand. Von links nach rechts: Ein übergangener Kessel bekommt keine mehr.
}
prompt-brew-next = { $seat }: In welchem Kessel brauen? { $most ->
    [one] Nur noch einer darf drankommen.
   *[other] Von links nach rechts: Ein übergangener kommt nur wieder dran, wenn eine Korruptionskarte gezogen wird.
}
prompt-choose-recipe = { $seat }: Was im { $cauldron } brauen?
prompt-spare-piece = { $seat }: Für { $ware } braucht es zwei der drei im { $cauldron }. Welche?
prompt-take-extract = { $seat }: Von welchem Fördersymbol kommt der Extrakt für den { $cauldron }? Das Symbol ist dann bis zum Spielende aktiv.
prompt-scrub-ingredient = { $seat }: Was legt der Schrubber in den Beutel? { $most ->
    [one] Noch { $most } Zutat darf weg.
   *[other] Bis zu { $most } Zutaten dürfen weg.
}
prompt-fetch-ingredient = { $seat }: Welche Zutat legt die Küchenhilfe in einen Kessel?
prompt-pour-ingredient = { $seat }: In welchen Kessel { $piece } legen?

## Options

option-alchemist = Alchemistin: Kugeln aus dem Dekanter nehmen und Tränke und Elixiere brauen, bevor der Ichor überhandnimmt
option-take = { $it }
option-choose-space-take = Eine Farbe und allen Ichor für die Kessel nehmen, { $it }{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-brew = Brauen
option-choose-space-brew = In den Kesseln brauen: Tränke aus 2, Elixiere und Extrakte aus 3 Zutaten{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-clean = Ichor reinigen
option-choose-space-clean = Den Giftmüllkessel reinigen: { $ichor } Ichor hinaus{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-take-colour-colour = { $it }: { $mix }{ $open ->
    [1] , dazu, was in die Reihe nachrutscht, je nach Reihenfolge
   *[0] {""}
}
option-cell = { $it }
option-take-ingredient-cell = Nehmen: { $piece } { $it }
option-fetch-ingredient-cell = Aus dem Dekanter { $piece } ({ $it })
option-cauldron = { $it }
option-place-ichor-cauldron = { $it } ({ $mix }){ $explodes ->
    [1] , der dann explodiert
   *[0] {""}
}
option-place-coloured-cauldron = { $it } ({ $mix })
option-pour-ingredient-cauldron = { $it } ({ $mix }){ $explodes ->
    [1] , der dann explodiert
   *[0] {""}
}
option-brew-next-cauldron = { $it } ({ $mix })
option-choose-recipe-good = Brauen: { $ware }{ $worth }
option-extract = Ichor-Extrakt
option-choose-recipe-extract = Einen Ichor-Extrakt brauen: für immer eine Zutat jeder Farbe, und ein aktives Fördersymbol
option-ingredient = { $it }
option-spare-piece-ingredient = { $mix } verwenden, { $piece } übrig lassen
option-waste = Einen Ichor aus dem Giftmüllkessel
option-take-extract-colour = Für das { $hall }: zurzeit { $inside ->
    [one] { $inside } Kunde
   *[other] { $inside } Kunden
} darin
option-place-ichor-pass = Alle Plätze mit den farbigen Zutaten füllen: Übriger Ichor kommt in den Giftmüllkessel
option-brew-next-pass = Das Brauen beenden
option-scrub-ingredient-pass = Das Schrubben beenden
option-fetch-ingredient-pass = Alles lassen, wo es ist

## Events

event-decanter-filled = { $seat } füllt den Dekanter aus dem Beutel auf: { $mix }.
event-ingredients-taken = { $seat } nimmt { $mix } aus dem Dekanter.
event-ingredient-placed = { $seat } legt { $piece } in den { $cauldron }.
event-ingredients-returned = { $seat } hat keinen Platz mehr und legt { $mix } in den Beutel zurück.
event-ichor-left-over = { $seat } hat keinen Platz mehr für { $number } Ichor.
event-cauldron-burst = { $seat } hat den { $cauldron } ohne etwas Farbiges gefüllt, nur mit { $mix }: Er explodiert!
event-waste-filled = { $seat } gibt { $number } Ichor in den Giftmüllkessel, in dem nun { $number2 } { $number2 ->
    [one] liegt
   *[other] liegen
}{ $number3 ->
    [0] {""}
    [one] {": "}So voll kostet das { $number3 } Korruptionskarte
   *[other] {": "}So voll kostet das { $number3 } Korruptionskarten
}.
event-brewed = { $seat } braut im { $cauldron } { $ware }; verwendet: { $mix }.
event-extract-brewed = { $seat } braut im { $cauldron } einen Ichor-Extrakt; verwendet: { $mix }. Das Fördersymbol für das { $hall } ist von nun an aktiv.
event-ichor-cleaned = { $seat } reinigt den Giftmüllkessel: { $number } Ichor zurück in den Beutel.
event-ingredient-scrubbed = { $seat } legt { $piece } { $vessel } in den Beutel.
event-ingredient-moved = { $seat } legt { $piece } { $vessel } in den { $cauldron }.
event-nothing-at-hand = { $seat } findet für diese Hilfe nichts zu tun.

## Events that earlier versions told

event-cauldron-exploded = { $seat } hat den { $cauldron } mit Ichor gefüllt: Er explodiert!
event-ichor-wasted = { $number } Ichor { $number ->
    [one] kommt
   *[other] kommen
} in den Giftmüllkessel; dort { $number2 ->
    [one] liegt
   *[other] liegen
} nun { $number2 }.

## Help

help-alchemist = Die Alchemistin braut aus Kugeln Tränke (kleine Waren) und Elixiere (große Waren). Nimm Zutaten aus einer Reihe des Dekanters, lege sie in deine vier Kessel mit je drei Plätzen und braue für 1 Stunde in allen auf einmal. Ein guter Rhythmus ist also, zu nehmen, bis drei Kessel bereit sind, und dann zu brauen. Von 26 Kugeln hat jede Farbe fünf; die übrigen sechs sind Ichor: Er steht für jede Farbe neben ihm, endet aber als Giftmüll. Es gibt je Farbe 3 Tränke und 2 Elixiere.
    .title = Alchemistin
    .ids = MC-ALCH-SETUP-1 MC-ALCH-SETUP-2 MC-ALCH-SETUP-3 MC-ALCH-TAKE-1 MC-ALCH-BREW-1 MC-ALCH-BREW-8 E-38 E-81
    .about = Die Zahl der Kugeln und Plätze und die Kosten der Reihen sind rekonstruiert.

help-decanter = Im Dekanter liegen 8 Kugeln: zwei Spalten zu dreien, darüber ein Hals mit zweien. Seine drei Reihen sind drei Aktionsfelder: oben 1 Stunde, Mitte 2, unten 2 und eine Korruptionskarte. Nenne eine Farbe: Du nimmst alle ihre Kugeln und allen Ichor der Reihe, auch was währenddessen nachrutscht. Geht eine Kugel weg, rutschen die über ihr nach, und der Hals leert sich in diese Spalte; darum kann die Reihenfolge wichtig sein, und du wirst gefragt. Ichor allein genügt, um eine beliebige Farbe zu nennen. Ist alles gelegt, wird der Dekanter aus dem Beutel aufgefüllt, die leerere Spalte zuerst.
    .title = Dekanter
    .ids = MC-ALCH-DEC-1 MC-ALCH-DEC-2 MC-ALCH-DEC-3 MC-ALCH-DEC-4 MC-ALCH-DEC-5 MC-ALCH-TAKE-1 MC-ALCH-TAKE-2 MC-ALCH-TAKE-3 MC-ALCH-TAKE-6 E-35 E-36 E-39

help-cauldrons = Was du nimmst, kommt auf freie Plätze deiner vier Kessel, beliebig verteilt; was Platz findet, muss hinein. Farbige Zutaten ohne Platz gehen in den Beutel zurück, Ichor in den Giftmüllkessel. Zuerst wird nach dem Ichor gefragt, Kessel für Kessel von links nach rechts; von gleich gefüllten Kesseln steht nur einer zur Wahl. Füllen Ichor und Extrakte einen Kessel, explodiert er sofort: Sein Ichor kommt in den Giftmüllkessel, Extrakte bleiben, und die Plätze sind frei für den Rest der Hand. Etwas Farbiges darin verhindert das. Ein Kessel mit drei Extrakten ist für immer voll.
    .title = Kessel und Explosionen
    .ids = MC-ALCH-TAKE-4 MC-ALCH-TAKE-5 MC-ALCH-BOOM-1 MC-ALCH-BOOM-2 E-37

help-brewing = Jeder Kessel braut höchstens ein Rezept. Zwei Zutaten einer Farbe ergeben einen Trank, mit einer beliebigen dritten ein Elixier dieser Farbe. Beliebige drei ergeben einen Ichor-Extrakt: Nimm einen von einem Fördersymbol deiner Wahl; er bleibt für immer in diesem Kessel, und das Symbol zahlt in jeder Marktphase. Ichor und Extrakte kopieren eine Farbe im selben Kessel, die selbst nicht verwendet werden muss; ohne Farbe dort nützen sie nichts. Verwendete Farben gehen in den Beutel, verwendeter Ichor in den Giftmüllkessel; Extrakte und alles Übrige bleiben. Was nicht vorrätig ist, kann nicht gebraut werden.
    .title = Brauen
    .ids = MC-ALCH-BREW-1 MC-ALCH-BREW-2 MC-ALCH-BREW-3 MC-ALCH-BREW-4 MC-ALCH-BREW-5 MC-ALCH-BREW-6 MC-ALCH-BREW-7 MC-ALCH-BREW-8 MC-ALCH-BREW-9 MC-ALCH-BREW-10 MC-ALCH-SPON-1 E-40 E-77 E-96

help-toxic_waste = Ichor, der verbraut wurde, explodiert ist oder keinen Platz fand, landet im Giftmüllkessel, auf dem tiefsten freien seiner sechs Plätze. Die drei oberen haben ein Korruptionssymbol: Der vierte, fünfte und sechste Ichor kosten sofort je eine Korruptionskarte. Ichor reinigen, für 1 Stunde, legt alles in den Beutel zurück; reinige oder schrubbe also, bevor der vierte kommt. Geht ein einzelner Ichor weg, dann der oberste; was später wieder oben landet, kostet wieder eine Karte.
    .title = Giftmüll
    .ids = MC-ALCH-WASTE-1 MC-ALCH-WASTE-2 MC-ALCH-WASTE-3 MC-ALCH-CLEAN-1 E-78
    .about = Dass der Kessel zwei Plätze hoch ist, ist rekonstruiert.

help-alchemists_staff = Schrubber: Lege bis zu zwei Zutaten aus beliebigen Kesseln, auch dem Giftmüllkessel, in den Beutel. Küchenhilfe: Nimm eine Zutat aus dem Dekanter, seinem Hals oder einem Kessel und lege sie in einen anderen Braukessel mit freiem Platz. Rührer: Braue in bis zu zwei Kesseln. Aufseher: Wirf eine Korruptionskarte ab. In einem einzigen Einsatz des Teams, 2 Stunden, kann die Küchenhilfe vervollständigen, was der Rührer dann braut. Der Dekanter wird erst nach der letzten Fähigkeit aufgefüllt, bevor die Stunden bezahlt werden.
    .title = Das Team der Alchemistin
    .ids = MC-ALCH-STAFF-1 MC-ALCH-STAFF-2 MC-ALCH-STAFF-3 MC-ALCH-STAFF-4 MC-ALCH-STAFF-5 MC-STAFF-1 E-41 E-95 E-97

## Why something cannot be chosen

why-row-empty = In dieser Reihe liegt keine Kugel.
why-nothing-to-brew = Kein Kessel ist so weit: Ein Rezept braucht 2 Zutaten einer Farbe oder 3 beliebige, und was es ergibt, muss in deinem Vorrat sein.
why-waste-empty = Im Giftmüllkessel liegt kein Ichor.
why-colour-not-in-row = Weder diese Farbe noch Ichor liegt in der Reihe.
why-cell-empty = Dort liegt keine Kugel.
why-other-row = Du nimmst nur Kugeln aus einer Reihe ({ $row }).
why-other-colour = Du nimmst nur die Farbe, die du genannt hast, und Ichor.
why-left-first = Die Reihenfolge ist hier gleich: Die linke Kugel kommt zuerst.
why-cauldron-full = Dieser Kessel hat keinen freien Platz.
why-cauldron-passed-over = Diesen Kessel hast du ausgelassen und einen weiter rechts benutzt: Nimm das zurück, wenn du beide benutzen willst.
why-cauldron-alike = Darin liegt dasselbe wie im { $cauldron }, der für beide steht.
why-too-few-spaces = Von hier an reichen die freien Plätze nicht für alles, was du in der Hand hast.
why-brewed-already = In diesem Kessel hast du schon gebraut.
why-no-recipe = Ein Rezept braucht 2 Zutaten einer Farbe oder 3 beliebige, und was es ergibt, muss in deinem Vorrat sein.
why-nothing-coloured = Darin liegt nichts Farbiges, und ohne das gibt es kein Rezept.
why-too-few-of-colour = Dafür braucht es 2 Zutaten dieser Farbe; { $number ->
    [0] es ist keine da
    [one] es ist nur 1 da
   *[other] es sind { $number } da
}.
why-cauldron-not-full = Dafür braucht es 3 Zutaten, und im Kessel { $number ->
    [0] ist keine
    [one] ist 1
   *[other] sind { $number }
}.
why-no-extract-left = Alle Extrakte sind schon gebraut.
why-no-extract-on-icon = Auf diesem Symbol liegt kein Extrakt mehr.
why-piece-needed = Sie kann nicht übrig bleiben: Der Trank braucht sie.
why-not-in-cauldron = Davon liegt nichts in diesem Kessel.
why-other-cauldron = Gebraut wird im { $cauldron }.
why-extract-stays = Extrakte bleiben für immer in ihrem Kessel.
why-ingredient-passed-over = Diese Zutat hast du liegen lassen und eine weiter rechts gewählt: Nimm das zurück, wenn du beide willst.
why-marble-alike = Darüber liegt eine gleiche Kugel; nimm die obere, es kommt auf dasselbe hinaus.
why-no-other-cauldron = Kein anderer Kessel hat dafür einen freien Platz.
why-cauldron-same = Sie kommt aus diesem Kessel und muss in einen anderen.
why-stirred-enough = Mehr Kessel dürfen jetzt nicht drankommen.

# Was die Karten des Bretts sagen: wozu jedes Ding gut ist.

about-alchemist = Nimmt Kugeln aus dem Dekanter, füllt vier Kessel und braut in allen auf einmal: Tränke sind kleine Waren, Elixiere große.
    .topic = alchemist

about-take = Nenne eine Farbe: Du nimmst alle ihre Kugeln und allen Ichor dieser Reihe, auch was nachfällt.
    .topic = decanter

about-marble = Eine Zutat. Genommen wird je Reihe nach Farbe; Ichor kommt immer mit und steht für jede Farbe.
    .topic = decanter

about-ingredient-bag = Kugeln, die noch kommen. Von hier wird der Dekanter aufgefüllt.
    .topic = decanter

about-cauldron = Er fasst drei Zutaten und braut jeweils eine Ware. Voll mit nichts als Ichor und Extrakten, explodiert er.
    .topic = cauldrons

about-ingredient = Sie wartet im Kessel aufs Brauen. Zwei einer Farbe ergeben einen Trank, mit einer dritten ein Elixier.
    .topic = cauldrons

about-brew = Braue in allen Kesseln, in jedem höchstens ein Rezept.
    .topic = brewing

about-recipe = Volle Kugeln müssen von einer Farbe sein, offene sind beliebig. Ichor nimmt eine Farbe seines Kessels an.
    .topic = brewing

about-extract = Beliebige drei Zutaten ergeben einen Extrakt: Er deckt ein Fördersymbol auf und bleibt für immer im Kessel.
    .topic = brewing

about-extract-icon = Solange ein Extrakt darauf liegt, bringt dieses Fördersymbol nichts. Braue einen Extrakt, um ihn wegzunehmen.
    .topic = brewing

about-clean = Lege allen Ichor aus dem Giftmüllkessel zurück in den Beutel.
    .topic = toxic_waste

about-waste = Hier landet Ichor, der verbraut, explodiert oder ohne Platz ist. Die oberen Plätze kosten je eine Korruptionskarte.
    .topic = toxic_waste
