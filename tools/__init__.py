"""What keeps the repository: set-up, builds, generated files, hostile input, pictures."""
