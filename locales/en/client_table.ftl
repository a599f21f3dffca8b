### The browser's table: everything but the dock.
