# Wörter, die alle Ansichten eines Raums teilen.

-game = Bead Trade

## Spielteile

# Nach der Farbe; zwei Buchstaben, weil Gelb und Grün gleich beginnen.
type-letter =
    { $type ->
        [bull] Ro
        [snake] Ge
        [frog] Gr
        [owl] We
       *[fish] Bl
    }
# Mehrzahl ohne Artikel, Nominativ oder Akkusativ: „gelbe Perlen“, „mehr gelbe“.
type-colour =
    { $type ->
        [bull] rosa
        [snake] gelbe
        [frog] grüne
        [owl] weiße
       *[fish] blaue
    }
spirit-name =
    { $type ->
        [bull] rosa Stier
        [snake] gelbe Schlange
        [frog] grüner Frosch
        [owl] weiße Eule
       *[fish] blauer Fisch
    }
# Im Satz, immer im Akkusativ: Sätze mit Spielteilen brauchen ein Verb oder „für“, „gegen“, „um“.
spirit-of =
    { $type ->
        [bull] den rosa Stier
        [snake] die gelbe Schlange
        [frog] den grünen Frosch
        [owl] die weiße Eule
       *[fish] den blauen Fisch
    }
beads-of =
    { $count ->
        [one] { $count } { $type ->
            [bull] rosa Perle
            [snake] gelbe Perle
            [frog] grüne Perle
            [owl] weiße Perle
           *[fish] blaue Perle
        }
       *[other] { $count } { $type ->
            [bull] rosa Perlen
            [snake] gelbe Perlen
            [frog] grüne Perlen
            [owl] weiße Perlen
           *[fish] blaue Perlen
        }
    }
no-pieces = nichts
hidden-pieces =
    { $count ->
        [one] 1 verdecktes Spielteil
       *[other] { $count } verdeckte Spielteile
    }
any-beads =
    { $count ->
        [one] 1 beliebige Perle
       *[other] { $count } beliebige Perlen
    }
any-spirits =
    { $count ->
        [one] 1 beliebiges Krafttier
       *[other] { $count } beliebige Krafttiere
    }

## Leute

you = Du
# In einer Reihe von Namen, immer im Nominativ: „du, Ana und Ben“
you-among = du
somebody = Jemand
the-host = der Host
host = Host
player = Spieler
players = Spieler
away = abwesend

## Bedienung

menu = Menü
notices = Hinweise
close = Schließen
undo = Rückgängig
try-again = Noch einmal
to-start-page = Zur Startseite

## Verbindung

game-title = { -game }
connecting = Dein Tisch wird gesucht …
offline = Keine Verbindung. Neuer Versuch …
connection =
    { $state ->
        [ok] Verbunden
        [slow] Langsame Verbindung
       *[off] Keine Verbindung
    }
# Der Server hat die Verbindung endgültig geschlossen; der Code sagt, warum.
closed =
    { $code ->
        [4404] Diesen Raum gibt es nicht mehr.
        [4429] Dieser Raum ist voll: Mehr Zuschauer passen nicht, oder dieser Platz ist in zu vielen Fenstern offen.
        [4409] Diese Seite ist älter als der Server und konnte sich nicht selbst erneuern. Lade sie bitte neu.
       *[other] Diese Seite und der Server verstehen sich nicht. Lade sie bitte neu.
    }

## Menü

you-play-as = Du spielst als { $name }.
you-watch =
    { $count ->
        [one] Du siehst zu.
       *[other] Du siehst zu, ihr seid zu { $count }.
    }
how-to-play = So wird gespielt
leave = Tisch verlassen
leave-sure =
    { $phase ->
        [lobby] Wirklich gehen?
       *[match] Wirklich gehen? Dein Platz bleibt, aber niemand spielt ihn.
    }
change-name = Namen ändern
rename = Ändern
your-name = Dein Name

## Einladen

invite = Einladen
invite-how = Wer diesen Link öffnet, sieht diesen Tisch; in der Lobby kann man sich dazusetzen.
link-qr = QR-Code mit dem Link zu diesem Raum
scan-or-send = Scannen oder verschicken
share = Teilen
copy = Kopieren
link-given =
    { $how ->
        [copied] Der Link ist kopiert.
       *[selected] Der Link ist markiert: Kopiere ihn von dort.
    }
other-links = Öffnet sich nicht? Andere Adressen

## Um einen Platz bitten

ask-for-seat = Um einen Platz bitten
ask-how = Der Host kann dir den Platz von jemandem geben, der abwesend oder gegangen ist.
ask = Bitten
asked-for-seat = Der Host weiß, dass du mitspielen möchtest.

## Ein weiteres Gerät

other-device = Weiteres Gerät
device-how = Öffne den Link innerhalb einer Minute auf dem anderen Gerät. Dann spielen beide deinen Platz. Zeig ihn sonst niemandem.
device-new-code = Neuer Code
device-qr = QR-Code, der ein Gerät zu deinem Platz hinzufügt
device-link = Scanne ihn, oder öffne dort diesen Link
device-left =
    { $count ->
        [one] noch 1 Sekunde
       *[other] noch { $count } Sekunden
    }
device-code-over = Dieser Code ist abgelaufen.
arrival-title = In diesem Browser spielen?
arrival-text = Der geöffnete Link enthält den Code für einen Platz an diesem Tisch. Willst du diesen Platz auch in diesem Browser spielen?
arrival-text-seated = Der geöffnete Link enthält den Code für einen Platz an diesem Tisch, aber dieser Browser hat hier schon einen Platz. Willst du zu dem anderen wechseln?
arrival-yes = Ja, hier spielen
arrival-no = Nein, danke

## Host

host-tools = Für den Host
host-act =
    { $act ->
        [end_reveal] Aufdecken überspringen
        [void_round] Runde abbrechen
       *[end_match] Spiel jetzt beenden
    }
host-act-sure =
    { $act ->
        [end_reveal] Für alle überspringen?
        [void_round] Wirklich abbrechen? Sie zählt nicht und wird neu ausgeteilt.
       *[end_match] Wirklich beenden? Es entscheidet der Stand bis hier.
    }
askers = Möchten mitspielen
askers-no-seat = Alle Plätze sind besetzt, und ihre Spieler sind da.
hand-over = Platz von { $name } geben
kick = Entfernen
kick-sure = { $name } wirklich entfernen?
kick-hint = Du kannst es zehn Sekunden lang rückgängig machen.
kicked = { $name } wurde entfernt.

## Seiten eines Raums ohne seinen Client

too-old = Dieser Browser ist zu alt, um hier zu spielen. Nimm bitte Safari 16.4, Chrome 111 oder Firefox 115 oder einen neueren.
no-script = Dieses Spiel braucht JavaScript. Schalte es für diese Seite bitte ein.

## Namen hintereinander

list-middle = { $start }, { $next }
list-two = { $start } und { $next }
list-end = { list-two }
