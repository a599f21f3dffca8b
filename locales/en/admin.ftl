### What the server says to its host: at the start, and to whoever comes to /admin.

# $address: where the page is, with its token
server-admin_at = Only for you, the host: { $address }
# $least, $most: letters
server-bad_token = the admin token must have { $least } to { $most } letters, digits or .~+/=_- and nothing else
server-no_admin = This server has no page for its host.
server-bad_admin_token = That is not the token this server printed when it started.
server-too_many_tokens = Too many wrong tokens from your address. Wait a minute.
server-no_table = There is no such table any more.
server-no_backup = This server keeps its tables in memory only, so there is nothing to back up.
server-backup_busy = A backup is being made already. Wait for it.
# $why: what the system says
server-backup_failed = The backup could not be made: { $why }
server-no_such_backup = There is no such backup any more.
# $path: the file
server-backup_too_large = This backup is too large to be sent to a browser. Copy it from { $path }.
