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
not-a-number = Eine Wahl { $number } gibt es nicht; es geht von 1 bis { $most }.
chosen = Gewählt: { $what }
chosen-ready = Enter führt es aus, andere Zahlen kommen dazu oder ersetzen es, 0 fängt neu an.
chosen-open = Das ist noch kein ganzer Zug: weitere Zahlen dazu, oder 0 für einen neuen Anfang.
nothing-chosen = Noch ist nichts gewählt.
choose = Zahlen, oder Worte wie in einer Aufzeichnung; ? hilft, q geht.
not-yours = Ein eigener Zug wird erwartet, kein fremder.
one-move = Bitte ein Zug nach dem anderen.
left = Du verlässt das Spiel.
recorded = Das Spiel ist aufgeschrieben in { $file }.
help =
    Wähle mit Zahlen, die Teile eines Zugs in beliebiger Folge. Enter führt das Gewählte aus.
    Eine durchgestrichene Zahl ist jetzt nicht wählbar; wähle sie trotzdem, um den Grund zu erfahren.
    ?22 sagt die Regel 22, ? diese Hilfe, t zeigt den Tisch noch einmal, q verlässt das Spiel.

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

# Decks
cards-printed = wie gedruckt
cards-played = wie gespielt
