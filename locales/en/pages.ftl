# The pages that the server renders: home, and what a link says when there is no room behind it.

page-title = Bead Trade
page-description = A real-time trading game for two to five friends, each with a phone. Open a link and trade.

home-tagline = Trade beads with your friends. No turns, all at once.
home-new = A new table
home-your-name = Your name
home-make-room = Make a room
home-only-host = Only host, on this screen
home-name-unfit = A name has 1 to 24 letters or signs that can be seen.
home-no-room = No room can be made at the moment. Please try again in a minute.
home-code = Have a code?
home-code-label = Six letters
home-code-go = Go in
home-my-rooms = My rooms
home-nobody-yet = Nobody sits here yet
home-phase =
    { $phase ->
        [lobby] In the lobby
        [final] Match over
       *[other] Match under way
    }
home-about = Everyone starts with a spirit animal and four beads. Trade them, swap with the center, and hide beads under two ceramic boxes to change what they are worth. Two animals on the boxes, and the round is over.
home-kept = What happens at a table is kept on this server: for a day if no round is ever begun, else until two weeks after it was last used. Names and talk are part of it. Whoever runs the server could read all of it.
home-unofficial = An unofficial web version of the tabletop game by Jordan Draper, in our own words and drawings.
home-rules = How to play
home-intro = 60-second introduction

go-home = To the start page
tv-title = { -game } on the big screen

no-room-title = No such room
no-room-text = Perhaps the link was cut short, or the room has been gone for a while. Ask for the link once more, or make a room of your own.
no-code-title = No such code
no-code-text = This code is mistyped, closed or over. Ask for it once more.
code-tries-title = One moment, please
code-tries-text = Too many wrong codes were tried. Please wait a minute, or ask for the link.
room-unreadable-title = One moment, please
room-unreadable-text = The room can’t be read right now. Please try again in a minute; nothing is lost.
fault-title = That went wrong
fault-text = The fault is the server’s, not yours. Please try again in a minute; nothing is lost.
no-page-title = No such page
no-page-text = There is nothing at this address.

## Previews of a link, in a messenger

preview-picture = Beads and spirit animals around two boxes
preview-room-title = Bead Trade: come to our table
preview-room-text = Your friends are trading beads. Open the link on your phone, tell your name and join in: no app, no account.

## The replay's page, and its preview with the result

preview-replay-title = Bead Trade: the replay
preview-replay-text = Once a round has ended, it can be looked at here again, move by move.
preview-result-title =
    { $state ->
        [over] { $count ->
            [one] { $names } wins with { $points }
           *[other] { $names } win together with { $points } each
        }
       *[running] { $count ->
            [one] After round { $round } of { $rounds }, { $names } leads with { $points }
           *[other] After round { $round } of { $rounds }, { $names } lead with { $points } each
        }
    }
preview-standing = { $name } { $points }
preview-result-text = { $standing }. Look at every round again, move by move, with nothing hidden any more.
