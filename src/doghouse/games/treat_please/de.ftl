# Die Worte von Treat, Please! für alle Programme: Ereignisse, Gründe, Fragen, die Regeln Satz für Satz.
title = Treat, Please!
pitch = Du bist der Hund. Sieben Tage, um aufzufallen: Zeig deine Kunststücke, lern für Knochen neue, und sei am Sonntagabend am meisten geliebt.

# Was geschah
event-dog = { $who ->
    [you] Du bist { $card }.
   *[they] { $seat } ist { $card }.
  }
event-lay = Jetzt zu lernen: { $card }
event-objective = Das nächste Ziel: { $card }
event-weekend = Es ist Wochenende: in jedem Zug ein Verhalten und ein Ziel mehr.
event-day = Tag { $round }: { $card }
event-play = { $who ->
    [you] Du spielst: { $card }
   *[they] { $seat } spielt: { $card }
  }
event-learn = { $who ->
    [you] Du lernst
   *[they] { $seat } lernt
  } für { $paid ->
    [one] einen Knochen
   *[other] { $paid } Knochen
  }{ $rebate ->
    [0] {""}
    [one] , darauf lag einer
   *[other] , darauf lagen { $rebate }
  }: { $card }
event-complete = { $who ->
    [you] Du erfüllst
   *[they] { $seat } erfüllt
  } für { $attention } Aufmerksamkeit{ $energy ->
    [0] {""}
   *[other] {" "}und { $energy } Energie
  }: { $card }
event-attention = { $who ->
    [you] Deine Aufmerksamkeit
   *[they] { $seat }: Aufmerksamkeit
  } { $way ->
    [more] +{ $n }
   *[less] -{ $n }
  }, jetzt { $now }
event-energy = { $who ->
    [you] Deine Energie
   *[they] { $seat }: Energie
  } { $way ->
    [more] +{ $n }
   *[less] -{ $n }
  }, jetzt { $now }
event-bones = { $who ->
    [you] Deine Knochen
   *[they] { $seat }: Knochen
  } { $way ->
    [more] +{ $n }
   *[less] -{ $n }
  }, jetzt { $now }
event-placed = { $bones ->
    [one] Ein Knochen kommt
   *[other] { $bones } Knochen kommen
  } auf: { $card }
event-away = Verlässt das Spiel: { $card }
event-gone = Verlässt das Spiel: { $card }
event-back = { $who ->
    [you] Wieder auf deiner Hand: { $card }
   *[they] Wieder auf der Hand von { $seat }: { $card }
  }
event-gain = { $who ->
    [you] Du bekommst
   *[they] { $seat } bekommt
  }{ $rebate ->
    [0] {""}
    [one] {" "}mit einem Knochen darauf
   *[other] {" "}mit { $rebate } Knochen darauf
  }: { $card }
event-lasting = { $who ->
    [you] Für dich
   *[they] Für { $seat }
  }: { $what }
event-use = { $who ->
    [you] { $yes ->
        [true] Du nutzt das Angebot.
       *[false] Du verzichtest auf das Angebot.
      }
   *[they] { $yes ->
        [true] { $seat } nutzt das Angebot.
       *[false] { $seat } verzichtet auf das Angebot.
      }
  }
event-dinner = { $who ->
    [you] Dein Abendessen:
   *[they] Abendessen für { $seat }:
  } { $bones ->
    [0] keine Knochen
    [one] ein Knochen
   *[other] { $bones } Knochen
  }
event-over = Die Woche ist um.

# Was andauert, und wie viel davon
lasting-discount-food = Ziele der Art Futter kosten { $n } Aufmerksamkeit weniger
lasting-discount-outdoor = Ziele der Art Draußen kosten { $n } Aufmerksamkeit weniger
lasting-discount-pamper = Ziele der Art Verwöhnen kosten { $n } Aufmerksamkeit weniger
lasting-discount-pets = Ziele der Art Streicheln kosten { $n } Aufmerksamkeit weniger
lasting-discount-play = Ziele der Art Spielen kosten { $n } Aufmerksamkeit weniger
lasting-discount = jedes Ziel kostet { $n } Aufmerksamkeit weniger
lasting-cheaper = Lernen kostet { $n ->
    [one] einen Knochen
   *[other] { $n } Knochen
  } weniger
