"""What the host of a server sees and may do: behind a token, and apart from what players get."""
