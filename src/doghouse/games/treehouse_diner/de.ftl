# Die Worte von Treehouse Diner für alle Programme: Ereignisse, Gründe, Fragen, die Regeln Satz für Satz.
title = Treehouse Diner
pitch = Hoch im Geäst brummt die Küche. Schnapp dir am Telefon die besten Bestellungen, hol die Zutaten, bevor die Minuten um sind, und überlass den Rest dem Flughörnchen.

# Was im Beutel ist, mit der Anzahl
piece-dandelion = { $n ->
   *[other] Löwenzahn
  }
piece-acorn = { $n ->
    [one] Eichel
   *[other] Eicheln
  }
piece-blueberry = { $n ->
    [one] Blaubeere
   *[other] Blaubeeren
  }
piece-radish = { $n ->
   *[other] Radieschen
  }
piece-mushroom = { $n ->
    [one] Pilz
   *[other] Pilze
  }
piece-daisy = { $n ->
   *[other] Gänseblümchen
  }
piece-chili = { $n ->
    [one] Chili
   *[other] Chilis
  }
piece-bee = { $n ->
    [one] Biene
   *[other] Bienen
  }
plate = Teller { $plate }

# Was geschah
event-first = { $who ->
    [you] Du beginnst.
   *[they] { $seat } beginnt.
  }
event-start = { $who ->
    [you] Du beginnst
   *[they] { $seat } beginnt
  } auf Feld { $space } mit: { $order }
event-fill = In die Vorratskammer, { $row }.{ $column }: { $piece }
event-ring = Auf dem Telefontablett: { $order }
event-challenge = { $who ->
    [you] Deine Herausforderung:
   *[they] Herausforderung für { $seat }:
  } { $challenge }
event-turn = { $who ->
    [you] Runde { $round }: Du bist am Zug.
   *[they] Runde { $round }: { $seat } ist am Zug.
  }
event-skip = { $who ->
    [you] Du kannst
   *[they] { $seat } kann
  } weder in die Vorratskammer noch ans Telefon.
event-minute = { $who ->
    [you] Eine Minute vergeht, bei dir rückt auf Feld { $space }:
   *[they] Eine Minute vergeht, bei { $seat } rückt auf Feld { $space }:
  } { $order }
event-out = { $who ->
    [you] Aus deiner Küche geschoben
   *[they] Aus der Küche von { $seat } geschoben
  }{ $n ->
    [0] {""}
    [one] , darauf lag ein Stück
   *[other] , darauf lagen { $n } Stück
  }: { $order }
event-take = { $who ->
    [you] Du nimmst
   *[they] { $seat } nimmt
  } aus { $row }.{ $column } der Vorratskammer: { $n } { $piece }
event-bonus = { $who ->
    [you] Du hast
   *[they] { $seat } hat
  } die { $row }er-Reihe geleert: Sie wird aufgefüllt und gibt ihren Bonus.
event-call = { $who ->
    [you] Du gehst
   *[they] { $seat } geht
  } ans Telefon.
event-order = { $who ->
    [you] Neu in deiner Küche
   *[they] Neu in der Küche von { $seat }
  }, auf Feld { $space }: { $order }
event-shift = { $who ->
    [you] Macht in deiner Küche Platz
   *[they] Macht in der Küche von { $seat } Platz
  }, jetzt auf Feld { $space }: { $order }
event-draw = { $who ->
    [you] Du ziehst
   *[they] { $seat } zieht
  } aus dem Beutel: { $piece }
event-discard = { $who ->
    [you] Aus deinem Vorrat
   *[they] Aus dem Vorrat von { $seat }
  } in den Kompost: { $piece }
event-mood = { $who ->
    [you] Deine Stimmung
   *[they] { $seat }: Stimmung
  } { $way ->
    [more] +{ $n }
   *[less] -{ $n }
  }, jetzt { $now }
event-get = { $who ->
    [you] Du ziehst
   *[they] { $seat } zieht
  } eine Aktionskarte{ $known ->
    [true] : { $card }
   *[false] .
  }