lasting-boost = jedes Verhalten gibt { $n } Aufmerksamkeit { $way ->
    [less] weniger
   *[more] mehr
  }
lasting-ease = jedes Verhalten kostet { $n } Energie weniger
lasting-supper = zum Abendessen gibt es { $n ->
    [one] einen Knochen
   *[other] { $n } Knochen
  } { $way ->
    [less] weniger
   *[more] mehr
  }
lasting-behaviors = { $n ->
    [one] ein Verhalten
   *[other] { $n } Verhalten
  } mehr zu spielen
lasting-learning = { $n ->
    [one] ein Verhalten
   *[other] { $n } Verhalten
  } mehr zu lernen
lasting-objectives = { $n ->
    [one] ein Ziel
   *[other] { $n } Ziele
  } mehr zu erfüllen

# Die Arten der Ziele
type-food = Futter
type-outdoor = Draußen
type-pamper = Verwöhnen
type-pets = Streicheln
type-play = Spielen

# Was gefragt ist, und wer
ask-turn = { $who ->
    [you] Du bist am Zug: Spiel Verhalten, lern eines, erfüll ein Ziel, in beliebiger Folge; dann beende den Zug.
   *[they] { $seat } ist am Zug.
  }
ask-may = { $who ->
    [you] Willst du das nutzen: { $card }?
   *[they] { $seat } entscheidet, ob es genutzt wird: { $card }
  }
ask-option = { $who ->
    [you] Wähl eines davon: { $card }
   *[they] { $seat } wählt: { $card }
  }
ask-place = { $who ->
    [you] Auf welche Karte der Auslage { $n ->
        [one] kommt der Knochen
       *[other] kommen die { $n } Knochen
      }?
   *[they] { $seat } legt Knochen auf eine Karte: { $card }
  }
ask-replace = { $who ->
    [you] Welche Karte der Auslage verlässt das Spiel?
   *[they] { $seat } tauscht eine Karte der Auslage aus: { $card }
  }
ask-gain = { $who ->
    [you] Welche Karte bekommst du? Sie kostet höchstens { $n }.
   *[they] { $seat } bekommt eine Karte der Auslage: { $card }
  }
ask-on-stack = { $who ->
    [you] Welches Ziel verlässt das Spiel?
   *[they] { $seat } tauscht ein Ziel aus: { $card }
  }
ask-back = { $who ->
    [you] Welche Karte deiner Ablage nimmst du wieder auf die Hand?
   *[they] { $seat } nimmt eine Karte zurück: { $card }
  }
ask-over = { $count ->
    [one] { $who ->
        [you] Du gewinnst
       *[they] { $names } gewinnt
      }
   *[other] { $names } teilen sich den Sieg
  } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
tie-decided = Bei gleichen Punkten entscheiden mehr { $what }.
tie-learned = gelernte Verhalten
you = Du

# Die Möglichkeiten, einzeln
do-end = Den Zug beenden
do-play = Spielen: { $card }
do-learn = Lernen für { $bones ->
    [one] einen Knochen
   *[other] { $bones } Knochen
  }: { $card }
do-complete = Erfüllen für { $attention } Aufmerksamkeit{ $energy ->
    [0] {""}
   *[other] {" "}und { $energy } Energie
  }: { $card }
do-yes = Nutzen
do-no = Verzichten
do-option = { $what }
do-pick = Diese nehmen: { $card }
do-turn-up = Weg damit ({ $type }): { $card }
do-take = Zurücknehmen: { $card }

# Warum nicht: kurz, und mit Zahlen, wo sie bekannt sind ("-at")
no-TP-00 = Das ist jetzt nicht gefragt, nicht auf der Hand oder nicht auf dem Tisch.
no-TP-17 = Gefragt ist jetzt nur, ob das Angebot des Tages genutzt wird, und zwar reihum.
no-TP-17-at = Das kostet { $need } { $of ->
    [attention] Aufmerksamkeit
    [energy] Energie
   *[bones] Knochen
  }, da { $have ->
    [1] ist nur 1
   *[other] sind nur { $have }
  }.
