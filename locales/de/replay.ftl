# Die Wiederholung der beendeten Runden: eine eigene Seite mit eigenen Wörtern.

replay-title = Wiederholung
to-the-table = Zum Tisch
replay-rounds = Runden
replay-people = Was alle besitzen
replay-would-score = { $points }, wenn die Runde hier geendet hätte
replay-standing = { $name } { $points }

## Die Leiste am Fuß

replay-slider = Momente dieser Runde
replay-at = { $time }: { $sentence }
replay-deal = Die Runde beginnt. Alle haben ihr Startmaterial.
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $speed }×

## Was die Runde ausmachte

replay-chart = Hätte die Runde hier geendet
replay-chart-now = Hätte die Runde bei { $time } geendet: { $standing }.
replay-highlights = Höhepunkte
replay-quiet = In dieser Runde wurde nicht getauscht, und niemand ging in Führung.
replay-best-deal = Bester Tausch
replay-best-deal-text = Bei { $time } tauschte { $name } mit { $other }. Mit den Schachteln vom Ende gerechnet brachte das { $name } { $gain } und { $other } { $other_gain }.
replay-most-wanted = Begehrteste Perle
replay-most-wanted-text =
    { $count ->
        [one] { $beads } wechselte durch Tauschen den Platz; keine andere Art tat das öfter.
       *[other] { $beads } wechselten durch Tauschen den Platz; keine andere Art tat das öfter.
    }
replay-turning-point = Wendepunkt
replay-turning-point-text = Bis { $time } wäre die Runde an { $before } gegangen, von da an an { $after }.
replay-turning-point-level = Bis { $time } lagen alle gleichauf, von da an wäre die Runde an { $after } gegangen.
replay-deeds = Schritt für Schritt

## Nichts zu sehen

replay-none = Noch ist keine Runde zu Ende
replay-none-text = Sobald eine zu Ende ist, kannst du sie hier Schritt für Schritt noch einmal ansehen, und nichts ist mehr verdeckt.
replay-gone = Diesen Raum gibt es nicht mehr.
replay-gone-text = Mit ihm ist alles weg, was von ihm aufbewahrt war.
replay-unread = Einen Moment, bitte
replay-unread-text = Die Wiederholung lässt sich gerade nicht lesen. Versuch es in einer Minute noch einmal; verloren ist nichts.
replay-look-again = Noch einmal nachsehen
