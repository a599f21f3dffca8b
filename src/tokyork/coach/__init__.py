"""Help for people who choose: odds of a roll, the best move and why, what destruction brings.

Everything here knows what the seat may know and nothing else: it looks at copies in which all
that is hidden is dealt anew.
"""
