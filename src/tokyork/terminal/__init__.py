"""A game for people in a terminal: the table as text, and moves typed or piped in."""
