# The Chronomancer in German. A ware, a space and an icon have their articles; merchant, abilities and fragments have none.

## Things

merchant-chronomancer = Zeitreisender
ware-chronomancer-small = { $colour ->
    [red] ein rotes Relikt
    [green] ein grünes Relikt
    [blue] ein blaues Relikt
   *[yellow] ein gelbes Relikt
}
ware-chronomancer-large = { $colour ->
    [red] ein rotes Artefakt
    [green] ein grünes Artefakt
    [blue] ein blaues Artefakt
   *[yellow] ein gelbes Artefakt
}
ability-chronomancer-1 = Rekombobulator
ability-chronomancer-2 = Vergrößerer
ability-chronomancer-3 = Zerleger
ability-chronomancer-4 = Aufseher
duty-chronomancer-1 = 1 Relikt des Verkaufsstands gegen eins anderer Farbe tauschen
duty-chronomancer-2 = 1 Relikt des Verkaufsstands gegen ein Artefakt seiner Farbe tauschen
duty-chronomancer-3 = 1 Artefakt des Verkaufsstands gegen 2 Relikte seiner Farbe tauschen
ring-lm = die linke Zeitmaschine
ring-u1 = das erste obere Portalfeld
ring-u2 = das zweite obere Portalfeld
ring-u3 = das dritte obere Portalfeld
ring-rm = die rechte Zeitmaschine
ring-l1 = das erste untere Portalfeld
ring-l2 = das zweite untere Portalfeld
ring-l3 = das dritte untere Portalfeld
timeline-ul = oben links
timeline-ur = oben rechts
timeline-ll = unten links
timeline-lr = unten rechts
task-artifact = { $colour ->
    [red] ein rotes Artefakt
    [green] ein grünes Artefakt
    [blue] ein blaues Artefakt
   *[yellow] ein gelbes Artefakt
}
task-relic = ein { $colour ->
    [red] rotes
    [green] grünes
    [blue] blaues
   *[yellow] gelbes
} oder { $other ->
    [red] rotes
    [green] grünes
    [blue] blaues
   *[yellow] gelbes
} Relikt
task-relic-or-sponsorship = ein { $colour ->
    [red] rotes
    [green] grünes
    [blue] blaues
   *[yellow] gelbes
} Relikt oder die Sofort-Förderung der { $other ->
    [red] Krieger
    [green] Barden
    [blue] Zauberer
   *[yellow] Adligen
}
task-recruit = Städter anwerben
task-use-staff = Team einsetzen
task-freeze-time = Zeit anhalten
task-shift-timelines = Zeitlinien verschieben
purpose-freeze-time = Zeit anhalten, also gefrorene Stunden nehmen, die später Stunden sparen
purpose-shift-timelines = Zeitlinien verschieben, also ändern, was die Portale bieten
snag-none = {""}
snag-goods = , ohne Wirkung, denn davon ist nichts mehr da
snag-recruit = , ohne Wirkung, denn der Marktplatz ist leer
snag-use-staff = , ohne Wirkung, denn es gibt kein Team
snag-freeze-time = , ohne Wirkung, denn auf dem Tableau liegt keine gefrorene Stunde mehr
snag-vain = , aber das Team findet zurzeit nichts zu tun
lack-goods = diese Ware ist im Vorrat ausgegangen
lack-recruit = der Marktplatz ist leer
lack-use-staff = es gibt noch kein Team
lack-freeze-time = auf dem Tableau liegt keine gefrorene Stunde mehr
fragment = Fragment für { $task }
fragment-face = { $fragment }, { $face ->
    [white] weiße
   *[blue] blaue
} Seite oben
frozen-icon = { $colour ->
    [red] das rote Symbol
    [green] das grüne Symbol
    [blue] das blaue Symbol
   *[yellow] das gelbe Symbol
}

## The board

