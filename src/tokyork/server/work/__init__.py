"""What runs beside the event loop: worker processes and what they can be asked."""
