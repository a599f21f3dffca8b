"""A game for the ear: turns, questions and the table in few words; lines as people type them."""
