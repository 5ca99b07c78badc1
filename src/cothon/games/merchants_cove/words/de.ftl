# Merchants Cove in German: questions and options without "du", mostly in the infinitive.
# A ware is in the accusative with its indefinite article („einen roten Trank“), so is an adventurer; a space follows
# „wählt“; boats, docks, piers, halls, merchants and abilities have no article. Crowds are in the nominative, behind a
# colon. A player's name only ever begins a sentence, as the Peddler's has an article.

## The box

pitch = Vier Läden, vier verschiedene Spiele: Braue, fische, reise durch die Zeit oder schmiede und verkaufe es den Abenteurern.

# The aim, the turn and the end, on one card.
aim-goal = Habe das meiste Gold: Waren bringen ihren Preis je Kunde ihrer Farbe; am Ende zahlt jedes Gildensymbol für die Kunden in seinem Gildenhaus, und Korruption kostet.
aim-turn = Wer auf der Uhr am weitesten hinten liegt, handelt: Waren herstellen, Leute anwerben, Kunden holen. Auf dem Markt kaufen sie Waren ihrer Farbe.
aim-end = Nach drei Runden, die alle mit einem Markt enden.

# How far the end is.
ending-merchants = Die Händler werden gewählt
ending-now = Runde { $round } von { $rounds }, vor dem Markt
ending-market = Runde { $round } von { $rounds }, Markt
ending-left = { $left ->
    [one] Das ist die letzte Runde.
   *[other] Es bleiben { $left } Runden, mit dieser.
}
ending-hours = Der Markt öffnet, wenn alle Zeitmarker { $hour } erreicht haben; der hinterste steht auf { $rearmost }.
ending-due = Gold für Symbole, wenn jetzt Schluss wäre

## Things

scripted-seat = Der Hausierer
the-peddler = der Hausierer
adventurer-warrior = einen Krieger
adventurer-bard = einen Barden
adventurer-wizard = einen Zauberer
adventurer-noble = einen Adligen
adventurer-rogue = einen Schurken
some-warrior = { $count } Krieger
some-bard = { $count ->
    [one] { $count } Barde
   *[other] { $count } Barden
}
some-wizard = { $count } Zauberer
some-noble = { $count ->
    [one] { $count } Adliger
   *[other] { $count } Adlige
}
some-rogue = { $count ->
    [one] { $count } Schurke
   *[other] { $count } Schurken
}
boat-l-out = Boot links außen
boat-l-mid = Boot links Mitte
boat-l-in = Boot links innen
boat-r-in = Boot rechts innen
boat-r-mid = Boot rechts Mitte
boat-r-out = Boot rechts außen
dock-dl-out = Anleger links außen
dock-dl-in = Anleger links innen
dock-dr-in = Anleger rechts innen
dock-dr-out = Anleger rechts außen
berth = { $dock } ({ $pier })
pier-bazaar = Basar
pier-town-square = Stadtplatz
pier-black-market = Schwarzmarkt
sizes-small = kleine Waren
sizes-large = große Waren
sizes-both = kleine und große Waren
# Was eine Ware am besten Steg brächte, wenn jetzt Markt wäre.
worth-none = {""}
worth = {" "}· { $gold ->
    [0] noch keine Käufer an Land
   *[other] jetzt { $gold } Gold ({ $pier })
}{ $sea ->
    [0] {""}
   *[other] , { $sea } auf See
}
passenger = { $adventurer } vom { $boat }
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
hall-red = Gildenhaus der Krieger
hall-green = Gildenhaus der Barden
hall-blue = Gildenhaus der Zauberer
hall-yellow = Gildenhaus der Adligen
good-small = kleine { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
} Ware
good-large = große { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
} Ware
icon-red = { $count ->
    [one] { $count } rotes Gildensymbol
   *[other] { $count } rote Gildensymbole
}
icon-green = { $count ->
    [one] { $count } grünes Gildensymbol
   *[other] { $count } grüne Gildensymbole
}
icon-blue = { $count ->
    [one] { $count } blaues Gildensymbol
   *[other] { $count } blaue Gildensymbole
}
icon-yellow = { $count ->
    [one] { $count } gelbes Gildensymbol
   *[other] { $count } gelbe Gildensymbole
}
icon-corruption = { $count ->
    [one] { $count } Korruptionssymbol
   *[other] { $count } Korruptionssymbole
}
icons-none = kein Symbol
corruption-card = eine Korruptionskarte ({ $icons })
corruption-card-hidden = eine Korruptionskarte
staff = { $number ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[4] vierter
} Teamplatz
hour = { $hour } Uhr
hour-late = 12 Uhr + { $late } Std.
half-hour = { $hour }:30 Uhr
position-hand = dem Uhrzeiger hinter { $hour } Uhr
clock-hand = Zeiger hinter { $hour } Uhr
rogues-criminals = Kriminelle
rogues-cultists = Kultisten
rogues-robbers = Räuber
roguery-criminals = Kriminelle, die nur Platz wegnehmen
roguery-cultists = Kultisten, die sich für je eine Korruptionskarte als Kunden gewinnen lassen
roguery-robbers = Räuber, die für eine Korruptionskarte einen Kunden auf ein anderes Boot verschleppen
reason-action = {" "}als Teil der Kosten
reason-hand = {" "}für den Uhrzeiger
reason-black-market = {" "}für Verkäufe auf dem Schwarzmarkt
reason-cultists = {" "}für den Schurken
reason-robbers = {" "}für die Dienste der Räuber
reason-shop = {""}
space-recruit = das Feld Anwerben
space-use-staff = das Feld Team einsetzen
duty-overseer = 1 eigene Korruptionskarte abwerfen
deed-discard-one = 1 eigene Korruptionskarte abwerfen
deed-discard-three = bis zu 3 eigene Korruptionskarten abwerfen
deed-gain-good = eine { $good } für den Verkaufsstand
deed-draw-to-boat = einen Abenteurer ziehen und auf ein Boot setzen
deed-boat-to-pier = einen Abenteurer von einem Boot auf einen Steg setzen
deed-boat-to-hall = einen Kunden von einem Boot in sein Gildenhaus setzen
deed-boat-to-bag = einen Abenteurer von einem Boot in den Beutel legen
deed-boat-to-boat = einen Abenteurer von einem Boot auf ein anderes setzen
talent-discard-one = Eine Korruptionskarte wird abgeworfen
talent-discard-three = Bis zu 3 Korruptionskarten werden abgeworfen
talent-gain-good = Eine { $good } kommt mit
talent-draw-to-boat = Ein Abenteurer mehr kommt auf ein Boot
talent-boat-to-pier = Ein Abenteurer geht von einem Boot auf einen Steg
talent-boat-to-hall = Ein Kunde geht von einem Boot in sein Gildenhaus
talent-boat-to-bag = Ein Abenteurer kommt von einem Boot zurück in den Beutel
talent-boat-to-boat = Ein Abenteurer wechselt das Boot
obstacle-no-card = Es ist keine Korruptionskarte zum Abwerfen da
obstacle-no-good = Von dieser Ware ist nichts mehr da
obstacle-docks-taken = Alle Anleger sind belegt, kein Boot wird mehr beladen
obstacle-nobody-in-bag = Der Beutel ist leer
obstacle-nobody-to-send = Niemand an Bord der Boote lässt sich so versetzen
cost = { $hours ->
    [0] { $corruption ->
        [0] nichts
        [one] { $corruption } Korruptionskarte
       *[other] { $corruption } Korruptionskarten
    }
    [one] { $hours } Stunde{ $corruption ->
        [0] {""}
        [one] {" "}und { $corruption } Korruptionskarte
       *[other] {" "}und { $corruption } Korruptionskarten
    }
   *[other] { $hours } Stunden{ $corruption ->
        [0] {""}
        [one] {" "}und { $corruption } Korruptionskarte
       *[other] {" "}und { $corruption } Korruptionskarten
    }
}
sale = { $crowd } zu je { $price } Gold
line-sales = Verkäufe
    .how = Der Preis jeder verkauften Ware, einmal für jeden Kunden ihrer Farbe auf dem Steg.
