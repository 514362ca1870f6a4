"""What every game is written with: records, rules, chance, moves, the log, words.  It knows no game."""
