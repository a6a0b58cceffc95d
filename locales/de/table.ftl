# Der Tisch einer laufenden Runde und ihre Angebote. Spielteile kommen im Akkusativ in die Sätze.

table-title = Der Tisch, Runde { $round }
table-round = Runde { $round } von { $rounds }
table-spirits-placed = { $placed } von { $all } Krafttieren auf den Schachteln; das letzte beendet die Runde
table-time-left =
    { $minutes ->
        [0] noch { $seconds } s
       *[other] noch { $minutes } min { $seconds } s
    }

## Die anderen Spieler

table-friends = Die anderen
table-hand = Hand { $count }
table-presence =
    { $presence ->
        [left] gegangen
       *[away] abwesend
    }
table-front-shows = Hat vor sich: { $pieces }.
table-fingers-hold = Hat in den Fingern: { $pieces }.

## Der Markt

table-market = Die Schachteln und die Mitte
table-center = Mitte
table-center-none = In der Mitte liegt nichts.
table-center-piece = Aus der Mitte: { $pieces }
table-center-no-bead = In der Mitte liegen keine Perlen.
table-center-no-spirit = In der Mitte liegt kein Krafttier.
table-no-own-bead = Du hast keine Perle zum Tauschen.
table-no-own-spirit = Du hast kein Krafttier zum Tauschen.
table-bottom = BODEN
table-beads =
    { $count ->
        [one] Perle
       *[other] Perlen
    }
table-locked = gesperrt
# Alles, was eine Schachtel zeigt, zum Vorlesen.
table-box =
    { $side ->
        [top] DECKEL
       *[bottom] BODEN
    }: { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    } darunter{ $on ->
        [0] { "" }
       *[other] , trägt { $spirits }
    }{ $locked ->
        [yes] , gesperrt
       *[no] { "" }
    }.
table-box-title =
    { $side ->
        [top] Schachteldeckel
       *[bottom] Schachtelboden
    }
table-box-worth =
    { $side ->
        [top] Perlen unter dem DECKEL und ein Krafttier darauf machen ihre Art mehr wert. Vor dem Ende darf niemand darunter nachsehen.
       *[bottom] Perlen unter dem BODEN und ein Krafttier darauf machen ihre Art weniger wert. Vor dem Ende darf niemand darunter nachsehen.
    }
table-box-locked =
    { $side ->
        [top] Ein Krafttier sperrt den DECKEL: Es kommen keine Perlen mehr darunter.
       *[bottom] Ein Krafttier sperrt den BODEN: Es kommen keine Perlen mehr darunter.
    }
table-placed =
    { $count ->
        [0] keine Perlen
        [one] { $count } Perle
       *[other] { $count } Perlen
    }

## Meine Spielteile

table-tray = Deine Spielteile
table-zone =
    { $zone ->
        [fingers] Finger
        [front] Vor dir
       *[hand] Hand
    }
table-stack =
    Du hast { $pieces } { $zone ->
        [fingers] in den Fingern
        [front] vor dir
       *[hand] in der Hand
    }{ $chosen ->
        [0] { "" }
       *[other] , { $chosen } gewählt
    }
# Auf einem Stapel von vieren, von denen zwei gewählt sind.
table-chosen = { $chosen } von { $count }

## Was man tun kann

table-choose-first = Tippe zuerst an, welche Spielteile du meinst.
table-one-place = Wähle nur Spielteile aus der Hand, um sie zu zeigen, oder nur solche vor dir, um sie in die Hand zu nehmen.
table-beads-or-one-spirit = Perlen kommen unter eine Schachtel, ein einzelnes Krafttier kommt darauf.
table-fingers-full = Lege erst vor dich, was du in den Fingern hast, oder tausche es oder lege es unter oder auf eine Schachtel.
table-swap-one = Tausche ein Spielteil auf einmal: Wähle nur eines.
table-no-more-offers = Mehr offene Angebote passen nicht. Zieh erst eines zurück.
table-not-now = Das geht mit diesen Spielteilen jetzt nicht.
table-swap-start = Tausch mit der Mitte
table-swap-for = Tausche { $gives } gegen { $takes }
table-swap-what = Für { $takes } aus der Mitte: Was gibst du?
table-swap-tap-center = Tippe jetzt an, was du aus der Mitte nimmst.
table-swap-tap-own = Eins zu eins: Tippe eines deiner Spielteile an.
table-put-under =
    { $side ->
        [top] { $pieces } unter den DECKEL
       *[bottom] { $pieces } unter den BODEN
    }
table-put-under-none =
    { $side ->
        [top] Unter den DECKEL legen
       *[bottom] Unter den BODEN legen
    }
table-put-on =
    { $side ->
        [top] { $pieces } auf den DECKEL
       *[bottom] { $pieces } auf den BODEN
    }{ $ends ->
        [yes] { "" } – Rundenende!
       *[no] { "" }
    }
