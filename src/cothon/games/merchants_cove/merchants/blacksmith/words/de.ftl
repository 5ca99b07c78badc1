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
space-furnace = { $number ->
    [1] den Großofen links
    [2] den Großofen rechts
    [3] den Kleinofen links
   *[4] den Kleinofen rechts
}
furnace-large-left = Großofen links
furnace-large-right = Großofen rechts
furnace-small-left = Kleinofen links
furnace-small-right = Kleinofen rechts
heat = Hitze { $heat } (Kohle { $coal } + Würfel { $dice }; nötig sind { $clean }, oder { $corrupt } und eine Korruptionskarte)
space-smelter = das Feld Schmelzofen
space-forge = das Feld Amboss
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

## The board

board-trade-blacksmith = Füttere vier Öfen mit Würfeln: Heiß genug, werden sie zu Rüstungen und Waffen. Fast heiß genug hat seinen Preis.
board-loose = Würfel für den Wurf
board-cup-later = Was nicht auf der Tafel liegt, wird nach dem Schmieden geworfen.
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
board-cooling = Kühlere Kohle

## Prompts

prompt-feed-furnace = { $seat }: { $place ->
    [top] Welcher Würfel kommt in den { $furnace } nach oben und gibt die Farbe?
    [below] Welcher Würfel kommt in den { $furnace } nach unten? Er gibt nur Hitze.
   *[only] Welcher Würfel kommt in den { $furnace }?
}
prompt-feed-smelter = { $seat }: Welcher Würfel beschickt den Schmelzofen? Farbe und Wert sind egal.
prompt-choose-furnace = { $seat }: Welchen Ofen beschickt der Metallurg?
prompt-forge-next = { $seat }: Was kommt beim Schmieden als Nächstes? { $most ->
    [1] Nur noch eines darf drankommen.
   *[other] Öfen, die du auslässt, behalten ihre Würfel für ein späteres Schmieden.
}
prompt-reroll-dice = { $seat }: Welche Würfel des Vorrats werden mitgeworfen? Mehr kostet das nicht.
prompt-change-coal = { $seat }: Welche Kohle brennt heißer oder kühler? Noch { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte. Von links nach rechts: Zu einem Ofen, den du übergehst, kommst du nicht zurück.
}

## Options

