# Wörter des Spieltischs im Browser. **Zwei Sterne** stehen um Fettes.
board-language = de
title-short = Barking
board-you = Du

# Namen der Orte, für alle, die den Tisch hören
board-seats = Die anderen
board-items = Gegenstände auf dem Tisch
board-hand = Deine Hand
board-hand-cards = { $n ->
    [one] Deine Karte
   *[other] Deine { $n } Karten
  }
board-acts = Was du tun kannst

# Der eine Satz: wer dran ist und was geht
board-say-turn = **Du bist dran:** Hunde wählen oder passen.
board-say-cards = { $n ->
    [one] **Du bist dran:** Ziel für diese **Karte** antippen.
   *[other] **Du bist dran:** Ziel für diese **{ $n } Karten** antippen.
  }
board-say-wonder = **Wunderhund:** einen Hund antippen, mit dem er geht.
board-say-item = **{ $item }:** Hunde dafür antippen.
board-say-ready = { $n ->
    [one] **{ $item }:** 1 Hund bereit. Mehr, oder bellen!
   *[other] **{ $item }:** { $n } Hunde bereit. Mehr, oder bellen!
  }
board-say-unready = **{ $item }:** noch einen Hund für den Wunderhund antippen.
board-say-cat = **Katze:** Du ziehst dafür eine Karte und darfst einen Marker setzen.
board-say-swap = **Tauschen:** Ein Wunderhund geht, du ziehst eine Karte.
board-say-token = **Katzenmarker:** ein Ziel antippen, oder keins.
board-say-discard = { $n ->
    [one] **Zu viele Karten:** noch 1 abwerfen.
   *[other] **Zu viele Karten:** noch { $n } abwerfen.
  }
board-say-discard-ready = **Zehn bleiben auf der Hand.** Die gewählten abwerfen?
board-say-moment = **Einen Moment …**
board-say-wait = **{ $name }** ist dran.
board-say-wait-passed = **{ $name }** ist dran. Du hast gepasst.
board-say-wait-token = **{ $name }** entscheidet über einen Katzenmarker.
board-say-wait-discard = **{ $name }** hat zu viele Karten und wirft ab.
board-say-past = **Ein früherer Moment.**
board-say-recap = **Runde { $round } ist vorbei.**
board-say-over = **{ $name } gewinnt** mit { $score }.
board-say-over-you = **Du gewinnst** mit { $score }!
board-say-over-shared = **{ $names }** teilen sich den Sieg mit { $score }.
board-teach = Erste Runde: noch keine Katzen. Sie kommen in Runde 2.

# Tipper, die zu nichts führen
board-hold-wait = Noch nicht: { $name } ist dran.
board-hold-passed = Du hast gepasst, die Runde ist für dich vorbei.
board-hold-token = Zuerst der Katzenmarker.
board-hold-discard = Zuerst auf zehn Karten abwerfen.
board-hold-unfinished = Dazu fehlt noch etwas.
board-open-rule = Regeln bei { $clause } öffnen
board-rule = Regel { $clause }

# Die anderen
board-seat-label = { $name }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }{ $state ->
    [turn] , ist dran
    [thinking] , denkt nach
    [passed] , hat gepasst
    [away] , nicht verbunden
   *[none] {""}
  }. Trophäen und mehr.
board-flag-turn = ist dran
board-flag-passed = gepasst
board-flag-away = weg
board-flag-first = Startspieler
board-deck = im Stapel
board-discards = Abgeworfen:
board-discards-none = Nichts abgeworfen
board-others-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
board-others-none = noch keine Trophäen
board-others-holds = Hält sicher:

# Meine Zeile
board-mine = { $n ->
    [one] **Du**, 1 Karte
   *[other] **Du**, { $n } Karten
  }
board-mine-score = { $score ->
    [one] Deine Trophäen: 1 Punkt
   *[other] Deine Trophäen: { $score } Punkte
  }

# Gegenstände
board-none = noch keine Hunde
board-nth-first = dein erster
board-nth-second = dein zweiter
board-nth-third = dein dritter
board-nth-further = noch einer
board-pack = { $n } × Rang { $rank }
board-pack-mixed = { $n } Hunde, bester { $rank }
board-out-nobody = Niemand
board-out-nobody-more = bisher
board-out-gone = kommt weg
board-out-won = bekommt ihn
board-out-lead-you = Du führst
board-out-lead = { $name } führt
board-out-alone-more = { $mine ->
    [one] 1 Hund
   *[other] { $mine } Hunde
  }
