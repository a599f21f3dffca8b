"""A table as pure logic: seats, requests, the match. Nothing here waits, writes or sends."""
