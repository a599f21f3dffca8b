"""Players: what a browser holds, their games, ratings and achievements."""
