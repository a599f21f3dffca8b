"""How computer players think: habits, the worth of a position, one turn ahead."""
