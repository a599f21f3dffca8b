"""A game in people's languages: names, sentences, reasons. The engine itself holds no prose."""