no-TP-18 = Jemand anderes ist am Zug.
no-TP-19 = Alles Verhalten dieses Zugs ist gespielt.
no-TP-19-at = In diesem Zug { $have ->
    [one] kann nur ein Verhalten
   *[other] können nur { $have } Verhalten
  } gespielt werden.
no-TP-20 = In diesem Zug kann nichts mehr gelernt werden.
no-TP-20-at = In diesem Zug { $have ->
    [one] kann nur ein Verhalten
   *[other] können nur { $have } Verhalten
  } gelernt werden.
no-TP-21 = In diesem Zug kann kein Ziel mehr erfüllt werden.
no-TP-21-at = In diesem Zug { $have ->
    [one] kann nur ein Ziel
   *[other] können nur { $have } Ziele
  } erfüllt werden.
no-TP-24 = Dafür reicht die Energie nicht.
no-TP-24-at = Das braucht vorher { $need } Energie, da { $have ->
    [1] ist 1
   *[other] sind { $have }
  }.
no-TP-25 = Dafür reichen die Knochen nicht.
no-TP-25-at = { $need ->
    [one] Ein Knochen muss
   *[other] { $need } Knochen müssen
  } im Napf sein, da { $have ->
    [0] ist keiner
    [one] ist einer
   *[other] sind { $have }
  }.
no-TP-29 = Dafür reicht die Aufmerksamkeit oder die Energie nicht.
no-TP-29-at = Das kostet { $need } { $of ->
    [energy] Energie
   *[attention] Aufmerksamkeit
  }, da { $have ->
    [1] ist 1
   *[other] sind { $have }
  }.

# Wonach eine Stellung beurteilt wird
part-points = deine Punkte bisher
part-attention = deine Aufmerksamkeit
part-overflow = Aufmerksamkeit, die oben verloren gehen kann
part-energy = deine Energie
part-bones = deine Knochen
part-learned = wie viel du gelernt hast
part-tricks = wie gut deine Kunststücke sind
part-hand = die guten Kunststücke auf deiner Hand
part-slots = Verhalten, die du heute noch spielen kannst
part-now = was deine Hand heute noch kann
part-lesson = eine gute Karte, die du lernen kannst
part-goals = Ziele, die du heute noch erfüllen kannst
part-goal = ein gutes Ziel, das heute zu schaffen ist
part-kinds = die verschiedenen Arten deiner Ziele
part-sets = Arten, von denen du fast genug Ziele hast
part-asked = eine Wahl, die du noch hast

# Die Regeln, Satz für Satz
rules-head-TP-00 = Zuallererst
rules-head-TP-01 = Was in der Schachtel ist, und der Aufbau
rules-head-TP-11 = Karten
rules-head-TP-15 = Ein Tag
rules-head-TP-19 = Ein Zug
rules-head-TP-25 = Lernen
rules-head-TP-29 = Ziele erfüllen
rules-head-TP-34 = Nickerchen und Knochensuche
rules-head-TP-38 = Das Ende eines Zugs
rules-head-TP-40 = Das Wochenende und das Ende
rules-head-TP-47 = Was alle wissen dürfen, und was bleibt

