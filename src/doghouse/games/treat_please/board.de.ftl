# Wörter des Tischs im Browser. **Zwei Sterne** heben hervor.
board-language = de
round-of = Tag { $round }/{ $rounds }
note-past-round = Du blickst zurück: Tag { $round }, nach Schritt { $step }.
end-hands = Erfüllte Ziele
end-hand-empty = keine
board-you = Du

# Namen der Orte, für alle, die den Tisch hören
board-seats = Die anderen
board-table = Tag, Ziele und Verhalten zum Lernen
board-goals = Ziele
board-row = Verhalten zum Lernen
board-mine = Dein Tableau
board-slots = Aktives Verhalten: { $name }
board-hand = { $n ->
    [0] Deine Hand ist leer
    [one] Deine Hand: 1 Verhalten
   *[other] Deine Hand: { $n } Verhalten
  }
board-hand-back = { $n ->
    [one] 1 schlafendes Verhalten
   *[other] { $n } schlafende Verhalten
  }
board-acts = Was du tun kannst

# Der eine Satz: wer dran ist und was möglich ist
board-say-turn = **Du bist dran:** Tippe an, was du tun willst.
board-say-done = **Nichts mehr zu tun:** Beende deinen Zug.
board-say-play = **{ $card }:** ausspielen?
board-say-learn = **{ $card }:** für { $bones ->
    [one] 1 Knochen
   *[other] { $bones } Knochen
  } lernen?
board-say-complete = **{ $card }:** für { $attention } Aufmerksamkeit erfüllen?
board-say-may = **{ $card }:** möchtest du das?
board-say-option = **{ $card }:** Wähle eins.
board-say-on-card-place = **{ $card }:** Tippe an, wohin { $n ->
    [one] der Knochen soll
   *[other] die { $n } Knochen sollen
  }.
board-say-on-card-replace = **{ $card }:** Tippe eine Karte an, die ausscheidet.
board-say-on-card-gain = **{ $card }:** Tippe eine Karte an, die du bekommst.
board-say-on-stack = **{ $card }:** Tippe ein Ziel an, das ausscheidet.
board-say-back = { $picks ->
    [one] **{ $card }:** Tippe eine Karte an, die zurückkommt.
   *[other] **{ $card }:** { $picks } Karten kommen zurück, tippe eine an.
  }
board-say-moment = **Einen Moment …**
board-say-wait = **{ $name }** ist dran.
board-say-wait-choice = **{ $name }** entscheidet: { $card }
board-say-past = **Ein früherer Moment.**
board-say-over = **{ $names } gewinnt** mit { $score }.
board-say-over-you = **Du gewinnst** mit { $score }!
board-say-over-shared = **{ $names }** teilen sich den Sieg mit { $score }.

# Tippen, das zu nichts führt
board-hold-wait = Noch nicht: { $name } ist dran.
board-hold-first = Erst entscheiden, was hier gefragt ist.
board-hold-look = Damit ist jetzt nichts zu tun.
board-open-rule = Die Regeln bei { $clause } öffnen
board-rule = Regel { $clause }

# Der Tag
board-days = Mo Di Mi Do Fr Sa So
board-day = Tag { $round } von { $rounds }{ $weekend ->
    [true] , Wochenende
   *[false] {""}
  }
board-when-at-once = sofort
board-when-all-round = den ganzen Tag
board-when-optional = wer mag

# Die anderen
board-seat-label = { $name }: { $score } Zuneigung, { $energy } Energie, { $attention } Aufmerksamkeit, { $bones } Knochen{ $state ->
    [turn] , ist dran
    [thinking] , denkt nach
    [away] , nicht verbunden
   *[none] {""}
  }. Alle Tableaus.
board-flag-turn = ist dran
board-flag-away = nicht da
board-flag-first = beginnt
board-pile-active = Aktiv
board-pile-hand = Hand
board-pile-discard = Schläft bis zum Nickerchen
board-pile-done = Erfüllt

# Mein Tableau
board-meter-energy = Energie
board-meter-attention = Aufmerksamkeit
board-meter-bones = Knochen
board-meter-score = Zuneigung bisher
board-score = { $n } bisher
board-slot-free = frei
board-slot-here = Hier spielen
board-sleep = schlafen
board-sleep-label = { $n ->
    [one] 1 Karte schläft
   *[other] { $n } Karten schlafen
  } bis zum Nickerchen: ansehen
