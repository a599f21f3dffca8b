"""How many moves a second the server carries, and what a socket and an idle table weigh."""
