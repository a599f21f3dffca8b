"""What ./run does: sets up .venv, builds what is stale, and runs the command that was asked for.

Until .venv is there, only the standard library is. Set-up talks on standard error, so that a
program's output can be piped.
"""