line-sponsorship = Förderung
    .how = Jedes Fördersymbol bringt so viel Gold, wie Kunden in seinem Gildenhaus sind.
line-trade = andere Einnahmen des Ladens
    .how = Was ein Laden nach seinen eigenen Regeln sonst noch einnimmt.
line-renown = Gildensymbole
    .how = Am Ende bringt jedes Gildensymbol so viel Gold, wie Kunden in seinem Gildenhaus sind.
line-disgrace = Korruptionssymbole
    .how = Am Ende kostet jedes Korruptionssymbol so viel Gold, wie Schurken im Unterschlupf sind.
tie-1 = unverkaufte Waren
tie-2 = Korruptionskarten (weniger ist besser)
option-name-townsfolk = Städter
option-name-townsfolk-locals_mercenaries = Einheimische und Söldner
option-name-townsfolk-locals_sailors = Einheimische und Seeleute
option-name-townsfolk-mercenaries_sailors = Söldner und Seeleute
option-name-townsfolk-all = Einheimische, Söldner und Seeleute
option-name-rogues = Schurkenkarte
option-name-rogues-criminals = Kriminelle: ohne Wirkung
option-name-rogues-cultists = Kultisten: Schurken auf einem Steg kaufen für eine Korruptionskarte
option-name-rogues-robbers = Räuber: Wer einen Schurken an Bord bringt, darf für eine Korruptionskarte einen Kunden umsetzen
option-name-rogues-lot = durch das Los
option-name-merchants = Die Händler werden
option-name-merchants-chosen = der Reihe nach gewählt
option-name-merchants-lot = ausgelost
option-name-peddler = Auch zu zweit gegen den Hausierer
option-name-peddler_level = Stufe des Hausierers
option-name-peddler_level-normal = normal
option-name-peddler_level-hard = schwer
option-name-smelter_counts = Metallurg und Lehrling dürfen auch an den Schmelzofen

## The board

board-colour = Farbe
board-figure = Platz der Figur
board-round = Runde
board-rogues = Schurkenkarte
board-recruiting = Kostet { $hours ->
    [0] {""}
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}{ $corruption ->
    [0] {""}
    [one] {" "}und { $corruption } Korruptionskarte
   *[other] {" "}und { $corruption } Korruptionskarten
}
board-clock = Uhr
board-marker = Marktmarker
board-icons = Abenteurersymbole, eine halbe Stunde nach
board-hands = Uhrzeiger
board-free-hands = Freie Uhrzeiger
board-mice = Mäuse
board-stacks = Zeitmarker, von unten
board-next-hour = Nächste Stunde
board-next-hand = Nächster Uhrzeiger
board-boats = Boote
board-code = Welches
board-place = Ort
board-aboard = An Bord
board-piers = Stege
board-market = Offener Markt
board-pier = Steg
board-seller = Es verkauft
board-won-over = Gewonnene Schurken
board-buyers = Kunden
board-pays = Bringt ein
board-price = Preis je Kunde
board-crowd = Abenteurer
board-halls = Gildenhäuser
board-lair = Schurken im Unterschlupf
board-bag = Abenteurerbeutel
board-drawn = Aus dem Beutel
board-plaza = Städter auf dem Marktplatz
board-townsfolk = Städter
board-hours = Stunden
board-corruption = Korruptionskarten
board-townsfolk-deck = Städterstapel
board-corruption-deck = Korruptionsstapel
board-corruption-discard = Abgeworfene Korruption
board-players = Händler
board-merchant = Händler
board-gold = Gold
board-hour = Stunde
board-stall = Verkaufsstand
board-supply = Vorrat
board-staff = Team
board-faction-icons = Gildensymbole des Teams
board-corruption-icons = Korruptionssymbole des Teams
board-icons-active = Aktive Fördersymbole
board-shop = Laden
board-warrior = Krieger
board-bard = Barden
board-wizard = Zauberer
board-noble = Adlige
board-rogue = Schurken
board-sea = auf See
board-away = fort
board-cove = Die Bucht
board-hall-red = Gildenhaus der Krieger
board-hall-green = Gildenhaus der Barden
board-hall-blue = Gildenhaus der Zauberer
board-hall-yellow = Gildenhaus der Adligen
board-pier-bazaar = Basar
board-pier-town-square = Stadtplatz
board-pier-black-market = Schwarzmarkt
board-oclock = { $hour } Uhr
board-late = 12 Uhr + { $late } Std.
board-half-past = { $hour }:30: { $number ->
    [one] { $number } Abenteurer kommt an Bord
   *[other] { $number } Abenteurer kommen an Bord
}
board-own-shop = Mein Laden
board-pages = Seiten
board-visit = Laden von { $name }
board-small = klein
board-large = groß
board-criminals = Kriminelle
board-cultists = Kultisten
board-robbers = Räuber
board-signs = Weitere Zeichen
board-small-good = kleine Ware
board-large-good = große Ware
board-icon-shield = Fördersymbol: zahlt bei jedem Markt
board-icon-round = Gildensymbol: zahlt in der Schlusswertung
board-icon-bolt = Förderung, sofort gezahlt
board-locals = Einheimische
board-mercenaries = Söldner
board-sailors = Seeleute
board-goes-to = geht nach
board-once-more = noch einmal drehen oder würfeln

## Prompts

prompt-over = Das Spiel ist zu Ende.
prompt-choose-merchant = { $seat }: Welcher Händler soll es sein?
prompt-choose-space = { $seat }: Auf welches Aktionsfeld geht die Figur? Sie darf nicht bleiben, wo sie steht.
prompt-choose-way = { $seat }: Auf { $hour } mit noch { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}: weiter zur nächsten Stunde oder auf den Uhrzeiger?
prompt-choose-boat = { $seat }: Der Beutel bringt { $adventurer }. Welches Boot nimmt ihn auf?
prompt-choose-dock = { $seat }: Das { $boat } ist voll. An welchem Anleger legt es an?
prompt-rob-customer = { $seat }: Für eine Korruptionskarte verschleppen die Räuber einen Kunden vom { $boat } auf ein anderes Boot. Welchen?
prompt-shift-customer = { $seat }: Die Räuber verschleppen { $adventurer }. Auf welches Boot?
prompt-win-rogues-over = { $seat }: Eine Korruptionskarte ziehen, damit ein Schurke auf dem { $pier } wie ein Kunde jeder Farbe kauft? Noch { $left ->
    [one] { $left } Schurke
   *[other] { $left } Schurken
} zu gewinnen. Dort: { $crowd }; gehandelt werden { $sizes }.
prompt-sell-goods = { $seat }: Was wird auf dem { $pier } verkauft ({ $sizes })? Dort: { $crowd }{ $won ->
    [0] {""}
    [one] {"; "}{ $won } Schurke kauft mit
   *[other] {"; "}{ $won } Schurken kaufen mit
}.{ $smuggles ->
    [1] {" "}Wer hier etwas verkauft, zieht am Ende des Markts eine Korruptionskarte: { $least } bis { $most } Korruptionssymbole, von denen jedes jetzt { $lair } Gold kosten würde.
   *[0] {""}
}
prompt-recruit = { $seat }: Wer vom Marktplatz wird angeworben?
prompt-choose-slot = { $seat }: Welchen Teamplatz bekommt „{ $townsfolk }“?
prompt-use-staff = { $seat }: { $used ->
    [0] Welche Fähigkeit des Teams einsetzen?
   *[other] Welche Fähigkeit des Teams als nächste einsetzen?
}
prompt-discard-corruption = { $seat }: { $most ->
    [1] Welche Korruptionskarte abwerfen?
   *[other] Welche Korruptionskarten abwerfen, bis zu { $most }?
}
prompt-choose-passenger = { $seat }: { $to ->
    [boat-to-pier] Wer geht von einem Boot auf einen Steg?
    [boat-to-hall] Welcher Kunde geht von einem Boot in sein Gildenhaus?
    [boat-to-bag] Wer kommt von einem Boot in den Beutel?
   *[boat-to-boat] Wer wechselt das Boot?
}
prompt-choose-pier = { $seat }: An welchem Steg { $adventurer } absetzen?
prompt-change-boat = { $seat }: Auf welches Boot { $adventurer } umsetzen?