event-card = { $who ->
    [you] Du spielst:
   *[they] { $seat } spielt:
  } { $card }
event-left = { $who ->
    [you] Du gewinnst
   *[they] { $seat } gewinnt
  } eine Minute, jetzt auf Feld { $space }: { $order }
event-grab = { $who ->
    [you] Du nimmst
   *[they] { $seat } nimmt
  } ein Stück aus { $row }.{ $column } der Vorratskammer: { $piece }
event-save = { $who ->
    [you] Du nimmst
   *[they] { $seat } nimmt
  } aus dem Kompost: { $piece }
event-free = { $who ->
    [you] Dein Besuch in der Vorratskammer dauert in diesem Zug
   *[they] Der Besuch von { $seat } in der Vorratskammer dauert in diesem Zug
  } { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
  } weniger.
event-calm = { $who ->
    [you] In diesem Zug beschwert sich bei dir niemand
   *[they] In diesem Zug beschwert sich bei { $seat } niemand
  } über Bestellungen, die hinausgeschoben werden.
event-lay = { $who ->
    [you] Du verteilst
   *[they] { $seat } verteilt
  } { $piece }{ $plate ->
    [none] {""}
   *[other] {" "}(Teller { $plate })
  }: { $order }
event-stack = { $who ->
    [you] Du legst
   *[they] { $seat } legt
  } einen Joker aus { $n } auf das Symbol { $what }: { $order }
event-bee = { $who ->
    [you] Deine Biene setzt sich
   *[they] Eine Biene von { $seat } setzt sich
  } auf: { $order }
event-deliver = { $who ->
    [you] Du lieferst aus
   *[they] { $seat } liefert aus
  }{ $bees ->
    [0] {""}
    [one] {" "}und { $who ->
        [you] rettest
       *[they] rettet
      } eine Biene
   *[other] {" "}und { $who ->
        [you] rettest
       *[they] rettet
      } { $bees } Bienen
  }: { $order }
event-master = { $who ->
    [you] Du hast
   *[they] { $seat } hat
  } gemeistert: { $challenge }
event-pour = Der Beutel war leer: { $n ->
    [one] Ein Stück kommt
   *[other] { $n } Stück kommen
  } aus dem Kompost hinein.
event-renew = { $pile ->
    [orders] Die unerfüllten Bestellungen werden gemischt und sind der neue Stapel.
   *[actions] Die gespielten Aktionskarten werden gemischt und sind der neue Stapel.
  }
event-last = { $who ->
    [you] Du hast genug ausgeliefert: Das ist die letzte Runde.
   *[they] { $seat } hat genug ausgeliefert: Das ist die letzte Runde.
  }
event-over = Das Diner schließt.
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

# Was gefragt ist, und wer
ask-visit = { $who ->
    [you] { $open ->
        [true] Du bist am Zug: Hol Zutaten aus der Vorratskammer oder geh ans Telefon.
       *[false] Du bist am Zug: Kein Fach der Vorratskammer ist zu bezahlen, und niemand ruft an. Spiel eine Aktionskarte oder mach weiter.
      }
   *[they] { $seat } geht in die Vorratskammer oder ans Telefon.
  }
ask-minutes = { $who ->
    [you] Welche Bestellung rückt nach rechts? Noch { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
      }.
   *[they] { $seat } lässt { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
      } vergehen.
  }
ask-tray = { $who ->
    [you] Das Telefon klingelt: Welche Bestellung nimmst du?
   *[they] { $seat } nimmt eine Bestellung vom Telefontablett.
  }
ask-answer = { $who ->
    [you] Welche Bestellung vom Telefontablett nimmst du? { $card }
   *[they] { $seat } nimmt eine Bestellung vom Telefontablett: { $card }
  }
ask-kitchen = { $who ->
    [you] { $todo ->
        [assign] Verteile, was auf deine Bestellungen passt.
        [bees] Leg die Bienen auf die Bestellungen mit den wenigsten.
        [deliver] Alles ist verteilt: Liefere aus.
       *[end] Nichts ist mehr zu verteilen oder auszuliefern: Beende den Zug.
      }
   *[they] { $seat } arbeitet in der Küche.
  }
