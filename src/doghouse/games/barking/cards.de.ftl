# Was außer dem Namen auf einer Karte steht.
kind-breed = Rasse
kind-item = Gegenstand
kind-wonder = Wunderhund
kind-cat = Katze
value-rank = Rang { $n }