board-sleep-title = Was schläft
board-sleep-why = Was gespielt ist, schläft, bis ein Nickerchen es auf die Hand zurückholt.
board-set-none = Von jeder Art eins: +4. Drei einer Art: +2, vier: +3.
board-set-lacks = { $n ->
    [one] Zum Satz (+4) fehlt noch: { $types }
   *[other] Zum Satz (+4) fehlen: { $types }
  }
board-set-all = Du hast den Satz aller Arten: +4.

# Karten
board-type-food = Futter
board-type-outdoor = Draußen
board-type-pamper = Verwöhnen
board-type-pets = Streicheln
board-type-play = Spielen
board-deck = kommen noch
board-row-gap = keine mehr
board-stack-empty = alle weg
board-label-attention = Aufmerksamkeit { $n }.
board-label-energy = Energie { $n }.
board-label-cost = Kostet { $n } Knochen{ $cut ->
    [true] {" "}(gedruckt: { $was })
   *[false] {""}
  }{ $bones ->
    [0] .
    [one] ; 1 Knochen liegt darauf.
   *[other] ; { $bones } Knochen liegen darauf.
  }
board-label-goal = { $type }: { $card }. { $n } Zuneigung für { $attention } Aufmerksamkeit{ $energy ->
    [0] {""}
   *[other] {" "}und { $energy } Energie
  }{ $cut ->
    [true] {" "}(gedruckt: { $was })
   *[false] {""}
  }. Davon hast du { $have }.
board-label-left = { $n ->
    [0] Das letzte seines Stapels.
   *[other] { $n } weitere darunter.
  }
board-label-no = Jetzt nicht ({ $clause }): { $reason }
board-full-goal = { $type }. { $affection } Zuneigung. Kostet dich jetzt { $now } Aufmerksamkeit{ $energy ->
    [0] {""}
   *[other] {" "}und { $energy } Energie
  }{ $cut ->
    [true] {" "}(gedruckt: { $was })
   *[false] {""}
  }.
board-full-text = Auf der Karte:
board-no-TP-17 = Kostet { $need } { $of ->
    [attention] Aufmerksamkeit
    [energy] Energie
   *[bones] Knochen
  }, du hast { $have }.
board-no-TP-24 = Braucht { $need } Energie, du hast { $have }.
board-no-TP-25 = Kostet { $need } Knochen, du hast { $have }.
board-no-TP-29 = Braucht { $need } { $of ->
    [energy] Energie
   *[attention] Aufmerksamkeit
  }, du hast { $have }.
board-lock-TP-19 = kein Platz
board-lock-TP-20 = schon gelernt
board-lock-TP-21 = eins reicht
board-lock-TP-24 = zu müde
board-lock-TP-25 = zu teuer
board-lock-TP-29 = { $short } zu wenig

# Knöpfe
board-back = Zurück
board-back-label = Das Gewählte zurücklegen
board-no = Nein, danke
board-do-end = Zug beenden
board-do-end-more = übrig: { $behaviors } × Verhalten, { $goals } × Ziel, { $lessons } × lernen
board-do-play = Ausspielen
board-do-play-more = { $card }
board-do-learn = Lernen
board-do-learn-more = { $card }
board-do-complete = Erfüllen
board-do-complete-more = { $card }
board-do-yes = Ja, bitte
board-do-option = Wähle eins
board-do-on-card = Wählen
board-do-on-card-more = tippe eine Karte der Reihe an
board-do-on-stack = Wählen
board-do-on-stack-more = tippe ein Ziel an
board-do-back = Wählen
board-do-back-more = tippe eine Karte an
board-do-wait = Warten
board-do-wait-more = { $name } ist dran
board-do-now = Zurück zu jetzt

# Woher Punkte kommen
board-source-affection = Zuneigung
board-source-set = Alle Arten
board-source-type-food = Futter, 3 und mehr
board-source-type-outdoor = Draußen, 3 und mehr
board-source-type-pamper = Verwöhnen, 3 und mehr
board-source-type-pets = Streicheln, 3 und mehr
board-source-type-play = Spielen, 3 und mehr
board-source-left = Übrig
board-said-for = { $card }: { $play }