## Options

option-recruit = Anwerben
option-choose-space-recruit = Städter anwerben: sofort eine Fähigkeit, später einer im Team · die Kosten hängen vom Platz ab
option-use-staff = Team einsetzen
option-choose-space-use-staff = Team einsetzen{ $idle ->
    [1] {""}
   *[0] {": "}{ $abilities }
}{ $idle ->
    [1] , ohne Wirkung
   *[0] {""}
}{ $vain ->
    [1] , aber zurzeit gibt es nichts zu tun
   *[0] {""}
}
option-townsfolk = { $it }
option-recruit-townsfolk = { $it }: { $does }{ $vain ->
    [1] {" "}(findet zurzeit nichts zu tun)
   *[0] { $worth }
} · { $icons }
option-staff = { $it }
option-use-staff-staff = { $ability } ({ $townsfolk }): { $does }{ $vain ->
    [1] {" "}· findet zurzeit nichts zu tun
   *[0] {""}
}
option-choose-slot-staff = { $taken ->
    [1] { $ability }, anstelle von „{ $townsfolk }“: { $does }
   *[0] { $ability }, freier Platz: { $does }
}
option-boat = { $it }
option-choose-boat-boat = Auf das { $it }; an Bord: { $crowd }{ $fills ->
    [yes] . Es wird voll und legt an
    [maybe] . Es wird voll und legt an, wenn nicht vorher ein Kunde geraubt wird
   *[no] {""}
}
option-shift-customer-boat = Auf das { $it }; an Bord: { $crowd }{ $fills ->
    [yes] . Es wird voll und legt an
   *[no] {""}
}
option-change-boat-boat = Auf das { $it }; an Bord: { $crowd }{ $fills ->
    [yes] . Es wird voll und legt an
    [maybe] . Es wird voll und legt an, wenn nicht vorher ein Kunde geraubt wird
   *[no] {""}
}
option-dock = { $it }
option-choose-dock-dock = Am { $it }: Alle gehen zum { $pier } ({ $sizes }){ $gold ->
    [-1] {""}
   *[other] {" "}· deine Waren dort: dann { $gold } Gold
}{ $smuggles ->
    [1] {" "}· wer dort verkauft, zieht eine Korruptionskarte mit { $least } bis { $most } Symbolen zu derzeit je −{ $lair } Gold
   *[0] {""}
}
option-pier = { $it }
option-choose-pier-pier = Auf dem { $it } ({ $sizes }); dort: { $crowd }{ $smuggles ->
    [1] {" "}· wer dort verkauft, zieht eine Korruptionskarte mit { $least } bis { $most } Symbolen zu derzeit je −{ $lair } Gold
   *[0] {""}
}
option-passenger = { $it }
option-choose-passenger-passenger = Vom { $boat } { $adventurer } nehmen
option-rob-customer-passenger = Eine Korruptionskarte ziehen und { $adventurer } vom { $boat } verschleppen
option-corruption = { $it }
option-discard-corruption-corruption = Abwerfen: { $it }
option-good = { $it }
option-sell-goods-good = Für { $gold } Gold { $ware } verkaufen: { $buyers ->
    [one] { $buyers } Kunde × { $price } Gold
   *[other] { $buyers } Kunden × { $price } Gold
}{ $left ->
    [1] {""}
   *[other] {" "}({ $left } auf dem Stand)
}
option-colour = { $it }
option-hour = Nächste Stunde
option-choose-way-hour = Weiter auf { $next }{ $loads ->
    [0] {""}
    [1] {"; "}unterwegs werden die Boote einmal beladen
    [2] {"; "}unterwegs werden die Boote zweimal beladen
   *[other] {"; "}unterwegs werden die Boote { $loads }-mal beladen
}
option-hand = Uhrzeiger
option-choose-way-hand = Auf den Uhrzeiger: eine Stunde mehr zum Arbeiten, aber eine Korruptionskarte, und kein Boot wird beladen
option-pay = Eine Korruptionskarte ziehen
option-win-rogues-over-pay = Eine Korruptionskarte ziehen und einen Schurken gewinnen
option-pass = Passen
option-rob-customer-pass = Die Räuber in Ruhe lassen
option-win-rogues-over-pass = Weiter zum Verkauf
option-sell-goods-pass = Den Verkauf hier beenden
option-use-staff-pass = Niemanden mehr einsetzen
option-discard-corruption-pass = Das Abwerfen beenden

## Events

