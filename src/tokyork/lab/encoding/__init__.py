"""What the laboratory writes at full speed; compiled with the engine."""
