"""What each browser is told: what its seat may see, in its language."""
