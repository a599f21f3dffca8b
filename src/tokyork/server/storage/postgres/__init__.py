"""The same storage on PostgreSQL, for several processes: the packages of `tokyork[cluster]`."""
