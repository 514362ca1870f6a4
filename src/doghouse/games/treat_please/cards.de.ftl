# Was Karten bewirken, aus ihren Verben gemacht: kleingeschriebene Satzteile ohne Punkt.
type-food = Futter
type-outdoor = Draußen
type-pamper = Verwöhnen
type-pets = Streicheln
type-play = Spielen

verb-attention = { $way ->
    [less] verliere { $n } Aufmerksamkeit
   *[more] erhalte { $n } Aufmerksamkeit
  }
verb-energy = { $way ->
    [less] verliere { $n } Energie
   *[more] erhalte { $n } Energie
  }
verb-bones = { $way ->
    [less] verliere { $n } Knochen
   *[more] erhalte { $n } Knochen
  }
verb-place = lege { $n } Knochen auf eine Karte der Auslage
verb-spread = lege { $n } Knochen auf jede Karte der Auslage
verb-discount = { $span ->
    [round] die ganze Runde kostet jedes Ziel { $n } Aufmerksamkeit weniger
   *[turn] in diesem Zug kostet jedes Ziel { $n } Aufmerksamkeit weniger
  }
verb-discount-type = { $span ->
    [round] die ganze Runde kosten Ziele der Art { $type } { $n } Aufmerksamkeit weniger
   *[turn] in diesem Zug kosten Ziele der Art { $type } { $n } Aufmerksamkeit weniger
  }
verb-cheaper = { $span ->
    [round] die ganze Runde kostet Lernen { $n } Knochen weniger
   *[turn] in diesem Zug kostet Lernen { $n } Knochen weniger
  }
verb-boost = { $span ->
    [round] die ganze Runde bringt jedes Verhalten { $n } Aufmerksamkeit { $way ->
        [less] weniger
       *[more] mehr
      }
   *[turn] für den Rest dieses Zugs bringt jedes Verhalten { $n } Aufmerksamkeit { $way ->
        [less] weniger
       *[more] mehr
      }
  }
verb-ease = { $span ->
    [round] die ganze Runde kostet jedes Verhalten { $n } Energie weniger
   *[turn] für den Rest dieses Zugs kostet jedes Verhalten { $n } Energie weniger
  }
verb-supper = { $span ->
    [round] die ganze Runde bringt das Abendessen { $n } Knochen { $way ->
        [less] weniger
       *[more] mehr
      }
   *[turn] das Abendessen am Ende dieses Zugs bringt { $n } Knochen { $way ->
        [less] weniger
       *[more] mehr
      }
  }
verb-behaviors = { $span ->
    [round] in dieser Runde { $n ->
        [one] kann 1 Verhalten
       *[other] können { $n } Verhalten
      } mehr gespielt werden
   *[turn] in diesem Zug { $n ->
        [one] kann 1 Verhalten
       *[other] können { $n } Verhalten
      } mehr gespielt werden
  }
verb-learning = { $span ->
    [round] in dieser Runde { $n ->
        [one] kann 1 Verhalten
       *[other] können { $n } Verhalten
      } mehr gelernt werden
   *[turn] in diesem Zug { $n ->
        [one] kann 1 Verhalten
       *[other] können { $n } Verhalten
      } mehr gelernt werden
  }
verb-objectives = { $span ->
    [round] in dieser Runde { $n ->
        [one] kann 1 Ziel
       *[other] können { $n } Ziele
      } mehr erfüllt werden
   *[turn] in diesem Zug { $n ->
        [one] kann 1 Ziel
       *[other] können { $n } Ziele
      } mehr erfüllt werden
  }
verb-back = nimm { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } von der Ablage zurück auf die Hand
verb-replace = nimm { $n ->
    [one] eine Karte der Auslage
   *[other] nacheinander { $n } Karten der Auslage
  } aus dem Spiel; an ihren Platz kommt die nächste
verb-sweep = die ganze Auslage verlässt das Spiel und wird neu gelegt
verb-turn-up = nimm { $n ->
    [one] ein offenes Ziel
   *[other] nacheinander { $n } offene Ziele
  } aus dem Spiel; das nächste des Stapels wird aufgedeckt
verb-gain = erhalte eine Karte der Auslage, die { $n ->
    [0] nichts
   *[other] höchstens { $n } Knochen
  } kostet, ohne zu zahlen, samt den Knochen darauf
verb-reset = die Energie geht auf den Startwert
verb-recall = nimm alle Karten von der Ablage zurück auf die Hand
verb-may = du darfst { $price } zahlen: { $what }
verb-may-free = wenn du magst: { $what }
verb-choose = wähle eins: { $what }
then = , dann{" "}
or = {" "}oder{" "}

price-attention = { $n } Aufmerksamkeit
price-energy = { $n } Energie
price-bones = { $n } Knochen

per-objective = für jedes Ziel, das du erfüllt hast
per-objective-type = für jedes Ziel der Art { $type }, das du erfüllt hast
per-energy = für jede Energie, die du noch hast
per-behavior = für jedes Verhalten dieses Zugs, dieses auch
per-discard = für jede Karte in deiner Ablage
per-hand = für jede Karte auf deiner Hand
per-type = für jede Art unter deinen erfüllten Zielen

card-each = alle: { $what }
card-once = einmal, durch den Startspieler: { $what }

kind-character = Charakter
kind-behavior = Verhalten
kind-objective = Ziel
kind-round = Rundenkarte
value-cost = Kosten: { price-bones }
value-attention = Aufmerksamkeit { $n }
value-energy = Energie { $n }
value-affection = Zuneigung { $n }
value-type = { $n ->
    [food] { type-food }
    [outdoor] { type-outdoor }
    [pamper] { type-pamper }
    [pets] { type-pets }
   *[play] { type-play }
  }
value-when = { $n ->
    [at-once] Sofort
    [all-round] Die ganze Runde
   *[optional] Freiwillig
  }