board-trade-chronomancer = Zwei Figuren gehen im Kreis durch Portale, die du verschiebst und wendest. Friere Stunden ein, für später.
board-chronomancer = Zeitreisender
board-assistant = Assistent
board-open-portal = Offenes Portal
board-shifting = Zu verschiebende Zeitlinie
board-outlook = Ausblick
board-edge = Auf dem Plan gedruckt
board-vain = Vergebens
board-portals = Portalfelder
board-slots = Fragmente auf dem Tableau
board-time-stream = Zeitstrom
board-frozen-hours = Gefrorene Stunden im Vorrat
board-freeze-hours = Stunden für „Zeit anhalten“
board-shift-hours = Stunden für „Zeitlinien verschieben“
board-freeze-time = Assistent: Zeit anhalten
board-shift-timelines = Zeitreisender: Zeitlinien verschieben
board-face = Seite
board-does = Aktion
board-action = Aktion
board-white = weiß
board-artifact = Artefakt
board-relic = Relikt
board-relic-or-sponsorship = Relikt oder sofort Gold des Gildenhauses
board-use-staff = Team einsetzen
board-colours = Farben
board-cost = Kosten
board-left-half = Linke Hälfte
board-right-half = Rechte Hälfte
board-white-face = Weiße Seite eines Fragments
board-blue-face = Blaue Seite: ein Symbol billiger
board-slides = Rutscht nach unten
board-turned-over = Verlässt das Tableau, wird gewendet

## Prompts

prompt-move-figure = { $seat }: Welche der beiden Figuren zieht im Uhrzeigersinn weiter, und wie weit?
prompt-take-frozen-hours = { $seat }: { $count ->
    [1] Welche gefrorene Stunde nehmen?
   *[other] Welche { $count } gefrorenen Stunden nehmen? Eine nach der anderen in der Reihenfolge des Tableaus: Was übergangen wird, bleibt liegen.
} Das Symbol darunter ist dann aktiv.
prompt-spend-frozen-hours = { $seat }: { $hours ->
    [one] { $hours } Stunde ist
   *[other] { $hours } Stunden sind
} zu zahlen. Stattdessen gefrorene Stunden ausgeben? Im Vorrat: { $frozen }; jede bedeckt wieder ein Symbol.
prompt-shift-timelines = { $seat }: Welches Fragment des Zeitstroms kommt nach { $timeline }? Das dortige rutscht hinunter, das darunter verlässt das Tableau und wird umgedreht.
prompt-reach-through-portal = { $seat }: Das Portal bietet { $task }. Was soll es sein?
prompt-exchange-good = { $seat }: { $does ->
    [recombobulate] Welches Relikt des Verkaufsstands wechselt die Farbe?
    [enlarge] Welches Relikt des Verkaufsstands wird zum Artefakt?
   *[break] Welches Artefakt des Verkaufsstands wird in Relikte zerlegt?
}
prompt-recombobulate = { $seat }: Abgegeben wird { $ware }. Welches Relikt kommt dafür?

## Options

option-chronomancer = Zeitreisender: zwei Figuren von Portal zu Portal ziehen, Relikte und Artefakte holen und Stunden sparen
option-chronomancer-to = Zeitreisender: { $it }
option-move-figure-chronomancer-to = Der Zeitreisende betritt { $it }: { $task }{ $snag }
option-assistant-to = Assistent: { $it }
option-move-figure-assistant-to = Der Assistent betritt { $it }: { $task }{ $snag }
option-fragment = { $it }
option-shift-timelines-fragment = Einsetzen: { $face }; linke Hälfte { $left }, rechte Hälfte { $right }
option-take-frozen-hours-colour = Aufdecken: { $icon } (Kunden im Gildenhaus: { $gold })
option-spend-frozen-hours-colour = Eine gefrorene Stunde ausgeben; bedeckt wird { $icon } (Kunden im Gildenhaus: { $gold })
option-spend-frozen-hours-pass = Die übrigen Stunden wie üblich zahlen
option-reach-through-portal-good = Durch das Portal { $ware } holen{ $worth }
option-reach-through-portal-colour = Sofort { $gold } Gold nehmen
option-exchange-good-good = Vom Verkaufsstand { $ware } abgeben
option-exchange-good-pass = Nichts tauschen
option-recombobulate-good = Dafür { $ware } nehmen{ $worth }

## Events

