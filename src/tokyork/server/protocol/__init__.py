"""All that crosses the wire between browsers and the server, and nothing else."""
