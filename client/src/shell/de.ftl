# Die Worte der Schale. Eine dritte Sprache ist eine weitere Datei mit denselben Namen.
doghouse = Doghouse
language-name = Deutsch
close = Schließen

# Lobby
lobby-free = ohne Konto
lobby-choose = Wähle ein Spiel
lobby-seats = Wer spielt mit?
lobby-seats-count = { $n } von { $most } Plätzen
lobby-add = Noch jemand
lobby-remove = { $name } herausnehmen
lobby-name-of = Name an Platz { $n }
lobby-kind-of = Wer sitzt an Platz { $n }
lobby-start = { $friends ->
    [0] Los geht’s
   *[other] Starten und Links holen
  }
lobby-starting = Der Tisch wird gedeckt …
lobby-mine = Meine Tische
lobby-loading = Die Spiele werden geholt …
lobby-unreachable = Der Server antwortet nicht.
lobby-failed = Der Tisch kam nicht zustande: { $why }
lobby-busy = zu viele Tische auf einmal, versuch es in einer Minute noch einmal
lobby-full = der Server hat keinen Platz mehr
lobby-players = { $least }–{ $most } Spieler
lobby-minutes = { $n } min
lobby-forget = { $title } von dieser Liste nehmen
lobby-with = mit { $names }
lobby-alone = bisher allein
lobby-watching = als Zuschauer
lobby-ended = beendet
lobby-open = öffnen
deck-title = Kartensatz
deck-house = Hauskarten
deck-choose = Eigener Kartensatz …
deck-back = Wieder Hauskarten
deck-large = größer als 256 KiB, also keine Kartendatei
deck-unreadable = sie lässt sich nicht lesen
deck-checking = { $file } wird geprüft …
deck-good = { $file }: „{ $title }“
deck-stays = Mit { $file } kann man nicht spielen, es bleibt bei den Hauskarten:
deck-warnings = Spielbar, aber einen Blick wert:
deck-broken = mit dem Kartensatz kann man nicht spielen
kind-me = Ich, hier
kind-friend = Freund, Link
kind-bot = Bot: { $bot ->
    [puppy] Welpe
    [family] Familie
    [clever] Schlau
    [champion] Champion
    [greedy] einfach
    [random] sorglos
   *[other] { $bot }
  }
level-puppy = Welpe: flink, mit dem Kopf oft woanders.
level-family = Familie: denkt etwas voraus und schaut manchmal weg.
level-clever = Schlau: denkt voraus und lässt sich nicht ablenken.
level-champion = Champion: nimmt sich Zeit und alles, was der Rechner hat. Der stärkste hier.
default-me = Spieler { $n }
default-friend = Freund { $n }
option-teaching = Erstes Spiel: Runde 1 ohne Katzen
option-first = Wer beginnt
option-first-lot = Das Los
option-usual = Wie üblich
try-again = Noch einmal

# Platz nehmen
join-wait = Du wirst zu deinem Platz gebracht …
join-forbidden = Dieser Link öffnet keinen Platz.
join-forbidden-why = Vielleicht gibt es inzwischen einen neuen, oder unterwegs ging ein Stück verloren. Bitte um einen frischen Link.
join-no-token = Hier öffnet nur ein Link einen Platz.
join-no-token-why = Dieser Browser hat keinen Platz an diesem Tisch. Bitte um einen Link dazu.
join-unreachable = Der Server antwortet nicht.
join-unreachable-why = Vielleicht startet er gerade. Diese Seite versucht es von selbst wieder.
join-broken = Dieser Tisch lässt sich nicht öffnen.
join-broken-why = Seine Aufzeichnung auf dem Server ist beschädigt, oder er wurde mit einem Hausdeck gespielt, das es dort nicht mehr gibt. Die anderen Tische betrifft das nicht.
to-lobby = Zur Lobby

# Die Leiste
bar-home = Doghouse: zur Lobby
bar-rules = Regeln
bar-log = Verlauf
bar-menu = Menü
bar-result = Zum Ergebnis
table-deck = Die Karten werden geholt …
round-of = Runde { $round } von { $rounds }
title-turn = Du bist dran
title-over = Ende

# Verbindung und anderes
note-lost = Verbindung verloren. Neuer Versuch …
note-lost-act = Verbindung verloren. Dein Zug ist aufgehoben und geht hinaus, sobald sie wieder da ist.
note-now = Jetzt
note-closed-revoked = Dieser Link wurde zurückgenommen. Dein Platz hat einen neuen: Bitte darum.
note-closed-broken = Der Tisch blieb hier stehen: Seine Aufzeichnung ist beschädigt. Was bis hier gespielt wurde, kannst du ansehen.
note-closed-upgrade = Der Server wird erneuert und ist gleich wieder da.
note-past-round = Rückblick: Runde { $round }, nach Schritt { $step }.
note-now-button = Zurück
no-refused = Das geht jetzt nicht.
no-stale = Der Tisch war schon weiter, als das ankam. So steht er jetzt.
no-over = Das Spiel ist zu Ende.
no-full = Der Server hat keinen Platz, diesen Zug aufzuheben, darum gilt er nicht. Versuch es später noch einmal.
no-busy = Zu schnell für den Server: Warte einen Augenblick.
no-bad = Das hat der Server nicht verstanden.
no-broken = Der Tisch ist stehen geblieben.

