"""Games small enough to be solved: perfect play, exactly. `duel` is Tokyo for two without cards."""
