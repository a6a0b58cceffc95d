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