ask-stack = { $who ->
    [you] Welche Zutat kommt in den Joker? Noch { $n }.
   *[they] { $seat } mischt einen Joker.
  }
ask-discard = { $who ->
    [you] Welche Zutat legst du ab? { $card }
   *[they] { $seat } legt eine Zutat ab: { $card }
  }
ask-recycle = { $who ->
    [you] Recycle eine Zutat oder keine: { $card }
   *[they] { $seat } darf eine Zutat recyceln: { $card }
  }
ask-left = { $who ->
    [you] Welche Bestellung rückt nach links? { $card }
   *[they] { $seat } schiebt eine Bestellung nach links: { $card }
  }
ask-grab = { $who ->
    [you] Welches Stück der Vorratskammer nimmst du? { $card }
   *[they] { $seat } nimmt ein Stück aus der Vorratskammer: { $card }
  }
ask-compost = { $who ->
    [you] Welche Zutat aus dem Kompost nimmst du? { $card }
   *[they] { $seat } nimmt eine Zutat aus dem Kompost: { $card }
  }
ask-may = { $who ->
    [you] Willst du das nutzen? { $card }
   *[they] { $seat } entscheidet, ob das genutzt wird: { $card }
  }
ask-option = { $who ->
    [you] Wähl eins: { $card }
   *[they] { $seat } wählt: { $card }
  }
ask-announce = { $who ->
    [you] Verkünde noch eine Herausforderung oder beende den Zug.
   *[they] { $seat } verkündet Herausforderungen.
  }
ask-over = { $count ->
    [one] { $who ->
        [you] Du gewinnst
       *[they] { $names } gewinnt
      }
   *[other] { $names } gewinnen gemeinsam
  } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
tie-decided = Bei gleichen Punkten entscheiden mehr { $what }.
tie-delivered = ausgelieferte Bestellungen
tie-unfinished = Bestellungen in der Küche
tie-on-orders = Zutaten auf Bestellungen
tie-supply = Zutaten im Vorrat
you = Du

# Was man tun kann, eines nach dem anderen
do-end = Zug beenden
do-skip = Weiter ohne Vorratskammer und Telefon
do-deliver = Ausliefern
do-yes = Nutzen
do-no = Verzichten
do-option = { $what }
do-minute = Eine Minute vergeht: { $card }
do-left = Nach links: { $card }
do-order = Bestellung nehmen: { $card }
do-piece = { $piece }
do-visit = Vorratskammer, { $row }.{ $column }, für { $cost ->
    [0] keine Minute
    [one] eine Minute
   *[other] { $cost } Minuten
  }: { $pieces }
do-grab = Aus { $row }.{ $column } der Vorratskammer: { $piece }
do-lay = { $piece }{ $plate ->
    [none] {""}
   *[other] {" "}(Teller { $plate })
  } auf: { $card }
do-daisies = Zwei Gänseblümchen statt { $what } auf: { $card }
do-mix = Vier Zutaten statt { $what } auf: { $card }
do-bee = Die Biene auf: { $card }
do-card = Spielen: { $card }
do-announce = Verkünden: { $card }

# Warum nicht: kurz, und mit dem, was man davon weiß
no-TD-00 = Das ist jetzt nicht gefragt, nicht da oder nicht in deinem Besitz.
no-TD-00-at = Das kostet { $need ->
    [one] eine Zutat
   *[other] { $need } Zutaten
  }, und im Vorrat { $have ->
    [0] ist keine
    [one] ist nur eine
   *[other] sind nur { $have }
  }.
