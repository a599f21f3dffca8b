"""Dice that nobody can foresee and everybody can check: docs/fair_dice.md says how."""