table-tap-again = noch mal
table-tap-again-to = Tippe noch mal: { $sentence }
table-show-none = Spielteile vor dich legen
table-show = Zeige { $pieces } vor dir
table-hide = Nimm { $pieces } in die Hand

## Angebote, kurze Wörter für Spielteile

offer-beads =
    { $type ->
        [bull] { $count } rosa
        [snake] { $count } gelbe
        [frog] { $count } grüne
        [owl] { $count } weiße
       *[fish] { $count } blaue
    }
offer-spirit =
    { $type ->
        [bull] den Stier
        [snake] die Schlange
        [frog] den Frosch
        [owl] die Eule
       *[fish] den Fisch
    }
offer-everyone = alle

## Ein Angebot machen

offer-line-rest = Tippe an, was du gibst und was du willst.
offer-line-to = Angebot an { $to }: Tippe an, was du gibst.
offer-line-gives =
    { $whom ->
        [some] An { $to }: Du gibst { $gives }. Was willst du?
       *[all] Du gibst { $gives }. Was willst du?
    }
offer-line-wants =
    { $whom ->
        [some] An { $to }, für { $wants }: Tippe an, was du gibst.
       *[all] Für { $wants }: Tippe an, was du gibst.
    }
offer-line = { $gives } gegen { $wants }, an { $to }
offer-line-whom = { $gives } gegen { $wants }: an wen?
offer-sentence = Biete an { $to }: { $gives } gegen { $wants }
offer-sentence-open =
    { $whom ->
        [some] { $some ->
            [yes] Biete an { $to }: { $gives } gegen …
           *[no] Angebot an { $to } machen …
        }
       *[all] { $some ->
            [yes] Biete { $gives } gegen …
           *[no] Angebot machen …
        }
    }
offer-you-get = Du bekommst
offer-you-give = Du gibst
offer-want =
    { $count ->
        [0] Verlange { $pieces }
       *[other] Du willst { $pieces }
    }
offer-pick =
    { $count ->
        [0] Du hast { $pieces }
       *[other] Du hast { $pieces }, { $count } gewählt
    }
offer-more = Mehr: Krafttiere, beliebige Spielteile
offer-clear = Auswahl leeren
offer-clear-short = Leeren
offer-new = Neues Angebot
offer-counter-to = Antwort an { $name }
offer-to-whom = An
offer-to-everyone = Alle
offer-both-sides = Wähle, was du gibst und was du bekommst.
offer-nobody = An wen? Wähle einzelne oder alle.
offer-send = Senden

## Angebote auf dem Tisch

offers = Angebote
offers-none = Keine Angebote. Tippe deine Spielteile an, um eines zu machen.
offers-none-watching = Keine offenen Angebote an alle.
offers-more = noch { $count }
offers-fewer = weniger
offer-get = Kriegst
offer-give = gibst
offer-gives = gibt
offer-wants = will
offer-row = { $name } bietet: Du bekommst { $get }, du gibst { $give }. Mit Gegenangebot antworten
# nach dem Doppelpunkt, weil „du“ darunter sein kann
offer-row-public = { $name } bietet { $get } gegen { $give }. Gilt für: { $to }.
offer-row-more = Mehr zum Angebot von { $name }
offer-accept = Annehmen
offer-accept-any = Annehmen…
offer-accept-label = Angebot von { $name } annehmen: Du bekommst { $get }, du gibst { $give }
offer-lack = brauchst
offer-too-soon = Die Liste hat sich gerade geändert. Sieh hin und tippe noch mal.
offer-by = Angebot von { $name }
offer-seen-by =
    { $all ->
        [yes] Gilt für alle. Wer zuerst annimmt, bekommt es.
       *[no] Gilt für: { $to }. Sonst sieht es niemand.
    }
offer-decline = Ablehnen
offer-counter = Gegenangebot …
offer-choose-any =
    { $beads ->
        [0] { $spirits ->
            [0] Das Angebot verlangt { $pieces }. Das ist alles.
           *[other] Das Angebot verlangt { $pieces }. Wähle noch { $spirits }.
        }
       *[other] { $spirits ->
            [0] Das Angebot verlangt { $pieces }. Wähle noch { $beads }.
           *[other] Das Angebot verlangt { $pieces }. Wähle noch { $beads ->
                [one] { $beads } Perle
               *[other] { $beads } Perlen
            } und { $spirits ->
                [one] { $spirits } Krafttier
               *[other] { $spirits } Krafttiere
            }.
        }
    }
offer-to-all = An alle
offer-you-give-short = gibst
offer-for = für
offer-own-row = Dein Angebot an { $to }: { $get } gegen { $give }.
offer-withdraw = Zurückziehen
offer-withdraw-label = Dein Angebot an { $to } zurückziehen: { $get } gegen { $give }
offer-again-label = Noch mal bieten, an { $to }: { $get } gegen { $give }
