# The host deletes a room.

delete-room = Delete this room
delete-room-hint = The table, its talk, its scores and its replay are then gone from this server, for everybody and for good.
delete-room-sure = Really delete it, for everybody?
delete-room-failed = The room could not be deleted. Please try again in a minute.
