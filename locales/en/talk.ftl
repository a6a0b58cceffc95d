# Talk: lines, reactions, the phrase book, and whom this device does not hear.

talk = Talk
talk-button =
    { $count ->
        [0] Talk
        [one] Talk, 1 new line
       *[other] Talk, { $count } new lines
    }
talk-lines = What was said
talk-empty = Nobody has said anything yet.
talk-hidden =
    { $count ->
        [one] 1 muted line is hidden.
       *[other] { $count } muted lines are hidden.
    }
# Who says something without a seat: the host’s shared screen.
talk-host = Host

## Saying something

say-something = Say something
say = Say
say-left =
    { $count ->
        [one] 1 character left
       *[other] { $count } characters left
    }
say-over =
    { $count ->
        [one] 1 character too many
       *[other] { $count } characters too many
    }
say-wait = A moment, please – your message stays here.

## Reactions

reactions = Reactions
reaction =
    { $reaction ->
        [applause] Applause
        [laugh] Laughter
        [wow] Wow
        [heart] Heart
        [cry] Tears
       *[hurry] Hurry
    }
# Read out, not shown.
reaction-seen = { $name }: { $reaction }
watchers = Those who watch

## Phrase book

phrase-book = Phrase book
phrase-which = Which piece?
# Inside the phrases that are about a piece.
phrase-piece =
    { $kind ->
        [bead] { $type ->
            [bull] pink beads
            [snake] yellow beads
            [frog] green beads
            [owl] white beads
           *[fish] blue beads
        }
       *[spirit] { $type ->
            [bull] the pink bull
            [snake] the yellow snake
            [frog] the green frog
            [owl] the white owl
           *[fish] the blue fish
        }
    }
phrase-who_has = Who has { $piece }?
phrase-i_have = I have { $piece }.
phrase-i_want = I want { $piece }.
phrase-deal = Deal!
phrase-no_deal = No deal.
phrase-more = A little more, please.
phrase-last_offer = My last offer.
phrase-please = Please!
phrase-wait = One moment.
phrase-hurry_up = Hurry up!
phrase-trust_me = Trust me.
phrase-bluff = That’s a bluff!
phrase-soon = It will be over soon.
phrase-too_late = Too late!
phrase-thanks = Thank you!
phrase-well_played = Well played!
phrase-hello = Hello!

## Muting

mute =
    { $who ->
        [watchers] Mute those who watch
       *[player] Mute { $name }
    }
unmute =
    { $who ->
        [watchers] Hear those who watch again
       *[player] Hear { $name } again
    }
muted = muted
mute-hint = On this device only. Nobody is told.

## Stories

story-listeners = Listening
story-away =
    { $host ->
        [yes] { $name } is away. You can pass the floor on.
       *[no] { $name } is away. The host can pass the floor on.
    }