event-rogues-agreed = Schurken dieses Spiels, wie vereinbart: { $roguery }. { $number ->
    [one] { $number } beginnt
   *[other] { $number } beginnen
} im Unterschlupf, { $number2 } im Beutel.
event-rogues-drawn = Schurken dieses Spiels, durch das Los: { $roguery }. { $number ->
    [one] { $number } beginnt
   *[other] { $number } beginnen
} im Unterschlupf, { $number2 } im Beutel.
event-townsfolk-shuffled = Städter dieses Spiels: { $townsfolk-types }. Ihre { $number } Karten werden gemischt.
event-plaza-opened = Auf dem Marktplatz, vom teuersten Platz zum billigsten: „{ $townsfolk }“, „{ $townsfolk2 }“, „{ $townsfolk3 }“ und „{ $townsfolk4 }“.
event-merchant-chosen = { $seat } wählt den Händler: { $merchant }.
event-merchant-drawn = { $seat } zieht den Händler durch das Los: { $merchant }.
event-order-drawn = Die Zeitmarker werden durch das Los gestapelt, und wer zuoberst liegt, beginnt. Von oben: { $lineup }.
event-order-behind-peddler = Die Zeitmarker werden gestapelt, der des Hausierers immer zuoberst, und wer zuoberst liegt, beginnt. Von oben: { $lineup }.
event-round-opened = Runde { $number } von 3 beginnt: Alle Zeitmarker liegen auf { $hour }, von oben { $lineup }, und der Marktmarker steht auf { $hour2 }.
event-boat-boarded = Das { $boat } kommt in Sicht; an Bord: { $crowd }.
event-rogues-set-aside = Bei der Ankunft kommen nur Kunden an Bord: { $number ->
    [one] { $number } gezogener Schurke kommt
   *[other] { $number } gezogene Schurken kommen
} zurück in den Beutel.
event-production-began = Die Läden öffnen: Die Produktionsphase beginnt.
event-production-ended = Alle Zeitmarker haben { $hour } erreicht: Die Produktion endet, der Markt öffnet.
event-selling-order = An jedem Steg wird nacheinander verkauft; wer auf der Uhr am weitesten vorn liegt, zuerst: { $lineup }.
event-boat-turned-away = Das { $boat } ist noch auf See und dreht ab. In die Gildenhäuser oder den Unterschlupf gehen: { $crowd }.
event-purse-counted = { $seat } besitzt { $number } Gold nach Runde { $number2 }.
event-round-ended = Runde { $number } ist zu Ende: Die Abenteurer auf den Stegen kommen zurück in den Beutel, und alle Boote stechen wieder in See.
event-mouse-left = Die Maus vom { $clock-hand } geht auf { $hour }: Der Zeiger ist von nun an frei, diese Stunde gesperrt.
event-space-taken = { $seat } wählt { $space }.
event-space-taken-in-vain = { $seat } kann im ganzen Laden nichts tun und wählt { $space }, nur um Zeit verstreichen zu lassen.
event-hours-spent = { $seat } zahlt dafür { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}, ab { $position }.
event-no-hours-spent = { $seat } hat keine Stunde zu zahlen: Der Zeitmarker bleibt, wo er ist.
event-icon-passed = { $seat } überschreitet { $half-hour } und bringt { $number ->
    [one] { $number } Abenteurer
   *[other] { $number } Abenteurer
} auf die Boote.
event-icon-ignored = { $seat } überschreitet { $half-hour }, doch alle Anleger sind belegt: Niemand kommt mehr an Bord.
event-hand-entered = { $seat } geht auf den Uhrzeiger hinter { $hour }: eine Stunde mehr zum Arbeiten, kein Boot wird beladen, und es kostet eine Korruptionskarte.
event-marker-moved = Da alle Anleger belegt sind, rückt der Marktmarker auf { $hour }, direkt vor den vordersten Zeitmarker: Wer ihn erreicht, ist für diese Runde fertig.
event-marker-reached = { $seat } hat den Marktmarker auf { $hour } erreicht und ist für diese Runde fertig.
event-docks-full = Alle vier Anleger sind belegt: In dieser Runde wird kein Boot mehr beladen.
event-corruption-drawn = { $seat } zieht { $corruption-card }{ $reason }.
event-corruption-discarded = { $seat } wirft { $corruption-card } ab.
event-corruption-kept = { $seat } wirft keine Korruptionskarte ab.
event-corruption-reshuffled = Der Korruptionsstapel ist aufgebraucht: { $number ->
    [one] Die einzige abgeworfene Karte wird
   *[other] Die { $number } abgeworfenen Karten werden gemischt und
} zum neuen Stapel.
event-no-corruption-left = { $seat } zieht keine Korruptionskarte: Es ist keine mehr da.
event-bag-empty = { $seat } findet niemanden im Beutel.
event-adventurer-drawn = { $seat } zieht { $adventurer } aus dem Beutel.
event-adventurer-loaded = { $seat } setzt { $adventurer } auf das { $boat }.
event-boat-docked = { $seat } legt mit dem vollen { $boat } am { $berth } an. An Land gehen: { $crowd }.
event-boat-docked-last = { $seat } legt mit dem vollen { $boat } am letzten freien Anleger dieser Seite an, { $berth }. An Land gehen: { $crowd }.
event-boat-removed = Das { $boat } findet keinen Anleger mehr und fährt davon. In die Gildenhäuser oder den Unterschlupf gehen: { $crowd }.
event-customer-robbed = { $seat } lässt { $adventurer } vom { $boat } auf das { $boat2 } verschleppen.
event-townsfolk-recruited = { $seat } wirbt „{ $townsfolk }“ für { $cost } an: { $talent }.
event-ability-idle = { $seat } hat nichts von der Fähigkeit von „{ $townsfolk }“: { $obstacle }.
event-townsfolk-employed = { $seat } nimmt „{ $townsfolk }“ ins Team, als { $ability }; auf der Karte: { $icons }.
event-townsfolk-dismissed = { $seat } entlässt „{ $townsfolk }“, um Platz zu machen; die Karte kommt unter den Stapel.
event-townsfolk-joined = Die Städter auf dem Marktplatz rücken auf billigere Plätze nach, und „{ $townsfolk }“ kommt dazu.
event-townsfolk-left = „{ $townsfolk }“ hat auf dem billigsten Platz des Marktplatzes niemand angeworben; die Karte kommt unter den Stapel.
event-staff-used = { $seat } setzt das Team ein: { $ability }.
event-nothing-done = { $seat } lässt alles, wie es ist.
event-nothing-to-discard = { $seat } hat keine Korruptionskarte zum Abwerfen.
event-good-gained = { $seat } erhält { $ware } für den Verkaufsstand.
event-sent-to-pier = { $seat } schickt { $adventurer } vom { $boat } zum { $pier }.
event-sent-to-hall = { $seat } schickt { $adventurer } vom { $boat } ins Gildenhaus.
event-sent-to-bag = { $seat } schickt { $adventurer } vom { $boat } zurück in den Beutel.
event-sent-to-boat = { $seat } schickt { $adventurer } vom { $boat } auf das { $boat2 }.
event-pier-opened = Der Steg { $pier } öffnet ({ $sizes }). Dort: { $crowd }.
event-rogue-won-over = { $seat } gewinnt einen Schurken auf dem { $pier } als Kunden jeder Farbe.
event-ware-sold = { $seat } verkauft { $ware } für { $number } Gold: { $sale }.
event-goods-kept = { $seat } könnte auf dem { $pier } etwas verkaufen, behält es aber.
event-no-buyers = { $seat } hat Waren für den { $pier }, doch ihre Farben will dort niemand.
event-no-goods-to-sell = { $seat } hat für den { $pier } ({ $sizes }) nichts zu verkaufen.
event-market-ended = Alle Stege sind geschlossen. Wer auf dem Schwarzmarkt verkauft hat, zieht eine Korruptionskarte, und die Gildenhäuser zahlen ihre Förderung.
event-hall-paid = { $seat } erhält { $number2 } Gold Förderung: { $number ->
    [one] { $number } aktives Symbol
   *[other] { $number } aktive Symbole
} × { $some } im Gildenhaus.
event-hall-paid-at-once = { $seat } erhält sofort { $number2 } Gold Förderung: { $number } Gold × { $some } im Gildenhaus.
event-final-scoring = Der dritte Markt ist vorbei und damit das Spiel. Nun zählen die Symbole auf Team- und Korruptionskarten, je nachdem, wer in Gildenhäusern und Unterschlupf ist: { $crowd }.
event-gold-earned = { $seat } hat { $number } Gold durch { $number3 ->
    [0] Verkäufe und { $number2 } durch Förderung eingenommen
   *[other] Verkäufe, { $number2 } durch Förderung und { $number3 } sonst im Laden eingenommen
}.
event-hand-revealed = { $seat } deckt { $number ->
    [one] die einzige Korruptionskarte
   *[other] { $number } Korruptionskarten
} auf.
event-corruption-revealed = { $seat } hatte { $corruption-card }.
event-icons-scored = { $seat } gewinnt { $number2 } Gold: { $number ->
    [one] { $number } Gildensymbol
   *[other] { $number } Gildensymbole
} × { $some } im Gildenhaus.
event-corruption-scored = { $seat } verliert { $number2 } Gold: { $number ->
    [one] { $number } Korruptionssymbol
   *[other] { $number } Korruptionssymbole
} × { $some } im Unterschlupf.
event-gold-counted = { $seat } endet mit insgesamt { $number } Gold.
event-tie-broken-by-goods = { $seat } hat ebenso viel Gold wie { $mention }, aber mehr unverkaufte Waren: { $number } gegen { $number2 }.
event-tie-broken-by-cards = { $seat } hat ebenso viel Gold und unverkaufte Waren wie { $mention }, aber weniger Korruptionskarten: { $number } gegen { $number2 }.
event-solo-tie = { $seat } liegt mit dem Hausierer bei Gold, unverkauften Waren und Korruptionskarten gleichauf, und das genügt nicht.
event-solo-won = { $seat } schlägt den Hausierer mit { $number } gegen { $number2 } Gold und gewinnt das Spiel.
event-solo-lost = { $seat } schlägt den Hausierer mit { $number } gegen { $number2 } Gold nicht: Das Spiel ist verloren.
event-game-decided = { $seat } gewinnt das Spiel mit { $number } Gold.
event-victory-level = { $lineup } teilen sich den Sieg: Alle haben { $number } Gold und ebenso viele unverkaufte Waren und Korruptionskarten.

