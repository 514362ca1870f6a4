# Wörter des Tischs im Browser. **Zwei Sterne** heben hervor.
board-language = de
title-short = Treehouse
round-of = Runde { $round }
option-bees = Modul „Rettet die Bienen“
option-secret = Modul „Geheime Zutat“
option-deliveries = Auslieferungen bis zum Ende
option-columns = Spalten der Vorratskammer
end-hands = Ausgeliefert, und übrige Aktionskarten
end-hand-empty = nichts
board-you = Du

# Namen der Orte, für alle, die den Tisch hören
board-seats = Die anderen Küchen
board-table = Vorratskammer und Telefon
board-pantry = Vorratskammer
board-tray = Telefontablett
board-mine = Deine Küche
board-lane = { $me ->
    [true] Deine Küche, sechs Felder
   *[false] Die Küche von { $name }, sechs Felder
  }
board-chips = Stimmung, Ausgeliefertes, Karten
board-acts = Was du tun kannst

# Der eine Satz: wer dran ist und was möglich ist
board-say-visit = **Du bist am Zug:** Vorrat oder Telefon?
board-say-pantry = **Du bist am Zug:** Was aus dem Vorrat?
board-say-phone = **Du bist am Zug:** Es geht nur das Telefon.
board-say-skip = **Du bist am Zug:** Nichts geht. Weiter.
board-say-minutes = { $n ->
    [one] Noch **eine Minute:** Welche Bestellung rückt?
   *[other] Noch **{ $n } Minuten:** Welche Bestellung rückt?
  }
board-say-take = **Alle Minuten sind bezahlt:** nehmen?
board-say-order = **{ $card }:** annehmen, auf Feld { $n }?
board-say-card = **{ $card }:** ausspielen?
board-say-announce = **{ $card }:** verkünden und Schluss?
board-say-announce-more = **Verkünde** noch eine, oder beende deinen Zug.
board-say-tray = **Es klingelt:** Nimm eine Bestellung.
board-say-answer = **{ $card }:** Nimm eine Bestellung.
board-say-obvious = **Verteile,** was nur eine Stelle hat.
board-say-assign = **Verteile:** Tippe Stück oder Bestellung an.
board-say-piece = **{ $piece }:** auf welche Bestellung?
board-say-bee = **Eine Biene:** auf welche Bestellung?
board-say-space = **{ $card }:** Was kommt darauf?
board-say-plates = **{ $piece }:** auf welchen Teller?
board-say-shelf = Welches Stück nimmst du?
board-say-mix = **Joker statt { $what }:** { $n ->
    [0] legen?
    [one] noch eine Zutat.
   *[other] noch { $n } Zutaten.
  }
board-say-stack = **Joker:** Welche Zutat?
board-say-deliver = **Alles ist verteilt:** Liefere aus.
board-say-end = **Nichts mehr zu tun:** Beende deinen Zug.
board-say-discard = **{ $card }:** Leg eine Zutat ab.
board-say-recycle = **{ $card }:** eine Zutat recyceln?
board-say-left = **{ $card }:** Welche rückt nach links?
board-say-grab = **{ $card }:** Nimm ein Stück.
board-say-compost = **{ $card }:** Nimm eine Zutat.
board-say-may = **{ $card }:** Möchtest du das?
board-say-option = **{ $card }:** Wähle eins.
board-say-moment = **Einen Moment …**
board-say-past = **Ein früherer Moment.**
board-say-over = **{ $names }** gewinnt mit { $score }.
board-say-over-you = **Du gewinnst** mit { $score }!
board-say-over-shared = **{ $names }** teilen sich den Sieg mit { $score }.
board-note-back = Der letzte Schritt lässt sich zurücknehmen.
board-note-out = Hinausgeschoben: { $cards }. { $calm ->
    [true] Das bringt in diesem Zug keine Beschwerde.
   *[false] { $n ->
        [one] Das bringt eine Beschwerde.
       *[other] Das bringt { $n } Beschwerden.
      }
  }

# Tippen, das zu nichts führt
board-hold-wait = Noch nicht: { $name } ist dran.
board-hold-first = Erst entscheiden, was hier gefragt ist.
board-hold-look = Damit ist jetzt nichts zu tun.
board-open-rule = Die Regeln bei { $clause } öffnen
board-rule = Regel { $clause }
board-label-no = Jetzt nicht ({ $clause }): { $reason }

