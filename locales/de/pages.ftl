# Die Seiten, die der Server schreibt: die Startseite, und was ein Link sagt, hinter dem kein Raum ist.

page-title = Bead Trade
page-description = Ein Tauschspiel in Echtzeit für zwei bis fünf Freunde, jeder mit einem Handy. Link öffnen und tauschen.

home-tagline = Tausche Perlen mit deinen Freunden. Keine Spielzüge, alle gleichzeitig.
home-new = Ein neuer Tisch
home-your-name = Dein Name
home-make-room = Raum eröffnen
home-only-host = Nur Host sein, auf diesem Bildschirm
home-name-unfit = Ein Name hat 1 bis 24 sichtbare Buchstaben oder Zeichen.
home-no-room = Im Moment lässt sich kein Raum eröffnen. Versuch es in einer Minute noch einmal.
home-code = Hast du einen Code?
home-code-label = Sechs Buchstaben
home-code-go = Hinein
home-my-rooms = Meine Räume
home-nobody-yet = Hier sitzt noch niemand
home-phase =
    { $phase ->
        [lobby] In der Lobby
        [final] Spiel zu Ende
       *[other] Spiel läuft
    }
home-about = Alle beginnen mit einem Krafttier und vier Perlen. Tausche sie, handle mit der Mitte und verstecke Perlen unter zwei Keramikschachteln, um ihren Wert zu verändern. Liegen zwei Krafttiere auf den Schachteln, ist die Runde zu Ende.
home-kept = Was an einem Tisch geschieht, bleibt auf diesem Server gespeichert: einen Tag lang, wenn nie eine Runde beginnt, sonst bis zwei Wochen nach der letzten Benutzung. Auch Namen und Chat gehören dazu. Wer den Server betreibt, könnte alles lesen.
home-unofficial = Eine inoffizielle Web-Fassung des Brettspiels von Jordan Draper, mit eigenen Worten und Zeichnungen.
home-rules = So wird gespielt
home-intro = Einführung in 60 Sekunden

go-home = Zur Startseite
tv-title = { -game } auf dem großen Bildschirm

no-room-title = Diesen Raum gibt es nicht
no-room-text = Vielleicht ist der Link unvollständig, oder den Raum gibt es schon länger nicht mehr. Lass dir den Link noch einmal geben, oder eröffne selbst einen Raum.
no-code-title = Diesen Code gibt es nicht
no-code-text = Dieser Code ist vertippt, geschlossen oder abgelaufen. Lass ihn dir noch einmal ansagen.
code-tries-title = Einen Moment, bitte
code-tries-text = Es wurden zu viele falsche Codes versucht. Warte eine Minute, oder lass dir den Link geben.
room-unreadable-title = Einen Moment, bitte
room-unreadable-text = Der Raum lässt sich gerade nicht laden. Versuch es in einer Minute noch einmal; es ist nichts verloren.
fault-title = Da ging etwas schief
fault-text = Der Fehler liegt beim Server, nicht bei dir. Versuch es bitte in einer Minute noch einmal; es ist nichts verloren.
no-page-title = Diese Seite gibt es nicht
no-page-text = Unter dieser Adresse ist nichts.

## Vorschau eines Links im Messenger

preview-picture = Perlen und Krafttiere um zwei Schachteln
preview-room-title = Bead Trade: Komm an unseren Tisch
preview-room-text = Deine Freunde tauschen Perlen. Öffne den Link auf deinem Handy, sag deinen Namen und spiel mit: ohne App, ohne Konto.

## Die Seite der Wiederholung, und ihre Vorschau mit dem Ergebnis

preview-replay-title = Bead Trade: die Wiederholung
preview-replay-text = Sobald eine Runde zu Ende ist, lässt sie sich hier Schritt für Schritt noch einmal ansehen.
preview-result-title =
    { $state ->
        [over] { $count ->
            [one] { $names } gewinnt mit { $points }
           *[other] { $names } gewinnen gemeinsam mit je { $points }
        }
       *[running] { $count ->
            [one] Nach Runde { $round } von { $rounds } führt { $names } mit { $points }
           *[other] Nach Runde { $round } von { $rounds } führen { $names } mit je { $points }
        }
    }
preview-standing = { $name } { $points }
preview-result-text = { $standing }. Sieh dir jede Runde Schritt für Schritt noch einmal an, und nichts ist mehr verdeckt.