## Events that earlier versions told

event-rogues-came = Schurken dieses Spiels: { $rogues }. { $number } im Unterschlupf, { $number2 } im Beutel.
event-hourglass-stacked = { $seat } { $number ->
    [1] liegt mit dem Zeitmarker zuoberst und beginnt
   *[other] liegt mit dem Zeitmarker an { $number }. Stelle
}.
event-townsfolk-came = Neue Städterkarte auf dem Marktplatz: „{ $townsfolk }“, Platz { $number }.
event-round-began = Runde { $number } beginnt; alle Zeitmarker liegen auf { $hour }.
event-mouse-moved = Die Maus vom { $number ->
    [1] ersten
   *[other] zweiten
} Uhrzeiger geht auf { $hour }: Der Zeiger ist frei, diese Stunde gesperrt.
event-townsfolk-called = { $seat } wirbt „{ $townsfolk }“ vom Marktplatz an, Platz { $number }.
event-ability-lost = { $seat } kann die Fähigkeit von „{ $townsfolk }“ nicht nutzen: Sie findet nichts zu tun.
event-townsfolk-hired = { $seat } nimmt „{ $townsfolk }“ ins Team, als { $ability }.
event-good-sold = { $seat } verkauft { $ware } an { $number } Kunden für { $number2 } Gold.
event-sponsored = { $seat } hat { $number ->
    [one] { $number } Fördersymbol
   *[other] { $number } Fördersymbole
} für das { $hall } und erhält { $number2 } Gold.
event-sponsored-at-once = { $seat } erhält sofort { $number } Gold für das { $hall }.
event-renown-scored = { $seat } hat { $number ->
    [one] { $number } Gildensymbol
   *[other] { $number } Gildensymbole
} für das { $hall } und gewinnt { $number2 } Gold.
event-disgrace-scored = { $seat } hat { $number ->
    [one] { $number } Korruptionssymbol
   *[other] { $number } Korruptionssymbole
} und verliert { $number2 } Gold wegen des Unterschlupfs.
event-tie-by-goods = { $seat } liegt bei gleich viel Gold durch mehr unverkaufte Waren vorn ({ $number }).
event-tie-by-corruption = { $seat } liegt bei gleich viel Gold durch weniger Korruptionskarten vorn ({ $number }).
event-game-won = { $seat } gewinnt das Spiel.
event-victory-shared = { $seats } teilen sich den Sieg.

## Help

help-goal = Du führst einen Laden in der Bucht, mit eigenem Tableau und eigenen Regeln. In jeder von drei Runden kommen Abenteurer auf sechs Booten an. Du nutzt deine Stunden, um Waren in vier Farben und zwei Größen herzustellen, und bestimmst mit, welche Kunden an welchem der drei Stege landen. Auf dem Markt bringt eine Ware ihren Preis einmal für jeden Kunden ihrer Farbe auf dem Steg: Eine kleine blaue Ware bringt bei drei Zauberern 3 × 4 Gold. Auch Förderung und die Symbole deines Teams bringen Gold; Korruption kostet am Ende. Nach drei Runden gewinnt das meiste Gold.
    .title = Ziel des Spiels
    .ids = MC-GEN-4 MC-GEN-11 MC-FLOW-1 MC-MARKET-5 MC-SPON-1 MC-END-2 MC-END-3 MC-END-4

help-setup = Alle spielen verschiedene Händler und beginnen ohne Gold. Städterkarten von zwei oder allen drei Arten werden gemischt, vier liegen offen auf dem Marktplatz. In jedem Gildenhaus ist ein Kunde. Die übrigen 12 Krieger, 12 Barden, 8 Zauberer und 8 Adligen sind im Beutel. Die Schurkenkarte sagt, wie viele Schurken dazukommen und wie viele im Unterschlupf beginnen. Die Zeitmarker liegen in zufälliger Folge auf 1 Uhr, der oberste beginnt; der des Hausierers liegt ganz oben. Auf jedem Uhrzeiger sitzt eine Maus, der Marktmarker steht auf 12 Uhr. Fürs erste Spiel: Einheimische, Söldner, Kriminelle.
    .title = Vorbereitung
    .ids = MC-SETUP-2 MC-SETUP-3 MC-SETUP-5 MC-SETUP-6 MC-SETUP-7 MC-SETUP-9 MC-SETUP-10 MC-SETUP-12 MC-SETUP-13 E-58

help-round = Eine Runde ist ein Tag mit vier Phasen. Bootsphase: Zwei Abenteurer kommen auf jedes Boot. Produktionsphase: Wer auf der Uhr am weitesten hinten liegt, ist am Zug, bis alle Zeitmarker den Marktmarker erreicht haben; Boote, die noch auf See sind, bringen ihre Kunden dann in die Gildenhäuser und ihre Schurken in den Unterschlupf. Marktphase: Auf den drei Stegen wird nacheinander verkauft, danach die Förderung gezahlt. Die Aufräumphase bereitet den nächsten Tag vor. Auf den dritten Markt folgt die Schlusswertung. Gold, Stände, Team, Korruptionskarten und alles im Laden bleiben von Runde zu Runde.
    .title = Ablauf einer Runde
    .ids = MC-FLOW-1 MC-FLOW-2 MC-ARRIVE-2 MC-ENDP-1 MC-ENDP-3 MC-MARKET-9 MC-CLEAN-9

help-arrival = Zu Beginn einer Runde sind alle sechs Boote leer auf See, drei auf jeder Seite der Dracheninsel. Von links nach rechts kommen auf jedes zwei Abenteurer aus dem Beutel. Es gibt vier Arten von Kunden: Krieger kaufen rote Waren, Barden grüne, Zauberer blaue, Adlige gelbe. Zauberer und Adlige sind seltener (je 9, gegen je 13 Krieger und Barden) und zahlen mehr. Schurken sind grau und kaufen nichts. Bei Kriminellen und Räubern kommt ein jetzt gezogener Schurke zurück in den Beutel, bei Kultisten fährt er mit. Was im Beutel ist, kann man jederzeit sehen.
    .title = Ankunft und Abenteurer
    .ids = MC-GEN-2 MC-ARRIVE-1 MC-ARRIVE-2 MC-ARRIVE-3 MC-ARRIVE-4 MC-ARRIVE-5 E-15

help-turn = Am Zug ist, wessen Zeitmarker am weitesten hinten liegt, bei mehreren auf einem Feld der oberste. So kannst du mehrmals nacheinander an der Reihe sein. Setze deine Figur auf ein anderes Aktionsfeld deines Ladens: nie auf dasselbe, auch nicht über das Rundenende hinweg. Führe die Aktion aus; du darfst sie wählen, wenn wenigstens ein Teil möglich ist. Dann zahle: erst die Korruptionskarten der Kosten ziehen, dann den Zeitmarker um die Stunden vorrücken. Anwerben und Team einsetzen hat jeder Laden. Geht gar nichts, kostet ein anderes Feld außer Anwerben seine Stunden ohne Wirkung. Wer den Marktmarker erreicht, ist für die Runde fertig.
    .title = Ein Zug
    .ids = MC-TURN-0 MC-TURN-1 MC-TURN-2 MC-TURN-3 MC-TURN-4 MC-GEN-7 MC-ENDP-1 E-01

