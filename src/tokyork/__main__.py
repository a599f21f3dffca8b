"""`python -m tokyork`."""

import sys

from tokyork.cli import main

sys.exit(main())
