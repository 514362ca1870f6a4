# Was Karten bewirken, aus ihren Verben: Satzteile klein geschrieben und ohne Punkt.
bonus-name = { $n }er-Reihe
chili-bonus-name = { $n }er-Reihe der Chiliseite
need-dandelion = Löwenzahn
need-acorn = Eichel
need-blueberry = Blaubeere
need-radish = Radieschen
need-mushroom = Pilz
need-daisy = Gänseblümchen
need-chili = Chili
need-a = Teller A
need-b = Teller B
need-c = Teller C
need-d = Teller D
need-e = Teller E
need-f = Teller F

verb-draw = ziehe { $n ->
    [one] 1 zufällige Zutat
   *[other] { $n } zufällige Zutaten
  } aus dem Beutel
verb-others-draw = alle anderen ziehen je { $n ->
    [one] 1 zufällige Zutat
   *[other] { $n } zufällige Zutaten
  } aus dem Beutel
verb-discard = lege { $n ->
    [one] 1 Zutat
   *[other] { $n } Zutaten
  } aus deinem Vorrat ab
verb-others-discard = alle anderen legen je { $n ->
    [one] 1 Zutat
   *[other] { $n } Zutaten
  } aus ihrem Vorrat ab
verb-recycle = { $n ->
    [one] du darfst 1 Zutat aus deinem Vorrat ablegen und eine andere aus dem Beutel ziehen
   *[other] bis zu { $n }-mal darfst du 1 Zutat aus deinem Vorrat ablegen und eine andere aus dem Beutel ziehen
  }
verb-praise = erhalte { $n } Lob
verb-complaint = erhalte { $n ->
    [one] 1 Beschwerde
   *[other] { $n } Beschwerden
  }
verb-others-complaint = alle anderen erhalten je { $n ->
    [one] 1 Beschwerde
   *[other] { $n } Beschwerden
  }
verb-order = { $n ->
    [one] ziehe eine Bestellung vom Stapel, lege sie in deine Küche und führe ihre Effekte aus
   *[other] ziehe nacheinander { $n } Bestellungen vom Stapel, lege jede in deine Küche und führe ihre Effekte aus
  }
verb-action = ziehe { $n ->
    [one] 1 Aktionskarte
   *[other] { $n } Aktionskarten
  }
verb-left = { $n ->
    [one] schiebe eine deiner Bestellungen 1 Feld nach links
   *[other] schiebe deine Bestellungen zusammen um { $n } Felder nach links
  }
verb-shortcut = { $n ->
    [one] nimm 1 beliebige Zutat oder Biene aus der Vorratskammer; ihr Kreis wird aufgefüllt
   *[other] nimm nacheinander { $n } beliebige Zutaten oder Bienen aus der Vorratskammer; ihre Kreise werden aufgefüllt
  }
verb-compost = nimm { $n ->
    [one] 1 beliebige Zutat
   *[other] { $n } beliebige Zutaten
  } aus dem Kompost
verb-answer = { $n ->
    [one] nimm eine Bestellung vom Telefontablett, lege sie in deine Küche und führe ihre Effekte aus
   *[other] nimm nacheinander { $n } Bestellungen vom Telefontablett, lege jede in deine Küche und führe ihre Effekte aus
  }
verb-free = dein Besuch in der Vorratskammer dauert in diesem Zug { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
  } weniger
verb-calm = Bestellungen, die in diesem Zug aus deiner Küche geschoben werden, bringen keine Beschwerde
verb-may = du darfst { $n ->
    [one] 1 Zutat
   *[other] { $n } Zutaten
  } aus deinem Vorrat ablegen: { $what }
verb-may-free = wenn du magst: { $what }
verb-choose = wähle eins: { $what }
then = ; danach:{" "}
or = {" "}oder{" "}

per-order = für jede Bestellung in deiner Küche
per-space = für jedes freie Feld in deiner Küche
per-bee = für jede Biene auf den Bestellungen in deiner Küche
per-chef = für jeden Koch mit einer Bestellung in deiner Küche

goal-emptied = du hast in diesem Zug die { $rows }-Reihe der Vorratskammer geleert
goal-rows = - oder{" "}
goal-row = { $n }er
goal-identical = in deinem Vorrat { $n ->
    [one] ist mindestens 1 Zutat
   *[other] sind mindestens { $n } gleiche Zutaten
  }
goal-kinds = in deinem Vorrat { $n ->
    [one] ist mindestens 1 Art von Zutat
   *[other] sind mindestens { $n } verschiedene Zutaten
  }
goal-supply = in deinem Vorrat { $n ->
    [one] ist mindestens 1 Zutat
   *[other] sind mindestens { $n } Zutaten
  }
goal-empty = in deinem Vorrat { $n ->
    [0] ist keine Zutat
    [one] ist höchstens 1 Zutat
   *[other] sind höchstens { $n } Zutaten
  }
goal-chefs = in deiner Küche sind Bestellungen von mindestens { $n ->
    [one] 1 Koch
   *[other] { $n } verschiedenen Köchen
  }
goal-same-chef = in deiner Küche { $n ->
    [one] ist mindestens 1 Bestellung eines Kochs
   *[other] sind mindestens { $n } Bestellungen eines Kochs
  }
goal-orders = in deiner Küche { $n ->
    [one] ist mindestens 1 Bestellung
   *[other] sind mindestens { $n } Bestellungen
  }
goal-late = { $n ->
    [one] auf deinem Feld für 1 Minute oder für 2 liegt eine Bestellung
   *[other] auf deinen Feldern für 1 Minute und für 2 liegen Bestellungen
  }
goal-early = { $n ->
    [one] auf deinem Feld für 5 Minuten oder für 6 liegt eine Bestellung
   *[other] auf deinen Feldern für 5 Minuten und für 6 liegen Bestellungen
  }
goal-nearly = auf { $n ->
    [one] einer Bestellung
   *[other] mindestens { $n } Bestellungen
  } in deiner Küche ist genau ein Symbol offen
goal-on-orders = auf den Bestellungen in deiner Küche { $n ->
    [one] liegt mindestens 1 Zutat
   *[other] liegen mindestens { $n } Zutaten
  }
goal-swarm = auf einer Bestellung in deiner Küche { $n ->
    [one] liegt mindestens 1 Biene
   *[other] liegen mindestens { $n } Bienen
  }
goal-bees = auf den Bestellungen in deiner Küche { $n ->
    [one] liegt mindestens 1 Biene
   *[other] liegen mindestens { $n } Bienen
  }
goal-delivered = du hast in diesem Zug mindestens { $n ->
    [one] 1 Bestellung
   *[other] { $n } Bestellungen
  } geliefert
goal-taken = du hast in diesem Zug mindestens { $n ->
    [one] 1 Zutat oder Biene
   *[other] { $n } Zutaten und Bienen
  } aus der Vorratskammer genommen
goal-saved = du hast in diesem Zug mindestens { $n ->
    [one] 1 Biene
   *[other] { $n } Bienen
  } gerettet
goal-pushed = in diesem Zug { $n ->
    [one] wurde mindestens 1 Bestellung
   *[other] wurden mindestens { $n } Bestellungen
  } aus deiner Küche geschoben
goal-mood = deine Stimmung ist { $n } oder schlechter

kind-chef = Koch
kind-starting = Startbestellung
kind-basic = Grundbestellung
kind-chili = Chilibestellung
kind-action = Aktionskarte
kind-challenge = Herausforderung
kind-bonus = Vorratskammer
kind-chili-bonus = Vorratskammer, Chiliseite
value-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
  }
value-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
value-chef = Kocht: { $n }
value-needs = { $n }
