"""Links: a browser is connected to one process, and its table is another's."""
