# Die Rundenpunkte, wie sie zustande kamen, und das Ende eines Spiels.

score-sheet = Wertungstabelle
round = Runde { $round }
# mit weichem Trennstrich: die Spalte ist auf Handys schmal
total = Ge­samt
not-played = noch nicht gespielt
score-how = Tippe auf ein Ergebnis, um zu sehen, wie es zustande kam.
score-none = Noch wurde keine Runde gewertet.
timeline = Was in Runde { $round } geschah
score-cell = { $name }, Runde { $round }: { $points }
reasons-title =
    { $me ->
        [yes] Deine Runde { $round }: { $points }
       *[no] { $name }, Runde { $round }: { $points }
    }

# Was über eine Perlenart entschied. $top und $bottom sind die Perlen dieser Art unter jeder Schachtel.
verdict =
    { $verdict ->
        [spirit_on_top] Der Deckel trägt { spirit-of }.
        [spirit_on_bottom] Der Boden trägt { spirit-of }.
        [more_under_top] Mehr unter dem Deckel als unter dem Boden, { $top } zu { $bottom }.
        [more_under_bottom] Mehr unter dem Boden als unter dem Deckel, { $bottom } zu { $top }.
       *[equal] Gleich viele unter Deckel und Boden, je { $top }.
    }
# Warum jemand für eine Art so viele Punkte bekommt, nach den Punkten.
reason =
    { $reason ->
        [holds_none] ohne { type-colour } Spielteile
        [bead] für { type-colour } Perlen
        [spirit] für { spirit-of }
        [bead_and_spirit] für { spirit-of } und { type-colour } Perlen
        [alone] sonst hat niemand { type-colour } Spielteile
       *[equal] { type-colour } Spielteile sind nichts wert
    }

## Das Ende

match-over = Das Spiel ist zu Ende
no-winner = Keine Runde wurde gewertet
winners = { $names }
victory =
    { $me ->
        [yes] Du gewinnst mit { $points }.
       *[no] gewinnt mit { $points }.
    }
shared-victory =
    { $me ->
        [yes] Ihr gewinnt gemeinsam mit je { $points }.
       *[no] gewinnen gemeinsam mit je { $points }.
    }
rematch = Noch ein Spiel
rematch-by-host = Der Host kann mit allen, die hier sitzen, ein neues Spiel starten.
rematch-how = Zurück in die Lobby, mit denselben Plätzen und Einstellungen.
change-variants = Varianten ändern

## Rückblick

replay-open = Wiederholung ansehen
share-result = Ergebnis teilen
share-link = Link zum Ergebnis
