# Warum etwas nicht ging, wie es neben dem Angetippten steht. Klein gedruckt wird die Regel genannt.

refusal-rule = Regel { $rule }
refusal-lacks = Du brauchst noch: { $pieces }.
any-beads-more =
    { $count ->
        [one] 1 weitere Perle
       *[other] { $count } weitere Perlen
    }
any-spirits-more =
    { $count ->
        [one] 1 weiteres Krafttier
       *[other] { $count } weitere Krafttiere
    }
refusal-unknown = Das hat nicht geklappt.

## Die Spielregeln

refusal-not_a_player = Das können nur Spieler.
refusal-not_the_host = Das kann nur der Host.
refusal-wrong_phase = Das geht jetzt nicht.
refusal-round_over = Die Runde ist zu Ende. Das kam zu spät.
refusal-no_such_seat = Da sitzt niemand.
refusal-nothing_chosen = Wähle mindestens ein Spielteil.
refusal-not_held = Diese Spielteile hast du nicht mehr.
refusal-no_gifts = Geschenke gibt es nicht: Jede Seite gibt mindestens ein Spielteil.
refusal-impossible = So viele Spielteile gibt es in keinem Spiel.
refusal-too_many_offers = Mehr offene Angebote passen nicht. Zieh erst eines zurück.
refusal-offer_gone = Dieses Angebot ist vorbei.
refusal-not_your_offer = Dieses Angebot ist nicht deins.
refusal-your_own_offer = Das ist dein eigenes Angebot.
refusal-choose_any = Wähle, welche Spielteile du gibst.
refusal-wrong_pieces = Das sind nicht die Spielteile, die das Angebot verlangt.
refusal-only_beads = Unter eine Schachtel kommen nur Perlen; ein Krafttier kommt darauf.
refusal-center_lacks = So ein Spielteil liegt nicht mehr in der Mitte.
refusal-fingers_full = Lege erst vor dich, was du in den Fingern hast.
refusal-box_locked = Ein Krafttier sperrt diese Schachtel.
refusal-not_the_starter = „Los geht’s“ sagt jemand anderes.
refusal-not_all_ready =
    { $count ->
        [0] Noch sind nicht alle bereit.
       *[other] Noch nicht bereit: { $names }.
    }
refusal-already_youngest =
    { $count ->
        [0] Am jüngsten ist schon jemand anderes.
       *[other] { $names } hat das zuerst gesagt.
    }
refusal-not_your_floor = Jemand anderes hat das Wort.
refusal-unchanged = Das ist schon so.
refusal-still_here =
    { $count ->
        [0] Dieser Spieler ist noch da.
       *[other] { $names } ist noch da.
    }

## Der Raum

refusal-name_unfit = Ein Name hat 1 bis 24 sichtbare Buchstaben oder Zeichen.
refusal-text_unfit = Eine Zeile hat 1 bis 280 sichtbare Buchstaben oder Zeichen.
refusal-seats_full = Alle Plätze sind besetzt.
refusal-already_seated = Du hast schon einen Platz.
refusal-not_seated = Du hast hier keinen Platz.
refusal-kicked = Der Host hat dich von diesem Tisch entfernt.
refusal-settings_unfit = So lässt sich der Tisch nicht einstellen; vielleicht sitzen schon zu viele.
refusal-too_few_players = Es braucht mindestens zwei Spieler.
refusal-no_such_asker = Diese Anfrage gibt es nicht mehr.
refusal-too_late = Dafür ist es zu spät.
refusal-too_many_askers = Es fragen schon zu viele nach einem Platz.
refusal-room_worn_out = In diesem Raum wurde so lange gespielt, wie ein Raum hält. Eröffne bitte einen neuen.
refusal-code_unknown = Dieser Code gilt nicht oder nicht mehr. Lass dir einen neuen geben.
refusal-not_stored = Der Server konnte das nicht speichern. Es hat sich nichts geändert; versuch es noch einmal.
refusal-malformed = Der Server hat das nicht verstanden. Lade die Seite bitte neu.
refusal-too_fast = Das ging zu schnell. Versuch es noch einmal.
