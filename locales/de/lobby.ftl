# Die Lobby, die Geschichten und das Bereitmachen.

## Plätze

sit-down = Setz dich dazu
take-seat = Platz nehmen
seats-taken = { $taken } von { $seats }
free-seat = Frei
that-is-you = (du)
intro-link = Neu hier? 60 Sekunden
lobby-full = Alle Plätze sind besetzt. Du kannst zusehen.
watching =
    { $count ->
        [one] 1 sieht zu.
       *[other] { $count } sehen zu.
    }

## Einstellungen

variations = Varianten
host-chooses = Der Host wählt.
variant =
    { $variant ->
        [locked] Gesperrte Krafttiere
        [normal] Normale Krafttiere
        [longer] Mehr Krafttiere
        [extended] Verlängertes Spiel
       *[story] Tiergeschichten
    }
variant-hint =
    { $variant ->
        [locked] Ein Krafttier auf einer Schachtel sperrt sie: Es kommen keine Perlen mehr darunter.
        [normal] Ein Krafttier zählt wie eine weitere Perle, ohne zusätzlichen Punkt.
        [longer] Erst das dritte Krafttier auf den Schachteln beendet die Runde.
        [extended] Fünf Runden statt drei.
       *[story] Vor dem Start erzählen alle die Geschichte ihres Krafttiers.
    }
seats = Plätze
seats-count =
    { $count ->
        [one] 1 Spieler
        [2] 2 Spieler, je zwei Sätze
       *[other] bis zu { $count } Spieler
    }
time-limit = Zeitlimit pro Runde
no-time-limit = Keins
minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
deal = Austeilen
deal-hint =
    { $count ->
        [2] Zu zweit bekommt jeder zwei Sätze. Sitzen alle? Dann teil aus.
       *[other] Sitzen alle, die mitspielen wollen? Dann teil aus.
    }
deal-too-few = Es braucht mindestens zwei Spieler.
host-will-deal = Sobald alle sitzen, teilt { $host } aus.
host-away = Der Host ist abwesend. In einer Minute übernimmt jemand anderes.

## Geschichten

your-story = Deine Geschichte
story-of = { $name } erzählt
story-about = Es geht um { $pieces } – und um die Perlen.
story-later = Danach: { $names }
story-listen = { $name } hat das Wort.
pass-on = Das war meine Geschichte
pass-on-for = Weiter nach { $name }

## Bereit

round-of = Runde { $round } von { $rounds }
ready-count = { $ready } von { $seats } bereit
seat-state =
    { $state ->
        [ready] bereit
        [away] abwesend
        [left] gegangen
       *[not-yet] noch nicht
    }
youngest = am jüngsten
played-with =
    { $count ->
        [one] Variante:
       *[other] Varianten:
    }
im-ready = Ich bin bereit
not-ready = Doch nicht bereit
im-youngest = Ich bin am jüngsten
not-youngest = Ich bin nicht am jüngsten
lets-begin = Los geht’s
# nach dem Doppelpunkt, weil „du“ darunter sein kann
waiting-for = Noch nicht bereit: { $names }.
not-waited-for =
    { $count ->
        [one] { $names } ist abwesend, es geht auch so los.
       *[other] { $names } sind abwesend, es geht auch so los.
    }
all-ready-you-begin = Alle sind bereit. Du sagst „los geht’s“.
youngest-begins = Alle sind bereit. { $name } ist am jüngsten und sagt „los geht’s“.
host-begins = Alle sind bereit, und { $name } sagt „los geht’s“.
