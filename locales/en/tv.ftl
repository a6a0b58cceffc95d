# The big screen, and those who watch.

tv-join = Scan to join
big-screen = Big screen
big-screen-how = Open this address on a television or a laptop across the room. It shows the whole table and nobody’s secrets.
big-screen-address = Address of the big screen
big-screen-open = Open it here

## Asking for a seat

asked-and-waiting = You asked for a seat, as { $name }. The host can give you one that is free.