event-fragment-laid = { $seat } belegt den Platz { $timeline }: { $fragment-face }.
event-chronomancer-moved = { $seat } lässt den Zeitreisenden { $ring } betreten: { $task }.
event-assistant-moved = { $seat } lässt den Assistenten { $ring } betreten: { $task }.
event-hour-frozen = { $seat } nimmt eine gefrorene Stunde, um sie später auszugeben; bis dahin ist { $frozen-icon } darunter aktiv: Sein Gildenhaus zahlt dafür am Markt.
event-no-hour-to-freeze = { $seat } findet keine gefrorene Stunde auf dem Tableau.
event-frozen-hour-spent = { $seat } gibt statt einer Stunde eine gefrorene aus; sie bedeckt wieder { $frozen-icon }, für das sein Gildenhaus nun am Markt nichts mehr zahlt.
event-timeline-entered = { $seat } belegt den Platz { $timeline } aus dem Zeitstrom: { $fragment-face }.
event-timeline-shifted = Nach unten rutscht, auf den Platz { $timeline }: { $fragment-face }.
event-timeline-left = Vom Tableau zurück in den Zeitstrom kommt, umgedreht: { $fragment-face }.
event-fetched = { $seat } holt { $ware } durch das Portal.
event-portal-idle = { $seat } hat nichts davon, denn { $lack }, muss aber zahlen.
event-good-exchanged = { $seat } tauscht { $ware } gegen { $ware2 }.
event-artifact-broken = { $seat } zerlegt { $ware } und erhält { $number ->
    [one] das letzte Relikt
   *[other] { $number } Relikte
} dieser Farbe.
event-nothing-to-exchange = { $seat } hat nichts zu tauschen oder bekommt nichts dafür.

## Events that earlier versions told

event-portal-in-vain = { $seat } hat nichts davon, muss aber zahlen ({ $task }).

## Help

help-chronomancer = Man zieht den Zeitreisenden oder den Assistenten und führt die Aktion des Feldes aus, wo die Figur hält. Beide ziehen im Uhrzeigersinn: linke Maschine, drei Portalfelder oben, rechte Maschine, drei unten. Der Assistent hält in jeder Maschine und verlässt sie nur, wenn der Zeitreisende auch dort ist. Der Zeitreisende überholt ihn nicht und hält nicht auf seinem Portalfeld, darf aber in seine Maschine; von dort zieht der Assistent zuerst. Das Team tauscht Waren des Verkaufsstands: der Rekombobulator ein Relikt gegen eins anderer Farbe, der Vergrößerer ein Relikt gegen ein Artefakt, der Zerleger ein Artefakt gegen zwei Relikte.
    .title = Zeitreisender
    .ids = MC-CHRO-MAP-1 MC-CHRO-MOVE-1 MC-CHRO-MOVE-2 MC-CHRO-MOVE-3 MC-CHRO-MOVE-4 MC-CHRO-MOVE-5 MC-CHRO-STAFF-1 MC-CHRO-STAFF-2 MC-CHRO-STAFF-3 MC-CHRO-STAFF-4

help-portals = Ein Portalfeld hat zwei Hälften: Die rechte zeigt die Aktion, die Symbole beider sind die Kosten. Man nimmt ein Artefakt, ein Relikt in einer von zwei Farben oder wahlweise ein Relikt oder eine Sofort-Förderung; an den Rändern wirbt man Städter an oder setzt das Team ein, zu den Kosten des Portals. Ein Feld ohne Wirkung darf man betreten, zahlt aber. In einer Maschine verschiebt der Zeitreisende für eine Stunde die Zeitlinien: Ein Fragment des Zeitstroms kommt auf den oberen Platz, das dortige rutscht hinunter, das untere geht hinaus und wird umgedreht. Eine blaue Seite kostet ein Symbol weniger.
    .title = Portale und Zeitlinien
    .ids = MC-CHRO-MAP-2 MC-CHRO-MAP-3 MC-CHRO-PORTAL-1 MC-CHRO-PORTAL-2 MC-CHRO-PORTAL-3 MC-CHRO-PORTAL-4 MC-CHRO-PORTAL-5 MC-CHRO-PORTAL-6 MC-CHRO-SHIFT-1 MC-CHRO-TILE-1
    .about = Die Werte der Fragmente sind rekonstruiert.