board-out-more-more = { $mine } gegen { $best }
board-out-rank-more = { $rank } schlägt { $other }
board-out-chosen = Gewählt
board-out-beat = { $n ->
    [0] niemand da
   *[other] gegen { $n }
  }
board-why-BT-00 = jetzt nicht
board-why-BT-17 = du bist nicht dran
board-why-BT-18 = du hast gepasst
board-why-BT-20 = nur eine Rasse
board-why-BT-21 = du bellst hier schon
board-why-BT-22 = { $card ->
    [none] deine Rassen sind da
   *[other] { $card } ist schon da
  }
board-why-BT-24 = braucht einen Hund
board-why-BT-26 = Tausch vor den Hunden
board-why-BT-27 = Katzen vor den Hunden
board-why-BT-29 = hat einen Marker
board-why-BT-34 = nur ein Ziel im Zug
board-label-worth = { $n ->
    [one] 1 Punkt für dich
   *[other] { $n } Punkte für dich
  }, { $nth ->
    [first] dein erster
    [second] dein zweiter
    [third] dein dritter
   *[further] noch einer
  }.
board-label-token = Ein Katzenmarker liegt darauf.
board-label-none = Noch keine Hunde.
board-label-pack = { $name }: { $dogs }, bester Rang { $rank }{ $leads ->
    [true] , in Führung
   *[false] {""}
  }.
board-label-would = { $who ->
    [you] Du würdest führen
   *[they] { $name } würde führen
  }: du { $mine }, bester anderer { $best }.
board-label-no = Jetzt nicht ({ $clause }): { $reason }

# Karten
board-card-basset-hound = Basset
board-card-mutt = Mischling
board-narrow-wonder = Wunder
board-copies = { $n } im Spiel
board-foot-wonder = geht mit jedem
board-foot-cat = vor Hunden
board-label-dog = { $card }, Rang { $rank }.
board-label-wonder = Wunderhund, geht mit jedem Hund.
board-label-cat = Katze, wird vor Hunden gespielt: Du ziehst eine Karte.
board-lock-BT-20 = eine Rasse
board-lock-BT-21 = kein Ziel
board-lock-BT-22 = ist schon da
board-lock-BT-24 = + ein Hund
board-lock-BT-27 = zu spät
board-full-dog = Rang { $rank } von 10; bei gleich vielen Hunden gewinnt die kleinere Zahl. { $copies } davon sind im Spiel. Sie bellen mit ihrer eigenen Rasse, wo noch keine von ihr bellen und keine von dir.
board-full-wonder = Geht mit mindestens einem Hund und zählt bis zum Ende der Runde als dessen Rasse; nie allein. Oder tausche ihn gegen die oberste Karte des Stapels, bevor du Hunde schickst.
board-full-cat = Vor Hunden spielen: Sie wird abgeworfen, du ziehst die oberste Karte und darfst einen Katzenmarker setzen. Dort dürfen alle mehrere Rassen schicken und wiederkommen.
board-full-held = Auf deiner Hand: { $n }. Abgeworfen: { $gone }.
board-full-worth = { $n ->
    [one] Jetzt 1 Punkt für dich.
   *[other] Jetzt { $n } Punkte für dich.
  }
board-full-token = Katzenmarker: Hier dürfen mehrere Rassen zugleich bellen, und man darf wiederkommen.

# Knöpfe
board-back = Zurück
board-back-label = Alles Gewählte zurücklegen
board-cat = Katze
board-cat-label = Eine Katze spielen: Karte ziehen, dann einen Marker setzen, wenn du magst
board-swap = Tausch
board-swap-label = Einen Wunderhund gegen die oberste Karte des Stapels tauschen
board-do-pass = Passen
board-do-pass-more = keine Hunde mehr, diese Runde
board-do-cat = Katze spielen
board-do-cat-more = und eine Karte ziehen
board-do-swap = Tauschen
board-do-swap-more = Wunderhund gegen neue Karte
board-do-cards = Bellen
board-do-cards-more = zuerst ein Ziel antippen
board-do-item = Bellen
board-do-item-more = zuerst Hunde wählen
board-do-unready = Bellen
board-do-unready-more = ein Hund muss mit
board-do-bark = Bellen! { $item }
board-do-no-token = Kein Marker
board-do-no-token-more = alles bleibt, wie es ist
board-do-token = Marker setzen
board-do-discard = Abwerfen
board-do-too-few = Abwerfen
board-do-too-few-more = { $n ->
    [one] noch 1 wählen
   *[other] noch { $n } wählen
  }
board-do-wait = Warten
board-do-wait-more = { $name } ist dran
board-do-now = Zurück zu jetzt

# Ein Zug in einem Satz
board-said-bark = { $card } an: { $item }
