"""The server's face to the network: addresses, sockets, limits, headers, files."""
