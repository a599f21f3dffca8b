"""Tells people that it is their turn: by Web Push, and by e-mail where the host wants that."""