no-TD-13 = Zuerst kommt die Vorratskammer oder das Telefon.
no-TD-13-at = Vorratskammer oder Telefon ist für diesen Zug schon gewählt.
no-TD-14 = Ohne Bestellung in der Küche bleibt nur das Telefon.
no-TD-15 = In die Vorratskammer geht man einmal im Zug.
no-TD-15-at = In diesem Fach liegt nichts.
no-TD-17 = Das Feld rechts davon ist besetzt.
no-TD-17-at = Rückt nicht weiter, denn Feld { $need } ist besetzt: { $card }
no-TD-19 = So viele Minuten, wie das kostet, kann die Küche nicht geben.
no-TD-19-at = { $of ->
    [kitchen] Das kostet { $need ->
        [one] eine Minute
       *[other] { $need } Minuten
      }, und die Küche kann { $have ->
        [0] keine
        [one] nur eine
       *[other] nur { $have }
      } geben.
   *[paid] Nichts darf liegen bleiben: { $need ->
        [one] Eine Minute muss
       *[other] { $need } Minuten müssen
      } vergehen, gewählt { $have ->
        [0] ist keine
        [one] ist eine
       *[other] sind { $have }
      }.
  }
no-TD-22 = Niemand darf passen, solange das Telefon klingelt.
no-TD-26 = Nach dem Telefon gibt es im selben Zug keine Vorratskammer.
no-TD-27 = Was passt, muss verteilt werden, und nur dorthin, wo es passt.
no-TD-27-at = { $have ->
    [0] { $piece } passt auf kein offenes Symbol: { $card }
   *[other] { $piece } passt noch und muss verteilt werden: { $card }
  }
no-TD-29 = Dort kann kein Joker liegen.
no-TD-29-at = { $of ->
    [daisies] Dieser Joker braucht { $need } Gänseblümchen, und im Vorrat { $have ->
        [0] ist keins
        [one] ist nur eins
       *[other] sind nur { $have }
      }.
    [ingredients] Dieser Joker braucht { $need } Zutaten, und im Vorrat { $have ->
        [0] ist keine
        [one] ist nur eine
       *[other] sind nur { $have }
      }.
    [chosen] Für den Joker { $need ->
        [one] muss eine Zutat
       *[other] müssen { $need } Zutaten
      } gewählt werden, und { $have ->
        [0] keine ist es.
        [one] eine ist es.
       *[other] { $have } sind es.
      }
   *[other] Dort fehlt nichts: { $piece } passt und ist im Vorrat.
  }
no-TD-30 = Nur ganz belegte Bestellungen werden ausgeliefert, und zwar alle.
no-TD-30-at = { $have ->
    [0] Keine Bestellung ist ganz belegt.
   *[other] Ganz belegt und muss erst ausgeliefert werden: { $card }
  }
no-TD-46 = Das Feld links davon ist nicht frei.
no-TD-46-at = { $have ->
    [6] Liegt auf Feld 6 und kann nicht weiter nach links: { $card }
   *[other] Kann nicht nach links, denn Feld { $need } ist besetzt: { $card }
  }
no-TD-49 = Der Effekt muss ausgeführt werden.
no-TD-53 = Bienen kommen auf die Bestellungen mit den wenigsten, und zwar vor dem Ausliefern.
no-TD-53-at = { $of ->
    [order] Eine andere Bestellung hat { $need ->
        [0] noch keine Biene
        [one] erst eine Biene
       *[other] erst { $need } Bienen
      }, diese schon { $have ->
        [one] eine
       *[other] { $have }
      }: { $card }
   *[supply] { $have ->
        [one] Im Vorrat wartet noch eine Biene.
       *[other] Im Vorrat warten noch { $have } Bienen.
      }
  }
no-TD-59 = Sie ist jetzt nicht gemeistert, oder etwas ist noch zu verteilen oder auszuliefern.
no-TD-59-at = { $of ->
    [most] Verlangt sind höchstens { $need }, und jetzt sind es { $have }.
   *[least] Verlangt sind { $need }, und jetzt sind es { $have }.
  }
no-TD-61 = Ist eine Herausforderung verkündet, kann keine Aktionskarte mehr gespielt werden.
no-TD-73 = Gleiche Teller nehmen gleiche Zutaten, verschiedene Teller verschiedene.
no-TD-73-at = { $have ->
    [0] { $piece } liegt dort schon auf anderen Tellern: { $card }
   *[other] Auf diesen Tellern liegt { $piece }: { $card }
  }