# Was geschah
log-title = Was geschah
log-empty = Noch ist nichts geschehen.
log-moment = Den Tisch in diesem Augenblick zeigen
rules-title = Regeln
rules-back = Zurück zum Verlauf

# Die anderen
others-title = Am Tisch
others-you = du
others-online = da
others-offline = nicht verbunden
others-turn = am Zug
others-thinking = denkt nach
others-warming = läuft sich noch warm und spielt bis dahin einfach
say-thinking = **{ $name }** denkt nach …

# Menü
menu-title = Menü
menu-invite = An diesen Tisch einladen
menu-own-link = Mein Platz auf einem anderen Gerät
set-language = Sprache
set-theme = Tag und Nacht
set-theme-system = Wie das Gerät
set-theme-light = Tag
set-theme-dark = Nacht
set-pace = Tempo am Tisch
set-pace-none = Sofort
set-pace-quick = Schnell
set-pace-normal = Normal
set-pace-slow = Langsam
set-pace-still = Dieses Gerät wünscht weniger Bewegung, darum wandert nichts.

# Einladungen
invite-title = Links zu diesem Tisch
invite-intro = Jeder Link öffnet einen Platz, auf jedem Gerät. Wer den Link hat, sitzt dort: Gib ihn also nur weiter, an wen er gehen soll.
invite-seat = Link für { $name }
invite-watch = Link zum Zuschauen
invite-watch-why = Zeigt, was alle sehen dürfen, und keine Hand.
invite-copy = Kopieren
invite-copied = Kopiert
invite-copy-failed = Markiere den Text und kopiere ihn von Hand.
invite-new = Neuer Link
invite-new-why = Der alte Link von { $name } gilt dann nicht mehr, und wer durch ihn dort sitzt, muss gehen.
invite-failed = Das ging nicht. Versuch es noch einmal.
invite-here-only = Die Adresse dieser Seite gilt nur auf diesem Rechner. Starte den Server mit „doghouse serve --host“ und der Adresse dieses Rechners, öffne sie hier und eröffne den Tisch dort.
invite-go = An den Tisch

# Zwischen den Runden, und das Ende
recap-title = Runde { $round } ist vorbei
recap-next = Weiter zu Runde { $round }
recap-end = Zum Ergebnis
end-podium = Plätze
end-sources = Woher die Punkte kommen
end-source = Quelle
end-from = aus { $n }
end-total = Summe
end-ties = Bei gleichen Punkten
end-hands = Was sie noch hielten
end-hand-empty = keine Karten
end-board = Tisch
end-record = Aufzeichnung
end-record-label = Die Aufzeichnung dieses Spiels herunterladen
end-again = Noch einmal, gleiche Plätze
end-win-you = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
end-win-one = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
end-win-many = { $names } gewinnen zusammen mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
end-mine = { $points ->
    [one] Du hast einen Punkt.
   *[other] Du hast { $points } Punkte.
  }
you = Du
and = { $a } und { $b }

# Der Coach
hint-button = Tipp
hint-title = Ein Tipp
hint-thinking = Der Coach denkt nach …
hint-wait = Der Coach kann etwas sagen, wenn du dran bist.
hint-best = Am besten
hint-or = Oder
hint-chance = { $n } % Siegchance
hint-reason = Was am meisten dafür spricht: { $what }.
hint-take = Wählen
hint-take-now = So machen
hint-take-label = { $button }: { $play }
hint-no-warming = Der Coach läuft sich noch warm. Versuch es in einer Minute wieder.
hint-no-busy = Der Coach braucht eine kurze Pause. Versuch es gleich noch einmal.
hint-no-lost = Die Verbindung ist abgerissen, während der Coach nachdachte.
hint-no-other = Dazu hat der Coach nichts zu sagen.
review-button = Rückblick
review-title = Wie es lief
review-thinking = Der Coach sieht sich die ganze Partie an. Das dauert einige Sekunden …
review-seat = Gesehen von
review-curve = Siegchance
review-curve-label = Die Siegchance von { $seat }: { $start } % nach dem Geben, höchstens { $most } % (Schritt { $at }), { $end } % am Ende.
review-step = Schritt der Partie
review-at = Nach Schritt { $step }: { $n } %
review-look = Den Tisch dort zeigen
review-dear = Was am meisten gekostet hat
review-nothing = Kein Zug auf diesem Platz hat etwas gekostet, das der Rede wert wäre. Gut gespielt!
review-cost = −{ $n } %
review-played = Gespielt: { $play } ({ $n } % Siegchance)
review-better = Besser: { $play } ({ $n } %)
review-failed = Der Rückblick ist nicht zu haben.
