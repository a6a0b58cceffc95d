# The doors of a room: the code that is said aloud, the lock, who is let in, and what streamers hide.

## The code, beside the link

say-code = Or say this code, to be typed at { $address }
code-guest-how = You came by the code: ask, and the host lets you in.
code-link-qr = QR code of this room’s code
code-over = This code is closed or over. Ask for it once more.
invite-by-code-how = Whoever opens this, or types the code, sees this table and can ask for a seat.

## Hidden from whoever films the screen

hide-invite = Hide link and code on this device
invite-hidden = Link and code are hidden.
show-invite = Show them

## For the host

doors = Who can come in
door-code-none = There is no code to say.
door-code-how = Six letters to say aloud, for six hours at most. Whoever types them watches and asks you for a seat. When the server restarts, make a new one.
make-spoken-code = Make a code
renew-spoken-code = New code
close-spoken-code = Close the code
close-spoken-code-sure = Really close it? Nobody new can use it; its guests stay.
send-guests-away = Send code guests away
send-guests-away-sure = Really close the code, and send away everybody who came by one and has no seat?
lock-room = Lock the room
lock-room-hint = Nobody new sits down or asks. Whoever has a seat comes and goes.
lobby-locked = The host has locked the room. You can watch.
let-in = Let them in
not-now = Not now

## Refusals

refusal-ask_the_host = Ask for a seat: the host lets you in.
refusal-room_locked = The host has locked the room.
refusal-too_many_codes = This server has as many codes as fit. Please send the link.
