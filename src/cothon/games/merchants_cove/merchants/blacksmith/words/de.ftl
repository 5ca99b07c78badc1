# The Blacksmith in German.

## Things

merchant-blacksmith = Schmied
ware-blacksmith-small = eine { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
} Rüstung
ware-blacksmith-large = eine { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
} Waffe
ability-blacksmith-1 = Blasebalg-Gehilfe
ability-blacksmith-2 = Metallurg
ability-blacksmith-3 = Lehrling
ability-blacksmith-4 = Aufseher
duty-blacksmith-1 = Kohle heißer oder kühler machen, um insgesamt bis zu 3 Punkte
duty-blacksmith-2 = 1 leeren Ofen beschicken
duty-blacksmith-3 = in bis zu 2 beschickten Öfen schmieden und würfeln
space-furnace = Ofen { $number }
space-smelter = das Feld Schmelzofen
space-forge = das Feld Amboss
furnace = Ofen { $number }
die = { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
} { $value ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
}
dice-two = eine { $die } und { $dice }
dice-more = eine { $die }, { $dice }
dice-one = eine { $die }
empty = Ofen { $number }
hotter = Ofen { $number }
cooler = Ofen { $number }

## The board

board-trade-blacksmith = Füttere vier Öfen mit Würfeln: Heiß genug, werden sie zu Rüstungen und Waffen. Fast heiß genug hat seinen Preis.
board-loose = Würfel für den Wurf
board-blacksmith = Schmied
board-furnaces = Öfen
board-coal = Kohle
board-dice = Würfel
board-size = Größe
board-makes = Ergibt
board-outcome = Beim Schmieden
board-exhausted = aufgebraucht
board-cold = zu kalt
board-heat = Hitze
board-clean = Sauberer Schwellenwert
board-corrupt = Korrupter Schwellenwert
board-smelter = Schmelzofen beschickt mit
board-icons-covered = Verdeckte Fördersymbole
board-anvil = Amboss
board-smelter-name = Schmelzofen

## Prompts

prompt-feed-furnace = { $seat }: { $place ->
    [top] Welcher Würfel kommt in { $furnace } nach oben und gibt die Farbe?
    [below] Welcher Würfel kommt in { $furnace } nach unten? Er gibt nur Hitze.
   *[only] Welcher Würfel kommt in { $furnace }?
}
prompt-feed-smelter = { $seat }: Welcher Würfel beschickt den Schmelzofen? Farbe und Wert sind egal.
prompt-choose-furnace = { $seat }: Welchen Ofen beschickt der Metallurg?
prompt-forge-next = { $seat }: Was kommt beim Schmieden als Nächstes? { $most ->
    [1] Nur noch eines darf drankommen.
   *[other] Was nicht drankommt, bleibt, wie es ist.
}
prompt-reroll-dice = { $seat }: Welche Würfel des Vorrats werden mitgeworfen?
prompt-change-coal = { $seat }: Welche Kohle brennt heißer oder kühler? Noch { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte. Von Ofen zu Ofen: Ein übergangener bleibt, wie er ist.
}

## Options