help-frozen_hours = Anfangs bedeckt je eine gefrorene Stunde die vier Fördersymbole. In einer Maschine hält der Assistent für zwei Stunden die Zeit an: Man nimmt zwei gefrorene Stunden nach Wahl in den Vorrat, oder was noch da ist. Bevor der Zeitmarker zieht, darf man welche ausgeben, auch eben genommene: Jede spart eine Stunde dieses Zugs, bis hinunter auf null, aber keine Korruptionskarte, und kommt auf ein offenes Symbol nach Wahl. In der Marktphase bringt jedes offene Symbol so viel Gold, wie Kundschaft in seinem Gildenhaus ist; behaltene Stunden zahlen sich also aus.
    .title = Gefrorene Stunden
    .ids = MC-CHRO-SETUP-1 MC-CHRO-FREEZE-1 MC-CHRO-FREEZE-2 MC-CHRO-FREEZE-3 MC-CHRO-FREEZE-4 MC-CHRO-SPON-1

## Why something cannot be chosen

why-figure-must-move = Dort steht die Figur schon; sie muss sich bewegen.
why-both-in-machine = Beide Figuren sind in einer Zeitmaschine: Nur der Assistent kann gehen.
why-assistant-ahead = Der Zeitreisende darf den Assistenten nicht überholen.
why-assistant-there = Auf diesem Portalfeld steht der Assistent.
why-assistant-waits = Der Assistent verlässt eine Zeitmaschine nur, wenn auch der Zeitreisende dort ist.
why-machine-ahead = Der Assistent darf an keiner Zeitmaschine vorbei, ohne dort anzuhalten.
why-no-hours-on-board = Auf dem Tableau liegt keine gefrorene Stunde mehr.
why-no-hour-on-icon = Auf diesem Symbol liegt keine gefrorene Stunde.
why-icon-covered = Auf diesem Symbol liegt schon eine gefrorene Stunde; eine ausgegebene kommt auf ein freies Symbol.
why-icon-passed-over = Dieses Symbol hast du ausgelassen und seither ein anderes gewählt: Nimm das zurück, wenn du beide wählen willst.
why-too-few-hours-behind = Du musst { $number } gefrorene Stunden nehmen, und von hier an sind es weniger.
why-no-hour-due = Es ist keine Stunde mehr zu zahlen.
why-fragment-on-board = Dieses Fragment liegt auf dem Tableau; nur eines aus dem Zeitstrom kann hinein.
why-not-in-portal = Dieses Portal bietet das nicht.
why-only-relics = Hier werden nur Relikte getauscht.
why-only-artifacts = Zerlegt werden nur Artefakte.
why-no-artifact-left = In deinem Vorrat ist kein Artefakt dieser Farbe mehr.
why-no-relic-left = In deinem Vorrat ist kein Relikt dieser Farbe mehr.
why-no-other-relic = In deinem Vorrat ist kein Relikt einer anderen Farbe mehr.
why-same-colour = Es muss ein Relikt einer anderen Farbe sein.

# Was die Karten des Bretts sagen: wozu jedes Ding gut ist.

about-chronomancer = Zwei Figuren gehen durch einen Ring von Portalen und holen Waren aus anderen Zeiten: Relikte sind klein, Artefakte groß.
    .topic = chronomancer

about-landing = Hier kann eine der beiden Figuren halten. Beide gehen im Uhrzeigersinn und handeln, wo sie halten.
    .topic = chronomancer

about-portal = Die rechte Hälfte sagt, was hindurchkommt, die Symbole beider Hälften zusammen, was es kostet.
    .topic = portals

about-fragment = Je die Hälfte zweier Portale. Beim Verschieben der Zeitlinien kommt eines hinein; das unterste verlässt das Tableau und wird gewendet.
    .topic = portals

about-frozen-icon = Eine gefrorene Stunde verdeckt dieses Fördersymbol. Ist sie weg, zahlt es bei jedem Markt.
    .topic = frozen_hours

about-frozen-hours = Jede ausgegebene spart eine Stunde dieses Zugs und kommt auf ein Symbol zurück.
    .topic = frozen_hours
