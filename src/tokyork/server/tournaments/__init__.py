"""Small tournaments by link: who meets whom, who sits where, who is ahead."""