option-blacksmith = Schmied: Öfen mit Würfeln beschicken und, sobald sie heiß sind, Rüstungen und Waffen schmieden
option-furnace = { $it }
option-choose-space-furnace = { $it } beschicken, { $size ->
    [large] zwei Würfel für eine Waffe
   *[small] ein Würfel für eine Rüstung
} · { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-choose-furnace-furnace = { $it } beschicken, { $size ->
    [large] zwei Würfel für eine Waffe
   *[small] ein Würfel für eine Rüstung
}
option-forge-next-furnace = In { $it } { $ware } schmieden, Hitze { $heat }{ $clean ->
    [1] {""}
   *[0] , für eine Korruptionskarte
}
option-smelter = Schmelzofen
option-choose-space-smelter = Schmelzofen beschicken, ein Würfel: Beim nächsten Schmieden kann er ein Fördersymbol aufdecken · { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-choose-furnace-smelter = Schmelzofen beschicken
option-forge = Schmieden
option-choose-space-forge = In allen beschickten Öfen schmieden und würfeln · { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-die = { $it }
option-feed-furnace-die = Eine { $it }: Hitze { $heat }; für { $ware } braucht es { $clean }, mit einer Korruptionskarte { $corrupt }
option-feed-smelter-die = Eine { $it }
option-reroll-dice-die = Eine { $it } mitwerfen
option-empty = { $it } leeren
option-forge-next-empty = { $it } leeren, ohne zu schmieden
option-forge-next-colour = Schmelzen, für das { $hall }: zurzeit { $inside ->
    [one] { $inside } Kunde
   *[other] { $inside } Kunden
} darin
option-hotter = { $it }, heißer
option-change-coal-hotter = { $furnace }, heißer: Kohle { $coal } + 1
option-cooler = { $it }, kühler
option-change-coal-cooler = { $furnace }, kühler: Kohle { $coal } − 1
option-forge-next-pass = Den Rest lassen und würfeln
option-reroll-dice-pass = Jetzt würfeln
option-change-coal-pass = Die Kohle so lassen

## Events

event-furnace-fed = { $seat } beschickt { $furnace } mit einem Würfel (eine { $die }).
event-smelter-fed = { $seat } beschickt den Schmelzofen mit einem Würfel (eine { $die }).
event-forged = { $seat } schmiedet in { $furnace } bei Hitze { $number } { $ware }.
event-forged-corruptly = { $seat } schmiedet in { $furnace } bei nur { $number } Hitze { $ware }: Das kostet eine Korruptionskarte.
event-furnace-emptied = { $seat } leert { $furnace }, ohne zu schmieden.
event-smelted = { $seat } schmilzt: Das Fördersymbol für das { $hall } ist von nun an aktiv.
event-dice-rolled = { $seat } würfelt: { $dice }.
event-coal-changed = { $seat } stellt die Kohle von { $furnace } auf { $number }.
event-no-furnace-to-feed = { $seat } findet keinen Ofen, den der Metallurg beschicken kann.

## Help

help-blacksmith = Der Schmied macht aus Würfeln Rüstungen (kleine Waren) und Waffen (große Waren). Beschicke einen Ofen mit Legierungswürfeln, jedes Mal für 1 Stunde: Vier Öfen sind vier Aktionsfelder. Dann schmiede, für 2 Stunden: alle beschickten Öfen auf einmal, auch den Schmelzofen. Ein guter Rhythmus ist also, zwei oder drei Öfen zu beschicken und dann zu schmieden. Die Farbe eines Würfels gibt die Farbe der Ware, sein Wert gibt Hitze. Du beginnst mit einem geworfenen Würfel jeder Farbe im Vorrat; vier weitere liegen auf dem Schmelzofen. Es gibt je Farbe 3 Rüstungen und 2 Waffen. Die gedruckten Zahlen sind rekonstruiert.
    .title = Schmied
    .ids = MC-SMITH-SETUP-1 MC-SMITH-SETUP-3 MC-SMITH-SETUP-4 MC-SMITH-FEED-1 MC-SMITH-FORGE-1 MC-SMITH-FORGE-5 E-48

help-furnaces = Ofen 1 und 2 sind groß: Sie nehmen in einer Aktion zwei Legierungswürfel auf und ergeben eine Waffe. Ofen 3 und 4 sind klein: Ein Würfel ergibt eine Rüstung. Nur ein leerer Ofen kann beschickt werden, mit Würfeln aus dem Vorrat; sie behalten ihren Wert. Der obere Würfel eines großen Ofens gibt die Farbe, der untere nur Hitze. Unter jedem Ofen liegt ein Kohlewürfel, anfangs 3, 2, 2 und 1; er bleibt liegen und zählt mit. Eine rote Vier über einer blauen Drei in Ofen 1 ergibt so Hitze 10 für eine rote Waffe. Ohne genug Würfel kann ein Ofen nicht beschickt werden.
    .title = Öfen und Würfel
    .ids = MC-SMITH-DICE-1 MC-SMITH-FEED-1 MC-SMITH-FEED-2 MC-SMITH-FEED-3 MC-SMITH-SETUP-1 MC-SMITH-FORGE-2 E-49

help-forging = Schmiede Ofen für Ofen in beliebiger Folge: Die Summe der Legierungswürfel und der Kohle ist die Hitze. Erreicht sie den sauberen Schwellenwert der Farbe, bekommst du die Ware; erreicht sie nur den korrupten, bekommst du sie mit einer Korruptionskarte; darunter nichts. Bei Rot und Grün sind das 10 und 8, 10 und 7, 6 und 4, 5 und 3 in Ofen 1 bis 4, bei Blau und Gelb 12 und 10, 12 und 9, 7 und 5, 7 und 4. Du darfst einen Ofen so lassen oder nur leeren. Am Ende werden alle Würfel, die herunterkamen, geworfen, dazu beliebige des Vorrats, einmal. Du darfst auch schmieden, nur um zu würfeln.
    .title = Schmieden
    .ids = MC-SMITH-FORGE-1 MC-SMITH-FORGE-2 MC-SMITH-FORGE-3 MC-SMITH-FORGE-4 MC-SMITH-FORGE-5 MC-SMITH-FORGE-7 MC-SMITH-FORGE-8 E-51

help-smelter = Auf dem Schmelzofen liegt auf jedem von vier Fördersymbolen, rot, grün, blau und gelb, ein Würfel. Beschicke ihn für 1 Stunde mit einem beliebigen Würfel des Vorrats; Farbe und Wert sind egal. Beim Schmieden darfst du dann schmelzen: Dieser Würfel und der eines Symbols deiner Wahl kommen herunter, werden geworfen und gehen in den Vorrat. Das Symbol ist bis zum Spielende aktiv und bringt in jeder Marktphase so viel Gold, wie Kunden in seinem Gildenhaus sind. Du gewinnst also Einkommen und einen Würfel mehr. Schmilz früh, zuerst die Symbole voller Häuser. Sind alle vier frei, hat der Schmelzofen ausgedient.
    .title = Schmelzofen
    .ids = MC-SMITH-SETUP-2 MC-SMITH-SMELT-1 MC-SMITH-FORGE-6 MC-SMITH-SPON-1 MC-SPON-1 E-50 E-99

help-smiths_staff = Blasebalg-Gehilfe: Ändere deine Kohlewürfel um insgesamt bis zu 3 Punkte, nach oben oder unten, beliebig verteilt, jeder von 1 bis 6. Das bleibt so; heiße Kohle hilft also das ganze Spiel. Metallurg: Beschicke einen leeren Ofen mit Würfeln des Vorrats. Lehrling: Schmiede mit bis zu zwei beschickten Öfen, samt Würfeln am Ende. Aufseher: Wirf eine Korruptionskarte ab. Mit den ersten dreien kann ein einziger Einsatz des Teams, 2 Stunden, anheizen, beschicken und schmieden. Mit einer Option dürfen Metallurg und Lehrling auch an den Schmelzofen.
    .title = Das Team des Schmieds
    .ids = MC-SMITH-STAFF-1 MC-SMITH-STAFF-2 MC-SMITH-STAFF-3 MC-SMITH-STAFF-4 MC-STAFF-1 E-52 E-72

## Why something cannot be chosen

why-furnace-full = In diesem Ofen liegen schon Würfel; nur ein leerer kann beschickt werden.
why-too-few-dice = Dafür braucht es { $number } Würfel; in deinem Vorrat { $number2 ->
    [0] ist keiner
    [one] ist 1
   *[other] sind { $number2 }
}.
why-smelter-full = Der Schmelzofen ist schon beschickt.
why-icons-free = Auf den Symbolen liegt kein Würfel mehr: Der Schmelzofen hat ausgedient.
why-die-not-in-supply = Dein Vorrat hat keinen solchen Würfel.
why-die-passed-over = Würfel werden nach Farbe und Wert der Reihe nach genannt, und an diesem bist du schon vorbei.
why-not-the-smelter = Metallurg und Lehrling dürfen nur an die Öfen, nicht an den Schmelzofen.
why-furnace-empty = In diesem Ofen liegen keine Würfel.
why-furnace-done = Dieser Ofen ist schon drangekommen.
why-enough-forged = Mehr darf jetzt nicht drankommen.
why-too-cold = Er ist zu kalt: Er braucht eine Hitze von mindestens { $number } und hat { $number2 }.
why-smelter-empty = Der Schmelzofen ist nicht beschickt.
why-no-die-on-icon = Auf diesem Symbol liegt kein Würfel mehr.
why-coal-hottest = Diese Kohle kann nicht heißer werden.
why-coal-coolest = Diese Kohle kann nicht kühler werden.
why-coal-passed-over = Die Kohle wird von Ofen zu Ofen geändert, und an diesem bist du schon vorbei.
why-coal-one-way = Diese Kohle hast du eben andersherum geändert.
