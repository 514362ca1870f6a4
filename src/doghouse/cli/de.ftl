# Was das Terminal außer den Worten eines Spiels sagt.
you = Du
legal = Erlaubt: Der Zug ist möglich.
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
tied = Gleiche Punkte, { $what }:
not-a-number = Eine Wahl { $number } gibt es nicht; es geht von 1 bis { $most }.
chosen = Gewählt: { $what }
chosen-ready = Enter führt es aus, andere Zahlen kommen dazu oder ersetzen es, 0 fängt neu an.
chosen-open = Das ist noch kein ganzer Zug: weitere Zahlen dazu, oder 0 für einen neuen Anfang.
nothing-chosen = Noch ist nichts gewählt.
choose = Zahlen, oder Worte wie in einer Aufzeichnung; ? Hilfe, h Tipp, q Ende.
not-yours = Ein eigener Zug wird erwartet, kein fremder.
one-move = Bitte ein Zug nach dem anderen.
left = Du verlässt das Spiel.
bots-warming = Die Bots laufen sich noch warm. Bis dahin spielen sie einfach.
bots-warm = Die Bots sind warm und denken ab jetzt voraus.
bots-failed = Die Bots werden hier nicht warm und spielen einfach weiter.
thinking = { $name } denkt nach …
recorded = Das Spiel ist aufgeschrieben in { $file }.
help =
    Wähle mit Zahlen, die Teile eines Zugs in beliebiger Folge. Enter führt das Gewählte aus.
    Eine durchgestrichene Zahl ist jetzt nicht wählbar; wähle sie trotzdem, um den Grund zu erfahren.
    ?22 sagt die Regel 22, ? diese Hilfe, t zeigt den Tisch noch einmal, h gibt einen Tipp, q verlässt das Spiel.

# Barking
barking-head = Runde { $round } von { $rounds } · Stapel { $deck } · Ablage: { $discards }
barking-none = leer
barking-item = Gegenstand
barking-worth = Wert
barking-dogs = Hunde (» führt)
barking-token = Katze
barking-passed = gepasst
barking-hand = Hand:
barking-leads = Würde führen: { $items }
barking-leads-none = Würde nirgends führen.
barking-player = Spieler
barking-points = Punkte
barking-items = Gegenstände und was sie zählen
barking-left = noch auf der Hand

# Treat, Please!
treat-head = Tag { $round } von { $rounds } · Stapel { $deck }
treat-weekend = Tag { $round } von { $rounds }, Wochenende · Stapel { $deck }
treat-none = nichts
treat-learn = Lernen
treat-rebate = { $n ->
    [one] [1 Knochen darauf]
   *[other] [{ $n } Knochen darauf]
  }
treat-bones = Kn.
treat-attention = Aufm.
treat-energy = En.
treat-affection = Zun.
treat-player = Spieler
treat-dog = Hund
treat-learned = gelernt
treat-points = Punkte
treat-completed = erfüllt
treat-hand = Hand:
treat-active = Aktiv:
treat-discard = Schläft:
treat-sources = was sie zählt

# Treehouse Diner
diner-round = Runde { $round } · Schluss bei { $deliveries } gelieferten
diner-last = Runde { $round }, die letzte
diner-bag = Beutel { $bag }
diner-orders = Bestellungen { $orders }
diner-actions = Karten { $actions }
diner-compost = Kompost: { $what }
diner-cost = für { $n }
diner-bonus = Vorratskammer, Reihe geleert:
diner-wanted = unterstrichen: für deine Bestellungen
diner-tray = Telefontablett
diner-minutes = Min.
diner-points = Pkt.
diner-needs = braucht
diner-effects = Wirkung
diner-space = Min.
diner-kitchen = Deine Küche
diner-covered = ✓ belegt, ✱ Joker
diner-free = frei: { $spaces }
diner-bees-on = { $n ->
    [one] 1 Biene
   *[other] { $n } Bienen
  }
diner-player = Spieler
diner-give = Min.
diner-mood = Stimm.
diner-sent = gel.
diner-bees = Bien.
diner-mastered = Her.
diner-cards = Kart.
diner-supply = Vorrat
diner-mine = Vorrat:
diner-compost-of = Kompost:
diner-done = gemeistert
diner-lay = Zuteilen:
diner-daisies = Zwei Gänseblümchen als:
diner-mix = Vier beliebige als:
diner-bee = Biene auf:
diner-obvious = Nur ein Platz, auf einmal: { $numbers }
diner-then = Deine Küche dann: { $lane }.
diner-out = Hinausgeschoben: { $orders }.
diner-to-go = Noch { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
  }: { $parts }
diner-to-add = Noch { $n }: { $parts }
diner-sources = was sie zählt
diner-do-draw = ziehen { $n }
diner-do-others-draw = andere ziehen { $n }
diner-do-discard = abwerfen { $n }
diner-do-others-discard = andere werfen { $n } ab
diner-do-recycle = recyceln { $n }
diner-do-praise = Stimmung +{ $n }
diner-do-complaint = Stimmung -{ $n }
diner-do-others-complaint = Stimmung anderer -{ $n }
diner-do-order = neue Bestellung { $n }
diner-do-action = Aktionskarte { $n }
diner-do-left = nach links { $n }
diner-per-order = je Bestellung
diner-per-space = je freiem Platz
diner-per-bee = je Biene
diner-per-chef = je Koch

# Decks
cards-printed = wie gedruckt
cards-played = wie gespielt

# Der Coach
coach-warming = Der Coach läuft sich noch warm. Versuch es in einer Minute wieder.
coach-failed = Der Coach kann sich hier nicht warmlaufen.
hint-best = Am besten: { $play } ({ $n } % Siegchance).
hint-or = Oder: { $play } ({ $n } %).
hint-reason = Was am meisten dafür spricht: { $what }.
review-offer = Mit dem Coach auf die Partie zurückblicken? j oder n:
review-thinking = Der Coach sieht sich die ganze Partie an. Das dauert einige Sekunden, beim ersten Mal ein, zwei Minuten …
review-curve = Siegchance von { $name }: { $start } % nach dem Geben, höchstens { $most } %, am Ende { $end } %
review-cost = Schritt { $step } hat { $n } % gekostet:
review-played = Gespielt: { $play } ({ $n } % Siegchance).
review-better = Besser: { $play } ({ $n } %).
review-nothing = Kein Zug hat etwas gekostet, das der Rede wert wäre. Gut gespielt!
