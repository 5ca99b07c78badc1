# The Peddler in German. Wares and adventurers are in the accusative, crowds in the nominative behind a colon.
# A player's name only ever begins a sentence, as the Peddler's has an article.

## Things

errand-recruit = jemanden anwerben und zwei Abenteurer ziehen
errand-goods-1 = { $first } beschaffen
errand-goods-2 = { $first } und { $second } beschaffen
errand-card-1 = beschaffen: { $first }
errand-card-2 = beschaffen: { $first }, { $second }
errand-sponsorship = 2 Gold für jeden Kunden im Gildenhaus der { $hall ->
    [red] Krieger
    [green] Barden
    [blue] Zauberer
   *[yellow] Adligen
} kassieren
side-left = links
side-right = rechts
depth-inner = innen
depth-outer = außen
spot-left-outer = links, außen
spot-left-inner = links, innen
spot-right-inner = rechts, innen
spot-right-outer = rechts, außen
manner = { $times ->
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
} ({ $spot })

## The board

board-peddler = Hausierer
board-goods-of = Waren von
board-row = Verkaufsstand, von links
board-pool = Kundenvorrat
board-few-goods = Waren, mit denen er einen Zeiger nimmt
board-takes-hands = Nimmt Uhrzeiger
board-decisive = Entscheidender Platz des Stands
board-next-aboard = Als Nächstes an Bord, Platz im Vorrat
board-icon-places = Plätze des Vorrats mit Kundensymbol
board-left-card = Linker Kartenplatz
board-right-card = Rechter Kartenplatz
board-errand = Nächste Aktion
board-kind = Aktion
board-recruit-and-draw = anwerben und ziehen
board-obtain-goods = Waren beschaffen
board-sponsorship = Förderung
board-goods = Waren
board-hall = Gildenhaus
board-half = Hälfte des Spielplans
board-left = links
board-right = rechts
board-deck = Karten im Stapel
board-discard = Abgelegte Karten
board-inner = innen
board-outer = außen
board-how-often = Wie oft
board-next-card = nächste Karte
board-together = Beide Hälften zusammen
board-where = Hälfte des Spielplans, und innen oder außen
board-says-recruit = Ich werbe auf der { $half ->
    [left] linken
   *[right] rechten
} Hälfte an und ziehe zwei Abenteurer.
board-says-goods = An meinen Stand kommt: { $goods }.
board-says-sponsorship = Ich kassiere { $gold } Gold für jeden Kunden im Gildenhaus der { $hall ->
    [red] Krieger
    [green] Barden
    [blue] Zauberer
   *[yellow] Adligen
}.
board-says-later = Wie oft? Das sagt meine nächste Karte.
board-says-now = Jetzt { $times ->
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
}: { $side ->
    [left] links
   *[right] rechts
}, { $depth ->
    [inner] innen
   *[outer] außen
}.
board-says-nothing = Meine erste Karte des Tages kommt noch.
board-last-errand = Letzte Aktion
board-recruited = Angeworben
board-nobody-recruited = noch niemand
board-up-to-few = bis { $few }: nimmt den Zeiger
board-beyond-few = darüber: nicht
board-hand-limit = Mit höchstens { $few } Waren am Stand nimmt er einen freien Uhrzeiger, mit mehr nicht.
board-from-the-right = Für die Boote geht er seine Waren von rechts durch: Die erste, deren Farbe ein Kunde im Vorrat hat, schickt diesen Kunden.
board-aboard-next = Kommt als Nächstes an Bord
board-from-the-bag = Im Vorrat passt niemand: Als Nächstes kommt jemand aus dem Beutel an Bord
board-nozama = Nozama
board-customer-icon = Wird zu Beginn einer Runde mit einem Kunden aufgefüllt

## Events

