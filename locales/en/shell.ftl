# Words that all screens of a room share.

-game = Bead Trade

## Pieces

type-letter =
    { $type ->
        [bull] P
        [snake] Y
        [frog] G
        [owl] W
       *[fish] B
    }
type-colour =
    { $type ->
        [bull] pink
        [snake] yellow
        [frog] green
        [owl] white
       *[fish] blue
    }
spirit-name =
    { $type ->
        [bull] pink bull
        [snake] yellow snake
        [frog] green frog
        [owl] white owl
       *[fish] blue fish
    }
# in a sentence
spirit-of =
    { $type ->
        [bull] the pink bull
        [snake] the yellow snake
        [frog] the green frog
        [owl] the white owl
       *[fish] the blue fish
    }
beads-of =
    { $count ->
        [one] { $count } { $type ->
            [bull] pink bead
            [snake] yellow bead
            [frog] green bead
            [owl] white bead
           *[fish] blue bead
        }
       *[other] { $count } { $type ->
            [bull] pink beads
            [snake] yellow beads
            [frog] green beads
            [owl] white beads
           *[fish] blue beads
        }
    }
no-pieces = nothing
hidden-pieces =
    { $count ->
        [one] 1 hidden piece
       *[other] { $count } hidden pieces
    }
any-beads =
    { $count ->
        [one] any bead
       *[other] any { $count } beads
    }
any-spirits =
    { $count ->
        [one] any spirit animal
       *[other] any { $count } spirit animals
    }

## People

you = You
# inside a row of names: "you, Ana and Ben"
you-among = you
somebody = Somebody
the-host = the host
host = host
player = Player
players = Players
away = away

## Controls

menu = Menu
notices = Notices
close = Close
undo = Undo
try-again = Try again
to-start-page = To the start page

## Connection

game-title = { -game }
connecting = Finding your table …
offline = No connection. Trying again …
connection =
    { $state ->
        [ok] Connected
        [slow] Connection is slow
       *[off] No connection
    }
# The server has closed the connection for good; the code says why.
closed =
    { $code ->
        [4404] This room is gone.
        [4429] This room is full: as many watch as fit, or this seat is open in too many windows.
        [4409] This page is older than the server and could not be renewed by itself. Please reload it.
       *[other] This page and the server do not understand each other. Please reload it.
    }

## Menu

you-play-as = You play as { $name }.
you-watch =
    { $count ->
        [one] You are watching.
       *[other] You are watching, as one of { $count }.
    }
how-to-play = How to play
leave = Leave the table
leave-sure =
    { $phase ->
        [lobby] Really leave?
       *[match] Really leave? Your seat stays, played by nobody.
    }
change-name = Change my name
rename = Change
your-name = Your name

## Inviting

invite = Invite
invite-how = Whoever opens this link sees this table; in the lobby they can sit down.
link-qr = QR code of this room’s link
scan-or-send = Scan, or send it
share = Share
copy = Copy
link-given =
    { $how ->
        [copied] The link is copied.
       *[selected] The link is selected: copy it from there.
    }
other-links = Does it not open? Other addresses

## Asking for a seat

ask-for-seat = Ask for a seat
ask-how = The host can give you the seat of somebody who is away or has left.
ask = Ask
asked-for-seat = The host knows that you would like to play.

## One more device

other-device = Play on another device
device-how = Open this on the other device within a minute. Both then play your seat. Show it to nobody else.
device-new-code = New code
device-qr = QR code that adds a device to your seat
device-link = Scan it, or open this link there
device-left =
    { $count ->
        [one] 1 second left
       *[other] { $count } seconds left
    }
device-code-over = This code has run out.
arrival-title = Play in this browser?
arrival-text = The link you opened holds the code of a seat at this table. Do you want to play that seat in this browser too?
arrival-text-seated = The link you opened holds the code of a seat at this table, but this browser has a seat here already. Do you want to change to the other one?
arrival-yes = Yes, play here
arrival-no = No, thanks

## Host

host-tools = For the host
host-act =
    { $act ->
        [end_reveal] Skip the reveal
        [void_round] Void this round
       *[end_match] End the game now
    }
host-act-sure =
    { $act ->
        [end_reveal] Skip it for all?
        [void_round] Really void it? It is dealt again and does not count.
       *[end_match] Really end it? The score so far decides.
    }
askers = They would like to play
askers-no-seat = All seats are taken and their players are here.
hand-over = Give them { $name }’s seat
kick = Remove
kick-sure = Really remove { $name }?
kick-hint = You can take it back for ten seconds.
kicked = { $name } was removed.

## Pages of a room without its client

too-old = This browser is too old to play here. Please use Safari 16.4, Chrome 111 or Firefox 115, or a newer one.
no-script = This game needs JavaScript. Please switch it on for this page.

## Names in a row

list-middle = { $start }, { $next }
# The sound that the next name begins with matters in Spanish only.
list-two =
    { $sound ->
       *[other] { $start } and { $next }
    }
list-end =
    { $sound ->
       *[other] { $start }, and { $next }
    }