# Die Vorratskammer
board-shelf = Vorratskammer, { $row }.{ $column }
board-shelf-label = Reihe { $row }, Spalte { $column }: { $pieces }.{ $n ->
    [0] {""}
   *[other] {" "}{ $cost ->
        [0] Kostet keine Zeit.
        [one] Kostet eine Minute.
       *[other] Kostet { $cost } Minuten.
      }
  }
board-empty = nichts
board-bonus = Bonus, wenn du die Reihe leerst:
board-bonus-label = Reihe { $row }, Bonus fürs Leeren: { $sentence }

# Das Telefontablett und die Stapel
board-piles-label = Beutel: { $bag }. Kompost: { $compost }. Bestellstapel: { $orders }. Alle Stapel ansehen.
board-piles-title = Beutel, Kompost und Stapel
board-piles-bag = { $n ->
    [0] Der Beutel ist leer.
    [one] Ein Stück ist im Beutel.
   *[other] { $n } Stücke sind im Beutel.
  }
board-piles-compost = Kompost
board-piles-orders = { $n ->
    [0] Der Bestellstapel ist zu Ende
    [one] Eine Bestellung im Stapel
   *[other] { $n } Bestellungen im Stapel
  }
board-piles-unfulfilled = { $n ->
    [0] Keine Bestellung blieb unerfüllt.
   *[other] Unerfüllt: { $cards }
  }
board-piles-actions = { $n ->
    [0] Der Stapel der Aktionskarten ist zu Ende
    [one] Eine Aktionskarte im Stapel
   *[other] { $n } Aktionskarten im Stapel
  }
board-piles-played = { $n ->
    [0] Noch keine wurde gespielt.
   *[other] Gespielt: { $cards }
  }
board-piles-end = { $last ->
    [true] Das ist die letzte Runde.
   *[false] Die letzte Runde ist die, in der jemand die { $n }. Bestellung ausliefert.
  }

# Die anderen
board-seat-label = { $name }: Stimmung { $mood }, { $n ->
    [one] eine Bestellung
   *[other] { $n } Bestellungen
  } ausgeliefert, { $orders } in der Küche, bisher { $score } Punkte{ $state ->
    [turn] , ist dran
    [thinking] , denkt nach
    [away] , nicht verbunden
   *[none] {""}
  }. Alle Küchen.
board-flag-first = beginnt

# Meine Küche
board-supply = Vorrat
board-supply-none = nichts im Vorrat
board-supply-label = { $n } { $piece }{ $chosen ->
    [0] {""}
   *[other] , davon { $chosen } gewählt
  }{ $open ->
    [true] : wählbar
   *[false] {""}
  }
board-mood = Stimmung
board-mood-label = Stimmung { $n }
board-sent = geliefert
board-sent-label = Stimmung { $mood }. { $n } von { $of } ausgeliefert, bisher { $score } Punkte. Alle Küchen.
board-score = Punkte bisher
board-hive = gerettet
board-hive-label = Gerettete Bienen: { $n }
board-extras = Karten
board-extras-theirs = Aktionskarten
board-extras-label = Aktionskarten: { $hand }. Offene Herausforderungen: { $challenges }. Ansehen.
board-extras-title = Aktionskarten und Herausforderungen
board-hand = { $n ->
    [0] Keine Aktionskarte
    [one] Eine Aktionskarte
   *[other] { $n } Aktionskarten
  }
board-challenges = Herausforderungen
board-challenges-when = Verkündet am Ende eines Zugs, wenn nichts mehr zu tun ist: je 2 Lob.
board-mastered = gemeistert: 2 Lob
board-here = hierher
board-go = Eine Minute bringt sie auf Feld { $n }.
board-go-out = Eine Minute schiebt sie hinaus.
board-go-here = Freies Feld { $n }: Die Bestellung daneben rückt hierher
board-go-left = Rückt nach links.
board-fits = Passt hierher.
board-out-label = Hinausgeschoben: eine Beschwerde

# Karten
board-on-space = Feld { $n }.
board-minutes = { $n ->
    [one] Eine Minute.
   *[other] { $n } Minuten.
  }
