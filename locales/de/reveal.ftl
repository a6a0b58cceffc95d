# Das Aufdecken am Ende einer Runde.

reveal-step =
    { $step ->
        [hands] Hände
        [spirits] Krafttiere
        [lift] Schachteln
       *[totals] Punkte
    }
reveal-step-type =
    { $type ->
        [bull] Stier
        [snake] Schlange
        [frog] Frosch
        [owl] Eule
       *[fish] Fisch
    }
reveal-under =
    { $side ->
        [top] Unter DECKEL
       *[bottom] Unter BODEN
    }
reveal-hold = Anhalten
reveal-go-on = Fortsetzen
reveal-next = Nächster Schritt
reveal-to-end = Zum Ergebnis
reveal-to-end-sure = Für alle?
reveal-host = Tempo des Aufdeckens
reveal-held = Vom Host angehalten
reveal-standing = Stand des Spiels
reveal-points-table = Punkte dieser Runde
reveal-told = Bisher aufgedeckt
reveal-not-counted = noch nicht gewertet

## Was bei jedem Schritt gesagt wird

reveal-hands = Alle decken auf.
reveal-hands-detail = Es zählt nur, was du besitzt; die Mitte zählt nicht.
# Krafttiere kommen im Akkusativ.
reveal-spirits-top =
    { $count ->
        [one] Der DECKEL trägt { $spirits }.
       *[other] Der DECKEL trägt { $spirits }.
    }
reveal-spirits-bottom =
    { $count ->
        [one] Der BODEN trägt { $spirits }.
       *[other] Der BODEN trägt { $spirits }.
    }
reveal-spirits-none = Auf keiner Schachtel liegt ein Krafttier.
reveal-lift = Hoch damit! { $top ->
        [one] { $top } Perle
       *[other] { $top } Perlen
    } unter DECKEL, { $bottom } unter BODEN.
reveal-type =
    { $verdict ->
        [spirit_on_top] { $type ->
            [bull] Stier auf dem DECKEL: rosa Perlen +1.
            [snake] Schlange auf dem DECKEL: gelbe Perlen +1.
            [frog] Frosch auf dem DECKEL: grüne Perlen +1.
            [owl] Eule auf dem DECKEL: weiße Perlen +1.
           *[fish] Fisch auf dem DECKEL: blaue Perlen +1.
        }
        [spirit_on_bottom] { $type ->
            [bull] Stier auf dem BODEN: rosa Perlen −1.
            [snake] Schlange auf dem BODEN: gelbe Perlen −1.
            [frog] Frosch auf dem BODEN: grüne Perlen −1.
            [owl] Eule auf dem BODEN: weiße Perlen −1.
           *[fish] Fisch auf dem BODEN: blaue Perlen −1.
        }
        [more_under_top] Mehr { type-colour } unter DECKEL, { $top } zu { $bottom }: gut zu haben.
        [more_under_bottom] Mehr { type-colour } unter BODEN, { $bottom } zu { $top }: schlecht zu haben.
       *[equal] Gleich viele, je { $top }: { type-colour } Perlen bringen nichts.
    }
# Unter der Zeile über den Alleinbesitz.
reveal-verdict =
    { $verdict ->
        [spirit_on_top] Der DECKEL trägt { spirit-of }, doch Alleinbesitz bringt nichts.
        [spirit_on_bottom] Der BODEN trägt { spirit-of }.
        [more_under_top] Mehr unter DECKEL, { $top } zu { $bottom }, doch Alleinbesitz bringt nichts.
        [more_under_bottom] Mehr unter BODEN, { $bottom } zu { $top }.
       *[equal] Gleich viele unter Deckel und Boden, je { $top }.
    }
reveal-alone =
    { $me ->
        [yes] Nur du hast { type-colour }: 0 Punkte.
       *[no] Nur { $name } hat { type-colour }: 0 Punkte.
    }
reveal-nobody-holds = Niemand hat { type-colour }.
reveal-lead =
    { $me ->
        [yes] Im Spiel führst du mit { $points }.
       *[no] { $count ->
            [one] Im Spiel führt { $names } mit { $points }.
           *[other] Im Spiel führen { $names } mit je { $points }.
        }
    }
reveal-gift =
    { $why ->
        [spirit] { $points } fürs Krafttier: { $names }.
        [bead_and_spirit] { $points } für Perle und Krafttier: { $names }.
        [loses] { $points }: { $names }.
        [once] Nur { $points }, auch für mehrere Spielteile: { $names }.
       *[bead] { $points } für Perlen: { $names }.
    }
reveal-count = Wir zählen { type-colour } Perlen.
reveal-totals = Die Punkte dieser Runde.
reveal-best =
    { $me ->
        [yes] Die meisten Punkte hast du: { $points }.
       *[no] { $count ->
            [one] Die meisten Punkte hat { $names }: { $points }.
           *[other] Die meisten Punkte haben { $names }: je { $points }.
        }
    }
