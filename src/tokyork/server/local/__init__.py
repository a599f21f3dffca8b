"""The same tables without a server: all in one thread, for a browser that is on its own."""
