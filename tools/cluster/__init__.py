"""Several processes in trouble: `./run chaos cluster`."""
