### The browser's dock: what is to be chosen, and how.
