# Handeln am Tisch: die Knöpfe, Wunschmarken, beendete Angebote.

## Die Knöpfe des Tisches

# Auf den Knöpfen des Tisches. Was zwischen <b> und </b> steht, ist groß und hat eine eigene Zeile, das Übrige ist klein:
# Wo es steht, entscheidet die Sprache.
act-swap-face = Tausch mit <b>Mitte</b>
act-put-face =
    { $place ->
        [on] { $side ->
            [top] auf den <b>DECKEL</b>
           *[bottom] auf den <b>BODEN</b>
        }
       *[under] { $side ->
            [top] unter den <b>DECKEL</b>
           *[bottom] unter den <b>BODEN</b>
        }
    }
act-again-face =
    { $side ->
        [top] noch mal <b>DECKEL</b>
       *[bottom] noch mal <b>BODEN</b>
    }
act-show-face = <b>vor dir</b> zeigen
act-hide-face = in die <b>Hand</b>
offer-face =
    { $count ->
        [0] <b>Biete</b> an alle
        [one] <b>Biete</b> an { $name }
       *[other] <b>Biete</b> an { $count }
    }
offer-open-face = <b>Biete…</b>
offer-everyone-face = An <b>alle</b>?
offer-everyone-label = { $gives } gegen { $wants }: an alle?
swap-face = <b>Tausch</b>

## Beendete Angebote

# $how: „gone“ (vorbei), „mine“ (selbst angenommen), „accepted“ (jemand nahm das eigene an), „faster“ (jemand war schneller).
offer-end =
    { $how ->
        [mine] getauscht
        [accepted] { $name } nahm an
        [faster] { $name } war schneller
       *[gone] vorbei
    }
offer-end-told =
    { $how ->
        [mine] Ihr habt getauscht.
        [accepted] { $name } hat dein Angebot angenommen.
        [faster] { $name } war schneller.
       *[gone] Dieses Angebot ist vorbei.
    }
offer-again-face =
    { $how ->
        [accepted] { $name } nahm an <b>Noch mal bieten</b>
       *[gone] vorbei <b>Noch mal bieten</b>
    }
offer-turned-face =
    { $how ->
        [faster] { $name } war schneller <b>Selbst bieten</b>
       *[gone] vorbei <b>Selbst bieten</b>
    }
offer-turned-label = Biete { $name } das Gleiche selbst: Du gibst { $give } und bekommst { $get }

## Wunschmarken

# Im Akkusativ: jemand will sie.
wish-bead =
    { $type ->
        [bull] eine rosa Perle
        [snake] eine gelbe Perle
        [frog] eine grüne Perle
        [owl] eine weiße Perle
       *[fish] eine blaue Perle
    }
wish-wants = will
wish-seen = { $name } will { $piece }.
wish-answer = { $name } will { $piece }: Angebot beginnen
wish-not-held = { $name } will { $piece }, aber das hast du nicht.
wish-own = Ich will
wish-own-shown = Du zeigst, dass du { $piece } willst. Ändern
wish-own-none = Zeigen, was du willst
wish-title = Was willst du?
wish-how = Eine Marke neben deinem Namen zeigt es allen. Sie bindet niemanden.
wish-clear = Marke wegnehmen
