"""A live table: one request after the other, what goes on by itself, help while one chooses."""
