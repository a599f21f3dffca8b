"""What a seat may know: the position as it sees it, and copies it may search in."""
