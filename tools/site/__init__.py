"""The whole game as a folder of files: ./run site DIR."""
