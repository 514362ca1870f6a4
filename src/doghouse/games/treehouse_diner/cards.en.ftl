# What cards do, made from their verbs: clauses in small letters and without a stop.
row-name = { $n }er row
