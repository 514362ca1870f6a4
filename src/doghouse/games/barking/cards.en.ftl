# What stands on a card besides its name.
kind-breed = Breed
kind-item = Item
kind-wonder = Wonder Dog
kind-cat = Cat
value-rank = Rank { $n }