event-goods-borrowed = { $seat } handelt mit den Waren eines Händlers, den niemand spielt: { $merchant }.
event-hard-cards = { $seat } spielt auf der Stufe „schwer“: { $number } seiner Karten weichen härteren.
event-cards-shuffled = { $seat } bekommt einen neu gemischten Stapel aus { $number } Karten; sie bestimmen, was er tut.
event-errand-foreseen = { $seat } legt die erste Karte des Tages aus, und damit ist die nächste Aktion bekannt: { $errand } ({ $side } in der Bucht).
event-errand-set = { $seat } deckt eine zweite Karte auf und führt die Aktion { $manner } aus: { $errand }. Kosten: { $cost }.
event-errand-next = { $seat } behält die zweite Karte; das ist die nächste Aktion: { $errand } ({ $side } in der Bucht).
event-rogues-refused = { $seat } nimmt zu Beginn eines Tages nur Kunden in den Kundenvorrat; zurück in den Beutel { $number ->
    [one] kommt { $number } gezogener Schurke
   *[other] kommen { $number } gezogene Schurken
}.
event-recruited-there = { $seat } wirbt an, wohin die beiden Karten auf dem Marktplatz weisen ({ $spot }): „{ $townsfolk }“, nicht für die Fähigkeit, nur für das, was am Ende zählt: { $icons }.
event-recruited-nearest = { $seat } findet niemanden, wohin die beiden Karten auf dem Marktplatz weisen ({ $spot }), und wirbt an, wer am nächsten steht: „{ $townsfolk }“, nur für das, was am Ende zählt: { $icons }.
event-nobody-to-recruit = { $seat } findet den Marktplatz leer und wirbt niemanden an.
event-joined-pool = { $seat } zieht { $adventurer } aus dem Beutel in den Kundenvorrat.
event-pool-full = { $seat } hat keinen Platz mehr im Kundenvorrat: Statt einen Abenteurer zu ziehen, wirft er zufällig eine Korruptionskarte ab.
event-good-obtained = { $seat } beschafft { $ware } für den Verkaufsstand.
event-stall-full = { $seat } hat am Verkaufsstand keinen Platz für { $ware }: Stattdessen zieht er einen Abenteurer für den Kundenvorrat.
event-good-not-left = { $seat } wollte { $ware } beschaffen, doch davon ist nichts mehr da.
event-hand-taken = { $seat } nimmt den Uhrzeiger: Mit höchstens { $number2 } Waren am Verkaufsstand tut er das immer, und er hat { $number }.
event-hand-avoided = { $seat } meidet den Uhrzeiger: Mit mehr als { $number2 } Waren am Verkaufsstand tut er das immer, und er hat { $number }.
event-picked-for-good = { $seat } sucht jemanden für die Boote. Von rechts am Verkaufsstand gelesen hat zuerst diese Ware Kundschaft im Kundenvorrat: { $ware }. Er schickt { $adventurer }.
event-picked-rogue = { $seat } sucht jemanden für die Boote. Für keine Ware am Verkaufsstand ist Kundschaft im Kundenvorrat, also schickt er von dort einen Schurken.
event-picked-nobody = { $seat } sucht jemanden für die Boote. Im Kundenvorrat ist weder Kundschaft für die Waren noch ein Schurke, also greift er in den Beutel.
event-loaded-by-icons = { $seat } setzt { $adventurer } auf das Boot auf See, das dem Ort am nächsten ist, auf den die beiden Karten weisen ({ $spot }): das { $boat }.
event-loaded-across = { $seat } findet auf der Seite, auf die die beiden Karten weisen ({ $spot }), kein Boot auf See und setzt { $adventurer } auf das { $boat }.
event-steered-by-icon = { $seat } hat das { $boat } gefüllt und folgt der zweiten Karte zum Anleger: { $depth }.
event-steered-aside = { $seat } hat das { $boat } gefüllt; die zweite Karte sagt { $depth }, doch dieser Anleger ist belegt: Es muss der andere sein.
event-pool-paid = { $seat } erhält { $number2 } Gold Förderung für den Kundenvorrat: { $some } dort × { $number } im Gildenhaus.

## Events that earlier versions told

event-errand-decided = { $seat } deckt die zweite Karte auf ({ $spot }): { $errand }{ $number ->
    [1] {""}
    [2] , zweimal
   *[other] , { $number }-mal
}.
event-recruited-by-icons = { $seat } folgt den Ortssymbolen ({ $spot }) und wirbt „{ $townsfolk }“ vom Marktplatz an, Platz { $number }, allein für die Symbole auf der Karte.
event-recruited-nearby = { $seat } findet niemanden, wohin die Ortssymbole weisen ({ $spot }), und wirbt von Platz { $number } an, wer am nächsten steht: „{ $townsfolk }“, allein für die Symbole auf der Karte.
event-hand-wanted = { $seat } hat { $number ->
    [0] keine Ware
    [one] nur { $number } Ware
   *[other] nur { $number } Waren
} am Verkaufsstand und nimmt deshalb den Uhrzeiger.
event-hand-shunned = { $seat } hat genug Waren am Verkaufsstand ({ $number }) und meidet deshalb den Uhrzeiger.

## Help

help-peddler = Allein spielst du gegen den Hausierer; zu zweit kann er mitspielen. Niemand lenkt ihn als seine Karten. Er verkauft die Waren eines unbenutzten Händlers, zählt auf der Uhr als Platz und beginnt oben auf den Zeitmarkern. In seinem Zug kommt eine Karte auf den linken Platz. Die linke Hälfte der rechten Karte sagt, was er tut, auf welcher Seite, und einen Teil der Kosten; die rechte Hälfte der linken, wie oft, innen oder außen, und den Rest der Kosten. Sie werden einmal bezahlt, Stunden zuerst. Dann rückt die linke Karte nach rechts: So siehst du seine nächste Aktion. Stufe schwer tauscht 4 der 16 Karten. Allein gewinnst du nur, wenn du vor ihm liegst.
    .title = Hausierer
    .ids = MC-PEDDLER-1 MC-PEDDLER-2 MC-PEDDLER-4 MC-PEDDLER-5 MC-PEDDLER-10 MC-PEDDLER-11 MC-PEDDLER-12 MC-PEDDLER-13 MC-PEDDLER-14 MC-PEDDLER-39 E-92
    .about = Die Karten sind rekonstruiert.