clause-TP-00 = Was jetzt nicht gefragt, nicht auf deiner Hand oder nicht auf dem Tisch ist, geht nicht.
clause-TP-01 = 2 bis 4 können spielen.
clause-TP-02 = Es gibt 5 Hunde. Das Los teilt jedem einen zu, keinen zweimal. Jeder hat seine Farbe und eine Energie, mit der er anfängt.
clause-TP-03 = Du beginnst ohne Aufmerksamkeit, mit drei Knochen und mit der Energie deines Hundes.
clause-TP-04 = Deine erste Hand hat vier Verhalten: das Nickerchen, die Knochensuche und die beiden, die nur dein Hund kann.
clause-TP-05 = 25 Verhalten kann man lernen. Jeder der 5 Hunde hat vier Karten zum Anfang.
clause-TP-06 = Die 25 werden gemischt. Vier davon liegen offen in der Auslage, der Rest ist ein verdeckter Stapel. Was zu Hunden gehört, die niemand spielt, bleibt in der Schachtel.
clause-TP-07 = Es gibt 40 Ziele, acht von jeder Art: Futter, Draußen, Verwöhnen, Streicheln und Spielen. Jede Art ist ein gemischter Stapel, dessen oberste Karte offen liegt.
clause-TP-08 = Von 25 Tageskarten werden sieben für die sieben Tage gezogen. Nach der fünften kommt das Wochenende. Was in der Schachtel bleibt, sieht niemand.
clause-TP-09 = Knochen sind immer genug da.
clause-TP-10 = Wer zuletzt mit einem Hund draußen war, sollte anfangen; hier sagt der Gastgeber, wer das ist, oder das Los entscheidet. An allen Tagen beginnt derselbe.
clause-TP-11 = Ein Verhalten, das man lernen kann, hat einen Preis in Knochen, einen Namen und Werte oder Wirkungen. Das Verhalten vom Anfang hat keinen Preis.
clause-TP-12 = Ein Ziel hat eine Art, Punkte an Zuneigung, Kosten an Aufmerksamkeit, manche auch an Energie, und vielleicht eine Wirkung.
clause-TP-13 = Futter bringt Knochen. Draußen kostet auch Energie. Verwöhnen gibt Energie. Streicheln hat für seine Aufmerksamkeit die meiste Zuneigung. Spielen bewirkt alles Mögliche und kostet vielleicht Energie.
clause-TP-14 = Karten können Aufmerksamkeit und Energie geben und nehmen, Knochen geben, Knochen auf Karten der Auslage legen, eine Art von Zielen billiger machen und einen Hund schlafen lassen. Eine Tageskarte wirkt sofort, oder die ganze Runde, oder bietet etwas an, das alle einmal nutzen können.
clause-TP-15 = Die Woche hat sieben Runden, jede ein Tag. Wer anfängt, deckt die Karte des Tages auf. Was sie sofort bewirkt, kommt vor dem ersten Zug; es gilt für alle, reihum vom Ersten an, wenn die Karte nichts anderes sagt.
clause-TP-16 = Was die Runde über gilt, endet mit der nächsten Tageskarte oder mit dem Spiel.
clause-TP-17 = Was eine Tageskarte anbietet, können alle nutzen, reihum vom Ersten an, vor dem ersten Zug des Tages. Wer den Preis nicht zahlen kann, kann es nicht nutzen. Solange es angeboten wird, geht nichts anderes.
clause-TP-18 = In einer Runde hat jeder einen Zug, im Uhrzeigersinn.
clause-TP-19 = In deinem Zug kannst du bis zu 2 Verhalten spielen, am Wochenende 3. Anderes darf dazwischen kommen.
clause-TP-20 = In deinem Zug kannst du ein neues Verhalten lernen.
clause-TP-21 = In deinem Zug kannst du ein Ziel erfüllen, am Wochenende zwei.
clause-TP-22 = Um ein Verhalten zu spielen, leg es von der Hand auf einen aktiven Platz. Seine Aufmerksamkeit und seine Energie zählen sofort.
clause-TP-23 = Aufmerksamkeit geht bis 15 und Energie bis 10; was darüber ist, verfällt. Keine von beiden sinkt unter 0: Ein Verlust wird ausgeführt, soweit es geht.
clause-TP-24 = Ein Verhalten, das Energie kostet, braucht sie vorher ganz; was es selbst gibt, hilft nicht. Auch ohne Energie kannst du alles, was keine kostet.
clause-TP-25 = Um ein Verhalten der Auslage zu lernen, brauchst du seinen ganzen Preis in Knochen, auch wenn Knochen auf ihm liegen. Du zahlst, und die Karte kommt auf deine Hand.
clause-TP-26 = Alle Knochen, die auf einer Karte liegen, bekommst du mit ihr. Es können beliebig viele sein.
clause-TP-27 = Die Lücke in der Auslage wird sofort vom Stapel gefüllt. Ist er leer, bleibt sie.
clause-TP-28 = Eine gelernte Karte wirkt erst, wenn sie gespielt wird. Das geht im selben Zug, wenn du noch ein Verhalten übrig hast.
clause-TP-29 = Um ein Ziel zu erfüllen, zahl seine Aufmerksamkeit (mit deinen Nachlässen) und Energie ganz. Nimm die Karte, deck die nächste ihres Stapels auf, und führ dann sofort ihre Wirkung aus.
clause-TP-30 = Am Wochenende kann das eben aufgedeckte Ziel dein zweites sein. Auch die Wirkung des ersten rechnet schon mit ihm. Ein leerer Stapel zeigt nichts.
clause-TP-31 = Nachlässe auf eine Art zählen zusammen, von welchen Karten sie auch kommen. Sie gelten für alle Ziele dieser Art, bis dein Zug endet, die einer Tageskarte bis zum Ende der Runde. Nichts kostet weniger als 0.
clause-TP-32 = Ein Nachlass senkt die Aufmerksamkeit, nie die Energie.
clause-TP-33 = Erfüllte Ziele liegen für alle offen.
clause-TP-34 = Das Nickerchen setzt deine Energie auf den Anfangswert deines Hundes, auch wenn du mehr hast, und bringt alle Karten deiner Ablage auf die Hand zurück, aber keine aktive. Sie können sofort gespielt werden. Schlafen darfst du auch mit leerer Ablage.
clause-TP-35 = Das Nickerchen selbst kommt am Ende des Zugs auf deine Hand zurück. Andere Karten, die Karten zurückholen, nicht.
clause-TP-36 = Die Knochensuche bringt dir Knochen.
clause-TP-37 = Energie kann über den Anfangswert deines Hundes steigen.
clause-TP-38 = Am Ende deines Zugs kommen deine aktiven Karten auf deine Ablage, nur das Nickerchen auf die Hand. Dort bleiben sie bis zum Nickerchen.
clause-TP-39 = Dann gibt es Abendessen: 2 Knochen, auch am letzten Tag.
clause-TP-40 = Nach der fünften Runde beginnt das Wochenende: In den Runden 6 und 7 hast du einen dritten Platz für Verhalten und ein zweites Ziel.
clause-TP-41 = Das Spiel endet nach dem letzten Zug der Runde 7.
clause-TP-42 = Es zählt die Zuneigung auf deinen erfüllten Zielen.
clause-TP-43 = Mit mindestens einem Ziel von jeder der fünf Arten bekommst du 4 Punkte mehr.
clause-TP-44 = Für jede Art, von der du drei Ziele hast, bekommst du 2 Punkte mehr, mit vier oder mehr davon 3.
clause-TP-45 = Zähl Aufmerksamkeit und Knochen zusammen, die du übrig hast: Je volle 5 davon zählen 1.
clause-TP-46 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Verhalten aus der Auslage bekommen hat, auf welche Weise auch immer. Ist auch das gleich, wird der Sieg geteilt.
clause-TP-47 = Verdeckt sind die Reihenfolge der Stapel, die Tageskarten, die noch kommen, und die in der Schachtel. Alles andere ist offen, auch die Hände.
clause-TP-48 = Aufmerksamkeit, Energie, Knochen, Hand und Ablage bleiben von Zug zu Zug. Plätze, was man lernen und erfüllen darf, und Nachlässe sind in jedem Zug neu.
clause-TP-49 = Eine Karte, die eine Wirkung aus der Auslage oder von einem Stapel nimmt, ist aus dem Spiel, Knochen darauf kommen zurück, und die nächste wird sofort aufgedeckt. Keine Wirkung sieht eine verdeckte Karte an oder holt eine Karte in dem Zug zurück, in dem sie gespielt wurde.
