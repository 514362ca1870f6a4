doghouse = Doghouse