help-peddler_errands = Anwerben und ziehen: Der Hausierer nimmt die Städterkarte, die seine Ortssymbole nennen, von links außen (Platz 1) bis rechts außen (Platz 4), nur wegen ihrer Symbole am Ende, und zieht zwei Abenteurer in den Kundenvorrat mit 6 Plätzen. Für jeden, der nicht hineinpasst, wirft er zufällig eine Korruptionskarte ab. Waren beschaffen: Sie kommen auf die ersten freien der 6 Plätze seines Verkaufsstands; ohne Platz kommt ein Abenteurer in den Vorrat, und was nicht mehr da ist, entfällt. Förderung: sofort 2 Gold für jeden Kunden im gezeigten Gildenhaus. Auf der Uhr nimmt er einen freien Uhrzeiger, wenn er höchstens 3 Waren am Stand hat.
    .title = Die Aktionen des Hausierers
    .ids = MC-PEDDLER-6 MC-PEDDLER-7 MC-PEDDLER-15 MC-PEDDLER-16 MC-PEDDLER-18 MC-PEDDLER-19 MC-PEDDLER-20 MC-PEDDLER-21 MC-PEDDLER-22 E-84
help-peddler_boats = Belädt der Hausierer Boote, entscheidet sein Verkaufsstand: Von rechts schickt die erste Ware, deren Farbe ein Kunde im Vorrat hat, diesen Kunden. Sonst geht ein Schurke aus dem Vorrat; sonst wird jemand aus dem Beutel gezogen. Die Ortssymbole nennen das Boot: auf ihrer Seite das äußerste oder innerste auf See; gibt es dort keines, ebenso auf der anderen Seite. Ein volles Boot legt auf seiner eigenen Seite an, außen oder innen, wie das Symbol sagt, oder am anderen Anleger, wenn jener belegt ist. Dann rückt der Vorrat nach links auf. Räuber nutzt der Hausierer nie.
    .title = Der Hausierer und die Boote
    .ids = MC-PEDDLER-24 MC-PEDDLER-25 MC-PEDDLER-26 MC-PEDDLER-27 MC-PEDDLER-28 MC-PEDDLER-29 MC-PEDDLER-30 MC-PEDDLER-37 E-91
help-peddler_market = An jedem Steg verkauft der Hausierer alles, was Kundschaft findet, auch wenn ein späterer Steg mehr brächte; mit Kultisten gewinnt er zuerst jeden Schurken dort, wenn er eine Ware passender Größe hat. Was übrig bleibt, behält seinen Platz, und neue Waren füllen die Lücken. Danach bringt jeder Kunde im Vorrat so viel Gold, wie Kunden im Gildenhaus seiner Farbe sind; Schurken bringen nichts, und alle bleiben. Zu Beginn der nächsten Runde werden die vier linken Plätze des Vorrats mit Kunden aufgefüllt, und alle Karten bilden einen neuen Stapel. Seine Korruptionskarten sieht vor dem Ende niemand.
    .title = Der Hausierer auf dem Markt
    .ids = MC-PEDDLER-9 MC-PEDDLER-32 MC-PEDDLER-33 MC-PEDDLER-34 MC-PEDDLER-35 MC-PEDDLER-36 MC-PEDDLER-38 MC-PEDDLER-40

# Was die Karten des Bretts sagen: wozu jedes Ding gut ist.

about-peddler = Den Hausierer spielt niemand, das tun seine Karten. Er verkauft die Waren eines unbenutzten Händlers und kann gewinnen.
    .topic = peddler

about-errand = Die linke Hälfte der rechten Karte sagt, was und wo; die rechte Hälfte der linken, wie oft und ob innen oder außen.
    .topic = peddler_errands

about-errand-deck = In jedem seiner Züge kommt eine Karte auf den linken Platz, und die vorige rückt nach rechts.
    .topic = peddler

about-row = Seine Waren, von links aufgefüllt. Für die Boote geht er sie von rechts durch: Die erste mit passendem Kunden entscheidet.
    .topic = peddler_boats

about-pool = Seine eigenen Abenteurer. Von hier schickt er sie auf Boote, und seine Kunden bringen bei jedem Markt Gold.
    .topic = peddler_boats

about-recruited = Städter, die er angeworben hat. Nur ihre Symbole zählen, am Ende.
    .topic = peddler_errands

about-hand-limit = Wenige Waren am Stand: Er nimmt einen freien Uhrzeiger und arbeitet also länger.
    .topic = peddler

# What a payment is for, in the sums of turns and rounds.

pay-pool-paid = Förderung
