"""One game over time: seats, plays in, events out, the record of the game.  No network and no clock."""