help-clock = Eine Stunde bringt deinen Zeitmarker ein Feld voran; dort kommt er auf die, die schon da sind. Sooft er 3:30, 6:30, 9:30 oder 11:30 Uhr überschreitet, belädst du die Boote. Bei zwei Plätzen zählen 9:30 und 11:30 doppelt, bei drei nur 11:30; der Hausierer zählt als Platz. Runde 1 beginnt um 1 Uhr, Runde 2 um 2, Runde 3 um 3. Der Marktmarker steht auf 12; sind alle vier Anleger belegt, rückt er direkt vor den vordersten Zeitmarker. Haben ihn alle erreicht, endet die Produktion. Wer darüber hinaus ist, kommt zurück, der Vorderste zuoberst, und verkauft zuerst.
    .title = Uhr
    .ids = MC-SETUP-11 MC-CLOCK-1 MC-CLOCK-2 MC-CLOCK-3 MC-CLOCK-4 MC-CLOCK-5 MC-CLOCK-6 MC-DOCK-4 MC-DOCK-6 MC-ENDP-1 MC-ENDP-2
    .about = Das Symbol bei 6:30 ist rekonstruiert.

help-hands = Ein Uhrzeiger ist ein zusätzliches Feld: Einer liegt hinter 6 Uhr, der andere hinter 9 Uhr. Solange eine Maus darauf sitzt, ist er gesperrt. Der erste ist in den Runden 2 und 3 frei, der zweite in Runde 3; die Mäuse gehen auf 1 Uhr und 2 Uhr und sperren diese. Auf 6 Uhr darfst du mit einer übrigen Stunde statt auf 7 Uhr auf den Zeiger gehen; der nächste Schritt führt auf 7 Uhr. So gewinnst du eine Stunde Arbeit. Dafür ziehst du sofort eine Korruptionskarte und belädst kein Boot, weil du 6:30 nicht überschreitest. Ein Zeiger kommt nach seiner Stunde und vor der nächsten.
    .title = Uhrzeiger und Mäuse
    .ids = MC-CLOCK-7 MC-CLOCK-8 MC-CLOCK-9 MC-CLOCK-10 MC-CLOCK-11 MC-CLOCK-12 MC-CLEAN-5 MC-CLEAN-6 E-10 E-11 E-13
    .about = Die Lage der Zeiger ist rekonstruiert.

help-boats = Um Boote zu beladen, ziehst du einen Abenteurer aus dem Beutel und setzt ihn dann auf ein Boot auf See, das Platz hat, egal auf welcher Seite. Auch Schurken steigen ein. Ein Boot fasst vier; wer den vierten einsteigen lässt, muss sofort anlegen. Suche also ein Boot mit Kunden für deine Waren und einen Steg, an dem du sie verkaufen kannst, oder verdirb anderen das Boot mit einem Schurken. Ist der Beutel leer, geschieht nichts. Am Ende der Produktion werden Boote auf See geleert: Kunden in ihre Gildenhäuser, Schurken in den Unterschlupf.
    .title = Boote beladen
    .ids = MC-SETUP-1 MC-LOAD-1 MC-LOAD-2 MC-LOAD-3 MC-LOAD-4 MC-LOAD-5 MC-ENDP-3 E-14

help-docks = Ein volles Boot legt auf seiner Seite an: links außen, von wo es zum Basar geht, oder links innen, zum Stadtplatz; rechts innen, ebenfalls zum Stadtplatz, oder rechts außen, zum Schwarzmarkt. Alle an Bord gehen auf diesen Steg, das leere Boot bleibt am Anleger. So können auf den Stadtplatz acht Abenteurer kommen, auf die anderen beiden je vier. Sind beide Anleger einer Seite belegt, fährt das dritte Boot dort davon: Kunden in ihre Gildenhäuser, Schurken in den Unterschlupf. Sind alle vier belegt, wird kein Boot mehr beladen, und der Marktmarker rückt vor.
    .title = Anleger und Stege
    .ids = MC-DOCK-1 MC-DOCK-2 MC-DOCK-3 MC-DOCK-4 MC-DOCK-5 MC-DOCK-7 E-66
    .about = Welcher Anleger zu welchem Steg führt, ist abgeleitet.

help-goods = Alle Händler stellen Waren in vier Farben und zwei Größen her; nur die Namen sind verschieden. Die Farbe sagt, wer kauft: rot Krieger, grün Barden, blau Zauberer, gelb Adlige. Die Größe sagt, wo: große auf dem Basar, kleine auf dem Stadtplatz, beide auf dem Schwarzmarkt. Der Preis je Kunde ist 3 Gold für kleine rote und grüne Waren, 4 für blaue und gelbe; große bringen 6 und 8. Was du herstellst, kommt aus dem Vorrat auf deinen Verkaufsstand, den alle sehen und der nie voll ist. Der Vorrat ist begrenzt: Ist kein Stück mehr da, geht es nicht. Verkauftes kommt dorthin zurück, der Rest bleibt für den nächsten Markt.
    .title = Waren und Verkaufsstand
    .ids = MC-GEN-3 MC-GEN-4 MC-GEN-5 MC-GEN-6 MC-MARKET-7 E-85

help-market = Die Stege kommen von links nach rechts dran: Basar (große Waren), Stadtplatz (kleine), Schwarzmarkt (beide). An jedem verkaufen alle der Reihe nach, der oberste Zeitmarker zuerst: beliebig viele passende Waren oder keine. Eine Ware bringt ihren Preis mal die Zahl der Kunden ihrer Farbe auf diesem Steg; ohne solche Kunden ist sie dort unverkäuflich. Kunden werden nicht verbraucht: Sie zählen für jede Ware und für alle Händler voll. Vier Krieger zahlen also 12 Gold für jede kleine rote Ware. Wer auf dem Schwarzmarkt verkauft hat, zieht danach eine Korruptionskarte. Dann zahlen die Gildenhäuser. Erst beim Aufräumen gehen die Kunden in den Beutel zurück.
    .title = Markt
    .ids = MC-MARKET-1 MC-MARKET-2 MC-MARKET-3 MC-MARKET-4 MC-MARKET-5 MC-MARKET-6 MC-MARKET-7 MC-MARKET-8 MC-MARKET-9 MC-CLEAN-1 E-31

help-halls = Jede Gilde hat ein Haus: Krieger, Barden, Zauberer, Adlige. Dorthin kommen Kunden von Booten, die keinen Anleger fanden oder am Ende der Produktion noch auf See waren, oder durch Seeleute, und bleiben bis zum Spielende. Ein Haus ist so viel Gold wert, wie Kunden darin sind. Aktive Fördersymbole deines Ladens bringen das in jeder Marktphase nach allen Verkäufen, jedes Symbol für sich. Sofort-Förderung bringt es einmal, in diesem Augenblick. Runde Gildensymbole auf Team- und Korruptionskarten bringen es in der Schlusswertung. Schurken solcher Boote gehen in den Unterschlupf: Jedes Korruptionssymbol kostet dort am Ende so viel Gold, wie Schurken darin sind.
    .title = Gildenhäuser und Förderung
    .ids = MC-SPON-1 MC-SPON-2 MC-SPON-3 MC-SPON-4 MC-DOCK-3 MC-ENDP-3 MC-END-2 MC-ROGUE-3 E-65

help-corruption = Korruptionskarten ziehst du als Kosten mancher Aktionen, auf einem Uhrzeiger, nach Verkäufen auf dem Schwarzmarkt, für manche Schurkenkarten und im Laden. Nur du siehst deine Karten, alle sehen ihre Zahl. In der Schlusswertung kostet jedes Korruptionssymbol auf ihnen und auf deinem Team so viel Gold, wie Schurken im Unterschlupf sind; jedes Gildensymbol auf ihnen bringt so viel, wie Kunden im Gildenhaus sind. Von 60 Karten haben 24 ein Korruptionssymbol, 24 zwei und ein Gildensymbol, 12 vier und zwei Gildensymbole. Mit dem Aufseher und mit Einheimischen wirft man Karten verdeckt ab.
    .title = Korruption
    .ids = MC-GEN-8 MC-GEN-9 MC-GEN-10 MC-MARKET-8 MC-CLOCK-9 MC-STAFF-2 MC-END-1 MC-END-2 MC-END-3 E-24
    .about = Was auf Korruptionskarten steht, ist rekonstruiert.

