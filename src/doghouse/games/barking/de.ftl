# Die Wörter von Barking für alle Programme: Namen, Ereignisse, Gründe, die Regeln Punkt für Punkt.
# $who ist "you" oder "they": auf wessen Seite liest man. $seat ist ein Name.
title = Barking Up The Wrong Tree
pitch = Schick deine Hunde los, um zu verbellen, was du haben willst. Das größte Rudel nimmt es mit; bei Gleichstand das mit der selteneren Rasse.

# Namen, wie in deck.toml
card-borzoi = Barsoi
card-komondor = Komondor
card-doberman = Dobermann
card-poodle = Pudel
card-schnauzer = Schnauzer
card-husky = Husky
card-basset-hound = Basset
card-chihuahua = Chihuahua
card-bulldog = Bulldogge
card-mutt = Promenadenmischung
card-wonder = Wunderhund
card-cat = Katze
item-scarecrow = Vogelscheuche
item-bicycle = Fahrrad
item-treehouse = Baumhaus
item-phone-booth = Telefonzelle
item-balloon = Heißluftballon
item-hydrant = Hydrant
item-mailbox = Briefkasten
item-bin = Mülltonne
item-van = Lieferwagen
item-boxes = Kartons

# Was geschah
event-round = Runde { $round }: { $items } Gegenstände, { $deal ->
    [0] keine Karten
    [one] eine Karte für alle
   *[other] { $deal } Karten für alle
  }. { $who ->
    [you] Du beginnst.
   *[they] { $seat } beginnt.
  }
event-lay = Auf dem Tisch: { $kind }
event-deal = { $who ->
    [you] Du bekommst: { $card }
   *[they] { $seat } bekommt eine Karte.
  }
event-discard = { $who ->
    [you] Du wirfst ab: { $card }
   *[they] { $seat } wirft ab: { $card }
  }
event-renew = Die abgeworfenen Karten werden gemischt und sind der neue Stapel.
event-swap = { $who ->
    [you] Du tauschst einen Wunderhund.
   *[they] { $seat } tauscht einen Wunderhund.
  }
event-cat = { $who ->
    [you] Du spielst eine Katze.
   *[they] { $seat } spielt eine Katze.
  }
event-draw = { $who ->
    [you] Du ziehst: { $card }
   *[they] { $seat } zieht eine Karte.
  }
event-token = { $who ->
    [you] Du setzt einen Katzenmarker: { $kind }
   *[they] { $seat } setzt einen Katzenmarker: { $kind }
  }
event-no-token = { $who ->
    [you] Du setzt keinen Katzenmarker.
   *[they] { $seat } setzt keinen Katzenmarker.
  }
event-dogs = { $who ->
    [you] Du bellst
   *[they] { $seat } bellt
  } mit { $dogs } × { $breed }{ $wonders ->
    [0] {""}
    [one] , davon ein Wunderhund
   *[other] , davon { $wonders } Wunderhunde
  }: { $kind }
event-pass = { $who ->
    [you] { $auto ->
        [true] Du hast keine Karten mehr und passt.
       *[false] Du passt.
      }
   *[they] { $auto ->
        [true] { $seat } hat keine Karten mehr und passt.
       *[false] { $seat } passt.
      }
  }
event-won = { $who ->
    [you] Du nimmst mit, bei
   *[they] { $seat } nimmt mit, bei
  } { $dogs ->
    [one] einem Hund
   *[other] { $dogs } Hunden
  }: { $kind }
event-nobody = Niemand bellt hier, es kommt aus dem Spiel: { $kind }
event-first = { $who ->
    [you] Du hast zuletzt gepasst und beginnst die nächste Runde.
   *[they] { $seat } hat zuletzt gepasst und beginnt die nächste Runde.
  }
event-cats-join = Die Katzen kommen dazu: Alle bekommen eine, die übrigen sind jetzt im Stapel.
event-over = Das Spiel ist zu Ende.
log-dealt = Du bekommst:

# Was gefragt ist, und wer
ask-turn = { $who ->
    [you] Du bist dran: Schick Hunde los, nutze eine Katze oder einen Wunderhund, oder passe.
   *[they] { $seat } ist dran.
  }
