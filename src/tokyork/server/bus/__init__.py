"""The bus between processes: a hint may come late, twice, in another order, or never."""
