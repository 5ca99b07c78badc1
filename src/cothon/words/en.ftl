# What the program says whatever the game, in English.

seat = Player { $number }
