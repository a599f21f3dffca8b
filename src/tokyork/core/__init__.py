"""The shared engine: it knows no city, no text and no input or output."""