ask-play = { $who ->
    [you] Deine Hunde für dieses Ziel: { $item }
   *[they] { $seat } schickt Hunde los, Ziel: { $item }
  }
ask-token = { $who ->
    [you] Setz den Katzenmarker auf einen Gegenstand, oder verzichte.
   *[they] { $seat } entscheidet über einen Katzenmarker.
  }
ask-discard = { $who ->
    [you] { $n ->
        [one] Du hast eine Karte zu viel: Welche geht?
       *[other] Du hast { $n } Karten zu viel: Welche gehen?
      }
   *[they] { $seat } hat zu viele Karten und wirft ab.
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
you = Du

# Was man tun kann, eins nach dem anderen
do-pass = Passen
do-done = Das sind alle: bellen!
do-no-token = Kein Marker
do-cat = Eine Katze spielen: Karte ziehen, dann ein Marker, wenn du magst
do-swap = Einen Wunderhund gegen die oberste Karte des Stapels tauschen
do-discard = Abwerfen: { $card }
do-add = Dazu: { $card }
do-token = Den Marker setzen: { $item }
do-start = Hunde schicken, Ziel: { $item }

# Woraus eine Gewinnchance berechnet wird, Teil für Teil: Der Trainer nennt den Teil, der den Unterschied macht.
part-points = deine Punkte am Ende
part-standing = deine Punkte samt den Gegenständen, bei denen dein Rudel führt
part-risk = die Gegenstände, die dir noch jemand nehmen kann
part-rivals = wie viele dich noch überbieten können
part-strongest = die Gegenstände, bei denen niemand so stark werden kann wie du
part-contested = die Gegenstände, bei denen du vorerst führen könntest
part-plan = was deine Hand insgesamt gewinnen könnte
part-hand = die Hunde, die du für spätere Runden behältst
part-wonders = deine Wunderhunde
part-cats = deine Katzen
part-cards = wie viele Karten du noch spielen kannst
part-breeds = wie viele Rassen du hast
part-pack = das größte Rudel in deiner Hand
part-first = wer die nächste Runde beginnt

# Warum nicht: kurz, und mit Namen, wo sie bekannt sind ("-at")
no-BT-00 = Das ist gerade nicht gefragt, nicht auf der Hand oder nicht auf dem Tisch.
no-BT-17 = Jemand anders ist dran.
no-BT-18 = Wer gepasst hat, spielt in dieser Runde nichts mehr.
no-BT-20 = Ohne Katzenmarker dort bellt nur eine Rasse auf einmal.
no-BT-20-at = Nur eine Rasse bellt auf einmal; hier liegt kein Katzenmarker: { $item }
no-BT-21 = Eigene Hunde bellen schon dort, und kein Katzenmarker liegt da.
no-BT-21-at = Eigene Hunde bellen schon hier, und kein Katzenmarker liegt da: { $item }
no-BT-22 = Eine Rasse, die schon dort bellt, kann nicht noch einmal kommen.
no-BT-22-at = { $card } bellt schon hier: { $item }
no-BT-24 = Ein Wunderhund bellt nie allein, er geht mit einem Hund einer Rasse.
no-BT-26 = Ein Wunderhund wird für sich getauscht, vor allen Hunden.
no-BT-27 = Eine Katze wird für sich gespielt, vor allen Hunden.
no-BT-29 = Dort liegt schon ein Katzenmarker.
no-BT-29-at = Hier liegt schon ein Katzenmarker: { $item }
no-BT-34 = Ein Zug mit Hunden geht zu einem Ziel, und damit endet er.

# Die Regeln, Punkt für Punkt, mit Überschrift, wo ein Teil beginnt
rules-head-BT-00 = Vorab
rules-head-BT-01 = Was dazugehört
rules-head-BT-05 = Aufbau
rules-head-BT-11 = Eine Runde: Gegenstände und Karten
rules-head-BT-17 = Reihum
rules-head-BT-20 = Hunde schicken
rules-head-BT-23 = Wunderhunde
rules-head-BT-27 = Katzen
rules-head-BT-34 = Wie Zug und Runde enden
rules-head-BT-37 = Wer was bekommt
rules-head-BT-44 = Ende des Spiels
rules-head-BT-46 = Was alle wissen dürfen

clause-BT-00 = Was gerade nicht gefragt, nicht auf deiner Hand oder nicht auf dem Tisch ist, geht nicht.
clause-BT-01 = Es gibt 50 Hunde in zehn Rassen. Jede Rasse hat einen Rang: 1 ist der beste, 10 der letzte.
clause-BT-02 = Je seltener eine Rasse, desto besser ihr Rang. Von Rang 1 und 2 gibt es je drei Hunde, von 3 und 4 vier, von 5 und 6 fünf, von 7 und 8 sechs, von 9 und 10 sieben.
clause-BT-03 = Dazu kommen 6 Wunderhunde, 7 Katzen, 7 Katzenmarker, 40 Gegenstände und ein Startmarker.
clause-BT-04 = Gegenstände gibt es in zehn Arten: zwei Arten mit je 2 Karten, zwei mit 3, zwei mit 4, zwei mit 5 und zwei mit 6.
clause-BT-05 = Mitspielen können 2 bis 5.
clause-BT-06 = Die Gegenstände werden gemischt und verdeckt auf fünf Stapel aus 3, 4, 5, 6 und 7 Karten verteilt. Die 15 übrigen bleiben aus dem Spiel, und niemand sieht sie an.
clause-BT-07 = Bevor der Kartenstapel entsteht, kommt verdeckt eine Katze auf jede Hand.
clause-BT-08 = Alle Hunde, alle Wunderhunde und die übrigen Katzen bilden den Stapel.
clause-BT-09 = Wer den Tisch deckt, darf sagen, wer beginnt; sonst entscheidet das Los. Dorthin geht der Startmarker.
clause-BT-10 = Zum Lernen kann Runde 1 ohne Katzen gespielt werden. Dann bekommen vor dem Austeilen von Runde 2 alle die Katze vom Aufbau, und die übrigen werden in den Stapel gemischt.
clause-BT-11 = Eine Runde beginnt mit dem nächsten Stapel Gegenstände, offen ausgelegt: 3 in Runde 1 und in jeder weiteren einer mehr.
clause-BT-12 = Danach bekommen alle so viele Karten, wie Gegenstände ausliegen.
clause-BT-13 = Mehr als zehn Karten, gleich welche, behält niemand auf der Hand. Was darüber ist, wird abgeworfen, bevor es losgeht.
clause-BT-14 = Wer zu viele hat, wählt selbst, was geht, sobald alles ausgeteilt ist: zuerst, wer den Startmarker hat, dann im Uhrzeigersinn. Abgeworfenes liegt offen da.
clause-BT-15 = Ist der Stapel leer, wenn eine Karte fällig ist, werden die abgeworfenen gemischt und sind der neue Stapel.
clause-BT-16 = Ausgeteilt wird reihum, Karte für Karte, und nur solange es für alle noch eine gibt. So bekommen alle gleich viele, und der Rest bleibt im Stapel.
clause-BT-17 = Wer den Startmarker hat, fängt an; dann geht es im Uhrzeigersinn, an allen vorbei, die gepasst haben.
clause-BT-18 = Hunde oder Passen beenden deinen Zug. Hast du gepasst, spielst du in dieser Runde nichts mehr.
clause-BT-19 = Mit leerer Hand musst du passen; das geschieht von selbst, sobald du dran bist.
clause-BT-20 = Du schickst eine oder mehrere Karten einer einzigen Rasse zu einem einzigen Gegenstand.
clause-BT-21 = Du schickst keine Hunde dorthin, wo schon welche von dir sind.
clause-BT-22 = Eine Rasse, die an einem Gegenstand schon bellt, kommt dort nicht noch einmal hin, wem auch immer sie gehört: Zu ihr kommt nie etwas dazu.
clause-BT-23 = Zusammen mit mindestens einem Hund einer Rasse darfst du beliebig viele Wunderhunde schicken. Jeder zählt als Hund dieser Rasse.
clause-BT-24 = Ein Wunderhund geht nie ohne einen Hund einer Rasse.
clause-BT-25 = Bis die Runde vorbei ist, bleibt ein Wunderhund von der Rasse, mit der er gegangen ist.
clause-BT-26 = In deinem Zug darfst du auch einen Wunderhund abwerfen und dafür die oberste Karte des Stapels ziehen, so oft du willst, aber nur bevor du Hunde schickst oder passt. Dein Zug geht weiter, und die neue Karte darfst du gleich spielen.
clause-BT-27 = Am Anfang deines Zuges, vor allen Hunden, darfst du Katzen spielen. Jede wirfst du ab, ziehst dafür die oberste Karte des Stapels und darfst dann einen Katzenmarker auf einen Gegenstand setzen.
clause-BT-28 = Ob du den Marker setzt, ist deine Sache, und die neue Karte siehst du vorher.
clause-BT-29 = Auf einen Gegenstand passt nur ein Marker. Ob dort Hunde bellen, ist gleich.
clause-BT-30 = Nach deinen Katzen geht der Zug weiter: Schick Hunde, wohin du willst, oder passe. Katzen und getauschte Wunderhunde dürfen in jeder Reihenfolge kommen, solange sie vor den Hunden kommen.
clause-BT-31 = Wo ein Katzenmarker liegt, dürfen alle Hunde mehrerer Rassen auf einmal schicken.
clause-BT-32 = Wo ein Katzenmarker liegt, dürfen alle wiederkommen, obwohl sie dort schon Hunde haben, auch in späteren Zügen.
clause-BT-33 = Auch wo ein Katzenmarker liegt, darf eine Rasse vor dem Zug nicht schon dort gewesen sein. Mehrere Hunde einer Rasse sind in Ordnung. Bei mehreren Rassen zählt ein Wunderhund als die mit dem besten Rang.
clause-BT-34 = In einem Zug gehen Hunde zu einem Gegenstand, und dann ist der Zug vorbei.
clause-BT-35 = Ist der Stapel leer, wenn du eine Karte tauschst, wird zuerst aus den abgeworfenen der neue Stapel, deine eigene ist schon dabei. Tauschen darfst du, so oft du kannst: Es sind immer genug Hunde da, dass es ein Ende hat. Darum braucht ein eigenes Kartendeck, über zehn Karten für jede von fünf Händen hinaus, mindestens so viele Karten, wie es Katzen und Wunderhunde hat.
clause-BT-36 = Haben alle gepasst, ist das Ausspielen vorbei. Wer zuletzt gepasst hat, nimmt den Startmarker.
clause-BT-37 = Wer an einem Gegenstand die meisten Hunde hat, nimmt ihn mit; Wunderhunde zählen.
clause-BT-38 = Haben mehrere gleich viele, entscheidet unter ihnen die Rasse mit dem besten Rang dort.
clause-BT-39 = Ein Gegenstand ganz ohne Hunde kommt aus dem Spiel.
clause-BT-40 = Was du mitgenommen hast, liegt offen, damit alle es sehen.
clause-BT-41 = Karten, die du nicht gespielt hast, bleiben auf deiner Hand.
clause-BT-42 = Alle Katzenmarker kommen zurück; in der nächsten Runde sind es wieder sieben.
clause-BT-43 = Die gespielten Hunde, die abgeworfenen Karten und der Rest des Stapels werden gemischt und sind der neue Stapel.
clause-BT-44 = Nach Runde 5 zählen deine Gegenstände: der erste einer Art 3 Punkte, der zweite 2, jeder weitere 1.
clause-BT-45 = Die meisten Punkte gewinnen. Haben mehrere gleich viele, teilen sie sich den Sieg.
clause-BT-46 = Verdeckt sind die Hände, die Reihenfolge im Stapel und bei den Gegenständen, und die 15, die nicht mitspielen. Offen ist alles auf dem Tisch, auch das Abgeworfene und wie viele Karten der Stapel und jede Hand haben. Was man sich ausrechnen könnte, wird allen gezeigt: wer die Katze vom Aufbau noch haben muss, und wie viele von jeder Karte eine Hand mindestens und höchstens haben kann.
clause-BT-47 = Jeder Platz hat eine Farbe, dazu eine Form und einen Buchstaben, und seine Seite an jedem Gegenstand. Das ist nur fürs Auge.