board-needs = Braucht { $what }.
board-needs-open = Braucht noch { $what }; { $n } belegt.
board-needs-none = Alles belegt.
board-bees = { $n ->
    [one] Eine Biene darauf.
   *[other] { $n } Bienen darauf.
  }
board-pays = { $n ->
    [one] Bringt einen Punkt
   *[other] Bringt { $n } Punkte
  }; es kocht { $chef }.
board-effects-when = Sobald sie in einer Küche liegt.
board-full-text = Auf der Karte:

# Joker
board-joker = Joker
board-joker-title = Ein Joker statt dessen, was fehlt
board-joker-why = Zwei Gänseblümchen, oder vier beliebige Zutaten aus dem Vorrat, stehen für eine Zutat, die fehlt. Sie bleiben zusammen.
board-joker-on = auf { $card } (Feld { $n })
board-joker-daisies = zwei Blümchen
board-joker-mix = vier Zutaten

# Knöpfe
board-back = Zurück
board-back-label = Das zuletzt Gewählte zurücklegen
board-no = Nein, danke
board-no-recycle = Alle behalten
board-announce = Verkünden
board-do-take = { $n ->
    [0] Nehmen
   *[other] Bezahlen
  }
board-do-take-more = { $n ->
    [0] {""}
    [one] noch eine Minute
   *[other] noch { $n } Minuten
  }
board-do-order = Bestellung nehmen
board-do-order-more = { $card }
board-do-card = Ausspielen
board-do-card-more = { $card }
board-do-announce = Verkünden
board-do-announce-more = { $card }
board-do-joker = Joker legen
board-do-joker-more = { $n ->
    [0] {""}
    [one] noch eine Zutat
   *[other] noch { $n } Zutaten
  }
board-do-obvious = Verteilen
board-do-obvious-more = { $n ->
    [one] ein Stück, das nur eine Stelle hat
   *[other] { $n } Stücke, die nur eine Stelle haben
  }
board-do-deliver = Ausliefern
board-do-end = Zug beenden
board-do-skip = Weiter
board-do-skip-more = ohne Vorratskammer und Telefon
board-do-visit = Wählen
board-do-visit-more = Vorratskammer oder Telefon
board-do-assign = Verteilen
board-do-assign-more = tippe Stück und Bestellung an
board-do-choose = Wählen
board-do-choose-tray = tippe eine Bestellung am Telefon an
board-do-choose-discard = tippe eine Zutat an
board-do-choose-recycle = tippe eine Zutat an
board-do-choose-left = tippe eine Bestellung an
board-do-choose-grab = tippe ein Fach der Vorratskammer an
board-do-choose-stack = tippe eine Zutat an
board-do-yes = Ja, bitte
board-do-wait = Warten
board-do-wait-more = { $name } ist dran
board-do-now = Zurück zu jetzt

# Zeilen im Verlauf, die mehreres sammeln; Bilder folgen
board-log-minutes = { $who ->
    [you] Du lässt Minuten vergehen:
   *[they] { $seat } lässt Minuten vergehen:
  }
board-log-take = { $who ->
    [you] Du nimmst aus { $row }.{ $column } der Vorratskammer:
   *[they] { $seat } nimmt aus { $row }.{ $column } der Vorratskammer:
  }
board-log-draw = { $who ->
    [you] Du ziehst aus dem Beutel:
   *[they] { $seat } zieht aus dem Beutel:
  }
board-log-discard = { $who ->
    [you] Aus deinem Vorrat in den Kompost:
   *[they] Aus dem Vorrat von { $seat } in den Kompost:
  }
board-log-lay = { $who ->
    [you] Du verteilst:
   *[they] { $seat } verteilt:
  }
board-log-bee = { $who ->
    [you] Deine Bienen landen:
   *[they] Bienen von { $seat } landen:
  }
board-log-challenge = { $who ->
    [you] Deine Herausforderungen:
   *[they] Herausforderungen für { $seat }:
  }

# Woher Punkte kommen
board-source-orders = Ausgeliefert
board-source-mood = Stimmung
board-source-bees = Gerettete Bienen
board-source-most-bees = Meiste Bienen

# Ein Zug in einem Satz
board-said-for = { $card }: { $play }
board-said-minutes = { $begun } (Minuten vergehen bei: { $names })
board-said-with = { $begun }, mit: { $names }
