### The browser's pages: home, a new table, the gathering, settings, about.

client-title = Tokyork