option-blacksmith = Schmied: Öfen mit Würfeln beschicken und, sobald sie heiß sind, Rüstungen und Waffen schmieden
option-furnace = { $it }
option-choose-space-furnace = Den { $it } beschicken, { $size ->
    [large] zwei Würfel für eine Waffe
   *[small] ein Würfel für eine Rüstung
}{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-choose-furnace-furnace = Den { $it } beschicken, { $size ->
    [large] zwei Würfel für eine Waffe
   *[small] ein Würfel für eine Rüstung
}
option-forge-next-furnace = Im { $it } { $ware } schmieden, Hitze { $heat }{ $clean ->
    [1] {""}
   *[0] , für eine Korruptionskarte
}{ $worth }
option-smelter = Schmelzofen
option-choose-space-smelter = Schmelzofen beschicken, ein Würfel: Beim nächsten Schmieden kann er ein Fördersymbol aufdecken{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-choose-furnace-smelter = Schmelzofen beschicken
option-forge = Schmieden
option-choose-space-forge = In allen beschickten Öfen schmieden und würfeln{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}
option-die = { $it }
option-feed-furnace-die = Eine { $it }: Hitze { $heat }, nötig { $clean } (mit Korruption { $corrupt }) für { $ware }{ $left ->
    [0] { "" }; davon ist aber nichts mehr im Vorrat
   *[other] { $worth }
}
option-feed-smelter-die = Eine { $it }
option-reroll-dice-die = Eine { $it } mitwerfen
option-empty = Den { $it } leeren
option-forge-next-empty = Den { $it } leeren, ohne zu schmieden
option-forge-next-colour = Schmelzen, für das { $hall }: zurzeit { $inside ->
    [one] { $inside } Kunde
   *[other] { $inside } Kunden
} darin
option-hotter = { $it }, heißer
option-change-coal-hotter = { $furnace }, heißer: Kohle { $coal } + 1
option-cooler = { $it }, kühler
option-change-coal-cooler = { $furnace }, kühler: Kohle { $coal } − 1
option-forge-next-pass = Den Rest lassen und würfeln
option-reroll-dice-pass = Ohne weitere würfeln
option-change-coal-pass = Die Kohle so lassen

## Events

event-furnace-fed = { $seat } beschickt den { $furnace } mit einem Würfel (eine { $die }).
event-smelter-fed = { $seat } beschickt den Schmelzofen mit einem Würfel (eine { $die }).
event-forged-hot = { $seat } schmiedet im { $furnace }, { $heat }. Das genügt für { $ware }, die auf den Verkaufsstand kommt.
event-forged-warm = { $seat } schmiedet im { $furnace }, { $heat }. Das reicht für { $ware }, die auf den Verkaufsstand kommt, kostet aber eine Korruptionskarte.
event-furnace-cold = { $seat } leert den { $furnace }, { $heat }: Das ist zu kalt für { $ware }.
event-furnace-cleared = { $seat } leert den { $furnace }, { $heat }, und verzichtet auf { $ware }.
event-die-picked-up = { $seat } nimmt eine { $die } aus dem Vorrat, um den Würfel neu zu werfen.
event-smelted = { $seat } schmilzt den Würfel vom Symbol für das { $hall }: Diese Förderung ist von nun an aktiv.
event-dice-rolled = { $seat } würfelt für den Vorrat: { $dice }.
event-coal-changed = { $seat } stellt die Kohle im { $furnace } auf { $number }.
event-no-furnace-to-feed = { $seat } findet keinen Ofen, den der Metallurg beschicken kann.

## Events that earlier versions told

event-forged = { $seat } schmiedet im { $furnace } bei Hitze { $number } { $ware }.
event-forged-corruptly = { $seat } schmiedet im { $furnace } bei nur { $number } Hitze { $ware }: Das kostet eine Korruptionskarte.
event-furnace-emptied = { $seat } leert den { $furnace }, ohne zu schmieden.

## Help

help-blacksmith = Der Schmied macht aus Würfeln Rüstungen (kleine Waren) und Waffen (große Waren). Beschicke einen Ofen mit Legierungswürfeln, jedes Mal für 1 Stunde: Vier Öfen sind vier Aktionsfelder. Dann schmiede, für 2 Stunden: alle beschickten Öfen auf einmal, auch den Schmelzofen. Ein guter Rhythmus ist also, zwei oder drei Öfen zu beschicken und dann zu schmieden. Die Farbe eines Würfels gibt die Farbe der Ware, sein Wert gibt Hitze. Du beginnst mit einem geworfenen Würfel jeder Farbe im Vorrat; vier weitere liegen auf dem Schmelzofen. Es gibt je Farbe 3 Rüstungen und 2 Waffen.
    .title = Schmied
    .ids = MC-SMITH-SETUP-1 MC-SMITH-SETUP-3 MC-SMITH-SETUP-4 MC-SMITH-FEED-1 MC-SMITH-FORGE-1 MC-SMITH-FORGE-5 E-48
    .about = Die gedruckten Zahlen sind rekonstruiert.

help-furnaces = Die beiden linken Öfen sind groß: Sie nehmen in einer Aktion zwei Legierungswürfel auf und ergeben eine Waffe. Die beiden rechten sind klein: Ein Würfel ergibt eine Rüstung. Nur ein leerer Ofen kann beschickt werden, mit Würfeln aus dem Vorrat; sie behalten ihren Wert. Der obere Würfel eines großen Ofens gibt die Farbe, der untere nur Hitze. Unter jedem Ofen liegt ein Kohlewürfel, anfangs 3, 2, 2 und 1; er bleibt liegen und zählt mit. Eine rote Vier über einer blauen Drei im ersten Ofen ergibt so Hitze 10 für eine rote Waffe. Ohne genug Würfel kann ein Ofen nicht beschickt werden.
    .title = Öfen und Würfel
    .ids = MC-SMITH-DICE-1 MC-SMITH-FEED-1 MC-SMITH-FEED-2 MC-SMITH-FEED-3 MC-SMITH-SETUP-1 MC-SMITH-FORGE-2 E-49

help-forging = Schmiede Ofen für Ofen in beliebiger Folge: Die Summe der Legierungswürfel und der Kohle ist die Hitze. Erreicht sie den sauberen Schwellenwert der Farbe, bekommst du die Ware; erreicht sie nur den korrupten, bekommst du sie mit einer Korruptionskarte; darunter nichts. Bei Rot und Grün sind das 10 und 8, 10 und 7, 6 und 4, 5 und 3 in den vier Öfen von links, bei Blau und Gelb 12 und 10, 12 und 9, 7 und 5, 7 und 4. Du darfst einen Ofen so lassen oder nur leeren. Am Ende werden alle Würfel, die herunterkamen, geworfen, dazu beliebige des Vorrats, einmal. Du darfst auch schmieden, nur um zu würfeln.
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
why-die-passed-over = Diesen Würfel hast du ausgelassen und seither einen anderen gewählt: Nimm das zurück, wenn du beide wählen willst.
why-not-the-smelter = Metallurg und Lehrling dürfen nur an die Öfen, nicht an den Schmelzofen.
why-furnace-empty = In diesem Ofen liegen keine Würfel.
why-furnace-done = Dieser Ofen ist schon drangekommen.
why-enough-forged = Mehr darf jetzt nicht drankommen.
why-too-cold = Er ist zu kalt: Er braucht eine Hitze von mindestens { $number } und hat { $number2 }.
why-smelter-empty = Der Schmelzofen ist nicht beschickt.
why-no-die-on-icon = Auf diesem Symbol liegt kein Würfel mehr.
why-coal-hottest = Diese Kohle kann nicht heißer werden.
why-coal-coolest = Diese Kohle kann nicht kühler werden.
why-coal-passed-over = Diesen Ofen hast du gelassen, wie er ist, und bist zu einem anderen gegangen: Nimm das zurück, wenn du beide ändern willst.
why-coal-one-way = Diese Kohle hast du eben andersherum geändert.
why-dice-later = Mit Würfeln aus dem Vorrat beschickst du einen Ofen oder den Schmelzofen: Wähle erst das Feld.
why-coal-later = Die Kohle macht der Blasebalg-Gehilfe in deinem Team heißer oder kühler.
why-icons-later = Ein Fördersymbol wird beim Schmieden frei, wenn im Schmelzofen ein Würfel liegt.
why-rake-later = Geleert wird ein Ofen, wenn du am Amboss schmiedest.

# Was die Karten des Bretts sagen: wozu jedes Ding gut ist.

about-blacksmith = Beschickt vier Öfen mit Würfeln und schmiedet in allen auf einmal: Rüstungen sind kleine Waren, Waffen große.
    .topic = blacksmith

about-furnace = Der obere Würfel gibt die Farbe, Würfel und Kohle die Hitze. Geschmiedet wird die Ware, wenn die Hitze die Zeile ✓ dieser Farbe erreicht, und für eine Korruptionskarte, wenn nur die mit dem Totenkopf.
    .topic = furnaces

about-threshold = Die Hitze, die jede Farbe braucht: Die Zeile ✓ ergibt die Ware; die Zeile mit dem Totenkopf genügt auch, kostet aber dazu eine Korruptionskarte.
    .topic = forging

about-coal = Die Kohle zählt zur Hitze und bleibt in ihrem Ofen. Der Blasebalg-Gehilfe ändert sie.
    .topic = furnaces

about-die = Seine Farbe gibt die der Ware, sein Wert Hitze. Benutzte Würfel werden geworfen und kommen zurück.
    .topic = furnaces

about-rake = Nimm die Würfel ohne Schmieden aus diesem Ofen.
    .topic = furnaces

about-forge = Schmiede in allen beschickten Öfen: Würfel und Kohle müssen die Hitze erreichen, die die Farbe verlangt.
    .topic = forging

about-smelter = Beschicke ihn mit einem Würfel. Beim Schmieden kommen er und einer von einem Symbol frei, und dieses zahlt bis zum Ende.
    .topic = smelter

about-mould = Ein Fördersymbol. Es zahlt bei jedem Markt, sobald der Würfel darauf geschmolzen ist.
    .topic = smelter

about-cup = Er wirft die frei gewordenen Würfel und die, die du wieder aufnimmst.
    .topic = forging
