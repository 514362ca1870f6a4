# Was Karten bewirken, aus ihren Verben: Satzteile klein geschrieben und ohne Punkt.
row-name = { $n }er-Regal