no-TD-75 = Aktionskarten spielt man im eigenen Zug, und nicht, während etwas erst halb ausgeführt ist.

# Wonach eine Stellung beurteilt wird
part-points = deine Punkte bisher
part-deliveries = deine Lieferungen
part-minutes = die Minuten, die deine Küche hergibt
part-orders = die Bestellungen in deiner Küche
part-supply = dein Vorrat
part-jokers = Joker, die du legen könntest
part-turn = ein Zug, der in dieser Runde noch kommt
part-visit = ein Gang in die Vorratskammer, der noch kommt
part-calls = Bestellungen, die das Telefon noch bringt
part-cards = die Aktionskarten auf deiner Hand
part-bees = Bienen in deinem Vorrat
part-challenges = Herausforderungen, die noch offen sind

# Die Regeln, Satz für Satz, mit einer Überschrift, wo ein Teil beginnt
rules-head-TD-00 = Vor allem anderen
rules-head-TD-01 = Was in der Schachtel ist, und der Aufbau
rules-head-TD-13 = Phase 1: Vorratskammer oder Telefon
rules-head-TD-20 = Auffüllen
rules-head-TD-22 = Das Telefon
rules-head-TD-27 = Phase 2: verteilen und ausliefern
rules-head-TD-32 = Das Ende
rules-head-TD-36 = Effekte
rules-head-TD-50 = Modul „Rettet die Bienen“
rules-head-TD-70 = Modul „Geheime Zutat“
rules-head-TD-80 = Was alle wissen dürfen

