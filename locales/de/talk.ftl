# Der Chat: Zeilen, Reaktionen, Redewendungen, und wer auf diesem Gerät stumm ist.

talk = Chat
talk-button =
    { $count ->
        [0] Chat
        [one] Chat, 1 neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
talk-lines = Was gesagt wurde
talk-empty = Noch hat niemand etwas gesagt.
talk-hidden =
    { $count ->
        [one] 1 stumme Zeile ist ausgeblendet.
       *[other] { $count } stumme Zeilen sind ausgeblendet.
    }
# Wer ohne Platz etwas sagt: der gemeinsame Bildschirm des Hosts.
talk-host = Host

## Etwas sagen

say-something = Sag etwas
say = Senden
say-left =
    { $count ->
        [one] Noch 1 Zeichen
       *[other] Noch { $count } Zeichen
    }
say-over =
    { $count ->
        [one] 1 Zeichen zu viel
       *[other] { $count } Zeichen zu viel
    }
say-wait = Einen Moment bitte – dein Text bleibt hier stehen.

## Reaktionen

reactions = Reaktionen
reaction =
    { $reaction ->
        [applause] Applaus
        [laugh] Lachen
        [wow] Wow
        [heart] Herz
        [cry] Tränen
       *[hurry] Eile
    }
# Wird vorgelesen, nicht gezeigt.
reaction-seen = { $name }: { $reaction }
watchers = Zuschauer

## Redewendungen

phrase-book = Redewendungen
phrase-which = Welches Spielteil?
# In Wendungen über ein Spielteil, immer im Akkusativ.
phrase-piece =
    { $kind ->
        [bead] { $type ->
            [bull] rosa Perlen
            [snake] gelbe Perlen
            [frog] grüne Perlen
            [owl] weiße Perlen
           *[fish] blaue Perlen
        }
       *[spirit] { $type ->
            [bull] den rosa Stier
            [snake] die gelbe Schlange
            [frog] den grünen Frosch
            [owl] die weiße Eule
           *[fish] den blauen Fisch
        }
    }
phrase-who_has = Wer hat { $piece }?
phrase-i_have = Ich habe { $piece }.
phrase-i_want = Ich will { $piece }.
phrase-deal = Abgemacht!
phrase-no_deal = Kein Tausch.
phrase-more = Leg noch etwas drauf.
phrase-last_offer = Mein letztes Angebot.
phrase-please = Bitte!
phrase-wait = Moment noch.
phrase-hurry_up = Mach schnell!
phrase-trust_me = Vertrau mir.
phrase-bluff = Das ist ein Bluff!
phrase-soon = Gleich ist es vorbei.
phrase-too_late = Zu spät!
phrase-thanks = Danke!
phrase-well_played = Gut gespielt!
phrase-hello = Hallo!

## Stummschalten

mute =
    { $who ->
        [watchers] Zuschauer stummschalten
       *[player] { $name } stummschalten
    }
unmute =
    { $who ->
        [watchers] Zuschauer wieder hören
       *[player] { $name } wieder hören
    }
muted = stumm
mute-hint = Nur auf diesem Gerät. Niemand erfährt davon.

## Geschichten

story-listeners = Es hören zu
story-away =
    { $host ->
        [yes] { $name } ist gerade weg. Du kannst das Wort weitergeben.
       *[no] { $name } ist gerade weg. Der Host kann das Wort weitergeben.
    }
