"""King of Tokyo."""
