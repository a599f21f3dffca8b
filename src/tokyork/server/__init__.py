"""The browser game's server: tables, guests, sockets and where it all is kept."""
