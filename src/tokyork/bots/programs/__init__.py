"""Bots in other languages: programs that are asked over standard input and output."""