help-rogues = Eine Schurkenkarte gilt das ganze Spiel. Kriminelle (2 Schurken im Unterschlupf, 6 im Beutel) tun nichts. Kultisten (1 und 5) kommen auch in der Bootsphase. Bevor du an einem Steg verkaufst, darfst du für jeden Schurken dort eine Korruptionskarte ziehen: Er zählt dann als Kunde jeder Farbe für alles, was du dort jetzt verkaufst. Dazu brauchst du eine Ware passender Größe. Räuber (2 und 5): Wer einen Schurken auf ein Boot setzt, darf eine Korruptionskarte ziehen und einen Kunden dieses Boots auf ein anderes Boot auf See mit Platz setzen, bevor ein Boot anlegt. Sonst kaufen Schurken nichts.
    .title = Schurkenkarte
    .ids = MC-ROGUE-1 MC-ROGUE-2 MC-ROGUE-3 MC-ROGUE-4 MC-ROGUE-5 MC-ROGUE-6 MC-ROGUE-7 E-32 E-82
    .about = Die Zahl der Schurken ist rekonstruiert.

help-plaza = Vier Städter liegen offen auf dem Marktplatz. Wirb einen an: Seine Fähigkeit wirkt sofort, so weit es geht. Dann kommt er auf einen Platz deiner Teamtafel, einen freien oder den eines anderen, der unter den Stapel geht; ab jetzt kannst du die Teamfähigkeit dieses Platzes einsetzen. Zuletzt zahlst du, was sein Platz auf dem Marktplatz kostet: von links 2 Stunden und eine Korruptionskarte, 2 Stunden, 1 Stunde und eine Korruptionskarte, 1 Stunde. Dann rücken die anderen nach rechts, links kommt jemand Neues. Warten macht sie also billiger; nach einer Runde geht, wer ganz rechts liegt.
    .title = Marktplatz und Anwerben
    .ids = MC-RECRUIT-1 MC-RECRUIT-2 MC-RECRUIT-3 MC-RECRUIT-4 MC-RECRUIT-5 MC-RECRUIT-6 MC-RECRUIT-7 MC-RECRUIT-8 MC-CLEAN-2 E-80
    .about = Die Kosten sind rekonstruiert.

help-townsfolk = Von drei Arten mit je zwölf Karten sind zwei oder alle im Spiel. Einheimische lassen dich eine eigene Korruptionskarte abwerfen, manche bis zu drei, und haben viele Gildensymbole. Söldner bringen eine bestimmte Ware aus deinem Vorrat auf den Stand, manche aber auch Korruptionssymbole. Seeleute bewegen Abenteurer: einen aus dem Beutel auf ein Boot, oder von einem Boot auf einen Steg, ins Gildenhaus (nur Kunden), in den Beutel oder auf ein anderes Boot auf See. Die Fähigkeit wirkt einmal beim Anwerben und muss genutzt werden, wenn es geht; sonst verfällt sie. Symbole zählen am Ende.
    .title = Städter
    .ids = MC-TOWN-1 MC-TOWN-2 MC-TOWN-3 MC-TOWN-4 MC-TOWN-5 MC-TOWN-6 MC-TOWN-7 MC-TOWN-8 MC-TOWN-9 MC-TOWN-10 MC-RECRUIT-8 E-30
    .about = Was welche Karte kann, ist rekonstruiert.

help-staff = Deine Teamtafel hat vier Plätze, jeder mit einer Fähigkeit deines Händlers; der letzte ist in jedem Laden der Aufseher. Wen du anwirbst, der macht die Fähigkeit des gewählten Platzes nutzbar, ab einem späteren Zug. Die Aktion Team einsetzen, meist für 2 Stunden, nutzt eine oder mehrere besetzte Fähigkeiten, jede höchstens einmal, in beliebiger Folge und jede ganz, bevor die nächste kommt. Ein volles Team erledigt also vier Dinge in einer Aktion. Der Aufseher wirft eine deiner Korruptionskarten ab. Auch eine Fähigkeit, die nichts bewirkt, darf man wählen. Am Ende zählen die Symbole der Teamkarten, nicht die ersetzter Karten.
    .title = Team
    .ids = MC-STAFF-1 MC-STAFF-2 MC-RECRUIT-3 MC-RECRUIT-8 MC-END-2 E-71 E-73 E-95

help-cleanup = Nach Runde 1 und 2: Alle Abenteurer auf den Stegen kommen zurück in den Beutel; in Gildenhäusern und Unterschlupf bleiben sie. Die rechte Karte des Marktplatzes kommt unter den Stapel, die anderen rücken nach, eine neue kommt. Die leeren Boote stechen in See. Manche Läden haben etwas zu tun. Eine Maus geht von einem Uhrzeiger auf die niedrigste Stunde und gibt den Zeiger frei. Der Stapel der Zeitmarker kommt in gleicher Folge auf die erste Stunde ohne Maus: Wer zuletzt zuerst verkauft hat, ist zuerst am Zug. Der Marktmarker geht zurück auf 12 Uhr. Alles andere bleibt. Nach Runde 3 wird nicht aufgeräumt.
    .title = Aufräumen
    .ids = MC-CLEAN-1 MC-CLEAN-2 MC-CLEAN-3 MC-CLEAN-4 MC-CLEAN-5 MC-CLEAN-6 MC-CLEAN-7 MC-CLEAN-8 MC-CLEAN-9 MC-FLOW-2

help-end = Nach dem dritten Markt werden alle Korruptionskarten aufgedeckt. Jedes Gildensymbol auf deinen Team- und Korruptionskarten bringt so viel Gold, wie Kunden in seinem Gildenhaus sind. Jedes Korruptionssymbol darauf kostet so viel Gold, wie Schurken im Unterschlupf sind; du kannst sogar unter 0 fallen. Das meiste Gold gewinnt. Bei Gleichstand entscheiden mehr unverkaufte Waren auf dem Stand, dann weniger Korruptionskarten; sonst ist der Sieg geteilt. Allein musst du vor dem Hausierer liegen: Ist alles gleich, hast du nicht gewonnen.
    .title = Schlusswertung
    .ids = MC-END-1 MC-END-2 MC-END-3 MC-END-4 MC-END-5 MC-PEDDLER-39 E-62 E-63 E-92

# Was eine Wahl bringt.

gain-gold = Gold
gain-corruption = { $number ->
    [one] Korruptionskarte
   *[other] Korruptionskarten
}
gain-staff = Team
gain-turns = { $number ->
    [one] Zug vor dem Markt
   *[other] Züge vor dem Markt
}
    .gone = beendet deine Runde: kein Zug mehr vor dem Markt
gain-hours = { $number ->
    [one] Stunde verbraucht
   *[other] Stunden verbraucht
}
gain-good = { $it }
gain-colour = Förderung ({ $it })
gain-ichors = { $number ->
    [one] Ichor im Abfall
   *[other] Ichor im Abfall
}
## Why something cannot be chosen

