"""King of New York."""