clause-TD-00 = Was gerade nicht gefragt, nicht in deinem Besitz oder nicht da ist, geht nicht.
clause-TD-01 = 2 bis 4 Küchenhilfen können spielen.
clause-TD-02 = Es gibt 46 Basisbestellungen, 46 Chilibestellungen, acht Startbestellungen (vier mit 4 Minuten und vier mit 6), 44 Aktionskarten und 15 Herausforderungen.
clause-TD-03 = Es gibt 20 Löwenzahn, 18 Eicheln, 16 Blaubeeren, 14 Radieschen, 12 Pilze und 10 Gänseblümchen. Die Module bringen 8 Chilis und 22 Bienen.
clause-TD-04 = Eine Küche ist eine Bahn von sechs Feldern, von 6 Minuten links bis 1 Minute rechts. Auf jedem hat eine Bestellung Platz.
clause-TD-05 = Die Stimmung reicht von -8 bis +8 und beginnt bei 0.
clause-TD-06 = Alle beginnen mit zwei ausgelosten Startbestellungen, einer mit 4 und einer mit 6 Minuten, auf diesen Feldern. Ihre Effekte werden nicht ausgeführt.
clause-TD-07 = Alle ziehen drei zufällige Stücke aus dem Beutel in ihren Vorrat.
clause-TD-08 = Die Vorratskammer hat vier Reihen. In einem Fach der ersten liegt ein Stück, der zweiten zwei, der dritten drei, der vierten vier. Zu zweit sind es drei Spalten, zu dritt vier, zu viert fünf, wenn nicht eine andere Zahl von 2 bis 7 ausgemacht ist. Jede Reihe hat einen Bonus; der der ersten ist das Recyceln.
clause-TD-09 = Die Chiliseite der Vorratskammer hat andere Boni; sonst unterscheidet sie nichts.
clause-TD-10 = Jeder Kreis der Vorratskammer wird zufällig aus dem Beutel gefüllt.
clause-TD-11 = Auf dem Telefontablett liegt offen eine Bestellung mehr, als Küchenhilfen da sind. Die anderen bilden den Stapel.
clause-TD-12 = Wer zuletzt jemandem beim Kochen geholfen hat, soll beginnen; hier sagt der Gastgeber, wer das ist, oder das Los entscheidet.
clause-TD-13 = In deinem Zug gehst du in die Vorratskammer oder ans Telefon. Danach verteilst du und lieferst aus.
clause-TD-14 = Ohne Bestellung in deiner Küche musst du ans Telefon.
clause-TD-15 = In der Vorratskammer wählst du ein Fach einer beliebigen Reihe, in dem etwas liegt, und nimmst alles daraus. Das machst du einmal im Zug.
clause-TD-16 = Jedes Stück in dem Fach kostet eine Minute. Für jede Minute rückt eine deiner Bestellungen ein Feld nach rechts, und das alles, bevor du etwas nimmst.
clause-TD-17 = Eine Bestellung rückt nur auf ein freies Feld und überspringt keines. Die Minuten können an eine Bestellung gehen oder an mehrere.
clause-TD-18 = Eine Bestellung auf dem letzten Feld kann für eine Minute hinausgeschoben werden. Das bringt eine Beschwerde. Die Bestellung kommt zu den unerfüllten, was auf ihr liegt in den Kompost; als ausgeliefert zählt sie nie.
clause-TD-19 = Ein Fach, das mehr kostet, als deine Bestellungen zusammen noch an Minuten haben, kannst du nicht wählen, und du lässt nichts darin liegen. Kannst du kein Fach bezahlen, musst du ans Telefon. Ist auch das Tablett leer, entfällt Phase 1; vorher darfst du Aktionskarten spielen.
clause-TD-20 = Ist eine Reihe ganz leer, nachdem du etwas genommen hast, wird sie sofort ganz aus dem Beutel aufgefüllt, und du bekommst ihren Bonus, auch wenn der Beutel nicht reicht. Andere Reihen warten.
clause-TD-21 = In dem Moment, in dem der Beutel leer ist, kommt der ganze Kompost hinein. Ist auch der leer, wird nichts gezogen, und Kreise bleiben leer; ein Fach kostet, was darin liegt, und was als Nächstes in den Kompost kommt, geht gleich in den Beutel. Eine leer gebliebene Reihe wird ohne Bonus am Ende des ersten Zugs aufgefüllt, bei dem wieder etwas im Beutel ist, die oberste zuerst.
clause-TD-22 = Am Telefon nimmst du eine Bestellung deiner Wahl, legst sie auf das Feld ihrer Minuten und führst ihre Effekte aus. Dann machen es die anderen reihum im Uhrzeigersinn ebenso, und die letzte Bestellung ist wieder deine. Passen darf niemand.
clause-TD-23 = Danach wird das Tablett aufgefüllt. Wird eine Bestellung gebraucht und ist der Stapel zu Ende, werden die unerfüllten gemischt und sind der neue Stapel, nicht aber Startbestellungen. Reicht auch das nicht, bleibt das Tablett knapp; dann nehmen du, die anderen und wieder du je eine, solange welche da sind.
clause-TD-24 = Was Effekte dir bringen, wird nicht sofort verteilt, sondern in Phase 2: deiner jetzigen oder deiner nächsten.
clause-TD-25 = Ist das Feld einer neuen Bestellung besetzt, rücken die Bestellung dort und alle, die rechts lückenlos anschließen, ein Feld nach rechts. Eine, die das letzte Feld verlässt, kommt zu den unerfüllten, was auf ihr liegt in den Kompost, und es gibt eine Beschwerde, noch vor den Effekten der neuen Bestellung.
clause-TD-26 = In einem Zug mit dem Telefon gibt es keine Vorratskammer.
clause-TD-27 = Alle Zutaten deines Vorrats, die auf ein offenes Symbol deiner Bestellungen passen, müssen verteilt werden. Auf welche Bestellung, entscheidest du.
clause-TD-28 = Was nirgends passt, bleibt in deinem Vorrat.
clause-TD-29 = Statt einer fehlenden Zutat darfst du einen Joker legen: zwei Gänseblümchen oder vier beliebige Zutaten auf ein offenes Symbol. Sie fehlt, wenn nichts in deinem Vorrat dort liegen darf. Du darfst Zutaten dafür nehmen, die anderswo passen. Sie kommen aus deinem Vorrat und bleiben zusammen.
clause-TD-30 = Sagst du, dass alles verteilt ist, werden alle ganz belegten Bestellungen ausgeliefert. Ihre Zutaten kommen in den Kompost. Alle haben sie gesehen, sie sind also kein Geheimnis.
clause-TD-31 = Dann ist im Uhrzeigersinn die nächste Küchenhilfe am Zug.
clause-TD-32 = Das Ende kommt, wenn jemand zu zweit acht, zu dritt sieben, zu viert sechs Bestellungen ausgeliefert hat, oder eine andere ausgemachte Zahl von 3 bis 10.
clause-TD-33 = Diese Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Das Spiel endet auch nach einer Runde, in der niemand in die Vorratskammer oder ans Telefon konnte, und nach Runde 200.
clause-TD-34 = Es zählen die Punkte deiner ausgelieferten Bestellungen und deine Stimmung, mit den Bienen auch, was sie bringen. Die meisten Punkte gewinnen.
clause-TD-35 = Bei Gleichstand zählen die ausgelieferten Bestellungen, dann die Bestellungen, die noch in der Küche sind, dann die Zutaten auf diesen, dann die Zutaten im Vorrat. Ist alles gleich, wird der Sieg geteilt.
clause-TD-36 = Zieh eine Zutat: Ein zufälliges Stück aus dem Beutel kommt in deinen Vorrat. Ist es eine Biene, behältst du sie.
clause-TD-37 = Alle anderen ziehen: im Uhrzeigersinn jede Küchenhilfe eine.
clause-TD-38 = Leg ab: Eine Zutat deiner Wahl kommt aus deinem Vorrat in den Kompost. Hast du keine, geschieht nichts. Bienen können nicht abgelegt werden.
clause-TD-39 = Alle anderen legen ab: im Uhrzeigersinn jede Küchenhilfe eine ihrer Wahl.
clause-TD-40 = Recycle: Du darfst eine deiner Zutaten in den Kompost legen und dann eine neue aus dem Beutel ziehen. Bienen können nicht recycelt werden.
clause-TD-41 = Lob: Deine Stimmung steigt um eins, bis +8.
clause-TD-42 = Beschwerde: Deine Stimmung sinkt um eins, bis -8.
clause-TD-43 = Alle anderen bekommen eine Beschwerde.
clause-TD-44 = Zieh eine Bestellung: Nimm die nächste vom Stapel, leg sie wie sonst, und führ sofort ihre Effekte aus, noch vor allem, was folgt. Solange ein Effekt zum nächsten führt, wird der Stapel höchstens einmal erneuert. Ist keine da, geschieht nichts.
clause-TD-45 = Zieh eine Aktionskarte auf die Hand. Das gibt es nur mit „Geheime Zutat“. Im eigenen Zug darfst du sie noch in diesem Zug spielen.
clause-TD-46 = Schieb eine deiner Bestellungen ein Feld nach links auf ein freies Feld, nie vom Feld mit 6 Minuten. Geht es bei einer, musst du.
clause-TD-47 = Die Effekte einer Karte werden von oben nach unten ausgeführt, jeder ganz vor dem nächsten, auch wenn die Bestellung inzwischen hinausgeschoben wurde.
clause-TD-48 = „Alle anderen“ sind alle außer der Küchenhilfe, zu der die Karte oder Reihe gehört, von ihr aus im Uhrzeigersinn. Wer keine Zutat hat, wird übergangen.
clause-TD-49 = Eine Bestellung zeigt ihre Minuten, was sie braucht, ihre Effekte, ihre Punkte und wer sie kocht. Ein Effekt muss ausgeführt werden, wenn er nicht sagt, dass man darf.
clause-TD-50 = 22 Bienen sind im Beutel, bevor etwas gezogen wird. Wann immer eine zufällige Zutat gezogen wird, kann es eine Biene sein; du behältst sie, als hättest du sie geholt. Bienen im Kompost kommen wieder in den Beutel.
clause-TD-51 = Alle bekommen drei zufällige Herausforderungen, offen. Die anderen werden nicht gebraucht.
clause-TD-52 = Eine Biene in der Vorratskammer kostet eine Minute und kommt in deinen Vorrat.
clause-TD-53 = In Phase 2, vor dem Ausliefern, kommen deine Bienen so gleichmäßig wie möglich auf deine Bestellungen: jede auf eine mit den wenigsten, bei mehreren nach deiner Wahl. Ohne Bestellung in der Küche warten sie.
clause-TD-54 = Die Bienen auf einer Bestellung, die du auslieferst, sind gerettet: Sie kommen in deinen Bienenstock.
clause-TD-55 = Die Bienen auf einer hinausgeschobenen Bestellung kommen in den Kompost.
clause-TD-56 = Am Ende zählt jede gerettete Biene 1 Punkt. Bienen auf unfertigen Bestellungen zählen nichts.
clause-TD-57 = Wer die meisten Bienen gerettet hat, bekommt 3 Punkte mehr, bei Gleichstand alle. Ist keine gerettet, bekommt sie niemand.
clause-TD-58 = Bienen sind keine Zutaten: Sie werden nicht abgelegt, nicht recycelt, sind nicht Teil eines Jokers, liegen auf keinem Teller und entscheiden keinen Gleichstand.
clause-TD-59 = Nach Phase 2, wenn nichts mehr zu verteilen, zu legen oder auszuliefern ist, darfst du gemeisterte Herausforderungen verkünden. Jede wird umgedreht und bringt sofort 2 Lob; was über +8 ist, verfällt.
clause-TD-60 = Eine gemeisterte Herausforderung darfst du für später aufheben. Dann muss sie auch später gemeistert sein.
clause-TD-61 = Verkünden beendet deinen Zug. Danach spielst du keine Aktionskarte mehr.
clause-TD-62 = Herausforderungen sehen auf deine Küche, deinen Vorrat, deine Stimmung oder auf das, was du in diesem Zug getan hast. Dafür hat jede Bestellung jemanden, der sie kocht.
clause-TD-70 = 8 Chilis sind im Beutel, und die Chilibestellungen ersetzen die Basisbestellungen.
clause-TD-71 = Alle beginnen mit einer zufälligen Aktionskarte.
clause-TD-72 = Chili ist eine Zutat wie jede andere.
clause-TD-73 = Suppen haben Teller. Teller mit gleichem Buchstaben nehmen die gleiche Zutat, Teller mit verschiedenen Buchstaben verschiedene. Auf Tellern liegen keine Bienen.
clause-TD-74 = Was auf einem Teller liegen darf, muss verteilt werden. Ein Joker zählt als die Zutat seines Buchstabens, wenn die feststeht; sonst legt er nichts fest.
clause-TD-75 = Aktionskarten darfst du im eigenen Zug jederzeit spielen, beliebig viele, jede sofort und ganz; dann liegt sie offen. Aber nicht, während ein Besuch in der Vorratskammer, eine Telefonrunde oder eine andere Karte erst halb ausgeführt ist. Ein Zug kann erst enden, wenn nichts aus deinem Vorrat passt, keine Biene wartet und keine belegte Bestellung übrig ist.
clause-TD-76 = Wird eine Aktionskarte gebraucht und ist der Stapel zu Ende, werden die in früheren Zügen gespielten gemischt und sind der neue Stapel. Ist keine da, geschieht nichts.
clause-TD-77 = Eine Abkürzung: Nimm eine Zutat oder Biene deiner Wahl aus der Vorratskammer; ihr Kreis wird sofort aufgefüllt. Das kostet keine Minute und bringt keinen Bonus. Sind Beutel und Kompost leer, bleibt der Kreis leer.
clause-TD-78 = Beide Module lassen sich zusammen spielen. Ist eine Herausforderung verkündet, gibt es keine Aktionskarten mehr.
clause-TD-80 = Verborgen ist, was als Nächstes aus Beutel und Stapeln kommt, und die Aktionskarten auf anderen Händen. Alles andere ist offen, auch Vorräte, Abgelegtes und Ausgeliefertes.