why-merchant-taken = { $seat } spielt diesen Händler schon.
why-figure-stands-there = Hier steht deine Figur, und sie darf nicht bleiben.
why-plaza-empty = Der Marktplatz ist leer: Niemand lässt sich anwerben.
why-no-staff = Du hast noch kein Team: Wirb zuerst jemanden an.
why-staff-place-free = Auf diesem Teamplatz ist niemand.
why-staff-used-already = Diese Fähigkeit hast du schon eingesetzt; jede wirkt nur einmal.
why-boat-docked = Dieses Boot hat angelegt; an Bord geht es nur auf See.
why-boat-away = Dieses Boot ist für den Rest der Runde fort.
why-boat-full = Dieses Boot ist voll: { $number } sind an Bord.
why-boat-same = Es muss ein anderes Boot sein als das bisherige.
why-dock-other-side = Ein Boot legt nur auf seiner Seite der Insel an.
why-dock-taken = An diesem Anleger liegt schon ein Boot.
why-not-aboard = Davon ist niemand an Bord dieses Boots.
why-rogue-without-hall = Schurken haben kein Gildenhaus; nur Kunden gehen dorthin.
why-no-other-boat = Kein anderes Boot auf See hat einen freien Platz.
why-only-customers-robbed = Die Räuber verschleppen nur Kunden, keine Schurken.
why-other-boat-robbed = Die Räuber holen nur jemanden vom { $boat }, auf das der Schurke kam.
why-no-corruption-card = Das kostet eine Korruptionskarte, und es gibt keine mehr zu ziehen.
why-no-cultists = Schurken kaufen nur, wenn die Kultisten im Spiel sind.
why-no-rogue-there = Auf dem { $pier } ist kein Schurke mehr zu gewinnen.
why-no-good-for-pier = Du hast keine Ware, die auf dem { $pier } gehandelt wird.
why-not-on-stall = Davon liegt nichts auf deinem Verkaufsstand.
why-wrong-size = Auf dem { $pier } werden nur { $sizes } gehandelt.
why-no-customer = Dafür braucht es { $adventurer }, und auf dem { $pier } ist keiner.
why-good-passed-over = Diese Ware hast du ausgelassen und seither eine andere verkauft: Nimm das zurück, wenn du beide verkaufen willst.
why-card-passed-over = Diese Karte hast du behalten und seither eine andere abgeworfen: Nimm das zurück, wenn du beide abwerfen willst.
why-same-icons = Sie hat dieselben Symbole wie eine andere Karte, die du wählen kannst.
why-not-in-supply = Davon ist nichts mehr in deinem Vorrat.
why-spaces-later = Ein Aktionsfeld wählst du zu Beginn eines Zuges; beantworte erst, was jetzt gefragt ist.
why-townsfolk-later = Städter vom Marktplatz wirbst du mit der Aktion Anwerben an.
why-staff-later = Fähigkeiten des Teams nutzt du mit der Aktion Team einsetzen.
why-boats-later = An Bord geht es, wenn ein Zeitmarker eine halbe Stunde mit Abenteurern passiert, und durch Seeleute, die jemand anwirbt.
why-docks-later = Ein Boot legt an, sobald vier an Bord sind.
why-piers-later = Am Markt wird auf einem Steg nach dem anderen verkauft, von links nach rechts.
why-goods-later = Waren vom Verkaufsstand werden am Markt verkauft.
why-clock-by-itself = Zeitmarker rücken um die Stunden vor, die Aktionen kosten.
why-cards-later = Korruptionskarten wirfst du ab, wenn ein Einheimischer oder dein Aufseher es erlaubt.
why-shop-later = Das gehört zu einer Aktion deines Ladens: Wähle zu Beginn eines Zuges erst deren Feld.

## Marks on the chart

mark-round-opened = Runde { $number }

# Was die Karten des Bretts sagen: wozu jedes Ding gut ist.

about-boat = Es fasst vier. Wer den vierten einsteigen lässt, legt sofort an, und alle an Bord gehen auf den Steg dieses Anlegers.
    .topic = boats

about-adventurer = Ein Kunde. Krieger kaufen rote Waren, Barden grüne, Zauberer blaue, Adlige gelbe; jeder auf dem Steg steigert, was sie einbringen.
    .topic = arrival

about-rogue = Schurken kaufen nichts, nehmen aber auf Booten und Stegen Platz weg. Im Unterschlupf machen sie Korruption am Ende teurer.
    .topic = rogues

about-bag = Abenteurer, die noch kommen. Alle dürfen wissen, wer darin ist; wer ein Boot belädt, zieht einen.
    .topic = arrival

about-dock = Hier legt ein volles Boot an, und alle an Bord gehen auf den Steg dahinter. Sind alle Anleger besetzt, kommt der Markt früher.
    .topic = docks

about-pier = Am Markt werden hier Waren der gezeigten Größen verkauft, jede zum Preis mal der Zahl der Kunden ihrer Farbe.
    .topic = market

about-black-market = Hier werden Waren beider Größen verkauft. Aber wer hier etwas verkauft, zieht nach dem Markt eine Korruptionskarte: Jedes Symbol darauf kostet am Ende so viel Gold, wie Schurken im Unterschlupf sind.
    .topic = market

about-sale = Was diese Ware hier bringt: ihren Preis, einmal für jeden Kunden ihrer Farbe. Kunden werden nicht verbraucht.
    .topic = market

about-hall = Seine Kunden sind Gold wert: Aktive Fördersymbole bringen so viel bei jedem Markt, Gildensymbole am Ende.
    .topic = halls

about-lair = Jedes Korruptionssymbol kostet am Ende so viel Gold, wie hier Schurken sind.
    .topic = halls

about-rogues = Diese Karte gilt das ganze Spiel. Sie sagt, wie viele Schurken es gibt und was sie tun.
    .topic = rogues

about-hour = Jede Stunde einer Aktion bringt deinen Zeitmarker ein Feld voran. Wer am weitesten hinten liegt, ist am Zug.
    .topic = clock

about-hand = Ein Uhrzeiger ist ein zusätzliches Feld: eine Stunde mehr Arbeit, für eine Korruptionskarte. Eine Maus sperrt ihn.
    .topic = hands

about-half-past = Wer diese Zeit überschreitet, belädt die Boote: Ein Abenteurer wird gezogen und kommt auf ein Boot nach Wahl.
    .topic = boats

about-marker = Sind alle Zeitmarker hier angekommen, beginnt der Markt.
    .topic = clock

about-townsfolk = Sie kommen mit der Aktion Anwerben: Ihre Fähigkeit wirkt sofort, dann nehmen sie einen Platz in deinem Team ein. Gildensymbole bringen am Ende Gold, Korruptionssymbole kosten welches.
    .topic = plaza

about-townsfolk-deck = Städter, die noch kommen. Nach jedem Anwerben kommt ein neuer auf den Marktplatz.
    .topic = plaza

about-corruption-deck = Korruptionskarten werden als Preis mancher Aktionen gezogen. Die anderen sehen nicht, welche.
    .topic = corruption

about-corruption-discard = Korruptionskarten, die jemand losgeworden ist.
    .topic = corruption

about-corruption = Am Ende kostet jedes Korruptionssymbol so viel, wie Schurken im Unterschlupf sind; jedes Gildensymbol bringt, was sein Haus wert ist.
    .topic = corruption

about-recruit = Wähle jemanden vom Marktplatz: Die Fähigkeit wirkt sofort, und die Person kommt in dein Team.
    .topic = plaza

about-use-staff = Nutze in einer Aktion beliebig viele besetzte Fähigkeiten, jede einmal.
    .topic = staff

about-staff = Wer hier angeworben ist, macht diese Fähigkeit mit der Aktion Team einsetzen nutzbar.
    .topic = staff

about-good = Ihre Farbe sagt, wer sie kauft, ihre Größe, an welchem Steg. Sie bringt ihren Preis einmal je Kunde.
    .topic = goods

about-sponsorship = Jedes aktive Symbol bringt bei jedem Markt so viel Gold, wie Kunden in seinem Gildenhaus sind.
    .topic = halls

about-gold = Wer am Ende das meiste Gold hat, gewinnt. Es kommt aus Verkäufen, Förderung und Symbolen.
    .topic = end

# What a payment is for, in the sums of turns and rounds.

pay-ware-sold = Verkäufe
pay-hall-paid = Förderung
pay-hall-paid-at-once = Förderung
pay-icons-scored = Gildensymbole
pay-corruption-scored = Korruption
